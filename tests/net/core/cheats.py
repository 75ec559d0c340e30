"""People with modified programs."""

from __future__ import annotations

from tests.net.core.simulator import Program, World


def make_program(world: World, name: int) -> Program:
    return Program(world, name)
