"""Turns clicks into commands during a person's turn; LegalMoves says what may be clicked."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QObject, Signal

from swqt.engine import NOBODY, Abandon, Choose, Command, Conquer, Decline, End, Pick, Refusal, RegionSet, Use
from swqt.gui.board.token_painter import AFFORDABLE
from swqt.gui.session.legal_moves import LegalMoves
from swqt.gui.session.region_actions import (
    ASKS,
    DEED,
    MOVING,
    NEEDS,
    ActionOffer,
    ConfirmationTexts,
    HandLook,
    MainStep,
    MapTool,
    RegionAction,
    RegionActions,
    TurnPrompt,
    command_of,
    targets_of,
    tools_of,
)
from swqt.gui.session.token_allocation import TokenAllocation, TokenAllocator
from swqt.gui.texts.i18n import with_sign
from swqt.gui.texts.names import Names
from swqt.gui.texts.refusals import RuledText, refusal_text
from swqt.gui.texts.sentences import Sentences


class TurnController(TokenAllocator):
    """Collects what a decision needs (a row, regions, counts) and emits the command when it is complete."""

    commanded = Signal(object)
    refused = Signal(object)
    """Carries the reason, a ``RuledText``."""

    choices_offered = Signal(int, list)

    def __init__(self, names: Names, sentences: Sentences, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.names = names
        self.sentences = sentences
        self.fast_pick = False
        """Whether a click on a combo picks it at once, unless its power can be swapped."""
        self.leaving: RegionSet = 0
        self.row: int | None = None
        self.partner: int | None = None
        self.exchanging = False
        self.tool: MapTool | None = None
        self.take_back: Callable[[], None] | None = None
        """Takes back an early answer; None if there is none."""
        self.asking = ConfirmationTexts(names)
        self._ways = RegionActions(names)
        self._question: tuple[str, Command] | None = None
        self._typed = (NOBODY, 0)
        self._warned = False
        """Whether the next press ends the conquests even though tokens in hand could still take a region."""

    def begin(self, legal_moves: LegalMoves | None) -> None:
        """Start a new decision; None while nobody at this computer must decide."""
        self.legal_moves = legal_moves
        self._forget()
        self.tool = None
        self._typed = (NOBODY, 0)
        self.allocation = None
        self.proposal = {}
        if legal_moves is not None:
            if legal_moves.deploy is not None:
                retreat = legal_moves.kind == "retreat"
                proposal = legal_moves.proposal if retreat else None
                self.allocation = TokenAllocation(
                    legal_moves.deploy, legal_moves.state.tokens, retreat=retreat, proposal=proposal
                )
            if legal_moves.must_place:
                self.tool = tools_of(legal_moves)[0]
        self.changed.emit()

    def replace_legal_moves(self, legal_moves: LegalMoves) -> None:
        """Switch to *legal_moves*, the same decision at another point of the game, keeping the token counts."""
        self.legal_moves = legal_moves
        self.changed.emit()

    def arrange(self, counts: Mapping[int, int]) -> None:
        """Set the counts of the open deployment to *counts*, unless that is empty."""
        if self.allocation is not None and counts:
            self.allocation.fortify(counts)
            self.changed.emit()

    # What the window shows

    @property
    def targets(self) -> RegionSet:
        """The regions on which a click acts, for the glow on the map."""
        now = self.legal_moves
        if now is None:
            return 0
        return now.targets if self.tool is None else targets_of(now, self.tool)

    @property
    def chosen(self) -> RegionSet:
        """The region that the open question is about."""
        if self._question is None:
            return 0
        command = self._question[1]
        return 1 << command.region if isinstance(command, (Conquer, Use)) and command.region >= 0 else 0

    @property
    def is_asking(self) -> bool:
        """Whether Confirm and Cancel are available."""
        return self._question is not None or bool(self.leaving) or self.row is not None or self._warned

    @property
    def answering(self) -> RegionSet:
        """The regions on which Enter confirms the open question instead of starting something new; -1: all of them.

        None for the question whether to waste tokens, because the player can still conquer with them.
        """
        if self._question is not None:
            return self.chosen or -1
        if self._warned:
            return 0
        accepting = self.allocation is not None and self.tool is None and self.allocation.is_proposal
        return -1 if self.is_asking or accepting else 0

    @property
    def can_accept(self) -> bool:
        """Whether Enter accepts the shown placement of a retreat."""
        allocation = self.allocation
        if self.is_asking or self.tool is not None or allocation is None:
            return False
        return allocation.retreat and not allocation.left

    @property
    def counters(self) -> RegionSet:
        """The regions whose token counts can be changed now."""
        return self.allocation.regions if self.allocation is not None and self.tool is None else 0

    @property
    def partners(self) -> set[int]:
        """The rows with which the selected combo may swap powers; empty unless ``exchanging``."""
        now = self.legal_moves
        if now is None or self.row is None or not self.exchanging:
            return set()
        return now.swaps.get(self.row, set())

    def hint(self) -> str:
        """Return the open question, or what to do next."""
        now = self.legal_moves
        if now is None:
            return ""
        if self._question is not None:
            return self._question[0]
        if self.leaving:
            return self.tr("Abandon {0}?").format(self.names.regions(self.leaving))
        if self.row is not None:
            return self.asking.pick(now, self.row, self.partner, exchanging=self.exchanging)
        if self.tool is not None:
            return self.asking.tool(now, self.tool)
        if now.rolled is not None:
            if not now.rolled:
                return self.tr("You rolled a blank.") + " " + self.sentences.hint(now.decision)
            return self.tr("You rolled a %n. Your next conquest costs %n token(s) less.", "", now.rolled)
        if self.allocation is not None and self.allocation.left:
            left = self.tr("%n token(s) left to place.", "", self.allocation.left)
            return f"{left} {self.sentences.hint(now.decision)}"
        return self.sentences.hint(now.decision)

    def prompt(self) -> TurnPrompt:
        """Return what the action bar offers now."""
        now, main = self.legal_moves, self.main_step()
        if now is None:
            return TurnPrompt(False, main, self.offers(), None, "", False, "", None)
        roll = now.free_uses[0] if now.free_uses and not self.is_asking else None
        return TurnPrompt(
            True, main, self.offers(), roll, self.names.trait(roll.trait) if roll is not None else "",
            now.can_decline and not self.is_asking, self.asking.decline(now, Decline()), now.decline_pays,
        )    # fmt: skip

    def main_step(self) -> MainStep:
        """Return what ``press`` does now."""
        now = self.legal_moves
        if now is None:
            return MainStep(self.tr("End turn"), meaning="wait")
        if self._question is not None:
            return self._asked_step(now, self._question[1])
        if self.leaving:
            return MainStep(self.tr("Abandon"), self.names.regions(self.leaving), meaning="abandon")
        if self.row is not None:
            return self._pick_step(now, self.row)
        if now.kind == "pick":
            return MainStep(self.tr("Pick a combo"), self.tr("choose one on the left"), NEEDS, "pick")
        if now.must_place and self.tool is not None:
            detail, left = self.tr("choose a region"), now.rules.pieces_in_hand(now.state, self.tool.name)
            if left > 1:
                detail = self.tr("%n to place", "", left) + " · " + detail
            return MainStep(self.tool_name(self.tool), detail, NEEDS, "place")
        if self.allocation is not None and self.allocation.left:
            text = self.tr("%n to place", "", self.allocation.left)
            return MainStep(text, self.tr("click your regions"), NEEDS, f"spread {now.kind}")
        refusal = now.rules.check(now.state, self._end_command())
        if refusal is not None:
            return MainStep(self.end_text(), refusal_text(refusal, self.names), NEEDS, f"end {now.kind}")
        if self._warned:
            detail = self.tr("%n token(s) could still conquer", "", now.spare)
            return MainStep(self._with_income(now, self.tr("Finish anyway")), detail, ASKS, "waste")
        income = self.sentences.income(now.income) if now.income is not None else ""
        return MainStep(self.end_text(), income, meaning=f"end {now.kind}")

    def _asked_step(self, now: LegalMoves, command: Command) -> MainStep:
        """Return the step that confirms the open question about *command*."""
        if isinstance(command, Decline):
            pays = now.decline_outcome(command).coins
            text = self.tr("Decline") if pays is None else with_sign(self.tr("Decline  +{0}").format(pays))
            return MainStep(text, self.tr("a new race next turn"), ASKS, "decline")
        region = command.region if isinstance(command, (Conquer, Use)) else NOBODY
        outcome = now.prospect(command, region) if region >= 0 else None
        if outcome is not None and outcome.rolls:
            if outcome.odds == 100:
                return MainStep(self.tr("Roll"), meaning=f"roll {region}")
            text = self.tr("Roll · {0}%").format(outcome.odds)
            return MainStep(text, self.tr("your final attempt this turn"), ASKS, f"roll {region}")
        return MainStep(self.tr("Confirm"), meaning=f"confirm {region}")

    def _pick_step(self, now: LegalMoves, row: int) -> MainStep:
        """Return the step that picks the combo in *row*."""
        combo = now.state.column[row]
        name = self.names.combo(combo.power, combo.race) if combo.power and combo.race else ""
        if self.exchanging and self.partner is None:
            return MainStep(self.tr("Swap powers"), self.tr("choose the other combo"), NEEDS, "exchange")
        #: The price of a combo
        price = self.tr("free")
        if coins := now.rules.prices(now.state)[row]:
            price = self.tr("pay %n coin(s)", "", coins)
        return MainStep(self.tr("Pick {0}").format(name), price, meaning=f"pick {row} {self.partner}")

    def _with_income(self, now: LegalMoves, text: str) -> str:
        return text if now.income is None else with_sign(f"{text}  +{now.income.total}")

    def _in_hand(self, now: LegalMoves) -> int:
        """Return the number of tokens in hand of the deciding seat's active race."""
        return now.state.tribes[number].hand if (number := now.state.active_of(now.seat)) != NOBODY else 0

    def _wastes(self, now: LegalMoves) -> bool:
        """Return whether ending now would leave tokens that are certain to take a region."""
        return now.kind in ("choice", "conquer") and any(badge.state == AFFORDABLE for badge in now.badges.values())

    def hand(self) -> HandLook | None:
        """Return the tokens in hand or still to be placed; None without an active race or during a pick."""
        now = self.legal_moves
        number = now.state.active_of(now.seat) if now is not None else NOBODY
        if now is None or number == NOBODY or now.kind == "pick":
            return None
        race = now.state.tribes[number].race
        if self.allocation is not None:
            left = self.allocation.left
            text = self.tr("%n to place", "", left) if left else self.tr("all placed")
        else:
            left = self._in_hand(now)
            text = self.tr("%n token(s) in hand", "", left)
        return HandLook(now.seat, race, left, text)

    def offers(self) -> list[ActionOffer]:
        """Return the buttons of the current situation."""
        now = self.legal_moves
        if now is None:
            tip = self.tr("Take the retreat back and change it, as long as it hasn't been played")
            return [ActionOffer(self.tr("Change"), self.take_back, tip=tip, topic="undo")] if self.take_back else []
        if self.is_asking:
            out = [ActionOffer(self.tr("Cancel"), self.cancel, may_hide=False)]
            if self.row in now.swaps:
                tip = self.tr("Choose another combo to swap powers with")
                out.append(ActionOffer(self.tr("Swap powers"), self.exchange, checked=self.exchanging, tip=tip))
            return out
        out = [self._tool_offer(tool) for tool in tools_of(now)]
        out += [
            ActionOffer(self.tr("Roll: {0}").format(self.names.trait(use.trait)), self._giving(use), topic=use.trait)
            for use in now.free_uses[1:]
        ]
        tip = self.tr("Decline with the power lent by Stonehedge: all your tokens leave the map")
        for way in now.departures:
            text = self.tr("Decline: {0}").format(self.names.trait(way.using))
            out.append(ActionOffer(text, partial(self._propose, way), tip=tip))
        if self.allocation is not None:
            even, before = self.tr("Spread your tokens evenly"), self.tr("Back to how they stood before")
            strong = self.tr("Put the most tokens where the threat is greatest")
            up = self.tr("Pick up every token that doesn't have to stay")
            if self.allocation.retreat:
                before = self.tr("Back to the suggested placement")
            balance = ActionOffer(self.tr("Balance"), self.balance, tip=even, topic="balance")
            fortify = ActionOffer(self.tr("Fortify borders"), self.fortify, tip=strong, topic="balance")
            out.append(balance._replace(preview=self.consider_balance))
            out.append(fortify._replace(preview=self.consider_fortify))
            out.append(ActionOffer(self.tr("Pick up all"), self.take_up, tip=up, topic="redeploy"))
            out.append(ActionOffer(self.tr("Reset"), self.reset_allocation, tip=before, topic="redeploy"))
        peace = self.tr("Peace with {0}")
        out += [
            ActionOffer(peace.format(self.names.seat(seat)), self._giving(Choose(seat)), topic="POWER-DIPLOMAT-1")
            for seat in now.allies
        ]
        return out

    def end_text(self) -> str:
        """Return the name of ending the open decision."""
        now = self.legal_moves
        if now is None:
            return self.tr("End turn")
        if now.kind == "stout":
            return self.tr("Keep your race")
        if now.kind == "retreat":
            return self.tr("Accept")
        if now.kind in ("ghouls", "altar"):
            return self.tr("Continue")
        text = self.tr("Finish conquests") if now.kind in ("choice", "conquer") else self.tr("End turn")
        return self._with_income(now, text)

    # What the mouse does

    def region_clicked(self, region: int) -> None:
        now = self.legal_moves
        if now is None:
            return
        self._drop_warning()
        if self.leaving:
            self.toggle_leaving(region)
        elif self.tool is not None:
            self._apply_tool(now, self.tool, region)
        elif self.allocation is not None:
            self.count(region, 1)
        else:
            self._take(region)

    def region_alternate(self, region: int) -> None:
        """Remove a token where tokens are deployed, or put a tool back; otherwise toggle abandoning the region."""
        if self.legal_moves is None:
            return
        if self.allocation is not None and self.tool is None:
            self.count(region, -1)
        elif self.tool is not None and self.allocation is not None:
            self.hold(None)
        else:
            self.toggle_leaving(region)

    def count(self, region: int, amount: int) -> None:
        """Put one more token into *region*, or take one away."""
        self._typed = (NOBODY, 0)
        if self.allocation is None or not self.allocation.regions >> region & 1:
            text = self.tr("You can't place tokens in {0}.")
            self._deny(text.format(self.names.region(region)))
        elif self.allocation.add(region, amount):
            self.changed.emit()
        elif amount > 0:
            text = self.tr("No tokens left to place. Take some away elsewhere first (− or right-click).")
            self._deny(text, "clicks")
        else:
            self._deny(self.tr("{0} has no token to spare.").format(self.names.region(region)))

    def steps(self, region: int) -> tuple[bool, bool]:
        """Return whether *region* can have one token fewer, and one more."""
        if self.allocation is None:
            return False, False
        return self.allocation.can_add(region, -1), self.allocation.can_add(region, 1)

    def count_to(self, region: int, digit: int) -> None:
        """Set *region* to *digit* tokens; after another digit, to the number that both form, if that is possible."""
        allocation = self.allocation
        if allocation is None or not allocation.regions >> region & 1:
            return
        before = self._typed[1] if self._typed[0] == region else 0
        shown = allocation.shown(region)
        for number in (10 * before + digit, digit) if before else (digit,):
            if allocation.add(region, number - shown):
                self._typed = (region, number)
                self.changed.emit()
                return
        self._typed = (region, digit)    # may be the first of two digits
        text = self.tr("You can't have %n token(s) in {0} now.", "", digit)
        self._deny(text.format(self.names.region(region)))

    def toggle_leaving(self, region: int) -> None:
        """Mark *region* to be abandoned, or remove the mark."""
        now = self.legal_moves
        if now is None:
            return
        self._drop_warning()
        refusal = now.check_leaving(region)
        if refusal is not None:
            self._refuse(refusal)
            return
        self._question = None
        self.leaving ^= 1 << region
        self.changed.emit()

    def row_clicked(self, row: int) -> None:
        """Select the combo in *row*; a second click picks it.

        While ``exchanging``, another row selects the partner; a second click deselects it.
        """
        now = self.legal_moves
        if now is None:
            return
        if self.exchanging and row != self.row:
            if row in self.partners:
                self.partner = None if row == self.partner else row
                self.changed.emit()
            else:
                self._deny(self.tr("You can't swap powers with this combo."), "U-RACE-MIMES-1")
            return
        if self._checked(Pick(row)) is None:
            return
        if row == self.row:
            self.confirm()
            return
        self._forget_row()
        if self.fast_pick and row not in now.swaps:
            self.submit(Pick(row))
            return
        self.row = row
        self.changed.emit()

    def exchange(self) -> None:
        """Toggle whether the next click on a combo chooses it to swap powers with the selected one."""
        self.exchanging = not self.exchanging
        self.partner = None
        self.changed.emit()

    def confirm(self) -> None:
        """Confirm the open question in the action bar."""
        if self._question is not None:
            self.submit(self._question[1], confirmed=True)
        elif self.leaving:
            self.submit(Abandon(self.leaving))
        elif self.row is not None:
            self.submit(Pick(self.row, self.partner))
        elif self._warned or self.can_accept:
            self.end()

    def cancel(self) -> None:
        """Drop the open question."""
        self._forget()
        self.changed.emit()

    def _forget(self) -> None:
        self._question = None
        self.leaving = 0
        self._warned = False
        self._forget_row()

    def _drop_warning(self) -> None:
        """Drop the question whether to waste tokens, because the player does something else."""
        if self._warned:
            self._warned = False
            self.changed.emit()

    def decline(self) -> None:
        """Ask whether to decline, showing the effect."""
        self._propose(Decline())

    def _propose(self, decline: Decline) -> None:
        now = self._checked(decline)
        if now is not None:
            self._ask(self.asking.decline(now, decline), decline)

    def press(self) -> None:
        """Do the step that the main button shows."""
        if self.is_asking and not self._warned:
            self.confirm()
        else:
            self.end()

    def end(self) -> None:
        """Place the deployed tokens, or end the decision; ask once if that would waste tokens in hand."""
        now = self.legal_moves
        if now is None:
            return
        if not self._warned and self._wastes(now) and now.can_end:
            self._forget()
            self._warned = True
            self.changed.emit()
            return
        if self.allocation is not None and self.allocation.left:
            self._deny(self.tr("%n token(s) left to place.", "", self.allocation.left), "REDEPLOY-3")
            return
        self.submit(self._end_command())

    def hold(self, tool: MapTool | None) -> None:
        """Pick up *tool*, or put it back if None: the next click uses it on a region, or chooses the piece to move."""
        self._drop_warning()
        self.tool = tool
        self.changed.emit()

    def apply(self, tool: MapTool, region: int) -> None:
        """Pick up *tool* and use it on *region*."""
        self.hold(tool)
        self.region_clicked(region)

    def explain(self, region: int) -> None:
        """Put the tool back and act on *region* as a click does, or say why that is impossible."""
        self.tool = None
        self._take(region)

    def ways(self, region: int) -> list[RegionAction]:
        """Return all actions on *region*, each with its cost."""
        return self._ways.at(self.legal_moves, region) if self.legal_moves else []

    def _take(self, region: int) -> None:
        now = self.legal_moves
        assert now is not None
        ways = self.ways(region)
        if not ways and self._question is not None:    # Confirm must not be offered beside an unrelated message
            self._question = None
            self.changed.emit()
        if len(ways) > 1:
            self.choices_offered.emit(region, ways)
        elif ways:
            self.submit(ways[0].command)
        elif now.conquering:
            refusal = now.check_conquest(region)
            if refusal is not None:
                self._refuse(refusal)
        elif now.kind == "pick":
            self._deny(self.tr("Pick a combo first."), "COLUMN-1")
        else:
            self._checked(Conquer(region))

    def tool_name(self, tool: MapTool) -> str:
        """Return the label of the button for *tool*."""
        now = self.legal_moves
        assert now is not None
        if tool.kind == DEED:
            return self.names.aid(tool.name, now.state)
        return (self.tr("Move: {0}") if tool.moves else self.tr("Place: {0}")).format(self.asking.piece(now, tool))

    def _tool_offer(self, tool: MapTool) -> ActionOffer:
        text = self.tool_name(tool)
        held = self.tool
        chosen = held is not None and held[:2] == tool[:2] and held.moves == tool.moves
        return ActionOffer(text, lambda: self.hold(None if chosen else tool), checked=chosen, topic=tool.name)

    def _apply_tool(self, now: LegalMoves, tool: MapTool, region: int) -> None:
        if tool.source != MOVING:
            self.submit(command_of(tool, region), confirmed=True)
        elif (tool.name, region) in now.placements:
            self.hold(tool._replace(source=region))
        else:
            self._deny(self.tr("There's nothing to move in {0}.").format(self.names.region(region)), tool.name)

    def _forget_row(self) -> None:
        self.row = self.partner = None
        self.exchanging = False

    def _giving(self, command: Command) -> Callable[[], None]:
        return lambda: self.submit(command)

    def _end_command(self) -> Command:
        if self.allocation is not None:
            return self.allocation.command()
        return End()

    def _ask(self, text: str, command: Command) -> None:
        self._forget()
        self._question = (text, command)
        self.changed.emit()

    def submit(self, command: Command, *, confirmed: bool = False) -> None:
        """Emit *command*, or say why it is refused; rolls, and uses that conquer nothing, must be *confirmed* first."""
        now = self._checked(command)
        if now is None:
            return
        region = command.region if isinstance(command, (Conquer, Use)) and not confirmed else NOBODY
        question = self._ways.question(now, command, region) if region >= 0 else ""
        if question:
            self._ask(question, command)
        else:
            self.commanded.emit(command)

    def _checked(self, command: Command) -> LegalMoves | None:
        """Return the legal moves if *command* is one of them; else say why it is not and return None."""
        now = self.legal_moves
        refusal = now.rules.check(now.state, command) if now is not None else None
        if refusal is not None:
            self._refuse(refusal)
        return now if refusal is None else None

    def _refuse(self, refusal: Refusal) -> None:
        self.refused.emit(refusal_text(refusal, self.names))

    def _deny(self, text: str, topic: str = "") -> None:
        """Say why a click or key does nothing; *topic* is the rule book page, by default that of the open decision."""
        self.refused.emit(RuledText(text, topic or (self.legal_moves.kind if self.legal_moves else "turn")))
