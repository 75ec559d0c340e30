"""What somebody who writes against the engine may rely on: speakers, short forms, ranges, and words for nonsense."""

import re
from collections.abc import Callable
from itertools import product
from random import Random

import pytest

from swqt.engine import (
    CHANCE,
    Abandon,
    AbandonRange,
    Choose,
    Command,
    Conquer,
    Deal,
    DealRange,
    Decline,
    Deploy,
    Deployed,
    DeployRange,
    Draw,
    End,
    Pick,
    Place,
    Pool,
    Refused,
    Roll,
    Use,
    members,
)
from tests.support.positions import asked, check, code, events, game, holder, play, step

BOARD = """
    board {
      f1 edge : p1 h1
      p1      : h1 s1
      h1 edge :
      s1      :
    }
"""
CAVERNS = """
    content underground
    board {
      u1 edge : n1
      n1      : c1
      c1 edge : d1
      d1      :
    }
"""
AMAZONS = BOARD + "A 5 underworld amazons hand 1 : f1 p1 h1\nB 5\nasks A redeploy"


@pytest.fixture
def conquering():
    return game(BOARD + "A 5 hill orcs hand 4 : f1\nB 5 swamp trolls : h1\nasks A conquer")


class TestTheSpeaker:
    """FLOW-1, FLOW-6: only the seat that is asked may answer."""

    def test_who_is_asked_may_speak(self, conquering):
        rules, state = conquering
        assert rules.check(state, Conquer(1), 0) is None
        assert rules.apply(state, Conquer(1), 0) == rules.apply(state, Conquer(1))

    @pytest.mark.parametrize("seat", [1, CHANCE])
    def test_nobody_else_may(self, conquering, seat):
        rules, state = conquering
        refusal = rules.check(state, Conquer(1), seat)
        assert refusal.code == "not-asked"
        with pytest.raises(Refused) as caught:
            rules.apply(state, Conquer(1), seat)
        assert caught.value.refusal == refusal

    def test_chance_answers_for_itself(self):
        rules, state = game(BOARD + "A 5 hill orcs hand 2 : f1\nB 5 swamp trolls : h1*2\nasks A conquer")
        state = play(rules, state, "A: conquer h1 die")
        assert rules.check(state, Roll(3), CHANCE) is None
        refusal = rules.check(state, Roll(3), 0)
        assert (refusal.code, refusal.args) == ("not-asked", ("roll",))

    def test_when_the_game_is_over_that_is_the_reason(self):
        rules, state = game("A 3\nB 2\nasks nobody" + BOARD)
        assert rules.check(state, End(), 1).code == "game-over"

    @pytest.mark.parametrize("seat", [-2, 2, True, "A"])
    def test_a_seat_that_is_not_there_is_nonsense(self, conquering, seat):
        rules, state = conquering
        with pytest.raises(ValueError, match=f"there is no seat {seat!r} in this game: it has 2"):
            rules.check(state, Conquer(1), seat)
        with pytest.raises(ValueError, match="there is no seat"):
            rules.apply(state, Conquer(1), seat)


class TestRegionsThatGetNothing:
    """RETREAT-4, RACE-AMAZONS-2, REDEPLOY-1: they may be left out."""

    def test_in_a_retreat(self):
        rules, state = game(BOARD + "A 0 hill orcs : f1*8\nB 0 stout trolls : h1*3 p1*2 s1")
        state = play(rules, state, "A: conquer h1", "A: deploy f1=2 h1=6")
        assert asked(rules, state) == "B retreat"
        assert play(rules, state, "B: deploy s1=2") == play(rules, state, "B: deploy p1=0 s1=2")

    def test_in_a_redeployment_with_fewer_tokens_than_regions(self):
        rules, state = game(AMAZONS)
        assert (asked(rules, state), code(rules, state, "deploy")) == ("A redeploy", "allowed")
        after = play(rules, state, "A: deploy")
        assert after == play(rules, state, "A: deploy f1=0 p1=0 h1=0")
        assert holder(rules, after, "p1") == "empty"
        [deployed] = events(rules, state, "A: deploy", Deployed)
        assert deployed.counts == ((0, 0), (1, 0), (2, 0))

    def test_but_not_where_a_token_must_stay(self):
        rules, state = game(BOARD + "A 0 hill orcs hand 3 : f1 p1\nB 0\nasks A redeploy")
        assert code(rules, state, "deploy f1=5") == "deploy-regions"
        assert code(rules, state, "deploy f1=4 p1=1") == "allowed"

    @pytest.mark.parametrize("counts", [((1, 0), (0, 0)), ((0, 0), (0, 0)), ((3, 0),), ((-1, 0),)])
    def test_nor_other_regions_nor_disorder(self, counts):
        rules, state = game(AMAZONS)
        assert rules.check(state, Deploy(counts)).code == "deploy-regions"

    def test_with_ghouls_each_race_by_its_own_rule(self):
        """A-32, A-38."""
        text = BOARD + "A 5 underworld amazons hand 3 : f1 s1 | ~hill ghouls hand 1 : h1 p1\nB 5\nasks A redeploy"
        rules, state = game(text)
        assert code(rules, state, "deploy f1=1 h1=1 p1=2") == "allowed"
        assert code(rules, state, "deploy f1=1 h1=3") == "deploy-regions"
        assert code(rules, state, "deploy h1=1 p1=2") == "deploy-total"
        assert play(rules, state, "A: deploy f1=1 h1=1 p1=2") == play(rules, state, "A: deploy f1=1 h1=1 p1=2 s1=0")


