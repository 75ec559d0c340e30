"""rules.md section 5: the map, who borders on whom, and who is safe."""

import pytest

from swqt.engine import TERRAIN_OF_LETTER, Board, BoardError, Site
from swqt.notation import NotationError
from tests.support.positions import asked, code, cost, game, play, targets, usable


def board(*sites: Site, world: str = "surface") -> Board:
    return Board("test", "Test", world, 2, 10, sites)


# Terrain and symbols


def test_the_terrains_and_symbols_of_the_surface() -> None:
    """MAP-1."""
    terrains = {"f": "forest", "p": "farmland", "h": "hill", "s": "swamp", "m": "mountain", "w": "sea", "l": "lake"}
    for letter, terrain in terrains.items():
        one = board(Site(f"{letter}1", ("edge", "mine", "magic", "cavern", "tribe"), ()))
        assert one.terrain_of(0) == terrain
        assert one.terrain[terrain] == 1
        assert [mark for mark in ("mine", "magic", "cavern", "tribe") if one.marks[mark]] == [
            "mine", "magic", "cavern", "tribe",
        ]  # fmt: skip


def test_the_terrains_and_symbols_of_the_underground() -> None:
    """MAP-2, MIX-3: they answer to the surface's names where the two are equivalent."""
    terrains = {
        "u": "mushroom", "n": "mine", "c": "crystal", "d": "mud", "k": "blackmountain", "r": "river", "x": "chasm",
    }  # fmt: skip
    for letter, terrain in terrains.items():
        one = board(Site(f"{letter}1", ("edge", "monster", "volcano"), ()), world="underground")
        assert one.terrain_of(0) == terrain
        assert one.terrain[terrain] == 1
    alike = {"u": "forest", "d": "swamp", "k": "mountain"}
    for letter, terrain in alike.items():
        assert board(Site(f"{letter}1", (), ()), world="underground").terrain[terrain] == 1
    assert board(Site("n1", (), ()), world="underground").marks["mine"] == 1
    assert board(Site("c1", (), ()), world="underground").marks["magic"] == 1


def test_there_are_fourteen_terrains() -> None:
    """MAP-1, MAP-2."""
    assert len(TERRAIN_OF_LETTER) == len(set(TERRAIN_OF_LETTER.values())) == 14


@pytest.mark.parametrize(
    ("sites", "message"),
    [
        ((Site("q1", (), ()),), "terrain letter"),
        ((Site("h0", (), ()),), "terrain letter"),
        ((Site("h1", ("gold",), ()),), "no such mark"),
        ((Site("h1", (), ("p1",)),), "not on the board"),
        ((Site("h1", (), ("h1",)),), "own neighbour"),
        ((Site("h1", (), ()), Site("h1", (), ())), "twice"),
        ((), "no regions"),
    ],
)
def test_what_is_no_board_says_so(sites: tuple[Site, ...], message: str) -> None:
    """MAP-1, ADJ-1."""
    with pytest.raises(BoardError, match=message):
        board(*sites)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"world": "heaven"}, "world must be one of surface, underground, not 'heaven'"),
        ({"players": 6}, "players must be 2 to 5, not 6"),
        ({"rounds": 0}, "rounds must be 1 to 20, not 0"),
        ({"sites": ()}, "it has no regions"),
    ],
)
def test_what_frames_a_board_must_make_sense(change: dict[str, object], message: str) -> None:
    """COMP-1, COMP-2."""
    frame: dict[str, object] = {"world": "surface", "players": 2, "rounds": 10, "sites": (Site("h1", ("edge",), ()),)}
    with pytest.raises(BoardError, match=message):
        Board("test", "Test", **{**frame, **change})


def test_neighbourhoods_may_be_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """ADJ-1: what is remembered for speed changes no answer."""
    position = COAST + "A 0 hill orcs : h1*9\nB 0"
    before = targets(*game(position))
    monkeypatch.setattr("swqt.engine.values._MOST", 0)
    rules, state = game(position)
    assert targets(rules, state) == targets(rules, state) == before


# Water and chasms

COAST = """
board {
  h1 edge : p1 w1
  p1      : l1
  w1 edge : w2
  w2 edge : f1
  l1      :
  f1 edge :
}
"""


def test_water_is_for_seafaring_races_alone() -> None:
    """MAP-3."""
    rules, state = game(COAST + "asks A conquer\nA 5 underworld orcs hand 5 : h1 p1\nB 5\n")
    assert code(rules, state, "conquer w1") == "water"
    assert code(rules, state, "conquer l1") == "water"
    assert targets(rules, state) == set()
    rules, state = game(COAST + "asks A conquer\nA 5 seafaring orcs hand 5 : h1 p1\nB 5\n")
    assert targets(rules, state) == {"w1", "l1"}
    assert cost(rules, state, "w1") == cost(rules, state, "l1") == 2


