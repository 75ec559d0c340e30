"""Every rule is named by a test, and nobody cites a rule that does not exist."""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

THIS = Path(__file__).resolve()
HERE = THIS.parent
ROOT = HERE.parents[1]
LIST = HERE / "rule_ids.toml"
RULINGS = ROOT / "swqt" / "engine" / "RULINGS.md"
TEXTS = {".md", ".py", ".swn", ".toml"}
SCOPES = ("base", "underground")
RULING = re.compile(r"^- \*\*([A-Z]+-\d+)\*\* ", re.MULTILINE)
NAMED = re.compile(r"(?<![\w-])([A-Z]+(?:-[A-Z]+)*)-(\d+)(?![\w-])")


SKIPPED = {"__pycache__", "art"}  # outlines are full of letters and numbers


@cache
def scopes() -> dict[str, dict[str, str]]:
    """Return the list: scope, then ID, then its gist."""
    return tomllib.loads(LIST.read_text(encoding="utf-8"))


@cache
def known() -> frozenset[str]:
    return frozenset(name for ids in scopes().values() for name in ids)


@cache
def families() -> frozenset[str]:
    """Return what stands before an ID's number; RACE, POWER, RELIC and PLACE go on with a name."""
    return frozenset(name.rpartition("-")[0].split("-")[0] for name in known())


def ids_in(text: str) -> set[str]:
    """Return the rule IDs, right or wrong, that stand in *text* as whole words."""
    return {f"{word}-{number}" for word, number in NAMED.findall(text) if word.split("-")[0] in families()}


def files(*folders: str) -> Iterator[Path]:
    for folder in folders:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in TEXTS and path not in (LIST, THIS) and not SKIPPED & set(path.parts):
                yield path


@cache
def named_in(*folders: str) -> dict[str, list[Path]]:
    """Return where each ID is named below *folders*."""
    out: dict[str, list[Path]] = {}
    for path in files(*folders):
        for name in ids_in(path.read_text(encoding="utf-8")):
            out.setdefault(name, []).append(path)
    return out


def by_number(names: set[str]) -> list[str]:
    """Sort A-2 before A-10."""
    return sorted(names, key=lambda name: (name.rpartition("-")[0], int(name.rpartition("-")[2])))


@pytest.mark.parametrize("scope", SCOPES)
def test_every_rule_is_named_by_a_test(scope):
    gists = scopes()[scope]
    missing = by_number(set(gists) - set(named_in("tests")))
    assert not missing, f"no test names {len(missing)} rules:\n" + "\n".join(
        f"{name}: {gists[name]}" for name in missing
    )


@pytest.mark.parametrize("folders", [("tests",), ("swqt", "resources")], ids=["tests", "program"])
def test_nobody_cites_a_rule_that_does_not_exist(folders):
    named = named_in(*folders)
    wrong = {name: [str(path.relative_to(ROOT)) for path in named[name]] for name in set(named) - known()}
    assert not wrong


def test_every_decision_has_its_ruling():
    """RULINGS.md says in a sentence or two, once, what each question that the rulebooks leave open came to."""
    ruled = RULING.findall(RULINGS.read_text(encoding="utf-8"))
    wanted = {name for name in known() if name.split("-")[0] in ("A", "BLANK", "C", "MIX", "VARIANT")}
    assert by_number(wanted - set(ruled)) == []
    assert by_number({name for name in ruled if ruled.count(name) > 1}) == []
    assert by_number(set(ruled) - known()) == []


def test_the_rulings_point_at_code_that_exists():
    """Behind a ruling stands `module` or `module.name` of the engine, or the path of a file elsewhere."""
    text = RULINGS.read_text(encoding="utf-8")
    pointers = re.findall(r"`([a-z_]+)((?:\.\w+)*)`", text)
    modules = {path.stem for path in RULINGS.parent.glob("*.py")}
    paths = re.findall(r"`((?:\w+/)+\w+\.\w+)`", text)
    assert len(pointers) > 200
    assert [path for path in paths if not (ROOT / path).is_file()] == []
    for module, names in pointers:
        if module in modules or names:
            code = import_module(f"swqt.engine.{module}")
            for name in names.split(".")[1:]:
                code = getattr(code, name)


def test_each_rule_has_one_scope_and_a_gist():
    assert sum(len(ids) for ids in scopes().values()) == len(known())
    assert set(scopes()) == {*SCOPES, "cosmetic"}
    assert all(gist for ids in scopes().values() for gist in ids.values())
    assert all(NAMED.fullmatch(name) for name in known())


@pytest.mark.parametrize(("text", "ids"), [
    ("as RACE-ELVES-1 and A-13 say (COST-3).", {"RACE-ELVES-1", "A-13", "COST-3"}),
    ("COLUMN-10 is not COLUMN-1", {"COLUMN-10", "COLUMN-1"}),
    ("U-RACE-KRAKEN-1", {"U-RACE-KRAKEN-1"}),
    ("UTF-8, XA-1, A-1b and A-1-2 are none", set()),
])  # fmt: skip
def test_whole_words_only(text, ids):
    assert ids_in(text) == ids
