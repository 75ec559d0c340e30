"""Watching a replay together: everybody at the table sees what its leader shows, and may point and chat."""

from __future__ import annotations

import time
from functools import partial
from typing import Final

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QDialog, QWidget

from swqt.gui.board.overlay_items import POINTERS, RegionPointer
from swqt.gui.dialogs.table_dialog import ShareDialog
from swqt.gui.lan.network_client import NetworkClient
from swqt.gui.lan.network_loader import NetworkLoader
from swqt.gui.lan.online_play import BoardTable
from swqt.gui.lan.table_widgets import InvitePanel, PeoplePanel, knock_question
from swqt.gui.pages.replay_bar import PAUSES
from swqt.gui.panels.notices import Choice
from swqt.gui.style.actions import set_checked
from swqt.gui.style.buttons import close_box, push_button
from swqt.gui.style.cards import TallArea
from swqt.gui.style.layouts import FlowLayout, plain_label, vbox
from swqt.gui.style.theme import scale_of
from swqt.gui.style.threads import BackgroundTask, run_in_thread
from swqt.gui.texts import refusals as words
from swqt.gui.texts.i18n import day_of
from swqt.gui.texts.names import listed
from swqt.net.core.events import CommandRefused, LineSaid
from swqt.net.lobby import seats as seating
from swqt.net.lobby.lobby import Changed, LobbyProblem, RemovedFromTable
from swqt.net.lobby.start import pack_replay
from swqt.net.lobby.table import LONGEST_TABLE_NAME, LobbyTable, Person, name_of
from swqt.net.news import Closed
from swqt.net.session import Session
from swqt.net.wire.links import Knocked, PinChanged
from swqt.net.wire.messages import PointedAt, ShownMoment
from swqt.net.wire.text import NoteText, Troubled, clean
from swqt.table import Game, game_text

LASTS: Final = 4000
"""Milliseconds for which a pointer to a region is shown."""

_ROOMY: Final = 1180
"""The window width in pixels, at 100 % text size, from which the chat opens beside the replay by itself."""

_SETTLE: Final = 100
"""Milliseconds between updates to the others while the leader moves, as when dragging the slider."""


class WatchersPanel(PeoplePanel):
    """Everybody at the table of a replay, who leads and who is muted, and the chat."""

    def __init__(self, client: NetworkClient) -> None:
        super().__init__(client)
        self._table: LobbyTable | None = None
        self.people.currentRowChanged.connect(self._update)
        slim = partial(push_button, look="slim")    # the dock is narrow
        self.lead = slim(self.tr("Give the lead"), self._on_lead)
        self.mute = slim(self.tr("Mute"), self.toggle_mute, checkable=True)
        self.remove = slim(self.tr("Remove"), self._on_remove)
        buttons = FlowLayout(spacing=4, widgets=(self.lead, self.mute, self.remove))
        vbox((self.people, 2), buttons, (self.chat, 3), of=self, spacing=4, margins=(2, 2, 2, 2))
        self.setMinimumWidth(1)    # long texts must not widen the column

    def show_table(self, table: LobbyTable | None) -> None:
        """Show who is at *table*, keeping the selection."""
        self._table = table
        self._show_people([(one.key, self._line(table, one), "") for one in table.people] if table is not None else [])
        self._update()

    def _line(self, table: LobbyTable, person: Person) -> str:
        state = words.person_state(table, person, self._client.key, self._muted)
        return f"{person.name} · {state}" if state else person.name

    def _update(self) -> None:
        """Show the buttons that apply to the selected person; the chat takes the room of the others."""
        key, me, table = self._chosen, self._client.key, self._table
        other = table is not None and key not in (b"", me)
        self.lead.setVisible(table is not None and key not in (b"", table.leader) and me in (table.leader, table.host))
        self.remove.setVisible(other and table is not None and table.host == me)
        self.mute.setVisible(other)
        set_checked(self.mute, key in self._muted)

    def _on_lead(self) -> None:
        self._client.call(Session.ask, "lead", text=self._chosen.hex())

    def _on_remove(self) -> None:
        self._client.call(Session.kick, self._chosen)


