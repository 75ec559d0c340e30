"""The random bot: always legal, never the same game twice unless asked to, and into every corner of the rules."""

from collections import Counter
from random import Random

import pytest

from swqt.ai import RandomBot, chance, sample
from swqt.cli.bench import hex_board
from swqt.content.traits.catalogue import Catalogue
from swqt.engine import (
    CHANCE,
    Command,
    Conquer,
    Decline,
    Deploy,
    DeployRange,
    Pool,
    Rules,
    State,
)

CONTENT = Catalogue.load().content("base")
RULES = {seats: Rules(hex_board(seats), CONTENT) for seats in (2, 3, 4, 5)}


def play(seats: int, seed: int) -> tuple[list[tuple[State, Command]], State]:
    """A whole game: every position with its answer, and the last position."""
    rules = RULES[seats]
    rng = Random(seed)
    bot = RandomBot(rng)
    state = rules.start(seats)
    said = []
    while state.agenda:
        by_chance = state.agenda[-1].seat == CHANCE
        command = chance(rules, state, rng) if by_chance else bot.choose(rules, state)
        said.append((state, command))
        state = rules.apply(state, command).state
    return said, state


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_games_end_in_the_last_round(seats):
    """END-1; every answer is legal, or apply would refuse it."""
    said, state = play(seats, 1)
    assert state.decision is None
    assert state.round == RULES[seats].board.rounds
    assert len(said) > 20 * seats


def test_games_look_sensible_and_reach_every_kind_of_decision():
    """FLOW-1: forty games meet each decision of the base game, and more conquests than anything else."""
    kinds = Counter()
    commands = Counter()
    choices = declines = 0
    for seed in range(40):
        for state, command in play(3, seed)[0]:
            kind = state.agenda[-1].kind
            kinds[kind] += 1
            commands[type(command)] += 1
            choices += kind == "choice"
            declines += kind == "choice" and isinstance(command, Decline)
    assert set(kinds) == {
        "pick", "choice", "ghouls", "conquer", "redeploy", "close", "stout", "retreat", "roll", "deal",
    }  # fmt: skip
    assert commands.most_common(1)[0][0] is Conquer
    assert 0.08 < declines / choices < 0.25


def test_a_deployment_is_within_its_pools_and_may_be_any():
    pools = (Pool(4, 0b1011, 1, 3), Pool(2, 0b0100, 0, 2), Pool(3, 0b110000, 0, 2))
    family = DeployRange(pools)
    rng = Random(1)
    seen = {sample(family, rng) for _ in range(500)}
    assert all(command in family for command in seen)
    assert len(seen) == 3 * 1 * 2


def test_tokens_spread_without_a_preferred_region():
    family = DeployRange((Pool(9, 0b111, 1, 9),))
    rng = Random(1)
    totals = [0, 0, 0]
    for _ in range(3000):
        command = sample(family, rng)
        assert isinstance(command, Deploy)
        for region, tokens in command.counts:
            totals[region] += tokens
    assert all(abs(total - 9000) < 300 for total in totals)
