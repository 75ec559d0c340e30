"""What the traits of a game say, read as data once: what pieces defend, what combos earn where."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from swqt.engine import Effect, RegionSet, Rules, Where, members

ALONE: Final = 0.5
"""How often a region that pays only where no rival is near does so."""

MEAN_COST: Final = 3.0
"""Tokens that a region costs on average, defenders and all."""

RARE: Final = 0.3
"""How much of the board a cost concerns that depends on where tokens and pieces stand."""


class TraitInfo:
    """The effects of one game by what a bot wants to know of them; no trait is known by name."""

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
        self.mute: Final = (self.immune | frozenset(self.sturdy)) - paying - {e.piece for e in effects if e.clause}
        # Pieces that only protect: what they are worth somewhere needs no look at the coins.
        self.base: Final = rules.base_costs()
        self._bonus: dict[tuple[str, str], dict[int, float]] = {}
        self._promise: dict[tuple[str, str], float] = {}

    def of(self, race: str, power: str) -> tuple[Effect, ...]:
        """Return every effect of a combo, whatever the stage."""
        return self.effects.get(race, ()) + self.effects.get(power, ())

    def bonus(self, race: str, power: str) -> dict[int, float]:
        """Return the coins that each region pays this active combo beyond the one, as far as the map tells."""
        found = self._bonus.get((race, power))
        if found is None:
            found = {}
            for effect in self.of(race, power):
                if effect.verb == "income" and effect.per in ("region", "conquest") and effect.when != "declined":
                    alone = ALONE if any(name == "alone" for name, _ in effect.where) else 1.0
                    for region in members(self.printed(effect.where)):
                        found[region] = found.get(region, 0.0) + alone * effect.amount / effect.every
            self._bonus[race, power] = found
        return found

    def reach(self, race: str, power: str) -> float:
        """Return how far the tokens of this combo go: 1 as far as any, 2 twice as far because all costs it half."""
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
        """Return what a combo promises at first sight: tokens and what its effects say."""
        found = self._promise.get((race, power))
        if found is None:
            tokens = self.tokens.get(race, 0) + self.tokens.get(power, 0)
            bonus = sum(self.bonus(race, power).values()) / max(1, len(self.base))
            lump = sum([e.amount for e in self.of(race, power) if e.verb == "income" and e.per not in ("region",)])
            found = self._promise[race, power] = tokens * self.reach(race, power) + 4 * bonus + 0.4 * lump
        return found

    def crowd(self, race: str, power: str) -> int:
        """Return how many tokens in one region pay this combo coins there (0: numbers do not matter)."""
        for effect in self.of(race, power):
            if effect.verb == "income" and effect.when != "declined":
                for condition, argument in effect.where:
                    if condition == "tokens" and isinstance(argument, int):
                        return argument
        return 0

    def printed(self, where: Where) -> RegionSet:
        """Return where the printed conditions of *where* hold; those that depend on the position are taken as met."""
        regions = self.board.every
        for condition, argument in where:
            if condition == "terrain":
                regions &= self.board.terrain[str(argument)]
            elif condition == "mark":
                regions &= self.board.marks[str(argument)]
            elif condition == "next_to" and isinstance(argument, tuple):
                regions &= self.board.around(self.printed(argument))
            elif condition in ("tokens", "place", "piece", "terrain_of"):
                return 0   # rare, and told exactly by the income of a position
        return regions


@lru_cache(maxsize=16)
def lore(rules: Rules) -> TraitInfo:
    """Return what the traits of *rules* say; worked out once."""
    return TraitInfo(rules)
