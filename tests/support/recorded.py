"""A recorded game replayed in the real window, with a mouse and with a keyboard."""

from collections import deque
from types import SimpleNamespace
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QPushButton, QWidget

from swqt import engine as e
from swqt.ai import RandomBot
from swqt.gui.board.geometry import DOWN, LEFT, RIGHT, UP
from swqt.table import ChanceSource, Game, Library, Seat
from tests.support.hand import NAMES, Hand

KEY = Qt.Key
NONE = Qt.KeyboardModifier.NoModifier
CTRL = Qt.KeyboardModifier.ControlModifier
ARROWS = {RIGHT: KEY.Key_Right, DOWN: KEY.Key_Down, LEFT: KEY.Key_Left, UP: KEY.Key_Up}


class Record(NamedTuple):
    """The commands of people, and the position after each."""

    rules: e.Rules
    seed: int
    commands: tuple[e.Command, ...]
    digests: tuple[str, ...]

    def table(self) -> Game:
        """Return the game before its first command."""
        start = self.rules.start(2)
        return Game(self.rules, start, [Seat(name, "human") for name in NAMES[:2]], dice=ChanceSource(self.seed))


def record(library: Library, board: e.Board, content: str, seed: int) -> Record:
    """Let two bots play a whole game by commands."""
    options = e.Options(first_player="host")
    rules = e.Rules(board, library.content(content, board, options), options)
    blank = Record(rules, seed, (), ())
    game, bot = blank.table(), RandomBot(seed)
    while game.decision is not None:
        game.play(bot.choose(rules, game.state))
    given = [entry for entry in game.history if entry.seat != e.CHANCE]
    digests = [game.at(place).digest for place in range(len(game) + 1)]
    places = [place for place, entry in enumerate(game.history) if entry.seat != e.CHANCE]
    return blank._replace(
        commands=tuple(entry.command for entry in given), digests=tuple(digests[place] for place in places)
    )


class Person(Hand):
    """Gives commands by gestures; subclasses define the gestures."""

    def show(self, board_record: Record) -> None:
        self.window.show_game(board_record.table())

    def replay(self, told: Record) -> None:
        """Give every command of *told*; each must lead to the recorded position."""
        for number, command in enumerate(told.commands):
            if self.session.hotseat.waiting_for_hand:
                self.take_over()
            assert self.state.digest == told.digests[number], (number, command)
            before = len(self.session.game)
            self.give(command)
            assert len(self.session.game) > before, (number, command, self.message(), self.offered())

    def give(self, command: e.Command) -> None:
        now = self.session.controller.legal_moves
        if isinstance(command, e.Pick):
            self.card(command.row)
            if command.swap is not None:
                self.offer("Swap powers")
                self.card(command.swap)
            self.confirm()
        elif isinstance(command, e.Abandon):
            for region in e.members(command.regions):
                self.leave(region)
            self.confirm()
        elif isinstance(command, e.Place):
            self.place(command)
        elif isinstance(command, e.Deploy):
            self.deploy(command)
            self.end()
        elif isinstance(command, e.Choose):
            self.offer("Peace with")
        elif isinstance(command, e.Decline):
            self.decline()
            self.confirm()
        elif isinstance(command, e.End):
            self.end()
        elif isinstance(command, e.Use) and command.region < 0:
            self.roll(command, now.free_uses.index(command))
        else:
            self.deal_with(command)

    def deal_with(self, command: e.Conquer | e.Use) -> None:
        ways = self.session.controller.ways(command.region)
        self.region(command.region)
        if len(ways) > 1:
            self.entry(next(way.text for way in ways if way.command == command))
        if self.session.controller.is_asking:
            self.confirm()

    def place(self, command: e.Place) -> None:
        controller = self.session.controller
        held = controller.tool
        if held is None or held.name != command.piece or held.moves != (command.source >= 0):
            now = controller.legal_moves
            moves = command.source >= 0
            verb = "Move" if moves else "Place"
            piece = controller.asking.piece(now, SimpleNamespace(name=command.piece))
            words = [button.text() for button in self.tools()]
            self.offer(next(word for word in words if word.startswith(verb) and word.endswith(piece)))
        held = controller.tool
        if held.moves and held.source != command.source:
            self.region(command.source)
        self.region(command.region)

    def deploy(self, command: e.Deploy) -> None:
        controller = self.session.controller
        if controller.tool is not None:
            self.offer(next(button.text() for button in self.tools() if button.isChecked()))    # deselects it
        allocation = controller.allocation
        extra = {region: allocation.shown(region) - allocation.counts[region] for region in allocation.counts}
        wanted = {region: count + extra[region] for region, count in command.counts}
        for fewer in (True, False):
            for region, count in wanted.items():
                shown = allocation.shown(region)
                if (count < shown) if fewer else (count > shown):
                    self.count(region, count)
        assert {region: allocation.shown(region) for region in wanted} == wanted

    def roll(self, command: e.Use, number: int) -> None:
        if number:
            self.offer(f"Roll: {self.session.names.trait(command.trait)}")
        else:
            self.press_roll()


