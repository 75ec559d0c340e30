"""What is wrong with a hand-written position: each sentence, and that playable positions have none."""

from collections.abc import Callable

import pytest

from swqt.engine import CHANCE, Combo, Conquer, Decision, Decline, Note, Piece, State
from swqt.notation import NotationError
from tests.support.positions import game

BOARD = """
    board {
      f1 edge : p1 h1
      p1      : h1
      h1 edge :
    }
"""
FINE = "A 0 hill halflings hand 2 : f1*2 | ~flying elves : p1\nB 0 swamp trolls : h1\npieces hole f1\nasks A conquer"

Change = Callable[[State], State]


def _tribe(number: int, **changes: object) -> Change:
    def change(state: State) -> State:
        rows = list(state.tribes)
        rows[number] = rows[number]._replace(**changes)
        return state._replace(tribes=tuple(rows))

    return change


def _with(**changes: object) -> Change:
    return lambda state: state._replace(**changes)


def _asks(*agenda: Decision) -> Change:
    return lambda state: state._replace(agenda=agenda)


def _pieces(*pieces: tuple[str, int]) -> Change:
    return lambda state: state._replace(pieces=tuple(Piece(*piece) for piece in pieces))


# The regions f1, p1 and h1 are 0, 1 and 2; the rows are Halflings, Elves and Trolls.
CASES: list[tuple[str, Change]] = [
    ("2 to 5 seats can play, not 6", _with(coins=(0,) * 6)),
    ("2 to 5 seats can play, not 1", _with(coins=(0,), tribes=(), tokens=bytes(3), pieces=())),
    ("round 11 is not on this board's track of 10", _with(round=11)),
    ("round 0 is not on this board's track of 10", _with(round=0)),
    ("trolls are in play twice", _tribe(1, race="trolls")),
    ("there is no race gnomes in this game", _tribe(1, race="gnomes")),
    ("there is no power royal in this game", _tribe(0, power="royal")),
    ("seat A has two active races", _tribe(2, seat=0)),
    ("there are only 11 tokens of halflings", _tribe(0, hand=10)),
    ("there are only 11 tokens of halflings", _tribe(0, waiting=8)),
    ("elves are in decline and cannot have tokens in hand", _tribe(1, hand=1)),
    ("halflings cannot be at peace with seat C", _tribe(0, pact=2)),
    ("halflings cannot be at peace with seat A", _tribe(0, pact=0)),
    ("halflings are in play and in the column or the stack", _with(column=(Combo("halflings", "stout"),))),
    ("elves are in play and in the column or the stack", _with(races=("elves",))),
    ("trolls are in play and in the column or the stack", _with(returned=("trolls",))),
    ("p1 is held twice", _tribe(0, held=0b011)),
    ("p1 is held without a token", _with(tokens=bytes((2, 0, 1)))),
    ("h1 is held by trolls and by natives", _with(natives=bytes((0, 0, 1)))),
    ("h1 has tokens of nobody", _tribe(2, held=0)),
    ("no trait in play brings a balrog", _pieces(("balrog", 0))),
    ("there are only 2 of hole", _pieces(("hole", 0), ("hole", 1), ("hole", 2))),
    ("two of hole stand in one region", _pieces(("hole", 0), ("hole", 0))),
    ("A cannot be asked to roll", _asks(Decision(0, "roll"))),
    ("* cannot be asked to conquer", _asks(Decision(CHANCE, "conquer"))),
    ("chance is asked to deal on behalf of nobody", _asks(Decision(CHANCE, "deal"))),
    ("a roll must say what it is for", _asks(Decision(0, "conquer"), Decision(CHANCE, "roll"))),
    ("a roll must lie on ghouls or conquer",
     _asks(Decision(0, "conquer"), Decision(CHANCE, "deal"), Decision(CHANCE, "roll", Conquer(2, die=True)))),
    ("halflings cannot roll without a token in hand",
     lambda state: _asks(Decision(0, "conquer"), Decision(CHANCE, "roll", Conquer(2, die=True)))(
         _tribe(0, hand=0)(state))),
    ("seat A has no region to redeploy in",
     lambda state: _asks(Decision(0, "redeploy"))(_with(tokens=bytes((0, 1, 1)))(_tribe(0, held=0)(state)))),
    ("seat B has no race in decline to redeploy", _asks(Decision(1, "redeploy", Decline()))),
    ("nothing is left to draw", _asks(Decision(0, "conquer"), Decision(CHANCE, "draw", Conquer(0)))),
    ("nothing is left to deal", _asks(Decision(0, "conquer"), Decision(CHANCE, "deal"))),
    ("there is no seat C", _asks(Decision(2, "pick"))),
    ("seat A picks only without an active race", _asks(Decision(0, "pick"))),
    ("seat B is asked to conquer out of turn", _asks(Decision(1, "conquer"))),
    ("seat A has no race in decline that goes on conquering", _asks(Decision(0, "ghouls"))),
    ("seat B has nothing withdrawn to place", _asks(Decision(1, "retreat"))),
]


