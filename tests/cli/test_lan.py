"""``swqt lan``: what a game file proves, in words and exit codes."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from swqt.ai import RandomBot
from swqt.net.agreement.votes import SeatBot
from swqt.net.playing.desync import Evidence, write_report
from swqt.net.playing.record import record_text
from tests.support.signed import sit_down


@pytest.fixture
def text() -> str:
    """A game of three in which somebody has left before revealing a link."""
    table = sit_down(3)
    bot = RandomBot(Random(4))
    table.play(bot, 3)
    table.vote(SeatBot(2, 0, "easy"), draw=table.log.standing.draw + 1, voters=(0, 1))
    table.play(bot, 20)
    return record_text(table.log)


def test_a_good_game_is_told_draw_by_draw(text: str, tmp_path: Path, swqt) -> None:
    path = tmp_path / "game.swn"
    path.write_text(text, encoding="utf-8")
    done = swqt("lan", "verify", path)
    assert done.code == 0
    out = done.out.split("\n")
    assert out[0].endswith("24 entries checked")
    assert any(line.startswith("player 2 Çelik: signed 0 commands, took part in 3 draws, spoilt 1") for line in out)
    assert "draw 4 was replaced at entry 3: signed by Anna, Bo, who say that the link of Çelik was missing" in out
    assert "Çelik lost the seat at entry 3: signed by Anna, Bo" in out
    assert "1 vote changed who plays" in out
    assert "everything is as it was played, as far as it goes: the game is not over" in out


def test_a_changed_game_is_told_with_its_line(text: str, tmp_path: Path, swqt, monkeypatch) -> None:
    monkeypatch.setattr("swqt.net.playing.verify.engine_of", lambda document: bytes(32))
    path = tmp_path / "game.swn"
    path.write_text(text.replace("Anna", "Anni"), encoding="utf-8")
    said = swqt("lan", "verify", path)
    assert said.code == 1
    assert f"{path}:" in said.err
    assert "Anni" in said.err
    assert "rules that this program has not: 00000000" in said.err
    assert "everything" not in said.out


def test_a_local_game_proves_nothing(root: Path, swqt) -> None:
    done = swqt("lan", "verify", root / "tests" / "games" / "two-seats.swn")
    assert (done.code, "not played on a network" in done.err) == (1, True)


def test_what_cannot_be_read_is_said(tmp_path: Path, swqt) -> None:
    done = swqt("lan", "verify", tmp_path / "nothing.swn")
    assert (done.code, "nothing.swn: No such file" in done.err) == (2, True)
    assert swqt("lan").code == 2


@pytest.mark.parametrize("spoilt", [False, True])
def test_a_report_of_a_difference_is_played_here(spoilt: bool, tmp_path: Path, swqt) -> None:
    table = sit_down(2)
    table.play(RandomBot(Random(4)), 12)
    posts = (*table.log.posts[:-1], bytes(16) if spoilt else table.log.posts[-1])
    evidence = Evidence(table.log, 11, posts, table.log.board.sections(), {}, "differ", {"version": "0.1\x1b[31m"})
    done = swqt("lan", "replay", write_report(tmp_path, evidence))
    assert done.code == spoilt
    assert "verdict differ" in done.out
    assert "\x1b" not in done.out
    last = "after entry 11, this program has another board" if spoilt else "the same board after each of 12 entries"
    assert last in done.out


def test_what_is_no_report_is_said(tmp_path: Path, swqt) -> None:
    path = tmp_path / "x.zip"
    done = swqt("lan", "replay", path)
    assert (done.code, "x.zip: No such file" in done.err) == (2, True)
    path.write_bytes(b"no zip")
    done = swqt("lan", "replay", path)
    assert (done.code, "this is no report of a game" in done.err) == (2, True)
