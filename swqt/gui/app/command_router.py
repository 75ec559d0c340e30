"""Routes commands, clicks and single keys to the current session, and signals from panel to panel."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QToolTip, QWidget

from swqt.gui.app.window_parts import WindowControllers, WindowParts
from swqt.gui.panels.action_bar import ActionBar
from swqt.gui.session.game_session import GameSession
from swqt.gui.session.services import CurrentSession
from swqt.gui.session.turn_controller import TurnController
from swqt.gui.style.actions import Actions, is_typed
from swqt.gui.texts.refusals import RuledText

_CODES: Final = (Qt.Key.Key_K, Qt.Key.Key_QuoteLeft)
_PEEK: Final = (Qt.Key.Key_C,)


class SingleKeyShortcuts(QObject):
    """Handles keys without a modifier that no widget of *window* has consumed.

    These are not QShortcuts, so that text fields and searchable lists still receive the keys, and the map the digits,
    which count tokens.
    """

    def __init__(self, window: QWidget, actions: Actions, bar: ActionBar, current: CurrentSession) -> None:
        super().__init__(window)
        self._actions, self._bar, self._current = actions, bar, current
        self._slots: dict[Qt.Key, Callable[[], object]] = {
            Qt.Key.Key_L: actions.recap.trigger, Qt.Key.Key_M: actions.sound.trigger,
        }  # fmt: skip
        window.installEventFilter(self)

    def add(self, slots: Mapping[Qt.Key, Callable[[], object]]) -> None:
        """Call each of *slots* when its key is pressed."""
        self._slots.update(slots)

    def release(self) -> None:
        """End actions that last while a key is held, because a window that loses focus does not see the release."""
        if self._current.session is not None:
            self._current.session.reveal_own_coins(False)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() not in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease) or not isinstance(event, QKeyEvent):
            return False
        if event.key() == Qt.Key.Key_Escape and QToolTip.isVisible():
            QToolTip.hideText()
            return True
        session, key = self._current.session, Qt.Key(event.key())
        pressed = event.type() == QEvent.Type.KeyPress
        if session is None or not is_typed(event):
            return session is not None and pressed and self._explain(session, event)
        if key in _CODES:
            if not event.isAutoRepeat():
                session.scene.set_codes_shown(pressed or self._actions.codes.isChecked())
        elif key in _PEEK:
            if not event.isAutoRepeat():
                session.reveal_own_coins(pressed)
        elif pressed and key in self._slots:
            if not event.isAutoRepeat():
                self._slots[key]()
        else:
            return False
        return True

    def _explain(self, session: GameSession, event: QKeyEvent) -> bool:
        """Show why the command of this key is disabled; return whether there is a reason to show."""
        actions, bar = self._actions, self._bar
        command = actions.named().get(actions.with_key(QKeySequence(event.keyCombination())))
        if command is None or command.isEnabled() or session.viewed is not None or event.isAutoRepeat():
            return False
        reason, topic = {
            actions.undo: (session.barriers.text, "undo"), actions.reset_turn: (session.barriers.text, "reset"),
            actions.decline: (bar.decline.toolTip, "decline"), actions.roll: (bar.roll.toolTip, "roll"),
        }.get(command, (str, ""))    # fmt: skip
        if text := reason():
            session.refused.emit(RuledText(text, topic))
        return bool(text)


class CommandRouter:
    """Connects the commands and panels of a game to the *controllers* and the current session."""

    def __init__(
        self, controllers: WindowControllers, parts: WindowParts, actions: Actions, current: CurrentSession
    ) -> None:
        self._controllers = controllers
        self._parts = parts
        self._actions = actions
        self._current = current
        self._undo = current.slot(lambda s: s.runner.undo)
        self._decline = current.slot(lambda s: s.controller.decline)
        self._connect_commands()
        self._connect_map()
        self._connect_panels()
        self._connect_navigation()    # last, so that a click is announced after it has taken effect

    def _connect_commands(self) -> None:
        view, controllers, current = self._parts.view, self._controllers, self._current
        replay, context_help, launcher = controllers.replay_controller, controllers.context_help, controllers.launcher
        self._actions.connect_all({
            "new_game": launcher.ask, "open": launcher.ask_file, "against_bots": launcher.quick,
            "network": controllers.lan.open,
            "undo": self._undo, "redo": current.slot(lambda s: s.runner.redo),
            "reset_turn": current.slot(lambda s: s.runner.reset_turn),
            "zoom_in": view.zoom_in, "zoom_out": view.zoom_out, "zoom_fit": view.zoom_to_fit, "codes": self._show_codes,
            "end": self._press, "decline": self._decline, "roll": self._roll,
            "balance": current.slot(lambda s: s.controller.balance), "confirm": self._confirm,
            "fortify": current.slot(lambda s: s.controller.fortify),
            "take_up": current.slot(lambda s: s.controller.take_up),
            "cancel": self._cancel, "skip": self._skip,
            "next_panel": partial(controllers.keyboard_navigation.go_to_panel, 1),
            "last_panel": partial(controllers.keyboard_navigation.go_to_panel, -1),
            "games": replay.show_games, "statistics": replay.show_statistics, "look_back": replay.look_back,
            "export_replay": replay.ask_export, "share": controllers.lan.share,
            "recap": replay.recap, "find_log": replay.search_log,
            "make_trait": controllers.makers.make_trait,
            "daily_puzzle": controllers.puzzles.play_today, "puzzles": controllers.puzzles.show_page,
            "annotate": replay.ask_note,
            "explain": context_help.explain_here, "rule_book": context_help.open,
        })  # fmt: skip

    def _connect_map(self) -> None:
        view, table, context_help = self._parts.view, self._parts.game_page, self._controllers.context_help
        current = self._current
        view.clicked.connect(current.slot(lambda s: s.controller.region_clicked))
        view.alternate_clicked.connect(current.slot(lambda s: s.controller.region_alternate))
        view.wheeled.connect(current.slot(lambda s: s.controller.count))
        view.numbered.connect(current.slot(lambda s: s.controller.count_to))
        table.help.asked.connect(context_help.open)
        table.tip.asked.connect(context_help.open)
        launcher, makers = self._controllers.launcher, self._controllers.makers
        for asking in (launcher, makers, self._controllers.lan, self._controllers.replay_controller):
            asking.rule_wanted.connect(context_help.open)
        launcher.trait_file.connect(makers.open_file)
        makers.tried.connect(launcher.try_trait)
        self._controllers.handover.recap_requested.connect(self._controllers.replay_controller.recap)
        self._controllers.lan.recap_wanted.connect(self._controllers.replay_controller.recap)
        self._controllers.replay_controller.review.bar.shared.connect(self._controllers.lan.share)
        self._controllers.replay_controller.statistics_shown.connect(self._controllers.assistant.overlays.take_off)
        self._controllers.assistant.overlays.changed.connect(self._on_overlay)
        self._controllers.assistant.hints.changed.connect(self._controllers.keyboard_navigation.order_focus)

    def _connect_panels(self) -> None:
        parts, context_help, current = self._parts, self._controllers.context_help, self._current
        phase, column, players, log = parts.phase, parts.column, parts.players, parts.log
        phase.about.clicked.connect(context_help.explain_moment)
        phase.items.clicked.connect(parts.game_page.toggle_help)
        phase.items.hovered.connect(current.slot(lambda s: s.point_at, looking=True))
        column.clicked.connect(current.slot(lambda s: s.controller.row_clicked))
        column.read.connect(parts.details.show_combo)
        column.lit.connect(current.slot(lambda s: s.scene.show_lights, looking=True))
        parts.details.combo.asked.connect(context_help.open)
        parts.details.combo.explained.connect(context_help.explain_combo)
        players.picked.connect(current.slot(lambda s: s.spotlight))
        players.doubleClicked.connect(self._explain_player)
        players.pointed.connect(current.slot(lambda s: s.point_at_seat, looking=True))
        log.hovered.connect(current.slot(lambda s: s.highlight, looking=True))
        log.setProperty("topic", "table")
        bar, score = parts.bar, parts.game_page.score
        bar.declined.connect(self._decline)
        bar.pressed.connect(self._press)
        bar.used.connect(self._roll)
        bar.strip.focus_left.connect(parts.view.setFocus)
        bar.rule_asked.connect(context_help.open)
        parts.details.card.asked.connect(context_help.open)
        outlook = parts.details.outlook
        outlook.asked.connect(context_help.open)
        outlook.glowed.connect(current.slot(lambda s: s.highlight, looking=True))
        score.undone.connect(self._undo)
        score.closed.connect(self._dismiss_score)
        score.asked.connect(context_help.open)
        score.glowed.connect(current.slot(lambda s: s.highlight, looking=True))
        score.pointed_at.connect(self._name_part)

    def _connect_navigation(self) -> None:
        view, table, regions = self._parts.view, self._parts.game_page, self._parts.regions
        access, bar = self._controllers.keyboard_navigation, self._parts.bar
        regions.moved.connect(access.follow_list)
        regions.moved.connect(table.hover)
        regions.table.focus_left.connect(access.leave_list)
        regions.acted.connect(view.clicked)
        regions.menu_wanted.connect(table.open_menu)
        view.focus_moved.connect(regions.follow)
        bar.focus_left.connect(view.setFocus)
        bar.strip.filled.connect(access.order_focus)
        self._parts.phase.items.filled.connect(access.order_focus)
        for counted in (view.wheeled, view.numbered, view.clicked):
            counted.connect(access.announce_count)

    def _on_overlay(self) -> None:
        self._parts.game_page.hover(self._parts.game_page.hovered)

    def _explain_player(self, index: QModelIndex) -> None:
        self._controllers.context_help.explain_player(index.row())

    def _name_part(self, topic: str) -> None:
        self._parts.game_page.score.name_part(self._controllers.context_help.title(topic) if topic else "")

    def _dismiss_score(self) -> None:
        if (session := self._current.session) is not None:
            self._parts.view.setFocus()    # first, or Qt chooses another widget when the strip disappears
            session.dismiss_score()

    def _show_codes(self) -> None:
        if (session := self._current.session) is not None:
            session.scene.set_codes_shown(self._actions.codes.isChecked())

    def _cancel(self) -> None:
        if not self._controllers.replay_controller.go_back() and not self._controllers.assistant.dismiss_hint():
            self._current.slot(lambda s: s.controller.cancel)()

    def _skip(self) -> None:
        """End the current animation and the wait for a bot; during a replay, play or pause."""
        review = self._controllers.replay_controller.review
        if review.is_open:
            review.reel.toggle()
        else:
            self._parts.game_page.animator.finish()
            self._current.slot(lambda s: s.runner.skip)()

    def _roll(self, _: object = None) -> None:
        session = self._current.session
        now = session.legal_moves if session else None
        if session and now and now.free_uses:
            session.controller.submit(now.free_uses[0])

    def _press(self) -> None:
        """Do the step that the main button shows."""
        if (controller := self._asked_controller()) is not None:
            controller.press()

    def _confirm(self) -> None:
        """Confirm the question in the action bar."""
        if (controller := self._asked_controller()) is not None:
            controller.confirm()

    def _asked_controller(self) -> TurnController | None:
        """Return the controller if it may answer now; if the game waits for Enter, resume it and return None."""
        session = self._current.session
        if session is None or session.viewed is not None:
            return None
        if session.waits_for_enter:
            self._controllers.handover.take_over()
            return None
        return session.controller
