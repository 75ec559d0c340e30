"""A replay that is watched together, in two and three windows of one process that connect over loopback."""

import shutil
import threading
from functools import partial
from pathlib import Path
from random import Random
from threading import Event

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from swqt.content import parse_board
from swqt.gui.board.geometry import geometry_of
from swqt.gui.dialogs.table_dialog import ShareDialog
from swqt.gui.lan import watch_together
from swqt.gui.panels.player_row import ROW
from swqt.net.lobby.start import open_replay, pack_replay
from swqt.net.wire.messages import PointedAt, ShownMoment
from swqt.net.wire.text import Troubled
from swqt.table import GameSetup, Library, ReadOnlyGame, SavedGames, game_text
from tests.support.lan_player import PATIENCE, Player, texts
from tests.support.table_net import board_text

FILE = Path(__file__).parents[2] / "games" / "two-seats.swn"


class Watcher(Player):
    def __init__(self, library, name, qtbot):
        super().__init__(library, name, 1, qtbot)
        self.said = []
        self.together._says.announced.connect(self.said.append)

    @property
    def together(self):
        return self.lobby.together

    @property
    def bar(self):
        return self.together.bar

    @property
    def review(self):
        return self.window.replay_controller.review

    def sees(self, count):
        return self.review.is_open and self.window.session.viewed == count


@pytest.fixture
def come(qtbot, plain_map, library):
    return partial(Watcher, library, qtbot=qtbot)


def join(host, guest):
    known = host.client.known
    guest.lobby.join([host.endpoint], known.pin if known.mine.table.pin else "")
    guest.until(lambda: guest.together.game is not None)
    host.until(lambda: guest.name in [one.name for one in host.together.table.people])


@pytest.fixture
def file(tmp_path):
    """A copy of the game: notes are written into it."""
    return Path(shutil.copy(FILE, tmp_path))


@pytest.fixture
def shown(come, file):
    """Anna shows a replay at a table with a PIN, and Ben has joined."""
    anna, ben = come("Anna"), come("Ben")
    anna.window.replay_controller.watch_file(file)
    anna.together.share(anna.window.session.game, "Anna shows a game", "Anna", pin=True)
    anna.until(lambda: anna.together.table is not None and anna.client.known.pin)
    join(anna, ben)
    return anna, ben


def test_nobody_is_called_you_in_a_replay(shown):
    anna, ben = shown
    anna.review.reel.go_to(30)
    ben.until(lambda: ben.sees(30))
    assert ben.lobby.nearby.state.text() == "", "the replay has been received"
    for player in shown:
        player.window.presenter.flush()
        model = player.window.players.model()
        assert "playing" in [model.index(seat, 0).data(ROW).note for seat in range(model.rowCount())]


def test_a_file_that_fails_too_late_does_not_take_one_away_from_the_next_table(come, file, monkeypatch):
    anna, ben = come("Anna"), come("Ben")
    anna.window.replay_controller.watch_file(file)
    anna.together.share(anna.window.session.game, "Anna shows a game", "Anna")
    anna.until(lambda: anna.together.table is not None)
    failing, read = Event(), SavedGames.view_text

    def fail(saves, text):
        failing.wait(PATIENCE)
        raise ValueError("replay: line 1")

    monkeypatch.setattr(SavedGames, "view_text", fail)
    ben.lobby.join([anna.endpoint], "")
    ben.until(lambda: ben.together._text)
    (loading,) = [thread for thread in threading.enumerate() if thread.name == "shared replay"]
    ben.client.leave()
    ben.until(lambda: ben.together.table is None)
    monkeypatch.setattr(SavedGames, "view_text", read)
    told = []
    ben.window.lan.failed.disconnect()
    ben.window.lan.failed.connect(lambda *text: told.append(text))
    failing.set()
    loading.join()
    join(anna, ben)
    assert told == []
    assert ben.together.table is not None


def test_a_replay_that_is_still_being_read_opens_in_the_new_window(come, file, monkeypatch):
    anna, ben = come("Anna"), come("Ben")
    anna.window.replay_controller.watch_file(file)
    anna.together.share(anna.window.session.game, "Anna shows a game", "Anna")
    anna.until(lambda: anna.together.table is not None)
    going_on, read = Event(), SavedGames.view_text

    def wait(saves, text):
        going_on.wait(PATIENCE)
        return read(saves, text)

    monkeypatch.setattr(SavedGames, "view_text", wait)
    ben.lobby.join([anna.endpoint], "")
    ben.until(lambda: ben.together._text)
    ben.made_anew()
    assert ben.together._text, "without waiting for news of the table"
    going_on.set()
    ben.until(lambda: ben.together.game is not None)
    assert ben.window.session.game is ben.together.game


