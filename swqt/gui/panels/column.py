"""The column: six combos to pick from, what they cost, what lies on them and what they can do."""

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
"""Pixels between two cards, and above and below all of them."""


class ColumnChoice(NamedTuple):
    """What is being considered: the *row* that waits for Confirm, and with whom it may exchange powers.

    *partners* are the rows to choose from, *partner* the chosen one.
    """

    row: int | None = None
    partner: int | None = None
    partners: frozenset[int] = frozenset()


NOTHING = ColumnChoice()


class ColumnPanel(QWidget):
    """The whole column, and below it what the combo under the pointer can do."""

    clicked = Signal(int)
    asked = Signal(str)
    """The page of a trait or rule in the rule book is to be opened."""
    explained = Signal(int)
    """The rules for the combo of a row are to be shown."""

    SIZE = 6

    def __init__(self, parent: QWidget | None = None, *, render_limit: float = LIMIT) -> None:
        super().__init__(parent)
        self._names: Names | None = None
        self._state: State | None = None
        self._rules: Rules | None = None
        self._seat = NOBODY
        self._choice = NOTHING
        self._told = ""
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
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)    # its cards take the keyboard
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
        """Return what the keyboard stops at: every card and its "?", then what they say."""
        return [*(stop for card in self.cards for stop in (card, card.info)), self.about]

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Explain combos below them where there is room; a click on "?" explains them anyway."""
        super().resizeEvent(event)
        self._find_room()

    def _find_room(self) -> None:
        """Have every card as high as its words need, beside the scroll bar if there must be one.

        Whether there is one now plays no part: it must not decide about itself.
        """
        high = self._high(self.width() - 4)
        if high > self.height():
            high = self._high(self.width() - 4 - self._scroll.verticalScrollBar().sizeHint().width())
        self.about.setVisible(self.height() - high > self.about.minimumHeight() + 12)

    def _high(self, width: int) -> int:
        """Return how high all cards are, each *width* pixels wide."""
        for card in self.cards:
            card.make_room(width)
        return sum(card.sizeHint().height() + _SEAM for card in self.cards if not card.isHidden()) - _SEAM + 2 * _RIM

    def show_column(
        self, rules: Rules, state: State, situation: LegalMoves | None, names: Names, choice: ColumnChoice, seat: int
    ) -> None:
        """Show the column of *state*; *choice* is what waits for Confirm, *seat* who is asked."""
        self._rules = rules
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
        self._find_room()
        self._describe(NOBODY)

    def _look(self, state: State, situation: LegalMoves | None, names: Names, row: int) -> ComboLook:
        combo = state.column[row]
        power = names.trait(combo.power) if combo.power else self.tr("(no power yet)")
        look = ComboLook(
            combo.race, names.trait(combo.race), power, names.value(combo.race), names.value(combo.power), row,
            combo.coins, power=combo.power, power_gist=self._gist(combo.power), race_gist=self._gist(combo.race),
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

    def _gist(self, trait: str) -> tuple[str, str]:
        """Return what *trait* does in a few words, and how many regions on the map are free for that."""
        names, rules, state = self._names, self._rules, self._state
        if not trait or names is None or rules is None or state is None:
            return "", ""
        free = free_regions(rules, state, trait)
        return names.short(trait), "" if free is None else self.tr("%n free", "", free.bit_count())

    def _go_to(self, row: int) -> None:
        """Put the keyboard on the card in *row*; past the ends it stays where it is."""
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
            reason = look.reason if look else ""
            text = escape(reason)
            if isinstance(reason, RefusalText) and reason.rule:
                text = link_html(SumTerm(reason, reason.rule))
            first = f"<p><b>{text}</b></p>" if reason else ""
            self._tell(first + combo_html(names, combo.power, combo.race))
            return
        number = state.active_of(self._seat) if self._seat >= 0 else NOBODY
        if number != NOBODY:
            tribe = state.tribes[number]
            self._tell(combo_html(names, tribe.power, tribe.race))
        else:
            text = self.tr("Point at a combo to read what it can do.")
            self._tell(f"<p>{escape(text)}</p>")

    def _tell(self, html: str) -> None:
        """Say *html* below the cards; to set the same once more would take a while, and be painted."""
        if html != self._told:
            self._told = html
            self.about.setHtml(html)


def combo_html(names: Names, power: str, race: str) -> str:
    """Return what a combo can do as rich text: the power's part, then the race's; their names are links."""
    parts = [f"<b>{escape(names.combo(power, race) if power else names.trait(race))}</b>"]
    for trait in filter(None, (power, race)):
        lines = " ".join(names.help(trait))
        if lines:
            parts.append(f"<b>{link_html(SumTerm(names.trait(trait), trait))}</b>: {escape(lines)}")
    return "".join(f'<p style="margin:0 0 5px 0">{part}</p>' for part in parts)
