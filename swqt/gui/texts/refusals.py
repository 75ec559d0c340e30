"""Texts about what is not possible: refusals by the rules, each with its rule, the end of undo, and network problems;
also the words of the chat and of the clock, and of who comes, goes and is at a table.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Collection, Iterator
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject

from swqt.content import OWN_RULE, Catalogue
from swqt.content.help.refusal_texts import CONTEXT, REFUSAL_TEXTS
from swqt.engine import DECISIONS, Deal, Refusal, Refused, Roll, said
from swqt.error_messages import told
from swqt.gui.texts.i18n import language_in_force
from swqt.gui.texts.names import Names
from swqt.net.lobby.table import EVERYBODY, PLAYERS, TALK_RULES, Clock, LobbyTable, Manners, Person, refused_trouble
from swqt.net.wire.handshake import WAIT, LinkFailure
from swqt.net.wire.identity import fingerprint
from swqt.net.wire.links import Knocked, TurnedAway
from swqt.net.wire.messages import Refuse
from swqt.net.wire.text import (
    LINK_FAILURES,
    REFUSALS,
    REPLIES,
    SAYINGS,
    TROUBLES,
    Trouble,
    clean,
    clean_name,
    read_saying,
    write_saying,
)
from swqt.notation import NotationError, ReplayError
from swqt.table import Game

_tr = QCoreApplication.translate
_refused = partial(QCoreApplication.translate, CONTEXT)
"""Translates the texts of refusals; packaging/translate.py knows them."""


class RuledText(str):
    """A sentence with the rule it follows from: ``rule`` is a topic in the rule book, or empty."""

    rule: str

    def __new__(cls, text: str, rule: str = "") -> RuledText:
        """Return *text* with *rule* attached."""
        self = super().__new__(cls, text)
        self.rule = rule
        return self


def refusal_text(refusal: Refusal, names: Names) -> RuledText:
    """Return the reason as a sentence with its rule."""
    words = [_argument(refusal.code, word, names) for word in refusal.args]
    padded = words + [""] * (4 - len(words))
    text = _refused(REFUSAL_TEXTS[refusal.code])
    text = text.format(*padded, all=names.listed(words), rest=names.listed(words[1:]))
    if refusal.rule in ("", OWN_RULE):    # the rule book explains custom traits on their own pages
        return RuledText(text, next((word for word in refusal.args if names.kind(word)), ""))
    return RuledText(text, refusal.rule)


def decision_word(kind: str) -> str:
    """Return the short text for a decision of *kind*."""
    return {
        "pick": _tr("Decision", "pick a combo"),
        "choice": _tr("Decision", "conquer or decline"),
        "ghouls": _tr("Decision", "conquer with the race in decline"),
        #: What a player has to do, in a line of its own or after "Do this first:"
        "conquer": _tr("Decision", "conquer"),
        #: What a player has to do
        "redeploy": _tr("Decision", "redeploy"),
        "close": _tr("Decision", "finish the turn"),
        "altar": _tr("Decision", "give up tokens or continue"),
        "stout": _tr("Decision", "decline or keep the race"),
        #: What a player has to do
        "retreat": _tr("Decision", "retreat"),
        "roll": _tr("Decision", "die roll"),
        "deal": _tr("Decision", "new combo"),
        #: What chance decides: which Relic, Place or power turns up
        "draw": _tr("Decision", "reveal"),
    }[kind]


_OF_DECISIONS: Final = ("not-asked", "not-now", "not-yours", "cannot-decline", "cannot-end", "no-such-chance")
"""Refusals that name a decision; in others, "ghouls" and "stout" are a race and a power."""


def _argument(code: str, word: str, names: Names) -> str:
    if word in names.board.codes:
        return names.region(names.board.index(word))
    if code in _OF_DECISIONS and word in DECISIONS:
        return decision_word(word)
    if len(word) == 1 and word in "ABCDE":
        return names.seat("ABCDE".index(word))
    return word if word.lstrip("-").isdigit() else names.part(word)


class UndoBarrierTexts(QObject):
    """Explains why *game* cannot be undone any further."""

    def __init__(self, game: Game, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game

    def text(self, count: int | None = None) -> str:
        """Return why the last command cannot be undone, or why undo cannot go back to *count* commands; else empty."""
        barrier = self._game.barrier if count is None else self._game.barrier_before(count)
        if barrier is None:
            return ""
        command = barrier.entry.command if barrier.entry is not None else None
        if barrier.reason == "start":
            return self.tr("Nothing to undo: no move has been made yet.")
        if barrier.reason == "turn":
            return self.tr("Nothing to undo: no move has been made this turn.")
        if barrier.reason == "seat":
            return self.tr("Undo stops here: another player has made a move.")
        if isinstance(command, Roll):
            return self.tr("Undo stops here: the die was rolled.")
        if isinstance(command, Deal):
            return self.tr("Undo stops here: a new combo was revealed.")
        return self.tr("Undo stops here: something hidden was revealed.")


_tr = QCoreApplication.translate
_shared = partial(QCoreApplication.translate, "Network")
"""Translates the English texts of ``swqt.net``; packaging/translate.py knows them."""

_ROOM: Final = 6
"""Number of empty strings that stand in for arguments a trouble does not have."""


def trouble_text(trouble: Trouble) -> str:
    """Return *trouble* as a sentence."""
    return _shared(TROUBLES.get(trouble.code, trouble.code)).format(*trouble.args, *[""] * _ROOM)


def error_text(error: Exception | str) -> str:
    """Return why something failed: the reason that the system gives, or the message of *error*, translated if it is
    about a file of a game, race, power or board.
    """
    return error.strerror or str(error) if isinstance(error, OSError) else told(error, language_in_force())


def game_file_text(error: Exception | str, catalogue: Catalogue) -> str:
    """Return what is wrong with the file of a game; a move in it is refused in the words of the window."""
    if isinstance(error, ReplayError):
        *slots, last = error.reason.slots
        if isinstance(refused := error.__cause__, Refused):
            last = refusal_text(refused.refusal, Names(error.board, "ABCDE", catalogue, language_in_force()))
        elif last in DECISIONS:
            last = decision_word(str(last))
        error = NotationError(said(error.reason.pattern, *slots, last), source=error.source, line=error.line)
    return error_text(error)


def failure_text(why: LinkFailure, refuse: Refuse | None = None) -> str:
    """Return why there is no link as a sentence; *refuse* is what the other side sent, if anything."""
    if why == LinkFailure.PIN and refuse is not None and clean(refuse.text, 40) == WAIT:
        return _tr("Network", "Too many wrong PINs. Wait a minute, or ask the people there to let you in.")
    asked = clean_name(refuse.text) if why == LinkFailure.ASKED and refuse is not None else ""
    if asked:
        return _tr("Network", "{0} is being asked whether to let you in.").format(asked)
    differs = refused_trouble(why, refuse)
    return trouble_text(differs) if differs is not None else _shared(LINK_FAILURES[why.name])


def joined_and_left(before: LobbyTable, after: LobbyTable) -> Iterator[str]:
    """Yield texts on who has joined the table and who has left it."""
    joined, left = _tr("LanWords", "{0} joined."), _tr("LanWords", "{0} left.")
    yield from (joined.format(one.name) for one in after.people if before.person(one.key) is None)
    yield from (left.format(one.name) for one in before.people if after.person(one.key) is None)


def person_state(table: LobbyTable, person: Person, key: bytes, muted: Collection[bytes] = ()) -> str:
    """Return the state of *person* at *table* in words, for the reader who owns *key* and has *muted* these."""
    #: This player is the one at this computer
    parts = [_tr("LanWords", "you")] if person.key == key else []
    if table.replay is not None:
        #: This person leads a replay that is watched together
        parts += [_tr("LanWords", "leads")] if person.key == table.leader else []
    elif person.trouble:
        parts = [trouble_text(Trouble(REPLIES[(person.trouble - 1) % len(REPLIES)], (person.subject,)))]
    else:
        #: This player opened the table
        parts += [_tr("LanWords", "host")] if person.key == table.host else []
        if person.watching:
            #: A spectator
            parts.append(_tr("LanWords", "watching"))
        elif person.key != table.host:
            #: This player is ready to start
            parts.append(_tr("LanWords", "ready") if person.ready else _tr("LanWords", "not ready yet"))
    return " · ".join([*parts, muted_text()] if person.key in muted else parts)


def muted_text() -> str:
    #: This player's chat is hidden
    return _tr("LanWords", "muted")


def knock_text(knock: Knocked) -> str:
    """Return the question whether to let in the caller of *knock*, with the fingerprint for people to compare."""
    text = _tr("Network", "{0} asks to join without a PIN. Their fingerprint is {1}. Do they see the same one?")
    return text.format(knock.name or "?", fingerprint(knock.key))


def line_text(text: str) -> str:
    """Return a chat line as it is displayed: quick chat in the language of this window."""
    saying = read_saying(text)
    return text if saying is None else _shared(SAYINGS[saying])


def quick_lines() -> list[tuple[str, str]]:
    """Return the lines of quick chat, each as it is sent and in the language of this window."""
    return [(line, line_text(line)) for line in map(write_saying, SAYINGS)]


def chat_rule(manners: Manners) -> tuple[bool, bool]:
    """Return the one of ``TALK_RULES`` that *manners* follow; the last one if they follow none."""
    rule = (manners.talk, manners.sayings)
    return rule if rule in TALK_RULES else TALK_RULES[-1]


def chat_rule_text(rule: tuple[bool, bool]) -> str:
    """Return who may chat by *rule*, one of ``TALK_RULES``."""
    if rule == EVERYBODY:
        #: May chat
        return _tr("Network", "everyone")
    return _tr("Network", "players only") if rule == PLAYERS else _tr("Network", "quick chat only")


class _ClockTexts(QObject):
    """Clocks in words; a QObject because lupdate extracts plurals only from ``self.tr``."""

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
    """Return why a request of the person here was refused, by the code of a ``CommandRefused``."""
    return _shared(REFUSALS.get(code, code))


EVERY: Final = 60.0
"""Seconds within which one address gets only one message."""

_MOST: Final = 256
"""Maximum number of addresses remembered."""


class RejectedCallers(QObject):
    """Words messages about callers not let in, rate-limited by address; *clock* returns the time in seconds."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._spoken: OrderedDict[str, float] = OrderedDict()

    def words(self, away: TurnedAway) -> str:
        """Return the message about *away*; empty if of no interest, or if its address had one within EVERY seconds."""
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
