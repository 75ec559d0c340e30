"""The first game while it is played: what the step admits, what the opponent answers, and which step comes next."""

from __future__ import annotations

from typing import Final

from swqt.ai.deployment import propose
from swqt.engine import CHANCE, Command, Deploy, End, Rules, State
from swqt.table.bot_process import BotClient, CallSoon
from swqt.table.bots import BotSet
from swqt.table.chance import ChanceSource
from swqt.table.game import Game, GameChange
from swqt.table.setup import Seat
from swqt.table.tutorial_course import EXPLAIN, FREE, HINT, PLAY, READ, TRY, UNDO, WATCH, TutorialCourse, TutorialStep

_SEED: Final = 7
"""What turns up where a person has left the line: in the turn that is free."""


class TutorialGame(Game):
    """A game along *course*, in no file; it begins with the step *number*, everything before it has been played.

    ``number`` says which step it is now. Only what the step ``admits`` leads to the next; whoever shows the game
    asks before a person's command is played.
    """

    def __init__(self, course: TutorialCourse, number: int = 0, person: str = "") -> None:
        """*person* is the name of whoever learns; without one, the name in the course's file."""
        self.course: Final = course
        self.number = min(max(number, 0), len(course.steps) - 1)
        names = [seat.name for seat in course.seats]
        name = person or names[course.person]
        kinds = [seat.kind for seat in course.seats]
        names = [other if other.casefold() != name.casefold() else "Frida" for other in names]
        names[course.person] = name
        seats = tuple(map(Seat, names, kinds))
        step = course.steps[self.number]
        first = step.first - (step.kind == UNDO)    # nothing has been tried yet
        if step.kind == UNDO:
            self.number -= 1
        super().__init__(course.rules, course.start, seats, history=course.line[:first], dice=_Told(course))

    @property
    def step(self) -> TutorialStep:
        return self.course.steps[self.number]

    @property
    def is_last(self) -> bool:
        return self.number == len(self.course.steps) - 1

    @property
    def awaited(self) -> TutorialStep:
        """The step whose command comes next: this one, or the first after it that asks for one."""
        for step in self.course.steps[self.number :]:
            if step.kind not in (READ, HINT, EXPLAIN):
                return step
        return self.step

    @property
    def waits(self) -> bool:
        """Whether the opponent must wait, because something is being read."""
        return self.step.kind not in (WATCH, FREE)

    def admits(self, command: Command) -> bool:
        """Return whether the person may give *command* now."""
        return self._fits(self.awaited, command)

    def _fits(self, step: TutorialStep, command: Command) -> bool:
        if step.kind == FREE:
            return True
        if step.kind == WATCH:    # tokens that were driven out are placed for a person, unless that was taken back
            return isinstance(command, Deploy)
        if step.kind not in (PLAY, TRY):
            return False
        if any(wish.suits(command) for wish in step.also):
            return True
        mine = [entry.command for entry in step.line if entry.seat != CHANCE]
        if step.any_order:
            return command in mine
        done = [entry.seat != CHANCE for entry in step.line[: len(self) - step.first]].count(True)
        return mine[done : done + 1] == [command]

    def proposed(self) -> Command | None:
        """Return the command that "Show me" plays; None if nobody is asked for one."""
        decision, step = self.decision, self.awaited
        if decision is None or decision.seat != self.course.person or step.kind == UNDO:
            return None
        if step.any_order:
            played = [entry.command for entry in self.history[step.first :]]
            line = [entry.command for entry in step.line if entry.command not in played]
        else:
            line = [entry.command for entry in step.line[max(0, len(self) - step.first) :]]
        if line and self.rules.check(self.state, line[0]) is None:
            return line[0]
        if self.rules.check(self.state, End()) is None:    # in a free turn that has taken another course
            return End()
        if decision.kind in ("redeploy", "retreat"):
            return propose(self.rules, self.state)
        choices = (option for option in self.rules.legal(self.state) if isinstance(option, Command))
        return next(choices, None)

    def reply(self) -> Command | None:
        """Return what the opponent answers; None while it must wait."""
        decision, step = self.decision, self.step
        if decision is None or decision.seat == self.course.person or self.waits:
            return None
        if step.kind == FREE:    # nobody knows what has been conquered
            return propose(self.rules, self.state) if decision.kind == "retreat" else None
        return self.course.line[len(self)].command if step.first <= len(self) < step.last else None

    # From step to step

    def go_on(self) -> bool:
        """Leave a step that waits for no command; return whether there was another."""
        if self.is_last:
            return False
        self.number += 1
        return True

    def follow(self, change: GameChange) -> bool:
        """Go where *change* has led; return whether that is another step."""
        before, count = self.number, len(self)
        if change.kind == "undone":
            if self.step.kind == UNDO and count < self.step.first:
                self.number += 1
            self.number = self._step_at(count)
        elif change.kind in ("played", "redone") and change.entries:
            awaited = self.course.steps.index(self.awaited)
            given = change.entries[0].command
            tried = self._tried(given, count)
            if tried is not None and not self._reaches(awaited, given, count):
                self.number = tried + 1    # what was to be taken back has been done once more
            elif self._is_done(self.course.steps[awaited], count):
                self.number = awaited + 1
            else:
                self.number = awaited
        return self.number != before

    def _tried(self, command: Command, count: int) -> int | None:
        """Return the step behind that was there to try *command* as the last of *count*; None if there is none."""
        for number, step in enumerate(self.course.steps[: self.number]):
            if step.kind == TRY and step.last == count and step.line[0].command == command:
                return number
        return None

    def _reaches(self, number: int, command: Command, count: int) -> bool:
        step = self.course.steps[number]
        return step.first < count and any(entry.command == command for entry in step.line)

    def _is_done(self, step: TutorialStep, count: int) -> bool:
        if step.kind == FREE:
            decision = self.decision
            return decision is None or (decision.seat != self.course.person and decision.kind != "retreat")
        return step.kind in (PLAY, WATCH, TRY) and count >= step.last

    def _step_at(self, count: int) -> int:
        """Return the last step up to this one that *count* commands lead into."""
        for number in range(self.number, -1, -1):
            step = self.course.steps[number]
            if step.kind == FREE:
                inside = step.first <= count and self.decision is not None
            elif step.kind in (PLAY, TRY, WATCH):
                inside = step.first <= count < step.last
            else:
                inside = number == self.number and count == step.first
            if inside:
                return number
        return 0


