"""What the window says of a game that stands in some way, and what its buttons do; and of wishes for a seat."""

from functools import partial

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QApplication

from swqt.gui.lan.game_bar import GameNotices, PeersPanel
from swqt.gui.lan.lobby_page import LobbyPage
from swqt.gui.texts.refusals import joined_and_left
from swqt.net.core.events import (
    AskForSeat,
    FollowCopy,
    GiveAnswer,
    GoAlone,
    LogSplit,
    PausePlay,
    RefuseSeat,
    SuggestChanges,
)
from swqt.net.lobby import seats as seating
from swqt.net.lobby.lobby import Changed
from swqt.net.lobby.table import Clock, GameContent, Manners, write_manners
from swqt.net.news import CopyOffer, OpenProposal, ProposalFailed, SeatInfo, SeatWish, Waiting
from swqt.net.wire.identity import fingerprint
from swqt.net.wire.links import Knocked
from swqt.net.wire.messages import NOBODY, DropPeer, GiveSeat, SetOptions, UndoTo
from tests.support.game_views import ME, Recorder, at_turn, game_view, show_status
from tests.support.net_games import NAMES

SEAT = GiveSeat(2, ME, bytes(16), bytes(32))
WISH = SeatWish(ME, "Wim", 2, SEAT)
AWAY = Waiting("command", (2,), 0.0, False, False)


class Bar:
    """What the bar says to number *me* of three players."""

    def __init__(self, me=0, **status):
        self.view = game_view(me, **status)
        self.client = Recorder()
        self.done = []
        acts = {what: partial(self.done.append, what) for what in ("replay", "stop", "verify")}
        self.notices = GameNotices(self.view, self.client, **acts)

    def show(self, **status):
        show_status(self.view, **status)
        return self.text

    @property
    def text(self):
        return self.notices.current().text

    @property
    def choices(self):
        return [choice.text for choice in self.notices.current().choices]

    def press(self, text):
        """Press the button *text*; return what is done by it."""
        next(choice for choice in self.notices.current().choices if choice.text == text).act()
        return self.client.done[-1][1][0] if self.client.done else None


@pytest.fixture
def bar(qapp):
    return Bar()


def test_whoever_comes_back_hears_of_nobody_before_it_is_known_who_is_there(bar):
    bar.show(waiting=AWAY)
    assert bar.text
    bar.view.news = replace(bar.view.news, status=bar.view.status)
    assert not bar.text


def test_after_a_split_everybody_reads_who_was_on_which_side(bar):
    ours, theirs = (bar.view.told(LogSplit(lost, 5, (0, 1), (2,))) for lost in (False, True))
    both, cem = " and ".join(NAMES[:2]), NAMES[2]
    assert ours.startswith(f"The table was split: {both} played on this side, {cem} on the other. This game continues")
    assert theirs.startswith(f"The table was split: {cem} played on this side, {both} on the other. The game continues"
                             " from the other side. Your part, 4 moves, is kept as a copy")    # fmt: skip


def test_who_is_waited_for_is_named_with_what_can_be_done(bar):
    name = NAMES[2]
    assert (bar.text, bar.choices) == ("", []), "nothing is said while the game goes on"
    assert bar.show(away=(2,), waiting=AWAY).startswith(f"Waiting for {name} to reconnect.")
    assert bar.choices == []
    late = replace(AWAY, overdue=True)
    assert bar.show(away=(2,), waiting=late, may_copy=True) == f"{name} has been away for a while."
    assert bar.choices == ["Save and leave", "Let a bot play for now"]
    bar.press("Save and leave")
    assert bar.press("Let a bot play for now") == SuggestChanges((DropPeer(2, "away", level="medium"),))
    link = Waiting("link", (2,), 0.0, False, True)
    assert bar.show(waiting=link) == f"Waiting for {name} to contribute to the next draw."
    thinking = Waiting("command", (2,), 0.0, True, True)
    assert bar.show(waiting=thinking) == f"{name} hasn't moved for a long time."
    clocked = write_manners(Manners(clock=Clock(0, 20, 30)))
    assert bar.show(waiting=thinking, options=clocked) == f"{name} is out of time."
    both = f"{NAMES[1]} and {name}"
    assert bar.show(waiting=replace(thinking, peers=(1, 2))) == f"{both} haven't moved for a long time."
    assert bar.show(away=(1, 2), waiting=replace(late, peers=(1, 2))) == f"{both} have been away for a while."
    for late, text in (((2,), f"The disk of {name} is full."), ((1, 2), f"The disks of {both} are full.")):
        peers = tuple(replace(peer, disk_full=peer.number in late) for peer in bar.view.status.peers)
        assert bar.show(waiting=replace(link, peers=late), peers=peers) == text
    assert bar.show(disk_failing=True).startswith("Your disk is full.")
    assert bar.show(recovering=True).startswith("Your record of this game was lost.")
    bar.show(over=True, waiting=AWAY)
    bar.press("Verify the dice")
    bar.view.missed = True
    bar.show()
    bar.press("What happened")
    assert bar.done == ["stop", "verify", "replay"]


