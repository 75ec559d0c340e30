"""Languages of the window: English plurals without a catalogue, other languages from resources/i18n."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from swqt.home import resource_folder

_NAMES: Final = {"en": "English", "es": "Español"}
"""Where Qt would name a country besides."""


_in_force: list[str] = ["en"]


def language_in_force() -> str:
    """Return the code of the language that the window speaks."""
    return _in_force[0]


class EnglishPlurals(QTranslator):
    """Turns "%n token(s)" into "1 token" and "2 tokens"; every other text is its own English."""

    def isEmpty(self) -> bool:
        return False

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        if n < 0 or "(s)" not in source:
            return source
        return source.replace("(s)", "" if n == 1 else "s")


def languages() -> list[str]:
    """Return the codes of the languages that the window speaks."""
    return ["en", *sorted(path.stem.removeprefix("swqt_") for path in (resource_folder() / "i18n").glob("swqt_*.qm"))]


def spoken(code: str = "") -> str:
    """Return the code of the language for *code* of the settings; if that is empty, the system's if it is spoken."""
    if code:
        return code
    system = QLocale.system().name()
    return next((known for known in (system, system.partition("_")[0]) if known in languages()), "en")


def install_language(app: QCoreApplication, code: str = "") -> list[QTranslator]:
    """Make *app* speak the language *code* (empty: the system's); return the translators, which must be kept."""
    code = _in_force[0] = spoken(code)
    translators: list[QTranslator] = [EnglishPlurals(app)]
    folder = str(resource_folder() / "i18n")
    for name, place in (("qtbase_", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)), ("swqt_", folder)):
        translator = QTranslator(app)
        if translator.load(QLocale(code), name, "", place):
            translators.append(translator)
    for translator in translators:
        app.installTranslator(translator)
    return translators


def language_name(code: str) -> str:
    """Return what a language is called by those who speak it."""
    name = _NAMES.get(code) or QLocale(code).nativeLanguageName()
    return name[:1].upper() + name[1:]
