"""The text of a combo card is complete at every text size, in every language, for every trait."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import product, zip_longest

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from swqt.content import Catalogue
from swqt.engine import Rules
from swqt.gui.panels import combo_card
from swqt.gui.panels.combo_card import ComboCard, ComboLook
from swqt.gui.session.overlays import free_regions
from swqt.gui.style.theme import apply_theme, text_font
from swqt.gui.texts.names import Names
from swqt.table import Library
from tests.support.hand import NAMES
from tests.support.languages import speaking


class Ink(QPainter):
    """A painter that records every text and its bounding box."""

    texts: list[tuple[str, QRectF]]

    def drawText(self, room: QRectF, flags: int, text: str) -> None:    # noqa: N802  # Qt's name for it
        super().drawText(room, flags, text)
        if not text:
            return
        metrics = QFontMetricsF(self.font())
        box = self.boundingRect(room, flags, text)
        ink = metrics.tightBoundingRect(text).translated(box.left(), box.top() + metrics.ascent())
        if not flags & Qt.TextFlag.TextDontClip:
            assert metrics.horizontalAdvance(text) <= room.width() + 1, text
        Ink.texts.append((text, ink))


@pytest.fixture
def ink(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, QRectF]]:
    Ink.texts = []
    monkeypatch.setattr(combo_card, "QPainter", Ink)
    return Ink.texts


def looks(library: Library, catalogue: Catalogue, lang: str) -> Iterator[ComboLook]:
    """Yield combos that show each race and each power of both boxes once, at the highest price."""
    gists = {}
    for box in ("base", "underground"):
        board = library.board(library.board_for(5, box))
        rules = Rules(board, library.content(box))
        names, state = Names(board, NAMES, catalogue, lang), rules.start(5)
        for trait in (*rules.content.races, *rules.content.powers):
            free = free_regions(rules, state, trait.name)
            many = "" if free is None else f"{free.bit_count() + 10} {'free' if lang == 'en' else 'libres'}"
            gists[trait.name] = (names.trait(trait.name), (names.short(trait.name), many))
    races = [trait.name for trait in catalogue.traits if trait.kind == "race" and trait.name in gists]
    powers = [trait.name for trait in catalogue.traits if trait.kind == "power" and trait.name in gists]
    assert len(races) > 25
    assert len(powers) > 35
    for race, power in zip_longest(races, powers, fillvalue=""):
        race, power = race or races[0], power or powers[0]
        yield ComboLook(
            race, gists[race][0], gists[power][0], 12, 5, 5, 11, open=True, power=power,
            power_gist=gists[power][1], race_gist=gists[race][1],
            reason="Too dear", note="too dear" if lang == "en" else "demasiado cara",
        )  # fmt: skip


@pytest.mark.parametrize("language", ["en", "es"])
def test_no_word_on_a_card_is_lost(
    table: Callable, qapp: QApplication, library: Library, ink: list, language: str
) -> None:
    """A7: for every trait, at the column's width in a window of 1280 by 720, and at its minimum width."""
    window = table(2).window
    window.resize(1280, 720)
    window.setUpdatesEnabled(False)    # only the card is painted
    with speaking(qapp, language):
        shown = list(looks(library, library.catalogue, language))
        for size in (80, 100, 125, 150, 200):
            apply_theme(qapp, "light", size)
            QApplication.processEvents()
            card = window.column.cards[0]
            for width, look in product({card.width(), card.minimumSizeHint().width()}, shown):
                card.show_look(look, chosen=False)
                card.make_room(width)
                card.resize(width, card.sizeHint().height())
                picture = QPixmap(card.size())
                ink.clear()
                card._draw(picture, look)
                check(card, look, ink)
                least = 0.75 * text_font(size, size=0.8).pixelSize()
                assert all(part.font.pixelSize() >= least for part in card.lines(width))


def check(card: ComboCard, look: ComboLook, drawn: list[tuple[str, QRectF]]) -> None:
    said = (
        look.power_name, look.race_name, str(look.race_tokens + look.power_tokens),
        f"{look.race_tokens}+{look.power_tokens}", card._price_text(look), *look.power_gist, *look.race_gist,
    )  # fmt: skip
    assert Counter(" ".join(text for text, _ in drawn).split()) == Counter(" ".join(said).split())
    paper = QRectF(card.rect()).adjusted(1, 1, -1, -1)    # inside its frame
    taken = [QRectF(card.info.geometry())]
    for text, box in drawn:
        assert paper.contains(box), (text, box, paper)
        over = [other for other in taken if other.intersected(box).height() > 1 < other.intersected(box).width()]
        assert not over, (text, box, over, look.power_name)
        taken.append(box)


def test_six_cards_stand_in_the_window(table: Callable, qapp: QApplication, library: Library) -> None:
    """In a window of 1280 by 720 each trait takes one line at 100%, including the count of free regions."""
    column = table(5).window.column
    QApplication.processEvents()
    assert not column._scroll.verticalScrollBar().isVisible()
    card = column.cards[0]
    for language in ("en", "es"):
        with speaking(qapp, language):
            for look in looks(library, library.catalogue, language):
                card.show_look(look._replace(note=""), chosen=False)
                card.make_room(card.width())
                assert [len(part.lines) for part in card.lines(card.width())] == [1, 1, 1], look
                assert card.sizeHint().height() == 88
