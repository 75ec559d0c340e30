"""Placing tokens before the command is submitted: redeployments, simultaneous retreats, and ghosts of both."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QObject, Signal

from swqt.ai.turn_end import settle
from swqt.engine import NOBODY, Command, Deploy, DeployRange, Placed, Pool, RegionSet, Rules, State, members
from swqt.gui.board.region_items import RegionLook
from swqt.gui.board.token_painter import GhostPiece
from swqt.gui.session.legal_moves import LegalMoves
from swqt.gui.texts.names import Names
from swqt.gui.texts.refusals import RuledText, refusal_text
from swqt.table import PLACED, Game, OnlineGame, PlayedCommand

Pieces = Mapping[int, tuple[tuple[str, int], ...]]
"""Kinds of pieces, and how many of each, by region."""


class TokenAllocation:
    """The token counts by region. Every count stays within its pool's bounds; ``left`` tokens remain to be placed.

    *standing* are the tokens there now. In a redeployment the counts start from them and are final numbers; in a
    *retreat* they start from the *proposal*, or evenly spread without one, and are added to them.
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
        """Go back to the tokens standing there now, or in a retreat to the proposal."""
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
        """Return the counts that ``balance`` would produce."""
        kept = dict(self.counts)
        self.balance()
        wanted, self.counts = self.counts, kept
        return wanted

    def fortify(self, proposal: Mapping[int, int]) -> None:
        """Set the counts to *proposal*."""
        self.counts = dict(proposal)

    def take_up(self) -> None:
        """Reduce every count to its minimum, so that all other tokens are in hand."""
        for pool in self._pools:
            for region in members(pool.regions):
                self.counts[region] = pool.least

    @property
    def is_proposal(self) -> bool:
        """Whether these are the counts of a retreat as proposed."""
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
        """Return how many tokens will stand where in *state*; 0 where the race must leave, as from a River."""
        counts = {region: self.shown(region) for region in self.counts}
        if not self.retreat:
            for tribe in state.tribes:
                if tribe.held & self.regions:
                    counts.update(dict.fromkeys(members(tribe.held & ~self.regions), 0))
        return counts

    def add(self, region: int, amount: int) -> bool:
        """Put *amount* more tokens (fewer if negative) into *region*; return whether that was possible."""
        if not self.can_add(region, amount):
            return False
        self.counts[region] += amount
        return True

    def can_add(self, region: int, amount: int) -> bool:
        """Return whether *amount* more tokens (fewer if negative) can be put into *region*."""
        for pool in self._pools:
            if pool.regions >> region & 1:
                new = self.counts[region] + amount
                return pool.least <= new <= pool.most and amount <= self._left(pool)
        return False

    def command(self) -> Deploy:
        """Return the command that places the tokens by these counts."""
        return Deploy(tuple(sorted(self.counts.items())))

    def _left(self, pool: Pool) -> int:
        return pool.tokens - sum(self.counts[region] for region in members(pool.regions))

    def _trim(self, pool: Pool) -> None:
        """Remove surplus tokens where most stand: some tokens only help to conquer and then leave the map."""
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
    """Holds the TokenAllocation of an open decision in ``allocation``, None if it deploys no tokens."""

    changed = Signal()
    considered = Signal()
    """Another proposal is previewed, or none any more."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.legal_moves: LegalMoves | None = None
        self.allocation: TokenAllocation | None = None
        self.proposal: dict[int, int] = {}
        """The counts of the redeployment that is previewed; empty for none."""

    def consider_balance(self, looking: bool) -> None:
        """Preview ``balance``, or end the preview."""
        self._consider(self.allocation.balanced() if looking and self.allocation is not None else {})

    def consider_fortify(self, looking: bool) -> None:
        """Preview ``fortify``, or end the preview."""
        self._consider(self.legal_moves.proposal if looking and self.legal_moves is not None else {})

    def _consider(self, counts: dict[int, int]) -> None:
        if counts != self.proposal:
            self.proposal = dict(counts)
            self.considered.emit()

    def balance(self) -> None:
        if self.allocation is not None:
            self.allocation.balance()
            self.proposal = {}
            self.changed.emit()

    def fortify(self) -> None:
        """Spread the tokens so that the others' threats would do the least damage."""
        if self.allocation is not None and self.legal_moves is not None:
            self.allocation.fortify(self.legal_moves.proposal)
            self.proposal = {}
            self.changed.emit()

    def take_up(self) -> None:
        """Pick up every token that does not have to stay where it is."""
        if self.allocation is not None:
            self.allocation.take_up()
            self.changed.emit()

    def reset_allocation(self) -> None:
        if self.allocation is not None:
            self.allocation.reset()
            self.changed.emit()


