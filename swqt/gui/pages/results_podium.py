"""The left side of the results: the podium with a portrait for each of the best three, and the list of all players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import (
    QAbstractListModel,
    QEasingCurve,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from swqt.engine import Standing
from swqt.gui.board.token_painter import paint_player
from swqt.gui.pages.chart_painters import ChartStyle
from swqt.gui.style import portraits
from swqt.gui.style.cards import paint_coin
from swqt.gui.style.layouts import CENTRE, LEFT, RIGHT, width_of, write
from swqt.gui.style.motion import FADE, Motion, SkippableAnimation
from swqt.gui.style.seat_style import paint_seat_mark, style_of
from swqt.gui.style.theme import CONTRAST, CREAM, SECOND, current, scale_of

_Index = QModelIndex | QPersistentModelIndex
_INK: Final = QColor("#2b1d14")
_CREAM: Final = QColor("#f8f0dc")
_STONES: Final = {
    1: ("#f6e3a0", "#dda63c", "#b07f28"), 2: ("#e4ded3", "#c9c2b4", "#a39a8c"), 3: ("#e3a273", "#cd8352", "#a8683c"),
}  # fmt: skip
"""The colours of the steps, from top to bottom."""

_HEIGHTS: Final = {1: 160.0, 2: 112.0, 3: 92.0}
"""Height of the step of each place on a podium of _HEIGHT."""

_ARCHES: Final = {1: (138.0, 156.0), 2: (120.0, 122.0), 3: (120.0, 122.0)}
_WIDTH: Final = 404.0
_HEIGHT: Final = 330.0
_ORDER: Final = (1, 0, 2)
"""Columns of the first, second and third place: the winner is in the middle."""

_RISE: Final = 900
_TURNS: Final = {3: (0.0, 0.4), 2: (0.18, 0.58), 1: (0.36, 0.78)}
_LAST: Final = 0.72
"""When the step of each place rises, and when the laurel starts to drop, as shares of the duration."""

_BELOW_LAUREL: Final = 11
"""Pixels at 100% between the number of the first place, which the laurel surrounds, and the name."""

_LAUREL_DROP: Final = 2.4
"""Height from which the laurel drops, in radii."""


class Podium(QWidget):
    """Shows the best three of a standing."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._standing: tuple[Standing, ...] = ()
        self._races: dict[int, str] = {}
        self._names: list[str] = []
        self._rise = SkippableAnimation(self)
        self._rise.valueChanged.connect(self.update)
        self._rise.skipped.connect(self.update)
        self._fades = False
        """Whether the podium fades in instead of rising."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        return QSize(280, 230)

    def minimumSizeHint(self) -> QSize:
        return QSize(200, 180)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.setMaximumHeight(round(self.width() * _HEIGHT / _WIDTH))

    def show_standing(
        self, standing: Sequence[Standing], races: dict[int, str], names: Sequence[str] = (),
        motion: Motion = Motion.NONE,
    ) -> None:  # fmt: skip
        """Show *standing* with the last *races* by seat; with full *motion*, the steps rise one after the other."""
        self._standing, self._races, self._names = tuple(standing), races, list(names)
        self._rise.stop()
        self._fades = motion is Motion.FADE
        if motion is not Motion.NONE:
            self._rise.setDuration(FADE if self._fades else _RISE)
            self._rise.start()
        self.update()

    def _risen(self, place: int) -> float:
        """Return how far the step of *place* has risen, from 0 to 1."""
        if self._fades or not self._rise.is_running:
            return 1.0
        first, last = _TURNS[min(place, 3)]
        share = (float(self._rise.currentValue()) - first) / (last - first)
        return QEasingCurve(QEasingCurve.Type.OutCubic).valueForProgress(min(1.0, max(0.0, share)))

    def _fallen(self) -> float:
        """Return how far the laurel has dropped, from 0 to 1."""
        if self._fades or not self._rise.is_running:
            return 1.0
        share = (float(self._rise.currentValue()) - _LAST) / (1 - _LAST)
        return QEasingCurve(QEasingCurve.Type.OutCubic).valueForProgress(min(1.0, max(0.0, share)))

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        if self._fades and self._rise.is_running:
            p.setOpacity(float(self._rise.currentValue()))
        best = self._standing[:3]
        unit = min(self.width() / _WIDTH, self.height() / _HEIGHT)
        step = _WIDTH / 3 * unit
        left = self.width() / 2 - step * len(best) / 2
        floor = (self.height() + _HEIGHT * unit) / 2 - 2
        places = list(zip(best, _ORDER if len(best) > 1 else (0,), strict=False))
        for row, column in reversed(places):    # the winner stands in front of the others
            x = left + (column if len(best) > 2 else {0: 0, 1: 1}[column]) * step
            self._step(p, x, floor, step, row, unit)
        p.end()

    def _step(self, p: QPainter, x: float, floor: float, wide: float, row: Standing, unit: float) -> None:
        place = min(row.place, 3)
        risen = self._risen(place)
        if risen == 0:
            return
        look = ChartStyle.of(self)
        high = _HEIGHTS[place] * unit * risen
        box = QRectF(x + 1, floor - high, wide - 2, high)
        self._arch(p, box, row, unit)
        top, middle, bottom = map(QColor, _STONES[place])
        stone = QLinearGradient(box.topLeft(), box.bottomLeft())
        for at, colour in ((0.0, top), (0.5, middle), (1.0, bottom)):
            stone.setColorAt(at, colour)
        p.setPen(QPen(_INK, 1.6))
        p.setBrush(stone if current() is not CONTRAST else QColor("#000000"))
        if current() is CONTRAST:
            p.setPen(QPen(_CREAM, 2))
        p.drawRoundedRect(box, 6 * unit, 6 * unit)
        ink = _CREAM if current() is CONTRAST else _INK
        p.setFont(ChartStyle(look.theme, round(unit * 100)).title(1.9))
        number = QRectF(box.left(), box.top() + 6 * unit, box.width(), 34 * unit)
        if row.place == 1:
            self._laurel(p, number.center(), 21 * unit, ink)
        write(p, number, CENTRE, str(row.place), ink)
        font = look.font(0.93, bold=True)
        room = max(12.0, box.bottom() - number.bottom() - 4 * unit)
        font.setPixelSize(round(min(font.pixelSize(), room * 0.72)))
        p.setFont(font)
        name = self._names[row.seat] if row.seat < len(self._names) else ""
        words = f"{name} · {row.coins}" if name else str(row.coins)
        below = number.bottom() + (_BELOW_LAUREL if row.place == 1 else 2) * unit
        line = QRectF(box.left() + 6, below, box.width() - 12, font.pixelSize() * 1.4)
        write(p, line, CENTRE, words, ink)

    def _laurel(self, p: QPainter, at: QPointF, radius: float, ink: QColor) -> None:
        """Paint the laurel, which drops to its place around *at* as the winner's step stops rising."""
        fallen = self._fallen()
        if fallen > 0:
            p.save()
            p.setOpacity(p.opacity() * min(1.0, 3 * fallen))
            _laurels(p, at - QPointF(0, _LAUREL_DROP * radius * (1 - fallen)), radius, ink)
            p.restore()

    def _arch(self, p: QPainter, step: QRectF, row: Standing, unit: float) -> None:
        """Paint the portrait of a player in an arch on its step."""
        wide, high = (side * unit for side in _ARCHES[min(row.place, 3)])
        box = QRectF(step.center().x() - wide / 2, step.top() - high + 4 * unit, wide, high)
        shape = QPainterPath(box.bottomLeft())
        shape.lineTo(box.left(), box.top() + wide / 2)
        shape.arcTo(QRectF(box.left(), box.top(), wide, wide), 180, -180)
        shape.lineTo(box.bottomRight())
        shape.closeSubpath()
        rim = QColor(_STONES[min(row.place, 3)][1])
        p.setPen(QPen(_INK, 7 * unit))
        p.drawPath(shape)
        p.setPen(QPen(rim, 4.4 * unit))
        p.drawPath(shape)
        p.save()
        p.setClipPath(shape)
        race = self._races.get(row.seat, "")
        if race:
            size = QSize(round(wide), round(high))
            p.drawPixmap(box.topLeft(), portraits.portrait(race, size, self.devicePixelRatioF()))
        else:
            p.fillPath(shape, style_of(row.seat).tint())
        p.restore()
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(QPen(_INK, 1.6))
        p.drawPath(shape)
        p.save()
        p.translate(box.left() + 13 * unit, box.top() + wide * 0.22)
        paint_seat_mark(p, row.seat, 11 * unit)
        p.restore()


