"""Aids for players: tutorial, hints, warnings, map overlays, and the choice of bots and their speed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final, cast

from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMainWindow, QMenu

from swqt.engine import State
from swqt.gui.accessibility.navigation import KeyboardNavigation
from swqt.gui.help.hints import HintController
from swqt.gui.help.tutorial_controller import TutorialController
from swqt.gui.help.tutorial_widgets import TutorialParts
from swqt.gui.session.game_runner import DELAYS
from swqt.gui.session.game_session import GameSession
from swqt.gui.session.overlays import OVERLAYS, OverlayController, OverlayTitle
from swqt.gui.session.services import AppServices
from swqt.gui.session.turn_controller import TurnController
from swqt.gui.style.actions import Actions
from swqt.gui.style.cards import add_heading
from swqt.gui.texts.names import Names, kind_text
from swqt.table import KINDS, OnlineGame, PuzzleGame, ReadOnlyGame, Threat, TutorialGame, threats

WARNINGS: Final = 2
SUGGESTIONS: Final = 3
"""Lowest values of ``Settings.hints`` at which warnings and suggestions are shown."""

_DIGITS: Final = (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4, Qt.Key.Key_5)


class Assistant(QObject):
    """Connects the commands of all aids to the current session; menus open over *window*."""

    def __init__(
        self, window: QMainWindow, services: AppServices, actions: Actions, parts: TutorialParts,
        navigation: KeyboardNavigation,
    ) -> None:  # fmt: skip
        super().__init__(window)
        self._window = window
        self._settings = services.settings
        self._actions = actions
        self._bar, self._players, self._animator = parts.bar, parts.players, parts.animator
        self.hints = HintController(parts.hints, self)
        self.overlays = OverlayController(OverlayTitle(parts.view), self)
        self.lessons = TutorialController(window, services, actions, parts, self.hints, navigation)
        self.warnings = EndTurnWarnings(self)
        self._session: GameSession | None = None
        actions.connect_all({"hint": self._toggle_hint, "finish": self._finish})
        actions.connect_all({name: partial(self.overlays.toggle, name) for name in OVERLAYS})
        actions.seats_menu.aboutToShow.connect(self._fill_seats)
        self.hints.asked.connect(self.overlays.take_off)    # they would hide the suggested turn
        players = parts.players
        players.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        players.customContextMenuRequested.connect(self._open_seat)

    def single_keys(self) -> dict[Qt.Key, Callable[[], object]]:
        """Return the functions of the keys that work without a modifier."""
        keys: dict[Qt.Key, Callable[[], object]] = {
            key: partial(self.overlays.toggle, name) for key, name in zip(_DIGITS, OVERLAYS, strict=True)
        }
        keys[Qt.Key.Key_H] = self._toggle_hint
        keys[Qt.Key.Key_Comma] = partial(self._change_speed, -1)
        keys[Qt.Key.Key_Period] = partial(self._change_speed, 1)
        return keys

    def set_session(self, session: GameSession | None) -> None:
        """Serve *session* from now on; None if there is no game."""
        self._session = session
        self.hints.set_session(session)
        self.overlays.set_session(session)
        self.lessons.set_session(session)

    def refresh(self) -> None:
        """Update hints, overlays and tutorial after a change of the position."""
        self.hints.refresh()
        self.overlays.refresh()
        self.lessons.refresh()

    def update_actions(self) -> None:
        """Enable the commands that apply now."""
        act, session = self._actions, self._session
        running = session is not None and session.viewed is None
        commands = act.named()    # looked up once: that is slow, and this runs at every click
        for name in OVERLAYS:
            commands[name].setEnabled(session is not None)
            commands[name].setChecked(name == self.overlays.name)
        act.hint.setEnabled(self.hints.is_open or (running and self.hints.can_ask and self._suggests))
        act.finish.setEnabled(running and session is not None and session.runner.waiting_for_bot)
        act.seats_menu.menuAction().setEnabled(self._can_seat)
        self.lessons.update_actions()

    def hint(self) -> str:
        """Return a warning if there is one and the settings want it, else what to do next; only one has room."""
        session = self._session
        if session is None:
            return ""
        text = session.controller.hint()
        warned = self._settings.current.hints >= WARNINGS and not isinstance(session.game, TutorialGame)
        warning = self.warnings.text(session.controller, session.names) if warned else ""
        return warning or text

    @property
    def _suggests(self) -> bool:
        return self._settings.current.hints >= SUGGESTIONS and not self._puzzles

    @property
    def _puzzles(self) -> bool:
        """Whether a suggestion would give the solution away."""
        return self._session is not None and isinstance(self._session.game, PuzzleGame)

    def _toggle_hint(self) -> None:
        if self._puzzles:
            self._bar.say(self.tr("There are no suggestions in a puzzle."))
        elif self._suggests or self.hints.is_open:
            self.hints.toggle()
        else:
            self._bar.say(self.tr("Suggestions are turned off in Settings."))

    def dismiss_hint(self) -> bool:
        """Hide the hint; return whether there was one."""
        if not self.hints.is_open:
            return False
        self.hints.put_away()
        return True

    def _finish(self) -> None:
        """Play the rest of the bot's turn at once."""
        session = self._session
        if session is not None:
            session.runner.finish_turn()
            self._animator.finish()

    def _change_speed(self, by: int) -> None:
        """Make the bots slower or faster by one step."""
        speeds = list(DELAYS)
        settings = self._settings.current
        place = speeds.index(settings.bot_speed) + by
        if 0 <= place < len(speeds):
            self._settings.use(replace(settings, bot_speed=speeds[place]))
        chosen = self._actions.speeds.checkedAction()
        if chosen is not None:
            self._bar.say(self.tr("Bot speed: {0}").format(chosen.text().replace("&", "")))

    # Seats

    @property
    def _can_seat(self) -> bool:
        session = self._session
        return (
            session is not None and session.viewed is None and session.game.decision is not None
            and not isinstance(session.game, (TutorialGame, ReadOnlyGame, PuzzleGame, OnlineGame))
        )  # fmt: skip

    def _fill_seats(self) -> None:
        """Fill the menu of seats with a submenu for each seat."""
        menu = self._actions.seats_menu
        for action in menu.actions():
            below = action.menu()
            menu.removeAction(action)
            if isinstance(below, QMenu):
                below.deleteLater()
        if self._session is not None and self._can_seat:
            for seat, taken in enumerate(self._session.game.seats):
                self._fill(menu.addMenu(self.tr("For {0}").format(taken.name)), seat)

    def _fill(self, menu: QMenu, seat: int) -> None:
        """Fill *menu* with the kinds of players for *seat*; the current one is checked."""
        session = self._session
        assert session is not None
        group = QActionGroup(menu)
        group.triggered.connect(self._set_player_kind)
        for kind in KINDS:
            action = QAction(kind_text(kind), menu)
            action.setCheckable(True)
            action.setChecked(session.game.seats[seat].kind == kind)
            action.setData((seat, kind))
            group.addAction(action)
            menu.addAction(action)

    def _set_player_kind(self, action: QAction) -> None:
        seat, kind = action.data()
        if self._session is not None and self._can_seat:
            self._session.game.hand_over(seat, kind)

    def _open_seat(self, point: QPoint) -> None:
        """Show the menu of the player whose row is at *point*."""
        seat = self._players.seat_at(point)
        session = self._session
        if session is None or not 0 <= seat < len(session.game.seats):
            return
        menu = QMenu(self._window)
        menu.setObjectName("seat")
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        add_heading(menu, session.names.seat(seat))
        regions = menu.addAction(self.tr("&Show regions"))
        regions.setData(seat)
        regions.triggered.connect(self._show_regions)
        if self._can_seat:
            self._fill(menu.addMenu(self.tr("&Played by")), seat)
        menu.popup(self._players.viewport().mapToGlobal(point))

    def _show_regions(self) -> None:
        if self._session is not None:
            self._session.spotlight(cast("QAction", self.sender()).data())


