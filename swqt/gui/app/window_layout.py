"""The menus, pages, bars and docks of the main window, and how their layout is saved."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QByteArray, QChildEvent, QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QAction, QDragEnterEvent, QDropEvent, QGuiApplication, QResizeEvent
from PySide6.QtWidgets import (
    QDialog,
    QDockWidget,
    QMainWindow,
    QMessageBox,
    QSizePolicy,
    QStackedWidget,
    QWidget,
)

from swqt.gui.pages.start_page import StartPage
from swqt.gui.pages.table_layout import TableMeasures, row_height, table_measures
from swqt.gui.style.actions import Actions
from swqt.gui.style.key_handling import let_stay
from swqt.gui.style.layouts import HEAD
from swqt.gui.style.theme import scale_of

_FRAME: Final = 40
"""Pixels of the screen that a title bar may need."""

_GRIP: Final = 120
"""Pixels of the title bar that must be on a screen, so that the window can be dragged."""

_LEFT, _RIGHT = Qt.DockWidgetArea.LeftDockWidgetArea, Qt.DockWidgetArea.RightDockWidgetArea
_AREAS: Final = {
    "column": _LEFT, "players": _RIGHT, "details": _RIGHT, "log": _RIGHT,
    "regions": Qt.DockWidgetArea.BottomDockWidgetArea,
}  # fmt: skip
"""The default area of each dock."""

_FOLDED: Final = 38
"""Height of the folded log with the gap below it at 100%, in pixels."""

_SEAM: Final = 5
"""Pixels between two docks."""

_ARRANGED: Final = "arranged"
"""The last word of the layout of a player who arranges the panels."""


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
        self._kept: QByteArray | None = None
        """The docks as the player has arranged them, until they are shown for the first time."""
        self._seats = 0
        """Seats of the game that is shown or was shown last."""
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
        titles = {
            "column": self.tr("Combos"), "players": self.tr("Players"), "details": self.tr("Details"),
            "log": self.tr("Log"), "regions": self.tr("Regions"),
        }  # fmt: skip
        self.setCorner(Qt.Corner.BottomLeftCorner, _LEFT)    # the combos keep their height beside the list of regions
        self._guests: list[QDockWidget] = []
        self.docks = {name: self._dock(title, name, _AREAS[name]) for name, title in titles.items()}
        self.docks["regions"].hide()
        toggles = [dock.toggleViewAction() for dock in self.docks.values()]
        for toggle in toggles:
            toggle.setMenuRole(QAction.MenuRole.NoRole)    # macOS would guess from the text
        self.actions_.menus(toggles)
        self.actions_.arrange.toggled.connect(self._frame_docks)
        self._frame_docks(False)

    def add_panel(self, title: str, name: str, panel: QWidget) -> QDockWidget:
        """Return a new hidden dock with *panel* in it, as a tab beside the log."""
        dock = self._dock(title, name, _RIGHT)
        dock.setWidget(panel)
        self.tabifyDockWidget(self.docks["log"], dock)
        dock.hide()
        dock.visibilityChanged.connect(self._arrange)    # it cannot share one line with the log
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

    def _frame_docks(self, framed: bool) -> None:
        """Give the docks title bars, by which they can be moved, floated and closed; or none."""
        for dock in (*self.docks.values(), *self._guests):
            dock.setTitleBarWidget(None if framed else QWidget())    # type: ignore[arg-type]  # None: Qt's own
        self._arrange()

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
        """Restore the default layout of the docks: all but the list of regions are open, and none has a frame."""
        self._kept = None
        self.actions_.arrange.setChecked(False)
        for name, dock in self.docks.items():
            dock.setFloating(False)
            self.removeDockWidget(dock)
            self.addDockWidget(_AREAS[name], dock)
        self._frame_docks(False)
        self._closed = [self.docks["regions"]]
        self._panels_shown = False
        for dock in self.docks.values():
            dock.hide()

    def arrange(self, seats: int) -> None:
        """Divide the window between the board and the docks for a game of *seats*."""
        self._seats = seats
        self._arrange()

    def _arrange(self) -> None:
        """Size the docks, unless the player arranges them."""
        if not self._panels_shown:
            return
        scale = scale_of(self.font())
        measures = table_measures(self.width(), self.height(), scale)
        if self.actions_.arrange.isChecked() or not all(guest.isHidden() for guest in self._guests):
            measures = measures._replace(log_folded=False)
        if self.actions_.arrange.isChecked():
            self.measured(measures)
            return
        column, players, details, log, regions = self.docks.values()
        self.resizeDocks([column, players], [measures.column] * 2, Qt.Orientation.Horizontal)
        rows = row_height(self._seats, self.height(), scale) * self._seats + round(HEAD * scale)
        folded = round(_FOLDED * scale)
        rest = max(0, self.height() - self.menuBar().sizeHint().height() - 2 * _SEAM - rows - folded)
        heights = [rows, rest, folded] if measures.log_folded else [rows, rest // 2, rest - rest // 2]
        self.resizeDocks([players, details, log], [max(1, high) for high in heights], Qt.Orientation.Vertical)
        self.resizeDocks([regions], [round(170 * scale)], Qt.Orientation.Vertical)
        self.measured(measures)

    def measured(self, measures: TableMeasures) -> None:
        """Called with new *measures* of the table."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def show_panels(self, shown: bool) -> None:
        """Show or hide the docks and bars of a game; a dock that the player has closed stays closed."""
        if shown != self._panels_shown:
            self._panels_shown = shown
            if not shown:
                self._closed = [dock for dock in self.docks.values() if dock.isHidden()]
            for dock in self.docks.values():
                dock.setVisible(shown and dock not in self._closed)
            if shown:
                if self._kept is not None:    # docks without panels, and hidden ones, lose their sizes
                    self.restoreState(self._kept)
                    self._kept = None
                self._arrange()

    def bring_forward(self, widget: QWidget | None) -> None:
        """Show the dock that *widget* is in, if it is closed or behind another tab."""
        while widget is not None and not (isinstance(widget, QDockWidget) and widget in self.docks.values()):
            widget = widget.parentWidget()
        if widget is not None and (widget.isHidden() or widget.visibleRegion().isEmpty()):
            widget.show()
            widget.raise_()

    def layout_text(self) -> str:
        """Return the geometry of window and docks, and whether the player arranges them, for ``restore_layout``."""
        self.show_panels(True)
        parts = [bytes(part.toBase64().data()).decode() for part in (self.saveGeometry(), self.saveState())]
        return " ".join([*parts, *([_ARRANGED] if self.actions_.arrange.isChecked() else [])])

    def restore_layout(self, text: str) -> None:
        """Apply the layout in *text*; if it is empty or invalid, make the window as large as the screen allows."""
        geometry, state, arranged = (*text.split(" "), "", "", "")[:3]
        room = self.screen().availableSize() - QSize(0, _FRAME)
        self.resize(QSize(1400, 860).boundedTo(room))
        if geometry and state:
            self.actions_.arrange.setChecked(arranged == _ARRANGED)
            self.restoreGeometry(QByteArray.fromBase64(geometry.encode()))
            docks = QByteArray.fromBase64(state.encode())
            self.restoreState(docks)
            self._kept = docks if self.actions_.arrange.isChecked() else None
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
