"""What members say beside the game: chat, and the wish that play rest.

Who only watches reads along and does not write: a line is passed on by peers that need not know its author, so it must
be signed by somebody whom the START or a VIEW gave a number.
"""

from __future__ import annotations

from swqt.net.agreement.desk import PeerContext
from swqt.net.agreement.entries import NO_SIGNATURE, pause_text, say_text
from swqt.net.agreement.orders import CommandDeclined, Paused, Said
from swqt.net.wire.limits import Bucket, chat_bucket
from swqt.net.wire.messages import Pause, Say
from swqt.net.wire.plaintext import ChatText, NoteText, clean_chat

MOST_PAUSES = 3
KEPT = 4096
"""Lines of a member that are remembered, so that none is shown twice: nobody can say again what others said."""


class Talk:
    """The pauses and the chat of one peer. Neither is in the log, for there is no clock that all share."""

    def __init__(self, desk: PeerContext) -> None:
        self._desk = desk
        # A run's name begins with a number that is greater than those of all lines said in earlier runs.
        self._said = int.from_bytes(desk.run[:4], "big")
        self._heard: dict[int, dict[int, None]] = {}
        self._own = chat_bucket()
        self._others: dict[int, Bucket] = {}
        self._pauses: dict[int, Pause] = {}
        self._ended: dict[int, int] = {}    # by who paused, which pause a majority has ended
        self._told: tuple[int, ...] = ()
        self._reason = ""
        self._wishes: set[int] = set()      # who, besides the pausers, wants play to go on

    @property
    def paused(self) -> tuple[int, ...]:
        """Which of those who play want play to rest; nobody if a majority wants it to go on."""
        playing, ended = self._desk.view.participants, self._ended
        pauses = self._pauses.items()
        return tuple(sorted(p for p, pause in pauses if pause.on and p in playing and pause.number > ended.get(p, 0)))

    def look(self) -> None:
        """Tell if play rests or goes on by now; who is voted out keeps nobody waiting."""
        if self.paused != self._told:
            self._told = self.paused
            self._desk.resting = frozenset(self.paused)
            self._desk.tell(Paused(self._told, self._reason))

    def say(self, text: str) -> None:
        """Send a line of chat, if it is not one too many; lines without visible characters are none."""
        desk, text = self._desk, clean_chat(text)
        if desk.me is None:
            desk.tell(CommandDeclined("watcher"))
        elif text and not self._own.take(1, desk.now):
            desk.tell(CommandDeclined("chat"))
        elif text:
            self._said += 1
            line = Say(desk.me, self._said, ChatText(text), NO_SIGNATURE)
            line = Say(desk.me, self._said, line.text, desk.sign(say_text(desk.game, line)))
            self._new(line)
            desk.tell(Said(desk.me, text))
            desk.broadcast(line)

    def hear(self, line: Say, source: int) -> None:
        """Take a line of chat that came through link *source*; who sends too many is not heard."""
        desk = self._desk
        if line.number in self._heard.get(line.peer, ()) or line.peer == desk.me:
            return
        if desk.signed_by(line.peer, say_text(desk.game, line), line.signature):
            self._new(line)
            bucket, text = self._others.setdefault(line.peer, chat_bucket(heard=True)), str(line.text)
            if text and bucket.take(1, desk.now):
                desk.tell(Said(line.peer, text))
                desk.relay(line, line.peer, source)

    def _new(self, line: Say) -> None:
        numbers = self._heard.setdefault(line.peer, {})
        numbers[line.number] = None
        if len(numbers) > KEPT:
            del numbers[next(iter(numbers))]

    def pause(self, on: bool, reason: str) -> None:
        """Say that play should rest, which each member may three times, or go on."""
        desk = self._desk
        if desk.me is None:
            desk.tell(CommandDeclined("watcher"))
            return
        last = self._pauses.get(desk.me)
        number = last.number if last else 0
        if on and (number + 2) // 2 > MOST_PAUSES:
            desk.tell(CommandDeclined("pauses"))
            return
        if on == bool(last and last.on) and (on or not self.paused or desk.me in self._wishes):
            return
        # Odd numbers begin a pause, even ones end it, so the number alone says how many pauses there were.
        number += 1 if on != (number % 2 == 1) else 2
        pause = Pause(on, NoteText(NoteText.cleaned(reason)), desk.me, number, NO_SIGNATURE)
        pause = Pause(on, pause.reason, desk.me, number, desk.sign(pause_text(desk.game, pause)))
        self._take(pause)
        desk.broadcast(pause)

    def hear_pause(self, pause: Pause, source: int) -> None:
        """Take another member's wish."""
        desk, old = self._desk, self._pauses.get(pause.peer)
        if (old and old.number >= pause.number) or pause.on != (pause.number % 2 == 1):
            return
        if pause.on and (pause.number + 1) // 2 > MOST_PAUSES:
            return
        if desk.signed_by(pause.peer, pause_text(desk.game, pause), pause.signature):
            self._take(pause)
            desk.relay(pause, pause.peer, source)

    def _take(self, pause: Pause) -> None:
        old = self._pauses.get(pause.peer)
        self._pauses[pause.peer] = pause
        self._reason = pause.reason
        if pause.on:
            self._wishes.clear()
        elif not (old and old.on):
            self._wishes.add(pause.peer)
        if self._desk.view.majority(self._wishes):
            self._ended = {peer: one.number for peer, one in self._pauses.items() if one.on}
            self._wishes.clear()
            if self._desk.me in self._ended:
                self.pause(False, "")    # who comes later hears that it is over

    def latest(self) -> tuple[Pause, ...]:
        """Return everybody's last wish, for a neighbour that may have missed it."""
        return tuple(self._pauses.values())
