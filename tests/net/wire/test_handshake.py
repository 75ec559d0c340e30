"""The handshake without sockets (6.3): who gets in, and what becomes of everything else (6.5, 4)."""

from collections.abc import Callable, Iterator
from typing import Any

import msgpack
import pytest
from msgspec import structs

from swqt.net.lobby.table import refused_trouble
from swqt.net.wire import handshake
from swqt.net.wire import messages as m
from swqt.net.wire.handshake import WAIT, Answerer, Caller, Failed, LinkFailure, LinkRequest, refused
from swqt.net.wire.messages import Proof
from swqt.net.wire.text import describe
from tests.support.cpace_vectors import LOW_ORDER
from tests.support.golden_files import read_golden
from tests.support.message_examples import EXAMPLES
from tests.support.party import ENGINE, dice, identity, profile

PIN = "314159"
INFO = m.Info("Table", "lobby", 5, 2, engine=ENGINE)
TOKEN = b"8 bytes!"
SECRETS = {Proof.PIN: PIN.encode(), Proof.TOKEN: TOKEN}
WAYS = {"open": Proof.OPEN, "pin": Proof.PIN, "known": Proof.KNOWN, "token": Proof.TOKEN}
ways = pytest.mark.parametrize("proof", WAYS.values(), ids=WAYS)
both = pytest.mark.parametrize("proof", [Proof.PIN, Proof.KNOWN], ids=["with a password", "without"])

# Who sends which step, with the names that the golden file uses.
STEPS = ("hello-caller", "hello-answerer", "share-caller", "share-answerer", "confirm", "auth-caller", "auth-answerer")


def make_caller(proof: Proof, seed: int = 1, name: str = "Peer 1", engine: bytes = ENGINE, **wish: Any) -> Caller:
    wish = {Proof.PIN: {"pin": PIN}, Proof.TOKEN: {"token": TOKEN}}.get(proof, {}) | wish
    known = {identity(2).public} if proof is Proof.KNOWN else set()
    me = profile(1, name=name, engine=engine, port=1111)
    return Caller(me, dice(seed), LinkRequest(**wish), known.__contains__)


def make_answerer(proof: Proof, seed: int = 2, **others: Any) -> Answerer:
    fields: dict[str, Any] = {"admit": lambda hello: proof, "take_password": SECRETS.get, "take_info": lambda: INFO}
    fields |= others
    return Answerer(profile(2, port=2222), random_bytes=dice(seed), **fields)


def shake(
    caller: Caller, answerer: Answerer, at: str = "", change: Callable[[bytes], bytes | None] = bytes
) -> dict[str, bytes]:
    """Carry payloads to and fro until nobody says anything. ``Failed`` comes through. Returns what was sent.

    *change* gives what arrives of the payload of step *at*, None if it is lost.
    """
    sent: dict[str, bytes] = {}
    under_way = [caller.opening[0]]
    for step in STEPS:
        if under_way:
            sent[step] = under_way.pop(0)
            arrived = change(sent[step]) if step == at else sent[step]
            side = caller if step.endswith("answerer") else answerer
            under_way += side.step(arrived) if arrived is not None else []
    assert not under_way
    return sent


def fails(caller: Caller, answerer: Answerer, at: str = "", change: Callable[[bytes], bytes] = bytes) -> Failed:
    """Carry payloads until somebody has had enough, who has no link; before AUTH nobody has one. Return how."""
    with pytest.raises(Failed) as failed:
        shake(caller, answerer, at, change)
    assert caller.partner is None
    assert answerer.partner is None or at == "auth-answerer"
    return failed.value


def failure(side: Caller | Answerer, payload: bytes) -> Failed:
    """Return how it ends when *side* hears *payload*."""
    with pytest.raises(Failed) as failed:
        side.step(payload)
    assert side.partner is None
    return failed.value


def halfway(caller: Caller, answerer: Answerer) -> bytes:
    """Lead the handshake up to the confirmation; return what the caller signs. Its next record is its first."""
    spoken = shake(caller, answerer, "auth-caller", lambda _: None)
    caller.sealer._count = 0
    signed = answerer.opener.open(spoken["auth-caller"])
    answerer.opener._count = 0
    return signed


