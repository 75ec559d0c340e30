"""A small position to click about in with the race or power that is being made: costs, incomes and conquests."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QMenu, QVBoxLayout, QWidget

from swqt.ai import chance
from swqt.content import TraitEntry
from swqt.engine import (
    CHANCE,
    Command,
    Conquer,
    Content,
    Deal,
    DealRange,
    Decision,
    DeployRange,
    Earned,
    Effect,
    End,
    Event,
    Pick,
    RegionSet,
    Rules,
    State,
    Trait,
    members,
)
from swqt.gui.board.geometry import geometry_of
from swqt.gui.board.scene import ALL, BoardScene
from swqt.gui.board.view import BoardView
from swqt.gui.panels.action_bar import ActionBar
from swqt.gui.session.board_model import region_looks
from swqt.gui.session.legal_moves import LegalMoves
from swqt.gui.session.region_actions import RegionAction, RegionDescriber
from swqt.gui.session.turn_controller import TurnController
from swqt.gui.style.layouts import plain_label, show_text
from swqt.gui.style.painting import add_heading
from swqt.gui.texts.names import Names
from swqt.gui.texts.refusals import RuledText
from swqt.gui.texts.sentences import Sentences
from swqt.table import Library

OTHERS: Final = ("humans", "giants", "orcs", "elves", "trolls", "ratmen", "amazons", "dwarves")
"""Races whose tokens stand in for the others in the position, without what they can do."""

PLAIN: Final = "plain"
"""The power, or race, that stands beside the one that is tried out; it does nothing."""

_RIVAL, _MAKER = 0, 1
_SEATS: Final = 2
_MOST_ANSWERS: Final = 200
_RIVALS: Final = 5
"""Regions that the opponent holds."""


class TrialGame:
    """The position on a board with the trait of *entry*: the rival has some regions, the maker is about to conquer.

    The rival does nothing more than it must. Chance is the same each time.
    """

    def __init__(self, library: Library, board: str, entry: TraitEntry) -> None:
        graph = library.board(board)
        self.trait = entry.trait
        self.rules = Rules(graph, _content(library, entry, graph.world))
        self.events: list[Event] = []
        """What has happened since the maker's last command."""
        self.states = [self._opening()]

    @property
    def state(self) -> State:
        return self.states[-1]

    @property
    def decision(self) -> Decision | None:
        return self.state.decision

    def play(self, command: Command) -> None:
        """Play *command* of the maker, and whatever must follow until the maker is asked again."""
        self.events = []
        step = self.rules.apply(self.state, command)
        self.events += step.events
        self.states.append(self._settled(step.state, _MAKER))

    def take_back(self) -> None:
        """Return to before the last command of the maker."""
        if len(self.states) > 1:
            self.states.pop()
            self.events = []

    def concerned(self, effect: Effect) -> RegionSet:
        """Return the regions that meet the conditions of *effect* now, as the maker's race sees them."""
        number = self.state.active_of(_MAKER)
        return self.rules.regions_where(self.state, self.state.tribes[number], effect.where) if number >= 0 else 0

    def _opening(self) -> State:
        """Return the position in which the maker has just picked the combo."""
        rules = self.rules
        state = rules.start(_SEATS)
        while (decision := state.decision) is not None and decision.kind == "deal":
            option = rules.legal(state)[0]
            first = isinstance(option, DealRange) and self.trait.name in (*option.races, *option.powers)
            state = rules.after(state, _dealt(self.trait) if first else self._answer(state))
        state = self._settled(rules.after(self._settled(state, _RIVAL), Pick(1)), _RIVAL)
        for _ in range(_RIVALS):
            options = [option for option in rules.legal(state) if isinstance(option, Conquer) and not option.using and not option.die]
            if options:
                costs = rules.costs(state)
                cheapest = min((costs[option.region], option.region) for option in options)[1]
                state = rules.after(state, Conquer(cheapest))
        state = self._settled(state, _MAKER)
        return self._settled(rules.after(state, Pick(0)), _MAKER)

    def _settled(self, state: State, seat: int) -> State:
        """Return the next position in which *seat* is asked anything: the others do the least."""
        for _ in range(_MOST_ANSWERS):
            decision = state.decision
            if decision is None or decision.seat == seat:
                break
            step = self.rules.apply(state, self._answer(state))
            self.events += step.events
            state = step.state
        return state

    def _answer(self, state: State) -> Command:
        """Return what chance, or the rival, answers."""
        assert state.decision is not None
        if state.decision.seat == CHANCE:
            return chance(self.rules, state, Random(f"trial {len(state.tribes)} {state.round}"))
        options = self.rules.legal(state)
        for option in options:
            if isinstance(option, End):
                return option
        first = options[0]
        return first[0] if isinstance(first, DeployRange) else _single(first)


def _single(option: object) -> Command:
    """Return a command of *option*, which may be a range."""
    return option if isinstance(option, Command) else option[0]    # type: ignore[index,no-any-return]


def _dealt(trait: Trait) -> Deal:
    return Deal(trait.name, PLAIN) if trait.kind == "race" else Deal(OTHERS[0], trait.name)


