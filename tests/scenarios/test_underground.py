"""What no scenario can say of the caverns: how a game begins, odds, badges kept and discarded, and what is told."""

import pytest

from swqt import engine as e
from swqt.content import Catalogue
from tests.support.positions import asked, events, game, play, step, tribe

CAVE = """
board {
  u1 edge    : d1 k1
  d1 monster : r1
  k1 monster : r1
  r1 edge    : n1
  n1         : c1
  c1 edge    : x1
  x1 volcano :
}
content underground
A 5
B 5
"""
"""One region of each terrain (MAP-2)."""
RELICS = ["doormat", "orb", "ring", "scepter", "socks", "sword"]
PLACES = ["altar", "crypt", "diamond", "fountain", "keep", "mine", "pentacle", "pipe", "stonehedge"]


def names(traits: tuple[e.Trait, ...]) -> set[str]:
    return {trait.name for trait in traits}


@pytest.fixture
def rules() -> e.Rules:
    return game(CAVE)[0]


def begun(rules: e.Rules) -> e.State:
    """Return the position after the first six deals."""
    state = rules.start(2)
    for _ in range(6):
        command, _ = rules.chances(state)[0]
        state = rules.apply(state, command).state
    return state


def test_two_monsters_stand_on_each_symbol(rules: e.Rules) -> None:
    """SETUP-4: the pictures are alike, so a position knows only how many there are."""
    state = rules.start(2)
    assert {rules.board.codes[r]: n for r, n in enumerate(state.natives) if n} == {"d1": 2, "k1": 2}


def test_no_item_is_known_or_lies_open_at_first(rules: e.Rules) -> None:
    """SETUP-5, HIDDEN-2, FLOW-6: any of the fifteen may be in the pile of as many as there are Monster regions."""
    state = begun(rules)
    assert state.pieces == ()
    assert sorted(state.items) == sorted(RELICS + PLACES)


def test_a_black_mountain_stands_on_each_black_mountain_region(rules: e.Rules) -> None:
    """SETUP-6: it is printed ground, no piece, and cannot leave."""
    state = begun(rules)
    state = rules.apply(state, rules.legal(state)[0]).state  # type: ignore[arg-type]
    while asked(rules, state).startswith("*"):
        state = rules.apply(state, rules.chances(state)[0][0]).state
    parts = {part.what: part.amount for part in rules.cost(state, rules.board.index("k1")).parts}
    assert parts["mountain"] == 1
    assert not [piece for piece in rules.pieces(state) if "mountain" in piece.kind]


def test_the_border_is_the_edge_river_ends_included(rules: e.Rules) -> None:
    """FIRST-3."""
    assert rules.board.codes_of(rules.board.entry) == ("u1", "r1", "c1")


def test_without_a_volcano_there_are_no_flames(rules: e.Rules) -> None:
    """A-79, MIX-1."""
    bare, _ = game(CAVE.replace(" volcano", ""))
    assert names(bare.content.races) == names(rules.content.races) - {"flames"}
    assert names(bare.content.powers) == names(rules.content.powers)


DEN = """
board {
  u1 edge : d1
  d1      :
}
content underground
unseen %s
asks A conquer
A 0 wise ogres hand 9 : u1
B 0 mystic shrooms
monsters d1
"""


def test_each_item_is_as_likely_as_any_other() -> None:
    """FLOW-6, CONQ-6, SETUP-5."""
    rules, state = game(DEN % "")
    state = play(rules, state, "A: conquer d1")
    chances = rules.chances(state)
    assert sorted(c.item for c, _ in chances if isinstance(c, e.Draw)) == sorted(RELICS + PLACES)
    assert {weight for _, weight in chances} == {1}
    assert rules.reveals(chances[0][0])


def test_each_unseen_badge_is_as_likely_for_stonehedge() -> None:
    """A-126, PLACE-STONEHEDGE-1, FLOW-6."""
    rules, state = game(DEN % "/ royal tomb vampire / altar stonehedge")
    state = play(rules, state, "A: conquer d1", "*: draw stonehedge")
    assert rules.chances(state) == tuple((e.Draw(name), 1) for name in ("royal", "tomb", "vampire"))
    state = play(rules, state, "*: draw tomb")
    assert state.powers == ("royal", "vampire")


