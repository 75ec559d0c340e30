"""Two windows of one process connect over loopback, from the start page to the beginning of the game."""

import threading
from functools import partial

import pytest
import shiboken6
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from swqt import version
from swqt.engine import OPTION_VALUES, Options
from swqt.gui.app.application import ApplicationController
from swqt.gui.dialogs.table_dialog import TableDialog, ground_of
from swqt.gui.lan import lobby_controller
from swqt.gui.lan.nearby_page import NearbyPage, TableRow, rows_of
from swqt.gui.lan.network_loader import NetworkLoader
from swqt.gui.lan.table_widgets import JoinBox
from swqt.gui.pages import trash
from swqt.gui.pages.trash import TrashedFile
from swqt.gui.texts.refusals import failure_text, trouble_text
from swqt.home import settle_settings
from swqt.net.lobby import seats as seating
from swqt.net.lobby.addresses import read_invitation
from swqt.net.lobby.start import open_ground, pack
from swqt.net.lobby.table import SECRECY, Listed
from swqt.net.news import Nearby, Playing, game_info
from swqt.net.session import Session
from swqt.net.wire.connection import Connection, DialFailed
from swqt.net.wire.handshake import LinkFailure
from swqt.net.wire.identity import fingerprint
from swqt.net.wire.limits import TablePin
from swqt.net.wire.links import Knocked
from swqt.net.wire.messages import Info
from swqt.net.wire.text import Trouble, Troubled
from swqt.table import Settings
from swqt.table.own_games import OwnGame
from tests.support.circle import offer
from tests.support.game_views import Recorder, status_of
from tests.support.lan_player import Player, texts
from tests.support.net_games import key_of, table_of
from tests.support.table_net import OWN_CATALOGUE, board_text


class Guest(Player):
    """A player at the list of tables, who enters the lobby by mouse and keyboard."""

    def __init__(self, library, name, qtbot):
        super().__init__(library, name, 1, qtbot)
        self.taken = []
        self.client.heard.connect(lambda news: self.taken.append(news) if isinstance(news, Playing) else None)
        self.lobby.open_nearby()

    @property
    def page(self):
        return self.window.pages.currentWidget().objectName()

    @property
    def table(self):
        mine = self.client.known.mine
        return mine.table if mine is not None else None

    def open_table(self, players=2):
        self.lobby.host("Test", offer(f"midland-{players}"), players, lambda table: seating.set_house(table, pin=True))
        self.until(lambda: self.page == "lobby" and self.client.known.pin)

    def type_join(self, address, pin=""):
        box = self.lobby.nearby.box
        for field, text in ((box.place, address), (box.pin, pin)):
            field.clear()
            QTest.keyClicks(field, text)
        QTest.keyClick(box.pin, Qt.Key.Key_Return)

    def click(self, button):
        assert button.isEnabled(), button.text()
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)


@pytest.fixture
def seat(qtbot, plain_map, library):
    return partial(Guest, library, qtbot=qtbot)


@pytest.fixture
def two(seat):
    return seat("Anna"), seat("Ben")


def address(host):
    return f"127.0.0.1:{host.client.known.port}"


def meet(host, guest, players=2):
    host.open_table(players)
    guest.type_join(address(host), host.client.known.pin)
    guest.until(lambda: guest.page == "lobby")
    host.until(lambda: len(host.table.people) == 2)


