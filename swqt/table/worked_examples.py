"""Worked examples: the effects of a race or power in a small position, computed by the engine.

No trait is known by name: the same questions are answered for the trait and for one with the same tokens but no
effects, and different answers show what the trait does.

TrialGame is a position on a real board in which a trait can be tried out.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Final, NamedTuple

from swqt.ai import chance
from swqt.content import Catalogue, Language, TraitEntry, language, resource_folder
from swqt.engine import (
    CHANCE,
    NOBODY,
    Abandon,
    Board,
    Command,
    Conquer,
    Content,
    Deal,
    DealRange,
    Decision,
    Decline,
    Deploy,
    DeployRange,
    End,
    Event,
    Options,
    Pick,
    RegionSet,
    Rules,
    State,
    Trait,
    Where,
    members,
)
from swqt.notation import ContentSource, TraitText, read_position, write_command
from swqt.table.library import Library

_RACE: Final = Trait("folk", "race", 5, 20)
_POWER: Final = Trait("plain", "power", 4)
_OTHERS: Final = (Trait("forebears", "race", 5, 20), Trait("neighbours", "race", 5, 20))
_QUIET: Final = Trait("quiet", "power", 4)

_ALL: Final = 20
"""Supply of the explained race, since the position may need more tokens than its own supply."""

_READER, _RIVAL = 0, 1
"""The seat that has the trait, and its opponent."""

_NO: Final = -1
"""The answer for an impossible action."""

NUMBER: Final = 3
_PLAINEST: Final = ("first", "income", "decline.income")
"""Questions shown for a trait with too few effects."""


class ExamplePlace(NamedTuple):
    """A region: its code and terrain, and its occupants (tribe, monsters, rivals or forebears) with their number."""

    code: str
    terrain: str
    people: str = ""
    number: int = 0


class WorkedExample(NamedTuple):
    """One question about a position and its two answers, in *unit* (tokens, coins, regions or commands).

    ``own`` is the answer with the trait, ``plain`` without its effects; -1 if impossible. ``place`` is the region in
    question, ``held`` the regions of the race, ``declined`` those of the seat's races in decline, ``said`` the commands
    that only the trait allows.
    """

    key: str
    unit: str
    own: int
    plain: int
    place: ExamplePlace | None = None
    held: str = ""
    declined: str = ""
    said: tuple[str, ...] = ()

    @property
    def differs(self) -> bool:
        return self.own != self.plain


class _Answer(NamedTuple):
    key: str
    unit: str
    value: int
    place: ExamplePlace | None = None
    said: tuple[str, ...] = ()


class _ExampleScene:
    """A content source with one content, for positions that write out their board."""

    def __init__(self, content: Content) -> None:
        self._content = content

    def board(self, name: str) -> Board:
        raise LookupError(f"there is no board {name}")

    def content(self, label: str, board: Board, options: Options) -> Content:
        return self._content

    def with_traits(self, traits: Sequence[TraitText]) -> ContentSource:
        raise LookupError("examples bring no traits along")


def worked_examples(trait: Trait, world: str) -> tuple[WorkedExample, ...]:
    """Return three examples of the effects of *trait*, a race or power of *world*; of different kinds if possible.

    ValueError for a Relic or Place, which cannot be picked.
    """
    if trait.kind not in ("race", "power"):
        raise ValueError(f"examples show races and powers; {trait.name} is a {trait.kind}")
    rules, middle = _position(trait, world)
    held = _codes(rules, middle, active=True)
    declined = _codes(rules, middle, active=False)
    answers = zip(_asked(trait, world), _asked(replace(trait, effects=()), world), strict=True)
    pairs = [_pair(own, plain)._replace(held=held, declined=declined) for own, plain in answers]
    differing = [worked for worked in pairs if worked.differs]
    first = {worked.key: worked for worked in reversed(differing)}
    fillers = [next(worked for worked in pairs if worked.key == key) for key in _PLAINEST if key not in first]
    chosen = [worked for worked in differing if first[worked.key] is worked]
    chosen += [worked for worked in differing if first[worked.key] is not worked]
    return tuple(sorted((chosen + fillers)[:NUMBER], key=pairs.index))


def worked_text(worked: WorkedExample, lang: str = "en") -> str:
    """Return *worked* as a line of text in *lang*."""
    words = language(lang)
    place = _place(words, worked.place) if worked.place else ""
    said = ", ".join(worked.said)
    what = words.text("example", worked.key).format(
        region=place, held=worked.held, declined=worked.declined, said=said
    )
    if worked.said:
        return f"{what}."
    own, plain = (_amount(words, worked.unit, value) for value in (worked.own, worked.plain))
    return words.text("example", "differs" if worked.differs else "same").format(what=what, own=own, plain=plain)


def examples_text(name: str, catalogue: Catalogue, lang: str = "en") -> list[str]:
    """Return the worked examples of the race or power *name* as lines; empty for a Relic or Place."""
    entry = catalogue.entry(name)
    if entry.trait.kind not in ("race", "power"):
        return []
    return [worked_text(worked, lang) for worked in worked_examples(entry.trait, entry.world)]


def heading(name: str, catalogue: Catalogue, lang: str = "en") -> str:
    """Return the line above the examples of *name*, which names the position."""
    where = f"resources/examples/{_file(catalogue.entry(name).world)}"
    return language(lang).text("example", "heading").format(where=where)


def _file(world: str) -> str:
    return f"{world}.swn"


def _amount(words: Language, unit: str, value: int) -> str:
    if value == _NO:
        return words.text("example", "no")
    return words.counted(unit, value) if unit in ("tokens", "coins") else str(value)


def _place(words: Language, place: ExamplePlace) -> str:
    name = f"{words.text('terrain', place.terrain)} {place.code}"
    if not place.people:
        return name
    return f"{name} ({words.text('example', f'with.{place.people}').format(n=place.number)})"


def _pair(own: _Answer, plain: _Answer) -> WorkedExample:
    if own.unit == "commands":
        said = tuple(command for command in own.said if command not in plain.said)
        return WorkedExample(own.key, own.unit, len(said), 0, own.place, said=said[:NUMBER])
    return WorkedExample(own.key, own.unit, own.value, plain.value, own.place)


def _codes(rules: Rules, state: State, *, active: bool) -> str:
    """Return the regions of the seat's active race, or of its races in decline, as text."""
    tribes = [tribe for tribe in state.tribes if tribe.seat == _READER and tribe.active == active]
    return ", ".join(rules.board.codes[region] for tribe in tribes for region in members(tribe.held))


