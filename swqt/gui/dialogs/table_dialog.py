"""Dialogs for a table on the network: what is played and how it is run, when it opens or changes."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QGroupBox,
    QLineEdit,
    QWidget,
)

from swqt.engine import OPTION_VALUES
from swqt.gui.dialogs.game_setup import GameSetupDialog
from swqt.gui.dialogs.trait_picker import PICKED
from swqt.gui.style.buttons import NumberBox
from swqt.gui.style.layouts import FlowLayout, plain_label
from swqt.gui.style.theme import scale_of
from swqt.gui.texts.refusals import chat_rule, chat_rule_text, trouble_text
from swqt.home import board_folder
from swqt.net.lobby import seats as seating
from swqt.net.lobby import table as tables
from swqt.net.lobby.start import PlayedContent, TableOffer, pack
from swqt.net.lobby.table import NO_CLOCK, SECRECY, TALK_RULES, Clock, LobbyTable, Manners
from swqt.net.wire.text import Troubled, is_clean
from swqt.table import Library

_GRACE: Final = 60
_REMINDER: Final = Clock(5)
_BANK: Final = Clock(0, 20, 30)
"""The initial choices: the grace period in seconds, and the clock of each kind."""


class GraceBox(QComboBox):
    """Chooses the time after which others may vote on the seat of a player who is away."""

    def __init__(self) -> None:
        super().__init__()
        for seconds in tables.GRACES:
            #: The others never vote about a player who is away
            text = self.tr("never") if not seconds else self.tr("after {0} seconds").format(seconds)
            self.addItem(text, seconds)
        self.setAccessibleName(self.tr("When the others may vote about a player who is away"))
        self.setToolTip(self.tr("They choose whether to wait, let a bot play, or let someone else take the seat."))

    def choose(self, seconds: object) -> None:
        """Select *seconds*, or a minute if that is not offered."""
        found = self.findData(seconds)
        self.setCurrentIndex(found if found >= 0 else self.findData(_GRACE))


class ChatChoice(QComboBox):
    """Chooses who may chat."""

    def __init__(self) -> None:
        super().__init__()
        for rule in TALK_RULES:
            self.addItem(chat_rule_text(rule))
        self.setAccessibleName(self.tr("Who may chat"))
        self.setToolTip(self.tr("Everyone who may chat can use quick chat."))

    def choose(self, manners: Manners) -> None:
        self.setCurrentIndex(TALK_RULES.index(chat_rule(manners)))

    def rule(self) -> tuple[bool, bool]:
        """Return the current choice, one of ``TALK_RULES``."""
        return TALK_RULES[self.currentIndex()]


class ClockChoice(QWidget):
    """Chooses a Clock; ``chosen`` carries the player's choice.

    The widget itself holds the times; ``kind`` is a separate widget, to be placed in the row above.
    """

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.kind = QComboBox()
        self.kind.addItem(self.tr("no clock"))
        #: A clock that only reminds those who think for long
        self.kind.addItem(self.tr("reminder"))
        self.kind.addItem(self.tr("time bank"))
        self.kind.setAccessibleName(self.tr("Clock"))
        self.kind.setToolTip(self.tr(
            "Nobody loses on time. When a player's time is up, the others may vote to let a bot play for now."
        ))    # fmt: skip
        self.minutes = NumberBox()
        #: Minutes
        self.minutes.setSuffix(" " + self.tr("min"))
        self.seconds = NumberBox(0, tables.MOST_INCREMENT)
        self.seconds.setSingleStep(5)
        self.seconds.setPrefix("+ ")
        #: Seconds
        self.seconds.setSuffix(" " + self.tr("s"))
        self.seconds.setAccessibleName(self.tr("Extra seconds per turn"))
        self.seconds.setToolTip(self.seconds.accessibleName())
        row = FlowLayout(self, 4)    # large text and long words need a second line
        for box in (self.minutes, self.seconds):
            box.setKeyboardTracking(False)
            box.valueChanged.connect(self._on_time)
            row.addWidget(box)
        self.kind.activated.connect(self._on_kind)
        self.choose(NO_CLOCK)

    def choose(self, clock: Clock) -> None:
        """Show *clock*."""
        blockers = [QSignalBlocker(box) for box in (self.minutes, self.seconds)]
        kind = 2 if clock.bank else 1 if clock.reminder else 0
        self.kind.setCurrentIndex(kind)
        self.setVisible(kind > 0)
        self.seconds.setVisible(kind == 2)
        self.minutes.setRange(1, tables.MOST_BANK if kind == 2 else tables.MOST_REMINDER)
        self.minutes.setAccessibleName(
            self.tr("Minutes per player") if kind == 2 else self.tr("Minutes until a reminder")
        )
        self.minutes.setToolTip(self.minutes.accessibleName())
        self.minutes.setValue(clock.bank or clock.reminder or 1)
        self.seconds.setValue(clock.increment)
        del blockers

    def clock(self) -> Clock:
        """Return the current choice."""
        kind, minutes = self.kind.currentIndex(), self.minutes.value()
        return Clock(0, minutes, self.seconds.value()) if kind == 2 else Clock(minutes) if kind == 1 else NO_CLOCK

    def _on_time(self) -> None:
        self.chosen.emit(self.clock())

    def _on_kind(self, kind: int) -> None:
        self.choose((NO_CLOCK, _REMINDER, _BANK)[kind])
        self.chosen.emit(self.clock())


class TableName(QLineEdit):
    """Edits the name of a table."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.setMaxLength(tables.LONGEST_TABLE_NAME)
        self.setAccessibleName(self.tr("Name of the table"))

    def name(self) -> str:
        return " ".join(self.text().split())

    def is_good(self) -> bool:
        """Return whether the text is a valid name for a table."""
        return is_clean(self.name(), tables.LONGEST_TABLE_NAME)


