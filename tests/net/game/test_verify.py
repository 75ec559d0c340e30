"""The proof in a game file: it survives every reader, and no byte of it or of the game changes unnoticed."""

import re
import struct
from base64 import b64decode, b64encode
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from swqt.ai import RandomBot
from swqt.net.core.entries import signed_text, start_text
from swqt.net.game import proof, protocol1_log
from swqt.net.game.proof import PROOF, UnfinishedDraw, VerifiedChange, proof_line, read_proof_line, record_text
from swqt.net.game.verify import LIMITS, WRONG, VerifyReport, colours_in, verify
from swqt.net.wire.messages import CHANCE, CMD, END, VIEW, DropPeer, UndoTo, encode
from swqt.table import SavedGames, entries, read_record
from swqt.table.record import with_note
from tests.support.mutants import mutants
from tests.support.net_games import NAMES, library
from tests.support.signed import Table, identity, sit_down, whole

OLD = sorted((Path(__file__).parent / "data").glob("old-*.swn"))
"""Games of the first protocol: of two to its end, with moves taken back; of three, with a takeover, a burned draw and
a return; of three and a bot, with a copy."""

THREE = next(path for path in OLD if path.stem == "old-three").read_text(encoding="utf-8")


def lines_of(text: str) -> list[str]:
    """The lines of the proof in a file."""
    return [row for row in text.split("\n") if row.startswith(PROOF)]


def read_old(line: str) -> Any:
    """The entry in a line of a game of the first protocol."""
    return read_proof_line(line, read_proof_line(lines_of(THREE)[0]))


def check(text: str) -> VerifyReport:
    return verify(text.encode(), library())


def played(table: Table, count: int = 24, seed: int = 2) -> Table:
    table.play(RandomBot(Random(seed)), count)
    return table


@pytest.mark.parametrize(("seats", "box"), [(2, "base"), (3, "underground"), (5, "base"), (4, "underground")])
def test_a_game_that_was_played_so_is_found_good(seats: int, box: str) -> None:
    table = whole(seats, box)
    report = check(table.text())
    assert report.problems == ()
    assert (report.entries, report.over, report.views, report.changes) == (len(table.entries), True, 0, ())
    assert report.game == table.tree.start
    assert [draw.number for draw in report.draws] == list(range(1, len(report.draws) + 1))
    assert len(report.draws) == sum(entry.kind == CHANCE for entry in table.entries)
    turned_up = [move.text for move in table.board.moves if move.seat < 0]
    assert [draw.text for draw in report.draws][-len(turned_up) :] == turned_up
    assert [player.names for player in report.players] == [(name,) for name in NAMES[:seats]]
    assert {player.draws for player in report.players} == {len(report.draws)}
    assert sum(player.commands for player in report.players) + len(report.draws) + 1 == len(table.entries)
    assert report.limits == (("keys", "pair") if seats == 2 else ("keys", "bridge", "majority"))
    assert set(report.limits) < set(LIMITS)


def test_every_reader_of_game_files_reads_it() -> None:
    table = whole(3, "base")
    record = read_record(table.text().encode(), library(), "x.swn")
    assert list(entries(record, digests=True))[-1].after == table.board.state
    first = table.board.first
    assert first is not None
    assert [seat.name for seat in record.seats] == [NAMES[(seat + first) % 3] for seat in range(3)]
    assert colours_in(table.text()) == {name: number for number, name in enumerate(NAMES[:3])}
    assert colours_in("swqt 1\n") == colours_in(f"{PROOF}AAAA\n") == {}


def test_it_may_go_through_a_system_with_other_line_ends() -> None:
    text = whole().text()
    assert verify(b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode(), library()).good
    assert not check(text.replace("\n", "\r\n", 3)).good


def test_notes_are_no_part_of_the_proof() -> None:
    """Whoever has the file may write some, anywhere in the game; every other line still counts."""
    text = whole().text()
    noted = text
    for count in (0, 5, sum(row[:2] in ("A:", "B:", "*:") for row in text.split("\n"))):
        noted = with_note(noted, count, "what a move")
    assert noted.count("; note what a move\n") == 3
    assert check(noted) == check(text)
    assert not check(noted.replace("; note what", "; not what", 1)).good


