"""A network game beside the board: the panel of those who are there, and what is asked, the most urgent first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from swqt.gui.lan.game_view import COLOURS, GameClock, NetworkGameView, ping_text, presence_text
from swqt.gui.lan.network_client import NetworkClient
from swqt.gui.lan.table_widgets import ChatBox, Knocks
from swqt.gui.panels.notices import Choice
from swqt.gui.style.icons import dot_icon
from swqt.gui.style.layouts import FlowLayout
from swqt.gui.style.theme import scale_of
from swqt.gui.texts.names import listed
from swqt.gui.texts.refusals import chat_rule, chat_rule_text, clock_text
from swqt.net.core.events import AskForSeat, FollowCopy, GiveAnswer, GoAlone, PausePlay, RefuseSeat, SuggestChanges
from swqt.net.lobby.table import NO_CLOCK, TALK_RULES, Clock, Manners, write_manners
from swqt.net.news import CopyOffer, GameStatus, OpenProposal, PeerInfo, Waiting
from swqt.net.session import Session
from swqt.net.wire.messages import AWAY, DropPeer, SetOptions


class Notice(NamedTuple):
    """What is to be said. *mark* stands for it once it is hidden; None if it cannot be."""

    text: str
    choices: tuple[Choice, ...] = ()
    mark: object = None


class GameNotices(QObject):
    """Says what is most urgent in the game that *view* shows; *clock* tells whose time is over.

    ``changed`` tells that something else is to be said; the other signals, what is wanted of the window.
    """

    changed = Signal()
    recap_wanted = Signal()
    stop_wanted = Signal()
    verify_wanted = Signal()

    def __init__(self, view: NetworkGameView, clock: GameClock, client: NetworkClient) -> None:
        super().__init__()
        self._view, self._clock, self._client = view, clock, client
        self._words = view.words
        self._hidden: set[object] = set()
        self.asks_copy = False
        """Whether the person here is asked if they really want to go on in a copy."""
        self.missed = False
        """Whether something was played while nobody was here."""
        self.rejected: int | None = None
        """The chair that the players have voted against giving to the person here."""
        self.knocks: Final = Knocks(client)
        self.knocks.answered.connect(self.changed)

    def adopt(self, old: GameNotices) -> None:
        """Go on with what the *old* window has asked and hidden."""
        self._hidden, self.asks_copy, self.missed = old._hidden, old.asks_copy, old.missed
        self.rejected, self.knocks.waiting = old.rejected, old.knocks.waiting

    def current(self) -> Notice:
        """Return what is to be said now; an empty text if there is nothing."""
        status = self._view.status
        if status is None:
            return Notice("")
        return next((one for one in self._all(status) if one.mark is None or one.mark not in self._hidden), Notice(""))

    def _all(self, status: GameStatus) -> Iterator[Notice]:
        """Yield what there is to say, the most urgent first."""
        if self.asks_copy and status.may_copy:
            yield self._copy_question()
        if status.playing:
            yield from self._votes(status)
            yield from (self._copy_offer(offer) for offer in status.copies)
            if self.knocks.waiting:
                yield Notice(*self.knocks.question())
        if status.over:
            text = self.tr("Anyone can check every draw of this game.")
            yield Notice(text, (Choice(self.tr("Verify the dice"), self.verify_wanted.emit),))
            return
        if status.disk_failing:
            yield Notice(self.tr("Your disk is full. Nothing you do is sent until the game can be saved again."))
        if status.recovering:
            yield Notice(self.tr("Your record of this game was lost. Getting it back from the others…"))
        if status.paused:
            yield self._pause(status)
        if status.waiting is not None:
            yield from self._waiting(status, status.waiting)
        yield from self._late(status)
        yield from self._seats(status)

    # Copies

    def _copy_question(self) -> Notice:
        text = self.tr(
            "You'll continue in a copy of this game, with bots in every other seat. The others keep the original, and"
            " the two games can't be merged again."
        )
        stay = Choice(self.tr("Stay"), partial(self._ask_copy, False))
        return Notice(text, (stay, Choice(self.tr("Play on in a copy"), self._make_copy, True)))

    def _ask_copy(self, asks: bool) -> None:
        self.asks_copy = asks
        self.changed.emit()

    def _make_copy(self) -> None:
        self._client.feed(GoAlone(STAND_IN))
        self._ask_copy(False)

    def _copy_choice(self, status: GameStatus) -> tuple[Choice, ...]:
        """Return the way out if those who are here are too few to go on without the others."""
        if status.quorum or not status.may_copy:
            return ()
        return (Choice(self.tr("Play on in a copy…"), partial(self._ask_copy, True)),)

    def _copy_offer(self, offer: CopyOffer) -> Notice:
        text = self.tr("{0} played on in a copy of this game. Join it, or keep the game as it was?")
        follow = partial(self._client.feed, FollowCopy(offer.game))
        choices = (self._hide(offer.game, self.tr("Keep the game")), Choice(self.tr("Join the copy"), follow, True))
        return Notice(text.format(self._words.names(offer.signers)), choices, offer.game)

    def _hide(self, mark: object, text: str = "") -> Choice:
        return Choice(text or self.tr("Hide"), partial(self._on_hide, mark))

    def _on_hide(self, mark: object) -> None:
        self._hidden.add(mark)
        self.changed.emit()

    # What is asked

    def _votes(self, status: GameStatus) -> Iterator[Notice]:
        mine_last = sorted(status.proposals, key=lambda one: one.mine is not None)
        for proposal in mine_last[:1]:
            yield self._vote(proposal, status)
        for wish in status.wishes[:1] if not mine_last else ():
            back = self._view.owns(wish.key, wish.chair)
            text = self.tr("{0} is back and would like seat {1} again ({2}). If you agree, everyone votes on it.") if (
                back) else self.tr("{0} would like seat {1} ({2}). If you agree, everyone votes on it.")
            refuse = partial(self._client.feed, RefuseSeat(wish.key, wish.chair))
            yield Notice(text.format(wish.name, self._view.letter(wish.chair), self._view.holder(wish.chair)), (
                Choice(self.tr("Refuse"), refuse),
                Choice(self.tr("Agree"), partial(self._client.feed, SuggestChanges((wish.change,))), True),
            ))    # fmt: skip

    def _vote(self, proposal: OpenProposal, status: GameStatus) -> Notice:
        what = self._words.changes(proposal.changes)
        if proposal.mine is not None:
            missing = self._words.names(proposal.missing)
            text = self.tr("Asking the others: {0}.").format(what)
            if missing:
                text = self.tr("Asking the others: {0}. Still to answer: {1}.").format(what, missing)
            return Notice(text, self._copy_choice(status))
        #: A player, and what they propose
        text = self.tr("{0} proposes: {1}.").format(self._view.name(proposal.peer), what)
        refuse, agree = (partial(self._client.feed, GiveAnswer(proposal.name, yes)) for yes in (False, True))
        return Notice(text, (Choice(self.tr("Refuse"), refuse), Choice(self.tr("Agree"), agree, True)))

    # Why play rests

    def _pause(self, status: GameStatus) -> Notice:
        text = self.tr("{0} asked for a pause.").format(self._words.names(status.paused))
        if not status.playing:
            return Notice(text)
        if status.me in status.paused:
            go_on = Choice(self.tr("Resume"), partial(self._client.feed, PausePlay(False)), True)
        else:    # whatever all agree on ends the pauses
            agreed = status.options or write_manners(self._view.manners)
            suggest = partial(self._client.feed, SuggestChanges((SetOptions(agreed),)))
            go_on = Choice(self.tr("Ask to continue"), suggest, True)
        return Notice(text, (*self._copy_choice(status), go_on))

    def _waiting(self, status: GameStatus, waiting: Waiting) -> Iterator[Notice]:
        choices = self._copy_choice(status)
        names = self._words.names(waiting.peers)
        gone = [peer.name for peer in status.participants if not self._view.present(peer.number or 0)]
        full = [peer for number in waiting.peers if (peer := self._view.peer(number)) is not None and peer.disk_full]
        if full:
            #: {0}: one or several players
            text = self.tr("The disk of {0} is full.", "", len(full)).format(listed(peer.name for peer in full))
        elif not status.quorum and status.may_copy:
            text = self.tr("{0} of {1} players can't be reached: {2}. Wait, or play on in a copy.").format(
                len(gone), len(status.participants), listed(gone)
            )  # fmt: skip
        elif waiting.here and waiting.what == "command":
            #: {0}: one or several players
            text = self.tr("{0} haven't moved for a long time.", "", len(waiting.peers)).format(names)
        elif waiting.here and waiting.what == "view":
            text = self.tr("Waiting for {0} to confirm what was agreed.").format(names)
        elif waiting.here:
            text = self.tr("Waiting for {0} to contribute to the next draw.").format(names)
        elif waiting.overdue:
            #: {0}: one or several players
            text = self.tr("{0} have been away for a while.", "", len(waiting.peers)).format(names)
        else:
            text = self.tr("Waiting for {0} to reconnect. The game continues as soon as they're back.").format(names)
        if status.playing and waiting.overdue:
            save = Choice(self.tr("Save and leave"), self.stop_wanted.emit)
            choices = (save, *choices, *(self._bot_choice(waiting.peers[0]) if status.quorum else ()))
        elif not status.playing and status.wish is None:
            free = [chair for chair in self._view.to_be_had() if self._view.seats[chair].peer in waiting.peers]
            choices = tuple(map(self._seat_choice, free[:1]))
        yield Notice(text, choices)

    def _bot_choice(self, peer: int) -> tuple[Choice, ...]:
        """Return the way to go on without *peer*, if they may be replaced now."""
        if not self._view.is_replaceable(peer):
            return ()
        drop = SuggestChanges((DropPeer(peer, AWAY, level=STAND_IN),))
        return (Choice(self.tr("Let a bot play for now"), partial(self._client.feed, drop), True),)

    def _late(self, status: GameStatus) -> Iterator[Notice]:
        """Say that somebody's time is over: it costs them nothing, but others need not wait."""
        late = self._clock.late
        if late is None or not status.playing:
            return
        peer, hide = self._view.seats[late].peer, Choice(self.tr("Hide"), self._bear)
        if peer == status.me:
            text = self.tr("You're out of time. The others may vote to let a bot play for you for now.")
            yield Notice(text, (hide,))
        else:
            text = self.tr("{0} is out of time.").format(self._view.name(peer))
            yield Notice(text, (hide, *self._bot_choice(peer)))

    def _bear(self) -> None:
        self._clock.bear()
        self.changed.emit()

    # Seats

    def _seat_choice(self, chair: int) -> Choice:
        want = partial(self._client.feed, AskForSeat(chair))
        return Choice(self.tr("Ask for seat {0}").format(self._view.letter(chair)), want, True)

    def _seats(self, status: GameStatus) -> Iterator[Notice]:
        """Say what has become of a wish, or who plays for the person here."""
        view = self._view
        if status.wish is not None or self.rejected is not None:
            mark = (status.wish, status.refusers, self.rejected)
            yield Notice(self._wish(status), (self._hide(mark),), mark)
        if self.missed and status.playing:
            text = self.tr("The game went on while you were away.")
            hide, recap = Choice(self.tr("Hide"), self._forget_missed), self.recap_wanted.emit
            yield Notice(text, (hide, Choice(self.tr("What happened"), recap, True)))
        mine = [seat for seat in view.seats if view.me is not None and seat.owner == view.me and seat.peer != view.me]
        if mine and status.refusers:
            names = self._words.names(status.refusers)
            yield Notice(self.tr("{0} said no to giving you your seat back.").format(names))
        elif mine and mine[0].bot:
            yield Notice(self.tr("A bot is playing for you. You get your seat back automatically."))
        elif mine:
            yield Notice(self.tr("{0} is playing for you.").format(view.name(mine[0].peer)))

    def _wish(self, status: GameStatus) -> str:
        """Return how the wish of whoever watches here stands."""
        if self.rejected is not None:
            text = self.tr("The players voted against giving you seat {0}.")
            return text.format(self._view.letter(self.rejected))
        assert status.wish is not None
        letter, names = self._view.letter(status.wish), self._words.names(status.refusers)
        if status.wish not in self._view.to_be_had():
            text = self.tr("Seat {0} is no longer free: {1}.")
            return text.format(letter, self._view.holder(status.wish))
        here = {peer.number for peer in status.participants if self._view.present(peer.number or 0)}
        if names and here.issubset(status.refusers):
            return self.tr("{0} said no to your request for seat {1}.").format(names, letter)
        if names:
            text = self.tr("You asked for seat {0}. {1} said no; the others are still deciding.")
            return text.format(letter, names)
        return self.tr("You asked for seat {0}. The players are deciding.").format(letter)

    def _forget_missed(self) -> None:
        self.missed = False
        self.changed.emit()


