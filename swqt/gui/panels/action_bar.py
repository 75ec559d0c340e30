"""The bar below the map. Its buttons never move and never change their meaning; what belongs to the moment alone
stands in the middle.

The buttons of the moment; what does not fit beside the hint is in a menu after them.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QAction, QFontMetrics, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QLabel,
    QLayout,
    QMenu,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from swqt.engine import Use
from swqt.gui.session.region_actions import ActionOffer, TurnPrompt
from swqt.gui.style.key_handling import EnterActivates, let_stay, with_key
from swqt.gui.style.theme import LEAST, scale_of, text_font
from swqt.gui.texts.refusals import RefusalText

_HEIGHT = 40


class OfferButtons(QWidget):
    """Shows offers in ``room`` pixels; Confirm and Cancel are never in the menu."""

    let_go = Signal()
    """The button that had the keyboard is gone."""

    filled = Signal()
    """There are other buttons than before."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._offers: tuple[ActionOffer, ...] = ()
        self._room = 0
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(6)
        self.more = QToolButton()
        self.more.setText(self.tr("More…"))
        self.more.setProperty("bar", True)
        self.more.setMinimumHeight(_HEIGHT)
        self.more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.more.setMenu(QMenu(self.more))
        EnterActivates(self.more)
        self._row.addWidget(self.more)
        # It fits itself to the room there is, so it must never make the window wider.
        self._row.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, _HEIGHT)

    def show_offers(self, offers: Sequence[ActionOffer], room: int) -> None:
        """Show *offers* in *room* pixels."""
        self._offers = tuple(offers)
        self._room = room
        self._fill()

    def set_room(self, room: int) -> None:
        """Fit into *room* pixels from now on."""
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
            self.let_go.emit()
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
        """Return what the keyboard stops at."""
        return [*self.buttons(), self.more]

    def _fitting(self, made: list[QPushButton]) -> int:
        """Return how many of *made* fit, the menu's button beside them if not all do."""
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
                menu.aboutToHide.connect(partial(offer.preview, False))
        self.more.setVisible(bool(offers))
        self.more.setDown(any(offer.checked for offer in offers))

    def _button(self, offer: ActionOffer) -> QPushButton:
        button = QPushButton(offer.text, self)
        button.clicked.connect(lambda: offer.act())
        EnterActivates(button)
        button.setMinimumHeight(_HEIGHT)
        button.setCheckable(offer.checked is not None)
        button.setChecked(bool(offer.checked))
        button.setProperty("primary", offer.primary)
        button.setToolTip(offer.tip)
        let_stay(button)
        button.setProperty("topic", offer.topic)
        if offer.preview is not None:
            _Preview(button, offer.preview)
        return button


class _Preview(QObject):
    """Lives as long as *button*, and calls *show* when it is pointed at, or has the keyboard, and when no more."""

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


_CRAMPED: Final = 1.5
"""From this size of text on, a sign must do for a word."""

_LARGE: Final = 1.45
"""The size of text, beside 100 %, from which on the hint stands above the buttons."""

_MANY: Final = 28
"""Coins for which the button that declines has room: it must not move when it shows some."""

_FRAME: Final = 28
"""Pixels of a button around its text, at 100 %."""

_UNBOUND: Final = 16777215
"""What Qt takes for no limit to a height."""


class FittedLabel(QLabel):
    """Text that gets smaller rather than being cut off; it is never cause for its surroundings to move.

    What is too long even in the smallest letters ends in dots at a word; the tip has all of it.
    """

    SIZES = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5)

    def __init__(self) -> None:
        super().__init__()
        self._font = self.font()
        self._whole = ""
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setMinimumWidth(120)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)

    def hasHeightForWidth(self) -> bool:
        """Deny it, though a label whose words wrap says so: it makes do with the height that it is given."""
        return False

    def text(self) -> str:
        """Return the whole text."""
        return self._whole

    def show_text(self, text: str) -> None:
        self._whole = text
        self.setToolTip(text)
        self.setAccessibleName(text)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        percent = round(scale_of(QApplication.font()) * 100)
        bold = bool(self.property("refusal"))
        for size in self.SIZES:
            font = text_font(percent, size=size, bold=bold)
            if font.pixelSize() < LEAST and size < 1:
                break
            self._font = font
            if self._high(self._whole) <= self.height():
                break
        shown = self._beginning()
        if self._font != self.font():
            self.setFont(self._font)
        if shown != super().text():
            self.setText(shown)

    def _high(self, text: str) -> int:
        """Return the pixels that *text* needs in the letters of now."""
        wrap = int(Qt.TextFlag.TextWordWrap)
        return QFontMetrics(self._font).boundingRect(0, 0, self.width(), 10_000, wrap, text).height()

    def _beginning(self) -> str:
        """Return as many words as have room in the letters of now, and dots for the rest; one line at least."""
        room = max(self.height(), QFontMetrics(self._font).lineSpacing())
        if self._high(self._whole) <= room:
            return self._whole
        words = self._whole.split()
        count = bisect_right(range(1, len(words)), room, key=lambda count: self._high(" ".join(words[:count]) + " …"))
        return " ".join(words[: max(1, count)]) + " …"