def test_two_meet_take_seats_get_ready_and_begin(two):
    """VARIANT-7: the host gives a handicap that all see before they are ready."""
    host, guest = two
    meet(host, guest)
    lobby = guest.lobby.lobby
    assert [person.name for person in guest.table.people] == ["Anna", "Ben"]
    assert (lobby.title.text(), lobby.about.text()) == ("Test", "Hosted by Anna")
    guest.click(lobby.seats[1].take)    # stand up
    host.until(lambda: host.lobby.lobby.seats[1].name.text() == "Open seat")
    guest.until(lambda: lobby.seats[1].take.text() == "Sit here")
    guest.click(lobby.seats[1].take)    # sit down again
    host.until(lambda: host.lobby.lobby.seats[1].name.text() == "Ben")
    guest.until(lambda: lobby.ready.isEnabled())
    host.click(host.lobby.lobby.begin)
    host.until(lambda: host.lobby.lobby.said.text() == "Ben isn't ready yet.")
    guest.click(lobby.ready)
    host.until(lambda: host.table.people[1].ready)
    host.until(lambda: host.lobby.lobby.hint.text() == "Everyone is ready.")
    assert texts(host.lobby.lobby.chat.lines)[-1] == "Ben is ready."
    bars = [one.lobby.lobby.handicap for one in two]
    assert [bar.button.isVisible() for bar in bars] == [True, False]
    assert [box.accessibleName() for box in bars[0].dialog().boxes] == ["Extra coins of Anna", "Extra coins of Ben"]
    bars[0].chosen.emit((0, 5))
    for one, bar in zip(two, bars, strict=True):
        one.until(lambda bar=bar: bar.words.text() == "Ben starts with 5 extra coins." and bar.isVisible())
    guest.until(lambda: not guest.table.people[1].ready)
    lobby.ready.setFocus()
    QTest.keyClick(lobby.ready, Qt.Key.Key_Space)
    host.until(lambda: host.table.people[1].ready)
    host.lobby.lobby.begin.setFocus()
    QTest.keyClick(host.lobby.lobby.begin, Qt.Key.Key_Space)
    for one in two:
        one.until(lambda one=one: one.taken and one.window.session is not None)
        game = one.window.session.game
        assert dict(zip([seat.name for seat in game.seats], game.start.coins, strict=True)) == {"Anna": 5, "Ben": 10}
        one.until(lambda one=one: one.window.log.model_.lines)
        assert one.window.log.model_.lines[0].text == "Ben starts with 5 extra coins."
    assert sorted(one.taken[0].mine for one in two) == [0, 1]


def test_the_map_of_the_table_is_as_high_as_it_is_wide(seat):
    """Where other columns need its room, none is left empty above and below it."""
    host = seat("Anna")
    host.open_table(3)
    preview = host.lobby.lobby.preview
    for width, height in ((300, 188), (340, 212), (350, 212)):    # a few pixels are not worth a scroll bar
        preview.setFixedWidth(width)
        host.until(lambda width=width, height=height: (preview.width(), preview.height()) == (width, height))


def test_a_wrong_pin_is_told_and_asked_for_again(two, monkeypatch):
    host, guest = two
    host.open_table()
    pin = host.client.known.pin
    box = guest.lobby.nearby.box
    guest.type_join(address(host))
    guest.until(lambda: box.problem.text() == failure_text(LinkFailure.PIN_NEEDED))
    wrong = "000000" if pin != "000000" else "111111"
    guest.type_join(address(host), wrong)
    guest.until(lambda: box.problem.text() == failure_text(LinkFailure.PIN))
    told = "Someone at 127.0.0.1 tried a wrong PIN and was not let in."
    chat = host.lobby.lobby.chat.lines
    host.until(lambda: texts(chat) == [told])
    tried, greet = [], Connection.greet
    monkeypatch.setattr(Connection, "greet", lambda self: (tried.append(self), greet(self)))
    guest.lobby.join([host.endpoint, ("localhost", host.client.known.port)], wrong)    # as if it had two addresses
    guest.until(lambda: not guest.lobby._is_joining)    # all attempts are over
    assert len(tried) == 1, "one wrong PIN is one attempt, however many addresses the table has"
    assert texts(chat) == [told], "once a minute is enough"
    host.client.call(lambda session: session.links.guard.renew(tried=True))
    host.until(lambda: host.client.known.pin != pin)
    assert texts(chat)[-1] == "Too many wrong PINs were tried, so the PIN has changed."
    assert not host.lobby.lobby.said.text(), "what has happened does not stay above the buttons"
    assert host.lobby.lobby.invite.pin.text().replace(" ", "") == host.client.known.pin
    guest.type_join(address(host), host.client.known.pin)
    guest.until(lambda: guest.page == "lobby")


