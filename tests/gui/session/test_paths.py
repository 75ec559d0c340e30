"""The paths that swqt/ARCHITECTURE.md lists: which functions of swqt lead from a cause to its effect.

A path is what lies on the stack whenever one of its landmarks is called: each named function of swqt once, in the order
in which it was first called. What is only asked something on the way leads to no landmark and is no part of the path;
lambdas and comprehensions have no names and do not count. A function forwards if it does nothing but call another one
with what it was given, perhaps after a check.
"""

import ast
import inspect
import os
import pickle
import re
import subprocess
import sys
import textwrap
import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import CodeType, FrameType, FunctionType, SimpleNamespace

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

import swqt
from swqt.__main__ import main
from swqt.engine import Options, Rules
from swqt.gui.app.application import ApplicationController
from swqt.gui.app.game_presenter import GamePresenter
from swqt.gui.app.main_window import MainWindow
from swqt.gui.app.startup import StartupLoader
from swqt.gui.board.cached_item import CachedItem
from swqt.gui.board.region_items import TokenStackItem
from swqt.gui.pages.start_page import StartPage
from swqt.gui.session.game_session import GameSession
from swqt.gui.session.legal_moves import LegalMoves
from swqt.table import Game, GameSetup, Journal, bot_process
from swqt.table.bot_process import BotClient, BotProcess
from tests.support.calls import PATIENCE

SOURCE = Path(swqt.__file__).parent

Painted = Callable[[], Iterable[object]]
"""Returns the items whose painting is a landmark."""


@contextmanager
def traced(*landmarks: FunctionType, painted: Painted = tuple) -> Iterator[list[CodeType]]:
    """Yield the path, which grows until the block ends. Rules count only for the command that is played."""
    path: list[CodeType] = []
    codes = {function.__code__ for function in landmarks}
    play, apply, paint = Game.play.__code__, Rules.apply.__code__, CachedItem.paint.__code__

    def watch(frame: FrameType, event: str, _: object) -> None:
        code = frame.f_code
        if event != "call" or not (code in codes or code is paint or code is apply):
            return
        if code is paint and all(frame.f_locals["self"] is not item for item in painted()):
            return
        stack: list[CodeType] = []
        caller: FrameType | None = frame
        while caller is not None:
            stack.insert(0, caller.f_code)
            caller = caller.f_back
        if code is not apply or play in stack:
            path.extend(dict.fromkeys(code for code in stack if is_named(code) and code not in path))

    threading.setprofile(watch)    # for the thread that reads what the process of the bots answers
    sys.setprofile(watch)
    try:
        yield path
    finally:
        sys.setprofile(None)
        threading.setprofile(None)


def is_named(code: CodeType) -> bool:
    return code.co_filename.startswith(str(SOURCE)) and not code.co_name.startswith("<")


def name_of(code: CodeType) -> str:
    """Return what the list calls a function: ``TurnController.submit``, or with its module ``turn.after``."""
    module = Path(code.co_filename).stem
    return code.co_qualname if "." in code.co_qualname.replace(".<locals>", "") else f"{module}.{code.co_qualname}"


def forwards(code: CodeType) -> bool:
    """Return whether the function does nothing but call another one with what it was given."""
    (function,) = ast.parse(textwrap.dedent(inspect.getsource(code))).body
    assert isinstance(function, ast.FunctionDef)
    start = 1 if ast.get_docstring(function) else 0
    body = [node for node in function.body[start:] if not is_check(node)]
    if len(body) == 1 and isinstance(body[0], ast.If) and not body[0].orelse:
        body = body[0].body
    if len(body) != 1 or not isinstance(body[0], (ast.Expr, ast.Return)):
        return False
    call = body[0].value
    return isinstance(call, ast.Call) and all(is_plain(argument) for argument in (*call.args, *call.keywords))


def is_check(node: ast.stmt) -> bool:
    """Return whether *node* only names something that is there, or returns if something is not."""
    if isinstance(node, ast.If):
        return not node.orelse and all(isinstance(line, ast.Return) for line in node.body)
    return isinstance(node, ast.Assert) or (isinstance(node, ast.Assign) and is_plain(node.value))


