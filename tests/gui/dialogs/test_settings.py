"""The settings dialog: choices apply at once and are saved; shortcuts can be changed."""

from __future__ import annotations

import json
import sys
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QSlider, QWidget

from swqt.gui.app import crash_reports
from swqt.gui.app.application import rebuild_window
from swqt.gui.app.command_router import _CODES, _PEEK
from swqt.gui.app.main_window import MainWindow
from swqt.gui.dialogs.settings import SettingsDialog
from swqt.gui.style.actions import SCALES
from swqt.gui.style.key_handling import AT_TABLE
from swqt.gui.style.theme import current
from swqt.home import Settings, load_settings, settings_file, settle_settings
from swqt.home import settings as home_settings
from tests.support.hand import Hand


@pytest.fixture
def dialog(window: MainWindow, qtbot) -> SettingsDialog:
    window.actions_.settings.trigger()
    found = window.findChild(SettingsDialog)
    assert found is not None
    qtbot.waitUntil(found.isVisible)
    return found


def choose(dialog: SettingsDialog, name: str, value: object) -> None:
    box = dialog.findChild(QComboBox, name)
    box.setCurrentIndex(box.findData(value))


def test_a_choice_is_in_force_at_once_and_kept(window: MainWindow, dialog: SettingsDialog) -> None:
    choose(dialog, "theme", "dark")
    assert current().name == "dark"
    choose(dialog, "scale", 150)
    choose(dialog, "own_speed", "fast")
    dialog.findChild(QCheckBox, "reduced_motion").setChecked(True)
    dialog.findChild(QSlider, "alert_volume").setValue(15)
    kept = load_settings()
    assert kept == window.settings
    assert (kept.theme, kept.scale, kept.own_speed, kept.reduced_motion, kept.alert_volume) == (
        "dark", 150, "fast", True, 15,
    )  # fmt: skip
    marked = [action.data() for action in window.actions_.scales.actions() if action.isChecked()]
    assert marked == ["150"]
    choose(dialog, "theme", "light")
    choose(dialog, "scale", 100)


def test_a_key_silences_everything_and_keeps_the_volumes(window: MainWindow) -> None:
    """C17: mute is visible in the menu and does not change the volumes."""
    act = window.actions_.sound
    act.trigger()
    heard = load_settings()
    assert heard.sound is act.isChecked()
    act.trigger()
    silent = load_settings()
    assert silent.sound is act.isChecked() is not heard.sound
    assert (silent.sound_volume, silent.alert_volume) == (heard.sound_volume, heard.alert_volume) == (70, 70)


def test_m_silences_at_the_table_and_a_loudspeaker_shows_it(table: Callable, window: MainWindow) -> None:
    """C17: a single letter, an always visible button, and the menu are one command."""
    table(2)
    button, command = window.phase.sound, window.actions_.sound
    assert button.isVisible()
    assert command.isChecked() == window.settings.sound
    if not command.isChecked():
        command.trigger()
    loud, name = button.icon().pixmap(20, 20).toImage(), button.accessibleName()
    QTest.keyClick(window.players, Qt.Key.Key_M)
    assert not window.settings.sound
    assert not command.isChecked()
    assert button.icon().pixmap(20, 20).toImage() != loud
    assert button.accessibleName() != name
    assert "M" in button.toolTip()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert window.settings.sound
    assert button.icon().pixmap(20, 20).toImage() == loud
    assert (window.settings.sound_volume, window.settings.alert_volume) == (70, 70)


def test_a_volume_can_be_heard_while_it_is_set(window: MainWindow, dialog: SettingsDialog) -> None:
    heard: list[str] = []
    window.sounds.cued.connect(heard.append)
    dialog.findChild(QSlider, "sound_volume").setValue(40)
    dialog.findChild(QSlider, "alert_volume").setValue(40)
    assert heard == ["coins", "turn"]


def test_all_defaults_come_back_but_not_the_windows_place(window: MainWindow, dialog: SettingsDialog) -> None:
    choose(dialog, "bot_speed", "slow")
    place = replace(window.settings, window="here")
    window.settings_service.current = place
    dialog.show_settings(place)
    dialog.defaults.click()
    assert window.settings == Settings(window="here")


def test_another_key_works_at_once_and_next_time(window: MainWindow, dialog: SettingsDialog) -> None:
    """A16"""
    keys = dialog.keys
    row = list(window.actions_.named()).index("decline")
    keys.table.selectRow(row)
    keys.edit.setKeySequence(QKeySequence("Ctrl+Shift+G"))
    keys.use.click()
    assert window.actions_.decline.shortcuts() == [QKeySequence("Ctrl+Shift+G")]
    assert load_settings().keys == {"decline": "Ctrl+Shift+G"}
    assert keys.table.model().index(row, 1).data() == "Ctrl+Shift+G"
    keys.usual.click()
    assert window.actions_.decline.shortcuts() == [QKeySequence("Ctrl+D")]
    assert load_settings().keys == {}


