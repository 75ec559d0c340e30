"""Plays beats over a map, one after another; at any moment it can be finished, and then the position is shown."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, QVariantAnimation, Signal

from swqt.engine import members
from swqt.gui.board.region import RegionLook
from swqt.gui.board.scene import BoardScene
from swqt.gui.motion.beats import Beat
from swqt.gui.motion.items import FlyingCoin, FlyingItem, FlyingStack, ends
from swqt.gui.motion.stage import at_the_end, at_the_start
from swqt.table import Seat, Settings

PACE: Final = {"slow": 900, "normal": 480, "fast": 220, "instant": 0}
"""Milliseconds of a beat, by the speed that the player has chosen."""


def pace_of(settings: Settings, seats: Sequence[Seat], seat: int) -> int:
    """Return the milliseconds of a beat in which *seat* acts; 0 shows no motion at all.

    Chance (no seat) is as fast as people are: whoever wants to see the die wants to see it roll.
    """
    if settings.reduced_motion:
        return 0
    is_bot = seat >= 0 and not seats[seat].is_human
    return PACE[settings.bot_speed if is_bot else settings.own_speed]


class Scene(NamedTuple):
    """One command: what every region showed before it, its *beats*, and how many milliseconds each takes."""

    looks: list[RegionLook]
    beats: list[Beat]
    pace: int


class Animator(QObject):
    """Shows moves on one map at a time. ``began`` tells each Beat and its pace, ``ended`` when all is over."""

    began = Signal(object, int)
    ended = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._map: BoardScene | None = None
        self._beats: deque[tuple[list[RegionLook] | None, Beat, int]] = deque()
        self._looks: list[RegionLook] = []
        self._items: list[FlyingItem] = []
        self._beat: Beat | None = None
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.valueChanged.connect(self._go)
        self._clock.finished.connect(self._land)

    @property
    def is_running(self) -> bool:
        """Whether the map shows something on its way, and not the position."""
        return self._beat is not None

    def play(self, board: BoardScene, scenes: Iterable[Scene]) -> bool:
        """Show *scenes* on *board*; return whether there is anything to see. What was running is finished."""
        self.finish()
        for scene in scenes:
            if scene.pace <= 0:
                continue
            looks: list[RegionLook] | None = scene.looks
            for beat in scene.beats:
                self._beats.append((looks, beat, scene.pace))
                looks = None
        if not self._beats:
            return False
        self._map = board
        self._next()
        return True

    def finish(self) -> None:
        """Be done at once; ``ended`` follows if anything was running."""
        if not self.is_running:
            return
        self._beats.clear()
        self._clock.stop()
        self._clear()
        self._end()

    def _next(self) -> None:
        assert self._map is not None
        looks, beat, pace = self._beats.popleft()
        self._beat = beat
        if looks is not None:
            self._looks = looks
        self._looks = at_the_start(self._looks, beat)
        self._map.show_looks(self._looks)
        places = self._map.shape.labels
        for flight in beat.flights:
            native = "monster" if self._map.board.world == "underground" else "tribe"
            self._add(FlyingStack(flight, *ends(flight, places), native))
        if beat.earned is not None:
            paying = {region for part in beat.earned.income.parts for region in members(part.regions)}
            for region in sorted(paying):
                self._add(FlyingCoin(places[region], None))
        self.began.emit(beat, pace)
        self._clock.setDuration(pace)
        self._clock.start()

    def _add(self, item: FlyingItem) -> None:
        assert self._map is not None
        self._map.addItem(item)
        self._items.append(item)

    def _go(self, time: float) -> None:
        for item in self._items:
            item.go(time)

    def _land(self) -> None:
        if self._beat is None or self._map is None:
            return
        self._clear()
        self._looks = at_the_end(self._looks, self._beat)
        if self._beats:
            self._map.show_looks(self._looks)
            self._next()
        else:
            self._end()

    def _clear(self) -> None:
        for item in self._items:
            if item.scene() is not None:
                item.scene().removeItem(item)
        self._items.clear()

    def _end(self) -> None:
        self._beat = None
        self._map = None
        self.ended.emit()
