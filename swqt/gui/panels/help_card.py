"""The help card of a piece, over a corner of the map, which never moves for it."""

from __future__ import annotations

from html import escape
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QUrl, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QApplication,
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
from swqt.gui.board.map_widgets import ItemMedallion
from swqt.gui.style.actions import EnterActivates
from swqt.gui.texts.names import Names
from swqt.gui.texts.sentences import Sentences

_MARGIN: Final = 14


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
        width = min(self.fontMetrics().averageCharWidth() * 46, self._map.width() - 2 * _MARGIN)
        document = self._text.document()
        document.setTextWidth(width - 46)
        wanted = round(document.size().height()) + 92
        self.setFixedSize(width, min(wanted, self._map.height() - 2 * _MARGIN))
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
