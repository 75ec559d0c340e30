"""Ranges: families of commands too large to list, and membership in a list of legal commands.

A range is a sequence of its members in a fixed order, with length, iteration and indexing: ``random.choice(option)``
returns a random member, ``option[0]`` the first.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import repeat
from math import comb
from typing import Final

from swqt.engine.commands import Abandon, Command, Deal, Deploy, Place, Shares
from swqt.engine.regions import RegionSet, members, region_set


class _Immutable:
    """Base class of ranges and their pools, which are compared by what ``__reduce__`` returns.

    They are not made by ``values.value``, because mypyc would not compile them, and many are created.
    """

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and other.__reduce__() == self.__reduce__()

    def __hash__(self) -> int:
        return hash(self.__reduce__())

    def __repr__(self) -> str:
        return f"{type(self).__name__}{self.__reduce__()[1]}"


class Pool(_Immutable):
    """*tokens* to spread over *regions*, at least *least* and at most *most* in each."""

    __slots__ = ("_least", "_most", "_regions", "_tokens")

    def __init__(self, tokens: int, regions: RegionSet, least: int, most: int) -> None:
        self._tokens: Final = tokens
        self._regions: Final = regions
        self._least: Final = least
        self._most: Final = most

    def __reduce__(self) -> tuple[type[Pool], tuple[int, RegionSet, int, int]]:
        return Pool, self.fields()

    def fields(self) -> tuple[int, RegionSet, int, int]:
        """Return tokens, regions, least and most, for code that runs often."""
        return self._tokens, self._regions, self._least, self._most

    @property
    def tokens(self) -> int:
        """The number of tokens to spread."""
        return self._tokens

    @property
    def regions(self) -> RegionSet:
        """The regions that take them."""
        return self._regions

    @property
    def least(self) -> int:
        """The least number of tokens in each region."""
        return self._least

    @property
    def most(self) -> int:
        """The greatest number of tokens in each region."""
        return self._most

    def admits(self, counts: Shares) -> bool:
        """Return whether *counts* spreads the tokens, each region once and in order, within the bounds."""
        left, least, most = self._tokens, self._least, self._most
        regions = members(self._regions)
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
        tokens = self._tokens
        regions = members(self._regions)
        size = len(regions)
        if size == 1:
            return ((regions[0], tokens),)
        if tokens == self._least * size:
            return tuple(zip(regions, repeat(self._least)))
        if tokens == self._most * size:
            return tuple(zip(regions, repeat(self._most)))
        return None

    def spreads(self) -> int:
        """Return the number of ways to spread the tokens."""
        size = self._regions.bit_count()
        return _spreads(self._tokens - self._least * size, size, self._most - self._least)

    def spread(self, number: int) -> Shares:
        """Return way *number* to spread the tokens, counted from 0 up to ``spreads()``."""
        regions = members(self._regions)
        spare = self._most - self._least
        left = self._tokens - self._least * len(regions)
        out = []
        for place, region in enumerate(regions, start=1):
            more = 0
            while number >= (ways := _spreads(left - more, len(regions) - place, spare)):
                number -= ways
                more += 1
            left -= more
            out.append((region, self._least + more))
        return tuple(out)


def _spreads(tokens: int, size: int, most: int) -> int:
    """Return the number of ways to put *tokens* into *size* regions, at most *most* into each."""
    if not size:
        return 1 if not tokens else 0
    ways = 0
    for full in range(size + 1):   # inclusion-exclusion: *full* of the regions exceed *most*
        left = tokens - full * (most + 1)
        if left < 0:
            break
        ways += (-1) ** full * comb(size, full) * comb(left + size - 1, size - 1)
    return ways


def completed(counts: Shares, regions: RegionSet) -> Shares | None:
    """Return *counts* with 0 for each of *regions* that it leaves out; None if it has others, or is not sorted."""
    named = [region for region, _ in counts]
    if named != sorted(set(named)) or any([region not in members(regions) for region in named]):
        return None
    given = dict(counts)
    return tuple([(region, given.get(region, 0)) for region in members(regions)])


def _place(number: int, length: int) -> int:
    """Return *number* as an index from 0; IndexError if it is out of bounds for *length* members."""
    if not -length <= number < length:
        raise IndexError(f"a range of {length} commands has no number {number}")
    return number % length


class DeployRange(_Immutable):
    """Every Deploy that spreads each pool within its bounds; each redeploying tribe has one pool."""

    __slots__ = ("_pools",)

    def __init__(self, pools: tuple[Pool, ...]) -> None:
        self._pools: Final = pools

    def __reduce__(self) -> tuple[type[DeployRange], tuple[tuple[Pool, ...]]]:
        return DeployRange, (self._pools,)

    @property
    def pools(self) -> tuple[Pool, ...]:
        """The pools to spread."""
        return self._pools

    def only(self) -> Deploy | None:
        """Return the only member, or None if there are several."""
        counts: Shares = ()
        for pool in self._pools:
            only = pool.only()
            if only is None:
                return None
            counts += only
        return Deploy(counts if len(self._pools) == 1 else tuple(sorted(counts)))

    def __contains__(self, command: object) -> bool:
        """Return whether *command* is a Deploy of exactly these pools."""
        if not isinstance(command, Deploy):
            return False
        if len(self._pools) == 1:
            return self._pools[0].admits(command.counts)
        counts = dict(command.counts)
        regions = 0
        for pool in self._pools:
            regions |= pool.regions
        if tuple([region for region, _ in command.counts]) != members(regions):
            return False
        for pool in self._pools:
            if not pool.admits(tuple([(region, counts[region]) for region in members(pool.regions)])):
                return False
        return True

    def __len__(self) -> int:
        """Return how many members there are."""
        out = 1
        for pool in self._pools:
            out *= pool.spreads()
        return out

    def __getitem__(self, number: int) -> Deploy:
        """Return member *number*."""
        number = _place(number, len(self))
        counts: list[tuple[int, int]] = []
        for pool in self._pools:
            number, own = divmod(number, pool.spreads())
            counts += pool.spread(own)
        return Deploy(tuple(sorted(counts)))

    def __iter__(self) -> Iterator[Deploy]:
        """Yield every member."""
        return map(self.__getitem__, range(len(self)))


class AbandonRange(_Immutable):
    """Every Abandon of one or more of *regions*."""

    __slots__ = ("_regions",)

    def __init__(self, regions: RegionSet) -> None:
        self._regions: Final = regions

    def __reduce__(self) -> tuple[type[AbandonRange], tuple[RegionSet]]:
        return AbandonRange, (self._regions,)

    @property
    def regions(self) -> RegionSet:
        """The regions of which some may be abandoned."""
        return self._regions

    def only(self) -> Abandon | None:
        """Return the only member, or None if there are several."""
        return Abandon(self._regions) if self._regions.bit_count() == 1 else None

    def __contains__(self, command: object) -> bool:
        """Return whether *command* abandons some of these regions and no other."""
        return isinstance(command, Abandon) and command.regions > 0 and not command.regions & ~self._regions

    def __len__(self) -> int:
        """Return how many members there are."""
        return (1 << self._regions.bit_count()) - 1

    def __getitem__(self, number: int) -> Abandon:
        """Return member *number*."""
        chosen = _place(number, len(self)) + 1
        return Abandon(region_set([r for place, r in enumerate(members(self._regions)) if chosen >> place & 1]))

    def __iter__(self) -> Iterator[Abandon]:
        """Yield every member."""
        return map(self.__getitem__, range(len(self)))


class DealRange(_Immutable):
    """Every Deal of one of *races* with one of *powers*, all equally likely."""

    __slots__ = ("_powers", "_races")

    def __init__(self, races: tuple[str, ...], powers: tuple[str, ...]) -> None:
        self._races: Final = races
        self._powers: Final = powers

    def __reduce__(self) -> tuple[type[DealRange], tuple[tuple[str, ...], tuple[str, ...]]]:
        return DealRange, (self._races, self._powers)

    @property
    def races(self) -> tuple[str, ...]:
        """The races that may turn up."""
        return self._races

    @property
    def powers(self) -> tuple[str, ...]:
        """The powers that may turn up."""
        return self._powers

    def only(self) -> Deal | None:
        """Return the only member, or None if there are several."""
        return Deal(self._races[0], self._powers[0]) if len(self._races) == len(self._powers) == 1 else None

    def __contains__(self, command: object) -> bool:
        """Return whether *command* deals one of these races with one of these powers."""
        return isinstance(command, Deal) and command.race in self._races and command.power in self._powers

    def __len__(self) -> int:
        """Return how many members there are."""
        return len(self._races) * len(self._powers)

    def __getitem__(self, number: int) -> Deal:
        """Return member *number*."""
        race, power = divmod(_place(number, len(self)), len(self._powers))
        return Deal(self._races[race], self._powers[power])

    def __iter__(self) -> Iterator[Deal]:
        """Yield every member."""
        return map(self.__getitem__, range(len(self)))


Range = DeployRange | AbandonRange | DealRange
"""A family of legal commands too large to list: a sequence that supports ``command in range``."""

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


def written_out(legal: Legal, command: Deploy) -> Deploy | None:
    """Return *command* with 0 tokens for the regions it leaves out if *legal* admits that, otherwise None."""
    for option in legal:
        if isinstance(option, DeployRange):
            regions = 0
            for pool in option.pools:
                regions |= pool.regions
            counts = completed(command.counts, regions)
            if counts is not None and (deploy := Deploy(counts)) in option:
                return deploy
    return None


def only_move(legal: Legal, command: Place) -> Place | None:
    """Return the only command of *legal* that puts this piece into this region; None if there are none or several."""
    moves = [
        option
        for option in legal
        if isinstance(option, Place) and option.piece == command.piece and option.region == command.region
    ]
    return moves[0] if len(moves) == 1 else None
