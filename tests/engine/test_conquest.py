"""rules.md section 6: conquest, its cost, the first one and the final attempt."""

import pytest

from swqt.engine import Attempted, Conquered, Lost, Removed, Rolled, Rules, State
from swqt.notation import NotationError
from tests.engine.positions import asked, code, cost, events, game, holder, play, targets, tribe

LINE = """
board {
  h1 edge : p1
  p1      : f1
  f1      : s1
  s1      : m1
  m1 edge :
}
"""


def parts(rules: Rules, state: State, region: str) -> list[tuple[str, int]]:
    return [(part.what, part.amount) for part in rules.cost(state, rules.board.index(region)).parts]


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
        A 5 hill orcs hand 4 : d1
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


# The cost


@pytest.mark.parametrize(
    ("position", "region", "expected"),
    [
        ("B 5", "p1", [("base", 2)]),
        ("B 5", "m1", [("base", 2), ("mountain", 1)]),
        ("B 5\ntribes p1", "p1", [("base", 2), ("lost-tribe", 1)]),
        ("B 5\ntribes m1", "m1", [("base", 2), ("mountain", 1), ("lost-tribe", 1)]),
        ("B 5 hill elves : p1*3", "p1", [("base", 2), ("tokens", 3)]),
        ("B 5 | ~hill elves : p1", "p1", [("base", 2), ("tokens", 1)]),
        ("B 5 hill trolls : p1*2", "p1", [("base", 2), ("tokens", 2), ("lair", 1)]),
        ("B 5 fortified elves : p1*2\npieces fortress p1", "p1", [("base", 2), ("tokens", 2), ("fortress", 1)]),
        (
            "B 5 bivouacking elves : p1\npieces encampment p1, encampment p1",
            "p1",
            [("base", 2), ("tokens", 1), ("encampment", 1), ("encampment", 1)],
        ),
    ],
)
def test_everything_that_defends(position: str, region: str, expected: list[tuple[str, int]]) -> None:
    """COST-1, COST-2, COST-3: and the parts add up to the total."""
    rules, state = game(LINE + f"asks A conquer\nA 5 swamp ratmen hand 9 : h1 s1\n{position}\n")
    assert parts(rules, state, region) == expected
    total = sum(amount for _, amount in expected)
    assert cost(rules, state, region) == total
    state = play(rules, state, f"A: conquer {region}")
    assert holder(rules, state, region) == f"ratmen*{total}"


def test_all_of_it_adds_up() -> None:
    """COST-3: a Troll with Fortress and Lair on a Mountain."""
    rules, state = game(
        LINE + "asks A conquer\nA 5 swamp ratmen hand 12 : s1\nB 5 fortified trolls : m1*2\npieces fortress m1\n"
    )
    assert cost(rules, state, "m1") == 2 + 1 + 2 + 1 + 1


def test_hills_with_a_lost_tribe_cost_three() -> None:
    """CHECK-2."""
    rules, state = game(LINE + "asks A conquer\nA 5 swamp orcs hand 9 : p1\nB 5\ntribes h1\n")
    assert cost(rules, state, "h1") == 3


def test_own_declined_tokens_defend_as_well() -> None:
    """COST-3."""
    rules, state = game(LINE + "asks A conquer\nA 5 swamp orcs hand 9 : h1 | ~hill ghouls : p1*3\nB 5\n")
    assert cost(rules, state, "p1") == 5


def test_a_river_costs_one() -> None:
    """COST-2."""
    rules, state = game("""
        board {
          d1 edge : r1
          r1      :
        }
        asks A conquer
        A 5 swamp orcs hand 4 : d1
        B 5
    """)
    assert cost(rules, state, "r1") == 1
    state = play(rules, state, "A: conquer r1")
    assert holder(rules, state, "r1") == "orcs*1"


SHORE = """
board {
  m1 edge cavern : h1 p1
  h1 cavern      : w1
  p1 cavern      :
  w1 edge        :
}
"""


@pytest.mark.parametrize(
    ("combo", "hills", "farmland"),
    [
        ("swamp orcs", 2, 2),
        ("commando orcs", 1, 1),
        ("mounted orcs", 1, 1),
        ("underworld orcs", 1, 1),
        ("swamp tritons", 1, 2),
        ("swamp giants", 1, 1),
        ("commando giants", 1, 1),
        ("mounted tritons", 1, 1),
    ],
)
def test_modifiers(combo: str, hills: int, farmland: int) -> None:
    """COST-4, COST-1, A-30: never below one."""
    rules, state = game(SHORE + f"asks A conquer\nA 5 {combo} hand 5 : m1\nB 5\n")
    assert (cost(rules, state, "h1"), cost(rules, state, "p1")) == (hills, farmland)


