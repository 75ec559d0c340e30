"""The settings dialog: choices apply at once and are saved; shortcuts can be changed."""

import json
import sys
import threading
from dataclasses import replace
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QLabel, QSlider

from swqt.gui.app import crash_reports
from swqt.gui.app.application import rebuild_window
from swqt.gui.app.command_router import _CODES, _PEEK
from swqt.gui.dialogs import settings as settings_dialog
from swqt.gui.dialogs.settings import SettingsDialog
from swqt.gui.style.actions import AT_TABLE, SCALES
from swqt.gui.style.theme import current
from swqt.home import Settings, load_settings, settings_file, settle_settings
from swqt.home import settings as home_settings


@pytest.fixture
def dialog(window, qtbot):
    window.actions_.settings.trigger()
    found = window.findChild(SettingsDialog)
    qtbot.waitUntil(found.isVisible)
    return found


def choose(dialog, name, value):
    box = dialog.findChild(QComboBox, name)
    box.setCurrentIndex(box.findData(value))


def test_a_choice_is_in_force_at_once_and_kept_until_the_defaults_come_back(window, dialog, qtbot):
    assert (SCALES[0], SCALES[-1]) == (80, 200), "A6"
    choose(dialog, "theme", "dark")
    assert current().name == "dark"
    choose(dialog, "scale", 150)
    choose(dialog, "own_speed", "fast")
    dialog.findChild(QCheckBox, "reduced_motion").setChecked(True)
    dialog.findChild(QSlider, "alert_volume").setValue(15)
    kept = load_settings()
    assert kept == window.settings
    assert (kept.theme, kept.scale, kept.own_speed) == ("dark", 150, "fast")
    assert (kept.reduced_motion, kept.alert_volume) == (True, 15)
    assert [action.data() for action in window.actions_.scales.actions() if action.isChecked()] == ["150"]
    heard = []
    window.sounds.cued.connect(heard.append)
    for volume in ("sound_volume", "alert_volume"):
        dialog.findChild(QSlider, volume).setValue(40)
    assert heard == ["coins", "turn"], "a volume can be heard while it is set"
    window.settings_service.current = place = replace(window.settings, window="here")
    dialog.show_settings(place)
    dialog.defaults.click()
    assert window.settings == Settings(window="here"), "all defaults come back, but not the window's place"
    with qtbot.waitSignal(dialog.finished):
        QTest.keyClick(dialog, Qt.Key.Key_Escape)


def test_notes_stay_whole_when_the_text_is_made_larger(dialog):
    choose(dialog, "scale", 200)
    QApplication.processEvents()
    notes = [label for label in dialog.findChildren(QLabel) if label.property("muted") and label.isVisible()]
    assert notes
    for note in notes:
        assert note.height() >= note.heightForWidth(note.width()), note.text()


@pytest.mark.parametrize("reduces", [True, False])
def test_a_wish_of_the_system_is_told(window, monkeypatch, reduces):
    monkeypatch.setattr(settings_dialog, "system_reduces_motion", lambda: reduces)
    dialog = SettingsDialog(window.settings, window.actions_, parent=window)
    told = [label.text() for label in dialog.findChildren(QLabel) if "less motion" in label.text()]
    assert bool(told) is reduces


def test_m_silences_everything_and_a_loudspeaker_shows_it(table, window):
    """C17: a single letter, an always visible button, and the menu are one command; the volumes stay."""
    table(2)
    button, command = window.phase.sound, window.actions_.sound
    assert button.isVisible()
    assert command.isChecked() == window.settings.sound is False
    looks = []
    for act, loud in (
        (command.trigger, True), (lambda: QTest.keyClick(window.players, Qt.Key.Key_M), False),
        (lambda: QTest.mouseClick(button, Qt.MouseButton.LeftButton), True),
    ):    # fmt: skip
        act()
        kept = load_settings()
        assert kept.sound is command.isChecked() is loud
        assert (kept.sound_volume, kept.alert_volume) == (70, 70)
        looks.append((button.icon().pixmap(20, 20).toImage(), button.accessibleName()))
    assert looks[0] == looks[2] != looks[1]


def test_another_key_works_at_once_and_next_time_unless_it_means_something_else(window, dialog):
    """A16: unless it makes no sense in the file, or is that of another command, of the map or of the table."""
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
    window.actions_.set_keys({"no such command": "Ctrl+J", "undo": 5})
    assert QKeySequence("Ctrl+Z") in window.actions_.undo.shortcuts()
    window.actions_.new_game.setShortcuts([QKeySequence("Ctrl+N"), QKeySequence(Qt.Key.Key_New), QKeySequence("F11")])
    row = list(window.actions_.named()).index("new_game")    # media keys have names that are words like any other
    assert keys.table.model().index(row, 1).data() == "Ctrl+N; F11"
    assert {*window.keys._slots, *_CODES, *_PEEK} <= AT_TABLE
    keys.table.selectRow(list(window.actions_.named()).index("decline"))
    for name in ("Ctrl+B", "H", "Left", "3", "]"):
        told = "Balance tokens" if name == "Ctrl+B" else f"{name} on its own already does something at the table"
        keys.edit.setKeySequence(QKeySequence(name))
        keys.use.click()
        assert told in keys.message.text()
        assert window.actions_.decline.shortcuts() == [QKeySequence("Ctrl+D")]
    keys.edit.setKeySequence(QKeySequence("Alt+H"))
    keys.use.click()
    assert window.actions_.decline.shortcuts() == [QKeySequence("Alt+H")]


