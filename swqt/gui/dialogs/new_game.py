"""The dialog that asks what to play: players, board, content, races and powers, house rules."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QWidget

from swqt.gui.dialogs.ground import GroundDialog
from swqt.gui.dialogs.seats_box import SeatsBox
from swqt.table import Library, Setup, SetupError


class NewGameDialog(GroundDialog):
    """Gathers a Setup; ``setup`` is valid once the dialog is accepted."""

    def __init__(
        self, library: Library, last: dict[str, Any], parent: QWidget | None = None, lang: str = "en"
    ) -> None:
        self.seats = SeatsBox()
        self.seats.restore(last)
        super().__init__(library, last, self.seats, self.seats.players, parent, lang)
        self.setup: Setup | None = None
        self.call_it(self.tr("New game"), self.tr("Start"))

    def gathered(self) -> Setup:
        """Return what is chosen now."""
        names, kinds = self.seats.chosen()
        board = str(self.place.board.currentData() or "")
        return Setup(names, kinds, board, self.label(), options=self.options(), secrecy=self.secrecy())

    def remembered(self) -> dict[str, Any]:
        """Return what is chosen now in the form of the settings."""
        names, kinds = self.seats.chosen()
        return {"names": list(names), "kinds": list(kinds), **self.ground()}

    def finish(self) -> None:
        setup = self.gathered()
        try:
            setup.check(self._library)
        except SetupError as error:
            self.show_problem(str(error))
            return
        self.setup = setup
        self.accept()
