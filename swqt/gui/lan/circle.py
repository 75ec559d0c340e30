"""The panel of a network game: who is there, how well they are reached, and what is said."""

from __future__ import annotations

from collections.abc import Sequence, Set
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from swqt.gui.lan.manners import MannersOffer
from swqt.gui.lan.talk_box import TalkBox
from swqt.gui.style.icons import dried
from swqt.gui.style.layouts import FlowLayout
from swqt.gui.style.theme import scale_of
from swqt.net.meeting.document import Manners

COLOURS: Final = {"self": "#3F7D4E", "here": "#3F7D4E", "relayed": "#B8862B", "suspect": "#B8862B", "away": "#9A4A3C"}

_COLOUR: Final = Qt.ItemDataRole.UserRole + 1


class Member(NamedTuple):
    """Somebody at the table: ``state`` is ``self`` or one of ``orders.Presence``; ``ping`` in seconds, None if unknown.

    ``seats`` says in words what this peer plays; it is empty for who watches. ``key`` is theirs alone. ``times`` says
    in words how much time they have left, if there is a clock.
    """

    number: int
    name: str
    seats: str
    state: str
    ping: float | None = None
    key: bytes = b""
    times: str = ""


class CirclePanel(QWidget):
    """People above, chat below. ``said`` is a line that the player wants to say."""

    said = Signal(str)
    replaced = Signal(int)
    """A bot is to play for this peer."""

    restored = Signal(int)
    """This peer is to get its seats back."""

    proposed = Signal(object)
    """All are to be asked whether these manners shall hold."""

    wanted = Signal(int)
    """Whoever sits here and watches would like to have the seat of this chair."""

    def __init__(self, muted: set[bytes], parent: QWidget | None = None) -> None:
        """Nobody with a key in *muted* is heard; who that is can be chosen here."""
        super().__init__(parent)
        self._muted = muted
        self._members: tuple[Member, ...] = ()
        self._returning: frozenset[int] = frozenset()
        self._seats: tuple[tuple[int, str], ...] = ()
        self.people = QListWidget()
        self.people.setAccessibleName(self.tr("People at this table"))
        self.people.setWordWrap(True)
        self.people.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.people.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.people.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.people.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.people.customContextMenuRequested.connect(self._person_menu)
        self.people.currentRowChanged.connect(lambda _: self._show_deeds())
        self.people.itemActivated.connect(lambda item: self._toggle_mute(item.data(Qt.ItemDataRole.UserRole)))
        self.talk = TalkBox()
        self.talk.said.connect(self.said)
        self.chat, self.entry = self.talk.lines, self.talk.entry
        self.back = QPushButton(self.tr("Ask to take back"))
        self.back.setToolTip(self.tr("Ask all players whether your last command may be taken back"))
        self.pause = QPushButton(self.tr("Pause"))
        self.pause.setToolTip(self.tr("Let the game rest, or go on; three times for each player"))
        self.seat = QPushButton(self.tr("Ask for a seat"))
        self.seat.setToolTip(self.tr("Ask those who play for a seat that a bot plays or whose player is away"))
        self.seat.setMenu(QMenu(self.seat))
        self.seat.hide()
        self._agreements = MannersOffer(self)
        self._agreements.proposed.connect(self.proposed)
        self._may_propose = False
        self.more = QPushButton("…")
        self.more.setToolTip(self.tr("What can be done about the chosen person, the talk and the clock"))
        self.more.setAccessibleName(self.more.toolTip())
        self.more.clicked.connect(self._show_person_menu)
        deeds = FlowLayout(spacing=4)
        for button in (self.back, self.pause, self.seat, self.more):
            deeds.addWidget(button)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(2, 2, 2, 2)
        whole.setSpacing(4)
        whole.addWidget(self.people, 20)
        whole.addLayout(deeds)
        whole.addWidget(self.talk, 1)

    def show_members(self, members: Sequence[Member], returning: Set[int] = frozenset()) -> None:
        """Show who is at the table; *returning* are here, but others play the seats that were theirs."""
        self._returning = frozenset(returning)
        before, self._members = self._members, tuple(members)
        if [member.number for member in before] != [member.number for member in members]:
            self._refresh_people()
        elif before != self._members:
            self._refresh_lines()

    def allow(self, playing: bool, *, paused: bool, watching: bool, manners: Manners) -> None:
        """Whether the person here plays, and so may ask for things, or has only ever been *watching*; whether the game
        is *paused*, and by which *manners* people talk."""
        self.back.setEnabled(playing)
        self.pause.setEnabled(playing)
        self.pause.setText(self.tr("Go on") if paused else self.tr("Pause"))
        self._may_propose = playing
        self._agreements.show_now(manners)
        self._show_deeds()
        self.talk.allow(manners.talk or not watching, sayings=manners.sayings)

    def offer_seats(self, seats: Sequence[tuple[int, str]], *, watching: bool) -> None:
        """Offer *seats*, chairs and what is said of them, to whoever is *watching* here."""
        for button in (self.back, self.pause):
            button.setVisible(not watching)
        self.seat.setVisible(watching)
        self.seat.setEnabled(bool(seats))
        if tuple(seats) != self._seats:
            self._seats = tuple(seats)
            menu = self.seat.menu()
            menu.clear()
            for chair, text in seats:
                menu.addAction(text, partial(self.wanted.emit, chair))

    def hear(self, key: bytes, name: str, text: str) -> bool:
        """Show that *name*, whose key is *key*, said *text*, unless they are muted; return whether it is shown."""
        if key not in self._muted:
            self.talk.hear(name, text)
        return key not in self._muted

    def note(self, text: str) -> None:
        """Show what has happened, as a line of nobody's."""
        self.talk.note(text)

    def clear(self) -> None:
        """Forget everything: another table."""
        self.chat.clear()
        self.show_members(())

    def adopt(self, old: CirclePanel) -> None:
        """Show what the panel of the window before has shown."""
        self.talk.adopt(old.talk)

    def _refresh_people(self) -> None:
        row = self.people.currentRow()
        self.people.clear()
        for member in self._members:
            item = QListWidgetItem()
            item.setData(Qt.ItemDataRole.UserRole, member.number)
            item.setToolTip(self.tr("Enter mutes or unmutes what this person says") if member.state != "self" else "")
            self.people.addItem(item)
        self._refresh_lines()
        self.people.setCurrentRow(row)

    def _refresh_lines(self) -> None:
        """Say anew of each person in the list how they are: a clock that runs must not take the keyboard away."""
        changed = False
        for row, member in enumerate(self._members):
            item, text = self.people.item(row), self._line(member)
            colour = COLOURS.get(member.state, "#808080")
            if item.data(_COLOUR) != colour:
                item.setData(_COLOUR, colour)
                item.setIcon(_dot(colour))
            if item.text() != text:
                changed = changed or len(item.text()) != len(text)    # a clock that goes on takes no more room
                item.setText(text)
        self._show_deeds()
        if changed:
            self._fit()

    def _line(self, member: Member) -> str:
        states = {
            "self": self.tr("this computer"), "here": self.tr("here"), "relayed": self.tr("here, by way of others"),
            "suspect": self.tr("silent for a moment"), "away": self.tr("away"),
        }  # fmt: skip
        parts = [member.times] if member.times else []
        parts.append(states.get(member.state, member.state))
        if member.ping is not None and member.state == "here":
            parts.append(self.tr("{0} ms").format(max(1, round(member.ping * 1000))))
        if member.key in self._muted:
            parts.append(self.tr("muted"))
        name = f"{member.name} ({member.seats})" if member.seats else self.tr("{0} (watches)").format(member.name)
        return f"{name} · {', '.join(parts)}"

    def _show_deeds(self) -> None:
        row = self.people.currentRow()
        chosen = 0 <= row < len(self._members) and self._members[row].state != "self"
        self.more.setEnabled(chosen or self._may_propose)

    def _person_menu(self, at: QPoint) -> None:
        item = self.people.itemAt(at)
        if item is not None:
            self.menu_for(item.data(Qt.ItemDataRole.UserRole)).popup(self.people.viewport().mapToGlobal(at))

    def _show_person_menu(self) -> None:
        chosen = self.people.selectedItems()
        menu = self.menu_for(chosen[0].data(Qt.ItemDataRole.UserRole) if chosen else None)
        menu.popup(self.more.mapToGlobal(self.more.rect().bottomLeft()))

    def menu_for(self, number: int | None) -> QMenu:
        """Return what can be done about the person with *number*, and about the talk and the clock."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if number is not None and any(one.number == number and one.state != "self" for one in self._members):
            self._offer_deeds(menu, number)
        if self._may_propose:
            menu.addSeparator()
            self._agreements.fill(menu)
        return menu

    def _offer_deeds(self, menu: QMenu, number: int) -> None:
        muted = any(member.number == number and member.key in self._muted for member in self._members)
        text = self.tr("Hear this person again") if muted else self.tr("Mute this person")
        menu.addAction(text, lambda: self._toggle_mute(number))
        if any(member.number == number and member.seats for member in self._members):
            menu.addAction(self.tr("Propose that a bot plays for now"), lambda: self.replaced.emit(number))
        if number in self._returning:
            menu.addAction(self.tr("Propose that they get their seat back"), lambda: self.restored.emit(number))

    def _toggle_mute(self, number: int) -> None:
        for member in self._members:
            if member.number == number and member.state != "self":
                self._muted ^= {member.key}
                self._refresh_people()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Give people the room they need, as far as there is any."""
        scale = scale_of(self.font())
        self.people.doItemsLayout()    # only then it is known which lines are broken
        rows = [self.people.item(row) for row in range(self.people.count())]
        heights = [self.people.visualItemRect(item).height() for item in rows] or [round(20 * scale)]
        edge = 2 * self.people.frameWidth() + 2
        self.people.setMinimumHeight(heights[0] + edge)
        self.people.setMaximumHeight(sum(heights) + edge)

    def sizeHint(self) -> QSize:
        return QSize(272, 260)


def _dot(colour: str) -> QIcon:
    pixmap = QPixmap(24, 24)
    pixmap.fill(Qt.GlobalColor.transparent)
    p = QPainter(pixmap)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(QColor(colour))
    p.drawEllipse(5, 5, 14, 14)
    p.end()
    return QIcon(dried(pixmap))
