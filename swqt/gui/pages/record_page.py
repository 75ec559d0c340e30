"""The page with a player's record: how often they win, against whom, with which races, and how lucky they are."""

from __future__ import annotations

import time
from collections.abc import Mapping
from functools import partial
from html import escape
from pathlib import Path
from threading import Event
from typing import Final

from PySide6.QtCore import QEvent, QLocale, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QHideEvent, QKeyEvent, QMouseEvent, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from swqt.content import worth_table
from swqt.gui.pages.chart_painters import Chart, ChartStyle, balloon, nice_step
from swqt.gui.pages.results_tables import Cell, ResultTable, ResultTableTab, shown
from swqt.gui.style.actions import EnterActivates
from swqt.gui.style.buttons import ask_target
from swqt.gui.style.cards import LOST, EmptyState
from swqt.gui.style.layouts import (
    CENTRE,
    LEFT,
    RIGHT,
    FlowLayout,
    StyledTabWidget,
    button_row,
    centred,
    plain_label,
    show_text,
    write,
)
from swqt.gui.style.threads import BackgroundTask
from swqt.gui.texts.i18n import when
from swqt.gui.texts.names import kind_text, percent
from swqt.home import write_whole
from swqt.table import Library
from swqt.table.played_games import PlayedGame, PlayedGames, people_in
from swqt.table.player_report import GameFilter, PlayerReport, RivalTally, Tally, TraitTally, report_on

_DAY: Final = 24 * 60 * 60
_PERIODS: Final = (0, 365, 90, 30)
"""Lengths in days; 0 is all time."""

_LOW: Final = 240
"""Height at 100 % below which the charts are side by side, in pixels."""

_ROLLING: Final = 10
"""Number of games in the rolling mean of the coins."""


