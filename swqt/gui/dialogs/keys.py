"""The page of the settings on which every command of the window can be given another key."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QEvent, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemView,
    QGridLayout,
    QHeaderView,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
    QPushButton,
    QTableView,
    QWidget,
)

from swqt.gui.actions import Actions
from swqt.gui.fonts import scale_of
from swqt.gui.keys import is_at_table


class KeysModel(QAbstractTableModel):
    """One row a command: what it is called in the menus, and its shortcuts."""

    def __init__(self, actions: Actions) -> None:
        super().__init__()
        self._rows = list(actions.named().items())

    def refresh(self) -> None:
        self.dataChanged.emit(self.index(0, 1), self.index(len(self._rows) - 1, 1))

    def name(self, row: int) -> str:
        return self._rows[row][0]

    def action(self, row: int) -> QAction:
        return self._rows[row][1]

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def columnCount(self, parent: QModelIndex | QPersistentModelIndex | None = None) -> int:
        return 2

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return (self.tr("Command"), self.tr("Keys"))[section]
        return None

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return None
        action = self.action(index.row())
        if index.column() == 0:
            return plain(action.text())
        native = QKeySequence.SequenceFormat.NativeText
        return QKeySequence.listToString(action.shortcuts(), native)


class KeysPage(QWidget):
    """``changed`` tells all the keys that differ from the ordinary ones, in the form of the settings."""

    changed = Signal(dict)

    def __init__(self, actions: Actions, keys: dict[str, Any], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._actions = actions
        self._keys = dict(keys)
        self._model = KeysModel(actions)
        self.table = QTableView()
        self.table.setModel(self._model)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.setTabKeyNavigation(False)
        self.table.setShowGrid(False)
        self.table.verticalHeader().hide()
        self.table.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.table.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.table.horizontalHeader().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self.table.setAccessibleName(self.tr("Commands and their keys"))
        self.edit = QKeySequenceEdit()
        self.edit.setAccessibleName(self.tr("New keys"))
        self.use = QPushButton(self.tr("&Use these keys"))
        self.usual = QPushButton(self.tr("&Usual keys"))
        self.message = QLabel()
        self.message.setWordWrap(True)
        self.message.setProperty("refusal", True)
        grid = QGridLayout(self)
        grid.setContentsMargins(18, 18, 18, 18)
        grid.addWidget(self.table, 0, 0, 1, 3)
        grid.addWidget(self.edit, 1, 0)
        grid.addWidget(self.use, 1, 1)
        grid.addWidget(self.usual, 1, 2)
        grid.addWidget(self.message, 2, 0, 1, 3)
        self.use.clicked.connect(self._use)
        self.usual.clicked.connect(self._back)
        self.table.selectionModel().currentRowChanged.connect(self._choose)
        self.table.selectRow(0)
        self._space()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._space()

    def _space(self) -> None:
        """Make the rows as high as the text wants."""
        self.table.verticalHeader().setDefaultSectionSize(round(28 * scale_of(self.font())))

    def show_keys(self, keys: dict[str, Any]) -> None:
        """Show *keys*, which have been set elsewhere."""
        self._keys = dict(keys)
        self._actions.set_keys(self._keys)
        self._model.refresh()
        self._choose()

    def _row(self) -> int:
        return self.table.currentIndex().row()

    def _choose(self) -> None:
        self.edit.clear()
        line = self.edit.findChild(QLineEdit)
        if line is not None:    # when it is cleared Qt puts its own words there
            line.setPlaceholderText(self.tr("Press the new keys"))
        self.message.clear()

    def _use(self) -> None:
        keys = self.edit.keySequence()
        name = self._model.name(self._row())
        other = self._actions.with_key(keys)
        if other not in ("", name):
            text = self.tr("{0} already belongs to “{1}”. Give that another key first.")
            self.message.setText(
                text.format(keys.toString(QKeySequence.SequenceFormat.NativeText), self._title(other))
            )
            return
        if is_at_table(keys):
            text = self.tr("{0} alone means something at the table. Hold Ctrl or Alt as well, or take another key.")
            self.message.setText(text.format(keys.toString(QKeySequence.SequenceFormat.NativeText)))
            return
        self._keys[name] = keys.toString(QKeySequence.SequenceFormat.PortableText)
        self._tell()

    def _back(self) -> None:
        name = self._model.name(self._row())
        usual = self._actions.usual(name)
        taken = next((other for key in usual if (other := self._actions.with_key(key)) not in ("", name)), "")
        if taken:
            self.message.setText(self.tr("Its usual keys belong to “{0}” now.").format(self._title(taken)))
            return
        self._keys.pop(name, None)
        self._tell()

    def _title(self, name: str) -> str:
        return plain(self._actions.named()[name].text())

    def _tell(self) -> None:
        self._actions.set_keys(self._keys)
        self._model.refresh()
        self._choose()
        self.changed.emit(dict(self._keys))


def plain(text: str) -> str:
    """Return the text of a menu entry without mnemonic and dots."""
    return text.replace("&", "").rstrip("…")