def _content(library: Library, entry: TraitEntry, world: str) -> Content:
    """Return the trait of *entry* among traits that do nothing."""
    catalogue = library.catalogue
    trait = entry.trait
    races = [replace(catalogue.trait(name), effects=()) for name in OTHERS if name != trait.name]
    powers = [Trait(PLAIN, "power", 4)]
    official = [each for each in catalogue.traits if each.kind == "power" and each.name != trait.name]
    powers += [replace(each, effects=()) for each in official if catalogue.entry(each.name).world == world]
    mine = races if trait.kind == "race" else powers
    mine.append(trait)
    by_name = {each.name: each for each in (*races, *powers)}
    ordered = sorted(by_name.values(), key=lambda each: each.name)
    return Content(
        "trial", tuple(each for each in ordered if each.kind == "race"),
        tuple(each for each in ordered if each.kind == "power"),
    )  # fmt: skip


class TrialMap(QWidget):
    """The map of the position, what to do there, and what it costs and pays.

    ``positioned`` follows each change of the position.
    """

    positioned = Signal()

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
        for file in library.boards():
            self.board.addItem(file.board.name or file.board.id, file.board.id)
        self.board.currentIndexChanged.connect(self._on_board)
        self.view = BoardView()
        self.view.setMinimumSize(300, 170)
        self.about = plain_label("", "muted")
        self.about.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.undo, self.redo, self.again = self._actions()
        self.bar = ActionBar(self.undo, self.redo, self.again)
        self.bar.name_keys(*(QAction(self) for _ in range(3)))
        self.bar.setProperty("wood", True)
        self.bar.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.trouble = plain_label("", "muted")
        head = QHBoxLayout()
        self.title = plain_label(self.tr("Try it on a map"), "title", wraps=False)
        head.addWidget(self.title)
        head.addWidget(self.trouble, 1)
        head.addWidget(self.board)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(6)
        whole.addLayout(head)
        whole.addWidget(self.view, 1)
        whole.addWidget(self.about)
        whole.addWidget(self.bar)
        self.view.clicked.connect(self._on_clicked)
        self.view.alternate_clicked.connect(self._on_alternate)
        self.view.wheeled.connect(self._on_wheeled)
        self.view.numbered.connect(self._on_numbered)
        self.view.hovered.connect(self._describe)
        self.view.focus_moved.connect(self._describe)
        self.bar.pressed.connect(self._on_pressed)
        self.bar.declined.connect(self._on_decline)
        self.bar.used.connect(self._on_used)

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
        """Stop what the map still does."""
        if self._scene is not None:
            self._scene.close()

    def choose_world(self, world: str) -> None:
        """Show a board of *world*, unless the current one is."""
        files = {file.board.id: file.board for file in self._library.boards()}
        if files[self.board.currentData()].world != world:
            name = next(name for name, board in files.items() if board.world == world)
            self.board.setCurrentIndex(self.board.findData(name))

    def show_entry(self, entry: TraitEntry | None) -> None:
        """Let the trait of *entry* play in the same position; None keeps the last one, which may be played on."""
        show_text(self.trouble, "" if entry is not None else self.tr("as before the mistake"))
        if entry is None or (self._entry is not None and entry.trait == self._entry.trait and self.game is not None):
            return
        self._entry = entry
        self._restart(self._played)

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
        """Set up the position, and play what was *played* as far as it is still legal."""
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
        """Make the scene and the texts for the rules of *game*."""
        assert self._entry is not None
        board = game.rules.board
        plain = TraitEntry(Trait(PLAIN, "power", 4), "surface", "", 0, {self._lang: self.tr("Plain")})
        catalogue = self._library.catalogue.with_own([self._entry, plain])
        names = Names(board, [self.tr("Opponent"), self.tr("You")], catalogue, self._lang)
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
            asked = game.decision is not None and game.decision.seat == _MAKER
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
        scored = [event for event in game.events if isinstance(event, Earned) and event.seat == _MAKER]
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
        if controller.spread is not None:
            counts = controller.spread.counts_on(game.state)
        looks = region_looks(
            game.rules, game.state, badges=badges, leaving=controller.leaving, counts=counts,
            chosen=controller.chosen | self._marked,
        )  # fmt: skip
        for region in members(controller.counters):
            looks[region] = looks[region]._replace(steps=controller.steps(region))
        scene.show_looks(looks)

    def _describe(self, region: int) -> None:
        """Say what there is in *region*, and what it costs."""
        game, describer, controller = self.game, self._describer, self._controller
        if game is None or describer is None or controller is None or region < 0:
            self.about.setText("")
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
        """Offer every way to deal with *region* beside it."""
        controller = self._controller
        if controller is None:
            return
        menu = QMenu(self)
        add_heading(menu, controller.names.region(region))
        for way in ways:
            menu.addAction(way.text).setData(ways.index(way))
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        chosen = menu.exec(self.view.viewport().mapToGlobal(self.view.position_of(region)))
        if chosen is not None and chosen.data() is not None:
            controller.submit(ways[chosen.data()].command)
