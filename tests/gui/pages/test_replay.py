"""Replay: positions on the board, playback, continuing from a position, and the list of games."""

from functools import partial

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QImage, QPainter, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QInputDialog, QMessageBox, QWidget

from swqt.engine import Rules
from swqt.gui.board.overlay_items import ArrowItem
from swqt.gui.pages import trash as trash_module
from swqt.gui.pages.replay_bar import PAUSES, Playback, Timeline
from swqt.gui.pages.results_page import ResultsPage
from swqt.gui.pages.start_page import StartPage
from swqt.gui.pages.trash import TrashedFile, put_back, throw_away
from swqt.gui.style.theme import LIGHT, THEMES, apply_theme
from swqt.gui.texts.i18n import spoken
from swqt.table import ChanceSource, Game, ReadOnlyGame, Seat, Settings, Turn, game_text, turns
from tests.support.colours import contrast
from tests.support.hand import play_out, settle, show

pytestmark = pytest.mark.usefixtures("shared_window")


def shown(window):
    return [(stand.look.seat, stand.look.tokens) for stand in window.session.scene.stands]


def expected(game, count):
    state = game.at(count)
    tribes = [(state.tribe_at(region), tokens) for region, tokens in enumerate(state.tokens)]
    return [(state.tribes[number].seat, tokens) if number >= 0 else (-1, 0) for number, tokens in tribes]


def view(window, count):
    window.replay_controller.view(count)
    window.presenter.flush()


@pytest.fixture
def replay(window):
    return window.replay_controller


@pytest.fixture
def running(table):
    """A game of two in its third round whose last command can be undone."""
    game = table(2).session.game
    play_out(game, until=lambda: len(game) >= 45 and game.barrier is None)
    return game


@pytest.fixture(scope="module")
def saved(library):
    """The files of two unfinished games and of a finished one."""
    board = library.board("midland-2")
    rules = Rules(board, library.content("base", board))
    texts = {}
    for seed, (name, least) in enumerate({"early": 20, "first": 12, "over": 10_000}.items(), 1):
        seats = [Seat(name, "human") for name in ("Anna", "Ben")]
        game = Game(rules, rules.start(2), seats, dice=ChanceSource(seed))
        play_out(game, until=lambda: len(game) >= least and game.barrier is None)    # noqa: B023  # called at once
        texts[name] = game_text(game)
    return texts


@pytest.fixture
def finished(saved, tmp_path):
    path = tmp_path / "finished.swn"
    path.write_text(saved["over"], encoding="utf-8")
    return path


class TestReel:
    @pytest.fixture
    def reel(self):
        reel = Playback()
        reel.load(range(21), [0, 5, 12], 7)
        return reel

    def test_steps_and_jumps(self, reel):
        went = []
        reel.moved.connect(went.append)
        for by in (1, -1, -1):
            reel.step(by)
        for by in (-1, -1, -1, 1, 1, 1, 1):
            reel.jump(by)
        assert went == [8, 7, 6, 5, 0, 5, 12, 20]
        reel.go_to(99)
        assert reel.position == 20
        assert list(PAUSES.values()) == sorted(PAUSES.values(), reverse=True)

    def test_it_plays_to_its_end_and_stops_or_begins_again_from_there(self, reel, qtbot):
        reel.set_speed("8")
        reel.play(10)
        assert reel.is_running
        qtbot.waitUntil(lambda: not reel.is_running)
        assert reel.position == 10
        reel.go_to(20)
        reel.toggle()
        assert (reel.position, reel.is_running) == (0, True)
        reel.step(1)
        assert not reel.is_running, "a step by hand stops it"


def test_a_click_on_the_timeline_goes_there_and_keys_step_and_jump(qtbot):
    ribbon = Timeline()
    ribbon.show_turns([Turn(1, 0, 0, 10), Turn(1, 1, 10, 30), Turn(2, 0, 30, 40)])
    show(qtbot, ribbon, 424, 38)
    jumps = []
    ribbon.jumped.connect(jumps.append)
    for x, value in ((12 + 100, 10), (420, 40)):
        QTest.mouseClick(ribbon, Qt.MouseButton.LeftButton, pos=QPoint(x, 15))
        assert ribbon.value() == value
    for key in (Qt.Key.Key_Left, Qt.Key.Key_PageDown, Qt.Key.Key_PageUp):
        QTest.keyClick(ribbon, key)
    assert (ribbon.value(), jumps) == (39, [1, -1])
    assert not ribbon.grab().isNull()


