"""The list of saved games: continue, replay, or move to the trash and back."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import (
    QAbstractListModel,
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
    Signal,
)
from PySide6.QtGui import QColor, QFontMetrics, QHideEvent, QKeyEvent, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QHBoxLayout,
    QLabel,
    QListView,
    QProgressBar,
    QPushButton,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTabBar,
    QVBoxLayout,
    QWidget,
)

from swqt.content import Catalogue
from swqt.gui.board.token_painter import paint_player
from swqt.gui.pages.report import DiceVerifier
from swqt.gui.pages.trash import TrashNotice
from swqt.gui.style.actions import EnterActivates
from swqt.gui.style.cards import LOST, EmptyState, outline_colour, paint_card, paint_line, paint_pill
from swqt.gui.style.layouts import button_row
from swqt.gui.style.portraits import portrait
from swqt.gui.style.seat_style import styles
from swqt.gui.style.theme import current, scale_of, text_font, title_font
from swqt.gui.style.threads import queued
from swqt.gui.texts.i18n import when
from swqt.gui.texts.refusals import game_file_text
from swqt.table import Library, SavedGame, SavedGames

_Index = QModelIndex | QPersistentModelIndex
ROW: Final = Qt.ItemDataRole.UserRole
_ROW: Final = 108
"""Height of a row at 100%."""


class GameListLoader(threading.Thread):
    """A thread that reads the saved games of a folder, newest first.

    It calls *found* in this thread with itself and each game, and at the end with None.
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

    def __init__(self, catalogue: Catalogue, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._catalogue = catalogue
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
            parts = [self.title(saved), self.headline(saved), self.about(saved), self.state(saved)]
            return ", ".join(filter(None, parts))
        if role == Qt.ItemDataRole.ToolTipRole:
            return self.problem(saved) or str(saved.path)
        return None

    def title(self, saved: SavedGame) -> str:
        return ", ".join(seat.name for seat in saved.seats) or saved.path.name

    def problem(self, saved: SavedGame) -> str:
        """Return why the game cannot be read; empty if it can."""
        return game_file_text(saved.problem, self._catalogue)

    def about(self, saved: SavedGame) -> str:
        """Return board and date."""
        moment = when(saved.modified)
        if saved.problem:
            return moment
        board = saved.board or self.tr("custom board")
        copied = self.tr("copy of a network game that continued without it")
        played = self.tr("on the network") if saved.is_over else copied
        return " · ".join(filter(None, (board, played if saved.signed else "", moment)))

    def headline(self, saved: SavedGame) -> str:
        """Return the winners with their coins, or the player to move."""
        if saved.problem:
            return saved.path.name
        if not saved.is_over:
            #: {0}: a player
            return self.tr("{0}'s turn").format(saved.seats[saved.to_move or 0].name) if saved.seats else ""
        best = [seat for seat, place in enumerate(saved.places) if place == 1]
        names = ", ".join(saved.seats[seat].name for seat in best)
        text = self.tr("{0} wins with %n coin(s)", "", saved.coins[best[0]])
        if len(best) > 1:
            text = self.tr("{0} share the victory with %n coin(s)", "", saved.coins[best[0]])
        return text.format(names)

    def face(self, saved: SavedGame) -> str:
        """Return the race of the winner or of the player to move; empty if there is none."""
        if saved.problem or not saved.races:
            return ""
        return saved.races[saved.places.index(1) if saved.is_over else saved.to_move or 0]

    def state(self, saved: SavedGame) -> str:
        if saved.problem:
            #: A game in a list
            return self.tr("unreadable")
        if saved.is_over:
            #: A game in a list
            return self.tr("finished")
        #: {1}: the number of rounds
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


class GameButtons(QWidget):
    """The action buttons of *saved* in its row of *view*; Tab reaches only those of the current row.

    ``used`` carries the game and the name of the button clicked.
    """

    used = Signal(object, str)

    def __init__(self, saved: SavedGame, view: QListView) -> None:
        super().__init__()
        self._view = view
        self.saved = saved
        texts = self._texts(saved)
        self.buttons = {name: QPushButton(text) for name, text in texts.items()}
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        for name, button in self.buttons.items():
            button.setProperty("slim", True)
            button.setProperty("primary", name == main_act(saved))
            button.setAccessibleDescription(", ".join(seat.name for seat in saved.seats) or saved.path.name)
            button.setObjectName(name)
            button.clicked.connect(self._on_clicked)
            button.installEventFilter(self)
            EnterActivates(button)
            row.addWidget(button)
        if "verify" in self.buttons:
            self.buttons["verify"].setToolTip(self.tr("Check every draw against what the players signed"))
        self.set_reached(False)

    def _texts(self, saved: SavedGame) -> dict[str, str]:
        texts = {}
        if not saved.problem:
            if not saved.is_over:
                texts["open"] = self.tr("Open")
            texts["watch"] = self.tr("Watch")
            if saved.signed:
                texts["verify"] = self.tr("Verify the dice")
        return {**texts, "delete": self.tr("Delete")}

    def set_reached(self, reached: bool) -> None:
        """Set whether Tab leads from the list to the buttons."""
        before: QWidget = self._view
        for button in self.buttons.values():
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if reached else Qt.FocusPolicy.NoFocus)
            if reached:
                QWidget.setTabOrder(before, button)
                before = button

    def _on_clicked(self) -> None:
        self.used.emit(self.saved, self.sender().objectName())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Pass keys that change the row on to the list."""
        rows = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() in rows:
            self._view.setFocus()
            QApplication.sendEvent(self._view, event)
            return True
        return False


def main_act(saved: SavedGame) -> str:
    """Return the name of the action for Return or a double click on *saved*; empty if it cannot be read."""
    return "" if saved.problem else "watch" if saved.is_over else "open"


class GamesView(QListView):
    """The list; the right arrow goes to the buttons of the current row."""

    def buttons(self, index: _Index) -> GameButtons | None:
        found = self.indexWidget(index)
        return found if isinstance(found, GameButtons) else None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        bar = self.buttons(self.currentIndex())
        if event.key() == Qt.Key.Key_Right and bar is not None:
            next(iter(bar.buttons.values())).setFocus(Qt.FocusReason.TabFocusReason)
        else:
            super().keyPressEvent(event)

    def currentChanged(self, current: _Index, previous: _Index) -> None:
        super().currentChanged(current, previous)
        for index in (previous, current):
            if (bar := self.buttons(index)) is not None:
                bar.set_reached(index == current)


class GamesDelegate(QStyledItemDelegate):
    """Paints a game: a portrait, who wins or plays, the tokens of all players, board and date, and its progress."""

    def updateEditorGeometry(self, editor: QWidget, option: QStyleOptionViewItem, index: _Index) -> None:
        """Place the buttons of a row at its lower right corner."""
        size, room = editor.sizeHint(), option.rect.adjusted(0, 0, -18, -9)
        editor.setGeometry(QRect(room.bottomRight() - QPoint(size.width(), size.height()), size))

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        return QSize(300, round(_ROW * scale_of(option.font)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        saved, model = index.data(ROW), index.model()
        if not isinstance(saved, SavedGame) or not isinstance(model, GamesModel):
            return
        theme, scale = current(), scale_of(option.font)
        percent = round(scale * 100)
        painter.save()
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)    # names and pill keep their sides
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        box = paint_card(painter, option)
        left = box.left() + 14 * scale
        race = model.face(saved)
        if race and box.width() > 560 * scale:
            left += self._picture(painter, box, race, option)
        state = model.state(saved)
        upper = QRectF(box.left(), box.top(), box.width(), 42 * scale)
        pill = _pill(painter, upper, state, percent, bad=bool(saved.problem), over=saved.is_over)
        limit = pill.left() - 10 * scale
        painter.setPen(QColor(theme.text))
        painter.setFont(title_font(percent, size=1.2))
        paint_line(painter, QRectF(left, box.top() + 7 * scale, limit - left, 28 * scale), model.headline(saved))
        if saved.seats:
            room = box.right() - 12 * scale - left
            self._players(painter, QRectF(left, box.top() + 36 * scale, room, 30 * scale), saved, percent)
        painter.setFont(text_font(percent, size=0.87))
        painter.setPen(QColor(theme.warning if saved.problem else theme.muted))
        view = self.parent()
        bar = view.buttons(index) if isinstance(view, GamesView) else None
        end = box.right() - 12 * scale - (bar.width() + 12 * scale if bar is not None else 0)
        line = QRectF(left, box.bottom() - 34 * scale, end - left, 24 * scale)
        paint_line(painter, line, model.problem(saved) or model.about(saved), Qt.TextElideMode.ElideMiddle)
        painter.restore()

    def _picture(self, p: QPainter, box: QRectF, race: str, option: QStyleOptionViewItem) -> float:
        """Paint the portrait of *race* at the left of the card; return its width."""
        wide = round(box.height() * 1.45)
        view = self.parent()
        ratio = view.devicePixelRatioF() if isinstance(view, QWidget) else 1.0
        place = QRectF(box.left(), box.top(), wide, box.height())
        shape = QPainterPath()
        shape.addRoundedRect(box.adjusted(1, 1, -1, -1), 7, 7)
        p.save()
        p.setClipPath(shape)
        p.setClipRect(place, Qt.ClipOperation.IntersectClip)
        p.drawPixmap(place.topLeft(), portrait(race, QSize(wide, round(place.height())), ratio))
        p.setPen(QPen(outline_colour(), 1.6))
        p.drawLine(place.topRight(), place.bottomRight())
        p.restore()
        return wide

    def _players(self, p: QPainter, box: QRectF, saved: SavedGame, percent: int) -> None:
        """Paint token, name and, once the game is over, the coins of each player, best first."""
        scale, worn = percent / 100, styles(saved.looks)
        p.setFont(text_font(percent, size=0.93))
        metrics, theme = QFontMetrics(p.font()), current()
        order = list(range(len(saved.seats)))
        if saved.is_over:
            order.sort(key=lambda seat: saved.places[seat])
        x = box.left()
        for seat in order:
            room = box.right() - x - 34 * scale
            if room < 30 * scale:
                break
            race = saved.races[seat] if seat < len(saved.races) else ""
            paint_player(p, QPointF(x + 16 * scale, box.center().y()), 15 * scale, worn[seat], race)
            x += 36 * scale
            name = saved.seats[seat].name
            text = f"{name} · {saved.coins[seat]}" if saved.is_over else name
            shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, round(room))
            p.setPen(QColor(theme.text))
            paint_line(p, QRectF(x, box.top(), room, box.height()), shown)
            x += metrics.horizontalAdvance(shown) + 16 * scale


def _pill(p: QPainter, box: QRectF, text: str, percent: int, *, bad: bool, over: bool) -> QRectF:
    """Paint the progress at the right; return its rectangle."""
    theme = current()
    ground = theme.warning if bad else theme.raised if over else theme.accent
    edge = theme.line if over else theme.accent
    ink = theme.text if over else theme.card if bad else theme.accent_ink
    return paint_pill(p, box, text, percent, ground=ground, edge=edge, ink=ink)


class GamesPage(QWidget):
    """Lists saved games; ``opened`` and ``watched`` carry the path of one, ``left`` asks for the start page,
    ``record_wanted`` for a player's record.
    """

    opened = Signal(Path)
    watched = Signal(Path)
    left = Signal()
    record_wanted = Signal()
    new_game_wanted = Signal()

    def __init__(self, saves: SavedGames, library: Library, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("games")
        self._saves = saves
        self._reader: GameListLoader | None = None
        self.model_ = GamesModel(library.catalogue, self)
        title = QLabel(self.tr("Games and replays"))
        title.setProperty("heading", True)
        self.tabs = QTabBar()
        self.tabs.setProperty("leaves", True)
        self.tabs.setExpanding(False)
        self.tabs.setDrawBase(False)
        self.tabs.setAccessibleName(self.tr("Games and replays"))
        self.tabs.addTab(self.tr("&Unfinished"))
        self.tabs.addTab(self.tr("&Finished"))
        self.view = GamesView()
        self.view.setModel(self.model_)
        self.view.setItemDelegate(GamesDelegate(self.view))
        self.view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.view.setMouseTracking(True)
        self.view.setAccessibleName(self.tr("Games"))
        self.empty = EmptyState(LOST, gold=True)
        self.empty.helped.connect(self.new_game_wanted)
        self.reading = QLabel(self.tr("Loading…"))
        self.reading.setProperty("muted", True)
        self.progress = QProgressBar()
        self.progress.setMaximumWidth(160)
        self.back = QPushButton(self.tr("&Back"))
        self.record = QPushButton(self.tr("&Record…"))
        self.record.setToolTip(self.tr("Wins, opponents, races, luck with the die, and a rating"))
        self.trash = TrashNotice(self.view)
        self._verifier = DiceVerifier(library, self)
        self._verifier.advanced.connect(self._on_verifying)
        self._verifier.ended.connect(self._on_verified)
        self._lay_out(title)
        for button in (self.back, self.record):
            EnterActivates(button)
        self.tabs.currentChanged.connect(self.load)
        self.view.doubleClicked.connect(self.act)
        self.trash.restored.connect(self.load)
        self.back.clicked.connect(self.left)
        self.record.clicked.connect(self.record_wanted)

    def _lay_out(self, title: QLabel) -> None:
        self.trash.row.insertWidget(1, self.progress)
        column = QVBoxLayout()
        column.setSpacing(10)
        column.addWidget(title)
        column.addWidget(self.tabs)
        column.addWidget(self.reading)
        column.addWidget(self.empty, 1)
        column.addWidget(self.view, 1)
        column.addWidget(self.trash)
        column.addLayout(button_row(self.back, self.record))
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
        self._show_list(reading=True)
        self._reader = GameListLoader(self._saves, queued(self._on_found), finished=self.tabs.currentIndex() == 1)
        self._reader.start()
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
        bar = GameButtons(saved, self.view)
        bar.used.connect(self._use)
        self.view.setIndexWidget(self.model_.index(len(self.model_.rows) - 1), bar)
        if len(self.model_.rows) == 1:
            self.view.setCurrentIndex(self.model_.index(0))

    def _show_empty(self) -> None:
        self.empty.say(
            self.tr("No finished games yet.") if self.tabs.currentIndex() == 1
            else self.tr("No unfinished games."),
            self.tr("&New game…"),
        )  # fmt: skip
        self._show_list()

    def _show_list(self, *, reading: bool = False) -> None:
        """Show the list, or why it is empty."""
        self.reading.setVisible(reading)
        self.empty.setVisible(not reading and not self.model_.rows)
        self.view.setVisible(reading or bool(self.model_.rows))
        if self.empty.isVisible() and not self.tabs.hasFocus():
            self.empty.button.setFocus()

    def _stop(self) -> None:
        if self._reader is not None:
            self._reader.stop()
            self._reader = None

    def hideEvent(self, event: QHideEvent) -> None:
        self._stop()
        self._verifier.stop()
        self.trash.forget()
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
        if saved is not None:
            self._use(saved, main_act(saved))

    def _use(self, saved: SavedGame, name: str) -> None:
        """Perform the action of the button *name* on *saved*."""
        self.view.setCurrentIndex(self.model_.index(self.model_.rows.index(saved)))
        if name == "verify":
            self._verifier.start(saved.path)
        elif name == "delete":
            self.delete()
        elif name:
            (self.opened if name == "open" else self.watched).emit(saved.path)

    def _on_verifying(self, percent: int) -> None:
        self.trash.say(self.tr("Verifying the dice…"))
        self.progress.setValue(percent)
        self.progress.show()

    def _on_verified(self, text: str) -> None:
        self.progress.hide()
        self.trash.say(text)

    def delete(self) -> None:
        """Move the selected game to the trash; Undo is offered until the page is left."""
        saved = self.current()
        if saved is None:
            return
        self._verifier.stop()    # its progress would replace what is said here, and hide Undo
        self.progress.hide()
        if self.trash.throw(saved.path, self.model_.title(saved)):
            self.model_.remove(self.model_.rows.index(saved))
            self._show_empty()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() == Qt.Key.Key_Delete:
            self.delete()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.act()
        else:
            super().keyPressEvent(event)
