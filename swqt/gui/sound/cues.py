"""Which moment of the game has which sound. Every one shows itself too: nothing is told by sound alone."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal, NamedTuple

from swqt.engine import (
    Abandoned,
    Conquered,
    Declined,
    Deployed,
    Earned,
    Event,
    Forged,
    Gained,
    GameOver,
    Lifted,
    Lost,
    Picked,
    Placed,
    Retreated,
    Rolled,
    Swapped,
    Uncovered,
)

Kind = Literal["effects", "alerts"]


class Cue(NamedTuple):
    """One sound: the volume it obeys, how much it matters beside others of the same moment, and its visual twin."""

    kind: Kind
    weight: int
    twin: str


CUES: Final[dict[str, Cue]] = {
    "end": Cue("alerts", 9, "the page at the end of the game"),
    "turn": Cue("alerts", 8, "the phase line and the window's title name who is asked"),
    "refuse": Cue("alerts", 7, "the reason in the action bar"),
    "die": Cue("effects", 6, "the die in the corner of the map"),
    "reveal": Cue("effects", 6, "the card over the region that was uncovered"),
    "decline": Cue("effects", 5, "the tokens turn grey, hatched and marked"),
    "conquer": Cue("effects", 4, "the tokens change on the map"),
    "lose": Cue("effects", 3, "the tokens leave the map"),
    "pick": Cue("effects", 3, "the combo leaves the column"),
    "coins": Cue("effects", 3, "the strip with the sum that was earned"),
    "undo": Cue("effects", 2, "the position before"),
    "place": Cue("effects", 1, "the tokens and pieces change on the map"),
}
"""By the name of its file in resources/sounds."""

_OF_EVENT: Final[dict[type[Event], str]] = {
    GameOver: "end",
    Rolled: "die",
    Uncovered: "reveal",
    Declined: "decline",
    Conquered: "conquer",
    Lost: "lose",
    Picked: "pick",
    Swapped: "pick",
    Earned: "coins",
    Placed: "place",
    Gained: "place",
    Forged: "place",
    Abandoned: "place",
    Lifted: "place",
    Deployed: "place",
    Retreated: "place",
}


def cues_of(events: Iterable[Event]) -> list[str]:
    """Return the sounds of *events*, in their order; many events have none."""
    return [cue for event in events if (cue := _OF_EVENT.get(type(event))) is not None]


def loudest(cues: Iterable[str]) -> str | None:
    """Return the one of *cues* that matters most; None if there is none."""
    return max(cues, key=lambda cue: CUES[cue].weight, default=None)
