"""Laws for every bot: whole games with any content, without a refused answer, the same for the same seed."""

from dataclasses import replace
from functools import cache
from random import Random

import pytest

from swqt.ai import BY_NAME, CHARACTERS, LEVELS, Level, SearchBot, settle
from swqt.ai.evaluation import Evaluator
from swqt.ai.planner import PATIENT, QUICK, Planner, SearchEffort, TurnPlan
from swqt.ai.rollout import DUEL, RolloutSearch, way_of
from swqt.ai.training import play_game
from swqt.ai.turn_end import turn_of
from swqt.cli.bench import hex_board
from swqt.content import find_board
from swqt.content.traits.catalogue import Catalogue
from swqt.engine import CHANCE, Board, Conquer, Content, Decision, Decline, Deploy, Pick, Rules, State, admits
from swqt.table.bots import weights
from swqt.table.tournament import rules_of
from tests.support.positions import ROAD, game

CATALOGUE = Catalogue.load()
TABLES = [("midland-2", "base"), ("midland-3", "both items"), ("gloamdeep-2", "underground"), ("emberfall-3", "both")]


def tiny(level: Level) -> Level:
    """The same level with hardly any time: what it may answer does not change."""
    effort = level.effort
    small = SearchEffort(
        min(2, effort.width), 2, min(2, effort.leaves), min(2, effort.picks), effort.gamble, effort.abandon
    )
    return replace(level, effort=small, budget=min(2, level.budget))


def random_content(content: Content, seats: int, rng: Random) -> Content:
    """Hardly more combos than seats need, so that rare traits meet."""
    size = 2 * seats + 3
    return content._replace(
        races=tuple(sorted(rng.sample(content.races, min(size, len(content.races))), key=lambda trait: trait.name)),
        powers=tuple(sorted(rng.sample(content.powers, min(size, len(content.powers))), key=lambda t: t.name)),
    )


def short(name: str) -> Board:
    return replace(find_board(name).board, rounds=4)


@pytest.mark.parametrize("level", [*LEVELS, *CHARACTERS], ids=lambda level: level.name)
@pytest.mark.parametrize(("board", "label"), TABLES)
def test_whole_games_without_a_refusal(level, board, label):
    """play_game raises Refused at the first answer that is not legal."""
    graph = short(board)
    rng = Random(f"{board} {level.name}")
    rules = Rules(graph, random_content(CATALOGUE.content(label, graph), graph.players, rng))
    players = [SearchBot(tiny(level), seat, weights()) for seat in range(graph.players)]
    end = play_game(rules, players, 1)
    assert end.agenda == ()
    assert sum(end.coins) > 5 * graph.players


@pytest.mark.parametrize("name", ["beginner", "medium", "expert"])
def test_the_same_seed_is_the_same_game(name):
    graph = replace(hex_board(2), rounds=3)
    rules = Rules(graph, CATALOGUE.content("base"))
    ends = {
        play_game(rules, [SearchBot(tiny(BY_NAME[name]), f"{seat}", weights()) for seat in range(2)], 4).digest
        for _ in range(2)
    }
    assert len(ends) == 1


def test_a_bot_sees_no_more_than_the_position():
    """It answers the same whatever lies in the stacks it cannot see, if those stacks are the same sets."""
    rules = Rules(hex_board(2), CATALOGUE.content("base"))
    state = rules.start(2)
    while state.agenda[-1].seat == CHANCE:
        state = rules.apply(state, rules.chances(state)[0][0]).state
    shuffled = state._replace(races=tuple(state.races), powers=tuple(state.powers))
    assert SearchBot(BY_NAME["medium"], 1).choose(rules, state) == SearchBot(BY_NAME["medium"], 1).choose(
        rules, shuffled
    )


def test_plans_are_sorted_and_can_be_played():
    """Every command of every plan is legal up to where chance answers, and no plan skips the turn of the next seat."""
    graph = replace(hex_board(2), rounds=6)
    rules = Rules(graph, CATALOGUE.content("both", graph))
    judge = Evaluator(rules, weights(), 2)
    looked = 0

    class Looker(SearchBot):
        def choose(self, rules, state):
            nonlocal looked
            if state.agenda[-1].kind in ("pick", "choice", "conquer", "ghouls"):
                plans = Planner(rules, judge.value, Random(1), SearchEffort(2, 2, 2, 2)).plans(state)
                assert [plan.value for plan in plans] == sorted((plan.value for plan in plans), reverse=True)
                turn = turn_of(state)
                followers = {turn, (turn[0], turn[1] + 1), (turn[0] + 1, 0)}
                for plan in plans:
                    assert not plan.after.agenda or turn_of(plan.after) in followers - {turn}
                    on_the_way = state
                    for command in plan.commands:
                        assert admits(rules.legal(on_the_way), command)
                        on_the_way = rules.apply(on_the_way, command).state
                    looked += 1
            return super().choose(rules, state)

    play_game(rules, [Looker(tiny(BY_NAME["hard"]), seat) for seat in range(2)], 2)
    assert looked > 40


