"""Writes a position: lines in a fixed order, one spelling, defaults left out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import fields

from swqt.engine import NOBODY, NOT_ROLLED, Board, Combo, Decision, Options, RegionSet, Rules, State, Tribe, members
from swqt.notation.blocks import INLINE, TraitText, format_board, format_trait
from swqt.notation.commands import format_command
from swqt.notation.position_builder import natural_stacks, natural_turn
from swqt.notation.sheet import VERSION
from swqt.notation.tribe_lines import MONSTERS
from swqt.notation.turn_lines import ATTACKED, ROLLED
from swqt.notation.vocabulary import NO_POWER, seat_word


def position_lines(rules: Rules, state: State, traits: Sequence[TraitText] = ()) -> list[str]:
    """Return the lines of the position, including *traits*, without line ends."""
    board = rules.board
    lines = [f"swqt {VERSION}"]
    lines += format_board(board) if board.id == INLINE else [f"board {board.id}"]
    lines.append(f"content {rules.content.label}")
    lines += [line for trait in traits for line in format_trait(trait)]
    lines += _line("options", _options(rules.options))
    lines.append(f"round {state.round}/{board.rounds}")
    if state.turn != natural_turn(state.agenda):
        lines.append(f"turn {seat_word(state.turn)}")
    lines += [decision_text(decision, board) for decision in state.agenda or (None,)]
    lines += [_seat(state, seat, board) for seat in range(len(state.coins))]
    lines += _natives(state, board)
    pieces = sorted(rules.pieces(state))
    lines += _list("pieces", (f"{piece.kind} {board.codes[piece.region]}" for piece in pieces))
    lines += _list("column", (_combo(combo) for combo in state.column))
    lines += _unseen(rules, state)
    lines += _line("returned", state.returned)
    lines += _done(state, board)
    lines += _list("used", (_against(used.trait, used.seat) for used in state.used))
    lines += _list("notes", _notes(state))
    lines += _list("lost", (_waiting(tribe) for tribe in state.tribes if tribe.waiting))
    return lines


def _line(word: str, words: Iterable[str]) -> list[str]:
    """Return the line *word* followed by *words*, or no line if there are none."""
    rest = " ".join(words)
    return [f"{word} {rest}"] if rest else []


def _list(word: str, parts: Iterable[str]) -> list[str]:
    """Return the line *word* followed by *parts* separated by commas, or no line if there are none."""
    rest = ", ".join(parts)
    return [f"{word} {rest}"] if rest else []


def _times(count: int, natural: int = 1) -> str:
    return "" if count == natural else f"*{count}"


def _against(word: str, seat: int) -> str:
    return word if seat == NOBODY else f"{word} {seat_word(seat)}"


def _waiting(tribe: Tribe) -> str:
    return f"{tribe.race}{_times(tribe.waiting)} {seat_word(tribe.seat)}"


def _options(options: Options) -> Iterable[str]:
    for field in fields(options):
        value = getattr(options, field.name)
        if value != field.default:
            yield f"{field.name}={value}"


def decision_text(decision: Decision | None, board: Board) -> str:
    """Return the ``asks`` line for *decision*, which is None if the game is over."""
    if decision is None:
        return "asks nobody"
    asked = f"asks {seat_word(decision.seat)} {decision.kind}"
    return asked if decision.about is None else f"{asked} {format_command(decision.about, board)}"


def _seat(state: State, seat: int, board: Board) -> str:
    tribes = [_tribe(state, tribe, board) for tribe in state.tribes if tribe.seat == seat]
    return f"{seat_word(seat)} {state.coins[seat]} {' | '.join(tribes)}".rstrip()


def _tribe(state: State, tribe: Tribe, board: Board) -> str:
    words = [f"{'' if tribe.active else '~'}{tribe.power}", tribe.race]
    if tribe.hand:
        words.append(f"hand {tribe.hand}")
    if tribe.pact != NOBODY:
        words.append(f"pact {seat_word(tribe.pact)}")
    if tribe.held:
        words.append(":")
        words += [board.codes[region] + _times(state.tokens[region]) for region in members(tribe.held)]
    return " ".join(words)


def _natives(state: State, board: Board) -> list[str]:
    """Return the lines of Lost Tribes and Monsters; the mark tells them apart where the number does not."""
    marked = board.marks["monster"]
    tribes, monsters = [], []
    for region, natives in enumerate(state.natives):
        if natives == 1 and not marked >> region & 1:
            tribes.append(board.codes[region])
        elif natives:
            monsters.append(board.codes[region] + _times(natives, MONSTERS))
    return _line("tribes", tribes) + _line("monsters", monsters)


def _combo(combo: Combo) -> str:
    words = f"{combo.power or NO_POWER} {combo.race}"
    return f"{words} +{combo.coins}" if combo.coins else words


def _unseen(rules: Rules, state: State) -> list[str]:
    """Return the line of the stacks, up to the last one that differs from its default."""
    natural = natural_stacks(
        rules.content, state.tribes, state.column, state.returned, state.pieces, state.notes
    )
    stacks = [list(stack) for stack in (state.races, state.powers, state.items)]
    while stacks and stacks[-1] == list(natural[len(stacks) - 1]):
        stacks.pop()
    words = [" ".join(stack) for stack in stacks]
    return [" ".join(" / ".join(["unseen " + words[0], *words[1:]]).split())] if words else []


def _done(state: State, board: Board) -> list[str]:
    """Return the conquests of the seat in turn: of its active race, then after ``|`` of those in decline."""
    active = state.active_of(state.turn)
    parts = ["" if active == NOBODY else _conquests(state.tribes[active], board)]
    parts += [_conquests(t, board) for t in state.tribes if t.seat == state.turn and not t.active]
    while parts and not parts[-1]:
        parts.pop()
    return [" ".join(" | ".join(["done " + parts[0], *parts[1:]]).split())] if parts else []


def _conquests(tribe: Tribe, board: Board) -> str:
    return " ".join(
        board.codes[region] + ("!" if tribe.full >> region & 1 else "") for region in members(tribe.done)
    )


def _notes(state: State) -> Iterable[str]:
    if state.attacked:
        yield f"{ATTACKED} {' '.join(_seats(state.attacked))}"
    if state.rolled != NOT_ROLLED:
        yield f"{ROLLED} {state.rolled}"
    for note in state.notes:
        yield f"{note.name} {note.value}".rstrip()


def _seats(seats: RegionSet) -> Iterable[str]:
    return (seat_word(seat) for seat in members(seats))
