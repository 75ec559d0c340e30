"""Commands that nobody listed: a pool of every type, with values that are wrong by a little or by a lot."""

from collections.abc import Iterator
from random import Random

from swqt import engine as e

PIECES = ("encampment", "fortress", "hero", "hole", "dragon", "lair", "unicorn", "")
SINGLE = ("balrog", "ghost", "ancient", "queen")
"""Pieces that there is only one of: a command need not say from where they come."""

TRAITS = ("sorcerers", "dragon", "berserk", "stout", "ghouls", "amazons", "unicorns", "")


def strangers(rules: e.Rules, state: e.State, rng: Random) -> Iterator[e.Command]:
    """Yield commands of every type; some may be legal after all."""
    size = len(rules.board.codes)
    regions = [-1, size, size + 1000, *rng.sample(range(size), 4)]
    yield e.End()
    yield e.Decline()
    for row in (-1, 0, 1, 5, 6, 99):
        yield e.Pick(row)
    yield e.Pick(0, swap=1)
    for pips in (-1, 0, 3, 4):
        yield e.Roll(pips)
    yield e.Deal("orcs", "flying")
    yield e.Deal("unicorns", "flying")
    yield e.Draw("sword")
    for seat in range(-1, 6):
        yield e.Choose(seat)
    for region in regions:
        yield e.Conquer(region)
        yield e.Conquer(region, die=True)
        yield e.Use(rng.choice(TRAITS), region)
        yield e.Place(rng.choice(PIECES), region)
        yield e.Place(rng.choice(PIECES), region, rng.choice(regions))
    yield e.Conquer(regions[-1], using=("sword",))
    yield e.Conquer(regions[-1], using=("doormat", "socks"), die=True)
    yield from _pieces(state, rng, size)
    yield from _departures(state, rng, size)


def _pieces(state: e.State, rng: Random, size: int) -> Iterator[e.Command]:
    """Shifts of pieces that do stand on the map, to regions anybody holds."""
    for piece in state.pieces[:4]:
        yield e.Place(piece.kind, piece.region)
        yield e.Place(piece.kind, rng.randrange(size), piece.region)
        yield e.Place(piece.kind, rng.randrange(size))
        yield e.Place(piece.kind, piece.region, piece.region)


def _departures(state: e.State, rng: Random, size: int) -> Iterator[e.Command]:
    yield e.Abandon(0)
    yield e.Abandon(-1)
    yield e.Abandon(1 << size)
    yield e.Abandon(rng.getrandbits(size))
    for tribe in state.tribes:
        yield e.Abandon(tribe.held)
        if tribe.held:
            yield e.Deploy(tuple((region, state.tokens[region]) for region in e.members(tribe.held)))
    yield e.Deploy(())


def near_misses(deployment: e.Deploy, rng: Random, size: int) -> Iterator[e.Deploy]:
    """Yield *deployment* with one thing changed: a token more, moved, negative, a region too many, another order."""
    counts = list(deployment.counts)
    place = rng.randrange(len(counts))
    other = (place + 1) % len(counts)
    region, count = counts[place]
    yield e.Deploy(_with(counts, place, (region, count + 1)))
    yield e.Deploy(_with(counts, place, (region, count - 1)))
    yield e.Deploy(_with(counts, place, (region, -1)))
    yield e.Deploy(_with(counts, place, (region, 0)))
    yield e.Deploy((*counts[:place], *counts[place + 1 :]))
    yield e.Deploy((*counts, counts[place]))
    yield e.Deploy((*counts, (size, 0)))
    yield e.Deploy(_with(counts, place, (size + 7, count)))
    if len(counts) > 1:
        moved = _with(counts, place, (region, 0))
        yield e.Deploy(_with(list(moved), other, (counts[other][0], counts[other][1] + count)))
        yield e.Deploy(tuple(reversed(counts)))
        everything = sum(count for _, count in counts)
        yield e.Deploy(tuple((r, everything if r == region else 0) for r, _ in counts))


def _with(counts: list[tuple[int, int]], place: int, value: tuple[int, int]) -> tuple[tuple[int, int], ...]:
    return (*counts[:place], value, *counts[place + 1 :])


def lists(legal: e.Legal, command: e.Command) -> bool:
    """Return whether *legal* lists *command*: what ``admits`` answers, in other words."""
    if any(option == command for option in legal if isinstance(option, e.Command)):
        return True
    return any(_covers(option, command) for option in legal if not isinstance(option, e.Command))


def takes(legal: e.Legal, command: e.Command) -> bool:
    """Return whether ``check`` lets *command* pass where *legal* is admitted: what it lists, and short forms of it."""
    if lists(legal, command):
        return True
    if isinstance(command, e.Deploy):
        named = [region for region, _ in command.counts]
        pools = [pool for option in legal if isinstance(option, e.DeployRange) for pool in option.pools]
        rest = {region for pool in pools for region in e.members(pool.regions)}.difference(named)
        whole = e.Deploy(tuple(sorted([*command.counts, *((region, 0) for region in rest)])))
        return named == sorted(set(named)) and lists(legal, whole)
    if isinstance(command, e.Place) and command.piece in SINGLE and command.source == -1:
        there = [o for o in legal if isinstance(o, e.Place) and (o.piece, o.region) == (command.piece, command.region)]
        return len(there) == 1
    return False


def _covers(family: object, command: e.Command) -> bool:
    if isinstance(family, e.DeployRange):
        return isinstance(command, e.Deploy) and _deploys(family, command)
    if isinstance(command, e.Abandon):
        regions = getattr(family, "regions", 0)
        return command.regions > 0 and command.regions | regions == regions
    if isinstance(command, e.Deal):
        return command.race in getattr(family, "races", ()) and command.power in getattr(family, "powers", ())
    return False


def _deploys(family: e.DeployRange, command: e.Deploy) -> bool:
    """REDEPLOY-1, REDEPLOY-3: every region once, in order, within bounds, and each pool spread to the last token."""
    wanted = sorted(region for pool in family.pools for region in e.members(pool.regions))
    if [region for region, _ in command.counts] != wanted:
        return False
    for pool in family.pools:
        shares = [count for region, count in command.counts if pool.regions >> region & 1]
        if sum(shares) != pool.tokens or not all(pool.least <= count <= pool.most for count in shares):
            return False
    return True
