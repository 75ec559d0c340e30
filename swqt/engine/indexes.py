"""Indexes of a position: what the traits in play can do, and where the pieces stand.

Each is created once per combination and shared by all positions that have it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from swqt.engine.profile import is_never_lost
from swqt.engine.regions import RegionSet
from swqt.engine.state import Piece
from swqt.engine.traits import SPARED, Effect

if TYPE_CHECKING:
    from swqt.engine.rule_tables import RuleTables

_BITS: Final = {verb: 1 << number for number, verb in enumerate(SPARED)}
_STARTS: Final = 1 << len(SPARED)
_SUPPLIES: Final = 2 << len(SPARED)
_KEEPS: Final = 4 << len(SPARED)
_GRUDGES: Final = 8 << len(SPARED)
_TRAILS: Final = 16 << len(SPARED)
_OWES: Final = 32 << len(SPARED)


CostTerm = tuple[str, int, str, RegionSet, bool]
"""(name, amount, rule, regions, defends): *name* adds *amount* tokens to the cost of each of *regions* by *rule*.

If it *defends*, it does not count where a region costs as if empty. A plain tuple, because very many are created.
"""


class TraitFlags:
    """What the traits in play can do, so that nothing is computed for effects that are not in play.

    A flag named after a verb of SPARED says that some trait in play has that verb. ``barring``: ``immune`` or ``toll``.
    ``starting``: a turn may start with effects. ``supplied``: redeployment may bring tokens or Hammers. ``keeping``:
    pieces may withdraw as tokens do. ``grudging``: attackers may be remembered. ``trailing``: a conquest may leave a
    piece behind. ``owing``: a turn may cost coins.
    """

    __slots__ = (
        "again", "barring", "campaign", "defence", "grudging", "immune", "keeping", "owing", "shield", "starting",
        "supplied", "toll", "trailing", "windfall",
    )  # fmt: skip

    def __init__(self, skills: int) -> None:
        """Read the flags from *skills*, the union of ``skills_of`` over the traits in play."""
        self.again: Final = skills & _BITS["again"] > 0
        self.campaign: Final = skills & _BITS["campaign"] > 0
        self.defence: Final = skills & _BITS["defence"] > 0
        self.immune: Final = skills & _BITS["immune"] > 0
        self.shield: Final = skills & _BITS["shield"] > 0
        self.toll: Final = skills & _BITS["toll"] > 0
        self.windfall: Final = skills & _BITS["windfall"] > 0
        self.barring: Final = self.immune or self.toll
        self.grudging: Final = skills & _GRUDGES > 0
        self.keeping: Final = skills & _KEEPS > 0
        self.starting: Final = skills & _STARTS > 0
        self.supplied: Final = skills & _SUPPLIES > 0
        self.trailing: Final = skills & _TRAILS > 0
        self.owing: Final = skills & _OWES > 0


def skills_of(tables: RuleTables) -> dict[str, int]:
    """Return the skills of each trait that has any, as a bit set."""
    out: dict[str, int] = {}
    for trait in (*tables.races.values(), *tables.powers.values()):
        out[trait.name] = union([_BITS.get(e.verb, 0) | _skill(e) for e in trait.effects])
    for trait in (*tables.relics.values(), *tables.places.values()):
        out[trait.name] = union([_skill(e) for e in trait.effects])
    for skill, names in (
        (_BITS["campaign"], tables.campaigners), (_GRUDGES, tables.grudgers), (_STARTS, tables.starters),
    ):  # fmt: skip
        for name in names:
            out[name] |= skill
    return {name: skill for name, skill in out.items() if skill}


def union(skills: list[int]) -> int:
    """Return the bits that are in any of *skills*."""
    out = 0
    for skill in skills:
        out |= skill
    return out


def _skill(effect: Effect) -> int:
    """Return the skills that *effect* gives by its other fields than the verb, 0 if none."""
    if effect.verb == "income":
        return _OWES if effect.amount < 0 else 0
    if effect.verb == "supply":
        return _SUPPLIES if effect.at != "start" else 0
    if effect.verb == "piece":
        return (_TRAILS if effect.at == "conquest" else 0) | (_KEEPS if is_never_lost(effect) else 0)
    return _SUPPLIES if effect.clause == "hammers" else 0


class PieceRole:
    """What a kind of piece does where it stands: *defence* is the number of tokens that it adds to the cost of its
    region, for a *place* even if the region costs as if empty; it may keep attackers out (*immune*), come and go
    (*roaming*), be a *relic*, lend a badge (*lender*) or count as a *token*.
    """

    __slots__ = ("defence", "immune", "lender", "place", "relic", "roaming", "token")

    def __init__(
        self, defence: int = 0, place: bool = False, immune: bool = False, roaming: bool = False, relic: bool = False,
        lender: bool = False, token: bool = False,
    ) -> None:  # fmt: skip
        """Describe a kind of piece."""
        self.defence: Final = defence
        self.place: Final = place
        self.immune: Final = immune
        self.roaming: Final = roaming
        self.relic: Final = relic
        self.lender: Final = lender
        self.token: Final = token


_NO_ROLE: Final = PieceRole()


class PieceIndex:
    """Where the pieces of one position stand, and what follows from it.

    ``regions`` maps a kind to the regions where it stands, ``stacked`` to how many pieces stand there besides one in
    each, if any. ``immune`` are the regions protected by pieces of their holder, ``guards`` the protecting pieces that
    come and go (kind, region), ``guarded`` the regions of both; ``sturdy`` are the cost terms of pieces, ``solid``
    those of places, which count even if the region costs as if empty, ``costly`` the regions of both; ``relics`` are
    those in play, by name; ``lending`` are the regions with a place that may lend a badge, ``crowded`` those with a
    piece that counts as a token, ``covered`` those with any piece.
    """

    __slots__ = (
        "costly", "covered", "crowded", "guarded", "guards", "immune", "lending", "regions", "relics", "solid",
        "stacked", "sturdy",
    )  # fmt: skip

    def __init__(self, pieces: tuple[Piece, ...], roles: dict[str, PieceRole]) -> None:
        """Index the sorted *pieces* by the *roles* of their kinds; a kind without a role has no effect."""
        regions: dict[str, RegionSet] = {}
        stacked: dict[str, int] = {}
        guarded = protected = lending = covered = costly = crowded = 0
        guards: list[tuple[str, int]] = []
        sturdy_terms: list[CostTerm] = []
        solid_terms: list[CostTerm] = []
        relics: list[Piece] = []
        last = ""
        found = 0
        role = _NO_ROLE
        for piece in pieces:
            kind, region = piece
            bit = 1 << region
            covered |= bit
            if kind != last:
                last = kind
                found = 0
                role = roles.get(kind, _NO_ROLE)
            if found & bit:
                stacked[kind] = stacked.get(kind, 0) + 1
            found |= bit
            regions[kind] = found
            if role.defence:
                costly |= bit
                if role.place:
                    solid_terms.append((kind, role.defence, "COST-3", bit, False))
                else:
                    sturdy_terms.append((kind, role.defence, "COST-3", bit, True))
            if role.immune:
                guarded |= bit
                if role.roaming:
                    guards.append((kind, region))
                else:
                    protected |= bit
            if role.lender:
                lending |= bit
            if role.token:
                crowded |= bit
            if role.relic:
                relics.append(piece)
        self.regions: Final = regions
        self.stacked: Final = stacked
        self.immune: Final[RegionSet] = protected
        self.lending: Final[RegionSet] = lending
        self.covered: Final[RegionSet] = covered
        self.crowded: Final[RegionSet] = crowded
        self.guards: Final = guards
        self.guarded: Final[RegionSet] = guarded
        self.costly: Final[RegionSet] = costly
        self.sturdy: Final = sturdy_terms
        self.solid: Final = solid_terms
        self.relics: Final = relics

    def count(self, kind: str) -> int:
        """Return how many pieces of *kind* stand on the map."""
        return self.regions.get(kind, 0).bit_count() + self.stacked.get(kind, 0)

    def place_of(self, kind: str) -> int:
        """Return the region where the only piece *kind* stands, or -1."""
        return self.regions.get(kind, 0).bit_length() - 1
