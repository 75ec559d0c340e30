"""The results page: podium, tie-break and awards, charts and tables, and what to do next.

In the charts, mouse and arrow keys show the values of each point.
"""

from __future__ import annotations

from collections.abc import Callable
from html import escape

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal, SignalInstance
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from swqt.gui.help.game_review import ReviewTab
from swqt.gui.pages.chart_painters import (
    Chart,
    ChartStyle,
    CoinsData,
    DiceData,
    IncomeData,
    balloon,
    bars_height,
    dice_height,
    frame_of,
    paint_bars,
    paint_coins,
    paint_dice,
    part_lines,
    point_lines,
    segments_of,
)
from swqt.gui.pages.results_combos import CombosView, TimeLapseTab
from swqt.gui.pages.results_podium import Podium, StandingList, StandingRow
from swqt.gui.pages.results_tables import ResultTables, ResultTableTab
from swqt.gui.session.game_session import GameSession
from swqt.gui.style.actions import EnterActivates
from swqt.gui.style.buttons import LinkLabel
from swqt.gui.style.cards import GoldButton, WoodPanel
from swqt.gui.style.layouts import FlowLayout, StyledTabWidget
from swqt.gui.style.motion import Motion
from swqt.gui.style.theme import CREAM, scale_of
from swqt.gui.texts.names import Names, labelled
from swqt.gui.texts.refusals import RuledText
from swqt.gui.texts.sentences import ruled_html
from swqt.table import Game, GameStats, OnlineGame, Source

_SHARE = 0.347
_WIDE = 444
_LARGE = 1.3
"""Share of the width that the left side takes; its maximum in pixels, which grows with windows wider than 1600; and the
text scale above which it is narrower, because the tabs need the room."""

GRAPH, INCOME, LAPSE, RACES, DICE, TABLE, REVIEW = range(7)


