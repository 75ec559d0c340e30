"""How a game stands, as one value."""

import msgspec

from swqt.net.core import events as e
from swqt.net.core.entries import signed
from swqt.net.core.events import CHANCE_DUE, GAME_OVER
from swqt.net.news import CopyOffer, GameStatus, game_status
from swqt.net.wire import messages as m
from tests.net.core.stage import Stage, agree_on, apart, attacked, begun, proposals


def status(stage: Stage, name: int) -> GameStatus:
    people = {keys.public: (f"player {number}", 0.01 * number) for number, keys in enumerate(stage.keys)}
    return game_status(stage.peers[name], people, stage.peers[name].log.links)


def test_a_game_that_goes_on() -> None:
    stage = Stage(3, spectators=1)
    stage.say(0, b"move 1")
    stage.say(0, b"pass 1")
    stage.pass_time(1)
    seen = status(stage, 1)
    assert (seen.length, seen.turn, seen.mine, seen.bot, seen.waiting) == (2, 1, True, "", None)
    assert [(one.number, one.presence, one.chairs, one.plays) for one in seen.peers] == [
        (0, "here", (0,), True), (1, "self", (1,), True), (2, "here", (2,), True), (None, "here", (), False),
    ]  # fmt: skip
    assert (seen.peers[2].name, seen.peers[2].ping) == ("player 2", 0.02)
    assert seen.peer(stage.keys[3].public) == seen.peers[3]
    assert seen.quorum
    assert not seen.may_copy
    watching = status(stage, 3)
    assert (watching.me, watching.playing, watching.mine) == (None, False, False)
    assert [one.presence for one in watching.peers] == ["here", "here", "here", "self"]


def test_a_late_vote_about_whoever_thinks_too_long_counts_at_once() -> None:
    """A draft for which votes are missing does not give that player their time again."""
    stage = Stage(3)
    stage.pass_time(5)
    assert status(stage, 1).waiting.peers == (0,)
    stage.do(1, e.SuggestChanges((m.DropPeer(0, "away", m.NOBODY, "hard"),)))
    stage.pass_time(3)
    (asked,) = status(stage, 2).proposals
    stage.do(2, e.GiveAnswer(asked.name, True))
    stage.pass_time(1.25)       # less than a new time would take
    assert status(stage, 1).seats[0].bot == "hard"


def test_somebody_is_away_and_a_bot_plays() -> None:
    stage = begun(3, first=b"pass 1")
    stage.stop(1)
    stage.unlink(0, 1)
    stage.pass_time(1.5)
    seen = status(stage, 0)
    assert seen.peers[1].presence == "away"
    waiting = seen.waiting
    assert (waiting.what, waiting.peers, waiting.overdue, waiting.here) == ("command", (1,), False, False)
    assert seen.quorum
    stage.pass_time(1.5)
    assert status(stage, 0).waiting.overdue
    stage.do(0, e.SuggestChanges((m.DropPeer(1, "away", m.NOBODY, "hard"),)))
    asked = status(stage, 2).proposals[0]
    assert (asked.peer, asked.missing, asked.mine) == (0, (2,), None)
    stage.feed(2, e.GiveAnswer(asked.name, True))
    assert status(stage, 2).proposals[0].mine is True
    stage.pass_time(4)
    seen = status(stage, 0)
    assert (seen.proposals, seen.waiting) == ((), None)
    assert (seen.seats[1].peer, seen.seats[1].bot, seen.seats[1].owner) == (0, "hard", 1)
    assert (seen.turn, seen.mine, seen.bot) == (1, True, "hard")
    assert [one.number for one in seen.participants] == [0, 2]


def test_whoever_was_too_slow_gets_the_seat_back_by_asking_and_whoever_was_away_by_coming_back() -> None:
    stage = Stage(3)
    stage.pass_time(5)
    agree_on(stage, m.DropPeer(0, "away", m.NOBODY, "hard"), 1, 2)
    stage.pass_time(6)
    seen = status(stage, 0)
    assert (seen.timed_out, seen.seats[0].bot, status(stage, 1).timed_out) == (True, "hard", False)
    stage.do(0, e.AskForSeat(0))
    assert status(stage, 0).wish is None, "nobody decides about an own seat"
    stage.pass_time(3)
    assert (status(stage, 0).playing, status(stage, 0).timed_out) == (True, False)
    stage.unlink(0, 1, 2)
    stage.pass_time(5)
    agree_on(stage, m.DropPeer(0, "away", m.NOBODY, "hard"), 1, 2)
    stage.pass_time(3)
    assert status(stage, 1).seats[0].bot == "hard"
    for other in (1, 2):
        stage.feed(0, e.PeerLinked(stage.keys[other].public))
        stage.feed(other, e.PeerLinked(stage.keys[0].public))
    stage.pass_time(3)
    assert status(stage, 0).playing


def test_whoever_goes_on_with_a_long_turn_is_not_late() -> None:
    stage = Stage(3)
    for number in range(6):
        stage.pass_time(1)
        stage.say(0, b"move %d" % number)
    stage.pass_time(1)
    assert status(stage, 1).waiting is None
    stage.pass_time(3.25)
    assert status(stage, 1).waiting.overdue