class TestWhereAPieceComesFrom:
    """PLACE-PENTACLE-3, PLACE-CRYPT-1, U-RACE-CULTISTS-3: of one piece it need not be said."""

    BALROG = CAVERNS + "A 5 stone mimes hand 2 : u1\nB 5\npieces pentacle u1, balrog n1\nasks A conquer"

    def test_the_only_one_comes_from_where_it_stands(self):
        rules, state = game(self.BALROG)
        assert check(rules, state, "place balrog c1") is None
        assert step(rules, state, "A: place balrog c1") == step(rules, state, "A: place balrog c1 from n1")
        assert rules.after(state, Place("balrog", 2)) == rules.after(state, Place("balrog", 2, 1))

    def test_it_cannot_go_where_it_may_not(self):
        rules, state = game(self.BALROG)
        assert code(rules, state, "place balrog d1") == "cannot-roam"
        with pytest.raises(Refused):
            rules.after(state, Place("balrog", 3))
        assert rules.check(state, Place("balrog", 2, -2)) is not None

    def test_of_several_it_must_be_said(self):
        """POWER-BIVOUACKING-1: without it, they come from hand."""
        text = BOARD + "A 5 bivouacking orcs hand 3 : f1 p1\nB 5\npieces encampment f1" + ", encampment f1" * 4
        rules, state = game(text + "\nasks A redeploy")
        assert code(rules, state, "place encampment p1") == "none-left"
        assert code(rules, state, "place encampment p1 from f1") == "allowed"


class TestNonsense:
    """What no game can mean is a ValueError with words."""

    @pytest.mark.parametrize("region", [-1, 4, 10**9, True, "h1", None])
    def test_the_cost_of_no_region(self, conquering, region):
        rules, state = conquering
        with pytest.raises(ValueError, match=f"there is no region {region!r} on this board: it has 4"):
            rules.cost(state, region)

    @pytest.mark.parametrize("using", [("spoon",), ("bag",), ("bag:spoon",), ("keep",), (7,), "sword"])
    def test_the_cost_with_no_relic(self, using):
        rules, state = game(CAVERNS + "A 5 stone mimes hand 2 : u1\nB 5 mystic drow : d1\nasks A conquer")
        with pytest.raises(ValueError, match=r"there is no relic .* to be used"):
            rules.cost(state, 1, using)

    @pytest.mark.parametrize("seat", [-1, 2, None])
    def test_the_income_of_no_seat(self, conquering, seat):
        rules, state = conquering
        with pytest.raises(ValueError, match=f"there is no seat {seat!r} in this game: it has 2"):
            rules.income(state, seat)

    def test_the_tray_of_no_race(self, conquering):
        rules, state = conquering
        with pytest.raises(ValueError, match="there is no race 'gnomes' in this game"):
            rules.tray(state, "gnomes")

    @pytest.mark.parametrize("seats", [1, 6, -3, "3", 2.5])
    def test_a_table_of_no_size(self, conquering, seats):
        with pytest.raises(ValueError, match=f"2 to 5 seats can play, not {seats}"):
            conquering[0].start(seats)

    @pytest.mark.parametrize(("command", "words"), [
        ("conquer p1", "'conquer p1' is no command"), (None, "None is no command"), (Command(), "is no command"),
        (Conquer("p1"), "Conquer.region must be a whole number, not 'p1'"),
        (Conquer(1, "sword"), "Conquer.using must be a tuple of names, not 'sword'"),
        (Conquer(1, (3,)), "Conquer.using must be a tuple of names, not (3,)"),
        (Pick("1"), "Pick.row must be a whole number, not '1'"),
        (Pick(0, "2"), "Pick.swap must be a whole number or None, not '2'"),
        (Deploy(5), "Deploy.counts must be a tuple of (region, tokens), not 5"),
        (Deploy((1, 2)), "Deploy.counts must be a tuple of (region, tokens), not (1, 2)"),
        (Deploy(((1,),)), "Deploy.counts must be a tuple of (region, tokens), not ((1,),)"),
        (Deploy((("f1", 2),)), "Deploy.counts must be a tuple of (region, tokens), not (('f1', 2),)"),
        (Abandon((1, 2)), "Abandon.regions must be a whole number, not (1, 2)"),
        (Use(3), "Use.trait must be a name, not 3"),
        (Place("hero", None), "Place.region must be a whole number, not None"),
    ])  # fmt: skip
    def test_what_is_no_command(self, conquering, command, words):
        rules, state = conquering
        for ask in (rules.check, rules.apply):
            with pytest.raises(ValueError, match=re.escape(words)) as caught:
                ask(state, command)
            assert not isinstance(caught.value, Refused)


