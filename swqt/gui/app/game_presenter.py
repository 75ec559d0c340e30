"""Shows a GameSession in the widgets of the window and moves the focus; nothing else connects the two."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer, SignalInstance
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

from swqt.engine import NOBODY, Deploy
from swqt.gui.accessibility.navigation import MARK, KeyboardNavigation
from swqt.gui.app.window_parts import WindowParts
from swqt.gui.board.animation import (
    AnimatedCommand,
    AnimationStep,
    TableEdges,
    animation_steps,
    pace_of,
    rearrangement,
    speed_of,
)
from swqt.gui.board.map_widgets import RevealText
from swqt.gui.board.view import BoardView
from swqt.gui.help.assistant import Assistant
from swqt.gui.pages.game_page import HandoverController
from swqt.gui.pages.replay_controller import ReplayController
from swqt.gui.panels.action_bar import ActionBar, table_edges
from swqt.gui.panels.column import ColumnChoice, ColumnPanel
from swqt.gui.panels.log_model import LogNote
from swqt.gui.panels.phase_bar import items_of
from swqt.gui.session.game_session import GameSession, reveals_in, roll_of
from swqt.gui.session.position_image import region_looks
from swqt.gui.session.region_actions import MainStep
from swqt.gui.session.services import SettingsService
from swqt.gui.session.token_allocation import TokenAllocation
from swqt.gui.style.actions import Actions, with_key
from swqt.gui.style.motion import Motion, reduces_motion
from swqt.gui.texts.names import kind_text
from swqt.gui.texts.sentences import sums_of
from swqt.table import HUMAN, PLACED, REMOTE, GameChange, PuzzleGame, ReadOnlyGame


@dataclass
class _Shown:
    """What the last refresh has shown of a session, and what the next one must report."""

    failures: int = 0
    length: int = 0
    logged: int = 0
    pips: int | None = None
    roll_text: str = ""
    reveals: list[RevealText] = field(default_factory=list)
    announcements: list[str] = field(default_factory=list)
    finished: bool = False
    round: int = 0
    allocation: TokenAllocation | None = None
    counts: dict[int, int] = field(default_factory=dict)


class GamePresenter(QObject):
    """Updates the widgets when the bound session changes: several signals of one event cause one ``refresh()``.

    Only what cannot wait for that happens at once: the log grows (chat lines come between its entries), animations
    begin (bots wait for their end), and refusals are shown (the next refresh would show a hint instead).
    """

    def __init__(
        self, window: QMainWindow, parts: WindowParts, actions: Actions, settings: SettingsService,
        replay: ReplayController, assistant: Assistant, handover: HandoverController, keyboard: KeyboardNavigation,
    ) -> None:  # fmt: skip
        super().__init__(window)
        self._window, self._parts, self._actions, self._settings = window, parts, actions, settings
        self._page: Final = parts.game_page
        self._replay, self._assistant, self._handover, self._keyboard = replay, assistant, handover, keyboard
        self._focus = PhaseFocus(window, parts.view, parts.column, parts.bar, keyboard.ring)
        self._session: GameSession | None = None
        self._connections: list[tuple[SignalInstance, object]] = []
        self._shown = _Shown()
        self._due = QTimer(self)
        self._due.setSingleShot(True)
        self._due.setInterval(0)
        self._due.timeout.connect(self.refresh)
        self._page.animator.began.connect(self._on_step)
        self._page.animator.paid.connect(parts.players.count_up)
        self._page.animator.ended.connect(self._on_motion_ended)

    def bind(self, session: GameSession) -> None:
        """Connect to *session*, which has not begun yet."""
        self._session = session
        self._focus.forget()
        self._shown = _Shown(failures=session.game.failures)
        self._connections = [
            (session.changed, self._due.start), (session.entries_added, self._on_entries),
            (session.log_reset, self._on_log_reset), (session.refused, self._on_refused),
            (session.choices_offered, self._page.offer_ways), (session.finished, self._on_finished),
        ]    # fmt: skip
        for signal, slot in self._connections:
            signal.connect(slot)

    def unbind(self) -> None:
        """Disconnect from the session."""
        self._due.stop()
        for signal, slot in self._connections:
            signal.disconnect(slot)
        self._connections = []
        self._session = None
        self._shown = _Shown()

    def flush(self) -> None:
        """Refresh now if a refresh is due."""
        if self._due.isActive():
            self.refresh()

    def refresh(self) -> None:
        """Update all widgets, always in the same order."""
        self._due.stop()
        session = self._session
        if session is None:
            return
        self._assistant.refresh()    # hints and overlays first: score strip and card depend on them
        self.refresh_map()
        self._refresh_players(session)    # before the line that they share when it is folded
        self._refresh_phase(session)
        self._replay.refresh()
        self._handover.refresh()
        self._refresh_bar(session)
        self._refresh_column(session)
        self.refresh_regions()
        self.update_actions()
        self._report(session)
        self._follow_phase(session)

    def refresh_anew(self) -> None:
        """Refresh everything including the log, after a change of the style."""
        if self._session is not None:
            self._on_log_reset(None)
            self.refresh()

    # The parts of a refresh

    def refresh_map(self) -> None:
        """Update the map and the widgets over it."""
        session, page = self._session, self._page
        if session is None:
            return
        self._move_counted(session)
        if not page.animator.is_running:
            session.scene.show_looks(session.looks())
        page.view.counters = session.controller.counters
        page.view.answering = -1 if session.waits_for_enter else session.controller.answering
        self._refresh_score(session)
        page.die.show_pips(self._shown.pips)
        if len(session.game) != self._shown.length:    # earlier reveals make way for what happens now
            page.reveal.hide()
        self._shown.length = len(session.game)
        page.tell_trouble("game", session.game.trouble or "", again=session.game.failures > self._shown.failures)
        self._shown.failures = session.game.failures
        reveals, self._shown.reveals = self._shown.reveals, []
        for reveal in reveals:
            page.show_reveal(reveal)
        if page.help.piece:
            page.show_help(page.help.piece)
        page.show_outlook()
        page.hover(page.hovered)

    def _refresh_score(self, session: GameSession) -> None:
        """Show what was scored since a person here last acted, and who takes over."""
        strip, hotseat, decision = self._page.score, session.hotseat, session.asked
        scorings = hotseat.scorings[-len(session.game.seats) :]
        other = self._page.hints.isVisible() or self._page.puzzle.isVisible()
        if session.viewed is not None or other:    # one strip at a time, as the map needs the room
            strip.hide()
        elif hotseat.waiting_for_hand and decision is not None:
            title, sums = hotseat.handover_text(decision), sums_of(scorings, session.sentences)
            strip.show_handover(decision.seat, title, sums, can_undo=session.game.barrier is None)
        elif hotseat.waiting_to_end and decision is not None:
            seat = session.game.history[-1].seat
            title = self.tr("{0} has nothing left to do")
            sums = sums_of(scorings[-1:], session.sentences)
            strip.show_handover(seat, title.format(session.names.seat(seat)), sums, can_undo=True)
        elif scorings:
            others = [scoring for scoring in scorings if not session.game.seats[scoring.seat].is_human]
            asked = session.controller.legal_moves is not None and decision is not None
            has_news = asked and decision is not None and decision.seat != scorings[-1].seat
            strip.show_scoring(sums_of(others or scorings[-1:], session.sentences), has_news=has_news)
        else:
            strip.hide()

    def _refresh_phase(self, session: GameSession) -> None:
        rules, state, names, phase = session.game.rules, session.state, session.names, self._parts.phase
        rounds, shared = rules.board.rounds, session.is_shared
        phase.items.show_items(items_of(rules, state, names))    # first, as the line gets the room that they leave
        phase.show_state(state, session.decision, names, session.phase_text(), rounds, shared=shared)
        before, self._shown.round = self._shown.round, session.game.state.round
        if 0 < before < self._shown.round == rounds and session.viewed is None:
            self._announce_last_round()

    def _announce_last_round(self) -> None:
        title = self.tr("Last round")
        self._shown.announcements.append(title)
        if speed_of(self._settings.current, (), -1):
            self._page.title.announce(title)

    def _refresh_bar(self, session: GameSession) -> None:
        if session.viewed is not None:
            return
        controller = session.controller
        if controller.is_asking:
            message = controller.hint()
        else:
            rolled = "" if self._page.die.is_falling else self._shown.roll_text
            if session.legal_moves is not None:
                message = rolled or self._assistant.hint()    # both would be cut
            else:
                message = f"{rolled} {session.waiting_text()}".strip()
        prompt, bar = controller.prompt(), self._parts.bar
        if session.waits_for_enter:
            prompt = prompt._replace(main=self._enter_step(session))
        begins = session.waits_for_enter and prompt.main.meaning != bar.end.step.meaning
        bar.hand.pace = pace_of(self._settings.current, (), -1)
        bar.end.moves = session.softly
        bar.show_turn(prompt, message, controller.hand())
        if begins and not self._handover.is_covered:    # Enter must work wherever the last player left the focus
            bar.end.setFocus()

    def _enter_step(self, session: GameSession) -> MainStep:
        """Return the step that resumes a waiting game: an offer, a hand-over, or the end of a turn."""
        if session.offer is not None:
            return session.offer.step
        if session.hotseat.waiting_for_hand and session.asked is not None:
            name = session.names.seat(session.asked.seat)
            return MainStep(self.tr("Continue"), self.tr("{0} takes over").format(name), meaning="hand-over")
        return MainStep(self.tr("End turn"), self.tr("nothing is left to do"), meaning="end of turn")

    def _refresh_column(self, session: GameSession) -> None:
        controller, rules = session.controller, session.game.rules
        choice = ColumnChoice(controller.row, controller.partner, frozenset(controller.partners))
        column = self._parts.column
        column.set_motion(session.motion if session.viewed is None else Motion.NONE)
        column.show_column(rules, session.state, session.legal_moves, session.names, choice)

    def _refresh_players(self, session: GameSession) -> None:
        game, players = session.game, self._parts.players
        players.show_state(
            session.state, session.names, game.seats, _asked(session), game.rules, session.coins_seen,
            replayed=session.viewed is not None or isinstance(game, ReadOnlyGame),
        )  # fmt: skip
        thinking = session.viewed is None and session.runner.is_thinking
        players.show_thinking(_asked(session) if thinking else NOBODY, moving=session.softly)

    def refresh_regions(self) -> None:
        """Update the list of regions, which is not kept up to date while it is hidden."""
        if self._session is not None:
            self._keyboard.refresh()

    def update_actions(self) -> None:
        """Enable the actions that can be used now, with or without a session."""
        act = self._actions
        self._replay.update_actions()
        self._assistant.update_actions()
        session = self._session if self._session is not None and self._session.viewed is None else None
        game = session.game if session is not None else None
        barrier = game.barrier if game is not None else None
        act.undo.setEnabled(game is not None and barrier is None)
        act.reset_turn.setEnabled(game is not None and barrier is None)
        reason = session.barriers.text() if session is not None and barrier is not None else ""
        act.reset_turn.setToolTip(reason or with_key(self.tr("Undo everything done this turn"), act.reset_turn))
        act.redo.setEnabled(game is not None and game.can_redo)
        act.undo.setToolTip(reason or with_key(self.tr("Undo the last move"), act.undo))
        act.redo.setToolTip(with_key(self.tr("Redo the last move you undid"), act.redo))
        controller = session.controller if session is not None else None
        now = controller.legal_moves if controller is not None else None
        asking = controller is not None and controller.is_asking
        accepting = controller is not None and controller.can_accept
        handing = session is not None and session.waits_for_enter
        act.confirm.setEnabled(asking or accepting or handing)
        act.cancel.setEnabled(asking or self._replay.can_return or self._assistant.hints.is_open)
        act.end.setEnabled(now is not None or handing)
        act.decline.setEnabled(now is not None and now.can_decline)
        act.roll.setEnabled(now is not None and bool(now.free_uses))
        for action in (act.balance, act.fortify, act.take_up):
            action.setEnabled(controller is not None and controller.allocation is not None)
        busy = self._page.animator.is_running or self._replay.review.is_open
        act.skip.setEnabled(busy or (session is not None and session.runner.waiting_for_bot))
        if self._session is not None:
            self._refresh_title(self._session)

    def _refresh_title(self, session: GameSession) -> None:
        """Name the round and the turn that the page tells of: of the whole game, or what is shown on the map."""
        game = session.game
        of_game = self._replay.shows_results
        state, decision = (game.state, game.decision) if of_game else (session.state, session.decision)
        asked = decision.seat if decision is not None else NOBODY
        title = self.tr("Round {0} – {1}'s turn – swqt") if asked >= 0 else self.tr("Round {0} – swqt")
        title = self.tr("Hot-seat") + " – " + title if session.is_shared else title
        title = self.tr("Puzzle") + " – " + title if isinstance(game, PuzzleGame) else title
        title = title.format(state.round, session.names.seat(asked) if asked >= 0 else "")
        marked = self._window.windowTitle().startswith(MARK)    # the mark stays until the window is active
        self._window.setWindowTitle(MARK + title if marked else title)

    def _report(self, session: GameSession) -> None:
        """Open the results if the game is over, and announce what has happened, now that it is all visible."""
        finished, self._shown.finished = self._shown.finished, False
        if finished and session.game.decision is None:
            self._replay.show_end()
        announcements, self._shown.announcements = self._shown.announcements, []
        for text in announcements:
            self._keyboard.announcer.announce(text)

    def focus_phase(self) -> None:
        """Move the focus to where the current phase is played, wherever it is now."""
        self._page.view.setFocus()
        self._focus.forget()
        if self._session is not None:
            self._focus.follow(self._session)

    def _follow_phase(self, session: GameSession) -> None:
        """Move the focus to where a new phase is played, and announce the phase without interrupting."""
        if self._focus.follow(session):
            self._keyboard.announcer.announce(session.phase_text())

    # Signals of the session

    def _on_entries(self, change: GameChange) -> None:
        """Log *change*, start its animation and sounds, and note what the next refresh must report."""
        session = self._session
        if session is None:
            return
        for entry in session.game.history[self._shown.logged :]:
            self._parts.log.add(entry, session.sentences)
        self._shown.logged = len(session.game)
        self._shown.announcements += self._keyboard.news(session, change)
        if change.kind != "prepared":    # an earlier animation may still be running
            self._note_chance(session, change)
            self._animate(session, change)
            if not self._page.animator.is_running:
                self._parts.sounds.tell(event for entry in change.entries for event in entry.events)
            self._call_player(session, change)
        self._due.start()

    def _on_log_reset(self, change: GameChange | None) -> None:
        """Rewrite the whole log; *change* is None if the game has not changed."""
        session = self._session
        if session is None:
            return
        self._parts.log.show_game(session.game.history, session.sentences, self._log_notes(session))
        self._shown.logged = len(session.game)
        if change is not None and change.kind in ("undone", "seated"):
            self._page.animator.finish()
        if change is not None and change.kind == "undone":
            self._note_chance(session, change)
            self._parts.sounds.play("undo")
            self._call_player(session, change)
        self._due.start()

    def _on_refused(self, text: str) -> None:
        self.flush()    # a later refresh would replace the refusal with a hint
        self._parts.sounds.play("refuse")
        self._parts.bar.say(text, refusal=True)
        self._page.shake(self._settings.current)
        self._keyboard.announcer.announce(text, now=True)

    def _on_finished(self) -> None:
        self._shown.finished = True
        self._due.start()

    # Motion and sound

    def _on_step(self, step: AnimationStep, pace: int) -> None:
        if step.pips is not None:
            self._page.die.tumble(step.pips, pace)
        self._parts.sounds.tell(step.events)

    def _on_motion_ended(self) -> None:
        self._page.die.settle()
        self._parts.bar.hand.settle()
        self._parts.players.settle_coins()
        if self._session is not None:
            self._session.runner.hold("motion", False)
            self.refresh_map()
            if self._shown.roll_text:
                self._refresh_bar(self._session)
        self.update_actions()

    def _animate(self, session: GameSession, change: GameChange) -> None:
        """Animate *change* at the speed of the settings; the bots wait for the end."""
        page, settings, rules = self._page, self._settings.current, session.game.rules
        page.animator.finish()
        if session.viewed is not None or change.kind != "played" or session.runner.is_rushing:
            return
        seats = session.game.seats
        if reduces_motion(settings) and self._shown.pips is not None:
            page.die.fade_in(self._shown.pips)
        commands, coming = [], Counter[int]()
        edges = self._edges(change.entries[0].seat)
        for entry in change.entries:
            if not (pace := pace_of(settings, seats, entry.seat)):
                continue
            looks, steps = region_looks(rules, entry.before), animation_steps(rules.board, entry)
            if isinstance(entry.command, Deploy) and entry.seat == self._seat_in_hand:    # the tokens are there already
                looks = region_looks(rules, entry.after)
                steps = [step for step in steps if step.earned is not None]
            commands.append(AnimatedCommand(looks, steps, pace))
            for step in steps:
                if step.earned is not None:
                    coming[step.earned.seat] += step.earned.income.total
        self._parts.players.hold_back(coming)
        if page.animator.play(session.scene, commands, edges):
            session.runner.hold("motion", True)
        elif reduces_motion(settings) and any(speed_of(settings, seats, entry.seat) for entry in change.entries):
            page.animator.fade(session.scene)

    @property
    def _seat_in_hand(self) -> int:
        """The seat whose tokens are in the tray, or -1."""
        look = self._parts.bar.hand.look
        return look.seat if look is not None else -1

    def _edges(self, seat: int) -> TableEdges:
        """Return the edges of the map; the tray belongs to *seat* if a person plays it and no other hand is shown."""
        session, parts = self._session, self._parts
        shown = self._seat_in_hand
        if shown < 0 and session is not None and seat >= 0 and session.game.seats[seat].is_human:
            shown = seat
        return table_edges(self._page.view, parts.bar.hand, parts.players, shown)

    def _move_counted(self, session: GameSession) -> None:
        """Animate tokens between the tray and the regions whose counts a person has changed since the last refresh."""
        allocation = session.controller.allocation if session.viewed is None else None
        before, known = self._shown.counts, self._shown.allocation
        self._shown.allocation = allocation
        self._shown.counts = dict(allocation.counts) if allocation is not None else {}
        hand = session.controller.hand()
        pace = pace_of(self._settings.current, (), -1)
        if allocation is None or allocation is not known:
            return
        if before != self._shown.counts:    # the roll is old news, and the die may lie on a region
            self._shown.pips, self._shown.roll_text = None, ""
        if allocation.retreat or hand is None or not pace:
            return
        looks = session.looks()
        before, after = (
            {region: count for region, count in counts.items() if looks[region].race == hand.race}
            for counts in (before, self._shown.counts)
        )
        if before != after:
            step = rearrangement(before, after, hand.seat, hand.race)
            for region, count in before.items():
                looks[region] = looks[region]._replace(tokens=count)
            self._page.animator.play(session.scene, [AnimatedCommand(looks, [step], pace)], self._edges(hand.seat))

    def _note_chance(self, session: GameSession, change: GameChange) -> None:
        """Note the die and the revealed pieces of *change* for the next refresh."""
        self._shown.pips, self._shown.roll_text = roll_of(change, session.sentences)
        self._shown.reveals += reveals_in(change, session.sentences)

    def _call_player(self, session: GameSession, change: GameChange) -> None:
        """Alert a person at this screen who must decide after having waited for others."""
        seats = [entry.seat for entry in change.entries if entry.seat >= 0]
        if session.runner.asked is not None and seats and not session.game.seats[seats[-1]].is_human:
            self._parts.sounds.play("turn")
            QApplication.alert(self._window)

    def _log_notes(self, session: GameSession) -> list[LogNote]:
        """Return notes on extra coins at the start, on seats that were taken over, and people's own notes."""
        extras = session.names.head_starts(session.game.rules.options)
        notes = [LogNote(0, seat, text) for seat, text in extras.items()]
        for remark in session.game.remarks:
            if remark.kind not in ("", PLACED, REMOTE):
                text = self.tr("Now playing for {0}: {1}.")
                if remark.kind == HUMAN:
                    text = self.tr("{0} is now played by a person.")
                text = text.format(session.names.seat(remark.seat), kind_text(remark.kind))
                notes.append(LogNote(remark.after, remark.seat, text))
        #: What somebody has written about this moment of the game
        noted = self.tr("Note: {0}")
        notes += [LogNote(note.after, NOBODY, noted.format(note.text)) for note in session.game.annotations]
        return notes


