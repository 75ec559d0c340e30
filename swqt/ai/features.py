"""Features of a position that predict the coins a seat will still earn: one row of numbers for each seat."""

from __future__ import annotations

from typing import Final

from swqt.ai.threats import HARM, AttackForecast, AttackLikelihood, campaign_of, holders
from swqt.engine import NOBODY, Rules, State, members

FEATURES: Final = (
    "one", "active_income", "declined_income", "is_active", "tokens", "spare", "active_regions", "active_risk",
    "declined_risk", "campaign", "newcomer", "column_coins", "harm",
)  # fmt: skip
"""Names of the features.

``one`` is always 1. Incomes are those of the next turn if nothing changes. ``tokens`` counts all tokens of the active
race, ``spare`` those beyond one for each region. Risks are the coins expected to be lost to other seats before the
seat's next turn. ``campaign`` is the expected gain of its next conquests, ``newcomer`` the same for a seat without an
active race, ``column_coins`` the coins on the best combo for such a seat. ``harm`` is the expected loss of other seats
to its next conquests.
"""

Row = tuple[float, ...]


def turns_left(rules: Rules, state: State, seat: int) -> int:
    """Return the number of turns that *seat* has left, including a current one."""
    if not state.agenda:
        return 0
    return rules.board.rounds - state.round + (1 if seat >= state.turn else 0)


def rows(rules: Rules, state: State) -> list[Row]:
    """Return the features of every seat, in the order of FEATURES."""
    seats = range(len(state.coins))
    owners = holders(state)
    worth: dict[int, float] = {}
    earned = [_earned(rules, state, seat, worth) for seat in seats]
    plans = [campaign_of(rules, state, seat) for seat in seats]
    pressures = [AttackLikelihood(plan, owners, worth) for plan in plans if plan is not None]
    return [_row(state, seat, earned[seat], plans[seat], pressures, owners, worth) for seat in seats]


def _earned(rules: Rules, state: State, seat: int, worth: dict[int, float]) -> tuple[float, float]:
    """Return the incomes of *seat* from its active race and from the others; add what each region pays to *worth*."""
    number = state.active_of(seat)
    race = state.tribes[number].race if number != NOBODY else ""
    active = declined = 0.0
    for part in rules.income(state, seat).parts:
        if part.race == race:
            active += part.amount
        else:
            declined += part.amount
        if part.regions and part.payer < 0:
            share = part.amount / part.regions.bit_count()
            for region in members(part.regions):
                worth[region] = worth.get(region, 0.0) + share
    return active, declined


def _row(
    state: State,
    seat: int,
    earned: tuple[float, float],
    plan: AttackForecast | None,
    pressures: list[AttackLikelihood],
    owners: list[int],
    worth: dict[int, float],
) -> Row:
    tokens = spare = regions = 0
    active_risk = declined_risk = 0.0
    others = [pressure for pressure in pressures if pressure.campaign.seat != seat]
    is_active = 0.0
    for tribe in state.tribes:
        if tribe.seat != seat:
            continue
        risk = 0.0
        for region in members(tribe.held):
            stays = 1.0
            lone = state.tokens[region] == 1
            for pressure in others:
                stays *= 1.0 - pressure.likely(region, 0, lone)
            risk += (1.0 - stays) * worth.get(region, 1.0)
        if tribe.active:
            is_active = 1.0
            regions = tribe.held.bit_count()
            spare = tribe.hand + tribe.waiting
            for region in members(tribe.held):
                spare += state.tokens[region] - 1
            tokens = spare + regions
            active_risk = risk
        else:
            declined_risk += risk
    gain, harm = _prospect(plan, owners, worth)
    coins = 0.0
    if not is_active:
        coins = float(max([combo.coins - row for row, combo in enumerate(state.column)], default=0))
    return (
        1.0, earned[0], earned[1], is_active, float(tokens), float(spare), float(regions), active_risk, declined_risk,
        gain * is_active, gain * (1.0 - is_active), coins, harm,
    )  # fmt: skip


def _prospect(plan: AttackForecast | None, owners: list[int], worth: dict[int, float]) -> tuple[float, float]:
    """Return the gain per turn of *plan*'s best conquests by cost, and what other seats would lose to them."""
    if plan is None:
        return 0.0, 0.0
    offers = []
    for region, cost in plan.costs.items():
        owner = owners[region]
        if owner != plan.seat:
            mine = 1.0 + plan.bonus.get(region, 0.0)
            theirs = worth.get(region, 1.0) if owner != NOBODY else 0.0
            price = 1 if plan.snatched >> region & 1 else cost
            offers.append((price / (mine + HARM * theirs), price, mine, theirs))
    offers.sort()
    left = plan.tokens
    gain = harm = 0.0
    for _, price, mine, theirs in offers:
        if price <= left:
            left -= price
            gain += mine
            harm += theirs
        elif left > 0:
            share = left / price * 0.5   # with the die, or with tokens gained on the way
            return gain + share * mine, harm + share * theirs
    return gain, harm
