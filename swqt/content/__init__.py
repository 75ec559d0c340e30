"""Content read from files: boards, traits, and where they lie."""

from swqt.content.boards import (
    Arc,
    BoardFile,
    BoardList,
    Outline,
    Shape,
    boards_with,
    find_board,
    list_boards,
    load_board,
    parse_board,
    signs,
)
from swqt.content.catalogue import Catalogue, content_digest
from swqt.content.embedding import Embedded, with_embedded
from swqt.content.entries import Entry
from swqt.content.help import help_text, reason_text
from swqt.content.language import Language, language, languages
from swqt.content.mixing import Excluded, senseless
from swqt.content.plain_shape import plain_shape
from swqt.content.problems import ContentError, Problem
from swqt.content.trait_text import text_digest, trait_text
from swqt.content.traits import TraitFile, parse_traits, read_traits
from swqt.home import board_folder, resource_folder

__all__ = [
    "Arc", "BoardFile", "BoardList", "Catalogue", "ContentError", "Embedded", "Entry", "Excluded", "Language",
    "Outline", "Problem", "Shape", "TraitFile", "board_folder", "boards_with", "content_digest", "find_board",
    "help_text", "language", "languages", "list_boards", "load_board", "parse_board", "parse_traits", "plain_shape",
    "read_traits", "reason_text", "resource_folder", "senseless", "signs", "text_digest", "trait_text",
    "with_embedded",
]  # fmt: skip
