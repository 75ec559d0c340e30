"""Ghosts: translucent tokens and pieces where a proposal would put them, so that one sees it before it is accepted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from swqt.engine import NOBODY, Deploy, Placed, Rules, State
from swqt.gui.board.region import RegionLook
from swqt.gui.board.token import Ghost
from swqt.table import Entry

Pieces = Mapping[int, tuple[tuple[str, int], ...]]
"""Kinds of pieces, and how many of each, by region."""


def arriving(state: State, counts: Mapping[int, int]) -> dict[int, Ghost]:
    """Return the tokens that a retreat is about to add to those that stand there, *counts* by region."""
    return {
        region: ghost for region, count in counts.items()
        if count and (ghost := _ghost(state, region, f"+{count}"))
    }    # fmt: skip


def spread_out(state: State, counts: Mapping[int, int], shown: Mapping[int, int]) -> dict[int, Ghost]:
    """Return the tokens of a redeployment that ends with *counts*, where that is another number than is *shown*."""
    return {
        region: ghost for region, count in counts.items()
        if count != shown.get(region, 0) and (ghost := _ghost(state, region, str(count)))
    }    # fmt: skip


def redeployed(line: Sequence[Entry], now: State) -> dict[int, Ghost]:
    """Return where the redeployments of *line*, all of them, put other numbers of tokens than stand there *now*."""
    ghosts: dict[int, Ghost] = {}
    for entry in line:
        decision = entry.before.decision
        if isinstance(entry.command, Deploy) and decision is not None and decision.kind == "redeploy":
            counts = dict(entry.command.counts)
            ghosts = {region: ghost for region, ghost in ghosts.items() if region not in counts}
            ghosts |= spread_out(entry.before, counts, {region: now.tokens[region] for region in counts})
    return ghosts


def put_up(rules: Rules, line: Sequence[Entry], now: State) -> Pieces:
    """Return the pieces that *line*, all of it, puts where none or fewer of them stand *now*."""
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


def haunted(looks: Sequence[RegionLook], ghosts: Mapping[int, Ghost], pieces: Pieces) -> list[RegionLook]:
    """Return *looks* with the *ghosts*, and the ghosts of *pieces*, of each region."""
    if not ghosts and not pieces:
        return list(looks)
    return [
        look._replace(ghost=ghosts.get(region), promised=pieces.get(region, ())) for region, look in enumerate(looks)
    ]


def _ghost(state: State, region: int, text: str) -> Ghost | None:
    number = state.tribe_at(region)
    if number == NOBODY:
        return None
    tribe = state.tribes[number]
    return Ghost(tribe.seat, tribe.race, text, not tribe.active)
