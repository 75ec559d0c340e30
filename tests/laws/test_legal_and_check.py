"""Laws: ``legal`` lists exactly what ``check`` lets pass and ``apply`` can do; the rest is refused with a reason."""

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from swqt import engine as e
from swqt.ai import sample
from swqt.cli.perft import expand, size
from tests.laws.test_positions import no_position_of_a_game_has_a_problem, writing_and_reading_gives_the_same_position
from tests.laws.test_values import the_order_of_effects_and_conditions_is_irrelevant
from tests.support.caverns import cavern
from tests.support.foreign_commands import lists, near_misses, strangers, takes
from tests.support.tables import STRIDE, Law, Laws, Played, Table, table

FEW = 24
"""Members of a family that are tried one by one; of larger ones so many are drawn."""

RELICS = ("doormat", "orb", "ring", "scepter", "socks", "sword", "bag", "keep", "unicorn")
TRAITS = ("altar", "orb", "bag:orb", "reborn", "vampire", "wisp", "pentacle", "hammers", "magic", "vengeful")
PIECES = ("ancient", "armor", "bag", "balrog", "ghost", "queen", "volcano", "ring", "scepter", "bag:ring", "bag:sword")

above, below = Laws(table), Laws(cavern)
for known in (
    no_position_of_a_game_has_a_problem,
    writing_and_reading_gives_the_same_position,
    the_order_of_effects_and_conditions_is_irrelevant,
):
    below(known)


def law(rule: Law) -> Law:
    """Decorate a law of both boxes."""
    return above(below(rule))

test_listed_is_what_can_be_done = above.watch("listed", games=24, nightly=600, size=4, step=STRIDE)
test_games_below_take_their_course = below.watch("sound below", games=20, nightly=2600, size=4, step=STRIDE)


def looked_at(game: Table, moments: list[Played], share: float) -> list[Played]:
    """A share of the moments of *game*, and always the last ones."""
    rng = Random(game.seed)
    return [played for played in moments[:-3] if rng.random() < share] + moments[-3:]


def some(family: e.Range, rng: Random) -> list[e.Command]:
    if size(family) <= FEW:
        return list(expand(family))
    if isinstance(family, e.AbandonRange):
        pick = [sum(1 << r for r in e.members(family.regions) if rng.random() < 0.5) for _ in range(FEW)]
        return [e.Abandon(regions or family.regions) for regions in pick]
    return [sample(family, rng) for _ in range(FEW)]


@law
def what_is_listed_can_be_done_and_is_a_choice(game: Table, moments: list[Played]) -> None:
    """FLOW-1, A-8: a decision has at least two answers; every listed command passes ``check`` and leads on."""
    rules = game.rules
    rng = Random(game.seed)
    tried = set(map(id, looked_at(game, moments, 0.25)))
    for played in moments:
        legal = rules.legal(played.before)
        assert len(legal) > 1 or (legal and not isinstance(legal[0], e.Command) and size(legal[0]) > 1), played
        if id(played) not in tried:
            continue
        for option in legal:
            for command in [option] if isinstance(option, e.Command) else some(option, rng):
                assert rules.check(played.before, command) is None, (game.seed, played, command)
                after = rules.apply(played.before, command).state
                assert after != played.before, (game.seed, command)
                assert rules.legal(after) or rules.decision(after) is None, (game.seed, played, command)


@law
def what_is_not_listed_is_refused_with_a_reason(game: Table, moments: list[Played]) -> None:
    """FLOW-1: ``check`` never raises, names a known code and rule, and ``apply`` refuses with the same words."""
    rules = game.rules
    rng = Random(game.seed)
    with_items = bool(rules.content.relics)
    for played in looked_at(game, moments, 0.2 if with_items else 0.15):
        pool = list(strangers(rules, played.before, rng))
        pool += cave_strangers(rules, played.before, rng) if with_items else ()
        for option in rules.legal(played.before):
            if isinstance(option, e.DeployRange):
                pool += near_misses(sample(option, rng), rng, len(rules.board.codes))
        for command in pool:
            answer_is_right(rules, played.before, command)
    over = played.after
    assert rules.legal(over) == ()
    for command in (*strangers(rules, over, rng), *cave_strangers(rules, over, rng)):
        refusal = rules.check(over, command)
        assert refusal is not None, command
        assert refusal.code == "game-over", command


