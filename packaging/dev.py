"""Set up a checkout and use it:  python3 packaging/dev.py COMMAND [ARGS...]

  play [ARGS...]   play from this checkout; ARGS go to swqt (`play --headless`, `play replay game.swn`)
  test             all tests on all cores, with `check` in parallel; those of the rules must cover every branch
  test ARGS...     only pytest, with these arguments (`test tests/engine -k dwarves`)
  check            linter, types and import rules
  compile          make build/compiled, rules and bots as machine code; `play` uses it while it matches the sources
  freeze           make dist/swqt, the program as a folder that needs no Python, and check that it works
  pack             make the downloads for this system in dist from the output of `freeze`
  lock [ARGS...]   regenerate both locks; ARGS go to uv (`lock --upgrade`)

The first use makes .venv in this folder and installs the locked packages there: for `play` those that playing needs,
for all other commands also the tools. If the system lacks anything, all of it is listed with one command to install it.
"""
# Standard library only. This file must parse on Python 3.6, so that an old Python prints the message below instead
# of a syntax error. Its helper modules are imported after the check and may use Python 3.11.

import os
import re
import sys
from concurrent.futures import ThreadPoolExecutor
from tempfile import TemporaryFile

if sys.version_info < (3, 11):
    sys.exit(
        "swqt needs Python 3.11 or newer; this is Python {}.{}.\n"
        "Install a newer one (python.org, or your system's package manager) and name it, for example:\n"
        "  python3.12 {}".format(sys.version_info[0], sys.version_info[1], " ".join(sys.argv))
    )

import environment
import freezing
import qtlibs
from system import advice, ensure_packages, has_apt, is_root, say, stop

NO_DISPLAY = """There is no display: neither DISPLAY nor WAYLAND_DISPLAY is set, so no window can open.
  On a desktop: run this in a terminal on that desktop (over ssh: with `ssh -X`).
  In the terminal, without a window:  python3 packaging/dev.py play --headless
  On a virtual display:               xvfb-run -a python3 packaging/dev.py play"""


COMPILED = environment.ROOT / "build" / "compiled"
COVERAGE = [
    "--cov=swqt.engine", "--cov=swqt.notation", "--cov-branch", "--cov-rule-tests", "--cov-fail-under=100",
    "--cov-report=term-missing:skip-covered",
]  # fmt: skip
EVERYTHING = {
    "QT_QPA_PLATFORM": "offscreen",
    # The tests start a hundred processes; without bytecode files, each would compile all its modules.
    "PYTHONDONTWRITEBYTECODE": "",
    # One more than cores, because some tests wait for other programs.
    "PYTEST_XDIST_AUTO_NUM_WORKERS": str((os.cpu_count() or 1) + 1),
}


def opens_window(args):
    # type: (list[str]) -> bool
    """Return whether *args* open a window: subcommands (replay, perft, board…) and options like --headless do not."""
    if {"--headless", "--help", "-h", "--version", "--smoke"}.intersection(args):
        return False
    return not (args and re.fullmatch("[a-z]+", args[0]))


def set_up(libraries, tools=True, freezes=False):
    # type: (dict[str, str], bool, bool) -> None
    """Make .venv after everything that the system lacks is installed: Qt's *libraries*, venv, PyInstaller's needs."""
    ensure_packages(lambda: lacking(libraries, freezes))
    environment.ensure(tools=tools)


def lacking(libraries, freezes=False):
    # type: (dict[str, str], bool) -> dict[str, str]
    """Return the Debian packages to install, each with what is missing."""
    needs = qtlibs.missing(libraries) if sys.platform.startswith("linux") else {}
    return {**needs, **environment.missing(), **(freezing.missing_packages() if freezes else {})}


def window_libraries():
    # type: () -> dict[str, str]
    """Return the libraries that a window needs here; stop with a message if no window can be opened."""
    # Other Qt platforms, such as offscreen or vnc, need no display.
    if os.environ.get("QT_QPA_PLATFORM", "xcb").startswith(("xcb", "wayland")) and sys.platform.startswith("linux"):
        if os.environ.get("DISPLAY"):
            return {**qtlibs.OFFSCREEN, **qtlibs.X11}
        if os.environ.get("WAYLAND_DISPLAY"):
            return {**qtlibs.OFFSCREEN, **qtlibs.WAYLAND}
        lost = lacking({**qtlibs.OFFSCREEN, **qtlibs.X11})
        stop("\n".join([NO_DISPLAY, *([advice(lost)] if lost else [])]))
    return qtlibs.OFFSCREEN


def play(args):
    # type: (list[str]) -> int
    libraries = {}    # type: dict[str, str]
    if opens_window(args):
        libraries = window_libraries()
    elif "--version" not in args:
        libraries = qtlibs.OFFSCREEN    # Qt compiles translations, describes games and paints boards
    set_up(libraries, tools=any(word.startswith("--cluster") for word in args))    # playing does not need that extra
    variables = {}
    if COMPILED.is_dir() and "SWQT_COMPILED" not in os.environ:
        variables["SWQT_COMPILED"] = str(COMPILED)
    return environment.run([environment.python(), "-m", "swqt", *args], variables=variables or None)


