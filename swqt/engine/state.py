"""The State: the whole position of a game between two commands, as one immutable value.

Rows are NamedTuples of ints, strings and tuples, so that hashing, comparing and copying a State run at C speed.
Nothing that can be derived (trays, discarded badges, supplies) is stored.
"""

from __future__ import annotations

from functools import cached_property
from hashlib import blake2b
from typing import TYPE_CHECKING, Final, NamedTuple, NoReturn

from swqt.engine.regions import RegionSet

if TYPE_CHECKING:
    from swqt.engine.commands import Command

CHANCE: Final = -1
"""The seat that answers for the die and the shuffled stacks (FLOW-6)."""

NOBODY: Final = -1
"""No seat, no tribe."""

MOST_SEATS: Final = 5

NOT_ROLLED: Final = -1

DECISIONS: Final = (
    "pick", "choice", "ghouls", "conquer", "redeploy", "close", "altar", "stout", "retreat", "roll", "deal", "draw",
)  # fmt: skip
"""Every kind of decision (FLOW-1); the last three are chance's."""

GRUDGE: Final = "grudge"
"""The note of the seats that attacked a race that bears grudges (U-POWER-VENGEFUL-1)."""

EXTRA: Final = "extra"
"""The note that keeps the status of races that declined with a lent badge (A-127)."""

NO_BADGE: Final = ""
"""The power of a combo that waits until a badge is free (A-28)."""


class Decision(NamedTuple):
    """An open decision of *kind* that *seat* must answer; *about* is the command that waits for the answer."""

    seat: int
    kind: str
    about: Command | None = None


class Tribe(NamedTuple):
    """One combo in play: a race with its power, active or in decline.

    ``hand`` counts tokens off the map (Amazons set aside included), ``waiting`` tokens withdrawn until
    RETREAT. ``done`` and ``full`` are this turn's conquests and those of them that were not empty.
    ``pact`` is the seat that must leave this tribe in peace.
    """

    seat: int
    race: str
    power: str
    active: bool
    hand: int = 0
    held: RegionSet = 0
    waiting: int = 0
    done: RegionSet = 0
    full: RegionSet = 0
    pact: int = NOBODY


class Combo(NamedTuple):
    """A race and a power in the column, with the coins lying on them."""

    race: str
    power: str
    coins: int = 0


class Piece(NamedTuple):
    """Anything on the map that is not a token: ``kind`` stands in ``region``. It serves the region's holder."""

    kind: str
    region: int


class Used(NamedTuple):
    """A once-a-turn effect already spent this turn; against ``seat`` where the limit is one per opponent."""

    trait: str
    seat: int = NOBODY


class Note(NamedTuple):
    """What a piece or trait remembers beyond the turn, under its own name."""

    name: str
    value: str


class _Fields(NamedTuple):
    """The fields of a State."""

    round: int
    turn: int
    coins: tuple[int, ...]
    tribes: tuple[Tribe, ...]
    tokens: bytes
    natives: bytes
    pieces: tuple[Piece, ...]
    column: tuple[Combo, ...]
    races: tuple[str, ...]
    powers: tuple[str, ...]
    items: tuple[str, ...]
    returned: tuple[str, ...]
    agenda: tuple[Decision, ...]
    attacked: int = 0
    rolled: int = NOT_ROLLED
    used: tuple[Used, ...] = ()
    notes: tuple[Note, ...] = ()


class State(_Fields):
    """A whole game between two commands.

    ``round`` counts from 1, ``turn`` is the seat whose turn it is. ``coins`` is indexed by seat, ``tokens``
    (Race tokens) and ``natives`` (Lost Tribes, Monsters) by region. ``tribes`` is sorted by seat, the active
    race first, then those in decline, oldest first. ``pieces``, ``used``, ``notes``, ``races``, ``powers``
    and ``items`` are sorted; the last three are the stacks nobody has seen, as sets (FLOW-6). ``returned`` is
    the queue of banners below them. ``agenda`` is the stack of open decisions, top last; empty when the game
    is over. ``attacked`` has a bit for each seat whose active race was attacked this turn. ``rolled`` is a
    die result that binds the next conquest.
    """

    @property
    def decision(self) -> Decision | None:
        """The open decision, or None when the game is over."""
        return self.agenda[-1] if self.agenda else None

    @cached_property
    def digest(self) -> str:
        """Sixteen hex digits that are equal if and only if the States are, on every platform and with any hash seed."""
        return blake2b(_canonical(self).encode(), digest_size=8).hexdigest()

    def __setattr__(self, name: str, _: object) -> NoReturn:
        raise AttributeError(f"State cannot be changed: {name}")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"State cannot be changed: {name}")

    def __getstate__(self) -> None:
        """Leave the cached digest out of pickles and copies."""

    def note(self, name: str) -> str | None:
        """Return what is noted under *name*, or None."""
        return dict(self.notes).get(name)

    def tribe_at(self, region: int) -> int:
        """Return the index in ``tribes`` of the holder of *region*, or NOBODY."""
        bit = 1 << region
        for number, tribe in enumerate(self.tribes):
            if tribe.held & bit:
                return number
        return NOBODY

    def active_of(self, seat: int) -> int:
        """Return the index in ``tribes`` of the active race of *seat*, or NOBODY."""
        for number, tribe in enumerate(self.tribes):
            if tribe.seat == seat and tribe.active:
                return number
        return NOBODY


def _canonical(value: object) -> str:
    """Return text for any value found in a State; different values have different text."""
    if isinstance(value, bytes):
        return value.hex()
    if isinstance(value, tuple):
        return f"({','.join(map(_canonical, value))})"
    if value is None or isinstance(value, (int, str)):
        return repr(value)
    return value.canonical()  # type: ignore[attr-defined, no-any-return]  # a Command waiting in the agenda
