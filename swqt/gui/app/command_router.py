"""What leads to what in the window: commands, clicks and keys to the game on the table, and from panel to panel.

Single letters and signs that mean something at the table, wherever the keyboard is.

They are no shortcuts: a field in which letters are typed, and a list that looks for what is typed, keep them. The map
keeps the digits with which it counts tokens.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QModelIndex, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QToolTip

from swqt.gui.style.key_handling import is_typed

if TYPE_CHECKING:
    from swqt.gui.app.main_window import MainWindow
    from swqt.gui.session.game_session import GameSession

_CODES: Final = (Qt.Key.Key_K, Qt.Key.Key_QuoteLeft)
_PEEK: Final = (Qt.Key.Key_C,)


class SingleKeyShortcuts(QObject):
    """Lives as long as *window*, and deals with the keys that nothing on it has taken."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._deeds: dict[Qt.Key, Callable[[], object]] = {}
        self.add(Qt.Key.Key_L, window.actions_.recap.trigger)
        self.add(Qt.Key.Key_M, window.actions_.sound.trigger)
        window.installEventFilter(self)

    def add(self, key: Qt.Key, deed: Callable[[], object]) -> None:
        """Do *deed* when *key* is pressed."""
        self._deeds[key] = deed

    def let_go(self) -> None:
        """No key is held any more, as when another window has the keyboard: it would not be heard of here."""
        if self._window.sitting is not None:
            self._window.sitting.reveal_own_coins(False)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() not in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease) or not isinstance(event, QKeyEvent):
            return False
        if event.key() == Qt.Key.Key_Escape and QToolTip.isVisible():
            QToolTip.hideText()
            return True
        sitting, key = self._window.sitting, Qt.Key(event.key())
        pressed = event.type() == QEvent.Type.KeyPress
        if sitting is None or not is_typed(event):
            return sitting is not None and pressed and self._explain(sitting, event)
        if key in _CODES:
            if not event.isAutoRepeat():
                sitting.scene.set_codes_shown(pressed or self._window.actions_.codes.isChecked())
        elif key in _PEEK:
            if not event.isAutoRepeat():
                sitting.reveal_own_coins(pressed)
        elif pressed and key in self._deeds:
            if not event.isAutoRepeat():
                self._deeds[key]()
        else:
            return False
        return True

    def _explain(self, sitting: GameSession, event: QKeyEvent) -> bool:
        """Say why the command that has this key cannot be given now; return whether there was anything to say."""
        window, actions = self._window, self._window.actions_
        command = actions.named().get(actions.with_key(QKeySequence(event.keyCombination())))
        if command is None or command.isEnabled() or sitting.viewed is not None or event.isAutoRepeat():
            return False
        reason = {
            actions.undo: sitting.barriers.text, actions.reset_turn: sitting.barriers.text,
            actions.decline: window.bar.decline.toolTip, actions.roll: window.bar.roll.toolTip,
        }.get(command, str)()    # fmt: skip
        if reason:
            sitting.refused.emit(reason)
        return bool(reason)


