"""The table in the window: the board's share, and panels that the player arranges."""

import math
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication, QDockWidget

from swqt.gui.app.main_window import MainWindow
from swqt.gui.session import game_session
from swqt.gui.style.theme import apply_theme
from swqt.table import SavedGames
from tests.gui.conftest import CHOSEN
from tests.support.hand import TO_CONQUER


def settle() -> None:
    for _ in range(4):
        QApplication.processEvents()


def board(window: MainWindow) -> QRect:
    """Return the board as it lies in the view."""
    view = window.view
    return view.mapFromScene(view.sceneRect()).boundingRect()


@pytest.mark.parametrize(
    ("width", "height", "share"), [(1280, 720, 49), (1920, 1080, 64), (2560, 1440, 73)]
)
@pytest.mark.parametrize("players", [2, 5])
def test_the_board_gets_its_share(width, height, share, players, table, window):
    window.resize(width, height)
    table(players)
    settle()
    assert (window.width(), window.height()) == (width, height)
    seen = board(window).intersected(window.view.viewport().rect())
    assert seen.width() * seen.height() * 100 >= share * width * height
    assert abs(seen.width() - board(window).width()) <= 2, "the whole board is in sight"
    assert abs(seen.height() - board(window).height()) <= 2


def test_rails_and_columns_lie_beside_the_board(table, window):
    table(2)
    settle()
    view = window.view.mapTo(window, QPoint())
    seen = QRect(view, window.view.size())
    parts = (window.phase, window.bar, window.column, window.players, window.parts.details, window.log)
    for part in parts:
        assert part.isVisible()
        assert not QRect(part.mapTo(window, QPoint()), part.size()).intersects(seen), part


@pytest.mark.parametrize("size", [(1280, 720), (1024, 640), (1024, 480)])
@pytest.mark.parametrize("players", [2, 5])
def test_docks_always_have_a_size(size, players, table, window, qapp, qtlog):
    """Qt warns of sizes that are not positive."""
    for scale in (100, 200):
        apply_theme(qapp, "light", scale)
        window.resize(*size)
        table(players)
        settle()
    assert not [record.message for record in qtlog.records if "resizeDocks" in record.message]


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
            window = MainWindow(
                library, SavedGames(library), replace(CHOSEN, window=layout), render_limit=math.inf
            )
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
