"""The map and what lies over it: the card of a region, the die, what has turned up, help, and the score below."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QMenu, QVBoxLayout, QWidget

from swqt.gui.advice.panel import HintPanel
from swqt.gui.board.card import RegionCard
from swqt.gui.board.die import DieFace
from swqt.gui.board.reveal import RevealBubble
from swqt.gui.board.view import BoardView
from swqt.gui.looks import looks_of
from swqt.gui.map_corner import MapCorner
from swqt.gui.menu_heading import add_heading
from swqt.gui.motion import Animator, Beat, Scene, beats_of, pace_of
from swqt.gui.panels.help_card import HelpCard
from swqt.gui.panels.items import ItemButton
from swqt.gui.panels.ledge import Ledge
from swqt.gui.panels.score import ScoreStrip
from swqt.gui.panels.tip import TipStrip
from swqt.gui.region_menu import RegionMenu
from swqt.gui.sitting import Sitting
from swqt.gui.ways import Way
from swqt.table import Change, Settings

_MENU_LONGEST: Final = 8
"""A menu with more entries keeps those with several relics in a menu of their own."""

_SEVERAL: Final = 4
"""The rank from which on a way takes several relics."""

_OFTEN_ENOUGH: Final = 2
"""How often in one turn it is put away that something is not saved, until it is not said again before the next."""


class TablePage(QWidget):
    """Shows one Sitting at a time."""

    def __init__(self, view: BoardView, corner: MapCorner) -> None:
        """Maps are shown in *view*, in whose corner is *corner*."""
        super().__init__()
        self.view = view
        self.corner = corner
        corner.setParent(self)
        self.card = RegionCard(self.view, self.corner)
        self.die = DieFace(self.view, self.corner)
        self.reveal = RevealBubble(self.view)
        self.help = HelpCard(self.view, self.corner, self)
        self.hints = HintPanel()
        self.score = ScoreStrip()
        self.tip = TipStrip()
        self.unsaved = TipStrip()
        self._troubles: dict[str, str] = {}
        self._failures = 0
        self._put_away: list[tuple[int, int]] = []
        self.animator = Animator(self)
        self.menus = RegionMenu(self)
        self._sitting: Sitting | None = None
        self._hovered = -1
        self._moves = 0
        middle = QVBoxLayout(self)
        middle.setContentsMargins(0, 0, 0, 0)
        middle.addWidget(self.view, 1)
        self.corner.raise_()    # above the map, which has come to the page after it
        self.ledge = Ledge(self.view, self.corner, self)
        for strip in (self.unsaved, self.tip, self.score, self.hints):
            self.ledge.add(strip)
        self.view.hovered.connect(self._point)
        self.view.focus_moved.connect(self.hover)
        self.view.right_clicked.connect(self._on_right_click)
        self.view.menu_wanted.connect(self.open_menu)
        self.menus.told.connect(self._tell)
        self.help.closed.connect(self.view.setFocus)
        self.unsaved.dismissed.connect(self._put_trouble_away)
        self.animator.began.connect(self._show_beat)
        self.animator.ended.connect(self._rest)

    def add_strip(self, strip: QWidget) -> None:
        """Have *strip* lie over the lower edge of the map, below everything else there."""
        self.ledge.add(strip)

    def show_sitting(self, sitting: Sitting | None) -> None:
        """Show the map of *sitting*; None forgets the one shown before."""
        self.animator.finish()
        self._sitting = sitting
        self._hovered = -1
        self.card.hide()
        self.reveal.hide()
        self.help.put_away()
        self.tell_trouble("game", "")
        self._failures = sitting.game.failures if sitting is not None else 0
        self.view.show_scene(sitting.scene if sitting is not None else None)

    def refresh(self) -> None:
        """Show what has changed."""
        sitting = self._sitting
        if sitting is None:
            return
        if not self.animator.is_running:
            sitting.scene.show_looks(sitting.looks())
        self.view.counters = sitting.controller.counters
        self.view.answering = -1 if sitting.waits_for_enter else sitting.controller.answering
        self.ledge.let_slide(sitting.softly)
        sitting.show_score(self.score)
        if self.hints.isVisible():    # one strip at a time: the map needs the room
            self.score.hide()
        self.die.show_pips(sitting.rolled_pips)
        reveals = sitting.take_reveals()
        if len(sitting.game) != self._moves:    # what was told before makes way for what happens now
            self.reveal.hide()
        self._moves = len(sitting.game)
        failures, self._failures = self._failures, sitting.game.failures
        self.tell_trouble("game", sitting.game.trouble or "", again=sitting.game.failures > failures)
        for reveal in reveals:
            self.reveal.show_reveal(reveal, self.view.position_of(reveal.region))
        if self.help.piece:
            self.show_help(self.help.piece)
        self.hover(self._hovered)

    def tell_trouble(self, what: str, trouble: str, *, again: bool = False) -> None:
        """Say why *what* ("game", "settings") is not being saved, until that is understood or over (*trouble* empty).

        A hint would be gone at once. *again*: it has failed once more; that is said again if it had been put away.
        """
        known = self._troubles.get(what, "")
        if trouble == known and not (trouble and again and self._may_tell_again()):
            return
        self._troubles[what] = trouble
        every = "\n".join(filter(None, self._troubles.values()))
        seen = bool(trouble) or (bool(every) and self.unsaved.isVisible())
        self.unsaved.show_tip(every, "")
        self.unsaved.setVisible(seen)

    def _may_tell_again(self) -> bool:
        """Return whether the trouble was put away, and not twice in this turn: whoever insists is left in peace."""
        return self.unsaved.isHidden() and self._put_away.count(self._moment()) < _OFTEN_ENOUGH

    def _put_trouble_away(self) -> None:
        now = self._moment()
        self._put_away = [now, *(moment for moment in self._put_away if moment == now)]
        self.unsaved.hide()
        self.view.setFocus()

    def _moment(self) -> tuple[int, int]:
        """Return the round and the turn on the table."""
        state = self._sitting.game.state if self._sitting is not None else None
        return (state.round, state.turn) if state is not None else (-1, -1)

    def show_change(self, change: Change, settings: Settings) -> None:
        """Show *change* happening, as fast as *settings* say; the bots wait for it."""
        sitting = self._sitting
        if change.kind == "prepared":
            return    # what happened before may still be on its way
        self.animator.finish()
        if sitting is None or sitting.viewed is not None or change.kind != "played" or sitting.bridge.is_rushing:
            return
        if settings.reduced_motion and sitting.rolled_pips is not None:
            self.die.fade_in(sitting.rolled_pips)
        rules = sitting.game.rules
        scenes = [
            Scene(looks_of(rules, entry.before), beats_of(rules.board, entry), pace)
            for entry in change.entries
            if (pace := pace_of(settings, sitting.game.seats, entry.seat))
        ]
        sitting.bridge.hold("motion", self.animator.play(sitting.scene, scenes))

    def _show_beat(self, beat: Beat, pace: int) -> None:
        if beat.pips is not None:
            self.die.tumble(beat.pips, pace)

    def _rest(self) -> None:
        self.die.settle()
        if self._sitting is not None:
            self._sitting.bridge.hold("motion", False)
            self.refresh()

    @property
    def hovered(self) -> int:
        """The region that the card explains, or -1."""
        return self._hovered

    def hover(self, region: int) -> None:
        """Explain *region* on the card; -1 explains none."""
        self._hovered = region
        if self._sitting is None or region < 0:
            self.card.hide()
            return
        title, lines = self._sitting.describe(region)
        at = self.view.position_of(region)
        self.card.show_text(title, lines, pointer_x=at.x(), pointer_y=at.y())

    def shake(self, settings: Settings) -> None:
        """Shake the card of the region that was clicked in vain, unless nothing is to move."""
        if pace_of(settings, (), -1):
            self.card.shake()

    def _point(self, region: int) -> None:
        """The pointer is over *region*; when it leaves the map, the card goes back to the region in focus."""
        self.hover(self.view.focused if region < 0 and self.view.shows_focus else region)

    def _on_right_click(self, region: int) -> None:
        """Take a token away where tokens are counted, otherwise open the region's menu."""
        sitting = self._sitting
        if sitting is not None and sitting.controller.spread is not None:
            sitting.controller.region_alternate(region)
        else:
            self.open_menu(region)

    def open_menu(self, region: int) -> None:
        """Show everything that can be done in *region*, and read about it."""
        if self._sitting is not None:
            self._pop_up(self.menus.make(self._sitting, region, self), region)

    def _pop_up(self, menu: QMenu, region: int) -> None:
        """Open *menu* beside *region*; by keys its first entry is chosen already."""
        first = next((action for action in menu.actions() if not action.isSeparator()), None)
        if first is not None and self.view.shows_focus:
            menu.setActiveAction(first)
        menu.popup(self.view.viewport().mapToGlobal(self.view.position_of(region)))

    def _tell(self, title: str, html: str) -> None:
        self.help.show_text(title, html)
        self.help.raise_()
        self.help.take_keyboard()

    def show_help(self, piece: str) -> None:
        """Say what *piece* does."""
        sitting = self._sitting
        if sitting is not None:
            self.help.show_piece(piece, sitting.game.state, sitting.names, sitting.sentences)
            self.help.raise_()    # the die lies in the same corner

    def toggle_help(self, piece: str) -> None:
        """Say what *piece* does, or if that is said already, no more."""
        if piece == self.help.piece:
            self.help.put_away()
        else:
            self.show_help(piece)
            if isinstance(QApplication.focusWidget(), ItemButton):    # a click by mouse leaves the keyboard alone
                self.help.take_keyboard()

    def offer_ways(self, region: int, ways: list[Way]) -> None:
        """Show every way to deal with *region* beside it."""
        sitting = self._sitting
        if sitting is None:
            return
        menu = QMenu(self)
        menu.setObjectName("ways")
        add_heading(menu, sitting.names.region(region))
        several = [way for way in ways if way.rank >= _SEVERAL] if len(ways) > _MENU_LONGEST else []
        for way in ways:
            if way not in several:
                self._add_way(menu, way, sitting)
        if several:
            more = menu.addMenu(self.tr("With several relics"))
            for way in several:
                self._add_way(more, way, sitting)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._pop_up(menu, region)

    def _add_way(self, menu: QMenu, way: Way, sitting: Sitting) -> None:
        menu.addAction(way.text).triggered.connect(lambda: sitting.controller.take_way(way.command))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.card.hide()
        self.reveal.hide()
