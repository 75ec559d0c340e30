"""The text that a game on the network starts from: what it carries, and what is refused by name."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from swqt.engine import Options, Rules
from swqt.net.playing.game import GameReplica
from swqt.net.playing.opening import Chair, Opening, OpeningError, read_opening, write_opening
from swqt.table import Library, read_record
from tests.support.net_games import BOXES, NAMES, library, new_game, whole_game

OWN = """\
[race.moon-cats]
tokens = 6
borrows = "elves"
names = { en = "Moon Cats" }
[[race.moon-cats.effect]]
verb = "income"
where = { terrain = "hill" }
"""


@pytest.fixture
def own(tmp_path: Path) -> Library:
    """A player with a race of his own."""
    (tmp_path / "traits").mkdir()
    (tmp_path / "traits" / "moon-cats.toml").write_text(OWN, encoding="utf-8")
    return Library(tmp_path)


def _home_made(own: Library, name: str = "Our garden") -> Opening:
    """A game on a board and with a race that nobody else has."""
    board = replace(own.board("midland-2"), id="inline", name=name, players=2)
    rules = Rules(board, own.content("base +moon-cats", board), Options(bivouac_moves="one"))
    chairs = (Chair("Anna", "human", 0), Chair("Bo", "bot:easy", 0))
    return Opening(rules, rules.start(2), chairs, own.sources(rules.content), "told", 0, 120)


@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("seats", [2, 5])
def test_what_is_written_is_read_and_written_the_same(seats: int, box: str) -> None:
    data = write_opening(new_game(seats, box))
    found = read_opening(data, library())
    assert write_opening(found) == data
    assert [chair.name for chair in found.chairs] == list(NAMES[:seats])
    assert [chair.peer for chair in found.chairs] == list(range(seats))
    assert found.draws_first


def test_home_made_boards_and_traits_travel_with_the_game(own: Library) -> None:
    """BLANK-3: whoever gets the document can play it with no files of their own."""
    offered = _home_made(own)
    found = read_opening(write_opening(offered), library())
    assert found.rules.board.name == "Our garden"
    assert found.start == offered.start
    assert found.chairs == offered.chairs
    assert found[3:] == offered[3:]
    assert found.rules.options == offered.rules.options
    first, second = GameReplica(offered), GameReplica(found)
    for _ in whole_game(first, 3):
        pass
    for _ in whole_game(second, 3):
        pass
    assert first.post() == second.post()


def test_it_is_a_game_file_that_the_table_reads(own: Library) -> None:
    text = write_opening(_home_made(own))
    record = read_record(text, library(), "document")
    assert [(seat.name, seat.kind) for seat in record.seats] == [("Anna", "human"), ("Bo", "bot:easy")]
    assert record.rules.board.name == "Our garden"


def test_a_game_that_goes_on_has_its_seats_already() -> None:
    replica = GameReplica(new_game(3))
    steps = whole_game(replica, 4)
    while len(replica) < 40:
        next(steps)
    offered = Opening(replica.rules, replica.state, replica.opening.chairs)
    found = read_opening(write_opening(offered), library())
    assert (found.start, found.draws_first) == (replica.state, False)
    assert GameReplica(found).first == 0


def test_a_game_that_is_over_is_not_offered() -> None:
    replica = GameReplica(new_game(2))
    for _ in whole_game(replica):
        pass
    with pytest.raises(OpeningError, match="over"):
        write_opening(Opening(replica.rules, replica.state, replica.opening.chairs))


CHANGES = {
    "no text": (lambda text: "", "nothing stands here"),
    "no version": (lambda text: text.replace("swqt 1", "swqt 2", 1), "version 2"),
    "another board": (lambda text: text.replace("board midland-2", "board midland-3"), "3 players, not 2"),
    "no such board": (lambda text: text.replace("board midland-2", "board nowhere"), "no board 'nowhere'"),
    "a file": (lambda text: text.replace("board midland-2", "board ../boards/midland-2.json"), ":8: expected the id"),
    "no such content": (lambda text: text.replace("content base", "content bose"), ":9:"),
    "a trait that is not there": (lambda text: text.replace("content base", "content base +moon-cats"), "moon-cats"),
    "another spelling": (lambda text: text.replace("content base", "content  base"), ":9: expected 'content base'"),
    "a default said": (lambda text: text.replace("round", "options bivouac_moves=all\nround"), ":10: expected"),
    "a comment": (lambda text: text.replace("content base", "content base ; all of it"), ":9: expected"),
    "a stranger's note": (lambda text: text.replace("; peer A", "; pear A"), ":4: expected a seat"),
    "nobody": (lambda text: text.replace("; seat B Bo human\n", ""), "2 seats"),
    "twice the same": (lambda text: text.replace("B Bo", "B Anna"), "two players are called Anna"),
    "no kind": (lambda text: text.replace("Bo human", "Bo hydra"), ":3:"),
    "control characters": (lambda text: text.replace("B Bo", "B B\x1b[2Jo"), "printable"),
    "text that runs backwards": (lambda text: text.replace("B Bo", "B \u202eoB"), "printable"),
    "a long name": (lambda text: text.replace("B Bo", f"B {'o' * 25}"), "1 to 24"),
    "another form of a letter": (lambda text: text.replace("B Bo", "B Bo\u0308"), "NFC"),
    "a sixth peer": (lambda text: text.replace("; peer B 1", "; peer B 5"), ":5:"),
    "no host": (lambda text: text.replace("; host 0", "; host 7"), ":6: expected"),
    "much patience": (lambda text: text.replace("; grace 60", "; grace 3601"), "0 to 3600"),
    "patience spelled": (lambda text: text.replace("; grace 60", "; grace 060"), ":7: expected"),
    "open said": (lambda text: text.replace("; grace 60", "; coins open"), ":7: expected"),
    "nobody is host": (lambda text: text.replace("; host 0\n", ""), "the host is one of"),
    "a move": (lambda text: text + "*: deal orcs flying\n", ":16: the position ends here"),
    "windows": (lambda text: text.replace("\n", "\r\n"), "expected"),
    "a mark": (lambda text: "\ufeff" + text, ":1: expected"),
    "no end": (lambda text: text[:-1], "lines were expected"),
    "too long": (lambda text: text + "; " + "x" * 50_000, "49152 are allowed"),
    "a named board": (lambda text: text.replace("board mid", "; board My own\nboard mid"), "only a board written out"),
}


@pytest.mark.parametrize("change", CHANGES)
def test_what_cannot_be_played_is_named(change: str) -> None:
    edit, words = CHANGES[change]
    text = write_opening(new_game(2)).decode()
    edited = edit(text)
    assert edited != text
    with pytest.raises(OpeningError, match=words):
        read_opening(edited.encode(), library())


def test_the_own_traits_of_the_reader_do_not_count(own: Library) -> None:
    """What one peer has in his folder, another has not: the text must bring it."""
    text = write_opening(new_game(2)).decode().replace("content base", "content base +moon-cats")
    with pytest.raises(OpeningError, match="moon-cats is in play, but its definition is not in the text"):
        read_opening(text.encode(), own)


@pytest.mark.parametrize("value", ["9" * 5000, "[" * 9000 + "]" * 9000], ids=["digits", "nested"])
def test_traits_that_no_parser_takes_are_refused(own: Library, value: str) -> None:
    text = write_opening(_home_made(own)).decode()
    with pytest.raises(OpeningError):
        read_opening(text.replace("tokens = 6", f"tokens = {value}").encode(), library())


def test_bytes_that_are_no_text_are_refused() -> None:
    with pytest.raises(OpeningError, match="byte 3 is no UTF-8"):
        read_opening(b"swq\xff", library())


@given(st.data())
def test_a_changed_document_is_refused_or_says_what_it_says(data: st.DataObject) -> None:
    """Nothing but OpeningError, and one spelling only."""
    text = bytearray(write_opening(new_game(2)))
    for _ in range(data.draw(st.integers(1, 4))):
        place = data.draw(st.integers(0, len(text) - 1))
        text[place] = data.draw(st.sampled_from(b"\n {};:ABab019-+*/\x00\xff") | st.integers(0, 255))
    try:
        found = read_opening(bytes(text), library())
    except OpeningError:
        return
    assert write_opening(found) == text
