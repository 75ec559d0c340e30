"""How a network game stands, apart from its moves: who takes part, who is there, what is asked of whom."""

from __future__ import annotations

import time
from collections import Counter
from typing import Final

from PySide6.QtCore import QObject

from swqt.gui.lan.circle import COLOURS, Member
from swqt.gui.panels.player_row import PlayerClock, PlayerPresence
from swqt.gui.texts.names import kind_text
from swqt.net.agreement import orders as o
from swqt.net.agreement import votes
from swqt.net.joining.newcomers import SeatRefused, SeatWanted
from swqt.net.joining.news import Playing
from swqt.net.meeting.document import Manners, manners_of, read_manners
from swqt.net.playing.clocks import Clocks
from swqt.net.playing.offering import house_of
from swqt.net.playing.opening import Opening
from swqt.net.wire.terms import Knocked
from swqt.table import HUMAN, REMOTE

BOT: Final = "bot:"
_SEATS: Final = "ABCDE"
_PRESENT: Final = ("here", "relayed")
_WATCHERS: Final = 100
"""From here on the numbers of those who watch, which only this window knows them by."""

_MOST_WISHES: Final = 8

UNBEARABLE: Final = 3
"""Moves against the rules after which it is proposed that a bot plays."""

CATCHING_UP: Final = 15.0
"""Seconds after coming back in which what arrives was played meanwhile."""


