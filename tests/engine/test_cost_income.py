"""What the window shows as a sum: parts that add up, name their rules, and are what is taken and paid."""

import re

import pytest

from swqt.ai.random_bot import RandomBot
from swqt.engine import CHANCE, Conquer, Conquered, Cost, CostPart, Earned, Gain, Rules, State, Use
from tests.support.positions import cost, game, play, tribe

RULE_ID = re.compile(r"(?:[A-Z]+-)+\d+")

BOARD = """
    board {
      f1 edge      : p1 h1 s1 m1 w1 l1
      p1           : h1
      h1 cavern    : h2
      s1 tribe     : h2
      m1 cavern    : h2
      h2           :
      w1 edge      : p2
      l1           :
      p2 tribe     : p3
      p3 edge      :
    }
"""


def parts(rules: Rules, state: State, region: str) -> list[tuple[str, int, str]]:
    """Return the parts of the cost of *region* as plain tuples."""
    return [tuple(part) for part in rules.cost(state, rules.board.index(region)).parts]


def test_an_empty_region_costs_two() -> None:
    """COST-2."""
    rules, state = game(BOARD + "A 0 hill orcs hand 9 : f1\nB 0 swamp trolls\nasks A conquer")
    assert rules.cost(state, rules.board.index("p1")) == Cost(2, (CostPart("base", 2, "COST-2"),))


def test_every_defence_is_a_part_of_its_own() -> None:
    """COST-3: mountain, tokens, Fortress, Encampments and Lair; a Lost Tribe."""
    rules, state = game(
        BOARD + "A 0 hill orcs hand 9 : f1\nB 0 bivouacking trolls : m1*3\nC 0 fortified elves : h1\n"
        "tribes s1\npieces encampment m1, encampment m1, fortress h1\nasks A conquer"
    )
    assert parts(rules, state, "m1") == [
        ("base", 2, "COST-2"), ("mountain", 1, "COST-3"), ("tokens", 3, "COST-3"), ("encampment", 1, "COST-3"),
        ("encampment", 1, "COST-3"), ("lair", 1, "RACE-TROLLS-1"),
    ]  # fmt: skip
    assert parts(rules, state, "h1") == [("base", 2, "COST-2"), ("tokens", 1, "COST-3"), ("fortress", 1, "COST-3")]
    assert parts(rules, state, "s1") == [("base", 2, "COST-2"), ("lost-tribe", 1, "COST-3")]


def test_tokens_of_ones_own_race_in_decline_defend_too() -> None:
    """COST-3: any race other than the attacking one."""
    rules, state = game(BOARD + "A 0 hill orcs hand 9 : f1 | ~flying trolls : m1\nB 0 swamp elves\nasks A conquer")
    assert cost(rules, state, "m1") == 5


@pytest.mark.parametrize(
    ("combo", "region", "last"),
    [
        ("commando orcs", "p1", [("commando", -1, "POWER-COMMANDO-1")]),
        ("mounted orcs", "p1", [("mounted", -1, "POWER-MOUNTED-1")]),
        ("mounted orcs", "h1", [("mounted", -1, "POWER-MOUNTED-1")]),
        ("mounted orcs", "m1", []),
        ("underworld orcs", "h1", [("underworld", -1, "POWER-UNDERWORLD-1")]),
        ("underworld orcs", "p1", []),
        ("hill tritons", "p2", [("tritons", -1, "RACE-TRITONS-1")]),
        ("commando tritons", "p2", [("commando", -1, "POWER-COMMANDO-1"), ("tritons", -1, "RACE-TRITONS-1")]),
    ],
)  # fmt: skip
def test_every_discount_is_a_part_of_its_own(combo: str, region: str, last: list[tuple[str, int, str]]) -> None:
    """COST-4."""
    rules, state = game(BOARD + f"A 0 {combo} hand 9 : f1\nB 0 swamp trolls\ntribes p2\nasks A conquer")
    found = [part for part in parts(rules, state, region) if part[2] not in ("COST-2", "COST-3")]
    assert sorted(found) == sorted(last)


