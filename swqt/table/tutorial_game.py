"""A running tutorial game: the commands that a step admits, the opponent's answers, and the current step."""

from __future__ import annotations

from typing import Final

from swqt.ai.deployment import propose
from swqt.engine import CHANCE, Command, Deploy, End, Rules, State
from swqt.table.bot_process import BotClient, CallSoon
from swqt.table.bots import BotSet
from swqt.table.game import ChanceSource, Game, GameChange
from swqt.table.setup import Seat
from swqt.table.tutorial_course import EXPLAIN, FREE, HINT, PLAY, READ, TRY, UNDO, WATCH, TutorialCourse, TutorialStep

_SEED: Final = 7
"""Seed for decisions of chance in the free turn, where the player has left the course."""


class TutorialGame(Game):
    """A game along *course*, without a file; it begins with step *number*, with everything before it already played.

    ``number`` is the current step. Only commands that ``admits`` accepts lead to the next one; the caller checks this
    before it plays a person's command.
    """

    def __init__(self, course: TutorialCourse, number: int = 0, person: str = "") -> None:
        """*person* is the name of the learner; by default the name in the course's file."""
        self.course: Final = course
        self.number = min(max(number, 0), len(course.steps) - 1)
        names = [seat.name for seat in course.seats]
        name = person or names[course.person]
        kinds = [seat.kind for seat in course.seats]
        names = [other if other.casefold() != name.casefold() else "Frida" for other in names]
        names[course.person] = name
        seats = tuple(map(Seat, names, kinds))
        self._released = -1
        step = course.steps[self.number]
        first = step.first - (step.kind == UNDO)    # the command to undo has not been tried yet
        if step.kind == UNDO:
            self.number -= 1
        super().__init__(course.rules, course.start, seats, history=course.line[:first], dice=_CourseChance(course))

    @property
    def step(self) -> TutorialStep:
        return self.course.steps[self.number]

    @property
    def is_last(self) -> bool:
        return self.number == len(self.course.steps) - 1

    @property
    def awaited(self) -> TutorialStep:
        """The step whose command comes next: this one, or the first after it that requires one."""
        for step in self.course.steps[self.number :]:
            if step.kind not in (READ, HINT, EXPLAIN):
                return step
        return self.step

    @property
    def waits(self) -> bool:
        """Return whether the opponent must wait, because the player is reading."""
        return self.step.kind not in (WATCH, FREE) or self.is_unread

    @property
    def is_unread(self) -> bool:
        """Return whether this is a step to watch, and ``go_on`` has not let the opponent play yet."""
        return self.step.kind == WATCH and self._released != self.number

    def admits(self, command: Command) -> bool:
        """Return whether the person may give *command* now."""
        return self._fits(self.awaited, command)

    def _fits(self, step: TutorialStep, command: Command) -> bool:
        if step.kind == FREE:
            return True
        if step.kind == WATCH:    # retreating tokens are placed automatically, unless that was undone
            return isinstance(command, Deploy)
        if step.kind not in (PLAY, TRY):
            return False
        if any(expected.suits(command) for expected in step.also):
            return True
        mine = [entry.command for entry in step.line if entry.seat != CHANCE]
        if step.any_order:
            return command in mine
        done = [entry.seat != CHANCE for entry in step.line[: len(self) - step.first]].count(True)
        return mine[done : done + 1] == [command]

    def proposed(self) -> Command | None:
        """Return the command that "Show me" plays; None if no command is required."""
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
        if self.rules.check(self.state, End()) is None:    # in a free turn that differs from the course
            return End()
        if decision.kind in ("redeploy", "retreat"):
            return propose(self.rules, self.state)
        choices = (option for option in self.rules.legal(self.state) if isinstance(option, Command))
        return next(choices, None)

    def reply(self) -> Command | None:
        """Return the opponent's answer; None while it must wait."""
        decision, step = self.decision, self.step
        if decision is None or decision.seat == self.course.person or self.waits:
            return None
        if step.kind == FREE:    # the conquests are not known in advance
            return propose(self.rules, self.state) if decision.kind == "retreat" else None
        return self.course.line[len(self)].command if step.first <= len(self) < step.last else None

    # From step to step

    def go_on(self) -> bool:
        """Let the opponent play, or leave a step that requires no command; return False at the end of the course."""
        if self.is_unread:
            self._released = self.number
            return True
        if self.is_last:
            return False
        self.number += 1
        return True

    def follow(self, change: GameChange) -> bool:
        """Update the step after *change*; return whether it has changed."""
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
                self.number = tried + 1    # the command to undo has been played again
            elif self._is_done(self.course.steps[awaited], count):
                self.number = awaited + 1
            else:
                self.number = awaited
        return self.number != before

    def _tried(self, command: Command, count: int) -> int | None:
        """Return the earlier step for trying *command* as the last of *count* commands, or None."""
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
        """Return the last step up to the current one that contains the position after *count* commands."""
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


class _CourseChance(ChanceSource):
    """The answers of the course, or seeded ones where these do not fit."""

    def __init__(self, course: TutorialCourse) -> None:
        super().__init__(_SEED)
        self._answers: dict[tuple[int, int, str], Command] = {
            _moment(entry.before): entry.command for entry in course.line if entry.seat == CHANCE
        }

    def answer(self, rules: Rules, state: State) -> Command:
        scripted = self._answers.get(_moment(state))
        if scripted is not None and rules.check(state, scripted) is None:
            return scripted
        return super().answer(rules, state)


def _moment(state: State) -> tuple[int, int, str]:
    decision = state.decision
    return state.round, state.turn, decision.kind if decision is not None else ""


class ScriptedBots(BotClient):
    """The opponent in a tutorial game: answers from the course when the step allows it."""

    def __init__(self, lesson: TutorialGame, call_soon: CallSoon) -> None:
        super().__init__(BotSet(_SEED), call_soon, lambda: None)    # its process only serves hints
        self._lesson = lesson

    def prepare(self, game: Game) -> None:
        """Do nothing: a request for a hint starts the worker."""

    def ask(self, game: Game) -> None:
        """Do nothing: answers need no thinking."""

    def take(self, game: Game) -> Command | None:
        """Return the answer of the course."""
        return self._lesson.reply()


def lesson_at(course: TutorialCourse, step: str, person: str = "") -> TutorialGame:
    """Return the tutorial game at *step*, or at the beginning if there is no such step."""
    return TutorialGame(course, course.number(step), person)