class AutoPlacedRetreats:
    """Determines which retreats of one *game* were placed automatically."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._seen: dict[int, tuple[PlayedCommand, bool]] = {}

    def counts(self) -> frozenset[int]:
        """Return the command counts after which a retreat was placed automatically, unless replaced by hand since."""
        history = self._game.history
        return frozenset(
            remark.after for remark in self._game.remarks
            if remark.kind == PLACED and remark.after < len(history) and self._is_placed(remark.after, remark.seat)
        )    # fmt: skip

    def _is_placed(self, after: int, seat: int) -> bool:
        entry = self._game.history[after]
        known = self._seen.get(after)
        if known is None or known[0] is not entry:
            decision = entry.before.decision
            retreats = decision is not None and decision.kind == "retreat" and entry.seat == seat
            placed = retreats and entry.command == settle(self._game.rules, entry.before)
            known = self._seen[after] = (entry, placed)
        return known[1]


class RetreatFlow(QObject):
    """Texts and previews for the simultaneous retreats of one *game*; all empty unless it is an OnlineGame."""

    def __init__(self, game: Game, names: Names, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game if isinstance(game, OnlineGame) else None
        self._names = names
        self._arranged: dict[tuple[int, int, int], Mapping[int, int]] = {}    # by round, turn and seat

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats whose tokens are still to be placed, in the order of the log."""
        return tuple(self._game.retreating) if self._game is not None else ()

    @property
    def ready(self) -> tuple[int, ...]:
        """The seats among them that have answered here before it was their turn in the log."""
        return tuple(seat for seat in self.seats if self._is_ready(seat))

    @property
    def may_change(self) -> bool:
        """Whether an early answer has not been sent yet and can be taken back."""
        return self._game is not None and bool(self.ready) and self._game.early.can_take_back

    def change(self) -> None:
        """Take back the latest early answer so that it can be changed."""
        if self._game is not None:
            self._game.undo()

    def waiting_text(self, *, shared: bool) -> str:
        """Return what the game waits for while people retreat and nobody here must decide; empty for the usual text.

        *shared*: several people play at this screen.
        """
        seats, ready = self.seats, self.ready
        if not ready:
            people = self._listed(seats)
            return self.tr("{0} are retreating…").format(people) if len(seats) > 1 else ""
        before = self._listed(seats[: seats.index(ready[0])])
        if shared:
            text = self.tr("{0}: retreat ready. Waiting for {1}.")
            text = text if before else self.tr("{0}: retreat sent.")
            return text.format(self._listed(ready), before)
        return self.tr("Your retreat is ready. Waiting for {0}.").format(before) if before else (
            self.tr("Your retreat has been sent.")
        )    # fmt: skip

    def phase(self, doing: str, seat: int) -> str:
        """Return *doing*, a text on what *seat* does, with the names of those who do it at the same time."""
        others = [other for other in self.seats if other != seat]
        if seat not in self.seats or not others:
            return doing
        #: {0}: what is done, such as "retreat"; {1}: the players who do it at the same time
        return self.tr("{0} – with {1}").format(doing, self._listed(others))

    def take_complaint(self) -> RuledText | None:
        """Return why the latest early answer was discarded, and forget it; None if there is nothing to report."""
        if self._game is None or not self._game.early.spoilt:
            return None
        refusal = self._game.early.spoilt[-1].refusal
        self._game.early.spoilt.clear()
        why = refusal_text(refusal, self._names)
        return RuledText(self.tr("The retreat you prepared no longer works: {0}").format(why), why.rule)

    # Arranged tokens

    def note(self, legal_moves: LegalMoves | None, command: Command) -> None:
        """Remember the counts of a retreat in case it is taken back."""
        if legal_moves is not None and legal_moves.kind == "retreat" and isinstance(command, Deploy):
            self._arranged[_key(legal_moves)] = dict(command.counts)

    def arranged(self, legal_moves: LegalMoves | None) -> Mapping[int, int]:
        """Return the earlier counts of the open early retreat; empty if there are none or they do not fit any more."""
        early = self._game is not None and legal_moves is not None and legal_moves.state is not self._game.state
        if not early or legal_moves is None or legal_moves.kind != "retreat" or legal_moves.deploy is None:
            return {}
        counts = self._arranged.get(_key(legal_moves), {})
        fits = legal_moves.rules.check(legal_moves.state, Deploy(tuple(sorted(counts.items())))) is None
        return counts if fits else {}

    @staticmethod
    def same_question(one: LegalMoves | None, other: LegalMoves | None) -> bool:
        """Return whether both ask to place the same tokens, so that the counts can be kept."""
        return (
            one is not None and other is not None and one.kind == other.kind == "retreat"
            and (one.seat, one.deploy, one.placements) == (other.seat, other.deploy, other.placements)
        )  # fmt: skip

    def ghosts(self) -> tuple[State, dict[int, GhostPiece]] | None:
        """Return the position after the latest ready answer here, and ghosts of the tokens it places; None if none."""
        if self._game is None or not self.ready:
            return None
        answer = self._game.early.get(self.ready[-1])
        assert answer is not None    # it is ready
        last = answer.commands[-1]
        return answer.last, arriving(answer.last, dict(last.counts) if isinstance(last, Deploy) else {})

    def _is_ready(self, seat: int) -> bool:
        answer = self._game.early.get(seat) if self._game is not None else None
        return answer is not None and answer.is_ready

    def _listed(self, seats: tuple[int, ...] | list[int]) -> str:
        return self._names.listed(map(self._names.seat, seats))