class ActionBar(QWidget):
    """Undo, redo, reset | what to do now | roll, decline, end."""

    declined = Signal()
    ended = Signal()
    used = Signal(object)
    rule_asked = Signal(str)
    """The rule behind a refusal is to be shown."""

    let_go = Signal()
    """The button that has the keyboard can do nothing any more: the keyboard had better be somewhere else."""

    MESSAGE = 220
    """Pixels that the hint keeps beside the buttons, at 100 %."""

    def __init__(self, undo: QAction, redo: QAction, reset: QAction, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("actions")
        self._use: Use | None = None
        self._commands: dict[QPushButton, QAction] = {}
        self._tools: list[QToolButton] = []
        whole = QVBoxLayout(self)
        whole.setContentsMargins(2, 2, 2, 2)
        whole.setSpacing(2)
        row = self._row = QHBoxLayout()
        row.setSpacing(8)
        whole.addLayout(row, 1)
        for action, topic in ((undo, "undo"), (redo, "undo"), (reset, "reset")):
            tool = QToolButton()
            tool.setDefaultAction(action)
            tool.setProperty("bar", True)
            tool.setMinimumSize(40, 40)
            tool.setProperty("topic", topic)
            tool.setAccessibleName(action.text().replace("&", ""))
            EnterActivates(tool)
            row.addWidget(tool)
            self._tools.append(tool)
        self.message = FittedLabel()
        self.rule = ""
        """The rule behind the refusal that is shown; empty if there is none."""
        self.rule_button = self._button(self.tr("Rule"), self._on_rule)
        self.rule_button.setAccessibleName(self.tr("Show the rule"))
        self.rule_button.hide()
        self.strip = OfferButtons()
        row.addSpacing(6)
        row.addWidget(self.message, 1)
        self._beside = row.indexOf(self.message)
        self._gap = QWidget()
        row.addWidget(self._gap, 1)
        row.addWidget(self.rule_button)
        row.addWidget(self.strip)
        row.addSpacing(10)
        self.roll = self._button(self.tr("&Roll"), self._on_roll)
        self.decline = self._button(self.tr("&Decline"), self.declined)
        self.end = self._button(self.tr("End turn"), self.ended)
        for button, topic in ((self.roll, "roll"), (self.decline, "decline"), (self.end, "end-button")):
            button.setProperty("topic", topic)
        self.end.setProperty("primary", True)
        self.end.setMinimumWidth(self.end.fontMetrics().horizontalAdvance("M" * 11))
        for button in (self.roll, self.decline, self.end):
            row.addWidget(button)
        self._keep_height()

    def name_keys(self, roll: QAction, decline: QAction, end: QAction) -> None:
        """Have the tips of the buttons name the keys of these commands."""
        self._commands = {self.roll: roll, self.decline: decline, self.end: end}

    def _on_rule(self) -> None:
        self.rule_asked.emit(self.rule)

    def _explain(self, button: QPushButton, text: str) -> None:
        """Say what *button* does, and by which key if it can be done."""
        command = self._commands.get(button)
        button.setToolTip(with_key(text, command) if command is not None and button.isEnabled() else text)

    def _button(self, text: str, act: Callable[[], None] | SignalInstance) -> QPushButton:
        button = QPushButton(text)
        button.clicked.connect(act)
        EnterActivates(button)
        button.setMinimumHeight(40)
        return button

    def _keep_height(self) -> None:
        """Be as large whatever the text, for nothing must jump: two lines high, or one above the buttons if large."""
        line = self.fontMetrics().lineSpacing()
        self._gap.setVisible(self._is_large())
        if self._is_large():
            self._whole().insertWidget(0, self.message)
            self.message.setFixedHeight(line + 2)
            self.setFixedHeight(line + max(40, self.end.sizeHint().height()) + 10)
        else:
            self._row.insertWidget(self._beside, self.message, 1)
            self.message.setMinimumHeight(0)
            self.message.setMaximumHeight(_UNBOUND)
            self.setFixedHeight(max(54, line * 2 + 12))
        longest = "" if self._is_large() else self.tr("&Decline  +{0}").format(_MANY).replace("&", "")
        wide = self.fontMetrics().horizontalAdvance(longest) + round(_FRAME * scale_of(self.font()))
        self.decline.setMinimumWidth(wide)
        side = round(22 * scale_of(self.font()))
        for tool in self._tools:
            tool.setIconSize(QSize(side, side))

    def _is_large(self) -> bool:
        """Whether there would be too little room for a hint beside the buttons."""
        return scale_of(self.font()) >= _LARGE

    def _whole(self) -> QVBoxLayout:
        layout = self.layout()
        assert isinstance(layout, QVBoxLayout)
        return layout

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange) and hasattr(self, "message"):
            self._keep_height()    # which depends on the style of the buttons

    def show_turn(self, prompt: TurnPrompt, message: str) -> None:
        """Show *message*, and the buttons of *prompt*."""
        self.say(message)
        self.strip.show_offers(prompt.offers, self._room())
        self._use = prompt.roll
        self._enable(self.roll, self._use is not None)
        self._explain(
            self.roll,
            self.tr("Roll the die before the next conquest ({0})").format(prompt.roll_name)
            if self._use
            else self.tr("No race in play may roll the die now"),
        )
        pays = prompt.decline_pays if not self._is_large() else None    # else its tip says it
        self.decline.setText(self.tr("&Decline") if pays is None else self.tr("&Decline  +{0}").format(pays))
        self._enable(self.decline, prompt.can_decline)
        self._explain(self.decline, self._decline_tip(prompt))
        self.end.setText(prompt.end_text)
        self._enable(self.end, prompt.is_asked and not prompt.end_refusal)
        self._explain(self.end, prompt.end_refusal or prompt.income_text or self.tr("Nothing more to do here"))

    def _enable(self, button: QPushButton, possible: bool) -> None:
        """Let *button* be pressed, or not: then the keyboard does not stay there, nor go wherever Qt would send it."""
        if button.hasFocus() and not possible:
            self.let_go.emit()
        button.setEnabled(possible)

    def _decline_tip(self, prompt: TurnPrompt) -> str:
        """Return what declining now comes to, or why it is not possible, and what it is for."""
        if not prompt.is_asked:
            return self.tr("Declining is possible at the start of a turn, instead of conquering")
        if not prompt.can_decline:
            return prompt.decline_text
        return prompt.decline_text + ". " + self.tr("A new race is picked next turn.")

    def say(self, text: str, *, refusal: bool = False) -> None:
        """Show *text* as the hint, or as a refusal; the rule behind one can be asked for."""
        self.rule = text.rule if isinstance(text, RefusalText) and refusal else ""
        self.rule_button.setVisible(bool(self.rule))
        self.rule_button.setText(self.tr("Rule") if scale_of(self.font()) < _CRAMPED else "?")
        self.rule_button.setProperty("topic", self.rule)
        self.rule_button.setToolTip(self.tr("Show the rule {0}").format(self.rule))
        self.message.setProperty("refusal", refusal)
        self.message.style().polish(self.message)
        self.message.show_text(text)

    def stops(self) -> list[QWidget]:
        """Return what the keyboard stops at beside the buttons of the moment."""
        return [self.end, self.decline, self.roll, self.rule_button, *self._tools]

    def tool(self, action: QAction) -> QToolButton:
        """Return the button of *action*, one of those at the left end."""
        return next(tool for tool in self._tools if tool.defaultAction() is action)

    def offers(self) -> list[QPushButton]:
        """Return the buttons in the middle."""
        return self.strip.buttons()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.strip.set_room(self._room())

    def _room(self) -> int:
        """Return the pixels that the buttons of the moment may take."""
        fixed = [*self._tools, self.rule_button, self.roll, self.decline, self.end]
        taken = sum(widget.sizeHint().width() + 10 for widget in fixed)
        message = 0 if self._is_large() else round(self.MESSAGE * scale_of(self.font()))
        return max(0, self.width() - taken - message)

    def _on_roll(self) -> None:
        if self._use is not None:
            self.used.emit(self._use)