def _asked(trait: Trait, world: str) -> list[_Answer]:
    """Return the answers to all questions for the seat with *trait*, the most instructive first."""
    rules, picking = _position(trait, world, to_pick=True)
    _, middle = _position(trait, world)
    return [*_at_first(rules, picking), *_in_the_middle(rules, middle)]


def _position(trait: Trait, world: str, *, to_pick: bool = False) -> tuple[Rules, State]:
    """Return the shipped position of *world* in which the seat has *trait*, or with *to_pick*, can pick it."""
    race, power = (_RACE, trait) if trait.kind == "power" else (replace(trait, supply=_ALL), _POWER)
    powers = {power.name: power for power in (_POWER, _QUIET, power)}
    content = Content(
        "examples",
        tuple(sorted((race, *_OTHERS), key=lambda trait: trait.name)),
        tuple(powers[name] for name in sorted(powers)),
    )
    path = resource_folder() / "examples" / _file(world)
    text = path.read_text(encoding="utf-8")
    text = re.sub(rf"(?m)^A (\d+) {_POWER.name} {_RACE.name}\b", rf"A \1 {power.name} {race.name}", text)
    if to_pick:
        text = re.sub(r"(?m)^A (\d+) .*$", r"A \1", text)
        text = text.replace("asks A choice", f"asks A pick\ncolumn {power.name} {race.name}")
    return read_position(text, _ExampleScene(content), source=path.name)


