"""The game behind the log's board interface: turns bodies and beacons into commands for the engine.

To the log, bodies are only bytes. This module interprets them, but leaves all rules to the engine. Peers that play the
same bytes have boards with the same digest. The document of a START is the frozen table of the lobby with its home-made
boards and traits, so a game needs nothing else to start.

A body ``undo 2`` takes back the last two commands of the seat that has to act, if no other seat has acted since and
nothing random or hidden has turned up, as in a local game. To undo more, everybody has to agree.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from functools import cached_property
from hashlib import blake2b
from typing import Final, NamedTuple, Protocol

from swqt.content import Catalogue, is_shipped
from swqt.engine import CHANCE, Command, Deal, DealRange, Refused, Rules, State
from swqt.net.core.entries import number_below
from swqt.net.core.events import CHANCE_DUE, GAME_OVER, IllegalMove
from swqt.net.lobby.start import goods_of, open_ground
from swqt.net.lobby.table import BOT, PERSON, SECRECY, LobbyTable, engine_trouble, read_packed
from swqt.net.wire.messages import GameStart, Malformed
from swqt.net.wire.text import NAME_LIMIT, Trouble
from swqt.notation import NotationError, TraitText, read_command, write_command
from swqt.notation.blocks import INLINE
from swqt.notation.position_writer import position_lines
from swqt.notation.vocabulary import SEATS

SECTIONS: Final = (
    "first", "content", "options", "round", "turn", "asks", "A", "B", "C", "D", "E", "tribes", "monsters", "pieces",
    "column", "unseen", "returned", "done", "used", "notes", "lost",
)  # fmt: skip
"""The sections of a board in order, named by the first word of their lines; a section may have no line."""

_UNDO: Final = re.compile(rb"undo ([1-9][0-9]{0,3})")


class OpeningError(ValueError):
    """A START or document from which no game can start; the text says why."""


class ContentShelf(Protocol):
    """The source of boards and traits."""

    @property
    def catalogue(self) -> Catalogue: ...


class Chair(NamedTuple):
    """A seat before it is known who begins: a name to show, its bot's level or nothing, the peer that controls it."""

    name: str
    level: str
    peer: int


class Opening(NamedTuple):
    """A game about to begin at ``table``, with chairs numbered as the seats there.

    Where chance decides who begins (VARIANT-5), the first draw maps chairs to seats: chair *first* becomes seat A
    (``begun_by``).
    """

    rules: Rules
    start: State
    chairs: tuple[Chair, ...]
    traits: tuple[TraitText, ...]
    table: LobbyTable

    @property
    def secrecy(self) -> str:
        return SECRECY[self.table.secrecy]

    @property
    def host(self) -> int:
        """The peer that was host when the game began, or 0 if it only watches."""
        players = self.table.players()
        return players.index(self.table.host) if self.table.host in players else 0

    @property
    def draws_first(self) -> bool:
        """Whether chance decides who begins; otherwise the host begins."""
        return self.rules.options.first_player != "host"

    def begun_by(self, first: int) -> Opening:
        """Return this opening with chair *first* as seat A: extra coins stay with their players (VARIANT-7)."""
        rules = self.rules.seated_from(first, len(self.chairs))
        return self._replace(rules=rules, start=rules.start(len(self.chairs)))


def write_taking_back(count: int) -> str:
    return f"undo {count}"


