"""Use of the whole window by keyboard and screen reader: focus, announcements, the list of regions.

Announced without being asked for are events, once each, and the reasons of refusals.

The ring around the focused control is light beside dark, so that it shows on every background.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final, Protocol

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
    RegionSet,
    Rolled,
    TurnBegan,
    Uncovered,
    Vanished,
)
from swqt.gui.accessibility.map_interface import MapTexts, RegionRow, SpokenRegions, access_of, tell_focus
from swqt.gui.board.overlay_items import DARK, LIGHT
from swqt.gui.board.view import BoardView
from swqt.gui.session.game_session import GameSession
from swqt.table import GameChange

SPOKEN: Final[tuple[type[Event], ...]] = (
    TurnBegan, Picked, Rolled, Attempted, Conquered, Lost, Abandoned, Declined, Vanished, Uncovered, Earned, Paid,
    GameOver,
)  # fmt: skip
"""The events that are announced; the log shows all events."""


class Announcer(QObject):
    """Speaks through *speaker*, the window; ``announced`` carries each text, with or without a screen reader."""

    announced = Signal(str)

    def __init__(self, speaker: QObject) -> None:
        super().__init__(speaker)
        self._speaker = speaker

    def announce(self, text: str, *, now: bool = False) -> None:
        """Announce *text*; *now* lets it interrupt another text."""
        if not text:
            return
        self.announced.emit(text)
        if QAccessible.isActive():
            event = QAccessibleAnnouncementEvent(self._speaker, text)
            if now:
                event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
            QAccessible.updateAccessibility(event)


MARK: Final = "● "
"""Prefix of the window's title while it calls for attention."""


