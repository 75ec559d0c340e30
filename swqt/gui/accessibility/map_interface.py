"""Accessible interface of the map: a pane with a button for each region, in reading order, and their texts.

Qt does not expose the items of a QGraphicsView, nor what a widget paints, so a factory supplies the interface for the
widgets that show regions. Both Qt and Python hold these interfaces: they must be kept alive until Qt has been told to
delete them, which must happen before the program ends.
"""

from __future__ import annotations

import atexit
from collections import Counter
from collections.abc import Callable
from functools import cache, partial
from typing import Any, Final, NamedTuple, Protocol

import shiboken6
from PySide6.QtCore import QObject, QPoint, QRect, SignalInstance
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleEvent, QAccessibleInterface, QWindow
from PySide6.QtWidgets import QAccessibleWidget, QWidget

from swqt.engine import NOBODY, members
from swqt.gui.board.token_painter import AFFORDABLE, CHANCY, DEAR, CostBadge
from swqt.gui.session.game_session import GameSession

LONGEST: Final = 120
"""Largest number of characters of a region's accessible name."""


class MapTexts(NamedTuple):
    """Functions for accessible texts: ``title`` of the map, ``name`` and ``description`` of a region by its index."""

    title: Callable[[], str]
    name: Callable[[int], str]
    description: Callable[[int], str]


def clipped(text: str) -> str:
    """Return *text* cut to at most LONGEST characters at a comma."""
    if len(text) <= LONGEST:
        return text
    return text[: LONGEST - 2].rpartition(", ")[0] + " …"


class RegionPane(Protocol):
    """A widget that shows regions in the reading ``order``; ``focused`` has the focus while ``shows_focus``."""

    destroyed: SignalInstance

    @property
    def order(self) -> list[int]: ...

    @property
    def focused(self) -> int: ...

    @property
    def shows_focus(self) -> bool: ...

    def focus_region(self, region: int) -> None:
        """Move the focus to *region*."""

    def press(self, region: int) -> None:
        """Do what a click on *region* does."""

    def show_menu(self, region: int) -> None:
        """Open the menu of *region*."""

    def box_of(self, region: int) -> QRect:
        """Return the screen rectangle in which *region* is visible; empty if it is out of sight."""

    def region_on_screen(self, place: QPoint) -> int:
        """Return the region at the screen position *place*, or -1."""

    def window(self) -> QWidget: ...    # Qt's names

    def setFocus(self) -> None: ...

    def accessibleName(self) -> str: ...


class RegionActionInterface(QAccessibleActionInterface):
    """Actions of a region for screen readers: press (a click), show menu (the Menu key) and set focus."""

    # A separate object: with multiple inheritance, Qt would cast the interface to the wrong base.

    def __init__(self, view: RegionPane, region: int) -> None:
        super().__init__()
        self._view = view
        self._region = region

    def actionNames(self) -> list[str]:
        return [self.pressAction(), self.showMenuAction(), self.setFocusAction()]

    def doAction(self, name: str) -> None:
        if name == self.pressAction():
            self._view.press(self._region)
        elif name == self.showMenuAction():
            self._view.show_menu(self._region)
        elif name == self.setFocusAction():
            self._view.setFocus()
            self._view.focus_region(self._region)

    def keyBindingsForAction(self, name: str) -> list[str]:
        return []


