"""Widgets placed over the map: reveal bubble, toolbar for zoom and overlays, reinforcement die and title."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import (
    QEasingCurve,
    QEvent,
    QObject,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
)
from PySide6.QtGui import (
    QAction,
    QColor,
    QFont,
    QFontMetrics,
    QLinearGradient,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QMenu, QSizePolicy, QToolButton, QWidget

from swqt.gui.board.token_painter import RADIUS, paint_piece
from swqt.gui.board.view import BoardView
from swqt.gui.style.actions import Actions, with_key
from swqt.gui.style.buttons import IconButton
from swqt.gui.style.motion import FADE, SkippableAnimation
from swqt.gui.style.theme import scale_of, text_font, title_font

SHOWN: Final = 6000
"""Milliseconds until a bubble hides itself."""

_BUBBLE_GAP: Final = 46
_BUBBLE_MARGIN: Final = 8


class RevealText(NamedTuple):
    """The piece revealed in *region* and the sentences about it; *item* is the piece to paint."""

    region: int
    item: str
    text: str


class ItemMedallion(QWidget):
    """Shows a piece as it is painted on the map."""

    def __init__(self, size: int = 40, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._piece = ""
        self.setFixedSize(size, size)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_piece(self, piece: str) -> None:
        self._piece = piece
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._piece:
            return
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.translate(QPointF(self.width() / 2, self.height() / 2))
        paint_piece(p, self._piece, self.width() * 0.42)
        p.end()


class RevealBubble(QFrame):
    """A bubble next to a region that shows a RevealText for a few seconds; transparent to the mouse."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._map = parent
        self._at = QPoint()
        self.setObjectName("reveal")
        self.setProperty("strip", True)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._medallion = ItemMedallion()
        self._text = QLabel()
        self._text.setWordWrap(True)
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 8, 14, 8)
        row.addWidget(self._medallion)
        row.addWidget(self._text, 1)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(SHOWN)
        self._timer.timeout.connect(self.hide)
        self.hide()

    def show_reveal(self, reveal: RevealText, at: QPoint) -> None:
        """Show *reveal* above the point *at* of the map, or below it if there is no room above."""
        self._medallion.show_piece(reveal.item)
        self._text.setText(reveal.text)
        self.setAccessibleName(reveal.text)
        metrics = self._text.fontMetrics()
        widest = max(metrics.horizontalAdvance(line) for line in reveal.text.split("\n"))
        self.setFixedWidth(min(widest + 6, metrics.averageCharWidth() * 42) + self._medallion.width() + 36)
        self.setFixedHeight(max(self.heightForWidth(self.width()), self._medallion.height() + 16))
        self._at = at
        self.keep_clear(QRect())
        self.show()
        self.raise_()
        self._timer.start()

    def keep_clear(self, taken: QRect) -> None:
        """Move to the place nearest to the region that is not below *taken*, a part of the map, if there is any."""
        at, size = self._at, self.size()
        room = self._map.rect().adjusted(_BUBBLE_MARGIN, _BUBBLE_MARGIN, -_BUBBLE_MARGIN, -_BUBBLE_MARGIN)
        left = min(max(room.left(), at.x() - size.width() // 2), room.right() + 1 - size.width())
        above = at.y() - _BUBBLE_GAP - size.height()
        tops = (above, at.y() + _BUBBLE_GAP) if above >= room.top() else (at.y() + _BUBBLE_GAP,)
        beside = (taken.left() - _BUBBLE_MARGIN - size.width(), taken.right() + 1 + _BUBBLE_MARGIN)
        places = [QRect(QPoint(x, y), size) for x in (left, *sorted(beside, key=lambda x: abs(x - left))) for y in tops]
        clear = (place for place in places if room.contains(place) and not place.intersects(taken))
        self.move(next(clear, places[0]).topLeft())

    def text(self) -> str:
        return self._text.text()


_CARET: Final = 0.34
"""Extra width of the menu button for its caret, as a share of its height; theme.py reserves the same padding."""


class MapToolButton(IconButton):
    """Triggers its command, or opens a menu of several *commands*. A click does not take the keyboard focus."""

    def __init__(self, sign: str, name: str, commands: list[QAction], parent: QWidget) -> None:
        super().__init__(sign, parent, quiet=True)
        self._name, self._commands = name, commands
        self.setAccessibleName(name)
        for command in commands:
            command.changed.connect(self._follow)
        if len(commands) == 1:
            self.clicked.connect(commands[0].trigger)
        self._follow()

    def update_icon(self) -> None:
        super().update_icon()
        if self.menu() is not None:
            self.setFixedWidth(self.side() + round(self.side() * _CARET))

    def _follow(self) -> None:
        """Enable the button if any command is enabled, and show the current shortcut in the tooltip."""
        self.setEnabled(any(command.isEnabled() for command in self._commands))
        self.setToolTip(with_key(self._name, self._commands[0]) if len(self._commands) == 1 else self._name)


class OverlayMenuButton(MapToolButton):
    """Opens the menu of map overlays; checked while any is shown."""

    def __init__(self, overlays: list[QAction], codes: QAction, parent: QWidget) -> None:
        super().__init__("layers", self.tr("Overlays"), [*overlays, codes], parent)
        self.setCheckable(True)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(self)
        menu.addActions(overlays)
        menu.addSeparator()
        menu.addAction(codes)
        menu.addSeparator()    # hidden while nothing follows
        self.setMenu(menu)
        self.setProperty("opens", True)
        self.update_icon()    # adds the width of the caret

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


class MapToolbar(QWidget):
    """The buttons for zoom and overlays."""

    def __init__(self, actions: Actions) -> None:
        super().__init__()
        self.setObjectName("corner")
        self.setAccessibleName(self.tr("Zoom and overlays"))
        self.farther = MapToolButton("farther", self.tr("Zoom out"), [actions.zoom_out], self)
        self.nearer = MapToolButton("nearer", self.tr("Zoom in"), [actions.zoom_in], self)
        self.whole = MapToolButton("whole", self.tr("Fit map to window"), [actions.zoom_fit], self)
        self.layers = OverlayMenuButton(actions.overlays(), actions.codes, self)
        self._zoom = [actions.zoom_out, actions.zoom_in, actions.zoom_fit]
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        for button in self.stops():
            row.addWidget(button)

    def fold(self, folded: bool) -> None:
        """Move the zoom commands into the overlay menu, or back to their own buttons."""
        menu = self.layers.menu()
        for action in self._zoom:
            if folded:
                menu.addAction(action)
            else:
                menu.removeAction(action)
        for button in (self.farther, self.nearer, self.whole):
            button.setHidden(folded)

    def stops(self) -> list[QWidget]:
        """Return the widgets that follow the map in the tab order."""
        return [self.farther, self.nearer, self.whole, self.layers]


_SIDE: Final = 72
_LEAN: Final = -6.0
"""Rotation of the die at rest, in degrees."""

_TURNS: Final = 400.0
"""Rotation of the die while it falls, in degrees."""

_DROP: Final = 64
"""Height in pixels from which the die falls."""

LONGEST: Final = 500
"""Longest fall in milliseconds, even at slow animation speeds, because the player waits for it."""

_FACES: Final = (0, 3, 1, 0, 2)
"""Pips shown while the die falls; as on the die, about half the faces are blank."""

_DIE_MARGIN: Final = 16
_DIE_EDGE: Final = 2
_DIE_STEP: Final = 12
_TAKEN: Final = 10
"""How much worse it is to cover a region with tokens than an empty one."""
_CHIP: Final = 30
"""Height of the label with the result; without it, a blank face looks like no result."""

_PIPS: Final[dict[int, tuple[tuple[float, float], ...]]] = {
    0: (),
    1: ((0.0, 0.0),),
    2: ((-0.45, -0.45), (0.45, 0.45)),
    3: ((-0.5, -0.5), (0.0, 0.0), (0.5, 0.5)),
}


class DieWidget(QWidget):
    """Shows the rolled reinforcement die in pips and in words; transparent to the mouse."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._map = parent
        self.pips = 0
        self._angle = _LEAN
        self._face = 0
        self._height = 0.0
        self._fallen = QEasingCurve(QEasingCurve.Type.OutBounce)
        self._tumbling = SkippableAnimation(self)
        self._tumbling.valueChanged.connect(self._turn)
        self._tumbling.skipped.connect(self.settle)
        self._fading = SkippableAnimation(self, FADE)
        self._fading.valueChanged.connect(self._on_fading)
        self._fading.skipped.connect(self.settle)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.resize(self.sizeHint())
        parent.installEventFilter(self)
        self.hide()

    def _on_fading(self) -> None:
        self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and not self.isHidden():
            self._place()
        return False

    def sizeHint(self) -> QSize:
        wide = max(_SIDE + 26, self._words_width() + 4)
        return QSize(wide, _DROP + _SIDE + 22 + _CHIP // 2)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._place()

    def _words(self) -> str:
        return f"+{self.pips}" if self.pips else self.tr("no help")

    def _words_width(self) -> int:
        return QFontMetrics(_chip_font(self)).horizontalAdvance(self._words()) + 24

    def show_pips(self, pips: int | None) -> None:
        """Show *pips* in the lower right corner; None hides the die."""
        self.setVisible(pips is not None)
        if pips is None:
            return
        self.pips = pips
        if not self._tumbling.is_running:
            self._face = pips
        self.setAccessibleName(self.tr("The die shows {0}").format(pips))
        self._place()
        self.raise_()
        self.update()

    def _place(self) -> None:
        """Move to the lower edge of the map, as far right as possible where it covers least, empty regions first."""
        self.resize(self.sizeHint())
        below = self._map.height() - self.height() - _DIE_EDGE
        farthest = self._map.width() - self.width() - _DIE_MARGIN
        lying = QRectF(0, _DROP, self.width(), self.height() - _DROP)
        radius, places = self._places()

        def covered(left: int) -> int:
            """Return the weight of all places that the die covers if its left edge is at *left*."""
            box = lying.translated(left, below)
            return sum(weight for at, weight in places if _touches(box, at, radius))

        self.move(min(range(farthest, _DIE_MARGIN, -_DIE_STEP), key=covered, default=farthest), below)

    def _places(self) -> tuple[float, list[tuple[QPointF, int]]]:
        """Return the radius of tokens, and where regions have theirs and how much that matters, in pixels of the view.
        """
        view = self._map
        if not isinstance(view, BoardView) or (scene := view.board_scene()) is None:
            return 0.0, []
        radius = RADIUS * scene.token_size * view.transform().m11()
        return radius, [
            (QPointF(view.mapFromScene(label)), 1 + stand.look.natives + _TAKEN * bool(stand.look.tokens))
            for label, stand in zip(scene.shape.labels, scene.stands, strict=True)
        ]

    def tumble(self, pips: int, milliseconds: int) -> None:
        """Fall for *milliseconds*, at most ``LONGEST``, and come to rest showing *pips*."""
        self.show_pips(pips)
        self._tumbling.setDuration(min(milliseconds, LONGEST))
        self._tumbling.start()

    @property
    def is_falling(self) -> bool:
        return self._tumbling.is_running

    def fade_in(self, pips: int) -> None:
        """Fade in *pips* without motion."""
        self.settle()
        self.show_pips(pips)
        self._fading.start()

    def settle(self) -> None:
        """Stop all animations and show the result."""
        self._fading.stop()
        self._tumbling.stop()
        self._turn(1.0)

    def _turn(self, time: float) -> None:
        self._height = _DROP * (1 - self._fallen.valueForProgress(time))
        self._angle = _LEAN + _TURNS * (1 - time) ** 2
        self._face = self.pips if time >= 1 else _FACES[min(len(_FACES) - 1, int(time * len(_FACES)))]
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._fading.is_running:
            p.setOpacity(self._fading.currentValue())
        half = _SIDE / 2 - 4
        floor = self.height() - _CHIP / 2 - _SIDE / 2 - 3
        box = QRectF(-half, -half, 2 * half, 2 * half)
        p.translate(self.width() / 2, floor)
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(QColor(20, 10, 6, round(110 * (1 - 0.6 * self._height / _DROP))))
        p.drawRoundedRect(box.translated(3, 5), 14, 14)
        p.translate(0, -self._height)
        p.rotate(self._angle)
        glaze = QLinearGradient(box.topLeft(), box.bottomRight())
        glaze.setColorAt(0, QColor(222, 70, 54))
        glaze.setColorAt(1, QColor(150, 28, 22))
        p.setBrush(glaze)
        p.setPen(QPen(QColor(60, 12, 8), 3))
        p.drawRoundedRect(box, 14, 14)
        p.setPen(QPen(QColor(255, 236, 214, 120), 1.5))
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.drawRoundedRect(box.adjusted(4, 4, -4, -4), 10, 10)
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(QColor(255, 250, 238))
        for x, y in _PIPS[self._face]:
            p.drawEllipse(QPointF(x * half, y * half), half * 0.17, half * 0.17)
        p.resetTransform()
        if not self._tumbling.is_running:
            self._draw_words(p)
        p.end()

    def _draw_words(self, p: QPainter) -> None:
        """Paint the result in words on a plate at the lower edge of the die."""
        wide = self._words_width()
        box = QRectF((self.width() - wide) / 2, self.height() - _CHIP - 1, wide, _CHIP - 2)
        p.setBrush(QColor("#2b1d14"))
        p.setPen(QPen(QColor("#e3b04a"), 2))
        p.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        p.setPen(QColor("#fff6e2"))
        p.setFont(_chip_font(self))
        p.drawText(box, int(Qt.AlignmentFlag.AlignCenter), self._words())


def _touches(box: QRectF, at: QPointF, radius: float) -> bool:
    return box.intersects(QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius))


def _chip_font(widget: QWidget) -> QFont:
    return text_font(round(100 * min(1.6, scale_of(widget.font()))), size=1.15, bold=True)


_TITLE: Final = 900
"""Milliseconds for which a title is shown, including its fades."""

_TITLE_FADES: Final = 0.14
"""Share of that time taken by each of the two fades, which is about FADE."""


class TitleBanner(QWidget):
    """A short title over the board that fades in and out once; any key or click ends it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._map = parent
        self._text = ""
        self._clock = SkippableAnimation(self, _TITLE)
        self._clock.valueChanged.connect(self._on_time)
        self._clock.finished.connect(self.end)
        self._clock.skipped.connect(self.end)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    @property
    def text(self) -> str:
        return self._text

    def announce(self, text: str) -> None:
        """Show *text* for 900 ms."""
        self._text = text
        self.setAccessibleName(text)
        metrics = QFontMetrics(_banner_font(self))
        self.resize(metrics.horizontalAdvance(text) + 96, metrics.height() + 28)
        self.move((self._map.width() - self.width()) // 2, round((self._map.height() - self.height()) * 0.4))
        self.show()
        self.raise_()
        self._clock.start()

    def end(self) -> None:
        """Hide the title."""
        self._clock.stop()
        self.hide()

    def _on_time(self) -> None:
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        time = self._clock.currentValue()
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.setOpacity(max(0.0, min(1.0, time / _TITLE_FADES, (1 - time) / _TITLE_FADES)))
        box = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        p.setPen(QPen(QColor("#e3b04a"), 2))
        p.setBrush(QColor("#2b1d14"))
        p.drawRoundedRect(box, 14, 14)
        p.setPen(QPen(QColor(227, 176, 74, 130), 1))
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.drawRoundedRect(box.adjusted(5, 5, -5, -5), 10, 10)
        p.setPen(QColor("#fff6e2"))
        p.setFont(_banner_font(self))
        p.drawText(box, int(Qt.AlignmentFlag.AlignCenter), self._text)
        p.end()


def _banner_font(widget: QWidget) -> QFont:
    return title_font(round(scale_of(widget.font()) * 100), size=2.2)