class ResultsPage(QWidget):
    """Shows the results of one game, or the figures so far of a running one. Buttons emit signals.

    When a game is over, the list of players takes the focus instead of a button: a key pressed by habit must not start
    another game.
    """

    rematched = Signal()
    replayed = Signal()
    reported = Signal()
    exported = Signal()
    saved = Signal()
    began = Signal()
    left = Signal()
    stopped = Signal()
    verified = Signal()
    jumped = Signal(int)
    asked = Signal(str)
    """Asks to show a rule."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("ending")
        self._session: GameSession | None = None
        self._was_shown = False
        self.figures: ResultTables | None = None
        self._waiting: dict[int, Callable[[], None]] = {}
        self._scroll = QScrollArea()
        self.tabs = StyledTabWidget(self.tr("Results"))
        right = QVBoxLayout()
        right.setSpacing(8)
        right.addWidget(self.tabs, 1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        right.setContentsMargins(16, 14, 16, 14)
        row.addWidget(self._scroll)
        row.addLayout(right, 1)
        self._make_left()
        self._make_tabs()
        self.tabs.currentChanged.connect(self._on_tab)
        self._make_buttons(right)

    def _make_left(self) -> None:
        self.heading = QLabel()
        self.heading.setProperty("victory", True)
        self.heading.setWordWrap(True)
        self.heading.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.podium = Podium()
        self.players = StandingList()
        self.players.setAccessibleName(self.tr("Results"))
        self.decided = LinkLabel()
        self.decided.asked.connect(self.asked)
        self.decided.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.decided.setProperty("muted", True)
        self.hints = QLabel()
        self.hints.setWordWrap(True)
        self.hints.setProperty("muted", True)
        self.awards = QLabel()
        self.awards.setWordWrap(True)
        self.awards.setTextFormat(Qt.TextFormat.RichText)
        table = WoodPanel()
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setWidget(table)
        inside = QVBoxLayout(table)
        inside.setContentsMargins(20, 16, 20, 12)
        inside.setSpacing(8)
        inside.addWidget(self.heading)
        inside.addWidget(self.decided)
        inside.addWidget(self.podium, 100)
        inside.addWidget(self.players)
        inside.addWidget(self.hints)
        inside.addWidget(self.awards)
        inside.addStretch(1)
        self._keep_width()

    def _make_tabs(self) -> None:
        self.graph, self.bars, self.lapse, self.races = CoinsChart(), IncomeChart(), TimeLapseTab(), CombosView()
        self.dice, self.table, self.review = DiceChart(), ResultTableTab(), ReviewTab()
        self.review.jumped.connect(self.jumped)
        bars = _scrolling(self.bars)
        self.bars.reached.connect(bars.ensureVisible)
        for tab, title in (
            (self.graph, self.tr("Gra&ph")), (bars, self.tr("&Income")), (self.lapse, self.tr("&Map")),
            (self.races, self.tr("R&aces")), (_scrolling(self.dice), self.tr("&Dice")),
            (self.table, self.tr("Tab&les")), (self.review, self.tr("Review")),
        ):  # fmt: skip
            self.tabs.addTab(tab, title)

    def _make_buttons(self, right: QVBoxLayout) -> None:
        buttons = FlowLayout()
        right.addLayout(buttons)
        self.rematch = GoldButton(self.tr("&Rematch"))
        self.rematch.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.rematch.clicked.connect(self.rematched)
        EnterActivates(self.rematch)
        self.replay = self._button(self.tr("&Watch replay"), self.replayed, buttons)
        self.look = self._button(self.tr("Loo&k at the map"), self.left, buttons)
        self.verify = self._button(self.tr("Veri&fy the dice"), self.verified, buttons)
        self.verify.setToolTip(self.tr("Check every draw against what the players signed"))
        self.report = self._button(self.tr("Save rep&ort…"), self.reported, buttons)
        self.export = self._button(self.tr("Replay for the &browser…"), self.exported, buttons)
        self.export.setToolTip(self.tr("One file that shows the game in any browser, without a network"))
        self.save = self._button(self.tr("&Save game…"), self.saved, buttons)
        self.new_game = self._button(self.tr("&New game…"), self.began, buttons)
        buttons.addWidget(self.rematch)
        buttons.setAlignment(self.rematch, Qt.AlignmentFlag.AlignRight)
        self.progress = QProgressBar()
        self.progress.setMaximumWidth(160)
        self.progress.hide()
        self.said = QLabel()
        self.said.setWordWrap(True)
        self.said.setTextFormat(Qt.TextFormat.PlainText)
        self.stop = QPushButton(self.tr("Stop"))
        self.stop.clicked.connect(self.stopped)
        telling = QHBoxLayout()
        right.addLayout(telling)
        telling.addWidget(self.said, 1)
        telling.addWidget(self.progress)
        telling.addWidget(self.stop)
        self.stop.hide()
        self.said.hide()

    def _button(self, text: str, signal: SignalInstance, row: FlowLayout) -> QPushButton:
        button = QPushButton(text)
        EnterActivates(button)
        button.clicked.connect(signal)
        row.addWidget(button)
        return button

    def _keep_width(self) -> None:
        scale = scale_of(self.font())
        wide = max(340.0, min(self.width() * _SHARE, _WIDE * max(1.0, self.width() / 1600)))
        self._scroll.setFixedWidth(round(wide if scale <= _LARGE else min(wide, 228 + 96 * scale)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._keep_width()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and hasattr(self, "podium"):
            self._keep_width()

    def show_game(self, session: GameSession, *, hidden: bool = False) -> None:
        """Show the game of *session*; *hidden* coins are withheld while it is running."""
        game, names = session.game, session.names
        self._session = session
        over = game.decision is None
        withheld = hidden and not over
        chronicle = GameStats(game.rules, game.start, game.history)
        figures = ResultTables(chronicle, game.rules.standing(game.state), names)
        self.figures = figures
        self.heading.setText(figures.verdict() if over else self.tr("Round {0} so far").format(game.state.round))
        self.podium.setVisible(over)
        if over:
            races = {seat: life.race for seat, life in figures.last_lives().items()}
            people = [names.seat(seat) for seat in range(len(game.seats))]
            motion = Motion.NONE if self._was_shown else session.motion
            self.podium.show_standing(figures.standing, races, people, motion)
            self._was_shown = True
        self._show_rows(figures, withheld=withheld)
        text = figures.tie_break() if over else RuledText(self.tr("The game isn't over yet."))
        if withheld:
            text = RuledText(self.tr("Coins are secret until the end."), "HIDDEN-1")
        self.decided.say(text, ruled_html(text, text.rule, CREAM))
        awards = () if withheld else figures.awards()
        self.awards.setText("".join(
            f'<p style="margin:7px 0 0 0"><b>{escape(title)}</b><br>{escape(text)}</p>' for title, text in awards
        ))  # fmt: skip
        self._waiting = {
            GRAPH: lambda: self.graph.show_data(figures.coins()),
            INCOME: lambda: self.bars.show_data(figures.bars(), figures.words),
            LAPSE: lambda: self.lapse.show_game(session, with_coins=not withheld),
            RACES: lambda: self.races.show_figures(figures),
            DICE: lambda: self.dice.show_data(figures.dice()),
            REVIEW: lambda: self.review.show_game(session),
            TABLE: lambda: self.table.show_sheets(figures.sheets()[3:] if withheld else figures.sheets()),
        }
        for tab in (GRAPH, INCOME, RACES):
            self.tabs.setTabEnabled(tab, not withheld)
            self.tabs.setTabToolTip(tab, self.tr("Coins are secret until the end.") if withheld else "")
        self.tabs.setTabEnabled(REVIEW, over)
        self.tabs.setTabToolTip(REVIEW, "" if over else self.tr("The game isn't over yet."))
        if not over:
            self.review.forget()
        self._show_hints(game, names)
        self.tabs.setCurrentIndex(LAPSE if withheld else GRAPH)
        self._on_tab(self.tabs.currentIndex())
        for button in (self.rematch, self.replay, self.report, self.export):
            button.setVisible(over)
        tip = self.tr("Same players, same board. The next player goes first")
        if isinstance(game, OnlineGame):
            tip = self.tr("Open a table for the same game, or go to the one that another player has opened")
        self.rematch.setToolTip(tip)
        self.verify.setVisible(over and (game.proof is not None or isinstance(game, OnlineGame)))
        self.look.setText(self.tr("Loo&k at the map") if over else self.tr("&Back to the game"))
        self.say("")
        (self.players if over else self.look).setFocus()

    def _show_hints(self, game: Game, names: Names) -> None:
        """List the players who began with extra coins, and those who used hints, with the numbers of both."""
        extra = game.rules.options.extra_coins(len(game.seats))
        used = [
            #: {0}: the name of a player, in the results of a game
            self.tr("{0} started with %n extra coin(s)", "", coins).format(names.seat(seat))
            for seat, coins in enumerate(extra)
            if coins
        ]
        used += [
            self.tr("{0} used %n hint(s)", "", count).format(names.seat(seat))
            for seat in range(len(game.seats))
            if (count := game.hints(seat))
        ]
        self.hints.setText(", ".join(used))
        self.hints.setVisible(bool(used))

    def _show_rows(self, figures: ResultTables, *, withheld: bool) -> None:
        standing = sorted(figures.standing, key=lambda row: row.seat) if withheld else figures.standing
        last = figures.last_lives()
        rows = []
        for row in standing:
            name, life = figures.names.seat(row.seat), last.get(row.seat)
            combo = figures.names.combo(life.power, life.race) if life is not None else ""
            coins, tokens = self.tr("%n coin(s)", "", row.coins), self.tr("%n race token(s) on the map", "", row.tokens)
            words = [name, combo] if withheld else [f"{row.place}. {name}", combo, coins, tokens]
            rows.append(StandingRow(
                0 if withheld else row.place, row.seat, name, combo, life.race if life is not None else "",
                "–" if withheld else str(row.coins), ", ".join(filter(None, words)),
            ))  # fmt: skip
        self.players.show_rows(rows)

    def say(self, text: str) -> None:
        """Show a message about a file."""
        self.said.setText(text)
        self.said.setVisible(bool(text))
        self.stop.hide()
        self.progress.hide()

    def show_progress(self, percent: int) -> None:
        """Show the progress of the report, with a Stop button."""
        self.say(self.tr("Saving the report… {0}%").format(percent))
        self.stop.show()

    def show_verifying(self, percent: int) -> None:
        """Show the progress of the verification."""
        self.say(self.tr("Verifying the dice…"))
        self.progress.setValue(percent)
        self.progress.show()

    def leave(self) -> None:
        """Stop the playback and restore the session's scene."""
        self.lapse.reel.pause()
        if self._session is not None:
            self._session.show_plan(None)
            self._session.changed.emit()

    def forget(self) -> None:
        """Drop the references to the game shown."""
        self._session = None
        self._was_shown = False
        self.lapse.forget()
        self.review.forget()

    def _on_tab(self, tab: int) -> None:
        """Fill the tab when it is first shown."""
        fill = self._waiting.pop(tab, None)
        if fill is not None:
            fill()
        if tab == LAPSE:
            self.lapse.enter()
        else:
            self.lapse.reel.pause()


