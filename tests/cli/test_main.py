"""Which words mean what, and that every complaint is one line with exit code 2."""

import io
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import swqt as package
from swqt import __main__, compiled
from swqt.cli.main import COMMANDS
from swqt.engine import Rules

BAD_INPUT = [
    (["dance"], "dance is neither a file nor a command; commands are play, replay, perft, trait, board, arena, bench"),
    (["no-such.swn"], "no-such.swn is neither a file nor a command"),
    (["file://elsewhere/game.swn"], "file://elsewhere/game.swn is on another computer"),
    (["play", "--seats"], "--seats: expected one argument"),
    (["play", "--headless", "--seats", "9"], "9 players"),
    (["play", "--headless", "--seats", "0"], "there is no surface board for 0 players"),
    (["play", "--headless", "--seats", "2", "--seed", "-1"], "the seed must be a whole number from 0 to 99999"),
    (["play", "--headless", "--seats", "2", "--content", "bass"], "no such content: bass; did you mean base?"),
    (["play", "--headless", "--seats", "3", "--board", "midland-2"], "board midland-2 is for 2 players, not 3"),
    (["play", "--headless", "--seats", "2", "--bots", "genius"], "no such bot: genius; bots are beginner, easy, "),
    (["play", "--headless", "--seats", "2", "--bots", "random,random,random"], "3 levels are given for 2 bots"),
    (["play", "--headless", "--names", "Anna", "--seats", "2"], "there are 1 names for 2 seats"),
    (["play", "--headless", "--seats", "2", "--option", "x=y"], "no such option: x; known are sorcerer_vs_elf"),
    (["play", "--headless", "--seats", "2", "--option", "first_player"], "must be random or host, not ''"),
    (["play", "--headless", "--handicap", "0,5"], "for each of the 3 seats and not 0 for all, like 0,0,5"),
    (["play", "--quiet"], "--quiet is only for games without a window"),
    (["play", "--seats", "2", "--out", "game.swn"], "--out is only for games without a window"),
    (["play", "extra"], "unrecognized arguments: extra"),
    (["--wrong"], "unrecognized arguments: --wrong"),
    (["replay"], "game.swn"),
    (["replay", "no-such.swn"], "no-such.swn: "),
    (["trait"], "ACTION"),
    (["trait", "check", "no-such.toml"], "no-such.toml: no such file"),
    (["trait", "explain", "gouls"], "no such trait: gouls; did you mean ghouls?"),
    (["trait", "explain", "ghouls", "--lang", "xx"], "no such language: xx; languages are en, "),
    (["board", "check", "atlantis"], "there is no board 'atlantis'; boards are "),
    (["bench", "--seconds", "0"], "--seconds must be more than 0"),
]


@pytest.mark.parametrize(("arguments", "message"), BAD_INPUT, ids=[" ".join(args) for args, _ in BAD_INPUT])
def test_bad_input_is_told_in_one_line(arguments, message, swqt, tmp_path, monkeypatch) -> None:
    monkeypatch.chdir(tmp_path)
    done = swqt(*arguments)
    assert (done.code, done.out, done.opened) == (2, "", [])
    assert re.fullmatch(r"swqt: [^\n]+\n", done.err), done.err
    assert message in done.err
    assert [path.name for path in tmp_path.iterdir() if path.name != "home"] == []


def test_without_arguments_the_window_opens(swqt) -> None:
    done = swqt()
    assert (done.code, done.opened, done.out, done.err) == (7, [[]], "", "")


def test_a_bare_file_name_opens_the_window_with_it(swqt, game_file: Path) -> None:
    done = swqt(game_file)
    assert (done.code, done.opened) == (7, [[str(game_file)]])
    assert "open a game file on its own" in swqt(game_file, "--to", 3).err


def test_a_file_may_be_named_as_desktops_do(swqt, game_file: Path) -> None:
    spaced = game_file.with_name("my game – ß.swn")
    spaced.write_bytes(game_file.read_bytes())
    for address in (spaced.as_uri(), spaced.as_uri().replace("file://", "file://localhost")):
        assert swqt(address).opened == [[str(spaced)]]


def test_the_version_is_that_of_the_package(swqt, root: Path) -> None:
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert package.__version__ == project["version"]
    assert swqt("--version").out == f"swqt {package.__version__}, {compiled.kind(Rules)} rules\n"


def test_a_reader_that_goes_away_is_no_error(swqt, game_file: Path, root: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "swqt", "replay", str(game_file)],
        cwd=root, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    ) as process:  # fmt: skip
        process.stdout.close()
        assert process.stderr.read() == b""


def test_ctrl_c_ends_without_a_traceback(swqt, monkeypatch) -> None:
    def interrupted(record: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("swqt.cli.replay.load", interrupted)
    done = swqt("replay", "game.swn")
    assert (done.code, done.err) == (130, "")


def run_without_qt(code: str, root: Path, home: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run Python where PySide6 cannot be imported and there is no display."""
    block = "import sys; sys.modules['PySide6'] = sys.modules['shiboken6'] = None; "
    return subprocess.run(
        [sys.executable, "-c", block + code, *arguments],
        cwd=root, capture_output=True, text=True, timeout=300, check=False,
        env={"PATH": "", "SWQT_HOME": str(home), "PYTHONPATH": str(root)},
    )  # fmt: skip


def test_everything_but_the_window_works_without_qt_and_display(root: Path, tmp_path: Path, game_file: Path) -> None:
    home = tmp_path / "no such home"
    lines = [
        "--headless --seats 2 --seed 7 --quiet",
        f"replay {game_file} --check",
        f"perft {game_file} 1",
        "trait explain ghouls",
        "board check midland-2",
        "--version",    # leaves the program
    ]
    code = "from swqt.__main__ import main\nfor line in sys.argv[1:]: print('code', main(line.split()))"
    done = run_without_qt(code, root, home, *lines)
    assert (done.returncode, done.stderr) == (0, "")
    told = done.stdout.split("code 0\n")
    assert len(told) == len(lines)
    assert all(told)
    assert not home.exists()


def test_the_window_without_qt_says_what_is_missing(root: Path, tmp_path: Path) -> None:
    done = run_without_qt("from swqt.__main__ import main; sys.exit(main())", root, tmp_path)
    assert done.returncode == 2
    assert re.fullmatch(r"swqt: the window needs PySide6[^\n]*swqt play --headless\n", done.stderr)


def test_an_old_console_does_not_end_a_game_over_a_name(monkeypatch) -> None:
    console = io.TextIOWrapper(io.BytesIO(), encoding="ascii", newline="\n")
    monkeypatch.setattr(sys, "stdout", console)
    assert __main__.main(["--headless", "--seed", "1", "--names", "Änne,Ben", "--quiet"]) == 0
    console.flush()
    assert b"\\xc4nne" in console.buffer.getvalue()


def test_the_help_has_every_command_and_each_is_done_by_the_module_that_is_named_for_it(swqt) -> None:
    assert re.findall(r"^    (\w+)  ", swqt("--help").out, re.MULTILINE) == list(COMMANDS)
    for command in COMMANDS:
        done = swqt(command, "--help")
        assert (done.code, done.out.split("\n")[0].split()[:3]) == (0, ["usage:", "swqt", command])
