"""From a position to what is laid over the map: owners, terrain, income, threats, or what has changed.

What a combo would find on the map: for each trait that is paid by terrain or symbol, the regions still free.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QWidget

from swqt.engine import NOBODY, RegionSet, Rules, State, members
from swqt.gui.board.decoration import GROUNDS
from swqt.gui.board.overlay_items import CHANGE, COINS, COST, EMBLEM, NAME, RegionOverlay, Tag
from swqt.gui.session.game_session import GameSession
from swqt.gui.style.seat_style import style_of
from swqt.table import Threat, threats


def free_regions(rules: Rules, state: State, trait: str) -> RegionSet | None:
    """Return the empty regions for which *trait* pays what is printed on them; None if it pays for no such thing."""
    paid = rules.printed_income(trait)
    if paid is None:
        return None
    for region, (tokens, natives) in enumerate(zip(state.tokens, state.natives, strict=True)):
        if tokens or natives:
            paid &= ~(1 << region)
    return paid


OVERLAYS: Final = ("owners", "terrain", "income", "threats", "changes")
"""In the order of their keys, 1 to 5."""

_PALE: Final = "#E9DCBB"
_MOST_TAGS: Final = 3
_EDGE: Final = 12


class Overlay(NamedTuple):
    """Everything about one overlay: its *title*, a Lay for each region, what that says in words, and the *tokens*."""

    title: str
    lays: list[RegionOverlay]
    words: dict[int, list[str]]
    tokens: bool


class OverlayTitle(QFrame):
    """Says in a corner of the map what lies over it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("card", True)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._text = QLabel()
        self._text.setProperty("title", True)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 4, 12, 4)
        row.addWidget(self._text)
        self.hide()

    def show_text(self, text: str) -> None:
        """Show *text* in the upper left corner."""
        self._text.setText(text)
        self.setAccessibleName(text)
        self.adjustSize()
        self.move(_EDGE, _EDGE)
        self.show()
        self.raise_()


