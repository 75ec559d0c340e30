"""The printed regions that a trait is made for."""

import pytest

from swqt.engine import Rules
from tests.support.positions import LIBRARY


@pytest.fixture(scope="module")
def surface():
    return Rules(LIBRARY.board("midland-4"), LIBRARY.content("base"))


@pytest.mark.parametrize(("trait", "terrains", "marks"), [
    ("swamp", ["swamp"], []), ("humans", ["farmland"], []), ("dwarves", [], ["mine"]), ("wizards", [], ["magic"]),
    ("mounted", ["hill", "farmland"], []), ("seafaring", ["sea", "lake"], []), ("underworld", [], ["cavern"]),
    ("merchant", [], []), ("commando", [], []), ("flying", [], []), ("orcs", [], []), ("giants", [], []),
    ("trolls", [], []), ("", [], []),
])    # fmt: skip
def test_where_a_trait_is_strong(surface, trait, terrains, marks):
    board, wanted = surface.board, 0
    for terrain in terrains:
        wanted |= board.terrain[terrain]
    for mark in marks:
        wanted |= board.marks[mark]
    assert surface.printed_strength(trait) == wanted


def test_tritons_are_strong_on_the_coast(surface):
    board = surface.board
    coast = surface.printed_strength("tritons")
    assert coast == board.around(board.terrain["water"]) & board.terrain["land"]
    assert coast
