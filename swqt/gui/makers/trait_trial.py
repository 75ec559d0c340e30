"""Trying out the race or power being made: a map to play on, and games of bots that measure its worth."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QLocale, QObject, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QComboBox, QFrame, QHBoxLayout, QMenu, QProgressBar, QVBoxLayout, QWidget

from swqt.content import TraitEntry
from swqt.engine import Command, Earned, RegionSet, Trait, members
from swqt.gui.board.geometry import geometry_of
from swqt.gui.board.scene import ALL, BoardScene
from swqt.gui.board.view import BoardView
from swqt.gui.panels.action_bar import ActionBar
from swqt.gui.session.legal_moves import LegalMoves
from swqt.gui.session.position_image import region_looks
from swqt.gui.session.region_actions import RegionAction, RegionDescriber
from swqt.gui.session.turn_controller import TurnController
from swqt.gui.style.buttons import push_button
from swqt.gui.style.cards import WoodPanel, add_heading
from swqt.gui.style.layouts import plain_label, show_text
from swqt.gui.style.threads import BackgroundTask
from swqt.gui.texts.names import Names
from swqt.gui.texts.refusals import RuledText, error_text
from swqt.gui.texts.sentences import Sentences
from swqt.table import Library
from swqt.table.worked_examples import PLAIN, TRIAL_SEAT, TrialGame

# The code that measures worths is large, and loaded only when it is needed.
if TYPE_CHECKING:
    from swqt.table.worth_fit import TrialResult

GAMES: Final = 40
"""Number of games in which a trait is measured, for each number of players."""


class TrialMap(QWidget):
    """The map of a position that can be played on, with what to do and what it costs and pays.

    ``positioned`` follows each change of the position; ``rule_wanted`` carries the rule behind a refusal.
    """

    positioned = Signal()
    rule_wanted = Signal(str)

    def __init__(self, library: Library, lang: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._library, self._lang = library, lang
        self.game: TrialGame | None = None
        self._entry: TraitEntry | None = None
        self._marked: RegionSet = 0
        self._scene: BoardScene | None = None
        self._controller: TurnController | None = None
        self._describer: RegionDescriber | None = None
        self._played: list[Command] = []
        self._undone: list[Command] = []
        self.board = QComboBox()
        self.board.setAccessibleName(self.tr("Board"))
        self.board.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.board.setMinimumContentsLength(16)
        for file in library.boards():
            self.board.addItem(file.board.name or file.board.id, file.board.id)
        self.board.currentIndexChanged.connect(self._on_board)
        self.view = BoardView()
        self.view.setMinimumSize(300, 170)
        self.about = plain_label("", "muted")
        self.about.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.about.setText(" ")
        self.undo, self.redo, self.again = self._actions()
        self.bar = ActionBar(self.undo, self.redo, self.again)
        self.bar.name_keys(*(QAction(self) for _ in range(3)))
        wood = WoodPanel()
        rail = QVBoxLayout(wood)
        rail.setContentsMargins(8, 2, 8, 2)
        rail.addWidget(self.bar)
        self.trouble = plain_label("", "muted", wraps=False)
        head = QHBoxLayout()
        self.title = plain_label(self.tr("Try it on a map"), "title", wraps=False)
        for each in (self.view, self.view.viewport()):
            each.setAccessibleName(self.title.text())
        head.addWidget(self.title)
        head.addWidget(self.trouble, 1)
        head.addWidget(self.board)
        head.setStretch(1, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(6)
        whole.addLayout(head)
        whole.addWidget(self.view, 1)
        whole.addWidget(self.about)
        whole.addWidget(wood)
        self.view.clicked.connect(self._on_clicked)
        self.view.alternate_clicked.connect(self._on_alternate)
        self.view.wheeled.connect(self._on_wheeled)
        self.view.numbered.connect(self._on_numbered)
        self.view.hovered.connect(self._describe)
        self.view.focus_moved.connect(self._describe)
        self.bar.pressed.connect(self._on_pressed)
        self.bar.declined.connect(self._on_decline)
        self.bar.used.connect(self._on_used)
        self.bar.rule_asked.connect(self.rule_wanted)

    def _actions(self) -> list[QAction]:
        found = []
        for text, slot in (
            (self.tr("Take back"), self.take_back), (self.tr("Redo"), self.do_again),
            (self.tr("Start again"), self.start_again),
        ):  # fmt: skip
            action = QAction(text, self)
            action.setEnabled(False)
            action.triggered.connect(slot)
            found.append(action)
        return found

    def close_scene(self) -> None:
        """Stop the background painting and animations of the map."""
        if self._scene is not None:
            self._scene.close()

    def choose_world(self, world: str) -> None:
        """Show a board of *world* unless the current one is of that world."""
        files = {file.board.id: file.board for file in self._library.boards()}
        if files[self.board.currentData()].world != world:
            name = next(name for name, board in files.items() if board.world == world)
            self.board.setCurrentIndex(self.board.findData(name))

    def show_entry(self, entry: TraitEntry | None) -> None:
        """Replay the position with the trait of *entry*; None keeps the last trait, which can still be played."""
        show_text(self.trouble, "" if entry is not None else self.tr("as before the mistake"))
        if entry is None or (self._entry is not None and entry.trait == self._entry.trait and self.game is not None):
            return
        self._entry = entry
        self._restart(self._played)

    def redraw(self) -> None:
        """Redraw the tokens, because their faces have changed."""
        for stand in self._scene.stands if self._scene is not None else ():
            stand.redraw()
        self.bar.hand.update()

    def mark(self, regions: RegionSet) -> None:
        """Mark *regions* on the map."""
        if regions != self._marked:
            self._marked = regions
            self._show_looks()

    def take_back(self) -> None:
        if self.game is not None and self._played:
            self.game.take_back()
            self._undone.append(self._played.pop())
            self._ask()

    def do_again(self) -> None:
        if self._undone:
            undone = self._undone[:-1]
            self._on_command(self._undone[-1])
            self._undone = undone
            self._ask()

    def start_again(self) -> None:
        """Return to the first position."""
        self._restart([])

    def _on_board(self) -> None:
        self._played = []
        self.close_scene()
        self._scene = None
        if self._entry is not None:
            self._restart([])

    def _restart(self, played: list[Command]) -> None:
        """Set up the position, and replay *played* up to the first command that is no longer legal."""
        if self._entry is None:
            return
        self.game = game = TrialGame(self._library, self.board.currentData(), self._entry)
        self._played, self._undone = [], []
        for command in played:
            if game.decision is None or game.rules.check(game.state, command) is not None:
                break
            game.play(command)
            self._played.append(command)
        self._name(game)
        self._ask()

    def _name(self, game: TrialGame) -> None:
        """Create the scene, if there is none, and the texts and controller for the rules of *game*."""
        assert self._entry is not None
        board = game.rules.board
        plain = TraitEntry(Trait(PLAIN, "power", 4), "surface", "", 0, {self._lang: self.tr("Plain")})
        catalogue = self._library.catalogue.with_own([self._entry, plain])
        names = Names(board, [self.tr("Opponent"), self.tr("Player")], catalogue, self._lang)
        sentences = Sentences(names)
        sentences.rules = game.rules
        if self._scene is None:
            self._scene = BoardScene(board, geometry_of(self._library.shape(board)), parent=self)
            self._scene.set_badge_rule(ALL)
            self.view.show_scene(self._scene)
        if self._controller is not None:
            self._controller.deleteLater()
        controller = self._controller = TurnController(names, sentences, self)
        controller.fast_pick = True
        controller.changed.connect(self._refresh)
        controller.commanded.connect(self._on_command)
        controller.refused.connect(self._on_refused)
        controller.choices_offered.connect(self._on_choices)
        self._describer = RegionDescriber(game.rules, names, sentences)

    def _ask(self) -> None:
        """Ask for the next command in the current position."""
        game, controller = self.game, self._controller
        if game is not None and controller is not None:
            asked = game.decision is not None and game.decision.seat == TRIAL_SEAT
            controller.begin(LegalMoves(game.rules, game.state) if asked else None)
            self.positioned.emit()

    def _on_command(self, command: Command) -> None:
        if self.game is not None:
            self.game.play(command)
            self._played.append(command)
            self._undone = []
            self._ask()

    def _refresh(self) -> None:
        controller, game = self._controller, self.game
        if controller is None or game is None:
            return
        self._show_looks()
        self.view.counters, self.view.answering = controller.counters, controller.answering
        self.undo.setEnabled(bool(self._played))
        self.redo.setEnabled(bool(self._undone))
        self.again.setEnabled(bool(self._played))
        scored = [event for event in game.events if isinstance(event, Earned) and event.seat == TRIAL_SEAT]
        said = [controller.sentences.tell(event) for event in scored] if not controller.is_asking else []
        hint = controller.hint() or self.tr("The game is over.")
        self.bar.show_turn(controller.prompt(), " ".join([*said, hint]), controller.hand())

    def _show_looks(self) -> None:
        controller, game, scene = self._controller, self.game, self._scene
        if controller is None or game is None or scene is None:
            return
        now, counts = controller.legal_moves, None
        badges = None
        if now is not None and controller.tool is None:
            badges = {region: badge._replace(seat=now.seat) for region, badge in now.badges.items()}
        if controller.allocation is not None:
            counts = controller.allocation.counts_on(game.state)
        looks = region_looks(
            game.rules, game.state, badges=badges, leaving=controller.leaving, counts=counts,
            chosen=controller.chosen | self._marked,
        )  # fmt: skip
        for region in members(controller.counters):
            looks[region] = looks[region]._replace(steps=controller.steps(region))
        scene.show_looks(looks)

    def _describe(self, region: int) -> None:
        """Describe what is in *region* and what it costs."""
        game, describer, controller = self.game, self._describer, self._controller
        if game is None or describer is None or controller is None or region < 0:
            self.about.setText(" ")    # the map must not move
            return
        reading = describer.reading(game.state, region, controller.legal_moves, [])
        self.about.setText(" · ".join([reading.title, *reading.lines]))

    def _on_clicked(self, region: int) -> None:
        if self._controller is not None:
            self._controller.region_clicked(region)

    def _on_alternate(self, region: int) -> None:
        if self._controller is not None:
            self._controller.region_alternate(region)

    def _on_wheeled(self, region: int, amount: int) -> None:
        if self._controller is not None:
            self._controller.count(region, amount)

    def _on_numbered(self, region: int, digit: int) -> None:
        if self._controller is not None:
            self._controller.count_to(region, digit)

    def _on_pressed(self) -> None:
        if self._controller is not None:
            self._controller.press()

    def _on_decline(self) -> None:
        if self._controller is not None:
            self._controller.decline()

    def _on_used(self, command: Command) -> None:
        if self._controller is not None:
            self._controller.submit(command)

    def _on_refused(self, refusal: RuledText) -> None:
        self.bar.say(refusal, refusal=True)

    def _on_choices(self, region: int, ways: list[RegionAction]) -> None:
        """Offer *ways*, the possible actions on *region*, in a menu beside it."""
        controller = self._controller
        if controller is None:
            return
        menu = QMenu(self)
        add_heading(menu, controller.names.region(region))
        for way in ways:
            menu.addAction(way.text).setData(way.command)
        menu.triggered.connect(self._on_way)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(self.view.viewport().mapToGlobal(self.view.position_of(region)))

    def _on_way(self, action: QAction) -> None:
        if self._controller is not None:
            self._controller.submit(action.data())


class WorthRun(QObject):
    """Measures a trait in a thread, by games in worker processes. ``done`` carries a TrialResult."""

    progressed = Signal(int, int)
    done = Signal(object)
    failed = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._task: BackgroundTask | None = None

    @property
    def is_running(self) -> bool:
        return self._task is not None

    def start(self, entries: Sequence[TraitEntry], library: Library) -> None:
        """Measure the first of *entries*."""
        self._task = task = BackgroundTask()
        work = partial(_measure, entries, library, task, task.queued(self._on_progress))
        task.start(work, self._on_done, self._on_failed, "trait-worth")

    def stop(self) -> None:
        """Stop as soon as the games in progress are over."""
        if self._task is not None:
            self._task.abandon()
            self._task = None

    def _on_progress(self, done: int, of: int) -> None:
        self.progressed.emit(done, of)

    def _on_done(self, result: object) -> None:
        self._task = None
        self.done.emit(result)

    def _on_failed(self, error: Exception) -> None:
        self._task = None
        self.failed.emit(error_text(error))


def _measure(
    entries: Sequence[TraitEntry], library: Library, task: BackgroundTask, told: Callable[[int, int], None]
) -> TrialResult:
    """Return the worth of the first of *entries*. Raises TaskAbandoned once *task* is abandoned."""
    from swqt.table.tournament import cores, local_workers
    from swqt.table.worth_fit import measure_trait

    def tell(done: int, of: int) -> None:
        task.check()
        told(done, of)

    # A single worker would be this process, whose window must not wait for games.
    with local_workers(max(2, cores())) as workers:
        return measure_trait(entries, library, GAMES, workers, tell)


class WorthBar(QFrame):
    """Shows the measurement of a trait: progress and a stop button, then the result in words. ``button`` starts it."""

    def __init__(self, library: Library, lang: str) -> None:
        super().__init__()
        self._library, self._lang = library, lang
        self._entries: tuple[TraitEntry, ...] = ()
        self._measured: Trait | None = None
        self.run = WorthRun(self)
        tip = self.tr("Let bots play many games with it; takes a minute or two")
        self.button = push_button(self.tr("How strong &is it?"), self._on_start, tip=tip)
        self.progress = QProgressBar()
        self.progress.setAccessibleName(self.tr("Games played"))
        self.cancel = push_button(self.tr("Stop"), self.stop)
        self.said = plain_label()
        self.said.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.progress, 1)
        row.addWidget(self.cancel)
        row.addWidget(self.said, 1)
        self.run.progressed.connect(self._on_progress)
        self.run.done.connect(self._on_done)
        self.run.failed.connect(self._on_failed)
        self._show_running(False)

    def show_entries(self, entries: tuple[TraitEntry, ...]) -> None:
        """Offer to measure the first of *entries*; drop the result, or stop the measurement, of any other trait."""
        self._entries = entries
        self.button.setEnabled(bool(entries))
        trait = entries[0].trait if entries else None
        if trait is not None and self._measured is not None and trait != self._measured:
            self._measured = None
            show_text(self.said, "")
            if self.run.is_running:
                self.stop()

    def stop(self) -> None:
        self.run.stop()
        self._show_running(False)

    def _on_start(self) -> None:
        if self._entries:
            self._measured = self._entries[0].trait
            self.said.setText("")
            self.progress.setRange(0, 0)
            self._show_running(True)
            self.run.start(self._entries, self._library)

    def _show_running(self, running: bool) -> None:
        had_focus = self.button.hasFocus() or self.cancel.hasFocus()
        for part in (self.progress, self.cancel):
            part.setVisible(running)
        self.button.setVisible(not running)
        self.said.setVisible(not running and bool(self.said.text()))
        if had_focus:
            (self.cancel if running else self.button).setFocus()

    def _on_progress(self, done: int, of: int) -> None:
        self.progress.setRange(0, of)
        self.progress.setValue(done)

    def _on_done(self, result: TrialResult) -> None:
        assert self._measured is not None
        self.said.setText(self.sentence(result, self._measured.kind))
        self._show_running(False)

    def _on_failed(self, why: str) -> None:
        self.said.setText(why)
        self._show_running(False)

    def sentence(self, result: TrialResult, kind: str) -> str:
        """Return *result* of a *kind* as a sentence in the language of the window."""
        from swqt.table.worth_fit import STRONG, TOO_STRONG, TOO_WEAK

        number = QLocale(self._lang)

        def signed(coins: float) -> str:
            return f"{'−' if coins < 0 else '+'}{number.toString(float(abs(coins)), 'f', 1)}"

        def name(trait: str) -> str:
            return self._library.catalogue.name(trait, self._lang)

        (best, most), (last, least) = result.others[0], result.others[-1]
        if kind == "race":
            worth = self.tr("{0} ± {1} coins over the average race, place {2} of {3}.")
        else:
            worth = self.tr("{0} ± {1} coins over the average power, place {2} of {3}.")
        within = number.toString(float(result.worth.within), "f", 1)
        worth = worth.format(signed(result.worth.coins), within, result.place, len(result.others) + 1)
        verdict = {
            #: {0}: the strongest race or power of the box; {1}: its coins
            TOO_STRONG: self.tr("Too strong: surely stronger than {0} ({1})."),
            STRONG: self.tr("Perhaps too strong: about as strong as {0} ({1})."),
            TOO_WEAK: self.tr("Too weak: surely weaker than {2} ({3})."),
        }.get(result.strength, self.tr("A good match for the others, between {0} ({1}) and {2} ({3})."))
        names = (name(best), signed(most.coins), name(last), signed(least.coins))
        return f"{worth} {verdict.format(*names)}"
