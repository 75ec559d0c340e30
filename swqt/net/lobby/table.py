"""The table before the game, as one document that only its host writes.

A document has exactly one encoding; ``read_table`` accepts only what ``write_table`` writes, and rejects what could not
be shown or played. ``start.open_ground`` checks whether its board and traits are available.

Its manners determine who may write what and how long anybody may think. The host chooses them before the game; during
the game all can agree on others (``SetOptions``). They are not rules of the game, and nobody loses on time.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import asdict
from hashlib import sha256
from typing import Annotated, Final, NamedTuple

from msgspec import Meta, msgpack
from msgspec.structs import replace

from swqt import version
from swqt.engine import Options, option_problem
from swqt.net.wire import messages as m
from swqt.net.wire.handshake import LinkFailure, Proof
from swqt.net.wire.identity import FINGERPRINT_LENGTH, fingerprint
from swqt.net.wire.messages import MOST_SEATS as MOST_SEATS
from swqt.net.wire.text import (
    NAME_LIMIT,
    REPLIES,
    NameText,
    Trouble,
    Troubled,
    clean,
    clean_name,
    is_clean,
    read_saying,
)

MOST_REMINDER: Final = 60
MOST_BANK: Final = 240
MOST_INCREMENT: Final = 240


class Clock(m.Message, frozen=True):
    """How long anybody may think. All zero: there is no clock.

    After ``reminder`` minutes in one turn, the player who has to decide is reminded. With a ``bank``, each player has
    that many minutes a game plus ``increment`` seconds a turn; after that, the others may vote that a bot plays.
    """

    reminder: Annotated[int, Meta(ge=0, le=MOST_REMINDER)] = 0
    bank: Annotated[int, Meta(ge=0, le=MOST_BANK)] = 0
    increment: Annotated[int, Meta(ge=0, le=MOST_INCREMENT)] = 0


NO_CLOCK: Final = Clock()


class Manners(m.Message, frozen=True):
    """Chat rules and clock. ``talk``: spectators may write too. ``sayings``: only quick-chat sayings are allowed."""

    talk: bool = True
    sayings: bool = False
    clock: Clock = NO_CLOCK

    def allow(self, text: str) -> bool:
        """Return whether a person who may write at all may send the line *text*."""
        return not self.sayings or read_saying(text) is not None


EVERYBODY: Final = (True, False)
PLAYERS: Final = (False, False)
SAYINGS_ONLY: Final = (True, True)
TALK_RULES: Final = (EVERYBODY, PLAYERS, SAYINGS_ONLY)
"""The chat rules to choose from, as (``talk``, ``sayings``)."""

write_manners: Final[Callable[[Manners], bytes]] = m.encode
_manners: Final = msgpack.Decoder(Manners)


def read_manners(data: bytes) -> Manners | None:
    """Return the manners encoded in *data*; None if it is malformed."""
    try:
        return m.decode_one_form(_manners, data, 256, "manners")
    except m.Malformed:
        return None


def manners_of(table: LobbyTable | None, agreed: bytes = b"") -> Manners:
    """Return the manners in force: those *agreed* by vote in the game, if valid, else those of *table*."""
    chosen = Manners() if table is None else Manners(table.talk, table.sayings, table.clock)
    return read_manners(agreed) or chosen


LOBBY: Final = b"lobby"    # takes the place of the game's number in what is signed before the game
OPEN, CLOSED, PERSON, BOT = range(4)

GATHERING, FROZEN = range(2)
"""Stages: people come and go; then the table is fixed while the players exchange parts and signatures for the start."""

BOARD, TRAIT, REPLAY = range(3)
"""Kinds of parcels; at a table with a replay, nobody plays."""

REPLAYS: Final = ([REPLAY], [REPLAY, BOARD])
"""What travels to those who watch a replay: the game file, and the home-made board for its map."""

COLOURS: Final = 5
FEWEST_SEATS: Final = 2
MOST_PEOPLE: Final = 16
LONGEST_TABLE_NAME: Final = 40
GRACES: Final = (0, 30, 60, 120)    # seconds after which others may vote on an absent seat; 0 is never
SECRECY: Final = ("open", "told", "hidden")
MOST_PARCELS: Final = 24
LUGGAGE_LIMIT: Final = 40 * 1024    # bytes of packed home-made content at one table, so that a START has room for it

# Printable ASCII, so names of boards and content can be shown as they are.
Short = Annotated[str, Meta(max_length=64, pattern=r"\A[ -~]*\Z")]
Label = Annotated[str, Meta(max_length=1000, pattern=r"\A[ -~]*\Z")]
ShortDigest = Annotated[str, Meta(max_length=16, pattern=r"\A[ -~]*\Z")]


class LobbySeat(m.Message, frozen=True):
    """One seat at the table. ``owner`` is the index in ``people`` of the person who plays it or runs its bot."""

    kind: Annotated[int, Meta(ge=0, le=3)]
    colour: Annotated[int, Meta(ge=0, lt=COLOURS)]
    owner: Annotated[int, Meta(ge=0, lt=MOST_PEOPLE)] = 0
    level: m.BotLevel = ""


class Person(m.Message, frozen=True):
    """Somebody at the table. ``number`` is that of their last request that the host has carried out.

    ``trouble`` is what keeps them from playing, as its index in REPLIES + 1, or 0; ``subject`` is its argument.
    """

    key: m.Key
    name: Annotated[str, Meta(max_length=NAME_LIMIT)]
    ready: bool = False
    watching: bool = False
    number: m.U32 = 0
    trouble: Annotated[int, Meta(ge=0, le=len(REPLIES))] = 0
    subject: Annotated[str, Meta(max_length=40)] = ""


class Parcel(m.Message, frozen=True):
    """A board, trait or replay from the host; ``digest`` is that of the packed form, ``meaning`` of its content."""

    kind: Annotated[int, Meta(ge=BOARD, le=REPLAY)]
    name: Short
    meaning: Annotated[str, Meta(max_length=16)]
    digest: m.Digest
    size: Annotated[int, Meta(ge=1, le=LUGGAGE_LIMIT)]


class GameContent(m.Message, frozen=True):
    """What is played: a board, the label of a content, and the digests that both must have in every program.

    For a replay, ``content`` is the hex key of its leader, empty for the host.
    """

    board: Short
    board_digest: ShortDigest
    content: Label
    content_digest: ShortDigest
    options: Annotated[tuple[tuple[Short, Short], ...], Meta(max_length=16)] = ()
    luggage: Annotated[tuple[Parcel, ...], Meta(max_length=MOST_PARCELS)] = ()

    @property
    def rules(self) -> Options:
        """The house rules; ``read_table`` has validated their names and values."""
        return Options(**dict(self.options))


def options_told(options: Options) -> tuple[tuple[str, str], ...]:
    """Return those of *options* that differ from the official rules, in the sorted form of a document."""
    return tuple(sorted(asdict(options).items() - asdict(Options()).items()))


class LobbyTable(m.Message, frozen=True):
    """The whole document. ``people`` are in order of arrival; ``host`` is the key of its present writer.

    ``talk``, ``sayings`` and ``clock`` are the ``Manners``. ``tries`` counts how often the table was frozen, so that no
    two attempts to start have the same document.
    """

    table: m.Eight
    host: m.Key
    program: Annotated[str, Meta(max_length=24)]
    engine: m.Digest
    name: Annotated[str, Meta(max_length=LONGEST_TABLE_NAME)]
    ground: GameContent
    seats: Annotated[tuple[LobbySeat, ...], Meta(min_length=FEWEST_SEATS, max_length=MOST_SEATS)]
    people: Annotated[tuple[Person, ...], Meta(min_length=1, max_length=MOST_PEOPLE)]
    spectators: bool = True
    pin: bool = False
    grace: Annotated[int, Meta(ge=0, le=3600)] = 60
    secrecy: Annotated[int, Meta(ge=0, lt=len(SECRECY))] = 0
    stage: Annotated[int, Meta(ge=0, le=FROZEN)] = GATHERING
    tries: m.U32 = 0
    talk: bool = True
    sayings: bool = False
    clock: Clock = NO_CLOCK

    def find(self, key: bytes) -> int | None:
        return next((number for number, person in enumerate(self.people) if person.key == key), None)

    def person(self, key: bytes) -> Person | None:
        return next((person for person in self.people if person.key == key), None)

    def seats_of(self, key: bytes) -> tuple[int, ...]:
        """Return the numbers of the seats that the person *key* plays, without those of bots."""
        owner = self.find(key)
        return tuple(n for n, seat in enumerate(self.seats) if seat.kind == PERSON and seat.owner == owner)

    def mark(self) -> bytes:
        """Return an 8-byte digest of content and secrecy; players send it to state what they are ready for."""
        return sha256(msgpack.encode((self.ground, self.secrecy))).digest()[:8]

    def extra_coins(self) -> tuple[int, ...]:
        """Return the coins that each seat has beyond the usual ones when the game begins (VARIANT-7)."""
        return self.ground.rules.extra_coins(len(self.seats))

    @property
    def replay(self) -> Parcel | None:
        """The replay that is watched at this table, if any."""
        return next((parcel for parcel in self.ground.luggage if parcel.kind == REPLAY), None)

    @property
    def leader(self) -> bytes:
        """The key of the leader of the replay: the host unless somebody else at the table has the lead."""
        return next((one.key for one in self.people if one.key.hex() == self.ground.content), self.host)

    def players(self) -> tuple[bytes, ...]:
        """Return the keys of the players in the order of their first seats, which is that of the peers in the game."""
        return tuple(dict.fromkeys(self.people[seat.owner].key for seat in self.seats if seat.kind == PERSON))

    def controllers(self) -> tuple[int, ...]:
        """Return for each seat the number of the peer that controls it; for bots the host, or peer 0 if it watches."""
        keys = self.players()
        owners = (self.people[seat.owner].key for seat in self.seats)
        return tuple(keys.index(key) if key in keys else 0 for key in owners)


class Packed(m.Message, frozen=True):
    """The document of a START: the frozen table, and the packed content in the order of its luggage."""

    table: Annotated[bytes, Meta(max_length=4096)]
    luggage: Annotated[tuple[Annotated[bytes, Meta(max_length=LUGGAGE_LIMIT)], ...], Meta(max_length=MOST_PARCELS)] = ()


TABLE_LIMIT: Final = 4096    # bytes of a table's document, small enough to be sent again at every change
DOCUMENT_LIMIT: Final = 48 * 1024    # bytes of a START's document
_ROOM: Final = 128
_tables: Final = msgpack.Decoder(LobbyTable)
_packed: Final = msgpack.Decoder(Packed)

write_table: Final[Callable[[LobbyTable], bytes]] = m.encode
"""Encodes a table; the result may be longer than TABLE_LIMIT."""


def checked(table: LobbyTable) -> LobbyTable:
    """Return *table* if it is valid and small enough, with room for numbers to grow; else Troubled."""
    data = write_table(table)
    if len(data) + _ROOM > TABLE_LIMIT:
        raise Troubled("large")
    return read_table(data)


def read_table(data: bytes) -> LobbyTable:
    """Return the table encoded in *data*; Malformed, with the reason, if it is not a valid one."""
    table = m.decode_one_form(_tables, data, TABLE_LIMIT, "table")
    if wrong := _wrong(table):
        raise m.Malformed(wrong)
    return table


def write_packed(table: bytes, luggage: tuple[bytes, ...]) -> m.Document:
    """Return the document of a START; Malformed if it is too large."""
    data = m.encode(Packed(table, luggage))
    if len(data) > DOCUMENT_LIMIT:
        raise m.Malformed(f"a start of {len(data)} bytes; {DOCUMENT_LIMIT} are allowed")
    return data


def read_packed(data: bytes) -> tuple[LobbyTable, Packed]:
    """Return the table in the document *data* of a START, and the decoded document; Malformed if it is not valid."""
    packed = m.decode_one_form(_packed, data, DOCUMENT_LIMIT, "start")
    return read_table(packed.table), packed


def _wrong(table: LobbyTable) -> str:
    """Return what is wrong with the decoded *table*, or an empty string."""
    ground, seats, people = table.ground, table.seats, table.people
    rules = [name for name, _value in ground.options]
    watching = {number for number, person in enumerate(people) if person.watching}
    playing = any(seat.kind != CLOSED for seat in seats)
    checks = {
        "somebody is at the table twice":
            min(len({one.key for one in people}), len({one.name.casefold() for one in people})) < len(people),
        "the host is not at the table": table.find(table.host) is None,
        "a name that cannot be shown":
            any(not is_clean(one.name, NAME_LIMIT) or clean(one.subject, 40) != one.subject for one in people),
        "a table whose name cannot be shown":
            not is_clean(table.name, LONGEST_TABLE_NAME) or clean(table.program, 24) != table.program,
        "a house rule that is unknown": any(option_problem(*option, len(seats)) for option in ground.options),
        "house rules in disorder": rules != sorted(set(rules)),
        "more home-made content than may travel": sum(parcel.size for parcel in ground.luggage) > LUGGAGE_LIMIT,
        "two seats of one colour": len({seat.colour for seat in seats}) < len(seats),
        "a replay at a table where something is played":
            table.replay is not None and ([parcel.kind for parcel in ground.luggage] not in REPLAYS or playing),
        "a seat of nobody":
            any(seat.owner >= (len(people) if seat.kind in (PERSON, BOT) else 1) for seat in seats),
        "a bot without a level, or a level without a bot":
            any((seat.kind == BOT) != bool(seat.level) for seat in seats),
        "a seat of somebody who watches": any(seat.kind == PERSON and seat.owner in watching for seat in seats),
    }  # fmt: skip
    return next((wrong for wrong, is_so in checks.items() if is_so), "")


# What other programs learn about a table.

NAMED_BYTES: Final = 8    # leading bytes of a game's number, in HELLO and INFO


class Listed(NamedTuple):
    """A table nearby, with the INFO that it has sent; *live* unless its last probes failed.

    *service* is its name in mDNS, *round_trip* the time of a recent probe in seconds, *host* the first bytes of the
    announcer's key.
    """

    service: str
    announced: m.Info
    addresses: tuple[str, ...]
    port: int
    live: bool = True
    round_trip: float = 0.0
    host: bytes = b""

    def trouble(self) -> Trouble | None:
        """Return why this program cannot join, as far as its version decides; None if it can."""
        said = self.announced
        return protocol_trouble(said.major, said.minor) or engine_trouble(said.program, said.engine)


def table_info(table: LobbyTable | None, name: str) -> m.Info:
    """Return the public INFO of *table* before its game, or of a program without one; *name* is what it is called."""
    short = name if len(name) <= NAME_LIMIT else f"{name[: NAME_LIMIT - 1].rstrip()}…"
    told = m.Info(NameText(short), engine=version.engine_eight(), program=version.program_version())
    if table is None:
        return told
    return replace(
        told, state="lobby" if table.replay is None else "replay", seats=len(table.seats),
        taken=sum(seat.kind in (PERSON, BOT) for seat in table.seats),
        spectators=sum(person.watching for person in table.people), pin=table.pin, open_to_spectators=table.spectators,
        board=table.ground.board, game=table.table,
    )  # fmt: skip


# Programs of other versions.


def protocol_trouble(major: int, minor: int) -> Trouble | None:
    """Return the Trouble that says who must update if that protocol version is incompatible with ours, else None."""
    if major == m.MAJOR:
        return None
    code = "protocol-newer" if major > m.MAJOR else "protocol-older"
    return Trouble(code, (f"{major}.{minor}", f"{m.MAJOR}.{m.MINOR}"))


def engine_trouble(program: str, engine: bytes) -> Trouble | None:
    """Return a Trouble if a program with that *engine* digest, or its first bytes, has other rules, else None."""
    ours = version.engine_digest()
    if engine and ours.startswith(engine):
        return None
    theirs = (clean(program, 24) or "?", engine[:4].hex())
    return Trouble("engine-differs", (*theirs, version.program_version(), ours[:4].hex()))


def refused_trouble(why: LinkFailure, refuse: m.Refuse | None) -> Trouble | None:
    """Return how the version of a program that sent *refuse* differs from ours, if that is *why* there is no link."""
    if refuse is None or why not in (LinkFailure.VERSION, LinkFailure.ENGINE):
        return None
    return protocol_trouble(refuse.major, refuse.minor) or engine_trouble(refuse.text, refuse.engine)


# Admission to a table, or to the game that is played at it.


def admission(
    hello: m.Hello, game: bytes, known: bool, table: LobbyTable | None, admitted: Collection[bytes] = ()
) -> Proof | LinkFailure:
    """Return the proof that the sender of *hello* must give, or why it is refused.

    *known*: it belongs to the *game* (empty before there is one) or is at the *table*. *admitted* are the keys of those
    who knocked and whom people here have let in.
    """
    if game and hello.game not in (b"", game[:NAMED_BYTES]):
        return LinkFailure.LOBBY
    if known:
        return Proof.KNOWN
    if not game and table is None:
        return LinkFailure.LOBBY
    if game and table is not None and not table.spectators:
        return LinkFailure.KEY
    if table is None or not table.pin:
        return Proof.OPEN
    return Proof.KNOWN if hello.auth is Proof.KNOCK and hello.identity in admitted else Proof.PIN


def name_of(key: bytes, called: str, table: LobbyTable | None) -> str:
    """Return the name of *key* at *table*; if it has none, *called*, made distinct from everybody's name there."""
    person = table.person(key) if table is not None else None
    if person is not None:
        return person.name
    name = clean_name(called) or "?"
    if table is not None and any(person.name.casefold() == name.casefold() for person in table.people):
        return f"{name[: NAME_LIMIT - FINGERPRINT_LENGTH - 1]} {fingerprint(key)}"
    return name