class RecordChart(Chart):
    """Charts of the coins of each game with the mean of the last ten, and of the luck with the die so far.

    ``opened`` carries the file of a game that was double-clicked or chosen by Enter.
    """

    opened = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._report: PlayerReport | None = None
        self.chosen = -1

    def show_report(self, report: PlayerReport) -> None:
        self._report, self.chosen = report, -1
        self.setAccessibleName(self.tr("Coins and luck, game by game"))
        self.setAccessibleDescription("\n".join(" ".join(self._lines(number)) for number in range(len(report.points))))
        self.update()

    def _lines(self, number: int) -> list[str]:
        """Return the text about game *number*: its date, coins and luck."""
        assert self._report is not None
        point = self._report.points[number]
        #: A game
        text = self.tr("won")
        if not point.won:
            text = self.tr("not won")
        #: Coins; then: won, or not won
        coins = self.tr("%n coin(s), {0}", "", point.coins).format(text)
        #: How much more the die has shown than was to be expected, in all games so far
        luck = self.tr("luck so far: {0}").format(_signed(point.luck))
        return [when(point.ended), coins, luck]

    def _frames(self, room: QRectF, look: ChartStyle) -> tuple[QRectF, QRectF]:
        """Return the places of both charts: one below the other if there is room, else side by side."""
        box = room.adjusted(46 * look.unit, 24 * look.unit, -14 * look.unit, -14 * look.unit)
        if box.height() < _LOW * look.unit:
            left = QRectF(box.left(), box.top(), box.width() * 0.56, box.height())
            return left, QRectF(QPointF(left.right() + 60 * look.unit, box.top()), box.bottomRight())
        upper = QRectF(box.left(), box.top(), box.width(), box.height() * 0.62)
        lower = QRectF(box.left(), upper.bottom() + 34 * look.unit, box.width(), 0)
        lower.setBottom(box.bottom())
        return upper, lower

    def _x(self, box: QRectF, number: int) -> float:
        count = len(self._report.points) if self._report is not None else 0
        return box.left() + box.width() * (number + 0.5) / max(1, count)

    def draw(self, p: QPainter, room: QRectF, look: ChartStyle) -> None:
        report = self._report
        if report is None or not report.points:
            return
        upper, lower = self._frames(room, look)
        self._coins(p, upper, report, look)
        self._luck(p, lower, report, look)
        if 0 <= self.chosen < len(report.points):
            p.setPen(QPen(QColor(look.theme.accent), 1.4))
            for box in (upper, lower):
                x = self._x(box, self.chosen)
                p.drawLine(QPointF(x, box.top()), QPointF(x, box.bottom()))
            balloon(p, room, QPointF(self._x(upper, self.chosen), upper.center().y()), self._lines(self.chosen), look)

    def _coins(self, p: QPainter, box: QRectF, report: PlayerReport, look: ChartStyle) -> None:
        coins = [point.coins for point in report.points]
        step = nice_step(max(1, *coins), max(1, int(box.height() / (32 * look.unit))))
        top = -(-max(1, *coins) // step) * step
        self._title(p, box, self.tr("Coins"), look)
        places = [QPointF(self._x(box, k), box.bottom() - box.height() * value / top) for k, value in enumerate(coins)]
        for value in range(0, top + 1, step):
            self._grid(p, box, box.bottom() - box.height() * value / top, str(value), look)
        means = []
        for number, place in enumerate(places):
            last = coins[max(0, number + 1 - _ROLLING) : number + 1]
            means.append(QPointF(place.x(), box.bottom() - box.height() * sum(last) / len(last) / top))
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(QPen(look.muted, 2.2 * look.unit))
        p.drawPolyline(QPolygonF(means))
        radius = max(1.6, min(4.5, box.width() / len(coins) / 3)) * look.unit
        for point, place in zip(report.points, places, strict=True):
            p.setPen(QPen(look.casing, 1.2))
            p.setBrush(QColor(look.theme.gold if point.won else look.theme.card))
            p.drawEllipse(place, radius, radius)

    def _luck(self, p: QPainter, box: QRectF, report: PlayerReport, look: ChartStyle) -> None:
        values = [point.luck for point in report.points]
        most = max(1.0, *(abs(value) for value in values))
        middle, unit = box.center().y(), box.height() / 2 / most
        self._title(p, box, self.tr("Luck with the die, in pips"), look)
        for value in (-most, 0.0, most):
            self._grid(p, box, middle - value * unit, _signed(value, 0), look)
        line = QPolygonF([QPointF(self._x(box, k), middle - value * unit) for k, value in enumerate(values)])
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(QPen(QColor(look.theme.accent), 2.0 * look.unit))
        p.drawPolyline(line)

    def _title(self, p: QPainter, box: QRectF, text: str, look: ChartStyle) -> None:
        p.setFont(look.font(0.87, bold=True))
        write(p, QRectF(box.left(), box.top() - 24 * look.unit, box.width(), 20 * look.unit), LEFT, text, look.text)

    def _grid(self, p: QPainter, box: QRectF, y: float, label: str, look: ChartStyle) -> None:
        p.setFont(look.font(0.8))
        p.setPen(QPen(look.grid, 1.0))
        p.drawLine(QPointF(box.left(), y), QPointF(box.right(), y))
        place = QRectF(box.left() - 46 * look.unit, y - 10 * look.unit, 40 * look.unit, 20 * look.unit)
        write(p, place, RIGHT, label, look.muted)

    def choose(self, number: int) -> None:
        """Show the text about game *number*; -1 hides it."""
        if number != self.chosen:
            self.chosen = number
            self.update()

    def _at(self, event: QMouseEvent) -> int:
        if self._report is None or not self._report.points:
            return -1
        x = event.position().x()
        for box in self._frames(self.room(), ChartStyle.of(self)):
            if box.left() <= x < box.right():
                return int((x - box.left()) / box.width() * len(self._report.points))
        return -1

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.choose(self._at(event))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.choose(self._at(event))
        self._open()

    def leaveEvent(self, event: QEvent) -> None:
        self.choose(-1)

    def _open(self) -> None:
        if self._report is not None and 0 <= self.chosen < len(self._report.points):
            self.opened.emit(self._report.points[self.chosen].file)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        count = len(self._report.points) if self._report is not None else 0
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._open()
        elif step is not None and count:
            self.choose(max(0, min(count - 1, self.chosen + step if self.chosen >= 0 else count - 1)))
        else:
            super().keyPressEvent(event)


class FigureCard(QFrame):
    """A card with a number and what it counts."""

    def __init__(self, about: str) -> None:
        super().__init__()
        self.setProperty("card", True)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.number = plain_label(look="title", wraps=False)
        self.about = plain_label(about, "muted", wraps=False)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 8, 14, 8)
        column.setSpacing(0)
        for label in (self.number, self.about):
            label.setAlignment(CENTRE)
            column.addWidget(label)

    def show_number(self, number: str, hint: str = "") -> None:
        self.number.setText(number)
        self.setToolTip(hint)
        self.setAccessibleName(f"{self.about.text()}: {number}")
        self.setAccessibleDescription(hint)


