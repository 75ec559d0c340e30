"""Moments in the words of the player's language and country."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale


def when(seconds: float) -> str:
    """Return the moment *seconds* after 1970 as people say it: today and yesterday by those words."""
    moment, now = QDateTime.fromMSecsSinceEpoch(round(seconds * 1000)), QDateTime.currentDateTime()
    locale, short = QLocale(), QLocale.FormatType.ShortFormat
    time = locale.toString(moment.time(), short)
    days = moment.date().daysTo(now.date())
    if days == 0:
        return QCoreApplication.translate("Times", "today, {0}").format(time)
    if days == 1:
        return QCoreApplication.translate("Times", "yesterday, {0}").format(time)
    return f"{locale.toString(moment.date(), short)}, {time}"
