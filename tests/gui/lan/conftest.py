"""Two people in two windows of one process, who meet over loopback."""

from contextlib import ExitStack

import pytest

from tests.support.lan_player import met


@pytest.fixture
def meet(qtbot, library, plain_map):
    """Brings two people to a table with given options."""
    with ExitStack() as tables:
        yield lambda **house: tables.enter_context(met(qtbot, library, **house))
