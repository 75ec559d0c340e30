"""Which of the tables that are announced are asked, and which of these are shown."""

import tracemalloc
from collections.abc import Callable

import pytest

from swqt import version
from swqt.net.lobby.discovery import KNOWN_KEY, MOST, OWN_GAME, ROOM, SHOWN, UNKNOWN, AnnouncedTable, Listing
from swqt.net.lobby.table import Listed
from swqt.net.wire.messages import Info

INFO = Info("Friday", "lobby", 5, 3, 1)


@pytest.fixture
def listing() -> Listing:
    return Listing(near=lambda address: address.startswith("192.168.1."))


def announce(listing: Listing, service: str, address: str, now: float = 0.0, host: bytes = b"") -> AnnouncedTable:
    return listing.announced(service, host, b"game", [address], 5, now)


def live(listing: Listing, service: str, address: str, now: float, host: bytes = b"") -> None:
    announce(listing, service, address, now, host).answer(INFO, 0.01, now)


def names(listing: Listing, now: float) -> list[str]:
    return [table.service for table in listing.shown(now)]


def test_a_table_of_other_rules_is_known_before_joining() -> None:
    def trouble(**about: object) -> object:
        said = {"engine": version.engine_eight(), "program": "0.1.0", **about}
        return Listed("one", Info("Friday", **said), (), 5).trouble()

    mine = (version.program_version(), version.engine_digest()[:4].hex())
    assert trouble() is None
    assert trouble(engine=version.engine_digest()[:4], minor=7) is None
    assert trouble(engine=b"e" * 8, program="0.2\x1b") == ("engine-differs", ("0.2", "65656565", *mine))
    assert trouble(engine=b"") == ("engine-differs", ("0.1.0", "", *mine))
    for major, code in ((3, "protocol-newer"), (1, "protocol-older")):
        assert trouble(major=major, minor=1) == (code, (f"{major}.1", "2.0"))


def test_a_table_is_shown_when_it_has_answered(listing: Listing) -> None:
    announce(listing, "one", "10.0.0.1")
    (table,) = listing.due(0.0)
    assert listing.due(0.0) == [], "a probe is under way"
    assert listing.shown(0.0) == ()
    table.answer(INFO, 0.01, 0.1)
    (found,) = listing.shown(0.1)
    assert found == Listed("one", INFO, ("10.0.0.1",), 5, True, 0.01)
    assert listing.due(2.0) == []
    assert listing.due(2.2) == [table]
    table.answer(INFO, 0.012, 2.3)
    assert listing.shown(2.3) == (found,), "nothing is new"


def test_a_table_that_does_not_answer_turns_grey_and_goes_and_comes_back(listing: Listing) -> None:
    table = announce(listing, "one", "10.0.0.1")
    table.answer(INFO, 0.01, 0.0)
    table.fail(3.5)
    assert [found.live for found in listing.shown(3.5)] == [True]
    table.fail(7.0)
    assert [found.live for found in listing.shown(9.9)] == [False]
    assert listing.shown(10.0) == ()
    table.fail(10.5)
    assert listing.due(20.0) == [], "asked less often"
    assert listing.due(30.0) == [table]
    table.answer(INFO, 0.01, 30.0)
    assert [found.live for found in listing.shown(30.0)] == [True]


def test_a_table_that_never_answers_is_never_shown(listing: Listing) -> None:
    announce(listing, "one", "10.0.0.1")
    for now in range(0, 60, 3):
        (table,) = listing.due(float(now))
        table.fail(now + 0.5)
        assert listing.shown(now + 0.5) == ()


def test_goodbyes_and_news_are_told(listing: Listing) -> None:
    live(listing, "one", "10.0.0.1", 0.0)
    table = announce(listing, "one", "10.0.0.2", 1.0)
    assert [found.addresses for found in listing.shown(1.0)] == [("10.0.0.2",)]
    assert listing.due(1.0) == [table], "what has changed is asked at once"
    listing.withdrawn("one")
    listing.withdrawn("one")
    table.answer(INFO, 0.1, 2.0)
    assert listing.shown(2.0) == ()


def test_few_are_probed_at_a_time_and_twenty_a_second(listing: Listing) -> None:
    for number in range(1000):
        announce(listing, f"table {number}", "10.0.0.1")
    assert MOST - ROOM < len(listing._tables) <= MOST
    assert len(listing.due(0.0)) == 20
    assert len(listing.due(0.5)) == 10
    assert len(listing.due(5.0)) == 10, "forty are under way"
    assert listing.due(5.0) == []


def test_addresses_take_turns(listing: Listing) -> None:
    for number in range(100):
        announce(listing, f"many {number}", "10.0.0.1")
    for number in range(4):
        announce(listing, f"one {number}", f"10.0.1.{number}")
    probed = [table.addresses[0] for table in listing.due(0.0)]
    assert probed.count("10.0.0.1") == 16
    assert len(set(probed[:5])) == 5