def test_when_the_host_leaves_the_guest_can_reopen_the_table(two):
    host, guest = two
    meet(host, guest)
    lobby = guest.lobby.lobby
    assert lobby.reopen.isHidden()
    guest.window.activateWindow()
    lobby.ready.setFocus()
    host.click(host.lobby.lobby.leave)
    assert host.page == "nearby"
    guest.until(lobby.reopen.isVisible)
    guest.client.heard.emit(DialFailed(LinkFailure.SILENT, final=False))
    assert (lobby.reopen.hasFocus(), lobby.said.isVisible()) == (True, False), "the host is not called any more"
    assert lobby.hint.text() == "Anna has closed the table. Anyone who was here can reopen it."
    assert not lobby.seats[0].isEnabled()
    guest.click(lobby.reopen)
    guest.until(lambda: guest.table is not None and guest.table.host == guest.client.key and guest.client.known.pin)
    assert (lobby.begin.isVisible(), lobby.reopen.isHidden(), lobby.begin.hasFocus()) == (True, True, True)


def test_who_is_sent_away_is_told_and_cannot_come_back(two):
    host, guest = two
    meet(host, guest)
    pin = host.client.known.pin
    people = host.lobby.lobby.people

    def kick():
        buttons = people.findChildren(QPushButton)
        return next((one for one in buttons if one.isVisible() and one.accessibleName() == "Remove Ben"), None)

    host.until(kick)
    host.click(kick())
    guest.until(lambda: guest.page == "nearby")
    assert guest.lobby.nearby.state.text() == trouble_text(Trouble("not-here"))
    host.until(lambda: host.client.known.pin != pin)
    guest.type_join(address(host), pin)
    guest.until(lambda: guest.lobby.nearby.box.problem.text() == failure_text(LinkFailure.PIN))
    guest.type_join(address(host), host.client.known.pin)
    guest.until(lambda: guest.lobby.nearby.state.text() == trouble_text(Trouble("banned")))


def test_the_host_puts_bots_closes_seats_and_changes_the_house(two):
    host, guest = two
    meet(host, guest, 3)
    seat, invite = guest.lobby.lobby.seats[2], host.lobby.lobby.invite
    filling = host.lobby.lobby.seats[2].filling
    for kind, name in (("bot:easy", "Easy bot"), ("closed", "Closed")):
        filling.setCurrentIndex(filling.findData(kind))
        filling.activated.emit(filling.currentIndex())
        guest.until(lambda name=name: seat.name.text() == name)
    assert not seat.filling.isVisible()
    before = host.client.known.pin
    host.click(invite.renew)
    host.until(lambda: host.client.known.pin != before)
    assert invite.pin.text().replace(" ", "") == host.client.known.pin
    invite.asks.click()
    guest.until(lambda: not guest.table.pin)
    host.until(lambda: not invite.pin.isVisible())
    host.lobby.lobby.spectators.click()
    guest.until(lambda: not guest.table.spectators)


def test_colours_are_chosen_and_nobody_takes_anothers(two):
    host, guest = two
    meet(host, guest, 3)

    def offered(one, row):
        menu = one.lobby.lobby.seats[row].mark.menu()
        return [(action.text(), action.isEnabled()) for action in menu.actions()] if menu is not None else []

    assert offered(guest, 0) == [], "that is the host's seat"
    assert offered(guest, 2) == [], "only the host chooses for empty seats"
    assert offered(guest, 1) == [
        ("Blue, circle – Anna", False), ("Yellow, triangle", True), ("Red, square", True), ("Purple, star", True),
        ("Green, diamond", True),
    ]  # fmt: skip
    guest.lobby.lobby.seats[1].mark.menu().actions()[2].trigger()    # the free seat has it, and gives it up
    host.until(lambda: [seat.colour for seat in host.table.seats] == [0, 2, 1])
    host.lobby.lobby.seats[2].mark.menu().actions()[4].trigger()
    guest.until(lambda: [row.mark.colour for row in guest.lobby.lobby.seats[:3]] == [0, 2, 4])
    guest.client.call(Session.ask, "colour", 1, 0)
    guest.until(lambda: guest.lobby.lobby.said.text() == "Anna already has that colour.")
    assert [seat.colour for seat in host.table.seats] == [0, 2, 4]


