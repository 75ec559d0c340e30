"""A network game in the window: plays the commands of the log, and sends the requests of local players."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QTimer

from swqt.gui.accessibility.navigation import Announcer, Attention
from swqt.gui.lan.game_bar import GameNotices, PeersPanel
from swqt.gui.lan.game_view import NetworkGameView
from swqt.gui.lan.network_client import NetworkClient
from swqt.gui.lan.network_loader import NetworkLoader
from swqt.gui.lan.table_widgets import PeoplePanel
from swqt.gui.panels.notices import ChoiceNotice
from swqt.gui.style.theme import scale_of
from swqt.gui.style.threads import queued
from swqt.gui.texts.refusals import RejectedCallers, line_text
from swqt.net import news as n
from swqt.net.core.events import CommandRefused, GiveAnswer, LineSaid, LogSplit, WriteCommand
from swqt.net.game.board import opening_of
from swqt.net.session import Session
from swqt.net.wire.links import Knocked, PinChanged, TurnedAway
from swqt.net.wire.messages import GiveSeat, encode
from swqt.table import OnlineGame, Seat
from swqt.table.own_games import keep_map
from swqt.table.setup import SEATS

CATCHING_UP: Final = 15.0
"""Seconds after coming back during which arriving commands count as played in our absence."""

_BESIDE: Final = 700
"""Pixels that the board and the chat need beside each other, at 100 %."""

_OF_COMMANDS: Final = ("turn", "illegal", "over", "paused", "voting", "syncing", "draw", "disk", "watcher")
"""The codes with which a game command is refused; all others refuse other requests."""


class BoardTable(QObject):
    """What a network game and a replay that is watched together show beside the board, in the window of *door*: a
    notice, and a dock with people and chat."""

    def __init__(self, door: NetworkLoader, client: NetworkClient, panel: PeoplePanel, sign: str) -> None:
        parts = door.parts
        super().__init__(parts.window)
        self._door = door
        self._window, self._services, self._current = parts.window, parts.services, parts.current
        self.client: Final = client
        self.bar: Final = ChoiceNotice()
        parts.page.add_question(self.bar)
        self.bar.focus_left.connect(parts.page.view.setFocus)
        self.dock: Final = parts.add_panel("", sign, panel)
        self._chat = panel.chat
        self._says = Announcer(parts.window)
        self._chat.told.connect(self._says.announce)

    def take_over(self, old: BoardTable) -> None:
        """Take over the connection and the chat of the *old* window."""
        old.client.disconnect(old)
        self._chat.adopt(old._chat)


class OnlinePlay(BoardTable):
    """Shows one network game, from ``Playing`` on; news before that is ignored."""

    def __init__(self, door: NetworkLoader, client: NetworkClient, attention: Attention) -> None:
        self.panel: Final = PeersPanel(client)
        super().__init__(door, client, self.panel, "circle")
        client.heard.connect(self.take)
        for changed in (self.bar.answered, self.panel.muted):
            changed.connect(self.refresh)
        self._attention = attention
        self._on_visible(False)
        self.dock.visibilityChanged.connect(self._on_visible)
        self._chat.told.connect(self._on_told)
        self._log, self._players, self._copy = door.parts.log, door.parts.players, door.parts.copy
        self._copy.triggered.connect(self._ask_copy)
        self._callers = RejectedCallers()
        self.view: NetworkGameView | None = None
        self.beat: Final = QTimer(self, interval=1000)
        self.beat.timeout.connect(self.refresh)

    @property
    def game(self) -> OnlineGame | None:
        return self.view.game if self.view is not None else None

    def adopt(self, old: OnlinePlay) -> None:
        """Take over the game of the *old* window, which this one shows already."""
        self.take_over(old)
        old.beat.stop()
        self.view = old.view
        if self.game is not None:
            self._log.offer_talk(True)
            self._log.model_.tell_said(old._log.model_.said)
            self._open_chat()
        self.refresh()

    # News from the network

    def take(self, news: object) -> None:
        """Handle the next *news* of the game, from ``Playing`` on."""
        if isinstance(news, n.Playing):
            self._begin(news)
        elif isinstance(news, n.Closed):
            self._end()
        elif self.view is not None:
            self._hear_game(news, self.view)
            self.refresh()

    def _hear_game(self, news: object, view: NetworkGameView) -> None:
        match news:
            case n.StatusChanged(status):
                self._show_status(view, status)
            case n.Moved(texts):
                self._play(list(texts), view)
            case n.TakenBack(length) if view.game is not None:
                view.game.roll_back(max(0, length - view.opening.draws_first))
            case LineSaid(_, name, text):
                if self._chat.hear(news):
                    self._log.say(name, line_text(text))
            case CommandRefused(code) if view.game is not None and code in _OF_COMMANDS:
                view.game.refused()
            case n.ProposalFailed(changes, True):
                mine = [one.seat for one in changes if isinstance(one, GiveSeat) and one.key == self.client.key]
                view.rejected = mine[0] if mine else view.rejected
            case LogSplit() if view.game is not None:
                self._record(view.game, lambda session: next(iter(session.copies()[-1:]), ""), whole=False)
            case Knocked():
                self._attention.call()
            case TurnedAway():
                self._chat.note(self._callers.words(news))
            case PinChanged(pin) if view.status.playing and view.opening.table.pin and view.opening.table.spectators:
                self._chat.note(self.tr("Spectators need the PIN {0}.").format(f"{pin[:3]} {pin[3:]}"))
        self._chat.note(view.told(news))

    def _show_status(self, view: NetworkGameView, status: n.GameStatus) -> None:
        before, game = view.status, view.game
        view.status = status
        if game is not None:
            for chair in range(len(status.seats)):
                seat, kind = view.seat(chair), view.kind(chair)
                if game.seats[seat].kind != kind:
                    game.hand_over(seat, kind)
            if status.over and not before.over:
                self._record(game, _finished)
        asked = {proposal.name for proposal in before.proposals}
        agreed = [proposal.changes for proposal in status.proposals if proposal.mine]
        for proposal in status.proposals:
            if proposal.mine is not None or not status.playing:
                continue
            if proposal.changes in agreed:    # the player has agreed to the same changes before
                self.client.feed(GiveAnswer(proposal.name, True))
            elif proposal.name not in asked:
                self._attention.call()
        if len(status.wishes) > len(before.wishes):
            self._attention.call()

    def _record(self, game: OnlineGame, text: Callable[[Session], str], *, whole: bool = True) -> None:
        """Save the record of *game* that *text* returns, unless it is empty, even if the game is left meanwhile; not
        *whole*: of one side of a split."""
        keep = queued(self._keep)
        self.client.call(lambda session: keep(game, text(session), whole))

    def _on_told(self) -> None:
        """Mark the chat as unread unless it is visible."""
        if not self._is_seen:
            self.dock.setWindowTitle(self.tr("• Chat"))

    def _on_visible(self, seen: bool) -> None:
        self._is_seen = seen
        self.dock.setWindowTitle(self.tr("Chat"))

    # The game

    def _begin(self, news: n.Playing) -> None:
        self.panel.chat.lines.clear()
        self._log.offer_talk(False)    # clears the lines of another table
        self._log.offer_talk(True)
        # This cannot fail: the session has started the game from the same document.
        view = self.view = NetworkGameView(news, opening_of(news.start.document, self._services.library))
        keep_map(news.start.document, self._services.library)
        if not view.opening.draws_first:
            self._sit(view)
        self.refresh()

    def _sit(self, view: NetworkGameView) -> None:
        """Create the game and open it in the window, once the starting player is known."""
        opening, client = view.opening.begun_by(view.first), self.client
        chairs = [view.chair(seat) for seat in range(len(opening.chairs))]
        # The game outlives a window that is rebuilt, so its callbacks may only use the client.
        name = hashlib.sha256(encode(view.news.start)).hexdigest()[:16]
        view.game = OnlineGame(
            opening.rules, opening.start, [Seat(opening.chairs[chair].name, view.kind(chair)) for chair in chairs],
            lambda text: client.feed(WriteCommand(text.encode())), traits=opening.traits, secrecy=opening.secrecy,
            left=partial(client.leave_game, view.news),
            looks=[opening.table.seats[chair].colour for chair in chairs],
            remember=lambda text: client.call(Session.keep_early, text), remembered=view.news.early,
            notes=self._services.saves.folder / "network" / f"{name}.notes",
        )  # fmt: skip
        self._door.game_ready.emit(view.game)
        self._open_chat()

    def _open_chat(self) -> None:
        """Show the chat beside the map; where text is too large for that, the menu opens a window of its own."""
        is_roomy = self._window.width() >= _BESIDE * scale_of(self._window.font())
        self.dock.toggleViewAction().setVisible(True)
        self.dock.setFloating(not is_roomy)
        self.dock.setVisible(is_roomy)
        self.dock.raise_()

    def _play(self, texts: list[str], view: NetworkGameView) -> None:
        if view.game is None and view.opening.draws_first:
            view.first = SEATS.index(texts.pop(0).split()[1])
            self._sit(view)
        if (game := view.game) is None:
            return
        game.accept(texts)
        if view.seen is None:
            view.seen = len(game)
        elif len(game) > view.seen and time.monotonic() - view.returned < CATCHING_UP:
            view.missed = True
        if game.history and game.seats[game.history[-1].seat].is_human:
            view.missed = False    # a local player has moved since
        session = self._current.session
        if session is not None and session.runner.asked is not None:
            self._attention.call()

    def _end(self) -> None:
        if self.game is not None and self.game.proof is None:    # it may be over, unseen as yet
            self._record(self.game, _finished)
        self.view = None
        self._log.offer_talk(False)
        self.bar.say("")
        self.dock.hide()
        self.dock.toggleViewAction().setVisible(False)
        self.beat.stop()
        self._attention.end()
        self._players.show_where({})
        self._players.show_clocks({})
        self.refresh()

    # What is shown

    def refresh(self) -> None:
        view = self.view
        self._copy.setEnabled(view is not None and view.game is not None and view.status.may_copy)
        if view is not None and view.game is not None:
            if (slow := view.look()) is not None:
                self._remind(view, slow)
            if view.clocks.running is None:
                self.beat.stop()
            elif not self.beat.isActive():
                self.beat.start()
            self._players.show_clocks({view.seat(chair): left for chair, left in view.times.items()})
            where, session = view.presence(), self._current.session
            self._players.show_where(where)
            if session is not None and session.game is view.game:
                session.show_away(frozenset(seat for seat, presence in where.items() if presence.away))
            notices = GameNotices(
                view, self.client, replay=self._door.recap_wanted.emit, stop=self._door.start_wanted.emit,
                verify=self._door.parts.replay.verify,
            )  # fmt: skip
            before, notice = self.bar.text(), notices.current()
            self.bar.say(notice.text, notice.choices)
            if self.bar.text() != before:
                self._says.announce(self.bar.text())
        self.panel.show_game(view)

    def _ask_copy(self) -> None:
        """Explain what playing on in a copy means, and ask for confirmation."""
        if self.view is not None:
            self.view.asks_copy = True
            self.refresh()
            self.bar.focus_last()

    def _remind(self, view: NetworkGameView, chair: int) -> None:
        """Report that the player of *chair* has been thinking for long, and alert them if they sit here."""
        peer = view.status.seats[chair].peer
        self._chat.note(view.slow(peer))
        if peer == view.status.me and self._attention.call():
            self._services.sounds.play("turn")

    # Afterwards

    def _keep(self, game: OnlineGame, text: str, whole: bool) -> None:
        """Save *text*, the finished *game* or the losing side of a split, with the proof of its draws in the record of
        finished games."""
        if not text or (whole and game.proof is not None):
            return
        try:
            path = self._services.saves.keep(text, game.seats, game.annotations)
        except OSError as error:
            self._chat.note(self.tr("The game couldn't be saved: {0}").format(error.strerror or str(error)))
            return
        if whole:
            game.proof = path
            game.forget_notes(path)
        self._chat.note(self.tr("Game saved, with proof of every draw: {0}").format(path.name))


def _finished(session: Session) -> str:
    """Return the game of *session* with the proof of its draws; empty if it is not over."""
    return session.record() if session.game is not None and session.game.status.over else ""
