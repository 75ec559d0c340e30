"""The column: six combos to pick from, what they cost, what lies on them and what they can do."""

from __future__ import annotations

from html import escape
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QScrollArea,
    QSizePolicy,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from swqt.engine import NOBODY, Pick, State
from swqt.gui.art import outline, scaled
from swqt.gui.fonts import fit_font, scale_of, text_font, title_font
from swqt.gui.names import Names
from swqt.gui.panels.enter import is_enter
from swqt.gui.refusals import refusal_text
from swqt.gui.situation import Situation
from swqt.gui.theme import blend, current


class ComboLook(NamedTuple):
    """Everything a card shows.

    *reason* says why it cannot be picked, *note* the same in two words; empty if it can, or nobody is asked.
    """

    race: str
    race_name: str
    power_name: str
    race_tokens: int
    power_tokens: int
    price: int
    coins: int
    reason: str = ""
    open: bool = False
    note: str = ""


class Choice(NamedTuple):
    """What is being considered: the *row* that waits for Confirm, and with whom it may exchange powers.

    *partners* are the rows to choose from, *partner* the chosen one.
    """

    row: int | None = None
    partner: int | None = None
    partners: frozenset[int] = frozenset()


NOTHING = Choice()

_STEPS: Final = {Qt.Key.Key_Up: -1, Qt.Key.Key_Left: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_Right: 1}


