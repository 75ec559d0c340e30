"""Laws below ground and in mixed games: positions are sound, can be written, and are answered; order is irrelevant."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from swqt.engine import (
    CHANCE,
    Command,
    Conquer,
    Conquered,
    Deploy,
    DeployRange,
    Draw,
    GameOver,
    Pick,
    Place,
    Rules,
    State,
    TurnBegan,
    Use,
    members,
)
from swqt.notation import read_command, read_position, write_command, write_position
from tests.laws.test_legal_and_check import answer_is_right, some
from tests.laws.test_positions import Shelf, no_position_of_a_game_has_a_problem
from tests.laws.test_values import the_order_of_effects_and_conditions_is_irrelevant
from tests.support.caverns import cavern
from tests.support.foreign_commands import near_misses, strangers
from tests.support.tables import STRIDE, Laws, Played, Table, chunks, play

RELICS = ("doormat", "orb", "ring", "scepter", "socks", "sword", "bag", "keep", "unicorn")
TRAITS = ("altar", "orb", "bag:orb", "reborn", "vampire", "wisp", "pentacle", "hammers", "magic", "vengeful")
PIECES = ("ancient", "armor", "bag", "balrog", "ghost", "queen", "volcano", "ring", "scepter", "bag:ring", "bag:sword")


law = Laws(cavern)
law(no_position_of_a_game_has_a_problem)
law(the_order_of_effects_and_conditions_is_irrelevant)


@chunks("sound below", games=20, nightly=2600, size=4, step=STRIDE)
def test_games_below_take_their_course(numbers: range, subtests: pytest.Subtests) -> None:
    law.watch(numbers, subtests)


@chunks("written below", games=6, nightly=1448, size=3, step=STRIDE)
def test_writing_and_reading_gives_the_same_position(numbers: range) -> None:
    """BLANK-3: read(write(x)) == x for every position of a game, and for every command said there."""
    for number in numbers:
        game = cavern(number)
        shelf = Shelf(game.rules)
        for played in play(game):
            text = write_position(game.rules, played.after)
            rules, state = read_position(text, shelf)
            assert state == played.after, text
            assert write_position(rules, state) == text
            said = write_command(game.rules, played.command)
            assert read_command(game.rules, said) == played.command, said


@law
def what_is_listed_can_be_done_and_is_a_choice(game: Table, moments: list[Played]) -> None:
    """FLOW-1: a decision has at least two answers; every listed command passes ``check`` and leads on."""
    rules = game.rules
    rng = Random(game.seed)
    for played in moments:
        legal = rules.legal(played.before)
        assert legal, (game.seed, played)
        commands = [c for option in legal for c in ([option] if isinstance(option, Command) else some(option, rng))]
        assert len(set(commands)) > 1, (game.seed, played)
        if rng.random() < 0.8:
            continue
        for command in commands:
            assert rules.check(played.before, command) is None, (game.seed, played, command)
            after = rules.apply(played.before, command).state
            assert after != played.before, (game.seed, command)
            assert rules.legal(after) or rules.decision(after) is None, (game.seed, played, command)


@law
def what_is_not_listed_is_refused_with_a_reason(game: Table, moments: list[Played]) -> None:
    """FLOW-1: ``check`` never raises, names a known code and rule, and ``apply`` refuses with the same words."""
    rules = game.rules
    rng = Random(game.seed)
    for played in moments:
        if rng.random() < 0.8:
            continue
        pool = [*strangers(rules, played.before, rng), *cave_strangers(rules, played.before, rng)]
        for option in rules.legal(played.before):
            if isinstance(option, DeployRange):
                pool += spoiled(option, rng, len(rules.board.codes))
        for command in pool:
            answer_is_right(rules, played.before, command)
    refusals = [rules.check(played.after, command) for command in cave_strangers(rules, played.after, rng)]
    assert {refusal.code if refusal else "" for refusal in refusals} == {"game-over"}


def spoiled(option: DeployRange, rng: Random, size: int) -> Iterator[Command]:
    deployment = some(option, rng)[0]
    assert isinstance(deployment, Deploy)
    return near_misses(deployment, rng, size)


def cave_strangers(rules: Rules, state: State, rng: Random) -> Iterator[Command]:
    """Yield commands about relics, places and what the caverns' traits do; some may be legal after all."""
    size = len(rules.board.codes)
    for region in (-1, size, *rng.sample(range(size), 3)):
        yield Conquer(region, tuple(rng.sample(RELICS, rng.randint(1, 3))))
        yield Conquer(region, (f"bag:{rng.choice(RELICS)}",), die=rng.random() < 0.5)
        yield Conquer(region, ("sword", "sword"))
        yield Use(rng.choice(TRAITS), region)
        yield Place(rng.choice(PIECES), region)
        yield Place(rng.choice(PIECES), region, rng.choice((-1, size, *range(size))))
    for piece in state.pieces:
        yield Place(piece.kind, rng.randrange(size))
        yield Place(f"bag:{piece.kind}", rng.randrange(size))
        yield Use(piece.kind, piece.region)
    for row in range(-1, 7):
        yield Pick(row, rng.randint(-1, 7))
    yield Draw(rng.choice(("keep", "sword", "flying", "stonehedge", "unicorn")))


