"""The tray at the edge of the board that shows the tokens in hand as a fan."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QEasingCurve, QEvent, QPoint, QPointF, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractItemView, QSizePolicy, QWidget

from swqt.gui.board.animation import NEXT, WAY, TableEdges
from swqt.gui.board.token_painter import TokenFace, paint_token
from swqt.gui.board.view import BoardView
from swqt.gui.session.region_actions import HandLook
from swqt.gui.style.seat_style import style_of
from swqt.gui.style.theme import CONTRAST, CREAM, current, fit_font, scale_of, text_font

_WIDTH: Final = 176
_DENSE_WIDTH: Final = 132
_LEAST_WIDTH: Final = 96
_TOKEN: Final = 40.0
_LEAN: Final = 5.0
"""Degrees between two tokens of the fan."""

_STEP: Final = 0.6
"""Distance of two tokens in diameters, if there is room."""

_MOST: Final = 12
"""Tokens that are drawn; the number says how many there are."""


_Place = tuple[QPointF, float]


class HandTray(QWidget):
    """Shows a HandLook; nothing if there is none. The fan closes up after tokens that leave, and opens for others.

    ``pace`` is the factor of the time that this takes; 0 changes the fan at once.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look: HandLook | None = None
        self.pace = 0.0
        self._is_dense = False
        self._before: list[_Place] = []
        self._curve = QEasingCurve(QEasingCurve.Type.OutCubic)
        self._gliding = QVariantAnimation(self)
        self._gliding.setStartValue(0.0)
        self._gliding.setEndValue(1.0)
        self._gliding.valueChanged.connect(self._on_glide)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)

    def show_hand(self, look: HandLook | None) -> None:
        if look != self.look:
            before, same = self.places(), _is_same_race(self.look, look)
            self.look = look
            self._glide_from(before if same and self.pace > 0 else [])
            self.setAccessibleName(look.text if look is not None else "")
            self.update()

    def set_dense(self, dense: bool) -> None:
        """Be as narrow as a rail with little room needs."""
        self._is_dense = dense
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(_DENSE_WIDTH if self._is_dense else _WIDTH, 48)

    def minimumSizeHint(self) -> QSize:
        return QSize(_LEAST_WIDTH, 0)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()

    def _glide_from(self, before: list[_Place]) -> None:
        """Move the tokens from *before* to their places; at once if that is empty."""
        self._gliding.stop()
        self._before = before
        change = abs(len(before) - len(self.places()))
        if before and change:
            self._gliding.setDuration(round((WAY + NEXT * change) * self.pace))
            self._gliding.start()

    def _on_glide(self) -> None:
        self.update()

    def settle(self) -> None:
        """Show the tokens at their places at once."""
        self._gliding.stop()
        self.update()

    @property
    def is_gliding(self) -> bool:
        return self._gliding.state() == QVariantAnimation.State.Running

    def shown_places(self) -> list[_Place]:
        """Return the places at this moment: of tokens that leave one by one, and of those that have not come yet."""
        after = self.places()
        if not self.is_gliding:
            return after
        before, time = self._before, float(self._gliding.currentValue())
        share = self._curve.valueForProgress(time)
        out = [
            (old + (new - old) * share, angle + (turned - angle) * share)
            for (old, angle), (new, turned) in zip(before, after, strict=False)
        ]
        change = len(before) - len(after)
        leaving = before[len(after) :]
        out += leaving[: max(0, len(leaving) - math.ceil(time * (change * NEXT + WAY) / NEXT))] if change > 0 else []
        if change < 0:    # the first one has arrived after its way
            arrived = math.floor(-change * max(0.0, time - 0.7) / 0.3)
            out += after[len(before) : len(before) + arrived]
        return out

    def places(self) -> list[_Place]:
        """Return where the middle of each token is drawn at rest, and its angle in degrees."""
        count = min(self.look.tokens, _MOST) if self.look is not None else 0
        if not count:
            return []
        diameter = self._diameter()
        step = min(_STEP * diameter, (self.width() - 24 - diameter) / max(1, count - 1))
        left = self.width() / 2 - step * (count - 1) / 2
        middle = (count - 1) / 2
        out: list[_Place] = []
        for number in range(count):
            away = number - middle
            lift = away * away * (0.35 if count < 8 else 0.12)
            out.append((QPointF(left + number * step, self._token_line() + lift), away * min(_LEAN, 26 / count)))
        return out

    def _has_words(self) -> bool:
        """Return whether the words have room below the tokens."""
        return self.height() >= _TOKEN + 34

    def _diameter(self) -> float:
        return min(_TOKEN, self.height() - 10.0)

    def _token_line(self) -> float:
        return self.height() / 2 - (12 if self._has_words() else 0)

    def _paint_empty(self, p: QPainter) -> None:
        """Paint where the next tokens will lie: three rings, cut into the wood with a dark and a light edge."""
        if current() is CONTRAST:
            return
        radius = 0.42 * self._diameter()
        middle = QPointF(self.width() / 2, self.height() / 2)
        p.setBrush(Qt.BrushStyle.NoBrush)
        for place in (-1, 1, 0):
            centre = middle + QPointF(place * 1.25 * radius, 0)
            for shift, colour in ((1.0, QColor(255, 232, 190, 26)), (0.0, QColor(14, 8, 4, 110))):
                p.setPen(QPen(colour, 1.6))
                p.drawEllipse(centre + QPointF(0, shift), radius, radius)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        look = self.look
        if look is None or not look.tokens:
            self._paint_empty(p)
            p.end()
            return
        box = QRectF(self.rect()).adjusted(1, 2, -1, -2)
        contrast = current() is CONTRAST
        p.setPen(QPen(QColor("#ffffff"), 1.5) if contrast else Qt.PenStyle.NoPen)
        p.setBrush(QColor("#000000") if contrast else QColor(20, 12, 8, 150))
        p.drawRoundedRect(box, 14, 14)
        radius = self._diameter() / 2
        for place, angle in self.shown_places():
            p.save()
            p.translate(place)
            p.rotate(angle)
            paint_token(p, style_of(look.seat), TokenFace("race", look.race, 1), radius)
            p.restore()
        if self._has_words():
            p.setPen(QColor(CREAM))
            font = text_font(round(scale_of(self.font()) * 100), size=0.87, bold=True)
            words = QRectF(box.left() + 6, box.bottom() - 26, box.width() - 12, 22)
            p.setFont(font)
            fit_font(p, look.text, words.width())
            if p.fontMetrics().horizontalAdvance(look.text) <= words.width():
                p.drawText(words, int(Qt.AlignmentFlag.AlignCenter), look.text)
            else:
                p.setFont(font)
                p.drawText(words, int(Qt.AlignmentFlag.AlignCenter), str(look.tokens))
        p.end()


def _is_same_race(one: HandLook | None, other: HandLook | None) -> bool:
    return one is not None and other is not None and (one.seat, one.race) == (other.seat, other.race)


def table_edges(view: BoardView, tray: HandTray, players: QAbstractItemView, seat: int) -> TableEdges:
    """Return the edges of the map in *view* while *tray* shows the hand of *seat*."""
    hand: list[QPointF] = []
    if tray.isVisible():
        places = [place for place, _ in tray.places()] or [QPointF(tray.rect().center())]
        hand = [_seen_from(view, tray, place) for place in places]
    rows: dict[int, QPointF] = {}
    model = players.model()
    if players.isVisible() and model is not None:
        for number in range(model.rowCount()):
            middle = players.visualRect(model.index(number, 0)).center()
            rows[number] = _seen_from(view, players.viewport(), QPointF(middle))
    return TableEdges(seat if hand else -1, tuple(hand), rows)


def _seen_from(view: BoardView, widget: QWidget, place: QPointF) -> QPointF:
    """Return *place* of *widget* in pixels of the map's viewport."""
    offset = view.viewport().mapFromGlobal(widget.mapToGlobal(QPoint()))
    return place + QPointF(offset)