class WithMouse(Person):
    """Uses only clicks (A9: no gesture is a drag)."""

    def press_roll(self) -> None:
        self.press(self.window.bar.roll)

    def entry(self, text: str) -> None:
        menu = self.menu()
        if text not in [action.text() for action in menu.actions()]:
            more = menu.actions()[-1]
            self.click_entry(menu, more)
            menu = more.menu()
        self.click_entry(menu, next(action for action in menu.actions() if action.text() == text))

    def count(self, region: int, number: int) -> None:
        by = number - self.session.controller.allocation.shown(region)
        button = Qt.MouseButton.LeftButton if by > 0 else Qt.MouseButton.RightButton
        for _ in range(abs(by)):
            self.region(region, button)


class WithKeys(Person):
    """Uses only keys, wherever the focus is (A10)."""

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = NONE, text: str = "") -> None:
        if QApplication.activePopupWidget() is None and QApplication.activeWindow() is None:
            self.window.activateWindow()    # offscreen, a closed menu does not return focus
            QApplication.processEvents()
        target = QApplication.activePopupWidget() or QApplication.focusWidget() or self.window
        if text:
            QTest.keyClick(target, text)
        else:
            QTest.keyClick(target, key, modifier)
        self.window.presenter.flush()

    def type(self, text: str) -> None:
        for letter in text:
            self.key(KEY.Key_unknown, text=letter)

    def reach(self, wanted: QWidget) -> None:
        """Move focus to *wanted*: F6 to its panel, Tab within it."""
        panels = 0
        while QApplication.focusWidget() is not wanted:
            focused = QApplication.focusWidget()
            panel = next((panel for panel in self.window.keyboard_navigation._panels() if focused in panel), [])
            if wanted in panel and panel.index(focused) < panel.index(wanted):
                self.key(KEY.Key_Tab)
            else:
                self.key(KEY.Key_F6)
            panels += 1
            assert panels < 60, (wanted, QApplication.focusWidget())

    def go_to(self, region: int) -> None:
        """Move to *region* with arrow keys."""
        view = self.window.view
        self.reach(view)
        if view.focused < 0:
            self.key(KEY.Key_Home)
        for way in walk(view._steps, view.focused, region):
            self.key(ARROWS[way])
        assert view.focused == region

    def region(self, region: int | str, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> str:
        self.go_to(self.index(region) if isinstance(region, str) else region)
        self.key(KEY.Key_Return)
        return self.message()

    def card(self, row: int) -> None:
        cards = self.window.column.cards
        if QApplication.focusWidget() not in cards:
            self.reach(cards[0])
        while QApplication.focusWidget() is not cards[row]:
            self.key(KEY.Key_Down if QApplication.focusWidget().row < row else KEY.Key_Up)
        self.key(KEY.Key_Return)

    def offer(self, text: str) -> None:
        QApplication.processEvents()
        self.reach(next(button for button in self.window.bar.offers() if button.text().startswith(text)))
        self.key(KEY.Key_Return)

    def confirm(self) -> None:
        assert self.session.controller.is_asking, self.window.bar.end.text()
        if isinstance(QApplication.focusWidget(), QPushButton):    # which Enter would press
            self.reach(self.window.bar.end)
        self.key(KEY.Key_Return)

    def leave(self, region: int) -> str:
        self.go_to(region)
        self.key(KEY.Key_Menu)
        self.entry("Abandon this region")
        return self.message()

    def entry(self, text: str) -> None:
        menu = self.menu()
        if text not in [action.text() for action in menu.actions()]:
            more = menu.actions()[-1].menu()
            self.walk_menu(menu, menu.actions()[-1].text())
            self.key(KEY.Key_Right)
            menu = more
        self.walk_menu(menu, text)
        QTest.keyClick(menu, KEY.Key_Return)
        self.window.presenter.flush()

    def walk_menu(self, menu: QMenu, text: str) -> None:
        for _ in range(40):
            active = menu.activeAction()
            if active is not None and active.text() == text:
                return
            QTest.keyClick(menu, KEY.Key_Down)
            self.window.presenter.flush()
        raise AssertionError(f"{text!r} is not in the menu")

    def take_over(self) -> None:
        self.key(KEY.Key_Return)

    def press_main(self) -> None:
        self.key(KEY.Key_Return, CTRL)

    def decline(self) -> None:
        self.reach(self.window.view)
        self.key(KEY.Key_D, CTRL)

    def press_roll(self) -> None:
        self.key(KEY.Key_R, CTRL)

    def count(self, region: int, number: int) -> None:
        self.go_to(region)
        self.type(str(number))


def walk(steps: list[list[int]], start: int, end: int) -> list[int]:
    """Return a shortest sequence of arrow keys from *start* to *end*; empty if there is none."""
    came: dict[int, tuple[int, int]] = {start: (-1, -1)}
    ahead = deque([start])
    while ahead:
        here = ahead.popleft()
        for way, there in enumerate(steps[here]):
            if there >= 0 and there not in came:
                came[there] = (here, way)
                ahead.append(there)
    path = []
    while end in came and end != start:
        end, way = came[end]
        path.append(way)
    return path[::-1]
