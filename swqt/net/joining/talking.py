"""Lines of chat as a session sends and takes them: by the core for who has a number in the game, else as words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from swqt.net.agreement import orders as o
from swqt.net.joining.chat import Chatter, may_say
from swqt.net.joining.news import News, Spoken
from swqt.net.joining.running import Running
from swqt.net.meeting.document import LobbyTable
from swqt.net.wire.links import Links
from swqt.net.wire.messages import ChatMessage
from swqt.net.wire.plaintext import clean_chat


class Talking:
    """The talk of one session; *chatter* makes and judges the words of people without a number."""

    def __init__(self, links: Links, chatter: Chatter, tell: Callable[[News], None]) -> None:
        self._links = links
        self.chatter: Final = chatter
        self._tell = tell

    def say(self, text: str, table: LobbyTable | None, running: Running | None) -> None:
        """Say *text* to everybody at *table*, or in the *running* game, as far as whoever sits here may."""
        core = running.core if running is not None else None
        if running is not None and running.core.me is not None:
            if may_say(text, table, core):
                running.feed(o.SayText(text))
            else:
                self._tell(o.CommandDeclined("sayings"))
            return
        word = self.chatter.say(text, table, core, self._links.now())
        if isinstance(word, str):
            self._tell(o.CommandDeclined(word))
            return
        if running is not None:
            running.lines.said(word.number)
        self._tell(Spoken(word.key, word.name, word.text))
        self._links.send_all(word)

    def hear(self, sender: bytes, word: ChatMessage, table: LobbyTable | None, running: Running | None) -> None:
        """Take *word*, which came over the link to *sender*; who plays passes it on."""
        core = running.core if running is not None else None
        if running is not None and running.lines.is_old(word.key, word.number):
            return
        name = self.chatter.hear(word, sender, table, core, self._links.now())
        if name is None:
            return
        if running is not None:
            running.lines.heard(word.key, word.number)
        self._tell(Spoken(word.key, name, clean_chat(word.text)))
        if core is None or core.me is not None:
            self._links.send_all(word, but=sender)