def _at_first(rules: Rules, state: State) -> Iterator[_Answer]:
    """Yield answers about a race that has just been picked."""
    state = rules.apply(state, Pick(0)).state
    yield _Answer("picked", "tokens", _tokens(state, _READER))
    # Decisions before the first conquest, such as placing a piece, are answered with the first legal command.
    while (decision := rules.decision(state)) and decision.kind not in ("choice", "conquer"):
        first = rules.legal(state)[0]
        if decision.seat == CHANCE or not isinstance(first, Command):
            break
        state = rules.apply(state, first).state
    yield from _costs(rules, state, "first")
    yield _Answer("first.where", "regions", len(_targets(rules, state)))


def _in_the_middle(rules: Rules, state: State) -> Iterator[_Answer]:
    """Yield answers about a race that holds some regions: in its turn, in the rival's turn, and in decline."""
    yield from _costs(rules, state, "cost")
    yield _Answer("where", "regions", len(_targets(rules, state)))
    yield _Answer("income", "coins", rules.income(state, _READER).total)
    yield from _when_conquering(rules, state)
    yield from _when_attacked(rules, state)
    declined = rules.apply(state, Decline()).state
    yield _Answer("decline.paid", "coins", declined.coins[_READER] - state.coins[_READER])
    yield _Answer("decline.keeps", "tokens", _tokens(declined, _READER))
    yield _Answer("decline.income", "coins", rules.income(declined, _READER).total)
    yield _Answer("says", "commands", 0, said=_says(rules, state))


def _when_conquering(rules: Rules, state: State) -> Iterator[_Answer]:
    """Yield the effects of conquering a region of natives and one of the rival, and the commands legal afterwards."""
    natives = next(region for region, count in enumerate(state.natives) if count)
    rivals = next(iter(members(_tribe(state, _RIVAL))))
    before = rules.income(state, _READER).total
    now = _conquered(rules, state, natives)
    place = _place_of(rules, state, natives)
    yield _Answer("income.conquest", "coins", rules.income(now, _READER).total - before, place)
    now = _conquered(rules, now, rivals)
    yield _Answer("says.conquest", "commands", 0, place, _says(rules, now))
    now = _step(rules, now, End())
    yield _Answer("tokens.redeploy", "tokens", _tokens(now, _READER))
    yield _Answer("says.redeploy", "commands", 0, said=_says(rules, now))
    for option in rules.legal(now):
        if isinstance(option, DeployRange):
            now = rules.apply(now, _deployed(option)).state
    ours = (decision := rules.decision(now)) is not None and decision.seat == _READER
    yield _Answer("says.close", "commands", 0, said=_says(rules, now) if ours else ())


def _conquered(rules: Rules, state: State, region: int) -> State:
    return _step(rules, state, Conquer(region))


def _step(rules: Rules, state: State, command: Command) -> State:
    """Return the position after *command*, or *state* if the command is illegal."""
    return state if rules.check(state, command) else rules.apply(state, command).state


def _deployed(option: DeployRange) -> Deploy:
    """Return a redeployment with the minimum everywhere and the rest in the first regions of each pool."""
    counts: dict[int, int] = {}
    for pool in option.pools:
        regions = members(pool.regions)
        rest = pool.tokens - pool.least * len(regions)
        for region in regions:
            more = min(rest, pool.most - pool.least)
            counts[region] = pool.least + more
            rest -= more
    return Deploy(tuple(sorted(counts.items())))