class _Told(ChanceSource):
    """Turns up what the course says; where that makes no sense any more, what a seed says."""

    def __init__(self, course: TutorialCourse) -> None:
        super().__init__(_SEED)
        self._told: dict[tuple[int, int, str], Command] = {
            _moment(entry.before): entry.command for entry in course.line if entry.seat == CHANCE
        }

    def answer(self, rules: Rules, state: State) -> Command:
        told = self._told.get(_moment(state))
        if told is not None and rules.check(state, told) is None:
            return told
        return super().answer(rules, state)


def _moment(state: State) -> tuple[int, int, str]:
    decision = state.decision
    return state.round, state.turn, decision.kind if decision is not None else ""


class ScriptedBots(BotClient):
    """The opponent of a lesson: it need not think, and answers when the step lets it."""

    def __init__(self, lesson: TutorialGame, call_soon: CallSoon) -> None:
        super().__init__(BotSet(_SEED), call_soon, lambda: None)    # a hint is all that its process is asked for
        self._lesson = lesson

    def prepare(self, game: Game) -> None:
        """Nothing is needed: who asks for a hint starts the worker."""

    def ask(self, game: Game) -> None:
        """Nothing is to be thought of."""

    def take(self, game: Game) -> Command | None:
        """Return the answer of the course."""
        return self._lesson.reply()


def lesson_at(course: TutorialCourse, step: str, person: str = "") -> TutorialGame:
    """Return the lesson that goes on with *step*; from the beginning if there is no such step."""
    return TutorialGame(course, course.number(step), person)
