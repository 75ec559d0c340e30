"""Reviews a finished game turn by turn with the strongest bot, and shows the result in a tab, costliest turns first."""

from __future__ import annotations

from itertools import groupby
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QProgressBar,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from swqt.engine import CHANCE, State
from swqt.gui.help.hints import HintReasons, played_out
from swqt.gui.session.game_session import GameSession
from swqt.gui.style.actions import EnterActivates, keep_keys
from swqt.table import Advice, Game, PlayedCommand, Turn, TurnVerdict, turns

_DEAREST: Final = 3
"""Number of costliest turns at the top; the others follow in playing order."""

_WORTH: Final = 0.5
"""Loss in coins below which a turn counts as good as the best."""


class ReviewRequest(NamedTuple):
    """A part of a *turn* of a person, from the position *start* to the end of the turn or the next chance event, where
    *after* is the position; *entries* are the commands of the whole turn."""

    turn: Turn
    start: State
    after: State
    entries: tuple[PlayedCommand, ...]


class TurnReview(NamedTuple):
    """The review of a turn in words. *loss* is in expected coins; *first* is the number of commands before the turn."""

    round: int
    seat: int
    first: int
    loss: float
    played: str
    better: str


def questions_of(game: Game) -> list[ReviewRequest]:
    """Return the completed turns of people, in parts between which there is chance."""
    out = []
    every = turns(game.start, game.history)
    for turn in every if game.decision is None else every[:-1]:
        start: State | None = None
        entries = tuple(game.history[turn.first : turn.last])
        own = next((number for number, entry in enumerate(entries) if entry.seat == turn.seat), -1)
        if own < 0 or not game.seats_at(turn.first + own)[turn.seat].is_human:
            continue
        for entry in entries[own:]:
            if start is None and entry.seat == turn.seat:
                start = entry.before
            elif start is not None and entry.seat == CHANCE:
                out.append(ReviewRequest(turn, start, entry.before, entries[own:]))
                start = None
        if start is not None:
            out.append(ReviewRequest(turn, start, game.at(turn.last), entries[own:]))
    return out


