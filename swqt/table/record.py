"""A game as text: a .swn file whose comments name the players, so that every reader of .swn can read it.

Comments in the head also give seed, coins, colours and the name of a custom board, which is written as a graph. Later
comments record changed players, hints shown, tokens placed by the program, answers of chance to repeat, undone
commands that can be redone, and what people have noted about the game.
"""

from __future__ import annotations

import contextlib
import re
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final, NamedTuple, NoReturn

from swqt.content.help.refusal_texts import refusal_sentence
from swqt.engine import CHANCE, Command, Event, Refused, Rules, State, said
from swqt.home import write_whole
from swqt.notation import (
    Damage,
    MoveText,
    NotationError,
    ReplayError,
    TraitText,
    play,
    read_command,
    read_game,
    write_command,
    write_move,
    write_position,
)
from swqt.notation import GameText as Text
from swqt.notation.blocks import INLINE
from swqt.table.setup import HUMAN, KINDS, OPEN, SEATS, SECRECY, BoardSource, Seat

LONGEST: Final = 4 * 1024 * 1024
"""In bytes; the longest game has a fiftieth of that. Larger files are rejected, because they would block the window."""

_SEAT: Final = re.compile(r"; seat ([A-E]) (.+) (\S+)")
_PLACED: Final = re.compile(r"; placed ([A-E])")
_HINT: Final = re.compile(r"; hint ([A-E])")
_FATE: Final = re.compile(r"; (again|given) ((?:roll|deal|draw) .{1,120})")
_UNDONE: Final = re.compile(r"; undone (.{1,1000})")
REDONE: Final = "redone"
"""Comment: the last undone command has been redone."""

FORGOTTEN: Final = "undone nothing"
"""Comment: undone commands can no longer be redone, because another one was played."""

NOTED: Final = "; note "
"""Start of a comment written by a person, about the position after the commands above it."""

LONGEST_NOTE: Final = 1000
"""In characters."""

_NOTED: Final = re.compile(re.escape(NOTED) + r"(.{1,8000})")
_MOVE: Final = re.compile(r"[A-E*]:")
_BOARD: Final = re.compile(r"^; board (\S.{0,59})$", re.MULTILINE)
_COINS: Final = re.compile(r"^; coins (\S+)$", re.MULTILINE)
_SEED: Final = re.compile(r"^; seed (\d{1,18})$", re.MULTILINE)
_COLOURS: Final = re.compile(r"^; colours ([0-4](?: [0-4]){1,4})$", re.MULTILINE)
_SIGNED: Final = re.compile(r"^; lan \S", re.MULTILINE)


class PlayedCommand(NamedTuple):
    """One command of the game: the position *before* it, its seat, its events, and the position *after* it."""

    before: State
    seat: int
    command: Command
    events: tuple[Event, ...]
    after: State


PLACED: Final = "placed"
"""Kind of a remark: the program gives the next command for a person (placing retreating tokens)."""


class Remark(NamedTuple):
    """A fact about *seat* after *after* commands: its new kind of player, PLACED, or "" for a hint shown."""

    after: int
    seat: int
    kind: str = ""


class Annotation(NamedTuple):
    """A person's note about the position after *after* commands, of one or more lines."""

    after: int
    text: str


