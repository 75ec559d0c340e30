"""The full search of a turn and its rivals finds what playing every sequence of commands finds."""

from itertools import product

import pytest

from swqt.engine import CHANCE, Command, Rules, State, members
from swqt.notation import read_command, write_command
from swqt.puzzle.turn_search import NO_TURN, RivalSearch, SearchStopped, TooClose, TurnSearch, line
from tests.support.positions import game

BOARD = "board {\n  f1 edge : h1 s1\n  h1 mine : p1 s1\n  p1 edge :\n  s1 magic :\n}\n"
COLUMN = "column flying orcs, stout elves, swamp humans, forest giants, mounted sorcerers, heroic trolls\n"

POSITIONS = {
    "a hill and a swamp": "asks A choice\nA 5 hill wizards hand 3 : f1*2\nB 2\n",
    "one token short": "asks A conquer\nA 5 merchant dwarves hand 1 : f1\nB 2\ntribes h1\n",
    "from hand": "asks A conquer\nA 5 pillaging tritons hand 4\nB 2 alchemist amazons : h1 p1\n",
    "a race in decline conquers": "asks A choice\nA 5 spirit halflings hand 2 : f1 | ~merchant ghouls : h1*3\nB 2\n",
    "a rival": "asks B choice\nA 5 diplomat amazons : h1*2 p1\nB 2 commando skeletons hand 1 : f1*2\n",
}


def position(name: str) -> tuple[Rules, State]:
    return game(f"{BOARD}round 10\n{POSITIONS[name]}{COLUMN}")


Outcomes = tuple[frozenset[object], ...]


def every_turn(rules: Rules, start: State, state: State) -> dict[Outcomes, float]:
    """Return the best expectation for each way in which the turn can end, with what it ends with for each die."""
    seat = start.turn
    if (state.round, state.turn) != (start.round, seat) or not state.agenda or state.agenda[-1].kind == "retreat":
        tribes = [tribe for tribe in state.tribes if tribe.seat == seat and (tribe.active or tribe.held)]
        had = [(tribe.race, tribe.active, region) for tribe in tribes for region in (-1, *members(tribe.held))]
        return {(frozenset(had),): state.coins[seat] - start.coins[seat]}
    if state.agenda[-1].seat == CHANCE:
        chances = rules.chances(state)
        ends = [every_turn(rules, start, rules.after(state, command)) for command, _ in chances]
        weights = [weight for _, weight in chances]
        return {
            tuple(had for end, _ in chosen for had in end): sum(
                w * value for w, (_, value) in zip(weights, chosen, strict=True)
            )
            / sum(weights)
            for chosen in product(*[end.items() for end in ends])
        }
    found: dict[Outcomes, float] = {}
    for option in rules.legal(state):
        for command in [option] if isinstance(option, Command) else option:
            for end, value in every_turn(rules, start, rules.after(state, command)).items():
                found[end] = max(value, found.get(end, value))
    return found


@pytest.mark.parametrize("name", POSITIONS)
def test_it_finds_what_every_sequence_of_commands_finds(name):
    rules, start = position(name)
    search = TurnSearch(rules, start)
    found = search.best()
    every = every_turn(rules, start, start)
    end = max(every, key=lambda end: (every[end], len(frozenset.intersection(*end))))
    assert found.best == pytest.approx(every[end])
    had = frozenset.intersection(*end)
    assert had == {(race, active, r) for race, active, held in found.ending for r in (-1, *members(held))}
    rivals = [value for end, value in every.items() if all(outcome - had for outcome in end)]
    assert RivalSearch(search, found.ending).value(start) == pytest.approx(max(rivals, default=NO_TURN))


@pytest.mark.parametrize(("command", "value"), [
    ("conquer s1 die", 2 + 2 * 3 / 6),    # s1 costs 2
    ("conquer h1 die", 2 + 3 * 2 / 6),    # the Lost Tribe costs 3: a chance of 2 in 6 of 2 coins and the Mine
])  # fmt: skip
def test_the_die_is_weighed(command, value):
    rules, start = position("one token short")
    search = TurnSearch(rules, start)
    assert search.value(rules.after(start, read_command(rules, command))) == pytest.approx(value)
    assert [write_command(rules, c) for c in line(search, search.value)][:2] == ["conquer s1 die", "roll 1"]


def test_a_search_has_limits_and_gives_up_a_proof_early():
    rules, start = position("a hill and a swamp")
    with pytest.raises(SearchStopped):
        TurnSearch(rules, start, limit=5).best()
    with pytest.raises(SearchStopped):
        TurnSearch(rules, start, stop=lambda: True).best()
    search = TurnSearch(rules, start)
    rival = RivalSearch(search, search.best().ending).value(start)
    with pytest.raises(TooClose):
        RivalSearch(search, search.best().ending, rival - 1).value(start)