def test_who_is_left_with_too_few_can_only_wait_or_copy(bar):
    waiting = Waiting("command", (1, 2), 0.0, True, False)
    text = bar.show(away=(1, 2), waiting=waiting, quorum=False, may_copy=True)
    assert text == f"2 of 3 players can't be reached: {NAMES[1]} and {NAMES[2]}. Wait, or play on in a copy."
    assert bar.choices == ["Save and leave", "Play on in a copy…"]
    bar.press("Play on in a copy…")
    assert "the two games can't be merged again" in bar.text
    bar.press("Stay")
    assert bar.text == text
    bar.view.asks_copy = True
    assert (bar.press("Play on in a copy"), bar.text) == (GoAlone("medium"), text)


def test_a_copy_that_others_made_is_offered_once(bar):
    offer = CopyOffer(b"c" * 32, (1,), 5)
    assert bar.show(copies=(offer,)).startswith(f"{NAMES[1]} played on in a copy of this game.")
    assert bar.press("Join the copy") == FollowCopy(offer.game)
    bar.press("Stay")
    assert bar.text == ""


@pytest.mark.parametrize(("voted_down", "text"), [
    (True, "The table voted against this: the last move is undone."),
    (False, "The game has gone on, so this is no longer up for a vote: the last move is undone."),
])  # fmt: skip
def test_a_proposal_that_a_move_has_overtaken_is_not_called_voted_down(bar, voted_down, text):
    assert bar.view.told(ProposalFailed((UndoTo(3),), voted_down)) == text


def test_a_proposal_is_answered_and_then_waited_for(bar):
    open_ = OpenProposal(b"p", 1, (UndoTo(3),), (0, 2), None)
    assert bar.show(proposals=(open_,), wishes=(WISH,)) == f"{NAMES[1]} proposes: the last move is undone."
    assert bar.press("Refuse") == GiveAnswer(b"p", False)
    assert bar.press("Agree") == GiveAnswer(b"p", True)
    mine = replace(open_, peer=0, missing=(1, 2), mine=True)
    asking = f"Asking the others: the last move is undone. Still to answer: {NAMES[1]} and {NAMES[2]}."
    assert (bar.show(proposals=(mine,)), bar.choices) == (asking, [])
    drop, options = DropPeer(2, "away"), SetOptions(write_manners(Manners(True, True, Clock(5))))
    text = f"a bot plays for {NAMES[2]} until they return; there is only quick chat and players are reminded after 5"
    both = replace(open_, changes=(drop, options))
    assert bar.show(proposals=(both,)) == f"{NAMES[1]} proposes: {text} minutes."


def test_a_pause_is_ended_by_its_maker_or_by_everyone(bar):
    assert bar.show(paused=(0,)) == f"{NAMES[0]} asked for a pause."
    assert bar.press("Resume") == PausePlay(False)
    assert bar.show(paused=(1,)) == f"{NAMES[1]} asked for a pause."
    agreed = write_manners(Manners())
    assert bar.press("Ask to continue") == SuggestChanges((SetOptions(agreed),))
    asking = OpenProposal(b"p", 0, (SetOptions(agreed),), (1, 2), True)
    assert bar.show(paused=(1,), proposals=(asking,)).startswith("Asking the others: the game continues.")
    assert Bar(None, paused=(1,)).choices == []


@pytest.mark.parametrize(
    ("chair", "text"),
    [
        (2, f"{NAMES[2]} is out of time."),
        (0, "You're out of time. The others may vote to let a bot play for you for now."),
    ],
)
def test_who_is_out_of_time_loses_nothing_but_can_be_replaced_by_more_than_half(qapp, monkeypatch, chair, text):
    bar = Bar(clock=Clock(0, 1, 0))
    bar.view.game = at_turn(bar.view, chair)
    moment = [0.0]
    monkeypatch.setattr("swqt.gui.lan.game_view.monotonic", lambda: moment[0])

    def after(seconds):
        moment[0] += seconds
        bar.view.look()
        return bar.text, bar.view.times[chair].text

    assert (after(0.0), after(59.0), after(1.0)) == (("", "1:00"), ("", "0:01"), (text, "0:00"))
    assert bar.choices == ["Hide"]
    assert not bar.view.is_replaceable(2)
    bar.show(waiting=Waiting("command", (2,), 0.0, True, True))
    assert bar.view.is_replaceable(2)
    bar.show()
    bar.press("Hide")
    assert after(75.0) == ("", "0:00"), "it is borne in this turn"


