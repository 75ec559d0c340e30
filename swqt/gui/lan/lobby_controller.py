"""The network side of the window before the first move: nearby tables, joining, and the lobby."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QObject, QTimer

from swqt.gui.accessibility.navigation import Announcer, Attention
from swqt.gui.dialogs.new_game import person_of
from swqt.gui.dialogs.table_dialog import TableDialog, ground_of
from swqt.gui.lan.game_view import NetworkGameView
from swqt.gui.lan.lobby_page import LobbyPage
from swqt.gui.lan.nearby_page import NearbyPage, rows_of
from swqt.gui.lan.network_client import NetworkClient, Reach
from swqt.gui.lan.network_loader import NetworkLoader
from swqt.gui.lan.online_play import OnlinePlay
from swqt.gui.lan.watch_together import WatchTogether
from swqt.gui.style.threads import BackgroundTask, run_in_thread
from swqt.gui.texts import refusals as words
from swqt.net.core.events import CommandRefused, LineSaid
from swqt.net.lobby import seats as seating
from swqt.net.lobby.lobby import Changed, LobbyProblem, RemovedFromTable, Started
from swqt.net.lobby.start import PlayedContent, TableOffer, offer_of
from swqt.net.lobby.table import LobbyTable, table_info
from swqt.net.news import Listening, Nearby, Playing, Stuck
from swqt.net.session import Session
from swqt.net.wire.connection import DialFailed, Endpoint
from swqt.net.wire.handshake import WAIT, LinkFailure
from swqt.net.wire.identity import fingerprint
from swqt.net.wire.links import Knocked, PinChanged, TurnedAway
from swqt.net.wire.text import Trouble, clean_name
from swqt.table.own_games import OwnGame, own_games

_HINTS: Final = 2000
"""Milliseconds between updates of the hints on why no tables may be found."""

_PIN_FAILURES: Final = (LinkFailure.PIN, LinkFailure.PIN_NEEDED, LinkFailure.PIN_IGNORED, LinkFailure.TOKEN)


class LobbyController(QObject):
    """Shows the nearby tables and the lobby in the window of *door*; ``play`` shows a game, ``together`` a replay.
    Connects to the network at once, or takes over the client and game of *before*, the controller of an old window."""

    def __init__(self, door: NetworkLoader, reach: Reach | None = None, before: LobbyController | None = None) -> None:
        parts = door.parts
        super().__init__(parts.window)
        self._door = door
        self._window, self._pages, self._services = parts.window, parts.pages, parts.services
        self._library, self._settings = parts.services.library, parts.services.settings
        self._is_joining = False
        self._last_wish: tuple[list[Endpoint], bool] = ([], False)
        self._rematch_of: NetworkGameView | None = None
        """The game for whose rematch we are at a table, or on the way to one."""
        self._own: list[OwnGame] = []
        self._search = BackgroundTask()
        self._says = Announcer(parts.window)
        self.attention: Final = Attention(parts.window)
        self._callers = words.RejectedCallers()
        self.client: Final = before.release() if before is not None else NetworkClient(self.name, self._library, reach)
        self.client.heard.connect(self._hear)
        self.client.looked.connect(self._show_reach)
        self.nearby: Final = NearbyPage(self._library, self.client)
        self._hints = QTimer(self, interval=_HINTS)
        self._hints.timeout.connect(self.nearby.show_hints)
        self.nearby.name.setText(self.name)
        self.nearby.name.editingFinished.connect(self._on_named)
        self.nearby.joined.connect(self.join)
        self.nearby.resumed.connect(self.resume)
        self.nearby.left.connect(door.start_wanted)
        self.nearby.changed.connect(self._look_for_own)
        self.nearby.knock.clicked.connect(self.knock)
        self.lobby: Final = LobbyPage(self.client)
        self.lobby.change.clicked.connect(self.ask_change)
        self.lobby.chat.told.connect(self._tell)
        for asking in (self.nearby.host.clicked, self.nearby.empty.helped):
            asking.connect(self.ask_table)
        for leaving in (self.nearby.stop.clicked, self.lobby.leave.clicked):
            leaving.connect(self._leave_table)
        for page in (self.nearby, self.lobby):
            self._pages.addWidget(page)
        self.play: Final = OnlinePlay(door, self.client, self.attention)
        self.together: Final = WatchTogether(door, self.client)
        if before is not None:
            self.play.adopt(before.play)
            self.together.adopt(before.together)
            self._adopt(before)

    def _adopt(self, old: LobbyController) -> None:
        """Show the page that the *old* window showed, and go on with what the player has begun there."""
        self._is_joining, self._last_wish, self._rematch_of = old._is_joining, old._last_wish, old._rematch_of
        self.lobby.chat.adopt(old.lobby.chat)
        self.nearby.box.place.setText(old.nearby.box.place.text())
        if old._pages.currentWidget() in (old.nearby, old.lobby):
            self.open_nearby()
        if self._is_joining:
            self._say_nearby(self.tr("Connecting…"), trying=True)

    def _show(self, page: NearbyPage | LobbyPage, title: str) -> None:
        """Show *page*, leaving a game that is open."""
        if self._pages.currentWidget() is not page:
            self._door.start_wanted.emit()
            self._pages.setCurrentWidget(page)
        self._window.setWindowTitle(title)

    # What the player wants

    @property
    def name(self) -> str:
        """The player's name on the network: the last one used there, else that of the last local game."""
        settings = self._settings.current
        known = (settings.network.get("name"), person_of(settings.last_setup))
        cleaned = (clean_name(name) for name in known if isinstance(name, str))
        return next(filter(None, cleaned), self.tr("Player"))

    def open_nearby(self, invitation: str = "") -> None:
        """Show the nearby tables, or the table we have joined; an *invitation* is filled into the form to join."""
        known = self.client.known
        if known.mine is not None and known.playing is None and not invitation:
            if known.mine.table.replay is None:
                self._show_table(known.mine)
            return
        self._show(self.nearby, self.tr("Local network – swqt"))
        self.client.look()
        self._hints.start()
        self._look_for_own()
        self.nearby.focus_list()
        if invitation:
            self.nearby.box.fill(invitation)

    def ask_table(self) -> None:
        """Show the dialog for a new table, and open the table."""
        last = self._last_table or self._settings.current.last_setup
        dialog = self._dialog(last, self.tr("{0}'s table").format(self.name))
        if dialog.exec() and dialog.offer is not None:
            self._remember(table=dialog.remembered())
            self.host(dialog.name(), dialog.offer, dialog.players, dialog.house())

    def ask_change(self) -> None:
        """Show the dialog in which the host changes the game and the name of the table."""
        if (mine := self.client.known.mine) is None or mine.played is None:
            return
        dialog = self._dialog(ground_of(mine.table, mine.played), mine.table.name, mine.played)
        if dialog.exec() and dialog.offer is not None:
            self._remember(table={**self._last_table, **dialog.ground(), "players": dialog.players})
            change = partial(seating.set_ground, ground=dialog.offer.ground, players=dialog.players)
            self.client.call(Session.decide, change, dialog.offer.goods)
            self.client.call(Session.decide, dialog.new_name())

    def _dialog(self, last: dict[str, Any], name: str, played: PlayedContent | None = None) -> TableDialog:
        dialog = TableDialog(self._library, last, name, self._window, self._services.language, played)
        dialog.asked.connect(self._door.rule_wanted)
        return dialog

    def host(self, name: str, offer: TableOffer, players: int, change: Callable[[LobbyTable], LobbyTable]) -> None:
        """Open a table called *name*; *change* applies the chosen house settings to it."""
        self._forget_table()
        self.client.open_table(self.name, name, offer, players, change)

    def rematch(self) -> None:
        """Join the table that another player of the last game has opened for a rematch; if there is none, open one."""
        last = self.play.view
        self.open_nearby()
        if last is not None and not self._meet(last):
            self._open_again(last)

    def _open_again(self, last: NetworkGameView) -> None:
        """Open a table for a rematch of the game *last*."""
        table, name = last.opening.table, self.tr("{0}'s table").format(self.name)
        change = partial(seating.as_before, last=table, watching=last.status.me is None)
        self.host(name, offer_of(last.news.start.document), len(table.seats), change)
        self._rematch_of = last
        self.client.call(Session.let_in, *(peer.key for peer in last.status.peers))

    def _meet(self, last: NetworkGameView) -> bool:
        """Join the best table for a rematch of the game *last*, the same one for all who have opened any at the same
        moment, unless others are at ours; return whether there is one."""
        mine, watching = self.client.known.mine, last.status.me is None
        series = last.opening.table.table[: seating.SERIES]
        rows = [row for row in rows_of(self.client.known.nearby, ()) if (row.can_watch if watching else row.can_join)]
        tables = [row.listed for row in rows if row.listed is not None and row.listed.announced.game.startswith(series)]
        best = min(tables, key=lambda one: (-one.announced.taken, one.host), default=None)
        if best is None or (mine is not None and not mine.closed and len(mine.table.people) > 1):
            return False
        if mine is not None:
            worth = (0 if mine.closed else -table_info(mine.table, "").taken, self.client.key)
            if best.announced.game == mine.table.table or worth < (-best.announced.taken, best.host):
                return False
            self._leave_table()
        self.join([(address, best.port) for address in best.addresses], watching=watching, knocking=True)
        self._rematch_of = last
        self.client.call(Session.let_in, *(peer.key for peer in last.status.peers))
        return True

    def join(
        self, endpoints: list[Endpoint], pin: str = "", token: bytes = b"", watching: bool = False,
        knocking: bool = False,
    ) -> None:  # fmt: skip
        """Ask to join, or to watch, the table at *endpoints*."""
        self._forget_table()
        self._is_joining = True
        self._last_wish = (endpoints, watching)
        self.nearby.box.show_problem("")
        self._say_nearby(self.tr("Connecting…"), trying=True)
        self.client.come_as(self.name)
        self.client.call(Session.join, endpoints, pin or None, token=token, watching=watching, knocking=knocking)

    def knock(self) -> None:
        """Ask the people at the table that we last tried to join to let us in."""
        self.join(self._last_wish[0], watching=self._last_wish[1], knocking=True)

    def resume(self, path: Path) -> None:
        self._forget_table()
        self._say_nearby(self.tr("Resuming the game…"))
        self.client.come_as(self.name)
        self.client.call(Session.resume, path)

    def release(self) -> NetworkClient:
        """Return the client for another window; this controller must not be used afterwards."""
        self._hints.stop()
        self.client.disconnect(self)
        return self.client

    def _forget_table(self) -> None:
        self._is_joining, self._rematch_of = False, None
        self.lobby.close_table()

    def _leave(self) -> None:
        self._forget_table()
        self.client.leave()

    def _leave_table(self) -> None:
        self._leave()
        self.open_nearby()
        self._say_nearby("")

    def _on_named(self) -> None:
        name = self.nearby.name.text().strip()
        if name and clean_name(name) == name:
            self._remember(name=name)
        else:
            self.nearby.name.setText(self.name)

    @property
    def _last_table(self) -> dict[str, Any]:
        found = self._settings.current.network.get("table")
        return found if isinstance(found, dict) else {}

    def _remember(self, **what: object) -> None:
        settings = self._settings.current
        self._settings.remember(replace(settings, network={**settings.network, **what}))

    # News from the network

    def _hear(self, news: object) -> None:
        if isinstance(news, Playing):
            self._is_joining, self._rematch_of = False, None
            self._say_nearby("")
        mine = self.client.known.mine
        if isinstance(news, Nearby) or (self.client.known.playing is None and (mine is None or not mine.table.replay)):
            self._hear_lobby(news)
        elif isinstance(news, Changed) and news.table.person(self.client.key) is not None:
            if self._is_joining or news.replay:
                self._say_nearby("" if news.replay else self.tr("Receiving the replay…"))
            self._is_joining, self._rematch_of = False, None    # WatchTogether takes over from here
            self._hints.stop()

    def _hear_lobby(self, news: object) -> None:
        match news:
            case Nearby():
                self._show_rows()
                if self._rematch_of is not None and not self._is_joining:
                    self._meet(self._rematch_of)
            case Listening() | PinChanged(forced=False):
                self._show_reach()
            case PinChanged():
                self._show_reach()
                self.lobby.chat.note(self.tr("Too many wrong PINs were tried, so the PIN has changed."))
            case Knocked():
                self.lobby.show_knock()
                self._tell(words.knock_text(news))
            case TurnedAway():
                self.lobby.chat.note(self._callers.words(news))
            case Changed():
                self._on_changed(news)
            case RemovedFromTable(trouble):
                was_here = self._is_joining or self.lobby.table is not None
                self._leave()
                if was_here:    # else WatchTogether says why
                    self.open_nearby()
                    self._say_nearby(words.trouble_text(trouble))
            case LobbyProblem("claim") if not self.lobby.forget_wish():
                pass
            case LobbyProblem(_, trouble):
                self._say_lobby(words.trouble_text(trouble))
            case DialFailed() if self._is_joining:    # at a table, its state says who is gone
                self._on_failed(news)
            case LineSaid():
                self.lobby.chat.hear(news)
            case CommandRefused(code):
                self._say_lobby(words.refused_text(code))
            case Started():
                self.lobby.say("")
            case Stuck(trouble):
                self._on_stuck(trouble)

    def _on_changed(self, news: Changed) -> None:
        """Show the table once we have joined it; announce its changes."""
        if news.table.person(self.client.key) is None:
            return
        page, before = self.lobby, self.lobby.table
        self._is_joining = False
        if before is None:
            self._say_nearby("")
            self.client.look()
            self._show_table(news)
            return
        lost = page.show_table(news)
        self._show_reach()
        for text in self._differences(before, news.table):
            self.lobby.chat.note(text)
        self._say_lobby(lost)

    def _differences(self, before: LobbyTable, after: LobbyTable) -> Iterator[str]:
        """Yield texts on who has joined or left, become ready or not, and that we are the host now."""
        yield from words.joined_and_left(before, after)
        if after.host != before.host and after.host == self.client.key:
            yield self.tr("You're the host now.")
        for person in after.people:
            old = before.person(person.key)
            if old is not None and person.ready != old.ready and person.key not in (self.client.key, after.host):
                text = self.tr("{0} is ready.") if person.ready else self.tr("{0} is no longer ready.")
                yield text.format(person.name)

    def _on_failed(self, failed: DialFailed) -> None:
        text, last = words.failure_text(failed.why, failed.refuse), self._rematch_of
        if failed.why is LinkFailure.ASKED:
            own = self.tr("Your fingerprint is {0}. They see it, too.").format(fingerprint(self.client.key))
            self._say_nearby(f"{text} {own}", trying=True)
        elif last is not None and self.nearby.isVisible() and (failed.final or failed.why is LinkFailure.LOBBY):
            self._open_again(last)    # they have moved on to another table
        elif not failed.final:
            self._say_nearby(text, trying=True)
        else:
            self._leave()
            throttled = failed.why is LinkFailure.PIN and failed.refuse is not None and failed.refuse.text == WAIT
            may_knock = throttled or failed.why is LinkFailure.TOKEN
            self._say_nearby("" if failed.why in _PIN_FAILURES else text, may_knock=may_knock)
            if failed.why in _PIN_FAILURES:
                self.nearby.box.ask_pin(text)
                self._says.announce(text)

    def _on_stuck(self, trouble: Trouble) -> None:
        if self.client.known.mine is not None:
            self._say_lobby(words.trouble_text(trouble))
        elif trouble != self.client.known.facts.multicast:    # the hints include that one
            self._say_nearby(words.trouble_text(trouble))
        self.nearby.show_hints()

    def _tell(self, text: str) -> None:
        """Announce *text* to screen readers, and alert the player if another window is active."""
        self._says.announce(text)
        self.attention.call()

    # What is shown

    def _show_table(self, news: Changed) -> None:
        self._hints.stop()
        self._show(self.lobby, self.tr("{0} – swqt").format(news.table.name))
        self.lobby.setFocus()
        self.lobby.show_table(news)
        self._show_reach()

    def _show_rows(self) -> None:
        new = self.nearby.show_rows(rows_of(self.client.known.nearby, self._own))
        for name in new if self.nearby.isVisible() else ():
            self._says.announce(self.tr("New table: {0}").format(name))

    def _show_reach(self) -> None:
        if self.lobby.table is not None:
            self.lobby.invite.refresh()
        self.nearby.show_reach()

    def _say_nearby(self, text: str, *, trying: bool = False, may_knock: bool = False) -> None:
        """Show and announce *text*. *trying* offers to stop the running attempt, *may_knock* to ask to be let in."""
        if not trying or text != self.nearby.state.text():    # each retry reports the same text
            self.nearby.state.setText(text)
            self.nearby.stop.setVisible(trying)
            self.nearby.knock.setVisible(may_knock)
            self._says.announce(text)

    def _say_lobby(self, text: str) -> None:
        if self.lobby.table is not None and text:
            self.lobby.say(text)
            self._says.announce(text)

    def _look_for_own(self) -> None:
        """Show which of the own games that are known are still there, and look for others in a thread."""
        self._search.abandon()    # it may end last, but has looked before a game was deleted or brought back
        self._on_own([game for game in self._own if game.path.exists()])
        search = partial(list[OwnGame], own_games(self.client.folder, self._library))
        self._search = run_in_thread(search, self._on_own, None, "games")

    def _on_own(self, games: list[OwnGame]) -> None:
        self._own = games
        self._show_rows()
