"""Context help: F1 opens the rule book at the topic under the pointer or in focus; a card explains a piece."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QUrl, Signal
from PySide6.QtGui import QCursor, QKeyEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QGroupBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from swqt.content import Passage, RuleBook, book_of, links_of, signs
from swqt.engine import NOBODY, State, Tribe
from swqt.gui.board.map_widgets import ItemMedallion
from swqt.gui.board.view import BoardView
from swqt.gui.panels.action_bar import ActionBar
from swqt.gui.panels.combo_card import ComboCard
from swqt.gui.panels.log_model import LINE, LogLine, LogModel
from swqt.gui.panels.log_view import LogView
from swqt.gui.panels.phase_bar import ItemButton
from swqt.gui.panels.players import PlayersPanel
from swqt.gui.session.game_session import GameSession
from swqt.gui.session.services import CurrentSession
from swqt.gui.style.actions import EnterActivates
from swqt.gui.texts.names import Names
from swqt.gui.texts.refusals import refusal_text
from swqt.gui.texts.sentences import Sentences, SumTerm
from swqt.table import Library

if TYPE_CHECKING:
    from swqt.gui.help.rule_book_window import RuleBookWindow

_PAGES: Final = {
    "pick": "column", "choice": "conquest", "ghouls": "race-ghouls", "conquer": "conquest", "redeploy": "redeploy",
    "close": "turn", "altar": "place-altar", "stout": "power-stout", "retreat": "retreat", "roll": "final",
}  # fmt: skip
"""The rule book page for each kind of decision, opened when no widget has a topic."""

_CARD_MARGIN: Final = 14
"""Pixels between a HelpCard and the edges of the map."""


class HelpTopic(NamedTuple):
    """A subject of help: *topics* are anchors, rule IDs or trait names; *lead* is shown before their rules."""

    title: str
    topics: tuple[str, ...]
    lead: tuple[Passage, ...] = ()


class HelpTopicFinder(QObject):
    """Finds the help topics for the parts of *session*."""

    def __init__(self, session: GameSession) -> None:
        super().__init__()
        self._session = session

    def region(self, region: int) -> HelpTopic:
        """Return the topics of everything on *region*, with its cost for the player to move."""
        session = self._session
        rules, state, names = session.game.rules, session.game.state, session.names
        topics = [f"terrain-{rules.board.terrain_of(region)}"]
        topics += [f"mark-{mark}" for mark in signs(rules.board, region)]
        if state.natives[region]:
            topics.append(f"mark-{rules.native_kind(state, region)}")
        number = state.tribe_at(region)
        if number != NOBODY:
            topics += self._of_tribe(state.tribes[number])
        topics += dict.fromkeys(piece.kind for piece in rules.pieces(state) if piece.region == region)
        return HelpTopic(names.region(region), tuple(topics), self._campaign(region))

    def combo(self, row: int) -> HelpTopic:
        """Return the topics of the power and the race in *row* of the column."""
        combo = self._session.game.state.column[row]
        names = self._session.names
        title = names.combo(combo.power, combo.race) if combo.power else names.trait(combo.race)
        return HelpTopic(title, (*filter(None, (combo.power, combo.race)), "column"))

    def player(self, seat: int) -> HelpTopic:
        """Return the topics of all races of *seat* and their powers."""
        state = self._session.game.state
        topics = [topic for tribe in state.tribes if tribe.seat == seat for topic in self._of_tribe(tribe)]
        return HelpTopic(self._session.names.seat(seat), tuple(topics) or ("column",))

    def ending(self, topic: str) -> HelpTopic:
        """Return what ending the turn would pay now, and the rules for it under *topic*."""
        now = self._session.controller.legal_moves
        if now is None or now.income is None:
            return HelpTopic("", (topic,))
        terms = self._session.sentences.income_terms(now.income)
        text = self.tr("Ending the turn now pays %n coin(s).", "", now.income.total)
        return HelpTopic(self.tr("End of the turn"), (topic, "score"), (Passage(text), *_listed(terms)))

    def line(self, text: str, terms: Sequence[SumTerm]) -> HelpTopic:
        """Return the *terms* of the sum in the log line *text* as links; without terms, the page on the table."""
        if not terms:
            return HelpTopic("", ("table",))
        return HelpTopic(self.tr("How it adds up"), (), (Passage(_safe(text)), *_listed(terms)))

    def refusal(self, text: str, rule: str) -> HelpTopic:
        """Return the explanation of a refusal: its reason *text*, then the text of *rule*."""
        return HelpTopic(self.tr("Why not?"), (rule,), (Passage(_safe(text)),))

    def moment(self) -> str:
        """Return the page for the decision in the position shown."""
        decision = self._session.decision
        return _PAGES.get(decision.kind, "turn") if decision is not None else "end"

    def _of_tribe(self, tribe: Tribe) -> list[str]:
        state, rules = self._session.game.state, self._session.game.rules
        topics = [tribe.race]
        if tribe.power and (tribe.active or self._is_kept(tribe.power)):
            topics.insert(0, tribe.power)
        if lent := rules.lent_power(state, tribe):
            topics.append(lent)
        if rules.hammers(state, tribe):
            topics.append("U-RACE-IRONDWARVES-1")
        if not tribe.active:
            topics.append("word-declined")
        return topics

    def _is_kept(self, power: str) -> bool:
        """Return whether the badge of *power* stays with a race in decline (DECLINE-4)."""
        powers = self._session.game.rules.content.powers
        return any(
            trait.name == power and any(effect.verb == "decline" and effect.badge for effect in trait.effects)
            for trait in powers
        )

    def _campaign(self, region: int) -> tuple[Passage, ...]:
        """Return the cost of *region* as a sum of links and, if it cannot be conquered, the reason."""
        now = self._session.controller.legal_moves
        if now is None or not now.conquering:
            return ()
        refusal = now.check_conquest(region)
        if refusal is not None and refusal.code == "own-region":
            return ()
        out = []
        cost = now.cost(region)
        if cost is not None and (refusal is None or refusal.code not in ("water", "chasm")):
            terms = " ".join(_link(term) for term in self._session.sentences.cost_terms(cost))
            #: {1}: a sum, such as "base 2 + Mountain 1"
            out.append(Passage(self.tr("**Cost {0}** = {1}").format(cost.total, terms)))
        if refusal is not None:
            reason = refusal_text(refusal, self._session.names)
            word = self.tr("Rule")
            link = f" [{word}]({reason.rule})" if reason.rule else ""
            out.append(Passage(f"{_safe(reason)}{link}"))
        return tuple(out)


def _listed(terms: Iterable[SumTerm]) -> list[Passage]:
    return [Passage(_link(term), item=True) for term in terms]


def _link(term: SumTerm) -> str:
    return f"[{_safe(term.text)}]({term.topic})"


def _safe(text: str) -> str:
    """Return *text* without markup, which player names in it may contain."""
    return text.replace("[", "(").replace("]", ")").replace("**", "")


TOPIC = "topic"
"""Name of the widget property that holds a help topic."""


class HelpHost(Protocol):
    """The page with the map."""

    @property
    def hovered(self) -> int:
        """The region under the pointer, or -1."""


class ContextHelp(QObject):
    """Opens the rule book of *library*, or of the current game, in *lang*; refusals are read from *bar*."""

    def __init__(
        self, window: QWidget, host: HelpHost, bar: ActionBar, current: CurrentSession, library: Library, lang: str
    ) -> None:
        super().__init__(window)
        self._window = window
        self._host = host
        self._bar = bar
        self._current = current
        self._library = library
        self._lang = lang
        self._focused_at = QPoint()
        self.window_: RuleBookWindow | None = None
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._on_focus)

    @property
    def book(self) -> RuleBook:
        """The book for the traits in play; a game may bring some of its own."""
        session = self._current.session
        catalogue = session.names.catalogue if session is not None else self._library.catalogue
        return book_of(catalogue, self._lang)

    def open(self, topic: str = "") -> None:
        """Open the book at *topic*, an anchor, rule ID or trait name; if it is empty, keep the page that was open."""
        window = self._shown()
        if topic or not window.is_open:
            window.go(topic)

    def explain(self, subject: HelpTopic) -> None:
        """Open the book at the only topic of *subject*, or on a page composed of all its topics and its lead."""
        if len(subject.topics) == 1 and not subject.lead:
            self.open(subject.topics[0])
        else:
            self._shown().open_page(self.book.explain(subject.title, subject.topics, subject.lead))

    def explain_combo(self, row: int) -> None:
        """Open the book on the combo in *row* of the column."""
        if (session := self._current.session) is not None:
            self.explain(HelpTopicFinder(session).combo(row))

    def explain_player(self, seat: int) -> None:
        """Open the book on the races of *seat* and their powers."""
        if (session := self._current.session) is not None:
            self.explain(HelpTopicFinder(session).player(seat))

    def explain_here(self) -> None:
        """Explain the widget in focus or under the pointer (the more recent first), else a refusal or the decision."""
        pointer = QCursor.pos()
        found: HelpTopic | None = None
        places = [QApplication.focusWidget(), QApplication.widgetAt(pointer)]
        for widget in places if pointer == self._focused_at else reversed(places):
            found = found or self.subject_of(widget, pointer)
        if found is None and self._bar.rule:
            found = self._refusal()
        if found is not None:
            self.explain(found)
        else:
            self.explain_moment()

    def explain_moment(self) -> None:
        """Explain the current decision."""
        session = self._current.session
        self.open(HelpTopicFinder(session).moment() if session is not None else "")

    def title(self, topic: str) -> str:
        """Return the title of *topic* in the book; empty if it is unknown."""
        return self.book.title(topic)

    def subject_of(self, widget: QWidget | None, pointer: QPoint) -> HelpTopic | None:
        """Return the topic at *pointer* of *widget* or its nearest ancestor that has one; None if there is none."""
        session = self._current.session
        while widget is not None and widget is not self._window and session is not None:
            subject = self._known(widget, pointer, HelpTopicFinder(session))
            if subject is not None:
                return subject
            widget = widget.parentWidget()
        return None

    def _known(self, widget: QWidget, pointer: QPoint, subjects: HelpTopicFinder) -> HelpTopic | None:
        topic = str(widget.property(TOPIC) or "")
        if isinstance(widget, BoardView):
            return self._on_map(subjects)
        if isinstance(widget, ComboCard):
            return subjects.combo(widget.row)
        if isinstance(widget, PlayersPanel):
            seat = widget.seat_at(widget.viewport().mapFromGlobal(pointer))
            return subjects.player(seat) if seat >= 0 else None
        if isinstance(widget, LogView):
            pointed = widget.indexAt(widget.viewport().mapFromGlobal(pointer))
            index = widget.currentIndex() if pointer == self._focused_at or not pointed.isValid() else pointed
            line, log = index.data(LINE), widget.model()
            if isinstance(line, LogLine) and isinstance(log, LogModel):
                return subjects.line(line.text, log.terms_of(line))
        if isinstance(widget, ItemButton):
            return HelpTopic("", (widget.item.piece,))
        if isinstance(widget, HelpCard):
            return HelpTopic("", (widget.piece,))
        if topic == "end-button":
            return subjects.ending(topic)
        return HelpTopic("", (topic,)) if topic else None

    def _on_map(self, subjects: HelpTopicFinder) -> HelpTopic | None:
        """Return the topics of the hovered region, preceded by the refusal of a click if there is one."""
        region = self._host.hovered
        refusal = self._refusal()
        if region < 0:
            return refusal
        about = subjects.region(region)
        if refusal is None:
            return about
        told = any(self._bar.rule in links_of(passage) for passage in about.lead)
        lead = about.lead if told else (*refusal.lead, *about.lead)
        return HelpTopic(refusal.title, (*refusal.topics, *about.topics), lead)

    def _refusal(self) -> HelpTopic | None:
        bar, session = self._bar, self._current.session
        if not bar.rule or session is None:
            return None
        return HelpTopicFinder(session).refusal(bar.message.text(), bar.rule)

    def _shown(self) -> RuleBookWindow:
        """Show and return the book's window; a modal dialog has one of its own, because it blocks all others."""
        from swqt.gui.help.rule_book_window import RuleBookWindow

        modal = QApplication.activeModalWidget()
        if modal is not None:
            window = modal.findChild(RuleBookWindow) or RuleBookWindow(modal)
        else:
            window = self.window_ = self.window_ or RuleBookWindow(self._window)
        window.show_book(self.book)
        window.show()
        window.raise_()
        window.activateWindow()
        return window

    def _on_focus(self, old: QWidget | None, new: QWidget | None) -> None:
        """Remember where the pointer was: until it moves, the focus decides what is explained."""
        self._focused_at = QCursor.pos() if new is not None else QPoint(-1, -1)


