"""Notices beside the board: their frame, a tip, and what was earned in a turn with the hand-over to the next player."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import unescape
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from swqt.gui.style.actions import EnterActivates
from swqt.gui.style.buttons import WrappingButton
from swqt.gui.style.layouts import FlowLayout, card_title_font
from swqt.gui.style.seat_style import SeatMark, paint_seat_mark
from swqt.gui.style.theme import scale_of, text_font
from swqt.gui.texts.sentences import IncomeSum, regions_of, topic_of

_TEXT: Final = 0.87
"""Size of the text by that of ordinary text."""

_CLOSE: Final = 26
"""Side of a close button at 100%, in pixels."""


class NoticeFrame(QFrame):
    """Stacks its parts; hidden at first. It is never wider than the column, whatever its words."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("strip", True)
        self._labels: list[QLabel] = []
        self._titles: list[QLabel] = []
        self._box = QVBoxLayout(self)
        self._box.setContentsMargins(10, 7, 8, 8)
        self._box.setSpacing(5)
        self.hide()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            percent = round(scale_of(self.font()) * 100)
            for label in self._labels:
                label.setFont(text_font(percent, size=_TEXT))
            for title in self._titles:
                title.setFont(card_title_font(percent))

    def _label(self, kind: Qt.TextFormat = Qt.TextFormat.PlainText) -> QLabel:
        """Return a new label for small text."""
        label = QLabel()
        label.setWordWrap(True)
        label.setTextFormat(kind)
        label.setFont(text_font(round(scale_of(self.font()) * 100), size=_TEXT))
        self._labels.append(label)
        return label

    def _heading(self) -> QLabel:
        """Return a new label for the title."""
        title = QLabel()
        title.setFont(card_title_font(round(scale_of(self.font()) * 100)))
        self._titles.append(title)
        title.setWordWrap(True)
        title.setTextFormat(Qt.TextFormat.PlainText)
        return title

    def _close_button(self, text: str, tip: str) -> QPushButton:
        """Return a new small button called *text*."""
        button = QPushButton("×")
        button.setAccessibleName(text)
        button.setToolTip(tip)
        button.setStyleSheet("padding: 0; min-height: 0;")
        EnterActivates(button)
        return button

    def _size_close(self, button: QPushButton) -> None:
        side = round(_CLOSE * scale_of(self.font()))
        if button.size() != QSize(side, side):
            button.setFixedSize(side, side)


def button_row(spacing: int = 6) -> tuple[QWidget, FlowLayout]:
    """Return a widget for buttons, and its layout, which wraps them."""
    place = QWidget()
    return place, FlowLayout(place, spacing)


_MARK = 18
_LARGEST = 1.4
"""Size of a seat's mark at 100%, in pixels, and the largest scale it grows with: five must fit."""

_TAG: Final = re.compile(r"<[^>]*>")
_LARGE_MARK: Final = 24
"""Size of the mark beside the title, in pixels."""


class SumRow(QWidget):
    """A button for each player's earnings; ``chosen`` carries the index of the selected one, initially the last."""

    chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.buttons: list[QPushButton] = []
        self._sums: list[IncomeSum] = []
        self._flow = FlowLayout(self, 6)
        self._group = QButtonGroup(self)
        self._group.idClicked.connect(self.chosen)

    @property
    def number(self) -> int:
        """Index of the selected sum, -1 without sums."""
        return self._group.checkedId()

    def show_sums(self, sums: Sequence[IncomeSum]) -> None:
        """Show *sums*; unchanged ones keep the selection and focus."""
        if list(sums) == self._sums:
            return
        before, self._sums = self._sums, list(sums)
        while len(self.buttons) > len(sums):    # the others are reused: creating buttons is slow
            button = self.buttons.pop()
            self._group.removeButton(button)
            self._flow.removeWidget(button)
            button.hide()
            button.deleteLater()
        while len(self.buttons) < len(sums):
            self.buttons.append(self._button(len(self.buttons)))
        for button, one, old in zip(self.buttons, sums, [*before, *[None] * len(sums)], strict=False):
            if one != old:
                self._tell(button, one)
        if self.buttons:
            self.buttons[-1].setChecked(True)
        self.updateGeometry()

    def _button(self, number: int) -> QPushButton:
        button = QPushButton(self)
        button.setCheckable(True)
        button.setProperty("slim", True)
        EnterActivates(button)
        self._group.addButton(button, number)
        self._flow.addWidget(button)
        button.show()    # hidden widgets have no size, and it is measured at once
        return button

    def _tell(self, button: QPushButton, one: IncomeSum) -> None:
        button.setText(f" {one.amount}")    # the space separates it from the mark
        button.setIcon(QIcon(self._mark(one.seat)))
        button.setIconSize(self._side())
        button.setToolTip(one.title)
        button.setAccessibleName(one.title)

    def _side(self) -> QSize:
        side = round(_MARK * min(scale_of(self.font()), _LARGEST))
        return QSize(side, side)

    def _mark(self, seat: int) -> QPixmap:
        picture = QPixmap(self._side() * self.devicePixelRatioF())
        picture.setDevicePixelRatio(self.devicePixelRatioF())
        picture.fill(Qt.GlobalColor.transparent)
        p = QPainter(picture)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        half = self._side().width() / 2
        p.translate(QPointF(half, half))
        paint_seat_mark(p, seat, half - 1)
        p.end()
        return picture