@pytest.mark.parametrize("old", [None, *OLD], ids=["now", *(path.stem for path in OLD)])
def test_a_changed_byte_anywhere_is_found_and_named(old: Path | None) -> None:
    """Somewhere in every line of the file, or in every fifth."""
    data = played(sit_down(2)).text().encode() if old is None else old.read_bytes()
    rng, place = Random(1), 0
    for number, row in enumerate(data.split(b"\n")[:-1], start=1):
        at, place = place + rng.randrange(len(row) + 1), place + len(row) + 1
        if old is None or number % 5 == 1:
            changed = bytearray(data)
            changed[at] = rng.choice([byte for byte in b"A1 \n=k" if byte != data[at]])
            found = verify(bytes(changed), library()).problems[0]
            assert found.code in ("text", "none", "line", "order", "start", "shown", "illegal", *WRONG)
            assert found.text
            # What an entry says may be found out where the next one does not follow it; a line end joins two lines.
            unsure = row.startswith(PROOF.encode()) or data[at] == 10
            assert found.line in ((0, number, number + 1) if unsure else (number,)), (number, found)


@pytest.mark.parametrize("old", [None, *OLD], ids=["now", *(path.stem for path in OLD)])
def test_a_changed_byte_in_any_message_is_found(old: Path | None) -> None:
    """The same, below base64: a forger would write the line well. In old games, votes beyond the quorum are one entry
    all the same: of those, it is what is under a signature, in the digest or a certificate."""
    if old is None:
        table, bot = sit_down(3), RandomBot(Random(2))
        table.until_draw(bot, 6)
        table.agree(DropPeer(2, "overdue", 1, "easy"), known=(0,))
        table.until_draw(bot, 14)
        text = table.text()
    else:
        text = old.read_text(encoding="utf-8")
    rng, lines = Random(4 if old else 3), lines_of(text)
    for seq, line in enumerate(lines):
        if old is None or seq % 9 == 1 or seq == 0 or read_old(line).kind == VIEW:
            data = b64decode(line.removeprefix(PROOF))
            for place in rng.sample(range(len(data)), 4 if old else 12):
                changed = bytearray(data)
                changed[place] ^= 1 << rng.randrange(8)
                report = check(text.replace(line, PROOF + b64encode(changed).decode()))
                assert not report.good, (seq, place)
                assert report.problems[0].seq in (0, seq, seq + 1)
                assert report.problems[0].line


def wrong(text: str) -> tuple[str, int]:
    """The code and the entry of the one problem that is found."""
    [found] = check(text).problems
    return found.code, found.seq


@pytest.mark.parametrize(("kind", "forge", "code"), [
    (CHANCE, lambda entry, game: {"body": entry.body[:-1] + bytes([entry.body[-1] ^ 1])}, "links"),
    (CHANCE, lambda entry, game: {"acks": entry.acks[:1]}, "certificate"),
    (CHANCE, lambda entry, game: {"seat": 0}, "kind"),
    (CMD, lambda entry, game: {"signature": identity(7).sign(signed_text(game, entry))}, "author"),
])  # fmt: skip
def test_an_entry_that_not_all_or_somebody_else_signed_is_named(kind: int, forge: Any, code: str) -> None:
    table = whole(2, "underground")
    entry = next(entry for entry in table.entries if entry.kind == kind and entry.seq > 10)
    forged = msgspec.structs.replace(entry, **forge(entry, table.tree.start))
    [found] = check(table.text().replace(proof_line(entry), proof_line(forged))).problems
    assert (found.code, found.seq, found.text) == (code, entry.seq, WRONG[code])


def test_a_takeover_and_a_burned_draw_are_told_with_who_was_missing_and_who_signed() -> None:
    table = sit_down(3)
    bot = RandomBot(Random(4))
    table.until_draw(bot, 3)
    k = table.state.draw
    table.agree(DropPeer(2, "overdue", 1, "easy"), known=(0, 1))
    seq = len(table.entries)
    table.until_turn(bot, seq + 8)
    table.agree(table.seat(2, 2))
    table.play(bot)
    report = check(table.text())
    assert report.good
    assert report.views == 2
    assert report.changes == (
        VerifiedChange("takeover", seq, (2,), (0, 1), (), ("overdue",), (1,)),
        VerifiedChange("burn", seq, (2,), (0, 1), (k,), (), (1,)),
    )
    assert report.names((2, 0)) == f"{NAMES[2]}, {NAMES[0]}"
    assert [player.burned for player in report.players] == [0, 0, 1]
    assert k not in [draw.number for draw in report.draws]
    assert report.draws[k - 1].peers == (0, 1)
    assert report.draws[-1].peers == (0, 1, 2)


