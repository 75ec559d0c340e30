"""Answers the decisions after the conquests, and finishes turns in a search.

``settle`` places pieces, makes peace, redeploys and retreats. The value of a piece in a region is what it protects
there plus the change of incomes; no trait is known by name. ``finish`` plays on until the turn is over.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from random import Random
from typing import Final

from swqt.ai.deployment import ThreatMap, propose
from swqt.ai.random_bot import chance
from swqt.ai.threats import HARM
from swqt.ai.trait_info import TraitInfo, trait_info
from swqt.engine import CHANCE, Choose, Command, Decline, DeployRange, End, Place, Roll, Rules, State, members

WORTHWHILE: Final = 0.02
"""Minimum gain, in coins, for which a piece is placed or moved."""

Turn = tuple[int, int]
"""A round and the seat whose turn it is."""

UNSCORED: Final = ("redeploy", "close", "conquer", "ghouls", "choice")
"""Decision kinds of a turn that has not been scored yet."""


@lru_cache(maxsize=1024)    # outcomes of the die often lead to the same position
def settle(rules: Rules, state: State) -> Command:
    """Return a good answer to a redeployment, a retreat or the "close" decision at the end of a turn."""
    legal = rules.legal(state)
    places = [option for option in legal if isinstance(option, Place)]
    peace = [option for option in legal if isinstance(option, Choose)]
    best, best_gain = None, WORTHWHILE
    if places or peace:
        seat = state.agenda[-1].seat
        danger = _danger(rules, state, seat, places)
        if peace:
            most = max(peace, key=lambda choice: danger.from_seat(choice.seat))
            gain = danger.from_seat(most.seat)
            if gain > best_gain:
                best, best_gain = most, gain
        must = not any(isinstance(option, (End, DeployRange)) for option in legal)
        now = swing(rules, state, seat)
        for place in places:
            gain = _gain(rules, state, seat, place, danger, now)
            if gain > best_gain or (must and best is None):
                best, best_gain = place, gain   # type: ignore[assignment]  # a Command of another kind
    if best is not None:
        return best
    if any(isinstance(option, DeployRange) for option in legal):
        return propose(rules, state)
    return End()


def _danger(rules: Rules, state: State, seat: int, places: list[Place]) -> ThreatMap:
    """Return the threats as if the protecting pieces that may be moved were off the map."""
    moving = {(place.piece, place.source) for place in places if place.source >= 0}
    kinds = trait_info(rules).mute & {kind for kind, _ in moving}
    bare = {region: state.tokens[region] for t in state.tribes if t.seat == seat for region in members(t.held)}
    left = tuple([piece for piece in state.pieces if piece.kind not in kinds])
    return ThreatMap(rules, state._replace(pieces=left), seat, bare)


def _gain(rules: Rules, state: State, seat: int, place: Place, danger: ThreatMap, now: float) -> float:
    """Return the gain of *place* in coins; *now* is the swing of *state*."""
    known = trait_info(rules)
    gain = _saved(known, state, place.piece, place.region, danger, 0)
    if place.source >= 0:
        gain -= _saved(known, state, place.piece, place.source, danger, 1)
    if place.piece not in known.mute:
        after = rules.after(state, place)
        gain += swing(rules, after, seat) - now
    return gain


def _saved(known: TraitInfo, state: State, piece: str, region: int, danger: ThreatMap, leaving: int) -> float:
    """Return the coins that one more *piece* saves in *region*; with *leaving* 1, those that the present one saves."""
    if not any(tribe.seat == state.agenda[-1].seat and tribe.held >> region & 1 for tribe in state.tribes):
        return 0.0
    count = state.tokens[region]
    if piece in known.immune:
        return danger.walled(region, count)
    others = sum([1 for kind, at in state.pieces if kind == piece and at == region and kind in known.mute]) - leaving
    defence = known.sturdy.get(piece, 0)
    count += others * defence
    return max(0.0, danger.at(region, count) - danger.at(region, count + defence))


def swing(rules: Rules, state: State, seat: int) -> float:
    """Return the coins of *seat* after scoring this turn, minus HARM times the coins and incomes of the others."""
    decision = state.decision
    paid = decision is None or decision.seat != seat or state.turn != seat or decision.kind not in UNSCORED
    mine = float(state.coins[seat])
    theirs = 0.0
    if not paid:
        for part in rules.income(state, seat).parts:
            mine += part.amount
            if part.payer >= 0:
                theirs -= part.amount
    for other, coins in enumerate(state.coins):
        if other != seat:
            theirs += coins + rules.income(state, other).total
    return mine - HARM * theirs


def turn_of(state: State) -> Turn:
    """Return the turn of a position."""
    return state.round, state.turn


def in_turn(state: State, seat: int) -> bool:
    """Return whether *seat* has the open decision in its own turn."""
    return bool(state.agenda) and state.turn == seat and state.agenda[-1].seat == seat


def finish(
    rules: Rules, state: State, turn: Turn, seat: int, value: Callable[[State, int], float], rng: Random
) -> tuple[State, tuple[Command, ...]]:
    """Finish *turn*; return the position after it and the commands of *seat* before any other decision.

    Does nothing if the turn is over already. Ends the conquests, uses ``settle`` for tokens and pieces, and *value* to
    decide about declining or giving up a token. Retreats of other seats (RETREAT) are answered, too; *rng* decides
    chance events.
    """
    line: list[Command] = []
    open_line = state.agenda[-1].seat == seat if state.agenda else False
    while turn_of(state) == turn and rules.legal(state):
        decision = state.agenda[-1]
        if decision.seat == CHANCE:
            command: Command = Roll(1) if decision.kind == "roll" else chance(rules, state, rng)
            open_line = False
        elif decision.kind in ("redeploy", "close", "retreat"):
            command = settle(rules, state)
        elif decision.kind in ("altar", "stout"):
            command = _judged(rules, state, turn, decision.seat, value, rng)
        else:
            command = _end(rules, state)
        if decision.seat != seat:
            open_line = False
        if open_line:
            line.append(command)
        state = rules.after(state, command)
    return state, tuple(line)


def _end(rules: Rules, state: State) -> Command:
    """Return End if it is legal, else the first legal command."""
    legal = rules.legal(state)
    for option in reversed(legal):
        if isinstance(option, End):
            return option
    first = legal[0]
    assert isinstance(first, Command)
    return first


def _judged(
    rules: Rules, state: State, turn: Turn, seat: int, value: Callable[[State, int], float], rng: Random
) -> Command:
    """Return the answer to an "altar" or "stout" decision that leads to the best position."""
    options = [option for option in rules.legal(state) if isinstance(option, Command)]
    if state.round >= rules.board.rounds:
        options = [option for option in options if not isinstance(option, Decline)]
    if len(options) == 1:
        return options[0]
    best, most = options[-1], -1e9
    for option in options[-6:]:
        after, _ = finish(rules, rules.after(state, option), turn, seat, value, rng)
        if (worth := value(after, seat)) > most:
            best, most = option, worth
    return best
