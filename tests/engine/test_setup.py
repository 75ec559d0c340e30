"""rules.md sections 1 and 2: what lies in the box, and how a game begins."""

from collections import Counter

import pytest

from swqt.content import list_boards
from swqt.engine import CHANCE, Board, Deal, Dealt, Rules, Site
from swqt.notation import NotationError
from tests.support.positions import LIBRARY, asked, code, game, holder, play, tribe

BASE = LIBRARY.content("base")

PIECES = {"fortress": 6, "encampment": 5, "hole": 2, "hero": 2, "dragon": 1}

ISLAND = (
    Site("h1", ("edge",), ("p1", "m1")),
    Site("p1", ("tribe",), ("m1",)),
    Site("m1", ("tribe", "edge"), ()),
    Site("w1", ("edge",), ("h1",)),
)


def rules_on(*sites: Site, world: str = "surface", rounds: int = 10) -> Rules:
    return Rules(Board("test", "Test", world, 2, rounds, sites), BASE)


@pytest.mark.parametrize("race", BASE.races, ids=lambda race: race.name)
def test_every_tray_holds_a_whole_hand_of_any_combo(race):
    """COMP-6, COLUMN-4: a tray is the banner's number and the largest badge's, or more where a race can grow."""
    rules, state = game(f"board {{\n h1 edge : p1\n p1 :\n}}\nA 5\nB 5\nasks A pick\ncolumn heroic {race.name}")
    state = play(rules, state, "A: pick 1", "*: deal " + _other(race.name))
    extra = 4 if race.name == "amazons" else 0
    assert tribe(state, race.name).hand == race.tokens + 5 + extra
    assert rules.tray(state, race.name) == race.supply - race.tokens - 5 - extra


def _other(race: str) -> str:
    return "orcs hill" if race != "orcs" else "elves hill"


@pytest.mark.parametrize(("piece", "count"), PIECES.items())
def test_a_position_with_more_pieces_than_there_are_is_refused(piece, count):
    """COMP-7, COMP-9."""
    regions = [f"h{number}" for number in range(1, 8)]
    board = "\n".join(f"  {region} edge :" for region in regions)
    text = "board {{\n{}\n}}\nA 5 hill ratmen : {}\nB 5\npieces {}\n"

    def pieces(number):
        return ", ".join(f"{piece} {region}" for region in regions[:number])

    game(text.format(board, " ".join(regions), pieces(count)))
    with pytest.raises(NotationError, match=f"only {count} of {piece}"):
        game(text.format(board, " ".join(regions), pieces(count + 1)))


def test_the_bank_never_runs_dry():
    """COMP-3, COMP-10, A-26: the 109 coins of the box are no limit."""
    rules, state = game("board {\n h1 edge : p1\n p1 edge :\n}\nA 900 hill orcs : h1\nB 800 forest elves : p1")
    assert play(rules, state, "A: end", "B: end").coins == (902, 801)


def test_the_box_is_enough_for_every_board_and_there_is_one_for_each_number_of_players():
    """COMP-1, COMP-2, SETUP-1, COMP-6, COMP-7, MAP-3: 18 Lost Tribes, 9 Mountains, two Seas and the Lake."""
    boards = [file.board for file in list_boards().boards if file.board.world == "surface"]
    assert {(board.players, board.rounds) for board in boards} == {(2, 10), (3, 10), (4, 9), (5, 8)}
    for board in boards:
        assert board.marks["tribe"].bit_count() <= 18, board.id
        terrains = [board.terrain[terrain].bit_count() for terrain in ("mountain", "sea", "lake")]
        assert (terrains[0] <= 9, terrains[1:]) == (True, [2, 1]), board.id


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_game_begins_in_round_one_with_five_coins_each(seats):
    """SETUP-1, SETUP-7, SETUP-8: seat A begins; whoever sits there is the host's or chance's business."""
    state = rules_on(*ISLAND).start(seats)
    assert (state.round, state.turn, state.coins, state.tribes) == (1, 0, (5,) * seats, ())


def test_six_combos_are_dealt_before_the_first_pick():
    """SETUP-2, FLOW-6, COLUMN-6."""
    rules = rules_on(*ISLAND)
    state = rules.start(2)
    races, powers = [race.name for race in BASE.races], [power.name for power in BASE.powers]
    for number in range(6):
        assert (asked(rules, state), len(rules.chances(state))) == ("* deal", (14 - number) * (20 - number))
        state = rules.apply(state, Deal(races[number], powers[number])).state
    assert asked(rules, state) == "A pick"
    assert [(combo.race, combo.power, combo.coins) for combo in state.column] == [
        (race, power, 0) for race, power in zip(races[:6], powers[:6], strict=True)
    ]
    assert (state.races, state.powers) == (tuple(races[6:]), tuple(powers[6:]))


def test_every_deal_is_equally_likely_and_nothing_comes_twice():
    """SETUP-2, FLOW-6."""
    rules = rules_on(*ISLAND)
    state = rules.start(2)
    assert set(Counter(dict(rules.chances(state))).values()) == {1}
    state, dealt = rules.apply(state, Deal("orcs", "hill"))
    assert (dealt, code(rules, state, "deal orcs swamp")) == ((Dealt("orcs", "hill"),), "no-such-chance")
    assert (code(rules, state, "deal elves hill"), rules.decision(state).seat) == ("no-such-chance", CHANCE)


def test_natives_live_on_each_region_with_their_symbol():
    """SETUP-3, SETUP-4: one Lost Tribe, or two monsters."""
    rules = rules_on(*ISLAND)
    tribes = [holder(rules, rules.start(2), site.code) for site in ISLAND]
    assert tribes == ["empty", "natives*1", "natives*1", "empty"]
    rules = rules_on(Site("d1", ("edge", "monster"), ("u1",)), Site("u1", ("edge",), ()), world="underground")
    assert [holder(rules, rules.start(2), code) for code in ("d1", "u1")] == ["natives*2", "empty"]
