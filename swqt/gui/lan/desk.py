"""Everything of the window that is on the network before the first move: who hears what, and what is asked for.

The seam to the game itself: ``set_play`` names who takes it from there. With ``Playing`` the lobby is over, and that
news and all that follow (``Moved``, ``TakenBack``, ``Turn``, ``Asked``, ``Met``, ``Stuck``, ...) go to ``play.take``,
in the GUI thread, until ``leave`` or ``Closed``, which is the last. What play needs besides: ``call`` to do things with
the session (``desk.call(lambda session: session.feed(order))``), ``line.key`` for who we are, ``line.known.mine`` for
the table as it was in the lobby (None for a game that was resumed), ``line.folder`` for where the journals lie.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, Protocol

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication, QStackedWidget, QWidget

from swqt.gui.accessibility.navigation import Announcer
from swqt.gui.lan.line import NetworkClient, Reach
from swqt.gui.lan.lobby_page import LobbyPage
from swqt.gui.lan.nearby_page import NearbyPage
from swqt.gui.lan.own_games import OwnGame, OwnGameFinder
from swqt.gui.lan.rows import rows_of
from swqt.gui.lan.seat_rows import FREE, SHUT
from swqt.gui.lan.table_dialog import BOT_LEVELS, TableDialog
from swqt.gui.lan.tidings import Knocks
from swqt.gui.lan.words import failure_text, trouble_text
from swqt.gui.session.services import AppServices
from swqt.net import version
from swqt.net.agreement.orders import CommandDeclined
from swqt.net.joining.news import Closed, Listening, Met, Nearby, Playing, Spoken, Stuck
from swqt.net.joining.session import Session
from swqt.net.meeting import seating
from swqt.net.meeting.document import LONGEST_NAME, LobbyTable
from swqt.net.meeting.listing import Listed
from swqt.net.meeting.lobby_base import Changed, Complaint, LobbyRefusal, RemovedFromTable, Started
from swqt.net.meeting.luggage import TableOffer
from swqt.net.wire.identity import fingerprint
from swqt.net.wire.plaintext import clean
from swqt.net.wire.terms import WAIT, DialFailed, Knocked, LinkFailure, PinChanged, TurnedAway
from swqt.net.wire.trouble import Trouble
from swqt.table import HUMAN

_HINTS: Final = 2000
"""Milliseconds between two looks at why nobody may be found."""

_PIN_FAILURES: Final = (LinkFailure.PIN, LinkFailure.PIN_NEEDED, LinkFailure.PIN_IGNORED, LinkFailure.TOKEN)


class GameNewsSink(Protocol):
    """Who plays the game once it is on."""

    def take(self, news: object) -> None:
        """Take the next *news* of the game, from ``Playing`` on."""


class LanDesk(QObject):
    """Shows the tables nearby and the lobby among *pages*; goes on the network at once, or takes over the *old* desk.

    ``playing`` tells that a game is on (the ``Playing`` news), after ``play`` has taken it. ``start_wanted`` asks for
    the start page, which ends the game in the window.
    """

    playing = Signal(object)
    start_wanted = Signal()
    rule_wanted = Signal(str)
    _own_found = Signal(object)

    def __init__(
        self, window: QWidget, services: AppServices, pages: QStackedWidget, reach: Reach | None = None,
        old: LanDesk | None = None,
    ) -> None:  # fmt: skip
        super().__init__(window)
        self._window = window
        self._library = services.library
        self._settings = services.settings
        self._language = services.language
        self._pages = pages
        self.play: GameNewsSink | None = None
        self.in_game: bool = old is not None and old.in_game
        self._is_joining: bool = old is not None and old._is_joining
        self._nearby: NearbyPage | None = None
        self._lobby: LobbyPage | None = None
        self._last_wish: tuple[list[tuple[str, int]], bool] = ([], False)
        self._own: list[OwnGame] = []
        self._finder: OwnGameFinder | None = None
        self._says = Announcer(window)
        self._knocks = Knocks()
        self.line = old.release() if old is not None else NetworkClient(self.name, services.library, reach)
        self.line.heard.connect(self._hear)
        self.line.looked.connect(self._show_reach)
        self._own_found.connect(self._add_own)
        self._hints = QTimer(self)
        self._hints.setInterval(_HINTS)
        self._hints.timeout.connect(self._show_hints)

    # The seam to the game

    def set_play(self, play: GameNewsSink) -> None:
        """Have *play* take the news of the game."""
        self.play = play

    @property
    def key(self) -> bytes:
        """The public key by which others know us."""
        return self.line.key

    @property
    def muted(self) -> set[bytes]:
        """The keys of those whose talk is not shown, before the game and in it."""
        return self.line.known.muted

    def call(self, work: Callable[[Session], object]) -> None:
        """Have *work* done with the session, in the network thread."""
        self.line.call(work)

    def go_on_alone(self, level: str) -> None:
        """Go on in a copy of the game in which bots of *level* play all seats of others."""
        self.line.go_on_alone(level)

    # Pages

    @property
    def nearby(self) -> NearbyPage:
        """The page of the tables nearby."""
        if self._nearby is None:
            page = self._nearby = NearbyPage(self._library)
            page.name.setText(self.name)
            page.joined.connect(self.join)
            page.knocked.connect(self.knock)
            page.resumed.connect(self.resume)
            page.hosted.connect(self.ask_table)
            page.stopped.connect(self._stop_joining)
            page.left.connect(self.start_wanted)
            page.named.connect(self._rename)
            self._pages.addWidget(page)
        return self._nearby

    @property
    def lobby(self) -> LobbyPage:
        """The page of the table before its game."""
        if self._lobby is None:
            page = self._lobby = LobbyPage(self.muted)
            page.asked.connect(lambda operation, value: self.call(lambda session: session.ask(operation, value)))
            page.talk.said.connect(lambda text: self.call(lambda session: session.talk(text)))
            page.filled.connect(self._fill)
            page.coloured.connect(lambda seat, look: self.call(lambda session: session.ask("colour", seat, look)))
            page.kicked.connect(lambda key: self.call(lambda session: session.kick(key)))
            page.admitted.connect(self._let_in)
            page.housed.connect(lambda house: self._decide(lambda table: seating.set_house(table, **house)))
            page.changing.connect(self.ask_change)
            page.renewed.connect(lambda: self.call(lambda session: session.links.renew_pin()))
            page.begun.connect(lambda: self.call(lambda session: session.begin()))
            page.left.connect(self._leave_table)
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
        cleaned = (clean(name, LONGEST_NAME) for name in known if isinstance(name, str))
        return next((name for name in cleaned if name), self.tr("Player"))

    def open_nearby(self, invitation: str = "") -> None:
        """Show the tables nearby; with an *invitation* ask whether to join the table that it leads to.

        Who sits at a table already sees that one.
        """
        if self.line.known.mine is not None and not self.in_game and not invitation:
            self._show_table(self.line.known.mine)
            return
        page = self.nearby
        self._show(page, self.tr("Local network – swqt"))
        self._find_own()
        self.line.look()
        self._hints.start()
        self._show_rows()
        page.focus_list()
        if invitation:
            page.box.fill(invitation)

    def ask_table(self) -> None:
        """Ask what is to be played at a table of one's own, and open it."""
        last = self._remembered("table") or self._settings.current.last_setup
        name = self.tr("{0}’s table").format(self.name)
        dialog = TableDialog(self._library, last, name, self._window, self._language)
        dialog.asked.connect(self.rule_wanted)
        if dialog.exec() and dialog.offer is not None:
            self._remember(table=dialog.remembered())
            self.host(dialog.name(), dialog.offer, dialog.players, dialog.change)

    def ask_change(self) -> None:
        """As the host, ask what else is to be played."""
        mine = self.line.known.mine
        if mine is None:
            return
        last = {**self._remembered("table"), "players": len(mine.table.seats)}
        dialog = TableDialog(
            self._library, last, mine.table.name, self._window, self._language, mine.table
        )
        dialog.asked.connect(self.rule_wanted)
        if dialog.exec() and dialog.offer is not None:
            self._remember(table={**self._remembered("table"), **dialog.ground(), "players": dialog.players})
            offer, players = dialog.offer, dialog.players
            self.call(lambda session: session.play_on(offer, players))
            self._decide(dialog.rename)

    def host(self, name: str, offer: TableOffer, players: int, change: Callable[[LobbyTable], LobbyTable]) -> None:
        """Open a table called *name*; *change* says how it is run."""

        def work(session: Session) -> None:
            session.host(name, offer, players, change)
            session.links.renew_pin()    # which tells the PIN

        self._is_joining = False
        self.line.sit(work, self.name)

    def join(
        self, endpoints: list[tuple[str, int]], pin: str = "", token: bytes = b"", watching: bool = False
    ) -> None:
        """Ask to sit down, or to watch, at the table that answers at *endpoints*."""
        self._is_joining = True
        self._last_wish = (endpoints, watching)
        self.nearby.box.show_problem("")
        self._say_nearby(self.tr("Calling …"), trying=True)
        self.line.sit(lambda session: session.join(endpoints, pin or None, token=token, watching=watching), self.name)

    def knock(self) -> None:
        """Ask the people at the table that was called last to let us in."""
        endpoints, watching = self._last_wish
        self._is_joining = True
        self.nearby.box.show_problem("")
        self._say_nearby(self.tr("Calling …"), trying=True)
        self.line.sit(lambda session: session.join(endpoints, knocking=True, watching=watching), self.name)

    def _let_in(self, key: bytes) -> None:
        self.call(lambda session: session.let_in(key))

    def resume(self, path: Path) -> None:
        """Go on with the game whose journal is *path*."""
        self._is_joining = False
        self._say_nearby(self.tr("The game is taken up …"))
        self.line.resume(path, self.name)

    def leave(self) -> None:
        """Leave the table or the game, saying good-bye."""
        self.in_game = False
        self._is_joining = False
        if self._lobby is not None:
            self._lobby.close_table()
        self.line.leave()

    def close(self) -> None:
        """Leave the network."""
        self.release().close()

    def release(self) -> NetworkClient:
        """Return the line for another window; this desk is of no use any more."""
        self._hints.stop()
        if self._finder is not None:
            self._finder.stop()
            self._finder = None
        if self._lobby is not None:
            self._lobby.close_table()
        self.line.heard.disconnect(self._hear)
        self.line.looked.disconnect(self._show_reach)
        return self.line

    def _leave_table(self) -> None:
        self.leave()
        self._back_to_nearby("")

    def _stop_joining(self) -> None:
        self.leave()
        self._say_nearby("")

    def _back_to_nearby(self, text: str) -> None:
        """Show the tables nearby, and *text* there."""
        self.open_nearby()
        self._say_nearby(text)

    def _fill(self, seat: int, value: str) -> None:
        """As the host, put a bot on *seat*, or open or close it."""
        if value in (FREE, SHUT):
            self._decide(lambda table: seating.set_open(table, seat, value == FREE))
        else:
            level = value.partition(":")[2]
            self._decide(lambda table: seating.put_bot(table, seat, level, BOT_LEVELS))

    def _decide(self, change: Callable[[LobbyTable], LobbyTable]) -> None:
        self.call(lambda session: session.decide(change))

    def _rename(self, name: str) -> None:
        if clean(name, LONGEST_NAME) == name and name:
            self._remember(name=name)
        else:
            self.nearby.name.setText(self.name)

    def _remembered(self, what: str) -> dict[str, Any]:
        found = self._settings.current.network.get(what)
        return found if isinstance(found, dict) else {}

    def _remember(self, **what: object) -> None:
        settings = self._settings.current
        self._settings.remember(replace(settings, network={**settings.network, **what}))

    # What the network tells

    def _hear(self, news: object) -> None:
        if isinstance(news, Playing):
            self.in_game = True
            self._is_joining = False
        if self.in_game and not isinstance(news, Nearby):
            if self.play is not None:
                self.play.take(news)
            if isinstance(news, Playing):
                self.playing.emit(news)
            elif isinstance(news, Closed):
                self.in_game = False
        else:
            self._hear_lobby(news)

    def _hear_lobby(self, news: object) -> None:
        match news:
            case Nearby():
                self._show_rows()
            case Listening() | PinChanged(forced=False):
                self._show_reach()
            case PinChanged():
                self._show_reach()
                self._say_lobby(self.tr("Too many wrong PINs were tried, so there is a new one."))
            case Knocked():
                self._says.announce(self.lobby.knocks.ask(news))
                if not self._window.isActiveWindow():
                    QApplication.alert(self._window)
            case TurnedAway():
                self._say_lobby(self._knocks.words(news))
            case Changed():
                self._on_changed(news)
            case LobbyRefusal("claim") if not self.lobby.forget_wish():
                pass    # that the seat is taken has been seen, and said
            case LobbyRefusal(_, trouble) | Complaint(trouble):
                self._say_lobby(trouble_text(trouble))
            case RemovedFromTable(trouble):
                self.leave()
                self._back_to_nearby(trouble_text(trouble))
            case DialFailed():
                self._on_failed(news)
            case Met(partner) if partner.called:
                self.call(lambda session: session.links.ask_dial_back(partner.peer))
            case Spoken(key, name, text):
                if self.lobby.hear(key, name, text) and key != self.key:
                    self._says.announce(f"{name}: {self.lobby.talk.words(text)}")
                    if not self._window.isActiveWindow():
                        QApplication.alert(self._window)
            case CommandDeclined("chat"):
                self.lobby.say(self.tr("Nobody may say so much in so short a time."))
            case CommandDeclined("sayings"):
                self.lobby.say(self.tr("At this table only ready sayings are heard."))
            case Started():
                self.lobby.say("")
            case Stuck(trouble):
                self._on_stuck(trouble)
            case _:
                pass

    def _on_changed(self, news: Changed) -> None:
        """Show the table once we are at it; tell of who comes and goes."""
        key = self.line.key
        if news.table.person(key) is None:
            return
        page, before = self.lobby, self.lobby.table
        is_new = before is None
        self._is_joining = False
        if news.host and before is not None and before.host != key:
            self.call(lambda session: session.links.renew_pin())    # we have become the host: which PIN is ours?
        if is_new:
            self._say_nearby("")
            self.line.look()
            self._show_table(news)
            page.say("")
        else:
            page.show_table(news, key)
            self._show_reach()
        for text in [] if before is None else self._differences(before, news.table):
            self._says.announce(text)
            page.tell(text)
            if not self._window.isActiveWindow():
                QApplication.alert(self._window)
        self._say_lobby(page.take_lost())

    def _differences(self, before: LobbyTable, after: LobbyTable) -> list[str]:
        """Return who has come, gone, and become ready or the host."""
        old = {person.key: person for person in before.people}
        new = {person.key: person for person in after.people}
        texts = [self.tr("{0} has come.").format(new[key].name) for key in new if key not in old]
        texts += [self.tr("{0} has gone.").format(old[key].name) for key in old if key not in new]
        if after.host != before.host and after.host == self.line.key:
            texts.append(self.tr("You are the host now."))
        for key, person in new.items():
            if key in old and person.ready != old[key].ready and key not in (self.line.key, after.host):
                text = self.tr("{0} is ready.") if person.ready else self.tr("{0} is not ready any more.")
                texts.append(text.format(person.name))
        return texts

    def _on_failed(self, failed: DialFailed) -> None:
        text = failure_text(failed.why, failed.refuse)
        if not self._is_joining:
            self._say_lobby(text)
        elif failed.why is LinkFailure.ASKED:
            own = self.tr("Your fingerprint is {0}: they see it, too.").format(fingerprint(self.key))
            self._say_nearby(f"{text} {own}", trying=True)
        elif not failed.final:
            self._say_nearby(text, trying=True)
        else:
            self.leave()
            throttled = failed.why is LinkFailure.PIN and failed.refuse is not None and failed.refuse.text == WAIT
            may_knock = throttled or failed.why is LinkFailure.TOKEN
            self._say_nearby("" if failed.why in _PIN_FAILURES else text, may_knock=may_knock)
            if failed.why in _PIN_FAILURES:
                self.nearby.box.ask_pin(text)
                self._says.announce(text)

    def _on_stuck(self, trouble: Trouble) -> None:
        text = trouble_text(trouble)
        if self.line.known.mine is not None:
            self._say_lobby(text)
        elif trouble != self.line.known.multicast:    # that is among the hints
            self._say_nearby(text)
        self._show_hints()

    # Showing it

    def _show_table(self, news: Changed) -> None:
        page = self.lobby
        self._hints.stop()
        self._show(page, self.tr("{0} – swqt").format(news.table.name))
        page.show_table(news, self.line.key)
        self._show_reach()
        (page.begin if news.host else page.ready).setFocus()

    def _show_rows(self) -> None:
        if self._nearby is None:
            return
        self._nearby.show_rows(rows_of(self.line.known.nearby, self._own, self._trouble_of))
        for name in self._nearby.appeared if self._nearby.isVisible() else ():
            self._says.announce(self.tr("A table appears: {0}").format(name))

    @staticmethod
    def _trouble_of(table: Listed) -> Trouble | None:
        return table.announced.trouble((version.program_version(), version.engine_digest()))

    def _show_reach(self) -> None:
        """Show where others can reach us."""
        known, places = self.line.known, self.line.own_places()
        if self._lobby is not None and self._lobby.table is not None:
            pin = known.pin if self._lobby.table.pin else ""
            self._lobby.show_invitation(places, known.port, pin, known.token)
        if self._nearby is not None:
            self._nearby.box.own = [place for place in places if ":" not in place]
            self._nearby.show_reach([self._place(one, known.port) for one in places[:2]] if known.port else [])
            self._show_hints()

    @staticmethod
    def _place(address: str, port: int) -> str:
        return f"[{address}]:{port}" if ":" in address else f"{address}:{port}"

    def _show_hints(self) -> None:
        if self._nearby is not None:
            self._nearby.show_hints(self.line.hints())

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
        if self._finder is not None:
            self._finder.stop()
        self._own = []
        self._finder = OwnGameFinder(self.line.folder, self._library, self._own_found.emit)
        self._finder.start()

    def _add_own(self, game: OwnGame) -> None:
        if game not in self._own:
            self._own.append(game)
            self._show_rows()
