"""Verifying the dice of a finished network game, in the list of games and as a sentence."""

import threading
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QListView

from swqt.ai import RandomBot
from swqt.gui.pages import trash
from swqt.gui.pages.games_page import GameButtons, GamesModel, GamesPage
from swqt.gui.pages.report import DiceVerifier
from swqt.gui.pages.trash import TrashedFile
from swqt.net.game.proof import VerifiedChange, record_text
from swqt.net.game.verify import VerifyProblem, VerifyReport, verify
from swqt.net.wire.messages import DropPeer
from swqt.table import SavedGames, Seat
from tests.support.hand import show
from tests.support.signed import sit_down, whole

PATIENCE = 60    # seconds after which a thread of a failed test ends


@pytest.fixture(scope="module")
def text():
    return whole(2, "base").text()


@pytest.fixture
def verifier(library, qapp):
    verifier = DiceVerifier(library, owner := QObject())
    yield verifier
    owner.deleteLater()


@pytest.fixture
def told(verifier, tmp_path, qtbot):
    """Verifies a file with this content, if any; returns what is said."""

    def verify_file(content):
        path = tmp_path / "game.swn"
        if content is not None:
            path.write_text(content, encoding="utf-8")
        with qtbot.waitSignal(verifier.ended) as ended:
            verifier.start(path)
            assert verifier.is_working
        return ended.args[0]

    return verify_file


def test_an_honest_game_is_found_good_in_a_thread(verifier, told, text, monkeypatch):
    seen, percents = [], []

    def look(*args, **words):
        seen.append(threading.current_thread().name)
        return verify(*args, **words)

    monkeypatch.setattr("swqt.net.game.verify.verify", look)
    verifier.advanced.connect(percents.append)
    assert told(text).startswith("The dice were fair: ")
    assert seen == ["verify"]
    assert (percents[0], percents[-1]) == (0, 100)
    assert percents == sorted(percents)
    assert not verifier.is_working


def test_what_is_wrong_is_said_by_its_code(verifier):
    for code, seq, words in (
        ("links", 7, "step 7 of the log isn't as the players signed it (a part of a draw isn't the one"),
        ("illegal", 7, "(the rules refuse it)"),
        ("start", 0, "not all players signed this start of the game"),
        ("shown", 0, "line 3 of the file isn't what was played"),
        ("order", 0, "line 3 of the file isn't part of a signed log"),
    ):
        text = verifier.sentence(VerifyReport((VerifyProblem(code, 3, seq, "technical"),)))
        assert text.startswith("Not proved: ")
        assert words in text
        assert "technical" not in text


def test_other_files_have_their_own_sentences(told, text):
    assert told(None).startswith("Couldn't read the game")
    assert told("not a game").startswith("This game wasn't played on a network")
    assert told(text.replace("conquer", "Conquer", 1)).startswith("Not proved")


def test_what_is_stopped_says_nothing_more(verifier, text, tmp_path, qtbot):
    path = tmp_path / "game.swn"
    path.write_text(text, encoding="utf-8")
    with qtbot.assertNotEmitted(verifier.ended, wait=50):
        verifier.start(path)
        verifier.stop()
        for thread in [thread for thread in threading.enumerate() if thread.name == "verify"]:
            thread.join()


def test_a_file_that_failed_too_late_says_nothing_about_the_next_one(verifier, monkeypatch, text, tmp_path, qtbot):
    """Reading the first file, which takes long, fails while the second is verified."""
    slow, read = threading.Event(), Path.read_bytes

    def read_bytes(path):
        if path.name == "slow.swn":
            slow.wait(PATIENCE)
        return read(path)

    monkeypatch.setattr(Path, "read_bytes", read_bytes)
    said = []
    verifier.ended.connect(said.append)
    verifier.start(tmp_path / "slow.swn")
    (first,) = [thread for thread in threading.enumerate() if thread.name == "verify"]
    path = tmp_path / "game.swn"
    path.write_text(text, encoding="utf-8")
    verifier.stop()
    verifier.start(path)
    slow.set()
    first.join()
    qtbot.waitUntil(lambda: not verifier.is_working)
    assert [line.partition(":")[0] for line in said] == ["The dice were fair"]


def test_another_game_is_verified_in_place_of_the_one_before(verifier, told, tmp_path, qtbot):
    verifier.start(tmp_path / "missing.swn")
    assert told("not a game").startswith("This game wasn't played on a network")


