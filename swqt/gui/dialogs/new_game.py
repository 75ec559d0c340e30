"""The dialog for a new local game: players and handicaps, board, content and house rules; and the quick game.

A quick game is one person against two bots, on the last board played or the default one for three players.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QGroupBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from swqt.engine import MOST_HEAD_START
from swqt.gui.dialogs.game_setup import GameSetupDialog, options_of, sets_of
from swqt.gui.style.actions import EnterActivates
from swqt.gui.style.buttons import NumberBox
from swqt.gui.style.layouts import plain_label
from swqt.gui.style.seat_style import SEATS, ColourButton
from swqt.gui.texts.names import CountedNoun, about_text, kind_text
from swqt.gui.texts.refusals import error_text
from swqt.table import HUMAN, KINDS, GameSetup, Library, SetupError
from swqt.table.setup import LONGEST_NAME, NameProblem, name_problem

MOST: Final = 5
LEAST: Final = 2

_BOT: Final = "bot:medium"
_BOTS: Final = ("Wilma", "Oskar")
_SPARE: Final = "Frida"
_SEATS: Final = 1 + len(_BOTS)


class SeatsGroup(QGroupBox):
    """Colour, name and kind of two to five players, clockwise; no two have the same colour."""

    changed = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTitle(self.tr("Players, clockwise"))
        self.players = NumberBox(LEAST, MOST)
        self.players.setAccessibleName(self.tr("Number of players"))
        self.names: list[QLineEdit] = []
        self.kinds: list[QComboBox] = []
        self.colours: list[ColourButton] = []
        grid = QGridLayout(self)
        count = QLabel(self.tr("&Players:"))
        count.setBuddy(self.players)
        grid.addWidget(count, 0, 1)
        grid.addWidget(self.players, 0, 2, Qt.AlignmentFlag.AlignLeft)
        for seat in range(MOST):
            self._add_row(grid, seat)
        self.handicap = HandicapBar()
        self.handicap.chosen.connect(self._on_handicap)
        self._coins = [0] * MOST
        grid.addWidget(self.handicap, MOST + 3, 0, 1, 3)
        self.about = QLabel()
        self.about.setWordWrap(True)
        self.about.setProperty("muted", True)
        grid.addWidget(self.about, MOST + 1, 0, 1, 3)
        grid.setColumnStretch(1, 1)
        grid.setRowStretch(MOST + 2, 1)
        grid.setVerticalSpacing(10)
        self.kinds[1].setCurrentIndex(max(0, self.kinds[1].findData("bot:easy")))
        self._describe_kind(self.kinds[1].currentText())
        self._show_colours(tuple(range(MOST)))
        self.players.valueChanged.connect(self._show_players)
        self._show_players(self.players.value())

    def _add_row(self, grid: QGridLayout, seat: int) -> None:
        name = QLineEdit(self.tr("Player {0}").format(seat + 1))
        name.setMaxLength(LONGEST_NAME)
        name.setMinimumWidth(12 * name.fontMetrics().averageCharWidth())
        colour = ColourButton()
        colour.chosen.connect(self._on_colour)
        name.textChanged.connect(self._on_name)
        name.setAccessibleName(self.tr("Name of player {0}").format(seat + 1))
        kind = QComboBox()
        for value in KINDS:
            kind.addItem(kind_text(value), value)
            kind.setItemData(kind.count() - 1, about_text(value), Qt.ItemDataRole.ToolTipRole)
        kind.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        kind.setMinimumContentsLength(12)
        kind.setAccessibleName(self.tr("Who controls player {0}").format(seat + 1))
        kind.currentTextChanged.connect(self._describe_kind)
        kind.textHighlighted.connect(self._describe_kind)
        grid.addWidget(colour, seat + 1, 0)
        grid.addWidget(name, seat + 1, 1)
        grid.addWidget(kind, seat + 1, 2)
        self.names.append(name)
        self.kinds.append(kind)
        self.colours.append(colour)

    def looks(self) -> tuple[int, ...]:
        """Return the colours of all rows, as numbers of ``SEATS``."""
        return tuple(button.colour for button in self.colours)

    def extra_coins(self) -> tuple[int, ...]:
        """Return the extra coins with which each player starts (VARIANT-7)."""
        return tuple(self._coins[: self.players.value()])

    def _on_handicap(self, coins: Sequence[int]) -> None:
        self._coins[: len(coins)] = coins
        self._show_handicap()

    def _show_handicap(self) -> None:
        names = [name.text().strip() for name in self.names[: self.players.value()]]
        self.handicap.show_players(names, self.extra_coins())

    def _on_name(self) -> None:
        self._show_colours(self.looks())    # the colour menus name who has which
        self._show_handicap()

    def _on_colour(self, wanted: int) -> None:
        """Give the sender's row the colour *wanted*, and its previous colour to the row that had it."""
        button = self.sender()
        looks = list(self.looks())
        seat = next(row for row, each in enumerate(self.colours) if each is button)
        other = looks.index(wanted)
        looks[seat], looks[other] = wanted, looks[seat]
        self._show_colours(looks)

    def _show_colours(self, looks: Sequence[int]) -> None:
        """Show *looks*, one for each row."""
        count = self.players.value()
        for seat, (button, colour) in enumerate(zip(self.colours, looks, strict=True)):
            taken = {look: self.names[other].text() for other, look in enumerate(looks[:count]) if other != seat}
            button.show_colour(colour, taken, may=True, may_swap=True)
            button.setAccessibleName(self.tr("Colour of player {0}: {1}").format(seat + 1, button.names()[colour]))
            button.setEnabled(seat < count)

    def _describe_kind(self, text: str) -> None:
        """Describe the kind of player named *text*."""
        about = next(about_text(kind) for kind in KINDS if kind_text(kind) == text)
        self.about.setText(f"<b>{escape(text)}.</b> {escape(about)}" if about else "")

    def restore(self, last: dict[str, Any]) -> None:
        """Restore the players of the *last* game."""
        names, kinds = last.get("names"), last.get("kinds")
        if isinstance(names, list) and isinstance(kinds, list) and LEAST <= len(names) <= MOST:
            for seat, (name, kind) in enumerate(zip(names, kinds, strict=False)):
                self.names[seat].setText(str(name))
                self.kinds[seat].setCurrentIndex(max(0, self.kinds[seat].findData(kind)))
            looks = looks_of(last)
            self._show_colours((*looks, *(look for look in range(MOST) if look not in looks)))
            coins = last.get("handicap")
            if isinstance(coins, list) and all(type(one) is int and 0 <= one <= MOST_HEAD_START for one in coins):
                self._coins = (coins + [0] * MOST)[:MOST]
            self.players.setValue(len(names))
            self._show_handicap()

    def chosen(self) -> tuple[tuple[str, ...], tuple[str, ...], tuple[int, ...]]:
        """Return names, kinds and colours of the players."""
        count = self.players.value()
        names = tuple(name.text().strip() for name in self.names[:count])
        return names, tuple(str(kind.currentData()) for kind in self.kinds[:count]), self.looks()[:count]

    def name_problem_text(self, seat: int, problem: NameProblem) -> str:
        return {
            NameProblem.MISSING: self.tr("Every player needs a name."),
            NameProblem.LETTERS: self.tr("A name can't contain “<” or invisible characters."),
            NameProblem.TAKEN: self.tr("Two players are called {0}. Give one of them another name."),
        }[problem].format(self.names[seat].text().strip())

    def _show_players(self, count: int) -> None:
        for seat, (name, kind) in enumerate(zip(self.names, self.kinds, strict=True)):
            name.setEnabled(seat < count)
            kind.setEnabled(seat < count)
        self._show_colours(self.looks())
        self._show_handicap()
        self.changed.emit(count)