def test_what_all_took_back_is_not_in_the_text_but_in_the_log() -> None:
    table = sit_down(2)
    bot = RandomBot(Random(6))
    table.until_draw(bot, 20)
    drawn = table.state.draw
    table.step(bot)
    table.until_turn(bot)
    shown, length = table.text().count("\n"), len(table.entries)
    states = [table.tree.states[digest] for digest in table.tree.chain(table.head)]
    table.agree(UndoTo(max(state.seq for state in states if state.draw < drawn and state.due is None)))
    assert table.text().count("\n") < shown
    table.play(bot)
    report = check(table.text())
    assert report.good
    assert report.views == 1
    [undone] = report.changes
    assert (undone.kind, undone.seq, undone.signers) == ("undone", length + 1, (0, 1))
    assert drawn in undone.draws


def test_a_copy_is_marked_with_whom_it_left_out() -> None:
    table = played(sit_down(2), 12)
    table.until_turn(RandomBot(Random(1)))
    table.agree(DropPeer(1, "away"))
    seq = len(table.entries)
    played(table, 10)
    report = check(table.text())
    assert report.good
    assert report.changes[-1] == VerifiedChange("copy", seq, (1,), (0,))
    assert report.game == table.state.game != table.tree.start


def test_whoever_signed_for_two_sides_is_named_with_the_proof() -> None:
    """Bo goes on with Anna without Çelik, and with Çelik without Anna."""
    table = played(sit_down(3), 12)
    table.until_turn(RandomBot(Random(1)))
    head, length = table.head, len(table.entries)
    table.agree(DropPeer(0, "away"))
    there = table.tree.chain(table.head)
    table.head, table.entries = head, table.entries[:length]
    table.agree(DropPeer(2, "away"))
    evidence = table.tree.evidence(table.tree.chain(table.head), there, {1})
    assert evidence is not None
    table.tree.weigh(evidence)
    table.agree(DropPeer(1, "split"), evidence=(evidence,))
    played(table, 10)
    report = check(table.text())
    assert report.good, report.problems
    assert VerifiedChange("split", length + 2, (1,), (0,)) in report.changes
    for code, changes in (("proof", {"evidence": ()}), ("epoch", {"epoch": 9})):
        forged = msgspec.structs.replace(table.entries[length + 1], **changes)
        log = [*table.entries[: length + 1], forged, *table.entries[length + 2 :]]
        assert wrong(record_text(table.start, log, table.board)) == (code, length + 2)


def test_an_open_draw_says_whose_link_is_missing() -> None:
    table = played(sit_down(2), 20)
    table.until_draw(RandomBot(Random(1)))
    acks = (table.ack(0), table.ack(1, linked=False))
    for ack in acks:
        table.tree.learn(ack)
    report = check(table.text())
    assert report.good
    assert report.open == UnfinishedDraw(table.state.draw, (0,), (1,))
    assert report.limits == ("keys", "end", "pair")
    for other in ((acks[0], acks[0]), (msgspec.structs.replace(acks[0], peer=1),)):
        assert wrong(record_text(table.start, table.entries, table.board, other)) == ("ack", 0)
    table.draw()
    assert wrong(record_text(table.start, table.entries, table.board, acks)) == ("ack", 0)


def test_a_game_that_broke_off_is_good_as_far_as_it_went() -> None:
    table = sit_down(2, "underground")
    assert check(table.text()).good
    told: list[tuple[int, int]] = []
    text = played(table, 30).text()
    report = verify(text.encode(), library(), progress=lambda *step: told.append(step))
    assert (report.good, report.over, report.entries) == (True, False, 30)
    assert told == [(done, 30) for done in range(1, 31)]
    assert "end" in report.limits


FILES = {
    "no text": (lambda text: "", "none", 0),
    "another game": (lambda text: "swqt 1\nboard midland-2\ncontent base\n", "none", 0),
    "nothing behind the heading": (lambda text: f"{PROOF}AAAA\n{proof.EXPLAINED}\n", "none", 0),
    "no base64": (lambda text: text.replace(PROOF, PROOF + "=", 1), "line", None),
    "no message": (lambda text: text.replace(PROOF, f"{PROOF}AAAA\n{PROOF}", 1), "line", None),
    "an entry first": (lambda text: re.sub(f"({PROOF}.*\n)({PROOF}.*\n)", r"\2\1", text, count=1), "order", None),
    "twice the start": (lambda text: re.sub(f"({PROOF}.*\n)", r"\1\1", text, count=1), "order", None),
    "no entries": (lambda text: text[: text.index("\n", text.index(PROOF)) + 1], "shown", None),
    "something more": (lambda text: text + "A: end\n", "order", None),
    "a long line": (lambda text: text + PROOF + "A" * 1_000_000 + "\n", "line", None),
}


