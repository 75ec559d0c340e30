"""The table in the window: the board's share, panels that the player arranges, and the folded table."""

import math
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import product

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDockWidget, QTabBar, QWidget

from swqt.gui.app.main_window import MainWindow
from swqt.gui.app.window_layout import table_measures
from swqt.gui.session import game_session
from swqt.gui.style.cards import ground
from swqt.gui.style.theme import CREAM, IDLE, SECOND, apply_theme, current, edge_of
from swqt.table import SavedGames
from tests.gui.conftest import CHOSEN
from tests.support.colours import contrast
from tests.support.hand import TO_CONQUER, Hand, on, settle

pytestmark = pytest.mark.usefixtures("unpainted")

SMALL, USUAL = (1024, 640), (1280, 720)


def board(window: MainWindow) -> QRect:
    """Return the board as it lies in the view."""
    view = window.view
    return view.mapFromScene(view.sceneRect()).boundingRect()


@pytest.mark.parametrize(("width", "height", "share"), [(1280, 720, 49), (1920, 1080, 64), (2560, 1440, 73)])
@pytest.mark.parametrize("players", [2, 5])
def test_the_board_gets_its_share(width, height, share, players, table, window, qapp, qtlog):
    window.resize(width, height)
    table(players)
    settle()
    assert (window.width(), window.height()) == (width, height)
    seen = board(window).intersected(window.view.viewport().rect())
    assert seen.width() * seen.height() * 100 >= share * width * height
    assert abs(seen.width() - board(window).width()) <= 2, "the whole board is in sight"
    assert abs(seen.height() - board(window).height()) <= 2
    view = QRect(window.view.mapTo(window, QPoint()), window.view.size())
    for part in (window.phase, window.bar, window.column, window.players, window.parts.details, window.log):
        assert part.isVisible()
        assert not QRect(part.mapTo(window, QPoint()), part.size()).intersects(view), part
    for size, scale in product(((1280, 720), (1024, 640), (1024, 480)), (100, 200) if width == 1280 else ()):
        apply_theme(qapp, "light", scale)
        window.resize(*size)
        table(players)
        settle()
    assert not [record.message for record in qtlog.records if "resizeDocks" in record.message], "sizes are positive"


def framed(dock: QDockWidget) -> bool:
    """Return whether *dock* has a title bar by which it can be moved and closed."""
    return dock.titleBarWidget() is None


class TestArrangePanels:
    @pytest.fixture
    def another(self, qtbot, plain_map, library, surveyed, monkeypatch) -> Iterator[Callable[[str], MainWindow]]:
        """Opens another window with a layout, as after a restart."""
        monkeypatch.setattr(game_session, "geometry_of", surveyed)
        made: list[MainWindow] = []

        def start(layout: str) -> MainWindow:
            window = MainWindow(library, SavedGames(library), replace(CHOSEN, window=layout), render_limit=math.inf)
            window.resize(1280, 720)    # the screen of the tests is smaller
            window.show()
            made.append(window)
            return window

        yield start
        for window in made:
            window.close()
            window.deleteLater()

    def test_docks_have_frames_only_while_they_are_arranged(self, position, window):
        position(TO_CONQUER)
        arrange = window.actions_.arrange
        docks = window.docks.values()
        assert not arrange.isChecked()
        assert not any(framed(dock) for dock in docks)
        arrange.trigger()
        assert all(framed(dock) for dock in docks)
        arrange.trigger()
        assert not any(framed(dock) for dock in docks)

    def test_what_the_player_has_arranged_is_left_alone(self, position, window):
        position(TO_CONQUER)
        settle()
        window.actions_.arrange.trigger()
        column = window.docks["column"]
        window.resizeDocks([column], [330], Qt.Orientation.Horizontal)
        settle()
        wide = column.width()
        assert wide >= 320
        window.resize(1300, 740)
        window.arrange(2)
        settle()
        assert column.width() == wide
        window.actions_.arrange.trigger()
        settle()
        assert column.width() < wide, "the board has its room again"

    def test_the_keyboard_passes_a_bar_of_tabs_without_tabs(self, position, window):
        panel = window.add_panel("Chat", "chat", QWidget())
        panel.show()
        settle()
        (bar,) = window.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly)
        policies = []
        for shown in (True, False, True):
            panel.setVisible(shown)
            settle()
            QTest.keyClick(window, Qt.Key.Key_Tab)
            policies.append(bar.focusPolicy())
        tabs, none = Qt.FocusPolicy.TabFocus, Qt.FocusPolicy.NoFocus
        assert policies == [tabs, none, tabs]

    def test_it_is_kept_across_restarts(self, position, window, another):
        hand = position(TO_CONQUER)
        window.actions_.arrange.trigger()
        window.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, window.docks["log"])
        window.docks["details"].close()
        window.resizeDocks([window.docks["players"]], [310], Qt.Orientation.Horizontal)
        settle()
        wide = window.docks["players"].width()
        again = another(window.layout_text())
        again.show_game(hand.session.game)
        settle()
        assert again.actions_.arrange.isChecked()
        assert all(framed(dock) for dock in again.docks.values())
        assert again.dockWidgetArea(again.docks["log"]) == Qt.DockWidgetArea.LeftDockWidgetArea
        assert again.docks["details"].isHidden()
        assert again.docks["players"].width() == wide
        again.reset_layout()
        again.show_panels(True)
        settle()
        assert not again.actions_.arrange.isChecked()
        assert again.dockWidgetArea(again.docks["log"]) == Qt.DockWidgetArea.RightDockWidgetArea
        assert again.docks["details"].isVisible()
        assert not any(framed(dock) for dock in again.docks.values())


