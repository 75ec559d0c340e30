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
from swqt.content.book import GROUPS, Book, Spot, book_of
from swqt.content.book_search import Hit, Index, fold, index_of, places_of, words_of
from swqt.content.book_text import LINK, BookError, Page, Passage, book_languages, links_of
from swqt.content.catalogue import Catalogue, content_digest
from swqt.content.effects import OWN_RULE
from swqt.content.embedding import Embedded, with_embedded
from swqt.content.entries import Entry
from swqt.content.help import help_text, reason_text
from swqt.content.language import Language, language, languages
from swqt.content.mixing import Excluded, senseless
from swqt.content.plain_shape import plain_shape
from swqt.content.problems import ContentError, Problem
from swqt.content.short import short_text
from swqt.content.trait_text import text_digest, trait_text
from swqt.content.traits import TraitFile, parse_traits, read_traits
from swqt.home import board_folder, resource_folder

__all__ = [
    "GROUPS", "LINK", "OWN_RULE", "Arc", "BoardFile", "BoardList", "Book", "BookError", "Catalogue", "ContentError",
    "Embedded", "Entry", "Excluded", "Hit", "Index", "Language", "Outline", "Page", "Passage", "Problem", "Shape",
    "Spot", "TraitFile", "board_folder", "boards_with", "book_languages", "book_of", "content_digest", "find_board",
    "fold", "help_text", "index_of", "language", "languages", "links_of", "list_boards", "load_board", "parse_board",
    "parse_traits", "places_of", "plain_shape", "read_traits", "reason_text", "resource_folder", "senseless",
    "short_text", "signs", "text_digest", "trait_text", "with_embedded", "words_of",
]  # fmt: skip
