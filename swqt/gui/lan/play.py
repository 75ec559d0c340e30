"""The game of a network on the table of the window: the log's moves come in, what people here want goes out."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Protocol

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QApplication

from swqt.gui.lan.circle import CirclePanel, Member
from swqt.gui.lan.strip import Choice, NetStrip
from swqt.gui.lan.tidings import Tidings
from swqt.net.agreement import orders as o
from swqt.net.agreement import votes
from swqt.net.joining.news import Closed, Met, Moved, Parted, Playing, Stuck, TakenBack
from swqt.net.joining.session import Session
from swqt.net.playing.offering import Shelf, opening_of
from swqt.net.playing.opening import Opening, OpeningError
from swqt.net.playing.record import record_text
from swqt.net.playing.verify import Report, verify
from swqt.net.wire.link_events import Measured
from swqt.net.wire.messages import CMD
from swqt.table import HUMAN, REMOTE, OnlineGame, Seat

if TYPE_CHECKING:
    from swqt.gui.window import MainWindow

STAND_IN: Final = "medium"
"""The level of the bot that plays for somebody who is away."""

_SEATS: Final = "ABCDE"
_BOT: Final = "bot:"
_STATE: Final = (
    "game", "_wires", "_opening", "_first", "_mine", "_view", "_states", "_pings", "_watchers", "_waiting", "_paused",
    "_asked", "_over",
)  # fmt: skip
"""What one window hands on to the next."""


class Desk(Protocol):
    """What the game needs of the network's desk."""

    def call(self, work: Callable[[Session], object]) -> None:
        """Have *work* done with the session, in the network thread."""

    def leave(self) -> None:
        """Leave the table, saying good-bye."""


class Wires:
    """What a game's moves go out by; a window that is made anew takes them over with the game."""

    def __init__(self, table: OnlineTable) -> None:
        self.table = table

    def say(self, text: str) -> None:
        self.table.say(text)

    def left(self) -> None:
        self.table.end()


