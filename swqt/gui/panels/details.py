"""The reading panel beside the board: notices that somebody should read, and what the pointer is on."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from swqt.gui.panels.reading_cards import ComboDetails, ComboReading, OutlookCard, RegionCard
from swqt.gui.session.overlays import TurnOutlook
from swqt.gui.style.layouts import QWIDGETSIZE_MAX
from swqt.gui.style.theme import INK, LIGHT, current, edge_of

_MARGIN: Final = 6
_SIDE: Final = 5
_FRAME: Final = 6
"""Pixels between the parts, at their sides in a column, and around them if they float."""

_BAR, _NO_BAR = Qt.ScrollBarPolicy.ScrollBarAsNeeded, Qt.ScrollBarPolicy.ScrollBarAlwaysOff
_DIRECT = Qt.FindChildOption.FindDirectChildrenOnly


class _Shelf(QWidget):
    """Holds the parts; if they float, each has a shadow and an outline that set it off from the board."""

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.property("floating"):
            return
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        parts = [part for part in self.findChildren(QFrame, options=_DIRECT) if part.isVisible()]
        p.setPen(Qt.PenStyle.NoPen)
        for part in parts:
            box = QRectF(part.geometry())
            for spread in (_FRAME - 1.0, _FRAME - 2.5, _FRAME - 4.0):
                p.setBrush(QColor(20, 12, 8, 70))
                p.drawRoundedRect(box.adjusted(-spread, -spread + 1, spread, spread), 8 + spread, 8 + spread)
            p.setBrush(QColor(INK if current() is LIGHT else edge_of(current())))
            p.drawRoundedRect(box.adjusted(-1.6, -1.6, 1.6, 1.6), 9.6, 9.6)
        p.end()


class DetailsPanel(QScrollArea):
    """Stacks the details of a combo, notices, the RegionCard and the OutlookCard; none of them lies over the board.

    The OutlookCard is there while nothing else is to be read, or if there is room for it besides. A folded table has
    no column for the panel: then it floats, as large as what it shows, and the OutlookCard is there while it is pinned.
    """

    grown = Signal()
    """Emitted if a floating panel shows something else: it has another size, and may need another place."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("details")
        self.setAccessibleName(self.tr("Details"))
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.card = RegionCard()
        self.combo = ComboDetails()
        self.outlook = OutlookCard()
        self.is_pinned = False
        """Whether a floating panel shows the OutlookCard."""
        self._most = 0
        """The height that a floating panel may have; 0 in a column."""
        self._notices: list[QWidget] = []
        self._reading: ComboReading | None = None
        self._inside = _Shelf()
        self._column = QVBoxLayout(self._inside)
        self._column.setContentsMargins(_SIDE, 0, _SIDE, 0)
        self._column.setSpacing(_MARGIN)
        for part in (self.combo, self.card, self.outlook):
            self._column.addWidget(part)
        self._column.addStretch(1)
        self.setWidget(self._inside)
        for watched in (self.card, self.combo.words, self._inside):
            watched.installEventFilter(self)

    def minimumSizeHint(self) -> QSize:
        """Return a width of nothing: the column decides it."""
        return QSize(0, super().minimumSizeHint().height())

    def add_notice(self, notice: QWidget) -> None:
        """Add *notice* above the card, below those already added; it shows and hides itself."""
        self._column.insertWidget(1 + len(self._notices), notice)
        self._notices.append(notice)
        notice.hide()
        notice.installEventFilter(self)

    def show_combo(self, reading: ComboReading | None) -> None:
        """Show *reading* above everything else; that of a combo not pointed at only while nothing else is to be read.

        None hides it, unless it has the keyboard.
        """
        self._reading = reading
        self.make_room()

    def show_outlook(self, outlook: TurnOutlook | None) -> None:
        """Show *outlook* where there is room; None shows none."""
        self.outlook.show_outlook(outlook)
        self.make_room()

    def float_within(self, width: int, height: int) -> None:
        """Float, *width* pixels wide and at most *height* high; 0 returns to a column."""
        self._most = height
        self._column.setContentsMargins(*((_FRAME,) * 4 if height else (_SIDE, 0, _SIDE, 0)))
        self._inside.setProperty("floating", bool(height))
        if height:
            self.setFixedWidth(width)
        else:
            self.setMinimumSize(0, 0)
            self.setMaximumSize(QWIDGETSIZE_MAX, QWIDGETSIZE_MAX)
            self.setVerticalScrollBarPolicy(_BAR)
            self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, False)
            self.show()
        self.make_room()

    def set_pinned(self, pinned: bool) -> None:
        """Show the OutlookCard of a floating panel, or hide it."""
        self.is_pinned = pinned
        self.make_room()

    @property
    def subject(self) -> ComboReading | None:
        """The combo that is told about now."""
        return self._reading if not self.combo.isHidden() else None

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if not self._most:
            self.combo.make_room(self._width(), self.viewport().height())
            self.make_room()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Make room for what appears or has changed, and scroll to a notice."""
        kind = event.type()
        if watched is self._inside:
            if kind == QEvent.Type.LayoutRequest and self._most:    # only now the heights of its texts are known
                self.make_room()
            return False
        if watched is self.combo.words:
            if kind == QEvent.Type.FocusOut:
                self.make_room()
        elif kind in (QEvent.Type.ShowToParent, QEvent.Type.HideToParent):
            if kind == QEvent.Type.ShowToParent and watched is not self.card:
                self.verticalScrollBar().setValue(0)
            self.make_room()
        return False

    def _width(self) -> int:
        return self.maximumWidth() - 2 * _FRAME if self._most else self.viewport().width() - 2 * _SIDE

    def make_room(self) -> None:
        """Show the combo and the outlook, and give the card a picture, as far as the rest leaves room."""
        if self._most:
            self._make_floating_room()
            return
        self._show_combo()
        width, room = self._width(), self.viewport().height()
        above = [part for part in (self.combo, *self._notices) if not part.isHidden()]
        room -= sum(_height(part, width) + _MARGIN for part in above)
        if not self.card.isHidden():
            self.card.make_room(width, room)
            room -= _height(self.card, width) + _MARGIN
        alone = self.card.isHidden() and self.combo.isHidden()
        besides = alone or _height(self.outlook, width) <= room
        self.outlook.setVisible(self.outlook.outlook is not None and besides)

    def _make_floating_room(self) -> None:
        """Be as high as what is to be read, which has no pictures, and hide if that is nothing."""
        width = self._width()
        self.combo.make_room(width, 0)
        self._show_combo()
        if not self.card.isHidden():    # one thing at a time: less of the board is covered
            self.card.make_room(width, 0)
            self.combo.setVisible(self.combo.words.hasFocus())
        self.outlook.setVisible(self.outlook.outlook is not None and self.is_pinned)
        parts = (self.combo, *self._notices, self.card, self.outlook)
        shown = [part for part in parts if not part.isHidden()]
        high = sum(_height(part, width) + _MARGIN for part in shown) - _MARGIN + 2 * _FRAME
        fits = high <= self._most    # a scroll bar would take width, and make the texts higher
        self.setVerticalScrollBarPolicy(_NO_BAR if fits else _BAR)
        self.setFixedHeight(max(1, min(high, self._most)))
        passive = all(part is self.card for part in shown)    # the pointer is on the map below it
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, passive)
        self.setVisible(bool(shown))
        self._inside.update()
        self.grown.emit()

    def _show_combo(self) -> None:
        reading, combo = self._reading, self.combo
        if reading is None:
            combo.setVisible(combo.isVisible() and combo.words.hasFocus())
            return
        combo.show_reading(reading)
        others = (self.card, *self._notices)
        combo.setVisible(reading.pointed or combo.words.hasFocus() or all(other.isHidden() for other in others))
        if reading.pointed:
            self.verticalScrollBar().setValue(0)


def _height(widget: QWidget, width: int) -> int:
    layout = widget.layout()
    if layout is None:
        return widget.sizeHint().height()
    return layout.totalHeightForWidth(width) if layout.hasHeightForWidth() else layout.totalSizeHint().height()
