"""From a table of the lobby to the game that all play: the same on every peer, from the START alone."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest

from swqt.ai import RandomBot
from swqt.engine import Options
from swqt.net.agreement.draws import Chain
from swqt.net.agreement.entries import game_of, genesis_text
from swqt.net.meeting.document import ANCHORS, BOT, PERSON, LobbySeat, LobbyTable, Person, write_packed, write_table
from swqt.net.meeting.genesis import make_genesis, make_start
from swqt.net.meeting.luggage import pack
from swqt.net.playing.offering import log_table, opening_of, rules_trouble, start_trouble
from swqt.net.playing.opening import OpeningError, read_opening, write_opening
from swqt.net.playing.record import open_log, record_text
from swqt.net.playing.verify import verify
from swqt.net.wire.messages import Genesis, StartMessage
from swqt.table import Library, read_record
from tests.support.net_games import library, new_game
from tests.support.signed import Peer, signed_start
from tests.support.signed import Table as Sitting

OWN = """\
[race.moon-cats]
tokens = 6
borrows = "elves"
names = { en = "Moon Cats" }
"""


def _own_library(folder: Path, root: Path) -> Library:
    """Somebody with a race and a board that nobody else has."""
    (folder / "traits").mkdir()
    (folder / "traits" / "moon-cats.toml").write_text(OWN, encoding="utf-8")
    (folder / "boards").mkdir()
    text = (root / "boards" / "midland-3.json").read_text(encoding="utf-8")
    (folder / "boards" / "garden.json").write_text(text.replace("midland-3", "garden"), encoding="utf-8")
    return Library(folder)


def _table(
    own: Library, root: Path, peers: list[Peer], board: Path, label: str
) -> tuple[LobbyTable, dict[bytes, bytes]]:
    """Two people and a bot of the second one, who is the host."""
    options = Options(bivouac_moves="one")
    ground, goods = pack(board.read_text(encoding="utf-8"), label, options, own.catalogue)
    seats = (LobbySeat(PERSON, 0, 0), LobbySeat(BOT, 1, 1, "easy"), LobbySeat(PERSON, 2, 1))
    people = (Person(peers[0].public, "Anna", True), Person(peers[1].public, "easy B", True))
    nonces = (peers[0].nonce, peers[1].nonce)
    # The peers of a game are numbered in the order of their first seats.
    return LobbyTable(bytes(8), peers[1].public, "0.1.0", bytes(32), "Friday", ground, seats,
        people, grace=120, secrecy=1,
                 stage=ANCHORS, nonces=nonces), goods  # fmt: skip


def _start(own: Library, root: Path, board: Path, label: str) -> tuple[StartMessage, list[Peer], list[Chain]]:
    peers = [Peer(0), Peer(1)]
    table, goods = _table(own, root, peers, board, label)
    chains = [Chain(peer.secret, game_of(table.nonces), peer.number) for peer in peers]
    anchors = {peer.public: chain.anchor for peer, chain in zip(peers, chains, strict=True)}
    genesis = make_genesis(table, anchors, goods)
    return make_start(genesis, {peer.number: peer.sign(genesis_text(genesis)) for peer in peers}), peers, chains


def test_a_table_becomes_the_game_that_was_agreed_on(tmp_path: Path, root: Path) -> None:
    own = _own_library(tmp_path, root)
    start, _, _ = _start(own, root, root / "boards" / "midland-3.json", "base")
    assert start_trouble(start) == ""
    opening = opening_of(start.genesis.document, library())
    assert [(chair.name, chair.kind, chair.peer) for chair in opening.chairs] == [
        ("Anna", "human", 0), ("easy B'", "bot:easy", 1), ("easy B", "human", 1),
    ]  # fmt: skip
    assert (opening.secrecy, opening.host, opening.grace) == ("told", 1, 120)
    assert opening.rules.board.id == "midland-3"
    assert opening.rules.options == Options(bivouac_moves="one")
    table = log_table(start, opening)
    assert (table.seats, table.bots, table.host, table.grace) == ((0, 1, 1), ("", "easy", ""), 1, 120.0)
    assert log_table(start, opening._replace(grace=0)).grace is None
    assert not table.signed_burns, "as in games that were begun before there was a choice"
    # The same game as text, for those who meet without a lobby.
    assert read_opening(write_opening(opening), library())[1:] == opening[1:]


def test_a_game_with_a_board_and_a_race_of_ones_own_is_played_and_proven(tmp_path: Path, root: Path) -> None:
    """Whoever gets the file needs no files of the host's: it is read, played and checked with those of the box."""
    own = _own_library(tmp_path, root)
    start, peers, chains = _start(own, root, tmp_path / "boards" / "garden.json", "base +moon-cats")
    session = Sitting(peers, chains, open_log(start, library()))
    session.play(RandomBot(Random(1)), 60)
    text = record_text(session.log)
    assert "trait moon-cats = " in text
    assert "board {" in text
    report = verify(text.encode(), library())
    assert (report.good, report.engine) == (True, bytes(32))
    record = read_record(text.encode(), library(), "x.swn")
    assert record.secrecy == "told"
    assert "bot:easy" in [seat.kind for seat in record.seats]