def test_no_power_carries_a_landlubber_over_water() -> None:
    """MAP-3, A-61: neither wings nor Dragon nor Sorcerers."""
    rules, state = game(COAST + "asks A conquer\nA 5 flying sorcerers hand 5 : h1\nB 5 seafaring orcs : w1 w2\n")
    assert code(rules, state, "conquer w2") == "water"
    assert code(rules, state, "use sorcerers w1") == "water"
    rules, state = game(COAST + "asks A conquer\nA 5 dragon orcs hand 5 : h1\nB 5 seafaring elves : w1\n")
    assert code(rules, state, "use dragon w1") == "water"


def test_a_sea_held_in_decline_falls_to_seafarers_only() -> None:
    """A-67, MAP-3."""
    position = COAST + "asks A conquer\nA 5 underworld orcs hand 5 : h1\nB 5 | ~hill elves : w1\n"
    rules, state = game(position)
    assert code(rules, state, "conquer w1") == "water"
    rules, state = game(position.replace("underworld", "seafaring"))
    assert cost(rules, state, "w1") == 3
    assert code(rules, state, "conquer w1") == "allowed"


CHASM = """
board {
  d1 edge : x1
  x1      : u1
  u1      : k1
  k1 edge :
}
"""


def test_a_chasm_is_never_entered_nor_crossed() -> None:
    """MAP-4."""
    rules, state = game(CHASM + "asks A conquer\nA 5 flying orcs hand 5 : d1\nB 5\n")
    assert code(rules, state, "conquer x1") == "chasm"
    assert targets(rules, state) == {"u1", "k1"}
    rules, state = game(CHASM + "asks A conquer\nA 5 merchant orcs hand 5 : d1\nB 5\n")
    assert targets(rules, state) == set()
    with pytest.raises(NotationError, match="chasm"):
        game(CHASM + "A 5 merchant orcs : x1\nB 5\n")


def test_a_chasm_at_the_edge_is_no_entry_either() -> None:
    """MAP-4, FIRST-1, FIRST-3, FIRST-4."""
    rules, state = game("""
        board {
          x1 edge : d1
          d1      : u1
          u1 edge :
        }
        asks A conquer
        A 5 merchant halflings hand 6
        B 5
    """)
    assert targets(rules, state) == {"d1", "u1"}
    assert code(rules, state, "conquer x1") == "chasm"


# Adjacency


def test_a_border_counts_from_both_sides() -> None:
    """ADJ-1: it is enough if one of the two names the other."""
    one = board(Site("h1", ("edge",), ("p1",)), Site("p1", (), ()), Site("f1", (), ("p1",)))
    assert one.codes_of(one.around(1 << one.index("p1"))) == ("h1", "f1")
    assert one.codes_of(one.around(1 << one.index("h1"))) == ("p1",)
    assert one.codes_of(one.around(0b101)) == ("p1",)


LINE = """
board {
  h1 edge : p1
  p1      : f1
  f1      : s1
  s1      : m1
  m1 edge :
}
"""


def test_a_target_borders_on_a_region_of_the_same_race() -> None:
    """ADJ-2, CONQ-1."""
    rules, state = game(LINE + "asks A conquer\nA 5 underworld orcs hand 6 : p1\nB 5\n")
    assert targets(rules, state) == {"h1", "f1"}
    assert code(rules, state, "conquer s1") == "out-of-reach"
    state = play(rules, state, "A: conquer f1")
    assert targets(rules, state) == {"h1", "s1"}


def test_regions_of_the_own_declined_race_lend_no_reach() -> None:
    """ADJ-2."""
    rules, state = game(LINE + "asks A conquer\nA 5 underworld orcs hand 6 : h1 | ~hill elves : f1\nB 5\n")
    assert targets(rules, state) == {"p1"}
    rules, state = game(LINE + "A 5 underworld orcs hand 6 | ~hill elves : f1\nB 5\n")
    assert targets(rules, state) == {"h1", "m1"}


def test_caverns_border_on_each_other_for_the_underworld() -> None:
    """ADJ-3, POWER-UNDERWORLD-1."""
    caves = """
        board {
          h1 edge cavern : p1
          p1             : f1
          f1 cavern      : s1
          s1             : m1
          m1 edge cavern :
        }
    """
    rules, state = game(caves + "asks A conquer\nA 5 underworld orcs hand 6 : h1\nB 5\n")
    assert targets(rules, state) == {"p1", "f1", "m1"}
    assert cost(rules, state, "f1") == 1
    assert cost(rules, state, "m1") == 2
    rules, state = game(caves + "asks A conquer\nA 5 commando orcs hand 6 : h1\nB 5\n")
    assert targets(rules, state) == {"p1"}
    rules, state = game(caves + "asks A conquer\nA 5 underworld orcs hand 6 : p1\nB 5\n")
    assert targets(rules, state) == {"h1", "f1"}


