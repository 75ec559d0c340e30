"""A game as text: who sits where stands in comments of the head, so that every reader of .swn can read it.

Later comments of the same form say who took a seat over; others, who has been shown a hint, for whom the program
has placed tokens with the next command, what chance says again because it was taken back, and what was taken back and
can be done again. In the head stands too the name of a home-made board, which goes into the file as a graph.
"""

from __future__ import annotations

import contextlib
import re
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final, NamedTuple, NoReturn

from swqt.engine import CHANCE, Command, Event, Refused, Rules, State
from swqt.notation import GameText as Text
from swqt.notation import (
    MoveText,
    NotationError,
    TraitText,
    play,
    read_command,
    read_game,
    write_command,
    write_move,
    write_position,
)
from swqt.notation.blocks import INLINE
from swqt.table.setup import HUMAN, KINDS, OPEN, SEATS, SECRECY, BoardSource, Seat

LONGEST: Final = 4 * 1024 * 1024
"""Bytes; the longest game has a fiftieth of that. Whatever is longer is no game, and would hold up the window."""

_SEAT: Final = re.compile(r"; seat ([A-E]) (.+) (\S+)")
_PLACED: Final = re.compile(r"; placed ([A-E])")
_HINT: Final = re.compile(r"; hint ([A-E])")
_FATE: Final = re.compile(r"; (again|given) ((?:roll|deal|draw) .{1,120})")
_UNDONE: Final = re.compile(r"; undone (.{1,1000})")
REDONE: Final = "redone"
"""The comment that what was taken back last has been done again."""

FORGOTTEN: Final = "undone nothing"
"""The comment that nothing of what was taken back can be done again any more: something else was done."""

_BOARD: Final = re.compile(r"^; board (\S.{0,59})$", re.MULTILINE)
_COINS: Final = re.compile(r"^; coins (\S+)$", re.MULTILINE)
_SEED: Final = re.compile(r"^; seed (\d{1,18})$", re.MULTILINE)
_COLOURS: Final = re.compile(r"^; colours ([0-4](?: [0-4]){1,4})$", re.MULTILINE)
_SIGNED: Final = re.compile(r"^; lan \S", re.MULTILINE)


class PlayedCommand(NamedTuple):
    """One command of the game: the position *before* it, who gave it, what happened, and what it led to."""

    before: State
    seat: int
    command: Command
    events: tuple[Event, ...]
    after: State


PLACED: Final = "placed"
"""The kind of a remark that the next command was given by the program for a person: tokens that were driven out."""


class Remark(NamedTuple):
    """What is true of *seat* since *after* commands: who plays (``kind``), PLACED, or without one, a hint."""

    after: int
    seat: int
    kind: str = ""


class GameRecord(NamedTuple):
    """What a game file says: the game and who plays. ``seats`` is empty, ``seed`` None if it does not say.

    ``seats`` are those of the beginning; ``remarks`` say what has become of them.
    ``traits`` are the players' own ones in it, for files that go on with it. *strays* among them are not in the
    file but from this player's folder: whether they are those the game was played with, only digests can tell.
    ``secrecy`` is what the table tells of coins, one of ``setup.SECRECY``; everything, if the file does not say.
    ``signed``: the file holds the proof of a game on a network, which goes on in another file or not at all.
    ``looks`` are the numbers of the colours that the players have chosen, by seat; empty if they have not.
    ``kept`` is what chance had said to commands that were taken back, and says again: the first to come is the last.
    ``undone`` was taken back and can be done again: the first to come is the last.
    """

    game: Text
    seats: tuple[Seat, ...]
    seed: int | None
    traits: tuple[TraitText, ...] = ()
    strays: tuple[str, ...] = ()
    secrecy: str = OPEN
    remarks: tuple[Remark, ...] = ()
    signed: bool = False
    looks: tuple[int, ...] = ()
    kept: tuple[Command, ...] = ()
    undone: tuple[Command, ...] = ()

    @property
    def rules(self) -> Rules:
        return self.game.rules

    @property
    def start(self) -> State:
        return self.game.start

    @property
    def moves(self) -> tuple[MoveText, ...]:
        return self.game.moves


def read_record(data: bytes, shelf: BoardSource, source: str) -> GameRecord:
    """Return what the bytes of a game file say; NotationError names *source* and line.

    A journal of this table (it names its seats) may have been torn: its last line counts only with a newline.
    For a kind of player that this version does not know, a person plays.
    """
    text = data.decode("utf-8-sig", errors="replace").replace("\r\n", "\n")
    notes = _notes(text)
    seats = _opening(notes)
    seed = _SEED.search(text)
    game = _named(read_game(text, shelf, source=source, torn=bool(seats)), _BOARD.search(text))
    if len(seats) != len(game.start.coins):
        seats = ()
    remarks = _remarks(notes, [move.line for move in game.moves]) if seats else ()
    brought = {trait.name for trait in game.traits}
    strays = tuple(trait for trait in shelf.sources(game.rules.content) if trait.name not in brought)
    names = tuple(trait.name for trait in strays)
    coins = _COINS.search(text)
    secrecy = coins[1] if coins and coins[1] in SECRECY else OPEN
    traits = (*game.traits, *strays)
    signed = _SIGNED.search(text) is not None
    looks = _looks(text, seats, signed)
    kept = _kept(notes, game.rules) if seats else ()
    undone = _undone(notes, game.rules) if seats else ()
    sown = int(seed[1]) if seed else None
    return GameRecord(game, seats, sown, traits, names, secrecy, remarks, signed, looks, kept, undone)


