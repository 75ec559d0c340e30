"""Nothing is shown by colour alone, and the colours used are distinguishable."""

from collections.abc import Callable
from itertools import combinations
from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QCheckBox

from swqt.engine import TERRAIN_OF_LETTER
from swqt.gui.board import overlay_items
from swqt.gui.board import token_painter as tokens
from swqt.gui.board.decoration import GROUNDS
from swqt.gui.board.vegetation import SOWINGS
from swqt.gui.style import theme as themes
from swqt.gui.style.seat_style import NEUTRAL, SEATS, SeatStyle, emblem_path, faded
from swqt.home import resource_folder
from tests.support.colours import closest, contrast

EVERYBODY = (*SEATS, NEUTRAL)


@pytest.mark.parametrize("theme", themes.THEMES.values(), ids=themes.THEMES)
def test_text_and_frames_stand_out(theme):
    """A1, A2: text, and the frames of check boxes, fields and scroll bars; in high contrast every line."""
    least = 7 if theme is themes.CONTRAST else 4.5
    for ground in (theme.window, theme.card, theme.raised):
        for ink in (theme.text, theme.muted, theme.warning):
            assert contrast(ink, ground) >= least, (ink, ground)
        for line in (theme.line, theme.accent, theme.gold) if theme is themes.CONTRAST else ():
            assert contrast(line, ground) >= least, (line, ground)
        assert contrast(themes.edge_of(theme), ground) >= 3, ground
    assert contrast(theme.accent_ink, theme.accent) >= least    # also a tick; an arrow is muted
    sheet = themes.style_sheet(theme, 150)
    for panel in ('QFrame[card="true"]', 'QGroupBox[card="true"]', 'QFrame[strip="true"]', "QComboBox, QLineEdit"):
        assert f"solid {themes.edge_of(theme)}" in sheet.partition(panel)[2].partition("}")[0], panel
    for mark in themes.MARKS:
        assert not QImage(str(resource_folder() / "marks" / themes.mark_name(mark, theme))).isNull(), mark


