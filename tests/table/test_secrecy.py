"""The visibility of coins is saved with the game, and bots know no more than a person in their seat could."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from swqt.engine import Options, State
from swqt.table import (
    HIDDEN,
    OPEN,
    SECRECY,
    TOLD,
    BotSet,
    Game,
    GameSetup,
    Seat,
    SetupError,
    gains_told,
    game_text,
    known_to,
    read_record,
    totals_seen,
    turns,
    weak_turns,
)

NewGame = Callable[..., Game]

PEOPLE = (Seat("Anna", "human"), Seat("Ben", "human"))
ONE = (Seat("Anna", "bot:easy"), Seat("Ben", "human"), Seat("Cleo", "bot:easy"))
BOTS = (Seat("Anna", "bot:easy"), Seat("Ben", "bot:easy"))


class TestTheFile:
    @pytest.mark.parametrize("secrecy", [TOLD, HIDDEN])
    def test_the_rule_is_kept_with_the_game(self, saves, setup, secrecy):
        game = saves.start(replace(setup, secrecy=secrecy))
        assert game.journal is not None
        game.play(next(iter(game.rules.legal(game.state))))  # type: ignore[arg-type]  # the first is a plain command
        saves.close(game)
        again = saves.load(game.journal.path)
        assert again.secrecy == secrecy
        assert f"\n; coins {secrecy}\n" in game_text(again)
        assert (saves.rematch(again).secrecy, saves.branch(again, 1).secrecy) == (secrecy, secrecy)
        assert saves.view(game.journal.path).secrecy == secrecy

    def test_without_a_word_coins_are_open(self, saves, setup):
        game = saves.start(setup)
        assert game.secrecy == OPEN
        assert "; coins" not in game_text(game)

    def test_an_unknown_word_keeps_no_secret(self, saves, setup):
        text = game_text(saves.start(setup)).replace("swqt 1\n", "swqt 1\n; coins whispered\n", 1)
        assert read_record(text.encode(), saves.shelf, "x.swn").secrecy == OPEN

    def test_only_the_rules_there_are(self, saves, setup):
        with pytest.raises(SetupError, match="coins must be open, told or hidden, not 'whispered'"):
            saves.start(replace(setup, secrecy="whispered"))


class TestWhoSeesWhat:
    @pytest.mark.parametrize("secrecy", SECRECY)
    def test_in_the_end_everything_is_seen(self, secrecy):
        assert totals_seen(secrecy, PEOPLE, over=True) == gains_told(secrecy, PEOPLE, over=True) == {0, 1}

    def test_people_at_one_table(self):
        assert totals_seen(OPEN, PEOPLE, over=False) == {0, 1}
        assert totals_seen(TOLD, PEOPLE, over=False) == totals_seen(HIDDEN, PEOPLE, over=False) == set()
        assert gains_told(TOLD, PEOPLE, over=False) == {0, 1}
        assert gains_told(HIDDEN, PEOPLE, over=False) == set()

    def test_the_only_person_sees_the_own_coins_and_no_others(self):
        assert totals_seen(TOLD, ONE, over=False) == totals_seen(HIDDEN, ONE, over=False) == {1}
        assert gains_told(HIDDEN, ONE, over=False) == {1}

    def test_bots_alone_have_nothing_to_hide(self):
        assert totals_seen(HIDDEN, BOTS, over=False) == {0, 1}


class TestBots:
    def richer(self, game: Game, coins: tuple[int, ...]) -> State:
        return game.state._replace(coins=coins)

    def test_hidden_coins_of_others_make_no_difference(self, new_game):
        game = new_game()
        poor, rich = self.richer(game, (7, 0)), self.richer(game, (7, 90))
        assert known_to(0, poor, HIDDEN, Options()) == known_to(0, rich, HIDDEN, Options())
        assert known_to(0, rich, HIDDEN, Options()).coins[0] == 7
        assert known_to(1, rich, HIDDEN, Options()).coins[1] == 90

    @pytest.mark.parametrize("secrecy", [OPEN, TOLD])
    def test_who_counts_along_knows_the_totals(self, new_game, secrecy):
        state = self.richer(new_game(), (7, 90))
        assert known_to(0, state, secrecy, Options()) is state

    def test_a_head_start_is_no_secret(self, new_game):
        """VARIANT-7."""
        state, ahead = self.richer(new_game(), (7, 90)), Options(head_start="4,20")
        assert known_to(0, state, HIDDEN, ahead).coins == (7, known_to(0, state, HIDDEN, Options()).coins[1] + 20)

    def test_a_bot_is_asked_about_what_it_may_know(self, new_game, monkeypatch):
        begun = new_game(("bot:easy", "human"))
        game = Game(begun.rules, self.richer(begun, (7, 90)), begun.seats, secrecy=HIDDEN)
        shown = []

        def answer(bots, kind, seat, rules, state):
            shown.append(state)
            return rules.legal(state)[0]  # type: ignore[return-value]  # the first is a plain command

        monkeypatch.setattr(BotSet, "answer", answer)
        BotSet(seed=1).choose(game)
        assert shown[0].coins == known_to(0, game.state, HIDDEN, Options()).coins != game.state.coins

    def test_bots_play_a_whole_game_with_hidden_coins(self, saves):
        kinds = ("bot:beginner", "bot:easy")
        game = saves.start(GameSetup(("Anna", "Ben"), kinds, "short-2", seed=5, secrecy=HIDDEN))
        BotSet(seed=5).play(game)
        assert game.decision is None


def test_turns_that_took_next_to_nothing_are_counted_backwards(new_game, tmp_path):
    game = new_game()
    for _ in range(6):
        while game.decision is not None and game.decision.kind == "pick":
            game.play(game.rules.legal(game.state)[0])  # type: ignore[arg-type]  # picks are plain commands
        ends = [option for option in game.rules.legal(game.state) if type(option).__name__ == "End"]
        if not ends:
            break
        game.play(ends[0])  # type: ignore[arg-type]  # End is a plain command
    every = turns(game.start, game.history)
    assert weak_turns(every, game.history, 0) == sum(turn.seat == 0 for turn in every[:-1]) - 1
