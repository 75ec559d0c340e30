"""The table in the window: the board's share, panels that the player arranges, and the folded table."""

import math
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTabBar, QWidget

from swqt.gui.app.main_window import MainWindow
from swqt.gui.app.window_layout import table_measures
from swqt.gui.board.map_widgets import RevealText
from swqt.gui.session import game_session
from swqt.gui.style.cards import ground
from swqt.gui.style.theme import CREAM, IDLE, SECOND, apply_theme, edge_of
from swqt.table import GameSetup, SavedGames
from tests.gui.conftest import CHOSEN
from tests.support.colours import contrast
from tests.support.hand import TO_CONQUER, Hand, on, play_out, settle

pytestmark = pytest.mark.usefixtures("unpainted")

SMALL, USUAL = (1024, 640), (1280, 720)


def resize(window: MainWindow, size: tuple[int, int]) -> None:
    window.resize(*size)
    settle()


def toggle(action: QAction) -> None:
    action.trigger()
    settle()


@pytest.mark.parametrize(("size", "scale", "wide", "share"), [
    (USUAL, 100, False, 49), ((1920, 1080), 100, False, 64), ((2560, 1440), 100, False, 73),
    (SMALL, 100, False, 62.5), (USUAL, 100, True, 59.5), (USUAL, 200, False, 46.0),
])  # fmt: skip
@pytest.mark.parametrize("players", [2, 5])
def test_the_board_gets_its_share(size, scale, wide, share, players, table, window, qapp):
    apply_theme(qapp, "light", scale)
    window.resize(*size)
    window.actions_.wide_map.setChecked(wide)
    table(players)
    settle()
    assert (window.width(), window.height()) == size
    board = window.view.mapFromScene(window.view.sceneRect()).boundingRect()
    seen = board.intersected(window.view.viewport().rect())
    assert seen.width() * seen.height() * 100 >= share * window.width() * window.height()
    assert max(board.width() - seen.width(), board.height() - seen.height()) <= 2, "the whole board is in sight"
    if not window.is_folded:
        for part in (window.phase, window.bar, window.column, window.players, window.parts.details, window.log):
            assert part.isVisible()
            assert not on(window, part).intersects(on(window, window.view)), part


def test_panels_can_be_opened_only_beside_a_game(position, window):
    toggles = [dock.toggleViewAction() for dock in window.docks.values()]
    assert not any(toggle.isEnabled() for toggle in toggles)
    position(TO_CONQUER)
    assert all(toggle.isEnabled() for toggle in toggles)
    window.show_start()
    window.actions_.reset_layout.trigger()
    assert not any(toggle.isEnabled() for toggle in toggles)


def framed(window: MainWindow) -> set[bool]:
    """Return whether docks have a title bar by which they can be moved and closed."""
    return {dock.titleBarWidget() is None for dock in window.docks.values()}


@pytest.fixture
def another(qtbot, plain_map, library, surveyed, monkeypatch) -> Iterator[Callable[[str], MainWindow]]:
    """Opens another window with a layout, as after a restart."""
    monkeypatch.setattr(game_session, "geometry_of", surveyed)
    made: list[MainWindow] = []

    def start(layout: str) -> MainWindow:
        window = MainWindow(library, SavedGames(library), replace(CHOSEN, window=layout), render_limit=math.inf)
        window.resize(*USUAL)    # the screen of the tests is smaller
        window.show()
        made.append(window)
        return window

    yield start
    for window in made:
        window.close()
        window.deleteLater()


class TestArrangePanels:
    def test_docks_have_frames_while_they_are_arranged_and_their_sizes_are_left_alone(self, position, window):
        position(TO_CONQUER)
        settle()
        arrange, column = window.actions_.arrange, window.docks["column"]
        assert (arrange.isChecked(), framed(window)) == (False, {False})
        arrange.trigger()
        assert framed(window) == {True}
        window.resizeDocks([column], [330], Qt.Orientation.Horizontal)
        settle()
        wide = column.width()
        assert wide >= 320
        window.resize(1300, 740)
        window.arrange(2)
        settle()
        assert column.width() == wide
        toggle(arrange)
        assert (column.width() < wide, framed(window)) == (True, {False}), "the board has its room again"

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
        assert (again.actions_.arrange.isChecked(), framed(again)) == (True, {True})
        assert again.dockWidgetArea(again.docks["log"]) == Qt.DockWidgetArea.LeftDockWidgetArea
        assert (again.docks["details"].isHidden(), again.docks["players"].width()) == (True, wide)
        again.reset_layout()
        again.show_panels(True)
        settle()
        assert (again.actions_.arrange.isChecked(), framed(again)) == (False, {False})
        assert again.dockWidgetArea(again.docks["log"]) == Qt.DockWidgetArea.RightDockWidgetArea
        assert again.docks["details"].isVisible()