def test_the_end_of_a_turn_is_always_settled():
    """REDEPLOY-1, FLOW-1: settle answers whatever follows the conquests."""
    graph = short("gloamdeep-2")
    rules = Rules(graph, CATALOGUE.content("underground", graph))
    kinds = set()

    class Settler(SearchBot):
        def choose(self, rules, state):
            if state.agenda[-1].kind in ("redeploy", "close", "retreat"):
                command = settle(rules, state)
                kinds.add(type(command))
                assert admits(rules.legal(state), command)
            return super().choose(rules, state)

    for seed in range(3):
        play_game(rules, [Settler(tiny(BY_NAME["easy"]), seat) for seat in range(2)], seed)
    assert Deploy in kinds
    assert len(kinds) > 1


def test_levels_are_in_order_and_say_what_they_do():
    assert [level.name for level in LEVELS] == ["beginner", "easy", "medium", "hard", "expert"]
    assert all(level.about.endswith(".") and len(level.about) > 20 for level in LEVELS)
    assert [level.budget for level in LEVELS] == sorted(level.budget for level in LEVELS)


def test_personalities_differ_between_games():
    """The same first position, many games: more than one opening."""
    rules = Rules(find_board("midland-2").board, CATALOGUE.content("base"))
    state = rules.start(2)
    rng = Random(3)
    while state.agenda[-1].seat == CHANCE:
        options = rules.chances(state)
        state = rules.apply(state, options[int(rng.random() * len(options))][0]).state
    picks = {SearchBot(BY_NAME["medium"], seed, weights()).choose(rules, state) for seed in range(12)}
    assert all(isinstance(pick, Pick) for pick in picks)
    assert len(picks) > 1


def plans_of(rules: Rules, state: State) -> tuple[Evaluator, list[TurnPlan]]:
    judge = Evaluator(rules, weights(), 2)
    return judge, Planner(rules, judge.value, Random(1), SearchEffort(2, 3, 3, 2)).plans(state)


@pytest.mark.parametrize(("tribe", "conquered"), [
    ("underworld trolls", "h1"),    # a token less than for the other
    ("pillaging trolls", "p1"),
    ("underworld orcs", "p1"),
    ("underworld skeletons", "p1"),
])  # fmt: skip
def test_a_greedy_search_prefers_what_is_not_empty_if_that_pays(tribe, conquered):
    """POWER-PILLAGING-1, RACE-ORCS-1, RACE-SKELETONS-1"""
    board = "board {\n s1 edge : h1 p1\n h1 edge : p1\n p1 edge :\n}\ntribes p1\nround 9/10\n"
    rules, state = game(f"{board}A 5 {tribe} : s1*4\nB 5 forest elves hand 1 :")
    planner = Planner(rules, Evaluator(rules, weights(), 2).value, Random(1), replace(QUICK, gamble=False))
    ways = [plan.commands for plan in planner.plans(state)]
    assert [rules.board.codes[way[0].region] for way in ways if isinstance(way[0], Conquer)] == [conquered]


@cache
def first_choice(label: str = "base") -> tuple[Rules, State]:
    """A position in the middle of a quick game, in which a race may go on or decline."""
    rules = rules_of("midland-2" if label == "base" else "gloamdeep-2", label)
    reached: list[State] = []

    def watch(state: State) -> None:
        if state.round > 3 and state.agenda and state.agenda[-1].kind == "choice":
            _, plans = plans_of(rules, state)
            if {way_of(plan) for plan in plans} == {None, Decline()}:
                reached.append(state)

    play_game(rules, [SearchBot(BY_NAME["easy"], seat, weights()) for seat in range(2)], 1, watch)
    return rules, reached[0]


def test_a_bot_that_is_stopped_answers_with_the_best_so_far(monkeypatch):
    monkeypatch.setattr("swqt.ai.rollout.DUEL", DUEL._replace(close=99.0))   # declining is played on as well
    rules, state = first_choice()
    asked = 0

    def stop():
        nonlocal asked
        asked += 1
        return asked > 1

    command = SearchBot(BY_NAME["expert"], 1, weights(), stop).choose(rules, state)
    assert asked == 2
    assert admits(rules.legal(state), command)


