"""rules.md section 6: what may be conquered, what the defender loses, and what counts as an attack."""

import pytest

from swqt.engine import Conquered, Lost, Removed
from swqt.notation import NotationError
from tests.support.positions import asked, code, cost, events, game, holder, play, tribe

LINE = """
board {
  h1 edge : p1
  p1      : f1
  f1      : s1
  s1      : m1
  m1 edge :
}
"""


# What may be conquered


def test_an_own_region_is_no_target() -> None:
    """CONQ-1."""
    rules, state = game(LINE + "asks A conquer\nA 5 underworld orcs hand 5 : h1 p1\nB 5\n")
    assert code(rules, state, "conquer p1") == "own-region"
    assert code(rules, state, "conquer p1 die") == "own-region"


def test_the_own_declined_race_is_one() -> None:
    """CONQ-1, RETREAT-5."""
    rules, state = game(LINE + "asks A conquer\nA 5 underworld orcs hand 5 : h1 | ~hill elves : p1\nB 5\n")
    assert code(rules, state, "conquer p1") == "allowed"


def test_peace_forbids_every_attack_on_the_active_race() -> None:
    """CONQ-1, POWER-DIPLOMAT-1, A-60."""
    rules, state = game(
        LINE + "asks A conquer\nA 5 dragon sorcerers hand 9 : p1\nB 5 diplomat elves pact A : h1 | ~hill trolls : f1\n"
    )
    for said in ("conquer h1", "conquer h1 die", "use dragon h1", "use sorcerers h1"):
        assert code(rules, state, said) == "peace", said
    assert code(rules, state, "conquer f1") == "allowed"


def test_each_conquest_needs_a_token_in_hand() -> None:
    """CONQ-1: whatever the power; one token that only moves the Dragon is enough, none is not."""
    rules, state = game(LINE + "asks A conquer\nA 5 dragon orcs : h1\nB 5 hill elves : p1\n")
    for said in ("conquer p1", "conquer p1 die", "use dragon p1"):
        assert code(rules, state, said) == "no-tokens", said
    rules, state = game(LINE + "asks A conquer\nA 5 dragon orcs hand 1 : h1\nB 5 hill elves : p1*7\n")
    assert code(rules, state, "use dragon p1") == "allowed"


def test_spare_tokens_on_the_map_count_from_the_start() -> None:
    """READY-1, READY-2, CONQ-1: at CHOICE they are still to be lifted."""
    rules, state = game(LINE + "A 5 underworld orcs hand 1 : h1*2 p1*3\nB 5\n")
    assert asked(rules, state) == "A choice"
    assert code(rules, state, "conquer f1") == "allowed"
    state = play(rules, state, "A: conquer f1")
    assert tribe(state, "orcs").hand == 2
    assert [holder(rules, state, region) for region in ("h1", "p1", "f1")] == ["orcs*1", "orcs*1", "orcs*2"]


def test_any_number_of_conquests_while_the_tokens_last() -> None:
    """CONQ-2, CONQ-3: they stay where they conquered until the redeployment."""
    rules, state = game(LINE + "asks A conquer\nA 5 underworld orcs hand 9\nB 5\n")
    state = play(rules, state, "A: conquer h1", "A: conquer p1", "A: conquer f1", "A: conquer s1")
    assert tribe(state, "orcs").hand == 1
    assert [holder(rules, state, region) for region in ("h1", "p1", "f1", "s1")] == ["orcs*2"] * 4
    assert code(rules, state, "conquer m1 die") == "allowed"
    assert code(rules, state, "conquer m1") == "too-dear"


def test_exactly_the_cost_is_deployed() -> None:
    """CONQ-4: no command could send more, and what is left stays in hand."""
    rules, state = game(LINE + "asks A conquer\nA 5 underworld orcs hand 9 : h1\nB 5 hill elves : p1*3\n")
    [conquered] = events(rules, state, "A: conquer p1", Conquered)
    assert (conquered.tokens, conquered.how) == (5, "")
    state = play(rules, state, "A: conquer p1")
    assert holder(rules, state, "p1") == "orcs*5"
    assert tribe(state, "orcs").hand == 4


def test_a_conquered_lost_tribe_is_gone_for_good() -> None:
    """CONQ-5."""
    rules, state = game(LINE + "asks A conquer\nA 5 underworld orcs hand 4 : h1\nB 5\ntribes p1 m1\n")
    assert events(rules, state, "A: conquer p1", Lost) == [Lost(-1, "", rules.board.index("p1"), 1, 0)]
    state = play(rules, state, "A: conquer p1")
    assert state.natives == bytes([0, 0, 0, 0, 1])
    assert holder(rules, state, "m1") == "natives*1"


