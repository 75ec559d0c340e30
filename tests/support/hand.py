"""A Hand, which plays the game in a window by mouse alone."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from swqt.ai import RandomBot
from swqt.engine import Rules, State
from swqt.gui.app.main_window import MainWindow
from swqt.gui.board.region_items import RegionLook
from swqt.gui.board.token_painter import AFFORDABLE
from swqt.gui.session.game_session import GameSession
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
        self.bot = RandomBot(seed)

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

    def step(self) -> None:
        """Give a random command, or take over."""
        if self.session.waits_for_enter:
            self.take_over()
        else:
            game = self.session.game
            self.session.controller.submit(self.bot.choose(game.rules, game.state), confirmed=True)
            self.told()

    def tools(self) -> list[QPushButton | QAction]:
        """Return the offers that select a piece or a trait to use on the map."""
        strip = self.window.bar.strip
        return [one for one in (*strip.buttons(), *strip.more.menu().actions()) if one.isCheckable()]
