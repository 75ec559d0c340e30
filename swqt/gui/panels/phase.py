"""The line above the map: the round, who is in turn, and what is being done."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QAction, QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget

from swqt.engine import State
from swqt.gui.names import Names
from swqt.gui.panels.about_button import AboutButton
from swqt.gui.panels.items import ItemStrip
from swqt.gui.panels.sound_button import SoundButton
from swqt.gui.seats import SeatStyle, emblem_path, style_of


class SeatMark(QWidget):
    """The emblem of a seat on its colour, in a ring that shows on any ground."""

    def __init__(self, seat: int = -1, size: int = 26, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seat = seat
        self._size = size
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_seat(self, seat: int) -> None:
        if seat != self._seat:
            self._seat = seat
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._size, self._size)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._seat < 0:
            return
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.translate(QPointF(self.width() / 2, self.height() / 2))
        paint_seat_mark(p, self._seat, self._size / 2 - 1)
        p.end()


def paint_seat_mark(p: QPainter, seat: int, radius: float, style: SeatStyle | None = None) -> None:
    """Paint the mark of *seat* around the origin, or that of *style*."""
    style = style or style_of(seat)
    p.setPen(QPen(QColor(17, 17, 17), 1.2))
    p.setBrush(QColor(255, 255, 255))
    p.drawEllipse(QPointF(0, 0), radius, radius)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(style.tint())
    p.drawEllipse(QPointF(0, 0), radius - 1.8, radius - 1.8)
    p.fillPath(emblem_path(style.emblem, radius * 0.46), QColor(style.ink))


class PhaseLine(QWidget):
    """Says where the game stands, in one line; at its end lies what can be asked about."""

    def __init__(self, sound: QAction, explain: QAction, parent: QWidget | None = None) -> None:
        """*sound* lets sounds be heard, or not; *explain* has the key for the rules."""
        super().__init__(parent)
        self.setObjectName("phase")
        self._round = QLabel()
        self._mark = SeatMark(size=30)
        self._name = QLabel()
        self._doing = QLabel()
        for label in (self._round, self._name, self._doing):
            label.setTextFormat(Qt.TextFormat.PlainText)
        for label in (self._round, self._name):
            label.setProperty("title", True)
        self._shared = QLabel(self.tr("Hot-seat"))
        self._shared.setToolTip(self.tr("Several people share this screen"))
        self._shared.setMinimumWidth(1)    # the window need not be wider for it
        self._is_shared = False
        for label in (self._round, self._shared):
            label.setProperty("muted", True)
        row = self._row = QHBoxLayout(self)
        row.setContentsMargins(6, 2, 6, 2)
        row.setSpacing(10)
        row.addWidget(self._round)
        row.addWidget(self._mark)
        row.addWidget(self._name)
        row.addWidget(self._doing)
        row.addWidget(self._shared)
        self.items = ItemStrip()
        row.addWidget(self.items, 1)
        self.about = AboutButton(explain)
        row.addWidget(self.about)
        self.sound = SoundButton(sound)
        row.addWidget(self.sound)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_state(
        self, state: State, seat: int, names: Names, doing: str, rounds: int, *, shared: bool = False
    ) -> None:
        """Show *state* while *seat* (-1: nobody) is asked; *doing* says for what; several people may share a screen."""
        self._is_shared = shared and seat >= 0
        self._round.setText(self.tr("Round {0}/{1}").format(state.round, rounds))
        self._mark.show_seat(seat)
        self._mark.setVisible(seat >= 0)
        self._name.setText(names.seat(seat))
        self._doing.setText(doing)
        self._make_room()
        self.setAccessibleName(self.text())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        """What is said aside gives way to what is asked."""
        others: tuple[QWidget, ...] = (self._round, self._mark, self._name, self._doing, self.items, self.sound)
        shown = (self._shared, *(one for one in others if not one.isHidden()))
        edges = self._row.contentsMargins()
        wide = sum(one.sizeHint().width() for one in shown) + (len(shown) - 1) * self._row.spacing()
        self._shared.setVisible(self._is_shared and self.width() >= wide + edges.left() + edges.right())

    def text(self) -> str:
        """Return the line as it is read out, as in "Round 3/10 · Hot-seat · Anna · conquer – 5 tokens in hand"."""
        labels = (self._round, *((self._shared,) if self._is_shared else ()), self._name, self._doing)
        parts = (label.text() for label in labels)
        return " · ".join(part for part in parts if part)
