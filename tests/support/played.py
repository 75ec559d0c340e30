"""Texts of whole games, played at random with fixed seeds."""

from functools import cache

from swqt.ai import RandomBot
from swqt.engine import Rules
from swqt.table import ChanceSource, Game, Library, Seat, game_text


@cache
def finished_text(seats: int, seed: int, world: str = "base") -> str:
    """Return the file of a finished game of one person, Ann, against bots that play at random."""
    library = Library()
    board = library.board(library.board_for(seats, world))
    people = [Seat("Ann", "human"), *(Seat(f"Bot {number}", "bot:hard") for number in range(1, seats))]
    rules = Rules(board, library.content(world, board))
    game = Game(rules, rules.start(seats), people, dice=ChanceSource(seed))
    bot = RandomBot(seed)
    while game.decision is not None:
        game.play(bot.choose(game.rules, game.state))
    return game_text(game)


@cache
def people_text(seats: int, seed: int) -> str:
    """Return the file of a game of people in which nothing has been decided yet."""
    library = Library()
    board = library.board(library.board_for(seats, "base"))
    people = [Seat(name, "human") for name in ("Ann", "Ben", "Cleo", "Dora", "Ed")[:seats]]
    rules = Rules(board, library.content("base", board))
    return game_text(Game(rules, rules.start(seats), people, dice=ChanceSource(seed)))