def test_people_talk_before_the_game_in_plain_text(two):
    host, guest = two
    meet(host, guest)
    talk = guest.lobby.lobby.chat
    talk.entry.setFocus()
    QTest.keyClicks(talk.entry, "Hello <b>Anna</b>")
    QTest.keyClick(talk.entry, Qt.Key.Key_Return)
    assert guest.page == "lobby"
    for one in two:
        one.until(lambda one=one: texts(one.lobby.lobby.chat.lines)[-1:] == ["Ben: Hello <b>Anna</b>"])
    for one in two:
        lines = one.lobby.lobby.chat.lines
        # What is said is in sight without scrolling.
        one.until(lambda lines=lines: lines.visibleRegion().boundingRect().height() >= lines.minimumHeight())
    for _ in range(8):
        talk.quick.menu().actions()[0].trigger()
    guest.until(lambda: guest.lobby.lobby.said.text() == "You're sending messages too fast. Wait a moment.")
    host.until(lambda: host.lobby.lobby.chat.lines.count() == 6)
    assert texts(host.lobby.lobby.chat.lines)[0] == "Ben joined."
    host.lobby.lobby.who_chats.setFocus()
    QTest.keyClick(host.lobby.lobby.who_chats, Qt.Key.Key_Down)
    guest.until(lambda: not guest.table.talk)
    assert not guest.lobby.lobby.who_chats.isEnabled()
    assert guest.lobby.lobby.who_chats.currentText() == "players only"
    assert talk.entry.isEnabled(), "before the game everybody at the table may talk"


def test_whoever_calls_before_the_table_is_open_joins_as_soon_as_it_is(two):
    host, guest = two
    nearby = guest.lobby.nearby
    guest.type_join(address(host))
    guest.until(lambda: nearby.state.text() == "swqt is running there, but no table is open yet.")
    assert nearby.stop.isVisible()
    host.lobby.host("Test", offer("midland-2"), 2, lambda table: seating.set_house(table, pin=False))
    guest.until(lambda: guest.page == "lobby")
    assert nearby.stop.isHidden()


def test_an_invitation_leads_to_the_table_even_while_pins_are_refused(two, monkeypatch):
    host, guest = two
    host.open_table()
    known, box = host.client.known, guest.lobby.nearby.box
    host.click(host.lobby.lobby.invite.rows["link"][2])
    link = QApplication.clipboard().text()
    assert link.startswith("SWQT://J/")
    guest.lobby.open_nearby(link)
    assert box.pin.text() == known.pin
    monkeypatch.setattr(TablePin, "take", lambda *_: None)
    guest.click(box.go)
    guest.until(lambda: guest.page == "lobby")
    shown = host.lobby.lobby.invite.rows["link"][1].text()
    assert not shown or read_invitation(shown).token == known.token


def test_what_a_table_says_while_it_is_left_is_ignored(two):
    host, guest = two
    meet(host, guest)
    late = guest.client.known.mine
    assert late is not None
    heard = []
    guest.client.heard.connect(heard.append)
    guest.client.leave()
    guest.client.network._news.appendleft(late)    # the network thread has told it before it heard that we leave
    guest.client._drain()
    assert guest.client.known.mine is None
    assert late not in heard


def test_an_invitation_leads_from_one_table_to_another(two, seat):
    host, guest = two
    meet(host, guest)
    other = seat("Cem")
    other.open_table()
    guest.lobby.open_nearby(address(other))
    guest.type_join(address(other), other.client.known.pin)
    guest.until(lambda: guest.page == "lobby")
    assert guest.lobby.lobby.table.host == other.client.key


