"""A layout for buttons: side by side as far as there is room, then in the next row."""

from __future__ import annotations

from PySide6.QtCore import QMargins, QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class FlowLayout(QLayout):
    """Fills rows from the left; widgets that are hidden take no room."""

    def __init__(self, parent: QWidget | None = None, spacing: int = 8) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self.setSpacing(spacing)
        self.setContentsMargins(QMargins())

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._arrange(QRect(0, 0, width, 0), place=False)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._arrange(rect, place=True)

    def sizeHint(self) -> QSize:
        return self.minimumSize()

    def minimumSize(self) -> QSize:
        """Return the size of the largest item: anything narrower would cut it off."""
        size = QSize()
        for item in self._items:
            if not item.isEmpty():
                size = size.expandedTo(item.minimumSize())
        return size

    def _arrange(self, rect: QRect, *, place: bool) -> int:
        """Put every item where it belongs, or only return the height that this takes."""
        at = rect.topLeft()
        row = 0
        for item in self._items:
            if item.isEmpty():
                continue
            size = item.sizeHint()
            if at.x() > rect.x() and at.x() + size.width() > rect.x() + rect.width():
                at = QPoint(rect.x(), at.y() + row + self.spacing())
                row = 0
            if place:
                item.setGeometry(QRect(at, size))
            at.setX(at.x() + size.width() + self.spacing())
            row = max(row, size.height())
        return at.y() + row - rect.y()