def test_a_lent_badge_never_comes_back_to_the_stack() -> None:
    """PLACE-STONEHEDGE-1 (for the rest of the game), COLUMN-8, A-92."""
    rules, state = game("""
        board {
          u1 edge : n1
          n1      :
        }
        content underground
        unseen drow / / altar
        column stone liches, tomb kraken, royal gnomes, magic mimes, immortal mummies, reborn mudmen
        A 9
        B 0 mystic shrooms : n1
        pieces stonehedge n1
        notes stonehedge wise
    """)
    state = play(rules, state, "A: pick 1")
    assert asked(rules, state) == "* deal"
    badges = {command.power for command, _ in rules.chances(state) if isinstance(command, e.Deal)}
    assert badges == names(rules.content.powers) - {
        "stone", "tomb", "royal", "magic", "immortal", "reborn", "mystic", "wise",
    }  # fmt: skip


KEPT = ("muddy", "reborn", "royal", "spirit", "tomb", "wise")
CATALOGUE = Catalogue.load()
POWERS = sorted({power.name for power in CATALOGUE.content("both").powers} - {"hill", "mounted", "underworld", "stone"})
"""What makes sense in the caverns, but for the badge that the other race of these positions has."""

BOARD = """
    board {
      d1 edge : u1 n1
      u1      : n1 c1
      n1 edge : c1
      c1 edge : k1
      k1      :
    }
"""


def dealt(rules: e.Rules, state: e.State) -> e.DealRange:
    """The deal that is open."""
    assert asked(rules, state) == "* deal"
    option = rules.legal(state)[0]
    assert isinstance(option, e.DealRange)
    return option


@pytest.mark.parametrize("power", POWERS)
def test_six_badges_are_kept_in_decline_the_others_are_discarded(power: str) -> None:
    """DECLINE-4, COLUMN-8: a badge stack built anew holds every badge but those in play and those kept."""
    rules, state = game(
        BOARD + f"content both\nasks A pick\nA 5 | ~{power} kraken : u1 k1\nB 5\ncolumn stone ogres\nunseen gnomes /"
    )
    deals = dealt(rules, play(rules, state, "A: pick 1"))
    assert deals.races == ("gnomes",)
    assert (power in deals.powers) == (power not in KEPT)
    assert "stone" not in deals.powers


@pytest.mark.parametrize("power", KEPT)
def test_a_kept_badge_is_discarded_with_its_last_token(power: str) -> None:
    """DECLINE-8: the race in decline is gone, so its badge may come back."""
    rules, state = game(
        BOARD + f"content both\nA 5 stone lizardmen : n1*6\nB 5 | ~{power} kraken : u1\nunseen gnomes /"
    )
    state = play(rules, state, "A: conquer u1")
    assert power in dealt(rules, state).powers
    assert state.returned == ("kraken",)


@pytest.mark.parametrize("power", [power for power in KEPT if power not in ("spirit", "tomb")])
def test_with_a_kept_badge_a_race_declines_like_any_other(power: str) -> None:
    """DECLINE-3, DECLINE-7: one token stays in each region, and the next decline ends it."""
    column = "column stone ogres, mining drow, shield gnomes, fisher liches, martyr mimes, magic mummies"
    rules, state = game(BOARD + f"content both\nA 5 {power} kraken : u1*3 k1*2\nB 5\n{column}\nunseen")
    state = play(rules, state, "A: decline")
    assert [state.tokens[region] for region in e.members(tribe(state, "kraken").held)] == [1, 1]
    state = play(rules, state, "B: pick 2", "B: end", "A: pick 1", "A: conquer d1", "A: end")
    assert rules.tray(state, "kraken") == 8
    state = play(rules, state, "B: end", "A: decline")
    assert rules.tray(state, "kraken") == 10
    assert [row.race for row in state.tribes if row.seat == 0] == ["ogres"]


def test_the_markers_come_and_go() -> None:
    """U-POWER-VENGEFUL-1, U-POWER-VENGEFUL-2, A-110: one for each who attacked; returned when the turn is over."""
    rules, state = game(
        BOARD
        + "content underground\nturn B\nA 5 vengeful kraken : d1*2 u1*2 k1\nB 5 stone lizardmen : n1*9\n"
        + "C 5 mining drow : c1*9"
    )
    assert state.note("grudge") is None
    state = play(rules, state, "B: conquer d1", "B: end", "B: deploy n1=4 d1=5")
    while asked(rules, state) == "A retreat":
        state = play(rules, state, "A: deploy u1=1 k1=0")
    assert state.note("grudge") == "B"
    state = play(rules, state, "C: conquer u1", "C: end", "C: deploy c1=4 u1=5")
    assert (state.note("grudge") or "").split() == ["B", "C"]
    state = play(rules, state, "A: end")
    assert asked(rules, state) == "B choice"
    assert state.note("grudge") is None