class TableBox(QGroupBox):
    """Choices about the table itself: its name, the number of players, who may join."""

    def __init__(self, name: str, last: dict[str, Any], *, is_open: bool) -> None:
        super().__init__()
        self.setTitle(self.tr("Table"))
        self.name = TableName(name)
        self.players = NumberBox(tables.FEWEST_SEATS, tables.MOST_SEATS)
        self.players.setAccessibleName(self.tr("Number of players"))
        count = last.get("players")
        self.players.setValue(count if isinstance(count, int) else tables.FEWEST_SEATS)
        self.pin = QCheckBox(self.tr("Require a P&IN to join"))
        self.pin.setChecked(last.get("pin") is not False)
        self.spectators = QCheckBox(self.tr("Allow spec&tators"))
        self.spectators.setChecked(last.get("spectators") is not False)
        self.grace = GraceBox()
        self.grace.choose(last.get("grace", _GRACE))
        form = QFormLayout(self)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.addRow(self.tr("&Name:"), self.name)
        form.addRow(self.tr("Play&ers:"), self.players)
        if not is_open:
            form.addRow(self.pin)
            form.addRow(self.spectators)
            form.addRow(self.tr("If someone is &away, vote:"), self.grace)
        note = plain_label(
            self.tr("People take seats as they join. You can put a bot in any empty seat.") if not is_open
            else self.tr("If the new board has fewer seats, the last to join will watch."), "muted",
        )  # fmt: skip
        note.setAlignment(Qt.AlignmentFlag.AlignTop)
        form.addRow(note)


def ground_of(table: LobbyTable, played: PlayedContent) -> dict[str, Any]:
    """Return what is *played* at *table* in the form of the settings."""
    content, options = played.content, played.options
    label = content.label.split()
    traits = (*content.races, *content.powers, *content.relics, *content.places)
    return {
        "board": played.board.board.id,
        "choice": PICKED if any(word[0] in "+-" for word in label) else label[0],
        "picked": [trait.name for trait in traits],
        "items": bool(content.relics or content.places),
        "sets": label[1:],
        "options": {name: getattr(options, name) for name in OPTION_VALUES},
        "secrecy": SECRECY[table.secrecy],
        "players": len(table.seats),
    }


