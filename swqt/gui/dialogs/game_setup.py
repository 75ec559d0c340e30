"""The common part of the dialogs that begin a game: board, content, traits and house rules."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Final

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QFrame,
    QGraphicsScene,
    QGraphicsView,
    QGroupBox,
    QLabel,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from swqt.content import SETS, BoardFile, Catalogue, list_boards, reason_text
from swqt.engine import OPTION_VALUES, WORLDS, Board, Options
from swqt.error_messages import told
from swqt.gui.board.background import BackgroundItem, LandscapeLoader
from swqt.gui.board.geometry import geometry_of
from swqt.gui.dialogs.trait_picker import PICKED, ContentSummary, TraitPicker, TraitSelection
from swqt.gui.style.actions import ToggleClicks, set_checked
from swqt.gui.style.buttons import LinkLabel
from swqt.gui.style.cards import PageArea
from swqt.gui.style.layouts import StyledTabWidget, stack
from swqt.gui.style.theme import scale_of
from swqt.gui.texts.names import board_text
from swqt.gui.texts.refusals import RuledText
from swqt.gui.texts.sentences import ruled_html
from swqt.table import HIDDEN, OPEN, SECRECY, TOLD, Library

_SIZE: Final = QSize(1020, 660)
_BESIDE: Final = 732
"""Width that players and board need side by side at 100%, in pixels."""


class BoardPreview(QGraphicsView):
    """A small picture of a board; shows a sketch until the landscape is painted, which is then cached."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._backdrop: LandscapeLoader | None = None
        self._shown = ""
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.viewport().setAutoFillBackground(False)    # the page shows beside the map, not a table
        self.setInteractive(False)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMinimumSize(240, 150)

    def sizeHint(self) -> QSize:
        return QSize(416, 260)

    def show_board(self, file: BoardFile) -> None:
        """Show the board of *file*."""
        if file.board.id == self._shown:
            return
        self.close_board()
        self._shown = file.board.id
        self.setAccessibleName(self.tr("Preview of the board {0}").format(file.board.name))
        QTimer.singleShot(0, self, lambda: self._draw(file))    # after the click has been handled

    def _draw(self, file: BoardFile) -> None:
        if file.board.id != self._shown or self._backdrop is not None:
            return    # another board has been chosen since
        shape = geometry_of(file.shape)
        scene = QGraphicsScene(0, 0, shape.width, shape.height, self)
        self._backdrop = LandscapeLoader(file.board, shape, scene)
        ground = BackgroundItem(file.board, shape)    # small enough to do without tiles
        self._backdrop.serve(ground)
        scene.addItem(ground)
        self.setScene(scene)
        self._fit()

    def close_board(self) -> None:
        """Stop painting and clear the picture."""
        if self._backdrop is not None:
            self._backdrop.close()
            self._backdrop = None
        scene = self.scene()
        if scene is not None:
            self.setScene(None)
            scene.deleteLater()
        self._shown = ""

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fit()

    def _fit(self) -> None:
        if self.scene() is not None:
            self.fitInView(self.sceneRect(), Qt.AspectRatioMode.KeepAspectRatio)


