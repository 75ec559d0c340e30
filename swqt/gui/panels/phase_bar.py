"""The bar above the map: round, player and phase with their painted progress, and the unique pieces on the map."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QColor,
    QEnterEvent,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QHBoxLayout,
    QLabel,
    QMenu,
    QSizePolicy,
    QStyle,
    QStyleOptionFocusRect,
    QToolButton,
    QWidget,
)

from swqt.engine import Decision, Rules, State
from swqt.gui.board.map_widgets import MapToolbar
from swqt.gui.board.token_painter import paint_piece
from swqt.gui.style.actions import EnterActivates, let_stay
from swqt.gui.style.buttons import HelpButton, IconButton, MuteButton
from swqt.gui.style.icons import dried
from swqt.gui.style.layouts import QWIDGETSIZE_MAX
from swqt.gui.style.seat_style import SeatMark
from swqt.gui.style.theme import (
    ASKING,
    CONTRAST,
    CREAM,
    GOLDS,
    IDLE,
    INK,
    RIM,
    SECOND,
    current,
    fit_font,
    scale_of,
    text_font,
)
from swqt.gui.texts.names import Names, labelled

_SIDE: Final = 32
_SPACE: Final = 3


class MapPiece(NamedTuple):
    """A piece in *region*; *tip* describes both in one line."""

    piece: str
    region: int
    tip: str


def items_of(rules: Rules, state: State, names: Names) -> list[MapPiece]:
    """Return the pieces on the map that are Relics or Places, then all others that exist only once."""
    content = rules.content
    lying = [trait.name for trait in (*content.relics, *content.places)]
    traits = (*content.races, *content.powers, *content.relics, *content.places)
    several = {effect.piece for trait in traits for effect in trait.effects if effect.stock or effect.count > 1}
    single = {
        effect.piece for trait in traits for effect in trait.effects if effect.piece and effect.piece not in several
    }
    found = [piece for piece in state.pieces if piece.kind in lying or piece.kind in single]
    found.sort(key=lambda piece: (lying.index(piece.kind) if piece.kind in lying else len(lying), piece.kind))
    return [MapPiece(kind, region, labelled(names.piece(kind), names.region(region))) for kind, region in found]


class ItemButton(QAbstractButton):
    """A medallion for one piece."""

    hovered = Signal(int)
    chosen = Signal(str, int)

    def __init__(self, item: MapPiece, parent: QWidget) -> None:
        super().__init__(parent)
        self.item = item
        self.clicked.connect(self._on_click)
        self.setToolTip(item.tip)
        let_stay(self)
        self.setAccessibleName(item.tip)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        EnterActivates(self)

    def _on_click(self) -> None:
        self.chosen.emit(self.item.piece, self.item.region)

    def enterEvent(self, event: QEnterEvent) -> None:
        self.hovered.emit(self.item.region)
        super().enterEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.hovered.emit(self.item.region)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.hovered.emit(-1)

    def leaveEvent(self, event: object) -> None:
        self.hovered.emit(-1)
        super().leaveEvent(event)    # type: ignore[arg-type]  # QEvent

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.save()
        p.translate(QPointF(self.width() / 2, self.height() / 2))
        if self.underMouse() or self.isDown():
            p.setPen(QPen(QColor(current().gold), 3))
            p.drawEllipse(QPointF(0, 0), self.width() * 0.47, self.width() * 0.47)
        paint_piece(p, self.item.piece, self.width() * 0.41)
        p.restore()
        if self.hasFocus():
            option = QStyleOptionFocusRect()
            option.initFrom(self)
            self.style().drawPrimitive(QStyle.PrimitiveElement.PE_FrameFocusRect, option, p, self)
        p.end()


class ItemStrip(QWidget):
    """A row of medallions; those that do not fit go into a menu."""

    clicked = Signal(str, int)
    hovered = Signal(int)
    filled = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("items")
        self.setAccessibleName(self.tr("Relics, Places and pieces on the map"))
        self._items: tuple[MapPiece, ...] = ()
        self.buttons: list[ItemButton] = []
        self._more = QToolButton(self)
        self._more.setText("…")
        self._more.setAccessibleName(self.tr("More pieces on the map"))
        EnterActivates(self._more)
        self._more.setProperty("bar", True)
        self._more.setToolTip(self.tr("More pieces on the map"))
        self._more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(self._more)
        menu.triggered.connect(self._on_menu)
        self._more.setMenu(menu)
        self._more.hide()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_items(self, items: Sequence[MapPiece]) -> None:
        """Show *items*; does nothing if they are unchanged."""
        if tuple(items) == self._items:
            return
        self._items = tuple(items)
        for button in self.buttons:
            button.hide()
            button.deleteLater()
        self.buttons = [ItemButton(item, self) for item in self._items]
        for button in self.buttons:
            button.chosen.connect(self.clicked)
            button.hovered.connect(self.hovered)
        self.updateGeometry()
        self._arrange()
        self.filled.emit()

    def _on_menu(self, action: QAction) -> None:
        self.clicked.emit(*action.data())

    def stops(self) -> list[QWidget]:
        """Return the widgets of the Tab order."""
        return [*self.buttons, self._more]

    def sizeHint(self) -> QSize:
        side = self._side()
        return QSize(len(self._items) * (side + _SPACE), side)

    def minimumSizeHint(self) -> QSize:
        side = self._side()
        return QSize(side + _SPACE if self._items else 0, side)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _side(self) -> int:
        return round(_SIDE * scale_of(self.font()))

    def _arrange(self) -> None:
        """Place as many medallions as fit, right-aligned, and put the others into the menu."""
        side = self._side()
        step = side + _SPACE
        room = max(0, self.width() // step)
        shown = len(self.buttons) if len(self.buttons) <= room else max(0, room - 1)
        left = self.width() - step * (shown + (shown < len(self.buttons)))
        for number, button in enumerate(self.buttons):
            button.setGeometry(QRect(left + number * step, (self.height() - side) // 2, side, side))
            button.setVisible(number < shown)
        menu = self._more.menu()
        menu.clear()
        for item in self._items[shown:]:
            action = menu.addAction(piece_pixmap(item.piece, side), item.tip)
            action.setData((item.piece, item.region))
        self._more.setVisible(shown < len(self._items))
        self._more.setGeometry(QRect(left + shown * step, (self.height() - side) // 2, side, side))
        self.updateGeometry()


def piece_pixmap(piece: str, size: int, ratio: float = 2.0) -> QPixmap:
    """Return a pixmap of *piece* of *size* logical pixels."""
    pixmap = QPixmap(round(size * ratio), round(size * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    p = QPainter(pixmap)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.translate(size / 2, size / 2)
    paint_piece(p, piece, size * 0.42)
    p.end()
    return dried(pixmap)


_SMALLEST: Final = 0.6
"""Share of its size to which a FittingLabel shrinks before it is elided."""


class FittingLabel(QLabel):
    """A line of plain text that shrinks, and is finally elided, rather than widening the window."""

    def __init__(self, text: str = "") -> None:
        super().__init__(text)
        self.setTextFormat(Qt.TextFormat.PlainText)

    def minimumSizeHint(self) -> QSize:
        return QSize(1, super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setFont(self.font())
        p.setPen(self.palette().windowText().color())
        fit_font(p, self.text(), self.width(), _SMALLEST * self.font().pixelSize())
        shown = p.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width())
        p.drawText(self.rect(), Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeading, shown)
        p.end()


_DOT: Final = 9.0
_STEP: Final = 12.5
_NOW: Final = 20.0
_PILL: Final = 8.0
_ARROW: Final = "›"
_DENSE: Final = 0.86
"""Size of the progress widgets above the message of a folded table, relative to the usual size."""


class ProgressWidget(QWidget):
    """Base of the widgets that paint the progress of game and turn, in usual size or *dense*."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._is_dense = False
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    def set_dense(self, dense: bool) -> None:
        """Be smaller, but not so small that text becomes illegible."""
        self._is_dense = dense
        self.updateGeometry()

    def scale(self, most: float) -> float:
        """Return the size relative to the usual one at 100%, at most *most*; a dense widget is smaller."""
        return min(most, max(1.0, scale_of(self.font()))) * (_DENSE if self._is_dense else 1)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()


