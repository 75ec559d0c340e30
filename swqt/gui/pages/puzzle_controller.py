"""Puts puzzles on the table, has the turns judged, remembers what was solved, and shows the page of puzzles."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QStackedWidget, QWidget

from swqt.engine import CHANCE, Command, Rules, State
from swqt.gui.accessibility.navigation import KeyboardNavigation
from swqt.gui.pages.game_page import GamePage
from swqt.gui.pages.puzzle_widgets import MOST_STARS, PuzzleVerdict
from swqt.gui.pages.replay_controller import ReplayController
from swqt.gui.session.game_session import GameSession, Offer
from swqt.gui.session.position_image import PositionPainter
from swqt.gui.session.region_actions import MainStep
from swqt.gui.session.services import AppServices
from swqt.gui.style.threads import run_in_thread, window_caller
from swqt.table import GameChange, Library, PlayedCommand, PuzzleGame, ReadOnlyGame

# For annotations; at run time, functions import these where they are needed.
if TYPE_CHECKING:
    from swqt.gui.pages.puzzle_widgets import PuzzleRow, PuzzleTexts
    from swqt.gui.pages.puzzles_page import PuzzlesPage
    from swqt.puzzle.attempt import JudgeClient, Judgement, Progress
    from swqt.puzzle.puzzle import Puzzle

Found = tuple["Puzzle", tuple[Rules, State]]


class PuzzleController(QObject):
    """Plays puzzles at the table.

    ``game_ready`` carries a game to show, ``failed`` a message and its details; ``start_wanted`` asks for the start
    page.
    """

    game_ready = Signal(object)
    start_wanted = Signal()
    failed = Signal(str, str)

    def __init__(
        self, window: QWidget, services: AppServices, pages: QStackedWidget, table: GamePage,
        navigation: KeyboardNavigation, replay: ReplayController,
    ) -> None:  # fmt: skip
        super().__init__(window)
        self._services = services
        self._pages = pages
        self._navigation, self._replay = navigation, replay
        self._page: PuzzlesPage | None = None
        self._texts_made: PuzzleTexts | None = None
        self._found: Sequence[Found] = ()
        self._waiting: Callable[[], None] | None = None
        """Called once the puzzles are read."""
        self._judge: JudgeClient | None = None
        self._session: GameSession | None = None
        self._row: PuzzleRow | None = None
        """The current puzzle, or the last one played."""
        self._day: date | None = None
        """The day whose puzzle of the day ``_row`` is, or None."""
        self._game: PuzzleGame | None = None
        """The current game, to which the replay of the best turn returns."""
        self._line: ReadOnlyGame | None = None
        self._judged: tuple[Command, ...] = ()
        """The commands that the verdict is about."""
        self._verdict: PuzzleVerdict | None = None
        self._remembers = True
        """Whether the verdict is recorded as a try; for a turn played in another window, that has been done."""
        self._trouble = ""
        notice = self.notice = table.puzzle
        notice.again_wanted.connect(self.try_again)
        notice.next_wanted.connect(self.play_next)
        notice.best_wanted.connect(self.show_best)
        notice.shared.connect(self.share)
        notice.cancelled.connect(self._on_cancelled)
        notice.reason_shown.connect(navigation.announcer.announce)
        notice.left.connect(self.show_page)

    # Puzzles

    @property
    def page(self) -> PuzzlesPage:
        """The page of puzzles."""
        if self._page is None:
            from swqt.gui.pages.puzzles_page import PuzzlesPage  # rarely needed

            page = self._page = PuzzlesPage(self._texts, self._services.idle)
            page.chosen.connect(self.play)
            page.left.connect(self.start_wanted)
            self._painter = PositionPainter(self._services.library, self._services.idle, self)
            self._painter.painted.connect(page.show_picture)
            self._pages.addWidget(page)
        return self._page

    @property
    def _texts(self) -> PuzzleTexts:
        if self._texts_made is None:
            from swqt.gui.pages.puzzle_widgets import PuzzleTexts

            self._texts_made = PuzzleTexts(self._services.library, self._services.language)
        return self._texts_made

    def show_page(self) -> None:
        """Show the page of puzzles; the current game is closed."""
        self.start_wanted.emit()
        self._pages.setCurrentWidget(self.page)
        if not self._found:
            self.page.show_loading()
        self._with_puzzles(self._fill_page)

    def play_today(self) -> None:
        """Play the puzzle of the day."""
        self._with_puzzles(self._play_today)

    def play_next(self) -> None:
        """Play another puzzle that is not solved, of the same grade if there is one."""
        self._with_puzzles(self._play_next)

    def streak(self) -> int:
        """Return how many days in a row the puzzle of the day was solved."""
        return self._progress().streak(date.today())

    def close(self) -> None:
        """End the process that judges turns."""
        if self._judge is not None:
            self._judge.close()
            self._judge = None

    def _with_puzzles(self, action: Callable[[], None]) -> None:
        """Call *action*, in place of any still waiting, once the puzzles are read; report an error if that fails."""
        if self._found:
            action()
            return
        is_reading = self._waiting is not None
        self._waiting = action
        if not is_reading:
            library = self._services.library
            run_in_thread(lambda: _read(library), self._on_read, self._on_unreadable, "puzzles")

    def _on_read(self, found: Sequence[Found]) -> None:
        self._found = found
        action, self._waiting = self._waiting, None
        if action is not None:
            action()

    def _on_unreadable(self, error: Exception) -> None:
        self._waiting = None
        if self._page is not None and self._pages.currentWidget() is self._page:
            self._page.show_failure(str(error))
        else:
            self.failed.emit(self.tr("The puzzles can't be read."), str(error))

    def _rows(self) -> list[PuzzleRow]:
        """Return the puzzles with the stars won and the tries; one of them is today's."""
        from swqt.gui.pages.puzzle_widgets import PuzzleRow
        from swqt.puzzle.puzzle import puzzle_of_day

        progress = self._progress()
        today = puzzle_of_day(date.today(), [puzzle for puzzle, _ in self._found])
        return [
            PuzzleRow(
                puzzle, number, position, progress.stars(puzzle.name), len(progress.tries(puzzle.name)),
                puzzle is today,
            )
            for number, (puzzle, position) in enumerate(self._found, 1)
        ]  # fmt: skip

    def _progress(self) -> Progress:
        """Return the progress as it is on disk now; the command line writes it too."""
        from swqt.puzzle.attempt import Progress

        progress = Progress()
        if progress.damaged is not None:
            text = self.tr("The file with what you solved is damaged, so counting starts again. It is kept as {0}.")
            self._trouble = text.format(progress.damaged)
        return progress

    def _fill_page(self) -> None:
        rows, streak = self._rows(), self.streak()
        trouble, self._trouble = self._trouble, ""
        self.page.show_puzzles(rows, streak, trouble)
        self.page.select(self._row.puzzle.name if self._row is not None else "")
        today = next((row for row in rows if row.is_today), None)
        if today is not None and not self.page.card.has_picture:
            self._painter.paint(today.position, _looks(today.position[1]))

    def _play_today(self) -> None:
        self.play(next(row for row in self._rows() if row.is_today))

    def _play_next(self) -> None:
        from swqt.gui.pages.puzzles_page import next_after

        row = next_after(self._row.puzzle.name if self._row is not None else "", self._rows())
        if row is None:
            self.show_page()
        else:
            self.play(row)

    # At the table

    def play(self, row: PuzzleRow) -> None:
        """Set up the position of *row* on the table."""
        from swqt.puzzle.puzzle import TURN

        rules, state = row.position
        self._row, self._day = row, date.today() if row.is_today else None
        self._judged, self._verdict = (), None
        looks = _looks(state)
        self._game = PuzzleGame(
            rules, state, state.turn, [self._colours()[look] for look in looks], row, looks=looks,
            short=row.puzzle.kind != TURN,
        )  # fmt: skip
        self.game_ready.emit(self._game)

    def try_again(self) -> None:
        """Set up the position again."""
        if self._row is not None:
            self.play(self._row)

    def set_session(self, session: GameSession | None) -> None:
        """Follow *session* from now on if it plays a puzzle or replays the best turn of one."""
        from swqt.gui.pages.puzzle_widgets import PuzzleRow

        self._session = None
        if self._judge is not None:
            self._judge.cancel()
        game = session.game if session is not None else None
        if game is not None and game is self._line:
            self.notice.show_best(self._head(), self._verdict.reason if self._verdict is not None else "")
            return
        self.notice.hide()
        if session is None:
            return
        if not isinstance(game, PuzzleGame) or not isinstance(game.about, PuzzleRow):
            self.close()    # no turn will be judged for a while
            return
        self._session, self._row = session, game.about
        if game is not self._game:    # it was begun in another window
            self._game, self._verdict, self._judged = game, None, ()
            self._day = date.today() if self._row.is_today else None
            self._remembers = False
        session.runner.moved.connect(self._on_move)
        if game.decision is None:
            self._show_outcome()
        else:
            self._show_task()
            self._judging().prepare(self._row.puzzle, game.rules)

    def _show_task(self) -> None:
        row, game = self._row, self._game
        assert row is not None
        assert game is not None
        rounds = game.rules.board.rounds
        moment = self.tr("It's the last round.")
        if game.start.round < rounds:
            #: {1}: the number of rounds
            moment = self.tr("It's round {0} of {1}.").format(game.start.round, rounds)
        #: {0}: the name of a colour
        you = self.tr("You are {0}.").format(game.seats[game.seat].name)
        task, measure = self._texts.task(row.puzzle), self._texts.measure(row.puzzle)
        if len(game):  # the rest has been read, and the map needs the room
            self.notice.show_task(self._head(), task)
            return
        self.notice.show_task(self._head(), task, f"{moment} {you}", measure)
        self._announce()

    def _head(self) -> str:
        """Return the heading: the name and the grade of the puzzle."""
        if self._row is None:
            return ""
        name = self._texts.daily() if self._day is not None else self._texts.title(self._row)
        return f"{name} · {self._texts.grade(self._row.puzzle.grade)}"

    def _on_move(self, change: GameChange) -> None:
        """Have the turn judged when it is over; show the task again after an undo."""
        session, game = self._session, self._game
        if session is None or game is None:
            return
        if game.decision is not None:
            if change.kind == "undone" and not self.notice.is_task:
                self._judging().cancel()
                session.make_offer(None)
            self._show_task()
            return
        self._remembers = True
        self._show_outcome()

    def _show_outcome(self) -> None:
        """Show the verdict on the turn; have it judged first unless that has been done."""
        game, row = self._game, self._row
        assert game is not None
        assert row is not None
        commands = tuple(entry.command for entry in game.history)
        if commands == self._judged and self._verdict is not None:
            self.notice.show_verdict(self._head(), self._verdict)
            self._offer()
            return
        self._judged, self._verdict = commands, None
        self.notice.show_judging(self._head())
        self._announce()
        self._judging().judge(row.puzzle, game.rules, commands, self._on_judged)

    def _judging(self) -> JudgeClient:
        if self._judge is None:
            from swqt.puzzle.attempt import JudgeClient

            self._judge = JudgeClient(window_caller())
        return self._judge

    def _on_cancelled(self) -> None:
        if self._verdict is not None:  # the verdict came first
            return
        self._judging().cancel()
        self._judged = ()
        self.notice.show_failure(self._head(), self.tr("You cancelled it."))
        self._announce()
        self._offer()

    def _on_judged(self, judgement: Judgement | None) -> None:
        """Show *judgement* of the turn, and record it; None means the turn could not be judged."""
        row = self._row
        if row is None or self._session is None:
            return
        if judgement is None:
            self._judged = ()
            self.notice.show_failure(self._head(), self.tr("This turn has too many possibilities to be judged."))
        else:
            trouble = self._remember(judgement.stars) if self._remembers else ""
            self._verdict = self._worded(row.puzzle, judgement)
            self.notice.show_verdict(self._head(), self._verdict)
            if trouble:
                self.notice.say(trouble)
        self._announce()
        self._offer()

    def _remember(self, stars: int) -> str:
        """Record a try that has won *stars*; return the error message, empty on success."""
        assert self._row is not None
        try:
            self._progress().record(self._row.puzzle.name, stars, self._day)
        except OSError as error:
            return self.tr("Couldn't save: {0}").format(error.strerror or error)
        return ""

    def _worded(self, puzzle: Puzzle, judgement: Judgement) -> PuzzleVerdict:
        """Return *judgement* in words."""
        from swqt.puzzle.puzzle import TURN, sentence

        is_turn = puzzle.kind == TURN
        titles = (
            self.tr("There is a better way."), self.tr("On the right track."), self.tr("Very close!"),
            self.tr("The best turn!") if is_turn else self.tr("The best choice!"),
        )  # fmt: skip
        unit = self.tr("expected lead at the end")
        if is_turn:
            unit = self.tr("expected coins: luck doesn't count") if self._is_diced() else self.tr("coins this turn")
        return PuzzleVerdict(
            judgement.stars, titles[judgement.stars], self._coins(puzzle.best),
            self._coins(puzzle.best - judgement.loss), unit, sentence(puzzle, self._services.language),
            bool(self._best_line()),
        )  # fmt: skip

    def _is_diced(self) -> bool:
        """Return whether chance had a part in the turn played, or has one in the best turn."""
        game = self._game
        assert game is not None
        assert self._row is not None
        by_chance = any(entry.seat == CHANCE for entry in game.history)
        return by_chance or any(entry.seat == CHANCE for entry in self._best_line())

    def _coins(self, coins: float) -> str:
        """Return *coins* in the format of the window's language, with one decimal place if needed."""
        shown = round(coins, 1)
        locale = QLocale(self._services.language)
        number = locale.toString(abs(shown), "f", 0 if shown == int(shown) else 1)
        return f"−{number}" if shown < 0 else number

    def _announce(self) -> None:
        self._navigation.announcer.announce(self.notice.accessibleName())
        self._navigation.order_focus()

    def _offer(self) -> None:
        """Make the main button offer another try, or after the best turn the next puzzle."""
        solved = self._verdict is not None and self._verdict.stars == MOST_STARS
        step = MainStep(self.tr("Next puzzle"), meaning="next puzzle")
        if not solved:
            step = MainStep(self.tr("Try again"), meaning="try again")
        if self._session is not None:
            self._session.make_offer(Offer(step, self.play_next if solved else self.try_again))

    # The best turn, and sharing

    def _best_line(self) -> list[PlayedCommand]:
        """Return the best turn as played commands, with the best outcomes of chance."""
        from swqt.notation import read_command
        from swqt.puzzle.puzzle import GO_ON

        assert self._row is not None
        rules, state = self._row.position
        out: list[PlayedCommand] = []
        for text in self._row.puzzle.line:
            if text == GO_ON or not state.agenda:
                break
            command = read_command(rules, text)
            after, events = rules.apply(state, command)
            out.append(PlayedCommand(state, state.agenda[-1].seat, command, events, after))
            state = after
        return out

    def show_best(self) -> None:
        """Replay the best turn step by step."""
        game = self._game
        if game is None or self._verdict is None:
            return
        line = self._best_line()
        self._line = ReadOnlyGame(game.rules, game.start, game.seats, history=line, looks=game.looks)
        self._replay.watch_line(self._line, self._on_line_left)

    def _on_line_left(self) -> None:
        self._line = None
        self.game_ready.emit(self._game)

    def share(self) -> None:
        """Copy the result to the clipboard, without giving the solution away."""
        from swqt.puzzle.attempt import emblems

        if self._row is not None:
            progress = self._progress()
            streak = progress.streak(date.today()) if self._day is not None else 0
            QGuiApplication.clipboard().setText(emblems(progress.tries(self._row.puzzle.name), self._day, streak))
            text = self.tr("Copied. You can paste it anywhere.")
            self.notice.say(text)
            self._navigation.announcer.announce(text)

    def _colours(self) -> tuple[str, ...]:
        """Return the names of the players in puzzles, by look."""
        return self.tr("Blue"), self.tr("Yellow"), self.tr("Red"), self.tr("Purple"), self.tr("Green")


def _read(library: Library) -> Sequence[Found]:
    """Return all puzzles with their positions (thread function); ValueError if one cannot be read."""
    from swqt.puzzle.puzzle import load_puzzles

    return [(puzzle, puzzle.position(library)) for puzzle in load_puzzles()]


def _looks(state: State) -> tuple[int, ...]:
    """Return the looks of the seats; the seat to move is always blue."""
    count = len(state.coins)
    return tuple(0 if seat == state.turn else 1 + (seat - state.turn - 1) % count for seat in range(count))
