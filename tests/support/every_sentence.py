"""Every sentence of the log and every refusal with every name, to be read in one language.

    PYTHONPATH=. .venv/bin/python tests/support/every_sentence.py LANGUAGE > sentences.txt
"""

import re
import sys
from collections.abc import Callable, Iterator
from itertools import chain

from swqt import engine as e
from swqt.content.traits.effect_schema import PIECES
from swqt.gui.texts.i18n import spoken
from swqt.gui.texts.names import Names
from swqt.gui.texts.refusals import refusal_text
from swqt.gui.texts.sentences import Sentences
from swqt.table import Library

NUMBERS = (1, 2, 5)
BOARDS = ("midland-3", "emberfall-3")

ARGUMENTS = {
    "not-asked": "decision", "not-now": "decision", "no-such-row": "number number", "too-few-coins": "number number",
    "own-region": "region", "not-at-border": "region", "out-of-reach": "region", "water": "region", "chasm": "region",
    "immune": "region immunity", "peace": "region", "too-dear": "region number number",
    "die-too-short": "region number number", "die-not-needed": "region number number", "die-not-offered": "region",
    "roll-binds": "region", "no-such-use": "trait", "spent": "trait", "tray-empty": "race", "not-lone": "region",
    "not-adjacent": "region", "not-yours": "regions", "no-such-piece": "piece", "piece-stands-there": "piece region",
    "none-left": "piece", "place-first": "piece", "deploy-regions": "regions", "deploy-empty": "regions",
    "deploy-total": "number number", "deploy-crowded": "regions",
    "deploy-few": "number region", "deploy-many": "number region", "no-redeployment": "race",
    "retreat-total": "number number",
    "pact-attacked": "seat", "cannot-decline": "decision", "cannot-end": "decision", "no-badge": "race",
    "no-swap": "race", "no-such-relic": "relic", "relics-in-order": "relics", "relic-useless": "region relic",
    "shielded": "region", "toll": "region race", "cannot-roam": "piece",
}  # fmt: skip
"""What the words of a refusal are; the others have none."""


