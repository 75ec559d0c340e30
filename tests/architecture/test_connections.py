"""Qt keeps what is connected to a signal as long as the sender lives: a lambda over ``self`` keeps ``self`` alive.

Python's collector cannot see such a cycle. Bound methods and signals are held weakly.
"""

import ast
from collections.abc import Iterator
from pathlib import Path


def offences(tree: ast.Module) -> Iterator[int]:
    """Yield the lines in which a function that uses ``self`` is connected."""
    for scope in ast.walk(tree):
        if not isinstance(scope, ast.FunctionDef):
            continue
        connections = [
            node for node in _own_nodes(scope)
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "connect"
        ]  # fmt: skip
        if not connections:
            continue
        local = {node.name: node for node in ast.walk(scope) if isinstance(node, ast.FunctionDef) and node is not scope}
        for node in connections:
            for slot in node.args[:1]:
                if isinstance(slot, ast.Name) and slot.id in local:
                    slot = local[slot.id]
                if isinstance(slot, (ast.Lambda, ast.FunctionDef, ast.Call)) and _uses_self(slot):
                    yield node.lineno


def _own_nodes(scope: ast.FunctionDef) -> Iterator[ast.AST]:
    """Yield the nodes of *scope* without those of functions inside it."""
    waiting: list[ast.AST] = list(ast.iter_child_nodes(scope))
    while waiting:
        node = waiting.pop()
        yield node
        if not isinstance(node, ast.FunctionDef):
            waiting.extend(ast.iter_child_nodes(node))


def _uses_self(slot: ast.AST) -> bool:
    return any(isinstance(node, ast.Name) and node.id == "self" for node in ast.walk(slot))


def test_a_connection_holds_no_self(root: Path) -> None:
    gui = root / "swqt" / "gui"
    sources = {path.relative_to(gui).as_posix(): path.read_text(encoding="utf-8") for path in gui.rglob("*.py")}
    found = [
        f"{name}:{line}" for name, source in sources.items() if ".connect(" in source
        for line in sorted(set(offences(ast.parse(source))))
    ]  # fmt: skip
    assert found == []