def _when_attacked(rules: Rules, state: State) -> Iterator[_Answer]:
    """Yield the effects of an attack on the seat, for the rival and for the seat."""
    theirs = state._replace(turn=_RIVAL, agenda=(Decision(_RIVAL, "choice"),))
    targets = _targets(rules, theirs)
    held = _tribe(theirs, _RIVAL)
    region = next(region for region in members(_tribe(theirs, _READER)) if rules.board.near[region] & held)
    place = _place_of(rules, state, region)._replace(people="", number=0)
    yield _Answer("attack.cost", "tokens", _cost(rules, theirs, region, targets), place)
    after = _conquered(rules, theirs, region)
    yield _Answer("attack.lost", "tokens", _tokens(theirs, _READER) - _tokens(after, _READER), place)
    yield _Answer("attack.coins", "coins", after.coins[_READER] - theirs.coins[_READER], place)


def _costs(rules: Rules, state: State, key: str) -> Iterator[_Answer]:
    """Yield the cost of each region not held by the seat, occupied ones first."""
    targets = _targets(rules, state)
    regions = members(rules.board.terrain["land"] & ~_tribe(state, _READER))
    for region in sorted(regions, key=lambda region: (not state.natives[region], not state.tokens[region], region)):
        yield _Answer(key, "tokens", _cost(rules, state, region, targets), _place_of(rules, state, region))


def _cost(rules: Rules, state: State, region: int, targets: Sequence[int]) -> int:
    return rules.cost(state, region).total if region in targets else _NO


def _targets(rules: Rules, state: State) -> list[int]:
    """Return the regions that can be conquered without special means (``using``) and without the die."""
    return [
        command.region
        for command in rules.legal(state)
        if isinstance(command, Conquer) and not command.using and not command.die
    ]


def _says(rules: Rules, state: State) -> tuple[str, ...]:
    """Return the commands other than plain conquests and those legal for every race."""
    return tuple(
        write_command(rules, command)
        for command in rules.legal(state)
        if isinstance(command, Command)
        and not isinstance(command, End | Decline | Abandon)
        and not (isinstance(command, Conquer) and not command.using)
    )


def _tribe(state: State, seat: int) -> int:
    """Return the regions of the active race of *seat*."""
    number = state.active_of(seat)
    return 0 if number == NOBODY else state.tribes[number].held


def _tokens(state: State, seat: int) -> int:
    """Return the number of tokens of *seat*: on the map, in hand or retreating."""
    return sum(
        tribe.hand + tribe.waiting + sum(state.tokens[region] for region in members(tribe.held))
        for tribe in state.tribes
        if tribe.seat == seat
    )


def _place_of(rules: Rules, state: State, region: int) -> ExamplePlace:
    board = rules.board
    place = ExamplePlace(board.codes[region], board.terrain_of(region))
    if state.natives[region]:
        people = "monsters" if board.marks["monster"] >> region & 1 else "tribe"
        return place._replace(people=people, number=state.natives[region])
    for tribe in state.tribes:
        if tribe.held >> region & 1:
            people = "rivals" if tribe.active else "forebears"
            return place._replace(people=people, number=state.tokens[region])
    return place


_STAND_INS: Final = ("humans", "giants", "orcs", "elves", "trolls", "ratmen", "amazons", "dwarves")
"""Races that fill the position of a TrialGame, without their effects."""

PLAIN: Final = "plain"
"""A power without effects, paired with the race that is tried out."""

_OPPONENT, TRIAL_SEAT = 0, 1
"""The seats of a TrialGame: the opponent, and the seat that plays the trait."""

_SEATS: Final = 2
_MOST_ANSWERS: Final = 200
_RIVALS: Final = 5
"""Regions that the opponent holds."""


