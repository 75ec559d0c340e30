"""The clocks of a network game, without waiting (C14)."""

from swqt.net.lobby.table import NO_CLOCK, Clock
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
