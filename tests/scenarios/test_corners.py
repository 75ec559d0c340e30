"""What corners.swn cannot say: contents with fewer badges, positions that are wrong, commands without a spelling."""

from dataclasses import replace

import pytest

from swqt.content import Catalogue, ContentError, parse_traits
from swqt.engine import CHANCE, Conquer, Content, Piece, Place, Rules, State
from tests.support.positions import asked, game, play

CATALOGUE = Catalogue.load()

ROW = """
    board {
      u1 edge : d1
      d1      : n1
      n1      : c1
      c1      :
    }
    content both
"""
HERE = "A 0 stone ogres : u1*2 d1\nB 0 mystic shrooms : c1"
SWORD = "A 0 stone ogres : u1*9\nB 0 mystic drow\npieces sword u1"


def with_own(text: str, label: str = "both") -> Content:
    """What *label* asks for, with the traits of *text*."""
    entries = parse_traits(text, "own.toml").entries
    return CATALOGUE.with_own(entries).content(" ".join([label, *(f"+{entry.trait.name}" for entry in entries)]))


def with_badges(position: str, *badges: str) -> tuple[Rules, State]:
    """*position* in a game that has no badges but these."""
    rules, state = game(ROW + position)
    powers = tuple(power for power in rules.content.powers if power.name in badges)
    return Rules(rules.board, rules.content._replace(powers=powers), rules.options), state


@pytest.mark.parametrize(("unseen", "badges"), [("", "stone mystic"), ("hill", "hill stone mystic")])
def test_without_a_sensible_badge_to_draw_stonehedge_lends_none(unseen: str, badges: str) -> None:
    """A-126, A-28, COMP-9: every other badge is in play."""
    rules, state = with_badges(f"""
        options mix_incompatible=discard
        unseen / {unseen} / stonehedge
        asks A conquer
        A 0 stone ogres hand 7 : u1
        B 0 mystic shrooms
        monsters d1
    """, *badges.split())
    state = play(rules, state, "A: conquer d1")
    assert state.note("stonehedge") is None
    assert asked(rules, state) == "A conquer"


def test_who_finds_nothing_to_pick_scores_what_is_in_decline_and_waits() -> None:
    """COLUMN-1, A-28, MIX-7, SCORE-2: all badges are in play, so no combo can be picked."""
    rules, state = with_badges("""
        asks A conquer
        A 0 stone ogres : u1
        B 3 | ~muddy elves : n1 c1
        column - orcs, - trolls
        unseen / /
    """, "stone", "muddy")
    state = play(rules, state._replace(powers=()), "A: end")
    assert state.coins == (1, 5)
    assert (asked(rules, state), state.round) == ("A choice", 2)
    assert [combo.power for combo in state.column] == ["", ""]


@pytest.mark.parametrize(("where", "regions"), [
    ('{ holder = "any" }', 3), ('{ holder = "nobody", held = true }', 0), ('{ holder = "own" }', 0),
    ("{ occupied = true }", 2), ("{ occupied = false }", 0), ("{ next_to = { occupied = true } }", 2),
    ("{ lone = true }", 1), ("{ lone = false }", 1), ("{ place = false }", 2),
])  # fmt: skip
def test_what_a_trait_may_ask_of_a_region(where: str, regions: int) -> None:
    """BLANK-3: conditions that no trait of the box uses mean what they say."""
    power = f'[power.curious]\ntokens = 0\n[[power.curious.effect]]\nverb = "income"\nwhere = {where}\n'
    rules, state = game(ROW + HERE)
    rules = Rules(rules.board, with_own(power), rules.options)
    state = state._replace(tribes=(state.tribes[0]._replace(power="curious"), *state.tribes[1:]))
    paid = {part.source: part.amount for part in rules.income(state, 0).parts}
    assert paid["regions"] == 2
    assert paid.get("curious", 0) == min(regions, 2)


def test_a_condition_that_nobody_knows_is_no_silence() -> None:
    """BLANK-3: what the engine cannot answer it does not pass over."""
    rules, state = game(ROW + HERE)
    stone = next(power for power in rules.content.powers if power.name == "stone")
    odd = replace(stone, effects=(replace(stone.effects[0], where=(("colour", "red"),)),))
    powers = tuple(odd if power is stone else power for power in rules.content.powers)
    wrong = Rules(rules.board, rules.content._replace(powers=powers), rules.options)
    with pytest.raises(ValueError, match="no such condition: colour"):
        wrong.income(state, 0)


def test_a_relic_helps_nowhere_beyond_the_map() -> None:
    """ADJ-1, RELIC-1."""
    rules, state = game(ROW + SWORD)
    refusal = rules.check(state, Conquer(99, ("sword",)))
    assert (refusal.code, refusal.args) == ("no-region", ("99",))


def test_a_piece_that_nobody_brings_cannot_be_placed() -> None:
    """COMP-7."""
    rules, state = game(ROW + "asks A redeploy\nA 0 stone ogres hand 2 : u1 d1\nB 0 mystic drow")
    assert rules.check(state, Place("unicorn", 0)).code == "no-such-piece"


def test_what_lies_on_the_map_is_not_unseen_and_lies_there_once() -> None:
    """HIDDEN-2, COMP-8: positions written by hand."""
    rules, state = game(ROW + SWORD)
    assert rules.problems(state) == ()
    assert rules.problems(state._replace(items=("sword",))) == ("sword lies on the map and is unseen at once",)
    twice = state._replace(pieces=(Piece("sword", 0), Piece("sword", 1)))
    assert rules.problems(twice) == ("there is only one sword",)


@pytest.mark.parametrize("asks", [
    "asks A conquer\nasks * draw conquer d1\nA 0 stone ogres hand 3 : u1 d1",
    "asks A redeploy decline\nA 0 | ~tomb ogres : u1*3 d1",
])  # fmt: skip
def test_what_waits_for_an_answer_may_be_written_by_hand(asks: str) -> None:
    """CONQ-6, U-POWER-TOMB-1: there is something to draw, and something to redeploy."""
    rules, state = game(ROW + f"unseen / / keep sword\n{asks}\nB 0 mystic drow")
    assert rules.problems(state) == ()
    assert rules.legal(state)
    assert state.agenda[-1].seat in (0, CHANCE)


def test_spirits_by_stonehedge_are_forgotten_when_they_leave() -> None:
    """A-127, DECLINE-8."""
    rules, state = game(ROW + """
        column alchemist cultists, mining irondwarves, tomb liches, royal gnomes, magic mimes, immortal mudmen
        asks A conquer
        A 5 mystic kraken hand 9 : d1
        B 3 fisher drow | ~stone ogres : u1
        notes extra ogres
    """)
    assert play(rules, state, "A: conquer u1").note("extra") is None


def test_two_traits_that_bear_grudges_do_not_share_a_game() -> None:
    """U-POWER-VENGEFUL-1, BLANK-3: the markers are those of one race."""
    spite = '[power.spiteful]\ntokens = 0\n[[power.spiteful.effect]]\nverb = "cost"\namount = -1\n'
    spite += 'where = { holder = "grudge" }\n'
    with pytest.raises(ContentError, match="note grudge"):
        with_own(spite)
    assert with_own(spite, "both -vengeful")


def test_two_places_that_lend_badges_do_not_share_a_game() -> None:
    """PLACE-STONEHEDGE-1, BLANK-3: a race would hold two, and one badge is all it can be lent."""
    with pytest.raises(ContentError, match="verb grant"):
        with_own('[place.abbey]\n[[place.abbey.effect]]\nverb = "grant"\n')
