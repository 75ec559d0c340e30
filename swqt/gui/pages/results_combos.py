"""Two tabs of the results: the combos with their lifetime and earnings, and a time lapse of the board turn by turn."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    QSizeF,
    QSortFilterProxyModel,
    Qt,
)
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QHideEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from swqt.gui.board.token_painter import paint_player
from swqt.gui.board.view import BoardView
from swqt.gui.pages.chart_painters import ChartStyle
from swqt.gui.pages.replay_bar import Playback, Timeline
from swqt.gui.pages.results_tables import ResultTables
from swqt.gui.session.game_session import GameSession
from swqt.gui.session.position_image import region_looks
from swqt.gui.style.icons import sign_icon
from swqt.gui.style.layouts import (
    CENTRE,
    LEFT,
    RIGHT,
    SORT,
    ElidedLabel,
    SortedTableView,
    delete_widgets,
    width_of,
    write,
)
from swqt.gui.style.seat_style import SeatMark, faded, style_of
from swqt.gui.style.theme import LEAST, blend, current, scale_of
from swqt.table import ComboLife, Turn, turns

_Index = QModelIndex | QPersistentModelIndex
LIFE: Final = Qt.ItemDataRole.UserRole + 1    # after SORT
_ROOMY: Final = 760
"""Width that all columns need at 100%, in pixels."""

_TIGHT: Final = 460
"""Width at 100% below which the coins are hidden too, because the names need the room, in pixels."""

_ROW: Final = 48
"""Height of a row at 100%, in pixels."""

_LINE: Final = 1.2
"""Height of a line relative to its font size."""

_WRAP: Final = int(Qt.TextFlag.TextWordWrap)

COMBO, ROUNDS, COINS, CONQUESTS, TOKENS, WORTH = range(6)


class TimeLapseTab(QWidget):
    """A read-only board with a timeline of turns; it uses the session's scene while it is shown."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session: GameSession | None = None
        self._turns: tuple[Turn, ...] = ()
        self._coins: list[QLabel] = []
        self._with_coins = True
        self.view = BoardView()
        self.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.reel = Playback(self)
        self.reel.set_speed("2")
        self.timeline = Timeline(on_wood=False)
        self.play = QToolButton()
        self.play.setProperty("bar", True)
        self.where = ElidedLabel()
        self.where.setProperty("title", True)
        self._marks = QHBoxLayout()
        self._marks.setSpacing(6)
        line = QHBoxLayout()
        line.addWidget(self.where, 1)
        line.addLayout(self._marks)
        below = QHBoxLayout()
        below.addWidget(self.play)
        below.addWidget(self.timeline, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(10, 8, 10, 8)
        whole.setSpacing(6)
        whole.addLayout(line)
        whole.addWidget(self.view, 1)
        whole.addLayout(below)
        self.play.clicked.connect(self.reel.toggle)
        self.reel.running.connect(self._show_running)
        self.reel.moved.connect(self._show)
        self.timeline.valueChanged.connect(self.reel.go_to)
        self.timeline.jumped.connect(self.reel.jump)

    def show_game(self, session: GameSession, *, with_coins: bool) -> None:
        """Prepare to show the game of *session*; nothing is painted before ``enter``."""
        self._session = session
        self._with_coins = with_coins
        self._turns = turns(session.game.start, session.game.history)
        delete_widgets(self._marks)
        self._coins = []
        for seat in range(len(session.game.seats)):
            coins = QLabel()
            coins.setAccessibleName(session.names.seat(seat))
            self._marks.addWidget(SeatMark(seat, 24))
            self._marks.addWidget(coins)
            self._coins.append(coins)
        # One step per turn, however many commands it has.
        even = (Turn(turn.round, turn.seat, number, number + 1) for number, turn in enumerate(self._turns))
        self.timeline.show_turns(tuple(even))
        self._show_running(False)

    def enter(self) -> None:
        """Show the board at the end of the game."""
        session = self._session
        if session is None:
            return
        side = round(22 * scale_of(self.font()))
        self.play.setIconSize(QSize(side, side))
        self.view.show_scene(session.scene)
        every = range(len(self._turns) + 1)
        self.reel.load(every, every, len(self._turns))

    def forget(self) -> None:
        """Drop the references to the game."""
        self.reel.pause()
        self._session = None
        self.view.setScene(None)

    def hideEvent(self, event: QHideEvent) -> None:
        self.reel.pause()
        super().hideEvent(event)

    def _show_running(self, running: bool) -> None:
        self.play.setIcon(sign_icon("pause" if running else "play", self.palette()))
        self.play.setAccessibleName(self.tr("Pause") if running else self.tr("Play"))
        self.play.setToolTip(self.play.accessibleName())

    def _show(self, done: int) -> None:
        """Show the board after *done* turns."""
        session = self._session
        if session is None:
            return
        self.timeline.setValue(done)
        state = session.game.at(self._turns[done - 1].last if done else self._turns[0].first)
        session.scene.show_looks(region_looks(session.game.rules, state))
        session.scene.show_moves(())
        text = self.tr("Before the first turn")
        if done:
            turn = self._turns[done - 1]
            text = self.tr("Round {0}, after {1}'s turn").format(turn.round, session.names.seat(turn.seat))
        self.where.setText(text)
        self.where.setToolTip(text)
        self.timeline.setAccessibleDescription(text)
        for label, coins in zip(self._coins, state.coins, strict=True):
            label.setText(str(coins) if self._with_coins else "–")


class CombosModel(QAbstractTableModel):
    """One row for each combo of the game."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.lives: list[ComboLife] = []
        self.names: list[str] = []
        self.worths: list[str] = []
        self.rounds = range(1, 2)
        self.best = 1.0

    def show_figures(self, figures: ResultTables) -> None:
        self.beginResetModel()
        self.lives = figures.lives()
        self.names = [figures.names.combo(life.power, life.race) for life in self.lives]
        self.players = [figures.names.seat(life.seat) for life in self.lives]
        self.worths = [figures.names.decimal(life.per_token) for life in self.lives]
        self.rounds = figures.chronicle.rounds
        self.best = max((life.per_token for life in self.lives), default=1.0) or 1.0
        self.endResetModel()

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008  # Qt's own signature
        return 0 if parent.isValid() else len(self.lives)

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008  # Qt's own signature
        return 0 if parent.isValid() else 6

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        life = self.lives[index.row()]
        if role == LIFE:
            return life
        if role == SORT:
            name = self.names[index.row()]
            return (name, life.since, life.earned, life.conquests, life.tokens, life.per_token)[index.column()]
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(index.row(), index.column())
        if role == Qt.ItemDataRole.ToolTipRole:
            return self._tip(index.row())
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if role != Qt.ItemDataRole.DisplayRole or orientation != Qt.Orientation.Horizontal:
            return None
        return (
            self.tr("Combo"), self.tr("Rounds"), self.tr("Coins"), self.tr("Conquests"), self.tr("Tokens"),
            self.tr("Per token"),
        )[section]  # fmt: skip

    def _text(self, row: int, column: int) -> str:
        life = self.lives[row]
        span = str(life.since) if life.since == life.until else f"{life.since}–{life.until}"
        if life.declined:
            span = self.tr("{0}, in decline from {1}").format(span, life.declined)
        return (
            f"{self.names[row]} ({self.players[row]})", span, str(life.earned), str(life.conquests),
            str(life.tokens), self.worths[row],
        )[column]  # fmt: skip

    def _tip(self, row: int) -> str:
        life = self.lives[row]
        return self.tr("{0}: price {1}, coins picked up {2}, tokens lost {3}").format(
            self.names[row], life.price, life.taken, life.lost
        )


class CombosDelegate(QStyledItemDelegate):
    """Paints a combo with its token, its lifetime as a bar, and its coins per token as another."""

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        scale = scale_of(option.font)
        if index.column() == COMBO:
            return QSize(round(150 * scale), round(_ROW * scale))
        return QSize(round(56 * scale), round(_ROW * scale))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        model, life = index.model(), index.data(LIFE)
        source = model.sourceModel() if isinstance(model, QSortFilterProxyModel) else model
        if not isinstance(life, ComboLife) or not isinstance(source, CombosModel):
            return
        look = ChartStyle(current(), round(scale_of(option.font) * 100))
        box = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipRect(box)
        painter.fillRect(box, QColor(look.theme.raised if index.row() % 2 else look.theme.card))
        inner = inside(box, look)
        if index.column() == COMBO:
            row = (model.mapToSource(index) if isinstance(model, QSortFilterProxyModel) else index).row()
            _combo(painter, inner, life, source.names[row], source.players[row], look)
        elif index.column() == ROUNDS:
            _span(painter, inner, life, source.rounds, look)
        elif index.column() == WORTH:
            _worth(painter, inner, str(index.data()), life.per_token / source.best, look)
        else:
            painter.setFont(look.font(1.07, bold=index.column() == COINS))
            write(painter, inner, CENTRE, str(index.data()), look.text)
        painter.restore()


def inside(box: QRectF, look: ChartStyle) -> QRectF:
    """Return the part of a cell that is painted."""
    return box.adjusted(6 * look.unit, 3, -6 * look.unit, -3)


def _combo(p: QPainter, box: QRectF, life: ComboLife, name: str, player: str, look: ChartStyle) -> None:
    """Paint the token, and beside it the name above that of the player."""
    radius = 17.5 * look.unit
    at = QPointF(box.left() + radius + 2, box.center().y())
    paint_player(p, at, radius, style_of(life.seat), life.race, asleep=bool(life.declined))
    room = words_of(box, look)
    font, high, below = combo_font(name, room.size(), look)
    y = room.center().y() - (high + below.pixelSize() * _LINE) / 2
    p.setFont(font)
    p.setPen(look.text)
    p.drawText(QRectF(room.left(), y, room.width() + 1, high), _WRAP, name)
    p.setFont(below)
    write(p, QRectF(room.left(), y + high, room.width(), below.pixelSize() * _LINE), LEFT, player, look.muted)


def words_of(box: QRectF, look: ChartStyle) -> QRectF:
    """Return the area for text in the *box* of a combo."""
    return box.adjusted(47 * look.unit, 0, 0, 0)


def combo_font(name: str, room: QSizeF, look: ChartStyle) -> tuple[QFont, float, QFont]:
    """Return the largest font in which *name* fits, its height in that font, and the font of the line below it."""
    font, below = look.font(), look.font(0.87)
    while True:
        below.setPixelSize(max(LEAST, min(below.pixelSize(), font.pixelSize())))
        box = QFontMetricsF(font).boundingRect(QRectF(0, 0, room.width() + 1, 1000), _WRAP, name)
        fits = box.width() <= room.width() + 1 and box.height() + below.pixelSize() * _LINE <= room.height()
        if fits or font.pixelSize() <= LEAST:
            return font, box.height(), below
        font.setPixelSize(font.pixelSize() - 1)


def _span(p: QPainter, box: QRectF, life: ComboLife, rounds: range, look: ChartStyle) -> None:
    """Paint a bar from the first round to the last: solid while active, hatched in decline."""
    step = box.width() / max(1, len(rounds))
    high = min(box.height() * 0.5, 15 * look.unit)
    tint = style_of(life.seat).tint()

    def part(first: int, last: int) -> QRectF:
        left = box.left() + (first - rounds.start) * step
        return QRectF(left, box.center().y() - high / 2, (last - first + 1) * step, high)

    p.setPen(QPen(look.grid, 1))
    for number in range(len(rounds) + 1):
        x = box.left() + number * step
        p.drawLine(QPointF(x, box.top() + 2), QPointF(x, box.bottom() - 2))
    p.setPen(QPen(look.casing, 0.9))
    active_until = life.declined - 1 if life.declined else life.until
    if active_until >= life.since:
        p.setBrush(tint)
        p.drawRect(part(life.since, active_until))
    if life.declined:
        p.setBrush(faded(tint))
        p.drawRect(part(max(life.declined, life.since), life.until))
        hatch = p.brush()
        hatch.setStyle(style_of(life.seat).hatch)
        hatch.setColor(QColor(43, 30, 19, 190))
        p.setBrush(hatch)
        p.drawRect(part(max(life.declined, life.since), life.until))


def _worth(p: QPainter, box: QRectF, text: str, share: float, look: ChartStyle) -> None:
    """Paint *text* beside a bar that fills *share* of the width."""
    p.setFont(look.font(1.07, bold=True))
    room = box.adjusted(0, 0, -width_of(p.font(), "00.0") - 8 * look.unit, 0)
    high = min(box.height() * 0.42, 13 * look.unit)
    bar = QRectF(room.left(), box.center().y() - high / 2, room.width() * share, high)
    p.setPen(QPen(look.casing, 0.8))
    p.setBrush(blend(look.theme.gold, look.theme.card, 0.1 if share == 1 else 0.35))
    p.drawRoundedRect(bar, 3, 3)
    write(p, box, RIGHT, text, look.text)


class CombosView(SortedTableView):
    """The combos of a game, most coins per token first; a click on a header sorts."""

    def __init__(self) -> None:
        self.races = CombosModel()
        super().__init__(self.races)
        self.setItemDelegate(CombosDelegate(self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setAccessibleName(self.tr("Races"))
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        head = self.horizontalHeader()
        head.setSectionResizeMode(COMBO, QHeaderView.ResizeMode.Stretch)
        for column in (ROUNDS, WORTH):
            head.setSectionResizeMode(column, QHeaderView.ResizeMode.Fixed)
        head.setMinimumSectionSize(40)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Set the column widths; a narrow view hides columns that other tables also have."""
        super().resizeEvent(event)
        room = self.viewport().width()
        for column in (ROUNDS, WORTH):
            titled = self.horizontalHeader().sectionSizeHint(column)
            self.setColumnWidth(column, max(titled, round(room * 0.15)))
        scale = scale_of(self.font())
        for column, needed in ((CONQUESTS, _ROOMY), (TOKENS, _ROOMY), (COINS, _TIGHT)):
            self.setColumnHidden(column, room < needed * scale)

    def show_figures(self, figures: ResultTables) -> None:
        self.races.show_figures(figures)
        self.sortByColumn(WORTH, Qt.SortOrder.DescendingOrder)
