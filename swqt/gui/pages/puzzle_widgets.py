"""Widgets for one puzzle: stars, texts, the card of the puzzle of the day, and the notice with task and verdict."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QLineF, QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QImage,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QProgressBar, QPushButton, QSizePolicy, QWidget

from swqt.engine import NOBODY, Rules, State
from swqt.gui.pages.start_cards import paint_cropped
from swqt.gui.panels.notices import NoticeFrame, button_row
from swqt.gui.style.actions import EnterActivates
from swqt.gui.style.buttons import WrappingButton
from swqt.gui.style.cards import GoldButton, paint_parchment
from swqt.gui.style.layouts import LEFT, write
from swqt.gui.style.portraits import crest, portrait
from swqt.gui.style.theme import CONTRAST, GOLDS, INK, current, edge_of, scale_of, text_font, title_font
from swqt.puzzle.puzzle import DECLINE, PICK, TURN, Puzzle
from swqt.table import Library

MOST_STARS: Final = 3

_INNER: Final = 0.46
"""Inner radius of a star, relative to its outer radius."""

_STAR: Final = 24
"""Side of a star at 100 %, in pixels."""

NO_PICTURE: Final = 1.3
"""Text scale above which tiles and card have no picture, because the text needs the room."""


def paint_stars(p: QPainter, at: QPointF, side: float, won: int, most: int = MOST_STARS) -> None:
    """Paint a row of *most* stars with its upper left corner at *at*: *won* golden ones, the others hollow."""
    theme = current()
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    for number in range(most):
        centre = at + QPointF(side * (number * 1.12 + 0.5), side * 0.53)
        corners = [
            centre + QPointF(math.sin(step * math.pi / 5), -math.cos(step * math.pi / 5))
            * (side * 0.5 * (_INNER if step % 2 else 1.0))
            for step in range(10)
        ]  # fmt: skip
        is_won = number < won
        if theme is CONTRAST:
            p.setPen(QPen(QColor("#ffffff"), 1.4))
            p.setBrush(QColor(theme.gold) if is_won else Qt.BrushStyle.NoBrush)
        else:
            p.setPen(QPen(QColor(INK if is_won else edge_of(theme)), 1.4))
            p.setBrush(QColor(GOLDS[1]) if is_won else Qt.BrushStyle.NoBrush)
        p.drawPolygon(QPolygonF(corners))


class StarRow(QWidget):
    """Shows how many stars were won, also in its accessible name."""

    def __init__(self) -> None:
        super().__init__()
        self.won = 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_stars(self, won: int) -> None:
        """Show *won* stars."""
        self.won = won
        self.setAccessibleName(stars_text(won))
        self.update()

    def _side(self) -> float:
        return _STAR * min(1.6, scale_of(self.font()))

    def sizeHint(self) -> QSize:
        side = self._side()
        return QSize(math.ceil(side * (1.12 * MOST_STARS) + 2), math.ceil(side * 1.1))

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        paint_stars(p, QPointF(1, 0), self._side(), self.won)
        p.end()


class StarTexts(QObject):
    """Stars in words; a QObject because lupdate extracts plurals only from ``self.tr``."""

    def won(self, won: int) -> str:
        """Return how many stars were won."""
        #: %n: those that were won; {0}: those that can be won
        return self.tr("%n of {0} star(s)", "", won).format(MOST_STARS)


def stars_text(won: int) -> str:
    """Return how many stars were won, in words."""
    return StarTexts().won(won)


class PuzzleVerdict(NamedTuple):
    """The verdict on a turn: the coins of the ``best`` one and of ``yours``, their ``unit``, and the reason.

    ``can_show`` is False where no single turn is the best one, as when the answer is to continue with a race.
    """

    stars: int
    title: str
    best: str
    yours: str
    unit: str
    reason: str
    can_show: bool = True


class PuzzleNotice(NoticeFrame):
    """Shows the task, then that the turn is being judged, then the verdict, each with its own buttons."""

    again_wanted = Signal()
    reason_shown = Signal(str)
    best_wanted = Signal()
    next_wanted = Signal()
    shared = Signal()
    cancelled = Signal()
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("puzzle")
        self.setProperty("topic", "puzzles")
        self.title = self._heading()
        self.head = self._label()
        self.head.setProperty("muted", True)
        self.stars = StarRow()
        self.figures = QWidget()
        rows = QGridLayout(self.figures)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setVerticalSpacing(2)
        rows.setColumnStretch(0, 1)
        self._numbers: list[QLabel] = []
        for number, text in enumerate((self.tr("Best"), self.tr("Yours"))):
            name, coins = self._label(), self._label()
            name.setText(text)
            coins.setProperty("title", True)
            coins.setWordWrap(False)
            coins.setAlignment(Qt.AlignmentFlag.AlignRight)
            rows.addWidget(name, number, 0)
            rows.addWidget(coins, number, 1)
            self._numbers.append(coins)
        self.unit = self._label()
        self.body = self._label()
        self.measure = self._label()
        for label in (self.unit, self.measure):
            label.setProperty("muted", True)
        self.progress = QProgressBar()
        self.progress.setRange(0, 0)
        self.progress.setTextVisible(False)
        self.progress.setAccessibleName(self.tr("Judging your turn"))
        self.next = WrappingButton(self.tr("Next puzzle"))
        self.again = WrappingButton(self.tr("Try again"))
        self.again.setToolTip(self.tr("Set up the position again"))
        self.best = WrappingButton(self.tr("Show best turn"))
        self.best.setToolTip(self.tr("Watch it step by step on the map"))
        self.why = WrappingButton(self.tr("Explain"))
        self.why.setToolTip(self.tr("Say why the best turn is the best"))
        self.why.clicked.connect(self._on_why)
        self._reason = ""
        self.is_task = False
        """Whether the notice shows the task, rather than something about a finished turn."""
        self.share = WrappingButton(self.tr("Share"))
        self.share.setToolTip(self.tr("Copy your result as coloured squares that give nothing away"))
        self.cancel = WrappingButton(self.tr("Cancel"))
        self.leave = WrappingButton(self.tr("All puzzles"))
        for button, signal in (
            (self.best, self.best_wanted), (self.again, self.again_wanted), (self.next, self.next_wanted),
            (self.share, self.shared), (self.cancel, self.cancelled), (self.leave, self.left),
        ):  # fmt: skip
            button.clicked.connect(signal)
        self._acts, acts = button_row()
        for stop in self.stops():
            stop.setProperty("slim", True)
            EnterActivates(stop)
            acts.addWidget(stop)
        row = QHBoxLayout()
        row.addWidget(self.stars)
        row.addStretch(1)
        self._box.addWidget(self.head)
        self._box.addWidget(self.title)
        self._box.addLayout(row)
        for part in (self.figures, self.unit, self.body, self.measure, self.progress, self._acts):
            self._box.addWidget(part)

    def show_task(self, head: str, task: str, where: str = "", measure: str = "") -> None:
        """Show the *task* of the puzzle called *head*, *where* the game stands, and what counts (*measure*)."""
        self._show(head, task, where, measure, (self.leave,))
        self.is_task = True

    def shorten(self, short: bool) -> bool:
        """Hide where the game stands and what counts if *short*; the task stays."""
        if self.is_task:
            for label in (self.body, self.measure):
                label.setVisible(bool(label.text()) and not short)
        return self.is_task

    def show_judging(self, head: str) -> None:
        """Show that the turn is being judged."""
        self._show(head, self.tr("Judging your turn…"), "", "", (self.cancel,))
        self.progress.show()

    def show_verdict(self, head: str, verdict: PuzzleVerdict) -> None:
        """Show *verdict*; the likely next step is on the main button of the table instead.

        Until the best turn is found, the reason is shown only on a click, because it gives that turn away.
        """
        is_best = verdict.stars == MOST_STARS
        self._reason = verdict.reason
        buttons = [self.again if is_best else self.next, self.share, self.leave]
        if not is_best:
            buttons.append(self.why)
        if verdict.can_show:
            buttons.append(self.best)
        self._show(head, verdict.title, verdict.reason if is_best else "", "", buttons)
        self.stars.show_stars(verdict.stars)
        self.unit.setText(verdict.unit)
        for label, coins in zip(self._numbers, (verdict.best, verdict.yours), strict=True):
            label.setText(coins)
        for part in (self.stars, self.figures, self.unit):
            part.show()
        #: {0}, {1}: expected coins; {2}: what coins these are
        figures = self.tr("Best: {0}. Yours: {1}. {2}").format(verdict.best, verdict.yours, verdict.unit)
        said = (f"{verdict.title} {stars_text(verdict.stars)}", figures, self.body.text())
        self.setAccessibleName(". ".join(filter(None, said)))

    def _on_why(self) -> None:
        self.say(self._reason)
        self.why.hide()
        self.reason_shown.emit(self._reason)

    def show_best(self, head: str, reason: str) -> None:
        """Show why the turn that is being replayed is the best one."""
        self._show(head, self.tr("The best turn"), reason, "", (self.again, self.next, self.leave))

    def show_failure(self, head: str, why: str) -> None:
        """Show *why* the turn is not judged."""
        self._show(head, self.tr("Not judged"), why, "", (self.again, self.next, self.leave))

    def say(self, text: str) -> None:
        """Replace the text of the body with *text*."""
        self.body.setText(text)
        self.body.show()

    def stops(self) -> list[QPushButton]:
        """Return the widgets of the Tab order."""
        return [self.best, self.why, self.again, self.next, self.share, self.cancel, self.leave]

    def _show(self, head: str, title: str, text: str, muted: str, buttons: Sequence[QPushButton]) -> None:
        """Show only the texts that are not empty, and *buttons*."""
        for label, words in ((self.head, head), (self.title, title), (self.body, text), (self.measure, muted)):
            label.setText(words)
            label.setVisible(bool(words))
        self.is_task = False
        for part in (self.stars, self.figures, self.unit, self.progress):
            part.hide()
        for button in self.stops():
            button.setVisible(button in buttons)
        self.setAccessibleName(". ".join(filter(None, (title, text, muted))).replace("\n", " "))
        self.show()


class PuzzleRow(NamedTuple):
    """A puzzle with what its tile shows: its *number*, the combo to play, the stars won, and how often it was tried."""

    puzzle: Puzzle
    number: int
    position: tuple[Rules, State]
    stars: int = 0
    tries: int = 0
    is_today: bool = False

    def faces(self, size: QSize) -> list[tuple[str, bool, QSize]]:
        """Return (race, whether in decline, size) for each race, side by side in a picture of *size*.

        These are the race to play, or all races that can be picked.
        """
        race, power = self.combo
        if self.puzzle.kind != PICK and race:
            return [(race, not power, size)]
        races = [combo.race for combo in self.position[1].column if combo.race]
        wide = size.width() // max(1, len(races)) + 1
        return [(name, False, QSize(wide, size.height())) for name in races]

    @property
    def combo(self) -> tuple[str, str]:
        """Race and power of the active combo; only the race if it is in decline; both empty without a race."""
        state = self.position[1]
        own = [tribe for tribe in state.tribes if tribe.seat == state.turn]
        active = state.active_of(state.turn)
        if active != NOBODY:
            return state.tribes[active].race, state.tribes[active].power
        return (own[0].race, "") if own else ("", "")


class PuzzleTexts(QObject):
    """Puzzles in words; *lang* is the language of the names of races."""

    def __init__(self, library: Library, lang: str) -> None:
        super().__init__()
        self._library, self._lang = library, lang

    def grade(self, grade: int) -> str:
        """Return what puzzles of *grade* are called."""
        return (self.tr("Easy"), self.tr("Medium"), self.tr("Hard"))[grade - 1]

    def world(self, world: str) -> str:
        """Return the name of *world*."""
        return self.tr("Surface") if world == "base" else self.tr("Underground")

    def today(self) -> str:
        """Return the mark of today's puzzle."""
        #: The mark of the puzzle of the day
        return self.tr("Today")

    def title(self, row: PuzzleRow) -> str:
        """Return the name of the puzzle."""
        return self.tr("Puzzle {0}").format(row.number)

    def who(self, row: PuzzleRow) -> str:
        """Return what is played, as in "Flying Trolls"."""
        race, power = row.combo
        catalogue = self._library.catalogue
        if row.puzzle.kind == PICK or not race:
            return self.tr("Pick a combo")
        return catalogue.combo_name(power, race, self._lang) if power else catalogue.name(race, self._lang)

    def moment(self, row: PuzzleRow) -> str:
        """Return the round of the position."""
        rules, state = row.position
        if state.round == rules.board.rounds:
            return self.tr("Last round")
        #: {1}: the number of rounds
        return self.tr("Round {0} of {1}").format(state.round, rules.board.rounds)

    def about(self, row: PuzzleRow) -> str:
        """Return grade and world of the puzzle."""
        return f"{self.grade(row.puzzle.grade)} · {self.world(row.puzzle.world)}"

    def task(self, puzzle: Puzzle) -> str:
        """Return the question that *puzzle* asks."""
        if puzzle.kind == PICK:
            return self.tr("Which combo is best?")
        return self.tr("Decline or continue?") if puzzle.kind == DECLINE else self.tr("Find the best turn.")

    def measure(self, puzzle: Puzzle) -> str:
        """Return what counts in *puzzle*."""
        if puzzle.kind == TURN:
            return self.tr("The coins of this turn count; luck with the die doesn't.")
        if puzzle.kind == PICK:
            return self.tr("What counts is the lead at the end that the strongest bot expects, after many play-outs.")
        return self.tr(
            "What counts is the lead at the end that the strongest bot expects, after many play-outs. Your first move "
            "is your answer."
        )

    def tries(self, row: PuzzleRow) -> str:
        """Return the stars won and the number of tries."""
        if not row.tries:
            #: A puzzle
            return self.tr("not tried yet")
        tries = self.tr("%n tries", "", row.tries)
        return f"{stars_text(row.stars)}, {tries}"

    def daily(self) -> str:
        """Return what today's puzzle is called."""
        return self.tr("Puzzle of the day")

    def streak(self, days: int) -> str:
        """Return how many *days* in a row the puzzle of the day was solved; empty below two."""
        return self.tr("%n days in a row", "", days) if days > 1 else ""

    def spoken(self, row: PuzzleRow) -> str:
        """Return everything that a tile shows, as one line of text."""
        today = self.daily() if row.is_today else ""
        parts = (today, self.title(row), self.who(row), self.moment(row), self.about(row), self.tries(row))
        return ", ".join(filter(None, parts))


