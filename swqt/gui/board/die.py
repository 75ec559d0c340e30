"""The Reinforcement die as it fell, in pips and in digits, in the corner of the map until the game goes on."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from swqt.gui.fonts import text_font
from swqt.gui.map_corner import MapCorner

_SIDE: Final = 72
_LEAN: Final = -6.0
_TURNS: Final = 540.0
"""Degrees that the die lies askew at rest, and turns while it tumbles."""

LONGEST: Final = 700
"""Milliseconds that the die tumbles at most, however slowly everything else happens: who rolls is waiting."""

FADE: Final = 150
"""Milliseconds in which the result appears where nothing is to move."""

_FACES: Final = (0, 3, 1, 0, 2, 0, 3, 1)
"""What a tumbling die shows on its way: as on the die, three of six faces are blank."""

_MARGIN: Final = 16
_EDGE: Final = 2
_CHIP: Final = 15.0
"""Half the width of the round chip that says in digits what lies on top: a blank face is easily taken for none."""

_PIPS: Final[dict[int, tuple[tuple[float, float], ...]]] = {
    0: (),
    1: ((0.0, 0.0),),
    2: ((-0.45, -0.45), (0.45, 0.45)),
    3: ((-0.5, -0.5), (0.0, 0.0), (0.5, 0.5)),
}


class DieFace(QWidget):
    """Shows the pips that were rolled; transparent to the mouse."""

    def __init__(self, parent: QWidget, corner: MapCorner) -> None:
        """*corner* lies in the lower left corner and knows what else is there."""
        super().__init__(parent)
        self._map = parent
        self._corner = corner
        self.pips = 0
        self._angle = _LEAN
        self._face = 0
        self._tumbling = QVariantAnimation(self)
        self._tumbling.setStartValue(0.0)
        self._tumbling.setEndValue(1.0)
        self._tumbling.valueChanged.connect(self._turn)
        self._fading = QVariantAnimation(self)
        self._fading.setStartValue(0.0)
        self._fading.setEndValue(1.0)
        self._fading.setDuration(FADE)
        self._fading.valueChanged.connect(self._on_fading)
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
        return QSize(_SIDE + 10, _SIDE + 10)

    def show_pips(self, pips: int | None) -> None:
        """Show *pips* in the lower right corner, below the board if there is room; in the upper one if a strip lies
        there. None shows nothing."""
        self.setVisible(pips is not None)
        if pips is None:
            return
        self.pips = pips
        if self._tumbling.state() != QVariantAnimation.State.Running:
            self._face = pips
        self.setAccessibleName(self.tr("The die shows {0}").format(pips))
        self._place()
        self.raise_()
        self.update()

    def _place(self) -> None:
        below = self._map.height() - self.height() - _EDGE
        free = self._corner.rise == self._corner.room.height()
        self.move(self._map.width() - self.width() - _MARGIN, below if free else _MARGIN)

    def tumble(self, pips: int, milliseconds: int) -> None:
        """Roll for so long, but no longer than is fair, before *pips* lie on top."""
        self.show_pips(pips)
        self._tumbling.setDuration(min(milliseconds, LONGEST))
        self._tumbling.start()

    def fade_in(self, pips: int) -> None:
        """Let *pips* appear where they lie: nothing moves."""
        self.settle()
        self.show_pips(pips)
        self._fading.start()

    def settle(self) -> None:
        """Lie still at once, and plainly to be seen."""
        self._fading.stop()
        self._tumbling.stop()
        self._turn(1.0)

    def _turn(self, time: float) -> None:
        slowing = (1 - time) ** 2
        self._angle = _LEAN + _TURNS * slowing
        self._face = self.pips if time >= 1 else _FACES[int((1 - slowing) * len(_FACES)) % len(_FACES)]
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._fading.state() == QVariantAnimation.State.Running:
            p.setOpacity(self._fading.currentValue())
        p.translate(self.width() / 2, self.height() / 2)
        p.rotate(self._angle)
        half = _SIDE / 2 - 4
        box = QRectF(-half, -half, 2 * half, 2 * half)
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(QColor(20, 10, 6, 110))
        p.drawRoundedRect(box.translated(3, 5), 14, 14)
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
        if self._tumbling.state() != QVariantAnimation.State.Running:
            self._draw_chip(p, QPointF(self.width() - _CHIP - 1, self.height() - _CHIP - 1))
        p.end()

    def _draw_chip(self, p: QPainter, at: QPointF) -> None:
        p.setBrush(QColor("#FFF9EC"))
        p.setPen(QPen(QColor("#111111"), 2))
        p.drawEllipse(at, _CHIP - 1, _CHIP - 1)
        p.setFont(text_font(size=1.2, bold=True))
        box = QRectF(at.x() - _CHIP, at.y() - _CHIP, 2 * _CHIP, 2 * _CHIP)
        p.drawText(box, int(Qt.AlignmentFlag.AlignCenter), f"+{self.pips}")
