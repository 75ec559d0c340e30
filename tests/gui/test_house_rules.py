"""What a table may choose for itself: picks without asking, turns that end by themselves, and undo past everything."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QCheckBox

from swqt.engine import Pick
from swqt.gui.dialogs.settings import SettingsDialog
from swqt.gui.window import MainWindow
from swqt.table import Lesson


def choose(window: MainWindow, **choices: object) -> None:
    window.choices.use(replace(window.settings, **choices))


class TestFastPick:
    """C3: Confirm because a pick reveals something; a setting skips it."""

    def test_a_pick_is_confirmed_unless_somebody_wants_otherwise(self, table: Callable, window: MainWindow) -> None:
        hand = table(2)
        hand.card(0)
        assert hand.offered() == ["Confirm", "Cancel"]
        hand.offer("Cancel")
        window.actions_.settings.trigger()
        dialog = window.findChild(SettingsDialog)
        assert dialog is not None
        dialog.findChild(QCheckBox, "fast_pick").setChecked(True)
        dialog.close()
        hand.card(0)
        assert Pick(0) in [entry.command for entry in hand.sitting.game.history]

    def test_where_powers_may_be_exchanged_it_is_asked_all_the_same(
        self, window: MainWindow, table: Callable, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        hand = table(2)
        choose(window, fast_pick=True)
        now = hand.sitting.controller.situation
        assert now is not None
        monkeypatch.setitem(now.swaps, 1, {2})
        hand.card(1)
        assert "Exchange powers" in hand.offered()
        assert not any(entry.seat == 0 for entry in hand.sitting.game.history)

    def test_a_lesson_asks_for_what_it_teaches(self, window: MainWindow) -> None:
        choose(window, fast_pick=True)
        window.coach.lessons.begin()
        assert window.sitting is not None
        assert isinstance(window.sitting.game, Lesson)
        assert not window.sitting.controller.fast_pick