@pytest.mark.parametrize(
    ("combo", "hills"),
    [
        ("swamp orcs", 6), ("commando orcs", 5), ("commando giants", 4), ("mounted tritons", 4),
        ("underworld giants", 4), ("underworld tritons", 4), ("swamp tritons", 5),
    ],
)  # fmt: skip
def test_modifiers_add_up(combo: str, hills: int) -> None:
    """COST-4: where the defence leaves them something to take away."""
    rules, state = game(SHORE + f"asks A conquer\nA 5 {combo} hand 5 : m1\nB 5 hill elves : h1*4\n")
    assert cost(rules, state, "h1") == hills


def test_the_minimum_is_applied_once_after_all_modifiers() -> None:
    """A-30, COST-1: a Lost Tribe is not worth nothing because the land alone would cost less than one."""
    rules, state = game(SHORE + "asks A conquer\nA 5 mounted giants hand 5 : m1\nB 5\ntribes h1\n")
    assert sorted(parts(rules, state, "h1")) == [("base", 2), ("giants", -1), ("lost-tribe", 1), ("mounted", -1)]
    assert cost(rules, state, "h1") == 1
    assert cost(rules, state, "p1") == 1
    assert ("minimum", 1) in parts(rules, state, "p1")


def test_exact_numbers_replace_the_formula() -> None:
    """COST-6: one token with the Dragon, none of the hand for a Sorcerer."""
    rules, state = game(
        LINE + "asks A conquer\nA 5 dragon sorcerers hand 2 : p1\nB 5 hill trolls : h1*5\nC 5 swamp elves : f1\n"
    )
    dragon = play(rules, state, "A: use dragon h1")
    assert (holder(rules, dragon, "h1"), tribe(dragon, "sorcerers").hand) == ("sorcerers*1", 1)
    sorcery = play(rules, state, "A: use sorcerers f1")
    assert (holder(rules, sorcery, "f1"), tribe(sorcery, "sorcerers").hand) == ("sorcerers*1", 2)


@pytest.mark.parametrize(("pips", "left"), [(0, 1), (1, 2), (2, 3), (3, 3)])
def test_a_die_before_a_conquest_spares_tokens_but_one(pips: int, left: int) -> None:
    """COST-7, POWER-BERSERK-1: three tokens, less the die, never below one."""
    rules, state = game(LINE + "asks A conquer\nA 5 berserk orcs hand 4 : h1\nB 5\ntribes p1\n")
    state = play(rules, state, "A: use berserk", f"*: roll {pips}", "A: conquer p1")
    assert tribe(state, "orcs").hand == left
    assert holder(rules, state, "p1") == f"orcs*{4 - left}"


# The first conquest

ISLAND = """
board {
  h1 edge : p1
  p1      : f1 l1
  f1      : s1
  s1      : w1 w2
  w1 edge : w2
  w2      : m1
  m1      : l1
  l1      : h2
  h2      :
}
"""


def test_a_race_without_a_region_enters_by_the_border() -> None:
    """FIRST-1, FIRST-2: the edge, and the shore of a Sea that touches it; no other Sea, not the Lake."""
    rules, state = game(ISLAND + "asks A conquer\nA 5 underworld orcs hand 9\nB 5\n")
    assert targets(rules, state) == {"h1", "s1"}
    for region in ("p1", "f1", "m1", "h2"):
        assert code(rules, state, f"conquer {region}") == "not-at-border", region


def test_the_shore_is_a_border_even_if_the_sea_is_occupied() -> None:
    """FIRST-2, C-29."""
    rules, state = game(
        ISLAND + "asks A conquer\nA 5 underworld orcs hand 9\nB 5 seafaring tritons : w1*3 w2\n"
    )
    assert targets(rules, state) == {"h1", "s1"}
    state = play(rules, state, "A: conquer s1")
    assert holder(rules, state, "s1") == "orcs*2"


