"""The menus, pages, bars and docks of the main window, and saving their layout."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QByteArray, QChildEvent, QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QAction, QDragEnterEvent, QDropEvent, QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QDockWidget, QMainWindow, QSizePolicy, QStackedWidget, QWidget

from swqt.gui.pages.start_page import StartPage
from swqt.gui.style.actions import Actions, let_stay
from swqt.gui.style.theme import scale_of

_FRAME: Final = 40
"""Pixels of screen height to reserve for a title bar."""

_GRIP: Final = 120
"""Pixels of the title bar that must be on a screen so that the window can be dragged."""

_LEFT, _RIGHT = Qt.DockWidgetArea.LeftDockWidgetArea, Qt.DockWidgetArea.RightDockWidgetArea
_AREAS: Final = {
    "column": _LEFT, "players": _RIGHT, "details": _RIGHT, "log": _RIGHT,
    "regions": Qt.DockWidgetArea.BottomDockWidgetArea,
}  # fmt: skip
"""The default area of each dock."""

_FOLDED: Final = 38
"""Height of the folded log, including the gap below it, in pixels at 100%."""

_SEAM: Final = 5
"""Pixels between two docks."""

_ARRANGED, _WIDE = "arranged", "wide"
"""Words at the end of a saved layout: the player arranges the docks, or wants a wide map."""

_TAKEN: Final = ("players", "details", "log")
"""The docks whose panels move to the game page while the table is folded."""

RATIO: Final = 1.6
"""Width of a board divided by its height."""

_MENU: Final = 22
_GAP: Final = 6
_TOP, _STRIP = 44, 44
"""Pixels: height of the menu bar, gap between board and wooden rim, upper rail of a normal and of a folded table."""

_WIDEST: Final = 300
"""Width in pixels up to which the columns use the space that the board leaves."""

_WIDTHS: Final = ((1024, 178), (1280, 202), (1920, 219), (2560, 229))
"""Width of a column by the width of the window, in pixels; linear in between."""

_BOTTOMS: Final = ((1024, 64), (1280, 114), (1920, 95), (2560, 68))
"""Height of the lower rail by the width of the window, in pixels; a folded table uses the first."""

_NARROW: Final = 1180
_LARGE: Final = 1.5
"""The table is folded in a window narrower than this, or with text at least this large."""

_ROWS: Final = ((640, 70), (720, 80), (1440, 110))
_CROWDED_ROWS: Final = ((640, 58), (720, 67), (1080, 92), (1440, 110))
"""Height of a player's row with its gap, by the height of the window, in pixels; the second is for five players."""

_ROWS_SHARE: Final = 0.47
"""Maximum share of the window's height for the rows of all players."""

_LOG_OPEN: Final = 1000
"""Window height in pixels from which the log is open."""


class TableMeasures(NamedTuple):
    """The width of a column and the heights of the rails above and below the board, in pixels; whether the log is one
    line. A *folded* table has no right column: the upper rail has the players, the lower one the steps of the turn.
    """

    column: int
    top: int
    bottom: int
    log_folded: bool
    folded: bool = False


def table_measures(width: int, height: int, scale: float = 1.0, *, wide: bool = False) -> TableMeasures:
    """Return the measures for a window of *width* x *height* pixels with text at *scale*; *wide*: for a wide map."""
    growth = 1 + (scale - 1) * 0.39 if scale > 1 else scale
    column = round(_between(_WIDTHS, width) * growth)
    if wide or width < _NARROW or scale >= _LARGE:
        more = max(0.0, scale - 1)
        return TableMeasures(
            column, round(_STRIP * (1 + more * 0.364)), round(_BOTTOMS[0][1] * (1 + more * 0.5)), True, folded=True
        )
    top = round(_TOP * (1 + (scale - 1) * 0.4))
    bottom = round(_between(_BOTTOMS, width))
    board = (height - _MENU - top - bottom) * RATIO
    spare = (width - 2 * _GAP - board) / 2
    return TableMeasures(max(column, min(int(spare), _WIDEST)), top, bottom, height < _LOG_OPEN)