class NetworkGameState(QObject):
    """The game that *news* began, as the peer *key* sees it. A chair is a seat as the table had it before it was known
    who begins; *opening* says who sat where."""

    def __init__(self, news: Playing, opening: Opening, key: bytes) -> None:
        super().__init__()
        self.opening: Final = opening
        self.copy: Final = news.copy
        self.early: Final = news.early
        self._key: Final = key
        keys = tuple(key for key, _, _ in news.start.genesis.peers)
        peers = tuple(chair.peer for chair in opening.chairs)
        bots = tuple(chair.kind.removeprefix(BOT) if chair.kind != HUMAN else "" for chair in opening.chairs)
        self.view = votes.View(0, keys, (), peers, bots, peers, opening.host, ())
        self.first = 0
        """The chair of whoever begins: it is seat A."""
        self.states: dict[int, str] = {}
        self.pings: dict[bytes, float] = {}
        self.waiting: o.Waiting | None = None
        self.paused: tuple[int, ...] = ()
        self.hurries = False
        """Whether the person here wants to go on though others have paused the game."""
        self.proposals: dict[bytes, o.Asked] = {}
        """What is being voted on, but for what programs settle among themselves."""
        self.answered: set[bytes] = set()
        """Those of them that have been answered here."""
        self.knocks: list[Knocked] = []
        """Those who ask to be let in without a PIN, and whom nobody here has answered yet."""
        self.wishes: list[SeatWanted] = []
        """What those who watch ask for and nobody here has answered yet."""
        self.agreed: set[votes.Change] = set()
        """Changes of such wishes that were agreed to here: whoever else proposes them has this yes, too."""
        self.wish: int | None = None
        """The chair that has been asked for here."""
        self.refusers: tuple[int, ...] = ()
        """Those who play and have refused to put that wish to the vote."""
        self.voted_down = False
        """Whether all have voted, and against it."""
        self.gone = False
        """Whether that chair is not to be had any more: somebody has come back to it, or plays it now."""
        self.illegal: Counter[int] = Counter()
        """How many moves against the rules each peer has sent since that was last spoken of."""
        self.leaving = False
        """Whether the player here is asked if they really want to go on alone."""
        self.over = False
        self.returned = time.monotonic() if news.back and not news.copy else -CATCHING_UP
        """When somebody came back to the game here, in seconds of ``time.monotonic``."""
        self.known: int | None = None
        """How many commands were played when they had left."""
        self.missed = False
        """Whether there have been more since, which nobody here has seen."""
        house = house_of(news.start.genesis.document)
        self._house: Final = manners_of(house)
        self.clocks: Final = Clocks(len(opening.chairs))
        self.times: dict[int, int] = {}
        """The seconds that are left for the people on these chairs, if there is such a clock."""
        self.late: int | None = None
        """The chair that is asked and has no time left."""
        self.watched: Final = house is not None and house.pin and house.spectators
        """Whether others may come to watch if they know the PIN."""
        self._names = {person.key: person.name for person in house.people} if house is not None else {}
        self.looks = tuple(seat.colour for seat in house.seats) if house is not None else ()
        """The colours that were chosen at the table, by chair."""
        self._watchers: dict[bytes, int] = {}
        self._numbers: dict[bytes, int] = {}
        self._refused: set[tuple[bytes, int]] = set()

    def played(self, count: int) -> None:
        """*count* commands are on the table now."""
        if self.known is None:
            self.known = count
        elif count > self.known and time.monotonic() - self.returned < CATCHING_UP:
            self.missed = True

    @property
    def manners(self) -> Manners:
        """Who may talk, and the clock: what all have agreed on, or what was chosen before the game."""
        return (read_manners(self.view.options) if self.view.options else None) or self._house

    def bear(self) -> None:
        """Say no more in this turn of the time that is over."""
        if self.late is not None:
            self.clocks.bear(self.late)
            self.late = None

    # Who takes part

    @property
    def asked(self) -> o.Asked | None:
        """What is being voted on: first what must still be answered here, then what was proposed here."""
        open_ = [one for one in self.proposals.values() if one.proposal not in self.answered]
        return next(iter(sorted(open_, key=lambda one: one.peer == self.mine)), None)

    @property
    def mine(self) -> int | None:
        """The number of this peer; None if it has never had a seat."""
        return self.view.number(self._key)

    @property
    def playing(self) -> bool:
        """Whether somebody here has a seat now."""
        return self.mine in self.view.participants

    @property
    def alone(self) -> bool:
        """Whether nobody else who has a seat can be reached."""
        others = [peer for peer in self.view.participants if peer != self.mine]
        return bool(others) and not any(self.present(peer) for peer in others)

    @property
    def may_leave(self) -> bool:
        """Whether the player here can go on alone: there are others, and it is not a copy already."""
        return self.playing and not self.over and not self.copy and len(self.view.participants) > 1

    @property
    def unbearable(self) -> int | None:
        """Who has sent so many moves against the rules that a bot had better play; None if nobody has."""
        return next((
            peer for peer, count in self.illegal.items()
            if count >= UNBEARABLE and peer != self.mine and peer in self.view.participants
        ), None)    # fmt: skip

    def present(self, peer: int) -> bool:
        """Whether *peer* can be reached."""
        return peer == self.mine or self.states.get(peer) in _PRESENT

    def chairs_of(self, peer: int) -> list[int]:
        """Return the chairs that *peer* answers for."""
        return [chair for chair, holder in enumerate(self.view.seats) if holder == peer]

    def seat(self, chair: int) -> int:
        """Return the number of *chair* in the game."""
        return (chair - self.first) % len(self.view.seats)

    def letter(self, chair: int) -> str:
        """Return what the seat of *chair* is called."""
        return _SEATS[self.seat(chair)]

    def kind(self, chair: int) -> str:
        """Return who answers for *chair*, as this program sees it."""
        if not self.playing or self.view.seats[chair] != self.mine:
            return REMOTE
        return BOT + self.view.bots[chair] if self.view.bots[chair] else HUMAN

    def name(self, peer: int) -> str:
        """Return what *peer* is called: by the first person's seat that it had, or as it calls itself."""
        opening, view = self.opening, self.view
        chairs = [chair for chair, owner in enumerate(view.owners) if owner == peer]
        people = [chair for chair in chairs if opening.chairs[chair].kind == HUMAN]
        if chairs:
            return opening.chairs[(people or chairs)[0]].name
        return self._names.get(self.key_of(peer)) or self.tr("Player {0}").format(peer + 1)

    def key_of(self, peer: int) -> bytes:
        """Return the key of *peer*, or of whoever watches with that number; empty if nobody has it."""
        if peer < len(self.view.keys):
            return self.view.keys[peer]
        return next((key for key, number in self._numbers.items() if number == peer), b"")

    # Who watches

    def met(self, key: bytes, name: str) -> None:
        """There is a link to *key*, which calls itself *name*."""
        if self.view.number(key) is None:
            self._names[key] = name
            self._watchers[key] = number = self.watcher(key)
            self.states[number] = "here"

    def heard(self, key: bytes, name: str) -> None:
        """*key*, who watches and is called *name*, has said something."""
        self._names.setdefault(key, name)
        number = self.watcher(key)
        if key not in self._watchers and key != self._key:
            self._watchers[key] = number
            self.states[number] = "relayed"    # others are linked to them, or we had heard of them before

    def watcher(self, key: bytes) -> int:
        """Return the number by which this window knows *key*, who watches; always the same one."""
        return self._numbers.setdefault(key, _WATCHERS + len(self._numbers))

    def parted(self, key: bytes) -> None:
        """The link to *key* is gone."""
        self._watchers.pop(key, None)

    def members(self) -> list[Member]:
        """Return everybody, those who watch last."""
        out = []
        for number, key in enumerate(self.view.keys):
            seats = ", ".join(sorted(map(self.letter, self.chairs_of(number))))
            state = "self" if number == self.mine else self.states.get(number, "away")
            times = self._times(number)
            out.append(Member(number, self.name(number), seats, state, self.pings.get(key), key, times))
        for key, number in self._watchers.items():
            if self.view.number(key) is None:
                state, name = self.states.get(number, "here"), self._names.get(key, "?")
                out.append(Member(number, name, "", state, self.pings.get(key), key))
        if self.mine is None:
            name = self._names.get(self._key) or self.tr("You")
            out.append(Member(_WATCHERS - 1, name, "", "self", key=self._key))
        return out

    def _times(self, peer: int) -> str:
        """Return in words how much time *peer* has left, for each seat of theirs."""
        chairs = [chair for chair in self.chairs_of(peer) if chair in self.times]
        words = []
        for chair in chairs:
            clock = self._clock(chair)
            text = self.tr("{0} running") if clock.running else self.tr("{0} left")
            words.append(text.format(clock.text if len(chairs) == 1 else f"{self.letter(chair)} {clock.text}"))
        return ", ".join(words)

    def seat_clocks(self) -> dict[int, PlayerClock]:
        """Return how much time is left, by seat."""
        return {self.seat(chair): self._clock(chair) for chair in self.times}

    def _clock(self, chair: int) -> PlayerClock:
        return PlayerClock(self.times[chair], chair == self.clocks.running)

    def where(self) -> dict[int, PlayerPresence]:
        """Return how those who sit at other computers are reached, by seat; bots there are only named."""
        out = {}
        for chair, holder in enumerate(self.view.seats):
            if self.view.bots[chair]:
                if holder != self.mine:
                    out[self.seat(chair)] = PlayerPresence(kind_text(BOT + self.view.bots[chair]))
            elif holder != self.mine:
                state = self.states.get(holder, "away")
                out[self.seat(chair)] = PlayerPresence(self._reached(holder, state), COLOURS[state], state == "away")
        return out

    def _reached(self, peer: int, state: str) -> str:
        ping = self.pings.get(self.view.keys[peer])
        if state == "here" and ping is not None:
            return self.tr("{0} ms").format(max(1, round(ping * 1000)))
        words = {"here": self.tr("here"), "relayed": self.tr("by way of others"), "suspect": self.tr("silent")}
        return words.get(state, self.tr("away"))

    # Seats that others would like to have

    def to_be_had(self) -> list[int]:
        """Return the chairs that the person here, who watches, may ask for: of bots and of whoever is away."""
        if self.playing or self.over:
            return []
        return [chair for chair in range(len(self.view.seats)) if self._is_free(chair) or self._was_mine(chair)]

    def _is_free(self, chair: int) -> bool:
        return bool(self.view.bots[chair]) or not self.present(self.view.seats[chair])

    def _was_mine(self, chair: int) -> bool:
        return self.mine is not None and self.view.owners[chair] == self.mine

    def holder(self, chair: int) -> str:
        """Return who has *chair* now, for somebody who would like to have it."""
        if self.view.bots[chair]:
            return self.tr("a bot plays it")
        name = self.name(self.view.seats[chair])
        return self.tr("{0} plays it").format(name) if self.present(self.view.seats[chair]) else (
            self.tr("{0} is away").format(name)
        )    # fmt: skip

    def ask(self, wish: SeatWanted) -> bool:
        """Somebody who watches makes a *wish*; return whether there is anything to answer."""
        owner = self.view.number(wish.key)
        fits = self._is_free(wish.seat) or (owner is not None and self.view.owners[wish.seat] == owner)
        if not self.playing or self.over or not fits or (wish.key, wish.seat) in self._refused:
            return False
        if any((one.key, one.seat) == (wish.key, wish.seat) for one in self.wishes):
            return False
        self._names.setdefault(wish.key, wish.name)
        others = [one for one in self.wishes if one.key != wish.key][-_MOST_WISHES:]
        self.wishes = [*others, wish]
        return True

    def has_refused(self, wish: SeatWanted) -> bool:
        """Return whether the person here has answered such a *wish* with no."""
        return self.playing and (wish.key, wish.seat) in self._refused

    def want(self, chair: int | None) -> None:
        """The person here, who watches, asks for *chair*, or (None) speaks no more of what they had asked for."""
        self.wish, self.refusers, self.voted_down, self.gone = chair, (), False, False

    def hear_refusal(self, refusal: SeatRefused) -> None:
        """Somebody who plays has answered the wish of the person here with no."""
        if refusal.seat == self.wish and refusal.peer not in self.refusers:
            self.refusers += (refusal.peer,)

    @property
    def all_refused(self) -> bool:
        """Whether nobody is there who has not refused that wish."""
        asked = [peer for peer in self.view.participants if self.present(peer)]
        return bool(self.refusers) and set(self.refusers).issuperset(asked)

    def hear_decision(self, asked: o.Asked, carried: bool) -> None:
        """The vote on what was *asked* is over: it may have been on the wish of the person here."""
        mine = any(
            change.seat == self.wish and (isinstance(change, votes.Return) or change.key == self._key)
            for change in asked.changes if isinstance(change, (votes.SeatPeer, votes.Return))
        )  # fmt: skip
        self.voted_down = self.voted_down or (mine and not carried)

    def refuse(self, wish: SeatWanted) -> None:
        """The person here does not want *wish* put to the vote, and is not asked again."""
        self._refused.add((wish.key, wish.seat))
        self.settled()

    def settled(self) -> None:
        """Something has been decided, or is being voted on: forget the wishes that it answers."""
        asked = [change for one in self.proposals.values() for change in one.changes]
        self.wishes = [
            one for one in self.wishes
            if (one.key, one.seat) not in self._refused and one.change not in asked
            and self.view.seats[one.seat] != self.view.number(one.key)
        ]  # fmt: skip
        had = self.wish in self.to_be_had()
        if self.playing or self.over or (self.gone and had):    # granted, of no use, or to be asked for anew
            self.want(None)
        elif self.wish is not None:
            self.gone = not had

    def guests(self) -> list[tuple[int, int]]:
        """Return the chairs that the person here plays for others who are back, and who those are."""
        if not self.playing or self.over:
            return []
        return [
            (chair, owner) for chair, owner in enumerate(self.view.owners)
            if self.view.seats[chair] == self.mine and owner != self.mine and not self.view.bots[chair]
            and self.present(owner)
        ]  # fmt: skip
