"""What happens at a table of a network, in sentences.

Who was not let in, in a sentence: the host should know who tries PINs, and is not told again all the time.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QObject

from swqt.gui.lan.manners import MannersWords
from swqt.gui.lan.words import trouble_text
from swqt.gui.pages.verification import change_sentences
from swqt.net.agreement import orders as o
from swqt.net.agreement import votes
from swqt.net.meeting.document import read_manners
from swqt.net.playing.verify import VerifyReport
from swqt.net.wire.terms import LinkFailure, TurnedAway
from swqt.net.wire.trouble import Trouble


class Tidings(QObject):
    """Words for news; *name* gives the name of a peer by its number, *letter* what the seat of a chair is called."""

    def __init__(self, name: Callable[[int], str], letter: Callable[[int], str]) -> None:
        super().__init__()
        self._name = name
        self._letter = letter
        self._manners = MannersWords()

    def names(self, peers: Sequence[int]) -> str:
        return ", ".join(map(self._name, peers))

    def waiting(self, news: o.Waiting) -> str:
        """For whom play waits, and how long already."""
        names = self.names(news.peers)
        if news.overdue:
            return self.tr("{0} has been away for a while.").format(names)
        if news.what == "seat":
            text = self.tr("Waiting for {0}, who cannot be reached. The game goes on as soon as they are back.")
            return text.format(names)
        return self.tr("Waiting for the part of {0} in the next draw.").format(names)

    def resting(self, peers: Sequence[int]) -> str:
        return self.tr("{0} asked for a pause.").format(self.names(peers))

    def paused(self, peers: Sequence[int], reason: str) -> str:
        if not peers:
            return self.tr("The game goes on.")
        text = self.resting(peers)
        return f"{text} {reason}" if reason else text

    def asked(self, news: o.Asked) -> str:
        """What *news* asks the people here."""
        return self.tr("{0} proposes: {1}").format(self._name(news.peer), self.changes(news.changes))

    def asking(self, news: o.Asked) -> str:
        return self.tr("The others are being asked: {0}").format(self.changes(news.changes))

    def answered(self, news: o.Answered) -> str:
        yes, no = self.tr("{0} agrees."), self.tr("{0} does not agree.")
        return (yes if news.yes else no).format(self._name(news.peer))

    def decided(self, carried: bool) -> str:
        return self.tr("That is agreed.") if carried else self.tr("That is not agreed.")

    def changed(self, news: o.Viewed) -> str:
        """Who takes part from now on, and what became of a draw."""
        text = self.changes(news.changes)
        if news.burned and news.missing:
            anew = self.tr("The draw is made anew: {0} signed that the part of {1} is missing.")
            text = " ".join((text, anew.format(self.names(news.signers), self.names(news.missing))))
        return text[:1].upper() + text[1:]

    def changes(self, changes: Sequence[votes.Change]) -> str:
        """What *changes* are, as parts of a sentence."""
        return "; ".join(map(self._change, changes))

    def _change(self, change: votes.Change) -> str:
        match change:
            case votes.SeatBot(seat, peer, _):
                return self.tr("a bot of {1} plays for seat {0}").format(self._letter(seat), self._name(peer))
            case votes.SeatPeer(seat, peer, _, _):
                return self.tr("{1} takes seat {0}").format(self._letter(seat), self._name(peer))
            case votes.Return(seat):
                return self.tr("seat {0} goes back to its owner").format(self._letter(seat))
            case votes.Drop(peer, _):
                return self.tr("a bot plays for {0} until that player is back").format(self._name(peer))
            case votes.Reanchor(peer, _):
                return self.tr("{0} gets a new secret for the dice, for the old one is lost").format(self._name(peer))
            case votes.Undo(_):
                return self.tr("the last command is taken back")
            case votes.Copy(peer, _):
                return self.tr("{0} goes on alone").format(self._name(peer))
            case votes.TableOptions(data) if (manners := read_manners(data)) is not None:
                return self._manners.manners(manners)
            case _:
                return self.tr("another agreement at this table")

    def declined(self, code: str) -> str:
        """Why something that somebody here wanted is not done."""
        return {
            "turn": self.tr("It is somebody else's turn by now."),
            "illegal": self.tr("The others' boards do not allow that."),
            "over": self.tr("The game is over."),
            "paused": self.tr("The game rests: somebody has asked for a pause."),
            "voting": self.tr("The table is voting; a moment, please."),
            "watcher": self.tr("Only players may do that."),
            "changes": self.tr("That cannot be taken back or changed any more."),
            "proposal": self.tr("There is no such proposal any more."),
            "syncing": self.tr("The game is being fetched from the others; a moment, please."),
            "chat": self.tr("Nobody may say so much in so short a time."),
            "disk": self.tr("Nothing can be saved on this computer, so that has to wait."),
            "draw": self.tr("A draw is open, and those who would stay are too few. Wait, or go on in a copy."),
            "sayings": self.tr("At this table only ready sayings are heard."),
            "pauses": self.tr("Everybody may pause three times."),
        }.get(code, code)

    def misdeed(self, peer: int, kind: str) -> str:
        if kind == "equivocation":
            text = self.tr("{0} has told different people different things. It is kept as evidence.")
        else:
            text = self.tr("{0} has sent a move that the rules do not allow. It does not count.")
        return text.format(self._name(peer))

    def disk(self, peer: int, full: bool) -> str:
        """*peer* cannot write, or can again."""
        text = self.tr("{0}’s disk is full.") if full else self.tr("{0}’s disk has room again.")
        return text.format(self._name(peer))

    def slow(self, peer: int, minutes: int) -> str:
        """*peer* has been asked for so many minutes."""
        text = self.tr("{0} has been thinking for %n minute(s).", "", minutes)
        return text.format(self._name(peer))

    def lost(self, count: int) -> str:
        return self.tr("%n move(s) that the others never saw are taken back.", "", count) if count else ""

    def trouble(self, trouble: Trouble) -> str:
        return trouble_text(trouble)

    def report(self, report: VerifyReport) -> str:
        """What the check of a game has found."""
        if not report.good:
            problem = report.problems[0]
            return self.tr("This game is not proved: {0}").format(problem.text)
        text = self.tr("The log is whole.")
        text += " " + self.tr("%n draw(s) were worked out again: all are as they were played.", "", len(report.draws))
        return " ".join([text, *change_sentences(report)])


EVERY: Final = 60.0
"""Seconds in which one address is spoken of once."""

_MOST: Final = 256
"""Addresses that are remembered."""


class Knocks(QObject):
    """Remembers of which addresses has been spoken; *clock* gives the moment in seconds."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._spoken: OrderedDict[str, float] = OrderedDict()

    def words(self, away: TurnedAway) -> str:
        """Return what to say of *away*; nothing if it is of no interest, or its address was spoken of just now."""
        text = {
            LinkFailure.PIN: self.tr("Somebody at {0} has tried a wrong PIN and was not let in."),
            LinkFailure.ENGINE: self.tr("Somebody at {0} has another version of swqt and could not come in."),
            LinkFailure.VERSION: self.tr("Somebody at {0} has another version of swqt and could not come in."),
            LinkFailure.BANNED: self.tr("Somebody at {0} whom you have sent away has tried to come back."),
        }.get(away.why, "")
        now = self._clock()
        if not text or now - self._spoken.get(away.address, -EVERY) < EVERY:
            return ""
        self._spoken[away.address] = now
        self._spoken.move_to_end(away.address)
        while len(self._spoken) > _MOST:
            self._spoken.popitem(last=False)
        return text.format(away.address)
