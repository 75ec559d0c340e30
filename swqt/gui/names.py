"""What things are called: seats by their players' names, regions by terrain and number, traits by the catalogue."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication

from swqt.content import Catalogue, help_text, language
from swqt.engine import Board, RegionSet, Trait, members

_tr = QCoreApplication.translate


class Names:
    """The names in one game: *seats* are the players' names in order, *lang* a code like ``en``."""

    def __init__(self, board: Board, seats: Sequence[str], catalogue: Catalogue, lang: str = "en") -> None:
        self.board = board
        self.seats = tuple(seats)
        self.catalogue = catalogue
        self.lang = lang
        self.words = language(lang)

    def seat(self, seat: int) -> str:
        """Return the player's name; natives have none."""
        return self.seats[seat] if 0 <= seat < len(self.seats) else ""

    def trait(self, name: str) -> str:
        return self.catalogue.name(name, self.lang)

    def combo(self, power: str, race: str) -> str:
        return self.catalogue.combo_name(power, race, self.lang)

    def help(self, trait: str) -> list[str]:
        """Return what *trait* does, in sentences, its value left out; nothing for a trait without a file."""
        found = self._find(trait)
        return help_text(found, self.lang)[1:] if found else []

    def _find(self, name: str) -> Trait | None:
        return next((trait for trait in self.catalogue.traits if trait.name == name), None)

    def value(self, trait: str) -> int:
        """Return the number of tokens printed on a banner or badge."""
        found = self._find(trait)
        return found.tokens if found else 0

    def terrain(self, region: int) -> str:
        word = self.board.terrain_of(region)
        return self.words.find("terrain", word) or word.title()

    def region(self, region: int) -> str:
        """Return the region's terrain and number, as in "Forest 3"."""
        return f"{self.terrain(region)} {self.board.codes[region][1:]}"

    def regions(self, regions: RegionSet) -> str:
        return self.listed(self.region(region) for region in members(regions))

    def mark(self, mark: str) -> str:
        return self.words.find("mark", mark) or mark.title()

    def piece(self, kind: str) -> str:
        try:
            return str(self.words.piece(kind)["name"])
        except KeyError:
            return _PIECES.get(kind, kind.title())

    def a_piece(self, kind: str) -> str:
        """Return a piece as an object, as in "an Encampment"."""
        return self._form(kind, "a")

    def the_piece(self, kind: str) -> str:
        """Return a piece as a subject at the start of a sentence, as in "The Encampment"."""
        text = self._form(kind, "the")
        return text[:1].upper() + text[1:]

    def _form(self, kind: str, form: str) -> str:
        try:
            return str(self.words.piece(kind)[form])
        except KeyError:
            return self.piece(kind)

    def pieces(self, kind: str, count: int) -> str:
        """Return a number of pieces, as in "2 Encampments"."""
        try:
            forms = tuple(self.words.piece(kind)["n"])
        except KeyError:
            return f"{count} {self.piece(kind)}" if count > 1 else self.piece(kind)
        return self.words.plural(forms, count).replace("{n}", str(count))

    def source(self, word: str) -> str:
        """Return what a part of an income is called: a word of the rules or a trait."""
        return _sources().get(word) or self.trait(word)

    def part(self, word: str) -> str:
        """Return what a part of a cost is called: a piece where there is one of that name, else as ``source``."""
        if word not in _sources() and word in self.words.tables.get("piece", {}):
            return self.piece(word)
        return self.source(word)

    def listed(self, parts: Iterable[str]) -> str:
        """Return *parts* as an enumeration."""
        every = list(parts)
        if len(every) < 2:
            return "".join(every)
        return _tr("Names", "{0} and {1}").format(", ".join(every[:-1]), every[-1])


_PIECES = {"mountain": "Mountain"}


def _sources() -> dict[str, str]:
    return {
        "base": _tr("Names", "base"),
        "river": _tr("Names", "River"),
        "mountain": _tr("Names", "Mountain"),
        "tribe": _tr("Names", "Lost Tribe"),
        "monster": _tr("Names", "Monsters"),
        "tokens": _tr("Names", "tokens"),
        "minimum": _tr("Names", "never below 1"),
        "regions": _tr("Names", "regions"),
        "die": _tr("Names", "die"),
    }