def test_what_is_wrong_with_an_invitation_is_said(qtbot):
    box = JoinBox()
    qtbot.addWidget(box)
    box.show()
    for typed in ("", "192.168.0.300", "1.2.3.4:99999", "ABCD", "http://x", "0000-0000-0000-0001"):
        box.place.setText(typed)
        box.go.click()
        with pytest.raises(Troubled) as caught:
            read_invitation(typed)
        assert box.problem.text() == trouble_text(caught.value.trouble)
        assert box.problem.isVisible()


def listed(name, **about):
    about = {"taken": 2, "engine": version.engine_eight(), "program": version.program_version(), **about}
    live = about.pop("live", True)
    told = Info(name, seats=4, board="midland-4", **about)
    return Listed(f"{name}._swqt", told, ("192.168.0.7",), 47770, live, 0.0031, b"host")


def test_the_list_shows_what_can_be_joined_and_says_why_not(seat):
    one = seat("Anna")
    page = one.lobby.nearby
    tables = (
        listed("Open", pin=True), listed("Other", engine=b"\1\2\3\4", program="9.9"), listed("Gone", live=False),
        listed("Played", state="playing", taken=4, open_to_spectators=True),
    )  # fmt: skip
    one.client.known.nearby = tables
    one.lobby._hear(Nearby(tables))
    said = texts(page.view)
    assert said[0] == "Open, open, Larkenfell · 2 of 4 seats taken · 3 ms, PIN required"
    assert said[1] == f"Other, different version, They have swqt 9.9, you have swqt {version.program_version()}"
    tip = page.view.item(1).toolTip()
    assert tip.startswith("Different versions: they have swqt 9.9 (01020304)")
    assert said[2].startswith("Gone, no answer")
    states = []
    for row in range(4):
        page.view.setCurrentRow(row)
        states.append((page.join.isEnabled(), page.watch.isEnabled()))
    assert states == [(True, False), (False, False), (False, False), (False, True)]
    page.view.setCurrentRow(0)
    QTest.keyClick(page.view, Qt.Key.Key_Return)
    assert "needs a PIN" in page.box.problem.text()
    assert page.box.place.text() == "192.168.0.7:47770"


@pytest.mark.parametrize(("bots", "linked", "state"), [
    ((), (1,), "playing"), ((), (), "resumable"), ((1,), (), "playing"), ((2,), (2,), "resumable"),
])  # fmt: skip
def test_a_game_is_interrupted_while_nobody_who_plays_elsewhere_is_linked(bots, linked, state):
    """Nobody plays elsewhere where bots have all other seats, as in a copy that is played alone."""
    table = listed("Test").announced
    status = status_of(count=3 if 2 in bots else 2, bots=bots)
    assert game_info(table, b"12345678", status, {key_of(number) for number in linked}).state == state


def test_an_own_game_is_one_row_with_its_table(tmp_path):
    own = OwnGame(tmp_path / "a.swj", "Mine", ("Anna", "Ben"), 3, 10, 0.0, b"12345678" + b"x" * 24)
    table = listed("Mine", state="playing", game=b"12345678")
    assert rows_of([table], [own]) == [TableRow(table, own, None)]
    assert rows_of([], [own]) == [TableRow(own=own)]
    assert TableRow(table, own, None).can_resume


