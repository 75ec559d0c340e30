"""Declares the types of effects in trait files: one for each verb and clause, with the values of each field.

The engine defines what verbs and conditions mean. A field that a verb does not use is an error rather than ignored,
since its author expects it to do something. Rules that involve several fields are in ``effect_checks``.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Annotated, Any, Final, Literal, get_args

import msgspec
from msgspec import UNSET, Meta, UnsetType

from swqt.content.traits.conversion import FieldShape, Maybe, TomlTable, shapes_of
from swqt.engine import said

Piece = Literal[
    "lair", "fortress", "encampment", "hole", "hero", "dragon",
    "volcano", "ancient", "balrog", "ghost", "queen", "armor", "bag",
]  # fmt: skip

PIECES: Final[tuple[str, ...]] = get_args(Piece)
"""Every piece that has a picture and a name (COMP-7, COMP-8)."""

ITEMS: Final = (
    "doormat", "orb", "ring", "scepter", "socks", "sword",
    "altar", "crypt", "diamond", "fountain", "keep", "mine", "pentacle", "pipe", "stonehedge",
)  # fmt: skip
"""The relics and places of the box; each is also a piece of the same name."""

NOTES: Final = ("attacked", "rolled", "grudge", "extra", "bag")
"""The notes that any game file may contain; a trait cannot use these names for its own notes."""

Terrain = Literal[
    "forest", "farmland", "hill", "swamp", "mountain", "sea", "lake",
    "mushroom", "mine", "crystal", "mud", "blackmountain", "river", "chasm", "water", "land",
]  # fmt: skip
Mark = Literal["edge", "mine", "magic", "cavern", "tribe", "monster", "volcano"]
Stage = Literal["active", "declined", "always"]
Active = Literal["active"]
Source = Literal["tray", "tray or hand"]

From1To5 = Annotated[int, Meta(ge=1, le=5)]
From1To10 = Annotated[int, Meta(ge=1, le=10)]
From1To20 = Annotated[int, Meta(ge=1, le=20)]
From2To10 = Annotated[int, Meta(ge=2, le=10)]

NewName = Annotated[
    str, Meta(pattern=r"\A[A-Za-z][A-Za-z0-9-]{0,39}\Z", extra={"shape": said("a word of letters, digits and hyphens")})
]
NoteName = Annotated[
    str,
    Meta(
        pattern=rf"\A(?!(?:{'|'.join(NOTES)})\Z)(?=.{{2,40}}\Z)[a-z]{{2,}}(?:-[a-z]+)*\Z",
        extra={"shape": said("a word of small letters and hyphens other than {0}", ", ".join(NOTES))},
    ),
]


class ItemWord(str):
    """A relic or place, of the box or of the same file."""

    __slots__ = ()


class StandingWord(str):
    """A piece, or a relic or place."""

    __slots__ = ()


class PrintedConditions(TomlTable):
    """The conditions on the print of the board, for effects whose regions are computed once per board."""

    NOUN = said("condition")
    SHAPE = said("a table, as in {0}", '{ terrain = "hill" }')
    terrain: Maybe[Terrain] = UNSET
    mark: Maybe[Mark] = UNSET
    next_to: Maybe[PrintedConditions] = UNSET


class PlaceLinkConditions(PrintedConditions):
    terrain_of: Maybe[ItemWord] = UNSET


class RegionConditions(PrintedConditions):
    """The conditions on a region, which may be nested."""

    held: Maybe[bool] = UNSET
    holder: Maybe[Literal["opponent", "own", "any", "nobody"]] = UNSET
    active: Maybe[bool] = UNSET
    lone: Maybe[bool] = UNSET
    tokens: Maybe[From1To20] = UNSET
    occupied: Maybe[bool] = UNSET
    piece: Maybe[StandingWord] = UNSET
    alone: Maybe[bool] = UNSET
    place: Maybe[bool] = UNSET
    terrain_of: Maybe[ItemWord] = UNSET
    next_to: Maybe[RegionConditions] = UNSET
    linked_to: Maybe[RegionConditions] = UNSET


class HoldingConditions(RegionConditions):
    """The regions that a race must hold: at least one, or as many as ``regions`` says."""

    regions: Maybe[From1To20] = UNSET


class CostConditions(RegionConditions):
    """All conditions. Only costs take ``holder = "grudge"``, and only for the conquered region itself."""

    holder: Maybe[Literal["opponent", "own", "any", "nobody", "grudge"]] = UNSET    # type: ignore[assignment]
    holding: Maybe[HoldingConditions] = UNSET
    from_round: Maybe[From1To10] = UNSET
    to_round: Maybe[From1To10] = UNSET


class GameConditions(TomlTable):
    """The conditions that hold for all regions or for none, for effects that concern no single region."""

    NOUN = said("condition")
    SHAPE = said("a table, as in {0}", "{ from_round = 5 }")
    holding: Maybe[HoldingConditions] = UNSET
    from_round: Maybe[From1To10] = UNSET
    to_round: Maybe[From1To10] = UNSET


class ConditionsField(CostConditions):
    holder: Maybe[Literal["opponent", "own", "any", "nobody"]] = UNSET


_NOTHING: Final[Mapping[str, Any]] = MappingProxyType({})


class EffectTable(TomlTable, tag_field="verb", kw_only=True):
    """The fields of every effect."""

    NOUN = said("field")
    COMMON = ("verb", "rule", "when")
    rule: Maybe[NewName] = UNSET
    when: Maybe[Stage] = UNSET


EffectType = type[EffectTable]


class ClauseTable(EffectTable, tag_field="clause", kw_only=True):
    """The fields of every clause: a special rule that no verb can express."""

    verb: Literal["clause"]


def _effect(
    tag: str, needs: Mapping[str, Any] = _NOTHING, /, base: EffectType = EffectTable, **takes: Any
) -> EffectType:
    """Declare the effect with the verb *tag*; the fields *needs* are required, the fields *takes* are optional."""
    fields: list[Any] = [*needs.items(), *((name, declared | UnsetType, UNSET) for name, declared in takes.items())]
    return msgspec.defstruct(tag, fields, bases=(base,), tag=tag, kw_only=True)  # type: ignore[return-value]


def _clause(tag: str, needs: Mapping[str, Any] = _NOTHING, /, when: Any = Active, **takes: Any) -> EffectType:
    """Declare the clause *tag* as an effect in the stage *when*; a file must state any stage but ``active``."""
    if when is not Active:
        return _effect(tag, {"when": when, **needs}, base=ClauseTable, **takes)
    return _effect(tag, needs, base=ClauseTable, when=when, **takes)


_PIECE: Final = {"piece": Piece, "count": From1To20, "at": Literal["pick", "conquest", "redeploy", "close"]}
_OF_A_PIECE: Final[dict[str, Any]] = {
    "apart": bool, "stock": From1To20, "moves": From1To20, "immune": bool, "stays": bool, "defence": From1To5,
    "note": NoteName, "new": bool, "limit": Literal["turn"], "optional": bool,
    "variants": list[Literal["bivouac_moves"]],
}  # fmt: skip
_AID: Final = {"limit": Literal["turn"]}
_COST: Final = Annotated[int, Meta(ge=-5, le=5)]
_COINS: Final = Annotated[int, Meta(ge=-10, le=10)]
_PRICE: Final = Annotated[int, Meta(ge=-1, le=3)]
_LOSS: Final = Annotated[int, Meta(ge=0, le=5)]

_OF_A_COMBO: Final[tuple[EffectType, ...]] = (
    _effect("supply", amount=From1To10, per=Literal["region", "conquest"], every=From1To10, where=ConditionsField),
    _effect("loan", {"amount": From1To10}),
    _effect("campaign", {"when": Literal["declined", "always"]}),
    _effect("entry", where=PrintedConditions),
    _effect("zone", {"where": PrintedConditions}),
    _effect("reach", where=ConditionsField),
    _effect("link", {"where": PrintedConditions}, anywhere=bool, passage=bool),
    _effect("as_empty", where=ConditionsField, variants=list[Literal["flames_entry"]]),
    _effect("cost", {"amount": _COST}, where=CostConditions),
    _effect("defence", amount=From1To10, where=ConditionsField, piece=Piece, stock=From1To20),
    _effect("immune", where=ConditionsField),
    _effect("die", where=ConditionsField),
    _effect(
        "substitute", {"where": ConditionsField, "limit": Literal["opponent"]},
        source=Source, variants=list[Literal["sorcerer_empty_hand", "sorcerer_vs_elf"]],
    ),
    _effect("overrun", {"limit": Literal["turn"]}, amount=From1To5, piece=Piece, immune=bool, stays=bool),
    _effect("shield"),
    _effect("loss", {"amount": _LOSS}),
    _effect("toll", amount=From1To5, payer=Literal["attacker", "bank"]),
    _effect("piece", _PIECE, where=ConditionsField, **_OF_A_PIECE),
    _effect("pact"),
    _effect(
        "windfall", {"at": Literal["conquest", "decline", "abandon"], "payer": Literal["bank", "opponent"]},
        amount=From1To5, where=ConditionsField,
    ),
    _effect("again", when=Active, where=GameConditions),
    _effect("fixed"),
    _effect("least", {"amount": From2To10}),
    _effect("most", {"amount": From1To10}),
    _effect("price", {"amount": _PRICE}, when=Active),
    _effect("gift", when=Active, amount=From1To5),
    _effect(
        "income", amount=_COINS, per=Literal["region", "conquest", "turn", "group", "flock", "opponent"],
        every=From1To10, where=ConditionsField, limit=Literal["game"],
    ),
    _effect(
        "decline", when=Active, amount=From1To5, keep=Literal["one", "all", "none"], extra=bool, badge=bool,
        after_score=bool, redeploys=bool,
    ),
    _clause("bag", {"piece": Literal["bag"]}),
    _clause("hammers", {"stock": From1To20, "note": NoteName}, where=ConditionsField),
    _clause("reborn", {"count": From1To20}, when=Literal["declined"]),
)  # fmt: skip

_PICK_PIECE: Final = _effect("piece", _PIECE, where=PrintedConditions, **_OF_A_PIECE)
"""A piece that is placed when the race is picked."""

EFFECTS: Final[dict[str, tuple[EffectType, ...]]] = {
    "race": (*_OF_A_COMBO, _clause("swap-badge")),
    "power": _OF_A_COMBO,
    "relic": (
        _effect("reach", _AID, when=Active),
        _effect("as_empty", _AID, when=Active),
        _effect("cost", {"amount": _COST, **_AID}, when=Active),
        _effect("loss", {"amount": _LOSS, **_AID}, when=Active),
        _effect("substitute", {"where": ConditionsField, **_AID}, when=Active, source=Source),
        _effect("income", {"per": Literal["opponent"], "where": ConditionsField}, when=Active),
        _clause("scepter", where=ConditionsField),
        _clause("ring"),
    ),
    "place": (
        _effect("supply", {"where": ConditionsField, "at": Literal["start"]}, amount=From1To10),
        _effect("link", {"where": PlaceLinkConditions}),
        _effect("defence", {"when": Literal["always"], "where": ConditionsField}, amount=From1To5),
        _effect(
            "income", {"where": ConditionsField}, amount=From1To10, per=Literal["region", "conquest", "opponent"]
        ),
        _effect("grant", when=Active),
        _clause("altar", {"amount": From1To10}, when=Literal["always"]),
        _clause("balrog", {"piece": Literal["balrog"], "immune": bool}),
        _clause("ghost", {"piece": Literal["ghost"], "immune": bool}),
    ),
}  # fmt: skip
"""What each kind of trait can do."""

AID_VERBS: Final = ("reach", "as_empty", "cost", "loss", "substitute")
"""The verbs with which a relic can aid the single conquest that names it."""


@cache
def tags_of(kind: str, tag_field: str) -> dict[str, EffectType]:
    """Return the effects of a *kind* by their verbs or by their clauses: *tag_field* is "verb" or "clause"."""
    configs = ((effect.__struct_config__, effect) for effect in EFFECTS[kind])
    return {str(config.tag): effect for config, effect in configs if config.tag_field == tag_field}


def verbs_of(kind: str) -> tuple[str, ...]:
    """Return the verbs that a trait of this *kind* can use."""
    return (*tags_of(kind, "verb"), "clause")


def effect_type(kind: str, table: Mapping[str, object]) -> EffectType | None:
    """Return the type for the verb and clause of the effect in *table*; None if a *kind* has no such effect."""
    if kind in ("race", "power") and (table.get("verb"), table.get("at")) == ("piece", "pick"):
        return _PICK_PIECE
    tag_field = "clause" if table.get("verb") == "clause" else "verb"
    return tags_of(kind, tag_field).get(str(table.get(tag_field)))


@cache
def fields_of(table: type[TomlTable]) -> tuple[FieldShape, ...]:
    """Return the fields of an effect, or the conditions of a *where*; pieces and items are those of the box."""
    return shapes_of(table, {ItemWord: ITEMS, StandingWord: (*PIECES, *(item for item in ITEMS if item not in PIECES))})
