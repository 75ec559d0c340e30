"""Everything of the window that is on the network before the first move: the tables nearby, joining, and the lobby."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication

from swqt.gui.accessibility.navigation import Announcer
from swqt.gui.dialogs.table_dialog import TableDialog
from swqt.gui.lan.lobby_page import LobbyPage
from swqt.gui.lan.nearby_page import NearbyPage, OwnGame, own_games, rows_of
from swqt.gui.lan.network_client import NetworkClient, Reach
from swqt.gui.lan.network_loader import NetworkParts
from swqt.gui.style.threads import run_in_thread
from swqt.gui.texts import refusals as words
from swqt.net.core.events import CommandRefused, LineSaid
from swqt.net.lobby.addresses import NetworkPlace
from swqt.net.lobby.lobby import Changed, Complaint, LobbyRefusal, RemovedFromTable, Started
from swqt.net.lobby.start import TableOffer
from swqt.net.lobby.table import LobbyTable
from swqt.net.news import Listening, Nearby, Playing, Stuck
from swqt.net.session import Session
from swqt.net.wire.connection import DialFailed
from swqt.net.wire.handshake import WAIT, LinkFailure
from swqt.net.wire.identity import fingerprint
from swqt.net.wire.links import Knocked, PinChanged, TurnedAway
from swqt.net.wire.text import Trouble, clean_name
from swqt.table import HUMAN

_HINTS: Final = 2000
"""Milliseconds between two looks at why nobody may be found."""

_PIN_FAILURES: Final = (LinkFailure.PIN, LinkFailure.PIN_NEEDED, LinkFailure.PIN_IGNORED, LinkFailure.TOKEN)


class LobbyController(QObject):
    """Shows the tables nearby and the lobby; goes on the network at once, or takes over the *client* of another window.

    ``start_wanted`` asks for the start page, which ends the game in the window.
    """

    start_wanted = Signal()
    rule_wanted = Signal(str)

    def __init__(self, parts: NetworkParts, reach: Reach | None = None, client: NetworkClient | None = None) -> None:
        super().__init__(parts.window)
        self._window, self._pages, self._services = parts.window, parts.pages, parts.services
        self._library, self._settings = parts.services.library, parts.services.settings
        self._is_joining = False
        self._nearby: NearbyPage | None = None
        self._lobby: LobbyPage | None = None
        self._last_wish: tuple[list[tuple[str, int]], bool] = ([], False)
        self._own: list[OwnGame] = []
        self._says = Announcer(parts.window)
        self._callers = words.RejectedCallers()
        self.client: Final = client or NetworkClient(self.name, self._library, reach)
        self.client.heard.connect(self._hear)
        self.client.looked.connect(self._show_reach)
        self._hints = QTimer(self)
        self._hints.setInterval(_HINTS)
        self._hints.timeout.connect(self._show_hints)

    # Pages

    @property
    def nearby(self) -> NearbyPage:
        if self._nearby is None:
            page = self._nearby = NearbyPage(self._library)
            page.name.setText(self.name)
            page.name.editingFinished.connect(self._on_named)
            page.joined.connect(self.join)
            page.resumed.connect(self.resume)
            page.left.connect(self.start_wanted)
            page.knock.clicked.connect(self.knock)
            page.stop.clicked.connect(self._stop_joining)
            for asking in (page.host.clicked, page.empty.helped):
                asking.connect(self.ask_table)
            self._pages.addWidget(page)
        return self._nearby

    @property
    def lobby(self) -> LobbyPage:
        if self._lobby is None:
            page = self._lobby = LobbyPage(self.client)
            page.change.clicked.connect(self.ask_change)
            page.leave.clicked.connect(self._leave_table)
            self._pages.addWidget(page)
        return self._lobby

    def _show(self, page: NearbyPage | LobbyPage, title: str) -> None:
        """Show *page*; a game on the table is left."""
        if self._pages.currentWidget() is not page:
            self.start_wanted.emit()
            self._pages.setCurrentWidget(page)
        self._window.setWindowTitle(title)

    # What the player wants

    @property
    def name(self) -> str:
        """What the player is called on the network: as last time, or as in the last game."""
        network, last = self._settings.current.network, self._settings.current.last_setup
        names, kinds = last.get("names"), last.get("kinds")
        known = [network.get("name")]
        if isinstance(names, list) and isinstance(kinds, list):
            known += [name for name, kind in zip(names, kinds, strict=False) if kind == HUMAN]
        cleaned = (clean_name(name) for name in known if isinstance(name, str))
        return next((name for name in cleaned if name), self.tr("Player"))

    def open_nearby(self, invitation: str = "") -> None:
        """Show the tables nearby; with an *invitation* ask whether to join the table that it leads to.

        Who sits at a table already sees that one.
        """
        known = self.client.known
        if known.mine is not None and known.playing is None and not invitation:
            if known.mine.table.replay is None:
                self._show_table(known.mine)
            return
        page = self.nearby
        self._show(page, self.tr("Local network – swqt"))
        self._find_own()
        self.client.look()
        self._hints.start()
        self._show_rows()
        page.focus_list()
        if invitation:
            page.box.fill(invitation)

    def ask_table(self) -> None:
        """Ask what is to be played at a table of one's own, and open it."""
        last = self._last_table or self._settings.current.last_setup
        dialog = self._dialog(last, self.tr("{0}'s table").format(self.name))
        if dialog.exec() and dialog.offer is not None:
            self._remember(table=dialog.remembered())
            self.host(dialog.name(), dialog.offer, dialog.players, dialog.change)

    def ask_change(self) -> None:
        """As the host, ask what else is to be played."""
        mine = self.client.known.mine
        if mine is None:
            return
        last = {**self._last_table, "players": len(mine.table.seats)}
        dialog = self._dialog(last, mine.table.name, mine.table)
        if dialog.exec() and dialog.offer is not None:
            self._remember(table={**self._last_table, **dialog.ground(), "players": dialog.players})
            self.client.call(partial(Session.play_on, offer=dialog.offer, players=dialog.players))
            self.client.decide(dialog.rename)

    def _dialog(self, last: dict[str, Any], name: str, table: LobbyTable | None = None) -> TableDialog:
        dialog = TableDialog(self._library, last, name, self._window, self._services.language, table)
        dialog.asked.connect(self.rule_wanted)
        return dialog

    def host(self, name: str, offer: TableOffer, players: int, change: Callable[[LobbyTable], LobbyTable]) -> None:
        """Open a table called *name*; *change* says how it is run."""
        self._forget_table()
        self.client.open_table(name, offer, players, change, self.name)

    def join(
        self, endpoints: list[tuple[str, int]], pin: str = "", token: bytes = b"", watching: bool = False,
        knocking: bool = False,
    ) -> None:  # fmt: skip
        """Ask to sit down, or to watch, at the table that answers at *endpoints*."""
        self._forget_table()
        self._is_joining = True
        self._last_wish = (endpoints, watching)
        self.nearby.box.show_problem("")
        self._say_nearby(self.tr("Connecting…"), trying=True)
        self.client.sit(partial(
            Session.join, endpoints=endpoints, pin=pin or None, token=token, watching=watching, knocking=knocking
        ), self.name)    # fmt: skip

    def knock(self) -> None:
        """Ask the people at the table that was called last to let us in."""
        endpoints, watching = self._last_wish
        self.join(endpoints, watching=watching, knocking=True)

    def resume(self, path: Path) -> None:
        self._forget_table()
        self._say_nearby(self.tr("Resuming the game…"))
        self.client.resume(path, self.name)

    def release(self) -> NetworkClient:
        """Return the client for another window; this controller is of no use any more."""
        self._hints.stop()
        self._forget_table()
        self.client.disconnect(self)
        return self.client

    def _forget_table(self) -> None:
        self._is_joining = False
        if self._lobby is not None:
            self._lobby.close_table()

    def _leave(self) -> None:
        self._forget_table()
        self.client.leave()

    def _leave_table(self) -> None:
        self._leave()
        self.open_nearby()
        self._say_nearby("")

    def _stop_joining(self) -> None:
        self._leave()
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

    # What the network tells

    def _hear(self, news: object) -> None:
        if isinstance(news, Playing):
            self._is_joining = False
        mine = self.client.known.mine
        if isinstance(news, Nearby) or (self.client.known.playing is None and (mine is None or not mine.table.replay)):
            self._hear_lobby(news)
        elif isinstance(news, Changed) and news.table.person(self.client.key) is not None:
            if self._is_joining:
                self._say_nearby(self.tr("Receiving the replay…"))
            self._is_joining = False    # WatchTogether goes on from here
            self._hints.stop()

    def _hear_lobby(self, news: object) -> None:
        match news:
            case Nearby():
                self._show_rows()
            case Listening() | PinChanged(forced=False):
                self._show_reach()
            case PinChanged():
                self._show_reach()
                self._say_lobby(self.tr("Too many wrong PINs were tried, so the PIN has changed."))
            case Knocked():
                self.lobby.ask_knock(news)
                self._tell(words.knock_text(news))
            case TurnedAway():
                self._say_lobby(self._callers.words(news))
            case Changed():
                self._on_changed(news)
            case RemovedFromTable(trouble):
                was_here = self._is_joining or (self._lobby is not None and self._lobby.table is not None)
                self._leave()
                if was_here:    # or WatchTogether says why
                    self.open_nearby()
                    self._say_nearby(words.trouble_text(trouble))
            case LobbyRefusal("claim", trouble) if self._lobby is not None:
                if self._lobby.forget_wish():
                    self._say_lobby(words.trouble_text(trouble))
            case LobbyRefusal(_, trouble) | Complaint(trouble):
                self._say_lobby(words.trouble_text(trouble))
            case DialFailed():
                self._on_failed(news)
            case LineSaid(key, name, text):
                if self.lobby.chat.hear(key, name, text) and key != self.client.key:
                    self._tell(f"{name}: {words.line_text(text)}")
            case CommandRefused(code):
                self._say_lobby(words.refused_text(code))
            case Started():
                self.lobby.say("")
            case Stuck(trouble):
                self._on_stuck(trouble)

    def _on_changed(self, news: Changed) -> None:
        """Show the table once we are at it; tell of who joins and leaves."""
        if news.table.person(self.client.key) is None:
            return
        page, before = self.lobby, self.lobby.table
        self._is_joining = False
        if before is None:
            self._say_nearby("")
            self.client.look()
            self._show_table(news)
            page.say("")
            return
        lost = page.show_table(news)
        self._show_reach()
        for text in self._differences(before, news.table):
            page.tell(text)
            self._tell(text)
        self._say_lobby(lost)

    def _differences(self, before: LobbyTable, after: LobbyTable) -> Iterator[str]:
        """Yield who has joined, left, and become ready or the host."""
        old = {person.key: person for person in before.people}
        new = {person.key: person for person in after.people}
        yield from (self.tr("{0} joined.").format(new[key].name) for key in new if key not in old)
        yield from (self.tr("{0} left.").format(old[key].name) for key in old if key not in new)
        if after.host != before.host and after.host == self.client.key:
            yield self.tr("You're the host now.")
        for key, person in new.items():
            if key in old and person.ready != old[key].ready and key not in (self.client.key, after.host):
                text = self.tr("{0} is ready.") if person.ready else self.tr("{0} is no longer ready.")
                yield text.format(person.name)

    def _on_failed(self, failed: DialFailed) -> None:
        text = words.failure_text(failed.why, failed.refuse)
        if not self._is_joining:
            self._say_lobby(text)
        elif failed.why is LinkFailure.ASKED:
            own = self.tr("Your fingerprint is {0}. They see it, too.").format(fingerprint(self.client.key))
            self._say_nearby(f"{text} {own}", trying=True)
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
        elif trouble != self.client.known.facts.multicast:    # that is among the hints
            self._say_nearby(words.trouble_text(trouble))
        self._show_hints()

    def _tell(self, text: str) -> None:
        """Read *text* out, and call whoever looks at other windows."""
        self._says.announce(text)
        if not self._window.isActiveWindow():
            QApplication.alert(self._window)

    # What is shown

    def _show_table(self, news: Changed) -> None:
        page = self.lobby
        self._hints.stop()
        self._show(page, self.tr("{0} – swqt").format(news.table.name))
        page.show_table(news)
        self._show_reach()
        (page.begin if news.host else page.ready).setFocus()

    def _show_rows(self) -> None:
        if self._nearby is None:
            return
        new = self._nearby.show_rows(rows_of(self.client.known.nearby, self._own))
        for name in new if self._nearby.isVisible() else ():
            self._says.announce(self.tr("New table: {0}").format(name))

    def _show_reach(self) -> None:
        known, places = self.client.known, self.client.own_places()
        if self._lobby is not None and self._lobby.table is not None:
            self._lobby.invite.refresh()
        if self._nearby is not None:
            self._nearby.box.own = [place for place in places if ":" not in place]
            self._nearby.show_reach([str(NetworkPlace(one, known.port)) for one in places[:2]] if known.port else [])
            self._show_hints()

    def _show_hints(self) -> None:
        if self._nearby is not None:
            self._nearby.show_hints(self.client.hints())

    def _say_nearby(self, text: str, *, trying: bool = False, may_knock: bool = False) -> None:
        if trying and text == self.nearby.state.text():
            return    # the same is tried again and again
        self.nearby.say(text, trying=trying, may_knock=may_knock)
        self._says.announce(text)

    def _say_lobby(self, text: str) -> None:
        if self._lobby is not None and text:
            self._lobby.say(text)
            self._says.announce(text)

    def _find_own(self) -> None:
        """Look for the player's own unfinished games, in a thread."""
        search: Callable[[], list[OwnGame]] = partial(list, own_games(self.client.folder, self._library))
        run_in_thread(search, self._on_own, self._raise, "network games")

    def _on_own(self, games: list[OwnGame]) -> None:
        self._own = games
        self._show_rows()

    def _raise(self, error: Exception) -> None:
        raise error
