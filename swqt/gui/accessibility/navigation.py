"""What makes the whole window usable by keys and for a screen reader: focus, announcements, the list of regions.

What a screen reader says without being asked: what has happened, once, and why something was refused.

The ring around the control that has the keyboard: light beside dark, so that it shows on every ground.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from swqt.engine import (
    Abandoned,
    Attempted,
    Conquered,
    Declined,
    Earned,
    Event,
    GameOver,
    Lost,
    Paid,
    Picked,
    Rolled,
    TurnBegan,
    Uncovered,
    Vanished,
)
from swqt.gui.accessibility.map_interface import MapTexts, SpokenRegions, access_of, tell_focus
from swqt.gui.app.window_layout import DockLayout
from swqt.gui.board.overlay_items import DARK, LIGHT
from swqt.gui.board.view import BoardView
from swqt.gui.pages.game_page import GamePage
from swqt.gui.pages.replay_bar import ReplayBar
from swqt.gui.panels.action_bar import ActionBar
from swqt.gui.panels.column import ColumnPanel
from swqt.gui.panels.log_panel import LogPanel
from swqt.gui.panels.phase_bar import PhaseBar
from swqt.gui.panels.players import PlayersPanel
from swqt.gui.panels.region_list import RegionListPanel
from swqt.gui.session.game_session import GameSession
from swqt.table import GameChange

SPOKEN: Final[tuple[type[Event], ...]] = (
    TurnBegan, Picked, Rolled, Attempted, Conquered, Lost, Abandoned, Declined, Vanished, Uncovered, Earned, Paid,
    GameOver,
)  # fmt: skip
"""The events that are announced; the log has them all."""


class Announcer(QObject):
    """Speaks through *speaker*, the window; ``announced`` tells of each text, with or without a screen reader."""

    announced = Signal(str)

    def __init__(self, speaker: QObject) -> None:
        super().__init__(speaker)
        self._speaker = speaker

    def announce(self, text: str, *, now: bool = False) -> None:
        """Say *text*; with *now* even in the middle of another text."""
        if not text:
            return
        self.announced.emit(text)
        if QAccessible.isActive():
            event = QAccessibleAnnouncementEvent(self._speaker, text)
            if now:
                event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
            QAccessible.updateAccessibility(event)


WIDTH: Final = 2
"""Pixels of each of the two lines."""

_CORNER: Final = 7.0
_MOVING: Final = (QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.Hide)


class FocusRing(QWidget):
    """Follows the keyboard through *window* while it moves by keys; the map has a ring of its own."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._around: QWidget | None = None
        self._watched: list[QWidget] = []
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._on_focus)

    def _on_focus(self, old: QWidget | None, now: QWidget | None) -> None:
        for widget in self._watched:
            if isValid(widget):    # or it has lost the keyboard because it is gone
                widget.removeEventFilter(self)
        self._watched = []
        self._around = None
        by_mouse = QApplication.mouseButtons() != Qt.MouseButton.NoButton
        if now is not None and not by_mouse and now.window() is self._window and not isinstance(now, BoardView):
            self._around = now
            while now is not None and now is not self._window:
                now.installEventFilter(self)
                self._watched.append(now)
                now = now.parentWidget()
        self._follow()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _MOVING:
            self._follow()
        return False

    def _follow(self) -> None:
        """Lie around the control, where all of it or a part of it can be seen."""
        around = self._around
        if around is None or not isValid(around) or not around.isVisible():
            self.hide()
            return
        seen = QRect(around.mapTo(self._window, QPoint(0, 0)), around.size())
        for widget in self._watched[1:]:
            seen = seen.intersected(QRect(widget.mapTo(self._window, QPoint(0, 0)), widget.size()))
        reach = WIDTH + 1
        self.setGeometry(seen.adjusted(-reach, -reach, reach, reach).intersected(self._window.rect()))
        self.setVisible(not seen.isEmpty())
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect())
        for colour, inset in ((DARK, WIDTH / 2), (LIGHT, WIDTH * 1.5)):
            p.setPen(QPen(colour, WIDTH))
            p.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), _CORNER, _CORNER)
        p.end()


