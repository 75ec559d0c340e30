"""The charts as widgets: mouse and arrow keys show the values of each point."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from swqt.gui.pages.chart_painters import (
    CoinsData,
    DiceData,
    IncomeData,
    dice_height,
    frame_of,
    paint_bars,
    paint_coins,
    paint_dice,
    part_lines,
    point_lines,
    segments_of,
)
from swqt.gui.pages.results_style import ChartStyle, balloon
from swqt.gui.texts.names import labelled
from swqt.table import Source


class Chart(QWidget):
    """A widget that paints a chart in the current theme and text size."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def minimumSizeHint(self) -> QSize:
        return QSize(300, 180)

    def room(self) -> QRectF:
        return QRectF(self.rect()).adjusted(10, 8, -10, -8)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.draw(p, self.room(), ChartStyle.of(self))
        p.end()

    def draw(self, p: QPainter, room: QRectF, look: ChartStyle) -> None:
        raise NotImplementedError


class CoinsChart(Chart):
    """Coins by round; a cursor line follows the pointer and the arrow keys."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._data: CoinsData | None = None
        self.point = -1

    def show_data(self, data: CoinsData) -> None:
        self._data = data
        self.point = -1
        self.setAccessibleName(self.tr("Coins by round"))
        told = (". ".join(point_lines(data, point)) for point in range(len(data.series[0])))
        self.setAccessibleDescription("\n".join(told))
        self.update()

    def point_to(self, point: int) -> None:
        """Show the values of *point*; -1 hides them."""
        if self._data is None or point == self.point:
            return
        self.point = point
        self.update()

    def draw(self, p: QPainter, room: QRectF, look: ChartStyle) -> None:
        if self._data is not None:
            paint_coins(p, room, self._data, look, hover=self.point)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._data is not None:
            frame = frame_of(self._data, self.room(), ChartStyle.of(self))
            inside = frame.box.adjusted(-12, -20, 12, 40).contains(event.position())
            self.point_to(frame.nearest(event.position().x()) if inside else -1)

    def leaveEvent(self, event: QEvent) -> None:
        self.point_to(-1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if step is None or self._data is None:
            super().keyPressEvent(event)
            return
        last = len(self._data.series[0]) - 1
        self.point_to(max(0, min(last, self.point + step if self.point >= 0 else last)))


class IncomeChart(Chart):
    """Income by source; the segment under the pointer shows its parts, arrow keys move between segments."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._data: IncomeData | None = None
        self._words: Callable[[int, Source], dict[str, int]] = _no_words
        self.chosen = -1

    def show_data(self, data: IncomeData, words: Callable[[int, Source], dict[str, int]]) -> None:
        """Show *data*; *words* returns the parts of one segment."""
        self._data, self._words, self.chosen = data, words, -1
        self.setAccessibleName(self.tr("Income by source"))
        told = (
            labelled(name, ", ".join(f"{data.words[source]} {value}" for source, value in part.items() if value))
            for name, part in zip(data.names, data.parts, strict=True)
        )
        self.setAccessibleDescription("\n".join(told))
        self.update()

    def draw(self, p: QPainter, room: QRectF, look: ChartStyle) -> None:
        data = self._data
        if data is None:
            return
        segments, _ = segments_of(data, room, look)
        part = segments[self.chosen] if 0 <= self.chosen < len(segments) else None
        paint_bars(p, room, data, look, chosen=(part.seat, part.source) if part else None)
        if part is not None:
            lines = part_lines(data, part.seat, part.source, self._words(part.seat, part.source))
            balloon(p, room, part.box.center(), lines, look)

    def choose(self, part: int) -> None:
        """Show the values of segment *part*; -1 hides them."""
        if part != self.chosen:
            self.chosen = part
            self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.choose(self._part_at(event.position()))

    def leaveEvent(self, event: QEvent) -> None:
        self.choose(-1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}
        step = steps.get(Qt.Key(event.key()))
        if step is None or self._data is None:
            super().keyPressEvent(event)
            return
        count = len(segments_of(self._data, self.room(), ChartStyle.of(self))[0])
        if count:
            self.choose((self.chosen + step) % count if self.chosen >= 0 else 0)

    def _part_at(self, at: QPointF) -> int:
        if self._data is not None:
            for number, part in enumerate(segments_of(self._data, self.room(), ChartStyle.of(self))[0]):
                if part.box.adjusted(0, -3, 0, 3).contains(at):
                    return number
        return -1


class DiceChart(Chart):
    """Die rolls against expectation."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._data: DiceData | None = None

    def show_data(self, data: DiceData) -> None:
        self._data = data
        self._keep_height()
        self.setAccessibleName(self.tr("Dice"))
        told = (labelled(row.name, ", ".join(row.lines)) for row in data.rows)
        self.setAccessibleDescription("\n".join(told))
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._keep_height()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._keep_height()

    def _keep_height(self) -> None:
        """Set the height that the charts need; the parent scrolls."""
        if self._data is not None:
            self.setMinimumHeight(dice_height(self.room().width(), self._data, ChartStyle.of(self)))

    def draw(self, p: QPainter, room: QRectF, look: ChartStyle) -> None:
        if self._data is not None:
            paint_dice(p, room, self._data, look)


def _no_words(seat: int, source: Source) -> dict[str, int]:
    return {}
