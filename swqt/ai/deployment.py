"""Distributes tokens in redeployments and retreats.

``propose`` returns one answer, ``ways`` several for a caller that can compare them. Both use heuristics that weigh
which regions other seats could attack at which cost, and what each region pays; they do not search token by token.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from swqt.ai.threats import AttackLikelihood, campaigns, holders, worths
from swqt.ai.trait_info import trait_info
from swqt.engine import Deploy, DeployRange, Pool, Rules, State, members

TOKEN: Final = 0.4
"""Value in coins of a token lost with its region."""

Counts = dict[int, int]

Spread = Callable[["Pool", "ThreatMap", Counts, int], Counts]
"""A distribution heuristic: (pool, threats, tokens already there, crowd) to counts; see ``TraitInfo.crowd``."""


def propose(rules: Rules, state: State) -> Deploy:
    """Return a good answer to the open redeployment or retreat; ValueError if neither is open."""
    return _found(rules, state, (_safest,))[0]


def ways(rules: Rules, state: State) -> list[Deploy]:
    """Return several different answers to the open redeployment or retreat, the safest first; ValueError if none."""
    return _found(rules, state, (_safest, _even))


def _found(rules: Rules, state: State, spreads: Sequence[Spread]) -> list[Deploy]:
    for option in rules.legal(state):
        if isinstance(option, DeployRange):
            return _ways(rules, state, option.pools, spreads)
    raise ValueError("no tokens are to be spread now")


def _ways(rules: Rules, state: State, pools: tuple[Pool, ...], spreads: Sequence[Spread]) -> list[Deploy]:
    seat = state.agenda[-1].seat
    retreat = state.agenda[-1].kind == "retreat"
    least: Counts = {region: pool.least for pool in pools for region in members(pool.regions)}
    standing = {region: state.tokens[region] if retreat else 0 for region in least}
    if len(pools) == 1 and (only := pools[0].only()) is not None:
        return [Deploy(only)]
    danger = ThreatMap(rules, state, seat, {region: least[region] + standing[region] for region in least})
    found: list[tuple[float, Counts]] = []
    crowds = [_crowd(rules, state, pool) for pool in pools]
    if any(crowds):
        spreads = (*spreads, _crowded)
    for spread in spreads:
        parts = [spread(pool, danger, standing, crowd) for pool, crowd in zip(pools, crowds, strict=True)]
        counts = {region: count for part in parts for region, count in part.items()}
        if all(counts != known for _, known in found):
            found.append((danger.of({r: n + standing[r] for r, n in counts.items()}), counts))
    found.sort(key=lambda entry: (entry[0], sorted(entry[1].items())))
    return [Deploy(tuple(sorted(counts.items()))) for _, counts in found]


class ThreatMap:
    """Estimates of the coins lost before the seat's next turn, for any number of tokens in each region."""

    def __init__(self, rules: Rules, state: State, seat: int, bare: Counts) -> None:
        """*bare* are the tokens in each relevant region before any are added."""
        tokens = bytearray(state.tokens)
        for region, count in bare.items():
            tokens[region] = count
        thin = state._replace(tokens=bytes(tokens))
        self._bare = bare
        self._worth = worths(rules, state, seat)
        owners = holders(state)
        last = state.round >= rules.board.rounds
        if last and state.turn == seat:
            self._pressures = []   # no other seat moves before the game ends
        else:
            seats = [other for other in campaigns(rules, thin, seat) if not last or other.seat > state.turn]
            self._pressures = [AttackLikelihood(campaign, owners, self._worth) for campaign in seats]
        self._known: dict[tuple[int, int], float] = {}
        self._crowds: dict[int, int] = {}
        for tribe in state.tribes:
            if tribe.seat == seat and (crowd := trait_info(rules).crowd(tribe.race, tribe.power)) and tribe.active:
                self._crowds |= dict.fromkeys(members(tribe.held), crowd)

    def at(self, region: int, count: int) -> float:
        """Return the expected loss in *region* with *count* tokens, in coins."""
        loss = self._known.get((region, count))
        if loss is None:
            loss = self._known[region, count] = self._at(region, count)
        return loss

    def _at(self, region: int, count: int) -> float:
        stays = 1.0
        more = count - self._bare[region]
        for pressure in self._pressures:
            stays *= 1.0 - pressure.likely(region, more, count == 1)
        loss = (1.0 - stays) * (self._worth.get(region, 1.0) + TOKEN)
        crowd = self._crowds.get(region, 0)
        return loss - 1.0 if crowd and count >= crowd else loss

    def walled(self, region: int, count: int) -> float:
        """Return the coins saved by making *region* with *count* tokens immune."""
        return max(0.0, self.at(region, count) - self.at(region, count + 99)) if region in self._bare else 0.0

    def from_seat(self, seat: int) -> float:
        """Return the expected loss to attacks of *seat* with the tokens of *bare*, in coins."""
        return sum([
            pressure.likely(region, 0, count == 1) * (self._worth.get(region, 1.0) + TOKEN)
            for pressure in self._pressures
            if pressure.campaign.seat == seat
            for region, count in self._bare.items()
        ])

    def of(self, counts: Counts) -> float:
        """Return the expected loss with these *counts*, in coins."""
        return sum([self.at(region, count) for region, count in counts.items()])


