"""What happened, in sentences, turn by turn."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QTextBrowser, QWidget

from swqt.engine import Dealt, Earned, Event, Lost, Paid, TurnBegan
from swqt.gui.seats import style_of
from swqt.gui.sentences import Sentences
from swqt.gui.theme import current
from swqt.table import Entry

_QUIET = (Dealt,)
_READING = Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard


class LogPanel(QTextBrowser):
    """The log of one game, made from its entries alone."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setOpenLinks(False)
        self.setReadOnly(True)
        self.setTextInteractionFlags(_READING)
        self.document().setDocumentMargin(8)
        self.setAccessibleName(self.tr("Log"))
        self._lines = 0

    def show_game(self, entries: Iterable[Entry], sentences: Sentences) -> None:
        """Show the whole game so far."""
        self.clear()
        self._lines = 0
        for entry in entries:
            self.add(entry, sentences)

    def add(self, entry: Entry, sentences: Sentences) -> None:
        """Add what happened with *entry*."""
        for event in entry.events:
            if _goes_without_saying(event, entry.events):
                continue
            text = escape(sentences.tell(event))
            if isinstance(event, TurnBegan):
                tint = style_of(event.seat).colour
                self.append(
                    f'<p style="margin:9px 0 2px 0"><span style="background-color:{tint};">&nbsp;&nbsp;</span>'
                    f"&nbsp;<b>{text}</b></p>"
                )
            elif isinstance(event, _QUIET):
                self.append(f'<p style="margin:1px 0; color:{current().muted}">{text}</p>')
            else:
                self.append(f'<p style="margin:2px 0">{text}</p>')
            self._lines += 1
        bar = self.verticalScrollBar()
        bar.setValue(bar.maximum())

    @property
    def lines(self) -> int:
        """The number of sentences shown."""
        return self._lines


def _goes_without_saying(event: Event, others: tuple[Event, ...]) -> bool:
    """Return whether another sentence says so already: on the pick, on a toll, on a token that was given up."""
    earned = [other for other in others if isinstance(other, Earned)]
    if isinstance(event, Paid):
        tolls = {gain.source for other in earned if other.reason == "toll" for gain in other.income.parts}
        return event.reason == "column" or event.reason in tolls
    if isinstance(event, Lost):
        return any(other.reason == "altar" for other in earned)
    return isinstance(event, Earned) and event.reason == "combo"
