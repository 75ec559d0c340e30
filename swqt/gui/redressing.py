"""Another theme or text size is put on a few widgets at a time, so that clicks and keys are heard in between."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from swqt.gui.stepwise import in_goes
from swqt.gui.theme import apply_theme

if TYPE_CHECKING:
    from swqt.gui.window import MainWindow

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
        window.beginning.renew()


def redressing(app: QApplication, name: str, scale: int) -> Iterator[None]:
    """Dress *app* as ``apply_theme`` does, in steps of a few milliseconds.

    Qt gives a new style sheet to every widget of the program in one go. Nine of ten are out of sight: pages and
    panels behind others, menus, dialogs made ahead; and most of the others are behind a Curtain. So these take the
    old one off before, a few at a time, and put the new one on after; meanwhile their marks tell Qt that they are not
    dressed yet and see to their style themselves, and it passes them over. One that comes into sight just then is
    plain for a moment.
    """
    undressed: list[QWidget] = []
    done = False
    try:
        yield from in_goes(_each(app.allWidgets(), lambda widget: _undress(widget, undressed)))
        yield
        apply_theme(app, name, scale)
        yield
        # They are told when all are dressed: some measure others then.
        yield from in_goes(chain(_each(undressed, _dress), _each(undressed, _tell)))
        done = True
    finally:    # whoever does not wait for the end leaves nobody undressed
        if not done:
            for work in (_dress, _tell):
                for _ in _each(undressed, work):
                    pass


def _waits(widget: QWidget) -> bool:
    if widget.testAttribute(_OWN_STYLE) or not widget.testAttribute(_POLISHED):
        return False
    return not widget.isVisible() or not widget.updatesEnabled()


def _undress(widget: QWidget, undressed: list[QWidget]) -> None:
    if _waits(widget):
        widget.style().unpolish(widget)
        widget.setAttribute(_POLISHED, False)
        widget.setAttribute(_OWN_STYLE, True)
        undressed.append(widget)


def _dress(widget: QWidget) -> None:
    if widget.testAttribute(_OWN_STYLE):
        widget.setAttribute(_OWN_STYLE, False)
        widget.setAttribute(_POLISHED, True)
        widget.style().polish(widget)


def _tell(widget: QWidget) -> None:
    QApplication.sendEvent(widget, QEvent(QEvent.Type.StyleChange))
    widget.update()


def _each(widgets: Iterable[QWidget], work: Callable[[QWidget], None]) -> Iterator[None]:
    """Do *work* with every one of *widgets* that is still there, one in each step."""
    for widget in widgets:
        if isValid(widget):
            work(widget)
        yield
