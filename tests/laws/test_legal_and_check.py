"""Laws: ``legal`` lists exactly what ``check`` lets pass and ``apply`` can do; the rest is refused with a reason."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from swqt.ai import sample
from swqt.cli.perft import expand, size
from swqt.engine import (
    CODES,
    Abandon,
    AbandonRange,
    Command,
    DealRange,
    Deploy,
    DeployRange,
    Pool,
    Range,
    Refused,
    Rules,
    State,
    members,
)
from tests.support.foreign_commands import lists, near_misses, strangers, takes
from tests.support.tables import STRIDE, Laws, Played, Table, chunks, table

FEW = 24
"""Members of a family that are tried one by one; of larger ones so many are drawn."""

law = Laws(table)


@chunks("listed", games=24, nightly=600, size=4, step=STRIDE)
def test_listed_is_what_can_be_done(numbers: range, subtests: pytest.Subtests) -> None:
    law.watch(numbers, subtests)


def looked_at(game: Table, moments: list[Played], share: float) -> list[Played]:
    """A share of the moments of *game*, and always the last ones."""
    rng = Random(game.seed)
    return [played for played in moments[:-3] if rng.random() < share] + moments[-3:]


def some(family: Range, rng: Random) -> list[Command]:
    if size(family) <= FEW:
        return list(expand(family))
    if isinstance(family, AbandonRange):
        pick = [sum(1 << r for r in members(family.regions) if rng.random() < 0.5) for _ in range(FEW)]
        return [Abandon(regions or family.regions) for regions in pick]
    return [sample(family, rng) for _ in range(FEW)]


@law
def what_is_listed_can_be_done(game: Table, moments: list[Played]) -> None:
    """FLOW-1: every listed command passes ``check`` and leads on, every member of a listed family as well."""
    rules = game.rules
    rng = Random(game.seed)
    for played in looked_at(game, moments, 0.3):
        for option in rules.legal(played.before):
            for command in [option] if isinstance(option, Command) else some(option, rng):
                assert rules.check(played.before, command) is None, (played, command)
                after = rules.apply(played.before, command).state
                assert after != played.before, command
                assert rules.legal(after) or rules.decision(after) is None, (played, command)


@law
def what_is_not_listed_is_refused_with_a_reason(game: Table, moments: list[Played]) -> None:
    """FLOW-1: ``check`` never raises, names a known code and rule, and ``apply`` refuses with the same words."""
    rules = game.rules
    rng = Random(game.seed)
    for played in looked_at(game, moments, 0.15):
        pool = list(strangers(rules, played.before, rng))
        for option in rules.legal(played.before):
            if isinstance(option, DeployRange):
                deployment = sample(option, rng)
                assert isinstance(deployment, Deploy)
                pool += near_misses(deployment, rng, len(rules.board.codes))
        for command in pool:
            answer_is_right(rules, played.before, command)
    over = played.after
    assert rules.legal(over) == ()
    for command in strangers(rules, over, rng):
        refusal = rules.check(over, command)
        assert refusal is not None, command
        assert refusal.code == "game-over", command


def answer_is_right(rules: Rules, state: State, command: Command) -> None:
    refusal = rules.check(state, command)
    assert (refusal is None) == takes(rules.legal(state), command), (command, refusal, rules.legal(state), state)
    if refusal is None:
        return
    assert refusal.code in CODES, refusal
    assert refusal.rule, refusal
    assert all(isinstance(argument, str) for argument in refusal.args), refusal
    with pytest.raises(Refused) as raised:
        rules.apply(state, command)
    assert raised.value.refusal == refusal
    assert raised.value.command == command


@law
def what_leaves_no_choice_is_not_asked(game: Table, moments: list[Played]) -> None:
    """FLOW-1, A-8: an open decision has at least two answers."""
    rules = game.rules
    for played in moments:
        legal = rules.legal(played.before)
        assert legal
        first = legal[0]
        assert len(legal) > 1 or (not isinstance(first, Command) and size(first) > 1), played


POOLS = st.lists(
    st.tuples(st.integers(1, 4), st.integers(0, 7), st.integers(0, 2), st.integers(0, 4)), min_size=1, max_size=2
)


def family(shapes: list[tuple[int, int, int, int]]) -> DeployRange:
    """A family of deployments: regions 0, 1, 2 ... in blocks, one block a pool."""
    pools = []
    first = 0
    for regions, tokens, least, more in shapes:
        pools.append(Pool(tokens, ((1 << regions) - 1) << first, least, least + more))
        first += regions
    return DeployRange(tuple(pools))


@given(POOLS, st.lists(st.tuples(st.integers(-1, 8), st.integers(-1, 8)), max_size=8))
def test_a_family_of_deployments_holds_what_it_lists(
    shapes: list[tuple[int, int, int, int]], counts: list[tuple[int, int]]
) -> None:
    """REDEPLOY-1: membership, size and enumeration of a family tell the same."""
    deployments = family(shapes)
    listed = list(expand(deployments)) if size(deployments) <= 500 else []
    if listed or not size(deployments):
        assert len(set(listed)) == size(deployments)
    assert all(command in deployments and lists((deployments,), command) for command in listed)
    anything = Deploy(tuple(counts))
    assert (anything in deployments) == lists((deployments,), anything)


@given(POOLS)
def test_the_only_way_to_spread_a_pool(shapes: list[tuple[int, int, int, int]]) -> None:
    """FLOW-1: a pool names its only deployment exactly if there is one."""
    for pool in family(shapes).pools:
        ways = list(islice(expand(DeployRange((pool,))), 2)) if 0 < size(DeployRange((pool,))) <= 500 else []
        if len(ways) == 1:
            assert isinstance(ways[0], Deploy)
            assert pool.only() == ways[0].counts
        elif ways:
            assert pool.only() is None


@given(st.integers(0, 255), st.integers(-3, 255))
def test_a_family_of_departures_holds_what_it_lists(held: int, regions: int) -> None:
    """ABANDON-1: some of the regions held, at least one, and no other."""
    departures = AbandonRange(held)
    listed = list(expand(departures))
    assert len(listed) == size(departures)
    assert set(listed) == {Abandon(some) for some in range(1, 256) if some | held == held}
    assert (Abandon(regions) in departures) == (regions > 0 and regions | held == held)


def test_a_family_of_deals_holds_what_it_lists() -> None:
    """COLUMN-7: any of the banners with any of the badges."""
    deals = DealRange(("elves", "orcs"), ("flying", "hill", "stout"))
    assert len(set(deals)) == size(deals) == 6
    assert all(deal in deals for deal in deals)
