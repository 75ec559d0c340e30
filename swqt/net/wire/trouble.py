"""What can go wrong when people meet, as codes with arguments.

The window and the command line say it in the player's language; ``describe`` says it in English, for logs and for
whoever has no words of their own. What others sent is cleaned before it becomes an argument.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from swqt.net.wire.plaintext import clean

TROUBLES: Final = {
    # Versions. Arguments: theirs, then ours.
    "protocol-newer": "they speak SWQT/{0} and this program speaks SWQT/{1}: this program must be updated",
    "protocol-older": "they speak SWQT/{0} and this program speaks SWQT/{1}: theirs must be updated",
    "engine-differs": "they play by the rules of swqt {0} (engine {1}), this program by those of swqt {2} (engine {3})",
    "engine-resumed": "this game needs swqt {0} (engine {1}), by which it was begun, and this is swqt {2} (engine {3})",
    # Content.
    "board-missing": "the board {0} is not in this program, and did not come with the table",
    "board-differs": "the board {0} is {1} for the host and {2} here",
    "board-bad": "the board {0} that came with the table cannot be used: {1}",
    "board-players": "the board {0} is for {1} players",
    "trait-bad": "the trait {0} that came with the table cannot be used: {1}",
    "trait-differs": "the trait {0} is {1} for the host and {2} here",
    "content-bad": "the content {0!r} cannot be played here: {1}",
    "content-differs": "the content {0!r} is {1} for the host and {2} here",
    "content-large": "the home-made boards and traits need {0} bytes, and {1} can travel; largest is {2}",
    "content-waiting": "home-made content is still on its way: {0}",
    "option-bad": "the option {0} cannot be {1!r}",
    # Requests in the lobby.
    "full": "there is no free seat at this table, and nobody may watch",
    "banned": "the host does not want you at this table",
    "not-here": "you are not at this table any more",
    "not-host": "only the host may do that",
    "busy": "the game is about to start",
    "changed": "the host has just changed what is played: look again",
    "no-seat": "there is no seat {0}",
    "seat-taken": "seat {0} is taken by {1}",
    "seat-closed": "the host has closed seat {0}",
    "seat-empty": "seat {0} is still open",
    "seat-not-yours": "seat {0} is not yours",
    "seat-refused": "who plays does not give away seat {0}",
    "colour-taken": "that colour is taken by {0}",
    "name-bad": "{0!r} is no name: 1 to 24 printable letters",
    "name-taken": "somebody is called {0} already",
    "no-spectators": "nobody may watch at this table",
    "not-ready": "{0} is not ready",
    "large": "the table has become too large to be told to everybody",
    "stale": "that was asked before; the last number was {0}",
    "silent": "{0} did not answer in time",
    "level": "there is no bot called {0!r}",
    "malformed": "a message could not be understood: {0}",
    # The start.
    "genesis-burns": "the host's program would let draws be replaced without everybody who stays; it must be updated",
    "genesis-table": "the start is not for the table as the host told it last",
    "genesis-game": "the number of the game does not come from everybody's part",
    "genesis-peers": "the start lists other players than the table",
    "genesis-own": "the start has another key, seat or anchor of yours than you gave",
    "genesis-luggage": "the start brings other home-made content than the table: {0}",
    "host-two-tables": "the host tells different people different things",
    # Finding each other.
    "no-multicast": "tables cannot be found by themselves on this network ({0}); join by address or invitation",
    "discovery-blocked": "looking for tables took too long and starts again",
    "discovery-closed": "looking for tables has ended",
    "discovery-name": "this table cannot be announced: {0}",
    "nothing-found": "nothing is heard from this network; a firewall may be in the way",
    "no-network": "this computer is on no network",
    "vpn-only": "this computer is connected by a VPN only, through which tables are not found; join by address",
    "firewall-windows": "Windows may be blocking swqt: allow it on private networks in the firewall's settings",
    "isolated": "this network keeps its computers apart, as guest networks do; use another one or a phone's hotspot",
    "local-network-denied": "macOS may be keeping swqt from the local network: System Settings, Privacy, Local Network",
    "inbound-blocked": "others cannot reach this computer, but it can reach them: play is possible",
    "port-busy": "port {0} is in use; port {1} is used instead",
    # The game itself.
    "journal": "nothing can be saved here, so what you do waits until there is room: {0}",
    "journal-again": "the game is saved here again and goes on",
    "journal-end": "the end of this game is not saved here: {0}",
    "no-disk": "the game cannot begin here, as nothing can be saved: {0}",
    "no-game": "this game cannot be played here: {0}",
    "boards-healed": "this program's memory had the board wrong ({0}); it was made anew from the log; report: {1}",
    "boards-others": "{0} has another board than most players ({1}); play goes on; report: {2}",
    "boards-differ": "this program plays otherwise than most players ({0}), so play rests; report: {1}",
    "boards-tied": "the players' programs have different boards ({0}), so play rests; report: {1}",
    "alone-not": "nobody can go on alone here: {0}",
    "cannot-listen": "nobody can reach this program: {0}",
    # Addresses and invitations.
    "address-empty": "an address is a name or number like 192.168.0.7, with :port behind it if that is not {0}",
    "address-host": "{0!r} is no name or number of a computer",
    "address-port": "{0!r} is no port: 1 to 65535",
    "address-brackets": "{0!r}: an IPv6 address with a port stands in brackets, like [fe80::1]:47770",
    "address-scope": "{0!r}: what follows % is the name or number of a network interface",
    "code-empty": "an invitation has 16 letters and digits, like XXXX-XXXX-XXXX-XXXX, or 8 on the same network",
    "code-letter": "{0!r} is in no invitation; letter {1} of the code",
    "code-length": "an invitation has 16 letters and digits, or 8 on the same network; this one has {0}",
    "code-check": "this invitation has a typing error: its check does not fit",
    "code-network": "this short invitation is for another network, or has a typing error",
    "code-port": "this invitation names port 0, which cannot be reached",
    "code-short": "the short form is for port {0} only",
    "code-pin": "{0!r} is no PIN: 6 digits",
    "code-token": "the end of this invitation is damaged",
    "code-link": "{0!r} is no invitation to a table: that begins with swqt://j/",
}  # fmt: skip
"""Every code, and what it means in English."""

CODES: Final = tuple(TROUBLES)

REPLIES: Final = (
    "malformed", "full", "banned", "not-here", "not-host", "busy", "no-seat", "seat-taken", "seat-not-yours",
    "colour-taken", "name-bad", "name-taken", "no-spectators", "not-ready", "large", "stale", "engine-differs",
    "content-waiting", "board-missing", "board-differs", "board-bad", "trait-bad", "trait-differs", "content-bad",
    "content-differs", "silent", "changed", "seat-refused", "seat-closed",
)  # fmt: skip
"""The codes that travel as a number, in the order of these numbers: only ever add at the end."""


class Trouble(NamedTuple):
    """One thing that went wrong: a key of TROUBLES and its arguments."""

    code: str
    args: tuple[str, ...] = ()


class Troubled(ValueError):
    """Raised with one Trouble; the text is that of ``describe``."""

    def __init__(self, code: str, *args: object) -> None:
        self.trouble: Final = Trouble(code, tuple(map(str, args)))
        super().__init__(describe(self.trouble))


def describe(trouble: Trouble) -> str:
    """Return *trouble* as an English sentence without its full stop; arguments that are missing are left empty."""
    text = TROUBLES.get(trouble.code, trouble.code)
    return text.format(*trouble.args, *[""] * 4)


def compare_protocol(theirs: tuple[int, int], ours: tuple[int, int]) -> Trouble | None:
    """Return who must update if two sides with these (major, minor) cannot talk, else None (4.9)."""
    if theirs[0] == ours[0]:
        return None
    shown = tuple(".".join(map(str, version)) for version in (theirs, ours))
    return Trouble("protocol-newer" if theirs[0] > ours[0] else "protocol-older", shown)


def compare_engine(theirs: tuple[str, bytes], ours: tuple[str, bytes]) -> Trouble | None:
    """Return how two programs (version, engine digest or its beginning) differ in their rules, else None (4.9)."""
    short = min(len(theirs[1]), len(ours[1]))
    if short and theirs[1][:short] == ours[1][:short]:
        return None
    shown = [word for version, digest in (theirs, ours) for word in (clean(version, 24) or "?", digest[:4].hex())]
    return Trouble("engine-differs", tuple(shown))
