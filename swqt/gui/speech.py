"""Regions in a few words, for those who do not see the map: as a name to be read out and as a row of a table."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from PySide6.QtCore import QObject

from swqt.engine import NOBODY, members
from swqt.gui.board.token import AFFORDABLE, CHANCY, DEAR, Badge
from swqt.gui.looks import native_of
from swqt.gui.sitting import Sitting


class RegionRow(NamedTuple):
    """One row of the table: *cost* is 0 where there is none, *target* whether Enter does something there."""

    region: int
    name: str
    terrain: str
    owner: str
    seat: int
    tokens: int
    cost: int
    cost_text: str
    income: int
    neighbours: str
    target: bool


class Speech(QObject):
    """Describes the regions of *sitting* as they are now."""

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting)
        self._sitting = sitting

    def title(self) -> str:
        """Return what the map is called, as in "Map, 30 regions, Anna holds 6"."""
        game, names = self._sitting.game, self._sitting.names
        text = self.tr("Map, %n region(s)", "", len(game.rules.board.codes))
        decision = game.decision
        if decision is None:
            return text
        held = sum(tribe.held.bit_count() for tribe in game.state.tribes if tribe.seat == decision.seat)
        return self.tr("{0}, {1} holds {2}").format(text, names.seat(decision.seat), held)

    def name(self, region: int) -> str:
        """Return who and what is in *region* and what it costs, as in "Forest 2, Ben, 2 Trolls, cost 3, affordable"."""
        names = self._sitting.names
        parts = [names.region(region), self._holder(region), *self._pieces(region)]
        if mark := self._mark(region):
            parts.append(mark)
        if text := self._cost_text(region):
            parts.append(text)
        return ", ".join(parts)

    def description(self, region: int) -> str:
        """Return the lines of the card: the cost as a sum, or why the region cannot be taken."""
        return " ".join(self._sitting.describe(region)[1])

    def count(self, region: int) -> str:
        """Return how many tokens stand in *region* while they are spread, and how many are left."""
        spread = self._sitting.controller.spread
        if spread is None or not spread.regions >> region & 1:
            return ""
        text = self.tr("{0}: {1}").format(self._sitting.names.region(region), spread.shown(region))
        left = self.tr("%n left", "", spread.left)
        return f"{text}, {left}"

    def rows(self) -> list[RegionRow]:
        """Return a row for each region, in the board's order."""
        incomes = self._incomes()
        return [self._row(region, incomes) for region in range(len(self._sitting.game.rules.board.codes))]

    def _row(self, region: int, incomes: dict[int, int]) -> RegionRow:
        names, state, board = self._sitting.names, self._sitting.game.state, self._sitting.game.rules.board
        number = state.tribe_at(region)
        badge = self._badge(region)
        return RegionRow(
            region=region,
            name=names.region(region),
            terrain=names.terrain(region),
            owner=self._owner(region),
            seat=state.tribes[number].seat if number != NOBODY else NOBODY,
            tokens=self._tokens(region) or state.natives[region],
            cost=badge.number if badge else 0,
            cost_text=self._cost_text(region),
            income=incomes.get(region, 0),
            neighbours=", ".join(board.codes[other] for other in members(board.near[region])),
            target=bool(self._sitting.controller.targets >> region & 1),
        )

    def _owner(self, region: int) -> str:
        names, state = self._sitting.names, self._sitting.game.state
        number = state.tribe_at(region)
        if number == NOBODY:
            return names.source(native_of(self._sitting.game.rules, state, region)) if state.natives[region] else ""
        tribe = state.tribes[number]
        race = names.trait(tribe.race)
        if not tribe.active:
            race = self.tr("{0} (in decline)").format(race)
        return f"{names.seat(tribe.seat)}, {race}"

    def _holder(self, region: int) -> str:
        names, state = self._sitting.names, self._sitting.game.state
        number = state.tribe_at(region)
        if number == NOBODY:
            return self._owner(region) or self.tr("empty")
        tribe = state.tribes[number]
        text = f"{names.seat(tribe.seat)}, {self._tokens(region)} {names.trait(tribe.race)}"
        return text if tribe.active else self.tr("{0} in decline").format(text)

    def _tokens(self, region: int) -> int:
        spread = self._sitting.controller.spread
        if spread is not None and spread.regions >> region & 1:
            return spread.shown(region)
        return self._sitting.game.state.tokens[region]

    def _pieces(self, region: int) -> list[str]:
        rules, names = self._sitting.game.rules, self._sitting.names
        found = Counter(piece.kind for piece in rules.pieces(self._sitting.game.state) if piece.region == region)
        return [names.pieces(kind, count) for kind, count in sorted(found.items())]

    def _mark(self, region: int) -> str:
        controller = self._sitting.controller
        if controller.leaving >> region & 1:
            return self.tr("to be abandoned")
        if controller.tool is not None and controller.targets >> region & 1:
            return self.tr("can be chosen")
        return ""

    def _badge(self, region: int) -> Badge | None:
        now = self._sitting.controller.situation
        return now.badges.get(region) if now is not None and self._sitting.controller.tool is None else None

    def _cost_text(self, region: int) -> str:
        badge = self._badge(region)
        if badge is None:
            return ""
        if badge.state == AFFORDABLE:
            return self.tr("cost {0}, affordable").format(badge.number)
        if badge.state == CHANCY:
            return self.tr("cost {0}, die {1} %").format(badge.number, badge.odds)
        if badge.state == DEAR:
            return self.tr("cost {0}, too dear").format(badge.number)
        return self.tr("cannot be taken")

    def _incomes(self) -> dict[int, int]:
        """Return what each region would bring the seat that is asked; sums that no region earns alone are left out."""
        now = self._sitting.controller.situation
        out: dict[int, int] = {}
        for gain in now.income.parts if now is not None and now.income is not None else ():
            regions = list(members(gain.regions))
            if regions and gain.amount % len(regions) == 0:
                for region in regions:
                    out[region] = out.get(region, 0) + gain.amount // len(regions)
        return out
