"""What the kinds of players are called, and what each does, in a sentence."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from swqt.ai import BY_NAME
from swqt.table import HUMAN, REMOTE

_tr = QCoreApplication.translate
_BOT = "bot:"


def kind_text(kind: str) -> str:
    """Return what a player of *kind*, one of KINDS, is called where one is chosen."""
    known = {
        HUMAN: _tr("Levels", "Person"),
        "bot:beginner": _tr("Levels", "Bot, beginner"),
        "bot:easy": _tr("Levels", "Bot, easy"),
        "bot:medium": _tr("Levels", "Bot, medium"),
        "bot:hard": _tr("Levels", "Bot, hard"),
        "bot:expert": _tr("Levels", "Bot, expert"),
        "bot:random": _tr("Levels", "Bot, plays at random"),
    }
    return known.get(kind, kind)


def level_text(kind: str) -> str:
    """Return the level of a bot of *kind* in a word; empty for a person."""
    known = {
        HUMAN: "",
        REMOTE: _tr("Levels", "elsewhere"),
        "bot:beginner": _tr("Levels", "beginner"),
        "bot:easy": _tr("Levels", "easy"),
        "bot:medium": _tr("Levels", "medium"),
        "bot:hard": _tr("Levels", "hard"),
        "bot:expert": _tr("Levels", "expert"),
        "bot:random": _tr("Levels", "random"),
    }
    return known.get(kind, kind)


def about_text(kind: str) -> str:
    """Return what a player of *kind* does, and how long a bot may think about a turn; empty for a person."""
    known = {
        "bot:beginner": _tr("Levels", "Takes what pays this turn and often misjudges it."),
        "bot:easy": _tr("Levels", "Thinks of the coins still to come, and is often wrong about them."),
        "bot:medium": _tr("Levels", "Plans whole turns and sometimes misjudges them."),
        "bot:hard": _tr("Levels", "Plans whole turns and expects what the others will do to it."),
        "bot:expert": _tr(
            "Levels", "Knows from many games what races and powers are worth, else plays on in its mind."
        ),
        "bot:random": _tr("Levels", "Plays anything that the rules allow."),
    }
    about = known.get(kind, "")
    level = BY_NAME.get(kind.removeprefix(_BOT))
    if level is None or not about:
        return about
    return f"{about} {_budget(level.budget, level.depth)}"


def _budget(games: int, turns: int) -> str:
    if not games:
        return _tr("Levels", "Answers within a moment.")
    return _tr("Levels", "At most {0} games a turn, each {1} turns far: a second or two.").format(games, turns)
