"""Plans whole turns by a beam search over conquests, evaluated at the position when the turn is over.

A plan is a list of commands up to the next chance event. Turns that lead to the same position count as one. Tokens
are not searched one by one: ``turn_end.settle`` completes every turn.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Final, NamedTuple

from swqt.ai.evaluation import rival_shares
from swqt.ai.random_bot import chance
from swqt.ai.threats import HARM, holders
from swqt.ai.trait_info import trait_info
from swqt.ai.turn_end import Turn, finish, in_turn, turn_of
from swqt.engine import (
    CHANCE,
    DIE_ODDS,
    NOBODY,
    Abandon,
    AbandonRange,
    Command,
    Conquer,
    Decline,
    End,
    Legal,
    Pick,
    Place,
    RegionSet,
    Roll,
    Rules,
    State,
    Use,
    members,
)

HELD_BACK: Final = 0.2
"""Value in coins of a token left in hand, in the quick score of the beam search."""

PASSAGE: Final = 0.3
"""Value in the quick score of a region where the race cannot stay, and which only gives access to others."""

EASY: Final = 3
"""Largest cost at which an unoccupied region counts as an easy conquest."""

STRONG: Final = 5
"""Tokens from which on searches without ``decline_early`` ignore declining while there are easy conquests."""

PARTING: Final = 2.0
"""Coins subtracted from plans that abandon regions, because the evaluation overrates the tokens gained."""

IDLE_LOOKS: Final = 3
"""Number of easy conquests tried when checking whether a turn ends too early."""

STEPS: Final = 40
"""Limit of commands in a campaign; more than any needs."""

CAMPAIGN: Final = ("choice", "conquer", "ghouls")
"""Decision kinds in which conquests are possible."""

Value = Callable[[State, int], float]
"""A function that returns the value of a position for a seat, in coins."""


@dataclass(frozen=True, slots=True)
class SearchEffort:
    """Limits of a search: beam *width*, plain conquests tried at each node (*branch*), turns completed and evaluated
    (*leaves*), combos tried (*picks*) and searched in full (*closer*), and whether to *gamble* on the die and to
    *abandon* regions. *restless* coins are added to the value of declining, which the shared weights underrate and the
    learnt model does not. *decline_early*: consider declining even with many tokens and easy conquests.
    """

    width: int = 6
    branch: int = 5
    leaves: int = 6
    picks: int = 6
    gamble: bool = True
    abandon: bool = True
    closer: int = 3
    restless: float = 3.0
    decline_early: bool = False


HASTY: Final = SearchEffort(width=1, branch=3, leaves=1, picks=1, gamble=False, abandon=False)
"""A greedy search with only the most promising combo."""


QUICK: Final = SearchEffort(width=1, branch=3, leaves=1, picks=6, abandon=False, restless=0.0, decline_early=True)
"""A greedy search with all combos and the die; nearly as strong as a wide search."""

CAREFUL: Final = SearchEffort(2, 3, 2, picks=4, closer=1, abandon=False, restless=0.0, decline_early=True)
"""A search with a beam of two, which also sees turns that do not conquer most; it tries fewer combos than QUICK."""

PATIENT: Final = SearchEffort(2, 3, 2, picks=6, closer=1, abandon=False, restless=0.0, decline_early=True)
"""As CAREFUL, with all combos: a single one may be the reason to decline."""

STEADY: Final = SearchEffort(4, 4, 4, 6, abandon=False, restless=0.0, decline_early=True)
"""A search about half as wide as that of the strongest bot; plays the rollouts that measure regrets."""


class TurnPlan(NamedTuple):
    """A turn: its *value*, its *commands* up to the first chance event, and the position *after* the turn.

    The position assumes typical outcomes of chance.
    """

    value: float
    commands: tuple[Command, ...]
    after: State


class _Node(NamedTuple):
    score: float
    state: State
    line: tuple[Command, ...]
    fixed: bool   # a chance event has occurred: the line ends before it


class Planner:
    """A search for good turns in one game. *value* evaluates positions after a turn; *rng* decides chance events."""

    def __init__(
        self, rules: Rules, value: Value, rng: Random, effort: SearchEffort = SearchEffort()
    ) -> None:
        self.rules: Final = rules
        self.value: Final = value
        self.rng: Final = rng
        self.effort = effort
        self._worth: dict[int, float] = {}
        self._bonus: dict[int, float] = {}
        self._spoils: dict[int, float] = {}
        self._harm: list[float] = []
        self._passing: RegionSet = 0
        self._seat = 0
        self._turn: Turn = (0, 0)

    def plans(self, state: State) -> list[TurnPlan]:
        """Return turns that answer *state*, the best first; there is at least one."""
        decision = state.agenda[-1]
        self._seat = decision.seat
        self._turn = turn_of(state)
        if decision.kind == "pick":
            found = self._picks(state)
        elif decision.kind in CAMPAIGN:
            found = self._campaigns(state)
        else:
            found = self._options(state)
        found.sort(key=lambda plan: -plan.value)
        return found

    def _options(self, state: State) -> list[TurnPlan]:
        """Evaluate each answer to a small choice after scoring; otherwise let ``finish`` end the turn."""
        decision = state.agenda[-1]
        legal = self.rules.legal(state)
        if decision.kind in ("altar", "stout"):
            options = [option for option in legal if isinstance(option, Command)]
            return [self._leaf(_Node(0.0, self.rules.after(state, o), (o,), False)) for o in options[:12]]
        return [self._leaf(_Node(0.0, state, (), False))]

    def _picks(self, state: State) -> list[TurnPlan]:
        """Search the most promising combos, each with its first turn."""
        picks = [option for option in self.rules.legal(state) if isinstance(option, Pick)]
        if not picks:   # a piece must be placed first, or a hypothetical position has no legal command
            places = [option for option in self.rules.legal(state) if isinstance(option, Command)]
            if not places:
                return [TurnPlan(self.value(state, self._seat), (), state)]
            return [plan for place in places for plan in self._go_on(state, place)[:1]]
        picks.sort(key=lambda pick: (-self._promise(state, pick), pick.row))
        if self.effort.picks == 1:
            return self._go_on(state, picks[0])
        full, self.effort = self.effort, HASTY
        rough = [(plans[0].value, pick) for pick in picks[: full.picks] if (plans := self._go_on(state, pick))]
        self.effort = full
        rough.sort(key=lambda entry: (-entry[0], entry[1].row))
        return [plan for _, pick in rough[: min(full.closer, full.width)] for plan in self._go_on(state, pick)[:2]]

    def _promise(self, state: State, pick: Pick) -> float:
        """Return a quick estimate of a combo's value from its tokens, coins and effects."""
        combo = state.column[pick.row]
        power = combo.power if pick.swap is None else state.column[pick.swap].power
        return trait_info(self.rules).promise(combo.race, power) + combo.coins - pick.row

    def _go_on(self, state: State, command: Command) -> list[TurnPlan]:
        """Return the plans that begin with *command*; their commands end at the first chance event."""
        after = self.rules.after(state, command)
        after, fixed = self._chance(after)
        if not in_turn(after, self._seat):
            return [self._leaf(_Node(0.0, after, (command,), fixed))]
        if after.agenda[-1].kind == "pick":
            below = self._picks(after)
        elif after.agenda[-1].kind in CAMPAIGN:
            below = self._campaigns(after)
        else:
            below = [self._leaf(_Node(0.0, after, (), False))]
        below.sort(key=lambda plan: -plan.value)
        return [TurnPlan(plan.value, (command,) if fixed else (command, *plan.commands), plan.after) for plan in below]

    def _chance(self, state: State) -> tuple[State, bool]:
        """Resolve open chance events with typical outcomes; also return whether there were any."""
        asked = False
        while state.agenda and state.agenda[-1].seat == CHANCE:
            state = self.rules.after(state, typical(self.rules, state, self.rng))
            asked = True
        return state, asked

    def _campaigns(self, state: State) -> list[TurnPlan]:
        """Search conquests from *state*, and declining if it is legal."""
        self._look(state)
        out: list[TurnPlan] = []
        legal = self.rules.legal(state)
        can = any(isinstance(option, Decline) for option in legal) and state.round < self.rules.board.rounds
        if can and (self.effort.decline_early or self._may_decline(state, legal)):
            after, fixed = self._chance(self.rules.after(state, Decline()))
            gone = self._leaf(_Node(0.0, after, (Decline(),), fixed))
            out.append(gone._replace(value=gone.value + self.effort.restless))
        root = _Node(self._score(state), state, (), False)
        beam = [root]
        seen = {state}
        ends = [] if self._leads_on(state) else [root]
        best_gambles: list[tuple[float, _Node, Command]] = []
        for depth in range(STEPS):
            nodes: list[_Node] = []
            for node in beam:
                nodes += self._expand(node, seen, depth == 0, ends, best_gambles)
            if not nodes:
                break
            nodes.sort(key=lambda node: -node.score)
            beam = nodes[: self.effort.width]
            ends += [node for node in beam if not self._leads_on(node.state)]
        ends.sort(key=lambda node: -node.score)
        out += [self._leaf(node) for node in self._busy(ends) or ends[:1] or [root]]
        if self.effort.gamble and best_gambles:
            best_gambles.sort(key=lambda entry: -entry[0])
            most = 2 if self.effort.width > 2 else 1    # in rollouts, a second one costs more than it gains
            out += [self._gamble(node, command) for _, node, command in best_gambles[:most]]
        return [
            plan._replace(value=plan.value - PARTING) if any(isinstance(c, Abandon) for c in plan.commands) else plan
            for plan in out
        ]

    def _busy(self, ends: list[_Node]) -> list[_Node]:
        """Return the first ``effort.leaves`` of *ends* that are not idle."""
        out: list[_Node] = []
        for node in ends:    # not a generator: compiled code would evaluate all nodes and use more random numbers
            if len(out) == self.effort.leaves:
                break
            if not self._is_idle(node.state):
                out.append(node)
        return out

    def _goes_on(self, state: State) -> bool:
        """Return whether the seat may still conquer in *state*."""
        return in_turn(state, self._seat) and state.agenda[-1].kind in CAMPAIGN

    def _leads_on(self, state: State) -> bool:
        """Return whether a race in decline conquers in *state*, so that the active race follows when it ends."""
        kind = state.agenda[-1].kind
        if kind == "choice":
            return self._goes_on(self.rules.after(state, End()))
        return kind == "ghouls"

    def _may_decline(self, state: State, legal: Legal) -> bool:
        """Return whether declining is worth considering: not with many tokens and easy conquests."""
        if self._leads_on(state):
            state = self.rules.after(state, End())
            return self._may_decline(state, self.rules.legal(state))
        return self._hand(state) < STRONG or not self._easy(state, legal)

    def _easy(self, state: State, legal: Legal) -> list[Conquer]:
        """Return the conquests of unoccupied regions for few tokens."""
        plain = [option for option in legal if isinstance(option, Conquer) and not option.die and not option.using]
        if not plain:
            return []
        costs = self.rules.costs(state)
        held = 0
        for tribe in state.tribes:
            held |= tribe.held
        taken = held | self._passing
        return [o for o in plain if not taken >> o.region & 1 and costs.get(o.region, EASY + 1) <= EASY]

    def _is_idle(self, state: State) -> bool:
        """Return whether an easy conquest in *state* would still raise the income."""
        if not self._goes_on(state):
            return False
        easy = self._easy(state, self.rules.legal(state))
        if not easy:
            return False
        now = self.rules.income(state, self._seat).total
        for option in easy[:IDLE_LOOKS]:
            after, _ = self._chance(self.rules.after(state, option))
            if self.rules.income(after, self._seat).total > now:
                return True
        return False

    def _look(self, state: State) -> None:
        """Compute the values of regions for this search: what they pay now, and what the active race gains by them.

        Harm to the rival that will probably lead counts more than harm to the others.
        """
        self._worth = {}
        ends: list[float] = []
        for seat, coins in enumerate(state.coins):
            income = self.rules.income(state, seat)
            ends.append(float(coins + income.total * (self.rules.board.rounds - state.round + 1)))
            for part in income.parts:
                if part.regions and part.payer < 0:
                    share = part.amount / part.regions.bit_count()
                    for region in members(part.regions):
                        self._worth[region] = self._worth.get(region, 0.0) + share
        self._harm = [HARM * share for share in rival_shares(ends, self._seat)]
        number = state.active_of(self._seat)
        me = state.tribes[number] if number != NOBODY else None
        known = trait_info(self.rules)
        self._bonus = known.bonus(me.race, me.power, ("region",)) if me else {}
        self._spoils = known.spoils(me.race, me.power) if me else {}
        self._passing = known.board.every & ~self.rules.may_stay(me.race, me.power) if me else 0

    def _score(self, state: State) -> float:
        """Return a quick score of a campaign from own regions, other seats' regions and tokens in hand.

        While a race in decline conquers, tokens that the active race can pick up count as in hand.
        """
        score = 0.0
        lifts = bool(state.agenda) and state.agenda[-1].kind == "ghouls"
        passing = self._passing
        for tribe in state.tribes:
            if tribe.seat != self._seat:
                score -= self._harm[tribe.seat] * sum([self._worth.get(region, 1.0) for region in members(tribe.held)])
            elif tribe.active:
                bonus = self._bonus
                held = sum([1.0 + bonus.get(region, 0.0) for region in members(tribe.held & ~passing)])
                score += held + PASSAGE * (tribe.held & passing).bit_count() + HELD_BACK * tribe.hand
                if self._spoils:
                    score += sum([self._spoils.get(region, 0.0) for region in members(tribe.full)])
                if lifts:
                    score += HELD_BACK * sum([state.tokens[region] - 1 for region in members(tribe.held)])
            else:
                score += sum([self._worth.get(region, 1.0) for region in members(tribe.held)])
        return score

    def _expand(
        self,
        node: _Node,
        seen: set[State],
        first: bool,
        ends: list[_Node],
        gambles: list[tuple[float, _Node, Command]],
    ) -> list[_Node]:
        """Return the successors of *node*; add those that end the conquests to *ends* and die attempts to *gambles*."""
        state = node.state
        rules = self.rules
        plain: list[tuple[float, Command]] = []
        other: list[Command] = []
        legal = rules.legal(state)
        costs = rules.costs(state)
        owners = holders(state)
        hand = self._hand(state)
        for option in legal:
            if isinstance(option, Conquer):
                gain = self._gain(option.region, owners)
                if self._spoils and (state.tokens[option.region] or state.natives[option.region]):
                    gain += self._spoils.get(option.region, 0.0)
                cost = costs.get(option.region, 3)
                if option.die:
                    missing = cost - hand
                    if self.effort.gamble and not option.using and 0 <= missing < len(DIE_ODDS):
                        gambles.append((node.score + DIE_ODDS[missing] * gain, node, option))
                elif option.using:
                    other.append(option)
                else:
                    plain.append((gain / cost, option))
            elif isinstance(option, (Use, Place)):
                other.append(option)
            elif isinstance(option, End) and self._leads_on(state):
                other.insert(0, option)
            elif isinstance(option, AbandonRange) and first and self.effort.abandon:
                other += self._departures(option)
        plain.sort(key=lambda entry: -entry[0])
        chosen = [option for _, option in plain[: self.effort.branch]] + other[: 2 * self.effort.branch]
        out: list[_Node] = []
        for option in chosen:
            after, asked = self._chance(rules.after(state, option))
            if after in seen:
                continue
            seen.add(after)
            line = node.line if node.fixed else (*node.line, option)
            reached = _Node(self._score(after), after, line, node.fixed or asked)
            if self._goes_on(after):
                out.append(reached)
            else:
                ends.append(reached)
        return out

    def _hand(self, state: State) -> int:
        """Return the tokens available for conquests now: of the active race, or of the conquering race in decline."""
        if state.agenda[-1].kind == "ghouls":
            return max([tribe.hand for tribe in state.tribes if tribe.seat == self._seat and not tribe.active])
        number = state.active_of(self._seat)
        if number == NOBODY:
            return 0
        me = state.tribes[number]
        if state.agenda[-1].kind != "choice":
            return me.hand
        return me.hand + sum([state.tokens[region] - 1 for region in members(me.held)])

    def _gain(self, region: int, owners: list[int]) -> float:
        owner = owners[region]
        gain = PASSAGE if self._passing >> region & 1 else 1.0 + self._bonus.get(region, 0.0)
        if owner == self._seat:
            return gain - self._worth.get(region, 1.0)
        return gain if owner == NOBODY else gain + self._harm[owner] * self._worth.get(region, 1.0)

    def _departures(self, option: AbandonRange) -> list[Command]:
        """Return a few choices of regions to abandon: each of the two that pay least, or all."""
        held = sorted(members(option.regions), key=lambda region: self._worth.get(region, 1.0))
        sets = {1 << region: None for region in held[:2]} | {option.regions: None}
        return [Abandon(regions) for regions in sets]

    def _leaf(self, node: _Node) -> TurnPlan:
        """Finish the turn from *node* and evaluate the resulting position."""
        after, line = finish(self.rules, node.state, self._turn, self._seat, self.value, self.rng)
        return TurnPlan(self.value(after, self._seat), node.line if node.fixed else (*node.line, *line), after)

    def _gamble(self, node: _Node, command: Command) -> TurnPlan:
        """Evaluate a final attempt with the die as the mean over its outcomes."""
        asked = self.rules.after(node.state, command)
        if not asked.agenda or asked.agenda[-1].kind != "roll":
            return self._leaf(node)
        value = 0.0
        total = 0
        ends: dict[State, float] = {}
        after = node.state
        for roll, weight in self.rules.chances(asked):
            rolled = self.rules.after(asked, roll)
            if rolled not in ends:
                rest, _ = self._chance(rolled)
                after, _ = finish(self.rules, rest, self._turn, self._seat, self.value, self.rng)
                ends[rolled] = self.value(after, self._seat)
            value += weight * ends[rolled]
            total += weight
        return TurnPlan(value / total, node.line if node.fixed else (*node.line, command), after)


def typical(rules: Rules, state: State, rng: Random) -> Command:
    """Return a typical outcome of chance: one pip, the die's mean, or a random card."""
    if state.agenda[-1].kind == "roll":
        return Roll(1)
    return chance(rules, state, rng)
