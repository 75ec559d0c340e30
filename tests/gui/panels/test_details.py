"""The reading panel: regions, the outlook of a turn, notices; and the log, folded below it."""

from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton

from swqt.gui.pages.puzzle_widgets import PuzzleNotice
from swqt.gui.panels.combo_card import CARD_ABOVE
from swqt.gui.panels.details import DetailsPanel
from swqt.gui.panels.notices import Choice, ChoiceNotice
from swqt.gui.style.buttons import WrappingButton
from swqt.gui.style.theme import apply_theme
from swqt.gui.texts.sentences import IncomeSum
from tests.support.hand import TO_CONQUER, on, settle

SIZES = [(QSize(1280, 720), 100), (QSize(1280, 720), 200), (QSize(2560, 1440), 100)]

pytestmark = pytest.mark.usefixtures("shared_window")


def test_a_region_is_told_with_its_sum(position, window):
    hand = position(TO_CONQUER)
    card, outlook = window.card, window.game_page.details.outlook
    assert outlook.isVisible()
    window.game_page.hover(hand.index("p2"))
    settle()
    reading = hand.session.reading(hand.index("p2"))
    assert card.text().startswith("Farmland 2\nB's Tritons: 1 token\ncost 3 = base 2 + token 1\n")
    assert sum(amount for _, amount in reading.terms) == reading.total == 3
    assert not any(line.startswith("cost") for line in reading.told)
    assert card._sum.text().count("<tr>") == len(reading.terms) + 1
    assert card._holder.text() == "B's Tritons: 1\xa0token"
    window.game_page.hover(-1)
    assert (card.isVisible(), outlook.isVisible()) == (False, True)


def test_no_line_of_a_region_is_cut_or_covered_however_soon_the_next_one_is_pointed_at(table, window, qapp):
    apply_theme(qapp, "light", 200)
    window.resize(1280, 720)
    hand = table("hhhhh")
    settle()
    assert window.is_folded
    hand.pick()
    for region in range(len(hand.session.game.rules.board.codes)):
        window.game_page.hover(region)
        qapp.processEvents()    # once: whoever moves on sees it so
        labels = [label for label in window.card.findChildren(QLabel) if label.isVisible() and label.text()]
        assert all(label.height() >= label.heightForWidth(label.width()) for label in labels)
        boxes = [QRect(label.mapTo(window.card, QPoint()), label.size()) for label in labels]
        assert not any(one.intersects(other) for one, other in combinations(boxes, 2))


def test_the_picture_leaves_the_title_of_a_region_without_owner_uncovered(position, window):
    hand = position("A 12 forest orcs hand 6 : f1 h1\nB 9\nasks A redeploy")
    window.game_page.hover(hand.index("p2"))
    settle()
    card = window.card
    assert (card._picture.isVisible(), card._holder.isVisible()) == (True, False)
    assert card._title.y() - card._picture.geometry().bottom() > CARD_ABOVE


@pytest.mark.parametrize("beside", [False, True])
def test_no_picture_of_a_combo_covers_its_text_even_before_the_next_event(beside, table, window):
    window.resize(1280, 720)
    hand = table("hhh")
    settle()
    hand.pick()
    combo, shown = window.game_page.details.combo, 0
    for row in range(6):
        window.game_page.hover(row if beside else -1)
        window.column.cards[row].setFocus(Qt.FocusReason.TabFocusReason)
        assert combo.isVisible()
        banner, words = combo._banner, combo.words
        assert words.height() >= words.heightForWidth(words.width())
        assert not (banner.isVisible() and banner.geometry().intersects(words.geometry()))
        assert not (window.card.isVisible() and window.card.geometry().intersects(combo.geometry()))
        shown += banner.isVisible()
    assert shown


@pytest.mark.parametrize("high", [300, 900])
def test_a_task_stays_visible_while_a_combo_is_read(high, table, window, qtbot):
    table("hh")
    window.column.cards[0].setFocus(Qt.FocusReason.TabFocusReason)
    settle()
    reading = window.game_page.details.subject
    assert reading.pointed
    panel, notice = DetailsPanel(), PuzzleNotice()
    qtbot.addWidget(panel)
    panel.add_notice(notice, first=True)
    panel.resize(212, high)
    panel.show()
    notice.show_task("Puzzle 1", "Which combo is best?", "It's round 5 of 8.", "What counts is the lead. " * 3)
    assert (notice.body.isVisible(), notice.measure.isVisible()) == (True, True)
    panel.show_combo(reading)
    assert not any(part.visibleRegion().isEmpty() for part in (notice.title, panel.combo.words))
    assert seen_to_the_end(panel)
    assert (notice.body.isVisible(), notice.measure.isVisible()) == (high > 300,) * 2, "they are spared first"
    panel.show_combo(None)
    assert (notice.body.isVisible(), notice.measure.isVisible()) == (True, True)
    assert panel.verticalScrollBar().value() == 0
    notice.show_failure("Puzzle 1", "You cancelled it. " * 20)
    panel.show_combo(reading)
    assert notice.body.isVisible(), "only a task is shortened"
    assert panel.verticalScrollBar().value() == 0, "nor does anything else make way"