class NewGameDialog(GameSetupDialog):
    """Asks for a GameSetup; ``setup`` is set once the dialog is accepted."""

    def __init__(
        self, library: Library, last: dict[str, Any], parent: QWidget | None = None, lang: str = "en"
    ) -> None:
        self.seats = SeatsGroup()
        self.seats.restore(last)
        super().__init__(library, last, self.seats, self.seats.players, parent, lang)
        self._library = library
        self.setup: GameSetup | None = None
        self.call_it(self.tr("New game"), self.tr("Start game"))
        for name in self.seats.names:
            name.textEdited.connect(self._check)

    def gathered(self) -> GameSetup:
        """Return the current choices as a GameSetup."""
        names, kinds, looks = self.seats.chosen()
        board = str(self.place.board.currentData() or "")
        options = self.options().with_extra_coins(self.seats.extra_coins())
        return GameSetup(names, kinds, board, self.label(), options=options, secrecy=self.secrecy(), looks=looks)

    def remembered(self) -> dict[str, Any]:
        """Return the current choices in the form of the settings."""
        names, kinds, looks = self.seats.chosen()
        coins = list(self.seats.extra_coins())
        return {"names": list(names), "kinds": list(kinds), "looks": list(looks), "handicap": coins, **self.ground()}

    def finish(self) -> None:
        setup = self.gathered()
        if (wrong := name_problem(setup.names)) is not None:
            seat, problem = wrong
            self.show_problem(self.seats.name_problem_text(seat, problem))
            self.tabs.setCurrentIndex(0)
            self.seats.names[seat].setFocus()
            self.seats.names[seat].selectAll()
            return
        try:
            setup.check(self._library)
        except SetupError as error:
            self.show_problem(error_text(error))
            return
        self.setup = setup
        self.accept()


