"""The full search of a turn finds what playing every sequence of commands finds."""

from itertools import product

import pytest

from swqt.engine import CHANCE, Command, Rules, State
from swqt.notation import read_position, write_command
from swqt.puzzle.turn_search import Prospect, SearchStopped, TooClose, TurnSearch
from swqt.table import Library

BOARD = "board {\n  f1 edge : h1 s1\n  h1 mine : p1 s1\n  p1 edge :\n  s1 magic :\n}\n"
COLUMN = "column flying orcs, stout elves, swamp humans, forest giants, mounted sorcerers, heroic trolls\n"

POSITIONS = {
    "a hill and a swamp": "asks A choice\nA 5 hill wizards hand 3 : f1*2\nB 2\n",
    "one token short": "asks A conquer\nA 5 merchant dwarves hand 1 : f1\nB 2\ntribes h1\n",
    "from hand": "asks A conquer\nA 5 pillaging tritons hand 4\nB 2 alchemist amazons : h1 p1\n",
    "a race in decline conquers": "asks A choice\nA 5 spirit halflings hand 2 : f1 | ~merchant ghouls : h1*3\nB 2\n",
    "a rival": "asks B choice\nA 5 diplomat amazons : h1*2 p1\nB 2 commando skeletons hand 1 : f1*2\n",
}


def position(rest: str) -> tuple[Rules, State]:
    return read_position(f"swqt 1\n{BOARD}content base\nround 10\n{rest}{COLUMN}", Library())


def every_turn(rules: Rules, start: State, state: State) -> dict[object, float]:
    """Return the best expectation for each way in which the turn can end."""
    seat = start.turn
    if (state.round, state.turn) != (start.round, seat) or not state.agenda or state.agenda[-1].kind == "retreat":
        held = [(tribe.race, tribe.held) for tribe in state.tribes if tribe.seat == seat and tribe.held]
        coins = state.coins[seat] - start.coins[seat]
        return {(float(coins), *held): coins}
    if state.agenda[-1].seat == CHANCE:
        chances = rules.chances(state)
        ends = [every_turn(rules, start, rules.after(state, command)) for command, _ in chances]
        weights = [weight for _, weight in chances]
        return {
            tuple(end for end, _ in chosen): sum(w * value for w, (_, value) in zip(weights, chosen, strict=True))
            / sum(weights)
            for chosen in product(*[end.items() for end in ends])
        }
    found: dict[object, float] = {}
    for option in rules.legal(state):
        for command in [option] if isinstance(option, Command) else option:
            for end, value in every_turn(rules, start, rules.after(state, command)).items():
                found[end] = max(value, found.get(end, value))
    return found


@pytest.mark.parametrize("name", POSITIONS)
def test_it_finds_what_every_sequence_of_commands_finds(name: str) -> None:
    rules, start = position(POSITIONS[name])
    found = TurnSearch(rules, start).best()
    every = every_turn(rules, start, start)
    values = sorted(every.values(), reverse=True)
    assert (found.best, found.next) == pytest.approx((values[0], values[1]))
    assert every[found.ending] == pytest.approx(found.best)


def test_the_die_is_weighed() -> None:
    """The Lost Tribe in h1 costs 3, one token and the die have 1 chance of 6: 2 coins and the Mine, or as before."""
    rules, start = position(POSITIONS["one token short"])
    search = TurnSearch(rules, start)
    after = rules.after(start, next(c for c in rules.legal(start) if write_command(rules, c) == "conquer s1 die"))
    assert search.value(after) == pytest.approx(2 + 2 * 3 / 6)  # s1 costs 2
    after = rules.after(start, next(c for c in rules.legal(start) if write_command(rules, c) == "conquer h1 die"))
    assert search.value(after) == pytest.approx(2 + 3 * 2 / 6)
    assert [write_command(rules, c) for c in search.line()][:2] == ["conquer s1 die", "roll 1"]


def test_a_search_has_limits_and_gives_up_a_proof_early() -> None:
    rules, start = position(POSITIONS["a hill and a swamp"])
    with pytest.raises(SearchStopped):
        TurnSearch(rules, start, limit=5).best()
    with pytest.raises(SearchStopped):
        TurnSearch(rules, start, stop=lambda: True).best()
    best = TurnSearch(rules, start).best()
    with pytest.raises(TooClose):
        TurnSearch(rules, start, proof=Prospect(best.best, best.ending, best.best - 2)).best()
