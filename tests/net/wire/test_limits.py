"""How much strangers and peers may ask (6.4), with moments instead of a clock."""

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from swqt.net.wire import limits
from swqt.net.wire.limits import Bucket, Gate, KnockLog, Limits, Meter, Quota, TablePin, network_of, new_pin
from swqt.net.wire.messages import Pin

LIMITS = Limits()


@pytest.fixture
def gate() -> Gate[int]:
    return Gate(LIMITS)


def test_a_bucket_gives_its_burst_and_then_its_rate() -> None:
    bucket = Bucket(10, 20)
    assert [bucket.take(1, 0.0) for _ in range(21)] == [True] * 20 + [False]
    assert not bucket.take(1, 0.05)
    assert bucket.take(1, 0.11)
    assert bucket.take(20, 100.0)
    assert not bucket.take(1, 100.0)
    assert not bucket.take(1, 0.0), "a clock that runs back gives nothing"
    assert not bucket.take(1, 100.0)


def test_a_quota_grants_each_address_so_much_in_a_window() -> None:
    quota = Quota(3, 10.0, 2)
    assert [quota.take("a", moment) for moment in (0.0, 4.0, 8.0, 9.9, 10.0, 13.9, 14.0)] == [True] * 3 + [
        False, True, False, True
    ]  # fmt: skip
    assert quota.holds("b", 14.0)
    quota.give_back("a", 14.0)
    assert quota.holds("a", 14.0)
    for n in range(1000):
        quota.take(str(n), 14.0)
    assert len(quota._granted) == 2, "a million addresses do not fill the memory"


@pytest.mark.parametrize(("size", "burst", "rate"), [(10, 400, 200), (64 * 1024, 16, 4)])
def test_a_link_may_send_so_much_at_once_and_so_much_a_second(size: int, burst: int, rate: int) -> None:
    meter = Meter(LIMITS)
    assert sum(meter.frame(size, 0.0) for _ in range(1000)) == burst
    assert sum(meter.frame(size, 1.0) for _ in range(1000)) == rate


def test_an_answer_that_was_asked_for_is_free_until_its_credit_is_used_up() -> None:
    meter = Meter(LIMITS)
    meter.asked_by_us()
    meter.asked_by_us()
    assert sum(meter.frame(64 * 1024, 0.0) for _ in range(200)) == 64 + 16, "the credit of one answer, then the burst"


def test_strangers_at_the_door_give_way_to_those_who_come_after_them(gate: Gate[int]) -> None:
    """Nobody is refused for want of room, and nobody is dropped in the first 300 ms."""
    for n in range(12):
        assert gate.enter(n, f"10.0.0.{n}", n / 100)
        assert not gate.crowded(n / 100)
    assert gate.enter(12, "10.0.0.12", 0.311)
    assert gate.crowded(0.311) == [0, 1], "of thirteen, five are too many, but only two are old"
    assert gate.enter(13, "10.0.0.13", 1.0)
    assert gate.crowded(1.0) == [2, 3, 4, 5]
    assert gate.crowded(100.0) == []


def test_one_address_has_two_places_among_the_strangers(gate: Gate[int]) -> None:
    for n, address in enumerate(["a", "b", "a", "a", "a"]):
        assert gate.enter(n, address, 0.0)
    assert gate.crowded(0.2) == []
    assert gate.crowded(0.4) == [0, 2]
    gate.leave(3, 0.4)
    assert gate.enter(10, "a", 1.0)
    assert gate.crowded(1.0) == []


def test_an_ipv6_network_counts_as_one_address(gate: Gate[int]) -> None:
    assert network_of("2001:db8::7") == network_of("2001:db8::8%eth0") != network_of("2001:db8:0:1::7")
    assert network_of("10.0.0.7") == "10.0.0.7" == network_of("::ffff:10.0.0.7")
    for n in range(4):
        assert gate.enter(n, f"2001:db8::{n:x}", 0.0)
    assert gate.crowded(1.0) == [0, 1]