def paint_combo(p: QPainter, place: QRectF, row: PuzzleRow, ratio: float) -> None:
    """Paint the race to play with the crest of its power, or those to pick, into *place*, the top of a card."""
    _, power = row.combo
    shape = QPainterPath()
    shape.addRoundedRect(place.adjusted(1, 1, -1, 8), 7, 7)
    p.save()
    p.setClipPath(shape)
    p.setClipRect(place, Qt.ClipOperation.IntersectClip)
    at = place.topLeft()
    for race, asleep, size in row.faces(place.size().toSize()):
        p.drawPixmap(at, portrait(race, size, ratio, asleep=asleep))
        at += QPointF(size.width() - 1, 0)
    if power and row.puzzle.kind != PICK:
        side = round(place.height() * 0.42)
        picture = crest("power", power, side, ratio, halo=QColor("#fff6e2"))
        p.drawPixmap(place.bottomLeft() + QPointF(6, -side - 4), picture)
    p.restore()


class DailyCard(QWidget):
    """The puzzle of the day: its position, what it is about, the stars won, and the golden button that plays it."""

    wanted = Signal()

    def __init__(self, texts: PuzzleTexts) -> None:
        super().__init__()
        self._texts = texts
        self._row: PuzzleRow | None = None
        self._streak = 0
        self._picture: QImage | None = None
        self.button = GoldButton()
        self.button.setParent(self)
        self.button.clicked.connect(self.wanted)
        EnterActivates(self.button)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_puzzle(self, row: PuzzleRow, streak: int) -> None:
        """Show *row*, and the *streak* of days on which the puzzle of the day was solved."""
        if self._row is None or row.puzzle != self._row.puzzle:
            self._picture = None
        self._row, self._streak = row, streak
        self.button.setText(self.tr("Play again") if row.tries else self.tr("Play"))
        self.button.show_note(", ".join(filter(None, (self._texts.spoken(row), self._texts.streak(self._streak)))))
        self.updateGeometry()
        self._place()
        self.update()

    def show_picture(self, picture: QImage) -> None:
        """Show *picture*, the position."""
        self._picture = picture
        self.update()

    @property
    def has_picture(self) -> bool:
        return self._picture is not None

    @property
    def _scale(self) -> float:
        return scale_of(self.font())

    def sizeHint(self) -> QSize:
        scale = self._scale
        return QSize(round(330 * scale), round(390 * scale) if scale <= NO_PICTURE else round(100 * scale))

    def minimumSizeHint(self) -> QSize:
        return QSize(200, self.sizeHint().height())

    def _words(self) -> QRectF:
        """Return the room below the picture."""
        box = QRectF(self.rect()).adjusted(3, 3, -3, -5)
        if self._scale > NO_PICTURE:
            return box.adjusted(18, 8, -18, -8)
        return QRectF(box.left() + 16, box.bottom() - 170 * self._scale, box.width() - 32, 162 * self._scale)

    def _place(self) -> None:
        """Put the button below the words; with large text, beside them."""
        words, hint = self._words(), self.button.sizeHint()
        if self._scale > NO_PICTURE:
            wide = min(words.width() * 0.4, hint.width())
            place = QRectF(words.right() - wide, words.center().y() - hint.height() / 2, wide, hint.height())
        else:
            place = QRectF(words.left() - 6, words.bottom() - hint.height(), words.width() + 12, hint.height())
        self.button.setGeometry(place.toAlignedRect())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()
            self._place()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.button.click()

    def paintEvent(self, event: QPaintEvent) -> None:
        row, theme, scale = self._row, current(), self._scale
        if row is None:
            return
        percent, texts, is_large = round(scale * 100), self._texts, scale > NO_PICTURE
        p = QPainter(self)
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        box, words = QRectF(self.rect()).adjusted(3, 3, -3, -5), self._words()
        paint_parchment(p, box, 9)
        room = words.width()
        if is_large:
            room = self.button.x() - words.left() - 12
        else:
            self._paint_picture(p, QRectF(box.left(), box.top(), box.width(), words.top() - box.top() - 8 * scale))
        lines = [
            (title_font(percent, size=1.5 if not is_large else 1.25), 32, theme.text, texts.daily()),
            (text_font(percent, size=0.93), 22, theme.text, f"{texts.who(row)} · {texts.moment(row)}"),
            (text_font(percent, size=0.87), 22, theme.muted, texts.about(row)),
        ]
        y = words.top()
        for font, high, colour, text in lines[:2] if is_large else lines:
            p.setFont(font)
            write(p, QRectF(words.left(), y, room, high * scale), LEFT, text, QColor(colour))
            y += high * scale
        side = 22 * min(scale, 1.6)
        paint_stars(p, QPointF(words.left(), y + 2 * scale), side, row.stars)
        if streak := self._texts.streak(self._streak):
            p.setFont(text_font(percent, size=0.87, bold=True))
            left = words.left() + side * 1.12 * MOST_STARS + 10 * scale
            place = QRectF(left, y, words.left() + room - left, 27 * scale)
            write(p, place, LEFT, streak, QColor(theme.accent))
        p.end()

    def _paint_picture(self, p: QPainter, place: QRectF) -> None:
        """Paint the position, cropped to *place*; a plain colour while there is no picture."""
        edge = QLineF(place.bottomLeft(), place.bottomRight())
        paint_cropped(p, self._picture, place, place.adjusted(1, 1, -1, 9), edge)
