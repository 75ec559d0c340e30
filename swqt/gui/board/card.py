"""The card that explains the region under the pointer, in a corner of the map that the pointer is not in."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPropertyAnimation, Qt
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from swqt.gui.fonts import scale_of
from swqt.gui.map_corner import MapCorner

_MARGIN = 14
_GAP = 6
"""Pixels between the card and what lies below it."""

_SHAKE, _SHAKING = 5, 260
"""Pixels to each side, and milliseconds of it all."""

_CRAMPED = 1.5
"""From this size of text on, the card says no more than it must."""


class RegionCard(QFrame):
    """A title and some lines, above the map and transparent to the mouse."""

    def __init__(self, parent: QWidget, corner: MapCorner) -> None:
        """*corner* lies in the lower left corner already: the card stands above it."""
        super().__init__(parent)
        self._map = parent
        self._corner = corner
        self.setObjectName("card")
        self.setProperty("card", True)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._title = QLabel()
        self._title.setProperty("title", True)
        self._title.setWordWrap(True)    # where the map is narrow and the text large
        self._lines = QLabel()
        self._lines.setWordWrap(True)
        self._lines.setTextFormat(Qt.TextFormat.PlainText)
        self._more = QLabel(self.tr("F1: the rules for this"))
        self._more.setProperty("muted", True)
        box = QVBoxLayout(self)
        box.setContentsMargins(14, 8, 14, 10)
        box.setSpacing(2)
        box.addWidget(self._title)
        box.addWidget(self._lines)
        box.addWidget(self._more)
        self._shaking = QPropertyAnimation(self, b"pos", self)
        self._shaking.setDuration(_SHAKING)
        self.hide()

    def show_text(self, title: str, lines: list[str], *, pointer_x: int, pointer_y: int) -> None:
        """Show *lines* in the lower left corner, or the upper left one if the pointer is there."""
        self._title.setText(title)
        self._lines.setText("\n".join(lines))
        self._more.setVisible(scale_of(self.font()) < _CRAMPED)
        self.setAccessibleName(title)
        self.setAccessibleDescription(" ".join(lines))
        parent = self._map
        most = min(self.fontMetrics().averageCharWidth() * 48, parent.width() - 2 * _MARGIN)
        metrics = self._lines.fontMetrics()
        heads = [
            label.fontMetrics().horizontalAdvance(label.text()) + 4
            for label in (self._title, self._more) if not label.isHidden()
        ]    # fmt: skip
        wanted = max([*heads, *(metrics.horizontalAdvance(line) + 4 for line in lines)])
        self.setFixedWidth(min(most, wanted + 34))
        self.setFixedHeight(self.heightForWidth(self.width()))
        low = max(_MARGIN, parent.height() - self._corner.rise - _GAP - self.height())
        near = pointer_x < _MARGIN + self.width() + 60 and pointer_y > low - 60
        self._shaking.stop()
        self.move(_MARGIN, _MARGIN if near else low)
        self.show()
        self.raise_()

    def shake(self) -> None:
        """Shake once: what was clicked cannot be done."""
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
