"""The list of saved games: continue, replay, or move to the trash and back."""

from __future__ import annotations

import shutil
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QFile,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFontMetrics, QHideEvent, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QLabel,
    QListView,
    QPushButton,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTabBar,
    QVBoxLayout,
    QWidget,
)

from swqt.gui.style.layouts import FlowLayout
from swqt.gui.style.painting import paint_card, paint_pill
from swqt.gui.style.seat_style import paint_seat_mark, styles
from swqt.gui.style.theme import current, scale_of, text_font, title_font
from swqt.gui.style.threads import queued
from swqt.gui.texts.i18n import when
from swqt.table import SavedGame, SavedGames

_Index = QModelIndex | QPersistentModelIndex
ROW: Final = Qt.ItemDataRole.UserRole


class TrashedFile(NamedTuple):
    """A file moved to the trash: from *path* to *place*."""

    path: Path
    place: Path


def throw_away(path: Path) -> TrashedFile:
    """Move *path* to the trash; OSError if that fails, with the file left in place."""
    file = QFile(str(path))
    if not file.moveToTrash() or not file.fileName():
        raise OSError(None, file.errorString())
    return TrashedFile(path, Path(file.fileName()))


def put_back(thrown: TrashedFile) -> None:
    """Move the file back; OSError if it is gone or its old path is taken."""
    if thrown.path.exists():
        reason = QCoreApplication.translate("Trash", "there is another file of this name")
        raise FileExistsError(None, reason, str(thrown.path))
    thrown.path.parent.mkdir(parents=True, exist_ok=True)
    shutil.move(thrown.place, thrown.path)
    # On freedesktop systems a .trashinfo file describes each file in the trash.
    note = thrown.place.parent.parent / "info" / f"{thrown.place.name}.trashinfo"
    note.unlink(missing_ok=True)


class GameListLoader(threading.Thread):
    """A thread that reads the saved games of a folder, newest first.

    Calls *found* in the thread with itself and each game, and with None at the end.
    """

    def __init__(
        self, saves: SavedGames, found: Callable[[GameListLoader, SavedGame | None], None], *, finished: bool
    ) -> None:
        super().__init__(name="games", daemon=True)
        self._found = found
        self._saves = saves
        self._finished = finished
        self._stopped = threading.Event()

    def stop(self) -> None:
        self._stopped.set()

    def run(self) -> None:
        for saved in self._saves.finished() if self._finished else self._saves.unfinished():
            if self._stopped.is_set():
                return
            self._found(self, saved)
        self._found(self, None)