def end_turn(hand: Hand) -> None:
    hand.window.actions_.balance.trigger()
    hand.end()
    if hand.session.controller.spread is not None:
        hand.window.actions_.balance.trigger()
        hand.end()
    hand.take_over()


def board_share(window: MainWindow) -> float:
    """Return the percentage of the window that the visible board has."""
    view = window.view
    board = view.mapFromScene(view.sceneRect()).boundingRect()
    scene = view.scene().sceneRect()
    scale = view.transform().m11()
    assert board.width() >= scene.width() * scale - 2
    return scene.width() * scale * scene.height() * scale / (window.width() * window.height()) * 100


@pytest.mark.parametrize(
    ("size", "scale", "wide", "folded"),
    [
        (USUAL, 1.0, False, False), (USUAL, 1.25, False, False), (USUAL, 1.5, False, True), (USUAL, 1.0, True, True),
        (SMALL, 1.0, False, True), ((1180, 720), 1.0, False, False), ((2560, 1440), 2.0, False, True),
    ],
)  # fmt: skip
def test_small_windows_large_text_and_the_player_fold_the_table(size, scale, wide, folded):
    assert table_measures(*size, scale, wide=wide).folded == folded


@pytest.mark.parametrize(
    ("size", "scale", "wide", "share"),
    [(SMALL, 100, False, 62.5), (USUAL, 100, True, 59.5), (USUAL, 200, False, 46.0)],
)
@pytest.mark.parametrize("players", [2, 5])
def test_a_folded_table_gives_the_board_its_share(size, scale, wide, share, players, table, window, qapp):
    apply_theme(qapp, "light", scale)
    window.resize(*size)
    window.actions_.wide_map.setChecked(wide)
    table(players)
    settle()
    assert (window.width(), window.height()) == size
    assert board_share(window) >= share


@pytest.fixture
def folded(position, window) -> Hand:
    window.resize(*SMALL)
    hand = position(TO_CONQUER)
    settle()
    assert window.is_folded
    return hand


def test_everything_has_another_place(folded):
    window = folded.window
    view, page = on(window, window.view), window.game_page
    track, steps = window.phase.progress
    for part in (window.players, window.log.fold_bar, window.phase.turn, window.phase.about):
        assert part.isVisible()
        assert on(window, part).bottom() < view.top(), part
        assert on(window, page.top_rail).contains(on(window, part)), part
    for part in (track, steps, window.bar.hand, window.bar.message, window.bar.end):
        assert part.isVisible()
        assert on(window, page.bottom_rail).contains(on(window, part)), part
    assert on(window, track).bottom() < on(window, window.bar.message).center().y()
    assert view.right() == window.width() - 1, "there is no column"
    zoom = {window.actions_.zoom_in, window.actions_.zoom_out, window.actions_.zoom_fit}
    assert zoom <= set(window.parts.tools.layers.menu().actions())
    window.resize(*USUAL)
    settle()
    assert not window.is_folded
    for part in (window.players, page.details, window.log, track, steps, window.phase.sound, window.parts.tools.whole):
        assert part.isVisible(), part
    for part in (window.players, page.details, window.log):
        assert on(window, part).left() > on(window, window.view).right()
    assert not zoom & set(window.parts.tools.layers.menu().actions())


def test_the_player_in_turn_is_wider(folded):
    players = folded.window.players
    boxes = [players.visualRect(players.model().index(row, 0)) for row in range(2)]
    assert boxes[0].width() > 1.3 * boxes[1].width()
    assert boxes[0].top() == boxes[1].top()
    assert boxes[1].right() <= players.viewport().width()
    end_turn(folded)
    settle()
    boxes = [players.visualRect(players.model().index(row, 0)) for row in range(2)]
    assert boxes[1].width() > 1.3 * boxes[0].width()


