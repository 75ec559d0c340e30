"""Forecasts the attacks of other seats before a seat's next turn: targets, costs and likelihood.

No trait is known by name: the rules compute costs and targets in a hypothetical position in which the attacking seat
has its turn. ``threats`` lists the possible attacks for people.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from swqt.ai.trait_info import TraitInfo, trait_info
from swqt.engine import DIE_MOST, DIE_ODDS, NOBODY, NOT_ROLLED, Decision, RegionSet, Rules, State, Tribe, Use, members

HARM: Final = 0.7
"""Value of a coin that another seat loses, relative to an own coin."""

CERTAIN: Final = 0.95
"""Upper limit of the likelihood of an attack."""

SECOND_STEP: Final = 0.6
"""Factor on the gain of a target that needs another conquest first."""


class AttackForecast(NamedTuple):
    """The possible attacks of *seat* with *tokens* in its next turn.

    ``costs`` has the cost of each region in reach and of those one conquest further (``far``), without unoccupied
    regions where the race cannot stay. ``snatched`` are regions that cost one token as long as a single token defends
    them, ``flat`` those whose defenders do not raise the cost. ``bonus`` is the additional income of regions.
    """

    seat: int
    tokens: int
    costs: dict[int, int]
    far: RegionSet
    snatched: RegionSet
    flat: RegionSet
    bonus: dict[int, float]


def campaigns(rules: Rules, state: State, besides: int = NOBODY) -> list[AttackForecast]:
    """Return the forecast of each seat that can attack, as if it had its turn now, except *besides*."""
    out = []
    for seat in range(len(state.coins)):
        if seat != besides:
            campaign = campaign_of(rules, state, seat)
            if campaign is not None:
                out.append(campaign)
    return out


def campaign_of(rules: Rules, state: State, seat: int) -> AttackForecast | None:
    """Return the forecast of *seat* as if it had its turn now; None if it cannot attack at all."""
    known = trait_info(rules)
    made = _as_if_in_turn(known, state, seat)
    if made is None:
        return None
    position, me = made
    costs = rules.costs(position)
    snatched = 0
    for option in rules.legal(position):
        if type(option) is Use and option.region >= 0 and state.tokens[option.region] <= 1:
            snatched |= 1 << option.region
    flat = 0
    if known.emptying and (me.race in known.emptying or me.power in known.emptying):
        fuller = position._replace(tokens=bytes([min(255, count + 1) if count else 0 for count in position.tokens]))
        for region, cost in rules.costs(fuller).items():
            if position.tokens[region] and cost == costs.get(region):
                flat |= 1 << region
    far = _one_further(known, position, me, costs)
    fleeting = known.board.every & ~rules.may_stay(me.race, me.power)
    for tribe in state.tribes:
        fleeting &= ~tribe.held
    for region in members(fleeting):
        costs.pop(region, None)
    return AttackForecast(seat, me.hand, costs, far, snatched, flat, known.bonus(me.race, me.power))


def _as_if_in_turn(known: TraitInfo, state: State, seat: int) -> tuple[State, Tribe] | None:
    """Return a position in which *seat* conquers with all available tokens, and its race; None if it has none."""
    number = state.active_of(seat)
    tokens = state.tokens
    if number == NOBODY:
        newcomer = _newcomer(known, state, seat)
        if newcomer is None:
            return None
        me = newcomer
        tribes = (*state.tribes, me)
    else:
        me = state.tribes[number]
        hand = me.hand + me.waiting
        if me.held:
            left = bytearray(tokens)
            for region in members(me.held):
                hand += left[region] - 1
                left[region] = 1
            tokens = bytes(left)
        if hand < 1:
            return None
        me = me._replace(hand=hand, waiting=0, done=0, full=0)
        tribes = (*state.tribes[:number], me, *state.tribes[number + 1 :])
    position = state._replace(
        turn=seat, agenda=(Decision(seat, "conquer"),), tribes=tribes, tokens=tokens, rolled=NOT_ROLLED, used=()
    )
    return position, me


def _newcomer(known: TraitInfo, state: State, seat: int) -> Tribe | None:
    """Return the race that *seat* will probably pick: the affordable combo with the most tokens and coins."""
    best = None
    for row, combo in enumerate(state.column):
        if row <= state.coins[seat] and combo.power:
            tokens = known.tokens.get(combo.race, 0) + known.tokens.get(combo.power, 0)
            if best is None or tokens + combo.coins - row > best[0]:
                best = (tokens + combo.coins - row, Tribe(seat, combo.race, combo.power, True, tokens))
    return None if best is None else best[1]


def _one_further(known: TraitInfo, state: State, me: Tribe, costs: dict[int, int]) -> RegionSet:
    """Add occupied regions that can be attacked after one other conquest to *costs*, and return them."""
    board = known.board
    walls = 0
    for kind, region in state.pieces:
        if kind in known.immune:
            walls |= 1 << region
    near = 0
    for region, cost in costs.items():
        if cost < me.hand:
            near |= board.near[region]
    held = 0
    for tribe in state.tribes:
        if tribe.pact != me.seat:
            held |= tribe.held
    far = near & held & ~me.held & ~walls & ~board.terrain["chasm"]
    out = 0
    for region in members(far):
        if region not in costs:
            step = min([costs[by] for by in members(board.near[region]) if by in costs and by < len(known.base)])
            costs[region] = known.base[region] + state.tokens[region] + state.natives[region] + step
            for kind, at in state.pieces:
                if at == region and kind in known.sturdy:
                    costs[region] += known.sturdy[kind]
            out |= 1 << region
    return out


def holders(state: State) -> list[int]:
    """Return the seat that holds each region, or NOBODY."""
    owners = [NOBODY] * len(state.tokens)
    for tribe in state.tribes:
        for region in members(tribe.held):
            owners[region] = tribe.seat
    return owners


class AttackLikelihood:
    """The likelihood of a campaign's attacks by region: the higher the gain for the cost, the likelier an attack."""

    __slots__ = ("campaign", "gains", "scale")

    def __init__(self, campaign: AttackForecast, owners: list[int], worth: dict[int, float]) -> None:
        """*worth* is the income of each region for its owner; the campaign's own regions are not attacked."""
        self.campaign = campaign
        gains = {}
        total = 0.0
        bonus = campaign.bonus.get
        tokens = campaign.tokens
        for region, cost in campaign.costs.items():
            owner = owners[region]
            if owner == campaign.seat:
                continue
            gain = 1.0 + bonus(region, 0.0)
            if owner != NOBODY:
                gain += HARM * worth.get(region, 1.0)
            if campaign.far >> region & 1:
                gain *= SECOND_STEP
            gains[region] = gain
            missing = cost - tokens
            if missing <= DIE_MOST:
                total += (DIE_ODDS[missing] if missing > 0 else 1.0) * gain * gain / (cost * cost)
        self.gains = gains
        self.scale = campaign.tokens / total if total else 0.0

    def likely(self, region: int, more: int = 0, lone: bool = False) -> float:
        """Return the probability that *region* is conquered with *more* tokens than in the forecast's position.

        *lone*: only one token defends it.
        """
        gain = self.gains.get(region)
        if gain is None:
            return 0.0
        campaign = self.campaign
        cost = campaign.costs[region]
        if lone and campaign.snatched >> region & 1:
            cost = 1
        elif more and not campaign.flat >> region & 1:
            cost += more
        missing = cost - campaign.tokens
        if missing >= len(DIE_ODDS):
            return 0.0
        chance = self.scale * gain * gain / (cost * cost * cost)
        if missing > 0:
            chance *= DIE_ODDS[missing]
        return chance if chance < CERTAIN else CERTAIN


def worths(rules: Rules, state: State, seat: int) -> dict[int, float]:
    """Return the income of *seat* from each region if its turn ended now."""
    out: dict[int, float] = {}
    for part in rules.income(state, seat).parts:
        if part.regions and part.payer < 0:
            share = part.amount / part.regions.bit_count()
            for region in members(part.regions):
                out[region] = out.get(region, 0.0) + share
    return out


class Threat(NamedTuple):
    """A possible attack of *seat* on *region* for *cost* tokens of the *tokens* it has available.

    *race* is empty if the seat must pick a new one. *further*: another conquest is needed first.
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
    """Return the attacks on *seat* that the others could make now; those without the die first, then by cost."""
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
            if cost <= campaign.tokens + DIE_MOST:
                further = bool(campaign.far >> region & 1)
                out.append(Threat(campaign.seat, race, region, cost, campaign.tokens, further))
    out.sort(key=lambda threat: (threat.needs_die, threat.further, threat.cost, threat.seat, threat.region))
    return tuple(out)
