"""What a seat may say. A command is the only way from one State to the next.

Commands are values of their own classes, not tuples: ``Conquer(3)`` and ``Roll(3)`` must never be equal. Regions and
seats are indices, traits and pieces are their names.
"""

from __future__ import annotations

from dataclasses import fields

from swqt.engine.regions import RegionSet
from swqt.engine.values import value

Shares = tuple[tuple[int, int], ...]
"""How tokens stand or are spread: (region, tokens), sorted by region."""


class Command:
    """Base of everything a seat may say."""

    __slots__ = ()

    def canonical(self) -> str:
        """Return text that is equal exactly for equal commands (it enters the State's digest).

        A last field that is empty is left out, so that games written before there was one keep their digests.
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

    A conquest that it leads to may be helped by relics: they are in *using* (A-112).
    """

    trait: str
    region: int = -1
    using: tuple[str, ...] = ()


@value
class Place(Command):
    """Put *piece* into *region*, from hand or, if *source* names a region, from there."""

    piece: str
    region: int
    source: int = -1


@value
class Deploy(Command):
    """``counts[k]`` is (region, tokens), sorted by region.

    In ``redeploy`` the final number in every region held; in ``retreat`` how many withdrawn tokens are added.
    """

    counts: Shares


@value
class Choose(Command):
    """Make peace with *seat* (POWER-DIPLOMAT-1)."""

    seat: int


@value
class Decline(Command):
    """Put the active race in decline (DECLINE-1), *using* a lent badge that takes it away (PLACE-STONEHEDGE-2)."""

    using: str = ""


@value
class End(Command):
    """Nothing more of what is open; also the no to an offer."""


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
