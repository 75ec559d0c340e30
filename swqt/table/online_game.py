"""A running game whose log is shared by all peers: commands are sent to the log and played when they come back.

For the window it is a game like any other. Commands of people and bots at this program are sent as texts. All accepted
commands, including its own, come back in log order and are played only then. Answers of CHANCE arrive the same way, so
a command and the answers that it requires are reported together, as in a local game. Undo arrives as a log length.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from pathlib import Path

from swqt.engine import CHANCE, Command, Refused, Rules, State
from swqt.home import write_whole
from swqt.notation import NotationError, TraitText, read_command, write_command
from swqt.table.early_retreats import RETREAT, EarlyAnswers, StoredAnswers, read_kept, write_kept
from swqt.table.game import Game, GameChange, UndoBarrier
from swqt.table.journal import Journal
from swqt.table.record import Annotation, PlayedCommand, joined_annotations, note_line, read_note
from swqt.table.setup import OPEN, Seat


class OnlineGame(Game):
    """A ``Game`` in a network. *say* sends a text to all peers on behalf of the deciding seat.

    *left* is called when the table is left for good. Seats of kind ``REMOTE`` are played elsewhere. ``waiting`` is true
    until all texts sent by this program, and the answers of CHANCE that follow, have come back.

    People whose tokens retreat at the same time may answer at the same time: an answer before its turn in the log is
    kept (``early``) and sent as soon as its decision is open. The log itself keeps the order of the rules. *remember*
    receives all kept answers as a text to store whenever they change; *remembered* is that text from an earlier run,
    restored if the log reaches the same retreats. Notes are stored in the file *notes* and not sent to others.
    """

    def __init__(
        self,
        rules: Rules,
        start: State,
        seats: Sequence[Seat],
        say: Callable[[str], None],
        *,
        journal: Journal | None = None,
        traits: Sequence[TraitText] = (),
        secrecy: str = OPEN,
        left: Callable[[], None] = lambda: None,
        looks: Sequence[int] = (),
        remember: Callable[[str], None] = lambda text: None,
        remembered: str = "",
        notes: Path | None = None,
    ) -> None:
        self._say = say
        self._remember = remember
        self._remembered = remembered
        self._kept = read_kept(remembered)
        self._left = left
        self._unconfirmed = 0
        self._ahead: State | None = None    # the position after all sent commands, if known
        self.early = EarlyAnswers(rules)
        self._held: list[PlayedCommand] = []
        self._notes = notes
        self._stored = _read_notes(notes) if notes is not None else ()
        super().__init__(
            rules, start, seats, journal=journal, traits=traits, secrecy=secrecy, looks=looks, annotations=self._stored
        )

    @property
    def waiting(self) -> bool:
        return self._unconfirmed > 0 or bool(self._held)

    def play(self, command: Command, seat: int | None = None) -> tuple[PlayedCommand, ...]:
        """Send *command*; it is played when it comes back.

        Raises Refused if it is illegal now, or if *seat* is given and another seat must decide. Does nothing while an
        answer of CHANCE or an undo is awaited.
        """
        if self.waiting and self._ahead is None:
            return ()
        ahead, _ = self.rules.apply(self._ahead or self.state, command, seat)
        decision = self.rules.decision(ahead)
        self._ahead = None if decision is None or decision.seat == CHANCE else ahead
        self._send(write_command(self.rules, command))
        return ()

    @property
    def retreating(self) -> Mapping[int, State]:
        """The seats that must retreat now or soon, in log order, and the position in which each may answer."""
        return self.early.asked(self.state)

    def asked(self, asking: Collection[int]) -> State | None:
        """Return the position in which a person at this program must decide, or None.

        It is the game's position, or that of an early retreat of one of the seats *asking*.
        """
        decision = self.decision
        if decision is None:
            return None
        if self.seats[decision.seat].is_human and self.early.get(decision.seat) is None:
            return self.state
        for seat, position in self.retreating.items():
            answer = self.early.get(seat)
            if answer is not None and not answer.is_ready:
                return answer.rest
            if answer is None and seat in asking and self.seats[seat].is_human:
                return position
        return None

    def answer(self, asked: State, command: Command) -> None:
        """Answer the decision of *asked*: send *command*, or keep it until the decision is open; raises Refused."""
        decision = asked.decision
        if asked is self.state or decision is None:
            self.play(command, None if decision is None else decision.seat)
            return
        self.early.add(self.state, decision.seat, command)
        self._tell(GameChange("prepared", ()))
        self._send_early()

    def leave(self) -> None:
        super().leave()
        self._left()

    def forget_notes(self, kept: Path) -> None:
        """Write notes into *kept*, the file of the finished game, from now on; it already contains the earlier ones."""
        self.source, notes, self._notes = kept, self._notes, None
        if notes is not None:
            with contextlib.suppress(OSError):    # an old file remains, which does no harm
                notes.unlink(missing_ok=True)

    @property
    def barrier(self) -> UndoBarrier | None:
        """The barrier of a local game; None while an early answer is not sent, which can always be undone."""
        return None if self.early.can_take_back else super().barrier

    def undo(self) -> UndoBarrier | None:
        return None if self._undo_early() else super().undo()

    def barrier_before(self, count: int) -> UndoBarrier | None:
        """Return the barrier of a local game, or one if another seat must decide: only it may write to the log."""
        barrier = super().barrier_before(count)
        decision = self.decision
        if barrier is None and (decision is None or decision.seat != self._history[-1].seat):
            return UndoBarrier("seat", self._history[-1])
        return barrier

    def undo_to(self, count: int) -> UndoBarrier | None:
        barrier = self.barrier_before(count)
        if barrier is None and not self.waiting:
            from swqt.net.game.board import write_taking_back  # most starts do not need the network libraries

            self._send(write_taking_back(len(self._history) - count))
        return barrier

    def reset_turn(self) -> UndoBarrier | None:
        if self._undo_early(whole=True):
            return None
        barrier = self.barrier
        if barrier is not None:
            return barrier
        turn = (self.state.round, self.state.turn)
        count = len(self._history)
        while count and self.barrier_before(count - 1) is None and _turn(self._history[count - 1].before) == turn:
            count -= 1
        if count == len(self._history):
            return UndoBarrier("turn", self._history[-1])
        return self.undo_to(count)

    @property
    def can_redo(self) -> bool:
        """Whether the deciding seat is played by a person here, and its own command was undone last."""
        seat = self.decision.seat if self.decision is not None else CHANCE
        return bool(self._undone) and self._undone[-1].seat == seat != CHANCE and self.seats[seat].is_human

    def redo(self) -> tuple[PlayedCommand, ...]:
        if self.can_redo and not self.waiting:
            self._send(write_command(self.rules, self._undone[-1].command))
        return ()

    def accept(self, texts: Iterable[str]) -> None:
        """Play *texts*, the next commands in the log, which this peer has checked."""
        for text in texts:
            self._accept(text)
        self._send_early()

    def refused(self) -> None:
        """Forget the texts sent: they were not accepted into the log and will not come back."""
        self._unconfirmed = 0
        self._ahead = None
        self._tell(GameChange("undone", ()))

    def roll_back(self, length: int) -> None:
        """Keep only the first *length* accepted commands, because a peer, possibly this one, has undone the others."""
        entries = [*self._history, *self._held][:length]
        count = min(length, len(self._history))
        if count < len(self._history):
            while count and self._is_chance_due(entries[count - 1].after):
                count -= 1
        self._held = entries[count:]
        self._unconfirmed = 0
        self._ahead = None
        undone = self._history[count:][::-1]
        del self._history[count:]
        self._undone += undone
        if undone:
            self._report_undone(undone)
        else:
            self._tell(GameChange("undone", ()))
        self._send_early()

    def _send_early(self) -> None:
        """Send the early answer of the seat whose decision is open now."""
        self._restore_early()
        decision = self.decision
        answer = self.early.get(decision.seat) if decision is not None and decision.kind == RETREAT else None
        if decision is None or answer is None or answer.sent == len(answer.commands):
            return
        for command in answer.commands[answer.sent :]:
            if self.waiting and self._ahead is None:
                return    # the rest is sent when everything has come back
            self.early.note_sent(decision.seat)
            self.play(command, decision.seat)
        self._tell(GameChange("prepared", ()))    # it can no longer be undone

    def _restore_early(self) -> None:
        """Restore the stored answers of an earlier run once the log reaches the same position."""
        kept = self._kept
        if kept is None:
            return
        if self.decision is None or _turn(self.state) > kept.turn:
            self._kept = None
            self._store_early()
        elif self.retreating and self._retreats_began().digest == kept.origin:
            self._kept = None
            for seat, texts in kept.answers.items():
                self._restore_answer(seat, texts)
            self._tell(GameChange("prepared", ()))

    def _restore_answer(self, seat: int, texts: tuple[str, ...]) -> None:
        since = self._history[self._retreats_from() :]
        said = tuple(write_command(self.rules, entry.command) for entry in since if entry.seat == seat)
        if seat not in self.retreating or self.early.get(seat) or texts[: len(said)] != said:
            return
        try:
            for text in texts[len(said) :]:
                self.early.add(self.state, seat, read_command(self.rules, text))
        except (NotationError, Refused):
            self.early.forget(seat)

    def _store_early(self) -> None:
        """Store the kept answers on disk."""
        answers = self.early.commands
        if answers and not self.retreating:
            return    # a command was undone; it may come again
        text = "" if not answers else write_kept(StoredAnswers(_turn(self.state), self._retreats_began().digest, {
            seat: tuple(write_command(self.rules, command) for command in commands)
            for seat, commands in answers.items()
        }))    # fmt: skip
        if text != self._remembered and (text or self._kept is None):
            self._remembered = text
            self._remember(text)

    def _retreats_began(self) -> State:
        """Return the position in which the current retreats began."""
        start = self._retreats_from()
        return self._history[start].before if start < len(self._history) else self.state

    def _retreats_from(self) -> int:
        start = len(self._history)
        while start and (decision := self._history[start - 1].before.decision) and decision.kind == RETREAT:
            start -= 1
        return start

    def _undo_early(self, *, whole: bool = False) -> bool:
        """Undo a kept answer that has not been sent yet; return whether there was one."""
        if not self.early.can_take_back:
            return False
        self.early.take_back(self.state, whole=whole)
        self._tell(GameChange("prepared", ()))
        return True

    def _tell(self, change: GameChange) -> None:
        self.early.review(self.state, lambda seat: self.seats[seat].is_human, arrived=not self._unconfirmed)
        self._store_early()
        self._store_notes()
        super()._tell(change)

    def _store_notes(self) -> None:
        if self._notes is None or self.annotations == self._stored:
            return
        lines = [f"{after} {note_line(text)}\n" for after, text in self.annotations]
        try:
            write_whole(self._notes, "".join(lines).encode())
        except OSError as error:
            self._fail(f"{self._notes}: the note is not being saved: {error.strerror or error}")
        else:
            self._stored = self.annotations

    def _send(self, text: str) -> None:
        self._unconfirmed += 1
        self._say(text)

    def _confirm(self, seat: int) -> None:
        """Count a text for *seat* as having come back."""
        if self._unconfirmed and not self.seats[seat].is_remote:
            self._unconfirmed -= 1
        if not self._unconfirmed:
            self._ahead = None

    def _accept(self, text: str) -> None:
        command = read_command(self.rules, text)
        before = self._held[-1].after if self._held else self.state
        decision = self.rules.decision(before)
        assert decision is not None    # this peer has already checked the command
        after, events = self.rules.apply(before, command)
        self._held.append(PlayedCommand(before, decision.seat, command, events, after))
        if decision.seat != CHANCE:
            self._confirm(decision.seat)
        if not self._is_chance_due(after):
            self._publish()

    def _is_chance_due(self, state: State) -> bool:
        decision = self.rules.decision(state)
        return decision is not None and decision.seat == CHANCE

    def _publish(self) -> None:
        played, self._held = tuple(self._held), []
        self._history += played
        for entry in played:
            if self._undone and self._undone[-1][:3] == entry[:3]:
                self._undone.pop()
            else:
                self._undone.clear()
        self._save(lambda journal: journal.add(map(self._line, played)))
        self._tell(GameChange("played", played))

    def _settle(self) -> tuple[PlayedCommand, ...]:
        """Do nothing: the log answers for CHANCE."""
        return ()


def _read_notes(path: Path) -> tuple[Annotation, ...]:
    """Return the notes of an earlier run, without unreadable lines."""
    try:
        text = path.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ()
    rows = (line.partition(" ") for line in text.split("\n"))
    return joined_annotations(
        Annotation(int(after), note) for after, _, line in rows
        if after.isascii() and after.isdigit() and len(after) < 7 and (note := read_note(line))
    )  # fmt: skip


def _turn(state: State) -> tuple[int, int]:
    return state.round, state.turn
