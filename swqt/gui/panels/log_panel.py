"""The log panel: the history of the game in sentences, with filter, search and export; when folded, one line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QAction,
    QColor,
    QFontMetricsF,
    QGuiApplication,
    QHideEvent,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QMainWindow,
    QMenu,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from swqt.gui.panels.log_model import DIVIDER, FILTERS, LINE, TALK, TURN, LogLine, LogModel, LogNote
from swqt.gui.panels.log_view import LogView
from swqt.gui.style.actions import EnterActivates, keep_keys
from swqt.gui.style.buttons import ask_target
from swqt.gui.style.cards import LOST, EmptyState
from swqt.gui.style.layouts import QWIDGETSIZE_MAX, FlowLayout
from swqt.gui.style.theme import blend, current, edge_of, scale_of, text_font
from swqt.gui.texts.sentences import Sentences
from swqt.home import write_whole
from swqt.table import PlayedCommand

_HIGH: Final = 32
_SIDE: Final = 10
_GAP: Final = 8


class LogFold(QAbstractButton):
    """The button of a folded log, with its name, the newest entry (elided to fit), and an arrow."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._newest = ""
        self._above = False
        self.setText(text)
        self.setAccessibleName(text)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        EnterActivates(self)

    def show_newest(self, text: str) -> None:
        """Show *text* beside the name of the log."""
        if text != self._newest:
            self._newest = text
            self.setAccessibleDescription(text)
            self.setToolTip(text)
            self.update()

    def set_above(self, above: bool) -> None:
        """Become a short button whose arrow points down to the sheet, or the line in a column again."""
        self._above = above
        self.updateGeometry()
        self.update()

    def _scale(self) -> float:
        return min(scale_of(self.font()), 1.4) if self._above else scale_of(self.font())

    def sizeHint(self) -> QSize:
        scale = self._scale()
        if not self._above:
            return QSize(100, round(_HIGH * scale))
        words = QFontMetricsF(text_font(round(scale * 100), size=0.87, bold=True)).horizontalAdvance(self.text())
        return QSize(round(words + 8 * scale + 2 * _SIDE + _GAP) + 2, round(34 * scale))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, scale = current(), self._scale()
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        p.setPen(QPen(QColor(theme.accent if self.hasFocus() else edge_of(theme)), 2.0 if self.hasFocus() else 1.2))
        p.setBrush(blend(theme.card, theme.gold, 0.13) if self.underMouse() else QColor(theme.card))
        p.drawRoundedRect(box, 8, 8)
        half = 4 * scale
        way = -1 if self._above else 1
        tip = QPointF(box.right() - _SIDE - half, box.center().y() - way * half * 0.7)
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(QColor(theme.muted))
        p.drawPolygon(QPolygonF([tip, tip + QPointF(-half, 1.5 * way * half), tip + QPointF(half, 1.5 * way * half)]))
        room = box.adjusted(_SIDE, 0, -_SIDE - 2 * half - _GAP, 0)
        middle = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        p.setFont(text_font(round(scale * 100), size=0.87 if self._above else 0.8, bold=True))
        p.setPen(QColor(theme.text))
        p.drawText(room, middle, self.text())
        if self._above:
            p.end()
            return
        room.setLeft(room.left() + QFontMetricsF(p.font()).horizontalAdvance(self.text()) + _GAP)
        p.setFont(text_font(round(scale * 100), size=0.8))
        p.setPen(QColor(theme.muted))
        p.drawText(room, middle, p.fontMetrics().elidedText(
            self._newest, Qt.TextElideMode.ElideRight, round(room.width())
        ))    # fmt: skip
        p.end()


_HEAD: Final = 205
"""Pixels at 100% that filter and buttons need beside the title; with less, the title is hidden."""

_MARGINS: Final = (4, 2, 5, 4)
_SHEET: Final = 340
"""Width of a sheet that hangs from the upper rail, in pixels at 100%."""