def said(proof: Proof, mine: int = 1, other: int = 2) -> dict[str, bytes]:
    """Return all that is said in a handshake where nothing goes wrong."""
    return shake(make_caller(proof, mine), make_answerer(proof, other))


@ways
def test_both_sides_know_each_other_afterwards(proof: Proof) -> None:
    caller, answerer = make_caller(proof), make_answerer(proof)
    spoken = shake(caller, answerer)
    assert tuple(spoken) == STEPS
    assert PIN.encode() not in b"".join(spoken.values())
    there, here = caller.partner, answerer.partner
    assert (there.peer, here.peer) == (identity(2).public, identity(1).public)
    assert (there.name, here.name) == ("Peer 2", "Peer 1")
    assert (there.port, here.port) == (2222, 1111)
    assert (there.called, here.called) == (True, False)
    assert there.proof is here.proof is proof
    for text in (b"", b"nobody else may read this", bytes(70_000)):
        for one, other in ((caller, answerer), (answerer, caller)):
            record = one.sealer.seal(text)
            assert not text or text not in record
            assert other.opener.open(record) == text


@ways
def test_the_handshake_is_the_golden_bytes(proof: Proof) -> None:
    golden = read_golden("handshake.txt")
    for step, payload in said(proof).items():
        assert payload.hex() == golden[f"{proof.name.lower()} {step}"].hex()
        assert len(payload) <= 1024, "it fits before the limit rises"


def spoil(proof: Proof, step: str, change: Callable[[bytes], bytes]) -> Failed:
    """Change what is said at *step*; return how somebody notices."""
    return fails(make_caller(proof), make_answerer(proof), step, change)


def changed_bytes(payload: bytes) -> Iterator[bytes]:
    """Give *payload* with each of its bytes changed.

    Every third place its highest bit, which X25519 itself would not notice at the end of a share.
    """
    for place in range(len(payload)):
        bit = (0x80, 1, 0x10)[(len(payload) - 1 - place) % 3]
        yield payload[:place] + bytes([payload[place] ^ bit]) + payload[place + 1 :]


@both
@pytest.mark.parametrize("step", STEPS)
def test_nothing_but_what_is_due_is_taken(proof: Proof, step: str) -> None:
    """No part of it, not with any byte changed, nothing that was said in another handshake, and no other message."""
    due = said(proof)[step]
    wrong = [due[:size] for size in range(len(due))] + [*changed_bytes(due), said(proof, 11, 12)[step]]
    wrong += [m.encode(one) for one in EXAMPLES.values()] + [b"\xc0", b"\x90", b"\x91\x01", bytes(64), bytes(1024)]
    for payload in wrong:
        # Only a question what is played here is another beginning than a greeting.
        if (step, payload) != ("hello-caller", m.encode(m.InfoRequest())):
            spoil(proof, step, lambda _due, payload=payload: payload)


def changed(**fields: Any) -> Callable[[bytes], bytes]:
    """Return what changes *fields* of a message."""
    return lambda payload: m.encode(structs.replace(m.decode_plain(payload), **fields))


@pytest.mark.parametrize(("proof", "step", "change", "why"), [
    # Downgrade: whatever of the greetings is changed on the way, the tags do not fit afterwards.
    *[
        (Proof.PIN, step, changed(**fields), LinkFailure.PIN)
        for step in STEPS[:2] for fields in ({"minor": 9}, {"name": "x"}, {"game": bytes(8)})
    ],
    # Nobody in the middle opens a closed door.
    (Proof.PIN, "hello-answerer", changed(auth=Proof.OPEN), LinkFailure.PIN_IGNORED),
    (Proof.KNOWN, "hello-answerer", changed(auth=Proof.OPEN), LinkFailure.UNPROVED),
    (Proof.OPEN, "share-caller", changed(tag=bytes(64)), LinkFailure.MALFORMED),    # a tag that is not due
    *[
        (proof, step, changed(value=point), LinkFailure.UNPROVED)
        for proof in (Proof.PIN, Proof.KNOWN) for step in STEPS[2:4] for point in LOW_ORDER
    ],
])    # fmt: skip
def test_what_is_changed_on_the_way_is_noticed(
    proof: Proof, step: str, change: Callable[[bytes], bytes], why: LinkFailure
) -> None:
    assert spoil(proof, step, change).why is why


