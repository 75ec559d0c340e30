"""The reading panel beside the board: notices that somebody should read, and what the pointer is on."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from swqt.gui.panels.combo_details import ComboDetails, ComboReading
from swqt.gui.panels.reading_cards import OutlookCard, RegionCard
from swqt.gui.session.overlays import TurnOutlook

_MARGIN: Final = 6
_SIDE: Final = 5


class DetailsPanel(QScrollArea):
    """Stacks the details of a combo, notices, the RegionCard and the OutlookCard; none of them lies over the board.

    The OutlookCard is there while nothing else is to be read, or if there is room for it besides.
    """

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
        self._notices: list[QWidget] = []
        self._reading: ComboReading | None = None
        self._inside = QWidget()
        self._column = QVBoxLayout(self._inside)
        self._column.setContentsMargins(_SIDE, 0, _SIDE, 0)
        self._column.setSpacing(_MARGIN)
        for part in (self.combo, self.card, self.outlook):
            self._column.addWidget(part)
        self._column.addStretch(1)
        self.setWidget(self._inside)
        for watched in (self.card, self.combo.words):
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

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.combo.make_room(self._width(), self.viewport().height())
        self.make_room()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Make room for what appears, and scroll to a notice."""
        kind = event.type()
        if watched is self.combo.words:
            if kind == QEvent.Type.FocusOut:
                self.make_room()
        elif kind in (QEvent.Type.ShowToParent, QEvent.Type.HideToParent):
            if kind == QEvent.Type.ShowToParent and watched is not self.card:
                self.verticalScrollBar().setValue(0)
            self.make_room()
        return False

    def _width(self) -> int:
        return self.viewport().width() - 2 * _SIDE

    def make_room(self) -> None:
        """Show the combo and the outlook, and give the card a picture, as far as the rest leaves room."""
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
