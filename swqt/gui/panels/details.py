"""The reading panel beside the board: notices that somebody should read, and what the pointer is on."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from swqt.gui.panels.reading_cards import OutlookCard, RegionCard
from swqt.gui.session.outlook import TurnOutlook

_MARGIN: Final = 6
_SIDE: Final = 5


class DetailsPanel(QScrollArea):
    """Stacks notices, the RegionCard and the OutlookCard; none of them ever lies over the board.

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
        self.outlook = OutlookCard()
        self._notices: list[QWidget] = []
        self._inside = QWidget()
        self._column = QVBoxLayout(self._inside)
        self._column.setContentsMargins(_SIDE, 0, _SIDE, 0)
        self._column.setSpacing(_MARGIN)
        self._column.addWidget(self.card)
        self._column.addWidget(self.outlook)
        self._column.addStretch(1)
        self.setWidget(self._inside)
        self.card.installEventFilter(self)

    def minimumSizeHint(self) -> QSize:
        """Return a width of nothing: the column decides it."""
        return QSize(0, super().minimumSizeHint().height())

    def add_notice(self, notice: QWidget) -> None:
        """Add *notice* above the card, below those already added; it shows and hides itself."""
        self._column.insertWidget(len(self._notices), notice)
        self._notices.append(notice)
        notice.hide()
        notice.installEventFilter(self)

    def show_outlook(self, outlook: TurnOutlook | None) -> None:
        """Show *outlook* where there is room; None shows none."""
        self.outlook.show_outlook(outlook)
        self.make_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.make_room()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Make room for what appears, and scroll to a notice."""
        if event.type() in (QEvent.Type.ShowToParent, QEvent.Type.HideToParent):
            if event.type() == QEvent.Type.ShowToParent and watched is not self.card:
                self.verticalScrollBar().setValue(0)
            self.make_room()
        return False

    def make_room(self) -> None:
        """Give the card a picture, and show the outlook, as far as the notices and the card leave room."""
        width, room = self.viewport().width() - 2 * _SIDE, self.viewport().height()
        room -= sum(_height(notice, width) + _MARGIN for notice in self._notices if not notice.isHidden())
        if not self.card.isHidden():
            self.card.make_room(width, room)
            room -= _height(self.card, width) + _MARGIN
        besides = self.card.isHidden() or _height(self.outlook, width) <= room
        self.outlook.setVisible(self.outlook.outlook is not None and besides)


def _height(widget: QWidget, width: int) -> int:
    layout = widget.layout()
    if layout is None:
        return widget.sizeHint().height()
    return layout.totalHeightForWidth(width) if layout.hasHeightForWidth() else layout.totalSizeHint().height()