@ways
def test_what_is_sent_back_to_its_sender_is_refused(proof: Proof) -> None:
    """Reflection: what the caller says comes back to it, as if from the other side."""
    caller = make_caller(proof)
    assert failure(caller, caller.opening[0]).why is LinkFailure.SELF
    share = m.decode_plain(said(proof)["share-caller"]).value
    assert spoil(proof, "share-answerer", changed(value=share)).why is LinkFailure.UNPROVED


@pytest.mark.parametrize(("caller", "wish", "answerer", "why"), [
    (Proof.PIN, {"pin": "314158"}, Proof.PIN, LinkFailure.PIN),
    # Somebody stands in for the host and says that no PIN is needed: it is not told.
    (Proof.OPEN, {"pin": PIN}, Proof.OPEN, LinkFailure.PIN_IGNORED),
    (Proof.OPEN, {}, Proof.PIN, LinkFailure.PIN_NEEDED),
    (Proof.OPEN, {"peer": identity(3).public}, Proof.OPEN, LinkFailure.STRANGER),    # not the one that was called
])    # fmt: skip
def test_whoever_is_refused_hears_why(caller: Proof, wish: dict[str, Any], answerer: Proof, why: LinkFailure) -> None:
    assert fails(make_caller(caller, **wish), make_answerer(answerer)).why is why


def test_a_pin_counts_as_tried_when_our_tag_leaves_and_too_many_are_refused() -> None:
    asked: list[Proof] = []    # each answer is None: too many
    caller, answerer = make_caller(Proof.PIN), make_answerer(Proof.PIN, take_password=asked.append)
    hello = answerer.step(caller.opening[0])[0]
    assert not asked
    failed = failure(answerer, caller.step(hello)[0])
    assert asked == [Proof.PIN]
    assert failed.why is LinkFailure.PIN
    assert failed.reply == refused(profile(2), LinkFailure.PIN).reply
    told = failure(caller, failed.reply)
    assert told.why is LinkFailure.PIN
    assert told.refuse.text == WAIT


@pytest.mark.parametrize("refusal", tuple(LinkFailure)[: LinkFailure.ASKED])
def test_every_refusal_reaches_the_caller(refusal: LinkFailure) -> None:
    caller, answerer = make_caller(Proof.OPEN), make_answerer(Proof.OPEN, admit=lambda hello: refusal)
    here = failure(answerer, caller.opening[0])
    there = failure(caller, here.reply)
    assert there.why is here.why is refusal
    assert (there.refuse.major, there.refuse.engine) == (m.MAJOR, ENGINE)


@pytest.mark.parametrize("code", [0, LinkFailure.ASKED + 1, LinkFailure.PIN_NEEDED, LinkFailure.TOKEN, 255])
def test_what_only_a_caller_can_see_is_no_refusal(code: int) -> None:
    refuse = m.encode(m.Refuse(code, "", 2, 0, ENGINE))
    assert failure(make_caller(Proof.OPEN), refuse).why is LinkFailure.MALFORMED


def test_another_engine_is_refused_with_ours_named() -> None:
    caller = make_caller(Proof.OPEN, engine=b"engine-2")
    failed = failure(make_answerer(Proof.OPEN), caller.opening[0])
    assert failed.why is LinkFailure.ENGINE
    told = failure(caller, failed.reply)
    assert told.refuse.engine == ENGINE
    assert refused_trouble(told.why, told.refuse).args[:2] == ("?", ENGINE[:4].hex())
    assert refused_trouble(LinkFailure.PIN, told.refuse) is None


def _other_versions() -> Iterator[bytes]:
    """Greetings of other versions: like ours, with other numbers, longer, spelt otherwise; and of SWQT/1."""
    data = m.encode(structs.replace(EXAMPLES["hello"], major=3))
    yield data
    yield data[:7] + b"\xcc\xff" + data[8:]
    yield bytes([data[0] + 2]) + data[1:] + b"\x00\x00"
    yield b"\xdc\x00\x14" + data[1:7] + b"\x03\x00" + b"\xc0" * 16
    yield bytes.fromhex(
        "9c01a4535751540100c410000102030405060708090a0b0c0d0e0fc420101112131415161718191a1b1c1d1e1f202122"
        "232425262728292a2b2c2d2e2fc40000c4083031323334353637a7c581756b61737a0000"
    )


