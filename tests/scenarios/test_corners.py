"""Contents that no box holds: few badges, few relics, places and powers of one's own."""

from __future__ import annotations

from dataclasses import replace

import pytest

from swqt.content import Catalogue, ContentError, parse_traits
from swqt.engine import CHANCE, NOBODY, Conquer, Content, Decision, Note, Piece, Place, Removed, Rules, State
from tests.support.positions import asked, code, events, game, play, targets

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


def with_own(text: str, label: str = "both") -> Content:
    """What *label* asks for, with the traits of *text*."""
    entries = parse_traits(text, "own.toml").entries
    return CATALOGUE.with_own(entries).content(" ".join([label, *(f"+{entry.trait.name}" for entry in entries)]))


def played_with(content: Content, position: str) -> tuple[Rules, State]:
    """*position* with other traits."""
    rules, state = game(position)
    return Rules(rules.board, content, rules.options), state


def test_without_a_badge_to_draw_stonehedge_lends_none() -> None:
    """A-126, COMP-9: every badge is in play."""
    rules, state = game(ROW + """
        unseen / / stonehedge
        asks A conquer
        A 0 stone ogres hand 4 : u1
        B 0 mystic shrooms
        monsters d1
    """)
    few = rules.content._replace(powers=tuple(p for p in rules.content.powers if p.name in ("stone", "mystic")))
    few_rules = Rules(rules.board, few, rules.options)
    state = play(few_rules, state, "A: conquer d1")
    assert state.note("stonehedge") is None
    assert asked(few_rules, state) == "A conquer"


def test_a_senseless_badge_at_stonehedge_is_thrown_away_and_another_drawn() -> None:
    """A-126, VARIANT-3."""
    rules, state = game(ROW + """
        options mix_incompatible=discard
        unseen / hill mining / stonehedge
        asks A conquer
        A 0 stone ogres hand 7 : u1
        B 0 mystic shrooms
        monsters d1
    """)
    assert "hill" in rules.content.senseless
    state = play(rules, state, "A: conquer d1", "*: draw hill")
    assert state.note("stonehedge") == "mining"   # the only one left
    assert "hill" not in state.powers


def test_a_senseless_badge_may_be_the_last_one() -> None:
    """A-126, VARIANT-3: then the discarded ones are shuffled, but what is senseless never comes back."""
    rules, state = game(ROW + """
        options mix_incompatible=discard
        unseen / hill / stonehedge
        asks A conquer
        A 0 stone ogres hand 7 : u1
        B 0 mystic shrooms
        monsters d1
    """)
    state = play(rules, state, "A: conquer d1")   # and hill, since there is nothing else
    assert asked(rules, state) == "* draw"
    assert {"hill", "stone", "mystic"}.isdisjoint(state.powers)
    assert "vampire" in state.powers


def test_a_senseless_badge_may_be_the_last_of_all() -> None:
    """A-126, A-28: nothing is left to lend."""
    rules, state = game(ROW + """
        options mix_incompatible=discard
        unseen / hill / stonehedge
        asks A conquer
        A 0 stone ogres hand 7 : u1
        B 0 mystic shrooms
        monsters d1
    """)
    some = ("hill", "stone", "mystic")
    few = rules.content._replace(powers=tuple(p for p in rules.content.powers if p.name in some))
    few_rules = Rules(rules.board, few, rules.options)
    state = play(few_rules, state, "A: conquer d1")
    assert state.note("stonehedge") is None
    assert asked(few_rules, state) == "A conquer"


def test_a_lent_badge_may_cost_more_than_the_purse_holds() -> None:
    """U-RACE-LICHES-2, PLACE-STONEHEDGE-1, SCORE-7: nobody owes anybody coins."""
    greedy = '[power.greedy]\ntokens = 0\n[[power.greedy.effect]]\nverb = "toll"\npayer = "attacker"\n'
    rules, state = played_with(with_own(greedy), ROW + """
        A 0 stone ogres : u1*9
        B 0 mystic shrooms : d1
        pieces stonehedge d1
    """)
    assert targets(rules, state) == {"d1"}
    state = state._replace(notes=(Note("stonehedge", "greedy"),))
    assert targets(rules, state) == set()
    assert code(rules, state, "conquer d1") == "toll"
    assert targets(rules, state._replace(coins=(1, 0))) == {"d1"}


