"""The strip in the lower left corner of the map: how near the map is, and what lies over it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QAction, QColor, QPainter, QPaintEvent, QPalette, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QHBoxLayout, QMenu, QToolButton, QWidget

from swqt.gui.actions import Actions
from swqt.gui.board.view import BoardView
from swqt.gui.fonts import scale_of
from swqt.gui.sign_button import LEAST_SIDE, SignButton
from swqt.gui.theme import current
from swqt.gui.tips import with_key

_LARGEST: Final = 1.25
"""Buttons grow with the text up to here: the map needs its room, too."""

_SIGN: Final = 0.56
"""The share of a button that its sign fills."""

_CARET: Final = 0.34
"""The share of its height that the button with a menu is wider, for a caret (theme.py leaves room for it)."""

_EDGE: Final = 5
"""Pixels between the strip and the rim of the map: most of it lies on the frame of the board."""

_GROUND: Final = 205
"""How opaque the ground is, of 255; with high contrast it is quite opaque."""


class CornerButton(SignButton):
    """Gives *command* or, with several *commands*, opens a menu of them. A click leaves the keyboard on the map."""

    def __init__(self, sign: str, name: str, commands: list[QAction], parent: QWidget) -> None:
        super().__init__(sign, parent, quiet=True)
        self._name, self._commands = name, commands
        self.setAccessibleName(name)
        for command in commands:
            command.changed.connect(self._follow)
        if len(commands) == 1:
            self.clicked.connect(commands[0].trigger)
        self._follow()

    def dress(self) -> None:
        side = self._side()
        self.setFixedSize(side + (0 if self.menu() is None else round(side * _CARET)), side)
        super().dress()

    def sign_side(self) -> int:
        return round(self._side() * _SIGN)

    def _side(self) -> int:
        return round(LEAST_SIDE * min(max(1.0, scale_of(self.font())), _LARGEST))

    def _follow(self) -> None:
        """Be ready when a command is, and name the key that it has now."""
        self.setEnabled(any(command.isEnabled() for command in self._commands))
        self.setToolTip(with_key(self._name, self._commands[0]) if len(self._commands) == 1 else self._name)


class LayersButton(CornerButton):
    """Opens the menu of what can lie over the map; marked while something does."""

    def __init__(self, overlays: list[QAction], codes: QAction, parent: QWidget) -> None:
        super().__init__("layers", self.tr("Overlays"), [*overlays, codes], parent)
        self.setCheckable(True)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(self)
        menu.addActions(overlays)
        menu.addSeparator()
        menu.addAction(codes)
        self.setMenu(menu)
        self.setProperty("opens", True)
        self.dress()    # with room for the caret

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        half, at = self.height() * 0.1, QPointF(self.width() - self.height() * 0.25, self.height() / 2)
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(self.palette().color(QPalette.ColorRole.ButtonText))
        p.drawPolygon(QPolygonF([at + QPointF(-half, -half / 2), at + QPointF(half, -half / 2), at + QPointF(0, half)]))
        p.end()

    def _follow(self) -> None:
        super()._follow()
        lying = [command for command in self._commands if command.isChecked()]
        self.setChecked(bool(lying))
        names = ", ".join(command.text().replace("&", "") for command in lying)
        self.setToolTip(f"{self._name}: {names}" if names else self._name)
        self.setAccessibleDescription(names)


class MapCorner(QWidget):
    """Lies over *view*, beside it on their page: for a screen reader the children of the map are its regions.

    Its ground lets the map through, so that what lies below a button is painted again when it is pointed at, no more.
    """

    def __init__(self, view: BoardView, actions: Actions) -> None:
        """It is nowhere until it is put on a page."""
        super().__init__()
        self._view = view
        self._covered = self._lift = 0
        self._looks: object = None
        self._ground = QPixmap()
        self.setObjectName("corner")
        self.setAccessibleName(self.tr("Zoom and overlays"))
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self.farther = CornerButton("farther", self.tr("Zoom out"), [actions.zoom_out], self)
        self.nearer = CornerButton("nearer", self.tr("Zoom in"), [actions.zoom_in], self)
        self.whole = CornerButton("whole", self.tr("Fit the map"), [actions.zoom_fit], self)
        self.layers = LayersButton(actions.overlays(), actions.codes, self)
        row = QHBoxLayout(self)
        row.setContentsMargins(2, 2, 2, 2)
        row.setSpacing(0)
        for button in self.stops():
            row.addWidget(button)
        view.installEventFilter(self)
        self._place()

    @property
    def room(self) -> QSize:
        """What the strip takes of the map, from its corner."""
        return self.size() + QSize(_EDGE, _EDGE)

    def make_way(self, height: int, *, beside: bool = False) -> None:
        """Something else covers *height* pixels of the lower edge: stand above that, unless it lies *beside* this."""
        self._covered, self._lift = height, 0 if beside else height
        self._place()

    @property
    def rise(self) -> int:
        """Pixels of the lower edge of the map that are covered, by this strip or by what else lies there."""
        return max(self._covered, self.room.height() + self._lift)

    def stops(self) -> list[QWidget]:
        """Return what the keyboard stops at, after the map."""
        return [self.farther, self.nearer, self.whole, self.layers]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move):
            self._place()
        return False

    def event(self, event: QEvent) -> bool:
        handled = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:    # a button has become larger or smaller
            self._place()
        return handled

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = current()
        ground, line = QColor(theme.card), QColor(theme.line)
        if theme.name != "contrast":
            ground.setAlpha(_GROUND)
        looks = (self.size(), self.devicePixelRatioF(), ground.rgba(), line.rgba())
        if looks != self._looks:
            self._looks, self._ground = looks, _sheet(self.size(), looks[1], ground, line)
        QPainter(self).drawPixmap(0, 0, self._ground)    # with each frame of a map that is moved

    def _place(self) -> None:
        """Lie in the corner."""
        self.resize(self.sizeHint())
        self._view.keep_clear(self.room)
        corner = self._view.geometry().bottomLeft()
        self.move(corner + QPoint(_EDGE, 1 - self.height() - _EDGE - self._lift))


def _sheet(size: QSize, ratio: float, ground: QColor, line: QColor) -> QPixmap:
    """Return the picture of the strip below the buttons."""
    picture = QPixmap(size * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    p = QPainter(picture)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.setPen(QPen(line, 1))
    p.setBrush(ground)
    p.drawRoundedRect(QRectF(QPointF(), size.toSizeF()).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8)
    p.end()
    return picture
