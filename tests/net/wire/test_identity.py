"""The key pair of a program and its file."""

import hashlib
import hmac
import os
import re
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from swqt.net.wire.identity import FINGERPRINT_LENGTH, Identity, IdentityError, fingerprint, open_identity, verified
from tests.support.party import dice

KEY = "identity.key"


def test_it_is_made_once_and_found_again(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "folder"
    first = open_identity(folder).public
    again = open_identity(folder)
    assert again.public == first
    assert again.slot == 1
    assert open_identity(tmp_path / "other").public != first
    assert sorted(path.name for path in folder.iterdir()) == [KEY, "identity.lock"]


def test_programs_that_run_at_once_each_have_their_own(tmp_path: Path) -> None:
    first, second = open_identity(tmp_path), open_identity(tmp_path)
    assert first.public != second.public
    assert (first.slot, second.slot) == (1, 2)
    keys = {1: first.public, 2: second.public}
    del first
    again, third = open_identity(tmp_path), open_identity(tmp_path)
    assert again.public == keys[1]
    assert third.slot == 3
    del second
    assert open_identity(tmp_path).public == keys[2]


def test_nine_programs_at_most_have_their_own(tmp_path: Path) -> None:
    held = [open_identity(tmp_path) for _ in range(9)]
    with pytest.raises(IdentityError, match="9 programs use it already"):
        open_identity(tmp_path)
    assert len({one.public for one in held}) == 9


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such modes; the profile's folder is private there")
def test_the_file_is_for_its_user_alone(tmp_path: Path) -> None:
    open_identity(tmp_path)
    path = tmp_path / KEY
    assert path.stat().st_mode & 0o777 == 0o600
    path.chmod(0o644)
    open_identity(tmp_path)
    assert path.stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"ab" * 31, b"ab" * 33, b"zz" * 32, b"x" * 5000])
def test_a_damaged_file_is_named_and_left_alone(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / KEY
    path.write_bytes(content)
    with pytest.raises(IdentityError, match="64 hexadecimal digits were expected") as error:
        open_identity(tmp_path)
    assert str(path) in str(error.value)
    assert path.read_bytes() == content
    with pytest.raises(IdentityError, match=KEY):
        open_identity(path)     # which is no folder


def test_programs_that_start_at_once_get_different_ones(tmp_path: Path) -> None:
    barrier = threading.Barrier(8)

    def start(_number: int) -> Identity:
        barrier.wait()
        return open_identity(tmp_path)

    with ThreadPoolExecutor(8) as pool:
        found = list(pool.map(start, range(8)))
    assert {one.slot for one in found} == set(range(1, 9))
    assert len({one.public for one in found}) == 8


def test_signatures() -> None:
    one, other = Identity(dice(1)(32)), Identity(dice(2)(32))
    signature = one.sign(b"text")
    assert verified(one.public, b"text", signature)
    assert not verified(one.public, b"other text", signature)
    assert not verified(other.public, b"text", signature)
    for key, bad in ((one.public, b""), (one.public, bytes(64)), (b"", signature), (bytes(31), signature)):
        assert not verified(key, b"text", bad)
    assert not verified(b"\xff" * 32, b"text", signature)


def test_the_seed_of_a_chain_comes_from_the_secret_alone() -> None:
    """Whoever has the key and the nonce has the chain, whatever happened to the journal."""
    secret, nonce = dice(1)(32), dice(2)(16)
    seed = hmac.new(secret, b"swqt2/chain" + nonce, hashlib.sha256).digest()
    assert Identity(secret).seed(nonce) == Identity(secret, 2).seed(nonce) == seed
    assert Identity(secret).seed(dice(3)(16)) != seed != Identity(dice(3)(32)).seed(nonce)


def test_fingerprints_can_be_read_out() -> None:
    marks = {fingerprint(bytes([n]) * 32) for n in range(200)}
    assert len(marks) == 200
    assert all(re.fullmatch(r"[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}", mark) for mark in marks)
    assert {len(mark) for mark in marks} == {FINGERPRINT_LENGTH}
    assert fingerprint(bytes(32)) == "VXQ8-80SQ-BCJ0"
    for place in {*range(FINGERPRINT_LENGTH)} - {4, 9}:
        assert len({mark[place] for mark in marks}) > 24, "every letter counts"
