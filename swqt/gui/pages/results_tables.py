"""The figures of a game in the player's language: data for the charts, tables, and their CSV export."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from swqt.engine import Standing
from swqt.gui.pages.chart_painters import CoinsData, DiceData, DiceRow, IncomeData
from swqt.gui.style.actions import EnterActivates
from swqt.gui.style.buttons import ask_target
from swqt.gui.style.layouts import SORT, FlowLayout, SortedTableView
from swqt.gui.texts.names import Names
from swqt.gui.texts.refusals import RuledText
from swqt.home import write_whole
from swqt.table import SOURCES, ComboLife, GameStats, Source

Cell = str | int | float

_Index = QModelIndex | QPersistentModelIndex


class ResultTable(NamedTuple):
    """A table with *title*, *header* and *rows*; numbers stay numbers, so that they sort."""

    title: str
    header: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]


class ResultTables(QObject):
    """Makes charts' data, tables and texts from the statistics *chronicle*."""

    def __init__(self, chronicle: GameStats, standing: Sequence[Standing], names: Names) -> None:
        super().__init__()
        self.chronicle = chronicle
        self.standing = tuple(standing)
        self.names = names

    # Words

    def source(self, source: Source) -> str:
        """Return the name of a source of coins."""
        return {
            "regions": self.tr("Regions"), "race": self.tr("Race"), "power": self.tr("Power"),
            "decline": self.tr("In decline"), "item": self.tr("Relics and Places"),
            "combo": self.tr("Coins on combos"), "paid": self.tr("Paid"),
        }[source]  # fmt: skip

    def words(self, seat: int, source: Source) -> dict[str, int]:
        """Return the parts of an income by name; empty for sources with a single part."""
        if source in ("regions", "combo"):
            return {}
        found = self.chronicle.words(seat, source)
        return {self._word(source, word): amount for word, amount in found.items()}

    def _word(self, source: Source, word: str) -> str:
        if source == "paid" and word == "column":
            return self.tr("prices of combos")
        if source == "paid":
            return self.tr("to other players ({0})").format(self.names.source(word))
        return self.names.source(word)

    def verdict(self) -> str:
        """Return the winner or winners, as a heading."""
        winners = [self.names.seat(row.seat) for row in self.standing if row.place == 1]
        #: {0}: a player
        text = self.tr("{0} wins") if len(winners) == 1 else self.tr("{0} share the victory")
        return text.format(self.names.listed(winners))

    def tie_break(self) -> RuledText:
        """Return what decided the standing: coins, tokens, or neither (END-2, END-3)."""
        best = self.standing[0]
        rivals = [row for row in self.standing if row.coins == best.coins]
        if len(rivals) == 1:
            lead = best.coins - self.standing[1].coins
            return RuledText(self.tr("Won by %n coin(s).", "", lead), "END-2")
        tokens = ", ".join(f"{self.names.seat(row.seat)} ×{row.tokens}" for row in rivals)
        if rivals[1].place == 1:
            text = self.tr("Tied on coins and on race tokens on the map ({0}): a shared victory.")
        else:
            text = self.tr("Tied on coins. Most race tokens on the map wins ({0}).")
        return RuledText(text.format(tokens), "END-3")

    def luck(self, seat: int) -> str:
        """Return a description of a seat's luck with the die."""
        dice = self.chronicle.luck(seat)
        if not dice.rolls:
            return self.tr("no rolls")
        share = min(99, max(1, round(100 * (dice.below + dice.same / 2))))    # nobody is luckier than all
        if share > 60:
            return self.tr("luckier than {0} in 100").format(share)
        if share < 40:
            return self.tr("unluckier than {0} in 100").format(100 - share)
        return self.tr("average luck")

    def awards(self) -> list[tuple[str, str]]:
        """Return the awards as (title, sentence); only distinctions that stand out."""
        told, names = self.chronicle, self.names
        out = []
        lives = [life for life in self.lives() if life.earned]
        if lives:
            best = lives[0]
            text = self.tr("{1}'s {0}: {2} coins per token").format(
                names.combo(best.power, best.race), names.seat(best.seat), names.decimal(best.per_token)
            )
            out.append((self.tr("Best combo"), text))
        conquered = [fights.conquered for fights in told.fights]
        if conquered.count(max(conquered)) == 1 and max(conquered):
            seat = conquered.index(max(conquered))
            text = self.tr("{0}, with %n conquest(s)", "", max(conquered)).format(names.seat(seat))
            out.append((self.tr("Top conqueror"), text))
        robbed = [fights.regions_lost for fights in told.fights]
        if robbed.count(max(robbed)) == 1 and max(robbed) > 1:
            seat = robbed.index(max(robbed))
            text = self.tr("{0}, who lost %n region(s) to others", "", max(robbed)).format(names.seat(seat))
            out.append((self.tr("Everyone's target"), text))
        lucks = [told.luck(seat) for seat in range(told.seats)]
        luckiest = max(range(told.seats), key=lambda seat: lucks[seat].below + lucks[seat].same / 2)
        if lucks[luckiest].rolls and lucks[luckiest].below > 0.6:
            out.append((self.tr("Luckiest player"), f"{names.seat(luckiest)}, {self.luck(luckiest)}"))
        return out

    # Charts

    def coins(self) -> CoinsData:
        told = self.chronicle
        series = tuple(told.coins(seat) for seat in range(told.seats))
        return CoinsData(self.names.seats, series, tuple(told.rounds), self.tr("Round"), self.tr("Start"))

    def bars(self) -> IncomeData:
        told = self.chronicle
        seats = range(told.seats)
        parts = tuple(told.income(seat) for seat in seats)
        words = {source: self.source(source) for source in SOURCES}
        return IncomeData(self.names.seats, parts, words, tuple(sum(part.values()) for part in parts))

    def dice(self) -> DiceData:
        rows = []
        for seat in range(self.chronicle.seats):
            dice = self.chronicle.luck(seat)
            expected: dict[int, float] = {}
            for toss in self.chronicle.tosses:
                if toss.seat == seat:
                    weights = sum(weight for _, weight in toss.odds)
                    for pips, weight in toss.odds:
                        expected[pips] = expected.get(pips, 0.0) + weight / weights
            faces = tuple((pips, dice.counts.get(pips, 0), often) for pips, often in sorted(expected.items()))
            lines: tuple[str, ...] = (self.luck(seat),)
            if dice.rolls:
                #: Sums of the die
                rolled = self.tr("rolled {0}, expected {1}").format(dice.total, self.names.decimal(dice.expected))
                lines = (rolled, self.luck(seat))
            rows.append(DiceRow(self.names.seat(seat), seat, faces, lines))
        return DiceData(tuple(rows), self.tr("times rolled"), self.tr("times expected"))

    # Tables

    def sheets(self) -> tuple[ResultTable, ...]:
        """Return all tables."""
        return (self.coins_sheet(), self.income_sheet(), self.races_sheet(), self.fights_sheet(), self.dice_sheet())

    def coins_sheet(self) -> ResultTable:
        data = self.coins()
        header = (data.axis, *data.names)
        labels = [data.start, *map(str, data.rounds)]
        rows: list[tuple[Cell, ...]] = [(label, *(line[k] for line in data.series)) for k, label in enumerate(labels)]
        return ResultTable(self.tr("Coins by round"), header, tuple(rows))

    def income_sheet(self) -> ResultTable:
        told = self.chronicle
        rows: list[tuple[Cell, ...]] = []
        for source in SOURCES:
            amounts = [told.income(seat)[source] for seat in range(told.seats)]
            if any(amounts):
                rows.append((self.source(source), *amounts))
        rows.append((self.tr("Starting coins"), *(told.coins(seat)[0] for seat in range(told.seats))))
        rows.append((self.tr("Total"), *(told.coins(seat)[-1] for seat in range(told.seats))))
        return ResultTable(self.tr("Income by source"), (self.tr("Source"), *self.names.seats), tuple(rows))

    def races_sheet(self) -> ResultTable:
        header = (
            self.tr("Player"), self.tr("Combo"), self.tr("From round"), self.tr("To round"),
            self.tr("Declined in round"), self.tr("Coins earned"), self.tr("Coins picked up"), self.tr("Price"),
            self.tr("Conquests"), self.tr("Tokens"), self.tr("Tokens lost"), self.tr("Coins per token"),
        )  # fmt: skip
        rows = tuple(
            (
                self.names.seat(life.seat), self.names.combo(life.power, life.race), life.since, life.until,
                life.declined or "–", life.earned, life.taken, life.price, life.conquests, life.tokens, life.lost,
                round(life.per_token, 2),
            )
            for life in self.lives()
        )  # fmt: skip
        return ResultTable(self.tr("Races"), header, rows)

    def lives(self) -> list[ComboLife]:
        """Return the combos of the game, most coins per token first."""
        return sorted(self.chronicle.combos, key=lambda life: (-life.per_token, -life.earned, life.since))

    def last_lives(self) -> dict[int, ComboLife]:
        """Return the combo that each seat picked last, even if nothing is left of it."""
        return {life.seat: life for life in sorted(self.chronicle.combos, key=lambda life: life.since)}

    def fights_sheet(self) -> ResultTable:
        told = self.chronicle
        header = (
            self.tr("Player"), self.tr("Regions conquered"),
            #: Regions conquered from a player
            *(self.tr("from {0}").format(name) for name in self.names.seats),
            self.tr("Regions lost"), self.tr("Tokens lost"), self.tr("Failed rolls"),
        )  # fmt: skip
        rows: tuple[tuple[Cell, ...], ...] = tuple(
            (
                self.names.seat(seat), fights.conquered, *fights.from_seats,
                fights.regions_lost, fights.tokens_lost, fights.attempts,
            )
            for seat, fights in enumerate(told.fights)
        )  # fmt: skip
        return ResultTable(self.tr("Battles"), header, rows)

    def dice_sheet(self) -> ResultTable:
        faces = sorted({pips for toss in self.chronicle.tosses for pips, _ in toss.odds})
        header = (
            self.tr("Player"), self.tr("Rolls"), *(self.tr("Face {0}").format(pips) for pips in faces),
            self.tr("Total rolled"), self.tr("Expected"), self.tr("Luck"),
        )  # fmt: skip
        rows: list[tuple[Cell, ...]] = []
        for seat in range(self.chronicle.seats):
            dice = self.chronicle.luck(seat)
            counts = [dice.counts.get(pips, 0) for pips in faces]
            expected = round(dice.expected, 1)
            rows.append((self.names.seat(seat), dice.rolls, *counts, dice.total, expected, self.luck(seat)))
        return ResultTable(self.tr("Dice"), header, tuple(rows))