def test_coins_fly_to_the_players_above_the_board(folded):
    window = folded.window
    animator, edges = window.game_page.animator, window.presenter._edges(0)
    animator._map, animator._edges = window.view.board_scene(), edges
    places = [window.view.viewportTransform().map(animator._row(seat)) for seat in range(2)]
    for seat, place in enumerate(places):
        box = window.players.visualRect(window.players.model().index(seat, 0))
        left = window.view.viewport().mapFromGlobal(window.players.viewport().mapToGlobal(box.topLeft())).x()
        assert place.y() < 0
        assert left <= place.x() <= left + box.width()
    animator._map = None


@pytest.mark.parametrize("part", ["players", "view", "end", "card"])
def test_folding_keeps_focus_and_selection(part, folded, qtbot):
    window = folded.window
    with qtbot.waitActive(window):
        window.activateWindow()
    widgets = {"players": window.players, "view": window.view, "end": window.bar.end, "card": window.column.cards[2]}
    widget = widgets[part]
    widget.setFocus(Qt.FocusReason.TabFocusReason)
    window.players.setCurrentIndex(window.players.model().index(1, 0))
    region = window.view.focused
    for size in (USUAL, SMALL, USUAL):
        window.resize(*size)
        settle()
        assert QApplication.focusWidget() is widget, size
        assert window.players.currentIndex().row() == 1
        assert window.view.focused == region


def test_the_keyboard_reaches_everything(folded, qtbot):
    window = folded.window
    with qtbot.waitActive(window):
        window.activateWindow()
    window.bar.end.setFocus()
    met = []
    for _ in range(6):
        window.actions_.next_panel.trigger()
        met.append(QApplication.focusWidget())
    for part in (window.phase.turn, window.players, window.log.fold_bar, window.column.cards[0], window.view):
        assert part in met
        assert part.accessibleName() or part is window.column.cards[0]


def test_a_wide_map_is_kept_across_restarts(position, window, qtbot, library, surveyed, monkeypatch):
    monkeypatch.setattr(game_session, "geometry_of", surveyed)
    position(TO_CONQUER)
    assert not window.is_folded
    window.actions_.wide_map.trigger()
    settle()
    assert window.is_folded
    layout = window.layout_text()
    again = MainWindow(library, SavedGames(library), replace(CHOSEN, window=layout), render_limit=math.inf)
    again.resize(*USUAL)
    again.show()
    assert again.actions_.wide_map.isChecked()
    again.show_game(window.session.game)
    settle()
    assert again.is_folded
    again.actions_.wide_map.trigger()
    settle()
    assert not again.is_folded
    assert all(again.docks[name].isVisible() for name in ("players", "details", "log")), "none counts as closed"
    assert window.actions_.wide_map.isChecked()
    window.actions_.reset_layout.trigger()
    assert not window.actions_.wide_map.isChecked()


def test_arranged_panels_do_not_fold(folded):
    window = folded.window
    window.actions_.arrange.trigger()
    settle()
    assert not window.is_folded
    assert window.docks["players"].isVisible()
    assert not window.actions_.wide_map.isEnabled()
    window.actions_.arrange.trigger()
    settle()
    assert window.is_folded
    assert not window.docks["players"].isVisible()


class TestCard:
    """What is read floats over the board, above the lower rail, and never over the regions it speaks of."""

    @pytest.fixture(params=[100, 200])
    def floating(self, request, table, window, qapp) -> Callable[..., Hand]:
        apply_theme(qapp, "light", request.param)
        window.resize(*(SMALL if request.param == 100 else USUAL))
        return table

    @pytest.mark.parametrize("players", [2, 3, 4, 5])
    def test_it_covers_no_region_that_it_speaks_of_and_has_room(self, floating, players):
        window = floating(players).window
        settle()
        page, scene = window.game_page, window.view.board_scene()
        details = page.details
        for region, item in enumerate(scene.regions):
            page.hover(region)
            assert details.isVisible()
            assert details.isAncestorOf(window.card)
            below = window.view.mapToScene(details.geometry().translated(-window.view.pos())).boundingRect()
            assert not item.shape().intersects(below), region
            assert window.view.geometry().contains(details.geometry())
            settle()
            assert details.verticalScrollBar().maximum() == 0, region

    def test_the_pointer_stays_on_the_map_below_it(self, folded):
        page = folded.window.game_page
        page.hover(0)
        assert page.details.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        page.tip.show_tip("A tip has buttons.", "")
        assert not page.details.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        page.tip.hide()
        page.hover(-1)
        assert not page.details.isVisible()

    def test_income_and_threats_are_shown_on_demand(self, folded):
        window = folded.window
        outlook = window.game_page.details.outlook
        assert not outlook.isVisible()
        window.phase.turn.click()
        assert outlook.isVisible()
        assert "If you finish now" in outlook.text()
        window.docks["details"].toggleViewAction().trigger()
        settle()
        assert not outlook.isVisible()
        assert not window.docks["details"].isVisible()
        window.docks["details"].toggleViewAction().trigger()
        settle()
        assert outlook.isVisible()
        window.resize(*USUAL)
        settle()
        assert outlook.isVisible()
        assert on(window, outlook).left() > on(window, window.view).right()

    def test_a_combo_is_told_while_it_is_pointed_at(self, folded):
        window = folded.window
        card = window.column.cards[1]
        card.setFocus(Qt.FocusReason.TabFocusReason)
        settle()
        combo = window.game_page.details.combo
        assert combo.isVisible()
        assert combo.reading.row == 1
        window.bar.end.setFocus(Qt.FocusReason.TabFocusReason)
        settle()
        assert not combo.isVisible()


