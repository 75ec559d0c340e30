"""What stands in the window before a game: go on, begin, open."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent, QPen, QPixmap, QPixmapCache
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from swqt.gui.art import known
from swqt.gui.board.token import Face, paint_stack
from swqt.gui.seats import SEATS
from swqt.gui.theme import blend, current


class StartPage(QWidget):
    """The first page: an unfinished game comes first."""

    continued = Signal()
    began = Signal()
    opened = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        title = QLabel("swqt")
        title.setProperty("banner", True)
        about = QLabel(self.tr("Small World at one table: two to five people and bots"))
        about.setProperty("muted", True)
        about.setWordWrap(True)    # a long line would keep the whole window wide
        self.go_on = QPushButton()
        self.new_game = QPushButton(self.tr("New game…"))
        self.open = QPushButton(self.tr("Open a game file…"))
        column = QVBoxLayout()
        column.setSpacing(10)
        for label in (title, about):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            column.addWidget(label)
        column.addSpacing(12)
        for button, signal in (
            (self.go_on, self.continued), (self.new_game, self.began), (self.open, self.opened),
        ):  # fmt: skip
            button.setMinimumHeight(46)
            button.setMinimumWidth(340)
            button.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
            button.clicked.connect(signal)
            column.addWidget(button)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addLayout(column)
        row.addStretch(1)
        whole = QVBoxLayout(self)
        whole.addStretch(4)
        whole.addLayout(row)
        whole.addStretch(3)

    def show_unfinished(self, text: str) -> None:
        """Offer to go on with the game described by *text*; nothing if there is none."""
        self.go_on.setVisible(bool(text))
        self.go_on.setText(text)
        self.go_on.setProperty("primary", bool(text))
        self.new_game.setProperty("primary", not text)
        for button in (self.go_on, self.new_game):
            button.style().polish(button)
        (self.go_on if text else self.new_game).setFocus()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = current()
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        sky = QLinearGradient(0, 0, 0, self.height())
        sky.setColorAt(0, QColor(theme.card))
        sky.setColorAt(1, blend(theme.window, theme.gold, 0.16))
        p.fillRect(self.rect(), sky)
        frame = QRectF(self.rect()).adjusted(14, 14, -14, -14)
        p.setPen(QPen(QColor(theme.line), 1.5))
        p.drawRoundedRect(frame, 10, 10)
        p.drawRoundedRect(frame.adjusted(5, 5, -5, -5), 7, 7)
        self._parade(p)
        p.end()

    def _parade(self, p: QPainter) -> None:
        """A row of tokens along the top: every race that has a sign; drawn once the page itself is on the screen."""
        row = QPixmap()
        if not QPixmapCache.find(self._key(), row):
            QTimer.singleShot(0, self, self._line_up)
            return
        p.drawPixmap(QPointF(0, self.height() * 0.17 - self._step() / 2 - 20), row)

    def _step(self) -> float:
        return min(92.0, (self.width() - 120) / max(1, len(known("race"))))

    def _key(self) -> str:
        return f"parade {self.width()} {self._step()} {self.devicePixelRatioF()}"

    def _line_up(self) -> None:
        """Draw the row for this size; faces take long, so it is kept."""
        races, step, ratio = sorted(known("race")), self._step(), self.devicePixelRatioF()
        row = QPixmap(QSize(self.width(), round(step + 40)) * ratio)
        row.setDevicePixelRatio(ratio)
        row.fill(Qt.GlobalColor.transparent)
        q = QPainter(row)
        q.setRenderHint(QPainter.RenderHint.Antialiasing)
        left = self.width() / 2 - step * (len(races) - 1) / 2
        for number, race in enumerate(races):
            q.save()
            q.translate(QPointF(left + step * number, step / 2 + 20 + (10 if number % 2 else -10)))
            paint_stack(q, SEATS[number % len(SEATS)], Face("race", race, number % 4 + 1), step * 0.33)
            q.restore()
        q.end()
        if QPixmapCache.insert(self._key(), row):
            self.update()
