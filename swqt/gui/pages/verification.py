"""Verifies the dice of a finished network game in a thread, and says in a sentence what came of it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject, Signal

from swqt.gui.style.threads import queued, run_in_thread
from swqt.table import Library

if TYPE_CHECKING:
    from swqt.net.playing.verify import VerifyReport

_tr = QCoreApplication.translate

_STEPS = 50
"""How often progress is told."""


class DiceVerifier(QObject):
    """Checks the signatures and draws in game files, one after the other.

    ``advanced`` gives the percentage, ``ended`` the sentence.
    """

    advanced = Signal(int)
    ended = Signal(str)

    def __init__(self, library: Library, parent: QObject) -> None:
        super().__init__(parent)
        self._library = library
        self._wanted: Path | None = None

    @property
    def is_working(self) -> bool:
        return self._wanted is not None

    def start(self, path: Path) -> None:
        """Verify the game in *path*, unless another one is being verified."""
        if self._wanted is not None:
            return
        self._wanted = path
        library, tell = self._library, queued(self._on_progress)
        self.advanced.emit(0)

        def progress(done: int, entries: int) -> None:
            if done * _STEPS // entries != (done - 1) * _STEPS // entries:
                tell(path, done * 100 // entries)

        def work() -> tuple[Path, VerifyReport]:
            from swqt.net.playing.verify import verify  # keys and messages are rarely needed

            return path, verify(path.read_bytes(), library, progress=progress)

        run_in_thread(work, self._on_done, self._on_failed, "verify")

    def stop(self) -> None:
        """Forget what is being verified; nothing is told of it any more."""
        self._wanted = None

    def _on_progress(self, path: Path, percent: int) -> None:
        if path == self._wanted:
            self.advanced.emit(percent)

    def _on_done(self, result: tuple[Path, VerifyReport]) -> None:
        path, report = result
        if path == self._wanted:
            self._wanted = None
            self.ended.emit(self.sentence(report))

    def _on_failed(self, error: Exception) -> None:
        if not isinstance(error, OSError):
            raise error
        self._wanted = None
        self.ended.emit(self.tr("The game cannot be read: {0}").format(error.strerror or error))

    def sentence(self, report: VerifyReport) -> str:
        """Return in plain words what *report* says."""
        if report.good:
            draws = self.tr("%n draw(s)", "", len(report.draws))
            text = self.tr("The dice were fair: {0} and every move are as all players signed them.").format(draws)
            return " ".join([text, *change_sentences(report)])
        if report.problems[0].code == "none":
            return self.tr("This game was not played on a network, so there is nothing to verify.")
        problem = report.problems[0]
        if problem.seq >= 0:
            return self.tr("Not proved: step {0} of the log is not as the players signed it ({1}).").format(
                problem.seq + 1, problem.text
            )
        return self.tr("Not proved: {0}.").format(problem.text)


_MOST_CHANGES: Final = 6
"""Votes that are told one by one; `swqt lan verify` tells all."""


def change_sentences(report: VerifyReport) -> list[str]:
    """Return who took seats or draws from whom, and who signed that."""
    sentences: list[str] = []
    for change in report.changes[:_MOST_CHANGES]:
        signers, missing = report.names(change.signers), report.names(change.missing)
        if change.copied:
            text = _tr("DiceVerifier", "In the end {0} went on alone, in a copy of the game.")
            sentences.append(text.format(signers))
            continue
        if change.burned and missing:
            text = _tr("DiceVerifier", "Draw {0} was replaced: {1} signed that the part of {2} was missing.")
            sentences.append(text.format(change.burned, signers, missing))
        elif change.burned:
            text = _tr("DiceVerifier", "Draw {0} was replaced, although nobody’s part was missing: {1} signed that.")
            sentences.append(text.format(change.burned, signers))
        if change.lost:
            text = _tr("DiceVerifier", "{0} lost the seat at step {1}: {2} signed that.")
            sentences.append(text.format(report.names(change.lost), change.seq + 1, signers))
    more = len(report.changes) - _MOST_CHANGES
    if more > 0:
        sentences.append(_tr("DiceVerifier", "Further votes that took seats or draws: {0}.").format(more))
    return sentences
