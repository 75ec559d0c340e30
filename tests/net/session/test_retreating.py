"""Retreats that people at three programs answer at the same time: real sessions, the real rules, one log (A-8)."""

from __future__ import annotations

from typing import Any

from swqt.ai.turn_end import settle
from swqt.engine import Options
from swqt.net.core import events as e
from swqt.net.game import board as module
from swqt.net.game.board import ContentShelf, Opening
from swqt.net.news import Moved, Playing, TakenBack
from swqt.net.wire.messages import UndoTo
from swqt.notation import read_command, read_game
from swqt.table import HUMAN, REMOTE, OnlineGame, Seat
from tests.support.circle import LIBRARY, Circle, Program, each, seated
from tests.support.net_games import new_document

BEFORE = (
    "swqt 1\nboard midland-3\ncontent base\noptions first_player=host\n"
    "column alchemist elves, swamp trolls +2, wealthy humans, flying ratmen +1, commando wizards, mounted giants\n"
    "round 3/10\nA 12 forest orcs hand 4 : f1 h1\nB 9 hill tritons : s3*2 f4 m7\n"
    "C 7 merchant dwarves : p1*2 p2 s1\nlost tritons*2 B\nasks A conquer\n"
)
NAMES = ("Anna", "Bo", "Cy")


class Player(Program):
    """A program with the game on its table, as the window has it."""

    table: OnlineGame

    @property
    def kind(self) -> str:
        return getattr(self.table.decision, "kind", "")

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
                opening = self.game.opening
                seats = [Seat(name, HUMAN if number == self.number else REMOTE) for number, name in enumerate(NAMES)]
                self.table = OnlineGame(
                    opening.rules, opening.start, seats, lambda text: self.session.feed(e.WriteCommand(text.encode())),
                    remember=self.session.keep_early, remembered=news.early,
                )  # fmt: skip
            case Moved(texts):
                self.table.accept(texts)
            case TakenBack(length):
                self.table.roll_back(length)


async def attack(attacker: Player, defender: Player) -> None:
    """Have *attacker* conquer a region of *defender*, who is asked where to retreat."""
    await attacker.until(lambda: not attacker.table.waiting)
    attacker.table.play(read_command(attacker.table.rules, "conquer p1"))
    await attacker.until(lambda: attacker.kind == "redeploy")
    attacker.settle()
    await defender.until(lambda: defender.kind == "retreat")


async def test_an_early_answer_of_the_last_player_outlives_votes_and_kills(circle: Circle, monkeypatch) -> None:
    """The attacker gets a command back; whoever is ready need not answer anew if it comes to the same."""
    opening_of = module.opening_of

    def at_the_position(document: bytes, shelf: ContentShelf) -> Opening:
        game = read_game(BEFORE, LIBRARY, source="test")
        return opening_of(document, shelf)._replace(rules=game.rules, start=game.start)

    monkeypatch.setattr(module, "opening_of", at_the_position)
    circle.kind = Player
    anna, bo, cy = await circle.open(3, plays=False)
    document = new_document(3, "base", Options(first_player="host"), [anna.key, bo.key, cy.key])
    await seated([anna, bo, cy], document)
    await attack(anna, cy)
    assert list(cy.table.retreating) == [1, 2]
    given = cy.settle()
    anna.session.feed(e.SuggestChanges((UndoTo(0),)))
    for player in (bo, cy):
        await player.answer(True)
    await each((anna, bo, cy), lambda player: player.kind == "conquer")
    assert cy.table.asked({2}) is None
    await attack(anna, cy)
    assert cy.table.early.get(2).is_ready
    assert not any(entry.author == 2 for entry in cy.entries)
    await cy.kill()
    cy = await circle.back(cy, anna, bo, plays=False)
    await cy.until(lambda: cy.all(Playing) and cy.kind == "retreat")
    assert cy.table.early.get(2).is_ready
    assert cy.table.asked({2}) is None
    first = bo.settle()
    await each((anna, bo, cy), lambda player: player.kind == "choice")
    retreats = [entry for entry in cy.table.history if entry.seat]
    assert [entry.command for entry in retreats] == [*first, *given], "as the rules order them"
    assert len({player.table.state for player in (anna, bo, cy)}) == 1
    assert len({player.head for player in (anna, bo, cy)}) == 1
    await cy.kill()
    cy = await circle.back(cy, anna, bo, plays=False)
    await cy.until(lambda: cy.all(Playing) and cy.kind == "choice")
    assert cy.all(Playing)[0].early == ""
