"""Retreats in a network game, in the window of a player whose decision comes later in the log (A-8)."""

import pytest
from PySide6.QtCore import Qt

from swqt.ai.turn_end import settle
from swqt.notation import read_game, write_command
from swqt.table import HUMAN, REMOTE, GameChange, OnlineGame, Seat, Settings
from tests.support.hand import COLUMN, Hand

DRIVEN_OUT = (
    "A 12 forest orcs : f1*2 h1\nB 9 hill tritons : f3 f4\nC 7 merchant dwarves : p1 p2 s1\n"
    "lost tritons*3 B, dwarves*2 C\nturn A\nasks B retreat"
)
CAMPS = DRIVEN_OUT.replace("merchant", "bivouacking").replace(
    "\nlost", "\npieces encampment p1, encampment p1, encampment p2, encampment s1\nlost"
)
BEFORE = (
    "A 12 forest orcs hand 8 : f1 h1\nB 9 hill tritons : s3*2 f4 m7\nC 7 merchant dwarves : p1*2 h2*2 p2 s1\n"
    "asks A conquer"
)
NAMES = ("Anna", "Bo", "Cy")


class Seated(Hand):
    """A player at one of three peers; the test sends the texts of the others."""

    def elsewhere(self, command):
        self.game.accept([write_command(self.game.rules, command)])
        self.window.presenter.flush()

    def settle(self):
        """Answer elsewhere as a bot would."""
        self.elsewhere(settle(self.game.rules, self.game.state))

    def carry(self):
        """Return everything sent here."""
        while self.said:
            self.game.accept([self.said.pop(0)])
            self.window.presenter.flush()

    @property
    def game(self):
        return self.session.game

    @property
    def seat(self):
        now = self.session.controller.legal_moves
        return now.seat if now is not None else -1

    def ghosts(self):
        codes = self.game.rules.board.codes
        return {codes[region]: look.ghost.text for region, look in enumerate(self.session.looks()) if look.ghost}


@pytest.fixture
def online(window):
    """Opens a position of three peers; the people of the seats *here* are at this one."""

    def open_position(text=DRIVEN_OUT, here=(2,)):
        sheet = f"swqt 1\nboard midland-3\ncontent base\n{COLUMN}\nround 3/10\n{text}\n"
        game = read_game(sheet, window.library, source="test")
        seats = [Seat(name, HUMAN if number in here else REMOTE) for number, name in enumerate(NAMES)]
        hand = Seated(window)
        hand.said = []
        window.show_game(OnlineGame(game.rules, game.start, seats, hand.said.append))
        return hand

    return open_position


def test_whoever_is_asked_later_arranges_and_confirms_at_once(online):
    hand = online()
    window = hand.window
    assert (hand.seat, hand.game.decision.seat) == (2, 1)
    assert window.phase.text().endswith("Cy · retreat – 2 tokens to place – with Bo")
    assert "Cy's turn" in window.windowTitle()
    wanted = hand.session.controller.allocation.command()
    assert hand.ghosts() == {hand.game.rules.board.codes[r]: f"+{n}" for r, n in wanted.counts if n}
    hand.session.view(0)    # the past does not show what is arranged
    assert hand.session.state is hand.game.start
    assert not hand.ghosts()
    hand.session.view(None)
    assert hand.ghosts()
    heard = []
    window.keyboard_navigation.announcer.announced.connect(heard.append)
    hand.press_main()
    assert (hand.said, hand.seat) == ([], -1)
    assert hand.message() == "Your retreat is ready. Waiting for Bo."
    assert heard == [hand.message()]
    assert hand.ghosts(), "what is ready can still be seen"
    assert window.phase.text().endswith("Bo · retreat – 3 tokens to place – with Cy")
    hand.settle()
    assert hand.said == [write_command(hand.game.rules, wanted)]
    assert hand.message() == "Your retreat has been sent."
    assert not hand.offered()
    hand.carry()
    assert hand.game.history[-1].command == wanted
    assert not hand.ghosts()
    assert hand.message() == "Bo is playing…"


def test_what_is_ready_can_be_changed(online):
    hand = online()
    allocation = hand.session.controller.allocation
    first = hand.index("s1")
    moved = next(region for region, count in allocation.counts.items() if count and region != first)
    hand.region(moved, Qt.MouseButton.RightButton)
    hand.region(first)
    mine = allocation.command()
    hand.press_main()
    assert hand.offered() == ["Change"]
    heard = []
    hand.window.keyboard_navigation.announcer.announced.connect(heard.append)
    hand.offer("Change")
    assert heard == ["retreat – 2 tokens to place – with Bo"], "the phase is told as at first, and no more"
    assert hand.seat == 2
    assert hand.session.controller.allocation.command() == mine, "it lies as it was arranged"
    hand.press_main()
    assert hand.window.actions_.undo.isEnabled()
    hand.window.actions_.undo.trigger()
    hand.window.presenter.flush()
    assert hand.seat == 2
    assert not hand.window.actions_.undo.isEnabled()