@pytest.mark.parametrize(("key", "room"), [(b"ben", 2), (b"", 4)], ids=["a member", "the invited"])
def test_members_and_the_invited_have_places_of_their_own(gate: Gate[int], key: bytes, room: int) -> None:
    """However many strangers come, and whoever says falsely that they are Ben: a new connection of Ben finds room."""
    for n in range(40):
        assert gate.enter(n, f"10.0.1.{n}", 0.0)
        gate.claim(n, key)
    assert gate.enter(50, "10.0.2.1", 0.4)
    gate.claim(50, b"anna")
    for n in range(60, 80):
        assert gate.enter(n, f"10.0.3.{n}", 0.4)
    assert gate.enter(90, "10.0.4.1", 0.5)
    gate.claim(90, key)
    assert gate.crowded(0.5) == list(range(41 - room))
    gone = gate.crowded(5.0)
    assert 50 not in gone
    assert 90 not in gone
    assert gone == list(range(60, 72))


def test_the_number_of_unproved_connections_is_limited(gate: Gate[int]) -> None:
    dropped: list[int] = []
    for n in range(200):
        assert gate.enter(n, f"10.0.{n}.1", 0.0)
        gate.claim(n, bytes([n]))
        dropped += gate.crowded(0.0)
    assert dropped == list(range(200 - LIMITS.unproved))


def test_whoever_connects_too_often_is_shut_out_for_a_while(gate: Gate[int]) -> None:
    for n in range(20):
        assert gate.enter(n, "a", 0.1 * n)
        gate.leave(n, 0.1 * n)
    assert not gate.enter(50, "a", 3.0)
    assert gate.enter(51, "b", 3.0)
    assert gate.enter(52, "a", 12.5)
    gate.ban("c", 100.0)
    assert [gate.enter(n, "c", moment) for n, moment in enumerate((129.9, 130.1))] == [False, True]
    for n in range(5000):
        gate.ban(f"2001:db8::{n:x}", 0.0)
    assert len(gate._banned) == LIMITS.remembered


def test_a_question_is_answered_once_a_second(gate: Gate[int]) -> None:
    asked = [gate.asked.take("a", 0.25 * n) for n in range(9)]
    assert asked == [True, False, False, False, True, False, False, False, True]
    assert gate.asked.take("b", 0.0)


@pytest.mark.parametrize(("key", "banned"), [(b"ben", True), (b"", False), (None, False)])
def test_whoever_claims_the_key_of_a_member_falsely_is_banned(gate: Gate[int], key: bytes | None, banned: bool) -> None:
    assert gate.enter(1, "a", 0.0)
    if key is not None:
        gate.claim(1, key)
    gate.leave(1, 0.0, lied=True)
    assert gate.enter(2, "a", 29.0) is not banned
    assert gate.enter(3, "a", 31.0)


def test_where_a_member_is_nobody_is_shut_out_for_what_strangers_do_there(gate: Gate[int]) -> None:
    gate.befriend("friend")
    for n in range(100):
        assert gate.enter(n, "friend", 0.0)
        gate.claim(n, b"ben")
        gate.leave(n, 0.0, lied=True)
    gate.ban("friend", 1.0)
    assert gate.enter(100, "friend", 1.0)
    assert gate.is_banned("friend", 1.0), "who is there and not known is refused a little later"
    for n in range(1000):
        gate.befriend(f"peer {n}")
    assert len(gate._friends) == 64


def table_pin(changed: Callable[[str, bool], None] = lambda pin, tried: None) -> TablePin:
    return TablePin(LIMITS, changed)


def test_guesses_that_are_never_finished_count_too() -> None:
    """Twenty callers wait with their answer: the twenty-first is compared with a new PIN."""
    pins = table_pin()
    first = pins.pin
    for n in range(20):
        pins.take(f"address {n}", 0.0)
    assert pins.take("another", 0.0) != first


