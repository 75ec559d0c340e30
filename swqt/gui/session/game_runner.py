"""Runs one game for Qt: commands in, signals out, bots paced by a timer, and hand-overs between people."""

from __future__ import annotations

import logging
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from swqt.ai.turn_end import settle
from swqt.engine import NOBODY, Command, Decision, Decline, Deploy, Earned, End, Refusal, Refused, State
from swqt.gui.style.threads import queued, window_caller
from swqt.gui.texts.names import Names
from swqt.gui.texts.sentences import Scoring
from swqt.table import (
    AdviceClient,
    BotClient,
    BotSet,
    Game,
    GameChange,
    OnlineGame,
    ScriptedBots,
    TutorialGame,
    anonymous_summary,
)

logger = logging.getLogger(__name__)

SLOW: Final = 300
"""Milliseconds after which the window shows that a bot is thinking."""

DELAYS: Final = {"slow": 1500, "normal": 700, "fast": 250, "instant": 0}
"""Milliseconds before each answer of a bot, by speed."""


class GameRunner(QObject):
    """Owns one Game. ``moved`` reports each change; bots pause while there is a reason to ``hold`` them.

    People's retreating tokens are placed automatically, except for the seats in ``ask_retreats``; a placement that was
    undone is repeated by hand. A placement takes a millisecond or two (``ai/deployment.py`` does not search).
    """

    moved = Signal(object)
    thinking = Signal(bool)
    write_refused = Signal()
    declined = Signal(object)
    """A command that the tutorial does not accept now, though the rules may allow it."""

    def __init__(self, game: Game, bots: BotSet, speed: str = "normal", parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.game = game
        self._thoughts = (
            ScriptedBots(game, window_caller()) if isinstance(game, TutorialGame)
            else BotClient(bots, window_caller(), self._on_answer)
        )  # fmt: skip
        self.counsel = AdviceClient(self._thoughts)
        self._speed = speed
        self._holding: set[str] = set()
        self._rushed: tuple[int, int] | None = None
        self._by_hand: State | None = None
        self.ask_retreats: frozenset[int] = frozenset()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._answer)
        self._waiting = False
        """Whether the bot's answer is played as soon as it arrives."""
        self._slow = QTimer(self)
        self._slow.setSingleShot(True)
        self._slow.setInterval(SLOW)
        self._slow.timeout.connect(self._on_slow)
        self.is_thinking = False
        self._stop_listening = game.listen(self._on_game_changed)
        if game.journal is not None:
            game.journal.on_refused = queued(self._on_write_refused)

    def begin(self) -> None:
        """Let the bots play if it is their turn."""
        logger.info("game on the table: %s", anonymous_summary(self.game.rules, self.game.seats))
        self._thoughts.prepare(self.game)
        self._pace()

    @property
    def bots_trouble(self) -> str | None:
        """Why the bots think in this process instead of one of their own; None if they do not."""
        return self._thoughts.trouble

    @property
    def waiting_for_bot(self) -> bool:
        """Whether the game waits for a bot, or for a retreat that is placed automatically."""
        seat = self.game.seat_to_move()
        return seat is not None and not seat.is_remote and (not seat.is_human or self.places_retreat)

    @property
    def places_retreat(self) -> bool:
        """Whether a person's tokens must retreat now and are placed automatically."""
        decision, game = self.game.decision, self.game
        return (
            decision is not None and decision.kind == "retreat" and game.seats[decision.seat].is_human
            and decision.seat not in self.ask_retreats and game.state is not self._by_hand
        )  # fmt: skip

    @property
    def asked(self) -> State | None:
        """The position in which a person at this computer must decide, None if nobody must.

        It is the position of the game, or in a network game that of a retreat which is answered early.
        """
        if self.waiting_for_bot:
            return None
        if isinstance(self.game, OnlineGame):
            return self.game.asked(self.ask_retreats)
        seat = self.game.seat_to_move()
        return None if seat is None or seat.is_remote else self.game.state

    def play(self, command: Command) -> Refusal | None:
        """Play *command* for the person who must decide; return the reason if it is refused."""
        if isinstance(self.game, TutorialGame) and not self.game.admits(command):
            self.declined.emit(command)
            return None
        asked = self.asked
        try:
            if isinstance(self.game, OnlineGame) and asked is not None:
                self.game.answer(asked, command)
            else:
                decision = None if asked is None else asked.decision
                self.game.play(command, None if decision is None else decision.seat)
        except Refused as refused:
            logger.info("refused: %s: %s", command, refused.refusal.code)
            return refused.refusal
        return None

    def undo(self) -> None:
        self.game.undo()

    def redo(self) -> None:
        self.game.redo()

    def reset_turn(self) -> None:
        self.game.reset_turn()

    def set_speed(self, speed: str) -> None:
        """Pace the bots by *speed*, a key of DELAYS, from now on."""
        self._speed = speed
        if self._timer.isActive():
            self._pace()

    def hold(self, reason: str, holding: bool) -> None:
        """Pause bot moves for *reason*, or resume them when no reason is left."""
        if holding:
            self._holding.add(reason)
        else:
            self._holding.discard(reason)
        self._pace()

    def skip(self) -> None:
        """Make the bot that is thinking answer at once, with the best it has found so far."""
        if self._timer.isActive() or self._waiting:
            self._timer.stop()
            self._thoughts.hurry()
            self._answer()

    def finish_turn(self) -> None:
        """Make the bot that is thinking play the rest of its turn at once."""
        if self.waiting_for_bot:
            self._rushed = self._turn
            self.skip()

    @property
    def is_rushing(self) -> bool:
        """Whether the current turn is being finished at once."""
        return self._rushed is not None

    @property
    def _turn(self) -> tuple[int, int]:
        return self.game.state.round, self.game.state.turn

    def close(self) -> None:
        """Stop the bots and close the game."""
        self._rest()
        logger.info("game off the table after %d commands", len(self.game))
        self.counsel.close()
        self._thoughts.close()
        self._stop_listening()
        self.game.close()

    def _on_game_changed(self, change: GameChange) -> None:
        if change.kind not in ("prepared", "annotated"):
            self._by_hand = None if change.kind == "played" else self.game.state
        self.moved.emit(change)
        self._pace()

    def _on_write_refused(self) -> None:
        """Report a failed write of the journal at once instead of with the next command."""
        self.game.save()
        self.write_refused.emit()

    def _pace(self) -> None:
        self._rest()
        self._thoughts.ask(self.game)   # the bot thinks while people read
        if self._rushed is not None and (self._rushed != self._turn or not self.waiting_for_bot):
            self._rushed = None
        if not self._holding and self.waiting_for_bot:
            self._timer.start(0 if self.is_rushing or self.places_retreat else DELAYS[self._speed])

    def _rest(self) -> None:
        self._waiting = False
        self._timer.stop()
        self._slow.stop()
        self._show_thinking(False)

    def _on_answer(self) -> None:
        if self._waiting:
            self._answer()

    def _answer(self) -> None:
        """Play the bot's answer, or wait for it."""
        if self.places_retreat:
            self._rest()
            self._place()
            return
        if self.is_rushing:
            self._thoughts.hurry()
        command = self._thoughts.take(self.game)
        if command is not None:
            self.is_thinking = False    # no signal: the move itself causes a refresh
            self._rest()
            self.game.play(command)
        elif self.waiting_for_bot and not self._waiting:
            self._waiting = True
            self._slow.start()

    def _place(self) -> None:
        """Place the retreating tokens of a person who does not want to be asked, and record that."""
        game, decision = self.game, self.game.decision
        assert decision is not None
        command = settle(game.rules, game.state)    # may first be the placement of an Encampment
        game.note_placed(decision.seat)
        game.play(command, decision.seat)

    def _on_slow(self) -> None:
        self._show_thinking(True)

    def _show_thinking(self, thinking: bool) -> None:
        if thinking != self.is_thinking:
            self.is_thinking = thinking
            self.thinking.emit(thinking)