def test_monsters_are_removed_together() -> None:
    """CONQ-5, CHECK-2."""
    rules, state = game("""
        board {
          d1 edge : d2
          d2      :
        }
        asks A conquer
        A 5 merchant orcs hand 4 : d1
        B 5
        monsters d2
    """)
    assert cost(rules, state, "d2") == 4
    state = play(rules, state, "A: conquer d2")
    assert holder(rules, state, "d2") == "orcs*4"


def test_fortress_and_lair_leave_a_conquered_region() -> None:
    """CONQ-8."""
    rules, state = game(
        LINE
        + "asks A conquer\nA 5 swamp orcs hand 9 : h1\nB 5 fortified trolls : p1 f1\n"
        + "pieces fortress p1, fortress f1\n"
    )
    assert cost(rules, state, "p1") == 5
    removed = events(rules, state, "A: conquer p1", Removed)
    assert Removed("fortress", rules.board.index("p1")) in removed
    state = play(rules, state, "A: conquer p1")
    standing = {(piece.kind, rules.board.codes[piece.region]) for piece in rules.pieces(state)}
    assert standing == {("fortress", "f1"), ("lair", "f1")}


def test_encampments_return_to_their_owner() -> None:
    """CONQ-8, POWER-BIVOUACKING-3."""
    rules, state = game(
        LINE
        + "asks A conquer\nA 5 swamp ratmen hand 9 : h1\nB 5 bivouacking orcs : p1 f1\n"
        + "pieces encampment p1, encampment p1, encampment f1, encampment f1, encampment f1\n"
    )
    assert cost(rules, state, "p1") == 5
    state = play(rules, state, "A: conquer p1")
    assert holder(rules, state, "p1") == "ratmen*5"
    assert [rules.board.codes[piece.region] for piece in state.pieces] == ["f1"] * 3
    state = play(rules, state, "A: end", "A: deploy h1=5 p1=5")
    assert asked(rules, state) == "B choice"
    assert [rules.board.codes[piece.region] for piece in state.pieces] == ["f1"] * 5


def test_a_region_left_and_taken_again_was_empty() -> None:
    """A-16: allowed in the same turn, at the cost of an empty region."""
    rules, state = game(LINE + "A 5 pillaging orcs : h1*3 p1*2\nB 5\n")
    state = play(rules, state, "A: leave p1")
    assert cost(rules, state, "p1") == 2
    state = play(rules, state, "A: conquer p1")
    assert tribe(state, "orcs").full == 0
    assert rules.income(state, 0).total == 2


# Losses


def test_the_defender_loses_one_token_and_withdraws_the_rest() -> None:
    """RETREAT-1, A-12."""
    rules, state = game(LINE + "asks A conquer\nA 5 underworld orcs hand 9 : h1\nB 5 hill humans : p1*3 s1 m1\n")
    assert events(rules, state, "A: conquer p1", Lost) == [Lost(1, "humans", rules.board.index("p1"), 1, 2)]
    state = play(rules, state, "A: conquer p1")
    assert tribe(state, "humans").waiting == 2
    assert rules.tray(state, "humans") == 10 - 4


def test_withdrawn_tokens_may_go_next_door_or_anywhere() -> None:
    """C-1, RETREAT-2, RETREAT-4."""
    rules, state = game(
        LINE + "asks B retreat\nturn A\nA 5 hill orcs : p1\nB 5 swamp humans : h1 f1 m1\nlost humans*2 B\n"
    )
    for said in ("deploy h1=2 f1=0 m1=0", "deploy h1=0 f1=2 m1=0", "deploy h1=0 f1=0 m1=2", "deploy h1=1 f1=0 m1=1"):
        assert code(rules, state, said) == "allowed", said
    assert code(rules, state, "deploy h1=1 f1=0 m1=0") == "retreat-total"
    assert code(rules, state, "deploy h1=2 f1=1 m1=0") == "retreat-total"


def test_declined_tokens_withdraw_within_their_own_race() -> None:
    """A-22: with two declined races each keeps its own."""
    rules, state = game(
        LINE
        + "turn B\nA 5 | ~hill trolls : s1 | ~spirit ghouls : h1*3 m1\nB 5 swamp orcs : p1*8\n"
    )
    state = play(rules, state, "B: conquer h1", "B: end", "B: deploy h1=1 p1=7")
    assert holder(rules, state, "m1") == "ghouls*3"
    assert holder(rules, state, "s1") == "trolls*1"