class ScoreStrip(NoticeFrame):
    """Shows earned coins; at a hand-over also the next player, with Undo.

    With several sums, each has a button and one is shown in words.
    """

    undone = Signal()
    asked = Signal(str)
    """Asks to explain the source of a part of the sum: a rule ID or a trait."""
    pointed_at = Signal(str)
    """Carries the topic of the hovered link, or ""."""
    glowed = Signal(object)
    """Carries the regions of the hovered part, or an empty set."""
    recapped = Signal()
    closed = Signal()
    """Asks to close the strip."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("score")
        self.setProperty("topic", "score")
        self._mark = SeatMark(size=_LARGE_MARK)
        self._title = self._heading()
        self._parts = self._label(Qt.TextFormat.RichText)
        self._parts.setTextInteractionFlags(
            Qt.TextInteractionFlag.LinksAccessibleByMouse | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        )
        self._parts.linkActivated.connect(self._on_link)
        self._parts.linkHovered.connect(self._point)
        self.undo_button = WrappingButton(self.tr("Undo"))
        self.recap = WrappingButton(self.tr("Recap"))
        self.recap.setToolTip(self.tr("What has happened since the last turn of this player (Ctrl+Shift+L)"))
        self.recap.clicked.connect(self.recapped)
        self.close_button = self._close_button(self.tr("Close"), self.tr("Close"))
        self.close_button.clicked.connect(self.closed)
        self.undo_button.clicked.connect(self.undone)
        self.sum_row = SumRow()
        self.sum_row.chosen.connect(self._tell)
        self._sums: list[IncomeSum] = []
        self._hands_over = False
        head = QHBoxLayout()
        head.setSpacing(7)
        head.addWidget(self._mark, 0, Qt.AlignmentFlag.AlignTop)
        head.addWidget(self._title, 1)
        head.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignTop)
        self._buttons, buttons = button_row()
        for button in (self.recap, self.undo_button):
            EnterActivates(button)
            button.setProperty("slim", True)
            buttons.addWidget(button)
        self._box.addLayout(head)
        for part in (self.sum_row, self._parts, self._buttons):
            self._box.addWidget(part)

    def _on_link(self, address: str) -> None:
        self.asked.emit(topic_of(address))

    def show_scoring(self, sums: Sequence[IncomeSum], *, has_news: bool = False) -> None:
        """Show the earnings, the last of *sums* in words; *has_news* offers a recap."""
        self._hands_over = False
        self._show(sums[-1].seat, sums[-1].title if len(sums) == 1 else self.tr("Earned"), sums)
        self._offer(recap=has_news, undo=False)

    def show_handover(self, seat: int, title: str, sums: Sequence[IncomeSum], *, can_undo: bool) -> None:
        """Ask *seat* to take over; *sums* are the earnings."""
        self._hands_over = True
        self._show(seat, title, sums)
        self._offer(recap=True, undo=can_undo)

    def _offer(self, *, recap: bool, undo: bool) -> None:
        """Show the buttons that are of use now."""
        self.recap.setVisible(recap)
        self.undo_button.setVisible(undo)
        self._buttons.setVisible(recap or undo)
        self.close_button.setHidden(self._hands_over)

    def stops(self) -> list[QWidget]:
        """Return the widgets of the Tab order."""
        return [self._parts, *self.sum_row.buttons, self.recap, self.undo_button, self.close_button]

    def parts(self) -> str:
        """Return the sums as plain text, one per line."""
        return unescape(_TAG.sub("", self._parts.text().replace("<br>", "\n")))

    def _point(self, address: str) -> None:
        self.glowed.emit(regions_of(address))
        self.pointed_at.emit(topic_of(address))

    def name_part(self, title: str) -> None:
        """Set the tooltip to the title of the rule under the pointer."""
        self._parts.setToolTip(title)

    def _show(self, seat: int, title: str, sums: Sequence[IncomeSum]) -> None:
        self._sums = list(sums)
        self._mark.show_seat(seat)
        self._mark.setVisible(self._hands_over or len(sums) == 1)
        self._title.setText(title)
        self._size_close(self.close_button)
        self.sum_row.show_sums(self._sums)
        self.sum_row.setVisible(len(self._sums) > 1)
        self._tell(self.sum_row.number)
        self.setAccessibleName(f"{title}. {self.parts()}")
        self.show()

    def _tell(self, number: int) -> None:
        """Show the calculation of sum *number*."""
        alone = len(self._sums) == 1 and not self._hands_over    # the strip's title already has the sum's title
        text = (self._sums[number].parts if alone else self._sums[number].whole) if self._sums else ""
        self._parts.setText(text)
        self._parts.setVisible(bool(text))


class TipStrip(NoticeFrame):
    """Shows one tip, with a link to the rule it is about."""

    dismissed = Signal()
    asked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("score")    # styled like the score strip
        self._topic = ""
        self._text = self._label()
        self.more = WrappingButton(self.tr("Rule"))
        self.more.setToolTip(self.tr("Read about it in the rule book"))
        self.done = WrappingButton(self.tr("Understood"))
        self.done.clicked.connect(self.dismissed)
        self.more.clicked.connect(self._on_more)
        place, buttons = button_row()
        for button in (self.done, self.more):
            EnterActivates(button)
            button.setProperty("slim", True)
            buttons.addWidget(button)
        self._box.addWidget(self._text)
        self._box.addWidget(place)

    def _on_more(self) -> None:
        self.asked.emit(self._topic)

    def show_tip(self, text: str, topic: str) -> None:
        """Show *text*; *topic* is its page in the rule book, or ""."""
        self._text.setText(text)
        self._topic = topic
        self.more.setVisible(bool(topic))
        self.setAccessibleName(text)
        self.show()

    def text(self) -> str:
        return self._text.text()