def test_many_addresses_do_not_give_many_tries() -> None:
    """In IPv6 a computer has as many addresses as it likes. Whoever knows the PIN uses up nothing."""
    pins = table_pin()
    assert sum(pins.take(f"2001:db8::{n:x}", 0.0) is not None for n in range(100)) == LIMITS.pin_tries
    pins = table_pin()
    tried = [pins.take(f"address {n}", n / 100) is not None for n in range(1000)]
    assert sum(tried) == LIMITS.pin_tries_of_all
    assert pins.take("late", 71.0) is not None
    changed: list[tuple[str, bool]] = []
    pins = table_pin(lambda *how: changed.append(how))
    for n in range(1000):
        assert pins.take(f"guest {n // 100}", n / 100) is not None
        pins.right(f"guest {n // 100}", n / 100)
    assert not changed


def test_whoever_sends_pins_fills_no_memory() -> None:
    pins = table_pin()
    for n in range(5000):
        pins.hear(Pin(n + 1, "123456"), n.to_bytes(32, "big"), 0.0)
    assert (pins.number, len(pins._heard._granted)) == (5000, LIMITS.remembered)


@pytest.mark.parametrize(("number", "pin", "taken"), [
    (1, "123456", True), (0, "123456", False), (2**32 - 1, "123456", False),
])  # fmt: skip
def test_only_a_later_pin_is_taken(number: int, pin: str, taken: bool) -> None:
    mine = table_pin()
    assert mine.adopt(number, pin) is taken
    assert mine.number == (number if taken else 0)


def test_of_two_pins_that_are_made_at_once_all_take_the_same() -> None:
    one, other = table_pin(), table_pin()
    for told in ((1, "111111"), (1, "222222")):
        one.adopt(*told)
    for told in ((1, "222222"), (1, "111111")):
        other.adopt(*told)
    assert one.word == other.word == "1 222222"


def test_nobody_has_the_last_word_on_the_pin_or_changes_it_all_the_time() -> None:
    mine = table_pin()
    mine.adopt(7, "777777")
    assert not mine.hear(Pin(2**31, "666666"), b"bad", 0.0)
    taken = sum(mine.hear(Pin(7 + number, f"{number:06}"), b"bad", number / 10) for number in range(1, 600))
    assert 1 < taken < 15
    assert mine.hear(Pin(mine.number + 1, "123456"), b"good", 60.0)


@pytest.mark.parametrize("word", ["", "x", "1", "1 12345x", f"{10**20} 123456", "-1 123456"])
def test_what_a_journal_says_of_the_pin_may_make_no_sense(word: str) -> None:
    mine = table_pin()
    mine.take_up({"pin": word})
    assert mine.number == 0


def test_pins_are_six_digits_and_evenly_spread(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "randbelow", Random(1).randrange)
    pins = [new_pin() for _ in range(2000)]
    assert all(len(pin) == 6 and pin.isdigit() for pin in pins)
    first = Counter(pin[0] for pin in pins)
    assert set(first) == set("0123456789")
    assert max(first.values()) < 300


def test_people_are_asked_once_about_each_who_knocks_and_about_few() -> None:
    log = KnockLog(LIMITS)
    assert log.is_new(b"ben", "10.0.0.1", 0.0)
    assert not log.is_new(b"ben", "10.0.0.1", 2.0)
    assert not log.is_new(b"other", "10.0.0.1", 3.0), "one computer asks once at a time"
    asked = [log.is_new(bytes([n]), f"10.0.1.{n}", 3.0) for n in range(100)]
    assert sum(asked) == LIMITS.knocks - 1
    assert not log.is_new(b"ben", "10.0.0.1", 31.0), "who goes on knocking is not new"
    assert log.is_new(b"late", "10.0.2.1", 33.1), "the others have given up"
