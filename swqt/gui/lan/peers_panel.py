"""The panel of a network game: who is there, how they can be reached, what can be asked of them, and the chat."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from swqt.gui.lan.game_view import COLOURS, GameClock, NetworkGameView, ping_text, presence_text
from swqt.gui.lan.network_client import NetworkClient
from swqt.gui.panels.chat_box import ChatBox
from swqt.gui.style.icons import dot_icon
from swqt.gui.style.layouts import FlowLayout
from swqt.gui.style.theme import scale_of
from swqt.gui.texts.network import chat_rule, chat_rule_text, clock_text, line_text, quick_lines
from swqt.net.core.events import AskForSeat, PausePlay, SuggestChanges
from swqt.net.lobby.table import NO_CLOCK, TALK_RULES, Clock, Manners, write_manners
from swqt.net.news import PeerInfo
from swqt.net.session import Session
from swqt.net.wire.messages import AWAY, DropPeer, SetOptions

STAND_IN: Final = "medium"
"""The level of the bot that plays for somebody who is away."""

_CLOCKS: Final = (NO_CLOCK, Clock(2), Clock(5), Clock(10), Clock(0, 10, 30), Clock(0, 20, 30), Clock(0, 40, 60))
_COLOUR: Final = Qt.ItemDataRole.UserRole


class PeersPanel(QWidget):
    """People above, chat below. Owners of keys in ``client.known.muted`` are not heard; who that is is chosen here."""

    def __init__(self, client: NetworkClient) -> None:
        super().__init__()
        self._client = client
        self._muted = client.known.muted
        self._view: NetworkGameView | None = None
        self._clock: GameClock | None = None
        self._peers: tuple[PeerInfo, ...] = ()
        self._seats: list[tuple[int, str]] = []
        self.people = QListWidget()
        self.people.setAccessibleName(self.tr("People at this table"))
        self.people.setWordWrap(True)
        self.people.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.people.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.people.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.people.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.people.customContextMenuRequested.connect(self._show_menu_at)
        self.people.currentRowChanged.connect(self._update_more)
        self.people.itemActivated.connect(self._on_activated)
        self.chat = ChatBox(quick_lines())
        self.chat.said.connect(client.talk)
        tip = self.tr("Ask everyone whether you may take back your last move")
        self.undo = self._button(self.tr("Ask to undo"), tip)
        self.undo.clicked.connect(self._suggest_undo)
        self.pause = self._button(
            self.tr("Pause"), self.tr("Pause or resume the game. Each player can pause three times")
        )
        self.pause.clicked.connect(self.toggle_pause)
        self.seat = self._button(
            self.tr("Ask for a seat"),
            self.tr("Ask the players for a seat that a bot is playing or whose player is away"),
        )
        self.seat.setMenu(QMenu(self.seat))
        self.seat.hide()
        self.more = self._button("…", self.tr("Options for this person, the chat and the clock"))
        self.more.setAccessibleName(self.more.toolTip())
        self.more.clicked.connect(self._show_menu)
        buttons = FlowLayout(spacing=4)
        for button in (self.undo, self.pause, self.seat):
            buttons.addWidget(button)
        top = QHBoxLayout()
        top.addWidget(self.people, 1)
        top.addWidget(self.more, 0, Qt.AlignmentFlag.AlignTop)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(2, 2, 2, 2)
        whole.setSpacing(4)
        whole.addLayout(top, 20)
        whole.addLayout(buttons)
        whole.addWidget(self.chat, 1)

    @staticmethod
    def _button(text: str, tip: str) -> QPushButton:
        button = QPushButton(text)
        button.setProperty("slim", True)    # the dock is narrow
        button.setToolTip(tip)
        return button

    def show_game(self, view: NetworkGameView | None, clock: GameClock) -> None:
        """Show who takes part in the game of *view*, with their times by *clock*; None: there is no game."""
        self._view, self._clock = view, clock
        status = view.status if view is not None else None
        peers = status.peers if status is not None else ()
        before, self._peers = self._peers, peers
        if [peer.key for peer in before] != [peer.key for peer in peers]:
            row = self.people.currentRow()
            self.people.clear()
            for peer in peers:
                self.people.addItem(QListWidgetItem())
                tip = self.tr("Press Enter to mute or unmute this person")
                self.people.item(self.people.count() - 1).setToolTip(tip if peer.presence != "self" else "")
            self.people.setCurrentRow(row)
        if view is None or status is None:
            return
        self._refresh_lines()
        acting, paused = status.playing and not status.over, status.me in status.paused
        self.undo.setEnabled(acting)
        self.pause.setEnabled(acting and (paused or bool(status.pauses_left)))
        self.pause.setText(self.tr("Resume") if paused else self.tr("Pause"))
        manners = view.manners
        self.chat.allow(manners.talk or status.me is not None, sayings=manners.sayings)
        for button in (self.undo, self.pause):
            button.setVisible(status.playing)
        self._offer_seats([
            #: Letter of the seat, and who has it now
            (chair, self.tr("Seat {0} ({1})").format(view.letter(chair), view.holder(chair)))
            for chair in view.to_be_had()
        ])    # fmt: skip
        self._update_more()

    def hear(self, key: bytes, name: str, text: str) -> bool:
        """Show that *name*, whose key is *key*, said *text*, unless they are muted; return whether it is shown."""
        if key not in self._muted:
            self.chat.hear(name, line_text(text))
        return key not in self._muted

    def _offer_seats(self, seats: Sequence[tuple[int, str]]) -> None:
        self.seat.setVisible(self._view is not None and not self._view.playing)
        self.seat.setEnabled(bool(seats))
        if list(seats) != self._seats:
            self._seats = list(seats)
            menu = self.seat.menu()
            menu.clear()
            for chair, text in seats:
                menu.addAction(text, partial(self._client.feed, AskForSeat(chair)))

    def _refresh_lines(self) -> None:
        """Say anew of each person in the list how they are: a clock that runs must not take the keyboard away."""
        view, clock, changed = self._view, self._clock, False
        if view is None or clock is None:
            return
        for row, peer in enumerate(self._peers):
            item, text = self.people.item(row), self._line(view, clock, peer)
            colour = COLOURS[peer.presence]
            if item.data(_COLOUR) != colour:
                item.setData(_COLOUR, colour)
                item.setIcon(dot_icon(colour))
            if item.text() != text:
                changed = changed or len(item.text()) != len(text)    # a clock that goes on takes no more room
                item.setText(text)
        if changed:
            self._fit()

    def _line(self, view: NetworkGameView, clock: GameClock, peer: PeerInfo) -> str:
        letters = view.letters(peer)
        parts = [self._times(view, clock, peer), ping_text(peer) or presence_text(peer)]
        parts.append(self.tr("disk is full") if peer.disk_full else "")
        parts.append(self.tr("getting the game back") if peer.recovering else "")
        #: This player's chat is hidden
        parts.append(self.tr("muted") if peer.key in self._muted else "")
        if letters:
            name = f"{peer.name} ({letters})"
        else:
            text = self.tr("{0} (spectator)") if peer.number is None else self.tr("{0} (replaced by a bot)")
            name = text.format(peer.name)
        return f"{name} · {', '.join(part for part in parts if part)}"

    def _times(self, view: NetworkGameView, clock: GameClock, peer: PeerInfo) -> str:
        """Return in words how much time *peer* has left, for each seat of theirs."""
        words = []
        for chair in peer.chairs:
            shown = clock.shown(chair)
            if shown is not None:
                text = self.tr("{0} left, clock running") if shown.running else self.tr("{0} left")
                words.append(text.format(shown.text if len(peer.chairs) == 1 else f"{view.letter(chair)} {shown.text}"))
        return ", ".join(words)

    # What can be done

    def toggle_pause(self) -> None:
        """Pause the game, or end the own pause."""
        status = self._view.status if self._view is not None else None
        if status is not None:
            self._client.feed(PausePlay(status.me not in status.paused))

    def _suggest_undo(self) -> None:
        self._client.call(Session.suggest_undo)

    def _chosen(self) -> PeerInfo | None:
        row = self.people.currentRow()
        return self._peers[row] if 0 <= row < len(self._peers) and self._peers[row].presence != "self" else None

    @property
    def _may_propose(self) -> bool:
        return self._view is not None and self._view.playing and not self._view.over

    def _update_more(self) -> None:
        self.more.setEnabled(self._chosen() is not None or self._may_propose)

    def _show_menu_at(self, at: QPoint) -> None:
        if self.people.itemAt(at) is not None:
            self.menu().popup(self.people.viewport().mapToGlobal(at))

    def _show_menu(self) -> None:
        self.menu().popup(self.more.mapToGlobal(self.more.rect().bottomLeft()))

    def menu(self) -> QMenu:
        """Return what can be done about the chosen person, and about the chat and the clock."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        chosen = self._chosen()
        if chosen is not None:
            text = self.tr("Unmute this person") if chosen.key in self._muted else self.tr("Mute this person")
            menu.addAction(text, partial(self.toggle_mute, chosen.key))
            view, number = self._view, chosen.number
            if view is not None and self._may_propose and number is not None and view.is_replaceable(number):
                drop = SuggestChanges((DropPeer(number, AWAY, level=STAND_IN),))
                menu.addAction(self.tr("Propose that a bot plays for now"), partial(self._client.feed, drop))
        if self._view is not None and self._may_propose:
            menu.addSeparator()
            self._add_options(menu, self._view.manners)
        return menu

    def _add_options(self, menu: QMenu, now: Manners) -> None:
        """Add the table rules that can be proposed to *menu*; what is clicked holds only once all have agreed."""
        rules = menu.addMenu(self.tr("Propose who may chat"))
        for rule in TALK_RULES:
            self._add_option(rules, chat_rule_text(rule), Manners(*rule, now.clock), rule == chat_rule(now))
        clocks = menu.addMenu(self.tr("Propose a clock"))
        for clock in (*_CLOCKS, *([] if now.clock in _CLOCKS else [now.clock])):
            self._add_option(clocks, clock_text(clock), Manners(now.talk, now.sayings, clock), clock == now.clock)

    def _add_option(self, menu: QMenu, text: str, manners: Manners, is_now: bool) -> None:
        action = QAction(text, menu)
        action.setCheckable(True)
        action.setChecked(is_now)
        if not is_now:
            suggested = SuggestChanges((SetOptions(write_manners(manners)),))
            feed = self._client.feed
            action.triggered.connect(partial(feed, suggested))
        menu.addAction(action)

    def toggle_mute(self, key: bytes) -> None:
        """Show what the owner of *key* says no more, or again."""
        self._muted ^= {key}
        self._refresh_lines()

    def _on_activated(self, item: QListWidgetItem) -> None:
        chosen = self._chosen()
        if chosen is not None:
            self.toggle_mute(chosen.key)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Give people the room they need, as far as there is any."""
        self.people.doItemsLayout()    # only then it is known which lines are broken
        rows = [self.people.item(row) for row in range(self.people.count())]
        heights = [self.people.visualItemRect(item).height() for item in rows] or [round(20 * scale_of(self.font()))]
        edge = 2 * self.people.frameWidth() + 2
        self.people.setMinimumHeight(sum(heights[:2]) + edge)
        self.people.setMaximumHeight(sum(heights) + edge)

    def sizeHint(self) -> QSize:
        return QSize(272, 260)
