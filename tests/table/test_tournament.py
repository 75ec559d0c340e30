"""Parallel games between bots: results are in order, and workers end with their owner."""

import os
import subprocess
import sys
from concurrent.futures import Executor, Future
from pathlib import Path

import swqt
from swqt.table.tournament import Workers, spread

SLEEPERS = """
import sys
from time import sleep
from swqt.table.tournament import local_workers, spread

def work(number):
    print("at work", flush=True)
    sleep(600)

if __name__ == "__main__":
    with local_workers(2) as workers:
        list(spread(work, range(8), workers))
"""


def test_any_executor_gets_a_few_jobs_ahead_and_none_after_the_end():
    given = []

    class OneByOne(Executor):
        """Does a job when another one comes."""

        def submit(self, work, /, *args):
            if given:
                given[-1].set_result(-len(given))
            given.append(Future())
            return given[-1]

    results = spread(abs, range(100), Workers(OneByOne(), 3))
    assert ([next(results), next(results)], len(given)) == ([-1, -2], 4)
    results.close()
    assert ([future.cancelled() for future in given], len(given)) == ([False, False, False, True], 4)


def test_workers_end_with_their_owner(tmp_path):
    """Their output is a pipe, which closes when the last of them has ended."""
    script = tmp_path / "sleepers.py"
    script.write_text(SLEEPERS, encoding="utf-8")
    place = {**os.environ, "PYTHONPATH": str(Path(swqt.__file__).parents[1])}
    with subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, env=place) as owner:
        assert [owner.stdout.readline().strip() for _ in range(2)] == [b"at work"] * 2
        owner.kill()
        out, _ = owner.communicate(timeout=180)
    assert out == b""
