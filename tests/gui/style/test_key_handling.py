"""Tooltips of buttons: they name the shortcut, stay while they are read, and close on Esc."""

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QToolTip, QWidget

from swqt.gui.style.actions import KEYS, STAYS, keys_text, with_key
from tests.support.languages import speaking

pytestmark = pytest.mark.usefixtures("shared_window")

HERE = "A 12 forest orcs hand 2 : f1*2 h1 p1\nB 9 hill tritons : f3\nasks A choice"


def explained(root: QWidget) -> list[QWidget]:
    return [widget for widget in (root, *root.findChildren(QWidget)) if widget.toolTip()]


def test_they_name_the_key(position, window):
    """3.1: tooltips include shortcuts, also those that the player has chosen, except on disabled buttons."""
    hand = position(HERE)
    bar, act = window.bar, window.actions_
    assert bar.decline.toolTip().endswith(" (Ctrl+D)")
    assert bar.end.toolTip().endswith(" (Ctrl+Enter)")
    assert not bar.roll.isEnabled()
    assert "Ctrl" not in bar.roll.toolTip()
    assert act.redo.toolTip() == "Redo the last move you undid (Ctrl+Shift+Z)"
    assert not act.undo.isEnabled()
    assert "Ctrl" not in act.undo.toolTip()
    act.set_keys({"undo": "Ctrl+Shift+U"})
    hand.region(hand.cheapest())
    assert act.undo.toolTip() == "Undo the last move (Ctrl+Shift+U)"


@pytest.mark.parametrize(("language", "end", "reset"), [
    ("en", "Ctrl+Enter", "Ctrl+Backspace"), ("de", "Strg+Eingabe", "Strg+Rücktaste"),
    ("es", "Ctrl+Intro", "Ctrl+Retroceso"), ("fr", "Ctrl+Entrée", "Ctrl+Retour arrière"),
    ("it", "Ctrl+Invio", "Ctrl+Backspace"), ("ru", "Ctrl+Enter", "Ctrl+Backspace"),
])  # fmt: skip
def test_keys_are_called_what_is_printed_on_them(language, end, reset, qapp, window):
    """Both Enter keys have one name; Qt's own names are others, such as Retour."""
    act = window.actions_
    with speaking(qapp, language):
        assert with_key("", act.end) == f" ({end})"
        assert keys_text(act.end.shortcuts()) == end
        assert keys_text(act.reset_turn.shortcuts()) == reset
        assert act.end.shortcut().toString(QKeySequence.SequenceFormat.NativeText) == end, "as menus write it"
        assert [name for name in KEYS if QCoreApplication.translate("QShortcut", name) == ""] == []


def test_they_stay_while_they_are_read(position, window):
    """A18, WCAG 1.4.13: all tooltips in the game, including those of offers, and of dialogs."""
    position("A 12 forest orcs : f1*2 h1 p1\nB 9 hill tritons : f3\nasks A redeploy")
    QApplication.processEvents()
    assert {window.bar.end, window.bar.decline, *window.bar.offers()} <= set(explained(window))
    for name in ("", "settings", "keyboard"):
        if name:
            window.actions_.named()[name].trigger()
            QApplication.processEvents()
        dialogs = [dialog for dialog in window.findChildren(QDialog) if dialog.isVisible()]
        assert len(dialogs) == bool(name)
        for root in dialogs or [window]:
            assert explained(root) or name == "keyboard"
            for widget in explained(root):
                assert widget.toolTipDuration() == STAYS, (widget, widget.toolTip())
        for dialog in dialogs:
            dialog.close()


def test_esc_puts_one_away_and_nothing_else(position, window, qtbot):
    """A18, WCAG 1.4.13: without moving the pointer, and without cancelling the current action."""
    position(HERE)
    window.view.setFocus()
    QToolTip.showText(window.mapToGlobal(QPoint(300, 300)), "What this is for", window.bar.end)
    assert QToolTip.isVisible()
    QTest.keyClick(window.bar.end, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not QToolTip.isVisible())    # Qt closes tooltips a moment later
    assert window.session is not None
