"""Every race, power, relic and place has scenarios, and all of them come true."""

import re
from pathlib import Path

import pytest

from swqt.engine import Board, Site
from swqt.notation import run_scenarios
from tests.support.positions import LIBRARY

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*.swn"))
BASE = LIBRARY.content("base")
VOLCANO = Board("volcano", "Volcano", "underground", 2, 10, (Site("x1", ("volcano",), ()),))
"""Any board with a Volcano will do: without one there are no Flames (A-79)."""
UNDERGROUND = LIBRARY.content("underground", VOLCANO)
SURFACE_TRAITS = sorted(trait.name for trait in (*BASE.races, *BASE.powers))
KINDS = (UNDERGROUND.races, UNDERGROUND.powers, UNDERGROUND.relics, UNDERGROUND.places)
UNDERGROUND_TRAITS = sorted(trait.name for kind in KINDS for trait in kind)
SET = LIBRARY.content("base wayfarers")
SET_TRAITS = sorted({trait.name for trait in (*SET.races, *SET.powers)} - set(SURFACE_TRAITS))
TRAITS = SURFACE_TRAITS + UNDERGROUND_TRAITS + SET_TRAITS

RULE_ID = re.compile(r"\b(?:[A-Z]+(?:-[A-Z]+)*-\d+)\b")


def scenarios(path: Path) -> list[list[str]]:
    """Return the lines of each scenario, beginning with its title."""
    found: list[list[str]] = []
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("scenario "):
            found.append([])
        if found:
            found[-1].append(line)
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_its_scenarios_come_true_name_their_rules_and_expect_something(path):
    failures = run_scenarios(path.read_text(encoding="utf-8"), LIBRARY, source=path.name)
    assert not failures, "\n" + "\n".join(map(str, failures))
    found = scenarios(path)
    assert found
    assert [lines[0] for lines in found if not RULE_ID.search(lines[0].partition(";")[2])] == []
    assert [lines[0] for lines in found if not any(line.startswith("expect ") for line in lines)] == []


def test_every_trait_has_scenarios_and_no_file_is_about_an_unknown_one():
    assert {path.stem for path in FILES} == set(TRAITS)


def test_a_scenario_that_does_not_come_true_fails():
    text = "swqt 1\nscenario x\nboard {\n  h1 edge : p1\n  p1 :\n}\ncontent base\nA 3\nexpect coins A 4\n"
    assert [failure.line for failure in run_scenarios(text, LIBRARY)] == [9]
