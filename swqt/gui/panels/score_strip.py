"""The strip over the map after a turn: earned coins with their calculation, and the hand-over to the next player."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import unescape
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from swqt.gui.style.key_handling import EnterActivates
from swqt.gui.style.layouts import FlowLayout
from swqt.gui.style.seat_style import SeatMark, paint_seat_mark
from swqt.gui.style.theme import scale_of
from swqt.gui.texts.sentences import IncomeSum, regions_of, topic_of

_MARK = 18
_LARGEST = 1.4
"""Size of a seat's mark at 100%, in pixels, and the largest scale it grows with: five must fit."""

_TAG: Final = re.compile(r"<[^>]*>")
ROOMY: Final = 480
"""Width that text and buttons need side by side at 100%, in pixels."""

_SLACK: Final = 6
"""Extra pixels for text, so that no word is broken."""


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

    def room(self) -> int:
        """Return the width of all buttons side by side."""
        gaps = self._flow.spacing() * max(0, len(self.buttons) - 1)
        return sum(button.sizeHint().width() for button in self.buttons) + gaps

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


class StripLines(NamedTuple):
    """The widgets of each line from the left, those at the right side, and whether the mark is large."""

    lines: tuple[tuple[QWidget, ...], ...]
    side: tuple[QWidget, ...] = ()
    marked: bool = False