def test_the_wish_of_a_spectator_is_put_to_the_vote_or_refused(bar):
    text = "Wim would like seat C (played by a bot). If you agree, everyone votes on it."
    assert bar.show(bots=(2,), wishes=(WISH,)) == text
    assert [bar.press(answer) for answer in ("Agree", "Refuse")] == [SuggestChanges((SEAT,)), RefuseSeat(ME, 2)]
    bar = Bar(None, bots=(2,), wish=2)    # who watches hears what becomes of it
    assert bar.text == "You asked for seat C. The players are deciding."
    text = bar.show(bots=(2,), wish=2, refusers=(1,))
    assert text == f"You asked for seat C. {NAMES[1]} said no; the others are still deciding."
    both = f"{NAMES[0]} and {NAMES[1]}"
    assert bar.show(bots=(2,), wish=2, refusers=(0, 1)) == f"{both} said no to your request for seat C."
    bar.press("Hide")
    assert bar.text == ""
    bar.view.rejected = 2
    assert bar.show(bots=(2,)) == "The players voted against giving you seat C."
    bar.view.rejected = None
    assert bar.show(wish=2) == f"Seat C is no longer free: played by {NAMES[2]}."
    assert bar.show(wish=2, over=True).startswith("Anyone can check")
    assert bar.show(bots=(2,), waiting=replace(AWAY, peers=(0,)), away=(0,)).startswith("Waiting for")
    late = replace(AWAY, peers=(1,))
    bar.show(bots=(2,), waiting=late, away=(1,))
    assert bar.choices == ["Ask for seat B"]
    assert bar.show(bots=(2,), waiting=late, away=(1,), wish=1).startswith("You asked for seat B.")
    bar.show(bots=(2,), waiting=late, away=(1,), quorum=False)
    assert bar.choices == [], "nobody could vote on it"
    bar = Bar(2, bots=(2,))
    assert bar.text == "A bot is playing for you. You get your seat back automatically."
    assert bar.show(bots=(2,), refusers=(1,)) == f"{NAMES[1]} said no to giving you your seat back."


def test_who_was_too_slow_takes_their_seat_back_by_a_click(qapp):
    bar = Bar(2, bots=(2,), timed_out=True)
    assert (bar.text, bar.choices) == ("A bot is playing for you.", ["Take your seat back"])
    assert bar.press("Take your seat back") == AskForSeat(2)
    text = bar.show(bots=(2,), timed_out=True, away=(0,), waiting=replace(AWAY, peers=(0,)))
    assert text == "A bot is playing for you.", "before whom the game waits for"
    others = [SeatInfo(0, "", 0), SeatInfo(1, "", 1), SeatInfo(0, "", 2)]
    assert bar.show(seats=tuple(others), playing=False) == f"{NAMES[0]} is playing for you."


def test_a_seat_that_a_bot_has_had_from_the_start_can_be_wished_for(bar):
    seats = [*bar.view.status.seats[:2], SeatInfo(0, "medium", NOBODY)]
    text = "Wim would like seat C (played by a bot). If you agree, everyone votes on it."
    assert bar.show(seats=tuple(seats), wishes=(WISH,)) == text


def test_who_plays_is_asked_whom_to_let_in(bar):
    knock = Knocked(b"k" * 32, "Eve", "10.0.0.1")
    bar.client.known.knocks[knock.key] = knock
    assert bar.text.startswith(f"Eve asks to join without a PIN. Their fingerprint is {fingerprint(knock.key)}")
    assert bar.choices == ["Not now", "Let in"]
    bar.press("Let in")
    assert (bar.client.done, bar.text) == ([("let_in", (knock.key,))], "")
    watching = Bar(None)
    watching.client.known.knocks[knock.key] = knock
    assert watching.text == "", "who watches has no say in it"


class Lobby:
    """The page of a table with Anna, its host, and Ben, who sees it; a third seat is open."""

    def __init__(self):
        ground = GameContent("midland-3", "", "base", "")
        table = seating.new_table(b"t" * 8, b"a" * 32, "Test", "Anna", ground, 3)
        self.table = seating.admit(table, ME, "Ben", 1, watching=False)
        self.client = Recorder()
        self.page = LobbyPage(self.client)
        self.show(self.table)

    @property
    def asked(self):
        return [arguments for name, arguments in self.client.done if name == "ask"]

    def show(self, table):
        self.table = table
        return self.page.show_table(Changed(table, None, None, False))

    def wish(self, seat):
        self.page.seats[seat].claimed.emit(seat)


