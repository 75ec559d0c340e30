"""The shape of swqt: class names used once, modules of a sensible length, no large circles of imports.

exceptions.toml lists what breaks these rules today. It may only get shorter: a new exception fails, and so does an
entry that is no exception any more. After modules or classes were renamed, write it anew and read the difference:

    PYTHONPATH=. .venv/bin/python tests/architecture/test_shape.py
"""

import re
import tomllib
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path

import grimp
import pytest

ROOT = Path(__file__).resolve().parents[2]
EXCEPTIONS = Path(__file__).with_name("exceptions.toml")

CLASS = re.compile(r"^ *class (\w+)[(:]", re.MULTILINE)
SHORTEST, LONGEST = 60, 600   # lines; package markers may be shorter
LARGEST_CIRCLE = 4   # modules


def modules() -> dict[str, str]:
    """Return the source of each module, by its path below the checkout."""
    return {
        path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8") for path in (ROOT / "swqt").rglob("*.py")
    }


def repeated(sources: Iterable[str]) -> list[str]:
    """Return the names that more than one class has, sorted."""
    names = Counter(name for source in sources for name in CLASS.findall(source))
    return sorted(name for name, count in names.items() if count > 1)


def odd_lengths(sources: Mapping[str, str]) -> list[str]:
    """Return the paths of the modules that are too short or too long, sorted."""
    return sorted(
        path
        for path, source in sources.items()
        if len(source.splitlines()) > LONGEST
        or (len(source.splitlines()) < SHORTEST and not path.endswith(("/__init__.py", "/__main__.py")))
    )


def circles(imports: Mapping[str, Iterable[str]]) -> set[frozenset[str]]:
    """Return the groups of modules that all import each other, directly or not."""
    reached: dict[str, set[str]] = {}
    for start in imports:
        reached[start], ahead = set(), [start]
        while ahead:
            for module in imports[ahead.pop()]:
                if module not in reached[start]:
                    reached[start].add(module)
                    ahead.append(module)
    groups = {frozenset(other for other in found if start in reached[other]) for start, found in reached.items()}
    return {group for group in groups if group}


def circling() -> list[str]:
    """Return the modules of all circles that are too large; imports for types alone count."""
    graph = grimp.build_graph("swqt", cache_dir=None)
    imports = {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}
    return sorted(module for circle in circles(imports) if len(circle) > LARGEST_CIRCLE for module in circle)


def exceptions() -> dict[str, list[str]]:
    """Return what breaks each rule now."""
    sources = modules()
    return {"classes": repeated(sources.values()), "lengths": odd_lengths(sources), "circles": circling()}


@pytest.fixture(scope="module")
def today() -> dict[str, list[str]]:
    return exceptions()


@pytest.mark.parametrize(
    ("rule", "meaning"),
    [
        ("classes", "each class of swqt has a name of its own"),
        ("lengths", f"modules have {SHORTEST} to {LONGEST} lines"),
        ("circles", f"no more than {LARGEST_CIRCLE} modules import each other in a circle"),
    ],
    ids=["classes", "lengths", "circles"],
)
def test_there_are_no_new_exceptions_and_no_old_ones(rule: str, meaning: str, today: dict[str, list[str]]) -> None:
    listed = set(tomllib.loads(EXCEPTIONS.read_text(encoding="utf-8"))[rule])
    new, old = sorted({*today[rule]} - listed), sorted(listed - {*today[rule]})
    assert new == [], f"{meaning}; these do not"
    assert old == [], f"no exceptions any more: remove them from {rule!r} in {EXCEPTIONS.name}"


def write() -> None:
    lists = [
        "\n".join([f"{rule} = [", *(f'    "{entry}",' for entry in entries), "]"])
        for rule, entries in exceptions().items()
    ]
    head = "# What breaks the rules of test_shape.py, which says how this file is written; it may only get shorter."
    EXCEPTIONS.write_text("\n\n".join([head, *lists]) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write()
