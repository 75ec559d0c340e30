"""Large enough to read and to click, on small screens and with large text."""

from math import hypot

import pytest
from PySide6.QtCore import QPointF, QSize
from PySide6.QtWidgets import QApplication

from swqt.gui.board.token_painter import RADIUS
from swqt.gui.panels.player_row import PlayerClock, PlayerRow, clock_width
from swqt.gui.panels.players import PlayersPanel
from swqt.gui.style.actions import SCALES
from swqt.gui.style.theme import SMALLEST, apply_theme, scale_of
from tests.support.hand import TO_CONQUER

pytestmark = pytest.mark.usefixtures("shared_window", "unpainted")


def test_numbers_on_the_map_can_be_read(library, surveyed):
    """A6: a cost has 18 pixels and a token count 16 if the map fills a screen of 1920 by 1080."""
    for board, face in library.boards():
        shape = surveyed(face)
        scale = min(1390 / shape.width, 890 / shape.height)    # without the panels
        stand = min(1.45, max(1.0, 0.72 / scale))
        assert 34 * 0.82 * scale * stand >= 18, board.id    # a badge of height 34; its digits, in ems
        assert RADIUS * 0.55 * 1.54 * scale * stand >= 16, board.id


def test_every_region_can_be_hit(library, surveyed):
    """A8: a circle of 24 pixels fits into every region, on the smallest screen with the whole map visible."""
    for board, face in library.boards():
        shape = surveyed(face)
        scale = min(740 / shape.width, 540 / shape.height)
        for region, code in enumerate(board.codes):
            here = shape.labels[region]
            rim = [point for polygon in shape.paths[region].toSubpathPolygons() for point in polygon.toList()]
            radius = min(_to_edge(here, rim[k - 1], rim[k]) for k in range(1, len(rim)))
            assert 2 * radius * scale >= 24, (board.id, code)


def _to_edge(at: QPointF, start: QPointF, end: QPointF) -> float:
    along, off = end - start, at - start
    length = along.x() ** 2 + along.y() ** 2
    share = 0.0 if length == 0 else min(1.0, max(0.0, (off.x() * along.x() + off.y() * along.y()) / length))
    return hypot(off.x() - share * along.x(), off.y() - share * along.y())


def test_the_buttons_of_the_game_are_easy_to_hit(position):
    """A8: at least 32 pixels."""
    hand = position(TO_CONQUER)
    hand.leave("f1")
    QApplication.processEvents()
    bar = hand.window.bar
    for button in (*bar.offers(), bar.end, bar.decline, bar.roll, *bar._tools, *hand.window.column.cards):
        assert not button.isVisible() or min(button.width(), button.height()) >= 32, button


class TestLargeText:
    def test_the_table_fits(self, large):
        """A7: in 1280 by 720 with text of 200%, with every kind of offer, and with a wider page that is not shown."""
        window = large.window
        window, page = large.window, large.window.game_page
        assert window.replay_controller.ending.minimumSizeHint().width() > page.minimumSizeHint().width()
        assert window.minimumSizeHint().boundedTo(QSize(1280, 720)) == window.minimumSizeHint()
        assert all(card.width() <= window.column.width() for card in window.column.cards)
        for part in (window.players, window.log, window.column, window.view, window.bar.end, window.phase.turn):
            assert part.isVisible()
            assert window.rect().contains(part.mapTo(window, part.rect().center())), part
        for text in ("&Decline  +28", "&Decline"):
            window.bar.decline.setText(text)
            for part in (window.bar.decline, window.bar.roll, window.bar.rule_button):
                part.show()
            QApplication.processEvents()
            assert page.minimumSizeHint().width() <= 1280 - 280 - 5

    def test_the_keyboard_brings_what_it_goes_to_into_sight(self, large):
        """A12: a closed log opens when a search starts."""
        window = large.window
        window.docks["log"].close()
        window.actions_.find_log.trigger()
        QApplication.processEvents()
        assert window.log.search.isVisible()
        assert not window.log.search.visibleRegion().isEmpty()


@pytest.mark.parametrize("scale", [100, 200])
def test_a_clock_moves_nothing(qapp, qtbot, scale):
    """A7: it stands at the lower right of its row."""
    apply_theme(qapp, "light", scale)
    panel = PlayersPanel()
    qtbot.addWidget(panel)
    panel.model_._show([PlayerRow(0, "Anna", "", False, 12, 2, (("Elves", "3", True),))])
    panel.resize(202 * scale // 100, 400)
    panel.show()
    changes, heights = [], set()
    panel.model_.dataChanged.connect(lambda *change: changes.append(change))
    for left in (None, 1200, 601, 600, 599, 0):
        panel.show_clocks({} if left is None else {0: PlayerClock(left, True)})
        QApplication.processEvents()
        heights.add(panel.visualRect(panel.model().index(0, 0)).height())
    assert (len(heights), changes) == (1, []), "a screen reader would read changes out each second"
    assert PlayerClock(599, True).text == "9:59"
    assert clock_width(PlayerClock(711, True), 1.0) == clock_width(PlayerClock(800, False), 1.0)


def test_the_scale_reaches_every_part(table, qapp):
    """A6: 80 to 200%."""
    window = table(2).window
    card = window.column.cards[0]
    for scale in (SCALES[0], 150):
        apply_theme(qapp, "light", scale)
        QApplication.processEvents()
        assert window.font().pixelSize() == round(SMALLEST * scale / 100)
        assert scale_of(card.font()) == pytest.approx(scale / 100, abs=0.05)
        assert card.sizeHint().height() == pytest.approx(106 * scale_of(window.font()) + 6, abs=2)
        assert window.minimumSizeHint().width() <= 1280


SHARP = """
import math
import sys
from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView
from swqt.content import list_boards
from swqt.gui.board.geometry import geometry_of
from swqt.gui.board.scene import BoardScene
app = QApplication([])
file = list_boards().boards[0]
blank = QImage(16, 10, QImage.Format.Format_RGB32)
scene = BoardScene(file.board, geometry_of(file.shape), blank, render_limit=math.inf)
view = QGraphicsView(scene)
view.resize(800, 500)
view.fitInView(scene.sceneRect())
picture = view.grab()
assert picture.devicePixelRatio() == float(sys.argv[1]), picture.devicePixelRatio()
assert picture.width() == round(800 * float(sys.argv[1]))
for region, label in enumerate(scene.shape.labels):
    assert scene.region_at(view.mapToScene(view.mapFromScene(label))) == region
"""


@pytest.mark.parametrize("ratio", ["1.25", "1.5", "2"])
def test_fine_screens_hit_the_same_regions(ratio, run_code):
    """A22: at 125, 150 and 200% screen scaling."""
    run_code(SHARP, ratio, QT_SCALE_FACTOR=ratio, QT_QPA_PLATFORM="offscreen")
