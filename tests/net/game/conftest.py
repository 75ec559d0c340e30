"""Games whose dice stay the same when the engine's sources change."""

import pytest

from swqt import version


@pytest.fixture(autouse=True)
def same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stand in for the digest of the engine, which the table names and every draw depends on."""
    monkeypatch.setattr(version, "engine_digest", lambda: bytes(range(32)))
    monkeypatch.setattr(version, "program_version", lambda: "0.1.0")
