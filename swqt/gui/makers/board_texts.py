"""What is said about a board that is being made: its regions, what is wrong with it, and why something is refused."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, floor, inf
from typing import Final

from PySide6.QtCore import QLocale, QObject

from swqt.content import language
from swqt.content.boards.checks import CRAMPED, CROSSING, LABEL_ROOM, OUTSIDE, PIECES_ROOM, SHORT, UNREACHABLE
from swqt.content.boards.graph import GATHERED
from swqt.content.generator import draft as drafts
from swqt.content.generator.draft import BoardDraft, Vertex
from swqt.content.generator.findings import CHASM, Finding
from swqt.gui.texts.names import labelled, listed, percent

_SHARES: Final = (
    "share of land with 3 to 6 of them", "share of the board on the lesser side", GATHERED,
    "natives off the middle of the land",
)  # fmt: skip
_DECIMALS: Final = ("land neighbours of land, mean",)
_MARKS: Final = ("magic", "mine", "cavern")
_MOST_NAMED: Final = 3


class BoardTexts(QObject):
    """Sentences about boards in the language *lang*."""

    def __init__(self, lang: str) -> None:
        super().__init__()
        self._words = language(lang)
        self._locale = QLocale(lang)
        self._titles = self._figure_titles()

    def terrain(self, terrain: str) -> str:
        return self._words.find("terrain", terrain) or terrain.title()

    def mark(self, mark: str) -> str:
        return self._words.find("mark", mark) or mark.title()

    def region(self, draft: BoardDraft, region: int) -> str:
        """Return the region's terrain and number, as in "Forest 3"."""
        return f"{self.terrain(draft.regions[region].terrain)} {draft.codes()[region][1:]}"

    def about(self, draft: BoardDraft, region: int) -> str:
        """Return the region with its marks, as in "Forest 3, Mine"."""
        return ", ".join([self.region(draft, region), *map(self.mark, draft.regions[region].marks)])

    def beside(self, draft: BoardDraft, region: int) -> str:
        """Return the neighbours of *region*, and whether it is at the edge of the board."""
        #: {0}: the neighbours of a region
        text = self.tr("Beside it: {0}.").format(
            ", ".join(self.region(draft, other) for other in draft.neighbours(region))
        )  # fmt: skip
        edge = self.tr("At the edge of the board.")
        return f"{text} {edge}" if draft.is_at_edge(region) else text

    def vertex(self, draft: BoardDraft, vertex: Vertex) -> str:
        """Return between which regions *vertex* is, and how far across and down the board."""
        meeting = listed(self.region(draft, region) for region in draft.regions_at(vertex))
        across, down = (
            percent(round(100 * at / whole))
            for at, whole in zip(vertex.point, (draft.width, draft.height), strict=True)
        )
        #: {0}: the regions that meet there; {1}, {2}: percentages of the width and height of the board
        corner = self.tr("Corner of {0}, {1} from the left, {2} from the top")
        #: {0}: two regions; {1}, {2}: percentages of the width and height of the board
        border = self.tr("Border of {0}, {1} from the left, {2} from the top")
        return (corner if vertex.corner else border).format(meeting, across, down)

    def finding(self, finding: Finding, draft: BoardDraft) -> str:
        """Return *finding* in a sentence."""
        if not finding.is_figure or finding.kind in (LABEL_ROOM, PIECES_ROOM):
            return self._problem(finding, draft)
        if finding.kind == CHASM:
            title = self.tr("Land around {0}").format(self.region(draft, finding.regions[0]))
        else:
            title = self._titles.get(finding.kind) or self._printed(finding.kind, draft)
        # A value that is missed by little must not look like one that is met.
        rounded = round if finding.ok else ceil if finding.value > finding.high else floor
        value = self._number(finding.kind, finding.value, rounded)
        if finding.ok:
            return labelled(title, value)
        #: {0}: what is counted, such as Lost Tribes; {1}: how many there are; {2}: such as "4" or "4 to 6"
        return self.tr("{0}: {1}, should be {2}.").format(title, value, self._wanted(finding))

    def _problem(self, finding: Finding, draft: BoardDraft) -> str:
        some = [self.region(draft, region) for region in finding.regions[:_MOST_NAMED]]
        if len(finding.regions) > _MOST_NAMED:
            some.append("…")
        names = listed(some)
        if finding.ok:
            return self.tr("Every region has room for its tokens.")
        if finding.kind == SHORT and len(finding.regions) == 1:
            return self.tr("{0} touches the edge of the board along a border that is too short.").format(names)
        return {
            CROSSING: self.tr("Borders cross at {0}."),
            UNREACHABLE: self.tr("Cut off from the rest of the board: {0}."),
            OUTSIDE: self.tr("{0} has no room for a name."),
            CRAMPED: self.tr("{0} is too narrow for its symbols."),
            SHORT: self.tr("{0} touch along a border that is too short to be seen."),
            LABEL_ROOM: self.tr("Too narrow for a stack of tokens: {0}."),
            PIECES_ROOM: self.tr("No room for two pieces below the tokens: {0}."),
        }[finding.kind].format(names)

    def _printed(self, kind: str, draft: BoardDraft) -> str:
        """Return the name of the terrain or mark *kind*; a Mine is a mark on the surface only."""
        is_mark = kind in _MARKS and draft.properties["world"] == "surface"
        return self.mark(kind) if is_mark else self.terrain(kind)

    def _number(self, kind: str, value: float, rounded: Callable[[float], int] = round) -> str:
        if kind in _SHARES:
            return percent(rounded(100 * value))
        if kind in _DECIMALS:
            return self._locale.toString(rounded(10 * value) / 10, "f", 1)
        return self._locale.toString(round(value))

    def _wanted(self, finding: Finding) -> str:
        kind, low, high = finding.kind, finding.low, finding.high
        if kind not in (*_SHARES, *_DECIMALS) and float(finding.value).is_integer():
            low, high = (low if low == -inf else ceil(low)), (high if high == inf else floor(high))
        if low == high:
            return self._number(kind, low)
        if high == inf:
            return self.tr("at least {0}").format(self._number(kind, low))
        if low == -inf or (low <= 0 and float(finding.value).is_integer()):
            return self.tr("at most {0}").format(self._number(kind, high))
        #: A range of numbers, such as 4 to 6
        return self.tr("{0} to {1}").format(self._number(kind, low), self._number(kind, high))

    def _figure_titles(self) -> dict[str, str]:
        """Return the titles of the figures that are no number of a terrain or mark."""
        return {
            "regions": self.tr("Regions"), "rounds": self.tr("Rounds"), "land regions": self.tr("Land regions"),
            "seas": self.tr("Seas"), "seas at the board's edge": self.tr("Seas at the edge of the board"),
            "lakes": self.tr("Lakes"), "lakes at the board's edge": self.tr("Lakes at the edge of the board"),
            "Lost Tribes": self.tr("Lost Tribes"), "river regions": self.tr("River regions"),
            "chasms": self.tr("Chasms"), "volcano marks": self.tr("Volcanoes"),
            "monster regions": self.tr("Regions with a Monster"),
            "borders between regions": self.tr("Borders between regions"),
            "land at the board's edge": self.tr("Land at the edge of the board"),
            "land where a race may enter": self.tr("Land where a race may enter"),
            "coastal land": self.tr("Land beside water"),
            "connected parts of the land": self.tr("Parts of the land that are apart"),
            "diameter of the land": self.tr("Steps from one end of the land to the other"),
            "land neighbours of land, mean": self.tr("Neighbours of a region of land on average"),
            "land neighbours of land, most": self.tr("Neighbours of a region of land at most"),
            "share of land with 3 to 6 of them": self.tr("Land with 3 to 6 neighbours"),
            "seas that touch each other": self.tr("Seas that touch each other"),
            "borders between equal terrains": self.tr("Borders between equal terrains"),
            "mountains with mine and cavern": self.tr("Mountains with a Mine and a Cavern"),
            "other regions with several symbols": self.tr("Other regions with several symbols"),
            "caverns that touch": self.tr("Caverns side by side"),
            "Lost Tribes on mountain or water": self.tr("Lost Tribes on a mountain or on water"),
            "symbols on water": self.tr("Symbols on water"),
            "Lost Tribes where a race may enter": self.tr("Lost Tribes where a race may enter"),
            "connected parts of the river": self.tr("Parts of the river that are apart"),
            "borders within the river": self.tr("Borders between river regions"),
            "river regions at the board's edge": self.tr("River regions at the edge of the board"),
            "of these, ends of the river": self.tr("Ends of the river at the edge of the board"),
            "sides of the river": self.tr("Sides of the river"),
            "share of the board on the lesser side": self.tr("The smaller side of the river"),
            "parts that chasms cut off": self.tr("Parts that chasms cut off"),
            "land beside the river": self.tr("Land beside the river"),
            "land beside a chasm": self.tr("Land beside a chasm"),
            "chasms in a group, most": self.tr("Chasms side by side"),
            "volcano marks outside chasms": self.tr("Volcanoes outside chasms"),
            "monsters on river or chasm": self.tr("Monsters on a river or chasm"),
            "monster regions that touch": self.tr("Monsters side by side"),
            "terrains with monsters": self.tr("Terrains with Monsters"),
            "symbols of the surface": self.tr("Symbols of the surface"),
            GATHERED: self.tr("How far a terrain gathers on one side"),
            "natives off the middle of the land": self.tr("How far natives gather on one side"),
            "entry regions that terrains lack": self.tr("Regions at the edge that terrains lack"),
            "entry regions round the middle, quarters": self.tr("Quarters of the board where a race may enter"),
        }  # fmt: skip

    def refusal(self, reason: str) -> str:
        """Return why an operation is refused."""
        return {
            drafts.CROSSING: self.tr("Borders must not cross."),
            drafts.FRAME: self.tr("The corner of the board stays where it is."),
            drafts.NARROW: self.tr("A region would become too narrow."),
            drafts.NOT_ACROSS: self.tr("Draw the line from border to border, across one region."),
            drafts.NOT_NEIGHBOURS: self.tr("Only neighbours can be joined."),
            drafts.TOO_FEW: self.tr("A board needs at least 12 regions."),
            drafts.TOO_MANY: self.tr("A board has at most 120 regions."),
        }[reason]

    def summary(self, found: Sequence[Finding]) -> str:
        """Return how many of *found* are not met."""
        count = sum(not finding.ok for finding in found)
        return self.tr("%n thing(s) to mend", "", count) if count else self.tr("A good board: nothing to mend")
