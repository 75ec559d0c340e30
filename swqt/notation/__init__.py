"""Text to State and back (.swn): positions, commands, games, scenarios.

One format serves as save file, test fixture, bug report and game record. ``read(write(x)) == x`` for every position
that can be reached; malformed text raises a NotationError that names source, line and column. Omitted lines have the
same defaults everywhere:

* ``round`` 1 of the board's rounds (10 on a board written out); ``options`` the defaults;
* seats A and B with no coins and no race; trays are what is not in play;
* no natives, no pieces, an empty column, nothing returned, done, used, noted or lost;
* ``unseen``, and each part of it: all of the content that is not on the table;
* ``turn`` the seat of the first ``asks`` line; ``asks`` the seat in turn, ``pick`` if it has no active race,
  else ``choice``.
"""

from swqt.notation.blocks import ContentSource, TraitError, TraitText
from swqt.notation.expectations import Expectation
from swqt.notation.game_text import (
    Damage,
    GameText,
    MoveText,
    ScenarioFailure,
    play,
    read_command,
    read_game,
    read_position,
    replay,
    run_scenarios,
    write_command,
    write_game,
    write_move,
    write_position,
)
from swqt.notation.tokens import NotationError, ReplayError

__all__ = [
    "ContentSource",
    "Damage",
    "Expectation",
    "GameText",
    "MoveText",
    "NotationError",
    "ReplayError",
    "ScenarioFailure",
    "TraitError",
    "TraitText",
    "play",
    "read_command",
    "read_game",
    "read_position",
    "replay",
    "run_scenarios",
    "write_command",
    "write_game",
    "write_move",
    "write_position",
]  # fmt: skip