def _asked(session: GameSession) -> int:
    """Return the seat that must decide in the shown position, or -1."""
    return session.decision.seat if session.decision is not None else -1


_DECLINE = "decline"
"""The meaning of the main button while a decline awaits confirmation."""


class PhaseFocus:
    """Focuses the combos for a pick, Cancel once a decline is proposed, and the map for everything else.

    The focus only moves away from widgets in which the turn is played, such as the map, and once per phase. It stays if
    the player types in a text field, reads a panel, or has a menu or a dialog open.
    """

    def __init__(self, window: QWidget, view: BoardView, column: ColumnPanel, bar: ActionBar, ring: QWidget) -> None:
        """*ring* is visible around the focused widget if keys have moved the focus there."""
        self._window, self._view, self._column, self._bar, self._ring = window, view, column, bar, ring
        self._phase: tuple[int, str] | None = None
        self._given: QWidget | None = None

    def follow(self, session: GameSession) -> bool:
        """Move the focus if the phase of *session* has changed; return whether it has."""
        phase = self._phase_of(session)
        if phase == self._phase:
            return False
        self._phase = phase
        if phase is not None and self._may_move():
            self._move(phase[1], session.controller.row or 0)
        return phase is not None

    def forget(self) -> None:
        """Treat the next phase as a new one."""
        self._phase = None

    def _phase_of(self, session: GameSession) -> tuple[int, str] | None:
        now = session.controller.legal_moves
        if now is None or session.viewed is not None or session.waits_for_enter:
            return None
        if self._bar.end.step.meaning == _DECLINE:
            return now.seat, _DECLINE
        return now.seat, now.kind

    def _may_move(self) -> bool:
        if QApplication.activePopupWidget() is not None or QApplication.activeModalWidget() is not None:
            return False
        if QApplication.activeWindow() not in (self._window, None) or not self._view.isVisible():
            return False
        return self._plays_turn(self._window.focusWidget())

    def _plays_turn(self, here: QWidget | None) -> bool:
        """Return whether *here* is only used to play the turn."""
        if here is None or here is self._window or not here.isVisible():
            return True
        return any(place is here or place.isAncestorOf(here) for place in (self._view, self._column, self._bar))

    def _move(self, phase: str, row: int) -> None:
        here = self._window.focusWidget()
        by_keys = self._view.shows_focus or (self._ring.isVisible() and here is not self._given)
        target: QWidget = self._view
        if phase == "pick" and self._column.cards[row].isVisible():
            target = self._column.cards[row]
        elif phase == _DECLINE and self._bar.offers():
            target = self._bar.offers()[0]
            target.show()    # the layout would do so later, but a hidden widget cannot take the focus
        if target is not self._view:
            self._given = None if by_keys else target
            target.setFocus(Qt.FocusReason.OtherFocusReason)
        elif here is not self._view:
            reason = Qt.FocusReason.TabFocusReason if by_keys else Qt.FocusReason.OtherFocusReason
            self._view.setFocus(reason)