def test_a_place_of_ones_own_may_lend_a_badge() -> None:
    """PLACE-STONEHEDGE-1, A-127: whatever it is called, what stood there by its badge leaves once and with it."""
    place = '[place.abbey]\n[[place.abbey.effect]]\nverb = "grant"\n'
    rules, state = played_with(with_own(place, "both -stonehedge"), ROW + """
        A 0 stone ogres : u1*3 d1
        B 0 mystic shrooms : n1*2
        pieces hero d1
    """)
    (hero,) = state.pieces
    state = state._replace(pieces=(hero._replace(kind="abbey"), hero), notes=(Note("abbey", "heroic"),))
    assert events(rules, state, "A: leave d1", Removed) == [Removed("hero", hero.region)]
    rivals = state._replace(turn=1, agenda=(Decision(1, "choice"),))
    assert code(rules, rivals, "conquer d1") == "immune"


def test_without_ring_and_scepter_other_relics_work() -> None:
    """MIX-7, SCORE-4."""
    rules, state = game("""
        board {
          u1 edge : d1
          d1      :
        }
        content underground -ring -scepter
        A 0 stone ogres : u1 d1
        B 0 mystic shrooms
        pieces sword u1
    """)
    assert rules.income(state, 0).total == 2


def test_the_ring_pays_its_own_holder_only() -> None:
    """RELIC-RING-1: whoever else is asked about gets nothing from it."""
    rules, state = game("""
        board {
          u1 edge : d1
          d1      :
        }
        content underground
        asks A close
        A 4 stone ogres : u1
        B 4 mystic shrooms : d1
        pieces ring u1, keep u1, crypt u1
    """)
    state = play(rules, state, "A: place ring u1")
    assert rules.income(state, 0).total == 3
    assert rules.income(state, 1).total == 1


@pytest.mark.parametrize(
    ("where", "regions"),
    [
        ('{ holder = "any" }', 3),
        ('{ holder = "nobody", held = true }', 0),
        ('{ holder = "own" }', 0),
        ('{ occupied = true }', 2),
        ('{ occupied = false }', 0),
        ('{ next_to = { occupied = true } }', 2),
        ('{ lone = true }', 1),
        ('{ lone = false }', 1),
        ('{ place = false }', 2),
    ],
)
def test_what_a_trait_may_ask_of_a_region(where: str, regions: int) -> None:
    """BLANK-3: conditions that no trait of the box uses mean what they say."""
    power = f'[power.curious]\ntokens = 0\n[[power.curious.effect]]\nverb = "income"\nwhere = {where}\n'
    rules, state = played_with(with_own(power), ROW + """
        A 0 stone ogres : u1*2 d1
        B 0 mystic shrooms : c1
    """)
    state = state._replace(tribes=(state.tribes[0]._replace(power="curious"), *state.tribes[1:]))
    paid = {part.source: part.amount for part in rules.income(state, 0).parts}
    assert paid["regions"] == 2
    assert paid.get("curious", 0) == min(regions, 2)


def test_a_condition_that_nobody_knows_is_no_silence() -> None:
    """BLANK-3: what the engine cannot answer it does not pass over."""
    rules, state = game(ROW + "A 0 stone ogres : u1*2 d1\nB 0 mystic shrooms : c1")
    stone = next(power for power in rules.content.powers if power.name == "stone")
    odd = replace(stone, effects=(replace(stone.effects[0], where=(("colour", "red"),)),))
    powers = tuple(odd if power is stone else power for power in rules.content.powers)
    wrong = Rules(rules.board, rules.content._replace(powers=powers), rules.options)
    with pytest.raises(ValueError, match="no such condition: colour"):
        wrong.income(state, 0)


def test_others_may_find_regions_empty_too() -> None:
    """VARIANT-4, U-RACE-FLAMES-2: only who enters by the Volcano is told to."""
    power = '[power.foggy]\ntokens = 0\n[[power.foggy.effect]]\nverb = "as_empty"\nwhere = { terrain = "mud" }\n'
    rules, state = played_with(with_own(power), ROW + """
        options flames_entry=volcano
        A 0 stone ogres hand 3
        B 0 mystic shrooms : u1*7
    """)
    state = state._replace(tribes=(state.tribes[0]._replace(power="foggy"), *state.tribes[1:]))
    assert code(rules, state, "conquer u1") == "too-dear"
    assert code(rules, state, "conquer d1") == "not-at-border"


