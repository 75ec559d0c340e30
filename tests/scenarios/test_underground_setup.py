"""rules.md sections 1, 2 and 5 below the surface: what lies in the box, and how a game begins."""

import pytest

from swqt.engine import Board, Content, Deal, Draw, Rules, Site, State, Trait
from tests.support.positions import LIBRARY, asked, game, play

CAVE = (
    Site("u1", ("edge",), ("d1", "k1")),
    Site("d1", ("monster",), ("r1",)),
    Site("k1", ("monster",), ("r1",)),
    Site("r1", ("edge",), ("n1",)),
    Site("n1", (), ("c1",)),
    Site("c1", ("edge",), ("x1",)),
    Site("x1", ("volcano",), ()),
)
"""One region of each terrain (MAP-2)."""

RELICS = ["doormat", "orb", "ring", "scepter", "socks", "sword"]
PLACES = ["altar", "crypt", "diamond", "fountain", "keep", "mine", "pentacle", "pipe", "stonehedge"]


def board(*sites: Site) -> Board:
    return Board("cave", "Cave", "underground", 2, 10, sites)


def content(*sites: Site) -> Content:
    return LIBRARY.content("underground", board(*sites))


def names(traits: tuple[Trait, ...]) -> set[str]:
    return {trait.name for trait in traits}


@pytest.fixture
def rules() -> Rules:
    return Rules(board(*CAVE), content(*CAVE))


def begun(rules: Rules) -> State:
    """Return the position after the first six deals."""
    state = rules.start(2)
    for _ in range(6):
        command, _ = rules.chances(state)[0]
        assert isinstance(command, Deal)
        state = rules.apply(state, command).state
    return state


def test_two_monsters_stand_on_each_symbol(rules: Rules) -> None:
    """SETUP-4: the pictures are alike, so a position knows only how many there are."""
    state = rules.start(2)
    assert {rules.board.codes[r]: n for r, n in enumerate(state.natives) if n} == {"d1": 2, "k1": 2}


def test_no_item_is_known_or_lies_open_at_first(rules: Rules) -> None:
    """SETUP-5, HIDDEN-2, FLOW-6: any of the fifteen may be in the pile of as many as there are Monster regions."""
    state = begun(rules)
    assert state.pieces == ()
    assert sorted(state.items) == sorted(RELICS + PLACES)


def test_a_black_mountain_stands_on_each_black_mountain_region(rules: Rules) -> None:
    """SETUP-6: it is printed ground, no piece, and cannot leave."""
    state = begun(rules)
    state = rules.apply(state, rules.legal(state)[0]).state  # type: ignore[arg-type]
    while asked(rules, state).startswith("*"):
        state = rules.apply(state, rules.chances(state)[0][0]).state
    parts = {part.what: part.amount for part in rules.cost(state, rules.board.index("k1")).parts}
    assert parts["mountain"] == 1
    assert not [piece for piece in rules.pieces(state) if "mountain" in piece.kind]


def test_the_border_is_the_edge_river_ends_included(rules: Rules) -> None:
    """FIRST-3."""
    assert rules.board.codes_of(rules.board.entry) == ("u1", "r1", "c1")


def test_without_a_volcano_there_are_no_flames() -> None:
    """A-79, MIX-1."""
    bare = tuple(site._replace(marks=()) if site.code == "x1" else site for site in CAVE)
    assert names(content(*bare).races) == names(content(*CAVE).races) - {"flames"}
    assert names(content(*bare).powers) == names(content(*CAVE).powers)


def test_each_item_is_as_likely_as_any_other() -> None:
    """FLOW-6, CONQ-6, SETUP-5."""
    rules, state = game("""
        board {
          u1 edge : d1
          d1      :
        }
        content underground
        unseen
        asks A conquer
        A 0 wise ogres hand 9 : u1
        B 0 mystic shrooms
        monsters d1
    """)
    state = play(rules, state, "A: conquer d1")
    chances = rules.chances(state)
    assert sorted(c.item for c, _ in chances if isinstance(c, Draw)) == sorted(RELICS + PLACES)
    assert {weight for _, weight in chances} == {1}
    assert rules.reveals(chances[0][0])


def test_each_unseen_badge_is_as_likely_for_stonehedge() -> None:
    """A-126, PLACE-STONEHEDGE-1, FLOW-6."""
    rules, state = game("""
        board {
          u1 edge : d1
          d1      :
        }
        content underground
        unseen / royal tomb vampire / altar stonehedge
        asks A conquer
        A 0 wise ogres hand 9 : u1
        B 0 mystic shrooms
        monsters d1
    """)
    state = play(rules, state, "A: conquer d1", "*: draw stonehedge")
    assert rules.chances(state) == tuple((Draw(name), 1) for name in ("royal", "tomb", "vampire"))
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
    badges = {command.power for command, _ in rules.chances(state) if isinstance(command, Deal)}
    assert badges == names(rules.content.powers) - {
        "stone", "tomb", "royal", "magic", "immortal", "reborn", "mystic", "wise",
    }  # fmt: skip