class RegionInterface(QAccessibleInterface):
    """Accessible interface of one region, in the role of a button."""

    def __init__(self, owner: MapInterface, view: RegionPane, region: int) -> None:
        super().__init__()
        self._owner = owner
        self._view = view
        self._actions = RegionActionInterface(view, region)
        self.region = region

    def isValid(self) -> bool:
        return self._owner.texts is not None and self in self._owner.regions

    def object(self) -> QObject | None:    # type: ignore[override]  # Qt takes None for none
        return None

    def window(self) -> QWindow | None:    # type: ignore[override]  # Qt takes None for none
        return self._view.window().windowHandle()

    def parent(self) -> QAccessibleInterface:
        return self._owner

    def child(self, index: int) -> QAccessibleInterface | None:    # type: ignore[override]  # Qt takes None for none
        return None

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:    # type: ignore[override]  # Qt takes None for none
        return None

    def childCount(self) -> int:
        return 0

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def text(self, kind: QAccessible.Text) -> str:
        texts = self._owner.texts
        if texts is None or not self.isValid():
            return ""
        if kind == QAccessible.Text.Name:
            return clipped(texts.name(self.region))
        return texts.description(self.region) if kind == QAccessible.Text.Description else ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Do nothing: the name follows from the game."""

    def rect(self) -> QRect:
        return self._view.box_of(self.region) if self.isValid() else QRect()

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Button

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.focusable = True
        state.focused = self._view.shows_focus and self._view.focused == self.region
        state.offscreen = self.rect().isEmpty()
        return state

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Any:
        # Shiboken 6.11 crashes on None, which Qt asks for as soon as a screen reader reads a region.
        return self._actions if kind == QAccessible.InterfaceType.ActionInterface else shiboken6.VoidPtr(0)


class MapInterface(QAccessibleWidget):
    """Accessible interface of a widget with regions, which are its children."""

    def __init__(self, view: RegionPane) -> None:
        assert isinstance(view, QWidget)
        super().__init__(view, QAccessible.Role.Pane, view.accessibleName())
        self._view = view
        self.texts: MapTexts | None = None
        self.is_given = False
        """Whether this interface has been returned to Qt."""
        self._made: dict[int, RegionInterface] = {}
        self.regions: list[RegionInterface] = []
        """The regions in reading order."""

    def show(self, texts: MapTexts | None) -> None:
        """Expose the regions that the widget has now, with *texts*; None removes all regions."""
        self.texts = texts
        self.regions = [self._region(region) for region in self._view.order] if texts else []

    def forget(self) -> None:
        """Make Qt delete this interface and those of its regions."""
        self.texts = None
        self.regions = []
        for interface in (*self._made.values(), self):
            if shiboken6.isValid(interface):
                QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(interface))

    def _region(self, region: int) -> RegionInterface:
        if region not in self._made:
            self._made[region] = RegionInterface(self, self._view, region)
        return self._made[region]

    def childCount(self) -> int:
        return len(self.regions)

    def child(self, index: int) -> QAccessibleInterface | None:    # type: ignore[override]  # Qt takes None for none
        return self.regions[index] if 0 <= index < len(self.regions) else None

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:    # type: ignore[override]  # Qt takes None for none
        region = self._view.region_on_screen(QPoint(x, y)) if self.regions else -1
        return self.regions[self._view.order.index(region)] if region >= 0 else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return next((place for place, region in enumerate(self.regions) if region is child), -1)

    def focusChild(self) -> QAccessibleInterface | None:    # type: ignore[override]  # Qt takes None for none
        if not self.regions or not self._view.shows_focus:
            return None
        return self.regions[self._view.order.index(self._view.focused)]

    def text(self, kind: QAccessible.Text) -> str:
        if kind == QAccessible.Text.Name and self.texts is not None:
            return clipped(self.texts.title())
        return str(super().text(kind))


class InterfaceRegistry:
    """Keeps all map interfaces by the id of their view; the last one of a view is the active one.

    Qt requests another interface whenever PySide gives the view a new meta-object, for which connecting one of its
    methods is enough, and keeps the previous one too. The same object must not be returned twice, because Qt would
    delete it twice.
    """

    def __init__(self) -> None:
        self._made: dict[int, list[MapInterface]] = {}
        self._closed = False

    def last(self, view: RegionPane) -> MapInterface:
        """Return the active interface of *view*."""
        made = self._made.get(id(view))
        return made[-1] if made else self._make(view)

    def another(self, view: RegionPane) -> MapInterface | None:
        """Return an interface of *view* that has not been returned to Qt before; None after ``close``."""
        if self._closed:
            return None
        made = self._made.get(id(view), [])
        if not made or made[-1].is_given:
            self._make(view)
        interface = self.last(view)
        interface.is_given = True
        return interface

    def close(self) -> None:
        """Make Qt delete all interfaces, and return no more."""
        QAccessible.setActive(False)    # no notifications while windows are destroyed at exit
        self._closed = True
        for number in list(self._made):
            _forget(self._made, number)

    def _make(self, view: RegionPane) -> MapInterface:
        number = id(view)
        every = self._made
        if number not in every:
            every[number] = []
            view.destroyed.connect(partial(_forget, every, number))
        made = every[number]
        interface = MapInterface(view)
        if made:
            interface.show(made[-1].texts)
            made[-1].show(None)
        made.append(interface)
        return interface


def _forget(made: dict[int, list[MapInterface]], number: int, _: object = None) -> None:
    for interface in made.pop(number, []):
        interface.forget()


_registry: Final = InterfaceRegistry()


def access_of(view: RegionPane) -> MapInterface:
    """Return the active accessible interface of *view*."""
    return _registry.last(view)


_kinds: Final[set[type[QObject]]] = set()
"""The classes of widgets for which the factory supplies interfaces."""


def install(kind: type[QObject]) -> None:
    """Supply interfaces for widgets of *kind*, a RegionPane.

    Call this before such a widget exists, because Qt keeps interfaces that it has created itself.
    """
    _kinds.add(kind)
    _install_factory()


@cache
def _install_factory() -> None:
    QAccessible.installFactory(_factory)
    atexit.register(_registry.close)


def tell_focus(view: RegionPane) -> None:
    """Notify screen readers that the keyboard focus has moved to another region."""
    child = access_of(view).focusChild() if QAccessible.isActive() else None
    if child is not None:
        QAccessible.updateAccessibility(QAccessibleEvent(child, QAccessible.Event.Focus))


def _factory(name: str, source: QObject) -> QAccessibleInterface | None:
    return _registry.another(source) if isinstance(source, tuple(_kinds)) else None    # type: ignore[arg-type]


class RegionRow(NamedTuple):
    """One row of the region table; *cost* is 0 if there is none, *target* says whether the region can be chosen."""

    region: int
    name: str
    terrain: str
    owner: str
    seat: int
    tokens: int
    cost: int
    cost_text: str
    income: int
    neighbours: str
    target: bool


class SpokenRegions(QObject):
    """Describes the current state of the regions of a game session, as accessible names and table rows."""

    def __init__(self, session: GameSession) -> None:
        super().__init__(session)
        self._session = session

    def title(self) -> str:
        """Return the name of the map, as in "Map, 30 regions, Anna holds 6"."""
        game, names = self._session.game, self._session.names
        text = self.tr("Map, %n region(s)", "", len(game.rules.board.codes))
        decision = game.decision
        if decision is None:
            return text
        held = sum(tribe.held.bit_count() for tribe in game.state.tribes if tribe.seat == decision.seat)
        #: {0}: "Map, 30 regions"; {1}: a player; {2}: a number of regions
        return self.tr("{0}, {1} holds {2}").format(text, names.seat(decision.seat), held)

    def name(self, region: int) -> str:
        """Return contents and cost of *region*, as in "Forest 2, Ben, 2 Trolls, cost 3, affordable"."""
        names = self._session.names
        parts = [names.region(region), self._holder(region), *self._pieces(region)]
        if mark := self._mark(region):
            parts.append(mark)
        if text := self._cost_text(region):
            parts.append(text)
        return ", ".join(parts)

    def description(self, region: int) -> str:
        """Return the text of the region card: the cost as a sum, or why the region cannot be conquered."""
        return " ".join(self._session.describe(region)[1])

    def count(self, region: int) -> str:
        """Return the tokens placed in *region* and those left during a redeployment; empty otherwise."""
        allocation = self._session.controller.allocation
        if allocation is None or not allocation.regions >> region & 1:
            return ""
        #: {0}: a region; {1}: its tokens
        text = self.tr("{0}: {1}").format(self._session.names.region(region), allocation.shown(region))
        #: Tokens that still have to be placed
        left = self.tr("%n left", "", allocation.left)
        return f"{text}, {left}"

    def rows(self) -> list[RegionRow]:
        """Return a row for each region, by index."""
        incomes = self._incomes()
        return [self._row(region, incomes) for region in range(len(self._session.game.rules.board.codes))]

    def _row(self, region: int, incomes: dict[int, int]) -> RegionRow:
        names, state, board = self._session.names, self._session.game.state, self._session.game.rules.board
        number = state.tribe_at(region)
        badge = self._badge(region)
        return RegionRow(
            region=region,
            name=names.region(region),
            terrain=names.terrain(region),
            owner=self._owner(region),
            seat=state.tribes[number].seat if number != NOBODY else NOBODY,
            tokens=self._tokens(region) or state.natives[region],
            cost=badge.number if badge else 0,
            cost_text=self._cost_text(region),
            income=incomes.get(region, 0),
            neighbours=", ".join(board.codes[other] for other in members(board.near[region])),
            target=bool(self._session.controller.targets >> region & 1),
        )

    def _owner(self, region: int) -> str:
        names, state = self._session.names, self._session.game.state
        number = state.tribe_at(region)
        if number == NOBODY:
            return names.source(self._session.game.rules.native_kind(state, region)) if state.natives[region] else ""
        tribe = state.tribes[number]
        race = names.trait(tribe.race)
        if not tribe.active:
            race = self.tr("{0} (in decline)").format(race)
        return f"{names.seat(tribe.seat)}, {race}"

    def _holder(self, region: int) -> str:
        names, state = self._session.names, self._session.game.state
        number = state.tribe_at(region)
        if number == NOBODY:
            #: A region
            return self._owner(region) or self.tr("empty")
        tribe = state.tribes[number]
        text = f"{names.seat(tribe.seat)}, {self._tokens(region)} {names.trait(tribe.race)}"
        return text if tribe.active else self.tr("{0} in decline").format(text)

    def _tokens(self, region: int) -> int:
        allocation = self._session.controller.allocation
        if allocation is not None and allocation.regions >> region & 1:
            return allocation.shown(region)
        return self._session.game.state.tokens[region]

    def _pieces(self, region: int) -> list[str]:
        rules, names = self._session.game.rules, self._session.names
        found = Counter(piece.kind for piece in rules.pieces(self._session.game.state) if piece.region == region)
        return [names.pieces(kind, count) for kind, count in sorted(found.items())]

    def _mark(self, region: int) -> str:
        controller = self._session.controller
        if controller.leaving >> region & 1:
            return self.tr("to be abandoned")
        if controller.tool is not None and controller.targets >> region & 1:
            return self.tr("can be chosen")
        return ""

    def _badge(self, region: int) -> CostBadge | None:
        now = self._session.controller.legal_moves
        return now.badges.get(region) if now is not None and self._session.controller.tool is None else None

    def _cost_text(self, region: int) -> str:
        badge = self._badge(region)
        if badge is None:
            return ""
        if badge.state == AFFORDABLE:
            return self.tr("cost {0}, affordable").format(badge.number)
        if badge.state == CHANCY:
            return self.tr("cost {0}, {1}% with the die").format(badge.number, badge.odds)
        if badge.state == DEAR:
            return self.tr("cost {0}, too expensive").format(badge.number)
        return self.tr("can't be conquered")

    def _incomes(self) -> dict[int, int]:
        """Return the expected income of each region for the deciding seat.

        Amounts that cannot be divided evenly among their regions are left out.
        """
        now = self._session.controller.legal_moves
        out: dict[int, int] = {}
        for gain in now.income.parts if now is not None and now.income is not None else ():
            regions = list(members(gain.regions))
            if regions and gain.amount % len(regions) == 0:
                for region in regions:
                    out[region] = out.get(region, 0) + gain.amount // len(regions)
        return out
