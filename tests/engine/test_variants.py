"""Section 19: the variants: their defaults, and who begins (more in tests/scenarios/houserules.swn)."""

import pytest

from swqt.engine import OPTION_VALUES, Options
from swqt.table.setup import GameSetup

NAMES = ("Ann", "Bob", "Cid")


def seated(options: Options, seed: int) -> tuple[str, ...]:
    setup = GameSetup(NAMES, ("human",) * 3, "any", options=options, seed=seed)
    return tuple(seat.name for seat in setup.seated())


def test_the_defaults_are_what_the_rules_say() -> None:
    """VARIANT-1, VARIANT-2, VARIANT-5, VARIANT-6: the first value of each option is its default."""
    options = Options()
    assert (options.sorcerer_vs_elf, options.bivouac_moves) == ("lost", "all")
    assert (options.first_player, options.sorcerer_empty_hand) == ("random", "no")
    assert {name: values[0] for name, values in OPTION_VALUES.items()} == {
        name: getattr(options, name) for name in OPTION_VALUES
    }


@pytest.mark.parametrize("seed", range(3))
def test_the_host_may_begin(seed: int) -> None:
    """VARIANT-5 ``host``, SETUP-8: seats are as the host names them, whatever the seed."""
    assert seated(Options(first_player="host"), seed) == NAMES


def test_or_chance_decides_who_begins() -> None:
    """VARIANT-5 ``random``, SETUP-8: everybody may be first, and play stays clockwise from there."""
    orders = {seated(Options(), seed) for seed in range(40)}
    assert orders == {NAMES, ("Bob", "Cid", "Ann"), ("Cid", "Ann", "Bob")}
