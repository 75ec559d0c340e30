"""The combos panel: six combos to pick from, as cards that share its height."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final, NamedTuple

from PySide6.QtCore import QEasingCurve, QEvent, QPoint, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from swqt.engine import NOBODY, Combo, Pick, RegionSet, Rules, State, members
from swqt.gui.board.cached_item import LIMIT, RenderBudget
from swqt.gui.board.overlay_items import RegionLight
from swqt.gui.panels.combo_card import ComboCard, ComboReading
from swqt.gui.panels.combo_painter import ComboLook
from swqt.gui.session.legal_moves import LegalMoves
from swqt.gui.session.overlays import free_regions
from swqt.gui.style.layouts import PageHead
from swqt.gui.style.motion import FADE, Motion, SkippableAnimation
from swqt.gui.style.theme import scale_of
from swqt.gui.texts.names import Names, labelled
from swqt.gui.texts.refusals import RuledText, refusal_text
from swqt.gui.texts.sentences import SumTerm, link_html

_MARGIN: Final = 3
"""Pixels at the left of the cards and of the head."""

_PRICE: Final = 1
"""Coins for each combo that is skipped, in the rules."""

_HIGHEST: Final = 222
"""Height in pixels at 100% of a card that has room for everything."""

_SQUARE: Final = 1.02
"""Height divided by width of a card that shows the whole picture and everything else."""


SLIDE: Final = 240
"""Milliseconds for a new card to come in and the others to move up."""


class ColumnChoice(NamedTuple):
    """The *row* selected but not confirmed, and the rows it may swap powers with.

    *partners* are the rows to choose from, *partner* is the chosen one.
    """

    row: int | None = None
    partner: int | None = None
    partners: frozenset[int] = frozenset()


NOTHING = ColumnChoice()


def rows_before(before: Sequence[Combo], after: Sequence[Combo]) -> list[int | None]:
    """Return the row of each combo of *after* in *before*, None for new ones.

    Empty unless combos were taken from *before* or new ones were added at its end, or both.
    """
    known = {(combo.race, combo.power): row for row, combo in enumerate(before)}
    rows = [known.get((combo.race, combo.power)) for combo in after]
    kept = [row for row in rows if row is not None]
    if kept == sorted(kept) and rows[: len(kept)] == kept and len(kept) < max(len(before), len(after)):
        return rows if kept else []
    return []


class ColumnCover(QWidget):
    """Covers the cards while they change their rows: it paints them in motion and takes all clicks.

    A click then may be meant for a card that was there a moment ago, so it only ends the animation.
    """

    def __init__(self, panel: QWidget, cards: Sequence[ComboCard]) -> None:
        super().__init__(panel)
        self._panel = panel
        self._cards = cards
        self._ways: list[int] = []
        self._old: list[tuple[QPoint, QPixmap]] = []
        self._curve = QEasingCurve(QEasingCurve.Type.OutCubic)
        self._clock = SkippableAnimation(self)
        self._clock.valueChanged.connect(self.update)
        self._clock.finished.connect(self.end)
        self._clock.skipped.connect(self._on_skipped)
        self._lifted = QTimer(self)
        self._lifted.setSingleShot(True)
        self._lifted.setInterval(0)
        self._lifted.timeout.connect(self.end)
        self.hide()

    def slide(self, ways: list[int], gone: list[tuple[QPoint, QPixmap]]) -> None:
        """Move each card up by its distance in *ways*, in pixels; pictures of *gone* cards fade out where they are."""
        self._begin(SLIDE, ways, gone)

    def fade(self, old: list[tuple[QPoint, QPixmap]]) -> None:
        """Fade out the *old* pictures above the cards."""
        self._begin(FADE, [], old)

    def _begin(self, milliseconds: int, ways: list[int], old: list[tuple[QPoint, QPixmap]]) -> None:
        self.end()
        self._ways, self._old = ways, old
        for card in self._cards[: len(ways)]:
            card.is_covered = True
        self.resize(self._panel.size())
        self.show()
        self.raise_()
        self._clock.setDuration(milliseconds)
        self._clock.start()

    def _on_skipped(self) -> None:
        self._ways, self._old = [0] * len(self._ways), []
        self.update()
        self._lifted.start()    # the key or click that ended the animation must not act on a card

    def end(self) -> None:
        """Stop the animation and show the cards in their new rows."""
        self._clock.stop()
        self._lifted.stop()
        for card in self._cards:
            card.is_covered = False
        self._ways, self._old = [], []
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        time = float(self._clock.currentValue())
        share = self._curve.valueForProgress(time)
        p = QPainter(self)
        p.setOpacity(1 - (min(1.0, 2 * time) if self._ways else time))
        for place, picture in self._old:
            p.drawPixmap(place, picture)
        p.setOpacity(1.0)
        for card, way in zip(self._cards, self._ways, strict=False):
            if card.picture is not None:
                p.drawPixmap(QPointF(card.pos()) + QPointF(0, way * (1 - share)), card.picture)
        p.end()


class ColumnPanel(QWidget):
    """Six cards, all visible whatever the height of the panel."""

    clicked = Signal(int)
    read = Signal(object)
    """Carries the ComboReading of the hovered or focused combo, else of the selected one, else None."""
    lit = Signal(object)
    """Carries the RegionLights of the hovered or focused combo."""

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
        box.addWidget(PageHead(self.tr("Combos"), self.tr("%n coin(s) per combo skipped", "", _PRICE)))
        for card in self.cards:
            card.clicked.connect(self._on_click)
            card.hovered.connect(self._show_pointed)
            card.stepped.connect(self._go_to)
            card.numbered.connect(self._choose)
            box.addWidget(card, 1)
        self._motion = Motion.NONE
        self._cover = ColumnCover(self, self.cards)
        box.addStretch()    # takes the room left by cards of maximum height
        self.setAccessibleName(self.tr("Combos"))

    def stops(self) -> list[QWidget]:
        """Return the widgets of the Tab order."""
        return list(self.cards)

    def set_motion(self, motion: Motion) -> None:
        """Set how new cards come in, and whether a card moves when it is hovered."""
        self._motion = motion
        for card in self.cards:
            card.moves = motion is Motion.FULL

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._cover.end()
        self._limit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._limit()

    def _limit(self) -> None:
        """Limit the height of the cards to what suits their pictures."""
        highest = round(max(_HIGHEST * scale_of(self.font()), _SQUARE * self.width()))
        for card in self.cards:
            card.setMaximumHeight(highest)

    def show_column(
        self, rules: Rules, state: State, legal_moves: LegalMoves | None, names: Names, choice: ColumnChoice
    ) -> None:
        """Show the combos of *state*, and the unconfirmed *choice*."""
        before = self._state.column if self._state is not None and rules is self._rules else ()
        rows = rows_before(before, state.column) if self._motion is not Motion.NONE and self.isVisible() else []
        pictures = [card.picture for card in self.cards]
        self._rules = rules
        self._names, self._state, self._choice = names, state, choice
        for card in self.cards:
            row = card.row
            if row >= len(state.column):
                card.show_look(None, chosen=False)
                continue
            look = self._look(rules, state, legal_moves, names, row)
            card.show_look(look, chosen=row in (choice.row, choice.partner), about=self._about(names, state, row, look))
        if rows:
            self._move_up(rows, pictures[: len(before)])
        self._lit = None    # the map may be another one
        self._show_pointed()

    def _move_up(self, rows: list[int | None], before: list[QPixmap | None]) -> None:
        """Animate the cards from their former *rows*, with their pictures from *before*; None is from below."""
        places = [card.pos() for card in self.cards]
        pitch = places[1].y() - places[0].y()
        if self._motion is Motion.FADE:
            self._cover.fade([(at, old) for at, old in zip(places, before, strict=False) if old is not None])
            return
        kept = [row for row in rows if row is not None]
        for card, row in zip(self.cards, rows, strict=False):
            card.show_picture(before[row] if row is not None else None)
        gone = [
            (places[row], picture) for row, picture in enumerate(before) if picture is not None and row not in kept
        ]
        heights = [place.y() for place in places]
        heights += [heights[-1] + pitch * number for number in range(1, len(rows) + 1)]    # below the last place
        lowest = len(self.cards) - len(kept)
        starts = [heights[row if row is not None else lowest + at] for at, row in enumerate(rows)]
        self._cover.slide([start - heights[at] for at, start in enumerate(starts)], gone)

    def _look(
        self, rules: Rules, state: State, legal_moves: LegalMoves | None, names: Names, row: int
    ) -> ComboLook:
        combo = state.column[row]
        race, power, name = names.trait(combo.race), self.tr("(no power yet)"), names.trait(combo.race)
        price = rules.prices(state)[row]
        if combo.power:
            power, name = names.power_beside(combo.power, combo.race), names.combo(combo.power, combo.race)
        look = ComboLook(
            combo.race, name, race, power, names.value(combo.race), names.value(combo.power), price,
            combo.coins, power=combo.power, power_gist=self._gist(rules, state, names, combo.power),
            race_gist=self._gist(rules, state, names, combo.race),
            #: The price of a combo in coins
            price_text=self.tr("pay %n", "", price) if price else (
                #: The price of a combo
                self.tr("free")
            ),
        )  # fmt: skip
        if legal_moves is None or not legal_moves.rows:
            return look
        if self._choice.partners:
            if row in self._choice.partners or row == self._choice.row:
                return look._replace(open=True)
            return look._replace(open=True, reason=self.tr("You can't swap powers with this combo."))
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
        #: Regions without tokens
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
        """Focus and select the card in *row*; a selected one stays selected."""
        self._go_to(row)
        if self.cards[row].isVisible() and not self.cards[row].isChecked():
            self.cards[row].click()

    def _on_click(self) -> None:
        card = self.sender()
        if isinstance(card, ComboCard) and not self._cover.isVisible():
            self.clicked.emit(card.row)

    # Details of a combo

    def _show_pointed(self) -> None:
        """Emit the details of the combo under the pointer, else of the focused one, else of the selected one."""
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
        """Return the regions in which the combo in *row* is strong, for its power and its race."""
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
                look = look._replace(power=other.power, power_tokens=other.power_tokens)
        if combo.power:
            power, name = names.power_beside(combo.power, combo.race), names.combo(combo.power, combo.race)
            look = look._replace(power_name=power, name=name)
        return ComboReading(
            row, look, look.name, reason_html(look.reason) + combo_html(names, combo.power, combo.race),
            self._places(combo.power, combo.race), pointed,
        )  # fmt: skip

    def _places(self, *traits: str) -> str:
        """Return a text on the number of regions in which *traits* are strong, and on what stands there."""
        names, rules = self._names, self._rules
        if names is None or rules is None:
            return ""
        found = [(trait, rules.printed_strength(trait)) for trait in traits if trait]
        told = (labelled(names.trait(trait), self._count(rules, regions)) for trait, regions in found if regions)
        return " ".join(f"{text}." for text in told)

    def _count(self, rules: Rules, regions: RegionSet) -> str:
        state = self._state
        assert state is not None    # it is set together with the rules
        parts = [self.tr("%n region(s)", "", regions.bit_count())]
        natives = [region for region in members(regions) if state.natives[region]]
        monsters = sum(rules.native_kind(state, region) == "monster" for region in natives)
        free = sum(not state.tokens[region] for region in members(regions)) - len(natives)
        if free:
            #: Regions without tokens
            parts.append(self.tr("%n free", "", free))
        if len(natives) > monsters:
            parts.append(self.tr("%n with a Lost Tribe", "", len(natives) - monsters))
        if monsters:
            parts.append(self.tr("%n with Monsters", "", monsters))
        return ", ".join(parts)


def reason_html(reason: str) -> str:
    """Return rich text that says why a combo cannot be picked, with a link to the rule; empty without a *reason*."""
    if not reason:
        return ""
    text = escape(reason)
    if isinstance(reason, RuledText) and reason.rule:
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
