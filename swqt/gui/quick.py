"""The quick game: one person against two steady bots, on the board played on last or the one for three."""

from __future__ import annotations

from typing import Any, Final

from swqt.engine import OPTION_VALUES, Options
from swqt.table import HUMAN, Library, Setup

_BOT: Final = "bot:medium"
_BOTS: Final = ("Wilma", "Oskar")
_SPARE: Final = "Frida"
_SEATS: Final = 1 + len(_BOTS)


def quick_setup(last: dict[str, Any], library: Library, person: str) -> Setup:
    """Return the set-up of a quick game like the *last* one; *person* is the player's name if nobody has played."""
    name = person_of(last) or person
    bots = tuple(_SPARE if bot.casefold() == name.casefold() else bot for bot in _BOTS)
    content = last.get("choice")
    content = content if isinstance(content, str) and content in library.catalogue.labels() else "base"
    board = _board(last, library, content)
    return Setup((name, *bots), (HUMAN, _BOT, _BOT), board, content, options=options_of(last.get("options")))


def person_of(last: dict[str, Any]) -> str:
    """Return the name of the first person of the *last* game; empty if there was none."""
    names, kinds = last.get("names"), last.get("kinds")
    if isinstance(names, list) and isinstance(kinds, list):
        return next((str(name).strip() for name, kind in zip(names, kinds, strict=False) if kind == HUMAN), "")
    return ""


def _board(last: dict[str, Any], library: Library, content: str) -> str:
    wanted = last.get("board")
    fits = [file.board.id for file in library.boards() if file.board.players == _SEATS]
    return wanted if isinstance(wanted, str) and wanted in fits else library.board_for(_SEATS, content)


def options_of(last: object) -> Options:
    """Return the house rules that *last* of the settings says, as far as they are ones; the others are as usual."""
    chosen = last if isinstance(last, dict) else {}
    return Options(**{name: chosen[name] for name, values in OPTION_VALUES.items() if chosen.get(name) in values})
