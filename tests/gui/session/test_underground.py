"""Underground by mouse: every decision specific to this world, in the real window."""

from collections.abc import Callable

import pytest

from swqt.engine import Draw, Rules, State
from swqt.gui.session.region_actions import NEEDS, MainStep
from tests.support.hand import Hand

HEAD = """board {
  u1 edge         : n1 d1 x1 r1
  n1 edge         : c1 r1
  c1 edge         : k1 n2
  k1 edge monster : d1 x2
  d1 edge         : u2
  u2 edge         : x2 r1
  n2 edge         : d2 r1
  d2 edge         :
  r1              :
  x1 volcano      : n1 c1
  x2 volcano      : u2
}
content underground"""

COLUMN = "column flocking gnomes, mining shrooms, thieving spiderines, fisher lizardmen, muddy mudmen, mystic kraken"
TO_PICK = "column flocking flames, vampire drow, thieving mummies, royal kraken, stone gnomes, fisher mimes"

PLAIN_B = "B 9 wise liches : n2"

pytestmark = pytest.mark.usefixtures("shared_window", "unpainted")


class Loaded:
    """Dice that reveal *item* where possible."""

    def __init__(self, item: str) -> None:
        self.item = item

    def answer(self, rules: Rules, state: State) -> object:
        commands = [command for command, _ in rules.chances(state)]
        return Draw(self.item) if Draw(self.item) in commands else commands[-1]


@pytest.fixture
def cave(position) -> Callable[..., Hand]:
    """Opens the cave where A is asked something: with the race and regions of A, and *more* lines."""

    def dig(asks: str, held: str = "", *more: str, other: str = "wise liches : n2") -> Hand:
        text = "\n".join([f"A 9 {held}", f"B 9 {other if held else ''}", *more, f"asks A {asks}"])
        return position(text, head=f"{HEAD}\n{TO_PICK if asks == 'pick' else COLUMN}")

    return dig


def entries(hand: Hand) -> list[str]:
    """Return the texts of the open menu."""
    texts = [action.text() for action in hand.menu().actions() if not action.isSeparator()]
    hand.menu().close()
    return texts


def rows(hand: Hand) -> str:
    """Return what the row of the first player says."""
    return hand.window.players.model().index(0, 0).data()


def card(hand: Hand, code: str) -> str:
    """Return what the card says of a region."""
    hand.window.view.hovered.emit(hand.index(code))
    return hand.window.card.text()


class TestTurnStart:
    def test_a_lent_power_to_leave_by_is_offered_and_asked_about(self, cave):
        """PLACE-STONEHEDGE-2, U-POWER-VANISHING-1."""
        hand = cave("choice", "stone ogres : u1*3 n1", "pieces stonehedge u1", "notes stonehedge vanishing")
        wanted = "Decline: lose 4 tokens, keep 0 regions, earn 4 coins now, Ogres leave the map."
        assert hand.offer("Decline: Vanishing") == wanted
        hand.offer("Cancel")
        assert hand.press(hand.window.bar.decline) == "Decline: lose 2 tokens, keep 2 regions, earn 2 coins now."
        hand.offer("Cancel")
        hand.offer("Decline: Vanishing")
        hand.confirm()
        assert (hand.state.tokens[hand.index("u1")], hand.state.coins[0]) == (0, 13)

    def test_reborn_takes_over_regions(self, cave):
        """U-POWER-REBORN-1; a click alone is asked about."""
        hand = cave("choice", "stone ogres : u1*3 | ~reborn mummies : d1 u2")
        assert hand.region("u2") == "Use Reborn on Mushroom Forest 2?"
        hand.confirm()
        assert hand.state.tribe_at(hand.index("u2")) == 0
        assert "A's Ogres take over Mushroom Forest 2." in hand.window.log.toPlainText()


