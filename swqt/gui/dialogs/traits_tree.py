"""Every race, power, relic and place there is, to be checked; beside what cannot be in the game, why."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QColor, QHelpEvent, QShowEvent
from PySide6.QtWidgets import QHeaderView, QLabel, QTreeWidget, QTreeWidgetItem, QVBoxLayout, QWidget

from swqt.content import Catalogue, help_text
from swqt.gui.theme import current

_KINDS: Final = ("race", "power", "relic", "place")
_OWN: Final = "own"
_GROUPS: Final = ("surface", "underground", _OWN)
_NAME: Final = Qt.ItemDataRole.UserRole
_State = Qt.CheckState


class HelpTree(QTreeWidget):
    """A tree that asks *help_of* what an item is about when the pointer rests on it: to write all of it takes long."""

    def __init__(self, help_of: Callable[[str], str]) -> None:
        super().__init__()
        self._help_of = help_of

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent):
            item = self.itemAt(event.pos())
            name = item.data(0, _NAME) if item is not None else None
            if item is not None and isinstance(name, str) and not item.toolTip(0):
                for column in (0, 1):
                    item.setToolTip(column, self._help_of(name))
        return super().viewportEvent(event)


class TraitsTree(QWidget):
    """Shows the traits of *catalogue* by kind and world, a player's own with their mistakes below.

    The tree grows when it is first seen or asked; until then it is only known what is to be checked in it, or why not.
    """

    changed = Signal()

    def __init__(
        self, catalogue: Catalogue, problems: Iterable[str], lang: str = "en", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._catalogue = catalogue
        self._lang = lang
        self._grown: dict[str, QTreeWidgetItem] = {}
        self._wanted: set[str] = set()
        self._reasons: Mapping[str, str] = {}
        self.tree = HelpTree(self._about)
        self.tree.setColumnCount(2)
        self.tree.setHeaderLabels([self.tr("In the game"), self.tr("Tokens, or why not")])
        self.tree.setAlternatingRowColors(True)
        self.tree.setUniformRowHeights(True)
        self.tree.setStyleSheet("QTreeView::item { padding: 2px; }")
        self.tree.setAccessibleName(self.tr("Races, powers, relics and places"))
        header = self.tree.header()
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
        header.setStretchLastSection(True)
        self.tree.itemChanged.connect(self._on_item)
        self.problems = QLabel()
        self.problems.setWordWrap(True)
        self.problems.setTextFormat(Qt.TextFormat.PlainText)
        self.problems.setProperty("refusal", True)
        self.problems.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        lines = [str(problem) for problem in catalogue.problems] + list(problems)
        self.problems.setText("\n".join([self.tr("Not usable among your own files:"), *lines]))
        self.problems.setVisible(bool(lines))
        box = QVBoxLayout(self)
        box.addWidget(self.tree, 1)
        box.addWidget(self.problems)

    def _on_item(self, _: QTreeWidgetItem, column: int) -> None:
        if column == 0:
            self.changed.emit()

    @property
    def _items(self) -> dict[str, QTreeWidgetItem]:
        """The item of each trait; the tree is there afterwards."""
        self.grow()
        return self._grown

    def grow(self) -> None:
        """Make the tree if it is not there yet."""
        if not self._grown:
            self.tree.blockSignals(True)
            self._fill()
            self.tree.blockSignals(False)
            self._check()
            self._tell()

    def showEvent(self, event: QShowEvent) -> None:
        self.grow()
        super().showEvent(event)

    def _fill(self) -> None:
        titles = {
            "race": self.tr("Races"), "power": self.tr("Special powers"),
            "relic": self.tr("Relics"), "place": self.tr("Places"),
        }  # fmt: skip
        worlds = {
            "surface": self.tr("Small World"), "underground": self.tr("Underground"), _OWN: self.tr("Your own"),
        }  # fmt: skip
        for kind in _KINDS:
            top = self._branch(self.tree.invisibleRootItem(), titles[kind])
            for group in _GROUPS:
                names = [t.name for t in self._catalogue.traits if t.kind == kind and self._group(t.name) == group]
                if names:
                    branch = self._branch(top, worlds[group])
                    for name in sorted(names, key=lambda name: self._catalogue.name(name, self._lang)):
                        self._leaf(branch, name)
        self.tree.expandAll()

    def _group(self, name: str) -> str:
        return self._catalogue.entry(name).world if self._catalogue.is_official(name) else _OWN

    def _branch(self, parent: QTreeWidgetItem, text: str) -> QTreeWidgetItem:
        item = QTreeWidgetItem(parent, [text])
        item.setFlags(item.flags() | Qt.ItemFlag.ItemIsAutoTristate | Qt.ItemFlag.ItemIsUserCheckable)
        item.setCheckState(0, _State.Unchecked)
        return item

    def _leaf(self, parent: QTreeWidgetItem, name: str) -> None:
        item = QTreeWidgetItem(parent, [self._catalogue.name(name, self._lang)])
        item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
        item.setCheckState(0, _State.Unchecked)
        item.setData(0, _NAME, name)
        self._grown[name] = item

    def _about(self, name: str) -> str:
        """Return what the trait *name* does, and whence a player's own comes."""
        about = " ".join(help_text(self._catalogue.trait(name), self._lang))
        entry = self._catalogue.entry(name)
        if self._group(name) == _OWN:
            about += "\n" + self.tr("From {0}, line {1}").format(entry.file, entry.line)
        return about

    def checked(self) -> set[str]:
        """Return the names that are checked."""
        return {name for name, item in self._items.items() if item.checkState(0) == _State.Checked}

    def show_checked(self, names: Iterable[str]) -> None:
        """Check *names* and nothing else."""
        self._wanted = set(names)
        if self._grown:
            self._check()

    def show_reasons(self, reasons: Mapping[str, str]) -> None:
        """Say beside each trait of *reasons* why it is not in the game; beside the others what it brings."""
        self._reasons = reasons
        if self._grown:
            self._tell()

    def _check(self) -> None:
        self.tree.blockSignals(True)
        for name, item in self._grown.items():
            item.setCheckState(0, _State.Checked if name in self._wanted else _State.Unchecked)
        self.tree.blockSignals(False)

    def _tell(self) -> None:
        muted = QColor(current().muted)
        self.tree.blockSignals(True)
        for name, item in self._grown.items():
            reason = self._reasons.get(name, "")
            trait = self._catalogue.trait(name)
            item.setText(1, reason or (str(trait.tokens) if trait.kind in ("race", "power") else ""))
            for column in (0, 1):
                item.setForeground(column, muted if reason else self.palette().text())
        self.tree.blockSignals(False)
