"""Entries of the log, ACKs and views as their authors sign them, honest or not, at any place of a tree."""

from collections.abc import Mapping
from typing import Any

from swqt.net.core.entries import Keys, chain, chance_body, signed, view_digest
from swqt.net.core.log import LogTree
from swqt.net.wire import messages as m


def command(keys: Keys, tree: LogTree, prev: bytes, author: int, body: bytes) -> m.LogEntry:
    state = tree.states[prev]
    seat = state.board.to_act()
    after = state.board.apply(seat, body).digest()
    entry = m.LogEntry(state.view.epoch, state.seq + 1, prev, m.CMD, seat, body, after, author)
    return signed(keys, state.game, entry)


def ack(keys: Keys, tree: LogTree, head: bytes, peer: int, prepared: int = 0, linked: bool = False) -> m.SignedAck:
    """The ACK of *head* by *peer*; *linked*, with its link if a draw is open."""
    state, link = tree.states[head], None
    if linked and state.due and peer in state.due.ends:
        due, end = state.due, state.due.ends[peer]
        link = m.LinkShare(due.k, due.head, chain(keys.seed(end.nonce), end.nonce)[due.k - end.since])
    unsigned = m.SignedAck(state.view.epoch, state.seq, head, state.board.digest(), prepared, 0, peer, link)
    return signed(keys, state.game, unsigned)


def signature(keys: Keys, tree: LogTree, base: bytes, peer: int, body: m.ViewBody) -> m.ViewSignature:
    unsigned = m.ViewSignature(base, view_digest(body), body.target, peer)
    return signed(keys, tree.states[base].game, unsigned)


def view(tree: LogTree, base: bytes, body: m.ViewBody, signatures: Mapping[int, bytes], **proof: Any) -> m.LogEntry:
    state = tree.states[base]
    after = tree.undone_board(state, base, body).digest()
    signers = tuple(signatures.items())
    return m.LogEntry(
        body.target, state.seq + 1, base, m.VIEW, m.NOBODY, m.encode(body), after, m.NOBODY, signers=signers, **proof
    )


def chance(tree: LogTree, prev: bytes, acks: tuple[m.SignedAck, ...]) -> m.LogEntry:
    """The draw that is open after *prev*, from the links in *acks*."""
    state = tree.states[prev]
    links = {**state.due.links, **{ack.peer: ack.link.value for ack in acks if ack.link}}
    body = chance_body(state.due.k, [links[peer] for peer in state.due.ends])
    after = tree.rolled(state, body).digest()
    return m.LogEntry(state.view.epoch, state.seq + 1, prev, m.CHANCE, m.NOBODY, body, after, m.NOBODY, acks=acks)
