"""The setup of a game, from a dialog or a command line: seats, board, content, and the visibility of coins.

The engine does not know about the visibility of coins.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from random import Random
from typing import Final, NamedTuple, Protocol

from swqt.ai import CHARACTERS, LEVELS
from swqt.engine import OPTION_NAMES, Board, Content, Options, State, option_problem, said
from swqt.notation import TraitText

HUMAN: Final = "human"
BOT: Final = "bot:"
RANDOM: Final = "bot:random"
BOT_NAMES: Final = (*[level.name for level in (*LEVELS, *CHARACTERS)], RANDOM.removeprefix(BOT))
"""Bots to choose from: the levels from weakest to strongest, those with a character, and the random bot."""

KINDS: Final = (HUMAN, *[BOT + name for name in BOT_NAMES])
"""Kinds of players to choose from: a person and the bots."""

REMOTE: Final = "remote"
"""Kind of a seat that another peer of a network game plays; cannot be chosen."""

ABSENT: Final = "absent"
"""Kind of a seat that nobody plays, in a puzzle; cannot be chosen."""

OPEN: Final = "open"
TOLD: Final = "told"
HIDDEN: Final = "hidden"
SECRECY: Final = (OPEN, TOLD, HIDDEN)
"""Visibility of coins: all; the earnings of each turn but no totals, as at a real table; none until the end."""

SEATS: Final = "ABCDE"
LONGEST_NAME: Final = 32
MOST_SEED: Final = 10**18 - 1

FIRST_COINS: Final = 5
"""Coins of each player at the start (SETUP-7)."""

USUAL_TURN: Final = 8
"""Average coins of a seat per turn, to estimate those of players whose earnings are hidden."""


class SetupError(ValueError):
    """Raised for a game that cannot be started; the message says what is wrong and what would be right."""


class BoardSource(Protocol):
    """Finds boards and content by their names in game files.

    ``sources`` returns the custom traits of a content, to be embedded in a game file; ``with_traits`` makes embedded
    traits known.
    """

    def board(self, name: str) -> Board: ...
    def content(self, label: str, board: Board, options: Options) -> Content: ...
    def sources(self, content: Content) -> tuple[TraitText, ...]: ...
    def with_traits(self, traits: Sequence[TraitText]) -> BoardSource: ...


class Seat(NamedTuple):
    """A seat of the game: a name to show, and one of KINDS, REMOTE or ABSENT."""

    name: str
    kind: str

    @property
    def is_human(self) -> bool:
        """Return whether a person at this program answers."""
        return self.kind == HUMAN

    @property
    def is_bot(self) -> bool:
        """Return whether a bot of this program answers."""
        return self.kind.startswith(BOT)

    @property
    def is_remote(self) -> bool:
        """Return whether another program answers, for a person or a bot."""
        return self.kind == REMOTE


@dataclass(frozen=True, slots=True)
class GameSetup:
    """The choices for a new game, with players in the order in which the host names them.

    ``board`` and ``content`` are names as in a game file. The same ``seed`` gives the same first player, dice and bots;
    None draws new ones. ``secrecy`` is one of SECRECY. ``looks`` are the chosen colour numbers in the order of
    ``names``; without any, colours follow the order of play. Extra coins in ``options`` are in the order of ``names``.
    """

    names: tuple[str, ...]
    kinds: tuple[str, ...]
    board: str
    content: str = "base"
    options: Options = Options()
    seed: int | None = None
    secrecy: str = OPEN
    looks: tuple[int, ...] = ()

    def seated(self) -> tuple[Seat, ...]:
        """Return the seats clockwise; seat A is the first name, or drawn with the seed (SETUP-8, VARIANT-5)."""
        seats = tuple(Seat(name.strip(), kind) for name, kind in zip(self.names, self.kinds, strict=True))
        if self.options.first_player == "host":
            return seats
        seed = secrets.randbits(64) if self.seed is None else self.seed
        first = Random(f"first player {seed}").randrange(len(seats))
        return seats[first:] + seats[:first]

    def looks_of(self, seats: Sequence[Seat]) -> tuple[int, ...]:
        """Return the chosen colours of *seats*, the result of ``seated``; () if none are chosen."""
        chosen = dict(zip((name.strip() for name in self.names), self.looks, strict=False))
        return tuple(chosen[seat.name] for seat in seats) if chosen else ()

    def options_for(self, seats: Sequence[Seat]) -> Options:
        """Return the house rules for *seats*, the result of ``seated``; extra coins stay with players (VARIANT-7)."""
        first = [name.strip() for name in self.names].index(seats[0].name)
        return self.options.seated_from(first, len(seats))

    def check(self, shelf: BoardSource) -> tuple[Board, Content]:
        """Return board and content; SetupError if the game cannot be played."""
        self._check_people()
        for option in OPTION_NAMES:
            problem = option_problem(option, getattr(self.options, option), len(self.names))
            if problem:
                raise SetupError(problem)
        if self.secrecy not in SECRECY:
            raise SetupError(f"coins must be {', '.join(SECRECY[:-1])} or {SECRECY[-1]}, not {self.secrecy!r}")
        if self.looks and not self._has_valid_looks():
            raise SetupError(f"each player needs a colour of 0 to {len(SEATS) - 1}, and no two the same")
        if self.seed is not None and not 0 <= self.seed <= MOST_SEED:
            raise SetupError(f"the seed must be a whole number from 0 to {MOST_SEED}, not {self.seed}")
        try:
            board = shelf.board(self.board)
            self._check_players(board)
            return board, shelf.content(self.content, board, self.options)
        except SetupError:
            raise
        except (ValueError, LookupError, OSError) as error:
            raise SetupError(error.args[0] if isinstance(error, KeyError) else error) from error

    def _has_valid_looks(self) -> bool:
        return set(self.looks) <= set(range(len(SEATS))) and len(set(self.looks)) == len(self.looks) == len(self.names)

    def _check_players(self, board: Board) -> None:
        if board.players != len(self.names):
            count = len(self.names)
            raise SetupError(said("the board {0} is for {1} players, not {2}", self.board, board.players, count))

    def _check_people(self) -> None:
        if not 2 <= len(self.names) <= len(SEATS):
            raise SetupError(f"2 to {len(SEATS)} players can play, not {len(self.names)}")
        if len(self.kinds) != len(self.names):
            raise SetupError(f"there are {len(self.names)} names, but {len(self.kinds)} kinds of player")
        wrong = name_problem(self.names)
        if wrong is not None:
            seat, problem = wrong
            bare = self.names[seat].strip()
            raise SetupError({
                NameProblem.MISSING: "every player needs a name",
                NameProblem.LETTERS: f"a name has at most {LONGEST_NAME} printable letters and no <, not {bare!r}",
                NameProblem.TAKEN: f"two players are called {bare}; the log could not tell them apart",
            }[problem])
        for name, kind in zip(self.names, self.kinds, strict=True):
            if kind not in KINDS:
                raise SetupError(f"{name.strip()}: a player is one of {', '.join(KINDS)}, not {kind!r}")


class NameProblem(Enum):
    """Why a player's name can't be used."""

    MISSING = auto()
    LETTERS = auto()
    TAKEN = auto()


def name_problem(names: Sequence[str]) -> tuple[int, NameProblem] | None:
    """Return the first seat whose name can't be used and the problem, or None."""
    bare = [name.strip() for name in names]
    for seat, name in enumerate(bare):
        if not name:
            return seat, NameProblem.MISSING
        if len(name) > LONGEST_NAME or not name.isprintable() or "<" in name:
            return seat, NameProblem.LETTERS
        if name.casefold() in map(str.casefold, bare[:seat]):
            return seat, NameProblem.TAKEN
    return None


