"""The session of the game that the main window shows: its runner, its controllers, and what its changes reveal."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal, SignalInstance

from swqt.engine import (
    CHANCE,
    NOBODY,
    Abandoned,
    Attempted,
    Board,
    Command,
    Conquered,
    Decision,
    RegionSet,
    Rolled,
    State,
    Uncovered,
    members,
)
from swqt.gui.board.cached_item import LIMIT
from swqt.gui.board.geometry import geometry_of
from swqt.gui.board.map_widgets import RevealText
from swqt.gui.board.overlay_items import ABANDON, ATTEMPT, CONQUER, MoveArrow
from swqt.gui.board.region_items import RegionLook
from swqt.gui.board.scene import BoardScene
from swqt.gui.board.token_painter import GhostPiece
from swqt.gui.session.game_runner import GameRunner, Hotseat
from swqt.gui.session.legal_moves import LegalMoves
from swqt.gui.session.position_image import region_looks
from swqt.gui.session.region_actions import MainStep, RegionDescriber, RegionReading
from swqt.gui.session.token_allocation import AutoPlacedRetreats, Pieces, RetreatFlow, arriving, haunted, spread_out
from swqt.gui.session.turn_controller import TurnController
from swqt.gui.style.motion import Motion, motion_of
from swqt.gui.texts.i18n import language_in_use
from swqt.gui.texts.names import Names, kind_text
from swqt.gui.texts.refusals import UndoBarrierTexts, decision_word, refusal_text
from swqt.gui.texts.sentences import Sentences
from swqt.home import asks_retreats
from swqt.table import (
    BotSet,
    Game,
    GameChange,
    Library,
    OnlineGame,
    PlayedCommand,
    PuzzleGame,
    Settings,
    TutorialGame,
    gains_told,
    totals_seen,
)


class Offer(NamedTuple):
    """A step for the main button, and the callback for pressing it."""

    step: MainStep
    take: Callable[[], None]


class GameSession(QObject):
    """Connects a running game, the person who must decide, and what is shown of both.

    It has six signals. Three of them belong to its TurnController: ``changed`` (the display must be updated),
    ``refused`` (with the text) and ``choices_offered`` (with a region and a list of RegionAction).
    """

    entries_added = Signal(object)
    """A GameChange: commands were played or redone, or a retreat was answered early (no commands yet)."""

    log_reset = Signal(object)
    """The whole log must be rewritten, because of a GameChange; None at the start."""

    finished = Signal()

    changed: SignalInstance
    refused: SignalInstance
    choices_offered: SignalInstance

    def __init__(
        self, game: Game, library: Library, settings: Settings, parent: QObject | None = None,
        *, render_limit: float = LIMIT,
    ) -> None:    # fmt: skip
        super().__init__(parent)
        self.game = game
        board = game.rules.board
        shape = geometry_of(library.shape(board))
        self.scene = BoardScene(board, shape, parent=self, render_limit=render_limit)
        catalogue = (library.with_traits(game.traits) if game.traits else library).catalogue
        self.names = Names(board, [seat.name for seat in game.seats], catalogue, language_in_use(settings.language))
        self.sentences = Sentences(self.names)
        self.sentences.rules = game.rules
        self.controller = TurnController(self.names, self.sentences, self)
        self.changed, self.refused = self.controller.changed, self.controller.refused
        self.choices_offered = self.controller.choices_offered
        self.runner = GameRunner(game, BotSet(), settings.bot_speed, self)
        self.hotseat = Hotseat(self.runner, self.names, self)
        self.use_settings(settings)
        self._describer = RegionDescriber(game.rules, self.names, self.sentences)
        self._placements = AutoPlacedRetreats(game)
        self._retreats = RetreatFlow(game, self.names, self)
        self.barriers = UndoBarrierTexts(game, self)
        self._spotlight = NOBODY
        self._pointed: RegionSet = 0
        self._ghosts: dict[int, GhostPiece] = {}
        self._promised: Pieces = {}
        self.region_notes: dict[int, list[str]] = {}
        """What the overlay on the map shows about regions, in words."""
        self._plan: Sequence[MoveArrow] | None = None
        self._has_finished = False
        self._own_coins_revealed = False
        self._pointed_seat = NOBODY
        self._trouble: str | None = None
        self._note_secrecy()
        self.viewed: int | None = None
        self.offer: Offer | None = None
        """What the main button does once no decision is open; None for nothing."""
        self.away: frozenset[int] = frozenset()
        """The seats whose players cannot be reached."""
        self.runner.moved.connect(self._on_change)
        self.runner.thinking.connect(self.changed)
        self.runner.write_refused.connect(self._on_write_refused)
        self.controller.commanded.connect(self._on_command)
        self.controller.considered.connect(self._show_looks)

    def use_settings(self, settings: Settings) -> None:
        """Apply *settings*, to retreats from the next one on. A lesson always confirms picks and places retreats.

        Confirming the end of a turn and free undo apply neither to lessons and puzzles nor to network games.
        """
        alone = not isinstance(self.game, (TutorialGame, OnlineGame, PuzzleGame))
        self.controller.fast_pick = settings.fast_pick and not isinstance(self.game, TutorialGame)
        self.motion = motion_of(settings)
        self.scene.set_badge_rule(settings.badges, softly=self.softly)
        self.scene.set_faces(settings.faces)
        self._lights = bool(settings.hints) or isinstance(self.game, TutorialGame)
        self.hotseat.holds_end = alone and not settings.auto_end
        self.game.free_undo = alone and settings.free_undo
        asking = [number for number, seat in enumerate(self.game.seats) if asks_retreats(settings, seat.name)]
        self.runner.ask_retreats = frozenset() if isinstance(self.game, TutorialGame) else frozenset(asking)

    @property
    def softly(self) -> bool:
        """Whether changes may be animated."""
        return self.motion is Motion.FULL

    def begin(self) -> None:
        """Show the position and open the first decision."""
        self.sentences.placed = self._placements.counts()
        self.log_reset.emit(None)
        self.hotseat.ask(self.asked)
        self._open_decision()
        self.runner.begin()
        self._show_moves()
        self._report_end()
        self._report_trouble()

    def close(self) -> None:
        """Close runner and scene, and delete the session later."""
        self.runner.close()
        self.scene.close()
        self.deleteLater()

    @property
    def state(self) -> State:
        """The position that is shown: that of the game, of a retreat answered early, or the viewed one."""
        if self.viewed is not None:
            return self.game.at(self.viewed)
        early = None if self.hotseat.waiting_for_hand else self.runner.asked
        return self.game.state if early is None else early

    @property
    def asked(self) -> Decision | None:
        """The decision open at this screen, perhaps before the game reaches it; else that of the game."""
        state = self.runner.asked
        return self.game.decision if state is None else state.decision

    @property
    def decision(self) -> Decision | None:
        """The open decision of the position that is shown."""
        return None if self.viewed is None and self.game.decision is None else self.state.decision

    @property
    def legal_moves(self) -> LegalMoves | None:
        """The legal moves of the person who must decide here; None while another position is viewed."""
        return self.controller.legal_moves if self.viewed is None else None

    def view(self, count: int | None) -> None:
        """Show the position after *count* commands, read-only, while the bots wait; None returns to the game."""
        if count == self.viewed:
            return
        self.viewed = count
        self.runner.hold("view", count is not None)
        self._show_moves()
        self.changed.emit()

    def looks(self) -> list[RegionLook]:
        """Return the look of every region now."""
        if self.viewed is not None:
            return region_looks(self.game.rules, self.state, chosen=self._pointed)
        controller = self.controller
        now = controller.legal_moves
        counts = None
        if controller.allocation is not None:
            counts = controller.allocation.counts_on(self.state)
        chosen = controller.chosen
        chosen |= self._pointed
        state = self.state
        for tribe in state.tribes:
            if tribe.seat == self._spotlight:
                chosen |= tribe.held
        allocation, ghosts = controller.allocation, self._ghosts
        if allocation is not None and allocation.retreat:    # where tokens are about to arrive
            chosen |= sum(1 << region for region, count in allocation.counts.items() if count)
            ghosts, counts = arriving(state, allocation.counts), None
        elif now is None and (ready := self._retreats.ghosts()) is not None:
            state, ghosts = ready
        elif controller.proposal and counts is not None:
            ghosts = spread_out(state, controller.proposal, counts)
        badges = None
        if now is not None and controller.tool is None:
            badges = {region: badge._replace(seat=now.seat) for region, badge in now.badges.items()}
        looks = region_looks(
            self.game.rules, state, badges=badges, targets=controller.targets if self._lights else 0,
            leaving=controller.leaving, chosen=chosen, counts=counts,
        )  # fmt: skip
        for region in members(controller.counters):
            looks[region] = looks[region]._replace(steps=controller.steps(region))
        return haunted(looks, ghosts, self._promised)

    def describe(self, region: int) -> tuple[str, list[str]]:
        """Return the title and the lines of the card for *region*."""
        reading = self.reading(region)
        return reading.title, reading.lines

    def reading(self, region: int) -> RegionReading:
        """Return what the card says about *region*, with the tokens that the map shows there."""
        state, allocation = self.state, self.controller.allocation
        if allocation is not None and not allocation.retreat and self.viewed is None:
            counts = allocation.counts_on(state)
            state = state._replace(tokens=bytes(counts.get(at, number) for at, number in enumerate(state.tokens)))
        return self._describer.reading(state, region, self.legal_moves, self.region_notes.get(region, []))

    @property
    def is_shared(self) -> bool:
        """Whether several people play at this screen."""
        return sum(seat.is_human for seat in self.game.seats) > 1

    @property
    def waits_for_enter(self) -> bool:
        """Whether Enter resumes the game: at a hand-over, after a turn that ended by itself, or for an offer."""
        return self.hotseat.waiting_for_hand or self.hotseat.waiting_to_end or self.offer is not None

    def make_offer(self, offer: Offer | None) -> None:
        """Show *offer* on the main button; None removes it."""
        if offer != self.offer:
            self.offer = offer
            self.changed.emit()

    def show_away(self, seats: frozenset[int]) -> None:
        """Show that the game waits for the players of *seats*, who cannot be reached, when it is their turn."""
        if seats != self.away:
            self.away = seats
            self.changed.emit()

    @property
    def keeps_secrets(self) -> bool:
        """Whether some players' coins are hidden."""
        return len(self._totals()) < len(self.game.seats)

    @property
    def coins_seen(self) -> frozenset[int]:
        """The seats whose coins are shown now."""
        now = self.controller.legal_moves
        own = now.seat if now is not None else NOBODY
        revealed = own != NOBODY and (self._own_coins_revealed or self._pointed_seat == own)
        return self._totals() | {own} if revealed else self._totals()

    def reveal_own_coins(self, revealed: bool) -> None:
        """Show or hide the coins of the person who must decide."""
        if revealed != self._own_coins_revealed:
            self._own_coins_revealed = revealed
            self.changed.emit()

    def point_at_seat(self, seat: int) -> None:
        """Note that the pointer is on the row of *seat* (-1: none); on their own row, people see their coins."""
        before = self.coins_seen
        self._pointed_seat = seat
        if self.coins_seen != before:
            self.changed.emit()

    def _totals(self) -> frozenset[int]:
        return totals_seen(self.game.secrecy, self.game.seats, over=self.game.decision is None)

    def _note_secrecy(self) -> None:
        """Update whose gains the log shows; after the end of the game everybody's."""
        self.sentences.told = gains_told(self.game.secrecy, self.game.seats, over=self.game.decision is None)

    def spotlight(self, seat: int) -> None:
        """Highlight the regions of *seat*; a second call removes the highlight."""
        self._spotlight = NOBODY if seat == self._spotlight else seat
        self.changed.emit()

    def point_at(self, region: int) -> None:
        """Highlight *region*; -1 highlights none."""
        self.highlight(1 << region if region >= 0 else 0)

    def highlight(self, regions: RegionSet) -> None:
        """Highlight *regions*, and no others."""
        if regions != self._pointed:
            self._pointed = regions
            self._show_looks()

    def show_plan(
        self,
        moves: Sequence[MoveArrow] | None,
        ghosts: Mapping[int, GhostPiece] | None = None,
        pieces: Pieces | None = None,
    ) -> None:
        """Draw *moves*, *ghosts* and ghosts of *pieces* on the map; with *moves* None, the others' moves again."""
        self._plan = moves
        self._ghosts, self._promised = dict(ghosts or {}), dict(pieces or {})
        self._show_looks()
        self._show_moves()

    def phase_text(self) -> str:
        """Return a text on what the current player is doing."""
        if self.viewed is None and self.runner.is_thinking:
            seat = self.game.seat_to_move()
            #: {0}: a kind of bot
            return self.tr("thinking… ({0})").format(kind_text(seat.kind) if seat else "")
        state, decision, now = self.state, self.decision, self.legal_moves
        number = state.active_of(decision.seat) if decision else NOBODY
        stored = self.game.rules.hammers(state, state.tribes[number]) if number != NOBODY else 0
        if decision is None and isinstance(self.game, PuzzleGame):
            return self._over_text(self.game)
        doing = self.sentences.phase(state, decision, must_place=now.must_place if now else "", hammers=stored)
        return doing if self.viewed is not None or decision is None else self._retreats.phase(doing, decision.seat)

    def _over_text(self, game: PuzzleGame) -> str:
        """Return why no decision is open any more in *game*."""
        return self.tr("That was your answer.") if game.short else self.tr("The turn is over.")

    def waiting_text(self) -> str:
        """Return what the game waits for while nobody at this computer must decide."""
        decision = self.asked
        if decision is None:
            return self._over_text(self.game) if isinstance(self.game, PuzzleGame) else self.tr("The game is over.")
        if self.hotseat.waiting_for_hand:
            return self.tr("Hand over to {0}, then press Continue.").format(self.names.seat(decision.seat))
        if self.runner.places_retreat:
            return self.tr("{0}'s tokens are retreating…").format(self.names.seat(decision.seat))
        if self.hotseat.waiting_to_end:
            return self.tr("Nothing is left to do this turn. {0} is next.").format(self.names.seat(decision.seat))
        if isinstance(self.game, TutorialGame) and self.game.waits:
            return self.tr("{0} waits until you've read the card.").format(self.names.seat(decision.seat))
        if (together := self._retreats.waiting_text(shared=self.is_shared)):
            return together
        if decision.seat == CHANCE:    # such as in a network game until the draw is made, or its log has arrived
            word = decision_word(decision.kind)
            return f"{word[:1].upper()}{word[1:]}…"
        if decision.seat in self.away:
            return self.tr("Waiting for {0} to reconnect…").format(self.names.seat(decision.seat))
        if self.game.seats[decision.seat].is_remote:
            return self.tr("{0} is playing…").format(self.names.seat(decision.seat))
        if self.runner.is_thinking:
            return self.tr("{0} is thinking… Press Space for an answer now.").format(self.names.seat(decision.seat))
        return self.tr("{0} is playing… Press Space to skip ahead.").format(self.names.seat(decision.seat))

    def resume(self) -> None:
        """Resume the game where it waits for a person: complete the hand-over, end the turn, or take the offer."""
        if self.offer is not None:
            self.offer.take()
            return
        decision = self.asked
        if self.hotseat.waiting_for_hand:
            if decision is not None:
                self.hotseat.take_over(decision.seat)
                self._show_moves()
            self.hotseat.waiting_for_hand = False
            self._open_decision()
            self._report_trouble()
        if self.hotseat.release_end():
            self.changed.emit()

    def dismiss_score(self) -> None:
        """Forget the scorings, which have been read."""
        self.hotseat.scorings.clear()
        self.changed.emit()

    def _show_looks(self) -> None:
        self.scene.show_looks(self.looks())

    def _on_command(self, command: Command) -> None:
        self.hotseat.scorings.clear()
        self._spotlight = NOBODY
        self._retreats.note(self.controller.legal_moves, command)
        if refusal := self.runner.play(command):
            self.refused.emit(refusal_text(refusal, self.names))

    def _open_decision(self) -> None:
        """Open the current decision in the controller; its LegalMoves are created here, once for each decision."""
        state = None if self.hotseat.waiting_for_hand else self.runner.asked
        now = LegalMoves(self.game.rules, state) if state is not None else None
        self.controller.take_back = self._retreats.change if self._retreats.may_change else None
        if now is not None and self._retreats.same_question(self.controller.legal_moves, now):
            self.controller.replace_legal_moves(now)
        else:
            self.controller.begin(now)
            self.controller.arrange(self._retreats.arranged(now))

    def _on_change(self, change: GameChange) -> None:
        """Handle *change* of the game, and emit the signals for the window."""
        if change.kind == "annotated":
            self.log_reset.emit(change)
            self._report_trouble()
            return
        told = self.sentences.told
        if change.kind in ("played", "redone", "undone"):
            self._note_secrecy()
            self.sentences.placed = self._placements.counts()
        if change.kind == "undone":
            self.hotseat.on_undone(self.asked)
            self._has_finished = False
        else:
            self.hotseat.on_change(change, self.asked)
        if change.kind in ("undone", "seated") or told != self.sentences.told:
            self.log_reset.emit(change)
        self._open_decision()
        if change.kind != "prepared":
            self._show_moves()
        if change.kind in ("played", "redone", "prepared"):
            self.entries_added.emit(change)
        self._report_end()
        self._report_trouble()

    def _show_moves(self) -> None:
        """Draw the others' moves since the current person last acted, or the plan that replaces them.

        An earlier position has none, as the moves are yet to come.
        """
        if self._plan is not None:
            self.scene.show_moves(self._plan)
            return
        holder = self.hotseat.holder if self.viewed is None else NOBODY
        self.scene.show_moves(arrows_since(self.game.history, holder, self.game.rules.board) if holder >= 0 else ())

    def _on_write_refused(self) -> None:
        self.changed.emit()
        self._report_trouble()

    def _report_trouble(self) -> None:
        """Report what went wrong, after everything else: a later refresh would replace it with a hint."""
        if complaint := self._retreats.take_complaint():
            self.refused.emit(complaint)
        if self.game.trouble != self._trouble:
            self._trouble = self.game.trouble
            if self._trouble:
                self.refused.emit(self._trouble)

    def _report_end(self) -> None:
        if self.game.decision is None and not self._has_finished:
            self._has_finished = True
            self.finished.emit()


