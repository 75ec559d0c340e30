"""How a board file is laid out: one region, one arc a line, so that differences can be read."""

from __future__ import annotations

import json
from typing import Any


def dump_board(document: dict[str, Any]) -> str:
    """Return the text of a board file; reading it gives *document* again."""
    head = {key: value for key, value in document.items() if key not in ("objects", "arcs")}
    lines = [f"{_dense(key)}: {_dense(value)}" for key, value in head.items()]
    regions = document["objects"]["regions"]
    lines.append(
        '"objects": {"regions": {"type": "GeometryCollection", "geometries": [\n'
        + ",\n".join(json.dumps(geometry) for geometry in regions["geometries"])
        + "\n]}}"
    )
    arcs = ",\n".join(_dense(_whole(arc)) for arc in document["arcs"])
    lines.append(f'"arcs": [\n{arcs}\n]')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _dense(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _whole(arc: list[list[float]]) -> list[list[float]]:
    """Return *arc* with 3 instead of 3.0, which is the same number and shorter."""
    return [[int(number) if number == int(number) else number for number in point] for point in arc]