@dataclass(frozen=True, eq=False)
class GameBoard:
    """The game of *opening* after *length* moves; *text* is the last move and *previous* the board before it.

    Seat numbers in the log are chairs of the document. Seat A of the board is the chair *first*, once it is known who
    begins. *seat* is the seat of the board that moved last, CHANCE for a draw. The draw of who begins has no *command*
    and does not change the State. All boards of a game must be used in one thread, as must their rules.
    """

    opening: Opening
    first: int | None
    state: State
    length: int = 0
    text: str = ""
    seat: int = CHANCE
    command: Command | None = None
    previous: GameBoard | None = field(default=None, repr=False)

    @classmethod
    def begin(cls, opening: Opening) -> GameBoard:
        return cls(opening, None if opening.draws_first else 0, opening.start)

    @property
    def rules(self) -> Rules:
        return self.opening.rules

    @property
    def moves(self) -> tuple[GameBoard, ...]:
        """The boards after each command and draw not taken back, oldest first, except the draw of who begins."""
        return tuple(board for board in self._path() if board.command is not None)

    @property
    def texts(self) -> tuple[str, ...]:
        """The moves that were not taken back, as in news: commands as in a game file, ``first A`` for who begins."""
        return tuple(board.text for board in self._path())

    def since(self, other: GameBoard) -> tuple[int, tuple[str, ...]]:
        """Return how many leading ``texts`` this board has in common with *other*, and its texts after those."""
        told, texts = other.texts, self.texts
        shorter = min(len(told), len(texts))
        same = next((at for at in range(shorter) if told[at] != texts[at]), shorter)
        return same, texts[same:]

    def chair_of(self, seat: int) -> int:
        """Return the chair of *seat*, once it is known who begins."""
        assert self.first is not None
        return (seat + self.first) % len(self.opening.chairs)

    def to_act(self) -> int:
        if self.first is None:
            return CHANCE_DUE
        decision = self.rules.decision(self.state)
        if decision is None:
            return GAME_OVER
        return CHANCE_DUE if decision.seat == CHANCE else self.chair_of(decision.seat)

    def body(self, command: Command) -> bytes:
        return write_command(self.rules, command).encode()

    def apply(self, seat: int, body: bytes) -> GameBoard:
        due = self.to_act()
        if due == GAME_OVER:
            raise IllegalMove("the game is over")
        if due == CHANCE_DUE:
            raise IllegalMove("chance is due, no seat may say anything")
        if seat != due:
            raise IllegalMove(f"it is for seat {due} to answer, not for seat {seat}")
        undo = _UNDO.fullmatch(body)
        return self._taken_back(int(undo[1])) if undo else self._after(*self._command(body))

    def draw(self, beacon: bytes) -> GameBoard:
        if self.to_act() != CHANCE_DUE:
            raise IllegalMove("no draw is due")
        if self.first is None:
            first = number_below(beacon, b"first", len(self.opening.chairs))
            opening = self.opening.begun_by(first)
            text = f"first {SEATS[first]}"
            return GameBoard(opening, first, opening.start, self.length + 1, text, previous=self)
        command = outcome(self.rules, self.state, beacon)
        return self._after(write_command(self.rules, command), command)

    def digest(self) -> bytes:
        return self._digest

    def sections(self) -> tuple[bytes, ...]:
        """Return the SECTIONS: the lines of the position grouped by first word, without version and board graph."""
        found: dict[str, list[str]] = {name: [] for name in SECTIONS}
        found["first"] = ["first *" if self.first is None else f"first {SEATS[self.first]}"]
        lines = position_lines(self.rules, self.state)
        for line in lines[lines.index("}") + 1 if lines[1] == "board {" else 2 :]:    # without version and board
            found[line.partition(" ")[0]].append(line)
        return tuple("\n".join(lines).encode() for lines in found.values())

    @cached_property
    def _digest(self) -> bytes:
        return blake2b(b"\n".join(filter(None, self.sections())), digest_size=16).digest()

    def _path(self) -> list[GameBoard]:
        """Return the boards after each move, oldest first."""
        path: list[GameBoard] = []
        board = self
        while board.previous is not None:
            path.append(board)
            board = board.previous
        return path[::-1]

    def _command(self, body: bytes) -> tuple[str, Command]:
        try:
            text = body.decode()
            command = read_command(self.rules, text)
        except UnicodeDecodeError as error:
            raise IllegalMove(f"byte {error.start} of the command is no UTF-8") from None
        except NotationError as error:
            raise IllegalMove(str(error)) from None
        right = write_command(self.rules, command)
        if right != text:
            raise IllegalMove(f"the command is spelled {right!r}, not {text[:80]!r}")
        return text, command

    def _taken_back(self, count: int) -> GameBoard:
        """Return the board before the last *count* moves; IllegalMove unless all are of the seat that has to act."""
        decision, board = self.rules.decision(self.state), self
        assert decision is not None    # to_act has been asked
        for _ in range(count):
            if board.previous is None or board.seat != decision.seat:    # chance counts as a seat and begins each game
                raise IllegalMove(f"'{board.text}' cannot be taken back without asking")
            board = board.previous
        return board

    def _after(self, text: str, command: Command) -> GameBoard:
        decision = self.rules.decision(self.state)
        assert decision is not None    # to_act has been asked
        try:
            after, _events = self.rules.apply(self.state, command)
        except Refused as error:
            code, args, rule = error.refusal
            raise IllegalMove(f"'{text}' is refused: {' '.join((code, *args))} ({rule})") from None
        return GameBoard(self.opening, self.first, after, self.length + 1, text, decision.seat, command, self)


