"""What a network game has to say beside the board, the most urgent first: for whom play waits, and what is asked."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from swqt.gui.lan.game_view import GameClock, NetworkGameView
from swqt.gui.lan.network_client import NetworkClient
from swqt.gui.lan.peers_panel import STAND_IN
from swqt.gui.panels.notices import Choice
from swqt.gui.texts.names import listed
from swqt.gui.texts.network import knock_text
from swqt.net.core.events import AskForSeat, FollowCopy, GiveAnswer, GoAlone, PausePlay, RefuseSeat, SuggestChanges
from swqt.net.lobby.table import write_manners
from swqt.net.news import CopyOffer, GameStatus, OpenProposal, Waiting
from swqt.net.wire.links import Knocked
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
        self.knocks: list[Knocked] = []
        """Those who ask to be let in without a PIN, and whom nobody here has answered yet."""

    def adopt(self, old: GameNotices) -> None:
        """Go on with what the *old* window has asked and hidden."""
        self._hidden, self.asks_copy, self.missed = old._hidden, old.asks_copy, old.missed
        self.rejected, self.knocks = old.rejected, old.knocks

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
            yield from (self._knock(knock) for knock in self.knocks)
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

    def _knock(self, knock: Knocked) -> Notice:
        no, yes = partial(self._answer_knock, knock, False), partial(self._answer_knock, knock, True)
        return Notice(knock_text(knock), (Choice(self.tr("Not now"), no), Choice(self.tr("Let in"), yes, True)))

    def _answer_knock(self, knock: Knocked, yes: bool) -> None:
        self.knocks.remove(knock)
        if yes:
            self._client.let_in(knock.key)
        self.changed.emit()

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
