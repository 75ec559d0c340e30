"""rules.md sections 1, 2 and 5 below the surface: what lies in the box, and how a game begins."""

import pytest

from swqt.engine import Board, Content, Deal, Draw, Rules, Site, State
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

RACES = {
    "cultists": (5, 10), "drow": (4, 9), "flames": (4, 9), "gnomes": (6, 11), "irondwarves": (7, 12),
    "kraken": (5, 10), "liches": (5, 10), "lizardmen": (7, 12), "mudmen": (5, 12), "mummies": (10, 15),
    "ogres": (5, 10), "mimes": (7, 12), "shrooms": (5, 10), "spiderines": (7, 12), "wisp": (6, 11),
}  # fmt: skip

BADGES = {
    "adventurous": 5, "fisher": 4, "flocking": 5, "frightened": 4, "immortal": 4, "magic": 5, "martyr": 4,
    "mining": 4, "muddy": 3, "mystic": 4, "quarreling": 3, "reborn": 5, "royal": 5, "shield": 3, "stone": 4,
    "thieving": 4, "tomb": 5, "vampire": 5, "vanishing": 5, "vengeful": 4, "wise": 4,
}  # fmt: skip

RELICS = ["doormat", "orb", "ring", "scepter", "socks", "sword"]
PLACES = ["altar", "crypt", "diamond", "fountain", "keep", "mine", "pentacle", "pipe", "stonehedge"]


def board(*sites: Site) -> Board:
    return Board("cave", "Cave", "underground", 2, 10, sites)


def content(*sites: Site) -> Content:
    return LIBRARY.content("underground", board(*sites))


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


def test_what_is_printed_on_banners_badges_and_items() -> None:
    """C-27, CHECK-1, COMP-5, COMP-6, COMP-8, COMP-11: 15 banners with 165 tokens, 21 badges, 6 relics, 9 places."""
    box = content(*CAVE)
    assert {race.name: (race.tokens, race.supply) for race in box.races} == RACES
    assert sum(race.supply for race in box.races) == 165
    assert {name for name, (tokens, supply) in RACES.items() if supply != tokens + 5} == {"mudmen"}, "who may grow"
    assert {power.name: power.tokens for power in box.powers} == BADGES
    assert [relic.name for relic in box.relics] == RELICS
    assert [place.name for place in box.places] == PLACES


def test_the_pieces_that_are_limited() -> None:
    """COMP-8, A-85, A-104: 7 Hammers, 8 Armors, one of each other; with Mountains and markers 49 small pieces."""
    effects = [effect for kind in content(*CAVE)[1:5] for trait in kind for effect in trait.effects]
    stocks = {effect.piece or effect.note: effect.stock for effect in effects if effect.stock}
    assert stocks == {"armor": 8, "hammers": 7}
    singles = {effect.piece: effect.count for effect in effects if effect.piece and not effect.stock}
    assert singles == {"ancient": 1, "queen": 1, "volcano": 1, "bag": 0, "balrog": 0, "ghost": 0}
    mountains, markers = 9, 4
    assert sum(stocks.values()) + len(singles) + len(RELICS) + len(PLACES) + mountains + markers == 49


def test_mummies_and_ogres_are_never_one_combo() -> None:
    """A-94: both are banners, and a combo has one banner; their costs do not cancel out in anybody's hand."""
    assert {"mummies", "ogres"} <= RACES.keys()
    assert not {"mummies", "ogres"} & BADGES.keys()


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
    names = {race.name for race in content(*bare).races}
    assert names == set(RACES) - {"flames"}
    assert {power.name for power in content(*bare).powers} == set(BADGES)


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
    assert badges == set(BADGES) - {
        "stone", "tomb", "royal", "magic", "immortal", "reborn", "mystic", "wise",
    }  # fmt: skip