def quick_setup(last: dict[str, Any], library: Library, person: str) -> GameSetup:
    """Return the setup of a quick game like the *last* game; *person* is the player's name if that had no person."""
    name = person_of(last) or person
    bots = tuple(_SPARE if bot.casefold() == name.casefold() else bot for bot in _BOTS)
    content = last.get("choice")
    content = content if isinstance(content, str) and content in library.catalogue.labels() else "base"
    board = _board(last, library, content)
    content = " ".join((content, *sets_of(last)))
    options = options_of(last.get("options"))
    return GameSetup((name, *bots), (HUMAN, _BOT, _BOT), board, content, options=options, looks=_quick_looks(last))


def _quick_looks(last: dict[str, Any]) -> tuple[int, ...]:
    """Return the colours of a quick game; the person keeps that of the first person in the *last* game."""
    looks, kinds = looks_of(last), last.get("kinds")
    kinds = kinds if isinstance(kinds, list) else []
    people = [look for look, kind in zip(looks, kinds, strict=False) if kind == HUMAN]
    own = people[0] if people else 0
    return (own, *(look for look in range(len(SEATS)) if look != own))[:_SEATS]


def looks_of(last: dict[str, Any]) -> tuple[int, ...]:
    """Return the colours of the players of the *last* game, as numbers of ``SEATS``, or () if it has no valid ones."""
    looks, names = last.get("looks"), last.get("names")
    if not isinstance(looks, list) or not isinstance(names, list) or not all(type(look) is int for look in looks):
        return ()
    is_valid = len(set(looks)) == len(looks) == len(names) and all(0 <= look < len(SEATS) for look in looks)
    return tuple(looks) if is_valid else ()


def person_of(last: dict[str, Any]) -> str:
    """Return the name of the first person of the *last* game, or ""."""
    names, kinds = last.get("names"), last.get("kinds")
    if isinstance(names, list) and isinstance(kinds, list):
        return next((str(name).strip() for name, kind in zip(names, kinds, strict=False) if kind == HUMAN), "")
    return ""


def _board(last: dict[str, Any], library: Library, content: str) -> str:
    wanted = last.get("board")
    fits = [file.board.id for file in library.boards() if file.board.players == _SEATS]
    return wanted if isinstance(wanted, str) and wanted in fits else library.board_for(_SEATS, content)


class HandicapDialog(QDialog):
    """Asks for the extra coins of each player in *names*."""

    def __init__(self, names: Sequence[str], coins: Sequence[int], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Handicap"))
        self.boxes: list[NumberBox] = []
        rows = QGridLayout()
        rows.setColumnStretch(0, 1)
        for name, extra in zip(names, coins, strict=True):
            box = NumberBox(0, MOST_HEAD_START)
            box.setPrefix("+")
            box.setValue(extra)
            box.setAccessibleName(self.tr("Extra coins of {0}").format(name))
            row = len(self.boxes)
            rows.addWidget(plain_label(name, wraps=False), row, 0)
            rows.addWidget(box, row, 1)
            self.boxes.append(box)
        buttons = QDialogButtonBox()
        buttons.addButton(self.tr("Cancel"), QDialogButtonBox.ButtonRole.RejectRole)
        done = QPushButton(self.tr("OK"))
        done.setDefault(True)
        done.setProperty("primary", True)
        buttons.addButton(done, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        whole = QVBoxLayout(self)
        whole.setSpacing(12)
        whole.addWidget(plain_label(self.tr(
            "Give some players extra coins at the start: children, beginners, or bots against strong players."
        )))    # fmt: skip
        whole.addLayout(rows)
        whole.addStretch(1)
        whole.addWidget(buttons)

    def coins(self) -> tuple[int, ...]:
        """Return the extra coins of each player."""
        return tuple(box.value() for box in self.boxes)


class HandicapBar(QWidget):
    """A button that asks for extra coins, and a text about who has some; ``chosen`` carries those of each player."""

    chosen = Signal(tuple)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names: tuple[str, ...] = ()
        self._coins: tuple[int, ...] = ()
        self.button = QPushButton(self.tr("Ha&ndicap…"))
        self.button.setToolTip(self.tr("Let players start with more coins than the others"))
        self.button.clicked.connect(self.ask)
        EnterActivates(self.button)
        self.words = plain_label("", "muted")
        self.words.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.button)
        row.addWidget(self.words, 1)

    def show_players(self, names: Sequence[str], coins: Sequence[int], *, may: bool = True) -> None:
        """Show the extra *coins* of the players called *names*; *may* says whether they can be changed here."""
        self._names, self._coins = tuple(names), tuple(coins)
        told = [CountedNoun().head_start(name, extra) for name, extra in zip(names, coins, strict=True) if extra]
        self.words.setText(" ".join(told))
        self.button.setAccessibleDescription(self.words.text())
        self.button.setVisible(may)
        self.setVisible(may or bool(told))

    def dialog(self) -> HandicapDialog:
        """Return the dialog that asks for the coins."""
        return HandicapDialog(self._names, self._coins, self.window())

    def ask(self) -> None:
        """Ask for the coins of each player."""
        dialog = self.dialog()
        if dialog.exec():
            self.chosen.emit(dialog.coins())
        dialog.deleteLater()