class TrialGame:
    """A game on a board to try the trait of *entry*: the opponent has some regions, and its maker is about to conquer.

    The opponent does only what it must. Random outcomes are the same each time.
    """

    def __init__(self, library: Library, board: str, entry: TraitEntry) -> None:
        graph = library.board(board)
        self.trait = entry.trait
        self.rules = Rules(graph, _trial_content(library, entry, graph.world))
        self.events: list[Event] = []
        """The events of the maker's last command and of what followed it."""
        self.states = [self._opening()]

    @property
    def state(self) -> State:
        return self.states[-1]

    @property
    def decision(self) -> Decision | None:
        return self.state.decision

    def play(self, command: Command) -> None:
        """Play *command* of the maker, and all that follows until the maker must decide again."""
        self.events = []
        step = self.rules.apply(self.state, command)
        self.events += step.events
        self.states.append(self._settled(step.state, TRIAL_SEAT))

    def take_back(self) -> None:
        """Return to the position before the maker's last command."""
        if len(self.states) > 1:
            self.states.pop()
            self.events = []

    def concerned(self, where: Where) -> RegionSet:
        """Return the regions that now meet the conditions *where* for the maker's active race."""
        number = self.state.active_of(TRIAL_SEAT)
        return self.rules.regions_where(self.state, self.state.tribes[number], where) if number >= 0 else 0

    def _opening(self) -> State:
        """Return the position in which the maker has just picked the combo."""
        rules = self.rules
        state = rules.start(_SEATS)
        while (decision := state.decision) is not None and decision.kind == "deal":
            option = rules.legal(state)[0]
            first = isinstance(option, DealRange) and self.trait.name in (*option.races, *option.powers)
            state = rules.after(state, _dealt(self.trait) if first else self._answer(state))
        state = self._settled(rules.after(self._settled(state, _OPPONENT), Pick(1)), _OPPONENT)
        for _ in range(_RIVALS):
            legal = rules.legal(state)
            options = [each for each in legal if isinstance(each, Conquer) and not (each.using or each.die)]
            if options:
                costs = rules.costs(state)
                cheapest = min((costs[option.region], option.region) for option in options)[1]
                state = rules.after(state, Conquer(cheapest))
        state = self._settled(state, TRIAL_SEAT)
        return self._settled(rules.after(state, Pick(0)), TRIAL_SEAT)

    def _settled(self, state: State, seat: int) -> State:
        """Return the next position in which *seat* must decide; chance and the opponent act as in ``_answer``."""
        for _ in range(_MOST_ANSWERS):
            decision = state.decision
            if decision is None or decision.seat == seat:
                break
            step = self.rules.apply(state, self._answer(state))
            self.events += step.events
            state = step.state
        return state

    def _answer(self, state: State) -> Command:
        """Return a fixed random outcome, or the least that the opponent can do."""
        assert state.decision is not None
        if state.decision.seat == CHANCE:
            return chance(self.rules, state, Random(f"trial {len(state.tribes)} {state.round}"))
        options = self.rules.legal(state)
        for option in options:
            if isinstance(option, End):
                return option
        first = options[0]
        return first[0] if isinstance(first, DeployRange) else _single(first)


def _single(option: object) -> Command:
    """Return *option*, or if it is a range, its first command."""
    return option if isinstance(option, Command) else option[0]    # type: ignore[index]


def _dealt(trait: Trait) -> Deal:
    return Deal(trait.name, PLAIN) if trait.kind == "race" else Deal(_STAND_INS[0], trait.name)


def _trial_content(library: Library, entry: TraitEntry, world: str) -> Content:
    """Return the trait of *entry* among traits without effects."""
    catalogue = library.catalogue
    trait = entry.trait
    races = [replace(catalogue.trait(name), effects=()) for name in _STAND_INS if name != trait.name]
    powers = [Trait(PLAIN, "power", 4)]
    official = [each for each in catalogue.traits if each.kind == "power" and each.name != trait.name]
    powers += [replace(each, effects=()) for each in official if catalogue.entry(each.name).world == world]
    mine = races if trait.kind == "race" else powers
    mine.append(trait)
    by_name = {each.name: each for each in (*races, *powers)}
    ordered = sorted(by_name.values(), key=lambda each: each.name)
    return Content(
        "trial", tuple(each for each in ordered if each.kind == "race"),
        tuple(each for each in ordered if each.kind == "power"),
    )  # fmt: skip
