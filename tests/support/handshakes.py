"""Both sides of a handshake on a table, without sockets; somebody in between may do as he likes."""

import hashlib
from collections.abc import Callable
from typing import Any

import pytest

from swqt.net.wire import handshake as h
from swqt.net.wire.messages import Confirm, Hello, Info, Proof, Share, decode_plain, encode
from tests.support.party import ENGINE, dice, identity, profile

PIN = "314159"
INFO = Info("Table", "lobby", 5, 2, engine=ENGINE)
TOKEN = b"8 bytes!"
SECRETS = {Proof.PIN: PIN.encode(), Proof.TOKEN: TOKEN}
WAYS = {"open": Proof.OPEN, "pin": Proof.PIN, "known": Proof.KNOWN, "token": Proof.TOKEN}
CALLER_KEY = identity(1).public
ANSWERER_KEY = identity(2).public

# Who sends which step, with the names that the golden file uses.
STEPS = ("hello-caller", "hello-answerer", "share-caller", "share-answerer", "confirm", "auth-caller", "auth-answerer")


def make_caller(proof: Proof, seed: int = 1, name: str = "Peer 1", engine: bytes = ENGINE, **wish: Any) -> h.Caller:
    if proof is Proof.PIN:
        wish.setdefault("pin", PIN)
    if proof is Proof.TOKEN:
        wish.setdefault("token", TOKEN)
    known = {ANSWERER_KEY} if proof is Proof.KNOWN else set()
    me = profile(1, name=name, engine=engine, port=1111)
    return h.Caller(me, h.LinkRequest(**wish), known.__contains__, dice(seed))


def make_answerer(proof: Proof, seed: int = 2, **others: Any) -> h.Answerer:
    fields: dict[str, Any] = {"admit": lambda hello: proof, "take_password": SECRETS.get, "take_info": lambda: INFO}
    fields |= others
    return h.Answerer(profile(2, port=2222), random_bytes=dice(seed), **fields)


Meddler = Callable[[str, bytes], bytes | None]


def shake(caller: h.Caller, answerer: h.Answerer, meddle: Meddler = lambda step, payload: payload) -> dict[str, bytes]:
    """Carry payloads to and fro until nobody says anything. ``Failed`` comes through. Returns what was sent."""
    sent: dict[str, bytes] = {}
    names = {True: iter([s for s in STEPS if s.endswith("caller") or s == "confirm"])}
    names[False] = iter([s for s in STEPS if s.endswith("answerer")])
    queue: list[tuple[bool, bytes]] = [(True, caller.open())]
    while queue:
        from_caller, payload = queue.pop(0)
        step = next(names[from_caller])
        sent[step] = payload
        arrived = meddle(step, payload)
        if arrived is None:
            continue
        side = answerer if from_caller else caller
        queue += [(not from_caller, answer) for answer in side.step(arrived)]
    return sent


def fails(caller: h.Caller, answerer: h.Answerer, meddle: Meddler) -> h.Failed:
    """Carry payloads until somebody has had enough; return how."""
    with pytest.raises(h.Failed) as failed:
        shake(caller, answerer, meddle)
    return failed.value


def failure(side: h.Caller | h.Answerer, payload: bytes) -> h.Failed:
    """Return how it ends when *side* hears *payload*."""
    with pytest.raises(h.Failed) as failed:
        side.step(payload)
    assert side.link is None
    return failed.value


class ByHand:
    """A caller that keeps to the handshake only as far as the test wants: it proves itself and then has the seals."""

    def __init__(self, answerer: h.Answerer, key: bytes, name: str = "By hand") -> None:
        """Lead the handshake up to the confirmation, greeting as the owner of *key*."""
        hello = encode(Hello("SWQT", 2, 0, bytes(16), key, b"", ENGINE, name, Proof.OPEN))
        answer = answerer.step(hello)[0]
        hellos = hashlib.sha256(hello + answer).digest()
        greeting = decode_plain(answer)
        exchange = h.password_exchange(h.CALLER, SECRETS.get(greeting.auth, b""), hellos, bytes([8]) * 32)
        share = decode_plain(answerer.step(encode(Share(exchange.share, b"")))[0])
        exchange.derive(share.value)
        answerer.step(encode(Confirm(exchange.tag)))
        self.transcript = hashlib.sha256(hellos + exchange.share + share.value).digest()
        self.sealer = h.Records(h.link_keys(exchange.secret, self.transcript)[0])


def pretend_to_answer(caller: h.Caller, key: bytes) -> bytes:
    """Answer *caller* as the owner of *key*, knowing the PIN; return the message that holds its signature."""
    hello = caller.open()
    answer = encode(Hello("SWQT", 2, 0, bytes(16), key, b"", ENGINE, "Host", Proof.PIN))
    hellos = hashlib.sha256(hello + answer).digest()
    share = decode_plain(caller.step(answer)[0])
    exchange = h.password_exchange(h.ANSWERER, PIN.encode(), hellos, bytes([9]) * 32)
    exchange.derive(share.value)
    _confirm, auth = caller.step(encode(Share(exchange.share, exchange.tag)))
    transcript = hashlib.sha256(hellos + share.value + exchange.share).digest()
    return h.Records(h.link_keys(exchange.secret, transcript)[0]).open(auth)
