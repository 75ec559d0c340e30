"""The reading panel beside the board: notices that somebody should read, and what the pointer is on."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QPropertyAnimation, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QVBoxLayout, QWidget

from swqt.gui.panels.combo_details import ComboDetails, ComboReading

_SHAKE, _SHAKING = 5, 260
"""Amplitude in pixels and duration in milliseconds of the shake animation."""

_MARGIN: Final = 6


class RegionCard(QFrame):
    """Shows a title and lines about the region that is pointed at or has the focus."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("card")
        self.setProperty("card", True)
        self._title = QLabel()
        self._title.setProperty("title", True)
        self._title.setWordWrap(True)
        self._lines = QLabel()
        self._lines.setWordWrap(True)
        self._lines.setTextFormat(Qt.TextFormat.PlainText)
        self._more = QLabel(self.tr("F1: the rules for this"))
        self._more.setProperty("muted", True)
        self._more.setWordWrap(True)
        box = QVBoxLayout(self)
        box.setContentsMargins(12, 8, 12, 8)
        box.setSpacing(2)
        for label in (self._title, self._lines, self._more):
            box.addWidget(label)
        self._shaking = QPropertyAnimation(self, b"pos", self)
        self._shaking.setDuration(_SHAKING)
        self.hide()

    def show_text(self, title: str, lines: list[str]) -> None:
        self._title.setText(title)
        self._lines.setText("\n".join(lines))
        self.setAccessibleName(title)
        self.setAccessibleDescription(" ".join(lines))
        self.show()

    def shake(self) -> None:
        """Shake once, to show that a click was refused."""
        if not self.isVisible() or self._shaking.state() == QPropertyAnimation.State.Running:
            return
        here = self.pos()
        for step in range(9):
            away = 0 if step in (0, 8) else _SHAKE * (1 if step % 2 else -1)
            self._shaking.setKeyValueAt(step / 8, here + QPoint(away, 0))
        self._shaking.start()

    def text(self) -> str:
        """Return everything on the card."""
        return f"{self._title.text()}\n{self._lines.text()}"


class DetailsPanel(QScrollArea):
    """Stacks the details of a combo, notices and the RegionCard; none of them ever lies over the board."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("details")
        self.setAccessibleName(self.tr("Details"))
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.card = RegionCard()
        self.combo = ComboDetails()
        self._notices: list[QWidget] = []
        self._reading: ComboReading | None = None
        self._inside = QWidget()
        self._column = QVBoxLayout(self._inside)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(_MARGIN)
        self._column.addWidget(self.combo)
        self._column.addWidget(self.card)
        self._column.addStretch(1)
        self.setWidget(self._inside)
        for watched in (self.card, self.combo.text):
            watched.installEventFilter(self)

    def add_notice(self, notice: QWidget) -> None:
        """Add *notice* above the card, below those already added; it shows and hides itself."""
        self._column.insertWidget(1 + len(self._notices), notice)
        self._notices.append(notice)
        notice.hide()
        notice.installEventFilter(self)

    def show_combo(self, reading: ComboReading | None) -> None:
        """Show *reading* above everything else; that of a combo not pointed at only while nothing else is to be read.

        None hides it, unless it has the keyboard.
        """
        self._reading = reading
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.combo.make_room(self.viewport().width(), self.viewport().height())

    def _fit(self) -> None:
        """Show or hide the combo."""
        reading, combo = self._reading, self.combo
        if reading is None:
            combo.setVisible(combo.isVisible() and combo.text.hasFocus())
            return
        combo.show_reading(reading)
        others = (self.card, *self._notices)
        combo.setVisible(reading.pointed or combo.text.hasFocus() or all(other.isHidden() for other in others))
        if reading.pointed:
            self.verticalScrollBar().setValue(0)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Scroll to a notice that appears, and make room for it."""
        kind = event.type()
        if watched is self.combo.text:
            if kind == QEvent.Type.FocusOut:
                self._fit()
        elif kind in (QEvent.Type.ShowToParent, QEvent.Type.HideToParent):
            if kind == QEvent.Type.ShowToParent and watched is not self.card:
                self.verticalScrollBar().setValue(0)
            self._fit()
        return False
