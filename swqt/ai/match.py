"""Whole games between bots, without a table: for arenas and for learning."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Protocol

from swqt.ai.chance import chance
from swqt.engine import CHANCE, Command, Rules, State


class Player(Protocol):
    """Whoever can answer an open decision."""

    def choose(self, rules: Rules, state: State) -> Command: ...


def play_game(
    rules: Rules, players: Sequence[Player], seed: int | str, watch: Callable[[State], None] | None = None
) -> State:
    """Play a game between *players*, the same one for the same *seed*; *watch* is shown every position."""
    rng = Random(f"game {seed}")
    state = rules.start(len(players))
    while state.agenda:
        seat = state.agenda[-1].seat
        command = chance(rules, state, rng) if seat == CHANCE else players[seat].choose(rules, state)
        state = rules.after(state, command)
        if watch is not None:
            watch(state)
    return state


def play_turns(rules: Rules, players: Sequence[Player], seed: int) -> tuple[State, list[State]]:
    """Play such a game; return its end, and the first position of each turn that a command led to."""
    positions: list[State] = []
    last = [(0, 0)]

    def watch(state: State) -> None:
        now = (state.round, state.turn)
        if now != last[0] and state.agenda:
            last[0] = now
            positions.append(state)

    return play_game(rules, players, seed, watch), positions