@pytest.mark.parametrize(("sentence", "change"), CASES, ids=[sentence for sentence, _ in CASES])
def test_each_sentence_has_its_position(sentence, change):
    """COMP-6, COMP-7, FLOW-1, DECLINE-7: one change to a playable position, and the sentence is there."""
    rules, state = game(BOARD + FINE)
    assert rules.problems(state) == ()
    assert sentence in rules.problems(change(state))


@pytest.mark.parametrize("kind", ["choice", "conquer", "redeploy", "close", "stout"])
def test_only_an_active_race_is_asked_to_act(kind):
    """FLOW-1: PICK comes first without one."""
    rules, state = game(BOARD + "A 5\nB 0 swamp trolls : h1\nasks A pick\ncolumn hill orcs")
    assert f"seat A has no active race to {kind} with" in rules.problems(state._replace(agenda=(Decision(0, kind),)))


@pytest.mark.parametrize(("text", "change", "sentence"), [
    # REDEPLOY-3: there is nothing to redeploy without a region
    (BOARD + "A 0 hill orcs hand 3\nB 0 swamp trolls : h1\nasks A conquer", _asks(Decision(0, "redeploy")),
     "seat A has no region to redeploy in"),
    # IMMUNE-2, POWER-FORTIFIED-2: nothing stands in a Region of nobody
    (BOARD + "A 0 fortified orcs : f1\nB 0 swamp trolls : h1", _pieces(("fortress", 1)),
     "fortress in p1 has no holder"),
    # MAP-4: nobody stands in a chasm
    ("board {\n u1 edge : x1\n x1 :\n}\nA 0 merchant orcs : u1\nB 0",
     lambda state: _with(tokens=b"\1\1")(_tribe(0, held=0b11)(state)), "x1 is a chasm: nobody can stand there"),
])  # fmt: skip
def test_in_other_positions_one_sentence_alone(text, change, sentence):
    rules, state = game(text)
    assert rules.problems(change(state)) == (sentence,)


def test_all_that_is_wrong_is_told_at_once():
    """One look finds every mistake."""
    rules, state = game(BOARD + FINE)
    wrong = state._replace(round=11, natives=b"\0\0\1", pieces=(Piece("balrog", 0),))
    assert len(rules.problems(wrong)) == 3


def test_a_text_with_a_problem_is_not_read():
    """The reader asks the same question, so no such position is ever played on."""
    with pytest.raises(NotationError, match="seat A picks only without an active race"):
        game(BOARD + "A 0 hill orcs : f1\nB 0\nasks A pick")


HANGING: dict[str, Change] = {
    "a draw without relics and places": _asks(Decision(0, "conquer"), Decision(CHANCE, "draw")),
    "an Altar that is not in the game": _asks(Decision(0, "altar")),
    "a note that is no number": _with(notes=(Note("holes-dug", "many"),)),
    "two seats' decisions open": _asks(Decision(0, "choice"), Decision(0, "conquer")),
    "a roll for a Region of one's own": _asks(Decision(0, "conquer"), Decision(CHANCE, "roll", Conquer(0, die=True))),
    "a roll in redeployment": _asks(Decision(0, "redeploy"), Decision(CHANCE, "roll", Conquer(1, die=True))),
}


@pytest.mark.parametrize("name", HANGING)
def test_what_would_crash_or_hang_is_a_problem(name):
    """FLOW-1, FLOW-6: a position that passes can be played on."""
    rules, state = game(BOARD + FINE)
    assert rules.problems(HANGING[name](state))
