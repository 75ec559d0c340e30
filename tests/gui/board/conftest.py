"""A map without a window around it."""

from __future__ import annotations

import math
from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage

from swqt.content import find_board
from swqt.gui.board.geometry import geometry_of
from swqt.gui.board.landscape import LandscapePainter
from swqt.gui.board.scene import BoardScene
from swqt.gui.board.view import BoardView


@pytest.fixture
def open_board(qtbot) -> Callable[..., BoardView]:
    """Shows a shipped board on green ground, without a limit to what is painted at once."""

    def open_board(name: str, width: int, height: int) -> BoardView:
        file = find_board(name)
        blank = QImage(160, 100, QImage.Format.Format_RGB32)
        blank.fill(Qt.GlobalColor.darkGreen)
        view = BoardView()
        qtbot.addWidget(view)
        view.resize(width, height)
        view.keep = BoardScene(file.board, geometry_of(file.shape), blank, render_limit=math.inf)
        view.show_scene(view.keep)    # a view does not own its scene
        view.show()
        return view

    return open_board


@pytest.fixture
def view(open_board) -> BoardView:
    return open_board("midland-3", 960, 600)


@pytest.fixture
def unpainted(monkeypatch):
    """Landscapes are plain grey: painting one takes about a second."""

    def tile(painter: LandscapePainter, area: QRectF, scale: float) -> QImage:
        image = QImage((area.size() * scale).toSize(), QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.gray)
        return image

    monkeypatch.setattr(LandscapePainter, "tile", tile)