@pytest.mark.parametrize("on_wood", [True, False])
@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_the_rounds_below_the_timeline_can_be_read_on_wood_and_on_paper(theme, on_wood, qtbot, qapp):
    apply_theme(qapp, theme.name, 100)
    ribbon = Timeline(on_wood=on_wood)
    ribbon.show_turns([Turn(1, 0, 0, 40)])
    show(qtbot, ribbon, 424, 38)
    ground = QColor("#241812") if on_wood else QColor(theme.card)
    picture = QImage(ribbon.size(), QImage.Format.Format_RGB32)
    picture.fill(ground)
    painter = QPainter(picture)
    ribbon.render(painter, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)    # without a background
    painter.end()
    number = {picture.pixelColor(x, y).name() for x in range(13, 30) for y in range(26, 38)}
    assert max(contrast(colour, ground.name()) for colour in number) >= 3


class TestLookingBack:
    def test_the_table_shows_the_board_at_that_moment(self, window, running):
        count = next(n for n, entry in enumerate(running.history, 1) if entry.before.round == 2 and entry.events)
        window.log.viewed.emit(count)
        window.presenter.flush()
        assert shown(window) == expected(running, count)
        bar = window.replay_controller.review.bar
        assert (bar.isVisible(), window.bar.isVisible()) == (True, False)
        assert bar.banner.text() == f"{bar.banner.short} – press Esc to return"
        assert bar.banner.short.startswith("Viewing round 2")
        assert window.session.sentences.tell(running.history[count - 1].events[0]) in bar.caption.text()
        assert window.phase.text().startswith("Round 2/")
        log = window.log
        assert log.model_.shown[log.view.marked].after <= count
        assert all(later.after > count for later in log.model_.shown[log.view.marked + 1 :])
        window.replay_controller.go_back()
        assert log.view.marked == -1

    def test_the_banner_has_room_for_large_text(self, window, running, qapp):
        """A7: player and round, at 200%; the button already says that press Esc to return."""
        apply_theme(qapp, "light", 200)
        window.resize(1280, 720)
        window.actions_.look_back.trigger()
        QApplication.processEvents()
        bar = window.replay_controller.review.bar
        assert bar.banner.toolTip() == bar.banner.text() == f"{bar.banner.short} – press Esc to return"
        font = QFont(bar.banner.font())
        font.setPixelSize(round(0.75 * font.pixelSize()))
        assert QFontMetrics(font).horizontalAdvance(bar.banner.short) <= bar.banner.width()
        for count in (1, len(running)):    # the layout may settle differently when something else is shown
            window.replay_controller.review.look(window.session, count)
            settle()
            assert bar.caption.height() >= 2 * bar.fontMetrics().lineSpacing()
            assert bar.caption.geometry().bottom() < bar.timeline.geometry().top()
            assert bar.timeline.geometry().bottom() < bar.back.parentWidget().geometry().top()

    def test_escape_returns_to_what_was_being_done(self, window, running):
        before, message = shown(window), window.bar.message.text()
        legal_moves = window.session.controller.legal_moves
        view(window, 4)
        assert shown(window) != before
        QTest.keyClick(window, Qt.Key.Key_Escape)
        window.presenter.flush()
        assert (shown(window), window.bar.message.text()) == (before, message)
        assert (window.bar.isVisible(), window.replay_controller.review.bar.isVisible()) == (True, False)
        assert window.session.controller.legal_moves is legal_moves

    def test_nothing_can_be_played_or_taken_back_meanwhile(self, window, running):
        digest, count = running.state.digest, len(running)
        view(window, 10)
        act = window.actions_
        assert not any(one.isEnabled() for one in (act.undo, act.redo, act.reset_turn, act.end, act.decline))
        deeds = [partial(signal.emit, region) for region in range(len(running.rules.board.codes))
                 for signal in (window.view.clicked, window.view.alternate_clicked)]    # fmt: skip
        deeds += [partial(window.column.clicked.emit, 0), window.bar.pressed.emit, window.bar.declined.emit]
        for deed in (*deeds, act.confirm.trigger):
            deed()
            window.presenter.flush()
        assert (running.state.digest, len(running)) == (digest, count)
        assert window.session.viewed == 10
        assert all(stand.look.badge is None for stand in window.session.scene.stands)

    def test_bots_wait_while_somebody_looks_back(self, table, window, qtbot):
        window.settings_service.current = Settings(bot_speed="fast")
        hand = table("bh")
        assert hand.session.runner.waiting_for_bot
        count = len(hand.session.game)
        window.replay_controller.view(count - 1)
        qtbot.wait(350)
        assert len(hand.session.game) == count
        window.replay_controller.go_back()
        qtbot.waitUntil(lambda: len(hand.session.game) > count)

    def test_space_plays_and_stops_and_a_new_game_ends_it(self, window, replay, running, table):
        replay.view(5)
        for is_running in (True, False):
            window.actions_.skip.trigger()
            assert replay.review.reel.is_running is is_running
        hand = table(2, 4)
        assert (replay.review.is_open, hand.session.viewed) == (False, None)
        assert window.bar.isVisible()


