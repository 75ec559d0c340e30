"""What is played, on which board, by which house rules: the part that every way to begin a game has in common."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QDialog,
    QDialogButtonBox,
    QLabel,
    QPushButton,
    QScrollArea,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from swqt.content import list_boards, reason_text
from swqt.engine import OPTION_VALUES, Board, Options
from swqt.gui.dialogs.board_box import BoardBox
from swqt.gui.dialogs.rules_box import RulesBox
from swqt.gui.dialogs.selection import PICKED, Selection
from swqt.gui.dialogs.traits_tree import TraitsTree
from swqt.gui.fonts import scale_of
from swqt.gui.leaf_tabs import LeafTabs
from swqt.gui.quick import options_of
from swqt.table import SECRECY, TOLD, Library

_SIZE: Final = QSize(1020, 660)
_BESIDE: Final = 720
"""Pixels that players and board need beside each other, at 100 %."""


class GroundDialog(QDialog):
    """Has *first* beside the board, and boards for so many as *players* says; a child says what is done at last."""

    def __init__(
        self, library: Library, last: dict[str, Any], first: QWidget, players: QSpinBox,
        parent: QWidget | None = None, lang: str = "en",
    ) -> None:  # fmt: skip
        super().__init__(parent)
        self._library = library
        self._lang = lang
        found = list_boards(library.board_folder)
        self.selection = Selection(library.catalogue)
        self.place = BoardBox(found.boards, self.selection.firsts)
        self.traits = TraitsTree(library.catalogue, found.problems, lang)
        self._first = first
        self._players = players
        self._rules: RulesBox | None = None
        self._last_options = last.get("options")
        self._last_secrecy = last.get("secrecy") if last.get("secrecy") in SECRECY else TOLD
        self.problem = QLabel()
        self.problem.setProperty("refusal", True)
        self.problem.setWordWrap(True)
        self.problem.hide()
        self.heading = QLabel()
        self.heading.setProperty("heading", True)
        self.tabs = LeafTabs()
        self.buttons = QDialogButtonBox()
        self.start = QPushButton()
        self.start.setProperty("primary", True)    # before it is dressed
        self._rules_area = _scrolling()
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._build()
        self._restore(last)
        self._players.valueChanged.connect(self.place.show_players)
        self.place.content_chosen.connect(self._on_content)
        self.place.changed.connect(self._check)
        self.traits.changed.connect(self._on_checked)
        self._check()
        self.resize(_SIZE.expandedTo(self.sizeHint()).boundedTo(self.screen().availableSize() * 0.92))

    @property
    def rules(self) -> RulesBox:
        """The page of the house rules, which is made when it is first wanted."""
        if self._rules is None:
            self._rules = RulesBox()
            self._rules.restore(self._last_options)
            self._rules.restore_secrecy(self._last_secrecy)
            self._rules.changed.connect(self._check)
            self._rules_area.setWidget(self._rules)
        return self._rules

    def _turn_page(self) -> None:
        if self.tabs.currentWidget() is self._rules_area:
            self.rules.show()

    def options(self) -> Options:
        """Return the house rules that are chosen now."""
        return self._rules.options() if self._rules is not None else options_of(self._last_options)

    def secrecy(self) -> str:
        """Return what the table is to tell of coins; what is told at a real one, unless somebody chose otherwise."""
        return self._rules.secrecy() if self._rules is not None else str(self._last_secrecy)

    def _build(self) -> None:
        """Put everything together, from the outside in: what comes into another parent is dressed once more."""
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
        area, first = _scrolling(), QWidget()
        self.tabs.addTab(area, self.tr("&Game"))
        area.setWidget(first)
        first.setLayout(self._row)
        self._row.addWidget(self._first, 3)
        self._row.addWidget(self.place, 4)
        self.tabs.addTab(self.traits, self.tr("Races and &powers"))
        self.tabs.addTab(self._rules_area, self.tr("&House rules"))
        self.tabs.currentChanged.connect(self._turn_page)

    def _restore(self, last: dict[str, Any]) -> None:
        """Offer what was played last."""
        self.place.show_players(self._players.value())
        self.place.restore(last)
        choice = str(self.place.content.currentData())
        picked = last.get("picked")
        if choice == PICKED and isinstance(picked, list):
            self.selection.take(str(name) for name in picked)
        elif choice != PICKED:
            self.selection.reset(choice)
        self.traits.show_checked(self.selection.names)

    def call_it(self, title: str, start: str) -> None:
        """Say on the dialog what it is for, and on its button what happens."""
        self.setWindowTitle(title)
        self.heading.setText(title)
        self.start.setText(start)

    def finish(self) -> None:
        """Do what the dialog is for, and close it; or say why that cannot be."""
        self.accept()

    def label(self) -> str:
        """Return how a game file asks for what is played; empty if there is no board."""
        file = self.place.file()
        return self.selection.label(file.board, items=self.place.items.isChecked()) if file else ""

    def ground(self) -> dict[str, Any]:
        """Return what is chosen now in the form of the settings."""
        options = self.options()
        return {
            "board": str(self.place.board.currentData() or ""),
            "choice": self.place.content.currentData(),
            "picked": sorted(self.selection.names),
            "items": self.place.items.isChecked(),
            "options": {name: getattr(options, name) for name in OPTION_VALUES},
            "secrecy": self.secrecy(),
        }

    def show_problem(self, text: str) -> None:
        """Say why this game cannot be started; nothing if it can."""
        self.problem.setText(text)
        self.problem.setVisible(bool(text))

    def _on_content(self, choice: str) -> None:
        if choice == PICKED:
            self.tabs.setCurrentWidget(self.traits)
        else:
            self.selection.reset(choice)
            self.traits.show_checked(self.selection.names)
        self._check()

    def _on_checked(self) -> None:
        self.selection.take(self.traits.checked())
        self.place.choose_content(PICKED)
        self._check()

    def _check(self) -> None:
        """Say what is in the game and what is not, and why; or why there can be no game."""
        file = self.place.file()
        problem = ""
        if file is None:
            problem = self.tr("There is no such board for {0} players.").format(self._players.value())
            self.place.note.setText("")
        else:
            self.traits.show_reasons(self._reasons(file.board))
            problem = self._count(file.board)
        self.start.setEnabled(not problem)
        self.show_problem(problem)

    def _count(self, board: Board) -> str:
        """Say how much is in play; return why that cannot be played."""
        try:
            content = self._library.content(self.label(), board, self.options())
        except ValueError as error:
            self.place.note.setText("")
            return str(error)
        texts = [
            self.tr("%n race(s)", "", len(content.races)), self.tr("%n power(s)", "", len(content.powers)),
        ]  # fmt: skip
        if items := len(content.relics) + len(content.places):
            texts.append(self.tr("%n relic(s) or places", "", items))
        self.place.note.setText(self.tr("In play: {0}.").format(", ".join(texts)))
        least = 2 * board.players + 1
        if min(len(content.races), len(content.powers)) < least:
            return self.tr("{0} players need at least {1} races and {1} powers (MIX-7); there are {2} and {3}.").format(
                board.players, least, len(content.races), len(content.powers)
            )
        return ""

    def _reasons(self, board: Board) -> dict[str, str]:
        """Return why traits are not in the game, by name; of what is not checked, nothing."""
        catalogue = self._library.catalogue
        reasons = {
            race: self.tr("Its tokens are used by {0}.").format(catalogue.name(other, self._lang))
            for race, other in self.selection.replaced().items()
        }
        if not self.place.items.isChecked():
            for trait in catalogue.traits:
                if trait.kind in ("relic", "place"):
                    reasons[trait.name] = self.tr("No Relics and Places are in play.")
        try:
            excluded = catalogue.excluded(self.label(), board)
        except ValueError:
            return reasons
        return reasons | {one.trait: reason_text(one, self._lang) for one in excluded}

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the players above the board where there is no room beside it, as with large text."""
        super().resizeEvent(event)
        narrow = self.width() < _BESIDE * scale_of(self.font())
        ways = QBoxLayout.Direction
        self._row.setDirection(ways.TopToBottom if narrow else ways.LeftToRight)

    def done(self, result: int) -> None:
        self.place.preview.close_board()
        super().done(result)


def _scrolling() -> QScrollArea:
    """Return an area in which all of the widget that it will be given can be reached on a small screen."""
    area = QScrollArea()
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)    # what is on it takes the keyboard
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
    return area
