"""Layout helpers: flow layout, styled tabs, labels, text that fits, centring container, heads.

And a table that sorts.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import Final, TypeVar

from PySide6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QMargins,
    QPoint,
    QRect,
    QRectF,
    QSize,
    QSortFilterProxyModel,
    Qt,
)
from PySide6.QtGui import QColor, QFont, QFontMetrics, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QBoxLayout,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QLayout,
    QLayoutItem,
    QSizePolicy,
    QTableView,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from swqt.gui.style.theme import LEAST, current, fit_font, scale_of, text_font, title_font

QWIDGETSIZE_MAX: Final = 16_777_215
"""Qt's own name for the height of a widget without a limit; PySide does not know it."""

SORT: Final = Qt.ItemDataRole.UserRole
"""The role by which a SortedTableView sorts."""

_Box = TypeVar("_Box", bound=QBoxLayout)

LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTRE: Final = Qt.AlignmentFlag.AlignCenter

_SMALLER: Final = 0.5
"""Smallest relative font size before text is elided."""


class FlowLayout(QLayout):
    """Arranges items in rows from the left and wraps to the next row; hidden widgets take no space.

    The items of a row share its middle line; an item aligned to the right, which should be the last, ends with the row.
    An item that is wider than a row and can be narrower and higher (``WrappingButton``) becomes as wide as the row.
    """

    def __init__(self, parent: QWidget | None = None, spacing: int = 8, widgets: Sequence[QWidget] = ()) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self.setSpacing(spacing)
        self.setContentsMargins(QMargins())
        for widget in widgets:
            self.addWidget(widget)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._arrange(QRect(0, 0, width, 0), place=False)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._arrange(rect, place=True)

    def sizeHint(self) -> QSize:
        return self.minimumSize()

    def minimumSize(self) -> QSize:
        """Return the size of the largest item."""
        size = QSize()
        for item in self._items:
            if not item.isEmpty():
                size = size.expandedTo(item.minimumSize())
        return size

    def _rows(self, width: int) -> list[list[tuple[QLayoutItem, QSize]]]:
        """Return the rows of visible items, each with its size, in this *width*."""
        rows: list[list[tuple[QLayoutItem, QSize]]] = []
        used = 0
        for item in self._items:
            if item.isEmpty():
                continue
            size = item.sizeHint()
            if size.width() > width and item.hasHeightForWidth():
                size = QSize(width, item.heightForWidth(width))
            if not rows or used + size.width() > width:
                rows.append([])
                used = 0
            rows[-1].append((item, size))
            used += size.width() + self.spacing()
        return rows

    def _arrange(self, rect: QRect, *, place: bool) -> int:
        """Return the height of the arrangement in *rect*; *place* also sets the geometry of all items."""
        below = rect.y()
        for row in self._rows(rect.width()):
            x, y = rect.x(), below
            height = max(size.height() for _, size in row)
            for item, size in row:
                if item.alignment() & Qt.AlignmentFlag.AlignRight:
                    x = rect.x() + rect.width() - size.width()
                if place:
                    item.setGeometry(QRect(QPoint(x, y + (height - size.height()) // 2), size))
                x += size.width() + self.spacing()
            below = y + height + self.spacing()
        return max(0, below - self.spacing() - rect.y())


class StyledTabWidget(QTabWidget):
    """Tabs in the style of the theme's ``leaves`` property; *name* is read to those who do not see them."""

    def __init__(self, name: str = "") -> None:
        super().__init__()
        for part in (self, self.tabBar()):
            part.setProperty("leaves", True)
        self.set_name(name)

    def set_name(self, name: str) -> None:
        """Set the name that screen readers read."""
        for part in (self, self.tabBar()):
            part.setAccessibleName(name)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.tabBar().setFont(self.font())    # with a style sheet, it does not inherit font changes


def button_row(*buttons: QWidget) -> FlowLayout:
    """Return the buttons at the foot of a page, which are higher than others, in a row that wraps."""
    for button in buttons:
        button.setMinimumHeight(40)
    return FlowLayout(widgets=buttons)


def plain_label(text: str = "", look: str = "", *, wraps: bool = True) -> QLabel:
    """Return a label for plain text; *look* is a property of the style sheet, such as ``muted`` or ``refusal``."""
    label = QLabel(text)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(wraps)
    if look:
        label.setProperty(look, True)
    return label


def show_text(label: QLabel, text: str) -> None:
    """Show *text* on *label*, which is hidden while there is none."""
    label.setText(text)
    label.setVisible(bool(text))


LayoutPart = QWidget | QLayout | tuple[QWidget | QLayout, int] | int
"""A widget or layout, either with its stretch, or a stretch alone."""


def vbox(*parts: LayoutPart, of: QWidget | None = None, spacing: int = -1, margins: Sequence[int] = ()) -> QVBoxLayout:
    """Return *parts* below each other, as the layout *of* a widget if there is one."""
    return _filled(QVBoxLayout(of) if of is not None else QVBoxLayout(), parts, spacing, margins)


def hbox(*parts: LayoutPart, of: QWidget | None = None, spacing: int = -1, margins: Sequence[int] = ()) -> QHBoxLayout:
    """Return *parts* beside each other, as the layout *of* a widget if there is one."""
    return _filled(QHBoxLayout(of) if of is not None else QHBoxLayout(), parts, spacing, margins)


def _filled(layout: _Box, parts: Sequence[LayoutPart], spacing: int, margins: Sequence[int]) -> _Box:
    if spacing >= 0:
        layout.setSpacing(spacing)
    if margins:
        layout.setContentsMargins(*margins)
    for part in parts:
        if isinstance(part, int):
            layout.addStretch(part)
            continue
        item, stretch = part if isinstance(part, tuple) else (part, 0)
        if isinstance(item, QWidget):
            layout.addWidget(item, stretch)
        else:
            layout.addLayout(item, stretch)
    return layout


def stack(row: QBoxLayout, *, stacked: bool) -> None:
    """Put the parts of *row* below each other if they are to be *stacked*, else beside each other."""
    ways = QBoxLayout.Direction
    row.setDirection(ways.TopToBottom if stacked else ways.LeftToRight)


def delete_widgets(layout: QLayout) -> None:
    """Empty *layout*, and delete its widgets."""
    while (item := layout.takeAt(0)) is not None:
        if (widget := item.widget()) is not None:
            widget.deleteLater()


def buddy_label(text: str, widget: QWidget) -> QLabel:
    """Return a label whose mnemonic leads to *widget*."""
    label = QLabel(text)
    label.setBuddy(widget)
    return label


def centred(middle: QWidget, *, above: int, below: int) -> QWidget:
    """Return a widget that centres *middle* horizontally at up to its maximum width, with the given margins."""
    inner = QWidget()
    hbox(1, (middle, 100), 1, of=inner, margins=(16, above, 16, below))
    return inner


HEAD: Final = 24
"""Height at 100%, in pixels."""

_HEAD_GAP: Final = 8


class PageHead(QWidget):
    """Paints *title* in capitals and *note* at the right, if there is room for both."""

    def __init__(self, title: str, note: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title, self._note = title, note
        self.setAccessibleName(f"{title}, {note}" if note else title)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(120, round(HEAD * scale_of(self.font())))

    def paintEvent(self, event: QPaintEvent) -> None:
        percent = round(scale_of(self.font()) * 100)
        box = QRectF(self.rect()).adjusted(6, 0, -8, 0)
        p = QPainter(self)
        p.setPen(QColor(current().muted))
        p.setFont(head_font(percent))
        p.drawText(box, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter), self._title)
        taken = QFontMetricsF(p.font()).horizontalAdvance(self._title) + _HEAD_GAP
        p.setFont(text_font(percent, size=0.8))
        if taken + QFontMetricsF(p.font()).horizontalAdvance(self._note) <= box.width():
            p.drawText(box, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter), self._note)
        p.end()


def card_title_font(percent: int) -> QFont:
    """Return the font of titles on cards in a column; large text leaves no room for much larger titles."""
    return title_font(min(percent, 145))


def head_font(percent: int) -> QFont:
    """Return the font of heads: small bold capitals with air between them."""
    font = text_font(percent, size=0.78, bold=True)
    font.setCapitalization(QFont.Capitalization.AllUppercase)
    font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, 0.9)
    return font


class SortedTableView(QTableView):
    """Shows *model* by its SORT role, without a grid; a click on a header sorts."""

    def __init__(self, model: QAbstractTableModel) -> None:
        super().__init__()
        model.setParent(self)
        self._sorted = QSortFilterProxyModel(self)
        self._sorted.setSourceModel(model)
        self._sorted.setSortRole(SORT)
        self.setModel(self._sorted)
        self.setSortingEnabled(True)
        self.setShowGrid(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)


def write(p: QPainter, box: QRectF, flags: Qt.AlignmentFlag, text: str, colour: QColor | None = None) -> None:
    """Paint *text* into *box*: shrunk to fit, then elided."""
    if colour is not None:
        p.setPen(colour)
    font = p.font()
    fit_font(p, text, box.width() + 1, font.pixelSize() * _SMALLER)
    shown = QFontMetricsF(p.font()).elidedText(text, Qt.TextElideMode.ElideRight, box.width() + 1)
    p.drawText(box, int(flags), shown)
    p.setFont(font)


def width_of(font: QFont, text: str) -> float:
    return QFontMetricsF(font).horizontalAdvance(text)


class ElidedLabel(QLabel):
    """A label that shrinks its text, then elides it, instead of widening its layout.

    ``short``, if set, replaces text that does not fit.
    """

    short = ""

    def minimumSizeHint(self) -> QSize:
        return QSize(20, super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setFont(self.font())
        whole = not self.short or self.fontMetrics().horizontalAdvance(self.text()) <= self.width()
        text = self.text() if whole else self.short
        fit_font(p, text, self.width(), 0.5 * self.font().pixelSize())
        write(p, QRectF(self.rect()), LEFT, text, self.palette().windowText().color())
        p.end()


LEAST_WORDS: Final = 108
"""Width that is left to the words, in pixels."""


class FittedLabel(QLabel):
    """A label that shrinks its text to fit and never affects the layout around it.

    Text that is too long even at the smallest size is elided at a word; then a tooltip shows all of it.
    """

    SIZES: tuple[float, ...] = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5)

    def __init__(self) -> None:
        super().__init__()
        self._font = self.font()
        self._whole = ""
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setMinimumWidth(LEAST_WORDS)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)

    def hasHeightForWidth(self) -> bool:
        """Return False, unlike a word-wrapping QLabel: the label accepts any height."""
        return False

    def text(self) -> str:
        """Return the full text, not the elided one."""
        return self._whole

    def show_text(self, text: str) -> None:
        self._whole = text
        self.setAccessibleName(text)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        percent = round(scale_of(QApplication.font()) * 100)
        bold = bool(self.property("refusal"))
        for size in self.SIZES:
            font = text_font(percent, size=size, bold=bold)
            if font.pixelSize() < LEAST and size < 1:
                break
            self._font = font
            if self._high(self._whole) <= self.height():
                break
        shown = self._beginning()
        if self._font != self.font():
            self.setFont(self._font)
        if shown != super().text():
            self.setText(shown)
        self.setToolTip(self._whole if shown != self._whole else "")

    def _high(self, text: str) -> int:
        """Return the height of *text* in pixels in the current font."""
        wrap = int(Qt.TextFlag.TextWordWrap)
        return QFontMetrics(self._font).boundingRect(0, 0, self.width(), 10_000, wrap, text).height()

    def _beginning(self) -> str:
        """Return as many words as fit in the current font, with an ellipsis if any are missing; at least one line."""
        room = max(self.height(), QFontMetrics(self._font).lineSpacing())
        if self._high(self._whole) <= room:
            return self._whole
        words = self._whole.split()
        count = bisect_right(range(1, len(words)), room, key=lambda count: self._high(" ".join(words[:count]) + " …"))
        return " ".join(words[: max(1, count)]) + " …"
