"""The tiles of puzzles, with the race that one plays and the stars that were won, and the card of today's puzzle."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QLineF,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from swqt.engine import NOBODY, Rules, State
from swqt.gui.pages.results_style import write
from swqt.gui.pages.start_cards import paint_cropped
from swqt.gui.panels.puzzle_notice import MOST_STARS, paint_stars, stars_text
from swqt.gui.style.actions import EnterActivates, is_enter
from swqt.gui.style.cards import GoldButton, outline_colour, paint_card, paint_parchment, paint_pill
from swqt.gui.style.portraits import crest, portrait
from swqt.gui.style.theme import current, scale_of, text_font, title_font
from swqt.gui.style.threads import IdleQueue
from swqt.puzzle.puzzle import DECLINE, PICK, TURN, Puzzle
from swqt.table import Library

_Index = QModelIndex | QPersistentModelIndex
ROW: Final = Qt.ItemDataRole.UserRole

_TILE: Final = (176, 150)
"""Least width, and height, of a tile at 100 %, in pixels."""

_PICTURE: Final = 0.58
"""Share of a tile that its picture takes."""

_LARGE: Final = 1.3
"""The text scale from which on tiles and card have no picture: the words need the room."""

_LEFT: Final = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)


class PuzzleRow(NamedTuple):
    """A puzzle with what its tile shows: its *number*, the combo that one plays, and how often it was tried."""

    puzzle: Puzzle
    number: int
    position: tuple[Rules, State]
    stars: int = 0
    tries: int = 0
    is_today: bool = False

    def faces(self, size: QSize) -> list[tuple[str, bool, QSize]]:
        """Return the races in a picture of *size*, side by side, whether they are in decline, and the size of each.

        It is the race that one plays; or all that can be picked.
        """
        race, power = self.combo
        if self.puzzle.kind != PICK and race:
            return [(race, not power, size)]
        races = [combo.race for combo in self.position[1].column if combo.race]
        wide = size.width() // max(1, len(races)) + 1
        return [(name, False, QSize(wide, size.height())) for name in races]

    @property
    def combo(self) -> tuple[str, str]:
        """The race and the power of the active combo; of a race in decline only the race; empty without either."""
        state = self.position[1]
        own = [tribe for tribe in state.tribes if tribe.seat == state.turn]
        active = state.active_of(state.turn)
        if active != NOBODY:
            return state.tribes[active].race, state.tribes[active].power
        return (own[0].race, "") if own else ("", "")


class PuzzleTexts(QObject):
    """Puzzles in words; *lang* is the language of the names of races."""

    def __init__(self, library: Library, lang: str) -> None:
        super().__init__()
        self._library, self._lang = library, lang

    def grade(self, grade: int) -> str:
        """Return what puzzles of *grade* are called."""
        return (self.tr("Easy"), self.tr("Medium"), self.tr("Hard"))[grade - 1]

    def world(self, world: str) -> str:
        """Return the name of *world*."""
        return self.tr("Surface") if world == "base" else self.tr("Underground")

    def today(self) -> str:
        """Return the mark of today's puzzle."""
        #: The mark of the puzzle of the day
        return self.tr("Today")

    def title(self, row: PuzzleRow) -> str:
        """Return the name of the puzzle."""
        return self.tr("Puzzle {0}").format(row.number)

    def who(self, row: PuzzleRow) -> str:
        """Return what is played, as in "Flying Trolls"."""
        race, power = row.combo
        catalogue = self._library.catalogue
        if row.puzzle.kind == PICK or not race:
            return self.tr("Pick a combo")
        return catalogue.combo_name(power, race, self._lang) if power else catalogue.name(race, self._lang)

    def moment(self, row: PuzzleRow) -> str:
        """Return when in the game it is."""
        rules, state = row.position
        if state.round == rules.board.rounds:
            return self.tr("Last round")
        #: {1}: the number of rounds
        return self.tr("Round {0} of {1}").format(state.round, rules.board.rounds)

    def about(self, row: PuzzleRow) -> str:
        """Return grade and world of the puzzle."""
        return f"{self.grade(row.puzzle.grade)} · {self.world(row.puzzle.world)}"

    def task(self, puzzle: Puzzle) -> str:
        """Return what is to be found."""
        if puzzle.kind == PICK:
            return self.tr("Which combo is best?")
        return self.tr("Decline or continue?") if puzzle.kind == DECLINE else self.tr("Find the best turn.")

    def measure(self, puzzle: Puzzle) -> str:
        """Return what counts in *puzzle*."""
        if puzzle.kind == TURN:
            return self.tr("The coins of this turn count; luck with the die doesn't.")
        if puzzle.kind == PICK:
            return self.tr("What counts is the lead at the end that the strongest bot expects, after many play-outs.")
        return self.tr(
            "What counts is the lead at the end that the strongest bot expects, after many play-outs. Your first move "
            "is your answer."
        )

    def tries(self, row: PuzzleRow) -> str:
        """Return how well and how often it was tried."""
        if not row.tries:
            #: A puzzle
            return self.tr("not tried yet")
        tries = self.tr("%n tries", "", row.tries)
        return f"{stars_text(row.stars)}, {tries}"

    def daily(self) -> str:
        """Return what today's puzzle is called."""
        return self.tr("Puzzle of the day")

    def streak(self, days: int) -> str:
        """Return on how many *days* in a row the puzzle of the day was solved; empty for a single one."""
        return self.tr("%n days in a row", "", days) if days > 1 else ""

    def spoken(self, row: PuzzleRow) -> str:
        """Return everything that a tile says."""
        today = self.daily() if row.is_today else ""
        parts = (today, self.title(row), self.who(row), self.moment(row), self.about(row), self.tries(row))
        return ", ".join(filter(None, parts))


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
        """Portraits are painted in steps of *idle*."""
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
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)  # tiles must not jump to and fro
        self.clicked.connect(self._on_clicked)

    def has_picture(self, row: PuzzleRow, size: QSize) -> bool:
        """Return whether the picture of *row* is painted in this *size*; if not, it will be soon."""
        key = (row.combo, row.puzzle.kind == PICK and row.number, size.width(), size.height(), current().name)
        if key in self._painted:
            return True
        if not self._wanted:
            self._idle.add(self._paint_pictures())
        self._wanted[key] = row, size
        return False

    def _paint_pictures(self) -> Iterator[None]:
        """Have the pixmap cache keep the portraits that are wanted, one in each step."""
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
        """Divide the width evenly between as many tiles as have room."""
        scale = scale_of(self.font())
        room = self.viewport().width() - 2
        least, high = _TILE
        if scale > _LARGE:
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
        if scale <= _LARGE:
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
        is_large = scale > _LARGE
        shown = f"{row.number} · {model.texts.today()}" if row.is_today and is_large else str(row.number)
        write(painter, number, Qt.AlignmentFlag(_LEFT), shown, QColor(theme.text))
        painter.setFont(text_font(percent, size=0.84))
        below = QRectF(words.left(), words.top() + line, words.width(), words.height() - line)
        write(painter, below, Qt.AlignmentFlag(_LEFT), model.texts.who(row), QColor(theme.muted))
        if row.is_today and not is_large:
            place = QRectF(box.left(), box.top() + 3 * scale, box.width() + 6 * scale, 28 * scale)
            paint_pill(
                painter, place, model.texts.today(), percent, ground=theme.accent, edge=theme.card, ink=theme.accent_ink
            )
        painter.restore()


