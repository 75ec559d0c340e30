"""The statistics of a game agree with its States: golden games of the surface, and games of both boxes."""

from functools import cache
from itertools import pairwise
from random import Random

import pytest

from swqt.ai import RandomBot, chance
from swqt.engine import CHANCE, Conquered, Lost, Options, Picked, Rolled, Rules, State
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


def events(name: str, kind: type) -> list:
    return [event for entry in played(name)[2] for event in entry.events if isinstance(event, kind)]


@cache
def told(name: str) -> GameStats:
    return GameStats(*played(name))


@pytest.mark.parametrize("name", ALL)
def test_coins_are_those_of_the_states(name):
    """SCORE-1 to SCORE-7, COLUMN-2, COLUMN-3: exactly the earnings and payments are counted, at any time."""
    rules, start, history = played(name)
    found = told(name)
    rounds = {entry.before.round: entry.after.coins for entry in history}
    for seat, coins in enumerate(history[-1].after.coins):
        assert found.coins(seat) == (start.coins[seat], *(after[seat] for after in rounds.values()))
        income = found.income(seat)
        assert start.coins[seat] + sum(income.values()) == coins
        assert {source: sum(found.words(seat, source).values()) for source in income} == income
        own = [life for life in found.combos if life.seat == seat]
        assert sum(life.earned for life in own) == sum(income[source] for source in SOURCES[:5])
        assert sum(life.taken for life in own) == income["combo"]
        assert sum(life.price for life in own) <= -income["paid"]
    for count in range(0, len(history), 17):
        so_far = GameStats(rules, start, history[:count])
        assert tuple(so_far.coins(seat)[-1] for seat in range(so_far.seats)) == history[count].before.coins


@pytest.mark.parametrize("name", ALL)
def test_combos_are_those_that_were_picked_and_stay_while_they_stand(name):
    rules, _, history = played(name)
    lives = told(name).combos
    picked = [(event.seat, event.race, event.power) for event in events(name, Picked)]
    assert [(life.seat, life.race, life.power) for life in lives] == picked
    for life in lives:
        assert 1 <= life.since <= life.until <= rules.board.rounds
        assert life.declined == 0 or life.since <= life.declined <= life.until
        assert life.rounds == life.until - life.since + 1
        assert life.tokens > 0
        assert life.per_token == pytest.approx(life.earned / life.tokens)
    standing = {(tribe.seat, tribe.race): tribe.active for tribe in history[-1].after.tribes}
    last = {(life.seat, life.race): life for life in lives}
    assert {key: not life.declined for key, life in last.items() if not life.gone} == standing


@pytest.mark.parametrize("name", ALL)
def test_conquests_and_losses_are_counted(name):
    fights = told(name).fights
    assert sum(seat.conquered for seat in fights) == len(events(name, Conquered))
    assert sum(life.conquests for life in told(name).combos) == len(events(name, Conquered))
    assert sum(seat.tokens_lost for seat in fights) == sum(e.lost for e in events(name, Lost) if e.seat >= 0)
    for seat, row in enumerate(fights):
        assert row.from_seats[seat] == 0
        assert row.regions_lost == sum(other.from_seats[seat] for other in fights)


@pytest.mark.parametrize("name", ALL)
def test_every_roll_is_told_with_its_odds_and_luck_is_a_chance(name):
    """COMP-4: three blank faces, and one each of 1, 2 and 3; three rolls of 0 have a probability of one eighth."""
    tosses = told(name).tosses
    assert [(toss.seat, toss.pips) for toss in tosses] == [(e.seat, e.pips) for e in events(name, Rolled)]
    for toss in tosses:
        assert toss.expected == pytest.approx(1.0)
        assert sum(weight for pips, weight in toss.odds if pips == 0) == 3 * dict(toss.odds)[1]
    for seat in range(told(name).seats):
        luck, own = told(name).luck(seat), [toss.pips for toss in tosses if toss.seat == seat]
        assert (luck.rolls, luck.total, luck.expected) == (len(own), sum(own), pytest.approx(len(own)))
        assert 0 <= luck.below <= luck.below + luck.same <= 1 + 1e-9
        if own and not sum(own):
            assert (luck.below, luck.same) == (0, pytest.approx(0.5 ** len(own)))


def test_a_position_in_the_middle_begins_with_the_combos_in_play():
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
    assert (chronicle.income(0)["decline"], [life.declined for life in chronicle.combos]) == (2, [3, 3, 0])
    assert [life.gone for life in chronicle.combos] == [False, True, False]


class TestTurns:
    @pytest.mark.parametrize("name", ALL)
    def test_they_lie_end_to_end(self, name):
        rules, start, history = played(name)
        every = turns(start, history)
        assert (every[0].first, every[-1].last) == (0, len(history))
        assert all(a.last == b.first for a, b in pairwise(every))
        assert len(every) == rules.board.rounds * len(start.coins)
        for turn in every:
            before = history[turn.first].before
            assert (turn.round, turn.seat) == (before.round, before.turn)

    def test_a_position_belongs_to_the_turn_that_goes_on_from_it(self):
        _, start, history = played("two-seats")
        every = turns(start, history)
        places = (0, every[3].first, every[3].first - 1, len(history))
        assert [turn_at(every, place) for place in places] == [0, 3, 2, len(every) - 1]
        assert turns(start, ()) == ((1, 0, 0, 0),), "a game without commands has one turn"

    def test_news_are_what_the_others_did_and_all_for_who_has_not_played_yet(self):
        _, start, history = played("three-seats")
        every = turns(start, history)
        mine = [turn for turn in every if turn.seat == 1]
        assert news_since(turns(start, history[: mine[2].first + 1]), 1) == (mine[1].last, mine[2].first)
        assert {turn.seat for turn in every if mine[1].last <= turn.first < mine[2].first} == {0, 2}
        assert news_since(turns(start, history[: every[0].last]), 2) == (0, every[0].last)
        assert news_since(turns(start, ()), 0) == (0, 0)