def test_sixty_four_are_shown_and_four_of_each_address(listing: Listing) -> None:
    for number in range(6):
        live(listing, f"many {number}", "10.0.0.1", float(number))
    assert names(listing, 5.0) == [f"many {number}" for number in range(4)]
    for number in range(6):
        live(listing, f"six {number}", f"2001:db8::{number}", 10.0)
    assert len(listing.shown(10.0)) == 8, "a network of IPv6 counts as one address"
    for number in range(100):
        live(listing, f"other {number}", f"10.1.0.{number}", 20.0)
    assert len(listing.shown(20.0)) == SHOWN


def test_known_tables_come_first() -> None:
    ranks = {b"Anna": KNOWN_KEY, b"Ours": OWN_GAME}
    listing = Listing(lambda host, game: ranks.get(host, UNKNOWN))
    for number, name in enumerate(["Old", "New", "Ours", "Anna"]):
        live(listing, name, f"10.0.0.{number}", float(number), name.encode())
    assert names(listing, 3.0) == ["Anna", "Ours", "Old", "New"]


def real_listed(listing: Listing, address: Callable[[int], str], real_at: float) -> tuple[float | None, int]:
    """Simulate the probing of Discovery while 3,000 tables of nobody are announced within five seconds.

    Announce the real table at *real_at*; return how long it took until it was visible, None if it was not, and the
    number of probes.
    """
    under_way: list[tuple[float, AnnouncedTable]] = []
    announced, probed, now = 0, 0, 0.0
    while now < real_at + 5.0:
        for _ in range(min(3000 - announced, 15)):
            listing.announced(f"fake {announced}", b"", b"", [address(announced)], 5, now)
            announced += 1
        if abs(now - real_at) < 0.01:
            announce(listing, "real", "192.168.1.77", now)
        for table in listing.due(now):
            probed += 1
            if table.service == "real":
                table.answer(INFO, 0.01, now)
            else:
                under_way.append((now + 1.5, table))    # nobody answers
        for end, table in [one for one in under_way if one[0] <= now]:
            under_way.remove((end, table))
            table.fail(now)
        if "real" in names(listing, now):
            return now - real_at, probed
        now = round(now + 0.025, 3)
    return None, probed


SOURCES = {
    "one address": lambda number: "192.168.1.66",
    "sixty addresses": lambda number: f"192.168.1.{number % 60 + 100}",
    "each its own, on other networks": lambda number: f"10.{number // 250}.0.{number % 250}",
}


@pytest.mark.parametrize("real_at", [0.0, 2.5, 5.0])
@pytest.mark.parametrize("source", SOURCES)
def test_three_thousand_false_tables_do_not_hide_the_real_one(listing: Listing, source: str, real_at: float) -> None:
    took, probed = real_listed(listing, SOURCES[source], real_at)
    assert took <= 5.0
    assert probed <= 20 * (real_at + took) + 21
    assert len(listing._tables) <= MOST


@pytest.mark.parametrize(("source", "answers"), [("sixty addresses", True), ("one address", False)])
def test_a_real_table_stays_when_the_flood_comes_after_it(listing: Listing, source: str, answers: bool) -> None:
    """Also one that is slow to answer, if the flood comes from one address."""
    table = announce(listing, "real", "192.168.1.77")
    if answers:
        table.answer(INFO, 0.01, 0.0)
    for number in range(3000):
        listing.announced(f"fake {number}", b"", b"", [SOURCES[source](number)], 5, number / 600)
    assert "real" in listing._tables


def test_whoever_answers_for_hundreds_of_tables_leaves_room(listing: Listing) -> None:
    for number in range(MOST):
        live(listing, f"many {number}", "10.0.0.1", 0.0)
    announce(listing, "real", "10.0.0.2", 1.0)
    assert "real" in listing._tables
    assert len(listing._tables) == MOST - ROOM + 1
    full = Listing()
    for number in range(MOST):
        live(full, f"one {number}", f"10.0.{number}.1", 0.0)
    assert full.announced("more", b"", b"", ["10.1.0.1"], 5, 1.0) is None, "who answers stays"


def test_a_flood_takes_less_than_ten_megabytes() -> None:
    addresses = [f"2001:db8:{number}::{'f' * 4}%eth{number}" for number in range(16)]
    tracemalloc.start()
    try:
        listing = Listing()
        for number in range(3000):
            own = [f"{address}{number}" for address in addresses]
            found = listing.announced(f"{number}".zfill(60), b"host", b"game", own, 5, number / 600)
            if found is not None and number % 2:
                found.answer(Info(f"{number}".zfill(24), board="b" * 64, program="p" * 64), 0.01, number / 600)
            listing.due(number / 600)
        used, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert len(listing._tables) <= MOST
    assert used < 10 * 2**20
