"""One window takes the place of another: same place, page and game; only the language is new."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from swqt.gui.dialogs.settings import SettingsDialog
from swqt.gui.window import MainWindow


def succeed(old: MainWindow, new: MainWindow) -> None:
    """Show *new* where *old* stands, with everything that is open there; *old* is empty afterwards and hidden behind.

    The game keeps its whole history, and what was taken back can still be redone.
    """
    QApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
    try:
        _take_over(old, new)
    finally:
        QApplication.restoreOverrideCursor()


def _take_over(old: MainWindow, new: MainWindow) -> None:
    layout = old.layout_text()
    book = old.guide.window_ if old.furnished else None
    anchor = book.reader.page.anchor if book is not None and book.isVisible() and book.reader.page else None
    dialog = old.findChild(SettingsDialog)
    tab = dialog.tabs.currentIndex() if dialog is not None and dialog.isVisible() else None
    page = _page(old)
    viewed = old.sitting.viewed if old.sitting is not None else None
    report = old.start_page.crash_report
    new.restore_layout(layout)
    if old.furnished:
        unfinished = old.unfinished
        library, saves = old.library, old.saves
        game = old.let_go()
        new.furnish(library, saves, unfinished)
        new.lan.take_over(old.lan)
        if game is not None:
            new.show_game(game)
            if viewed is not None:
                new.desk.view(viewed)
                new.desk.review.reel.go_to(viewed)
        if page == "ending":
            new.desk.show_statistics()
        elif page == "games":
            new.desk.show_games()
    if report:
        new.start_page.show_crash(report)
    if not old.windowState() & (Qt.WindowState.WindowMaximized | Qt.WindowState.WindowFullScreen):
        new.setGeometry(old.geometry())
    new.show()
    new.raise_()
    new.activateWindow()
    if tab is not None:
        new.ask_settings(tab)
    if anchor is not None:
        new.guide.open(anchor)


def _page(window: MainWindow) -> str:
    page = window.pages.currentWidget()
    return page.objectName() if page is not None else ""
