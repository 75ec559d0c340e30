"""Known blunders that no bot commits, and small chances that a good one takes. Each position is a few regions."""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

import pytest

from swqt.ai import BY_NAME, LEVELS, SearchBot, chance
from swqt.engine import CHANCE, Command, Conquer, Decline, Deploy, Pick, Place, Rules, State, Use
from swqt.table.bots import weights
from tests.support.positions import game

ALL = tuple(level.name for level in LEVELS)
GOOD = ("hard", "expert")

MEADOW = """
board {
  f1 edge : h1 p1
  h1 edge : p1 p2
  p1      : p2 s1
  p2 edge : s1
  s1 edge :
}
"""
"""Five regions, hardly a corner that is not next to another."""

ROAD = """
board {
  f1 edge : h1
  h1      : p1
  p1      : p2
  p2      : s1
  s1 edge :
}
"""
"""Five regions in a row."""


CAVE = """
board {
  u1 edge : n1
  n1      : c1
  c1      : d1
  d1      : k1
  k1 edge :
}
content underground
column royal irondwarves, shield lizardmen, vampire cultists, quarreling spiderines, thieving shrooms, flocking drow
"""
"""Five regions in a row, underground."""

COLUMN = (
    "column underworld ratmen, mounted dwarves, seafaring wizards, "
    "commando tritons, alchemist trolls, spirit amazons"
)
"""What there is to pick, unless a test says otherwise."""


class Turn(NamedTuple):
    """What seat A said in its turn, and where that led to."""

    rules: Rules
    said: list[Command]
    end: State

    def conquered(self) -> set[str]:
        return {self.rules.board.codes[c.region] for c in self.said if isinstance(c, (Conquer, Use)) and c.region >= 0}

    def has_declined(self) -> bool:
        return any(isinstance(command, Decline) for command in self.said)

    def held(self, seat: int = 0) -> set[str]:
        return {code for t in self.end.tribes if t.seat == seat for code in self.rules.board.codes_of(t.held)}


def turn(level: str, text: str, seed: int = 1) -> Turn:
    """The turn of seat A in the position that *text* is, played by a bot of *level*."""
    if "column" not in text:
        text += f"\n{COLUMN}"
    rules, state = game(text)
    bot = SearchBot(BY_NAME[level], seed, weights())
    said: list[Command] = []
    now = (state.round, state.turn)
    rng = Random(seed)
    while state.agenda and (state.round, state.turn) == now:
        seat = state.agenda[-1].seat
        if seat == CHANCE:
            command = chance(rules, state, rng)
        else:
            command = bot.choose(rules, state)
            if seat == 0:
                said.append(command)
        state = rules.apply(state, command).state
    return Turn(rules, said, state)


