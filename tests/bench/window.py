"""Measures the window: first frame, memory, cost of a frame, longest pauses.

Usage: QT_QPA_PLATFORM=xcb xvfb-run -a python tests/bench/window.py [seed]    (without xcb: offscreen)

Each part runs in its own process with a temporary data folder, and its figures are printed with their limits; what is
being measured is said on standard error. It takes two minutes. The exit code is 1 if a limit is exceeded.
"""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median
from time import monotonic, process_time, sleep
from typing import Any, Final

ROOT: Final = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

START_RATIO: Final = 1.25
"""Limit of the CPU time to the first frame, relative to a bare Qt window with a scene as large as a board."""

MEMORY: Final = 130.0
"""Limit of the memory of the start page in megabytes: the PSS of the process, which Linux alone tells."""

FRAME_LIMITS: Final = {"pan": 5.0, "zoom": 10.0, "animate": 3.0}
"""Limits of the CPU time of one frame in milliseconds."""

EDIT: Final = 100.0
"""Limit of the CPU time of a change in the form of races, with its check and the map, in milliseconds."""

_RUNS: Final = 7
_STILL: Final = 3.0
"""Seconds without CPU time after which the program has done all it does by itself."""

_BOARD: Final = "midland-5"
_NAMES: Final = ("Anna", "Ben", "Cleo", "Dora", "Emil")


def main(seed: int = 1) -> int:
    """Measure and print everything; return 1 if a limit is exceeded, else 0."""
    exceeded = False
    with tempfile.TemporaryDirectory() as folder:
        _save_unfinished_game(Path(folder), seed)
        starts = [(first_frame("bare", folder), first_frame("start", folder)) for _ in range(1 + _RUNS)][1:]
        for place, kind, limit in ((0, "cpu", START_RATIO), (1, "clock", 0.0)):
            usual = median(bare[place] for bare, _ in starts)
            ratio = median(ours[place] / bare[place] for bare, ours in starts)
            _print_figure(f"first frame of a bare window ({kind})", usual, 0)
            exceeded |= _print_figure(f"first frame of swqt ({kind}, {ratio:.2f} of it)", usual * ratio, limit * usual)
        if sys.platform == "linux":
            exceeded |= _print_figure("memory of the first page (PSS)", memory(folder), MEMORY, "MB")
        figures = measure("frames", folder)
        for name, limit in FRAME_LIMITS.items():
            exceeded |= _print_figure(f"frame: {name} (cpu)", figures[name], limit)
        exceeded |= _print_figure("edit in the form of a race (cpu)", measure("form", folder)["edit"], EDIT)
        for name, (_, cpu, limit) in measure("pauses", folder).items():
            exceeded |= _print_figure(f"pause: {name} (cpu)", cpu, limit)
    return int(exceeded)


def _print_figure(name: str, amount: float, limit: float, unit: str = "ms") -> bool:
    over = 0 < limit < amount
    allowed = f"  (at most {limit:.0f})" if limit else ""
    print(f"{name:<52}{amount:8.1f} {unit}{allowed}{'  !' if over else ''}", flush=True)
    return over


def first_frame(part: str, folder: str) -> tuple[float, float]:
    """Return the milliseconds of CPU and of the clock from the start of the process for *part* to its first frame."""
    began = monotonic()
    figures = measure(part, folder)
    return float(figures["cpu"]) * 1000, float(figures["at"] - began) * 1000


def memory(folder: str) -> float:
    """Return the megabytes of the running program once its start page is complete.

    Pages that other programs share count in part only: other Python programs with Qt make the figure smaller.
    """
    print("measuring: memory", file=sys.stderr, flush=True)
    with subprocess.Popen([sys.executable, "-m", "swqt"], env=_environment(folder)) as program:
        files = Path(f"/proc/{program.pid}")
        used, since = "", monotonic()
        while monotonic() - since < _STILL:
            sleep(0.5)
            now = " ".join((files / "stat").read_text().rpartition(")")[2].split()[11:13])
            if now != used:
                used, since = now, monotonic()
        rollup = (files / "smaps_rollup").read_text()
        program.terminate()
    return int(rollup.partition("\nPss:")[2].split()[0]) / 1024


