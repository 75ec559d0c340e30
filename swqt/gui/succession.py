"""One window takes the place of another: same place, page and game; only the language is new."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt

from swqt.content import language
from swqt.gui.dialogs.settings import SettingsDialog
from swqt.gui.furnishing import ahead, furnishing
from swqt.gui.i18n import spoken
from swqt.gui.preparing import Prepared
from swqt.gui.stepwise import in_goes
from swqt.gui.warming import dressing
from swqt.gui.window import MainWindow
from swqt.home import Settings


def succeed(old: MainWindow, new: MainWindow) -> None:
    """Show *new* where *old* stands, at once: ``succession`` says the rest."""
    for _ in succession(old, new):
        pass


def succession(old: MainWindow, new: MainWindow) -> Iterator[None]:
    """Show *new* where *old* stands, with everything that is open there; *old* is empty afterwards and hidden behind.

    The game keeps its whole history, and what was taken back can still be redone. Until the last steps *old* is used
    as before; what is done there meanwhile is not lost.
    """
    before = old.settings
    if old.furnished:
        for _ in furnishing(new, Prepared(old.library, old.saves, old.unfinished)):
            yield
        yield
        language(spoken(old.settings.language))    # its words are read before they are wanted
        yield
        yield from in_goes(dressing((new,)))
    yield from old.curtain.lifting()    # else what is begun there would end after what is begun here
    _agree(old, new, before)
    layout = old.layout_text()
    book = old.guide.window_ if old.furnished else None
    anchor = book.reader.page.anchor if book is not None and book.isVisible() and book.reader.page else None
    dialog = old.findChild(SettingsDialog)
    tab = dialog.tabs.currentIndex() if dialog is not None and dialog.isVisible() else None
    page = _page(old)
    viewed = old.sitting.viewed if old.sitting is not None else None
    report = old.start_page.crash_report
    old.setUpdatesEnabled(False)
    new.restore_layout(layout)
    yield
    if new.furnished:
        game = old.let_go()
        new.lan.take_over(old.lan)
        yield
        if game is not None:
            new.show_game(game)
            yield
            yield from new.curtain.lifting()
            if viewed is not None:
                new.desk.view(viewed)
                new.desk.review.reel.go_to(viewed)
        if page == "ending":
            new.desk.show_statistics()
        elif page == "games":
            new.desk.show_games()
    if report:
        new.start_page.show_crash(report)
    if old.choices.trouble:
        new.choices.remember(new.settings)    # which tells in the new language that it is no use
    if not old.windowState() & (Qt.WindowState.WindowMaximized | Qt.WindowState.WindowFullScreen):
        new.setGeometry(old.geometry())
    yield
    _agree(old, new, before)
    new.curtain.fall()
    new.show()
    new.raise_()
    new.activateWindow()
    if tab is not None:
        yield
        new.ask_settings(tab)
    if anchor is not None:
        yield
        new.guide.open(anchor)
    if new.furnished:
        new.warming.add(ahead(new))


def _agree(old: MainWindow, new: MainWindow, before: Settings) -> None:
    """Have in *new* what has been chosen in *old* since *before*, when both had the same."""
    if old.settings != before and old.settings != new.settings:
        new.choices.use(old.settings)


def _page(window: MainWindow) -> str:
    page = window.pages.currentWidget()
    return page.objectName() if page is not None else ""
