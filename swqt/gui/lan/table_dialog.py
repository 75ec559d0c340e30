"""What is played at a table on the network, and how it is run: asked before it opens and when it changes.

The clocks of a network game go in the window: they are wound by what arrives, and looked at once a second.

Nothing of them is told to others. Each program counts for itself, and all that follows is a word in the talk, or a
question whether a bot shall play for now.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QGroupBox, QLabel, QLineEdit, QSpinBox, QWidget

from swqt.gui.dialogs.game_setup import GameSetupDialog
from swqt.gui.lan.standing import NetworkGameState
from swqt.gui.lan.words import trouble_text
from swqt.home import board_folder
from swqt.net.meeting import seating
from swqt.net.meeting.document import FEWEST_SEATS, GRACES, LONGEST_TABLE_NAME, MOST_SEATS, SECRECY, LobbyTable
from swqt.net.meeting.luggage import TableOffer, pack
from swqt.net.wire.plaintext import is_clean
from swqt.net.wire.trouble import Troubled
from swqt.table import HUMAN, KINDS, Library, OnlineGame

BOT_LEVELS: Final = tuple(kind.partition(":")[2] for kind in KINDS if kind != HUMAN)

_GRACE: Final = 60


class GraceBox(QComboBox):
    """After which time others may vote on the seat of somebody who is away."""

    def __init__(self) -> None:
        super().__init__()
        for seconds in GRACES:
            text = self.tr("after {0} seconds").format(seconds) if seconds else self.tr("never")
            self.addItem(text, seconds)
        self.setAccessibleName(self.tr("Others may vote on the seat of somebody who is away"))
        self.setToolTip(self.tr("They vote whether to wait, to let a bot play, or to let somebody take the seat over."))

    def choose(self, seconds: object) -> None:
        """Choose *seconds*; a minute if that cannot be chosen."""
        found = self.findData(seconds)
        self.setCurrentIndex(found if found >= 0 else self.findData(_GRACE))


class TableBox(QGroupBox):
    """The table itself: its name, how many play, who may come."""

    def __init__(self, name: str, last: dict[str, Any], *, is_open: bool) -> None:
        super().__init__()
        self.setTitle(self.tr("Table"))
        self.name = QLineEdit(name)
        self.name.setMaxLength(LONGEST_TABLE_NAME)
        self.name.setAccessibleName(self.tr("Name of the table"))
        self.players = QSpinBox()
        self.players.setRange(FEWEST_SEATS, MOST_SEATS)
        self.players.setAccessibleName(self.tr("Number of players"))
        count = last.get("players")
        self.players.setValue(count if isinstance(count, int) else FEWEST_SEATS)
        self.pin = QCheckBox(self.tr("Who comes in needs a P&IN"))
        self.pin.setChecked(last.get("pin") is not False)
        self.spectators = QCheckBox(self.tr("Others may &watch"))
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
            form.addRow(self.tr("Vote on who is a&way:"), self.grace)
        note = QLabel(
            self.tr("People take seats when they come. A bot can take any seat that is left.") if not is_open
            else self.tr("Where the new board has fewer seats, the last to come watch.")
        )  # fmt: skip
        note.setProperty("muted", True)
        note.setWordWrap(True)
        note.setAlignment(Qt.AlignmentFlag.AlignTop)
        form.addRow(note)


class TableDialog(GameSetupDialog):
    """Gathers what a table needs; ``offer`` is what is played once the dialog is accepted.

    *table* is the one that is to be changed, None if it is to be opened.
    """

    def __init__(
        self, library: Library, last: dict[str, Any], name: str, parent: QWidget | None = None, lang: str = "en",
        table: LobbyTable | None = None,
    ) -> None:  # fmt: skip
        box = TableBox(name, last, is_open=table is not None)
        super().__init__(library, last, box, box.players, parent, lang)
        self._shelf = library
        self.box = box
        self.offer: TableOffer | None = None
        if table is None:
            self.call_it(self.tr("Open a table"), self.tr("Open"))
        else:
            self.call_it(self.tr("Change the table"), self.tr("Change"))

    @property
    def players(self) -> int:
        return self.box.players.value()

    def name(self) -> str:
        """Return what the table is called."""
        return " ".join(self.box.name.text().split())

    def change(self, table: LobbyTable) -> LobbyTable:
        """Return *table* run as it was chosen; for a new one."""
        return seating.set_house(
            table, spectators=self.box.spectators.isChecked(), pin=self.box.pin.isChecked(),
            grace=int(self.box.grace.currentData()), secrecy=SECRECY.index(self.secrecy()),
        )  # fmt: skip

    def rename(self, table: LobbyTable) -> LobbyTable:
        """Return *table* under its name and with its secrecy as they were chosen; for one that is there."""
        return seating.set_house(table, name=self.name(), secrecy=SECRECY.index(self.secrecy()))

    def remembered(self) -> dict[str, Any]:
        """Return what is chosen now in the form of the settings."""
        return {
            **self.ground(), "players": self.players, "pin": self.box.pin.isChecked(),
            "spectators": self.box.spectators.isChecked(), "grace": self.box.grace.currentData(),
        }  # fmt: skip

    def finish(self) -> None:
        try:
            if not is_clean(self.name(), LONGEST_TABLE_NAME):
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
        assert file is not None    # without a board there is nothing to press
        name = f"{file.board.id}.json"
        shipped, own = board_folder() / name, self._shelf.board_folder / name
        path = shipped if shipped.is_file() else own
        return pack(path.read_text(encoding="utf-8"), self.label(), self.options(), self._shelf.catalogue)


_SECOND: Final = 1000


class Clockwork(QObject):
    """``ticked`` tells that what is shown of the times has changed; ``reminded``, that the peer of that chair has been
    asked for longer than the table likes. *moment* is the clock, in seconds."""

    ticked = Signal()
    reminded = Signal(int)

    def __init__(self, parent: QObject, moment: Callable[[], float] = time.monotonic) -> None:
        super().__init__(parent)
        self.moment = moment
        self._players: tuple[int | None, ...] = ()
        """Who plays on each chair; None for a bot."""
        self._beat = QTimer(self)
        self._beat.setInterval(_SECOND)
        self._beat.timeout.connect(self.ticked)

    @property
    def is_running(self) -> bool:
        return self._beat.isActive()

    def adopt(self, old: Clockwork) -> None:
        """Go by the clock of the *old* one, whose window is no more."""
        self.moment, self._players = old.moment, old._players
        old.look(None, None)

    def look(self, now: NetworkGameState | None, game: OnlineGame | None) -> None:
        """See how the *game* stands, and have *now* know the times; no game, no clock."""
        if now is None or game is None:
            self._beat.stop()
            return
        moment, clocks = self.moment(), now.clocks
        clocks.obey(now.manners.clock)
        players = tuple(None if bot else peer for peer, bot in zip(now.view.seats, now.view.bots, strict=True))
        for chair, (player, before) in enumerate(zip(players, self._players, strict=False)):
            if player is not None and player != before:
                (clocks.resume if player == now.view.owners[chair] else clocks.refill)(chair)
        self._players = players
        count = len(now.view.seats)
        chair = (game.state.turn + now.first) % count
        clocks.see(self._asked(now, game), (game.state.round, chair), moment)
        now.times = {
            chair: math.ceil(left) for chair in range(count)
            if not now.view.bots[chair] and (left := clocks.left(chair, moment)) is not None
        }  # fmt: skip
        now.late = clocks.late(moment)
        if (slow := clocks.remind(moment)) is not None:
            self.reminded.emit(slow)
        if clocks.running is None:
            self._beat.stop()
        elif not self._beat.isActive():
            self._beat.start()

    @staticmethod
    def _asked(now: NetworkGameState, game: OnlineGame) -> int | None:
        """Return the chair that is asked; None if it is a bot's, or its player is not there, or the game rests.

        Whoever has used up the grace time has no other way to stop the clock than to be there.
        """
        decision, waiting = game.decision, now.waiting
        if decision is None or decision.seat < 0 or now.over or now.paused:
            return None
        chair = (decision.seat + now.first) % len(now.view.seats)
        player = now.view.seats[chair]
        if now.view.bots[chair]:
            return None
        if waiting is not None:
            return chair if waiting.overdue and player in waiting.peers else None
        return chair if now.present(player) else None
