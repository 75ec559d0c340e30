"""Map overlays: one at a time, by key and by menu, with correct contents."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest

from swqt.content import list_boards
from swqt.engine import State, members
from swqt.gui.app.main_window import MainWindow
from swqt.gui.board.overlay_items import CHANGE, COINS, COST, EMBLEM, NAME, RegionOverlay, Tag
from swqt.gui.board.scene import BoardScene
from swqt.gui.session.overlays import OVERLAYS
from swqt.gui.texts.names import Names
from swqt.table import BotSet, ChanceSource, Game, GameSetup, opening, threats
from swqt.translation import languages
from tests.support.hand import Hand
from tests.support.languages import speaking

KEYS = (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4, Qt.Key.Key_5)

pytestmark = pytest.mark.usefixtures("shared_window", "unpainted")


@pytest.fixture
def played(window) -> Hand:
    """Two people in the third round of a game."""
    library = window.library
    name = library.board_for(2, "base")
    rules, start, seats = opening(GameSetup(("Anna", "Ben"), ("human", "human"), name, seed=7), library)
    game, bots = Game(rules, start, seats, dice=ChanceSource(7)), BotSet(5)
    while game.state.round < 3 or game.decision.kind != "choice":
        game.play(bots.answer("bot:beginner", game.decision.seat, rules, game.state))
    window.show_game(game)
    return Hand(window)


def kinds(window: MainWindow) -> set[str]:
    overlay = window.assistant.overlays.overlay
    return {tag.kind for lay in overlay.lays for tag in lay.tags} if overlay else set()


def test_each_key_and_the_menu_lay_one_thing_over_the_map_and_take_it_off(played, window):
    overlays = window.assistant.overlays
    window.view.focused = -1
    for key, name in zip(KEYS, OVERLAYS, strict=True):
        QTest.keyClick(window.view, key)
        assert overlays.name == name
        checked = [action for action in window.actions_.overlays() if action.isChecked()]
        assert checked == [window.actions_.named()[name]]
    QTest.keyClick(window.view, KEYS[-1])
    assert overlays.name == ""
    assert not any(action.isChecked() for action in window.actions_.overlays())
    assert all(stand.opacity() == 1.0 for stand in played.session.scene.stands)
    window.view.focused = 0
    window.view.counters = 1
    QTest.keyClick(window.view, KEYS[0])
    assert overlays.name == "", "digits count where tokens are counted"
    window.view.focused = -1
    for names, shown in (
        ("terrain", "terrain"), ("owners", "owners"), ("owners", ""),
        ("owners hint", ""), ("hint owners statistics", ""),    # a hint and the results need the bare map
    ):    # fmt: skip
        played.trigger(*names.split())
        assert window.assistant.overlays.name == shown
        assert names != "terrain" or kinds(window) == {NAME}


@pytest.mark.parametrize("lang", languages())
def test_names_of_regions_lie_neither_on_each_other_nor_over_the_edge(lang, qapp, library, surveyed):
    """A7: on a small map, names would be as large as tokens and wider than their regions."""
    with speaking(qapp, lang):
        for file in list_boards().boards:
            names = Names(file.board, [], library.catalogue, lang)
            texts = [names.region(number) for number in range(len(file.board.codes))]
            scene = BoardScene(file.board, surveyed(file.shape), QImage(16, 10, QImage.Format.Format_RGB32))
            scene.set_zoom(0.47)
            scene.show_overlay([RegionOverlay(tags=(Tag(NAME, text=text),)) for text in texts])
            boxes = []
            for _, tags in scene._overlays:
                aside, above = (side * tags.scale() for side in tags.reach)
                boxes.append(QRectF(tags.x() - aside, tags.y() - above, 2 * aside, 2 * above))
            scene.close()
            assert len(boxes) == len(texts)
            assert all(QRectF(0, 0, file.shape.width, file.shape.height).contains(box) for box in boxes), file.board.id
            words = [box.adjusted(14, 7, -14, -7) for box in boxes]    # plates may touch, but must not cover words
            assert not [(one, two) for one, two in combinations(words, 2) if one.intersects(two)], file.board.id


def test_owners_income_and_changes_are_those_of_the_position(played, window):
    overlays, rules, state = window.assistant.overlays, played.session.game.rules, played.state
    window.actions_.owners.trigger()
    for region, lay in enumerate(overlays.overlay.lays):
        number = state.tribe_at(region)
        shown = [tag.seat for tag in lay.tags if tag.kind == EMBLEM]
        assert shown == ([] if number < 0 else [state.tribes[number].seat])
        declined = number >= 0 and not state.tribes[number].active
        assert (lay.declined_seat >= 0) == declined
    window.actions_.income.trigger()
    coins = [tag for lay in overlays.overlay.lays for tag in lay.tags if tag.kind == COINS]
    for seat in range(2):
        wanted = sum(p.amount for p in rules.income(state, seat).parts if p.regions and p.payer < 0)
        assert sum(tag.number for tag in coins if tag.seat == seat) == wanted
    window.actions_.changes.trigger()
    overlay, game = overlays.overlay, played.session.game
    since = (state.round - 1, state.turn)
    before = next(now for now in map(game.at, range(len(game) + 1)) if (now.round, now.turn) >= since)

    def holder(position: State, region: int) -> int:
        number = position.tribe_at(region)
        return position.tribes[number].seat if number >= 0 else -1

    for region, lay in enumerate(overlay.lays):
        was, now = holder(before, region), holder(state, region)
        shown = [(tag.seat, tag.number) for tag in lay.tags if tag.kind == CHANGE]
        assert shown == ([] if was == now else [(was, now)])
    assert kinds(window) <= {CHANGE}


def test_coins_for_two_regions_are_shown_once(position, window):
    """U-POWER-FISHER-1: three regions at a river earn one coin more."""
    head = "board gloamdeep-2\ncontent underground\n"
    column = "column flocking gnomes, mining shrooms, thieving spiderines, muddy lizardmen, mystic mudmen, stone kraken"
    hand = position("A 9 fisher cultists : k2 u2 d2\nB 5\nasks A conquer", head=head + column)
    window.actions_.income.trigger()
    shown = [tag.number for lay in window.assistant.overlays.overlay.lays for tag in lay.tags if tag.kind == COINS]
    assert sorted(shown) == [1, 1, 2]
    assert sum(shown) == hand.session.game.rules.income(hand.state, 0).total


def test_threats_are_to_the_person_who_is_asked_and_the_card_says_so(played, window):
    window.actions_.threats.trigger()
    overlay, game = window.assistant.overlays.overlay, played.session.game
    seat = game.decision.seat
    assert overlay.title == f"Threats to {played.session.names.seat(seat)}"
    shown = {(region, tag.seat, tag.number) for region, lay in enumerate(overlay.lays)
             for tag in lay.tags if tag.kind == COST}  # fmt: skip
    assert shown == {(threat.region, threat.seat, threat.cost) for threat in threats(game.rules, game.state, seat)}
    held = members(sum(tribe.held for tribe in played.state.tribes if tribe.seat == seat))
    for region in held:
        said = " ".join(played.session.describe(region)[1])
        assert "could take it" in said or "Nobody can conquer this next turn." in said
    window.actions_.threats.trigger()
    assert all("could take" not in " ".join(played.session.describe(region)[1]) for region in held)
