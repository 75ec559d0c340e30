"""Profiles: what a combo's effects amount to on this board, worked out once and looked up ever after.

A tribe's answers depend on its race, its power and its stage. All that depends on nothing else (printed
terrain, fixed sums) is folded here; what depends on the position is kept as effects for ``questions.py``.
"""

from __future__ import annotations

from typing import Final

from swqt.engine.board import Board
from swqt.engine.regions import RegionSet, members
from swqt.engine.traits import Effect, Trait, Where

FREE: Final = 2
FREE_RIVER: Final = 1
"""Tokens to conquer an empty region (COST-2)."""

_PRINTED: Final = frozenset({"terrain", "mark"})


def is_printed(where: Where) -> bool:
    """Return whether *where* depends on the board alone, never on the position."""
    for condition, argument in where:
        if condition == "next_to":
            if not isinstance(argument, tuple) or not is_printed(argument):
                return False
        elif condition not in _PRINTED:
            return False
    return True


def printed_set(board: Board, where: Where) -> RegionSet:
    """Return the regions of *board* that meet a printed *where*."""
    regions = board.every
    for condition, argument in where:
        if condition == "terrain":
            regions &= board.terrain[str(argument)]
        elif condition == "mark":
            regions &= board.marks[str(argument)]
        else:
            assert isinstance(argument, tuple)
            regions &= board.around(printed_set(board, argument))
    return regions


def printed_or_none(board: Board, where: Where) -> RegionSet | None:
    """Return the regions that meet *where* if the board alone decides, otherwise None."""
    return printed_set(board, where) if is_printed(where) else None


def kept_in_decline(trait: Trait) -> bool:
    """Return whether *trait*, as a badge, stays with its race in decline (DECLINE-4)."""
    return any(effect.verb == "decline" and effect.badge for effect in trait.effects)


def is_never_lost(effect: Effect) -> bool:
    """Return whether the pieces of *effect* count as tokens and return to their owner (POWER-BIVOUACKING-3)."""
    return effect.verb == "piece" and effect.defence > 0 and not effect.stays and not effect.new


class Profile:
    """One combo in one stage on one board.

    ``base`` is the cost of each region before anything that stands there; ``zone`` the regions it may hold,
    ``entry`` those it may enter by without regions, ``reach`` those always in reach; ``links`` are sets of
    mutually adjacent regions. ``at`` maps a moment to the pieces placed then.
    """

    __slots__ = (
        "as_empty", "at", "base", "campaign", "costs", "decline", "defence", "dies", "effects", "entry", "income",
        "links", "loan", "loss", "overruns", "pacts", "reach", "substitutes", "supply", "zone",
    )  # fmt: skip

    def __init__(self, board: Board, effects: tuple[Effect, ...]) -> None:
        """Fold *effects*, those that are in force."""
        self.effects: Final = effects
        self.base: Final = _base_costs(board, effects)
        self.costs: Final = tuple(e for e in effects if e.verb == "cost" and not is_printed(e.where))
        self.zone: RegionSet = board.terrain["land"] | board.terrain["river"]
        self.entry: RegionSet = board.entry
        self.reach: RegionSet = 0
        for effect in effects:
            if effect.verb == "zone":
                self.zone |= printed_set(board, effect.where)
            elif effect.verb == "entry":
                self.entry |= printed_set(board, effect.where)
            elif effect.verb == "reach":
                self.reach |= printed_set(board, effect.where)
        self.links: Final = tuple(printed_set(board, e.where) for e in effects if e.verb == "link")
        self.loss: Final = min((e.amount for e in effects if e.verb == "loss"), default=1)
        self.loan: Final = sum(e.amount for e in effects if e.verb == "loan")
        self.at: Final = {
            moment: tuple(e for e in effects if e.verb == "piece" and e.at == moment)
            for moment in ("conquest", "redeploy", "close")
        }
        self.as_empty: Final = _of(effects, "as_empty")
        self.campaign: Final = bool(_of(effects, "campaign"))
        self.decline: Final = _of(effects, "decline")
        self.defence: Final = _of(effects, "defence")
        self.dies: Final = _of(effects, "die")
        self.income: Final = _of(effects, "income")
        self.overruns: Final = _of(effects, "overrun")
        self.pacts: Final = _of(effects, "pact")
        self.substitutes: Final = _of(effects, "substitute")
        self.supply: Final = _of(effects, "supply")


def effects_in_force(race: Trait, power: Trait | None, active: bool) -> tuple[Effect, ...]:
    """Return the effects of a combo in its stage; a discarded badge has none (DECLINE-4)."""
    stages = ("active", "always") if active else ("declined", "always")
    traits = [race] if power is None or not (active or kept_in_decline(power)) else [race, power]
    return tuple(e for trait in traits for e in trait.effects if e.when in stages or _lasts(e, active))


def _lasts(effect: Effect, active: bool) -> bool:
    """A race in decline still answers how it declined: whether it fills the one place (POWER-SPIRIT-1)."""
    return not active and effect.verb == "decline" and effect.extra


def _of(effects: tuple[Effect, ...], verb: str) -> tuple[Effect, ...]:
    return tuple(effect for effect in effects if effect.verb == verb)


def _base_costs(board: Board, effects: tuple[Effect, ...]) -> tuple[int, ...]:
    costs = [FREE] * len(board.codes)
    for region in members(board.terrain["river"]):
        costs[region] = FREE_RIVER
    for region in members(board.terrain["mountain"]):
        costs[region] += 1
    for effect in effects:
        if effect.verb == "cost" and is_printed(effect.where):
            for region in members(printed_set(board, effect.where)):
                costs[region] += effect.amount
    return tuple(costs)