def test_a_game_of_other_rules_is_not_gone_on_with(tmp_path: Path, root: Path) -> None:
    """A journal says by which rules it was played, and which version has them."""
    own = _own_library(tmp_path, root)
    start, _, _ = _start(own, root, root / "boards" / "midland-3.json", "base")
    document = start.genesis.document
    assert rules_trouble(document, ("0.2.0", bytes(32))) is None
    trouble = rules_trouble(document, ("0.2.0", b"other" + bytes(27)))
    assert trouble is not None
    assert (trouble.code, trouble.args[0]) == ("engine-differs", "0.1.0")
    assert rules_trouble(write_opening(new_game(2)), ("0.2.0", bytes(32))) is None
    broken = rules_trouble(document[:-1], ("0.2.0", bytes(32)))
    assert broken is not None
    assert broken.code == "malformed"


def test_a_start_that_somebody_did_not_sign_is_told(tmp_path: Path, root: Path) -> None:
    own = _own_library(tmp_path, root)
    start, _, _ = _start(own, root, root / "boards" / "midland-3.json", "base")
    forged = msgspec.structs.replace(start, signatures=(start.signatures[0], start.signatures[0]))
    assert start_trouble(forged)
    text, _, _ = signed_start(write_opening(new_game(2)), 2)
    assert start_trouble(text) == ""
    assert start_trouble(msgspec.structs.replace(text, signatures=text.signatures[::-1])) == "signatures"


def test_documents_that_no_game_can_start_from_are_named(tmp_path: Path, root: Path) -> None:
    own = _own_library(tmp_path, root)
    start, peers, _ = _start(own, root, root / "boards" / "midland-3.json", "base")
    table, _ = _table(own, root, peers, root / "boards" / "midland-3.json", "base")
    bad_level = msgspec.structs.replace(table, seats=(table.seats[0], LobbySeat(BOT, 1, 1, "E A S Y"), table.seats[2]))
    too_few = msgspec.structs.replace(table, seats=(table.seats[0], table.seats[2]))
    ground = msgspec.structs.replace(table.ground, content_digest="00000000")
    differs = msgspec.structs.replace(table, ground=ground)
    for document, words in (
        (b"", "the table of the lobby"),
        (b"\xff" * 40, "the table of the lobby"),
        (start.genesis.document + b"\0", "the table of the lobby"),
        (b"swqt 2\n", "version 2"),
        (write_packed(write_table(bad_level), ()), "bot:LEVEL"),
        (write_packed(write_table(too_few), ()), "for 3 players, not 2"),
        (write_packed(write_table(differs), ()), "00000000"),
    ):
        with pytest.raises(OpeningError, match=words):
            opening_of(document, library())
    two = opening_of(start.genesis.document, library())
    alone = StartMessage(Genesis(b"", start.genesis.game, start.genesis.peers[:1]), start.signatures[:1])
    with pytest.raises(OpeningError, match="for 2 peers, and 1 have signed"):
        log_table(alone, two)


def test_any_bytes_of_a_document_are_a_game_or_an_error(tmp_path: Path, root: Path) -> None:
    own = _own_library(tmp_path, root)
    start, _, _ = _start(own, root, tmp_path / "boards" / "garden.json", "base +moon-cats")
    rng = Random(3)
    data = start.genesis.document
    refused = 0
    for place in rng.sample(range(len(data)), 80):
        changed = bytearray(data)
        changed[place] ^= 1 << rng.randrange(8)
        try:
            opening_of(bytes(changed), library())
        except OpeningError as error:
            refused += bool(str(error))
    assert refused > 40
