"""Profiles: the effects of a combo combined for one board, computed once and then looked up.

A profile depends on race, power, stage and a lent badge. What depends on nothing else (printed terrain, fixed sums)
is computed here; effects that depend on the position are kept for the modules that evaluate them.
"""

from __future__ import annotations

from typing import Final

from swqt.engine.board import Board
from swqt.engine.events import CostPart
from swqt.engine.regions import RegionSet, members
from swqt.engine.traits import Effect, Trait, Where, loan_of

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


def anchor_of(where: Where) -> str:
    """Return the kind of piece without which no region meets *where*, or an empty string."""
    for condition, argument in where:
        if condition in ("piece", "terrain_of"):
            return str(argument)
        if condition in ("next_to", "linked_to", "holding"):
            assert isinstance(argument, tuple)
            if anchor := anchor_of(argument):
                return anchor
    return ""


class Payment:
    """What one effect pays when the turn is scored, in fields that are fast to read.

    ``printed`` are the regions of its *where*, None if they depend on the position; ``anchor`` is the kind of piece
    without which it pays nothing, or empty; ``anyhow`` says that it pays without a region that meets *where*.
    """

    __slots__ = ("amount", "anchor", "anyhow", "effect", "every", "limited", "per", "printed")

    def __init__(self, board: Board, effect: Effect) -> None:
        """Prepare *effect* for *board*."""
        self.effect: Final = effect
        self.printed: Final = printed_or_none(board, effect.where)
        self.per: Final = effect.per
        self.anyhow: Final = effect.per in ("group", "flock")
        self.anchor: Final = "" if self.anyhow else anchor_of(effect.where)
        self.amount: Final = effect.amount
        self.every: Final = effect.every
        self.limited: Final = bool(effect.limit)


def kept_in_decline(trait: Trait) -> bool:
    """Return whether *trait*, as a badge, stays with its race in decline (DECLINE-4)."""
    return any(effect.verb == "decline" and effect.badge for effect in trait.effects)


def is_never_lost(effect: Effect) -> bool:
    """Return whether the pieces of *effect* count as tokens and withdraw with them (POWER-BIVOUACKING-3)."""
    return effect.verb == "piece" and effect.defence > 0 and not effect.stays and not effect.new


