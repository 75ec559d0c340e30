"""The log's lines: text, kind, seats and regions, and the filter and search over them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce
from heapq import merge
from operator import or_
from typing import Final, NamedTuple

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from swqt.content import fold
from swqt.engine import (
    NOBODY,
    Attempted,
    Conquered,
    Cost,
    Dealt,
    Earned,
    Event,
    Lost,
    Pact,
    RegionSet,
    Retreated,
    Rolled,
    State,
    TurnBegan,
    Vanished,
)
from swqt.gui.texts.sentences import Sentences, SumTerm
from swqt.table import PlayedCommand

_Index = QModelIndex | QPersistentModelIndex
LINE: Final = Qt.ItemDataRole.UserRole

TURN, PLAIN, QUIET, BATTLE, SAID, NOTED, DIVIDER = "turn", "plain", "quiet", "battle", "said", "noted", "divider"
ALL, MINE, BATTLES, TALK = "all", "mine", "battles", "talk"
FILTERS: Final = (ALL, MINE, BATTLES, TALK)

MOST_SAID: Final = 500
"""Maximum number of chat lines kept."""

_BATTLES: Final = (Conquered, Lost, Attempted, Rolled, Retreated, Vanished)


class LogLine(NamedTuple):
    """One sentence of the log: *kind* selects its style, *turn* is the seat whose turn it was.

    *after* is the number of commands after which it applies, *seats* the bit set of seats concerned. *taken* is the
    conquered region, or -1.
    """

    text: str
    kind: str
    turn: int
    after: int
    seats: int = 0
    regions: RegionSet = 0
    taken: int = -1


class LogNote(NamedTuple):
    """A line after *after* commands that no command produces: about *seat*, or a person's note if that is NOBODY."""

    after: int
    seat: int
    text: str


