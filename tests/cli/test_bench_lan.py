"""What is said of the computer beside figures by the clock."""

from pathlib import Path

from swqt.cli import bench_lan
from swqt.cli.bench_lan import MachineLoad, per_entry
from swqt.net.wire.messages import CHANCE, CMD, END


def test_both_looks_are_told_in_one_line() -> None:
    before, after = MachineLoad(1.0, 2, 9.5, 10.0, 0.5), MachineLoad(11.9, 2, 9.2, 58.3, 7.3)
    assert bench_lan.told(before, after) == (
        "load 1.0 to 11.9 on 2 processors, adding 200000 numbers takes 9.2 ms of a processor and 10.0 to 58.3 ms by the"
        " clock, waiting for the disk 0.5 to 7.3 ms"
    )
    assert bench_lan.told(before._replace(load=-1.0), after).startswith("adding")


def test_a_look_measures_something(tmp_path: Path) -> None:
    found = bench_lan.look(tmp_path)
    assert found.processors >= 1
    assert found.sum_of_processor >= 0    # the clock of processors is a coarse one in Windows
    assert found.sum_by_clock > 0
    assert found.disk > 0


def test_how_often_the_dice_were_rolled_does_not_change_what_an_entry_costs() -> None:
    """A command costs one frame of 100 bytes, a draw five of 200 each; ACKs of the end are no draw's."""
    for commands, draws in ((6, 1), (6, 5)):
        kinds = {bytes([1 + place]): CMD for place in range(commands)}
        kinds |= {bytes([100 + place]): CHANCE for place in range(draws)} | {b"end": END}
        sent = [(b"", 100)] * commands + [(bytes([1 + place]), 200) for place in range(draws)] * 5 + [(b"end", 200)] * 9
        assert per_entry(sent, kinds, 0.25) == (0.75 + 1.25, 75 + 250)