class TestKeys:
    def test_the_search_field_keeps_its_keys(self, table, window):
        """Enter there confirms no combo, Escape cancels none, and letters are text."""
        hand = table(2)
        hand.card(0)
        assert hand.session.controller.is_asking
        window.actions_.find_log.trigger()
        QTest.keyClicks(window.log.search, "all l")
        QTest.keyClick(window.log.search, Qt.Key.Key_Return)
        assert hand.state.active_of(0) == -1
        assert not window.replay_controller.review.is_open
        assert window.log.search.text() == "all l"
        QTest.keyClick(window.log.search, Qt.Key.Key_Escape)
        assert not window.log.search.isVisible()
        assert hand.session.controller.is_asking

    def test_enter_on_a_line_shows_the_board_there(self, table, window):
        hand = table(2)
        hand.pick()
        hand.card(0)
        window.log.view.setFocus()
        window.log.view.setCurrentIndex(window.log.model_.index(window.log.model_.rowCount() - 1, 0))
        count = len(hand.session.game)
        QTest.keyClick(window.log.view, Qt.Key.Key_Return)
        assert window.replay_controller.review.is_open
        assert len(hand.session.game) == count

    def test_space_presses_the_button_that_has_the_keyboard(self, replay, running):
        replay.view(20)
        replay.review.bar.back.setFocus()
        QTest.keyClick(replay.review.bar.back, Qt.Key.Key_Space)
        assert (replay.review.is_open, replay.review.reel.is_running) == (False, False)


class TestReturnHere:
    def test_it_is_no_question_outside_the_own_turn_and_a_roll_stays(self, position, window, replay, running):
        assert [replay.reason_to_stay(count) for count in (1, len(running))] == [None, None]
        replay.view(3)
        assert replay.reason_to_stay(len(running) - 1) is None
        hand = position("A 12 berserk orcs hand 7 : f1 h1\nB 9 hill tritons : f3\nasks A conquer")
        hand.region(hand.cheapest())
        hand.press(window.bar.roll)
        hand.region(hand.cheapest())
        reasons = [replay.reason_to_stay(count) for count in (1, len(hand.session.game) - 1)]
        assert reasons == ["Undo stops here: the die was rolled.", ""]

    def test_a_conquest_is_undone_from_its_line(self, position, window):
        hand = position("A 12 forest orcs hand 7 : f1 h1\nB 9 hill tritons : f3\nasks A conquer")
        game = hand.session.game
        for _ in range(2):
            hand.region(hand.cheapest())
        assert (len(game), window.replay_controller.reason_to_stay(1)) == (2, "")
        row = next(row for row, line in enumerate(window.log.model_.shown) if line.after == 1)
        index = window.log.model_.index(row, 0)
        window.log.view.setCurrentIndex(index)
        window.log.view.chosen.emit(index)
        QTest.mouseClick(window.log.back, Qt.MouseButton.LeftButton)
        assert (len(game), game.can_redo) == (1, True)


