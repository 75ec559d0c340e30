"""The words of an effect in a trait file: which fields each verb takes, and what may stand in a field.

The verbs and conditions themselves are the engine's; here is how a file says them. A field that a verb does
not use is refused rather than ignored, since its author believes that it does something.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from swqt.engine import (
    CLAUSES,
    HOLDERS,
    KEEPS,
    LIMITS,
    MARKS,
    MOMENTS,
    OPTION_VALUES,
    PAYERS,
    PER,
    SOURCES,
    STAGES,
    TERRAIN_OF_LETTER,
    VERBS,
)

PIECES: Final = (
    "lair", "fortress", "encampment", "hole", "hero", "dragon",
    "volcano", "ancient", "balrog", "ghost", "queen", "armor", "bag",
)  # fmt: skip
"""Every piece there is a picture and a word for (COMP-7, COMP-8)."""

ITEMS: Final = (
    "doormat", "orb", "ring", "scepter", "socks", "sword",
    "altar", "crypt", "diamond", "fountain", "keep", "mine", "pentacle", "pipe", "stonehedge",
)  # fmt: skip
"""The relics and places of the box: each is a piece too, of its own name."""

NOTES: Final = ("attacked", "rolled", "grudge", "extra", "bag")
"""What a game file notes whoever plays; a note of a trait has another name."""

TERRAINS: Final = (*TERRAIN_OF_LETTER.values(), "water", "land")


class Number(NamedTuple):
    """A whole number within these bounds."""

    least: int
    most: int


class Word(NamedTuple):
    """One of these words; *what* names their kind in a complaint."""

    what: str
    known: tuple[str, ...]


class Flag(NamedTuple):
    """True or false."""


class Name(NamedTuple):
    """A new name: letters, digits and hyphens."""


class Item(NamedTuple):
    """A relic or place, of the box or of the same file."""


class Standing(NamedTuple):
    """A piece, or a relic or place."""


class Conditions(NamedTuple):
    """A table of conditions."""


class Words(NamedTuple):
    """A list of some of these words."""

    what: str
    known: tuple[str, ...]


Form = Number | Word | Words | Flag | Name | Item | Standing | Conditions

FORM_OF_FIELD: Final[dict[str, Form]] = {
    "rule": Name(),
    "when": Word("stage", STAGES),
    "amount": Number(-10, 10),
    "where": Conditions(),
    "per": Word("per", PER),
    "every": Number(1, 10),
    "limit": Word("limit", LIMITS),
    "optional": Flag(),
    "piece": Word("piece", PIECES),
    "count": Number(1, 20),
    "at": Word("moment", MOMENTS),
    "apart": Flag(),
    "stock": Number(1, 20),
    "moves": Number(1, 20),
    "immune": Flag(),
    "stays": Flag(),
    "defence": Number(1, 5),
    "note": Name(),
    "new": Flag(),
    "source": Word("source", SOURCES),
    "keep": Word("keep", KEEPS),
    "extra": Flag(),
    "badge": Flag(),
    "after_score": Flag(),
    "clause": Word("clause", tuple(CLAUSES)),
    "variants": Words("option", tuple(OPTION_VALUES)),
    "redeploys": Flag(),
    "payer": Word("payer", PAYERS),
    "anywhere": Flag(),
    "passage": Flag(),
}
"""What may stand in each field of an effect but ``verb``."""

FORM_OF_CONDITION: Final[dict[str, Form]] = {
    "terrain": Word("terrain", TERRAINS),
    "mark": Word("mark", MARKS),
    "held": Flag(),
    "holder": Word("holder", HOLDERS),
    "active": Flag(),
    "lone": Flag(),
    "tokens": Number(1, 20),
    "occupied": Flag(),
    "piece": Standing(),
    "alone": Flag(),
    "place": Flag(),
    "terrain_of": Item(),
    "next_to": Conditions(),
    "linked_to": Conditions(),
}

_PIECE_FIELDS: Final = (
    "piece", "count", "at", "where", "apart", "stock", "moves", "immune", "stays", "defence", "note",
    "new", "limit", "optional",
)  # fmt: skip

FIELDS_OF_VERB: Final[dict[str, tuple[str, ...]]] = {
    "supply": ("amount", "per", "every", "where", "at"),
    "loan": ("amount",),
    "campaign": (),
    "entry": ("where",),
    "zone": ("where",),
    "reach": ("where",),
    "link": ("where", "anywhere", "passage"),
    "as_empty": ("where", "variants"),
    "cost": ("amount", "where"),
    "defence": ("amount", "where", "piece", "stock"),
    "die": ("where",),
    "substitute": ("where", "limit", "source", "variants"),
    "overrun": ("amount", "limit", "piece", "immune", "stays"),
    "shield": (),
    "loss": ("amount",),
    "toll": ("amount", "payer"),
    "piece": (*_PIECE_FIELDS, "variants"),
    "pact": (),
    "income": ("amount", "per", "every", "where", "limit"),
    "decline": ("amount", "keep", "extra", "badge", "after_score", "redeploys"),
    "grant": (),
    "clause": ("clause",),
}
"""The fields each verb takes besides those of every verb."""

FIELDS_OF_AID: Final[dict[str, tuple[str, ...]]] = {
    "reach": ("limit",),
    "as_empty": ("limit",),
    "cost": ("amount", "limit"),
    "loss": ("amount", "limit"),
    "substitute": ("where", "limit", "source"),
}
"""What a relic can do in the one conquest it is named for, and the fields it takes there."""

FIELDS_IN_PLACE: Final[dict[str, tuple[str, ...]]] = {
    "supply": ("amount", "where", "at"),
    "link": ("where",),
    "defence": ("amount", "where"),
    "income": ("amount", "per", "where"),
}
"""The fields of verbs that take fewer in a place."""

FIELDS_OF_CLAUSE: Final[dict[str, tuple[str, ...]]] = {
    "altar": ("amount",),
    "bag": ("piece",),
    "balrog": ("piece", "immune"),
    "ghost": ("piece", "immune"),
    "hammers": ("where", "stock", "note"),
    "reborn": ("count",),
    "scepter": ("where",),
    "ring": (),
    "swap-badge": (),
}
"""The fields each clause takes besides; it needs all of them but *where*, the scepter's exception."""