def test_the_markers_are_returned_unused_after_a_decline() -> None:
    """A-110: the next race of the seat has none, Vengeful again or not."""
    rules, state = game(
        BOARD + "content underground\nA 5 vengeful kraken : d1*2\nB 5 stone lizardmen : n1\nnotes grudge B\nunseen"
    )
    assert state.note("grudge") == "B"
    assert play(rules, state, "A: decline").note("grudge") is None


def test_an_attack_on_somebody_else_gives_no_marker() -> None:
    """U-POWER-VENGEFUL-1: only who attacks the owner's races."""
    rules, state = game(
        BOARD
        + "content underground\nturn B\nA 5 vengeful kraken : d1\nB 5 stone lizardmen : n1*9\nC 5 mining drow : c1"
    )
    assert play(rules, state, "B: conquer c1").note("grudge") is None
    assert play(rules, state, "B: conquer d1").note("grudge") == "B"


def test_martyrs_are_paid_by_the_bank() -> None:
    """U-POWER-MARTYR-1, C-5, SCORE-6: the attacker's purse is not touched, and the coin is not part of any score."""
    rules, state = game(BOARD + "content underground\nA 0 stone lizardmen : n1*9\nB 0 martyr kraken : d1 u1")
    (earned,) = events(rules, state, "A: conquer d1", e.Earned)
    assert (earned.seat, earned.income.total, earned.reason) == (1, 1, "toll")
    assert {part.payer for part in earned.income.parts} == {-1}
    assert play(rules, state, "A: conquer d1").coins == (0, 1)


def test_the_queen_comes_from_nowhere_and_then_from_her_region() -> None:
    """U-POWER-ROYAL-1, IMMUNE-4: what a watcher is told."""
    rules, state = game(
        BOARD
        + "content underground\nasks A close\nA 5 royal kraken : d1*2 u1\nB 5 stone lizardmen : n1\npieces queen d1"
    )
    (placed,) = events(rules, state, "A: place queen u1 from d1", e.Placed)
    assert (placed.piece, placed.region, placed.source) == ("queen", rules.board.index("u1"), rules.board.index("d1"))


def test_thieves_take_no_more_than_there_is() -> None:
    """SCORE-7, A-106, C-23: one coin a player, whatever his regions, and none from an empty purse."""
    seats = "B 1 stone ogres : d1 n1\nC 0 mining drow : c1\nD 9 fisher gnomes : k1"
    rules, state = game(BOARD + f"content underground\nA 0 thieving kraken : u1*2\n{seats}")
    assert rules.income(state, 0).total == 2
    state = play(rules, state, "A: end")
    assert state.coins == (2, 0, 0, 9)


def test_there_are_as_many_items_to_see_as_monster_regions() -> None:
    """SETUP-5: what is not uncovered by a Monster's region is never seen."""
    rules, state = game(BOARD + "content underground\nA 5 stone gnomes : d1*11\nB 5\nmonsters u1 c1\nunseen")
    state = play(rules, state, "A: conquer u1", "*: draw altar", "A: conquer c1", "*: draw keep", "A: conquer n1")
    assert len(state.items) == 13
    assert not any(state.natives)


def test_a_tomb_race_answers_one_question_and_is_then_scored() -> None:
    """U-POWER-TOMB-1: redeployed before scoring; the score comes after it, once."""
    rules, state = game(BOARD + "content underground\nA 5 tomb kraken : d1*3 u1*2\nB 5\nunseen")
    first = step(rules, state, "A: decline")
    assert [event for event in first.events if isinstance(event, e.Earned)] == []
    second = step(rules, first.state, "A: deploy d1=1 u1=4")
    assert [event.income.total for event in second.events if isinstance(event, e.Earned)] == [2]
    tomb = tribe(second.state, "kraken")
    assert not tomb.active
    assert [second.state.tokens[region] for region in e.members(tomb.held)] == [1, 4]
    assert second.state.decision is None or second.state.decision.seat != e.CHANCE