@pytest.mark.parametrize("kind", FILES)
def test_files_that_prove_nothing_are_told_apart(kind: str) -> None:
    edit, code, line = FILES[kind]
    [found] = check(edit(whole().text())).problems
    assert found.code == code
    assert line is None or found.line == line


def test_any_bytes_end_in_a_report() -> None:
    [found] = verify(b"swqt 1\n\n\xff", library()).problems
    assert (found.code, found.line) == ("text", 3)
    text = played(sit_down(2), 12).text().encode()
    for changed in mutants([text], Random(5), 200):
        report = verify(changed, library())
        assert changed == text or not report.good


def test_a_start_that_nobody_can_play_or_somebody_has_not_signed_is_named() -> None:
    table = played(sit_down(2), 12)
    start, text = table.start, table.text()
    junk = msgspec.structs.replace(start, document=b"junk")
    unsigned = msgspec.structs.replace(start, signatures=(start.signatures[0],) * 2)
    signatures = tuple(person.sign(start_text(junk)) for person in table.people)
    signed_junk = msgspec.structs.replace(junk, signatures=signatures)
    for forged, words in ((junk, "signatures"), (unsigned, "signatures"), (signed_junk, "the table")):
        [found] = check(text.replace(proof_line(start), proof_line(forged))).problems
        assert (found.code, found.line) == ("start", text.split("\n").index(proof.EXPLAINED) + 2)
        assert words in found.text


@pytest.mark.parametrize("path", OLD, ids=lambda path: path.stem)
def test_games_of_the_first_protocol_still_verify(path: Path) -> None:
    report = verify(path.read_bytes(), library())
    assert report.problems == ()
    kinds = {
        "old-two": (90, True, ["undone"]),
        "old-three": (49, False, ["takeover", "burn", "takeover"]),
        "old-copy": (51, False, ["copy"]),
    }[path.stem]
    assert (report.entries, report.over, [change.kind for change in report.changes]) == kinds
    if path.stem == "old-three":
        takeover, burn, _back = report.changes
        assert takeover == VerifiedChange("takeover", BURN, (2,), (0, 1))
        assert burn == VerifiedChange("burn", BURN, (2,), (0, 1), (7,))
        assert [player.burned for player in report.players] == [0, 0, 1]
    assert report.engine == bytes(range(32))
    text = path.read_text(encoding="utf-8")
    assert set(colours_in(text)) == {name for player in report.players for name in player.names}
    record = read_record(path.read_bytes(), library(), "x.swn")
    assert record.signed
    assert list(entries(record, digests=True))


def test_a_table_never_writes_into_a_file_that_proves_a_game(tmp_path: Path) -> None:
    """What is taken up from it goes on in a file of its own; what is over is only looked at."""
    saves = SavedGames(library(), tmp_path)
    table = sit_down(2)
    for count, seats_to_ask in ((30, True), (5000, False)):
        played(table, count)
        path = tmp_path / f"{count}.swn"
        path.write_text(table.text(), encoding="utf-8")
        before = path.read_bytes()
        game = saves.load(path)
        assert (game.decision is not None) == seats_to_ask
        assert game.state.coins == table.board.state.coins
        assert path.read_bytes() == before


BURN = 7
"""Of the old game of three, which begins with six draws and has another one due then."""


def cut(place: int, **changes: object) -> VerifyReport:
    """What is found in the old game of three if its last entry is *place*, from 1, with *changes* and signed so."""
    lines = lines_of(THREE)
    entry = msgspec.structs.replace(read_old(lines[place]), **changes)
    if entry.kind == CMD:
        signature = identity(entry.author, 1).sign(protocol1_log.old_entry_digest(entry))
        entry = msgspec.structs.replace(entry, signature=signature)
    last = PROOF + b64encode(encode(entry)).decode()
    return check(THREE[: THREE.index(PROOF)] + "\n".join([*lines[:place], last, ""]))