class GameRecord(NamedTuple):
    """The contents of a game file. ``seats`` is empty and ``seed`` None if the file does not name them.

    ``seats`` are those at the start; ``remarks`` record later changes. ``traits`` are the custom traits, for files that
    continue the game. ``strays`` names those that are not in the file but in this player's folder: only digests of
    positions can show whether the game was played with them. ``secrecy`` is the visibility of coins, one of
    ``setup.SECRECY``; OPEN if the file does not say. ``signed``: the file contains the proof of a network game, which
    continues in another file or not at all. ``looks`` are the chosen colour numbers by seat, or empty. ``kept`` are the
    answers of chance to repeat and ``undone`` the commands that can be redone, the next one last. ``annotations`` are
    in the order of the game, at most one for each position.
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
    annotations: tuple[Annotation, ...] = ()

    @property
    def rules(self) -> Rules:
        return self.game.rules

    @property
    def start(self) -> State:
        return self.game.start

    @property
    def damage(self) -> Damage | None:
        return self.game.damage

    @property
    def moves(self) -> tuple[MoveText, ...]:
        return self.game.moves


def read_record(data: bytes, shelf: BoardSource, source: str) -> GameRecord:
    """Parse the bytes of a game file; NotationError names *source* and line.

    The end of a journal of this program (it names its seats) may be torn or damaged: the readable part counts, and
    ``damage`` describes the rest. An unknown kind of player becomes a person.
    """
    text = data.decode("utf-8-sig", errors="replace").replace("\r\n", "\n")
    notes = _notes(text)
    seats = _opening(notes)
    seed = _SEED.search(text)
    try:
        game = read_game(text, shelf, source=source, torn=bool(seats))
    except NotationError as error:
        if seats and error.line <= _head_length(text):
            raise _lost(error.reason, source, error.line) from error
        raise
    if seats and not game.moves and "\n\n" not in text and not text.endswith("\n"):
        raise _lost(said("it ends too early"), source, text.count("\n") + 1)
    game = _named(game, _BOARD.search(text))
    if game.damage is not None:
        notes = [(line, note) for line, note in notes if line < game.damage.line]
    if len(seats) != len(game.start.coins):
        seats = ()
    moves = [move.line for move in game.moves]
    remarks = _remarks(notes, moves) if seats else ()
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
    noted = (Annotation(bisect_left(moves, line), read_note(note)) for line, note in notes)
    annotations = joined_annotations(noted)
    return GameRecord(game, seats, sown, traits, names, secrecy, remarks, signed, looks, kept, undone, annotations)


def _head_length(text: str) -> int:
    """Return the number of lines before the first command."""
    return next((number for number, line in enumerate(text.split("\n")) if _MOVE.match(line)), text.count("\n") + 1)


def _lost(reason: str | Exception, source: str, line: int) -> NotationError:
    text = said("{0}; this is in the beginning of the file, so nothing of the game can be kept", reason)
    return NotationError(text, source=source, line=line)


def playable(record: GameRecord) -> tuple[GameRecord, list[PlayedCommand]]:
    """Return *record* and its commands up to the first that does not fit; ``damage`` describes the rest.

    In a file that is no journal of this program, or needs ``strays`` (BLANK-3), such a command raises ReplayError.
    """
    history: list[PlayedCommand] = []
    try:
        for entry in entries(record):
            history.append(entry)  # noqa: PERF402  # those before an error are kept
    except ReplayError as error:
        if not record.seats or record.strays:
            raise
        count, old = len(record.moves) - len(history), record.game.damage
        damage = Damage(error.line, count + (old.lines if old else 0), move_error_text(error))
        game = replace(record.game, moves=record.moves[: len(history)], damage=damage)
        remarks = tuple(remark for remark in record.remarks if remark.after <= len(history))
        annotations = moved_annotations(record.annotations, len(history))
        record = record._replace(game=game, remarks=remarks, kept=(), undone=(), annotations=annotations)
    return record, history


def move_error_text(error: NotationError) -> str:
    """Return what is wrong with the file of a game; a sentence says why a move in it is refused."""
    if isinstance(error, ReplayError) and isinstance(refused := error.__cause__, Refused):
        slots = *error.reason.slots[:-1], refusal_sentence(refused.refusal)
        error = NotationError(error.reason.pattern.format(*slots), source=error.source, line=error.line)
    return str(error)


def _looks(text: str, seats: tuple[Seat, ...], signed: bool) -> tuple[int, ...]:
    """Return the colours of *seats* in *text*; for a *signed* file, those chosen at its table."""
    if signed:
        from swqt.net.game.verify import colours_in  # most files do not need the network package

        chosen = colours_in(text)
        looks = tuple(chosen[seat.name] for seat in seats if seat.name in chosen)
    else:
        found = _COLOURS.search(text)
        looks = tuple(map(int, found[1].split())) if found else ()
    return looks if len(set(looks)) == len(looks) == len(seats) and all(look < len(SEATS) for look in looks) else ()


def _notes(text: str) -> list[tuple[int, str]]:
    """Return the comment lines with their line numbers, without the last line, which may be torn."""
    lines = text.split("\n")[:-1]
    return [(number, line) for number, line in enumerate(lines, start=1) if line.startswith("; ")]


def seats_in(head: str) -> tuple[Seat, ...]:
    """Return the seats that the *head* of a game file names, or none."""
    return _opening(_notes(head))


def _opening(notes: list[tuple[int, str]]) -> tuple[Seat, ...]:
    found: dict[str, Seat] = {}
    for _, note in notes:
        if seat := _SEAT.fullmatch(note):
            name = seat[2].replace("<", "\u2039")    # names are shown in many places and are never markup
            found.setdefault(seat[1], Seat(name, _known(seat[3])))
    return tuple(found[letter] for letter in sorted(found))


def _remarks(notes: list[tuple[int, str]], moves: list[int]) -> tuple[Remark, ...]:
    """Return the remarks after the head; *moves* are the line numbers of the commands."""
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
    """Return the answers that chance still has to repeat; unreadable notes are ignored."""
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
    """Return the commands that can be redone; an unreadable note discards all before it."""
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


def joined_annotations(annotations: Iterable[Annotation]) -> tuple[Annotation, ...]:
    """Return the nonempty *annotations* in the order of the game, with those of the same position joined."""
    found: dict[int, list[str]] = {}
    for after, text in annotations:
        if text:
            found.setdefault(after, []).append(text)
    return tuple(Annotation(after, "\n".join(found[after])) for after in sorted(found))


def moved_annotations(annotations: Iterable[Annotation], length: int) -> tuple[Annotation, ...]:
    """Return the *annotations* of a game cut to *length* commands, with later ones moved to its end."""
    return joined_annotations(note._replace(after=min(note.after, length)) for note in annotations)


def plain_note(text: str) -> str:
    """Return *text* as it is stored: at most LONGEST_NOTE printable characters, without surrounding empty lines."""
    kept = "".join(char if char.isprintable() or char == "\n" else " " for char in text.replace("\r\n", "\n"))
    return kept.strip()[:LONGEST_NOTE].rstrip()


def note_line(text: str) -> str:
    """Return the note *text* as a line of a game file."""
    return NOTED + text.replace("\\", "\\\\").replace("\n", "\\n")


def read_note(line: str) -> str:
    """Return the text that ``note_line`` wrote as *line*, or "" for any other line."""
    found = _NOTED.fullmatch(line)
    return plain_note(re.sub(r"\\(.)", lambda part: {"n": "\n"}.get(part[1], part[1]), found[1])) if found else ""


def with_note(text: str, after: int, note: str) -> str:
    """Return the game file *text* with *note* on the position after *after* commands, in place of an older one.

    An empty *note* removes the older one. No other line changes. IndexError if there are fewer commands.
    """
    lines = text.split("\n")
    moves = [number for number, line in enumerate(lines) if _MOVE.match(line)]
    if after:
        first = moves[after - 1] + 1
    else:
        first = moves[0] if moves else len(lines) - 1
        while first and lines[first - 1].startswith(NOTED):
            first -= 1
    end = moves[after] if after < len(moves) else len(lines)
    kept = [line for line in lines[first:end] if not line.startswith(NOTED)]
    return "\n".join([*lines[:first], *([note_line(note)] if note else []), *kept, *lines[end:]])


def write_note(path: Path, after: int, note: str) -> None:
    """Put *note* into the game file *path*, completely or not at all (see ``with_note``); OSError if that fails."""
    text = path.read_bytes().decode("utf-8", errors="surrogateescape")
    try:
        noted = with_note(text, after, note)
    except IndexError as error:
        raise OSError(None, "another program has changed the file") from error
    write_whole(path, noted.encode("utf-8", errors="surrogateescape"))


def _known(kind: str) -> str:
    return kind if kind in KINDS else HUMAN


def _named(game: Text, name: re.Match[str] | None) -> Text:
    """Return *game* with its board named *name*, if the board is a written-out graph, which has no name of its own."""
    rules = game.rules
    if name is None or rules.board.name != INLINE or not name[1].isprintable():
        return game
    board = replace(rules.board, name=name[1])
    return replace(game, rules=Rules(board, rules.content, rules.options))


def read_record_file(path: Path, shelf: BoardSource) -> GameRecord:
    """Parse the file *path* with ``read_record``.

    OSError if it cannot be read, ValueError if it is longer than LONGEST.
    """
    with path.open("rb") as file:
        data = file.read(LONGEST + 1)    # limited: some files never end
    if len(data) > LONGEST:
        raise ValueError(said("{0}: this is too long for a game of swqt: more than {1} kB", path, LONGEST // 1024))
    return read_record(data, shelf, str(path))


def seats_for(record: GameRecord) -> tuple[Seat, ...]:
    """Return the seats at the end of the record, or people named by their letters if the file names none."""
    return seats_after(opening_seats(record), record.remarks)


def opening_seats(record: GameRecord) -> tuple[Seat, ...]:
    """Return the seats at the start of the game, or people named by their letters if the file names none."""
    return record.seats or tuple(Seat(letter, HUMAN) for letter in SEATS[: len(record.start.coins)])


def seats_after(seats: Sequence[Seat], remarks: Iterable[Remark]) -> tuple[Seat, ...]:
    """Return *seats* changed by *remarks*."""
    out = list(seats)
    for remark in remarks:
        if remark.kind not in ("", PLACED):
            out[remark.seat] = out[remark.seat]._replace(kind=remark.kind)
    return tuple(out)


def entries(record: GameRecord, *, digests: bool = False) -> Iterator[PlayedCommand]:
    """Yield the game command by command; ReplayError at the first that does not fit.

    With *digests*, also at the first position that differs from its digest in the file. By default digests are ignored,
    so that a game remains playable if a later version hashes positions differently. If there are strays, they are
    always checked, because a game must not continue with a custom trait that has changed (BLANK-3).
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
    """Return everything before the first command: the position with *traits*, and comments such as the players."""
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
    """Return the line of *entry*; if it ends a turn, with the digest of the position after it."""
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
    """Return the comment, without semicolon, that chance will repeat *command*, or with *given*, has repeated it."""
    return f"{'given' if given else 'again'} {write_command(rules, command)}"


def undone_text(rules: Rules, command: Command) -> str:
    """Return the comment, without its semicolon, that *command* was undone and can be redone."""
    return f"undone {write_command(rules, command)}"


def body_lines(
    rules: Rules, history: Sequence[PlayedCommand], seats: Sequence[Seat], remarks: Sequence[Remark],
    kept: Sequence[Command] = (), undone: Sequence[Command] = (), annotations: Iterable[Annotation] = (),
) -> Iterator[str]:  # fmt: skip
    """Yield everything after the head: commands with their *remarks* and *annotations*, then *kept* and *undone*.

    See ``GameRecord``.
    """
    left, noted = list(remarks), dict(annotations)
    for count in range(len(history) + 1):
        if count in noted:
            yield note_line(noted[count])
        while left and left[0].after <= count:
            yield f"; {remark_text(left.pop(0), seats)}"
        if count < len(history):
            yield move_line(rules, history[count])
    for command in kept:
        yield f"; {fate_text(rules, command)}"
    for command in undone:
        yield f"; {undone_text(rules, command)}"


def letter(seat: int) -> str:
    """Return the letter of *seat* in game files."""
    return "*" if seat == CHANCE else SEATS[seat]
