"""Moments in the words of the player's language and country."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QDate, QDateTime, QLocale

from swqt.gui.i18n import language_in_force


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
