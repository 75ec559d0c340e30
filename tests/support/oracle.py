"""The surface game's reach, cost and income once more: written from the rules by name, without the engine's tables.

Slow and blunt on purpose. It reads a State and a Board, and shares no line with what it checks.
"""

from __future__ import annotations

from swqt.engine import Board, Piece, State, Tribe, members

DEFENDING = {"encampment", "fortress"}
PROTECTING = {"hole", "hero", "dragon"}


def terrain(board: Board, region: int) -> str:
    """The terrain letter: f p h s m w l."""
    return board.codes[region][0]


def marked(board: Board, region: int, mark: str) -> bool:
    return mark in board.sites[region].marks


def near(board: Board, region: int) -> set[int]:
    """The neighbours of *region* as printed (ADJ-1)."""
    code = board.codes[region]
    return {
        other
        for other, site in enumerate(board.sites)
        if site.code in board.sites[region].neighbours or code in site.neighbours
    }


def holder(state: State, region: int) -> Tribe | None:
    for tribe in state.tribes:
        if tribe.held >> region & 1:
            return tribe
    return None


def standing(state: State, region: int) -> list[str]:
    return [piece.kind for piece in state.pieces if piece.region == region]


def adjacent(board: Board, me: Tribe, region: int) -> set[int]:
    """The neighbours of *region* for conquests of *me*: Underworld joins all caverns (ADJ-3)."""
    out = near(board, region)
    if me.active and me.power == "underworld" and marked(board, region, "cavern"):
        out |= {r for r in range(len(board.codes)) if marked(board, r, "cavern")}
    return out - {region}


def cost(board: Board, state: State, me: Tribe, region: int) -> int:
    """COST-1 to COST-4."""
    total = 2 + state.natives[region] + state.tokens[region]
    total += terrain(board, region) == "m"
    total += sum(kind in DEFENDING for kind in standing(state, region))
    owner = holder(state, region)
    total += owner is not None and owner.race == "trolls"
    if me.active:
        total -= me.power == "commando"
        total -= me.power == "mounted" and terrain(board, region) in "hp"
        total -= me.power == "underworld" and marked(board, region, "cavern")
        total -= me.race == "tritons" and terrain(board, region) not in "wl" and _coast(board, region)
        total -= me.race == "giants" and _below_my_mountain(board, me, region)
    return max(1, total)


def _coast(board: Board, region: int) -> bool:
    return any(terrain(board, other) in "wl" for other in near(board, region))


def _below_my_mountain(board: Board, me: Tribe, region: int) -> bool:
    return any(me.held >> other & 1 and terrain(board, other) == "m" for other in adjacent(board, me, region))


def targets(board: Board, state: State, me: Tribe) -> set[int]:
    """Where *me* may attack if it has tokens: CONQ-1, FIRST-1 to FIRST-5, IMMUNE-2, POWER-DIPLOMAT-1."""
    return {region for region in range(len(board.codes)) if _target(board, state, me, region)}


def _target(board: Board, state: State, me: Tribe, region: int) -> bool:
    power = me.power if me.active else ""
    if me.held >> region & 1:
        return False
    if terrain(board, region) in "wl" and power != "seafaring":
        return False
    owner = holder(state, region)
    if owner and owner.seat != me.seat and PROTECTING & set(standing(state, region)):
        return False
    if me.active and owner and owner.active and owner.pact == me.seat:
        return False
    if power == "flying" and terrain(board, region) not in "wl":
        return True
    if me.held:
        return any(region in adjacent(board, me, mine) for mine in members(me.held))
    return _entry(board, me, region)


def _entry(board: Board, me: Tribe, region: int) -> bool:
    if me.active and me.race == "halflings":
        return True
    at_edge = marked(board, region, "edge")
    if terrain(board, region) in "wl":
        return at_edge and terrain(board, region) == "w"   # Seafaring only; the Lake gives no entry
    return at_edge or any(terrain(board, r) == "w" and marked(board, r, "edge") for r in near(board, region))


def replaceable(board: Board, state: State, me: Tribe) -> set[int]:
    """Where a Sorcerer may take a lone token's place: RACE-SORCERERS-1 to 4, leaving out limit, tray and hand."""
    out = set()
    for region in targets(board, state, me):
        owner = holder(state, region)
        bordering = any(region in adjacent(board, me, mine) for mine in members(me.held))
        if owner and owner.active and owner.seat != me.seat and state.tokens[region] == 1 and bordering:
            if "encampment" not in standing(state, region):
                out.add(region)
    return out


def income(board: Board, state: State, seat: int) -> int:
    """SCORE-1 to SCORE-3, SCORE-5."""
    return sum(_income(board, state, tribe) for tribe in state.tribes if tribe.seat == seat)


def _income(board: Board, state: State, tribe: Tribe) -> int:
    regions = members(tribe.held)
    total = len(regions)
    if tribe.race == "dwarves":
        total += sum(marked(board, r, "mine") for r in regions)
    if not tribe.active:
        return total
    letters = [terrain(board, r) for r in regions]
    spoils = len(members(tribe.full))
    total += {
        "humans": letters.count("p"),
        "orcs": spoils,
        "wizards": sum(marked(board, r, "magic") for r in regions),
    }.get(tribe.race, 0)
    wealthy = "wealthy" not in {note.name for note in state.notes}
    total += {
        "alchemist": 2,
        "forest": letters.count("f"),
        "fortified": sum("fortress" in standing(state, r) for r in regions),
        "hill": letters.count("h"),
        "merchant": len(regions),
        "pillaging": spoils,
        "swamp": letters.count("s"),
        "wealthy": 7 * wealthy,
    }.get(tribe.power, 0)
    return total


def lairs(state: State) -> set[Piece]:
    """Where Troll Lairs stand (RACE-TROLLS-1)."""
    return {Piece("lair", r) for tribe in state.tribes if tribe.race == "trolls" for r in members(tribe.held)}
