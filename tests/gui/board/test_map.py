"""The map: hit test, zoom, region contents, and the painted landscape."""

import math
from dataclasses import replace
from itertools import product
from math import hypot
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from swqt.content import BoardFile, find_board, list_boards
from swqt.gui.board import background
from swqt.gui.board.geometry import geometry_of
from swqt.gui.board.landscape import LandscapePainter
from swqt.gui.board.region_items import LEAVING, TARGET, RegionLook, step_places
from swqt.gui.board.scene import BoardScene
from swqt.gui.board.token_painter import AFFORDABLE, CHANCY, DEAR, LOCKED, RADIUS, STEP_APART, STEP_RADIUS, CostBadge
from swqt.gui.board.view import BoardView
from swqt.gui.style import icons

EMPTY = RegionLook()


@pytest.fixture(scope="module")
def midland() -> BoardFile:
    return find_board("midland-3")


def looks(view: BoardView, **changed: RegionLook) -> None:
    board = view.keep.board
    view.keep.show_looks([changed.get(code, EMPTY) for code in board.codes])
    QApplication.processEvents()


def picture(view: BoardView) -> QImage:
    return view.grab().toImage()


def test_every_label_lies_in_its_region(surveyed):
    blank = QImage(16, 10, QImage.Format.Format_RGB32)
    for file in list_boards().boards:
        scene = BoardScene(file.board, surveyed(file.shape), blank, render_limit=math.inf)
        found = [scene.region_at(label) for label in scene.shape.labels]
        assert found == list(range(len(file.board.codes))), file.board.id


def test_a_click_names_the_region_and_its_kind_and_dragging_pans(view):
    clicks: list[tuple[str, int]] = []
    for name, signal in (("left", view.clicked), ("shift", view.alternate_clicked), ("right", view.right_clicked)):
        signal.connect(lambda region, name=name: clicks.append((name, region)))
    everywhere = range(len(view.keep.board.codes))
    for region in everywhere:
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.position_of(region))
    assert clicks == [("left", region) for region in everywhere]
    clicks.clear()
    at = view.position_of(4)
    QTest.mouseClick(view.viewport(), Qt.MouseButton.RightButton, pos=at)
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ShiftModifier, at)
    assert clicks == [("right", 4), ("shift", 4)]
    clicks.clear()
    view.zoom_by(2)
    before = view.position_of(4)
    port = view.viewport()
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=QPoint(460, 300))
    for step in (10, 30, 60):    # QTest.mouseMove would not say that a button is down
        at = QPointF(460 - step, 300)
        left, plain = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        move = QMouseEvent(QEvent.Type.MouseMove, at, port.mapToGlobal(at), Qt.MouseButton.NoButton, left, plain)
        QApplication.sendEvent(port, move)
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=QPoint(400, 300))
    assert clicks == []
    assert view.position_of(4) == before - QPoint(60, 0)


def test_zoom_has_limits_and_fits_again_whatever_the_size(view):
    fit = view.transform().m11()
    for way, factor in ((view.zoom_in, 4), (view.zoom_out, 0.5)):
        for _ in range(30):
            way()
        assert view.transform().m11() == pytest.approx(fit * factor, rel=0.02)
    view.zoom_to_fit()
    assert view.transform().m11() == pytest.approx(fit)
    view.resize(500, 400)
    QApplication.processEvents()
    board = view.mapFromScene(QRectF(0, 0, 1600, 1000)).boundingRect()
    assert view.viewport().rect().adjusted(-2, -2, 2, 2).contains(board)


@pytest.mark.parametrize("counting", [True, False])
def test_the_wheel_counts_over_a_counter_and_zooms_elsewhere(view, counting):
    steps: list[tuple[int, int]] = []
    view.wheeled.connect(lambda region, step: steps.append((region, step)))
    view.counters = 1 << 4 if counting else 0
    before = view.transform().m11()
    at, none = QPointF(view.position_of(4)), Qt.MouseButton.NoButton
    plain, phase, down = Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, QPoint(0, 120)
    view.wheelEvent(QWheelEvent(at, view.viewport().mapToGlobal(at), QPoint(), down, none, plain, phase, False))
    assert steps == ([(4, 1)] if counting else [])
    assert (view.transform().m11() > before) is not counting


HELD = RegionLook(seat=0, race="orcs", tokens=2)
LOOKS = (
    HELD, HELD._replace(tokens=3), HELD._replace(race="elves"), HELD._replace(declined=True), RegionLook(natives=1),
    RegionLook(pieces=(("lair", 1),)), RegionLook(pieces=(("encampment", 2),)), RegionLook(mark=TARGET),
    RegionLook(mark=LEAVING), *(RegionLook(badge=CostBadge(3, state)) for state in (AFFORDABLE, DEAR, LOCKED)),
    *(RegionLook(badge=CostBadge(3, CHANCY, odds)) for odds in (33, 17)),
)  # fmt: skip


