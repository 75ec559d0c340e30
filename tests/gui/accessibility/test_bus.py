"""The running program as a screen reader on Linux meets it: a whole turn, a network lobby and the end, over a real bus.

A person repeats this by packaging/SCREEN_READERS.md with NVDA, VoiceOver and Orca.
"""

from __future__ import annotations

from collections import Counter

import pytest

from swqt.content import board_folder
from tests.support.played import finished_text, people_text
from tests.support.screen_reader import FOCUSABLE, SHOWING, ScreenReader, Thing, missing, screen_reader

pytestmark = [pytest.mark.slow, pytest.mark.skipif(bool(missing()), reason=missing())]

ENDING = ("Finish", "End turn", "Balance")
"""What leads to the end of a turn; there is no *End turn* while tokens are still to be placed."""

CONTROLS = frozenset({
    "push button", "check box", "radio button", "toggle button", "button menu", "combo box", "list", "list item",
    "text", "entry", "spin button", "spin box", "slider", "page tab", "page tab list", "menu item", "menu", "link",
    "table", "table cell", "tree", "tree item", "panel", "label",
})  # fmt: skip
"""Roles of what people can do something with."""


def check_controls(reader: ScreenReader) -> list[Thing]:
    """Check that whatever can have the keyboard has a name and a role, and return it."""
    # The window's own bar of tabs, for panels on top of each other, is empty while there are none; so are pictures.
    reached = [thing for thing in reader.tree().everything() if thing.has(FOCUSABLE) and thing.has(SHOWING)]
    found = [thing for thing in reached if thing.inside or thing.role not in ("page tab list", "filler")]
    assert found
    nameless = [thing for thing in found if not thing.name.strip()]
    assert not nameless, nameless
    strange = [thing for thing in found if thing.role not in CONTROLS and not _is_known(thing)]
    assert not strange, strange
    return found


def _is_known(thing: Thing) -> bool:
    """Return whether *thing* holds pages and their tabs, or is a chart with its numbers in words: Qt's widgets have no
    role for these.
    """
    return bool(thing.about) or any(part.role == "page tab list" for part in thing.inside)


def check_focus(reader: ScreenReader) -> Thing:
    """Wait until exactly one object has the keyboard, and return it."""
    found: list[Thing] = []

    def is_one() -> bool:
        found[:] = reader.focused()
        return len(found) == 1

    reader.until(is_one, f"what has the keyboard: {found}")
    return found[0]


def check_said(reader: ScreenReader, *wanted: str) -> None:
    """Check that each of *wanted* begins exactly one announcement, and that none came twice."""
    heard: list[str] = []

    def all_heard() -> bool:
        heard.extend(reader.said())
        return all(any(text.startswith(start) for text in heard) for start in wanted)

    reader.until(all_heard, f"not heard: {wanted} in {heard}")
    for start in wanted:
        assert sum(text.startswith(start) for text in heard) == 1, (start, heard)
    assert [text for text, times in Counter(heard).items() if times > 1] == [], heard


def test_a_whole_turn(tmp_path):
    """Ann picks a combo, conquers twice, redeploys and ends; Ben is called."""
    game = tmp_path / "game.swn"
    game.write_text(people_text(2, 4), encoding="utf-8")
    with screen_reader(tmp_path, str(game)) as reader:
        combo = reader.wait_for("check box", "Swamp Amazons")
        reader.wait_for("push button", "Pick ")
        check_controls(reader)
        reader.said()
        reader.act(combo, "Toggle")
        reader.act(reader.wait_for("push button", "Pick Swamp Amazons"))
        check_said(reader, "Ann picks Swamp Amazons (14 tokens", "conquer")
        check_controls(reader)
        assert check_focus(reader).name
        for name in ("Swamp 4", "Mountain 3"):
            reader.act(reader.wait_for("push button", name))
            check_said(reader, f"Ann's Amazons conquer {name}")
            check_focus(reader)
        check_controls(reader)
        def ending() -> Thing | None:
            things = ("frame", "Hot-seat – Round 1 – Ben"), *(("push button", name) for name in ENDING)
            return next(filter(None, (reader.find(role, name) for role, name in things)), None)

        while (button := reader.until(ending, "the turn can't be ended")).role != "frame":
            check_controls(reader)
            assert check_focus(reader).name
            reader.act(button)
        check_said(reader, "Ann earns", "Round 1: Ben's turn")
        check_focus(reader)


def test_the_keyboard_goes_round(tmp_path):
    """Tab leads through the whole table and comes back, and always something with a name has the keyboard."""
    game = tmp_path / "game.swn"
    game.write_text(people_text(2, 4), encoding="utf-8")
    with screen_reader(tmp_path, str(game)) as reader:
        reader.wait_for("push button", "Pick ")
        passed = []
        for _ in range(60):
            passed.append(check_focus(reader))
            assert passed[-1].name
            reader.key("Tab")
        names = [thing.path for thing in passed]
        assert names.count(names[0]) > 1
        assert len(set(names)) > 8


def test_a_network_lobby(tmp_path):
    with screen_reader(tmp_path) as reader:
        reader.act(reader.wait_for("push button", "Local network"))
        opening = reader.wait_for("push button", "Open a table")
        check_controls(reader)
        for _ in range(6):
            assert check_focus(reader).name
            reader.key("Tab")
        reader.until(lambda: check_focus(reader).path == opening.path or reader.key("Tab"), "Tab does not lead there")
        reader.key("Return")
        reader.wait_for("text", "Name of the table")
        check_controls(reader)
        reader.act(reader.wait_for("push button", "Open"))
        reader.wait_for("push button", "Start game")
        check_controls(reader)
        check_focus(reader)


def test_a_board_that_is_made(tmp_path):
    """The window of boards has a button for each region; a key paints the one that has the keyboard."""
    shared = tmp_path / "isle.swboard"
    shared.write_bytes((board_folder() / "midland-2.json").read_bytes().replace(b"Appleholt", b"Isle"))
    with screen_reader(tmp_path, str(shared)) as reader:
        reader.act(reader.wait_for("push button", "Add and edit"))
        region = reader.wait_for("push button", "Farmland 4, Cavern, Lost Tribe")
        assert region.about.startswith("Beside it: ")
        check_controls(reader)
        reader.said()
        reader.act(region, "SetFocus")
        assert check_focus(reader).name == region.name
        reader.key("Right")
        assert check_focus(reader).name != region.name
        assert reader.said() == [], "what has the keyboard is read anyway"
        reader.act(region, "SetFocus")
        reader.key("4")
        check_said(reader, "Swamp 5, Cavern, Lost Tribe", "3 things to mend")
        assert reader.wait_for("push button", "Swamp 5, Cavern")


def test_the_end(tmp_path):
    """A finished game: its replay, and the page with the results."""
    game = tmp_path / "over.swn"
    game.write_text(finished_text(2, 1), encoding="utf-8")
    with screen_reader(tmp_path, str(game)) as reader:
        statistics = reader.wait_for("push button", "Statistics")
        check_controls(reader)
        reader.act(statistics)
        reader.wait_for("page tab", "Graph")
        check_controls(reader)
        check_focus(reader)
