"""A running game: position and history, undo and redo, journal and listeners."""

from __future__ import annotations

import contextlib
import logging
import secrets
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from random import Random
from typing import Final, Literal, NamedTuple

from swqt.ai import chance
from swqt.ai.turn_end import settle
from swqt.engine import CHANCE, Command, Decision, Refused, Rules, State
from swqt.notation import TraitText
from swqt.table.journal import Journal, JournalError
from swqt.table.record import (
    FORGOTTEN,
    NOTED,
    PLACED,
    REDONE,
    Annotation,
    PlayedCommand,
    Remark,
    fate_text,
    joined_annotations,
    move_line,
    moved_annotations,
    note_line,
    plain_note,
    remark_text,
    seats_after,
    undone_text,
    write_note,
)
from swqt.table.setup import ABSENT, HUMAN, KINDS, OPEN, REMOTE, Seat


class ChanceSource:
    """A source of answers for CHANCE; they are recorded, so that a replay needs no dice.

    With a *seed*, an answer depends only on the seed and the position: a reloaded game continues with the same rolls.
    Without one, answers are unpredictable.
    """

    def __init__(self, seed: int | None = None) -> None:
        self.seed = seed
        self._fresh = secrets.SystemRandom()

    def answer(self, rules: Rules, state: State) -> Command:
        """Return an answer to the open decision of CHANCE."""
        rng = self._fresh if self.seed is None else Random(f"{self.seed} {state.digest}")
        return chance(rules, state, rng)


class RollReplay:
    """Undone answers of CHANCE, in their order, to be repeated for the next decisions that they fit."""

    def __init__(self, kept: Iterable[Command] = ()) -> None:
        """*kept* are the answers of an earlier run, the next to repeat last."""
        self._kept = list(kept)
        self._spent: list[Command] = []

    def keep(self, undone: Iterable[PlayedCommand]) -> list[Command]:
        """Keep and return the answers of CHANCE in *undone*, which has the last command first.

        They are repeated before those already kept.
        """
        more = [entry.command for entry in undone if entry.seat == CHANCE]
        self._kept += more
        return more

    def answer(self, rules: Rules, state: State) -> Command | None:
        """Return the next kept answer that fits the open decision, or None; it stays until ``spend``."""
        return next((command for command in reversed(self._kept) if rules.check(state, command) is None), None)

    def spend(self, command: Command) -> None:
        """Remove *command*, which has been repeated."""
        for number in range(len(self._kept) - 1, -1, -1):
            if self._kept[number] == command:
                del self._kept[number]
                self._spent.append(command)
                return

    def take_spent(self) -> list[Command]:
        """Return the answers repeated since the last call."""
        spent, self._spent = self._spent, []
        return spent


logger = logging.getLogger(__name__)


class UndoBarrier(NamedTuple):
    """The reason why undo is not possible.

    ``reason`` is ``start`` (nothing has been played), ``turn`` (nothing has been played in this turn), ``revealed``
    (the die, the stacks or something hidden was revealed) or ``seat`` (another seat has answered). ``entry`` is the
    command that prevents it.
    """

    reason: Literal["start", "turn", "revealed", "seat"]
    entry: PlayedCommand | None = None


class GameChange(NamedTuple):
    """A change reported to listeners: *entries* were played or redone, or undone, last one first.

    Without entries: ``seated`` (the player of a seat has changed), ``prepared`` (early answers have changed),
    ``annotated`` (a note has changed).
    """

    kind: Literal["played", "undone", "redone", "seated", "prepared", "annotated"]
    entries: tuple[PlayedCommand, ...]


Listener = Callable[[GameChange], None]

START: Final = UndoBarrier("start")