class WatchTogether(BoardTable):
    """Shows a replay to others, or follows what somebody else shows."""

    def __init__(self, door: NetworkLoader, client: NetworkClient) -> None:
        self.panel: Final = WatchersPanel(client)
        super().__init__(door, client, self.panel, "together")
        client.heard.connect(self.take)
        for changed in (self.bar.answered, self.panel.muted, self.dock.visibilityChanged):
            changed.connect(self.refresh)
        self.dock.setWindowTitle(self.tr("Watching together"))
        self._replay = replay = door.parts.replay
        self.table: LobbyTable | None = None
        self.game: Game | None = None
        self.following = True
        """Whether this window shows what the leader shows."""
        self._moment: ShownMoment | None = None
        self._is_closed = self._is_applying = False
        self._loading = BackgroundTask()
        self._text = ""
        """The file from which ``_loading`` reads, or has read, the game of the table."""
        self._pointers: dict[bytes, RegionPointer] = {}
        """Where people point, by key."""
        self._ended = ""
        self.invite: InviteDialog | None = None
        self._send = QTimer(self, singleShot=True, interval=_SETTLE)
        self._send.timeout.connect(self._show)
        door.parts.page.view.clicked.connect(self.point)
        replay.review.moved.connect(self._on_moved)
        replay.review.reel.running.connect(self._on_running)

    def adopt(self, old: WatchTogether) -> None:
        self.take_over(old)
        self.table, self.game, self.following, self._moment = old.table, old.game, old.following, old._moment
        self._is_closed = old._is_closed
        old._loading.abandon()
        if self.game is None and old._text:
            self._load(old._text)
        self.dock.setVisible(not old.dock.isHidden())
        self.refresh()

    @property
    def leads(self) -> bool:
        """Whether the others see what this window shows."""
        return self.table is not None and self.table.leader == self.client.key and not self._is_closed

    # What the player wants

    def ask(self, name: str) -> None:
        """Ask whether to share the replay in the window with others, as *name*."""
        session = self._current.session
        if session is None or self.table is not None:
            self.ask_others()
            return
        game = session.game
        played = game.source.stat().st_mtime if game.source is not None and game.source.exists() else time.time()
        #: {0}: a person; {1}: a date. The name of a table.
        text = self.tr("{0} shows a game of {1}").format(name, day_of(played))
        dialog = ShareDialog(clean(text, LONGEST_TABLE_NAME), self._window)
        if dialog.exec():
            self.share(game, dialog.name.name(), name, pin=dialog.pin.isChecked())

    def share(self, game: Game, title: str, name: str, *, pin: bool = False) -> None:
        """Open a table called *title* at which we show *game* as *name*."""
        try:
            offer = pack_replay(game_text(game), *self._services.library.map_file(game.rules.board))
        except Troubled as error:
            self._door.failed.emit(self.tr("This game can't be shown to others."), words.trouble_text(error.trouble))
            return
        self.client.open_table(name, title, offer, 2, lambda new: seating.set_house(seating.for_watching(new), pin=pin))
        self.game = game    # only now: opening the table has left the one watched before
        self.client.look()

    def point(self, region: int) -> None:
        if self.table is not None and self._is_shown() and self._replay.review.is_open:
            self.client.call(Session.point, region)

    def follow(self, follows: bool) -> None:
        """Follow the leader from now on, or stop following."""
        self.following = follows
        self._apply()

    def game_left(self, game: Game) -> None:
        """Leave the table if it shows *game*, which the window does not show any more."""
        if self.game is game:
            self.game = None
            self.client.leave()
        self._dismiss()

    def toggle_chat(self) -> None:
        """Show or hide people and chat: beside the log, or in a floating window if there is no room."""
        if self.dock.isVisible():
            self.dock.hide()
            return
        self.dock.setFloating(not self._is_roomy)
        self.dock.show()
        self.dock.raise_()
        self.panel.chat.entry.setFocus()

    @property
    def _is_roomy(self) -> bool:
        return self._window.width() >= _ROOMY * scale_of(self._window.font())

    def ask_others(self) -> None:
        if self.invite is None:
            self.invite = InviteDialog(self.client, self._window)
        self.invite.panel.refresh()
        self.invite.open()

    # News from the network

    def take(self, news: object) -> None:
        """Handle the next *news*; news of other tables is ignored."""
        table = self.table
        match news:
            case Changed(there) if there.replay is not None:
                if there.person(self.client.key) is not None:
                    self._on_table(news)
            case RemovedFromTable(trouble):
                self._end(words.trouble_text(trouble))
            case Closed():
                self._end()
            case ShownMoment():
                self._moment = news
                self._apply()
            case _ if table is None:
                pass
            case PointedAt(_, key, _, region):
                self._on_point(table, key, region)
            case LineSaid():
                self._chat.hear(news)
            case CommandRefused(code):
                self._chat.note(words.refused_text(code))
            case LobbyProblem(_, trouble):
                self._chat.note(words.trouble_text(trouble))
            case Knocked():
                self._says.announce(words.knock_text(news))
                self.refresh()
            case PinChanged() if self.invite is not None:
                self.invite.panel.refresh()

    def _on_table(self, changed: Changed) -> None:
        before, table = self.table, changed.table
        was_closed, self._is_closed = self._is_closed, changed.closed
        self.table = table
        if before is None:
            self.following = True
            self._dismiss()
            self.panel.chat.lines.clear()
            if self.game is not None:
                self._begin()
        else:
            for text in words.joined_and_left(before, table):
                self._chat.note(text)
            if table.leader != before.leader:
                text = self.tr("You lead now.") if table.leader == self.client.key else self.tr("{0} leads now.")
                self._chat.note(text.format(name_of(table.leader, "", table)))
        if changed.trouble is not None:    # the file or the board is damaged
            self._give_up(words.trouble_text(changed.trouble))
            return
        if changed.closed and not was_closed:
            self._chat.note(self.tr("{0} has left.").format(name_of(table.host, "", table)))
        if self.game is None and changed.replay and not self._text:
            if changed.drawn:
                self._services.library.keep_map(table.ground.board, changed.drawn)
            self._load(changed.replay)
        if self.leads and (before is None or before.leader != table.leader or was_closed):
            self._show()
        self.refresh()

    def _load(self, text: str) -> None:
        """Read the game of the table, whose file contains *text*, in a thread."""
        self._text = text
        work = partial(self._services.saves.view_text, text)
        self._loading = run_in_thread(work, self._on_loaded, self._on_unreadable, "shared replay")

    def _on_loaded(self, game: Game) -> None:
        self._door.game_ready.emit(game)
        self.game = game    # only now: the others must not see the moment at which it opens
        self._begin()
        self._apply()

    def _on_unreadable(self, error: Exception) -> None:
        if not isinstance(error, ValueError):
            raise error
        self._give_up(words.error_text(error))

    def _give_up(self, why: str) -> None:
        self._door.failed.emit(self.tr("This replay can't be shown."), why)
        self.client.leave()

    def _begin(self) -> None:
        if self._is_roomy and not self.dock.isVisible():
            self.toggle_chat()
            self._replay.review.bar.focus()
        self.refresh()
        self._says.announce(self.bar.text())

    def _end(self, text: str = "") -> None:
        """Forget the table that was left, keeping the replay open, and show *text*, the reason."""
        if self.table is None:
            return
        self.table = self.game = self._moment = None
        self._loading.abandon()
        self._text = ""
        self._is_closed = False
        self._pointers.clear()
        self._draw_pointers()
        self.dock.hide()
        if self.invite is not None:
            self.invite.close()
        self._ended = text
        self._says.announce(text)
        self.refresh()

    def _dismiss(self) -> None:
        """Hide the reason why the last table was left."""
        self._ended = ""
        self.refresh()

    # What is shown

    def _is_shown(self) -> bool:
        """Whether the window shows the replay of the table."""
        session = self._current.session
        return session is not None and self.game is session.game

    def _apply(self) -> None:
        """Show what the leader shows, unless that lies beyond the end of the game."""
        moment, game, review = self._moment, self.game, self._replay.review
        if moment is None or game is None or not self._is_shown() or self.leads or moment.count > len(game):
            return
        self._is_applying = True
        if moment.note is not None and clean(game.annotation(moment.count), NoteText.limit) != moment.note:
            game.annotate(moment.count, moment.note)
            review.show_notes()
        if self.following:
            review.reel.pause()
            if 0 < moment.pace <= len(PAUSES):
                review.bar.speed.setCurrentIndex(moment.pace - 1)
            if review.is_open:
                review.reel.go_to(moment.count)
            else:
                self._replay.view(moment.count)
        self._is_applying = False

    def _on_moved(self, count: int) -> None:
        """Show the others where the replay has moved to, or stop following the leader."""
        if self.table is None or self._is_applying or not self._is_shown() or not self._window.isVisible():
            return    # while invisible, the window is being set up with the replay of an old one
        if self.leads:
            if not self._send.isActive():
                self._send.start()
        elif self.following and not self._is_closed and self._moment is not None and count != self._moment.count:
            self.following = False
            self.refresh()

    def _on_running(self) -> None:
        self._send.start()    # _show does nothing unless we lead

    def _show(self) -> None:
        game, review = self.game, self._replay.review
        if game is None or not self.leads or not self._is_shown():
            return
        pace = review.bar.speed.currentIndex() + 1 if review.reel.is_running else 0
        count = review.reel.position if review.is_open else len(game)
        self.client.call(Session.show, count, pace, game.annotation(count))

    def _on_point(self, table: LobbyTable, key: bytes, region: int) -> None:
        session, number = self._current.session, table.find(key)
        if session is None or number is None or not self._is_shown() or key in self.client.known.muted:
            return
        if region >= len(session.game.rules.board.codes):
            return
        name, colour = table.people[number].name, POINTERS[number % len(POINTERS)]
        pointer = self._pointers[key] = RegionPointer(region, name, colour)
        QTimer.singleShot(LASTS, self, partial(self._fade, key, pointer))
        self._draw_pointers()
        if key != self.client.key:
            #: {0}: a person; {1}: a region
            self._says.announce(self.tr("{0} points at {1}.").format(name, session.names.region(region)))

    def _fade(self, key: bytes, pointer: RegionPointer) -> None:
        """Remove *pointer*, unless the owner of *key* has pointed again."""
        if self._pointers.get(key) is pointer:
            del self._pointers[key]
            self._draw_pointers()

    def _draw_pointers(self) -> None:
        if self._current.session is not None:
            self._current.session.scene.show_pointers(list(self._pointers.values()))

    def refresh(self) -> None:
        """Update the panel and the notice."""
        table = self.table
        self.panel.show_table(table)
        if table is None or self.game is None:
            self.bar.say(self._ended, (Choice(self.tr("OK"), self._dismiss, True),) if self._ended else ())
            return
        text, choices = knock_question(self.client)
        if not text:
            text, choices = self._situation(table)
        if not self.dock.isVisible() or self.dock.isFloating():
            choices = (*choices, Choice(self.tr("Chat"), self.toggle_chat))
        self.bar.say(text, choices)

    def _situation(self, table: LobbyTable) -> tuple[str, tuple[Choice, ...]]:
        """Return a text on who leads, and the choices of the local player."""
        name = name_of(table.leader, "", table)
        if self.leads:
            others = [one.name for one in table.people if one.key != self.client.key]
            with_you = self.tr("You lead the replay. Watching with you: {0}.").format(listed(others))
            text = with_you if others else self.tr("You lead the replay. Nobody else is here yet.")
            stop = self.tr("Stop sharing") if table.host == self.client.key else self.tr("Leave")
            return text, (Choice(stop, self.client.leave), Choice(self.tr("Invite…"), self.ask_others, not others))
        if self._is_closed:
            text = self.tr("{0} has left. You keep the replay.")
            other = Choice(self.tr("Lead the others"), partial(self.client.call, Session.reopen), True)
        elif self.following:
            text = self.tr("{0} leads the replay. Click a region to point at it.")
            other = Choice(self.tr("Look on my own"), partial(self.follow, False))
        else:
            text = self.tr("You're looking on your own while {0} leads.")
            other = Choice(self.tr("Follow {0}").format(name), partial(self.follow, True), True)
        return text.format(name), (Choice(self.tr("Leave"), self.client.leave), other)


class InviteDialog(QDialog):
    """PIN, link, code and address of the table, for people whose program does not discover it."""

    def __init__(self, client: NetworkClient, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Invite others"))
        self.panel = InvitePanel(client)
        said = plain_label("", "muted")
        self.panel.copied.connect(said.setText)
        client.looked.connect(self.panel.refresh)
        vbox(TallArea(self.panel), said, close_box(self), of=self)
        scale = scale_of(self.font())
        self.resize(round(600 * scale), min(round(520 * scale), round(0.85 * parent.height())))
