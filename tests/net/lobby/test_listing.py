"""What is announced, and which of it is alive."""

import tracemalloc
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from swqt.net.lobby.discovery import KNOWN_KEY, MOST, OWN_GAME, ROOM, SHOWN, UNKNOWN, Listing
from swqt.net.lobby.table import TYPE, Announcement, instance_name, label_of, read_txt, write_txt
from swqt.net.wire.messages import STATES, Info
from swqt.net.wire.text import clean

TABLE = Announcement(
    "Łukasz’s game 🎲", "playing", 5, 2, 1, True, True, "midland-5", b"\1\2\3\4", b"\5\6\7\x08", b"\x09\x0a\x0b\x0c",
    47770, program="0.1.0",
)  # fmt: skip
INFO = Info("Friday", 0, 5, 3, 1, b"e" * 8, b"", 0)
NAMES = st.text(st.characters(categories=["L", "N", "So"]), min_size=1, max_size=40)


def raw(txt: dict[str, str]) -> dict[bytes, bytes | None]:
    return {key.encode(): value.encode() for key, value in txt.items()}


def test_an_announcement_comes_back() -> None:
    assert read_txt(raw(write_txt(TABLE))) == TABLE


@given(NAMES, st.sampled_from(STATES), st.integers(0, 5), st.integers(0, 5), st.integers(0, 99), st.booleans())
def test_every_announcement_is_small(name: str, state: str, seats: int, taken: int, watching: int, pin: bool) -> None:
    table = TABLE._replace(name=name, state=state, seats=seats, taken=taken, spectators=watching, pin=pin)
    txt = write_txt(table)
    assert sum(len(f"{key}={value}".encode()) + 1 for key, value in txt.items()) < 400
    found = read_txt(raw(txt))
    assert found._replace(name="") == table._replace(name="")
    assert clean(name, 40).startswith(found.name)


@given(
    st.dictionaries(st.binary(max_size=12), st.none() | st.binary(max_size=300), max_size=60)
    | st.fixed_dictionaries({key.encode(): st.binary(max_size=30) for key in write_txt(TABLE)}),
    st.text(max_size=80),
)
def test_whatever_strangers_announce_can_be_shown(txt: dict[bytes, bytes | None], instance: str) -> None:
    found = read_txt(txt, instance)
    for text in (found.name, found.board, found.program):
        assert clean(text, 40) == text
    assert found.name
    assert found.state in STATES
    assert 0 <= found.port <= 65535
    found.trouble(("0.1.0", b"x" * 32))


@given(st.text(max_size=80), st.binary(min_size=8, max_size=8))
def test_service_names_are_those_that_mdns_takes(name: str, random: bytes) -> None:
    service = instance_name(name, random)
    label = service.removesuffix(f".{TYPE}")
    assert len(label.encode()) <= 63
    assert "." not in label
    assert label.isprintable()
    assert clean(name, 40).replace(".", " ").startswith(label_of(service)) or label_of(service) == "swqt"


def test_a_table_of_other_rules_is_known_before_joining() -> None:
    assert TABLE.trouble(("0.1.0", b"\1\2\3\4" + b"x" * 28)) is None
    assert TABLE.trouble(("0.2.0", b"x" * 32)) == ("engine-differs", ("0.1.0", "01020304", "0.2.0", "78787878"))
    for theirs, code in (((3, 1), "protocol-newer"), ((1, 0), "protocol-older")):
        shown = (".".join(map(str, theirs)), "2.0")
        assert TABLE._replace(protocol=theirs).trouble(("0.1.0", b"")) == (code, shown)


def test_a_table_is_shown_when_it_has_answered() -> None:
    listing = Listing()
    assert listing.announced("one", TABLE, ["10.0.0.1"], 47770, 0.0) == []
    (table,) = listing.due(0.0)
    assert listing.due(0.0) == (), "a probe is under way"
    (found,) = listing.answered("one", INFO, 0.01, 0.1)
    assert (found.announced.name, found.announced.taken, found.liveness) == ("Friday", 3, "live")
    assert found.announced.board == table.announced.board
    assert listing.due(2.0) == ()
    assert listing.due(2.2) == (found,)
    assert listing.answered("one", INFO, 0.012, 2.3) == [], "nothing is new"
    assert listing.shown == (found,)


