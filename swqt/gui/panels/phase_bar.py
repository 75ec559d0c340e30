"""The bar above the map: round, current player and phase, and the Relics, Places and unique pieces on the map."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import QAction, QColor, QEnterEvent, QFocusEvent, QPainter, QPaintEvent, QPen, QPixmap, QResizeEvent
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
from swqt.gui.board.token_painter import paint_piece
from swqt.gui.panels.turn_track import PhaseSteps, TurnTrack
from swqt.gui.style.buttons import HelpButton, MuteButton
from swqt.gui.style.icons import dried
from swqt.gui.style.key_handling import EnterActivates, let_stay
from swqt.gui.style.seat_style import SeatMark
from swqt.gui.style.theme import current, fit_font, scale_of
from swqt.gui.texts.names import Names

_SIDE: Final = 32
_SPACE: Final = 3


class MapPiece(NamedTuple):
    """A piece in *region*; *tip* describes both in one line."""

    piece: str
    region: int
    tip: str


def items_of(rules: Rules, state: State, names: Names) -> list[MapPiece]:
    """Return Relics and Places first, then every piece that exists only once."""
    content = rules.content
    lying = [trait.name for trait in (*content.relics, *content.places)]
    traits = (*content.races, *content.powers, *content.relics, *content.places)
    several = {effect.piece for trait in traits for effect in trait.effects if effect.stock or effect.count > 1}
    single = {
        effect.piece for trait in traits for effect in trait.effects if effect.piece and effect.piece not in several
    }
    found = [piece for piece in state.pieces if piece.kind in lying or piece.kind in single]
    found.sort(key=lambda piece: (lying.index(piece.kind) if piece.kind in lying else len(lying), piece.kind))
    return [MapPiece(kind, region, f"{names.piece(kind)}: {names.region(region)}") for kind, region in found]


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
    """A line of plain text that shrinks, and is elided at last, rather than widen the window."""

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


_STEPS: Final = {
    "pick": 0, "choice": 1, "conquer": 1, "ghouls": 1, "roll": 1, "redeploy": 2, "close": 2, "altar": 3, "stout": 3,
}  # fmt: skip
"""The step of a turn that each kind of decision belongs to."""


class PhaseBar(QWidget):
    """Shows round, player and phase in one line, with the tools of the map, help and sound at its end."""

    def __init__(self, tools: QWidget, sound: QAction, explain: QAction, parent: QWidget | None = None) -> None:
        """*tools* are the buttons for the map, *sound* toggles sounds, *explain* is the help action."""
        super().__init__(parent)
        self.setObjectName("phase")
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
        self.about = HelpButton(explain)
        row.addWidget(self.about)
        self.sound = MuteButton(sound)
        row.addWidget(self.sound)
        self._tools = tools
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_state(
        self, state: State, decision: Decision | None, names: Names, doing: str, rounds: int, *, shared: bool = False
    ) -> None:
        """Show *state* with the open *decision* and what is being done; *shared* marks a hot-seat game."""
        seat = decision.seat if decision is not None else -1
        name, round_text = names.seat(seat), self.tr("Round {0}/{1}").format(state.round, rounds)
        several = (self.tr("Hot-seat"),) if shared and seat >= 0 else ()
        self._texts = (round_text, *several, name, doing)
        self._track.show_round(state.round, rounds)
        self._mark.show_seat(seat)
        self._mark.setVisible(seat >= 0)
        self._name.setText(self.tr("{0}'s turn").format(name) if seat >= 0 else "")
        self._name.setToolTip(self.tr("Several people share this screen") if several else name)
        self._doing.setText(doing)
        self._doing.setToolTip(doing)
        self._steps.show_step(_STEPS.get(decision.kind, -1) if decision is not None else -1)
        self._has_step = decision is not None and decision.kind in _STEPS
        self._make_room()
        self.setAccessibleName(self.text())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        """Show the steps of the turn where there is room; else what is being done, in words, if there is room.

        In a narrow bar the name shrinks, then the track makes way, and before both the word beside it.
        """
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
        """Return a size without what makes way for the rest."""
        fixed = (self._mark, self._tools, self.about, self.sound)
        return QSize(sum(self._taken(part) for part in fixed) + 100, super().minimumSizeHint().height())

    def text(self) -> str:
        """Return the line as a screen reader reads it: "Round 3/10 · Hot-seat · Anna · conquer – 5 tokens in hand"."""
        return " · ".join(part for part in self._texts if part)
