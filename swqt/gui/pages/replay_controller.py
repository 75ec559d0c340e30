"""Everything of the window that looks back: the review on the table, the page at the end, the list of games.

Looking back in the game on the table: the same map and panels show another position, and nothing can be played.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QFileDialog

from swqt.engine import CHANCE, NOBODY
from swqt.gui.pages.replay_bar import Playback, ReplayBar
from swqt.gui.panels.log_model import told
from swqt.gui.session.game_session import GameSession
from swqt.home import write_whole
from swqt.table import Game, ReadOnlyGame, Turn, game_text, news_since, turns

if TYPE_CHECKING:
    from swqt.gui.app.main_window import MainWindow
    from swqt.gui.pages.games_page import GamesPage
    from swqt.gui.pages.report import ReportWriter
    from swqt.gui.pages.results_page import ResultsPage


class ReplayView(QObject):
    """Shows positions of one sitting. ``entered`` and ``left`` frame that; ``closed`` ends what is no running game.

    ``branched`` gives the number of commands after which somebody wants to play on.
    """

    entered = Signal()
    moved = Signal(int)
    left = Signal()
    closed = Signal()
    branched = Signal(int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.reel = Playback(self)
        self.bar = ReplayBar(self.reel)
        self._sitting: GameSession | None = None
        self._recap = False
        self.reel.moved.connect(self._show)
        self.reel.running.connect(self._on_running)
        self.bar.left.connect(self.leave)
        self.bar.branched.connect(self._on_branch)

    def _on_branch(self) -> None:
        self.branched.emit(self.reel.position)

    @property
    def is_open(self) -> bool:
        return self._sitting is not None

    def look(self, sitting: GameSession, count: int) -> None:
        """Show the board after *count* commands."""
        fresh = self._sitting is not sitting
        self._recap = False
        if fresh:
            self._sitting = None    # nothing is shown before everything stands
        game = sitting.game
        every = turns(game.start, game.history)
        self.bar.show_turns(every)
        first = _beginning(game)
        self.reel.load(range(first, len(game) + 1), [max(first, turn.first) for turn in every], max(first, count))
        if fresh:
            self._sitting = sitting
            self.entered.emit()
            self._show(self.reel.position)
            self.bar.focus()

    def recap(self, sitting: GameSession, seat: int) -> bool:
        """Walk through what happened since the last turn of *seat*; return whether there is anything to tell."""
        game = sitting.game
        first, last = news_since(turns(game.start, game.history), seat)
        if first >= last:
            return False
        self.look(sitting, first)
        self._recap = True
        self._show(first)
        self.reel.play(last)
        return True

    def leave(self) -> None:
        """Return to the game; a game that is only looked at is closed."""
        sitting, self._sitting = self._sitting, None
        if sitting is None:
            return
        self.reel.pause()
        if isinstance(sitting.game, ReadOnlyGame):
            self.closed.emit()
            return
        sitting.view(None)
        self.left.emit()

    def forget(self) -> None:
        """The game is gone from the table."""
        self.reel.pause()
        self._sitting = None

    def _on_running(self, running: bool) -> None:
        if not running and self._recap and self._sitting is not None:
            self._show(self.reel.position)

    def _show(self, count: int) -> None:
        sitting = self._sitting
        if sitting is None:
            return
        game = sitting.game
        sitting.view(count)
        state = sitting.state
        over = state.decision is None
        name = sitting.names.seat(state.turn)
        if over:
            text = self.tr("Viewing the end of the game")
        elif self._recap:
            text = self.tr("Since the last turn: round {0}, {1}").format(state.round, name)
        else:
            text = self.tr("Viewing round {0}, {1}").format(state.round, name)
        long = text if isinstance(game, ReadOnlyGame) else self.tr("{0} – Esc returns").format(text)
        seat = -1 if over else state.turn
        self.bar.show_position(seat, (text, long), self._caption(sitting, count), can_branch=not over)
        self.moved.emit(count)

    def _caption(self, sitting: GameSession, count: int) -> str:
        """Return what happened last; before anything did, how long the game is."""
        for entry in reversed(sitting.game.history[:count]):
            if said := told(entry, sitting.sentences):
                return " ".join(said)
        return self.tr("%n step(s)", "", len(sitting.game))


def _beginning(game: Game) -> int:
    """Return after how many commands the first seat was asked: before that, chance fills the column."""
    for count in range(len(game)):
        decision = game.at(count).decision
        if decision is None or decision.seat != CHANCE:
            return count
    return len(game)


class ReplayController(QObject):
    """Serves one *window*. Pages are made when they are first wanted: a first start needs none of them."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.window = window
        self.review = ReplayView(self)
        self._ending: ResultsPage | None = None
        self._games: GamesPage | None = None
        self._turns: tuple[Turn, ...] = ()
        self._from_list = False
        self._left: Path | None = None
        self._after_end = False
        self._writing: ReportWriter | None = None
        review, log = self.review, window.log
        self._bar = window.add_bar(self.tr("Replay"), "replay", Qt.ToolBarArea.BottomToolBarArea)
        self._bar.addWidget(review.bar)
        self._bar.hide()
        review.entered.connect(self._on_review)
        review.moved.connect(log.show_position)
        review.left.connect(self._on_return)
        review.closed.connect(self._on_closed)
        review.branched.connect(self.branch)
        review.bar.counted.connect(self.show_statistics)
        window.score.recapped.connect(self.recap)
        log.viewed.connect(self.view)
        log.returned.connect(self._return_to)

    @property
    def sitting(self) -> GameSession | None:
        return self.window.sitting

    @property
    def ending(self) -> ResultsPage:
        """The page at the end of a game."""
        if self._ending is None:
            from swqt.gui.pages.results_page import (
                ResultsPage,  # not before a game has ended: charts and tables take a while
            )

            page = self._ending = ResultsPage()
            self.window.pages.addWidget(page)
            page.rematched.connect(self.rematch)
            page.replayed.connect(self.watch)
            page.reported.connect(self.ask_report)
            page.saved.connect(self.ask_save)
            page.began.connect(self.window.ask_new_game)
            page.left.connect(self.leave_ending)
            page.stopped.connect(self.stop_writing)
            page.jumped.connect(self.view)
        return self._ending

    @property
    def games(self) -> GamesPage:
        """The list of games."""
        if self._games is None:
            from swqt.gui.pages.games_page import GamesPage  # not before somebody wants to see it

            page = self._games = GamesPage(self.window.saves)
            self.window.pages.addWidget(page)
            page.opened.connect(self.window.open_game)
            page.watched.connect(self.watch_file)
            page.left.connect(self._leave_games)
        return self._games

    def show_bar(self, shown: bool) -> bool:
        """Show the bar of the review where it belongs; return whether it stands there now."""
        self._bar.setVisible(shown and self.review.is_open)
        return self._bar.isVisibleTo(self.window)

    # What the window tells

    def clear(self) -> None:
        """The game leaves the table."""
        self.review.forget()
        self.stop_writing()
        self._after_end = False
        self._turns = ()
        if self._ending is not None:
            self._ending.forget()

    def refresh(self) -> None:
        """Tell the log who reads it, after each change of the game."""
        sitting = self.sitting
        if sitting is None:
            return
        game = sitting.game
        if self._after_end and game.decision is not None:    # the last command was taken back
            self._after_end = False
            self._show_table()
        if not self._turns or self._turns[-1].last != len(game):
            self._turns = turns(game.start, game.history)
        reader = self._reader(sitting)
        people = [number for number, seat in enumerate(game.seats) if seat.is_human]
        own = 1 << reader if reader != NOBODY else sum(1 << seat for seat in people)
        first, last = news_since(self._turns, reader) if reader != NOBODY else (0, 0)
        divider = first if 0 < first < last else None
        self.window.log.show_owner(own, divider, self.reason_to_stay)

    def update_actions(self) -> None:
        act, sitting = self.window.actions_, self.sitting
        act.statistics.setEnabled(sitting is not None)
        act.look_back.setEnabled(sitting is not None and len(sitting.game) > 0)
        act.recap.setEnabled(sitting is not None and not self.review.is_open)
        act.find_log.setEnabled(sitting is not None)

    @property
    def can_return(self) -> bool:
        """Whether Esc leads back from something."""
        return self.review.is_open or (self._ending is not None and self._ending.isVisible())

    def go_back(self) -> bool:
        """Return to the game from what is looked at; return whether there was anything to return from."""
        if self._ending is not None and self._ending.isVisible():
            self.leave_ending()
        elif self.review.is_open:
            self.review.leave()
        else:
            return False
        return True

    # Looking back

    def view(self, count: int) -> None:
        """Show the board after *count* commands."""
        if self.sitting is not None:
            self._show_table()
            self.review.look(self.sitting, count)

    def look_back(self) -> None:
        """Show the board one command ago."""
        if self.sitting is not None:
            self.view(len(self.sitting.game) - 1 if not self.review.is_open else self.review.reel.position)

    def recap(self) -> None:
        """Walk through what happened since the reader's last turn."""
        sitting = self.sitting
        if sitting is None or self.review.is_open:
            return
        self._show_table()
        reader = self._reader(sitting)
        if reader == NOBODY or not self.review.recap(sitting, reader):
            self.window.bar.say(self.tr("Nothing has happened since the last turn of this seat."))

    def watch(self) -> None:
        """Play the game on the table from its beginning."""
        if self.sitting is not None:
            self.view(0)
            self.review.reel.play()

    def watch_file(self, path: Path) -> None:
        """Open the game in *path* to look at it."""
        try:
            game = self.window.saves.view(path)
        except (OSError, ValueError) as error:
            self.window.complain(self.tr("This game cannot be opened."), str(error))
            return
        self.window.show_game(game)
        self._from_list = True

    def branch(self, count: int) -> None:
        """Play on from the position after *count* commands, as a game of its own."""
        if self.sitting is not None:
            self.window.show_game(self.window.saves.branch(self.sitting.game, count))
            self.window.bar.say(self.tr("A game of its own begins here; the other one is kept as it was."))

    def _return_to(self, count: int) -> None:
        if self.sitting is not None and self.sitting.viewed is None:
            self.sitting.game.undo_to(count)

    def reason_to_stay(self, count: int) -> str | None:
        """Say whether the reader's own turn can be taken back to where *count* commands had been given."""
        sitting = self.sitting
        if sitting is None or sitting.viewed is not None or not self._turns:
            return None
        turn, decision = self._turns[-1], sitting.game.decision
        if decision is None or decision.seat != turn.seat or not sitting.game.seats[turn.seat].is_human:
            return None
        if not turn.first < count < len(sitting.game):
            return None
        return sitting.barriers.text(count)

    def _reader(self, sitting: GameSession) -> int:
        """Return whose log it is: the person who is asked, or else the only person at the table."""
        decision, seats = sitting.game.decision, sitting.game.seats
        if decision is not None and seats[decision.seat].is_human:
            return decision.seat
        people = [number for number, seat in enumerate(seats) if seat.is_human]
        return people[0] if len(people) == 1 else NOBODY

    def _on_review(self) -> None:
        self.window.show_panels(True)
        self.window.presenter.update_actions()
        self.window.log.view.setFocus()

    def _on_return(self) -> None:
        self.window.show_panels(True)
        self.window.log.show_position(None)
        if self._after_end:
            self.show_end()
        else:
            self.window.view.setFocus()

    def _on_closed(self) -> None:
        self.window.show_start()
        if self._from_list:
            self.show_games()
        self._from_list = False

    def _show_table(self) -> None:
        if self._ending is not None and self.window.pages.currentWidget() is self._ending:
            self._ending.leave()
        self.window.pages.setCurrentWidget(self.window.table)
        self.window.show_panels(True)

    # The end

    def show_end(self) -> None:
        """The game is over: show how it ended."""
        if self.sitting is not None and not isinstance(self.sitting.game, ReadOnlyGame):
            self._after_end = True
            self.show_statistics()

    def show_statistics(self) -> None:
        """Show the figures of the game on the table; secret coins stay secret while it is running."""
        sitting = self.sitting
        if sitting is None:
            return
        self.review.reel.pause()
        self.window.coach.overlays.take_off()
        self.ending.show_game(sitting, hidden=sitting.keeps_secrets)
        self.window.show_panels(False)
        self.window.pages.setCurrentWidget(self.ending)
        self.window.presenter.update_actions()

    def leave_ending(self) -> None:
        """Go to the map."""
        self._show_table()
        self._after_end = False
        self.window.view.setFocus()

    def rematch(self) -> None:
        """Begin the same game again; the next seat begins."""
        if self.sitting is not None:
            self.window.show_game(self.window.saves.rematch(self.sitting.game))

    def ask_save(self) -> None:
        """Ask for a file, and write the game into it."""
        if self.sitting is not None:
            path, _ = QFileDialog.getSaveFileName(
                self.window, self.tr("Save the game"), "game.swn", self.tr("Games (*.swn)")
            )
            if path:
                self.save_to(self.sitting.game, Path(path))

    def save_to(self, game: Game, path: Path) -> None:
        """Write *game* into *path*, whole or not at all, and say so."""
        try:
            write_whole(path, game_text(game).encode())
        except OSError as error:
            self.ending.say(self.tr("Not saved: {0}").format(error.strerror or error))
        else:
            self.ending.say(self.tr("Saved as {0}.").format(path.name))

    def ask_report(self) -> None:
        """Ask for a file, and write a report of the game into it."""
        page, picture = self.tr("Web pages (*.html)"), self.tr("Pictures (*.png)")
        path, kind = QFileDialog.getSaveFileName(
            self.window, self.tr("Save a report"), "swqt.html", f"{page};;{picture}"
        )
        if path:
            self.report_to(Path(path).with_suffix(".png") if kind == picture else Path(path))

    def report_to(self, path: Path) -> None:
        """Write a report of the game into *path*, whole or not at all, and say how far it is."""
        from swqt.gui.pages.report import ReportWriter  # not before somebody wants one

        sitting, figures = self.sitting, self.ending.figures
        if sitting is None or figures is None or self._writing is not None:
            return
        self._writing = writing = ReportWriter(path, sitting, figures, self)
        writing.advanced.connect(self.ending.show_progress)
        writing.ended.connect(self._on_written)

    def _on_written(self, trouble: str) -> None:
        writing, self._writing = self._writing, None
        if writing is not None:
            saved = self.tr("Saved as {0}.").format(writing.path.name)
            self.ending.say(self.tr("Not saved: {0}").format(trouble) if trouble else saved)
            writing.deleteLater()

    def stop_writing(self) -> None:
        """Give up the report that is being written."""
        writing, self._writing = self._writing, None
        if writing is not None:
            writing.stop()
            writing.deleteLater()
            self.ending.say(self.tr("The report was not written."))

    # Games

    def search_log(self) -> None:
        """Search the log of the game on the table."""
        if self.sitting is not None:
            self._show_table()
            self.window.bring_forward(self.window.log)
            self.window.log.start_search()

    def show_games(self) -> None:
        """Show the list of games; the game on the table is left, and taken up again by whoever goes back."""
        game = self.sitting.game if self.sitting is not None else None
        goes_on = game is not None and game.decision is not None and not any(seat.is_remote for seat in game.seats)
        self._left = game.journal.path if goes_on and game is not None and game.journal is not None else None
        self.window.show_start()
        self.games.load()
        self.window.pages.setCurrentWidget(self.games)

    def _leave_games(self) -> None:
        """Go back from the list to the game that was left for it, unless it has been thrown away there."""
        left, self._left = self._left, None
        if left is not None and left.exists():
            self.window.open_game(left)
        else:
            self.window.show_start()
