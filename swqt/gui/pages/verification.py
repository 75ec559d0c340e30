"""Verifies the dice of a finished network game in a thread, and says in a sentence what came of it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject, Signal

from swqt.gui.style.threads import queued, run_in_thread
from swqt.gui.texts.names import listed
from swqt.table import Library

if TYPE_CHECKING:
    from swqt.net.game.proof import VerifiedChange
    from swqt.net.game.verify import VerifyProblem, VerifyReport

_tr = QCoreApplication.translate
_shared = partial(QCoreApplication.translate, "Network")
"""Translates what ``verify`` says in English; packaging/translate.py knows these texts."""

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
            from swqt.net.game.verify import verify  # keys and messages are rarely needed

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
        self.ended.emit(self.tr("Couldn't read the game: {0}").format(error.strerror or error))

    def sentence(self, report: VerifyReport) -> str:
        """Return in plain words what *report* says, and what no such check can say."""
        if report.good:
            draws = self.tr("%n draw(s)", "", len(report.draws))
            text = self.tr("The dice were fair: {0} and every move are just as all players signed them.").format(draws)
            return "\n".join([" ".join([text, *change_sentences(report)]), " ".join(limit_sentences(report))])
        if report.problems[0].code == "none":
            return self.tr("This game wasn't played on a network, so there is nothing to verify.")
        return self._problem(report.problems[0])

    def _problem(self, problem: VerifyProblem) -> str:
        from swqt.net.game.verify import WRONG

        if problem.seq:
            wrong = WRONG.get(problem.code)
            why = _shared(wrong) if wrong else self.tr("the rules refuse it")
            text = self.tr("Not proved: step {0} of the log isn't as the players signed it ({1}).")
            return text.format(problem.seq, why)
        if problem.code == "start":
            return self.tr("Not proved: not all players signed this start of the game, or it isn't for this program.")
        if problem.code == "shown":
            return self.tr("Not proved: line {0} of the file isn't what was played.").format(problem.line)
        return self.tr("Not proved: line {0} of the file isn't part of a signed log.").format(problem.line)


_MOST_CHANGES: Final = 6
"""Changes that are told one by one; `swqt lan verify` tells all."""


def change_sentences(report: VerifyReport) -> list[str]:
    """Return who took seats or draws from whom and who signed that, and whose part of an open draw is missing."""
    sentences = [_change_sentence(report, change) for change in report.changes[:_MOST_CHANGES]]
    more = len(report.changes) - _MOST_CHANGES
    if more > 0:
        sentences.append(_tr("DiceVerifier", "Other changes to seats or draws: {0}.").format(more))
    if report.open is not None and report.open.missing:
        text = _tr("DiceVerifier", "Draw {0} is unfinished: this file doesn't have the part of {1}.")
        sentences.append(text.format(report.open.number, _names(report, report.open.missing)))
    return sentences


def _names(report: VerifyReport, peers: Sequence[int]) -> str:
    return listed(report.names((peer,)) for peer in peers)


def _change_sentence(report: VerifyReport, change: VerifiedChange) -> str:
    signers, peers, draws = _names(report, change.signers), _names(report, change.peers), listed(map(str, change.draws))
    match change.kind:
        case "copy":
            text = _tr("DiceVerifier", "From step {0} on, this is a copy of the game in which {1} went on without {2}.")
            return text.format(change.seq, signers, peers)
        case "burn":
            text = _tr("DiceVerifier", "Draw {0} was made again because the part of {2} was missing (signed by {1}).")
            return text.format(draws, signers, peers)
        case "undone" if draws:
            text = _tr(
                "DiceVerifier", "At step {0}, moves were taken back and draw {1} was made again (signed by {2})."
            )
            return text.format(change.seq, draws, signers)
        case "undone":
            text = _tr("DiceVerifier", "At step {0}, moves were taken back (signed by {1}).")
            return text.format(change.seq, signers)
        case "split":
            text = _tr("DiceVerifier", "{0} signed for two sides of this game; the proof is in step {1}.")
            return text.format(peers, change.seq)
    return _tr("DiceVerifier", "{0} lost the seat at step {1} (signed by {2}).").format(peers, change.seq, signers)


def limit_sentences(report: VerifyReport) -> list[str]:
    """Return what no check of a file can know of this game."""
    sentences = {
        "keys": _tr("DiceVerifier", "This shows which program signed, not who sat there."),
        "end": _tr("DiceVerifier", "It can't show what came after the end of this file."),
        "pair": _tr(
            "DiceVerifier",
            "With two players, the one who gets the other's part of a die first could stop the game, but never roll "
            "that die again. Nobody can prove who stopped.",
        ),
        "bridge": _tr(
            "DiceVerifier",
            "A player who was the only link between two others could have held back a part of a die, which leaves no "
            "proof.",
        ),
        "majority": _tr(
            "DiceVerifier",
            "More than half of the players can play on without the others. The file shows that they did and who "
            "signed, but not whether their reason was true.",
        ),
    }
    return [sentences[code] for code in report.limits]