def paint_combo(p: QPainter, place: QRectF, row: PuzzleRow, ratio: float) -> None:
    """Paint the race that one plays with the crest of its power, or those to pick, into *place*, the top of a card."""
    _, power = row.combo
    shape = QPainterPath()
    shape.addRoundedRect(place.adjusted(1, 1, -1, 8), 7, 7)
    p.save()
    p.setClipPath(shape)
    p.setClipRect(place, Qt.ClipOperation.IntersectClip)
    at = place.topLeft()
    for race, asleep, size in row.faces(place.size().toSize()):
        p.drawPixmap(at, portrait(race, size, ratio, asleep=asleep))
        at += QPointF(size.width() - 1, 0)
    if power and row.puzzle.kind != PICK:
        side = round(place.height() * 0.42)
        picture = crest("power", power, side, ratio, halo=QColor("#fff6e2"))
        p.drawPixmap(place.bottomLeft() + QPointF(6, -side - 4), picture)
    p.restore()


class DailyCard(QWidget):
    """The puzzle of the day: its position, what it is about, the stars won, and the golden button that plays it."""

    wanted = Signal()

    def __init__(self, texts: PuzzleTexts) -> None:
        super().__init__()
        self._texts = texts
        self._row: PuzzleRow | None = None
        self._streak = 0
        self._picture: QImage | None = None
        self.button = GoldButton()
        self.button.setParent(self)
        self.button.clicked.connect(self.wanted)
        EnterActivates(self.button)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_puzzle(self, row: PuzzleRow, streak: int) -> None:
        """Show *row*, and on how many days in a row the puzzle of the day was solved."""
        if self._row is None or row.puzzle != self._row.puzzle:
            self._picture = None
        self._row, self._streak = row, streak
        self.button.setText(self.tr("Play again") if row.tries else self.tr("Play"))
        self.button.show_note(", ".join(filter(None, (self._texts.spoken(row), self._texts.streak(self._streak)))))
        self.updateGeometry()
        self._place()
        self.update()

    def show_picture(self, picture: QImage) -> None:
        """Show *picture*, the position."""
        self._picture = picture
        self.update()

    @property
    def has_picture(self) -> bool:
        return self._picture is not None

    @property
    def _scale(self) -> float:
        return scale_of(self.font())

    def sizeHint(self) -> QSize:
        scale = self._scale
        return QSize(round(330 * scale), round(390 * scale) if scale <= _LARGE else round(100 * scale))

    def minimumSizeHint(self) -> QSize:
        return QSize(200, self.sizeHint().height())

    def _words(self) -> QRectF:
        """Return the room below the picture."""
        box = QRectF(self.rect()).adjusted(3, 3, -3, -5)
        if self._scale > _LARGE:
            return box.adjusted(18, 8, -18, -8)
        return QRectF(box.left() + 16, box.bottom() - 170 * self._scale, box.width() - 32, 162 * self._scale)

    def _place(self) -> None:
        """Put the button below the words; with large text, beside them."""
        words, hint = self._words(), self.button.sizeHint()
        if self._scale > _LARGE:
            wide = min(words.width() * 0.4, hint.width())
            place = QRectF(words.right() - wide, words.center().y() - hint.height() / 2, wide, hint.height())
        else:
            place = QRectF(words.left() - 6, words.bottom() - hint.height(), words.width() + 12, hint.height())
        self.button.setGeometry(place.toAlignedRect())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()
            self._place()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.button.click()

    def paintEvent(self, event: QPaintEvent) -> None:
        row, theme, scale = self._row, current(), self._scale
        if row is None:
            return
        percent, texts, is_large = round(scale * 100), self._texts, scale > _LARGE
        p = QPainter(self)
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        box, words = QRectF(self.rect()).adjusted(3, 3, -3, -5), self._words()
        paint_parchment(p, box, 9)
        room = words.width()
        if is_large:
            room = self.button.x() - words.left() - 12
        else:
            self._paint_picture(p, QRectF(box.left(), box.top(), box.width(), words.top() - box.top() - 8 * scale))
        lines = [
            (title_font(percent, size=1.5 if not is_large else 1.25), 32, theme.text, texts.daily()),
            (text_font(percent, size=0.93), 22, theme.text, f"{texts.who(row)} · {texts.moment(row)}"),
            (text_font(percent, size=0.87), 22, theme.muted, texts.about(row)),
        ]
        y = words.top()
        for font, high, colour, text in lines[:2] if is_large else lines:
            p.setFont(font)
            write(p, QRectF(words.left(), y, room, high * scale), Qt.AlignmentFlag(_LEFT), text, QColor(colour))
            y += high * scale
        side = 22 * min(scale, 1.6)
        paint_stars(p, QPointF(words.left(), y + 2 * scale), side, row.stars)
        if streak := self._texts.streak(self._streak):
            p.setFont(text_font(percent, size=0.87, bold=True))
            left = words.left() + side * 1.12 * MOST_STARS + 10 * scale
            place = QRectF(left, y, words.left() + room - left, 27 * scale)
            write(p, place, Qt.AlignmentFlag(_LEFT), streak, QColor(theme.accent))
        p.end()

    def _paint_picture(self, p: QPainter, place: QRectF) -> None:
        """Paint the position, cropped to *place*; plain ground while there is no picture."""
        edge = QLineF(place.bottomLeft(), place.bottomRight())
        paint_cropped(p, self._picture, place, place.adjusted(1, 1, -1, 9), edge)
