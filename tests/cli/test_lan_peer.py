"""``swqt lan host|join|watch|resume`` without a network: what is refused, what is said, what the bench makes of it."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from msgspec.structs import replace

from swqt import version
from swqt.cli.lan_messages import LanMessages
from swqt.cli.lan_peer import obey
from swqt.net import news as n
from swqt.net.core import events as e
from swqt.net.session import Session
from swqt.net.wire.connection import DialFailed
from swqt.net.wire.handshake import LinkFailure
from swqt.net.wire.messages import DropPeer
from swqt.net.wire.text import LINK_FAILURES, Trouble
from tests.support.game_views import status_of
from tests.support.net_games import key_of

ALONE = ("--no-discovery", "--listen", "127.0.0.1", "--port", 0)


@pytest.mark.parametrize(("words", "said"), [
    (("host", "--bot", "nobody"), "no such bot: nobody; bots are beginner"),
    (("join", "1.2.3.4", "--port", 70000), "--port must be 0 to 65535, not 70000"),
    (("watch", "--pace", -1), "--pace must be 0 to 3600 seconds, not -1"),
    (("watch", *ALONE), "say where the table is"),
    (("host", *ALONE, "--players", 4, "--board", "midland-3"), "board midland-3 is for 3 players, not 4"),
    (("host", *ALONE, "--option", "sun=shines"), "no such option: sun; known are sorcerer_vs_elf"),
    (("host", *ALONE, "--handicap", "0,5"), "for each of the 3 seats and not 0 for all, like 0,0,5, not '0,5'"),
    (("join", "here:there", *ALONE), "isn't a valid port"),
    (("resume", *ALONE), "there is no unfinished network game"),
    (("resume", __file__, *ALONE), f"{__file__}: this is no journal of a network game"),
])  # fmt: skip
def test_what_cannot_be_is_refused_in_one_line(words: tuple[object, ...], said: str, swqt) -> None:
    [line] = swqt.refused("lan", *words).splitlines()
    assert said in line


def test_a_package_that_cannot_tell_its_rules_says_so_in_one_line(swqt, monkeypatch) -> None:
    def unknown() -> bytes:
        raise version.Incomplete("this build of swqt cannot tell by which rules it plays")

    monkeypatch.setattr(version, "engine_digest", unknown)
    told = swqt.refused("lan", "host", *ALONE)
    assert told == "swqt: this build of swqt cannot tell by which rules it plays\n"


def test_a_file_that_exists_is_not_written_over(tmp_path: Path, swqt) -> None:
    path = tmp_path / "game.swn"
    path.write_text("mine")
    assert "exists already" in swqt.refused("lan", "host", "--save", path)
    assert path.read_text() == "mine"


def test_news_become_sentences() -> None:
    words = LanMessages(quiet=False)
    assert words.lines(n.Listening(4000, 47770)) == ["listening on port 4000 (47770 is in use)"]
    assert words.lines(n.Moved(("first B", "pick 1"))) == ["   1 *: first B", "   2 *: pick 1"]
    assert words.lines(n.TakenBack(1)) == ["the last moves are undone"]
    assert words.lines(n.Moved(("pick 2",))) == ["   2 *: pick 2"]
    unreachable = DialFailed(LinkFailure.UNREACHABLE, False)
    assert words.lines(unreachable) == [LINK_FAILURES["UNREACHABLE"]]
    assert words.lines(unreachable) == []
    assert words.lines(n.Stuck(Trouble("content-waiting", ("cats",)))) == [words.reason]
    assert "cats" in words.reason
    assert words.lines(e.LineSaid(key_of(1), "Bo", ":thanks:")) == ["Bo says: Thank you"]
    assert words.lines(n.CommandsLost(("pick 1",))) == ["not seen by the others, and so not played: pick 1"]
    assert words.lines(e.CommandRefused("turn")) == []
    assert words.lines(e.CommandRefused("copy")) == ["You can't play on in a copy here."]


def test_what_changes_of_a_game_is_said_once() -> None:
    """Who comes and goes, whom play waits for, and what is proposed."""
    words = LanMessages(quiet=False)

    def lines(**status: Any) -> list[str]:
        told = words.lines(n.StatusChanged(status_of(**status)))
        assert words.lines(n.StatusChanged(status_of(**status))) == []
        return told

    assert lines(away=(1, 2)) == [], "who was not here yet is not missed"
    assert lines(away=(2,)) == ["Bo is here"]
    assert lines(away=(1, 2)) == ["Bo is away"]
    waiting = n.Waiting("command", (1,), 0.0, overdue=True, here=False)
    assert lines(away=(1, 2), waiting=waiting) == ["still waiting for Bo: the others may vote"]
    drop = DropPeer(1, "away", 2, "easy")
    proposal = n.OpenProposal(b"p", 2, (drop,), (0,), None)
    assert lines(away=(1, 2), proposals=(proposal,)) == ["Çelik proposes: a bot (easy) plays for Bo"]
    assert lines(away=(1, 2), paused=(0, 2)) == ["paused by Anna, Çelik"]
    assert lines(away=(1, 2)) == ["the game continues"]
    assert lines(away=(1, 2), copies=(n.CopyOffer(bytes(32), (1, 2), 9),)) == [
        "Bo, Çelik went on without you after step 9; to join them, type: follow"
    ]
    full = tuple(replace(one, disk_full=one.number == 2) for one in status_of(away=(1, 2)).peers)
    assert lines(peers=full) == ["Çelik's disk is full"]
    view = n.ViewChanged((drop,), (0, 2), (12,), (1,), copy=False)
    assert words.lines(view) == [
        "decided by Anna, Çelik: a bot (easy) plays for Bo",
        "draw 12 is made again: Anna, Çelik say that the part of Bo is missing",
    ]
    assert words.lines(n.ProposalFailed((drop,), True)) == ["voted down: a bot (easy) plays for Bo"]
    gone_on = n.ProposalFailed((drop,), False)
    assert words.lines(gone_on) == ["no longer up for a vote: a bot (easy) plays for Bo"]
    assert words.lines(e.PeerConvicted(1, "double"))[0].startswith("Bo's program signed two different moves")
    for lost, part in ((True, "your part"), (False, "the part of the others")):
        assert words.lines(e.LogSplit(lost, 9, (0, 1), (1, 2))) == [
            "this game was played on two sides from step 9 on: by Anna, Bo and by Bo, Çelik;"
            f" it continues from the side of Anna, Bo, and {part} is kept as a copy"
        ]


class Terminal:
    """A session that notes what it is asked for."""

    def __init__(self, **status: Any) -> None:
        self.done: list[Any] = []
        board = SimpleNamespace(first=1, chair_of=lambda seat: (seat + 1) % 3)
        self.game: Any = SimpleNamespace(status=status_of(**status), board=board)
        self.left = False

    def say(self, line: str) -> str:
        """Return what is answered to *line*."""
        return obey(cast("Session", self), line, lambda: setattr(self, "left", True))

    def __getattr__(self, name: str) -> Any:
        return lambda *what: self.done.append((name, *what) if name != "feed" else what[0])


def test_somebody_at_a_terminal_votes_and_talks() -> None:
    offered = (n.CopyOffer(bytes(32), (1,), 9),)
    open_one = n.OpenProposal(b"one", 2, (), (0, 1), None)
    refused = n.OpenProposal(b"two", 2, (), (1,), False)
    terminal = Terminal(proposals=(open_one, refused), copies=offered)
    said = ("yes", "no", "bot BO", "undo", "pause", "resume", "copy", "follow", "seat c", " say  Hello there ", "leave")
    for line in said:
        assert terminal.say(f"{line}\n") == "", line
    assert terminal.done == [
        e.GiveAnswer(b"one", True), e.GiveAnswer(b"two", True), e.GiveAnswer(b"one", False),
        e.SuggestChanges((DropPeer(1, "away", level="easy"),)), ("suggest_undo",), e.PausePlay(True),
        e.PausePlay(False), e.GoAlone("easy"), e.FollowCopy(bytes(32)), e.AskForSeat(0),
        ("talk", "Hello there"), e.LeaveGame(),
    ]  # fmt: skip
    assert terminal.left


def test_what_is_not_understood_at_a_terminal_is_said() -> None:
    terminal = Terminal()
    for line, words in (
        ("help", "yes, no         agree"),
        ("yes", "there is nothing to vote on"),
        ("follow", "nobody has gone on in a copy"),
        ("bot Wim", "no other player is called Wim"),
        ("bot Anna", "no other player is called Anna"),
        ("seat z", "unknown command: 'seat z'"),
        ("jump", "unknown command: 'jump'"),
    ):
        assert words in terminal.say(line)
    assert "unknown command" in terminal.say("reopen"), "it is on"
    terminal.game = None
    assert terminal.say("yes") == "the game hasn't started yet"
    assert terminal.done == []
    assert terminal.say("reopen") == ""
    assert terminal.done == [("reopen",)]
