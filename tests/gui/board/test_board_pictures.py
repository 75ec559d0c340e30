"""``swqt board draw`` and ``board bake``: images without a window or a display, written atomically."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage

from swqt import __main__, cli
from swqt.cli.board import NO_PAINTER
from swqt.content import find_board
from swqt.gui.board import background
from swqt.gui.board.geometry import geometry_of
from swqt.gui.board.landscape import LandscapePainter
from swqt.gui.session.position_image import populate_steps
from swqt.gui.style.seat_style import SEATS, style_of
from swqt.notation import read_position

POSITION = """swqt 1
board midland-2
content base
round 3/10
asks A conquer
column alchemist elves, swamp trolls, wealthy humans, flying ratmen, commando wizards, mounted giants
A 5 merchant dwarves hand 3 : h1*2
B 5 stout amazons hand 4 : f1
"""


def swqt(*words: object) -> int:
    """Run the program with words such as ``"draw midland-2 -o"``, and paths."""
    arguments = [part for word in words for part in (word.split() if isinstance(word, str) else [str(word)])]
    return __main__.main(["board", *arguments])


@pytest.fixture
def game(tmp_path) -> Path:
    path = tmp_path / "game.swn"
    path.write_text(POSITION, encoding="utf-8")
    return path


def test_a_board_becomes_a_picture_of_the_width_asked_for(tmp_path, capsys):
    out = tmp_path / "map.png"
    assert swqt("draw midland-2 --width 640 -o", out) == 0
    image = QImage(str(out))
    assert (image.width(), image.height()) == (640, 400)
    assert out.read_bytes().startswith(b"\x89PNG")
    assert "640 pixels wide" in capsys.readouterr().out
    assert os.listdir(tmp_path) == ["map.png"]


@pytest.mark.usefixtures("unpainted")
def test_a_position_shows_who_holds_what(tmp_path, game):
    plain, held = tmp_path / "plain.png", tmp_path / "held.png"
    assert swqt("draw midland-2 --codes --width 800 -o", plain) == 0
    assert swqt("draw --position", game, "--width 800 -o", held) == 0
    board, shape = find_board("midland-2").board, geometry_of(find_board("midland-2").shape)
    images = {path: QImage(str(path)) for path in (plain, held)}

    def coloured(path: Path, code: str, colour: QColor) -> int:
        """Count the pixels around the middle of a region, where its token stands, that have *colour*."""
        at = (shape.labels[board.index(code)] * 0.5).toPoint()
        found = [images[path].pixelColor(at.x() + x, at.y() + y) for x in range(-24, 25) for y in range(-24, 25)]
        return sum(abs(c.hue() - colour.hue()) < 12 and c.saturation() > 150 for c in found)

    for code, seat in (("h1", 0), ("f1", 1)):
        colour = QColor(SEATS[seat].colour)
        assert coloured(held, code, colour) > coloured(plain, code, colour) + 100
    empty = (shape.labels[board.index("h2")] * 0.5).toPoint()
    assert images[plain].pixelColor(empty.x() - 15, empty.y()).lightness() > 220    # the label of a code
    assert images[held].pixelColor(empty.x() - 15, empty.y()).lightness() < 220


@pytest.mark.usefixtures("unpainted")
def test_a_game_is_drawn_up_to_a_command(tmp_path):
    game, pictures = tmp_path / "game.swn", []
    words = ["play", "--headless", "--bots", "random", "--seats", "2", "--seed", "3", "--quiet", "--out", str(game)]
    assert __main__.main(words) == 0
    for count in (0, 40):
        out = tmp_path / f"{count}.png"
        assert swqt("draw midland-2 --position", game, f"--to {count} --width 320 -o", out) == 0
        pictures.append(out.read_bytes())
    assert pictures[0] != pictures[1]


@pytest.mark.parametrize(("words", "complaint"), [
    ("midland-2 -o {tmp}/map.jpg", "must end with .png"),
    ("midland-2 --width 9 -o {tmp}/map.png", "must be 320 to 8000 pixels, not 9"),
    ("atlantis -o {tmp}/map.png", "there is no board 'atlantis'; boards are"),
    ("-o {tmp}/map.png", "name a board, or a game with --position"),
    ("midland-2 --to 3 -o {tmp}/map.png", "name one with --position"),
    ("midland-3 --position {tmp}/game.swn -o {tmp}/map.png", "is not played on midland-3"),
    ("--position {tmp}/game.swn --to 9 -o {tmp}/map.png", "has 0 commands"),
    ("--position {tmp}/none.swn -o {tmp}/map.png", "none.swn: No such file"),
    ("midland-2 --width 320 -o {tmp}/none/map.png", "no such folder"),
])  # fmt: skip
def test_what_cannot_be_drawn_is_told_in_one_line(words, complaint, tmp_path, game, capsys):
    assert swqt("draw", *(Path(word.format(tmp=tmp_path)) if "/" in word else word for word in words.split())) == 2
    told = capsys.readouterr().err
    assert complaint in told
    assert told.count("\n") == 1
    assert os.listdir(tmp_path) == ["game.swn"]


@pytest.mark.usefixtures("unpainted")
def test_a_picture_that_cannot_be_finished_leaves_the_old_one(tmp_path, monkeypatch):
    out = tmp_path / "map.png"
    out.write_bytes(b"old")

    def full(path: Path, data: bytes) -> int:
        with path.open("wb") as file:
            file.write(data[:10])
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    assert swqt("draw midland-2 --width 320 -o", out) == 2
    assert out.read_bytes() == b"old"
    assert os.listdir(tmp_path) == ["map.png"]


def test_no_display_is_needed(tmp_path, root):
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    plain = {name: value for name, value in os.environ.items() if name not in hidden}
    command = [sys.executable, "-m", "swqt", "board", "draw", "midland-2", "--width", "320", "-o", tmp_path / "map.png"]
    done = subprocess.run(command, cwd=root, env=plain, capture_output=True, text=True, timeout=300, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert QImage(str(tmp_path / "map.png")).width() == 320


@pytest.mark.usefixtures("unpainted")
def test_boards_are_baked_once_unless_the_place_cannot_be_written(tmp_path, monkeypatch, capsys):
    (tmp_path / "file").write_text("no folder", encoding="utf-8")
    monkeypatch.setattr(background, "PICTURE_SCALE", 0.2)
    monkeypatch.setattr(background, "cache_folder", lambda: tmp_path / "file")
    assert swqt("bake midland-2") == 2
    assert str(tmp_path / "file") in capsys.readouterr().err
    monkeypatch.setattr(background, "cache_folder", lambda: tmp_path / "cache")
    assert swqt("bake midland-2") == 0
    file = Path(capsys.readouterr().out.split(": ")[1].rpartition(" (")[0])
    assert list((tmp_path / "cache").iterdir()) == [file]
    assert QImage(str(file)).width() == 320
    monkeypatch.setattr(LandscapePainter, "image", lambda self, scale: pytest.fail("it was painted again"))
    assert swqt("bake midland-2") == 0


@pytest.mark.parametrize("arguments", [["draw", "midland-2", "-o", "map.png"], ["bake", "midland-2"]])
def test_without_a_painter_it_says_so(arguments, capsys):
    assert cli.main(["board", *arguments], lambda rest: 0, NO_PAINTER) == 2
    assert "can't be painted here" in capsys.readouterr().err


def test_a_picture_of_a_game_has_the_colours_of_its_players(qapp, library):
    """Those that were chosen, whatever game is on the table; as on the first page."""
    file, position = library.board_file("midland-2"), read_position(POSITION, library)
    shape = geometry_of(file.shape)

    def painted(looks: tuple[int, ...]) -> QImage:
        image = QImage(400, round(400 * shape.height / shape.width), QImage.Format.Format_RGB32)
        image.fill(0)
        for _ in populate_steps(image, file, shape, position, looks):
            assert style_of(0) is SEATS[0], "between two steps, the game on the table may be painted"
        return image

    assert painted((3, 1)) != painted(()) == painted((0, 1))
