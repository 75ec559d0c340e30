"""The traits of a new game: a tree of all races, powers, Relics and Places to check, and the content label it yields.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QColor, QHelpEvent, QIcon, QPainter, QShowEvent
from PySide6.QtWidgets import (
    QHeaderView,
    QLabel,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from swqt.content import SETS, Catalogue, ContentProblem, fold, help_text
from swqt.engine import Board, Content
from swqt.error_messages import told
from swqt.gui.style.portraits import crest, face
from swqt.gui.style.theme import current, scale_of

PICKED: Final = "picked"
"""The content choice "picked by hand"; the others are first words of a label."""

ITEM_KINDS: Final = ("relic", "place")
_WORLD_OF: Final = {"base": "surface", "underground": "underground"}

_KINDS: Final = ("race", "power", "relic", "place")
_OWN: Final = "own"
_PICTURES: Final = {"race": 26, "power": 22}
"""Side of the picture of a race and of a power in pixels at 100%."""
_GROUPS: Final = ("surface", "underground", *SETS, _OWN)
_NAME: Final = Qt.ItemDataRole.UserRole
_State = Qt.CheckState


class TraitSelection:
    """The names of the checked traits. Relics and Places can be checked in any game, but need the option to be in play.
    """

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue
        self._kinds = {trait.name: trait.kind for trait in catalogue.traits}
        self.names: set[str] = set()
        self.reset(self.firsts[0])

    @property
    def firsts(self) -> tuple[str, ...]:
        """The possible first words of a label."""
        return self._catalogue.labels()

    def reset(self, first: str) -> None:
        """Check the default traits of *first*, the optional sets that were checked, and all official Relics and Places.
        """
        items = {name for name in self._items() if self._catalogue.is_official(name)}
        self.names = set(self._default(first, self.sets)) | items

    @property
    def sets(self) -> tuple[str, ...]:
        """The optional sets of which most traits are checked."""
        return tuple(name for name in SETS if 2 * len(self._in_set(name) & self.names) > len(self._in_set(name)))

    def choose_set(self, name: str, wanted: bool) -> None:
        """Check all traits of the optional set *name*, or none."""
        self.names = self.names | self._in_set(name) if wanted else self.names - self._in_set(name)

    def _in_set(self, name: str) -> set[str]:
        return {trait for trait in self._kinds if self._catalogue.set_of(trait) == name}

    def label(self, board: Board, *, items: bool) -> str:
        """Return the content label for the checked traits on *board*, with or without Relics and Places (*items*)."""
        races_and_powers = {name for name in self.names if not self._is_item(name)}
        sets = self.sets
        first = min(self.firsts, key=lambda word: len(self._default(word, sets) ^ races_and_powers))
        words = [first]
        if items != (board.world == "underground"):
            words.append("items" if items else "no-items")
        words += [*sets, *self._changes(self._default(first, sets), races_and_powers)]
        if items:
            official = {name for name in self._items() if self._catalogue.is_official(name)}
            words += self._changes(official, {name for name in self.names if self._is_item(name)})
        return " ".join(words)

    def take(self, names: Iterable[str]) -> None:
        """Check exactly those of *names* that exist."""
        self.names = {name for name in names if name in self._kinds}

    def count(self, kind: str) -> int:
        """Return the number of checked traits of *kind*."""
        return sum(self._kinds[name] == kind for name in self.names)

    def replaced(self) -> dict[str, str]:
        """Return the checked races whose tokens another checked race uses, with that race (BLANK-2)."""
        lent = {self._catalogue.entry(name).borrows: name for name in sorted(self.names)}
        return {race: name for race, name in lent.items() if race in self.names}

    def _default(self, first: str, sets: Iterable[str] = ()) -> frozenset[str]:
        world = _WORLD_OF.get(first)
        return frozenset(
            name
            for name, kind in self._kinds.items()
            if kind not in ITEM_KINDS
            and self._catalogue.is_official(name)
            and (part in sets if (part := self._catalogue.set_of(name)) else self._is_of(world, name))
        )

    def _is_of(self, world: str | None, name: str) -> bool:
        return world in (None, self._catalogue.entry(name).world)

    def _items(self) -> list[str]:
        return [name for name in self._kinds if self._is_item(name)]

    def _is_item(self, name: str) -> bool:
        return self._kinds[name] in ITEM_KINDS

    @staticmethod
    def _changes(default: Iterable[str], wanted: set[str]) -> list[str]:
        before = set(default)
        return [f"-{name}" for name in sorted(before - wanted)] + [f"+{name}" for name in sorted(wanted - before)]


class TraitDelegate(QStyledItemDelegate):
    """Paints the face of a race or the crest of a power before its name; *kind_of* gives the kind of a trait.

    Pictures are made when they are painted, because making them all is slow.
    """

    def __init__(self, kind_of: Callable[[str], str], parent: QTreeWidget) -> None:
        super().__init__(parent)
        self._kind_of = kind_of
        self._is_painting = False

    def initStyleOption(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        super().initStyleOption(option, index)
        name = index.data(_NAME)
        kind = self._kind_of(name) if index.column() == 0 and isinstance(name, str) else ""
        if kind not in _PICTURES:
            return
        scale = scale_of(option.font)
        side = round(_PICTURES[kind] * scale)
        option.features |= QStyleOptionViewItem.ViewItemFeature.HasDecoration
        option.decorationSize = QSize(round(_PICTURES["race"] * scale), side)
        if self._is_painting:
            view = self.parent()
            ratio = view.devicePixelRatioF() if isinstance(view, QWidget) else 1.0
            picture = face(name, round(side * ratio)) if kind == "race" else crest(kind, name, side, ratio)
            option.icon = QIcon(picture)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        self._is_painting = True
        super().paint(painter, option, index)
        self._is_painting = False


class TraitTreeView(QTreeWidget):
    """A tree that gets an item's tooltip from *help_of* when it is first shown, because creating them all is slow."""

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


