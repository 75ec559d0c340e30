"""The action bar below the board: the tray of tokens in hand, the instruction, undo, and the main button.

The main button is always in the same place and names the next step. Offers that do not fit go into a menu.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import (
    QEasingCurve,
    QEvent,
    QPoint,
    QPointF,
    QRectF,
    QSize,
    Qt,
    QVariantAnimation,
    Signal,
    SignalInstance,
)
from PySide6.QtGui import QAction, QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QBoxLayout,
    QHBoxLayout,
    QLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from swqt.engine import Use
from swqt.gui.board.animation import NEXT, WAY, TableEdges
from swqt.gui.board.token_painter import TokenFace, paint_token
from swqt.gui.board.view import BoardView
from swqt.gui.panels.prompts import OFFER_HEIGHT, MainButton, OfferButtons, PromptLabel, tool_side
from swqt.gui.session.region_actions import NEEDS, ActionOffer, HandLook, TurnPrompt
from swqt.gui.style.actions import EnterActivates, with_key
from swqt.gui.style.buttons import IconButton, WrappingButton
from swqt.gui.style.layouts import LEAST_WORDS
from swqt.gui.style.seat_style import style_of
from swqt.gui.style.theme import CONTRAST, CREAM, current, fit_font, scale_of, text_font
from swqt.gui.texts.i18n import with_sign
from swqt.gui.texts.refusals import RuledText

_GAP: Final = 6
_FLAT: Final = 72
"""Height in pixels below which the message and the secondary choices are side by side."""

_CRAMPED: Final = 1.5
"""Text scale from which the rule button shows "?" instead of a word."""

_TRAY_WIDTH: Final = 176
_DENSE_TRAY_WIDTH: Final = 132
_LEAST_TRAY_WIDTH: Final = 96
_TOKEN: Final = 40.0
_LEAN: Final = 5.0
"""Degrees between adjacent tokens of the fan."""

_STEP: Final = 0.6
"""Distance between adjacent tokens in diameters, if there is room."""

_MOST: Final = 12
"""Maximum number of tokens drawn; the text gives their true number."""

_Place = tuple[QPointF, float]


class CommandButton(IconButton):
    """Triggers *command*, and mirrors its enabled state and tooltip."""

    def __init__(self, sign: str, command: QAction) -> None:
        super().__init__(sign)
        self.command = command
        self.setAccessibleName(command.text().replace("&", ""))
        self.clicked.connect(command.trigger)
        command.changed.connect(self._follow)
        self._follow()

    def side(self) -> int:
        return tool_side(self)

    def _follow(self) -> None:
        self.setEnabled(self.command.isEnabled())
        self.setToolTip(self.command.toolTip())


class _Choices(QWidget):
    """A row of buttons that never widens the window, unless ``keeps_width`` is set."""

    keeps_width = False

    def minimumSizeHint(self) -> QSize:
        return QSize(self.sizeHint().width() if self.keeps_width else 0, OFFER_HEIGHT)


class ActionBar(QWidget):
    """The rail below the board: tokens in hand | message and secondary choices | undo, redo, reset | main button."""

    declined = Signal()
    pressed = Signal()
    """The main button was pressed."""

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
        """Put *progress* above the message, and the secondary choices beside it."""
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
        """Remove the progress, and put the secondary choices below the message if there is room."""
        while self._progress.takeAt(0) is not None:
            pass    # the widgets move elsewhere
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
        """Set the tooltip of *button* to *text*, with its shortcut if it can be pressed."""
        command = self._commands.get(button)
        button.setToolTip(with_key(text, command) if command is not None and button.isEnabled() else text)

    def _button(self, text: str, act: Callable[[], None] | SignalInstance) -> QPushButton:
        button = WrappingButton(text)
        button.clicked.connect(act)
        EnterActivates(button)
        button.setMinimumHeight(OFFER_HEIGHT)
        button.setProperty("slim", True)
        return button

    def show_turn(self, prompt: TurnPrompt, message: str, hand: HandLook | None) -> None:
        """Show *message*, the secondary choices and the main step of *prompt*, and the tokens in *hand*."""
        self.say(message)
        self.hand.show_hand(hand)
        self._use = prompt.roll
        self._enable(self.roll, prompt.roll is not None)
        self._explain(self.roll, self._roll_tip(prompt))
        pays = prompt.decline_pays if scale_of(self.font()) < _CRAMPED else None    # else only in the tooltip
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
        """Return which trait rolls the die, or why none can; the shortcut shows this while the button is hidden."""
        if prompt.roll is None:
            return self.tr("No race can roll before a conquest right now")
        return self.tr("Roll the die before your next conquest ({0})").format(prompt.roll_name)

    def _decline_tip(self, prompt: TurnPrompt) -> str:
        """Return the effect of declining now, or why it is not possible."""
        if not prompt.is_asked:
            return self.tr("You can decline only at the start of a turn, instead of conquering")
        if not prompt.can_decline:
            return prompt.decline_text
        return prompt.decline_text + " " + self.tr("You pick a new race next turn.")

    def _enable(self, button: QPushButton, possible: bool) -> None:
        """Enable or disable *button*; a disabled button gives up keyboard focus first, so that Qt does not move it."""
        if button.hasFocus() and not possible:
            self.focus_left.emit()
        button.setEnabled(possible)

    def _fold(self) -> None:
        """Show Decline and Roll if they are possible: beside the offers if there is room, else in their menu."""
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
        """Return the button for *command*, one of undo, redo and reset."""
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
        """Put message and secondary choices side by side if *flat*, else stack them; return whether that changed."""
        direction = QBoxLayout.Direction.LeftToRight if flat else QBoxLayout.Direction.TopToBottom
        if direction == self._words.direction():
            return False
        self._words.setDirection(direction)
        self._fold()
        return True

    def _choice_room(self) -> int:
        """Return the width in pixels for the secondary choices; beside the message, what that leaves."""
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


class HandTray(QWidget):
    """Shows a HandLook, or nothing if there is none. The fan closes up when tokens leave, and opens for new ones.

    ``pace`` scales the duration of that; 0 changes the fan at once.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look: HandLook | None = None
        self.pace = 0.0
        self._is_dense = False
        self._before: list[_Place] = []
        self._curve = QEasingCurve(QEasingCurve.Type.OutCubic)
        self._gliding = QVariantAnimation(self)
        self._gliding.setStartValue(0.0)
        self._gliding.setEndValue(1.0)
        self._gliding.valueChanged.connect(self._on_glide)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)

    def show_hand(self, look: HandLook | None) -> None:
        if look != self.look:
            before, same = self.places(), _is_same_race(self.look, look)
            self.look = look
            self._glide_from(before if same and self.pace > 0 else [])
            self.setAccessibleName(look.text if look is not None else "")
            self.update()

    def set_dense(self, dense: bool) -> None:
        """Use less width, for a rail with little room."""
        self._is_dense = dense
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(_DENSE_TRAY_WIDTH if self._is_dense else _TRAY_WIDTH, 48)

    def minimumSizeHint(self) -> QSize:
        return QSize(_LEAST_TRAY_WIDTH, 0)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()

    def _glide_from(self, before: list[_Place]) -> None:
        """Animate the tokens from *before* to their places; show them at once if that is empty."""
        self._gliding.stop()
        self._before = before
        change = abs(len(before) - len(self.places()))
        if before and change:
            self._gliding.setDuration(round((WAY + NEXT * change) * self.pace))
            self._gliding.start()

    def _on_glide(self) -> None:
        self.update()

    def settle(self) -> None:
        """Show the tokens at their places at once."""
        self._gliding.stop()
        self.update()

    @property
    def is_gliding(self) -> bool:
        return self._gliding.state() == QVariantAnimation.State.Running

    def shown_places(self) -> list[_Place]:
        """Return the places at this moment: tokens leave one by one, and those that have not arrived are left out."""
        after = self.places()
        if not self.is_gliding:
            return after
        before, time = self._before, float(self._gliding.currentValue())
        share = self._curve.valueForProgress(time)
        out = [
            (old + (new - old) * share, angle + (turned - angle) * share)
            for (old, angle), (new, turned) in zip(before, after, strict=False)
        ]
        change = len(before) - len(after)
        leaving = before[len(after) :]
        out += leaving[: max(0, len(leaving) - math.ceil(time * (change * NEXT + WAY) / NEXT))] if change > 0 else []
        if change < 0:    # the first one arrives after its whole flight
            arrived = math.floor(-change * max(0.0, time - 0.7) / 0.3)
            out += after[len(before) : len(before) + arrived]
        return out

    def places(self) -> list[_Place]:
        """Return the centre of each token at rest, and its angle in degrees."""
        count = min(self.look.tokens, _MOST) if self.look is not None else 0
        if not count:
            return []
        diameter = self._diameter()
        step = min(_STEP * diameter, (self.width() - 24 - diameter) / max(1, count - 1))
        left = self.width() / 2 - step * (count - 1) / 2
        middle = (count - 1) / 2
        out: list[_Place] = []
        for number in range(count):
            away = number - middle
            lift = away * away * (0.35 if count < 8 else 0.12)
            out.append((QPointF(left + number * step, self._token_line() + lift), away * min(_LEAN, 26 / count)))
        return out

    def _has_words(self) -> bool:
        """Return whether the text has room below the tokens."""
        return self.height() >= _TOKEN + 34

    def _diameter(self) -> float:
        return min(_TOKEN, self.height() - 10.0)

    def _token_line(self) -> float:
        return self.height() / 2 - (12 if self._has_words() else 0)

    def _paint_empty(self, p: QPainter) -> None:
        """Paint three rings as places for the next tokens, carved into the wood with a dark and a light edge."""
        if current() is CONTRAST:
            return
        radius = 0.42 * self._diameter()
        middle = QPointF(self.width() / 2, self.height() / 2)
        p.setBrush(Qt.BrushStyle.NoBrush)
        for place in (-1, 1, 0):
            centre = middle + QPointF(place * 1.25 * radius, 0)
            for shift, colour in ((1.0, QColor(255, 232, 190, 26)), (0.0, QColor(14, 8, 4, 110))):
                p.setPen(QPen(colour, 1.6))
                p.drawEllipse(centre + QPointF(0, shift), radius, radius)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        look = self.look
        if look is None or not look.tokens:
            self._paint_empty(p)
            p.end()
            return
        box = QRectF(self.rect()).adjusted(1, 2, -1, -2)
        contrast = current() is CONTRAST
        p.setPen(QPen(QColor("#ffffff"), 1.5) if contrast else Qt.PenStyle.NoPen)
        p.setBrush(QColor("#000000") if contrast else QColor(20, 12, 8, 150))
        p.drawRoundedRect(box, 14, 14)
        radius = self._diameter() / 2
        for place, angle in self.shown_places():
            p.save()
            p.translate(place)
            p.rotate(angle)
            paint_token(p, style_of(look.seat), TokenFace("race", look.race, 1), radius)
            p.restore()
        if self._has_words():
            p.setPen(QColor(CREAM))
            font = text_font(round(scale_of(self.font()) * 100), size=0.87, bold=True)
            words = QRectF(box.left() + 6, box.bottom() - 26, box.width() - 12, 22)
            p.setFont(font)
            fit_font(p, look.text, words.width())
            if p.fontMetrics().horizontalAdvance(look.text) <= words.width():
                p.drawText(words, int(Qt.AlignmentFlag.AlignCenter), look.text)
            else:
                p.setFont(font)
                p.drawText(words, int(Qt.AlignmentFlag.AlignCenter), str(look.tokens))
        p.end()


def _is_same_race(one: HandLook | None, other: HandLook | None) -> bool:
    return one is not None and other is not None and (one.seat, one.race) == (other.seat, other.race)


def table_edges(view: BoardView, tray: HandTray, players: QAbstractItemView, seat: int) -> TableEdges:
    """Return the edges of the map in *view* while *tray* shows the hand of *seat*."""
    hand: list[QPointF] = []
    if tray.isVisible():
        places = [place for place, _ in tray.places()] or [QPointF(tray.rect().center())]
        hand = [_seen_from(view, tray, place) for place in places]
    rows: dict[int, QPointF] = {}
    model = players.model()
    if players.isVisible() and model is not None:
        for number in range(model.rowCount()):
            middle = players.visualRect(model.index(number, 0)).center()
            rows[number] = _seen_from(view, players.viewport(), QPointF(middle))
    return TableEdges(seat if hand else -1, tuple(hand), rows)


def _seen_from(view: BoardView, widget: QWidget, place: QPointF) -> QPointF:
    """Return *place* of *widget* in pixels of the map's viewport."""
    offset = view.viewport().mapFromGlobal(widget.mapToGlobal(QPoint()))
    return place + QPointF(offset)
