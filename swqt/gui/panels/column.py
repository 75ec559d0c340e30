"""The combos panel: six combos to pick from, as cards that fill its height."""

from __future__ import annotations

from html import escape
from time import thread_time
from typing import Final, NamedTuple

from PySide6.QtCore import QEasingCurve, QEvent, QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QVBoxLayout, QWidget

from swqt.engine import NOBODY, Pick, RegionSet, Rules, State, members
from swqt.gui.board.cached_item import LIMIT, RenderBudget
from swqt.gui.board.light_item import RegionLight
from swqt.gui.panels.combo_painter import CORNER, ComboLook, ComboPainter, outline_colour
from swqt.gui.panels.reading_cards import ComboReading
from swqt.gui.session.legal_moves import LegalMoves
from swqt.gui.session.overlays import free_regions
from swqt.gui.style.key_handling import is_enter, is_typed
from swqt.gui.style.layouts import PageHead
from swqt.gui.style.theme import CONTRAST, GOLD, INK, current, scale_of
from swqt.gui.texts.names import Names
from swqt.gui.texts.refusals import RefusalText, refusal_text
from swqt.gui.texts.sentences import SumTerm, link_html

MARGIN: Final = 3
"""Pixels around a card for the ring of one that is pointed at."""

SHIFT: Final = 3
"""Pixels by which a card that is pointed at moves towards the board."""

_MOTION: Final = 90
"""Milliseconds of that motion."""

_WIDE: Final = 202
_LEAST: Final = 158
_LOWEST: Final = 40
"""Preferred and minimum width, and minimum height, at 100%."""

_GROWTH: Final = 0.39
"""Share of the growth of the text by which a card gets wider."""

_STEPS: Final = {Qt.Key.Key_Up: -1, Qt.Key.Key_Left: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_Right: 1}
_DIGITS: Final = tuple(Qt.Key(Qt.Key.Key_1 + number) for number in range(6))


