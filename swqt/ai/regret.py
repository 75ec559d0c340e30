"""Measures what a bot loses by declining or not, and by its choice of combos: plays each alternative to the end."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import Final, NamedTuple

from swqt.ai.bot import BY_NAME, SearchBot
from swqt.ai.evaluation import Evaluator, Weights
from swqt.ai.model_training import SCHOLAR, ExploringBot
from swqt.ai.planner import CAMPAIGN, STEADY
from swqt.ai.rating import Z95
from swqt.ai.rollout import RolloutSearch, way_of
from swqt.ai.training import play_game
from swqt.engine import Command, Decline, Pick, Rules, State

KINDS: Final = ("decline", "pick")

MOST_WAYS: Final = 8
"""Maximum number of combos compared; there can be more where powers may be exchanged."""

SIFTED: Final = 12
"""Continuations after which alternatives that are clearly worse than the choice get no more."""

BEYOND_DOUBT: Final = 3.0
"""Standard errors by which an alternative must be behind to be clearly worse."""

LARGE: Final = 5.0
"""Apparent regret, in coins, above which a decision is measured again."""

ANEW: Final = 5
"""Continuations of a second measurement, as a multiple of those of the first; only the second counts."""


class Regret(NamedTuple):
    """What the choice of a bot lost in *state*, a decision of *kind*, in coins at the end of the game.

    ``apparent`` is the mean of the best alternative minus that of the choice. It is too large, because the best of
    several means is partly luck. ``fair`` finds the best alternative by one half of the continuations and measures it
    by the other, both ways round, and may be negative; ``margin`` is half the width of its 95% interval. ``choice`` is
    the bot's choice and ``best`` the apparently best one; None means continuing the turn without declining.
    """

    kind: str
    state: State
    apparent: float
    fair: float
    margin: float
    choice: Command | None
    best: Command | None


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
    """Return which of KINDS the open decision of *state* is; empty for any other decision."""
    if not state.agenda or state.agenda[-1].seat < 0:
        return ""
    kind = state.agenda[-1].kind
    if kind == "pick":
        return "pick" if len(_picks(rules, state)) > 1 else ""
    if kind in CAMPAIGN and state.round < rules.board.rounds and Decline() in rules.legal(state):
        return "decline"
    return ""


def regret(rules: Rules, weights: Weights, name: str, state: State, seed: str, continuations: int) -> Regret:
    """Return the regret of bot *name* in *state*, from this many paired *continuations* of each alternative."""
    bot = SearchBot(BY_NAME[name], seed, weights)
    chosen = bot.think(rules, state)
    choice = way_of(chosen)
    starts = {choice: _played(rules, state, chosen.commands)}
    if (kind := kind_of(rules, state)) == "pick":
        starts |= {pick: rules.after(state, pick) for pick in _picks(rules, state) if pick != choice}
    elif choice is None:
        starts[Decline()] = rules.after(state, Decline())
    else:
        going_on = next(plan for plan in bot.plans(rules, state) if way_of(plan) is None)
        starts[None] = _played(rules, state, going_on.commands)
    ways = list(starts)
    study = weights.study(rules, len(state.coins))
    judge = Evaluator(rules, weights, len(state.coins), study=study)
    rollouts = RolloutSearch(rules, judge, 0)

    def play_on(ways: Sequence[Command | None], first: int, last: int) -> list[list[float]]:
        seat = state.agenda[-1].seat
        rounds = rules.board.rounds + 1
        return [
            [rollouts.play_on(starts[way], seat, f"{seed} {number}", rounds, STEADY) for number in range(first, last)]
            for way in ways
        ]

    leads = play_on(ways, 0, min(SIFTED, continuations))
    near = [number for number, lead in enumerate(leads) if not number or _may_be_better(lead, leads[0])]
    ways = [ways[number] for number in near]
    leads = [leads[number] for number in near]
    if len(ways) > 1:
        rest = play_on(ways, len(leads[0]), continuations)
        leads = [[*lead, *more] for lead, more in zip(leads, rest, strict=True)]
        if _apparent(leads) > LARGE:
            leads = play_on(ways, continuations, (1 + ANEW) * continuations)
    gains = _held_out(leads, 0) + _held_out(leads, 1)
    best = max(range(len(ways)), key=lambda number: _mean(leads[number]))
    return Regret(kind, state, _apparent(leads), _mean(gains), Z95 * _error(gains), choice, ways[best])


def _apparent(leads: Sequence[Sequence[float]]) -> float:
    return max([_mean(lead) for lead in leads]) - _mean(leads[0])


def _may_be_better(lead: Sequence[float], chosen: Sequence[float]) -> bool:
    gains = [one - other for one, other in zip(lead, chosen, strict=True)]
    return _mean(gains) + BEYOND_DOUBT * _error(gains) >= 0


def _held_out(leads: Sequence[Sequence[float]], half: int) -> list[float]:
    """Return the gains, in this *half* of the continuations, of the alternative that is best in the other half."""
    best = max(range(len(leads)), key=lambda way: _mean(leads[way][1 - half :: 2]))
    return [one - other for one, other in zip(leads[best][half::2], leads[0][half::2], strict=True)]


def _error(values: Sequence[float]) -> float:
    """Return the standard error of the mean of *values*."""
    mean = _mean(values)
    return sqrt(sum([(value - mean) ** 2 for value in values]) / max(1, len(values) - 1) / len(values))


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _picks(rules: Rules, state: State) -> list[Pick]:
    return [option for option in rules.legal(state) if isinstance(option, Pick)][:MOST_WAYS]


def _played(rules: Rules, state: State, commands: Sequence[Command]) -> State:
    for command in commands:
        state = rules.after(state, command)
    return state
