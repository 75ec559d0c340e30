"""Legality has one source: what the tables of checks let pass is what may be attacked, and what they do not is told."""

from random import Random

import pytest

from swqt.ai import play_by_chance
from swqt.cli.bench import BOARDS
from swqt.engine import Conquer, Rules, State
from swqt.engine.cost import cost_of, cost_parts, costs
from swqt.engine.draft import Draft
from swqt.engine.queries import acting
from swqt.engine.regions import members
from swqt.engine.rule_tables import RuleTables
from swqt.engine.targets import TARGET_CHECKS, Attack, blocking_check, legal_targets, shielded
from tests.support.positions import LIBRARY

CAMPAIGNS = ("choice", "ghouls", "conquer")


def campaigns(label: str, seats: int) -> tuple[RuleTables, list[State]]:
    """Positions of one random game in which a race conquers."""
    rules = Rules(LIBRARY.board(BOARDS[label][seats]), LIBRARY.content(label))
    positions: list[State] = []
    play_by_chance(rules, seats, Random(seats), positions.append)
    tables = RuleTables(rules.board, rules.content, rules.options)
    return tables, [state for state in positions if state.agenda and state.agenda[-1].kind in CAMPAIGNS]


@pytest.mark.parametrize("label", ["base", "underground"])
@pytest.mark.parametrize("seats", [2, 4])
def test_targets_are_what_no_check_masks(label, seats):
    """CONQ-1: the fast path leaves out exactly the union of all masks, and the first mask is the reason."""
    tables, positions = campaigns(label, seats)
    assert len(positions) > 30
    codes = set()
    for state in positions:
        view = Draft(tables, state)
        me = view.tribes[acting(tables, view, state.agenda[-1].kind)]
        profile = tables.profile(view, me)
        attack = Attack(tables, view, me, profile)
        targets = tables.board.every
        for _, mask in TARGET_CHECKS:
            targets &= ~mask(attack)
        assert legal_targets(tables, view, me, profile) == targets
        for region in members(tables.board.every):
            reason = blocking_check(TARGET_CHECKS, attack, region)
            assert (reason == "") == bool(targets >> region & 1)
            codes.add(reason)
    assert codes > {"own-region", "out-of-reach"}


@pytest.mark.parametrize("label", ["base", "underground"])
def test_totals_and_parts_agree(label):
    """COST-1: for all regions at once, for one, and as a sum of parts, whoever stands there."""
    tables, positions = campaigns(label, 3)
    parts = set()
    for state in positions:
        view = Draft(tables, state)
        me = view.tribes[acting(tables, view, state.agenda[-1].kind)]
        profile = tables.profile(view, me)
        regions = tables.board.every & ~me.held
        shield = shielded(tables, view, me)
        places = members(regions)
        aided = costs(tables, view, me, profile, regions, places)
        unaided = costs(tables, view, me, profile, regions, places, unaided=True)
        for region in places:
            cost = cost_parts(tables, view, me, region)
            assert cost.total == sum(part.amount for part in cost.parts)
            assert cost.total == cost_of(tables, view, me, region)
            assert cost.total == (unaided if shield >> region & 1 else aided)[region]
            parts |= {part.what for part in cost.parts}
    assert parts > {"base", "tokens"}


def test_what_was_listed_leaves_no_trace():
    """Quotes belong to the position they were made for: asked about others in between, the game goes on the same."""
    rules = Rules(LIBRARY.board("midland-3"), LIBRARY.content("base"))
    positions = []
    play_by_chance(rules, 3, Random(7), positions.append)
    other = positions[len(positions) // 3]
    for state in positions[::5]:
        for option in rules.legal(state):
            if isinstance(option, Conquer):
                expected = Rules(rules.board, rules.content).after(state, option)
                rules.legal(other)
                rules.costs(other)
                assert rules.after(state, option) == expected