def test_an_open_draw_names_whose_link_is_missing() -> None:
    stage = attacked(3, lambda source, _to, message: source == 2 and (
        isinstance(message, m.SentEntries) or getattr(message, "link", None) is not None
    ))    # fmt: skip
    stage.pass_time(2)
    seen = status(stage, 0)
    assert (seen.turn, seen.waiting.what, seen.waiting.peers, seen.waiting.here) == (CHANCE_DUE, "link", (2,), True)


def test_whoever_is_too_few_goes_on_in_a_copy_and_the_other_joins_by_itself() -> None:
    stage = begun(2, first=b"pass 1")
    stage.keeps_back = lambda source, to, message: True
    stage.pass_time(3)
    seen = status(stage, 0)
    assert (seen.quorum, seen.may_copy) == (False, True)
    stage.feed(0, e.GoAlone("easy"))
    seen = status(stage, 0)
    assert (seen.bot, seen.mine, seen.may_copy, seen.quorum) == ("easy", True, False, True)
    for body in (b"attack 2", b"pass 3", b"pass 4"):
        stage.say(0, body)
    one, other = stage.peers
    assert one.state.game != other.state.game
    assert [mark.kind for mark in one.state.marks] == ["takeover", "copy"]
    stage.keeps_back = lambda source, to, message: False
    stage.pass_time(6)
    assert one.state.game == other.state.game
    assert one.log.view.participants == (0, 1)
    stage.say(1, b"attack 5")
    assert one.log.head == other.log.head
    assert one.log.tree.entries[one.log.head].kind == m.CHANCE


def test_copies_of_others_are_offered_and_ones_own_is_kept_when_one_is_followed() -> None:
    stage = apart(2)
    for name in (0, 1):
        stage.feed(name, e.GoAlone())
    stage.say(0, b"attack 1")
    (one, other), length = stage.peers, len(stage.peers[0].log.log)
    stage.keeps_back = lambda source, to, message: False
    stage.pass_time(2)
    assert status(stage, 0).copies == (CopyOffer(other.state.game, (1,), 1),)
    stage.do(0, e.FollowCopy(other.state.game))
    assert one.state.game == other.state.game
    assert [len(copy) for copy in one.log.copies] == [length - 1]
    stage.pass_time(4)
    assert other.log.view.participants == (0, 1)
    stage.restart(0)
    assert stage.peers[0].log.head == other.log.head
    assert len(stage.peers[0].log.copies) == 1


def test_only_players_refuse_a_wish_and_only_as_they_have_signed_it() -> None:
    stage = begun(3, spectators=1)
    stage.do(1, e.LeaveGame())
    stage.pass_time(3)
    stage.do(3, e.AskForSeat(1))
    stage.pass_time(1)
    key, game = stage.keys[3].public, stage.peers[0].state.game
    good = signed(stage.keys[0], game, m.SeatRefusal(key, 1, 0))
    changes = ({"signature": bytes(64)}, {"peer": 2}, {"peer": 31}, {"seat": 0}, {"key": stage.keys[0].public})
    signed_so = (m.SeatRefusal(key, 0, 0), m.SeatRefusal(stage.keys[0].public, 1, 0))
    for wrong in (*(msgspec.structs.replace(good, **change) for change in changes),
                  *(signed(stage.keys[0], game, one) for one in signed_so)):    # fmt: skip
        stage.hand(0, 3, wrong)
        assert status(stage, 3).refusers == ()
    assert status(stage, 0).wishes
    stage.do(0, e.RefuseSeat(key, 1))
    assert (status(stage, 0).wishes, status(stage, 3).refusers) == ((), (0,))


def test_nobody_writes_in_a_pause_which_new_options_end() -> None:
    stage = Stage(2)
    stage.do(0, e.PausePlay(True))
    assert (status(stage, 1).paused, status(stage, 0).pauses_left, status(stage, 1).pauses_left) == ((0,), 2, 3)
    stage.do(0, e.WriteCommand(b"move 1"))
    assert e.CommandRefused("paused") in stage.news[0]
    agree_on(stage, m.SetOptions(b"grace 90"), 0, 1)
    stage.pass_time(3)
    assert (status(stage, 1).options, status(stage, 1).paused) == (b"grace 90", ())
    head = stage.say(0, b"move 1")
    assert {peer.log.head for peer in stage.peers} == {head}
    assert status(stage, 1).length == 2


def test_what_somebody_does_not_want_is_settled() -> None:
    """A takeover once more than half cannot agree any more; anything else needs everybody."""
    stage = Stage(5)
    for changes, against in (((m.SetOptions(b"no talk"),), (2,)), ((m.DropPeer(1, "away", m.NOBODY, "hard"),), (2, 3))):
        if isinstance(changes[0], m.DropPeer):
            stage.say(0, b"pass 1")
            stage.unlink(1, 0, 2, 3, 4)
            stage.pass_time(5)
        stage.do(0, e.SuggestChanges(changes))
        for name in against:
            assert [one.changes for one in status(stage, 4).proposals] == [changes]
            stage.do(name, e.GiveAnswer(proposals(stage, name)[-1].name, False))
        assert not any(status(stage, name).proposals for name in (0, 2, 3, 4))


def test_a_finished_game() -> None:
    stage = Stage(2, turns=1)
    stage.say(0, b"move 1")
    stage.pass_time(1)
    seen = status(stage, 0)
    assert (seen.over, seen.turn, seen.mine, seen.waiting) == (True, GAME_OVER, False, None)
    assert msgspec.msgpack.encode(seen)
