"""Every way to do something with one region, in words: for the menu beside it, its card, and what is asked back.

What the controller offers in the middle of the action bar.

What can be taken in hand before a region is clicked: a piece to place or to move, or a trait to use there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from PySide6.QtCore import QObject

from swqt.engine import DIE_ODDS, Command, Conquer, Place, RegionSet, Use, region_set
from swqt.gui.session.legal_moves import LegalMoves, MovePreview, Toll
from swqt.gui.texts.names import Names, labelled


class ActionOffer(NamedTuple):
    """A button in the middle of the action bar; *checked* is None for what is done at once.

    One that *may_hide* goes into a menu where there is no room. The rule book explains it under *topic*; *preview*
    shows what it would do while it is pointed at.
    """

    text: str
    act: Callable[[], None]
    primary: bool = False
    checked: bool | None = None
    tip: str = ""
    may_hide: bool = True
    topic: str = ""
    preview: Callable[[bool], None] | None = None


DOES: Final = "does"
NEEDS: Final = "needs"
ASKS: Final = "asks"
"""What a press of the main button comes to: the step, a shake because something is missing, or a Yes."""


class MainStep(NamedTuple):
    """The next step, in words for the main button; two steps of one *meaning* differ by numbers only."""

    text: str
    detail: str = ""
    """The consequence, or what is missing."""

    dress: str = DOES
    meaning: str = ""


class HandLook(NamedTuple):
    """The tokens in hand: *seat*, *race*, how many, and what that is called."""

    seat: int
    race: str
    tokens: int
    text: str


class TurnPrompt(NamedTuple):
    """What the action bar offers now: *offers*, Roll and Decline as second choices, and the main step."""

    is_asked: bool
    """Whether a person at this table is asked for anything."""

    main: MainStep
    offers: list[ActionOffer]
    roll: Use | None
    roll_name: str
    can_decline: bool
    decline_text: str
    """What declining comes to, or why it is not possible."""

    decline_pays: int | None


MOVING: Final = -2
"""The source of a piece that is to be moved, until it is known which one."""

PIECE: Final = "piece"
DEED: Final = "deed"


class MapTool(NamedTuple):
    """A piece (*source* is -1 from hand, a region, or MOVING) or a trait that is used on a region."""

    kind: str
    name: str
    source: int = -1

    @property
    def moves(self) -> bool:
        return self.source != -1


def tools_of(now: LegalMoves) -> list[MapTool]:
    """Return everything that can be taken in hand: one tool a kind of piece in hand, and one a kind to move."""
    out = []
    # Copies of a relic stand behind the relics themselves.
    for kind in sorted(dict.fromkeys(kind for kind, _ in now.placements), key=lambda kind: ":" in kind):
        if (kind, -1) in now.placements:
            out.append(MapTool(PIECE, kind))
        sources = [source for other, source in now.placements if other == kind and source >= 0]
        if sources:
            # Of a piece that stands in one place there is no question which one.
            out.append(MapTool(PIECE, kind, sources[0] if len(sources) == 1 else MOVING))
    if now.conquering:
        out += [MapTool(DEED, trait) for trait in now.deeds]
    return out


def targets_of(now: LegalMoves, tool: MapTool) -> RegionSet:
    """Return the regions that a click with *tool* does something to."""
    if tool.kind == DEED:
        return now.deeds.get(tool.name, 0)
    if tool.source == MOVING:
        return region_set(source for kind, source in now.placements if kind == tool.name and source >= 0)
    return now.placements.get((tool.name, tool.source), 0)


def command_of(tool: MapTool, region: int) -> Command:
    """Return what *tool* does in *region*."""
    return Use(tool.name, region) if tool.kind == DEED else Place(tool.name, region, tool.source)


_NEED: Final = {round(100 * odds): pips for pips, odds in enumerate(DIE_ODDS) if pips}
"""What a single die must show, by its odds in percent."""


class RegionAction(NamedTuple):
    """One of several ways to deal with a region; the usual ones have the lowest *rank*."""

    text: str
    command: Command
    rank: int = 0


class RegionActions(QObject):
    """Says what commands on regions come to, with the *names* of one game."""

    def __init__(self, names: Names) -> None:
        super().__init__()
        self._names = names

    def at(self, now: LegalMoves, region: int, most: int | None = None) -> list[RegionAction]:
        """Return every way to deal with *region*, or the first *most*: those without relics first."""
        commands = sorted(now.commands_at(region), key=_rank)
        return [self._way(now, command, region) for command in commands[:most]]

    def question(self, now: LegalMoves, command: Command, region: int) -> str:
        """Return what to ask before *command* is given; nothing if it needs no Yes."""
        where = self._names.region(region)
        outcome = now.prospect(command, region)
        if outcome.coins:
            return self.tr("Give up a token in {0} for %n coin(s)?", "", outcome.coins).format(where)
        if isinstance(command, Use) and now.is_deed(command):
            #: {0}: a race, power or Relic; {1}: a region
            return self.tr("Use {0} on {1}?").format(self._names.aid(command.trait, now.state), where)
        if not outcome.rolls:
            return ""
        if isinstance(command, Use):
            aids = self._aids(now, (command.trait, *command.using))
            if outcome.odds == 100:
                return self.tr("{0}: roll for {1}? It can't fail and may save tokens.").format(aids, where)
            text = self.tr("{0}: roll for {1}? {2}% chance. If it fails, your conquests end for this turn.")
            return text.format(aids, where, outcome.odds)
        need = _NEED.get(outcome.odds)
        if need is None:
            text = self.tr("Roll for {0}? {1}% chance. Your conquests end either way.")
            return text.format(where, outcome.odds)
        text = self.tr("Roll for {0}? You need +{1} ({2}% chance). Your conquests end either way.")
        return text.format(where, need, outcome.odds)

    def tolls(self, tolls: Iterable[Toll]) -> list[str]:
        """Return who gets coins for the region, each in a sentence."""
        return [self._toll(toll) for toll in tolls]

    def _toll(self, toll: Toll) -> str:
        if toll.payer >= 0:
            text = self.tr("Toll to {0}: %n coin(s) ({1})", "", toll.coins)
        else:
            #: {0}: a player; {1}: a power or Place
            text = self.tr("{0} gets %n coin(s) ({1})", "", toll.coins)
        return text.format(self._names.seat(toll.seat), self._names.trait(toll.trait))

    def _way(self, now: LegalMoves, command: Command, region: int) -> RegionAction:
        return RegionAction(self._text(now, command, region), command, _rank(command))

    def _text(self, now: LegalMoves, command: Command, region: int) -> str:
        if isinstance(command, Use):
            name = self._aids(now, (command.trait, *command.using))
            if now.is_deed(command):
                return name
            outcome = now.prospect(command, region)
            return labelled(name, self._roll_first(outcome) if outcome.rolls else self._tokens(outcome))
        using = command.using if isinstance(command, Conquer) else ()
        aids = self._aids(now, using)
        outcome = now.prospect(command, region)
        if outcome.rolls:
            text = self.tr("Roll the die with {0} ({1}%)") if using else self.tr("Roll the die ({1}%)")
            return text.format(aids, outcome.odds)
        #: {0}: Relics; {1}: a number of tokens
        text = self.tr("With {0}: {1}") if using else self.tr("Conquer: {1}")
        return text.format(aids, self._cost(now, region, using, outcome))

    def _roll_first(self, outcome: MovePreview) -> str:
        """Return that the die is rolled before the conquest; a certain success needs no odds."""
        if outcome.odds == 100:
            return self.tr("roll first")
        return self.tr("roll first ({0}%)").format(outcome.odds)

    def _aids(self, now: LegalMoves, names: tuple[str, ...]) -> str:
        return self._names.listed(self._names.aid(name, now.state) for name in names)

    def _cost(self, now: LegalMoves, region: int, using: tuple[str, ...], outcome: MovePreview) -> str:
        """Return the tokens of a conquest, and what is thrown in with them."""
        cost = now.cost(region, using)
        if now.rolled is None and cost is not None and cost.total > outcome.most:
            hammers = self.tr("%n Hammer(s)", "", cost.total - outcome.most)
            #: {0}: a number of tokens; {1}: a number of Hammers
            return self.tr("{0} and {1}").format(self._tokens(outcome), hammers)
        return self._tokens(outcome)

    def _tokens(self, outcome: MovePreview) -> str:
        return self.tr("%n token(s)", "", outcome.most)


def _rank(command: Command) -> int:
    """Return how far down *command* stands: plain conquests, what traits offer, one relic, several."""
    if isinstance(command, Conquer):
        return len(command.using) * 2
    return len(command.using) * 2 + 1 if isinstance(command, Use) else 1
