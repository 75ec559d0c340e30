"""The text of a combo card is complete at every size of card and text, in every language, for every trait."""

from collections import Counter

import pytest
from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPixmap

from swqt.engine import Rules
from swqt.gui.panels import combo_painter
from swqt.gui.panels.combo_painter import ComboLook, ComboPainter
from swqt.gui.session.overlays import free_regions
from swqt.gui.style.theme import LEAST
from swqt.gui.texts.names import Names
from swqt.translation import languages
from tests.support.hand import NAMES
from tests.support.languages import speaking

_tr = QCoreApplication.translate

CARDS = (
    (166, 93, 1.0), (190, 106, 1.0), (207, 166, 1.0), (217, 222, 1.0), (288, 222, 1.0), (190, 106, 0.8),
    (211, 105, 1.25), (231, 164, 1.25), (230, 103, 1.5), (251, 226, 1.5), (211, 99, 2.0), (293, 220, 2.0),
)  # fmt: skip
"""Width, height and text scale of cards in windows from 1024 by 640 to 2560 by 1440."""


class Ink(QPainter):
    """A painter that records every text, its bounding box and the size of its font."""

    def __init__(self, picture):
        super().__init__(picture)
        self.texts = []

    def drawText(self, room, flags, text):    # Qt's name for it  # noqa: N802  # Qt's name
        super().drawText(room, flags, text)
        if not text:
            return
        metrics = QFontMetricsF(self.font())
        box = self.boundingRect(room, flags, text)
        ink = metrics.tightBoundingRect(text).translated(box.left(), box.top() + metrics.ascent())
        self.texts.append((text, ink, self.font().pixelSize()))


def looks(library, catalogue, lang):
    """Yield combos that show each race and each power of both boxes once, at the highest price."""
    gists = {}
    for box in ("base", "underground"):
        board = library.board(library.board_for(5, box))
        rules = Rules(board, library.content(box))
        names, state = Names(board, NAMES, catalogue, lang), rules.start(5)
        for trait in (*rules.content.races, *rules.content.powers):
            free = free_regions(rules, state, trait.name)
            many = "" if free is None else _tr("ColumnPanel", "%n free", None, free.bit_count() + 10)
            gists[trait.name] = (names.trait(trait.name), (names.short(trait.name), many))
    races = [trait.name for trait in catalogue.traits if trait.kind == "race" and trait.name in gists]
    powers = [trait.name for trait in catalogue.traits if trait.kind == "power" and trait.name in gists]
    assert len(races) > 25
    assert len(powers) > 35
    for number, power in enumerate(powers):
        race = races[number % len(races)]
        yield ComboLook(
            race, "", gists[race][0], catalogue.power_name(power, race, lang), 12, 5, 5, 11, open=True, power=power,
            power_gist=gists[power][1], race_gist=gists[race][1], reason="Too dear", too_dear=True,
            price_text=_tr("ColumnPanel", "pay %n", None, 5),
        )  # fmt: skip


@pytest.mark.parametrize("language", languages())
def test_no_word_on_a_card_is_lost(qapp, library, monkeypatch, language):
    """A7: for every trait, in cards of every size; no text lies over another or out of the card."""
    for name in ("portrait", "crest"):    # only words matter here
        monkeypatch.setattr(combo_painter, name, lambda *_, **__: QPixmap(8, 8))
    with speaking(qapp, language):
        chosen = _tr("ComboCard", "chosen")
        for look in looks(library, library.catalogue, language):
            for width, height, scale in CARDS:
                picture = QPixmap(width, height)
                picture.fill(Qt.GlobalColor.white)
                painter = ComboPainter(look, width, height, scale, 1.0)
                p = Ink(picture)
                painter.paint(p, chosen=chosen)
                p.end()
                check(look, painter, p.texts, (width, height, scale), chosen)


def check(look, painter, drawn, card, chosen):
    said = [look.power_name, look.race_name, "17", f"+{look.coins}"]
    if painter.measures.beside:
        said.append(look.price_text if look.price_text in [text for text, _, _ in drawn] else "5")
    else:
        said += [look.price_text, chosen]
    if painter.measures.lines:
        said += [look.power_gist[0], look.race_gist[0]]
    free = {look.power_gist[1], look.race_gist[1]}    # shown if there is room
    told = [text for text, _, _ in drawn if text not in free]
    assert Counter(" ".join(told).split()) == Counter(" ".join(said).split()), card
    paper = QRectF(0, 0, card[0], card[1])
    taken = []
    for text, box, size in drawn:
        assert size >= LEAST, (text, card)
        assert paper.contains(box), (text, box, card)
        over = [other for other in taken if other.intersected(box).height() > 1 < other.intersected(box).width()]
        assert not over, (text, box, over, card)
        taken.append(box)
