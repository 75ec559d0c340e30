"""The action bar below the board: the tokens in hand, what to do next, second choices, undo, and the main button.

The main button is always at the same place and says the next step. Offers that do not fit go into a menu.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, Signal, SignalInstance
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QLayout,
    QMenu,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from swqt.engine import Use
from swqt.gui.panels.hand_tray import HandTray
from swqt.gui.panels.prompts import LEAST_WORDS, MainButton, PromptLabel
from swqt.gui.session.region_actions import NEEDS, ActionOffer, HandLook, TurnPrompt
from swqt.gui.style.actions import EnterActivates, let_stay, with_key
from swqt.gui.style.buttons import IconButton, WrappingButton
from swqt.gui.style.layouts import QWIDGETSIZE_MAX
from swqt.gui.style.theme import scale_of
from swqt.gui.texts.i18n import with_sign
from swqt.gui.texts.refusals import RuledText

_HEIGHT: Final = 34
"""Minimum height of a second choice, in pixels."""

_TOOL: Final = 38
"""Side of Undo, Redo and Reset at 100%, in pixels."""

_GAP: Final = 6
_FLAT: Final = 72
"""Height below which words and second choices stand side by side, in pixels."""

_CRAMPED: Final = 1.5
"""Text scale from which the rule button shows "?" instead of a word."""

class OfferButtons(QWidget):
    """Shows offers within a given width; the rest go into a menu, except Confirm and Cancel."""

    focus_left = Signal()
    """Emitted when the button with keyboard focus is removed."""

    filled = Signal()
    """Emitted after the buttons have been replaced."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._offers: tuple[ActionOffer, ...] = ()
        self._room = 0
        self._is_dense = False
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(6)
        self.more = QToolButton()
        self.more.setText(self.tr("More…"))
        self.more.setProperty("bar", True)
        self.more.setProperty("slim", True)
        self.more.setMinimumHeight(_HEIGHT)
        self.more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(self.more)
        menu.aboutToHide.connect(self._end_previews)
        self.more.setMenu(menu)
        EnterActivates(self.more)
        self._row.addWidget(self.more)
        self._row.addStretch(1)
        # The buttons adapt to the available width, so they must never widen the window.
        self._row.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)

    def set_dense(self, dense: bool) -> None:
        """Have the menu button be as small as a tool."""
        self._is_dense = dense
        self.more.setText("…" if dense else self.tr("More…"))
        self.more.setAccessibleName(self.tr("More choices"))
        self.more.setProperty("square", dense)
        self.more.style().polish(self.more)
        self._size_more()

    def _size_more(self) -> None:
        side = _tool_side(self) if self._is_dense else 0
        self.more.setMinimumSize(side, side or _HEIGHT)
        self.more.setMaximumSize(side or QWIDGETSIZE_MAX, side or QWIDGETSIZE_MAX)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._size_more()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, _HEIGHT)

    def show_offers(self, offers: Sequence[ActionOffer], room: int) -> None:
        """Show *offers* within *room* pixels."""
        self._offers = tuple(offers)
        self._room = room
        self._fill()

    def set_room(self, room: int) -> None:
        """Change the available width to *room* pixels."""
        if room != self._room:
            self._room = room
            self._fill()

    def buttons(self) -> list[QPushButton]:
        """Return the buttons outside the menu."""
        items = [self._row.itemAt(number) for number in range(self._row.count())]
        widgets = [item.widget() for item in items if item is not None]
        return [widget for widget in widgets if isinstance(widget, QPushButton)]

    def _fill(self) -> None:
        focused = any(button.hasFocus() for button in self.buttons())
        for button in self.buttons():
            self._row.removeWidget(button)
            button.hide()
            button.deleteLater()
        if focused:
            self.focus_left.emit()
        made = [self._button(offer) for offer in self._offers]
        shown = self._fitting(made)
        for number, button in enumerate(made[:shown]):
            self._row.insertWidget(number, button)
        for button in made[shown:]:
            button.deleteLater()
        self._fill_menu(self._offers[shown:])
        self.updateGeometry()
        self.filled.emit()

    def stops(self) -> list[QWidget]:
        """Return the widgets of the Tab order."""
        return [*self.buttons(), self.more]

    def _fitting(self, made: list[QPushButton]) -> int:
        """Return the number of buttons that fit, counting the menu button if some do not."""
        widths = [button.sizeHint().width() + self._row.spacing() for button in made]
        if sum(widths) <= self._room:
            return len(made)
        left = self._room - self.more.sizeHint().width()
        shown = 0
        for offer, width in zip(self._offers, widths, strict=True):
            left -= width
            if left < 0 and offer.may_hide:
                break
            shown += 1
        return shown

    def _fill_menu(self, offers: Sequence[ActionOffer]) -> None:
        menu = self.more.menu()
        menu.clear()
        for offer in offers:
            action = menu.addAction(offer.text)
            action.setToolTip(offer.tip)
            action.setCheckable(offer.checked is not None)
            action.setChecked(bool(offer.checked))
            action.triggered.connect(lambda checked=False, offer=offer: offer.act())
            if offer.preview is not None:
                action.hovered.connect(partial(offer.preview, True))
        self.more.setVisible(bool(offers))
        self.more.setDown(any(offer.checked for offer in offers))

    def _end_previews(self) -> None:
        for offer in self._offers:
            if offer.preview is not None:
                offer.preview(False)

    def _button(self, offer: ActionOffer) -> QPushButton:
        button = QPushButton(offer.text, self)
        button.clicked.connect(lambda: offer.act())
        EnterActivates(button)
        button.setMinimumHeight(_HEIGHT)
        button.setCheckable(offer.checked is not None)
        button.setChecked(bool(offer.checked))
        button.setProperty("primary", offer.primary)
        button.setProperty("slim", True)
        button.setToolTip(offer.tip)
        let_stay(button)
        button.setProperty("topic", offer.topic)
        if offer.preview is not None:
            _Preview(button, offer.preview)
        return button