def test_the_underground_is_entered_at_its_edge_the_rivers_ends_included() -> None:
    """FIRST-3."""
    rules, state = game("""
        board {
          d1 edge : r1
          r1 edge : u1 r2
          r2      : u2
          u1      :
          u2      :
        }
        asks A conquer
        A 5 merchant orcs hand 9
        B 5
    """)
    assert targets(rules, state) == {"d1", "r1"}


@pytest.mark.parametrize(
    ("combo", "expected"),
    [
        ("hill halflings", {"h1", "p1", "f1", "s1", "m1", "h2"}),
        ("flying orcs", {"h1", "p1", "f1", "s1", "m1", "h2"}),
        ("seafaring orcs", {"h1", "s1", "w1"}),
        ("seafaring halflings", {"h1", "p1", "f1", "s1", "m1", "h2", "w1", "w2", "l1"}),
        ("underworld orcs", {"h1", "s1"}),
    ],
)
def test_who_enters_elsewhere(combo: str, expected: set[str]) -> None:
    """FIRST-4, A-72, A-73, RACE-HALFLINGS-1."""
    rules, state = game(ISLAND + f"asks A conquer\nA 5 {combo} hand 9\nB 5\n")
    assert targets(rules, state) == expected


def test_after_the_first_conquest_the_border_is_no_way_in() -> None:
    """FIRST-1, ADJ-2."""
    rules, state = game(ISLAND + "asks A conquer\nA 5 underworld orcs hand 9\nB 5\n")
    state = play(rules, state, "A: conquer h1")
    assert targets(rules, state) == {"p1"}
    assert code(rules, state, "conquer s1") == "out-of-reach"


def test_whoever_leaves_everything_enters_again() -> None:
    """FIRST-5, ABANDON-1."""
    rules, state = game(ISLAND + "A 5 underworld orcs : f1*4 p1\nB 5\n")
    assert targets(rules, state) == {"h1", "s1"}
    assert code(rules, state, "conquer m1") == "out-of-reach"
    state = play(rules, state, "A: leave f1 p1")
    assert tribe(state, "orcs").hand == 5
    assert targets(rules, state) == {"h1", "s1"}
    assert code(rules, state, "conquer m1") == "not-at-border"
    assert code(rules, state, "conquer f1") == "not-at-border"


def test_whoever_lost_everything_enters_again() -> None:
    """FIRST-5, RETREAT-3, A-5."""
    rules, state = game(
        ISLAND + "turn B\nA 5 underworld humans : p1*3\nB 5 hill orcs : f1*6\n"
    )
    state = play(rules, state, "B: conquer p1", "B: deploy f1=1 p1=5")
    assert asked(rules, state) == "A choice"
    assert tribe(state, "humans").hand == 2
    assert targets(rules, state) == {"h1", "s1"}
    # A failed entry leaves them in hand for another turn.
    state = play(rules, state, "A: end")
    assert tribe(state, "humans").hand == 2
    assert tribe(state, "humans").active


# The final attempt


@pytest.mark.parametrize(
    ("defenders", "answer"), [(1, "allowed"), (2, "allowed"), (3, "allowed"), (4, "die-too-short")]
)
def test_the_die_helps_whoever_is_short_by_one_to_three(defenders: int, answer: str) -> None:
    """FINAL-1, C-2: two in hand against 3, 4, 5 and 6."""
    rules, state = game(LINE + f"asks A conquer\nA 5 swamp orcs hand 2 : h1\nB 5 hill elves : p1*{defenders}\n")
    assert cost(rules, state, "p1") - 2 == defenders
    assert code(rules, state, "conquer p1") == "too-dear"
    assert code(rules, state, "conquer p1 die") == answer


def test_short_by_three_with_one_token_and_short_by_four() -> None:
    """FINAL-1, C-2."""
    rules, state = game(LINE + "asks A conquer\nA 5 swamp orcs hand 1 : h1 s1\nB 5 hill elves : p1*2\ntribes m1\n")
    assert code(rules, state, "conquer p1 die") == "allowed"
    rules, state = game(LINE + "asks A conquer\nA 5 swamp orcs hand 1 : h1 s1\nB 5 hill elves : p1*3\ntribes m1\n")
    assert code(rules, state, "conquer p1 die") == "die-too-short"
    assert code(rules, state, "conquer m1 die") == "allowed"


def test_no_die_on_what_can_be_paid() -> None:
    """A-10."""
    rules, state = game(LINE + "asks A conquer\nA 5 swamp orcs hand 2 : h1\nB 5\n")
    assert code(rules, state, "conquer p1 die") == "die-not-needed"


