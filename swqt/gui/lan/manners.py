"""Who may talk at a table of the network, and the clock: in words, to be chosen before the game, and to be proposed."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QSignalBlocker, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QComboBox, QMenu, QSpinBox, QWidget

from swqt.gui.style.layouts import FlowLayout
from swqt.net.meeting.document import (
    EVERYBODY,
    MOST_BANK,
    MOST_INCREMENT,
    MOST_REMINDER,
    NO_CLOCK,
    PLAYERS,
    TALK_RULES,
    Clock,
    Manners,
)

_REMINDER: Final = Clock(5)
_BANK: Final = Clock(0, 20, 30)
"""What is chosen first of each kind."""

_USUAL: Final = (NO_CLOCK, Clock(2), _REMINDER, Clock(10), Clock(0, 10, 30), _BANK, Clock(0, 40, 60))


class MannersWords(QObject):
    """Says what is chosen."""

    def talk(self, rule: tuple[bool, bool]) -> str:
        """Return who may talk by *rule*, one of ``TALK_RULES``."""
        if rule == EVERYBODY:
            return self.tr("everybody")
        return self.tr("only who plays") if rule == PLAYERS else self.tr("only ready sayings")

    def clock(self, clock: Clock) -> str:
        if clock.bank:
            parts = [self.tr("%n minute(s) each", "", clock.bank)]
            if clock.increment:
                parts.append(self.tr("%n second(s) more a turn", "", clock.increment))
            return ", ".join(parts)
        if clock.reminder:
            return self.tr("a reminder after %n minute(s)", "", clock.reminder)
        return self.tr("no clock")

    def manners(self, manners: Manners) -> str:
        return self.tr("talk: {0}; clock: {1}").format(self.talk(rule_of(manners)), self.clock(manners.clock))


def rule_of(manners: Manners) -> tuple[bool, bool]:
    """Return which of ``TALK_RULES`` *manners* are."""
    rule = (manners.talk, manners.sayings)
    return rule if rule in TALK_RULES else TALK_RULES[-1]


class TalkChoice(QComboBox):
    """Who may talk; ``chosen`` tells what the player has chosen, one of ``TALK_RULES``."""

    chosen = Signal(tuple)

    def __init__(self) -> None:
        super().__init__()
        words = MannersWords()
        for rule in TALK_RULES:
            self.addItem(words.talk(rule))
        self.setAccessibleName(self.tr("Who may talk"))
        self.setToolTip(self.tr("What can be said with one click can be said by everybody who may talk at all."))
        self.activated.connect(lambda row: self.chosen.emit(TALK_RULES[row]))

    def choose(self, manners: Manners) -> None:
        self.setCurrentIndex(TALK_RULES.index(rule_of(manners)))

    def rule(self) -> tuple[bool, bool]:
        """Return what is chosen now."""
        return TALK_RULES[self.currentIndex()]


class ClockChoice(QWidget):
    """The clock; ``chosen`` tells what the player has chosen.

    The widget itself holds its times; ``kind``, a widget of its own, stands in the row above.
    """

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.kind = QComboBox()
        for text in (self.tr("no clock"), self.tr("reminder"), self.tr("time bank")):
            self.kind.addItem(text)
        self.kind.setAccessibleName(self.tr("Clock"))
        self.kind.setToolTip(self.tr(
            "Nobody loses by the clock: when somebody’s time is over, the others may vote that a bot plays for now."
        ))    # fmt: skip
        self.minutes = QSpinBox()
        self.seconds = QSpinBox()
        self.seconds.setRange(0, MOST_INCREMENT)
        self.seconds.setSingleStep(5)
        self.seconds.setPrefix(" + ")
        self.seconds.setSuffix(" " + self.tr("s"))
        self.seconds.setAccessibleName(self.tr("Seconds more for each turn"))
        self.seconds.setToolTip(self.seconds.accessibleName())
        for box in (self.minutes, self.seconds):
            box.setKeyboardTracking(False)
            box.valueChanged.connect(lambda _: self.chosen.emit(self.clock()))
        row = FlowLayout(self, 4)    # large text and long words need a second line
        for widget in (self.minutes, self.seconds):
            row.addWidget(widget)
        self.kind.activated.connect(self._choose_kind)
        self.choose(NO_CLOCK)

    def choose(self, clock: Clock) -> None:
        """Show *clock*."""
        blockers = [QSignalBlocker(box) for box in (self.minutes, self.seconds)]
        kind = 2 if clock.bank else 1 if clock.reminder else 0
        self.kind.setCurrentIndex(kind)
        self.setVisible(kind > 0)
        self.seconds.setVisible(kind == 2)
        self.minutes.setRange(1, MOST_BANK if kind == 2 else MOST_REMINDER)
        self.minutes.setPrefix(" ")
        self.minutes.setSuffix(" " + self.tr("min"))
        self.minutes.setAccessibleName(
            self.tr("Minutes for each player") if kind == 2 else self.tr("Minutes before somebody is reminded")
        )
        self.minutes.setToolTip(self.minutes.accessibleName())
        self.minutes.setValue(clock.bank or clock.reminder or 1)
        self.seconds.setValue(clock.increment)
        del blockers

    def clock(self) -> Clock:
        """Return what is chosen now."""
        kind, minutes = self.kind.currentIndex(), self.minutes.value()
        return Clock(0, minutes, self.seconds.value()) if kind == 2 else Clock(minutes) if kind == 1 else NO_CLOCK

    def _choose_kind(self, kind: int) -> None:
        clock = (NO_CLOCK, _REMINDER, _BANK)[kind]
        self.choose(clock)
        self.chosen.emit(clock)


class MannersOffer(QObject):
    """What those who play may agree on in the game; ``proposed`` is what somebody here would like."""

    proposed = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._now = Manners()
        self._words = MannersWords()

    def show_now(self, manners: Manners) -> None:
        """*manners* hold now."""
        self._now = manners

    def fill(self, menu: QMenu) -> None:
        """Add all that can be proposed to *menu*; what is clicked there holds only once all have agreed."""
        now = self._now
        talk = menu.addMenu(self.tr("Propose who may talk"))
        for rule in TALK_RULES:
            self._add(talk, self._words.talk(rule), Manners(*rule, now.clock), rule == rule_of(now))
        clocks = menu.addMenu(self.tr("Propose a clock"))
        for clock in (*_USUAL, *([] if now.clock in _USUAL else [now.clock])):
            self._add(clocks, self._words.clock(clock), Manners(now.talk, now.sayings, clock), clock == now.clock)

    def _add(self, menu: QMenu, text: str, manners: Manners, is_now: bool) -> None:
        action = QAction(text, menu)
        action.setCheckable(True)
        action.setChecked(is_now)
        if not is_now:
            action.triggered.connect(partial(self._propose, manners))
        menu.addAction(action)

    def _propose(self, manners: Manners, _: bool = False) -> None:
        self.proposed.emit(manners)