@pytest.mark.parametrize("greeting", tuple(_other_versions()))
def test_both_sides_hear_that_the_other_one_has_another_version(greeting: bytes) -> None:
    failed = failure(make_answerer(Proof.OPEN), greeting)
    assert failed.why is LinkFailure.VERSION
    code, why, _text, major, minor, _engine = msgpack.unpackb(failed.reply)
    assert [code, why, major, minor] == [4, LinkFailure.VERSION, 2, 0], "the REFUSE of all versions has these fields"
    told = failure(make_caller(Proof.OPEN), greeting)
    assert told.why is LinkFailure.VERSION
    version = "SWQT/{}.{}".format(*msgpack.unpackb(greeting)[2:4])
    assert version in describe(refused_trouble(told.why, told.refuse))


def test_a_recording_tells_nothing_by_which_a_pin_could_be_checked() -> None:
    """Whoever plays the answering side again, with the true PIN even, finds that what was recorded fits neither."""
    recorded = said(Proof.PIN)
    for pin in (PIN, "314158"):
        answerer = make_answerer(Proof.PIN, seed=99, take_password=lambda _, pin=pin: pin.encode())
        answerer.step(recorded["hello-caller"])
        answerer.step(recorded["share-caller"])
        assert failure(answerer, recorded["confirm"]).why is LinkFailure.PIN


def test_whoever_knows_the_pin_cannot_sit_in_the_middle() -> None:
    """An insider leads a handshake with each of two, under the name of the other, and passes the signatures on."""
    signed_by_a = halfway(make_caller(Proof.PIN), make_answerer(Proof.PIN, seed=31))
    insider, answerer = make_caller(Proof.PIN, seed=32), make_answerer(Proof.PIN)
    halfway(insider, answerer)
    assert failure(answerer, insider.sealer.seal(signed_by_a)).why is LinkFailure.UNPROVED


def test_after_a_failure_nothing_is_taken_any_more() -> None:
    answerer = make_answerer(Proof.OPEN)
    failure(answerer, b"\xc0")
    failure(answerer, make_caller(Proof.OPEN).opening[0])


def auth(signer: int, role: bytes) -> Callable[[bytes], m.Sealed]:
    """Return what makes the AUTH of a transcript that *signer* signs for *role*."""
    return lambda transcript: m.Auth(identity(signer).sign(b"swqt2/auth" + role + transcript), 0, ())


@both
@pytest.mark.parametrize(("message", "why"), [
    (auth(1, b"I"), None), (auth(3, b"I"), LinkFailure.UNPROVED), (auth(1, b"R"), LinkFailure.UNPROVED),
    (lambda _: m.Ping(0), LinkFailure.MALFORMED),
])    # fmt: skip
def test_nobody_gets_in_without_its_own_signature_of_this_direction(
    proof: Proof, message: Callable[[bytes], m.Sealed], why: LinkFailure | None
) -> None:
    caller, answerer = make_caller(proof), make_answerer(proof)
    halfway(caller, answerer)
    record = caller.sealer.seal(m.encode(message(caller._transcript)))
    if why is None:
        answerer.step(record)
        assert answerer.partner is not None
    else:
        assert failure(answerer, record).why is why


def test_strangers_may_ask_what_is_played() -> None:
    answerer = make_answerer(Proof.PIN)
    assert failure(answerer, m.encode(m.InfoRequest())).reply == m.encode(INFO)
    quiet = make_answerer(Proof.PIN, take_info=lambda: None)
    assert failure(quiet, m.encode(m.InfoRequest())).reply is None


def test_names_are_cleaned_on_both_sides(monkeypatch: pytest.MonkeyPatch) -> None:
    ill = "a\u202e\nb\x00"
    assert m.decode_plain(make_caller(Proof.OPEN, name=ill).opening[0]).name.sent == "a b"
    with monkeypatch.context() as careless:
        careless.setattr(handshake, "clean_name", lambda text: text)
        caller, answerer = make_caller(Proof.OPEN, name=ill), make_answerer(Proof.OPEN)
    assert m.decode_plain(shake(caller, answerer)["hello-caller"]).name.sent == ill
    assert answerer.partner.name == "a b"
    assert type(answerer.partner.name) is str
