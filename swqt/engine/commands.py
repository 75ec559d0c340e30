"""What a seat may say. A command is the only way from one State to the next.

Commands are values of their own classes, not tuples: ``Conquer(3)`` and ``Roll(3)`` must never be equal. Regions and
seats are indices, traits and pieces are their names.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from operator import itemgetter
from typing import Final, NamedTuple

from swqt.engine.regions import RegionSet, members
from swqt.engine.values import value

Shares = tuple[tuple[int, int], ...]
"""How tokens stand or are spread: (region, tokens), sorted by region."""

_REGION: Final = itemgetter(0)
_TOKENS: Final = itemgetter(1)


def regions_of(shares: Shares) -> tuple[int, ...]:
    """Return the regions of *shares*, in their order."""
    return tuple(map(_REGION, shares))

class Command:
    """Base of everything a seat may say."""

    __slots__ = ()

    def canonical(self) -> str:
        """Return text that is equal exactly for equal commands (it enters the State's digest).

        A last field that is empty is left out, so that games written before there was one keep their digests.
        """
        values = [getattr(self, f.name) for f in fields(self)]  # type: ignore[arg-type]
        if values and values[-1] in ("", ()):
            values.pop()
        return f"{type(self).__name__}({','.join(map(repr, values))})"


@value
class Pick(Command):
    """Take the combo in *row* (0 is the top and free); Shadow Mimes may *swap* badges with another row."""

    row: int
    swap: int | None = None


@value
class Abandon(Command):
    """Empty *regions* before the first conquest (ABANDON-1)."""

    regions: RegionSet


@value
class Conquer(Command):
    """Conquer *region*, *using* relics; with *die* as the final attempt, a roll follows (FINAL-1)."""

    region: int
    using: tuple[str, ...] = ()
    die: bool = False


@value
class Use(Command):
    """Use what *trait* offers, on *region* where it needs one (-1 where it does not, like Berserk).

    A conquest that it leads to may be helped by relics: they are in *using* (A-112).
    """

    trait: str
    region: int = -1
    using: tuple[str, ...] = ()


@value
class Place(Command):
    """Put *piece* into *region*, from hand or, if *source* names a region, from there."""

    piece: str
    region: int
    source: int = -1


@cache
def place(piece: str, region: int, source: int = -1) -> Place:
    """Return that Place; the same few thousand are listed again and again, and a new one costs far more."""
    return Place(piece, region, source)


@value
class Deploy(Command):
    """``counts[k]`` is (region, tokens), sorted by region.

    In ``redeploy`` the final number in every region held; in ``retreat`` how many withdrawn tokens are added.
    """

    counts: Shares


@value
class Choose(Command):
    """Make peace with *seat* (POWER-DIPLOMAT-1)."""

    seat: int


@value
class Decline(Command):
    """Put the active race in decline (DECLINE-1), *using* a lent badge that takes it away (PLACE-STONEHEDGE-2)."""

    using: str = ""


@value
class End(Command):
    """Nothing more of what is open; also the no to an offer."""


@value
class Roll(Command):
    """Chance: the Reinforcement die shows *pips* (0 to 3)."""

    pips: int


@value
class Deal(Command):
    """Chance: *race* and *power* turn up as the next combo."""

    race: str
    power: str


@value
class Draw(Command):
    """Chance: *item* (a relic, a place or Stonehedge's badge) turns up."""

    item: str


class Pool(NamedTuple):
    """*tokens* to spread over *regions*, at least *least* and at most *most* in each."""

    tokens: int
    regions: RegionSet
    least: int
    most: int

    def admits(self, counts: Shares) -> bool:
        """Return whether *counts* spreads the tokens, each region once and in order, within the bounds."""
        if regions_of(counts) != members(self.regions):
            return False
        tokens: tuple[int, ...] = tuple(map(_TOKENS, counts))
        return sum(tokens) == self.tokens and min(tokens) >= self.least and max(tokens) <= self.most

    def only(self) -> Shares | None:
        """Return the one way to spread the tokens, or None if there are several."""
        size = self.regions.bit_count()
        if size == 1 or self.tokens == self.least * size:
            share = self.tokens if size == 1 else self.least
            return tuple((region, share) for region in members(self.regions))
        if self.tokens == self.most * size:
            return tuple((region, self.most) for region in members(self.regions))
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
        if regions_of(command.counts) != members(regions):
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
    for option in legal:
        if isinstance(option, Command):
            if option == command:
                return True
        elif command in option:
            return True
    return False