def test_conquering_the_own_declined_race_costs_it_a_token() -> None:
    """A-12, RETREAT-5: its region was not empty, its last token goes to the tray."""
    rules, state = game(
        LINE + "asks A conquer\nA 5 pillaging ratmen hand 4 : h1 | ~hill humans : p1 m1\nB 5\n"
    )
    assert cost(rules, state, "p1") == 3
    state = play(rules, state, "A: conquer p1")
    assert rules.tray(state, "humans") == 9
    assert rules.income(state, 0).total == 3 + 1


def test_the_last_region_of_a_declined_race() -> None:
    """DECLINE-8, A-24: no token is left, the banner returns."""
    rules, state = game(
        LINE
        + "asks A conquer\nA 5 swamp orcs hand 4 : h1\nB 5 | ~hill humans : p1\n"
        + "column commando ratmen, mounted giants, stout tritons, flying dwarves, spirit ghouls, heroic wizards\n"
    )
    state = play(rules, state, "A: conquer p1")
    assert [row.race for row in state.tribes] == ["orcs"]
    assert state.returned == ("humans",)


# What counts as an attack


def test_a_conquest_is_an_attack_on_the_active_race() -> None:
    """A-21."""
    rules, state = game(
        LINE + "asks A conquer\nA 5 diplomat orcs hand 9 : h1\nB 5 hill elves : p1 m1\nC 5 swamp trolls : s1\n"
    )
    state = play(rules, state, "A: conquer p1", "A: end", "A: deploy h1=1 p1=9")
    assert asked(rules, state) == "A close"
    assert code(rules, state, "pact B") == "pact-attacked"
    assert code(rules, state, "pact C") == "allowed"


def test_a_failed_attempt_is_still_an_attack() -> None:
    """A-21."""
    rules, state = game(
        LINE + "asks A conquer\nA 5 diplomat orcs hand 1 : h1\nB 5 hill elves : p1 m1\nC 5 swamp trolls : s1\n"
    )
    state = play(rules, state, "A: conquer p1 die", "*: roll 0")
    assert asked(rules, state) == "A close"
    assert code(rules, state, "pact B") == "pact-attacked"
    assert code(rules, state, "pact C") == "allowed"


def test_a_substitution_is_an_attack() -> None:
    """A-21."""
    rules, state = game(
        LINE + "asks A conquer\nA 5 diplomat sorcerers hand 1 : h1\nB 5 hill elves : p1 m1\nC 5 swamp trolls : s1\n"
    )
    state = play(rules, state, "A: use sorcerers p1", "A: end", "A: deploy h1=1 p1=2")
    assert code(rules, state, "pact B") == "pact-attacked"
    assert code(rules, state, "pact C") == "allowed"


def test_beating_a_declined_race_is_no_attack_on_the_active_one() -> None:
    """A-21, POWER-DIPLOMAT-1."""
    rules, state = game(
        LINE + "asks A conquer\nA 5 diplomat orcs hand 4 : h1\nB 5 hill elves : m1 | ~swamp trolls : p1 f1\n"
    )
    state = play(rules, state, "A: conquer p1", "A: deploy h1=1 p1=4")
    assert asked(rules, state) == "A close"
    assert code(rules, state, "pact B") == "allowed"


def test_the_attacks_of_the_own_ghouls_count() -> None:
    """A-21, A-59."""
    rules, state = game(
        LINE + "A 5 diplomat orcs : s1 | ~hill ghouls : h1*4\nB 5 swamp elves : p1 m1\nC 5 forest trolls : f1*3\n"
    )
    state = play(rules, state, "A: conquer p1", "A: end", "A: deploy h1=1 p1=3 s1=1")
    assert asked(rules, state) == "A close"
    assert code(rules, state, "pact B") == "pact-attacked"
    assert code(rules, state, "pact C") == "allowed"


# Positions that cannot be


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        ("A 5 hill orcs : h1\nB 5 swamp elves : h1", "h1"),
        ("A 5 hill orcs : h1\nB 5\ntribes h1", "natives"),
        ("A 5 hill orcs : h1\nB 5 hill elves : p1", "hill"),
        ("A 5 hill orcs : h1\nB 5 swamp orcs : p1", "orcs"),
        ("A 5 | ~hill orcs hand 2 : h1\nB 5", "in decline"),
    ],
)
def test_a_position_that_contradicts_itself_is_refused(lines: str, message: str) -> None:
    """COMP-9, CONQ-1: one race a region, one region a token, one banner and badge of each kind."""
    with pytest.raises(NotationError, match=message):
        game(LINE + lines)
