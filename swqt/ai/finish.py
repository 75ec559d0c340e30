"""The end of a turn in a search: tokens, pieces and small questions settled, until the next seat is in turn."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from swqt.ai.chance import chance
from swqt.ai.placing import settle
from swqt.engine import CHANCE, Command, Decline, End, Roll, Rules, State


def in_turn(state: State, seat: int) -> bool:
    """Return whether *seat* is asked about its own turn."""
    return bool(state.agenda) and state.turn == seat and state.agenda[-1].seat == seat


def finish(
    rules: Rules, state: State, seat: int, value: Callable[[State, int], float], rng: Random
) -> tuple[State, tuple[Command, ...]]:
    """End the turn that *state* is in; return where that leads to, and the commands of *seat* before chance answers.

    Conquests end, tokens and pieces go where ``settle`` says, *value* decides whether to decline or to give
    something up.
    Every seat that is asked meanwhile (RETREAT) answers sensibly.
    """
    turn, now = state.turn, state.round
    line: list[Command] = []
    open_line = state.agenda[-1].seat == seat if state.agenda else False
    while (state.turn, state.round) == (turn, now) and rules.legal(state):
        decision = state.agenda[-1]
        if decision.seat == CHANCE:
            command: Command = Roll(1) if decision.kind == "roll" else chance(rules, state, rng)
            open_line = False
        elif decision.kind in ("redeploy", "close", "retreat"):
            command = settle(rules, state)
        elif decision.kind in ("altar", "stout"):
            command = _judged(rules, state, decision.seat, value, rng)
        else:
            command = _end(rules, state)
        if decision.seat != seat:
            open_line = False
        if open_line:
            line.append(command)
        state = rules.after(state, command)
    return state, tuple(line)


def _end(rules: Rules, state: State) -> Command:
    """Return the end of what is open, or whatever must be done first."""
    legal = rules.legal(state)
    for option in reversed(legal):
        if isinstance(option, End):
            return option
    first = legal[0]
    assert isinstance(first, Command)
    return first


def _judged(
    rules: Rules, state: State, seat: int, value: Callable[[State, int], float], rng: Random
) -> Command:
    """Return the answer to a small question after scoring that leads to the best position."""
    options = [option for option in rules.legal(state) if isinstance(option, Command)]
    if state.round >= rules.board.rounds:
        options = [option for option in options if not isinstance(option, Decline)]
    if len(options) == 1:
        return options[0]
    best, most = options[-1], -1e9
    for option in options[-6:]:
        after, _ = finish(rules, rules.after(state, option), seat, value, rng)
        if (worth := value(after, seat)) > most:
            best, most = option, worth
    return best