class ScoreStrip(QFrame):
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
        self.setProperty("strip", True)
        self._mark = SeatMark(size=30)
        self._title = QLabel()
        self._title.setProperty("title", True)
        self._title.setWordWrap(True)
        self._title.setTextFormat(Qt.TextFormat.PlainText)
        self._parts = QLabel()
        self._parts.setWordWrap(True)
        self._parts.setTextFormat(Qt.TextFormat.RichText)
        self._parts.setTextInteractionFlags(
            Qt.TextInteractionFlag.LinksAccessibleByMouse | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        )
        self._parts.linkActivated.connect(self._on_link)
        self._parts.linkHovered.connect(self._point)
        self.setProperty("topic", "score")
        self.undo_button = QPushButton(self.tr("Undo"))
        self.recap = QPushButton(self.tr("Recap"))
        self.recap.setToolTip(self.tr("What has happened since the last turn of this player (Ctrl+Shift+L)"))
        self.recap.clicked.connect(self.recapped)
        self.close_button = QPushButton("×")
        self.close_button.setAccessibleName(self.tr("Close"))
        self.close_button.setToolTip(self.tr("Close"))
        self.close_button.setStyleSheet("padding: 0;")
        self.close_button.clicked.connect(self.closed)
        self.undo_button.clicked.connect(self.undone)
        self._pressed = (self.recap, self.undo_button, self.close_button)
        for button in self._pressed:
            EnterActivates(button)
            button.setProperty("slim", True)    # the strip covers part of the map
        self.sum_row = SumRow()
        self.sum_row.chosen.connect(self._choose)
        for part in (self._mark, self._title, self._parts, self.sum_row, *self._pressed):
            part.setParent(self)
        self._sums: list[IncomeSum] = []
        self._titles = ("", "")
        self._hands_over = self._can_undo = self._has_news = False
        self._plan: StripLines | None = None
        self._left, self._side = QHBoxLayout(), QHBoxLayout()
        self._lines = [QHBoxLayout() for _ in range(4)]
        column = QVBoxLayout()
        column.setSpacing(3)
        for line in (self._side, *self._lines):
            line.setSpacing(10)
        for line in self._lines:
            column.addLayout(line)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(12, 6, 12, 6)
        self._row.setSpacing(10)
        self._row.addLayout(self._left)
        self._row.addLayout(column, 1)
        self._row.addLayout(self._side)
        self.hide()

    def _on_link(self, address: str) -> None:
        self.asked.emit(topic_of(address))

    def minimumSizeHint(self) -> QSize:
        """Return the size with the buttons below the text, independent of the current arrangement."""
        return QSize(self._room(self.recap, self.undo_button), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Choose the arrangement that covers the least of the map."""
        narrow = self.width() < ROOMY * scale_of(self.font())
        whole, short = self._titles
        self._title.setText(short if narrow else whole)
        plan = self._taking_over(narrow=narrow) if self._hands_over else self._reading(narrow=narrow)
        flat = narrow and not self._hands_over and len(self._sums) < 2
        side = (self._title if flat else self.recap).sizeHint().height()
        self.close_button.setFixedSize(side, side)
        together = any(self.sum_row in line and self._parts in line for line in plan.lines)
        self.sum_row.setMinimumWidth(self.sum_row.room() if together else 0)
        if plan != self._plan:
            self._plan = plan
            self._carry_out(plan)

    @property
    def _told(self) -> tuple[QWidget, ...]:
        """The label with the calculation, if it has any; secret earnings are only in the title."""
        return (self._parts,) if self._parts.text() else ()

    def _reading(self, *, narrow: bool) -> StripLines:
        """Return the arrangement during play."""
        head: QWidget = self.sum_row if len(self._sums) > 1 else self._title
        recap = [self.recap] if self._has_news else []
        if narrow:
            mark = [self._mark] if head is self._title else []
            return StripLines(((*mark, head, self.close_button), (*self._told, *recap)))
        return StripLines(((head,), self._told), (*recap, self.close_button), head is self._title)

    def _taking_over(self, *, narrow: bool) -> StripLines:
        """Return the arrangement for a hand-over; a narrow strip drops Undo, which the action bar also has."""
        undo = [self.undo_button] if self._can_undo else []
        pressed = (self.recap, *undo)
        row = ((self.sum_row,),) if len(self._sums) > 1 else ()
        told = (self._told,)
        if not narrow:
            if not row:
                return StripLines(((self._title,), *told), pressed, marked=True)
            return StripLines(((self._title, *pressed), (self.sum_row, *self._told)), marked=True)
        title = self._title.fontMetrics().horizontalAdvance(self._title.text()) + _SLACK + self._row.spacing()
        for beside in (pressed, (self.recap,)):
            if self._room(self._mark, *beside) + title <= self.width():
                return StripLines(((self._mark, self._title, *beside), *row, *told))
        return StripLines(((self._mark, self._title), *row, *told, pressed))

    def _room(self, *parts: QWidget) -> int:
        """Return the width of the strip with *parts* side by side."""
        margins = self._row.contentsMargins()
        gaps = self._row.spacing() * (len(parts) - 1)
        return sum(part.sizeHint().width() for part in parts) + gaps + margins.left() + margins.right()

    def _carry_out(self, plan: StripLines) -> None:
        """Move the widgets to their places in *plan* and hide the others."""
        for line in (self._left, self._side, *self._lines):
            while line.takeAt(0) is not None:
                pass
        for line, parts in zip(self._lines, plan.lines, strict=False):
            words: list[QWidget] = [part for part in (self._title, self._parts) if part in parts] or [self.sum_row]
            if words[0] not in parts:
                line.addStretch(1)
            for part in parts:
                line.addWidget(part, part in words)
        for part in plan.side:
            self._side.addWidget(part)
        if plan.marked:
            self._left.addWidget(self._mark)
        shown = {part for line in (*plan.lines, plan.side) for part in line}
        for part in (self._title, self.sum_row, self._parts, *self._pressed):
            part.setVisible(part in shown)
        self._mark.setVisible(self._title in shown)

    def show_scoring(self, sums: Sequence[IncomeSum], *, has_news: bool = False) -> None:
        """Show the earnings, the last of *sums* in words; *has_news* offers a recap."""
        self._hands_over, self._has_news = False, has_news
        self._titles = (sums[-1].title,) * 2
        self._show(sums[-1].seat, sums)

    def show_handover(
        self, seat: int, title: str, sums: Sequence[IncomeSum], *, can_undo: bool, short: str = ""
    ) -> None:
        """Ask *seat* to take over, with a *short* title for narrow windows; *sums* are the earnings."""
        self._hands_over, self._can_undo = True, can_undo
        self._titles = (title, short or title)
        self._show(seat, sums)

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

    def _show(self, seat: int, sums: Sequence[IncomeSum]) -> None:
        self._sums = list(sums)
        self._mark.show_seat(seat)
        self.sum_row.show_sums(self._sums)
        self._tell(self.sum_row.number)
        self._arrange()
        self.setAccessibleName(f"{self._titles[0]}. {self.parts()}")
        self.show()

    def _choose(self, number: int) -> None:
        self._tell(number)
        self._arrange()

    def _tell(self, number: int) -> None:
        """Show the calculation of sum *number*."""
        alone = len(self._sums) == 1 and not self._hands_over    # the strip's title already has the sum's title
        self._parts.setText((self._sums[number].parts if alone else self._sums[number].whole) if self._sums else "")