class ComboProfile:
    """One combo in one stage on one board.

    ``base`` is the cost of each region without what stands there, ``may_be_free`` says that it may drop below 1,
    ``ordinary`` that nothing else changes it; ``zone`` are the regions it may conquer, ``stay`` those it may
    still hold after a redeployment (MAP-5), ``entry`` those where it enters without regions, ``reach`` those always in
    reach. ``links`` are sets of mutually adjacent regions, ``anywhere`` is adjacent to every region of the tribe,
    ``loose_links`` depend on the position; each has the kind of piece without which it links nothing, or an empty
    one. ``at`` maps a moment to the pieces placed then, ``kept`` are those that survive an attack, ``trail`` those
    that a conquest leaves, ``clauses`` maps a clause's name to its effect. ``least`` and ``most`` bound the tokens of a
    region after redeployment (``most`` is 0 without a bound) if it is ``bounded``.
    With ``rolls_first`` there is no ordinary final attempt (A-54); ``has_uses`` says that it may conquer by overrun or
    after a roll. ``toll`` is what a conquest of one of its regions costs the attacker in coins, ``shield`` says that
    no aid works against it, ``fixed`` that it does not redeploy.
    """

    __slots__ = (
        "_verbs", "after_score", "all_costs", "anywhere", "as_empty", "at", "base", "bounded", "campaign",
        "clauses", "closes", "costs", "defence", "effects", "entry", "extra", "fixed", "has_hammers", "has_uses",
        "income", "kept", "least", "links", "loan", "loose_links", "loose_reach", "loss", "may_be_free",
        "morning", "most", "named_dies", "open_dies", "ordinary", "overruns", "plain", "reach", "rolls_first",
        "shield", "starts", "stay", "substitutes", "supply", "toll", "trail", "zone",
    )  # fmt: skip

    def __init__(
        self, board: Board, ground: tuple[int, ...], effects: tuple[Effect, ...], lent: str = ""
    ) -> None:
        """Combine the *effects* in force; those of the badge *lent* are optional (PLACE-STONEHEDGE-2).

        *ground* are the ``ground_costs`` of *board*.
        """
        self.effects: Final = effects
        verbs: dict[str, tuple[Effect, ...]] = {}
        for effect in effects:
            verbs[effect.verb] = (*verbs.get(effect.verb, ()), effect)
        self._verbs: Final = verbs
        self.all_costs: Final = self.of("cost")
        self.base: Final = _base_costs(board, ground, self.all_costs)
        self.costs: Final = tuple(e for e in self.all_costs if not is_printed(e.where))
        self.may_be_free: Final = min(self.base) + sum(min(e.amount, 0) for e in self.costs) < 1
        self.stay: RegionSet = board.every & ~board.terrain["river"]
        self.zone: RegionSet = board.terrain["land"] | board.terrain["river"]
        self.entry: RegionSet = board.entry
        self.reach: RegionSet = 0
        self.anywhere: RegionSet = 0
        for effect in effects:
            if effect.verb == "zone":
                self.zone |= printed_set(board, effect.where)
                self.stay |= printed_set(board, effect.where)
            elif effect.verb == "entry":
                self.entry |= printed_set(board, effect.where)
            elif effect.verb == "reach" and is_printed(effect.where):
                self.reach |= printed_set(board, effect.where)
            elif effect.verb == "link" and effect.anywhere:
                self.anywhere |= printed_set(board, effect.where)
        self.zone &= ~board.terrain["chasm"]    # not even a player's own race goes there (MAP-4)
        links = self.of("link")
        self.links: Final = tuple(
            printed_set(board, e.where) for e in links if is_printed(e.where) and not e.passage and not e.anywhere
        )
        self.loose_links: Final = tuple((e, anchor_of(e.where)) for e in links if e.passage or not is_printed(e.where))
        self.loose_reach: Final = tuple(e for e in self.of("reach") if not is_printed(e.where))
        self.loss: Final = min((e.amount for e in effects if e.verb == "loss"), default=1)
        self.loan: Final = loan_of(effects)
        self.at: Final = {
            moment: tuple(e for e in effects if e.verb == "piece" and e.at == moment)
            for moment in ("pick", "conquest", "redeploy", "close")
        }
        self.kept: Final = tuple(e for e in self.at["redeploy"] if is_never_lost(e))
        self.trail: Final = self.at["conquest"]
        self.starts: Final = tuple(e for e in effects if e.verb == "piece" and e.at == "conquest" and e.moves)
        self.as_empty: Final = self.of("as_empty")
        self.ordinary: Final = not (self.costs or self.as_empty or self.may_be_free)
        self.campaign: Final = bool(self.of("campaign"))
        self.clauses: Final = {e.clause: e for e in effects if e.verb == "clause"}
        self.defence: Final = self.of("defence")
        self.named_dies: Final = tuple(e for e in effects if e.verb == "die" and e.where)
        self.open_dies: Final = tuple(e for e in effects if e.verb == "die" and not e.where)
        self.rolls_first: Final = any(e.trait != lent for e in self.open_dies)
        self.income: Final = tuple(Payment(board, e) for e in self.of("income"))
        self.overruns: Final = self.of("overrun")
        self.has_uses: Final = bool(self.named_dies or self.open_dies or self.overruns)
        self.closes: Final = bool(self.at["close"] or self.of("pact"))
        self.extra: Final = any(e.extra for e in self.of("decline"))
        self.after_score: Final = any(e.after_score for e in self.of("decline"))
        self.has_hammers: Final = "hammers" in self.clauses
        self.toll: Final = sum(e.amount for e in self.of("toll") if e.payer == "attacker")
        self.shield: Final = bool(self.of("shield"))
        self.fixed: Final = bool(self.of("fixed"))
        self.plain: Final = _base_costs(board, ground, tuple(e for e in self.all_costs if e.amount > 0))
        self.substitutes: Final = self.of("substitute")
        self.supply: Final = tuple(e for e in self.of("supply") if e.at != "start")
        self.morning: Final = tuple(e for e in self.of("supply") if e.at == "start")
        self.most: Final = min((e.amount for e in self.of("most")), default=0)
        least = max((e.amount for e in self.of("least")), default=1)
        self.least: Final = min(least, self.most or least)
        self.bounded: Final = self.most > 0 or self.least > 1

    def of(self, verb: str) -> tuple[Effect, ...]:
        """Return the effects in force that have this *verb*."""
        return self._verbs.get(verb, ())


def effects_in_force(
    race: Trait, power: Trait | None, lent: Trait | None, common: tuple[Effect, ...], active: bool
) -> tuple[Effect, ...]:
    """Return the effects of a combo in its stage; a discarded badge has none (DECLINE-4).

    *lent* is the badge a region lends (PLACE-STONEHEDGE-1), *common* are the effects for whoever holds a place.
    """
    stages = ("active", "always") if active else ("declined", "always")
    traits = [race] if power is None or not (active or kept_in_decline(power)) else [race, power]
    if lent:
        traits.append(lent)
    own = tuple(e for trait in traits for e in trait.effects if e.when in stages or _lasts(e, active))
    return own + tuple(e for e in common if e.when in stages)


def _lasts(effect: Effect, active: bool) -> bool:
    """Return whether *effect* lasts in decline: it says that the race does not fill the one place (POWER-SPIRIT-1)."""
    return not active and effect.verb == "decline" and effect.extra


def printed_parts(board: Board, region: int) -> tuple[CostPart, ...]:
    """Return the cost of *region* while it is empty, in parts (COST-2, COST-3)."""
    river = board.terrain["river"] >> region & 1
    ground = CostPart("river", FREE_RIVER, "COST-2") if river else CostPart("base", FREE, "COST-2")
    return (ground, CostPart("mountain", 1, "COST-3")) if board.terrain["mountain"] >> region & 1 else (ground,)


def ground_costs(board: Board) -> tuple[int, ...]:
    """Return the cost of each region while it is empty (COST-2, COST-3)."""
    return tuple(sum(part.amount for part in printed_parts(board, region)) for region in range(len(board.codes)))


def _base_costs(board: Board, ground: tuple[int, ...], effects: tuple[Effect, ...]) -> tuple[int, ...]:
    """Return *ground* plus the cost effects that depend on the board alone."""
    costs = list(ground)
    for effect in effects:
        if is_printed(effect.where):
            for region in members(printed_set(board, effect.where)):
                costs[region] += effect.amount
    return tuple(costs)