class GameReview(QObject):
    """Reviews one turn after another. ``advanced`` carries (done, total); ``ended`` follows the last turn or a stop."""

    advanced = Signal(int, int)
    ended = Signal()

    def __init__(self, session: GameSession, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._reasons = HintReasons(session.game.rules, session.names)
        self._questions = questions_of(session.game)
        self._parts: list[tuple[ReviewRequest, TurnVerdict]] = []
        self._done = 0
        self._running = False

    @property
    def findings(self) -> list[TurnReview]:
        """The turns reviewed so far. Each names what the bot prefers in its costliest part."""
        return [self._finding(list(parts)) for _, parts in groupby(self._parts, lambda part: part[0].turn)]

    def begin(self) -> None:
        """Start the review."""
        self._running = True
        self._ask()

    def stop(self) -> None:
        """Stop the review; its findings are kept."""
        if self._running:
            self._running = False
            self._session.runner.counsel.cancel()
            self.ended.emit()

    def _ask(self) -> None:
        self.advanced.emit(self._done, len(self._questions))
        if self._done == len(self._questions):
            self._running = False
            self.ended.emit()
            return
        question = self._questions[self._done]
        counsel = self._session.runner.counsel
        counsel.appraise(self._session.game.rules, question.start, question.after, self._on_verdict)

    def _on_verdict(self, answer: tuple[Advice | TurnVerdict, ...] | None) -> None:
        if not self._running:
            return
        if answer is None:    # another request replaced this one
            self._running = False
            self.ended.emit()
            return
        self._parts += [(self._questions[self._done], one) for one in answer if isinstance(one, TurnVerdict)]
        self._done += 1
        self._ask()

    def _finding(self, parts: list[tuple[ReviewRequest, TurnVerdict]]) -> TurnReview:
        question, verdict = max(parts, key=lambda part: part[1].loss)
        turn, entries = question.turn, question.entries
        best = played_out(self._session.game.rules, question.start, verdict.best.commands)
        return TurnReview(
            turn.round, turn.seat, turn.first, sum(part.loss for _, part in parts),
            self._reasons.summary(entries[0].before, entries),
            self._reasons.summary(question.start, best, verdict.best.gains),
        )  # fmt: skip


def in_order(findings: list[TurnReview]) -> list[TurnReview]:
    """Return the costliest turns first, then all others in playing order."""
    dear = sorted((finding for finding in findings if finding.loss >= _WORTH), key=lambda finding: -finding.loss)
    top = dear[:_DEAREST]
    return [*top, *(finding for finding in findings if finding not in top)]


class ReviewTab(QWidget):
    """Shows the review; ``jumped`` carries the number of commands before the turn to view."""

    jumped = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session: GameSession | None = None
        self._review: GameReview | None = None
        self._rows: list[TurnReview] = []
        self.begin_button = QPushButton(self.tr("Review m&y turns"))
        self.stop_button = QPushButton(self.tr("Stop"))
        self.look_button = QPushButton(self.tr("View this t&urn"))
        self.progress = QProgressBar()
        self.progress.setAccessibleName(self.tr("Reviewed turns"))
        self.said = QLabel()
        self.said.setWordWrap(True)
        self.said.setProperty("muted", True)
        self.table = QTableWidget(0, 5)
        self.table.setHorizontalHeaderLabels([
            self.tr("Round"), self.tr("Player"), self.tr("Coins lost"), self.tr("Played"), self.tr("Bot's choice"),
        ])  # fmt: skip
        self.table.setAccessibleName(self.tr("Turns, most costly first"))
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setAlternatingRowColors(True)
        self.table.setShowGrid(False)
        self.table.setWordWrap(True)
        self.table.setTabKeyNavigation(False)
        self.table.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.table.verticalHeader().hide()
        self.table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        head = self.table.horizontalHeader()
        head.setHighlightSections(False)
        head.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        for column in (3, 4):
            head.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)
        head.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        head.sectionResized.connect(self.table.resizeRowsToContents)    # narrower columns need higher rows
        top = QHBoxLayout()
        for widget in (self.begin_button, self.progress, self.stop_button):
            top.addWidget(widget)
        top.addStretch(1)
        top.addWidget(self.look_button)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(10, 10, 10, 10)
        whole.addLayout(top)
        whole.addWidget(self.said)    # on its own row: large text needs the width
        whole.addWidget(self.table, 1)
        keep_keys(self.table, Qt.Key.Key_Return, Qt.Key.Key_Enter)
        for button in (self.begin_button, self.stop_button, self.look_button):
            EnterActivates(button)
        self.begin_button.clicked.connect(self.begin)
        self.stop_button.clicked.connect(self.stop)
        self.look_button.clicked.connect(self._look)
        self.table.cellActivated.connect(self._look)
        self.table.itemSelectionChanged.connect(self._update)
        self._update()

    def show_game(self, session: GameSession) -> None:
        """Offer to review the game of *session*; existing findings for it are kept."""
        if session is self._session:
            return
        self.forget()
        self._session = session
        questions = questions_of(session.game)
        count = len({question.turn for question in questions})
        text = self.tr(
            "The strongest bot reviews %n turn(s) and shows what each one cost, in expected coins.", "", count
        )
        people = sorted({question.turn.seat for question in questions})
        mine = len(people) < 2
        label = self.tr("Review m&y turns") if mine else self.tr("Review pla&yers' turns")
        self.begin_button.setText(label)
        if not mine:
            names = session.names.listed(map(session.names.seat, people))
            text = self.tr(
                "The strongest bot reviews %n turn(s) of {0} and shows what each one cost, in expected coins.",
                "", count,
            ).format(names)  # fmt: skip
        self.said.setText(text if count else self.tr("Only bots played this game."))
        self._update()

    def begin(self) -> None:
        """Start the review."""
        if self._session is None or self._review is not None:
            return
        self._review = GameReview(self._session, self)
        self._review.advanced.connect(self._on_advance)
        self._review.ended.connect(self._on_end)
        self._review.begin()
        self._update()

    def stop(self) -> None:
        """Stop the review."""
        if self._review is not None:
            self._review.stop()

    def forget(self) -> None:
        """Stop and drop the game."""
        self.stop()
        self._session = None
        self._show([])
        self._update()

    @property
    def findings(self) -> list[TurnReview]:
        """The rows of the table, from the top."""
        return list(self._rows)

    def _on_advance(self, done: int, every: int) -> None:
        self.progress.setRange(0, every)
        self.progress.setValue(done)
        if self._review is not None:
            self._show(self._review.findings)

    def _on_end(self) -> None:
        appraisal, self._review = self._review, None
        if appraisal is None:
            return
        appraisal.deleteLater()
        lost = sum(finding.loss for finding in appraisal.findings)
        count = len(appraisal.findings)
        self.said.setText(self.tr("%n turn(s), {0} expected coins lost in total.", "", count).format(self._coins(lost)))
        if self._rows:
            self.table.selectRow(0)
        self._update()

    def _show(self, findings: list[TurnReview]) -> None:
        self._rows = in_order(findings)
        names = self._session.names if self._session is not None else None
        self.table.setRowCount(len(self._rows))
        self.table.setColumnHidden(1, len({finding.seat for finding in findings}) < 2)    # large text needs the width
        for row, finding in enumerate(self._rows):
            loss = self._coins(finding.loss) if finding.loss >= _WORTH else "–"
            player = names.seat(finding.seat) if names is not None else ""
            cells = (str(finding.round), player, loss, _begun(finding.played), _begun(finding.better))
            for column, text in enumerate(cells):
                item = QTableWidgetItem(text)
                item.setToolTip(text if column > 2 else "")
                item.setTextAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
                if column == 2 and row < _DEAREST and finding.loss >= _WORTH:
                    font = item.font()
                    font.setBold(True)
                    item.setFont(font)
                self.table.setItem(row, column, item)

    def _coins(self, loss: float) -> str:
        """Return *loss* formatted in the player's language."""
        return self._session.names.decimal(loss) if self._session is not None else f"{loss:.1f}"

    def _look(self) -> None:
        row = self.table.currentRow()
        if 0 <= row < len(self._rows):
            self.jumped.emit(self._rows[row].first)

    def _update(self) -> None:
        busy = self._review is not None
        ready = self._session is not None and bool(questions_of(self._session.game)) and not self._rows
        self.begin_button.setVisible(not busy)
        self.begin_button.setEnabled(ready)
        self.progress.setVisible(busy)
        self.stop_button.setVisible(busy)
        self.look_button.setEnabled(0 <= self.table.currentRow() < len(self._rows))


def _begun(text: str) -> str:
    """Return *text* with its first letter in upper case."""
    return text[:1].upper() + text[1:]
