"""Fixtures for a table without external files: hexagonal boards, the official content, temporary folders."""

from dataclasses import replace

import pytest

from swqt.ai import RandomBot
from swqt.cli.bench import hex_board
from swqt.content.traits.catalogue import Catalogue
from swqt.engine import Board, Content, Options, Rules
from swqt.table import BotClient, BotSet, ChanceSource, Game, GameSetup, SavedGames, Seat
from tests.support.calls import Calls

CATALOGUE = Catalogue.load()
CONTENT = CATALOGUE.content("base")


class Boards:
    """Boards hex-2 to hex-5, and short-2 to short-5, which end after two rounds."""

    def board(self, name: str) -> Board:
        kind, _, players = name.partition("-")
        if kind not in ("hex", "short") or players not in list("2345"):
            raise LookupError(f"there is no board {name!r}")
        board = hex_board(int(players))
        return replace(board, id=name, rounds=2) if kind == "short" else board

    def content(self, label: str, board: Board, options: Options) -> Content:
        return CONTENT if label == "base" else CATALOGUE.content(label, board, options)

    def sources(self, content: Content) -> tuple[()]:
        return ()


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    """The folder of the user's games and settings."""
    monkeypatch.setenv("SWQT_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


@pytest.fixture
def shelf():
    return Boards()


@pytest.fixture
def saves(shelf, home):
    return SavedGames(shelf)


@pytest.fixture
def setup():
    """Two people and a seed; the names keep their order."""
    return GameSetup(("Anna", "Ben"), ("human", "human"), "short-2", seed=5)


@pytest.fixture
def new_game(shelf):
    """A factory of games without a file; seats are people unless *kinds* are given."""

    def make(kinds=("human", "human"), seed=5):
        rules = Rules(shelf.board(f"hex-{len(kinds)}"), CONTENT)
        seats = [Seat(name, kind) for name, kind in zip(("Anna", "Ben", "Cleo"), kinds, strict=False)]
        return Game(rules, rules.start(len(kinds)), seats, dice=ChanceSource(seed))

    return make


@pytest.fixture
def play_until():
    """Plays randomly until the game fulfils a condition."""

    def play(game, wanted, seed=3):
        bot = RandomBot(seed)
        while not wanted(game):
            assert game.decision is not None, "the game was over before that"
            game.play(bot.choose(game.rules, game.state))

    return play


@pytest.fixture
def calls():
    return Calls()


@pytest.fixture
def thoughts(calls):
    """Bots that think in a process of their own."""
    made = BotClient(BotSet(7), calls.put, lambda: None)
    yield made
    made.close()
