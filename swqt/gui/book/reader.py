"""The page that is being read: text with pictures, links, and marks on what was looked for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QUrl, Signal
from PySide6.QtGui import QColor, QTextCharFormat, QTextCursor, QTextFormat
from PySide6.QtWidgets import QFrame, QTextBrowser, QTextEdit, QWidget

from swqt.content import Page, fold, places_of
from swqt.gui.book.icons import icon_image
from swqt.gui.book.render import page_html
from swqt.gui.colour import blend
from swqt.gui.fonts import scale_of
from swqt.gui.theme import current

_ICON: Final = "icon"


class Reader(QTextBrowser):
    """Shows one page. A link is not followed but told: ``followed`` has its anchor."""

    followed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.page: Page | None = None
        self._words: tuple[str, ...] = ()
        self.anchor = ""
        self.setOpenLinks(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.document().setDocumentMargin(18)
        self.setAccessibleName(self.tr("Page"))
        self.anchorClicked.connect(self._on_link)

    def _on_link(self, url: QUrl) -> None:
        self.followed.emit(url.fragment())

    def show_page(self, page: Page, anchor: str = "", words: Sequence[str] = ()) -> None:
        """Show *page*, from *anchor* on, which is marked, with every one of *words* highlighted."""
        self.page, self.anchor, self._words = page, anchor, tuple(words)
        self.setHtml(page_html(page, current(), scale_of(self.font())))
        self._mark()
        self.verticalScrollBar().setValue(0)
        if anchor:
            self.scrollToAnchor(anchor)
            bar = self.verticalScrollBar()
            if bar.value() < bar.maximum():    # what stands above is not cut off
                bar.setValue(bar.value() - self.viewport().height() // 8)

    def restyle(self) -> None:
        """Show the page again in the colours and size of now, where it was."""
        if self.page is not None:
            at = self.verticalScrollBar().value()
            self.show_page(self.page, self.anchor, self._words)
            self.verticalScrollBar().setValue(at)

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """Return the picture ``icon:race/orcs?60``, 60 pixels wide."""
        url = QUrl(name)
        if url.scheme() == _ICON:
            return icon_image(url.path(), int(url.query()))
        return super().loadResource(kind, name)

    def show_first_mark(self) -> None:
        """Scroll to the first word that is highlighted."""
        for mark in self.extraSelections()[:1]:
            top = self.document().documentLayout().blockBoundingRect(mark.cursor.block()).top()
            self.verticalScrollBar().setValue(max(0, round(top) - self.viewport().height() // 3))

    def marked(self) -> list[str]:
        """Return the highlighted words as they stand in the text."""
        marks = self.extraSelections()[1:] if self.anchor else self.extraSelections()
        return [mark.cursor.selectedText() for mark in marks]

    def _mark(self) -> None:
        theme = current()
        marks = []
        if self.anchor and (cursor := self._cursor_at(self.anchor)) is not None:
            line = QTextCharFormat()
            line.setBackground(blend(theme.card, theme.gold, 0.26))
            line.setProperty(QTextFormat.Property.FullWidthSelection, True)
            marks.append(_selection(cursor, line))
        found = QTextCharFormat()
        found.setBackground(QColor(theme.gold))
        found.setForeground(QColor("#1B120A"))
        folded = fold(self.toPlainText())
        for word in self._words:
            for at in places_of(word, folded):
                cursor = QTextCursor(self.document())
                cursor.setPosition(at)
                cursor.setPosition(at + len(word), QTextCursor.MoveMode.KeepAnchor)
                marks.append(_selection(cursor, found))
        self.setExtraSelections(marks)

    def _cursor_at(self, anchor: str) -> QTextCursor | None:
        """Return a cursor that selects the paragraph that *anchor* names; None if there is none."""
        block = self.document().begin()
        while block.isValid():
            pieces = block.begin()
            while not pieces.atEnd():
                if anchor in pieces.fragment().charFormat().anchorNames():
                    cursor = QTextCursor(block)
                    cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
                    return cursor
                pieces += 1
            block = block.next()
        return None


def _selection(cursor: QTextCursor, look: QTextCharFormat) -> QTextEdit.ExtraSelection:
    mark = QTextEdit.ExtraSelection()
    mark.cursor = cursor
    mark.format = look
    return mark
