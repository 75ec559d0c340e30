"""Everything legal is reachable by mouse: commands of random games are given by gestures."""

from random import Random

from swqt.ai import RandomBot
from swqt.engine import CHANCE, Choose, Command, Conquer, Decline, End, Pick, Place, State, Use
from swqt.gui.session.legal_moves import LegalMoves
from swqt.gui.session.region_actions import DOES, MOVING
from swqt.gui.session.turn_controller import TurnController
from swqt.gui.texts.names import Names
from swqt.gui.texts.sentences import Sentences
from tests.support.caverns import catalogue, cavern
from tests.support.tables import Table

TABLES = range(16)

SAMPLE = 8
"""Number of commands given for each decision; the rarest kinds first."""

RARE = {
    "swap", "relic", "several relics", "relic and die", "bag", "orb", "wisp", "vampire", "reborn", "altar", "volcano",
    "ancient", "balrog", "summons", "ghost", "queen", "ring", "scepter", "armor",
}  # fmt: skip
"""Kinds that only the underground has; each also has its own test."""

MOST_OF_IT = 12
"""Number of rare kinds that the random games must include."""


class Mouse:
    """Gives commands to a TurnController by the window's gestures."""

    def __init__(self, table: Table) -> None:
        seats = ["Anna", "Ben", "Clara", "David", "Eva"][: table.seats]
        names = Names(table.rules.board, seats, catalogue())
        self.controller = TurnController(names, Sentences(names))
        self.given: list[Command] = []
        self.refused: list[str] = []
        self.controller.commanded.connect(self.given.append)
        self.controller.refused.connect(self.refused.append)

    def give(self, now: LegalMoves, command: Command) -> None:
        """Give exactly *command*, beginning from a fresh decision."""
        self.given.clear()
        self.refused.clear()
        self.controller.begin(now)
        self._gesture(now, command)
        assert self.given == [command], (now.decision, command, self.given, self.refused)

    def _gesture(self, now: LegalMoves, command: Command) -> None:
        controller = self.controller
        if isinstance(command, Pick):
            controller.row_clicked(command.row)
            if command.swap is not None:
                self.press("Swap powers")
                controller.row_clicked(command.swap)
            self.controller.confirm()
        elif isinstance(command, Place):
            self._place(command)
        elif isinstance(command, Use) and command.region < 0:
            if command == now.free_uses[0]:
                controller.submit(now.free_uses[0])    # the button beside Decline
            else:
                self.press(f"Roll: {controller.names.trait(command.trait)}")
        elif isinstance(command, (Conquer, Use)):
            self._at_region(command)
        elif isinstance(command, Choose):
            self.press(f"Peace with {controller.names.seat(command.seat)}")
        elif isinstance(command, Decline):
            controller.decline()
            self.controller.confirm()
        else:
            assert isinstance(command, End)
            assert controller.main_step().dress == DOES
            controller.press()
            if controller.main_step().meaning == "waste":
                controller.press()

    def _at_region(self, command: Conquer | Use) -> None:
        offered: list[Command] = []
        controller = self.controller
        controller.choices_offered.connect(lambda _, ways: offered.extend(way.command for way in ways))
        controller.region_clicked(command.region)
        controller.choices_offered.disconnect()
        if offered:
            assert command in offered
            controller.submit(command)
        if controller.is_asking:
            self.controller.confirm()

    def _place(self, command: Place) -> None:
        controller = self.controller
        if not self._holds(command):
            for number, offer in enumerate(controller.offers()):
                if offer.checked is not None and not self._holds(command):
                    controller.offers()[number].act()
        assert self._holds(command), command
        if controller.tool.source == MOVING:
            assert controller.targets >> command.source & 1
            controller.region_clicked(command.source)
        assert controller.targets >> command.region & 1
        controller.region_clicked(command.region)

    def _holds(self, command: Place) -> bool:
        tool = self.controller.tool
        return tool is not None and tool.name == command.piece and tool.moves == (command.source >= 0)

    def press(self, text: str) -> None:
        next(offer for offer in self.controller.offers() if offer.text == text).act()


def kinds_of(now: LegalMoves, command: Command) -> set[str]:
    """Return the RARE kinds of *command*."""
    if isinstance(command, Pick):
        return {"swap"} if command.swap is not None else set()
    if isinstance(command, Conquer):
        found = {"relic and die"} if command.using and command.die else set()
        found |= {"bag"} if any(name.startswith("bag") for name in command.using) else set()
        return found | ({"several relics"} if len(command.using) > 1 else {"relic"} if command.using else set())
    if isinstance(command, Use):
        return {command.trait.partition(":")[0]}
    if isinstance(command, Place):
        return {command.piece.partition(":")[0]} | ({"summons"} if now.must_place == "balrog" else set())
    return set()


def is_flames(now: LegalMoves, command: Command) -> bool:
    """Return whether *command* picks the only race that brings a piece at once."""
    return isinstance(command, Pick) and now.state.column[command.row].race == "flames"


def sample(now: LegalMoves, state: State, rng: Random) -> list[Command]:
    options = [option for option in now.rules.legal(state) if isinstance(option, Command)]
    rng.shuffle(options)
    options.sort(key=lambda option: not kinds_of(now, option) & RARE)
    return options[:SAMPLE]


def test_every_command_of_random_games_can_be_given():
    met: set[str] = set()
    for number in TABLES:
        met |= play(number)
    assert len(met & RARE) >= MOST_OF_IT, sorted(RARE - met)


def play(number: int) -> set[str]:
    """Play table *number* to its end, giving some commands of each decision by gestures; return the kinds met."""
    table = cavern(number)
    rng, bot, mouse = Random(number), RandomBot(number), Mouse(table)
    state = table.rules.start(table.seats)
    met: set[str] = set()
    while (decision := table.rules.decision(state)) is not None:
        chosen = bot.choose(table.rules, state)
        if decision.seat != CHANCE:
            now = LegalMoves(table.rules, state)
            commands = sample(now, state, rng)
            for command in commands:
                met |= kinds_of(now, command)
                mouse.give(now, command)
            rare = [command for command in commands if kinds_of(now, command) & RARE or is_flames(now, command)]
            if rare and rng.random() < 0.5:
                chosen = rng.choice(rare)
        state = table.rules.apply(state, chosen).state
    return met