class HelpCard(QGroupBox):
    """Explains a piece in the upper right corner of *view*.

    It is a child of *page*, because the accessible children of the map are its regions, and a QGroupBox, because
    screen readers announce its title; they skip a QFrame.
    """

    closed = Signal()
    asked = Signal(str)
    """Asks to open the rule book page of a trait."""

    def __init__(self, view: QWidget, page: QWidget) -> None:
        super().__init__(page)
        self._map = view
        self.piece = ""
        self.setObjectName("help")
        self.setProperty("card", True)
        self.style().polish(self)
        QApplication.sendEvent(self, QEvent(QEvent.Type.StyleChange))    # applies the margins of a card
        self._medallion = ItemMedallion(44)
        self._title = QLabel()
        self._title.setProperty("title", True)
        self._title.setWordWrap(True)
        self._text = QTextBrowser()
        self._text.setFrameShape(QFrame.Shape.NoFrame)
        self._text.setOpenLinks(False)
        self._text.anchorClicked.connect(self._on_link)
        self._text.setAccessibleName(self.tr("What it does"))
        self.close_button = QPushButton("×")
        self.close_button.setAccessibleName(self.tr("Close"))
        self.close_button.setToolTip(self.tr("Close"))
        self.close_button.setFixedSize(30, 30)
        self.close_button.setStyleSheet("padding: 0;")
        self.close_button.clicked.connect(self.put_away)
        EnterActivates(self.close_button)
        head = QHBoxLayout()
        head.addWidget(self._medallion)
        head.addWidget(self._title, 1)
        head.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignTop)
        box = QVBoxLayout(self)
        box.setContentsMargins(12, 10, 10, 10)
        box.setSpacing(4)
        box.addLayout(head)
        box.addWidget(self._text, 1)
        view.installEventFilter(self)
        self.hide()

    def _on_link(self, url: QUrl) -> None:
        self.asked.emit(url.toString())

    def show_piece(self, piece: str, state: State, names: Names, sentences: Sentences) -> None:
        """Show the name, owner and effects of *piece*."""
        self._medallion.show_piece(piece)
        invitation = self.tr("More in the rule book")
        more = f'<p><a href="{escape(piece)}">{escape(invitation)}</a></p>'
        self._show(piece, names.piece(piece), help_html(piece, state, names, sentences) + more)

    def show_text(self, title: str, html: str) -> None:
        """Show rich text under *title*."""
        self._show("", title, html)

    def _show(self, piece: str, title: str, html: str) -> None:
        self.piece = piece
        self._medallion.setVisible(bool(piece))
        self._title.setText(title)
        self.setAccessibleName(title)
        self._text.setHtml(html)
        self.show()
        self.raise_()
        self.place()    # last: showing it may have changed the size of the map

    def stops(self) -> list[QWidget]:
        """Return the widgets of the Tab order."""
        return [self._text, self.close_button]

    def take_keyboard(self) -> None:
        """Focus the text, so that keys scroll it; Esc closes the card."""
        self._text.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move) and self.isVisible():
            self.place()
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.put_away()
        else:
            super().keyPressEvent(event)

    def place(self) -> None:
        """Place the card in its corner, as large as the text needs and the map allows."""
        width = min(self.fontMetrics().averageCharWidth() * 46, self._map.width() - 2 * _CARD_MARGIN)
        document = self._text.document()
        document.setTextWidth(width - 46)
        wanted = round(document.size().height()) + 92
        self.setFixedSize(width, min(wanted, self._map.height() - 2 * _CARD_MARGIN))
        self.move(self._map.geometry().topRight() + QPoint(1 - width - _CARD_MARGIN, _CARD_MARGIN))

    def put_away(self) -> None:
        """Hide the card."""
        self.piece = ""
        self.hide()
        self.closed.emit()

    def text(self) -> str:
        """Return the full text of the card."""
        return f"{self._title.text()}\n{self._text.toPlainText()}"