def test_what_makes_a_conquest_dearer_here_and_there_does_so_against_gnomes() -> None:
    """A-82: the aids are barred, the burdens are not."""
    power = (
        '[power.clumsy]\ntokens = 0\n[[power.clumsy.effect]]\nverb = "cost"\namount = 2\n'
        'where = { holder = "opponent" }\n'
    )
    rules, state = played_with(with_own(power), ROW + """
        A 0 stone ogres : u1*9
        B 0 mystic gnomes : d1
    """)
    d1 = rules.board.index("d1")
    assert rules.cost(state, d1).total == 3
    state = state._replace(tribes=(state.tribes[0]._replace(power="clumsy"), *state.tribes[1:]))
    assert rules.cost(state, d1).total == 5
    taken = play(rules, state, "A: conquer d1")
    assert taken.tokens[d1] == 5


def test_a_ghost_without_its_crypt_keeps_nobody_out() -> None:
    """A-119, PLACE-CRYPT-1: who controls nothing protects nothing."""
    rules, state = game(ROW + """
        A 0 stone ogres : u1*9
        B 0 mystic shrooms : d1
        pieces ghost d1, keep u1
    """)
    assert targets(rules, state) == {"d1"}


def test_ghouls_redeploy_though_the_active_race_stands_in_a_river_only() -> None:
    """REDEPLOY-4, A-38: what is left of it has no place to go."""
    rules, state = game("""
        board {
          r1 edge : u1
          u1      : n1
          n1      :
        }
        content both
        asks A redeploy
        A 0 stone ogres : r1 | ~mining ghouls hand 1 : u1 n1
        B 0 mystic shrooms
    """)
    assert code(rules, state, "deploy r1=1 u1=1 n1=1") == "deploy-regions"
    state = play(rules, state, "A: deploy u1=2 n1=1")
    assert state.tokens[rules.board.index("u1")] == 2


def test_the_dragon_may_drive_out_ones_own_race_in_decline() -> None:
    """POWER-DRAGON-1, RETREAT-5, U-POWER-REBORN-1: that is no taking over."""
    rules, state = game(ROW + """
        A 0 dragon ogres : u1*2 | ~stone shrooms : d1
        B 0 mystic drow
    """)
    state = play(rules, state, "A: use dragon d1")
    assert state.returned == ("shrooms",)
    assert state.tokens[rules.board.index("d1")] == 1


def test_a_relic_helps_nowhere_beyond_the_map() -> None:
    """ADJ-1, RELIC-1."""
    rules, state = game(ROW + "A 0 stone ogres : u1*9\nB 0 mystic drow\npieces sword u1")
    refusal = rules.check(state, Conquer(99, ("sword",)))
    assert refusal is not None
    assert (refusal.code, refusal.args) == ("no-region", ("99",))


def test_a_piece_that_nobody_brings_cannot_be_placed() -> None:
    """COMP-7."""
    rules, state = game(ROW + "asks A redeploy\nA 0 stone ogres hand 2 : u1 d1\nB 0 mystic drow")
    refusal = rules.check(state, Place("unicorn", 0))
    assert refusal is not None
    assert refusal.code == "no-such-piece"


def test_who_must_place_a_piece_makes_no_peace_before() -> None:
    """POWER-DIPLOMAT-1, U-POWER-ROYAL-1: a race of one's own with a Queen."""
    race = (
        '[race.bees]\ntokens = 5\nborrows = "ratmen"\n[[race.bees.effect]]\nverb = "piece"\npiece = "queen"\n'
        'count = 1\nat = "close"\nimmune = true\n'
    )
    rules, state = played_with(with_own(race, "both -royal"), ROW + """
        asks A close
        A 0 diplomat ogres : u1 d1
        B 0 mystic drow : n1
    """)
    state = state._replace(tribes=(state.tribes[0]._replace(race="bees"), *state.tribes[1:]))
    assert code(rules, state, "pact B") == "place-first"
    state = play(rules, state, "A: place queen d1")
    assert code(rules, state, "pact B") == "allowed"


def test_what_lies_on_the_map_is_not_unseen_and_lies_there_once() -> None:
    """HIDDEN-2, COMP-8: positions written by hand."""
    rules, state = game(ROW + "A 0 stone ogres : u1*9\nB 0 mystic drow\npieces sword u1")
    assert rules.problems(state) == ()
    assert rules.problems(state._replace(items=("sword",))) == ("sword lies on the map and is unseen at once",)
    twice = state._replace(pieces=(Piece("sword", 0), Piece("sword", 1)))
    assert rules.problems(twice) == ("there is only one sword",)


