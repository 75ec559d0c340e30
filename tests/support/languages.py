"""The window in another language, for a while, and a language of longer texts."""

import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from swqt.content import language
from swqt.gui.texts.i18n import install_language
from swqt.translation import catalogue_folder, translation

ROOT = Path(__file__).resolve().parents[2]

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


@contextmanager
def pseudo_language(folder: Path) -> Iterator[Path]:
    """Meanwhile there is a language ``xx``, whose texts are 40 % longer than English; yields the folder of catalogues.

    *folder* takes a copy of all catalogues.
    """
    catalogues = folder / "i18n"
    shutil.copytree(catalogue_folder(), catalogues)
    command = [sys.executable, str(ROOT / "packaging" / "translate.py"), "pseudo", str(catalogues)]
    subprocess.run(command, check=True, capture_output=True)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("swqt.translation.resource_folder", lambda: folder)
        _forget()
        yield catalogues
    _forget()


def _forget() -> None:
    """Let catalogues be looked for anew."""
    translation.cache_clear()
    language.cache_clear()
