"""Languages of the window: English plurals without a catalogue, other languages from resources/i18n.

Moments in the words of the player's language and country.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QDate, QDateTime, QLibraryInfo, QLocale, QTranslator

from swqt.home import resource_folder

_NAMES: Final = {"en": "English", "es": "Español"}
"""Where Qt would name a country besides."""


_in_force: list[str] = ["en"]


def language_in_force() -> str:
    """Return the code of the language that the window speaks."""
    return _in_force[0]


class EnglishPluralTranslator(QTranslator):
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
    translators: list[QTranslator] = [EnglishPluralTranslator(app)]
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


def when(seconds: float) -> str:
    """Return the moment *seconds* after 1970 as people say it: today and yesterday by those words."""
    moment, now = QDateTime.fromMSecsSinceEpoch(round(seconds * 1000)), _now()
    locale = _locale()
    time = locale.toString(moment.time(), QLocale.FormatType.ShortFormat)
    days = moment.date().daysTo(now.date())
    if days == 0:
        return QCoreApplication.translate("Times", "today, {0}").format(time)
    if days == 1:
        return QCoreApplication.translate("Times", "yesterday, {0}").format(time)
    return f"{day(moment.date(), locale)}, {time}"


def day(date: QDate, locale: QLocale) -> str:
    """Return *date* with its month by name, in the order that *locale* has: the short form with numbers misleads
    those who are used to another order."""
    short = locale.dateFormat(QLocale.FormatType.ShortFormat)
    form = {"M": "MMM d, yyyy", "y": "yyyy MMM d"}.get(short[:1], "d MMM yyyy")
    return locale.toString(date, form)


def _now() -> QDateTime:
    return QDateTime.currentDateTime()


def _locale() -> QLocale:
    """Return the country's way to write the language of the window; the system's may have neither ("C")."""
    language = QLocale(language_in_force())
    system = QLocale()
    return system if system.language() == language.language() else language
