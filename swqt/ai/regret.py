"""Measures what a bot loses by its choices to decline and of combos, by playing every alternative on to the end."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from swqt.ai.bot import BY_NAME, SearchBot
from swqt.ai.evaluation import Evaluator, Weights
from swqt.ai.model_training import SCHOLAR, ExploringBot
from swqt.ai.planner import CAMPAIGN, TurnPlan
from swqt.ai.rollout import RolloutSearch, way_of
from swqt.ai.training import play_game
from swqt.engine import Command, Decline, Pick, Rules, State

KINDS: Final = ("decline", "pick")

MOST_WAYS: Final = 8
"""Number of combos compared; with exchanged powers there may be more."""


class Regret(NamedTuple):
    """What the choice of a bot lost in one decision of *kind*, in coins at the end.

    ``apparent`` is the mean of the best alternative minus that of the choice, which chance makes too large: the best
    of several means is partly luck. ``fair`` finds the best alternative by one half of the continuations and measures
    it by the other, both ways round, and may be negative.
    """

    kind: str
    round: int
    apparent: float
    fair: float


def regrets(rules: Rules, weights: Weights, name: str, seed: int | str, continuations: int) -> list[Regret]:
    """Play a game between exploring bots, and return the regret of bot *name* in one random decision of each kind."""
    seats = range(rules.board.players)
    met: dict[str, list[State]] = {kind: [] for kind in KINDS}

    def watch(state: State) -> None:
        if kind := kind_of(rules, state):
            met[kind].append(state)

    play_game(rules, [ExploringBot(SCHOLAR, f"{seed} {seat}", weights) for seat in seats], seed, watch)
    rng = Random(f"regret {seed}")
    out = []
    for kind, states in met.items():
        if states:
            state = states[int(rng.random() * len(states))]
            out.append(regret(rules, weights, name, state, f"{seed} {kind}", continuations))
    return out


def kind_of(rules: Rules, state: State) -> str:
    """Return the kind of decision that is open in *state*, one of KINDS; empty for others."""
    if not state.agenda or state.agenda[-1].seat < 0:
        return ""
    kind = state.agenda[-1].kind
    if kind == "pick":
        return "pick" if len(_picks(rules, state)) > 1 else ""
    if kind in CAMPAIGN and state.round < rules.board.rounds and Decline() in rules.legal(state):
        return "decline"
    return ""


def regret(rules: Rules, weights: Weights, name: str, state: State, seed: str, continuations: int) -> Regret:
    """Return the regret of bot *name* in *state*, with as many paired *continuations* of each alternative."""
    seat = state.agenda[-1].seat
    bot = SearchBot(BY_NAME[name], seed, weights)
    chosen = bot.think(rules, state)
    study = weights.study(rules, len(state.coins))
    rollouts = RolloutSearch(rules, Evaluator(rules, weights, len(state.coins), study=study), 0)
    starts = [_played(rules, state, chosen.commands)]
    if (kind := kind_of(rules, state)) == "pick":
        starts += [rules.after(state, pick) for pick in _picks(rules, state) if pick != way_of(chosen)]
    elif way_of(chosen) is None:
        starts.append(rules.after(state, Decline()))
    else:
        starts.append(_played(rules, state, _going_on(bot.plans(rules, state)).commands))
    leads = [
        [rollouts.play_on(start, seat, f"{seed} {number}", rules.board.rounds + 1) for number in range(continuations)]
        for start in starts
    ]
    means = [_mean(lead) for lead in leads]
    fair = (_held_out(leads, 0) + _held_out(leads, 1)) / 2
    return Regret(kind, state.round, max(means) - means[0], fair)


def _held_out(leads: Sequence[Sequence[float]], half: int) -> float:
    """Return the advantage, in one *half* of the continuations, of what is best in the other."""
    best = max(range(len(leads)), key=lambda way: _mean(leads[way][1 - half :: 2]))
    return _mean(leads[best][half::2]) - _mean(leads[0][half::2])


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _picks(rules: Rules, state: State) -> list[Pick]:
    return [option for option in rules.legal(state) if isinstance(option, Pick)][:MOST_WAYS]


def _going_on(plans: Sequence[TurnPlan]) -> TurnPlan:
    """Return the best turn that does not begin with declining."""
    return next(plan for plan in plans if way_of(plan) is None)


def _played(rules: Rules, state: State, commands: Sequence[Command]) -> State:
    for command in commands:
        state = rules.after(state, command)
    return state