class TestConquest:
    def test_relics_are_in_the_menu_with_their_price(self, cave):
        """RELIC-SWORD-1, RELIC-SOCKS-1, A-112."""
        hand = cave("conquer", "stone ogres hand 5 : u1 n1", "pieces socks n1, sword u1", other="wise liches : d1*2 n2")
        hand.region("d1")
        assert entries(hand) == [
            "Conquer: 3 tokens",
            "With Stinky Troll's Socks: 1 token",
            "With Sword of the Killer Rabbit: 1 token",
            "With Stinky Troll's Socks and Sword of the Killer Rabbit: 1 token",
        ]
        hand.region("d1")
        hand.choose(2)
        assert hand.state.tribe_at(hand.index("d1")) == 0
        assert ("sword", 1) in hand.shown("d1").pieces

    def test_the_price_without_relics_is_on_the_badge(self, cave):
        """A relic works once; the badge includes it only if the region is too expensive without."""
        hand = cave("conquer", "stone mummies hand 4 : u1", "pieces sword u1", other="wise liches : d1 n1*2")
        badges = hand.session.controller.legal_moves.badges
        assert badges[hand.index("d1")].number == 4
        assert badges[hand.index("n1")].number == 3    # 2 + 2 + 1 - 2

    @pytest.mark.parametrize(("tokens", "entry", "told"), [
        (1, "Will-o'-Wisp: roll first (50%)", "50% chance."),
        (5, "Will-o'-Wisp: roll first", "It can't fail and may save tokens."),
    ])  # fmt: skip
    def test_a_named_roll_is_asked_about(self, cave, tokens, entry, told):
        """U-RACE-WISP-1, A-97."""
        hand = cave("conquer", f"stone wisp hand {tokens} : n1")
        hand.region("c1")
        assert entry in entries(hand)
        hand.region("c1")
        hand.choose(1)
        assert hand.message().startswith(f"Will-o'-Wisp: roll for Mystic Crystal 1? {told}")
        assert tokens == 1 or hand.session.controller.main_step().text == "Roll"
        hand.confirm()
        assert hand.window.die.isVisible()

    def test_hammers_and_a_grudge_are_shown(self, cave):
        """U-RACE-IRONDWARVES-2, A-132, U-POWER-VENGEFUL-2."""
        hand = cave("conquer", "stone irondwarves hand 1 : u1", "notes hammers 3")
        assert hand.window.phase.text().endswith("conquer – 1 token in hand – 3 Hammers")
        assert rows(hand).endswith("Stone Iron Dwarves: 1 + 1 in hand, 3 Hammers")
        hand.region("d1")
        assert "A's Iron Dwarves conquer Mud Pool 1 with 1 token." in hand.window.log.toPlainText()
        hand = cave("conquer", "vengeful drow hand 5 : u1", "notes grudge B", other="wise liches : d1 n2")
        assert "revenge on: B" in rows(hand)
        assert "cost 2 = base 2 + token 1 − Vengeful 1" in card(hand, "d1")

    def test_a_toll_is_on_the_card_and_in_the_log(self, cave):
        """U-RACE-LICHES-1."""
        hand = cave("conquer", "stone ogres hand 5 : u1", other="wise drow : n2 | ~stone liches : d1")
        assert "Toll to B: 1 coin (Liches)" in card(hand, "d1")
        hand.region("d1")
        assert "B gets 1 coin from A (Liches)." in hand.window.log.toPlainText()
        assert hand.state.coins == (8, 10)


class TestDiscoveries:
    @pytest.fixture
    def found(self, cave, request) -> Hand:
        """A game in which Monsters were guarding something."""
        hand = cave("conquer", "stone ogres hand 8 : d1", "monsters k1")
        hand.session.game.dice = Loaded(request.param)
        hand.region("k1")
        return hand

    @pytest.mark.parametrize("found", ["keep"], indirect=True)
    def test_what_turns_up_is_shown_until_the_game_goes_on(self, found):
        """CONQ-6."""
        reveal = found.window.game_page.reveal
        assert reveal.isVisible()
        assert reveal.text() == "The Monsters were guarding the Keep on the Motherland."
        assert ("keep", 1) in found.shown("k1").pieces
        assert "The Monsters in Black Mountain 1 were guarding the Keep" in found.window.log.toPlainText()
        assert not found.window.actions_.undo.isEnabled()
        found.region("u1")
        assert not reveal.isVisible()    # the game goes on

    @pytest.mark.parametrize("found", ["stonehedge"], indirect=True)
    def test_a_badge_comes_with_stonehedge(self, found):
        """PLACE-STONEHEDGE-1."""
        name = found.session.names.trait(found.state.note("stonehedge"))
        assert found.window.game_page.reveal.text().endswith(f"The Place grants a power: {name}.")
        assert f"plus {name}" in rows(found)
        assert f"Stonehedge grants its holder {name}" in card(found, "k1")

    @pytest.mark.parametrize("found", ["pentacle"], indirect=True)
    def test_the_balrog_must_be_sent_at_once(self, found):
        """PLACE-PENTACLE-1."""
        assert found.window.phase.text().endswith("place first: Balrog")
        assert found.message() == "Place: Balrog. Choose a region."
        assert found.window.bar.end.step == MainStep("Place: Balrog", "choose a region", NEEDS, "place")
        marks = [found.shown(code).mark for code in ("c1", "d1", "n2", "x2")]
        assert marks == ["target", "target", "dimmed", "dimmed"]
        found.region("c1")
        assert ("balrog", 1) in found.shown("c1").pieces
        assert found.window.phase.text().endswith("tokens in hand")


