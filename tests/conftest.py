"""What every test relies on: no display, one size of picture, nobody's real saves, repeatable chance."""

import gc
import itertools
import os
import sys
import threading
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from random import Random
from types import SimpleNamespace

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.internal.conjecture import providers

# Before a test module imports them: failures inside these helpers show the values compared, as those in tests do.
pytest.register_assert_rewrite("tests.support")

# Rewriting the assertions of all tests takes ten seconds of every process, unless the result may be kept.
sys.dont_write_bytecode = False

# Before anything loads Qt. Who sets the platform (QT_QPA_PLATFORM=xcb) watches the tests on a real display.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# The screen of the machine must not decide how large a picture is that a test compares.
os.environ.update(QT_SCALE_FACTOR="1", QT_FONT_DPI="96")
# The processes of a test run share the cores already: threads of NumPy would only wait for each other.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
# Nor must its language decide what a window says.
os.environ.update(LC_ALL="C.UTF-8", LANGUAGE="")

HERE = Path(__file__).parent

RULE_TESTS = ("engine", "games", "notation", "perft", "scenarios", "traits")
"""The folders whose tests reach every branch of the rules."""

# A busy machine is not a bug: neither a deadline nor slow data generation fails a law.
_patient = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("ci", _patient, derandomize=True)
settings.register_profile("nightly", _patient, max_examples=2000)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--nightly", action="store_true", help="also the slow tests, and new random examples")
    parser.addoption("--cov-rule-tests", action="store_true", help="coverage (--cov) of the tests of the rules only")


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        _compile_translations()    # before there are several processes that would all do so
    gc.disable()    # until all tests are collected: they stay, and going through them takes a second
    nightly = config.getoption("--nightly")
    settings.load_profile("nightly" if nightly else "ci")
    if not nightly and hasattr(providers, "_get_local_constants"):
        # Hypothesis tries the constants of all modules that are loaded by now. Which these are depends on what this
        # process has run before; the examples of a law must not.
        providers._get_local_constants = lambda: providers._local_constants


def _compile_translations() -> None:
    from swqt.catalogue_compiler import CatalogueError, compile_catalogues

    try:
        compile_catalogues(HERE.parent / "resources" / "i18n")
    except CatalogueError as error:
        raise pytest.UsageError(str(error)) from error


@pytest.hookimpl(wrapper=True)
def pytest_collection(session: pytest.Session) -> Iterator[None]:
    """Collecting takes twice as long while it is measured, so only the loading of the rules themselves is."""
    tracer = sys.gettrace()
    if session.config.getoption("--cov-rule-tests"):
        for package in map(import_module, ("swqt.engine", "swqt.notation")):
            for module in iter_modules(package.__path__, f"{package.__name__}."):
                import_module(module.name)
        sys.settrace(None)
    try:
        return (yield)
    finally:
        sys.settrace(tracer)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    items.sort(key=_turn)
    if config.getoption("--nightly"):
        return
    slow = [item for item in items if item.get_closest_marker("slow")]
    if slow:
        config.hook.pytest_deselected(items=slow)
        items[:] = [item for item in items if not item.get_closest_marker("slow")]


def pytest_collection_finish() -> None:
    gc.collect()    # so that nothing is kept that was dropped meanwhile, such as classes before they got their slots
    gc.freeze()
    gc.enable()


@cache
def _is_of_the_rules(path: Path) -> bool:
    return path.relative_to(HERE).parts[0] in RULE_TESTS


def _is_measured(item: pytest.Item) -> bool:
    """Tests of the rules are, but for those that draw their examples at random: no line may be reached by chance."""
    if not _is_of_the_rules(item.path):
        return False
    return not hasattr(getattr(item, "function", None), "hypothesis")


def _turn(item: pytest.Item) -> int:
    """The rules come first, see below; then whole programs, which wait for each other while other tests run."""
    return 0 if _is_measured(item) else 1 if item.path.name == "test_processes.py" else 2


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Measuring doubles the time of a test, so it ends for good after the rules.

    Each process runs its tests in their order: no test of the rules finds something remembered that a test which was
    not measured has worked out.
    """
    (gc.disable if item.path.is_relative_to(HERE / "gui") else gc.enable)()    # see the fixture garbage in tests/gui
    if item.config.getoption("--cov-rule-tests") and not _is_measured(item):
        coverage = item.config.pluginmanager.get_plugin("_cov").cov_controller
        if coverage.started:
            coverage.pause()
            # In a worker, pytest-cov has started a second measurement, which goes on when the first one pauses.
            sys.settrace(None)
            threading.settrace(None)


@pytest.fixture(scope="session")
def _user_folders(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    base = tmp_path_factory.mktemp("user")
    return (base / str(number) for number in itertools.count())


@pytest.fixture(autouse=True)
def own_user_folders(_user_folders: Iterator[Path], monkeypatch: pytest.MonkeyPatch) -> Path:
    """Every test is a player who starts for the first time: platformdirs finds empty folders of its own."""
    folder = next(_user_folders)
    for kind in ("CACHE", "CONFIG", "DATA", "STATE"):
        monkeypatch.setenv(f"XDG_{kind}_HOME", str(folder / kind.lower()))
    for kind in ("APPDATA", "LOCAL_APPDATA"):
        monkeypatch.setenv(f"WIN_PD_OVERRIDE_{kind}", str(folder / kind.lower()))
    monkeypatch.setattr(os, "fsync", lambda handle: None)    # what a test writes need not survive a power cut
    return folder


@pytest.fixture(autouse=True)
def repeatable_chance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Dice and bots to which a test gives no seed do the same each time that test runs."""
    if "swqt.table" not in sys.modules:
        return
    chance = Random(request.node.name)
    dice, bots, setup, moving = (
        sys.modules.get(name)
        for name in ("swqt.table.game", "swqt.table.bots", "swqt.table.setup", "swqt.table.headless_players")
    )
    seeded = SimpleNamespace(SystemRandom=lambda: chance, randbits=chance.getrandbits)
    for module in (dice, bots, setup, *([moving] if moving is not None else [])):
        monkeypatch.setattr(module, "secrets", seeded)
    monkeypatch.setattr(bots, "Random", lambda *seed: Random(*seed or (chance.getrandbits(64),)))


@pytest.fixture(autouse=True)
def patient_network(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody falls silent because a machine is busy: links go by the clock of their loop, and threads end."""
    # What a test uses was loaded when it was collected.
    links, thread = (sys.modules.get(f"swqt.net.{name}") for name in ("wire.links", "network_thread"))
    if links is not None:
        from tests.support.steady import SteadyLoop, now

        for clock in ("monotonic", "wall"):
            monkeypatch.setitem(links.Links.__init__.__kwdefaults__, clock, now)
        if thread is not None:
            monkeypatch.setattr(thread, "new_loop", SteadyLoop)
            monkeypatch.setattr(thread, "STOP", 60.0)


@pytest.fixture(scope="session")
def root() -> Path:
    """The top of the checkout."""
    return Path(__file__).resolve().parent.parent


@pytest.fixture
def vanish(monkeypatch: pytest.MonkeyPatch) -> Callable[[Path], None]:
    """A file that is in its folder's list, but gone when somebody looks at it."""

    def vanish(gone: Path) -> None:
        stat = Path.stat

        def look(path: Path, **how: bool) -> os.stat_result:
            if path == gone:
                raise FileNotFoundError
            return stat(path, **how)

        monkeypatch.setattr(Path, "stat", look)

    return vanish
