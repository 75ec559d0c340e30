"""Retreats of one turn that several seats answer at the same time, each before it is asked.

The rules ask one seat after the other (A-8); yet where one puts its tokens is no matter to the next (RETREAT-2). Who
will be asked, and what may be answered, the rules themselves say here: they are played ahead.

Early answers in words, as they outlive the program that keeps them until the log asks.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from swqt.ai.turn_end import settle
from swqt.engine import Command, Decision, Refusal, Refused, Rules, State

_VERSION: Final = 1
_LONGEST: Final = 16_384
"""Characters; five seats that retreat all over the largest board need a tenth of that."""


class StoredAnswers(NamedTuple):
    """The texts of the commands that each seat has answered early, in the retreats that began in *turn* at the position
    with the digest *origin*."""

    turn: tuple[int, int]
    origin: str
    answers: Mapping[int, tuple[str, ...]]


def write_kept(kept: StoredAnswers) -> str:
    """Return *kept* as one line."""
    answers = {str(seat): list(texts) for seat, texts in kept.answers.items()}
    return json.dumps([_VERSION, list(kept.turn), kept.origin, answers], ensure_ascii=True, separators=(",", ":"))


def read_kept(text: str) -> StoredAnswers | None:
    """Return what ``write_kept`` has written; None for anything else, which tells nothing."""
    if len(text) > _LONGEST:
        return None
    try:
        match json.loads(text):
            case [int(version), [int(round_), int(turn)], str(origin), dict(answers)] if version == _VERSION:
                return StoredAnswers(
                    (round_, turn), origin, {int(seat): _texts(said) for seat, said in answers.items()}
                )
            case _:
                return None
    except (ValueError, RecursionError):
        return None


def _texts(said: object) -> tuple[str, ...]:
    texts = tuple(said) if isinstance(said, list) else ()
    if not texts or not all(isinstance(text, str) for text in texts):
        raise ValueError("these are no commands")
    return texts


RETREAT: Final = "retreat"


def retreating(rules: Rules, state: State) -> dict[int, State]:
    """Return who is asked for a retreat before the turn of *state* ends, in that order, none unless one is asked now.

    With each seat comes the position in which it can answer now: all others' tokens are still to be placed.
    """
    found: dict[int, State] = {}
    ahead = state
    while (decision := rules.decision(ahead)) is not None and decision.kind == RETREAT:
        if not found:
            found[decision.seat] = state
        elif decision.seat not in found:
            found[decision.seat] = state._replace(agenda=(*state.agenda[:-1], Decision(decision.seat, RETREAT)))
        ahead = rules.apply(ahead, settle(rules, ahead)).state
    return found


class EarlyAnswer(NamedTuple):
    """What a seat has answered early in *turn*: *commands*, of which *sent* are on their way.

    ``rest`` is the position in which it is asked for more, None if there is no more to say; ``last`` the one in which
    it gave its last command.
    """

    turn: tuple[int, int]
    commands: tuple[Command, ...]
    rest: State | None
    last: State
    sent: int = 0

    @property
    def is_ready(self) -> bool:
        return self.rest is None


class SpoiltAnswer(NamedTuple):
    """The early answer of *seat* fits no more, for the rules would refuse it now."""

    seat: int
    refusal: Refusal


class EarlyAnswers:
    """The answers of seats that wait until the rules ask for them."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self._answers: dict[int, EarlyAnswer] = {}
        self._known: tuple[State | None, dict[int, State]] = (None, {})
        self.spoilt: list[SpoiltAnswer] = []
        """Answers that had to be given up, until somebody has been told."""

    def get(self, seat: int) -> EarlyAnswer | None:
        """Return the early answer of *seat*, None if it has given none."""
        return self._answers.get(seat)

    def asked(self, state: State) -> Mapping[int, State]:
        """Return who is asked for a retreat in *state* or soon after it, as ``retreating`` does."""
        if self._known[0] is not state:
            self._known = state, retreating(self._rules, state)
        return self._known[1]

    def add(self, state: State, seat: int, command: Command) -> None:
        """Let *command* be what *seat* says next, as soon as it is asked; raises Refused."""
        before = self._answers.pop(seat, None)    # the last one is the first to be taken back
        commands = (*before.commands, command) if before else (command,)
        sent = before.sent if before else 0
        try:
            position = before.rest if before else self.asked(state)[seat]
            if position is None:
                raise Refused(Refusal("not-now", (RETREAT,), "FLOW-1"), command)
            after = self._rules.apply(position, command).state
            rest = retreating(self._rules, after).get(seat)
            self._answers[seat] = EarlyAnswer((state.round, state.turn), commands, rest, position, sent)
        except Refused:
            if before:
                self._answers[seat] = before
            raise

    def forget(self, seat: int) -> None:
        """Let *seat* have answered nothing."""
        self._answers.pop(seat, None)

    @property
    def commands(self) -> Mapping[int, tuple[Command, ...]]:
        """All that has been answered early, by seat, whether it is sent or not."""
        return {seat: answer.commands for seat, answer in self._answers.items()}

    def note_sent(self, seat: int) -> None:
        """One more command of *seat* is on its way."""
        answer = self._answers[seat]
        self._answers[seat] = answer._replace(sent=answer.sent + 1)

    @property
    def can_take_back(self) -> bool:
        """Whether there is an answer of which nothing has been sent."""
        return any(not answer.sent for answer in self._answers.values())

    def take_back(self, state: State, *, whole: bool = False) -> None:
        """Forget the last command that is not sent, or with *whole* all commands of the seat that gave it."""
        seat, answer = [(seat, answer) for seat, answer in self._answers.items() if not answer.sent][-1]
        del self._answers[seat]
        for command in () if whole else answer.commands[:-1]:
            self.add(state, seat, command)

    def review(self, state: State, is_here: Callable[[int], bool], *, arrived: bool) -> None:
        """The game stands at *state* now: keep what still fits. Other seats than those that are *is_here* are answered
        for elsewhere; if all has *arrived* that was sent, sent answers are done with."""
        turn = (state.round, state.turn)
        asked = self.asked(state)
        for seat, answer in tuple(self._answers.items()):
            if answer.sent and not arrived:
                continue
            if answer.sent or answer.turn != turn or not is_here(seat) or (asked and seat not in asked):
                del self._answers[seat]
            elif asked:
                del self._answers[seat]
                try:
                    for command in answer.commands:
                        self.add(state, seat, command)
                except Refused as refused:
                    self._answers.pop(seat, None)
                    self.spoilt.append(SpoiltAnswer(seat, refused.refusal))
