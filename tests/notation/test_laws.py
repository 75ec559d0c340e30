"""Two laws: reading what was written gives the same State, and no text ends in anything but a NotationError."""

import re
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from swqt import engine as e
from swqt import notation as swn


def few(examples: int) -> int:
    """So many examples on a push, and at night as many as of any law."""
    usual = settings().max_examples
    return examples if usual <= 100 else usual


CHANCES = ("roll", "deal", "draw")
RELICS = ("bag", "bag:ring", "ring", "sword")
KINDS = ("dragon", "encampment", "fortress", "hero", "queen")
SPENT = ("orcs", "hill", "hero", "mine")
NOTES, VALUES = ("grudge", "holes-dug"), ("", "C", "3", "hill")


def names(traits: Iterable[object]) -> list[str]:
    return [trait.name for trait in traits]   # type: ignore[attr-defined]


@st.composite
def commands(draw: st.DrawFn, rules: e.Rules, seats: int) -> e.Command:
    """Any command that can be spelt, legal or not."""
    content = rules.content
    regions = st.integers(0, len(rules.board.codes) - 1)
    rows = st.integers(0, 5)
    races, powers = st.sampled_from(names(content.races)), st.sampled_from(names(content.powers))
    items = st.sampled_from(names((*content.relics, *content.places)))
    some = st.sets(regions, min_size=1)
    counts = st.dictionaries(regions, st.integers(0, 12)).map(lambda found: tuple(sorted(found.items())))
    aids = st.lists(st.sampled_from(RELICS), max_size=3).map(tuple)
    kind = draw(
        st.sampled_from(
            (
                st.builds(e.Pick, rows, st.none() | rows),
                st.builds(e.Abandon, some.map(e.region_set)),
                st.builds(e.Conquer, regions, aids, st.booleans()),
                st.builds(e.Use, races | powers | items, st.just(-1) | regions),
                st.builds(e.Use, races | powers | items, regions, aids),
                st.builds(e.Place, st.sampled_from((*KINDS, *RELICS)), regions, st.just(-1) | regions),
                st.builds(e.Deploy, counts),
                st.builds(e.Choose, st.integers(0, seats - 1)),
                st.builds(e.Decline, st.just("") | powers),
                st.just(e.End()),
                st.builds(e.Roll, st.integers(0, 3)),
                st.builds(e.Deal, races, powers | st.just("")),
                st.builds(e.Draw, items | powers),
            )
        )
    )
    return draw(kind)


@st.composite
def states(draw: st.DrawFn, rules: e.Rules) -> e.State:
    """A State in which everything lies in one place; whether anybody could play on from it does not matter."""
    content, board = rules.content, rules.board
    seats = draw(st.integers(2, 5))
    seat = st.integers(0, seats - 1)
    turn = draw(seat)
    regions = range(len(board.codes))
    some = st.sets(st.sampled_from(regions))
    races = draw(st.permutations(names(content.races)))
    powers = draw(st.permutations(names(content.powers)))

    owners = draw(st.lists(st.tuples(seat, st.booleans()), max_size=len(races)))
    for number, owner in enumerate(owners):
        if owner[1] and owner in owners[:number]:
            owners[number] = (owner[0], False)   # a seat has one active race
    owners.sort(key=lambda owner: (owner[0], not owner[1]))
    holders = [draw(st.sampled_from([e.NOBODY, *range(len(owners))])) for _ in regions]
    tokens, natives = bytearray(len(regions)), bytearray(len(regions))
    tribes = []
    for number, (owner, active) in enumerate(owners):
        race, power = races.pop(), powers.pop()
        held = [region for region in regions if holders[region] == number]
        left = next(trait.supply for trait in content.races if trait.name == race) - len(held)
        spread = []
        for _ in range(len(held) + 2):
            spread.append(draw(st.integers(0, left)))
            left -= spread[-1]
        for region, more in zip(held, spread, strict=False):
            tokens[region] = 1 + more
        done = draw(some) if owner == turn else set()
        full = {region for region in done if draw(st.booleans())}
        pact = draw(st.sampled_from([other for other in range(-1, seats) if other != owner]))
        tribes.append(
            e.Tribe(
                owner, race, power, active, hand=spread[-1], held=e.region_set(held), waiting=spread[-2],
                done=e.region_set(done), full=e.region_set(full), pact=pact,
            )
        )
    for region in regions:
        if holders[region] == e.NOBODY:
            natives[region] = draw(st.integers(0, 2))

    items = draw(st.permutations(names((*content.relics, *content.places))))
    on_map = [e.Piece(item, draw(st.sampled_from(regions))) for item in items[: draw(st.integers(0, len(items)))]]
    pieces = draw(st.lists(st.builds(e.Piece, st.sampled_from(KINDS), st.sampled_from(regions)), max_size=5))
    column = [
        e.Combo(races.pop(), draw(st.sampled_from((powers.pop(), ""))), draw(st.integers(0, 9)))
        for _ in range(draw(st.integers(0, min(len(races), len(powers)))))
    ]
    returned = tuple(races.pop() for _ in range(draw(st.integers(0, len(races)))))
    return e.State(
        round=draw(st.integers(1, board.rounds)),
        turn=turn,
        coins=tuple(draw(st.lists(st.integers(0, 9999), min_size=seats, max_size=seats))),
        tribes=tuple(tribes),
        tokens=bytes(tokens),
        natives=bytes(natives),
        pieces=tuple(sorted((*pieces, *on_map))),
        column=tuple(column),
        races=_stack(draw, races),
        powers=_stack(draw, powers),
        items=_stack(draw, items[len(on_map) :]),
        returned=returned,
        agenda=tuple(draw(st.lists(_decisions(rules, seats), max_size=3))),
        attacked=draw(st.integers(0, (1 << seats) - 1)),
        rolled=draw(st.integers(-1, 3)),
        used=tuple(sorted(draw(st.lists(st.builds(e.Used, st.sampled_from(SPENT), seat | st.just(-1)))))),
        notes=tuple(sorted(draw(st.lists(st.builds(e.Note, st.sampled_from(NOTES), st.sampled_from(VALUES)))))),
    )