@pytest.mark.parametrize(("size", "scale", "wide", "folded"), [
    (USUAL, 1.0, False, False), (USUAL, 1.25, False, False), (USUAL, 1.5, False, True), (USUAL, 1.0, True, True),
    (SMALL, 1.0, False, True), ((1180, 720), 1.0, False, False), ((2560, 1440), 2.0, False, True),
])  # fmt: skip
def test_small_windows_large_text_and_the_player_fold_the_table(size, scale, wide, folded):
    assert table_measures(*size, scale, wide=wide).folded == folded


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
    first, second = (window.players.visualRect(window.players.model().index(row, 0)) for row in range(2))
    assert first.width() > 1.3 * second.width(), "that of the player in turn"
    zoom = {window.actions_.zoom_in, window.actions_.zoom_out, window.actions_.zoom_fit}
    assert zoom <= set(window.parts.tools.layers.menu().actions())
    resize(window, USUAL)
    assert not window.is_folded
    beside = (window.players, page.details, window.log)
    assert all(part.isVisible() for part in (*beside, track, steps, window.phase.sound, window.parts.tools.whole))
    assert min(on(window, part).left() for part in beside) > on(window, window.view).right()
    assert not zoom & set(window.parts.tools.layers.menu().actions())


@pytest.mark.parametrize("part", ["players", "view", "end", "card"])
def test_folding_keeps_focus_and_selection(part, folded, qtbot):
    window = folded.window
    with qtbot.waitActive(window):
        window.activateWindow()
    parts = {"players": window.players, "view": window.view, "end": window.bar.end, "card": window.column.cards[2]}
    parts[part].setFocus(Qt.FocusReason.TabFocusReason)
    window.players.setCurrentIndex(window.players.model().index(1, 0))
    region = window.view.focused
    for size in (USUAL, SMALL, USUAL):
        resize(window, size)
        assert QApplication.focusWidget() is parts[part], size
        assert (window.players.currentIndex().row(), window.view.focused) == (1, region)


@pytest.mark.parametrize("page", ["ending", "start"])
def test_no_panel_counts_as_closed_after_a_table_with_large_text_was_left(page, position, window, another, qapp):
    apply_theme(qapp, "light", 200)
    resize(window, USUAL)
    hand = position(TO_CONQUER)
    settle()
    assert window.is_folded
    if page == "start":
        window.show_start()
    else:
        play_out(hand.session.game)
        hand.told()
    again = another(window.layout_text())
    again.resize(800, 600)    # too narrow for all panels
    again.start_game(GameSetup(("Anna", "Ben"), ("human",) * 2, "midland-2", "base"))
    settle()
    assert again.is_folded
    apply_theme(qapp, "light", 100)
    resize(again, USUAL)
    again.arrange(2)
    assert not again.is_folded
    assert all(again.docks[name].isVisible() for name in ("players", "details", "log"))


def test_a_wide_map_is_kept_across_restarts(position, window, another):
    position(TO_CONQUER)
    wide = window.actions_.wide_map
    assert not window.is_folded
    toggle(wide)
    assert window.is_folded
    again = another(window.layout_text())
    assert again.actions_.wide_map.isChecked()
    again.show_game(window.session.game)
    settle()
    assert again.is_folded
    toggle(again.actions_.wide_map)
    assert not again.is_folded
    assert all(again.docks[name].isVisible() for name in ("players", "details", "log")), "none counts as closed"
    assert wide.isChecked()
    window.actions_.reset_layout.trigger()
    assert not wide.isChecked()


def test_what_is_revealed_is_not_below_the_details(folded):
    window, page = folded.window, folded.window.game_page
    for region in range(len(window.session.scene.regions)):
        found = RevealText(region, "keep", "The Monsters were guarding the Keep on the Motherland.")
        page.hover(-1)
        settle()
        page.show_reveal(found)
        page.hover(0)    # the panel appears after the bubble
        settle()
        assert page.details.isVisible()
        assert not on(window, page.reveal).intersects(on(window, page.details)), region
        page.show_reveal(found)
        assert not on(window, page.reveal).intersects(on(window, page.details)), region


def test_the_keyboard_reaches_everything_and_arranged_panels_do_not_fold(folded, qtbot):
    window, players = folded.window, folded.window.docks["players"]
    toggle(window.actions_.arrange)
    assert (window.is_folded, players.isVisible(), window.actions_.wide_map.isEnabled()) == (False, True, False)
    toggle(window.actions_.arrange)
    assert (window.is_folded, players.isVisible()) == (True, False)
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


