"""The dialog that asks what to play: players, board, content, races and powers, house rules."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Any

from PySide6.QtWidgets import QWidget

from swqt.gui.dialogs.ground import GroundDialog, GroundParts
from swqt.gui.dialogs.seats_box import SeatsBox
from swqt.table import Library, Setup, SetupError


class Parts(GroundParts):
    """The parts of the dialog that take the longest to make."""

    @cached_property
    def seats(self) -> SeatsBox:
        return SeatsBox()

    def steps(self) -> Iterator[None]:
        """Make one after the other."""
        for part in ("found", "seats", "place", "traits"):
            getattr(self, part)
            yield


class NewGameDialog(GroundDialog):
    """Gathers a Setup; ``setup`` is valid once the dialog is accepted.

    With *parts* that may have been made before it is not whole until it is completed, or its ``making`` gone through.
    """

    def __init__(
        self, library: Library, last: dict[str, Any], parent: QWidget | None = None, lang: str = "en",
        parts: Parts | None = None,
    ) -> None:    # fmt: skip
        some = parts or Parts(library, lang)
        self.seats = some.seats
        self.seats.restore(last)
        super().__init__(library, last, self.seats, self.seats.players, parent, lang, some)
        self.setup: Setup | None = None
        self.call_it(self.tr("New game"), self.tr("Start"))
        if parts is None:
            self.complete()

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
