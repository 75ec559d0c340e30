"""A Hand, which plays the game in a window by mouse alone."""

from collections.abc import Callable, Sequence
from random import Random

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from swqt.ai import RandomBot
from swqt.engine import Rules, State, members
from swqt.gui.app.main_window import MainWindow
from swqt.gui.board.region_items import RegionLook
from swqt.gui.board.token_painter import AFFORDABLE
from swqt.gui.session.game_session import GameSession
from swqt.gui.session.region_actions import MOVING
from swqt.table import ChanceSource, Game, Library, Seat

COLUMN = "column alchemist elves, swamp trolls +2, wealthy humans, flying ratmen +1, commando wizards, mounted giants"

NAMES = ("Anna", "Ben", "Clara", "David", "Eva")

TO_CONQUER = "A 12 forest orcs hand 6 : f1 h1\nB 9 hill tritons : f3*2 p2\nasks A conquer"
"""A position in which A can take Farmland 2 from B."""

UNPAINTED = "unpainted"
"""Property of windows that are never painted."""


def never_paint(window: MainWindow) -> None:
    window.setProperty(UNPAINTED, True)
    window.setUpdatesEnabled(False)


def settle() -> None:
    """Let layouts follow each other."""
    for _ in range(4):
        QApplication.processEvents()


def on(window: MainWindow, part: QWidget) -> QRect:
    """Return the place of *part* in *window*."""
    return QRect(part.mapTo(window, QPoint()), part.size())


def show(qtbot: QtBot, widget: QWidget, *size: int) -> None:
    """Show a widget without a window around it until the test ends."""
    qtbot.addWidget(widget)
    if size:
        widget.resize(*size)
    widget.show()


def play_out(game: Game, seed: int = 3, until: Callable[[], bool] = lambda: False) -> None:
    """Have a bot play for everybody until *until* is true, or the game is over."""
    bot = RandomBot(seed)
    while game.decision is not None and not until():
        game.play(bot.choose(game.rules, game.state))


def random_game(library: Library, board: str, content: str, seed: int, names: Sequence[str] = NAMES) -> Game:
    """Return a finished game of people."""
    ground = library.board(board)
    rules = Rules(ground, library.content(content, ground))
    seats = [Seat(name, "human") for name in names[: ground.players]]
    game = Game(rules, rules.start(len(seats)), seats, dice=ChanceSource(seed))
    play_out(game, seed)
    return game