class ComboCard(QAbstractButton):
    """One combo of the column, to click on."""

    hovered = Signal(int)
    stepped = Signal(int)

    def __init__(self, row: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.row = row
        self.look: ComboLook | None = None
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMouseTracking(True)

    def show_look(self, look: ComboLook | None, *, chosen: bool) -> None:
        """Show *look*; None hides the card."""
        self.setVisible(look is not None)
        self.setChecked(chosen)
        if look is None:
            return
        self.look = look
        usable = look.open and not look.reason
        self.setCursor(Qt.CursorShape.PointingHandCursor if usable else Qt.CursorShape.ArrowCursor)
        total = look.race_tokens + look.power_tokens
        name = self.tr("{0} {1}, %n token(s)", "", total).format(look.power_name, look.race_name)
        self.setAccessibleName(f"{name}, {self._price_text(look)}")
        self.setAccessibleDescription(look.reason)
        self.setToolTip(look.reason)
        self.update()

    def event(self, event: QEvent) -> bool:
        """Claim Enter before the window takes it for a Yes to the combo that was chosen before."""
        if event.type() == QEvent.Type.ShortcutOverride and is_enter(event) and not self.isChecked():
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_enter(event):
            self.click()
        elif step := _STEPS.get(Qt.Key(event.key())):
            self.stepped.emit(self.row + step)
        else:
            super().keyPressEvent(event)

    def nextCheckState(self) -> None:
        """Leave the mark to the panel: a click asks, it does not choose."""

    def sizeHint(self) -> QSize:
        scale = scale_of(self.font())
        return QSize(round(190 * scale), round(70 * scale))

    def minimumSizeHint(self) -> QSize:
        scale = scale_of(self.font())
        return QSize(round(150 * scale), round(70 * scale))

    def enterEvent(self, event: QEnterEvent) -> None:
        self.hovered.emit(self.row)
        super().enterEvent(event)

    def focusInEvent(self, event: object) -> None:
        super().focusInEvent(event)    # type: ignore[arg-type]  # QFocusEvent
        self.hovered.emit(self.row)

    def leaveEvent(self, event: QEvent) -> None:
        self.hovered.emit(NOBODY)
        super().leaveEvent(event)

    def _price_text(self, look: ComboLook) -> str:
        parts = [self.tr("pay %n", "", look.price) if look.price else self.tr("free")]
        if look.coins:
            parts.append(self.tr("take %n", "", look.coins))
        if look.note:
            parts.append(look.note)
        return " · ".join(parts)

    def paintEvent(self, event: QPaintEvent) -> None:
        look = self.look
        if look is None:
            return
        theme, scale = current(), scale_of(self.font())
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        usable = not look.reason
        self._frame(p, box, usable)
        if not usable:
            p.setOpacity(0.55)
        radius = 21 * scale
        left = box.left() + 10 * scale
        if box.width() > 185 * scale:
            self._medallion(p, QPointF(left + radius - 2 * scale, box.center().y()), radius)
            left += 2 * radius + 6 * scale
        right = box.right() - 46 * scale
        width = right - left
        p.setPen(QColor(theme.muted))
        p.setFont(text_font(round(scale * 100), size=0.9, bold=True))
        self._line(p, QRectF(left, box.top() + 6 * scale, width, 18 * scale), look.power_name)
        p.setPen(QColor(theme.text))
        p.setFont(title_font(round(scale * 100), size=1.15))
        self._line(p, QRectF(left, box.top() + 21 * scale, width, 23 * scale), look.race_name)
        p.setFont(text_font(round(scale * 100), size=0.87))
        p.setPen(QColor(theme.warning if look.reason else theme.muted))
        price = QRectF(left, box.top() + 44 * scale, width + 40 * scale, 18 * scale)
        self._line(p, price, self._price_text(look))
        self._tokens(p, QRectF(right, box.top() + 6 * scale, 42 * scale, 38 * scale), look, scale)
        p.end()

    def _frame(self, p: QPainter, box: QRectF, usable: bool) -> None:
        theme = current()
        look = self.look
        lit = look is not None and look.open and usable and (self.underMouse() or self.isChecked())
        p.setBrush(blend(theme.card, theme.gold, 0.22) if lit else QColor(theme.card))
        marked = self.isChecked() or self.hasFocus()
        p.setPen(QPen(QColor(theme.accent if marked else theme.gold if lit else theme.line), 2.4 if marked else 1.2))
        p.drawRoundedRect(box, 8, 8)

    def _medallion(self, p: QPainter, centre: QPointF, radius: float) -> None:
        assert self.look is not None
        p.setPen(QPen(QColor("#3A2A1A"), 1.4))
        p.setBrush(QColor("#6E5334"))
        p.drawEllipse(centre, radius, radius)
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(QPen(QColor("#E2C68C"), 1.3))
        p.drawEllipse(centre, radius * 0.88, radius * 0.88)
        p.fillPath(scaled(outline("race", self.look.race), radius * 0.6, centre.x(), centre.y()), QColor("#FFF6E0"))

    def _tokens(self, p: QPainter, box: QRectF, look: ComboLook, scale: float) -> None:
        theme = current()
        p.setPen(QColor(theme.text))
        p.setFont(title_font(round(scale * 100), size=1.6))
        middle = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
        p.drawText(box, int(middle), str(look.race_tokens + look.power_tokens))
        p.setPen(QColor(theme.muted))
        p.setFont(text_font(round(scale * 100), size=0.8))
        p.drawText(box.translated(0, 24 * scale), int(middle), f"{look.race_tokens}+{look.power_tokens}")

    def _line(self, p: QPainter, box: QRectF, text: str) -> None:
        fit_font(p, text, box.width())
        shown = QFontMetrics(p.font()).elidedText(text, Qt.TextElideMode.ElideRight, round(box.width()))
        p.drawText(box, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter), shown)