class StandingRow(NamedTuple):
    """A player in the list: place (0 if withheld), seat, name, last combo and race, coins, and all of this as text."""

    place: int
    seat: int
    name: str
    combo: str
    race: str
    coins: str
    words: str


class StandingModel(QAbstractListModel):
    """The players, best first."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: list[StandingRow] = []

    def show_rows(self, rows: Sequence[StandingRow]) -> None:
        self.beginResetModel()
        self.rows = list(rows)
        self.endResetModel()

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008  # Qt's own signature
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        row = self.rows[index.row()]
        if role == Qt.ItemDataRole.UserRole:
            return row
        roles = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole)
        return row.words if role in roles else None


class StandingDelegate(QStyledItemDelegate):
    """Paints a player on wood: place, token, name, combo and coins."""

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        return QSize(200, round(41 * scale_of(option.font)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        row = index.data(Qt.ItemDataRole.UserRole)
        if not isinstance(row, StandingRow):
            return
        look = ChartStyle(current(), round(scale_of(option.font) * 100))
        unit = look.unit
        first, second = QColor(CREAM), QColor(SECOND)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(option.rect).adjusted(1, 2, -1, -3)
        chosen = option.state & QStyle.StateFlag.State_Selected and option.state & QStyle.StateFlag.State_HasFocus
        painter.setPen(QPen(QColor("#f6e3a0" if chosen else "#8a7350"), 2 if chosen else 1))
        painter.setBrush(QColor(246, 227, 160, 70 if row.place == 1 else 22))
        painter.drawRoundedRect(box, 8, 8)
        painter.setFont(look.title(1.07))
        narrow = box.width() < 220 * unit    # as with large text: names have priority
        first_column = (18 if narrow else 32) * unit
        place = QRectF(box.left() + 2, box.top(), first_column, box.height())
        write(painter, place, CENTRE, str(row.place or ""), first)
        at = QPointF(place.right() + 17 * unit, box.center().y())
        paint_player(painter, at, 15.5 * unit, style_of(row.seat), row.race)
        painter.setFont(look.title(1.13))
        coins = max(width_of(painter.font(), row.coins), 20 * unit)
        margin = (6 if narrow else 14) * unit
        write(painter, box.adjusted(0, 0, -margin, 0), RIGHT, row.coins, first)
        left, right = at.x() + (20 if narrow else 27) * unit, box.right() - margin - coins - 6 * unit
        if not narrow:
            paint_coin(painter, QPointF(right - 10 * unit, box.center().y()), 9 * unit)
            right -= 26 * unit
        font = look.font(1.0, bold=True)
        painter.setFont(font)
        wide = min(width_of(font, row.name) + 2, right - left)
        write(painter, QRectF(left, box.top(), wide, box.height()), LEFT, row.name, first)
        rest = right - left - wide - 9 * unit
        if row.combo and rest > 60 * unit:
            painter.setFont(look.font(0.87))
            write(painter, QRectF(left + wide + 9 * unit, box.top(), rest, box.height()), LEFT, row.combo, second)
        painter.restore()


class StandingList(QListView):
    """All players, best first. It takes the focus when a game is over, because no key triggers anything in it."""

    def __init__(self) -> None:
        super().__init__()
        self.model_ = StandingModel()
        self.setModel(self.model_)
        self.setItemDelegate(StandingDelegate(self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setStyleSheet("background: transparent; border: 0;")
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_rows(self, rows: Sequence[StandingRow]) -> None:
        self.model_.show_rows(rows)
        self.setCurrentIndex(self.model_.index(0))
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(200, round(41 * scale_of(self.font())) * len(self.model_.rows) + 2)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


def _laurels(p: QPainter, at: QPointF, radius: float, gold: QColor) -> None:
    """Paint two laurel branches around *at*, open at the top."""
    p.save()
    p.translate(at)
    for side in (-1, 1):
        p.save()
        p.scale(side, 1)
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(QPen(gold.darker(125), radius * 0.05))
        p.drawArc(QRectF(-radius, -radius, 2 * radius, 2 * radius), -88 * 16, 148 * 16)
        for number in range(7):
            p.save()
            p.rotate(78 - number * 22)
            p.translate(radius, 0)
            for turn in (-34, 30):
                p.save()
                p.rotate(turn - 90)
                leaf = QPainterPath()
                leaf.moveTo(0, 0)
                leaf.quadTo(radius * 0.16, -radius * 0.11, radius * 0.34, 0)
                leaf.quadTo(radius * 0.16, radius * 0.11, 0, 0)
                p.setPen(QPen(gold.darker(150), 0.8))
                p.setBrush(gold)
                p.drawPath(leaf)
                p.restore()
            p.restore()
        p.restore()
    p.restore()
