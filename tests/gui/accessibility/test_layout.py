"""Large enough to read and to click, on small screens and with large text."""

from collections.abc import Iterator
from math import hypot

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QDialogButtonBox,
    QLabel,
    QStyleOptionComboBox,
    QToolButton,
    QTreeWidgetItemIterator,
)

from swqt.gui.board.token_painter import RADIUS
from swqt.gui.dialogs.settings import SettingsDialog
from swqt.gui.help.rule_book_window import RuleBookWindow
from swqt.gui.panels import player_row
from swqt.gui.panels.phase_bar import ItemStrip
from swqt.gui.panels.player_row import PlayerClock, PlayerRow, clock_width
from swqt.gui.panels.players import PlayersPanel
from swqt.gui.session.region_actions import RegionReading
from swqt.gui.style import layouts
from swqt.gui.style.theme import apply_theme, controls_sheet, current, fit_font, text_font
from tests.gui.session.test_underground import COLUMN, HEAD, PLAIN_B
from tests.support.hand import TO_CONQUER, settle

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


def test_a_clock_in_a_strip_leaves_the_coins_alone(qapp, qtbot, monkeypatch):
    apply_theme(qapp, "light", 200)
    places, boxes = [], []
    coins, clock = player_row._coins, player_row.paint_clock
    monkeypatch.setattr(player_row, "_coins", lambda p, box, *more: boxes.append(box) or coins(p, box, *more))
    monkeypatch.setattr(player_row, "paint_clock", lambda p, c, box, s: places.append(box) or clock(p, c, box, s))
    panel = PlayersPanel()
    qtbot.addWidget(panel)
    panel.fold(60)
    panel.model_._show([PlayerRow(seat, "Anna", "", False, 12, 2, ()) for seat in range(3)])
    panel.resize(900, 60)
    panel.show()
    panel.show_clocks({seat: PlayerClock(57, seat == 0) for seat in range(3)})
    panel.grab()
    assert places
    assert all(place.top() >= box.bottom() for place, box in zip(places, boxes, strict=True))


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


def test_the_card_of_a_region_has_room_for_its_name_and_its_last_line(position, window, qapp):
    """A7: names as long as they are in Spanish; for a short one, the hint about F1 is the longest line."""
    position(TO_CONQUER)
    card = window.card
    for scale in (200, 100):
        apply_theme(qapp, "light", scale)
        settle()
        for title in ("Tierra de Labranza 12 · Fuente Mágica · Caverna", "Hill 1"):
            card.show_region(RegionReading(title, ["empty"], ["empty"], []))
            window.game_page.details.make_room()
            QApplication.processEvents()
            for label in card.findChildren(QLabel):
                if label.isVisible():
                    assert label.heightForWidth(label.width()) <= label.height(), label.text()
                    parts = label.text().split() if label.wordWrap() else [label.text()]
                    assert max(label.fontMetrics().horizontalAdvance(part) for part in parts) <= label.width()
            assert card.width() <= window.game_page.details.viewport().width()


def test_no_title_of_the_rule_book_is_cut_off(qapp, window):
    """A7: the contents in the longer words of Spanish."""
    window.context_help._lang = "es"
    window.context_help.open()
    book = window.findChild(RuleBookWindow)
    for scale in (100, 200):
        apply_theme(qapp, "light", scale)
        if scale == 200:    # as on a screen of 1280 by 720; that of the tests is smaller
            book.resize(1200, 660)
            book._split.setSizes([480, 720])
        QApplication.processEvents()
        tree, seen = book.contents, 0
        for item in (found.value() for found in QTreeWidgetItemIterator(tree)):
            if width := tree.visualItemRect(item).width():
                seen += 1
                assert QFontMetricsF(item.font(0)).horizontalAdvance(item.text(0)) <= width - 4, item.text(0)
                assert item.font(0).pixelSize() >= 0.7 * tree.font().pixelSize()
        assert seen > 10
    book.close()


def test_many_pieces_on_the_map_leave_room_for_short_names_at_large_text(window, position, qapp):
    """A7: pieces that have no room are in a menu; the names of the players are nowhere else."""
    apply_theme(qapp, "light", 200)
    window.resize(1280, 720)
    pieces = "pieces sword u1, bag n1, orb u1, socks n1, doormat u1"
    third = "C 9 vampire drow : d2"
    position(f"A 9 stone ogres hand 4 : u1 n1\n{PLAIN_B}\n{third}\n{pieces}\nasks A conquer", head=f"{HEAD}\n{COLUMN}")
    window.presenter.flush()
    QApplication.processEvents()
    strip, players = window.findChild(ItemStrip), window.players
    assert window.is_folded
    assert players.width() >= players.model().rowCount() * 2 * 76
    assert 0 < sum(button.isVisible() for button in strip.buttons) < len(strip.buttons)
    assert strip.findChild(QToolButton).isVisible()


def test_long_names_get_smaller_before_they_are_cut_off(qapp):
    """A7: nearly 24 letters, the maximum, beside the coins."""
    name, picture = "Bartholomäus der Große", QImage(10, 10, QImage.Format.Format_ARGB32)
    p = QPainter(picture)
    p.setFont(text_font(200))
    fit_font(p, name, 190, p.font().pixelSize() * layouts._SMALLER)
    assert QFontMetricsF(p.font()).horizontalAdvance(name) <= 190
    p.end()


