"""Retreats of one turn that several seats answer at the same time, before their decisions are open.

The rules ask one seat after another (A-8), but the placements do not affect each other (RETREAT-2). Playing ahead with
the rules yields the seats that will have to retreat and their legal answers. Early answers are also stored as text, so
that they survive a restart.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from swqt.ai.turn_end import settle
from swqt.engine import Command, Decision, Refusal, Refused, Rules, State

_VERSION: Final = 1
_LONGEST: Final = 16_384
"""In characters; retreats of five seats all over the largest board need a tenth of that."""

RETREAT: Final = "retreat"


class StoredAnswers(NamedTuple):
    """The early commands of each seat, as text, for the retreats of *turn* that began at the position with digest
    *origin*."""

    turn: tuple[int, int]
    origin: str
    answers: Mapping[int, tuple[str, ...]]


def write_kept(kept: StoredAnswers) -> str:
    """Return *kept* as one line."""
    answers = {str(seat): list(texts) for seat, texts in kept.answers.items()}
    return json.dumps([_VERSION, list(kept.turn), kept.origin, answers], ensure_ascii=True, separators=(",", ":"))


def read_kept(text: str) -> StoredAnswers | None:
    """Parse the output of ``write_kept``; return None for anything else."""
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


def retreating(rules: Rules, state: State) -> dict[int, State]:
    """Return the seats that must retreat before the turn of *state* ends, in order; empty unless one must retreat now.

    Each seat is mapped to the position in which it can answer now: the other seats' tokens are not placed yet.
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
    """The *commands* that a seat has given early in *turn*; the first *sent* of them have been sent.

    ``rest`` is the position of its next decision, None if there is none; ``last`` that before its last command.
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
    """The early answer of *seat* that was discarded because the rules would refuse it now."""

    seat: int
    refusal: Refusal


class EarlyAnswers:
    """The early answers of all seats, kept until their decisions are open."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self._answers: dict[int, EarlyAnswer] = {}
        self._known: tuple[State | None, dict[int, State]] = (None, {})
        self.spoilt: list[SpoiltAnswer] = []
        """Discarded answers that have not been reported yet."""

    def get(self, seat: int) -> EarlyAnswer | None:
        """Return the early answer of *seat*, or None."""
        return self._answers.get(seat)

    def asked(self, state: State) -> Mapping[int, State]:
        """Return the seats that must retreat in *state* or soon after; see ``retreating``."""
        if self._known[0] is not state:
            self._known = state, retreating(self._rules, state)
        return self._known[1]

    def add(self, state: State, seat: int, command: Command) -> None:
        """Append *command* to the early answer of *seat*; raises Refused."""
        before = self._answers.pop(seat, None)    # re-inserted last, because the last answer is undone first
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
        """Remove the early answer of *seat*."""
        self._answers.pop(seat, None)

    @property
    def commands(self) -> Mapping[int, tuple[Command, ...]]:
        """All early commands by seat, sent or not."""
        return {seat: answer.commands for seat, answer in self._answers.items()}

    def note_sent(self, seat: int) -> None:
        """Count one more command of *seat* as sent."""
        answer = self._answers[seat]
        self._answers[seat] = answer._replace(sent=answer.sent + 1)

    @property
    def can_take_back(self) -> bool:
        """Return whether there is an answer of which nothing has been sent yet."""
        return any(not answer.sent for answer in self._answers.values())

    def take_back(self, state: State, *, whole: bool = False) -> None:
        """Remove the last command of the last unsent answer, or with *whole* that answer."""
        seat, answer = [(seat, answer) for seat, answer in self._answers.items() if not answer.sent][-1]
        del self._answers[seat]
        for command in () if whole else answer.commands[:-1]:
            self.add(state, seat, command)

    def review(self, state: State, is_here: Callable[[int], bool], *, arrived: bool) -> None:
        """Keep only the answers of seats played here (*is_here*) that still fit the position *state*.

        Sent answers are removed once everything sent has *arrived*.
        """
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