def test_a_task_is_short_while_something_is_read_in_a_floating_panel(position, window, qtbot):
    hand = position(TO_CONQUER)
    window.column.cards[0].setFocus(Qt.FocusReason.TabFocusReason)
    settle()
    panel, notice = DetailsPanel(), PuzzleNotice()
    qtbot.addWidget(panel)
    panel.add_notice(notice, first=True)
    panel.float_within(300, 500)
    notice.show_task("Puzzle 1", "Find the best turn.", "It's the last round.", "The coins of this turn count.")
    assert notice.measure.isVisible()
    panel.show_combo(window.game_page.details.subject)
    settle()
    assert (notice.title.isVisible(), notice.measure.isVisible()) == (True, False)
    panel.show_combo(None)
    assert notice.measure.isVisible()
    panel.card.show_region(hand.session.reading(hand.index("p2")))
    settle()
    assert (notice.title.isVisible(), notice.measure.isVisible()) == (True, False)


def seen_to_the_end(panel):
    """Return whether the end of the combo is visible."""
    return panel.combo.mapTo(panel.viewport(), panel.combo.rect().bottomLeft()).y() <= panel.viewport().height()


def test_with_nothing_to_point_at_income_and_threats_are_told(position, window):
    hand = position("A 12 forest orcs hand 6 : f1 h1\nB 9 hill tritons : f3*2 p2*7\nasks A conquer")
    outlook = window.game_page.details.outlook
    income = hand.session.game.rules.income(hand.state, 0)
    assert outlook.outlook.total == income.total
    assert outlook.text().startswith("If you finish now\n")
    (threat,) = outlook.outlook.threats
    assert threat.text.startswith("B's Tritons can take ")
    held = sum(tribe.held for tribe in hand.state.tribes if tribe.seat == 0)
    assert threat.regions & held == threat.regions != 0
    outlook._risk.linkHovered.emit(f"#{threat.regions:x}")
    lit = [region for region, stand in enumerate(hand.session.scene.stands) if stand.look.mark == "chosen"]
    assert sum(1 << region for region in lit) == threat.regions
    outlook._risk.linkHovered.emit("")
    assert not any(stand.look.mark == "chosen" for stand in hand.session.scene.stands)
    position("A 12 forest orcs hand 6 : f1 h1\nB 9\nasks A conquer")
    assert [threat.text.partition(" can take ")[0] for threat in outlook.outlook.threats] == ["B, with a new race,"]
    assert outlook._risk_title.isVisible()
    position("A 12 forest orcs hand 6 : f1 h1\nB 9\nasks A conquer", "10/10")
    assert outlook.outlook.threats is None, "it costs nothing any more"
    assert not outlook._risk_title.isVisible()


def test_the_income_of_others_stays_secret(table, window):
    hand = table("hb")
    outlook = window.game_page.details.outlook
    assert outlook.outlook is None, "nobody has a region yet"
    hand.pick()
    assert outlook.outlook is not None
    hand.session.sentences.told = frozenset()
    window.game_page._outlooks._seen = None
    window.game_page.show_outlook()
    assert outlook.outlook.total is not None, "the person who is asked sees their own"


@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_notices_stay_within_the_column(position, qapp, window, size, scale):
    apply_theme(qapp, "light", scale)
    window.resize(size)
    position(TO_CONQUER)
    page, net = window.game_page, ChoiceNotice()
    page.add_question(net)
    texts = ("Save and leave", "Play on in a copy…", "Let a bot play for now")
    net.say("Clara is away.", [Choice(text, lambda: None) for text in texts])
    page.score.show_handover(1, "B's turn", [IncomeSum(0, "+9", "A earns 9 coins", "regions 9 · " * 6)], can_undo=True)
    page.tip.show_tip("word " * 30, "DECLINE-1")
    settle()
    details = page.details
    for notice in (net, page.score, page.tip):
        assert notice.width() <= details.viewport().width()
        for button in filter(QPushButton.isVisible, notice.findChildren(QPushButton)):
            assert notice.rect().contains(QRect(button.mapTo(notice, QPoint()), button.size())), button.text()
            assert button.width() >= button.minimumSizeHint().width(), button.text()
            if isinstance(button, WrappingButton):
                assert button.height() >= button.heightForWidth(button.width()), button.text()


