"""A window with large text."""

from __future__ import annotations

import pytest

from swqt.gui.style.theme import apply_theme
from tests.support.hand import TO_CONQUER, Hand, settle


@pytest.fixture
def large(qapp, window, position) -> Hand:
    """A position in a small window with text of 200%."""
    apply_theme(qapp, "light", 200)
    window.resize(1280, 720)
    hand = position(TO_CONQUER)
    settle()
    return hand
