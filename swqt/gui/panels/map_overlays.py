"""Overlays on the map: the help card of a piece, the strips along the lower edge, and tips.

The map itself never moves for them.
"""

from __future__ import annotations

from html import escape
from typing import Final

from PySide6.QtCore import QEasingCurve, QEvent, QObject, QPoint, QPropertyAnimation, QRect, Qt, QUrl, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QBoxLayout,
    QFrame,
    QGroupBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from swqt.engine import NOBODY, State
from swqt.gui.board.map_widgets import ItemMedallion, MapToolbar
from swqt.gui.board.view import BoardView
from swqt.gui.panels.score_strip import ROOMY
from swqt.gui.style.key_handling import EnterActivates
from swqt.gui.style.theme import scale_of
from swqt.gui.texts.names import Names
from swqt.gui.texts.sentences import Sentences

_MARGIN: Final = 14

_EDGE: Final = 5
"""Pixels between a strip and the edge of the map."""

_STRIP: Final = 60
"""Height of an ordinary strip at 100%, in pixels: the map keeps this much free below the board where possible."""

_SLIDE: Final = 180
"""Maximum duration of the slide animation, in milliseconds."""


class HelpCard(QGroupBox):
    """Explains a piece in the upper right corner of *view*; a child of *page*, as the map's own children are its
    regions.

    A QGroupBox, because screen readers announce its title; they skip a QFrame.
    """

    closed = Signal()
    asked = Signal(str)
    """Asks to open the rule book page of a trait."""

    def __init__(self, view: QWidget, corner: MapToolbar, page: QWidget) -> None:
        """*corner* is the toolbar in the lower left corner of the map: a wide card ends above it.
        """
        super().__init__(page)
        self._map = view
        self._corner = corner
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
        self.place()
        self.show()
        self.raise_()

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
        width = min(self.fontMetrics().averageCharWidth() * 46, self._map.width() - 2 * _MARGIN)
        document = self._text.document()
        document.setTextWidth(width - 46)
        wanted = round(document.size().height()) + 92
        most = self._map.height() - 2 * _MARGIN
        taken, rise = self._corner.room, self._corner.rise
        if rise > taken.height() or self._map.width() - width - _MARGIN < taken.width():
            most -= rise
        self.setFixedSize(width, min(wanted, most))
        self.move(self._map.geometry().topRight() + QPoint(1 - width - _MARGIN, _MARGIN))

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


class BottomStrips(QWidget):
    """Stacks strips over the lower edge of *view*; a child of *page*, as the map's own children are its regions.

    The strips are placed beside the map toolbar *corner* if there is room, else below it, and the toolbar moves up.
    Visible while any strip is; the map can then be scrolled up from below it.
    """

    def __init__(self, view: BoardView, corner: MapToolbar, page: QWidget) -> None:
        super().__init__(page)
        self._view, self._corner = view, corner
        self._slides = False
        self._strips: list[QWidget] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(4)
        self._sliding = QPropertyAnimation(self, b"pos", self)
        self._sliding.setDuration(_SLIDE)
        self._sliding.setEasingCurve(QEasingCurve.Type.OutCubic)
        view.installEventFilter(self)
        self.hide()

    def add(self, strip: QWidget) -> None:
        """Add *strip* below those already added; it is placed whenever it is shown."""
        self._strips.append(strip)
        self._column.addWidget(strip)
        strip.hide()
        strip.installEventFilter(self)

    def let_slide(self, slides: bool) -> None:
        """Turn the slide animation on or off."""
        if slides != self._slides:
            self._slides = slides
            self.settle()

    def settle(self) -> None:
        """Finish the animation and place the strips."""
        self._sliding.stop()
        self._place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if watched is self._view:
            if kind in (QEvent.Type.Resize, QEvent.Type.Move):
                self.settle()
        elif kind in (QEvent.Type.ShowToParent, QEvent.Type.HideToParent):
            self._come_and_go()
        return False

    def event(self, event: QEvent) -> bool:
        handled = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:    # the text of a strip has changed
            self._place()
        elif event.type() == QEvent.Type.FontChange:
            self._keep_band()
        return handled

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._place()

    def _come_and_go(self) -> None:
        """Show or hide the container with its strips; the first strip slides up."""
        wanted = any(not strip.isHidden() for strip in self._strips)
        came = wanted and self.isHidden()
        self.setVisible(wanted)
        self._place()
        if came and self._slides and self.isVisible():
            self._sliding.setStartValue(QPoint(self.x(), self._view.geometry().bottom() + 1))
            self._sliding.setEndValue(self.pos())
            self._sliding.start()

    def _keep_band(self) -> None:
        self._view.keep_band(round(_STRIP * scale_of(self.font())) + 2 * _EDGE)

    def _place(self) -> None:
        self._keep_band()
        place = self._room()
        if self.isHidden():
            self._corner.make_way(0)
            self._view.cover(0)
            return
        beside = place.left() > self._view.geometry().left() + _EDGE
        self._corner.make_way(place.height() + _EDGE, beside=beside)
        self._view.cover(place.height() + 2 * _EDGE)
        if self._sliding.state() == QPropertyAnimation.State.Running:
            self._sliding.setEndValue(place.topLeft())
            self.resize(place.size())
        else:
            self.setGeometry(place)
        self.raise_()

    def _room(self) -> QRect:
        """Return the geometry of the strips on the page."""
        over = self._view.geometry().adjusted(_EDGE, 0, -_EDGE, -_EDGE)
        beside = over.adjusted(self._corner.room.width(), 0, 0, 0)
        if beside.width() >= ROOMY * scale_of(self.font()):
            over = beside
        for strip in self._strips:    # a strip's height depends on its button layout, which depends on its width
            if strip.isVisible() and (layout := strip.layout()) is not None:
                strip.resize(over.width(), strip.height())
                layout.activate()
        high = self._column.totalHeightForWidth(over.width()) if self._column.hasHeightForWidth() else -1
        high = max(high, self._column.totalMinimumSize().height())
        return QRect(over.left(), over.bottom() + 1 - high, over.width(), high)


class TipStrip(QFrame):
    """Shows one tip, with a link to the rule it is about."""

    dismissed = Signal()
    asked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("score")    # styled like the score strip
        self.setProperty("strip", True)
        self._topic = ""
        self._text = QLabel()
        self._text.setWordWrap(True)
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        self.more = QPushButton(self.tr("Rule"))
        self.more.setToolTip(self.tr("Read about it in the rule book"))
        self.done = QPushButton(self.tr("Understood"))
        self.done.clicked.connect(self.dismissed)
        self.more.clicked.connect(self._on_more)
        buttons = QHBoxLayout()
        buttons.setSpacing(10)
        buttons.addStretch(1)
        for button in (self.more, self.done):
            EnterActivates(button)
            buttons.addWidget(button)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(12, 6, 12, 6)
        self._row.setSpacing(10)
        self._row.addWidget(self._text, 1)
        self._row.addLayout(buttons)
        self.hide()

    def _on_more(self) -> None:
        self.asked.emit(self._topic)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the buttons below the text where both do not fit side by side."""
        super().resizeEvent(event)
        narrow = self.width() < ROOMY * scale_of(self.font())
        direction = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        if direction != self._row.direction():
            self._row.setDirection(direction)

    def show_tip(self, text: str, topic: str) -> None:
        """Show *text*; *topic* is its page in the rule book, or ""."""
        self._text.setText(text)
        self._topic = topic
        self.more.setVisible(bool(topic))
        self.setAccessibleName(text)
        self.show()

    def text(self) -> str:
        return self._text.text()