def test_playing_on_is_the_same_for_the_same_seed_and_does_not_touch_the_game():
    rules, state = first_choice()
    judge, plans = plans_of(rules, state)
    before = state.digest
    found = [RolloutSearch(rules, judge, 16).judged(state, plans, "seed") for _ in range(2)]
    assert found[0] == found[1]
    assert {plan.commands for plan in found[0]} == {plan.commands for plan in plans}
    assert [plan.value for plan in found[0]] == sorted([plan.value for plan in found[0]], reverse=True)
    assert state.digest == before


def test_only_close_ways_are_played(monkeypatch):
    """Turns that begin alike are one way: their order among themselves stays as it is."""
    rules, state = first_choice()
    judge, plans = plans_of(rules, state)
    assert {way_of(plan) for plan in plans} == {None, Decline()}
    monkeypatch.setattr("swqt.ai.rollout.DUEL", DUEL._replace(close=0.0))
    assert RolloutSearch(rules, judge, 16).judged(state, plans, "seed") == plans
    monkeypatch.setattr("swqt.ai.rollout.DUEL", DUEL._replace(close=99.0))
    played = RolloutSearch(rules, judge, 16).judged(state, plans, "seed")
    assert played != plans
    kept = [[plan.commands for plan in some if way_of(plan) is None] for some in (plans, played)]
    assert kept[0] == kept[1]
    monkeypatch.setattr("swqt.ai.rollout.DUEL", DUEL._replace(close=99.0, most=1))
    assert RolloutSearch(rules, judge, 16).judged(state, plans, "seed") == plans


def test_games_played_on_differ_by_their_seed_alone():
    """Players without a doubt would play the same game again and again, and its accidents would decide."""
    rules, state = first_choice()
    judge, plans = plans_of(rules, state)
    rollouts = RolloutSearch(rules, judge, 6)
    after = next(plan.after for plan in plans if way_of(plan) is None)
    ahead = [rollouts.play_on(after, state.turn, f"{seed}") for seed in range(6)]
    assert len(set(ahead)) > 2
    assert ahead == [rollouts.play_on(after, state.turn, f"{seed}") for seed in range(6)]


@pytest.mark.parametrize("board", ["midland-2", "midland-5"])
def test_playing_on_sees_the_next_own_turn_at_every_table(board):
    rules = rules_of(board, "base")
    seats = rules.board.players
    seen = set()

    class Spy(Evaluator):
        def value(self, state, seat):
            seen.add((state.round, state.turn))
            return super().value(state, seat)

    state = rules.start(seats)
    while state.agenda[-1].seat == CHANCE:
        state = rules.after(state, rules.chances(state)[0][0])
    RolloutSearch(rules, Spy(rules, weights(), seats), 1).play_on(state, state.turn, "seed")
    assert {turn for now, turn in seen if now == state.round + 1} == set(range(seats))
    assert max(seen)[0] <= state.round + 2


def test_with_two_players_ways_are_played_on_for_four_rounds(monkeypatch):
    monkeypatch.setattr("swqt.ai.rollout.DUEL", DUEL._replace(close=99.0))
    rules, state = first_choice()
    _, plans = plans_of(rules, state)
    played = set()

    class Spy(Evaluator):
        def value(self, state, seat):
            played.add((state.round, state.turn))
            return super().value(state, seat)

    RolloutSearch(rules, Spy(rules, weights(), 2), 8).judged(state, plans, "seed")
    assert len(played) == 2 * 4   # judged at the end of each turn


def test_the_evaluations_of_the_last_rounds_are_counted():
    """Turns begin half a round apart: the last six of them are, in the mean, one round before the last two."""
    rules, state = first_choice()

    class Clock(Evaluator):
        def value(self, state, seat):
            return state.round + state.turn / 2

    rollouts = RolloutSearch(rules, Clock(rules, weights(), 2), 8)
    last, more = [rollouts.play_on(state, state.turn, "seed", 4, PATIENT, counted) for counted in (1, 3)]
    assert (last, more) == (state.round + 4.25, state.round + 3.25)
    assert DUEL.counted == 3