def test_a_table_that_does_not_answer_turns_grey_and_goes_and_comes_back() -> None:
    listing = Listing()
    listing.announced("one", TABLE, ["10.0.0.1"], 47770, 0.0)
    listing.due(0.0)
    listing.answered("one", INFO, 0.01, 0.0)
    listing.due(2.0)
    assert listing.failed("one", 3.5) == []
    listing.due(5.5)
    (grey,) = listing.failed("one", 7.0)
    assert grey.liveness == "grey"
    assert listing.tick(9.9) == []
    assert [table.is_shown for table in listing.tick(10.0)] == [False]
    assert listing.tick(11.0) == []
    listing.due(9.1)
    assert listing.failed("one", 10.5) == []
    listing.due(30.0)
    (back,) = listing.answered("one", INFO, 0.01, 30.0)
    assert back.is_shown


def test_a_table_that_never_answers_is_never_shown() -> None:
    listing = Listing()
    listing.announced("one", TABLE, ["10.0.0.1"], 47770, 0.0)
    for now in range(60):
        listing.due(float(now))
        assert listing.failed("one", now + 0.5) == []
        assert listing.tick(now + 0.5) == []
    assert listing.withdrawn("one") == []


def test_goodbyes_and_news_are_told() -> None:
    listing = Listing()
    listing.announced("one", TABLE._replace(name="Friday evening at Ann's place"), ["10.0.0.1"], 47770, 0.0)
    listing.due(0.0)
    (found,) = listing.answered("one", INFO, 0.01, 0.0)
    assert found.announced.name == "Friday evening at Ann's place", "the longer name is kept"
    (altered,) = listing.announced("one", TABLE._replace(name="Other"), ["10.0.0.2"], 5, 1.0)
    assert altered.addresses == ("10.0.0.2",)
    assert listing.due(1.0), "what has changed is asked at once"
    assert [table.is_shown for table in listing.withdrawn("one")] == [False]
    assert listing.withdrawn("one") == []
    assert listing.answered("one", INFO, 0.1, 2.0) == []


def test_few_are_probed_at_a_time_and_twenty_a_second() -> None:
    listing = Listing()
    for number in range(1000):
        listing.announced(f"table {number}", TABLE, ["10.0.0.1"], 5, 0.0)
    assert MOST - ROOM < len(listing._rows) <= MOST
    assert len(listing.due(0.0)) == 20
    assert len(listing.due(0.5)) == 10
    assert len(listing.due(5.0)) == 10, "forty are under way"
    assert listing.due(5.0) == ()


def live(listing: Listing, service: str, addresses: list[str], now: float, table: Announcement = TABLE) -> None:
    listing.announced(service, table, addresses, 5, now)
    listing.answered(service, INFO, 0.01, now)


def test_addresses_take_turns() -> None:
    listing = Listing()
    for number in range(100):
        listing.announced(f"many {number}", TABLE, ["10.0.0.1"], 5, 0.0)
    for number in range(4):
        listing.announced(f"one {number}", TABLE, [f"10.0.1.{number}"], 5, 0.0)
    probed = [table.addresses[0] for table in listing.due(0.0)]
    assert probed.count("10.0.0.1") == 16
    assert len(set(probed[:5])) == 5


def test_sixty_four_are_shown_and_four_of_each_address() -> None:
    listing = Listing()
    for number in range(6):
        live(listing, f"many {number}", ["10.0.0.1"], float(number))
    assert [table.service for table in listing.shown] == [f"many {number}" for number in range(4)]
    for number in range(6):
        live(listing, f"six {number}", [f"2001:db8::{number}"], 10.0)
    assert len(listing.shown) == 8, "a network of IPv6 counts as one address"
    for number in range(100):
        live(listing, f"other {number}", [f"10.1.0.{number}"], 20.0)
    assert len(listing.shown) == SHOWN


def test_those_come_first_that_are_known() -> None:
    ranks = {"Anna": KNOWN_KEY, "Ours": OWN_GAME}
    listing = Listing(lambda table: ranks.get(table.name, UNKNOWN))
    for number, name in enumerate(["Old", "New", "Ours", "Anna"]):
        told = Info(name, 0, 5, 3, 1, b"e" * 8, b"", 0)
        listing.announced(name, TABLE._replace(name=name), [f"10.0.0.{number}"], 5, 0.0)
        listing.answered(name, told, 0.01, float(number))
    assert [table.announced.name for table in listing.shown] == ["Anna", "Ours", "Old", "New"]


