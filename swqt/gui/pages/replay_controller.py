"""The replay of the game in the window, and the pages with its results, the list of games and a player's record."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QProgressDialog, QStackedWidget, QWidget

from swqt.engine import NOBODY
from swqt.gui.pages.game_page import GamePage
from swqt.gui.pages.replay_bar import NoteDialog, ReplayView, is_kept
from swqt.gui.pages.report import DiceVerifier
from swqt.gui.panels.action_bar import ActionBar
from swqt.gui.panels.log_panel import LogPanel
from swqt.gui.session.game_session import GameSession, Offer
from swqt.gui.session.region_actions import MainStep
from swqt.gui.session.services import AppServices, CurrentSession
from swqt.gui.style.actions import Actions
from swqt.gui.style.buttons import ask_target
from swqt.gui.texts.refusals import game_file_text
from swqt.home import person_here, write_whole
from swqt.table import Game, OnlineGame, PuzzleGame, ReadOnlyGame, Turn, game_text, news_since, turns

if TYPE_CHECKING:
    from swqt.gui.pages.games_page import GamesPage
    from swqt.gui.pages.record_page import RecordPage
    from swqt.gui.pages.report import ReportWriter
    from swqt.gui.pages.results_page import ResultsPage


class ReplayController(QObject):
    """Replays the current game on the map; shows results, list of games and record on pages that are made on first use.

    ``game_ready`` carries a Game to show, ``game_wanted`` the file of one to open. ``table_wanted`` asks for a table in
    the network for the rematch of a game there. ``panels_wanted`` follows a change of page or bar and carries whether
    the panels belong to it. ``log_wanted`` asks for the log to be visible. ``failed`` carries a message and details.
    """

    game_ready = Signal(object)
    game_wanted = Signal(Path)
    rule_wanted = Signal(str)
    new_game_wanted = Signal()
    table_wanted = Signal()
    start_wanted = Signal()
    panels_wanted = Signal(bool)
    log_wanted = Signal()
    statistics_shown = Signal()
    failed = Signal(str, str)

    def __init__(
        self, window: QWidget, services: AppServices, current: CurrentSession, actions: Actions,
        pages: QStackedWidget, table: GamePage, log: LogPanel, action_bar: ActionBar,
    ) -> None:  # fmt: skip
        """Put the ReplayBar below the board of *table*, in place of *action_bar*."""
        super().__init__(window)
        self._window = window
        self._services = services
        self._saves = services.saves
        self._library = services.library
        self._current = current
        self._actions = actions
        self._pages, self._table, self._log, self._action_bar = pages, table, log, action_bar
        self.review = ReplayView(self)
        self._ending: ResultsPage | None = None
        self._games: GamesPage | None = None
        self._record: RecordPage | None = None
        self._noting: tuple[Game, int] | None = None
        self._verifier: DiceVerifier | None = None
        self._turns: tuple[Turn, ...] = ()
        self._from_list = False
        self._then: Callable[[], None] | None = None
        """Called when a replay is closed, instead of showing the start page."""
        self._left: Path | None = None
        self._after_end = False
        self._way_back = Offer(MainStep(self.tr("Results"), meaning="results"), self.show_end)
        self._writing: ReportWriter | None = None
        self._export: QProgressDialog | None = None
        review = self.review
        table.add_rail(review.bar)
        review.bar.hide()
        review.entered.connect(self._on_review)
        review.moved.connect(log.show_position)
        review.left.connect(self._on_return)
        review.closed.connect(self._on_closed)
        review.branched.connect(self.branch)
        review.bar.counted.connect(self.show_statistics)
        review.bar.noted.connect(self.ask_note)
        review.bar.exported.connect(self.ask_export)
        table.score.recapped.connect(self.recap)
        log.viewed.connect(self.view)
        log.returned.connect(self._return_to)
        log.annotated.connect(self.ask_note_at)

    @property
    def session(self) -> GameSession | None:
        return self._current.session

    @property
    def ending(self) -> ResultsPage:
        """The page of results."""
        if self._ending is None:
            from swqt.gui.pages.results_page import ResultsPage  # charts and tables take a while to import

            page = self._ending = ResultsPage()
            self._pages.addWidget(page)
            page.rematched.connect(self.rematch)
            page.replayed.connect(self.watch)
            page.reported.connect(self.ask_report)
            page.exported.connect(self.ask_export)
            page.saved.connect(self.ask_save)
            page.verified.connect(self.verify)
            self._verifier = DiceVerifier(self._library, page)
            self._verifier.advanced.connect(page.show_verifying)
            self._verifier.ended.connect(page.say)
            page.began.connect(self.new_game_wanted)
            page.left.connect(self.leave_ending)
            page.stopped.connect(self.stop_writing)
            page.jumped.connect(self.view)
            page.asked.connect(self.rule_wanted)
        return self._ending

    @property
    def games(self) -> GamesPage:
        """The list of games."""
        if self._games is None:
            from swqt.gui.pages.games_page import GamesPage  # rarely needed

            page = self._games = GamesPage(self._saves, self._library)
            page.new_game_wanted.connect(self.new_game_wanted)
            self._pages.addWidget(page)
            page.opened.connect(self.game_wanted)
            page.watched.connect(self.watch_file)
            page.left.connect(self._leave_games)
            page.record_wanted.connect(self.show_record)
        return self._games

    @property
    def record(self) -> RecordPage:
        """The page with a player's record."""
        if self._record is None:
            from swqt.gui.pages.record_page import RecordPage  # rarely needed

            services = self._services
            person = str(services.settings.current.network.get("name") or person_here())
            page = self._record = RecordPage(
                services.saves.finished_folder, services.library, services.language, person
            )
            page.new_game_wanted.connect(self.new_game_wanted)
            page.watched.connect(self.watch_file)
            page.left.connect(self.show_games)
            self._pages.addWidget(page)
        return self._record

    def show_bar(self, shown: bool) -> bool:
        """Show the replay bar if *shown* and a replay is open; return whether it is visible."""
        looking = shown and self.review.is_open
        self.review.bar.setVisible(looking)
        return looking

    def clear(self) -> None:
        """Reset everything, because the session is closed."""
        self.review.forget()
        self.stop_writing()
        if self._verifier is not None:
            self._verifier.stop()
        self._after_end = self._from_list = False
        self._then = None
        self._turns = ()
        if self._ending is not None:
            self._ending.forget()

    def refresh(self) -> None:
        """Update the log after each change of the game: the reader's seats, and the divider before new entries."""
        session = self.session
        if session is None:
            return
        game = session.game
        if self._after_end and game.decision is not None:    # the last command was taken back
            self._after_end = False
            self._show_table()
        if session.offer == self._way_back and game.decision is not None:
            session.make_offer(None)
        if not self._turns or self._turns[-1].last != len(game):
            self._turns = turns(game.start, game.history)
        reader = self._reader(session)
        people = [number for number, seat in enumerate(game.seats) if seat.is_human]
        own = 1 << reader if reader != NOBODY else sum(1 << seat for seat in people)
        first, last = news_since(self._turns, reader) if reader != NOBODY else (0, 0)
        divider = first if 0 < first < last else None
        self._log.show_owner(own, divider, self.reason_to_stay)

    def update_actions(self) -> None:
        act, session = self._actions, self.session
        kept = session is not None and is_kept(session.game)
        act.statistics.setEnabled(kept)
        act.export_replay.setEnabled(kept and session is not None and len(session.game) > 0)
        shareable = kept and session is not None and (
            isinstance(session.game, ReadOnlyGame) or session.game.decision is None
        )
        act.share.setEnabled(shareable)
        self.review.bar.allow_sharing(shareable)
        act.look_back.setEnabled(session is not None and len(session.game) > 0)
        act.recap.setEnabled(session is not None and not self.review.is_open)
        act.find_log.setEnabled(session is not None)
        act.annotate.setEnabled(kept)

    @property
    def can_return(self) -> bool:
        """Whether Esc returns from a replay or the results."""
        return self.review.is_open or self.shows_results

    @property
    def shows_results(self) -> bool:
        """Whether the page of results is shown, which tells of the whole game even during a replay."""
        return self._pages.currentWidget() is self._ending

    def go_back(self) -> bool:
        """Return from the results or a replay to the game; return whether either was open."""
        if self.shows_results:
            self.leave_ending()
        elif self.review.is_open:
            self.review.leave()
        else:
            return False
        return True

    # Looking back

    def view(self, count: int) -> None:
        """Show the position after *count* commands."""
        if self.session is not None:
            self._show_table()
            self.review.look(self.session, count)

    def look_back(self) -> None:
        """Open the replay one command before the current position."""
        if self.session is not None:
            self.view(len(self.session.game) - 1 if not self.review.is_open else self.review.reel.position)

    def recap(self) -> None:
        """Replay what happened since the reader's last turn."""
        session = self.session
        if session is None or self.review.is_open:
            return
        self._show_table()
        reader = self._reader(session)
        if reader == NOBODY or not self.review.recap(session, reader):
            self._action_bar.say(self.tr("Nothing has happened since this player's last turn."))

    def watch(self) -> None:
        """Replay the current game from its beginning."""
        if self.session is not None:
            self.view(0)
            self.review.reel.play()

    def watch_file(self, path: Path) -> None:
        """Open the game in *path* read-only."""
        try:
            game = self._saves.view(path)
        except (OSError, ValueError) as error:
            self.failed.emit(self.tr("This game can't be opened."), game_file_text(error, self._library.catalogue))
            return
        self.game_ready.emit(game)
        self._from_list = True

    def watch_line(self, game: ReadOnlyGame, then: Callable[[], None]) -> None:
        """Replay *game* from its beginning; *then* is called when the replay is closed."""
        self.game_ready.emit(game)
        self._then = then
        self.review.reel.play()

    def ask_note(self) -> None:
        """Ask for a note about the position on the map."""
        if self.session is not None:
            self.ask_note_at(self.review.reel.position if self.review.is_open else len(self.session.game))

    def ask_note_at(self, count: int) -> None:
        """Ask for a note about the position after *count* commands; an empty one removes the old note."""
        session = self.session
        if session is None:
            return
        self.review.reel.pause()
        game, state = session.game, session.game.at(count)
        #: {1}: a player
        moment = self.tr("Round {0}, {1}:").format(state.round, session.names.seat(state.turn))
        ask = NoteDialog(moment, game.annotation(count), self._window)
        self._noting = (game, count)
        ask.textValueSelected.connect(self._annotate)
        ask.open()

    def _annotate(self, text: str) -> None:
        noting, self._noting = self._noting, None
        if noting is None or self.session is None or self.session.game is not noting[0] or noting[1] > len(noting[0]):
            return    # another game was opened, or the moment was undone
        noting[0].annotate(noting[1], text)
        if self.review.is_open:
            self.review.show_notes()
        else:
            self._table.view.setFocus()

    def branch(self, count: int) -> None:
        """Start a new game from the position after *count* commands."""
        if self.session is not None:
            self.game_ready.emit(self._saves.branch(self.session.game, count))
            self._action_bar.say(self.tr("This is now a separate game. The original is kept as it was."))

    def _return_to(self, count: int) -> None:
        if self.session is not None and self.session.viewed is None:
            self.session.game.undo_to(count)

    def reason_to_stay(self, count: int) -> str | None:
        """Return "" if the reader's own turn can be undone to *count* commands, else the reason; None outside it."""
        session = self.session
        if session is None or session.viewed is not None or not self._turns:
            return None
        turn, decision = self._turns[-1], session.game.decision
        if decision is None or decision.seat != turn.seat or not session.game.seats[turn.seat].is_human:
            return None
        if not turn.first < count < len(session.game):
            return None
        return session.barriers.text(count)

    def _reader(self, session: GameSession) -> int:
        """Return the seat that reads the log: the person to move, else the only person, else NOBODY."""
        decision, seats = session.game.decision, session.game.seats
        if decision is not None and seats[decision.seat].is_human:
            return decision.seat
        people = [number for number, seat in enumerate(seats) if seat.is_human]
        return people[0] if len(people) == 1 else NOBODY

    def _on_review(self) -> None:
        self.panels_wanted.emit(True)
        self._log.view.setFocus()

    def _on_return(self) -> None:
        self.panels_wanted.emit(True)
        self._log.show_position(None)
        if self._after_end:
            self.show_end()
        else:
            self._table.view.setFocus()

    def _on_closed(self) -> None:
        from_list, then = self._from_list, self._then
        if then is not None:
            then()
            return
        self.start_wanted.emit()
        if from_list:
            self.show_games()

    def _show_table(self) -> None:
        if self._ending is not None and self._pages.currentWidget() is self._ending:
            self._ending.leave()
        self._pages.setCurrentWidget(self._table)
        self.panels_wanted.emit(True)

    # The end

    def show_end(self) -> None:
        """Show the results of a game that is over."""
        if self.session is not None and self._has_end(self.session):
            self._after_end = True
            self.show_statistics()

    @staticmethod
    def _has_end(session: GameSession) -> bool:
        """Return whether the results follow when the game of *session* is over."""
        return not isinstance(session.game, (ReadOnlyGame, PuzzleGame))

    def show_statistics(self) -> None:
        """Show the results of the current game; secret coins stay hidden until it is over."""
        session = self.session
        if session is None:
            return
        self.review.reel.pause()
        self.statistics_shown.emit()
        self.ending.show_game(session, hidden=session.keeps_secrets)
        self._pages.setCurrentWidget(self.ending)
        self.panels_wanted.emit(False)

    def leave_ending(self) -> None:
        """Return from the results to the map, whose main button leads back to them once the game is over."""
        self._show_table()
        self._after_end = False
        self._table.view.setFocus()
        session = self.session
        if session is not None and session.game.decision is None and self._has_end(session):
            session.make_offer(self._way_back)

    def verify(self) -> None:
        """Verify the dice of the current game, which its players have signed, and show the outcome in its results."""
        if not self.shows_results:
            self.show_end()
        if self.session is None or self._verifier is None:
            return
        path = self.session.game.proof
        if path is None:
            self.ending.say(self.tr("The signed game isn't saved yet, so its dice can't be verified."))
        else:
            self._verifier.start(path)

    def rematch(self) -> None:
        """Start the same game again; the next seat begins. In a network, ask for a table."""
        if self.session is not None and isinstance(self.session.game, OnlineGame):
            self.table_wanted.emit()
        elif self.session is not None:
            self.game_ready.emit(self._saves.rematch(self.session.game))

    def ask_save(self) -> None:
        """Ask for a file, and write the game into it."""
        if self.session is not None:
            path = ask_target(self._window, self.tr("Save the game"), "game.swn", self.tr("Games (*.swn)"))
            if path is not None:
                self.save_to(self.session.game, path)

    def save_to(self, game: Game, path: Path) -> None:
        """Write *game* into *path*, completely or not at all, and show the outcome."""
        try:
            write_whole(path, game_text(game).encode())
        except OSError as error:
            self.ending.say(self.tr("Couldn't save: {0}").format(error.strerror or error))
        else:
            self.ending.say(self.tr("Saved as {0}.").format(path.name))

    def ask_report(self) -> None:
        """Ask for a file, and write a report of the game into it."""
        page, picture = self.tr("Web pages (*.html)"), self.tr("Pictures (*.png)")
        path = ask_target(self._window, self.tr("Save the report"), "swqt.html", page, picture)
        if path is not None:
            self.report_to(path)

    def report_to(self, path: Path) -> None:
        """Write a report of the game into *path*, completely or not at all, and show the progress."""
        from swqt.gui.pages.report import GameReport, ReportWriter  # rarely needed

        session, figures = self.session, self.ending.figures
        if session is None or figures is None or self._writing is not None:
            return
        self._writing = writing = ReportWriter(path, GameReport(session, figures), self)
        writing.advanced.connect(self.ending.show_progress)
        writing.ended.connect(self._on_written)

    def _on_written(self, trouble: str) -> None:
        writing, self._writing = self._writing, None
        if writing is not None:
            saved = self.tr("Saved as {0}.").format(writing.path.name)
            self.ending.say(self.tr("Couldn't save: {0}").format(trouble) if trouble else saved)
            writing.deleteLater()

    def stop_writing(self) -> None:
        """Cancel the report or the replay that is being written."""
        writing, self._writing = self._writing, None
        if writing is not None:
            writing.stop()
            writing.deleteLater()
            if self._export is None:
                self.ending.say(self.tr("Report cancelled."))
        export, self._export = self._export, None
        if export is not None:
            export.deleteLater()

    def ask_export(self) -> None:
        """Ask for a file, and write a page into it that replays the game in a browser."""
        if self.session is not None:
            path = ask_target(
                self._window, self.tr("Export the replay"), "replay.html", self.tr("Web pages (*.html)")
            )
            if path is not None:
                self.export_to(path)

    def export_to(self, path: Path) -> None:
        """Write the page into *path*, completely or not at all; a dialog shows the progress and the outcome."""
        from swqt.gui.pages.report import BrowserReplay, ReportWriter  # rarely needed

        if self.session is None or self._writing is not None:
            return
        self._writing = writing = ReportWriter(path, BrowserReplay(self.session, self._library), self)
        self._export = dialog = QProgressDialog(
            self.tr("Writing the replay for the browser…"), self.tr("Cancel"), 0, 100, self._window
        )
        dialog.setWindowTitle(self.tr("Export the replay"))
        dialog.setAutoClose(False)
        dialog.setAutoReset(False)
        dialog.canceled.connect(self.stop_writing)
        writing.advanced.connect(dialog.setValue)
        writing.ended.connect(self._on_exported)
        dialog.show()

    def _on_exported(self, trouble: str) -> None:
        writing, self._writing = self._writing, None
        dialog, self._export = self._export, None
        if writing is not None and dialog is not None:
            saved = self.tr("Saved as {0}.").format(writing.path.name)
            dialog.setLabelText(self.tr("Couldn't save: {0}").format(trouble) if trouble else saved)
            dialog.setCancelButtonText(self.tr("Close"))
            dialog.canceled.disconnect(self.stop_writing)    # something else may be written by then
            dialog.canceled.connect(dialog.deleteLater)
            writing.deleteLater()

    # Games

    def search_log(self) -> None:
        """Open the search of the log."""
        if self.session is not None:
            self._show_table()
            self.log_wanted.emit()
            self._log.start_search()

    def show_games(self) -> None:
        """Show the list of games; the current game is closed, and if it is local and unfinished, reopened on return."""
        game = self.session.game if self.session is not None else None
        goes_on = game is not None and game.decision is not None and not any(seat.is_remote for seat in game.seats)
        self._left = game.journal.path if goes_on and game is not None and game.journal is not None else None
        self.start_wanted.emit()
        self.games.load()
        self._pages.setCurrentWidget(self.games)

    def show_record(self) -> None:
        """Show the record of the person who plays here; it leads back to the list of games."""
        self.record.load()
        self._pages.setCurrentWidget(self.record)

    def _leave_games(self) -> None:
        """Return from the list to the game before it, unless that has been deleted."""
        left, self._left = self._left, None
        if left is not None and left.exists():
            self.game_wanted.emit(left)
        else:
            self.start_wanted.emit()
