"""Notices beside the board: their frame, a question with its answers, a tip, the coins earned in a turn with the
hand-over to the next player; and the privacy screen.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from html import unescape
from typing import Final, NamedTuple, cast

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QIcon, QPainter, QPaintEvent, QPen, QPixmap, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QButtonGroup,
    QDockWidget,
    QFrame,
    QHBoxLayout,
    QLabel,
    QMainWindow,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from swqt.gui.style.actions import EnterActivates, ToggleClicks, set_checked
from swqt.gui.style.buttons import WrappingButton
from swqt.gui.style.layouts import FlowLayout, card_title_font, delete_widgets, width_of
from swqt.gui.style.seat_style import SeatMark, emblem_path, paint_seat_mark, style_of
from swqt.gui.style.theme import LEAST, blend, current, scale_of, text_font, title_font
from swqt.gui.texts.sentences import IncomeSum, regions_of, topic_of

_TEXT: Final = 0.87
"""Size of the text relative to ordinary text."""

_CLOSE: Final = 26
"""Side of a close button at 100%, in pixels."""


class NoticeTitle(QLabel):
    """A title that breaks into lines, in smaller letters where a word would be wider than its place."""

    def __init__(self) -> None:
        super().__init__()
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.fit()

    def setText(self, text: str) -> None:
        super().setText(text)
        self.fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """Set the largest font for the text size in which every word fits."""
        font, words = card_title_font(round(scale_of(QApplication.font()) * 100)), self.text().split()
        while font.pixelSize() > LEAST and any(width_of(font, word) > self.width() for word in words):
            font.setPixelSize(font.pixelSize() - 1)
        if font != self.font():
            self.setFont(font)


class NoticeFrame(QFrame):
    """A frame that stacks its parts; hidden at first. Its texts never widen the column."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("strip", True)
        self._labels: list[QLabel] = []
        self._titles: list[NoticeTitle] = []
        self._box = QVBoxLayout(self)
        self._box.setContentsMargins(10, 7, 8, 8)
        self._box.setSpacing(5)
        self.hide()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def shorten(self, short: bool) -> bool:
        """Hide what can be spared if *short*, or show it again; return whether that is anything."""
        return False

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            percent = round(scale_of(self.font()) * 100)
            for label in self._labels:
                label.setFont(text_font(percent, size=_TEXT))
            for title in self._titles:
                title.fit()

    def _label(self, kind: Qt.TextFormat = Qt.TextFormat.PlainText) -> QLabel:
        """Return a new label for small text."""
        label = QLabel()
        label.setWordWrap(True)
        label.setTextFormat(kind)
        label.setFont(text_font(round(scale_of(self.font()) * 100), size=_TEXT))
        self._labels.append(label)
        return label

    def _heading(self) -> NoticeTitle:
        """Return a new label for the title."""
        title = NoticeTitle()
        self._titles.append(title)
        return title

    def _close_button(self, text: str, tip: str) -> QPushButton:
        """Return a new small close button with the accessible name *text*."""
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


class Choice(NamedTuple):
    """One button: its text, its action, and whether it is the primary one."""

    text: str
    act: Callable[[], object]
    primary: bool = False


