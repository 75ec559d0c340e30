"""Keyboard shortcuts: the list of all keys, and the settings page that changes them."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QEvent, QModelIndex, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QHeaderView,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
    QMenu,
    QMenuBar,
    QPushButton,
    QTableView,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from swqt.gui.style.actions import Actions
from swqt.gui.style.key_handling import is_at_table
from swqt.gui.style.theme import scale_of


class ShortcutHelpDialog(QDialog):
    """Lists all keys; shortcuts are read from *menus*, so that the list is always right."""

    def __init__(self, parent: QWidget, menus: QMenuBar) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Keyboard"))
        self.text = QTextBrowser()
        self.text.setAccessibleName(self.tr("Keyboard"))
        self.text.setHtml("".join(self._parts(menus)))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        box = QVBoxLayout(self)
        box.addWidget(self.text, 1)
        box.addWidget(buttons)
        self.text.setFocus()

    def sizeHint(self) -> QSize:
        scale = scale_of(self.font())
        return QSize(round(520 * scale), round(600 * scale)).boundedTo(self.screen().availableSize() * 0.9)

    def _parts(self, menus: QMenuBar) -> Iterator[str]:
        yield _table(self.tr("On the map"), [
            (self.tr("Arrows"), self.tr("go to the next region in that direction")),
            (self.tr("Tab, [ and ]"), self.tr("go through all regions")),
            (self.tr("Enter, Space"), self.tr("choose, as a click does")),
            (self.tr("Menu, Shift+F10"), self.tr("everything that can be done there, its history, its rules")),
            (self.tr("+, −, 0 to 9"), self.tr("count tokens while they are placed")),
            (self.tr("H"), self.tr("suggests a move, or puts the suggestion away")),
            (self.tr("1 to 5"), self.tr("lay owners, terrain, income, threats or changes over the map")),
            (self.tr(", and ."), self.tr("make the bots slower or faster")),
            (self.tr("K"), self.tr("shows the codes of the regions while it is held")),
            (self.tr("L"), self.tr("shows again what has happened since your last turn")),
            (self.tr("C"), self.tr("shows secret coins of whoever is in turn while it is held")),
            (self.tr("M"), self.tr("silences every sound, or lets sounds be heard again")),
            (self.tr("Esc"), self.tr("leaves the map")),
        ])  # fmt: skip
        yield _table(self.tr("Elsewhere"), [
            (self.tr("Tab"), self.tr("goes on: column, map, action bar, players, log")),
            (
                self.tr("Up, Down, 1 to 6"),
                self.tr("choose a combo in the column; Enter takes it, Enter again confirms"),
            ),
        ])  # fmt: skip
        for action in menus.actions():
            menu = action.menu()
            rows = list(_shortcuts(menu)) if isinstance(menu, QMenu) else []
            if rows:
                yield _table(_plain(action.text()), rows)


def _shortcuts(menu: QMenu) -> Iterator[tuple[str, str]]:
    form = QKeySequence.SequenceFormat.NativeText
    for action in menu.actions():
        below = action.menu()
        if isinstance(below, QMenu):
            yield from _shortcuts(below)
        keys = ", ".join(key.toString(form) for key in action.shortcuts())
        if keys:
            yield keys, _plain(action.text())


def _plain(text: str) -> str:
    return text.replace("&", "")


def _table(title: str, rows: list[tuple[str, str]]) -> str:
    lines = (
        f'<tr><td style="padding-right:16px"><b>{escape(keys)}</b></td><td>{escape(what)}</td></tr>'
        for keys, what in rows
    )
    return f'<h3>{escape(title)}</h3><table cellpadding="2">{"".join(lines)}</table>'


class ShortcutsModel(QAbstractTableModel):
    """One row for each command: its menu text and its shortcuts."""

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


class ShortcutsPage(QWidget):
    """Edits shortcuts; ``changed`` carries those that differ from the defaults, in the form of the settings."""

    changed = Signal(dict)

    def __init__(self, actions: Actions, keys: dict[str, Any], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._actions = actions
        self._keys = dict(keys)
        self._model = ShortcutsModel(actions)
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
        self.usual.clicked.connect(self._restore_default)
        self.table.selectionModel().currentRowChanged.connect(self._choose)
        self.table.selectRow(0)
        self._fit_rows()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit_rows()

    def _fit_rows(self) -> None:
        """Fit the row height to the text size."""
        self.table.verticalHeader().setDefaultSectionSize(round(28 * scale_of(self.font())))

    def show_keys(self, keys: dict[str, Any]) -> None:
        """Show *keys* that were changed elsewhere."""
        self._keys = dict(keys)
        self._actions.set_keys(self._keys)
        self._model.refresh()
        self._choose()

    def _row(self) -> int:
        return self.table.currentIndex().row()

    def _choose(self) -> None:
        self.edit.clear()
        line = self.edit.findChild(QLineEdit)
        if line is not None:    # clearing the edit resets Qt's own placeholder
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
        self._apply()

    def _restore_default(self) -> None:
        name = self._model.name(self._row())
        usual = self._actions.usual(name)
        taken = next((other for key in usual if (other := self._actions.with_key(key)) not in ("", name)), "")
        if taken:
            self.message.setText(self.tr("Its usual keys belong to “{0}” now.").format(self._title(taken)))
            return
        self._keys.pop(name, None)
        self._apply()

    def _title(self, name: str) -> str:
        return plain(self._actions.named()[name].text())

    def _apply(self) -> None:
        self._actions.set_keys(self._keys)
        self._model.refresh()
        self._choose()
        self.changed.emit(dict(self._keys))


def plain(text: str) -> str:
    """Return the text of a menu entry without mnemonic and ellipsis."""
    return text.replace("&", "").rstrip("…")
