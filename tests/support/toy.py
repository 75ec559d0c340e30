"""A small game behind the port of the log: tokens on ten fields, attacks roll a die, the first draw says who begins."""

from __future__ import annotations

import re
from hashlib import blake2b

from swqt.net.agreement.draws import number_below
from swqt.net.agreement.log import CHANCE_DUE, IllegalBody

COMMAND = re.compile(rb"(place|attack) ([0-9]) ([1-9])")


class Toy:
    """The board of *seats* seats that ends after *turns* turns."""

    def __init__(self, seats: int, turns: int = 1000, draw_first: bool = True) -> None:
        self.seats, self.turns = seats, turns
        first = (0, (0,) * 10, -2 if draw_first else -1, 0)   # turn, fields, attacked field, seat that began
        self._history = [first]

    def to_act(self) -> int | None:
        turn, _fields, attacked, began = self._history[-1]
        if attacked != -1:
            return CHANCE_DUE
        return None if turn >= self.turns else (turn + began) % self.seats

    def apply(self, seat: int, body: bytes) -> bytes:
        turn, fields, _attacked, began = self._history[-1]
        found = COMMAND.fullmatch(body)
        if found is None or seat != self.to_act():
            raise IllegalBody("no such command")
        at = int(found[2])
        tokens = (*fields[:at], fields[at] + int(found[3]), *fields[at + 1 :])
        attack = found[1] == b"attack"
        self._history.append((turn + (not attack), tokens, at if attack else -1, began))
        return self.post()

    def draw(self, beacon: bytes) -> bytes:
        turn, fields, attacked, began = self._history[-1]
        assert attacked != -1
        if attacked == -2:
            self._history.append((turn, fields, -1, number_below(beacon, b"first", self.seats)))
        else:
            pips = number_below(beacon, b"die", 6) + 1
            tokens = (*fields[:attacked], fields[attacked] + 100 * pips, *fields[attacked + 1 :])
            self._history.append((turn + 1, tokens, -1, began))
        return self.post()

    def post(self) -> bytes:
        return blake2b(repr(self._history[-1]).encode(), digest_size=16).digest()

    def rewind(self, entries: int) -> None:
        assert 0 <= entries < len(self._history)
        del self._history[entries + 1 :]

    def sections(self) -> tuple[bytes, ...]:
        return tuple(repr(part).encode() for part in self._history[-1])

    def corrupt(self) -> None:
        """What a bug in a window would do."""
        turn, fields, attacked, began = self._history[-1]
        self._history[-1] = (turn, (*fields[:9], fields[9] + 1), attacked, began)
