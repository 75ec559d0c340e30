"""Rules broken one at a time: in random games a violation must follow.

The rules that are not here have stories.
"""

import random
from collections.abc import Callable

import pytest

from swqt.net.core import events as e
from swqt.net.core import log as log_module
from swqt.net.core import viewchange as viewchange_module
from swqt.net.core.log import LogMark
from swqt.net.core.replicated_log import ReplicatedLog
from swqt.net.core.sync import Synchronizer
from swqt.net.core.viewchange import ViewChange
from tests.net.core.simulator import Violation, drawn, play

Breaker = Callable[[pytest.MonkeyPatch], None]
MOST = 150
"""Games in which a violation must come."""


def replace(owner: type, name: str, value: object) -> Breaker:
    return lambda patch: patch.setattr(owner, name, value)


def enough_is(value: Callable[..., bool]) -> Breaker:
    def broken(patch: pytest.MonkeyPatch) -> None:
        patch.setattr(log_module, "enough", value)
        patch.setattr(viewchange_module, "enough", value)

    return broken


def unstored(kind: type) -> Breaker:
    """A record of that kind is never written."""
    store = ReplicatedLog.store

    def broken(log: ReplicatedLog, record: e.JournalRecord, sync: bool = False) -> None:
        if not isinstance(record, kind):
            store(log, record, sync)

    return replace(ReplicatedLog, "store", broken)


def unsynced(patch: pytest.MonkeyPatch) -> None:
    append = ReplicatedLog.append
    patch.setattr(ReplicatedLog, "append", lambda log, digest, sync=False: append(log, digest))


def unnamed(patch: pytest.MonkeyPatch) -> None:
    def mark(kind: str, peers: tuple[int, ...], signers: tuple[int, ...], draws: tuple[int, ...] = ()) -> LogMark:
        return LogMark("nothing" if kind == "burn" else kind, peers, signers, draws)

    patch.setattr(log_module, "LogMark", mark)


RULES: dict[str, tuple[str, Breaker]] = {
    "sign_any_base": ("rewind", replace(ViewChange, "stands_on", lambda _views, _base: True)),
    "give_up_lock": ("rewind", replace(ReplicatedLog, "is_locked", lambda _log, _place: False)),
    "no_quorum": ("", enough_is(lambda _view, _stay, _older, _proven: True)),
    "own_not_synced": ("", unsynced),
    "lock_not_stored": ("", unstored(e.LockRecord)),
    "burn_unnamed": ("withhold", unnamed),
    "both_keep_name": ("bridge", replace(Synchronizer, "_split_lost", lambda _sync, _chain, _place, _liars: False)),
    "no_copy": ("bridge", replace(Synchronizer, "_keep_copy", lambda _sync, _chain, _lost, _place: None)),
}


def games_until_violation(cheat: str, most: int = MOST) -> int | None:
    """Return in which game something is violated, or None."""
    for number in range(most):
        try:
            play(number, drawn(random.Random(number), cheat))
        except Violation:
            return number + 1
    return None


@pytest.mark.slow
@pytest.mark.parametrize("rule", sorted(RULES))
def test_a_broken_rule_is_noticed(rule: str, monkeypatch: pytest.MonkeyPatch) -> None:
    cheat, breaks = RULES[rule]
    breaks(monkeypatch)
    assert games_until_violation(cheat) is not None
