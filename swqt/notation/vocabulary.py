"""Reads the names of one game (regions, traits, pieces, seats), with suggestions for misspelt ones."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from swqt.engine import CHANCE, Board, Content, Effect, Mistake, RegionSet, Trait, no_such, said
from swqt.notation.tokens import LineCursor

SEATS: Final = "ABCDE"
NO_POWER: Final = "-"
"""Stands for the badge of a combo that waits without one (A-28)."""

PIECES: Final = (
    "lair", "fortress", "encampment", "hole", "hero", "dragon",
    "volcano", "ancient", "balrog", "ghost", "queen", "armor", "bag",
)  # fmt: skip

BAG: Final = "bag"
"""The piece that copies a relic: ``bag:sword``."""


class Noun(NamedTuple):
    """What a name names: the bare noun, and with its article."""

    bare: Mistake
    one: Mistake


REGION: Final = Noun(said("region"), said("a region"))
RACE: Final = Noun(said("race"), said("a race"))
POWER: Final = Noun(said("power"), said("a power"))
RELIC: Final = Noun(said("relic"), said("a relic"))
ITEM: Final = Noun(said("relic or place"), said("a relic or place"))
_DRAWN: Final = Noun(said("relic, place or power"), said("a relic, place or power"))
_PIECE: Final = Noun(said("piece"), said("a piece"))
_TRAIT: Final = Noun(said("trait"), said("a trait"))


def seat_word(seat: int) -> str:
    """Return the letter of *seat*, ``*`` for chance."""
    return "*" if seat == CHANCE else SEATS[seat]


def effects_of(content: Content) -> Iterable[Effect]:
    """Yield every effect of every trait."""
    for traits in (content.races, content.powers, content.relics, content.places):
        for trait in traits:
            yield from trait.effects


def derived_pieces(content: Content) -> frozenset[str]:
    """Return the kinds of pieces that follow from a region's holder and so are not stored in a State."""
    return frozenset(effect.piece for effect in effects_of(content) if effect.verb == "defence") - {""}


class Vocabulary:
    """The names of *board* and *content*. Its methods read the next name and return it as a State spells it."""

    def __init__(self, board: Board, content: Content) -> None:
        """Index the names."""
        self.board: Final = board
        self._regions: Final = {code: code for code in board.codes}
        self._races: Final = _names(content.races)
        self._powers: Final = _names(content.powers)
        self._relics: Final = _names(content.relics)
        self._items: Final = _names((*content.relics, *content.places))
        pieces = (*PIECES, *(effect.piece for effect in effects_of(content) if effect.piece))
        self._pieces: Final = {piece.lower(): piece for piece in pieces}
        self._counters: Final = {effect.note: effect.note for effect in effects_of(content) if effect.note}
        self._kinds: Final = {
            RACE: self._races, POWER: self._powers, ITEM: self._items, _PIECE: self._pieces, REGION: self._regions,
        }  # fmt: skip

    def region(self, cursor: LineCursor) -> int:
        """Return the region whose code is ahead."""
        return self.board.index(self._name(cursor, REGION, self._regions))

    def regions(self, cursor: LineCursor) -> RegionSet:
        """Return the set of all region codes ahead, at least one, none twice."""
        regions = 1 << self.region(cursor)
        while cursor.at_word:
            token = cursor.token
            bit = 1 << self.region(cursor)
            if regions & bit:
                raise cursor.error(said("this region is named twice"), token)
            regions |= bit
        return regions

    def race(self, cursor: LineCursor) -> str:
        """Return the race ahead."""
        return self._name(cursor, RACE, self._races)

    def power(self, cursor: LineCursor) -> str:
        """Return the power ahead."""
        return self._name(cursor, POWER, self._powers)

    def badge(self, cursor: LineCursor) -> str:
        """Return the power ahead, or nothing for ``-``."""
        return "" if cursor.accept(NO_POWER) else self.power(cursor)

    def item(self, cursor: LineCursor) -> str:
        """Return the relic or place ahead."""
        return self._name(cursor, ITEM, self._items)

    def drawn(self, cursor: LineCursor) -> str:
        """Return what may be drawn: a relic, a place, or a power (PLACE-STONEHEDGE-1)."""
        return self._name(cursor, _DRAWN, {**self._powers, **self._items})

    def relic(self, cursor: LineCursor) -> str:
        """Return the relic ahead, or the Bag, which may say what it copies: ``bag:sword``."""
        return self._bag(cursor, self._name(cursor, RELIC, {BAG: BAG, **self._relics}))

    def piece(self, cursor: LineCursor) -> str:
        """Return the piece, relic or place ahead."""
        return self._name(cursor, _PIECE, {**self._pieces, **self._items})

    def placed(self, cursor: LineCursor) -> str:
        """Return what may be placed: a piece or relic, or the Bag as a copy of one."""
        return self._bag(cursor, self.piece(cursor))

    def used(self, cursor: LineCursor) -> str:
        """Return what may be used: a trait of any kind, a piece, a counter that a trait notes, or the pick."""
        names = {**self._pieces, **self._races, **self._powers, **self._items, **self._counters, "pick": "pick"}
        return self._bag(cursor, self._name(cursor, _TRAIT, names))

    def seat(self, cursor: LineCursor, seats: int) -> int:
        """Return the seat whose letter is ahead, one of the first *seats*."""
        letters = SEATS[:seats]
        token = cursor.token
        if token is None or token.text.upper() not in tuple(letters):
            raise cursor.expected(said("a seat, one of {0}", " ".join(letters)))
        return letters.index(cursor.skip().text.upper())

    def _bag(self, cursor: LineCursor, name: str) -> str:
        colon = cursor.token
        if name != BAG or colon is None or colon.text != ":" or not colon.glued:
            return name
        cursor.skip()
        return f"{BAG}:{self._name(cursor, RELIC, self._relics)}"

    def _name(self, cursor: LineCursor, kind: Noun, names: dict[str, str]) -> str:
        token = cursor.word(kind.one)
        name = names.get(token.word)
        if name is None:
            for other, others in self._kinds.items():
                if token.word in others:
                    raise cursor.error(said("expected {0}, and {1} is {2}", kind.one, token.text, other.one), token)
            raise cursor.error(no_such(kind.bare, token.text, names), token)
        return name


def _names(traits: Iterable[Trait]) -> dict[str, str]:
    return {trait.name.lower(): trait.name for trait in traits}