@pytest.mark.parametrize(
    "asks",
    [
        "asks A conquer\nasks * draw conquer d1\nA 0 stone ogres hand 3 : u1 d1",
        "asks A redeploy decline\nA 0 | ~tomb ogres : u1*3 d1",
    ],
)
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


def test_a_piece_moves_to_another_region_or_not_at_all() -> None:
    """POWER-BIVOUACKING-2, A-65."""
    rules, state = game(ROW + """
        asks A redeploy
        A 0 bivouacking ogres hand 2 : u1 d1
        B 0 mystic drow
        pieces encampment u1, encampment u1, encampment u1, encampment u1, encampment u1
    """)
    assert code(rules, state, "place encampment u1 from u1") == "piece-stands-there"
    assert code(rules, state, "place encampment u1 from d1") == "no-such-piece"
    assert code(rules, state, "place encampment d1 from u1") == "allowed"


def test_nothing_is_placed_in_a_river_that_is_about_to_be_left() -> None:
    """REDEPLOY-4, POWER-BIVOUACKING-1."""
    rules, state = game("""
        board {
          r1 edge : u1
          u1      :
        }
        content both
        asks A redeploy
        A 0 bivouacking ogres hand 2 : r1 u1
        B 0 mystic drow
    """)
    assert code(rules, state, "place encampment r1") == "water"
    assert code(rules, state, "place encampment u1") == "allowed"


def test_what_must_be_placed_comes_before_what_is_lent() -> None:
    """POWER-BIVOUACKING-1, POWER-FORTIFIED-1, PLACE-STONEHEDGE-2."""
    rules, state = game(ROW + """
        asks A redeploy
        A 0 bivouacking ogres hand 2 : u1 d1
        B 0 mystic drow
        pieces stonehedge u1
        notes stonehedge fortified
    """)
    assert code(rules, state, "place fortress u1") == "place-first"


def test_the_wisp_does_not_stand_in_the_way_of_a_vampire() -> None:
    """U-RACE-WISP-1, U-POWER-VAMPIRE-1: each use has its own reason."""
    rules, state = game(ROW + "asks A conquer\nA 0 vampire wisp hand 2 : u1\nB 0 mystic drow : d1*2")
    assert code(rules, state, "use vampire d1") == "not-lone"


def test_what_a_lent_badge_adds_to_the_defence_counts_for_the_attacker() -> None:
    """PLACE-STONEHEDGE-1, COST-3: a badge that protects its regions does so while it is lent."""
    wary = '[power.wary]\ntokens = 0\n[[power.wary.effect]]\nverb = "defence"\namount = 2\n'
    rules, state = played_with(with_own(wary), ROW + """
        A 0 stone ogres : u1*9
        B 0 mystic shrooms : d1
        pieces stonehedge d1
    """)
    place = rules.board.index("d1")
    bare = rules.cost(state, place).total
    lent = state._replace(notes=(Note("stonehedge", "wary"),))
    assert rules.cost(lent, place).total == bare + 2
    few = bytes(min(n, bare + 2) for n in state.tokens)    # one of them stays behind
    assert rules.check(lent, Conquer(place)) is None
    assert rules.check(lent._replace(tokens=few), Conquer(place)) is not None
    assert rules.check(state._replace(tokens=few), Conquer(place)) is None


def test_a_region_may_be_overrun_without_a_piece() -> None:
    """BLANK-3, POWER-DRAGON-1: a power of one's own that needs nobody to ride on."""
    power = '[power.sudden]\ntokens = 0\n[[power.sudden.effect]]\nverb = "overrun"\nlimit = "turn"\namount = 2\n'
    rules, state = played_with(with_own(power), ROW + """
        A 0 stone ogres : u1*3
        B 0 mystic drow : d1*7
    """)
    state = state._replace(tribes=(state.tribes[0]._replace(power="sudden"), *state.tribes[1:]))
    state = play(rules, state, "A: use sudden d1")
    assert state.tokens[rules.board.index("d1")] == 2
    assert state.pieces == ()
    assert rules.problems(state) == ()


def test_who_does_not_redeploy_gains_no_tokens() -> None:
    """REDEPLOY-2, REDEPLOY-5: a race of one's own that would go on gaining in decline."""
    race = (
        '[race.moles]\ntokens = 5\nborrows = "ratmen"\n[[race.moles.effect]]\nverb = "supply"\nwhen = "declined"\n'
    )
    position = ROW + """
        asks A conquer
        A 0 stone ogres : u1 | ~mining shrooms : d1
        B 0 mystic drow : n1*9
    """
    rules, state = played_with(with_own(race), position)
    active, moles, other = state.tribes
    state = state._replace(tribes=(active, moles._replace(race="moles"), other))
    assert play(rules, state, "A: end").tribes[1].hand == 0


