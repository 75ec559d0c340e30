"""Retreats that people at three programs answer at the same time: real sessions, the real rules, one log (A-8)."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from swqt.ai.turn_end import settle
from swqt.engine import Deploy
from swqt.net.agreement import orders as o
from swqt.net.agreement import votes
from swqt.net.joining.news import Moved, Playing, TakenBack
from swqt.net.playing.journal import journals
from swqt.net.playing.opening import Chair, Opening, write_opening
from swqt.net.wire.messages import CMD
from swqt.notation import read_command, read_game
from swqt.table import HUMAN, REMOTE, OnlineGame, Seat
from tests.support.circle import LIBRARY, Program, each, seated

HEAD = (
    "swqt 1\nboard midland-3\ncontent base\n"
    "column alchemist elves, swamp trolls +2, wealthy humans, flying ratmen +1, commando wizards, mounted giants\n"
    "round 3/10\n"
)
DRIVEN_OUT = (
    "A 12 forest orcs : f1*2 h1\nB 9 hill tritons : f3 f4\nC 7 bivouacking dwarves : p1 p2\n"
    "pieces encampment p1, encampment p1, encampment p2\nlost tritons*3 B, dwarves*2 C\nturn A\nasks B retreat"
)
BEFORE = (
    "A 12 forest orcs hand 4 : f1 h1\nB 9 hill tritons : s3*2 f4 m7\nC 7 merchant dwarves : p1*2 p2 s1\n"
    "lost tritons*2 B\nasks A conquer"
)
NAMES = ("Anna", "Bo", "Cy")


class Player(Program):
    """A program with the game on its table, as the window has it."""

    def __init__(self, number: int, folder: Path) -> None:
        super().__init__(number, folder, plays=False)
        self.game: OnlineGame | None = None
        self._sheet = ""

    def sit(self, text: str) -> None:
        """Put the game of *text* on the table."""
        game = read_game(HEAD + text + "\n", LIBRARY, source="test")
        seats = [Seat(name, HUMAN if number == self.number else REMOTE) for number, name in enumerate(NAMES)]
        self._sheet = text
        say = lambda text: self.session.feed(o.Write(text.encode()))    # noqa: E731  # one line of the wiring
        early = next((news.early for news in self.all(Playing)), "")
        self.game = OnlineGame(game.rules, game.start, seats, say, remember=self._keep, remembered=early)

    def _keep(self, text: str) -> None:
        if self.session.running is not None:
            self.session.running.keep_early(text)

    async def again(self, others: list[Player]) -> Player:
        """Return the program that goes on with the journal of this one, which is killed now."""
        await self.session.running._todo.join()
        await self.kill()
        back = Player(self.number, self.folder.parent)
        back._sheet = self._sheet
        await back.open()
        [path] = journals(self.folder)
        await back.session.resume(path, [(other.key, [other.endpoint]) for other in others])
        return back

    @property
    def table(self) -> OnlineGame:
        assert self.game is not None
        return self.game

    @property
    def kind(self) -> str:
        decision = self.table.decision
        return decision.kind if decision is not None else ""

    def settle(self) -> list[Any]:
        """Answer whatever is asked of the person here, early if it must be; return the answers."""
        given = []
        while (asked := self.table.asked({self.number})) is not None and not self.table.waiting:
            given.append(settle(self.table.rules, asked))
            self.table.answer(asked, given[-1])
        return given

    def _hear(self, news: Any) -> None:
        super()._hear(news)
        if self.game is None:
            if not isinstance(news, Playing) or not self._sheet:
                return
            self.sit(self._sheet)
        match news:
            case Moved(texts):
                self.game.accept(texts)
            case TakenBack(length):
                self.game.roll_back(length)
            case o.CommandDeclined():
                self.game.refused()


@asynccontextmanager
async def played(folder: Path, text: str) -> AsyncIterator[list[Player]]:
    """Three people at the position of *text*, who have the same game in the end."""
    game = read_game(HEAD + text + "\n", LIBRARY, source="test")
    chairs = tuple(Chair(name, "human", number) for number, name in enumerate(NAMES))
    players = [Player(number, folder) for number in range(3)]
    for player in players:
        await player.open()
        player.sit(text)
    await seated(list(players), write_opening(Opening(game.rules, game.start, chairs)))
    yield players
    assert len({player.table.state for player in players}) == 1
    assert len({player.post for player in players}) == 1
    for player in players:
        await player.close()


def authors(player: Player) -> list[int]:
    return [entry.author for entry in player.log.entries if entry.kind == CMD]


async def test_the_last_one_answers_first_and_nobody_waits_for_them(tmp_path: Path) -> None:
    async with played(tmp_path, DRIVEN_OUT) as players:
        _, bo, cy = players
        given = cy.settle()
        assert [type(command) for command in given][-1] is Deploy
        assert len(cy.log) == 0
        first = bo.settle()
        await each(players, lambda player: player.kind == "choice")
        assert authors(bo) == [1, 2, 2, 2], "the log keeps the order of the rules"
        assert [entry.command for entry in players[0].table.history] == [*first, *given]


async def test_an_answer_that_was_taken_back_is_never_said(tmp_path: Path) -> None:
    async with played(tmp_path, DRIVEN_OUT) as players:
        _, bo, cy = players
        cy.settle()
        cy.table.undo()
        bo.settle()
        await cy.until(lambda: len(cy.table) == 3)
        assert cy.kind == "retreat", "two Encampments are down, the tokens are to be placed again"
        assert cy.table.asked({2}) is cy.table.state
        cy.settle()
        await each(players, lambda player: player.kind == "choice")


async def test_an_answer_outlives_a_command_that_all_agreed_to_take_back(tmp_path: Path) -> None:
    """The attacker gets a command back; who is ready need not answer anew if it comes to the same."""
    async with played(tmp_path, BEFORE) as players:
        anna, bo, cy = players

        async def attack() -> None:
            await anna.until(lambda: not anna.table.waiting)
            anna.table.play(read_command(anna.table.rules, "conquer p1"))
            await anna.until(lambda: anna.kind == "redeploy")
            anna.settle()
            await cy.until(lambda: cy.kind == "retreat")

        await attack()
        assert list(cy.table.retreating) == [1, 2]
        given = cy.settle()
        anna.session.feed(o.Suggest((votes.Undo(0),)))
        for player in (bo, cy):
            asked = await player.until(lambda player=player: next(iter(player.all(o.Asked)), None))
            player.session.feed(o.VoteAnswer(asked.proposal, True))
        await each(players, lambda player: player.kind == "conquer")
        assert cy.table.asked({2}) is None
        await attack()
        assert cy.table.early.get(2).is_ready
        bo.settle()
        await each(players, lambda player: player.kind == "choice")
        assert [entry.command for entry in cy.table.history if entry.seat == 2] == given


async def test_an_answer_outlives_the_program_that_waits_to_say_it(tmp_path: Path) -> None:
    """Whoever was killed is back with what they had answered, and is asked nothing twice."""
    async with played(tmp_path, BEFORE) as players:
        anna, bo, cy = players
        anna.table.play(read_command(anna.table.rules, "conquer p1"))
        await anna.until(lambda: anna.kind == "redeploy")
        anna.settle()
        await cy.until(lambda: cy.kind == "retreat")
        given = cy.settle()
        cy = players[2] = await cy.again([anna, bo])
        await cy.until(lambda: cy.game is not None and cy.kind == "retreat")
        assert cy.table.early.get(2).is_ready
        assert cy.table.asked({2}) is None
        bo.settle()
        await each(players, lambda player: player.kind == "choice")
        assert [entry.command for entry in cy.table.history if entry.seat == 2] == given
        cy = players[2] = await cy.again([anna, bo])
        await cy.until(lambda: cy.game is not None and cy.kind == "choice")
        assert cy.all(Playing)[0].early == ""
