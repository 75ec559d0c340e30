"""What several have earned, a button for each: one of them is told in words."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QButtonGroup, QPushButton, QWidget

from swqt.gui.flow import FlowLayout
from swqt.gui.fonts import scale_of
from swqt.gui.panels.enter import EnterPresses
from swqt.gui.panels.phase import paint_seat_mark
from swqt.gui.sums import Sum

_MARK = 18
_LARGEST = 1.4
"""Pixels of a seat's mark at ordinary text size, and how many times larger it grows with the text: five need room."""


class SumRow(QWidget):
    """``chosen`` tells the number of the sum that is to be told; the last one is, until another is chosen."""

    chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.buttons: list[QPushButton] = []
        self._sums: list[Sum] = []
        self._flow = FlowLayout(self, 6)
        self._group = QButtonGroup(self)
        self._group.idClicked.connect(self.chosen)

    @property
    def number(self) -> int:
        """The sum that is chosen; -1 where there are none."""
        return self._group.checkedId()

    def show_sums(self, sums: Sequence[Sum]) -> None:
        """Show *sums*; those that are shown already keep the choice and the keyboard."""
        if list(sums) == self._sums:
            return
        before, self._sums = self._sums, list(sums)
        while len(self.buttons) > len(sums):    # the others serve again: to make them takes far longer
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
        """Return how wide all of it is side by side."""
        gaps = self._flow.spacing() * max(0, len(self.buttons) - 1)
        return sum(button.sizeHint().width() for button in self.buttons) + gaps

    def _button(self, number: int) -> QPushButton:
        button = QPushButton(self)
        button.setCheckable(True)
        button.setProperty("slim", True)
        EnterPresses(button)
        self._group.addButton(button, number)
        self._flow.addWidget(button)
        button.show()    # it is measured at once, and what is hidden counts for nothing
        return button

    def _tell(self, button: QPushButton, one: Sum) -> None:
        button.setText(f" {one.amount}")    # not too near to the mark
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
