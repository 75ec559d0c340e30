"""The page of puzzles: the puzzle of the day with its streak, and tiles of all puzzles by grade and world."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QImage, QKeyEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QBoxLayout,
    QCheckBox,
    QComboBox,
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

from swqt.gui.pages.puzzle_widgets import (
    MOST_STARS,
    NO_PICTURE,
    DailyCard,
    PuzzleRow,
    PuzzleTexts,
    paint_combo,
    paint_stars,
)
from swqt.gui.style.actions import EnterActivates, is_enter
from swqt.gui.style.cards import LOST, EmptyState, outline_colour, paint_card, paint_pill
from swqt.gui.style.layouts import LEFT, FlowLayout, centred, plain_label, show_text, write
from swqt.gui.style.portraits import portrait
from swqt.gui.style.theme import current, scale_of, text_font, title_font
from swqt.gui.style.threads import IdleQueue
from swqt.puzzle.puzzle import GRADES, PICK, WORLDS

_WIDE: Final = 760
"""Minimum width of the page at 100 % for the card of the day to be beside the tiles, in pixels."""

_CARD: Final = 340
"""Maximum width of the card beside the tiles at 100 %, in pixels."""

_Index = QModelIndex | QPersistentModelIndex
ROW: Final = Qt.ItemDataRole.UserRole

_TILE: Final = (176, 150)
"""Minimum width, and height, of a tile at 100 %, in pixels."""

_PICTURE: Final = 0.58
"""Share of a tile that its picture takes."""


class PuzzlesPage(QWidget):
    """Shows the puzzles; ``chosen`` carries the PuzzleRow to play, ``left`` asks for the start page."""

    chosen = Signal(object)
    left = Signal()

    def __init__(self, texts: PuzzleTexts, idle: IdleQueue, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("puzzles")
        self.texts = texts
        self._rows: list[PuzzleRow] = []
        self.card = DailyCard(self.texts)
        self.tabs = QTabBar()
        self.tabs.setProperty("leaves", True)
        self.tabs.setDrawBase(False)
        self.tabs.setAccessibleName(self.tr("Grade"))
        for grade in GRADES:
            self.tabs.addTab(self.texts.grade(grade))
        self.world = QComboBox()
        self.world.setAccessibleName(self.tr("World"))
        self.world.addItem(self.tr("Both worlds"), "")
        for world in WORLDS:
            self.world.addItem(self.texts.world(world), world)
        self.open_only = QCheckBox(self.tr("Only &unsolved ones"))
        self.model_ = PuzzlesModel(self.texts, self)
        self.view = PuzzlesView(self.model_, idle)
        self.view.setAccessibleName(self.tr("Puzzles"))
        self.empty = EmptyState(LOST)
        self.sum = plain_label("", "muted")
        self.said = plain_label("", "refusal")
        self.back = QPushButton(self.tr("&Back"))
        EnterActivates(self.back)
        self._build()
        self.card.wanted.connect(self._on_today)
        self.view.chosen.connect(self._on_chosen)
        self.tabs.currentChanged.connect(self._show)
        self.world.currentIndexChanged.connect(self._show)
        self.open_only.toggled.connect(self._show)
        self.empty.helped.connect(self.show_all)
        self.back.clicked.connect(self.left)
        self._show_parts(any_=False)
        self.said.hide()

    def _build(self) -> None:
        title = QLabel(self.tr("Puzzles"))
        title.setProperty("heading", True)
        choices = FlowLayout(spacing=14)
        for choice in (self.tabs, self.world, self.open_only):
            choices.addWidget(choice)
        tiles = QVBoxLayout()
        tiles.setSpacing(6)
        tiles.addLayout(choices)
        tiles.addWidget(self.view, 1)
        tiles.addWidget(self.empty, 1)
        side = QVBoxLayout()
        side.setSpacing(10)
        below = QHBoxLayout()
        below.addWidget(self.sum, 1)
        below.addWidget(self.back)
        side.addWidget(self.card)
        policy = self.card.sizePolicy()
        policy.setRetainSizeWhenHidden(True)    # or the button would move when the puzzles are read
        self.card.setSizePolicy(policy)
        side.addLayout(below)
        side.addStretch(1)
        self._side = QWidget()
        self._side.setLayout(side)
        side.setContentsMargins(0, 0, 0, 0)
        self._halves = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._halves.setSpacing(18)
        self._halves.addWidget(self._side)
        self._halves.addLayout(tiles, 1)
        column = QVBoxLayout()
        column.setSpacing(8)
        column.addWidget(title)
        column.addWidget(self.said)
        column.addLayout(self._halves, 1)
        middle = QWidget()
        middle.setLayout(column)
        middle.setMaximumWidth(1560)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(centred(middle, above=14, below=14))
        self._fit()

    # What is shown

    def show_loading(self) -> None:
        """Show that the puzzles are being read."""
        self._rows = []
        self._show_parts(any_=False)
        self.empty.hide()
        self.sum.setText(self.tr("Loading…"))
        self.sum.show()

    def show_failure(self, why: str) -> None:
        """Show *why* there are no puzzles."""
        self._rows = []
        self._show_parts(any_=False)
        self.empty.say(self.tr("The puzzles can't be read: {0}").format(why))

    def show_puzzles(self, rows: Sequence[PuzzleRow], streak: int, trouble: str = "") -> None:
        """Show *rows*, one of which is today's, and *trouble* above them."""
        self._rows = list(rows)
        show_text(self.said, trouble)
        today = next((row for row in rows if row.is_today), None)
        self.card.setVisible(today is not None)
        if today is not None:
            self.card.show_puzzle(today, streak)
        solved = sum(row.stars == MOST_STARS for row in rows)
        stars = self.tr("%n star(s)", "", sum(row.stars for row in rows))
        #: {0}, {1}: numbers of puzzles
        text = self.tr("{0} of {1} solved").format(solved, len(rows))
        self.sum.setText(f"{text} · {stars}")
        for number, grade in enumerate(GRADES):
            graded = [row for row in rows if row.puzzle.grade == grade]
            done = sum(row.stars == MOST_STARS for row in graded)
            self.tabs.setTabText(number, f"{self.texts.grade(grade)}  {done}/{len(graded)}")
        self._show()

    def show_picture(self, picture: QImage) -> None:
        """Show *picture*, the position of today's puzzle."""
        self.card.show_picture(picture)

    def show_all(self) -> None:
        """Reset the filters, so that no puzzle of the grade is left out."""
        self.world.setCurrentIndex(0)
        self.open_only.setChecked(False)

    def select(self, name: str) -> None:
        """Focus the puzzle *name* on the tab of its grade; without such a puzzle, focus today's."""
        row = next((row for row in self._rows if row.puzzle.name == name), None)
        if row is not None:
            self.tabs.setCurrentIndex(GRADES.index(row.puzzle.grade))
        place = next((number for number, shown in enumerate(self.model_.rows) if shown is row), -1)
        if place >= 0:
            self.view.setCurrentIndex(self.model_.index(place))
            self.view.setFocus()
        elif not self.card.isHidden():
            self.card.button.setFocus()
        else:
            self.back.setFocus()

    def _show(self) -> None:
        world, grade = self.world.currentData(), GRADES[self.tabs.currentIndex()]
        rows = [
            row for row in self._rows
            if row.puzzle.grade == grade and world in ("", row.puzzle.world)
            and not (self.open_only.isChecked() and row.stars == MOST_STARS)
        ]  # fmt: skip
        self.model_.show_rows(rows)
        self._show_parts(any_=bool(self._rows))
        if self._rows and not rows:
            self.view.hide()
            self.empty.show()
            self.empty.say(self.tr("No puzzles like that."), self.tr("Show &all"))
        elif rows:
            self.view.setCurrentIndex(self.model_.index(0))

    def _show_parts(self, *, any_: bool) -> None:
        for part in (self.tabs, self.world, self.open_only, self.view, self.sum):
            part.setVisible(any_)
        self.empty.setHidden(any_)
        if not any_:
            self.card.hide()

    def _on_today(self) -> None:
        self.chosen.emit(next(row for row in self._rows if row.is_today))

    def _on_chosen(self, row: PuzzleRow) -> None:
        self.chosen.emit(row)

    # Looks

    def _fit(self) -> None:
        """Put the card beside the tiles, or above them if the page is too narrow or the text too large."""
        scale = scale_of(self.font())
        beside = self.width() >= _WIDE * scale and scale <= 1.3
        across = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        if self._halves.direction() != across:
            self._halves.setDirection(across)
        self._side.setMaximumWidth(round(_CARD * scale) if beside else 16_777_215)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and hasattr(self, "_halves"):
            self._fit()

    def minimumSizeHint(self) -> QSize:
        return QSize(320, 300)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)