def _crowd(rules: Rules, state: State, pool: Pool) -> int:
    for tribe in state.tribes:
        if tribe.active and tribe.held & pool.regions:
            return trait_info(rules).crowd(tribe.race, tribe.power)
    return 0


def _safest(pool: Pool, danger: ThreatMap, standing: Counts, crowd: int) -> Counts:
    """Add each token where it saves most; also consider two or three at once, since one alone may save nothing."""
    counts = dict.fromkeys(members(pool.regions), pool.least)
    left = pool.tokens - sum(counts.values())
    savings = {
        region: _savings(danger, region, count + standing[region], min(left, pool.most - count))
        for region, count in counts.items()
    }
    while left > 0:
        best, best_saving, best_size, best_there = -1, -1e9, 1, 0
        for region, saved in savings.items():
            size = 0
            for saving in saved:
                size += 1  # noqa: SIM113  # enumerate would double the price
                if size > left:
                    break
                more = saving - best_saving
                if more > 1e-9 or (more > -1e-9 and counts[region] + standing[region] < best_there):
                    best, best_saving, best_size, best_there = region, saving, size, counts[region] + standing[region]
        if best < 0:
            break
        counts[best] += best_size
        left -= best_size
        savings[best] = _savings(danger, best, counts[best] + standing[best], min(left, pool.most - counts[best]))
    return counts


def _savings(danger: ThreatMap, region: int, there: int, room: int) -> list[float]:
    """Return the coins that one, two and three more tokens in *region* save, each divided by their number."""
    now = danger.at(region, there)
    return [(now - danger.at(region, there + size)) / size for size in range(1, min(3, room) + 1)]


def _even(pool: Pool, danger: ThreatMap, standing: Counts, crowd: int) -> Counts:
    """Spread the tokens as evenly as the bounds allow."""
    counts = dict.fromkeys(members(pool.regions), pool.least)
    for _ in range(pool.tokens - sum(counts.values())):
        open_to = [region for region in counts if counts[region] < pool.most]
        counts[min(open_to, key=lambda region: (counts[region] + standing[region], region))] += 1
    return counts


def _crowded(pool: Pool, danger: ThreatMap, standing: Counts, crowd: int) -> Counts:
    """Fill as many regions as possible to *crowd* tokens; add the rest where the expected loss is largest."""
    if not crowd:
        return _safest(pool, danger, standing, crowd)
    counts = dict.fromkeys(members(pool.regions), pool.least)
    left = pool.tokens - sum(counts.values())
    for region in sorted(counts, key=lambda region: (crowd - counts[region] - standing[region], region)):
        need = crowd - counts[region] - standing[region]
        if 0 < need <= min(left, pool.most - counts[region]):
            counts[region] += need
            left -= need
    while left > 0:
        region = max(
            (region for region in counts if counts[region] < pool.most),
            key=lambda region: danger.at(region, counts[region] + standing[region]),
        )
        counts[region] += 1
        left -= 1
    return counts
