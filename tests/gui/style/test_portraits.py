"""Pictures of races, powers and pieces: whole, cropped, asleep, and the blank ones of traits without a picture."""

import logging
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage, QPixmap, QPixmapCache

from swqt.gui.style import portraits
from swqt.gui.style.portraits import BLANK, crest, face, has_picture, portrait

SIZE = QSize(190, 69)
POWER = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">'
    '<circle cx="48" cy="48" r="40" fill="#0000ff"/></svg>'
)


@pytest.fixture(autouse=True)
def own_traits(qapp, tmp_path, monkeypatch) -> Path:
    """The folder for a player's own traits, with nothing remembered of other tests."""
    monkeypatch.setenv("SWQT_HOME", str(tmp_path))
    folder = tmp_path / "traits"
    folder.mkdir()
    portraits.picture_source.cache_clear()
    QPixmapCache.clear()
    return folder


def pixels(picture: QPixmap) -> QImage:
    return picture.toImage().convertToFormat(QImage.Format.Format_ARGB32)


@pytest.mark.parametrize("race", ["trolls", "wisp", BLANK, "nobody_drew_this"])
def test_a_portrait_fills_its_size_at_any_ratio(race):
    for ratio in (1.0, 2.0):
        picture = portrait(race, SIZE, ratio)
        assert picture.size() == SIZE * ratio
        assert picture.deviceIndependentSize().toSize() == SIZE
        image = pixels(picture)
        corners = [(0, 0), (image.width() - 1, 0), (0, image.height() - 1), (image.width() - 1, image.height() - 1)]
        assert all(image.pixelColor(*corner).alpha() == 255 for corner in corners)


def test_a_race_in_decline_sleeps_and_fades():
    awake, asleep = pixels(face("trolls", 96)), pixels(face("trolls", 96, asleep=True))
    assert awake != asleep
    colourful = max(awake.pixelColor(x, y).saturation() for x in range(96) for y in range(96))
    faded = max(asleep.pixelColor(x, y).saturation() for x in range(20, 76) for y in range(20, 76))
    assert faded < colourful
    assert asleep.pixelColor(0, 0).alpha() == awake.pixelColor(95, 0).alpha() == 0    # mirrored, still transparent


def test_an_own_power_brings_its_picture_and_a_bad_one_is_named_in_the_log(own_traits, caplog):
    (own_traits / "blue-ish.svg").write_text(POWER)
    assert has_picture("power", "blue-ish")
    assert pixels(crest("power", "blue-ish", 40, 1.0)).pixelColor(20, 20) == QColor("#0000ff")
    for name in ("../../secrets", "a/b", "c:d", "", "."):
        assert not has_picture("race", name)
    (own_traits / "wicked.svg").write_text(POWER.replace("<circle", "<script/><circle"))
    with caplog.at_level(logging.WARNING):
        assert not has_picture("power", "wicked")
    assert "wicked.svg:1: no such element of a picture: script" in caplog.text
    assert pixels(crest("power", "wicked", 40, 1.0)) == pixels(crest("power", BLANK, 40, 1.0))
