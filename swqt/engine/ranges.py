"""Ranges: families of commands too large to list, and what a whole list of answers admits."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from swqt.engine.commands import Abandon, Command, Deal, Deploy, Shares
from swqt.engine.regions import RegionSet, members
from swqt.engine.values import value


class Pool(NamedTuple):
    """*tokens* to spread over *regions*, at least *least* and at most *most* in each."""

    tokens: int
    regions: RegionSet
    least: int
    most: int

    def admits(self, counts: Shares) -> bool:
        """Return whether *counts* spreads the tokens, each region once and in order, within the bounds."""
        left, held, least, most = self
        regions = members(held)
        if len(counts) != len(regions):
            return False
        place = 0
        for region, count in counts:
            if region != regions[place] or count < least or count > most:
                return False
            left -= count
            place += 1  # noqa: SIM113  # enumerate would cost a third more
        return left == 0

    def only(self) -> Shares | None:
        """Return the one way to spread the tokens, or None if there are several."""
        size = self.regions.bit_count()
        if size == 1 or self.tokens == self.least * size:
            share = self.tokens if size == 1 else self.least
            return tuple([(region, share) for region in members(self.regions)])
        if self.tokens == self.most * size:
            return tuple([(region, self.most) for region in members(self.regions)])
        return None


@value
class DeployRange:
    """Every Deploy that spreads each pool within its bounds (one pool a tribe that redeploys)."""

    pools: tuple[Pool, ...]

    def __contains__(self, command: object) -> bool:
        """Return whether *command* is a Deploy of exactly these pools."""
        if not isinstance(command, Deploy):
            return False
        if len(self.pools) == 1:
            return self.pools[0].admits(command.counts)
        counts = dict(command.counts)
        regions = 0
        for pool in self.pools:
            regions |= pool.regions
        if tuple([region for region, _ in command.counts]) != members(regions):
            return False
        for pool in self.pools:
            if not pool.admits(tuple([(region, counts[region]) for region in members(pool.regions)])):
                return False
        return True


@value
class AbandonRange:
    """Every Abandon of one or more of *regions*."""

    regions: RegionSet

    def __contains__(self, command: object) -> bool:
        """Return whether *command* abandons some of these regions and no other."""
        return isinstance(command, Abandon) and command.regions > 0 and not command.regions & ~self.regions


@value
class DealRange:
    """Every Deal of one of *races* with one of *powers*, all equally likely."""

    races: tuple[str, ...]
    powers: tuple[str, ...]

    def __contains__(self, command: object) -> bool:
        """Return whether *command* deals one of these races with one of these powers."""
        return isinstance(command, Deal) and command.race in self.races and command.power in self.powers

    def __iter__(self) -> Iterator[Deal]:
        """Yield every deal."""
        return (Deal(race, power) for race in self.races for power in self.powers)


Range = DeployRange | AbandonRange | DealRange
"""A family of legal commands too large to list; ``command in range`` tells membership."""

Legal = tuple[Command | Range, ...]
"""What an open decision admits: commands, and ranges of commands."""


def admits(legal: Legal, command: Command) -> bool:
    """Return whether *command* is listed in *legal*, by itself or within a range."""
    for option in legal:
        if option is command:
            return True
    kind = type(command)
    for option in legal:
        if isinstance(option, Command):
            if type(option) is kind and option == command:
                return True
        elif command in option:
            return True
    return False