class ComboCard(QAbstractButton):
    """A clickable card for one combo."""

    hovered = Signal()
    """The card is pointed at, or is so no more; see ``is_pointed_at``."""
    stepped = Signal(int)
    """Asks to go to the card in a row."""
    numbered = Signal(int)
    """Asks to choose the card in a row."""

    def __init__(self, row: int, budget: RenderBudget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.row = row
        self.moves = False
        """Whether the card moves when it is pointed at."""
        self._budget = budget
        self.look: ComboLook | None = None
        self._picture: QPixmap | None = None
        self._painted: object = None
        self._by_keys = False
        self._motion = QVariantAnimation(self)
        self._motion.setDuration(_MOTION)
        self._motion.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._motion.valueChanged.connect(self.update)
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMouseTracking(True)

    @property
    def has_pointer(self) -> bool:
        """Whether the pointer is on the card."""
        return self.isVisible() and self.underMouse()

    @property
    def has_keys(self) -> bool:
        """Whether the card has received the keyboard by a key."""
        return self._by_keys and self.hasFocus()

    @property
    def is_pointed_at(self) -> bool:
        return self.has_pointer or self.has_keys

    def show_look(self, look: ComboLook | None, *, chosen: bool, about: str = "") -> None:
        """Show *look*, which *about* describes in words; None hides the card."""
        self.setVisible(look is not None)
        self.setChecked(chosen)
        if look is None:
            return
        self.setAccessibleDescription(about)
        if look == self.look:
            return
        self.look = look
        usable = look.open and not look.reason
        self.setCursor(Qt.CursorShape.PointingHandCursor if usable else Qt.CursorShape.ArrowCursor)
        self.setAccessibleName(self._spoken(look))
        self.setToolTip(look.reason)
        self.update()

    def _spoken(self, look: ComboLook) -> str:
        parts = [
            self.tr("{0} {1}, %n token(s)", "", look.tokens).format(look.power_name, look.race_name), look.price_text,
        ]
        if look.coins:
            parts.append(self.tr("%n coin(s) on it", "", look.coins))
        if look.too_dear:
            parts.append(self.tr("can't afford"))
        return ", ".join(parts)

    def event(self, event: QEvent) -> bool:
        """Accept Enter on an unselected card, so that the window does not confirm the selected one."""
        if event.type() == QEvent.Type.ShortcutOverride and is_enter(event) and not self.isChecked():
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if is_enter(event):
            self.click()
        elif step := _STEPS.get(key):
            self.stepped.emit(self.row + step)
        elif key in _DIGITS and is_typed(event) and self.look is not None and self.look.open:
            self.numbered.emit(_DIGITS.index(key))
        else:
            super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Let the second click of two count only where the first has chosen the card."""
        if self.isChecked():
            self.mousePressEvent(event)

    def nextCheckState(self) -> None:
        """Do nothing: the panel sets the check mark, because a click does not select by itself."""

    def sizeHint(self) -> QSize:
        scale = scale_of(self.font())
        return QSize(round(_WIDE * self._growth()), round(106 * scale) + 2 * MARGIN)

    def minimumSizeHint(self) -> QSize:
        return QSize(round(_LEAST * self._growth()), round(_LOWEST * scale_of(self.font())))

    def _growth(self) -> float:
        scale = scale_of(self.font())
        return 1 + (scale - 1) * _GROWTH if scale > 1 else 1.0

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self._point()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._point()

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._by_keys = event.reason() != Qt.FocusReason.MouseFocusReason
        super().focusInEvent(event)
        self._point()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._point()

    def _point(self) -> None:
        goal = float(SHIFT) if self.moves and self.is_pointed_at else 0.0
        self._motion.stop()
        if self.moves:
            self._motion.setStartValue(self._shift())
            self._motion.setEndValue(goal)
            self._motion.start()
        self.update()
        self.hovered.emit()

    def _shift(self) -> float:
        """Return how far the card has moved."""
        return float(self._motion.currentValue() or 0.0) if self.moves else 0.0

    def card_rect(self) -> QRectF:
        """Return where the card is painted while it is not pointed at."""
        return QRectF(self.rect()).adjusted(MARGIN, MARGIN, -MARGIN - SHIFT, -MARGIN)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw a cached pixmap, which is rendered again on change as soon as the frame's render budget admits it."""
        look = self.look
        if look is None:
            return
        ratio = self.devicePixelRatioF()
        wanted = (look, self.size(), ratio, current(), scale_of(self.font()), self.isChecked())
        if (self._picture is None or wanted != self._painted) and self._budget.admits(self):
            began = thread_time()
            self._painted = wanted
            self._picture = QPixmap(self.size() * ratio)
            self._picture.setDevicePixelRatio(ratio)
            self._picture.fill(Qt.GlobalColor.transparent)
            self._draw(self._picture, look)
            self._budget.spend(thread_time() - began)
        if self._picture is None:
            return
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.translate(self._shift(), 0)
        p.drawPixmap(0, 0, self._picture)
        self._ring(p)
        p.end()

    def _draw(self, picture: QPixmap, look: ComboLook) -> None:
        theme, box = current(), self.card_rect()
        p = QPainter(picture)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        if theme is not CONTRAST:
            for spread in (2.4, 1.6, 0.8):
                shade = QColor(INK)
                shade.setAlphaF(0.11)
                p.setPen(Qt.PenStyle.NoPen)
                p.setBrush(shade)
                p.drawRoundedRect(box.adjusted(-spread / 2, 1, spread / 2, spread), CORNER + 1, CORNER + 1)
        p.save()
        p.translate(box.topLeft())
        painter = ComboPainter(look, box.width(), box.height(), scale_of(self.font()), picture.devicePixelRatio())
        painter.paint(p, chosen=self.tr("chosen") if self.isChecked() else "")
        p.restore()
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(QPen(outline_colour(theme), 1.6))
        p.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), CORNER, CORNER)
        p.end()

    def _ring(self, p: QPainter) -> None:
        """Paint a ring of gold between lines of ink around a card that is chosen or pointed at."""
        if self.isChecked():
            gold, ink = 3.0, 2.0
        elif self.is_pointed_at and self.look is not None:
            gold, ink = 2.5, 1.2
        else:
            return
        box = self.card_rect()
        theme = current()
        outer = MARGIN - ink / 2
        p.setBrush(Qt.BrushStyle.NoBrush)
        for inset, width, colour in (
            (-outer / 2 - ink / 4 + 0.2, outer + ink / 2, QColor(INK if theme is not CONTRAST else theme.text)),
            (-outer + gold / 2, gold, QColor(GOLD if theme is not CONTRAST else theme.gold)),
        ):
            p.setPen(QPen(colour, width))
            p.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), CORNER - inset, CORNER - inset)


_HEAD: Final = 24
_MARGIN: Final = 3
"""Height of the head at 100%, and pixels at the left of the cards and of the head."""

_HIGHEST: Final = 222
"""Height of a card at 100% that has room for everything."""

_SQUARE: Final = 1.02
"""Height of a card by its width that shows the whole picture and everything else."""


