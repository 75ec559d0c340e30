"""The six combos: choosing, confirming, pointing at them, and what is told about them."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QColor, QEnterEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from swqt.engine import Combo, Pick, members
from swqt.gui.panels.column import SLIDE, rows_before
from swqt.gui.style.motion import FADE
from swqt.gui.style.theme import THEMES, apply_theme
from swqt.table import Settings
from tests.support.hand import settle

MOVING = Settings(bot_speed="instant", own_speed="normal", sound=False)
HERE = "A 9\nB 5\nasks A pick"
POOR = "A 1\nB 5\nasks A pick"
SWAMP_TROLLS = 1
"""Their row in ``tests.support.hand.COLUMN``."""


def point_at(card):
    place = QPointF(card.rect().center())
    QApplication.sendEvent(card, QEnterEvent(place, place, place))


def leave(card):
    QApplication.sendEvent(card, QEvent(QEvent.Type.Leave))


def double_click(hand, row):
    """Click twice, as a mouse does: the second press is a double click."""
    card = hand.window.column.cards[row]
    QTest.mouseClick(card, Qt.MouseButton.LeftButton, pos=QPoint(20, 20))
    hand.window.presenter.flush()
    QTest.mouseDClick(card, Qt.MouseButton.LeftButton, pos=QPoint(20, 20))    # only a press
    QTest.mouseRelease(card, Qt.MouseButton.LeftButton, pos=QPoint(20, 20))
    hand.window.presenter.flush()


def pick(hand, row):
    """Pick the combo in *row* and show what comes of it."""
    hand.session.controller.submit(Pick(row), confirmed=True)
    hand.window.presenter.flush()


def strip(column, row):
    """Return what is seen in the place of the card in *row*, of its portrait."""
    return column.grab(QRect(column.cards[row].pos() + QPoint(20, 16), QSize(70, 36))).toImage()


def picked(hand):
    number = hand.state.active_of(0)
    return hand.state.tribes[number].race if number >= 0 else ""


class TestChoosing:
    def test_a_click_chooses_and_a_second_one_picks(self, position, window):
        hand = position(HERE)
        cards = window.column.cards
        for row in (0, SWAMP_TROLLS):
            hand.card(row)
            assert [card.isChecked() for card in cards] == [number == row for number in range(6)]
            assert not picked(hand)
        window.actions_.cancel.trigger()
        window.presenter.flush()
        assert not any(card.isChecked() for card in cards)
        hand.card(SWAMP_TROLLS)
        hand.card(SWAMP_TROLLS)
        assert picked(hand) == "trolls"

    @pytest.mark.parametrize("fast", [False, True])
    def test_a_double_click_picks_once(self, position, fast):
        """With a fast pick, the second click of two is not one on the next combo."""
        hand = position(HERE)
        hand.session.controller.fast_pick = fast
        told = []
        hand.session.refused.connect(told.append)
        double_click(hand, SWAMP_TROLLS)
        assert (picked(hand), told) == ("trolls", [])

    def test_digits_choose_and_return_picks(self, position):
        hand = position(HERE)
        cards = hand.window.column.cards
        cards[5].setFocus(Qt.FocusReason.TabFocusReason)
        for _ in range(2):    # the second time it is chosen already, and no more
            QTest.keyClick(cards[5], Qt.Key.Key_2)
            hand.window.presenter.flush()
            assert (cards[1].isChecked(), cards[1].hasFocus()) == (True, True)
            assert not picked(hand)
        hand.window.actions_.confirm.trigger()
        assert picked(hand) == "trolls"

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


@pytest.mark.parametrize("scale", [100, 150, 200])
def test_all_six_cards_are_visible(position, qapp, window, scale):
    apply_theme(qapp, "light", scale)
    cards = position(HERE).window.column.cards
    window.game_page.hints.show()
    window.docks["regions"].show()
    for size in ((1024, 640), (1280, 720), (1920, 1080), (2560, 1440)):
        window.resize(*size)
        settle()
        for card in cards:
            assert card.visibleRegion().boundingRect() == card.rect(), (size, card.row, card.geometry())
            assert card.height() >= 64, (size, card.row)
        heights = {card.height() for card in cards}
        assert max(heights) - min(heights) <= 1, size
    assert window.column.height() - cards[5].geometry().bottom() <= 6, "they fill the height"
    assert scale > 100 or cards[0].y() <= 26


class TestPointing:
    def test_it_lights_the_regions_of_power_and_race_and_tells_everything_beside_the_board(self, position, window):
        hand = position(HERE)
        terrain, names = hand.session.game.rules.board.terrain, hand.session.names
        combo = window.game_page.details.combo
        card, count = window.column.cards[SWAMP_TROLLS], terrain["swamp"].bit_count()
        window.view.setFocus()    # a pick begins with the keyboard on the first card
        assert not combo.isVisible()
        point_at(card)
        assert hand.session.scene.lit == terrain["swamp"]
        for sentence in (*names.help("swamp"), *names.help("trolls")):
            assert sentence in combo.words.text()
            assert sentence in card.accessibleDescription()
        assert combo.isVisible()
        assert f"Swamp: {count} regions, {count} free." in combo.words.text()
        leave(card)
        assert hand.session.scene.lit == 0
        assert not combo.isVisible()
        point_at(window.column.cards[2])
        assert hand.session.scene.lit == terrain["farmland"], "Wealthy pays once, wherever they are"
        point_at(card)
        another = position(HERE)
        window.presenter.flush()
        assert another.session.scene.lit == terrain["swamp"]
        leave(card)

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
        assert hand.session.scene.lit == 0, "a click does not go on pointing"
        assert details.combo.isVisible()
        for region, is_told in ((hand.index("f1"), False), (-1, True)):
            page.hover(region)
            assert details.combo.isVisible() is is_told

    def test_its_text_can_be_read_by_keys(self, position):
        """Tab goes on from the last card to the text about it, which stays as long as it has the keyboard."""
        hand = position(HERE)
        details, scene = hand.window.game_page.details, hand.session.scene
        hand.window.column.cards[0].setFocus(Qt.FocusReason.TabFocusReason)
        assert scene.lit == 0
        QTest.keyClick(hand.window.column.cards[0], Qt.Key.Key_Down)    # the keyboard points, too
        assert scene.lit == hand.session.game.rules.board.terrain["swamp"]
        hand.window.view.setFocus()
        assert scene.lit == 0
        hand.window.column.cards[5].setFocus(Qt.FocusReason.TabFocusReason)
        assert details.combo.isVisible()
        hand.window.keyboard_navigation.order_focus()
        QTest.keyClick(hand.window.column.cards[5], Qt.Key.Key_Tab)
        assert (details.combo.words.hasFocus(), details.combo.isVisible()) == (True, True)
        hand.window.view.setFocus()
        assert not details.combo.isVisible()


class TestStates:
    def test_what_cannot_be_paid_is_said(self, position):
        hand = position(POOR)
        cards = hand.window.column.cards
        assert cards[1].accessibleName() == "Swamp Trolls, 9 tokens, pay 1, 2 coins on it"
        assert cards[2].accessibleName() == "Wealthy Humans, 9 tokens, pay 2, can't afford"
        assert cards[2].accessibleDescription().startswith(str(cards[2].look.reason))
        assert all(len(card.accessibleName()) <= 120 for card in cards)

    def test_a_trait_changes_what_skipping_its_combo_costs(self, position):
        """BLANK-11."""
        combos = "column festive elves, patient trolls, wealthy humans +1, flying ratmen"
        hand = position("A 2\nB 5\nasks A pick", head=f"board midland-2\ncontent base wayfarers\n{combos}")
        cards = hand.window.column.cards
        assert [card.look.price for card in cards[:4]] == [0, 2, 2, 3]
        assert cards[3].look.reason == "You can't afford this combo: it costs 3, and you have 2."
        hand.card(2)
        hand.card(2)
        assert (picked(hand), hand.state.coins[0]) == ("humans", 1)

    @pytest.mark.parametrize("theme", list(THEMES))
    def test_a_picture_is_grey_where_the_combo_cannot_be_paid(self, position, qapp, theme):
        apply_theme(qapp, theme, 100)
        hand = position(POOR)

        def colour(card):
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
    def hand(self, position, window):
        window.setUpdatesEnabled(True)
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
        hand.window.actions_.undo.trigger()
        hand.window.presenter.flush()
        assert not cover.isVisible(), "nothing moves back"

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


def test_space_only_selects_a_combo_so_that_skipping_bots_never_picks_one(table, window):
    hand = table(2)
    card = window.column.cards[0]
    for _ in range(3):
        QTest.keyClick(card, Qt.Key.Key_Space)
        hand.told()
        assert (hand.session.controller.row, hand.session.decision.kind) == (0, "pick")
    QTest.keyClick(card, Qt.Key.Key_Return)
    hand.told()
    assert hand.session.decision.kind == "conquer"
