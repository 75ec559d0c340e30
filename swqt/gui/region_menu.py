"""The menu of one region: everything that can be done there, and what can be read about it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QMenu, QWidget

from swqt.gui.controller import Controller
from swqt.gui.menu_heading import add_heading
from swqt.gui.region_texts import history_html, rules_html
from swqt.gui.sitting import Sitting
from swqt.gui.situation import Situation
from swqt.gui.tools import PIECE, targets_of, tools_of


class RegionMenu(QObject):
    """Makes menus; ``told`` asks to show a title and a rich text."""

    told = Signal(str, str)

    def make(self, sitting: Sitting, region: int, parent: QWidget) -> QMenu:
        """Return the menu of *region*, which deletes itself when it is closed."""
        menu = QMenu(parent)
        menu.setObjectName("region")
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        name = sitting.names.region(region)
        menu.setAccessibleName(name)
        add_heading(menu, name)
        controller = sitting.controller
        if controller.situation is not None:
            for text, act in self._deeds(controller, controller.situation, region):
                menu.addAction(text).triggered.connect(lambda checked=False, act=act: act())
        menu.addSeparator()
        menu.addAction(self.tr("&History of this region")).triggered.connect(
            lambda: self.told.emit(name, history_html(sitting.game.history, region, sitting.sentences))
        )
        game = sitting.game
        menu.addAction(self.tr("R&ules for what is here")).triggered.connect(
            lambda: self.told.emit(name, rules_html(game.rules, game.state, region, sitting.names))
        )
        return menu

    def _deeds(
        self, controller: Controller, now: Situation, region: int
    ) -> list[tuple[str, Callable[[], None]]]:
        """Return what can be done in *region*, each with its text."""
        out: list[tuple[str, Callable[[], None]]] = [
            (way.text, partial(controller.take_way, way.command)) for way in controller.ways(region)
        ]
        if not out and now.conquering and not now.leavable >> region & 1:
            out.append((self.tr("Why not conquer it?"), partial(controller.explain, region)))
        for tool in tools_of(now):
            if tool.kind == PIECE and targets_of(now, tool) >> region & 1:
                text = self.tr("{0} (here)").format(controller.tool_name(tool))
                out.append((text, partial(controller.apply, tool, region)))
        spread = controller.spread
        if spread is not None and spread.regions >> region & 1:
            out.append((self.tr("One token more"), partial(controller.count, region, 1)))
            out.append((self.tr("One token fewer"), partial(controller.count, region, -1)))
            if spread.left > 1:
                text = self.tr("All %n token(s) that are left", "", spread.left)
                out.append((text, partial(controller.count, region, spread.left)))
        if now.leavable >> region & 1:
            marked = controller.leaving >> region & 1
            text = self.tr("Do not abandon it") if marked else self.tr("Abandon it")
            out.append((text, partial(controller.toggle_leaving, region)))
        return out