class Flood:
    """Simulates the probing of Discovery while *fakes* tables of nobody are announced within five seconds."""

    def __init__(self, fakes: int, address: Callable[[int], str]) -> None:
        self.listing = Listing(near=lambda address: address.startswith("192.168.1."))
        self.fakes = fakes
        self.address = address
        self.probed = 0

    def run(self, real_at: float, until: float) -> float | None:
        """Announce the real table at *real_at*; return how long it took until it was visible, None if it was not."""
        under_way: list[tuple[float, str]] = []
        announced, now = 0, 0.0
        while now < until:
            for _ in range(min(self.fakes - announced, self.fakes // 200)):
                fake = TABLE._replace(name=f"fake {announced}")
                self.listing.announced(f"fake {announced}", fake, [self.address(announced)], 5, now)
                announced += 1
            if abs(now - real_at) < 0.01:
                self.listing.announced("real", TABLE, ["192.168.1.77"], 5, now)
            for table in self.listing.due(now):
                self.probed += 1
                if table.service == "real":
                    self.listing.answered("real", INFO, 0.01, now)
                else:
                    under_way.append((now + 1.5, table.service))    # nobody answers
            for end, service in [one for one in under_way if one[0] <= now]:
                under_way.remove((end, service))
                self.listing.failed(service, now)
            self.listing.tick(now)
            if any(table.service == "real" for table in self.listing.shown):
                return now - real_at
            now = round(now + 0.025, 3)
        return None


SOURCES = {
    "one address": lambda number: "192.168.1.66",
    "sixty addresses": lambda number: f"192.168.1.{number % 60 + 100}",
    "each its own, on other networks": lambda number: f"10.{number // 250}.0.{number % 250}",
}


@pytest.mark.parametrize("real_at", [0.0, 2.5, 5.0])
@pytest.mark.parametrize("source", SOURCES)
def test_three_thousand_false_tables_do_not_hide_the_real_one(source: str, real_at: float) -> None:
    flood = Flood(3000, SOURCES[source])
    took = flood.run(real_at, real_at + 5.0)
    assert took is not None
    assert took <= 5.0
    assert flood.probed <= 20 * (real_at + took) + 21
    assert len(flood.listing._rows) <= MOST


@pytest.mark.parametrize(("source", "answers"), [("sixty addresses", True), ("one address", False)])
def test_a_real_table_stays_when_the_flood_comes_after_it(source: str, answers: bool) -> None:
    """Also one that is slow to answer, if the flood comes from one address."""
    listing = Flood(3000, SOURCES[source]).listing if answers else Listing()
    listing.announced("real", TABLE, ["192.168.1.77"], 5, 0.0)
    if answers:
        listing.answered("real", INFO, 0.01, 0.0)
    for number in range(3000):
        listing.announced(f"fake {number}", TABLE, [SOURCES[source](number)], 5, number / 600)
    assert "real" in listing._rows


def test_who_answers_for_hundreds_of_tables_leaves_room() -> None:
    listing = Listing()
    for number in range(MOST):
        live(listing, f"many {number}", ["10.0.0.1"], 0.0)
    listing.announced("real", TABLE, ["10.0.0.2"], 5, 1.0)
    assert "real" in listing._rows
    assert len(listing._rows) == MOST - ROOM + 1


def test_a_flood_takes_less_than_ten_megabytes() -> None:
    long = TABLE._replace(name="x" * 40, board="b" * 40, program="p" * 24)
    addresses = [f"2001:db8:{number}::{'f' * 4}%eth{number}" for number in range(16)]
    tracemalloc.start()
    try:
        listing = Listing()
        for number in range(3000):
            own = [f"{address}{number}" for address in addresses]
            listing.announced(f"{number}".zfill(60), long._replace(name=f"{number}".zfill(40)), own, 5, number / 600)
            listing.due(number / 600)
        used, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert len(listing._rows) <= MOST
    assert used < 10 * 2**20
