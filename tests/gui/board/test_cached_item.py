"""Partial repaints on the screen: changes are painted, and no old pixels remain.

A window's ``grab`` repaints everything and would hide such errors; these tests read the screen itself.
"""

import math
from itertools import pairwise

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from swqt.gui.board.cached_item import RenderBudget
from swqt.gui.board.overlay_items import BARE
from swqt.gui.board.region_items import TARGET, RegionLook
from swqt.gui.board.token_painter import AFFORDABLE, CostBadge, GhostPiece
from swqt.gui.board.view import BoardView
from tests.support.hand import settle

HELD = RegionLook(0, "orcs", tokens=2)
LOOKS = {
    "badge": HELD._replace(badge=CostBadge(3, AFFORDABLE)),
    "pieces": RegionLook(pieces=(("fortress", 1), ("hole", 1))),
    "pieces moved": RegionLook(pieces=(("fortress", 1), ("hole", 1)), badge=CostBadge(4, AFFORDABLE)),
    "held": HELD,
    "target": RegionLook(mark=TARGET, badge=CostBadge(2, AFFORDABLE)),
    "ghost": HELD._replace(ghost=GhostPiece(1, "elves", "3")),
    "nothing": RegionLook(),
}  # fmt: skip
WALK = (
    "nothing, badge, pieces, pieces moved, pieces, badge, held, pieces moved, ghost, held, target, ghost, badge, "
    "target, nothing, ghost, pieces, held, badge, nothing"
)


@pytest.fixture
def view(open_board, qtbot) -> BoardView:
    view = open_board("midland-2", 640, 400)
    qtbot.waitUntil(lambda: view.keep.is_painted)
    return view


def on_screen(view: BoardView) -> QImage:
    return view.screen().grabWindow(view.winId()).toImage()


def painted_anew(view: BoardView) -> QImage:
    view.resetCachedContent()
    return view.grab().toImage()


def differing(a: QImage, b: QImage) -> int:
    """Return the number of pixels whose difference exceeds rounding."""
    assert a.size() == b.size()
    first, second = grey(a), grey(b)
    wide = len(first) // a.height()
    rows = ((first[at : at + wide], second[at : at + wide]) for at in range(0, len(first), wide))
    return sum(abs(x - y) > 24 for one, other in rows if one != other for x, y in zip(one, other, strict=True))


def grey(image: QImage) -> bytes:
    copy = image.convertToFormat(QImage.Format.Format_Grayscale8)    # its bits are freed with the last name for it
    return bytes(copy.constBits())


def test_nothing_is_left_behind_by_what_was_drawn_late(view, qtbot):
    budget = view.keep.findChild(RenderBudget)
    left = {}
    for before, after in pairwise(WALK.split(", ")):
        budget.limit = -1.0    # no budget: the old picture is painted again
        view.keep.show_looks([LOOKS[after]] * len(view.keep.stands))
        settle()
        budget.limit = math.inf
        qtbot.waitUntil(lambda: view.keep.is_painted)
        QApplication.processEvents()
        left[before, after] = differing(on_screen(view), painted_anew(view))
    assert not any(left.values()), left


def test_a_map_that_was_moved_looks_as_one_painted_anew(view, qtbot):
    """Flat layers are cached as a picture that moves with the map, while regions change."""
    view.keep.show_looks([HELD] * len(view.keep.stands))
    view.zoom_by(2.5)
    qtbot.waitUntil(lambda: view.keep.is_painted)
    across, down = view.horizontalScrollBar(), view.verticalScrollBar()
    for number in range(12):
        across.setValue(across.value() + (9 if number < 7 else -4))
        down.setValue(down.value() + (-5 if number < 5 else 8))
        view.keep.set_hovered(number % len(view.keep.regions))
        if number == 8:
            view.keep.show_looks([LOOKS["nothing"], *[HELD] * (len(view.keep.stands) - 1)])
        QApplication.processEvents()
    view.keep.set_hovered(-1)
    qtbot.waitUntil(lambda: view.keep.is_painted)
    QApplication.processEvents()
    assert differing(on_screen(view), painted_anew(view)) == 0


def test_under_what_covers_it_a_region_is_found_but_not_seen(view):
    bare = painted_anew(view)
    view.keep.show_looks([LOOKS["target"]._replace(badge=None)] * len(view.keep.stands))
    assert differing(bare, painted_anew(view)) > 0
    view.keep.show_overlay([BARE] * len(view.keep.regions), tokens=False)
    assert differing(bare, painted_anew(view)) == 0
    assert view.keep.region_at(view.keep.shape.labels[3]) == 3
    view.keep.show_overlay(None)
    assert differing(bare, painted_anew(view)) > 0
