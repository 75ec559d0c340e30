"""Tokens being spread over regions, before the command is given: redeployment and retreat.

Tokens that are being spread over regions: what the buttons do to all of them at once, and what they would do.
"""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject, Signal

from swqt.engine import Deploy, DeployRange, Pool, RegionSet, State, members
from swqt.gui.session.legal_moves import LegalMoves


class TokenAllocation:
    """How many tokens go where. Every count stays within its pool's bounds; ``left`` says what is missing.

    *standing* are the tokens there now. In a redeployment the counts begin with them and are final numbers; in a
    *retreat* they begin with the *proposal*, or evenly without one, and are added to them.
    """

    def __init__(
        self, pools: DeployRange, standing: bytes, *, retreat: bool, proposal: Mapping[int, int] | None = None
    ) -> None:
        self.retreat = retreat
        self._proposal = dict(proposal or {})
        self._pools = pools.pools
        self._standing = standing
        self.counts: dict[int, int] = {}
        self.reset()

    def reset(self) -> None:
        """Go back to what stands there now, or in a retreat to the proposal."""
        if self.retreat and self._proposal:
            self.counts = dict(self._proposal)
            return
        for pool in self._pools:
            for region in members(pool.regions):
                there = 0 if self.retreat else self._standing[region]
                self.counts[region] = min(max(there, pool.least), pool.most)
            self._trim(pool)
            if self.retreat:
                self._fill(pool)

    def balance(self) -> None:
        """Spread all tokens as evenly as the bounds allow."""
        for pool in self._pools:
            for region in members(pool.regions):
                self.counts[region] = pool.least
            self._fill(pool)

    def balanced(self) -> dict[int, int]:
        """Return what ``balance`` would come to."""
        kept = dict(self.counts)
        self.balance()
        wanted, self.counts = self.counts, kept
        return wanted

    def fortify(self, proposal: Mapping[int, int]) -> None:
        """Spread all tokens as *proposal* says."""
        self.counts = dict(proposal)

    def take_up(self) -> None:
        """Take all tokens in hand that need not stay."""
        for pool in self._pools:
            for region in members(pool.regions):
                self.counts[region] = pool.least

    @property
    def is_proposal(self) -> bool:
        """Whether the retreat stands as it was proposed."""
        return self.retreat and self.counts == self._proposal

    @property
    def regions(self) -> RegionSet:
        """The regions that have a counter."""
        out = 0
        for pool in self._pools:
            out |= pool.regions
        return out

    @property
    def left(self) -> int:
        """The tokens that are still to be placed."""
        return sum(self._left(pool) for pool in self._pools)

    def shown(self, region: int) -> int:
        """Return how many tokens will stand in *region*."""
        return self.counts[region] + (self._standing[region] if self.retreat else 0)

    def counts_on(self, state: State) -> dict[int, int]:
        """Return how many tokens will stand where in *state*; none where the race must leave, as from a River."""
        counts = {region: self.shown(region) for region in self.counts}
        if not self.retreat:
            for tribe in state.tribes:
                if tribe.held & self.regions:
                    counts.update(dict.fromkeys(members(tribe.held & ~self.regions), 0))
        return counts

    def add(self, region: int, amount: int) -> bool:
        """Put *amount* more tokens (or fewer) into *region*; return whether that was possible."""
        if not self.can_add(region, amount):
            return False
        self.counts[region] += amount
        return True

    def can_add(self, region: int, amount: int) -> bool:
        """Return whether *amount* more tokens (or fewer) can be put into *region*."""
        for pool in self._pools:
            if pool.regions >> region & 1:
                new = self.counts[region] + amount
                return pool.least <= new <= pool.most and amount <= self._left(pool)
        return False

    def command(self) -> Deploy:
        """Return the command that places the tokens so."""
        return Deploy(tuple(sorted(self.counts.items())))

    def _left(self, pool: Pool) -> int:
        return pool.tokens - sum(self.counts[region] for region in members(pool.regions))

    def _trim(self, pool: Pool) -> None:
        """Take away what is too much, from where most stand: some tokens only conquer and leave the map again."""
        while self._left(pool) < 0:
            most = max(members(pool.regions), key=lambda region: self.counts[region])
            self.counts[most] -= 1

    def _fill(self, pool: Pool) -> None:
        while self._left(pool) > 0:
            open_to = [region for region in members(pool.regions) if self.counts[region] < pool.most]
            if not open_to:
                return
            self.counts[min(open_to, key=self.shown)] += 1


class TokenAllocator(QObject):
    """Holds the Spread of an open decision; None while no tokens are spread."""

    changed = Signal()
    considered = Signal()
    """Another proposal is looked at than before, or none."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.legal_moves: LegalMoves | None = None
        self.spread: TokenAllocation | None = None
        self.proposal: dict[int, int] = {}
        """The redeployment that is looked at, but not accepted."""

    def consider_balance(self, looking: bool) -> None:
        """Show what ``balance`` would do, or no more."""
        self._consider(self.spread.balanced() if looking and self.spread is not None else {})

    def consider_fortify(self, looking: bool) -> None:
        """Show what ``fortify`` would do, or no more."""
        self._consider(self.legal_moves.proposal if looking and self.legal_moves is not None else {})

    def _consider(self, counts: dict[int, int]) -> None:
        if counts != self.proposal:
            self.proposal = dict(counts)
            self.considered.emit()

    def balance(self) -> None:
        if self.spread is not None:
            self.spread.balance()
            self.proposal = {}
            self.changed.emit()

    def fortify(self) -> None:
        """Spread the tokens so that what the others threaten would cost the least."""
        if self.spread is not None and self.legal_moves is not None:
            self.spread.fortify(self.legal_moves.proposal)
            self.proposal = {}
            self.changed.emit()

    def take_up(self) -> None:
        """Take every token in hand that need not stay where it is."""
        if self.spread is not None:
            self.spread.take_up()
            self.changed.emit()

    def reset_spread(self) -> None:
        if self.spread is not None:
            self.spread.reset()
            self.changed.emit()