class ColumnPanel(QWidget):
    """The whole column, and below it what the combo under the pointer can do."""

    clicked = Signal(int)

    SIZE = 6

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names: Names | None = None
        self._state: State | None = None
        self._seat = NOBODY
        self._choice = NOTHING
        self.cards = [ComboCard(row, self) for row in range(self.SIZE)]
        cards = QVBoxLayout()
        cards.setSpacing(5)
        cards.setContentsMargins(0, 0, 0, 0)
        for card in self.cards:
            card.clicked.connect(self._on_click)
            card.hovered.connect(self._describe)
            card.stepped.connect(self._go_to)
            cards.addWidget(card)
        self.about = QTextBrowser()
        self.about.setAccessibleName(self.tr("What the combo can do"))
        self.about.document().setDocumentMargin(8)
        self.about.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.about.setMinimumHeight(self.fontMetrics().lineSpacing() * 5)
        content = QWidget()
        whole = QVBoxLayout(content)
        whole.setContentsMargins(2, 2, 2, 2)
        whole.setSpacing(6)
        whole.addLayout(cards)
        whole.addWidget(self.about, 1)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(content)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(scroll)
        self._scroll = scroll
        self.setAccessibleName(self.tr("Column"))

    def show_column(
        self, state: State, situation: Situation | None, names: Names, choice: Choice, seat: int
    ) -> None:
        """Show the column of *state*; *choice* is what waits for Confirm, *seat* who is asked."""
        self._names, self._state, self._choice, self._seat = names, state, choice, seat
        bar = self._scroll.verticalScrollBar().sizeHint().width()
        self.setMinimumWidth(self.cards[0].minimumSizeHint().width() + bar + 6)
        for card in self.cards:
            row = card.row
            if row >= len(state.column):
                card.show_look(None, chosen=False)
                continue
            look = self._look(state, situation, names, row)
            card.show_look(look, chosen=row in (choice.row, choice.partner))
        self._describe(NOBODY)

    def _look(self, state: State, situation: Situation | None, names: Names, row: int) -> ComboLook:
        combo = state.column[row]
        power = names.trait(combo.power) if combo.power else self.tr("(no power yet)")
        look = ComboLook(
            combo.race, names.trait(combo.race), power, names.value(combo.race), names.value(combo.power), row,
            combo.coins,
        )  # fmt: skip
        if situation is None or not situation.rows:
            return look
        if self._choice.partners:
            if row in self._choice.partners or row == self._choice.row:
                return look._replace(open=True)
            return look._replace(open=True, reason=self.tr("Powers cannot be exchanged with this combo."))
        if row in situation.rows:
            return look._replace(open=True)
        refusal = situation.rules.check(state, Pick(row))
        note = "" if refusal is None or not combo.power else self.tr("too dear")
        return look._replace(open=True, reason=refusal_text(refusal, names) if refusal else "", note=note)

    def _go_to(self, row: int) -> None:
        """Put the keyboard on the card in *row*; past the ends it stays where it is."""
        if 0 <= row < self.SIZE and self.cards[row].isVisible():
            self.cards[row].setFocus(Qt.FocusReason.TabFocusReason)
            self._scroll.ensureWidgetVisible(self.cards[row])

    def _on_click(self) -> None:
        card = self.sender()
        if isinstance(card, ComboCard):
            self.clicked.emit(card.row)

    def _describe(self, row: int) -> None:
        """Explain the combo in *row*; without one the chosen combo, or that of the seat that is asked."""
        names, state = self._names, self._state
        if names is None or state is None:
            return
        if row == NOBODY and self._choice.row is not None:
            row = self._choice.row
        if 0 <= row < len(state.column):
            combo = state.column[row]
            if row == self._choice.row and self._choice.partner is not None:
                combo = combo._replace(power=state.column[self._choice.partner].power)
            look = self.cards[row].look
            reason = f"<p><b>{escape(look.reason)}</b></p>" if look and look.reason else ""
            self.about.setHtml(reason + combo_html(names, combo.power, combo.race))
            return
        number = state.active_of(self._seat) if self._seat >= 0 else NOBODY
        if number != NOBODY:
            tribe = state.tribes[number]
            self.about.setHtml(combo_html(names, tribe.power, tribe.race))
        else:
            self.about.setPlainText(self.tr("Point at a combo to read what it can do."))


def combo_html(names: Names, power: str, race: str) -> str:
    """Return what a combo can do as rich text: the power's part, then the race's."""
    parts = [f"<b>{escape(names.combo(power, race) if power else names.trait(race))}</b>"]
    for trait in filter(None, (power, race)):
        lines = " ".join(names.help(trait))
        if lines:
            parts.append(f"<b>{escape(names.trait(trait))}</b>: {escape(lines)}")
    return "".join(f'<p style="margin:0 0 5px 0">{part}</p>' for part in parts)
