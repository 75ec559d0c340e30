"""Which retreats the program has placed for a person: the log says so."""

from __future__ import annotations

from swqt.ai.placing import settle
from swqt.table import PLACED, Entry, Game


class Placements:
    """Knows the retreats of one *game*."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._seen: dict[int, tuple[Entry, bool]] = {}

    def counts(self) -> frozenset[int]:
        """Return after how many commands the program has placed tokens; not where a person did it otherwise since."""
        history = self._game.history
        return frozenset(
            remark.after for remark in self._game.remarks
            if remark.kind == PLACED and remark.after < len(history) and self._is_placed(remark.after, remark.seat)
        )    # fmt: skip

    def _is_placed(self, after: int, seat: int) -> bool:
        entry = self._game.history[after]
        known = self._seen.get(after)
        if known is None or known[0] is not entry:
            decision = entry.before.decision
            retreats = decision is not None and decision.kind == "retreat" and entry.seat == seat
            placed = retreats and entry.command == settle(self._game.rules, entry.before)
            known = self._seen[after] = (entry, placed)
        return known[1]
