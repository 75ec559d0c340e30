"""Why nobody is found or reached, as far as that can be told from here. Pure: facts in, codes out."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from swqt.net.meeting.addresses import LAN, LINK, TUNNEL, OwnAddress
from swqt.net.wire.trouble import Trouble

SILENCE: Final = 8.0
"""Seconds of hearing nothing after which a reason is looked for."""


class Facts(Struct, frozen=True):
    """What is known of the network around. ``platform`` is ``sys.platform``; ``own`` are the own addresses.

    ``multicast`` is the Trouble that mDNS could not be used with, ``listened`` for how many seconds it has been,
    ``heard`` how many tables of others it found. ``dialled`` and ``reached`` count computers on the own network that
    were dialled, and that answered in whatever way; ``dialled_back`` says whether others could reach this one.
    """

    platform: str
    own: tuple[OwnAddress, ...]
    multicast: Trouble | None = None
    listened: float = 0.0
    heard: int = 0
    dialled: int = 0
    reached: int = 0
    dialled_back: bool | None = None


def hints(facts: Facts) -> tuple[Trouble, ...]:
    """Return what to tell people, the likeliest first; nothing while all is well or it is too early to say."""
    kinds = {own.kind for own in facts.own}
    if not kinds & {LAN, LINK}:
        return (Trouble("vpn-only" if TUNNEL in kinds else "no-network"),)
    found: list[Trouble] = []
    if facts.multicast is not None:
        found.append(facts.multicast)
    silent = facts.multicast is None and facts.listened >= SILENCE and not facts.heard
    deaf = facts.dialled > 0 and not facts.reached
    if facts.platform == "darwin" and (silent or deaf):
        # Whoever said no to the system's question hears exactly this: sends succeed, and nothing ever arrives.
        found.append(Trouble("local-network-denied"))
    elif deaf and facts.heard:
        found.append(Trouble("isolated"))
    elif silent:
        found.append(Trouble("firewall-windows" if facts.platform == "win32" else "nothing-found"))
    if facts.dialled_back is False:
        if facts.platform == "win32" and Trouble("firewall-windows") not in found:
            found.append(Trouble("firewall-windows"))
        if facts.reached:
            found.append(Trouble("inbound-blocked"))
    return tuple(found)
