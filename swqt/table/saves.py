"""The player's games on disk: creates, loads and lists them, and moves finished ones to their own folder."""

from __future__ import annotations

import contextlib
import logging
import secrets
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from pathlib import Path
from typing import Final

from swqt.content import TraitEntry
from swqt.content.traits.catalogue import LABEL_OF_WORLD
from swqt.engine import CHANCE, Rules, State, said
from swqt.home import games_folder, move_file, write_whole
from swqt.notation.blocks import INLINE
from swqt.table.game import ChanceSource, Game, ReadOnlyGame
from swqt.table.journal import FsyncThread, Journal, JournalError
from swqt.table.library import Library
from swqt.table.record import (
    Annotation,
    GameRecord,
    PlayedCommand,
    body_lines,
    head_text,
    opening_seats,
    playable,
    read_record,
    read_record_file,
    seats_for,
    with_note,
)
from swqt.table.setup import HUMAN, BoardSource, GameSetup, Seat, SetupError

_MOST_LINES: Final = 10_000
_LONGEST_LINE: Final = 4096

logger = logging.getLogger(__name__)

SUFFIX: Final = ".swn"

_SEEDS: Final = 400
"""Number of seeds tried for a game that begins with a certain trait; about one in fifteen does."""


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A game in a folder, as shown in the list of games.

    ``looks`` are the chosen colour numbers by seat. ``board`` is the board's name, or "". ``to_move`` is the deciding
    seat, None when the game is over. If the file cannot be read, ``problem`` is the reason and everything but ``path``
    and ``modified`` (seconds since 1970) is empty. ``places`` (1 for a winner), ``coins`` and ``races`` (each player's
    last one, or "") are by seat. A ``signed`` file has the proof of a network game. ``position`` is only set on demand.
    """

    path: Path
    modified: float
    seats: tuple[Seat, ...] = ()
    looks: tuple[int, ...] = ()
    board: str = ""
    round: int = 0
    rounds: int = 0
    to_move: int | None = None
    problem: str | ValueError = ""
    places: tuple[int, ...] = ()
    coins: tuple[int, ...] = ()
    races: tuple[str, ...] = ()
    signed: bool = False
    position: tuple[Rules, State] | None = field(default=None, compare=False, repr=False)

    @property
    def is_over(self) -> bool:
        return not self.problem and self.to_move is None


class SavedGames:
    """The games in *folder*, and the finished ones in its subfolder ``finished``. Nothing is ever deleted.

    With a *disk*, playing does not wait for fsync (``journal.py``).
    """

    def __init__(self, shelf: BoardSource, folder: Path | None = None, *, disk: FsyncThread | None = None) -> None:
        self.shelf = shelf
        self.folder = folder or games_folder()
        self._disk = disk

    @property
    def finished_folder(self) -> Path:
        return self.folder / "finished"

    def start(
        self, setup: GameSetup, path: Path | None = None, *, durable: bool = True, shelf: BoardSource | None = None
    ) -> Game:
        """Begin a game and its file (*path*, or a new one in the folder); SetupError if it cannot be played.

        *shelf* has its board and traits, by default that of all games. If the file cannot be written, the game begins
        nevertheless and has ``trouble``.
        """
        shelf = shelf or self.shelf
        rules, start, seats = opening(setup, shelf)
        path = path or self.folder / file_name(seats)
        traits = shelf.sources(rules.content)
        looks = setup.looks_of(seats)
        head = head_text(rules, start, seats, setup.seed, traits, setup.secrecy, looks)
        journal = Journal(path, head, durable=durable, disk=self._disk)
        dice = ChanceSource(setup.seed)
        logger.info("a game begins: %s", anonymous_summary(rules, seats))
        return Game(
            rules, start, seats, dice=dice, journal=journal, traits=traits, secrecy=setup.secrecy, looks=looks
        )

    def load(self, path: Path) -> Game:
        """Load the game in *path* to continue it; OSError or ValueError, with file and line, if that is impossible.

        A game from another folder, or one signed by its players, continues in a new file: the old one is not changed.
        If such a game is over, it is opened for viewing, as by ``view``. The unreadable end of a file in the folder is
        cut off; a copy of the whole file is kept as ``.damaged``.
        """
        record, history = playable(read_record_file(path, self.shelf))
        seats = opening_seats(record)
        own = path.resolve().parent == self.folder.resolve() and not record.signed
        if not own and (history[-1].after if history else record.start).decision is None:
            return _still(record, history, path)
        target = path if own else self.folder / file_name(seats)
        journal = journal_of(record, history, target, self._disk)
        trouble = None
        try:
            if own:
                if record.damage is not None:
                    _keep_damaged(path)
                journal.resume()
            else:
                journal.save()
        except JournalError as error:
            trouble = str(error)
        game = Game(
            record.rules,
            record.start,
            seats,
            history=history,
            dice=ChanceSource(record.seed),
            journal=journal,
            traits=record.traits,
            secrecy=record.secrecy,
            remarks=record.remarks,
            looks=record.looks,
            kept=record.kept,
            undone=record.undone,
            annotations=record.annotations,
        )
        game.trouble = game.trouble or trouble
        game.lost_lines = record.damage.lines if record.damage is not None else 0
        logger.info("a game is taken up after %d commands: %s", len(history), anonymous_summary(record.rules, seats))
        return game

    def view(self, path: Path) -> ReadOnlyGame:
        """Return the game in *path* for viewing: nothing is written or played; errors as in ``load``."""
        record, history = playable(read_record_file(path, self.shelf))
        logger.info("a game is looked at: %s", anonymous_summary(record.rules, opening_seats(record)))
        return _still(record, history, path)

    def view_text(self, text: str) -> ReadOnlyGame:
        """Return the game in *text*, received from another player, for viewing; ValueError as in ``load``, and for
        texts that would take too long to read, unlike any game.
        """
        lines = text.split("\n")
        if len(lines) > _MOST_LINES or max(map(len, lines)) > _LONGEST_LINE:
            raise ValueError(said(
                "replay: no game has more than {0} lines, or one of {1} characters", _MOST_LINES, _LONGEST_LINE
            ))  # fmt: skip
        return _still(*playable(read_record(text.encode(), self.shelf, "replay")), None)

    def rematch(self, game: Game) -> Game:
        """Begin the same game again with the second seat moving first; colours and extra coins stay with the players
        (VARIANT-5, VARIANT-7). Those who played elsewhere in a network are people at this table now.
        """
        opening = tuple(seat._replace(kind=HUMAN) if seat.is_remote else seat for seat in game.opening)
        seats = opening[1:] + opening[:1]
        rules = game.rules.seated_from(1, len(seats))
        looks = game.looks or tuple(range(len(seats)))
        return self._begin(game, rules, rules.start(len(seats)), seats, looks=looks[1:] + looks[:1])

    def branch(self, game: Game, count: int) -> Game:
        """Begin a new game with the first *count* commands of *game*; all seats are people at this table.

        Sets ``trouble`` like ``start``. IndexError if there are fewer commands.
        """
        game.at(count)
        seats = tuple(seat._replace(kind=HUMAN) for seat in game.seats)
        annotations = [note for note in game.annotations if note.after <= count]
        return self._begin(game, game.rules, game.start, seats, list(game.history[:count]), game.looks, annotations)

    def _begin(
        self, game: Game, rules: Rules, start: State, seats: tuple[Seat, ...], history: Sequence[PlayedCommand] = (),
        looks: Sequence[int] = (), annotations: Sequence[Annotation] = (),
    ) -> Game:  # fmt: skip
        """Return a new game by *rules* with its own file, otherwise like *game*."""
        head = head_text(rules, start, seats, None, game.traits, game.secrecy, looks)
        lines = body_lines(rules, history, seats, (), annotations=annotations)
        journal = Journal(self.folder / file_name(seats), head, lines, disk=self._disk)
        trouble = None
        try:
            journal.save()
        except JournalError as error:
            trouble = str(error)
        new = Game(
            rules, start, seats, history=history, journal=journal, traits=game.traits, secrecy=game.secrecy,
            looks=looks, annotations=annotations,
        )  # fmt: skip
        new.trouble = new.trouble or trouble
        summary = anonymous_summary(rules, seats)
        logger.info("a game begins from another one, after %d commands: %s", len(history), summary)
        return new

    def unfinished(self, *, positions: bool = False) -> Iterator[SavedGame]:
        """Yield the unfinished games, newest first, with their positions if *positions* is true; move those that turn
        out to be over to the finished games.
        """
        for path in _newest_first(self.folder):
            saved = self.summary(path, position=positions)
            if saved.is_over:
                _put_aside(path, self.finished_folder)
            else:
                yield saved

    def finished(self) -> Iterator[SavedGame]:
        """Yield the finished games, newest first."""
        for path in _newest_first(self.finished_folder):
            yield self.summary(path)

    def close(self, game: Game) -> None:
        """Leave *game*; if it is over, move its file to the finished games."""
        game.leave()
        logger.info("a game is left after %d commands%s", len(game), "" if game.decision else ", over")
        journal = game.journal
        if journal is not None and game.decision is None and journal.path.parent == self.folder:
            with contextlib.suppress(JournalError):   # it will be found over again next time
                journal.move(self.finished_folder)

    def keep(self, text: str, seats: tuple[Seat, ...], annotations: Iterable[Annotation] = ()) -> Path:
        """Write *text*, the file of a finished game, with the *annotations* that fit it, to the finished games, and
        return the path; OSError if that fails.
        """
        for after, note in annotations:
            with contextlib.suppress(IndexError):    # one part of a split game may be shorter
                text = with_note(text, after, note)
        self.finished_folder.mkdir(parents=True, exist_ok=True)
        path = self.finished_folder / file_name(seats)
        write_whole(path, text.encode())
        return path

    def summary(self, path: Path, *, position: bool = False) -> SavedGame:
        """Return the list entry of the game in *path*, with its position if *position* is true, or with a problem if it
        cannot be read.
        """
        try:
            modified = path.stat().st_mtime
        except OSError as error:
            return SavedGame(path, 0.0, problem=f"{path}: {error.strerror}")
        try:
            record, history = playable(read_record_file(path, self.shelf))
        except OSError as error:
            logger.warning("a saved game cannot be read: %s", error.strerror or type(error).__name__)
            return SavedGame(path, modified, problem=f"{path}: {error.strerror or error}")
        except ValueError as error:
            logger.warning("a saved game is not right: %s", type(error).__name__)
            return SavedGame(path, modified, problem=error)
        board, state = record.rules.board, history[-1].after if history else record.start
        decision = state.decision
        to_move = None if decision is None else state.turn if decision.seat == CHANCE else decision.seat
        name = "" if board.name == INLINE else board.name
        standing = sorted(record.rules.standing(state), key=lambda row: row.seat)
        last = {tribe.seat: tribe.race for tribe in reversed(state.tribes)}
        return SavedGame(
            path, modified, seats_for(record), record.looks, name, state.round, board.rounds, to_move,
            places=tuple(row.place for row in standing), coins=state.coins,
            races=tuple(last.get(row.seat, "") for row in standing), signed=record.signed,
            position=(record.rules, state) if position else None,
        )  # fmt: skip


def opening(setup: GameSetup, shelf: BoardSource) -> tuple[Rules, State, tuple[Seat, ...]]:
    """Return rules, first position and seats of a new game; SetupError if it cannot be played."""
    board, content = setup.check(shelf)
    seats = setup.seated()
    rules = Rules(board, content, setup.options_for(seats))
    try:
        return rules, rules.start(len(seats)), seats
    except ValueError as error:
        raise SetupError(error) from error


def trial_setup(usual: GameSetup, entry: TraitEntry, library: Library) -> GameSetup:
    """Return the setup of a game like *usual* to try the trait of *entry*, which *library* knows, in its world.

    The first player begins, and the seed puts the trait on top of the column, where it costs nothing (seed 0 if none of
    those tried does). SetupError if the trait would have no use on the board.
    """
    count, label = len(usual.names), LABEL_OF_WORLD[entry.world]
    board = library.board_for(count, label)
    content = library.catalogue.content_around(entry.trait.name, library.board(board))
    setup = replace(usual, board=board, content=content, options=replace(usual.options, first_player="host"))
    rules, start, _ = opening(setup, library)
    if entry.trait.name not in {trait.name for trait in (*rules.content.races, *rules.content.powers)}:
        raise SetupError(said("{0} would have no use on the board {1}", entry.trait.name, board))
    for seed in range(_SEEDS):
        dice, state = ChanceSource(seed), start
        while (decision := rules.decision(state)) is not None and decision.seat == CHANCE and not state.column:
            state = rules.after(state, dice.answer(rules, state))
        if state.column and entry.trait.name in (state.column[0].race, state.column[0].power):
            return replace(setup, seed=seed)
    return replace(setup, seed=0)


def journal_of(
    record: GameRecord, history: list[PlayedCommand], path: Path, disk: FsyncThread | None = None
) -> Journal:
    """Return the journal that continues *record* in *path*; nothing is written yet."""
    seats = opening_seats(record)
    head = head_text(record.rules, record.start, seats, record.seed, record.traits, record.secrecy, record.looks)
    lines = body_lines(
        record.rules, history, seats, record.remarks, record.kept, record.undone, record.annotations
    )
    return Journal(path, head, lines, disk=disk)


def anonymous_summary(rules: Rules, seats: Sequence[Seat]) -> str:
    """Return board and kinds of players for the log, without names."""
    return f"{rules.board.name}, {', '.join(seat.kind for seat in seats)}"


def file_name(seats: tuple[Seat, ...]) -> str:
    """Return a file name for a new game: start time, players and random characters."""
    began = datetime.now().strftime("%Y-%m-%d %H.%M")
    people = ", ".join(filter(None, (_plain(seat.name) for seat in seats)))
    return f"{began} {people} {secrets.token_hex(3)}{SUFFIX}"


def game_text(game: Game) -> str:
    """Return the contents of the game's file as it would be written now."""
    head = head_text(game.rules, game.start, game.opening, game.dice.seed, game.traits, game.secrecy, game.looks)
    lines = body_lines(game.rules, game.history, game.opening, game.remarks, annotations=game.annotations)
    return "".join([head, *(f"{line}\n" for line in lines)])