class TestRecap:
    def test_it_walks_through_what_the_others_did(self, window, running, qtbot):
        every = turns(running.start, running.history)
        reader = running.decision.seat
        mine = [turn for turn in every[:-1] if turn.seat == reader]
        lines = window.log.model_.shown
        after = lines[[line.kind for line in lines].index("divider") + 1]
        assert after.kind == "turn"
        assert after.turn != reader
        window.actions_.recap.trigger()
        review = window.replay_controller.review
        assert review.is_open
        assert review.reel.position == mine[-1].last
        assert review.bar.banner.text().startswith("Since the last turn")
        review.reel.set_speed("8")
        qtbot.waitUntil(lambda: not review.reel.is_running)
        assert review.reel.position == (every[-1].first if every[-1].seat == reader else every[-1].last)

    def test_at_the_first_command_there_is_nothing_to_tell(self, position, window):
        position("A 12 forest orcs : f1\nB 9 hill tritons : f3\nasks A choice")
        window.actions_.recap.trigger()
        assert not window.replay_controller.review.is_open
        assert window.bar.message.text() == "Nothing has happened since this player's last turn."

    def test_it_is_offered_at_a_hand_over(self, table, window, replay):
        hand = table(2)
        play_out(hand.session.game, until=lambda: window.presenter.flush() or hand.session.waits_for_enter)
        QTest.mouseClick(window.score.recap, Qt.MouseButton.LeftButton)
        window.presenter.flush()
        assert (replay.review.is_open, window.score.isVisible()) == (True, False)
        QTest.keyClick(window, Qt.Key.Key_Escape)
        window.presenter.flush()
        assert hand.session.waits_for_enter

    def test_the_moves_of_others_are_drawn_on_no_earlier_position(self, table, window, replay):
        hand = table(2)
        play_out(hand.session.game, until=lambda: window.presenter.flush() or hand.session.waits_for_enter)
        window.bar.end.click()

        def arrows():
            return [item for item in hand.session.scene.items() if isinstance(item, ArrowItem)]

        drawn = len(arrows())
        assert drawn
        window.actions_.recap.trigger()
        assert arrows() == []
        QTest.keyClick(window, Qt.Key.Key_Escape)
        assert len(arrows()) == drawn
        replay.show_statistics()
        replay.ending.tabs.setCurrentWidget(replay.ending.lapse)
        replay.ending.lapse.reel.go_to(1)
        assert arrows() == []
        QTest.keyClick(window, Qt.Key.Key_Escape)
        assert len(arrows()) == drawn


class TestNotes:
    def write(self, window, text):
        (ask,) = [ask for ask in window.findChildren(QInputDialog) if ask.isVisible()]
        ask.setTextValue(text)
        ask.accept()
        window.presenter.flush()
        return ask

    def test_a_note_is_seen_in_log_and_replay(self, window, running):
        log, bar = window.log, window.replay_controller.review.bar
        window.actions_.annotate.trigger()
        self.write(window, "What now?\nHm.")
        assert running.annotation(len(running)) == "What now?\nHm."
        assert log.model_.shown[-1].text == "Note: What now?\nHm."
        view(window, 10)
        QApplication.processEvents()
        before, picture = bar.caption.text(), bar.timeline.grab().toImage()
        bar._tools["pen"].click()
        self.write(window, "Too early")
        assert [note.after for note in running.annotations] == [10, len(running)]
        assert bar.caption.text() == log.model_.shown[log.view.marked].text == "Note: Too early"
        assert bar.timeline.grab().toImage() != picture, "it is marked there, too"
        assert "; note Too early" in running.journal.path.read_text(encoding="utf-8").split("\n")
        bar._tools["pen"].click()
        self.write(window, " ")
        assert bar.caption.text() == before
        row = next(row for row, line in enumerate(log.model_.shown) if line.after == 12)
        log.view.clicked.emit(log.model_.index(row, 0))
        log.view.setCurrentIndex(log.model_.index(row, 0))
        log.note.click()
        assert "Round" in self.write(window, "good").labelText()
        assert running.annotation(12) == "good"

    def test_a_note_about_what_was_taken_back_meanwhile_is_not_kept(self, window, running):
        window.actions_.annotate.trigger()
        assert running.undo() is None
        self.write(window, "late")
        assert running.annotations == ()

    def test_a_watched_game_takes_notes_into_its_file(self, window, replay, saved, tmp_path):
        path = tmp_path / "watched.swn"
        path.write_text(saved["early"], encoding="utf-8")
        replay.watch_file(path)
        window.presenter.flush()
        window.actions_.annotate.trigger()
        self.write(window, "from outside")
        assert path.read_text(encoding="utf-8").count("; note from outside\n") == 1


