"""``swqt replay``: through a game, up to a command, or only checking."""

import re
from pathlib import Path

import pytest

from swqt.notation import read_position
from swqt.table import Library


def test_the_commands_are_printed_and_the_result(swqt, game_file: Path) -> None:
    moves = game_file.read_text(encoding="utf-8").partition("\n\n")[2].splitlines()
    lines = swqt("replay", game_file).out.splitlines()
    assert [line[7:] for line in lines[:-2]] == [move.partition(" = ")[0] for move in moves]
    assert [int(line[:5]) for line in lines[:-2]] == list(range(1, len(moves) + 1))
    assert re.fullmatch(r"1\. [AB] Bot [12]: \d+ coins, \d+ tokens", lines[-2])


def test_it_stops_where_told_and_says_who_is_asked(swqt, game_file: Path) -> None:
    assert swqt("replay", game_file, "--to", 6).out.splitlines()[-1] == "round 1/10: A (Bot 2) is asked to pick"
    assert swqt("replay", game_file, "--to", 0).out == "round 1/10: * (chance) is asked to deal\n"
    assert "--to must not be 5000" in swqt("replay", game_file, "--to", 5000).err
    assert swqt("replay", game_file, "--to", -1).code == 2


def test_the_position_shown_can_be_read(swqt, game_file: Path) -> None:
    shown = swqt("replay", game_file, "--to", 30, "--show").out
    rules, state = read_position(shown, Library())
    assert rules.legal(state)
    assert shown == swqt("replay", game_file, "--to", 30, "--show").out


def test_a_page_for_a_browser_is_written_once_and_without_qt_in_notation(swqt, game_file: Path, tmp_path: Path) -> None:
    out = tmp_path / "replay.html"
    done = swqt("replay", game_file, "--html", out)
    assert done.code == 0
    assert done.err == "pictures can't be painted here: the page tells the moves in notation, on a plain map\n"
    text = out.read_text(encoding="utf-8")
    assert re.fullmatch(rf"{re.escape(str(out))}: \d+ moves, \d+ kB\n", done.out)
    assert '"told":["A: pick ' in text
    assert '"picture":""' in text
    assert "exists already" in swqt("replay", game_file, "--html", out).err
    assert out.read_text(encoding="utf-8") == text
    assert "leave out --check" in swqt("replay", game_file, "--html", tmp_path / "b.html", "--check").err
    assert "no such language: xx" in swqt("replay", game_file, "--html", tmp_path / "b.html", "--lang", "xx").err
    assert "(--html)" in swqt("replay", game_file, "--lang", "de").err
    assert not (tmp_path / "b.html").exists()


@pytest.mark.parametrize(("change", "message"), [
    (lambda text: re.sub(r" = [0-9a-f]{8}\n", " = 00000000\n", text, count=1), "digest"),
    (lambda text: text + "A: end\n", "the game is over"),
    (lambda text: re.sub(r"(?m)^A: .*$", "A: end", text, count=1), "'A: end' is refused: Do this first: pick."),
], ids=["digest", "too long", "refused"])  # fmt: skip
def test_check_names_the_line_that_is_wrong(change, message: str, swqt, game_file: Path) -> None:
    game_file.write_text(change(game_file.read_text(encoding="utf-8")), encoding="utf-8")
    done = swqt("replay", game_file, "--check")
    assert (done.code, done.out) == (1, "")
    assert re.match(rf"{re.escape(str(game_file))}:\d+:", done.err)
    assert message in done.err
    assert "refused" not in message or message in swqt("replay", game_file).err


def test_a_damaged_end_is_told_and_the_rest_is_played(swqt, game_file: Path) -> None:
    whole = swqt("replay", game_file, "--to", "3")
    lines = game_file.read_bytes().splitlines(keepends=True)
    moves = [number for number, line in enumerate(lines) if re.match(rb"[A-E*]:", line)]
    game_file.write_bytes(b"".join(lines[: moves[3]]) + b"A: con\x00\x00\nB: end\n\x00\x00\x00")
    done = swqt("replay", game_file)
    assert done.code == 1
    assert done.out == whole.out
    assert re.match(r"The end of this file is damaged: the last 3 lines couldn't be read\. The game continues in"
                    r" round 1, Bot \d's turn\.\n\(.*the text is damaged here", done.err)
    assert swqt("replay", game_file, "--check").code == 1


@pytest.mark.parametrize("data", [b"", b"\x00\x01", b"\xff\xfe", b"swqt 9\n", b"swqt 1\nboard midland-2\nA: dance\n"])
def test_a_file_that_is_no_game_is_told_in_one_line(data: bytes, swqt, tmp_path: Path) -> None:
    path = tmp_path / "odd.swn"
    path.write_bytes(data)
    for arguments in (["replay", path], ["replay", path, "--check"], ["perft", path, 1]):
        assert re.fullmatch(r"swqt: [^\n]*odd\.swn:\d+:\d+: [^\n]+\n", swqt.refused(*arguments))
    assert swqt("replay", tmp_path).code == 2, "a folder"