_Index = QModelIndex | QPersistentModelIndex
CanReturn = Callable[[int], str | None]
"""Returns why the game cannot go back to a number of commands: "" if it can, None if going back does not apply."""


class LogPanel(QWidget):
    """The log of one game, built from its played commands. When folded, it is one line, which opens as a sheet.

    ``viewed`` asks to show the board after a number of commands, ``returned`` to undo the game back to there,
    ``annotated`` to write a note about that position.
    """

    viewed = Signal(int)
    returned = Signal(int)
    annotated = Signal(int)
    hovered = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model_ = LogModel(self)
        self.view = LogView(self.model_)
        self.view.setAccessibleName(self.tr("Log"))
        self.view.setMinimumHeight(60)    # low, as space is scarce with large text
        self.view.setProperty("page", True)
        self.is_folded = False
        self.is_above = False
        self._sheet = QFrame(self)
        self.fold_bar = LogFold(self.tr("Log"))
        self.fold_bar.hide()
        self._can_return: CanReturn = lambda count: None
        self._own = 0
        self.filter = QComboBox()
        self.filter.addItems([self.tr("All"), self.tr("About me"), self.tr("Battles")])
        self.filter.setAccessibleName(self.tr("Log filter"))
        self.filter.setMinimumContentsLength(3)    # the column is narrow
        self.filter.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.search = QLineEdit()
        self.search.setPlaceholderText(self.tr("Search the log"))
        self.search.setAccessibleName(self.search.placeholderText())
        self.search.setClearButtonEnabled(True)
        self.search.hide()
        self.searching = QAction(self.tr("&Search (Ctrl+F)"), self)
        self.nothing = EmptyState(LOST, self.tr("Nothing found."), self.tr("Clear the search"))
        self.nothing.hide()
        self.nothing.helped.connect(self.search.clear)
        self._build()
        keep_keys(self.search, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape)
        keep_keys(self.view, Qt.Key.Key_Return, Qt.Key.Key_Enter)
        self.filter.currentIndexChanged.connect(self._filter)
        self.search.textChanged.connect(self.model_.set_needle)
        self.search.textChanged.connect(self._on_needle)
        self.model_.modelReset.connect(self._show_nothing)
        self.model_.rowsInserted.connect(self._show_nothing)
        self.view.pointed.connect(self.hovered)
        self.view.chosen.connect(self._on_chosen)
        self.view.opened.connect(self.viewed)

    def _build(self) -> None:
        more = self._more = QToolButton()
        more.setText("…")
        more.setProperty("bar", True)
        more.setStyleSheet("QToolButton { padding: 3px 7px; } QToolButton::menu-indicator { image: none; }")
        more.setToolTip(self.tr("Search, copy and export"))
        more.setAccessibleName(more.toolTip())
        more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(more)
        menu.addAction(self.searching)
        menu.addAction(self.tr("&Copy visible lines"), self.copy_shown)
        menu.addAction(self.tr("&Export…"), self.ask_export)
        more.setMenu(menu)
        self.searching.triggered.connect(self.start_search)
        self.fold_button = QToolButton()
        self.fold_button.setArrowType(Qt.ArrowType.DownArrow)
        self.fold_button.setProperty("bar", True)
        self.fold_button.setStyleSheet("QToolButton { padding: 3px 5px; }")
        self.fold_button.setToolTip(self.tr("Fold the log (Esc)"))
        self.fold_button.setAccessibleName(self.fold_button.toolTip())
        self.fold_button.clicked.connect(self.close_sheet)
        self.fold_button.hide()
        self._title = QLabel(self.tr("Log"))
        self._title.setProperty("title", True)
        top = QHBoxLayout()
        top.setSpacing(4)
        top.addWidget(self._title)
        top.addWidget(self.filter, 1)
        top.addWidget(more)
        top.addWidget(self.fold_button)
        self.look = QPushButton(self.tr("View the &map at this point"))
        self.back = QPushButton(self.tr("&Undo to here"))
        self.note = QPushButton(self.tr("&Note…"))
        self.note.setToolTip(self.tr("Write a note about this moment"))
        self.note.clicked.connect(self._on_note)
        self.look.clicked.connect(self._on_look)
        self.back.clicked.connect(self._on_back)
        self.reason = QLabel()
        self.reason.setWordWrap(True)
        self.reason.setProperty("muted", True)
        self.sum = QLabel()
        self.sum.setWordWrap(True)
        self.sum.setTextFormat(Qt.TextFormat.PlainText)
        self.sum.setProperty("muted", True)
        self.sum.hide()
        self._deeds = QWidget()
        deeds = FlowLayout(self._deeds, 4)
        deeds.addWidget(self.look)
        deeds.addWidget(self.back)
        deeds.addWidget(self.note)
        self._deeds.hide()
        self.reason.hide()
        self._sheet.setProperty("card", True)
        self._sheet.installEventFilter(self)
        whole = QVBoxLayout(self._sheet)
        whole.setContentsMargins(8, 6, 6, 6)
        whole.setSpacing(4)
        whole.addLayout(top)
        whole.addWidget(self.search)
        whole.addWidget(self.view, 1)
        whole.addWidget(self.nothing, 1)
        whole.addWidget(self.sum)
        whole.addWidget(self.reason)
        whole.addWidget(self._deeds)
        self.fold_bar.clicked.connect(self._on_fold_bar)
        self._whole = QVBoxLayout(self)
        self._whole.setContentsMargins(*_MARGINS)
        self._whole.addWidget(self.fold_bar)
        self._whole.addWidget(self._sheet, 1)

    def stops(self) -> list[QWidget]:
        """Return the widgets of the Tab order."""
        deeds = (self.look, self.back, self.note)
        return [self.fold_bar, self.filter, self._more, self.fold_button, self.search, self.view, *deeds]

    # Folding

    def minimumSizeHint(self) -> QSize:
        """Return a width of 0, because the column determines it."""
        return QSize(0, super().minimumSizeHint().height())

    @property
    def is_open(self) -> bool:
        """Whether the log can be read: unfolded, or opened as a sheet."""
        return not self._sheet.isHidden()

    def fold(self, folded: bool) -> None:
        """Fold the log to one line with its newest entry, or unfold it."""
        if folded == self.is_folded:
            return
        self.is_folded = folded
        self._lay_down()
        self._sheet.setHidden(folded)
        self.fold_bar.setVisible(folded)
        self.fold_button.setVisible(folded)
        self.setMaximumHeight(self.fold_bar.sizeHint().height() + 6 if folded else QWIDGETSIZE_MAX)

    def set_above(self, above: bool) -> None:
        """Be a button *above* the board instead of a line in a column; the sheet then opens below it."""
        self.close_sheet()
        self.is_above = above
        self.fold_bar.set_above(above)
        wide = self.fold_bar.sizeHint().width() if above else 0
        self.setMinimumWidth(wide)
        self.setMaximumWidth(wide or QWIDGETSIZE_MAX)
        self._whole.setContentsMargins(*((0, 0, 0, 0) if above else _MARGINS))

    def _on_fold_bar(self) -> None:
        self.open_sheet(not self.is_open)

    def open_sheet(self, opened: bool = True) -> None:
        """Open a folded log as a sheet, over its column or below its button; or close that again."""
        window = self.window()
        if not self.is_folded or not opened:
            self.close_sheet()
            return
        if not self.is_open:
            self._sheet.setParent(window)
            window.installEventFilter(self)
            self._place_sheet()
            self._sheet.show()
            self._sheet.raise_()
            self.view.to_end()
        self.view.setFocus()

    def close_sheet(self) -> None:
        """Close the sheet; if it had the focus, that moves to the line that opens it."""
        if not self.is_folded or not self.is_open:
            return
        focused = QApplication.focusWidget()
        had = focused is not None and self._sheet.isAncestorOf(focused)
        self._sheet.hide()
        self._lay_down()
        self._sheet.hide()
        if had:
            self.fold_bar.setFocus()

    def _close_unseen(self) -> None:
        if not self.isVisible():
            self.close_sheet()

    def _lay_down(self) -> None:
        """Put the sheet back into the panel."""
        if self._sheet.parent() is not self:
            self._sheet.window().removeEventFilter(self)
            self._whole.addWidget(self._sheet, 1)

    def _place_sheet(self) -> None:
        """Place the sheet over the column, from the top of the page to the folded line, or below the upper rail."""
        window = self.window()
        if self.is_above:
            own = QRect(self.mapTo(window, QPoint()), self.size())
            wide = min(round(_SHEET * scale_of(self.font())), window.width() // 2)
            high = round(window.height() * 0.7)
            self._sheet.setGeometry(min(own.left(), window.width() - wide - 4), own.bottom() + 4, wide, high)
            return
        middle = window.centralWidget() if isinstance(window, QMainWindow) else None
        top = middle.y() if middle is not None else 0
        own = QRect(self.mapTo(window, QPoint()), self.size())
        self._sheet.setGeometry(QRect(QPoint(own.left() + 2, top + 2), QPoint(own.right() - 2, own.bottom() - 3)))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Adapt to the size of the window, and handle the keys of the sheet, whose parent is the window."""
        if watched is self._sheet:
            if event.type() == QEvent.Type.Resize:
                room = self._sheet.width() - self._title.sizeHint().width()
                self._title.setVisible(room >= _HEAD * scale_of(self.font()))
            if isinstance(event, QKeyEvent) and self.is_folded:
                if event.type() == QEvent.Type.ShortcutOverride and event.key() == Qt.Key.Key_Escape:
                    event.accept()    # Escape closes the sheet and must not cancel the open question
                elif event.type() == QEvent.Type.KeyPress:
                    self.keyPressEvent(event)
                    return event.isAccepted()
        elif event.type() == QEvent.Type.Resize and self.is_open:
            QTimer.singleShot(0, self, self._place_sheet)    # after the docks have been laid out
        return False

    def _show_newest(self) -> None:
        """Show the newest entry in the folded line."""
        newest = next((line.text for line in reversed(self.model_.lines) if line.kind not in (TURN, DIVIDER)), "")
        self.fold_bar.show_newest(newest)

    # Content

    def show_game(self, entries: Sequence[PlayedCommand], sentences: Sentences, notes: Sequence[LogNote] = ()) -> None:
        """Show the game so far, with *notes* in between."""
        self._hide_deeds()
        self.model_.set_notes(notes)
        self.model_.show_game(entries, sentences)
        self.view.to_end()
        self._show_newest()

    def add(self, entry: PlayedCommand, sentences: Sentences) -> None:
        """Append the lines of *entry*; the scroll position is kept if the reader has scrolled up."""
        self._hide_deeds()
        self.model_.add(entry, sentences)
        self._show_newest()

    def offer_talk(self, offered: bool) -> None:
        """Show or hide the chat filter; hiding it also clears the chat lines."""
        at = FILTERS.index(TALK)
        if offered and self.filter.count() == at:
            self.filter.addItem(self.tr("Chat"))
        elif not offered and self.filter.count() > at:
            if self.filter.currentIndex() == at:
                self.filter.setCurrentIndex(0)
            self.filter.removeItem(at)
            self.model_.tell_said(())

    def say(self, name: str, text: str) -> None:
        """Append the chat message *text* by *name*."""
        #: {0}: a person; {1}: what they wrote
        said = self.tr("{0}: {1}").format(name, text)
        self.model_.say(said)
        self.fold_bar.show_newest(said)

    @property
    def lines(self) -> int:
        """Number of lines of the game."""
        return len(self.model_.lines)

    def toPlainText(self) -> str:  # named as in Qt's text widgets
        """Return the visible sentences, one per line."""
        return "\n".join(line.text for line in self.model_.shown)

    def show_owner(self, own: int, divider: int | None, can_return: CanReturn) -> None:
        """Set the reader's seats *own* (a bit set), the *divider* after the commands they have seen, and *can_return*.
        """
        self._own = own
        self._can_return = can_return
        self._filter(self.filter.currentIndex())
        self.model_.set_divider(divider, self.tr("since the last turn"))

    def show_position(self, count: int | None) -> None:
        """Mark the last line that applies after *count* commands; None removes the mark."""
        if count is None:
            self.view.to_end()
        else:
            self.view.mark(self.model_.row_of(count))

    # What the reader does

    def start_search(self) -> None:
        """Show the search field and focus it."""
        self.open_sheet()
        self.search.show()
        self.search.setFocus()
        self.search.selectAll()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.search.isVisible():
            self.search.clear()
            self.search.hide()
            self.view.setFocus()
        elif event.key() == Qt.Key.Key_Escape and self.is_folded and self.is_open:
            self.close_sheet()
        elif event.matches(QKeySequence.StandardKey.Copy):
            QGuiApplication.clipboard().setText("\n".join(line.text for line in self.view.chosen_lines()))
        else:
            super().keyPressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        QTimer.singleShot(0, self, self._close_unseen)    # deferred, as the menu hides the panel for a moment
        self.hovered.emit(0)
        super().hideEvent(event)

    def _filter(self, number: int) -> None:
        self.model_.set_filter(FILTERS[max(0, number)], self._own)

    def _show_nothing(self) -> None:
        """Show a picture instead of the log if the search finds nothing."""
        nothing = bool(self.search.text()) and not self.model_.rowCount()
        self.nothing.setVisible(nothing)
        self.view.setVisible(not nothing)

    def _on_needle(self, text: str) -> None:
        self._hide_deeds()
        self._show_nothing()
        if not text:
            self.view.to_end()

    def _on_chosen(self, index: _Index) -> None:
        line = index.data(LINE)
        if not isinstance(line, LogLine) or line.kind == DIVIDER:
            self._hide_deeds()
            return
        reason = self._can_return(line.after)
        self.sum.setText(self.model_.sum_of(line))
        self.sum.setVisible(bool(self.sum.text()))
        self._deeds.show()
        self.back.setVisible(reason is not None)
        self.back.setEnabled(reason == "")
        self.reason.setText(reason or "")
        self.reason.setVisible(bool(reason))

    def _hide_deeds(self) -> None:
        self._deeds.hide()
        self.reason.hide()
        self.sum.hide()

    def _on_look(self) -> None:
        self.viewed.emit(self._leave_line())

    def _on_back(self) -> None:
        self.returned.emit(self._leave_line())

    def _on_note(self) -> None:
        self.annotated.emit(self._leave_line())

    def _leave_line(self) -> int:
        """Hide the buttons and return the number of commands after which the selected line applies."""
        line = self.view.currentIndex().data(LINE)
        self._hide_deeds()
        return line.after if isinstance(line, LogLine) else 0

    def copy_shown(self) -> None:
        """Copy the visible lines to the clipboard."""
        QGuiApplication.clipboard().setText(self.toPlainText())

    def ask_export(self) -> None:
        """Ask for a file and write the visible lines to it."""
        path = ask_target(self, self.tr("Export the log"), "swqt.txt", self.tr("Text (*.txt)"))
        if path is not None:
            self.export_to(path)

    def export_to(self, path: Path) -> None:
        """Write the visible lines to *path* atomically; show a message on failure."""
        try:
            write_whole(path, f"{self.toPlainText()}\n".encode())
        except OSError as error:
            self.reason.setText(self.tr("Couldn't export: {0}").format(error.strerror or error))
            self.reason.show()