class Hotseat(QObject):
    """Tracks which person acted last and what was earned since, and whether the game waits for Enter."""

    def __init__(self, runner: GameRunner, names: Names, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._runner = runner
        self._game = runner.game
        self._names = names
        self._set_people()
        self.holder = NOBODY
        self.scorings: list[Scoring] = []
        self.waiting_for_hand = False
        """Whether the next person must take over."""
        self.waiting_to_end = False
        """Whether a turn has ended because nothing was left to do, and the bots wait for the player to confirm it."""
        self.holds_end = False
        """Whether bots wait in that case."""

    def on_change(self, change: GameChange, decision: Decision | None) -> None:
        """Record what was scored in *change*, and whether the game waits now; *decision* is the open one."""
        if change.kind == "seated":
            self.release_end()
            self._set_people()
        for entry in change.entries:
            for event in entry.events:
                if isinstance(event, Earned) and event.reason == "score":    # not coins that come with a combo
                    self.scorings.append(Scoring(event.seat, event))
        self.ask(decision)
        if change.kind == "played":
            self._hold_end(change)

    def on_undone(self, decision: Decision | None) -> None:
        """After an undo, let the person who must decide again go on without a hand-over."""
        self.scorings.clear()
        self.holder = decision.seat if decision is not None else NOBODY
        self.waiting_for_hand = False
        self.release_end()

    def ask(self, decision: Decision | None) -> None:
        """Determine whether another person must take over for *decision*; not for a retreat placed automatically."""
        self.waiting_for_hand = not self._runner.places_retreat and self._changes_hands(decision)

    def take_over(self, seat: int) -> None:
        """Let the person of *seat*, who has seen the scoring, take over."""
        self.holder = seat
        self.scorings.clear()

    def release_end(self) -> bool:
        """Let the bots go on after a turn that ended by itself; return whether they were waiting for that."""
        waited, self.waiting_to_end = self.waiting_to_end, False
        if waited:
            self._runner.hold("end", False)
        return waited

    def handover_text(self, decision: Decision | None) -> str:
        """Return a text on who takes over, and for what; empty if nobody does."""
        if decision is None or not self.waiting_for_hand:
            return ""
        if decision.kind == "retreat":
            return self.tr("{0}: tokens to retreat").format(self._names.seat(decision.seat))
        #: {0}: a player
        return self.tr("{0}'s turn").format(self._names.seat(decision.seat))

    def _set_people(self) -> None:
        self._people = [number for number, seat in enumerate(self._game.seats) if seat.is_human]

    def _changes_hands(self, decision: Decision | None) -> bool:
        """Return whether another person than the last one must decide; never with only one person in the game."""
        if decision is None or decision.seat not in self._people:
            return False
        if self.holder == NOBODY or len(self._people) < 2:
            self.holder = decision.seat
            return False
        return decision.seat != self.holder

    def _hold_end(self, change: GameChange) -> None:
        """Make the bots wait if *change* ended a person's turn without a command that ends it, so it can be undone."""
        entry = change.entries[0]
        ended = isinstance(entry.command, (End, Decline, Deploy)) or self._game.barrier is not None
        if self.holds_end and not ended and self._runner.waiting_for_bot and not self._runner.places_retreat:
            self.waiting_to_end = True
            self._runner.hold("end", True)