class RecordPage(QWidget):
    """Shows the record of one person; new games in *folder* are read in the background.

    ``watched`` carries the path of a game, ``left`` asks for the previous page.
    """

    watched = Signal(Path)
    left = Signal()
    new_game_wanted = Signal()

    def __init__(self, folder: Path, library: Library, lang: str, person: str, parent: QWidget | None = None) -> None:
        """*person* is shown first, if there are games of that name."""
        super().__init__(parent)
        self.setObjectName("record")
        self._folder, self._library, self._lang, self._person = folder, library, lang, person
        self._played: PlayedGames | None = None
        self._games: list[PlayedGame] = []
        self._task = BackgroundTask()
        self._stopped = Event()
        self.report: PlayerReport | None = None
        self.who, self.period, self.seats, self.kind = QComboBox(), QComboBox(), QComboBox(), QComboBox()
        self._choices = (self.who, self.period, self.seats, self.kind)
        self._fill_choices()
        self.games_card = FigureCard("")
        #: Below a number of games
        self.wins_card = FigureCard(self.tr("won"))
        #: Below a number of points
        self.rating_card = FigureCard(self.tr("rating"))
        self.best_card = FigureCard(self.tr("most coins"))
        self.luck_card = FigureCard(self.tr("luck with the die"))
        self.chart = RecordChart()
        self.tables = ResultTableTab()
        self.tabs = StyledTabWidget(self.tr("Record"))
        self.tabs.addTab(self.chart, self.tr("Cha&rt"))
        self.tabs.addTab(self.tables, self.tr("Tab&les"))
        self.empty = EmptyState(LOST, gold=True)
        self.empty.helped.connect(self.new_game_wanted)
        self.progress = QProgressBar()
        self.progress.setMaximumWidth(220)
        self.said = plain_label()
        self.stop_button = QPushButton(self.tr("&Stop"))
        self.back = QPushButton(self.tr("&Back"))
        self.export_button = QPushButton(self.tr("Save as web &page…"))
        self.anew_button = QPushButton()
        self._build()
        for button in (self.stop_button, self.back, self.export_button, self.anew_button):
            EnterActivates(button)
        for choice in self._choices:
            choice.currentIndexChanged.connect(self._show)
        self.stop_button.clicked.connect(self.stop)
        self.back.clicked.connect(self.left)
        self.export_button.clicked.connect(self.ask_export)
        self.anew_button.clicked.connect(self.begin_anew)
        for widget in (*self._choices, self.tabs, self.empty, self.export_button, self.anew_button, *self._cards()):
            widget.hide()    # until the games are read
        self.chart.opened.connect(self._watch)

    def _fill_choices(self) -> None:
        self.who.setAccessibleName(self.tr("Player"))
        self.who.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.period.setAccessibleName(self.tr("Period"))
        texts = {0: self.tr("All time"), 365: self.tr("A year"), 90: self.tr("Three months"), 30: self.tr("30 days")}
        for days in _PERIODS:
            self.period.addItem(texts[days], days)
        self.seats.setAccessibleName(self.tr("Players"))
        self.seats.addItem(self.tr("Any number of players"), 0)
        for count in range(2, 6):
            self.seats.addItem(self.tr("%n player(s)", "", count), count)
        self.kind.setAccessibleName(self.tr("Kind of game"))
        kinds = {None: self.tr("All games"), False: self.tr("On this computer"), True: self.tr("On the network")}
        for network, text in kinds.items():
            self.kind.addItem(text, network)

    def _build(self) -> None:
        title = QLabel(self.tr("Record"))
        title.setProperty("heading", True)
        choices = FlowLayout(widgets=self._choices)
        figures = FlowLayout(
            widgets=(self.games_card, self.wins_card, self.rating_card, self.best_card, self.luck_card)
        )
        below = button_row(self.back, self.export_button, self.anew_button)
        telling = QHBoxLayout()
        telling.addWidget(self.said, 1)
        telling.addWidget(self.progress)
        telling.addWidget(self.stop_button)
        column = QVBoxLayout()
        column.setSpacing(10)
        column.addWidget(title)
        column.addLayout(choices)
        column.addLayout(figures)
        column.addWidget(self.tabs, 1)
        column.addWidget(self.empty, 1)
        column.addLayout(telling)
        column.addLayout(below)
        self._column = QWidget()
        self._column.setLayout(column)
        self._column.setMaximumWidth(1200)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(centred(self._column, above=18, below=18))

    # Reading

    def load(self) -> None:
        """Read the games played since the last time, then show the record."""
        self._task.abandon()
        self.stop()
        self._stopped, self._task = Event(), BackgroundTask()
        self.said.setText(self.tr("Reading the games…"))
        self.progress.setRange(0, 0)
        self._show_reading(True)
        played = self._played = PlayedGames(self._folder, self._library)
        work = partial(played.read, self._task.queued(self._on_advanced), self._stopped.is_set)
        self._task.start(work, self._on_read, self._on_failed, "record")
        self.stop_button.setFocus()

    def stop(self) -> None:
        """Stop reading; what was read so far is shown."""
        self._stopped.set()

    def _show_reading(self, reading: bool) -> None:
        self.progress.setVisible(reading)
        self.stop_button.setVisible(reading)

    def _on_advanced(self, done: int, total: int) -> None:
        self.progress.setRange(0, total)
        self.progress.setValue(done)

    def _on_read(self, games: list[PlayedGame]) -> None:
        show_text(self.said, self.tr("Not all games were read.") if self._stopped.is_set() else "")
        self.show_games(games)
        if self.focusWidget() is self.stop_button:
            (self.who if games else self.empty.button).setFocus()
        self._show_reading(False)

    def _on_failed(self, error: Exception) -> None:
        self._show_reading(False)
        show_text(self.said, self.tr("The games can't be read: {0}").format(error))

    def show_games(self, games: list[PlayedGame]) -> None:
        """Show the record from *games*."""
        self._games = games
        names, before = people_in(games), self.who.currentText() or self._person
        self.who.blockSignals(True)
        self.who.clear()
        self.who.addItems(names)
        self.who.setCurrentIndex(max(0, self.who.findText(before)))
        self.who.blockSignals(False)
        for choice in self._choices:
            choice.setVisible(bool(games))
        self._show()

    def wanted(self) -> GameFilter:
        """Return the filter chosen on the page."""
        days = int(self.period.currentData())
        since = time.time() - days * _DAY if days else 0.0
        return GameFilter(self.who.currentText(), since, int(self.seats.currentData()), self.kind.currentData())

    def _show(self) -> None:
        report = self.report = report_on(self._games, self.wanted(), worth_table())
        any_ = report.total.games > 0
        for widget in (self.tabs, *self._cards(), self.export_button):
            widget.setVisible(any_)
        self.empty.setVisible(not any_)
        none = self.tr("No finished games yet.") if not self._games else self.tr("No games like that.")
        self.empty.say(none, "" if self._games else self.tr("&New game…"))
        anew = self._played is not None and self._played.since > 0
        self.anew_button.setText(self.tr("Count &older games again") if anew else self.tr("Start &over"))
        hint = self.tr("Games played until now no longer count. Their files stay.")
        self.anew_button.setToolTip("" if anew else hint)
        self.anew_button.setVisible(anew or bool(self._games))
        if any_:
            self._show_figures(report)
            self.chart.show_report(report)
            self.tables.show_sheets(self.sheets(report))

    def _cards(self) -> tuple[FigureCard, ...]:
        return self.games_card, self.wins_card, self.rating_card, self.best_card, self.luck_card

    def _show_figures(self, report: PlayerReport) -> None:
        total = report.total
        #: Below a number
        self.games_card.about.setText(self.tr("game(s)", "", total.games))
        self.games_card.show_number(str(total.games))
        self.wins_card.show_number(
            f"{total.wins} ({percent(round(100 * total.wins / total.games))})",
            self.tr("By chance it would be {0}.").format(_decimal(report.fair)),
        )
        self.best_card.show_number(str(report.best), self.tr("On average: {0}").format(_decimal(report.mean)))
        #: {0}: a number of rolls; {1}: of pips
        rolls = self.tr("%n roll(s): {0} pips compared with what was to be expected", "", report.rolls)
        self.luck_card.show_number(_signed(report.luck), rolls.format(_signed(report.luck)))
        if report.rating is None:
            self.rating_card.show_number("–", self.tr("Play against bots to get a rating."))
            return
        hint = self.tr(
            "From %n game(s) against bots: easy is 1320, medium 1440, hard 1575, expert 1780. Whoever is 120 ahead wins"
            " two games of three. The second number is how far off it may be.", "", report.rating.games,
        )  # fmt: skip
        self.rating_card.show_number(f"{report.rating.points:.0f} ± {report.rating.within:.0f}", hint)

    # Tables

    def sheets(self, report: PlayerReport) -> tuple[ResultTable, ...]:
        """Return the tables of *report*."""
        seats = [(self.tr("%n player(s)", "", count), tally) for count, tally in sorted(report.by_seats.items())]
        boards = sorted(report.by_board.items(), key=lambda row: (-row[1].games, row[0]))
        boards = [(name or self.tr("custom board"), tally) for name, tally in boards]
        bots = [(kind_text(kind), rival) for kind, rival in report.bots.items()]
        rivals = sorted([*report.people.items(), *bots], key=lambda row: (-row[1].games, row[0]))
        return (
            self._tallies(self.tr("By players"), self.tr("Players"), seats),
            self._rivals(rivals),
            self._tallies(self.tr("Boards"), self.tr("Board"), boards),
            self._traits(self.tr("Races"), self.tr("Race"), report.races),
            self._traits(self.tr("Powers"), self.tr("Power"), report.powers),
        )

    def _tallies(self, title: str, name: str, rows: list[tuple[str, Tally]]) -> ResultTable:
        header = (name, self.tr("Games"), self.tr("Won"), self.tr("Won, %"), self.tr("Coins ahead"))
        cells: list[tuple[Cell, ...]] = [
            (text, tally.games, tally.wins, round(100 * tally.wins / tally.games), round(tally.ahead, 1))
            for text, tally in rows
        ]
        return ResultTable(title, header, tuple(cells))

    def _rivals(self, rows: list[tuple[str, RivalTally]]) -> ResultTable:
        header = (self.tr("Opponent"), self.tr("Games"), self.tr("Better"), self.tr("Equal"), self.tr("Worse"))
        cells: list[tuple[Cell, ...]] = [
            (name, rival.games, rival.better, rival.games - rival.better - rival.worse, rival.worse)
            for name, rival in rows
        ]
        return ResultTable(self.tr("Opponents"), header, tuple(cells))

    def _traits(self, title: str, name: str, found: Mapping[str, TraitTally]) -> ResultTable:
        header = (
            name, self.tr("Times"), self.tr("Coins earned"), self.tr("Coins ahead"), self.tr("Measured worth"),
        )  # fmt: skip
        rows = sorted(found.items(), key=lambda row: (-row[1].times, row[0]))
        cells: list[tuple[Cell, ...]] = [
            (
                self._library.catalogue.name(trait, self._lang), tally.times, round(tally.earned, 1),
                round(tally.ahead, 1), "–" if tally.worth is None else round(tally.worth, 1),
            )
            for trait, tally in rows
        ]  # fmt: skip
        return ResultTable(title, header, tuple(cells))

    # What the player does

    def begin_anew(self) -> None:
        """Leave out all games so far, or count them again."""
        if self._played is None:
            return
        try:
            self._played.begin_anew(0.0 if self._played.since else time.time())
        except OSError as error:
            show_text(self.said, self.tr("Couldn't save: {0}").format(error.strerror or error))
            return
        self.load()

    def _watch(self, file: str) -> None:
        self.watched.emit(self._folder / file)

    def ask_export(self) -> None:
        """Ask for a file, and write the record into it as a web page."""
        path = ask_target(self, self.tr("Save the record"), "swqt.html", self.tr("Web pages (*.html)"))
        if path is not None:
            self.export_to(path)

    def export_to(self, path: Path) -> None:
        """Write the record into *path*, completely or not at all, and show the outcome."""
        try:
            write_whole(path, self.page().encode())
        except OSError as error:
            show_text(self.said, self.tr("Couldn't save: {0}").format(error.strerror or error))
        else:
            show_text(self.said, self.tr("Saved as {0}.").format(path.name))

    def page(self) -> str:
        """Return the record as a self-contained web page."""
        assert self.report is not None
        title = escape(f"{self.tr('Record')}: {self.who.currentText()}")
        facts = "".join(f"<li>{escape(card.accessibleName())}</li>" for card in self._cards())
        tables = []
        for sheet in self.sheets(self.report):
            head = "".join(f'<th scope="col">{escape(name)}</th>' for name in sheet.header)
            rows = "".join(
                "<tr>" + "".join(f"<td>{escape(shown(cell))}</td>" for cell in row) + "</tr>\n" for row in sheet.rows
            )
            tables.append(f"<h2>{escape(sheet.title)}</h2>\n<table>\n<tr>{head}</tr>\n{rows}</table>\n")
        style = (
            "body{font-family:sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}"
            "table{border-collapse:collapse}th,td{padding:.2rem .8rem;border-bottom:1px solid;text-align:right}"
            "th:first-child,td:first-child{text-align:left}"
        )
        return (
            f'<!DOCTYPE html>\n<html lang="{escape(self._lang)}">\n<head>\n<meta charset="utf-8">\n'
            f'<meta name="viewport" content="width=device-width">\n<title>{title}</title>\n<style>{style}</style>\n'
            f"</head>\n<body>\n<h1>{title}</h1>\n<ul>{facts}</ul>\n{''.join(tables)}</body>\n</html>\n"
        )

    def minimumSizeHint(self) -> QSize:
        return QSize(320, 300)

    def hideEvent(self, event: QHideEvent) -> None:
        self.stop()
        super().hideEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)


def _decimal(number: float, digits: int = 1) -> str:
    return QLocale().toString(number, "f", digits)


def _signed(number: float, digits: int = 1) -> str:
    """Return *number* with its sign."""
    rounded = round(number, digits)
    sign = "+" if rounded > 0 else "−" if rounded < 0 else "±"
    return f"{sign}{_decimal(abs(rounded), digits)}"
