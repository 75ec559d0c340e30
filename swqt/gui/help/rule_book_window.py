"""The window of the rule book: contents or search results on the left, the page on the right, and its history."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QColor,
    QFont,
    QFontMetrics,
    QFontMetricsF,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPalette,
    QResizeEvent,
    QShortcut,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QSplitter,
    QStackedWidget,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from swqt.content import GROUPS, BookPage, RuleBook, SearchHit, fold, index_of, places_of, words_of, worth_table
from swqt.gui.help.rule_book_page import RuleBookPage, WorthPanel
from swqt.gui.style.actions import key_text
from swqt.gui.style.cards import LOST, EmptyState
from swqt.gui.style.theme import blend, current, scale_of, text_font, title_font
from swqt.gui.texts.names import labelled

_ANCHOR: Final = Qt.ItemDataRole.UserRole
_HIT: Final = Qt.ItemDataRole.UserRole
_LEAD: Final = 24
"""Characters shown before the first match in a search result."""

_BESIDE: Final = 10
"""Free pixels beside the text of a line of the contents."""

_SIZES: Final = (1.0, 0.95, 0.9, 0.85, 0.8, 0.75)
"""Relative font sizes of page titles: the first that fits, else the last, elided."""

_CONTENTS: Final = 0.4
"""Maximum share of the width for the contents."""

_START: Final = "brief"
_WORTH: Final = "worth"
"""The page with the table of worths below its text."""

_PAUSE: Final = 120
"""Milliseconds after the last keystroke before a search starts."""


class ContentsTree(QTreeWidget):
    """The contents: groups, pages, and the sections of written pages."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pages: dict[str, QTreeWidgetItem] = {}
        self.setHeaderHidden(True)
        self.setIndentation(16)
        self.setStyleSheet("QTreeView::item { padding: 2px 0; }")
        self.setAccessibleName(self.tr("Contents"))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.itemClicked.connect(self._choose)
        self.itemActivated.connect(self._choose)

    def show_book(self, book: RuleBook) -> None:
        """List the pages of *book*; the group of the rules is expanded."""
        self.clear()
        self._pages.clear()
        for group in GROUPS:
            top = QTreeWidgetItem([book.words[group]])
            for page in book.pages:
                if page.group != group:
                    continue
                item = self._item(top, page.title, page.anchor)
                self._pages[page.anchor] = item
                if group in ("rules", "map", "more"):
                    for passage in page.passages:
                        if passage.level:
                            self._item(item, passage.plain, passage.anchors[0])
            self._style(top)
            self.addTopLevelItem(top)
            top.setExpanded(group == GROUPS[0])

    def restyle(self) -> None:
        """Update the fonts to the text size and the available width."""
        for number in range(self.topLevelItemCount()):
            if (item := self.topLevelItem(number)) is not None:
                self._style(item)

    def _style(self, top: QTreeWidgetItem) -> None:
        """Update the fonts of the group *top*."""
        percent = round(scale_of(self.font()) * 100)
        top.setFont(0, title_font(percent, size=1.1))
        room = self.viewport().width() - 2 * self.indentation() - _BESIDE
        self._fit(top, room, [text_font(percent, size=size) for size in _SIZES])

    def _fit(self, parent: QTreeWidgetItem, room: int, fonts: Sequence[QFont]) -> None:
        """Set the largest of *fonts* in which each child of *parent* fits into *room* pixels, else the last."""
        metrics = [QFontMetricsF(font) for font in fonts]
        for number in range(parent.childCount()):
            item = parent.child(number)
            assert item is not None    # the index is in range
            text = item.text(0)
            fitting = (font for font, size in zip(fonts, metrics, strict=True) if size.horizontalAdvance(text) <= room)
            item.setFont(0, next(fitting, fonts[-1]))
            if item.childCount():
                self._fit(item, room - self.indentation(), fonts)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width() and self.isVisible():
            self.restyle()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.restyle()    # the width is known only now

    def show_anchor(self, anchor: str) -> None:
        """Select the page *anchor*."""
        item = self._pages.get(anchor)
        if item is None:
            self.clearSelection()
            return
        self.setCurrentItem(item)
        self.scrollToItem(item, QAbstractItemView.ScrollHint.EnsureVisible)

    def _item(self, parent: QTreeWidgetItem, text: str, anchor: str) -> QTreeWidgetItem:
        item = QTreeWidgetItem(parent, [text])
        item.setData(0, _ANCHOR, anchor)
        item.setToolTip(0, text)
        return item

    def _choose(self, item: QTreeWidgetItem) -> None:
        anchor = item.data(0, _ANCHOR)
        if anchor:
            self.chosen.emit(anchor)
        else:
            item.setExpanded(not item.isExpanded())


