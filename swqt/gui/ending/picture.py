"""The report as one picture, to be shown around: who won, the map at the end, and the race for coins."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QBuffer, QIODevice, QObject, QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from swqt.gui.ending.coins import paint_coins
from swqt.gui.ending.figures import Figures
from swqt.gui.ending.look import CENTRE, LEFT, PAPER, RIGHT, Look, mark, write
from swqt.gui.names import Names

WIDTH: Final = 1200
_EDGE: Final = 40
_TITLE: Final = 64
_LINE: Final = 30
_ROW: Final = 46
_GRAPH: Final = 440
_GAP: Final = 18

_LOOK: Final = Look(PAPER.theme, 125)
"""Larger than in the page: a picture is mostly looked at smaller than it is."""


class Picture(QObject):
    """Draws on *painted*, the map at the end, with the *figures* of the game; *about* says which game it was."""

    def __init__(self, figures: Figures, names: Names, about: str) -> None:
        super().__init__()
        self._figures = figures
        self._names = names
        self._about = about

    def draw(self, painted: QImage) -> QImage:
        """Return the whole picture."""
        standing = self._figures.standing
        wide = WIDTH - 2 * _EDGE
        high = round(wide * painted.height() / painted.width())
        rows = -(-len(standing) // 2)
        height = _EDGE + _TITLE + _LINE + _GAP + rows * _ROW + _GAP + high + _GAP + _GRAPH + _GAP + _LINE + _EDGE // 2
        image = QImage(WIDTH, height, QImage.Format.Format_RGB32)
        image.fill(QColor(_LOOK.theme.card))
        p = QPainter(image)
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        y = float(_EDGE)
        p.setFont(_LOOK.title(2.1))
        write(p, QRectF(_EDGE, y, wide, _TITLE), CENTRE, self._figures.verdict(), _LOOK.text)
        y += _TITLE
        p.setFont(_LOOK.font())
        write(p, QRectF(_EDGE, y, wide, _LINE), CENTRE, self._about, _LOOK.muted)
        y += _LINE + _GAP
        for number in range(len(standing)):
            column = QRectF(_EDGE + number // rows * wide / 2, y + number % rows * _ROW, wide / 2, _ROW)
            self._row(p, column.adjusted(0, 0, 0 if number >= rows else -30, 0), number)
        y += rows * _ROW + _GAP
        p.drawImage(QRectF(_EDGE, y, wide, high), painted)
        y += high + _GAP
        paint_coins(p, QRectF(_EDGE, y, wide, _GRAPH), self._figures.coins(), _LOOK)
        y += _GRAPH + _GAP
        notice = self.tr("Made with swqt, an unofficial fan project, not connected with the publisher of the game.")
        p.setFont(_LOOK.font(0.8))
        write(p, QRectF(_EDGE, y, wide, _LINE), CENTRE, notice, _LOOK.muted)
        p.end()
        return image

    def _row(self, p: QPainter, box: QRectF, number: int) -> None:
        """Write one place of the standing into *box*."""
        row = self._figures.standing[number]
        p.setFont(_LOOK.font(1.2, bold=True))
        write(p, QRectF(box.left(), box.top(), 36, box.height()), LEFT, f"{row.place}.", _LOOK.muted)
        mark(p, QPointF(box.left() + 56, box.center().y()), row.seat, 15)
        write(p, box.adjusted(84, 0, -150, 0), LEFT, self._names.seat(row.seat), _LOOK.text)
        write(p, box, RIGHT, self.tr("%n coin(s)", "", row.coins), _LOOK.text)


def png(image: QImage) -> bytes:
    """Return *image* as a file."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")    # type: ignore[call-overload]  # the stubs want bytes for "PNG"
    return bytes(buffer.data().data())
