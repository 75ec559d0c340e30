"""The GUI part of ``swqt --smoke``: bots play on a shipped board in the real window."""

from __future__ import annotations

import os
import sys
import traceback
from time import monotonic
from types import TracebackType
from typing import Final

import PySide6
from PySide6.QtCore import QEventLoop, QSize, QTimer, qVersion
from PySide6.QtGui import QFontDatabase, QGuiApplication, QImage, QImageReader
from PySide6.QtNetwork import QSslSocket
from PySide6.QtWidgets import QApplication

from swqt.gui.app.application import make_application, make_window
from swqt.gui.board import background
from swqt.gui.board.geometry import geometry_of
from swqt.gui.board.view import BoardView
from swqt.gui.style.theme import TEXT_FAMILY, TITLE_FAMILY, apply_theme
from swqt.gui.texts.i18n import install_language
from swqt.home import Settings
from swqt.table import Game, GameChange, GameSetup, Library, SavedGames
from swqt.translation import languages

_BOT: Final = "bot:medium"
_NAMES: Final = ("Anna", "Ben", "Cleo", "Dora", "Emil")
_PAINTING: Final = 30.0
_PLAYING: Final = 120.0
"""Timeouts in seconds, ten times what a slow machine needs."""

_SAMPLE: Final = QSize(160, 100)
_COLOURS: Final = 2000
"""A painted board has many times more colours in the sample; an unpainted one has a few hundred."""


class SmokeTestError(Exception):
    """Raised if something in the window does not work."""


def try_window(board: str, turns: int) -> dict[str, object]:
    """Let bots play *turns* turns on *board* in a window, and return a report; raises SmokeTestError on failure."""
    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    began = monotonic()
    app = make_application()
    if "webp" not in [bytes(name.data()).decode() for name in QImageReader.supportedImageFormats()]:
        raise SmokeTestError("Qt cannot read the painted boards: its plugin for webp is missing")
    codes = sorted(languages(), key=lambda code: code == "en")    # the last one stays installed
    spoken = {code: len(install_language(app, code)) for code in codes}
    if lost := [code for code, count in spoken.items() if count < 2]:
        raise SmokeTestError(f"texts of the window or of Qt are missing in {', '.join(lost)}")
    apply_theme(app, "light")
    if absent := {TEXT_FAMILY, TITLE_FAMILY}.difference(QFontDatabase.families()):
        raise SmokeTestError(f"fonts are missing: {', '.join(sorted(absent))}")
    with _Faults() as faults:
        seen = _play(board, turns)
        faults.check()
    return {
        "qt": qVersion(),
        "pyside": PySide6.__version__,
        "window_system": QGuiApplication.platformName(),
        "tls": QSslSocket.activeBackend(),    # for the notice about new versions
        "languages": sorted(spoken),
        **seen,
        "seconds": round(monotonic() - began, 2),
    }


class _Faults:
    """Collects exceptions raised in slots, which Qt would only print."""

    def __init__(self) -> None:
        self._found: list[str] = []

    def __enter__(self) -> _Faults:
        self._before = sys.excepthook
        sys.excepthook = self._note
        return self

    def __exit__(self, *_: object) -> None:
        sys.excepthook = self._before

    def _note(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        self._found.append("".join(traceback.format_exception(kind, error, trace)))

    def check(self) -> None:
        if self._found:
            raise SmokeTestError(self._found[0].strip())


def _play(board: str, turns: int) -> dict[str, object]:
    library = Library()
    settings = Settings(bot_speed="instant", own_speed="instant", reduced_motion=True, sound=False)
    window = make_window(library, SavedGames(library), settings)
    window.resize(1280, 800)
    window.show()
    players = library.board(board).players
    window.start_game(GameSetup(_NAMES[:players], (_BOT,) * players, board, "base", seed=1))
    if window.session is None:
        raise SmokeTestError(f"no game can be started on {board}")
    try:
        runner, game = window.session.runner, window.session.game
        colours = _wait_for_landscape(window.view)
        counter = _TurnCounter(game, turns)
        if not counter.wait(_PLAYING):
            raise SmokeTestError(f"bots have played {counter.played} of {turns} turns in {_PLAYING:.0f} seconds")
        runner.hold("smoke", True)
        if runner.bots_trouble is not None:
            raise SmokeTestError(f"bots do not think in a process of their own: {runner.bots_trouble}")
        _check(game)
        shape = geometry_of(library.shape(game.rules.board))
        return {
            "board": board,
            "colours": colours,
            "landscape": "drawn here" if background.kept_landscape(game.rules.board, shape).isNull() else "shipped",
            "turns": counter.played,
            "commands": len(game.history),
            "state": game.state.digest,
        }
    finally:
        window.close()
        QApplication.processEvents()


def _wait_for_landscape(view: BoardView) -> int:
    """Wait until the map is painted; return the number of colours in a sample of it."""
    end = monotonic() + _PAINTING
    colours = 0
    while monotonic() < end:
        picture = view.viewport().grab().toImage().scaled(_SAMPLE).convertToFormat(QImage.Format.Format_RGB32)
        colours = len({picture.pixel(x, y) for x in range(picture.width()) for y in range(picture.height())})
        if colours >= _COLOURS:
            return colours
        _pause(50)
    raise SmokeTestError(f"the map is not painted: {colours} colours, at least {_COLOURS} were expected")


class _TurnCounter:
    """Counts finished turns."""

    def __init__(self, game: Game, wanted: int) -> None:
        self.played = 0
        self._game = game
        self._wanted = wanted
        self._loop = QEventLoop()
        self._stop = game.listen(self._tell)

    def wait(self, seconds: float) -> bool:
        """Run the event loop for at most *seconds*; return whether enough turns were finished."""
        self._tell()
        if self.played < self._wanted:
            QTimer.singleShot(round(seconds * 1000), self._loop.quit)
            self._loop.exec()
        self._stop()
        return self.played >= self._wanted

    def _tell(self, _: GameChange | None = None) -> None:
        now = (self._game.state.round, self._game.state.turn)
        turns = {(entry.before.round, entry.before.turn) for entry in self._game.history}
        self.played = len(turns - {now}) if self._game.decision is not None else len(turns)
        if self.played >= self._wanted:
            self._loop.quit()


def _check(game: Game) -> None:
    """Replay the game and raise SmokeTestError unless the rules reach the same position."""
    state = game.start
    for entry in game.history:
        state = game.rules.apply(state, entry.command).state
    if state.digest != game.state.digest:
        raise SmokeTestError(f"played again, the game ends with {state.digest} instead of {game.state.digest}")


def _pause(milliseconds: int) -> None:
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()
