"""The start page: the game to continue, new games, the rule book; the notice about a crash of the last run."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QHideEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QGridLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from swqt import __version__
from swqt.gui.pages.start_cards import GameCard, GameOffer, StartScenery, TableCard, paint_plain
from swqt.gui.style.actions import EnterActivates
from swqt.gui.style.cards import GoldButton, TallArea, TileButton
from swqt.gui.style.theme import SMALLEST, scale_of, title_font
from swqt.home import data_folder

if TYPE_CHECKING:
    from swqt.gui.panels.notices import Choice, ChoiceNotice, TipStrip
    from swqt.gui.style.threads import IdleQueue


class CrashNotice(QFrame):
    """Says that the game is safe, and offers the *report*; ``dismissed`` once the player closes it or continues."""

    continued = Signal()
    dismissed = Signal()

    def __init__(self, report: str, parent: QWidget | None = None) -> None:
        from swqt.gui.style.layouts import FlowLayout  # seldom needed

        super().__init__(parent)
        self.report = report
        self.setProperty("strip", True)
        title = QLabel(self.tr("swqt crashed last time, but your game is safe."))
        title.setProperty("title", True)
        self.about = QLabel(
            self.tr(
                "Nothing has been sent to anyone. The report contains version numbers, where the program stopped and "
                "the end of the log – nothing about you."
            )
        )  # fmt: skip
        self.about.setProperty("muted", True)
        for label in (title, self.about):
            label.setWordWrap(True)
        self.go_on = self._button(self.tr("Co&ntinue"), self._continue)
        self.copy = self._button(self.tr("Co&py report"), self._copy)
        self.folder = self._button(self.tr("&Open folder"), self._open_folder)
        self.dismiss = self._button(self.tr("&Dismiss"), self._dismiss)
        buttons = FlowLayout()
        for button in (self.go_on, self.copy, self.folder, self.dismiss):
            buttons.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 12)
        column.addWidget(title)
        column.addWidget(self.about)
        column.addLayout(buttons)

    def _button(self, text: str, slot: object) -> QPushButton:
        button = QPushButton(text)
        button.setMinimumHeight(34)
        button.clicked.connect(slot)
        EnterActivates(button)
        return button

    def _continue(self) -> None:
        self._dismiss()
        self.continued.emit()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.report)
        self.about.setText(
            self.tr("Report copied. It contains version numbers, where the program stopped and the end of the log.")
        )

    def _open_folder(self) -> None:
        from swqt.gui.style.buttons import open_folder

        open_folder(data_folder())

    def _dismiss(self) -> None:
        self.dismissed.emit()


_ROOM: Final = 1280 - 2 * 34
"""Pixels between the margins on the smallest screen."""

_NARROW: Final = 520
_SHARE: Final = 0.28
"""Width of the cards at 100% in small windows, and their share of the width of large ones."""

_SHORT: Final = 660
"""Height of the page at 100% below which the title is smaller."""

_TITLE: Final = 64 / SMALLEST
_SMALL_TITLE: Final = 26 / SMALLEST
"""Sizes of the title relative to ordinary text."""

_LARGE: Final = 1.3
"""Text scale above which title and notice do not both fit on a screen of 1280 by 720."""


class StartPage(QWidget):
    """Offers to continue the last game, to start another one, and everything that needs no game.

    One button is golden: the one to continue or, without an unfinished game, the one to play against bots.
    """

    continued = Signal()
    rejoined = Signal()
    began = Signal()
    against_bots = Signal()
    learned = Signal()
    networked = Signal()
    puzzled = Signal()
    opened = Signal()
    listed = Signal()
    read = Signal()
    set_up = Signal()
    crash_dismissed = Signal()
    painted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("start")
        self._scenery: StartScenery | None = None
        self._notice: CrashNotice | None = None
        self.unsaved: TipStrip | None = None
        """The strip that says why the settings cannot be saved, made when it is first needed."""
        self.version: ChoiceNotice | None = None
        """The strip that announces a new version, made when it is first needed."""
        self.title = QLabel("swqt")
        self._about = about = QLabel(self.tr("For two to five players: people, bots or both"))
        about.setWordWrap(True)    # a long line would keep the whole window wide
        self.go_on = GoldButton(self.tr("Continue"))
        self.card = GameCard(self.go_on)
        self.table = TableCard()
        self.bots = TileButton(self.tr("Play against bots"), self.tr("You and two bots"), "berserk")
        self.new_game = TileButton(self.tr("New game…"), self.tr("Players, board and rules"), "adventurous")
        self.learn = TileButton(self.tr("Learn to play"), self.tr("Step by step"), "wise")
        self.network = TileButton(self.tr("Local network…"), self.tr("With others on your network"), "diplomat")
        self.games = TileButton(self.tr("Games and replays"), self.tr("Continue or watch"), "immortal")
        self.puzzles = TileButton(self.tr("Puzzles"), self.tr("A new one every day"), "blank")
        self.open = self._small(self.tr("Open a file…"))
        self.book = self._small(self.tr("Rule book"))
        self.settings = self._small(self.tr("Settings…"))
        self.tiles = (self.bots, self.new_game, self.learn, self.puzzles, self.network, self.games)
        for button, signal in (
            (self.go_on, self.continued), (self.new_game, self.began), (self.bots, self.against_bots),
            (self.learn, self.learned), (self.network, self.networked), (self.puzzles, self.puzzled),
            (self.games, self.listed), (self.open, self.opened), (self.book, self.read), (self.settings, self.set_up),
        ):  # fmt: skip
            button.clicked.connect(signal)
            EnterActivates(button)
        EnterActivates(self.table.go)
        self.table.wanted.connect(self.rejoined)
        self._note = QLabel(self.tr("swqt {0} – an unofficial fan project").format(__version__))
        self._note.setProperty("muted", True)
        self._lay_out()
        self._fit()

    def _lay_out(self) -> None:
        """Lay out from the outside in: a widget that changes its parent is polished again, with its children."""
        inner = QWidget()
        self._area = TallArea(inner)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self._area)
        self._middle = QWidget()
        row = QHBoxLayout()
        whole = QVBoxLayout(inner)
        whole.setContentsMargins(16, 8, 16, 6)
        whole.addStretch(3)
        whole.addLayout(row)
        whole.addStretch(2)
        row.addStretch(1)
        row.addWidget(self._middle, 1000)
        row.addStretch(1)
        self._column = QVBoxLayout(self._middle)
        self._column.setSpacing(10)
        self._column.setContentsMargins(0, 0, 0, 0)
        for label in (self.title, self._about, self._note):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._tiles = QGridLayout()
        self._tiles.setSpacing(10)
        self._head = _on_wood(QVBoxLayout(), self.title, self._about)
        for part in (self._head, self.card, self.table):
            self._column.addWidget(part)
        self._column.addLayout(self._tiles)
        for tile in self.tiles:    # before what is below them, for the order of Tab; ``_fit`` gives them their places
            self._tiles.addWidget(tile)
        self._column.addSpacing(6)
        pills = QHBoxLayout()
        pills.addStretch(1)
        self._column.addWidget(_on_wood(pills, self.settings, self.book, self.open))
        pills.addStretch(1)
        pills.setSpacing(10)
        self._corner = _on_wood(QVBoxLayout(), self._note)
        self._corner.setParent(self)

    def _small(self, text: str) -> QPushButton:
        button = QPushButton()
        button.setText(text)
        button.setMinimumHeight(30)
        return button

    def show_scenery(self, idle: IdleQueue, *, still: bool) -> None:
        """Paint the background and the crests in steps of *idle*; *still* disables animation."""
        self._scenery = StartScenery(self, idle, still=still)
        idle.add(self._show_crests())

    def _show_crests(self) -> Iterator[None]:
        for tile in self.tiles:
            tile.show_crest()
            yield

    @property
    def is_settled(self) -> bool:
        """Whether the background, which is painted later, is complete."""
        return self._scenery is None or self._scenery.is_there

    def expect_unfinished(self, some: bool) -> None:
        """Reserve the place of the continue button if there is *some* game, until ``show_unfinished`` names it."""
        self.show_unfinished(self.tr("Your last game") if some else "")

    def show_unfinished(self, text: str, offer: GameOffer | None = None) -> None:
        """Offer to continue the game described by *text*, shown as *offer*; hide the card if the text is empty."""
        self.card.setVisible(bool(text))
        self.go_on.setVisible(bool(text))
        self.go_on.show_note(text)
        self.card.show_offer(offer or GameOffer(text, ""))
        self.bots.is_first = not text
        self.bots.update()
        (self.go_on if text else self.bots).setFocus()

    def show_lesson(self, *, begun: bool) -> None:
        """Label the tutorial button; *begun*: the tutorial can be resumed."""
        self.learn.show_note(self.tr("Continue where you left off") if begun else self.tr("Step by step"))

    def show_streak(self, days: int) -> None:
        """Label the puzzles button with how many *days* in a row the puzzle of the day was solved."""
        streak = self.tr("%n days in a row", "", days) if days > 1 else ""
        self.puzzles.show_note(streak or self.tr("A new one every day"))

    # After a crash

    @property
    def crash_report(self) -> str:
        """The crash report of the notice; empty without a notice."""
        return self._notice.report if self._notice is not None else ""

    def show_crash(self, report: str) -> None:
        """Show a notice about the crash in *report*, until the player dismisses it."""
        self._notice = notice = CrashNotice(report)
        notice.continued.connect(self.continued)
        notice.dismissed.connect(self._forget_crash)
        self._column.insertWidget(1, notice)
        self._make_room()

    def _forget_crash(self) -> None:
        self.crash_dismissed.emit()
        notice, self._notice = self._notice, None
        if notice is not None:
            notice.hide()
            notice.deleteLater()
        self._make_room()

    # Settings that cannot be saved

    def show_trouble(self, trouble: str) -> None:
        """Show why the settings cannot be saved, until the player dismisses it or *trouble* is empty."""
        if self.unsaved is None:
            if not trouble:
                return
            from swqt.gui.panels.notices import TipStrip  # hardly ever needed

            self.unsaved = TipStrip()
            self.unsaved.dismissed.connect(self._forget_trouble)
            self._column.addWidget(self.unsaved)
        self.unsaved.show_tip(trouble, "")
        self.unsaved.setVisible(bool(trouble))
        self._make_room()

    def _forget_trouble(self) -> None:
        if self.unsaved is not None:
            self._focus_golden()
            self.unsaved.hide()
        self._make_room()

    def _focus_golden(self) -> None:
        (self.bots if self.go_on.isHidden() else self.go_on).setFocus()

    def _make_room(self) -> None:
        """With large text, hide the title while a notice is shown."""
        strips = [strip for strip in (self.unsaved, self.version) if strip is not None and not strip.isHidden()]
        told = self._notice is not None or bool(strips)
        tight = told and scale_of(self.font()) > _LARGE
        short = self.height() < _SHORT * scale_of(self.font())
        self._head.setHidden(tight)
        self._about.setHidden(short)
        corner = self._corner.sizeHint()
        self._corner.setGeometry(self.width() - corner.width() - 14, 8, corner.width(), corner.height())
        self._corner.setHidden(tight or corner.width() + 24 > (self.width() - self.title.sizeHint().width()) / 2)

    # A new version

    def show_version(self, text: str, choices: Sequence[Choice] = ()) -> None:
        """Show *text* about a new version with *choices*; nothing for an empty text."""
        if self.version is None:
            from swqt.gui.panels.notices import ChoiceNotice  # seldom needed

            self.version = ChoiceNotice()
            self.version.focus_left.connect(self._focus_golden)
            self._column.addWidget(self.version)
        self.version.say(text, choices)
        self.version.setVisible(bool(text))
        self._make_room()

    # Looks

    def _fit(self) -> None:
        """Arrange everything for the text size and the size of the page."""
        scale = scale_of(self.font())
        columns = 2 if scale <= _LARGE else 3
        if self._tiles.columnCount() != columns or self._tiles.count() == 0:
            for tile in self.tiles:
                self._tiles.removeWidget(tile)
            for number, tile in enumerate(self.tiles):
                self._tiles.addWidget(tile, *divmod(number, columns))
            for column in range(3):
                self._tiles.setColumnStretch(column, 1 if column < columns else 0)
        wide = max(_NARROW, round(self.width() * _SHARE))
        wide = round(min(wide * scale * (1.15 if scale > _LARGE else 1.0), _ROOM) if scale > 1 else wide)
        self._middle.setMaximumWidth(wide)
        self.card.set_room(wide)
        short = self.height() < _SHORT * scale
        self._column.setSpacing(7 if short else 10)
        self.title.setFont(title_font(round(scale * 100), size=_SMALL_TITLE if short else _TITLE))
        self._make_room()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and hasattr(self, "_middle"):
            self._fit()
            QTimer.singleShot(0, self, self._fit)    # again after the style has been applied to the buttons

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
        if self._scenery is not None:
            self._scenery.fit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._scenery is not None:
            self._scenery.fit()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if self._scenery is not None:
            self._scenery.rest()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        if self._scenery is not None:
            self._scenery.paint(p)
        else:
            paint_plain(p, self.size())
        p.end()
        self.painted.emit()


def _on_wood(layout: QBoxLayout, *widgets: QWidget) -> QWidget:
    """Return a widget with *widgets* in *layout*, in the colours of text and buttons on wood."""
    whole = QWidget()
    whole.setProperty("wood", True)
    whole.setLayout(layout)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(0)
    for widget in widgets:
        layout.addWidget(widget)
    return whole
