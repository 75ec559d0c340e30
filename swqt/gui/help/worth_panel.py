"""The table of worths in the rule book: races, powers or combos by number of players, sorted by any column."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QAbstractTableModel, QLocale, QModelIndex, QObject, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QKeyEvent, QPixmap
from PySide6.QtWidgets import QComboBox, QLabel, QVBoxLayout, QWidget

from swqt.content import Catalogue, ContentWorths, Worth, WorthTable
from swqt.gui.help.rule_book_page import icon_image
from swqt.gui.style.actions import is_enter
from swqt.gui.style.layouts import SORT, FlowLayout, SortedTableView
from swqt.gui.style.theme import blend, current, scale_of

_Index = QModelIndex | QPersistentModelIndex
_ROLE: Final = Qt.ItemDataRole
NAME, MEAN = range(2)
"""The first columns; one for each number of players follows."""

_ICON: Final = 22
"""Side of the pictures at 100%, in pixels."""

_ROW: Final = 30
"""Height of a row at 100%, in pixels."""

_MARK: Final = 13
"""Width that the mark of the sorted column needs at 100%, in pixels."""

_TINTED: Final = 8.0
"""Coins from which on a cell has its full tint."""

_TINT: Final = 0.34


class WorthRow(NamedTuple):
    """A race, a power or a combo: its *name*, its *icon*, the page about it, and its worth by number of players."""

    name: str
    icon: str
    anchor: str
    worths: tuple[Worth, ...]

    @property
    def mean(self) -> float:
        return sum([worth.coins for worth in self.worths]) / len(self.worths)


class WorthRowsModel(QAbstractTableModel):
    """The rows that are shown. SORT returns numbers as numbers."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: tuple[WorthRow, ...] = ()
        self.seats: tuple[int, ...] = ()
        self._locale = QLocale()
        self._side = _ICON

    def show_rows(self, rows: Sequence[WorthRow], seats: Sequence[int], lang: str) -> None:
        """Show *rows*, with a column for each of *seats* and numbers as *lang* writes them."""
        self.beginResetModel()
        self.rows, self.seats, self._locale = tuple(rows), tuple(seats), QLocale(lang)
        self.endResetModel()

    def restyle(self, side: int) -> None:
        """Show the rows in the current colours, with pictures *side* pixels wide."""
        self._side = side
        self.dataChanged.emit(self.index(0, NAME), self.index(len(self.rows) - 1, MEAN + len(self.seats)))

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008  # Qt's own signature
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008  # Qt's own signature
        return 0 if parent.isValid() else MEAN + 1 + len(self.seats)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _ROLE.DisplayRole) -> object:
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == _ROLE.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignLeft if section == NAME else Qt.AlignmentFlag.AlignRight
            return side | Qt.AlignmentFlag.AlignVCenter
        if role != _ROLE.DisplayRole:
            return None
        if section <= MEAN:
            return self.tr("Name") if section == NAME else self.tr("Average")
        return self.tr("%n player(s)", "", self.seats[section - MEAN - 1])

    def data(self, index: _Index, role: int = _ROLE.DisplayRole) -> object:
        if not index.isValid():
            return None
        row, column = self.rows[index.row()], index.column()
        coins = None if column == NAME else row.mean if column == MEAN else row.worths[column - MEAN - 1].coins
        if role in (_ROLE.DisplayRole, _ROLE.ToolTipRole):
            if coins is None:
                return row.name
            within = "" if column == MEAN else f" ± {self._decimal(row.worths[column - MEAN - 1].within)}"
            return f"{'−' if coins < 0 else '+'}{self._decimal(abs(coins))}{within}"
        if role == SORT:
            return row.name.casefold() if coins is None else coins
        if role == _ROLE.DecorationRole and column == NAME:
            return QIcon(QPixmap.fromImage(icon_image(row.icon, self._side)))
        if role == _ROLE.BackgroundRole and coins is not None:
            return _tint(coins)
        if role == _ROLE.TextAlignmentRole and coins is not None:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return None

    def _decimal(self, number: float) -> str:
        return self._locale.toString(number, "f", 1)


def _tint(coins: float) -> QColor:
    """Return the colour behind *coins*: golden above the average, muted below, as the signs say too."""
    theme = current()
    share = min(1.0, abs(coins) / _TINTED) * _TINT
    return blend(theme.card, theme.gold if coins > 0 else theme.muted, share)


