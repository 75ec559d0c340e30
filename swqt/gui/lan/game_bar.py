"""What a network game shows beside the board: the panel of participants, and notices by urgency."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, QPoint, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QListWidget, QMenu

from swqt.gui.lan.game_view import COLOURS, NetworkGameView, is_present, presence_text
from swqt.gui.lan.network_client import NetworkClient
from swqt.gui.lan.table_widgets import PeoplePanel, knock_question
from swqt.gui.panels.notices import Choice
from swqt.gui.style.buttons import push_button
from swqt.gui.style.layouts import FlowLayout, hbox, vbox
from swqt.gui.style.theme import scale_of
from swqt.gui.texts.names import listed
from swqt.gui.texts.refusals import chat_rule, chat_rule_text, clock_text, muted_text
from swqt.net.core import events as e
from swqt.net.lobby.table import NO_CLOCK, TALK_RULES, Clock, Manners, write_manners
from swqt.net.news import CopyOffer, GameStatus, OpenProposal, PeerInfo, Waiting
from swqt.net.session import Session
from swqt.net.wire.messages import AWAY, DropPeer, SetOptions


class Notice(NamedTuple):
    """A message with its *choices*. *mark* identifies it when the player hides it; None if it cannot be hidden."""

    text: str
    choices: tuple[Choice, ...] = ()
    mark: object = None


class GameNotices(QObject):
    """The notices about the game of *view*. The window provides the callbacks *replay*, *stop* and *verify*."""

    def __init__(
        self, view: NetworkGameView, client: NetworkClient, *, replay: Callable[[], None], stop: Callable[[], None],
        verify: Callable[[], None],
    ) -> None:  # fmt: skip
        super().__init__()
        self.view: Final = view
        self._client = client
        self._replay, self._stop, self._verify = replay, stop, verify

    def current(self) -> Notice:
        """Return the most urgent notice that is not hidden; its text is empty if there is none."""
        notices = self._all(self.view.status) if self.view.is_told else ()
        return next((one for one in notices if one.mark not in self.view.hidden), Notice(""))

    def _all(self, status: GameStatus) -> Iterator[Notice]:
        """Yield all notices that apply, the most urgent first."""
        if self.view.asks_copy and status.may_copy:
            yield self._copy_question()
        if status.playing:
            yield from self._votes(status)
            yield from map(self._copy_offer, status.copies)
            text, answers = knock_question(self._client)
            if text:
                yield Notice(text, answers)
        if status.over:
            text = self.tr("Anyone can check every draw of this game.")
            yield Notice(text, (Choice(self.tr("Verify the dice"), self._verify),))
            return
        if status.disk_failing:
            yield Notice(self.tr("Your disk is full. Nothing you do is sent until the game can be saved again."))
        if status.recovering:
            yield Notice(self.tr("Your record of this game was lost. Getting it back from the others…"))
        yield from self._wanted(status)
        if status.paused:
            yield self._pause(status)
        if status.waiting is not None:
            yield self._waiting(status, status.waiting)
        if status.playing and (late := self.view.late) is not None:
            yield self._late(status, late)
        yield from self._seats(status)

    # Answers

    def _feed(self, text: str, event: e.PeerEvent, *, primary: bool = True) -> Choice:
        return Choice(text, partial(self._client.feed, event), primary)

    def _answers(self, no: e.PeerEvent, yes: e.PeerEvent) -> tuple[Choice, Choice]:
        return self._feed(self.tr("Refuse"), no, primary=False), self._feed(self.tr("Agree"), yes)

    def _recap(self) -> None:
        """Ask the window to replay what has happened since the local player's last turn."""
        self.view.missed = False
        self._replay()

    def _hide(self, mark: object, text: str = "") -> Choice:
        return Choice(text or self.tr("Hide"), partial(self.view.hidden.add, mark))

    # Copies

    def _copy_question(self) -> Notice:
        text = self.tr(
            "You'll continue in a copy of this game, with bots in every other seat. The others keep the original, and"
            " the two games can't be merged again."
        )
        stay = Choice(self.tr("Stay"), partial(self._ask_copy, False))
        return Notice(text, (stay, Choice(self.tr("Play on in a copy"), self._make_copy, True)))

    def _ask_copy(self, asks: bool) -> None:
        self.view.asks_copy = asks

    def _make_copy(self) -> None:
        self._client.feed(e.GoAlone(STAND_IN))
        self._ask_copy(False)

    def _copy_choice(self, status: GameStatus) -> tuple[Choice, ...]:
        """Return the choice to play on in a copy if the peers that are present form no quorum, else nothing."""
        if status.quorum or not status.may_copy:
            return ()
        return (Choice(self.tr("Play on in a copy…"), partial(self._ask_copy, True)),)

    def _copy_offer(self, offer: CopyOffer) -> Notice:
        text = self.tr("{0} played on in a copy of this game. Join it now, or stay in this game for the moment?")
        follow = self._feed(self.tr("Join the copy"), e.FollowCopy(offer.game))
        choices = (self._hide(offer.game, self.tr("Stay")), follow)
        return Notice(text.format(self.view.names(offer.signers)), choices, offer.game)

    # Votes

    def _votes(self, status: GameStatus) -> Iterator[Notice]:
        """Ask for a vote or report that others have yet to vote; without proposals, ask whether to propose a wish."""
        for proposal in sorted(status.proposals, key=lambda one: one.mine is not None)[:1]:
            yield self._vote(proposal, status)
        for wish in status.wishes[:1] if not status.proposals else ():
            text = self.tr("{0} would like seat {1} ({2}). If you agree, everyone votes on it.")
            if self.view.owns(wish.key, wish.chair):
                text = self.tr("{0} is back and would like seat {1} again ({2}). If you agree, everyone votes on it.")
            text = text.format(wish.name, self.view.letter(wish.chair), self.view.holder(wish.chair))
            yield Notice(text, self._answers(e.RefuseSeat(wish.key, wish.chair), e.SuggestChanges((wish.change,))))

    def _vote(self, proposal: OpenProposal, status: GameStatus) -> Notice:
        what = self.view.changes(proposal.changes)
        if proposal.mine is None:
            #: A player, and what they propose
            text = self.tr("{0} proposes: {1}.").format(self.view.name(proposal.peer), what)
            return Notice(text, self._answers(e.GiveAnswer(proposal.name, False), e.GiveAnswer(proposal.name, True)))
        text = self.tr("Asking the others: {0}.")
        if proposal.missing:
            text = self.tr("Asking the others: {0}. Still to answer: {1}.")
        return Notice(text.format(what, self.view.names(proposal.missing)), self._copy_choice(status))

    # Why the game waits

    def _pause(self, status: GameStatus) -> Notice:
        text = self.tr("{0} asked for a pause.").format(self.view.names(status.paused))
        if not status.playing:
            return Notice(text)
        if status.me in status.paused:
            go_on = self._feed(self.tr("Resume"), e.PausePlay(False))
        else:    # any change that is agreed on ends all pauses
            agreed = status.options or write_manners(self.view.manners)
            go_on = self._feed(self.tr("Ask to continue"), e.SuggestChanges((SetOptions(agreed),)))
        return Notice(text, (*self._copy_choice(status), go_on))

    def _waiting(self, status: GameStatus, waiting: Waiting) -> Notice:
        choices = self._copy_choice(status)
        if status.playing and waiting.overdue:
            save = Choice(self.tr("Save and leave"), self._stop)
            choices = (save, *choices, *(self._bot_choice(waiting.peers[0]) if status.quorum else ()))
        elif not status.playing and status.wish is None:
            free = [chair for chair in self.view.to_be_had() if status.seats[chair].peer in waiting.peers]
            text = self.tr("Ask for seat {0}")
            choices = tuple(self._feed(text.format(self.view.letter(one)), e.AskForSeat(one)) for one in free[:1])
        return Notice(self._why(status, waiting), choices)

    def _why(self, status: GameStatus, waiting: Waiting) -> str:
        count, names = len(waiting.peers), self.view.names(waiting.peers)
        full = [peer.name for peer in status.peers if peer.number in waiting.peers and peer.disk_full]
        if full:
            #: {0}: one or several players
            return self.tr("The disk of {0} is full.", "", len(full)).format(listed(full))
        if not status.quorum and status.may_copy:
            gone = [peer.name for peer in status.participants if not is_present(peer)]
            return self.tr("{0} of {1} players can't be reached: {2}. Wait, or play on in a copy.").format(
                len(gone), len(status.participants), listed(gone)
            )
        if waiting.here and waiting.what == "command":
            if self.view.manners.clock.bank:
                return self.tr("{0} is out of time.").format(names)
            #: {0}: one or several players
            return self.tr("{0} haven't moved for a long time.", "", count).format(names)
        if waiting.here and waiting.what == "view":
            return self.tr("Waiting for {0} to confirm what was agreed.").format(names)
        if waiting.here:
            return self.tr("Waiting for {0} to contribute to the next draw.").format(names)
        if waiting.overdue:
            #: {0}: one or several players
            return self.tr("{0} have been away for a while.", "", count).format(names)
        return self.tr("Waiting for {0} to reconnect. The game continues as soon as they're back.").format(names)

    def _bot_choice(self, peer: int) -> tuple[Choice, ...]:
        """Return the choice to let a bot play for *peer* if they may be replaced now, else nothing."""
        if not self.view.is_replaceable(peer):
            return ()
        return (self._feed(self.tr("Let a bot play for now"), stand_in_for(peer)),)

    def _late(self, status: GameStatus, chair: int) -> Notice:
        """Say that the player of *chair* is out of time: this has no penalty, but the others may vote for a bot."""
        peer, hide = status.seats[chair].peer, Choice(self.tr("Hide"), partial(self.view.clocks.bear, chair))
        if peer == status.me:
            text = self.tr("You're out of time. The others may vote to let a bot play for you for now.")
            return Notice(text, (hide,))
        return Notice(self.tr("{0} is out of time.").format(self.view.name(peer)), (hide, *self._bot_choice(peer)))

    # Seats

    def _wanted(self, status: GameStatus) -> Iterator[Notice]:
        """Yield notices about the seat that the local player asks for, or may take back."""
        own = [chair for chair, seat in enumerate(status.seats) if seat.owner == status.me and seat.bot]
        if status.timed_out and own:
            back = self._feed(self.tr("Take your seat back"), e.AskForSeat(own[0]))
            yield Notice(self.tr("A bot is playing for you."), (back,))
        if status.wish is not None or self.view.rejected is not None:
            mark = (status.wish, status.refusers, self.view.rejected)
            yield Notice(self._wish(status), (self._hide(mark),), mark)

    def _seats(self, status: GameStatus) -> Iterator[Notice]:
        """Yield notices about what the local player missed, and who plays for them."""
        view, me = self.view, status.me
        if view.missed and status.playing:
            text = self.tr("The game went on while you were away.")
            recap = Choice(self.tr("What happened"), self._recap, True)
            yield Notice(text, (self._hide("missed"), recap), "missed")
        mine = [seat for seat in status.seats if me is not None and seat.owner == me and seat.peer != me]
        if mine and status.refusers:
            names = view.names(status.refusers)
            yield Notice(self.tr("{0} said no to giving you your seat back.").format(names))
        elif mine and mine[0].bot:
            yield Notice(self.tr("A bot is playing for you. You get your seat back automatically."))
        elif mine:
            yield Notice(self.tr("{0} is playing for you.").format(view.name(mine[0].peer)))

    def _wish(self, status: GameStatus) -> str:
        """Return the state of the local spectator's wish for a seat."""
        if self.view.rejected is not None:
            text = self.tr("The players voted against giving you seat {0}.")
            return text.format(self.view.letter(self.view.rejected))
        assert status.wish is not None
        letter, names = self.view.letter(status.wish), self.view.names(status.refusers)
        seat = status.seats[status.wish]
        if not seat.bot and is_present(status.peers[seat.peer]):
            return self.tr("Seat {0} is no longer free: {1}.").format(letter, self.view.holder(status.wish))
        if not names:
            return self.tr("You asked for seat {0}. The players are deciding.").format(letter)
        if all(peer.number in status.refusers for peer in status.participants if is_present(peer)):
            return self.tr("{0} said no to your request for seat {1}.").format(names, letter)
        return self.tr("You asked for seat {0}. {1} said no; the others are still deciding.").format(letter, names)


