"""The combos panel: six combos to pick from, with price, coins and effects."""

from __future__ import annotations

from html import escape
from typing import Final, NamedTuple

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QScrollArea, QSizePolicy, QTextBrowser, QVBoxLayout, QWidget

from swqt.engine import NOBODY, Pick, Rules, State
from swqt.gui.board.cached_item import LIMIT, RenderBudget
from swqt.gui.panels.combo_card import ComboCard, ComboLook
from swqt.gui.session.legal_moves import LegalMoves
from swqt.gui.session.overlays import free_regions
from swqt.gui.texts.names import Names
from swqt.gui.texts.refusals import RefusalText, refusal_text
from swqt.gui.texts.sentences import SumTerm, link_html

_SEAM: Final = 4
_RIM: Final = 1
"""Pixels between two cards, and above the first and below the last."""


class ColumnChoice(NamedTuple):
    """The *row* selected but not confirmed, and the rows it may swap powers with.

    *partners* are the rows to choose from, *partner* is the chosen one.
    """

    row: int | None = None
    partner: int | None = None
    partners: frozenset[int] = frozenset()


NOTHING = ColumnChoice()


class ColumnPanel(QWidget):
    """The list of combo cards, with the effects of the hovered combo below it."""

    clicked = Signal(int)
    asked = Signal(str)
    """Asks to open the rule book page of a trait or rule."""
    explained = Signal(int)
    """Asks to explain the combo in a row."""

    SIZE = 6

    def __init__(self, parent: QWidget | None = None, *, render_limit: float = LIMIT) -> None:
        super().__init__(parent)
        self._names: Names | None = None
        self._state: State | None = None
        self._rules: Rules | None = None
        self._seat = NOBODY
        self._choice = NOTHING
        self._html = ""
        budget = RenderBudget(self, limit=render_limit)
        self.cards = [ComboCard(row, budget, self) for row in range(self.SIZE)]
        cards = QVBoxLayout()
        cards.setSpacing(_SEAM)
        cards.setContentsMargins(0, 0, 0, 0)
        for card in self.cards:
            card.clicked.connect(self._on_click)
            card.hovered.connect(self._describe)
            card.stepped.connect(self._go_to)
            card.asked.connect(self.explained)
            cards.addWidget(card)
        self.about = QTextBrowser()
        self.about.setAccessibleName(self.tr("What the combo can do"))
        self.about.setOpenLinks(False)
        self.about.anchorClicked.connect(self._on_link)
        self.about.document().setDocumentMargin(8)
        self.about.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.about.setMinimumHeight(self.fontMetrics().lineSpacing() * 5)
        content = QWidget()
        whole = QVBoxLayout(content)
        whole.setContentsMargins(2, _RIM, 2, _RIM)
        whole.setSpacing(5)
        whole.addLayout(cards)
        whole.addWidget(self.about, 1)
        whole.addStretch()
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)    # its cards take the focus
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(content)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(scroll)
        self._scroll = scroll
        self.setAccessibleName(self.tr("Column"))

    def _on_link(self, url: QUrl) -> None:
        self.asked.emit(url.toString())

    def stops(self) -> list[QWidget]:
        """Return the widgets of the Tab order: every card and its "?", then the text below."""
        return [*(stop for card in self.cards for stop in (card, card.info)), self.about]

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the text below the cards only if there is room for it; "?" opens the same text elsewhere."""
        super().resizeEvent(event)
        self._find_room()

    def _find_room(self) -> None:
        """Set the card heights for the available width, less the scroll bar if one is needed.

        The current visibility of the scroll bar is ignored: it would otherwise depend on itself.
        """
        high = self._high(self.width() - 4)
        if high > self.height():
            high = self._high(self.width() - 4 - self._scroll.verticalScrollBar().sizeHint().width())
        self.about.setVisible(self.height() - high > self.about.minimumHeight() + 12)

    def _high(self, width: int) -> int:
        """Return the total height of all cards at *width* pixels."""
        for card in self.cards:
            card.make_room(width)
        return sum(card.sizeHint().height() + _SEAM for card in self.cards if not card.isHidden()) - _SEAM + 2 * _RIM

    def show_column(
        self, rules: Rules, state: State, legal_moves: LegalMoves | None, names: Names, choice: ColumnChoice, seat: int
    ) -> None:
        """Show the combos of *state*; *choice* awaits confirmation, *seat* is the deciding player."""
        self._rules = rules
        self._names, self._state, self._choice, self._seat = names, state, choice, seat
        bar = self._scroll.verticalScrollBar().sizeHint().width()
        self.setMinimumWidth(self.cards[0].minimumSizeHint().width() + bar + 6)
        for card in self.cards:
            row = card.row
            if row >= len(state.column):
                card.show_look(None, chosen=False)
                continue
            look = self._look(state, legal_moves, names, row)
            card.show_look(look, chosen=row in (choice.row, choice.partner))
        self._find_room()
        self._describe(NOBODY)

    def _look(self, state: State, legal_moves: LegalMoves | None, names: Names, row: int) -> ComboLook:
        combo = state.column[row]
        power = names.trait(combo.power) if combo.power else self.tr("(no power yet)")
        look = ComboLook(
            combo.race, names.trait(combo.race), power, names.value(combo.race), names.value(combo.power), row,
            combo.coins, power=combo.power, power_gist=self._gist(combo.power), race_gist=self._gist(combo.race),
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
        note = "" if refusal is None or not combo.power else self.tr("too dear")
        return look._replace(open=True, reason=refusal_text(refusal, names) if refusal else "", note=note)

    def _gist(self, trait: str) -> tuple[str, str]:
        """Return the short description of *trait*, and the number of free regions it applies to."""
        names, rules, state = self._names, self._rules, self._state
        if not trait or names is None or rules is None or state is None:
            return "", ""
        free = free_regions(rules, state, trait)
        return names.short(trait), "" if free is None else self.tr("%n free", "", free.bit_count())

    def _go_to(self, row: int) -> None:
        """Focus the card in *row*; out of range leaves focus unchanged."""
        if 0 <= row < self.SIZE and self.cards[row].isVisible():
            self.cards[row].setFocus(Qt.FocusReason.TabFocusReason)
            self._scroll.ensureWidgetVisible(self.cards[row])

    def reveal(self, row: int) -> None:
        """Scroll to the card in *row*."""
        self._scroll.ensureWidgetVisible(self.cards[row])

    def _on_click(self) -> None:
        card = self.sender()
        if isinstance(card, ComboCard):
            self.clicked.emit(card.row)

    def _describe(self, row: int) -> None:
        """Describe the combo in *row*, else the selected combo, else the active race of the deciding player."""
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
            reason = look.reason if look else ""
            text = escape(reason)
            if isinstance(reason, RefusalText) and reason.rule:
                text = link_html(SumTerm(reason, reason.rule))
            first = f"<p><b>{text}</b></p>" if reason else ""
            self._set_html(first + combo_html(names, combo.power, combo.race))
            return
        number = state.active_of(self._seat) if self._seat >= 0 else NOBODY
        if number != NOBODY:
            tribe = state.tribes[number]
            self._set_html(combo_html(names, tribe.power, tribe.race))
        else:
            text = self.tr("Point at a combo to read what it can do.")
            self._set_html(f"<p>{escape(text)}</p>")

    def _set_html(self, html: str) -> None:
        """Set the text below the cards; unchanged text is skipped, because setHtml is slow and repaints."""
        if html != self._html:
            self._html = html
            self.about.setHtml(html)


def combo_html(names: Names, power: str, race: str) -> str:
    """Return rich text describing a combo: the power, then the race, with their names as links."""
    parts = [f"<b>{escape(names.combo(power, race) if power else names.trait(race))}</b>"]
    for trait in filter(None, (power, race)):
        lines = " ".join(names.help(trait))
        if lines:
            parts.append(f"<b>{link_html(SumTerm(names.trait(trait), trait))}</b>: {escape(lines)}")
    return "".join(f'<p style="margin:0 0 5px 0">{part}</p>' for part in parts)