class WorthView(SortedTableView):
    """The table itself; Enter and a double click open the page of a row."""

    opened = Signal(str)

    def __init__(self) -> None:
        self.rows_model = WorthRowsModel()
        super().__init__(self.rows_model)
        self.setSelectionBehavior(SortedTableView.SelectionBehavior.SelectRows)
        self.setSelectionMode(SortedTableView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.horizontalHeader().setResizeContentsPrecision(0)    # of a thousand combos, those that are seen
        self.horizontalHeader().setSortIndicatorShown(True)
        self.doubleClicked.connect(self._open)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_enter(event):
            self._open(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def _open(self, index: QModelIndex) -> None:
        if index.isValid():
            self.opened.emit(self.rows_model.rows[self._sorted.mapToSource(index).row()].anchor)

    def restyle(self) -> None:
        """Update sizes and colours."""
        scale = scale_of(self.font())
        side = round(_ICON * scale)
        self.setIconSize(QSize(side, side))
        self.verticalHeader().setDefaultSectionSize(round(_ROW * scale))
        # The mark of the sorted column has a place of its own beside the text.
        self.horizontalHeader().setStyleSheet(f"QHeaderView::section {{ padding-right: {round(_MARK * scale)}px; }}")
        self.rows_model.restyle(side)


class WorthPanel(QWidget):
    """The table with the choice of what it shows. ``opened`` carries the anchor of a page of the rule book."""

    opened = Signal(str)

    def __init__(self, table: WorthTable, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table: Final = table
        self._catalogue: Catalogue | None = None
        self._lang = ""
        self.content = QComboBox()
        self.content.setAccessibleName(self.tr("Box"))
        names = {
            "base": self.tr("Small World"), "underground": self.tr("Small World Underground"),
            "both": self.tr("Both boxes mixed"),
        }  # fmt: skip
        for label, name in names.items():
            if label in table.contents:
                self.content.addItem(name, label)
        self.what = QComboBox()
        self.what.setAccessibleName(self.tr("What the table shows"))
        for kind, name in (("race", self.tr("Races")), ("power", self.tr("Powers")), ("combo", self.tr("Combos"))):
            self.what.addItem(name, kind)
        self.games = QLabel()
        self.games.setProperty("muted", True)
        self.view = WorthView()
        self.view.setAccessibleName(self.tr("What races and powers are worth, in coins"))
        self.view.sortByColumn(MEAN, Qt.SortOrder.DescendingOrder)
        top = FlowLayout()
        for widget in (self.content, self.what, self.games):
            top.addWidget(widget)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(10, 0, 10, 10)
        whole.addLayout(top)
        whole.addWidget(self.view, 1)
        self.content.currentIndexChanged.connect(self._fill)
        self.what.currentIndexChanged.connect(self._fill)
        self.view.opened.connect(self.opened)

    def show_names(self, catalogue: Catalogue, lang: str) -> None:
        """Fill the table with the names of *catalogue* in *lang*."""
        self._catalogue, self._lang = catalogue, lang
        self._fill()

    def restyle(self) -> None:
        """Update sizes and colours."""
        self.games.setMinimumHeight(self.what.sizeHint().height())
        self.view.restyle()

    def _fill(self) -> None:
        if self._catalogue is None:
            return
        found = self._table.contents[self.content.currentData()]
        rows = list(self._rows(found, self.what.currentData(), self._catalogue))
        self.view.rows_model.show_rows(rows, tuple(found.seats), self._lang)
        games = sum(kind.games for kind in found.games.values())
        self.games.setText(self.tr("Measured in %n game(s)", "", games))
        self.restyle()

    def _rows(self, found: ContentWorths, kind: str, catalogue: Catalogue) -> Iterator[WorthRow]:
        """Yield the rows of one *kind* of things; every one of them is worth something with any number of players."""
        lang = self._lang
        if kind != "combo":
            for name in found.races if kind == "race" else found.powers:
                worths = tuple(row[name] for row in found.seats.values())
                yield WorthRow(catalogue.name(name, lang), f"{kind}/{name}", f"{kind}-{name}", worths)
            return
        for race in found.races:
            for power in found.powers:
                worths = tuple(filter(None, (found.of_combo(race, power, seats) for seats in found.seats)))
                yield WorthRow(catalogue.combo_name(power, race, lang), f"race/{race}", f"race-{race}", worths)
