"""Applies the edits made on the canvas to the board, with an undo history, and describes boards and their faults."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise
from math import ceil, floor, inf
from typing import Final

from PySide6.QtCore import QLocale, QObject, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QIcon, QUndoCommand, QUndoStack
from PySide6.QtWidgets import QMenu

from swqt.content import language
from swqt.content.boards.checks import CRAMPED, CROSSING, LABEL_ROOM, OUTSIDE, PIECES_ROOM, SHORT, UNREACHABLE
from swqt.content.boards.geometry import distance
from swqt.content.boards.graph import GATHERED
from swqt.content.generator import draft as drafts
from swqt.content.generator.draft import BoardDraft, DraftError, Vertex
from swqt.content.generator.findings import CHASM, Finding
from swqt.gui.board.decoration import sign_of, swatch_of
from swqt.gui.makers.board_canvas import JOIN, MOVE, PAINT, SPLIT, BoardCanvas
from swqt.gui.style.actions import mark_choice
from swqt.gui.style.theme import scale_of
from swqt.gui.texts.names import labelled, listed, percent

TERRAINS: Final = {
    "surface": ("forest", "farmland", "hill", "swamp", "mountain", "sea", "lake"),
    "underground": ("mushroom", "mine", "crystal", "mud", "blackmountain", "river", "chasm"),
}
MARK_KEYS: Final = {
    "surface": {"mine": "M", "magic": "G", "cavern": "C", "tribe": "T"},
    "underground": {"volcano": "V", "monster": "O"},
}
"""Terrains and marks of each world; the marks with their keys."""

MODE_KEYS: Final = {MOVE: "B", PAINT: "P", SPLIT: "S", JOIN: "J"}
NAME: Final = 0x10001
PLAYERS: Final = 0x10002
"""Merge keys of changes; those of border points are smaller numbers."""

_SHARES: Final = (
    "share of land with 3 to 6 of them", "share of the board on the lesser side", GATHERED,
    "natives off the middle of the land",
)  # fmt: skip
_DECIMALS: Final = ("land neighbours of land, mean",)
_MARKS: Final = ("magic", "mine", "cavern")
_MOST_NAMED: Final = 3


class DraftChange(QUndoCommand):
    """A change of the draft; consecutive changes with the same *merging* key are one undo step.

    Undo and redo also select the region and the border point that were selected then: after Split and Join, regions
    have other numbers, and a point that has been moved is elsewhere.
    """

    def __init__(self, editor: BoardEditor, after: BoardDraft, text: str, merging: int = -1) -> None:
        super().__init__(text)
        self._editor = editor
        self._before, self._after = editor.draft, after
        self._merging = merging
        self._selected = editor.canvas.region, editor.canvas.vertex
        self._is_undone = False

    def id(self) -> int:
        return self._merging

    def mergeWith(self, other: QUndoCommand) -> bool:
        if not isinstance(other, DraftChange) or other.id() != self.id():
            return False
        self._after = other._after
        return True

    def undo(self) -> None:
        self._is_undone = True
        self._return_to(self._before)

    def redo(self) -> None:
        if self._is_undone:
            self._return_to(self._after)
        else:
            self._editor.show(self._after)

    def _return_to(self, draft: BoardDraft) -> None:
        canvas = self._editor.canvas
        (region, vertex), self._selected = self._selected, (canvas.region, canvas.vertex)
        self._editor.show(draft)
        canvas.select(region)
        canvas.vertex = vertex


class BoardEditor(QObject):
    """Changes the draft on *canvas*.

    ``shown`` is emitted when the draft has changed, ``said`` carries a text to show below the list and to speak,
    ``mode_wanted`` the mode requested by a key or a menu.
    """

    shown = Signal()
    said = Signal(str)
    mode_wanted = Signal(str)

    def __init__(self, canvas: BoardCanvas, texts: BoardTexts) -> None:
        super().__init__(canvas)
        self.canvas, self.texts = canvas, texts
        self.draft = canvas.draft
        self.history = QUndoStack(self)
        self.brush = TERRAINS[self.world][0]
        self._stroke: tuple[BoardDraft, bool] | None = None
        self._drag: tuple[BoardDraft, Vertex, QPointF] | None = None
        canvas.touched.connect(self._on_touched)
        canvas.dragged.connect(self._on_dragged)
        canvas.dropped.connect(self._on_dropped)
        canvas.nudged.connect(self._on_nudged)
        canvas.line_drawn.connect(self._on_line)
        canvas.join_wanted.connect(self.join)
        canvas.typed.connect(self._on_typed)
        canvas.vertex_chosen.connect(self._on_vertex)
        canvas.menu_wanted.connect(self._on_menu)

    @property
    def world(self) -> str:
        return str(self.draft.properties["world"])

    def show(self, draft: BoardDraft) -> None:
        """Show *draft*."""
        self.draft = draft
        if self.canvas.draft is not draft:
            self.canvas.show_draft(draft)
        self.shown.emit()

    def change(self, after: BoardDraft, text: str, merging: int = -1) -> None:
        """Change the draft to *after*; *text* names the undo step."""
        if after is not self.draft:
            self.history.push(DraftChange(self, after, text, merging))

    def _refuse(self, error: DraftError) -> None:
        self.said.emit(self.texts.refusal(error.reason))

    # Paint

    def paint(self, region: int, brush: str) -> None:
        """Paint *region* with *brush*: a terrain, or "mark" and the name of a mark, which is toggled."""
        mark = brush.partition(" ")[2]
        self.change(self._painted(region, brush, on=mark not in self.draft.regions[region].marks), self.tr("Paint"))
        self.said.emit(self.texts.about(self.draft, region))

    def _painted(self, region: int, brush: str, *, on: bool) -> BoardDraft:
        kind, _, mark = brush.partition(" ")
        return self.draft.marked(region, mark, on=on) if mark else self.draft.painted(region, kind)

    def _on_touched(self, region: int, first: bool) -> None:
        mark = self.brush.partition(" ")[2]
        if first or self._stroke is None:
            self._stroke = self.draft, mark not in self.draft.regions[region].marks
        after = self._painted(region, self.brush, on=self._stroke[1])
        if after is not self.draft:
            self.show(after)
        self.said.emit(self.texts.about(after, region))

    def _on_dropped(self) -> None:
        if self._stroke is not None:
            (before, _), after = self._stroke, self.draft
            self._stroke = None
            self.draft = before
            self.change(after, self.tr("Paint"))
        elif self._drag is not None:
            before, vertex, to = self._drag
            self._drag = None
            moved, self.canvas.vertex = self.canvas.vertex, vertex
            self._move(before, vertex, to)
            self.canvas.vertex = moved

    # Borders

    def _move(self, before: BoardDraft, vertex: Vertex, to: QPointF, merging: int = -1) -> None:
        try:
            after = before.moved(vertex, (to.x(), to.y()))
        except DraftError as error:
            self._refuse(error)
            return
        self.draft = before
        if after is before:
            self.show(before)    # there may have been a preview
        self.change(after, self.tr("Move a border"), merging)

    def _on_dragged(self, vertex: Vertex, to: QPointF) -> None:
        """Preview the drag at once; where it is not possible, the border stays at its last valid position."""
        before, start, _ = self._drag or (self.draft, vertex, to)
        try:
            preview = before.moved(start, (to.x(), to.y()), settle=False)
        except DraftError as error:
            if not self.canvas.is_refused:
                self._refuse(error)
            self.canvas.show_refusal(True)
            self._drag = self._drag or (before, start, QPointF(*start.point))
            return
        self._drag = before, start, to
        changed = [arc for arc, line in enumerate(preview.arcs) if line is not before.arcs[arc]]
        self.canvas.preview(preview, {region for arc in changed for region in before.sides[arc]})
        at = (to.x(), to.y())
        self.canvas.vertex = start._replace(point=min(preview.arcs[start.arc], key=partial(distance, at)))
        self.canvas.show_refusal(False)

    def _on_nudged(self, vertex: Vertex, to: QPointF) -> None:
        before = self.draft
        self._move(before, vertex, to, merging=hash((vertex.arc, vertex.corner)) & 0xFFFF)
        if self.draft is before:
            return
        at = (to.x(), to.y())
        near = [other for other in self.draft.vertices() if other.corner == vertex.corner]
        self.canvas.choose_vertex(min(near, key=lambda other: distance(other.point, at), default=None))

    def _on_vertex(self, vertex: Vertex) -> None:
        self.said.emit(self.texts.vertex(self.draft, vertex))

    # Regions

    def _on_line(self, line: list[tuple[float, float]]) -> None:
        """Split the region that *line* crosses."""
        for region in self._crossed(line):
            try:
                self.change(self.draft.split(region, line), self.tr("Split"))
            except DraftError as error:
                self._refuse(error)
            else:
                self.canvas.select(region)
                parts = [self.texts.region(self.draft, part) for part in (region, len(self.draft.regions) - 1)]
                self.said.emit(labelled(self.tr("Split"), listed(parts)))
                return

    def _crossed(self, line: list[tuple[float, float]]) -> list[int]:
        """Return the two regions that contain most of *line*, the one with more of it first."""
        counts: dict[int, int] = {}
        for a, b in pairwise(line):
            for share in (0.1, 0.3, 0.5, 0.7, 0.9):
                place = self.canvas.place_of(a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1]))
                region = self.canvas.region_at(place)
                counts[region] = counts.get(region, 0) + 1
        counts.pop(-1, None)
        return sorted(counts, key=lambda region: -counts[region])[:2]

    def join(self, region: int, other: int) -> None:
        """Join *other* to *region*."""
        try:
            after = self.draft.joined(region, other)
        except DraftError as error:
            self._refuse(error)
            return
        self.change(after, self.tr("Join"))
        whole = region - (other < region)
        self.canvas.select(whole)
        self.said.emit(labelled(self.tr("Join"), self.texts.about(self.draft, whole)))

    # Keys and the menu of a region

    def _on_typed(self, key: str) -> None:
        """Paint or mark the selected region, or request a mode of the mouse."""
        marks = {letter: mark for mark, letter in MARK_KEYS[self.world].items()}
        region = self.canvas.region
        if key in MODE_KEYS.values():
            self.mode_wanted.emit(next(mode for mode, letter in MODE_KEYS.items() if letter == key))
        elif region >= 0 and key.isdecimal() and 0 < int(key) <= len(TERRAINS[self.world]):
            self.paint(region, TERRAINS[self.world][int(key) - 1])
        elif region >= 0 and key in marks:
            self.paint(region, f"mark {marks[key]}")

    def _on_menu(self, region: int, place: QPoint) -> None:
        """Open the menu of *region* at the screen position *place*."""
        menu = QMenu(self.canvas)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.setAccessibleName(self.texts.about(self.draft, region))
        side = round(18 * scale_of(self.canvas.font()))
        about, terrains = self.draft.regions[region], QActionGroup(menu)
        for terrain in TERRAINS[self.world]:
            action = self._choice(menu, self.texts.terrain(terrain), about.terrain == terrain, ("paint", terrain))
            action.setIcon(QIcon(swatch_of(terrain, side)))
            terrains.addAction(action)
        menu.addSeparator()
        for mark in MARK_KEYS[self.world]:
            action = self._choice(menu, self.texts.mark(mark), mark in about.marks, ("paint", f"mark {mark}"))
            action.setIcon(QIcon(sign_of(mark, side)))
        menu.addSeparator()
        beside = menu.addMenu(self.tr("&Join with"))
        for other in self.draft.neighbours(region):
            action = beside.addAction(self.texts.region(self.draft, other).replace("&", "&&"))
            action.setData(("join", other))
        menu.addAction(self.tr("&Split")).setData(("mode", SPLIT))
        menu.addAction(self.tr("Move &borders")).setData(("mode", MOVE))
        menu.triggered.connect(self._on_chosen)
        menu.popup(place)

    def _choice(self, menu: QMenu, text: str, chosen: bool, data: tuple[str, str]) -> QAction:
        action = menu.addAction(text.replace("&", "&&"))
        action.setData(data)
        mark_choice(action, chosen)
        return action

    def _on_chosen(self, action: QAction) -> None:
        deed, what = action.data()
        region = self.canvas.region
        if deed == "paint":
            self.paint(region, what)
        elif deed == "join":
            self.join(region, what)
        else:
            self.mode_wanted.emit(what)


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
        """Describe *vertex* by the regions that meet there and its position across and down the board in percent."""
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
        # Rounding must not make a value just outside its range look as if it were inside.
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
        """Return the titles of the figures that do not count a terrain or mark."""
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
        """Return a sentence on how many of *found* are not met."""
        count = sum(not finding.ok for finding in found)
        return self.tr("%n thing(s) to mend", "", count) if count else self.tr("A good board: nothing to mend")
