"""The Cast: what the traits in play are capable of, so that nobody looks for what nobody has."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from swqt.engine.rulebook import Rulebook


class Cast:
    """What one set of *traits* in play is capable of; made once for each set.

    ``campaigning``: a race in decline may conquer. ``defended``: regions may be dearer by who holds them.
    ``shielded``: there may be regions against which no aid works. ``tolled``: losing a region may pay its owner.
    ``starting``: a turn may start with effects. ``supplied``: tokens or Hammers may come at redeployment.
    ``keeping``: pieces may withdraw as tokens do. ``grudging``: who attacks may be remembered.
    """

    __slots__ = ("campaigning", "defended", "grudging", "keeping", "shielded", "starting", "supplied", "tolled")

    def __init__(self, book: Rulebook, traits: frozenset[str]) -> None:
        """Compare *traits* with what the *book* says of each."""
        self.campaigning: Final = not book.campaigners.isdisjoint(traits)
        self.defended: Final = not book.defenders.isdisjoint(traits)
        self.grudging: Final = not book.grudgers.isdisjoint(traits)
        self.keeping: Final = not book.keepers.isdisjoint(traits)
        self.shielded: Final = not book.shielders.isdisjoint(traits)
        self.starting: Final = not book.starters.isdisjoint(traits)
        self.supplied: Final = not book.suppliers.isdisjoint(traits)
        self.tolled: Final = not book.tollers.isdisjoint(traits)
