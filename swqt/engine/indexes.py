"""Indexes of a position: what the traits in play can do, and where the pieces stand.

Both are made once for each combination and shared by all positions that have it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from swqt.engine.regions import RegionSet
from swqt.engine.state import Piece
from swqt.engine.traits import Trait

if TYPE_CHECKING:
    from swqt.engine.rule_tables import RuleTables

_CAMPAIGNS: Final = 1
_DEFENDS: Final = 2
_SHIELDS: Final = 4
_TOLLS: Final = 8
_STARTS: Final = 16
_SUPPLIES: Final = 32
_KEEPS: Final = 64
_GRUDGES: Final = 128
_TRAILS: Final = 256
_IMMUNE: Final = 512
_EARNS: Final = 1024
_OWES: Final = 2048
_REPEATS: Final = 4096


CostTerm = tuple[str, int, str, RegionSet, bool]
"""(name, amount, rule, regions, defends): *name* adds *amount* tokens to the cost of each of *regions* by *rule*.

If it *defends*, it does not count where nobody seems to stand. A plain tuple, because very many are made.
"""


class TraitFlags:
    """What the traits in play can do, so that nothing is computed for effects that are not in play.

    ``campaigning``: a race in decline may conquer. ``defended``: the cost of a region may depend on its holder.
    ``shielded``: there may be regions against which no aid works. ``tolled``: losing a region may pay its owner.
    ``starting``: a turn may start with effects. ``supplied``: tokens or Hammers may come at redeployment.
    ``keeping``: pieces may withdraw as tokens do. ``grudging``: attackers may be remembered. ``trailing``: a
    conquest may leave a piece behind. ``immune``: a trait may keep attackers out; ``guarded``: that, or tolls may.
    ``earning``: coins may come when somebody loses or leaves a region or declines. ``owing``: a turn may cost coins.
    ``repeating``: conquests may go on once they have ended.
    """

    __slots__ = (
        "campaigning", "defended", "earning", "grudging", "guarded", "immune", "keeping", "owing", "repeating",
        "shielded", "starting", "supplied", "tolled", "trailing",
    )  # fmt: skip

    def __init__(self, skills: int) -> None:
        """Read the flags from *skills*, the union of ``skills_of`` over the traits in play."""
        self.campaigning: Final = skills & _CAMPAIGNS > 0
        self.defended: Final = skills & _DEFENDS > 0
        self.grudging: Final = skills & _GRUDGES > 0
        self.keeping: Final = skills & _KEEPS > 0
        self.shielded: Final = skills & _SHIELDS > 0
        self.starting: Final = skills & _STARTS > 0
        self.supplied: Final = skills & _SUPPLIES > 0
        self.tolled: Final = skills & _TOLLS > 0
        self.trailing: Final = skills & _TRAILS > 0
        self.immune: Final = skills & _IMMUNE > 0
        self.earning: Final = skills & _EARNS > 0
        self.owing: Final = skills & _OWES > 0
        self.repeating: Final = skills & _REPEATS > 0
        self.guarded: Final = self.tolled or self.immune


def skills_of(tables: RuleTables) -> dict[str, int]:
    """Return the skills of each trait that has any, as a number with one bit for each skill."""
    out: dict[str, int] = {}
    for skill, traits in (
        (_CAMPAIGNS, tables.campaigners), (_DEFENDS, tables.defenders), (_GRUDGES, tables.grudgers),
        (_KEEPS, tables.keepers), (_SHIELDS, tables.shielders), (_STARTS, tables.starters),
        (_SUPPLIES, tables.suppliers), (_TOLLS, tables.tollers), (_TRAILS, tables.trailers),
        (_IMMUNE, tables.immune_traits), (_EARNS, tables.earners), (_OWES, tables.debtors),
        (_REPEATS, tables.repeaters),
    ):  # fmt: skip
        for trait in traits:
            out[trait] = out.get(trait, 0) | skill
    return out


class PieceIndex:
    """Where the pieces of one position stand, and what follows from it.

    ``regions`` maps a kind to the regions where it stands, ``count`` to how many there are, ``place`` to the
    (first) region. ``immune`` are the regions protected by pieces of their holder, ``guards`` the protecting
    pieces that come and go (kind, region); ``sturdy`` are the pieces that add to the cost of their region, ``solid``
    the places that do so even if nobody seems to stand there, ``costly`` the regions of both; ``relics`` are those in
    play, by name; ``lending`` are the regions with a place that may lend a badge, ``covered`` those with any piece.
    ``protects`` says that some piece may keep attackers out.
    """

    __slots__ = (
        "costly", "count", "covered", "guards", "immune", "lending", "place", "protects", "regions", "relics", "solid",
        "sturdy",
    )  # fmt: skip

    def __init__(
        self,
        pieces: tuple[Piece, ...],
        immune: frozenset[str],
        roaming: frozenset[str],
        sturdy: dict[str, int],
        solid: dict[str, int],
        relics: dict[str, Trait],
        lenders: frozenset[str],
    ) -> None:
        """Sort *pieces*; the other arguments are kinds (``RuleTables``), *sturdy* with the tokens they add."""
        regions: dict[str, RegionSet] = {}
        count: dict[str, int] = {}
        place: dict[str, int] = {}
        protected = lending = covered = costly = 0
        guards: list[tuple[str, int]] = []
        sturdy_terms: list[CostTerm] = []
        solid_terms: list[CostTerm] = []
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
                costly |= bit
                if kind in solid:
                    solid_terms.append((kind, sturdy[kind], "COST-3", bit, False))
                else:
                    sturdy_terms.append((kind, sturdy[kind], "COST-3", bit, True))
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
        self.costly: Final[RegionSet] = costly
        self.sturdy: Final = sturdy_terms
        self.solid: Final = solid_terms
        self.relics: Final = tuple([piece for piece in pieces if piece.kind in relics]) if relics else ()
