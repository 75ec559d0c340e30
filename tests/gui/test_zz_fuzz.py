import sys; sys.path.insert(0,"/work/main/tests/gui")
import pytest
from conftest import *
import conftest
@pytest.mark.parametrize("seed", range(20, 20+int(__import__("os").environ.get("G","6"))))
def test_fuzz(table, seed):
    hand=table(2+seed%3, seed); hand.play()
    open("/tmp/w/seen.txt","a").write(f"{seed} {sorted(hand.seen)}\n")
