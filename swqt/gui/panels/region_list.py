"""The regions as a table: everything the map shows, sortable, searchable and playable without the map."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QSortFilterProxyModel,
    Qt,
    Signal,
)
from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QIcon, QKeyEvent, QPainter, QPixmap
from PySide6.QtWidgets import QAbstractItemView, QCheckBox, QHeaderView, QTableView, QVBoxLayout, QWidget

from swqt.engine import RegionSet
from swqt.gui.accessibility.map_interface import RegionRow
from swqt.gui.style.actions import is_enter
from swqt.gui.style.icons import dried
from swqt.gui.style.seat_style import paint_seat_mark
from swqt.gui.style.theme import scale_of

_Index = QModelIndex | QPersistentModelIndex
_ROLE: Final = Qt.ItemDataRole
SORT: Final = _ROLE.UserRole
REGION, TERRAIN, OWNER, TOKENS, COST, INCOME, NEIGHBOURS = range(7)
_NUMBERS: Final = (TOKENS, INCOME)
_NO_COST: Final = 1000
"""Sort key of regions without a cost, which come last."""


class RegionListModel(QAbstractTableModel):
    """One row for each region, in the board's order."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows: list[RegionRow] = []
        self._titles = (
            self.tr("Region"), self.tr("Terrain"), self.tr("Owner"), self.tr("Tokens"), self.tr("Cost"),
            self.tr("Income"), self.tr("Neighbours"),
        )  # fmt: skip

    def show_rows(self, rows: Sequence[RegionRow]) -> None:
        """Show *rows*; if their number is unchanged, only changed rows are updated."""
        if len(rows) != len(self.rows):
            self.beginResetModel()
            self.rows = list(rows)
            self.endResetModel()
            return
        changed = [place for place, row in enumerate(rows) if row != self.rows[place]]
        self.rows = list(rows)
        if changed:
            self.dataChanged.emit(self.index(changed[0], 0), self.index(changed[-1], NEIGHBOURS))

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008  # Qt's own signature
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008  # Qt's own signature
        return 0 if parent.isValid() else len(self._titles)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _ROLE.DisplayRole) -> object:
        if orientation == Qt.Orientation.Horizontal and role == _ROLE.DisplayRole:
            return self._titles[section]
        return None

    def data(self, index: _Index, role: int = _ROLE.DisplayRole) -> object:
        if not index.isValid():
            return None
        row, column = self.rows[index.row()], index.column()
        if role in (_ROLE.DisplayRole, _ROLE.ToolTipRole):
            return _text(row, column)
        if role == SORT:
            return _key(row, column)
        if role == _ROLE.DecorationRole and column == OWNER and row.seat >= 0:
            return _seat_icon(row.seat)
        if role == _ROLE.TextAlignmentRole and column in _NUMBERS:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return None


def _text(row: RegionRow, column: int) -> str:
    return (
        row.name, row.terrain, row.owner, str(row.tokens or ""), row.cost_text, str(row.income or ""), row.neighbours
    )[column]  # fmt: skip


def _key(row: RegionRow, column: int) -> tuple[object, int] | object:
    """Return the sort key of *column*: numbers as numbers, Forest 2 before Forest 10."""
    number = row.name.rpartition(" ")[2]
    own = f"{row.terrain} {number:0>3}"
    if column == COST:
        return row.cost or _NO_COST
    if column in _NUMBERS:
        return row.tokens if column == TOKENS else row.income
    return own if column in (REGION, TERRAIN) else _text(row, column)


_icons: Final[dict[int, QIcon]] = {}


def _seat_icon(seat: int) -> QIcon:
    if seat not in _icons:
        pixmap = QPixmap(48, 48)
        pixmap.fill(Qt.GlobalColor.transparent)
        p = QPainter(pixmap)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.translate(24, 24)
        p.scale(2, 2)
        paint_seat_mark(p, seat, 11)
        p.end()
        _icons[seat] = QIcon(dried(pixmap))
    return _icons[seat]