def test_a_game_of_its_own_begins_at_the_moment_that_is_viewed(window, replay, running):
    path, length = running.journal.path, len(running)
    before = path.read_text(encoding="utf-8")
    replay.view(30)
    QTest.mouseClick(replay.review.bar.branch, Qt.MouseButton.LeftButton)
    game = window.session.game
    assert game is not running
    assert (game.at(30), game.history[:30]) == (running.at(30), running.history[:30])
    assert all(seat.is_human for seat in game.seats)
    assert game.journal.path != path
    assert path.read_text(encoding="utf-8") == before
    assert len(window.saves.view(path)) == length
    assert (window.bar.isVisible(), replay.review.is_open) == (True, False)


class TestFinishedGames:
    def test_it_opens_in_the_viewer_with_statistics_and_escape_goes_where_it_came_from(self, window, replay, finished):
        window.open_game(finished)
        game, review = window.session.game, replay.review
        assert isinstance(game, ReadOnlyGame)
        assert review.is_open
        assert shown(window) == expected(game, 0)
        assert window.session.decision.kind == "pick"    # the column is filled before the first decision
        review.reel.go_to(10_000)
        window.presenter.flush()
        assert shown(window) == expected(game, len(game))
        assert window.phase.text().endswith("The game is over")
        assert list(window.saves.folder.glob("*.swn")) == []
        assert not review.bar.branch.isEnabled(), "no other game begins at the end"
        review.reel.step(-1)
        assert review.bar.branch.isEnabled()
        window.presenter.flush()
        assert window.windowTitle().endswith("'s turn – swqt")
        QTest.mouseClick(review.bar.count, Qt.MouseButton.LeftButton)
        assert window.windowTitle().endswith(f"Round {game.state.round} – swqt"), "the results tell of the whole game"
        page = window.pages.currentWidget()
        assert isinstance(page, ResultsPage)
        assert " wins" in page.heading.text() or "share" in page.heading.text()
        QTest.keyClick(window, Qt.Key.Key_Escape)
        assert window.pages.currentWidget() is window.game_page
        assert review.is_open
        assert window.windowTitle().endswith("'s turn – swqt")
        QTest.keyClick(window, Qt.Key.Key_Escape)
        assert isinstance(window.pages.currentWidget(), StartPage)
        assert window.session is None
        replay.watch_file(finished)
        QTest.keyClick(window, Qt.Key.Key_Escape)
        assert window.pages.currentWidget() is replay.games

    def test_what_cannot_be_read_is_said(self, window, replay, tmp_path):
        path = tmp_path / "letter.swn"
        path.write_text("Dear Anna", encoding="utf-8")
        replay.watch_file(path)
        assert "letter.swn:1" in window.findChildren(QMessageBox)[0].informativeText()
        assert window.session is None


def buttons(games, row=0):
    return games.view.buttons(games.model_.index(row)).buttons


