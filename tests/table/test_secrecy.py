"""The visibility of coins is saved with the game, and bots know no more than a person in their seat could."""

from dataclasses import replace

import pytest

from swqt.engine import Options, State
from swqt.table import (
    HIDDEN,
    OPEN,
    TOLD,
    BotSet,
    Game,
    Seat,
    gains_told,
    game_text,
    known_to,
    read_record,
    totals_seen,
)

PEOPLE = (Seat("Anna", "human"), Seat("Ben", "human"))
ONE = (Seat("Anna", "bot:easy"), Seat("Ben", "human"), Seat("Cleo", "bot:easy"))
BOTS = (Seat("Anna", "bot:easy"), Seat("Ben", "bot:easy"))


class TestTheFile:
    @pytest.mark.parametrize("secrecy", [TOLD, HIDDEN])
    def test_the_rule_is_kept_with_the_game(self, saves, setup, secrecy):
        game = saves.start(replace(setup, secrecy=secrecy))
        game.play(next(iter(game.rules.legal(game.state))))
        saves.close(game)
        again = saves.load(game.journal.path)
        assert again.secrecy == secrecy
        assert f"\n; coins {secrecy}\n" in game_text(again)
        assert (saves.rematch(again).secrecy, saves.branch(again, 1).secrecy) == (secrecy, secrecy)
        assert saves.view(game.journal.path).secrecy == secrecy

    def test_without_a_word_or_with_an_unknown_one_coins_are_open(self, saves, setup):
        game = saves.start(setup)
        assert (game.secrecy, "; coins" in game_text(game)) == (OPEN, False)
        text = game_text(game).replace("swqt 1\n", "swqt 1\n; coins whispered\n", 1)
        assert read_record(text.encode(), saves.shelf, "x.swn").secrecy == OPEN


@pytest.mark.parametrize(("secrecy", "seats", "totals", "gains"), [
    (OPEN, PEOPLE, {0, 1}, {0, 1}), (TOLD, PEOPLE, set(), {0, 1}), (HIDDEN, PEOPLE, set(), set()),
    (TOLD, ONE, {1}, {0, 1, 2}), (HIDDEN, ONE, {1}, {1}),    # the only person sees the own coins and no others
    (HIDDEN, BOTS, {0, 1}, {0, 1}),    # bots alone have nothing to hide
])  # fmt: skip
def test_who_sees_what(secrecy, seats, totals, gains):
    assert (totals_seen(secrecy, seats, over=False), gains_told(secrecy, seats, over=False)) == (totals, gains)
    everybody = set(range(len(seats)))
    assert totals_seen(secrecy, seats, over=True) == gains_told(secrecy, seats, over=True) == everybody


class TestBots:
    def richer(self, game: Game, coins: tuple[int, ...]) -> State:
        return game.state._replace(coins=coins)

    def test_hidden_coins_of_others_make_no_difference_except_a_head_start(self, new_game):
        """VARIANT-7."""
        game, ahead = new_game(), Options(head_start="4,20")
        poor, rich = self.richer(game, (7, 0)), self.richer(game, (7, 90))
        known = known_to(0, rich, HIDDEN, Options())
        assert known_to(0, poor, HIDDEN, Options()) == known
        assert known.coins[0] == 7
        assert known_to(1, rich, HIDDEN, Options()).coins[1] == 90
        assert known_to(0, rich, HIDDEN, ahead).coins == (7, known.coins[1] + 20)
        assert known_to(0, rich, OPEN, Options()) is known_to(0, rich, TOLD, Options()) is rich

    def test_a_bot_is_asked_about_what_it_may_know(self, new_game, monkeypatch):
        begun = new_game(("bot:easy", "human"))
        game = Game(begun.rules, self.richer(begun, (7, 90)), begun.seats, secrecy=HIDDEN)
        shown = []

        def answer(bots, kind, seat, rules, state):
            shown.append(state)
            return rules.legal(state)[0]

        monkeypatch.setattr(BotSet, "answer", answer)
        BotSet(seed=1).choose(game)
        assert shown[0].coins == known_to(0, game.state, HIDDEN, Options()).coins != game.state.coins
