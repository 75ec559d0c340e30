"""Counting tokens before the command is given (REDEPLOY-1, REDEPLOY-3, RETREAT-4)."""

from swqt.engine import Deploy, DeployRange, Pool
from swqt.gui.session.token_allocation import TokenAllocation


def redeploy(tokens: int, standing: bytes, least: int = 1) -> TokenAllocation:
    regions = sum(1 << region for region, count in enumerate(standing) if count)
    return TokenAllocation(
        DeployRange((Pool(tokens, regions, least, tokens if least else 1),)), standing, retreat=False
    )


def test_it_begins_with_what_stands_there_and_counts_within_the_bounds():
    assert redeploy(8, bytes([3, 1, 0, 2])).left == 2
    spread = redeploy(7, bytes([3, 1, 0, 2]))
    assert spread.counts == {0: 3, 1: 1, 3: 2}
    assert spread.left == 1
    for region, way, taken in (
        (1, 1, True), (1, 1, False),    # none left
        (0, -1, True), (0, -1, True), (0, -1, False),    # one must stay
        (2, 1, False),    # not a region of this race
    ):    # fmt: skip
        assert spread.add(region, way) is taken
    assert spread.counts == {0: 1, 1: 2, 3: 2}


def test_balance_is_even_and_complete_and_reset_forgets_it():
    spread = redeploy(11, bytes([3, 1, 0, 2]))
    pools = DeployRange((Pool(11, 0b1011, 1, 11),))
    assert spread.command() not in pools
    spread.balance()
    assert sorted(spread.counts.values()) == [3, 4, 4]
    assert spread.left == 0
    assert spread.command() in pools
    spread.reset()
    assert spread.counts == {0: 3, 1: 1, 3: 2}


def test_tokens_that_only_conquer_are_trimmed_where_most_stand():
    """RACE-AMAZONS-2: four leave the map again."""
    spread = redeploy(6, bytes([5, 3, 0, 2]))
    assert spread.left == 0
    assert max(spread.counts.values()) <= 3


def test_too_few_tokens_for_the_regions_leave_some_empty():
    """A-32: the player chooses the regions to vacate."""
    spread = redeploy(2, bytes([1, 1, 0, 1]), least=0)
    assert sorted(spread.counts.values()) == [0, 1, 1]


def test_a_retreat_proposes_a_placement_and_shows_what_will_stand_there():
    pools = DeployRange((Pool(3, 0b111, 0, 3),))
    spread = TokenAllocation(pools, bytes([4, 1, 1]), retreat=True)
    assert spread.left == 0
    assert spread.command() == Deploy(((0, 0), (1, 2), (2, 1)))
    assert [spread.shown(region) for region in range(3)] == [4, 3, 2]