class TestGames:
    @pytest.fixture
    def games(self, window, saved, qtbot):
        for name, text in saved.items():
            folder = window.saves.finished_folder if name == "over" else window.saves.folder
            folder.mkdir(parents=True, exist_ok=True)
            (folder / f"{name}.swn").write_text(text, encoding="utf-8")
        window.actions_.games.trigger()
        page = window.replay_controller.games
        page.tabs.setCurrentIndex(0)
        qtbot.waitUntil(lambda: len(page.model_.rows) == 2)
        return page

    def test_unfinished_and_finished_games_are_listed(self, games, window, qtbot):
        assert [games.model_.state(saved)[:5] for saved in games.model_.rows] == ["round", "round"]
        text = games.model_.index(0).data()
        assert "Appleholt" in text
        assert text.startswith("Anna, Ben, ") or "Ben, Anna" in text
        assert [button.text() for button in buttons(games).values()] == ["Open", "Watch", "Delete"]
        assert games.tabs.tabRect(1).right() < games.tabs.width() / 2, "tabs are as wide as their texts, as elsewhere"
        first, second = games.model_.rows
        assert games.current() == first
        with qtbot.waitSignal(games.watched) as watched:    # a button acts on its own row
            QTest.mouseClick(buttons(games, 1)["watch"], Qt.MouseButton.LeftButton)
        assert (watched.args, games.current()) == ([second.path], second)
        window.replay_controller.show_games()
        qtbot.waitUntil(lambda: len(games.model_.rows) == 2)
        games.tabs.setCurrentIndex(1)
        qtbot.waitUntil(lambda: len(games.model_.rows) == 1)
        assert games.model_.state(games.model_.rows[0]) == "finished"
        assert list(buttons(games)) == ["watch", "delete"]
        QTest.keyClick(games.view, Qt.Key.Key_Escape)
        assert isinstance(window.pages.currentWidget(), StartPage)

    def test_the_keyboard_goes_from_a_row_to_its_buttons_and_on(self, games, window, qtbot):
        """A11: Tab passes the current row only; Right goes there, too, and Down to the next row."""
        first, second = buttons(games, 0), buttons(games, 1)
        games.view.setFocus()
        QTest.keyClick(games.view, Qt.Key.Key_Tab)
        assert first["open"].hasFocus()
        QTest.keyClick(first["open"], Qt.Key.Key_Right)
        QTest.keyClick(first["watch"], Qt.Key.Key_Tab)
        assert first["delete"].hasFocus()
        QTest.keyClick(first["delete"], Qt.Key.Key_Tab)
        assert not any(button.hasFocus() for button in second.values())
        games.view.setFocus()
        QTest.keyClick(games.view, Qt.Key.Key_Right)
        QTest.keyClick(first["open"], Qt.Key.Key_Down)
        assert games.view.hasFocus()
        assert games.current() == games.model_.rows[1]
        assert {button.focusPolicy() for button in first.values()} == {Qt.FocusPolicy.NoFocus}
        QTest.keyClick(games.view, Qt.Key.Key_Right)
        assert second["open"].hasFocus()
        path = games.model_.rows[1].path
        with qtbot.waitSignal(games.opened) as opened:
            QTest.keyClick(second["open"], Qt.Key.Key_Return)
        assert opened.args == [path]

    @pytest.mark.parametrize("scale", [100, 200])
    def test_buttons_fit_into_their_row(self, games, qapp, scale, qtbot):
        apply_theme(qapp, LIGHT, scale)
        games.load()
        qtbot.waitUntil(lambda: len(games.model_.rows) == 2)
        row = games.view.visualRect(games.model_.index(0))
        for button in buttons(games).values():
            place = QRect(button.mapTo(games.view.viewport(), QPoint(0, 0)), button.size())
            assert row.contains(place)
            assert button.height() >= 32    # A8
            assert button.width() >= button.sizeHint().width()

    def test_open_goes_on_and_replay_only_looks(self, games, window, qtbot):
        path = games.model_.rows[0].path
        before = path.read_bytes()
        QTest.mouseClick(buttons(games)["watch"], Qt.MouseButton.LeftButton)
        assert isinstance(window.session.game, ReadOnlyGame)
        assert path.read_bytes() == before
        window.replay_controller.show_games()
        qtbot.waitUntil(lambda: len(games.model_.rows) == 2)
        QTest.mouseClick(buttons(games)["open"], Qt.MouseButton.LeftButton)
        assert window.session.game.journal.path == path
        assert not isinstance(window.session.game, ReadOnlyGame)
        assert window.pages.currentWidget() is window.game_page

    def test_delete_can_be_taken_back(self, games, tmp_path, monkeypatch, qtbot):
        trash = tmp_path / "trash"
        trash.mkdir()

        def throw(path):
            place = trash / path.name
            path.rename(place)
            return TrashedFile(path, place)

        monkeypatch.setattr(trash_module, "throw_away", throw)
        path, text = games.model_.rows[0].path, games.model_.rows[0].path.read_bytes()
        QTest.keyClick(games.view, Qt.Key.Key_Delete)
        assert (path.exists(), len(games.model_.rows)) == (False, 1)
        assert (games.view.hasFocus(), games.trash.undo.isVisible()) == (True, True)
        QTest.mouseClick(games.trash.undo, Qt.MouseButton.LeftButton)
        assert path.read_bytes() == text
        qtbot.waitUntil(lambda: len(games.model_.rows) == 2)
        trash.rmdir()    # without a trash nothing is deleted
        games.delete()
        assert len(games.model_.rows) == 2
        assert games.trash.said.text().startswith("Couldn't delete the game: ")
        assert not games.trash.undo.isVisible()

    def test_a_file_that_cannot_be_read_is_shown_as_such(self, window, games, qtbot):
        (window.saves.folder / "broken.swn").write_text("swqt 1\nboard nowhere-7\n", encoding="utf-8")
        games.load()
        qtbot.waitUntil(lambda: len(games.model_.rows) == 3)
        row = next(row for row, saved in enumerate(games.model_.rows) if saved.problem)
        games.view.setCurrentIndex(games.model_.index(row))
        broken = games.model_.rows[row]
        assert games.model_.state(broken) == "unreadable"
        with spoken("es"):
            problem = f"{broken.path}:2:1: no hay ningún tablero 'nowhere-7'"
            assert games.model_.data(games.model_.index(row), Qt.ItemDataRole.ToolTipRole) == problem
        assert list(buttons(games, row)) == ["delete"]
        with qtbot.assertNotEmitted(games.opened), qtbot.assertNotEmitted(games.watched):
            QTest.keyClick(games.view, Qt.Key.Key_Return)


