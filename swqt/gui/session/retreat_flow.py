"""Retreats that people at several programs arrange at the same time: what is said of it and shown.

Which retreats the program has placed for a person: the log says so.
"""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject

from swqt.ai.turn_end import settle
from swqt.engine import Command, Deploy, State
from swqt.gui.board.token_painter import GhostPiece
from swqt.gui.session.board_model import arriving
from swqt.gui.session.legal_moves import LegalMoves
from swqt.gui.texts.names import Names
from swqt.gui.texts.refusals import RuledText, refusal_text
from swqt.table import PLACED, Game, OnlineGame, PlayedCommand


class AutoPlacedRetreats:
    """Knows the retreats of one *game*."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._seen: dict[int, tuple[PlayedCommand, bool]] = {}

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


class RetreatFlow(QObject):
    """Serves one *game*; at a table with one program only there is nothing to say or to show."""

    def __init__(self, game: Game, names: Names, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game if isinstance(game, OnlineGame) else None
        self._names = names
        self._arranged: dict[tuple[int, int, int], Mapping[int, int]] = {}    # by round, turn and seat

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats whose tokens are still to be placed, in the order of the log."""
        return tuple(self._game.retreating) if self._game is not None else ()

    @property
    def ready(self) -> tuple[int, ...]:
        """Those of them that have answered here, before the log asked."""
        return tuple(seat for seat in self.seats if self._is_ready(seat))

    @property
    def may_change(self) -> bool:
        """Whether an answer waits to be said, and can be taken back."""
        return self._game is not None and bool(self.ready) and self._game.early.can_take_back

    def change(self) -> None:
        """Take back the answer that was given last, to arrange it anew."""
        if self._game is not None:
            self._game.undo()

    def waiting_text(self, *, shared: bool) -> str:
        """Return what is awaited while people retreat and nobody here is asked; empty if that is nothing special.

        *shared*: several people play at this screen.
        """
        seats, ready = self.seats, self.ready
        if not ready:
            people = self._listed(seats)
            return self.tr("{0} are retreating …").format(people) if len(seats) > 1 else ""
        before = self._listed(seats[: seats.index(ready[0])])
        if shared:
            text = self.tr("{0}: the retreat is ready; waiting for {1}.")
            text = text if before else self.tr("{0}: the retreat is on its way.")
            return text.format(self._listed(ready), before)
        return self.tr("Your retreat is ready; waiting for {0}.").format(before) if before else (
            self.tr("Your retreat is on its way.")
        )    # fmt: skip

    def phase(self, doing: str, seat: int) -> str:
        """Return *doing*, what *seat* does, with who else does so at the same time."""
        others = [other for other in self.seats if other != seat]
        if seat not in self.seats or not others:
            return doing
        return self.tr("{0} – with {1}").format(doing, self._listed(others))

    def take_complaint(self) -> RuledText | None:
        """Return why an early answer had to be given up since this was last asked."""
        if self._game is None or not self._game.early.spoilt:
            return None
        refusal = self._game.early.spoilt[-1].refusal
        self._game.early.spoilt.clear()
        why = refusal_text(refusal, self._names)
        return RuledText(self.tr("The retreat that was ready does not fit any more: {0}").format(why), why.rule)

    # What is arranged

    def note(self, legal_moves: LegalMoves | None, command: Command) -> None:
        """Remember how a retreat was arranged, should it be taken back."""
        if legal_moves is not None and legal_moves.kind == "retreat" and isinstance(command, Deploy):
            self._arranged[_key(legal_moves)] = dict(command.counts)

    def arranged(self, legal_moves: LegalMoves | None) -> Mapping[int, int]:
        """Return how the retreat that is asked for was arranged before; nothing if it was not, or for other tokens."""
        early = self._game is not None and legal_moves is not None and legal_moves.state is not self._game.state
        if not early or legal_moves is None or legal_moves.kind != "retreat" or legal_moves.deploy is None:
            return {}
        counts = self._arranged.get(_key(legal_moves), {})
        fits = legal_moves.rules.check(legal_moves.state, Deploy(tuple(sorted(counts.items())))) is None
        return counts if fits else {}

    @staticmethod
    def same_question(one: LegalMoves | None, other: LegalMoves | None) -> bool:
        """Whether both ask for the same tokens to be placed, so that what has been arranged may stay."""
        return (
            one is not None and other is not None and one.kind == other.kind == "retreat"
            and (one.seat, one.deploy, one.placements) == (other.seat, other.deploy, other.placements)
        )  # fmt: skip

    def ghosts(self) -> tuple[State, dict[int, GhostPiece]] | None:
        """Return the position in which whoever is ready here has answered, and the tokens placed in it."""
        if self._game is None or not self.ready:
            return None
        answer = self._game.early.get(self.ready[-1])
        assert answer is not None    # it is ready
        last = answer.commands[-1]
        return answer.last, arriving(answer.last, dict(last.counts) if isinstance(last, Deploy) else {})

    def _is_ready(self, seat: int) -> bool:
        answer = self._game.early.get(seat) if self._game is not None else None
        return answer is not None and answer.is_ready

    def _listed(self, seats: tuple[int, ...] | list[int]) -> str:
        return self._names.listed(map(self._names.seat, seats))


def _key(legal_moves: LegalMoves) -> tuple[int, int, int]:
    return legal_moves.state.round, legal_moves.state.turn, legal_moves.seat