def _still(record: GameRecord, history: list[PlayedCommand], path: Path | None) -> ReadOnlyGame:
    game = ReadOnlyGame(
        record.rules, record.start, opening_seats(record), history=history, dice=ChanceSource(record.seed),
        traits=record.traits, secrecy=record.secrecy, remarks=record.remarks, looks=record.looks,
        annotations=record.annotations,
    )  # fmt: skip
    game.source = path
    game.proof = path if record.signed else None
    game.lost_lines = record.damage.lines if record.damage is not None else 0
    return game


def _keep_damaged(path: Path) -> None:
    """Copy *path* before its unreadable end is cut off, because that might still be recovered by hand."""
    try:
        write_whole(path.with_name(f"{path.name}.damaged"), path.read_bytes())
    except OSError as error:
        logger.warning("a damaged game cannot be kept: %s", error.strerror or type(error).__name__)


def _plain(name: str) -> str:
    """Return *name* reduced to characters allowed in file names on every system."""
    letters = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    return "".join(char for char in letters if char.isalnum() or char in " -_").strip()[:20]


def _newest_first(folder: Path) -> list[Path]:
    found: list[tuple[int, str, Path]] = []
    with contextlib.suppress(OSError):   # a missing folder holds no games
        for path in folder.glob(f"*{SUFFIX}"):
            with contextlib.suppress(OSError):   # deleted meanwhile; the others still count
                found.append((path.stat().st_mtime_ns, path.name, path))
    return [path for _, _, path in sorted(found, reverse=True)]


def _put_aside(path: Path, folder: Path) -> None:
    try:
        move_file(path, folder)
    except OSError as error:   # it will be found over again next time
        logger.warning("a finished game cannot be put aside: %s", error.strerror or type(error).__name__)