def csv_text(sheets: Sequence[ResultTable]) -> str:
    """Return *sheets* below each other as comma-separated values (RFC 4180)."""
    blocks = []
    for sheet in sheets:
        lines: list[list[Cell]] = [[sheet.title], list(sheet.header), *(list(row) for row in sheet.rows)]
        blocks.append("\r\n".join(",".join(_field(cell) for cell in line) for line in lines))
    return "\r\n\r\n".join(blocks) + "\r\n"


def _field(cell: Cell) -> str:
    text = str(cell)
    if isinstance(cell, str) and text[:1] in ("=", "+", "-", "@"):
        text = f"'{text}"    # keeps spreadsheets from reading a name as a formula
    return '"' + text.replace('"', '""') + '"' if any(char in text for char in '",\r\n') else text


class ResultTableModel(QAbstractTableModel):
    """The model of one table; SORT returns the raw cell, so that numbers sort as numbers."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.sheet = ResultTable("", (), ())

    def show_sheet(self, sheet: ResultTable) -> None:
        self.beginResetModel()
        self.sheet = sheet
        self.endResetModel()

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008  # Qt's own signature
        return 0 if parent.isValid() else len(self.sheet.rows)

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008  # Qt's own signature
        return 0 if parent.isValid() else len(self.sheet.header)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        cell = self.sheet.rows[index.row()][index.column()]
        if role == Qt.ItemDataRole.DisplayRole:
            return shown(cell)
        if role == SORT:
            return cell
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignLeft if isinstance(cell, str) else Qt.AlignmentFlag.AlignRight
            return side | Qt.AlignmentFlag.AlignVCenter
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if role == Qt.ItemDataRole.DisplayRole and orientation == Qt.Orientation.Horizontal:
            return self.sheet.header[section]
        if role == Qt.ItemDataRole.TextAlignmentRole and self.sheet.rows:
            return self.data(self.index(0, section), role)
        return None


def shown(cell: Cell) -> str:
    """Return *cell* as text, with a real minus sign."""
    return cell if isinstance(cell, str) else str(cell).replace("-", "−")


class ResultTableView(SortedTableView):
    """Shows one table; Ctrl+C copies the selection."""

    def __init__(self) -> None:
        self.sheet_model = ResultTableModel()
        super().__init__(self.sheet_model)
        self.setAlternatingRowColors(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ContiguousSelection)

    def show_sheet(self, sheet: ResultTable) -> None:
        self.horizontalHeader().setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        self.sheet_model.show_sheet(sheet)
        self._sorted.sort(-1)
        self.setAccessibleName(sheet.title)
        self.resizeRowsToContents()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            QGuiApplication.clipboard().setText(self.selected_text())
        else:
            super().keyPressEvent(event)

    def selected_text(self) -> str:
        """Return the selected cells, separated by tabs; without a selection the whole table with its header."""
        chosen = sorted({(index.row(), index.column()) for index in self.selectedIndexes()})
        model = self.model()
        if not chosen:
            header = [str(name) for name in self.sheet_model.sheet.header]
            rows = [[str(model.index(r, c).data()) for c in range(len(header))] for r in range(model.rowCount())]
            return "\n".join("\t".join(line) for line in [header, *rows])
        lines: dict[int, list[str]] = {}
        for row, column in chosen:
            lines.setdefault(row, []).append(str(model.index(row, column).data()))
        return "\n".join("\t".join(cells) for cells in lines.values())


class ResultTableTab(QWidget):
    """All tables, one at a time."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sheets: tuple[ResultTable, ...] = ()
        self.choice = QComboBox()
        self.choice.setAccessibleName(self.tr("Table"))
        self.view = ResultTableView()
        self.said = QLabel()
        self.said.setProperty("muted", True)
        self.copy_button = QPushButton(self.tr("Copy table"))
        self.export_button = QPushButton(self.tr("E&xport as CSV…"))
        top = FlowLayout()
        for widget in (self.choice, self.copy_button, self.export_button, self.said):
            top.addWidget(widget)
        for button in (self.copy_button, self.export_button):
            EnterActivates(button)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(10, 10, 10, 10)
        whole.addLayout(top)
        whole.addWidget(self.view, 1)
        self.choice.currentIndexChanged.connect(self._chosen)
        self.copy_button.clicked.connect(self._copy)
        self.export_button.clicked.connect(self.ask_export)

    def show_sheets(self, sheets: Sequence[ResultTable]) -> None:
        self._sheets = tuple(sheets)
        self.choice.blockSignals(True)
        self.choice.clear()
        self.choice.addItems([sheet.title for sheet in sheets])
        self.choice.blockSignals(False)
        self._chosen(0)

    def _chosen(self, number: int) -> None:
        self.said.setText("")
        if 0 <= number < len(self._sheets):
            self.view.show_sheet(self._sheets[number])

    def _copy(self) -> None:
        self.view.clearSelection()
        QGuiApplication.clipboard().setText(self.view.selected_text())
        self.said.setText(self.tr("Copied."))

    def ask_export(self) -> None:
        """Ask for a file and write all tables to it."""
        path = ask_target(self, self.tr("Export the tables"), "swqt.csv", self.tr("Comma-separated values (*.csv)"))
        if path is not None:
            self.export_to(path)

    def export_to(self, path: Path) -> None:
        """Write all tables to *path* atomically and report the result."""
        try:
            write_whole(path, csv_text(self._sheets).encode("utf-8-sig"))    # the BOM tells spreadsheets the encoding
        except OSError as error:
            self.said.setText(self.tr("Couldn't export: {0}").format(error.strerror or error))
        else:
            self.said.setText(self.tr("Exported to {0}.").format(path.name))
