"""The game of a network on the table of the window: the log's moves come in, what people here want goes out."""

from __future__ import annotations

from typing import Final, Protocol

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QDockWidget, QWidget

from swqt.gui.accessibility.navigation import Announcer
from swqt.gui.lan import line
from swqt.gui.lan.bar import Bar, NetStrip
from swqt.gui.lan.circle import CirclePanel
from swqt.gui.lan.line import GameConnection, Wires
from swqt.gui.lan.standing import NetworkGameState
from swqt.gui.lan.table_dialog import Clockwork
from swqt.gui.lan.tidings import Knocks, Tidings
from swqt.gui.lan.words import MOST_KNOCKS
from swqt.gui.pages.game_page import GamePage
from swqt.gui.panels.log_panel import LogPanel
from swqt.gui.panels.players import PlayersPanel
from swqt.gui.session.services import AppServices, CurrentSession
from swqt.net.agreement import orders as o
from swqt.net.agreement import votes
from swqt.net.joining.journal_writer import DiskTold
from swqt.net.joining.newcomers import SeatRefused, SeatWanted
from swqt.net.joining.news import Closed, Met, Moved, Parted, Playing, Spoken, Stuck, TakenBack
from swqt.net.meeting.document import write_manners
from swqt.net.playing.offering import opening_of
from swqt.net.playing.opening import OpeningError
from swqt.net.playing.verify import VerifyReport
from swqt.net.wire.terms import Knocked, Measured, PinChanged, TurnedAway
from swqt.table import OnlineGame, Seat

STAND_IN: Final = "medium"
"""The level of the bot that plays for somebody who is away."""

_SEATS: Final = "ABCDE"


class PanelHost(Protocol):
    """The docks of the window."""

    def add_panel(self, title: str, name: str, panel: QWidget) -> QDockWidget:
        """Return a new dock with *panel* in it, hidden at first."""