class _Targets(QSortFilterProxyModel):
    """Sorts the rows; after ``set_only(True)``, hides regions without a legal action."""

    def __init__(self, model: RegionListModel) -> None:
        super().__init__(model)
        self._model = model
        self._only = False
        self.setSourceModel(model)
        self.setSortRole(SORT)

    def set_only(self, only: bool) -> None:
        self._only = only
        self.invalidate()

    def filterAcceptsRow(self, row: int, parent: _Index) -> bool:
        return not self._only or self._model.rows[row].target


class _Table(QTableView):
    """The table view; the Menu key and a right click ask for a row's context menu."""

    entered_row = Signal()
    menu_asked = Signal(QPoint)
    focus_left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.answering: RegionSet = 0

    def event(self, event: QEvent) -> bool:
        """Accept Enter, so that the window does not confirm, unless there is a decision to confirm."""
        if event.type() == QEvent.Type.ShortcutOverride and is_enter(event) and not self.answering:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_enter(event) or event.key() == Qt.Key.Key_Space:
            self.entered_row.emit()
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.focus_left.emit()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.menu_asked.emit(event.globalPos())


class RegionListPanel(QWidget):
    """The table and its filter. ``moved`` carries the focused region, ``acted`` the region that Enter was pressed on.
    """

    moved = Signal(int)
    acted = Signal(int)
    menu_wanted = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = RegionListModel(self)
        self._sorted = _Targets(self._model)
        self._following = False
        self.only = QCheckBox(self.tr("Ta&rgets only"))
        self.only.toggled.connect(self._sorted.set_only)
        self.table = _Table()
        self.table.setModel(self._sorted)
        self.table.setAccessibleName(self.tr("Regions"))
        self.table.setSortingEnabled(True)
        self.table.sortByColumn(REGION, Qt.SortOrder.AscendingOrder)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setTabKeyNavigation(False)
        self.table.setAlternatingRowColors(True)
        self.table.setShowGrid(False)
        self.table.setWordWrap(False)
        self.table.verticalHeader().hide()
        self.table.setMinimumHeight(60)    # low, as space is scarce with large text and a strip below the map
        self.table.horizontalHeader().setStretchLastSection(True)
        self.table.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        box = QVBoxLayout(self)
        box.setContentsMargins(8, 2, 2, 2)
        box.addWidget(self.only)
        box.addWidget(self.table, 1)
        self.table.selectionModel().currentRowChanged.connect(self._on_row)
        self.table.entered_row.connect(self._on_enter)
        self.table.doubleClicked.connect(self._on_enter)
        self.table.menu_asked.connect(self._on_menu)

    def show_rows(self, rows: Sequence[RegionRow]) -> None:
        """Show *rows*; the current row stays on its region."""
        fresh = len(rows) != len(self._model.rows)
        region = self.region()
        self._following = True
        self._model.show_rows(rows)
        self._sorted.invalidate()
        self._following = False
        if fresh:
            self.table.resizeColumnsToContents()
        if region >= 0 and region != self.region():
            self.follow(region)
        height = round(24 * scale_of(self.font()))
        self.table.verticalHeader().setDefaultSectionSize(height)

    def set_answering(self, regions: RegionSet) -> None:
        """Leave the Enter key to the window while *regions* is not empty."""
        self.table.answering = regions

    def region(self) -> int:
        """Return the region of the current row, or -1."""
        index = self._sorted.mapToSource(self.table.currentIndex())
        return self._model.rows[index.row()].region if index.isValid() else -1

    def follow(self, region: int) -> None:
        """Select *region*, following the keyboard focus on the map."""
        index = self._sorted.mapFromSource(self._model.index(region, REGION))
        if index.isValid() and region != self.region():
            self._following = True
            self.table.selectionModel().setCurrentIndex(
                index, QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows
            )
            self.table.scrollTo(index)
            self._following = False

    def _on_row(self) -> None:
        if not self._following and self.region() >= 0:
            self.moved.emit(self.region())

    def _on_enter(self) -> None:
        if self.region() >= 0:
            self.acted.emit(self.region())

    def _on_menu(self) -> None:
        if self.region() >= 0:
            self.menu_wanted.emit(self.region())
