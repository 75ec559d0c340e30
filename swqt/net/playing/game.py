"""The real game behind the port of the log: bodies and beacons become commands, which the rules accept or refuse.

The log knows bytes. What they mean is known here, and not even here is any rule decided: that is the engine's. Peers
that play the same bytes have the same ``post``.

Taking back one's own commands without asking: part of the log, so that everybody sees the same.

A body ``undo 2`` takes back the last two commands of the seat that is asked, if nobody else has answered since, and
nothing random or hidden has turned up: what could be taken back at a table of one's own. More needs a vote.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from hashlib import blake2b
from typing import Final, NamedTuple

from swqt.engine import CHANCE, Command, Deal, DealRange, Event, Refused, Rules, State
from swqt.net.agreement.draws import number_below
from swqt.net.agreement.log import CHANCE_DUE, IllegalBody
from swqt.net.playing.opening import Opening
from swqt.notation import NotationError, read_command, write_command
from swqt.notation.position_writer import position_lines
from swqt.notation.vocabulary import SEATS

TAKE_BACK: Final = "undo"

_FORM: Final = re.compile(rf"{TAKE_BACK} ([1-9][0-9]{{0,3}})")


def taken_back(text: str) -> int:
    """Return how many commands *text* takes back; 0 if it is another body."""
    found = _FORM.fullmatch(text)
    return int(found[1]) if found else 0


def write_taking_back(count: int) -> str:
    """Return the body that takes back *count* commands."""
    return f"{TAKE_BACK} {count}"


def effective(texts: Iterable[str]) -> list[str]:
    """Return those of *texts* that still count, in their order."""
    out: list[str] = []
    for text in texts:
        count = taken_back(text)
        if count:
            del out[-count:]
        else:
            out.append(text)
    return out


MOST_BODY: Final = 2048
BEACON: Final = 32
POST: Final = 16
_LONGEST_UNDO: Final = 16

SECTIONS: Final = (
    "first", "content", "options", "round", "turn", "asks", "A", "B", "C", "D", "E", "tribes", "monsters", "pieces",
    "column", "unseen", "returned", "done", "used", "notes", "lost",
)  # fmt: skip
"""The first words of the lines that the sections of a game are, in their order; a section may have no line."""


class PlayedEntry(NamedTuple):
    """One body or draw: *text* is the command's; *seat* that of the board, CHANCE for a draw.

    The draw of who begins has no command and changes no State; taking back has no command either.
    """

    text: str
    seat: int
    command: Command | None
    before: State
    events: tuple[Event, ...]
    after: State


class GameReplica:
    """The real game of *opening*. Belongs to one thread: rules are not to be shared with another.

    In the log, seats are the chairs of the document; ``seat_of`` and ``chair_of`` translate to the board's seats
    once it is known who begins.
    """

    def __init__(self, opening: Opening) -> None:
        self.opening: Final = opening
        self.rules: Final = opening.rules
        self._draws_first: Final = opening.draws_first
        self._first: int | None = None if self._draws_first else 0
        self._played: list[PlayedEntry] = []
        self._due: tuple[State, int | None] | None = None

    @property
    def state(self) -> State:
        return self._played[-1].after if self._played else self.opening.start

    @property
    def played(self) -> tuple[PlayedEntry, ...]:
        """Every body and draw so far, the oldest first."""
        return tuple(self._played)

    @property
    def moves(self) -> tuple[PlayedEntry, ...]:
        """The commands and answers of CHANCE that still count, the oldest first."""
        out: list[PlayedEntry] = []
        for one in self._played:
            count = taken_back(one.text)
            if count:
                del out[-count:]
            elif one.command is not None:
                out.append(one)
        return tuple(out)

    def __len__(self) -> int:
        return len(self._played)

    def last(self) -> PlayedEntry | None:
        """Return the body or draw that came last."""
        return self._played[-1] if self._played else None

    @property
    def first(self) -> int | None:
        """The chair that begins, as seat A; None while that is not known."""
        return self._first

    def seat_of(self, chair: int) -> int:
        """Return the board's seat of *chair*; ValueError while it is not known who begins."""
        if self._first is None:
            raise ValueError("nobody has a seat before it is drawn who begins")
        return (chair - self._first) % len(self.opening.chairs)

    def chair_of(self, seat: int) -> int:
        """Return the chair of the board's *seat*; ValueError while it is not known who begins."""
        if self._first is None:
            raise ValueError("nobody has a seat before it is drawn who begins")
        return (seat + self._first) % len(self.opening.chairs)

    def to_act(self) -> int | None:
        if self._first is None:
            return CHANCE_DUE
        state = self.state
        if self._due is None or self._due[0] is not state:    # the log asks several times for each message
            decision = self.rules.decision(state)
            self._due = state, None if decision is None else decision.seat
        seat = self._due[1]
        return seat if seat is None else CHANCE_DUE if seat == CHANCE else self.chair_of(seat)

    def body(self, command: Command) -> bytes:
        """Return *command* as a body."""
        return write_command(self.rules, command).encode()

    def apply(self, seat: int, body: bytes) -> bytes:
        due = self.to_act()
        if due is None:
            raise IllegalBody("the game is over")
        if due == CHANCE_DUE:
            raise IllegalBody("chance is due, no seat may say anything")
        if seat != due:
            raise IllegalBody(f"it is for seat {due} to answer, not for seat {seat}")
        count = taken_back(body[:_LONGEST_UNDO].decode(errors="replace"))
        if count:
            self._take_back(count)
        else:
            self._step(self._command(body))
        return self.post()

    def draw(self, beacon: bytes) -> bytes:
        if len(beacon) != BEACON:
            raise ValueError(f"a beacon has {BEACON} bytes, not {len(beacon)}")
        if self.to_act() != CHANCE_DUE:
            raise IllegalBody("no draw is due")
        if self._first is None:
            self._first = number_below(beacon, b"first", len(self.opening.chairs))
            self._played.append(PlayedEntry(f"first {SEATS[self._first]}", CHANCE, None, self.state, (), self.state))
        else:
            self._step(outcome(self.rules, self.state, beacon))
        return self.post()

    def post(self) -> bytes:
        return post_of(self.sections())

    def rewind(self, entries: int) -> None:
        if not 0 <= entries <= len(self._played):
            raise ValueError(f"{len(self._played)} entries have been played, not {entries}")
        del self._played[entries:]
        if not self._played and self._draws_first:
            self._first = None

    def sections(self) -> tuple[bytes, ...]:
        return self.sections_at(len(self._played))

    def sections_at(self, count: int) -> tuple[bytes, ...]:
        """Return the sections after the first *count* bodies and draws."""
        state = self._played[count - 1].after if count else self.opening.start
        first = "*" if self._first is None or (self._draws_first and not count) else SEATS[self._first]
        return sections_of(self.rules, state, first)

    def _command(self, body: bytes) -> Command:
        if len(body) > MOST_BODY:
            raise IllegalBody(f"a command has at most {MOST_BODY} bytes, not {len(body)}")
        try:
            text = body.decode()
            command = read_command(self.rules, text)
        except UnicodeDecodeError as error:
            raise IllegalBody(f"byte {error.start} of the command is no UTF-8") from None
        except NotationError as error:
            raise IllegalBody(str(error)) from None
        right = write_command(self.rules, command)
        if right != text:
            raise IllegalBody(f"the command is spelled {right!r}, not {text[:80]!r}")
        return command

    def _take_back(self, count: int) -> None:
        """Go back *count* commands, all of the seat that is asked, none of which has turned anything up."""
        before, moves = self.state, self.moves
        decision = self.rules.decision(before)
        assert decision is not None   # to_act has been asked
        for one in moves[-count:]:
            if one.command is None or one.seat != decision.seat or self.rules.reveals(one.command):
                raise IllegalBody(f"'{one.text}' cannot be taken back without asking")
        if count > len(moves):
            raise IllegalBody(f"{count} commands cannot be taken back: there are {len(moves)}")
        after = moves[-count].before
        self._played.append(PlayedEntry(write_taking_back(count), decision.seat, None, before, (), after))

    def _step(self, command: Command) -> None:
        before = self.state
        decision = self.rules.decision(before)
        assert decision is not None   # to_act has been asked
        text = write_command(self.rules, command)
        try:
            after, events = self.rules.apply(before, command)
        except Refused as error:
            code, args, rule = error.refusal
            raise IllegalBody(f"'{text}' is refused: {' '.join((code, *args))} ({rule})") from None
        self._played.append(PlayedEntry(text, decision.seat, command, before, events, after))


