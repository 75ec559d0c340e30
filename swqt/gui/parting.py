"""A window that nobody needs any more goes a part at a time: to take it down in one go takes as long as a pause."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QDockWidget, QLayout, QToolBar, QWidget
from shiboken6 import isValid

from swqt.gui.actions import Actions

if TYPE_CHECKING:
    from swqt.gui.window import MainWindow

_ONLY_CHILDREN = Qt.FindChildOption.FindDirectChildrenOnly
_FRAME = (QWidget, QLayout, Actions, QAction, QActionGroup)
"""What is no helper of a window, but holds it together to the last."""


def parting(window: MainWindow) -> Iterator[None]:
    """Delete *window*, which has no game and is of no use, in steps of a few milliseconds.

    First go those who would be told of what happens to the rest, then pages, bars and panels one by one; these tell
    nobody any more, for who listens may be gone.
    """
    if not isValid(window):
        return
    window.is_parting, window.furnished = True, False    # it asks nobody any more
    window.hide()
    window.pages.blockSignals(True)
    yield
    for one in _parts(window):
        if isValid(one):
            for part in (one, *one.findChildren(QObject)):
                part.blockSignals(True)
            one.deleteLater()
            if isinstance(one, QWidget):
                yield
    if isValid(window):
        window.deleteLater()


def _parts(window: MainWindow) -> list[QObject]:
    """Return what *window* is made of in the order in which it can go."""
    helpers = [child for child in window.children() if not isinstance(child, _FRAME)]
    pages = [page for number in range(window.pages.count()) if (page := window.pages.widget(number)) is not None]
    dialogs = [child for child in window.findChildren(QWidget, options=_ONLY_CHILDREN) if child.isWindow()]
    bars = window.findChildren(QToolBar, options=_ONLY_CHILDREN)
    docks = window.findChildren(QDockWidget, options=_ONLY_CHILDREN)
    return [*helpers, *dialogs, *pages, *bars, *docks]
