"""The file about the newest version counts only with the signature of the release key, and in its one form."""

import base64

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat, load_ssh_public_key

from swqt.home.release_notice import (
    LIMIT,
    RELEASE_KEY,
    NewestVersion,
    NoticeError,
    is_newer,
    read_notice,
    write_notice,
)

KEY = Ed25519PrivateKey.from_private_bytes(bytes(range(32)))
PUBLIC = KEY.public_key().public_bytes(Encoding.OpenSSH, PublicFormat.OpenSSH).decode()
NEWEST = NewestVersion("1.2.0", "- A *new* race: “Ñandúes”.\n")


def signed(body: bytes) -> bytes:
    return base64.b64encode(KEY.sign(b"swqt newest version\n" + body)) + b"\n" + body


def test_what_is_signed_by_the_key_of_the_program_alone_is_read():
    assert read_notice(write_notice(NEWEST, KEY), PUBLIC) == NEWEST
    assert len(load_ssh_public_key(RELEASE_KEY.encode()).public_bytes(Encoding.Raw, PublicFormat.Raw)) == 32
    body = write_notice(NEWEST, KEY).partition(b"\n")[2]
    for_something_else = base64.b64encode(KEY.sign(body)) + b"\n" + body
    for data, key in ((write_notice(NEWEST, KEY), RELEASE_KEY), (for_something_else, PUBLIC)):
        with pytest.raises(NoticeError, match="wrong signature"):
            read_notice(data, key)


def test_every_changed_byte_is_noticed():
    data = write_notice(NEWEST, KEY)
    for place in range(len(data)):
        changed = data[:place] + bytes([data[place] ^ 1]) + data[place + 1 :]
        with pytest.raises(NoticeError, match="wrong signature"):
            read_notice(changed, PUBLIC)


@pytest.mark.parametrize("body", [
    b"", b"[]", b"{}", b'{"version": "1.2.0"}', b'{"version": "1.2.0", "news": 3}', b"[" * 20000,
    b'{"version": "1.2", "news": ""}', b'{"version": "1.2.0\\n", "news": ""}', b'{"version": 120, "news": ""}',
    b'{"version": "1.2.0", "news": "", "more": 1}', b"\xff",
])  # fmt: skip
def test_another_form_is_refused_even_with_a_signature(body):
    with pytest.raises(NoticeError, match="wrong form"):
        read_notice(signed(body), PUBLIC)


@pytest.mark.parametrize(("data", "reason"), [
    (b"", None), (b"\n", None), (b"<html>", None), (b"====\n{}", None),
    (write_notice(NewestVersion("1.2.0", "x" * LIMIT), KEY), "too large"),
])  # fmt: skip
def test_what_a_server_says_instead_is_refused(data, reason):
    with pytest.raises(NoticeError, match=reason):
        read_notice(data, PUBLIC)


def test_versions_are_compared_by_their_numbers():
    assert is_newer("1.10.0", "1.9.3")
    assert not is_newer("1.2.0", "1.2.0")
    assert not is_newer("0.9.9", "1.0.0")