def test_a_key_that_is_taken_is_refused_with_the_name_of_its_owner(dialog: SettingsDialog, window: MainWindow) -> None:
    keys = dialog.keys
    keys.table.selectRow(list(window.actions_.named()).index("decline"))
    keys.edit.setKeySequence(QKeySequence("Ctrl+B"))
    keys.use.click()
    assert "Balance tokens" in keys.message.text()
    assert window.actions_.decline.shortcuts() == [QKeySequence("Ctrl+D")]


def test_a_key_that_means_something_at_the_table_is_no_shortcut(dialog: SettingsDialog, window: MainWindow) -> None:
    """A16: as a shortcut it would silently be lost to the map and the table."""
    assert {*window.keys._slots, *_CODES, *_PEEK} <= AT_TABLE
    keys = dialog.keys
    keys.table.selectRow(list(window.actions_.named()).index("decline"))
    for name in ("H", "Left", "3", "]"):
        keys.edit.setKeySequence(QKeySequence(name))
        keys.use.click()
        assert keys.message.text().startswith(f"{name} alone means something at the table")
        assert window.actions_.decline.shortcuts() == [QKeySequence("Ctrl+D")]
    keys.edit.setKeySequence(QKeySequence("Alt+H"))
    keys.use.click()
    assert window.actions_.decline.shortcuts() == [QKeySequence("Alt+H")]


def test_keys_in_a_file_that_make_no_sense_change_nothing(window: MainWindow) -> None:
    window.actions_.set_keys({"no such command": "Ctrl+J", "undo": 5})
    assert QKeySequence("Ctrl+Z") in window.actions_.undo.shortcuts()


def test_everything_has_a_name_and_is_reached_by_tab(dialog: SettingsDialog) -> None:
    """A13, A10"""
    for index in range(dialog.tabs.count()):
        dialog.tabs.setCurrentIndex(index)
        page = dialog.tabs.widget(index)
        for widget in page.findChildren(QWidget):
            if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.isVisible() and widget.parent() is page:
                text = widget.text() if hasattr(widget, "text") else ""
                assert widget.accessibleName() or text, widget


def test_esc_closes_it(dialog: SettingsDialog, qtbot) -> None:
    with qtbot.waitSignal(dialog.finished):
        QTest.keyClick(dialog, Qt.Key.Key_Escape)


def test_text_sizes_reach_from_80_to_200() -> None:
    """A6"""
    assert (SCALES[0], SCALES[-1]) == (80, 200)


def settled() -> None:
    """Wait for the disk and deliver its result to the window."""
    settle_settings()
    QApplication.processEvents()


def use(window: MainWindow, **what: object) -> None:
    window.settings_service.use(replace(window.settings, **what))
    settled()


class TestUnsaved:
    """Settings that cannot be saved: a notice that stays, on every page (A15)."""

    @pytest.fixture(autouse=True)
    def in_the_way(self, window: MainWindow) -> None:
        settings_file().mkdir(parents=True)

    def test_the_first_page_says_so_until_that_is_understood(self, window: MainWindow) -> None:
        page = window.start_page
        assert page.unsaved is None
        use(window, hints=1)
        assert page.unsaved is not None
        assert page.unsaved.isVisible()
        assert "settings.json" in page.unsaved.text()
        QTest.keyClick(page.unsaved.done, Qt.Key.Key_Return)
        assert not page.unsaved.isVisible()
        assert page.new_game.hasFocus()
        window.settings_service.remember(replace(window.settings, decline_tip_seen=True))
        settled()
        assert not page.unsaved.isVisible()    # not a choice of the player
        use(window, hints=2)
        assert page.unsaved.isVisible()    # another choice that is not saved

    def test_it_goes_when_the_settings_are_kept_again(self, window: MainWindow) -> None:
        use(window, hints=1)
        settings_file().rmdir()
        use(window, hints=2)
        assert window.start_page.unsaved is not None
        assert not window.start_page.unsaved.isVisible()
        assert not window.game_page.unsaved.isVisibleTo(window.game_page)
        assert load_settings().hints == 2

    def test_the_table_says_it_beside_what_it_says_of_the_game(
        self, window: MainWindow, table: Callable[..., Hand]
    ) -> None:
        hand = table(2)
        told = window.game_page.unsaved
        use(window, hints=1)
        assert told.isVisible()
        assert window.settings_service.trouble in told.text()
        hand.session.game.trouble = "the game is not being saved: the disk is full"
        window.presenter.refresh_map()
        assert told.text().splitlines() == [window.settings_service.trouble, hand.session.game.trouble]
        hand.session.game.trouble = None
        window.presenter.refresh_map()
        assert told.text() == window.settings_service.trouble
        assert told.isVisible()
        window.show_start()
        assert window.start_page.unsaved is not None
        assert window.start_page.unsaved.isVisible()

    def test_another_language_says_it_too(self, window: MainWindow) -> None:
        use(window, hints=1)
        new = rebuild_window(window, window.settings)
        settled()
        assert new.settings_service.trouble
        assert new.start_page.unsaved is not None
        assert new.start_page.unsaved.isVisible()
        new.close()
        new.deleteLater()
        QApplication.processEvents()


