"""Selects the language of the window and formats dates in it.

The catalogue of English has only plural forms.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from swqt.translation import catalogue_folder, nearest_language

# Dates are not needed for the first frame.
if TYPE_CHECKING:
    from PySide6.QtCore import QDate, QDateTime

_current: list[str] = ["en"]


def with_sign(text: str) -> str:
    """Return *text*, which has a plus before a sum, with a minus instead if the sum is negative."""
    return text.replace("+-", "−")


def language_in_force() -> str:
    """Return the code of the window's current language."""
    return _current[0]


def language_in_use(code: str = "") -> str:
    """Return *code*, or if it is empty, the system's language if available and else ``en``."""
    return code or nearest_language(QLocale.system().name())


def install_language(app: QCoreApplication, code: str = "") -> list[QTranslator]:
    """Install the translators for *code* (empty: the system's language) in *app*. The caller must keep them alive."""
    code = _current[0] = language_in_use(code)
    translators: list[QTranslator] = []
    own, of_qt = QTranslator(app), QTranslator(app)
    if of_qt.load(QLocale(code), "qtbase_", "", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)):
        translators.append(of_qt)
    if own.load(str(catalogue_folder() / f"swqt_{nearest_language(code)}.qm")):
        translators.append(own)
    for translator in translators:
        app.installTranslator(translator)
    return translators


@contextmanager
def spoken(code: str) -> Iterator[None]:
    """Use the language *code* within the block, even without a window."""
    app = QCoreApplication.instance() or QCoreApplication([])
    before = language_in_force()
    translators = install_language(app, code)
    try:
        yield
    finally:
        for translator in translators:
            app.removeTranslator(translator)
        _current[0] = before


def language_name(code: str) -> str:
    """Return the native name of a language, with its country only if *code* has one; *code* itself if it is unknown."""
    locale = QLocale(code)
    if locale.language() == QLocale.Language.C:
        return code
    # QLocale adds a country to the names of some languages in some countries: American English, but English.
    regions = QLocale.matchingLocales(locale.language(), locale.script(), QLocale.Country.AnyCountry)
    name = min((region.nativeLanguageName() for region in regions), key=len)
    name = name[:1].upper() + name[1:]
    return f"{name} ({locale.nativeTerritoryName()})" if "_" in code else name


def when(seconds: float) -> str:
    """Return the time *seconds* since the epoch in local form, with "today" or "yesterday" for those dates."""
    moment, now = _moment(seconds), _now()
    locale = _locale()
    time = locale.toString(moment.time(), QLocale.FormatType.ShortFormat)
    days = moment.date().daysTo(now.date())
    if days == 0:
        #: {0}: a time
        return QCoreApplication.translate("Times", "today, {0}").format(time)
    if days == 1:
        #: {0}: a time
        return QCoreApplication.translate("Times", "yesterday, {0}").format(time)
    return f"{day(moment.date(), locale)}, {time}"


def day_of(seconds: float) -> str:
    """Return the date of the moment *seconds* since the epoch in local form."""
    return day(_moment(seconds).date(), _locale())


def day(date: QDate, locale: QLocale) -> str:
    """Return *date* with the month's name, in the order of *locale*.

    The order of a numeric date would be ambiguous to readers from another country.
    """
    short = locale.dateFormat(QLocale.FormatType.ShortFormat)
    form = {"M": "MMM d, yyyy", "y": "yyyy MMM d"}.get(short[:1], "d MMM yyyy")
    return locale.toString(date, form)


def _moment(seconds: float) -> QDateTime:
    from PySide6.QtCore import QDateTime

    return QDateTime.fromMSecsSinceEpoch(round(seconds * 1000))


def _now() -> QDateTime:
    from PySide6.QtCore import QDateTime

    return QDateTime.currentDateTime()


def _locale() -> QLocale:
    """Return the system's locale if it has the window's language, else the default locale of that language."""
    language = QLocale(language_in_force())
    system = QLocale()
    return system if system.language() == language.language() else language
