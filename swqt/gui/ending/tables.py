"""The figures as tables: sortable, readable for screen readers, to be copied and exported."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, QSortFilterProxyModel, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QFileDialog,
    QHeaderView,
    QLabel,
    QPushButton,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from swqt.gui.ending.figures import Cell, Sheet, csv_text
from swqt.gui.flow import FlowLayout
from swqt.home import write_whole

_Index = QModelIndex | QPersistentModelIndex
SORT = Qt.ItemDataRole.UserRole


class SheetModel(QAbstractTableModel):
    """One Sheet; SORT holds the cell itself, so that numbers sort as numbers."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.sheet = Sheet("", (), ())

    def show_sheet(self, sheet: Sheet) -> None:
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
    """Return *cell* as text, with a real minus."""
    return cell if isinstance(cell, str) else str(cell).replace("-", "−")


class SheetView(QTableView):
    """Shows one sheet; Ctrl+C copies what is selected."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sheet_model = SheetModel(self)
        self._sorted = QSortFilterProxyModel(self)
        self._sorted.setSourceModel(self.sheet_model)
        self._sorted.setSortRole(SORT)
        self.setModel(self._sorted)
        self.setSortingEnabled(True)
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ContiguousSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)

    def show_sheet(self, sheet: Sheet) -> None:
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
        """Return the selected cells, tabs between them; the whole table with its header if none is selected."""
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


class TableTab(QWidget):
    """All figures as tables, one at a time."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sheets: tuple[Sheet, ...] = ()
        self.choice = QComboBox()
        self.choice.setAccessibleName(self.tr("Table"))
        self.view = SheetView()
        self.said = QLabel()
        self.said.setProperty("muted", True)
        self.copy_button = QPushButton(self.tr("&Copy table"))
        self.export_button = QPushButton(self.tr("&Export as CSV…"))
        top = FlowLayout()
        for widget in (self.choice, self.copy_button, self.export_button, self.said):
            top.addWidget(widget)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(10, 10, 10, 10)
        whole.addLayout(top)
        whole.addWidget(self.view, 1)
        self.choice.currentIndexChanged.connect(self._chosen)
        self.copy_button.clicked.connect(self._copy)
        self.export_button.clicked.connect(self.ask_export)

    def show_sheets(self, sheets: Sequence[Sheet]) -> None:
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
        """Ask for a file, and write every table into it."""
        path, _ = QFileDialog.getSaveFileName(
            self, self.tr("Export the tables"), "swqt.csv", self.tr("Comma-separated values (*.csv)")
        )
        if path:
            self.export_to(Path(path))

    def export_to(self, path: Path) -> None:
        """Write every table into *path*, whole or not at all, and say so."""
        try:
            write_whole(path, csv_text(self._sheets).encode("utf-8-sig"))    # the mark tells spreadsheets the encoding
        except OSError as error:
            self.said.setText(self.tr("Not exported: {0}").format(error.strerror or error))
        else:
            self.said.setText(self.tr("Exported to {0}.").format(path.name))
