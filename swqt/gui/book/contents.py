"""The left side of the rule book: its contents as a tree, or what a search has found."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QFontMetricsF, QPainter, QPalette, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from swqt.content import GROUPS, Book, Hit, fold, places_of
from swqt.gui.colour import blend
from swqt.gui.fonts import scale_of, text_font, title_font
from swqt.gui.theme import current

_ANCHOR: Final = Qt.ItemDataRole.UserRole
_HIT: Final = Qt.ItemDataRole.UserRole
_LEAD: Final = 24
"""Characters of a text before what was found in it."""

_BESIDE: Final = 10
"""Pixels of a line of the contents that are left free beside its words."""

_SIZES: Final = (1.0, 0.95, 0.9, 0.85, 0.8, 0.75)
"""How large titles of pages are: in the first size in which they fit, else in the last, cut off."""


class ContentsTree(QTreeWidget):
    """Groups, pages, and the sections of written pages."""

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

    def show_book(self, book: Book) -> None:
        """List everything in *book*; its rules are unfolded."""
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
        """Give the groups their letters, and titles that have too little room smaller ones."""
        for number in range(self.topLevelItemCount()):
            if (item := self.topLevelItem(number)) is not None:
                self._style(item)

    def _style(self, top: QTreeWidgetItem) -> None:
        """Do so with the group *top*."""
        percent = round(scale_of(self.font()) * 100)
        top.setFont(0, title_font(percent, size=1.1))
        room = self.viewport().width() - 2 * self.indentation() - _BESIDE
        self._fit(top, room, [text_font(percent, size=size) for size in _SIZES])

    def _fit(self, parent: QTreeWidgetItem, room: int, fonts: Sequence[QFont]) -> None:
        """Have what lies below *parent* fit into *room* pixels, in the last of *fonts* if it cannot."""
        metrics = [QFontMetricsF(font) for font in fonts]
        for number in range(parent.childCount()):
            item = parent.child(number)
            assert item is not None    # of that many
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
        self.restyle()    # it has its width now

    def show_anchor(self, anchor: str) -> None:
        """Mark the page *anchor* as the one that is read."""
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


class HitList(QListWidget):
    """What a search has found, the words marked."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words: tuple[str, ...] = ()
        self.setItemDelegate(HitDelegate(self))
        self.setAccessibleName(self.tr("Search results"))
        self.setUniformItemSizes(True)
        self.setWordWrap(True)    # for what is said where nothing is found
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.itemClicked.connect(self._choose)
        self.itemActivated.connect(self._choose)

    def show_hits(self, hits: Sequence[Hit], words: Sequence[str]) -> None:
        """List *hits* for the folded *words*."""
        self.words = tuple(words)
        self.clear()
        for hit in hits:
            item = QListWidgetItem(f"{hit.title}: {hit.text}" if hit.text else hit.title, self)
            item.setData(_HIT, hit)
        if not hits:
            item = QListWidgetItem(self.tr("Nothing found."), self)
            item.setFlags(Qt.ItemFlag.NoItemFlags)

    def choose_first(self) -> None:
        """Go to the first hit, if there is one."""
        item = self.item(max(0, self.currentRow()))
        if item is not None:
            self.setCurrentItem(item)
            self._choose(item)

    def _choose(self, item: QListWidgetItem) -> None:
        hit = item.data(_HIT)
        if hit is not None:
            self.chosen.emit(Hit(*hit))


class HitDelegate(QStyledItemDelegate):
    """Paints a hit in two lines."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(80, QFontMetrics(option.font).lineSpacing() * 2 + 12)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        data = index.data(_HIT)
        if data is None:
            super().paint(painter, option, index)
            return
        hit = Hit(*data)
        owner = self.parent()
        words = owner.words if isinstance(owner, HitList) else ()
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
    """Return *text* from shortly before the first of *words*."""
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
