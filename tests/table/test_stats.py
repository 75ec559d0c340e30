"""The statistics of a game agree with its States: golden games of the surface, and games of both boxes."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from random import Random

import pytest

from swqt.ai import RandomBot, chance
from swqt.engine import CHANCE, Conquered, Earned, Lost, Options, Paid, Picked, Rolled, Rules, State
from swqt.notation import read_game
from swqt.table import SOURCES, GameStats, Library, PlayedCommand, entries, news_since, read_record, turn_at, turns
from tests.games.make import GAMES, HERE

PLAYED = {
    "underground-2": ("gloamdeep-2", "underground", 2, 4),
    "underground-5": ("hollowthrone-5", "underground", 5, 9),
    "mixed-3": ("midland-3", "both items", 3, 2),
    "mixed-5": ("midland-5", "both items", 5, 6),
}
ALL = (*GAMES, *PLAYED)


@cache
def library() -> Library:
    return Library(HERE)


@cache
def played(name: str) -> tuple[Rules, State, tuple[PlayedCommand, ...]]:
    if name in GAMES:
        record = read_record((HERE / f"{name}.swn").read_bytes(), library(), f"{name}.swn")
        return record.rules, record.start, tuple(entries(record))
    board, content, seats, seed = PLAYED[name]
    rules = Rules(library().board(board), library().content(content, library().board(board), Options()))
    start = state = rules.start(seats)
    rng = Random(seed)
    bot = RandomBot(rng)
    history = []
    while decision := rules.decision(state):
        command = chance(rules, state, rng) if decision.seat == CHANCE else bot.choose(rules, state)
        after, events = rules.apply(state, command)
        history.append(PlayedCommand(state, decision.seat, command, events, after))
        state = after
    return rules, start, tuple(history)


@cache
def told(name: str) -> GameStats:
    return GameStats(*played(name))


@pytest.mark.parametrize("name", ALL)
def test_the_sums_are_the_coins_of_the_state(name: str) -> None:
    """SCORE-1 to SCORE-7, COLUMN-2, COLUMN-3: exactly the earnings and payments are counted."""
    _, start, history = played(name)
    for seat, coins in enumerate(history[-1].after.coins):
        assert told(name).coins(seat)[0] == start.coins[seat]
        assert told(name).coins(seat)[-1] == coins
        assert start.coins[seat] + sum(told(name).income(seat).values()) == coins


@pytest.mark.parametrize("name", ALL)
def test_after_each_round_everybody_has_what_the_state_says(name: str) -> None:
    _, start, history = played(name)
    at_the_end = {entry.before.round: entry.after.coins for entry in history}
    for seat in range(len(start.coins)):
        assert told(name).coins(seat)[1:] == tuple(coins[seat] for coins in at_the_end.values())


@pytest.mark.parametrize("name", ALL)
def test_a_game_can_be_told_of_at_any_time(name: str) -> None:
    rules, start, history = played(name)
    for count in range(0, len(history), 17):
        state = history[count].before
        so_far = GameStats(rules, start, history[:count])
        assert tuple(so_far.coins(seat)[-1] for seat in range(so_far.seats)) == state.coins


@pytest.mark.parametrize("name", ALL)
def test_every_coin_is_earned_by_a_combo(name: str) -> None:
    chronicle = told(name)
    for seat in range(chronicle.seats):
        own = [life for life in chronicle.combos if life.seat == seat]
        income = chronicle.income(seat)
        assert sum(life.earned for life in own) == sum(income[source] for source in SOURCES[:5])
        assert sum(life.taken for life in own) == income["combo"]
        assert sum(life.price for life in own) <= -income["paid"]


@pytest.mark.parametrize("name", ALL)
def test_combos_are_those_that_were_picked(name: str) -> None:
    rules, _, history = played(name)
    picked = [event for entry in history for event in entry.events if isinstance(event, Picked)]
    lives = told(name).combos
    assert [(life.seat, life.race, life.power) for life in lives] == [(e.seat, e.race, e.power) for e in picked]
    for life in lives:
        assert 1 <= life.since <= life.until <= rules.board.rounds
        assert life.declined == 0 or life.since <= life.declined <= life.until
        assert life.rounds == life.until - life.since + 1
        assert life.tokens > 0
        assert life.per_token == pytest.approx(life.earned / life.tokens)


@pytest.mark.parametrize("name", ALL)
def test_what_stands_at_the_end_has_not_gone(name: str) -> None:
    _, _, history = played(name)
    standing = {(tribe.seat, tribe.race) for tribe in history[-1].after.tribes}
    last = {(life.seat, life.race): life for life in told(name).combos}
    assert {key for key, life in last.items() if not life.gone} == standing
    active = {(tribe.seat, tribe.race) for tribe in history[-1].after.tribes if tribe.active}
    assert {key for key, life in last.items() if not life.gone and not life.declined} == active


@pytest.mark.parametrize("name", ALL)
def test_conquests_and_losses_are_counted(name: str) -> None:
    _, _, history = played(name)
    events = [event for entry in history for event in entry.events]
    fights = told(name).fights
    assert sum(seat.conquered for seat in fights) == sum(isinstance(event, Conquered) for event in events)
    assert sum(life.conquests for life in told(name).combos) == sum(seat.conquered for seat in fights)
    lost = [event for event in events if isinstance(event, Lost) and event.seat >= 0]
    assert sum(seat.tokens_lost for seat in fights) == sum(event.lost for event in lost)
    for seat, row in enumerate(fights):
        assert row.from_seats[seat] == 0
        assert row.regions_lost == sum(other.from_seats[seat] for other in fights)


@pytest.mark.parametrize("name", ALL)
def test_every_roll_is_told_with_its_odds(name: str) -> None:
    """COMP-4: three blank faces, and one each of 1, 2 and 3."""
    _, _, history = played(name)
    rolled = [(event.seat, event.pips) for entry in history for event in entry.events if isinstance(event, Rolled)]
    tosses = told(name).tosses
    assert [(toss.seat, toss.pips) for toss in tosses] == rolled
    for toss in tosses:
        assert toss.expected == pytest.approx(1.0)
        assert sum(weight for pips, weight in toss.odds if pips == 0) == 3 * dict(toss.odds)[1]


def test_both_boxes_show_every_source() -> None:
    seen = {flow.source for name in ALL for flow in told(name).flows}
    assert seen == set(SOURCES)


def test_payments_are_never_positive() -> None:
    flows = [flow for name in ALL for flow in told(name).flows]
    assert all((flow.amount < 0) == (flow.source == "paid") for flow in flows)
    paid = sum(
        event.coins for name in ALL for entry in played(name)[2] for event in entry.events if isinstance(event, Paid)
    )
    assert paid == -sum(flow.amount for flow in flows if flow.source == "paid")


def test_words_add_up_to_their_source() -> None:
    for name in ALL:
        for seat in range(told(name).seats):
            for source, amount in told(name).income(seat).items():
                assert sum(told(name).words(seat, source).values()) == amount


def test_luck_is_a_chance() -> None:
    """Three rolls of 0 have a probability of one eighth; no total is lower."""
    for name in ALL:
        for seat in range(told(name).seats):
            luck = told(name).luck(seat)
            own = [toss.pips for toss in told(name).tosses if toss.seat == seat]
            assert (luck.rolls, luck.total) == (len(own), sum(own))
            assert luck.expected == pytest.approx(len(own))
            assert 0 <= luck.below <= luck.below + luck.same <= 1 + 1e-9
            if own and not sum(own):
                assert (luck.below, luck.same) == (0, pytest.approx(0.5 ** len(own)))


def test_a_position_in_the_middle_begins_with_the_combos_in_play() -> None:
    text = (
        "swqt 1\nboard midland-2\ncontent base\nround 3/10\n"
        "column alchemist elves, swamp trolls +2, wealthy humans, flying ratmen +1, commando wizards, mounted giants\n"
        "A 12 forest orcs : f1*2 h1 | ~hill tritons : p1\nB 9 heroic dwarves hand 4 : f3\nasks A choice\n\nA: decline\n"
    )
    record = read_record(text.encode(), library(), "position.swn")
    chronicle = GameStats(record.rules, record.start, entries(record))
    assert read_game(text, library()).start == record.start
    assert [(life.race, life.tokens, life.since) for life in chronicle.combos] == [
        ("orcs", 3, 3), ("tritons", 1, 3), ("dwarves", 5, 3),
    ]  # fmt: skip
    assert chronicle.income(0)["decline"] == 2
    assert [life.declined for life in chronicle.combos] == [3, 3, 0]
    assert [life.gone for life in chronicle.combos] == [False, True, False]


def test_income_of_a_race_in_decline_is_told_apart() -> None:
    """SCORE-2: the round of the decline itself counts as decline."""
    _, _, history = played("two-seats")
    chronicle = told("two-seats")
    declining = 0
    for entry in history:
        for event in entry.events:
            if isinstance(event, Earned) and event.reason == "score":
                active = {(tribe.seat, tribe.race) for tribe in entry.after.tribes if tribe.active}
                declining += sum(g.amount for g in event.income.parts if (event.seat, g.race) not in active)
    assert sum(chronicle.income(seat)["decline"] for seat in range(2)) == declining > 0


class TestTurns:
    @pytest.mark.parametrize("name", ALL)
    def test_they_lie_end_to_end(self, name: str) -> None:
        rules, start, history = played(name)
        every = turns(start, history)
        assert (every[0].first, every[-1].last) == (0, len(history))
        assert all(a.last == b.first for a, b in pairwise(every))
        assert len(every) == rules.board.rounds * len(start.coins)
        for turn in every:
            before = history[turn.first].before
            assert (turn.round, turn.seat) == (before.round, before.turn)

    def test_a_position_belongs_to_the_turn_that_goes_on_from_it(self) -> None:
        _, start, history = played("two-seats")
        every = turns(start, history)
        assert turn_at(every, 0) == 0
        assert turn_at(every, every[3].first) == 3
        assert turn_at(every, every[3].first - 1) == 2
        assert turn_at(every, len(history)) == len(every) - 1

    def test_a_game_without_commands_has_one_turn(self) -> None:
        _, start, _ = played("two-seats")
        (turn,) = turns(start, ())
        assert (turn.round, turn.seat, turn.first, turn.last) == (1, 0, 0, 0)

    def test_news_are_what_the_others_did(self) -> None:
        _, start, history = played("three-seats")
        every = turns(start, history)
        mine = [number for number, turn in enumerate(every) if turn.seat == 1]
        now = every[mine[2]]
        some = turns(start, history[: now.first + 1])
        assert news_since(some, 1) == (every[mine[1]].last, now.first)
        assert {turn.seat for turn in every if every[mine[1]].last <= turn.first < now.first} == {0, 2}

    def test_who_has_not_played_yet_has_missed_everything(self) -> None:
        _, start, history = played("three-seats")
        first = turns(start, history)[0]
        assert news_since(turns(start, history[: first.last]), 2) == (0, first.last)
        assert news_since(turns(start, ()), 0) == (0, 0)
