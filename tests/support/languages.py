"""The window in another language, for a while."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtWidgets import QApplication

from swqt.gui.texts.i18n import install_language


@contextmanager
def speaking(app: QApplication, language: str) -> Iterator[None]:
    """Windows that are made meanwhile are in *language*."""
    _install(app, language)
    try:
        yield
    finally:
        _install(app, "en")


def _install(app: QApplication, language: str) -> None:
    for translator in app.property("dressed"):
        app.removeTranslator(translator)
    app.setProperty("dressed", install_language(app, language))