def test_a_question_is_seen_while_a_combo_is_read(table, window):
    window.resize(1280, 720)
    hand = table(2)
    page, net = window.game_page, ChoiceNotice()
    page.add_question(net)
    hand.window.column.cards[0].setFocus()
    settle()
    details = page.details
    assert details.combo.isVisible()
    net.say("Ben proposes: the last move is undone.", [Choice(text, lambda: None) for text in ("Refuse", "Agree")])
    settle()
    assert details.combo.isVisible()
    assert net.visibleRegion().boundingRect() == net.rect(), "also where little room is left for both"
    assert net.mapTo(details, QPoint()).y() < details.combo.mapTo(details, QPoint()).y()


def test_a_button_wraps_only_where_it_must(qtbot):
    button = WrappingButton("A bot plays for now")
    qtbot.addWidget(button)
    whole = button.sizeHint()
    assert button.heightForWidth(whole.width()) == whole.height()
    assert button.heightForWidth(whole.width() * 2 // 3) > whole.height()
    assert button.minimumSizeHint().width() < whole.width()
    for width in (whole.width(), whole.width() * 2 // 3):
        button.resize(width, button.heightForWidth(width))
        assert not button.grab().isNull()


class TestFoldedLog:
    """Below a height of 1000 the log is one line, which opens over the column and never over the board."""

    @pytest.fixture
    def folded(self, position, window):
        hand = position(TO_CONQUER)
        hand.region("p2")
        settle()
        assert (window.log.is_folded, window.log.is_open) == (True, False)
        return window

    def test_it_opens_over_the_column_and_folds_again(self, folded):
        log, board = folded.log, on(folded, folded.game_page)
        QTest.mouseClick(log.fold_bar, Qt.MouseButton.LeftButton)
        settle()
        sheet = on(folded, log._sheet)
        assert log.view.isVisible()
        assert not sheet.intersects(board)
        assert sheet.height() > folded.height() * 0.8
        folded.resize(1300, 760)
        settle()
        assert not on(folded, log._sheet).intersects(on(folded, folded.game_page))
        QTest.keyClick(log.view, Qt.Key.Key_Escape)
        assert (log.is_open, log.fold_bar.hasFocus()) == (False, True)
        QTest.keyClick(log.fold_bar, Qt.Key.Key_Return)
        assert log.view.hasFocus()
        QTest.mouseClick(log.fold_button, Qt.MouseButton.LeftButton)
        assert not log.is_open
        folded.actions_.find_log.trigger()    # search and menu open it, too
        assert (log.is_open, log.search.hasFocus()) == (True, True)
        QTest.keyClick(log.search, Qt.Key.Key_Escape)
        assert log.is_open, "the first Esc closes the search"
        QTest.keyClick(log.view, Qt.Key.Key_Escape)
        assert not log.is_open
        for opened in (True, False):
            folded.docks["log"].toggleViewAction().trigger()
            assert (log.is_open, folded.docks["log"].isVisible()) == (opened, True)

    def test_a_high_window_or_own_panels_unfold_it_and_leaving_the_game_folds_it(self, folded):
        log = folded.log
        assert log.fold_bar.accessibleDescription() == log.model_.lines[-1].text
        assert log.fold_bar.isVisible()
        assert log.height() <= 40
        log.say("Ben", "Hello")
        assert log.fold_bar.accessibleDescription() == "Ben: Hello"
        log.open_sheet()
        folded.resize(1400, 1000)
        settle()
        assert not log.is_folded
        assert log._sheet.parent() is log
        assert log.view.isVisible()
        folded.resize(1280, 720)
        settle()
        assert log.is_folded
        folded.actions_.arrange.setChecked(True)
        assert not log.is_folded
        assert log.maximumHeight() > 10_000
        folded.actions_.arrange.setChecked(False)
        log.open_sheet()
        folded.show_start()
        settle()
        assert not log._sheet.isVisible()


def test_an_answered_bar_gives_the_keyboard_back(qtbot):
    """A widget about to be deleted gives up focus."""
    bar = ChoiceNotice()
    qtbot.addWidget(bar)
    bar.say("Do you agree?", [Choice("No", lambda: None), Choice("Yes", lambda: bar.say(""))])
    bar.activateWindow()
    yes = bar.buttons()[-1]
    yes.setFocus()
    qtbot.waitUntil(yes.hasFocus)
    with qtbot.waitSignal(bar.focus_left):
        QTest.keyClick(yes, Qt.Key.Key_Return)
    bar.say("Another question", [Choice("Yes", lambda: None)])
    with qtbot.assertNotEmitted(bar.focus_left):
        bar.say("")
