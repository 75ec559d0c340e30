"""The bar below the map: no instruction is cut, the main button says the next step, and tokens glide in the hand."""

from itertools import pairwise, product
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication

from swqt.engine import Decision
from swqt.gui.app.main_window import MainWindow
from swqt.gui.board.animation import NEXT, WAY
from swqt.gui.panels.action_bar import HandTray
from swqt.gui.panels.prompts import STILL, MainButton, PromptLabel
from swqt.gui.session.region_actions import ASKS, DOES, NEEDS, ActionOffer, HandLook, MainStep, TurnPrompt
from swqt.gui.style.theme import LEAST, SMALLEST, apply_theme
from swqt.gui.texts.names import Names
from swqt.table import REMOTE, GameSetup, OnlineGame, SavedGames, Seat
from swqt.translation import languages
from tests.gui.conftest import CHOSEN
from tests.support.hand import Hand, settle, show
from tests.support.languages import speaking

KINDS = ("pick", "choice", "ghouls", "conquer", "redeploy", "close", "altar", "stout", "retreat")
SECOND = ("Balance", "Fortify borders", "Pick up all", "Reset")
WARNED = "{0} leaves %n token(s) in {1}, within reach of {2}, and other regions are at risk too."

_tr = QCoreApplication.translate


def hints(hand):
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


def check_instructions(hand):
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
    def label(self, qtbot):
        label = PromptLabel()
        show(qtbot, label, 300, 60)
        return label

    def test_the_first_sentence_is_the_heading_if_it_is_short(self, label):
        label.show_text("Choose a region to conquer. Finish your conquests when you're done.")
        assert label._shown == ("Choose a region to conquer.", "Finish your conquests when you're done.")
        heading, rest = label.fonts()
        assert heading.family() != rest.family()
        assert heading.pixelSize() > rest.pixelSize()
        assert label.text() == label.accessibleName() == " ".join(label._shown)
        label.show_text("word " * 20)
        assert label._shown[0] == ""

    @pytest.mark.parametrize(
        ("text", "heading"),
        [
            ("Do this first: pick a combo. Then go on.", "Do this first: pick a combo."),
            ("Anna rolls the die: 2. Place your tokens.", "Anna rolls the die: 2."),
            ("Anna lance le dé\u202f: 2. Place tes pions.", "Anna lance le dé\u202f: 2."),
        ],
    )
    def test_a_heading_does_not_end_at_a_colon(self, label, text, heading):
        label.show_text(text)
        assert label._shown[0] == heading

    def test_a_tooltip_shows_the_text_only_if_it_is_cut(self, label):
        long = "Short. " + "word " * 200
        for text, tip in (("Choose a combo. A second click picks it.", ""), (long, long), ("Short.", "")):
            label.show_text(text)
            assert label.toolTip() == tip

    def test_it_shrinks_before_it_is_cut(self, label):
        label.show_text("Short. " + "word " * 20)
        sizes = []
        for width in (300, 460):
            label.resize(width, 60)
            sizes.append(label.fonts()[0].pixelSize())
            assert not label.is_cut
        assert sizes[0] < sizes[1]
        label.resize(300, 60)
        label.show_text("Short. " + "word " * 200)
        assert label.is_cut
        assert " ".join(label._shown).endswith("…")
        assert label.text().startswith("Short. word")

    def test_it_needs_less_width_for_less_text(self, label):
        label.show_text("Go on.")
        assert label.needed_width(400, 60) < 130
        label.show_text("Place tokens. " + "word " * 25)
        assert 200 < label.needed_width(400, 60) <= 400


END = MainStep("End turn  +8", "regions 8", meaning="end")
ROLL = MainStep("Roll · 33 %", "the last attempt of this turn", ASKS, "roll 4")
TAKE = ("Pick {0}", "pay %n coin(s)")


@pytest.fixture
def button(qtbot, monkeypatch):
    """A button on which no time goes by."""
    button = MainButton()
    qtbot.addWidget(button)
    button._since = SimpleNamespace(start=lambda: None, elapsed=lambda: 0)
    button.show_step(END)
    button.show()
    return button


def counts(button, place=None):
    spy = QSignalSpy(button.clicked)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=place or button.rect().center())
    return bool(spy.count())


def test_it_is_named_as_it_reads_and_another_number_of_the_same_step_is_clicked_at_once(button):
    assert button.text() == button.accessibleName() == "End turn  +8"
    assert button.accessibleDescription() == "regions 8"
    assert counts(button)
    button.show_step(END._replace(text="End turn  +9"))
    assert counts(button)


def test_what_appears_under_a_resting_mouse_ignores_clicks_until_it_moves(button):
    assert counts(button)
    button.show_step(ROLL)
    assert not counts(button)
    assert not counts(button), "the ignored click is no movement"
    QTest.mouseMove(button, button.rect().center() + QPoint(3, 3))
    assert not counts(button)
    QTest.mouseMove(button, button.rect().center() + QPoint(9, 0))
    assert counts(button)


def test_a_mouse_that_comes_from_elsewhere_clicks_at_once_and_a_resting_one_after_a_while(button):
    button.show_step(ROLL)
    assert counts(button)
    button.show_step(END)
    assert not counts(button)
    button._since.elapsed = lambda: STILL
    assert counts(button)


