"""Finds traits that make no sense on a board (MIX-1): every effect refers to something the game does not have.

No trait is special-cased: Humans are left out underground because no region there is farmland (MIX-5).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from swqt.engine import OF_THE_COLUMN, WORLDS, Board, Effect, Site, Trait, Where

REASONS: Final = ("terrain", "mark", "piece", "relics", "places")
"""What can be missing: something printed on the board, a piece of another trait, or relics or places."""

_LETTERS: Final = {"surface": "fphsmwl", "underground": "uncdkrx"}
_MARKS: Final = {"surface": ("edge", "mine", "magic", "cavern", "tribe"), "underground": ("edge", "monster")}
"""The marks of every board of a world (MAP-1, MAP-2). Only some boards have a volcano (A-79)."""

_EXCEPTING: Final = ("scepter",)
"""Clauses whose *where* lists exceptions."""


class ExcludedTrait(NamedTuple):
    """A trait that makes no sense: ``reason`` is one of REASONS, ``about`` the word for what is missing."""

    trait: str
    reason: str
    about: str = ""


class _BoardFeatures(NamedTuple):
    """Everything that effects can refer to in one game."""

    terrain: frozenset[str]
    marks: frozenset[str]
    pieces: frozenset[str]
    relics: bool
    places: bool


def senseless(traits: Iterable[Trait], board: Board) -> tuple[ExcludedTrait, ...]:
    """Return those of *traits* that make no sense on *board* in a game with exactly these traits, sorted by name.

    The board counts as having everything that all boards of its world have, so that a small board excludes nothing by
    accident.
    """
    left = {trait.name: trait for trait in traits}
    bare = _scene_of(board)
    out: list[ExcludedTrait] = []
    pieces = {effect.piece for trait in left.values() for effect in trait.effects}
    # Leaving out a trait removes its pieces, which may in turn exclude another trait.
    while True:
        kinds = {trait.kind for trait in left.values()}
        items = {trait.name for trait in left.values() if trait.kind in ("relic", "place")}
        scene = bare._replace(
            pieces=frozenset(pieces | items), relics="relic" in kinds, places="place" in kinds
        )
        found = [ExcludedTrait(name, *lack) for name, trait in left.items() if (lack := _lack(trait, scene))]
        out += found
        for excluded in found:
            del left[excluded.trait]
        effects = [effect for trait in left.values() for effect in trait.effects]
        brought = {effect.piece for effect in effects if not _missing(effect, scene)}
        if not found and brought == pieces:
            return tuple(sorted(out))
        pieces = brought


def _scene_of(board: Board) -> _BoardFeatures:
    terrain: set[str] = set()
    marks: set[str] = set()
    for one in (_MODELS[board.world], board):
        terrain |= {word for word, regions in one.terrain.items() if regions}
        marks |= {word for word, regions in one.marks.items() if regions}
    return _BoardFeatures(frozenset(terrain), frozenset(marks), frozenset(), relics=False, places=False)


def _model(world: str) -> Board:
    """Return a board of one region for each terrain of *world*, which resolves equivalent terrains (MIX-3)."""
    codes = [f"{letter}1" for letter in _LETTERS[world]]
    sites = tuple(Site(code, _MARKS[world], ()) for code in codes)
    return Board(world, world, world, 2, 1, sites)


_MODELS: Final = {world: _model(world) for world in WORLDS}


def _lack(trait: Trait, scene: _BoardFeatures) -> tuple[str, str] | None:
    """Return what the first effect of *trait* lacks if every effect lacks something, otherwise None."""
    effects = [effect for effect in trait.effects if not _only_supports(effect)]
    lacks = [_missing(effect, scene) for effect in effects]
    return lacks[0] if lacks and all(lacks) else None


def _only_supports(effect: Effect) -> bool:
    """Return whether *effect* only keeps the badge for the trait's other effects or prices them (DECLINE-4, BLANK-11).
    """
    if effect.verb in OF_THE_COLUMN:
        return True
    return effect.verb == "decline" and effect.keep == "one" and not (effect.extra or effect.after_score)


def _missing(effect: Effect, scene: _BoardFeatures) -> tuple[str, str] | None:
    if effect.clause == "bag" and not scene.relics:
        return "relics", ""
    if effect.clause in _EXCEPTING:
        return None
    return _missing_from(effect.where, scene)


def _missing_from(where: Where, scene: _BoardFeatures) -> tuple[str, str] | None:
    for condition, argument in where:
        if isinstance(argument, tuple):
            if found := _missing_from(argument, scene):
                return found
        elif condition == "terrain" and argument not in scene.terrain:
            return "terrain", str(argument)
        elif condition == "mark" and argument not in scene.marks:
            return "mark", str(argument)
        elif condition in ("piece", "terrain_of") and argument not in scene.pieces:
            return "piece", str(argument)
        elif condition == "place" and argument and not scene.places:
            return "places", ""
    return None