def _scrolling(widget: QWidget) -> QScrollArea:
    area = QScrollArea()
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setWidget(widget)
    return area


class CoinsChart(Chart):
    """Coins by round; a cursor line follows the pointer and the arrow keys."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._data: CoinsData | None = None
        self.point = -1

    def show_data(self, data: CoinsData) -> None:
        self._data = data
        self.point = -1
        self.setAccessibleName(self.tr("Coins by round"))
        told = (". ".join(point_lines(data, point)) for point in range(len(data.series[0])))
        self.setAccessibleDescription("\n".join(told))
        self.update()

    def point_to(self, point: int) -> None:
        """Show the values of *point*; -1 hides them."""
        if self._data is None or point == self.point:
            return
        self.point = point
        self.update()

    def draw(self, p: QPainter, room: QRectF, look: ChartStyle) -> None:
        if self._data is not None:
            paint_coins(p, room, self._data, look, hover=self.point)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._data is not None:
            frame = frame_of(self._data, self.room(), ChartStyle.of(self))
            inside = frame.box.adjusted(-12, -20, 12, 40).contains(event.position())
            self.point_to(frame.nearest(event.position().x()) if inside else -1)

    def leaveEvent(self, event: QEvent) -> None:
        self.point_to(-1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if step is None or self._data is None:
            super().keyPressEvent(event)
            return
        last = len(self._data.series[0]) - 1
        self.point_to(max(0, min(last, self.point + step if self.point >= 0 else last)))


class IncomeChart(Chart):
    """Income by source; the segment under the pointer shows its parts, arrow keys move between segments.

    ``reached`` carries the middle of the segment chosen by a key.
    """

    reached = Signal(int, int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._data: IncomeData | None = None
        self._words: Callable[[int, Source], dict[str, int]] = _no_words
        self.chosen = -1

    def show_data(self, data: IncomeData, words: Callable[[int, Source], dict[str, int]]) -> None:
        """Show *data*; *words* returns the parts of one segment."""
        self._data, self._words, self.chosen = data, words, -1
        self.keep_height()
        self.setAccessibleName(self.tr("Income by source"))
        told = (
            labelled(name, ", ".join(f"{data.words[source]} {value}" for source, value in part.items() if value))
            for name, part in zip(data.names, data.parts, strict=True)
        )
        self.setAccessibleDescription("\n".join(told))
        self.update()

    def needed_height(self, width: float, look: ChartStyle) -> int:
        return bars_height(width, self._data, look) if self._data is not None else 0

    def draw(self, p: QPainter, room: QRectF, look: ChartStyle) -> None:
        data = self._data
        if data is None:
            return
        segments, _ = segments_of(data, room, look)
        part = segments[self.chosen] if 0 <= self.chosen < len(segments) else None
        paint_bars(p, room, data, look, chosen=(part.seat, part.source) if part else None)
        if part is not None:
            lines = part_lines(data, part.seat, part.source, self._words(part.seat, part.source))
            balloon(p, room, part.box.center(), lines, look)

    def choose(self, part: int) -> None:
        """Show the values of segment *part*; -1 hides them."""
        if part != self.chosen:
            self.chosen = part
            self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.choose(self._part_at(event.position()))

    def leaveEvent(self, event: QEvent) -> None:
        self.choose(-1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}
        step = steps.get(Qt.Key(event.key()))
        if step is None or self._data is None:
            super().keyPressEvent(event)
            return
        segments = segments_of(self._data, self.room(), ChartStyle.of(self))[0]
        if segments:
            self.choose((self.chosen + step) % len(segments) if self.chosen >= 0 else 0)
            middle = segments[self.chosen].box.center().toPoint()
            self.reached.emit(middle.x(), middle.y())

    def _part_at(self, at: QPointF) -> int:
        if self._data is not None:
            for number, part in enumerate(segments_of(self._data, self.room(), ChartStyle.of(self))[0]):
                if part.box.adjusted(0, -3, 0, 3).contains(at):
                    return number
        return -1


class DiceChart(Chart):
    """Die rolls against expectation."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._data: DiceData | None = None

    def show_data(self, data: DiceData) -> None:
        self._data = data
        self.keep_height()
        self.setAccessibleName(self.tr("Dice"))
        told = (labelled(row.name, ", ".join(row.lines)) for row in data.rows)
        self.setAccessibleDescription("\n".join(told))
        self.update()

    def needed_height(self, width: float, look: ChartStyle) -> int:
        return dice_height(width, self._data, look) if self._data is not None else 0

    def draw(self, p: QPainter, room: QRectF, look: ChartStyle) -> None:
        if self._data is not None:
            paint_dice(p, room, self._data, look)


def _no_words(seat: int, source: Source) -> dict[str, int]:
    return {}