class SearchResults(QListWidget):
    """The search results, with the matches highlighted."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words: tuple[str, ...] = ()
        self.setItemDelegate(SearchResultDelegate(self))
        self.setAccessibleName(self.tr("Search results"))
        self.setUniformItemSizes(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.itemClicked.connect(self._choose)
        self.itemActivated.connect(self._choose)

    def show_hits(self, hits: Sequence[SearchHit], words: Sequence[str]) -> None:
        """List *hits* for the folded *words*."""
        self.words = tuple(words)
        self.clear()
        for hit in hits:
            item = QListWidgetItem(labelled(hit.title, hit.text) if hit.text else hit.title, self)
            item.setData(_HIT, hit)

    def choose_first(self) -> None:
        """Open the current result, or the first one."""
        item = self.item(max(0, self.currentRow()))
        if item is not None:
            self.setCurrentItem(item)
            self._choose(item)

    def _choose(self, item: QListWidgetItem) -> None:
        hit = item.data(_HIT)
        if hit is not None:
            self.chosen.emit(SearchHit(*hit))


class SearchResultDelegate(QStyledItemDelegate):
    """Paints a search result in two lines."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(80, QFontMetrics(option.font).lineSpacing() * 2 + 12)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        data = index.data(_HIT)
        if data is None:
            super().paint(painter, option, index)
            return
        hit = SearchHit(*data)
        owner = self.parent()
        words = owner.words if isinstance(owner, SearchResults) else ()
        theme = current()
        percent = round(scale_of(option.font) * 100)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        if chosen:
            painter.fillRect(option.rect, option.palette.color(QPalette.ColorRole.Highlight))
        box = QRectF(option.rect).adjusted(8, 4, -8, -4)
        ink = QColor(theme.accent_ink if chosen else theme.text)
        painter.setPen(ink)
        painter.setFont(text_font(percent, size=0.95, bold=True))
        line = box.height() / 2 if hit.text else box.height()
        _line(painter, QRectF(box.left(), box.top(), box.width(), line), hit.title, words, marked=not chosen)
        if not hit.text:
            painter.restore()
            return
        painter.setFont(text_font(percent, size=0.87))
        painter.setPen(ink if chosen else QColor(theme.muted))
        below = QRectF(box.left(), box.top() + line, box.width(), line)
        _line(painter, below, _from_hit(hit.text, words), words, marked=not chosen)
        painter.restore()


def _from_hit(text: str, words: Sequence[str]) -> str:
    """Return *text* from shortly before the first match of *words*."""
    folded = fold(text)
    first = min((at for word in words for at in places_of(word, folded)), default=0)
    if first <= _LEAD:
        return text
    return "… " + text[text.find(" ", first - _LEAD) + 1 :]


def _line(painter: QPainter, box: QRectF, text: str, words: Sequence[str], *, marked: bool) -> None:
    metrics = QFontMetricsF(painter.font())
    shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, box.width())
    if marked:
        theme = current()
        folded = fold(shown)
        for word in words:
            for at in places_of(word, folded):
                left = box.left() + metrics.horizontalAdvance(shown[:at])
                width = metrics.horizontalAdvance(shown[at : at + len(word)])
                painter.fillRect(
                    QRectF(left - 1, box.center().y() - metrics.height() / 2, width + 2, metrics.height()),
                    blend(theme.card, theme.gold, 0.45),
                )
    painter.drawText(QPointF(box.left(), box.center().y() + (metrics.ascent() - metrics.descent()) / 2), shown)


class VisitedPage(NamedTuple):
    """An entry of the history: page, anchor and scroll position."""

    page: BookPage
    anchor: str
    at: int


