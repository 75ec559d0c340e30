"""Verifying the dice of a finished network game, in the list of games and as a sentence."""

from __future__ import annotations

import threading
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from swqt.ai import RandomBot
from swqt.gui.pages.games_page import GamesPage
from swqt.gui.pages.verification import DiceVerifier
from swqt.net.agreement.votes import SeatBot
from swqt.net.playing.record import record_text
from swqt.net.playing.verify import verify
from swqt.table import Library, SavedGames
from tests.support.signed import sit_down, whole


@pytest.fixture(scope="module")
def text() -> str:
    return record_text(whole(2, "base")[2])


@pytest.fixture
def verifier(library: Library, qtbot: QtBot) -> DiceVerifier:
    return DiceVerifier(library, QObject())


def test_an_honest_game_is_found_good_in_a_thread(
    library: Library, text: str, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[str] = []
    monkeypatch.setattr(
        "swqt.net.playing.verify.verify",
        lambda *args, **words: seen.append(threading.current_thread().name) or verify(*args, **words),
    )
    owner = QObject()
    verifier = DiceVerifier(library, owner)
    path = tmp_path / "game.swn"
    path.write_text(text, encoding="utf-8")
    percents: list[int] = []
    verifier.advanced.connect(percents.append)
    with qtbot.waitSignal(verifier.ended) as ended:
        verifier.start(path)
        assert verifier.is_working
    assert ended.args[0].startswith("The dice were fair: ")
    assert seen == ["verify"]
    assert percents[0] == 0
    assert percents == sorted(percents)
    assert percents[-1] == 100
    assert not verifier.is_working


def test_a_changed_game_is_told_in_a_sentence(library: Library, text: str, tmp_path: Path, qtbot: QtBot) -> None:
    owner = QObject()
    verifier = DiceVerifier(library, owner)
    path = tmp_path / "game.swn"
    path.write_text(text.replace("conquer", "Conquer", 1), encoding="utf-8")
    with qtbot.waitSignal(verifier.ended) as ended:
        verifier.start(path)
    assert ended.args[0].startswith("Not proved")


@pytest.mark.parametrize(("content", "sentence"), [
    ("not a game", "This game was not played on a network"), (None, "The game cannot be read"),
])  # fmt: skip
def test_other_files_have_their_own_sentences(
    library: Library, tmp_path: Path, qtbot: QtBot, content: str | None, sentence: str
) -> None:
    owner = QObject()
    verifier = DiceVerifier(library, owner)
    path = tmp_path / "game.swn"
    if content is not None:
        path.write_text(content, encoding="utf-8")
    with qtbot.waitSignal(verifier.ended) as ended:
        verifier.start(path)
    assert ended.args[0].startswith(sentence)


def test_what_is_stopped_says_nothing_more(library: Library, text: str, tmp_path: Path, qtbot: QtBot) -> None:
    owner = QObject()
    verifier = DiceVerifier(library, owner)
    path = tmp_path / "game.swn"
    path.write_text(text, encoding="utf-8")
    with qtbot.assertNotEmitted(verifier.ended, wait=50):
        verifier.start(path)
        verifier.stop()
        for thread in [thread for thread in threading.enumerate() if thread.name == "verify"]:
            thread.join()


def test_the_list_of_games_verifies_what_was_signed(library: Library, text: str, tmp_path: Path, qtbot: QtBot) -> None:
    saves = SavedGames(library, tmp_path)
    saves.finished_folder.mkdir()
    (saves.finished_folder / "game.swn").write_text(text, encoding="utf-8")
    page = GamesPage(saves, library)
    qtbot.addWidget(page)
    page.resize(1280, 690)
    page.show()
    page.tabs.setCurrentIndex(1)
    qtbot.waitUntil(lambda: len(page.model_.rows) == 1 and not page.reading.isVisible())
    saved = page.model_.rows[0]
    assert saved.signed
    winner = saved.seats[saved.places.index(1)].name
    assert page.model_.headline(saved) == f"{winner} wins with {max(saved.coins)} coins"
    assert page.model_.face(saved) == saved.races[saved.places.index(1)]
    assert "on the network" in str(page.model_.index(0).data())
    assert saves.view(saved.path).proof == saved.path
    bar = page.view.buttons(page.model_.index(0))
    assert list(bar.buttons) == ["watch", "verify", "delete"]
    bar.buttons["verify"].click()
    assert page.progress.isVisible()
    qtbot.waitUntil(lambda: page.said.text().startswith("The dice were fair"))
    assert not page.progress.isVisible()


def test_an_empty_list_has_a_picture_and_the_button_that_helps(
    library: Library, tmp_path: Path, qtbot: QtBot
) -> None:
    page = GamesPage(SavedGames(library, tmp_path), library)
    qtbot.addWidget(page)
    page.resize(1280, 690)
    page.show()
    page.load()
    qtbot.waitUntil(page.empty.isVisible)
    assert page.view.isHidden()
    assert page.empty.text() == "No unfinished games."
    assert page.empty.button.hasFocus()
    with qtbot.waitSignal(page.new_game_wanted):
        page.empty.button.click()


def test_whoever_lost_a_seat_or_a_draw_is_named_with_those_who_signed(verifier: DiceVerifier) -> None:
    """The dice can be as all signed them although some have left others out."""
    table = sit_down(3)
    bot = RandomBot(Random(4))
    table.play(bot, 3)
    table.vote(SeatBot(2, 0, "easy"), draw=table.log.standing.draw + 1, voters=(0, 1))
    table.play(bot, 20)
    text = verifier.sentence(verify(record_text(table.log).encode(), verifier._library))
    assert text.startswith("The dice were fair: ")
    assert "Draw 4 was replaced: Anna, Bo signed that the part of Çelik was missing." in text
    assert "Çelik lost the seat at step 4: Anna, Bo signed that." in text
