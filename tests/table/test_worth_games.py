"""Games that measure worths: the same seed is the same game, and chance gives the combos."""

from collections import Counter
from random import Random

import pytest

from swqt.ai import chance
from swqt.content import read_traits, resource_folder, text_digest, trait_text
from swqt.engine import CHANCE, Rules, State
from swqt.notation import TraitText
from swqt.table.bots import weights
from swqt.table.tournament import local_workers
from swqt.table.worth_games import (
    COLUMNS,
    CombosByLot,
    WorthGame,
    WorthRecord,
    WorthRecordError,
    dealt_early,
    play_worth,
    rules_digest,
    rules_with,
)

GAMES = [WorthGame("midland-2", "base", 2, f"{number}") for number in range(4)]


@pytest.fixture(scope="module")
def played():
    return [play_worth(game) for game in GAMES]


def test_a_game_is_the_same_again_and_another_seed_is_another(played):
    """Every combo is followed by the next of its seat."""
    assert play_worth(GAMES[0]) == played[0]
    assert len({tuple(held) for held in played}) == len(GAMES)
    for held in played:
        for seat in range(2):
            own = [combo for combo in held if combo.seat == seat]
            assert own[0].round == 1
            assert [combo.until for combo in own] == [combo.round for combo in own[1:]] + [0]
            assert all(combo.coins >= 0 for combo in own)
    assert sum(combo.coins for held in played for combo in held) > 2 * 40 * len(GAMES)


def first_pick(rules: Rules, early: str = "", seed: int = 1) -> State:
    state, rng = rules.start(2), Random(seed)
    while state.agenda[-1].seat == CHANCE:
        state = rules.after(state, dealt_early(rules, state, early, rng) or chance(rules, state, rng))
    return state


def test_combos_come_by_lot():
    """All rows are equally likely, the expensive ones too."""
    rules = rules_with("midland-2", "base")
    state = first_pick(rules)
    rows = Counter(CombosByLot(f"{seed}", weights()).choose(rules, state).row for seed in range(600))
    assert set(rows) == set(range(6))
    assert 70 < min(rows.values()) <= max(rows.values()) < 130


def test_a_trait_of_ones_own_is_there_from_the_start():
    (entry,) = read_traits(resource_folder() / "examples" / "beekeepers.toml").entries
    text = TraitText("beekeepers", trait_text(entry), text_digest(entry))
    own = rules_with("midland-2", "base +beekeepers", (text,))
    columns = [first_pick(own, "beekeepers", seed).column for seed in range(20)]
    assert all(column[0].race == "beekeepers" for column in columns)
    assert len({column[0].power for column in columns}) > 5
    assert all(first_pick(own, "flying", seed).column[0].power == "flying" for seed in range(20))
    game = WorthGame("midland-2", "base +beekeepers", 2, "3", (text,), "beekeepers")
    assert any(combo.race == "beekeepers" for combo in play_worth(game))
    plain = rules_with("midland-2", "base")
    assert rules_digest(plain) != rules_digest(own)
    assert rules_digest(plain) != rules_digest(rules_with("midland-3", "base"))


@pytest.fixture
def alone():
    with local_workers(1) as workers:
        yield workers


def test_a_record_goes_on_where_it_was_stopped(played, alone, tmp_path, monkeypatch):
    path = tmp_path / "worth.csv"
    assert [held for _, held in WorthRecord(path).play(GAMES[:2], alone)] == played[:2]
    monkeypatch.setattr("swqt.table.worth_games.play_worth", lambda game: played[GAMES.index(game)])
    again = WorthRecord(path)
    assert [held for _, held in again.play(GAMES, alone)] == played
    assert len(path.read_text(encoding="utf-8").splitlines()) == 1 + len(GAMES)
    monkeypatch.setattr("swqt.table.worth_games.play_worth", lambda game: pytest.fail("it is known"))
    assert [held for _, held in WorthRecord(path).play(GAMES, alone)] == played


@pytest.mark.parametrize("line", ["base,midland-2,two,1,", "base,midland-2,2,1,0:elves:hill:1", "base"])
def test_a_record_that_is_none_is_refused_by_line(tmp_path, line):
    path = tmp_path / "worth.csv"
    path.write_text(f"{','.join(COLUMNS)}\nbase,midland-2,2,1,0:elves:hill:1:0:0:9\n{line}\n", encoding="utf-8")
    with pytest.raises(WorthRecordError, match=r"worth\.csv, line 3: .*content,board,seats,seed,combos"):
        WorthRecord(path)