def outcome(rules: Rules, state: State, beacon: bytes) -> Command:
    """Return the outcome of the open decision of chance, by a number derived from *beacon* and the decision's kind.

    The number indexes the outcomes sorted by text, each repeated by its weight, its count in the box: faces of the die
    (COMP-4), combos and items still unseen (FLOW-6). Deals are indexed by race, then power.
    """
    decision = rules.decision(state)
    assert decision is not None   # chance is due
    label = decision.kind.encode()
    offered = rules.legal(state)[0]
    if isinstance(offered, DealRange):
        # There may be a thousand pairs, so they are not listed.
        races, powers = sorted(offered.races), sorted(offered.powers)
        race, power = divmod(number_below(beacon, label, len(races) * len(powers)), len(powers))
        return Deal(races[race], powers[power])
    chances = sorted((write_command(rules, command), weight, command) for command, weight in rules.chances(state))
    faces = [command for _, weight, command in chances for _ in range(weight)]
    return faces[number_below(beacon, label, len(faces))]


def opening_of(document: bytes, shelf: ContentShelf) -> Opening:
    """Return the opening of the game in the *document* of a START; OpeningError if it is invalid."""
    try:
        table, packed = read_packed(document)
        played = open_ground(table.ground, goods_of(packed), shelf.catalogue)
        board, chairs = played.board.board, chairs_of(table)
        if not is_shipped(board.id):
            board = replace(board, id=INLINE)
        elif board.players != len(chairs):
            raise OpeningError(f"{board.id} is for {board.players} players, not {len(chairs)}")
        rules = Rules(board, played.content, played.options)
        start = rules.start(len(chairs))
    except ValueError as error:    # Troubled is one, too
        raise OpeningError(f"the table of the lobby: {error}") from None
    known = played.catalogue
    own = known.own_in(played.content)
    traits = tuple(TraitText(name, known.source(name) or "", known.digest(name)) for name in own)
    return Opening(rules, start, chairs, traits, table)


def start_board(start: GameStart, shelf: ContentShelf) -> GameBoard:
    """Return the first board of the game of *start*; OpeningError if its peers or seats contradict its document."""
    opening = opening_of(start.document, shelf)
    if tuple(key for key, _nonce, _anchor in start.peers) != opening.table.players():
        raise OpeningError("the start lists other players than the table")
    if (start.seats, start.bots) != tuple(zip(*((chair.peer, chair.level) for chair in opening.chairs), strict=True)):
        raise OpeningError("the start gives the seats to others than the table")
    return GameBoard.begin(opening)


def resuming_trouble(document: bytes) -> Trouble | None:
    """Return why this program cannot resume the game of *document* (a version with other rules), or None."""
    try:
        table, _ = read_packed(document)
    except Malformed as error:
        return error.trouble
    trouble = engine_trouble(table.program, table.engine)
    return trouble and trouble._replace(code="engine-resumed")


def chairs_of(table: LobbyTable) -> tuple[Chair, ...]:
    """Return the chairs of *table*; bots, and further seats of one person, get unique names."""
    taken = {person.name.casefold() for person in table.people}
    chairs: list[Chair] = []
    for letter, seat, peer in zip(SEATS, table.seats, table.controllers(), strict=False):
        if seat.kind not in (PERSON, BOT) or not table.players():
            raise OpeningError(f"nobody sits on seat {letter}")
        name = str(table.people[seat.owner].name)
        if seat.level:
            name = _free(f"{seat.level} {letter}"[:NAME_LIMIT], taken)
        elif any(chair.name == name for chair in chairs):
            name = _free(f"{name[: NAME_LIMIT - 2]} {letter}", taken)
        taken.add(name.casefold())
        chairs.append(Chair(name, seat.level, peer))
    return tuple(chairs)


def _free(name: str, taken: set[str]) -> str:
    """Return *name*, made unique by appended apostrophes if it is in *taken*."""
    while name.casefold() in taken:
        name = f"{name}'"[-NAME_LIMIT:]
    return name
