"""Colours that are made of others."""

from __future__ import annotations

from PySide6.QtGui import QColor


def blend(first: str, second: str, share: float) -> QColor:
    """Return *first* with *share* of *second* in it."""
    a, b = QColor(first), QColor(second)
    keep = 1 - share
    return QColor(
        round(a.red() * keep + b.red() * share),
        round(a.green() * keep + b.green() * share),
        round(a.blue() * keep + b.blue() * share),
    )
