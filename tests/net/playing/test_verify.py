"""The proof in a game file: it survives every reader, and no byte of it or of the game changes unnoticed."""

from __future__ import annotations

from base64 import b64encode
from pathlib import Path
from random import Random

import msgspec
import pytest

from swqt.ai import RandomBot
from swqt.net.agreement.votes import SeatBot, Undo
from swqt.net.playing.record import PROOF, open_log, record_text, replica_of
from swqt.net.playing.verify import PROBLEMS, VerifiedChange, VerifyReport, verify
from swqt.net.wire.messages import CHANCE, encode
from swqt.table import SavedGames, entries, read_record
from tests.support.net_games import NAMES, library
from tests.support.signed import Peer, sit_down, whole


def check(text: str) -> VerifyReport:
    return verify(text.encode(), library())


@pytest.mark.parametrize(("seats", "box"), [(2, "base"), (3, "underground"), (5, "base"), (4, "underground")])
def test_a_game_that_was_played_so_is_found_good(seats: int, box: str) -> None:
    _, signed, log = whole(seats, box)
    report = check(record_text(log))
    assert report.problems == ()
    assert (report.entries, report.over, report.views, report.changes) == (len(signed), True, 0, ())
    assert report.game == log.game
    assert [draw.number for draw in report.draws] == list(range(1, len(report.draws) + 1))
    assert [draw.seq for draw in report.draws] == [entry.seq for entry in signed if entry.kind == CHANCE]
    turned_up = [played.text for played in replica_of(log).played if played.seat < 0]
    assert [draw.text for draw in report.draws] == turned_up
    assert [player.names for player in report.players] == [(name,) for name in NAMES[:seats]]
    assert {player.draws for player in report.players} == {len(report.draws)}
    assert sum(player.commands for player in report.players) + len(report.draws) + 1 == len(signed)


def test_every_reader_of_game_files_reads_it() -> None:
    _, _, log = whole(3, "base")
    text = record_text(log)
    record = read_record(text.encode(), library(), "x.swn")
    replica = replica_of(log)
    assert list(entries(record, digests=True))[-1].after == replica.state
    assert replica.first is not None
    assert [seat.name for seat in record.seats] == [NAMES[(seat + replica.first) % 3] for seat in range(3)]


def test_it_may_go_through_a_system_with_other_line_ends() -> None:
    text = record_text(whole()[2])
    assert verify(b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode(), library()).good
    assert not check(text.replace("\n", "\r\n", 3)).good


def _rows(text: str) -> list[tuple[int, int, str]]:
    """The lines of a file with their numbers and where they begin."""
    place, out = 0, []
    for number, row in enumerate(text.split("\n"), start=1):
        out.append((number, place, row))
        place += len(row.encode()) + 1
    return out


def _find_change(data: bytes, at: int, number: int, row: str, rng: Random) -> None:
    changed = bytearray(data)
    changed[at] = rng.choice([byte for byte in b"A1 \n=k" if byte != data[at]])
    report = verify(bytes(changed), library())
    assert not report.good, (number, at)
    found = report.problems[0]
    assert found.code in PROBLEMS
    assert found.text
    # What an entry says may be found out where the next one does not follow it; a line end joins two lines.
    joined = at == len(data) or data[at] == 10
    allowed = (0, number, number + 1) if row.startswith(PROOF) or joined else (number,)
    assert found.line in allowed, (number, found)


def test_a_changed_byte_anywhere_is_found_and_named() -> None:
    """Somewhere in every line of the file."""
    table = sit_down(2, "base")
    table.play(RandomBot(Random(2)), 24)
    text = record_text(table.log)
    rng = Random(1)
    for number, place, row in _rows(text)[:-1]:
        _find_change(text.encode(), place + rng.randrange(len(row.encode()) + 1), number, row, rng)


@pytest.mark.slow
def test_each_changed_byte_is_found_and_named() -> None:
    table = sit_down(2, "base")
    table.play(RandomBot(Random(2)), 12)
    text = record_text(table.log)
    for number, place, row in _rows(text)[:-1]:
        for at in range(len(row.encode()) + 1):
            _find_change(text.encode(), place + at, number, row, Random(at))


def test_a_changed_byte_in_any_message_is_found() -> None:
    """The same, below base64: a forger would write the line well."""
    table = sit_down(2, "base")
    table.play(RandomBot(Random(2)), 14)
    text = record_text(table.log)
    rng = Random(3)
    for seq, entry in enumerate(table.log.entries):
        data = encode(entry)
        line = PROOF + b64encode(data).decode()
        assert line in text
        for place in rng.sample(range(len(data)), 8):
            changed = bytearray(data)
            changed[place] ^= 1 << rng.randrange(8)
            report = check(text.replace(line, PROOF + b64encode(changed).decode()))
            assert not report.good
            assert report.problems[0].seq in (-1, seq, seq + 1)
            assert report.problems[0].line


def test_a_draw_that_was_made_up_is_named() -> None:
    """Whoever shows another die than the one drawn is found out by the text; other links by the chains."""
    start, signed, log = whole(2, "underground")
    text = record_text(log)
    roll = next(row for row in text.split("\n") if row.startswith("*: roll 0"))
    report = check(text.replace(roll, roll.replace("roll 0", "roll 3"), 1))
    assert [(found.code, found.seq) for found in report.problems] == [("shown", -1)]
    assert text.split("\n")[report.problems[0].line - 1] == roll
    assert "roll 3" in report.problems[0].text
    entry = next(entry for entry in signed if entry.kind == CHANCE and entry.seq > 10)
    forged = msgspec.structs.replace(entry, body=entry.body[:-1] + bytes([entry.body[-1] ^ 1]))
    changed = text.replace(b64encode(encode(entry)).decode(), b64encode(encode(forged)).decode())
    [found] = check(changed).problems
    assert (found.code, found.seq) == ("draw", entry.seq)
    assert "link of peer 1" in found.text
    assert start.genesis.game == log.game


