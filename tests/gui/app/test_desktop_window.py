"""The window on the desktop: position, menus and shortcuts, icon, and About."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QDate, QDateTime, QLocale, QRect, Qt, QTime
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow, QMenu

from swqt import __version__
from swqt.gui.app.application import make_application
from swqt.gui.app.main_window import MainWindow
from swqt.gui.app.window_layout import clamped
from swqt.gui.dialogs.about import AboutDialog, components, own_licence
from swqt.gui.dialogs.new_game import quick_setup
from swqt.gui.style.actions import Actions
from swqt.gui.style.icons import ICON_SIZES, app_icon
from swqt.gui.style.theme import apply_theme
from swqt.gui.texts.i18n import when
from swqt.home import log_setup, resource_folder
from swqt.home.log_setup import log_file

SCREENS = [QRect(0, 0, 1920, 1080), QRect(1920, 0, 1280, 1024)]


def menus(window: MainWindow) -> Iterator[QMenu]:
    """Yield every menu and submenu."""
    waiting = [action.menu() for action in window.menuBar().actions()]
    while waiting:
        menu = waiting.pop()
        if isinstance(menu, QMenu):
            yield menu
            waiting += [action.menu() for action in menu.actions()]


def test_a_window_in_sight_stays_and_one_of_a_screen_that_is_gone_comes_back():
    for window in (QRect(100, 100, 1280, 720), QRect(2000, 60, 1000, 700), QRect(-400, 100, 1280, 720)):
        assert clamped(window, SCREENS) == window
    for lost in (QRect(5000, 3000, 800, 600), QRect(-3000, 0, 1280, 720), QRect(100, -900, 800, 600)):
        assert clamped(lost, SCREENS).size() == lost.size()
        assert SCREENS[0].contains(clamped(lost, SCREENS))
    assert SCREENS[0].contains(clamped(QRect(0, 0, 4000, 3000), SCREENS))
    assert clamped(QRect(1, 2, 3, 4), []) == QRect(1, 2, 3, 4)


class TestLayout:
    def test_the_full_screen_is_taken_and_given_back(self, window):
        window.showMaximized()
        for full in (True, False):
            QTest.keyClick(window, Qt.Key.Key_F11)
            assert window.isFullScreen() is window.actions_.full_screen.isChecked() is full
        assert window.isMaximized()

    def test_the_title_says_whose_turn_it_is_and_esc_never_quits(self, window, table):
        for _ in range(2):
            QTest.keyClick(window, Qt.Key.Key_Escape)
            assert (window.isVisible(), window.windowTitle()) == (True, "swqt")
            table(2)
            assert window.windowTitle() == "Hot-seat – Round 1 – Anna's turn – swqt"
            QTest.keyClick(window, Qt.Key.Key_Escape)
            assert window.session is not None
            window.actions_.first_page.trigger()
            assert window.pages.currentWidget() is window.start_page


class TestMenus:
    def test_only_three_commands_move_on_macos(self, window):
        roles = {
            action.menuRole(): action for menu in menus(window) for action in menu.actions()
            if not action.isSeparator() and action.menu() is None and action.menuRole() != QAction.MenuRole.NoRole
        }  # fmt: skip
        act, role = window.actions_, QAction.MenuRole
        assert roles == {role.AboutRole: act.about, role.PreferencesRole: act.settings, role.QuitRole: act.quit}

    def test_hiding_and_minimising_keep_their_keys_on_macos(self, monkeypatch, qtbot):
        monkeypatch.setattr("swqt.gui.style.actions._SHIFT", "Shift+")
        bare = QMainWindow()
        qtbot.addWidget(bare)
        made = Actions(bare)
        taken = {key.toString() for action in bare.actions() for key in action.shortcuts()}
        assert {made.sound.shortcut().toString(), made.hint.shortcut().toString()} == {"Ctrl+Shift+M", "Ctrl+Shift+H"}
        assert not taken & {"Ctrl+M", "Ctrl+H", "Ctrl+W"}


class TestStartPage:
    def test_every_button_leads_somewhere(self, window):
        QTest.mouseClick(window.start_page.bots, Qt.MouseButton.LeftButton)
        assert sorted(seat.kind for seat in window.session.game.seats) == ["bot:medium", "bot:medium", "human"]
        page = window.start_page
        window.show_start()
        page.games.click()
        assert window.pages.currentWidget() is window.replay_controller.games
        window.show_start()
        page.book.click()
        window.context_help.window_.close()
        page.settings.click()
        QApplication.activeModalWidget().close()

    @pytest.mark.parametrize(("network", "account", "name"), [
        ({"name": "Nora"}, "Anna Berg", "Nora"), ({}, "Anna Berg", "Anna Berg"), ({"name": 3}, "", "Player"),
    ])  # fmt: skip
    def test_nobody_is_called_you_in_the_quick_game(self, window, monkeypatch, network, account, name):
        """The log names players, so "you" would be wrong in every sentence."""
        monkeypatch.setattr("swqt.gui.app.game_launcher.person_here", lambda: account)
        window.settings_service.remember(replace(window.settings, network=network))
        window.play_bots()
        assert [seat.name for seat in window.session.game.seats if seat.is_human] == [name]

    def test_the_quick_game_is_like_the_last_one_or_a_usual_one(self, library):
        last = {
            "names": ["Wilma", "Ben"], "kinds": ["human", "bot:easy"], "board": "emberfall-3", "choice": "underground",
            "options": {"bivouac_moves": "one", "first_player": "nonsense"},
        }  # fmt: skip
        setup = quick_setup(last, library, "Player 1")
        found = (setup.names, setup.board, setup.content, setup.options.bivouac_moves)
        assert found == (("Wilma", "Frida", "Oskar"), "emberfall-3", "underground", "one")
        setup.check(library)
        setup = quick_setup({"board": "midland-5", "names": 3, "choice": "picked", "options": []}, library, "Player 1")
        assert (setup.names[0], setup.board, setup.content) == ("Player 1", "midland-3", "base")

    def test_days_are_called_by_their_names(self, noon):
        today = QDateTime(noon.date(), QTime(0, 1))
        assert when(today.toSecsSinceEpoch()).startswith("today, ")
        assert when(today.addDays(-1).toSecsSinceEpoch()).startswith("yesterday, ")
        assert "day" not in when(0)

    @pytest.mark.parametrize(("code", "system", "written"), [
        ("en", "C", "Nov 21, 2021, 1:05"), ("es", "C", "21 nov 2021, 13:05"), ("en", "en_GB", "21 Nov 2021, 13:05"),
        ("es", "en_US", "21 nov 2021, 13:05"), ("en", "en_US", "Nov 21, 2021, 1:05"),
    ])  # fmt: skip
    def test_a_date_is_written_as_in_the_language_of_the_window(self, code, system, written, monkeypatch):
        """The "C" locale would format dates as 21 11 2021; numbers alone are ambiguous."""
        monkeypatch.setattr("swqt.gui.texts.i18n.language_in_force", lambda: code)
        before = QLocale()
        QLocale.setDefault(QLocale(system))
        try:
            assert when(QDateTime(QDate(2021, 11, 21), QTime(13, 5)).toSecsSinceEpoch()).startswith(written)
        finally:
            QLocale.setDefault(before)


class TestAbout:
    def test_everything_that_is_shipped_is_named_with_its_licence(self):
        found = {part.name.lower().replace("_", "-"): part for part in components()}
        assert found.keys() >= {
            "python", "qt", "pyside6-essentials", "shiboken6", "platformdirs", "lato, vollkorn", "msgpack", "msgspec",
            "cryptography", "zeroconf", "ifaddr", "segno",
        }  # fmt: skip
        assert all(part.licence and part.text for part in found.values())
        assert all(part.version for name, part in found.items() if "lato" not in name)
        assert "LESSER GENERAL PUBLIC LICENSE" in found["zeroconf"].text
        assert "OpenSSL" in found["cryptography"].within
        assert "LGPL" in found["pyside6-essentials"].licence
        assert "SIL OPEN FONT LICENSE" in found["lato, vollkorn"].text.upper()
        assert "GNU GENERAL PUBLIC LICENSE" in own_licence()

    @pytest.fixture
    def dialog(self, window) -> AboutDialog:
        window.actions_.about.trigger()
        return window.findChild(AboutDialog)

    def test_versions_are_copied(self, dialog):
        dialog.copy.click()
        assert QGuiApplication.clipboard().text().startswith(f"swqt {__version__}, Python 3.")
        dialog.tabs.setCurrentIndex(1)
        assert "GNU GENERAL PUBLIC LICENSE" in dialog.texts.toPlainText()
        assert "No log file is being written." in [label.text() for label in dialog.findChildren(QLabel)]

    @pytest.fixture
    def log(self, qapp) -> Iterator[str]:
        """Writes the log file, with the largest text size; returns its path."""
        apply_theme(qapp, "light", 200)
        log_setup.configure()
        log_setup.write_file()
        yield str(log_file())
        log_setup.close()

    def test_the_path_of_the_log_is_shown_whole_and_its_folder_opened(self, log, dialog, monkeypatch):
        opened: list[Path] = []
        monkeypatch.setattr("swqt.gui.dialogs.about.open_folder", opened.append)
        path = dialog.log
        assert path.text() == log
        path.setFocus(Qt.FocusReason.TabFocusReason)
        assert dialog.focusWidget() is path
        QTest.keyClick(path, Qt.Key.Key_Tab)
        QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Space)
        assert opened == [log_setup.log_folder()]
        assert path.height() >= path.fontMetrics().height()
        dialog.resize(700, 560)    # a small screen: the notice is scrolled, not cut
        QApplication.processEvents()
        labels = [label for label in dialog.findChildren(QLabel) if label.wordWrap()]
        assert all(label.height() >= label.heightForWidth(label.width()) for label in labels)
        QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Backtab)
        assert path.visibleRegion().boundingRect() == path.rect()
        assert dialog.minimumSizeHint().width() <= 1280


def test_the_icon_is_there_in_every_size(qapp):
    for size in ICON_SIZES:
        assert app_icon().pixmap(size, size).width() == size
        assert (resource_folder() / "icon" / f"swqt-{size}.png").is_file()
    make_application()
    assert QGuiApplication.desktopFileName() == "io.github.swqt.swqt"