@law
def a_conquest_takes_what_its_cost_says(game: Table, moments: list[Played]) -> None:
    """CONQ-4, COST-1, COST-5, COST-7, A-81, A-112, A-132: ``cost`` announces the tokens and Hammers, in parts."""
    rules = game.rules
    for played in moments:
        command = played.command
        if isinstance(command, Conquer) and played.decision.seat != CHANCE:
            cost_is_right(rules, played, command)


def cost_is_right(rules: Rules, played: Played, command: Conquer) -> None:
    cost = rules.cost(played.before, command.region, command.using)
    assert cost.total == sum(part.amount for part in cost.parts), cost
    assert all(part.amount and part.rule for part in cost.parts), cost
    taken = [event for event in played.events if isinstance(event, Conquered)]
    ended = any(isinstance(event, (TurnBegan, GameOver)) for event in played.events)   # and what was used is forgotten
    if command.die or not taken or ended:
        return
    hammers = [[used.trait for used in s.used].count("hammers") for s in (played.before, played.after)]
    spent = taken[0].tokens + max(0, hammers[1] - hammers[0])
    shielded = any(t.race == "gnomes" and t.active and t.held >> command.region & 1 for t in played.before.tribes)
    roll = 0 if shielded else max(0, played.before.rolled)   # no aid against Gnomes
    assert max(1, cost.total - roll) == spent, (played, cost)


@law
def each_power_pays_what_its_badge_says(game: Table, moments: list[Played]) -> None:
    """U-POWER-ADVENTUROUS-1, U-POWER-FRIGHTENED-1, U-POWER-MINING-1, U-POWER-MUDDY-1, U-POWER-MYSTIC-1,
    U-POWER-STONE-1, U-POWER-QUARRELING-1, U-POWER-FISHER-1, U-POWER-WISE-1: counted once more, region by region."""
    for played in moments:
        state = played.after
        for seat in range(game.seats):
            parts = game.rules.income(state, seat).parts
            for tribe in state.tribes:
                if tribe.seat == seat and (wanted := wages(game.rules, state, tribe)) is not None:
                    paid = sum(p.amount for p in parts if p.source == tribe.power and p.race == tribe.race)
                    assert paid == wanted, (game.seed, tribe, state)


def wages(rules: Rules, state: State, tribe: object) -> int | None:
    """What the badge of *tribe* pays, None if it is not one of those counted here."""
    power, held = tribe.power, members(tribe.held)   # type: ignore[attr-defined]  # a Tribe
    active = tribe.active   # type: ignore[attr-defined]
    board = rules.board
    letters = [board.codes[r][0] for r in held]
    if power == "wise":
        return 2 * (not active and bool(held))
    if power == "muddy":
        return letters.count("d") + letters.count("s")
    counts = {
        "adventurous": lambda: len({p.region for p in state.pieces if p.kind in _PLACES} & {*held}),
        "frightened": lambda: sum(state.tokens[r] >= 3 for r in held),
        "mining": lambda: sum(c == "n" or "mine" in board.sites[r].marks for r, c in zip(held, letters, strict=True)),
        "mystic": lambda: sum(c == "c" or "magic" in board.sites[r].marks for r, c in zip(held, letters, strict=True)),
        "stone": lambda: letters.count("k") + letters.count("m"),
        "quarreling": lambda: _groups(rules, {*held}),
        "fisher": lambda: sum(c not in "rwl" and _wet(rules, r) for r, c in zip(held, letters, strict=True)) // 2,
    }
    count = counts.get(power)
    return None if count is None else count() if active else 0


_PLACES = {"altar", "crypt", "diamond", "fountain", "keep", "mine", "pentacle", "pipe", "stonehedge"}


def _wet(rules: Rules, region: int) -> bool:
    return any(rules.board.codes[other][0] in "rwl" for other in members(rules.board.near[region]))


def _groups(rules: Rules, held: set[int]) -> int:
    """How many separate groups *held* falls into, by printed borders (A-95)."""
    count = 0
    while held:
        count += 1
        reached = {held.pop()}
        while reached:
            near = {other for region in reached for other in members(rules.board.near[region])}
            reached = near & held
            held -= reached
    return count