class TestCard:
    """What is read floats over the board, above the lower rail, and never over the regions it speaks of."""

    @pytest.mark.parametrize(("size", "scale"), [(SMALL, 100), (USUAL, 200)])
    @pytest.mark.parametrize("players", [2, 3, 4, 5])
    def test_it_covers_no_region_that_it_speaks_of_and_has_room(self, size, scale, players, table, window, qapp):
        apply_theme(qapp, "light", scale)
        window.resize(*size)
        table(players)
        settle()
        view, details = window.view, window.game_page.details
        for region, item in enumerate(view.board_scene().regions):
            window.game_page.hover(region)
            assert details.isVisible()
            assert details.isAncestorOf(window.card)
            below = view.mapToScene(details.geometry().translated(-view.pos())).boundingRect()
            assert not item.shape().intersects(below), region
            assert view.geometry().contains(details.geometry())
            settle()
            assert details.verticalScrollBar().maximum() == 0, region

    def test_the_pointer_stays_on_the_map_below_it_and_a_combo_is_told(self, folded):
        page, through = folded.window.game_page, Qt.WidgetAttribute.WA_TransparentForMouseEvents
        page.hover(0)
        assert page.details.testAttribute(through)
        page.tip.show_tip("A tip has buttons.", "")
        assert not page.details.testAttribute(through)
        page.tip.hide()
        page.hover(-1)
        assert not page.details.isVisible()
        window, combo = folded.window, folded.window.game_page.details.combo
        window.column.cards[1].setFocus(Qt.FocusReason.TabFocusReason)
        settle()
        assert (combo.isVisible(), combo.reading.row) == (True, 1)
        window.bar.end.setFocus(Qt.FocusReason.TabFocusReason)
        settle()
        assert not combo.isVisible()

    def test_income_and_threats_are_shown_on_demand(self, folded):
        window, details = folded.window, folded.window.docks["details"]
        outlook = window.game_page.details.outlook
        assert not outlook.isVisible()
        window.phase.turn.click()
        assert outlook.isVisible()
        assert "If you finish now" in outlook.text()
        for shown in (False, True):
            toggle(details.toggleViewAction())
            assert (outlook.isVisible(), details.isVisible()) == (shown, False)
        resize(window, USUAL)
        assert outlook.isVisible()
        assert on(window, outlook).left() > on(window, window.view).right()


def test_the_log_is_a_sheet_below_its_button(folded):
    window, log = folded.window, folded.window.log
    assert not log.is_open
    QTest.mouseClick(log.fold_bar, Qt.MouseButton.LeftButton)
    assert log.is_open
    sheet = on(window, log._sheet)
    assert sheet.top() > on(window, log.fold_bar).bottom()
    assert window.rect().contains(sheet)
    assert not sheet.intersects(on(window, window.bar.end))
    QTest.keyClick(log.view, Qt.Key.Key_Escape)
    assert (log.is_open, log.fold_bar.hasFocus()) == (False, True)
    window.docks["log"].toggleViewAction().trigger()
    assert (log.is_open, window.docks["log"].isVisible()) == (True, False)
    resize(window, USUAL)
    assert (log.is_open, log.isVisible()) == (False, True)


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_what_lies_on_wood_can_be_read_in_every_look(theme, folded, qapp):
    """A1, A2: words 4.5:1, outlines 3:1; around the card on every ground."""
    window, wood = folded.window, ground().name()
    window.setUpdatesEnabled(True)
    look = apply_theme(qapp, theme, 100)
    window.game_page.hover(0)
    settle()
    assert min(contrast(ink, wood) for ink in (CREAM, SECOND, IDLE)) >= 4.5
    assert contrast(look.card if theme == "light" else edge_of(look), wood) >= 3
    outline = "#2b1d14" if theme == "light" else edge_of(look)
    assert contrast(outline, look.card) >= 3
    picture = window.game_page.details.grab().toImage()
    assert outline.lower() in {picture.pixelColor(x, picture.height() // 2).name() for x in range(picture.width())}


def test_a_window_that_was_small_says_again_whose_turn_it_is(position, window):
    position(TO_CONQUER)
    named = (window.phase._name, window.phase._mark)
    resize(window, USUAL)
    assert all(part.isVisible() for part in named)
    resize(window, (480, 360))
    assert window.is_folded
    resize(window, USUAL)
    assert not window.is_folded
    assert all(part.isVisible() for part in named)
