"""The shell of the main window: menus, pages, bars and docks, and where they stood last time."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QByteArray, QSize, Qt
from PySide6.QtWidgets import QDockWidget, QMainWindow, QStackedWidget, QToolBar

from swqt.gui.actions import Actions
from swqt.gui.fonts import scale_of
from swqt.gui.start_page import StartPage

_FRAME: Final = 40
"""Pixels that a title bar may take from the screen."""


class Shell(QMainWindow):
    """What stands from the first moment: the first page, the menus, and the empty places of the panels."""

    def __init__(self) -> None:
        super().__init__()
        self.furnished = False
        """Whether the places have been filled."""
        self._panels_shown = True
        self._closed: list[QDockWidget] = []
        self.setObjectName("main")
        self.setWindowTitle("swqt")
        self.actions_ = Actions(self)
        self.start_page = StartPage()
        self.pages = QStackedWidget()
        self.pages.addWidget(self.start_page)
        self.setCentralWidget(self.pages)
        self._bars = [
            self.add_bar(self.tr("Phase"), "phase", Qt.ToolBarArea.TopToolBarArea),
            self.add_bar(self.tr("Actions"), "actions", Qt.ToolBarArea.BottomToolBarArea),
        ]
        left, right = Qt.DockWidgetArea.LeftDockWidgetArea, Qt.DockWidgetArea.RightDockWidgetArea
        self._docks = [
            self._dock(self.tr("Column"), "column", left),
            self._dock(self.tr("Players"), "players", right),
            self._dock(self.tr("Log"), "log", right),
            self._dock(self.tr("Regions"), "regions", Qt.DockWidgetArea.BottomDockWidgetArea),
        ]
        self._docks[-1].hide()
        self.actions_.menus([dock.toggleViewAction() for dock in self._docks])
        self.reset_layout()

    def add_bar(self, title: str, name: str, area: Qt.ToolBarArea) -> QToolBar:
        """Return a new bar above or below everything else, which stays where it is."""
        bar = QToolBar(title)
        bar.setObjectName(f"{name}-bar")
        bar.setMovable(False)
        bar.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        bar.toggleViewAction().setVisible(False)
        self.addToolBar(area, bar)
        return bar

    def _dock(self, title: str, name: str, area: Qt.DockWidgetArea) -> QDockWidget:
        dock = QDockWidget(title)
        dock.setObjectName(name)
        dock.setFeatures(
            QDockWidget.DockWidgetFeature.DockWidgetMovable | QDockWidget.DockWidgetFeature.DockWidgetFloatable
            | QDockWidget.DockWidgetFeature.DockWidgetClosable
        )  # fmt: skip
        self.addDockWidget(area, dock)
        return dock

    def reset_layout(self) -> None:
        """Give the panels the room they have when the game is new."""
        self.resizeDocks(self._docks[:2], [236, 272], Qt.Orientation.Horizontal)
        self.resizeDocks(self._docks[1:3], [300, 240], Qt.Orientation.Vertical)

    def arrange(self, seats: int) -> None:
        """Give players and log the room they need; where there is too little for both, they share it as tabs."""
        _, players, log, regions = self._docks
        scale = scale_of(self.font())
        rows = round(74 * scale) * seats + 40    # two races each, and the dock's title
        rest = self.height() - rows - round(200 * scale)
        if rest < 90 and self._panels_shown:
            self.tabifyDockWidget(players, log)
            players.raise_()
        elif log in self.tabifiedDockWidgets(players):
            self.splitDockWidget(players, log, Qt.Orientation.Vertical)
        self.resizeDocks([players, log], [rows, max(200, self.height() - rows - 200)], Qt.Orientation.Vertical)
        self.resizeDocks([regions], [round(170 * scale)], Qt.Orientation.Vertical)

    def show_panels(self, shown: bool) -> None:
        """Show or hide what belongs to a game; a panel that the player has closed stays closed."""
        if shown != self._panels_shown:
            self._panels_shown = shown
            if not shown:
                self._closed = [dock for dock in self._docks if dock.isHidden()]
            for dock in self._docks:
                dock.setVisible(shown and dock not in self._closed)
        for bar in self._bars:
            bar.setVisible(shown)

    def layout_text(self) -> str:
        """Return where window and panels stand, for ``restore_layout``."""
        self.show_panels(True)
        return " ".join(bytes(part.toBase64().data()).decode() for part in (self.saveGeometry(), self.saveState()))

    def restore_layout(self, text: str) -> None:
        """Stand as *text* says; without one, or with one that makes no sense, as large as the screen allows."""
        geometry, _, state = text.partition(" ")
        room = self.screen().availableSize() - QSize(0, _FRAME)
        self.resize(QSize(1400, 860).boundedTo(room))
        if geometry and state:
            self.restoreGeometry(QByteArray.fromBase64(geometry.encode()))
            self.restoreState(QByteArray.fromBase64(state.encode()))

    def toggle_full_screen(self) -> None:
        """Take the whole screen, or give it back."""
        self.showFullScreen() if self.actions_.full_screen.isChecked() else self.showNormal()
