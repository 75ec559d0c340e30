"""Laws: what a conquest costs and a turn pays agrees with the rules written down a second time, and with itself."""

from __future__ import annotations

import re

import pytest

from swqt.engine import AbandonRange, Conquer, Conquered, Decline, Earned, End, Pick, Rules, State, Tribe, Use, members
from tests.support import oracle
from tests.support.tables import STRIDE, Laws, Played, Table, chunks, table

RULE_ID = re.compile(r"(?:[A-Z]+-)+\d+")
CAMPAIGN = ("choice", "ghouls", "conquer")

law = Laws(table)


@chunks("cost", games=30, nightly=600, size=6, step=STRIDE)
def test_costs_and_incomes_are_those_of_the_rules(numbers: range, subtests: pytest.Subtests) -> None:
    law.watch(numbers, subtests)


def actor(state: State, kind: str) -> Tribe:
    """Who conquers: Ghouls in decline before the active race (RACE-GHOULS-2)."""
    mine = [tribe for tribe in state.tribes if tribe.seat == state.turn]
    ghouls = [t for t in mine if t.race == "ghouls" and not t.active and (t.held or t.hand)]
    return ghouls[0] if ghouls and kind != "conquer" else next(tribe for tribe in mine if tribe.active)


def strength(state: State, me: Tribe, kind: str) -> int:
    """Tokens to conquer with; at CHOICE the spare ones are still on the map (READY-1)."""
    spare = sum(state.tokens[region] - 1 for region in members(me.held))
    return me.hand + (spare if kind == "choice" else 0)


@law
def what_may_be_conquered_and_at_what_cost(game: Table, moments: list[Played]) -> None:
    """ADJ-2, ADJ-3, A-14, FIRST-1, CONQ-1, COST-1, COST-3, COST-4, FINAL-1, A-10: nothing more, nothing less."""
    for played in moments:
        if played.decision.kind in CAMPAIGN:
            conquests_are_right(game.rules, played.before, played.decision.kind)


def conquests_are_right(rules: Rules, state: State, kind: str) -> None:
    board = rules.board
    me = actor(state, kind)
    hand = strength(state, me, kind)
    die_in_hand = me.active and me.power == "berserk"
    plain, gambles = set(), set()
    for region in oracle.targets(board, state, me) if hand else ():
        cost = oracle.cost(board, state, me, region)
        stated = rules.cost(state, region)
        assert stated.total == cost == sum(part.amount for part in stated.parts), (board.codes[region], stated)
        assert all(part.amount and part.what and RULE_ID.fullmatch(part.rule) for part in stated.parts), stated
        short = max(1, cost - max(0, state.rolled)) - hand
        if short <= 0:
            plain.add(region)
        elif short <= 3 and state.rolled < 0 and not die_in_hand:
            gambles.add(region)
    listed = [option for option in rules.legal(state) if isinstance(option, Conquer)]
    assert {option.region for option in listed if not option.die} == plain, (rules.board.codes, state)
    assert {option.region for option in listed if option.die} == gambles, (rules.board.codes, state)


@law
def what_else_a_campaign_offers(game: Table, moments: list[Played]) -> None:
    """POWER-DRAGON-1, RACE-SORCERERS-1, POWER-BERSERK-1, A-44, VARIANT-6, ABANDON-1, A-15, DECLINE-1."""
    for played in moments:
        if played.decision.kind in CAMPAIGN:
            aids_are_right(game.rules, played.before, played.decision.kind)