class _Preview(QObject):
    """Calls *show* with True when *button* is hovered or focused, and with False when it no longer is."""

    def __init__(self, button: QPushButton, show: Callable[[bool], None]) -> None:
        super().__init__(button)
        self._button = button
        self._show = show
        button.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Enter, QEvent.Type.FocusIn):
            self._show(True)
        elif event.type() in (QEvent.Type.Leave, QEvent.Type.FocusOut, QEvent.Type.Hide):
            self._show(False)
        return False


def _tool_side(widget: QWidget) -> int:
    """Return the side of a tool beside the main button, in pixels."""
    return round(_TOOL * max(1.0, 0.8 + 0.2 * scale_of(widget.font())))


class CommandButton(IconButton):
    """Triggers *command*, and is enabled and explained as it is."""

    def __init__(self, sign: str, command: QAction) -> None:
        super().__init__(sign)
        self.command = command
        self.setAccessibleName(command.text().replace("&", ""))
        self.clicked.connect(command.trigger)
        command.changed.connect(self._follow)
        self._follow()

    def side(self) -> int:
        return _tool_side(self)

    def _follow(self) -> None:
        self.setEnabled(self.command.isEnabled())
        self.setToolTip(self.command.toolTip())


class _Choices(QWidget):
    """A row of buttons that never widens the window, but keeps its width beside words that need theirs."""

    keeps_width = False

    def minimumSizeHint(self) -> QSize:
        return QSize(self.sizeHint().width() if self.keeps_width else 0, _HEIGHT)