class CommandRouter:
    """Serves one furnished *window*."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._undo = self._slot(lambda s: s.bridge.undo)
        self._end = self._slot(lambda s: s.controller.end)
        self._decline = self._slot(lambda s: s.controller.decline)

    def connect(self) -> None:
        """Have every command, and every panel, lead to what it is for."""
        self._connect_commands()
        self._connect_map()
        self._connect_panels()

    def _connect_commands(self) -> None:
        window = self._window
        window.actions_.connect_all({
            "new_game": window.ask_new_game, "go_on": window.continue_last,
            "open": window.files.ask, "quit": window.close,
            "against_bots": window.play_bots, "network": lambda: window.lan.open(),
            "alone": lambda: window.lan.go_on_alone(), "first_page": window.show_start,
            "settings": window.ask_settings, "reset_layout": self._reset_layout,
            "undo": self._undo, "redo": self._slot(lambda s: s.bridge.redo),
            "reset_turn": self._slot(lambda s: s.bridge.reset_turn),
            "zoom_in": window.view.zoom_in, "zoom_out": window.view.zoom_out, "zoom_fit": window.view.zoom_to_fit,
            "codes": self._show_codes, "full_screen": window.toggle_full_screen,
            "end": self._end, "decline": self._decline, "roll": self._roll,
            "balance": self._slot(lambda s: s.controller.balance), "confirm": self._confirm,
            "fortify": self._slot(lambda s: s.controller.fortify),
            "take_up": self._slot(lambda s: s.controller.take_up),
            "cancel": self._cancel, "skip": self._skip,
            "next_panel": lambda: window.access.go_to_panel(1), "last_panel": lambda: window.access.go_to_panel(-1),
            "games": window.desk.show_games, "statistics": window.desk.show_statistics,
            "look_back": window.desk.look_back, "recap": window.desk.recap, "find_log": window.desk.search_log,
            "explain": window.guide.explain_here, "rule_book": window.guide.open, "about": window.guide.show_about,
            "keyboard": lambda: window.guide.show_keyboard(window.menuBar()),
        })  # fmt: skip

    def _connect_map(self) -> None:
        window, view = self._window, self._window.view
        view.clicked.connect(self._slot(lambda s: s.controller.region_clicked))
        view.alternate_clicked.connect(self._slot(lambda s: s.controller.region_alternate))
        view.wheeled.connect(self._slot(lambda s: s.controller.count))
        view.numbered.connect(self._slot(lambda s: s.controller.count_to))
        window.table.help.asked.connect(window.guide.open)

    def _connect_panels(self) -> None:
        window = self._window
        window.phase.items.clicked.connect(window.table.toggle_help)
        window.phase.items.hovered.connect(self._slot(lambda s: s.point_at, looking=True))
        window.column.clicked.connect(self._slot(lambda s: s.controller.row_clicked))
        window.column.asked.connect(window.guide.open)
        window.column.explained.connect(window.guide.explain_combo)
        window.players.picked.connect(self._slot(lambda s: s.spotlight))
        window.players.doubleClicked.connect(self._explain_player)
        window.players.pointed.connect(self._slot(lambda s: s.point_at_seat, looking=True))
        window.log.hovered.connect(self._slot(lambda s: s.highlight, looking=True))
        window.log.setProperty("topic", "table")
        bar, score = window.bar, window.score
        bar.declined.connect(self._decline)
        bar.ended.connect(self._end)
        bar.used.connect(self._roll)
        bar.strip.let_go.connect(window.view.setFocus)
        bar.rule_asked.connect(window.guide.open)
        score.went_on.connect(window.handing.take_over)
        score.undone.connect(self._undo)
        score.closed.connect(self._put_score_away)
        score.asked.connect(window.guide.open)
        score.glowed.connect(self._slot(lambda s: s.highlight, looking=True))
        score.pointed_at.connect(self._name_part)

    def _explain_player(self, index: QModelIndex) -> None:
        self._window.guide.explain_player(index.row())

    def _name_part(self, topic: str) -> None:
        self._window.score.name_part(self._window.guide.title(topic) if topic else "")

    def _put_score_away(self) -> None:
        window = self._window
        if window.sitting is not None:
            window.view.setFocus()    # first: Qt would send the keyboard wherever it likes
            window.sitting.dismiss_score()

    def _show_codes(self) -> None:
        window = self._window
        if window.sitting:
            window.sitting.scene.set_codes_shown(window.actions_.codes.isChecked())

    def _reset_layout(self) -> None:
        """Put every panel back where it is when the game is new."""
        window = self._window
        window.reset_layout()
        window.show_panels(window.sitting is not None and window.pages.currentWidget() is window.table)
        if window.sitting is not None:
            window.arrange(len(window.sitting.game.seats))

    def _slot(
        self, pick: Callable[[GameSession], Callable[..., object]], *, looking: bool = False
    ) -> Callable[..., None]:
        """Return a slot that asks the game on the table to do what *pick* names; without a game it does nothing.

        Nor does it in a position that is looked at, unless it is for *looking* only.
        """

        def run(*arguments: object) -> None:
            sitting = self._window.sitting
            if sitting is not None and (looking or sitting.viewed is None):
                pick(sitting)(*arguments)

        return run

    def _cancel(self) -> None:
        if not self._window.desk.go_back() and not self._window.coach.put_away():
            self._slot(lambda s: s.controller.cancel)()

    def _skip(self) -> None:
        """Have done with whatever is being waited for; while looking back, play or pause."""
        window = self._window
        if window.desk.review.is_open:
            window.desk.review.reel.toggle()
        else:
            window.table.animator.finish()
            self._slot(lambda s: s.bridge.skip)()

    def _roll(self, _: object = None) -> None:
        sitting = self._window.sitting
        now = sitting.situation if sitting else None
        if sitting and now and now.free_uses:
            sitting.controller.submit(now.free_uses[0])

    def _confirm(self) -> None:
        sitting = self._window.sitting
        if sitting is None or sitting.viewed is not None:
            return
        if sitting.waits_for_enter:
            self._window.handing.take_over()
        else:
            sitting.controller.confirm()