def settled():
    """Wait for the disk and deliver its result to the window."""
    settle_settings()
    QApplication.processEvents()


def use(window, **what):
    window.settings_service.use(replace(window.settings, **what))
    settled()


class TestUnsaved:
    """Settings that cannot be saved: a notice that stays, on every page (A15)."""

    @pytest.fixture(autouse=True)
    def in_the_way(self, window):
        settings_file().mkdir(parents=True)

    def test_the_first_page_says_so_until_that_is_understood_or_over(self, window, caplog):
        page = window.start_page
        assert page.unsaved is None
        use(window, hints=1)
        assert page.unsaved.isVisible()
        assert "settings.json" in page.unsaved.text()
        assert "settings cannot be written: " in caplog.text
        QTest.keyClick(page.unsaved.done, Qt.Key.Key_Return)
        assert (page.unsaved.isVisible(), page.bots.hasFocus()) == (False, True)
        window.settings_service.remember(replace(window.settings, decline_tip_seen=True))
        settled()
        assert not page.unsaved.isVisible()    # not a choice of the player
        use(window, hints=2)
        assert page.unsaved.isVisible()    # another choice that is not saved
        settings_file().rmdir()
        use(window, hints=1)
        assert not page.unsaved.isVisible()
        assert load_settings().hints == 1

    def test_the_table_says_it_beside_what_it_says_of_the_game(self, window, table):
        game, told = table(2).session.game, window.game_page.unsaved
        use(window, hints=1)
        for trouble in ("the game is not being saved: the disk is full", None):
            game.trouble = trouble
            window.presenter.refresh_map()
            assert told.text().splitlines() == [window.settings_service.trouble, *([trouble] if trouble else [])]
            assert told.isVisible()
        window.show_start()
        assert window.start_page.unsaved.isVisible()
        new = rebuild_window(window, window.settings)    # in another language, too
        settled()
        assert new.start_page.unsaved.isVisible()


class TestWriting:
    """Choices do not wait for the disk, and the last one is saved when needed."""

    @pytest.fixture
    def gate(self, monkeypatch):
        """A disk that writes nothing until the gate is open; ``written`` lists the values written."""
        gate, self.asked, self.written, self.threads = Event(), Event(), [], set()
        write = home_settings.save_settings

        def slow(settings, path):
            self.asked.set()
            assert gate.wait(60)
            self.threads.add(threading.current_thread())
            write(settings, path)
            self.written.append(settings.hints)

        monkeypatch.setattr(home_settings, "save_settings", slow)
        yield gate
        gate.set()
        settle_settings()

    def test_a_choice_does_not_wait_for_the_disk(self, window, gate):
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

    @pytest.mark.parametrize("by_crash", [False, True])
    def test_the_last_choice_is_kept_at_the_end(self, window, gate, by_crash):
        """When the window closes, and before a crash is reported."""
        window.settings_service.use(replace(window.settings, hints=1))
        threading.Timer(0.05, gate.set).start()
        assert crash_reports.keep_report("a fault") if by_crash else window.close()
        kept = json.loads(settings_file().read_text(encoding="utf-8"))
        assert (kept["hints"], bool(kept["window"])) == (1, not by_crash)

    @pytest.mark.qt_no_exception_capture
    @pytest.mark.parametrize("report_fails", [False, True])
    def test_a_fault_of_the_thread_is_no_end_of_writing(self, window, monkeypatch, report_fails):
        """It is reported like any other, from its thread, and the next choice is saved."""
        reports, writing = [], []

        def fail(*_):
            writing.append(threading.current_thread())
            raise ZeroDivisionError

        def report(fault):
            reports.append(1 / 0 if report_fails else crash_reports.keep_report(str(fault.exc_value)))

        with monkeypatch.context() as broken:
            broken.setattr(threading, "excepthook", report)
            broken.setattr(sys, "excepthook", lambda *_: None)
            broken.setattr(home_settings, "save_settings", fail)
            window.settings_service.use(replace(window.settings, hints=1))
            settle_settings()    # waits for the report
            assert [Path(where).is_file() for where in reports] == ([] if report_fails else [True])
            for thread in writing:    # the thread ends after the wait for the settings returns
                thread.join(60)
        window.settings_service.use(replace(window.settings, hints=2))
        assert load_settings().hints == 2


def test_the_tab_that_has_the_keyboard_is_marked(dialog, qtbot):
    bar = dialog.tabs.tabBar()
    bar.setFocus()
    qtbot.waitUntil(bar.hasFocus)
    focused = bar.grab().toImage()
    bar.clearFocus()
    assert bar.grab().toImage() != focused
