"""The list view of the log: rows of variable height, measured once for each width."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPen,
    QResizeEvent,
    QTextLayout,
    QTextLine,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeView,
    QWidget,
)

from swqt.content import fold
from swqt.gui.panels.log_model import DIVIDER, LINE, NOTED, QUIET, SAID, TURN, LogLine, LogModel
from swqt.gui.style.actions import is_typed
from swqt.gui.style.seat_style import paint_seat_mark, style_of
from swqt.gui.style.theme import blend, current, scale_of, text_font

_Index = QModelIndex | QPersistentModelIndex
_WRAP: Final = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)


class LogDelegate(QStyledItemDelegate):
    """Paints log lines and caches their heights for the current width."""

    def __init__(self, view: LogView) -> None:
        super().__init__(view)
        self._view = view
        self._heights: dict[str, int] = {}
        self._measured = (0, 0)

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        line = index.data(LINE)
        if not isinstance(line, LogLine):
            return QSize()
        scale = scale_of(self._view.font())
        width = self._view.viewport().width()
        if (width, round(scale * 100)) != self._measured:
            self._measured = (width, round(scale * 100))
            self._heights.clear()
        key = f"{line.kind} {line.text}"
        height = self._heights.get(key)
        if height is None:
            room = round(width - _left(line, scale) - 8 * scale)
            metrics = QFontMetrics(_font(line, scale))
            box = metrics.boundingRect(QRect(0, 0, max(40, room), 100_000), _WRAP, line.text)
            height = box.height() + round(({TURN: 12, DIVIDER: 10}.get(line.kind, 4)) * scale)
            self._heights[key] = height
        return QSize(width, height)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        line = index.data(LINE)
        if not isinstance(line, LogLine):
            return
        theme, scale = current(), scale_of(self._view.font())
        box = QRectF(option.rect)
        painter.save()
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)    # the seat's bar is always on the left
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if line.kind == DIVIDER:
            _divider(painter, box, line.text, scale)
            painter.restore()
            return
        state: QStyle.StateFlag = option.state
        if index.row() == self._view.marked:
            painter.fillRect(box, blend(theme.card, theme.gold, 0.42))
        elif state & QStyle.StateFlag.State_Selected:
            painter.fillRect(box, blend(theme.card, theme.gold, 0.28))
        elif state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(box, blend(theme.card, theme.gold, 0.13))
        left = _left(line, scale)
        if line.kind == TURN:
            _heading(painter, box, line, scale)
        elif line.turn >= 0:
            painter.fillRect(QRectF(box.left() + 13 * scale, box.top(), 2.4 * scale, box.height()),
                             style_of(line.turn).tint())  # fmt: skip
        painter.setFont(_font(line, scale))
        painter.setPen(QColor(theme.muted if line.kind == QUIET else theme.text))
        top = 6 * scale if line.kind == TURN else 0
        room = QRectF(box.left() + left, box.top() + top, box.width() - left - 8 * scale, box.height() - top)
        if self._view.needle:
            _found(painter, room, line.text, self._view.needle)
        painter.drawText(room, _WRAP, line.text)
        if state & QStyle.StateFlag.State_HasFocus and self._view.hasFocus():
            painter.setPen(QPen(QColor(theme.accent), 1.4))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 4, 4)
        painter.restore()


def _left(line: LogLine, scale: float) -> float:
    return {TURN: 30.0, DIVIDER: 8.0}.get(line.kind, 24.0) * scale


def _font(line: LogLine, scale: float) -> QFont:
    if line.kind == TURN:
        return text_font(round(scale * 100), bold=True)
    font = text_font(round(scale * 100), size=0.86 if line.kind == DIVIDER else 0.93)
    font.setItalic(line.kind in (NOTED, SAID))
    return font


def _heading(p: QPainter, box: QRectF, line: LogLine, scale: float) -> None:
    """Paint the line above a turn and the mark of its player."""
    p.setPen(QPen(QColor(current().line), 1))
    p.drawLine(QPointF(box.left() + 6, box.top() + 2 * scale), QPointF(box.right() - 6, box.top() + 2 * scale))
    p.save()
    p.translate(box.left() + 14 * scale, box.center().y() + 3 * scale)
    paint_seat_mark(p, line.turn, 9.5 * scale)
    p.restore()


def _found(p: QPainter, room: QRectF, text: str, needle: str) -> None:
    """Highlight each occurrence of *needle* in *text*."""
    layout = QTextLayout(text, p.font())
    layout.beginLayout()
    height = 0.0
    while (line := layout.createLine()).isValid():
        line.setLineWidth(room.width())
        line.setPosition(QPointF(0, height))
        height += line.height()
    layout.endLayout()
    top = room.top() + max(0.0, (room.height() - height) / 2)
    at = fold(text).find(needle)
    while at >= 0:
        line = layout.lineForTextPosition(at)
        if line.isValid():
            left = _x_of(line, at)
            right = _x_of(line, min(at + len(needle), line.textStart() + line.textLength()))
            spot = QRectF(room.left() + left - 1, top + line.y(), right - left + 2, line.height())
            p.fillRect(spot, blend(current().card, current().gold, 0.55))
        at = fold(text).find(needle, at + 1)


def _x_of(line: QTextLine, position: int) -> float:
    """Return the x coordinate of *position*; PySide6 returns it in a tuple with the position."""
    found: object = line.cursorToX(position)
    return float(found[0]) if isinstance(found, tuple) else float(str(found))


def _divider(p: QPainter, box: QRectF, text: str, scale: float) -> None:
    theme = current()
    font = text_font(round(scale * 100), size=0.86, bold=True)
    p.setFont(font)
    wide = QFontMetrics(font).horizontalAdvance(text) + 14 * scale
    y = box.center().y()
    p.setPen(QPen(QColor(theme.accent), 1.6))
    p.drawLine(QPointF(box.left() + 4, y), QPointF(box.center().x() - wide / 2, y))
    p.drawLine(QPointF(box.center().x() + wide / 2, y), QPointF(box.right() - 4, y))
    p.drawText(box, int(Qt.AlignmentFlag.AlignCenter), text)


class LogView(QTreeView):
    """The log as a flat tree, because QTreeView is the only item view that measures just the visible rows.

    ``pointed`` carries the regions of the hovered line, ``opened`` the number of commands after which a line applies.
    """

    pointed = Signal(object)
    chosen = Signal(QModelIndex)
    opened = Signal(int)

    def __init__(self, model: LogModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.marked = -1
        self._log = model
        self._following = True
        self.setModel(model)
        self.setItemDelegate(LogDelegate(self))
        self.setMouseTracking(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setHeaderHidden(True)
        self.setRootIsDecorated(False)
        self.setItemsExpandable(False)
        self.setIndentation(0)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerItem)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.entered.connect(self._point)
        self.clicked.connect(self.chosen)
        self.doubleClicked.connect(self._open)
        bar = self.verticalScrollBar()
        bar.rangeChanged.connect(self._follow)
        bar.rangeChanged.connect(lambda least, most: bar.setEnabled(most > least))    # else there is nothing to scroll
        bar.valueChanged.connect(self._scrolled)

    @property
    def needle(self) -> str:
        """The search text, folded."""
        return self._log.needle

    def to_end(self) -> None:
        """Scroll to the last line and keep following until the reader scrolls away; clears the mark."""
        self.marked = -1
        self._following = True
        self._follow()

    def mark(self, row: int) -> None:
        """Mark *row* as the position shown on the board, and scroll to it; -1 is the start of the game."""
        self.marked = row
        self._following = False
        if row >= 0:
            self.scrollTo(self.model().index(row, 0), QAbstractItemView.ScrollHint.PositionAtCenter)
        else:
            self.scrollToTop()
        self.viewport().update()

    def chosen_lines(self) -> list[LogLine]:
        """Return the selected lines, from top to bottom."""
        lines = [index.data(LINE) for index in sorted(self.selectedIndexes(), key=lambda index: index.row())]
        return [line for line in lines if isinstance(line, LogLine)]

    def _follow(self) -> None:
        if self._following:
            bar = self.verticalScrollBar()
            bar.setValue(bar.maximum())

    def _scrolled(self, value: int) -> None:
        self._following = value >= self.verticalScrollBar().maximum()

    def _point(self, index: QModelIndex) -> None:
        line = index.data(LINE)
        self.pointed.emit(line.regions if isinstance(line, LogLine) else 0)

    def _open(self, index: QModelIndex) -> None:
        line = index.data(LINE)
        if isinstance(line, LogLine):
            self.opened.emit(line.after)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self._open(self.currentIndex())
        elif event.matches(QKeySequence.StandardKey.Copy):
            event.ignore()    # the panel copies whole sentences
        elif is_typed(event):
            event.ignore()    # the log has its own search; letters are shortcuts
        else:
            super().keyPressEvent(event)
            if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down) and self.currentIndex().isValid():
                self._point(self.currentIndex())
                self.chosen.emit(self.currentIndex())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        if not self.indexAt(event.position().toPoint()).isValid():
            self.pointed.emit(0)

    def leaveEvent(self, event: QEvent) -> None:
        self.pointed.emit(0)
        super().leaveEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.scheduleDelayedItemsLayout()    # otherwise visible rows keep the heights of the old width
        self._follow()

    def verticalOffset(self) -> int:
        """Return an approximate scroll offset, because for the exact one Qt would measure every row."""
        return self.verticalScrollBar().value() * self.fontMetrics().lineSpacing()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.scheduleDelayedItemsLayout()