@pytest.fixture
def lobby(qtbot):
    lobby = Lobby()
    qtbot.addWidget(lobby.page)
    return lobby


def test_the_chat_of_a_full_table_is_visible_however_many_people_are_there(lobby, qtbot):
    page, table = lobby.page, seating.set_ground(lobby.table, lobby.table.ground, 5)
    for number in range(12):
        table = seating.admit(table, bytes([number]) * 32, f"Guest {number}", 2 + number, watching=number > 2)
    page.resize(1280, 698)
    lobby.show(table)
    page.show()
    area, entry = page.area, page.chat.entry
    qtbot.waitUntil(lambda: area.verticalScrollBar().maximum() > 0)

    def is_visible():
        at = entry.mapTo(area.viewport(), entry.rect().bottomRight())
        return area.viewport().rect().contains(at)

    qtbot.waitUntil(is_visible)
    assert page.chat.lines.viewport().height() >= 2 * page.chat.lines.fontMetrics().height()


def test_buttons_that_need_several_rows_leave_the_chat_its_room(qtbot):
    """As in most languages beside the map, at 1280 by 720 pixels."""
    panel, view = PeersPanel(Recorder()), game_view()
    qtbot.addWidget(panel)
    panel.undo.setText("Rücknahme erbitten")
    panel.resize(202, 100)
    panel.show_game(view)
    panel.show()
    QApplication.processEvents()
    assert panel.undo.geometry().bottom() < panel.pause.geometry().top(), "two rows"
    assert panel.pause.geometry().bottom() < panel.chat.geometry().top()
    assert panel.chat.lines.geometry().bottom() < panel.chat.entry.geometry().top()


def test_who_joins_and_who_leaves_is_named(lobby):
    more = seating.admit(lobby.table, b"c" * 32, "Clara", 2, watching=False)
    assert list(joined_and_left(lobby.table, more)) == ["Clara joined."]
    assert list(joined_and_left(more, lobby.table)) == ["Clara left."]


def test_the_old_seat_is_given_up_when_the_other_one_is_ours(lobby):
    """Otherwise a player who is too late for the other seat would have none."""
    lobby.wish(2)
    assert lobby.asked == [("claim", 2)]
    assert lobby.show(seating.claim(lobby.table, ME, 2)) == ""
    assert lobby.asked == [("claim", 2), ("release", 1)]
    assert (lobby.show(seating.release(lobby.table, ME, 1)), lobby.asked[2:]) == ("", [])


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda table: seating.admit(table, b"c" * 32, "Clara", 2, watching=False),
         "Seat 3 is no longer free: Clara has just taken it."),
        (lambda table: seating.put_bot(table, 2, "easy", ("easy",)),
         "Seat 3 is no longer free: the host has put a bot there."),
        (lambda table: seating.set_open(table, 2, False), "Seat 3 is no longer free: the host has closed it."),
        (lambda table: seating.set_ground(table, table.ground, 2), "Seat 3 no longer exists."),
    ],
)  # fmt: skip
def test_in_the_lobby_a_seat_that_is_not_free_any_more_is_told_once(lobby, change, said):
    lobby.wish(2)
    after = change(lobby.table)
    assert (lobby.show(after), lobby.show(after)) == (said, "")
    assert not lobby.page.forget_wish(), "the refusal that follows says nothing new"
    assert (lobby.table.seats_of(ME), lobby.asked) == ((1,), [("claim", 2)])
    other = Lobby()
    other.wish(2)
    assert other.page.forget_wish(), "a refusal that comes first is told"
    assert other.show(after) == "", "and nothing twice"
    other.page.deleteLater()


def test_who_loses_their_seat_to_a_smaller_game_is_told(lobby):
    """The last to join becomes a spectator: Clara is seated before Ben."""
    table = seating.admit(lobby.table, b"c" * 32, "Clara", 2, watching=False)
    table = seating.release(table, ME, 1)
    table = seating.release(seating.claim(table, b"c" * 32, 1), b"c" * 32, 2)
    lobby.show(table)
    smaller = seating.set_ground(table, table.ground, 2)
    assert lobby.show(smaller) == "", "Ben watched already"
    lobby.show(seating.claim(table, ME, 2))
    assert lobby.show(smaller) == "The host has removed some seats, and yours is gone."
    assert lobby.show(smaller) == ""