class Attention(QObject):
    """Calls for attention to *window* while it is inactive: in the task bar, and by a mark in its title."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        window.installEventFilter(self)

    def call(self) -> bool:
        """Call for attention until the window is active; return whether that was needed."""
        if self._window.isActiveWindow():
            return False
        QApplication.alert(self._window)
        self.end()
        self._window.setWindowTitle(MARK + self._window.windowTitle())
        return True

    def end(self) -> None:
        """Remove the mark from the title."""
        self._window.setWindowTitle(self._window.windowTitle().removeprefix(MARK))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ActivationChange and self._window.isActiveWindow():
            self.end()
        return False


WIDTH: Final = 2
"""Width of each of the two lines, in pixels."""

_CORNER: Final = 7.0
_MOVING: Final = (QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.Hide)


class FocusRing(QWidget):
    """A ring that follows the focus through *window* unless the mouse moved it; the map has a ring of its own, and a
    page that waits for one of its controls has none."""

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
            if isValid(widget):    # it may have lost the focus by being deleted
                widget.removeEventFilter(self)
        self._watched = []
        self._around = None
        by_mouse = QApplication.mouseButtons() != Qt.MouseButton.NoButton
        is_control = now is not None and now.focusPolicy() != Qt.FocusPolicy.NoFocus and not isinstance(now, BoardView)
        if now is not None and is_control and not by_mouse and now.window() is self._window:
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
        """Place the ring around the visible part of the control; hide it if there is none."""
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


class RegionRows(Protocol):
    """The part of the list of regions that the navigation uses."""

    def isVisible(self) -> bool: ...    # Qt's name

    def show_rows(self, rows: Sequence[RegionRow]) -> None:
        """Show *rows*, one for each region."""

    def set_answering(self, regions: RegionSet) -> None:
        """Leave the Enter key to the window while *regions* is not empty."""


class KeyboardNavigation(QObject):
    """Moves the focus through *window*, and announces what happens to a screen reader.

    *panels* returns the focus stops of each panel, in order, hidden and disabled ones included; *view* is among them,
    and *toolbar* lies over it. *first* is the stop before them all. A panel is entered at its first stop, or at the
    one that is in *entrances*.
    ``focus_moved`` carries the widget in *window* that has received the focus.
    """

    focus_moved = Signal(QWidget)

    def __init__(
        self, window: QWidget, view: BoardView, toolbar: QWidget, first: QWidget, regions: RegionRows,
        panels: Callable[[], Sequence[list[QWidget]]], entrances: Sequence[QWidget] = (),
    ) -> None:  # fmt: skip
        super().__init__(window)
        self._window = window
        self._view, self._toolbar, self._first, self._regions = view, toolbar, first, regions
        self._panels, self._entrances = panels, entrances
        self.announcer = Announcer(window)
        self.ring = FocusRing(window)
        self._session: GameSession | None = None
        self._speech: SpokenRegions | None = None
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._on_focus)
        view.left.connect(self._leave_map)
        view.focus_moved.connect(self._on_map_focus)

    def set_session(self, session: GameSession | None) -> None:
        """Follow *session* from now on; None without a game."""
        self._session = session
        if session is None:
            self._speech = None
            access_of(self._view).show(None)
            return
        speech = self._speech = SpokenRegions(session)
        access_of(self._view).show(MapTexts(speech.title, speech.name, speech.description))

    def refresh(self) -> None:
        """Show the current position in the list of regions, and order the focus stops."""
        if self._speech is not None and self._regions.isVisible():
            self._regions.show_rows(self._speech.rows())
        self._regions.set_answering(self._view.answering)
        self.order_focus()

    def order_focus(self) -> None:
        """Make Tab go from the column to the map, the action bar, the players, the log and the list of regions."""
        here = self._view.window()    # a panel that floats has an order of its own
        for first, second in pairwise(stop for stop in self.stops() if stop.window() is here):
            QWidget.setTabOrder(first, second)

    def stops(self) -> list[QWidget]:
        """Return all focus stops, in order, hidden and disabled ones included."""
        return [self._first, *(stop for panel in self._panels() for stop in panel)]

    def go_to_panel(self, by: int) -> None:
        """Move the focus to the next panel, or with *by* -1 to the previous one."""
        panels = [
            ready for panel in self._panels() if (ready := [stop for stop in panel if _is_ready(stop)])
        ]
        here = QApplication.focusWidget()
        place = next((number for number, panel in enumerate(panels) if here in panel), -1 if by > 0 else 0)
        if panels:
            panel = panels[(place + by) % len(panels)]
            next((stop for stop in panel if stop in self._entrances), panel[0]).setFocus(Qt.FocusReason.TabFocusReason)

    def _on_focus(self, old: QWidget | None, new: QWidget | None) -> None:
        if new is not None and isValid(self._window) and new.window() is self._window:
            self.focus_moved.emit(new)

    def _leave_map(self) -> None:
        """Move the focus to the stop after the map and everything that lies over it."""
        over = (self._view, self._toolbar)
        stops = self.stops()
        after = stops[stops.index(self._view) + 1 :]
        for stop in (*(stop for stop in after if stop.window() is self._view.window()), *stops):
            if _is_ready(stop) and not any(part.isAncestorOf(stop) for part in over):
                stop.setFocus(Qt.FocusReason.TabFocusReason)
                return

    def _on_map_focus(self, region: int) -> None:
        tell_focus(self._view)

    def follow_list(self, region: int) -> None:
        """Move the focus of the map to *region*, which is the current row of the list of regions."""
        self._view.focused = region
        if self._session is not None:
            self._session.scene.set_focus(region)

    def leave_list(self) -> None:
        """Hide the focus of the map, unless the map has the keyboard focus."""
        if self._session is not None and not self._view.shows_focus:
            self._session.scene.set_focus(-1)

    def announce_count(self, region: int, _: int = 0) -> None:
        """Announce how many tokens *region* has now."""
        if self._speech is not None:
            self.announcer.announce(self._speech.count(region))

    def news(self, session: GameSession, change: GameChange) -> list[str]:
        """Return the texts to announce about *change*: commands played, or an answer prepared early."""
        if change.kind == "prepared":
            return [session.waiting_text()] if session.legal_moves is None else []
        texts = [
            session.sentences.tell(event) for entry in change.entries for event in entry.events
            if isinstance(event, SPOKEN)
        ]    # fmt: skip
        barrier = session.game.barrier
        first = change.entries[0].seat if change.entries else -1
        if barrier is not None and barrier.reason == "revealed" and session.game.seats[first].is_human:
            texts.append(session.barriers.text())
        return texts


def _is_ready(widget: QWidget) -> bool:
    policy = widget.focusPolicy() & Qt.FocusPolicy.TabFocus
    return bool(policy) and widget.isVisible() and widget.isEnabled()