def test_the_second_half_of_a_double_click_is_ignored_and_a_held_key_counts_once(button):
    spy = QSignalSpy(button.clicked)
    QTest.keyClick(button, Qt.Key.Key_Space)
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "", True)
    QApplication.sendEvent(button, held)
    assert spy.count() == 1
    button.clicked.connect(lambda: button.show_step(ROLL))
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    QTest.mouseDClick(button, Qt.MouseButton.LeftButton)
    assert spy.count() == 2


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
@pytest.mark.parametrize("scale", [100, 200])
def test_each_dress_looks_different(button, theme, scale, qapp):
    apply_theme(qapp, theme, scale)
    pictures = []
    for dress, enabled in ((DOES, True), (NEEDS, True), (ASKS, True), (ASKS, False)):
        button.show_step(END._replace(dress=dress))
        button.setEnabled(enabled)
        pictures.append(button.grab().toImage())
    different = 3 if theme == "contrast" else 4    # without colours, what is missing looks like a question
    assert sum(one != other for number, one in enumerate(pictures) for other in pictures[:number]) >= different


def test_what_is_missing_shakes_and_comes_to_rest(button, qtbot):
    button.shake()
    button._shaking.setCurrentTime(40)
    assert button._shift == 3
    qtbot.waitUntil(lambda: button._shaking.state() == QAbstractAnimation.State.Stopped)
    assert button._shift == 0


class TestWords:
    """All of a step is legible, in every language and size; what it means gives way, for the tooltip has it, too."""

    SUM = ("regions", "bivouacking", "lizardmen", "mimes", "spiderines")

    @pytest.mark.parametrize("scale", [100, 200])
    @pytest.mark.parametrize("language", languages())
    def test_no_step_is_cut(self, language, scale, button, qapp, library):
        apply_theme(qapp, "light", scale)
        button.resize(button.sizeHint())
        with speaking(qapp, language):
            for step in self.steps(Names(library.board("midland-2"), ("A", "B"), library.catalogue, language)):
                button.show_step(step)
                parts = button.arranged()
                assert parts[0].text == step.text
                assert sum(part.height for part in parts) <= button._words().height(), step
                assert all(part.lines <= 2 and part.font.pixelSize() >= LEAST for part in parts), step
                assert len(parts) == 2 or step.detail.count("·") > 2, step

    def steps(self, names):
        """The longest combos, and sums of up to four parts."""
        traits = names.catalogue.traits
        powers, races = ([trait.name for trait in traits if trait.kind == kind] for kind in ("power", "race"))
        combos = sorted((names.combo(*pair) for pair in product(powers, races)), key=len)
        take, pay = (QCoreApplication.translate("TurnController", text, None, 5) for text in TAKE)
        yield from (MainStep(take.format(combo), pay) for combo in combos[-30:])
        end = QCoreApplication.translate("TurnController", "Finish conquests")
        for count in range(1, 1 + len(self.SUM)):
            yield MainStep(f"{end}  +12", " · ".join(f"{names.source(source)} 3" for source in self.SUM[:count]))

    def test_what_has_no_room_is_left_out_and_parts_of_a_sum_stay_whole(self, button):
        assert [part.text for part in button.arranged()] == ["End turn  +8", "regions 8"]
        button.show_step(END._replace(detail="regions 5 · Shadow Mimes 3 · Lizardmen 4"))
        (_, detail) = button.arranged()
        assert detail.lines == 2
        assert detail.text.split(" ") == ["regions\xa05", "·", "Shadow\xa0Mimes\xa03", "·", "Lizardmen\xa04"]
        button.show_step(END._replace(detail="Shadow Mimes 3 · " * 8))
        assert [part.text for part in button.arranged()] == ["End turn  +8"]


def hand(tokens, race="orcs"):
    return HandLook(0, race, tokens, f"{tokens} tokens in hand")


@pytest.fixture
def tray(qtbot):
    tray = HandTray()
    qtbot.addWidget(tray)
    tray.resize(176, 90)
    tray.show_hand(hand(5))
    tray.pace = 1.0
    return tray


def test_tokens_leave_one_by_one_and_the_others_close_up(tray):
    before = tray.places()
    tray.show_hand(hand(3))
    assert tray._gliding.duration() == WAY + 2 * NEXT
    shown = []
    for milliseconds in (1, NEXT + 1, 3 * NEXT):
        tray._gliding.setCurrentTime(milliseconds)
        shown.append(len(tray.shown_places()))
    assert shown == [4, 3, 3]
    tray._gliding.setCurrentTime(WAY // 4)
    first = tray.shown_places()[0][0].x()
    assert before[0][0].x() < first < tray.places()[0][0].x()
    tray._gliding.setCurrentTime(WAY + 2 * NEXT)
    assert (tray.shown_places(), tray.is_gliding) == (tray.places(), False)
    tray.show_hand(hand(5))
    tray._gliding.setCurrentTime(WAY // 2)
    assert len(tray.shown_places()) == 3, "those that come back are seen when they have arrived"
    tray._gliding.setCurrentTime(WAY + 2 * NEXT)
    assert len(tray.shown_places()) == 5


def test_nothing_glides_where_nothing_is_to_move_or_another_race_is_shown(tray):
    tray.show_hand(hand(4, "elves"))
    assert not tray.is_gliding
    tray.pace = 0.0
    tray.show_hand(hand(2, "elves"))
    assert (tray.shown_places(), tray.is_gliding) == (tray.places(), False)


def test_what_chance_decides_is_named_while_it_is_waited_for(window, library):
    """As in a network game that somebody has just come to watch."""
    window.start_game(GameSetup(["Anna", "Ben"], ["human", "human"], library.board_for(2, "base"), "base", seed=7))
    game = window.session.game
    window.show_game(OnlineGame(game.rules, game.start, [Seat(name, REMOTE) for name in ("Anna", "Ben")], print))
    assert window.session.waiting_text() == "New combo…"
