"""Texts of whole games, played at random with fixed seeds."""

from functools import cache

from swqt.ai import RandomBot
from swqt.engine import Rules
from swqt.table import ChanceSource, Game, Library, Seat, game_text


@cache
def finished_text(seats: int, seed: int, world: str = "base") -> str:
    """Return the file of a finished game of one person, Ann, against bots that play at random."""
    people = [Seat("Ann", "human"), *(Seat(f"Bot {number}", "bot:hard") for number in range(1, seats))]
    game, bot = _begun(people, seed, world), RandomBot(seed)
    while game.decision is not None:
        game.play(bot.choose(game.rules, game.state))
    return game_text(game)


@cache
def people_text(seats: int, seed: int) -> str:
    """Return the file of a game of people in which nothing has been decided yet."""
    return game_text(_begun([Seat(name, "human") for name in ("Ann", "Ben", "Cleo", "Dora", "Ed")[:seats]], seed))


def _begun(people: list[Seat], seed: int, world: str = "base") -> Game:
    library = Library()
    board = library.board(library.board_for(len(people), world))
    rules = Rules(board, library.content(world, board))
    return Game(rules, rules.start(len(people)), people, dice=ChanceSource(seed))