def test_others_see_the_map_of_a_home_made_board(qtbot, plain_map, tmp_path):
    text = board_text("midland-2").replace('"midland-2"', '"mondtal"').replace('"mine"', '"cavern"', 1)
    (tmp_path / "anna" / "boards").mkdir(parents=True)
    (tmp_path / "anna" / "boards" / "mondtal.json").write_text(text, encoding="utf-8")
    anna, ben = (Watcher(Library(tmp_path / name.lower()), name, qtbot=qtbot) for name in ("Anna", "Ben"))
    setup = GameSetup(("Anna", "Ben"), ("human",) * 2, "mondtal", seed=1)
    game = anna.window.services.saves.start(setup)
    board = game.rules.board
    (tmp_path / "game.swn").write_text(game_text(game), encoding="utf-8")
    anna.window.replay_controller.watch_file(tmp_path / "game.swn")
    anna.together.share(anna.window.session.game, "Anna shows a game", "Anna")
    anna.until(lambda: anna.together.table is not None)
    join(anna, ben)
    labels = geometry_of(parse_board(text, "").shape).labels
    assert ben.window.session.scene.shape.labels == labels
    assert Library(tmp_path / "carl").map_file(board) == (board.id, "")
    assert Library(tmp_path / "ben").map_file(board) == ("mondtal", text), "whoever leads next can show it to others"


def test_nobody_waits_for_a_replay_whose_board_is_damaged(come, file, monkeypatch):
    anna, told = come("Anna"), []
    anna.window.lan.failed.disconnect()
    anna.window.lan.failed.connect(lambda *text: told.append(text))
    anna.window.replay_controller.watch_file(file)
    monkeypatch.setattr(Library, "map_file", lambda *_: ("mondtal", "{"))
    anna.together.share(anna.window.session.game, "Anna shows a game", "Anna")
    anna.until(lambda: told)
    assert told[0][0] == "This replay can't be shown."
    assert "mondtal" in told[0][1]
    anna.until(lambda: anna.together.table is None)


def test_a_map_travels_if_there_is_room_and_is_checked():
    text = board_text("midland-2").replace('"midland-2"', '"mondtal"')
    offer = pack_replay("swqt 1", "mondtal", text)
    assert open_replay(*offer) == ("swqt 1", text)
    assert len(pack_replay(Random(1).randbytes(34_000).hex(), "mondtal", text).goods) == 1
    for wrong in (pack_replay("swqt 1", "sonntal", text), pack_replay("swqt 1", "mondtal", "{")):
        with pytest.raises(Troubled) as refused:
            open_replay(*wrong)
        assert refused.value.trouble.code == "board-bad"


def test_the_command_asks_for_name_and_pin_and_opens_the_table(come, file, monkeypatch):
    anna = come("Anna")
    assert not anna.window.actions_.share.isEnabled()
    anna.window.replay_controller.watch_file(file)
    assert anna.window.actions_.share.isEnabled()
    asked = []

    def accept(dialog):
        asked.append(dialog)
        dialog.pin.setChecked(True)
        return True

    monkeypatch.setattr(ShareDialog, "exec", accept)
    anna.window.actions_.share.trigger()
    anna.until(lambda: anna.together.table is not None)
    assert anna.together.table.name == asked[0].name.text()
    assert asked[0].name.text().startswith("Anna shows a game of ")
    assert anna.together.table.pin
    assert anna.bar.text() == "You lead the replay. Nobody else is here yet."
    asked[0].name.setText(" ")
    assert not asked[0].show_it.isEnabled()
    anna.press("Invite…")
    assert anna.together.invite.panel.pin.text().replace(" ", "") == anna.client.known.pin
    anna.window.show_start()
    assert anna.together.table is None


def test_others_see_what_the_leader_shows_or_look_on_their_own(shown):
    anna, ben = shown
    assert isinstance(ben.window.session.game, ReadOnlyGame)
    assert anna.bar.text() == "You lead the replay. Watching with you: Ben."
    assert anna.choices[:2] == ["Stop sharing", "Invite…"]
    assert ben.bar.text() == "Anna leads the replay. Click a region to point at it."
    anna.review.reel.go_to(30)
    ben.until(lambda: ben.sees(30))
    anna.window.session.game.annotate(30, "Look!\nHere")
    anna.review.show_notes()
    ben.until(lambda: ben.window.session.game.annotation(30) == "Look! Here")
    ben.review.reel.step(-1)
    assert ben.bar.text() == "You're looking on your own while Anna leads."
    anna.review.reel.go_to(40)
    ben.until(lambda: ben.together._moment.count == 40)
    assert not ben.sees(40)
    ben.press("Follow Anna")
    assert ben.sees(40)
    anna.review.bar.speed.setCurrentIndex(4)
    anna.review.reel.play()
    ben.until(lambda: ben.review.bar.speed.currentIndex() == 4)
    anna.review.reel.pause()