def test_buttons_of_dialogs_have_words_alone(window):
    """Icons added by some styles differ in style, are too small, and dark on dark."""
    window.ask_settings()
    [dialog] = window.findChildren(SettingsDialog)
    [box] = dialog.findChildren(QDialogButtonBox)
    style = box.style()
    assert not style.styleHint(style.StyleHint.SH_DialogButtonBox_ButtonsHaveIcons, None, box)
    assert "dialogbuttonbox-buttons-have-icons: 0" in controls_sheet(current(), 100)    # offscreen, no button has any
    dialog.close()


def test_the_die_lies_where_it_covers_no_token(position, window):
    """C5: below the board. Its result is also shown in digits."""
    hand = position(TO_CONQUER)
    QApplication.processEvents()
    view, die, corners = window.view, window.die, []
    for pips in (0, 2):
        window.presenter._shown.pips = pips
        window.presenter.refresh_map()
        corners.append(die.grab(die.rect().adjusted(54, 54, 0, 0)).toImage())
    assert corners[0] != corners[1]
    assert view.rect().contains(die.geometry())
    token = RADIUS * view.transform().m11()
    for label in hand.session.scene.shape.labels:
        at = view.mapFromScene(label)
        assert not QRectF(die.geometry()).intersects(QRectF(at.x() - token, at.y() - token, 2 * token, 2 * token))


def test_on_a_crowded_map_the_die_lies_on_an_empty_region(position, window):
    hand = position("tribes p4\nA 12 forest orcs hand 1 : m4*2 f1\nB 9 hill tritons : f3*2\nasks A conquer")
    window.resize(1280, 690)
    settle()
    window.presenter._shown.pips = 0
    window.presenter.refresh_map()
    view, scene, lying = window.view, hand.session.scene, QRectF(window.die.geometry())
    token = RADIUS * scene.token_size * view.transform().m11()
    covered = []
    for region, label in enumerate(scene.shape.labels):
        at = view.mapFromScene(label)
        if lying.intersects(QRectF(at.x() - token, at.y() - token, 2 * token, 2 * token)):
            covered.append(region)
    assert covered
    state = hand.session.state
    assert not any(state.tokens[region] or state.natives[region] for region in covered)


def test_the_choices_of_the_log_are_whole_in_a_narrow_column(position, window):
    position(TO_CONQUER)
    window.resize(1280, 690)
    settle()
    window.log.open_sheet()
    settle()
    box, option = window.log.filter, QStyleOptionComboBox()
    box.initStyleOption(option)
    style = box.style()
    room = style.subControlRect(style.ComplexControl.CC_ComboBox, option, style.SubControl.SC_ComboBoxEditField, box)
    texts = [box.itemText(row) for row in range(box.count())]
    assert [text for text in texts if box.fontMetrics().horizontalAdvance(text) > room.width()] == []
    window.log.close_sheet()


def test_a_long_story_does_not_blow_up_the_bar_of_the_replay(qapp, position, window):
    """The last event may have many sentences: they shrink, and the map keeps its space."""
    hand = position(TO_CONQUER)
    hand.region("p2")
    window.actions_.look_back.trigger()
    bar = window.replay_controller.review.bar
    for scale in (100, 200):
        apply_theme(qapp, "light", scale)
        window.resize(1280, 720)
        seen = []
        for caption in ("Ben's Tritons redeploy.", "Ben's Tritons redeploy: Forest 4 ×1, Farmland 3 ×1. " * 40):
            bar.show_position(0, ("Viewing round 3, A", "Viewing round 3, A – Esc returns"), caption, can_branch=True)
            settle()
            seen.append((bar.height(), window.view.height()))
        assert seen[0] == seen[1]
        assert seen[0][0] < 140 * scale / 100
        label = bar.caption
        shown = QLabel.text(label)
        assert shown.endswith(" …"), "at a word, where there is no more room"
        assert label.text() == label.toolTip() == label.accessibleName() == caption
        assert label.heightForWidth(label.width()) <= label.height()


@pytest.fixture
def mirrored(qapp) -> Iterator[None]:
    qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    yield
    qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


def test_the_bar_is_mirrored_and_the_map_and_rows_are_not(mirrored, position, window, qapp):
    """3.1: the main button is at the other end; regions keep their place and take clicks there."""
    pictures = []
    for direction in (Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft):
        qapp.setLayoutDirection(direction)
        hand = position(TO_CONQUER.replace("conquer", "choice"))
        QApplication.processEvents()
        pictures.append(window.players.viewport().grab().toImage())
    assert pictures[0] == pictures[1]
    bar = window.bar
    for scale in (200, 100):
        apply_theme(qapp, "light", scale)
        window.resize(1280, 720)
        QApplication.processEvents()
        assert window.width() == 1280
        for widget in (bar.end, window.players, window.view, window.column, window.phase.sound):
            assert window.rect().contains(widget.mapTo(window, widget.rect().center())), widget
            assert not widget.grab().isNull()
    parts = (bar.end, bar.tool(window.actions_.undo), bar.decline, bar.hand)
    places = [part.mapTo(bar, part.rect().center()).x() for part in parts]
    assert places == sorted(places)
    QTest.keyClick(window.view, Qt.Key.Key_Home)
    assert window.view.focused >= 0
    target = hand.cheapest()
    hand.region(target)
    assert hand.state.tribes[0].held >> target & 1
