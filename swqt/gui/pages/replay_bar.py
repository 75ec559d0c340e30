"""Replay: playback through the positions of a game, the bar with its timeline, and notes about what it shows."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QPolygonF,
    QResizeEvent,
    QTextCursor,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QInputDialog,
    QPlainTextEdit,
    QPushButton,
    QSizePolicy,
    QSlider,
    QToolButton,
    QWidget,
)

from swqt.engine import CHANCE
from swqt.gui.panels.log_model import told
from swqt.gui.session.game_session import GameSession
from swqt.gui.style.actions import EnterActivates, keep_keys
from swqt.gui.style.icons import sign_icon
from swqt.gui.style.layouts import ElidedLabel, FittedLabel
from swqt.gui.style.seat_style import SeatMark, style_of
from swqt.gui.style.theme import CREAM, IDLE, SECOND, blend, current, scale_of, text_font
from swqt.table import Game, PuzzleGame, ReadOnlyGame, Turn, news_since, turns

PAUSES: Final = {"0.5": 1800, "1": 900, "2": 450, "4": 220, "8": 90}
"""Milliseconds between two positions, by speed."""

_SIDE = 12.0

_ROOMY: Final = 1000
"""Width from which banner and caption are side by side at 100%, in pixels."""

_LARGE: Final = 1.3
"""Text scale above which the caption needs two lines."""


class Playback(QObject):
    """Plays through *stops*; ``position`` is the number of commands already played."""

    moved = Signal(int)
    running = Signal(bool)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stops: tuple[int, ...] = (0,)
        self._marks: tuple[int, ...] = (0,)
        self._until = 0
        self.position = 0
        self._timer = QTimer(self)
        self._timer.setInterval(PAUSES["1"])
        self._timer.timeout.connect(self._next)

    def load(self, stops: Sequence[int], marks: Sequence[int], position: int) -> None:
        """Set the positions to play through and the starts of turns (*marks*), and go to *position*."""
        self.pause()
        self._stops, self._marks = tuple(stops), tuple(marks)
        self._until = self._stops[-1]
        self.position = position
        self.moved.emit(position)

    @property
    def is_running(self) -> bool:
        return self._timer.isActive()

    def go_to(self, position: int) -> None:
        """Go to *position*, clamped to the range of stops."""
        position = max(self._stops[0], min(self._stops[-1], position))
        if position != self.position:
            self.position = position
            self.moved.emit(position)

    def step(self, by: int) -> None:
        """Pause and go one stop forwards or backwards."""
        self.pause()
        self._step(by)

    def jump(self, by: int) -> None:
        """Pause and go to the next start of a turn, or to the previous one."""
        self.pause()
        if by > 0:
            found = bisect_right(self._marks, self.position)
            self.go_to(self._marks[found] if found < len(self._marks) else self._stops[-1])
        else:
            found = bisect_left(self._marks, self.position) - 1
            self.go_to(self._marks[max(0, found)])

    def set_speed(self, speed: str) -> None:
        """Set the playback *speed*, a key of PAUSES."""
        self._timer.setInterval(PAUSES[speed])

    def toggle(self) -> None:
        if self.is_running:
            self.pause()
        else:
            self.play()

    def play(self, until: int | None = None) -> None:
        """Play to *until* or to the end; at the end, start again."""
        self._until = self._stops[-1] if until is None else until
        if self.position >= self._until:
            self.go_to(self._stops[0])
        self._timer.start()
        self.running.emit(True)

    def pause(self) -> None:
        if self._timer.isActive():
            self._timer.stop()
            self.running.emit(False)

    def _step(self, by: int) -> None:
        found = bisect_right(self._stops, self.position) if by > 0 else bisect_left(self._stops, self.position) - 1
        self.go_to(self._stops[max(0, min(len(self._stops) - 1, found))])

    def _next(self) -> None:
        self._step(1)
        if self.position >= self._until:
            self.pause()


class Timeline(QSlider):
    """A slider over the commands of a game, with turns in seat colours; PageUp and PageDown ask for another turn."""

    jumped = Signal(int)

    def __init__(self, parent: QWidget | None = None, *, on_wood: bool = True) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._on_wood = on_wood
        self._turns: tuple[Turn, ...] = ()
        self._noted: tuple[int, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Position in the game"))
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_turns(self, turns: Sequence[Turn], noted: Sequence[int] = ()) -> None:
        """Show *turns* and the positions that have a note; the range is from the first position to the last."""
        self._turns, self._noted = tuple(turns), tuple(noted)
        self.setRange(turns[0].first, turns[-1].last)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(240, round(38 * scale_of(self.font())))

    def minimumSizeHint(self) -> QSize:
        return QSize(120, round(38 * scale_of(self.font())))

    def _x(self, value: float) -> float:
        span = max(1, self.maximum() - self.minimum())
        return _SIDE + (self.width() - 2 * _SIDE) * (value - self.minimum()) / span

    def _value(self, x: float) -> int:
        span = self.maximum() - self.minimum()
        return self.minimum() + round(span * (x - _SIDE) / max(1.0, self.width() - 2 * _SIDE))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self.setValue(self._value(event.position().x()))
            event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.setValue(self._value(event.position().x()))
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.setSliderDown(False)
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        jumps = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}
        jump = jumps.get(Qt.Key(event.key()))
        if jump is None:
            super().keyPressEvent(event)
        else:
            self.jumped.emit(jump)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, scale = current(), scale_of(self.font())
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        band = QRectF(_SIDE, self.height() * 0.22, self.width() - 2 * _SIDE, self.height() * 0.34)
        p.setFont(text_font(round(scale * 100), size=0.74))
        for turn in self._turns:
            tint = style_of(turn.seat).tint()
            done = turn.first <= self.value()
            part = QRectF(self._x(turn.first), band.top(), self._x(turn.last) - self._x(turn.first), band.height())
            p.setPen(Qt.PenStyle.NoPen)
            p.setBrush(tint if done else blend(tint.name(), theme.window, 0.55))
            p.drawRect(part)
            p.setPen(QPen(QColor(theme.window), 1))
            p.drawLine(part.topLeft(), part.bottomLeft())
        p.setPen(QPen(QColor(theme.line), 1))
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.drawRect(band)
        self._rounds(p, band, scale)
        for count in self._noted:
            at = QPointF(self._x(count), band.top() - 1)
            p.setPen(QPen(QColor(theme.text), 1))
            p.setBrush(QColor(CREAM))
            p.drawPolygon(QPolygonF([at, at + QPointF(-5, -7) * scale, at + QPointF(5, -7) * scale]))
        self._handle(p, band, scale)
        p.end()

    def _rounds(self, p: QPainter, band: QRectF, scale: float) -> None:
        p.setPen(QColor(SECOND if self._on_wood else current().muted))
        free = 0.0
        seen = 0
        for turn in self._turns:
            if turn.round == seen:
                continue
            seen = turn.round
            x = self._x(turn.first)
            p.drawLine(QPointF(x, band.top() - 3), QPointF(x, band.bottom() + 3))
            if x >= free:
                box = QRectF(x + 2, band.bottom() + 1, 40 * scale, self.height() - band.bottom() - 1)
                p.drawText(box, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter), str(turn.round))
                free = x + 20 * scale

    def _handle(self, p: QPainter, band: QRectF, scale: float) -> None:
        theme = current()
        x = self._x(self.value())
        radius = 8.5 * scale
        at = QPointF(x, band.center().y())
        p.setPen(QPen(QColor(theme.text), 1.4))
        p.setBrush(QColor(theme.card))
        if self.hasFocus():
            p.setPen(QPen(QColor(theme.accent), 2.6))
        p.drawEllipse(at, radius, radius)
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(QColor(theme.accent))
        p.drawEllipse(at, radius * 0.38, radius * 0.38)


class ReplayBar(QFrame):
    """Controls a Playback; ``branched`` asks to continue as a new game from here, ``counted`` for statistics, ``noted``
    for a note, ``exported`` to write the replay for a browser, ``shared`` to watch it with others.
    """

    branched = Signal()
    counted = Signal()
    noted = Signal()
    exported = Signal()
    shared = Signal()
    left = Signal()

    def __init__(self, reel: Playback, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("replay")
        self._reel = reel
        self._running = False
        self._narrow = False
        self._has_room = True
        self._is_kept = True
        self._tools: dict[str, QToolButton] = {}
        self.mark = SeatMark(size=28)
        self.banner = ElidedLabel()
        self.banner.setProperty("title", True)
        self.caption = FittedLabel()
        self.timeline = Timeline()
        self.speed = QComboBox()
        self.speed.setAccessibleName(self.tr("Speed"))
        self.speed.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)    # the timeline shrinks instead
        for speed in PAUSES:
            self.speed.addItem(f"{speed}×", speed)
        self.speed.setCurrentIndex(list(PAUSES).index("1"))
        self.branch = QPushButton(self.tr("Co&ntinue from here"))
        self.branch.setToolTip(self.tr("Play on from this position as a separate game, with people in every seat"))
        self.count = QPushButton(self.tr("&Statistics"))
        self.back = QPushButton(self.tr("Back (Esc)"))
        self.back.setProperty("primary", True)
        self._build()
        for button in self.findChildren(QAbstractButton):
            keep_keys(button, Qt.Key.Key_Space)
            EnterActivates(button)
        reel.moved.connect(self.timeline.setValue)
        reel.running.connect(self._show_running)
        self.timeline.valueChanged.connect(reel.go_to)
        self.timeline.sliderPressed.connect(reel.pause)
        self.timeline.jumped.connect(reel.jump)
        self.speed.currentIndexChanged.connect(self._on_speed)
        self.branch.clicked.connect(self.branched)
        self.count.clicked.connect(self.counted)
        self.back.clicked.connect(self.left)
        self._show_running(False)

    def _on_speed(self) -> None:
        self._reel.set_speed(str(self.speed.currentData()))

    def _build(self) -> None:
        reel = self._reel
        tools = QHBoxLayout()
        tools.setSpacing(4)
        for sign, text, act in (
            ("last-turn", self.tr("Previous turn (PageUp)"), lambda: reel.jump(-1)),
            ("back", self.tr("One step back"), lambda: reel.step(-1)),
            ("play", self.tr("Play"), reel.toggle),
            ("step", self.tr("One step forward"), lambda: reel.step(1)),
            ("next-turn", self.tr("Next turn (PageDown)"), lambda: reel.jump(1)),
            ("pen", self.tr("Write a note about this moment"), self.noted.emit),
        ):
            tools.addWidget(self._tool(sign, text, act))
        tools.addWidget(self.timeline, 1)
        tools.addWidget(self.speed)
        tools.addWidget(self._tool("together", self.tr("Watch together on the local network"), self.shared.emit))
        tools.addWidget(self._tool("export", self.tr("Export the replay for a browser"), self.exported.emit))
        self._buttons = QWidget()
        buttons = QHBoxLayout(self._buttons)
        buttons.setContentsMargins(0, 0, 0, 0)
        buttons.setSpacing(6)
        for button in (self.count, self.branch, self.back):
            button.setProperty("slim", True)    # fits beside a banner in large text
            buttons.addWidget(button)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(10, 6, 10, 6)
        self._grid.setHorizontalSpacing(10)
        self._grid.setVerticalSpacing(4)
        self._grid.addWidget(self.mark, 0, 0)
        self._grid.addWidget(self.banner, 0, 1)
        self._grid.addWidget(self._buttons, 0, 3)
        self._grid.addLayout(tools, 2, 0, 1, 4)
        self._place_caption(narrow=False)

    def _tool(self, sign: str, text: str, act: Callable[[], object]) -> QToolButton:
        tool = QToolButton()
        tool.setProperty("bar", True)
        tool.setToolTip(text)
        tool.setAccessibleName(text)
        tool.clicked.connect(lambda: act())
        self._tools[sign] = tool
        return tool

    def _update_icons(self) -> None:
        side = round(20 * min(1.5, scale_of(self.font())))
        wood = QPalette(self.palette())
        wood.setColor(QPalette.ColorGroup.Active, QPalette.ColorRole.ButtonText, QColor(CREAM))
        wood.setColor(QPalette.ColorGroup.Disabled, QPalette.ColorRole.ButtonText, QColor(IDLE))
        for sign, tool in self._tools.items():
            running = sign == "play" and self._running
            tool.setIcon(sign_icon("pause" if running else sign, wood))
            tool.setIconSize(QSize(side, side))
        lines = 2 if self._narrow and scale_of(self.font()) > _LARGE else 1
        high = self.fontMetrics().lineSpacing() * lines + 4
        for row in range(2):    # a minimum height of the caption would not be in the size hint of the bar
            self._grid.setRowMinimumHeight(row, high if row == self._narrow else 0)

    def _place_caption(self, *, narrow: bool) -> None:
        """Place the caption beside the banner, or below it if *narrow*."""
        large = narrow and scale_of(self.font()) > _LARGE
        self._has_room = not large
        self._tools["together"].setVisible(self._is_kept and not large)    # it is also in the menu
        self._grid.addWidget(self._buttons, 3 if large else 0, 0 if large else 3, 1, 4 if large else 1)
        if narrow:
            self._grid.addWidget(self.caption, 1, 0, 1, 4)
        else:
            self._grid.addWidget(self.caption, 0, 2)
        self._grid.setColumnStretch(1, 1 if narrow else 2)
        self._grid.setColumnStretch(2, 0 if narrow else 3)
        self._narrow = narrow
        self._update_icons()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        narrow = self.width() < _ROOMY * scale_of(self.font())
        if narrow != self._narrow:
            self._place_caption(narrow=narrow)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.PaletteChange) and self._tools:
            self._place_caption(narrow=self._narrow)

    def show_turns(self, turns: Sequence[Turn], noted: Sequence[int] = ()) -> None:
        """Show the turns of a game, and which positions have a note."""
        self.timeline.blockSignals(True)
        self.timeline.show_turns(turns, noted)
        self.timeline.blockSignals(False)

    def allow_sharing(self, allowed: bool) -> None:
        """Set whether the replay may be shown to others; a game still being played may not."""
        self._tools["together"].setEnabled(allowed)

    def show_kept(self, kept: bool) -> None:
        """Offer statistics, branching, notes, export and sharing only for a game that is *kept*."""
        self._is_kept = kept
        for part in (self.count, self.branch, self._tools["pen"], self._tools["export"]):
            part.setVisible(kept)
        self._tools["together"].setVisible(kept and self._has_room)

    def show_position(self, seat: int, banners: tuple[str, str], caption: str, *, can_branch: bool) -> None:
        """Show the position: *seat* has the turn, *caption* is the last event.

        *banners* are the short text for narrow windows and the full one.
        """
        banner = banners[1]
        self.mark.show_seat(seat)
        self.mark.setVisible(seat >= 0)
        self.banner.short = banners[0]
        self.banner.setText(banner)
        self.banner.setToolTip(banner)
        self.caption.show_text(caption)
        self.branch.setEnabled(can_branch)
        self.timeline.setAccessibleDescription(banner)
        self.setAccessibleName(f"{banner}. {caption}")

    def stops(self) -> list[QWidget]:
        """Return the widgets of the Tab order."""
        return [self.count, self.branch, self.back, *self._tools.values(), self.timeline, self.speed]

    def _show_running(self, running: bool) -> None:
        self._running = running
        tool = self._tools["play"]
        tool.setToolTip(self.tr("Pause (Space)") if running else self.tr("Play (Space)"))
        tool.setAccessibleName(tool.toolTip())
        self._update_icons()

    def minimumSizeHint(self) -> QSize:
        return QSize(300, super().minimumSizeHint().height())

    def focus(self) -> None:
        """Focus the timeline: arrows step, PageUp and PageDown jump."""
        self.timeline.setFocus(Qt.FocusReason.OtherFocusReason)


class NoteDialog(QInputDialog):
    """Asks for a note about *moment*, starting from *text*; deleted when it is closed."""

    def __init__(self, moment: str, text: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Note"))
        self.setLabelText(moment)
        self.setOption(QInputDialog.InputDialogOption.UsePlainTextEditForTextInput)
        self.setTextValue(text)
        for edit in self.findChildren(QPlainTextEdit):
            edit.setLineWrapMode(QPlainTextEdit.LineWrapMode.WidgetWidth)
            edit.setTabChangesFocus(True)
            edit.moveCursor(QTextCursor.MoveOperation.End)
        self.resize(round(420 * scale_of(self.font())), round(220 * scale_of(self.font())))
        self.setOkButtonText(self.tr("Save"))
        self.setCancelButtonText(self.tr("Cancel"))


class ReplayView(QObject):
    """Shows earlier positions of a session, from ``entered`` to ``left``, or to ``closed`` for a ReadOnlyGame.

    ``branched`` carries the number of commands after which a new game is to branch off.
    """

    entered = Signal()
    moved = Signal(int)
    left = Signal()
    closed = Signal()
    branched = Signal(int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.reel = Playback(self)
        self.bar = ReplayBar(self.reel)
        self._session: GameSession | None = None
        self._recap = False
        self.reel.moved.connect(self._show)
        self.reel.running.connect(self._on_running)
        self.bar.left.connect(self.leave)
        self.bar.branched.connect(self._on_branch)

    def _on_branch(self) -> None:
        self.branched.emit(self.reel.position)

    @property
    def is_open(self) -> bool:
        return self._session is not None

    def look(self, session: GameSession, count: int) -> None:
        """Show the position after *count* commands."""
        fresh = self._session is not session
        self._recap = False
        if fresh:
            self._session = None    # nothing is shown before the bar is loaded
        game = session.game
        every = turns(game.start, game.history)
        self.bar.show_turns(every, [note.after for note in game.annotations])
        self.bar.show_kept(is_kept(game))
        first = _beginning(game)
        self.reel.load(range(first, len(game) + 1), [max(first, turn.first) for turn in every], max(first, count))
        if fresh:
            self._session = session
            self.entered.emit()
            self._show(self.reel.position)
            self.bar.focus()

    def show_notes(self) -> None:
        """Show the notes of the game as they are now."""
        if self._session is not None:
            game = self._session.game
            self.bar.show_turns(turns(game.start, game.history), [note.after for note in game.annotations])
            self._show(self.reel.position)

    def recap(self, session: GameSession, seat: int) -> bool:
        """Replay the commands since the last turn of *seat*; return whether there are any."""
        game = session.game
        first, last = news_since(turns(game.start, game.history), seat)
        if first >= last:
            return False
        self.look(session, first)
        self._recap = True
        self._show(first)
        self.reel.play(last)
        return True

    def leave(self) -> None:
        """Return to the current position; close a read-only game."""
        session, self._session = self._session, None
        if session is None:
            return
        self.reel.pause()
        if isinstance(session.game, ReadOnlyGame):
            self.closed.emit()
            return
        session.view(None)
        self.left.emit()

    def forget(self) -> None:
        """Stop the replay, because the session is closed."""
        self.reel.pause()
        self._session = None

    def _on_running(self, running: bool) -> None:
        if not running and self._recap and self._session is not None:
            self._show(self.reel.position)

    def _show(self, count: int) -> None:
        session = self._session
        if session is None:
            return
        game = session.game
        session.view(count)
        state = session.state
        over = state.decision is None
        name = session.names.seat(state.turn)
        if over:
            text = self.tr("Viewing the end of the game")
        elif self._recap:
            text = self.tr("Since the last turn: round {0}, {1}").format(state.round, name)
        else:
            #: {1}: a player
            text = self.tr("Viewing round {0}, {1}").format(state.round, name)
        long = text if isinstance(game, ReadOnlyGame) else self.tr("{0} – press Esc to return").format(text)
        seat = -1 if over else state.turn
        self.bar.show_position(seat, (text, long), self._caption(session, count), can_branch=not over)
        self.moved.emit(count)

    def _caption(self, session: GameSession, count: int) -> str:
        """Return the note about the position, else what the last command before *count* did, else the game's length."""
        if note := session.game.annotation(count):
            return self.tr("Note: {0}").format(" ".join(note.split()))
        for entry in reversed(session.game.history[:count]):
            if said := told(entry, session.sentences):
                return " ".join(said)
        return self.tr("%n step(s)", "", len(session.game))


def is_kept(game: Game) -> bool:
    """Return whether *game* is a real game, and neither a puzzle nor the best turn of one."""
    return not isinstance(game, PuzzleGame) and (not isinstance(game, ReadOnlyGame) or game.source is not None)


def _beginning(game: Game) -> int:
    """Return the number of commands before the first decision of a seat: chance fills the column first."""
    for count in range(len(game)):
        decision = game.at(count).decision
        if decision is None or decision.seat != CHANCE:
            return count
    return len(game)
