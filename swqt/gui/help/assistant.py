"""What helps people along: lessons, hints, overlays on the map, bots for seats, their pace. It serves one window."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu

from swqt.gui.help.hint_reasons import EndTurnWarnings
from swqt.gui.help.hints import HintController
from swqt.gui.help.tutorial_controller import TutorialController
from swqt.gui.session.game_runner import DELAYS
from swqt.gui.session.game_session import GameSession
from swqt.gui.session.overlays import OVERLAYS, OverlayController, OverlayTitle
from swqt.gui.style.painting import add_heading
from swqt.gui.texts.names import kind_text
from swqt.table import KINDS, ReadOnlyGame, TutorialGame

if TYPE_CHECKING:
    from swqt.gui.app.main_window import MainWindow

WARNINGS: Final = 2
SUGGESTIONS: Final = 3
"""From which value of ``Settings.hints`` on there are such."""

_DIGITS: Final = (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4, Qt.Key.Key_5)


class Assistant(QObject):
    """Joins the window's commands for all this with the sitting that is on the table."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.window = window
        self.hints = HintController(window.table.hints, self)
        self.overlays = OverlayController(OverlayTitle(window.view), self)
        self.lessons = TutorialController(window)
        self.warnings = EndTurnWarnings(self)
        self._sitting: GameSession | None = None
        act = window.actions_
        act.connect_all({"hint": self._toggle_hint, "finish": self._finish})
        act.connect_all({name: partial(self.overlays.toggle, name) for name in OVERLAYS})
        self.overlays.changed.connect(self._on_overlay)
        act.seats_menu.aboutToShow.connect(self._fill_seats)
        self.hints.changed.connect(self._on_hints)
        self.hints.asked.connect(self.overlays.take_off)    # the map is for the turn that is suggested
        keys = window.keys
        for key, name in zip(_DIGITS, OVERLAYS, strict=True):
            keys.add(key, partial(self.overlays.toggle, name))
        keys.add(Qt.Key.Key_H, self._toggle_hint)
        keys.add(Qt.Key.Key_Comma, partial(self._pace, -1))
        keys.add(Qt.Key.Key_Period, partial(self._pace, 1))
        players = window.players
        players.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        players.customContextMenuRequested.connect(self._open_seat)

    def sit(self, sitting: GameSession | None) -> None:
        """Serve *sitting* from now on; None when there is no game on the table."""
        self._sitting = sitting
        self.hints.sit(sitting)
        self.overlays.sit(sitting)
        self.lessons.sit(sitting)

    def refresh(self) -> None:
        """The position, or what is shown of it, is another."""
        self.hints.refresh()
        self.overlays.refresh()
        self.lessons.refresh()

    def update_actions(self) -> None:
        """Enable what can be done now."""
        act, sitting = self.window.actions_, self._sitting
        running = sitting is not None and sitting.viewed is None
        commands = act.named()    # to look them up takes a while, and this is done at each click
        for name in OVERLAYS:
            commands[name].setEnabled(sitting is not None)
            commands[name].setChecked(name == self.overlays.name)
        act.hint.setEnabled(self.hints.is_open or (running and self.hints.can_ask and self._suggests))
        act.finish.setEnabled(running and sitting is not None and sitting.bridge.waiting_for_bot)
        act.seats_menu.menuAction().setEnabled(self._can_seat)
        self.lessons.update_actions()

    def hint(self) -> str:
        """Return what to do next, with a warning if the settings want any."""
        sitting = self._sitting
        if sitting is None:
            return ""
        text = sitting.controller.hint()
        warned = self.window.settings.hints >= WARNINGS and not isinstance(sitting.game, TutorialGame)
        warning = self.warnings.text(sitting.controller, sitting.names) if warned else ""
        return f"{warning} {text}" if warning else text

    @property
    def _suggests(self) -> bool:
        return self.window.settings.hints >= SUGGESTIONS

    def _toggle_hint(self) -> None:
        if self._suggests or self.hints.is_open:
            self.hints.toggle()
        else:
            self.window.bar.say(self.tr("Suggestions are turned off in the settings."))

    def put_away(self) -> bool:
        """Put the hint away; return whether there was one."""
        if not self.hints.is_open:
            return False
        self.hints.put_away()
        return True

    def _on_overlay(self) -> None:
        self.window.presenter.update_actions()
        self.window.table.hover(self.window.table.hovered)

    def _on_hints(self) -> None:
        self.window.presenter.refresh_map()
        self.window.presenter.update_actions()
        self.window.access.order_focus()

    def _finish(self) -> None:
        """Have the bot's turn over with."""
        sitting = self._sitting
        if sitting is not None:
            sitting.bridge.finish_turn()
            self.window.table.animator.finish()

    def _pace(self, by: int) -> None:
        """Make the bots slower or faster by one step."""
        speeds = list(DELAYS)
        settings = self.window.settings
        place = speeds.index(settings.bot_speed) + by
        if 0 <= place < len(speeds):
            self.window.choices.use(replace(settings, bot_speed=speeds[place]))
        chosen = self.window.actions_.speeds.checkedAction()
        if chosen is not None:
            self.window.bar.say(self.tr("Speed of bots: {0}").format(chosen.text().replace("&", "")))

    # Seats

    @property
    def _can_seat(self) -> bool:
        sitting = self._sitting
        return (
            sitting is not None and sitting.viewed is None and sitting.game.decision is not None
            and not isinstance(sitting.game, (TutorialGame, ReadOnlyGame))
        )  # fmt: skip

    def _fill_seats(self) -> None:
        """Offer every seat, and for each who could play."""
        menu = self.window.actions_.seats_menu
        for action in menu.actions():
            below = action.menu()
            menu.removeAction(action)
            if isinstance(below, QMenu):
                below.deleteLater()
        if self._sitting is not None and self._can_seat:
            for seat, taken in enumerate(self._sitting.game.seats):
                self._fill(menu.addMenu(self.tr("For {0}").format(taken.name)), seat)

    def _fill(self, menu: QMenu, seat: int) -> None:
        """Fill *menu* with those who could play for *seat*; who does is marked."""
        sitting = self._sitting
        assert sitting is not None
        group = QActionGroup(menu)
        group.triggered.connect(self._seat)
        for kind in KINDS:
            action = QAction(kind_text(kind), menu)
            action.setCheckable(True)
            action.setChecked(sitting.game.seats[seat].kind == kind)
            action.setData((seat, kind))
            group.addAction(action)
            menu.addAction(action)

    def _seat(self, action: QAction) -> None:
        seat, kind = action.data()
        if self._sitting is not None and self._can_seat:
            self._sitting.game.hand_over(seat, kind)

    def _open_seat(self, point: QPoint) -> None:
        """Show the menu of the player whose row is at *point*."""
        seat = self.window.players.seat_at(point)
        sitting = self._sitting
        if sitting is None or not 0 <= seat < len(sitting.game.seats):
            return
        menu = QMenu(self.window)
        menu.setObjectName("seat")
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        add_heading(menu, sitting.names.seat(seat))
        menu.addAction(self.tr("&Show the regions")).triggered.connect(partial(self._show_regions, seat))
        if self._can_seat:
            self._fill(menu.addMenu(self.tr("&Who plays")), seat)
        menu.popup(self.window.players.viewport().mapToGlobal(point))

    def _show_regions(self, seat: int, _: bool = False) -> None:
        if self._sitting is not None:
            self._sitting.spotlight(seat)