def test_an_own_game_is_deleted_and_brought_back(seat, qtbot, tmp_path, monkeypatch):
    """By the button or by a key, until the page is left; nothing happens to a table that is not an own game."""
    player = seat("Anna")
    controller, page = player.lobby, player.lobby.nearby
    path, bin_ = tmp_path / "a.swj", tmp_path / "bin"
    path.write_text("journal", encoding="utf-8")
    own = OwnGame(path, "Mine", ("Anna", "Ben"), 3, 10, 0.0, b"12345678" + b"x" * 24)
    monkeypatch.setattr(lobby_controller, "own_games", lambda *_: iter([own] if path.exists() else []))
    monkeypatch.setattr(trash, "throw_away", lambda path: TrashedFile(path, path.rename(bin_)))
    controller.client.known.nearby = (listed("Theirs"),)
    controller.open_nearby()
    player.until(lambda: len(page.view.rows) == 2)
    page.view.setCurrentRow(0)
    QTest.keyClick(page.view, Qt.Key.Key_Delete)
    assert page.delete.isHidden()
    assert page.trash.isHidden()
    for delete in (page.delete.click, partial(QTest.keyClick, page.view, Qt.Key.Key_Delete)):
        page.view.setCurrentRow(1)
        delete()
        assert (path.exists(), [page.view.title(row) for row in page.view.rows]) == (False, ["Theirs"])
        assert (page.trash.said.text(), page.view.hasFocus()) == ("Moved to trash: Mine", True)
        page.trash.undo.click()
        player.until(lambda: len(page.view.rows) == 2)
        assert (path.read_text(encoding="utf-8"), page.trash.isHidden()) == ("journal", True)
    page.view.setCurrentRow(1)
    page.throw_away()
    bin_.rename(tmp_path / "emptied")
    page.trash.undo.click()
    assert page.trash.said.text().startswith("Couldn't restore the game: ")
    page.back.click()
    assert page.trash.isHidden()


def test_only_the_latest_search_for_own_games_counts(seat, tmp_path, monkeypatch):
    """The search before may end after it, and may have looked before a game was brought back."""
    player, latest_shown = seat("Anna"), threading.Event()
    controller, page = player.lobby, player.lobby.nearby
    own = OwnGame(tmp_path / "a.swj", "Mine", ("Anna", "Ben"), 3, 10, 0.0, b"12345678" + b"x" * 24)
    monkeypatch.setattr(lobby_controller, "own_games", lambda *_: filter(lambda _: not latest_shown.wait(), [own]))
    page.changed.emit()
    early = controller._search
    monkeypatch.setattr(lobby_controller, "own_games", lambda *_: iter([own]))
    page.changed.emit()
    try:
        player.until(lambda: len(page.view.rows) == 1)
    finally:    # the thread of the early search would keep the program
        latest_shown.set()
    early.join()
    QApplication.processEvents()
    assert len(page.view.rows) == 1


def test_the_tabs_of_a_table_are_called_like_the_dialog(window, library):
    dialog = TableDialog(library, {}, "Test", window, "en")
    assert dialog.tabs.tabBar().accessibleName() == dialog.windowTitle() == "Open a table"


@pytest.mark.parametrize("label", ["base", "base items wayfarers", "underground -drow +amazons no-items"])
def test_a_table_is_changed_from_what_is_played_there(label, window, library):
    """As after a rematch of a game that somebody else had hosted."""
    options = Options(sorcerer_vs_elf=OPTION_VALUES["sorcerer_vs_elf"][-1])
    given = pack(board_text("emberfall-3" if "under" in label else "midland-3"), label, options, library.catalogue)
    table, played = table_of(3)[0], open_ground(given.ground, given.goods, library.catalogue)
    last = ground_of(seating.set_house(table, secrecy=2), played)
    dialog = TableDialog(library, last, table.name, window, "en", played)
    dialog.finish()
    assert (dialog.offer, dialog.players, dialog.secrecy()) == (given, 3, SECRECY[2])


def test_home_made_traits_of_another_player_stay_at_a_table_that_is_changed(window, library):
    given = pack(board_text("midland-3"), "base +beekeepers -orcs", Options(), OWN_CATALOGUE)
    played = open_ground(given.ground, given.goods, library.catalogue)
    table = table_of(3)[0]
    dialog = TableDialog(library, ground_of(table, played), table.name, window, "en", played)
    dialog.finish()
    assert dialog.offer == given
    assert "beekeepers" not in [trait.name for trait in library.catalogue.traits]