def test_an_old_entry_that_lies_is_named_though_nothing_follows_it() -> None:
    old = [read_old(line) for line in lines_of(THREE)[1:]]
    command = next(place for place, entry in enumerate(old, start=1) if entry.kind == CMD)
    chance = next(place for place, entry in enumerate(old, start=1) if entry.kind == CHANCE)
    body = old[chance - 1].body
    for place, changes, code in (
        (command, {}, "shown"),    # the text above is that of the whole game
        (command, {"post": bytes(16)}, "state"),
        (command, {"body": b"end"}, "illegal"),
        (command, {"author": (old[command - 1].author + 1) % 3}, "author"),
        (command, {"seat": 4}, "turn"),
        (command, {"kind": 9}, "kind"),
        (chance, {"body": body[:-1] + bytes([body[-1] ^ 1])}, "links"),
        (chance, {"body": body[:-32]}, "draw"),
        (chance, {"body": b"x"}, "malformed"),
        (chance, {"kind": END, "body": bytes(16)}, "end"),
    ):
        [found] = cut(place, **changes).problems
        assert found.code == code, changes
        assert found.seq == (0 if code == "shown" else place)


def revote(changes: tuple[tuple[object, ...], ...], draw: int, voters: tuple[int, ...], place: int = BURN) -> str:
    """Return what is found if the players of the old game had voted so instead of for the burn, or at *place*."""
    lines = lines_of(THREE)
    epoch = read_old(lines[place - 1]).epoch
    start, entry = read_proof_line(lines[0]), read_old(lines[place])
    assert isinstance(start, protocol1_log.OldStart)
    body = msgspec.msgpack.encode((epoch + 1, draw, changes))
    said = b"swqt1/vote" + start.genesis.game + struct.pack(">HI?", epoch, place - 1, True) + entry.prev
    said += sha256(body).digest()
    votes = b"".join(bytes([peer]) + identity(peer, 1).sign(said) for peer in voters)
    report = cut(place, epoch=epoch + 1, kind=VIEW, body=body, signature=votes)
    code = report.problems[0].code    # the text above is that of the whole game
    return code if code != "shown" else "".join(change.kind for change in report.changes[-1:])


@pytest.mark.parametrize(("changes", "draw", "voters", "found"), [
    (((4, 2, "easy"),), 8, (0, 1), "burn"),
    (((4, 2, "easy"),), 8, (0,), "quorum"),                 # too few
    (((4, 1, "easy"),), 8, (0, 1), "quorum"),               # not all who stay
    (((4, 2, "easy"),), 7, (0, 1), "view"),                 # who goes cannot keep the draw
    ((), 8, (0, 1, 2), "view"),                             # nobody leaves, so nothing is replaced
    (((4, 1, "easy"), (4, 2, "easy")), 8, (0,), "view"),    # one of three
    (((8, 0, "easy"),), 8, (0,), "copy"),
    (((8, 0, "easy"),), 8, (1,), "quorum"),
    (((8, 0, "easy"),), 7, (0,), "view"),                   # a copy has draws of its own
    (((6, 2),), 7, (0, 1, 2), "undo"),                      # a draw is due
    (((6, 2),), 7, (0, 1), "quorum"),
    (((7, 2, bytes(32)),), 7, (0, 1), "view"),              # another chain while a draw is due
    (((3, 9),), 7, (0, 1), "view"),
    (((3, 1),), 7, (1, 2), ""),                             # nothing is taken from anybody
    (((3, 1),), 7, (1,), "quorum"),
    (((1, 2, 0, ""),), 7, (0, 1), "view"),
    (((1, 2, 0, "easy"),), 8, (0, 1), "burn"),
    (((2, 2, 3, bytes(32), bytes(32)),), 8, (0, 1), "burn"),
    (((2, 2, 0, bytes(32), bytes(32)),), 8, (0, 1), "view"),    # the key of somebody else
    (((9,),), 7, (0, 1), "view"),
])  # fmt: skip
def test_old_votes_must_have_been_enough(
    changes: tuple[tuple[object, ...], ...], draw: int, voters: tuple[int, ...], found: str
) -> None:
    assert revote(changes, draw, voters) == found


def test_an_old_game_takes_no_command_back_while_its_draw_is_due() -> None:
    old = [read_old(line) for line in lines_of(THREE)[1:]]
    place = next(at for at in range(BURN, len(old)) if (old[at - 1].kind, old[at].kind) == (CMD, CHANCE))
    number = int.from_bytes(old[place].body[:4], "big")
    assert revote(((6, place - 1),), number, (0, 1, 2), place + 1) == "undo"