def aids_are_right(rules: Rules, state: State, kind: str) -> None:
    board = rules.board
    me = actor(state, kind)
    hand = strength(state, me, kind)
    spent = {(used.trait, used.seat) for used in state.used}
    wanted: set[tuple[str, int]] = set()
    if me.active and me.power == "dragon" and hand and ("dragon", -1) not in spent:
        wanted |= {("dragon", region) for region in oracle.targets(board, state, me)}
    if me.active and me.race == "sorcerers" and rules.tray(state, "sorcerers"):
        if hand or rules.options.sorcerer_empty_hand == "yes":
            for region in oracle.replaceable(board, state, me):
                owner = oracle.holder(state, region)
                if owner and ("sorcerers", owner.seat) not in spent:
                    wanted.add(("sorcerers", region))
    if me.active and me.power == "berserk" and hand and state.rolled < 0:
        if any(oracle.cost(board, state, me, r) - hand <= 3 for r in oracle.targets(board, state, me)):
            wanted.add(("berserk", -1))
    legal = rules.legal(state)
    listed = {(option.trait, option.region) for option in legal if isinstance(option, Use)}
    assert listed == wanted, (board.codes, state)
    may_leave = me.held and not me.done and state.rolled < 0
    departures = [option.regions for option in legal if isinstance(option, AbandonRange)]
    assert departures == ([me.held] if may_leave else []), state
    assert End() in legal
    assert (Decline() in legal) == (kind == "choice")


@law
def a_conquest_takes_exactly_its_cost(game: Table, moments: list[Played]) -> None:
    """CONQ-4, COST-6, COST-7: the tokens in a conquered region are what the rules say, and were in hand."""
    for played in moments:
        if isinstance(played.command, (Conquer, Use)) and played.decision.kind in CAMPAIGN:
            tokens_used_are_right(game, played)


def tokens_used_are_right(game: Table, played: Played) -> None:
    state, command = played.before, played.command
    conquered = [event for event in played.events if isinstance(event, Conquered)]
    if not conquered:
        assert played.after.decision.kind == "roll", played
        return
    assert len(conquered) == 1, played
    assert isinstance(command, (Conquer, Use)), played
    if isinstance(command, Conquer):
        me = actor(state, played.decision.kind)
        cost = oracle.cost(game.rules.board, state, me, command.region)
        assert conquered[0].tokens == max(1, cost - max(0, state.rolled)), played
    else:
        assert (conquered[0].tokens, conquered[0].how) == (1, command.trait), played


@law
def a_turn_pays_what_the_rules_say(game: Table, moments: list[Played]) -> None:
    """SCORE-1, SCORE-2, SCORE-3, SCORE-5: ``income`` announces it, part by part; scoring pays the same."""
    announced = 0
    for played in moments:
        for seat in range(game.seats):
            income = game.rules.income(played.before, seat)
            assert income.total == oracle.income(game.rules.board, played.before, seat), (seat, played.before)
            assert income.total == sum(part.amount for part in income.parts), income
            assert all(part.amount > 0 and RULE_ID.fullmatch(part.rule) for part in income.parts), income
        scored = [event for event in played.events if isinstance(event, Earned) and event.reason == "score"]
        assert len(scored) <= 1, played
        if scored and played.decision.kind == "close":
            announced = game.rules.income(played.before, scored[0].seat).total
            assert scored[0].income.total == announced, played
    assert announced >= 0


@law
def a_combo_costs_the_combos_above_it(game: Table, moments: list[Played]) -> None:
    """COLUMN-1, COLUMN-2, COLUMN-3, COLUMN-5, COLUMN-6, A-1, A-2, A-28: exactly the affordable rows are offered."""
    for played in moments:
        if played.decision.kind != "pick":
            continue
        before, after, seat = played.before, played.after, played.decision.seat
        offered = {option.row for option in game.rules.legal(before) if isinstance(option, Pick)}
        can_pay = range(min(len(before.column), before.coins[seat] + 1))
        assert offered == {row for row in can_pay if before.column[row].power}, before
        assert isinstance(played.command, Pick)
        row = played.command.row
        rest = [*before.column[:row], *before.column[row + 1 :]]
        shown = [(c.race, c.power, c.coins + (place < row)) for place, c in enumerate(rest)]
        assert list(after.column)[: len(rest)] == shown, played
        assert after.coins[seat] >= before.coins[seat] - row + before.column[row].coins
