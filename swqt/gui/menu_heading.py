"""What a menu is about, over its entries: a heading like those of the cards on the map."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel, QMenu, QWidgetAction


def add_heading(menu: QMenu, text: str) -> None:
    """Put *text* over the entries that are added to *menu* from now on; the keyboard passes it by."""
    label = QLabel(text)
    label.setProperty("title", True)
    label.setContentsMargins(12, 4, 12, 4)
    heading = QWidgetAction(menu)
    heading.setText(text)
    heading.setSeparator(True)
    heading.setDefaultWidget(label)
    menu.setSeparatorsCollapsible(False)    # some styles take a heading for one too many
    menu.addAction(heading)
