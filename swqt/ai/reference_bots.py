"""Two opponents to measure the bots against: *oneply* and *human*.

They share no search and no evaluation with the levels, so they do not share their errors either. They ask the rules
what is legal, what regions cost and what a turn pays, and know no trait by name.
"""

from __future__ import annotations

from random import Random
from typing import Final

from swqt.ai.random_bot import chance
from swqt.engine import (
    CHANCE,
    NOBODY,
    AbandonRange,
    Command,
    Conquer,
    Decline,
    Deploy,
    DeployRange,
    End,
    Pick,
    Place,
    Pool,
    Rules,
    State,
    Trait,
    Use,
    members,
)

TURNS: Final = 10
"""Number of randomised turns that *oneply* compares, at least."""

PAYS_ON: Final = 4.0
"""Maximum number of turns for which *oneply* counts the current income."""

LASTS: Final = 0.55
"""Share of the current income that *oneply* expects in each later turn."""

TOKENS_A_REGION: Final = 3.0
"""Tokens that both expect a region to cost."""

FORESEEN: Final = 4
"""Number of turns over which *human* compares continuing with declining."""

WEATHERS: Final = 1.0
"""Share of its regions that *human* expects a race in decline to keep."""

FRESH_BONUS: Final = 2.0
"""Coins per turn that *human* expects from a new race in addition to its regions."""

Known = dict[State, Command]


class TurnPlayer:
    """A bot that decides whole turns: ``_turn`` returns the answers by position, up to the first chance event."""

    def __init__(self, seed: int | str) -> None:
        self._seed: Final = seed
        self._known: Known = {}

    def choose(self, rules: Rules, state: State) -> Command:
        """Return the answer to the open decision."""
        if state not in self._known:
            rng = Random(f"{self._seed} {state.agenda[-1].seat} {state.digest}")
            self._known = self._turn(rules, state, rng)
        return self._known[state]

    def _turn(self, rules: Rules, state: State, rng: Random) -> Known:
        raise NotImplementedError


