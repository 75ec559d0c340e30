"""Another theme or text size is put on: at once by what is in sight, a few at a time by everything else."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from time import thread_time
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from swqt.gui.theme import apply_theme

if TYPE_CHECKING:
    from swqt.gui.window import MainWindow

_AT_ONCE: Final = 0.008
"""Seconds of the processor that the widgets out of sight may take in one go."""

_POLISHED, _OWN_STYLE = Qt.WidgetAttribute.WA_WState_Polished, Qt.WidgetAttribute.WA_SetStyle


def restyling(window: MainWindow) -> Iterator[None]:
    """Put the theme and text size of the settings on, then draw what *window* has drawn in those before."""
    app = QApplication.instance()
    if isinstance(app, QApplication):
        yield from redressing(app, window.settings.theme, window.settings.scale)
    if window.furnished:
        window.dress()
        yield
        window.tell_anew()


def redressing(app: QApplication, name: str, scale: int) -> Iterator[None]:
    """Dress *app* as ``apply_theme`` does, in steps of a few milliseconds.

    Qt gives a new style sheet to every widget of the program in one go, and nine of ten are out of sight: pages and
    panels behind others, menus, dialogs made ahead. So these take the old one off before, a few at a time, and put
    the new one on after; meanwhile their marks tell Qt that they are not dressed yet and see to their style
    themselves, and it passes them over. One that comes into sight just then is plain for a moment.
    """
    hidden = [widget for widget in app.allWidgets() if _waits(widget)]
    undressed: list[QWidget] = []
    try:
        yield from _in_goes(hidden, lambda widget: _undress(widget, undressed))
        apply_theme(app, name, scale)
        yield
        yield from _in_goes(undressed, _dress)
    finally:    # whoever does not wait for the end leaves nobody undressed
        for widget in undressed:
            if isValid(widget) and not widget.testAttribute(_POLISHED):
                _dress(widget)


def _waits(widget: QWidget) -> bool:
    return not widget.isVisible() and widget.testAttribute(_POLISHED) and not widget.testAttribute(_OWN_STYLE)


def _undress(widget: QWidget, undressed: list[QWidget]) -> None:
    if _waits(widget):    # it may have come into sight since
        widget.style().unpolish(widget)
        widget.setAttribute(_POLISHED, False)
        widget.setAttribute(_OWN_STYLE, True)
        undressed.append(widget)


def _dress(widget: QWidget) -> None:
    widget.setAttribute(_OWN_STYLE, False)
    widget.setAttribute(_POLISHED, True)
    widget.style().polish(widget)
    QApplication.sendEvent(widget, QEvent(QEvent.Type.StyleChange))
    widget.update()


def _in_goes(widgets: Sequence[QWidget], work: Callable[[QWidget], None]) -> Iterator[None]:
    """Do *work* with every one of *widgets* that is still there."""
    begun = thread_time()
    for widget in widgets:
        if isValid(widget):
            work(widget)
        if thread_time() - begun > _AT_ONCE:
            yield
            begun = thread_time()
