"""Laws: nothing appears from nowhere and nothing gets lost: tokens, banners, badges, natives, pieces."""

from __future__ import annotations

from collections import Counter

import pytest

from swqt.engine import CHANCE, Rules, State, members
from tests.support import oracle
from tests.support.tables import Laws, Played, Table, chunks, table

STOCK = {"dragon": 1, "encampment": 5, "fortress": 6, "hero": 2, "hole": 2}
BRINGS = {"dragon": "dragon", "encampment": "bivouacking", "fortress": "fortified", "hero": "heroic"}
STAYS_IN_DECLINE = {"fortress"}
KEPT_IN_DECLINE = {"spirit"}

law = Laws(table)


@chunks("tokens", games=60, nightly=600)
def test_nothing_appears_or_gets_lost(numbers: range, subtests: pytest.Subtests) -> None:
    law.watch(numbers, subtests)


@law
def tokens_of_each_race_are_limited_and_held_regions_are_not_empty(game: Table, moments: list[Played]) -> None:
    """COMP-9, RETREAT-1, REDEPLOY-1, DECLINE-3: map, hand, withdrawn and tray make the supply, none is negative."""
    supply = {race.name: race.supply for race in game.rules.content.races}
    for played in moments:
        tokens_are_right(game.rules, played.after, supply)


def tokens_are_right(rules: Rules, state: State, supply: dict[str, int]) -> None:
    out: Counter[str] = Counter()
    taken = 0
    for tribe in state.tribes:
        assert not taken & tribe.held, "a region is held twice"
        taken |= tribe.held
        on_map = [state.tokens[region] for region in members(tribe.held)]
        assert all(on_map), f"{tribe.race} hold a region without a token"
        assert tribe.hand >= 0, tribe
        assert tribe.waiting >= 0, tribe
        out[tribe.race] += sum(on_map) + tribe.hand + tribe.waiting
        if not tribe.active:
            assert sum(on_map) + tribe.hand + tribe.waiting > 0, f"{tribe.race} should have left (DECLINE-8)"
            assert tribe.race == "ghouls" or (max(on_map), tribe.hand, tribe.waiting) == (1, 0, 0), tribe
    for race, total in supply.items():
        assert rules.tray(state, race) == total - out[race] >= 0, race
    for region, count in enumerate(state.tokens):
        assert bool(count) == bool(taken >> region & 1), f"{rules.board.codes[region]} has tokens of nobody"
        assert not (count and state.natives[region]), f"{rules.board.codes[region]} has natives and tokens"


@law
def every_banner_and_badge_is_in_one_place(game: Table, moments: list[Played]) -> None:
    """COLUMN-5, COLUMN-7, COLUMN-8, DECLINE-4, DECLINE-8, DECLINE-9: in play, in the column, unseen or returned."""
    races = sorted(race.name for race in game.rules.content.races)
    powers = {power.name for power in game.rules.content.powers}
    for played in moments:
        state = played.after
        column = [combo.race for combo in state.column]
        in_play = [tribe.race for tribe in state.tribes]
        assert sorted([*in_play, *column, *state.races, *state.returned]) == races, state
        kept = [t.power for t in state.tribes if t.active or t.power in KEPT_IN_DECLINE]
        badges = Counter([*kept, *(combo.power for combo in state.column if combo.power), *state.powers])
        assert set(badges) <= powers, state
        assert set(badges.values()) <= {1}, "a badge is in two places"
        one_each(game, state)


def one_each(game: Table, state: State) -> None:
    """DECLINE-7, POWER-SPIRIT-1, COLUMN-6, A-28: one active race a seat, one in decline besides Spirits, six combos."""
    for seat in range(game.seats):
        mine = [tribe for tribe in state.tribes if tribe.seat == seat]
        assert sum(tribe.active for tribe in mine) <= 1, mine
        assert sum(not tribe.active and tribe.power not in KEPT_IN_DECLINE for tribe in mine) <= 1, mine
    order = [(tribe.seat, not tribe.active) for tribe in state.tribes]
    assert order == sorted(order), "tribes stand by seat, the active one first"
    assert len(state.column) <= 6
    dealing = state.decision is not None and state.decision.seat == CHANCE
    badged = [bool(combo.power) for combo in state.column]
    assert badged == sorted(badged, reverse=True), "a badge goes to the combo that waits longest"
    if state.decision and not dealing:
        assert len(state.column) == 6 or not (state.races or state.returned), "a combo could be dealt (COLUMN-5)"
        assert all(badged) or not state.powers, "a combo could have a badge (A-28)"


@law
def pieces_stand_with_their_owner_and_are_limited(game: Table, moments: list[Played]) -> None:
    """COMP-7, COMP-9, DECLINE-5, DECLINE-6, RACE-TROLLS-1, POWER-HEROIC-1, POWER-FORTIFIED-1, RACE-HALFLINGS-2."""
    for played in moments:
        pieces_are_right(game.rules, played.after)
        natives = zip(played.before.natives, played.after.natives, strict=True)
        assert all(after in (0, before) for before, after in natives), "Lost Tribes only ever leave (CONQ-5)"


def pieces_are_right(rules: Rules, state: State) -> None:
    count = Counter(piece.kind for piece in state.pieces)
    assert all(count[kind] <= most for kind, most in STOCK.items()), count
    stacked = Counter(piece for piece in state.pieces if piece.kind != "encampment")
    assert set(stacked.values()) <= {1}, "only Encampments share a region"
    for piece in state.pieces:
        owner = oracle.holder(state, piece.region)
        assert owner, f"{piece} stands in nobody's region"
        brings = owner.race == "halflings" if piece.kind == "hole" else owner.power == BRINGS[piece.kind]
        assert brings, f"{piece} is not {owner.power} {owner.race}'s"
        assert owner.active or piece.kind in STAYS_IN_DECLINE, f"{piece} should have left with the decline"
    assert set(rules.pieces(state)) == {*state.pieces, *oracle.lairs(state)}
    assert len(oracle.lairs(state)) <= 10
