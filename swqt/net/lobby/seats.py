"""Changes to a table before its game: pure functions from one document to the next.

Each returns the changed table or raises Troubled. Only the host calls them; guests send it requests. The host validates
every result with ``table.checked``.

Where a replay is watched together, everybody at the table keeps the newest moment that each person has shown
(``SharedReplay``). Only that of the leader counts. So a change of the leader and the moments that the new one shows may
arrive in any order, and latecomers are sent the leader's moment.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import chain, count
from typing import Any, Final

from msgspec.structs import replace

from swqt import version
from swqt.engine import HEAD_START, Options, option_problem
from swqt.net.core.entries import Keys, is_signed, signed
from swqt.net.lobby import table as doc
from swqt.net.lobby.table import GameContent, LobbySeat, LobbyTable, Person
from swqt.net.wire.limits import Bounded, Bucket
from swqt.net.wire.messages import PointedAt, ShownMoment
from swqt.net.wire.text import NAME_LIMIT, REPLIES, NoteText, Trouble, Troubled, clean, clean_name, is_clean

SERIES: Final = 4
"""Leading bytes of a table's number that the tables for a rematch have, too, so that its players find them."""


def new_table(
    table: bytes, key: bytes, name: str, people_name: str, ground: GameContent, players: int
) -> LobbyTable:
    """Return a new table called *name*, hosted by the person *key*, who sits on its first seat."""
    if not is_clean(name, doc.LONGEST_TABLE_NAME):
        raise Troubled("name-bad", name)
    host = Person(key, _name(people_name), ready=True)
    seats = (LobbySeat(doc.PERSON, 0, 0), *(LobbySeat(doc.OPEN, colour) for colour in range(1, players)))
    return LobbyTable(table, key, version.program_version(), version.engine_digest(), name, ground, seats, (host,))


def as_before(table: LobbyTable, last: LobbyTable, *, watching: bool) -> LobbyTable:
    """Return the new *table* for a rematch of *last*: with its house settings and bots, which have the last seats, and
    a host who sits unless *watching*. Nobody has extra coins, since people may sit down elsewhere."""
    house = ("pin", "spectators", "grace", "secrecy", "talk", "sayings", "clock")
    number = last.table[:SERIES] + table.table[SERIES:]
    result = replace(table, table=number, **{name: getattr(last, name) for name in house})
    if watching:
        result = watch(result, result.host)
    levels = [seat.level for seat in last.seats if seat.kind == doc.BOT]
    for seat, level in enumerate(levels, start=len(table.seats) - len(levels)):
        result = _with_seat(result, seat, doc.BOT, level=level)
    return _with_coins(result, [0] * len(result.seats))


def for_watching(table: LobbyTable) -> LobbyTable:
    """Return the new *table* as one where a replay is watched: all seats are closed and everybody watches."""
    seats = tuple(LobbySeat(doc.CLOSED, seat.colour) for seat in table.seats)
    return replace(table, seats=seats, people=tuple(replace(one, watching=True) for one in table.people))


def hand_over(table: LobbyTable, key: bytes, heir: str) -> LobbyTable:
    """Return *table* with the lead of its replay passed by the person *key* to the one with the hex key *heir*."""
    if key not in (table.leader, table.host):
        raise Troubled("not-host")
    if table.replay is None or heir not in [one.key.hex() for one in table.people]:
        raise Troubled("not-here")
    return replace(table, ground=replace(table.ground, content=heir))


