"""The words of an effect in a trait file: which fields each verb takes, and what may stand in a field.

The verbs and conditions themselves are the engine's; here is how a file says them. A field that a verb does
not use is refused rather than ignored, since its author believes that it does something.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from swqt.engine import (
    KEEPS,
    LIMITS,
    MARKS,
    MOMENTS,
    OPTION_VALUES,
    PER,
    SOURCES,
    STAGES,
    TERRAIN_OF_LETTER,
)

PIECES: Final = (
    "lair", "fortress", "encampment", "hole", "hero", "dragon",
    "volcano", "ancient", "balrog", "ghost", "queen", "armor", "bag",
)  # fmt: skip
"""Every piece there is a picture and a word for (COMP-7, COMP-8)."""

TERRAINS: Final = (*TERRAIN_OF_LETTER.values(), "water", "land")
HOLDERS: Final = ("opponent", "own", "any", "nobody")


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


class Conditions(NamedTuple):
    """A table of conditions."""


class Words(NamedTuple):
    """A list of some of these words."""

    what: str
    known: tuple[str, ...]


Form = Number | Word | Words | Flag | Name | Conditions

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
    "clause": Name(),
    "variants": Words("option", tuple(OPTION_VALUES)),
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
    "piece": Word("piece", PIECES),
    "alone": Flag(),
    "next_to": Conditions(),
    "linked_to": Conditions(),
}

_PIECE_FIELDS: Final = (
    "piece", "count", "at", "where", "apart", "stock", "moves", "immune", "stays", "defence", "note",
    "new", "limit", "optional",
)  # fmt: skip

FIELDS_OF_VERB: Final[dict[str, tuple[str, ...]]] = {
    "supply": ("amount", "per", "every", "where"),
    "loan": ("amount",),
    "campaign": (),
    "entry": ("where",),
    "zone": ("where",),
    "reach": ("where",),
    "link": ("where",),
    "as_empty": ("where",),
    "cost": ("amount", "where"),
    "defence": ("amount", "where", "piece", "stock"),
    "die": (),
    "substitute": ("where", "limit", "source"),
    "overrun": ("amount", "limit", "piece", "immune", "stays"),
    "shield": (),
    "loss": ("amount",),
    "toll": ("amount", "where"),
    "piece": _PIECE_FIELDS,
    "pact": (),
    "income": ("amount", "per", "every", "where", "limit"),
    "decline": ("amount", "keep", "extra", "badge", "after_score"),
    "grant": (),
    "clause": tuple(FORM_OF_FIELD),
}
"""The fields each verb takes besides those of every verb."""

FIELDS_OF_ALL: Final = ("verb", "rule", "when", "variants")

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
    ("campaign", "when"): Word("stage of a campaign", ("declined", "always")),
    ("decline", "when"): Word("stage of a decline", ("active",)),
    ("overrun", "limit"): Word("limit of an overrun", ("turn",)),
    ("substitute", "limit"): Word("limit of a substitution", ("opponent",)),
    ("piece", "limit"): Word("limit of a piece", ("turn",)),
    ("supply", "per"): Word("per of a supply", ("region", "conquest")),
    ("income", "limit"): Word("limit of an income", ("game",)),
}
"""Where a verb takes less than the field can hold."""

PRINTED_VERBS: Final = ("entry", "zone", "reach", "link")
"""Verbs whose regions are worked out once per board, so that only what is printed on it can be asked for."""

PRINTED_CONDITIONS: Final = ("terrain", "mark", "next_to")