PIECE_OF_CLAUSE: Final = {"bag": "bag", "balrog": "balrog", "ghost": "ghost"}
"""The piece that a clause is made for."""

FIELDS_OF_ALL: Final = ("verb", "rule", "when")

_OF_A_COMBO: Final = tuple(verb for verb in VERBS if verb != "grant")

VERBS_OF_KIND: Final[dict[str, tuple[str, ...]]] = {
    "race": _OF_A_COMBO,
    "power": _OF_A_COMBO,
    "relic": (*FIELDS_OF_AID, "income", "clause"),
    "place": ("supply", "link", "defence", "income", "grant", "clause"),
}
"""What each kind of trait can do."""

KINDS_OF_CLAUSE: Final[dict[str, tuple[str, ...]]] = {
    "altar": ("place",),
    "bag": ("race", "power"),
    "balrog": ("place",),
    "ghost": ("place",),
    "hammers": ("race", "power"),
    "reborn": ("race", "power"),
    "scepter": ("relic",),
    "ring": ("relic",),
    "swap-badge": ("race",),
}
"""Which kinds of trait a clause is made for."""

NEEDED_BY_VERB: Final[dict[str, tuple[str, ...]]] = {
    "campaign": ("when",),
    "cost": ("amount",),
    "zone": ("where",),
    "link": ("where",),
    "substitute": ("where", "limit"),
    "overrun": ("limit",),
    "loss": ("amount",),
    "loan": ("amount",),
    "piece": ("piece", "count", "at"),
    "clause": ("clause",),
}
"""Fields without which the verb would say nothing, or something nobody means."""

FORM_IN_VERB: Final[dict[tuple[str, str], Form]] = {
    ("supply", "amount"): Number(1, 10),
    ("loan", "amount"): Number(1, 10),
    ("cost", "amount"): Number(-5, 5),
    ("defence", "amount"): Number(1, 5),
    ("overrun", "amount"): Number(1, 5),
    ("loss", "amount"): Number(0, 5),
    ("toll", "amount"): Number(1, 5),
    ("income", "amount"): Number(1, 10),
    ("decline", "amount"): Number(1, 5),
    ("clause", "amount"): Number(1, 10),
    ("campaign", "when"): Word("stage of a campaign", ("declined", "always")),
    ("decline", "when"): Word("stage of a decline", ("active",)),
    ("overrun", "limit"): Word("limit of an overrun", ("turn",)),
    ("substitute", "limit"): Word("limit of a substitution", ("opponent",)),
    ("piece", "limit"): Word("limit of a piece", ("turn",)),
    ("piece", "at"): Word("moment of a piece", ("pick", "conquest", "redeploy", "close")),
    ("supply", "at"): Word("moment of a supply", ("start",)),
    ("supply", "per"): Word("per of a supply", ("region", "conquest")),
    ("income", "limit"): Word("limit of an income", ("game",)),
    ("as_empty", "variants"): Words("option of an empty region", ("flames_entry",)),
    ("piece", "variants"): Words("option of a piece", ("bivouac_moves",)),
    ("substitute", "variants"): Words(
        "option of a substitution", ("sorcerer_empty_hand", "sorcerer_vs_elf")
    ),
}
"""Where a verb takes less than the field can hold."""

AID_LIMIT: Final = Word("limit of a relic's aid", ("turn",))

PRINTED_VERBS: Final = ("entry", "zone", "reach", "link")
"""Verbs whose regions are worked out once per board, so that only what is printed on it can be asked for."""

PRINTED_CONDITIONS: Final = ("terrain", "mark", "next_to")


def fields_of(kind: str, verb: str, clause: object = None) -> tuple[str, ...]:
    """Return the fields that an effect of a trait of this *kind* takes besides those of every effect."""
    if kind == "relic" and verb in FIELDS_OF_AID:
        return FIELDS_OF_AID[verb]
    if kind == "place" and verb in FIELDS_IN_PLACE:
        return FIELDS_IN_PLACE[verb]
    if verb == "clause" and isinstance(clause, str):
        return FIELDS_OF_VERB[verb] + FIELDS_OF_CLAUSE.get(clause, ())
    return FIELDS_OF_VERB[verb]
