"""The rules of Small World, and nothing else: no Qt, no files, no clock, no random numbers.

This module is the front door; everything outside ``swqt.engine`` imports from here::

    rules = Rules(board, content, Options())
    state = rules.start(seats=3)
    while decision := rules.decision(state):
        command = players[decision.seat].choose(rules, state)
        state, events = rules.apply(state, command)
"""

from swqt.engine.board import LETTER_OF_TERRAIN, MARKS, TERRAIN_OF_LETTER, WORLDS, Board, BoardError, Site
from swqt.engine.commands import (
    Abandon,
    AbandonRange,
    Choose,
    Command,
    Conquer,
    Deal,
    DealRange,
    Decline,
    Deploy,
    DeployRange,
    Draw,
    End,
    Legal,
    Pick,
    Place,
    Pool,
    Range,
    Roll,
    Use,
    admits,
)
from swqt.engine.events import (
    Abandoned,
    Attempted,
    Conquered,
    Cost,
    Dealt,
    Declined,
    Deployed,
    Earned,
    Event,
    Gain,
    Gained,
    GameOver,
    Income,
    Lifted,
    Lost,
    Pact,
    Paid,
    Part,
    Picked,
    Placed,
    Removed,
    Retreated,
    Rolled,
    TurnBegan,
    Vanished,
)
from swqt.engine.refusals import CODES, Refusal, Refused
from swqt.engine.regions import RegionSet, members, region_set
from swqt.engine.rules import DECISIONS, Rules, Standing, Step
from swqt.engine.state import (
    CHANCE,
    NOBODY,
    NOT_ROLLED,
    Combo,
    Decision,
    Note,
    Piece,
    State,
    Tribe,
    Used,
)
from swqt.engine.traits import (
    CONDITIONS,
    KEEPS,
    LIMITS,
    MOMENTS,
    OPTION_VALUES,
    PER,
    SOURCES,
    STAGES,
    VERBS,
    Content,
    Effect,
    Options,
    Trait,
    Where,
)

__all__ = [
    "CHANCE", "CODES", "CONDITIONS", "DECISIONS", "KEEPS", "LETTER_OF_TERRAIN", "LIMITS", "MARKS", "MOMENTS",
    "NOBODY", "NOT_ROLLED", "OPTION_VALUES", "PER", "SOURCES", "STAGES", "TERRAIN_OF_LETTER", "VERBS", "WORLDS",
    "Abandon", "AbandonRange", "Abandoned", "Attempted", "Board", "BoardError", "Choose", "Combo", "Command",
    "Conquer", "Conquered", "Content", "Cost", "Deal", "DealRange", "Dealt", "Decision", "Decline", "Declined",
    "Deploy", "DeployRange", "Deployed", "Draw", "Earned", "Effect", "End", "Event", "Gain", "Gained", "GameOver",
    "Income", "Legal", "Lifted", "Lost", "Note", "Options", "Pact", "Paid", "Part", "Pick", "Picked", "Piece", "Place",
    "Placed", "Pool", "Range", "Refusal", "Refused", "RegionSet", "Removed", "Retreated", "Roll", "Rolled",
    "Rules", "Site", "Standing", "State", "Step", "Trait", "Tribe", "TurnBegan", "Use", "Used", "Vanished",
    "Where", "admits", "members", "region_set",
]  # fmt: skip