def test_flying_widens_the_reach_and_creates_no_border() -> None:
    """ADJ-3, A-47: Giants' and Sorcerers' borders stay the printed ones."""
    rules, state = game(LINE + "asks A conquer\nA 5 flying giants hand 6 : m1\nB 5\n")
    assert targets(rules, state) == {"h1", "p1", "f1", "s1"}
    assert cost(rules, state, "s1") == 1
    assert cost(rules, state, "h1") == 2
    rules, state = game(LINE + "asks A conquer\nA 5 flying sorcerers hand 6 : m1\nB 5 hill orcs : s1 h1\n")
    assert usable(rules, state, "sorcerers") == {"s1"}


# Immunity

SAFE = """
board {
  h1 edge : p1
  p1      : f1
  f1      : s1
  s1 edge :
}
"""


@pytest.mark.parametrize(
    ("power", "race", "piece", "notes"),
    [
        ("heroic", "orcs", "hero", ""),
        ("dragon", "orcs", "dragon", ""),
        ("hill", "halflings", "hole", "notes holes-dug 1"),
    ],
)
@pytest.mark.parametrize("attacker", ["berserk", "commando", "dragon", "flying"])
def test_a_piece_makes_its_region_immune(power: str, race: str, piece: str, notes: str, attacker: str) -> None:
    """IMMUNE-1, IMMUNE-2: no opponent conquers it by tokens, die, Dragon or sorcery."""
    if attacker == power:
        attacker = "mounted"
    rules, state = game(
        f"{SAFE}\nasks B conquer\nA 5 {power} {race} : p1 f1\nB 5 {attacker} sorcerers hand 9 : h1\n"
        f"pieces {piece} p1\n{notes}\n"
    )
    assert "p1" not in targets(rules, state)
    assert code(rules, state, "conquer p1") == "immune"
    assert code(rules, state, "conquer p1 die") == "immune"
    assert code(rules, state, "use sorcerers p1") == "immune"
    if attacker == "dragon":
        assert code(rules, state, "use dragon p1") == "immune"
    # The next region of the same race is as exposed as ever.
    if attacker == "flying":
        assert code(rules, state, "conquer f1") == "allowed"


@pytest.mark.parametrize(
    ("power", "race", "piece"),
    [("heroic", "orcs", "hero"), ("dragon", "orcs", "dragon"), ("hill", "halflings", "hole")],
)
def test_immunity_ends_with_the_decline(power: str, race: str, piece: str) -> None:
    """IMMUNE-4, DECLINE-5."""
    rules, state = game(
        f"{SAFE}\nA 5 {power} {race} : p1 f1\nB 5 swamp elves : h1*6\npieces {piece} p1\n"
    )
    state = play(rules, state, "A: decline")
    assert asked(rules, state) == "B choice"
    assert state.pieces == ()
    assert code(rules, state, "conquer p1") == "allowed"


def test_immunity_follows_the_dragon() -> None:
    """IMMUNE-4, POWER-DRAGON-2: the region it leaves is exposed again."""
    rules, state = game(
        SAFE + "asks A conquer\nA 5 dragon orcs hand 2 : p1 f1\nB 5 flying elves : h1*6\npieces dragon p1\n"
    )
    assert [piece.region for piece in state.pieces] == [rules.board.index("p1")]
    state = play(rules, state, "A: use dragon s1", "A: deploy p1=1 f1=1 s1=2")
    assert asked(rules, state) == "B choice"
    assert code(rules, state, "conquer p1") == "allowed"
    assert code(rules, state, "conquer f1") == "allowed"
    assert code(rules, state, "conquer s1") == "immune"


def test_immunity_follows_the_heroes() -> None:
    """IMMUNE-4, POWER-HEROIC-1."""
    rules, state = game(
        SAFE + "asks A close\nA 5 heroic orcs : p1 f1 s1\nB 5 flying elves : h1*6\npieces hero p1, hero s1\n"
    )
    state = play(rules, state, "A: place hero f1 from p1", "A: end")
    assert asked(rules, state) == "B choice"
    assert code(rules, state, "conquer p1") == "allowed"
    assert code(rules, state, "conquer f1") == "immune"
    assert code(rules, state, "conquer s1") == "immune"


def test_immunity_binds_opponents_only() -> None:
    """A-19, IMMUNE-2: the same player's other race may come."""
    rules, state = game(SAFE + "A 5 heroic orcs : p1*2 f1 | ~hill ghouls : h1*8\nB 5\npieces hero p1, hero f1\n")
    assert code(rules, state, "conquer p1") == "allowed"
    state = play(rules, state, "A: conquer p1")
    pieces = [(piece.kind, rules.board.codes[piece.region]) for piece in state.pieces]
    assert pieces == [("hero", "f1")]