def test_what_is_being_arranged_stays_when_the_log_moves(online):
    hand = online()
    allocation = hand.session.controller.allocation
    hand.session.controller.take_up()
    hand.region(hand.index("s1"))
    hand.region(hand.index("s1"))
    arranged = allocation.command()
    hand.settle()
    assert hand.game.decision.seat == hand.seat == 2
    assert hand.session.controller.allocation.command() == arranged
    hand.press_main()
    assert hand.said == [write_command(hand.game.rules, arranged)]
    hand.carry()
    assert hand.game.history[-1].command == arranged


def test_encampments_are_put_down_before(online):
    """POWER-BIVOUACKING-3: one after another, and visible where they are."""
    hand = online(CAMPS)
    assert hand.window.phase.text().endswith("with Bo")
    hand.region(hand.index("s1"))
    pieces = [piece for piece in hand.session.state.pieces if piece.region == hand.index("s1")]
    assert len(pieces) == 2
    assert len([p for p in hand.game.state.pieces if p.region == hand.index("s1")]) == 1
    assert hand.session.controller.allocation is not None
    hand.press_main()
    assert hand.message() == "Your retreat is ready. Waiting for Bo."
    hand.settle()
    assert len(hand.said) == 2
    hand.carry()
    assert hand.game.decision.kind == "choice"


def test_who_has_answered_or_only_watches_is_told_who_is_retreating(online):
    hand = online(here=(0,))
    assert (hand.seat, hand.message()) == (-1, "Bo and Cy are retreating…")
    assert hand.window.phase.text().endswith("Bo · retreat – 3 tokens to place – with Cy")
    hand.settle()
    assert hand.message() == "Cy is playing…"


def test_an_answer_that_fits_no_more_is_asked_again_with_the_reason(online):
    """RETREAT-2: the table has agreed to undo an attack, and another one was made."""
    hand = online(BEFORE)

    def attack(*texts):
        hand.game.accept(texts)
        while hand.game.decision.kind != "retreat":
            hand.settle()

    attack("conquer s3", "conquer p1")
    assert hand.seat == 2
    hand.press_main()
    assert hand.seat == -1
    hand.game.roll_back(0)
    assert hand.seat == -1
    attack("conquer s3", "conquer h2")
    assert hand.seat == 2
    assert hand.message().startswith("The retreat you prepared no longer works: ")
    assert hand.window.bar.rule_button.isVisible()


def test_two_people_at_this_screen_take_over_from_each_other(online):
    hand = online(here=(0, 2))
    hand.session.hotseat.holder = 0
    hand.session._on_change(GameChange("seated", ()))
    assert hand.session.hotseat.waiting_for_hand
    assert hand.session.hotseat.handover_text(hand.session.asked) == "Cy: tokens to retreat"
    hand.take_over()
    assert hand.seat == 2
    hand.press_main()
    assert hand.message() == "Cy: retreat ready. Waiting for Bo."


def test_without_being_asked_it_is_placed_when_the_log_asks(online, window, qtbot):
    window.settings_service.current = Settings(own_speed="instant", bot_speed="instant", sound=False)
    hand = online()
    assert (hand.seat, hand.message()) == (-1, "Bo and Cy are retreating…")
    hand.settle()
    qtbot.waitUntil(lambda: len(hand.said) == 1)
    hand.carry()
    assert hand.game.decision.kind == "choice"


def test_others_are_still_seen_to_retreat_while_ones_own_is_sent(online, window):
    window.settings_service.current = Settings(own_speed="normal", bot_speed="normal", sound=False, retreats="ask")
    hand = online()
    hand.press_main()
    hand.settle()
    assert hand.said
    assert window.game_page.animator.is_running


def test_a_hint_is_for_the_retreat_that_is_arranged(online, monkeypatch, qtbot):
    monkeypatch.setattr("swqt.table.bot_process.BotClient.worker", lambda thoughts: None)    # only faster
    hand = online()
    hand.window.actions_.hint.trigger()
    qtbot.waitUntil(lambda: bool(hand.window.game_page.hints.buttons))
    hand.press(hand.window.game_page.hints.play)
    assert hand.game.early.get(2).is_ready
    assert not hand.window.assistant.hints.is_open
