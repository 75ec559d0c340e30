"""A game is laid on the table of the window: the page and the panels, what lies there, and where a replay begins."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from swqt.table import Still

if TYPE_CHECKING:
    from swqt.gui.sitting import Sitting
    from swqt.gui.window import MainWindow


def laying(window: MainWindow, sitting: Sitting) -> Iterator[None]:
    """Show the table of *window*, then what lies on it, and let whoever is asked answer.

    Between these steps people may leave *sitting*: then the others do nothing.
    """
    looked_at = isinstance(sitting.game, Still)
    if window.sitting is sitting:
        window.pages.setCurrentWidget(window.table)
        window.show_panels(True)
    yield
    if window.sitting is sitting:
        if looked_at:
            sitting.view(0)
        sitting.begin()
        window.arrange(len(sitting.game.seats))
        window.view.zoom_to_fit()
        window.view.setFocus()
    yield
    if window.sitting is sitting and looked_at:
        window.desk.review.look(sitting, 0)