def _looks(text: str, seats: tuple[Seat, ...], signed: bool) -> tuple[int, ...]:
    """Return the colours that *text* gives to *seats*; of a *signed* file, those that were chosen at its table."""
    if signed:
        from swqt.net.playing.record import colours_in  # most files need nothing of the network

        chosen = colours_in(text)
        looks = tuple(chosen[seat.name] for seat in seats if seat.name in chosen)
    else:
        found = _COLOURS.search(text)
        looks = tuple(map(int, found[1].split())) if found else ()
    return looks if len(set(looks)) == len(looks) == len(seats) and all(look < len(SEATS) for look in looks) else ()


def _notes(text: str) -> list[tuple[int, str]]:
    """Return the comments that are lines of their own, with their numbers; the last line may be torn."""
    lines = text.split("\n")[:-1]
    return [(number, line) for number, line in enumerate(lines, start=1) if line.startswith("; ")]


def _opening(notes: list[tuple[int, str]]) -> tuple[Seat, ...]:
    found: dict[str, Seat] = {}
    for _, note in notes:
        if seat := _SEAT.fullmatch(note):
            name = seat[2].replace("<", "\u2039")    # a name is shown in many places, and nowhere is it markup
            found.setdefault(seat[1], Seat(name, _known(seat[3])))
    return tuple(found[letter] for letter in sorted(found))


def _remarks(notes: list[tuple[int, str]], moves: list[int]) -> tuple[Remark, ...]:
    """Return what *notes* say of the seats after the head; *moves* are the lines of the commands."""
    seated: set[str] = set()
    out = []
    for line, note in notes:
        after = bisect_left(moves, line)
        if seat := _SEAT.fullmatch(note):
            if seat[1] in seated:
                out.append(Remark(after, SEATS.index(seat[1]), _known(seat[3])))
            seated.add(seat[1])
        elif placed := _PLACED.fullmatch(note):
            out.append(Remark(after, SEATS.index(placed[1]), PLACED))
        elif hint := _HINT.fullmatch(note):
            out.append(Remark(after, SEATS.index(hint[1])))
    return tuple(remark for remark in out if remark.seat < len(seated))


def _kept(notes: list[tuple[int, str]], rules: Rules) -> tuple[Command, ...]:
    """Return what chance has still to say again; a note that nobody could have written counts for nothing."""
    out: list[Command] = []
    for _, note in notes:
        if fate := _FATE.fullmatch(note):
            with contextlib.suppress(NotationError):
                command = read_command(rules, fate[2])
                if fate[1] == "again":
                    out.append(command)
                elif command in out:
                    del out[len(out) - 1 - out[::-1].index(command)]
    return tuple(out)


def _undone(notes: list[tuple[int, str]], rules: Rules) -> tuple[Command, ...]:
    """Return what can be done again; if one of *notes* cannot be read, nothing that was taken back before it."""
    out: list[Command] = []
    for _, note in notes:
        if note == f"; {REDONE}":
            del out[-1:]
        elif command := _UNDONE.fullmatch(note):
            try:
                out.append(read_command(rules, command[1]))
            except NotationError:
                out.clear()
    return tuple(out)


def _known(kind: str) -> str:
    return kind if kind in KINDS else HUMAN


def _named(game: Text, name: re.Match[str] | None) -> Text:
    """Return *game* on a board of this *name*, if that is a graph written out, which cannot say what it is called."""
    rules = game.rules
    if name is None or rules.board.name != INLINE or not name[1].isprintable():
        return game
    board = replace(rules.board, name=name[1])
    return replace(game, rules=Rules(board, rules.content, rules.options))


def read_record_file(path: Path, shelf: BoardSource) -> GameRecord:
    """Return what the file *path* says; OSError if it cannot be read, ValueError if it is longer than LONGEST.

    Otherwise as ``read_record``.
    """
    with path.open("rb") as file:
        data = file.read(LONGEST + 1)    # not all of it: there are files without an end
    if len(data) > LONGEST:
        raise ValueError(f"{path}: this is too long for a game of swqt: more than {LONGEST // 1024} kB")
    return read_record(data, shelf, str(path))