def totals_seen(secrecy: str, seats: Sequence[Seat], *, over: bool) -> frozenset[int]:
    """Return the seats whose totals are visible.

    At the end all are. Before, a person who is alone at this program sees their own; in a game of bots only, nothing is
    secret.
    """
    everybody = frozenset(range(len(seats)))
    people = [number for number, seat in enumerate(seats) if seat.is_human]
    if over or secrecy == OPEN or all(seat.is_bot for seat in seats):
        return everybody
    return frozenset(people) if len(people) == 1 else frozenset()


def gains_told(secrecy: str, seats: Sequence[Seat], *, over: bool) -> frozenset[int]:
    """Return the seats whose earnings of a turn are reported.

    Public payments are always reported: the price of a combo, the coins on it, payments for a region.
    """
    return frozenset(range(len(seats))) if secrecy == TOLD else totals_seen(secrecy, seats, over=over)


def known_to(seat: int, state: State, secrecy: str, options: Options) -> State:
    """Return *state* as known to *seat*: hidden coins of others are estimated from the round and their extra coins.

    Where earnings are reported, totals can be counted and are not estimated.
    """
    if secrecy != HIDDEN:
        return state
    usual = FIRST_COINS + USUAL_TURN * (state.round - 1)
    guesses = [usual + extra for extra in options.extra_coins(len(state.coins))]
    coins = tuple(own if other == seat else guesses[other] for other, own in enumerate(state.coins))
    return state._replace(coins=coins)
