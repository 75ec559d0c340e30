"""What is played, who plays, on which board, by which house rules."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QDialog,
    QDialogButtonBox,
    QLabel,
    QScrollArea,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from swqt.content import list_boards, reason_text
from swqt.engine import Board
from swqt.gui.dialogs.board_box import BoardBox
from swqt.gui.dialogs.rules_box import RulesBox
from swqt.gui.dialogs.seats_box import SeatsBox
from swqt.gui.dialogs.selection import PICKED, Selection
from swqt.gui.dialogs.traits_tree import TraitsTree
from swqt.gui.fonts import scale_of
from swqt.table import Library, Setup, SetupError

_SIZE: Final = QSize(1020, 660)
_BESIDE: Final = 720
"""Pixels that players and board need beside each other, at 100 %."""


class NewGameDialog(QDialog):
    """Gathers a Setup; ``setup`` is valid once the dialog is accepted."""

    def __init__(
        self, library: Library, last: dict[str, Any], parent: QWidget | None = None, lang: str = "en"
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("New game"))
        self._library = library
        self._lang = lang
        found = list_boards(library.board_folder)
        self.setup: Setup | None = None
        self.selection = Selection(library.catalogue)
        self.seats = SeatsBox()
        self.place = BoardBox(found.boards, self.selection.firsts)
        self.traits = TraitsTree(library.catalogue, found.problems, lang)
        self.rules = RulesBox()
        self.problem = QLabel()
        self.problem.setProperty("refusal", True)
        self.problem.setWordWrap(True)
        self.problem.hide()
        self._build()
        self._restore(last)
        self.seats.changed.connect(self.place.show_players)
        self.place.content_chosen.connect(self._on_content)
        self.place.changed.connect(self._check)
        self.traits.changed.connect(self._on_checked)
        self.rules.changed.connect(self._check)
        self._check()

    def _build(self) -> None:
        first = QWidget()
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, first)
        self._row.addWidget(self.seats, 3)
        self._row.addWidget(self.place, 4)
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        self.tabs.addTab(_scrolled(first), self.tr("&Game"))
        self.tabs.addTab(self.traits, self.tr("Races and &powers"))
        self.tabs.addTab(_scrolled(self.rules), self.tr("&House rules"))
        heading = QLabel(self.tr("New game"))
        heading.setProperty("heading", True)
        self.buttons = QDialogButtonBox()
        self.buttons.addButton(self.tr("Cancel"), QDialogButtonBox.ButtonRole.RejectRole)
        self.start = self.buttons.addButton(self.tr("Start"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.start.setProperty("primary", True)
        self.start.setDefault(True)
        self.buttons.accepted.connect(self._start)
        self.buttons.rejected.connect(self.reject)
        whole = QVBoxLayout(self)
        whole.addWidget(heading)
        whole.addWidget(self.tabs, 1)
        whole.addWidget(self.problem)
        whole.addWidget(self.buttons)
        self.resize(_SIZE.expandedTo(self.sizeHint()).boundedTo(self.screen().availableSize() * 0.92))

    def _restore(self, last: dict[str, Any]) -> None:
        """Offer what was played last."""
        self.seats.restore(last)
        self.rules.restore(last.get("options"))
        self.rules.restore_secrecy(last.get("secrecy"))
        self.place.show_players(self.seats.players.value())
        self.place.restore(last)
        choice = str(self.place.content.currentData())
        picked = last.get("picked")
        if choice == PICKED and isinstance(picked, list):
            self.selection.take(str(name) for name in picked)
        elif choice != PICKED:
            self.selection.reset(choice)
        self.traits.show_checked(self.selection.names)

    def gathered(self) -> Setup:
        """Return what is chosen now."""
        names, kinds = self.seats.chosen()
        board = str(self.place.board.currentData() or "")
        return Setup(
            names, kinds, board, self._label(), options=self.rules.options(), secrecy=self.rules.secrecy()
        )

    def remembered(self) -> dict[str, Any]:
        """Return what is chosen now in the form of the settings."""
        setup = self.gathered()
        return {
            "names": list(setup.names),
            "kinds": list(setup.kinds),
            "board": setup.board,
            "choice": self.place.content.currentData(),
            "picked": sorted(self.selection.names),
            "items": self.place.items.isChecked(),
            "options": self.rules.remembered(),
            "secrecy": setup.secrecy,
        }

    def show_problem(self, text: str) -> None:
        """Say why this game cannot be started; nothing if it can."""
        self.problem.setText(text)
        self.problem.setVisible(bool(text))

    def _label(self) -> str:
        file = self.place.file()
        return self.selection.label(file.board, items=self.place.items.isChecked()) if file else ""

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
            problem = self.tr("There is no such board for {0} players.").format(self.seats.players.value())
            self.place.note.setText("")
        else:
            self.traits.show_reasons(self._reasons(file.board))
            problem = self._count(file.board)
        self.start.setEnabled(not problem)
        self.show_problem(problem)

    def _count(self, board: Board) -> str:
        """Say how much is in play; return why that cannot be played."""
        try:
            content = self._library.content(self._label(), board, self.rules.options())
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
            excluded = catalogue.excluded(self._label(), board)
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

    def _start(self) -> None:
        setup = self.gathered()
        try:
            setup.check(self._library)
        except SetupError as error:
            self.show_problem(str(error))
            return
        self.setup = setup
        self.accept()


def _scrolled(widget: QWidget) -> QScrollArea:
    """Return *widget* so that all of it can be reached on a small screen, or with large text."""
    area = QScrollArea()
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)    # what is on it takes the keyboard
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
    area.setWidget(widget)
    return area
