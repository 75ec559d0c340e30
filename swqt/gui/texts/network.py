"""What happens on the network, in the player's words: troubles, failed connections, chat, and rules of a table."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject

from swqt.net.lobby.table import EVERYBODY, PLAYERS, TALK_RULES, Clock, Manners
from swqt.net.version import refused_trouble
from swqt.net.wire.handshake import WAIT, LinkFailure
from swqt.net.wire.identity import fingerprint
from swqt.net.wire.links import Knocked, TurnedAway
from swqt.net.wire.messages import Refuse
from swqt.net.wire.text import (
    LINK_FAILURES,
    REFUSALS,
    SAYINGS,
    TROUBLES,
    Trouble,
    clean,
    clean_name,
    read_saying,
    write_saying,
)

_tr = QCoreApplication.translate
_shared = partial(QCoreApplication.translate, "Network")
"""Translates what the network says in English; packaging/translate.py knows these texts."""

MOST_KNOCKS: Final = 8
"""People who may wait for an answer whether they are let in."""

_ROOM: Final = 6
"""Empty words for what a trouble does not tell."""


def trouble_text(trouble: Trouble) -> str:
    """Return *trouble* as a sentence."""
    return _shared(TROUBLES.get(trouble.code, trouble.code)).format(*trouble.args, *[""] * _ROOM)


def failure_text(why: LinkFailure, refuse: Refuse | None = None) -> str:
    """Return why there is no link as a sentence; *refuse* is what the other side said."""
    if why == LinkFailure.PIN and refuse is not None and clean(refuse.text, 40) == WAIT:
        return _tr("Network", "Too many wrong PINs. Wait a minute, or ask the people there to let you in.")
    asked = clean_name(refuse.text) if why == LinkFailure.ASKED and refuse is not None else ""
    if asked:
        return _tr("Network", "{0} is being asked whether to let you in.").format(asked)
    differs = refused_trouble(why, refuse)
    return trouble_text(differs) if differs is not None else _shared(LINK_FAILURES[why.name])


def knock_text(knock: Knocked) -> str:
    """Return the question whether to let in who knocks; people compare the fingerprint."""
    text = _tr("Network", "{0} asks to join without a PIN. Their fingerprint is {1}. Do they see the same one?")
    return text.format(knock.name or "?", fingerprint(knock.key))


def line_text(text: str) -> str:
    """Return a line of chat as it is to be read: quick chat in the language of this window."""
    saying = read_saying(text)
    return text if saying is None else _shared(SAYINGS[saying])


def quick_lines() -> list[tuple[str, str]]:
    """Return the lines of quick chat, as they are sent and in the language of this window."""
    return [(line, line_text(line)) for line in map(write_saying, SAYINGS)]


def chat_rule(manners: Manners) -> tuple[bool, bool]:
    """Return which of ``TALK_RULES`` *manners* are."""
    rule = (manners.talk, manners.sayings)
    return rule if rule in TALK_RULES else TALK_RULES[-1]


def chat_rule_text(rule: tuple[bool, bool]) -> str:
    """Return who may chat by *rule*, one of ``TALK_RULES``."""
    if rule == EVERYBODY:
        #: May chat
        return _tr("Network", "everyone")
    return _tr("Network", "players only") if rule == PLAYERS else _tr("Network", "quick chat only")


class _ClockTexts(QObject):
    """Qt's tools find texts with numbers only where a QObject translates them."""

    def text(self, clock: Clock) -> str:
        if clock.bank:
            parts = [self.tr("%n minute(s) each", "", clock.bank)]
            if clock.increment:
                parts.append(self.tr("+%n second(s) per turn", "", clock.increment))
            return ", ".join(parts)
        if clock.reminder:
            return self.tr("reminder after %n minute(s)", "", clock.reminder)
        return self.tr("no clock")


def clock_text(clock: Clock) -> str:
    """Return *clock* as part of a sentence."""
    return _ClockTexts().text(clock)


def refused_text(code: str) -> str:
    """Return why something that somebody here wanted is not done, by the code of a ``CommandRefused``."""
    return _shared(REFUSALS.get(code, code))


EVERY: Final = 60.0
"""Seconds in which one address is spoken of once."""

_MOST: Final = 256
"""Addresses that are remembered."""


class RejectedCallers(QObject):
    """Says who was not let in; remembers of which addresses it has spoken. *clock* gives the moment in seconds."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._spoken: OrderedDict[str, float] = OrderedDict()

    def words(self, away: TurnedAway) -> str:
        """Return what to say of *away*; nothing if it is of no interest, or its address was spoken of just now."""
        version = self.tr("Someone at {0} couldn't join because they have a different version of swqt.")
        text = {
            LinkFailure.PIN: self.tr("Someone at {0} tried a wrong PIN and was not let in."),
            LinkFailure.ENGINE: version,
            LinkFailure.VERSION: version,
            LinkFailure.BANNED: self.tr("Someone you removed tried to come back, from {0}."),
        }.get(away.why, "")
        now = self._clock()
        if not text or now - self._spoken.get(away.address, -EVERY) < EVERY:
            return ""
        self._spoken[away.address] = now
        self._spoken.move_to_end(away.address)
        while len(self._spoken) > _MOST:
            self._spoken.popitem(last=False)
        return text.format(away.address)