def test_a_box_to_tick_is_as_large_as_the_text(qapp):
    """A2, A6: an unchecked box is visible in each theme, and grows with the text."""
    for theme in themes.THEMES.values():
        widths = []
        for scale in (100, 200):
            themes.apply_theme(qapp, theme.name, scale)
            box = QCheckBox("x")
            box.resize(box.sizeHint())
            picture = box.grab().toImage()
            row = [picture.pixelColor(x, picture.height() // 2).name() for x in range(picture.width())]
            assert any(contrast(colour, theme.window) >= 3 for colour in row[:8]), (theme.name, scale)
            widths.append(box.sizeHint().width())
        assert widths[1] >= 1.7 * widths[0]


def test_one_of_two_tones_stands_out_from_every_ground():
    """A2, A12: the rings of owners, tokens and focus are light and dark; badges are gold, parchment and ink."""
    assert min(contrast(tokens.INK.name(), paper.name()) for paper in (tokens.GOLD, tokens.PAPER)) >= 4.5
    tones = [overlay_items.LIGHT.name(), overlay_items.DARK.name()]
    grounds = [colour for ground in GROUNDS.values() for colour in (ground.base, ground.light, ground.dark)]
    for theme in themes.THEMES.values():
        grounds += (theme.window, theme.card, theme.raised, theme.accent)
    for ground in (*grounds, *(style.colour for style in EVERYBODY)):
        assert max(contrast(tone, ground) for tone in tones) >= 3, ground


def test_signs_can_be_read_on_every_seat_also_in_decline():
    """A1"""
    for style in EVERYBODY:
        assert contrast(style.ink, style.colour) >= 4.5, style
        tint = faded(style.tint())
        assert contrast(tokens.readable_ink(tint).name(), tint.name()) >= 4.5, style


def grey(paint: Callable, *what: object) -> QImage:
    """Return in greyscale what *paint* draws."""
    image = QImage(96, 96, QImage.Format.Format_RGB32)
    image.fill(QColor("#a0a0a0"))
    p = QPainter(image)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.translate(48, 48)
    paint(p, *what)
    p.end()
    return image.convertToFormat(QImage.Format.Format_Grayscale8)


def unlike(first: QImage, second: QImage) -> int:
    """Return the number of clearly different pixels."""
    pairs = zip(bytes(first.constBits()), bytes(second.constBits()), strict=True)
    return sum(abs(a - b) > 40 for a, b in pairs)


def test_owners_differ_without_their_colours(qapp):
    """A3: in emblem and hatch; the same race of two seats in grey and in one colour differs visibly."""
    assert len({style.emblem for style in EVERYBODY}) == len({style.hatch for style in EVERYBODY}) == len(EVERYBODY)
    for one, other in combinations([emblem_path(style.emblem, 20) for style in EVERYBODY], 2):
        assert one.subtracted(other).boundingRect().width() > 2 or other.subtracted(one).boundingRect().width() > 2
    plain = [SeatStyle("#888888", "#111111", style.emblem, style.hatch) for style in SEATS]
    faces = [grey(tokens.paint_stack, style, tokens.TokenFace("race", "orcs", 3)) for style in plain]
    for one, other in combinations(faces, 2):
        assert unlike(one, other) >= 6


def test_a_race_in_decline_differs_without_colours(qapp):
    """A3: by hatch and mark, not only by grey."""
    for style in SEATS:
        plain = SeatStyle(faded(style.tint()).name(), style.ink, style.emblem, style.hatch)
        active = grey(tokens.paint_stack, plain, tokens.TokenFace("race", "orcs", 2))
        declined = grey(tokens.paint_stack, style, tokens.TokenFace("race", "orcs", 2, declined=True))
        assert unlike(active, declined) >= 100


def test_badges_differ_without_colours(qapp):
    """A3: affordable, with the die, too expensive and illegal have different shapes."""
    badges = ((3, tokens.AFFORDABLE), (3, tokens.CHANCY, 50), (3, tokens.DEAR), (0, tokens.LOCKED))
    pictures = [grey(tokens.paint_badge, tokens.CostBadge(*badge)) for badge in badges]
    for one, other in combinations(pictures, 2):
        assert unlike(one, other) >= 60


def test_colours_of_owners_differ_for_everybody():
    """A4: CIEDE2000 of at least 20 in all views, for each number of seats; of 12 from the grey of natives."""
    for count in range(2, len(SEATS) + 1):
        assert closest([style.colour for style in SEATS[:count]])[0] >= 20, count
    for style in SEATS:
        assert closest([style.colour, NEUTRAL.colour])[0] >= 12, style


def test_terrains_differ_in_colour_or_in_what_grows_there():
    """A5: by 10 in all views, or by pattern. Sea and lake count as one: both are water to every rule."""
    assert set(GROUNDS) == set(TERRAIN_OF_LETTER.values())
    surface = list(GROUNDS)[: list(GROUNDS).index("mushroom")]
    for world in (surface, [terrain for terrain in GROUNDS if terrain not in surface]):
        for one, other in combinations(world, 2):
            if closest([GROUNDS[one].base, GROUNDS[other].base])[0] < 10 and {one, other} != {"sea", "lake"}:
                assert (pattern(one), GROUNDS[one].kind) != (pattern(other), GROUNDS[other].kind), (one, other)


def pattern(terrain: str) -> frozenset[str]:
    """Return the names of the glyphs strewn over *terrain*."""
    return frozenset(glyph.__name__ for sowing in SOWINGS.get(terrain, ()) for _, glyph in sowing.kinds)


class TestSystem:
    """A1: the system's preference for light, dark or high contrast is followed at run time."""

    def test_a_wish_is_followed_at_once_until_a_theme_is_chosen(self, window, qapp, monkeypatch):
        for theme in (themes.LIGHT, themes.CONTRAST, themes.DARK):
            monkeypatch.setattr(themes, "system_theme", lambda theme=theme: theme)
            window.settings_service._system.look()
            assert themes.current() is theme
            assert qapp.palette().window().color().name().upper() == theme.window
        next(action for action in window.actions_.themes.actions() if action.data() == "contrast").trigger()
        window.settings_service._system.look()
        assert themes.current() is themes.CONTRAST

    def test_high_contrast_is_asked_for_first(self, monkeypatch):
        wish = SimpleNamespace(contrastPreference=lambda: Qt.ContrastPreference.HighContrast)
        hints = SimpleNamespace(accessibility=lambda: wish, colorScheme=lambda: Qt.ColorScheme.Dark)
        monkeypatch.setattr(themes.QGuiApplication, "styleHints", lambda: hints)
        assert themes.system_theme() is themes.CONTRAST
