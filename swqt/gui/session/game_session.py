"""One game on the table of the window: everything that lives as long as that game does."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QObject, Signal

from swqt.engine import NOBODY, Command, Decision, Decline, Deploy, End, Refusal, RegionSet, State
from swqt.gui.board.cached_item import LIMIT
from swqt.gui.board.geometry import geometry_of
from swqt.gui.board.map_widgets import RevealText
from swqt.gui.board.overlay_items import MoveArrow
from swqt.gui.board.region_items import RegionLook
from swqt.gui.board.scene import BoardScene
from swqt.gui.board.token_painter import GhostPiece
from swqt.gui.panels.log_model import LogNote
from swqt.gui.panels.score_strip import ScoreStrip
from swqt.gui.session.board_model import (
    Pieces,
    arriving,
    haunted,
    looks_of,
    moves_since,
    reveals_of,
    roll_of,
    spread_out,
)
from swqt.gui.session.descriptions import RegionDescriber
from swqt.gui.session.game_runner import GameRunner
from swqt.gui.session.hotseat import Hotseat
from swqt.gui.session.legal_moves import LegalMoves
from swqt.gui.session.retreat_flow import AutoPlacedRetreats, RetreatFlow
from swqt.gui.session.turn_controller import TurnController
from swqt.gui.texts.i18n import spoken
from swqt.gui.texts.names import Names, level_text
from swqt.gui.texts.refusals import refusal_text
from swqt.gui.texts.sentences import Sentences, UndoBarrierTexts, sums_of
from swqt.home import asks_retreats
from swqt.table import (
    HUMAN,
    PLACED,
    REMOTE,
    BotSet,
    Game,
    GameChange,
    Library,
    OnlineGame,
    PlayedCommand,
    Settings,
    TutorialGame,
    gains_told,
    totals_seen,
)


class GameSession(QObject):
    """Joins a running game, the person whose turn it is, and what is shown."""

    changed = Signal()
    log_changed = Signal(bool)
    refused = Signal(object)
    ways_offered = Signal(int, list)
    over = Signal()

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
        self.names = Names(board, [seat.name for seat in game.seats], catalogue, spoken(settings.language))
        self.sentences = Sentences(self.names)
        self.sentences.rules = game.rules
        self.controller = TurnController(self.names, self.sentences, self)
        self.bridge = GameRunner(game, BotSet(), settings.bot_speed, self)
        self.use_settings(settings)
        self._describer = RegionDescriber(game.rules, self.names, self.sentences)
        self._turnover = Hotseat(game.seats)
        self._placements = AutoPlacedRetreats(game)
        self._withdrawing = RetreatFlow(game, self.names, self)
        self.barriers = UndoBarrierTexts(game, self)
        self._spotlight = NOBODY
        self._pointed: RegionSet = 0
        self._ghosts: dict[int, GhostPiece] = {}
        self._promised: Pieces = {}
        self._reveals: list[RevealText] = []
        self.region_notes: dict[int, list[str]] = {}
        """What else there is to say of regions: what lies over the map, in words."""
        self._plan: Sequence[MoveArrow] | None = None
        self._logged = 0
        self._announced = False
        self._peeks = False
        self._pointed_seat = NOBODY
        self._tell_gains()
        self.waiting_for_hand = False
        self.waiting_to_end = False
        """Whether a turn has ended for want of anything else to do, and a bot waits for the player to agree."""
        self.viewed: int | None = None
        self.rolled_pips: int | None = None
        self.rolled_text = ""
        self.bridge.moved.connect(self._on_move)
        self.bridge.refused.connect(self._on_refusal)
        self.bridge.troubled.connect(self.refused.emit)
        self.bridge.troubled.connect(self.changed)
        self.bridge.thinking.connect(self._on_thinking)
        self.controller.commanded.connect(self._on_command)
        self.controller.changed.connect(self.changed)
        self.controller.refused.connect(self.refused)
        self.controller.considered.connect(self._show_looks)
        self.controller.ways_offered.connect(self.ways_offered)

    def use_settings(self, settings: Settings) -> None:
        """Ask about picks as *settings* say, and about retreats, from the next retreat on; a lesson always asks.

        Whether turns end by themselves, and what can be taken back, is only for those at this screen to say.
        """
        alone = not isinstance(self.game, (TutorialGame, OnlineGame))
        self.controller.fast_pick = settings.fast_pick and not isinstance(self.game, TutorialGame)
        self.softly = not settings.reduced_motion and settings.own_speed != "instant"
        self.scene.set_badge_rule(settings.badges, softly=self.softly)
        self._lights = bool(settings.hints) or isinstance(self.game, TutorialGame)
        self._holds_end = alone and not settings.auto_end
        self.game.free_undo = alone and settings.free_undo
        asking = [number for number, seat in enumerate(self.game.seats) if asks_retreats(settings, seat.name)]
        self.bridge.ask_retreats = frozenset() if isinstance(self.game, TutorialGame) else frozenset(asking)

    def begin(self) -> None:
        """Show the position and let whoever is asked answer."""
        self._logged = 0
        self.sentences.placed = self._placements.counts()
        self.log_changed.emit(True)
        self._logged = len(self.game.history)
        self._hands_over(self.asked)
        self._ask()
        self.bridge.begin()
        if self.game.trouble:
            self.refused.emit(self.game.trouble)
        self._show_moves()
        self._announce_end()

    def close(self) -> None:
        """Stop everything that still runs."""
        self.bridge.close()
        self.scene.close()
        self.deleteLater()

    def news(self) -> Sequence[PlayedCommand]:
        """Return what was played since the log was last told, and count it as told."""
        fresh = self.game.history[self._logged :]
        self._logged = len(self.game.history)
        return fresh

    def log_notes(self) -> list[LogNote]:
        """Return who has taken over which seat, and when."""
        notes = []
        for remark in self.game.remarks:
            if remark.kind not in ("", PLACED, REMOTE):
                text = self.tr("{0} is played by a bot ({1}) from now on.")
                if remark.kind == HUMAN:
                    text = self.tr("{0} is played by a person from now on.")
                text = text.format(self.names.seat(remark.seat), level_text(remark.kind))
                notes.append(LogNote(remark.after, remark.seat, text))
        return notes

    @property
    def state(self) -> State:
        """The position that is shown: that of the game, of a retreat answered early, or the one that is looked at."""
        if self.viewed is not None:
            return self.game.at(self.viewed)
        early = None if self.waiting_for_hand else self.bridge.asked
        return self.game.state if early is None else early

    @property
    def asked(self) -> Decision | None:
        """What is asked at this screen, perhaps before the game has come to it; else what the game asks."""
        state = self.bridge.asked
        return self.game.decision if state is None else state.decision

    @property
    def decision(self) -> Decision | None:
        """What is asked in the position that is shown."""
        return self.state.decision

    @property
    def situation(self) -> LegalMoves | None:
        """What a person at this table is asked; nothing in a position that is looked at."""
        return self.controller.situation if self.viewed is None else None

    def view(self, count: int | None) -> None:
        """Show the position after *count* commands, read-only, while the bots wait; None returns to the game."""
        if count == self.viewed:
            return
        self.viewed = count
        self.bridge.hold("view", count is not None)
        self.changed.emit()

    def looks(self) -> list[RegionLook]:
        """Return what every region shows now."""
        if self.viewed is not None:
            return looks_of(self.game.rules, self.state, chosen=self._pointed)
        controller = self.controller
        now = controller.situation
        counts = None
        if controller.spread is not None:
            counts = controller.spread.counts_on(self.state)
        chosen = controller.chosen
        chosen |= self._pointed
        state = self.state
        for tribe in state.tribes:
            if tribe.seat == self._spotlight:
                chosen |= tribe.held
        spread, ghosts = controller.spread, self._ghosts
        if spread is not None and spread.retreat:    # where tokens are about to arrive
            chosen |= sum(1 << region for region, count in spread.counts.items() if count)
            ghosts, counts = arriving(state, spread.counts), None
        elif now is None and (ready := self._withdrawing.ghosts()) is not None:
            state, ghosts = ready
        elif controller.proposal and counts is not None:
            ghosts = spread_out(state, controller.proposal, counts)
        badges = now.badges if now is not None and controller.tool is None else None
        looks = looks_of(
            self.game.rules, state, badges=badges, targets=controller.targets if self._lights else 0,
            leaving=controller.leaving, chosen=chosen, counts=counts,
        )  # fmt: skip
        return haunted(looks, ghosts, self._promised)

    def describe(self, region: int) -> tuple[str, list[str]]:
        """Return the title and the lines of the card for *region*."""
        lines = self._describer.lines(self.state, region, self.situation)
        lines += self.region_notes.get(region, [])
        return self._describer.title(region), lines

    @property
    def is_shared(self) -> bool:
        """Whether several people play at this screen."""
        return sum(seat.is_human for seat in self.game.seats) > 1

    @property
    def waits_for_enter(self) -> bool:
        """Whether Enter lets the game go on: another person takes the mouse, or a turn ends that nobody has ended."""
        return self.waiting_for_hand or self.waiting_to_end

    @property
    def keeps_secrets(self) -> bool:
        """Whether there are coins that not everybody may see."""
        return len(self._totals()) < len(self.game.seats)

    @property
    def coins_seen(self) -> frozenset[int]:
        """The seats whose coins are shown now."""
        now = self.controller.situation
        own = now.seat if now is not None else NOBODY
        peeking = own != NOBODY and (self._peeks or self._pointed_seat == own)
        return self._totals() | {own} if peeking else self._totals()

    def peek(self, peeking: bool) -> None:
        """Let whoever is asked see the own coins, or no more."""
        if peeking != self._peeks:
            self._peeks = peeking
            self.changed.emit()

    def point_at_seat(self, seat: int) -> None:
        """The pointer is on the row of *seat* (-1: of none): whoever is asked sees the own coins there."""
        before = self.coins_seen
        self._pointed_seat = seat
        if self.coins_seen != before:
            self.changed.emit()

    def _totals(self) -> frozenset[int]:
        return totals_seen(self.game.secrecy, self.game.seats, over=self.game.decision is None)

    def _tell_gains(self) -> None:
        """Say what turns have paid to whom it is told; in the end all of it."""
        self.sentences.told = gains_told(self.game.secrecy, self.game.seats, over=self.game.decision is None)

    def spotlight(self, seat: int) -> None:
        """Show where the regions of *seat* are; a second time hides it again."""
        self._spotlight = NOBODY if seat == self._spotlight else seat
        self.changed.emit()

    def point_at(self, region: int) -> None:
        """Show where *region* is; -1 points at none."""
        self.glow(1 << region if region >= 0 else 0)

    def glow(self, regions: RegionSet) -> None:
        """Show where *regions* are; none for an empty set."""
        if regions != self._pointed:
            self._pointed = regions
            self._show_looks()

    def show_plan(
        self,
        moves: Sequence[MoveArrow] | None,
        ghosts: Mapping[int, GhostPiece] | None = None,
        pieces: Pieces | None = None,
    ) -> None:
        """Draw *moves*, *ghosts* and ghosts of *pieces* on the map instead of what others did; None returns to that."""
        self._plan = moves
        self._ghosts, self._promised = dict(ghosts or {}), dict(pieces or {})
        self._show_looks()
        self._show_moves()

    def hand_over(self, seat: int, kind: str) -> None:
        """Have a player of *kind* answer for *seat* from now on."""
        self.game.hand_over(seat, kind)

    def phase_text(self) -> str:
        """Return what is being done now."""
        if self.viewed is None and self.bridge.is_thinking:
            seat = self.game.seat_to_move()
            return self.tr("({0}) is thinking …").format(level_text(seat.kind) if seat else "")
        state, decision, now = self.state, self.decision, self.situation
        number = state.active_of(decision.seat) if decision else NOBODY
        stored = self.game.rules.hammers(state, state.tribes[number]) if number != NOBODY else 0
        doing = self.sentences.phase(state, decision, must_place=now.must_place if now else "", hammers=stored)
        return doing if self.viewed is not None or decision is None else self._withdrawing.phase(doing, decision.seat)

    def take_reveals(self) -> list[RevealText]:
        """Return what has turned up since this was last asked."""
        reveals, self._reveals = self._reveals, []
        return reveals

    def waiting_text(self) -> str:
        """Return what is awaited while nobody at this table is asked."""
        decision = self.asked
        if decision is None:
            return self.tr("The game is over.")
        if self.waiting_for_hand:
            return self.tr("{0} takes over at the table, then Continue.").format(self.names.seat(decision.seat))
        if self.bridge.places_retreat:
            return self.tr("{0}: tokens that were driven out retreat …").format(self.names.seat(decision.seat))
        if self.waiting_to_end:
            return self.tr("{0} waits for that.").format(self.names.seat(decision.seat))
        if isinstance(self.game, TutorialGame) and self.game.waits:
            return self.tr("{0} waits until the card has been read.").format(self.names.seat(decision.seat))
        if (together := self._withdrawing.waiting_text(shared=self.is_shared)):
            return together
        if self.game.seats[decision.seat].is_remote:
            return self.tr("{0} plays …").format(self.names.seat(decision.seat))
        if self.bridge.is_thinking:
            return self.tr("{0} is thinking … Space asks for an answer now.").format(self.names.seat(decision.seat))
        return self.tr("{0} plays … Space skips the wait.").format(self.names.seat(decision.seat))

    def take_over(self) -> None:
        """The person who is asked has the mouse now."""
        decision = self.asked
        self.waiting_for_hand = False
        if decision is not None:
            self._turnover.take_over(decision.seat)
            self._show_moves()
        self._ask()

    def handover_text(self) -> str:
        """Return who takes the mouse, and for what; empty while nobody must."""
        decision = self.asked
        if decision is None or not self.waiting_for_hand:
            return ""
        if decision.kind == "retreat":
            return self.tr("{0}: tokens were driven out").format(self.names.seat(decision.seat))
        return self.tr("{0}'s turn").format(self.names.seat(decision.seat))

    def show_score(self, strip: ScoreStrip) -> None:
        """Show on *strip* what others have earned since people here did something, and who takes over."""
        decision = self.asked
        if self.viewed is not None:
            strip.hide()
            return
        scorings = self._turnover.scorings[-len(self.game.seats) :]
        if self.waiting_for_hand and decision is not None:
            title = self.handover_text() + " – " + self.tr("press Enter")
            can_undo = self.game.barrier is None
            sums = sums_of(scorings, self.sentences)
            strip.show_handover(decision.seat, title, sums, can_undo=can_undo, short=self.handover_text())
        elif self.waiting_to_end and decision is not None:
            seat = self.game.history[-1].seat
            title = self.tr("Nothing is left to do for {0} – press Enter to end the turn").format(self.names.seat(seat))
            strip.show_handover(seat, title, sums_of(scorings[-1:], self.sentences), can_undo=True)
        elif scorings:
            others = [scoring for scoring in scorings if not self.game.seats[scoring.seat].is_human]
            news = self.controller.situation is not None and decision is not None and decision.seat != scorings[-1].seat
            strip.show_scoring(sums_of(others or scorings[-1:], self.sentences), has_news=news)
        else:
            strip.hide()

    def put_score_away(self) -> None:
        """What was earned has been read."""
        self._turnover.scorings.clear()
        self.changed.emit()

    def _on_refusal(self, refusal: Refusal) -> None:
        self.refused.emit(refusal_text(refusal, self.names))

    def _on_thinking(self, _: bool) -> None:
        self.changed.emit()

    def _show_looks(self) -> None:
        self.scene.show_looks(self.looks())

    def _on_command(self, command: Command) -> None:
        self._turnover.scorings.clear()
        self._spotlight = NOBODY
        self._withdrawing.note(self.controller.situation, command)
        self.bridge.play(command)

    def _ask(self) -> None:
        """Put what is asked before whoever has the mouse."""
        now = None if self.waiting_for_hand else self.bridge.situation()
        self.controller.resume = self._withdrawing.change if self._withdrawing.may_change else None
        if now is not None and self._withdrawing.same_question(self.controller.situation, now):
            self.controller.go_on(now)
        else:
            self.controller.begin(now)
            self.controller.arrange(self._withdrawing.arranged(now))
        if complaint := self._withdrawing.take_complaint():
            self.refused.emit(complaint)

    def _on_move(self, change: GameChange) -> None:
        decision = self.asked
        if change.kind == "seated":
            self._on_seated()
            return
        if change.kind == "prepared":
            self.waiting_for_hand = self._hands_over(decision)
            self._ask()
            return
        told = self.sentences.told
        self._tell_gains()
        self.sentences.placed = self._placements.counts()
        self.rolled_pips, self.rolled_text = roll_of(change, self.sentences)
        self._reveals += reveals_of(change, self.sentences)
        if change.kind == "undone":
            self._turnover.taken_back(decision)
            self.waiting_for_hand = False
            self.let_end()
            self._announced = False
            self.log_changed.emit(True)
            self._logged = len(self.game.history)
        else:
            self._turnover.played(change.entries)
            self.waiting_for_hand = self._hands_over(decision)
            self._hold_end(change)
            self.log_changed.emit(told != self.sentences.told)
            self._logged = len(self.game.history)
        self._ask()
        self._show_moves()
        self._announce_end()

    def _hold_end(self, change: GameChange) -> None:
        """Make the bots wait if *change* ended a person's turn that nobody has said to end: that can be undone."""
        entry = change.entries[0]
        ended = isinstance(entry.command, (End, Decline, Deploy)) or self.game.barrier is not None
        bot = self.bridge.waiting_for_bot and not self.bridge.places_retreat
        if change.kind == "played" and self._holds_end and bot and not ended:
            self.waiting_to_end = True
            self.bridge.hold("end", True)

    def let_end(self) -> None:
        """Let the bots go on, or whoever is asked."""
        if self.waiting_to_end:
            self.waiting_to_end = False
            self.bridge.hold("end", False)
            self.changed.emit()

    def _on_seated(self) -> None:
        """Somebody else plays for a seat: what is asked of people may be another question now."""
        self.let_end()
        self._turnover.seat(self.game.seats)
        self.waiting_for_hand = self._hands_over(self.asked)
        self.log_changed.emit(True)
        self._logged = len(self.game.history)
        self._ask()
        self._show_moves()

    def _hands_over(self, decision: Decision | None) -> bool:
        """Return whether the mouse must change hands; not for a retreat that is placed without asking."""
        return not self.bridge.places_retreat and self._turnover.changes_hands(decision)

    def _show_moves(self) -> None:
        """Mark what the others did, for the person who has the mouse; it stays until that person acts."""
        if self._plan is not None:
            self.scene.show_moves(self._plan)
            return
        holder = self._turnover.holder
        self.scene.show_moves(moves_since(self.game.history, holder, self.game.rules.board) if holder >= 0 else ())

    def _announce_end(self) -> None:
        if self.game.decision is None and not self._announced:
            self._announced = True
            self.over.emit()