def seats_for(record: GameRecord) -> tuple[Seat, ...]:
    """Return who plays at the end of the record, or people named by their letters if the file does not say."""
    return seats_after(opening_seats(record), record.remarks)


def opening_seats(record: GameRecord) -> tuple[Seat, ...]:
    """Return who played when the game began, or people named by their letters if the file does not say."""
    return record.seats or tuple(Seat(letter, HUMAN) for letter in SEATS[: len(record.start.coins)])


def seats_after(seats: Sequence[Seat], remarks: Iterable[Remark]) -> tuple[Seat, ...]:
    """Return what has become of *seats* by *remarks*."""
    out = list(seats)
    for remark in remarks:
        if remark.kind not in ("", PLACED):
            out[remark.seat] = out[remark.seat]._replace(kind=remark.kind)
    return tuple(out)


def entries(record: GameRecord, *, digests: bool = False) -> Iterator[PlayedCommand]:
    """Yield the game command by command; ReplayError at the first that does not fit.

    With *digests* also where the position differs from the one whose digest the file gives: a game must go on
    even if a later version counts positions differently, but a check must not pass. Nor must a game go on with
    a player's own trait that is another than it was (BLANK-3), so digests count if there are strays.
    """
    rules, state = record.rules, record.start
    digests = digests or bool(record.strays)
    for move in record.moves:
        decision = rules.decision(state)
        try:
            after, events = rules.apply(state, move.command)
        except Refused:
            _complain(record, state, move)
        if decision is None or decision.seat != move.seat:
            _complain(record, state, move)
        if digests and move.digest and not after.digest.startswith(move.digest):
            _complain(record, state, move)
        yield PlayedCommand(state, move.seat, move.command, events, after)
        state = after


def _complain(record: GameRecord, state: State, move: MoveText) -> NoReturn:
    play(record.game, state, move)
    raise AssertionError(f"{record.game.source}:{move.line}: this move should be refused")


def head_text(
    rules: Rules, start: State, seats: Sequence[Seat], seed: int | None, traits: Sequence[TraitText] = (),
    secrecy: str = OPEN, looks: Sequence[int] = (),
) -> str:
    """Return everything before the first command: the position with *traits*, and in comments who plays where."""
    first, _, rest = write_position(rules, start, traits).partition("\n")
    lines = [first]
    lines += [f"; seat {letter(number)} {seat.name} {seat.kind}" for number, seat in enumerate(seats)]
    if secrecy != OPEN:
        lines.append(f"; coins {secrecy}")
    if looks:
        lines.append(f"; colours {' '.join(map(str, looks))}")
    if seed is not None:
        lines.append(f"; seed {seed}")
    if rules.board.id == INLINE and rules.board.name != INLINE:
        lines.append(f"; board {rules.board.name}")
    return "\n".join([*lines, rest.rstrip("\n"), "", ""])


def move_line(rules: Rules, entry: PlayedCommand) -> str:
    """Return the line of *entry*; the last of each turn has the digest of the position after it."""
    before, after = entry.before, entry.after
    ends = not after.agenda or (after.round, after.turn) != (before.round, before.turn)
    return write_move(rules, entry.seat, entry.command, after.digest if ends else None)


def remark_text(remark: Remark, seats: Sequence[Seat]) -> str:
    """Return *remark* as a comment of a game file, without its semicolon."""
    if remark.kind == PLACED:
        return f"placed {letter(remark.seat)}"
    if remark.kind:
        return f"seat {letter(remark.seat)} {seats[remark.seat].name} {remark.kind}"
    return f"hint {letter(remark.seat)}"


def fate_text(rules: Rules, command: Command, *, given: bool = False) -> str:
    """Return the comment, without its semicolon, that chance will say *command* again, or has *given* it again."""
    return f"{'given' if given else 'again'} {write_command(rules, command)}"


def undone_text(rules: Rules, command: Command) -> str:
    """Return the comment, without its semicolon, that *command* was taken back and can be done again."""
    return f"undone {write_command(rules, command)}"


def body_lines(
    rules: Rules, history: Sequence[PlayedCommand], seats: Sequence[Seat], remarks: Sequence[Remark],
    kept: Sequence[Command] = (), undone: Sequence[Command] = (),
) -> Iterator[str]:  # fmt: skip
    """Yield everything after the head: a line for each command, *remarks* where they belong, and at the end what is
    *kept* and what is *undone* (see ``GameRecord``)."""
    left = list(remarks)
    for count in range(len(history) + 1):
        while left and left[0].after <= count:
            yield f"; {remark_text(left.pop(0), seats)}"
        if count < len(history):
            yield move_line(rules, history[count])
    for command in kept:
        yield f"; {fate_text(rules, command)}"
    for command in undone:
        yield f"; {undone_text(rules, command)}"


def letter(seat: int) -> str:
    """Return how game files call *seat*."""
    return "*" if seat == CHANCE else SEATS[seat]
