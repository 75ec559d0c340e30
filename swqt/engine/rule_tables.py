"""RuleTables: lookup tables for one board, content and options, computed once and shared by all queries."""

from __future__ import annotations

from typing import Final

from swqt.engine.board import Board
from swqt.engine.commands import Choose, Command, Conquer, Pick, Place, Roll, Use
from swqt.engine.draft import TribeView, View
from swqt.engine.indexes import PieceIndex, PieceRole, TraitFlags, skills_of, union
from swqt.engine.memo import Memo
from swqt.engine.profile import (
    ComboProfile,
    anchor_of,
    effects_in_force,
    ground_costs,
    is_never_lost,
    is_printed,
    kept_in_decline,
    printed_set,
)
from swqt.engine.ranges import Range
from swqt.engine.regions import RegionSet, members, united
from swqt.engine.state import MOST_SEATS, Combo, Piece
from swqt.engine.traits import Content, Effect, Options, Trait, Where

COLUMN_SIZE: Final = 6
START_COINS: Final = 5
DIE: Final = (0, 0, 0, 1, 2, 3)
ROLLS: Final = tuple([Roll(pips) for pips in sorted(set(DIE))])
FACES: Final = tuple([ROLLS[pips] for pips in DIE])
"""The six faces of the Reinforcement die (COMP-4), equally likely."""
DIE_MOST: Final = max(DIE)
DIE_ODDS: Final = tuple([sum([face >= missing for face in DIE]) / len(DIE) for missing in range(DIE_MOST + 1)])
"""The probability that the die shows at least so many pips, by the number of pips (COMP-4)."""