def compile_rules(args):
    # type: (list[str]) -> int
    if args not in ([], ["--again"]):
        stop("compile takes no arguments but --again")
    set_up({})
    return environment.run([environment.python(), str(environment.ROOT / "packaging" / "compiling.py"), *args])


def check(args):
    # type: (list[str]) -> int
    """Run all three tools, even if one fails, and return 1 if any did."""
    if args:
        stop("check takes no arguments")
    set_up({})
    tools = {
        "ruff": [environment.python(), "-m", "ruff", "check"],
        "mypy": [environment.python(), "-m", "mypy"],
        "lint-imports": [environment.script("lint-imports"), "--no-logo"],
    }
    failed = []
    for name, command in tools.items():
        say(name)
        if environment.run(command, cwd=environment.ROOT) != 0:
            failed.append(name)
    if failed:
        say("check FAILED: " + ", ".join(failed))
    return 1 if failed else 0


def test(args):
    # type: (list[str]) -> int
    # Where nothing can be installed, the freezing test itself reports what is missing.
    freezes = "--nightly" in args and not freezing.obstacle() and has_apt() and is_root()
    set_up(qtlibs.OFFSCREEN, freezes=freezes)
    pytest = [environment.python(), "-m", "pytest"]
    if args:
        # Leave the Qt platform unset, so that named tests can be watched on a real display (tests/conftest.py).
        return environment.run([*pytest, *args], cwd=environment.ROOT)
    # The tools run in parallel with the tests, which leave cores partly idle; their output is printed at the end.
    with ThreadPoolExecutor(1) as beside, TemporaryFile() as said:
        tools = beside.submit(environment.run, [environment.python(), __file__, "check"], output=said)
        test_code = environment.run([*pytest, "-n", "auto", *COVERAGE], cwd=environment.ROOT, variables=EVERYTHING)
        check_code = tools.result()
        said.seek(0)
        sys.stdout.write(said.read().decode(errors="replace"))
    return test_code or check_code


def freeze(args):
    # type: (list[str]) -> int
    """Freeze the program and run its smoke test, whose report is printed last."""
    if args:
        stop("freeze takes no arguments")
    if freezing.obstacle():
        stop(freezing.obstacle())
    # Only installed libraries can be bundled.
    set_up({**qtlibs.OFFSCREEN, **qtlibs.X11, **qtlibs.WAYLAND}, freezes=True)
    program = freezing.freeze(environment.ROOT / "dist", environment.ROOT / "build")
    say(f"{freezing.size(program) // 1000000} MB in {program}")
    return environment.run([str(freezing.executable(program)), "--smoke"])


def pack(args):
    # type: (list[str]) -> int
    if args:
        stop("pack takes no arguments")
    set_up({})
    for made in freezing.pack(environment.ROOT / "dist"):
        say(f"{made.stat().st_size / 1000000:.1f} MB in {made}")
    return 0


def lock(args):
    # type: (list[str]) -> int
    """Write both locks; locked versions are kept unless ARGS have --upgrade or --upgrade-package NAME."""
    set_up({})
    uv = [environment.python(), "-m", "uv", "pip", "compile", "--universal", "--generate-hashes", "--quiet"]
    uv += ["--python-version", "3.11", "--custom-compile-command", "python3 packaging/dev.py lock"]
    playing = [*uv, "--extra", "sound", "--output-file", environment.LOCK.name, "pyproject.toml"]
    code = environment.run([*playing, *args], cwd=environment.ROOT)
    if code != 0:
        return code
    # The second lock is compatible with the libraries of the first, but names only the tools.
    named = set(re.findall("^[a-z0-9-]+(?===)", environment.LOCK.read_text(encoding="utf-8"), re.MULTILINE))
    tools = [*uv, "--group", "dev", "--extra", "cluster", "--extra", "env", "pyproject.toml"]
    tools += ["--constraints", environment.LOCK.name]
    tools += [word for name in sorted(named) for word in ("--no-emit-package", name)]
    tools += ["--output-file", str(environment.TOOLS.relative_to(environment.ROOT))]
    return environment.run([*tools, *args], cwd=environment.ROOT)


COMMANDS = {
    "play": play, "test": test, "check": check, "compile": compile_rules, "freeze": freeze, "pack": pack, "lock": lock,
}  # fmt: skip


def main(argv):
    # type: (list[str]) -> int
    if not argv or argv[0] in ("-h", "--help", "help"):
        print(__doc__)
        return 0 if argv else 2
    if argv[0] not in COMMANDS:
        stop("no such command: {}; there are: {}".format(argv[0], ", ".join(COMMANDS)))
    return COMMANDS[argv[0]](argv[1:])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
