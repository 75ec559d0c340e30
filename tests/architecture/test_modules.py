"""What the import contracts in pyproject.toml cannot say: imports that happen for real."""

import ast
import sys
from pathlib import Path

from tests.support.programs import python


def test_the_engine_runs_on_the_standard_library_alone(root: Path) -> None:
    # -S: Python without site-packages, so neither Qt nor any other dependency exists. It finds swqt in cwd.
    python("-S", "-c", "import sys; sys.modules['PySide6'] = None; import swqt.engine", cwd=root)


def test_the_engine_imports_nothing_but_itself_and_the_standard_library(root: Path) -> None:
    """Late imports count too, and those the test above does not reach."""
    strangers = []
    for path in (root / "swqt" / "engine").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names: list[str] = []
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom) and not node.level:
                names = [node.module or ""]
            strangers += [
                f"{path.name}:{node.lineno}: {name}"
                for name in names
                if not f"{name}.".startswith("swqt.engine.")
                and name.split(".")[0] not in sys.stdlib_module_names
            ]
    assert strangers == []
