"""The main button: one slot at one place that always says the next step."""

from __future__ import annotations

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


class MainButton(QAbstractButton):
    """Shows a MainStep; ``clicked`` is emitted for a press that counts.

    After its meaning has changed it ignores the rest of a double click, keys that are held down, and for a while clicks
    of a mouse that has not moved: nobody presses what has just appeared under the pointer.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._step = MainStep("")
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
        words, middle = box.adjusted(10, 2, -10, -2), int(Qt.AlignmentFlag.AlignCenter)
        title, detail = self._fonts(words)
        p.setFont(title)
        line = QFontMetricsF(title).height()
        if not self._step.detail:
            p.drawText(words, middle, self._step.text)
        else:
            whole = line + 1.2 * detail.pixelSize()
            top = words.center().y() - whole / 2
            p.drawText(QRectF(words.left(), top, words.width(), line), middle, self._step.text)
            p.setFont(detail)
            shown = p.fontMetrics().elidedText(self._step.detail, Qt.TextElideMode.ElideRight, round(words.width()))
            p.drawText(QRectF(words.left(), top + line - 3, words.width(), whole - line + 3), middle, shown)
        p.end()

    def _fonts(self, words: QRectF) -> tuple[QFont, QFont]:
        """Return the fonts of the step and of what it means, which fit into *words*."""
        percent = round(scale_of(self.font()) * 100)
        title, detail = title_font(percent, size=1.27), text_font(percent, size=0.8)
        for font, text in ((title, self._step.text), (detail, self._step.detail)):
            while font.pixelSize() > LEAST and QFontMetricsF(font).horizontalAdvance(text) > words.width():
                font.setPixelSize(font.pixelSize() - 1)
        while self._step.detail and title.pixelSize() > LEAST:
            if QFontMetricsF(title).height() + 1.2 * detail.pixelSize() - 3 <= words.height():
                break
            title.setPixelSize(title.pixelSize() - 1)
            detail.setPixelSize(max(LEAST, min(detail.pixelSize(), round(0.75 * title.pixelSize()))))
        return title, detail

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