class ChoiceNotice(NoticeFrame):
    """Shows one message at a time, with a button for each answer; hidden while there is none."""

    focus_left = Signal()
    """The button that had the focus has been removed."""
    answered = Signal()
    """A button was pressed and its action is done, so another message may be due."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("score")    # looks like the strip with the sums
        self._text = self._label()
        self._place, self._buttons = button_row()
        self._box.addWidget(self._text)
        self._box.addWidget(self._place)
        self._shown: tuple[str, tuple[str, ...]] = ("", ())
        self._choices: list[Choice] = []

    def say(self, text: str, choices: Sequence[Choice] = ()) -> None:
        """Show *text* and a button for each of *choices*; hide the notice if *text* is empty."""
        shown = (text, tuple(choice.text for choice in choices))
        self._choices = list(choices)
        if shown == self._shown:
            return    # buttons under the pointer must not be replaced needlessly
        self._shown = shown
        focused = any(button.hasFocus() for button in self.buttons())
        delete_widgets(self._buttons)
        if focused:
            self.focus_left.emit()
        for choice in choices:
            button = WrappingButton(choice.text)
            button.setProperty("primary", choice.primary)
            button.setProperty("slim", True)    # the column is narrow
            button.clicked.connect(self._on_clicked)
            EnterActivates(button)
            self._buttons.addWidget(button)
        self._text.setText(text)
        self._place.setVisible(bool(choices))
        self.setAccessibleName(text)
        self.setVisible(bool(text))

    def _on_clicked(self) -> None:
        self._choices[self.buttons().index(cast(QPushButton, self.sender()))].act()
        self.answered.emit()

    def focus_last(self) -> None:
        """Focus the last button, which is the primary one."""
        if buttons := self.buttons():
            buttons[-1].setFocus()

    def text(self) -> str:
        return self._text.text() if not self.isHidden() else ""

    def buttons(self) -> list[QPushButton]:
        """Return the buttons in their order."""
        items = (self._buttons.itemAt(number) for number in range(self._buttons.count()))
        found = (item.widget() for item in items if item is not None)
        return [one for one in found if isinstance(one, QPushButton)]


_MARK = 18
_LARGEST = 1.4
"""Size of a seat's mark at 100%, in pixels, and the maximum scale for it, so that five fit."""

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

    @property
    def number(self) -> int:
        """Index of the selected sum, -1 without sums."""
        return self._group.checkedId()

    def show_sums(self, sums: Sequence[IncomeSum]) -> None:
        """Show *sums* and select the last; if they are unchanged, keep selection and focus."""
        if list(sums) == self._sums:
            return
        before, self._sums = self._sums, list(sums)
        while len(self.buttons) > len(sums):    # the others are reused, as creating buttons is slow
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
            set_checked(self.buttons[-1], True)
        self.updateGeometry()

    def _on_clicked(self) -> None:
        self.chosen.emit(self._group.checkedId())

    def _button(self, number: int) -> QPushButton:
        button = QPushButton(self)
        button.setCheckable(True)
        button.setProperty("slim", True)
        EnterActivates(button)
        self._group.addButton(button, number)
        button.clicked.connect(self._on_clicked)
        ToggleClicks(button)
        self._flow.addWidget(button)
        button.show()    # hidden widgets have no size, but the row is measured at once
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

    With several sums, each has a button and the selected one is shown in words.
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
        self.recap.setToolTip(self.tr("What has happened since this player's last turn (Ctrl+Shift+L)"))
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
        """Show the buttons that are useful now."""
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
        alone = len(self._sums) == 1 and not self._hands_over    # then the strip's title is the sum's title
        text = (self._sums[number].parts if alone else self._sums[number].whole) if self._sums else ""
        self._parts.setText(text)
        self._parts.setVisible(bool(text))


class TipStrip(NoticeFrame):
    """Shows one tip, with a button that opens the rule it is about."""

    dismissed = Signal()
    asked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("score")    # styled like the score strip
        self._topic = ""
        self._text = self._label()
        self.more = WrappingButton(self.tr("Rule"))
        self.more.setToolTip(self.tr("Read more in the rule book"))
        self.done = WrappingButton(self.tr("Got it"))
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


_SCREEN_MARK: Final = 132
"""Size of the emblem at 100%, in pixels."""


