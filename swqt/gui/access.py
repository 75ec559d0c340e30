"""What makes the whole window usable by keys and for a screen reader: focus, announcements, the list of regions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from swqt.gui.accessible import Voice, access_of, tell_focus
from swqt.gui.announce import SPOKEN, Announcer
from swqt.gui.focus_ring import FocusRing
from swqt.gui.panels.action_bar import ActionBar
from swqt.gui.panels.column import ColumnPanel
from swqt.gui.panels.log import LogPanel
from swqt.gui.panels.phase import PhaseLine
from swqt.gui.panels.players import PlayersPanel
from swqt.gui.panels.regions import RegionsPanel
from swqt.gui.replay.bar import ReplayBar
from swqt.gui.shell import Shell
from swqt.gui.sitting import Sitting
from swqt.gui.speech import Speech
from swqt.gui.table_page import TablePage
from swqt.table import Change


class Access(QObject):
    """Joins the parts of *window* for those who play without a mouse, or without seeing it."""

    def __init__(
        self, window: Shell, table: TablePage, column: ColumnPanel, bar: ActionBar, players: PlayersPanel,
        log: LogPanel, regions: RegionsPanel, phase: PhaseLine, replay: ReplayBar,
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
        self._sitting: Sitting | None = None
        self._speech: Speech | None = None
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

    def sit(self, sitting: Sitting | None) -> None:
        """Serve *sitting* from now on; None when there is no game on the table."""
        self._sitting = sitting
        if sitting is None:
            self._speech = None
            access_of(self._view).show(None)
            return
        speech = self._speech = Speech(sitting)
        access_of(self._view).show(Voice(speech.title, speech.name, speech.description))
        sitting.bridge.moved.connect(self._on_move)
        sitting.refused.connect(self._on_refusal)

    def _on_refusal(self, text: str) -> None:
        self.announcer.announce(text, now=True)

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

    def _on_move(self, change: Change) -> None:
        sitting = self._sitting
        if sitting is None or change.kind in ("undone", "seated"):
            return
        if change.kind == "prepared":
            if sitting.situation is None:
                self.announcer.announce(sitting.waiting_text())
            return
        for text in self._news(sitting, change):
            self.announcer.announce(text)

    def _news(self, sitting: Sitting, change: Change) -> Iterable[str]:
        for entry in change.entries:
            for event in entry.events:
                if isinstance(event, SPOKEN):
                    yield sitting.sentences.tell(event)
        barrier = sitting.game.barrier
        first = change.entries[0].seat if change.entries else -1
        if barrier is not None and barrier.reason == "revealed" and sitting.game.seats[first].is_human:
            yield sitting.barriers.text()


def _is_ready(widget: QWidget) -> bool:
    policy = widget.focusPolicy() & Qt.FocusPolicy.TabFocus
    return bool(policy) and widget.isVisible() and widget.isEnabled()
