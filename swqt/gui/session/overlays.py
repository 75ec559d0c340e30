"""Information about a position: overlays on the map, regions that a trait pays for, and the outlook of a turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QWidget

from swqt.engine import NOBODY, RegionSet, Rules, State, members
from swqt.gui.board.decoration import GROUNDS
from swqt.gui.board.overlay_items import CHANGE, COINS, COST, EMBLEM, NAME, RegionOverlay, Tag
from swqt.gui.session.game_session import GameSession
from swqt.gui.style.seat_style import style_of
from swqt.gui.texts.sentences import SumTerm
from swqt.table import Threat, threats

OVERLAYS: Final = ("owners", "terrain", "income", "threats", "changes")
"""In the order of their shortcuts, 1 to 5."""

_PALE: Final = "#E9DCBB"
_MOST_TAGS: Final = 3
_EDGE: Final = 12


def free_regions(rules: Rules, state: State, trait: str) -> RegionSet | None:
    """Return the empty regions whose terrain or symbol *trait* pays for; None if it pays for neither."""
    paid = rules.printed_income(trait)
    if paid is None:
        return None
    for region, (tokens, natives) in enumerate(zip(state.tokens, state.natives, strict=True)):
        if tokens or natives:
            paid &= ~(1 << region)
    return paid


class Overlay(NamedTuple):
    """One overlay: its *title*, a RegionOverlay for each region, notes by region, and whether *tokens* stay visible."""

    title: str
    lays: list[RegionOverlay]
    words: dict[int, list[str]]
    tokens: bool


class OverlayTitle(QFrame):
    """Shows the title of the current overlay in a corner of the map."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("card", True)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._text = QLabel()
        self._text.setProperty("title", True)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 4, 12, 4)
        row.addWidget(self._text)
        self.hide()

    def show_text(self, text: str) -> None:
        """Show *text* in the upper left corner."""
        self._text.setText(text)
        self.setAccessibleName(text)
        self.adjustSize()
        self.move(_EDGE, _EDGE)
        self.show()
        self.raise_()


