"""The order of seats, and the error messages for invalid setups."""

from dataclasses import replace

import pytest

from swqt.content import parse_traits
from swqt.content.traits.template import template
from swqt.engine import CHANCE, Options
from swqt.error_messages import told
from swqt.table import ChanceSource, GameSetup, Library, SetupError, opening, trial_setup

GOOD = GameSetup(("Anna", "Ben", "Cleo"), ("human", "bot:random", "human"), "hex-3")


def names(setup: GameSetup) -> str:
    return " ".join(seat.name for seat in setup.seated())


@pytest.mark.parametrize(("changes", "message"), [
    ({"names": ("Anna",), "kinds": ("human",)}, "2 to 5 players can play, not 1"),
    ({"kinds": ("human", "human")}, "3 names, but 2 kinds"),
    ({"names": ("Anna", "  ", "Cleo")}, "every player needs a name"),
    ({"names": ("Anna", "Ben\n; seat A Eve human", "Cleo")}, "at most 32 printable"),
    ({"names": ("Anna", "anna ", "Cleo")}, "two players are called anna"),
    ({"kinds": ("human", "robot", "human")}, "Ben: a player is one of human, bot:beginner, .*, not 'robot'"),
    ({"board": "hex-4"}, r"board hex-4 is for 4 players, not 3"),
    ({"board": "atlantis"}, "there is no board 'atlantis'"),
    ({"options": Options(first_player="oldest")}, "option first_player must be random or host, not 'oldest'"),
    ({"options": Options(head_start="0,5")}, "head_start must be none, or 0 to 20 coins for each of the 3 seats"),
    ({"seed": 10**18}, "the seed must be a whole number from 0 to 9+, not 10+"),
    ({"names": ("Anna", "B" * 33, "Cleo")}, "at most 32 printable"),
    ({"looks": (0, 1, 1)}, "no two the same"),
    ({"secrecy": "whispered"}, "coins must be open, told or hidden, not 'whispered'"),
    ({"looks": (0, 1, 5)}, "a colour of 0 to 4"),
    ({"seed": -1}, "the seed must be a whole number from 0 to 9+, not -1"),
])  # fmt: skip
def test_a_setup_that_cannot_be_played_says_why(changes, message, shelf):
    with pytest.raises(SetupError, match=message):
        replace(GOOD, **changes).check(shelf)


@pytest.mark.parametrize(("changes", "message"), [
    ({"board": "midland-2"}, "el tablero midland-2 es para 2 jugadores, no 3"),
    ({"board": "atlantis"}, "no hay ningún tablero 'atlantis'"),
    ({"content": "best"}, "no existe (contenido): best; se conocen base, underground, both"),
    ({"options": Options(flames_entry="sea")}, "regla de la casa flames_entry: debe ser edge o volcano, no 'sea'"),
])  # fmt: skip
def test_why_a_setup_cannot_be_played_is_told_in_the_language_of_the_window(changes, message):
    with pytest.raises(SetupError) as caught:
        replace(GOOD, **{"board": "midland-3", **changes}).check(Library())
    assert message in told(caught.value, "es")


def test_the_first_player_is_drawn_by_the_seed_unless_the_host_keeps_the_order():
    """SETUP-8, VARIANT-5: the others follow clockwise."""
    drawn = [names(replace(GOOD, seed=seed)) for seed in range(30)]
    assert set(drawn) == {"Anna Ben Cleo", "Ben Cleo Anna", "Cleo Anna Ben"}
    assert drawn == [names(replace(GOOD, seed=seed)) for seed in range(30)]
    assert len({names(GOOD) for _ in range(60)}) == 3, "without a seed everybody may begin"
    kept = replace(GOOD, options=Options(first_player="host"))
    assert {names(replace(kept, seed=seed)) for seed in range(5)} == {"Anna Ben Cleo"}


def test_kind_and_colour_move_with_the_name_and_names_are_trimmed():
    setup = replace(GOOD, names=(" Anna ", "Ben", "Cleo"), looks=(4, 2, 0))
    for seed in range(5):
        seats = replace(setup, seed=seed).seated()
        assert dict(seats) == {"Anna": "human", "Ben": "bot:random", "Cleo": "human"}
        of = dict(zip((seat.name for seat in seats), setup.looks_of(seats), strict=True))
        assert of == {"Anna": 4, "Ben": 2, "Cleo": 0}
    assert GOOD.looks_of(GOOD.seated()) == ()


def test_extra_coins_belong_to_the_player_whoever_begins(shelf):
    """VARIANT-7, VARIANT-5."""
    setup = replace(GOOD, names=(" Anna ", "Ben", "Cleo"), options=Options(head_start="0,3,20"))
    begun = set()
    for seed in range(30):
        rules, start, seats = opening(replace(setup, seed=seed), shelf)
        coins = dict(zip((seat.name for seat in seats), start.coins, strict=True))
        assert coins == {"Anna": 5, "Ben": 8, "Cleo": 25}
        assert rules.options.extra_coins(3) == tuple(coins - 5 for coins in start.coins)
        begun.add(seats[0].name)
    assert begun == {"Anna", "Ben", "Cleo"}


@pytest.mark.parametrize(("kind", "world"), [("race", "surface"), ("power", "underground")])
def test_a_trial_game_has_the_trait_on_top_of_the_column(kind, world):
    library = Library()
    text = template(kind, "moon-cats") if world == "surface" else f'world = "{world}"\n{template(kind, "moon-cats")}'
    text = text if world == "surface" else text.replace('"hill"', '"mud"')
    library = library.with_entries(parse_traits(text, "").entries)
    usual = GameSetup(("Anna", "Ben", "Cleo"), ("human", "bot:easy", "bot:easy"), "midland-3", seed=None)
    setup = trial_setup(usual, library.catalogue.entry("moon-cats"), library)
    rules, state, seats = opening(setup, library)
    dice = ChanceSource(setup.seed)
    while rules.decision(state).seat == CHANCE:
        state = rules.after(state, dice.answer(rules, state))
    assert "moon-cats" in (state.column[0].race, state.column[0].power)
    assert ((rules.decision(state).kind, seats[0].name), rules.board.world) == (("pick", "Anna"), world)


def test_a_trait_without_any_use_is_not_tried_out():
    text = f'world = "underground"\n{template("power", "moon-cats")}'    # it is about hills
    library = Library().with_entries(parse_traits(text, "").entries)
    usual = GameSetup(("Anna", "Ben"), ("human", "bot:easy"), "midland-2")
    with pytest.raises(SetupError, match="no use on the board gloamdeep-2") as caught:
        trial_setup(usual, library.catalogue.entry("moon-cats"), library)
    assert told(caught.value, "es") == "moon-cats no serviría de nada en el tablero gloamdeep-2"
