"""From a table of the lobby to the game that all play: the same on every peer, from the START alone."""

from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from swqt.engine import Options
from swqt.net.game.board import GameBoard, OpeningError, opening_of, resuming_trouble, start_board
from swqt.net.game.proof import proof_line
from swqt.net.game.verify import colours_in
from swqt.net.lobby.start import pack
from swqt.net.lobby.table import BOT, FROZEN, PERSON, LobbySeat, LobbyTable, Person
from swqt.table import Library
from tests.support import net_games
from tests.support.mutants import mutants
from tests.support.net_games import BOXES, NAMES, beacon, document_of, library, new_document, table_of, whole_game

OWN = """\
[race.moon-cats]
tokens = 6
borrows = "elves"
names = { en = "Moon Cats" }
"""


@pytest.fixture
def own(tmp_path: Path, root: Path) -> Library:
    """Somebody with a race and a board that nobody else has."""
    (tmp_path / "traits").mkdir()
    (tmp_path / "traits" / "moon-cats.toml").write_text(OWN, encoding="utf-8")
    (tmp_path / "boards").mkdir()
    text = (root / "boards" / "midland-3.json").read_text(encoding="utf-8")
    (tmp_path / "boards" / "garden.json").write_text(text.replace("midland-3", "garden"), encoding="utf-8")
    return Library(tmp_path)


def home_made(own: Library, tmp_path: Path) -> tuple[LobbyTable, tuple[bytes, ...]]:
    """Two people, one of whom is host and has a bot, at a table with that board and race."""
    text = (tmp_path / "boards" / "garden.json").read_text(encoding="utf-8")
    offer = pack(text, "base +moon-cats", Options(bivouac_moves="one"), own.catalogue)
    table = LobbyTable(
        bytes(8), net_games.key_of(1), "0.1.0", bytes(32), "Friday", offer.ground,
        (LobbySeat(PERSON, 0, 0), LobbySeat(BOT, 1, 1, "easy"), LobbySeat(PERSON, 4, 1)),
        (Person(net_games.key_of(0), "Anna", True), Person(net_games.key_of(1), "easy B", True)),
        grace=120, secrecy=1, stage=FROZEN,
    )  # fmt: skip
    return table, tuple(offer.goods[parcel.digest] for parcel in offer.ground.luggage)


@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_table_becomes_the_game_that_was_agreed_on(seats: int, box: str) -> None:
    opening = opening_of(new_document(seats, box), library())
    assert [chair.name for chair in opening.chairs] == list(NAMES[:seats])
    assert [chair.peer for chair in opening.chairs] == list(range(seats))
    assert opening.draws_first
    assert (opening.secrecy, opening.host, opening.table.grace) == ("open", 0, 60)
    assert not opening_of(new_document(seats, box, Options(first_player="host")), library()).draws_first


def test_home_made_boards_and_traits_travel_with_the_game(own: Library, tmp_path: Path) -> None:
    """BLANK-3: whoever gets the document can play it with no files of their own."""
    document = document_of(*home_made(own, tmp_path))
    opening = opening_of(document, library())
    assert [tuple(chair) for chair in opening.chairs] == [
        ("Anna", "", 0), ("easy B'", "easy", 1), ("easy B", "", 1),
    ]  # fmt: skip
    assert (opening.secrecy, opening.host, opening.table.grace) == ("told", 1, 120)
    assert opening.rules.options == Options(bivouac_moves="one")
    assert [trait.name for trait in opening.traits] == ["moon-cats"]
    assert "tokens = 6" in opening.traits[0].text
    start = net_games.unsigned_start(document, [(net_games.key_of(0), bytes(16), bytes(32))])
    assert colours_in(proof_line(start)) == {"Anna": 0, "easy B'": 1, "easy B": 4}
    assert colours_in(proof_line(replace(start, document=b""))) == {}
    board = net_games.fresh(document)
    for step, after in whole_game(GameBoard.begin(opening_of(document, own)), 3):
        board = net_games.feed(board, step)
        assert board.digest() == after.digest()


def test_somebody_who_has_several_seats_is_told_apart(own: Library, tmp_path: Path) -> None:
    """Also from somebody who is called so."""
    table, luggage = home_made(own, tmp_path)
    people = (replace(table.people[0], name="Bo"), replace(table.people[1], name="Bo C"))
    seats = (LobbySeat(PERSON, 0, 0), LobbySeat(PERSON, 1, 1), LobbySeat(PERSON, 2, 0))
    opening = opening_of(document_of(replace(table, people=people, seats=seats), luggage), library())
    assert [chair.name for chair in opening.chairs] == ["Bo", "Bo C", "Bo C'"]


def test_a_start_that_is_not_that_of_its_table_is_refused(own: Library, tmp_path: Path) -> None:
    document = document_of(*home_made(own, tmp_path))
    peers = [(net_games.key_of(number), bytes(16), bytes(32)) for number in range(2)]
    start = net_games.unsigned_start(document, peers)
    assert (start.seats, start.bots) == ((0, 1, 1), ("", "easy", ""))
    board = start_board(start, library())
    assert board.draw(beacon(1, 1)).length == 1
    for wrong, words in (
        (replace(start, peers=start.peers[:1]), "other players"),
        (replace(start, peers=start.peers[::-1]), "other players"),
        (replace(start, peers=(*start.peers, (net_games.key_of(2), bytes(16), bytes(32)))), "other players"),
        (replace(start, seats=(0, 1, 0)), "to others"),
        (replace(start, bots=("", "", "")), "to others"),
        (replace(start, bots=("", "hard", "")), "to others"),
        (replace(start, document=b""), "the table of the lobby"),
    ):
        with pytest.raises(OpeningError, match=words):
            start_board(wrong, library())


def test_a_game_of_other_rules_is_not_gone_on_with() -> None:
    """A journal says by which rules it was played, and which version has them."""
    table, luggage = table_of()
    assert resuming_trouble(document_of(table, luggage)) is None
    other = document_of(replace(table, engine=b"other" + bytes(27)), luggage)
    trouble = resuming_trouble(other)
    assert trouble is not None
    assert (trouble.code, trouble.args[0]) == ("engine-resumed", table.program)
    broken = resuming_trouble(other[:-1])
    assert broken is not None
    assert broken.code == "malformed"


def test_documents_that_no_game_can_start_from_are_named(own: Library, tmp_path: Path) -> None:
    table, luggage = home_made(own, tmp_path)
    shipped, none = table_of(3)
    ground = replace(table.ground, content_digest="00000000")
    nobody = (LobbySeat(PERSON, 0, 0), LobbySeat(0, 1), LobbySeat(PERSON, 2, 1))
    for document, words in (
        (b"", "the table of the lobby"),
        (b"\xff" * 40, "the table of the lobby"),
        (document_of(table, luggage) + b"\0", "the table of the lobby"),
        (document_of(table, luggage[:1]), "moon-cats"),
        (document_of(replace(shipped, seats=shipped.seats[:2]), none), "for 3 players, not 2"),
        (document_of(replace(table, ground=ground), luggage), "00000000"),
        (document_of(replace(table, seats=nobody), luggage), "nobody sits on seat B"),
    ):
        with pytest.raises(OpeningError, match=words):
            opening_of(document, library())


def test_any_bytes_of_a_document_are_a_game_or_an_error(own: Library, tmp_path: Path) -> None:
    refused = 0
    for changed in mutants([document_of(*home_made(own, tmp_path))], Random(3), 80):
        try:
            opening_of(changed, library())
        except OpeningError as error:
            refused += bool(str(error))
    assert refused > 40