def test_the_least_cost_is_a_part_that_makes_up_for_the_rest() -> None:
    """COST-1, A-30: 2 - 1 - 1 is taken for one."""
    coast = BOARD.replace("p1           : h1", "p1           : h1 w1")
    rules, state = game(coast + "A 0 commando tritons hand 9 : f1\nB 0 swamp trolls\nasks A conquer")
    told = rules.cost(state, rules.board.index("p1"))
    assert told.total == 1
    assert parts(rules, state, "p1")[-1] == ("minimum", 1, "COST-1")
    assert sum(part.amount for part in told.parts) == 1


def test_the_cost_is_that_of_the_race_that_acts() -> None:
    """RACE-GHOULS-2: with Ghouls in decline they come first; their badge is gone (A-34)."""
    rules, state = game(BOARD + "A 0 commando orcs : f1*4 | ~mounted ghouls : h1*4\nB 0 swamp trolls")
    assert cost(rules, state, "p1") == 2
    state = play(rules, state, "A: end")
    assert cost(rules, state, "p1") == 1


def test_while_the_die_rolls_the_cost_stays_that_of_the_roller() -> None:
    """FINAL-1, RACE-GHOULS-2: the Ghouls' attempt, though the active Commandos would pay less."""
    rules, state = game(BOARD + "A 0 commando orcs : f1*4 | ~mounted ghouls : h1*2\nB 0 swamp trolls")
    state = play(rules, state, "A: conquer p1 die")
    assert cost(rules, state, "p1") == 2


def test_without_a_race_there_is_no_cost() -> None:
    """COLUMN-1: nobody is about to conquer."""
    rules, state = game(BOARD + "A 5\nB 0 swamp trolls\nasks A pick\ncolumn hill orcs")
    with pytest.raises(ValueError, match="no race is about to conquer"):
        rules.cost(state, 0)


def _tokens_taken(rules: Rules, state: State, command: Conquer) -> int:
    conquered = [event for event in rules.apply(state, command).events if isinstance(event, Conquered)]
    return conquered[0].tokens


def test_conquering_takes_exactly_the_cost() -> None:
    """CONQ-4, COST-1: in every legal conquest of a position with a bit of everything."""
    for combo in ("hill orcs", "commando giants", "mounted tritons", "underworld humans", "seafaring ratmen"):
        rules, state = game(
            BOARD + f"A 0 {combo} hand 6 : f1 m1 | ~merchant elves : h2\nB 0 bivouacking trolls : h1\n"
            "C 0 fortified halflings : p1 p3\ntribes s1 p2\npieces encampment h1, fortress p1, hole p3\nasks A conquer"
        )
        conquests = [command for command in rules.legal(state) if isinstance(command, Conquer) and not command.die]
        assert len(conquests) >= 3
        for command in conquests:
            assert _tokens_taken(rules, state, command) == rules.cost(state, command.region).total


def test_after_a_roll_it_takes_that_much_less() -> None:
    """POWER-BERSERK-1, COST-7: at least one token; the cost told is the one before the die."""
    rules, state = game(BOARD + "A 0 berserk orcs hand 6 : f1\nB 0 swamp trolls : p1\ntribes s1\nasks A conquer")
    for pips in range(4):
        rolled = play(rules, state, "A: use berserk", f"*: roll {pips}")
        for region in ("p1", "s1", "h1"):
            command = Conquer(rules.board.index(region))
            assert _tokens_taken(rules, rolled, command) == max(1, cost(rules, rolled, region) - pips)


def test_a_final_attempt_takes_all_that_is_left() -> None:
    """FINAL-2, CONQ-4: not the cost, which was too dear."""
    rules, state = game(BOARD + "A 0 hill orcs hand 1 : f1\nB 0 swamp trolls\nasks A conquer")
    state = play(rules, state, "A: conquer p1 die", "*: roll 3")
    assert state.tokens[rules.board.index("p1")] == 1
    assert tribe(state, "orcs").hand == 0


