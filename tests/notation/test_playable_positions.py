"""A hand-written position that could not be played on is refused in the line at fault (FLOW-1)."""

from pathlib import Path

import pytest

from swqt.engine import Board, Content, Options
from swqt.notation import NotationError, read_game, read_position, replay, write_position
from swqt.table import Library
from tests.support.positions import LIBRARY

SURFACE = """swqt 1
board {
  f1 edge : h1
  h1      : p1
  p1      : s1
  s1 edge :
}
content base
round 3/10
"""
CAVERNS = """swqt 1
board {
  u1 edge : d1 n1 x1
  d1      : n1
  n1      : c1
  c1 edge :
  x1      :
}
content underground
round 3/10
"""
FULL = "column swamp wizards, alchemist giants, commando tritons, mounted orcs, pillaging elves, underworld dwarves\n"
SWORD = "asks A conquer\nasks * roll conquer c1 with sword die\n"


HEADS = {"surface": SURFACE, "caverns": CAVERNS, "mixed": CAVERNS.replace("underground", "both")}
UNPLAYABLE = Path(__file__).with_name("unplayable.swn").read_text(encoding="utf-8").split("\n\n")[1:]


@pytest.mark.parametrize("case", UNPLAYABLE, ids=lambda case: case.partition("\n")[0])
def test_the_line_at_fault_is_named(case: str) -> None:
    title, _, lines = case.partition("\n")
    text = HEADS[title.removeprefix("refused ").partition(":")[0]] + lines
    [(number, line)] = [(n, line) for n, line in enumerate(text.splitlines(), 1) if ";" in line]
    with pytest.raises(NotationError) as caught:
        read_game(text, LIBRARY)
    assert caught.value.message == line.partition("; ")[2]
    assert (caught.value.line, caught.value.column) == (number, 1 + len(line) - len(line.lstrip()))


HOLES = (
    SURFACE + "asks A conquer\nA 5 merchant halflings hand 5 : f1 h1\nB 5 forest humans : s1\n"
    "pieces hole f1, hole h1\n"
)
ANCIENT = (
    CAVERNS + "asks A conquer\nA 5 wise cultists hand 3 : u1\nB 5 ~stone ogres : c1\npieces ancient u1\n"
    "column mining shrooms, mystic mummies, flocking drow, frightened mudmen, quarreling liches, martyr irondwarves\n"
)


@pytest.mark.parametrize("text", [
    CAVERNS + SWORD + "A 5 stone mimes hand 2 : u1 n1\nB 5\npieces sword n1",
    CAVERNS + SWORD.replace("sword", "bag") + "A 5 magic mimes hand 2 : u1 n1\nB 5\npieces sword c1",
    SURFACE + "asks A conquer\nasks * deal\nA 5 merchant ratmen hand 3 : f1\nB 9\n"
    + FULL.replace("swamp wizards", "- wizards"),
])  # fmt: skip
def test_what_could_have_come_about_is_read(text: str) -> None:
    """RELIC-1, U-POWER-MAGIC-1, A-28: a relic of one's own, a copied one, and a badge for a combo without."""
    rules, state = read_position(text, LIBRARY)
    assert rules.problems(state) == ()


@pytest.mark.parametrize(("text", "note", "move"), [
    (HOLES, "notes holes-dug 2", "A: conquer p1"), (ANCIENT, "notes ancient-placed 1", "A: conquer d1"),
])  # fmt: skip
def test_what_stands_on_the_map_has_been_placed(text: str, note: str, move: str) -> None:
    """RACE-HALFLINGS-2, U-RACE-CULTISTS-1: without the note there are no more of them than the race may place."""
    rules, state = read_position(text, LIBRARY)
    assert note in write_position(rules, state).splitlines()
    after = replay(read_game(text + move + "\n", LIBRARY))[-1]
    assert after.pieces == state.pieces
    assert rules.problems(after) == ()
    more = read_position(text + note.replace("1", "9").replace("2", "3") + "\n", LIBRARY)[1]
    assert more.notes != state.notes   # what the text says of it counts


def test_what_others_have_left_is_not_counted() -> None:
    """RACE-HALFLINGS-2: a piece in a region of another race says nothing about what the race has placed."""
    text = SURFACE + "A 5 merchant halflings hand 5 : f1\nB 5 forest humans : s1\npieces hole f1, hole s1\n"
    assert [tuple(note) for note in read_position(text, LIBRARY)[1].notes] == [("holes-dug", "1")]


def test_a_position_that_asks_nothing_may_have_nothing_to_pick() -> None:
    """Such a position is looked at, not played on."""
    rules, state = read_position(SURFACE + "A 5\nB 5\nunseen\n", LIBRARY)
    assert rules.problems(state) == ("there is nothing to pick",)


LONG = "x" * 5000
WRONG = (
    f"{LONG} 3", f"turn {LONG}", f"asks A {LONG}", f"options {LONG}=1", f"A 5 hill {LONG}", f"A 5 {LONG} orcs",
    f"A {LONG}", f"A 5 hill orcs : {LONG}", f"pieces {LONG} f1", f"used {LONG}", f"lost {LONG}", f"round {LONG}",
    f"expect {LONG}",
    f"expect refuses end : {LONG}", f"A: {LONG}", f"A: end = {LONG}", f"trait {LONG} {{\n}}", f"trait {LONG} {{",
    f"trait moon-cats = {LONG} {{\n}}", f"trait moon-cats_{LONG} {{\n}}",
)  # fmt: skip


@pytest.mark.parametrize("text", WRONG, ids=lambda text: text.replace(LONG, "LONG").replace("\n", " "))
def test_a_long_word_makes_no_long_message(text: str, tmp_path: Path) -> None:
    _is_short(SURFACE + text + "\n", Library(tmp_path))


@pytest.mark.parametrize(
    "text",
    [
        f"swqt {LONG}", f"swqt 1\nboard {LONG}\ncontent base", f"swqt 1\nboard {'ab ' * 999}\ncontent base",
        f"swqt 1\nboard a\vb\u2028{LONG}\ncontent base", f"swqt 1\nboard midland-2\ncontent {LONG}",
        f"swqt 1\nboard midland-2\ncontent base +{LONG}", f"swqt 1\nboard midland-2\ncontent base -{LONG}",
        f"swqt 1\nboard {{\n{LONG} :\n}}", f"swqt 1\nboard {{\nf1 {LONG} :\n}}", f"swqt 1\nboard {{\nf1 : {LONG}\n}}",
    ],
    ids=range(10),
)  # fmt: skip
def test_a_long_name_makes_no_long_message(text: str, tmp_path: Path) -> None:
    _is_short(text, Library(tmp_path))


def _is_short(text: str, library: Library) -> None:
    with pytest.raises(NotationError) as caught:
        read_game(text, library)
    assert len(str(caught.value).splitlines()) == 1
    assert len(caught.value.message) <= 241
    assert "x" * 41 not in caught.value.message


def test_a_message_of_a_library_is_one_line() -> None:
    class Talkative:
        def board(self, name: str) -> Board:
            raise OSError(f"first\nsecond\u2028third of {name}")

        def content(self, label: str, board: Board, options: Options) -> Content:
            raise AssertionError

    with pytest.raises(NotationError, match=r"^position.swn:2:1: first second third of duel$"):
        read_position("swqt 1\nboard duel\ncontent base\n", Talkative())   # type: ignore[arg-type]