def test_what_somebody_else_signed_is_named() -> None:
    table = sit_down(2)
    table.play(RandomBot(Random(1)), 12)
    table.peers[0] = Peer(0, seed=9)
    table.peers[1] = Peer(1, seed=9)
    table.log._verify = lambda *_: True   # the others have looked away
    table.play(RandomBot(Random(1)), 12)
    [found] = check(record_text(table.log)).problems
    assert found.code == "signature"
    assert found.seq >= 12


def test_votes_are_counted_and_burned_draws_named() -> None:
    table = sit_down(3)
    bot = RandomBot(Random(4))
    table.play(bot, 3)
    table.vote(SeatBot(2, 0, "easy"), draw=table.log.standing.draw + 1, voters=(0, 1))
    table.play(bot)
    report = check(record_text(table.log))
    assert report.good
    assert report.views == 1
    assert report.changes == (VerifiedChange(3, 4, (0, 1), (2,), (2,), False),)
    assert report.names((2, 0)) == f"{NAMES[2]}, {NAMES[0]}"
    assert [player.burned for player in report.players] == [0, 0, 1]
    assert [player.draws for player in report.players] == [len(report.draws), len(report.draws), 3]
    assert 4 not in [draw.number for draw in report.draws]


def test_what_all_took_back_is_not_in_the_text_but_in_the_log() -> None:
    table = sit_down(2)
    bot = RandomBot(Random(6))
    while not (len(table.log) > 20 and [entry.kind for entry in table.log.entries[-2:]] == [1, 1]
               and not table.log.chance_due()):
        table.step(bot)
    shown = record_text(table.log).count("\n")
    table.vote(Undo(len(table.log) - 2))
    assert record_text(table.log).count("\n") == shown - 2 + 1
    table.play(bot)
    report = check(record_text(table.log))
    assert report.good
    assert report.views == 1


def test_a_game_that_broke_off_is_good_as_far_as_it_went() -> None:
    table = sit_down(2, "underground")
    assert check(record_text(table.log)).good
    table.play(RandomBot(Random(1)), 30)
    report = check(record_text(table.log))
    assert (report.good, report.over, report.entries) == (True, False, 30)


WRONG = {
    "no text": (lambda text: "", "none", 0),
    "another game": (lambda text: "swqt 1\nboard midland-2\ncontent base\n", "none", 0),
    "no base64": (lambda text: text.replace(PROOF, PROOF + "=", 1), "base64", None),
    "no message": (lambda text: text.replace(PROOF, f"{PROOF}AAAA\n{PROOF}", 1), "message", None),
    "an entry first": (lambda text: _swap(text), "order", None),
    "twice the start": (lambda text: _twice(text), "order", None),
    "no entries": (lambda text: text[: text.index("\n", text.index(PROOF)) + 1], "shown", None),
    "something more": (lambda text: text + "A: end\n", "order", None),
}


def _swap(text: str) -> str:
    rows = text.split("\n")
    first = next(number for number, row in enumerate(rows) if row.startswith(PROOF))
    rows[first], rows[first + 1] = rows[first + 1], rows[first]
    return "\n".join(rows)


def _twice(text: str) -> str:
    row = next(row for row in text.split("\n") if row.startswith(PROOF))
    return text.replace(row, f"{row}\n{row}")


@pytest.mark.parametrize("wrong", WRONG)
def test_files_that_prove_nothing_are_told_apart(wrong: str) -> None:
    edit, code, line = WRONG[wrong]
    [found] = check(edit(record_text(whole()[2]))).problems
    assert found.code == code
    assert line is None or found.line == line


def test_any_bytes_end_in_a_report() -> None:
    [found] = verify(b"swqt 1\n\n\xff", library()).problems
    assert (found.code, found.line) == ("text", 3)


def test_a_start_that_nobody_can_play_is_named() -> None:
    start, _, _ = whole()
    text = record_text(whole()[2])
    row = PROOF + b64encode(encode(start)).decode()
    genesis = type(start.genesis)(b"swqt 1\n", start.genesis.game, start.genesis.peers)
    forged = PROOF + b64encode(encode(type(start)(genesis, start.signatures))).decode()
    assert [found.code for found in check(text.replace(row, forged)).problems] == ["start"]
    report = verify(text.replace(row, forged).encode(), library(), lambda *_: True)
    assert [found.code for found in report.problems] == ["opening"]
    assert open_log(start, library()).game == start.genesis.game


def test_a_table_never_writes_into_a_file_that_proves_a_game(tmp_path: Path) -> None:
    """What is taken up from it goes on in a file of its own; what is over is only looked at."""
    saves = SavedGames(library(), tmp_path)
    table = sit_down(2)
    bot = RandomBot(Random(1))
    for entries_played, seats_to_ask in ((30, True), (5000, False)):
        table.play(bot, entries_played)
        path = tmp_path / f"{entries_played}.swn"
        path.write_text(record_text(table.log), encoding="utf-8")
        before = path.read_bytes()
        game = saves.load(path)
        assert (game.decision is not None) == seats_to_ask
        assert game.state.coins == replica_of(table.log).state.coins
        saves.close(game)
        assert path.read_bytes() == before
        assert verify(before, library()).good
