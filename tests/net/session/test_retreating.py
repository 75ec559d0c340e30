"""Retreats that people at three programs answer at the same time: real sessions, the real rules, one log (A-8)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from swqt.ai.turn_end import settle
from swqt.engine import Deploy, Options
from swqt.net.core import events as e
from swqt.net.game import board as module
from swqt.net.game.board import ContentShelf, Opening
from swqt.net.news import Moved, Playing, TakenBack
from swqt.net.wire.messages import CMD, UndoTo
from swqt.notation import read_command, read_game
from swqt.table import HUMAN, REMOTE, OnlineGame, Seat
from tests.support.circle import LIBRARY, Circle, Program, each, seated
from tests.support.net_games import new_document

HEAD = (
    "swqt 1\nboard midland-3\ncontent base\noptions first_player=host\n"
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

    table: OnlineGame

    def _sit(self, news: Playing) -> None:
        """Put the game that has begun on the table."""
        opening = self.game.opening
        seats = [Seat(name, HUMAN if number == self.number else REMOTE) for number, name in enumerate(NAMES)]
        say = lambda text: self.session.feed(e.WriteCommand(text.encode()))    # noqa: E731  # one line of the wiring
        keep = self.session.keep_early
        self.table = OnlineGame(opening.rules, opening.start, seats, say, remember=keep, remembered=news.early)

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
        match news:
            case Playing():
                self._sit(news)
            case Moved(texts):
                self.table.accept(texts)
            case TakenBack(length):
                self.table.roll_back(length)
            case e.CommandRefused():
                self.table.refused()


class Tables(Circle):
    """Three people at a position, who have the same game in the end."""

    kind = Player

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        super().__init__(folder)
        self._monkeypatch = monkeypatch

    async def begin(self, text: str) -> list[Any]:
        """Return the three at the position of *text*."""
        opening_of = module.opening_of

        def at_the_position(document: bytes, shelf: ContentShelf) -> Opening:
            game = read_game(HEAD + text + "\n", LIBRARY, source="test")
            return opening_of(document, shelf)._replace(rules=game.rules, start=game.start)

        self._monkeypatch.setattr(module, "opening_of", at_the_position)
        players = await self.open(3, plays=False)
        keys = [player.key for player in players]
        await seated(players, new_document(3, "base", Options(first_player="host"), keys))
        return players

    async def again(self, gone: Player, *others: Player) -> Any:
        """Kill *gone*, and return the program that goes on with its journal."""
        await gone.kill()
        return await self.back(gone, *others, plays=False)

    async def __aexit__(self, *_: object) -> None:
        running: list[Any] = [player for player in self._programs if not player.ended]
        assert len(running) == 3
        assert len({player.table.state for player in running}) == 1
        assert len({player.game.board.digest() for player in running}) == 1
        await super().__aexit__()


@pytest.fixture
def tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Tables:
    return Tables(tmp_path, monkeypatch)


async def attack(attacker: Player, defender: Player) -> None:
    """Have *attacker* conquer a region of *defender*, who is asked where to retreat."""
    await attacker.until(lambda: not attacker.table.waiting)
    attacker.table.play(read_command(attacker.table.rules, "conquer p1"))
    await attacker.until(lambda: attacker.kind == "redeploy")
    attacker.settle()
    await defender.until(lambda: defender.kind == "retreat")


async def test_the_last_one_answers_first_and_nobody_waits_for_them(tables: Tables) -> None:
    players = await tables.begin(DRIVEN_OUT)
    _, bo, cy = players
    given = cy.settle()
    assert [type(command) for command in given][-1] is Deploy
    assert not cy.entries
    first = bo.settle()
    await each(players, lambda player: player.kind == "choice")
    assert [entry.author for entry in bo.entries if entry.kind == CMD] == [1, 2, 2, 2], "as the rules order them"
    assert [entry.command for entry in players[0].table.history] == [*first, *given]


async def test_an_answer_outlives_a_command_that_all_agreed_to_take_back(tables: Tables) -> None:
    """The attacker gets a command back; who is ready need not answer anew if it comes to the same."""
    players = await tables.begin(BEFORE)
    anna, bo, cy = players
    await attack(anna, cy)
    assert list(cy.table.retreating) == [1, 2]
    given = cy.settle()
    anna.session.feed(e.SuggestChanges((UndoTo(0),)))
    for player in (bo, cy):
        await player.answer(True)
    await each(players, lambda player: player.kind == "conquer")
    assert cy.table.asked({2}) is None
    await attack(anna, cy)
    assert cy.table.early.get(2).is_ready
    bo.settle()
    await each(players, lambda player: player.kind == "choice")
    assert [entry.command for entry in cy.table.history if entry.seat == 2] == given


async def test_an_answer_outlives_the_program_that_waits_to_say_it(tables: Tables) -> None:
    """Whoever was killed is back with what they had answered, and is asked nothing twice."""
    players = await tables.begin(BEFORE)
    anna, bo, cy = players
    await attack(anna, cy)
    given = cy.settle()
    cy = players[2] = await tables.again(cy, anna, bo)
    await cy.until(lambda: cy.all(Playing) and cy.kind == "retreat")
    assert cy.table.early.get(2).is_ready
    assert cy.table.asked({2}) is None
    bo.settle()
    await each(players, lambda player: player.kind == "choice")
    assert [entry.command for entry in cy.table.history if entry.seat == 2] == given
    cy = players[2] = await tables.again(cy, anna, bo)
    await cy.until(lambda: cy.all(Playing) and cy.kind == "choice")
    assert cy.all(Playing)[0].early == ""
