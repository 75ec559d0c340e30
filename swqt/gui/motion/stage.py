"""What the map shows in the middle of a move: tokens that have left are gone, tokens on their way not there yet."""

from __future__ import annotations

from collections import Counter

from swqt.engine import members
from swqt.gui.board.region import RegionLook
from swqt.gui.motion.beats import AWAY, NATIVE, PIECE, Beat, Flight


def departed(look: RegionLook, flight: Flight) -> RegionLook:
    """Return *look* without what sets out from it."""
    if flight.kind == PIECE:
        return look._replace(pieces=_counted(look.pieces, flight.name, -1))
    if flight.kind == NATIVE:
        return look._replace(natives=max(0, look.natives - flight.tokens))
    left = max(0, look.tokens - flight.tokens)
    if left:
        return look._replace(tokens=left)
    return look._replace(tokens=0, seat=-1, race="", declined=False)


def landed(look: RegionLook, flight: Flight) -> RegionLook:
    """Return *look* with what has come to it."""
    if flight.kind == PIECE:
        return look._replace(pieces=_counted(look.pieces, flight.name, 1))
    if flight.kind == NATIVE:
        return look._replace(natives=look.natives + flight.tokens)
    same = (look.seat, look.race) == (flight.seat, flight.name)
    tokens = flight.tokens + (look.tokens if same else 0)
    return look._replace(tokens=tokens, seat=flight.seat, race=flight.name, declined=flight.declined)


def at_the_start(looks: list[RegionLook], beat: Beat) -> list[RegionLook]:
    """Return *looks* as they are while the flights of *beat* are in the air."""
    out = list(looks)
    for flight in beat.flights:
        if flight.source != AWAY:
            out[flight.source] = departed(out[flight.source], flight)
    return out


def at_the_end(looks: list[RegionLook], beat: Beat) -> list[RegionLook]:
    """Return *looks* once the flights of *beat* have come down."""
    out = list(looks)
    for flight in beat.flights:
        if flight.target != AWAY:
            out[flight.target] = landed(out[flight.target], flight)
    for region in members(beat.faded):
        out[region] = out[region]._replace(declined=True)
    return out


def _counted(pieces: tuple[tuple[str, int], ...], kind: str, change: int) -> tuple[tuple[str, int], ...]:
    counter = Counter(dict(pieces))
    counter[kind] += change
    return tuple(sorted((name, count) for name, count in counter.items() if count > 0))
