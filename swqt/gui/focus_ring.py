"""The ring around the control that has the keyboard: light beside dark, so that it shows on every ground."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from swqt.gui.board.focus import DARK, LIGHT
from swqt.gui.board.view import BoardView

WIDTH: Final = 2
"""Pixels of each of the two lines."""

_CORNER: Final = 7.0
_MOVING: Final = (QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.Hide)


class FocusRing(QWidget):
    """Follows the keyboard through *window* while it moves by keys; the map has a ring of its own."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._around: QWidget | None = None
        self._watched: list[QWidget] = []
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._on_focus)

    def _on_focus(self, old: QWidget | None, now: QWidget | None) -> None:
        for widget in self._watched:
            if isValid(widget):    # or it has lost the keyboard because it is gone
                widget.removeEventFilter(self)
        self._watched = []
        self._around = None
        by_mouse = QApplication.mouseButtons() != Qt.MouseButton.NoButton
        if now is not None and not by_mouse and now.window() is self._window and not isinstance(now, BoardView):
            self._around = now
            while now is not None and now is not self._window:
                now.installEventFilter(self)
                self._watched.append(now)
                now = now.parentWidget()
        self._follow()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _MOVING:
            self._follow()
        return False

    def _follow(self) -> None:
        """Lie around the control, where all of it or a part of it can be seen."""
        around = self._around
        if around is None or not isValid(around) or not around.isVisible():
            self.hide()
            return
        seen = QRect(around.mapTo(self._window, QPoint(0, 0)), around.size())
        for widget in self._watched[1:]:
            seen = seen.intersected(QRect(widget.mapTo(self._window, QPoint(0, 0)), widget.size()))
        reach = WIDTH + 1
        self.setGeometry(seen.adjusted(-reach, -reach, reach, reach).intersected(self._window.rect()))
        self.setVisible(not seen.isEmpty())
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect())
        for colour, inset in ((DARK, WIDTH / 2), (LIGHT, WIDTH * 1.5)):
            p.setPen(QPen(colour, WIDTH))
            p.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), _CORNER, _CORNER)
        p.end()
