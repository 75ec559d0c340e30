"""A network game as the window shows it: its GameStatus with names and seat letters, its news, and its clocks."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from time import monotonic
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject

from swqt.gui.panels.player_row import PlayerClock, PlayerPresence
from swqt.gui.texts.names import kind_text, listed
from swqt.gui.texts.refusals import chat_rule, clock_text, refused_text, trouble_text
from swqt.net import news as n
from swqt.net.core import events as e
from swqt.net.game.board import Opening
from swqt.net.lobby.table import EVERYBODY, PLAYERS, Manners, manners_of, read_manners
from swqt.net.wire.messages import LEFT, AnyChange, DropPeer, GiveSeat, SetOptions, UndoTo
from swqt.table import HUMAN, REMOTE, OnlineGame, letter
from swqt.table.clocks import Clocks
from swqt.table.setup import BOT

_tr = QCoreApplication.translate

COLOURS: Final = {"self": "#3F7D4E", "here": "#3F7D4E", "relayed": "#B8862B", "suspect": "#B8862B", "away": "#9A4A3C"}
"""The colours of the dots beside names, by presence."""


class NetworkGameView(QObject):
    """The game that *news* began; outlives a window that is rebuilt. A chair is a seat numbered as in the lobby, before
    the starting player is known; *opening* says who sat where. ``game`` is None until the starting player is known."""

    def __init__(self, news: n.Playing, opening: Opening) -> None:
        super().__init__()
        self.news: Final = news
        self.opening: Final = opening
        self.first = 0
        """The chair of the starting player, which is seat A."""
        self.status = news.status
        self.game: OnlineGame | None = None
        self.returned: Final = monotonic() if news.back else -math.inf
        """When the local player came back to this game, in seconds of ``time.monotonic``; -inf if they did not."""
        self.seen: int | None = None
        """The number of commands replayed when the game opened here; None until then."""
        self.missed = False
        """Whether commands were played while nobody was here."""
        self.rejected: int | None = None
        """The chair that the players have voted against giving to the local player."""
        self.asks_copy = False
        """Whether the player is being asked to confirm playing on in a copy."""
        self.hidden: Final[set[object]] = set()
        """The marks of the notices that the player has hidden."""
        self.clocks: Final = Clocks(len(opening.chairs))
        """Local clocks; other peers keep their own."""
        self.times: dict[int, PlayerClock] = {}
        """The time left to the people on these chairs, if the clock has a bank."""

    @property
    def is_told(self) -> bool:
        """Whether the network has reported the current status: until then, earlier commands have not been replayed and
        the connected peers are unknown."""
        return self.status is not self.news.status

    @property
    def manners(self) -> Manners:
        """Who may chat, and the clock: as agreed during the game, else as chosen in the lobby."""
        return manners_of(self.opening.table, self.status.options)

    # Who takes part

    def name(self, number: int) -> str:
        """Return the name of the peer with *number*, or a placeholder if the status does not list it yet."""
        names = (peer.name for peer in self.status.peers if peer.number == number)
        return next(names, "") or self.tr("Player {0}").format(number + 1)

    def name_of(self, key: bytes) -> str:
        known: tuple[n.PeerInfo | n.SeatWish, ...] = (*self.status.peers, *self.status.wishes)
        return next((one.name for one in known if one.key == key), "?")

    def owns(self, key: bytes, chair: int) -> bool:
        """Return whether the owner of *key* had *chair* at the start, which a bot may have had."""
        owner = self.status.seats[chair].owner
        return any((peer.number, peer.key) == (owner, key) for peer in self.status.peers)

    def is_replaceable(self, number: int) -> bool:
        """Return whether a bot may be proposed for the peer with *number*; not with two peers: one is no majority."""
        status = self.status
        if not status.peers[number].plays or not status.participants[2:]:
            return False
        late = status.waiting.peers if status.waiting is not None and status.waiting.overdue else ()
        return number in late or not is_present(status.peers[number])

    def seat(self, chair: int) -> int:
        return (chair - self.first) % len(self.status.seats)

    def chair(self, seat: int) -> int:
        return (seat + self.first) % len(self.status.seats)

    def letter(self, chair: int) -> str:
        return letter(self.seat(chair))

    def letters(self, peer: n.PeerInfo) -> str:
        """Return the letters of the seats that a person, not a bot, plays at *peer*."""
        return ", ".join(sorted(self.letter(chair) for chair in peer.chairs if not self.status.seats[chair].bot))

    def kind(self, chair: int) -> str:
        """Return the kind of player on *chair*: REMOTE unless it is played at this program."""
        seat = self.status.seats[chair]
        if seat.peer != self.status.me:
            return REMOTE
        return BOT + seat.bot if seat.bot else HUMAN

    def holder(self, chair: int) -> str:
        """Return a text that says who plays *chair* now, for somebody who may ask for it."""
        seat = self.status.seats[chair]
        if seat.bot:
            return self.tr("played by a bot")
        text = self.tr("played by {0}") if is_present(self.status.peers[seat.peer]) else self.tr("{0} is away")
        return text.format(self.name(seat.peer))

    def to_be_had(self) -> list[int]:
        """Return the chairs that the local spectator may ask for: own ones, bots' and, with a quorum, absent peers'."""
        status = self.status
        if status.playing or status.over:
            return []
        return [
            chair for chair, seat in enumerate(status.seats)
            if seat.bot or seat.owner == status.me or (status.quorum and not is_present(status.peers[seat.peer]))
        ]  # fmt: skip

    def presence(self) -> dict[int, PlayerPresence]:
        """Return the presence of the seats at other computers, by seat; for a bot only the name of its kind."""
        return {
            self.seat(chair): PlayerPresence(kind_text(BOT + seat.bot)) if seat.bot
            else PlayerPresence(presence_text(peer), COLOURS[peer.presence], peer.presence == "away")
            for chair, seat in enumerate(self.status.seats)
            if (peer := self.status.peers[seat.peer]).presence != "self"
        }  # fmt: skip

    # Clocks

    @property
    def late(self) -> int | None:
        """The chair that must answer and is out of time, unless that notice was hidden for this turn."""
        return self.clocks.late(monotonic())

    def look(self) -> int | None:
        """Update the clocks and ``times``; return the chair to remind of its turn now, None if there is none."""
        game, clocks, now = self.game, self.clocks, monotonic()
        if game is None or not self.is_told:
            return None
        asked = self.chair(game.decision.seat) if game.decision is not None and game.decision.seat >= 0 else None
        clocks.obey(self.manners.clock)
        clocks.follow(self.status, asked, (game.state.round, self.chair(game.state.turn)), now)
        self.times = {
            chair: PlayerClock(math.ceil(left), chair == clocks.running)
            for chair, seat in enumerate(self.status.seats)
            if not (seat.bot or self.status.over) and (left := clocks.left(chair, now)) is not None
        }  # fmt: skip
        return clocks.remind(now)

    # Texts

    def names(self, peers: Iterable[int]) -> str:
        return listed(map(self.name, peers))

    def changes(self, changes: Sequence[AnyChange]) -> str:
        """Return *changes* in words, as parts of a sentence."""
        return "; ".join(map(self._change, changes))

    def _change(self, change: AnyChange) -> str:
        match change:
            case DropPeer(peer, reason):
                text = self.tr("a bot plays for {0} until they return")
                if reason == LEFT:
                    text = self.tr("{0} leaves, and a bot plays for them")
                return text.format(self.name(peer))
            case GiveSeat(seat, key):
                text = self.tr("{1} is back in seat {0}") if self.owns(key, seat) else self.tr("{1} takes seat {0}")
                return text.format(self.letter(seat), self.name_of(key))
            case UndoTo():
                return self.tr("the last move is undone")
            case SetOptions(data) if (manners := read_manners(data)) is not None and manners != self.manners:
                return listed(self._manners(self.manners, manners)) or self.tr("other table settings")
            case SetOptions(data) if data:
                return self.tr("the game continues")
            case _:
                return self.tr("other table settings")

    def _manners(self, before: Manners, after: Manners) -> Iterator[str]:
        """Yield the differences between the two, as parts of a sentence."""
        if chat_rule(after) != chat_rule(before):
            yield {
                EVERYBODY: self.tr("everyone may chat"), PLAYERS: self.tr("only players may chat"),
            }.get(chat_rule(after), self.tr("there is only quick chat"))  # fmt: skip
        clock = after.clock
        if clock == before.clock:
            return
        if clock.bank:
            #: {0}: the time of each player, and perhaps what every turn adds to it
            yield self.tr("the clock gives {0}").format(clock_text(clock))
        elif clock.reminder:
            yield self.tr("players are reminded after %n minute(s)", "", clock.reminder)
        else:
            yield self.tr("there is no clock")

    def told(self, news: object) -> str:
        """Return the message for *news* that is shown once; empty for most news."""
        match news:
            case n.CommandsLost(texts) if texts:
                return self.tr("%n move(s) that the others never saw have been undone.", "", len(texts))
            case n.ViewChanged():
                return self._changed(news)
            case n.ProposalFailed(changes, voted_down):
                text = self.tr("The game has gone on, so this is no longer up for a vote: {0}.")
                if voted_down:
                    text = self.tr("The table voted against this: {0}.")
                return text.format(self.changes(changes))
            case e.PeerConvicted(peer) if peer == self.status.me:
                return self.tr("Your program signed for two tables. You can only come back if everyone agrees.")
            case e.PeerConvicted(peer, reason):
                text = self.tr("{0}'s program signed two different moves. A bot plays for {0}, who may come back.")
                if reason == "split":
                    text = self.tr("{0}'s program played at two tables at once. A bot plays for {0}.")
                return text.format(self.name(peer))
            case e.LogSplit():
                return self._split(news)
            case e.LockBroken():
                return self.tr("The others signed against a move that was final here. You can only play on in a copy.")
            case e.CommandRefused(code):
                return refused_text(code)
            case n.Stuck(trouble):
                return trouble_text(trouble)
        return ""

    def _changed(self, news: n.ViewChanged) -> str:
        """Return a text on what a view change means: a copy, changed seats, a repeated draw."""
        sentences = []
        if news.copy:
            sentences.append(self.tr("From here on, this is a copy of the game, marked as one."))
        if news.changes:
            text = self.changes(news.changes)
            sentences.append(f"{text[:1].upper()}{text[1:]}.")
        if news.burned:
            text = self.tr("The draw is repeated: {0} signed that {1} didn't contribute to it.")
            sentences.append(text.format(self.names(news.signers), self.names(news.missing)))
        return " ".join(sentences)

    def _split(self, news: e.LogSplit) -> str:
        """Return a text that says who was on which side of the split, and on which side the game continues."""
        winners, losers = self.names(news.winners) or "–", self.names(news.losers) or "–"
        if not news.lost:
            return self.tr(
                "The table was split: {0} played on this side, {1} on the other. This game continues, and what was"
                " played on the other side is kept as a copy."
            ).format(winners, losers)
        moves = max(0, self.status.length - news.place)
        return self.tr(
            "The table was split: {1} played on this side, {0} on the other. The game continues from the other side."
            " Your part, %n move(s), is kept as a copy, and you get your seat back.", "", moves,
        ).format(winners, losers)  # fmt: skip

    def slow(self, peer: int) -> str:
        """Return the reminder that *peer* has been thinking for the number of minutes set for the table."""
        minutes = self.manners.clock.reminder
        return self.tr("{0} has been thinking for %n minute(s).", "", minutes).format(self.name(peer))


def is_present(peer: n.PeerInfo) -> bool:
    """Return whether *peer* can be reached, directly or through another peer."""
    return peer.presence in ("self", "here", "relayed")


def presence_text(peer: n.PeerInfo) -> str:
    """Return the presence of *peer* in a word or two; for a direct link the round-trip time, if known."""
    if peer.presence == "here" and peer.ping is not None:
        text = _tr("NetworkGameView", "{0} ms").format(max(1, round(peer.ping * 1000)))
        return text.replace(" ", "\N{NO-BREAK SPACE}")    # keeps number and unit on one line in a list
    words = {
        #: This player is the one at this computer
        "self": _tr("NetworkGameView", "you"),
        #: A player who is connected
        "here": _tr("NetworkGameView", "here"),
        "relayed": _tr("NetworkGameView", "via another player"),
        "suspect": _tr("NetworkGameView", "not responding"),
    }
    #: A player who is not connected
    return words.get(peer.presence, _tr("NetworkGameView", "away"))
