"""A person's turn: clicks become commands. What may be clicked comes from the Situation, never from here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, Signal

from swqt.engine import (
    Abandon,
    Choose,
    Command,
    Conquer,
    Decline,
    End,
    Pick,
    Place,
    Refusal,
    RegionSet,
    Use,
    region_set,
)
from swqt.gui.names import Names
from swqt.gui.placement import Spread
from swqt.gui.refusals import refusal_text
from swqt.gui.sentences import Sentences
from swqt.gui.situation import Situation

MOVING: Final = -2
"""The source of a piece that is to be moved, until it is known which one."""


class Offer(NamedTuple):
    """A button in the middle of the action bar."""

    text: str
    act: Callable[[], None]
    primary: bool = False
    checked: bool = False
    tip: str = ""


class Way(NamedTuple):
    """One of several ways to take a region."""

    text: str
    command: Command


class Controller(QObject):
    """Collects what a decision needs (a row, regions, counts) and gives the command when it is complete."""

    changed = Signal()
    commanded = Signal(object)
    refused = Signal(str)
    ways_offered = Signal(int, list)

    def __init__(self, names: Names, sentences: Sentences) -> None:
        super().__init__()
        self.names = names
        self.sentences = sentences
        self.situation: Situation | None = None
        self.spread: Spread | None = None
        self.leaving: RegionSet = 0
        self.row: int | None = None
        self.piece: tuple[str, int] | None = None
        self._question: tuple[str, Command] | None = None

    def begin(self, situation: Situation | None) -> None:
        """Start on a new decision; None while nobody at this table is asked."""
        self.situation = situation
        self.leaving = 0
        self.row = None
        self.piece = None
        self._question = None
        self.spread = None
        if situation is not None:
            if situation.deploy is not None:
                retreat = situation.kind == "retreat"
                self.spread = Spread(situation.deploy, situation.state.tokens, retreat=retreat)
            if situation.placements and situation.deploy is None and not situation.can_end:
                self.piece = next(iter(situation.placements))
        self.changed.emit()

    # What the window shows

    @property
    def targets(self) -> RegionSet:
        """The regions that a click does something to, for the glow on the map."""
        now = self.situation
        if now is None:
            return 0
        if self.piece is None:
            return now.targets
        if self.piece[1] == MOVING:
            return region_set(source for kind, source in now.placements if kind == self.piece[0] and source >= 0)
        return now.placements.get(self.piece, 0)

    @property
    def chosen(self) -> RegionSet:
        """The region that waits for a Yes."""
        if self._question is None:
            return 0
        command = self._question[1]
        return 1 << command.region if isinstance(command, (Conquer, Use)) and command.region >= 0 else 0

    @property
    def is_asking(self) -> bool:
        """Whether Confirm and Cancel are on offer."""
        return self._question is not None or bool(self.leaving) or self.row is not None

    @property
    def counters(self) -> RegionSet:
        """The regions whose tokens can be counted up and down now."""
        return self.spread.regions if self.spread is not None and self.piece is None else 0

    def hint(self) -> str:
        """Return what to do next."""
        now = self.situation
        if now is None:
            return ""
        if self._question is not None:
            return self._question[0]
        if self.leaving:
            return self.tr("Abandon {0}?").format(self.names.regions(self.leaving))
        if self.row is not None:
            combo = now.state.column[self.row]
            text = self.tr("Pick {0}?").format(self.names.combo(combo.power, combo.race))
            return f"{text} {self.tr('It costs %n coin(s).', '', self.row)}" if self.row else text
        if self.piece is not None:
            name = self.names.piece(self.piece[0])
            if self.piece[1] == MOVING:
                return self.tr("Move: {0}. Click the region to take it from.").format(name)
            return self.tr("Place: {0}. Click a region for it.").format(name)
        if now.rolled is not None:
            return self.tr("The die shows {0}: the next conquest costs that much less.").format(now.rolled)
        if self.spread is not None and self.spread.left:
            return self.tr("%n token(s) left to place.", "", self.spread.left) + " " + self.sentences.hint(now.decision)
        return self.sentences.hint(now.decision)

    def offers(self) -> list[Offer]:
        """Return the buttons that belong to this moment."""
        now = self.situation
        if now is None:
            return []
        if self.is_asking:
            return [
                Offer(self.tr("Confirm"), self.confirm, primary=True),
                Offer(self.tr("Cancel"), self.cancel),
            ]
        out = self._piece_offers(now)
        if self.spread is not None:
            out.append(Offer(self.tr("Balance"), self.balance, tip=self.tr("Spread the tokens evenly")))
            out.append(Offer(self.tr("Reset"), self.reset_spread, tip=self.tr("As they stood before")))
        out += [
            Offer(self.tr("Peace with {0}").format(self.names.seat(seat)), self._choosing(seat)) for seat in now.allies
        ]
        return out

    def end_text(self) -> str:
        """Return what the primary button is called now."""
        now = self.situation
        if now is None:
            return self.tr("End turn")
        if now.kind == "stout":
            return self.tr("Keep the race")
        if now.kind == "retreat":
            return self.tr("Accept")
        if now.kind in ("ghouls", "altar"):
            return self.tr("Go on")
        if now.income is None:
            return self.tr("End turn")
        return self.tr("End turn  +{0}").format(now.income.total)

    def end_refusal(self) -> str:
        """Return why the primary button is not ready, or nothing if it is."""
        now = self.situation
        if now is None:
            return self.tr("It is nobody's turn at this table.")
        command = self._end_command()
        refusal = now.rules.check(now.state, command)
        if refusal is not None and self.spread is not None and self.spread.left:
            return self.tr("%n token(s) left to place.", "", self.spread.left)
        return refusal_text(refusal, self.names) if refusal else ""

    # What the mouse does

    def region_clicked(self, region: int) -> None:
        now = self.situation
        if now is None:
            return
        if self.leaving:
            self.toggle_leaving(region)
        elif self.piece is not None:
            self._place(self.piece, region)
        elif self.spread is not None:
            self.count(region, 1)
        else:
            self._take(region)

    def region_alternate(self, region: int) -> None:
        """Count down where tokens are spread, otherwise mark the region to be abandoned."""
        if self.situation is None:
            return
        if self.spread is not None and self.piece is None:
            self.count(region, -1)
        elif self.piece is not None and self.spread is not None:
            self.select_piece(None)
        else:
            self.toggle_leaving(region)

    def count(self, region: int, amount: int) -> None:
        """Put one more token into *region*, or take one away."""
        if self.spread is None or not self.spread.regions >> region & 1:
            text = self.tr("{0} is not one of the regions to place tokens in.")
            self._refuse_text(text.format(self.names.region(region)))
        elif self.spread.add(region, amount):
            self.changed.emit()
        elif amount > 0:
            self._refuse_text(self.tr("No tokens are left to place. Take some away elsewhere first: right click."))
        else:
            self._refuse_text(self.tr("No token can be taken from {0}.").format(self.names.region(region)))

    def toggle_leaving(self, region: int) -> None:
        """Mark *region* to be abandoned, or not any more."""
        now = self.situation
        if now is None:
            return
        refusal = now.check_leaving(region)
        if refusal is not None:
            self._refuse(refusal)
            return
        self._question = None
        self.leaving ^= 1 << region
        self.changed.emit()

    def row_clicked(self, row: int) -> None:
        """Take the combo in *row* into consideration."""
        now = self.situation
        if now is None:
            return
        refusal = now.rules.check(now.state, Pick(row))
        if refusal is not None:
            self._refuse(refusal)
            return
        self.row = None if row == self.row else row
        self.changed.emit()

    def confirm(self) -> None:
        """Say yes to what is being asked in the action bar."""
        if self._question is not None:
            self._give(self._question[1])
        elif self.leaving:
            self._give(Abandon(self.leaving))
        elif self.row is not None:
            self._give(Pick(self.row))

    def cancel(self) -> None:
        """Forget what was being asked."""
        self._question = None
        self.leaving = 0
        self.row = None
        self.changed.emit()

    def decline(self) -> None:
        """Ask whether to decline, with what that pays."""
        now = self.situation
        if now is None:
            return
        refusal = now.rules.check(now.state, Decline())
        if refusal is not None:
            self._refuse(refusal)
            return
        income = now.income_of_decline
        text = self.tr("Decline: each region keeps one token, the rest leave.")
        if income is not None:
            text = self.tr("Decline and score {0}: each region keeps one token, the rest leave.").format(income.total)
        self._ask(text, Decline())

    def end(self) -> None:
        """End what is open: place the tokens, or end the decision."""
        if self.situation is None:
            return
        if self.spread is not None and self.spread.left:
            self._refuse_text(self.tr("%n token(s) left to place.", "", self.spread.left))
            return
        self._give(self._end_command())

    def use(self, use: Use) -> None:
        """Use what needs no region."""
        self._give(use)

    def balance(self) -> None:
        if self.spread is not None:
            self.spread.balance()
            self.changed.emit()

    def reset_spread(self) -> None:
        if self.spread is not None:
            self.spread.reset()
            self.changed.emit()

    def select_piece(self, piece: tuple[str, int] | None) -> None:
        """Take *piece* in hand, or none: the next click on a region places it, or says which one to move."""
        self.piece = piece
        self.changed.emit()

    def take_way(self, command: Command) -> None:
        """Take a region in the way that was chosen from the menu; the die is asked about first."""
        if isinstance(command, Conquer) and command.die and self.situation is not None:
            odds = self.situation.odds(command, command.region)
            self._ask(
                self.tr("Roll for {0}? It succeeds with {1} % and is the last attempt of this turn.").format(
                    self.names.region(command.region), odds
                ),
                command,
            )
        else:
            self._give(command)

    def ways(self, region: int) -> list[Way]:
        """Return every way to take *region*, each with what it costs."""
        now = self.situation
        if now is None:
            return []
        return [Way(self._way_text(now, command, region), command) for command in now.commands_at(region)]

    def _way_text(self, now: Situation, command: Command, region: int) -> str:
        if isinstance(command, Conquer) and command.die:
            return self.tr("Roll the die: {0} %").format(now.odds(command, region))
        tokens = self.tr("%n token(s)", "", now.tokens_for(command, region))
        if isinstance(command, Use):
            return self.tr("{0}: {1}").format(self.names.trait(command.trait), tokens)
        if isinstance(command, Conquer) and command.using:
            aids = self.names.listed(self.names.trait(aid) for aid in command.using)
            return self.tr("Conquer with {0}: {1}").format(aids, tokens)
        return self.tr("Conquer: {0}").format(tokens)

    def _take(self, region: int) -> None:
        now = self.situation
        assert now is not None
        ways = self.ways(region)
        if len(ways) > 1:
            self.ways_offered.emit(region, ways)
        elif ways:
            self.take_way(ways[0].command)
        elif now.conquering:
            refusal = now.check_conquest(region)
            if refusal is not None:
                self._refuse(refusal)
        elif now.kind == "pick":
            self._refuse_text(self.tr("First pick a combo from the column on the left."))
        else:
            refusal = now.rules.check(now.state, Conquer(region))
            if refusal is not None:
                self._refuse(refusal)

    def _piece_offers(self, now: Situation) -> list[Offer]:
        """One button for each kind of piece in hand, and one for each kind that can be moved."""
        out = []
        for kind in dict.fromkeys(kind for kind, _ in now.placements):
            name = self.names.piece(kind)
            in_hand = (kind, -1) in now.placements
            if in_hand:
                out.append(self._piece_offer(self.tr("Place: {0}").format(name), (kind, -1)))
            if any(other == kind and source >= 0 for other, source in now.placements):
                out.append(self._piece_offer(self.tr("Move: {0}").format(name), (kind, MOVING)))
        return out

    def _piece_offer(self, text: str, piece: tuple[str, int]) -> Offer:
        chosen = self.piece is not None and self.piece[0] == piece[0] and (self.piece[1] == -1) == (piece[1] == -1)
        return Offer(text, lambda: self.select_piece(None if chosen else piece), checked=chosen)

    def _place(self, piece: tuple[str, int], region: int) -> None:
        kind, source = piece
        if source != MOVING:
            self._give(Place(kind, region, source))
        elif self.situation is not None and (kind, region) in self.situation.placements:
            self.piece = (kind, region)
            self.changed.emit()
        else:
            self._refuse_text(self.tr("There is nothing to move in {0}.").format(self.names.region(region)))

    def _choosing(self, seat: int) -> Callable[[], None]:
        return lambda: self._give(Choose(seat))

    def _end_command(self) -> Command:
        if self.spread is not None:
            return self.spread.command()
        return End()

    def _ask(self, text: str, command: Command) -> None:
        self._question = (text, command)
        self.leaving = 0
        self.changed.emit()

    def _give(self, command: Command) -> None:
        now = self.situation
        if now is None:
            return
        refusal = now.rules.check(now.state, command)
        if refusal is not None:
            self._refuse(refusal)
        else:
            self.commanded.emit(command)

    def _refuse(self, refusal: Refusal) -> None:
        self._refuse_text(refusal_text(refusal, self.names))

    def _refuse_text(self, text: str) -> None:
        self.refused.emit(text)
