"""A cover over the whole window between two hot-seat turns, hiding everything until the next player continues."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen, QShowEvent
from PySide6.QtWidgets import QDockWidget, QHBoxLayout, QLabel, QMainWindow, QPushButton, QVBoxLayout, QWidget

from swqt.gui.style.actions import EnterActivates
from swqt.gui.style.seat_style import SeatMark, emblem_path, style_of
from swqt.gui.style.theme import blend, current, scale_of, title_font

_MARK: Final = 132
"""Size of the emblem at 100%, in pixels."""


class PrivacyScreen(QWidget):
    """Covers *window* below its menu bar, and floating panels; Enter or Continue uncovers it for the next player."""

    went_on = Signal()
    recapped = Signal()

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._seat = -1
        self._floating: list[QWidget] = []
        self._mark = SeatMark(size=_MARK)
        self._title = QLabel()
        self._round = QLabel()
        self._round.setProperty("muted", True)
        self._below = QLabel(self.tr("The table is covered. Press Enter to uncover it."))
        self._below.setProperty("muted", True)
        for label in (self._round, self._title, self._below):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.setWordWrap(True)
        self.go_on = QPushButton(self.tr("Continue"))
        self.go_on.setProperty("primary", True)
        self.recap = QPushButton(self.tr("&What happened?"))
        self.recap.setToolTip(self.tr("Uncover the table and walk through what has happened since"))
        self.go_on.clicked.connect(self.went_on)
        self.recap.clicked.connect(self.recapped)
        buttons = QHBoxLayout()
        buttons.setSpacing(12)
        buttons.addStretch(1)
        for button in (self.recap, self.go_on):
            EnterActivates(button)
            button.setMinimumHeight(44)
            buttons.addWidget(button)
        buttons.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(48, 40, 48, 40)
        whole.setSpacing(14)
        whole.addStretch(3)
        whole.addWidget(self._mark, 0, Qt.AlignmentFlag.AlignHCenter)
        whole.addSpacing(6)
        whole.addWidget(self._round)
        whole.addWidget(self._title)
        whole.addWidget(self._below)
        whole.addSpacing(10)
        whole.addLayout(buttons)
        whole.addStretch(4)
        window.installEventFilter(self)
        self.hide()

    def cover(self, seat: int, title: str, round_text: str) -> None:
        """Cover everything; *title* names the next player."""
        self._seat = seat
        self._mark.show_seat(seat)
        self._title.setText(title)
        self._title.setFont(self._large())
        self._round.setText(round_text)
        self.setAccessibleName(f"{title}. {self._below.text()}")
        if not self.isVisible():
            self._cover_floating()
            self._fit()
            self.show()
        self.raise_()
        self.go_on.setFocus(Qt.FocusReason.OtherFocusReason)

    def uncover(self) -> None:
        """Remove the cover."""
        if not self.isHidden():
            self.hide()
            for widget in self._floating:
                widget.show()
            self._floating.clear()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Keep focus on the cover: screen readers must not read what is below it."""
        here = self.focusWidget()
        (self.recap if here is self.go_on else self.go_on).setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._fit()
        return False

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = current()
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = QColor(theme.card)
        p.fillRect(self.rect(), ground)
        box = QRectF(self.rect()).adjusted(16, 16, -16, -16)
        if self._seat >= 0:
            p.save()
            p.setClipRect(box.adjusted(8, 8, -8, -8))
            self._paint_pattern(p, ground)
            p.restore()
        for inset, width in ((0.0, 2.0), (7.0, 1.0)):
            p.setPen(QPen(QColor(theme.gold), width))
            p.setBrush(Qt.BrushStyle.NoBrush)
            p.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), 14, 14)
        p.end()

    def _paint_pattern(self, p: QPainter, ground: QColor) -> None:
        """Fill the background with faint emblems of the seat, except around the text in the middle."""
        style = style_of(self._seat)
        faint = blend(ground.name(), style.tint().name(), 0.26)
        step = 84.0
        emblem = emblem_path(style.emblem, step * 0.2)
        middle = QRectF(self.rect()).center()
        clear = min(300 * scale_of(self.font()), 0.34 * self.width())
        rows, places = int(self.height() / step / 2) + 1, int(self.width() / step / 2) + 1
        for row in range(-rows, rows + 1):
            for place in range(-places, places + 1):
                at = middle + QPointF((place + (row % 2) / 2) * step, row * step)
                away = ((at.x() - middle.x()) / clear) ** 2 + ((at.y() - middle.y()) / clear) ** 2
                if away > 1:
                    p.save()
                    p.translate(at)
                    p.setOpacity(min(1.0, (away - 1) * 0.8))
                    p.fillPath(emblem, faint)
                    p.restore()

    def _large(self) -> QFont:
        return title_font(round(scale_of(self.font()) * 100), size=2.4)

    def _fit(self) -> None:
        menus = self._window.menuBar()
        top = menus.height() if menus.isVisible() and not menus.isNativeMenuBar() else 0
        self.setGeometry(0, top, self._window.width(), self._window.height() - top)

    def _cover_floating(self) -> None:
        """Hide the content of floating panels."""
        for dock in self._window.findChildren(QDockWidget):
            inner = dock.widget()
            if dock.isFloating() and not inner.isHidden():
                inner.hide()
                self._floating.append(inner)