class OnePly(TurnPlayer):
    """A bot that plays the best of about TURNS randomised turns, by a hand-made evaluation of the positions after."""

    def _turn(self, rules: Rules, state: State, rng: Random) -> Known:
        seat = state.agenda[-1].seat
        first: list[Command | None] = [None] * TURNS
        for option in rules.legal(state):
            if isinstance(option, Pick):
                first = [None, *first[1:], option] if len(first) < 2 * TURNS else first
            elif isinstance(option, Decline) and state.round < rules.board.rounds:
                first.append(option)
        if state.agenda[-1].kind == "pick":
            first = [pick for pick in first if pick is not None] or first
            first *= -(-TURNS // len(first))
        best, most = {}, -1e9
        for command in first:
            line, after = self._randomised(rules, state, seat, command, rng)
            worth = _promise_of(rules, after, seat)
            if worth > most:
                best, most = line, worth
        return best

    def _randomised(
        self, rules: Rules, state: State, seat: int, command: Command | None, rng: Random
    ) -> tuple[Known, State]:
        """Play one turn that begins with *command*, if any; return the answers before chance and the end."""
        line: Known = {}
        begun = (state.round, state.turn)
        drawn = False
        while state.agenda and (state.round, state.turn) == begun:
            decision = state.agenda[-1]
            if decision.seat == CHANCE:
                drawn = True
                answer = chance(rules, state, rng)
            else:
                answer = command or _random_answer(rules, state, rng)
                command = None
                if decision.seat == seat and not drawn:
                    line[state] = answer
            state = rules.after(state, answer)
        return line, state


def _random_answer(rules: Rules, state: State, rng: Random) -> Command:
    """Return a random conquest, more likely a cheap one; without any, the ``_other_answer``."""
    legal = rules.legal(state)
    costs = rules.costs(state)
    held = _held(state, state.agenda[-1].seat)
    targets = [
        option
        for option in legal
        if isinstance(option, (Conquer, Use)) and option.region >= 0 and not held >> option.region & 1
    ]
    plain = [option for option in targets if not (isinstance(option, Conquer) and option.die)]
    if pool := plain or targets:
        return rng.choices(pool, [1.0 / max(1, costs.get(option.region, 1)) ** 2 for option in pool])[0]
    return _other_answer(rules, state, rng)


def _other_answer(rules: Rules, state: State, rng: Random) -> Command:
    """Return an answer other than a conquest: spread tokens, place pieces, else end."""
    legal = rules.legal(state)
    for option in legal:
        if isinstance(option, DeployRange):
            return Deploy(tuple(sorted([share for pool in option.pools for share in _evenly(rules, state, pool, rng)])))
    places = [option for option in legal if isinstance(option, (Place, Pick))]
    ends = [option for option in legal if isinstance(option, End)]
    if places and (not ends or rng.random() < 0.8):
        return places[int(rng.random() * len(places))]
    if ends:
        return ends[0]
    others = [option for option in legal if isinstance(option, Command) and not isinstance(option, Decline)]
    return others[0] if others else next(option for option in legal if isinstance(option, Command))


def _evenly(rules: Rules, state: State, pool: Pool, rng: Random) -> list[tuple[int, int]]:
    """Spread the tokens of *pool* evenly over its border regions, in random order; the inner ones get the rest."""
    regions = list(members(pool.regions))
    rng.shuffle(regions)
    counts = dict.fromkeys(regions, pool.least)
    border = [region for region in regions if rules.board.near[region] & ~pool.regions] or regions
    left = pool.tokens - pool.least * len(regions)
    while left > 0:
        room = [region for region in border if counts[region] < pool.most]
        if not room:
            room = [region for region in regions if counts[region] < pool.most]
        for region in room[:left]:
            counts[region] += 1
        left -= min(left, len(room))
    return sorted(counts.items())


def _promise_of(rules: Rules, state: State, seat: int) -> float:
    """Return how far ahead of the others' mean *oneply* expects *seat* to finish, in coins."""
    worths = []
    for who, coins in enumerate(state.coins):
        worth = float(coins)
        if state.agenda:
            left = rules.board.rounds - state.round + (1 if who >= state.turn else 0)
            number = state.active_of(who)
            reach = 0.0
            if number != NOBODY:
                me = state.tribes[number]
                spare = me.hand + me.waiting + sum([state.tokens[region] - 1 for region in members(me.held)])
                reach = max(0, spare) / TOKENS_A_REGION
            else:
                tokens = _tokens_of(rules)
                reach = max([
                    (tokens[combo.race] + tokens[combo.power]) / TOKENS_A_REGION + (combo.coins - row) / 3
                    for row, combo in enumerate(state.column)
                    if combo.power and row <= coins
                ], default=0.0)  # fmt: skip
            # Regions held now pay from the next turn on, and so do those that will be conquered in it.
            worth += LASTS * min(left, PAYS_ON) * rules.income(state, who).total
            worth += LASTS * min(left, PAYS_ON) * reach
        worths.append(worth)
    others = [worth for who, worth in enumerate(worths) if who != seat]
    return worths[seat] - sum(others) / len(others)


def _tokens_of(rules: Rules) -> dict[str, int]:
    """Return the number of tokens on each banner and badge; 0 for an empty badge name."""
    return {"": 0} | {trait.name: trait.tokens for trait in (*rules.content.races, *rules.content.powers)}


class RuleOfThumb(TurnPlayer):
    """A bot that plays by rules of thumb: many tokens and coins, cheap regions that pay, decline when stuck."""

    def _turn(self, rules: Rules, state: State, rng: Random) -> Known:
        seat = state.agenda[-1].seat
        begun = (state.round, state.turn)
        line: Known = {}
        while state.agenda and state.agenda[-1].seat == seat and (state.round, state.turn) == begun:
            command = line[state] = self._answer(rules, state, seat, rng)
            state = rules.after(state, command)
        return line

    def _answer(self, rules: Rules, state: State, seat: int, rng: Random) -> Command:
        legal = rules.legal(state)
        left = rules.board.rounds - state.round
        picks = [option for option in legal if isinstance(option, Pick)]
        if picks:
            return max(picks, key=lambda pick: (self._likes(rules, state, pick), -pick.row))
        decline = next((option for option in legal if isinstance(option, Decline)), None)
        if decline is not None and left and self._is_tired(rules, state, seat, left):
            return decline
        target = self._target(rules, state, seat)
        return _other_answer(rules, state, rng) if target is None else target

    def _likes(self, rules: Rules, state: State, pick: Pick) -> float:
        """Return the apparent value of a combo: its tokens, its coins, and a little for its effects."""
        combo = state.column[pick.row]
        badge = combo.power if pick.swap is None else state.column[pick.swap].power
        traits = [trait for trait in (*rules.content.races, *rules.content.powers) if trait.name in (combo.race, badge)]
        return sum([trait.tokens + 0.5 * _bonus(trait) for trait in traits]) + combo.coins - pick.row

    def _is_tired(self, rules: Rules, state: State, seat: int, left: int) -> bool:
        """Return whether declining and taking a new race looks better than continuing."""
        number = state.active_of(seat)
        if number == NOBODY:
            return False
        me = state.tribes[number]
        hand = me.hand + sum([state.tokens[region] - 1 for region in members(me.held)])
        new = 0
        for region, cost in sorted(rules.costs(state).items(), key=lambda entry: entry[1]):
            if cost <= hand and not me.held >> region & 1:
                hand -= cost
                new += 1
        turns = min(left + 1, FORESEEN)
        stay = turns * (rules.income(state, seat).total + new)
        tokens = _tokens_of(rules)
        fresh = max([
            (tokens[combo.race] + tokens[combo.power]) / TOKENS_A_REGION
            for row, combo in enumerate(state.column)
            if combo.power and row <= state.coins[seat]
        ], default=0.0)  # fmt: skip
        held = me.held.bit_count()
        return held + (turns - 1) * (WEATHERS * held + fresh + FRESH_BONUS) > stay

    def _target(self, rules: Rules, state: State, seat: int) -> Command | None:
        """Return the conquest that adds most coins for its tokens, the die only as a last resort; None without any."""
        costs = rules.costs(state)
        now = float(rules.income(state, seat).total)
        rivals = [_held(state, who) if who != seat else 0 for who in range(len(state.coins))]
        leader = max((coins, who) for who, coins in enumerate(state.coins) if who != seat)[1]
        best: Command | None = None
        most = 0.0
        for option in rules.legal(state):
            if isinstance(option, AbandonRange) or not isinstance(option, (Conquer, Use)) or option.region < 0:
                continue
            if isinstance(option, Conquer) and (option.die or option.using):
                if best is None and option.die and costs.get(option.region, 9) <= self._hand(state, seat) + 1:
                    best = option
                continue
            after = rules.after(state, option)
            gain = rules.income(after, seat).total - now if after.agenda and after.turn == seat else 1.0
            for who, held in enumerate(rivals):
                if held >> option.region & 1:
                    gain += 1.0 if who == leader else 0.8
            if (rate := (gain + 0.3) / max(1, costs.get(option.region, 1))) > most:
                best, most = option, rate
        return best

    def _hand(self, state: State, seat: int) -> int:
        return max([tribe.hand for tribe in state.tribes if tribe.seat == seat], default=0)


def _bonus(trait: Trait) -> float:
    """Return a guess of what a trait's effects add, in coins per turn."""
    out = 0.0
    for effect in trait.effects:
        if effect.verb == "income" and effect.when != "declined":
            share = 1.5 if effect.per in ("region", "conquest", "flock", "opponent") else 1.0
            out += share * effect.amount / effect.every
        elif effect.verb == "cost" and effect.amount < 0:
            out += 0.8 if effect.where else 2.0
    return out


def _held(state: State, seat: int) -> int:
    held = 0
    for tribe in state.tribes:
        if tribe.seat == seat:
            held |= tribe.held
    return held


REFERENCE_BOTS: Final = {"oneply": OnePly, "human": RuleOfThumb}
"""The reference bots by their names in arenas."""
