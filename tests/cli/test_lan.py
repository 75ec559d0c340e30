"""``swqt lan``: what a game file proves, in words and exit codes."""

from pathlib import Path
from random import Random

import pytest

from swqt import version
from swqt.ai import RandomBot
from swqt.net.game.proof import record_text
from swqt.net.wire.messages import DropPeer, UndoTo
from tests.support.signed import sit_down

OLD = Path(__file__).parents[1] / "net" / "game" / "data" / "old-three.swn"


@pytest.fixture
def text() -> str:
    """A game of three in which somebody has left before revealing a link, and the die stands open at the end."""
    table = sit_down(3)
    bot = RandomBot(Random(4))
    table.until_draw(bot, 3)
    table.agree(DropPeer(2, "overdue", 1, "easy"), known=(0, 1))
    table.until_turn(bot, 20)
    length = len(table.entries)
    table.until_turn(bot, length + 1)
    table.agree(UndoTo(length))
    table.until_draw(bot, 25)
    return record_text(table.start, table.entries, table.board, (table.ack(1), table.ack(0, linked=False)))


def test_a_good_game_is_told_draw_by_draw(text: str, tmp_path: Path, swqt) -> None:
    path = tmp_path / "game.swn"
    path.write_text(text, encoding="utf-8")
    done = swqt("lan", "verify", path)
    assert done.code == 0
    out = done.out.split("\n")
    count = text.count("; lan ") - 3
    assert out[0].endswith(f"{count} steps checked")
    assert any(line.startswith("player 2 Çelik: signed 0 moves, took part in 3 draws, spoilt 1") for line in out)
    assert any(line.startswith("draw 1, made by Anna, Bo, Çelik: first ") for line in out)
    assert any(
        line.startswith("draw 4 was made again at step ") and
        line.endswith(": signed by Anna, Bo, who say that the part of Çelik was missing; Bo reached them last")
        for line in out
    )
    assert any(
        line.startswith("Çelik lost the seat at step ") and
        line.endswith(": signed by Anna, Bo, who say: did not move; Bo reached them last")
        for line in out
    )
    assert any(line.startswith("moves were taken back at step ") for line in out)
    assert "the players agreed 2 times on who plays or what is undone" in out
    assert any(line.endswith("is unfinished: this file has the part of Bo, but not that of Anna") for line in out)
    assert "everything is as it was played, as far as it goes: the game isn't over" in out
    assert [line.split(":")[0] for line in out].count("not proved") == 4


def test_what_no_check_can_know_of_two_players_is_said(tmp_path: Path, swqt) -> None:
    table = sit_down(2)
    table.play(RandomBot(Random(4)), 20)
    table.until_turn(RandomBot(Random(4)))
    table.agree(DropPeer(1, "away"))
    path = tmp_path / "game.swn"
    path.write_text(table.text(), encoding="utf-8")
    done = swqt("lan", "verify", path)
    assert done.code == 0
    assert f"from step {len(table.entries)} on, this is a copy in which Anna went on without Bo" in done.out
    assert "of two players, the one who gets the other's part of a draw first could stop" in done.out
    assert "proved: who signed each move" in done.out


def test_a_game_of_the_first_protocol_is_told_too(swqt) -> None:
    done = swqt("lan", "verify", OLD)
    assert done.code == 0
    assert "draw 7 was made again at step 7: signed by Anna, Bo, who say that the part of Çelik was missing" in done.out


def test_two_files_of_one_game_are_compared(tmp_path: Path, swqt) -> None:
    """Bo went on with Anna without Çelik, and with Çelik without Anna."""
    table = sit_down(3)
    bot = RandomBot(Random(4))
    table.until_turn(bot, 12)
    head, entries = table.head, list(table.entries)
    paths = [tmp_path / f"{number}.swn" for number in range(4)]
    paths[3].write_text(table.text(), encoding="utf-8")
    for path, gone in zip(paths, (2, 0), strict=False):
        table.head, table.entries = head, list(entries)
        table.agree(DropPeer(gone, "away"))
        table.play(bot, 5)
        path.write_text(table.text(), encoding="utf-8")
    paths[2].write_text(sit_down(3, seed=1).text(), encoding="utf-8")
    done = swqt("lan", "verify", paths[0], paths[1])
    assert done.code == 1
    parted = f"the two files differ after step {len(entries)}: Bo signed for both sides; "
    assert parted in done.out
    assert done.out.rstrip().endswith(" is the original")
    for other in (paths[0], paths[2], paths[3], OLD):
        done = swqt("lan", "verify", paths[0], other)
        assert (done.code, "the two files don't contradict each other" in done.out) == (0, True)


def test_a_changed_game_is_told_with_its_line(text: str, tmp_path: Path, swqt, monkeypatch) -> None:
    rules = version.engine_eight().hex()[:8]
    monkeypatch.setattr(version, "engine_digest", lambda: bytes(32))
    path = tmp_path / "game.swn"
    path.write_text(text.replace("Anna", "Anni"), encoding="utf-8")
    said = swqt("lan", "verify", path)
    assert said.code == 1
    assert f"{path}:" in said.err
    assert "Anni" in said.err
    assert f"other rules than this program's: {rules}" in said.err
    assert "everything" not in said.out


def test_a_local_game_proves_nothing(root: Path, swqt) -> None:
    done = swqt("lan", "verify", root / "tests" / "games" / "two-seats.swn")
    assert (done.code, "not played on a network" in done.err) == (1, True)


def test_what_cannot_be_read_is_said(tmp_path: Path, swqt) -> None:
    assert "nothing.swn: No such file" in swqt.refused("lan", "verify", tmp_path / "nothing.swn")
    assert swqt("lan").code == 2
