"""What can go wrong between programs, in the player's words: every Trouble and every reason why there is no link."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication

from swqt.net.version import refused_trouble
from swqt.net.wire.identity import fingerprint
from swqt.net.wire.messages import Refuse
from swqt.net.wire.plaintext import clean, clean_name
from swqt.net.wire.terms import WAIT, Knocked, LinkFailure
from swqt.net.wire.trouble import Trouble, describe

_tr = QCoreApplication.translate

_Words = Callable[[], str]

_WORDS: Final[dict[str, _Words]] = {
    # Versions
    "protocol-newer": lambda: _tr("LanWords", "They speak SWQT/{0}, this program SWQT/{1}: update this program."),
    "protocol-older": lambda: _tr("LanWords", "They speak SWQT/{0}, this program SWQT/{1}: they must update theirs."),
    "engine-differs": lambda: _tr(
        "LanWords", "Other rules: there it is swqt {0} ({1}), here swqt {2} ({3}). Everybody needs the same version."
    ),
    "engine-resumed": lambda: _tr(
        "LanWords", "This game was begun with swqt {0} (rules {1}) and goes on only with that; this is swqt {2} ({3})."
    ),
    # Content
    "board-missing": lambda: _tr("LanWords", "The board {0} is not in this program and did not come with the table."),
    "board-differs": lambda: _tr("LanWords", "The board {0} is another one for the host ({1}) than here ({2})."),
    "board-bad": lambda: _tr("LanWords", "The board {0} that came with the table cannot be used: {1}"),
    "board-players": lambda: _tr("LanWords", "The board {0} is for {1} players."),
    "trait-bad": lambda: _tr("LanWords", "The trait {0} that came with the table cannot be used: {1}"),
    "trait-differs": lambda: _tr("LanWords", "The trait {0} is another one for the host ({1}) than here ({2})."),
    "content-bad": lambda: _tr("LanWords", "These races and powers cannot be played here: {0}: {1}"),
    "content-differs": lambda: _tr(
        "LanWords", "The races and powers “{0}” are others for the host ({1}) than here ({2})."
    ),
    "content-large": lambda: _tr(
        "LanWords", "Home-made boards and traits of {0} bytes cannot travel, only {1}; the largest is {2}."
    ),
    "content-waiting": lambda: _tr("LanWords", "Home-made content is still on its way: {0}"),
    "option-bad": lambda: _tr("LanWords", "The house rule {0} cannot be “{1}”."),
    # In the lobby
    "full": lambda: _tr("LanWords", "There is no free seat at this table, and nobody may watch."),
    "banned": lambda: _tr("LanWords", "The host does not want you at this table."),
    "not-here": lambda: _tr("LanWords", "You are not at this table any more."),
    "not-host": lambda: _tr("LanWords", "Only the host may do that."),
    "busy": lambda: _tr("LanWords", "The game is just about to begin."),
    "no-seat": lambda: _tr("LanWords", "There is no seat {0}."),
    "seat-taken": lambda: _tr("LanWords", "Seat {0} is taken by {1}."),
    "seat-closed": lambda: _tr("LanWords", "The host has closed seat {0}."),
    "seat-empty": lambda: _tr("LanWords", "Nobody sits on seat {0} yet: wait for somebody, or put a bot there."),
    "seat-not-yours": lambda: _tr("LanWords", "Seat {0} is not yours."),
    "seat-refused": lambda: _tr("LanWords", "Who plays does not give away seat {0}."),
    "colour-taken": lambda: _tr("LanWords", "That colour is taken by {0}."),
    "name-bad": lambda: _tr("LanWords", "“{0}” is no name: it needs 1 to 24 letters that can be shown."),
    "name-taken": lambda: _tr("LanWords", "Somebody is called {0} already."),
    "no-spectators": lambda: _tr("LanWords", "Nobody may watch at this table."),
    "not-ready": lambda: _tr("LanWords", "{0} is not ready yet."),
    "alone": lambda: _tr("LanWords", "A game needs two people, or a bot."),
    "large": lambda: _tr("LanWords", "The table has become too large to be told to everybody."),
    "stale": lambda: _tr("LanWords", "That was asked before and is out of date. Try again."),
    "silent": lambda: _tr("LanWords", "{0} did not answer in time, so the game has not begun. Try again."),
    "level": lambda: _tr("LanWords", "There is no bot called {0}."),
    "changed": lambda: _tr("LanWords", "The host has just changed what is played. Look again."),
    "malformed": lambda: _tr("LanWords", "A message could not be understood: {0}"),
    # The beginning of the game
    "genesis-burns": lambda: _tr(
        "LanWords", "The host’s swqt would let draws be replaced without everybody who stays: it must be updated."
    ),
    "genesis-table": lambda: _tr(
        "LanWords", "Not begun: the host wants to begin another table than the one that it has told last."
    ),
    "genesis-game": lambda: _tr(
        "LanWords", "Not begun: the number of the game is not what everybody has given for it."
    ),
    "genesis-peers": lambda: _tr("LanWords", "Not begun: the players are others than those at the table."),
    "genesis-own": lambda: _tr("LanWords", "Not begun: the host says something else of you than you have given."),
    "genesis-luggage": lambda: _tr("LanWords", "Not begun: other home-made content came than the table’s: {0}"),
    "host-two-tables": lambda: _tr("LanWords", "The host tells different people different things. Take care."),
    # Finding each other
    "no-multicast": lambda: _tr(
        "LanWords", "Tables do not appear by themselves on this network ({0}). Join by address or invitation."
    ),
    "discovery-blocked": lambda: _tr("LanWords", "Looking for tables took too long and begins anew."),
    "discovery-closed": lambda: _tr("LanWords", "Tables are not looked for any more. Join by address or invitation."),
    "discovery-name": lambda: _tr("LanWords", "This table cannot be announced: {0} Others can join by invitation."),
    "nothing-found": lambda: _tr(
        "LanWords", "Nothing is heard from this network. If somebody has opened a table, a firewall may be in the way:"
        " join by address or invitation."
    ),
    "no-network": lambda: _tr("LanWords", "This computer is on no network."),
    "vpn-only": lambda: _tr(
        "LanWords", "This computer is connected by a VPN only, and tables do not appear through one. Join by address or"
        " invitation, or switch the VPN off."
    ),
    "firewall-windows": lambda: _tr(
        "LanWords", "Windows may keep others from this program: in Windows Security, under Firewall, allow swqt on"
        " private networks."
    ),
    "isolated": lambda: _tr(
        "LanWords", "This network keeps its computers apart, as networks for guests do. Use another one, or the hotspot"
        " of a phone."
    ),
    "local-network-denied": lambda: _tr(
        "LanWords", "macOS may keep swqt from the local network: allow it in System Settings, under Privacy & Security,"
        " Local Network."
    ),
    "inbound-blocked": lambda: _tr(
        "LanWords", "Others cannot reach this computer, but it can reach them: you can play."
    ),
    "port-busy": lambda: _tr("LanWords", "Port {0} is in use by another program; this one uses port {1}."),
    "dead": lambda: _tr("LanWords", "The table {0} does not answer any more."),
    # The game
    "journal": lambda: _tr("LanWords", "Nothing can be saved here, so your moves wait until there is room: {0}"),
    "journal-again": lambda: _tr("LanWords", "The game is saved here again and goes on."),
    "journal-end": lambda: _tr("LanWords", "The end of this game is not saved here: {0}"),
    "no-disk": lambda: _tr("LanWords", "The game cannot begin, because nothing can be saved here: {0}"),
    "no-game": lambda: _tr("LanWords", "This game cannot be played here: {0}"),
    "boards-healed": lambda: _tr(
        "LanWords", "This program had the board wrong in its memory ({0}) and has made it anew. A report is here: {1}"
    ),
    "boards-others": lambda: _tr(
        "LanWords", "{0} has another board than most players ({1}). The game goes on. A report is here: {2}"
    ),
    "boards-differ": lambda: _tr(
        "LanWords", "This program plays otherwise than most players ({0}), so the game rests. A report is here: {1}"
    ),
    "boards-tied": lambda: _tr(
        "LanWords", "The players’ programs have different boards ({0}), so the game rests. A report is here: {1}"
    ),
    "alone-not": lambda: _tr("LanWords", "Nobody can go on alone here: {0}"),
    "cannot-listen": lambda: _tr("LanWords", "Nobody can reach this program: {0} You can still join others."),
    # Addresses and invitations
    "address-empty": lambda: _tr(
        "LanWords", "Type an invitation or an address like 192.168.0.7; a port other than {0} follows after a colon."
    ),
    "address-host": lambda: _tr("LanWords", "“{0}” is no name or number of a computer."),
    "address-port": lambda: _tr("LanWords", "“{0}” is no port: that is a number from 1 to 65535."),
    "address-brackets": lambda: _tr(
        "LanWords", "“{0}”: an IPv6 address with a port stands in brackets, like [fe80::1]:47770."
    ),
    "address-scope": lambda: _tr("LanWords", "“{0}”: after % stands the name or number of a network interface."),
    "code-empty": lambda: _tr(
        "LanWords", "An invitation has 16 letters and digits, like XXXX-XXXX-XXXX-XXXX, or 8 on the same network."
    ),
    "code-letter": lambda: _tr("LanWords", "“{0}”, letter {1} of the code, is in no invitation."),
    "code-length": lambda: _tr("LanWords", "An invitation has 16 letters and digits, or 8; this one has {0}."),
    "code-check": lambda: _tr("LanWords", "There is a typing error in this invitation."),
    "code-network": lambda: _tr(
        "LanWords", "This short invitation is for another network, or there is a typing error in it."
    ),
    "code-port": lambda: _tr("LanWords", "This invitation names port 0, which cannot be reached."),
    "code-short": lambda: _tr("LanWords", "There are short invitations for port {0} only."),
    "code-pin": lambda: _tr("LanWords", "“{0}” is no PIN: that has 6 digits."),
    "code-token": lambda: _tr("LanWords", "The end of this link is damaged. Copy the whole link once more."),
    "code-link": lambda: _tr("LanWords", "“{0}” is no invitation: that begins with swqt://j/."),
}

_FAILURES: Final[dict[LinkFailure, _Words]] = {
    LinkFailure.VERSION: lambda: _tr("LanWords", "They speak another version of the protocol. Update swqt."),
    LinkFailure.ENGINE: lambda: _tr(
        "LanWords", "Their swqt plays by other rules than this one. Everybody needs the same version."
    ),
    LinkFailure.FULL: lambda: _tr("LanWords", "The table is full."),
    LinkFailure.BANNED: lambda: _tr("LanWords", "The host does not want you at this table."),
    LinkFailure.PIN: lambda: _tr("LanWords", "That PIN is wrong. Ask the host, who sees it in large digits."),
    LinkFailure.KEY: lambda: _tr("LanWords", "The game is on, and nobody else may come in."),
    LinkFailure.BUSY: lambda: _tr("LanWords", "Too many callers at once; it is tried again."),
    LinkFailure.LOBBY: lambda: _tr("LanWords", "A swqt answers there, but it has no table open."),
    LinkFailure.PIN_NEEDED: lambda: _tr("LanWords", "This table asks for a PIN. The host sees it in large digits."),
    LinkFailure.PIN_IGNORED: lambda: _tr(
        "LanWords", "This table asks for no PIN: it may be somebody else’s. Leave the PIN empty to join all the same."
    ),
    LinkFailure.STRANGER: lambda: _tr("LanWords", "Somebody else answers there than expected; it is tried again."),
    LinkFailure.SELF: lambda: _tr("LanWords", "That is this very program."),
    LinkFailure.MALFORMED: lambda: _tr("LanWords", "What answers there is no swqt, or not one that we understand."),
    LinkFailure.UNPROVED: lambda: _tr("LanWords", "Who answers cannot prove who they are; it is tried again."),
    LinkFailure.SILENT: lambda: _tr("LanWords", "There is no answer yet; it is tried again."),
    LinkFailure.UNREACHABLE: lambda: _tr(
        "LanWords", "Nothing answers there yet; it is tried again. Is the address right, and the same network in use?"
    ),
    LinkFailure.LOST: lambda: _tr("LanWords", "The connection broke; it is tried again."),
    LinkFailure.ASKED: lambda: _tr("LanWords", "The people there are asked whether you may come in."),
    LinkFailure.TOKEN: lambda: _tr("LanWords", "This invitation does not hold any more. Ask for a new one."),
}

MOST_KNOCKS: Final = 8
"""People who may wait for an answer whether they are let in."""

_ROOM: Final = 6
"""Empty words for what a trouble does not tell."""


def trouble_text(trouble: Trouble) -> str:
    """Return *trouble* as a sentence."""
    words = _WORDS.get(trouble.code)
    if words is None:
        return describe(trouble)
    return words().format(*trouble.args, *[""] * _ROOM)


def knock_text(knock: Knocked) -> str:
    """Return the question whether to let in who knocks; people compare the fingerprint."""
    text = _tr("LanWords", "{0} asks to come in without a PIN. Their fingerprint is {1}: is it the same there?")
    return text.format(knock.name or "?", fingerprint(knock.key))


def failure_text(why: LinkFailure, refuse: Refuse | None = None) -> str:
    """Return why there is no link as a sentence; *refuse* is what the other side said."""
    if why == LinkFailure.PIN and refuse is not None and clean(refuse.text, 40) == WAIT:
        return _tr("LanWords", "Too many PINs were tried. Wait a minute, or ask the people there to let you in.")
    asked = clean_name(refuse.text) if why == LinkFailure.ASKED and refuse is not None else ""
    if asked:
        return _tr("LanWords", "{0} is asked whether you may come in.").format(asked)
    differs = refused_trouble(why, refuse)
    return trouble_text(differs) if differs is not None else _FAILURES[why]()
