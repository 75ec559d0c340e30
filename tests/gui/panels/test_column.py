"""The six combos: choosing, confirming, pointing at them, and what is told about them."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QColor, QEnterEvent, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from swqt.engine import Combo, Pick, members
from swqt.gui.panels.column import SLIDE, ColumnPanel, rows_before
from swqt.gui.panels.combo_card import ComboCard
from swqt.gui.style.motion import FADE
from swqt.gui.style.theme import THEMES, apply_theme
from swqt.table import Settings
from tests.support.hand import Hand

MOVING = Settings(bot_speed="instant", own_speed="normal", sound=False)
HERE = "A 9\nB 5\nasks A pick"
POOR = "A 1\nB 5\nasks A pick"
SWAMP_TROLLS = 1
"""Their row in ``tests.support.hand.COLUMN``."""


def point_at(card: ComboCard) -> None:
    """Move the pointer onto *card*."""
    place = QPointF(card.rect().center())
    QApplication.sendEvent(card, QEnterEvent(place, place, place))


def leave(card: ComboCard) -> None:
    QApplication.sendEvent(card, QEvent(QEvent.Type.Leave))


def double_click(hand: Hand, row: int) -> None:
    """Click twice, as a mouse does: the second press is a double click."""
    card = hand.window.column.cards[row]
    QTest.mouseClick(card, Qt.MouseButton.LeftButton, pos=QPoint(20, 20))
    hand.window.presenter.flush()
    QTest.mouseDClick(card, Qt.MouseButton.LeftButton, pos=QPoint(20, 20))    # only a press
    QTest.mouseRelease(card, Qt.MouseButton.LeftButton, pos=QPoint(20, 20))
    hand.window.presenter.flush()


def pick(hand: Hand, row: int) -> None:
    """Pick the combo in *row* and show what comes of it."""
    hand.session.controller.submit(Pick(row), confirmed=True)
    hand.window.presenter.flush()


def strip(column: ColumnPanel, row: int) -> QImage:
    """Return what is seen in the place of the card in *row*, of its portrait."""
    return column.grab(QRect(column.cards[row].pos() + QPoint(20, 16), QSize(70, 36))).toImage()


class TestChoosing:
    def test_a_second_click_picks(self, position):
        hand = position(HERE)
        card = hand.window.column.cards[SWAMP_TROLLS]
        hand.card(SWAMP_TROLLS)
        assert card.isChecked()
        assert hand.state.active_of(0) == -1
        hand.card(SWAMP_TROLLS)
        assert hand.state.tribes[hand.state.active_of(0)].race == "trolls"

    def test_a_double_click_picks(self, position):
        hand = position(HERE)
        double_click(hand, SWAMP_TROLLS)
        assert hand.state.tribes[hand.state.active_of(0)].race == "trolls"

    def test_a_double_click_picks_once_where_one_click_does(self, position):
        """With a fast pick, the second click of two is not one on the next combo."""
        hand = position(HERE)
        hand.session.controller.fast_pick = True
        told: list[str] = []
        hand.session.refused.connect(told.append)
        double_click(hand, SWAMP_TROLLS)
        assert hand.state.tribes[hand.state.active_of(0)].race == "trolls"
        assert told == []

    def test_another_card_is_chosen_instead(self, position):
        hand = position(HERE)
        hand.card(0)
        hand.card(SWAMP_TROLLS)
        assert [card.isChecked() for card in hand.window.column.cards[:2]] == [False, True]
        assert hand.state.active_of(0) == -1

    def test_escape_takes_the_choice_back(self, position):
        hand = position(HERE)
        hand.card(SWAMP_TROLLS)
        hand.window.actions_.cancel.trigger()
        hand.window.presenter.flush()
        assert not any(card.isChecked() for card in hand.window.column.cards)

    def test_digits_choose_and_return_picks(self, position):
        hand = position(HERE)
        cards = hand.window.column.cards
        cards[5].setFocus(Qt.FocusReason.TabFocusReason)
        for _ in range(2):    # the second time it is chosen already, and no more
            QTest.keyClick(cards[5], Qt.Key.Key_2)
            hand.window.presenter.flush()
            assert cards[1].isChecked()
            assert cards[1].hasFocus()
            assert hand.state.active_of(0) == -1
        hand.window.actions_.confirm.trigger()
        assert hand.state.tribes[hand.state.active_of(0)].race == "trolls"

    def test_powers_are_exchanged_by_a_click_on_the_other_card(self, position):
        """U-RACE-MIMES-1: the other card can be unchosen; a click on the chosen one picks both."""
        column = "column flocking flames, vampire drow, thieving mummies, royal kraken, stone gnomes, fisher mimes"
        hand = position(HERE, head=f"board gloamdeep-2\ncontent underground\n{column}")
        hand.card(5)
        hand.session.controller.exchange()
        hand.window.presenter.flush()
        cards = hand.window.column.cards
        for chosen in (True, False, True):
            hand.card(1)
            assert cards[1].isChecked() is chosen
        hand.card(5)
        tribe = hand.state.tribes[hand.state.active_of(0)]
        assert (tribe.race, tribe.power) == ("mimes", "vampire")


class TestRoom:
    @pytest.mark.parametrize("scale", [100, 150, 200])
    def test_six_cards_are_visible(self, position, qapp, window, scale):
        """Whatever is open, and however large the text is."""
        apply_theme(qapp, "light", scale)
        cards = position(HERE).window.column.cards
        window.game_page.hints.show()
        window.docks["regions"].show()
        for size in ((1024, 640), (1280, 720), (1920, 1080), (2560, 1440)):
            window.resize(*size)
            for _ in range(2):
                QApplication.processEvents()
            for card in cards:
                assert card.visibleRegion().boundingRect() == card.rect(), (size, card.row, card.geometry())
                assert card.height() >= 64, (size, card.row)
            heights = {card.height() for card in cards}
            assert max(heights) - min(heights) <= 1, size

    def test_cards_fill_the_height(self, position, window):
        hand = position(HERE)
        QApplication.processEvents()
        column = hand.window.column
        assert column.height() - column.cards[5].geometry().bottom() <= 6
        assert column.cards[0].y() <= 26


class TestPointing:
    def test_it_lights_the_regions_of_power_and_race(self, position, window):
        hand = position(HERE)
        board, scene = hand.session.game.rules.board, hand.session.scene
        card = hand.window.column.cards[SWAMP_TROLLS]
        point_at(card)
        assert scene.lit == board.terrain["swamp"]
        leave(card)
        assert scene.lit == 0
        point_at(hand.window.column.cards[2])
        assert scene.lit == board.terrain["farmland"], "Wealthy pays once, wherever they are"

    def test_another_game_has_its_own_lights(self, position):
        point_at(position(HERE).window.column.cards[SWAMP_TROLLS])
        second = position(HERE)
        second.window.presenter.flush()
        assert second.session.scene.lit == second.session.game.rules.board.terrain["swamp"]

    def test_the_keyboard_points_too(self, position):
        hand = position(HERE)
        cards, scene = hand.window.column.cards, hand.session.scene
        cards[0].setFocus(Qt.FocusReason.TabFocusReason)
        assert scene.lit == 0
        QTest.keyClick(cards[0], Qt.Key.Key_Down)
        assert scene.lit == hand.session.game.rules.board.terrain["swamp"]
        hand.window.view.setFocus()
        assert scene.lit == 0

    def test_a_click_does_not_go_on_pointing(self, position):
        hand = position(HERE)
        hand.card(SWAMP_TROLLS)
        leave(hand.window.column.cards[SWAMP_TROLLS])
        assert hand.session.scene.lit == 0

    def test_the_whole_text_is_beside_the_board(self, position):
        hand = position(HERE)
        details, names = hand.window.game_page.details, hand.session.names
        card = hand.window.column.cards[SWAMP_TROLLS]
        hand.window.view.setFocus()    # a pick begins with the keyboard on the first card
        assert not details.combo.isVisible()
        point_at(card)
        assert details.combo.isVisible()
        for sentence in (*names.help("swamp"), *names.help("trolls")):
            assert sentence in details.combo.words.text()
            assert sentence in card.accessibleDescription()
        swamps = hand.session.game.rules.board.terrain["swamp"]
        count = swamps.bit_count()
        assert f"Swamp: {count} regions, {count} free." in details.combo.words.text()
        leave(card)
        assert not details.combo.isVisible()

    def test_lost_tribes_are_counted(self, table):
        hand = table(2)
        swamps, column = hand.session.game.rules.board.terrain["swamp"], hand.window.column
        tribes = sum(bool(hand.state.natives[region]) for region in members(swamps))
        told = column._count(hand.session.game.rules, swamps)
        count = swamps.bit_count()
        assert told == f"{count} regions, {count - tribes} free, {tribes} with a Lost Tribe"
        assert 0 < tribes < count

    def test_the_chosen_combo_stays_until_a_region_is_pointed_at(self, position):
        hand = position(HERE)
        details, page = hand.window.game_page.details, hand.window.game_page
        hand.card(SWAMP_TROLLS)
        leave(hand.window.column.cards[SWAMP_TROLLS])
        assert details.combo.isVisible()
        page.hover(hand.index("f1"))
        assert not details.combo.isVisible()
        page.hover(-1)
        assert details.combo.isVisible()

    def test_its_text_can_be_read_by_keys(self, position):
        """Tab goes on from the last card to the text about it, which stays as long as it has the keyboard."""
        hand = position(HERE)
        details = hand.window.game_page.details
        hand.window.column.cards[5].setFocus(Qt.FocusReason.TabFocusReason)
        assert details.combo.isVisible()
        hand.window.keyboard_navigation.order_focus()
        QTest.keyClick(hand.window.column.cards[5], Qt.Key.Key_Tab)
        assert details.combo.words.hasFocus()
        assert details.combo.isVisible()
        hand.window.view.setFocus()
        assert not details.combo.isVisible()

    def test_its_links_open_the_rules(self, position):
        hand = position(HERE)
        combo = hand.window.game_page.details.combo
        asked: list[object] = []
        combo.asked.connect(asked.append)
        combo.explained.connect(asked.append)
        combo.asked.disconnect(hand.window.context_help.open)
        combo.explained.disconnect(hand.window.context_help.explain_combo)
        point_at(hand.window.column.cards[SWAMP_TROLLS])
        combo.words.linkActivated.emit("trolls")
        combo.words.linkActivated.emit("combo:rules")
        assert asked == ["trolls", SWAMP_TROLLS]


class TestStates:
    def test_what_cannot_be_paid_is_said(self, position):
        hand = position(POOR)
        cards = hand.window.column.cards
        assert cards[1].accessibleName() == "Swamp Trolls, 9 tokens, pay 1, 2 coins on it"
        assert cards[2].accessibleName() == "Wealthy Humans, 9 tokens, pay 2, can't afford"
        assert cards[2].accessibleDescription().startswith(str(cards[2].look.reason))
        assert all(len(card.accessibleName()) <= 120 for card in cards)

    @pytest.mark.parametrize("theme", list(THEMES))
    def test_a_picture_is_grey_where_the_combo_cannot_be_paid(self, position, qapp, theme):
        apply_theme(qapp, theme, 100)
        hand = position(POOR)

        def colour(card: ComboCard) -> float:
            image = card.grab().toImage()
            band = [image.pixelColor(x, 40) for x in range(20, card.width() - 80)]
            return sum(pixel.saturation() for pixel in band) / len(band)

        card = hand.window.column.cards[2]
        grey = colour(card)
        card.show_look(card.look._replace(reason=""), chosen=False)
        assert grey < 0.6 * colour(card)

    def test_a_chosen_card_has_a_badge_and_a_ring(self, position):
        hand = position(HERE)
        card = hand.window.column.cards[SWAMP_TROLLS]
        before = card.grab().toImage()
        hand.card(SWAMP_TROLLS)
        leave(card)
        after = card.grab().toImage()
        assert QColor("#f2d98a") == after.pixelColor(14, 12) != before.pixelColor(14, 12)
        edge = round(card.card_rect().left()) - 1
        assert after.pixelColor(edge, card.height() // 2) != before.pixelColor(edge, card.height() // 2)


class TestChange:
    """A combo is taken: the others move up and a new one comes in."""

    @pytest.fixture
    def hand(self, position, window) -> Hand:
        window.settings_service.use(MOVING)
        hand = position(HERE)
        QApplication.processEvents()
        return hand

    def test_the_others_move_up_and_the_new_one_comes_from_below(self, hand):
        column = hand.window.column
        places = [card.y() for card in column.cards]
        pitch = places[1] - places[0]
        pick(hand, 2)
        cover = column._cover
        assert cover.isVisible()
        assert cover._ways[:2] == [0, 0]
        assert all(abs(way - pitch) <= 1 for way in cover._ways[2:])
        assert len(cover._old) == 1    # the one that was taken
        assert cover._clock.duration() == SLIDE == 240
        assert [card.y() for card in column.cards] == places
        cover._clock.setCurrentTime(SLIDE)
        assert not cover.isVisible()
        assert not any(card.is_covered for card in column.cards)

    def test_a_card_on_its_way_is_painted_between_its_rows(self, hand):
        column = hand.window.column
        before = strip(column, 3)
        pick(hand, 0)
        column._cover._clock.setCurrentTime(0)
        assert strip(column, 3) == before    # it has not left yet
        column._cover._clock.setCurrentTime(SLIDE // 2)
        middle = strip(column, 3)
        column._cover.end()
        assert middle not in (before, strip(column, 3))

    @pytest.mark.parametrize("way", ["click", "key", "window"])
    def test_a_click_on_the_way_acts_on_no_card(self, hand, way):
        """Whatever is under the pointer now was elsewhere when the player aimed at it."""
        column, clicked = hand.window.column, []
        column.clicked.connect(clicked.append)
        card = column.cards[3]
        card.setFocus()
        pick(hand, 0)
        clicked.clear()
        if way == "key":
            QTest.keyClick(card, Qt.Key.Key_Return)
        elif way == "click":
            QTest.mouseClick(card, Qt.MouseButton.LeftButton)
        else:
            place = card.mapTo(hand.window, card.rect().center())
            QTest.mouseClick(hand.window.windowHandle(), Qt.MouseButton.LeftButton, pos=place)
        assert clicked == []
        assert not column._cover._clock.is_running    # but it ends the motion
        QApplication.processEvents()
        assert not column._cover.isVisible()
        QTest.mouseClick(card, Qt.MouseButton.LeftButton)
        assert clicked == [3]

    @pytest.mark.parametrize(("change", "counts"), [({"race": "elves"}, 0), ({"power": "hill"}, 0), ({"coins": 3}, 1)])
    def test_a_click_that_began_on_another_combo_is_none(self, hand, change, counts):
        column, clicked = hand.window.column, []
        column.clicked.connect(clicked.append)
        card = column.cards[3]
        QTest.mousePress(card, Qt.MouseButton.LeftButton)
        card.show_look(card.look._replace(**change), chosen=False)
        QTest.mouseRelease(card, Qt.MouseButton.LeftButton)
        assert len(clicked) == counts

    def test_with_reduced_motion_it_fades(self, hand):
        """A17"""
        hand.window.settings_service.use(replace(MOVING, reduced_motion=True))
        pick(hand, 2)
        cover = hand.window.column._cover
        assert (cover._ways, len(cover._old), cover._clock.duration()) == ([], 6, FADE)
        assert not any(card.is_covered for card in hand.window.column.cards)
        QTest.keyClick(hand.window, Qt.Key.Key_F7)
        QApplication.processEvents()
        assert not cover.isVisible()

    def test_nothing_moves_back(self, hand):
        pick(hand, 2)
        hand.window.column._cover.end()
        hand.window.actions_.undo.trigger()
        hand.window.presenter.flush()
        assert not hand.window.column._cover.isVisible()


@pytest.mark.parametrize(
    ("before", "after", "rows"),
    [
        ("abcdef", "acdefg", [0, 2, 3, 4, 5, None]),
        ("abcdef", "abcde", [0, 1, 2, 3, 4]),
        ("abcde", "abcdef", [0, 1, 2, 3, 4, None]),
        ("abcdef", "bdefgh", [1, 3, 4, 5, None, None]),
        ("abcdef", "abcdef", []),
        ("acdefg", "abcdef", []),
        ("abcdef", "xbcdef", []),
        ("abcdef", "uvwxyz", []),
        ("", "abcdef", []),
    ],
)
def test_combos_move_only_up(before, after, rows):
    assert rows_before([Combo(race, "hill") for race in before], [Combo(race, "hill") for race in after]) == rows