def test_with_nothing_in_tray_and_hand_nobody_is_replaced() -> None:
    """VARIANT-6, A-45: a power of one's own, for which an empty hand is enough while the tray lasts."""
    power = (
        '[power.sly]\ntokens = 0\n[[power.sly.effect]]\nverb = "substitute"\nlimit = "opponent"\n'
        'where = { holder = "opponent", lone = true }\nsource = "tray or hand"\nvariants = ["sorcerer_empty_hand"]\n'
    )
    for tokens, answer in ((9, "allowed"), (10, "tray-empty")):
        rules, state = played_with(with_own(power), ROW + f"""
            options sorcerer_empty_hand=yes
            asks A conquer
            A 0 stone ogres : u1*{tokens}
            B 0 mystic drow : d1
        """)
        state = state._replace(tribes=(state.tribes[0]._replace(power="sly"), *state.tribes[1:]))
        assert code(rules, state, "use sly d1") == answer


def test_hammers_do_not_overrun() -> None:
    """COST-6, U-RACE-IRONDWARVES-2: an exact number of tokens is meant."""
    power = '[power.sudden]\ntokens = 0\n[[power.sudden.effect]]\nverb = "overrun"\nlimit = "turn"\namount = 3\n'
    for tokens, answer in ((4, "allowed"), (3, "no-tokens")):
        rules, state = played_with(with_own(power), ROW + f"""
            A 0 stone irondwarves : u1*{tokens}
            B 0 mystic drow : d1*7
            notes hammers 5
        """)
        state = state._replace(tribes=(state.tribes[0]._replace(power="sudden"), *state.tribes[1:]))
        assert code(rules, state, "use sudden d1") == answer


def test_the_scepter_doubles_what_a_trait_pays_for_the_region_and_not_what_it_pays_for_pairs() -> None:
    """RELIC-SCEPTER-1, A-115, BLANK-3: one trait may do both."""
    both = '''
[power.pairs]
tokens = 0
[[power.pairs.effect]]
verb = "income"
[[power.pairs.effect]]
verb = "income"
every = 2
'''
    rules, state = played_with(with_own(both), ROW + """
        asks A close
        A 0 stone ogres : u1 d1
        B 0 mystic shrooms
        pieces scepter u1
    """)
    me = state.tribes[0]._replace(power="pairs")
    state = play(rules, state._replace(tribes=(me, state.tribes[1])), "A: place scepter d1")
    assert state.coins[0] == 2 + 2 + 1 + 2   # the turn is scored, since nothing else is left to do


ONCE = """
[race.heirs]
tokens = 3
borrows = "orcs"
[[race.heirs.effect]]
verb = "income"
amount = 5
per = "turn"
limit = "game"
when = "always"
"""


def test_what_pays_once_in_any_stage_does_not_pay_again_in_decline_but_when_it_is_picked_again() -> None:
    """C-21, POWER-WEALTHY-1, BLANK-3."""
    rules, state = played_with(with_own(ONCE, "both"), ROW + """
        column stone drow, tomb liches, royal kraken, magic gnomes, fisher mimes, reborn mummies
        unseen
        asks A close
        A 0 shield elves : u1
        B 5 mystic shrooms
        pieces ring u1
    """)
    me = state.tribes[0]._replace(race="heirs")
    heirs = state._replace(tribes=(me, state.tribes[1]))
    state = play(rules, heirs, "A: end", "B: decline")
    assert state.coins[0] == 1 + 5
    state = play(rules, state, "A: decline")
    assert state.coins[0] == 6 + 1
    assert state.note("heirs") == "1"
    column = (state.column[0]._replace(race="heirs"), *state.column[1:])
    state = state._replace(tribes=(), tokens=bytes(len(state.tokens)), column=column)
    state = play(rules, state, "B: pick 1")
    assert state.note("heirs") is None


def test_two_traits_that_bear_grudges_do_not_share_a_game() -> None:
    """U-POWER-VENGEFUL-1, BLANK-3: the markers are those of one race."""
    spite = '[power.spiteful]\ntokens = 0\n[[power.spiteful.effect]]\nverb = "cost"\namount = -1\n'
    spite += 'where = { holder = "grudge" }\n'
    with pytest.raises(ContentError, match="note grudge"):
        with_own(spite)
    assert with_own(spite, "both -vengeful")


