"""Art: everything in the game has its own icon, distinguishable without colour; both worlds are painted (D2, A2, A3,
A5)."""

import itertools
import json
import math
import threading
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QLineF, QRectF, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter

from swqt.content import BoardFile, board_folder, find_board, list_boards, parse_board
from swqt.engine import MARKS, TERRAIN_OF_LETTER
from swqt.gui.board import background, decoration
from swqt.gui.board.background import BackgroundItem
from swqt.gui.board.decoration import within_frame
from swqt.gui.board.geometry import geometry_of
from swqt.gui.board.landscape import LandscapePainter, PaintingCancelled
from swqt.gui.board.scene import BoardScene
from swqt.gui.board.view import BoardView
from swqt.gui.style import icons

PIECES = (
    "mountain", "lair", "fortress", "encampment", "hole", "hero", "dragon", "volcano", "ancient", "balrog", "ghost",
    "queen", "armor", "bag",
    "doormat", "ring", "scepter", "orb", "socks", "sword",
    "altar", "crypt", "diamond", "fountain", "pipe", "keep", "mine", "pentacle", "stonehedge",
)  # fmt: skip

SMALL = 24
DIFFERENT = 0.12
"""Minimum share of an icon's area that must differ from every other icon at the smallest size."""

RELABELLED = {"m": "k", "f": "u", "s": "d", "h": "n", "p": "c", "w": "x", "l": "r"}


@pytest.fixture(scope="module")
def below() -> BoardFile:
    """A surface board converted to underground: seas become chasms, one with a volcano, and the lake a river."""
    document = json.loads((board_folder() / "midland-2.json").read_text(encoding="utf-8"))
    document["properties"] |= {"id": "below", "name": "Below", "world": "underground"}
    for number, geometry in enumerate(document["objects"]["regions"]["geometries"]):
        about = geometry["properties"]
        letter = RELABELLED[about["code"][0]]
        marks = ["volcano"] if letter == "x" else ["monster"] if number % 7 == 0 and letter != "r" else []
        about |= {"code": letter + about["code"][1:], "terrain": TERRAIN_OF_LETTER[letter], "marks": marks}
    return parse_board(json.dumps(document), "below")


@pytest.fixture(scope="module")
def below_painted(below, qapp) -> QImage:
    return LandscapePainter(below.board, geometry_of(below.shape)).image(0.5)


@pytest.fixture
def show(qtbot) -> Iterator[Callable[..., tuple[BoardScene, BackgroundItem]]]:
    """Makes the scene of a board, and returns it with its landscape."""
    scenes: list[BoardScene] = []

    def make(file: BoardFile, *landscape: QImage, **how: float) -> tuple[BoardScene, BackgroundItem]:
        scenes.append(BoardScene(file.board, geometry_of(file.shape), *landscape, **how))
        return scenes[-1], next(item for item in scenes[-1].items() if isinstance(item, BackgroundItem))

    yield make
    for scene in scenes:
        scene.close()
    qtbot.waitUntil(lambda: "baker" not in {thread.name for thread in threading.enumerate()})


def grey(kind: str, name: str) -> bytes:
    image = QImage(SMALL, SMALL, QImage.Format.Format_Grayscale8)
    image.fill(0)
    p = QPainter(image)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.fillPath(icons.scaled(icons.outline(kind, name), SMALL / 2, SMALL / 2, SMALL / 2), QColor("white"))
    p.end()
    return bytes(image.constBits())


def test_everything_has_a_sign(library):
    both = library.content("both")
    for kind, wanted in (
        ("race", (trait.name for trait in both.races)), ("power", (trait.name for trait in both.powers)),
        ("piece", (*PIECES, *(trait.name for trait in (*both.relics, *both.places)))), ("native", ("tribe", "monster")),
    ):  # fmt: skip
        assert set(wanted) <= icons.known(kind)
    assert set(MARKS) - {"edge"} <= decoration.MARKS


@pytest.mark.parametrize("kind", ["race", "power", "piece"])
def test_signs_differ_without_colour_at_the_smallest_size(kind, qapp):
    pictures = {name: grey(kind, name) for name in sorted(icons.known(kind))}
    whole = 255 * SMALL * SMALL
    for (one, first), (two, second) in itertools.combinations(pictures.items(), 2):
        share = sum(abs(a - b) for a, b in zip(first, second, strict=True)) / whole
        assert share >= DIFFERENT, (one, two, share)


@pytest.mark.parametrize("kind", ["race", "power", "piece", "native", "sign"])
def test_signs_fill_their_square_and_stay_in_it(kind, qapp):
    for name in icons.known(kind):
        box = icons.outline(kind, name).boundingRect()
        assert QRectF(-1.05, -1.05, 2.1, 2.1).contains(box), (name, box)
        assert max(box.width(), box.height()) > 1.4, name
        ink = sum(grey(kind, name)) / (255 * SMALL * SMALL)
        assert 0.15 <= ink <= 0.65, (name, ink)


