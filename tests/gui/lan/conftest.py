"""Two people in two windows of one process, who meet over loopback. All windows are closed after each test."""

from functools import partial

import pytest

from tests.support.lan_player import met


@pytest.fixture
def meet(qtbot, library, plain_map):
    """Brings two people to a table with given options."""
    return partial(met, qtbot, library)
