"""A text as a QR code, painted square by square: crisp at every size."""

from __future__ import annotations

from typing import Final

import segno
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

_DARK: Final = "#2B1E13"
_LIGHT: Final = "#FFFBF0"
_QUIET: Final = 4
"""Squares left free around a QR code, so that cameras find it."""


class QrCode(QWidget):
    """Shows *text* as a QR code, dark on light whatever the theme; nothing for an empty one."""

    def __init__(self) -> None:
        super().__init__()
        self.text = ""
        self._rows: list[list[bool]] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_text(self, text: str) -> None:
        """Show *text* from now on."""
        if text == self.text:
            return
        self.text = text
        code = segno.make_qr(text, error="m") if text else None
        self._rows = [[bool(square) for square in row] for row in code.matrix] if code is not None else []
        self.setVisible(bool(self._rows))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        side = max(148, (len(self._rows) + 2 * _QUIET) * 4)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        count = len(self._rows)
        if not count:
            return
        # Whole device pixels for each square, or lines would shimmer between them.
        ratio = self.devicePixelRatioF()
        square = max(1, int(min(self.width(), self.height()) * ratio) // (count + 2 * _QUIET))
        side = square * (count + 2 * _QUIET)
        left, top = ((int(room * ratio) - side) // 2 for room in (self.width(), self.height()))
        p = QPainter(self)
        p.scale(1 / ratio, 1 / ratio)
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(QColor(_LIGHT))
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.drawRoundedRect(QRect(left, top, side, side), 2 * square, 2 * square)
        p.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        first_x, first_y = left + _QUIET * square, top + _QUIET * square
        for y, row in enumerate(self._rows):
            for x, dark in enumerate(row):
                if dark:
                    p.fillRect(QRect(first_x + x * square, first_y + y * square, square, square), QColor(_DARK))
        p.end()
