"""The map page with its overlays, the menu of a region, and the hand-over between people sharing a screen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu, QVBoxLayout, QWidget

from swqt.engine import members
from swqt.gui.board.animation import pace_of
from swqt.gui.board.animator import Animator
from swqt.gui.board.map_widgets import DieWidget, RevealBubble, RevealText, TitleBanner
from swqt.gui.board.scene import close_up
from swqt.gui.board.view import BoardView
from swqt.gui.help.context_help import HelpCard
from swqt.gui.help.hints import HintPanel
from swqt.gui.pages.puzzle_widgets import PuzzleNotice
from swqt.gui.panels.action_bar import ActionBar
from swqt.gui.panels.details import DetailsPanel
from swqt.gui.panels.log_panel import LogPanel
from swqt.gui.panels.notices import NoticeFrame, PrivacyScreen, ScoreStrip, TipStrip
from swqt.gui.panels.phase_bar import ItemButton, PhaseBar
from swqt.gui.panels.players import PlayersPanel
from swqt.gui.session.game_session import GameSession
from swqt.gui.session.legal_moves import LegalMoves
from swqt.gui.session.overlays import OutlookTexts
from swqt.gui.session.region_actions import PIECE, RegionAction, history_html, rules_html, targets_of, tools_of
from swqt.gui.session.services import AppServices, CurrentSession
from swqt.gui.session.turn_controller import TurnController
from swqt.gui.style.cards import WoodPanel, add_heading
from swqt.gui.style.theme import scale_of
from swqt.table import Settings, turns, weak_turns


class HandoverController(QObject):
    """Covers *window* while another person takes over the mouse, and shows the tip about declining on *table*.

    ``recap_requested`` asks to replay what has happened since the last turn of the person to move.
    """

    recap_requested = Signal()

    def __init__(self, window: QMainWindow, table: GamePage, services: AppServices, current: CurrentSession) -> None:
        super().__init__(window)
        self._window = window
        self._table = table
        self._settings = services.settings
        self._current = current
        self._cover: PrivacyScreen | None = None
        self._tipped = -1
        table.tip.dismissed.connect(self._end_tip)

    @property
    def cover(self) -> PrivacyScreen:
        """The cover over the window, made when it is first needed."""
        if self._cover is None:
            cover = self._cover = PrivacyScreen(self._window)
            cover.went_on.connect(self.take_over)
            cover.recapped.connect(self._recap)
        return self._cover

    @property
    def is_covered(self) -> bool:
        return self._cover is not None and self._cover.isVisibleTo(self._window)

    def refresh(self) -> None:
        """Cover the window if another person has to take the mouse; show the tip if it is due."""
        self._refresh_cover()
        self._refresh_tip()

    def take_over(self) -> None:
        """Let the person to move begin, and focus the map."""
        session = self._current.session
        if session is not None and session.waits_for_enter:
            session.resume()
            self._table.view.setFocus()

    def _recap(self) -> None:
        self.take_over()
        self.recap_requested.emit()

    def _refresh_cover(self) -> None:
        session = self._current.session
        decision = session.asked if session is not None else None
        text = session.hotseat.handover_text(decision) if session is not None and session.viewed is None else ""
        if text and session is not None and decision is not None and self._settings.current.privacy_screen:
            rounds = session.game.rules.board.rounds
            #: {1}: the number of rounds
            self.cover.cover(decision.seat, text, self.tr("Round {0} of {1}").format(session.game.state.round, rounds))
        elif self._cover is not None:
            self._cover.uncover()

    def _refresh_tip(self) -> None:
        """Show the tip once, until it is dismissed or something is played."""
        tip, session = self._table.tip, self._current.session
        length = len(session.game) if session is not None else -1
        if not tip.isHidden():
            if length != self._tipped:
                tip.hide()
            return
        settings = self._settings.current
        if session is None or not settings.hints or settings.decline_tip_seen or not _decline_is_due(session):
            return
        decision = session.game.decision
        assert decision is not None    # otherwise nothing is due
        self._tipped = length
        name = session.names.seat(decision.seat)
        tip.show_tip(
            self.tr(
                "The last two turns have brought {0} almost nothing. Decline now to keep what is on the map, and "
                "pick a fresh race next turn."
            ).format(name),
            "DECLINE-1",
        )  # fmt: skip
        self._settings.remember(replace(settings, decline_tip_seen=True))

    def _end_tip(self) -> None:
        self._table.tip.hide()
        self._table.view.setFocus()


def _decline_is_due(session: GameSession) -> bool:
    """Return whether the person to move may decline, conquered next to nothing in two turns, and has another turn."""
    game, now = session.game, session.legal_moves
    if now is None or not now.can_decline or now.kind != "choice" or game.state.round + 2 > game.rules.board.rounds:
        return False
    return weak_turns(turns(game.start, game.history), game.history, now.seat) >= 2


class RegionMenu(QObject):
    """Makes the menus of regions; ``history_asked`` and ``rules_asked`` carry the region to explain."""

    history_asked = Signal(int)
    rules_asked = Signal(int)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._region = -1    # of the latest menu

    def make(self, session: GameSession, region: int, parent: QWidget) -> QMenu:
        """Return the menu of *region*, which deletes itself when it is closed."""
        menu = QMenu(parent)
        menu.setObjectName("region")
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        name = session.names.region(region)
        menu.setAccessibleName(name)
        add_heading(menu, name)
        controller = session.controller
        if controller.legal_moves is not None:
            for text, act in self._deeds(controller, controller.legal_moves, region):
                menu.addAction(text).triggered.connect(lambda checked=False, act=act: act())
        menu.addSeparator()
        self._region = region
        menu.addAction(self.tr("&History of this region")).triggered.connect(self._on_history)
        menu.addAction(self.tr("R&ules for this region")).triggered.connect(self._on_rules)
        return menu

    def _on_history(self) -> None:
        self.history_asked.emit(self._region)

    def _on_rules(self) -> None:
        self.rules_asked.emit(self._region)

    def _deeds(
        self, controller: TurnController, now: LegalMoves, region: int
    ) -> list[tuple[str, Callable[[], None]]]:
        """Return the actions possible in *region* as (text, callback)."""
        out: list[tuple[str, Callable[[], None]]] = [
            (way.text, partial(controller.submit, way.command)) for way in controller.ways(region)
        ]
        if not out and now.conquering and not now.leavable >> region & 1:
            out.append((self.tr("Why can't I conquer it?"), partial(controller.explain, region)))
        for tool in tools_of(now):
            if tool.kind == PIECE and targets_of(now, tool) >> region & 1:
                #: {0}: what is done, such as "Place: Hero"
                text = self.tr("{0} (here)").format(controller.tool_name(tool))
                out.append((text, partial(controller.apply, tool, region)))
        allocation = controller.allocation
        if allocation is not None and allocation.regions >> region & 1:
            out.append((self.tr("Add a token"), partial(controller.count, region, 1)))
            out.append((self.tr("Take a token away"), partial(controller.count, region, -1)))
            if allocation.left > 1:
                text = self.tr("All %n remaining token(s)", "", allocation.left)
                out.append((text, partial(controller.count, region, allocation.left)))
        if now.leavable >> region & 1:
            marked = controller.leaving >> region & 1
            text = self.tr("Keep this region") if marked else self.tr("Abandon this region")
            out.append((text, partial(controller.toggle_leaving, region)))
        return out


_MENU_LONGEST: Final = 8
"""A menu with more entries moves those that use several relics into a submenu."""

_SEVERAL: Final = 4
"""From this rank on, an action uses several relics."""

_OFTEN_ENOUGH: Final = 2
"""After this many dismissals in one turn, a warning about saving stays hidden until the next turn."""


_ONCE: Final = ("damage",)
"""Warnings that are forgotten once dismissed."""


_CARD: Final = 228
"""Width of the floating details panel at 100%, in pixels."""

_OFF: Final = 4
"""Distance of the panel from the edges of the map, in pixels."""


class GamePage(QWidget):
    """Shows one GameSession at a time: the map and its overlays."""

    def __init__(
        self, view: BoardView, phase: PhaseBar, bar: ActionBar, details: DetailsPanel, players: PlayersPanel,
        log: LogPanel,
    ) -> None:  # fmt: skip
        """Show maps in *view*, between rails with *phase* and *bar*; *details* explains what is on them.

        *players* and *log* are on the page only while the table is folded.
        """
        super().__init__()
        self._phase, self._bar, self._players, self._log = phase, bar, players, log
        self.is_folded = False
        self._corner = 0
        """Corner of the map with the floating details panel: lower right, lower left, upper right, upper left."""
        self.view = view
        self.details = details
        self.card = details.card
        self.die = DieWidget(self.view)
        self.reveal = RevealBubble(self.view)
        self.title = TitleBanner(self.view)
        self.help = HelpCard(self.view, self)
        self.hints = HintPanel()
        self.score = ScoreStrip()
        self.tip = TipStrip()
        self.puzzle = PuzzleNotice()
        self.unsaved = TipStrip()
        self._troubles: dict[str, str] = {}
        self._put_away: list[tuple[int, int]] = []
        self.animator = Animator(self)
        self.menus = RegionMenu(self)
        self._outlooks = OutlookTexts()
        self._session: GameSession | None = None
        self._hovered = -1
        self.top_rail = rail(phase)
        self.bottom_rail = rail(bar)
        middle = QVBoxLayout(self)
        middle.setContentsMargins(0, 0, 0, 0)
        middle.setSpacing(0)
        middle.addWidget(self.top_rail)
        middle.addWidget(self.view, 1)
        middle.addWidget(self.bottom_rail)
        view.installEventFilter(self)
        for notice in (self.unsaved, self.tip, self.score, self.hints):
            details.add_notice(notice)
        details.add_notice(self.puzzle, first=True)    # the task stays visible while one reads about combos
        self.view.hovered.connect(self._point)
        self.view.focus_moved.connect(self.hover)
        self.view.right_clicked.connect(self._on_right_click)
        self.view.menu_wanted.connect(self.open_menu)
        self.menus.history_asked.connect(self._tell_history)
        self.menus.rules_asked.connect(self._tell_rules)
        self.help.closed.connect(self.view.setFocus)
        self.unsaved.dismissed.connect(self._put_trouble_away)
        details.grown.connect(self.place_details)
        phase.details_wanted.connect(self._on_details_wanted)

    # Folding

    def fold(self) -> None:
        """Take over the players, details and log panels, so that the board gets the room of their column."""
        self.is_folded = True
        self._phase.fold(self._players, self._log)
        self._bar.fold(self._phase.progress)
        self.details.setParent(self)
        for widget in (*self._phase.progress, self._players, self._log):
            widget.show()
        for part in self._phase.progress:
            part.set_dense(True)
        self._log.set_above(True)
        for a_rail in (self.top_rail, self.bottom_rail):
            _space(a_rail, tight=True)
        self._float_details()

    def unfold(self) -> None:
        """Give up the players, details and log panels again."""
        self.is_folded = False
        self._bar.unfold()
        for part in self._phase.progress:
            part.set_dense(False)
        self._phase.unfold()
        self._players.fold(0)
        self._log.set_above(False)
        self.details.float_within(0, 0)
        for a_rail in (self.top_rail, self.bottom_rail):
            _space(a_rail, tight=False)

    def set_rails(self, top: int, bottom: int) -> None:
        """Make the rails at least *top* and *bottom* pixels high."""
        self.top_rail.setMinimumHeight(top)
        self.bottom_rail.setMinimumHeight(bottom)
        if self.is_folded:
            self._players.fold(top - 2)

    def _on_details_wanted(self) -> None:
        self.details.set_pinned(not self.details.is_pinned)

    def _float_details(self) -> None:
        if self.is_folded:
            scale = scale_of(self.font())
            width = round(_CARD * (1 + (scale - 1) * 0.6))
            self.details.float_within(min(width, self.width() // 3), max(120, self.view.height() - 2 * _OFF))
            self.place_details()

    def place_details(self) -> None:
        """Move the floating details panel to the corner where it covers the fewest regions that it explains."""
        if not self.is_folded or self.details.isHidden():
            return
        room, size = self.view.geometry().adjusted(_OFF, _OFF, -_OFF, -_OFF), self.details.size()
        right, bottom = room.right() + 1 - size.width(), room.bottom() + 1 - size.height()
        corners = [(right, bottom), (room.left(), bottom), (right, room.top()), (room.left(), room.top())]
        places = [QRect(QPoint(*corner), size) for corner in corners]
        self._corner = min(    # ties prefer a lower corner, then the current one
            range(len(places)), key=lambda number: (self._covered(places[number]), number > 1, number != self._corner)
        )
        self.details.setGeometry(places[self._corner])
        self.details.raise_()
        self.reveal.keep_clear(places[self._corner].translated(-self.view.pos()))

    def _covered(self, place: QRect) -> int:
        """Return how many of the regions that the panel explains, or else may be clicked, are below *place*."""
        session = self._session
        if session is None:
            return 0
        told = session.scene.lit if self.details.subject is not None else 0
        if not self.card.isHidden() and self._hovered >= 0:
            told |= 1 << self._hovered
        told = told or session.controller.targets
        below = self.view.mapToScene(place.translated(-self.view.pos())).boundingRect()
        return sum(session.scene.regions[region].shape().intersects(below) for region in members(told))

    def add_question(self, notice: NoticeFrame) -> None:
        """Show *notice* beside the board while it is visible, above all others."""
        self.details.add_notice(notice, first=True)

    def add_rail(self, bar: QWidget) -> None:
        """Add *bar* to the rail below the board."""
        layout = self.bottom_rail.layout()
        assert layout is not None
        layout.addWidget(bar)

    def set_session(self, session: GameSession | None) -> None:
        """Show the map of *session*; None forgets the one shown before."""
        self.animator.finish()
        self._session = session
        self._hovered = -1
        self.card.hide()
        self.reveal.hide()
        self.help.put_away()
        self.details.show_outlook(None)
        for what in ("game", *_ONCE):
            self.tell_trouble(what, "")
        self.view.show_scene(session.scene if session is not None else None)

    def tell_trouble(self, what: str, trouble: str, *, again: bool = False) -> None:
        """Show why *what* ("game", "settings") is not being saved, until dismissed or over (*trouble* empty).

        "damage" is what the game's file has lost; it is forgotten once dismissed. *again*: saving has failed once
        more, which reopens a dismissed warning. This is a strip because a hint would vanish too soon.
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
        """Return whether the warning was dismissed, but fewer than _OFTEN_ENOUGH times in this turn."""
        return self.unsaved.isHidden() and self._put_away.count(self._moment()) < _OFTEN_ENOUGH

    def _put_trouble_away(self) -> None:
        now = self._moment()
        for what in _ONCE:
            self._troubles.pop(what, None)
        self._put_away = [now, *(moment for moment in self._put_away if moment == now)]
        self.unsaved.hide()
        self.view.setFocus()

    def _moment(self) -> tuple[int, int]:
        """Return round and turn of the game, (-1, -1) without one."""
        state = self._session.game.state if self._session is not None else None
        return (state.round, state.turn) if state is not None else (-1, -1)

    @property
    def hovered(self) -> int:
        """The region that the card explains, or -1."""
        return self._hovered

    def hover(self, region: int) -> None:
        """Explain *region* on the card; -1 explains none."""
        self._hovered = region
        if self._session is None or region < 0:
            self.card.hide()
            return
        scene = self._session.scene
        self.card.show_region(self._session.reading(region), partial(close_up, scene, region))
        self.details.make_room()

    def show_reveal(self, reveal: RevealText) -> None:
        """Show *reveal* beside its region, and not below the floating details panel."""
        self.reveal.show_reveal(reveal, self.view.position_of(reveal.region))
        self.place_details()

    def show_outlook(self) -> None:
        """Show beside the board what the turn pays and risks."""
        self.details.show_outlook(self._outlooks.of(self._session) if self._session is not None else None)

    def shake(self, settings: Settings) -> None:
        """Shake the card of the region whose click did nothing, unless animations are off."""
        if pace_of(settings, (), -1):
            self.card.shake()

    def _point(self, region: int) -> None:
        """Explain *region* under the pointer; once the pointer has left the map (-1), the region in keyboard focus."""
        self.hover(self.view.focused if region < 0 and self.view.shows_focus else region)

    def _on_right_click(self, region: int) -> None:
        """Take a token away where tokens are counted, otherwise open the region's menu."""
        session = self._session
        if session is not None and session.controller.allocation is not None:
            session.controller.region_alternate(region)
        else:
            self.open_menu(region)

    def open_menu(self, region: int) -> None:
        """Open the menu of *region*, with its actions, history and rules."""
        if self._session is not None:
            self._pop_up(self.menus.make(self._session, region, self), region)

    def _pop_up(self, menu: QMenu, region: int) -> None:
        """Open *menu* beside *region*; with the keyboard in use, its first entry is selected."""
        first = next((action for action in menu.actions() if not action.isSeparator()), None)
        if first is not None and self.view.shows_focus:
            menu.setActiveAction(first)
        menu.popup(self.view.viewport().mapToGlobal(self.view.position_of(region)))

    def _tell_history(self, region: int) -> None:
        if (session := self._session) is not None:
            history = history_html(session.game.history, region, session.sentences)
            self._tell(session.names.region(region), history)

    def _tell_rules(self, region: int) -> None:
        if (session := self._session) is not None:
            game = session.game
            cost = self.card.sum_html(session.reading(region))
            self._tell(session.names.region(region), cost + rules_html(game.rules, game.state, region, session.names))

    def _tell(self, title: str, html: str) -> None:
        self.help.show_text(title, html)
        self.help.raise_()
        self.help.take_keyboard()

    def show_help(self, piece: str) -> None:
        """Show the help about *piece*."""
        session = self._session
        if session is not None:
            self.help.show_piece(piece, session.game.state, session.names, session.sentences)
            self.help.raise_()    # the die lies in the same corner

    def toggle_help(self, piece: str) -> None:
        """Show the help about *piece*, or hide it if it is shown already."""
        if piece == self.help.piece:
            self.help.put_away()
        else:
            self.show_help(piece)
            if isinstance(QApplication.focusWidget(), ItemButton):    # a mouse click does not move the focus
                self.help.take_keyboard()

    def offer_ways(self, region: int, ways: list[RegionAction]) -> None:
        """Open a menu beside *region* with the actions *ways*."""
        session = self._session
        if session is None:
            return
        menu = QMenu(self)
        menu.setObjectName("ways")
        add_heading(menu, session.names.region(region))
        several = [way for way in ways if way.rank >= _SEVERAL] if len(ways) > _MENU_LONGEST else []
        for way in ways:
            if way not in several:
                self._add_way(menu, way, session)
        if several:
            more = menu.addMenu(self.tr("With several Relics"))
            for way in several:
                self._add_way(more, way, session)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._pop_up(menu, region)

    def _add_way(self, menu: QMenu, way: RegionAction, session: GameSession) -> None:
        menu.addAction(way.text).triggered.connect(lambda: session.controller.submit(way.command))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.reveal.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Refit what floats over the map when its size changes."""
        if event.type() == QEvent.Type.Resize:
            self._float_details()
        return False


def rail(widget: QWidget) -> WoodPanel:
    """Return *widget* on a strip of wood."""
    panel = WoodPanel()
    layout = QVBoxLayout(panel)
    layout.addWidget(widget)
    _space(panel, tight=False)
    return panel


def _space(panel: WoodPanel, *, tight: bool) -> None:
    """Set the space around and between the bars on *panel*, which is *tight* in a folded table."""
    layout = panel.layout()
    assert layout is not None
    layout.setContentsMargins(*((6, 1, 8, 1) if tight else (8, 4, 8, 4)))
    layout.setSpacing(4)
