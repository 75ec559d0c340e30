"""The tab on which a person's turns are gone through when the game is over: the dearest first, each to be looked at."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QShowEvent
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

from swqt.gui.advice.appraisal import Appraisal, Finding, questions_of
from swqt.gui.keys import keep_keys
from swqt.gui.sitting import Sitting

_DEAREST: Final = 3
"""So many turns stand at the top; the others follow as they were played."""

_WORTH: Final = 0.5
"""Coins below which a turn was as good as the best."""


def in_order(findings: list[Finding]) -> list[Finding]:
    """Return the dearest turns first, then all others in the order of the game."""
    dear = sorted((finding for finding in findings if finding.loss >= _WORTH), key=lambda finding: -finding.loss)
    top = dear[:_DEAREST]
    return [*top, *(finding for finding in findings if finding not in top)]


class TurnsTab(QWidget):
    """``jumped`` asks for the board after so many commands: where the chosen turn begins."""

    jumped = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sitting: Sitting | None = None
        self._appraisal: Appraisal | None = None
        self._rows: list[Finding] = []
        self.begin_button = QPushButton(self.tr("Review m&y turns"))
        self.stop_button = QPushButton(self.tr("Stop"))
        self.look_button = QPushButton(self.tr("View t&his turn"))
        self.progress = QProgressBar()
        self.progress.setAccessibleName(self.tr("Turns that have been gone through"))
        self.said = QLabel()
        self.said.setWordWrap(True)
        self.said.setProperty("muted", True)
        self.table = QTableWidget(0, 5)
        self.table.setHorizontalHeaderLabels([
            self.tr("Round"), self.tr("Player"), self.tr("Loss"), self.tr("Played"), self.tr("The bot would have"),
        ])  # fmt: skip
        self.table.setAccessibleName(self.tr("Turns, the dearest first"))
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setAlternatingRowColors(True)
        self.table.setShowGrid(False)
        self.table.setWordWrap(True)
        self.table.setTabKeyNavigation(False)
        self.table.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.table.verticalHeader().hide()
        head = self.table.horizontalHeader()
        head.setHighlightSections(False)
        head.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        for column in (3, 4):
            head.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)
        head.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        top = QHBoxLayout()
        for widget in (self.begin_button, self.progress, self.stop_button):
            top.addWidget(widget)
        top.addStretch(1)
        top.addWidget(self.look_button)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(10, 10, 10, 10)
        whole.addLayout(top)
        whole.addWidget(self.said)    # in a row of its own: large text needs all of it
        whole.addWidget(self.table, 1)
        keep_keys(self.table, Qt.Key.Key_Return, Qt.Key.Key_Enter)
        self.begin_button.clicked.connect(self.begin)
        self.stop_button.clicked.connect(self.stop)
        self.look_button.clicked.connect(self._look)
        self.table.cellActivated.connect(self._look)
        self.table.itemSelectionChanged.connect(self._update)
        self._update()

    def show_game(self, sitting: Sitting) -> None:
        """Offer to go through the game of *sitting*; what has been found for it already stays."""
        if sitting is self._sitting:
            return
        self.forget()
        self._sitting = sitting
        questions = questions_of(sitting.game)
        count = len(questions)
        text = self.tr("The strongest bot goes through %n turn(s): what each has cost, in expected coins.", "", count)
        people = sorted({question.turn.seat for question in questions})
        mine = len(people) < 2
        wish = self.tr("Review m&y turns") if mine else self.tr("Review the turns pla&yed by people")
        self.begin_button.setText(wish)
        if not mine:
            names = sitting.names.listed(map(sitting.names.seat, people))
            text = self.tr("The strongest bot goes through %n turn(s) of {0}: what each has cost, in expected coins.",
                           "", count).format(names)  # fmt: skip
        self.said.setText(text if count else self.tr("No person has played in this game."))
        self._update()

    def begin(self) -> None:
        """Go through the turns."""
        if self._sitting is None or self._appraisal is not None:
            return
        self._appraisal = Appraisal(self._sitting, self)
        self._appraisal.advanced.connect(self._on_advance)
        self._appraisal.ended.connect(self._on_end)
        self._appraisal.begin()
        self._update()

    def stop(self) -> None:
        """Go through no more turns."""
        if self._appraisal is not None:
            self._appraisal.stop()

    def forget(self) -> None:
        """Let go of the game."""
        self.stop()
        self._sitting = None
        self._show([])
        self._update()

    @property
    def findings(self) -> list[Finding]:
        """What the table shows, from the top."""
        return list(self._rows)

    def _on_advance(self, done: int, every: int) -> None:
        self.progress.setRange(0, every)
        self.progress.setValue(done)
        if self._appraisal is not None:
            self._show(self._appraisal.findings)

    def _on_end(self) -> None:
        appraisal, self._appraisal = self._appraisal, None
        if appraisal is None:
            return
        appraisal.deleteLater()
        lost = sum(finding.loss for finding in appraisal.findings)
        count = len(appraisal.findings)
        self.said.setText(self.tr("%n turn(s), {0} expected coins lost in all.", "", count).format(self._coins(lost)))
        if self._rows:
            self.table.selectRow(0)
        self._update()

    def _show(self, findings: list[Finding]) -> None:
        self._rows = in_order(findings)
        names = self._sitting.names if self._sitting is not None else None
        self.table.setRowCount(len(self._rows))
        self.table.setColumnHidden(1, len({finding.seat for finding in findings}) < 2)    # large text needs the room
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
        self.table.resizeRowsToContents()

    def _coins(self, loss: float) -> str:
        """Return *loss* as one writes numbers in the player's language."""
        return self._sitting.names.decimal(loss) if self._sitting is not None else f"{loss:.1f}"

    def _look(self) -> None:
        row = self.table.currentRow()
        if 0 <= row < len(self._rows):
            self.jumped.emit(self._rows[row].first)

    def _update(self) -> None:
        busy = self._appraisal is not None
        ready = self._sitting is not None and bool(questions_of(self._sitting.game)) and not self._rows
        self.begin_button.setVisible(not busy)
        self.begin_button.setEnabled(ready)
        self.progress.setVisible(busy)
        self.stop_button.setVisible(busy)
        self.look_button.setEnabled(0 <= self.table.currentRow() < len(self._rows))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.table.resizeRowsToContents()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.table.resizeRowsToContents()


def _begun(text: str) -> str:
    """Return *text* as the beginning of a sentence."""
    return text[:1].upper() + text[1:]
