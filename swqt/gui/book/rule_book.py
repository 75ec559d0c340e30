"""The rule book's window: contents or hits on the left, a page on the right, and the way back."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, QUrl
from PySide6.QtGui import QCloseEvent, QKeyEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QSplitter,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from swqt.content import Book, Hit, Page, index_of, words_of
from swqt.gui.book.contents import ContentsTree, HitList
from swqt.gui.book.reader import Reader
from swqt.gui.fonts import scale_of

_CONTENTS: Final = 0.4
"""The share of the width that the contents have at most."""

_START: Final = "brief"
_PAUSE: Final = 120
"""Milliseconds without a letter after which a search begins."""


class Stop(NamedTuple):
    """Where somebody has been: a page, the anchor it was opened at, and how far down it was read."""

    page: Page
    anchor: str
    at: int


class RuleBook(QWidget):
    """A window beside the game; it never asks for anything and never keeps the game from going on."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setObjectName("rule-book")
        self.setWindowTitle(self.tr("Rule book"))
        self._book: Book | None = None
        self._is_dated = False
        self._past: list[Stop] = []
        self._future: list[Stop] = []
        self.back = self._button("←", self.tr("Back"), QKeySequence("Alt+Left"))
        self.forward = self._button("→", self.tr("Forward"), QKeySequence("Alt+Right"))
        self.home = self._button("⌂", self.tr("First page"), QKeySequence("Alt+Home"))
        self.search = QLineEdit()
        self.search.setPlaceholderText(self.tr("Search the rules"))
        self.search.setAccessibleName(self.tr("Search the rules"))
        self.search.setClearButtonEnabled(True)
        self.search.setMinimumHeight(34)
        self.contents = ContentsTree()
        self.hits = HitList()
        self.left = QStackedWidget()
        self.left.addWidget(self.contents)
        self.left.addWidget(self.hits)
        self.reader = Reader()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_PAUSE)
        self._lay_out()
        self._connect()
        self.reader.setFocus()

    def _button(self, text: str, name: str, key: QKeySequence) -> QToolButton:
        button = QToolButton()
        button.setText(text)
        button.setProperty("bar", True)
        button.setMinimumSize(36, 34)
        button.setAccessibleName(name)
        shown = key.toString(QKeySequence.SequenceFormat.NativeText)
        button.setToolTip(f"{name} ({shown})")
        QShortcut(key, self, button.click)
        return button

    def _lay_out(self) -> None:
        bar = QHBoxLayout()
        for button in (self.back, self.forward, self.home):
            bar.addWidget(button)
        bar.addWidget(self.search, 1)
        self._split = QSplitter()
        self._split.addWidget(self.left)
        self._split.addWidget(self.reader)
        self._split.setStretchFactor(1, 1)
        self._split.setChildrenCollapsible(False)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(10, 10, 10, 10)
        whole.addLayout(bar)
        whole.addWidget(self._split, 1)
        scale = scale_of(self.font())
        room = self.screen().availableSize()
        self.resize(QSize(round(940 * scale), round(640 * scale)).boundedTo(room * 0.94))
        left = min(round(270 * scale), round(self.width() * _CONTENTS))
        self._split.setSizes([left, self.width() - left])

    def _connect(self) -> None:
        self.back.clicked.connect(self.go_back)
        self.forward.clicked.connect(self.go_forward)
        self.home.clicked.connect(self._go_home)
        self.search.textChanged.connect(self._on_typing)
        self.search.returnPressed.connect(self._take_first)
        self._timer.timeout.connect(self._search)
        self.contents.chosen.connect(self.go)
        self.hits.chosen.connect(self._go_to_hit)
        self.reader.followed.connect(self.go)
        self.reader.highlighted.connect(self._name_link)
        QShortcut(QKeySequence.StandardKey.Find, self, self._to_search)

    def _go_home(self) -> None:
        self.go(_START)

    def _on_typing(self) -> None:
        self._timer.start()

    # What is read

    def show_book(self, book: Book) -> None:
        """Read in *book* from now on; what was looked at before is forgotten."""
        if book is self._book:
            return
        self._book = book
        self._past.clear()
        self._future.clear()
        self.reader.page = None
        self.search.clear()
        self.contents.show_book(book)

    @property
    def is_open(self) -> bool:
        """Whether a page of this book has been read."""
        return self.reader.page is not None

    def go(self, anchor: str) -> None:
        """Open the book at *anchor*; at its first page if it has nothing there."""
        assert self._book is not None
        spot = self._book.find(anchor) or self._book.find(_START)
        assert spot is not None
        marked = spot.page.passages[spot.passage].anchors if spot.passage >= 0 else ()
        self.open_page(spot.page, anchor if anchor in marked else next(iter(marked), ""))

    def open_page(self, page: Page, anchor: str = "", words: tuple[str, ...] = ()) -> None:
        """Open *page*, which may be one that is not in the contents, at *anchor*."""
        if (stop := self._stop()) is not None:
            self._past.append(stop)
        self._future.clear()
        self._show(page, anchor, words)

    def go_back(self) -> None:
        """Go back to where the reader was before."""
        self._travel(self._past, self._future)

    def go_forward(self) -> None:
        """Undo going back."""
        self._travel(self._future, self._past)

    def _travel(self, source: list[Stop], target: list[Stop]) -> None:
        here = self._stop()
        if not source or here is None:
            return
        target.append(here)
        stop = source.pop()
        self._show(stop.page, stop.anchor, ())
        self.reader.verticalScrollBar().setValue(stop.at)

    def _stop(self) -> Stop | None:
        page = self.reader.page
        return Stop(page, self.reader.anchor, self.reader.verticalScrollBar().value()) if page is not None else None

    def _show(self, page: Page, anchor: str, words: tuple[str, ...]) -> None:
        self.reader.show_page(page, anchor, words)
        self.contents.show_anchor(page.anchor)
        self.back.setEnabled(bool(self._past))
        self.forward.setEnabled(bool(self._future))
        self.setWindowTitle(self.tr("{0} – Rule book").format(page.title))

    def _name_link(self, url: QUrl) -> None:
        """Say where the link under the pointer leads."""
        title = self._book.title(url.fragment()) if self._book is not None and url.hasFragment() else ""
        self.reader.viewport().setToolTip(title)

    # Searching

    def _to_search(self) -> None:
        self.search.setFocus()
        self.search.selectAll()

    def _search(self) -> None:
        self._timer.stop()
        query = self.search.text()
        words = words_of(query)
        if not words or self._book is None:
            self.left.setCurrentWidget(self.contents)
            return
        self.hits.show_hits(index_of(self._book).find(query), words)
        self.left.setCurrentWidget(self.hits)

    def _take_first(self) -> None:
        self._search()
        if self.left.currentWidget() is self.hits:
            self.hits.choose_first()

    def _go_to_hit(self, hit: Hit) -> None:
        page, number = hit.spot
        anchors = page.passages[number].anchors if number >= 0 else ()
        self.open_page(page, next(iter(anchors), ""), self.hits.words)
        if not anchors:
            self.reader.show_first_mark()

    # Keys and looks

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close with Esc, or first leave the search; from the search field, Down goes to the hits."""
        if event.key() == Qt.Key.Key_Escape:
            if self.search.text():
                self.search.clear()
                self._search()
                self.contents.setFocus()
            else:
                self.close()
        elif event.key() == Qt.Key.Key_Down and self.search.hasFocus():
            self._search()
            (self.hits if self.left.currentWidget() is self.hits else self.contents).setFocus()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.PaletteChange) and hasattr(self, "_timer"):
            self._is_dated = True
            self._restyle()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._restyle()

    def _restyle(self) -> None:
        """Show the page in the colours and sizes of now, if anybody sees it."""
        if self._is_dated and self.isVisible():
            self._is_dated = False
            self.reader.restyle()
            self.contents.restyle()

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        if (parent := self.parentWidget()) is not None:
            parent.activateWindow()