def next_after(name: str, rows: Sequence[PuzzleRow]) -> PuzzleRow | None:
    """Return the next unsolved one of *rows* after the puzzle *name*, if possible of its grade.

    If all others are solved, return the next of them by the same rule; None if there is no other.
    """
    at = next((number for number, row in enumerate(rows) if row.puzzle.name == name), -1)
    others = [*rows[at + 1 :], *rows[: max(0, at)]]
    unsolved = [row for row in others if row.stars < MOST_STARS] or others
    graded = [row for row in unsolved if at >= 0 and row.puzzle.grade == rows[at].puzzle.grade]
    return next(iter(graded or unsolved), None)


class PuzzlesModel(QAbstractListModel):
    """One row for each puzzle that is shown."""

    def __init__(self, texts: PuzzleTexts, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.texts = texts
        self.rows: list[PuzzleRow] = []

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008  # Qt's own signature
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        row = self.rows[index.row()]
        if role == ROW:
            return row
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self.texts.spoken(row)
        if role == Qt.ItemDataRole.ToolTipRole:
            return f"{self.texts.who(row)}\n{self.texts.about(row)} · {self.texts.tries(row)}"
        return None

    def show_rows(self, rows: Sequence[PuzzleRow]) -> None:
        self.beginResetModel()
        self.rows = list(rows)
        self.endResetModel()


class PuzzlesView(QListView):
    """Tiles in rows as wide as the view; ``chosen`` carries the PuzzleRow that was clicked, or chosen by Enter."""

    chosen = Signal(object)

    def __init__(self, model: PuzzlesModel, idle: IdleQueue) -> None:
        """Paint portraits in steps of *idle*."""
        super().__init__()
        self._idle = idle
        self._painted: set[object] = set()
        self._wanted: dict[object, tuple[PuzzleRow, QSize]] = {}
        self.setModel(model)
        self.setItemDelegate(PuzzlesDelegate(self))
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.setProperty("page", True)
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)  # or tiles would jump when it appears
        self.clicked.connect(self._on_clicked)

    def has_picture(self, row: PuzzleRow, size: QSize) -> bool:
        """Return whether the picture of *row* is painted in this *size*; if not, queue it."""
        key = (row.combo, row.puzzle.kind == PICK and row.number, size.width(), size.height(), current().name)
        if key in self._painted:
            return True
        if not self._wanted:
            self._idle.add(self._paint_pictures())
        self._wanted[key] = row, size
        return False

    def _paint_pictures(self) -> Iterator[None]:
        """Paint the portraits that are wanted into the pixmap cache, one in each step."""
        while self._wanted:
            key, (row, size) = next(iter(self._wanted.items()))
            for race, asleep, wide in row.faces(size):
                portrait(race, wide, self.devicePixelRatioF(), asleep=asleep)
                yield
            del self._wanted[key]
            self._painted.add(key)
            self.viewport().update()

    def _on_clicked(self, index: _Index) -> None:
        self.chosen.emit(index.data(ROW))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """Divide the width evenly between as many tiles as fit."""
        scale = scale_of(self.font())
        room = self.viewport().width() - 2
        least, high = _TILE
        if scale > NO_PICTURE:
            high = 84
        across = max(1, int(room // (least * scale)))
        size = QSize(room // across, round(high * scale))
        if size != self.gridSize():
            self.setGridSize(size)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if (is_enter(event) or event.key() == Qt.Key.Key_Space) and self.currentIndex().isValid():
            self.chosen.emit(self.currentIndex().data(ROW))
        else:
            super().keyPressEvent(event)


class PuzzlesDelegate(QStyledItemDelegate):
    """Paints a tile: the portrait of the race with the crest of its power, number, stars, and a mark of the day."""

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        view = self.parent()
        return view.gridSize() if isinstance(view, PuzzlesView) else QSize(*_TILE)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        row, model, view = index.data(ROW), index.model(), self.parent()
        if not isinstance(row, PuzzleRow) or not isinstance(model, PuzzlesModel) or not isinstance(view, PuzzlesView):
            return
        theme, scale = current(), scale_of(option.font)
        percent = round(scale * 100)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        box = paint_card(painter, option)
        if view.hasFocus() and index == view.currentIndex():
            painter.setPen(QPen(QColor(theme.accent), 2.4))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(-1, -1, 1, 1), 9, 9)
        top = box.top() + 2 * scale
        if scale <= NO_PICTURE:
            high = box.height() * _PICTURE
            place = QRectF(box.left(), box.top(), box.width(), high)
            if view.has_picture(row, place.size().toSize()):
                paint_combo(painter, place, row, view.devicePixelRatioF())
            painter.setPen(QPen(outline_colour(), 1.6))
            painter.drawLine(place.bottomLeft(), place.bottomRight())
            top += high
        words = QRectF(box.left() + 10 * scale, top, box.width() - 20 * scale, box.bottom() - top - 2)
        side = 19 * min(scale, 1.5)
        line = words.height() * 0.52
        stars = QPointF(words.right() - side * 1.12 * MOST_STARS, words.top() + (line - side) / 2)
        paint_stars(painter, stars, side, row.stars)
        painter.setFont(title_font(percent, size=1.15))
        number = QRectF(words.left(), words.top(), stars.x() - words.left() - 4, line)
        is_large = scale > NO_PICTURE
        shown = f"{row.number} · {model.texts.today()}" if row.is_today and is_large else str(row.number)
        write(painter, number, LEFT, shown, QColor(theme.text))
        painter.setFont(text_font(percent, size=0.84))
        below = QRectF(words.left(), words.top() + line, words.width(), words.height() - line)
        write(painter, below, LEFT, model.texts.who(row), QColor(theme.muted))
        if row.is_today and not is_large:
            place = QRectF(box.left(), box.top() + 3 * scale, box.width() + 6 * scale, 28 * scale)
            paint_pill(
                painter, place, model.texts.today(), percent, ground=theme.accent, edge=theme.card, ink=theme.accent_ink
            )
        painter.restore()
