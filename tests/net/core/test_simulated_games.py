"""Network games of the new core in virtual time, with faults from their seeds; ``watches`` says what must hold.

``--nightly`` plays twenty thousand more.
"""

import os
import random
import subprocess
import sys
from collections import Counter
from types import SimpleNamespace

import pytest

from swqt.net.core import events as e
from swqt.net.core import log as log_module
from swqt.net.core import presence as presence_module
from swqt.net.core import viewchange as viewchange_module
from swqt.net.core.log import LogMark
from swqt.net.core.replicated_log import ReplicatedLog
from swqt.net.core.sync import Synchronizer
from swqt.net.wire import messages as m
from tests.net.core.simulator import KINDS, drawn, play, rivals
from tests.net.core.stage import apart
from tests.net.core.watches import Violation, Watch

FEW, MANY, SIZE = 432, 20_000, 24
"""Games of each run, of the nightly one, and of one test; with those below, each run plays more than 500."""
ONCE_WRONG = (
    330_152, 330_893, 350_373, 1_000_330, 1_000_619, 1_002_111, 1_002_807, 1_002_899, 1_003_007, 1_015_066, 2_001_807,
    3_000_134, 3_001_631, 3_001_779, 6_000_640, 8_000_658,
    9_000_437, 9_000_687, 11_000_659, 11_000_902, 11_001_547, 11_003_131, 12_004_436, 23_001_521,
)  # fmt: skip


@pytest.mark.parametrize("seed", range(320_000, 320_000 + FEW, SIZE))
def test_whatever_happens_there_is_one_game(seed: int) -> None:
    for number in range(seed, seed + SIZE):
        play(number)


@pytest.mark.parametrize("seed", ONCE_WRONG)
def test_games_that_once_went_wrong(seed: int) -> None:
    play(seed)
    play(seed, drawn(random.Random(seed), ("", "", "bridge", "rewind")[seed % 4]))


@pytest.mark.parametrize("kind", KINDS)
def test_people_who_cheat_gain_nothing(kind: str) -> None:
    for number in range(3):
        play(number, drawn(random.Random(number), kind))


def test_two_people_who_cheat_against_each_other_gain_nothing() -> None:
    """Each would burn the dice that the other likes in the other's name: whoever holds a link back is named for it."""
    fates: Counter[str] = Counter()
    for number in range(5, 13):
        fates.update(play(number, rivals(random.Random(number))).watcher.out)
    assert fates["disliked: named"] >= 6
    assert not fates["disliked: coalition"]


def test_a_seed_makes_the_same_game_in_every_process() -> None:
    """Nothing follows the order of a set of bytes, which each process has another one of."""
    code = "from tests.net.core.simulator import play, drawn; import random\n" \
           "print([play(n, drawn(random.Random(n), 'rewind')).watcher.out for n in (507, 514, 519)])"
    told = {
        subprocess.run([sys.executable, "-c", code], env=os.environ | {"PYTHONHASHSEED": seed}, capture_output=True,
                       check=True, text=True).stdout
        for seed in ("1", "2", "3")
    }  # fmt: skip
    assert len(told) == 1


def test_the_watch_notices_a_hidden_link_but_not_ones_own_that_is_given_after_the_view() -> None:
    """Both are known by the time at which the watch looks: at the end of what happened at one moment."""
    stage = apart(2)
    head, watch = stage.say(0, b"attack 1"), Watch(SimpleNamespace())
    program = SimpleNamespace(name=0, run=1, cheat="", torn=False, peer=stage.peers[0])
    tree = stage.peers[0].log.tree
    drafts = [stage.draft(tree, head, 0, m.ViewBody(target, (m.DropPeer(1, "away"),))) for target in (1, 2, 3)]
    tree.learn(stage.ack(tree, head, 0, 1, linked=True))
    watch.signed(program, drafts[0])
    watch.shown.add((0, 1, head))
    with pytest.raises(Violation, match="S6"):
        watch.signed(program, drafts[1])
    watch.shown.clear()
    tree.learn(stage.ack(tree, head, 1, 1, linked=True))
    with pytest.raises(Violation, match="S6"):
        watch.signed(program, drafts[2])


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(1_000_000, 1_000_000 + MANY, 400))
def test_thousands_of_games(seed: int) -> None:
    for number in range(seed, seed + 400):
        kind = ("", "", "bridge", "rewind")[number % 4]
        play(number, drawn(random.Random(number), kind))


# Rules broken one at a time: a violation must follow. The rules that are not here have stories.


def play_many(cheat: str) -> None:
    """Play the games in which a violation must come."""
    for number in range(150):
        play(number, drawn(random.Random(number), cheat))


STORE, APPEND = ReplicatedLog.store, ReplicatedLog.append


def unlocked(log: ReplicatedLog, record: e.JournalRecord, *sync: bool, **how: bool) -> None:
    if not isinstance(record, e.LockRecord):
        STORE(log, record, *sync, **how)


def unnamed(kind: str, *more: object) -> LogMark:
    return LogMark("nothing" if kind == "burn" else kind, *more)


RULES: dict[str, tuple[str, list[tuple[object, str, object]]]] = {
    "give_up_lock": ("rewind", [(ReplicatedLog, "is_locked", lambda *_: False)]),
    "no_quorum": ("", [
        (module, "enough", lambda *_: True) for module in (log_module, presence_module, viewchange_module)
    ]),
    "own_not_synced": ("", [(ReplicatedLog, "append", lambda log, digest, sync=False: APPEND(log, digest))]),
    "lock_not_stored": ("", [(ReplicatedLog, "store", unlocked)]),
    "burn_unnamed": ("withhold", [(log_module, "LogMark", unnamed)]),
    "both_keep_name": ("bridge", [(Synchronizer, "_split_lost", lambda *_: False)]),
    "no_copy": ("bridge", [(Synchronizer, "_keep_copy", lambda *_: None)]),
}  # fmt: skip
"""Who cheats, and what breaks the rule."""


@pytest.mark.slow
@pytest.mark.parametrize("rule", sorted(RULES))
def test_a_broken_rule_is_noticed(rule: str, monkeypatch: pytest.MonkeyPatch) -> None:
    cheat, breaks = RULES[rule]
    for owner, attribute, value in breaks:
        monkeypatch.setattr(owner, attribute, value)
    with pytest.raises(Violation):
        play_many(cheat)
