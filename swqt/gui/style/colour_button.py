"""The mark of a seat before the game: its colour and emblem, and a menu to choose another one."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QMenu, QSizePolicy, QToolButton

from swqt.gui.style.icons import dried
from swqt.gui.style.seat_style import SEATS, paint_seat_mark
from swqt.gui.style.theme import scale_of

_SIZE: Final = 30
"""Pixels of the mark, at 100 %."""


class ColourButton(QToolButton):
    """``chosen`` tells which look, a number of ``SEATS``, is wanted instead."""

    chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.setAutoRaise(True)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._menu = QMenu(self)
        self.colour = -1

    def names(self) -> tuple[str, ...]:
        """Return what the looks are called, in their order."""
        return (
            self.tr("Blue, circle"), self.tr("Yellow, triangle"), self.tr("Red, square"), self.tr("Purple, star"),
            self.tr("Green, diamond"),
        )  # fmt: skip

    def show_colour(self, colour: int, taken: Mapping[int, str], *, may: bool, may_swap: bool = False) -> None:
        """Show *colour* and, if the player *may* choose, the others; those *taken* by others only to *may_swap*."""
        self.colour = colour
        size = round(_SIZE * scale_of(self.font()))
        self.setIcon(mark_icon(colour, size))
        self.setIconSize(QSize(size, size))
        name = self.names()[colour]
        self.setToolTip(self.tr("{0}: choose another colour").format(name) if may else name)
        self.setAccessibleName(self.toolTip())
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if may else Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, not may)
        self._menu.clear()
        for other, text in enumerate(self.names()):
            by = taken.get(other, "")
            shown = self.tr("{0} – {1}").format(text, by) if by else text
            action = self._menu.addAction(mark_icon(other, size), shown, partial(self.chosen.emit, other))
            action.setEnabled(may_swap or not by)
            action.setCheckable(other == colour)
            action.setChecked(other == colour)
        self.setMenu(self._menu if may else None)    # type: ignore[arg-type]  # Qt takes none for "no menu"


def mark_icon(colour: int, size: int) -> QIcon:
    """Return the mark of the look *colour* as a picture of *size* pixels."""
    ratio = 2
    pixmap = QPixmap(size * ratio, size * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    p = QPainter(pixmap)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.translate(QPointF(size / 2, size / 2))
    paint_seat_mark(p, colour, size / 2 - 1, SEATS[colour])
    p.end()
    return QIcon(dried(pixmap))
