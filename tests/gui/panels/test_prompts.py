"""No instruction is cut, whatever the phase, the language and the size of the text."""

from collections.abc import Iterator
from itertools import pairwise, product

import pytest
from PySide6.QtCore import QCoreApplication

from swqt.engine import Decision
from swqt.gui.app.main_window import MainWindow
from swqt.gui.panels.prompt_label import PromptLabel
from swqt.gui.session.region_actions import ActionOffer, HandLook, TurnPrompt
from swqt.gui.style.theme import LEAST, SMALLEST, apply_theme
from swqt.table import GameSetup, SavedGames
from swqt.translation import languages
from tests.gui.conftest import CHOSEN
from tests.support.hand import Hand, settle, show
from tests.support.languages import speaking

KINDS = ("pick", "choice", "ghouls", "conquer", "redeploy", "close", "altar", "stout", "retreat")
SECOND = ("Balance", "Fortify borders", "Pick up all", "Reset")
WARNED = "{0} leaves %n token(s) in {1}, within reach of {2}, and other regions are at risk too."

_tr = QCoreApplication.translate


def hints(hand: Hand) -> Iterator[tuple[str, bool]]:
    """Yield each instruction, and whether there are tokens to place."""
    sentences, controller = hand.session.sentences, hand.session.controller
    for kind in KINDS:
        yield sentences.hint(Decision(0, kind)), False
    spread = controller.tr("%n token(s) left to place.", "", 12)
    for decision in (Decision(0, "redeploy"), Decision(0, "redeploy", about=0)):
        yield f"{spread} {sentences.hint(decision)}", True
    names = hand.session.names
    force = _tr("EndTurnWarnings", "{0} ({1}, %n token(s))", None, 12).format("Anna", names.trait("irondwarves"))
    where = f"{names.words.text('terrain', 'farmland')} 12"
    yield _tr("EndTurnWarnings", WARNED, None, 1).format("Ben", where, force), True
    yield controller.asking.pick(hand.session.legal_moves, 5, 4, exchanging=True), False
    yield hand.session.waiting_text(), False


@pytest.mark.parametrize("language", languages())
def test_no_instruction_is_cut(language, qapp, qtbot, library, plain_map):
    with speaking(qapp, language):
        window = MainWindow(library, SavedGames(library), CHOSEN)
        show(qtbot, window)
        window.setUpdatesEnabled(False)    # painting takes seconds and moves nothing
        board = library.board_for(2, "base")
        for scale, wide in product((100, 200), (False, True)):
            apply_theme(qapp, "light", scale)
            window.resize(1280, 720)
            window.actions_.wide_map.setChecked(wide)
            window.start_game(GameSetup(["Anna", "Ben"], ["human", "human"], board, "base", seed=7))
            settle()
            assert window.is_folded == (wide or scale == 200)
            check_instructions(Hand(window))


def test_a_colon_ends_no_sentence(qtbot):
    label = PromptLabel()
    qtbot.addWidget(label)
    label.resize(400, 80)
    label.show_text("Do this first: pick a combo. Then go on.")
    assert label._shown == ("Do this first: pick a combo.", "Then go on.")


def check_instructions(hand: Hand) -> None:
    bar, main = hand.window.bar, hand.session.controller.main_step()
    look = HandLook(0, "orcs", 12, "12 tokens in hand")
    offers = [ActionOffer(_tr("TurnController", text), lambda: None) for text in SECOND]
    for text, places in hints(hand):
        assert text
        prompt = TurnPrompt(True, main, offers if places else offers[:2], None, "", not places, "", 11)
        bar.show_turn(prompt, text, look)
        settle()
        assert not bar.message.is_cut, text
        heading, rest = bar.message.fonts()
        assert min(heading.pixelSize(), rest.pixelSize()) >= LEAST
        assert bar.hand.isVisible(), "the tray stays"
        assert bar.hand.width() >= 96
        assert bar.strip.more.isVisible() or len(bar.offers()) == len(prompt.offers)
        seen = [part for part in (bar.hand, bar.message, bar.strip, bar.end) if part.isVisible()]
        for one, other in pairwise(seen):
            assert not one.geometry().intersects(other.geometry()) or one.parent() is not other.parent()
        assert bar.message.height() >= SMALLEST


class TestPromptLabel:
    """A first sentence is a heading if it is short; the rest is smaller."""

    @pytest.fixture
    def label(self, qtbot) -> PromptLabel:
        label = PromptLabel()
        show(qtbot, label, 300, 60)
        return label

    def test_the_first_sentence_is_the_heading_if_it_is_short(self, label):
        label.show_text("Choose a region to conquer. Finish your conquests when you're done.")
        assert label._shown == ("Choose a region to conquer.", "Finish your conquests when you're done.")
        heading, rest = label.fonts()
        assert heading.family() != rest.family()
        assert heading.pixelSize() > rest.pixelSize()
        assert label.text() == label.toolTip() == label.accessibleName()
        assert label.text() == "Choose a region to conquer. Finish your conquests when you're done."
        label.show_text("word " * 20)
        assert label._shown[0] == ""

    @pytest.mark.parametrize(
        ("text", "heading"),
        [
            ("Anna rolls the die: 2. Place your tokens.", "Anna rolls the die: 2."),
            ("Anna lance le dé\u202f: 2. Place tes pions.", "Anna lance le dé\u202f: 2."),
        ],
    )
    def test_a_heading_does_not_end_at_a_colon(self, label, text, heading):
        label.show_text(text)
        assert label._shown[0] == heading

    def test_it_shrinks_before_it_is_cut(self, label):
        label.resize(460, 60)
        label.show_text("Short. " + "word " * 20)
        large = label.fonts()[0].pixelSize()
        assert not label.is_cut
        label.resize(300, 60)
        assert label.fonts()[0].pixelSize() < large
        assert not label.is_cut
        label.show_text("Short. " + "word " * 200)
        assert label.is_cut
        assert " ".join(label._shown).endswith("…")
        assert label.text().startswith("Short. word")

    def test_it_needs_less_width_for_less_text(self, label):
        label.show_text("Go on.")
        assert label.needed_width(400, 60) < 130
        label.show_text("Place tokens. " + "word " * 25)
        assert 200 < label.needed_width(400, 60) <= 400
