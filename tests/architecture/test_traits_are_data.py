"""No `if race == "amazons"`: what a trait does stands in resources/traits, or by name in clauses.py."""

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

# Names of traits may have a second meaning: on the map, or as the word for a decision in the notation (asks A
# stout). `terrain == "forest"` is no question about a trait, so these count only where the other side of the
# comparison speaks of one.
MAP_WORDS = {"forest", "hill", "swamp", "mountain", "farmland", "mine", "magic", "cavern", "volcano"}
DECISION_WORDS = {"ghouls", "stout", "altar"}
VERB_WORDS = {"shield", "reborn", "ring", "scepter"}  # also the names of a verb or a clause of an effect
EMBLEMS = {"diamond"}  # also the sign of a seat
SECOND_MEANINGS = MAP_WORDS | DECISION_WORDS | VERB_WORDS | EMBLEMS
COLLECTIONS = {"frozenset", "set", "tuple", "list"}
OF_A_TRAIT = re.compile(r"race|power|relic|place|trait|combo|banner|badge", re.IGNORECASE)


def trait_names(folder: Path) -> set[str]:
    names: set[str] = set()
    for path in sorted(folder.glob("*.toml")):
        kinds = tomllib.loads(path.read_text(encoding="utf-8"))
        for kind in ("race", "power", "relic", "place"):
            names.update(kinds.get(kind, {}))
    return names


def texts(node: ast.AST) -> Iterator[str]:
    """The strings that stand in a comparison: alone, or listed in brackets."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.Tuple | ast.List | ast.Set):
        for element in node.elts:
            yield from texts(element)
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in COLLECTIONS:
        for argument in node.args:
            yield from texts(argument)


def sides(node: ast.AST) -> list[ast.AST]:
    if isinstance(node, ast.Compare):
        return [node.left, *node.comparators]
    if isinstance(node, ast.Match):
        patterns = (inner for case in node.cases for inner in ast.walk(case.pattern))
        return [node.subject, *(pattern.value for pattern in patterns if isinstance(pattern, ast.MatchValue))]
    return []


def comparisons(source: str, names: set[str]) -> list[str]:
    """Each comparison with the name of a trait, as "line: name"."""
    found: list[str] = []
    if not any(f'"{name}"' in source or f"'{name}'" in source for name in names):    # parsing takes long
        return found
    for node in ast.walk(ast.parse(source)):
        operands = sides(node)
        named = {text for side in operands for text in texts(side)} & names
        if named & SECOND_MEANINGS:
            asked = " ".join(ast.unparse(side) for side in operands if not [*texts(side)])
            named -= set() if OF_A_TRAIT.search(asked) else SECOND_MEANINGS
        found += [f"{node.lineno}: {text}" for text in sorted(named)]
    return found


def test_no_code_asks_for_a_trait_by_name(root: Path) -> None:
    names = trait_names(root / "resources" / "traits")
    assert names, "no traits found in resources/traits: this test would compare with nothing"
    clauses = root / "swqt" / "engine" / "clauses.py"
    found = {
        path.relative_to(root).as_posix(): hits
        for path in (root / "swqt").rglob("*.py")
        if path != clauses and (hits := comparisons(path.read_text(encoding="utf-8"), names))
    }
    assert found == {}
