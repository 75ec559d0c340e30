"""What can be taken in hand before a region is clicked: a piece to place or to move, or a trait to use there."""

from __future__ import annotations

from typing import Final, NamedTuple

from swqt.engine import Command, Place, RegionSet, Use, region_set
from swqt.gui.situation import Situation

MOVING: Final = -2
"""The source of a piece that is to be moved, until it is known which one."""

PIECE: Final = "piece"
DEED: Final = "deed"


class Tool(NamedTuple):
    """A piece (*source* is -1 from hand, a region, or MOVING) or a trait that is used on a region."""

    kind: str
    name: str
    source: int = -1

    @property
    def moves(self) -> bool:
        return self.source != -1


def tools_of(now: Situation) -> list[Tool]:
    """Return everything that can be taken in hand: one tool a kind of piece in hand, and one a kind to move."""
    out = []
    # Copies of a relic stand behind the relics themselves.
    for kind in sorted(dict.fromkeys(kind for kind, _ in now.placements), key=lambda kind: ":" in kind):
        if (kind, -1) in now.placements:
            out.append(Tool(PIECE, kind))
        sources = [source for other, source in now.placements if other == kind and source >= 0]
        if sources:
            # Of a piece that stands in one place there is no question which one.
            out.append(Tool(PIECE, kind, sources[0] if len(sources) == 1 else MOVING))
    if now.conquering:
        out += [Tool(DEED, trait) for trait in now.deeds]
    return out


def targets_of(now: Situation, tool: Tool) -> RegionSet:
    """Return the regions that a click with *tool* does something to."""
    if tool.kind == DEED:
        return now.deeds.get(tool.name, 0)
    if tool.source == MOVING:
        return region_set(source for kind, source in now.placements if kind == tool.name and source >= 0)
    return now.placements.get((tool.name, tool.source), 0)


def command_of(tool: Tool, region: int) -> Command:
    """Return what *tool* does in *region*."""
    return Use(tool.name, region) if tool.kind == DEED else Place(tool.name, region, tool.source)
