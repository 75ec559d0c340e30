"""Boards that differ: memory that was spoilt is mended, programs that differ stop and say where."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from swqt.ai import RandomBot
from swqt.engine import Note, Piece, Used
from swqt.net.core import events as e
from swqt.net.core.peer import Peer
from swqt.net.game import difference
from swqt.net.game.board import SECTIONS, GameBoard, start_board
from swqt.net.game.difference import WHOLE, Replayed, differences, replayed, report_lines
from swqt.net.game.verify import verify
from swqt.net.wire.identity import Identity
from swqt.net.wire.messages import PAUSED, BoardSections, GameStart, LogEntry, SignedAck
from swqt.net.wire.text import Trouble, describe
from swqt.table import Library
from tests.net.core.stage import Stage
from tests.support.net_games import library, new_board
from tests.support.signed import Table, identity, sit_down

EARLY = new_board(2).sections()


@pytest.fixture
def late() -> Table:
    """A game in its middle, where everybody has something."""
    table = sit_down(3)
    table.play(RandomBot(Random(3)), 40)
    table.until_turn(RandomBot(Random(3)))
    return table


def spoil(board: GameBoard, **changes: object) -> GameBoard:
    """The same board, spoilt in memory."""
    return replace(board, state=board.state._replace(**changes))


def more_tokens(board: GameBoard) -> tuple[dict[str, object], str]:
    """A change by which a region has one token more, and the words for it."""
    state = board.state
    region = next(region for region, count in enumerate(state.tokens) if count > 1)
    tokens = bytearray(state.tokens)
    tokens[region] += 1
    code, had = board.rules.board.codes[region], state.tokens[region]
    return {"tokens": bytes(tokens)}, f": {code}*{had} != {code}*{had + 1}"


def test_what_differs_is_named(late: Table) -> None:
    board = spoil(late.board, notes=(), attacked=0)    # whom the dice have had attacked depends on the rules
    state = board.state
    coins = (state.coins[0] + 2, *state.coins[1:])
    for change, words in (
        ({"coins": coins}, f"A: {state.coins[0]} != {state.coins[0] + 2}"),
        ({"round": state.round + 1}, f"round: {state.round}/10 != {state.round + 1}/10"),
        ({"races": state.races[1:]}, "unseen: "),
        ({"column": state.column[1:]}, "column: "),
        ({"notes": (Note("wealthy", "1"),)}, "notes: nothing != notes wealthy 1"),
        ({"used": (Used("dragon"),)}, "used: nothing != used dragon"),
        ({"pieces": (*state.pieces, Piece("fortress", 0))}, "pieces: "),
        ({"agenda": ()}, "asks: "),
        ({"rolled": 3}, "notes: nothing != notes rolled 3"),
    ):
        other = spoil(board, **change)
        found = differences(board.sections(), other.sections())
        assert any(line.startswith(words) for line in found), (words, found)
        assert other.digest() != board.digest()
        assert differences(other.sections(), other.sections()) == ()
    change, words = more_tokens(late.board)
    found = differences(late.board.sections(), spoil(late.board, **change).sections())
    assert [line.partition(":")[0] in "ABC" and line.endswith(words) for line in found] == [True]


def test_the_same_words_in_another_order_are_a_difference() -> None:
    assert differences([b"", b"", b"a b"], [b"", b"", b"b a"]) == ("options: a b != b a",)


@given(st.lists(st.binary(max_size=40) | st.sampled_from([b"A 3 x y : h1*2 | : |", b"pieces", b"unseen / /", b"A"]),
                max_size=len(SECTIONS)))  # fmt: skip
def test_whatever_a_stranger_sends_ends_in_words(sections: list[bytes]) -> None:
    theirs = (*sections, *EARLY[len(sections) :])
    found = differences(EARLY, theirs)
    assert bool(found) == (theirs != EARLY)
    assert all(line.isprintable() for line in found)


# While a game runs.


def is_looking(watch: difference.BoardWatch) -> bool:
    return watch._task is not None and not watch._task.done()


class Two(Stage):
    """Two programs with one game; what they send arrives at once, but for what is kept back."""

    def __init__(self, folder: Path) -> None:
        self.start = sit_down(2).start
        self.folder, self.shelves = folder, [Library(folder / "nobody's") for _ in range(2)]
        self.told: tuple[list[Trouble], list[Trouble]] = ([], [])
        self.watches: list[difference.BoardWatch] = []
        super().__init__(2)
        self.pass_time(1)

    def _key(self, name: int) -> Identity:
        return identity(name)

    def _new(self, name: int) -> Peer:
        board = start_board(self.start, library())
        peer = Peer(self.start, board, self.keys[name], fresh=self.keys[name].public, run=1)
        self.watches.append(difference.BoardWatch(
            peer, self.start, self.shelves[name], self.folder / str(name), lambda event: self.do(name, event),
            self.told[name].append,
        ))    # fmt: skip
        return peer

    def carry_out(self, name: int, orders: list[e.PeerOrder]) -> None:
        super().carry_out(name, orders)
        for order in orders:
            if isinstance(order, e.TellNews):
                self.watches[name].hear(order.news)

    def board(self, me: int) -> GameBoard:
        return self.peers[me].state.board

    def play(self, bot: RandomBot, count: int) -> None:
        for _ in range(count):
            me = self.peers[0].state.to_act()
            board = self.board(me)
            self.do(me, e.WriteCommand(board.body(bot.choose(board.rules, board.state))))

    def spoil(self, me: int, what: str) -> None:
        """Spoil what the program *me* has in memory of the board after the last entry."""
        log, coins = self.peers[me].log, self.board(me).state.coins
        change = {"coins": (coins[0] + 2, *coins[1:])} if what == "coins" else more_tokens(self.board(me))[0]
        log.tree.states[log.head] = replace(log.state, board=spoil(self.board(me), **change))
        log.refresh()

    async def rest(self) -> None:
        """Wait until nobody looks into anything any more; time passes."""
        while tasks := [watch._task for watch in self.watches if is_looking(watch)]:
            await asyncio.wait(tasks, timeout=0.01)
            self.pass_time(0.25)


@pytest.fixture
def two(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Two:
    async def at_once(work: Callable[..., Any], *arguments: Any) -> Any:
        """Stands for a thread, which may take longer than people are patient."""
        return work(*arguments)

    monkeypatch.setattr(asyncio, "to_thread", at_once)
    monkeypatch.setattr(difference, "LOOK", 0.01)
    monkeypatch.setattr(difference, "PATIENCE", 60)
    two = Two(tmp_path)
    two.play(RandomBot(Random(5)), 30)
    assert two.board(0).digest() == two.board(1).digest()
    assert not any(map(is_looking, two.watches)), "ACKs of the same board are no difference"
    return two


@pytest.mark.parametrize("what", ["coins", "tokens"])
@pytest.mark.parametrize("other", [False, True], ids=["its own command", "that of another"])
async def test_a_board_that_was_spoilt_in_memory_is_mended_and_nobody_is_asked(
    two: Two, other: bool, what: str
) -> None:
    me = two.peers[0].state.to_act()
    spoilt = 1 - me if other else me
    length = len(two.peers[me].log.log)
    two.spoil(spoilt, what)
    bot = RandomBot(Random(6))
    while len({len(peer.log.log) for peer in two.peers}) == 1 and len(two.peers[me].log.log) < length + 3:
        two.play(bot, 1)
    await two.rest()
    two.pass_time(3)
    await two.rest()
    assert two.board(0).sections() == two.board(1).sections()
    assert two.told == ([], [])
    two.play(bot, 5)
    assert len(two.peers[0].log.log) == len(two.peers[1].log.log) > length + 4
    again = replayed(two.start, [two.peers[0].log.tree.entries[head] for head in two.peers[0].log.log[1:]], library())
    assert (again.trouble, again.boards[-1].digest()) == ("", two.board(0).digest())


async def test_a_board_that_was_spoilt_while_a_draw_is_open_is_mended_and_acknowledged_again(two: Two) -> None:
    """Its second ACK says another board; nobody has written anything since."""
    two.keeps_back = lambda source, to, message: isinstance(message, SignedAck)
    bot = RandomBot(Random(6))
    while two.peers[0].state.due is None:
        two.play(bot, 1)
    length = len(two.peers[0].log.log)
    two.spoil(0, "coins")
    two.keeps_back = lambda source, to, message: False
    for _ in range(10):
        two.pass_time(0.5)
        await two.rest()
    assert len(two.peers[0].log.log) > length
    assert two.board(0).sections() == two.board(1).sections()
    assert two.told == ([], [])


async def test_programs_that_differ_stop_and_say_which_line(two: Two, tmp_path: Path, monkeypatch) -> None:
    """One of them has other rules: what it plays again is what it has in memory."""
    me = two.peers[0].state.to_act()
    two.spoil(1 - me, "coins")
    log = two.peers[1 - me].log

    def played(start: GameStart, entries: list[LogEntry], shelf: Library) -> Replayed:
        if shelf is two.shelves[me]:
            return replayed(start, entries, shelf)
        return Replayed(tuple(log.tree.states[digest].board for digest in log.log))

    monkeypatch.setattr(difference, "replayed", played)
    monkeypatch.setattr(difference, "PATIENCE", 0.1)
    two.play(RandomBot(Random(6)), 1)
    await two.rest()
    monkeypatch.undo()
    for number in range(2):
        [trouble] = two.told[number]
        assert trouble.code == "boards-differ"
        assert trouble.args[0].startswith("A: ")
        assert describe(trouble)
        assert two.peers[number].log.flags & PAUSED
        path = Path(str(trouble.args[1]))
        assert path.parent == tmp_path / str(number)
        report = verify(path.read_bytes(), library())
        assert report.entries == len(two.peers[me].log.log) - 1
        assert report.good == (number == me), "where this program plays otherwise than the one that has written it"
        assert f"\n; note {trouble.args[0].split('; ')[0]}\n" in path.read_text(encoding="utf-8")


async def test_sections_from_strangers_do_no_harm(two: Two, monkeypatch) -> None:
    monkeypatch.setattr(difference, "PATIENCE", 0.1)
    seq, watch = len(two.peers[0].log.log) - 1, two.watches[0]
    stranger, key = identity(9).public, two.keys[1].public
    rng = Random(3)
    watch.hear(e.SectionsHeard(stranger, BoardSections(seq, WHOLE, b"x" * 8)))
    assert watch._task is None
    for place in (seq, seq + 1, seq + 99, 0):
        watch.hear(e.SectionsHeard(key, BoardSections(place, WHOLE, rng.randbytes(rng.randrange(400)))))
        for _ in range(20):
            data = rng.randbytes(rng.randrange(200))
            watch.hear(e.SectionsHeard(key, BoardSections(place, rng.randrange(256), data)))
        await two.rest()
    assert len(two.told[0]) <= 1


async def test_whoever_goes_away_meanwhile_is_forgotten(two: Two) -> None:
    two.watches[0].hear(e.BoardDiffers(len(two.peers[0].log.log) - 1, 1))
    task = two.watches[0]._task
    two.watches[0].close()
    await asyncio.wait([task])
    assert task.cancelled()
    assert two.told[0] == []


def test_a_report_is_the_game_with_notes_that_name_the_difference(late: Table, monkeypatch) -> None:
    monkeypatch.setattr("platform.platform", lambda: "Test\x1b[31m\n")
    change, _ = more_tokens(late.board)
    mine, count = spoil(late.board, **change).sections(), len(late.entries)
    lines = list(report_lines(count, count + 1, mine, {1: late.board.sections()}))
    assert lines[0] == f"The positions differ after step {count} of {count + 1}."
    assert all(line.isprintable() for line in lines)
    assert any(line.endswith("platform Test[31m") for line in lines)
    [words] = differences(mine, late.board.sections())
    assert lines[lines.index("Here != at peer 1:") + 1 :][:2] == [words, "The board here:"]
    assert "\n".join(lines).endswith("\n".join(row.decode() for row in mine if row))
