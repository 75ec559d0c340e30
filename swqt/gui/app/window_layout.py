"""The menus, pages, bars and docks of the main window, and how their layout is saved."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QByteArray, QChildEvent, QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QAction, QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QDockWidget,
    QMainWindow,
    QMessageBox,
    QSizePolicy,
    QStackedWidget,
    QToolBar,
    QWidget,
)

from swqt.gui.pages.start_page import StartPage
from swqt.gui.style.actions import Actions
from swqt.gui.style.key_handling import let_stay
from swqt.gui.style.theme import scale_of

_FRAME: Final = 40
"""Pixels of the screen that a title bar may need."""

_GRIP: Final = 120
"""Pixels of the title bar that must be on a screen, so that the window can be dragged."""

_WIDTHS: Final = (236, 272)
"""Pixels of the column, and of players and log; large text widens them by what it needs."""

_LEFT, _RIGHT = Qt.DockWidgetArea.LeftDockWidgetArea, Qt.DockWidgetArea.RightDockWidgetArea
_AREAS: Final = (_LEFT, _RIGHT, _RIGHT, Qt.DockWidgetArea.BottomDockWidgetArea)
"""The default areas of the docks."""


class DockLayout(QMainWindow):
    """The window as it is at first: the start page, the menus, and docks and bars without widgets.

    ``files_dropped`` gives the paths of the files that are dropped on the window.
    """

    files_dropped = Signal(list)

    def __init__(self) -> None:
        super().__init__()
        self.is_populated = False
        """Whether docks and bars have their widgets, so that games can be opened."""
        self._panels_shown = True
        self._closed: list[QDockWidget] = []
        self._seats_to_come = 0
        self._scale = scale_of(self.font())
        self._short_of_room = False
        """Whether players and log share one place because there is too little room for both."""
        self.setObjectName("main")
        self.setAcceptDrops(True)
        self.setWindowTitle("swqt")
        self.actions_ = Actions(self)
        self.start_page = StartPage()
        self.pages = QStackedWidget()
        self.pages.currentChanged.connect(self._fit_pages)
        self.pages.widgetAdded.connect(self._fit_pages)
        self.pages.addWidget(self.start_page)
        self.setCentralWidget(self.pages)
        self._bars = [
            self.add_bar(self.tr("Phase"), "phase", Qt.ToolBarArea.TopToolBarArea),
            self.add_bar(self.tr("Actions"), "actions", Qt.ToolBarArea.BottomToolBarArea),
        ]
        titles = (
            (self.tr("Column"), "column"), (self.tr("Players"), "players"), (self.tr("Log"), "log"),
            (self.tr("Regions"), "regions"),
        )  # fmt: skip
        self._guests: list[QDockWidget] = []
        self._docks = [self._dock(*names, area) for names, area in zip(titles, _AREAS, strict=True)]
        self._docks[-1].hide()
        toggles = [dock.toggleViewAction() for dock in self._docks]
        for toggle in toggles:
            toggle.setMenuRole(QAction.MenuRole.NoRole)    # macOS would guess from the text
        self.actions_.menus(toggles)
        self._size_panels()

    def add_bar(self, title: str, name: str, area: Qt.ToolBarArea) -> QToolBar:
        """Return a new bar above or below everything else, which cannot be moved."""
        bar = QToolBar(title)
        bar.setObjectName(f"{name}-bar")
        bar.setMovable(False)
        bar.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        bar.toggleViewAction().setVisible(False)
        self.addToolBar(area, bar)
        return bar

    def add_panel(self, title: str, name: str, panel: QWidget) -> QDockWidget:
        """Return a new hidden dock with *panel* in it, as a tab beside the log."""
        dock = self._dock(title, name, _RIGHT)
        dock.setWidget(panel)
        self.tabifyDockWidget(self._docks[2], dock)
        dock.hide()
        self._guests.append(dock)
        return dock

    def _dock(self, title: str, name: str, area: Qt.DockWidgetArea) -> QDockWidget:
        dock = QDockWidget(title)
        dock.setObjectName(name)
        dock.setFeatures(
            QDockWidget.DockWidgetFeature.DockWidgetMovable | QDockWidget.DockWidgetFeature.DockWidgetFloatable
            | QDockWidget.DockWidgetFeature.DockWidgetClosable
        )  # fmt: skip
        self.addDockWidget(area, dock)
        return dock

    def _fit_pages(self) -> None:
        """Let only the current page determine the minimum size of the window."""
        for index in range(self.pages.count()):
            seen = index == self.pages.currentIndex()
            policy = QSizePolicy.Policy.Preferred if seen else QSizePolicy.Policy.Ignored
            page = self.pages.widget(index)
            if page is not None:
                page.setSizePolicy(policy, policy)
        self.pages.updateGeometry()    # a hidden page does not propagate a change of its size policy

    def reset_layout(self) -> None:
        """Restore the default layout of the docks: all but the list of regions are open."""
        for dock, area in zip(self._docks, _AREAS, strict=True):
            dock.setFloating(False)
            self.removeDockWidget(dock)
            self.addDockWidget(area, dock)
        self.splitDockWidget(self._docks[1], self._docks[2], Qt.Orientation.Vertical)
        self._closed = [self._docks[-1]]
        self._panels_shown = False
        for dock in self._docks:
            dock.hide()
        self._size_panels()

    def _size_panels(self) -> None:
        self.resizeDocks(self._docks[:2], _WIDTHS, Qt.Orientation.Horizontal)
        self.resizeDocks(self._docks[1:3], [300, 240], Qt.Orientation.Vertical)

    def arrange(self, seats: int) -> None:
        """Size the docks for *seats*; players and log become tabs if there is too little room for both."""
        self._seats_to_come = 0 if self._panels_shown else seats
        column, players, log, regions = self._docks
        scale = scale_of(self.font())
        rows = round(74 * scale) * seats + 40    # two races each, and the dock's title
        rest = self.height() - rows - round(200 * scale)
        if rest < 90 and self._panels_shown:
            for dock in (log, *self._guests):
                self.tabifyDockWidget(players, dock)
            players.raise_()
            self._short_of_room = True
        elif self._short_of_room:
            self._short_of_room = False    # tabs that the player has made stay
            self._separate_log()
        if scale != self._scale:    # else the widths are as the player wants them
            self._scale = scale
            self.resizeDocks([column, players], _WIDTHS, Qt.Orientation.Horizontal)
        self.resizeDocks([players, log], [rows, max(200, self.height() - rows - 200)], Qt.Orientation.Vertical)
        self.resizeDocks([regions], [round(170 * scale)], Qt.Orientation.Vertical)

    def _separate_log(self) -> None:
        """Undo the tabs of players and log: the log, and what is tabbed with it, goes below the players."""
        _, players, log, _ = self._docks
        beside = self.tabifiedDockWidgets(players)
        if log not in beside:
            return
        moved = {dock: not dock.isHidden() for dock in (log, *self._guests) if dock in beside}
        for dock in moved:
            self.removeDockWidget(dock)
        # splitDockWidget() would only add another tab.
        self.addDockWidget(self.dockWidgetArea(players), log, Qt.Orientation.Vertical)
        for dock, was_shown in moved.items():
            if dock is not log:
                self.tabifyDockWidget(log, dock)
            dock.setVisible(was_shown)
        log.raise_()

    @property
    def is_crowded(self) -> bool:
        """Whether players and log are tabs of one dock area."""
        return self._docks[2] in self.tabifiedDockWidgets(self._docks[1])

    def show_panels(self, shown: bool) -> None:
        """Show or hide the docks and bars of a game; a dock that the player has closed stays closed."""
        if shown != self._panels_shown:
            self._panels_shown = shown
            if not shown:
                self._closed = [dock for dock in self._docks if dock.isHidden()]
            for dock in self._docks:
                dock.setVisible(shown and dock not in self._closed)
            if shown and self._seats_to_come:
                self.arrange(self._seats_to_come)
        for bar in self._bars:
            bar.setVisible(shown)

    def bring_forward(self, widget: QWidget | None) -> None:
        """Show the dock that *widget* is in, if it is closed or behind another tab."""
        while widget is not None and not (isinstance(widget, QDockWidget) and widget in self._docks):
            widget = widget.parentWidget()
        if widget is not None and (widget.isHidden() or widget.visibleRegion().isEmpty()):
            widget.show()
            widget.raise_()

    def layout_text(self) -> str:
        """Return the geometry of window and docks as a text for ``restore_layout``."""
        self.show_panels(True)
        return " ".join(bytes(part.toBase64().data()).decode() for part in (self.saveGeometry(), self.saveState()))

    def restore_layout(self, text: str) -> None:
        """Apply the layout in *text*; if it is empty or invalid, make the window as large as the screen allows."""
        geometry, _, state = text.partition(" ")
        room = self.screen().availableSize() - QSize(0, _FRAME)
        self.resize(QSize(1400, 860).boundedTo(room))
        if geometry and state:
            self.restoreGeometry(QByteArray.fromBase64(geometry.encode()))
            self.restoreState(QByteArray.fromBase64(state.encode()))
            screens = [screen.availableGeometry() for screen in QGuiApplication.screens()]
            if not self.windowState() & (Qt.WindowState.WindowMaximized | Qt.WindowState.WindowFullScreen):
                self.setGeometry(clamped(self.geometry(), screens))

    def toggle_full_screen(self) -> None:
        """Enter or leave full screen, as the command is checked."""
        full = Qt.WindowState.WindowFullScreen
        wanted = self.actions_.full_screen.isChecked()
        self.setWindowState(self.windowState() | full if wanted else self.windowState() & ~full)

    def show_problem(self, text: str, detail: str) -> None:
        """Show a message box: *text* says what cannot be done, *detail* why."""
        box = QMessageBox(QMessageBox.Icon.Warning, "swqt", text, QMessageBox.StandardButton.Ok, self)
        box.setInformativeText(detail)
        box.open()

    def childEvent(self, event: QChildEvent) -> None:
        super().childEvent(event)
        child = event.child() if event.polished() else None    # a dialog that is about to be shown
        if isinstance(child, QDialog):
            let_stay(child)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if _files(event):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        event.acceptProposedAction()
        self.files_dropped.emit(_files(event))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.WindowStateChange:    # the system may have done it
            self.actions_.full_screen.setChecked(self.isFullScreen())
        super().changeEvent(event)


def _files(event: QDropEvent) -> list[Path]:
    """Return the local files that are being dropped."""
    return [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]


def clamped(window: QRect, screens: Sequence[QRect]) -> QRect:
    """Return *window* moved and shrunk to fit one of *screens*, the first if it is on none of them."""
    if not screens:
        return window
    grip = QRect(window.left(), window.top() - _FRAME, window.width(), _FRAME)
    seen = [grip.intersected(screen).width() * (grip.intersected(screen).height() > 0) for screen in screens]
    best = screens[seen.index(max(seen))] if any(seen) else screens[0]
    size = window.size().boundedTo(best.size() - QSize(0, _FRAME))
    if max(seen) >= min(_GRIP, window.width()) and size == window.size():
        return window
    left = min(max(window.left(), best.left()), best.right() + 1 - size.width())
    top = min(max(window.top(), best.top() + _FRAME), best.bottom() + 1 - size.height())
    return QRect(left, top, size.width(), size.height())