def outcome(rules: Rules, state: State, beacon: bytes) -> Command:
    """Return what the open decision of chance turns up by *beacon*: one number under the label of its kind.

    The number is below the sum of the weights; outcomes stand in the order of their texts, each as often as it is
    in the box: faces of the die (COMP-4), combos and items still unseen (FLOW-6). Of deals the race counts first.
    """
    decision = rules.decision(state)
    assert decision is not None   # chance is due
    label = decision.kind.encode()
    offered = rules.legal(state)[0]
    if isinstance(offered, DealRange):
        # As many as a thousand pairs need not be listed.
        races, powers = sorted(offered.races), sorted(offered.powers)
        race, power = divmod(number_below(beacon, label, len(races) * len(powers)), len(powers))
        return Deal(races[race], powers[power])
    chances = sorted((write_command(rules, command), weight, command) for command, weight in rules.chances(state))
    point = number_below(beacon, label, sum(weight for _, weight, _ in chances))
    for _, weight, command in chances:
        point -= weight
        if point < 0:
            return command
    raise AssertionError("a number that is not below the sum of the weights")


def sections_of(rules: Rules, state: State, first: str) -> tuple[bytes, ...]:
    """Return the sections of *state*: lines of its position by their first words, without the board's graph."""
    found: dict[str, list[str]] = {name: [] for name in SECTIONS}
    found["first"] = [f"first {first}"]
    for line in _said(position_lines(rules, state)):
        found[line.partition(" ")[0]].append(line)
    return tuple("\n".join(lines).encode() for lines in found.values())


def _said(lines: list[str]) -> list[str]:
    """Return *lines* without the version and the board, which no command changes."""
    inside = lines[1] == "board {"
    return lines[lines.index("}") + 1 if inside else 2 :]


def post_of(sections: tuple[bytes, ...]) -> bytes:
    """Return the 16 bytes that stand for *sections*."""
    return blake2b(b"\n".join(filter(None, sections)), digest_size=POST).digest()
