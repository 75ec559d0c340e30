"""Who could take what from a seat before it moves again, and for how many tokens: for people to read.

The bots' own outlook is asked, so no trait is known by name.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from swqt.ai.outlook import campaigns
from swqt.engine import NOBODY, Rules, State, members

DIE: Final = 3
"""The most tokens that the die makes good (COMP-4)."""


class Threat(NamedTuple):
    """*seat* could take *region* for *cost* tokens and lifts *tokens*; *race* is empty if it comes with a new one.

    *further*: not at once, but after one conquest on the way.
    """

    seat: int
    race: str
    region: int
    cost: int
    tokens: int
    further: bool

    @property
    def needs_die(self) -> bool:
        return self.cost > self.tokens


def threats(rules: Rules, state: State, seat: int) -> tuple[Threat, ...]:
    """Return what the others could take from *seat* if it were their turn now, the cheapest first."""
    if not state.agenda:
        return ()
    held = 0
    for tribe in state.tribes:
        if tribe.seat == seat:
            held |= tribe.held
    out = []
    for campaign in campaigns(rules, state, besides=seat):
        number = state.active_of(campaign.seat)
        race = state.tribes[number].race if number != NOBODY else ""
        for region in members(held):
            cost = campaign.costs.get(region)
            if cost is None:
                continue
            if campaign.snatched >> region & 1:
                cost = 1
            if cost <= campaign.tokens + DIE:
                further = bool(campaign.far >> region & 1)
                out.append(Threat(campaign.seat, race, region, cost, campaign.tokens, further))
    out.sort(key=lambda threat: (threat.needs_die, threat.further, threat.cost, threat.seat, threat.region))
    return tuple(out)
