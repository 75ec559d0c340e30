"""The Rulebook: what board, content and options amount to, worked out once per game and shared by all questions."""

from __future__ import annotations

from typing import Final

from swqt.engine.board import Board
from swqt.engine.commands import Choose, Conquer, Pick, Roll
from swqt.engine.draft import TribeView
from swqt.engine.profile import Profile, effects_in_force, is_never_lost, kept_in_decline, printed_or_none
from swqt.engine.regions import RegionSet
from swqt.engine.traits import Content, Effect, Options, Trait, Where

COLUMN_SIZE: Final = 6
START_COINS: Final = 5
DIE: Final = (0, 0, 0, 1, 2, 3)
DIE_MOST: Final = 3

_REMEMBERED_NEIGHBOURHOODS: Final = 50_000


class Rulebook:
    """Lookups that every question shares. Nothing here changes what a question answers, only how fast."""

    def __init__(self, board: Board, content: Content, options: Options) -> None:
        """Index *content* and prepare the commands that are listed most."""
        self.board: Final = board
        self.content: Final = content
        self.options: Final = options
        self.races: Final = {trait.name: trait for trait in content.races}
        self.powers: Final = {trait.name: trait for trait in content.powers}
        effects = [effect for trait in (*content.races, *content.powers) for effect in trait.effects]
        self.pieces: Final = {e.piece: e for e in effects if e.piece and (e.verb in ("piece", "overrun"))}
        self.immune: Final = frozenset(kind for kind, e in self.pieces.items() if e.immune)
        self.sturdy: Final = {kind: e.defence for kind, e in self.pieces.items() if e.defence}
        self.defenders: Final = frozenset(e.trait for e in effects if e.verb == "defence")
        self.campaigners: Final = frozenset(
            race.name
            for race in content.races
            if any(e.verb == "campaign" for e in effects if e.trait == race.name or e.trait in self.powers)
        )
        self.derived: Final = {e.piece: e for e in effects if e.verb == "defence" and e.piece}
        self.suppliers: Final = frozenset(e.trait for e in effects if e.verb == "supply")
        self.once: Final = frozenset(e.trait for e in effects if e.verb == "income" and e.limit == "game")
        self.keepers: Final = frozenset(e.trait for e in self.pieces.values() if is_never_lost(e))
        self.kept_badges: Final = frozenset(trait.name for trait in content.powers if kept_in_decline(trait))
        regions = range(len(board.codes))
        self.conquer: Final = tuple(Conquer(region) for region in regions)
        self.gamble: Final = tuple(Conquer(region, die=True) for region in regions)
        self.pick: Final = tuple(Pick(row) for row in range(COLUMN_SIZE))
        self.roll: Final = tuple(Roll(pips) for pips in sorted(set(DIE)))
        self.choose: Final = tuple(Choose(seat) for seat in range(5))
        self._profiles: dict[tuple[str, str, bool], Profile] = {}
        self._around: dict[RegionSet, RegionSet] = {0: 0}
        self._printed: dict[Where, RegionSet | None] = {}

    def profile(self, tribe: TribeView) -> Profile:
        """Return the profile of *tribe* in its present stage."""
        key = (tribe.race, tribe.power, tribe.active)
        profile = self._profiles.get(key)
        if profile is None:
            effects = effects_in_force(self.races[tribe.race], self.powers.get(tribe.power), tribe.active)
            profile = self._profiles[key] = Profile(self.board, effects)
        return profile

    def printed(self, where: Where) -> RegionSet | None:
        """Return the regions that meet *where* if the board alone decides, otherwise None."""
        try:
            return self._printed[where]
        except KeyError:
            regions = self._printed[where] = printed_or_none(self.board, where)
            return regions

    def around(self, regions: RegionSet) -> RegionSet:
        """Return the neighbours of *regions* (ADJ-1); remembered, since positions ask the same again and again."""
        out = self._around.get(regions)
        if out is None:
            if len(self._around) > _REMEMBERED_NEIGHBOURHOODS:
                self._around.clear()
            out = self._around[regions] = self.board.around(regions)
        return out

    def effects_of(self, race: str, power: str) -> tuple[Effect, ...]:
        """Return all effects of a combo, whatever the stage."""
        extra: Trait | None = self.powers.get(power)
        return self.races[race].effects + (extra.effects if extra else ())