class OverlayController(QObject):
    """Lays one overlay at a time over the map of a sitting. ``changed`` tells that it is another, or none."""

    changed = Signal()

    def __init__(self, title: OverlayTitle, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._title = title
        self._sitting: GameSession | None = None
        self._seen: tuple[str, State, int] | None = None
        self.name = ""
        self.overlay: Overlay | None = None

    def sit(self, sitting: GameSession | None) -> None:
        """Serve *sitting* from now on; its map is bare."""
        self._sitting = None
        self.take_off()
        self._sitting = sitting

    def toggle(self, name: str) -> None:
        """Lay *name*, one of OVERLAYS, over the map instead of any other; the second time take it off."""
        if self._sitting is None or name == self.name:
            self.take_off()
            return
        self.name = name
        self.refresh()
        self.changed.emit()

    def take_off(self) -> None:
        """Have nothing over the map."""
        had, self.name = self.name, ""
        self._seen = self.overlay = None
        self._title.hide()
        if self._sitting is not None and had:
            self._sitting.region_notes = {}
            self._sitting.scene.show_overlay(None)
        if had:
            self.changed.emit()

    def refresh(self) -> None:
        """Show what has become of the overlay by now; the same position is not worked out twice."""
        sitting = self._sitting
        if sitting is None or not self.name:
            return
        reader = self._reader(sitting)
        seen = (self.name, sitting.state, reader)
        if seen == self._seen:
            return
        self._seen = seen
        made = self.overlay = self._makers[self.name](self, sitting, reader)
        sitting.region_notes = made.words
        sitting.scene.show_overlay(made.lays, tokens=made.tokens)
        self._title.show_text(made.title)

    def _reader(self, sitting: GameSession) -> int:
        """Return for whom threats are shown: the person who is asked, else the first person, else who is in turn."""
        seats, decision = sitting.game.seats, sitting.decision
        if decision is not None and decision.seat >= 0 and seats[decision.seat].is_human:
            return decision.seat
        people = [number for number, seat in enumerate(seats) if seat.is_human]
        return people[0] if people else sitting.state.turn

    def _owners(self, sitting: GameSession, reader: int) -> Overlay:
        state = sitting.state
        lays = []
        for region in range(len(state.tokens)):
            number = state.tribe_at(region)
            if number == NOBODY:
                lays.append(RegionOverlay(_PALE, 190))
                continue
            tribe = state.tribes[number]
            declined = NOBODY if tribe.active else tribe.seat
            lays.append(RegionOverlay(style_of(tribe.seat).colour, 225, declined, (Tag(EMBLEM, tribe.seat),)))
        return Overlay(self.tr("Owners"), lays, {}, tokens=False)

    def _terrain(self, sitting: GameSession, reader: int) -> Overlay:
        board, names = sitting.game.rules.board, sitting.names
        lays = [
            RegionOverlay(GROUNDS[board.terrain_of(region)].base, 170, NOBODY, (Tag(NAME, text=names.region(region)),))
            for region in range(len(board.codes))
        ]
        return Overlay(self.tr("Terrain"), lays, {}, tokens=False)

    def _income(self, sitting: GameSession, reader: int) -> Overlay:
        """What each region pays its holder now; a sum that several earn together is shared out among them."""
        state, rules = sitting.state, sitting.game.rules
        pays: dict[int, float] = {}
        for seat in range(len(state.coins)):
            for part in rules.income(state, seat).parts:
                if part.regions and part.payer < 0:
                    for region in members(part.regions):
                        pays[region] = pays.get(region, 0.0) + part.amount / part.regions.bit_count()
        lays, words = [], {}
        for region in range(len(state.tokens)):
            coins = round(pays.get(region, 0.0))
            number = state.tribe_at(region)
            if number == NOBODY:
                lays.append(RegionOverlay(_PALE, 150))
                continue
            seat = state.tribes[number].seat
            lays.append(RegionOverlay(style_of(seat).colour, 60, NOBODY, (Tag(EMBLEM, seat), Tag(COINS, seat, coins))))
            words[region] = [self.tr("Pays {0} %n coin(s) now.", "", coins).format(sitting.names.seat(seat))]
        return Overlay(self.tr("Income"), lays, words, tokens=False)

    def _threats(self, sitting: GameSession, reader: int) -> Overlay:
        state, names = sitting.state, sitting.names
        found: dict[int, dict[int, Threat]] = {}
        for threat in threats(sitting.game.rules, state, reader):
            found.setdefault(threat.region, {}).setdefault(threat.seat, threat)
        held = sum(tribe.held for tribe in state.tribes if tribe.seat == reader)
        lays, words = [], {}
        for region in range(len(state.tokens)):
            here = list(found.get(region, {}).values())
            if not held >> region & 1:
                lays.append(RegionOverlay(_PALE, 120))
                continue
            tags = tuple(
                Tag(COST, threat.seat, threat.cost, dashed=threat.needs_die or threat.further)
                for threat in here[:_MOST_TAGS]
            )
            lays.append(RegionOverlay("#B3261E" if here else "#2E7D5B", 70, NOBODY, tags))
            words[region] = [self._threat_text(names.seat(threat.seat), threat) for threat in here]
            if not here:
                words[region] = [self.tr("Nobody can take this next turn.")]
        return Overlay(self.tr("Threats to {0}").format(names.seat(reader)), lays, words, tokens=False)

    def _threat_text(self, name: str, threat: Threat) -> str:
        if threat.further:
            return self.tr("{0} could take it for %n token(s), one conquest on the way.", "", threat.cost).format(name)
        if threat.needs_die:
            return self.tr("{0} could take it for %n token(s), with the die.", "", threat.cost).format(name)
        return self.tr("{0} could take it for %n token(s).", "", threat.cost).format(name)

    def _changes(self, sitting: GameSession, reader: int) -> Overlay:
        state, before = sitting.state, _a_round_ago(sitting)
        lays, words = [], {}
        for region in range(len(state.tokens)):
            was, now = _holder(before, region), _holder(state, region)
            if was == now:
                lays.append(RegionOverlay(_PALE, 130))
                continue
            colour = style_of(now).colour if now != NOBODY else "#6B6B6B"
            lays.append(RegionOverlay(colour, 120, NOBODY, (Tag(CHANGE, was, now),)))
            words[region] = [self._change_text(sitting, was, now)]
        return Overlay(self.tr("Changes of the last round"), lays, words, tokens=False)

    def _change_text(self, sitting: GameSession, was: int, now: int) -> str:
        names = sitting.names
        if now == NOBODY:
            return self.tr("{0} has lost it in the last round.").format(names.seat(was))
        if was == NOBODY:
            return self.tr("{0} has gained it in the last round.").format(names.seat(now))
        return self.tr("{0} has taken it from {1} in the last round.").format(names.seat(now), names.seat(was))

    _makers: Final[dict[str, Callable[[OverlayController, GameSession, int], Overlay]]] = {
        "owners": _owners, "terrain": _terrain, "income": _income, "threats": _threats, "changes": _changes,
    }  # fmt: skip


def _holder(state: State, region: int) -> int:
    number = state.tribe_at(region)
    return NOBODY if number == NOBODY else state.tribes[number].seat


def _a_round_ago(sitting: GameSession) -> State:
    """Return the position in which the seat whose turn it is began its turn before this one; else the first."""
    state, game = sitting.state, sitting.game
    then = (state.round - 1, state.turn)
    if state.decision is None:    # the game is over: the last round is the one that has been played
        then = (state.round, 0)
    count = len(game) if sitting.viewed is None else sitting.viewed
    for number in range(count + 1):
        position = game.at(number)
        if (position.round, position.turn) >= then:
            return position
    return game.start