class GamesModel(QAbstractListModel):
    """One row for each game."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: list[SavedGame] = []

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008  # Qt's own signature
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        saved = self.rows[index.row()]
        if role == ROW:
            return saved
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return ", ".join([self.title(saved), self.about(saved), self.state(saved)])
        if role == Qt.ItemDataRole.ToolTipRole:
            return saved.problem or str(saved.path)
        return None

    def title(self, saved: SavedGame) -> str:
        return ", ".join(seat.name for seat in saved.seats) or saved.path.name

    def about(self, saved: SavedGame) -> str:
        """Return board and date."""
        moment = when(saved.modified)
        if saved.problem:
            return moment
        board = saved.board or self.tr("a board of its own")
        return f"{board} · {moment}"

    def state(self, saved: SavedGame) -> str:
        if saved.problem:
            return self.tr("cannot be read")
        if saved.is_over:
            return self.tr("finished")
        return self.tr("round {0} of {1}").format(saved.round, saved.rounds)

    def clear(self) -> None:
        self.beginResetModel()
        self.rows = []
        self.endResetModel()

    def add(self, saved: SavedGame) -> None:
        self.beginInsertRows(QModelIndex(), len(self.rows), len(self.rows))
        self.rows.append(saved)
        self.endInsertRows()

    def remove(self, row: int) -> None:
        self.beginRemoveRows(QModelIndex(), row, row)
        del self.rows[row]
        self.endRemoveRows()


class GamesDelegate(QStyledItemDelegate):
    """Paints a game: marks and names of its seats, board and date, and its progress."""

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        return QSize(300, round(66 * scale_of(option.font)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        saved, model = index.data(ROW), index.model()
        if not isinstance(saved, SavedGame) or not isinstance(model, GamesModel):
            return
        theme, scale = current(), scale_of(option.font)
        percent = round(scale * 100)
        painter.save()
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)    # names and pill keep their sides
        box = paint_card(painter, option)
        state = model.state(saved)
        pill = _pill(painter, box, state, percent, bad=bool(saved.problem), over=saved.is_over)
        x, y = box.left() + 12 * scale, box.top() + 19 * scale
        limit = pill.left() - 10 * scale
        painter.setFont(title_font(percent, size=1.13))
        metrics = QFontMetrics(painter.font())
        names = [seat.name for seat in saved.seats] or [saved.path.name]
        worn = styles(saved.looks)
        for number, name in enumerate(names):
            room = limit - x - 26 * scale
            if room < 30 * scale:
                break
            if saved.seats:
                painter.save()
                painter.translate(QPointF(x + 9 * scale, y))
                paint_seat_mark(painter, number, 9 * scale, worn[number])
                painter.restore()
                x += 24 * scale
            shown = metrics.elidedText(name, Qt.TextElideMode.ElideRight, round(room))
            painter.setPen(QColor(theme.text))
            line = QRectF(x, y - 15 * scale, room, 30 * scale)
            painter.drawText(line, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), shown)
            x += metrics.horizontalAdvance(shown) + 18 * scale
        painter.setFont(text_font(percent, size=0.93))
        painter.setPen(QColor(theme.muted))
        line = QRectF(box.left() + 12 * scale, box.bottom() - 26 * scale, limit - box.left() - 12 * scale, 22 * scale)
        text = QFontMetrics(painter.font()).elidedText(
            saved.problem or model.about(saved), Qt.TextElideMode.ElideMiddle, round(line.width())
        )
        painter.drawText(line, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), text)
        painter.restore()


def _pill(p: QPainter, box: QRectF, text: str, percent: int, *, bad: bool, over: bool) -> QRectF:
    """Paint the progress at the right; return its rectangle."""
    theme = current()
    ground = theme.warning if bad else theme.raised if over else theme.accent
    edge = theme.line if over else theme.accent
    ink = theme.text if over else theme.card if bad else theme.accent_ink
    return paint_pill(p, box, text, percent, ground=ground, edge=edge, ink=ink)


class GamesPage(QWidget):
    """Lists saved games; ``opened`` and ``watched`` carry the path of one, ``left`` asks for the start page."""

    opened = Signal(Path)
    watched = Signal(Path)
    left = Signal()

    def __init__(self, saves: SavedGames, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("games")
        self._saves = saves
        self._reader: GameListLoader | None = None
        self._thrown: TrashedFile | None = None
        self.model_ = GamesModel(self)
        title = QLabel(self.tr("Games and replays"))
        title.setProperty("heading", True)
        self.tabs = QTabBar()
        self.tabs.setProperty("leaves", True)
        self.tabs.setDrawBase(False)
        self.tabs.addTab(self.tr("&Unfinished"))
        self.tabs.addTab(self.tr("&Finished"))
        self.view = QListView()
        self.view.setModel(self.model_)
        self.view.setItemDelegate(GamesDelegate(self.view))
        self.view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.view.setMouseTracking(True)
        self.view.setAccessibleName(self.tr("Games"))
        self.empty = QLabel()
        self.empty.setProperty("muted", True)
        self.empty.setWordWrap(True)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.open = QPushButton(self.tr("&Open"))
        self.open.setProperty("primary", True)
        self.watch = QPushButton(self.tr("&Replay"))
        self.throw = QPushButton(self.tr("&Delete"))
        self.back = QPushButton(self.tr("&Back"))
        self.undo = QPushButton(self.tr("&Undo"))
        self.said = QLabel()
        self._lay_out(title)
        self.tabs.currentChanged.connect(self.load)
        self.view.doubleClicked.connect(self.act)
        self.view.selectionModel().selectionChanged.connect(self._update)
        self.open.clicked.connect(self.act)
        self.watch.clicked.connect(self._watch)
        self.throw.clicked.connect(self.delete)
        self.undo.clicked.connect(self.take_back)
        self.back.clicked.connect(self.left)

    def _lay_out(self, title: QLabel) -> None:
        buttons = FlowLayout()
        for button in (self.open, self.watch, self.throw, self.back):
            button.setMinimumHeight(40)
            buttons.addWidget(button)
        self._notice = QWidget()
        notice = QHBoxLayout(self._notice)
        notice.setContentsMargins(0, 0, 0, 0)
        notice.addWidget(self.said, 1)
        notice.addWidget(self.undo)
        self._notice.hide()
        column = QVBoxLayout()
        column.setSpacing(10)
        column.addWidget(title)
        column.addWidget(self.tabs)
        column.addWidget(self.empty)
        column.addWidget(self.view, 1)
        column.addWidget(self._notice)
        column.addLayout(buttons)
        self._column = QWidget()
        self._column.setLayout(column)
        self._column.setMaximumWidth(1100)
        row = QHBoxLayout(self)
        row.setContentsMargins(24, 18, 24, 18)
        row.addStretch(1)
        row.addWidget(self._column, 100)
        row.addStretch(1)

    # Reading

    def load(self) -> None:
        """Reload the games; they appear one by one."""
        self._stop()
        self.model_.clear()
        self.empty.setText(self.tr("Reading …"))
        self.empty.show()
        self._reader = GameListLoader(self._saves, queued(self._on_found), finished=self.tabs.currentIndex() == 1)
        self._reader.start()
        self._update()
        self.view.setFocus()

    def _on_found(self, reader: GameListLoader, saved: SavedGame | None) -> None:
        """Add a game found by *reader*; None means the end."""
        if reader is not self._reader:    # a loader of another tab or an earlier visit
            return
        if saved is None:
            self._stop()
            self._show_empty()
            return
        self.model_.add(saved)
        if len(self.model_.rows) == 1:
            self.view.setCurrentIndex(self.model_.index(0))

    def _show_empty(self) -> None:
        self.empty.setVisible(not self.model_.rows)
        self.empty.setText(
            self.tr("No game has been finished yet.") if self.tabs.currentIndex() == 1
            else self.tr("No game is unfinished.")
        )  # fmt: skip
        self._update()

    def _stop(self) -> None:
        if self._reader is not None:
            self._reader.stop()
            self._reader = None

    def hideEvent(self, event: QHideEvent) -> None:
        self._stop()
        self._forget_thrown()
        super().hideEvent(event)

    # What the player does

    def current(self) -> SavedGame | None:
        """Return the selected game."""
        chosen = self.view.selectedIndexes()
        saved = chosen[0].data(ROW) if chosen else None
        return saved if isinstance(saved, SavedGame) else None

    def act(self) -> None:
        """Continue the selected game, or replay it if it is over."""
        saved = self.current()
        if saved is not None and not saved.problem:
            (self.watched if saved.is_over else self.opened).emit(saved.path)

    def _watch(self) -> None:
        saved = self.current()
        if saved is not None and not saved.problem:
            self.watched.emit(saved.path)

    def delete(self) -> None:
        """Move the selected game to the trash; Undo is offered until the page is left."""
        saved = self.current()
        if saved is None:
            return
        try:
            thrown = throw_away(saved.path)
        except OSError as error:
            self._show_notice(self.tr("Not deleted: {0}").format(error.strerror or error))
            return
        self._thrown = thrown
        self.model_.remove(self.model_.rows.index(saved))
        self._show_notice(self.tr("Moved to the trash: {0}").format(self.model_.title(saved)), can_undo=True)
        self._show_empty()

    def take_back(self) -> None:
        """Bring back the last deleted game."""
        thrown, self._thrown = self._thrown, None
        if thrown is None:
            return
        try:
            put_back(thrown)
        except OSError as error:
            self._show_notice(self.tr("Not brought back: {0}").format(error.strerror or error))
            return
        self._notice.hide()
        self.load()

    def _show_notice(self, text: str, *, can_undo: bool = False) -> None:
        self.said.setText(text)
        self.undo.setVisible(can_undo)
        self._notice.show()

    def _forget_thrown(self) -> None:
        self._thrown = None
        self._notice.hide()

    def _update(self) -> None:
        saved = self.current()
        readable = saved is not None and not saved.problem
        self.open.setEnabled(readable and saved is not None and not saved.is_over)
        self.watch.setEnabled(readable)
        self.throw.setEnabled(saved is not None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() == Qt.Key.Key_Delete:
            self.delete()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.act()
        else:
            super().keyPressEvent(event)