@pytest.mark.parametrize("seed", range(4))
def test_in_whole_games_costs_and_incomes_are_what_is_taken_and_paid(seed: int) -> None:
    """COST-1, CONQ-4, SCORE-1 to SCORE-5: parts add up, and every part names the rule behind it."""
    rules, state = game(BOARD + "column hill amazons, berserk humans, merchant giants, forest ratmen, swamp wizards, "
                        "flying ghouls\nA 5\nB 5\nC 5")  # fmt: skip
    bot = RandomBot(seed)
    while decision := rules.decision(state):
        command = bot.choose(rules, state)
        after, events = rules.apply(state, command)
        if isinstance(command, Conquer) and not command.die:
            told = rules.cost(state, command.region)
            assert sum(part.amount for part in told.parts) == told.total >= 1
            assert all(RULE_ID.fullmatch(part.rule) and part.what for part in told.parts)
            taken = next(event.tokens for event in events if isinstance(event, Conquered))
            assert taken == max(1, told.total - max(0, state.rolled))
        for event in events:
            if isinstance(event, Earned):
                _check_income(event)
        if decision.kind == "close" and not any(isinstance(event, Earned) for event in events):
            assert after.coins == state.coins
        state = after


def _check_income(event: Earned) -> None:
    income = event.income
    assert sum(part.amount for part in income.parts) == income.total
    for part in income.parts:
        assert part.amount > 0
        assert RULE_ID.fullmatch(part.rule)
        assert part.source
        assert part.race


def test_asking_changes_nothing() -> None:
    """The questions are pure: cost, income, standing and problems leave the position as it is."""
    rules, state = game(BOARD + "A 0 hill orcs : f1*4\nB 0 swamp trolls : p1")
    before = state.digest
    rules.cost(state, 1)
    rules.income(state, 0)
    rules.standing(state)
    rules.problems(state)
    rules.legal(state)
    assert state.digest == before


@pytest.mark.parametrize(
    ("combo", "regions", "gain"),
    [
        ("alchemist elves", "f1", ("alchemist", 2, "", "POWER-ALCHEMIST-1")),
        ("forest elves", "f1 p1", ("forest", 1, "f1", "POWER-FOREST-1")),
        ("hill elves", "f1 h1 h2", ("hill", 2, "h1 h2", "POWER-HILL-1")),
        ("swamp elves", "f1 s1", ("swamp", 1, "s1", "POWER-SWAMP-1")),
        ("merchant elves", "f1 p1", ("merchant", 2, "f1 p1", "POWER-MERCHANT-1")),
        ("wealthy elves", "f1", ("wealthy", 7, "", "POWER-WEALTHY-1")),
        ("fortified elves", "f1 p1", ("fortified", 1, "f1", "POWER-FORTIFIED-2")),
        ("pillaging elves", "f1 p1", ("pillaging", 1, "p1", "POWER-PILLAGING-1")),
        ("commando orcs", "f1 p1", ("orcs", 1, "p1", "RACE-ORCS-1")),
        ("commando humans", "f1 p1", ("humans", 1, "p1", "RACE-HUMANS-1")),
    ],
)
def test_every_bonus_names_its_source_its_regions_and_its_rule(
    combo: str, regions: str, gain: tuple[str, int, str, str]
) -> None:
    """SCORE-3: beside the coin for each Region there is exactly this part."""
    pieces = "pieces fortress f1\n" if combo.startswith("fortified") else ""
    done = "done p1! f1\n" if "p1" in regions else ""
    rules, state = game(BOARD + f"A 0 {combo} : {regions}\nB 0 stout trolls\n{pieces}{done}asks A conquer")
    source, coins, where, rule = gain
    held = sum(1 << rules.board.index(code) for code in regions.split())
    paid = sum(1 << rules.board.index(code) for code in where.split())
    race = combo.split()[1]
    assert rules.income(state, 0).parts == (
        Gain("regions", race, held.bit_count(), held, "SCORE-1"),
        Gain(source, race, coins, paid, rule),
    )


def test_exact_number_conquests_do_not_follow_the_cost() -> None:
    """COST-6: one token for the Dragon, none from hand for Sorcerers, whatever the sum says."""
    rules, state = game(BOARD + "A 0 dragon sorcerers hand 3 : f1\nB 0 swamp elves : p1 m1*5\nasks A conquer")
    assert (cost(rules, state, "p1"), cost(rules, state, "m1")) == (3, 8)
    at = rules.board.index
    after = rules.apply(state, Use("dragon", at("m1"))).state
    assert tribe(after, "sorcerers").hand == 2
    after = rules.apply(after, Use("sorcerers", at("p1"))).state
    assert tribe(after, "sorcerers").hand == 2
    assert CHANCE not in [decision.seat for decision in after.agenda]
