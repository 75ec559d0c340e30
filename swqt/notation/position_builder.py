"""Defaults of lines that are left out, shared by reader and writer.

Collects one position while it is read, and rejects names and regions given twice.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final, NamedTuple

from swqt.engine import CHANCE, Board, Combo, Content, Decision, Mistake, Note, Piece, Trait, Tribe, members, said
from swqt.notation.tokens import LineCursor, WordToken
from swqt.notation.vocabulary import POWER, Noun, Vocabulary

IN_PLAY: Final = said("in play")


class DefaultStacks(NamedTuple):
    """The stacks of unseen banners, badges and items, as sorted names."""

    races: tuple[str, ...]
    powers: tuple[str, ...]
    items: tuple[str, ...]


def keeps_badge(power: Trait) -> bool:
    """Return whether *power* stays with its race in decline (DECLINE-4)."""
    return any(effect.verb == "decline" and effect.badge for effect in power.effects)


def powers_in_play(content: Content, tribes: Iterable[Tribe], notes: Iterable[Note]) -> set[str]:
    """Return the powers of active races, those kept in decline, those a note names (PLACE-STONEHEDGE-1)."""
    kept = {power.name for power in content.powers if keeps_badge(power)}
    held = {tribe.power for tribe in tribes if tribe.active or tribe.power in kept}
    return held | {note.value for note in notes}


def natural_stacks(
    content: Content,
    tribes: Iterable[Tribe],
    column: Iterable[Combo],
    returned: Iterable[str],
    pieces: Iterable[Piece],
    notes: Iterable[Note],
) -> DefaultStacks:
    """Return everything in *content* that is not on the table."""
    tribes = tuple(tribes)
    column = tuple(column)
    races = {tribe.race for tribe in tribes} | {combo.race for combo in column} | set(returned)
    powers = powers_in_play(content, tribes, notes) | {combo.power for combo in column}
    items = {piece.kind for piece in pieces}
    return DefaultStacks(
        _names(content.races, races),
        _names(content.powers, powers),
        _names((*content.relics, *content.places), items),
    )


def _names(traits: Iterable[Trait], elsewhere: set[str]) -> tuple[str, ...]:
    return tuple(sorted(trait.name for trait in traits if trait.name not in elsewhere))


def natural_notes(
    content: Content, tribes: Iterable[Tribe], pieces: Iterable[Piece], notes: Collection[Note]
) -> tuple[Note, ...]:
    """Return *notes* plus omitted ones that count pieces of an active race, set to the number in its regions."""
    known = {note.name for note in notes}
    held = {name: tribe.held for tribe in tribes if tribe.active for name in (tribe.race, tribe.power)}
    counted = []
    for trait in (*content.races, *content.powers):
        for effect in trait.effects:
            if effect.piece and effect.note and effect.note not in known:
                regions = held.get(trait.name, 0)
                count = sum(regions >> piece.region & 1 for piece in pieces if piece.kind == effect.piece)
                if count:
                    counted.append(Note(effect.note, str(count)))
    return tuple(sorted((*notes, *counted)))


def natural_turn(agenda: tuple[Decision, ...]) -> int:
    """Return the seat of the bottom decision; CHANCE, so that there is no default, if that is no seat's."""
    return agenda[0].seat if agenda else CHANCE


class PositionBuilder:
    """Collects a position. A banner, badge, relic, place or region that lies in two places is an error."""

    def __init__(self, board: Board, content: Content, seats: int) -> None:
        """Start with an empty table for *seats* seats."""
        self.board: Final = board
        self.content: Final = content
        self.seats: Final = seats
        self.names: Final = Vocabulary(board, content)
        self.coins: Final = [0] * seats
        self.tribes: Final[list[Tribe]] = []
        self.tokens: Final = bytearray(len(board.codes))
        self.natives: Final = bytearray(len(board.codes))
        self.pieces: Final[list[Piece]] = []
        self.column: tuple[Combo, ...] = ()
        self.returned: tuple[str, ...] = ()
        self.notes: tuple[Note, ...] = ()
        self._kept: Final = {power.name for power in content.powers if keeps_badge(power)}
        self._supply: Final = {race.name: race.supply for race in content.races}
        self._places: Final[dict[tuple[Noun, str], tuple[Mistake, int]]] = {}

    def claim(self, cursor: LineCursor, token: WordToken | None, kind: Noun, name: str, place: Mistake) -> None:
        """Record that *name* lies at *place*; NotationError at *token* if it already lies somewhere else."""
        other = self._places.get((kind, name))
        if other is not None:
            raise cursor.error(said("the {0} {1} is {2} (line {3}) already", kind.bare, name, *other), token)
        self._places[kind, name] = place, cursor.line.number

    def claim_power(self, cursor: LineCursor, token: WordToken | None, name: str, active: bool) -> None:
        """Give the badge *name* to a race, where it stays unless it was discarded in decline (DECLINE-4)."""
        if active or name in self._kept:
            self.claim(cursor, token, POWER, name, IN_PLAY)

    def count_tokens(self, cursor: LineCursor, token: WordToken | None, tribe: Tribe) -> None:
        """Make sure that *tribe* has no more tokens than there are (COMP-6)."""
        total = tribe.hand + tribe.waiting + sum(self.tokens[region] for region in members(tribe.held))
        supply = self._supply[tribe.race]
        if total > supply:
            raise cursor.error(said("{0} have {1} tokens here, and there are {2}", tribe.race, total, supply), token)

    def active_of(self, seat: int) -> int | None:
        """Return the number of the active tribe of *seat*, or None."""
        for number, tribe in enumerate(self.tribes):
            if tribe.seat == seat and tribe.active:
                return number
        return None
