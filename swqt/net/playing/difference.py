"""Two boards that should be one: which sections differ, and in words where.

Peers that say different things of an entry exchange the digests of their sections (TREE), then the sections that
differ (LEAF). Sections are lines of a position; here they are only taken apart, and what a stranger sends may be
anything: it ends in words that can be shown, never in an error.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import blake2b
from typing import Final

from swqt.net.playing.game import SECTIONS
from swqt.net.wire.messages import Leaf, Tree
from swqt.net.wire.plaintext import clean
from swqt.notation.vocabulary import SEATS

NOTHING: Final = "nothing"
LONGEST: Final = 160
LEAF_LIMIT: Final = 16 * 1024
MOST_LINES: Final = 200


def tree(seq: int, sections: Sequence[bytes]) -> Tree:
    """Return what a peer says first of its board after entry *seq*."""
    return Tree(seq, tuple((number, section_digest(section)) for number, section in enumerate(sections)))


def section_digest(section: bytes) -> bytes:
    """Return the 8 bytes by which a section is compared."""
    return blake2b(section, digest_size=8).digest()


class Inquiry:
    """One side of the exchange with one peer about the board after entry *seq*.

    Send ``tree``; ``feed`` returns what to send for what came. Once ``theirs`` is known, ``words`` has the answer.
    """

    def __init__(self, seq: int, mine: Sequence[bytes]) -> None:
        self.seq: Final = seq
        self.mine: Final = tuple(mine)
        self._differ: frozenset[int] | None = None
        self._leaves: dict[int, bytes] = {}

    def tree(self) -> Tree:
        return tree(self.seq, self.mine)

    def feed(self, message: Tree | Leaf) -> tuple[Leaf, ...]:
        """Take what the peer says, and return what it should get; what is about another entry is ignored."""
        if message.seq != self.seq:
            return ()
        if isinstance(message, Leaf):
            if message.section < len(self.mine):
                self._leaves[message.section] = message.data
            return ()
        if self._differ is not None:
            return ()
        theirs = dict(message.sections)
        own = self.tree().sections
        self._differ = frozenset(number for number, digest in own if theirs.get(number) != digest)
        return tuple(Leaf(self.seq, number, self.mine[number][:LEAF_LIMIT]) for number in sorted(self._differ))

    @property
    def theirs(self) -> tuple[bytes, ...] | None:
        """The sections of the peer, or None while some of those that differ have not come."""
        if self._differ is None or not self._differ <= self._leaves.keys():
            return None
        return tuple(
            self._leaves[number] if number in self._differ else mine for number, mine in enumerate(self.mine)
        )

    def words(self) -> tuple[str, ...]:
        """Return what differs, as ``differences``; nothing while that is not known."""
        return differences(self.mine, self.theirs or self.mine)


def differences(mine: Sequence[bytes], theirs: Sequence[bytes]) -> tuple[str, ...]:
    """Return what differs, one thing a line: ``region h2: 3 orcs of A != 4 orcs of A``, our own first."""
    ours, others = dict(_leaves(mine)), dict(_leaves(theirs))
    found = [
        f"{name}: {clean(ours.get(name, NOTHING), LONGEST)} != {clean(others.get(name, NOTHING), LONGEST)}"
        for name in sorted(ours.keys() | others.keys())
        if ours.get(name) != others.get(name)
    ]
    if not found:
        # A stranger may write the same things in another way.
        found = [
            f"{name}: {clean(_text(own), LONGEST)} != {clean(_text(other), LONGEST)}"
            for name, own, other in zip(SECTIONS, mine, theirs, strict=False)
            if own != other
        ]
    return tuple(clean(line, 3 * LONGEST) for line in found[:MOST_LINES])


def _text(section: bytes) -> str:
    return section.decode(errors="replace") or NOTHING


def _leaves(sections: Sequence[bytes]) -> Iterator[tuple[str, str]]:
    """Yield everything that is true by a name for it."""
    regions: dict[str, list[str]] = {}
    for name, section in zip(SECTIONS, sections, strict=False):
        text = section.decode(errors="replace")
        if not text:
            continue
        rest = text.partition(" ")[2]
        if name in SEATS:
            yield from _seat(name, rest, regions)
        elif name in ("tribes", "monsters"):
            for code, count in _counted(rest.split(), "1" if name == "tribes" else "2"):
                regions.setdefault(code, []).append(f"{count} {name}")
        elif name == "pieces":
            for piece in rest.split(", "):
                kind, _, code = piece.partition(" ")
                regions.setdefault(code, []).append(kind)
        elif name == "unseen":
            for stack, items in zip(("races", "powers", "items"), rest.split("/"), strict=False):
                yield f"unseen {stack}", " ".join(items.split()) or NOTHING
        elif name == "asks":
            for number, line in enumerate(text.split("\n"), start=1):
                yield f"question {number}", line.removeprefix("asks ")
        else:
            yield name, rest
    for code, things in regions.items():
        yield f"region {code}", ", ".join(sorted(things))


def _seat(seat: str, text: str, regions: dict[str, list[str]]) -> Iterator[tuple[str, str]]:
    """Yield what a seat has, and put its tokens into *regions*."""
    coins, _, rest = text.partition(" ")
    yield f"coins of {seat}", coins
    combos = []
    for tribe in rest.split("|") if rest.strip() else ():
        combo, _, held = tribe.partition(":")
        words = combo.split()
        combos.append(" ".join(words))
        race = " ".join(words[1:2])
        for code, count in _counted(held.split(), "1"):
            regions.setdefault(code, []).append(f"{count} {race} of {seat}")
    yield f"races of {seat}", ", ".join(combos) or NOTHING


def _counted(words: Sequence[str], natural: str) -> Iterator[tuple[str, str]]:
    """Yield region and number of ``h2*3``; *natural* is the number where none stands."""
    for word in words:
        code, _, count = word.partition("*")
        yield code, count or natural