POSITIONS = {
    "pick": BOARD + "A 5\nB 5 swamp trolls : h1\ncolumn hill orcs, merchant elves",
    "choice": BOARD + "A 5 dragon orcs : f1*4\nB 5 swamp trolls : h1",
    "conquer": CAVERNS + "A 5 magic mimes hand 3 : u1\nB 5 mystic drow : c1\npieces orb u1\nasks A conquer",
    "redeploy": BOARD + "A 5 bivouacking orcs hand 3 : f1 p1\nB 5\nasks A redeploy",
    "close": CAVERNS + "A 5 royal mimes : u1 n1\nB 5 mystic drow : c1\npieces crypt u1, ring n1\nasks A close",
    "altar": CAVERNS + "A 5 stone mimes : u1 | ~reborn drow : n1\nB 5\npieces altar u1\nasks A altar",
    "roll": BOARD + "A 5 hill orcs hand 1 : f1\nB 5 swamp trolls : h1*2\nasks A conquer\nasks * roll conquer h1 die",
    "deal": BOARD + "A 5 hill orcs : f1*3\nB 5\nasks A choice\nasks * deal\nunseen trolls elves / swamp",
}
NUMBERS = (-3, -1, 0, 1, 3, 99, 2**70)
NAMES = ("", "spoon", "orcs", "orb", "bag", "bag:orb", "bag:spoon", "balrog", "ghost", "altar", "encampment")
MAKERS: tuple[tuple[Callable[..., Command], tuple[tuple[object, ...], ...]], ...] = (
    (Pick, (NUMBERS, NUMBERS)), (Abandon, (NUMBERS,)), (Conquer, (NUMBERS, ((), ("orb",), ("spoon",)), (True, False))),
    (Use, (NAMES, NUMBERS, ((), ("orb",), ("bag",)))), (Place, (NAMES, NUMBERS, NUMBERS)), (Choose, (NUMBERS,)),
    (Decline, (NAMES,)), (Roll, (NUMBERS,)), (Deal, (NAMES, NAMES)), (Draw, (NAMES,)),
    (Deploy, (((), ((-1, 1),), ((99, 1),), ((0, -1),), ((0, 300), (1, 0)), ((1, 1), (0, 1))),)),
)  # fmt: skip


@pytest.mark.parametrize("kind", POSITIONS)
def test_a_command_with_nonsense_is_refused(kind):
    """FLOW-8: whatever rows, regions and names a command has, there is an answer."""
    rules, state = game(POSITIONS[kind])
    assert rules.decision(state).kind == kind   # type: ignore[union-attr]
    for make, arguments in MAKERS:
        for chosen in product(*arguments):
            command = make(*chosen)
            refusal = rules.check(state, command)
            if refusal is None:
                rules.apply(state, command)


class TestRanges:
    """A range is a sequence of its members."""

    @pytest.mark.parametrize(("option", "size"), [
        (DeployRange((Pool(5, 0b1011, 1, 5),)), 6), (DeployRange((Pool(2, 0b1101, 0, 1),)), 3),
        (DeployRange((Pool(3, 0b11, 0, 3),)), 4), (DeployRange((Pool(4, 0b10010, 1, 4), Pool(2, 0b01100, 0, 1))), 3),
        (AbandonRange(0b101100), 7), (AbandonRange(1), 1), (DeployRange((Pool(0, 0b11, 0, 0),)), 1),
        (DealRange(("orcs", "elves", "trolls"), ("hill", "swamp")), 6),
    ])  # fmt: skip
    def test_it_has_each_member_once(self, option, size):
        found = list(option)
        assert len(found) == len(set(found)) == len(option) == size
        assert all(command in option for command in found)
        assert [option[number] for number in range(-size, size)] == found + found
        assert option.only() == (found[0] if size == 1 else None)

    @pytest.mark.parametrize("number", [-8, 7])
    def test_it_has_no_other(self, number):
        with pytest.raises(IndexError, match=f"a range of 7 commands has no number {number}"):
            AbandonRange(0b101100)[number]

    def test_every_spread_is_found(self):
        pool = Pool(6, 0b10101, 1, 3)
        spreads = set(product(range(7), repeat=3))
        legal = {counts for counts in spreads if sum(counts) == 6 and min(counts) >= 1 and max(counts) <= 3}
        found = [deploy.counts for deploy in DeployRange((pool,))]
        assert all(tuple(region for region, _ in counts) == members(pool.regions) for counts in found)
        assert {tuple(count for _, count in counts) for counts in found} == legal

    def test_chance_may_choose_any(self):
        rules, state = game(BOARD + "A 5 hill orcs hand 3 : f1 p1 h1\nB 5\nasks A redeploy")
        [option] = rules.legal(state)
        assert isinstance(option, DeployRange)
        rng = Random(1)
        chosen = {rng.choice(option) for _ in range(200)}
        assert chosen == set(option)
        assert all(rules.check(state, command) is None for command in chosen)
