"""The reading panel beside the board, with what the pointer is on, and the help card of a piece over the map."""

from __future__ import annotations

from html import escape
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, QSize, Qt, QUrl, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QGroupBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from swqt.engine import NOBODY, State
from swqt.gui.board.map_widgets import ItemMedallion
from swqt.gui.panels.reading_cards import ComboDetails, ComboReading, OutlookCard, RegionCard
from swqt.gui.session.overlays import TurnOutlook
from swqt.gui.style.actions import EnterActivates
from swqt.gui.style.layouts import QWIDGETSIZE_MAX
from swqt.gui.style.theme import INK, LIGHT, current, edge_of
from swqt.gui.texts.names import Names
from swqt.gui.texts.sentences import Sentences

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

    def add_notice(self, notice: QWidget, *, first: bool = False) -> None:
        """Add *notice* above the card, below those already added or, as the *first*, above them; it shows itself."""
        at = 0 if first else len(self._notices)
        self._column.insertWidget(1 + at, notice)
        self._notices.insert(at, notice)
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
        self._show_combo(alone=True)
        if not self.card.isHidden():
            self.card.make_room(width, 0)
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

    def _show_combo(self, *, alone: bool = False) -> None:
        """Show the combo that is to be told about; *alone* only while the card is hidden: less of the board is covered.
        """
        reading, combo = self._reading, self.combo
        if reading is None:
            combo.setVisible(combo.isVisible() and combo.words.hasFocus())
            return
        combo.show_reading(reading)
        others = (self.card, *self._notices)
        wanted = reading.pointed or all(other.isHidden() for other in others)
        combo.setVisible(combo.words.hasFocus() or (wanted and not (alone and not self.card.isHidden())))
        if reading.pointed:
            self.verticalScrollBar().setValue(0)


def _height(widget: QWidget, width: int) -> int:
    layout = widget.layout()
    if layout is None:
        return widget.sizeHint().height()
    layout.activate()    # layouts inside it still know the heights of the texts before
    return layout.totalHeightForWidth(width) if layout.hasHeightForWidth() else layout.totalSizeHint().height()


_CARD_MARGIN: Final = 14


class HelpCard(QGroupBox):
    """Explains a piece in the upper right corner of *view*; a child of *page*, as the map's own children are its
    regions.

    A QGroupBox, because screen readers announce its title; they skip a QFrame.
    """

    closed = Signal()
    asked = Signal(str)
    """Asks to open the rule book page of a trait."""

    def __init__(self, view: QWidget, page: QWidget) -> None:
        super().__init__(page)
        self._map = view
        self.piece = ""
        self.setObjectName("help")
        self.setProperty("card", True)
        self.style().polish(self)
        QApplication.sendEvent(self, QEvent(QEvent.Type.StyleChange))    # applies the margins of a card
        self._medallion = ItemMedallion(44)
        self._title = QLabel()
        self._title.setProperty("title", True)
        self._title.setWordWrap(True)
        self._text = QTextBrowser()
        self._text.setFrameShape(QFrame.Shape.NoFrame)
        self._text.setOpenLinks(False)
        self._text.anchorClicked.connect(self._on_link)
        self._text.setAccessibleName(self.tr("What it does"))
        self.close_button = QPushButton("×")
        self.close_button.setAccessibleName(self.tr("Close"))
        self.close_button.setToolTip(self.tr("Close"))
        self.close_button.setFixedSize(30, 30)
        self.close_button.setStyleSheet("padding: 0;")
        self.close_button.clicked.connect(self.put_away)
        EnterActivates(self.close_button)
        head = QHBoxLayout()
        head.addWidget(self._medallion)
        head.addWidget(self._title, 1)
        head.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignTop)
        box = QVBoxLayout(self)
        box.setContentsMargins(12, 10, 10, 10)
        box.setSpacing(4)
        box.addLayout(head)
        box.addWidget(self._text, 1)
        view.installEventFilter(self)
        self.hide()

    def _on_link(self, url: QUrl) -> None:
        self.asked.emit(url.toString())

    def show_piece(self, piece: str, state: State, names: Names, sentences: Sentences) -> None:
        """Show the name, owner and effects of *piece*."""
        self._medallion.show_piece(piece)
        invitation = self.tr("More in the rule book")
        more = f'<p><a href="{escape(piece)}">{escape(invitation)}</a></p>'
        self._show(piece, names.piece(piece), help_html(piece, state, names, sentences) + more)

    def show_text(self, title: str, html: str) -> None:
        """Show rich text under *title*."""
        self._show("", title, html)

    def _show(self, piece: str, title: str, html: str) -> None:
        self.piece = piece
        self._medallion.setVisible(bool(piece))
        self._title.setText(title)
        self.setAccessibleName(title)
        self._text.setHtml(html)
        self.show()
        self.raise_()
        self.place()    # last: showing it may have changed the size of the map

    def stops(self) -> list[QWidget]:
        """Return the widgets of the Tab order."""
        return [self._text, self.close_button]

    def take_keyboard(self) -> None:
        """Focus the text, so that keys scroll it; Esc closes the card."""
        self._text.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move) and self.isVisible():
            self.place()
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.put_away()
        else:
            super().keyPressEvent(event)

    def place(self) -> None:
        """Place the card in its corner, as large as the text needs and the map allows."""
        width = min(self.fontMetrics().averageCharWidth() * 46, self._map.width() - 2 * _CARD_MARGIN)
        document = self._text.document()
        document.setTextWidth(width - 46)
        wanted = round(document.size().height()) + 92
        self.setFixedSize(width, min(wanted, self._map.height() - 2 * _CARD_MARGIN))
        self.move(self._map.geometry().topRight() + QPoint(1 - width - _CARD_MARGIN, _CARD_MARGIN))

    def put_away(self) -> None:
        """Hide the card."""
        self.piece = ""
        self.hide()
        self.closed.emit()

    def text(self) -> str:
        """Return the full text of the card."""
        return f"{self._title.text()}\n{self._text.toPlainText()}"


def help_html(piece: str, state: State, names: Names, sentences: Sentences) -> str:
    """Return rich text on *piece*: its regions and owners, its effects, and those of a power that comes with it."""
    parts = [f"<b>{escape(_where(piece, state, names, sentences))}</b>"]
    bringer = names.bringer(piece)
    if bringer:
        text = escape(" ".join(names.whole_help(bringer) if bringer == piece else names.help(bringer)))
        parts.append(text if bringer == piece else f"<b>{_page(bringer, names)}</b>: {text}")
    power = state.note(piece)
    if power and names.kind(power) == "power":
        parts.append(f"<b>{_page(power, names)}</b>: {escape(' '.join(names.help(power)))}")
    return "".join(f'<p style="margin:0 0 6px 0">{part}</p>' for part in parts)


def _page(trait: str, names: Names) -> str:
    """Return the name of *trait* as a link to its rule book page."""
    return f'<a href="{escape(trait)}">{escape(names.trait(trait))}</a>'


def _where(piece: str, state: State, names: Names, sentences: Sentences) -> str:
    places = []
    for kind, region in state.pieces:
        if kind == piece:
            number = state.tribe_at(region)
            place = names.region(region)
            if number != NOBODY:
                tribe = state.tribes[number]
                place = f"{place} ({sentences.owner(tribe.seat, tribe.race)})"
            places.append(place)
    return ", ".join(places)
