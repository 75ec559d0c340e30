"""The card of the lesson: a sheet of parchment with a title, a few sentences and what can be done now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QColor, QLinearGradient, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenu, QPushButton, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from swqt.gui.colour import blend
from swqt.gui.fonts import scale_of
from swqt.gui.panels.enter import EnterPresses
from swqt.gui.theme import current

_WIDTH: Final = 336
"""Pixels of the card at 100 %, without its shadow."""

_MOST: Final = 0.425
"""The part of the window's width that the card takes at most, however large the text is."""

SHADOW: Final = 9
"""Pixels around the card that belong to its shadow."""


class LessonCard(QWidget):
    """Says what the step says. What the buttons are for, the lesson knows."""

    went_on = Signal()
    showed = Signal()
    left = Signal()
    chosen = Signal(int)
    """A chapter is to be begun."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setObjectName("lesson")
        self._progress = 0.0
        self.head = QLabel()
        self.head.setProperty("muted", True)
        self.head.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.title = QLabel()
        self.title.setProperty("title", True)
        self.text = QLabel()
        self.aside = QLabel()
        for label in (self.title, self.text, self.aside):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.chapters = QToolButton()
        self.chapters.setText("≡")
        self.chapters.setProperty("info", True)
        self.chapters.setAccessibleName(self.tr("Chapters"))
        self.chapters.setToolTip(self.tr("Chapters: begin one again"))
        self.chapters.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.menu = QMenu(self)
        self.chapters.setMenu(self.menu)
        self.menu.triggered.connect(self._on_chapter)
        self.leave = QToolButton()
        self.leave.setText("×")
        self.leave.setProperty("info", True)
        self.leave.setAccessibleName(self.tr("Leave the lesson"))
        self.leave.setToolTip(self.tr("Leave the lesson; it can be taken up again here"))
        self.show_me = QPushButton(self.tr("Show me"))
        self.next = QPushButton()
        self.next.setProperty("primary", True)
        self.leave.clicked.connect(self.left)
        self.show_me.clicked.connect(self.showed)
        self.next.clicked.connect(self.went_on)
        for button in (self.chapters, self.leave, self.show_me, self.next):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)    # a click leaves the keyboard where it is
            EnterPresses(button)
        top = QHBoxLayout()
        top.setSpacing(4)
        top.addWidget(self.head, 1)
        top.addWidget(self.chapters)
        top.addWidget(self.leave)
        below = QHBoxLayout()
        below.setSpacing(8)
        below.addStretch(1)
        below.addWidget(self.show_me)
        below.addWidget(self.next)
        box = QVBoxLayout(self)
        box.setSpacing(4)
        box.setContentsMargins(SHADOW + 16, SHADOW + 9, SHADOW + 12, SHADOW + 14)
        box.addLayout(top)
        box.addWidget(self.title)
        box.addWidget(self.text)
        box.addWidget(self.aside)
        box.addSpacing(4)
        box.addLayout(below)
        self.aside.hide()
        self.hide()

    def show_step(self, head: str, title: str, text: str, progress: float) -> None:
        """Say *text*; *progress* is what is behind of the whole lesson, from 0 to 1."""
        self.head.setText(head)
        self.title.setText(title)
        self.text.setText(text)
        self.aside.hide()
        self._progress = progress
        self.setAccessibleName(f"{title}. {text}")

    def show_buttons(self, *, next_text: str, can_show: bool, main: bool) -> None:
        """Offer to go on with *next_text* (empty: not now) and to be shown; *main*: going on is what is to be done."""
        self.next.setText(next_text)
        self.next.setVisible(bool(next_text))
        self.show_me.setVisible(can_show)
        if self.next.property("primary") != main:
            self.next.setProperty("primary", main)
            self.next.style().polish(self.next)

    def show_aside(self, text: str) -> None:
        """Say *text* to somebody who has done something else."""
        self.aside.setText(text)
        self.aside.show()
        self.setAccessibleName(f"{self.title.text()}. {self.text.text()} {text}")

    def _on_chapter(self, action: QAction) -> None:
        self.chosen.emit(action.data())

    def show_chapters(self, names: Sequence[str], here: int) -> None:
        """List the chapters, with a mark at the one that is open."""
        self.menu.clear()
        for number, name in enumerate(names):
            action = self.menu.addAction(f"{number + 1}  {name}")
            action.setCheckable(True)
            action.setChecked(number == here)
            action.setData(number)

    def stops(self) -> list[QWidget]:
        """Return what the keyboard stops at."""
        return [self.next, self.show_me, self.chapters, self.leave]

    def fitting(self) -> QSize:
        """Return the size that the words need."""
        window = self.parentWidget()
        assert window is not None
        width = min(round(_WIDTH * scale_of(self.font())), round(window.width() * _MOST))
        layout = self.layout()
        assert layout is not None
        for label in (self.title, self.text, self.aside):
            label.setMinimumHeight(0)
        layout.invalidate()
        self._dress()
        width = max(width + 2 * SHADOW, layout.minimumSize().width())
        return QSize(width, layout.heightForWidth(width))

    def _dress(self) -> None:
        """Give the round buttons the size of the text."""
        scale = scale_of(self.font())
        side = round(26 * scale)
        if self.leave.width() == side:
            return
        for button in (self.chapters, self.leave):
            button.setFixedSize(side, side)
            button.setStyleSheet(
                f"QToolButton {{ margin: 0; padding: 0; border-radius: {side // 2}px;"
                f" font-size: {round(17 * scale)}px }}"
                "QToolButton::menu-indicator { image: none }"
            )

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "aside"):
            self.aside.setStyleSheet("")
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = current()
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        sheet = QRectF(self.rect()).adjusted(SHADOW, SHADOW, -SHADOW, -SHADOW)
        p.setPen(Qt.PenStyle.NoPen)
        for reach in range(SHADOW, 0, -1):
            p.setBrush(QColor(0, 0, 0, 6 + 3 * (SHADOW - reach)))
            p.drawRoundedRect(sheet.adjusted(-reach, -reach + 3, reach, reach), 10 + reach, 10 + reach)
        paper = QLinearGradient(sheet.topLeft(), sheet.bottomRight())
        paper.setColorAt(0, QColor(theme.card))
        paper.setColorAt(0.7, QColor(theme.card))
        paper.setColorAt(1, blend(theme.card, theme.gold, 0.16))
        p.setBrush(paper)
        p.setPen(QPen(QColor(theme.gold), 2.0))
        p.drawRoundedRect(sheet, 10, 10)
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(QPen(blend(theme.line, theme.card, 0.25), 1.0))
        p.drawRoundedRect(sheet.adjusted(4, 4, -4, -4), 7, 7)
        self._paint_line(p, sheet)
        if not self.aside.isHidden():
            mark = QRectF(self.aside.geometry()).adjusted(-8, 1, 0, -1)
            p.fillRect(QRectF(mark.left(), mark.top(), 3, mark.height()), QColor(theme.gold))
        p.end()

    def _paint_line(self, p: QPainter, sheet: QRectF) -> None:
        """Draw how far the lesson has come, with a lozenge where it is."""
        theme = current()
        left, right, y = sheet.left() + 14, sheet.right() - 14, sheet.bottom() - 9
        here = left + (right - left) * self._progress
        p.setPen(QPen(QColor(theme.line), 1.4))
        p.drawLine(round(here), round(y), round(right), round(y))
        p.setPen(QPen(QColor(theme.gold), 2.4))
        p.drawLine(round(left), round(y), round(here), round(y))
        p.save()
        p.translate(here, y)
        p.rotate(45)
        p.fillRect(QRectF(-3.4, -3.4, 6.8, 6.8), QColor(theme.gold))
        p.restore()