def admit(table: LobbyTable, key: bytes, name: str, number: int, *, watching: bool) -> LobbyTable:
    """Return *table* with a newcomer, on the first open seat or as a spectator; a name that is taken gets a number."""
    free = next((n for n, seat in enumerate(table.seats) if seat.kind == doc.OPEN and not watching), None)
    if (free is None and not table.spectators) or len(table.people) >= doc.MOST_PEOPLE:
        raise Troubled("no-spectators" if watching else "full")
    name, taken = clean_name(name) or "?", {person.name.casefold() for person in table.people}
    names = chain([name], (f"{name[: NAME_LIMIT - 3].rstrip()} {n}" for n in count(2)))
    name = next(one for one in names if one.casefold() not in taken)
    person = Person(key, name, watching=free is None, number=number)
    result = replace(table, people=(*table.people, person))
    return result if free is None else _with_seat(result, free, doc.PERSON, owner=len(table.people))


def without(table: LobbyTable, key: bytes) -> LobbyTable:
    """Return *table* without the person *key*, thawed; their seats and those of their bots are open."""
    gone = table.find(key)
    if gone is None:
        return table
    seats = tuple(
        LobbySeat(doc.OPEN, seat.colour) if seat.kind in (doc.PERSON, doc.BOT) and seat.owner == gone
        else replace(seat, owner=seat.owner - (seat.owner > gone))
        for seat in table.seats
    )  # fmt: skip
    people = tuple(person for person in table.people if person.key != key)
    return thawed(replace(table, seats=seats, people=people))


def reopened(table: LobbyTable, key: bytes) -> LobbyTable:
    """Return *table* with the person *key* as its host instead of the former one, who is removed; the bots stay."""
    owner, old = _owner(table, key), table.find(table.host)
    seats = tuple(
        replace(seat, owner=owner) if seat.kind == doc.BOT and seat.owner == old else seat for seat in table.seats
    )
    return without(with_person(replace(table, host=key, seats=seats), key, ready=True), table.host)


def thawed(table: LobbyTable) -> LobbyTable:
    """Return *table* at the stage where people come and go."""
    return replace(table, stage=doc.GATHERING)


def claim(table: LobbyTable, key: bytes, seat: int) -> LobbyTable:
    """Return *table* with the open *seat* taken by the person *key*, in addition to any they have."""
    place = _place(table, seat)
    if seat in table.seats_of(key):
        return table
    if place.kind == doc.CLOSED:
        raise Troubled("seat-closed", seat + 1)
    if place.kind != doc.OPEN:
        raise Troubled("seat-taken", seat + 1, _taker(table, place))
    return _with_seat(with_person(table, key, watching=False), seat, doc.PERSON, _owner(table, key))


def release(table: LobbyTable, key: bytes, seat: int) -> LobbyTable:
    """Return *table* with *seat* open, which *key* had; its extra coins move to their first other seat (VARIANT-7)."""
    _place(table, seat)
    if seat not in table.seats_of(key):
        raise Troubled("seat-not-yours", seat + 1)
    result, coins = _with_seat(table, seat, doc.OPEN), list(table.extra_coins())
    mine = result.seats_of(key)
    if not mine:
        return result if key == table.host else with_person(result, key, ready=False)
    if coins[seat] and not coins[mine[0]]:
        coins[seat], coins[mine[0]] = 0, coins[seat]
        result = _with_coins(result, coins)
    return result


def watch(table: LobbyTable, key: bytes) -> LobbyTable:
    """Return *table* with the person *key* as a spectator and their seats open."""
    if not table.spectators and key != table.host:
        raise Troubled("no-spectators")
    for seat in table.seats_of(key):
        table = _with_seat(table, seat, doc.OPEN)
    return with_person(table, key, watching=True, ready=key == table.host)


def colour(table: LobbyTable, key: bytes, seat: int, wanted: int) -> LobbyTable:
    """Return *table* with *seat* in colour *wanted*, swapped with the seat that has it unless another person's."""
    place = _place(table, seat)
    if seat not in table.seats_of(key) and (key != table.host or place.kind == doc.PERSON):
        raise Troubled("seat-not-yours", seat + 1)
    other = next((found for found in table.seats if found.colour == wanted), place)
    if other.kind == doc.PERSON and other.owner != _owner(table, key):
        raise Troubled("colour-taken", _taker(table, other))
    swap = {wanted: place.colour, place.colour: wanted}
    seats = tuple(replace(found, colour=swap.get(found.colour, found.colour)) for found in table.seats)
    return replace(table, seats=seats)