class LogModel(QAbstractListModel):
    """All lines, and those that pass the filter and the search, under the headings of their turns.

    Chat lines are placed at the position in which they were sent. They are not part of the game, so undo keeps them.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sentences: Sentences | None = None
        self._entries: list[PlayedCommand] = []
        self._ends: list[int] = []      # number of lines after each entry
        self._lines: list[LogLine] = []
        self._shown: list[LogLine] = []
        self._said: list[LogLine] = []
        self._notes: tuple[LogNote, ...] = ()
        self._turn = -1
        self._owners: frozenset[int] | None = None
        self._filter = ALL
        self._needle = ""
        self._own = 0
        self._divider: int | None = None
        self._divider_text = ""

    # The model

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008  # Qt's own signature
        return 0 if parent.isValid() else len(self._shown)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or index.row() >= len(self._shown):
            return None
        line = self._shown[index.row()]
        if role == LINE:
            return line
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return line.text
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleDescriptionRole):
            return self.sum_of(line) or None
        return None

    def sum_of(self, line: LogLine) -> str:
        """Return the cost calculation of the conquest in *line*; empty for other lines."""
        cost = self.cost_of(line)
        return self._sentences.cost(cost) if cost is not None and self._sentences is not None else ""

    def cost_of(self, line: LogLine) -> Cost | None:
        """Return the cost of the conquest in *line*; None for other lines, and if it has only one part.

        It is computed on demand from the position before, as a long game has hundreds of conquests.
        """
        if line.taken < 0 or self._sentences is None:
            return None
        entry = self._entries[line.after - 1]
        taken = [event for event in entry.events if isinstance(event, Conquered) and event.region == line.taken]
        return self._sentences.paid_for(entry.before, entry.command, taken[0]) if taken else None

    def terms_of(self, line: LogLine) -> list[SumTerm]:
        """Return the parts of the cost or income that *line* reports; empty for other lines."""
        sentences = self._sentences
        if sentences is None or not 0 < line.after <= len(self._entries):
            return []
        if (cost := self.cost_of(line)) is not None:
            return sentences.cost_terms(cost)
        told = (event for event in self._entries[line.after - 1].events if isinstance(event, Earned))
        earned = next((event for event in told if sentences.tell(event) == line.text), None)
        return sentences.earned_terms(earned) if earned is not None else []

    @property
    def lines(self) -> Sequence[LogLine]:
        """All lines of the game, ignoring the filter."""
        return self._lines

    @property
    def shown(self) -> Sequence[LogLine]:
        """The visible lines, including the divider."""
        return self._shown

    # What happened

    def set_notes(self, notes: Sequence[LogNote]) -> None:
        """Set the *notes* to insert; they appear with the next ``show_game``."""
        if tuple(notes) != self._notes:
            self._notes = tuple(notes)
            self._entries, self._ends, self._lines, self._turn = [], [], [], -1
            self._rebuild()

    def show_game(self, entries: Sequence[PlayedCommand], sentences: Sentences) -> None:
        """Show the game so far; lines shared with the previous game are kept."""
        common = 0
        told, self._owners = self._owners, sentences.told
        for old, new in zip(self._entries, entries, strict=False):
            if old is not new or told != self._owners:
                break
            common += 1
        if common < len(self._entries):
            del self._lines[self._ends[common - 1] if common else 0 :]
            del self._entries[common:]
            del self._ends[common:]
            self._said = [line._replace(after=min(line.after, common)) for line in self._said]
            self._turn = self._lines[-1].turn if self._lines else -1
            self._rebuild()
        if len(entries) - common > 8:
            self._read(entries[common:], sentences)
            self._rebuild()
        else:
            for entry in entries[common:]:
                self.add(entry, sentences)

    def add(self, entry: PlayedCommand, sentences: Sentences) -> None:
        """Append the lines of *entry*."""
        before = len(self._lines)
        self._read([entry], sentences)
        self._append(self._with_heads(self._lines[before:], self._lines[:before]))

    def _append(self, fresh: Sequence[LogLine]) -> None:
        if fresh:
            first = len(self._shown)
            self.beginInsertRows(QModelIndex(), first, first + len(fresh) - 1)
            self._shown += fresh
            self.endInsertRows()

    # What people say

    @property
    def said(self) -> Sequence[LogLine]:
        """Chat lines, oldest first."""
        return self._said

    def say(self, text: str) -> None:
        """Append the chat message *text* at the current position."""
        line = LogLine(text, SAID, self._turn, len(self._entries))
        self._said.append(line)
        if len(self._said) > MOST_SAID:
            del self._said[0]
            self._rebuild()
        else:
            self._append(self._with_heads([line], self._lines))

    def tell_said(self, said: Sequence[LogLine]) -> None:
        """Replace all chat lines with *said*."""
        self._said = list(said)
        self._rebuild()

    def _read(self, entries: Iterable[PlayedCommand], sentences: Sentences) -> None:
        self._sentences = sentences
        if not self._entries:
            self._tell_notes()
        for entry in entries:
            placed = len(self._entries) in sentences.placed
            self._begin(entry.before, sentences)
            self._entries.append(entry)
            for events, text in sentences.said(entry.events):
                if isinstance(events[0], TurnBegan):
                    self._turn = events[0].seat
                marked = placed and isinstance(events[0], Retreated)
                self._lines.append(self._line(events, sentences.automatic(text) if marked else text))
            self._begin(entry.after, sentences)
            self._tell_notes()
            self._ends.append(len(self._lines))

    def _begin(self, state: State, sentences: Sentences) -> None:
        """Append the heading of the first turn, which has no event, once its player must decide in *state*."""
        if self._turn < 0 and state.decision is not None and state.decision.seat >= 0:
            self._turn = state.decision.seat
            began = TurnBegan(state.round, self._turn)
            self._lines.append(self._line([began], sentences.tell(began)))

    def _tell_notes(self) -> None:
        """Append the notes that belong after the entries read so far."""
        count = len(self._entries)
        for note in self._notes:
            if note.after == count:
                kind, seats = (NOTED, 0) if note.seat == NOBODY else (PLAIN, 1 << note.seat)
                self._lines.append(LogLine(note.text, kind, self._turn, count, seats))

    def _line(self, events: Sequence[Event], text: str) -> LogLine:
        kind, event = PLAIN, events[0]
        if isinstance(event, TurnBegan):
            kind = TURN
        elif isinstance(event, Dealt):
            kind = QUIET
        elif isinstance(event, _BATTLES):
            kind = BATTLE
        taken = event.region if isinstance(event, Conquered) else -1
        regions = reduce(or_, map(regions_of, events))
        return LogLine(text, kind, self._turn, len(self._entries), seats_of(event), regions, taken)

    # What is shown of it

    def set_filter(self, name: str, own: int) -> None:
        """Filter by *name*, one of FILTERS; *own* is the bit set of the reader's seats."""
        if (name, own) != (self._filter, self._own):
            changes = name != self._filter or name == MINE
            self._filter, self._own = name, own
            if changes:
                self._rebuild()

    def set_needle(self, text: str) -> None:
        """Show only lines that contain *text*, ignoring case and accents."""
        if fold(text) != self._needle:
            self._needle = fold(text)
            self._rebuild()

    @property
    def needle(self) -> str:
        return self._needle

    def set_divider(self, count: int | None, text: str) -> None:
        """Show a divider after the lines known after *count* commands; None removes it."""
        if (count, text) != (self._divider, self._divider_text):
            self._divider, self._divider_text = count, text
            self._rebuild()

    def row_of(self, count: int) -> int:
        """Return the last visible row that applies after *count* commands, or -1."""
        found = -1
        for row, line in enumerate(self._shown):
            if line.after > count:
                break
            found = row
        return found

    def _rebuild(self) -> None:
        self.beginResetModel()
        self._shown = self._with_heads(list(merge(self._lines, self._said, key=lambda line: line.after)), [])
        if self._divider is not None:
            at = next((row for row, line in enumerate(self._shown) if line.after > self._divider), None)
            if at and self._shown[at - 1].kind == TURN:
                at -= 1    # the command that ends a turn also begins the next one
            if at:
                line = LogLine(self._divider_text, DIVIDER, -1, self._divider)
                self._shown.insert(at, line)
        self.endResetModel()

    def _with_heads(self, lines: Sequence[LogLine], before: Sequence[LogLine]) -> list[LogLine]:
        """Return the visible part of *lines*, with the headings of their turns; *before* are the preceding lines."""
        if self._filter == ALL and not self._needle:
            return list(lines)
        head = next((line for line in reversed(before) if line.kind == TURN), None)
        if head is not None and head in self._shown:
            head = None
        out: list[LogLine] = []
        for line in lines:
            if line.kind == TURN:
                head = line
            elif self._admits(line):
                if head is not None:
                    out.append(head)
                    head = None
                out.append(line)
        return out

    def _admits(self, line: LogLine) -> bool:
        if line.kind == NOTED and self._filter != BATTLES:
            return self._needle in fold(line.text)
        if self._filter == MINE and not line.seats & self._own:
            return False
        if self._filter == BATTLES and line.kind != BATTLE:
            return False
        if self._filter == TALK and line.kind != SAID:
            return False
        return self._needle in fold(line.text)


def told(entry: PlayedCommand, sentences: Sentences) -> list[str]:
    """Return the sentences for *entry*."""
    return [text for _, text in sentences.said(entry.events)]


def seats_of(event: Event) -> int:
    """Return the seats concerned by *event* as a bit set."""
    seats = {getattr(event, "seat", -1)}
    if isinstance(event, Pact):
        seats.add(event.ally)
    elif isinstance(event, Earned):
        seats |= {gain.payer for gain in event.income.parts}
    return sum(1 << seat for seat in seats if seat >= 0)


def regions_of(event: Event) -> RegionSet:
    """Return the regions concerned by *event*."""
    regions: RegionSet = getattr(event, "regions", 0)
    for name in ("region", "source"):
        region = getattr(event, name, -1)
        if isinstance(region, int) and region >= 0:
            regions |= 1 << region
    for region, _ in getattr(event, "counts", ()):
        regions |= 1 << region
    if isinstance(event, Earned):
        for gain in event.income.parts:
            regions |= gain.regions
    return regions