class TurnTrack(ProgressWidget):
    """Shows the current round among all rounds."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._round = self._rounds = 0

    def show_round(self, number: int, rounds: int) -> None:
        """Show round *number* of *rounds*; the last one is red."""
        if (number, rounds) != (self._round, self._rounds):
            self._round, self._rounds = number, rounds
            #: {1}: the number of rounds
            self.setToolTip(self.tr("Round {0} of {1}").format(number, rounds))
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        scale = self.scale(1.5)
        return QSize(round((_STEP * max(0, self._rounds - 1) + _NOW + 4) * scale), round((_NOW + 4) * scale))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        scale = self.scale(1.5)
        p.scale(scale, scale)
        x, middle = 2.0, self.height() / scale / 2
        for number in range(1, self._rounds + 1):
            if number == self._round:
                last = number == self._rounds
                p.setPen(QPen(QColor(RIM), 1.4))
                p.setBrush(QColor(ASKING[0] if last else GOLDS[1]))
                p.drawEllipse(QRectF(x, middle - _NOW / 2, _NOW, _NOW))
                p.setPen(QColor(CREAM if last else INK))
                p.setFont(text_font(100, size=0.85, bold=True))
                p.drawText(QRectF(x, middle - _NOW / 2, _NOW, _NOW), int(Qt.AlignmentFlag.AlignCenter), str(number))
                x += _NOW + (_STEP - _DOT)
                continue
            p.setPen(QPen(QColor(SECOND), 1.3))
            p.setBrush(QColor(SECOND) if number < self._round else Qt.BrushStyle.NoBrush)
            p.drawEllipse(QPointF(x + _DOT / 2, middle), _DOT / 2 - 0.7, _DOT / 2 - 0.7)
            x += _STEP
        p.end()


class PhaseSteps(ProgressWidget):
    """Shows words in a row, the current one on a golden pill; only that one if there is no room for all."""

    def __init__(self, words: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = tuple(words)
        self._current = -1

    def show_step(self, number: int) -> None:
        """Mark word *number*; -1 marks none."""
        if number != self._current:
            self._current = number
            self.updateGeometry()
            self.update()

    def _font(self, *, bold: bool = True) -> QFont:
        most = 1.4 if self._is_dense else 2.0
        return text_font(max(round(self.scale(most) * 100), 86), size=0.93, bold=bold)

    def _widths(self) -> list[float]:
        """Return the width of each word with its pill."""
        metrics = QFontMetricsF(self._font())
        return [metrics.horizontalAdvance(word) + 2 * self._pad for word in self._words]

    @property
    def _pad(self) -> float:
        return _PILL * (0.75 if self._is_dense else 1)

    def _arrow(self) -> float:
        return QFontMetricsF(self._font()).horizontalAdvance(_ARROW) + 4

    def sizeHint(self) -> QSize:
        arrows = self._arrow() * (len(self._words) - 1)
        high = QFontMetricsF(self._font()).height() + (4 if self._is_dense else 8)
        return QSize(round(sum(self._widths()) + arrows + 2), round(high))

    def minimumSizeHint(self) -> QSize:
        widths = self._widths()
        return QSize(round(max(widths)) + 2 if widths else 0, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle, arrow = int(Qt.AlignmentFlag.AlignCenter), self._arrow()
        has_room = self.width() >= self.sizeHint().width() - 1
        x, contrast = 1.0, current() is CONTRAST
        for number, (word, width) in enumerate(zip(self._words, self._widths(), strict=True)):
            chosen = number == self._current
            if not (chosen or has_room):
                continue
            box = QRectF(x, 1, width, self.height() - 2)
            if chosen:
                p.setPen(Qt.PenStyle.NoPen)
                p.setBrush(QColor(CONTRAST.gold if contrast else GOLDS[0]))
                p.drawRoundedRect(box, box.height() / 2, box.height() / 2)
            p.setFont(self._font(bold=chosen))
            p.setPen(QColor(INK if chosen else CREAM if contrast else IDLE))
            p.drawText(box, middle, word)
            x += width
            if has_room and number + 1 < len(self._words):
                p.setPen(QColor(IDLE))
                p.drawText(QRectF(x, 0, arrow, self.height()), middle, _ARROW)
                x += arrow
        p.end()


_STEPS: Final = {
    "pick": 0, "choice": 1, "conquer": 1, "ghouls": 1, "roll": 1, "redeploy": 2, "close": 2, "altar": 3, "stout": 3,
}  # fmt: skip
"""The step of a turn that each kind of decision belongs to."""


class PhaseBar(QWidget):
    """Shows round, player and phase in one line, with the tools of the map, help and sound at its end.

    Above a folded table it has the players and the log instead, and its *progress* widgets move elsewhere.
    """

    details_wanted = Signal()
    """Asks to show the card about the turn, for which a folded table has no column."""

    def __init__(self, tools: MapToolbar, sound: QAction, explain: QAction, parent: QWidget | None = None) -> None:
        """*tools* are the buttons for the map, *sound* toggles sounds, *explain* is the help action."""
        super().__init__(parent)
        self.setObjectName("phase")
        self._guests: tuple[QWidget, ...] = ()
        self._texts: tuple[str, ...] = ()
        self._has_step = False
        self._round = QLabel(self.tr("Round"))
        self._track = TurnTrack()
        self._mark = SeatMark(size=26)
        self._name = FittingLabel()
        self._doing = FittingLabel()
        self._steps = PhaseSteps((self.tr("Pick"), self.tr("Conquer"), self.tr("Redeploy"), self.tr("Score")))
        for label in (self._round, self._name):
            label.setProperty("title", True)
        self._doing.setProperty("muted", True)
        row = self._row = QHBoxLayout(self)
        row.setContentsMargins(2, 0, 2, 0)
        row.setSpacing(8)
        row.addWidget(self._round)
        row.addWidget(self._track)
        row.addSpacing(10)
        row.addWidget(self._mark)
        row.addWidget(self._name)
        row.addWidget(self._steps)
        row.addWidget(self._doing)
        self.items = ItemStrip()
        row.addWidget(self.items, 1)
        row.addWidget(tools)
        self.turn = IconButton("coin")
        self.turn.setAccessibleName(self.tr("This turn's income and risks"))
        self.turn.setToolTip(self.turn.accessibleName())
        self.turn.clicked.connect(self.details_wanted)
        self.turn.hide()
        row.addWidget(self.turn)
        self.about = HelpButton(explain)
        row.addWidget(self.about)
        self.sound = MuteButton(sound)
        row.addWidget(self.sound)
        self._tools = tools
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_state(
        self, state: State, decision: Decision | None, names: Names, doing: str, rounds: int, *, shared: bool = False
    ) -> None:
        """Show *state*, the open *decision*, and *doing*, a text on the phase; *shared* marks a hot-seat game."""
        seat = decision.seat if decision is not None else -1
        #: {1}: the number of rounds
        name, round_text = names.seat(seat), self.tr("Round {0}/{1}").format(state.round, rounds)
        several = (self.tr("Hot-seat"),) if shared and seat >= 0 else ()
        self._texts = (round_text, *several, name, doing)
        self._track.show_round(state.round, rounds)
        self._mark.show_seat(seat)
        self._mark.setVisible(seat >= 0 and not self._guests)
        #: {0}: a player
        self._name.setText(self.tr("{0}'s turn").format(name) if seat >= 0 else "")
        self._name.setToolTip(self.tr("Players share this screen") if several else name)
        self._doing.setText(doing)
        self._doing.setToolTip(doing)
        self._steps.show_step(_STEPS.get(decision.kind, -1) if decision is not None else -1)
        self._has_step = decision is not None and decision.kind in _STEPS
        self._make_room()
        self.setAccessibleName(self.text())

    @property
    def progress(self) -> list[ProgressWidget]:
        """The widgets that show the progress of game and turn."""
        return [self._track, self._steps]

    def fold(self, players: QWidget, log: QWidget) -> None:
        """Show *players* and *log* instead of everything but the pieces on the map and the tools."""
        self._guests = (players, log)
        self.items.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._row.insertWidget(0, players, 1)
        self._row.setStretchFactor(self.items, 0)
        self._row.insertWidget(self._row.indexOf(self._tools), log)
        self._row.setSpacing(4)
        self._tools.fold(True)
        for part in (self._round, self._mark, self._name, self._doing, self.sound):
            part.hide()
        self.turn.show()

    def unfold(self) -> None:
        """Show everything again; players and log move elsewhere."""
        for guest in self._guests:
            self._row.removeWidget(guest)
        self._guests = ()
        self.items.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.items.setMaximumWidth(QWIDGETSIZE_MAX)
        self._row.insertWidget(1, self._track)
        self._row.insertWidget(self._row.indexOf(self._name) + 1, self._steps)
        self._row.setStretchFactor(self.items, 1)
        self._row.setSpacing(8)
        self._tools.fold(False)
        self.turn.hide()
        self._mark.setVisible(bool(self._name.text()))
        for part in (self._name, self.sound):
            part.show()
        self._make_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        """Show the steps of the turn if there is room, else the phase in words if there is room for that.

        In a narrow bar, first the word "Round" is hidden, then the name shrinks, then the track is hidden. In a folded
        bar, the pieces on the map leave the players the room for their names.
        """
        if self._guests:
            self._steps.setVisible(self._has_step)
            players, _ = self._guests
            both = (self._row.itemAt(self._row.indexOf(part)) for part in (players, self.items))
            shares = sum(item.sizeHint().width() for item in both if item is not None)
            left = self.width() - (self._row.sizeHint().width() - shares) - players.sizeHint().width()
            self.items.setMaximumWidth(max(self.items.minimumSizeHint().width(), left))
            return
        others = (self._mark, self.items, self._tools, self.about, self.sound)
        taken = sum(self._taken(part) for part in others if not part.isHidden()) + 24
        small = taken + round(self._taken(self._name) * _SMALLEST) + self._taken(self._track)
        self._track.setVisible(self.width() >= small)
        whole = taken + self._taken(self._name) + self._taken(self._track)
        self._round.setVisible(self.width() >= whole + self._taken(self._round))
        steps = self._has_step and self.width() >= whole + self._taken(self._round) + self._steps.sizeHint().width()
        self._steps.setVisible(steps)
        self._doing.setVisible(not steps and self.width() >= whole)

    def _taken(self, part: QWidget) -> int:
        return part.sizeHint().width() + self._row.spacing()

    def minimumSizeHint(self) -> QSize:
        """Return a size without the parts that may be hidden."""
        if self._guests:
            return super().minimumSizeHint()
        fixed = (self._mark, self._tools, self.about, self.sound)
        return QSize(sum(self._taken(part) for part in fixed) + 100, super().minimumSizeHint().height())

    def text(self) -> str:
        """Return the line as a screen reader reads it: "Round 3/10 · Hot-seat · Anna · conquer – 5 tokens in hand"."""
        return " · ".join(part for part in self._texts if part)