class OverlayController(QObject):
    """Shows one overlay at a time on the map of a session. ``changed`` is emitted when it is shown or removed."""

    changed = Signal()

    def __init__(self, title: OverlayTitle, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._title = title
        self._session: GameSession | None = None
        self._seen: tuple[str, State, int] | None = None
        self.name = ""
        self.overlay: Overlay | None = None

    def set_session(self, session: GameSession | None) -> None:
        """Remove the overlay and work on *session* from now on."""
        self._session = None
        self.take_off()
        self._session = session

    def toggle(self, name: str) -> None:
        """Show the overlay *name*, one of OVERLAYS, or remove it if it is shown."""
        if self._session is None or name == self.name:
            self.take_off()
            return
        self.name = name
        self.refresh()
        self.changed.emit()

    def take_off(self) -> None:
        """Remove the overlay."""
        had, self.name = self.name, ""
        self._seen = self.overlay = None
        self._title.hide()
        if self._session is not None and had:
            self._session.region_notes = {}
            self._session.scene.show_overlay(None)
        if had:
            self.changed.emit()

    def refresh(self) -> None:
        """Update the overlay to the current position; does nothing if the position is unchanged."""
        session = self._session
        if session is None or not self.name:
            return
        reader = self._reader(session)
        seen = (self.name, session.state, reader)
        if seen == self._seen:
            return
        self._seen = seen
        made = self.overlay = self._makers[self.name](self, session, reader)
        session.region_notes = made.words
        session.scene.show_overlay(made.lays, tokens=made.tokens)
        self._title.show_text(made.title)

    def _reader(self, session: GameSession) -> int:
        """Return the seat to show threats for: the deciding person, else the first person, else the current player."""
        seats, decision = session.game.seats, session.decision
        if decision is not None and decision.seat >= 0 and seats[decision.seat].is_human:
            return decision.seat
        people = [number for number, seat in enumerate(seats) if seat.is_human]
        return people[0] if people else session.state.turn

    def _owners(self, session: GameSession, reader: int) -> Overlay:
        state = session.state
        lays = []
        for region in range(len(state.tokens)):
            number = state.tribe_at(region)
            if number == NOBODY:
                lays.append(RegionOverlay(_PALE, 190))
                continue
            tribe = state.tribes[number]
            declined = NOBODY if tribe.active else tribe.seat
            lays.append(RegionOverlay(style_of(tribe.seat).colour, 225, declined, (Tag(EMBLEM, tribe.seat),)))
        return Overlay(self.tr("Owners"), lays, {}, tokens=False)

    def _terrain(self, session: GameSession, reader: int) -> Overlay:
        board, names = session.game.rules.board, session.names
        lays = [
            RegionOverlay(GROUNDS[board.terrain_of(region)].base, 170, NOBODY, (Tag(NAME, text=names.region(region)),))
            for region in range(len(board.codes))
        ]
        return Overlay(self.tr("Terrain"), lays, {}, tokens=False)

    def _income(self, session: GameSession, reader: int) -> Overlay:
        """Return each region's income; what several regions earn is divided into whole coins, as equal as possible."""
        state, rules = session.state, session.game.rules
        pays: Counter[int] = Counter()
        for seat in range(len(state.coins)):
            for part in rules.income(state, seat).parts:
                if part.regions and part.payer < 0:
                    share, rest = divmod(part.amount, part.regions.bit_count())
                    for place, region in enumerate(members(part.regions)):
                        pays[region] += share + (place < rest)
        lays, words = [], {}
        for region in range(len(state.tokens)):
            coins = pays[region]
            number = state.tribe_at(region)
            if number == NOBODY:
                lays.append(RegionOverlay(_PALE, 150))
                continue
            seat = state.tribes[number].seat
            lays.append(RegionOverlay(style_of(seat).colour, 60, NOBODY, (Tag(EMBLEM, seat), Tag(COINS, seat, coins))))
            words[region] = [self.tr("Earns {0} %n coin(s) now.", "", coins).format(session.names.seat(seat))]
        return Overlay(self.tr("Income"), lays, words, tokens=False)

    def _threats(self, session: GameSession, reader: int) -> Overlay:
        state, names = session.state, session.names
        found: dict[int, dict[int, Threat]] = {}
        for threat in threats(session.game.rules, state, reader):
            found.setdefault(threat.region, {}).setdefault(threat.seat, threat)
        held = sum(tribe.held for tribe in state.tribes if tribe.seat == reader)
        lays, words = [], {}
        for region in range(len(state.tokens)):
            here = list(found.get(region, {}).values())
            if not held >> region & 1:
                lays.append(RegionOverlay(_PALE, 120))
                continue
            tags = tuple(
                Tag(COST, threat.seat, threat.cost, dashed=threat.needs_die or threat.further)
                for threat in here[:_MOST_TAGS]
            )
            lays.append(RegionOverlay("#B3261E" if here else "#2E7D5B", 70, NOBODY, tags))
            words[region] = [self._threat_text(names.seat(threat.seat), threat) for threat in here]
            if not here:
                words[region] = [self.tr("Nobody can conquer this next turn.")]
        return Overlay(self.tr("Threats to {0}").format(names.seat(reader)), lays, words, tokens=False)

    def _threat_text(self, name: str, threat: Threat) -> str:
        if threat.further:
            return self.tr(
                "{0} could take it for %n token(s), after one conquest on the way.", "", threat.cost
            ).format(name)
        if threat.needs_die:
            return self.tr("{0} could take it for %n token(s), with a lucky roll.", "", threat.cost).format(name)
        return self.tr("{0} could take it for %n token(s).", "", threat.cost).format(name)

    def _changes(self, session: GameSession, reader: int) -> Overlay:
        state, before = session.state, _a_round_ago(session)
        lays, words = [], {}
        for region in range(len(state.tokens)):
            was, now = _holder(before, region), _holder(state, region)
            if was == now:
                lays.append(RegionOverlay(_PALE, 130))
                continue
            colour = style_of(now).colour if now != NOBODY else "#6B6B6B"
            lays.append(RegionOverlay(colour, 120, NOBODY, (Tag(CHANGE, was, now),)))
            words[region] = [self._change_text(session, was, now)]
        return Overlay(self.tr("Last round's changes"), lays, words, tokens=False)

    def _change_text(self, session: GameSession, was: int, now: int) -> str:
        names = session.names
        if now == NOBODY:
            return self.tr("{0} lost it last round.").format(names.seat(was))
        if was == NOBODY:
            return self.tr("{0} gained it last round.").format(names.seat(now))
        return self.tr("{0} took it from {1} last round.").format(names.seat(now), names.seat(was))

    _makers: Final[dict[str, Callable[[OverlayController, GameSession, int], Overlay]]] = {
        "owners": _owners, "terrain": _terrain, "income": _income, "threats": _threats, "changes": _changes,
    }  # fmt: skip


def _holder(state: State, region: int) -> int:
    number = state.tribe_at(region)
    return NOBODY if number == NOBODY else state.tribes[number].seat


def _a_round_ago(session: GameSession) -> State:
    """Return the position at the beginning of the current player's previous turn, else the start of the game."""
    state, game = session.state, session.game
    then = (state.round - 1, state.turn)
    if state.decision is None:    # the game is over: compare with the round just played
        then = (state.round, 0)
    count = len(game) if session.viewed is None else session.viewed
    for number in range(count + 1):
        position = game.at(number)
        if (position.round, position.turn) >= then:
            return position
    return game.start


_MOST_RIVALS: Final = 2


class TurnOutlook(NamedTuple):
    """The income of a seat in *rows* with its *total*, and who threatens its regions; each threat refers to them.

    While the income is secret, *rows* are empty and *total* is None. *threats* is None in the last round as soon as it
    is the seat's turn: what others take after that costs it nothing.
    """

    title: str
    rows: list[tuple[SumTerm, int]]
    total: int | None
    threats: list[SumTerm] | None


class OutlookTexts(QObject):
    """Determines the outlook of a session and puts it into words."""

    def __init__(self) -> None:
        super().__init__()
        self._seen: tuple[State, int] | None = None
        self._outlook: TurnOutlook | None = None

    def of(self, session: GameSession) -> TurnOutlook | None:
        """Return the outlook of the person who must decide, else of the only person in the game, else None."""
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
        scored = state.round == session.game.rules.board.rounds and reader <= state.turn
        return TurnOutlook(title, rows, total, None if scored else self._threats(session, reader))

    def _threats(self, session: GameSession, reader: int) -> list[SumTerm]:
        """Return a sentence for each of the rivals who can take the most regions directly and without the die."""
        found: dict[tuple[int, str], list[Threat]] = {}
        for threat in threats(session.game.rules, session.state, reader):
            if not threat.needs_die and not threat.further:
                found.setdefault((threat.seat, threat.race), []).append(threat)
        rivals = sorted(found.items(), key=lambda rival: (-len(rival[1]), rival[0]))
        out = []
        for (seat, race), reached in rivals[:_MOST_RIVALS]:
            regions = sum(1 << threat.region for threat in reached)
            costs = [threat.cost for threat in reached]
            told = self._of_race if race else self._of_player
            who = session.sentences.subject(seat, race) if race else session.names.seat(seat)
            out.append(SumTerm(told(who, regions.bit_count(), min(costs), max(costs)), "", regions))
        return out

    def _of_race(self, who: str, count: int, least: int, most: int) -> str:
        if count == 1:
            #: {0}: a race with its owner, as in "Anna's Orcs"
            return self.tr("{0} can take one of your regions, for %n token(s).", "", most).format(who)
        if least == most:
            #: {0}: a race with its owner; {1}: a number
            return self.tr("{0} can take {1} of your regions, for %n token(s) each.", "", most).format(who, count)
        #: {0}: a race with its owner; {1}, {2}: numbers
        text = self.tr("{0} can take {1} of your regions, for {2} to %n token(s) each.", "", most)
        return text.format(who, count, least)

    def _of_player(self, who: str, count: int, least: int, most: int) -> str:
        if count == 1:
            #: {0}: a player
            text = self.tr("{0}, with a new race, can take one of your regions, for %n token(s).", "", most)
            return text.format(who)
        if least == most:
            #: {0}: a player; {1}: a number
            text = self.tr("{0}, with a new race, can take {1} of your regions, for %n token(s) each.", "", most)
            return text.format(who, count)
        #: {0}: a player; {1}, {2}: numbers
        text = self.tr("{0}, with a new race, can take {1} of your regions, for {2} to %n token(s) each.", "", most)
        return text.format(who, count, least)


def _reader(session: GameSession) -> int:
    """Return the seat of the person who must decide, else of the only person in the game, else NOBODY."""
    decision, seats = session.decision, session.game.seats
    if decision is not None and decision.seat >= 0 and seats[decision.seat].is_human:
        return decision.seat
    people = [number for number, seat in enumerate(seats) if seat.is_human and not seat.is_remote]
    return people[0] if len(people) == 1 else NOBODY
