"""Whole turns: a beam search over conquests, each end judged by the position when the next seat is in turn.

A plan is a line of commands up to the next thing that chance decides. The search asks the rules what is legal and
tells turns apart by the position they lead to, never by the order of commands. Tokens are not searched singly:
``placing.settle`` ends every turn.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Final, NamedTuple

from swqt.ai.random_bot import chance
from swqt.ai.threats import HARM
from swqt.ai.trait_info import lore
from swqt.ai.turn_end import finish, in_turn
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
"""What a token that is left in hand is worth, in coins, while turns are compared in haste."""

PASSAGE: Final = 0.3
"""What a region is worth in haste where the race cannot stay: it only leads on."""

EASY: Final = 3
"""A region that nobody holds and that costs so many tokens or fewer is there for the taking."""

STRONG: Final = 5
"""So many tokens that can be lifted are no reason to decline while anything is there for the taking."""

CLOSER: Final = 3
"""So many combos are looked at closely, after a quick look at all."""

PARTING: Final = 2.0
"""Coins by which a turn that abandons regions must look better: in haste, what is free looks too good."""

LINGERING: Final = 3.0
"""Coins by which declining is better than it looks: played to the end, games in which it was put off went worse."""

IDLE_LOOKS: Final = 3

STEPS: Final = 40
"""More commands than any campaign takes."""

CAMPAIGN: Final = ("choice", "conquer", "ghouls")

Value = Callable[[State, int], float]
"""What a position is worth for a seat, in coins."""


@dataclass(frozen=True, slots=True)
class SearchEffort:
    """How far to look: *width* turns side by side, *branch* plain conquests from each, *leaves* turns judged to the
    end, *picks* combos tried; whether to *gamble* on the die and to *abandon* regions.
    """

    width: int = 6
    branch: int = 5
    leaves: int = 6
    picks: int = 6
    gamble: bool = True
    abandon: bool = True


HASTY: Final = SearchEffort(width=1, branch=3, leaves=1, picks=1, gamble=False, abandon=False)
"""One turn, step by step, and the combo that promises most."""

QUICK: Final = SearchEffort(width=1, branch=3, leaves=1, picks=6, abandon=False)
"""One turn, step by step, but every combo and the die are thought of: nearly as good as a wide search."""


class TurnPlan(NamedTuple):
    """A turn: *commands* up to the first thing that chance decides, its *value*, and a position it leads to.

    The position is that at the end of the turn, reached with typical answers of chance.
    """

    value: float
    commands: tuple[Command, ...]
    after: State


class _Node(NamedTuple):
    score: float
    state: State
    line: tuple[Command, ...]
    fixed: bool   # chance has answered on the way: the line ends there


class Planner:
    """Finds good turns in one game. *value* judges positions in which a turn is over; *rng* answers for chance."""

    def __init__(
        self, rules: Rules, value: Value, rng: Random, effort: SearchEffort = SearchEffort()
    ) -> None:  # frozen
        self.rules: Final = rules
        self.value: Final = value
        self.rng: Final = rng
        self.effort = effort
        self._worth: dict[int, float] = {}
        self._bonus: dict[int, float] = {}
        self._passing: RegionSet = 0
        self._seat = 0

    def plans(self, state: State) -> list[TurnPlan]:
        """Return turns that answer *state*, the best first; there is at least one."""
        decision = state.agenda[-1]
        self._seat = decision.seat
        if decision.kind == "pick":
            found = self._picks(state)
        elif decision.kind in CAMPAIGN:
            found = self._campaigns(state)
        else:
            found = self._options(state)
        found.sort(key=lambda plan: -plan.value)
        return found

    def _options(self, state: State) -> list[TurnPlan]:
        """Judge each answer to a yes or no; the end of a turn is settled by rules of thumb."""
        decision = state.agenda[-1]
        legal = self.rules.legal(state)
        if decision.kind in ("altar", "stout"):
            options = [option for option in legal if isinstance(option, Command)]
            return [self._leaf(_Node(0.0, self.rules.after(state, o), (o,), False)) for o in options[:12]]
        return [self._leaf(_Node(0.0, state, (), False))]

    def _picks(self, state: State) -> list[TurnPlan]:
        """Try the combos that promise most, each with its first turn."""
        picks = [option for option in self.rules.legal(state) if isinstance(option, Pick)]
        if not picks:   # a piece that comes with the pick, or nothing in a made-up position
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
        return [plan for _, pick in rough[: min(CLOSER, full.width)] for plan in self._go_on(state, pick)[:2]]

    def _promise(self, state: State, pick: Pick) -> float:
        """Return what a combo promises at first sight: tokens, coins and what its effects say."""
        combo = state.column[pick.row]
        power = combo.power if pick.swap is None else state.column[pick.swap].power
        return lore(self.rules).promise(combo.race, power) + combo.coins - pick.row

    def _go_on(self, state: State, command: Command) -> list[TurnPlan]:
        """Return the plans that begin with *command*; the line ends where chance answers."""
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
        """Let chance answer in a typical way while it is asked; return whether it was."""
        asked = False
        while state.agenda and state.agenda[-1].seat == CHANCE:
            state = self.rules.after(state, typical(self.rules, state, self.rng))
            asked = True
        return state, asked

    def _campaigns(self, state: State) -> list[TurnPlan]:
        """Search the conquests from here on, and the decline if it is offered."""
        self._look(state)
        out: list[TurnPlan] = []
        legal = self.rules.legal(state)
        if any(isinstance(option, Decline) for option in legal) and self._may_decline(state, legal):
            after, fixed = self._chance(self.rules.after(state, Decline()))
            gone = self._leaf(_Node(0.0, after, (Decline(),), fixed))
            out.append(gone._replace(value=gone.value + LINGERING))
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
            out += [self._gamble(node, command) for _, node, command in best_gambles[: min(2, self.effort.width)]]
        return [
            plan._replace(value=plan.value - PARTING) if any(isinstance(c, Abandon) for c in plan.commands) else plan
            for plan in out
        ]

    def _busy(self, ends: list[_Node]) -> list[_Node]:
        """Return the first of *ends* that leave no coins lying about, no more than are judged."""
        out: list[_Node] = []
        for node in ends:    # no generator: compiled, it would look at all of them, and chance would answer otherwise
            if len(out) == self.effort.leaves:
                break
            if not self._is_idle(node.state):
                out.append(node)
        return out

    def _goes_on(self, state: State) -> bool:
        """Return whether the seat may still conquer in *state*: with an empty hand the turn ends by itself."""
        return in_turn(state, self._seat) and state.agenda[-1].kind in CAMPAIGN

    def _leads_on(self, state: State) -> bool:
        """Return whether a race in decline conquers in *state*: when it ends, the active race has its turn."""
        kind = state.agenda[-1].kind
        if kind == "choice":
            return self._goes_on(self.rules.after(state, End()))
        return kind == "ghouls"

    def _may_decline(self, state: State, legal: Legal) -> bool:
        """Return whether declining is worth a thought: not at the end, not with an army and room to use it."""
        if state.round >= self.rules.board.rounds:
            return False
        if self._leads_on(state):
            state = self.rules.after(state, End())
            return self._may_decline(state, self.rules.legal(state))
        return self._hand(state) < STRONG or not self._easy(state, legal)

    def _easy(self, state: State, legal: Legal) -> list[Conquer]:
        """Return the conquests that are there for the taking."""
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
        """Return whether ending the conquests in *state* leaves coins lying about."""
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
        """Note what regions pay whom, once a search."""
        self._worth = {}
        for seat in range(len(state.coins)):
            for part in self.rules.income(state, seat).parts:
                if part.regions and part.payer < 0:
                    share = part.amount / part.regions.bit_count()
                    for region in members(part.regions):
                        self._worth[region] = self._worth.get(region, 0.0) + share
        number = state.active_of(self._seat)
        me = state.tribes[number] if number != NOBODY else None
        known = lore(self.rules)
        self._bonus = known.bonus(me.race, me.power) if me else {}
        self._passing = known.board.every & ~self.rules.may_stay(me.race, me.power) if me else 0

    def _score(self, state: State) -> float:
        """Return how good a campaign looks in haste: what is held, what the others have left, tokens in hand.

        While a race in decline conquers, what the active one will lift counts as in hand.
        """
        score = 0.0
        lifts = bool(state.agenda) and state.agenda[-1].kind == "ghouls"
        passing = self._passing
        for tribe in state.tribes:
            if tribe.seat != self._seat:
                score -= HARM * sum([self._worth.get(region, 1.0) for region in members(tribe.held)])
            elif tribe.active:
                bonus = self._bonus
                held = sum([1.0 + bonus.get(region, 0.0) for region in members(tribe.held & ~passing)])
                score += held + PASSAGE * (tribe.held & passing).bit_count() + HELD_BACK * tribe.hand
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
        """Return what follows *node* by one more command; note in *ends* and *gambles* what ends the conquests."""
        state = node.state
        rules = self.rules
        plain: list[tuple[float, Command]] = []
        other: list[Command] = []
        legal = rules.legal(state)
        costs = rules.costs(state)
        owners = {region: tribe.seat for tribe in state.tribes for region in members(tribe.held)}
        hand = self._hand(state)
        for option in legal:
            if isinstance(option, Conquer):
                gain = self._gain(option.region, owners)
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
        """Return the tokens of the active race that can be lifted now; while one in decline conquers, its tokens."""
        if state.agenda[-1].kind == "ghouls":
            return max([tribe.hand for tribe in state.tribes if tribe.seat == self._seat and not tribe.active])
        number = state.active_of(self._seat)
        if number == NOBODY:
            return 0
        me = state.tribes[number]
        if state.agenda[-1].kind != "choice":
            return me.hand
        return me.hand + sum([state.tokens[region] - 1 for region in members(me.held)])

    def _gain(self, region: int, owners: dict[int, int]) -> float:
        owner = owners.get(region, NOBODY)
        gain = PASSAGE if self._passing >> region & 1 else 1.0 + self._bonus.get(region, 0.0)
        if owner == self._seat:
            return gain - self._worth.get(region, 1.0)
        return gain if owner == NOBODY else gain + HARM * self._worth.get(region, 1.0)

    def _departures(self, option: AbandonRange) -> list[Command]:
        """Return a few regions that may be given up for their tokens: the poorest ones, or all."""
        held = sorted(members(option.regions), key=lambda region: self._worth.get(region, 1.0))
        sets = {1 << region: None for region in held[:2]} | {option.regions: None}
        return [Abandon(regions) for regions in sets]

    def _leaf(self, node: _Node) -> TurnPlan:
        """End the turn from *node* and judge where it leads to."""
        after, line = finish(self.rules, node.state, self._seat, self.value, self.rng)
        return TurnPlan(self.value(after, self._seat), node.line if node.fixed else (*node.line, *line), after)

    def _gamble(self, node: _Node, command: Command) -> TurnPlan:
        """Judge a last attempt with the die by its odds."""
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
                after, _ = finish(self.rules, rest, self._seat, self.value, self.rng)
                ends[rolled] = self.value(after, self._seat)
            value += weight * ends[rolled]
            total += weight
        return TurnPlan(value / total, node.line if node.fixed else (*node.line, command), after)


def typical(rules: Rules, state: State, rng: Random) -> Command:
    """Return a typical answer of chance: one pip, the die's mean; any card."""
    if state.agenda[-1].kind == "roll":
        return Roll(1)
    return chance(rules, state, rng)
