"""The toolbar in the map's corner and the help button above it: mouse, keys and texts."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, QSizeF, Qt, QTimer
from PySide6.QtGui import QAccessible, QImage, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton
from pytestqt.qtbot import QtBot

from swqt.content import list_boards
from swqt.gui.app.main_window import MainWindow
from swqt.gui.board.geometry import MapGeometry, fit, fit_clear, growth
from swqt.gui.board.map_widgets import MapToolbar
from swqt.gui.board.scene import BoardScene
from swqt.gui.board.token_painter import RADIUS
from swqt.gui.board.view import BoardView
from swqt.gui.help.context_help import HelpTopicFinder
from swqt.gui.pages.game_page import GamePage
from swqt.gui.style.buttons import IconButton
from swqt.gui.style.theme import apply_theme
from tests.support.hand import Hand

HERE = "A 12 forest orcs hand 6 : f1 h1\nB 9 hill tritons : f3*2 p2\nasks A conquer"

pytestmark = pytest.mark.usefixtures("shared_window")


@pytest.fixture
def hand(position: Callable[..., Hand]) -> Hand:
    return position(HERE)


@pytest.fixture
def corner(hand: Hand, window: MainWindow) -> MapToolbar:
    QApplication.processEvents()
    return window.game_page.corner


@pytest.mark.parametrize("looking_back", [False, True])
def test_each_button_does_what_its_command_does(
    hand: Hand, window: MainWindow, corner: MapToolbar, looking_back: bool
) -> None:
    if looking_back:
        hand.region("p2")
        window.actions_.look_back.trigger()
        assert hand.session.viewed is not None
    fit = window.view.transform().m11()
    for button, factor in (
        (corner.nearer, 1.2), (corner.nearer, 1.44), (corner.farther, 1.2), (corner.whole, 1.0),
    ):  # fmt: skip
        hand.click(button)
        assert window.view.transform().m11() == pytest.approx(fit * factor)
    corner.layers.menu().actions()[0].trigger()
    assert window.assistant.overlays.name == "owners"


def test_the_menu_has_what_can_lie_over_the_map(window: MainWindow, corner: MapToolbar) -> None:
    act = window.actions_
    entries = [entry for entry in corner.layers.menu().actions() if not entry.isSeparator()]
    assert entries == [*act.overlays(), act.codes]
    entries[2].trigger()
    assert window.assistant.overlays.name == "income"
    assert corner.layers.isChecked()
    assert corner.layers.toolTip() == "Overlays: Income"
    entries[2].trigger()
    assert window.assistant.overlays.name == ""
    assert not corner.layers.isChecked()


def test_the_menu_opens_by_keys(corner: MapToolbar) -> None:
    menu = corner.layers.menu()
    opened: list[bool] = []
    menu.aboutToShow.connect(lambda: opened.append(True))
    menu.aboutToShow.connect(lambda: QTimer.singleShot(0, menu.close))    # showing the menu blocks until it is closed
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Space):
        QTest.keyClick(corner.layers, key)
    assert len(opened) == 2


def test_names_and_keys_are_told(window: MainWindow, corner: MapToolbar) -> None:
    buttons = corner.findChildren(QToolButton)
    assert [button.accessibleName() for button in buttons] == ["Zoom out", "Zoom in", "Fit the map", "Overlays"]
    assert corner.farther.toolTip() == "Zoom out (Ctrl+-)"
    assert corner.whole.toolTip() == "Fit the map (Ctrl+0)"
    assert window.phase.about.toolTip() == "Rules for what is asked now (F1)"
    window.actions_.zoom_fit.setShortcuts([QKeySequence("Ctrl+F9")])
    assert corner.whole.toolTip() == "Fit the map (Ctrl+F9)"
    window.actions_.sound.setShortcut(QKeySequence("Ctrl+F8"))
    assert "M, Ctrl+F8" in window.phase.sound.toolTip()
    face = QAccessible.queryAccessibleInterface(corner)
    assert face.childCount() == 4
    assert QAccessible.queryAccessibleInterface(window.game_page).indexOfChild(face) >= 0    # the map has regions only


def test_tab_goes_there_after_the_map(window: MainWindow, corner: MapToolbar) -> None:
    stops = window.keyboard_navigation.stops()
    after = stops.index(window.view) + 1
    assert stops[after : after + 4] == corner.stops()
    assert stops[0] is window.phase.about
    for button in (*corner.stops(), window.phase.about):
        assert button.focusPolicy() == Qt.FocusPolicy.TabFocus    # a click leaves focus on the map


@pytest.mark.parametrize("scale", [80, 100, 200])
def test_buttons_are_large_enough(scale: int, qapp: QApplication, window: MainWindow, corner: MapToolbar) -> None:
    apply_theme(qapp, "light", scale)
    window.resize(1280, 720)
    QApplication.processEvents()
    for button in (*corner.stops(), window.phase.about):
        assert min(button.width(), button.height()) >= (40 if scale == 200 else 32)
    assert window.game_page.rect().contains(corner.geometry())
    assert corner.geometry().left() - window.view.geometry().left() < 10
    assert window.view.geometry().bottom() - corner.geometry().bottom() < 10


def test_it_is_there_when_there_is_a_map(position: Callable[..., Hand], window: MainWindow) -> None:
    buttons = (window.game_page.corner, window.phase.about)
    assert not any(button.isVisible() for button in buttons)
    position(HERE)
    assert all(button.isVisible() for button in buttons)
    window.show_start()
    assert not any(button.isVisible() for button in buttons)


def test_the_question_mark_opens_the_rules_for_what_is_asked(
    hand: Hand, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Focus and previous refusals do not matter; those are for F1."""
    window.view.setFocus()
    hand.region("l1")
    opened: list[str] = []
    monkeypatch.setattr(window.context_help, "open", opened.append)    # it opens a window of its own
    hand.click(window.phase.about)
    assert opened == [HelpTopicFinder(hand.session).moment()] != [""]