def is_plain(node: ast.AST | None) -> bool:
    if isinstance(node, (ast.Starred, ast.keyword, ast.Attribute)):
        return is_plain(node.value)
    return isinstance(node, (ast.Name, ast.Constant))


def printed(title: str, path: list[CodeType]) -> list[str]:
    """Print *path*; return its names, the forwarding ones with an asterisk."""
    names = [name_of(code) + ("*" if forwards(code) else "") for code in path]
    print(f"\n{title}", *(f"{number:3} {name}" for number, name in enumerate(names, 1)), sep="\n")
    return names


def listed(title: str) -> list[str]:
    """Return the names that ARCHITECTURE.md lists below *title*."""
    text = (SOURCE / "ARCHITECTURE.md").read_text(encoding="utf-8")
    below = text.partition(f"**{title}**")[2].partition("\n\n**")[0]
    return re.findall(r"^ *\d+\. `([^`]+)`", below, re.MULTILINE)


def test_a_conquest_by_click(position, window, qtbot):
    window.setUpdatesEnabled(True)
    hand = position("A 12 forest orcs hand 6 : f1 h1\nB 9 hill tritons : f3\nasks A conquer")
    QApplication.processEvents()
    region = hand.cheapest()
    assert region is not None
    scene, view = hand.session.scene, window.view
    at = view.position_of(region)
    landmarks = (
        Journal.add, GameSession._on_change, LegalMoves.__init__, GamePresenter.refresh, TokenStackItem.show_look,
    )    # fmt: skip
    with traced(*landmarks, painted=lambda: [item for item in (scene.stands[region],) if item.look.seat == 0]) as path:
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
        qtbot.waitUntil(lambda: scene.stands[region].look.seat == 0)
        window.grab()
    assert hand.state.tribe_at(region) == 0
    names = printed("A conquest by click", path)
    assert names == listed("A conquest by click")
    assert len(names) <= 25
    assert sum(name.endswith("*") for name in names) <= 4


def test_a_move_of_a_bot(window, qtbot, monkeypatch):
    asked_for = threading.Event()

    def loads(data: bytes) -> object:
        """Read an answer only when the window has asked for it: it may come before or after."""
        assert asked_for.wait(PATIENCE)
        return pickle.loads(data)

    monkeypatch.setattr(bot_process, "pickle", SimpleNamespace(**{**vars(pickle), "loads": loads}))
    board = window.library.board_for(2, "base")
    setup = GameSetup(("Anna", "Ben"), ("bot:easy", "human"), board, "base", Options(first_player="host"), seed=7)
    landmarks = (BotClient.ask, BotProcess._bring, BotClient._on_answer, Journal.add, GameSession._on_change)
    with traced(*landmarks) as path:
        window.start_game(setup)
        session = window.session
        session.runner.hold("test", True)
        path.clear()
        session.runner.hold("test", False)    # as when the motion of the move before has ended
        length = len(session.game)
        qtbot.waitUntil(lambda: BotClient.take.__code__ in path)
        asked_for.set()
        qtbot.waitUntil(lambda: len(session.game) > length)
        session.runner.hold("test", True)
    assert printed("A move of a bot", path) == listed("A move of a bot")


def test_the_first_frame():
    process = subprocess.run(
        [sys.executable, "-m", "tests.gui.session.test_paths"], capture_output=True, text=True, timeout=120, check=True,
        env={**os.environ, "PYTHONPATH": str(SOURCE.parent)},
    )    # fmt: skip
    print(process.stdout)
    assert re.findall(r"^ *\d+ (\S+)", process.stdout, re.MULTILINE) == listed("The first frame")


def show_first_frame() -> None:
    """Start the program, print the path to its first frame, and end it."""

    def end(_: StartupLoader) -> None:
        QTimer.singleShot(0, QApplication.quit)

    StartupLoader.start = end
    landmarks = (ApplicationController.__init__, MainWindow.__init__, StartPage.__init__, StartPage.paintEvent)
    with traced(*landmarks) as path:
        main([])
    printed("The first frame", path)


if __name__ == "__main__":
    show_first_frame()
