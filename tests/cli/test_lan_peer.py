"""``swqt lan host|join|watch|resume`` without a network: what is refused, what is said, what the bench makes of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from swqt.cli.bench_lan import FIVE, BenchLine, _latencies
from swqt.cli.lan_messages import LanMessages
from swqt.net import version
from swqt.net.agreement import orders as o
from swqt.net.agreement.votes import Drop
from swqt.net.joining.news import Listening, Moved, Stuck, TakenBack
from swqt.net.wire.messages import CHANCE, CMD
from swqt.net.wire.terms import DialFailed, LinkFailure
from swqt.net.wire.trouble import Trouble


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("host", "--bot", "nobody"), "no such bot: nobody; bots are beginner"),
        (("join", "1.2.3.4", "--port", 70000), "--port must be 0 to 65535, not 70000"),
        (("watch", "--pace", -1), "--pace must be 0 to 3600 seconds, not -1"),
        (("watch", "--no-discovery", "--listen", "127.0.0.1", "--port", 0), "say where the table is"),
        (("host", "--no-discovery", "--listen", "127.0.0.1", "--port", 0, "--players", 4, "--board", "midland-3"),
         "board midland-3 is for 3 players, not 4"),
        (("host", "--no-discovery", "--listen", "127.0.0.1", "--port", 0, "--option", "sun=shines"),
         "no such option: sun=shines"),
        (("join", "here:there", "--no-discovery", "--listen", "127.0.0.1", "--port", 0), "is no port"),
        (("resume", "--no-discovery", "--listen", "127.0.0.1", "--port", 0), "there is no unfinished network game"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(words: tuple[object, ...], said: str, swqt) -> None:
    done = swqt("lan", *words)
    assert done.code == 2
    [line] = done.err.splitlines()
    assert said in line


def test_a_package_that_cannot_tell_its_rules_says_so_in_one_line(swqt, monkeypatch) -> None:
    def unknown() -> bytes:
        raise version.Incomplete("this build of swqt cannot tell by which rules it plays")

    monkeypatch.setattr(version, "engine_digest", unknown)
    done = swqt("lan", "host", "--no-discovery", "--listen", "127.0.0.1", "--port", 0)
    assert (done.code, done.err) == (2, "swqt: this build of swqt cannot tell by which rules it plays\n")


def test_a_file_that_exists_is_not_written_over(tmp_path: Path, swqt) -> None:
    path = tmp_path / "game.swn"
    path.write_text("mine")
    done = swqt("lan", "host", "--save", path)
    assert (done.code, "exists already" in done.err) == (2, True)
    assert path.read_text() == "mine"


def test_news_become_sentences() -> None:
    words = LanMessages(quiet=False)
    assert words.lines(Listening(4000, 47770)) == ["listening on port 4000 (47770 is in use)"]
    assert words.lines(Moved(("first B", "pick 1"))) == ["   1 *: first B", "   2 *: pick 1"]
    assert words.lines(TakenBack(1)) == ["the last commands are taken back"]
    assert words.lines(Moved(("pick 2",))) == ["   2 *: pick 2"]
    assert words.lines(o.Presence(1, "away")) == []
    assert words.lines(o.Presence(1, "here")) == ["player 1 is here"]
    assert words.lines(o.Presence(1, "away")) == ["player 1 is away"]
    assert words.lines(o.Asked(b"", 0, (Drop(1, "easy"),), False)) == [
        "player 0 proposes: bots (easy) play for player 1"
    ]
    unreachable = DialFailed(1, LinkFailure.UNREACHABLE, False)
    assert words.lines(unreachable) == ["nobody answers there; trying again"]
    assert words.lines(unreachable) == []
    assert words.lines(Stuck(Trouble("alone-not", ("it is over",)))) == ["nobody can go on alone here: it is over"]
    assert words.reason == "nobody can go on alone here: it is over"


def test_latencies_count_until_the_last_one_has_it() -> None:
    traces = [[BenchLine(1.0, 0, "said"), BenchLine(1.01, 0, f"applied {CMD}"), BenchLine(2.0, 1, "said"),
               BenchLine(2.02, 1, f"applied {CMD}"), BenchLine(2.1, 2, f"applied {CHANCE}"), BenchLine(3.0, 3, "said"),
               BenchLine(3.01, 3, f"applied {CMD}"), BenchLine(3.02, 4, f"applied {CHANCE}")]]
    traces += [
        [BenchLine(1.0 + late, 0, f"applied {CMD}"), BenchLine(2.0 + late, 1, f"applied {CMD}"),
         BenchLine(2.1 + late, 2, f"applied {CHANCE}"), BenchLine(3.03, 4, f"applied {CHANCE}")]
        for late in (0.02, 0.03, 0.04, 0.05)
    ]
    assert len(traces) == FIVE
    found = {figure.name: figure.found for figure in _latencies(traces)}
    assert found["command applied on all five, with fsync: p50"] == pytest.approx(50)
    assert found["die known to all, after the command: p95"] == pytest.approx(150 - 0.05 * 120)
