"""From a State to what each region shows."""

from __future__ import annotations

from collections import Counter

from swqt.engine import NOBODY, RegionSet, Rules, State, members
from swqt.gui.board.region import CHOSEN, LEAVING, TARGET, RegionLook
from swqt.gui.board.token import Badge


def looks_of(
    rules: Rules,
    state: State,
    *,
    badges: dict[int, Badge] | None = None,
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
    for region in range(len(rules.board.codes)):
        number = state.tribe_at(region)
        tribe = state.tribes[number] if number != NOBODY else None
        count = counts[region] if counts and region in counts else state.tokens[region]
        bit = 1 << region
        mark = LEAVING if leaving & bit else CHOSEN if chosen & bit else TARGET if targets & bit else ""
        out.append(
            RegionLook(
                seat=tribe.seat if tribe else NOBODY,
                race=tribe.race if tribe else "",
                declined=tribe is not None and not tribe.active,
                tokens=count if tribe else 0,
                natives=state.natives[region],
                native=native_of(rules, state, region),
                pieces=tuple(sorted(pieces.get(region, Counter()).items())),
                badge=badges.get(region) if badges else None,
                mark=mark,
            )
        )
    return out


def native_of(rules: Rules, state: State, region: int) -> str:
    """Return what lives in *region*: Lost Tribes come singly, and on the surface only (MIX-4)."""
    return "monster" if rules.board.world == "underground" or state.natives[region] > 1 else "tribe"
