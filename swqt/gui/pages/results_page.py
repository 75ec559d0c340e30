"""The results page: podium, tie-break and awards, charts and tables, and what to do next."""

from __future__ import annotations

from collections.abc import Callable
from html import escape

from PySide6.QtCore import QEvent, Qt, Signal, SignalInstance
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from swqt.gui.help.game_review import ReviewTab
from swqt.gui.pages.results_charts import CoinsChart, DiceChart, IncomeChart
from swqt.gui.pages.results_combos import CombosView, TimeLapseTab
from swqt.gui.pages.results_style import CoinLabel, ElidedLabel, Podium
from swqt.gui.pages.results_tables import ResultTables, ResultTableTab
from swqt.gui.session.game_session import GameSession
from swqt.gui.style.layouts import FlowLayout, StyledTabWidget
from swqt.gui.style.seat_style import SeatMark
from swqt.gui.style.theme import scale_of
from swqt.gui.texts.names import Names
from swqt.table import Game, GameStats

GRAPH, INCOME, LAPSE, RACES, DICE, TABLE, REVIEW = range(7)


class ResultsPage(QWidget):
    """Shows the results of one game, or the figures so far of a running one. Buttons emit signals."""

    rematched = Signal()
    replayed = Signal()
    reported = Signal()
    saved = Signal()
    began = Signal()
    left = Signal()
    stopped = Signal()
    jumped = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("ending")
        self._session: GameSession | None = None
        self.figures: ResultTables | None = None
        self._waiting: dict[int, Callable[[], None]] = {}
        self._scroll = QScrollArea()
        self.tabs = StyledTabWidget()
        right = QVBoxLayout()
        right.setSpacing(8)
        right.addWidget(self.tabs, 1)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 14, 16, 14)
        row.setSpacing(14)
        row.addWidget(self._scroll)
        row.addLayout(right, 1)
        self._make_left()
        self._make_tabs()
        self.tabs.currentChanged.connect(self._on_tab)
        self._make_buttons(right)

    def _make_left(self) -> None:
        self.heading = QLabel()
        self.heading.setProperty("heading", True)
        self.heading.setWordWrap(True)
        self.heading.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.podium = Podium()
        self._rows = QGridLayout()
        self._rows.setHorizontalSpacing(10)
        self._rows.setVerticalSpacing(4)
        self._rows.setColumnStretch(2, 1)
        self._rows.setContentsMargins(0, 6, 0, 6)
        self.hints = QLabel()
        self.hints.setWordWrap(True)
        self.hints.setProperty("muted", True)
        self.decided = QLabel()
        self.decided.setProperty("muted", True)
        self.decided.setWordWrap(True)
        self.awards = QLabel()
        self.awards.setWordWrap(True)
        self.awards.setTextFormat(Qt.TextFormat.RichText)
        card = QFrame()
        card.setProperty("card", True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(card)
        inside = QVBoxLayout(card)
        inside.setContentsMargins(14, 12, 14, 12)
        inside.setSpacing(8)
        inside.addWidget(self.heading)
        inside.addWidget(self.podium)
        inside.addLayout(self._rows)
        inside.addWidget(self.hints)
        inside.addWidget(self.decided)
        inside.addWidget(self.awards)
        inside.addStretch(1)
        self._keep_width()

    def _make_tabs(self) -> None:
        self.graph, self.bars, self.lapse, self.races = CoinsChart(), IncomeChart(), TimeLapseTab(), CombosView()
        self.dice, self.table, self.review = DiceChart(), ResultTableTab(), ReviewTab()
        self.review.jumped.connect(self.jumped)
        for tab, title in (
            (self.graph, self.tr("&Graph")), (self.bars, self.tr("&Income")), (self.lapse, self.tr("&Map")),
            (self.races, self.tr("R&aces")), (_scrolling(self.dice), self.tr("&Dice")),
            (self.table, self.tr("&Table")), (self.review, self.tr("Re&view")),
        ):  # fmt: skip
            self.tabs.addTab(tab, title)

    def _make_buttons(self, right: QVBoxLayout) -> None:
        buttons = FlowLayout()
        right.addLayout(buttons)
        self.rematch = self._button(self.tr("&Rematch"), self.rematched, buttons)
        self.rematch.setProperty("primary", True)
        self.rematch.setToolTip(self.tr("The same players on the same board; the next one begins"))
        self.replay = self._button(self.tr("&Watch replay"), self.replayed, buttons)
        self.look = self._button(self.tr("&Look at the map"), self.left, buttons)
        self.report = self._button(self.tr("Save re&port…"), self.reported, buttons)
        self.save = self._button(self.tr("&Save game…"), self.saved, buttons)
        self.new_game = self._button(self.tr("&New game…"), self.began, buttons)
        self.said = QLabel()
        self.said.setTextFormat(Qt.TextFormat.PlainText)
        self.stop = QPushButton(self.tr("S&top"))
        self.stop.clicked.connect(self.stopped)
        telling = QHBoxLayout()
        right.addLayout(telling)
        telling.addWidget(self.said, 1)
        telling.addWidget(self.stop)
        self.stop.hide()
        self.said.hide()

    def _button(self, text: str, signal: SignalInstance, row: FlowLayout) -> QPushButton:
        button = QPushButton(text)
        button.clicked.connect(signal)
        row.addWidget(button)
        return button

    def _keep_width(self) -> None:
        self._scroll.setFixedWidth(round(228 + 76 * scale_of(self.font())))

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
        self.heading.setText(figures.verdict() if over else self.tr("Round {0}, so far").format(game.state.round))
        self.podium.setVisible(over)
        if over:
            races = {tribe.seat: tribe.race for tribe in reversed(game.state.tribes)}
            self.podium.show_standing(figures.standing, races)
        self._show_rows(figures, withheld=withheld)
        text = figures.tie_break() if over else self.tr("The game is still running.")
        self.decided.setText(self.tr("Coins are secret until the end.") if withheld else text)
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
        self.tabs.setTabToolTip(REVIEW, "" if over else self.tr("The game is still running."))
        if not over:
            self.review.forget()
        self._show_hints(game, names)
        self.tabs.setCurrentIndex(LAPSE if withheld else GRAPH)
        self._on_tab(self.tabs.currentIndex())
        for button in (self.rematch, self.replay, self.report):
            button.setVisible(over)
        self.look.setText(self.tr("&Look at the map") if over else self.tr("&Back to the game"))
        self.say("")
        (self.rematch if over else self.look).setFocus()

    def _show_hints(self, game: Game, names: Names) -> None:
        """List the players who were shown hints, with their number."""
        used = [
            self.tr("{0}: %n hint(s)", "", count).format(names.seat(seat))
            for seat in range(len(game.seats))
            if (count := game.hints(seat))
        ]
        self.hints.setText(", ".join(used))
        self.hints.setVisible(bool(used))

    def _show_rows(self, figures: ResultTables, *, withheld: bool) -> None:
        while (item := self._rows.takeAt(0)) is not None:
            if widget := item.widget():
                widget.hide()
                widget.deleteLater()
        standing = sorted(figures.standing, key=lambda row: row.seat) if withheld else figures.standing
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for number, row in enumerate(standing):
            name = ElidedLabel(figures.names.seat(row.seat))
            coins = QLabel("–" if withheld else str(row.coins))
            for label in (name, coins):
                label.setProperty("title", True)
            told = self.tr("%n coin(s)", "", row.coins) + ", " + self.tr("%n Race token(s) on the map", "", row.tokens)
            for label in (name, coins):
                label.setToolTip("" if withheld else told)
            self._rows.addWidget(QLabel("" if withheld else f"{row.place}."), number, 0, right)
            self._rows.addWidget(SeatMark(row.seat, 26), number, 1)
            self._rows.addWidget(name, number, 2)
            self._rows.addWidget(CoinLabel(), number, 3)
            self._rows.addWidget(coins, number, 4, right)

    def say(self, text: str) -> None:
        """Show a message about a file."""
        self.said.setText(text)
        self.said.setVisible(bool(text))
        self.stop.hide()

    def show_progress(self, percent: int) -> None:
        """Show the progress of the report, with a Stop button."""
        self.say(self.tr("Writing the report: {0} %").format(percent))
        self.stop.show()

    def leave(self) -> None:
        """Stop the playback and restore the session's scene."""
        self.lapse.reel.pause()
        if self._session is not None:
            self._session.changed.emit()

    def forget(self) -> None:
        """Drop the references to the game shown."""
        self._session = None
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