def test_a_click_beside_the_buttons_is_none_on_the_map(hand: Hand, window: MainWindow, corner: MapToolbar) -> None:
    clicked: list[int] = []
    window.view.clicked.connect(clicked.append)
    window.view.zoom_by(4)
    QTest.mouseClick(corner, Qt.MouseButton.LeftButton, pos=QPoint(1, corner.height() // 2))
    assert clicked == []


def test_the_cards_leave_it_in_sight(hand: Hand, window: MainWindow, corner: MapToolbar) -> None:
    table = window.game_page
    table.hover(hand.index("p2"))
    below = QRect(corner.pos() - window.view.pos(), corner.size())
    assert not table.card.geometry().intersects(below)
    window.resize(900, 620)
    QApplication.processEvents()
    table.help.show_text("Long", "<p>" + "word " * 2000)
    assert not table.help.geometry().intersects(corner.geometry())


def covered(view: BoardView, corner: MapToolbar, shape: MapGeometry) -> list[int]:
    """Return the regions whose token, at its shown size, overlaps *corner*."""
    below = QRectF(QRect(corner.pos() - view.pos(), corner.size()))
    token = RADIUS * growth(view.transform().m11()) * view.transform().m11()
    round_ = QPointF(token, token)
    places = [QPointF(view.mapFromScene(label)) for label in shape.labels]
    return [region for region, at in enumerate(places) if below.intersects(QRectF(at - round_, at + round_))]


@pytest.mark.parametrize("scale", [100, 200])
def test_no_token_lies_below_it_while_a_strip_needs_room(
    scale: int, qapp: QApplication, qtbot: QtBot, window: MainWindow, surveyed: Callable[..., MapGeometry]
) -> None:
    """Strips below the map reduce its height: the board moves up and stays whole and large."""
    apply_theme(qapp, "light", scale)
    view = BoardView()
    corner = MapToolbar(view, window.actions_)
    page = GamePage(view, corner)
    qtbot.addWidget(page)
    page.show()
    for file in list_boards().boards:
        shape = surveyed(file.shape)
        view.show_scene(BoardScene(file.board, shape, QImage(1, 1, QImage.Format.Format_RGB32)))
        for size in [QSize(762, height) for height in range(300, 580, 40)] + [QSize(500, 573), QSize(630, 480)]:
            page.resize(size)
            QApplication.processEvents()
            assert covered(view, corner, shape) == [], file.board.id
            board = view.mapFromScene(view.scene().sceneRect()).boundingRect()
            assert view.viewport().rect().contains(board), file.board.id
            assert view.transform().m11() > 0.85 * min(view.width() / shape.width, view.height() / shape.height)


def test_the_board_is_in_the_middle_where_nothing_is_in_its_way(hand: Hand, window: MainWindow) -> None:
    view, shape = window.view, hand.session.scene.shape
    for size in (QSize(762, 573), QSize(1300, 820)):
        placed = fit_clear(shape, QSizeF(size), window.game_page.corner.room)
        assert placed == fit(QSizeF(shape.width, shape.height), QSizeF(size))
    view.zoom_by(4)
    across, down = view.horizontalScrollBar(), view.verticalScrollBar()
    for bar, end in ((across, "minimum"), (across, "maximum"), (down, "minimum"), (down, "maximum")):
        bar.setValue(getattr(bar, end)())
        seen = view.mapToScene(view.viewport().rect()).boundingRect()
        assert view.scene().sceneRect().adjusted(-1, -1, 1, 1).contains(seen)    # scrolling ends at the edges


@pytest.mark.parametrize(("scale", "room"), [(100, QRect(0, 0, 762, 573)), (200, QRect(0, 0, 630, 478))])
def test_no_token_lies_below_it(
    scale: int, room: QRect, qapp: QApplication, window: MainWindow, surveyed: Callable[..., MapGeometry]
) -> None:
    """With the whole board visible at 1280 by 720, the toolbar does not cover the middle of a region."""
    apply_theme(qapp, "light", scale)
    taken = window.game_page.corner.room
    corner = QRectF(0, room.height() - taken.height(), taken.width(), taken.height())
    for file in list_boards().boards:
        shape = surveyed(file.shape)
        zoom = min(room.width() / shape.width, room.height() / shape.height)
        margin = QPointF(room.width() - shape.width * zoom, room.height() - shape.height * zoom) / 2
        token = RADIUS * zoom * growth(zoom)    # its size on a small map
        clear = corner.adjusted(-token, -token, token, token)
        near = [code for code, at in zip(file.board.codes, shape.labels, strict=True)
                if clear.contains(margin + at * zoom)]  # fmt: skip
        assert near == [], file.board.id


def test_signs_go_with_the_theme_and_the_size_of_text(
    hand: Hand, qapp: QApplication, window: MainWindow, corner: MapToolbar
) -> None:
    """Those of the map and those above it, without being told."""
    buttons = [*corner.findChildren(IconButton), window.phase.about, window.phase.sound]
    assert len(buttons) == 6

    def seen() -> list[tuple[int, QImage]]:
        QApplication.processEvents()
        return [(button.iconSize().width(), button.icon().pixmap(40, 40).toImage()) for button in buttons]

    light = seen()
    apply_theme(qapp, "dark", 100)
    dark = seen()
    assert all(one[0] == other[0] and one[1] != other[1] for one, other in zip(light, dark, strict=True))
    apply_theme(qapp, "dark", 200)
    assert all(one[0] > other[0] for one, other in zip(seen(), dark, strict=True))
    assert corner.size() == corner.sizeHint()    # the toolbar has grown with them
    assert corner.geometry().bottom() == window.view.geometry().bottom() - 5


def test_no_sign_button_hears_of_changes_by_itself(hand: Hand, window: MainWindow) -> None:
    """Qt calls changeEvent while the button is deleted, when its Python object may be gone."""
    kinds = {type(button) for button in window.findChildren(IconButton)}
    assert len(kinds) == 4
    assert not [kind for kind in kinds if kind.changeEvent is not QToolButton.changeEvent]
