"""Short positions for tests: a board of a few regions written out, the real traits, and moves as text."""

from functools import cache
from textwrap import dedent
from typing import TypeVar

from swqt.content import find_board
from swqt.content.traits.catalogue import Catalogue
from swqt.engine import CHANCE, Board, Conquer, Content, Event, Options, Refusal, Rules, State, Step, Tribe, Use
from swqt.notation import read_command, read_position

SEATS = "ABCDE"

ROAD = """
board {
  f1 edge : h1
  h1      : p1
  p1      : s1
  s1 edge :
}
"""
"""Four regions in a row."""

MEADOW = """
board {
  f1 edge : h1 p1
  h1 edge : p1 p2
  p1      : p2 s1
  p2 edge : s1
  s1 edge :
}
"""
"""Five regions, hardly a corner that is not next to another."""

_E = TypeVar("_E", bound=Event)


@cache
def _catalogue() -> Catalogue:
    return Catalogue.load()


class RealLibrary:
    """The shipped boards and traits, which is what the tests play with."""

    def board(self, name: str) -> Board:
        return find_board(name).board

    @cache  # noqa: B019  # there is one library, and it lives as long as the tests
    def content(self, label: str, board: Board | None = None, options: Options = Options()) -> Content:
        return _catalogue().content(label, board, options)


LIBRARY = RealLibrary()


def game(text: str) -> tuple[Rules, State]:
    """Return the position that *text* is.

    ``swqt 1`` goes without saying, so does ``content base``. Without a word about the column there is
    nothing to deal, so that chance keeps out of tests that are about something else.
    """
    text = dedent(text)
    firsts = {line.split()[0] for line in text.splitlines() if line.split()}
    lines = ["swqt 1", text]
    if "content" not in firsts:
        lines.append("content base")
    if not firsts & {"column", "unseen"}:
        lines.append("unseen")
    return read_position("\n".join(lines) + "\n", LIBRARY)


def step(rules: Rules, state: State, move: str) -> Step:
    """Return what *move*, like ``A: conquer h1``, leads to; the seat must be the one that is asked."""
    speaker, said = (part.strip() for part in move.split(":", 1))
    assert asked(rules, state).split()[0] == speaker, f"{move}, but it is: {asked(rules, state)}"
    return rules.apply(state, read_command(rules, said))


def play(rules: Rules, state: State, *moves: str) -> State:
    """Return the State after *moves*."""
    for move in moves:
        state = step(rules, state, move).state
    return state


def events(rules: Rules, state: State, move: str, kind: type[_E]) -> list[_E]:
    """Return the events of *kind* that *move* leads to."""
    return [event for event in step(rules, state, move).events if isinstance(event, kind)]


def asked(rules: Rules, state: State) -> str:
    """Return the open decision as ``A conquer`` or ``* roll``, ``nobody`` when the game is over."""
    decision = rules.decision(state)
    if decision is None:
        return "nobody"
    return f"{'*' if decision.seat == CHANCE else SEATS[decision.seat]} {decision.kind}"


def check(rules: Rules, state: State, said: str) -> Refusal | None:
    """Return why *said*, like ``conquer h1``, is refused; None if it is allowed."""
    return rules.check(state, read_command(rules, said))


def code(rules: Rules, state: State, said: str) -> str:
    """Return the code of the refusal of *said*, or ``allowed``."""
    refusal = check(rules, state, said)
    return "allowed" if refusal is None else refusal.code


def targets(rules: Rules, state: State) -> set[str]:
    """Return the regions that may be conquered now, by tokens alone or with the die."""
    return {rules.board.codes[option.region] for option in rules.legal(state) if isinstance(option, Conquer)}


def usable(rules: Rules, state: State, trait: str) -> set[str]:
    """Return the regions on which *trait* may be used now."""
    return {
        rules.board.codes[option.region]
        for option in rules.legal(state)
        if isinstance(option, Use) and option.trait == trait and option.region >= 0
    }


def cost(rules: Rules, state: State, region: str) -> int:
    """Return what conquering *region* costs."""
    return rules.cost(state, rules.board.index(region)).total


def tribe(state: State, race: str) -> Tribe:
    """Return the combo of *race*, which must be in play."""
    return next(tribe for tribe in state.tribes if tribe.race == race)


def holder(rules: Rules, state: State, region: str) -> str:
    """Return who stands in *region*: ``orcs*3``, ``natives*1`` or ``empty``."""
    index = rules.board.index(region)
    number = state.tribe_at(index)
    if number >= 0:
        return f"{state.tribes[number].race}*{state.tokens[index]}"
    return f"natives*{state.natives[index]}" if state.natives[index] else "empty"