def test_a_region_is_pointed_at_by_mouse_and_keyboard_with_a_name_for_a_while(shown, monkeypatch):
    monkeypatch.setattr(watch_together, "LASTS", 2000)
    anna, ben = shown
    anna.window.view.clicked.emit(3)
    for one in shown:
        one.until(lambda one=one: one.window.session.scene._pointers)
        [pointer] = one.together._pointers.values()
        assert (pointer.region, pointer.name) == (3, "Anna")
    region = ben.window.session.names.region(3)
    assert f"Anna points at {region}." in ben.said
    ben.until(lambda: not ben.window.session.scene._pointers)
    anna.review.reel.go_to(20)
    ben.until(lambda: ben.sees(20))
    ben.made_anew()    # another language keeps the table
    assert ben.sees(20)
    anna.review.reel.go_to(21)
    ben.until(lambda: ben.sees(21))
    view = ben.window.view
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_Right)
    QTest.keyClick(view, Qt.Key.Key_Return)
    anna.until(lambda: any(text.startswith("Ben points at ") for text in anna.said))


def test_chat_and_the_lead_go_round_and_the_replay_stays_when_the_host_leaves(shown):
    anna, ben = shown
    QTest.keyClicks(ben.together.panel.chat.entry, "Why there?")
    QTest.keyClick(ben.together.panel.chat.entry, Qt.Key.Key_Return)
    anna.until(lambda: "Ben: Why there?" in anna.said)
    people = anna.together.panel
    assert texts(people.people) == ["Anna · you · leads", "Ben"]
    for panel in (people, ben.together.panel):
        assert panel.mute.isHidden()
        panel.people.setCurrentRow(1)
    assert [people.lead.isHidden(), ben.together.panel.lead.isHidden()] == [False, True]
    QTest.mouseClick(people.lead, Qt.MouseButton.LeftButton)
    ben.until(lambda: ben.together.leads)
    assert "You lead now." in ben.said
    ben.until(lambda: ben.choices[:2] == ["Leave", "Invite…"])    # the others go on
    anna.until(lambda: anna.bar.text().startswith("Ben leads"))
    ben.review.reel.go_to(12)
    anna.until(lambda: anna.sees(12))
    anna.press("Leave")
    assert anna.sees(12)
    ben.until(lambda: ben.bar.text() == "You lead the replay. Nobody else is here yet.")
    ben.until(lambda: not ben.together._is_closed)
    assert ben.together.table.host == ben.client.key


def test_who_is_left_alone_is_told_and_may_lead(shown, come):
    anna, ben = shown
    anna.review.reel.go_to(25)
    carl = come("Carl")
    join(anna, carl)
    carl.until(lambda: carl.sees(25))    # who comes later sees the same
    anna.window.show_start()
    ben.until(lambda: ben.bar.text() == "Anna has left. You keep the replay.")
    assert ben.window.session is not None
    ben.review.reel.go_to(17)
    ben.press("Lead the others")
    carl.until(lambda: carl.bar.text().startswith("Ben leads"))
    carl.until(lambda: carl.sees(17))


def test_what_makes_no_sense_is_ignored_and_bad_files_are_named(shown, come, library):
    anna, ben = shown
    anna.review.reel.go_to(15)
    ben.until(lambda: ben.sees(15))
    place, key = ben.together.table.table, anna.client.key
    for count in (10**6, 2**32 - 1):
        ben.together.take(ShownMoment(place, key, 9, count, 255))
    ben.together.take(PointedAt(place, key, 9, 200))
    ben.together.take(PointedAt(place, bytes(32), 9, 1))
    assert ben.sees(15)
    assert not ben.together._pointers
    told = []
    ben.window.lan.failed.disconnect()
    ben.window.lan.failed.connect(lambda *text: told.append(text))
    changed = FILE.read_text(encoding="utf-8").replace("conquer", "sell")
    for text in ("", "nonsense", "\n" * 10_000, "x" * 5000, changed):
        with pytest.raises(ValueError, match="replay"):
            SavedGames(library).view_text(text)
    ben.together._on_unreadable(ValueError("replay: line 1"))
    assert told == [("This replay can't be shown.", "replay: line 1")]
    assert ben.together.table is None
    assert ben.window.session is not None
