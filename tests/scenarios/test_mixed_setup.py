"""How a mixed game begins, and what becomes of what makes no sense there."""

from pathlib import Path
from random import Random

import pytest

from swqt.ai import RandomBot, chance
from swqt.content import Catalogue, list_boards
from swqt.engine import CHANCE, Board, Content, DealRange, Discarded, Options, Rules, Site, State, members
from tests.support.positions import LIBRARY, asked, play, step

CATALOGUE = Catalogue.load()
SURFACE = [file.board for file in list_boards().boards if file.board.world == "surface"]
CAVE = Board(
    "inline", "inline", "underground", 2, 10,
    (Site("x1", ("volcano",), ("d1",)), Site("d1", ("edge",), ("u1",)), Site("u1", ("edge", "monster"), ())),
)  # fmt: skip
MEADOW = Board("inline", "inline", "surface", 2, 10, (Site("f1", ("edge",), ("h1",)), Site("h1", ("edge",), ())))
USELESS = {
    "underground": ("humans", ("hill", "mounted", "underworld")),
    "surface": ("flames", ("magic", "adventurous")),
}


def begun(board: Board, label: str, options: Options = Options(), seats: int = 0) -> tuple[Rules, State]:  # frozen
    rules = Rules(board, CATALOGUE.content(label, board, options), options)
    return rules, rules.start(seats or board.players)


def lairs(rules: Rules, state: State) -> list[int]:
    """The regions with Monsters."""
    return [region for region, natives in enumerate(state.natives) if natives == 2]


@pytest.mark.parametrize("board", SURFACE, ids=lambda board: board.id)
def test_monsters_on_a_surface_board(board: Board) -> None:
    """MIX-4, SETUP-3: 2 x players + 2 Monsters, two a region, no two neighbours; Lost Tribes on the other symbols."""
    rules, state = begun(board, "both items")
    found = lairs(rules, state)
    assert 2 * len(found) == 2 * board.players + 2
    for region in found:
        assert not set(members(board.near[region])) & set(found)
        assert board.marks["tribe"] >> region & 1
    tribes = [region for region, natives in enumerate(state.natives) if natives == 1]
    assert sorted([*tribes, *found]) == list(members(board.marks["tribe"]))
    assert len(state.items) == 15


@pytest.mark.parametrize("label", ["base", "both", "both no-items", "underground"])
def test_no_monsters_without_relics_and_places(label: str) -> None:
    """MIX-4, SETUP-3."""
    rules, state = begun(SURFACE[0], label)
    assert lairs(rules, state) == []
    assert sum(state.natives) == SURFACE[0].marks["tribe"].bit_count()


def test_monsters_find_room_around_a_hub() -> None:
    """MIX-4: no two are neighbours, and there are three regions for two players, whichever symbol is printed first."""
    rim = tuple(Site(f"p{number}", ("edge", "tribe"), ("h1",)) for number in range(1, 4))
    board = Board("inline", "inline", "surface", 2, 10, (Site("h1", ("tribe",), ()), *rim))
    rules, state = begun(board, "both items")
    assert [board.codes[region] for region in lairs(rules, state)] == ["p1", "p2", "p3"]


def test_fewer_monsters_where_there_is_no_room() -> None:
    """MIX-4: rather too few than two neighbours."""
    sites = (Site("h1", ("edge", "tribe"), ("p1",)), Site("p1", ("tribe",), ()))
    _rules, state = begun(Board("inline", "inline", "surface", 2, 10, sites), "both items")
    assert sorted(state.natives) == [1, 2]


@pytest.mark.parametrize("board", [CAVE, MEADOW], ids=["underground", "surface"])
def test_what_makes_no_sense_is_not_in_the_box(board: Board) -> None:
    """MIX-1, MIX-5, VARIANT-3 ``remove``, C-12: it can never be dealt."""
    rules, state = begun(board, "both")
    race, powers = USELESS[board.world]
    assert race not in state.races
    assert not {*powers} & {*state.powers}
    assert not rules.content.senseless


@pytest.mark.parametrize("board", [CAVE, MEADOW], ids=["underground", "surface"])
def test_or_it_is_discarded_when_it_turns_up(board: Board) -> None:
    """VARIANT-3 ``discard``, C-12: the next one turns up, and what makes sense beside it is not lost."""
    rules, state = begun(board, "both", Options(mix_incompatible="discard"))
    race, powers = USELESS[board.world]
    assert race in state.races
    assert {*powers} <= {*state.powers}
    for said, gone in ((f"deal {race} flying", {race}), (f"deal gnomes {powers[0]}", {powers[0]})):
        done = step(rules, state, f"*: {said}")
        assert {event.trait for event in done.events if isinstance(event, Discarded)} == gone
        assert done.state.column == ()
        assert asked(rules, done.state) == "* deal"
        left = {*done.state.races, *done.state.powers}
        assert not gone & left
        assert {"gnomes", "flying"} <= left
    assert len(play(rules, state, "*: deal gnomes flying").column) == 1


