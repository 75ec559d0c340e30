"""A small learnt policy for the environment, its training, and games of it and of bots against each other.

``python -m swqt.env.baseline`` plays the games of GUIDE.md, with ``--train`` after learning the policy anew. The policy
is a sum of weights for each open action, learnt by the cross-entropy method in games against random bots.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from statistics import fmean, pstdev
from typing import Final

from swqt.engine import members
from swqt.env.spaces import PLAYER

try:
    import numpy as np

    from swqt.env.environment import Observation, SmallWorldEnv
except ImportError as error:
    if __name__ != "__main__":
        raise
    sys.exit(f"this needs PettingZoo, Gymnasium and NumPy ({error}): pip install 'swqt[env]'")
from swqt.home import resource_folder, write_whole

BOARD: Final = "midland-2"
POPULATION, BEST, GENERATIONS, GAMES = 24, 6, 16, 10
"""Policies per generation, how many of them form the next one, generations, and games that each policy plays."""

OPPONENTS: Final = ("random", "greedy", "expert")
Weights = dict[str, float]


def policy_file() -> Path:
    return resource_folder() / "ai" / "policy.json"


class LinearPolicy:
    """Takes the open action with the largest sum of *weights*; missing weights are 0."""

    def __init__(self, env: SmallWorldEnv, weights: Weights) -> None:
        board, content, layout = env.rules.board, env.rules.content, env.layout
        where = {name: place for place, name in enumerate(layout.names)}
        first = board.codes[0]
        self._owner, self._tokens, self._natives = (where[f"{name} {first}"] for name in ("owner", "tokens", "natives"))
        self._planned, self._row, self._me = where[f"planned {first}"], where["race row 1"], where["coins 0"]
        self._near = [members(board.near[region]) for region in range(len(board.codes))]
        self._traits = [
            [0.0, *(weights.get(f"pick {trait.name}", 0.0) for trait in traits)]
            for traits in (content.races, content.powers)
        ]
        self._weights = {name: weights.get(name, 0.0) for name in MOVING}
        self._plain: list[float] = []
        self._family: list[tuple[str, int]] = []
        for family in env.actions.families:
            for place in range(len(family.words)):
                worth = weights.get(family.name, 0.0)
                if family.name in ("conquer", "attempt"):
                    worth += weights.get(f"on {board.terrain_of(place)}", 0.0)
                self._plain.append(worth)
                self._family.append((family.name, place))

    def choose(self, observation: Observation) -> int:
        """Return the action to take."""
        seen = observation["observation"].tobytes()
        best, most = -1, float("-inf")
        for action in np.flatnonzero(observation["action_mask"]).tolist():
            family, place = self._family[action]
            worth = self._plain[action] + self._worth(family, place, seen)
            if worth > most:
                best, most = action, worth
        return best

    def _worth(self, family: str, place: int, seen: bytes) -> float:
        """Return what is added to the plain weight of an action in the position *seen*."""
        weights, me = self._weights, self._me
        if family in ("conquer", "attempt"):
            owner = seen[self._owner + place]
            return (
                weights["conquer tokens"] * seen[self._tokens + place] + weights["conquer natives"]
                * seen[self._natives + place] + weights["conquer others"] * (owner > 1)
                + weights["conquer own"] * (owner == 1)
            )  # fmt: skip
        if family == "put":
            borders = sum(seen[self._owner + near] > 1 for near in self._near[place])
            return weights["put planned"] * seen[self._planned + place] + weights["put borders"] * borders
        if family == "pick":
            race, power, coins = seen[self._row + 3 * place : self._row + 3 * place + 3]
            price = weights["pick price"] * place + weights["pick coins"] * coins
            return price + self._traits[0][race] + self._traits[1][power]
        if family == "decline":
            hand, regions = seen[me + PLAYER.index("in_hand")], seen[me + PLAYER.index("regions")]
            strength = weights["decline hand"] * hand + weights["decline regions"] * regions
            return strength + weights["decline left"] * (seen[1] - seen[0])
        return 0.0


MOVING: Final = (
    "conquer tokens", "conquer natives", "conquer others", "conquer own", "put planned", "put borders", "pick price",
    "pick coins", "decline hand", "decline regions", "decline left",
)  # fmt: skip
"""The weights of what changes during a game."""


def weight_names(env: SmallWorldEnv) -> list[str]:
    """Return the names of all weights that matter in *env*."""
    board, content = env.rules.board, env.rules.content
    terrains = sorted({board.terrain_of(region) for region in range(len(board.codes))})
    names = [family.name for family in env.actions.families if family.name not in ("hand", "from", "put")]
    names += [*MOVING, *(f"on {terrain}" for terrain in terrains)]
    return names + [f"pick {trait.name}" for trait in (*content.races, *content.powers)]


def play(env: SmallWorldEnv, policy: LinearPolicy | None, seed: int) -> list[int]:
    """Play one game and return the coins, those of the agent first; without a *policy* the agent plays at random."""
    rng, players = Random(seed), env.layout.players
    env.reset(seed=seed, options={"first": seed % players})
    agent = env.agents[0]
    while not env.terminations[agent]:
        seen = env.observe(agent)
        env.step(policy.choose(seen) if policy else rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    coins = env.position.coins
    return [*coins[seed % players :], *coins[: seed % players]]


def train(seed: int = 1, generations: int = GENERATIONS) -> Weights:
    """Return the weights of a policy learnt from scratch by the cross-entropy method; progress goes to stderr."""
    env, rng = SmallWorldEnv(2, BOARD, bots=("random",)), Random(seed)
    names = weight_names(env)
    middle, width = dict.fromkeys(names, 0.0), dict.fromkeys(names, 1.0)
    for generation in range(generations):
        found: list[tuple[float, int, Weights]] = []
        for number in range(POPULATION):
            weights = {name: rng.gauss(middle[name], width[name]) for name in names}
            policy = LinearPolicy(env, weights)
            results = [play(env, policy, GAMES * generation + game) for game in range(GAMES)]
            found.append((fmean(own - other for own, other in results), -number, weights))
        best = [weights for _, _, weights in sorted(found, key=lambda each: each[:2], reverse=True)[:BEST]]
        for name in names:
            values = [weights[name] for weights in best]
            middle[name] = fmean(values)
            width[name] = pstdev(values) + 0.3 * (1 - generation / generations)
        ahead = max(lead for lead, _, _ in found)
        print(f"generation {generation + 1} of {generations}: best lead {ahead:+.1f} coins", file=sys.stderr)
    return {name: round(value, 3) for name, value in middle.items()}


def compare(games: int, weights: Weights) -> list[str]:
    """Return a table of the policy, and of random actions, against the bots: share of wins and mean lead in coins."""
    lines = [f"{'':10}" + "".join(f"{name:>18}" for name in OPPONENTS)]
    for name in ("policy", "random"):
        cells = []
        for opponent in OPPONENTS:
            env = SmallWorldEnv(2, BOARD, bots=(opponent,))
            policy = LinearPolicy(env, weights) if name == "policy" else None
            results = [play(env, policy, 10_000 + seed) for seed in range(games)]
            wins = fmean((own > other) + 0.5 * (own == other) for own, other in results)
            cells.append(f"{wins:8.0%} {fmean(own - other for own, other in results):+6.1f}   ")
        lines.append(f"{name:10}" + "".join(cells))
    return lines


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m swqt.env.baseline", description=__doc__)
    parser.add_argument("--train", action="store_true", help="learn the policy anew, which takes some minutes")
    parser.add_argument("--games", type=int, default=40, help="games against each bot (default: 40)")
    parser.add_argument("--out", type=Path, metavar="FILE", help="write the weights to this file")
    given = parser.parse_args(arguments)
    if given.games < 1:
        parser.error(f"--games is 1 or more, not {given.games}")
    weights: Weights = train() if given.train else json.loads(policy_file().read_text(encoding="utf-8"))
    if given.out is not None:
        write_whole(given.out, (json.dumps(weights, indent=1) + "\n").encode())
    print(f"{given.games} games of two on {BOARD}; wins (a tie is a half) and mean lead in coins, against the bots")
    print("\n".join(compare(given.games, weights)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
