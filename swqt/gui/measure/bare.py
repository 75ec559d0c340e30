"""A bare window with a scene as large as a board: what Qt alone takes to start."""

from __future__ import annotations

import math
import sys
from random import Random

from PySide6.QtCore import QPointF
from PySide6.QtGui import QBrush, QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QMainWindow

from swqt.gui.measure.first_frame import FirstFrame

_POLYGONS, _VERTICES, _TOKENS = 50, 200, 200


def main() -> int:
    """Show the window, print what its first frame took, and return the exit code."""
    app = QApplication(sys.argv[:1])
    watch = FirstFrame(app)
    scene = QGraphicsScene(0, 0, 1600, 1000)
    chance = Random(1)
    for number in range(_POLYGONS):
        x, y = 100 + number % 10 * 155, 100 + number // 10 * 200
        corners = QPolygonF()
        for k in range(_VERTICES):
            radius, angle = 70 + 12 * chance.random(), 2 * math.pi * k / _VERTICES
            corners.append(QPointF(x + radius * math.cos(angle), y + radius * math.sin(angle)))
        scene.addPolygon(corners, QPen(QColor(40, 30, 20), 2), QBrush(QColor.fromHsv(number * 7, 120, 190)))
    for number in range(_TOKENS):
        x, y = 60 + number % 20 * 78, 70 + number // 20 * 95
        scene.addEllipse(x, y, 40, 40, QPen(QColor(0, 0, 0)), QBrush(QColor.fromHsv(number, 200, 220)))
    view = QGraphicsView(scene)
    view.setRenderHint(QPainter.RenderHint.Antialiasing)
    window = QMainWindow()
    window.setCentralWidget(view)
    window.resize(1400, 860)
    window.show()
    code = app.exec()
    del watch
    return code


if __name__ == "__main__":
    sys.exit(main())