class ColumnChoice(NamedTuple):
    """The *row* selected but not confirmed, and the rows it may swap powers with.

    *partners* are the rows to choose from, *partner* is the chosen one.
    """

    row: int | None = None
    partner: int | None = None
    partners: frozenset[int] = frozenset()


NOTHING = ColumnChoice()


class ColumnPanel(QWidget):
    """Six cards, all of them visible, whatever its height."""

    clicked = Signal(int)
    read = Signal(object)
    """The ComboReading of the combo that is pointed at, else of the chosen one, else None."""
    lit = Signal(object)
    """The RegionLights of the combo that is pointed at."""

    SIZE = 6

    def __init__(self, parent: QWidget | None = None, *, render_limit: float = LIMIT) -> None:
        super().__init__(parent)
        self._names: Names | None = None
        self._state: State | None = None
        self._rules: Rules | None = None
        self._choice = NOTHING
        self._read: ComboReading | None = None
        self._lit: tuple[RegionLight, ...] | None = None
        budget = RenderBudget(self, limit=render_limit)
        self.cards = [ComboCard(row, budget, self) for row in range(self.SIZE)]
        box = QVBoxLayout(self)
        box.setSpacing(0)
        box.setContentsMargins(_MARGIN, 0, 0, 1)
        box.addWidget(PageHead(self.tr("Combos"), self.tr("each skip: 1 coin")))
        for card in self.cards:
            card.clicked.connect(self._on_click)
            card.hovered.connect(self._show_pointed)
            card.stepped.connect(self._go_to)
            card.numbered.connect(self._choose)
            box.addWidget(card, 1)
        box.addStretch()    # takes what the cards leave at their greatest height
        self.setAccessibleName(self.tr("Column"))

    def stops(self) -> list[QWidget]:
        """Return the widgets of the Tab order."""
        return list(self.cards)

    def set_motion(self, moves: bool) -> None:
        """Set whether a card moves when it is pointed at."""
        for card in self.cards:
            card.moves = moves

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._limit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._limit()

    def _limit(self) -> None:
        """Let no card be higher than is good for its picture."""
        highest = round(max(_HIGHEST * scale_of(self.font()), _SQUARE * self.width()))
        for card in self.cards:
            card.setMaximumHeight(highest)

    def show_column(
        self, rules: Rules, state: State, legal_moves: LegalMoves | None, names: Names, choice: ColumnChoice
    ) -> None:
        """Show the combos of *state*; *choice* awaits confirmation."""
        self._rules = rules
        self._names, self._state, self._choice = names, state, choice
        for card in self.cards:
            row = card.row
            if row >= len(state.column):
                card.show_look(None, chosen=False)
                continue
            look = self._look(rules, state, legal_moves, names, row)
            card.show_look(look, chosen=row in (choice.row, choice.partner), about=self._about(names, state, row, look))
        self._lit = None    # it may be another map
        self._show_pointed()

    def _look(
        self, rules: Rules, state: State, legal_moves: LegalMoves | None, names: Names, row: int
    ) -> ComboLook:
        combo = state.column[row]
        power = names.trait(combo.power) if combo.power else self.tr("(no power yet)")
        look = ComboLook(
            combo.race, names.trait(combo.race), power, names.value(combo.race), names.value(combo.power), row,
            combo.coins, power=combo.power, power_gist=self._gist(rules, state, names, combo.power),
            race_gist=self._gist(rules, state, names, combo.race),
            price_text=self.tr("pay %n", "", row) if row else self.tr("free"),
        )  # fmt: skip
        if legal_moves is None or not legal_moves.rows:
            return look
        if self._choice.partners:
            if row in self._choice.partners or row == self._choice.row:
                return look._replace(open=True)
            return look._replace(open=True, reason=self.tr("Powers cannot be exchanged with this combo."))
        if row in legal_moves.rows:
            return look._replace(open=True)
        refusal = legal_moves.rules.check(state, Pick(row))
        reason = refusal_text(refusal, names) if refusal else ""
        return look._replace(open=True, reason=reason, too_dear=refusal is not None and bool(combo.power))

    def _gist(self, rules: Rules, state: State, names: Names, trait: str) -> tuple[str, str]:
        """Return the short description of *trait*, and the number of free regions it applies to."""
        if not trait:
            return "", ""
        free = free_regions(rules, state, trait)
        return names.short(trait), "" if free is None else self.tr("%n free", "", free.bit_count())

    def _about(self, names: Names, state: State, row: int, look: ComboLook) -> str:
        """Return in words why the combo in *row* cannot be picked, what it does, and where."""
        combo = state.column[row]
        helps = [" ".join(names.help(trait)) for trait in (combo.power, combo.race) if trait]
        return " ".join(filter(None, (look.reason, *helps, self._places(combo.power, combo.race))))

    def _go_to(self, row: int) -> None:
        """Focus the card in *row*; out of range leaves focus unchanged."""
        if 0 <= row < self.SIZE and self.cards[row].isVisible():
            self.cards[row].setFocus(Qt.FocusReason.TabFocusReason)

    def _choose(self, row: int) -> None:
        """Choose the card in *row*; the chosen one stays chosen."""
        self._go_to(row)
        if self.cards[row].isVisible() and not self.cards[row].isChecked():
            self.cards[row].click()

    def _on_click(self) -> None:
        card = self.sender()
        if isinstance(card, ComboCard):
            self.clicked.emit(card.row)

    # What is told about a combo

    def _show_pointed(self) -> None:
        """Tell about the combo under the pointer, else the one with the keyboard, else the chosen one."""
        at = [card.row for card in self.cards if card.has_pointer] or [card.row for card in self.cards if card.has_keys]
        row = at[0] if at else NOBODY
        lit = self._lights(row)
        if lit != self._lit:
            self._lit = lit
            self.lit.emit(lit)
        read = self._reading(row)
        if read != self._read:
            self._read = read
            self.read.emit(read)

    def _lights(self, row: int) -> tuple[RegionLight, ...]:
        """Return the regions that the combo in *row* is made for, of its power and of its race."""
        rules, state = self._rules, self._state
        if rules is None or state is None or not 0 <= row < len(state.column):
            return ()
        combo = state.column[row]
        pairs = (("power", combo.power), ("race", combo.race))
        lights = [RegionLight(kind, trait, rules.printed_strength(trait)) for kind, trait in pairs if trait]
        return tuple(light for light in lights if light.regions)

    def _reading(self, row: int) -> ComboReading | None:
        names, state, choice = self._names, self._state, self._choice
        pointed = row >= 0
        if not pointed and choice.row is not None:
            row = choice.row
        if names is None or state is None or not 0 <= row < len(state.column):
            return None
        look = self.cards[row].look
        if look is None:
            return None
        combo = state.column[row]
        if row == choice.row and choice.partner is not None:
            combo = combo._replace(power=state.column[choice.partner].power)
            other = self.cards[choice.partner].look
            if other is not None:
                look = look._replace(power=other.power, power_name=other.power_name, power_tokens=other.power_tokens)
        title = names.combo(combo.power, combo.race) if combo.power else names.trait(combo.race)
        return ComboReading(
            row, look, title, reason_html(look.reason) + combo_html(names, combo.power, combo.race),
            self._places(combo.power, combo.race), pointed,
        )  # fmt: skip

    def _places(self, *traits: str) -> str:
        """Return how many regions there are of those that *traits* are made for, and who is there."""
        names, rules = self._names, self._rules
        if names is None or rules is None:
            return ""
        found = [(trait, rules.printed_strength(trait)) for trait in traits if trait]
        return " ".join(f"{names.trait(trait)}: {self._count(rules, regions)}." for trait, regions in found if regions)

    def _count(self, rules: Rules, regions: RegionSet) -> str:
        state = self._state
        assert state is not None    # it came with the rules
        parts = [self.tr("%n region(s)", "", regions.bit_count())]
        natives = [region for region in members(regions) if state.natives[region]]
        monsters = sum(rules.native_kind(state, region) == "monster" for region in natives)
        free = sum(not state.tokens[region] for region in members(regions)) - len(natives)
        if free:
            parts.append(self.tr("%n free", "", free))
        if len(natives) > monsters:
            parts.append(self.tr("%n with a Lost Tribe", "", len(natives) - monsters))
        if monsters:
            parts.append(self.tr("%n with Monsters", "", monsters))
        return ", ".join(parts)


def reason_html(reason: str) -> str:
    """Return rich text that says why a combo cannot be picked, with its rule as a link; nothing without a reason."""
    if not reason:
        return ""
    text = escape(reason)
    if isinstance(reason, RefusalText) and reason.rule:
        text = link_html(SumTerm(reason, reason.rule))
    return f'<p style="margin:0 0 5px 0"><b>{text}</b></p>'


def combo_html(names: Names, power: str, race: str) -> str:
    """Return rich text about a race and its power, with their names as links."""
    parts = []
    for trait in filter(None, (race, power)):
        lines = " ".join(names.help(trait))
        if lines:
            parts.append(f"<b>{link_html(SumTerm(names.trait(trait), trait))}</b> {escape(lines)}")
    return "".join(f'<p style="margin:0 0 5px 0">{part}</p>' for part in parts)