def test_after_an_unexpected_error_the_next_game_can_be_verified(verifier, told, monkeypatch, text, qtbot):
    def fail(*args, **words):
        raise ZeroDivisionError("broken")

    with monkeypatch.context() as patch, qtbot.capture_exceptions() as raised:
        patch.setattr("swqt.net.game.verify.verify", fail)
        assert told(text) == "Couldn't read the game: broken"
    assert raised[0][0] is ZeroDivisionError
    assert told(text).startswith("The dice were fair: ")


def test_the_list_of_games_verifies_what_was_signed(library, text, tmp_path, qtbot, monkeypatch):
    saves = SavedGames(library, tmp_path)
    saves.finished_folder.mkdir()
    (saves.finished_folder / "game.swn").write_text(text, encoding="utf-8")
    page = GamesPage(saves, library)
    show(qtbot, page, 1280, 690)
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
    qtbot.waitUntil(lambda: page.trash.said.text().startswith("The dice were fair"))
    assert not page.progress.isVisible()
    bar.buttons["verify"].click()
    (thread,) = [thread for thread in threading.enumerate() if thread.name == "verify"]
    monkeypatch.setattr(trash, "throw_away", lambda path: TrashedFile(path, path))
    page.delete()
    thread.join()
    QApplication.processEvents()
    assert page.trash.said.text().startswith("Moved to trash: ")
    assert page.trash.undo.isVisible()


def test_the_part_of_a_split_game_that_lost_its_name_is_called_a_copy(library, tmp_path, qtbot):
    table = sit_down(2)
    table.until_draw(RandomBot(Random(4)), 3)
    saves = SavedGames(library, tmp_path)
    model = GamesModel(library.catalogue)
    model.add(saves.summary(saves.keep(table.text(), (Seat("Anna", "human"), Seat("Bo", "human")))))
    view = QListView()
    qtbot.addWidget(view)
    assert "copy of a network game that continued without it" in str(model.index(0).data())
    assert list(GameButtons(model.rows[0], view).buttons) == ["open", "watch", "verify", "delete"]


def test_an_empty_list_has_a_picture_and_the_button_that_helps(library, tmp_path, qtbot):
    page = GamesPage(SavedGames(library, tmp_path), library)
    show(qtbot, page, 1280, 690)
    page.load()
    qtbot.waitUntil(page.empty.isVisible)
    assert page.view.isHidden()
    assert page.empty.text() == "No unfinished games."
    assert page.empty.button.hasFocus()
    with qtbot.waitSignal(page.new_game_wanted):
        page.empty.button.click()


def test_whoever_lost_a_seat_or_a_draw_is_named_with_those_who_signed(verifier):
    """The dice can be as all signed them although some have left others out."""
    table = sit_down(3)
    bot = RandomBot(Random(4))
    table.until_draw(bot, 3)
    table.agree(DropPeer(2, "overdue", 1, "easy"), known=(0, 1))
    seq = len(table.entries)
    table.until_draw(bot, 20)
    data = record_text(table.start, table.entries, table.board, (table.ack(0),)).encode()
    text = verifier.sentence(verify(data, verifier._library))
    assert text.startswith("The dice were fair: ")
    assert "Draw 4 was made again because the part of Çelik was missing (signed by Anna and Bo)." in text
    assert f"Çelik lost the seat at step {seq} (signed by Anna and Bo)." in text
    assert f"Draw {table.state.draw} is unfinished: this file doesn't have the part of Bo." in text
    assert "It can't show what came after the end of this file." in text
    assert "More than half of the players can play on without the others" in text
    assert "With two players" not in text


def test_what_cannot_be_known_of_two_players_is_said(verifier, text):
    said = verifier.sentence(verify(text.encode(), verifier._library))
    assert "With two players, the one who gets the other's part of a die first could stop the game" in said
    assert "It can't show" not in said


@pytest.mark.parametrize(("change", "sentence"), [
    (VerifiedChange("copy", 7, (0,), (1,)),
     "From step 7 on, this is a copy of the game in which #1 went on without #0."),
    (VerifiedChange("undone", 7, (), (0, 1)), "At step 7, moves were taken back (signed by #0 and #1)."),
    (VerifiedChange("undone", 7, (), (0, 1), (4, 5)),
     "At step 7, moves were taken back and draw 4 and 5 was made again (signed by #0 and #1)."),
    (VerifiedChange("split", 7, (1,), (0,)), "#1 signed for two sides of this game; the proof is in step 7."),
])  # fmt: skip
def test_everything_that_took_something_has_its_sentence(verifier, change, sentence):
    text = verifier.sentence(VerifyReport((), bytes(32), 7, changes=(change,) * 8))
    assert text.count(sentence) == 6
    assert "Other changes to seats or draws: 2." in text
