"""Where tokens and pieces are proposed to go: within the bounds, where it hurts least to be attacked."""

from random import Random

import pytest

from swqt.ai import RandomBot, chance, propose, settle
from swqt.ai.deployment import ways
from swqt.cli.bench import hex_board
from swqt.content.traits.catalogue import Catalogue
from swqt.engine import CHANCE, Choose, Deploy, DeployRange, End, Place, Rules, State, admits
from tests.support.positions import ROAD, game, play


def at(rules: Rules, deploy: Deploy) -> dict[str, int]:
    return {rules.board.codes[region]: count for region, count in deploy.counts}


@pytest.mark.parametrize("label", ["base", "both"])
def test_every_proposal_is_legal(label):
    """REDEPLOY-1, RETREAT-2: whatever is asked in whole games."""
    rules = Rules(hex_board(3), Catalogue.load().content(label, hex_board(3)))
    met = set()
    for seed in range(6):
        rng = Random(seed)
        bot = RandomBot(rng)
        state = rules.start(3)
        while state.agenda:
            if state.agenda[-1].seat == CHANCE:
                command = chance(rules, state, rng)
            else:
                command = bot.choose(rules, state)
                if state.agenda[-1].kind in ("redeploy", "retreat", "close"):
                    met.add(state.agenda[-1].kind)
                    assert admits(rules.legal(state), settle(rules, state))
                if any(isinstance(option, DeployRange) for option in rules.legal(state)):
                    assert all(admits(rules.legal(state), way) for way in ways(rules, state))
            state = rules.apply(state, command).state
    assert {"redeploy", "retreat", "close"} <= met


def proposed(text: str) -> dict[str, int]:
    """Where seat A's tokens are proposed to stand at the end of its turn."""
    rules, state = game(text)
    return at(rules, propose(rules, play(rules, state, "A: end")))


def test_tokens_go_to_the_border_with_an_enemy():
    counts = proposed(f"{ROAD}A 0 hill orcs : f1*2 h1*2 p1*2\nB 0 forest elves : s1*6")
    assert counts == {"f1": 1, "h1": 1, "p1": 4}


def test_what_cannot_be_attacked_is_left_thin():
    """POWER-HEROIC-1, IMMUNE-2: an immune region needs no tokens."""
    safe = proposed(f"{ROAD}A 0 hill orcs : f1*2 h1*2 p1*2\nB 0 forest elves : s1*6\npieces hole p1")
    assert safe["p1"] <= 2


def test_the_dearer_of_two_regions_is_held_better():
    """POWER-HILL-1: two ways in, one region pays double."""
    board = "board {\n h1 edge : p2\n p1 edge : p2\n p2 edge :\n}\n"
    counts = proposed(f"{board}A 0 hill orcs : h1*3 p1*3\nB 0 forest elves : p2*9")
    assert counts["h1"] > counts["p1"] >= 1


def test_tokens_that_pay_by_number_are_brought_together():
    """U-POWER-FRIGHTENED-1: three in a region pay a coin."""
    counts = proposed(f"content both -flames\n{ROAD}A 0 frightened gnomes : f1*3 h1*2 p1*2\nB 0 mining ogres : s1")
    assert sum(count >= 3 for count in counts.values()) == 2


def test_withdrawn_tokens_retreat_to_where_the_next_attack_comes():
    """RETREAT-2."""
    rules, state = game(f"{ROAD}A 0 forest elves : s1*7\nB 0 hill orcs : f1 h1 p1*4")
    state = play(rules, state, "A: conquer p1")
    while state.agenda[-1].seat == 0:
        state = rules.apply(state, settle(rules, state)).state
    assert (state.agenda[-1].kind, at(rules, propose(rules, state))) == ("retreat", {"f1": 0, "h1": 3})


def test_nobody_attacks_after_the_last_turn():
    """END-1: any proposal will do, but there is one."""
    rules, state = game(f"{ROAD}round 10/10\nturn B\nA 0 forest elves : s1*6\nB 0 hill orcs : f1*2 h1*2 p1*2")
    state = play(rules, state, "B: end")
    assert sum(at(rules, propose(rules, state)).values()) == 6


def test_a_question_without_tokens_is_an_error():
    rules, state = game(f"{ROAD}A 0 hill orcs : f1*2\nB 0 forest elves : s1*6")
    with pytest.raises(ValueError, match="no tokens"):
        propose(rules, state)


def finished(text: str) -> tuple[Rules, State, list[object]]:
    """The turn of seat A from the end of its conquests: where it leads, and what is said in it."""
    rules, state = game(text)
    state = play(rules, state, "A: end")
    said: list[object] = []
    while state.agenda and state.agenda[-1].seat == 0 and state.turn == 0:
        command = settle(rules, state)
        said.append(command)
        state = rules.apply(state, command).state
    return rules, state, said


def test_heroes_stand_where_the_enemy_is():
    """POWER-HEROIC-1."""
    rules, state, _ = finished(f"{ROAD}A 0 heroic orcs : f1*2 h1*2 p1*2\nB 0 forest elves : s1*6")
    assert rules.board.index("p1") in {piece.region for piece in state.pieces if piece.kind == "hero"}


def test_heroes_that_stand_well_stay():
    """POWER-HEROIC-1: no shuffling to and fro."""
    _, _, said = finished(f"{ROAD}A 0 heroic orcs : f1*2 h1*2 p1*2\nB 0 forest elves : s1*6\npieces hero h1, hero p1")
    assert not any(isinstance(command, Place) for command in said)


def test_a_fortress_is_built_for_its_coin():
    """POWER-FORTIFIED-1, POWER-FORTIFIED-2."""
    _, state, _ = finished(f"{ROAD}A 0 fortified orcs : f1*2 h1*2 p1*2\nB 0 forest elves : s1*6")
    assert [piece.kind for piece in state.pieces] == ["fortress"]


def test_peace_is_made_with_the_seat_that_could_attack():
    """POWER-DIPLOMAT-1."""
    _, _, said = finished(f"{ROAD}A 0 diplomat orcs : f1*2 h1*2\nB 0 forest elves :\nC 0 hill giants : s1 p1*6")
    assert Choose(2) in said


def test_nothing_is_placed_where_nothing_is_offered():
    _, _, said = finished(f"{ROAD}A 0 hill orcs : f1*2 h1*2\nB 0 forest elves : s1*6")
    assert End() not in said
