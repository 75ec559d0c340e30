"""The workflows of GitHub: by actionlint and their schema where these are installed, and what is told without."""

import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

SYSTEMS = {"linux-x64", "windows-x64", "windows-arm64", "macos-arm64", "macos-x64"}

RETIRED = {"macos-12", "macos-13", "macos-14", "ubuntu-18.04", "ubuntu-20.04", "windows-2019"}
"""Machines that GitHub has no more: a job for one of them waits for ever or fails at once."""


@pytest.fixture
def workflows(root: Path) -> dict[str, str]:
    return {path.stem: path.read_text(encoding="utf-8") for path in (root / ".github" / "workflows").glob("*.yml")}


def test_actionlint_finds_nothing(root: Path) -> None:
    program = shutil.which("actionlint")
    if program is None:
        pytest.skip("actionlint is not installed")
    done = subprocess.run([program, "-no-color"], cwd=root, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_they_fit_the_published_schema(root: Path) -> None:
    if find_spec("check_jsonschema") is None:
        pytest.skip("check-jsonschema is not installed")
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.github-workflows"]
    files = sorted((root / ".github" / "workflows").glob("*.yml"))
    done = subprocess.run([*command, *files], capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="no bash to ask")
def test_the_commands_are_ones_that_bash_can_read(workflows: dict[str, str]) -> None:
    blocks = [block for text in workflows.values() for block in commands(text)]
    assert len(blocks) > 12
    assert "ProgramFiles" in "".join(block for block in blocks if "choco" in block), "the one for PowerShell"
    for block in blocks:
        if "choco" not in block:
            done = subprocess.run(["bash", "-n", "-c", block], capture_output=True, text=True, check=False)
            assert (done.returncode, done.stderr) == (0, ""), block


def commands(workflow: str) -> list[str]:
    """Return what each `run` of *workflow* runs."""
    found = re.findall(r"^( *)(?:- )?run: (?!\|)(.*)$", workflow, re.MULTILINE)
    blocks = re.findall(r"^( *)(?:- )?run: \|\n((?:\1  .*\n|\n)+)", workflow, re.MULTILINE)
    return [re.sub(rf"^{indent}  ", "", text, flags=re.MULTILINE) for indent, text in [*found, *blocks]]


def test_actions_are_whole_commits_and_machines_are_there(workflows: dict[str, str]) -> None:
    """A tag can be moved to other code afterwards; the code that signs our programs cannot."""
    for name, text in workflows.items():
        used = re.findall(r"uses: (\S+)(.*)", text)
        assert used, name
        for action, remark in used:
            assert re.fullmatch(r"actions/[a-z-]+@[0-9a-f]{40}", action), action
            assert re.fullmatch(r" +# v\d+\.\d+\.\d+", remark), f"{action}: which version is that?"
        assert not RETIRED & set(re.findall(r"[\w.-]+", text))
        assert text.count("persist-credentials: false") == text.count("actions/checkout@")


def test_a_release_is_made_of_tags_only(workflows: dict[str, str]) -> None:
    triggers = workflows["release"].split("\non:\n", 1)[1].split("\n\n", 1)[0]
    assert triggers == '  push:\n    tags: ["v*"]'


def in_order(text: str, *steps: str) -> bool:
    places = [text.index(step) for step in steps]
    return places == sorted(places)


def test_every_system_goes_the_whole_way(workflows: dict[str, str]) -> None:
    text = workflows["release"]
    assert set(re.findall(r"\{system: ([\w-]+),", text)) == SYSTEMS
    build = text.split("  build:\n", 1)[1].split("\n  wheel:\n", 1)[0]
    assert in_order(build, "dev.py test", "dev.py freeze", "dev.py pack", "try_download.py dist", "upload-artifact")
    assert {"sha256", "cdx.json", "exe", "dmg", "zip", "tar.xz"} <= set(re.findall(r"dist/swqt-\*\.([\w.]+)", build))


def test_the_wheel_is_installed_and_tried_before_it_is_published(workflows: dict[str, str]) -> None:
    wheel = workflows["release"].split("\n  wheel:\n", 1)[1].split("\n  publish:\n", 1)[0]
    assert in_order(wheel, "hatchling build", "try_download.py --wheel dist", "sha256sum", "actions/upload-artifact")
    publish = workflows["release"].split("\n  publish:\n", 1)[1]
    assert "needs: [build, wheel]" in publish
    assert in_order(publish, "sha256sum --check", "gh release create")


def test_no_two_machines_upload_a_file_of_the_same_name(workflows: dict[str, str]) -> None:
    """All are put into one folder before they are published."""
    uploaded = re.findall(r"^            (dist/\S+)$", workflows["release"], re.MULTILINE)
    assert uploaded
    assert all(name.startswith("dist/swqt-*.") or name in ("dist/*.whl", "dist/*.tar.gz", "dist/swqt-python.sha256")
               for name in uploaded)  # fmt: skip


def test_secrets_are_asked_for_before_they_are_used(workflows: dict[str, str]) -> None:
    text = workflows["release"]
    assert 'if [ -z "$CERTIFICATE" ]' in text
    for secret in re.findall(r"\$\{\{ *(secrets\.\w+) *\}\}", text):
        only_as_a_variable = rf"^ +[A-Z_]+: \$\{{\{{ *{re.escape(secret)} *\}}\}}$"
        assert re.search(only_as_a_variable, text, re.MULTILINE), secret


def test_indents_are_even_and_nothing_of_a_tag_reaches_a_shell_unquoted(workflows: dict[str, str]) -> None:
    assert set(workflows) >= {"ci", "release"}
    for name, text in workflows.items():
        assert "\t" not in text, name
        assert "permissions:\n  contents: read\n" in text, f"{name}: nothing may write but the job that publishes"
        for line in text.splitlines():
            assert (len(line) - len(line.lstrip())) % 2 == 0, line
            assert not re.search(r"run:.*\$\{\{|^ +[^:]*\$\{\{ *github\.(ref|head)", line), line


def test_both_install_the_libraries_that_qt_needs(qtlibs, workflows: dict[str, str]) -> None:
    packages = set(re.findall(r"[\w.+-]+", workflows["release"]))
    assert {*qtlibs.OFFSCREEN.values(), *qtlibs.X11.values(), *qtlibs.WAYLAND.values(), "binutils"} <= packages