def test_two_signs_of_a_region_do_not_overlap(surveyed):
    for file in list_boards().boards:
        shape = surveyed(file.shape)
        for signs, spots in zip(LandscapePainter(file.board, shape).signs, shape.symbols, strict=True):
            for one, two in itertools.combinations(spots[: len(signs)], 2):
                assert QLineF(one, two).length() >= 2 * decoration.RADIUS, file.board.id


def test_a_tile_is_a_part_of_the_whole_and_painting_can_be_stopped(below, below_painted):
    area, shape = QRectF(400, 200, 300, 200), geometry_of(below.shape)
    tile = LandscapePainter(below.board, shape).tile(area, 0.5)
    part = below_painted.copy(200, 100, 150, 100)
    pixels = [[image.pixelColor(x, y).getRgb() for x in range(150) for y in range(100)] for image in (tile, part)]
    off = [pair for pair in zip(*pixels, strict=True) if any(abs(a - b) > 24 for a, b in zip(*pair, strict=True))]
    assert len(off) <= 15    # rounding at a few edges
    chasm = next(i for i in range(len(below.board.codes)) if below.board.terrain_of(i) == "chasm")
    middle = below_painted.pixelColor((shape.labels[chasm] * 0.5).toPoint())
    assert middle.red() > max(150, middle.blue() + 60), "a volcano glows"
    with pytest.raises(PaintingCancelled):
        LandscapePainter(below.board, shape, stopped=lambda: True).image(0.1)


def test_plain_colours_are_shown_until_the_map_is_painted_and_kept(below, show, qtbot, tmp_path, monkeypatch):
    monkeypatch.setattr(background, "cache_folder", lambda: tmp_path)
    monkeypatch.setattr(background, "PICTURE_SCALE", 0.25)
    _, item = show(below)
    assert item.width == 0
    qtbot.waitUntil(lambda: item.width == 400)
    qtbot.waitUntil(lambda: bool(list(tmp_path.glob("*.webp"))))
    assert background.kept_landscape(below.board, geometry_of(below.shape)).width() == 400


def test_a_shipped_map_is_loaded_and_not_painted(show, qtbot, monkeypatch):
    monkeypatch.setattr(LandscapePainter, "__init__", lambda self, *rest, **more: pytest.fail("it was painted"))
    shipped = find_board("gloamdeep-2")
    _, item = show(shipped)
    qtbot.waitUntil(lambda: item.width == round(geometry_of(shipped.shape).width * background.PICTURE_SCALE))


def test_the_map_gets_sharper_when_it_is_enlarged(below, show, qtbot):
    shape = geometry_of(below.shape)
    size = QSizeF(shape.width, shape.height) * background.PICTURE_SCALE
    blank = QImage(size.toSize(), QImage.Format.Format_RGB32)
    blank.fill(QColor("white"))
    scene, _ = show(below, blank, render_limit=math.inf)
    view = BoardView()
    qtbot.addWidget(view)
    view.resize(640, 400)
    view.show_scene(scene)
    view.show()
    assert view.grab().toImage().pixelColor(320, 200) == QColor("white")
    view.scale(6, 6)
    qtbot.waitUntil(lambda: view.grab().toImage().pixelColor(320, 200) != QColor("white"))


def test_the_frame_covers_no_owner(below):
    shape = geometry_of(below.shape)
    whole = QRectF(0, 0, shape.width, shape.height)
    for outline, label in zip(shape.paths, shape.labels, strict=True):
        inner = within_frame(outline, whole)
        assert whole.adjusted(10, 10, -10, -10).contains(inner.boundingRect())
        assert inner.contains(label)


def test_a_race_without_a_sign_shows_its_letters():
    assert not icons.outline("race", "frost-giants").isEmpty()
    assert icons.outline("race", "frost-giants") != icons.outline("race", "sea-serpents")


SCRIPT = """
from PySide6.QtCore import QRectF
from PySide6.QtGui import QGuiApplication, QImage
from swqt.gui.board.background import _WorkerThread
from swqt.gui.board.landscape import PaintingCancelled

class Halfway:
    whole = QRectF(0, 0, 200, 4000)
    bands = 0
    def tile(self, area, scale):
        self.bands += 1
        if self.bands > 1:
            raise PaintingCancelled
        return QImage(200, 64, QImage.Format.Format_RGB32)

app = QGuiApplication([])
for _ in range(20):
    try:
        _WorkerThread(None, None, 1.0, print, QImage, print)._whole(Halfway())
    except PaintingCancelled:
        continue
    raise SystemExit("it was not stopped")
print("stopped twenty times")
"""


def test_painting_stopped_between_two_bands_leaves_no_open_painter(run_code):
    """In a separate process: deleting an image before its painter crashes the program."""
    done = run_code(SCRIPT)
    assert done.stdout.strip() == "stopped twenty times"
    assert "being painted" not in done.stderr
