"""Colours, sizes, languages and games that are chosen while others are still coming: all ends as if done one by one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from swqt.content import Shape
from swqt.gui import sitting, stepwise
from swqt.gui.board.geometry import MapGeometry
from swqt.gui.fonts import SMALLEST
from swqt.gui.i18n import install_language
from swqt.gui.overlays import OVERLAYS
from swqt.gui.preparing import Prepared, prepare
from swqt.gui.program import Program
from swqt.gui.theme import apply_theme, current
from swqt.gui.window import MainWindow
from swqt.home import Settings
from swqt.table import Setup

_PATIENCE = 60_000
_DEEDS = 9
_ROUNDS = 30
"""So many rounds of the event loop may pass between two deeds, at most: nearly always something is still coming."""

_GOES = (0.0, 0.002, 1e9)
"""Seconds of the processor that steps may take in one go: each cuts long changes somewhere else."""

_SETUP = Setup(("Anna", "Ben"), ("human", "human"), "midland-2", "base", seed=7)
_ATTRIBUTE = Qt.WidgetAttribute


@pytest.fixture(autouse=True)
def at_once() -> None:
    """Here everything is done in steps, as for the player."""


@pytest.fixture(scope="module")
def prepared() -> Prepared:
    return prepare()


@pytest.fixture
def program(
    qapp: QApplication, plain_map: None, surveyed: Callable[[Shape], MapGeometry], monkeypatch: pytest.MonkeyPatch,
    prepared: Prepared,
) -> Iterator[Program]:    # fmt: skip
    """The running program, whose window is just about to be furnished."""
    monkeypatch.setattr(QMessageBox, "open", lambda box: pytest.fail(box.text()))
    monkeypatch.setattr(sitting, "geometry_of", surveyed)
    chosen = Settings(theme="light", language="en", bot_speed="instant", own_speed="instant", sound=False)
    program = Program(qapp, chosen)
    monkeypatch.setattr(program.preparation, "begin", lambda: None)    # it is all loaded here
    program.window.resize(1280, 720)
    program.window.show()
    program._furnish(Prepared(prepared.library, prepared.saves, None))
    yield program
    program.window.close()
    program.close()
    for translator in program._translators:
        qapp.removeTranslator(translator)
    qapp.setProperty("dressed", install_language(qapp, "en"))
    apply_theme(qapp, "light", 100)


class Restless:
    """Somebody who chooses one thing before the other is there."""

    def __init__(self, program: Program, chance: Random) -> None:
        self.program = program
        self.chance = chance
        self.chosen = {"theme": "light", "scale": 100, "language": "en"}
        self.game: object = None

    def act(self) -> None:
        window, chance = self.program.window, self.chance
        deeds = ["theme", "scale", "language"]
        if window.furnished and window.isEnabled():
            deeds += ["game", "game", "first page", "dialog", "end", "lesson", "games"]
        deed = chance.choice(deeds)
        if deed == "theme":
            self._use(theme=chance.choice(("light", "dark", "contrast")))
        elif deed == "scale":
            self._use(scale=chance.choice((100, 150, 200)))
        elif deed == "language":
            self._use(language=chance.choice(("en", "es")))
        elif deed == "game":
            window.start_game(_SETUP)
        elif deed == "first page":
            window.show_start()
        elif deed == "dialog":
            window.beginning.take().deleteLater()
        elif deed == "lesson":
            window.coach.lessons.begin()
        elif deed == "games":
            window.desk.show_games()
        elif window.sitting is not None:
            window.desk.show_statistics()

    def _use(self, **choice: object) -> None:
        self.chosen.update(choice)
        choices = self.program.window.choices
        choices.use(replace(choices.current, **choice))  # type: ignore[arg-type]  # the caller's names say which


def _settle(program: Program, qtbot: QtBot) -> MainWindow:
    """Let everything come that was chosen; return the window that stands then."""

    def quiet() -> bool:
        window = program.window
        if program.changing.is_running or not window.furnished or window.curtain.is_down:
            return False
        return not window.warming.is_running and window.isEnabled()

    qtbot.waitUntil(quiet, timeout=_PATIENCE)
    QApplication.processEvents()
    qtbot.waitUntil(quiet, timeout=_PATIENCE)    # what was chosen last may have been told only now
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QApplication.processEvents()
    program.window.table.animator.finish()
    return program.window


def _looks(window: MainWindow) -> set[tuple[str, str, int, str]]:
    """Return kind, name, size of text and ground of everything that the table and the panels are made of."""
    parts = [window.menuBar(), window.table, window.start_page, *window._docks, *window._bars]
    widgets = [part for whole in parts for part in (whole, *whole.findChildren(QWidget))]
    return {
        (type(one).__name__, one.objectName(), one.font().pixelSize(), one.palette().window().color().name())
        for one in widgets
        if not one.objectName().startswith("qt_")    # Qt makes and forgets those as it likes
    }


@pytest.mark.parametrize("seed", range(6))
def test_what_is_chosen_meanwhile_ends_as_if_done_one_by_one(
    program: Program, qtbot: QtBot, qapp: QApplication, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    chance = Random(seed)
    player = Restless(program, chance)
    for _ in range(_DEEDS):
        monkeypatch.setattr(stepwise, "_AT_ONCE", chance.choice(_GOES))
        player.act()
        for _ in range(chance.randrange(_ROUNDS)):
            qapp.processEvents()
    window = _settle(program, qtbot)
    settings = window.settings
    assert {name: getattr(settings, name) for name in player.chosen} == player.chosen
    assert current().name == player.chosen["theme"]
    assert qapp.font().pixelSize() == round(SMALLEST * settings.scale / 100)
    assert window.isVisible()
    assert window.menuBar().actions()[0].text() == ("&Game" if settings.language == "en" else "&Partida")
    widgets = window.findChildren(QWidget)
    assert [widget for widget in widgets if not widget.updatesEnabled()] == []
    assert [widget for widget in widgets if widget.testAttribute(_ATTRIBUTE.WA_SetStyle)] == []
    assert QApplication.overrideCursor() is None
    if window.sitting is not None:    # it goes on
        game = window.sitting.game
        assert window.sitting.bridge.play(next(iter(game.rules.legal(game.state)))) is None
    later = _looks(window)
    apply_theme(qapp, "light" if settings.theme != "light" else "dark", 130)
    qapp.processEvents()
    apply_theme(qapp, settings.theme, settings.scale)
    qapp.processEvents()
    assert later == _looks(window)


@pytest.mark.parametrize("seed", range(3))
def test_a_window_closes_whatever_is_still_coming(
    program: Program, qtbot: QtBot, qapp: QApplication, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    chance = Random(seed)
    player = Restless(program, chance)
    for _ in range(3):
        monkeypatch.setattr(stepwise, "_AT_ONCE", chance.choice(_GOES))
        player.act()
        for _ in range(chance.randrange(_ROUNDS)):
            qapp.processEvents()
    assert program.window.close()
    assert program.window.sitting is None
    qtbot.waitUntil(lambda: not program.window.curtain.is_down, timeout=_PATIENCE)
    assert not any(widget.testAttribute(_ATTRIBUTE.WA_SetStyle) for widget in program.window.findChildren(QWidget))


def test_nobody_hears_of_a_window_that_is_taken_down(program: Program, qtbot: QtBot) -> None:
    """Whatever has been used in it: those who listened to its parts may be gone before these."""
    window = _settle(program, qtbot)
    window.coach.lessons.begin()
    _settle(program, qtbot).coach.lessons.show_me()
    window.show_start()
    window.desk.show_games()
    window.start_game(_SETUP)
    _settle(program, qtbot)
    window.coach.hints.ask()
    for name in OVERLAYS:
        window.coach.overlays.toggle(name)
    window.guide.open()
    window.desk.view(0)
    window.desk.review.leave()
    window.desk.show_statistics()
    window.ask_settings()
    window.beginning.take().open()
    window.choices.use(replace(window.settings, language="es"))
    qtbot.waitUntil(lambda: program.window is not window, timeout=_PATIENCE)
    qtbot.waitUntil(lambda: not isValid(window), timeout=_PATIENCE)