def test_the_log_is_a_sheet_below_its_button(folded):
    window = folded.window
    log = window.log
    assert not log.is_open
    QTest.mouseClick(log.fold_bar, Qt.MouseButton.LeftButton)
    assert log.is_open
    sheet = on(window, log._sheet)
    assert sheet.top() > on(window, log.fold_bar).bottom()
    assert window.rect().contains(sheet)
    assert not sheet.intersects(on(window, window.bar.end))
    QTest.keyClick(log.view, Qt.Key.Key_Escape)
    assert not log.is_open
    assert log.fold_bar.hasFocus()
    window.docks["log"].toggleViewAction().trigger()
    assert log.is_open
    assert not window.docks["log"].isVisible()
    window.resize(*USUAL)
    settle()
    assert log.isVisible()
    assert not log.is_open


def shades(picture: QImage) -> list[str]:
    """Return the colours of *picture* that make up most of it, the most frequent first."""
    found = Counter(picture.pixel(x, y) for x in range(0, picture.width(), 2) for y in range(0, picture.height(), 2))
    return [QColor.fromRgb(colour).name() for colour, _ in found.most_common()]


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_what_has_moved_can_be_read_in_every_look(theme, folded, qapp):
    """A1, A2: words 4.5:1, outlines and marks 3:1 against what lies around them."""
    window = folded.window
    window.setUpdatesEnabled(True)
    apply_theme(qapp, theme, 100)
    window.game_page.hover(0)
    settle()
    players, wood, look = window.players, ground().name(), current()
    for row in range(2):
        picture = players.viewport().grab(players.visualRect(players.model().index(row, 0))).toImage()
        colours = shades(picture)
        assert contrast(look.text, look.card) >= 4.5
        assert any(contrast(colour, look.card) >= 3 and colours.index(colour) < 400 for colour in colours)
        card = QColor(picture.pixel(picture.width() - 12, picture.height() // 2 + 12)).name()
        edge = look.card if theme == "light" else edge_of(look)
        assert contrast(edge, wood) >= 3, (card, wood)
    fold = shades(window.log.fold_bar.grab().toImage())
    assert contrast(fold[0], look.text) >= 4.5
    assert contrast(fold[0] if theme == "light" else edge_of(look), wood) >= 3
    track, steps = (part.grab().toImage() for part in window.phase.progress)
    for ink in (CREAM, SECOND, IDLE):
        assert contrast(ink, wood) >= 4.5
    assert any(contrast(colour, wood) >= 7 for colour in shades(track)[:40])
    pill = "#ffe94a" if theme == "contrast" else "#f3d27a"
    assert pill in shades(steps)[:8]
    assert contrast(pill, "#2b1d14") >= 4.5
    card = shades(window.card.grab().toImage())
    assert contrast(card[0], look.text) >= 4.5
    floating = shades(window.game_page.details.grab().toImage())
    outline = "#2b1d14" if theme == "light" else edge_of(look)
    assert outline in floating[:60], "around the card, which lies on every ground"
    assert contrast(outline, card[0]) >= 3


def test_the_card_is_as_high_as_what_it_tells(folded):
    window = folded.window
    page = window.game_page
    heights = set()
    for region in range(len(folded.session.game.rules.board.codes)):
        page.hover(region)
        settle()
        heights.add(page.details.height())
        box = on(window, window.card)
        assert abs(on(window, page.details).bottom() - box.bottom()) <= 8, region
        assert on(window, page.details).bottom() <= on(window, window.view).bottom()
    assert len(heights) > 1