class PrivacyScreen(QWidget):
    """Covers *window* below its menu bar, and floating panels; Enter or Continue uncovers it for the next player."""

    went_on = Signal()
    recapped = Signal()

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._seat = -1
        self._floating: list[QWidget] = []
        self._mark = SeatMark(size=_SCREEN_MARK)
        self._title = QLabel()
        self._round = QLabel()
        self._round.setProperty("muted", True)
        self._below = QLabel(self.tr("The table is covered. Press Enter to uncover it."))
        self._below.setProperty("muted", True)
        for label in (self._round, self._title, self._below):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.setWordWrap(True)
        self.go_on = QPushButton(self.tr("Continue"))
        self.go_on.setProperty("primary", True)
        self.recap = QPushButton(self.tr("&What happened?"))
        self.recap.setToolTip(self.tr("Uncover the table and see what happened since your last turn"))
        self.go_on.clicked.connect(self.went_on)
        self.recap.clicked.connect(self.recapped)
        buttons = QHBoxLayout()
        buttons.setSpacing(12)
        buttons.addStretch(1)
        for button in (self.recap, self.go_on):
            EnterActivates(button)
            button.setMinimumHeight(44)
            buttons.addWidget(button)
        buttons.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(48, 40, 48, 40)
        whole.setSpacing(14)
        whole.addStretch(3)
        whole.addWidget(self._mark, 0, Qt.AlignmentFlag.AlignHCenter)
        whole.addSpacing(6)
        whole.addWidget(self._round)
        whole.addWidget(self._title)
        whole.addWidget(self._below)
        whole.addSpacing(10)
        whole.addLayout(buttons)
        whole.addStretch(4)
        window.installEventFilter(self)
        self.hide()

    def cover(self, seat: int, title: str, round_text: str) -> None:
        """Cover everything; *title* names the next player."""
        self._seat = seat
        self._mark.show_seat(seat)
        self._title.setText(title)
        self._title.setFont(self._large())
        self._round.setText(round_text)
        self.setAccessibleName(f"{title}. {self._below.text()}")
        if not self.isVisible():
            self._cover_floating()
            self._fit()
            self.show()
        self.raise_()
        self.go_on.setFocus(Qt.FocusReason.OtherFocusReason)

    def uncover(self) -> None:
        """Remove the cover."""
        if not self.isHidden():
            self.hide()
            for widget in self._floating:
                widget.show()
            self._floating.clear()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Keep the focus on the cover, because screen readers must not read what is below it."""
        here = self.focusWidget()
        (self.recap if here is self.go_on else self.go_on).setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._fit()
        return False

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = current()
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = QColor(theme.card)
        p.fillRect(self.rect(), ground)
        box = QRectF(self.rect()).adjusted(16, 16, -16, -16)
        if self._seat >= 0:
            p.save()
            p.setClipRect(box.adjusted(8, 8, -8, -8))
            self._paint_pattern(p, ground)
            p.restore()
        for inset, width in ((0.0, 2.0), (7.0, 1.0)):
            p.setPen(QPen(QColor(theme.gold), width))
            p.setBrush(Qt.BrushStyle.NoBrush)
            p.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), 14, 14)
        p.end()

    def _paint_pattern(self, p: QPainter, ground: QColor) -> None:
        """Fill the background with faint emblems of the seat, except around the text in the middle."""
        style = style_of(self._seat)
        faint = blend(ground.name(), style.tint().name(), 0.26)
        step = 84.0
        emblem = emblem_path(style.emblem, step * 0.2)
        middle = QRectF(self.rect()).center()
        clear = min(300 * scale_of(self.font()), 0.34 * self.width())
        rows, places = int(self.height() / step / 2) + 1, int(self.width() / step / 2) + 1
        for row in range(-rows, rows + 1):
            for place in range(-places, places + 1):
                at = middle + QPointF((place + (row % 2) / 2) * step, row * step)
                away = ((at.x() - middle.x()) / clear) ** 2 + ((at.y() - middle.y()) / clear) ** 2
                if away > 1:
                    p.save()
                    p.translate(at)
                    p.setOpacity(min(1.0, (away - 1) * 0.8))
                    p.fillPath(emblem, faint)
                    p.restore()

    def _large(self) -> QFont:
        return title_font(round(scale_of(self.font()) * 100), size=2.4)

    def _fit(self) -> None:
        menus = self._window.menuBar()
        top = menus.height() if menus.isVisible() and not menus.isNativeMenuBar() else 0
        self.setGeometry(0, top, self._window.width(), self._window.height() - top)

    def _cover_floating(self) -> None:
        """Hide the content of floating panels."""
        for dock in self._window.findChildren(QDockWidget):
            inner = dock.widget()
            if dock.isFloating() and not inner.isHidden():
                inner.hide()
                self._floating.append(inner)
