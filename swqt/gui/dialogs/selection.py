"""Which traits a new game is played with: what is checked, and how a game file says it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from swqt.content import Catalogue
from swqt.engine import Board

PICKED: Final = "picked"
"""The choice of content that is made by hand; the others are the first words of a label."""

ITEM_KINDS: Final = ("relic", "place")
_WORLD_OF: Final = {"base": "surface", "underground": "underground"}


class Selection:
    """The names that are checked. Relics and places are checked besides, and in play if the game has them."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue
        self._kinds = {trait.name: trait.kind for trait in catalogue.traits}
        self.names: set[str] = set()
        self.reset(self.firsts[0])

    @property
    def firsts(self) -> tuple[str, ...]:
        """The words that a label may begin with."""
        return self._catalogue.labels()

    def reset(self, first: str) -> None:
        """Check what *first* stands for, and all official relics and places."""
        self.names = set(self._default(first)) | {name for name in self._items() if self._catalogue.is_official(name)}

    def label(self, board: Board, *, items: bool) -> str:
        """Return how a game file asks for what is checked, on *board*, with relics and places or without."""
        races_and_powers = {name for name in self.names if not self._is_item(name)}
        first = min(self.firsts, key=lambda word: len(self._default(word) ^ races_and_powers))
        words = [first]
        if items != (board.world == "underground"):
            words.append("items" if items else "no-items")
        words += self._changes(self._default(first), races_and_powers)
        if items:
            official = {name for name in self._items() if self._catalogue.is_official(name)}
            words += self._changes(official, {name for name in self.names if self._is_item(name)})
        return " ".join(words)

    def take(self, names: Iterable[str]) -> None:
        """Check *names*, as far as they exist, and nothing else."""
        self.names = {name for name in names if name in self._kinds}

    def count(self, kind: str) -> int:
        """Return how many traits of *kind* are checked."""
        return sum(self._kinds[name] == kind for name in self.names)

    def replaced(self) -> dict[str, str]:
        """Return which checked races leave their tokens to another one, and to which (BLANK-2)."""
        lent = {self._catalogue.entry(name).borrows: name for name in sorted(self.names)}
        return {race: name for race, name in lent.items() if race in self.names}

    def _default(self, first: str) -> frozenset[str]:
        world = _WORLD_OF.get(first)
        return frozenset(
            name
            for name, kind in self._kinds.items()
            if kind not in ITEM_KINDS
            and self._catalogue.is_official(name)
            and world in (None, self._catalogue.entry(name).world)
        )

    def _items(self) -> list[str]:
        return [name for name in self._kinds if self._is_item(name)]

    def _is_item(self, name: str) -> bool:
        return self._kinds[name] in ITEM_KINDS

    @staticmethod
    def _changes(default: Iterable[str], wanted: set[str]) -> list[str]:
        before = set(default)
        return [f"-{name}" for name in sorted(before - wanted)] + [f"+{name}" for name in sorted(wanted - before)]
