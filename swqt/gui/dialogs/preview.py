"""A small picture of a board, as it is painted for play."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QPainter, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QWidget

from swqt.content import BoardFile
from swqt.gui.board.background import Backdrop, BackgroundItem
from swqt.gui.board.geometry import geometry_of


class BoardPreview(QGraphicsView):
    """Shows a sketch first where a board has never been painted; the painting follows by itself, and is kept."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._backdrop: Backdrop | None = None
        self._shown = ""
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.viewport().setAutoFillBackground(False)    # beside the map there is the page, not a table
        self.setInteractive(False)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMinimumSize(240, 150)

    def sizeHint(self) -> QSize:
        return QSize(416, 260)

    def show_board(self, file: BoardFile) -> None:
        """Show the board of *file*."""
        if file.board.id == self._shown:
            return
        self.close_board()
        self._shown = file.board.id
        self.setAccessibleName(self.tr("Picture of the board {0}").format(file.board.name))
        QTimer.singleShot(0, self, lambda: self._draw(file))    # after what was clicked has been answered

    def _draw(self, file: BoardFile) -> None:
        if file.board.id != self._shown or self._backdrop is not None:
            return    # another one has been chosen since
        shape = geometry_of(file.shape)
        scene = QGraphicsScene(0, 0, shape.width, shape.height, self)
        self._backdrop = Backdrop(file.board, shape, scene)
        ground = BackgroundItem(file.board, shape)    # without tiles: it is small
        self._backdrop.serve(ground)
        scene.addItem(ground)
        self.setScene(scene)
        self._fit()

    def close_board(self) -> None:
        """Paint no more."""
        if self._backdrop is not None:
            self._backdrop.close()
            self._backdrop = None
        scene = self.scene()
        if scene is not None:
            self.setScene(None)
            scene.deleteLater()
        self._shown = ""

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fit()

    def _fit(self) -> None:
        if self.scene() is not None:
            self.fitInView(self.sceneRect(), Qt.AspectRatioMode.KeepAspectRatio)