def ready(table: LobbyTable, key: bytes, on: bool) -> LobbyTable:
    """Return *table* with the person *key* ready or not; the host always is."""
    person = table.people[_owner(table, key)]
    if on and person.trouble:
        raise Troubled(REPLIES[person.trouble - 1], person.subject)
    return with_person(table, key, ready=on or key == table.host)


def rename(table: LobbyTable, key: bytes, name: str) -> LobbyTable:
    name = _name(name)
    if any(person.name.casefold() == name.casefold() and person.key != key for person in table.people):
        raise Troubled("name-taken", name)
    return with_person(table, key, name=name)


def report(table: LobbyTable, key: bytes, trouble: int, subject: str) -> LobbyTable:
    """Return *table* with the *trouble* that keeps the person *key* from playing: its index in REPLIES + 1, or 0."""
    able = table.people[_owner(table, key)].ready and (not trouble or key == table.host)
    said = clean(subject, 40) if trouble else ""
    return with_person(table, key, trouble=trouble, subject=said, ready=able)


def put_bot(table: LobbyTable, seat: int, level: str, levels: Iterable[str]) -> LobbyTable:
    """Return *table* with a bot of *level*, one of *levels*, run by the host, on a seat that no person has."""
    if level not in levels:
        raise Troubled("level", level)
    place = _place(table, seat)
    if place.kind == doc.PERSON:
        raise Troubled("seat-taken", seat + 1, _taker(table, place))
    return _with_seat(table, seat, doc.BOT, _owner(table, table.host), level)


def set_open(table: LobbyTable, seat: int, is_open: bool) -> LobbyTable:
    """Return *table* with *seat* open or closed; a guest who loses their last seat watches, or goes if none may."""
    place, result = _place(table, seat), _with_seat(table, seat, doc.OPEN if is_open else doc.CLOSED)
    key = table.people[place.owner].key if place.kind == doc.PERSON else table.host
    if key == table.host or result.seats_of(key):
        return result
    return watch(result, key) if table.spectators else without(result, key)


def set_ground(table: LobbyTable, ground: GameContent, players: int) -> LobbyTable:
    """Return *table* with another board, content or house rules; only the host is still ready.

    If the board has fewer seats, those removed are open ones first, then closed ones, bots and people, the last seats
    first; people without a seat watch. The seats that remain keep their extra coins, whatever *ground* says.
    """
    if not doc.FEWEST_SEATS <= players <= doc.MOST_SEATS:
        raise Troubled("board-players", ground.board, players)
    order = (doc.PERSON, doc.BOT, doc.CLOSED, doc.OPEN)
    kept = sorted(sorted(enumerate(table.seats), key=lambda row: (order.index(row[1].kind), row[0]))[:players])
    seats, given = [seat for _, seat in kept], table.extra_coins()
    coins = [given[number] for number, _ in kept] + [0] * (players - len(kept))
    unused = [number for number in range(doc.COLOURS) if number not in {seat.colour for seat in seats}]
    seats += [LobbySeat(doc.OPEN, number) for number in unused[: players - len(seats)]]
    seated = {seat.owner for seat in seats if seat.kind == doc.PERSON}
    people = tuple(
        replace(person, ready=person.key == table.host, trouble=0, subject="", watching=number not in seated)
        for number, person in enumerate(table.people)
    )
    return _with_coins(thawed(replace(table, ground=ground, seats=tuple(seats), people=people)), coins)


def set_extra_coins(table: LobbyTable, coins: Sequence[int]) -> LobbyTable:
    """Return *table* with the extra *coins* of each seat (VARIANT-7); only the host is still ready."""
    value = Options().with_extra_coins(coins).head_start
    if option_problem(HEAD_START, value, len(table.seats)):
        raise Troubled("option-bad", HEAD_START, value)
    return _with_coins(_asked_again(table), coins)