@pytest.mark.parametrize(
    ("label", "kind", "games"), [("base", "choice", 20), ("base", "stout", 5), ("underground", "choice", 13)]
)
def test_each_decision_is_played_on_as_often_and_as_well_as_it_needs(monkeypatch, label, kind, games):
    """POWER-STOUT-1: who picks stout ones decides in the same turn whether they go on, and takes no longer for it.

    Turns look at every combo. Underground, each position that is evaluated takes longer to find."""
    rules, state = first_choice(label)
    judge, plans = plans_of(rules, state)
    ways = [plan._replace(commands=(), value=0.0) for plan in plans[:2]]
    played: list[SearchEffort] = []

    def note(search, _start, _seat, _seed, _rounds, effort, _counted):
        search.evaluated += 8
        played.append(effort)
        return 0.0

    monkeypatch.setattr(RolloutSearch, "play_on", note)
    asked = state._replace(agenda=(Decision(state.turn, kind),))
    RolloutSearch(rules, judge, 160).means(asked, ways, state.turn, "seed")
    assert played == [PATIENT] * games


def test_rollouts_of_the_last_turn_of_a_game_come_to_an_end():
    """POWER-STOUT-1: whether it ends by declining or not, the coins are the same, so no choice becomes clear."""
    rules, state = game(f"{ROAD}A 5 forest elves : s1*5\nB 5 stout orcs : f1 h1 p1\nround 10/10\nasks B stout\n")
    budget = BY_NAME["expert"].budget
    polls = iter(range(2 * budget))
    bot = SearchBot(BY_NAME["expert"], 1, weights(), stop=lambda: next(polls) >= budget)
    assert bot.choose(rules, state) in rules.legal(state)
    assert next(polls) < budget


@pytest.mark.parametrize("budget", [250, 500])
def test_rollouts_evaluate_as_many_positions_as_they_may(monkeypatch, budget):
    """Turns of an empty or a crowded board differ in their cost, so a number of turns would not limit the time."""
    monkeypatch.setattr("swqt.ai.rollout.CLEAR", 99.0)
    monkeypatch.setattr("swqt.ai.rollout.DUEL", DUEL._replace(close=99.0))
    rules, state = first_choice()
    judge, plans = plans_of(rules, state)
    search = RolloutSearch(rules, judge, budget)
    search.judged(state, plans, "seed")
    assert 0.6 * budget < search.evaluated < 1.2 * budget


@pytest.mark.parametrize(
    ("values", "games"),
    [
        ((0.0, -12.0), [1, 1]),    # clear
        ((0.0, -10.5), [2, 2]),    # clear once both have had more
        ((0.0, -4.0, -5.0, -40.0), [8, 8, 3, 1]),
        ((-4.0, 0.0), [10, 10]),
    ],
)  # fmt: skip
def test_the_best_way_and_its_rivals_are_played_on_until_the_best_is_clear(monkeypatch, values, games):
    rules, state = first_choice()
    judge, plans = plans_of(rules, state)
    ways = [plans[0]._replace(value=value) for value in values]
    monkeypatch.setattr(RolloutSearch, "start", lambda _search, _state, plan: plan.value)
    played: list[float] = []

    def note(search, start, *_rest):
        search.evaluated += 8
        played.append(start)
        return start

    monkeypatch.setattr(RolloutSearch, "play_on", note)
    asked = state._replace(agenda=(Decision(state.turn, "choice"),))
    assert RolloutSearch(rules, judge, 160).means(asked, ways, state.turn, "seed") == list(values)
    assert [played.count(value) for value in values] == games


def test_combos_are_compared_without_the_luck_of_the_new_one():
    """A plan for a combo assumes the combo that is dealt next; each rollout has one of its own."""
    rules = rules_of("midland-2", "base")
    state = rules.start(2)
    while state.agenda[-1].seat == CHANCE:
        state = rules.after(state, rules.chances(state)[0][0])
    judge = Evaluator(rules, weights(), 2)
    pairs = [
        {plan.commands: plan._replace(value=0.0) for plan in Planner(rules, judge.value, Random(seed)).plans(state)}
        for seed in (1, 2)
    ]
    both = pairs[0].keys() & pairs[1].keys()
    assert len(both) > 1
    assert any(pairs[0][commands].after != pairs[1][commands].after for commands in both)
    search = RolloutSearch(rules, judge, 4)
    means = [search.means(state, [pair[commands] for commands in both], state.turn, "seed") for pair in pairs]
    assert means[0] == means[1]


def test_a_game_that_is_over_is_worth_its_coins():
    """FINAL-1: playing on from the last turn asks for nothing but the score."""
    rules, state = first_choice()
    judge, _ = plans_of(rules, state)
    assert RolloutSearch(rules, judge, 1).play_on(state._replace(agenda=(), coins=(50, 40)), 1, "seed") == -10
