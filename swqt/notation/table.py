"""The table: what has been read so far of one position, and who already has what."""

from __future__ import annotations

from typing import Final

from swqt.engine import Board, Combo, Content, Note, Piece, Tribe, members
from swqt.notation.lines import Cursor, Token
from swqt.notation.natural import keeps_badge
from swqt.notation.vocabulary import Vocabulary


class Table:
    """Collects a position. A banner, badge, relic, place or region that lies in two places is an error."""

    def __init__(self, board: Board, content: Content, seats: int) -> None:
        """Lay out an empty table for *seats* seats."""
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
        self._places: Final[dict[tuple[str, str], str]] = {}

    def claim(self, cursor: Cursor, token: Token | None, kind: str, name: str, place: str) -> None:
        """Lay *name* at *place*; NotationError at *token* if it lies somewhere else already."""
        other = self._places.get((kind, name))
        if other is not None:
            raise cursor.error(f"the {kind} {name} is {other} already", token)
        self._places[kind, name] = f"{place} (line {cursor.line.number})"

    def claim_power(self, cursor: Cursor, token: Token | None, name: str, active: bool) -> None:
        """Give the badge *name* to a race, where it stays unless it was discarded in decline (DECLINE-4)."""
        if active or name in self._kept:
            self.claim(cursor, token, "power", name, "in play")

    def count_tokens(self, cursor: Cursor, token: Token | None, tribe: Tribe) -> None:
        """Make sure that *tribe* has no more tokens than there are (COMP-6)."""
        total = tribe.hand + tribe.waiting + sum(self.tokens[region] for region in members(tribe.held))
        supply = self._supply[tribe.race]
        if total > supply:
            raise cursor.error(f"{tribe.race} have {total} tokens here, and there are {supply}", token)

    def active_of(self, seat: int) -> int | None:
        """Return the number of the active tribe of *seat*, or None."""
        for number, tribe in enumerate(self.tribes):
            if tribe.seat == seat and tribe.active:
                return number
        return None