def cave_strangers(rules: e.Rules, state: e.State, rng: Random) -> Iterator[e.Command]:
    """Yield commands about relics, places and what the caverns' traits do; some may be legal after all."""
    size = len(rules.board.codes)
    for region in (-1, size, *rng.sample(range(size), 3)):
        yield e.Conquer(region, tuple(rng.sample(RELICS, rng.randint(1, 3))))
        yield e.Conquer(region, (f"bag:{rng.choice(RELICS)}",), die=rng.random() < 0.5)
        yield e.Conquer(region, ("sword", "sword"))
        yield e.Use(rng.choice(TRAITS), region)
        yield e.Place(rng.choice(PIECES), region)
        yield e.Place(rng.choice(PIECES), region, rng.choice((-1, size, *range(size))))
    for piece in state.pieces:
        yield e.Place(piece.kind, rng.randrange(size))
        yield e.Place(f"bag:{piece.kind}", rng.randrange(size))
        yield e.Use(piece.kind, piece.region)
    for row in range(-1, 7):
        yield e.Pick(row, rng.randint(-1, 7))
    yield e.Draw(rng.choice(("keep", "sword", "flying", "stonehedge", "unicorn")))


def answer_is_right(rules: e.Rules, state: e.State, command: e.Command) -> None:
    refusal = rules.check(state, command)
    assert (refusal is None) == takes(rules.legal(state), command), (command, refusal, rules.legal(state), state)
    if refusal is None:
        return
    assert refusal.code in e.CODES, refusal
    assert refusal.rule, refusal
    assert all(isinstance(argument, str) for argument in refusal.args), refusal
    with pytest.raises(e.Refused) as raised:
        rules.apply(state, command)
    assert raised.value.refusal == refusal
    assert raised.value.command == command


@law
def a_conquest_takes_what_its_cost_says(game: Table, moments: list[Played]) -> None:
    """CONQ-4, COST-1, COST-5, COST-7, A-81, A-112, A-132: ``cost`` announces the tokens and Hammers, in parts."""
    rules = game.rules
    for played in moments:
        command = played.command
        if isinstance(command, e.Conquer) and played.decision.seat != e.CHANCE:
            cost_is_right(rules, played, command)


def cost_is_right(rules: e.Rules, played: Played, command: e.Conquer) -> None:
    cost = rules.cost(played.before, command.region, command.using)
    assert cost.total == sum(part.amount for part in cost.parts), cost
    assert all(part.amount and part.rule for part in cost.parts), cost
    taken = [event for event in played.events if isinstance(event, e.Conquered)]
    ended = any(isinstance(event, (e.TurnBegan, e.GameOver)) for event in played.events)
    # what was used is forgotten then
    if command.die or not taken or ended:
        return
    hammers = [[used.trait for used in s.used].count("hammers") for s in (played.before, played.after)]
    spent = taken[0].tokens + max(0, hammers[1] - hammers[0])
    shielded = any(t.race == "gnomes" and t.active and t.held >> command.region & 1 for t in played.before.tribes)
    roll = 0 if shielded else max(0, played.before.rolled)   # no aid against Gnomes
    assert max(1, cost.total - roll) == spent, (played, cost)


POOLS = st.lists(
    st.tuples(st.integers(1, 4), st.integers(0, 7), st.integers(0, 2), st.integers(0, 4)), min_size=1, max_size=2
)


def family(shapes: list[tuple[int, int, int, int]]) -> e.DeployRange:
    """A family of deployments: regions 0, 1, 2 ... in blocks, one block a pool."""
    pools = []
    first = 0
    for regions, tokens, least, more in shapes:
        pools.append(e.Pool(tokens, ((1 << regions) - 1) << first, least, least + more))
        first += regions
    return e.DeployRange(tuple(pools))


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
    anything = e.Deploy(tuple(counts))
    assert (anything in deployments) == lists((deployments,), anything)


@given(POOLS)
def test_the_only_way_to_spread_a_pool(shapes: list[tuple[int, int, int, int]]) -> None:
    """FLOW-1: a pool names its only deployment exactly if there is one."""
    for pool in family(shapes).pools:
        ways = list(islice(expand(e.DeployRange((pool,))), 2)) if 0 < size(e.DeployRange((pool,))) <= 500 else []
        if len(ways) == 1:
            assert pool.only() == ways[0].counts
        elif ways:
            assert pool.only() is None


@given(st.integers(0, 255), st.integers(-3, 255))
def test_a_family_of_departures_holds_what_it_lists(held: int, regions: int) -> None:
    """ABANDON-1: some of the regions held, at least one, and no other."""
    departures = e.AbandonRange(held)
    listed = list(expand(departures))
    assert len(listed) == size(departures)
    assert set(listed) == {e.Abandon(some) for some in range(1, 256) if some | held == held}
    assert (e.Abandon(regions) in departures) == (regions > 0 and regions | held == held)


def test_a_family_of_deals_holds_what_it_lists() -> None:
    """COLUMN-7: any of the banners with any of the badges."""
    deals = e.DealRange(("elves", "orcs"), ("flying", "hill", "stout"))
    assert len(set(deals)) == size(deals) == 6
    assert all(deal in deals for deal in deals)