class TableDialog(GameSetupDialog):
    """Asks for what a table needs; ``offer``, what is played, is set once the dialog is accepted.

    *played* is what is played at the table to change; None to open a new one.
    """

    def __init__(
        self, library: Library, last: dict[str, Any], name: str, parent: QWidget | None = None, lang: str = "en",
        played: PlayedContent | None = None,
    ) -> None:  # fmt: skip
        box = TableBox(name, last, is_open=played is not None)
        board, catalogue = (played.board, played.catalogue) if played is not None else (None, None)
        super().__init__(library, last, box, box.players, parent, lang, board, catalogue)
        self._shelf, self._played = library, board
        self.box = box
        self.offer: TableOffer | None = None
        if played is None:
            self.call_it(self.tr("Open a table"), self.tr("Open"))
        else:
            self.call_it(self.tr("Change the table"), self.tr("Change"))

    @property
    def players(self) -> int:
        return self.box.players.value()

    def name(self) -> str:
        """Return the chosen name of the table."""
        return self.box.name.name()

    def house(self) -> Callable[[LobbyTable], LobbyTable]:
        """Return a function that applies the current choices to a new table; it may be called in any thread."""
        return partial(
            seating.set_house, spectators=self.box.spectators.isChecked(), pin=self.box.pin.isChecked(),
            grace=int(self.box.grace.currentData()), secrecy=SECRECY.index(self.secrecy()),
        )    # fmt: skip

    def new_name(self) -> Callable[[LobbyTable], LobbyTable]:
        """Return a function, as ``house`` does, that applies the current name and secrecy to an existing table."""
        return partial(seating.set_house, name=self.name(), secrecy=SECRECY.index(self.secrecy()))

    def remembered(self) -> dict[str, Any]:
        """Return the current choices in the form of the settings."""
        return {
            **self.ground(), "players": self.players, "pin": self.box.pin.isChecked(),
            "spectators": self.box.spectators.isChecked(), "grace": self.box.grace.currentData(),
        }  # fmt: skip

    def finish(self) -> None:
        try:
            if not self.box.name.is_good():
                raise Troubled("name-bad", self.name())
            self.offer = self._pack()
        except Troubled as error:
            self.show_problem(trouble_text(error.trouble))
            return
        except OSError as error:
            self.show_problem(f"{error.filename}: {error.strerror}")
            return
        self.accept()

    def _pack(self) -> TableOffer:
        file = self.place.file()
        assert file is not None    # without a board, the start button is disabled
        name = f"{file.board.id}.json"
        shipped, own = board_folder() / name, self._shelf.board_folder / name
        if file is self._played:    # else the player has the same board
            own = self._shelf.kept_map(file.board.id)
        path = shipped if shipped.is_file() else own
        return pack(path.read_text(encoding="utf-8"), self.label(), self.options(), self.catalogue)


class ShareDialog(QDialog):
    """Asks for the name of a table where a game is watched together, and whether joining it takes a PIN."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Watch together"))
        self.name = TableName(name)
        self.pin = QCheckBox(self.tr("Require a P&IN to join"))
        about = self.tr(
            "Others on this network can join, get a copy of the game and see what you show. Everyone may point at"
            " regions and chat."
        )
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.show_it = buttons.addButton(self.tr("&Show the replay"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.show_it.setDefault(True)
        self.show_it.setProperty("primary", True)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        self.name.textChanged.connect(self._on_typed)
        form = QFormLayout(self)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.addRow(plain_label(about))
        form.addRow(self.tr("&Name of the table:"), self.name)
        form.addRow(self.pin)
        form.addRow(buttons)
        self.setMinimumWidth(round(440 * scale_of(self.font())))

    def _on_typed(self) -> None:
        self.show_it.setEnabled(self.name.is_good())