STAND_IN: Final = "medium"
"""The level of the bot that plays for an absent player."""

_CLOCKS: Final = (NO_CLOCK, Clock(2), Clock(5), Clock(10), Clock(0, 10, 30), Clock(0, 20, 30), Clock(0, 40, 60))


def stand_in_for(peer: int) -> e.SuggestChanges:
    """Return the proposal to let a bot play for *peer* until they are back."""
    return e.SuggestChanges((DropPeer(peer, AWAY, level=STAND_IN),))


class PeersPanel(PeoplePanel):
    """The participants of a network game with their clocks, buttons to propose changes, and the chat."""

    def __init__(self, client: NetworkClient) -> None:
        super().__init__(client)
        self._view: NetworkGameView | None = None
        self.people.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.people.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.people.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.people.customContextMenuRequested.connect(self._show_menu_at)
        self.people.itemActivated.connect(self.toggle_mute)
        self.people.currentRowChanged.connect(self._update)
        slim = partial(push_button, look="slim")    # the dock is narrow
        self.undo = slim(
            self.tr("Ask to undo"), partial(client.call, Session.suggest_undo),
            tip=self.tr("Ask everyone whether you may take back your last move"),
        )  # fmt: skip
        self.pause = slim(
            self.tr("Pause"), self.toggle_pause,
            tip=self.tr("Pause or resume the game. Each player can pause three times"),
        )  # fmt: skip
        self.seat = slim(
            self.tr("Ask for a seat"),
            tip=self.tr("Ask the players for a seat that a bot is playing or whose player is away"),
        )
        self.seat.setMenu(QMenu(self.seat))
        self.more = slim("…", self._show_menu, tip=self.tr("Options for this person, the chat and the clock"))
        self.more.setAccessibleName(self.more.toolTip())
        buttons = FlowLayout(spacing=4, widgets=(self.undo, self.pause, self.seat))
        top = hbox((self.people, 1), self.more)
        top.setAlignment(self.more, Qt.AlignmentFlag.AlignTop)
        self._parts = vbox((top, 20), buttons, (self.chat, 1), of=self, spacing=4, margins=(2, 2, 2, 2))

    def show_game(self, view: NetworkGameView | None) -> None:
        """Show the participants of the game of *view* and their clocks; None if there is no game."""
        self._view = view
        peers = view.status.peers if view is not None else ()
        lines = [(one.key, self._line(view, one), COLOURS[one.presence]) for one in peers] if view is not None else []
        self._show_people(lines)
        tip = self.tr("Press Enter to mute or unmute this person")
        for item, peer in zip(self.people.all_items(), peers, strict=True):
            item.setToolTip(tip if peer.presence != "self" else "")
        self._update()
        if view is None:
            return
        status = view.status
        acting, paused = self._may_propose, status.me in status.paused
        self.undo.setEnabled(acting)
        self.pause.setEnabled(acting and (paused or bool(status.pauses_left)))
        self.pause.setText(self.tr("Resume") if paused else self.tr("Pause"))
        self.chat.allow(view.manners.talk or status.me is not None, sayings=view.manners.sayings)
        for button in (self.undo, self.pause):
            button.setVisible(status.playing)
        #: Letter of the seat, and who has it now
        text = self.tr("Seat {0} ({1})")
        seats = {text.format(view.letter(chair), view.holder(chair)): chair for chair in view.to_be_had()}
        self.seat.setVisible(not status.playing)
        self.seat.setEnabled(bool(seats))
        menu = self.seat.menu()
        if list(seats) != [action.text() for action in menu.actions()]:
            menu.clear()
            for name, chair in seats.items():
                menu.addAction(name, partial(self._client.feed, e.AskForSeat(chair)))
        self._fit()

    def _line(self, view: NetworkGameView, peer: PeerInfo) -> str:
        letters = view.letters(peer)
        parts = [*self._times(view, peer), presence_text(peer)]
        if peer.disk_full:
            parts.append(self.tr("disk is full"))
        if peer.recovering:
            parts.append(self.tr("getting the game back"))
        if peer.key in self._muted:
            parts.append(muted_text())
        name = f"{peer.name} ({letters})"
        if not letters:
            text = self.tr("{0} (spectator)") if peer.number is None else self.tr("{0} (replaced by a bot)")
            name = text.format(peer.name)
        return f"{name} · {', '.join(parts)}"

    def _times(self, view: NetworkGameView, peer: PeerInfo) -> Iterator[str]:
        """Yield a text with the time left for each seat of *peer*."""
        for chair in peer.chairs:
            if (left := view.times.get(chair)) is not None:
                seat = f"{view.letter(chair)} " if len(peer.chairs) > 1 else ""
                yield self.tr("{0} left").format(seat + left.text)

    # Actions

    def toggle_pause(self) -> None:
        """Pause the game, or end the local player's pause."""
        if self._view is not None:
            status = self._view.status
            self._client.feed(e.PausePlay(status.me not in status.paused))

    @property
    def _other(self) -> PeerInfo | None:
        """The peer selected in the list, unless it is the local player."""
        chosen = self._view.status.peer(self._chosen) if self._view is not None else None
        return chosen if chosen is not None and chosen.presence != "self" else None

    @property
    def _may_propose(self) -> bool:
        return self._view is not None and self._view.status.playing and not self._view.status.over

    def _update(self) -> None:
        """Enable the menu button if the menu would have any entries."""
        self.more.setEnabled(self._other is not None or self._may_propose)

    def _show_menu_at(self, at: QPoint) -> None:
        if self.people.itemAt(at) is not None:
            self.menu().popup(self.people.viewport().mapToGlobal(at))

    def _show_menu(self) -> None:
        self.menu().popup(self.more.mapToGlobal(self.more.rect().bottomLeft()))

    def menu(self) -> QMenu:
        """Return the menu for the selected person, the chat rules and the clock."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        view, other = self._view, self._other
        if other is not None:
            text = self.tr("Unmute this person") if other.key in self._muted else self.tr("Mute this person")
            menu.addAction(text, self.toggle_mute)
        if view is None or not self._may_propose:
            return menu
        if other is not None and other.number is not None and view.is_replaceable(other.number):
            drop = stand_in_for(other.number)
            menu.addAction(self.tr("Propose that a bot plays for now"), partial(self._client.feed, drop))
        menu.addSeparator()
        now = view.manners
        rules = menu.addMenu(self.tr("Propose who may chat"))
        for rule in TALK_RULES:
            self._add_option(rules, chat_rule_text(rule), Manners(*rule, now.clock), rule == chat_rule(now))
        clocks = menu.addMenu(self.tr("Propose a clock"))
        for clock in dict.fromkeys((*_CLOCKS, now.clock)):
            self._add_option(clocks, clock_text(clock), Manners(now.talk, now.sayings, clock), clock == now.clock)
        return menu

    def _add_option(self, menu: QMenu, text: str, manners: Manners, is_now: bool) -> None:
        """Add an entry to *menu* that proposes *manners*; they only apply once everyone has agreed."""
        suggested = e.SuggestChanges((SetOptions(write_manners(manners)),))
        action = menu.addAction(text) if is_now else menu.addAction(text, partial(self._client.feed, suggested))
        action.setCheckable(True)
        action.setChecked(is_now)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Limit the height of the list to that of its lines; keep the first two visible, and all rows of buttons."""
        self.people.doItemsLayout()    # the heights are only known after line wrapping
        heights = [self.people.visualItemRect(item).height() for item in self.people.all_items()]
        heights = heights or [round(20 * scale_of(self.font()))]
        edge = 2 * self.people.frameWidth() + 2
        self.people.setMinimumHeight(sum(heights[:2]) + edge)
        self.people.setMaximumHeight(sum(heights) + edge)
        self.setMinimumHeight(self._parts.minimumHeightForWidth(self.width()))

    def sizeHint(self) -> QSize:
        return QSize(272, 260) * scale_of(self.font())
