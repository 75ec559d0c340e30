"""Ghosts: translucent tokens and pieces where a proposal would put them, so that one sees it before it is accepted.

What a change has brought to light: the die, and what lay hidden.

From a State to what each region shows.

What the others did: the moves since a seat's last command, for the arrows on the map.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from swqt.engine import (
    NOBODY,
    Abandoned,
    Attempted,
    Board,
    Conquered,
    Deploy,
    Placed,
    RegionSet,
    Rolled,
    Rules,
    State,
    Uncovered,
    members,
)
from swqt.gui.board.map_widgets import RevealText
from swqt.gui.board.overlay_items import ABANDON, ATTEMPT, CONQUER, MoveArrow
from swqt.gui.board.region_items import CHOSEN, DIMMED, LEAVING, TARGET, RegionLook
from swqt.gui.board.token_painter import CostBadge, GhostPiece
from swqt.gui.texts.sentences import Sentences
from swqt.table import GameChange, PlayedCommand

Pieces = Mapping[int, tuple[tuple[str, int], ...]]
"""Kinds of pieces, and how many of each, by region."""


def arriving(state: State, counts: Mapping[int, int]) -> dict[int, GhostPiece]:
    """Return the tokens that a retreat is about to add to those that stand there, *counts* by region."""
    return {
        region: ghost for region, count in counts.items()
        if count and (ghost := _ghost(state, region, f"+{count}"))
    }    # fmt: skip


def spread_out(state: State, counts: Mapping[int, int], shown: Mapping[int, int]) -> dict[int, GhostPiece]:
    """Return the tokens of a redeployment that ends with *counts*, where that is another number than is *shown*."""
    return {
        region: ghost for region, count in counts.items()
        if count != shown.get(region, 0) and (ghost := _ghost(state, region, str(count)))
    }    # fmt: skip


def redeployed(line: Sequence[PlayedCommand], now: State) -> dict[int, GhostPiece]:
    """Return where the redeployments of *line*, all of them, put other numbers of tokens than stand there *now*."""
    ghosts: dict[int, GhostPiece] = {}
    for entry in line:
        decision = entry.before.decision
        if isinstance(entry.command, Deploy) and decision is not None and decision.kind == "redeploy":
            counts = dict(entry.command.counts)
            ghosts = {region: ghost for region, ghost in ghosts.items() if region not in counts}
            ghosts |= spread_out(entry.before, counts, {region: now.tokens[region] for region in counts})
    return ghosts


def put_up(rules: Rules, line: Sequence[PlayedCommand], now: State) -> Pieces:
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


def haunted(looks: Sequence[RegionLook], ghosts: Mapping[int, GhostPiece], pieces: Pieces) -> list[RegionLook]:
    """Return *looks* with the *ghosts*, and the ghosts of *pieces*, of each region."""
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


def roll_of(change: GameChange, sentences: Sentences) -> tuple[int | None, str]:
    """Return the die if *change* has rolled it, and what came of that; a roll before the conquest speaks for itself."""
    events = [event for entry in change.entries for event in entry.events] if change.kind == "played" else []
    rolls = [event.pips for event in events if isinstance(event, Rolled)]
    told = [event for event in events if isinstance(event, (Rolled, Attempted, Conquered))]
    if not rolls or len(told) < 2:
        return (rolls[-1] if rolls else None), ""
    return rolls[-1], " ".join(sentences.tell(event) for event in told)


def reveals_in(change: GameChange, sentences: Sentences) -> list[RevealText]:
    """Return what *change* has uncovered: what turned up in one region is told at once."""
    found: dict[int, list[Uncovered]] = {}
    for entry in change.entries if change.kind == "played" else ():
        for event in entry.events:
            if isinstance(event, Uncovered):
                found.setdefault(event.region, []).append(event)
    return [
        RevealText(region, events[0].item, "\n".join(map(sentences.reveal, events)))
        for region, events in found.items()
    ]


def region_looks(
    rules: Rules,
    state: State,
    *,
    badges: dict[int, CostBadge] | None = None,
    targets: RegionSet = 0,
    leaving: RegionSet = 0,
    chosen: RegionSet = 0,
    counts: dict[int, int] | None = None,
) -> list[RegionLook]:
    """Return a look for each region. *counts* replaces the number of tokens where a player is spreading them."""
    pieces: dict[int, Counter[str]] = {}
    for piece in rules.pieces(state):
        pieces.setdefault(piece.region, Counter())[piece.kind] += 1
    for region in members(rules.board.terrain["mountain"]):
        pieces.setdefault(region, Counter())["mountain"] += 1
    out = []
    other = DIMMED if targets else ""
    for region in range(len(rules.board.codes)):
        number = state.tribe_at(region)
        tribe = state.tribes[number] if number != NOBODY else None
        count = counts[region] if counts and region in counts else state.tokens[region]
        bit = 1 << region
        mark = LEAVING if leaving & bit else CHOSEN if chosen & bit else TARGET if targets & bit else other
        out.append(
            RegionLook(
                seat=tribe.seat if tribe else NOBODY,
                race=tribe.race if tribe else "",
                declined=tribe is not None and not tribe.active,
                tokens=count if tribe else 0,
                natives=state.natives[region],
                native=rules.native_kind(state, region),
                pieces=tuple(sorted(pieces.get(region, Counter()).items())),
                badge=badges.get(region) if badges else None,
                mark=mark,
            )
        )
    return out


def arrows_since(history: Sequence[PlayedCommand], seat: int, board: Board) -> list[MoveArrow]:
    """Return what others have conquered, tried and left since *seat* gave its last command, in their order."""
    recent: list[PlayedCommand] = []
    for entry in reversed(history):
        if entry.seat == seat:
            break
        recent.append(entry)
    return [move for entry in reversed(recent) for move in arrows_of(entry, board) if move.seat != seat]


def arrows_of(entry: PlayedCommand, board: Board) -> list[MoveArrow]:
    """Return what *entry* has conquered, tried and left."""
    moves = []
    for event in entry.events:
        if isinstance(event, (Conquered, Attempted)):
            kind = CONQUER if isinstance(event, Conquered) else ATTEMPT
            source = _source(entry.before, event.seat, event.region, board)
            moves.append(MoveArrow(kind, source, event.region, event.seat))
        elif isinstance(event, Abandoned):
            moves += [MoveArrow(ABANDON, NOBODY, region, event.seat) for region in members(event.regions)]
    return moves


def _source(before: State, seat: int, region: int, board: Board) -> int:
    """Return the neighbour of *region* from which *seat* came: that with most tokens; NOBODY if from afar."""
    held = 0
    for tribe in before.tribes:
        if tribe.seat == seat and tribe.active:
            held |= tribe.held
    return max(members(board.near[region] & held), key=lambda near: before.tokens[near], default=NOBODY)