class RuleTables:
    """Lookup tables that all queries share; they hold no game state."""

    __slots__ = (
        "_laid",
        "_layout",
        "_places",
        "_profiles",
        "_roles",
        "_uses",
        "aided",
        "altar",
        "armed",
        "around",
        "balrog",
        "board",
        "campaigners",
        "choose",
        "clauses",
        "common",
        "conquer",
        "content",
        "derived",
        "flags",
        "gamble",
        "ghost",
        "gifts",
        "ground",
        "grudgers",
        "immune",
        "items",
        "kept_badges",
        "lenders",
        "near",
        "once",
        "options",
        "parts_of",
        "pick",
        "pieces",
        "places",
        "powers",
        "prices",
        "put_down",
        "races",
        "relics",
        "rivers",
        "roaming",
        "scarce",
        "senseless",
        "skills",
        "skills_of_places",
        "starters",
        "swappers",
    )  # fmt: skip

    def __init__(self, board: Board, content: Content, options: Options) -> None:
        """Index *content* and create the commands that are listed most often."""
        self.board: Final = board
        self.content: Final = content
        self.options: Final = options
        self.races: Final = {trait.name: trait for trait in content.races}
        self.powers: Final = {trait.name: trait for trait in content.powers}
        self.senseless: Final = frozenset(content.senseless)
        self.relics: Final = {trait.name: trait for trait in content.relics}
        self.places: Final = {trait.name: trait for trait in content.places}
        self.items: Final = tuple(sorted((*self.relics, *self.places)))
        own = [effect for trait in (*content.races, *content.powers) for effect in trait.effects]
        lying = [effect for trait in (*content.relics, *content.places) for effect in trait.effects]
        effects = own + lying
        self.common: Final = tuple(
            e for e in lying if e.trait in self.places and e.verb not in ("defence", "grant", "clause")
        )
        self.clauses: Final = {e.clause: e for e in lying if e.verb == "clause"}
        self.altar: Final = self.clauses.get("altar")   # these three are read most often
        self.balrog: Final = self.clauses.get("balrog")
        self.ghost: Final = self.clauses.get("ghost")
        self.put_down: Final = frozenset(e.trait for e in lying if e.clause in ("ring", "scepter"))
        self.lenders: Final = tuple(sorted({e.trait for e in lying if e.verb == "grant"}))
        self.pieces: Final = {e.piece: e for e in effects if e.piece and e.verb in ("piece", "overrun", "clause")}
        self.roaming: Final = frozenset(e.piece for e in lying if e.piece)
        self.immune: Final = frozenset(kind for kind, e in self.pieces.items() if e.immune)
        # By trait: what it adds to the coins placed on its combo when skipped, and the coins that come with it.
        self.prices: Final = _sums(own, "price")
        self.gifts: Final = _sums(own, "gift")
        self.swappers: Final = frozenset(e.trait for e in own if e.clause == "swap-badge")
        self.armed: Final = any(e.clause == "hammers" for e in own)
        self.grudgers: Final = frozenset(e.trait for e in own if ("holder", "grudge") in e.where)
        self.starters: Final = frozenset(
            e.trait for e in own if e.clause == "reborn" or (e.verb == "piece" and e.at == "conquest" and e.moves)
        )
        self.campaigners: Final = frozenset(
            race.name
            for race in content.races
            if any(e.verb == "campaign" for e in effects if e.trait == race.name or e.trait in self.powers)
        )
        self.derived: Final = {e.piece: e for e in effects if e.verb == "defence" and e.piece}
        self.once: Final = frozenset(e.trait for e in effects if e.verb == "income" and e.limit == "game")
        self.kept_badges: Final = frozenset(trait.name for trait in content.powers if kept_in_decline(trait))
        self.scarce: Final = len(content.powers) <= COLUMN_SIZE + 2 * MOST_SEATS
        self.ground: Final = ground_costs(board)
        self.near: Final = board.near
        regions = range(len(board.codes))
        self.conquer: Final = tuple(Conquer(region) for region in regions)
        self.gamble: Final = tuple(Conquer(region, die=True) for region in regions)
        self.pick: Final = tuple(Pick(row) for row in range(COLUMN_SIZE))
        self._places: Final = Memo(self._places_anywhere)
        self._uses: Final = Memo(self._uses_anywhere)
        # The conquest of each region by the names of the relics used and whether the die is rolled.
        self.aided: Final = Memo(self._aided_anywhere)
        self.choose: Final = tuple(Choose(seat) for seat in range(MOST_SEATS))
        self._profiles: dict[tuple[str, str, bool, str], ComboProfile] = {}
        # The skills of each trait and of all places (which may always be in play), and the flags for a union of skills.
        self.skills: Final = skills_of(self)
        self.skills_of_places: Final = union([self.skills.get(name, 0) for name in self.places])
        self.flags: Final = Memo(TraitFlags).__getitem__
        self.rivers: Final = board.terrain["river"]
        # ``around(regions)`` are their neighbours (ADJ-1).
        self.around: Final = united(board.around)
        self._roles: Final = self._find_roles(_sums(lying, "defence"))
        self._laid: tuple[Piece, ...] = ()
        self._layout: PieceIndex = PieceIndex((), self._roles)
        self.parts_of: Final = Memo(self._take_apart).__getitem__

    def _places_anywhere(self, asked: tuple[str, int]) -> tuple[Place, ...]:
        piece, source = asked
        return tuple([Place(piece, region, source) for region in range(len(self.board.codes))])

    def _aided_anywhere(self, asked: tuple[tuple[str, ...], bool]) -> tuple[Conquer, ...]:
        using, die = asked
        return tuple([Conquer(region, using, die) for region in range(len(self.board.codes))])

    def places_of(self, piece: str, regions: RegionSet, source: int = -1) -> list[Command | Range]:
        """Return the commands that put *piece* into one of *regions*, from hand or from *source*."""
        anywhere = self._places[piece, source]
        return [anywhere[region] for region in members(regions)]

    def uses_of(self, trait: str, regions: RegionSet) -> list[Command | Range]:
        """Return the commands that use *trait* on one of *regions*."""
        anywhere = self._uses[trait]
        return [anywhere[region] for region in members(regions)]

    def _uses_anywhere(self, trait: str) -> tuple[Use, ...]:
        return tuple([Use(trait, region) for region in range(len(self.board.codes))])

    def _take_apart(self, where: Where) -> tuple[RegionSet, Where, str]:
        """Return the regions that meet the printed conditions of *where*, its other conditions, and its anchor.

        Borders count as printed only if all conditions are printed; otherwise adjacency for conquest counts (ADJ-3).
        """
        if is_printed(where):
            return printed_set(self.board, where), (), ""
        printed = tuple([(name, argument) for name, argument in where if name in ("terrain", "mark")])
        loose = tuple([(name, argument) for name, argument in where if name not in ("terrain", "mark")])
        return printed_set(self.board, printed), loose, anchor_of(where)

    def profile(self, view: View, tribe: TribeView) -> ComboProfile:
        """Return the profile of *tribe* in its current stage, including a badge lent by a region it holds."""
        profile = tribe.own
        if profile is None:
            profile = tribe.own = self._profile(tribe.race, tribe.power, tribe.active, "")
        lending = view.piece_index.lending
        if not lending:
            tribe.profile = profile
        elif lending & tribe.held:   # what a region lends changes with its holder, so it is not kept
            return self._profile(tribe.race, tribe.power, tribe.active, self.lent(view, tribe))
        return profile

    def _profile(self, race: str, power: str, active: bool, lent: str) -> ComboProfile:
        key = (race, power, active, lent)
        profile = self._profiles.get(key)
        if profile is None:
            badge, loan = self.powers.get(power), self.powers.get(lent)
            effects = effects_in_force(self.races[race], badge, loan, self.common, active)
            profile = self._profiles[key] = ComboProfile(self.board, self.ground, effects, lent)
        return profile

    def combo(self, race: str, power: str) -> ComboProfile:
        """Return the profile of an active combo without a lent badge."""
        return self._profile(race, power, True, "")

    def lent(self, view: View, tribe: TribeView) -> str:
        """Return the badge that a region of *tribe* lends (PLACE-STONEHEDGE-1), or an empty string."""
        regions = view.piece_index.regions
        for kind in self.lenders:
            if regions.get(kind, 0) & tribe.held:
                return view.note(kind) or ""
        return ""

    def is_short(self, column: tuple[Combo, ...]) -> bool:
        """Return whether *column* may lack a combo, or one of its combos a badge (COLUMN-5, A-28)."""
        return len(column) < COLUMN_SIZE or self.scarce

    def piece_index(self, pieces: tuple[Piece, ...]) -> PieceIndex:
        """Return the index of *pieces*; the last one is cached, because calls often repeat."""
        if pieces is not self._laid:
            self._layout = PieceIndex(pieces, self._roles)
            self._laid = pieces
        return self._layout

    def _find_roles(self, defences: dict[str, int]) -> dict[str, PieceRole]:
        """Return the roles of pieces and items; places add *defences* to the cost of their region (PLACE-KEEP-1)."""
        roles = {}
        for kind in (*self.pieces, *self.items):
            piece = self.pieces.get(kind)
            roles[kind] = PieceRole(
                defences.get(kind, 0) or (piece.defence if piece else 0), kind in defences, kind in self.immune,
                kind in self.roaming, kind in self.relics, kind in self.lenders, bool(piece and is_never_lost(piece)),
            )  # fmt: skip
        return roles

    def effects_of(self, race: str, power: str) -> tuple[Effect, ...]:
        """Return all effects of a combo, whatever the stage."""
        extra: Trait | None = self.powers.get(power)
        return self.races[race].effects + (extra.effects if extra else ())


def _sums(effects: list[Effect], verb: str) -> dict[str, int]:
    """Return by trait the sum of the amounts of its effects with this *verb*."""
    out: dict[str, int] = {}
    for effect in effects:
        if effect.verb == verb:
            out[effect.trait] = out.get(effect.trait, 0) + effect.amount
    return out