class EndTurnWarnings(QObject):
    """Warns about regions left weak; the threats to the last distribution of tokens are cached."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._asked: tuple[State, dict[int, int]] | None = None
        self._found: list[Threat] = []

    def text(self, controller: TurnController, names: Names) -> str:
        """Return a warning about the current distribution; empty if there is no threat or no choice."""
        worst = self._worst(controller)
        now, allocation = controller.legal_moves, controller.allocation
        if not worst or now is None or allocation is None:
            return ""
        threat = worst[0]
        number = allocation.shown(threat.region)
        text = self.tr("{0} leaves %n token(s) in {1}, within reach of {2}.", "", number)
        if len(worst) > 1:
            text = self.tr(
                "{0} leaves %n token(s) in {1}, within reach of {2}, and other regions are at risk too.", "", number
            )
        force = self.tr("{0}'s next race")
        if threat.race:
            #: {0}: a player; {1}: a race
            force = self.tr("{0} ({1}, %n token(s))", "", threat.tokens)
        force = force.format(names.seat(threat.seat), names.trait(threat.race) if threat.race else "")
        return text.format(names.seat(now.seat), names.region(threat.region), force)

    def _worst(self, controller: TurnController) -> list[Threat]:
        """Return one threat for each region with one token that can be taken at once without the die, worst first."""
        now, allocation = controller.legal_moves, controller.allocation
        if now is None or allocation is None or allocation.retreat or allocation.left or controller.is_asking:
            return []
        counts = {region: allocation.shown(region) for region in allocation.counts}
        if max(counts.values(), default=0) < 2:    # no token can be moved
            return []
        asked = (now.state, counts)
        if asked != self._asked:
            self._asked = asked
            command = allocation.command()
            after = now.state
            if now.rules.check(now.state, command) is None:
                after = now.rules.apply(now.state, command).state
            last = now.state.round >= now.rules.board.rounds
            found = [
                threat
                for threat in threats(now.rules, after, now.seat)
                if not threat.needs_die and not threat.further and counts.get(threat.region) == 1
                and not (last and threat.seat < now.seat)
            ]  # fmt: skip
            found.sort(key=lambda threat: (not threat.race, threat.cost - threat.tokens, threat.region))
            self._found = [
                threat for number, threat in enumerate(found)
                if threat.region not in {other.region for other in found[:number]}
            ]  # fmt: skip
        return self._found