class EverySentence:
    """The sentences on one board."""

    def __init__(self, library: Library, board: str, lang: str) -> None:
        self.board = library.board(board)
        self.names = Names(self.board, ["Anna", "Ben"], library.catalogue, lang)
        self.sentences = Sentences(self.names)
        traits = library.catalogue.traits
        self.of_kind = {
            kind: [trait.name for trait in traits if trait.kind == kind] for kind in ("race", "power", "relic", "place")
        }
        terrains = {self.board.terrain_of(region): region for region in reversed(range(len(self.board.codes)))}
        self.regions = sorted(terrains.values())
        self.pieces = [*PIECES, *self.of_kind["relic"], *self.of_kind["place"]]

    def log(self) -> Iterator[str]:
        """Yield the sentence on each event."""
        parts = (
            self._combos(), self._about_races(), self._about_regions(), self._about_pieces(), self._about_coins(),
            (e.TurnBegan(3, 1), e.Rolled(0, 2), e.Pact(0, 1), e.GameOver()),
        )  # fmt: skip
        return map(self.sentences.tell, chain.from_iterable(parts))

    def _combos(self) -> Iterator[e.Event]:
        for race in self.of_kind["race"]:
            for power in self.of_kind["power"]:
                yield e.Dealt(race, power)
        yield from (e.Dealt("orcs", "hill", number) for number in NUMBERS)
        for race, power in zip(self.of_kind["race"], self.of_kind["power"], strict=False):
            yield e.Picked(0, race, power, 0, 2, 1, 10)
            yield e.Swapped(0, race, power, 2, "hill")
            yield e.Declined(0, race, power, ((0, 1),))

    def _about_races(self) -> Iterator[e.Event]:
        where = self.regions[0]
        for race in self.of_kind["race"]:
            yield e.Attempted(0, race, where)
            yield from (e.Conquered(0, race, where, number) for number in NUMBERS)
            yield e.Conquered(0, race, where, 2, "die")
            yield from (e.Lost(0, race, where, lost, back) for lost, back in ((0, 0), (1, 0), (0, 1), (1, 1), (2, 5)))
            yield e.Abandoned(0, race, 1 << where)
            yield from (e.Lifted(0, race, ((where, number),)) for number in NUMBERS)
            yield from (e.Gained(0, race, number, race) for number in NUMBERS)
            yield from (e.Forged(0, race, number) for number in NUMBERS)
            yield e.Deployed(0, race, ((where, 3),))
            yield e.Retreated(0, race, ((where, 2),))
            yield from (e.Retreated(0, race, (), number) for number in NUMBERS)
            yield e.Placed(0, race, where)
            yield e.Vanished(0, race)
        for race in (*self.of_kind["race"], *self.of_kind["power"]):
            yield e.Discarded(race)

    def _about_regions(self) -> Iterator[e.Event]:
        for number, region in enumerate(self.regions):
            other = self.regions[number - 1]
            yield e.Attempted(0, "orcs", region)
            yield e.Conquered(0, "orcs", region, 2)
            yield e.Lost(0, "orcs", region, 1, 1)
            yield from (e.Lost(e.NOBODY, "", region, count, 0) for count in (1, 2))
            yield e.Abandoned(0, "orcs", 1 << region | 1 << other)
            yield e.Deployed(0, "orcs", ((region, 3), (other, 1)))
            yield e.Retreated(0, "orcs", ((region, 3), (other, 1)))
            yield e.Placed(0, "orcs", region)
            yield e.Placed(0, "hero", region, other)
            yield e.Removed("hero", region)
            yield e.Uncovered("hill", region)

    def _about_pieces(self) -> Iterator[e.Event]:
        here, there = self.regions[:2]
        for piece in self.pieces:
            yield e.Placed(0, piece, here)
            yield e.Placed(0, piece, here, there)
            yield e.Removed(piece, here)
        for item in (*self.of_kind["relic"], *self.of_kind["place"], *self.of_kind["power"]):
            yield e.Uncovered(item, here)
        for means in ("die", *self.of_kind["power"], *self.of_kind["relic"], "bag:sword", "die+sword"):
            yield e.Conquered(0, "orcs", here, 2, means)

    def _about_coins(self) -> Iterator[e.Event]:
        yield from (e.Paid(0, number, "column") for number in NUMBERS)
        for name in (*self.of_kind["race"], *self.of_kind["power"], *self.of_kind["place"]):
            for number in NUMBERS:
                yield e.Paid(0, number, name)
                gains = (e.Gain(name, name, number, 0, "", by) for by in (-1, 1))
                yield from (e.Earned(0, e.Income(number, (gain,)), "toll") for gain in gains)
            yield e.Earned(0, e.Income(5, (e.Gain("regions", name, 3, 1, ""), e.Gain(name, name, 2, 1, ""))))
        yield from (e.Earned(0, e.Income(n, (e.Gain("altar", "orcs", n, 1, ""),)), "altar") for n in NUMBERS)
        yield from (e.Earned(0, e.Income(-n, (e.Gain("magpies", "magpies", -n, 0, ""),))) for n in NUMBERS)
        yield e.Earned(0, e.Income(9, (e.Gain("regions", "orcs", 5, 1, ""), e.Gain("regions", "elves", 4, 2, ""))))

    def refusals(self) -> Iterator[str]:
        """Yield each refusal, in turn with each name that one of its words may be."""
        codes = [self.board.codes[region] for region in self.regions]
        words = {
            "region": codes, "number": ["1", "2", "5"], "decision": list(e.DECISIONS), "piece": self.pieces,
            "seat": ["B"],
            "trait": [*self.of_kind["race"], *self.of_kind["power"], *self.of_kind["relic"]],
            "immunity": [*PIECES, *self.of_kind["race"], *self.of_kind["power"]], **self.of_kind,
        }  # fmt: skip
        for code in e.CODES:
            kinds = ARGUMENTS.get(code, "").split()
            if kinds and kinds[0].endswith("s"):
                each = words[kinds[0][:-1]]
                samples = [each[:count] for count in (1, 2, 3)]
            else:
                first = [words[kind][0] for kind in kinds]
                samples = [
                    [*first[:place], word, *first[place + 1 :]]
                    for place, kind in enumerate(kinds) for word in words[kind]
                ] or [[]]    # fmt: skip
            for sample in samples:
                yield refusal_text(e.Refusal(code, tuple(sample), e.CODES[code]), self.names)


def every_sentence(library: Library, lang: str) -> Iterator[str]:
    """Yield all sentences in *lang*, each once."""
    seen: set[str] = set()
    with spoken(lang):
        for board in BOARDS:
            sentences = EverySentence(library, board, lang)
            for text in chain(sentences.log(), sentences.refusals()):
                if text not in seen:
                    seen.add(text)
                    yield text


FLAWS: dict[str, Callable[[str], bool]] = {
    "a slot is left": lambda text: "{" in text or "}" in text or "%n" in text,
    "two spaces": lambda text: "  " in text,
    "something is missing": lambda text: bool(re.search(r"\( ?\)|[(:,·=] ?[).,;:!?]| \)|: ·|[^.]\.\.$|^ | $", text)),
    "a plural mark": lambda text: bool(re.search(r"\((e?s)\)|[|]", text)),
    "begins with a small letter": lambda text: bool(re.match(r"[^\w]*[^\W\d_]", text)) and not begins(text),
    "ends without a full stop, or with two": lambda text: not re.search(r"[^.!?][.!?]$", text),
}
"""What can be wrong with a sentence."""


def begins(text: str) -> bool:
    """Return whether the first letter of *text* is a capital."""
    return next((letter.isupper() for letter in text if letter.isalnum()), False) or text.lstrip("¿¡«„“")[:1].isdigit()


def flaws_of(text: str) -> list[str]:
    return [flaw for flaw, has in FLAWS.items() if has(text)]


if __name__ == "__main__":
    for sentence in every_sentence(Library(), sys.argv[1]):
        print(sentence, *(f"  <-- {flaw}" for flaw in flaws_of(sentence)))