PATH = """
board {
  u1 edge : n1
  n1      : k1
  k1      : d1
  d1      :
  r1 edge : n1
}
content underground
"""
U1, N1, _, _, R1 = range(5)
HAND = "asks A conquer\nA 0 wise ogres hand 9 : u1\n"
TOLD = [
    ("CONQ-6: what Monsters hid", HAND + "B 0 mystic shrooms\nmonsters n1", ("A: conquer n1", "*: draw keep"),
     [e.Uncovered("keep", N1)]),
    ("RELIC-2: a relic goes along with the conquest", HAND + "B 0 mystic shrooms\npieces sword u1",
     ("A: conquer n1 with sword",), [e.Placed(0, "sword", N1, U1)]),
    ("PLACE-PENTACLE-2: whom the Balrog drove out", HAND + "B 0 mystic shrooms : n1*5 d1\npieces pentacle u1",
     ("A: place balrog n1",), [e.Lost(1, "shrooms", N1, 2, 3)]),
    ("A-119, PLACE-CRYPT-2: the Ghost is removed", HAND + "B 0 mystic shrooms : n1\npieces crypt n1, ghost u1",
     ("A: conquer n1",), [e.Removed("ghost", U1)]),
    ("REDEPLOY-4, A-5: who holds rivers only leaves them",
     "asks A conquer\nA 0 wise ogres hand 3\nB 0 mystic shrooms : n1*9", ("A: conquer r1",),
     [e.Abandoned(0, "ogres", 1 << R1)]),
]  # fmt: skip


@pytest.mark.parametrize(("position", "moves", "wanted"), [row[1:] for row in TOLD], ids=[row[0] for row in TOLD])
def test_it_is_told(position: str, moves: tuple[str, ...], wanted: list[e.Event]) -> None:
    rules, state = game(PATH + position)
    state = play(rules, state, *moves[:-1])
    assert events(rules, state, moves[-1], type(wanted[0])) == wanted


@pytest.mark.parametrize(("position", "move", "paid", "earned"), [
    ("turn B\nasks B conquer\nA 3 mystic ogres | ~wise liches : n1 k1\nB 2 stone shrooms hand 9 : u1", "B: conquer n1",
     [(1, 1)], [(0, 1)]),
    ("asks A conquer\nA 3 mystic ogres hand 9 : u1 | ~wise liches : n1 k1\nB 2 stone shrooms", "A: conquer n1", [], []),
    ("asks A close\nA 0 wise mudmen : u1\nB 3 mystic ogres : n1\npieces ring u1", "A: place ring u1", [(1, 1)],
     [(0, 2)]),
], ids=["a toll, paid at once", "nobody pays himself a toll", "the Ring takes what a neighbour pays"])  # fmt: skip
def test_payments_are_told(position: str, move: str, paid: list, earned: list) -> None:
    """U-RACE-LICHES-1, SCORE-6, RELIC-RING-1, SCORE-7: by whom, and to whom."""
    rules, state = game(PATH + position)
    happened = step(rules, state, move).events
    assert [(event.seat, event.coins) for event in happened if isinstance(event, e.Paid)] == paid
    assert [(event.seat, event.income.total) for event in happened if isinstance(event, e.Earned)] == earned


def test_the_scepter_is_a_part_of_the_income_of_its_own() -> None:
    """RELIC-SCEPTER-1, A-115: what it doubles can be shown."""
    rules, state = game(PATH + "asks A close\nA 0 wise shrooms : u1 n1\nB 0 mystic ogres\npieces scepter u1, crypt n1")
    state = play(rules, state, "A: place scepter u1")
    parts = {part.source: part.amount for part in rules.income(state, 0).parts}
    assert parts == {"regions": 2, "shrooms": 1, "scepter": 2}


def test_the_cost_with_relics_says_what_helps() -> None:
    """RELIC-SWORD-1, COST-4, COST-5, A-31."""
    rules, state = game(PATH + HAND + "B 0 mystic shrooms : k1*3\npieces sword u1, socks u1, keep k1")
    k1 = rules.board.index("k1")
    plain = {part.what: part.amount for part in rules.cost(state, k1).parts}
    assert plain == {"base": 2, "mountain": 1, "tokens": 3, "keep": 1, "ogres": -1}
    aided = rules.cost(state, k1, ("socks", "sword"))
    parts = {part.what: part.amount for part in aided.parts}
    assert parts == {"base": 2, "mountain": 1, "keep": 1, "ogres": -1, "sword": -2}
    assert aided.total == 1
