"""The workflows of GitHub: by actionlint where it is installed, and what can be told without it."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

SYSTEMS = {"linux-x64", "windows-x64", "windows-arm64", "macos-arm64", "macos-x64"}


@pytest.fixture
def workflows(root: Path) -> dict[str, str]:
    return {path.stem: path.read_text(encoding="utf-8") for path in (root / ".github" / "workflows").glob("*.yml")}


def test_actionlint_finds_nothing(root: Path) -> None:
    program = shutil.which("actionlint")
    if program is None:
        pytest.skip("actionlint is not installed")
    done = subprocess.run([program, "-no-color"], cwd=root, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_release_is_made_of_tags_only(workflows: dict[str, str]) -> None:
    triggers = workflows["release"].split("\non:\n", 1)[1].split("\n\n", 1)[0]
    assert triggers == '  push:\n    tags: ["v*"]'


def test_every_system_goes_the_whole_way(workflows: dict[str, str]) -> None:
    text = workflows["release"]
    assert set(re.findall(r"\{system: ([\w-]+),", text)) == SYSTEMS
    build = text.split("  build:\n", 1)[1].split("\n  wheel:\n", 1)[0]
    steps = ["dev.py test", "dev.py freeze", "dev.py pack", "try_download.py dist", "actions/upload-artifact"]
    places = [build.index(step) for step in steps]
    assert places == sorted(places)
    assert {"sha256", "cdx.json", "exe", "dmg", "zip"} <= set(re.findall(r"dist/swqt-\*\.([\w.]+)", build))


def test_secrets_are_asked_for_before_they_are_used(workflows: dict[str, str]) -> None:
    text = workflows["release"]
    assert 'if [ -z "$CERTIFICATE" ]' in text
    for secret in re.findall(r"\$\{\{ *(secrets\.\w+) *\}\}", text):
        only_as_a_variable = rf"^ +[A-Z_]+: \$\{{\{{ *{re.escape(secret)} *\}}\}}$"
        assert re.search(only_as_a_variable, text, re.MULTILINE), secret


@pytest.mark.parametrize("name", ["ci", "release"])
def test_indents_are_even_and_nothing_of_a_tag_reaches_a_shell_unquoted(name: str, workflows: dict[str, str]) -> None:
    text = workflows[name]
    assert "\t" not in text
    assert "permissions:\n  contents: read\n" in text, "nothing may write but the job that publishes"
    for line in text.splitlines():
        indent = len(line) - len(line.lstrip())
        assert indent % 2 == 0, line
        assert not re.search(r"run:.*\$\{\{|^ +[^:]*\$\{\{ *github\.(ref|head)", line), line


def test_both_install_the_libraries_that_qt_needs(qtlibs, workflows: dict[str, str]) -> None:
    packages = set(re.findall(r"[\w.+-]+", workflows["release"]))
    assert {*qtlibs.OFFSCREEN.values(), *qtlibs.X11.values(), *qtlibs.WAYLAND.values(), "binutils"} <= packages
