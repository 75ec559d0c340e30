"""The main button: one slot at one place that always says the next step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QElapsedTimer, QEvent, QPoint, QPointF, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QLinearGradient,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from swqt.gui.session.region_actions import ASKS, NEEDS, MainStep
from swqt.gui.style.actions import EnterActivates
from swqt.gui.style.cards import paint_gold
from swqt.gui.style.theme import (
    ASKING,
    CONTRAST,
    CREAM,
    GOLDS,
    IDLE,
    INK,
    LEAST,
    RIM,
    current,
    scale_of,
    text_font,
    title_font,
)

STILL: Final = 800
"""Milliseconds for which a click is ignored after the button has got another meaning under a mouse that rests on it."""

MOVED: Final = 8
"""Pixels that the mouse must move on the button for a click to count earlier."""

_WIDTH: Final = 218
_HEIGHT: Final = 60
_SHAKE: Final = 3
"""Amplitude of the shake in pixels."""

_SHAKING: Final = 200
"""Duration of the shake in milliseconds."""


_STEP: Final = 5
"""How many pixels smaller a step may be if it takes fewer lines then."""

_LINES: Final = ((1, 1), (1, 2), (2, 1), (2, 2))
"""Lines of the step and of what it means, the best first."""

_JOINT: Final = " · "
_CENTRED: Final = int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap)


class _Part:
    """A *text* of the button in a *font*, with its height and its lines in a *width*."""

    def __init__(self, text: str, font: QFont, width: float) -> None:
        self.text, self.font = text, font
        metrics = QFontMetricsF(font)
        box = metrics.boundingRect(QRectF(0, 0, width, 1000), _CENTRED, text)
        self.height = box.height()
        self.lines = round(box.height() / metrics.lineSpacing()) if box.width() <= width else 1000


def _kept(text: str) -> str:
    """Return *text*; of a sum, such as "regions 5 · Forest 2", each part stays in one line."""
    parts = text.split(_JOINT)
    return _JOINT.join(part.replace(" ", "\u00a0") for part in parts) if len(parts) > 1 else text


def _sized(font: QFont, size: int) -> QFont:
    font = QFont(font)
    font.setPixelSize(size)
    return font


class MainButton(QAbstractButton):
    """Shows a MainStep; ``clicked`` is emitted for a press that counts.

    After its meaning has changed it ignores the rest of a double click, keys that are held down, and for a while clicks
    of a mouse that has not moved: nobody presses what has just appeared under the pointer.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._step = MainStep("")
        self._wanted: object = None
        """What the parts of the text were arranged for."""
        self._parts: tuple[_Part, ...] = ()
        self._since = QElapsedTimer()
        self._pointer: QPoint | None = None
        """Where the mouse is on the button; None if it is elsewhere."""
        self._found: QPoint | None = None
        """Where the mouse was when the meaning changed, until it has moved."""
        self.moves = True
        """Whether the button shakes."""
        self._shift = 0
        self._shaking = QVariantAnimation(self)
        self._shaking.setDuration(_SHAKING)
        for step in range(6):
            away = 0 if step in (0, 5) else _SHAKE * (1 if step % 2 else -1)
            self._shaking.setKeyValueAt(step / 5, away)
        self._shaking.valueChanged.connect(self._on_shake)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setMouseTracking(True)
        EnterActivates(self)

    @property
    def step(self) -> MainStep:
        return self._step

    def show_step(self, step: MainStep) -> None:
        """Show *step*; another meaning makes the button deaf for a moment."""
        if step.meaning != self._step.meaning:
            self._since.start()
            self._found = self._pointer
        if step != self._step:
            self._step = step
            self.setText(step.text)
            self.setAccessibleName(step.text)
            self.setAccessibleDescription(step.detail)
            self.update()

    def shake(self) -> None:
        """Shake once, unless nothing is to move: something is missing first."""
        if self.moves:
            self._shaking.start()

    def _on_shake(self, away: int) -> None:
        self._shift = away
        self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self._pointer = event.position().toPoint()
        if self._found is not None and (self._pointer - self._found).manhattanLength() >= MOVED:
            self._found = None

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._pointer = self._found = None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pointer = event.position().toPoint()
        if self._found is None or self._since.elapsed() >= STILL:
            super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Treat the second press as any other, which is ignored if the first one has changed the meaning."""
        self.mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not event.isAutoRepeat():
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.EnabledChange):
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        scale = scale_of(self.font())
        growth = 1 + (scale - 1) * 0.25 if scale > 1 else 1.0
        return QSize(round(_WIDTH * growth), round(_HEIGHT * growth))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.translate(self._shift, 1 if self.isDown() else 0)
        box = QRectF(self.rect()).adjusted(4, 4, -4, -4)
        ink = self._paint_ground(p, box)
        p.setPen(ink)
        parts = self.arranged()
        room = self._words()
        y = room.center().y() - sum(part.height for part in parts) / 2
        for part in parts:
            p.setFont(part.font)
            p.drawText(QRectF(room.left(), y, room.width(), part.height), _CENTRED, part.text)
            y += part.height
        p.end()

    def _words(self) -> QRectF:
        """Return the place of the words."""
        return QRectF(self.rect()).adjusted(14, 5, -14, -5)

    def arranged(self) -> tuple[_Part, ...]:
        """Return the step and, unless that has no room, what it means, as they are shown: nothing is cut.

        Each takes one line as long as it is not too small for that, else two; the tooltip has it all.
        """
        wanted = self._step, self.size(), scale_of(self.font())
        if wanted != self._wanted:
            self._wanted, self._parts = wanted, self._arrange()
        return self._parts

    def _arrange(self) -> tuple[_Part, ...]:
        """Return the parts in the largest size, or a few pixels smaller in fewer lines."""
        percent = round(scale_of(self.font()) * 100)
        title, detail = title_font(percent, size=1.27), text_font(percent, size=0.8)
        largest, every = title.pixelSize(), (True, False) if self._step.detail else (False,)
        parts: tuple[_Part, ...] = ()
        for with_detail in every:
            for smallest in (*range(largest - _STEP, LEAST, -_STEP), LEAST):
                for title_lines, detail_lines in _LINES:
                    for size in range(min(largest, smallest + _STEP), smallest - 1, -1):
                        parts = self._parts_at(_sized(title, size), detail if with_detail else None, detail_lines)
                        if parts[0].lines <= title_lines and self._fits(parts, detail_lines):
                            return parts
        return parts

    def _parts_at(self, title: QFont, detail: QFont | None, lines: int) -> tuple[_Part, ...]:
        """Return the parts with this *title*, and a *detail* of at most *lines* if its size is not too different."""
        width, size = self._words().width(), title.pixelSize()
        parts = (_Part(self._step.text, title, width),)
        if detail is None:
            return parts
        below = max(LEAST, min(detail.pixelSize(), round(0.75 * size)))
        while (part := _Part(_kept(self._step.detail), _sized(detail, below), width)).lines > lines:
            below -= 1
            if below < max(LEAST, round(0.6 * size)):
                break
        return (*parts, part)

    def _fits(self, parts: Sequence[_Part], lines: int) -> bool:
        high = sum(part.height for part in parts)
        return high <= self._words().height() and all(part.lines <= lines for part in parts[1:])

    def _paint_ground(self, p: QPainter, box: QRectF) -> QColor:
        """Paint the button without words; return the colour of its words."""
        dress, radius = self._step.dress, 11.0
        if self.hasFocus():
            p.setPen(QPen(QColor("#f8f0dc"), 2))
            p.setBrush(Qt.BrushStyle.NoBrush)
            p.drawRoundedRect(box.adjusted(-3, -3, 3, 3), radius + 3, radius + 3)
        lit = self.underMouse() and not self.isDown()
        if self.isEnabled() and dress not in (NEEDS, ASKS):
            return paint_gold(p, box, radius, lit=lit)
        ground: QColor | QLinearGradient = QColor(INK)
        if current() is CONTRAST:
            ink, edge, ground = QColor("#ffffff"), QPen(QColor("#ffffff"), 2), QColor("#000000")
        elif not self.isEnabled():
            ink, edge, ground = QColor(IDLE), QPen(QColor("#6b5440"), 1.5), QColor(20, 12, 8, 120)
        elif dress == NEEDS:
            ink, edge = QColor(CREAM), QPen(QColor(GOLDS[2]), 1.5)
        else:
            ink, edge = QColor(CREAM), QPen(QColor(INK), 2)
            ground = QLinearGradient(QPointF(0, box.top()), QPointF(0, box.bottom()))
            for place, colour in enumerate(ASKING):
                ground.setColorAt(place, QColor(colour).lighter(107 if lit else 100))
            p.setPen(QPen(QColor(RIM), 1.5))
            p.setBrush(Qt.BrushStyle.NoBrush)
            p.drawRoundedRect(box.adjusted(-2, -2, 2, 2), radius + 2, radius + 2)
        p.setPen(edge)
        p.setBrush(ground)
        p.drawRoundedRect(box, radius, radius)
        return ink
