"""The start page: continue, new games, the rule book; the notice about a crash of the last run."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QGuiApplication, QLinearGradient, QPainter, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from swqt import __version__
from swqt.gui.style.buttons import DescriptionButton, open_folder
from swqt.gui.style.icons import known
from swqt.gui.style.layouts import FlowLayout
from swqt.gui.style.seat_style import SEATS
from swqt.gui.style.theme import blend, current, scale_of
from swqt.home import data_folder

if TYPE_CHECKING:
    from swqt.gui.panels.map_overlays import TipStrip


class CrashNotice(QFrame):
    """Says that the game is safe, and offers the *report*; ``dismissed`` when the player has seen it."""

    continued = Signal()
    dismissed = Signal()

    def __init__(self, report: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.report = report
        self.setProperty("strip", True)
        title = QLabel(self.tr("swqt crashed last time. Your game is safe."))
        title.setProperty("title", True)
        self.about = QLabel(
            self.tr("Nothing has been sent to anybody. The report tells versions, the place in the program and the end"
                    " of the log, not who you are.")
        )  # fmt: skip
        self.about.setProperty("muted", True)
        for label in (title, self.about):
            label.setWordWrap(True)
        self.go_on = self._button(self.tr("&Continue"), self._continue)
        self.copy = self._button(self.tr("Co&py report"), self._copy)
        self.folder = self._button(self.tr("&Open folder"), lambda: open_folder(data_folder()))
        self.dismiss = self._button(self.tr("&Dismiss"), self._dismiss)
        buttons = FlowLayout()
        for button in (self.go_on, self.copy, self.folder, self.dismiss):
            buttons.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 12)
        column.addWidget(title)
        column.addWidget(self.about)
        column.addLayout(buttons)

    def _button(self, text: str, slot: object) -> QPushButton:
        button = QPushButton(text)
        button.setMinimumHeight(34)
        button.clicked.connect(slot)
        return button

    def _continue(self) -> None:
        self._dismiss()
        self.continued.emit()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.report)
        self.about.setText(
            self.tr("The report has been copied. It tells versions, the place in the program and the end of the log.")
        )

    def _dismiss(self) -> None:
        self.dismissed.emit()


class TokenRow(QObject):
    """Draws one token of each race in a row: one at a time, to keep the window responsive, and only while visible.

    ``grown`` is emitted after each of them.
    """

    grown = Signal()

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._page = page
        self._races = sorted(known("race"))
        self._row = QPixmap()
        self._shape = (0, 0.0)
        self._drawn = 0
        self._turn = QTimer(self)
        self._turn.timeout.connect(self._draw_next)

    def paint(self, p: QPainter, width: int, middle: float, ratio: float) -> None:
        """Paint the tokens drawn so far, centred on the line *middle* of a page *width* wide; draw the others later."""
        if (width, ratio) != self._shape:
            self._shape = (width, ratio)
            self._row = QPixmap(QSize(width, round(self._step + 40)) * ratio)
            self._row.setDevicePixelRatio(ratio)
            self._row.fill(Qt.GlobalColor.transparent)
            self._drawn = 0
        if self._drawn < len(self._races) and not self._turn.isActive():
            self._turn.start(0)
        p.drawPixmap(QPointF(0, middle - self._step / 2 - 20), self._row)

    @property
    def is_there(self) -> bool:
        """Whether the row is complete."""
        return self._drawn == len(self._races)

    @property
    def _step(self) -> float:
        return min(92.0, (self._shape[0] - 120) / max(1, len(self._races)))

    def _draw_next(self) -> None:
        number, step, count = self._drawn, self._step, len(self._races)
        if number >= count or self._row.isNull() or not self._page.isVisible():
            self._turn.stop()
            return
        from swqt.gui.board.token_painter import TokenFace, paint_stack  # not needed for the first frame

        self._drawn += 1
        q = QPainter(self._row)
        q.setRenderHint(QPainter.RenderHint.Antialiasing)
        left = (self._shape[0] - step * (count - 1)) / 2
        q.translate(QPointF(left + step * number, step / 2 + 20 + (10 if number % 2 else -10)))
        face = TokenFace("race", self._races[number], number % 4 + 1)
        paint_stack(q, SEATS[number % len(SEATS)], face, step * 0.33)
        q.end()
        self.grown.emit()

    def area(self, middle: float) -> QRectF:
        """Return the area of the row on the page."""
        return QRectF(0, middle - self._step / 2 - 20, self._shape[0], self._step + 40)


_WIDEST: Final = 620
"""Pixels of the buttons at 100 %, however wide the window is."""

_ROOM: Final = 1280 - 2 * 34
"""Pixels between the margins on the smallest screen."""

_ROW: Final = 104
"""Pixels that the row of tokens needs above the title."""


_LARGE: Final = 1.3
"""The text scale from which on title and notice do not both fit on a screen of 1280 by 720."""


class StartPage(QWidget):
    """Offers to continue the last game, to start another one, and everything that needs no game."""

    continued = Signal()
    began = Signal()
    against_bots = Signal()
    learned = Signal()
    networked = Signal()
    opened = Signal()
    listed = Signal()
    read = Signal()
    set_up = Signal()
    crash_dismissed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("start")
        self._parade: TokenRow | None = None
        self._notice: CrashNotice | None = None
        self.unsaved: TipStrip | None = None
        """The strip that says why the settings cannot be saved, made when it is first needed."""
        self.title = QLabel("swqt")
        self.title.setProperty("banner", True)
        self._about = about = QLabel(self.tr("Small World at one table: two to five people and bots"))
        about.setProperty("muted", True)
        about.setWordWrap(True)    # a long line would keep the whole window wide
        self.go_on = DescriptionButton(self.tr("Continue"))
        self.new_game = DescriptionButton(self.tr("New game…"), self.tr("Players, board, rules"))
        self.bots = DescriptionButton(self.tr("Play against bots"), self.tr("One person, two bots"))
        self.learn = DescriptionButton(self.tr("Learn the game"), self.tr("Step by step"))
        self.network = self._small(self.tr("Local network…"))
        self.games = self._small(self.tr("Load or replay…"))
        self.open = self._small(self.tr("Open a file…"))
        self.book = self._small(self.tr("Rule book"))
        self.settings = self._small(self.tr("Settings…"))
        for button, signal in (
            (self.go_on, self.continued), (self.new_game, self.began), (self.bots, self.against_bots),
            (self.learn, self.learned), (self.network, self.networked),
            (self.games, self.listed), (self.open, self.opened), (self.book, self.read), (self.settings, self.set_up),
        ):  # fmt: skip
            button.clicked.connect(signal)
        self._column = QVBoxLayout()
        self._column.setSpacing(12)
        for label in (self.title, about):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            self._column.addWidget(label)
        self._column.addSpacing(14)
        self._column.addWidget(self.go_on)
        self._add_row(self.new_game, self.bots, self.learn)
        self._small_ones = (self.network, self.games, self.open, self.book, self.settings)
        self._small_row = self._add_row(*self._small_ones)
        self._second_row = self._add_row()
        self._middle = QWidget()
        self._middle.setLayout(self._column)
        self._column.setContentsMargins(0, 0, 0, 0)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self._middle, 1000)
        row.addStretch(1)
        self._whole = QVBoxLayout(self)
        self._whole.setContentsMargins(34, 26, 34, 26)
        self._whole.addStretch(4)
        self._whole.addLayout(row)
        self._whole.addStretch(3)
        self._note = note = QLabel(self.tr("swqt {0} – an unofficial fan project").format(__version__))
        note.setProperty("muted", True)
        note.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._whole.addSpacing(4)
        self._whole.addWidget(note)
        self._fit()

    def _small(self, text: str) -> QPushButton:
        button = QPushButton(text)
        button.setProperty("slim", True)
        button.setMinimumHeight(42)
        button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        return button

    def _add_row(self, *buttons: QPushButton) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(12)
        for button in buttons:
            row.addWidget(button, 1)
        self._column.addLayout(row)
        return row

    def show_tokens(self) -> None:
        """Start to draw the row of tokens along the top."""
        self._parade = TokenRow(self)
        self._parade.grown.connect(self._on_grown)
        self.update()

    def _on_grown(self) -> None:
        if self._parade is not None:
            self.update(self._parade.area(self._line).toAlignedRect())

    def expect_unfinished(self, some: bool) -> None:
        """Reserve the place of the continue button if there is *some* game, until ``show_unfinished`` names it."""
        self.show_unfinished(self.tr("The last game") if some else "")

    def show_unfinished(self, text: str) -> None:
        """Offer to continue the game described by *text*; hide the button if it is empty."""
        self.go_on.setVisible(bool(text))
        self.go_on.show_note(text)
        self.go_on.setProperty("primary", bool(text))
        self.new_game.setProperty("primary", not text)
        for button in (self.go_on, self.new_game):
            button.style().polish(button)
        (self.go_on if text else self.new_game).setFocus()

    def show_lesson(self, *, begun: bool) -> None:
        """Label the tutorial button; *begun*: the tutorial can be resumed."""
        self.learn.show_note(self.tr("Go on with it") if begun else self.tr("Step by step"))

    # After a crash

    @property
    def crash_report(self) -> str:
        """The crash report of the notice; empty without a notice."""
        return self._notice.report if self._notice is not None else ""

    def show_crash(self, report: str) -> None:
        """Show a notice about the crash in *report*, until the player dismisses it."""
        self._notice = notice = CrashNotice(report)
        notice.continued.connect(self.continued)
        notice.dismissed.connect(self._forget_crash)
        self._column.insertWidget(2, notice)
        self._make_room()

    def _forget_crash(self) -> None:
        self.crash_dismissed.emit()
        notice, self._notice = self._notice, None
        if notice is not None:
            notice.hide()
            notice.deleteLater()
        self._make_room()

    # Settings that cannot be saved

    def show_trouble(self, trouble: str) -> None:
        """Show why the settings cannot be saved, until the player dismisses it or *trouble* is empty."""
        if self.unsaved is None:
            if not trouble:
                return
            from swqt.gui.panels.map_overlays import TipStrip  # hardly ever needed

            self.unsaved = TipStrip()
            self.unsaved.dismissed.connect(self._forget_trouble)
            self._column.addWidget(self.unsaved)
        self.unsaved.show_tip(trouble, "")
        self.unsaved.setVisible(bool(trouble))
        self._make_room()

    def _forget_trouble(self) -> None:
        if self.unsaved is not None:
            (self.new_game if self.go_on.isHidden() else self.go_on).setFocus()
            self.unsaved.hide()
        self._make_room()

    def _make_room(self) -> None:
        """With large text, hide the title while a notice is shown."""
        told = self._notice is not None or (self.unsaved is not None and not self.unsaved.isHidden())
        tight = told and scale_of(self.font()) > _LARGE
        for label in (self.title, self._about, self._note):
            label.setHidden(tight)

    # Looks

    def _fit(self) -> None:
        wide = sum(button.sizeHint().width() + 12 for button in self._small_ones) - 12
        for button in self._small_ones[3:]:    # with large text and long words there are two rows
            (self._second_row if wide > _ROOM else self._small_row).addWidget(button, 1)
        self._middle.setMaximumWidth(round(_WIDEST * scale_of(self.font())))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and hasattr(self, "_middle"):
            self._make_room()
            self._fit()
            QTimer.singleShot(0, self, self._fit)    # again after the style has been applied to the buttons

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.update()

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
        self._rule(p)
        if self._parade is not None and self._line > 0:
            self._parade.paint(p, self.width(), self._line, self.devicePixelRatioF())
        p.end()

    def _rule(self, p: QPainter) -> None:
        """Draw a line with a lozenge at its end on each side of the title."""
        if self.title.isHidden():
            return
        theme = current()
        at = self.title.mapTo(self, self.title.rect().center())
        half = self.title.fontMetrics().horizontalAdvance(self.title.text()) / 2
        reach = min(self._middle.width() / 2, self.width() / 2 - 40)
        if reach - half < 60:
            return
        p.setPen(QPen(QColor(theme.gold), 1.6))
        for side in (-1, 1):
            inner = QPointF(at.x() + side * (half + 28), at.y() + 4)
            p.drawLine(inner, QPointF(at.x() + side * reach, at.y() + 4))
            p.save()
            p.translate(inner)
            p.rotate(45)
            p.fillRect(QRectF(-4, -4, 8, 8), QColor(theme.gold))
            p.restore()

    @property
    def _line(self) -> float:
        """The middle of the row of tokens; 0 where there is no room for it above the title."""
        top = self._middle.y()
        return top * 0.56 if top >= _ROW + 26 else 0.0