def test_no_die_without_a_token() -> None:
    """FINAL-1, CONQ-1."""
    rules, state = game(LINE + "asks A conquer\nA 5 swamp orcs : h1\nB 5\n")
    assert code(rules, state, "conquer p1 die") == "no-tokens"


def test_stopping_without_a_roll_is_always_legal() -> None:
    """A-9."""
    rules, state = game(LINE + "asks A conquer\nA 5 swamp orcs hand 1 : h1\nB 5\n")
    assert code(rules, state, "conquer p1 die") == "allowed"
    state = play(rules, state, "A: end")
    assert holder(rules, state, "h1") == "orcs*2"


@pytest.mark.parametrize(("pips", "taken"), [(0, False), (1, False), (2, True), (3, True)])
def test_hand_and_die_reach_the_cost_or_not(pips: int, taken: bool) -> None:
    """FINAL-2, FINAL-3, FINAL-4: all remaining tokens go there; otherwise home; either way that was all."""
    rules, state = game(LINE + "asks A conquer\nA 5 swamp ratmen hand 3 : h1 s1\nB 5\nC 5 hill elves : p1*3 m1\n")
    state = play(rules, state, "A: conquer p1 die")
    assert asked(rules, state) == "* roll"
    assert code(rules, state, "conquer f1") == "not-now"
    [rolled] = events(rules, state, f"*: roll {pips}", Rolled)
    assert rolled.pips == pips
    failed = events(rules, state, f"*: roll {pips}", Attempted)
    assert [event.region for event in failed] == ([] if taken else [rules.board.index("p1")])
    state = play(rules, state, f"*: roll {pips}")
    assert asked(rules, state) == "A redeploy"
    assert holder(rules, state, "p1") == ("ratmen*3" if taken else "elves*3")
    assert tribe(state, "ratmen").hand == (0 if taken else 3)


def test_a_successful_attempt_is_a_conquest_like_any_other() -> None:
    """FINAL-2: the defender's losses, the bonus and the pieces; the surplus of the die is nobody's."""
    rules, state = game(
        LINE + "asks A conquer\nA 5 pillaging ratmen hand 3 : h1\nB 5 fortified elves : m1 p1*2\npieces fortress p1\n"
    )
    assert cost(rules, state, "p1") == 5
    state = play(rules, state, "A: conquer p1 die", "*: roll 3")
    assert holder(rules, state, "p1") == "ratmen*3"
    assert tribe(state, "elves").waiting == 2
    assert state.pieces == ()
    assert rules.income(state, 0).total == 3


def test_the_target_need_not_be_the_weakest() -> None:
    """FINAL-5."""
    rules, state = game(LINE + "asks A conquer\nA 5 swamp orcs hand 1 : h1 f1\nB 5 hill elves : s1*2\ntribes p1\n")
    assert targets(rules, state) == {"p1", "s1"}
    assert code(rules, state, "conquer s1 die") == "allowed"


def test_the_hand_of_one_still_conquers_what_costs_one() -> None:
    """COST-1, FINAL-1."""
    rules, state = game(SHORE + "asks A conquer\nA 5 commando orcs hand 1 : m1\nB 5\n")
    assert code(rules, state, "conquer h1") == "allowed"
    assert code(rules, state, "conquer h1 die") == "die-not-needed"


def test_an_attempt_needs_a_legal_target() -> None:
    """FINAL-1, CONQ-1."""
    rules, state = game(ISLAND + "asks A conquer\nA 5 swamp orcs hand 1 : s1\nB 5\n")
    assert code(rules, state, "conquer w1 die") == "water"
    assert code(rules, state, "conquer h1 die") == "out-of-reach"
    assert code(rules, state, "conquer s1 die") == "own-region"


def test_an_entry_may_be_a_final_attempt() -> None:
    """FINAL-1, FIRST-1, A-5: if it fails the tokens stay in hand."""
    rules, state = game(ISLAND + "asks A conquer\nA 5 swamp orcs hand 1\nB 5\n")
    assert code(rules, state, "conquer p1 die") == "not-at-border"
    failed = play(rules, state, "A: conquer h1 die", "*: roll 0")
    assert tribe(failed, "orcs").hand == 1
    assert failed.turn == 1
    entered = play(rules, state, "A: conquer h1 die", "*: roll 1")
    assert holder(rules, entered, "h1") == "orcs*1"


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
