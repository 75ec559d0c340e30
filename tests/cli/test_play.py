"""``swqt play``: whole games between bots, and games begun for the window."""

from pathlib import Path

import pytest

from swqt.cli import main as cli_main
from swqt.content import board_folder
from swqt.table import Library, read_record_file, seats_for
from swqt.translation import languages


def test_the_printed_game_is_a_game_file(swqt, tmp_path: Path) -> None:
    printed = swqt("play", "--headless", "--seats", 2, "--seed", 7)
    assert (printed.code, printed.err, printed.opened) == (0, "", [])
    path = tmp_path / "printed.swn"
    path.write_text(printed.out, encoding="utf-8")
    assert swqt("replay", path, "--check").code == 0
    record = read_record_file(path, Library())
    assert {seat.kind for seat in seats_for(record)} == {"bot:random"}
    quiet = swqt("play", "--headless", "--seats", 2, "--seed", 7, "--quiet")
    assert printed.out.splitlines()[-2:] == quiet.out.splitlines()


def test_play_is_what_options_alone_mean_and_the_seed_decides_the_game(swqt) -> None:
    arguments = ("--headless", "--seats", 2, "--bots", "random", "--seed")
    assert swqt(*arguments, 7).out == swqt("play", *arguments, 7).out != swqt(*arguments, 8).out


def test_the_game_is_written_to_a_new_file_only(swqt, game_file: Path) -> None:
    data = game_file.read_bytes()
    assert data.startswith(b"swqt 1\n; seat A Bot ")
    told = swqt.refused("--headless", "--seats", 2, "--out", game_file)
    assert told == f"swqt: {game_file} exists already; name a new file\n"
    assert game_file.read_bytes() == data


def test_options_and_content_stand_in_the_file(swqt) -> None:
    text = swqt(
        "--headless", "--seats", 2, "--seed", 1, "--content", "base -orcs", "--option", "first_player=host",
        "--option", "sorcerer_vs_elf=kept",
    ).out  # fmt: skip
    assert "content base -orcs\n" in text
    assert "options sorcerer_vs_elf=kept first_player=host\n" in text
    assert "orcs" not in text.split("\n\n")[1]
    assert "; seat A Bot 1 bot:random\n; seat B Bot 2 bot:random\n" in text


def test_a_board_file_decides_the_number_of_seats(swqt, tmp_path: Path) -> None:
    path = tmp_path / "my-island.json"
    text = (board_folder() / "midland-2.json").read_text(encoding="utf-8").replace("midland-2", "my-island")
    path.write_text(text, encoding="utf-8")
    out = tmp_path / "island.swn"
    assert swqt("--headless", "--board", path, "--seed", 1, "--out", out, "--quiet").code == 0
    assert b"\nboard {\n" in out.read_bytes()
    in_window = swqt("play", "--board", path)
    assert (in_window.code, in_window.opened) == (2, [])
    assert "put the file there and name the board" in in_window.err
    path.unlink()
    assert swqt("replay", out, "--check").code == 0   # the game file holds the board itself
    path.write_text("{", encoding="utf-8")
    assert "my-island.json:1:2: this is not JSON" in swqt("--headless", "--board", path).err


def test_without_headless_the_window_opens_on_the_new_game(swqt, home: Path) -> None:
    assert swqt("play").opened == [[]]
    done = swqt("play", "--seats", 2, "--names", "Anna,Ben", "--seed", 1)
    assert done.code == 7
    ((path,),) = done.opened
    assert Path(path).parent == home / "games"
    assert set(read_record_file(Path(path), Library()).seats) == {("Anna", "human"), ("Ben", "bot:easy")}


def test_the_log_is_told_in_sentences(swqt, capsys: pytest.CaptureFixture) -> None:
    arguments = ["--headless", "--seats", "2", "--seed", "7", "--lang"]
    assert swqt(*arguments, "xx").err == f"swqt: no such language: xx; languages are {', '.join(languages())}\n"
    assert "no sentences are available" in swqt(*arguments, "es").err, "without Qt"
    told = lambda game, catalogue, lang: [(0, lang), (1, "x")]    # noqa: E731
    assert cli_main([*arguments, "es"], lambda rest: 7, narrator=told) == 0
    assert capsys.readouterr().out == "es\nx\n"


def test_the_window_opens_in_a_language(swqt) -> None:
    assert swqt("--lang", "es").opened == [["es"]]
    game, language = swqt("play", "--seats", 2, "--lang", "es").opened[0]
    assert (game.endswith(".swn"), language) == (True, "es")
    assert "no such language: xx" in swqt("--lang", "xx").err


def test_a_handicap_is_told_and_stays_with_its_player(swqt) -> None:
    """VARIANT-7."""
    for seed in range(4):
        done = swqt("--headless", "--names", "Anna,Ben,Cleo", "--handicap", "0,0,20", "--seed", seed)
        lines = done.out.splitlines()
        seats = [line.split()[3] for line in lines if line.startswith("; seat ")]
        coins = [int(line.split()[1]) for line in lines if line.split()[:1] in (["A"], ["B"], ["C"])]
        assert dict(zip(seats, coins, strict=True)) == {"Anna": 5, "Ben": 5, "Cleo": 25}
        assert f"options head_start={','.join(str(one - 5) for one in coins)}" in lines
        assert [line.split()[3] for line in lines if line.endswith(", started with 20 extra")] == ["Cleo:"]
    assert swqt("--headless", "--seats", 3, "--option", "head_start=0,0,20", "--seed", 1).out == swqt(
        "--headless", "--seats", 3, "--handicap", "0,0,20", "--seed", 1
    ).out  # fmt: skip
    ((path,),) = swqt("play", "--seats", 2, "--handicap", "3,0").opened
    assert "head_start=" in Path(path).read_text(encoding="utf-8")
