"""The map as a screen reader meets it: a pane with a button for every region, in reading order.

Qt itself shows the scene of a QGraphicsView to nobody. The factory here answers for the map's view. Both Qt and Python
hold what it returns: it must not go before Qt has been told to forget it, nor be left to Qt when the program ends.
"""

from __future__ import annotations

import atexit
from collections.abc import Callable
from functools import cache
from typing import Any, Final, NamedTuple

import shiboken6
from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleEvent, QAccessibleInterface, QWindow
from PySide6.QtWidgets import QAccessibleWidget

from swqt.gui.board.view import BoardView

LONGEST: Final = 120
"""Letters of a region's name at most."""


class Voice(NamedTuple):
    """Says what there is: ``title`` of the map, ``name`` and ``description`` of a region by its number."""

    title: Callable[[], str]
    name: Callable[[int], str]
    description: Callable[[int], str]


def clipped(text: str) -> str:
    """Return *text* in LONGEST letters at most, cut off between its parts."""
    if len(text) <= LONGEST:
        return text
    return text[: LONGEST - 2].rpartition(", ")[0] + " …"


class RegionDeeds(QAccessibleActionInterface):
    """What a screen reader can do with a region: Press is a click, ShowMenu the Menu key."""

    # An object of its own: Qt would take an interface that is both for the wrong one of its bases.

    def __init__(self, view: BoardView, region: int) -> None:
        super().__init__()
        self._view = view
        self._region = region

    def actionNames(self) -> list[str]:
        return [self.pressAction(), self.showMenuAction(), self.setFocusAction()]

    def doAction(self, name: str) -> None:
        if name == self.pressAction():
            self._view.clicked.emit(self._region)
        elif name == self.showMenuAction():
            self._view.menu_wanted.emit(self._region)
        elif name == self.setFocusAction():
            self._view.setFocus()
            self._view.focus_region(self._region)

    def keyBindingsForAction(self, name: str) -> list[str]:
        return []


class RegionAccess(QAccessibleInterface):
    """One region as a button."""

    def __init__(self, owner: MapAccess, view: BoardView, region: int) -> None:
        super().__init__()
        self._owner = owner
        self._view = view
        self._deeds = RegionDeeds(view, region)
        self.region = region

    def isValid(self) -> bool:
        return self._owner.voice is not None

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
        voice = self._owner.voice
        if voice is None:
            return ""
        if kind == QAccessible.Text.Name:
            return clipped(voice.name(self.region))
        return voice.description(self.region) if kind == QAccessible.Text.Description else ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Leave the name as it is: it follows from the game."""

    def rect(self) -> QRect:
        scene = self._view.board_scene()
        if scene is None:
            return QRect()
        box = self._view.mapFromScene(scene.regions[self.region].boundingRect()).boundingRect()
        shown = box.intersected(self._view.viewport().rect())
        return QRect(self._view.viewport().mapToGlobal(shown.topLeft()), shown.size())

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Button

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.focusable = True
        state.focused = self._view.shows_focus and self._view.focused == self.region
        state.offscreen = self.rect().isEmpty()
        return state

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Any:
        return self._deeds if kind == QAccessible.InterfaceType.ActionInterface else None


class MapAccess(QAccessibleWidget):
    """The map; its children are the regions of the game on the table."""

    def __init__(self, view: BoardView) -> None:
        super().__init__(view, QAccessible.Role.Pane, view.accessibleName())
        self._view = view
        self.voice: Voice | None = None
        self.is_given = False
        """Whether Qt holds it."""
        self._made: dict[int, RegionAccess] = {}
        self.regions: list[RegionAccess] = []
        """In reading order."""

    def show(self, voice: Voice | None) -> None:
        """Let *voice* speak from now on; None empties the map."""
        self.voice = voice
        self.regions = [self._region(region) for region in self._view.order] if voice else []

    def forget(self) -> None:
        """Have Qt forget this map and its regions."""
        self.voice = None
        self.regions = []
        for face in (*self._made.values(), self):
            if shiboken6.isValid(face):
                QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(face))

    def _region(self, region: int) -> RegionAccess:
        if region not in self._made:
            self._made[region] = RegionAccess(self, self._view, region)
        return self._made[region]

    def childCount(self) -> int:
        return len(self.regions)

    def child(self, index: int) -> QAccessibleInterface | None:    # type: ignore[override]  # Qt takes None for none
        return self.regions[index] if 0 <= index < len(self.regions) else None

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:    # type: ignore[override]  # Qt takes None for none
        scene = self._view.board_scene()
        if scene is None or not self.regions:
            return None
        at = self._view.mapToScene(self._view.viewport().mapFromGlobal(QRect(x, y, 1, 1).topLeft()))
        region = scene.region_at(at)
        return self.regions[self._view.order.index(region)] if region >= 0 else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return next((place for place, region in enumerate(self.regions) if region is child), -1)

    def focusChild(self) -> QAccessibleInterface | None:    # type: ignore[override]  # Qt takes None for none
        if not self.regions or not self._view.shows_focus:
            return None
        return self.regions[self._view.order.index(self._view.focused)]

    def text(self, kind: QAccessible.Text) -> str:
        if kind == QAccessible.Text.Name and self.voice is not None:
            return clipped(self.voice.title())
        return str(super().text(kind))


class Faces:
    """All faces that Qt was given, by the identity of the view. The last one of a view is the one that speaks.

    Qt asks for another face whenever PySide has given the view another meta-object, for which a connection to one of
    its methods is enough, and keeps the one before, too: the same one twice would be deleted twice.
    """

    def __init__(self) -> None:
        self._made: dict[int, list[MapAccess]] = {}
        self._closed = False

    def last(self, view: BoardView) -> MapAccess:
        """Return the face of *view* that speaks."""
        made = self._made.get(id(view))
        return made[-1] if made else self._make(view)

    def another(self, view: BoardView) -> MapAccess | None:
        """Return a face of *view* that Qt has not been given; none when the program ends."""
        if self._closed:
            return None
        made = self._made.get(id(view), [])
        if not made or made[-1].is_given:
            self._make(view)
        face = self.last(view)
        face.is_given = True
        return face

    def close(self) -> None:
        """Have Qt forget everything, and give it nothing more."""
        QAccessible.setActive(False)    # nobody is told of windows that go with the program
        self._closed = True
        for number in list(self._made):
            self._forget(number)

    def _make(self, view: BoardView) -> MapAccess:
        number = id(view)
        if number not in self._made:
            self._made[number] = []
            view.destroyed.connect(lambda: self._forget(number))
        made = self._made[number]
        face = MapAccess(view)
        if made:
            face.show(made[-1].voice)
            made[-1].show(None)
        made.append(face)
        return face

    def _forget(self, number: int) -> None:
        for face in self._made.pop(number, []):
            face.forget()


_faces: Final = Faces()


def access_of(view: BoardView) -> MapAccess:
    """Return the accessible face of *view*."""
    return _faces.last(view)


@cache
def install() -> None:
    """Have Qt ask here for maps; before there is one, for what Qt has made itself it keeps."""
    QAccessible.installFactory(_factory)
    atexit.register(_faces.close)


def tell_focus(view: BoardView) -> None:
    """Tell a screen reader that the keyboard has moved to another region."""
    child = access_of(view).focusChild() if QAccessible.isActive() else None
    if child is not None:
        QAccessible.updateAccessibility(QAccessibleEvent(child, QAccessible.Event.Focus))


def _factory(name: str, source: QObject) -> QAccessibleInterface | None:
    return _faces.another(source) if isinstance(source, BoardView) else None