def set_house(table: LobbyTable, **chosen: Any) -> LobbyTable:
    """Return *table* with the fields that its host has *chosen*, such as its name or clock.

    Present spectators stay even if none are allowed now. If the secrecy changes, only the host is still ready.
    """
    if not is_clean(chosen.get("name", table.name), doc.LONGEST_TABLE_NAME):
        raise Troubled("name-bad", chosen["name"])
    if chosen.get("grace", 0) not in doc.GRACES:
        raise Troubled("option-bad", "grace", chosen["grace"])
    result = replace(table, **chosen)
    return result if result.secrecy == table.secrecy else _asked_again(result)


def start_trouble(table: LobbyTable) -> Trouble | None:
    """Return what keeps the game from starting, or None."""
    for number, seat in enumerate(table.seats):
        if seat.kind in (doc.OPEN, doc.CLOSED):
            return Trouble("seat-empty", (str(number + 1),))
    if not table.players():
        return Trouble("bots-only")
    for person in (table.people[_owner(table, key)] for key in table.players()):
        if person.trouble:
            return Trouble(REPLIES[person.trouble - 1], (person.subject,))
        if not person.ready:
            return Trouble("not-ready", (person.name,))
    return None


def frozen(table: LobbyTable, trouble: Trouble | None = None) -> LobbyTable:
    """Return *table* frozen for the start; Troubled if a seat, a player or *trouble* at this program prevents it."""
    trouble = start_trouble(table) or trouble
    if trouble is not None:
        raise Troubled(trouble.code, *trouble.args)
    return replace(table, stage=doc.FROZEN, tries=table.tries + 1)


CHANGES: Final[dict[str, Callable[[LobbyTable, bytes, int, int, str], LobbyTable]]] = {
    "claim": lambda table, key, value, _more, _text: claim(table, key, value),
    "release": lambda table, key, value, _more, _text: release(table, key, value),
    "colour": lambda table, key, value, more, _text: colour(table, key, value, more),
    "ready": lambda table, key, value, _more, _text: ready(table, key, bool(value)),
    "rename": lambda table, key, _value, _more, text: rename(table, key, text),
    "watch": lambda table, key, _value, _more, _text: watch(table, key),
    "trouble": lambda table, key, value, _more, text: report(table, key, value, text),
    "lead": lambda table, key, _value, _more, text: hand_over(table, key, text),
    "leave": lambda table, key, _value, _more, _text: without(table, key),
}
"""The requests of people at the table, as functions of (table, key, value, second value, text)."""


def _owner(table: LobbyTable, key: bytes) -> int:
    owner = table.find(key)
    if owner is None:
        raise Troubled("not-here")
    return owner


def _place(table: LobbyTable, seat: int) -> LobbySeat:
    if not 0 <= seat < len(table.seats):
        raise Troubled("no-seat", seat + 1)
    return table.seats[seat]


def _taker(table: LobbyTable, seat: LobbySeat) -> str:
    return table.people[seat.owner].name if seat.kind == doc.PERSON else seat.level


def with_person(table: LobbyTable, key: bytes, **changes: Any) -> LobbyTable:
    """Return *table* with *changes* to the fields of the person *key*; unchanged if there is no such person."""
    return replace(table, people=tuple(replace(one, **changes) if one.key == key else one for one in table.people))


def _with_seat(table: LobbyTable, seat: int, kind: int, owner: int = 0, level: str = "") -> LobbyTable:
    new = LobbySeat(kind, table.seats[seat].colour, owner, level)
    return replace(table, seats=(*table.seats[:seat], new, *table.seats[seat + 1 :]))