def row_height(seats: int, height: int, scale: float = 1.0) -> int:
    """Return the height of a player's row, with its gap, in a window of *height* pixels with *seats* players."""
    wanted = _between(_ROWS if seats < 5 else _CROWDED_ROWS, height) * scale
    return round(min(wanted, height * _ROWS_SHARE / max(4, seats)))


def _between(points: tuple[tuple[int, int], ...], at: int) -> float:
    """Return the value at *at*, interpolated between *points*; beyond their ends, that of the nearest one."""
    if at <= points[0][0]:
        return points[0][1]
    for (x0, y0), (x1, y1) in pairwise(points):
        if at <= x1:
            return y0 + (y1 - y0) * (at - x0) / (x1 - x0)
    return points[-1][1]


class DockLayout(QMainWindow):
    """The initial window: the start page, the menus, and docks and bars without widgets.

    ``files_dropped`` carries the paths of the files that are dropped on the window.
    """

    files_dropped = Signal(list)

    def __init__(self) -> None:
        super().__init__()
        self.is_populated = False
        """Whether docks and bars have their widgets, so that games can be opened."""
        self._panels_shown = True
        self._closed: list[QDockWidget] = []
        self._kept: QByteArray | None = None
        """The saved state of docks that the player has arranged, until they are shown for the first time."""
        self.is_folded = False
        """Whether the game page has the panels of players, details and log."""
        self._seats = 0
        """Number of seats of the game that is or was last shown."""
        self.setObjectName("main")
        self.setAcceptDrops(True)
        self.setWindowTitle("swqt")
        self.actions_ = Actions(self)
        self.pages = QStackedWidget()
        self.setCentralWidget(self.pages)
        self.pages.currentChanged.connect(self._fit_pages)
        self.pages.widgetAdded.connect(self._fit_pages)
        self.start_page = StartPage(self.pages)
        self.pages.addWidget(self.start_page)
        titles = {
            "column": self.tr("Combos"), "players": self.tr("Players"), "details": self.tr("Details"),
            "log": self.tr("Log"), "regions": self.tr("Regions"),
        }  # fmt: skip
        self.setCorner(Qt.Corner.BottomLeftCorner, _LEFT)    # the list of regions must not shorten the combos
        self._guests: list[QDockWidget] = []
        self.docks = {name: self._dock(title, name, _AREAS[name]) for name, title in titles.items()}
        self.docks["regions"].hide()
        toggles = [dock.toggleViewAction() for dock in self.docks.values()]
        for toggle in toggles:
            toggle.setMenuRole(QAction.MenuRole.NoRole)    # macOS would guess a role from the text
        self.actions_.menus(toggles)
        self.actions_.arrange.toggled.connect(self._frame_docks)
        self.actions_.wide_map.toggled.connect(self._arrange)
        self._frame_docks(False)

    def add_panel(self, title: str, name: str, panel: QWidget) -> QDockWidget:
        """Return a new hidden dock with *panel* in it, as a tab beside the log; its menu item is hidden, too."""
        dock = self._dock(title, name, _RIGHT)
        dock.setWidget(panel)
        self.tabifyDockWidget(self.docks["log"], dock)
        dock.hide()
        dock.visibilityChanged.connect(self._arrange)    # it cannot share one line with the log
        self._guests.append(dock)
        toggle = dock.toggleViewAction()
        toggle.setMenuRole(QAction.MenuRole.NoRole)
        toggle.setVisible(False)
        self.actions_.view_menu.insertAction(self.actions_.next_panel, toggle)
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
        """Give the docks title bars for moving, floating and closing them, or remove these."""
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
        self.pages.updateGeometry()    # hidden pages do not propagate a change of their size policy

    def reset_layout(self) -> None:
        """Restore the default layout of the docks: all but the list of regions are open, and none has a title bar."""
        self._kept = None
        self.actions_.arrange.setChecked(False)
        self.actions_.wide_map.setChecked(False)
        self._fold(False)
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
        if not self._panels_shown or not self.is_populated:
            return
        scale, arranged = scale_of(self.font()), self.actions_.arrange.isChecked()
        measures = table_measures(self.width(), self.height(), scale, wide=self.actions_.wide_map.isChecked())
        self.actions_.wide_map.setEnabled(not arranged)
        if arranged:
            measures = measures._replace(folded=False)
        self._fold(measures.folded)
        if not self.is_folded and (arranged or not all(guest.isHidden() for guest in self._guests)):
            measures = measures._replace(log_folded=False)
        if not arranged:
            self._size_docks(measures, scale)
        self.measured(measures)

    def _size_docks(self, measures: TableMeasures, scale: float) -> None:
        from swqt.gui.style.layouts import HEAD  # not needed for the first frame

        column, players, details, log, regions = self.docks.values()
        across = [dock for dock in (column, players, *self._guests) if not dock.isHidden()]
        self.resizeDocks(across, [measures.column] * len(across), Qt.Orientation.Horizontal)
        if not self.is_folded:
            rows = row_height(self._seats, self.height(), scale) * self._seats + round(HEAD * scale)
            folded = round(_FOLDED * scale)
            rest = max(0, self.height() - self.menuBar().sizeHint().height() - 2 * _SEAM - rows - folded)
            heights = [rows, rest, folded] if measures.log_folded else [rows, rest // 2, rest - rest // 2]
            self.resizeDocks([players, details, log], [max(1, high) for high in heights], Qt.Orientation.Vertical)
        self.resizeDocks([regions], [round(170 * scale)], Qt.Orientation.Vertical)

    def _fold(self, folded: bool) -> None:
        """Move the panels at the right of the board to the game page, or back into their docks."""
        if folded == self.is_folded or not self.is_populated:
            return
        docks = [self.docks[name] for name in _TAKEN]
        focused: QWidget | None = self.focusWidget()
        if folded:
            self._closed = [dock for dock in self.docks.values() if dock.isHidden()]
            self.take_panels()
        else:
            self.return_panels()
        self.is_folded = folded
        shown, self._panels_shown = self._panels_shown, False    # see show_panels
        for dock in docks:
            dock.setVisible(shown and not folded and dock not in self._closed)
        self._panels_shown = shown
        self.docks["players"].toggleViewAction().setVisible(not folded)    # a folded table always shows them
        if focused is not None and focused.isVisibleTo(self):
            focused.setFocus(Qt.FocusReason.OtherFocusReason)

    def take_panels(self) -> None:
        """Called to move the panels of players, details and log to the game page."""

    def return_panels(self) -> None:
        """Called to move these panels back into their docks."""

    def measured(self, measures: TableMeasures) -> None:
        """Called with new *measures* of the table."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def show_panels(self, shown: bool) -> None:
        """Show the bars of a game and the docks that the player has not closed, or hide all and disable their items."""
        if shown != self._panels_shown:
            if not shown:
                self._closed = [dock for dock in self.docks.values() if self._is_closed(dock)]
            self._panels_shown = False    # showing a dock may resize the window, but half of them cannot be arranged
            for name, dock in self.docks.items():
                dock.setVisible(shown and dock not in self._closed and not (self.is_folded and name in _TAKEN))
                dock.toggleViewAction().setEnabled(shown)
            self._panels_shown = shown
            if shown:
                if self._kept is not None:    # docks that are empty or hidden lose their sizes
                    self.restoreState(self._kept)
                    self._kept = None
                self._arrange()

    def _is_closed(self, dock: QDockWidget) -> bool:
        """Return whether the player has closed *dock*."""
        taken = self.is_folded and dock.objectName() in _TAKEN
        return dock in self._closed if taken else dock.isHidden()

    def bring_forward(self, widget: QWidget | None) -> None:
        """Show the dock that *widget* is in, if it is closed or behind another tab."""
        while widget is not None and not (isinstance(widget, QDockWidget) and widget in self.docks.values()):
            widget = widget.parentWidget()
        if widget is not None and (widget.isHidden() or widget.visibleRegion().isEmpty()):
            widget.show()
            widget.raise_()

    def layout_text(self) -> str:
        """Return the geometry of window and docks, and the player's choices about them, for ``restore_layout``."""
        geometry = self.saveGeometry()    # before panels return to the docks, which may need a larger window
        self.show_panels(True)
        self._fold(False)
        parts = [bytes(part.toBase64().data()).decode() for part in (geometry, self.saveState())]
        wishes = ((_ARRANGED, self.actions_.arrange), (_WIDE, self.actions_.wide_map))
        return " ".join([*parts, *(word for word, action in wishes if action.isChecked())])

    def restore_layout(self, text: str) -> None:
        """Apply the layout in *text*; if it is empty or invalid, make the window as large as the screen allows."""
        geometry, state, *wishes = (*text.split(" "), "", "")
        room = self.screen().availableSize() - QSize(0, _FRAME)
        self.resize(QSize(1400, 860).boundedTo(room))
        if geometry and state:
            self.actions_.arrange.setChecked(_ARRANGED in wishes)
            self.actions_.wide_map.setChecked(_WIDE in wishes)
            self.restoreGeometry(QByteArray.fromBase64(geometry.encode()))
            docks = QByteArray.fromBase64(state.encode())
            shown, self._panels_shown = self._panels_shown, True
            self.restoreState(docks)
            self.show_panels(shown)    # no docks beside the start page, even if the state has them
            self._kept = docks if self.actions_.arrange.isChecked() else None
            screens = [screen.availableGeometry() for screen in QGuiApplication.screens()]
            if not self.windowState() & (Qt.WindowState.WindowMaximized | Qt.WindowState.WindowFullScreen):
                self.setGeometry(clamped(self.geometry(), screens))

    def toggle_full_screen(self) -> None:
        """Enter or leave full screen, depending on whether the command is checked."""
        full = Qt.WindowState.WindowFullScreen
        wanted = self.actions_.full_screen.isChecked()
        self.setWindowState(self.windowState() | full if wanted else self.windowState() & ~full)

    def show_problem(self, text: str, detail: str) -> None:
        """Show a message box: *text* says what cannot be done, *detail* why."""
        from PySide6.QtWidgets import QMessageBox  # seldom needed

        box = QMessageBox(QMessageBox.Icon.Warning, "swqt", text, QMessageBox.StandardButton.Ok, self)
        box.setInformativeText(detail)
        box.open()

    def childEvent(self, event: QChildEvent) -> None:
        super().childEvent(event)
        child = event.child() if event.polished() else None    # a dialog that is about to be shown
        if isinstance(child, QWidget) and child.inherits("QDialog"):
            let_stay(child)

    def focusNextPrevChild(self, forward: bool) -> bool:
        from PySide6.QtWidgets import QTabBar  # not needed for the first frame

        # Qt keeps the tab bar of tabbed docks, without tabs, after they are gone.
        for bar in self.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly):
            bar.setFocusPolicy(Qt.FocusPolicy.TabFocus if bar.count() else Qt.FocusPolicy.NoFocus)
        return super().focusNextPrevChild(forward)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if _files(event):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        event.acceptProposedAction()
        self.files_dropped.emit(_files(event))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.WindowStateChange:    # the system may have changed it
            self.actions_.full_screen.setChecked(self.isFullScreen())
        super().changeEvent(event)


def _files(event: QDropEvent) -> list[Path]:
    """Return the local files that are being dropped."""
    return [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]


def clamped(window: QRect, screens: Sequence[QRect]) -> QRect:
    """Return *window*, moved and shrunk if needed to fit one of *screens*, the first if it is on none of them."""
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
