"""Properties of a game's traits, computed once from their effects: how pieces defend, and what combos earn where."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from swqt.engine import Effect, RegionSet, Rules, Where, members

ALONE: Final = 0.5
"""Estimated probability that a region which pays only without rivals nearby does pay."""

MEAN_COST: Final = 3.0
"""Average cost of a region in tokens, including defenders."""

RARE: Final = 0.3
"""Estimated share of regions to which a cost effect applies if it depends on tokens or pieces."""


class TraitInfo:
    """The effects of one game's traits, prepared for bots; no trait is known by name."""

    def __init__(self, rules: Rules) -> None:
        board, content = rules.board, rules.content
        self.board: Final = board
        self.tokens: Final = {trait.name: trait.tokens for trait in (*content.races, *content.powers)}
        self.effects: Final = {
            trait.name: trait.effects
            for trait in (*content.races, *content.powers, *content.relics, *content.places)
        }
        effects = [effect for own in self.effects.values() for effect in own]
        self.immune: Final = frozenset(e.piece for e in effects if e.piece and e.immune)
        self.sturdy: Final = {e.piece: e.defence for e in effects if e.piece and e.defence}
        self.emptying: Final = frozenset(e.trait for e in effects if e.verb == "as_empty")
        paying = {str(argument) for e in effects if e.verb == "income" for name, argument in e.where if name == "piece"}
        # Pieces that only protect: their value in a region does not depend on incomes.
        self.mute: Final = (self.immune | frozenset(self.sturdy)) - paying - {e.piece for e in effects if e.clause}
        self.base: Final = rules.base_costs()
        self._bonus: dict[tuple[str, str, tuple[str, ...]], dict[int, float]] = {}
        self._spoils: dict[tuple[str, str], dict[int, float]] = {}
        self._promise: dict[tuple[str, str], float] = {}

    def of(self, race: str, power: str) -> tuple[Effect, ...]:
        """Return all effects of a combo, active or in decline."""
        return self.effects.get(race, ()) + self.effects.get(power, ())

    def bonus(self, race: str, power: str, per: tuple[str, ...] = ("region", "conquest")) -> dict[int, float]:
        """Return the coins beyond one that each region pays this active combo, as far as the map determines them.

        *per* is what is paid for: regions that are held, or conquests, as if no region were empty.
        """
        found = self._bonus.get((race, power, per))
        if found is None:
            found = {}
            for effect in self.of(race, power):
                if effect.verb == "income" and effect.per in per and effect.when != "declined":
                    alone = ALONE if any(name == "alone" for name, _ in effect.where) else 1.0
                    for region in members(self.printed(effect.where)):
                        found[region] = found.get(region, 0.0) + alone * effect.amount / effect.every
            self._bonus[race, power, per] = found
        return found

    def spoils(self, race: str, power: str) -> dict[int, float]:
        """Return the coins and tokens that this active combo gains by conquering each region if it is not empty."""
        found = self._spoils.get((race, power))
        if found is None:
            found = {}
            for effect in self.of(race, power):
                if effect.verb in ("income", "supply") and effect.per == "conquest" and effect.when != "declined":
                    for region in members(self.printed(effect.where)):
                        found[region] = found.get(region, 0.0) + effect.amount / effect.every
            self._spoils[race, power] = found
        return found

    def reach(self, race: str, power: str) -> float:
        """Return the average cost of regions divided by this combo's; 2 means that regions cost it half as much."""
        cost = MEAN_COST
        every = self.board.every.bit_count()
        for effect in self.of(race, power):
            if effect.verb == "cost" and effect.when != "declined":
                share = self.printed(effect.where).bit_count() / every
                for condition, _ in effect.where:
                    if condition in ("holder", "held", "next_to"):
                        share = min(share, RARE)
                cost += effect.amount * (share or RARE)
        return MEAN_COST / max(1.0, cost)

    def promise(self, race: str, power: str) -> float:
        """Return a quick estimate of a combo's value from its tokens and effects."""
        found = self._promise.get((race, power))
        if found is None:
            tokens = self.tokens.get(race, 0) + self.tokens.get(power, 0)
            bonus = sum(self.bonus(race, power).values()) / max(1, len(self.base))
            lump = sum([e.amount for e in self.of(race, power) if e.verb == "income" and e.per not in ("region",)])
            found = self._promise[race, power] = tokens * self.reach(race, power) + 4 * bonus + 0.4 * lump
        return found

    def crowd(self, race: str, power: str) -> int:
        """Return the number of tokens in a region that earns this combo a bonus there; 0 if it has no such effect."""
        for effect in self.of(race, power):
            if effect.verb == "income" and effect.when != "declined":
                for condition, argument in effect.where:
                    if condition == "tokens" and isinstance(argument, int):
                        return argument
        return 0

    def printed(self, where: Where) -> RegionSet:
        """Return the regions that meet the printed conditions of *where*; other conditions are assumed to be met.

        Returns 0 for conditions on tokens, pieces and places.
        """
        regions = self.board.every
        for condition, argument in where:
            if condition == "terrain":
                regions &= self.board.terrain[str(argument)]
            elif condition == "mark":
                regions &= self.board.marks[str(argument)]
            elif condition == "next_to" and isinstance(argument, tuple):
                regions &= self.board.around(self.printed(argument))
            elif condition in ("tokens", "place", "piece", "terrain_of"):
                return 0   # rare, and included in the income of a position anyway
        return regions


@lru_cache(maxsize=16)
def trait_info(rules: Rules) -> TraitInfo:
    """Return the cached TraitInfo of *rules*."""
    return TraitInfo(rules)