def roll_of(change: GameChange, sentences: Sentences) -> tuple[int | None, str]:
    """Return the die that *change* rolled, if any, and a text on the outcome; none for a roll before the conquest."""
    events = [event for entry in change.entries for event in entry.events] if change.kind == "played" else []
    rolls = [event.pips for event in events if isinstance(event, Rolled)]
    told = [event for event in events if isinstance(event, (Rolled, Attempted, Conquered))]
    if not rolls or len(told) < 2:
        return (rolls[-1] if rolls else None), ""
    return rolls[-1], " ".join(sentences.tell(event) for event in told)


def reveals_in(change: GameChange, sentences: Sentences) -> list[RevealText]:
    """Return what *change* has uncovered, in one text for each region."""
    found: dict[int, list[Uncovered]] = {}
    for entry in change.entries if change.kind == "played" else ():
        for event in entry.events:
            if isinstance(event, Uncovered):
                found.setdefault(event.region, []).append(event)
    return [
        RevealText(region, events[0].item, "\n".join(map(sentences.reveal, events)))
        for region, events in found.items()
    ]


def arrows_since(history: Sequence[PlayedCommand], seat: int, board: Board) -> list[MoveArrow]:
    """Return the others' conquests, attempts and abandoned regions since the last command of *seat*, in order."""
    recent: list[PlayedCommand] = []
    for entry in reversed(history):
        if entry.seat == seat:
            break
        recent.append(entry)
    return [move for entry in reversed(recent) for move in arrows_of(entry, board) if move.seat != seat]


def arrows_of(entry: PlayedCommand, board: Board) -> list[MoveArrow]:
    """Return the conquests, attempts and abandoned regions of *entry*."""
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
    """Return the neighbour from which *seat* came to *region*, its own one with most tokens; NOBODY if from afar."""
    held = 0
    for tribe in before.tribes:
        if tribe.seat == seat and tribe.active:
            held |= tribe.held
    return max(members(board.near[region] & held), key=lambda near: before.tokens[near], default=NOBODY)