class TestTurnEnd:
    def test_every_piece_has_its_button(self, cave):
        """RELIC-RING-1, RELIC-SCEPTER-1, PLACE-CRYPT-1, PLACE-PENTACLE-3, U-POWER-ROYAL-1."""
        pieces = "pieces ring u1, scepter u1, crypt u1, pentacle n1, balrog c1, queen n1"
        hand = cave("close", "royal ogres : u1 n1", pieces)
        assert {offer.text for offer in hand.session.controller.offers()} == {
            "Place: Froggy's Ring", "Place: Scepter of Avarice", "Place: Ghost", "Move: Balrog", "Move: Queen",
        }  # fmt: skip

    def test_buttons_that_find_no_room_are_in_a_menu(self, cave, qtbot):
        hand = cave("close", "magic ogres : u1 n1", "pieces ring u1, scepter u1, crypt u1, pentacle n1, balrog c1")
        hand.window.resize(1000, 700)
        more = hand.window.bar.strip.more
        qtbot.waitUntil(more.isVisible)
        assert len(hand.window.bar.offers()) < len(hand.offered())
        assert hand.offered() == [offer.text for offer in hand.session.controller.offers()]
        next(action for action in more.menu().actions() if "Ghost" in action.text()).trigger()
        hand.region("n2")
        assert ("ghost", 1) in hand.shown("n2").pieces

    def test_the_altar_asks_before_it_takes(self, cave):
        """PLACE-ALTAR-1."""
        hand = cave("altar", "stone ogres : u1 | ~tomb mummies : d1 u2", "pieces altar u1")
        assert hand.window.bar.end.text() == "Continue"
        assert hand.region("d1") == "Give up a token in Mud Pool 1 for 3 coins?"
        hand.confirm()
        assert hand.state.coins[0] == 12
        assert "A gives up a token for 3 coins (Altar of Souls)." in hand.window.log.toPlainText()

    def test_rivers_are_emptied(self, cave):
        """MAP-5: tokens in a River are among the tokens to place."""
        hand = cave("redeploy", "stone ogres : u1*2 n1 r1*2")
        assert hand.message().startswith("2 tokens left to place.")
        assert hand.shown("r1").tokens == 0


class TestHelp:
    def test_what_lies_on_the_map_is_one_click_away(self, cave):
        hand = cave("conquer", "stone ogres hand 3 : u1", "pieces sword u1, keep n2")
        sword, keep = hand.window.phase.items.buttons
        assert sword.item.tip == "Sword of the Killer Rabbit: Mushroom Forest 1"
        assert keep.item.tip == "Keep on the Motherland: Mine 2"
        card = hand.window.game_page.help
        for shown in (True, False):
            hand.click(keep)
            assert card.isVisible() is shown
        assert "Mine 2 (B's Liches)" in card.text()
        assert "+1 coin for its region" in card.text()
        for region, mark in ((keep.item.region, "chosen"), (-1, "dimmed")):
            keep.hovered.emit(region)
            assert hand.shown("n2").mark == mark

    def test_a_piece_is_explained_by_what_brings_it_and_a_narrow_row_has_a_menu(self, cave):
        window = cave("conquer", "royal ogres hand 3 : u1", "pieces queen u1, armor u1, armor u1").window
        window.game_page.toggle_help("queen")
        assert "Royal: " in window.game_page.help.text()
        assert len(window.phase.items.buttons) == 1, "what there are many of is not in the row"
        hand = cave("conquer", "stone ogres hand 3 : u1", "pieces sword u1, keep n2, ring u1, socks u1, orb n2")
        strip = hand.window.phase.items
        strip.resize(110, 40)
        assert [button.isHidden() for button in strip.buttons].count(False) == 2
        assert len(strip._more.menu().actions()) == 3