def test_who_gives_a_table_another_name_plays_the_same_game_there(seat, monkeypatch):
    """Whatever they played at the last table that they opened."""
    host = seat("Anna")
    host.open_table(3)
    host.lobby._remember(table={"board": "midland-2", "players": 2, "secrecy": "hidden"})
    before = host.table

    def rename(dialog):
        dialog.box.name.setText("Friday")
        dialog.finish()
        return True

    monkeypatch.setattr(TableDialog, "exec", rename)
    host.click(host.lobby.lobby.change)
    host.until(lambda: host.table.name == "Friday")
    assert (host.table.ground, host.table.seats) == (before.ground, before.seats)
    assert host.table.secrecy == before.secrecy


def test_what_was_chosen_for_a_table_outlives_the_dialog(window, library):
    """The network thread applies it, perhaps when the dialog is gone."""
    language = window.services.language
    dialog = TableDialog(library, {"pin": True, "spectators": False}, "Anna's table", None, language)
    choices = dialog.house(), dialog.new_name()
    shiboken6.delete(dialog)
    table, _ = table_of()
    for choose in choices:
        table = choose(table)
    assert (table.pin, table.spectators, table.name) == (True, False, "Anna's table")


def test_a_game_of_another_version_stays_in_the_list_and_says_which_it_needs(qtbot, library, tmp_path):
    trouble = Trouble("engine-resumed", ("0.0.9", "01020304", "0.1.0", "05060708"))
    own = OwnGame(tmp_path / "a.swj", "Mine", ("Anna", "Ben"), 0, 0, 0.0, b"12345678" + b"x" * 24, trouble)
    page = NearbyPage(library, Recorder())
    qtbot.addWidget(page)
    with qtbot.assertNotEmitted(page.resumed):
        page.show_rows(rows_of([], [own]))
        page.act()
    assert page.why.text() == trouble_text(trouble)
    assert "swqt 0.0.9 (rules 01020304)" in page.why.text()
    assert not page.join.isEnabled()
    assert page.view.item(0).text().startswith("Mine, different version, ")


def test_what_is_chosen_stays_so_when_tables_come_and_go(qtbot, library):
    page = NearbyPage(library, Recorder())
    qtbot.addWidget(page)
    one, two, three = ([listed(name)] for name in ("One", "Two", "Three"))
    assert page.show_rows(rows_of(one + two, [])) == ["One", "Two"]
    page.view.setCurrentRow(1)
    assert page.show_rows(rows_of(three + one + two, [])) == ["Three"]
    assert page.view.current().listed.announced.name == "Two"
    assert page.show_rows(rows_of(one, [])) == []
    assert page.view.current().listed.announced.name == "One"


def test_the_page_does_not_move_when_the_first_table_is_found(qtbot, library):
    page = NearbyPage(library, Recorder())
    qtbot.addWidget(page)
    page.resize(700, 340)
    with qtbot.waitActive(page):
        page.show()
    page.focus_list()
    page.show_rows(rows_of([listed("One")], []))
    assert page.view.hasFocus()
    assert page._area.verticalScrollBar().value() == 0
    page.show_rows([])
    assert page.empty.button.hasFocus()


def test_a_list_out_of_sight_leaves_the_keyboard_where_it_is(seat):
    """Tables come and go while somebody types at another one."""
    player = seat("Anna")
    page = player.lobby.nearby
    assert page.empty.button.hasFocus()
    player.open_table()
    entry = player.lobby.lobby.chat.entry
    entry.setFocus()
    for tables in ([listed("One")], []):
        page.show_rows(rows_of(tables, []))
        assert entry.hasFocus()


def test_a_long_name_fits_into_its_field(seat):
    name = seat("Cleopatra the Great of E").lobby.nearby.name
    assert name.fontMetrics().horizontalAdvance(name.text()) < name.contentsRect().width() - 16


def test_who_only_watches_is_asked_for_the_pin_as_well(qtbot, library):
    page = NearbyPage(library, Recorder())
    qtbot.addWidget(page)
    page.show_rows(rows_of([listed("Open", pin=True, open_to_spectators=True)], []))
    page.watch.click()
    assert "needs a PIN" in page.box.problem.text()
    page.box.pin.setText("123456")
    with qtbot.waitSignal(page.joined) as told:
        page.box.go.click()
    assert told.args == [[("192.168.0.7", 47770)], "123456", b"", True]