class TraitPicker(QWidget):
    """Shows the traits of *catalogue* by kind and world, then custom ones, with the errors in their files below.

    The tree is filled when first shown or read; until then only the checks and reasons are kept.
    """

    changed = Signal()

    def __init__(
        self, catalogue: Catalogue, problems: Iterable[ContentProblem | str], lang: str = "en",
        parent: QWidget | None = None,
    ) -> None:  # fmt: skip
        super().__init__(parent)
        self._catalogue = catalogue
        self._lang = lang
        self._grown: dict[str, QTreeWidgetItem] = {}
        self._wanted: set[str] = set()
        self._reasons: Mapping[str, str] = {}
        self.tree = TraitTreeView(self._about)
        self.tree.setItemDelegate(TraitDelegate(self._kind, self.tree))
        self.tree.setColumnCount(2)
        self.tree.setHeaderLabels([self.tr("In the game"), self.tr("Tokens, or reason")])
        self.tree.setAlternatingRowColors(True)
        self.tree.setUniformRowHeights(True)
        self.tree.setStyleSheet("QTreeView::item { padding: 2px; }")
        self.tree.setAccessibleName(self.tr("Races, powers, Relics and Places"))
        header = self.tree.header()
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
        header.setStretchLastSection(True)
        self.tree.itemChanged.connect(self._on_item)
        self.problems = QLabel()
        self.problems.setWordWrap(True)
        self.problems.setTextFormat(Qt.TextFormat.PlainText)
        self.problems.setProperty("refusal", True)
        self.problems.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        lines = [told(each, lang) for each in (*catalogue.problems, *problems)]
        self.problems.setText("\n".join([self.tr("Can't be used from your own files:"), *lines]))
        self.problems.setVisible(bool(lines))
        box = QVBoxLayout(self)
        box.addWidget(self.tree, 1)
        box.addWidget(self.problems)

    def _on_item(self, _: QTreeWidgetItem, column: int) -> None:
        if column == 0:
            self.changed.emit()

    @property
    def _items(self) -> dict[str, QTreeWidgetItem]:
        """The tree item of each trait; fills the tree."""
        self.grow()
        return self._grown

    def grow(self) -> None:
        """Fill the tree unless it is filled."""
        if not self._grown:
            self.tree.blockSignals(True)
            self._fill()
            self.tree.blockSignals(False)
            self._check()
            self._show_details()

    def showEvent(self, event: QShowEvent) -> None:
        self.grow()
        super().showEvent(event)

    def _fill(self) -> None:
        titles = {
            "race": self.tr("Races"), "power": self.tr("Special powers"),
            "relic": self.tr("Relics"), "place": self.tr("Places"),
        }  # fmt: skip
        worlds = {
            "surface": self.tr("Small World"), "underground": self.tr("Underground"), _OWN: self.tr("Custom"),
            "wayfarers": self.tr("Wayfarers"),
        }  # fmt: skip
        for kind in _KINDS:
            top = self._branch(self.tree.invisibleRootItem(), titles[kind])
            for group in _GROUPS:
                names = [t.name for t in self._catalogue.traits if t.kind == kind and self._group(t.name) == group]
                if names:
                    branch = self._branch(top, worlds[group])
                    for name in sorted(names, key=lambda name: fold(self._catalogue.name(name, self._lang))):
                        self._leaf(branch, name)
        self.tree.expandAll()

    def _kind(self, name: str) -> str:
        return self._catalogue.trait(name).kind

    def _group(self, name: str) -> str:
        if not self._catalogue.is_official(name):
            return _OWN
        return self._catalogue.set_of(name) or self._catalogue.entry(name).world

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
        """Return the description of the trait *name*; for custom traits also file and line."""
        about = " ".join(help_text(self._catalogue.trait(name), self._lang))
        entry = self._catalogue.entry(name)
        if self._group(name) == _OWN:
            #: {0}: a file
            about += "\n" + self.tr("From {0}, line {1}").format(entry.file, entry.line)
        return about

    def checked(self) -> set[str]:
        """Return the names of the checked traits."""
        return {name for name, item in self._items.items() if item.checkState(0) == _State.Checked}

    def show_checked(self, names: Iterable[str]) -> None:
        """Check exactly *names*."""
        self._wanted = set(names)
        if self._grown:
            self._check()

    def show_reasons(self, reasons: Mapping[str, str]) -> None:
        """Show beside each trait of *reasons* why it is not in the game, and beside the others their tokens."""
        self._reasons = reasons
        if self._grown:
            self._show_details()

    def _check(self) -> None:
        self.tree.blockSignals(True)
        for name, item in self._grown.items():
            item.setCheckState(0, _State.Checked if name in self._wanted else _State.Unchecked)
        self.tree.blockSignals(False)

    def _show_details(self) -> None:
        muted = QColor(current().muted)
        self.tree.blockSignals(True)
        for name, item in self._grown.items():
            reason = self._reasons.get(name, "")
            trait = self._catalogue.trait(name)
            item.setText(1, reason or (str(trait.tokens) if trait.kind in ("race", "power") else ""))
            for column in (0, 1):
                item.setForeground(column, muted if reason else self.palette().text())
        self.tree.blockSignals(False)


class ContentSummary(QObject):
    """Counts traits in words; a separate class, because PySide finds no plural forms for a subclass."""

    def text(self, content: Content) -> str:
        """Return how many races, powers, Relics and Places *content* has."""
        return self.tr("In play: {0}.").format(", ".join(self.parts(content)))

    def parts(self, content: Content) -> list[str]:
        texts = [
            self.tr("%n race(s)", "", len(content.races)), self.tr("%n power(s)", "", len(content.powers)),
        ]  # fmt: skip
        if items := len(content.relics) + len(content.places):
            texts.append(self.tr("Relics and Places: %n", "", items))
        return texts
