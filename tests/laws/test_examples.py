"""Laws hold with the example race and power too: whole games by players who do anything, on the surface boards."""

import pytest

from swqt.cli.bench import hex_board
from swqt.content import Catalogue, read_traits, resource_folder
from swqt.engine import Rules
from tests.laws.test_conservation import tokens_are_right
from tests.support.tables import Table, play

CATALOGUE = Catalogue.load().with_own(
    entry
    for path in sorted((resource_folder() / "examples").glob("*.toml"))
    for entry in read_traits(path).entries
)


@pytest.mark.parametrize("name", ["beekeepers", "minstrel"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_games_with_an_example_keep_their_tokens_and_end(name: str, seats: int) -> None:
    """BLANK-1, BLANK-2, COMP-9: its tokens are those that it borrows, and none appears or gets lost."""
    board = hex_board(seats)
    # As few as can be (MIX-7), so that the example is picked.
    races, powers = ([trait.name for trait in traits] for traits in CATALOGUE.content(f"base +{name}")[1:3])
    spare = [
        f"-{other}"
        for names in (races, powers)
        for other in [one for one in names if one != name][2 * seats + 1 - (name in names) :]
    ]
    rules = Rules(board, CATALOGUE.content(" ".join(["base", f"+{name}", *spare]), board))
    supply = {race.name: race.supply for race in rules.content.races}
    assert (len(supply), len(rules.content.powers)) == (2 * seats + 1, 2 * seats + 1)
    played = seed = 0
    while seed < 2 or (seed < 20 and not played):   # nobody may have picked it
        for step in play(Table(rules, seats, seed)):
            tokens_are_right(rules, step.after, supply)
            played += any(name in (tribe.race, tribe.power) for tribe in step.after.tribes)
        seed += 1
    assert played


def test_the_examples_are_within_what_a_blank_banner_and_badge_may_be() -> None:
    """BLANK-1, BLANK-2."""
    race, power = CATALOGUE.trait("beekeepers"), CATALOGUE.trait("minstrel")
    assert (race.tokens <= 10, power.tokens <= 5) == (True, True)
    lender = CATALOGUE.entry("beekeepers").borrows
    assert race.supply == CATALOGUE.trait(lender).supply
    assert lender not in {other.name for other in CATALOGUE.content("base +beekeepers").races}