class Game:
    """A game with its *history* since *start*; decisions of CHANCE are answered at once.

    Commands are written to the journal before listeners are called. If the journal fails, ``trouble`` is the reason,
    the game continues in memory, and every further command tries to save the whole game again. Seats of kind ``human``
    are people at this table, who may undo their commands (see ``barrier``); commands of others cannot be undone.
    ``opening`` are the seats at the start, ``seats`` the current ones; ``remarks`` record the changes in between.
    ``traits`` are the custom traits of the game, which its file contains; ``Library.with_traits`` knows their names.
    ``secrecy``, one of ``setup.SECRECY``, determines which coins are shown. ``looks`` are the chosen colour numbers by
    seat; without any, colours follow the order of seats. ``free_undo`` is a house rule for hot-seat games (see
    ``is_free``).
    """

    def __init__(
        self,
        rules: Rules,
        start: State,
        seats: Sequence[Seat],
        *,
        history: Iterable[PlayedCommand] = (),
        dice: ChanceSource | None = None,
        journal: Journal | None = None,
        traits: Sequence[TraitText] = (),
        secrecy: str = OPEN,
        remarks: Iterable[Remark] = (),
        looks: Sequence[int] = (),
        kept: Iterable[Command] = (),
        undone: Iterable[Command] = (),
        annotations: Iterable[Annotation] = (),
    ) -> None:
        """*seats* are those at the start, *remarks* their later changes, *kept* the answers that chance repeats.

        *undone* are the undone commands, the next to redo last; dropped from the first that is not legal any more.
        """
        if len(seats) != len(start.coins):
            raise ValueError(f"the position has {len(start.coins)} seats, the table {len(seats)}")
        self.rules = rules
        self.start = start
        self.opening = tuple(seats)
        self.remarks = list(remarks)
        self.annotations = tuple(annotations)
        self.seats = seats_after(self.opening, self.remarks)
        self.dice = dice or ChanceSource()
        self.journal = journal
        self.traits = tuple(traits)
        self.secrecy = secrecy
        self.looks = tuple(looks)
        self.trouble: str | None = None
        self.source: Path | None = None
        """The file of a game without a journal; notes are written into it."""
        self.proof: Path | None = None
        """The file with the proof of a finished network game."""
        self.lost_lines = 0
        """Number of lines at the end of its file that could not be read."""
        self.failures = 0
        """Number of failed writes."""
        self._history = list(history)
        self._undone: list[PlayedCommand] = []
        self._roll_replay = RollReplay(kept)
        self.free_undo = False
        self._listeners: list[Listener] = []
        self._pending: deque[GameChange] = deque()
        self._notifying = False
        settled = self._settle()
        self._write(settled)
        self._undone += self._to_redo(undone)

    @property
    def state(self) -> State:
        return self._history[-1].after if self._history else self.start

    @property
    def decision(self) -> Decision | None:
        """The open decision, never one of CHANCE; None when the game is over."""
        return self.rules.decision(self.state)

    @property
    def history(self) -> Sequence[PlayedCommand]:
        """All commands so far, the oldest first."""
        return tuple(self._history)

    def __len__(self) -> int:
        return len(self._history)

    def at(self, count: int) -> State:
        """Return the position after the first *count* commands."""
        if not 0 <= count <= len(self._history):
            raise IndexError(f"there are {len(self._history)} commands, no position after {count} of them")
        return self._history[count - 1].after if count else self.start

    def seat_to_move(self) -> Seat | None:
        """Return the deciding seat; None when the game is over."""
        decision = self.decision
        return None if decision is None else self.seats[decision.seat]

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Call *listener* after every change; calling the result unsubscribes it."""
        self._listeners.append(listener)

        def stop() -> None:
            with contextlib.suppress(ValueError):   # stopped already, or the game is closed
                self._listeners.remove(listener)

        return stop

    def play(self, command: Command, seat: int | None = None) -> tuple[PlayedCommand, ...]:
        """Play *command*, let CHANCE answer what follows, and return both.

        Raises Refused if it is illegal, or if *seat* is given and another seat must decide.
        """
        first = self._step(command, seat)
        self._history.append(first)
        played = (first, *self._settle())
        notes = []
        for entry in played:
            if self._undone and self._undone[-1][:3] == entry[:3]:
                self._undone.pop()   # same command again: the rest can still be redone
                notes.append(REDONE)
            elif self._undone:
                self._undone.clear()
                notes.append(FORGOTTEN)
        self._write(played, notes)
        self._tell(GameChange("played", played))
        return played

    @property
    def is_free(self) -> bool:
        """Return whether everything can be undone: ``free_undo`` is on, and all players always were people here."""
        return self.free_undo and all(seat.is_human for seat in (*self.opening, *self.seats))

    @property
    def barrier(self) -> UndoBarrier | None:
        """The reason why the last command cannot be undone, or None if it can.

        It can be undone if a person at this table gave it, it revealed nothing hidden or random, and no command of
        another seat has been undone after it: that seat would have to answer again. So the end of a turn can be undone
        until the next seat has acted.
        """
        return self.barrier_before(len(self._history) - 1)

    def barrier_before(self, count: int) -> UndoBarrier | None:
        """Return why the commands after the first *count* cannot be undone, or None if they can."""
        if count < 0 or not self._history:
            return START
        if self.is_free:
            return START if self._history[self._cause(count)].seat == CHANCE else None
        after = self._undone[-1] if self._undone else None
        for number in range(len(self._history) - 1, count - 1, -1):
            entry = self._history[number]
            if entry.seat == CHANCE or self.rules.reveals(entry.command):
                return UndoBarrier("revealed", entry)
            if not self.seats_at(number)[entry.seat].is_human:
                return UndoBarrier("seat", entry)
            if after is not None and after.seat != entry.seat:
                return UndoBarrier("seat", after)
            after = entry
        return None

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)

    def undo(self) -> UndoBarrier | None:
        """Undo the last command, or return the barrier that prevents it."""
        return self.undo_to(len(self._history) - 1)

    def undo_to(self, count: int) -> UndoBarrier | None:
        """Undo all commands after the first *count*, or none of them and return the barrier."""
        barrier = self.barrier_before(count)
        if barrier is not None:
            return barrier
        count = self._cause(count)
        undone = self._history[count:][::-1]
        del self._history[count:]
        self._undone += undone
        self._report_undone(undone)
        return None

    def reset_turn(self) -> UndoBarrier | None:
        """Undo this turn up to a barrier; return the barrier if nothing can be undone."""
        barrier = self.barrier
        if barrier is not None:
            return barrier
        turn = _turn(self.state)
        if _turn(self._history[-1].before) != turn:
            return UndoBarrier("turn", self._history[-1])
        count = len(self._history)
        while count and _turn(self._history[count - 1].before) == turn and self.barrier_before(count - 1) is None:
            count -= 1
        return self.undo_to(count)

    def redo(self) -> tuple[PlayedCommand, ...]:
        """Redo the last undone command with the same answers of chance; return these entries, if any."""
        if not self._undone:
            return ()
        again = [self._undone.pop()]
        while self._undone and self._undone[-1].seat == CHANCE:
            again.append(self._undone.pop())
            self._roll_replay.spend(again[-1].command)
        self._history += again
        self._write(again, [REDONE] * len(again))
        self._tell(GameChange("redone", tuple(again)))
        return tuple(again)

    def hand_over(self, seat: int, kind: str) -> None:
        """Change the player of *seat* to *kind*, one of KINDS or REMOTE. This cannot be undone."""
        if kind not in (*KINDS, REMOTE):
            raise ValueError(f"a player is one of {', '.join(KINDS)} or {REMOTE}, not {kind!r}")
        if kind != self.seats[seat].kind:
            self._remark(Remark(len(self._history), seat, kind))
            self.seats = seats_after(self.opening, self.remarks)
            self._tell(GameChange("seated", ()))

    def note_hint(self, seat: int) -> None:
        """Record that *seat* has been shown a hint."""
        self._remark(Remark(len(self._history), seat))

    def note_placed(self, seat: int) -> None:
        """Record that the program gives the next command, on behalf of *seat*."""
        self._remark(Remark(len(self._history), seat, PLACED))

    def hints(self, seat: int) -> int:
        """Return the number of hints *seat* has been shown."""
        return sum(remark.seat == seat and not remark.kind for remark in self.remarks)

    def annotation(self, count: int) -> str:
        """Return the note about the position after *count* commands, or ""."""
        return dict(self.annotations).get(count, "")

    def annotate(self, count: int, text: str) -> None:
        """Set the note about the position after *count* commands to *text*, or remove it with ""."""
        text = plain_note(text)
        if text != self.annotation(count):
            others = [note for note in self.annotations if note.after != count]
            self.annotations = joined_annotations([*others, Annotation(count, text)])
            self._save_note(count, text)
            self._tell(GameChange("annotated", ()))

    def _save_note(self, count: int, text: str) -> None:
        """Write the note into the journal, or into the file of a game without one."""
        if self.journal is not None or self.source is None:
            self._save(lambda journal: journal.replace_notes(NOTED, count, note_line(text) if text else ""))
            return
        try:
            write_note(self.source, count, text)
        except OSError as error:
            self._fail(f"{self.source}: the note is not being saved: {error.strerror or error}")
        else:
            self.trouble = None

    def _remark(self, remark: Remark) -> None:
        self.remarks.append(remark)
        self._save(lambda journal: journal.note(remark_text(remark, self.opening)))

    def seats_at(self, count: int) -> Sequence[Seat]:
        """Return the seats after *count* commands."""
        if not self.remarks:
            return self.seats
        return seats_after(self.opening, [remark for remark in self.remarks if remark.after <= count])

    def close(self) -> None:
        """Remove all listeners. The file needs no closing."""
        self._listeners.clear()

    def leave(self) -> None:
        """Leave the table for good."""
        self.close()

    def _step(self, command: Command, seat: int | None = None) -> PlayedCommand:
        before = self.state
        decision = self.rules.decision(before)
        after, events = self.rules.apply(before, command, seat)
        assert decision is not None   # apply would have raised Refused
        return PlayedCommand(before, decision.seat, command, events, after)

    def _to_redo(self, undone: Iterable[Command]) -> list[PlayedCommand]:
        """Return *undone* as entries that can be redone from the current position, the next one last."""
        ahead: list[PlayedCommand] = []
        state = self.state
        for command in reversed(tuple(undone)):
            decision = self.rules.decision(state)
            try:
                after, events = self.rules.apply(state, command)
            except Refused:
                break
            assert decision is not None   # apply would have raised Refused
            ahead.append(PlayedCommand(state, decision.seat, command, events, after))
            state = after
        return ahead[::-1]

    def _settle(self) -> tuple[PlayedCommand, ...]:
        """Let CHANCE answer until a seat must decide or the game is over."""
        answers: list[PlayedCommand] = []
        while (decision := self.rules.decision(self.state)) is not None and decision.seat == CHANCE:
            kept = self._roll_replay.answer(self.rules, self.state)
            answers.append(self._step(kept or self.dice.answer(self.rules, self.state)))
            self._roll_replay.spend(answers[-1].command)
            self._history.append(answers[-1])
        return tuple(answers)

    def _cause(self, count: int) -> int:
        """Return *count*, reduced until no decision of CHANCE is open after that many commands."""
        while 0 < count < len(self._history) and self._history[count].seat == CHANCE:
            count -= 1
        return count

    def _line(self, entry: PlayedCommand) -> str:
        return move_line(self.rules, entry)

    def _write(self, played: Iterable[PlayedCommand], notes: Iterable[str] = ()) -> None:
        """Append *notes*, *played*, and notes on the answers of chance that were repeated, to the file."""
        lines = [f"; {note}" for note in notes] + [self._line(entry) for entry in played]
        lines += [f"; {fate_text(self.rules, command, given=True)}" for command in self._roll_replay.take_spent()]
        self._save(lambda journal: journal.add(lines))

    def _report_undone(self, undone: list[PlayedCommand]) -> None:
        if undone:
            kept = self._roll_replay.keep(undone)
            length = len(self._history)
            self.remarks = [remark._replace(after=min(remark.after, length)) for remark in self.remarks]
            self.annotations = moved_annotations(self.annotations, length)
            self._save(lambda journal: journal.cut(len(self._history)))
            notes = [undone_text(self.rules, entry.command) for entry in undone]
            if self.is_free:    # otherwise answers of chance are not undone, or come from another program
                notes += [fate_text(self.rules, command) for command in kept]
            self._save(lambda journal: journal.add(f"; {note}" for note in notes))
            self._tell(GameChange("undone", tuple(undone)))

    def save(self) -> None:
        """Write missing lines to the file, as after a failed write."""
        self._save(lambda journal: journal.save())

    def _save(self, write: Callable[[Journal], None]) -> None:
        if self.journal is None:
            return
        try:
            write(self.journal)
        except JournalError as error:
            self._fail(str(error))
        else:
            self.trouble = None

    def _fail(self, trouble: str) -> None:
        self.trouble = trouble
        self.failures += 1

    def _tell(self, change: GameChange) -> None:
        """Call all listeners; changes made by a listener are reported after all have received this one."""
        for entry in change.entries if logger.isEnabledFor(logging.DEBUG) else ():
            logger.debug("%s by seat %d: %s", change.kind, entry.seat, entry.command)
        self._pending.append(change)
        if self._notifying:
            return
        self._notifying = True
        try:
            while self._pending:
                change = self._pending.popleft()
                for listener in tuple(self._listeners):
                    listener(change)
        finally:
            self._notifying = False


class PuzzleGame(Game):
    """A game without a file that lasts one turn of *seat*, or one command if it is *short*.

    Nobody plays the other seats; their retreating tokens are placed automatically. Afterwards no decision is open, as
    if the game were over. ``about`` is any object of the caller.
    """

    def __init__(
        self, rules: Rules, start: State, seat: int, names: Sequence[str], about: object = None, *,
        short: bool = False, dice: ChanceSource | None = None, looks: Sequence[int] = (),
    ) -> None:  # fmt: skip
        self.seat: Final = seat
        self.about: Final = about
        self.short: Final = short
        seats = [Seat(name, HUMAN if number == seat else ABSENT) for number, name in enumerate(names)]
        super().__init__(rules, start, seats, dice=dice, looks=looks)

    @property
    def decision(self) -> Decision | None:
        over = _turn(self.state) != _turn(self.start) or (self.short and len(self) > 0)
        return None if over else super().decision

    def reset_turn(self) -> UndoBarrier | None:
        """Undo this turn up to a barrier, also when it is over; return the barrier if nothing can be undone."""
        count = len(self)
        while count and self.barrier_before(count - 1) is None:
            count -= 1
        return self.undo_to(min(count, len(self) - 1))

    def _settle(self) -> tuple[PlayedCommand, ...]:
        """Let CHANCE answer and the other seats retreat until *seat* must decide or its turn is over."""
        answers = list(super()._settle())
        while (decision := self.decision) is not None and decision.seat != self.seat:
            answers.append(self._step(settle(self.rules, self.state)))
            self._history.append(answers[-1])
            answers += super()._settle()
        return tuple(answers)


class ReadOnlyGame(Game):
    """A game for viewing only: CHANCE does not answer, so that no new positions arise."""

    def _settle(self) -> tuple[PlayedCommand, ...]:
        return ()


def _turn(state: State) -> tuple[int, int]:
    return state.round, state.turn
