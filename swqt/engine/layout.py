"""The Layout: where the pieces of a position stand, sorted by what the questions ask of them."""

from __future__ import annotations

from collections.abc import Collection, Container, Mapping
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
        relics: Collection[str],
        lenders: Container[str],
    ) -> None:
        """Sort *pieces*; the other arguments are kinds (``Rulebook``), *sturdy* with the tokens they add."""
        regions: dict[str, RegionSet] = {}
        count: dict[str, int] = {}
        place: dict[str, int] = {}
        protected = lending = covered = 0
        guards: list[tuple[str, int]] = []
        dearer: list[tuple[int, int]] = []
        for kind, region in pieces:
            bit = 1 << region
            covered |= bit
            if kind in regions:
                regions[kind] |= bit
                count[kind] += 1
            else:
                regions[kind] = bit
                count[kind] = 1
                place[kind] = region
            if kind in sturdy:
                dearer.append((region, sturdy[kind]))
            if kind in immune:
                if kind in roaming:
                    guards.append((kind, region))
                else:
                    protected |= bit
            if kind in lenders:
                lending |= bit
        self.regions: Final = regions
        self.count: Final = count
        self.place: Final = place
        self.immune: Final[RegionSet] = protected
        self.lending: Final[RegionSet] = lending
        self.covered: Final[RegionSet] = covered
        self.guards: Final = tuple(guards)
        self.protects: Final = protected > 0 or len(guards) > 0
        self.sturdy: Final = tuple(dearer)
        self.relics: Final = tuple([piece for piece in pieces if piece.kind in relics]) if relics else ()