def test_back_from_the_list_leads_to_the_game_that_was_left(table, window, replay):
    """A game left in the middle of a turn continues there; the start page offers it as well."""
    hand = table(2)
    hand.pick(0)
    hand.region(hand.cheapest())
    state = hand.state
    replay.show_games()
    assert window.session is None
    replay.games.back.click()
    assert window.pages.currentWidget() is window.game_page
    assert hand.state == state
    assert window.actions_.undo.isEnabled()
    path = hand.session.game.journal.path
    for _ in range(2):    # it is gone, and then there is none
        replay.show_games()
        if path.exists():
            path.rename(path.with_suffix(".gone"))
        replay.games.back.click()
        assert window.pages.currentWidget() is window.start_page


def test_what_was_thrown_away_is_put_back_unless_something_is_in_its_place(tmp_path):
    with pytest.raises(OSError, match=r".+"):
        throw_away(tmp_path / "game.swn")    # it is not there
    path, place = tmp_path / "games" / "game.swn", tmp_path / "Trash" / "files" / "game.swn"
    note = tmp_path / "Trash" / "info" / "game.swn.trashinfo"
    for file in (path, place, note):
        file.parent.mkdir(parents=True)
        file.write_text(file.name, encoding="utf-8")
    with pytest.raises(FileExistsError):
        put_back(TrashedFile(path, place))
    path.unlink()
    put_back(TrashedFile(path, place))
    assert path.read_text(encoding="utf-8") == "game.swn"
    assert not any(file.exists() for file in (place, note))
