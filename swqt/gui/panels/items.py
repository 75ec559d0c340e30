"""Relics, Places and single pieces that lie on the map, as a row of medallions: a click tells what one does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import QAction, QColor, QEnterEvent, QFocusEvent, QPainter, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QMenu, QSizePolicy, QStyle, QStyleOptionFocusRect, QToolButton, QWidget

from swqt.engine import Rules, State
from swqt.gui.art import dried
from swqt.gui.board.token import paint_piece
from swqt.gui.fonts import scale_of
from swqt.gui.names import Names
from swqt.gui.panels.enter import EnterPresses
from swqt.gui.theme import current
from swqt.gui.tips import let_stay

_SIDE: Final = 32
_SPACE: Final = 3


class Item(NamedTuple):
    """A piece that lies in *region*; *tip* says what and where in one line."""

    piece: str
    region: int
    tip: str


def items_of(rules: Rules, state: State, names: Names) -> list[Item]:
    """Return relics and places first, then every piece of which there is one only."""
    content = rules.content
    lying = [trait.name for trait in (*content.relics, *content.places)]
    traits = (*content.races, *content.powers, *content.relics, *content.places)
    several = {effect.piece for trait in traits for effect in trait.effects if effect.stock or effect.count > 1}
    single = {
        effect.piece for trait in traits for effect in trait.effects if effect.piece and effect.piece not in several
    }
    found = [piece for piece in state.pieces if piece.kind in lying or piece.kind in single]
    found.sort(key=lambda piece: (lying.index(piece.kind) if piece.kind in lying else len(lying), piece.kind))
    return [Item(kind, region, f"{names.piece(kind)}: {names.region(region)}") for kind, region in found]


class ItemButton(QAbstractButton):
    """One medallion."""

    hovered = Signal(int)
    chosen = Signal(str, int)

    def __init__(self, item: Item, parent: QWidget) -> None:
        super().__init__(parent)
        self.item = item
        self.clicked.connect(self._on_click)
        self.setToolTip(item.tip)
        let_stay(self)
        self.setAccessibleName(item.tip)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        EnterPresses(self)

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
    """The row; what does not fit is in a menu at its end."""

    clicked = Signal(str, int)
    hovered = Signal(int)
    filled = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("items")
        self.setAccessibleName(self.tr("Relics, Places and pieces on the map"))
        self._items: tuple[Item, ...] = ()
        self.buttons: list[ItemButton] = []
        self._more = QToolButton(self)
        self._more.setText("…")
        self._more.setAccessibleName(self.tr("More pieces on the map"))
        EnterPresses(self._more)
        self._more.setProperty("bar", True)
        self._more.setToolTip(self.tr("More pieces on the map"))
        self._more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(self._more)
        menu.triggered.connect(self._on_menu)
        self._more.setMenu(menu)
        self._more.hide()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_items(self, items: Sequence[Item]) -> None:
        """Show *items*; nothing happens if they are shown already."""
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
        """Return what the keyboard stops at."""
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
        """Put as many medallions as fit at the right, the others into the menu."""
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
    """Return *piece* as a picture of *size* logical pixels."""
    pixmap = QPixmap(round(size * ratio), round(size * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    p = QPainter(pixmap)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.translate(size / 2, size / 2)
    paint_piece(p, piece, size * 0.42)
    p.end()
    return dried(pixmap)