class KeyboardNavigation(QObject):
    """Joins the parts of *window* for those who play without a mouse, or without seeing it."""

    def __init__(
        self, window: DockLayout, table: GamePage, column: ColumnPanel, bar: ActionBar, players: PlayersPanel,
        log: LogPanel, regions: RegionListPanel, phase: PhaseBar, replay: ReplayBar,
    ) -> None:  # fmt: skip
        super().__init__(window)
        self._window = window
        self.announcer = Announcer(window)
        self.ring = FocusRing(window)
        self._table, self._view = table, table.view
        self._column, self._bar, self._players, self._log = column, bar, players, log
        self._regions, self._phase, self._replay = regions, phase, replay
        self.guests: list[Callable[[], list[QWidget]]] = []
        """What the keyboard stops at beside the parts of the window."""
        self._sitting: GameSession | None = None
        self._speech: SpokenRegions | None = None
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._on_focus)
        self._view.left.connect(self._leave_map)
        self._view.focus_moved.connect(self._on_map_focus)
        for counted in (self._view.wheeled, self._view.numbered, self._view.clicked):
            counted.connect(self._on_count)
        bar.let_go.connect(self._view.setFocus)
        bar.strip.filled.connect(self.order_focus)
        phase.items.filled.connect(self.order_focus)
        regions.moved.connect(self._on_list_focus)
        regions.table.let_go.connect(self._on_list_left)
        regions.acted.connect(self._view.clicked)
        regions.menu_wanted.connect(table.open_menu)

    def sit(self, sitting: GameSession | None) -> None:
        """Serve *sitting* from now on; None when there is no game on the table."""
        self._sitting = sitting
        if sitting is None:
            self._speech = None
            access_of(self._view).show(None)
            return
        speech = self._speech = SpokenRegions(sitting)
        access_of(self._view).show(MapTexts(speech.title, speech.name, speech.description))

    def refresh(self) -> None:
        """Show what has changed."""
        if self._speech is not None and self._regions.isVisible():
            self._regions.show_rows(self._speech.rows())
        self._regions.table.answering = self._view.answering
        self.order_focus()

    def order_focus(self) -> None:
        """Have Tab go from the column to the map, the action bar, the players, the log and the list of regions."""
        here = self._view.window()    # a panel that floats has an order of its own
        for first, second in pairwise(stop for stop in self.stops() if stop.window() is here):
            QWidget.setTabOrder(first, second)

    def stops(self) -> list[QWidget]:
        """Return everything that the keyboard stops at, in order, hidden and disabled parts included."""
        return [self._phase.about, *(stop for panel in self._panels() for stop in panel)]

    def go_to_panel(self, by: int) -> None:
        """Put the keyboard into the next panel, or with -1 into the one before."""
        panels = [
            ready for panel in self._panels() if (ready := [stop for stop in panel if _is_ready(stop)])
        ]
        here = QApplication.focusWidget()
        place = next((number for number, panel in enumerate(panels) if here in panel), -1 if by > 0 else 0)
        if panels:
            panel = panels[(place + by) % len(panels)]
            entrance = self._log.view if self._log.view in panel else panel[0]    # to read, not to filter
            entrance.setFocus(Qt.FocusReason.TabFocusReason)

    def _on_focus(self, old: QWidget | None, new: QWidget | None) -> None:
        """Have the panel in sight that the keyboard has gone to: with large text it may lie behind another one."""
        if new is not None and isValid(self._window) and new.window() is self._window:
            self._window.bring_forward(new)

    def _panels(self) -> Sequence[list[QWidget]]:
        bar, page = self._bar, self._table
        return (
            list(self._phase.items.stops()),
            self._column.stops(),
            [self._view, *page.corner.stops(), *page.help.stops()],
            *(guest() for guest in self.guests),
            page.hints.stops(),
            [page.unsaved.done, page.tip.more, page.tip.done],
            page.score.stops(),
            [*bar.strip.stops(), *bar.stops()],
            self._replay.stops(),
            [self._players],
            self._log.stops(),
            [self._regions.table, self._regions.only],
        )

    def _leave_map(self) -> None:
        """Go on to what follows the map and everything that lies over it."""
        over = (self._view, self._table.corner)
        stops = self.stops()
        after = stops[stops.index(self._view) + 1 :]
        for stop in (*(stop for stop in after if stop.window() is self._view.window()), *stops):
            if _is_ready(stop) and not any(part.isAncestorOf(stop) for part in over):
                stop.setFocus(Qt.FocusReason.TabFocusReason)
                return

    def _on_map_focus(self, region: int) -> None:
        tell_focus(self._view)
        self._regions.follow(region)

    def _on_list_focus(self, region: int) -> None:
        self._view.focused = region
        self._table.hover(region)
        if self._sitting is not None:
            self._sitting.scene.set_focus(region)

    def _on_list_left(self) -> None:
        if self._sitting is not None and not self._view.shows_focus:
            self._sitting.scene.set_focus(-1)

    def _on_count(self, region: int, _: int = 0) -> None:
        if self._speech is not None:
            self.announcer.announce(self._speech.count(region))

    def news(self, sitting: GameSession, change: GameChange) -> list[str]:
        """Return what is announced of *change*, which was played or is an early answer."""
        if change.kind == "prepared":
            return [sitting.waiting_text()] if sitting.situation is None else []
        texts = [
            sitting.sentences.tell(event) for entry in change.entries for event in entry.events
            if isinstance(event, SPOKEN)
        ]    # fmt: skip
        barrier = sitting.game.barrier
        first = change.entries[0].seat if change.entries else -1
        if barrier is not None and barrier.reason == "revealed" and sitting.game.seats[first].is_human:
            texts.append(sitting.barriers.text())
        return texts


def _is_ready(widget: QWidget) -> bool:
    policy = widget.focusPolicy() & Qt.FocusPolicy.TabFocus
    return bool(policy) and widget.isVisible() and widget.isEnabled()
