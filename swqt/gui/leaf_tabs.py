"""Pages with tabs like the leaves of a book: one look for all of them."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QTabWidget


class LeafTabs(QTabWidget):
    """Dressed by the style sheet as leaves of parchment."""

    def __init__(self) -> None:
        super().__init__()
        for part in (self, self.tabBar()):
            part.setProperty("leaves", True)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.tabBar().setFont(self.font())    # dressed by the style sheet, it would keep the size it began with
