"""What may come a moment later than the rest: one piece in each step, so that clicks and keys are heard in between."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QObject

from swqt.gui.stepwise import Stepwise


class Lagging(QObject):
    """Does *pieces* of work that show what is true when they are done, however often they were asked for before."""

    def __init__(self, pieces: Sequence[Callable[[], None]], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pieces = tuple(pieces)
        self._due: list[Callable[[], None]] = []
        self._rounds = Stepwise(self)

    @property
    def is_behind(self) -> bool:
        """Whether a piece is still to be done."""
        return bool(self._due)

    def begin(self) -> None:
        """Have all pieces done in steps. Those that wait already keep their turn: whoever asks often holds up none."""
        self._due += [piece for piece in self._pieces if piece not in self._due]
        if not self._rounds.is_running:
            self._rounds.begin(self._steps())

    def at_once(self) -> None:
        """Do all pieces now; none is left for later."""
        self._due.clear()
        for piece in self._pieces:
            piece()

    def _steps(self) -> Iterator[None]:
        while self._due:
            self._due.pop(0)()
            yield
