"""The clocks of a network game, without waiting (C14)."""

from types import SimpleNamespace
from typing import Any

from swqt.net.lobby.table import NO_CLOCK, Clock
from swqt.net.news import PeerInfo, SeatInfo
from swqt.table.clocks import Clocks


def clocks(rule: Clock, chairs: int = 3) -> Clocks:
    made = Clocks(chairs)
    made.obey(rule)
    made.see(0, (1, 0), 0.0)
    return made


def test_only_the_time_of_whoever_is_asked_runs():
    made = clocks(Clock(0, 10, 0))
    assert made.running == 0
    assert [made.left(chair, 60.0) for chair in range(3)] == [540.0, 600.0, 600.0]
    made.see(1, (1, 0), 60.0)    # driven out: seat 1 is asked in the turn of seat 0
    made.see(0, (1, 0), 70.0)
    assert [made.left(chair, 75.0) for chair in range(3)] == [535.0, 590.0, 600.0]


def test_a_clock_that_stands_still_counts_nothing():
    """A pause, somebody who is away, a bot: the chair is not asked as far as the clock knows."""
    made = clocks(Clock(2, 10, 0))
    made.see(None, (1, 0), 60.0)
    assert made.running is None
    made.see(None, (1, 0), 5000.0)
    assert made.left(0, 9000.0) == 540.0
    assert made.remind(9000.0) is None
    made.see(0, (1, 0), 9000.0)
    assert made.left(0, 9010.0) == 530.0
    assert made.remind(9010.0) is None
    assert made.remind(9060.0) == 0, "one minute before the pause, one after it"


def test_each_turn_but_the_first_gives_the_increment_once():
    made = clocks(Clock(0, 1, 30))
    made.see(1, (1, 1), 50.0)
    assert (made.left(0, 50.0), made.left(1, 50.0)) == (10.0, 60.0)
    made.see(0, (2, 0), 55.0)
    assert made.left(0, 55.0) == 40.0
    made.see(1, (1, 1), 60.0)    # taken back
    made.see(0, (2, 0), 61.0)
    assert (made.left(0, 61.0), made.left(1, 61.0)) == (35.0, 54.0)


def test_who_has_no_time_left_is_late_until_that_is_borne():
    made = clocks(Clock(0, 1, 30))
    assert made.late(59.9) is None
    assert (made.late(60.0), made.left(0, 900.0)) == (0, 0.0)
    made.bear(0)
    assert made.late(61.0) is None
    made.see(1, (1, 1), 100.0)
    assert made.late(100.0) is None
    made.see(0, (2, 0), 101.0)
    assert made.left(0, 101.0) == 30.0, "time that is over is not owed"
    assert made.late(131.0) == 0, "it was borne in that turn only"
    made.refill(0)
    assert made.late(131.0) is None
    assert made.left(0, 101.0) == 60.0


def test_leaving_is_no_way_to_get_more_time():
    """Whoever comes back to a seat that a bot has played finds what they left, and a minute at least."""
    made = clocks(Clock(0, 10, 0))
    made.see(None, (1, 0), 480.0)    # two minutes are left, and a bot plays
    made.see(1, (1, 1), 500.0)
    made.resume(0)
    assert made.left(0, 500.0) == 120.0
    made.see(0, (2, 0), 600.0)
    made.see(None, (2, 0), 900.0)
    assert made.left(0, 900.0) == 0.0
    made.resume(0)
    assert made.left(0, 900.0) == 60.0
    made.refill(0)
    assert made.left(0, 900.0) == 600.0, "somebody else on that seat"


def test_a_reminder_comes_once_in_a_turn_and_counts_all_of_it():
    made = clocks(Clock(2, 0, 0))
    assert made.left(0, 10.0) is None
    made.see(0, (1, 0), 90.0)    # a move
    assert made.remind(119.0) is None
    assert made.remind(120.0) == 0
    assert made.remind(500.0) is None
    made.see(1, (1, 1), 500.0)
    assert made.remind(619.0) is None
    assert made.remind(620.0) == 1
    assert made.late(9e9) is None


def test_another_rule_gives_everybody_all_the_time_of_it():
    made = clocks(Clock(0, 1, 0))
    assert made.late(60.0) == 0
    made.obey(Clock(0, 1, 0))
    assert made.late(60.0) == 0
    made.obey(Clock(0, 5, 0))
    assert made.late(60.0) is None
    assert made.left(1, 60.0) == 300.0
    made.obey(NO_CLOCK)
    assert made.left(1, 60.0) is None


def stands(peer: int, bot: str = "", presence: str = "here") -> Any:
    """Return how a game of one chair stands, which *peer* or its *bot* plays and which was that of peer 0."""
    peers = [PeerInfo(number, b"", "", presence) for number in range(2)]
    return SimpleNamespace(seats=[SeatInfo(peer, bot, 0)], peers=peers, over=False, paused=(), waiting=None)


def test_who_comes_back_has_what_was_left_and_somebody_else_all_the_time():
    made = Clocks(1)
    made.obey(Clock(0, 10, 0))
    left = []
    for now, status in (
        (0.0, stands(0)), (570.0, stands(0, "medium")), (700.0, stands(0)), (710.0, stands(0, presence="away")),
        (900.0, stands(1)),
    ):    # fmt: skip
        made.follow(status, 0, (1, 0), now)
        left.append((made.running, made.left(0, now)))
    assert left == [(0, 600.0), (None, 30.0), (0, 60.0), (None, 50.0), (0, 600.0)]