def _stack(draw: st.DrawFn, left: list[str]) -> tuple[str, ...]:
    """All that is left, or some of it."""
    return tuple(sorted(left if draw(st.booleans()) else [name for name in left if draw(st.booleans())]))


def _decisions(rules: e.Rules, seats: int) -> st.SearchStrategy[e.Decision]:
    about = st.none() | commands(rules, seats)
    asked = st.sampled_from([kind for kind in e.DECISIONS if kind not in CHANCES])
    chance = st.builds(e.Decision, st.just(e.CHANCE), st.sampled_from(CHANCES), about)
    return chance | st.builds(e.Decision, st.integers(0, seats - 1), asked, about)


OPTIONS = st.fixed_dictionaries({name: st.sampled_from(values) for name, values in e.OPTION_VALUES.items()})


@settings(max_examples=few(80))
@given(data=st.data())
def test_reading_a_written_position_gives_the_same_position(data: st.DataObject, library, full_rules: e.Rules) -> None:
    rounds = data.draw(st.integers(1, 20))
    written_out = {"id": "inline", "name": "inline"} if data.draw(st.booleans()) else {}
    board = replace(full_rules.board, rounds=rounds, **written_out)
    state = data.draw(states(e.Rules(board, full_rules.content)))
    coins = data.draw(st.lists(st.integers(0, 20), min_size=len(state.coins), max_size=len(state.coins)))
    rules = e.Rules(board, full_rules.content, e.Options(**data.draw(OPTIONS)).with_extra_coins(coins))
    text = swn.write_position(rules, state)
    # What a line says does not depend on where it stands; a board written out is many lines.
    head, *lines = [text] if written_out else text.splitlines()
    asks = [line for line in lines if line.startswith("asks")]
    others = data.draw(st.permutations([line for line in lines if line not in asks]))
    with pytest.MonkeyPatch.context() as patch:
        # The States above are consistent, yet few of them could arise in play; that is the engine's business.
        patch.setattr(e.Rules, "problems", lambda *_: ())
        read_rules, read = swn.read_position(text, library)
        _, mixed = swn.read_position("\n".join([head, *others, *asks]), library)
    assert read == state
    assert read.digest == state.digest
    assert (read_rules.board, read_rules.content, read_rules.options) == (rules.board, rules.content, rules.options)
    assert swn.write_position(read_rules, read) == text
    assert mixed == state


@given(data=st.data())
def test_every_command_survives_writing(data: st.DataObject, full_rules: e.Rules) -> None:
    command = data.draw(commands(full_rules, 5))
    assert swn.read_command(full_rules, swn.write_command(full_rules, command)) == command


ALPHABET = st.sampled_from("aAfh1 29\n\n:;*|~=+!/{},.-_§ı\r\t\ufeff\x00") | st.characters()
WORDS = re.findall(
    r"\S+",
    "swqt 1 board duel content base both options sorcerer_vs_elf=kept round 3/10 turn asks nobody conquer retreat "
    "roll A B C A: B: *: *1 *2 *999 hand pact tribes monsters pieces lair fortress ring keep column unseen returned "
    "done used notes lost h1 h1! m1 s1 f2 w1 zz orcs trolls ~hill hill flying + +1 | / : , = ! { } 0 1 99 "
    "99999999999 use pick swap leave place from deploy f1=1 decline end deal draw = 9b5eef77 expect scenario cost "
    "allows refuses position region attacked rolled",
)


@given(text=st.text(ALPHABET))
def test_any_text_is_read_or_refused(text: str, library: swn.ContentSource, full_rules: e.Rules) -> None:
    for start in ("", "swqt 1\n", "swqt 1\nboard duel\ncontent base\n"):
        for torn in (False, True):
            with suppress(swn.NotationError):
                swn.read_game(start + text, library, torn=torn)
        with suppress(swn.NotationError):
            swn.read_position(start + text, library)
        swn.run_scenarios(start + text, library)
    with suppress(swn.NotationError):
        swn.read_command(full_rules, text)


@settings(max_examples=few(70))
@given(data=st.data())
def test_a_spoilt_game_is_read_or_refused(data: st.DataObject, library, full_rules: e.Rules, plays: Callable) -> None:
    reached, moves = data.draw(plays(full_rules, 2, 12))
    text = swn.write_game(full_rules, data.draw(st.sampled_from(reached)), moves, None)
    for _ in range(data.draw(st.integers(1, 4))):
        words = text.replace("\n", " \n ").split(" ")
        place = data.draw(st.integers(0, len(words) - 1))
        match data.draw(st.sampled_from(("cut", "insert", "replace", "repeat", "character"))):
            case "cut":
                del words[place : place + data.draw(st.integers(1, 5))]
            case "insert":
                words.insert(place, data.draw(st.sampled_from(WORDS)))
            case "replace":
                words[place] = data.draw(st.sampled_from(WORDS))
            case "repeat":
                words[place:place] = words[place : place + data.draw(st.integers(1, 20))]
            case "character":
                words[place] += data.draw(ALPHABET)
        text = " ".join(words)
    for torn in (False, True):
        with suppress(swn.NotationError):
            swn.read_game(text, library, torn=torn)
    for failure in swn.run_scenarios(text, library):
        assert failure.line <= text.count("\n") + 1