def test_what_may_replace_nobody_does_so_once_a_turn() -> None:
    """RACE-SORCERERS-1, BLANK-3: an empty region belongs to no opponent, but counts as one."""
    thieves = '[power.squatters]\ntokens = 0\n[[power.squatters.effect]]\nverb = "substitute"\n'
    thieves += 'limit = "opponent"\nwhere = { holder = "nobody" }\n'
    rules, state = played_with(with_own(thieves), """
        board {
          u1 edge : d1 n1
          d1      : n1
          n1      :
        }
        content both
        asks A conquer
        A 0 stone ogres hand 2 : u1
        B 0 mystic shrooms
    """)
    state = state._replace(tribes=(state.tribes[0]._replace(power="squatters"), state.tribes[1]))
    state = play(rules, state, "A: use squatters d1")
    assert [(used.trait, used.seat) for used in state.used] == [("squatters", NOBODY)]
    assert code(rules, state, "use squatters n1") == "spent"


def test_each_of_two_races_that_conquer_in_decline_has_its_turn() -> None:
    """RACE-GHOULS-2, A-11, A-35, BLANK-3."""
    wraiths = '[race.wraiths]\ntokens = 5\nborrows = "orcs"\n'
    wraiths += '[[race.wraiths.effect]]\nverb = "campaign"\nwhen = "declined"\n'
    rules, state = played_with(with_own(wraiths), ROW.replace("c1      :", "c1      : u2\n      u2 :") + """
        A 0 stone ogres hand 9 | ~spirit ghouls : u1*3 | ~muddy elves : c1*3
        B 0 mystic shrooms
    """)
    ogres, ghouls, elves, shrooms = state.tribes
    state = state._replace(tribes=(ogres, ghouls, elves._replace(race="wraiths"), shrooms))
    assert targets(rules, state) == {"d1"}
    state = play(rules, state, "A: conquer d1")
    assert asked(rules, state) == "A ghouls"
    assert targets(rules, state) == {"n1", "u2"}
    state = play(rules, state, "A: conquer u2")
    assert asked(rules, state) == "A conquer"
    assert [used.trait for used in state.used] == ["ghouls"]
    assert targets(rules, state) == {"u1"}


def test_who_needs_no_place_in_decline_needs_none_without_a_badge_either() -> None:
    """DECLINE-7, POWER-SPIRIT-2, BLANK-3."""
    shades = '[power.shades]\ntokens = 0\n[[power.shades.effect]]\nverb = "decline"\nextra = true\n'
    rules, state = played_with(with_own(shades), ROW + """
        unseen
        column stone drow, tomb liches, royal kraken, magic gnomes, fisher mimes, reborn mummies
        A 0 shield ogres : u1 | ~muddy elves : c1
        B 5 mystic shrooms
    """)
    ogres, elves, shrooms = state.tribes
    state = state._replace(tribes=(ogres._replace(power="shades"), elves, shrooms))
    state = play(rules, state, "A: decline")
    assert state.note("extra") == "ogres"
    assert {tribe.race for tribe in state.tribes} == {"ogres", "elves", "shrooms"}


def test_two_places_that_lend_badges_do_not_share_a_game() -> None:
    """PLACE-STONEHEDGE-1, BLANK-3: a race would hold two, and one badge is all it can be lent."""
    with pytest.raises(ContentError, match="verb grant"):
        with_own('[place.abbey]\n[[place.abbey.effect]]\nverb = "grant"\n')


def test_who_finds_nothing_to_pick_scores_what_is_in_decline_and_waits() -> None:
    """COLUMN-1, A-28, MIX-7, SCORE-2: all badges are in play, so no combo can be picked."""
    rules, state = game(ROW + """
        asks A conquer
        A 0 stone ogres : u1
        B 3 | ~muddy elves : n1 c1
        column - orcs, - trolls
        unseen / /
    """)
    few = rules.content._replace(powers=tuple(p for p in rules.content.powers if p.name in ("stone", "muddy")))
    few_rules = Rules(rules.board, few, rules.options)
    state = play(few_rules, state._replace(powers=()), "A: end")
    assert state.coins == (1, 5)
    assert (asked(few_rules, state), state.round) == ("A choice", 2)
    assert [combo.power for combo in state.column] == ["", ""]