@pytest.mark.parametrize("board", [CAVE, MEADOW], ids=["underground", "surface"])
def test_a_whole_game_with_discards_never_shows_them(board: Board) -> None:
    """VARIANT-3, MIX-5: neither in the column nor with a player, badges shuffled again included."""
    rules, state = begun(board, "both", Options(mix_incompatible="discard"))
    useless = {out.trait for out in CATALOGUE.excluded("both", board)}
    assert useless == {*rules.content.senseless}
    rng = Random(7)
    bot = RandomBot(rng)
    while decision := rules.decision(state):
        command = chance(rules, state, rng) if decision.seat == CHANCE else bot.choose(rules, state)
        state = rules.apply(state, command).state
        shown = {name for combo in state.column for name in (combo.race, combo.power)}
        assert not useless & (shown | {name for tribe in state.tribes for name in (tribe.race, tribe.power)})


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_any_subset_with_two_banners_a_seat_and_one_more(seats: int) -> None:
    """MIX-7: fewer are refused."""
    content = LIBRARY.content("both")

    def part(banners: int, badges: int) -> Content:
        return content._replace(races=content.races[:banners], powers=content.powers[:badges])

    enough = 2 * seats + 1
    state = Rules(MEADOW, part(enough, enough)).start(seats)
    assert isinstance(Rules(MEADOW, part(enough, enough)).legal(state)[0], DealRange)
    for banners, badges in ((enough - 1, enough), (enough, enough - 1)):
        with pytest.raises(ValueError, match=rf"at least {enough} races and {enough} powers"):
            Rules(MEADOW, part(banners, badges)).start(seats)


def test_discards_do_not_count_for_the_least_number() -> None:
    """MIX-7, VARIANT-3: with five banners of which one will be discarded, two seats cannot play."""
    content = CATALOGUE.content("underground", MEADOW, Options(mix_incompatible="discard"))
    races = tuple(race for race in content.races if race.name in ("flames", "gnomes", "drow", "ogres", "liches"))
    assert "flames" in content.senseless
    rules = Rules(MEADOW, content._replace(races=races), Options(mix_incompatible="discard"))
    with pytest.raises(ValueError, match="2 players need at least 5 races and 5 powers"):
        rules.start(2)


def test_a_blank_banner_and_a_blank_badge_play_along(tmp_path: Path) -> None:
    """BLANK-1, BLANK-2, BLANK-3: a player's own race with another's tokens, and a badge, are dealt and played."""
    (tmp_path / "own.toml").write_text(
        '[race.moon-cats]\ntokens = 6\nborrows = "elves"\nnames = { en = "Moon Cats" }\n'
        '[[race.moon-cats.effect]]\nverb = "income"\nwhere = { terrain = "mud" }\n'
        '[power.greedy]\ntokens = 5\nnames = { en = "Greedy" }\n[[power.greedy.effect]]\nverb = "income"\n',
        encoding="utf-8",
    )
    catalogue = Catalogue.load([tmp_path])
    assert catalogue.problems == ()
    content = catalogue.content("both +moon-cats +greedy", CAVE)
    assert "elves" not in {race.name for race in content.races}
    rules = Rules(CAVE, content)
    state = play(rules, rules.start(2), "*: deal moon-cats greedy")
    while asked(rules, state) == "* deal":
        state = rules.apply(state, chance(rules, state, Random(3))).state
    state = play(rules, state, "A: pick 1")
    while asked(rules, state) == "* deal":
        state = rules.apply(state, chance(rules, state, Random(3))).state
    assert state.tribes[0].hand == 11
    assert rules.tray(state, "moon-cats") == 0
    state = play(rules, state, "A: conquer d1")
    assert rules.income(state, 0).total == 3


@pytest.mark.parametrize(("text", "wanted"), [
    ('[race.big]\ntokens = 11\nsupply = 20\n', "BLANK-1"),
    ('[power.big]\ntokens = 11\n', "BLANK-1"),
    ('[race.big]\ntokens = 10\nborrows = "elves"\n', "BLANK-2"),
])  # fmt: skip
def test_blanks_have_limits(tmp_path: Path, text: str, wanted: str) -> None:
    """BLANK-1: at most 10 on a banner or a badge; BLANK-2: the lender has at least as many tokens."""
    kind = text[1:].partition(".")[0]
    (tmp_path / "big.toml").write_text(text + f'[[{kind}.big.effect]]\nverb = "income"\n', encoding="utf-8")
    catalogue = Catalogue.load([tmp_path])
    assert len(catalogue.problems) == 1, wanted
    assert "big" not in {trait.name for trait in catalogue.traits}