class TestWriting:
    """Choices do not wait for the disk, and the last one is saved when needed."""

    @pytest.fixture
    def gate(self, monkeypatch: pytest.MonkeyPatch) -> Iterator[Event]:
        """A disk that writes nothing until the gate is open; ``written`` lists the values written."""
        gate, self.asked, self.written, self.threads = Event(), Event(), [], set()
        write = home_settings.save_settings

        def slow(settings: Settings, path: Path) -> None:
            self.asked.set()
            assert gate.wait(60)
            self.threads.add(threading.current_thread())
            write(settings, path)
            self.written.append(settings.hints)

        monkeypatch.setattr(home_settings, "save_settings", slow)
        yield gate
        gate.set()
        settle_settings()

    def test_a_choice_does_not_wait_for_the_disk(self, window: MainWindow, gate: Event) -> None:
        """The newest value is written after the one in progress; those in between are skipped."""
        for hints in (0, 1, 2, 1):
            window.settings_service.use(replace(window.settings, hints=hints))
            assert window.settings.hints == hints
            assert self.asked.wait(60)    # the first is being written now
        assert self.written == []
        gate.set()
        assert load_settings().hints == 1    # waits for writes in progress
        assert self.written == [0, 1]
        assert threading.current_thread() not in self.threads

    def test_the_last_choice_is_kept_when_the_window_closes(self, window: MainWindow, gate: Event) -> None:
        window.settings_service.use(replace(window.settings, hints=1))
        threading.Timer(0.05, gate.set).start()
        window.close()
        kept = json.loads(settings_file().read_text(encoding="utf-8"))
        assert (kept["hints"], bool(kept["window"])) == (1, True)

    def test_it_is_kept_before_a_crash_is_reported(self, window: MainWindow, gate: Event) -> None:
        window.settings_service.use(replace(window.settings, hints=2))
        threading.Timer(0.05, gate.set).start()
        assert crash_reports.keep_report("a fault")
        assert json.loads(settings_file().read_text(encoding="utf-8"))["hints"] == 2

    def test_a_fault_of_the_thread_is_no_end_of_writing(
        self, window: MainWindow, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """It is reported like any other, from its thread, and the next choice is saved."""
        reports: list[str] = []
        begun = Event()

        def report(fault: threading.ExceptHookArgs) -> None:
            begun.set()
            time.sleep(0.1)
            reports.append(crash_reports.keep_report(str(fault.exc_value)))

        monkeypatch.setattr(threading, "excepthook", report)
        with monkeypatch.context() as broken:
            broken.setattr(home_settings, "save_settings", lambda *_: 1 / 0)
            window.settings_service.use(replace(window.settings, hints=1))
            assert begun.wait(60)
            settle_settings()    # waits for the report, too
        assert [Path(where).is_file() for where in reports] == [True]
        window.settings_service.use(replace(window.settings, hints=2))
        assert load_settings().hints == 2

    @pytest.mark.qt_no_exception_capture
    def test_nor_is_a_report_that_fails_too(self, window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
        writing: list[threading.Thread] = []

        def fail(*_: object) -> None:
            writing.append(threading.current_thread())
            raise ZeroDivisionError

        with monkeypatch.context() as broken:
            broken.setattr(threading, "excepthook", lambda _: 1 / 0)
            broken.setattr(sys, "excepthook", lambda *_: None)
            broken.setattr(home_settings, "save_settings", fail)
            window.settings_service.use(replace(window.settings, hints=1))
            settle_settings()
            for thread in writing:    # the thread ends after the wait for the settings returns
                thread.join(60)
        assert [thread.is_alive() for thread in writing] == [False]
        window.settings_service.use(replace(window.settings, hints=2))
        assert load_settings().hints == 2
