"""One running game without Qt: who plays, what was played, what can be taken back, and where it is kept."""

from swqt.ai import Advice, Threat, Verdict, threats
from swqt.home import (
    Settings,
    config_folder,
    data_folder,
    games_folder,
    load_settings,
    save_settings,
    settings_file,
)
from swqt.table.bots import Bot, Bots
from swqt.table.chronicle import SOURCES, Chronicle, Fights, Flow, Life, Source, Toss
from swqt.table.counsel import Counsel
from swqt.table.course import Course, Step, course_languages, course_of, filled, read_course
from swqt.table.dice import Dice
from swqt.table.disk import Disk
from swqt.table.game import Barrier, Change, Game, Still
from swqt.table.journal import Journal, JournalError
from swqt.table.lesson import Lesson, Recital, lesson_at
from swqt.table.library import Library
from swqt.table.online import OnlineGame
from swqt.table.record import (
    PLACED,
    Entry,
    Record,
    Remark,
    entries,
    head_text,
    letter,
    move_line,
    read_record,
    read_record_file,
    seats_for,
)
from swqt.table.saves import Saved, Saves, anonymous_summary, game_text, opening
from swqt.table.secrecy import gains_told, known_to, totals_seen
from swqt.table.setup import HIDDEN, HUMAN, KINDS, OPEN, REMOTE, SECRECY, TOLD, Seat, Setup, SetupError, Shelf
from swqt.table.thinking import Thoughts
from swqt.table.turns import Turn, news_since, turn_at, turns, weak_turns
from swqt.table.worked import Worked, examples_text, heading, worked_examples, worked_text

__all__ = [
    "HIDDEN", "HUMAN", "KINDS", "OPEN", "PLACED", "REMOTE", "SECRECY", "SOURCES", "TOLD", "Advice", "Barrier", "Bot",
    "Bots", "Change", "Chronicle", "Counsel", "Course", "Dice", "Disk", "Entry", "Fights", "Flow", "Game", "Journal",
    "JournalError", "Lesson", "Library", "Life", "OnlineGame", "Recital", "Record", "Remark", "Saved", "Saves", "Seat",
    "Settings", "Setup", "SetupError", "Shelf", "Source", "Step", "Still", "Thoughts", "Threat", "Toss", "Turn",
    "Verdict", "Worked", "anonymous_summary", "config_folder", "course_languages", "course_of", "data_folder",
    "entries", "examples_text", "filled", "gains_told", "game_text", "games_folder", "head_text", "heading",
    "known_to", "lesson_at", "letter", "load_settings", "move_line", "news_since", "opening", "read_course",
    "read_record", "read_record_file", "save_settings", "seats_for", "settings_file", "threats", "totals_seen",
    "turn_at", "turns", "weak_turns", "worked_examples", "worked_text",
]  # fmt: skip
