"""The Cast: what the traits in play are capable of, so that nobody looks for what nobody has."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from swqt.engine.rulebook import Rulebook

_CAMPAIGNS: Final = 1
_DEFENDS: Final = 2
_SHIELDS: Final = 4
_TOLLS: Final = 8
_STARTS: Final = 16
_SUPPLIES: Final = 32
_KEEPS: Final = 64
_GRUDGES: Final = 128
_TRAILS: Final = 256


class Cast:
    """What traits in play are capable of; made once for each sum of their skills.

    ``campaigning``: a race in decline may conquer. ``defended``: regions may be dearer by who holds them.
    ``shielded``: there may be regions against which no aid works. ``tolled``: losing a region may pay its owner.
    ``starting``: a turn may start with effects. ``supplied``: tokens or Hammers may come at redeployment.
    ``keeping``: pieces may withdraw as tokens do. ``grudging``: who attacks may be remembered. ``trailing``: a
    conquest may leave a piece behind.
    """

    __slots__ = (
        "campaigning", "defended", "grudging", "keeping", "shielded", "starting", "supplied", "tolled", "trailing",
    )  # fmt: skip

    def __init__(self, skills: int) -> None:
        """Say what *skills* mean: the union of what ``skills_of`` says of each trait in play."""
        self.campaigning: Final = skills & _CAMPAIGNS > 0
        self.defended: Final = skills & _DEFENDS > 0
        self.grudging: Final = skills & _GRUDGES > 0
        self.keeping: Final = skills & _KEEPS > 0
        self.shielded: Final = skills & _SHIELDS > 0
        self.starting: Final = skills & _STARTS > 0
        self.supplied: Final = skills & _SUPPLIES > 0
        self.tolled: Final = skills & _TOLLS > 0
        self.trailing: Final = skills & _TRAILS > 0


def skills_of(book: Rulebook) -> dict[str, int]:
    """Return the skills of each trait that has any: one number, a bit a skill, to be united."""
    out: dict[str, int] = {}
    for skill, traits in (
        (_CAMPAIGNS, book.campaigners), (_DEFENDS, book.defenders), (_GRUDGES, book.grudgers), (_KEEPS, book.keepers),
        (_SHIELDS, book.shielders), (_STARTS, book.starters), (_SUPPLIES, book.suppliers), (_TOLLS, book.tollers),
        (_TRAILS, book.trailers),
    ):  # fmt: skip
        for trait in traits:
            out[trait] = out.get(trait, 0) | skill
    return out