def _environment(folder: str) -> dict[str, str]:
    return {
        "QT_QPA_PLATFORM": "offscreen", **os.environ, "SWQT_HOME": folder, "XDG_CACHE_HOME": folder,
        # Compiled once, as an installed program is: otherwise every process compiles itself, Qt's modules and Python's.
        "PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(Path(folder) / "compiled"), "PYTHONPATH": str(ROOT),
        # The offscreen platform warns of each window.
        "QT_LOGGING_RULES": "default.warning=false",
    }  # fmt: skip


def measure(part: str, folder: str) -> dict[str, Any]:
    """Run *part* in its own process and return the JSON object that it prints."""
    print(f"measuring: {part}", file=sys.stderr, flush=True)
    done = subprocess.run(
        [sys.executable, __file__, part], env=_environment(folder), stdout=subprocess.PIPE, text=True, timeout=300,
        check=False,
    )    # fmt: skip
    if done.returncode:
        raise SystemExit(f"window.py: {part} failed")
    figures: dict[str, Any] = json.loads(done.stdout.strip().splitlines()[-1])
    return figures


def _save_unfinished_game(folder: Path, seed: int) -> None:
    """Save an unfinished game in *folder*, since most players have one."""
    from swqt.ai import RandomBot
    from swqt.engine import CHANCE
    from swqt.table import GameSetup, Library, SavedGames

    setup = GameSetup(_NAMES[:3], ("human", "bot:random", "bot:random"), "midland-3", "base", seed=seed)
    game = SavedGames(Library(folder), folder / "games").start(setup)
    bot = RandomBot(Random(seed))
    while game.decision is not None and game.decision.seat != CHANCE and game.state.round < 3:
        game.play(bot.choose(game.rules, game.state))
    game.close()


# The parts; each runs in its own process


def report_first_frame() -> None:
    """Print CPU time and clock, and quit. Called by a timer that the first paint event starts."""
    from PySide6.QtWidgets import QApplication

    print(json.dumps({"cpu": process_time(), "at": monotonic()}), flush=True)
    QApplication.exit(0)


