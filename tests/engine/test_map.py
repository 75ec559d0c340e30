"""rules.md section 5: the map, who borders on whom, and who is safe (reach: tests/scenarios/reach.swn)."""

from random import Random

import pytest

from swqt.engine import Board, BoardError, Site, members, region_set
from tests.support.positions import code, game, targets

SAFE = """
board {
  h1 edge : p1
  p1      : f1
  f1      : s1
  s1 edge :
}
"""


def board(*sites: Site, world: str = "surface") -> Board:
    return Board("test", "Test", world, 2, 10, sites)


@pytest.mark.parametrize(("world", "marks", "terrains"), [
    ("surface", ("edge", "mine", "magic", "cavern", "tribe"),
     {"f": "forest", "p": "farmland", "h": "hill", "s": "swamp", "m": "mountain", "w": "sea", "l": "lake"}),
    ("underground", ("edge", "monster", "volcano"),
     {"u": "mushroom", "n": "mine", "c": "crystal", "d": "mud", "k": "blackmountain", "r": "river", "x": "chasm"}),
])  # fmt: skip
def test_the_terrains_and_symbols_of_a_world(world, marks, terrains):
    """MAP-1, MAP-2."""
    for letter, terrain in terrains.items():
        one = board(Site(f"{letter}1", marks, ()), world=world)
        assert (one.terrain_of(0), one.terrain[terrain]) == (terrain, 1)
        assert [one.marks[mark] for mark in marks] == [1] * len(marks)


@pytest.mark.parametrize(("letter", "table", "name"), [
    ("u", "terrain", "forest"), ("d", "terrain", "swamp"), ("k", "terrain", "mountain"),
    ("n", "marks", "mine"), ("c", "marks", "magic"),
])  # fmt: skip
def test_terrains_below_answer_to_the_names_of_the_surface(letter, table, name):
    """MAP-2, MIX-3: where the two are equivalent."""
    assert getattr(board(Site(f"{letter}1", (), ()), world="underground"), table)[name] == 1


@pytest.mark.parametrize(("sites", "message"), [
    ((Site("q1", (), ()),), "terrain letter"), ((Site("h0", (), ()),), "terrain letter"), ((), "no regions"),
    ((Site("h1", ("gold",), ()),), "no such mark"), ((Site("h1", (), ("p1",)),), "not on the board"),
    ((Site("h1", (), ("h1",)),), "own neighbour"), ((Site("h1", (), ()), Site("h1", (), ())), "twice"),
])  # fmt: skip
def test_what_is_no_board_says_so(sites, message):
    """MAP-1, ADJ-1."""
    with pytest.raises(BoardError, match=message):
        board(*sites)


@pytest.mark.parametrize(("change", "message"), [
    ({"world": "heaven"}, "world must be one of surface, underground, not 'heaven'"),
    ({"players": 6}, "players must be 2 to 5, not 6"),
    ({"rounds": 0}, "rounds must be 1 to 20, not 0"),
    ({"sites": ()}, "it has no regions"),
])  # fmt: skip
def test_what_frames_a_board_must_make_sense(change, message):
    """COMP-1, COMP-2."""
    frame = {"world": "surface", "players": 2, "rounds": 10, "sites": (Site("h1", ("edge",), ()),)}
    with pytest.raises(BoardError, match=message):
        Board("test", "Test", **{**frame, **change})


def test_neighbourhoods_may_be_forgotten(monkeypatch):
    """ADJ-1: what is remembered for speed changes no answer."""
    position = SAFE + "A 0 hill orcs : h1*9\nB 0"
    before = targets(*game(position))
    monkeypatch.setattr("swqt.engine.memo._MOST", 0)
    rules, state = game(position)
    assert targets(rules, state) == targets(rules, state) == before


@pytest.mark.parametrize("size", [0, 1, 9, 10, 11, 30, 31, 60, 61, 150])
def test_a_set_of_regions_has_its_members(size):
    """ADJ-1: on boards of every size, lowest first."""
    rng = Random(size)
    for _ in range(20):
        regions = [region for region in range(size) if rng.random() < 0.5]
        assert members(region_set(regions)) == tuple(regions)
    assert members(region_set(range(size))) == tuple(range(size))


def test_a_border_counts_from_both_sides():
    """ADJ-1: it is enough if one of the two names the other."""
    one = board(Site("h1", ("edge",), ("p1",)), Site("p1", (), ()), Site("f1", (), ("p1",)))
    assert one.codes_of(one.around(1 << one.index("p1"))) == ("h1", "f1")
    assert one.codes_of(one.around(1 << one.index("h1"))) == ("p1",)
    assert one.codes_of(one.around(0b101)) == ("p1",)


@pytest.mark.parametrize(
    ("combo", "piece"), [("heroic orcs", "hero"), ("dragon orcs", "dragon"), ("hill halflings", "hole")]
)
@pytest.mark.parametrize("attacker", ["berserk", "commando", "mounted", "flying"])
def test_a_piece_makes_its_region_immune(combo, piece, attacker):
    """IMMUNE-1, IMMUNE-2: no opponent conquers it by tokens, die or sorcery, whatever his badge."""
    rules, state = game(
        f"{SAFE}\nasks B conquer\nA 5 {combo} : p1 f1\nB 5 {attacker} sorcerers hand 9 : h1\npieces {piece} p1\n"
    )
    for said in ("conquer p1", "conquer p1 die", "use sorcerers p1"):
        assert code(rules, state, said) == "immune", said
    # The next region of the same race is as exposed as ever.
    assert code(rules, state, "conquer f1") == ("allowed" if attacker == "flying" else "out-of-reach")