class OnlineTable(QObject):
    """Shows one network game in *window*, from ``Playing`` on; other news are ignored.

    Talk stands in a dock of *panels*; *alone* is the command to go on without the others. ``game_ready`` gives the
    OnlineGame to show, ``failed`` a message and its details.
    """

    game_ready = Signal(object)
    start_wanted = Signal()
    recap_wanted = Signal()
    failed = Signal(str, str)
    _recorded = Signal(str)
    _checked = Signal(object)

    def __init__(
        self, window: QWidget, services: AppServices, current: CurrentSession, table: GamePage, log: LogPanel,
        players: PlayersPanel, panels: PanelHost, alone: QAction, desk: GameConnection,
    ) -> None:  # fmt: skip
        super().__init__(window)
        self._window = window
        self._services = services
        self._current = current
        self._log, self._players = log, players
        self._panels = panels
        self._alone = alone
        self._desk = desk
        self.strip = NetStrip()
        table.add_notice(self.strip)
        self.strip.focus_left.connect(table.view.setFocus)
        self.circle = CirclePanel(desk.muted)
        self.dock = panels.add_panel(self.tr("Talk"), "circle", self.circle)
        self.circle.said.connect(lambda text: self._desk.call(lambda session: session.talk(text)))
        self.circle.back.clicked.connect(self.ask_back)
        self.circle.pause.clicked.connect(self.pause)
        self.circle.replaced.connect(self.let_bot_play)
        self.circle.restored.connect(self.give_back)
        self.circle.wanted.connect(self.want)
        self.circle.proposed.connect(lambda wish: self._feed(o.Suggest((votes.TableOptions(write_manners(wish)),))))
        self._is_seen = False
        self._knocks = Knocks()
        self._says = Announcer(window)
        self.dock.visibilityChanged.connect(self._see_talk)
        self._recorded.connect(self._keep)
        self._checked.connect(self._show_check)
        window.installEventFilter(self)
        self.game: OnlineGame | None = None
        self.now: NetworkGameState | None = None
        self._wires = Wires(self)
        self._tidings = Tidings(self._name, self._letter)
        self._bar = Bar(self, self._tidings)
        self.clockwork = Clockwork(self)
        self.clockwork.ticked.connect(self._refresh)
        self.clockwork.reminded.connect(self._remind)

    def adopt(self, old: OnlineTable) -> None:
        """Go on with the game of the *old* window, which is on the table of this one already."""
        self.game, self.now, self._wires = old.game, old.now, old._wires
        self._wires.table = self
        self.circle.adopt(old.circle)
        self.clockwork.adopt(old.clockwork)
        if self.game is not None:
            self._log.offer_talk(True)
            self._log.model_.tell_said(old._log.model_.said)
            self.dock.show()
        self._refresh()

    # What the network tells

    def take(self, news: object) -> None:
        """Take the next *news* of the game, from ``Playing`` on."""
        if isinstance(news, Closed):
            self._end()
        elif isinstance(news, Playing):
            self._begin(news)
        elif self.now is not None and self._take(news, self.now):
            self.now.settled()
            self._refresh()

    def _take(self, news: object, now: NetworkGameState) -> bool:
        """Take *news* of the game that stands as *now*; return whether anything may have to be shown anew."""
        match news:
            case Moved(texts):
                self._play(list(texts))
            case TakenBack(length):
                if self.game is not None:
                    self.game.roll_back(max(0, length - now.opening.draws_first))
            case o.CommandDeclined(code):
                self._decline(code)
            case o.Viewed(view):
                self._see(view)
                self._note(self._tidings.changed(news))
            case o.Presence(peer, state):
                now.states[peer] = state
            case Measured(peer, seconds):
                now.pings[peer] = seconds
            case o.Waiting():
                now.waiting = news if news.peers else None
            case o.Paused(peers, reason):
                now.paused, now.hurries = peers, False
                self._note(self._tidings.paused(peers, reason))
            case o.Asked():
                if not news.automatic:
                    self._hear_proposal(news, now)
            case o.Answered():
                if news.proposal in now.proposals:
                    self._note(self._tidings.answered(news))
            case o.Decided(proposal, carried):
                asked = now.proposals.pop(proposal, None)
                if asked is not None:
                    now.hear_decision(asked, carried)
                    self._note(self._tidings.decided(carried))
            case SeatWanted():
                if now.ask(news):
                    self._call_attention()
                elif now.has_refused(news):
                    self._tell_refused(news)
            case Knocked():
                now.knocks = [*(one for one in now.knocks if one.key != news.key), news][-MOST_KNOCKS:]
                self._call_attention()
            case SeatRefused():
                now.hear_refusal(news)
            case o.Said(peer, text):
                self._hear(now.key_of(peer), now.name(peer), text)
            case Spoken(key, name, text):
                now.heard(key, name)
                self._hear(key, name, text)
            case o.Misdeed(peer, kind):
                now.illegal[peer] += kind == "illegal"
                self._note(self._tidings.misdeed(peer, kind))
            case o.RolledBack(_, lost):
                self._note(self._tidings.lost(len(lost)))
            case Stuck(trouble):
                self._note(self._tidings.trouble(trouble))
            case DiskTold(peer, full):
                self._note(self._tidings.disk(peer, full))
            case TurnedAway():
                self._note(self._knocks.words(news))
            case PinChanged(pin) if now.watched and now.mine is not None:
                self._note(self.tr("Who wants to watch this game needs the PIN {0}.").format(f"{pin[:3]} {pin[3:]}"))
            case Met(partner):
                now.met(partner.peer, partner.name)
            case Parted(peer):
                now.parted(peer)
            case _:
                return False
        return True

    def _hear(self, key: bytes, name: str, text: str) -> None:
        """Whoever has *key* says *text*; as long as nobody looks at the talk, its title tells of it."""
        if not self.circle.hear(key, name, text):
            return
        text = self.circle.talk.words(text)
        self._log.say(name, text)
        if key != self._desk.key:
            self._says.announce(f"{name}: {text}")
            if not self._is_seen:
                self.dock.setWindowTitle(self.tr("• Talk"))

    def _see_talk(self, seen: bool) -> None:
        """The panel of the talk is in sight now, or not any more."""
        self._is_seen = seen
        if seen:
            self.dock.setWindowTitle(self.tr("Talk"))

    def _hear_proposal(self, asked: o.Asked, now: NetworkGameState) -> None:
        """Something is to be voted on; nobody is asked twice who has agreed to the same."""
        now.proposals[asked.proposal] = asked
        if asked.peer != now.mine and now.agreed.issuperset(asked.changes):
            now.answered.add(asked.proposal)
            self._feed(o.VoteAnswer(asked.proposal, True))
        elif asked.peer != now.mine and now.playing:
            self._call_attention()

    # The game

    def _begin(self, news: Playing) -> None:
        self._wires.table = None    # what was on the table before, as when somebody goes on alone, is over here
        self._wires = Wires(self)
        self.game, self.now = None, None
        if not news.copy:
            self.circle.clear()
            self._log.offer_talk(False)    # what was said at another table
        self._log.offer_talk(True)
        try:
            opening = opening_of(news.start.genesis.document, self._services.library)
        except OpeningError as error:
            self.failed.emit(self.tr("This game cannot be shown."), str(error))
            return
        self.now = NetworkGameState(news, opening, self._desk.key)
        if not opening.draws_first:
            self._sit(self.now)
        self._refresh()

    def _sit(self, now: NetworkGameState) -> None:
        """Put the game on the table: it is known who begins."""
        opening = now.opening
        count = len(opening.chairs)
        chairs = [(now.first + number) % count for number in range(count)]
        seats = [Seat(opening.chairs[chair].name, now.kind(chair)) for chair in chairs]
        self.game = OnlineGame(
            opening.rules, opening.start, seats, self._wires.say, traits=opening.traits,
            secrecy=opening.secrecy, left=self._wires.left, looks=[now.looks[chair] for chair in chairs if now.looks],
            remember=self._wires.keep, remembered=now.early,
        )  # fmt: skip
        self.game_ready.emit(self.game)
        self.dock.show()
        self.dock.raise_()

    def _play(self, texts: list[str]) -> None:
        now = self.now
        assert now is not None
        if self.game is None and now.opening.draws_first:
            now.first = _SEATS.index(texts.pop(0).split()[1])
            self._sit(now)
        if self.game is None:
            return
        self.game.accept(texts)
        now.played(len(self.game))
        session = self._current.session
        if session is not None and session.runner.asked is not None:
            self._call_attention()
        if self.game.decision is None and not now.over and not self.game.waiting:
            now.over = True
            self._desk.call(lambda session: self._recorded.emit(line.record(session)))

    def _decline(self, code: str) -> None:
        if self.game is not None:
            self.game.refused()
        self._note(self._tidings.declined(code))

    def _see(self, view: votes.View) -> None:
        """Somebody else answers for a seat now, perhaps."""
        now = self.now
        assert now is not None
        now.view = view
        now.agreed.clear()
        if self.game is None:
            return
        for chair in range(len(view.seats)):
            seat, kind = now.seat(chair), now.kind(chair)
            if self.game.seats[seat].kind != kind:
                self.game.hand_over(seat, kind)

    def end(self) -> None:
        """The player has gone from the table."""
        self._end()
        self._desk.leave()

    def _end(self) -> None:
        self.game, self.now = None, None
        self._log.offer_talk(False)
        self.strip.say("")
        self.dock.hide()
        self._mark(False)
        self._refresh()

    # What people here want

    def say(self, text: str) -> None:
        """Say *text*, a command, to all."""
        if self.now is not None:
            self.now.missed = False    # somebody here goes on from there
        self._feed(o.Write(text.encode()))

    def keep(self, early: str) -> None:
        """Have *early*, what was answered here before the log asked for it, outlive this program."""
        self._desk.call(lambda session: line.keep_early(session, early))

    def _feed(self, event: o.Event) -> None:
        self._desk.call(lambda session: session.feed(event))

    def ask_back(self) -> None:
        """Ask all whether this player's last command may be taken back."""
        self._desk.call(line.suggest_undo)

    def let_bot_play(self, peer: int) -> None:
        """Ask all whether a bot should play for *peer* until that one is back."""
        self._desk.call(lambda session: line.suggest_stand_in(session, peer, STAND_IN))

    def bear(self, peer: int) -> None:
        """Say no more of the moves against the rules that *peer* has sent."""
        if self.now is not None:
            del self.now.illegal[peer]
            self._refresh()

    def give_back(self, owner: int) -> None:
        """Ask all whether *owner* gets back the seats that others play."""
        if self.now is not None:
            view = self.now.view
            chairs = [n for n, one in enumerate(view.owners) if one == owner and view.seats[n] != owner]
            self._feed(o.Suggest(tuple(map(votes.Return, chairs))))

    def pause(self) -> None:
        """Let the game rest, or go on: if others have paused it, as soon as most players want that."""
        if self.now is not None:
            self.now.hurries = bool(self.now.paused) and self.now.mine not in self.now.paused
            self._feed(o.SetPause(not self.now.paused))
            self._refresh()

    def answer(self, yes: bool) -> None:
        """Answer the proposal that is before all."""
        asked = self.now.asked if self.now is not None else None
        if self.now is not None and asked is not None:
            self._feed(o.VoteAnswer(asked.proposal, yes))
            self.now.answered.add(asked.proposal)
            self._refresh()

    def want(self, chair: int) -> None:
        """As somebody who watches, ask those who play for *chair*."""
        if self.now is not None:
            self.now.want(chair)
            self._desk.call(lambda session: session.want_seat(chair))
            self._refresh()

    def forget_wish(self) -> None:
        """Say no more about the chair that was asked for."""
        if self.now is not None:
            self.now.want(None)
            self._refresh()

    def be_patient(self) -> None:
        """Say no more in this turn of the time that somebody has not."""
        if self.now is not None:
            self.now.bear()
            self._refresh()

    def _remind(self, chair: int) -> None:
        """Whoever has *chair* has been thinking for a while: tell all, and call them if they sit here."""
        assert self.now is not None
        peer = self.now.view.seats[chair]
        text = self._tidings.slow(peer, self.now.manners.clock.reminder)
        self._note(text)
        self._says.announce(text)
        if peer == self.now.mine:
            self._call_attention(aloud=True)

    def put_to_vote(self, wish: SeatWanted) -> None:
        """Ask all for what somebody who watches wants."""
        if self.now is not None:
            self._feed(o.Suggest((wish.change,)))
            self.now.agreed.add(wish.change)
            self.now.wishes.remove(wish)
            self._refresh()

    def refuse(self, wish: SeatWanted) -> None:
        """Do not ask anybody for what somebody who watches wants, and tell them."""
        if self.now is not None:
            self.now.refuse(wish)
            self._tell_refused(wish)
            self._refresh()

    def answer_knock(self, knock: Knocked, yes: bool) -> None:
        """Let in who has knocked, or do not."""
        if self.now is not None:
            self.now.knocks.remove(knock)
            if yes:
                self._desk.call(lambda session: session.let_in(knock.key))
            self._refresh()

    def _tell_refused(self, wish: SeatWanted) -> None:
        self._desk.call(lambda session: session.refuse_seat(wish.key, wish.seat))

    def ask_alone(self) -> None:
        """Say what it means to go on alone, and ask whether that is meant."""
        if self.now is not None:
            self.now.leaving = True
            self._refresh()
            self.strip.focus_last()

    def stay(self) -> None:
        """Do not go on alone."""
        if self.now is not None:
            self.now.leaving = False
            self._refresh()

    def go_on_alone(self) -> None:
        """Go on in a copy of the game, with bots for all others."""
        self.stay()
        self._desk.go_on_alone(STAND_IN)

    def recap(self) -> None:
        """Walk through what has happened since the last turn of whoever sits here."""
        self.forget_missed()
        self.recap_wanted.emit()

    def forget_missed(self) -> None:
        """Say no more of what was played while nobody was here."""
        if self.now is not None:
            self.now.missed = False
            self._refresh()

    def stop(self) -> None:
        """Leave the table; the game is among the player's own ones."""
        self.start_wanted.emit()

    # What is shown

    def _refresh(self) -> None:
        now = self.now
        self.clockwork.look(now, self.game)
        self._alone.setEnabled(now is not None and now.may_leave and self.game is not None)
        if now is None:
            self.circle.show_members(())
            self._players.show_where({})
            self._players.show_clocks({})
            return
        self._players.show_clocks(now.seat_clocks() if self.game is not None else {})
        self._players.show_where(now.where() if self.game is not None else {})
        self.circle.show_members(now.members(), returning=self._to_give_back(now) if now.playing else frozenset())
        acting, watching = now.playing and not now.over, now.mine is None
        self.circle.allow(acting, paused=bool(now.paused), watching=watching, manners=now.manners)
        self.circle.offer_seats([
            (chair, self.tr("Seat {0} ({1})").format(now.letter(chair), now.holder(chair)))
            for chair in now.to_be_had()
        ], watching=not now.playing)    # fmt: skip
        if self.game is not None:
            before = self.strip.text()
            self.strip.say(*self._bar.words(now))
            if self.strip.text() != before:
                self._says.announce(self.strip.text())

    @staticmethod
    def _to_give_back(now: NetworkGameState) -> frozenset[int]:
        """Return who is here and has not the seats that were theirs at the beginning."""
        rows = zip(now.view.owners, now.view.seats, strict=True)
        return frozenset(owner for owner, holder in rows if owner != holder and now.present(owner))

    def _name(self, peer: int) -> str:
        return self.now.name(peer) if self.now is not None else "?"

    def _letter(self, chair: int) -> str:
        return self.now.letter(chair) if self.now is not None else "?"

    def _note(self, text: str) -> None:
        if text:
            self.circle.note(text)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ActivationChange and self._window.isActiveWindow():
            self._mark(False)
        return super().eventFilter(watched, event)

    def _call_attention(self, *, aloud: bool = False) -> None:
        """Somebody here is asked something: say so where other windows are in front, with the sound of a turn if
        *aloud*."""
        if not self._window.isActiveWindow():
            if aloud:
                self._services.sounds.play("turn")
            QApplication.alert(self._window)
            self._mark(True)

    def _mark(self, mark: bool) -> None:
        """Have the title begin with a dot while somebody here is asked something and nobody looks."""
        title = self._window.windowTitle().removeprefix("● ")
        self._window.setWindowTitle(f"● {title}" if mark else title)

    # Afterwards

    def _keep(self, text: str) -> None:
        """Keep the finished game, with the proof of its draws, among the games that are over."""
        if self.game is None:
            return
        try:
            path = self._services.saves.keep(text, self.game.seats)
        except OSError as error:
            self._note(self.tr("The game could not be saved: {0}").format(error.strerror or str(error)))
        else:
            self.game.proof = path
            self._note(self.tr("The game is kept with the proof of its draws: {0}").format(path.name))

    def verify(self) -> None:
        """Check every draw of the game, and say what has come of it."""
        library = self._services.library
        self._desk.call(lambda session: self._checked.emit(line.check(session, library)))

    def _show_check(self, report: VerifyReport) -> None:
        self._note(self._tidings.report(report))
        self.dock.show()
        self.dock.raise_()