def test_who_is_throttled_asks_to_be_let_in_and_one_click_does_it(two, monkeypatch):
    host, guest = two
    host.open_table()
    monkeypatch.setattr(TablePin, "take", lambda *_: None)
    guest.type_join(address(host), host.client.known.pin)
    page, knocks = guest.lobby.nearby, host.lobby.lobby.knocks
    assert (page.knock.isHidden(), knocks.isHidden()) == (True, True)
    guest.until(lambda: not page.knock.isHidden())
    assert "ask the people there to let you in" in page.box.problem.text()
    page.knock.click()
    host.until(lambda: not knocks.isHidden())
    mark = fingerprint(guest.client.key)
    assert knocks.text().startswith(f"Ben asks to join without a PIN. Their fingerprint is {mark}")
    guest.until(lambda: mark in page.state.text())
    assert page.state.text().startswith("Anna is being asked whether to let you in.")
    assert (page.knock.isHidden(), page.box.problem.isHidden()) == (True, True)
    knocks.buttons()[1].click()
    guest.until(lambda: guest.page == "lobby")
    assert knocks.isHidden()


def test_several_who_knock_are_asked_about_one_after_the_other(seat):
    """Nobody is asked about twice; of more than eight the oldest are forgotten."""
    host = seat("Anna")
    host.open_table()
    asked, tell = host.lobby.lobby.knocks, host.client.network._tell
    keys = {number: bytes([number]) * 32 for number in range(1, 10)}
    for number in (1, *keys, 3):
        tell(Knocked(keys[number], f"P{number}", "10.0.0.1"))
    host.until(lambda: len(host.client.known.knocks) == 8 and asked.text().startswith("P2 "))
    asked.buttons()[1].click()
    asked.buttons()[0].click()
    assert asked.text().startswith("P4 ")
    let_in = []
    host.client.call(lambda session: let_in.append(set(session._admitted)))
    host.until(lambda: let_in)
    assert let_in == [{keys[2]}]
    host.click(host.lobby.lobby.leave)
    assert not host.client.known.knocks, "who knocked at one table does not wait at the next one"


def test_nothing_is_loaded_or_started_before_it_is_wanted(window, qtbot):
    assert window.lan.controller is None
    window.actions_.network.trigger()
    qtbot.waitUntil(lambda: window.lan.controller is not None)
    assert window.pages.currentWidget().objectName() == "nearby"


def test_a_window_that_closes_leaves_no_thread_but_the_name_for_the_next_time(seat):
    before = {thread.name for thread in threading.enumerate()}
    one = seat("Anna")
    name = one.lobby.nearby.name
    name.selectAll()
    QTest.keyClicks(name, "Zoe")
    QTest.keyClick(name, Qt.Key.Key_Return)
    assert one.window.settings.network["name"] == "Zoe"
    name.setText("  ")
    name.editingFinished.emit()
    assert name.text() == "Zoe"
    one.open_table()
    assert "network" in {thread.name for thread in threading.enumerate()}
    one.window.close()
    assert one.window.lan.controller is None
    settle_settings()    # the name is saved by a thread
    one.until(lambda: {thread.name for thread in threading.enumerate()} <= before)


def test_a_link_on_the_command_line_opens_the_join(qapp, qtbot, plain_map, monkeypatch):
    followed = []
    monkeypatch.setattr(NetworkLoader, "open", lambda door, link: followed.append(link))
    link = "SWQT://J/R2M0-035T-K934-MHG6"
    program = ApplicationController(qapp, Settings(), [link])
    qtbot.addWidget(program.window)
    program.loader.start()
    qtbot.waitUntil(lambda: bool(followed))
    program.on_arguments(link)
    assert followed == [link, link]
    program.window.close()
    program.close()