def test_every_look_differs_from_every_other_and_goes_again(view, qtbot):
    looks(view)
    qtbot.waitUntil(lambda: not view.keep._ground._zooming)    # until then the landscape is scaled fast
    seen = [picture(view)]
    for look in LOOKS:
        looks(view, f1=look)
        assert picture(view) not in seen, look
        seen.append(picture(view))
    looks(view)
    assert picture(view) == seen[0]
    for shown in (True, False):
        view.keep.set_codes_shown(shown)
        assert (picture(view) not in seen) is shown
    assert picture(view) == seen[0]


@pytest.mark.usefixtures("unpainted")
def test_a_picture_of_a_board_that_has_changed_is_not_shown(midland, tmp_path, monkeypatch):
    monkeypatch.setattr(background, "PICTURE_SCALE", 0.1)
    monkeypatch.setattr(background, "cache_folder", lambda: tmp_path)
    shape = geometry_of(midland.shape)
    background.bake_landscape(midland.board, shape)
    sites = midland.board.sites
    other = replace(midland.board, sites=(sites[0]._replace(marks=("magic",)), *sites[1:]))
    assert background.kept_landscape(other, shape).isNull()
    labels = list(shape.labels)    # the shape itself is shared
    labels[3] = labels[3] + QPointF(5, 0)
    assert background.kept_landscape(midland.board, replace(shape, labels=labels)).isNull()


BAKE = """If not: `swqt board bake --shipped`; STYLE_VERSION of the painter is one more if the painting changed."""


def shipped_picture(file: BoardFile) -> Path:
    key = background.picture_key(file.board, geometry_of(file.shape))
    return background.shipped_folder() / f"{file.board.id}-{key}.webp"


def test_every_shipped_board_has_a_picture_of_what_it_is_now():
    for file in list_boards().boards:
        assert list(background.shipped_folder().glob(f"{file.board.id}-*")) == [shipped_picture(file)], BAKE


@pytest.mark.parametrize("file", [
    pytest.param(file, marks=[] if file.board.id in ("midland-2", "gloamdeep-2") else pytest.mark.slow)
    for file in list_boards().boards
], ids=lambda file: file.board.id)    # fmt: skip
def test_shipped_boards_look_as_they_are_painted_now(file):
    shape, shipped = geometry_of(file.shape), QImage(str(shipped_picture(file)))
    assert (shipped.width(), shipped.height()) == (round(shape.width * 1.6), round(shape.height * 1.6))
    ignored, smooth = Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    fresh = LandscapePainter(file.board, shape).image(0.5)
    small, again = (picture.scaled(80, 50, ignored, smooth) for picture in (shipped, fresh))
    off = [
        abs(a - b) for x, y in product(range(80), range(50))
        for a, b in zip(small.pixelColor(x, y).getRgb()[:3], again.pixelColor(x, y).getRgb()[:3], strict=True)
    ]    # fmt: skip
    assert sum(off) / len(off) < 4, BAKE


@pytest.mark.parametrize("data", ["5 5", "M1", "M1 2 C3 4 5"])
def test_bad_path_data_is_refused(data):
    with pytest.raises(ValueError, match=r"path data|needs"):
        icons.parse_path(data)


@pytest.mark.parametrize("size", [1.0, 1.25, 1.45])
def test_minus_and_plus_keep_to_their_region(size, library, surveyed):
    """They touch neither the tokens nor the buttons of others, and leave their region by an edge at most."""
    for board, face in library.boards():
        shape = surveyed(face)
        places = step_places(shape.paths, shape.labels, size)
        middles = [label + place * size for label, place in zip(shape.labels, places, strict=True)]
        buttons = [[middle + QPointF(x, 0) * size for x in (-STEP_APART, STEP_APART)] for middle in middles]
        whole = outside = 0
        for region, outline in enumerate(shape.paths):
            others = [label for number, label in enumerate(shape.labels) if number != region]
            for button in buttons[region]:
                assert min(hypot(*(button - other).toTuple()) for other in others) > (RADIUS + STEP_RADIUS) * size
                rest = [each for number, pair in enumerate(buttons) if number != region for each in pair]
                assert min(hypot(*(button - other).toTuple()) for other in rest) > 2 * STEP_RADIUS * size
                outside += not outline.contains(button)
            rims = [button + QPointF(x, y) * STEP_RADIUS * size for button in buttons[region]
                    for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1))]    # fmt: skip
            whole += all(outline.contains(point) for point in rims)
        assert whole >= len(places) * (1 if size == 1 else 0.8), board.id
        assert outside <= (size > 1.4), board.id