def bare() -> None:
    """Show a plain window with 50 regions and 200 tokens."""
    from math import cos, sin, tau

    from PySide6.QtCore import QPointF, QTimer
    from PySide6.QtGui import QBrush, QColor, QPainter, QPaintEvent, QPen, QPolygonF
    from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QMainWindow

    class View(QGraphicsView):
        def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802  # Qt's name
            super().paintEvent(event)
            QTimer.singleShot(0, report_first_frame)

    app = QApplication(sys.argv[:1])
    scene = QGraphicsScene(0, 0, 1600, 1000)
    dice = Random(1)
    for number in range(50):
        middle = QPointF(100 + number % 10 * 155, 100 + number // 10 * 200)
        corners = QPolygonF()
        for angle in (tau * corner / 200 for corner in range(200)):
            corners.append(middle + (70 + 12 * dice.random()) * QPointF(cos(angle), sin(angle)))
        scene.addPolygon(corners, QPen(QColor(40, 30, 20), 2), QBrush(QColor.fromHsv(number * 7, 120, 190)))
    for number in range(200):
        place = (60 + number % 20 * 78, 70 + number // 20 * 95)
        scene.addEllipse(*place, 40, 40, QPen(QColor(0, 0, 0)), QBrush(QColor.fromHsv(number, 200, 220)))
    view = View(scene)
    view.setRenderHint(QPainter.RenderHint.Antialiasing)
    window = QMainWindow()
    window.setCentralWidget(view)
    window.resize(1400, 860)
    window.show()
    app.exec()


def start() -> None:
    """Start the program as ``python -m swqt`` does."""
    import runpy

    from swqt.gui.app.application import ApplicationController

    usual = ApplicationController.run

    def run(program: ApplicationController) -> int:
        from PySide6.QtCore import Qt, QTimer

        def painted() -> None:
            QTimer.singleShot(0, report_first_frame)

        program.window.start_page.painted.connect(painted, Qt.ConnectionType.SingleShotConnection)
        return usual(program)

    ApplicationController.run = run    # type: ignore[method-assign]  # it must be seen when the page has been painted
    sys.argv = ["swqt"]
    runpy.run_module("swqt", run_name="__main__", alter_sys=True)


def frames() -> None:
    """Print the CPU time per frame of panning, zooming and moving tokens on a full board."""
    from PySide6.QtWidgets import QApplication
    from visit import settle

    from swqt.gui.app.application import make_application
    from swqt.gui.app.main_window import MainWindow
    from swqt.gui.board.animation import AWAY, RACE, AnimatedCommand, AnimationStep, Flight
    from swqt.gui.board.region_items import RegionLook
    from swqt.gui.style.motion import SkippableAnimation
    from swqt.gui.style.theme import apply_theme
    from swqt.table import GameSetup, Library, SavedGames, Settings

    app = make_application()
    apply_theme(app, "light")
    library = Library()
    window = MainWindow(library, SavedGames(library), Settings(bot_speed="slow", sound=False))
    window.resize(1280, 800)
    window.show()
    window.start_game(GameSetup(_NAMES, ("human",) * 5, _BOARD, "base", seed=1))
    scene, view = window.session.scene, window.view
    races = ("orcs", "elves", "trolls", "wizards", "giants")
    looks = [
        RegionLook(seat=number % 5, race=races[number % 5], declined=number % 4 == 3, tokens=2 + number % 4)
        for number in range(len(scene.regions))
    ]
    scene.show_looks(looks)
    settle()

    def cost(count: int, change: Callable[[int], None]) -> float:
        begin = process_time()
        for number in range(count):
            change(number)
            QApplication.processEvents()
        return (process_time() - begin) * 1000 / count

    def pan(number: int) -> None:
        step = 7 if number // 15 % 2 else -7
        for bar in (view.horizontalScrollBar(), view.verticalScrollBar()):
            bar.setValue(bar.value() + step)

    def fly(number: int) -> None:
        clock.setCurrentTime(clock.duration() * (number + 1) // 62)

    figures = {}
    view.zoom_by(2)
    settle()
    figures["pan"] = cost(60, pan)
    view.zoom_to_fit()
    settle()
    figures["zoom"] = cost(24, lambda number: view.zoom_by(1.12 if number < 12 else 1 / 1.12))
    view.zoom_to_fit()
    settle()
    animator = window.game_page.animator
    flights = tuple(
        Flight(RACE, looks[number].race, looks[number].seat, 1, AWAY, number, looks[number].declined)
        for number in range(20)
    )
    animator.play(scene, [AnimatedCommand(looks, [AnimationStep((), flights)], 1.0)])
    assert animator.moving == len(flights)
    clock = next(each for each in animator.findChildren(SkippableAnimation) if each.is_running)
    clock.pause()
    figures["animate"] = cost(60, fly)
    animator.finish()
    print(json.dumps(figures), flush=True)
    window.close()


def form() -> None:
    """Print the CPU time of a change in the form of races, in milliseconds."""
    from swqt.gui.app.application import make_application
    from swqt.gui.makers.trait_maker import TraitMaker
    from swqt.table import Library

    make_application()
    maker = TraitMaker(Library(), "en")
    maker.start_new("race")
    times = []
    for tokens in (6, 4, 3, 6, 4, 5, 3):
        begun = process_time()
        maker.about.tokens.setValue(tokens)
        maker.draft.check()
        times.append(1000 * (process_time() - begun))
    print(json.dumps({"edit": median(times)}), flush=True)
    os._exit(0)    # without the question about unsaved changes


def pauses() -> None:
    """Print the longest pauses of a scripted visit in wall-clock and CPU time, with their limits."""
    import traceback

    from PySide6.QtWidgets import QDialog
    from visit import Visit, limit_of, wait

    from swqt.gui.app.application import ApplicationController, make_application
    from swqt.home import Settings

    def fail(kind: type[BaseException], error: BaseException, trace: Any) -> None:
        traceback.print_exception(kind, error, trace)
        sys.stderr.flush()
        os._exit(1)    # a message box would block forever

    settings = Settings(bot_speed="instant", own_speed="instant", sound=False, theme="light", language="en")
    program = ApplicationController(make_application(), settings)
    sys.excepthook = fail
    program.window.resize(1280, 800)
    program.window.show()
    wait(50)
    visit = Visit(program)
    visit.run()
    print(json.dumps({name: [*figures, limit_of(name)] for name, figures in visit.pauses.items()}), flush=True)
    for dialog in program.window.findChildren(QDialog):
        dialog.close()
    program.window.close()
    program.close()


if __name__ == "__main__":
    parts = {"bare": bare, "start": start, "frames": frames, "form": form, "pauses": pauses}
    word = sys.argv[1] if len(sys.argv) > 1 else "1"
    if word in parts:
        parts[word]()
    else:
        sys.exit(main(int(word)))
