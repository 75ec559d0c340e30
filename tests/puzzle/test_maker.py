"""The maker finds turns of the last round that are puzzles, and says what makes them best."""

from dataclasses import replace

import pytest

from swqt.engine import Rules, State
from swqt.notation import read_command
from swqt.puzzle.maker import PuzzleMaker, VarietyLimits, ahead, turn_reason
from swqt.puzzle.puzzle import MARGIN, TURN, load_puzzles, sentence
from swqt.table import Library
from tests.support.positions import game

COLUMN = "column flying humans, stout elves, swamp ghouls, forest giants, mounted sorcerers, heroic trolls\n"


def position(mine: str, theirs: str = "B 2\n") -> tuple[Rules, State]:
    board = "board {\n  f1 edge : h1\n  h1 edge mine : p1\n  p1 :\n}\n"
    return game(f"{board}round 10/10\nasks A conquer\n{mine}\n{theirs}{COLUMN}")


def test_a_turn_is_a_puzzle_if_every_rival_brings_2_coins_less():
    """Four tokens take h1 and p1 for 4 coins, or f1 for 1; six take h1 and f1."""
    maker = PuzzleMaker()
    found = maker.turn_puzzle(*position("A 5 hill dwarves hand 4", "B 2 seafaring orcs : f1*2\n"), "base", "1")
    assert (found.kind, found.best, found.next_best) == (TURN, 4, 1)
    assert found.line[:2] == ("conquer h1", "conquer p1")
    told = "Hill 1, Farmland 1 rather than Forest 1: +3 coins. Dwarves: +1 coin. Hill: +1 coin."
    assert (sentence(found, "en"), maker.again(found, Library())) == (told, found)
    for hand, theirs in ((4, 4), (6, 2)):
        other = position(f"A 5 hill dwarves hand {hand}", f"B 2 seafaring orcs : f1*{theirs}\n")
        assert maker.turn_puzzle(*other, "base", "1") is None
    assert sorted(maker.rejected) == ["close", "no rival"]


def test_two_games_that_come_to_one_position_give_one_puzzle():
    first, other = load_puzzles()[:2]
    limits = VarietyLimits(100)
    assert limits.admits(replace(first, source="game 1"))
    assert not limits.admits(replace(first, name="again", source="game 2"))
    assert limits.admits(replace(first, text=other.text, source="game 2"))


@pytest.mark.parametrize(("best", "other", "told"), [
    ("use dragon h1; end; deploy f1=2 h1=1", "end", ("opens", "trait:dragon", "region:hill 1", "coins:2")),
    ("end", "leave f1; end", ("regions", "region:forest 1", "coins:2")),
    ("leave f1; use dragon f1; end", "leave f1; end", ("opens", "trait:dragon", "region:forest 1", "coins:2")),
])  # fmt: skip
def test_the_reason_is_what_the_other_turn_has_not(best, other, told):
    rules, state = position("A 5 dragon dwarves hand 2 : f1", "B 2 hill orcs : h1*4\n")
    lines = [[read_command(rules, text.strip()) for text in line.split(";")] for line in (best, other)]
    reason = turn_reason(rules, state, 2.4, *lines)
    assert reason[0] == told
    assert (("source", "trait:dwarves", "coins:1") in reason) == ("h1" in best)


def test_a_difference_counts_less_its_error():
    assert (ahead([5, 7, 9], [1, 3, 5], 2), ahead([5, 7, 12], [1, 3, 5], 0)) == (4, pytest.approx(5))
    assert ahead([5, 7, 12], [1, 3, 5], 2) == pytest.approx(5 - 2)


@pytest.mark.slow
def test_a_seed_gives_its_puzzles_again():
    found = list(PuzzleMaker().puzzles(0))
    assert found == [puzzle for puzzle in load_puzzles() if puzzle.game == "0"]
    assert all(puzzle.best - puzzle.next_best >= MARGIN for puzzle in found)
