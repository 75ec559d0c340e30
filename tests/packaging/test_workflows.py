"""The workflows of GitHub: by actionlint and their schema where these are installed, and what is told without."""

import re
import shutil
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.support.programs import output_of, python

RETIRED = {"macos-12", "macos-13", "macos-14", "ubuntu-18.04", "ubuntu-20.04", "windows-2019"}
"""Machines that GitHub has no more: a job for one of them waits for ever or fails at once."""


@pytest.fixture
def workflows(root: Path) -> dict[str, str]:
    return {path.stem: path.read_text(encoding="utf-8") for path in (root / ".github" / "workflows").glob("*.yml")}


@pytest.mark.parametrize("command", [
    "actionlint -no-color", "zizmor --offline --no-progress --min-severity medium --persona pedantic .github",
])  # fmt: skip
def test_linters_of_workflows_find_nothing_that_matters(root: Path, command: str) -> None:
    program, *words = command.split()
    if shutil.which(program) is None:
        pytest.skip(f"{program} is not installed")
    output_of(program, *words, cwd=root)


@pytest.mark.skipif(sys.platform == "win32", reason="no bash to ask")
def test_the_commands_are_ones_that_bash_can_read(workflows: dict[str, str]) -> None:
    blocks = [block for text in workflows.values() for block in commands(text)]
    assert len(blocks) > 12
    assert "ProgramFiles" in "".join(block for block in blocks if "choco" in block), "the one for PowerShell"
    for block in blocks:
        if "choco" not in block:
            output_of("bash", "-n", "-c", block)


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


def job(workflow: str, name: str) -> str:
    """Return the part of *workflow* that is the job *name*."""
    return re.split(r"\n  (?:#.*\n  )*[a-z-]+:\n", workflow.split(f"\n  {name}:\n", 1)[1], maxsplit=1)[0]


def test_secrets_lie_in_an_environment(workflows: dict[str, str]) -> None:
    assert "secrets." not in workflows["ci"]
    assert "cache:" not in workflows["release"], "what another run has left is not released"
    text = workflows["release"]
    jobs = re.findall(r"^  ([a-z-]+):$", text.split("\njobs:\n")[1], re.MULTILINE)
    assert set(jobs) == {"agree", "build", "flatpak", "wheel", "check-wheel", "publish"}
    for name in jobs:
        assert ("secrets." in job(text, name)) is ("    environment: release\n" in job(text, name)), name
        assert ("write" in re.sub("dependency|.*echo.*", "", job(text, name))) is (name == "publish")


def test_indents_are_even_and_nothing_of_a_tag_reaches_a_shell_unquoted(workflows: dict[str, str]) -> None:
    assert set(workflows) >= {"ci", "release"}
    for name, text in workflows.items():
        assert "\t" not in text, name
        assert "permissions:\n  contents: read\n" in text, f"{name}: nothing may write but the job that publishes"
        for line in text.splitlines():
            assert (len(line) - len(line.lstrip())) % 2 == 0, line
            assert not re.search(r"run:.*\$\{\{|^ +[^:]*\$\{\{ *github\.(ref|head)", line), line


@pytest.mark.parametrize(
    ("schema", "files"),
    [("github-workflows", "workflows/*.yml"), ("dependabot", "dependabot.yml"),
     ("github-issue-forms", "ISSUE_TEMPLATE/[!c]*.yml"), ("github-issue-config", "ISSUE_TEMPLATE/config.yml")],
)  # fmt: skip
def test_workflows_forms_and_settings_fit_their_schemas(root: Path, schema: str, files: str) -> None:
    if find_spec("check_jsonschema") is None:
        pytest.skip("check-jsonschema is not installed")
    found = sorted((root / ".github").glob(files))
    assert found
    python("-m", "check_jsonschema", "--builtin-schema", f"vendor.{schema}", *found)


def test_links_of_the_pages_for_contributors_lead_somewhere(root: Path) -> None:
    for page in (root / ".github").glob("*.md"):
        for target in re.findall(r"\]\(([^)#]+)[^)]*\)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.name}: {target}"