def _key(legal_moves: LegalMoves) -> tuple[int, int, int]:
    return legal_moves.state.round, legal_moves.state.turn, legal_moves.seat


def arriving(state: State, counts: Mapping[int, int]) -> dict[int, GhostPiece]:
    """Return ghosts of the tokens that a retreat is about to add, *counts* by region."""
    return {
        region: ghost for region, count in counts.items()
        if count and (ghost := _ghost(state, region, f"+{count}"))
    }    # fmt: skip


def spread_out(state: State, counts: Mapping[int, int], shown: Mapping[int, int]) -> dict[int, GhostPiece]:
    """Return ghosts for a redeployment that ends with *counts*, where these differ from the numbers *shown*."""
    return {
        region: ghost for region, count in counts.items()
        if count != shown.get(region, 0) and (ghost := _ghost(state, region, str(count)))
    }    # fmt: skip


def redeployed(line: Sequence[PlayedCommand], now: State) -> dict[int, GhostPiece]:
    """Return ghosts where the redeployments of *line* leave other numbers of tokens than stand there *now*."""
    ghosts: dict[int, GhostPiece] = {}
    for entry in line:
        decision = entry.before.decision
        if isinstance(entry.command, Deploy) and decision is not None and decision.kind == "redeploy":
            counts = dict(entry.command.counts)
            ghosts = {region: ghost for region, ghost in ghosts.items() if region not in counts}
            ghosts |= spread_out(entry.before, counts, {region: now.tokens[region] for region in counts})
    return ghosts


def put_up(rules: Rules, line: Sequence[PlayedCommand], now: State) -> Pieces:
    """Return the additional pieces that stand after *line* compared with *now*, of the kinds that it places."""
    kinds = {event.piece for entry in line for event in entry.events if isinstance(event, Placed)}
    if not kinds:
        return {}
    before, after = (
        Counter((piece.region, piece.kind) for piece in rules.pieces(state) if piece.kind in kinds)
        for state in (now, line[-1].after)
    )
    pieces: dict[int, tuple[tuple[str, int], ...]] = {}
    for (region, kind), count in sorted((after - before).items()):
        pieces[region] = (*pieces.get(region, ()), (kind, count))
    return pieces


def haunted(looks: Sequence[RegionLook], ghosts: Mapping[int, GhostPiece], pieces: Pieces) -> list[RegionLook]:
    """Return *looks* with the *ghosts* and the ghosts of *pieces* added to each region."""
    if not ghosts and not pieces:
        return list(looks)
    return [
        look._replace(ghost=ghosts.get(region), promised=pieces.get(region, ())) for region, look in enumerate(looks)
    ]


def _ghost(state: State, region: int, text: str) -> GhostPiece | None:
    number = state.tribe_at(region)
    if number == NOBODY:
        return None
    tribe = state.tribes[number]
    return GhostPiece(tribe.seat, tribe.race, text, not tribe.active)
