"""Files that somebody sends: whatever stands in them, one line says which file and what was expected."""

import copy
import json
from typing import Any, Final

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from swqt.cli import main
from swqt.cli.board import NO_PAINTER
from swqt.content import board_folder, list_boards, parse_board
from swqt.content.boards.checks import check_board, problems
from swqt.content.boards.geometry import first_crossing
from swqt.engine import BoardError

TEXT: Final = (board_folder() / "midland-2.json").read_text(encoding="utf-8")
DOCUMENT: Final = json.loads(TEXT)
VALUES: Final = st.one_of(
    st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=8),
    st.sampled_from([10**400, -1, 1e308, [], {}, [[]], "", "\ud800", "a\nb", "x" * 500, [0, 0], [[0, 0], [1, 1]]]),
)  # fmt: skip


def places(value: Any, place: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in the document; of long lists the first three entries stand for all."""
    inner = value.items() if isinstance(value, dict) else enumerate(value[:3]) if isinstance(value, list) else ()
    return [place, *(found for key, part in inner for found in places(part, (*place, key)))]


def squares(columns: int, rows: int) -> str:
    """A board of squares, which is read and checked in no time."""
    arcs = [[[x, y], [x + 100, y]] for y in range(0, 100 * rows + 1, 100) for x in range(0, 100 * columns, 100)]
    first = len(arcs)    # the first arc that goes down
    arcs += [[[x, y], [x, y + 100]] for y in range(0, 100 * rows, 100) for x in range(0, 100 * columns + 1, 100)]
    geometries = []
    for number in range(columns * rows):
        row, column = divmod(number, columns)
        left, label = first + number + row, [100 * column + 50, 100 * row + 50]
        properties = {"code": f"f{number + 1}", "terrain": "forest", "marks": ["mine"], "label": label}
        properties["symbols"] = [[label[0] + 20, label[1]]]
        geometries.append(
            {"type": "Polygon", "arcs": [[number, left + 1, ~(number + columns), ~left]], "properties": properties}
        )
    regions = {"type": "GeometryCollection", "geometries": geometries}
    size = {"bbox": [0, 0, 100 * columns, 100 * rows], "arcs": arcs, "objects": {"regions": regions}}
    return json.dumps(DOCUMENT | size)


SMALL: Final = squares(4, 3)


def judge(text: str) -> None:
    """Read the board and check it; only BoardError may come of it, in one line that names the file."""
    told = []
    try:
        made = parse_board(text, "their.json")
        told = problems(made)
        check_board(made)
    except BoardError as error:
        told.append(str(error))
    assert [line for line in told if "\n" in line or len(line) > 400] == []


@given(place=st.sampled_from(places(json.loads(SMALL))), value=VALUES, drop=st.booleans())
@example(("properties", "world"), "x" * 500, False)
@example(("properties", "players"), 10**400, False)
@settings(max_examples=150 if settings().max_examples <= 100 else 3000)
def test_any_value_in_any_place(place, value, drop):
    document = part = {"": json.loads(SMALL)}
    *way, last = ("", *place)
    for key in way:
        part = part[key]
    if drop and place:
        del part[last]
    else:
        part[last] = value
    judge(json.dumps(document[""]))


@given(at=st.integers(0, len(SMALL)), size=st.integers(0, 40), put=st.text(max_size=4))
@example(0, len(SMALL), "")
@settings(max_examples=40 if settings().max_examples <= 100 else 1000)
def test_any_piece_of_the_text_replaced(at, size, put):
    judge(SMALL[:at] + put + SMALL[at + size :])


def changed(**members: Any) -> str:
    document = copy.deepcopy(DOCUMENT)
    for name, value in members.items():
        (document if name == "bbox" else document["properties"])[name] = value
    return json.dumps(document)


HOSTILE = {
    "empty": ("", ": the file is empty, expected a board as TopoJSON"),
    "word": ("map", ":1:1: this is not JSON"),
    "half": (TEXT[:5000], ": this is not JSON"),
    "list": ("[]", "expected an object in braces, found []"),
    "digits": (TEXT.replace('"players":2', '"players":' + "9" * 5000), "a number of thousands of digits"),
    "many": (changed(players=10**300), "properties.players: expected a whole number from 2 to 5, found 1000"),
    "rounds": (changed(rounds=2.5), "properties.rounds: expected a whole number from 1 to 20, found 2.5"),
    "name": (changed(name="Isle\n*: deal"), "properties.name: expected a name of at most 60 printable characters"),
    "long": (changed(name="x" * 61), "properties.name: expected a name of at most 60 printable characters"),
    "infinite": (changed(bbox=[0, 0, float("inf"), 1000]), "bbox: expected [0, 0, width, height], both from 10 to"),
    "huge": (changed(bbox=[0, 0, 1e6, 1e6]), "bbox: expected [0, 0, width, height], both from 10 to 10000, found"),
}  # fmt: skip


@pytest.fixture
def path(tmp_path):
    return tmp_path / "midland-2.json"


@pytest.mark.parametrize("name", HOSTILE)
def test_the_complaint_names_the_file_and_what_was_expected(name, path, capsys):
    text, complaint = HOSTILE[name]
    path.write_text(text, encoding="utf-8")
    assert main(["board", "check", str(path)], lambda rest: 0, NO_PAINTER) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert err.startswith(f"swqt: {path}:")
    assert complaint in err
    assert len(err) < 500
    (listed,) = list_boards(path.parent).problems
    assert listed in err    # in the dialog for a new game it stands as it does here


def test_borders_that_cross_are_told_with_the_file(path, capsys):
    """The board can be drawn and played, so every figure is told beside what is wrong."""
    document = copy.deepcopy(DOCUMENT)
    arc = next(arc for arc in document["arcs"] if len(arc) > 40 and 0 not in arc[20] and 1600 not in arc[20])
    arc[18], arc[22] = arc[22], arc[18]
    path.write_text(json.dumps(document), encoding="utf-8")
    assert main(["board", "check", str(path)], lambda rest: 0, NO_PAINTER) == 1
    number = document["arcs"].index(arc)
    assert f"{path}: arcs {number} and {number} cross or touch outside their ends\n" in capsys.readouterr().err


def test_a_board_of_three_regions_is_refused_with_the_file(path, capsys):
    path.write_text(squares(3, 1), encoding="utf-8")
    assert main(["board", "check", str(path)], lambda rest: 0, NO_PAINTER) == 2
    assert capsys.readouterr().err == f"swqt: {path}: a board has 12 to 120 regions, not 3\n"


def test_long_lines_across_a_large_map_take_no_time():
    """A hostile file may have lines from end to end of the largest map."""
    lines = [[(0.0, 20.0 * number), (10_000.0, 5_000.0 + 20.0 * number)] for number in range(40)]
    assert first_crossing(lines) is None
    assert first_crossing([*lines, [(5_000.0, 2_501.0), (5_000.0, 2_519.0)]]) is None
    assert first_crossing([*lines, [(5_000.0, 2_501.0), (5_000.0, 2_521.0)]]) == (1, 40)
    assert first_crossing([*lines, [(5_000.0, 2_520.0), (5_000.0, 2_519.0)]]) == (1, 40)
