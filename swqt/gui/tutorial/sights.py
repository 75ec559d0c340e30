"""Where the parts of the window are that a step of the lesson speaks of, and what it would be a pity to hide."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtWidgets import QWidget

from swqt.engine import members
from swqt.table import Step

if TYPE_CHECKING:
    from swqt.gui.window import MainWindow

_AROUND: Final = 34
"""Pixels around the middle of a region that its tokens and its badge take."""


class Sights:
    """Looks around in *window*, in its own pixels."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window

    def widgets(self, step: Step) -> list[QWidget]:
        """Return what *step* speaks of beside the map, as far as it is there."""
        window, bar = self.window, self.window.bar
        found: list[QWidget] = [window.column.cards[row] for row in step.rows]
        known: dict[str, list[QWidget]] = {
            "column": [window.column], "players": [window.players], "log": [window.log], "phase": [window.phase],
            "score": [window.score], "die": [window.die], "hints": [window.table.hints], "end": [bar.end],
            "offers": [*bar.offers()], "decline": [bar.decline], "undo": [bar.tool(window.actions_.undo)],
        }  # fmt: skip
        for part in step.parts:
            found += known.get(part, [])
        return [widget for widget in found if widget.isVisible()]

    def rings(self, step: Step) -> list[QRect]:
        """Return where the parts are that get a ring."""
        rects = [self._seen(widget) for widget in self.widgets(step)]
        return [rect for rect in rects if rect.width() > 4 and rect.height() > 4]

    def regions(self, step: Step) -> list[QRect]:
        """Return where the regions are that *step* speaks of."""
        view, scene = self.window.view, self.window.view.board_scene()
        if scene is None or not view.isVisible():
            return []
        boxes = [scene.regions[region].shape().boundingRect() for region in step.regions]
        return [self._on_map(box) for box in boxes]

    def others(self) -> list[tuple[QRect, float]]:
        """Return what else can be seen, with what it counts to hide a thousand pixels of it."""
        window = self.window
        if window.pages.currentWidget() is not window.table:
            page = self._rect(window.pages)    # what matters stands on the right
            right, upper = page.adjusted(page.width() * 2 // 7, 0, 0, 0), page.adjusted(0, 0, 0, -page.height() // 2)
            return [(page, 1.0), (right, 4.0), (upper, 4.0)]
        weights: list[tuple[QWidget, float]] = [
            (window.bar, 40.0), (window.phase, 6.0), (window.column, 3.0), (window.players, 2.5), (window.log, 0.5),
            (window.regions, 1.0), (window.view, 0.8), (window.score, 6.0), (window.table.hints, 20.0),
            (window.die, 8.0), (window.table.tip, 20.0), (window.card, 4.0),
        ]  # fmt: skip
        found = [(self._seen(widget), weight) for widget, weight in weights if widget.isVisible()]
        sitting, scene = window.sitting, window.view.board_scene()
        if sitting is not None and scene is not None:
            for region in members(sitting.controller.targets):
                at = self._map_point(window.view.position_of(region))
                found.append((QRect(at.x() - _AROUND, at.y() - _AROUND, 2 * _AROUND, 2 * _AROUND), 6.0))
        return found

    def room(self) -> QRect:
        """Return where the card may stand: everywhere below the menus."""
        window = self.window
        top = window.menuBar().height() if window.menuBar().isVisible() else 0
        return window.rect().adjusted(2, top, -2, 0)

    def go_to(self, step: Step) -> None:
        """Put the keyboard on what *step* asks for."""
        reason = Qt.FocusReason.TabFocusReason
        if step.regions:
            self.window.view.setFocus(reason)
            self.window.view.focus_region(step.regions[0])
            return
        for widget in self.widgets(step):
            if widget.isEnabled() and widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
                widget.setFocus(reason)
                return
        self.window.view.setFocus(reason)

    def _on_map(self, box: QRectF) -> QRect:
        view = self.window.view
        area = view.mapFromScene(box).boundingRect().intersected(view.viewport().rect())
        return area.translated(self._map_point(QPoint(0, 0)))

    def _map_point(self, point: QPoint) -> QPoint:
        return self.window.view.viewport().mapTo(self.window, point)

    def _rect(self, widget: QWidget) -> QRect:
        return QRect(widget.mapTo(self.window, QPoint(0, 0)), widget.size())

    def _seen(self, widget: QWidget) -> QRect:
        """Return where *widget* is, as far as what holds it shows it; nothing in a window of its own."""
        if widget.window() is not self.window:
            return QRect()
        rect = self._rect(widget)
        above = widget.parentWidget()
        while above is not None and above is not self.window:
            rect = rect.intersected(self._rect(above))
            above = above.parentWidget()
        return rect
