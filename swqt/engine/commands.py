"""Commands: the moves of seats and of chance. A command is the only way from one State to the next.

Commands are values of their own classes, not tuples: ``Conquer(3)`` and ``Roll(3)`` must never be equal. Regions and
seats are indices, traits and pieces are their names.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from typing import Final

from swqt.engine.regions import RegionSet
from swqt.engine.values import value

Shares = tuple[tuple[int, int], ...]
"""Tokens by region: pairs (region, tokens), sorted by region."""


class Command:
    """Base class of all commands."""

    __slots__ = ()

    def canonical(self) -> str:
        """Return text that is equal if and only if the commands are equal; it is part of the State's digest.

        An empty last field is omitted, so that games written before that field existed keep their digests.
        """
        values = [getattr(self, f.name) for f in fields(self)]  # type: ignore[arg-type]
        if values and values[-1] in ("", ()):
            values.pop()
        return f"{type(self).__name__}({','.join(map(repr, values))})"


@value
class Pick(Command):
    """Take the combo in *row* (0 is the top and free); Shadow Mimes may *swap* badges with another row."""

    row: int
    swap: int | None = None


@value
class Abandon(Command):
    """Empty *regions* before the first conquest (ABANDON-1)."""

    regions: RegionSet


@value
class Conquer(Command):
    """Conquer *region*, *using* relics; with *die* as the final attempt, a roll follows (FINAL-1)."""

    region: int
    using: tuple[str, ...] = ()
    die: bool = False


@value
class Use(Command):
    """Use what *trait* offers, on *region* where it needs one (-1 where it does not, like Berserk).

    *using* names the relics that help the conquest it leads to, if any (A-112).
    """

    trait: str
    region: int = -1
    using: tuple[str, ...] = ()


@value
class Place(Command):
    """Put *piece* into *region*, from hand or, if *source* names a region, from there.

    A unique piece comes from where it stands, whether or not *source* says so.
    """

    piece: str
    region: int
    source: int = -1


@value
class Deploy(Command):
    """Spread tokens: *counts* has pairs (region, tokens), sorted by region.

    In ``redeploy`` *tokens* is the final number in each region held, in ``retreat`` the number of withdrawn tokens
    added. Regions that get none may be left out.
    """

    counts: Shares


@value
class Choose(Command):
    """Make peace with *seat* (POWER-DIPLOMAT-1)."""

    seat: int


@value
class Decline(Command):
    """Put the active race in decline (DECLINE-1), *using* a lent badge to leave the map (PLACE-STONEHEDGE-2)."""

    using: str = ""


@value
class End(Command):
    """End the open decision; also declines an offer."""


@value
class Roll(Command):
    """Chance: the Reinforcement die shows *pips* (0 to 3)."""

    pips: int


@value
class Deal(Command):
    """Chance: *race* and *power* turn up as the next combo."""

    race: str
    power: str


@value
class Draw(Command):
    """Chance: *item* (a relic, a place or Stonehedge's badge) turns up."""

    item: str


def _is_index(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _is_name(value: object) -> bool:
    return isinstance(value, str)


def _are_names(value: object) -> bool:
    return isinstance(value, tuple) and all(isinstance(name, str) for name in value)


def _are_shares(value: object) -> bool:
    return isinstance(value, tuple) and all(
        isinstance(share, tuple) and len(share) == 2 and all(map(_is_index, share)) for share in value
    )


def _is_index_or_none(value: object) -> bool:
    return value is None or _is_index(value)


_INDEX: Final = (_is_index, "a whole number")
_NAME: Final = (_is_name, "a name")
_FIELDS: Final[dict[type[Command], dict[str, tuple[Callable[[object], bool], str]]]] = {
    Pick: {"row": _INDEX, "swap": (_is_index_or_none, "a whole number or None")},
    Abandon: {"regions": _INDEX},
    Conquer: {"region": _INDEX, "using": (_are_names, "a tuple of names")},
    Use: {"trait": _NAME, "region": _INDEX, "using": (_are_names, "a tuple of names")},
    Place: {"piece": _NAME, "region": _INDEX, "source": _INDEX},
    Deploy: {"counts": (_are_shares, "a tuple of (region, tokens)")},
    Choose: {"seat": _INDEX},
    Decline: {"using": _NAME},
    End: {},
    Roll: {"pips": _INDEX},
    Deal: {"race": _NAME, "power": _NAME},
    Draw: {"item": _NAME},
}
"""For each class of command and each of its fields: a check of the value, and what it must be."""


def require_command(command: object) -> None:
    """Raise ValueError if *command* is no command, or if one of its fields holds a value of the wrong type.

    It does not check whether the regions, rows and names exist: the rules refuse a command that names others.
    """
    expected = _FIELDS.get(type(command))  # type: ignore[arg-type]
    if expected is None:
        raise ValueError(f"{command!r} is no command")
    for name, (fits, what) in expected.items():
        if not fits(getattr(command, name)):
            raise ValueError(f"{type(command).__name__}.{name} must be {what}, not {getattr(command, name)!r}")
