"""A page that scrolls where it does not fit, and never squeezes what is on it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QWidget


def centred(middle: QWidget, *, above: int, below: int) -> QWidget:
    """Return a widget that keeps *middle* in its middle, no wider than that may be."""
    inner = QWidget()
    row = QHBoxLayout(inner)
    row.setContentsMargins(16, above, 16, below)
    row.addStretch(1)
    row.addWidget(middle, 100)
    row.addStretch(1)
    return inner


class TallArea(QScrollArea):
    """Shows *inner* as high as its texts need at this width: Qt alone forgets that lines are broken."""

    def __init__(self, inner: QWidget) -> None:
        super().__init__()
        self._inner = inner
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)    # what is on it takes the keyboard
        self.setWidgetResizable(True)
        self.setWidget(inner)
        inner.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest and watched is self._inner:
            self._fit()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        layout = self._inner.layout()
        if layout is not None:
            wide = self.viewport().width()
            needed = layout.minimumHeightForWidth(wide) if layout.hasHeightForWidth() else 0
            self._inner.setMinimumHeight(max(needed, layout.totalMinimumSize().height()))