class Hand:
    """A person with a mouse, who uses only what the window shows."""

    def __init__(self, window: MainWindow, seed: int = 0) -> None:
        self.window = window
        self.random = Random(seed)
        self.seen: set[str] = set()

    @property
    def session(self) -> GameSession:
        assert self.window.session is not None
        return self.window.session

    @property
    def state(self) -> State:
        return self.session.game.state

    def index(self, code: str) -> int:
        return self.session.game.rules.board.index(code)

    def shown(self, code: str) -> RegionLook:
        """Return what the map shows in a region."""
        return self.session.scene.stands[self.index(code)].look

    def region(
        self, region: int | str, button: Qt.MouseButton = Qt.MouseButton.LeftButton,
        modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
    ) -> str:  # fmt: skip
        """Click a region, given as a number or as a code; return the message that is then shown."""
        if isinstance(region, str):
            region = self.index(region)
        view = self.window.view
        QTest.mouseClick(view.viewport(), button, modifier, view.position_of(region))
        return self.told()

    def leave(self, region: int | str) -> str:
        """Toggle a region's mark to be abandoned."""
        return self.region(region, modifier=Qt.KeyboardModifier.ShiftModifier)

    def trigger(self, *names: str) -> str:
        """Give commands of the menus; return the message that is then shown."""
        for name in names:
            getattr(self.window.actions_, name).trigger()
        return self.told()

    def told(self) -> str:
        """Show everything that has happened; return the message."""
        self.window.presenter.flush()
        return self.message()

    def press(self, button: QAbstractButton) -> str:
        QApplication.processEvents()    # new buttons are shown with the next event
        return self.click(button)

    def click(self, button: QAbstractButton) -> str:
        assert button.isVisible(), button.text()
        assert button.isEnabled(), button.text()
        for place in (QPoint(12, 12), button.rect().center()):    # the main button waits until the mouse has moved
            QTest.mouseMove(button, place)
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        return self.told()

    def offer(self, text: str) -> str:
        """Click the offer whose text begins with *text*, in the menu if it has no room in the bar."""
        QApplication.processEvents()    # the strip may be rebuilt first
        strip = self.window.bar.strip
        shown = [button for button in strip.buttons() if button.text().startswith(text)]
        if shown:
            return self.click(shown[0])
        assert strip.more.isVisible(), (text, self.offered())
        menu = strip.more.menu()
        menu.popup(strip.more.mapToGlobal(QPoint(0, 0)))
        return self.click_entry(menu, next(action for action in menu.actions() if action.text().startswith(text)))

    def confirm(self) -> None:
        """Press the main button, which must be asking for a Yes."""
        assert self.session.controller.is_asking, self.window.bar.end.text()
        self.press_main()

    def end(self) -> None:
        """Press the main button, twice if it asks whether to waste tokens."""
        self.press_main()
        if self.window.bar.end.step.meaning == "waste":
            self.press_main()

    def take_over(self) -> None:
        """Press the main button where it hands the mouse over."""
        assert self.session.waits_for_enter, self.window.bar.end.text()
        self.press_main()

    def press_main(self) -> str:
        return self.press(self.window.bar.end)

    def offered(self) -> list[str]:
        """Return the offers in the bar and in its menu."""
        strip = self.window.bar.strip
        return [one.text() for one in (*strip.buttons(), *strip.more.menu().actions())]

    def decline(self) -> None:
        """Choose to decline, which is then asked about."""
        decline = self.window.bar.decline
        if decline.isVisible():
            self.press(decline)
        else:
            self.offer("Decline")    # it has no room beside the offers

    def card(self, row: int) -> str:
        column = self.window.column
        column._cover.end()    # while cards come in, clicks do nothing
        QTest.mouseClick(column.cards[row], Qt.MouseButton.LeftButton, pos=QPoint(20, 20))
        return self.told()

    def pick(self, row: int = 0) -> None:
        self.card(row)
        self.confirm()

    def menu(self) -> QMenu | None:
        popup = QApplication.activePopupWidget()
        return popup if isinstance(popup, QMenu) else None

    def choose(self, entry: int) -> None:
        """Click an entry of the open menu."""
        menu = self.menu()
        self.click_entry(menu, [action for action in menu.actions() if not action.isSeparator()][entry])

    def click_entry(self, menu: QMenu, action: QAction) -> str:
        QTest.mouseMove(menu, menu.actionGeometry(action).center())
        QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(action).center())
        return self.told()

    def message(self) -> str:
        return self.window.bar.message.text()

    def cheapest(self) -> int | None:
        """Return the region that can be conquered with the fewest tokens, without the die, or None."""
        now = self.session.controller.legal_moves
        sure = [region for region, badge in now.badges.items() if badge.state == AFFORDABLE]
        return min(sure, key=lambda region: now.badges[region].number, default=None)

    def play(self, steps: int = 5000) -> None:
        """Play randomly until the game is over, painting the window now and then."""
        self.window.setUpdatesEnabled(False)    # painting every step would double the time
        for number in range(steps):
            if number % 20 == 0 or self.session.game.decision is None:
                self.window.setUpdatesEnabled(True)
                assert not self.window.grab().isNull()
                self.window.setUpdatesEnabled(False)
            if self.session.game.decision is None:
                return
            self.step()
        raise AssertionError(f"the game is stuck: {self.session.game.decision}, {self.message()!r}, {self.offered()}")

    def step(self) -> None:
        """Do one random thing that the window offers."""
        if self.menu() is not None:
            self.choose(self.random.randrange(len([a for a in self.menu().actions() if not a.isSeparator()])))
            self.seen.add("menu")
            return
        if self.session.waits_for_enter:
            self.seen.add("hand-over")
            self.take_over()
            return
        now = self.session.controller.legal_moves
        assert now is not None, self.session.game.decision
        self.seen.add(now.kind)
        if "Swap powers" in self.offered() and not self.session.controller.exchanging:
            self.seen.add("exchange")
            self.offer("Swap powers")
            self.card(self.random.choice(sorted(self.session.controller.partners)))
        elif self.session.controller.is_asking:
            if self.random.random() < 0.9:
                self.confirm()
            else:
                self.offer("Cancel")
        elif now.rows:
            self.card(self.random.choice(sorted(now.rows)))
        elif now.conquering and not (self.tools() and self.random.random() < 0.4):
            self._conquer()
        elif self.tools() and (now.deploy is None or self.random.random() < 0.6):
            self._place()
        elif now.deploy is not None:
            self._spread()
        elif now.kind == "altar" and self.random.random() < 0.7:
            self.region(self.random.choice(sorted(now.by_region)))
        elif now.kind == "stout" and self.random.random() < 0.5:
            self.press(self.window.bar.decline)
        elif now.allies and self.random.random() < 0.7:
            self.offer("Peace")
        else:
            self.end()

    def _conquer(self) -> None:
        now = self.session.controller.legal_moves
        chance = self.random.random()
        if now.can_decline and chance < 0.15:
            self.press(self.window.bar.decline)
        elif now.leavable and chance < 0.2:
            self.seen.add("abandon")
            self.leave(self.random.choice(list(members(now.leavable))))
        elif now.free_uses and chance < 0.7:
            self.seen.add("roll")
            self.press(self.window.bar.roll)
        elif now.by_region and chance < 0.93:
            cheapest = self.cheapest()
            some = self.random.choice(sorted(now.by_region))
            self.region(cheapest if cheapest is not None and chance < 0.75 else some)
        else:
            self.end()

    def _place(self) -> None:
        controller = self.session.controller
        if controller.tool is None:
            self.offer(self.random.choice(self.tools()).text())
        if controller.tool is not None and controller.targets:
            moving = controller.tool.source == MOVING
            self.seen.add(controller.tool.name)
            self.region(self.random.choice(list(members(controller.targets))))
            if moving:
                self.seen.add("move")
                self.region(self.random.choice(list(members(controller.targets))))
        now = controller.legal_moves
        if now is not None and now.can_end and not now.conquering and self.random.random() < 0.5:
            self.end()

    def tools(self) -> list[QPushButton | QAction]:
        """Return the offers that select a piece or a trait to use on the map."""
        strip = self.window.bar.strip
        return [one for one in (*strip.buttons(), *strip.more.menu().actions()) if one.isCheckable()]

    def _spread(self) -> None:
        controller = self.session.controller
        if controller.tool is not None:
            self.region(0, Qt.MouseButton.RightButton)    # back to counting
        spread = controller.spread
        if spread.left and self.random.random() < 0.3:
            self.offer("Balance")
        for _ in range(200):
            if not spread.left:
                break
            self.region(self.random.choice(list(members(spread.regions))))
        if spread.left:
            self.offer("Balance")
        self.end()
