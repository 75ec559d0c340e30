"""Parallel games between bots: results are in order, and workers end with their owner."""

import os
import subprocess
import sys
from pathlib import Path

import swqt
from swqt.table.tournament import spread

SLEEPERS = """
import sys
from time import sleep
from swqt.table.tournament import spread

def work(number):
    print("at work", flush=True)
    sleep(600)

if __name__ == "__main__":
    list(spread(work, range(8), 2))
"""


def test_results_come_in_the_order_of_the_jobs() -> None:
    assert list(spread(abs, [-3, 2, -1, 0], 2)) == [3, 2, 1, 0]


def test_workers_end_with_their_owner(tmp_path: Path) -> None:
    """Their output is a pipe, which closes when the last of them has ended."""
    script = tmp_path / "sleepers.py"
    script.write_text(SLEEPERS, encoding="utf-8")
    place = {**os.environ, "PYTHONPATH": str(Path(swqt.__file__).parents[1])}
    with subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, env=place) as owner:
        assert owner.stdout is not None
        assert [owner.stdout.readline().strip() for _ in range(2)] == [b"at work"] * 2
        owner.kill()
        out, _ = owner.communicate(timeout=180)
    assert out == b""
