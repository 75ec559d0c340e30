"""The toolbar of the map in the rail above it, with the help button: mouse, keys and texts."""

from itertools import product

import pytest
from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QAccessible, QColor, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton

from swqt.gui.board.map_widgets import MapToolbar
from swqt.gui.help.context_help import HelpTopicFinder
from swqt.gui.style.buttons import IconButton
from swqt.gui.style.theme import apply_theme
from tests.support.colours import contrast
from tests.support.hand import TO_CONQUER, Hand, on

WOOD = "#3f2c1f"

pytestmark = pytest.mark.usefixtures("shared_window")


@pytest.fixture
def hand(position) -> Hand:
    return position(TO_CONQUER)


@pytest.fixture
def corner(hand, window) -> MapToolbar:
    QApplication.processEvents()
    return window.parts.tools


@pytest.mark.parametrize("looking_back", [False, True])
def test_each_button_does_what_its_command_does(hand, window, corner, looking_back):
    if looking_back:
        hand.region("p2")
        window.actions_.look_back.trigger()
        assert hand.session.viewed is not None
    fit = window.view.transform().m11()
    for button, factor in ((corner.nearer, 1.2), (corner.nearer, 1.44), (corner.farther, 1.2), (corner.whole, 1.0)):
        hand.click(button)
        assert window.view.transform().m11() == pytest.approx(fit * factor)
    corner.layers.menu().actions()[0].trigger()
    assert window.assistant.overlays.name == "owners"


def test_menu_names_and_keys_are_told(window, corner):
    act, menu = window.actions_, corner.layers.menu()
    entries = [entry for entry in menu.actions() if not entry.isSeparator()]
    assert entries == [*act.overlays(), act.codes]
    for name in ("income", ""):
        entries[2].trigger()
        assert window.assistant.overlays.name == name
        assert corner.layers.isChecked() is bool(name)
        assert not name or corner.layers.toolTip() == "Overlays: Income"
    opened: list[bool] = []
    menu.aboutToShow.connect(lambda: (opened.append(True), QTimer.singleShot(0, menu.close)))    # showing it blocks
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Space):
        QTest.keyClick(corner.layers, key)
    assert len(opened) == 2
    buttons = corner.findChildren(QToolButton)
    assert [button.accessibleName() for button in buttons] == ["Zoom out", "Zoom in", "Fit map to window", "Overlays"]
    whole = corner.whole
    assert (corner.farther.toolTip(), whole.toolTip()) == ("Zoom out (Ctrl+-)", "Fit map to window (Ctrl+0)")
    assert window.phase.about.toolTip() == "Rules for this decision (F1)"
    window.actions_.zoom_fit.setShortcuts([QKeySequence("Ctrl+F9")])
    assert whole.toolTip() == "Fit map to window (Ctrl+F9)"
    window.actions_.sound.setShortcut(QKeySequence("Ctrl+F8"))
    assert "M, Ctrl+F8" in window.phase.sound.toolTip()
    face = QAccessible.queryAccessibleInterface(corner)
    assert face.childCount() == 4
    assert QAccessible.queryAccessibleInterface(window.phase).indexOfChild(face) >= 0


@pytest.mark.parametrize("scale", [80, 100, 200])
def test_buttons_are_large_enough_and_tab_goes_there_after_the_map(scale, qapp, window, corner):
    apply_theme(qapp, "light", scale)
    window.resize(1280, 720)
    QApplication.processEvents()
    for button in (*corner.stops(), window.phase.about):
        assert min(button.width(), button.height()) >= (40 if scale == 200 else 32)
        assert window.phase.rect().contains(on(window.phase, button))
        assert button.focusPolicy() == Qt.FocusPolicy.TabFocus    # a click leaves focus on the map
    assert not window.game_page.top_rail.geometry().intersects(window.view.geometry())
    stops = window.keyboard_navigation.stops()
    after = stops.index(window.view) + 1
    assert scale == 200 or stops[after : after + 4] == corner.stops()
    assert stops[0] is window.phase.about


def test_it_is_there_when_there_is_a_map_and_opens_the_rules_for_what_is_asked(position, window, hand, monkeypatch):
    for act, is_shown in ((window.show_start, False), (lambda: position(TO_CONQUER), True), (window.show_start, False)):
        act()
        assert {window.parts.tools.isVisible(), window.phase.about.isVisible()} == {is_shown}
    hand = position(TO_CONQUER)
    window.view.setFocus()
    hand.region("l1")
    opened: list[str] = []
    monkeypatch.setattr(window.context_help, "open", opened.append)    # it opens a window of its own
    hand.click(window.phase.about)
    assert opened == [HelpTopicFinder(hand.session).moment()] != [""]


def test_the_board_is_in_the_middle_where_nothing_is_in_its_way(hand, window):
    view, shape = window.view, hand.session.scene.shape
    board = view.mapFromScene(QRectF(0, 0, shape.width, shape.height)).boundingRect()
    for middle, room in ((board.center().x(), view.width()), (board.center().y(), view.height())):
        assert abs(middle - room / 2) <= 2
    view.zoom_by(4)
    for bar, end in product((view.horizontalScrollBar(), view.verticalScrollBar()), ("minimum", "maximum")):
        bar.setValue(getattr(bar, end)())
        seen = view.mapToScene(view.viewport().rect()).boundingRect()
        assert view.scene().sceneRect().adjusted(-1, -1, 1, 1).contains(seen)    # scrolling ends at the edges


def test_signs_stand_out_from_the_wood(hand, qapp, window, corner):
    """A2: in every look, also on the action bar."""
    hand.region("p2")
    buttons = [*corner.stops(), window.phase.about, window.phase.sound, window.bar.tool(window.actions_.undo)]
    for theme in ("light", "dark", "contrast"):
        apply_theme(qapp, theme, 100)
        QApplication.processEvents()
        for button in buttons:
            image = button.icon().pixmap(40, 40).toImage()
            pixels = [image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height())]
            assert contrast(max(pixels, key=QColor.alpha).name(), WOOD) >= 7, theme
            assert button.isEnabled()
            assert button.iconSize().width() + 4 <= button.width()    # no padding hides it


def test_no_sign_button_hears_of_changes_by_itself(hand, window):
    """Qt calls changeEvent while the button is deleted, when its Python object may be gone."""
    kinds = {type(button) for button in window.findChildren(IconButton)}
    assert not [kind for kind in kinds if kind.changeEvent is not QToolButton.changeEvent]
