"""The victory coin, as it lies in the panels and flies over the map."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen


def paint_coin(painter: QPainter, centre: QPointF, radius: float) -> None:
    """Paint a victory coin."""
    painter.setPen(QPen(QColor("#6B4A12"), max(1.0, radius * 0.16)))
    painter.setBrush(QColor("#E9BE4F"))
    painter.drawEllipse(centre, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor("#FFF0BE"), max(0.8, radius * 0.14)))
    painter.drawEllipse(centre, radius * 0.62, radius * 0.62)
