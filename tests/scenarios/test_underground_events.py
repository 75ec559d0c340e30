"""What happened below the surface is told: payments, moves of pieces, what came to light."""

from swqt.engine import Abandoned, Earned, Lost, Paid, Placed, Removed, Uncovered
from tests.support.positions import events, game, play, step


def test_a_toll_is_paid_by_one_and_earned_by_the_other() -> None:
    """U-RACE-LICHES-1, SCORE-6: at once, not when the turn is scored."""
    rules, state = game("""
        board {
          u1 edge : n1 n2
          n1      :
          n2      :
        }
        content underground
        turn B
        asks B conquer
        A 3 mystic ogres | ~wise liches : n1 n2
        B 2 stone shrooms hand 9 : u1
    """)
    happened = step(rules, state, "B: conquer n1").events
    assert [(event.seat, event.coins) for event in happened if isinstance(event, Paid)] == [(1, 1)]
    assert [(event.seat, event.income.total) for event in happened if isinstance(event, Earned)] == [(0, 1)]


def test_the_ring_takes_what_the_neighbour_pays() -> None:
    """RELIC-RING-1, SCORE-7."""
    rules, state = game("""
        board {
          u1 edge : n1
          n1      :
        }
        content underground
        asks A close
        A 0 wise mudmen : u1
        B 3 mystic ogres : n1
        pieces ring u1
    """)
    happened = step(rules, state, "A: place ring u1").events
    assert [(event.seat, event.coins) for event in happened if isinstance(event, Paid)] == [(1, 1)]
    assert [event.income.total for event in happened if isinstance(event, Earned)] == [2]


def test_what_monsters_hid_is_told_with_its_region() -> None:
    """CONQ-6."""
    rules, state = game("""
        board {
          u1 edge : d1
          d1      :
        }
        content underground
        asks A conquer
        A 0 wise ogres hand 9 : u1
        B 0 mystic shrooms
        monsters d1
    """)
    state = play(rules, state, "A: conquer d1")
    region = rules.board.index("d1")
    assert events(rules, state, "*: draw keep", Uncovered) == [Uncovered("keep", region)]


def test_a_relic_goes_along_with_the_conquest() -> None:
    """RELIC-2."""
    rules, state = game("""
        board {
          u1 edge : n1
          n1      :
        }
        content underground
        asks A conquer
        A 0 wise ogres hand 1 : u1
        B 0 mystic shrooms
        pieces sword u1
    """)
    u1, n1 = (rules.board.index(code) for code in ("u1", "n1"))
    placed = events(rules, state, "A: conquer n1 with sword", Placed)
    assert [(event.piece, event.region, event.source) for event in placed] == [("sword", n1, u1)]


def test_the_balrog_says_whom_it_drove_out() -> None:
    """PLACE-PENTACLE-2."""
    rules, state = game("""
        board {
          u1 edge : n1
          n1      : c1
          c1      :
        }
        content underground
        asks A conquer
        A 0 wise ogres hand 1 : u1
        B 0 mystic shrooms : n1*5 c1
        pieces pentacle u1
    """)
    n1 = rules.board.index("n1")
    lost = events(rules, state, "A: place balrog n1", Lost)
    assert lost == [Lost(1, "shrooms", n1, 2, 3)]


def test_the_ghost_is_removed_with_a_word() -> None:
    """A-119, PLACE-CRYPT-2."""
    rules, state = game("""
        board {
          u1 edge : n1
          n1      :
        }
        content underground
        asks A conquer
        A 0 wise ogres hand 9 : u1
        B 0 mystic shrooms : n1
        pieces crypt n1, ghost u1
    """)
    u1 = rules.board.index("u1")
    assert Removed("ghost", u1) in events(rules, state, "A: conquer n1", Removed)


def test_the_scepter_is_a_part_of_the_income_of_its_own() -> None:
    """RELIC-SCEPTER-1, A-115: what it doubles can be shown."""
    rules, state = game("""
        board {
          u1 edge : n1
          n1      :
        }
        content underground
        asks A close
        A 0 wise shrooms : u1 n1
        B 0 mystic ogres
        pieces scepter u1, crypt n1
    """)
    state = play(rules, state, "A: place scepter u1")
    parts = {part.source: part.amount for part in rules.income(state, 0).parts}
    assert parts == {"regions": 2, "shrooms": 1, "scepter": 2}


def test_the_cost_with_relics_says_what_helps() -> None:
    """RELIC-SWORD-1, COST-4, COST-5, A-31."""
    rules, state = game("""
        board {
          u1 edge : k1
          k1      :
        }
        content underground
        asks A conquer
        A 0 wise ogres hand 9 : u1
        B 0 mystic shrooms : k1*3
        pieces sword u1, socks u1, keep k1
    """)
    k1 = rules.board.index("k1")
    plain = {part.what: part.amount for part in rules.cost(state, k1).parts}
    assert plain == {"base": 2, "mountain": 1, "tokens": 3, "keep": 1, "ogres": -1}
    aided = rules.cost(state, k1, ("socks", "sword"))
    assert {part.what: part.amount for part in aided.parts} == {
        "base": 2, "mountain": 1, "keep": 1, "ogres": -1, "sword": -2,
    }  # fmt: skip
    assert aided.total == 1


def test_nobody_pays_himself_a_toll() -> None:
    """U-RACE-LICHES-1: an opponent pays."""
    rules, state = game("""
        board {
          u1 edge : n1 n2
          n1      :
          n2      :
        }
        content underground
        asks A conquer
        A 3 mystic ogres hand 9 : u1 | ~wise liches : n1 n2
        B 2 stone shrooms
    """)
    happened = step(rules, state, "A: conquer n1").events
    assert [event for event in happened if isinstance(event, Paid | Earned)] == []


def test_who_holds_rivers_only_is_told_to_leave_them() -> None:
    """REDEPLOY-4, A-5: nothing goes from the map to the hand without a word."""
    rules, state = game("""
        board {
          r1 edge : n1
          n1      :
        }
        content underground
        asks A conquer
        A 0 wise ogres hand 3
        B 0 mystic shrooms : n1*9
    """)
    left = events(rules, state, "A: conquer r1", Abandoned)
    assert left == [Abandoned(0, "ogres", 1 << rules.board.index("r1"))]