class ActionBar(QWidget):
    """The rail below the board: tokens in hand | what to do, and second choices | undo, redo, reset | main button."""

    declined = Signal()
    pressed = Signal()
    """The main button."""

    used = Signal(object)
    rule_asked = Signal(str)
    """Asks to show the rule behind a refusal, by ID."""

    focus_left = Signal()
    """Emitted when the focused button is about to be hidden or disabled, so that focus can move elsewhere."""

    def __init__(self, undo: QAction, redo: QAction, reset: QAction, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("actions")
        self.is_folded = False
        self._use: Use | None = None
        self._commands: dict[QPushButton, QAction] = {}
        self._tools: list[CommandButton] = []
        self.hand = HandTray()
        self.message = PromptLabel()
        self.rule = ""
        """ID of the rule behind the refusal shown; empty without a refusal."""
        self.rule_button = self._button(self.tr("Rule"), self._on_rule)
        self.rule_button.setAccessibleName(self.tr("Show the rule"))
        self.strip = OfferButtons()
        self.roll = self._button(self.tr("&Roll"), self._on_roll)
        self.decline = self._button(self.tr("&Decline"), self.declined)
        self.end = MainButton()
        self.end.clicked.connect(self._on_main)
        for button, topic in ((self.roll, "roll"), (self.decline, "decline"), (self.end, "end-button")):
            button.setProperty("topic", topic)
        self._prompt: TurnPrompt | None = None
        self._choices = _Choices()
        second = QHBoxLayout(self._choices)
        second.setContentsMargins(0, 0, 0, 0)
        second.setSpacing(_GAP)
        second.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        for widget in (self.rule_button, self.decline, self.roll):
            second.addWidget(widget)
            widget.hide()
        second.addWidget(self.strip, 1)
        self._words = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._words.setSpacing(4)
        self._words.addWidget(self.message, 1)
        self._words.addWidget(self._choices)
        self._progress = QHBoxLayout()
        self._progress.setSpacing(_GAP)
        middle = QVBoxLayout()
        middle.setSpacing(0)
        middle.addLayout(self._progress)
        middle.addLayout(self._words, 1)
        row = self._row = QHBoxLayout(self)
        row.setContentsMargins(0, 2, 0, 2)
        row.setSpacing(12)
        row.addWidget(self.hand)
        row.addLayout(middle, 1)
        tools = QHBoxLayout()
        tools.setSpacing(4)
        for command, sign, topic in ((undo, "undo", "undo"), (redo, "redo", "undo"), (reset, "reset", "reset")):
            tool = CommandButton(sign, command)
            tool.setProperty("topic", topic)
            tools.addWidget(tool)
            self._tools.append(tool)
        row.addLayout(tools)
        row.addWidget(self.end)

    def fold(self, progress: Sequence[QWidget]) -> None:
        """Have *progress* above the words, and second choices beside them."""
        for part in progress:
            self._progress.addWidget(part)
        self._progress.addStretch(1)
        self.is_folded = True
        self._row.setContentsMargins(0, 0, 0, 0)
        self._words.removeWidget(self._choices)
        self._row.insertWidget(2, self._choices)
        self._choices.keeps_width = True
        self.hand.set_dense(True)
        self.strip.set_dense(True)
        if not self._lie(flat=True):
            self._fold()

    def unfold(self) -> None:
        """Have words and second choices alone, below each other if there is room."""
        while self._progress.takeAt(0) is not None:
            pass    # the widgets are taken elsewhere
        self.is_folded = False
        self._row.setContentsMargins(0, 2, 0, 2)
        self._row.removeWidget(self._choices)
        self._choices.keeps_width = False
        self._words.addWidget(self._choices)
        self.hand.set_dense(False)
        self.strip.set_dense(False)
        if not self._lie(flat=self._is_low()):
            self._fold()

    def name_keys(self, roll: QAction, decline: QAction, end: QAction) -> None:
        """Show the shortcuts of these actions in the tooltips of the buttons."""
        self._commands = {self.roll: roll, self.decline: decline}
        self._end_action = end

    def _on_main(self) -> None:
        if self.end.step.dress == NEEDS:
            self.end.shake()
        self.pressed.emit()

    def _on_rule(self) -> None:
        self.rule_asked.emit(self.rule)

    def _explain(self, button: QPushButton, text: str) -> None:
        """Set the tooltip of *button*, with its shortcut if it can be pressed."""
        command = self._commands.get(button)
        button.setToolTip(with_key(text, command) if command is not None and button.isEnabled() else text)

    def _button(self, text: str, act: Callable[[], None] | SignalInstance) -> QPushButton:
        button = WrappingButton(text)
        button.clicked.connect(act)
        EnterActivates(button)
        button.setMinimumHeight(_HEIGHT)
        button.setProperty("slim", True)
        return button

    def show_turn(self, prompt: TurnPrompt, message: str, hand: HandLook | None) -> None:
        """Show *message*, the second choices and the main step of *prompt*, and the tokens in *hand*."""
        self.say(message)
        self.hand.show_hand(hand)
        self._use = prompt.roll
        self._enable(self.roll, prompt.roll is not None)
        self._explain(self.roll, self._roll_tip(prompt))
        pays = prompt.decline_pays if scale_of(self.font()) < _CRAMPED else None    # else in its tooltip
        self.decline.setText(
            self.tr("&Decline") if pays is None else with_sign(self.tr("&Decline  +{0}").format(pays))
        )
        self._enable(self.decline, prompt.can_decline)
        self._explain(self.decline, self._decline_tip(prompt))
        self._prompt = prompt
        self._fold()
        if not prompt.is_asked and self.end.hasFocus() and prompt.main.meaning == "wait":
            self.focus_left.emit()
        self.end.setEnabled(prompt.main.meaning != "wait")
        self.end.show_step(prompt.main)
        self.end.setToolTip(with_key(prompt.main.detail or prompt.main.text, self._end_action))

    def _roll_tip(self, prompt: TurnPrompt) -> str:
        """Return whose die can be rolled, or why none can: the key says it while the button is hidden."""
        if prompt.roll is None:
            return self.tr("No race can roll before a conquest right now")
        return self.tr("Roll the die before your next conquest ({0})").format(prompt.roll_name)

    def _decline_tip(self, prompt: TurnPrompt) -> str:
        """Return the effect of declining now, or why it is not possible."""
        if not prompt.is_asked:
            return self.tr("You can decline only at the start of a turn, instead of conquering")
        if not prompt.can_decline:
            return prompt.decline_text
        return prompt.decline_text + ". " + self.tr("You pick a new race next turn.")

    def _enable(self, button: QPushButton, possible: bool) -> None:
        """Enable or disable *button*; a disabled button gives up keyboard focus first, so that Qt does not move it."""
        if button.hasFocus() and not possible:
            self.focus_left.emit()
        button.setEnabled(possible)

    def _fold(self) -> None:
        """Show Decline and Roll where they are possible: beside the offers if there is room, else in their menu."""
        if self._prompt is None:
            return
        offers, buttons = self._prompt.offers, (self.decline, self.roll)
        needed = sum(button.sizeHint().width() + _GAP for button in buttons if button.isEnabled())
        needed += self.strip.more.sizeHint().width() if offers else 0
        has_room = needed <= self._choice_room()
        for button in buttons:
            shown = button.isEnabled() and has_room
            if button.hasFocus() and not shown:
                self.focus_left.emit()
            button.setHidden(not shown)
        folded = [
            ActionOffer(button.text().replace("&", ""), button.click, tip=button.toolTip())
            for button in buttons if button.isEnabled() and not has_room
        ]    # fmt: skip
        self.strip.show_offers([*folded, *offers], self._room())
        self._choices.updateGeometry()
        for button in buttons:    # filling the strip may have shown them again
            button.setHidden(not (button.isEnabled() and has_room))

    def say(self, text: str, *, refusal: bool = False) -> None:
        """Show *text* as the hint or as a refusal; a refusal with a rule also shows the Rule button."""
        self.rule = text.rule if isinstance(text, RuledText) and refusal else ""
        self.rule_button.setVisible(bool(self.rule))
        self.rule_button.setText(self.tr("Rule") if scale_of(self.font()) < _CRAMPED else "?")
        self.rule_button.setProperty("topic", self.rule)
        self.rule_button.setToolTip(self.tr("Show the rule"))
        self.message.setProperty("refusal", refusal)
        self.message.style().polish(self.message)
        self.message.show_text(text)
        self.strip.set_room(self._room())

    def stops(self) -> list[QWidget]:
        """Return the fixed widgets of the Tab order, without the offers."""
        return [self.rule_button, self.decline, self.roll, *self._tools, self.end]

    def tool(self, command: QAction) -> CommandButton:
        """Return the button of *command*, one of undo, redo and reset."""
        return next(tool for tool in self._tools if tool.command is command)

    def offers(self) -> list[QPushButton]:
        """Return the offer buttons outside the menu."""
        return self.strip.buttons()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if not self._lie(flat=self.is_folded or self._is_low()) and event.size().width() != event.oldSize().width():
            self._fold()

    def _is_low(self) -> bool:
        return self.height() < _FLAT * max(1.0, scale_of(self.font()))

    def _lie(self, *, flat: bool) -> bool:
        """Put words and second choices side by side if *flat*; return whether that is a change."""
        direction = QBoxLayout.Direction.LeftToRight if flat else QBoxLayout.Direction.TopToBottom
        if direction == self._words.direction():
            return False
        self._words.setDirection(direction)
        self._fold()
        return True

    def _choice_room(self) -> int:
        """Return the width available for second choices, in pixels: beside the words, what these do not need."""
        tools = sum(tool.width() + 4 for tool in self._tools)
        gaps = (self._row.count() - 1) * self._row.spacing()
        words = self.width() - self.end.sizeHint().width() - tools - gaps
        words -= max(self.hand.minimumSizeHint().width(), min(self.hand.sizeHint().width(), words - LEAST_WORDS))
        if self._words.direction() == QBoxLayout.Direction.TopToBottom:
            return words
        progress = self._progress.sizeHint().height()
        return max(0, words - self.message.needed_width(words, self.height() - progress))

    def _room(self) -> int:
        """Return the width available for the offers, in pixels."""
        shown = [button for button in (self.rule_button, self.decline, self.roll) if not button.isHidden()]
        return max(0, self._choice_room() - sum(button.sizeHint().width() + _GAP for button in shown))

    def _on_roll(self) -> None:
        if self._use is not None:
            self.used.emit(self._use)