class RuleBookWindow(QWidget):
    """A modeless window for the rule book; it never blocks the game."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setObjectName("rule-book")
        self.setWindowTitle(self.tr("Rule book"))
        self._book: RuleBook | None = None
        self._is_dated = False
        self._past: list[VisitedPage] = []
        self._future: list[VisitedPage] = []
        self.back = self._button("←", self.tr("Back"), QKeySequence("Alt+Left"))
        self.forward = self._button("→", self.tr("Forward"), QKeySequence("Alt+Right"))
        self.home = self._button("⌂", self.tr("Start page"), QKeySequence("Alt+Home"))
        self.search = QLineEdit()
        self.search.setPlaceholderText(self.tr("Search the rules"))
        self.search.setAccessibleName(self.tr("Search the rules"))
        self.search.setClearButtonEnabled(True)
        self.search.setMinimumHeight(34)
        self.contents = ContentsTree()
        self.hits = SearchResults()
        self.left = QStackedWidget()
        self.left.addWidget(self.contents)
        self.left.addWidget(self.hits)
        self.nothing = EmptyState(LOST, self.tr("Nothing found."), self.tr("Clear the search"))
        self.left.addWidget(self.nothing)
        self.reader = RuleBookPage()
        self.worth: WorthPanel | None = None    # created when its page is first opened
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
        button.setToolTip(f"{name} ({key_text(key)})")
        QShortcut(key, self, button.click)
        return button

    def _lay_out(self) -> None:
        bar = QHBoxLayout()
        for button in (self.back, self.forward, self.home):
            bar.addWidget(button)
        bar.addWidget(self.search, 1)
        self._split = QSplitter()
        self._split.addWidget(self.left)
        right = QWidget()
        self._right = QVBoxLayout(right)
        self._right.setContentsMargins(0, 0, 0, 0)
        self._right.addWidget(self.reader, 1)
        self._split.addWidget(right)
        self._split.setStretchFactor(1, 1)
        self._split.setChildrenCollapsible(False)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(10, 10, 10, 10)
        whole.addLayout(bar)
        whole.addWidget(self._split, 1)
        scale = scale_of(self.font())
        room = self.screen().availableSize()
        self.resize(QSize(round(980 * scale), round(640 * scale)).boundedTo(room * 0.94))
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
        self.nothing.helped.connect(self._clear_search)
        self.reader.followed.connect(self.go)
        self.reader.highlighted.connect(self._name_link)
        QShortcut(QKeySequence.StandardKey.Find, self, self._to_search)

    def _go_home(self) -> None:
        self.go(_START)

    def _on_typing(self) -> None:
        self._timer.start()

    # Pages and history

    def show_book(self, book: RuleBook) -> None:
        """Show *book*; another book clears history and search."""
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
        """Whether a page of this book has been opened."""
        return self.reader.page is not None

    def go(self, anchor: str) -> None:
        """Open the book at *anchor*, or at its start page if the anchor is unknown."""
        assert self._book is not None
        spot = self._book.find(anchor) or self._book.find(_START)
        assert spot is not None
        marked = spot.page.passages[spot.passage].anchors if spot.passage >= 0 else ()
        self.open_page(spot.page, anchor if anchor in marked else next(iter(marked), ""))

    def open_page(self, page: BookPage, anchor: str = "", words: tuple[str, ...] = ()) -> None:
        """Open *page*, listed in the contents or not, at *anchor*, with matches of *words* highlighted."""
        if (stop := self._stop()) is not None:
            self._past.append(stop)
        self._future.clear()
        self._show(page, anchor, words)

    def go_back(self) -> None:
        """Go back to the previous page."""
        self._travel(self._past, self._future)

    def go_forward(self) -> None:
        """Undo going back."""
        self._travel(self._future, self._past)

    def _travel(self, source: list[VisitedPage], target: list[VisitedPage]) -> None:
        here = self._stop()
        if not source or here is None:
            return
        target.append(here)
        stop = source.pop()
        self._show(stop.page, stop.anchor, ())
        self.reader.verticalScrollBar().setValue(stop.at)

    def _stop(self) -> VisitedPage | None:
        page = self.reader.page
        return (
            VisitedPage(page, self.reader.anchor, self.reader.verticalScrollBar().value()) if page is not None else None
        )

    def _show(self, page: BookPage, anchor: str, words: tuple[str, ...]) -> None:
        self.reader.show_page(page, anchor, words)
        self.contents.show_anchor(page.anchor)
        self._show_worth(page.anchor == _WORTH)
        self.back.setEnabled(bool(self._past))
        self.forward.setEnabled(bool(self._future))
        self.setWindowTitle(self.tr("{0} – Rule book").format(page.title))

    def _show_worth(self, shown: bool) -> None:
        """Show the table of worths below the page, or hide it."""
        table = worth_table() if shown else None
        if self.worth is None and table is not None:
            self.worth = WorthPanel(table)
            self.worth.opened.connect(self.go)
            self._right.addWidget(self.worth, 2)
        if self.worth is not None:
            self.worth.setVisible(shown)
            if shown and self._book is not None:
                self.worth.show_names(self._book.catalogue, self._book.lang)

    def _name_link(self, url: QUrl) -> None:
        """Set the tooltip to the title of the link under the pointer."""
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
        hits = index_of(self._book).find(query)
        self.hits.show_hits(hits, words)
        self.left.setCurrentWidget(self.hits if hits else self.nothing)

    def _clear_search(self) -> None:
        self.search.clear()
        self._search()
        self.search.setFocus()

    def _take_first(self) -> None:
        self._search()
        if self.left.currentWidget() is self.hits:
            self.hits.choose_first()

    def _go_to_hit(self, hit: SearchHit) -> None:
        page, number = hit.spot
        anchors = page.passages[number].anchors if number >= 0 else ()
        self.open_page(page, next(iter(anchors), ""), self.hits.words)
        if not anchors:
            self.reader.show_first_mark()

    # Keys and looks

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc clears the search, then closes the window; Down in the search field moves to the results."""
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
        """Apply changed colours and sizes if the window is visible; otherwise it is done when the window is shown."""
        if self._is_dated and self.isVisible():
            self._is_dated = False
            self.reader.restyle()
            self.contents.restyle()
            if self.worth is not None:
                self.worth.restyle()

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        if (parent := self.parentWidget()) is not None:
            parent.activateWindow()