def _with_coins(table: LobbyTable, coins: Sequence[int]) -> LobbyTable:
    """Return *table* with the extra *coins* of each seat in its house rules."""
    options = table.ground.rules.with_extra_coins(coins)
    return replace(table, ground=replace(table.ground, options=doc.options_told(options)))


def _asked_again(table: LobbyTable) -> LobbyTable:
    """Return *table* with nobody but the host ready."""
    people = tuple(replace(person, ready=person.key == table.host) for person in table.people)
    return replace(table, people=people)


def _name(text: str) -> str:
    name = clean_name(text)
    if not name or name != text.strip():
        raise Troubled("name-bad", clean(text, 40))
    return name


# A replay that is watched together.

Shown = ShownMoment | PointedAt

AUTHORS: Final = 64    # people whose messages are remembered; fewer than that are at a table at the same time
MOMENTS: Final = (20.0, 60.0)    # rate limit of each person: messages a second, and burst
POINTS: Final = (1.0, 5.0)


class SharedReplay:
    """What is shown at the table *place*, as known to the owner of *keys*; *number* exceeds those of earlier runs."""

    def __init__(self, keys: Keys, place: bytes, number: int) -> None:
        self._keys = keys
        self._numbers = count(number + 1)
        self._leader = b""
        self.place: Final = place
        self._last: Bounded[tuple[bytes, type[Shown]], Shown] = Bounded(2 * AUTHORS)
        self._buckets: Bounded[tuple[bytes, type[Shown]], Bucket] = Bounded(2 * AUTHORS)

    def show(self, after: int, pace: int, note: str | None) -> ShownMoment:
        """Return the message that shows the position after *after* commands."""
        text = NoteText(note[: NoteText.limit]) if note is not None else None
        message = ShownMoment(self.place, self._keys.public, next(self._numbers), after, pace, text)
        message = signed(self._keys, doc.LOBBY, message)
        self._last.keep((self._keys.public, ShownMoment), message)
        return message

    def point(self, region: int, now: float) -> PointedAt | None:
        """Return the message that points at *region*; None if that exceeds the rate limit."""
        if not self._bucket(self._keys.public, PointedAt).take(1, now):
            return None
        return signed(self._keys, doc.LOBBY, PointedAt(self.place, self._keys.public, next(self._numbers), region))

    def hear(self, message: Shown, table: LobbyTable, now: float) -> bool:
        """Remember *message* and return True if it is new, signed by somebody at *table* and within the rate limit."""
        if message.place != self.place or message.key == self._keys.public or table.find(message.key) is None:
            return False
        last = self._last.get((message.key, type(message)))
        is_new = last is None or message.number > last.number
        # The signature is checked before the rate limit, so that forgeries use up nobody's quota.
        is_new = is_new and is_signed(self._keys, message.key, doc.LOBBY, message)
        if is_new := is_new and self._bucket(message.key, type(message)).take(1, now):
            self._last.keep((message.key, type(message)), message)
        return is_new

    def counts(self, message: Shown, table: LobbyTable) -> bool:
        """Return whether *message* is to be displayed: any pointing, but only the leader's moments."""
        return isinstance(message, PointedAt) or message.key == table.leader

    def follow(self, table: LobbyTable) -> ShownMoment | None:
        """Return the moment that the leader of *table* shows if the lead has changed since the last call, else None."""
        before, self._leader = self._leader, table.leader
        return None if self._leader in (before, self._keys.public) else self.moment(table)

    def moment(self, table: LobbyTable) -> ShownMoment | None:
        """Return the newest moment of the leader of *table*; None if none has arrived."""
        moment = self._last.get((table.leader, ShownMoment))
        return moment if isinstance(moment, ShownMoment) else None

    def _bucket(self, key: bytes, kind: type[Shown]) -> Bucket:
        bucket = self._buckets.get((key, kind)) or Bucket(*(MOMENTS if kind is ShownMoment else POINTS))
        return self._buckets.keep((key, kind), bucket)
