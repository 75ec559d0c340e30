"""The Layout: where the pieces of a position stand, sorted by what the questions ask of them."""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import Final

from swqt.engine.regions import RegionSet
from swqt.engine.state import Piece


class Layout:
    """What one tuple of pieces amounts to; made once for each, since pieces change far less often than tokens.

    ``regions`` maps a kind to the regions where it stands, ``count`` to how many there are, ``place`` to the
    (first) region. ``immune`` are the regions protected by pieces of their holder, ``guards`` the protecting
    pieces that come and go (kind, region); ``sturdy`` is what pieces add to the cost of their region (region,
    tokens); ``relics`` are those in play, by name; ``lending`` are the regions with a place that may lend a badge,
    ``covered`` those with any piece. ``protects`` says that some piece may keep attackers out.
    """

    __slots__ = ("count", "covered", "guards", "immune", "lending", "place", "protects", "regions", "relics", "sturdy")

    def __init__(
        self,
        pieces: tuple[Piece, ...],
        immune: Container[str],
        roaming: Container[str],
        sturdy: Mapping[str, int],
        relics: Container[str],
        lenders: Container[str],
    ) -> None:
        """Sort *pieces*; the other arguments are kinds (``Rulebook``), *sturdy* with the tokens they add."""
        self.regions: Final[dict[str, RegionSet]] = {}
        self.count: Final[dict[str, int]] = {}
        self.place: Final[dict[str, int]] = {}
        self.immune: RegionSet = 0
        self.lending: RegionSet = 0
        self.covered: RegionSet = 0
        for kind, region in pieces:
            self.regions[kind] = self.regions.get(kind, 0) | 1 << region
            self.count[kind] = self.count.get(kind, 0) + 1
            self.place.setdefault(kind, region)
            self.covered |= 1 << region
            if kind in immune and kind not in roaming:
                self.immune |= 1 << region
            if kind in lenders:
                self.lending |= 1 << region
        self.guards: Final = tuple([(kind, region) for kind, region in pieces if kind in immune and kind in roaming])
        self.protects: Final = self.immune > 0 or len(self.guards) > 0
        self.sturdy: Final = tuple([(region, sturdy[kind]) for kind, region in pieces if kind in sturdy])
        self.relics: Final = tuple([piece for piece in pieces if piece.kind in relics])
