"""What is worth knowing while nothing is pointed at: what the turn pays, and which regions are under threat."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QObject

from swqt.engine import NOBODY, State
from swqt.gui.session.game_session import GameSession
from swqt.gui.texts.sentences import SumTerm
from swqt.table import Threat, threats

_MOST_RIVALS: Final = 2


class TurnOutlook(NamedTuple):
    """The income of a seat in *rows* with its *total*, and who threatens its regions; a threat links to them.

    *rows* are empty while the income is a secret.
    """

    title: str
    rows: list[tuple[SumTerm, int]]
    total: int | None
    threats: list[SumTerm]


class OutlookTexts(QObject):
    """Works out and words the outlook of a session."""

    def __init__(self) -> None:
        super().__init__()
        self._seen: tuple[State, int] | None = None
        self._outlook: TurnOutlook | None = None

    def of(self, session: GameSession) -> TurnOutlook | None:
        """Return the outlook of the person who is asked, else of the one person who plays; None if there is none."""
        reader = _reader(session)
        if reader == NOBODY or session.state.decision is None:
            self._seen = None
            return None
        if self._seen is None or self._seen[0] is not session.state or self._seen[1] != reader:
            self._seen = (session.state, reader)
            self._outlook = self._made(session, reader)
        return self._outlook

    def _made(self, session: GameSession, reader: int) -> TurnOutlook | None:
        state, names, sentences = session.state, session.names, session.sentences
        if not any(tribe.seat == reader for tribe in state.tribes):
            return None
        asked = session.legal_moves is not None and session.legal_moves.seat == reader
        rows, total = [], None
        if asked or sentences.tells(reader):
            income = session.game.rules.income(state, reader)
            rows, total = sentences.income_rows(income), income.total
        title = self.tr("If you finish now") if asked else self.tr("{0}'s income").format(names.seat(reader))
        return TurnOutlook(title, rows, total, self._threats(session, reader))

    def _threats(self, session: GameSession, reader: int) -> list[SumTerm]:
        """Return a sentence for each of the rivals who can take most, without the help of the die."""
        found: dict[tuple[int, str], list[Threat]] = {}
        for threat in threats(session.game.rules, session.state, reader):
            if not threat.needs_die and not threat.further:
                found.setdefault((threat.seat, threat.race), []).append(threat)
        rivals = sorted(found.items(), key=lambda rival: (-len(rival[1]), rival[0]))
        out = []
        for (seat, race), reached in rivals[:_MOST_RIVALS]:
            regions = sum(1 << threat.region for threat in reached)
            owner = session.sentences.owner(seat, race) if race else session.names.seat(seat)
            costs = [threat.cost for threat in reached]
            out.append(SumTerm(self._sentence(owner, regions.bit_count(), min(costs), max(costs)), "", regions))
        return out

    def _sentence(self, owner: str, count: int, least: int, most: int) -> str:
        price = self.tr("%n token(s)", "", most)
        if count == 1:
            return self.tr("{0} can take one of your regions, for {1}.").format(owner, price)
        if least == most:
            return self.tr("{0} can take {1} of your regions, for {2} each.").format(owner, count, price)
        return self.tr("{0} can take {1} of your regions, for {2} to {3}.").format(owner, count, least, price)


def _reader(session: GameSession) -> int:
    """Return the seat of the person who is asked, else of the only person in the game, else NOBODY."""
    decision, seats = session.decision, session.game.seats
    if decision is not None and decision.seat >= 0 and seats[decision.seat].is_human:
        return decision.seat
    people = [number for number, seat in enumerate(seats) if seat.is_human and not seat.is_remote]
    return people[0] if len(people) == 1 else NOBODY
