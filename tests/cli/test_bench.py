"""``swqt bench``: two rows for each number of seats, the Base game and underground, beside the calibration loop."""

import re

import pytest

from swqt.cli import bench


def test_it_prints_a_row_for_each_number_of_seats_and_each_box(swqt, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "STRETCHES", 2)
    done = swqt("bench", "--seconds", "0.01")
    assert (done.code, done.err) == (0, "")
    head, columns, *rows, journal = done.out.splitlines()
    told = re.match(r"Python 3\.\d+\.\S+, (pure|compiled) rules( alone)?; calibration loop: \d+\.\d+ million r", head)
    assert told
    names = re.split(r"  +", columns)
    for kind in [told[1]] if told[2] else ["pure", "compiled"]:
        table = [dict(zip(names, row.split(), strict=True)) for row in rows if row.split()[2] == kind]
        assert [(row["board"], row["seats"]) for row in table] == [
            ("midland-2", "2"), ("gloamdeep-2", "2"),
            ("midland-3", "3"), ("emberfall-3", "3"),
            ("midland-4", "4"), ("nethermere-4", "4"),
            ("midland-5", "5"), ("hollowthrone-5", "5"),
        ]  # fmt: skip
        for above, below in zip(table[::2], table[1::2], strict=True):
            cells = [cell for row in (above, below) for name, cell in row.items() if name not in ("board", "rules")]
            assert all(float(cell) > 0 for cell in cells)
            target = (bench.TARGETS if kind == "pure" else bench.COMPILED_TARGETS)[int(above["seats"])]
            assert (int(above["target"]), int(below["target"])) == (target, target // 2)
            assert above["of base"] == "1.00"
            games, of = float(below["games/s"]), float(above["games/s"])
            rounding = 0.005 + 0.05 * (games + of) / (of * max(of - 0.05, 0.05))    # on a slow computer it is felt
            assert float(below["of base"]) == pytest.approx(games / of, abs=rounding + 0.001)
    assert journal.startswith("journal: ")