STAND_IN: Final = "medium"
"""The level of the bot that plays for somebody who is away."""

_CLOCKS: Final = (NO_CLOCK, Clock(2), Clock(5), Clock(10), Clock(0, 10, 30), Clock(0, 20, 30), Clock(0, 40, 60))
_COLOUR: Final = Qt.ItemDataRole.UserRole


class PeersPanel(QWidget):
    """People above, chat below. Owners of keys in ``client.known.muted`` are not heard; who that is is chosen here."""

    def __init__(self, client: NetworkClient) -> None:
        super().__init__()
        self._client = client
        self._muted = client.known.muted
        self._view: NetworkGameView | None = None
        self._clock: GameClock | None = None
        self._peers: tuple[PeerInfo, ...] = ()
        self._seats: list[tuple[int, str]] = []
        self.people = QListWidget()
        self.people.setAccessibleName(self.tr("People at this table"))
        self.people.setWordWrap(True)
        self.people.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.people.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.people.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.people.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.people.customContextMenuRequested.connect(self._show_menu_at)
        self.people.currentRowChanged.connect(self._update_more)
        self.people.itemActivated.connect(self._on_activated)
        self.chat = ChatBox(client)
        tip = self.tr("Ask everyone whether you may take back your last move")
        self.undo = self._button(self.tr("Ask to undo"), tip)
        self.undo.clicked.connect(self._suggest_undo)
        self.pause = self._button(
            self.tr("Pause"), self.tr("Pause or resume the game. Each player can pause three times")
        )
        self.pause.clicked.connect(self.toggle_pause)
        self.seat = self._button(
            self.tr("Ask for a seat"),
            self.tr("Ask the players for a seat that a bot is playing or whose player is away"),
        )
        self.seat.setMenu(QMenu(self.seat))
        self.seat.hide()
        self.more = self._button("…", self.tr("Options for this person, the chat and the clock"))
        self.more.setAccessibleName(self.more.toolTip())
        self.more.clicked.connect(self._show_menu)
        buttons = FlowLayout(spacing=4)
        for button in (self.undo, self.pause, self.seat):
            buttons.addWidget(button)
        top = QHBoxLayout()
        top.addWidget(self.people, 1)
        top.addWidget(self.more, 0, Qt.AlignmentFlag.AlignTop)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(2, 2, 2, 2)
        whole.setSpacing(4)
        whole.addLayout(top, 20)
        whole.addLayout(buttons)
        whole.addWidget(self.chat, 1)

    @staticmethod
    def _button(text: str, tip: str) -> QPushButton:
        button = QPushButton(text)
        button.setProperty("slim", True)    # the dock is narrow
        button.setToolTip(tip)
        return button

    def show_game(self, view: NetworkGameView | None, clock: GameClock) -> None:
        """Show who takes part in the game of *view*, with their times by *clock*; None: there is no game."""
        self._view, self._clock = view, clock
        status = view.status if view is not None else None
        peers = status.peers if status is not None else ()
        before, self._peers = self._peers, peers
        if [peer.key for peer in before] != [peer.key for peer in peers]:
            row = self.people.currentRow()
            self.people.clear()
            for peer in peers:
                self.people.addItem(QListWidgetItem())
                tip = self.tr("Press Enter to mute or unmute this person")
                self.people.item(self.people.count() - 1).setToolTip(tip if peer.presence != "self" else "")
            self.people.setCurrentRow(row)
        if view is None or status is None:
            return
        self._refresh_lines()
        acting, paused = status.playing and not status.over, status.me in status.paused
        self.undo.setEnabled(acting)
        self.pause.setEnabled(acting and (paused or bool(status.pauses_left)))
        self.pause.setText(self.tr("Resume") if paused else self.tr("Pause"))
        manners = view.manners
        self.chat.allow(manners.talk or status.me is not None, sayings=manners.sayings)
        for button in (self.undo, self.pause):
            button.setVisible(status.playing)
        self._offer_seats([
            #: Letter of the seat, and who has it now
            (chair, self.tr("Seat {0} ({1})").format(view.letter(chair), view.holder(chair)))
            for chair in view.to_be_had()
        ])    # fmt: skip
        self._update_more()

    def _offer_seats(self, seats: Sequence[tuple[int, str]]) -> None:
        self.seat.setVisible(self._view is not None and not self._view.playing)
        self.seat.setEnabled(bool(seats))
        if list(seats) != self._seats:
            self._seats = list(seats)
            menu = self.seat.menu()
            menu.clear()
            for chair, text in seats:
                menu.addAction(text, partial(self._client.feed, AskForSeat(chair)))

    def _refresh_lines(self) -> None:
        """Say anew of each person in the list how they are: a clock that runs must not take the keyboard away."""
        view, clock, changed = self._view, self._clock, False
        if view is None or clock is None:
            return
        for row, peer in enumerate(self._peers):
            item, text = self.people.item(row), self._line(view, clock, peer)
            colour = COLOURS[peer.presence]
            if item.data(_COLOUR) != colour:
                item.setData(_COLOUR, colour)
                item.setIcon(dot_icon(colour))
            if item.text() != text:
                changed = changed or len(item.text()) != len(text)    # a clock that goes on takes no more room
                item.setText(text)
        if changed:
            self._fit()

    def _line(self, view: NetworkGameView, clock: GameClock, peer: PeerInfo) -> str:
        letters = view.letters(peer)
        parts = [self._times(view, clock, peer), ping_text(peer) or presence_text(peer)]
        parts.append(self.tr("disk is full") if peer.disk_full else "")
        parts.append(self.tr("getting the game back") if peer.recovering else "")
        #: This player's chat is hidden
        parts.append(self.tr("muted") if peer.key in self._muted else "")
        if letters:
            name = f"{peer.name} ({letters})"
        else:
            text = self.tr("{0} (spectator)") if peer.number is None else self.tr("{0} (replaced by a bot)")
            name = text.format(peer.name)
        return f"{name} · {', '.join(part for part in parts if part)}"

    def _times(self, view: NetworkGameView, clock: GameClock, peer: PeerInfo) -> str:
        """Return in words how much time *peer* has left, for each seat of theirs."""
        words = []
        for chair in peer.chairs:
            shown = clock.shown(chair)
            if shown is not None:
                text = self.tr("{0} left, clock running") if shown.running else self.tr("{0} left")
                words.append(text.format(shown.text if len(peer.chairs) == 1 else f"{view.letter(chair)} {shown.text}"))
        return ", ".join(words)

    # What can be done

    def toggle_pause(self) -> None:
        """Pause the game, or end the own pause."""
        status = self._view.status if self._view is not None else None
        if status is not None:
            self._client.feed(PausePlay(status.me not in status.paused))

    def _suggest_undo(self) -> None:
        self._client.call(Session.suggest_undo)

    def _chosen(self) -> PeerInfo | None:
        row = self.people.currentRow()
        return self._peers[row] if 0 <= row < len(self._peers) and self._peers[row].presence != "self" else None

    @property
    def _may_propose(self) -> bool:
        return self._view is not None and self._view.playing and not self._view.over

    def _update_more(self) -> None:
        self.more.setEnabled(self._chosen() is not None or self._may_propose)

    def _show_menu_at(self, at: QPoint) -> None:
        if self.people.itemAt(at) is not None:
            self.menu().popup(self.people.viewport().mapToGlobal(at))

    def _show_menu(self) -> None:
        self.menu().popup(self.more.mapToGlobal(self.more.rect().bottomLeft()))

    def menu(self) -> QMenu:
        """Return what can be done about the chosen person, and about the chat and the clock."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        chosen = self._chosen()
        if chosen is not None:
            text = self.tr("Unmute this person") if chosen.key in self._muted else self.tr("Mute this person")
            menu.addAction(text, partial(self.toggle_mute, chosen.key))
            view, number = self._view, chosen.number
            if view is not None and self._may_propose and number is not None and view.is_replaceable(number):
                drop = SuggestChanges((DropPeer(number, AWAY, level=STAND_IN),))
                menu.addAction(self.tr("Propose that a bot plays for now"), partial(self._client.feed, drop))
        if self._view is not None and self._may_propose:
            menu.addSeparator()
            self._add_options(menu, self._view.manners)
        return menu

    def _add_options(self, menu: QMenu, now: Manners) -> None:
        """Add the table rules that can be proposed to *menu*; what is clicked holds only once all have agreed."""
        rules = menu.addMenu(self.tr("Propose who may chat"))
        for rule in TALK_RULES:
            self._add_option(rules, chat_rule_text(rule), Manners(*rule, now.clock), rule == chat_rule(now))
        clocks = menu.addMenu(self.tr("Propose a clock"))
        for clock in (*_CLOCKS, *([] if now.clock in _CLOCKS else [now.clock])):
            self._add_option(clocks, clock_text(clock), Manners(now.talk, now.sayings, clock), clock == now.clock)

    def _add_option(self, menu: QMenu, text: str, manners: Manners, is_now: bool) -> None:
        action = QAction(text, menu)
        action.setCheckable(True)
        action.setChecked(is_now)
        if not is_now:
            suggested = SuggestChanges((SetOptions(write_manners(manners)),))
            feed = self._client.feed
            action.triggered.connect(partial(feed, suggested))
        menu.addAction(action)

    def toggle_mute(self, key: bytes) -> None:
        """Show what the owner of *key* says no more, or again."""
        self._muted ^= {key}
        self._refresh_lines()

    def _on_activated(self, item: QListWidgetItem) -> None:
        chosen = self._chosen()
        if chosen is not None:
            self.toggle_mute(chosen.key)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Give people the room they need, as far as there is any."""
        self.people.doItemsLayout()    # only then it is known which lines are broken
        rows = [self.people.item(row) for row in range(self.people.count())]
        heights = [self.people.visualItemRect(item).height() for item in rows] or [round(20 * scale_of(self.font()))]
        edge = 2 * self.people.frameWidth() + 2
        self.people.setMinimumHeight(sum(heights[:2]) + edge)
        self.people.setMaximumHeight(sum(heights) + edge)

    def sizeHint(self) -> QSize:
        return QSize(272, 260)