class OnlineTable(QObject):
    """Shows one network game in *window*, from ``Playing`` on; news that are not the game's are nobody's."""

    _recorded = Signal(str)
    _checked = Signal(object)

    def __init__(self, window: MainWindow, desk: Desk) -> None:
        super().__init__(window)
        self.window = window
        self._desk = desk
        self.strip = NetStrip()
        window.table.add_strip(self.strip)
        self.circle = CirclePanel()
        self.dock = window.add_panel(self.tr("Table talk"), "circle", self.circle)
        self.circle.said.connect(lambda text: self._feed(o.SayText(text)))
        self.circle.back.clicked.connect(self.ask_back)
        self.circle.pause.clicked.connect(self._pause)
        self.circle.replaced.connect(self.let_bot_play)
        self._recorded.connect(self._keep)
        self._checked.connect(self._show_check)
        window.installEventFilter(self)
        self.game: OnlineGame | None = None
        self._wires = Wires(self)
        self._reset()

    def _reset(self) -> None:
        self._opening: Opening | None = None
        self._first = 0
        self._mine: int | None = None
        self._view: votes.View | None = None
        self._states: dict[int, str] = {}
        self._pings: dict[bytes, float] = {}
        self._watchers: dict[bytes, str] = {}
        self._waiting: o.Waiting | None = None
        self._paused: tuple[int, ...] = ()
        self._asked: o.Asked | None = None
        self._tidings = Tidings(self._name)
        self._over = False

    def adopt(self, old: OnlineTable) -> None:
        """Go on with the game of the *old* window, which is on the table of this one already."""
        for name in _STATE:
            setattr(self, name, getattr(old, name))
        self._tidings = Tidings(self._name)
        self._wires.table = self
        self.circle.adopt(old.circle)
        if self.game is not None:
            self.dock.show()
        self._refresh()

    # What the network tells

    def take(self, news: object) -> None:
        """Take the next *news* of the game, from ``Playing`` on."""
        match news:
            case Playing():
                self._begin(news)
            case Moved(texts):
                self._play(list(texts))
            case TakenBack(length):
                if self.game is not None and self._opening is not None:
                    self.game.roll_back(max(0, length - self._opening.draws_first))
            case o.Declined(code):
                self._decline(code)
            case o.Viewed(view):
                self._see(view)
                self._note(self._tidings.changed(news))
            case o.Presence(peer, state):
                self._states[peer] = state
            case Measured(peer, seconds):
                self._pings[peer] = seconds
            case o.Waiting():
                self._waiting = news if news.peers else None
            case o.Paused(peers, reason):
                self._paused = peers
                self._note(self._tidings.paused(peers, reason))
            case o.Asked():
                self._asked = None if news.automatic else news
            case o.Answered():
                self._note(self._tidings.answered(news))
            case o.Decided(proposal, carried):
                if self._asked is not None and self._asked.proposal == proposal:
                    self._asked = None
                    self._note(self._tidings.decided(carried))
            case o.Said(peer, text):
                self.circle.hear(peer, self._name(peer), text)
            case o.Misdeed(peer, kind):
                self._note(self._tidings.misdeed(peer, kind))
            case o.RolledBack(_, lost):
                self._note(self._tidings.lost(len(lost)))
            case Stuck(trouble):
                self._note(self._tidings.trouble(trouble))
            case Met(partner):
                if self._view is not None and partner.peer not in self._view.keys:
                    self._watchers[partner.peer] = partner.name
            case Parted(peer):
                self._watchers.pop(peer, None)
            case Closed():
                self._end()
                return
            case _:
                return
        self._refresh()

    # The game

    def _begin(self, news: Playing) -> None:
        self._reset()
        self.circle.clear()
        self._mine = news.mine
        try:
            opening = opening_of(news.start.genesis.document, self.window.library)
        except OpeningError as error:
            self.window.complain(self.tr("This game cannot be shown."), str(error))
            return
        self._opening = opening
        keys = tuple(key for key, _, _ in news.start.genesis.peers)
        peers = tuple(chair.peer for chair in opening.chairs)
        bots = tuple(chair.kind.removeprefix(_BOT) if chair.kind != HUMAN else "" for chair in opening.chairs)
        self._view = votes.View(0, keys, (), peers, bots, peers, opening.host, ())
        if not opening.draws_first:
            self._sit()

    def _sit(self) -> None:
        """Put the game on the table: it is known who begins."""
        opening = self._opening
        assert opening is not None
        count = len(opening.chairs)
        chairs = [(self._first + number) % count for number in range(count)]
        seats = [Seat(opening.chairs[chair].name, self._kind(chair)) for chair in chairs]
        self.game = OnlineGame(
            opening.rules, opening.start, seats, self._wires.say, traits=opening.traits,
            secrecy=opening.secrecy, left=self._wires.left,
        )  # fmt: skip
        self.window.show_game(self.game)
        self.dock.show()
        self.dock.raise_()

    def _kind(self, chair: int) -> str:
        """Return who answers for *chair*, as this program sees it."""
        view = self._view
        assert view is not None
        if self._mine is None or view.seats[chair] != self._mine:
            return REMOTE
        return _BOT + view.bots[chair] if view.bots[chair] else HUMAN

    def _play(self, texts: list[str]) -> None:
        if self.game is None and self._opening is not None and self._opening.draws_first:
            self._first = _SEATS.index(texts.pop(0).split()[1])
            self._sit()
        if self.game is None:
            return
        self.game.accept(texts)
        seat = self.game.seat_to_move()
        if seat is not None and seat.is_human and not self.window.isActiveWindow():
            QApplication.alert(self.window)
            self._mark(True)
        if self.game.decision is None and not self._over and not self.game.waiting:
            self._over = True
            self._desk.call(lambda session: self._recorded.emit(_record(session)))

    def _decline(self, code: str) -> None:
        if self.game is not None:
            self.game.refused()
        self._note(self._tidings.declined(code))

    def _see(self, view: votes.View) -> None:
        """Somebody else answers for a seat now, perhaps."""
        self._view = view
        if self.game is None:
            return
        count = len(view.seats)
        for chair in range(count):
            seat, kind = (chair - self._first) % count, self._kind(chair)
            if self.game.seats[seat].kind != kind:
                self.game.hand_over(seat, kind)

    def end(self) -> None:
        """The player has gone from the table."""
        self._end()
        self._desk.leave()

    def _end(self) -> None:
        self.game = None
        self.strip.say("")
        self.dock.hide()
        self._mark(False)
        self._reset()

    # What people here want

    def say(self, text: str) -> None:
        """Say *text*, a command, to all."""
        self._feed(o.Write(text.encode()))

    def _feed(self, event: o.Event) -> None:
        self._desk.call(lambda session: session.feed(event))

    def ask_back(self) -> None:
        """Ask all whether this player's last command may be taken back."""
        self._desk.call(_suggest_undo)

    def let_bot_play(self, peer: int) -> None:
        """Ask all whether a bot should play for *peer* until that one is back."""
        self._feed(o.Suggest((votes.Drop(peer, STAND_IN),)))

    def _pause(self) -> None:
        self._feed(o.SetPause(self._mine not in self._paused))

    def _answer(self, yes: bool) -> None:
        if self._asked is not None:
            self._feed(o.Answer(self._asked.proposal, yes))
            self._asked = None
            self._refresh()

    # What is shown

    def _refresh(self) -> None:
        self.circle.show_members(self._members())
        self.circle.allow(self._mine is not None and not self._over, paused=self._mine in self._paused)
        if self.game is None:
            return
        text, choices = "", []
        if self._asked is not None and self._asked.peer != self._mine and self._mine is not None:
            text = self._tidings.asked(self._asked)
            agree, refuse = self.tr("Agree"), self.tr("Refuse")
            choices = [Choice(refuse, lambda: self._answer(False)), Choice(agree, lambda: self._answer(True), True)]
        elif self._asked is not None and self._mine is not None:
            text = self._tidings.asking(self._asked)
        elif self._paused:
            text = self._tidings.resting(self._paused)
            if self._mine in self._paused:
                choices = [Choice(self.tr("Go on"), self._pause, True)]
        elif self._waiting is not None and not self._over:
            waiting = self._waiting
            text = self._tidings.waiting(waiting)
            if waiting.overdue and self._mine is not None:
                peer = waiting.peers[0]
                choices = [Choice(self.tr("A bot plays for now"), lambda: self.let_bot_play(peer), True)]
        elif self._over:
            text = self.tr("Every draw of this game can be checked by everybody.")
            choices = [Choice(self.tr("Verify the dice"), self._verify)]
        self.strip.say(text, choices)

    def _members(self) -> list[Member]:
        view = self._view
        if view is None or self._opening is None:
            return []
        out = []
        for number, key in enumerate(view.keys):
            chairs = [chair for chair, peer in enumerate(view.seats) if peer == number]
            seats = ", ".join(_SEATS[(chair - self._first) % len(view.seats)] for chair in chairs)
            state = "self" if number == self._mine else self._states.get(number, "away")
            out.append(Member(number, self._name(number), seats, state, self._pings.get(key)))
        out += [Member(100 + n, name, "", "here") for n, name in enumerate(self._watchers.values())]
        return out

    def _name(self, peer: int) -> str:
        """Return what *peer* is called: by the first person's seat that it had."""
        opening, view = self._opening, self._view
        if opening is None or view is None:
            return "?"
        chairs = [chair for chair, owner in enumerate(view.owners) if owner == peer]
        people = [chair for chair in chairs if opening.chairs[chair].kind == HUMAN]
        return opening.chairs[(people or chairs)[0]].name if chairs else self.tr("Player {0}").format(peer + 1)

    def _note(self, text: str) -> None:
        if text:
            self.circle.note(text)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ActivationChange and self.window.isActiveWindow():
            self._mark(False)
        return super().eventFilter(watched, event)

    def _mark(self, mark: bool) -> None:
        """Have the title begin with a dot while it is somebody's turn here and nobody looks."""
        title = self.window.windowTitle().removeprefix("● ")
        self.window.setWindowTitle(f"● {title}" if mark else title)

    # Afterwards

    def _keep(self, text: str) -> None:
        """Keep the finished game, with the proof of its draws, among the games that are over."""
        if self.game is None:
            return
        try:
            path = self.window.saves.keep(text, self.game.seats)
        except OSError as error:
            self._note(self.tr("The game could not be saved: {0}").format(error.strerror or str(error)))
        else:
            self._note(self.tr("The game is kept with the proof of its draws: {0}").format(path.name))

    def _verify(self) -> None:
        library = self.window.library
        self._desk.call(lambda session: self._checked.emit(_check(session, library)))

    def _show_check(self, report: Report) -> None:
        self._note(self._tidings.report(report))
        self.dock.show()
        self.dock.raise_()


def _record(session: Session) -> str:
    return record_text(session.running.core.log) if session.running is not None else ""


def _check(session: Session, shelf: Shelf) -> Report:
    return verify(_record(session).encode(), shelf)


def _suggest_undo(session: Session) -> None:
    """Propose to go back to before the last command of this peer."""
    running = session.running
    if running is None:
        return
    own = [e.seq for e in running.core.log.entries if e.kind == CMD and e.author == running.core.me]
    if own:
        session.feed(o.Suggest((votes.Undo(own[-1]),)))
