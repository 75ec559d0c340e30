"""Content read from files: boards, traits, and where they lie."""

from swqt.content.boards.board_files import (
    BoardFile,
    BoardList,
    BoardShape,
    BorderArc,
    RegionOutline,
    boards_with,
    find_board,
    list_boards,
    load_board,
    parse_board,
    signs,
)
from swqt.content.boards.graph_layout import plain_shape
from swqt.content.help.book_source import LINK, BookError, BookPage, Passage, book_languages, links_of
from swqt.content.help.language import Language, fold, language
from swqt.content.help.rule_book import GROUPS, BookLocation, RuleBook, book_of
from swqt.content.help.search import SearchHit, SearchIndex, index_of, places_of, words_of
from swqt.content.help.trait_help import help_text, reason_text, short_text
from swqt.content.traits.catalogue import SETS, Catalogue, content_digest
from swqt.content.traits.compatibility import ExcludedTrait, senseless
from swqt.content.traits.effect_reader import OWN_RULE
from swqt.content.traits.embedded import EmbeddedTraits, TraitParcel, read_parcel, unpacked, with_embedded
from swqt.content.traits.pictures import (
    BLANK,
    bust,
    check_picture,
    composed,
    draw_picture,
    face_square,
    parts_of,
    picture_problems,
    picture_source,
    read_picture,
    with_shut_eyes,
    without_scene,
)
from swqt.content.traits.reader import TraitFile, parse_traits, read_traits
from swqt.content.traits.toml_source import ContentError, ContentProblem
from swqt.content.traits.trait_document import TraitDocument
from swqt.content.traits.worth import (
    ContentWorths,
    TraitWorths,
    Worth,
    WorthError,
    WorthGames,
    WorthTable,
    worth_table,
)
from swqt.content.traits.writer import TraitEntry, text_digest, trait_text
from swqt.home import board_folder, resource_folder

__all__ = [
    "BLANK",
    "GROUPS",
    "LINK",
    "OWN_RULE",
    "SETS",
    "BoardFile",
    "BoardList",
    "BoardShape",
    "BookError",
    "BookLocation",
    "BookPage",
    "BorderArc",
    "Catalogue",
    "ContentError",
    "ContentProblem",
    "ContentWorths",
    "EmbeddedTraits",
    "ExcludedTrait",
    "Language",
    "Passage",
    "RegionOutline",
    "RuleBook",
    "SearchHit",
    "SearchIndex",
    "TraitDocument",
    "TraitEntry",
    "TraitFile",
    "TraitParcel",
    "TraitWorths",
    "Worth",
    "WorthError",
    "WorthGames",
    "WorthTable",
    "board_folder",
    "boards_with",
    "book_languages",
    "book_of",
    "bust",
    "check_picture",
    "composed",
    "content_digest",
    "draw_picture",
    "face_square",
    "find_board",
    "fold",
    "help_text",
    "index_of",
    "language",
    "links_of",
    "list_boards",
    "load_board",
    "parse_board",
    "parse_traits",
    "parts_of",
    "picture_problems",
    "picture_source",
    "places_of",
    "plain_shape",
    "read_parcel",
    "read_picture",
    "read_traits",
    "reason_text",
    "resource_folder",
    "senseless",
    "short_text",
    "signs",
    "text_digest",
    "trait_text",
    "unpacked",
    "with_embedded",
    "with_shut_eyes",
    "without_scene",
    "words_of",
    "worth_table",
]  # fmt: skip
