"""A hand-written position that could not be played on is refused in the line at fault (FLOW-1)."""

from dataclasses import dataclass
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


@dataclass(frozen=True)
class Case:
    """What begins in line 10 of SURFACE, or in line 11 of CAVERNS, is refused in *line* with *message*."""

    name: str
    head: str
    text: str
    line: int
    message: str


FIRST = {SURFACE: 10, CAVERNS: 11}
CASES = [
    Case("PLACE-STONEHEDGE-1: a lent badge that is not in the game", CAVERNS,
         "asks A choice\nA 5 stone mimes : u1*3\nB 5 mystic drow : c1\npieces stonehedge u1\n"
         "notes stonehedge flying\n", 4,
         "stonehedge cannot lend flying, no power of this game"),
    Case("COLUMN-5: a deal into a full column", SURFACE,
         "asks A conquer\nasks * deal\nA 5 merchant ratmen hand 3 : f1\nB 9\n" + FULL, 1,
         "the column is full: nothing is dealt"),
    Case("COLUMN-5: a deal although the badge that a combo waits for is not free", SURFACE,
         "asks A conquer\nasks * deal\nA 5 merchant ratmen hand 3 : f1\nB 9\n"
         + FULL.replace("swamp wizards", "- wizards") + "unseen humans /\n", 1,
         "the column is full: nothing is dealt"),
    Case("COLUMN-5: a column with seven combos", SURFACE,
         "A 5 merchant ratmen hand 3 : f1\nB 9\n" + FULL.strip() + ", heroic humans\n", 2,
         "the column has 6 places, not 7"),
    Case("FLOW-1: one conquest above another", SURFACE,
         "asks A conquer\nasks A conquer end\nA 5 swamp giants hand 6 : h1 f1\nB 5 forest humans : p1*2\n", 1,
         "A is asked to conquer above another decision"),
    Case("COLUMN-1: nothing to pick, now or later", SURFACE,
         "asks A pick\nA 5\nB 5\nunseen\n", 0,
         "there is nothing to pick"),
    Case("PLACE-PENTACLE-1: a Pentacle that is not on the map", CAVERNS,
         "asks A conquer\nasks A conquer use pentacle n1\nA 5 stone mimes hand 3 : u1 n1\nB 5 mystic drow : c1\n", 1,
         "pentacle does not lie in n1"),
    Case("PLACE-PENTACLE-1: only the Pentacle summons", CAVERNS,
         "asks A conquer\nasks A conquer use sword n1\nA 5 stone mimes hand 3 : u1 n1\nB 5\npieces sword n1\n", 1,
         "nothing is summoned by sword"),
    Case("PLACE-PENTACLE-1: a summons without conquests to go on with", CAVERNS,
         "asks A conquer use pentacle n1\nA 5 stone mimes hand 3 : u1 n1\nB 5 mystic drow : c1\n"
         "pieces pentacle n1\n", 0,
         "a piece is summoned only above conquer or ghouls"),
    Case("A-122: a summons with nowhere to go", CAVERNS,
         "asks A conquer\nasks A conquer use pentacle x1\nA 5 stone mimes hand 3 : n1\nB 5 mystic gnomes : u1\n"
         "pieces pentacle x1\n", 1,
         "nothing can answer what A is asked"),
    Case("RELIC-1: a roll with a relic that is not on the map", CAVERNS,
         SWORD + "A 5 stone mimes hand 2 : u1 n1\nB 5 mystic drow : c1\n", 1,
         "sword does not lie where mimes could use it"),
    Case("RELIC-1: a roll with a relic of somebody else", CAVERNS,
         SWORD + "A 5 stone mimes hand 2 : u1 n1\nB 5 mystic drow : c1\n"
         "pieces sword c1\n", 1,
         "sword does not lie where mimes could use it"),
    Case("U-POWER-MAGIC-1: a roll with the Bag of somebody else", CAVERNS,
         "asks A conquer\nasks * roll conquer c1 with bag die\nA 5 stone mimes hand 2 : u1 n1\nB 5 mystic drow : c1*3\n"
         "pieces sword c1\n", 1,
         "bag does not lie where mimes could use it"),
    Case("A-133: a roll of Ghouls with a relic", CAVERNS.replace("underground", "both"),
         "asks A ghouls\nasks * roll conquer n1 with sword die\nA 5 stone mimes : d1 | ~wise ghouls hand 2 : u1\n"
         "B 5 mystic drow : n1*3\npieces sword u1\n", 1,
         "sword does not lie where ghouls could use it"),
    Case("FLOW-1: a command that cannot wait", SURFACE,
         "asks A choice conquer h1\nA 5 swamp giants : f1*3\nB 5 forest humans : p1*2\n", 0,
         "choice cannot be asked about conquer"),
    Case("FLOW-1: a command that a deal cannot wait for", SURFACE,
         "asks A choice\nasks * deal conquer h1\nA 5 swamp giants : f1*3\nB 5 forest humans : p1*2\n", 1,
         "deal cannot be asked about conquer"),
    Case("FLOW-6: something above a deal", SURFACE,
         "asks A choice\nasks * deal\nasks * deal\nA 5 swamp giants : f1*3\nB 5 forest humans : p1*2\n", 2,
         "nothing can be asked above a deal"),
    Case("CONQ-6: two draws at once", CAVERNS,
         "asks A conquer\nasks * draw conquer n1\nasks * draw conquer n1\nA 5 stone mimes hand 3 : u1 n1\nB 5\n", 2,
         "only one draw can be open"),
    Case("DECLINE-9: a redeployment out of turn", CAVERNS,
         "turn B\nasks A redeploy decline\nA 5 ~tomb mimes : u1*2 n1\nB 5 mystic drow : c1\n", 1,
         "seat A is asked to redeploy out of turn"),
    Case("U-RACE-CULTISTS-1: fewer Holes dug than there are", SURFACE,
         "notes holes-dug 1\nA 5 merchant halflings hand 5 : f1 h1\nB 5\npieces hole f1, hole h1\n", 0,
         "holes-dug must be 2 at least: so many of hole stand on the map"),
    Case("a note that is no number", SURFACE,
         "A 5 merchant halflings hand 5 : f1 h1\nB 5\nnotes holes-dug many\n", 2,
         "holes-dug must be a number, not many"),
    Case("U-RACE-IRONDWARVES-1: Hammers that are no number", CAVERNS,
         "asks A conquer\nA 5 wise irondwarves hand 2 : u1\nB 5 mystic ogres\nnotes hammers unseen\n", 3,
         "hammers must be a number, not unseen"),
    Case("MAP-4: Lost Tribes in a chasm", CAVERNS, "A 5\nB 5\nmonsters n1*1\ntribes x1\n", 3,
         "x1 is a chasm: nobody can stand there"),
    Case("MAP-4: a Monster in a chasm", CAVERNS, "A 5\nB 5\ntribes u1\nmonsters x1*1 n1\n", 3,
         "x1 is a chasm: nobody can stand there"),
    Case("MAP-4: a race in a chasm", CAVERNS, "A 5\nB 5 stone mimes : x1\n", 1,
         "x1 is a chasm: nobody can stand there"),
    Case("DECLINE-3: tokens in hand in decline", SURFACE, "A 5\nB 5 ~merchant orcs hand 2 : f1\n", 1,
         "orcs are in decline and cannot have tokens in hand"),
    Case("COMP-7: a piece that nobody brings", SURFACE, "A 5 hill orcs : f1\nB 5\n  pieces balrog f1\n", 2,
         "no trait in play brings a balrog"),
]  # fmt: skip


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_the_line_at_fault_is_named(case: Case) -> None:
    with pytest.raises(NotationError) as caught:
        read_game(case.head + case.text, LIBRARY)
    assert caught.value.message == case.message
    line = (case.head + case.text).splitlines()[caught.value.line - 1]
    assert caught.value.line == FIRST.get(case.head, 11) + case.line
    assert caught.value.column == 1 + len(line) - len(line.lstrip())


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
