"""The seat CHANCE: only what may turn up, each as often as it should."""

from collections import Counter
from random import Random

from swqt.ai import FACES, RandomBot, chance
from swqt.cli.bench import hex_board
from swqt.content.traits.catalogue import Catalogue
from swqt.engine import CHANCE, Deal, Roll, Rules, State

RULES = Rules(hex_board(3), Catalogue.load().content("base"))


def position_asking(kind: str) -> State:
    rng = Random(1)
    bot = RandomBot(rng)
    state = RULES.start(3)
    while state.agenda[-1].kind != kind:
        seat = state.agenda[-1].seat
        state = RULES.apply(state, chance(RULES, state, rng) if seat == CHANCE else bot.choose(RULES, state)).state
    return state


def test_the_die_has_three_blanks_and_one_two_three():
    """COMP-4: the faces are those that the rules weigh."""
    state = position_asking("roll")
    weights = Counter(FACES)
    assert weights == {Roll(0): 3, Roll(1): 1, Roll(2): 1, Roll(3): 1}
    assert weights == dict(RULES.chances(state))


def test_every_deal_is_possible_and_about_as_likely():
    """FLOW-6, COLUMN-7."""
    state = position_asking("deal")
    rng = Random(3)
    deals = Counter(chance(RULES, state, rng) for _ in range(28_000))
    assert set(deals) == {command for command, _ in RULES.chances(state)}
    assert len(deals) == 14 * 20
    assert min(deals.values()) > 50
    assert max(deals.values()) < 160
    races = Counter(deal.race for deal in deals.elements() if isinstance(deal, Deal))
    assert all(abs(count - 2000) < 250 for count in races.values())
