"""The line that is left of a folded log: its newest entry, and an arrow that opens it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from swqt.gui.style.key_handling import EnterActivates
from swqt.gui.style.theme import blend, current, edge_of, scale_of, text_font

_HIGH: Final = 32
_SIDE: Final = 10
_GAP: Final = 8


class LogFold(QAbstractButton):
    """Paints its text, the newest entry as far as there is room, and an arrow."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._newest = ""
        self._above = False
        self.setText(text)
        self.setAccessibleName(text)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        EnterActivates(self)

    def show_newest(self, text: str) -> None:
        """Show *text* beside the name of the log."""
        if text != self._newest:
            self._newest = text
            self.setAccessibleDescription(text)
            self.setToolTip(text)
            self.update()

    def set_above(self, above: bool) -> None:
        """Be a short button that points down to the sheet below it."""
        self._above = above
        self.updateGeometry()
        self.update()

    def _scale(self) -> float:
        return min(scale_of(self.font()), 1.4) if self._above else scale_of(self.font())

    def sizeHint(self) -> QSize:
        scale = self._scale()
        if not self._above:
            return QSize(100, round(_HIGH * scale))
        words = QFontMetricsF(text_font(round(scale * 100), size=0.87, bold=True)).horizontalAdvance(self.text())
        return QSize(round(words + 8 * scale + 2 * _SIDE + _GAP) + 2, round(34 * scale))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, scale = current(), self._scale()
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        p.setPen(QPen(QColor(theme.accent if self.hasFocus() else edge_of(theme)), 2.0 if self.hasFocus() else 1.2))
        p.setBrush(blend(theme.card, theme.gold, 0.13) if self.underMouse() else QColor(theme.card))
        p.drawRoundedRect(box, 8, 8)
        half = 4 * scale
        way = -1 if self._above else 1
        tip = QPointF(box.right() - _SIDE - half, box.center().y() - way * half * 0.7)
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(QColor(theme.muted))
        p.drawPolygon(QPolygonF([tip, tip + QPointF(-half, 1.5 * way * half), tip + QPointF(half, 1.5 * way * half)]))
        room = box.adjusted(_SIDE, 0, -_SIDE - 2 * half - _GAP, 0)
        middle = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        p.setFont(text_font(round(scale * 100), size=0.87 if self._above else 0.8, bold=True))
        p.setPen(QColor(theme.text))
        p.drawText(room, middle, self.text())
        if self._above:
            p.end()
            return
        room.setLeft(room.left() + QFontMetricsF(p.font()).horizontalAdvance(self.text()) + _GAP)
        p.setFont(text_font(round(scale * 100), size=0.8))
        p.setPen(QColor(theme.muted))
        p.drawText(room, middle, p.fontMetrics().elidedText(
            self._newest, Qt.TextElideMode.ElideRight, round(room.width())
        ))    # fmt: skip
        p.end()
