"""What stands in the window before a game: go on, begin, open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from swqt.gui.theme import blend, current

if TYPE_CHECKING:
    from swqt.gui.parade import Parade


class StartPage(QWidget):
    """The first page: an unfinished game comes first."""

    continued = Signal()
    began = Signal()
    opened = Signal()
    listed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._parade: Parade | None = None
        title = QLabel("swqt")
        title.setProperty("banner", True)
        about = QLabel(self.tr("Small World at one table: two to five people and bots"))
        about.setProperty("muted", True)
        about.setWordWrap(True)    # a long line would keep the whole window wide
        self.go_on = QPushButton()
        self.new_game = QPushButton(self.tr("New game…"))
        self.games = QPushButton(self.tr("Games and replays…"))
        self.open = QPushButton(self.tr("Open a game file…"))
        column = QVBoxLayout()
        column.setSpacing(10)
        for label in (title, about):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            column.addWidget(label)
        column.addSpacing(12)
        for button, signal in (
            (self.go_on, self.continued), (self.new_game, self.began), (self.games, self.listed),
            (self.open, self.opened),
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

    def line_up(self) -> None:
        """Let the tokens walk in along the top."""
        from swqt.gui.parade import Parade

        parade = self._parade = Parade(self)
        parade.grown.connect(lambda: self.update(parade.area(self._line).toAlignedRect()))
        self.update()

    def expect_unfinished(self, some: bool) -> None:
        """Keep the place for a game to go on with if there is *some* game, until ``show_unfinished`` tells which."""
        self.show_unfinished(self.tr("Continue the last game") if some else "")

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
        if self._parade is not None:
            self._parade.paint(p, self.width(), self._line, self.devicePixelRatioF())
        p.end()

    @property
    def _line(self) -> float:
        return self.height() * 0.17