def every(levels: Sequence[str]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("level", levels)


@every(ALL)
@pytest.mark.parametrize("seed", [1, 2])
class TestNobody:
    """What not even a beginner does."""

    def test_passes_with_free_regions_in_reach(self, level: str, seed: int) -> None:
        done = turn(level, f"{ROAD}A 5 hill orcs : f1*5\nB 5 forest elves : s1*3\nround 3/10", seed)
        assert done.conquered() & {"h1", "p1"} or done.has_declined()

    def test_keeps_an_army_in_hand_on_its_first_turn(self, level: str, seed: int) -> None:
        done = turn(level, f"{MEADOW}asks A conquer\nA 5 hill orcs hand 9 :\nB 5 forest elves : s1*3", seed)
        assert len(done.held()) >= 3

    def test_declines_with_five_tokens_and_free_regions(self, level: str, seed: int) -> None:
        done = turn(level, f"{ROAD}A 5 hill orcs : f1*6\nB 5 forest elves : s1*3\nround 4/10", seed)
        assert not done.has_declined()

    def test_forgets_its_active_race_over_ghouls(self, level: str, seed: int) -> None:
        """RACE-GHOULS-2: the race in decline conquers first, and then the other one has its turn."""
        text = f"{MEADOW}A 5 hill orcs : f1*6 | ~swamp ghouls : p1\nB 5 forest elves : s1*3\nround 4/10"
        done = turn(level, text, seed)
        assert done.conquered()

    def test_declines_in_the_last_round(self, level: str, seed: int) -> None:
        """DECLINE-1: nothing comes after it."""
        done = turn(level, f"{ROAD}A 5 hill orcs : f1 h1\nB 5 forest elves : s1*3\nround 10/10", seed)
        assert not done.has_declined()

    def test_attacks_the_immune(self, level: str, seed: int) -> None:
        """IMMUNE-2."""
        done = turn(level, f"{ROAD}A 5 hill orcs : f1*9\nB 5 heroic elves : h1\npieces hero h1\nround 4/10", seed)
        assert "h1" not in done.conquered()

    def test_digs_for_what_hides_in_a_hole(self, level: str, seed: int) -> None:
        """RACE-HALFLINGS-2: nine tokens do not help either."""
        text = f"{MEADOW}A 5 hill orcs : f1*9\nB 5 forest halflings : h1\npieces hole h1\nround 4/10"
        done = turn(level, text, seed)
        assert "h1" not in done.conquered()
        assert done.conquered()

    def test_attacks_where_a_dragon_lies(self, level: str, seed: int) -> None:
        """POWER-DRAGON-2."""
        text = f"{MEADOW}A 5 hill orcs : f1*9\nB 5 dragon elves : h1\npieces dragon h1\nround 4/10"
        done = turn(level, text, seed)
        assert "h1" not in done.conquered()
        assert done.conquered()

    def test_goes_on_against_the_immune_with_the_die(self, level: str, seed: int) -> None:
        """IMMUNE-2: nothing else is in reach, and still nobody rolls for it."""
        done = turn(level, f"{ROAD}A 5 hill orcs : f1*3\nB 5 heroic elves : h1\npieces hero h1\nround 10/10", seed)
        assert not done.conquered()

    def test_passes_underground(self, level: str, seed: int) -> None:
        done = turn(level, f"{CAVE}A 5 wise mudmen : u1*5\nB 5 mystic ogres : k1*3\nround 3/10", seed)
        assert done.conquered() & {"n1", "c1"} or done.has_declined()

    def test_passes_in_the_last_round(self, level: str, seed: int) -> None:
        """FINAL-1: a coin is a coin."""
        done = turn(level, f"{ROAD}A 5 hill orcs : f1*4\nB 5 forest elves : s1*3\nround 10/10", seed)
        assert "h1" in done.conquered()

    def test_declines_underground_with_five_tokens(self, level: str, seed: int) -> None:
        done = turn(level, f"{CAVE}A 5 wise mudmen : u1*6\nB 5 mystic ogres : k1*3\nround 4/10", seed)
        assert not done.has_declined()

    def test_declines_with_five_tokens_on_two_regions(self, level: str, seed: int) -> None:
        done = turn(level, f"{ROAD}A 5 hill orcs : f1*4 h1*3\nB 5 forest elves : s1*3\nround 6/10", seed)
        assert not done.has_declined()

    def test_declines_what_it_has_just_picked(self, level: str, seed: int) -> None:
        """COLUMN-1: a new race conquers in the turn in which it is picked."""
        done = turn(level, f"{MEADOW}A 5\nB 5 forest elves : s1*3\nasks A pick\n{COLUMN}\nround 4/10", seed)
        assert not done.has_declined()
        assert done.conquered()

    def test_abandons_what_it_needs_not(self, level: str, seed: int) -> None:
        done = turn(level, f"{ROAD}A 5 hill orcs : f1*3 h1*3\nB 5 forest elves : s1*3\nround 4/10", seed)
        assert {"f1", "h1"} <= done.held()

    def test_pays_for_a_combo_that_is_no_better(self, level: str, seed: int) -> None:
        """COLUMN-2: the last of six, for five coins, with as many tokens."""
        done = turn(
            level,
            f"{MEADOW}A 5\nB 5 forest elves : s1*3\nasks A pick\n"
            "column stout trolls, swamp humans, mounted giants, flying wizards, commando tritons, hill orcs",
            seed,
        )
        picked = next(command for command in done.said if isinstance(command, Pick))
        assert picked.row < 5


@every(GOOD)
class TestPlanners:
    """What those do who plan whole turns and seldom err."""

    def test_spends_on_rivers_what_takes_land(self, level: str) -> None:
        """MAP-5, REDEPLOY-4: tokens do not stay in a River, so it pays nothing."""
        board = """
        board {
          u1 edge : n1 c1 d1 r1 r2 r3
          n1      : c1
          c1      : d1
          d1      :
          r1      : r2
          r2      : r3
          r3      : k1
          k1 edge :
        }
        content underground
        column royal irondwarves, shield lizardmen, vampire cultists, reborn spiderines, thieving shrooms, stone drow
        """
        done = turn(level, f"{board}A 5 wise mudmen : u1*7\nB 5 mystic ogres : k1*3\nround 10/10")
        assert {"n1", "c1", "d1"} <= done.held()

    def test_takes_the_region_that_pays_double(self, level: str) -> None:
        """POWER-HILL-1: tokens for one of two."""
        board = """
        board {
          f1 edge : h1 p1
          h1 edge : p1
          p1 edge :
        }
        """
        done = turn(level, f"{board}A 5 hill orcs : f1*3\nB 5 forest elves hand 3 :\nround 10/10")
        assert "h1" in done.held()

    def test_takes_from_the_rival_rather_than_from_nobody(self, level: str) -> None:
        """In the last turn of two seats a coin less for the other is a coin more."""
        board = """
        board {
          f1 edge : h1 p1
          h1 edge : p1
          p1 edge :
        }
        """
        done = turn(level, f"{board}turn A\nA 5 swamp orcs : f1*4\nB 5 hill elves : h1\nround 10/10")
        assert "h1" in done.held()

    def test_rolls_the_die_in_the_last_turn(self, level: str) -> None:
        """FINAL-1: one token left, two needed."""
        done = turn(level, f"{ROAD}A 5 swamp orcs : f1*2\nB 5 forest elves : s1*3\nround 10/10")
        assert any(isinstance(command, Conquer) and command.die for command in done.said)

    def test_declines_when_nothing_is_left_to_do(self, level: str) -> None:
        """All spread out, walled in by mightier stacks, half the game to come."""
        done = turn(
            level,
            f"{ROAD}A 5 swamp orcs : f1 h1 p1\nB 5 forest elves : p2*5 s1*4\nround 5/10",
        )
        assert done.has_declined()

    def test_takes_the_coins_on_a_combo(self, level: str) -> None:
        """COLUMN-3: equal tokens, five coins lie on the second."""
        done = turn(
            level,
            f"{MEADOW}A 5\nB 5 forest elves : s1*3\nasks A pick\n"
            "column swamp orcs, mounted humans +5",
        )
        assert done.said[0] == Pick(1)

    def test_uses_the_dragon_against_the_strongest(self, level: str) -> None:
        """POWER-DRAGON-1: one token instead of seven."""
        done = turn(level, f"{ROAD}A 5 dragon orcs : f1*4\nB 5 hill elves : h1*5 p1*2\nround 10/10")
        assert any(isinstance(c, Use) and c.region == done.rules.board.index("h1") for c in done.said)

    def test_replaces_a_lone_token(self, level: str) -> None:
        """RACE-SORCERERS-1: it costs nothing from hand."""
        done = turn(level, f"{ROAD}A 5 swamp sorcerers : f1*2\nB 5 hill elves : h1 p1*4\nround 10/10")
        assert "h1" in done.conquered()

    def test_goes_through_the_poor_region_to_the_rich_ones(self, level: str) -> None:
        """The first step pays no more than the other way, the second does."""
        board = """
        board {
          f1 edge : p1 p2
          p1      : h1
          h1      :
          p2      : p3
          p3      :
        }
        """
        done = turn(level, f"{board}A 5 hill orcs : f1*5\nB 5 forest elves hand 1 :\nround 10/10")
        assert {"p1", "h1"} <= done.conquered()

    def test_puts_the_fortress_up(self, level: str) -> None:
        """POWER-FORTIFIED-2."""
        done = turn(level, f"{ROAD}A 5 fortified orcs : f1*8\nB 5 forest elves : s1*3\nround 3/10")
        assert any(isinstance(command, Place) and command.piece == "fortress" for command in done.said)

    def test_pillages_rather_than_settles(self, level: str) -> None:
        """POWER-PILLAGING-1: two coins for a full region."""
        board = """
        board {
          f1 edge : h1 p1
          h1 edge : p1
          p1 edge :
        }
        """
        done = turn(level, f"{board}A 5 pillaging humans : f1*4\nB 5 hill elves : h1\nround 10/10")
        assert "h1" in done.conquered()

    def test_lets_the_dead_fight_on(self, level: str) -> None:
        """RACE-GHOULS-2: ghouls in decline conquer what is free."""
        done = turn(
            level, f"{ROAD}A 5 hill orcs : f1*2 | ~swamp ghouls : h1*4\nB 5 forest elves : s1*3\nround 10/10"
        )
        assert "p1" in done.held()

    def test_declines_stout_ones_after_they_are_paid(self, level: str) -> None:
        """POWER-STOUT-1: exhausted, walled in, half the game to come."""
        done = turn(level, f"{ROAD}A 5 stout orcs : f1 h1 p1\nB 5 forest elves : p2*5 s1*4\nround 5/10")
        coins = done.end.coins[0]
        assert done.has_declined()
        assert coins >= 8

    def test_earns_as_much_as_there_is(self, level: str) -> None:
        """Last turn, everything in reach, tokens for all of it."""
        done = turn(level, f"{MEADOW}A 0 swamp skeletons : f1*12\nB 5 forest elves hand 1 :\nround 10/10")
        assert done.held() == {"f1", "h1", "p1", "p2", "s1"}

    def test_leaves_its_own_dead_alone(self, level: str) -> None:
        """SCORE-2: they pay as long as they stand; what is free costs less."""
        text = f"{ROAD}A 5 swamp giants : h1*3 | ~hill elves : f1\nB 5 forest halflings : s1*3\nround 10/10"
        done = turn(level, text)
        assert "f1" not in done.conquered()

    def test_flies_to_where_it_pays(self, level: str) -> None:
        """POWER-FLYING-1, RACE-HUMANS-1: farmland at the far end."""
        board = """
        board {
          f1 edge : h1
          h1      : s1
          s1      : p1
          p1 edge :
        }
        """
        done = turn(level, f"{board}A 5 flying humans : f1*3\nB 5 forest elves hand 1 :\nround 10/10")
        assert "p1" in done.held()

    def test_looks_for_trouble_with_skeletons(self, level: str) -> None:
        """RACE-SKELETONS-1: two full regions are another token, and two coins less for the rival."""
        board = """
        board {
          f1 edge : h1 h2 p1 p2
          h1 edge :
          h2 edge :
          p1 edge :
          p2 edge :
        }
        """
        done = turn(level, f"{board}A 5 swamp skeletons : f1*7\nB 5 forest halflings : h1 h2\nround 9/10")
        assert {"h1", "h2"} <= done.conquered()

    def test_camps_where_the_enemy_is(self, level: str) -> None:
        """POWER-BIVOUACKING-1."""
        text = f"{ROAD}A 5 bivouacking orcs : f1 h1*2\nB 5 forest elves : p1*9\nround 9/10"
        done = turn(level, text)
        camps = [c for c in done.said if isinstance(c, Place) and c.piece == "encampment"]
        assert done.has_declined() or sum(c.region == done.rules.board.index("h1") for c in camps) >= 3

    def test_defends_the_border(self, level: str) -> None:
        """What cannot be reached needs one token."""
        done = turn(level, f"{ROAD}A 5 hill orcs : f1*3 h1*3 p1*3\nB 5 forest elves : p2*5 s1*4\nround 4/10")
        if done.has_declined() or {"p2"} & done.conquered():
            return
        counts = next((dict(c.counts) for c in done.said if isinstance(c, Deploy)), {})
        assert not counts or counts[done.rules.board.index("p1")] == max(counts.values())


@every(GOOD)
class TestGoodOnes:
    """What the strong levels see besides."""

    def test_hits_the_leader_not_the_last(self, level: str) -> None:
        """Two rivals' regions at one price, one of them far ahead."""
        board = """
        board {
          s1 edge : f1 p1
          f1 edge :
          p1 edge :
        }
        """
        text = f"{board}A 40 hill orcs : s1*4\nB 60 forest elves : f1\nC 5 swamp giants : p1\nround 10/10"
        assert "f1" in turn(level, text).held()

    def test_pays_no_toll_for_nothing(self, level: str) -> None:
        """U-RACE-LICHES-1: a coin to the rival for each region; another is free."""
        board = """
        board {
          u1 edge : c1 c2
          c1 edge :
          c2 edge :
        }
        content underground
        column royal irondwarves, shield lizardmen, vampire cultists
        """
        text = f"{board}A 5 mining gnomes : u1*4\nB 5 mystic ogres hand 1 : | ~muddy liches : c1\nround 10/10"
        assert "c2" in turn(level, text).conquered()

    def test_gives_up_a_token_at_the_altar_in_the_end(self, level: str) -> None:
        """PLACE-ALTAR-1: three coins for a token that will pay no more."""
        text = f"{CAVE}A 5 wise mudmen : u1*2 | ~muddy kraken : k1\nB 5 mystic ogres : n1*9\npieces altar u1\n"
        text += "round 10/10"
        done = turn(level, text)
        assert any(isinstance(command, Use) and command.trait == "altar" for command in done.said)

    def test_doubles_the_best_region(self, level: str) -> None:
        """RELIC-SCEPTER-1."""
        text = f"{CAVE}A 5 mining kraken : u1*2 n1*2\nB 5 mystic ogres : c1*9\npieces scepter u1\nround 10/10"
        done = turn(level, text)
        assert Place("scepter", done.rules.board.index("n1")) in done.said

    def test_collects_with_the_ring(self, level: str) -> None:
        """RELIC-RING-1."""
        text = f"{CAVE}A 5 mining kraken : u1*2 n1*2\nB 5 mystic ogres : c1*9\npieces ring u1\nround 10/10"
        done = turn(level, text)
        assert Place("ring", done.rules.board.index("n1")) in done.said

    def test_takes_the_sword_to_the_strongest(self, level: str) -> None:
        """RELIC-SWORD-1: two tokens fewer where it matters."""
        text = f"{CAVE}A 5 mining kraken : u1*4\nB 5 mystic ogres : n1*3 c1*2\npieces sword u1\nround 10/10"
        done = turn(level, text)
        assert any(isinstance(command, Conquer) and command.using for command in done.said)


def test_all_bots_answer_the_same_for_the_same_seed() -> None:
    for level in ALL:
        text = f"{MEADOW}A 5 hill orcs : f1*6\nB 5 forest elves : s1*3\nround 4/10"
        assert turn(level, text, 5).said == turn(level, text, 5).said