def help_html(piece: str, state: State, names: Names, sentences: Sentences) -> str:
    """Return rich text on *piece*: its regions and owners, its effects, and those of a power that comes with it."""
    parts = [f"<b>{escape(_where(piece, state, names, sentences))}</b>"]
    bringer = names.bringer(piece)
    if bringer:
        text = escape(" ".join(names.whole_help(bringer) if bringer == piece else names.help(bringer)))
        parts.append(text if bringer == piece else f"<b>{_page(bringer, names)}</b>: {text}")
    power = state.note(piece)
    if power and names.kind(power) == "power":
        parts.append(f"<b>{_page(power, names)}</b>: {escape(' '.join(names.help(power)))}")
    return "".join(f'<p style="margin:0 0 6px 0">{part}</p>' for part in parts)


def _page(trait: str, names: Names) -> str:
    """Return the name of *trait* as a link to its rule book page."""
    return f'<a href="{escape(trait)}">{escape(names.trait(trait))}</a>'


def _where(piece: str, state: State, names: Names, sentences: Sentences) -> str:
    places = []
    for kind, region in state.pieces:
        if kind == piece:
            number = state.tribe_at(region)
            place = names.region(region)
            if number != NOBODY:
                tribe = state.tribes[number]
                place = f"{place} ({sentences.owner(tribe.seat, tribe.race)})"
            places.append(place)
    return ", ".join(places)
