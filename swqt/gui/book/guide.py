"""The way from the table into the rule book: F1 on whatever is pointed at, and every link of the window."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, QPoint
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QApplication, QMenuBar, QWidget

from swqt.content import Book, Catalogue, book_of, links_of
from swqt.gui.board.view import BoardView
from swqt.gui.book.subjects import Subject, Subjects
from swqt.gui.panels.action_bar import ActionBar
from swqt.gui.panels.combo_card import ComboCard
from swqt.gui.panels.help_card import HelpCard
from swqt.gui.panels.items import ItemButton
from swqt.gui.panels.players import PlayersPanel
from swqt.gui.sitting import Sitting
from swqt.gui.table_page import TablePage

if TYPE_CHECKING:
    from swqt.gui.book.rule_book import RuleBook

TOPIC = "topic"
"""The property of a widget under which the book explains it."""


class Host(Protocol):
    """What the guide needs to know of the window."""

    sitting: Sitting | None
    table: TablePage
    bar: ActionBar


class Guide(QObject):
    """Opens the rule book of *catalogue*, or of the game on the table, in *lang*."""

    def __init__(self, window: QWidget, host: Host, catalogue: Catalogue, lang: str) -> None:
        super().__init__(window)
        self._window = window
        self._host = host
        self._catalogue = catalogue
        self._lang = lang
        self._focused_at = QPoint()
        self.window_: RuleBook | None = None
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._on_focus)

    @property
    def book(self) -> Book:
        """The book for the traits in play; a game may bring some of its own."""
        sitting = self._host.sitting
        catalogue = sitting.names.catalogue if sitting is not None else self._catalogue
        return book_of(catalogue, self._lang)

    def open(self, topic: str = "") -> None:
        """Open the book at *topic*: an anchor, the ID of a rule or the name of a trait; without one where it was."""
        window = self._shown()
        if topic or not window.is_open:
            window.go(topic)

    def show_keyboard(self, menus: QMenuBar) -> None:
        """Show what every key does, those of *menus* first."""
        from swqt.gui.dialogs.keyboard import KeyboardDialog

        KeyboardDialog(self._window, menus).open()

    def show_about(self) -> None:
        """Show what the program is, and whose work is in it."""
        from swqt.gui.dialogs.about import AboutDialog

        AboutDialog(self._window).open()

    def explain(self, subject: Subject) -> None:
        """Open the book at *subject*: at its place if there is only that, else on a page of its own."""
        if len(subject.topics) == 1 and not subject.lead:
            self.open(subject.topics[0])
        else:
            self._shown().open_page(self.book.explain(subject.title, subject.topics, subject.lead))

    def explain_combo(self, row: int) -> None:
        """Open the book on the combo in *row* of the column."""
        if (sitting := self._host.sitting) is not None:
            self.explain(Subjects(sitting).combo(row))

    def explain_player(self, seat: int) -> None:
        """Open the book on the races of *seat* and their powers."""
        if (sitting := self._host.sitting) is not None:
            self.explain(Subjects(sitting).player(seat))

    def explain_here(self) -> None:
        """Explain what is pointed at or has the focus, whichever came last; without either, what is to be done."""
        pointer = QCursor.pos()
        found: Subject | None = None
        places = [QApplication.focusWidget(), QApplication.widgetAt(pointer)]
        for widget in places if pointer == self._focused_at else reversed(places):
            found = found or self.subject_of(widget, pointer)
        if found is None and self._host.bar.rule:
            found = self._refusal()
        if found is not None:
            self.explain(found)
        else:
            self.explain_moment()

    def explain_moment(self) -> None:
        """Explain what is to be done now, whatever is pointed at."""
        sitting = self._host.sitting
        self.open(Subjects(sitting).moment() if sitting is not None else "")

    def title(self, topic: str) -> str:
        """Return what the book calls *topic*; empty if it has nothing on it."""
        return self.book.title(topic)

    def subject_of(self, widget: QWidget | None, pointer: QPoint) -> Subject | None:
        """Return what *widget*, with the *pointer* over it, is about; None if the rules have nothing to say."""
        sitting = self._host.sitting
        while widget is not None and widget is not self._window and sitting is not None:
            subject = self._known(widget, pointer, Subjects(sitting))
            if subject is not None:
                return subject
            widget = widget.parentWidget()
        return None

    def _known(self, widget: QWidget, pointer: QPoint, subjects: Subjects) -> Subject | None:
        topic = str(widget.property(TOPIC) or "")
        if isinstance(widget, BoardView):
            return self._on_map(subjects)
        if isinstance(widget, ComboCard):
            return subjects.combo(widget.row)
        if isinstance(widget, PlayersPanel):
            seat = widget.seat_at(widget.viewport().mapFromGlobal(pointer))
            return subjects.player(seat) if seat >= 0 else None
        if isinstance(widget, ItemButton):
            return Subject("", (widget.item.piece,))
        if isinstance(widget, HelpCard):
            return Subject("", (widget.piece,))
        if topic == "end-button":
            return subjects.ending(topic)
        return Subject("", (topic,)) if topic else None

    def _on_map(self, subjects: Subjects) -> Subject | None:
        """Return the refusal of a click, with its region; else the region."""
        region = self._host.table.hovered
        refusal = self._refusal()
        if region < 0:
            return refusal
        about = subjects.region(region)
        if refusal is None:
            return about
        told = any(self._host.bar.rule in links_of(passage) for passage in about.lead)
        lead = about.lead if told else (*refusal.lead, *about.lead)
        return Subject(refusal.title, (*refusal.topics, *about.topics), lead)

    def _refusal(self) -> Subject | None:
        bar, sitting = self._host.bar, self._host.sitting
        if not bar.rule or sitting is None:
            return None
        return Subjects(sitting).refusal(bar.message.text(), bar.rule)

    def _shown(self) -> RuleBook:
        if self.window_ is None:
            from swqt.gui.book.rule_book import RuleBook  # not before it is asked for: games begin without it

            self.window_ = RuleBook(self._window)
        window = self.window_
        window.show_book(self.book)
        window.show()
        window.raise_()
        window.activateWindow()
        return window

    def _on_focus(self, old: QWidget | None, new: QWidget | None) -> None:
        """Remember where the pointer was: while it rests, the keyboard says what is meant."""
        self._focused_at = QCursor.pos() if new is not None else QPoint(-1, -1)