class BoardGroup(QGroupBox):
    """Chooses content, optional sets, world, board, and Relics and Places; with a picture of the board."""

    content_chosen = Signal(str)
    set_chosen = Signal(str, bool)
    changed = Signal()

    def __init__(self, boards: tuple[BoardFile, ...], firsts: tuple[str, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTitle(self.tr("Game"))
        self._boards = boards
        self._players = 2
        self._items_wanted: dict[str, bool] = {}
        self.content = QComboBox()
        for first in (*firsts, PICKED):
            self.content.addItem(self._content_text(first), first)
        self.world = QComboBox()
        worlds = {"surface": self.tr("Surface"), "underground": self.tr("Underground")}
        for world in WORLDS:
            if any(file.board.world == world for file in boards):
                self.world.addItem(worlds[world], world)
        self.board = QComboBox()
        self.wayfarers = QCheckBox(self.tr("Way&farers"))
        self.wayfarers.setToolTip(self.tr("Six more races and six more powers, made for this program."))
        self.items = QCheckBox(self.tr("Relics and P&laces"))
        self.items.setToolTip(self.tr("Monsters guard them. On surface boards, they replace some Lost Tribes."))
        self.preview = BoardPreview()
        self.note = QLabel()
        self.note.setProperty("muted", True)
        self.note.setWordWrap(True)
        form = QFormLayout()
        for text, widget in (
            (self.tr("&Races and powers:"), self.content), (self.tr("&World:"), self.world),
            (self.tr("&Board:"), self.board),
        ):  # fmt: skip
            widget.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            widget.setMinimumContentsLength(11)
            form.addRow(text, widget)
            widget.setAccessibleName(text.replace("&", "").rstrip(":"))
            if widget is self.content:
                form.addRow("", self.wayfarers)
        form.addRow("", self.items)
        whole = QVBoxLayout(self)
        whole.addLayout(form)
        whole.addWidget(self.preview, 1)
        whole.addWidget(self.note)
        self.content.activated.connect(self._on_content)
        self.world.currentIndexChanged.connect(self._show_boards)
        self.board.currentIndexChanged.connect(self._show_board)
        self.items.clicked.connect(self._on_items)
        self.wayfarers.clicked.connect(self._on_wayfarers)
        for box in (self.items, self.wayfarers):
            ToggleClicks(box)

    def _content_text(self, first: str) -> str:
        return {
            "base": self.tr("Small World"), "underground": self.tr("Underground"),
            "both": self.tr("Both games"), PICKED: self.tr("Custom selection"),
        }.get(first, first)  # fmt: skip

    def show_players(self, players: int) -> None:
        """Offer the boards for *players* players."""
        self._players = players
        self._show_boards()

    def file(self) -> BoardFile | None:
        """Return the selected board, or None if there is none for this world and number of players."""
        name = self.board.currentData()
        return next((file for file in self._boards if file.board.id == name), None)

    def choose_content(self, choice: str) -> None:
        """Select *choice* as the content."""
        self.content.setCurrentIndex(max(0, self.content.findData(choice)))

    def restore(self, last: dict[str, Any]) -> None:
        """Restore the choices of the *last* game."""
        choice = str(last.get("choice", ""))
        self.choose_content(choice)
        if choice == "underground":
            self._choose_world(choice)
        board = next((file.board for file in self._boards if file.board.id == last.get("board")), None)
        if board is not None:
            self._choose_world(board.world)
            self.board.setCurrentIndex(max(0, self.board.findData(board.id)))
            if isinstance(last.get("items"), bool):
                self._items_wanted[board.world] = bool(last["items"])
                set_checked(self.items, bool(last["items"]))

    def _on_content(self) -> None:
        choice = str(self.content.currentData())
        if choice in ("base", "underground"):
            self._choose_world("surface" if choice == "base" else "underground")
        self.content_chosen.emit(choice)

    def _on_wayfarers(self) -> None:
        self.set_chosen.emit(SETS[0], self.wayfarers.isChecked())

    def show_sets(self, sets: Collection[str]) -> None:
        """Show which optional *sets* are in the game."""
        set_checked(self.wayfarers, SETS[0] in sets)

    def _on_items(self) -> None:
        self._items_wanted[str(self.world.currentData())] = self.items.isChecked()
        self.changed.emit()

    def _choose_world(self, world: str) -> None:
        found = self.world.findData(world)
        if found >= 0:
            self.world.setCurrentIndex(found)

    def _show_boards(self) -> None:
        """List the boards of the current world and number of players, and preset Relics and Places."""
        world = str(self.world.currentData())
        set_checked(self.items, self._items_wanted.get(world, world == "underground"))
        self.board.blockSignals(True)
        self.board.clear()
        for board, _ in self._boards:
            if (board.players, board.world) == (self._players, world):
                self.board.addItem(board_text(board), board.id)
        self.board.blockSignals(False)
        self._show_board()

    def _show_board(self) -> None:
        file = self.file()
        if file is None:
            self.preview.close_board()
        else:
            self.preview.show_board(file)
        self.changed.emit()


class HouseRulesGroup(QWidget):
    """A choice for coins and for each option, with a link to its rule; the first value is the official rule."""

    changed = Signal()
    asked = Signal(str)
    """Asks to show a rule."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.choices: dict[str, QComboBox] = {}
        form = QFormLayout(self)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.FieldsStayAtSizeHint)
        form.setVerticalSpacing(4)
        title = self.tr("Coins")
        about = self.tr(
            "What players see of each other's coins. In the tabletop game, everyone sees what a turn pays, but "
            "totals stay hidden until the end."
        )  # fmt: skip
        self.coins = self._add(form, title, about, "HIDDEN-1", {
            TOLD: self.tr("gains shown, totals hidden"),
            #: Coins that everyone sees
            OPEN: self.tr("open"),
            #: Coins
            HIDDEN: self.tr("hidden"),
        })  # fmt: skip
        for option, (title, about, rule, texts) in self._texts().items():
            in_order = {value: texts[value] for value in OPTION_VALUES[option]}
            self.choices[option] = self._add(form, title, about, rule, in_order)

    def _add(self, form: QFormLayout, title: str, about: str, rule: str, texts: dict[str, str]) -> QComboBox:
        """Add a choice of *texts* (by value) to *form*, with *about* and a link to *rule* below it."""
        choice = QComboBox()
        for value, text in texts.items():
            choice.addItem(text, value)
        choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        choice.setMinimumContentsLength(24)
        choice.setToolTip(about)
        choice.setAccessibleName(title)
        choice.setAccessibleDescription(about)
        choice.currentIndexChanged.connect(self.changed)
        line = LinkLabel()
        line.say(self.tr("Rule: {0}").format(title), ruled_html(about, rule))
        line.asked.connect(self.asked)
        line.setProperty("muted", True)
        line.setContentsMargins(0, 0, 0, 8)
        form.addRow(title, choice)
        form.addRow(line)
        return choice

    def options(self) -> Options:
        """Return the chosen options."""
        return Options(**{option: str(choice.currentData()) for option, choice in self.choices.items()})

    def secrecy(self) -> str:
        """Return the chosen visibility of coins."""
        return str(self.coins.currentData())

    def chosen(self, secrecy: str, options: Mapping[str, str]) -> list[str]:
        """Select *secrecy*; return it and every house rule of *options* in words."""
        self.restore_secrecy(secrecy)
        lines = [self.tr("Coins: {0}").format(self.coins.currentText())]
        for option, choice in self.choices.items():
            found = choice.findData(options[option]) if option in options else -1
            if found >= 0:
                lines.append(f"{choice.accessibleName()}: {choice.itemText(found)}")
        return lines

    def restore_secrecy(self, last: object) -> None:
        """Restore the visibility of coins from *last*; the default for an unknown value."""
        self.coins.setCurrentIndex(max(0, self.coins.findData(last)))

    def restore(self, last: object) -> None:
        """Restore the options from *last*."""
        if isinstance(last, dict):
            for option, choice in self.choices.items():
                choice.setCurrentIndex(max(0, choice.findData(last.get(option))))

    def _texts(self) -> dict[str, tuple[str, str, str, dict[str, str]]]:
        """Return title, description, rule and value texts of each option."""
        return {
            "first_player": (
                self.tr("First player"),
                self.tr("Who goes first, in the first seat."), "VARIANT-5",
                #: Who goes first
                {"random": self.tr("random"), "host": self.tr("first in the list")},
            ),
            "sorcerer_vs_elf": (
                self.tr("Elf replaced by Sorcerers"),
                self.tr("Whether Elves lose a token that Sorcerers replace."), "VARIANT-1",
                #: The token of Elves that Sorcerers replace
                {"lost": self.tr("lost"),
                 #: The token of Elves that Sorcerers replace
                 "kept": self.tr("kept")},
            ),
            "bivouac_moves": (
                self.tr("Encampments moved per turn"),
                self.tr("How many placed Encampments may move each turn."), "VARIANT-2",
                #: How many Encampments may move
                {"all": self.tr("all"),
                 #: How many Encampments may move
                 "one": self.tr("one")},
            ),
            "mix_incompatible": (
                self.tr("Races and powers of no use on the board"),
                self.tr("Whether they are removed before the game or discarded when they turn up."),
                "VARIANT-3",
                {"remove": self.tr("removed before the game"), "discard": self.tr("discarded when they turn up")},
            ),
            "flames_entry": (
                self.tr("Flames enter"),
                self.tr("Where Flames without a region enter the map."), "VARIANT-4",
                {"edge": self.tr("at the edge, like everyone"), "volcano": self.tr("next to their Volcano only")},
            ),
            "sorcerer_empty_hand": (
                self.tr("Sorcerers with an empty hand"),
                self.tr("Whether they may still replace a token."), "VARIANT-6",
                {"no": self.tr("can't replace tokens"), "yes": self.tr("can replace tokens")},
            ),
        }  # fmt: skip


def options_of(last: object) -> Options:
    """Return the valid house rules among *last*, from the settings; defaults for the others."""
    chosen = last if isinstance(last, dict) else {}
    return Options(**{name: chosen[name] for name, values in OPTION_VALUES.items() if chosen.get(name) in values})


def sets_of(last: dict[str, Any]) -> tuple[str, ...]:
    """Return the optional sets of the *last* game, from the settings."""
    sets = last.get("sets")
    return tuple(name for name in SETS if isinstance(sets, list) and name in sets)


class GameSetupDialog(QDialog):
    """A dialog with *first* beside the board, and boards for the value of *players*; subclasses override ``finish``.

    *played*, the board of the game that is changed, is among them even if it came from another player, as may its
    *catalogue* with home-made traits; None is that of the *library*.
    """

    asked = Signal(str)
    """Asks to show a rule."""

    def __init__(
        self, library: Library, last: dict[str, Any], first: QWidget, players: QSpinBox,
        parent: QWidget | None = None, lang: str = "en", played: BoardFile | None = None,
        catalogue: Catalogue | None = None,
    ) -> None:  # fmt: skip
        super().__init__(parent)
        self.catalogue = catalogue or library.catalogue
        self._lang = lang
        found = list_boards(library.board_folder)
        self.selection = TraitSelection(self.catalogue)
        boards = found.boards
        if played is not None and played.board not in [file.board for file in boards]:
            boards = (*(file for file in boards if file.board.id != played.board.id), played)
        self.place = BoardGroup(boards, self.selection.firsts)
        self.traits = TraitPicker(self.catalogue, [*found.problems, *library.picture_problems()], lang)
        self._first = first
        self._players = players
        self._rules: HouseRulesGroup | None = None
        self._last_options = last.get("options")
        self._last_secrecy = last.get("secrecy") if last.get("secrecy") in SECRECY else TOLD
        self.problem = LinkLabel()
        self.problem.asked.connect(self.asked)
        self.problem.setProperty("refusal", True)
        self.problem.hide()
        self.heading = QLabel()
        self.heading.setProperty("heading", True)
        self.tabs = StyledTabWidget()
        self.buttons = QDialogButtonBox()
        self.start = QPushButton()
        self.start.setProperty("primary", True)    # set before it is polished
        self._rules_area = PageArea()
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._build()
        self._restore(last)
        self._players.valueChanged.connect(self.place.show_players)
        self.place.content_chosen.connect(self._on_content)
        self.place.set_chosen.connect(self._on_set)
        self.place.changed.connect(self._check)
        self.traits.changed.connect(self._on_checked)
        self._check()
        self.resize(_SIZE.expandedTo(self.sizeHint()).boundedTo(self.screen().availableSize() * 0.92))

    @property
    def rules(self) -> HouseRulesGroup:
        """The page of the house rules, created on first use."""
        if self._rules is None:
            self._rules = HouseRulesGroup()
            self._rules.restore(self._last_options)
            self._rules.restore_secrecy(self._last_secrecy)
            self._rules.changed.connect(self._check)
            self._rules.asked.connect(self.asked)
            self._rules_area.setWidget(self._rules)
        return self._rules

    def _turn_page(self) -> None:
        if self.tabs.currentWidget() is self._rules_area:
            self.rules.show()

    def options(self) -> Options:
        """Return the selected house rules."""
        return self._rules.options() if self._rules is not None else options_of(self._last_options)

    def secrecy(self) -> str:
        """Return the selected visibility of coins."""
        return self._rules.secrecy() if self._rules is not None else str(self._last_secrecy)

    def _build(self) -> None:
        """Build the dialog from the outside in: a widget that changes its parent is polished again."""
        whole = QVBoxLayout(self)
        whole.addWidget(self.heading)
        whole.addWidget(self.tabs, 1)
        whole.addWidget(self.problem)
        whole.addWidget(self.buttons)
        self.buttons.addButton(self.tr("Cancel"), QDialogButtonBox.ButtonRole.RejectRole)
        self.start.setDefault(True)
        self.buttons.addButton(self.start, QDialogButtonBox.ButtonRole.AcceptRole)
        self.buttons.accepted.connect(self.finish)
        self.buttons.rejected.connect(self.reject)
        area, first = PageArea(), QWidget()
        self.tabs.addTab(area, self.tr("&Game"))
        area.setWidget(first)
        first.setLayout(self._row)
        self._row.addWidget(self._first, 3)
        self._row.addWidget(self.place, 4)
        self.tabs.addTab(self.traits, self.tr("Races and p&owers"))
        self.tabs.addTab(self._rules_area, self.tr("&House rules"))
        self.tabs.currentChanged.connect(self._turn_page)

    def _restore(self, last: dict[str, Any]) -> None:
        """Restore the choices of the last game."""
        self.place.show_players(self._players.value())
        self.place.restore(last)
        choice = str(self.place.content.currentData())
        picked = last.get("picked")
        if choice == PICKED and isinstance(picked, list):
            self.selection.take(str(name) for name in picked)
        elif choice != PICKED:
            self.selection.reset(choice)
            for name in sets_of(last):
                self.selection.choose_set(name, wanted=True)
        self.place.show_sets(self.selection.sets)
        self.traits.show_checked(self.selection.names)

    def call_it(self, title: str, start: str) -> None:
        """Set the title of the dialog and the text of its main button."""
        self.setWindowTitle(title)
        self.heading.setText(title)
        self.tabs.set_name(title)
        self.start.setText(start)

    def finish(self) -> None:
        """Carry out the dialog's purpose and close it, or show why that is impossible."""
        self.accept()

    def label(self) -> str:
        """Return the content label for the game file; empty without a board."""
        file = self.place.file()
        return self.selection.label(file.board, items=self.place.items.isChecked()) if file else ""

    def ground(self) -> dict[str, Any]:
        """Return the current choices in the form of the settings."""
        options = self.options()
        return {
            "board": str(self.place.board.currentData() or ""),
            "choice": self.place.content.currentData(),
            "picked": sorted(self.selection.names),
            "items": self.place.items.isChecked(),
            "sets": list(self.selection.sets),
            "options": {name: getattr(options, name) for name in OPTION_VALUES},
            "secrecy": self.secrecy(),
        }

    def show_problem(self, text: str) -> None:
        """Show why the game cannot be started; empty hides the message."""
        self.problem.say(text, ruled_html(text, text.rule if isinstance(text, RuledText) else ""))
        self.problem.setVisible(bool(text))

    def _on_content(self, choice: str) -> None:
        if choice == PICKED:
            self.tabs.setCurrentWidget(self.traits)
        else:
            self.selection.reset(choice)
            self.traits.show_checked(self.selection.names)
        self._check()

    def _on_set(self, name: str, wanted: bool) -> None:
        self.selection.choose_set(name, wanted)
        self.traits.show_checked(self.selection.names)
        self._check()

    def _on_checked(self) -> None:
        self.selection.take(self.traits.checked())
        self.place.show_sets(self.selection.sets)
        self.place.choose_content(PICKED)
        self._check()

    def _check(self) -> None:
        """Show what is in play and why traits are not, or why the game cannot be started."""
        file = self.place.file()
        problem = ""
        if file is None:
            problem = self.tr("There's no board like this for {0} players.").format(self._players.value())
            self.place.note.setText("")
        else:
            self.traits.show_reasons(self._reasons(file.board))
            problem = self._count(file.board)
        self.start.setEnabled(not problem)
        self.show_problem(problem)

    def _count(self, board: Board) -> str:
        """Show the numbers of traits in play; return why the game cannot be played with them, or ""."""
        try:
            content = self.catalogue.content(self.label(), board, self.options())
        except ValueError as error:
            self.place.note.setText("")
            return told(error, self._lang)
        self.place.note.setText(ContentSummary().text(content))
        least = 2 * board.players + 1
        if min(len(content.races), len(content.powers)) < least:
            text = self.tr("{0} players need at least {1} races and {1} powers. You have {2} races and {3} powers.")
            found = text.format(board.players, least, len(content.races), len(content.powers))
            return RuledText(found, "MIX-7")
        return ""

    def _reasons(self, board: Board) -> dict[str, str]:
        """Return why traits are not in the game, by name; unchecked traits are left out."""
        catalogue = self.catalogue
        reasons = {
            race: self.tr("Its tokens are needed for {0}.").format(catalogue.name(other, self._lang))
            for race, other in self.selection.replaced().items()
        }
        if not self.place.items.isChecked():
            for trait in catalogue.traits:
                if trait.kind in ("relic", "place"):
                    reasons[trait.name] = self.tr("Relics and Places are not in play.")
        try:
            excluded = catalogue.excluded(self.label(), board)
        except ValueError:
            return reasons
        return reasons | {one.trait: reason_text(one, self._lang) for one in excluded}

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Stack players and board where they do not fit side by side, as with large text."""
        super().resizeEvent(event)
        narrow = self.width() < _BESIDE * scale_of(self.font())
        stack(self._row, stacked=narrow)

    def done(self, result: int) -> None:
        self.place.preview.close_board()
        super().done(result)
