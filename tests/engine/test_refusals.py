"""Every code of a refusal is produced by a position, cites a rule, and leaves the position as it was."""

import re
import tomllib
from pathlib import Path
from typing import NamedTuple

import pytest

from swqt.engine import CODES, Conquer, Refusal, Refused, Rules, State
from swqt.notation import read_command
from tests.support.positions import game

BOARD = """
    board {
      f1 edge : p1 h1 w1
      p1      : h1 s1
      h1 edge :
      s1      :
      w1 edge :
    }
"""
COLUMN = "column hill amazons, alchemist humans, merchant giants, forest ratmen, swamp wizards, flying ghouls\nunseen\n"


class Case(NamedTuple):
    """In *position* the command *said*, by *seat* if that is told, is refused with *code* and *args*, by *rule*.

    Where nothing is said about seat B, it has Swamp Trolls in hand.
    """

    code: str
    rule: str
    position: str
    said: str
    args: tuple[str, ...] = ()
    seat: int | None = None


def position_of(case: Case) -> tuple[Rules, State]:
    own, _, rest = case.position.partition("\nB ")
    return game(BOARD + case.position if rest else f"{BOARD}{own}\nB 0 swamp trolls")


CASES = [
    Case("game-over", "END-1", "A 3\nB 2\nasks nobody", "end"),
    Case("not-asked", "FLOW-1", "A 0 hill orcs : f1*3", "conquer p1", ("choice",), seat=1),
    Case("not-now", "FLOW-1", "A 0 hill orcs : f1*3", "deploy f1=3", ("choice",)),
    Case("no-such-row", "COLUMN-1", COLUMN + "A 9\nB 5\nasks A pick", "pick 7", ("7", "6")),
    Case("too-few-coins", "A-2", COLUMN + "A 1\nB 5\nasks A pick", "pick 3", ("2", "1")),
    Case("no-badge", "A-28", COLUMN.replace("hill amazons", "- amazons") + "A 9\nB 5\nasks A pick", "pick 1",
         ("amazons",)),
    Case("no-region", "ADJ-1", "A 0 hill orcs : f1*3", "conquer #99", ("99",)),
    Case("own-region", "CONQ-1", "A 0 hill orcs : f1*3", "conquer f1", ("f1",)),
    Case("no-tokens", "CONQ-1", "A 0 hill orcs : f1", "conquer p1", ("p1",)),
    Case("not-at-border", "FIRST-1", "A 0 hill orcs hand 9", "conquer p1", ("p1",)),
    Case("out-of-reach", "ADJ-2", "A 0 hill orcs : f1*9", "conquer s1", ("s1",)),
    Case("water", "MAP-3", "A 0 hill orcs : f1*9", "conquer w1", ("w1",)),
    Case("immune", "IMMUNE-2", "A 0 hill orcs : f1*9\nB 0 dragon trolls : p1\npieces dragon p1", "conquer p1",
         ("p1", "dragon")),
    Case("peace", "POWER-DIPLOMAT-1", "A 0 hill orcs : f1*9\nB 0 diplomat trolls pact A : p1", "conquer p1", ("p1",)),
    Case("too-dear", "COST-1", "A 0 hill orcs : f1*3\nB 0 swamp trolls : p1", "conquer p1", ("p1", "4", "2")),
    Case("die-too-short", "FINAL-1", "A 0 hill orcs : f1*2\nB 0 swamp trolls : p1*2", "conquer p1 die",
         ("p1", "4", "3")),
    Case("die-not-needed", "A-10", "A 0 hill orcs : f1*3", "conquer p1 die", ("p1", "2", "2")),
    Case("die-not-offered", "A-54", "A 0 berserk orcs : f1*2", "conquer p1 die", ("p1",)),
    Case("roll-binds", "A-54", "A 0 berserk orcs hand 1 : f1\nnotes rolled 0\nasks A conquer",
         "use berserk",
         ("berserk",)),
    Case("no-such-use", "FLOW-8", "A 0 hill orcs : f1*3", "use dragon p1", ("dragon",)),
    Case("spent", "POWER-DRAGON-1", "A 0 dragon orcs hand 1 : f1\nused dragon\nasks A conquer",
         "use dragon p1",
         ("dragon",)),
    Case("tray-empty", "RACE-SORCERERS-2", "A 0 hill sorcerers : f1*18\nB 0 swamp elves : p1", "use sorcerers p1",
         ("sorcerers",)),
    Case("not-lone", "RACE-SORCERERS-1", "A 0 hill sorcerers : f1*8\nB 0 swamp elves : p1*2", "use sorcerers p1",
         ("p1",)),
    Case("not-adjacent", "RACE-SORCERERS-3", "A 0 flying sorcerers : f1*8\nB 0 swamp elves : s1", "use sorcerers s1",
         ("s1",)),
    Case("no-target", "FINAL-1", "A 0 berserk orcs : f1*2\nB 0 swamp elves : p1*3 h1*3", "use berserk", ("berserk",)),
    Case("too-late-to-leave", "A-15", "A 0 hill orcs hand 3 : f1 p1\ndone p1\nasks A conquer", "leave f1"),
    Case("not-yours", "ABANDON-1", "A 0 hill orcs : f1*3\nB 0 swamp trolls : p1", "leave f1 p1", ("p1",)),
    Case("no-such-piece", "COMP-7", "A 0 hill orcs hand 3 : f1 p1\nasks A redeploy", "place fortress f1",
         ("fortress",)),
    Case("piece-stands-there", "POWER-FORTIFIED-1",
         "A 0 fortified orcs hand 3 : f1 p1\npieces fortress f1\nasks A redeploy", "place fortress f1",
         ("fortress", "f1")),
    Case("none-left", "COMP-9",
         "A 0 bivouacking orcs hand 3 : f1 p1\npieces encampment f1" + ", encampment f1" * 4
         + "\nasks A redeploy", "place encampment p1", ("encampment",)),
    Case("place-first", "POWER-BIVOUACKING-1", "A 0 bivouacking orcs hand 3 : f1 p1\nasks A redeploy",
         "deploy f1=4 p1=1", ("encampment",)),
    Case("place-first", "POWER-BIVOUACKING-1", "A 0 bivouacking orcs hand 3 : f1 p1\nasks A redeploy",
         "end", ("encampment",)),
    Case("deploy-regions", "REDEPLOY-1", "A 0 hill orcs hand 3 : f1 p1\nasks A redeploy", "deploy f1=5", ("f1", "p1")),
    Case("deploy-empty", "REDEPLOY-1", "A 0 hill orcs hand 3 : f1 p1\nasks A redeploy", "deploy f1=5 p1=0", ("p1",)),
    Case("deploy-total", "REDEPLOY-3", "A 0 hill orcs hand 3 : f1 p1\nasks A redeploy", "deploy f1=3 p1=1", ("4", "5")),
    Case("deploy-crowded", "A-32", "A 0 hill amazons hand 3 : f1 p1 h1\nasks A redeploy",
         "deploy f1=2 p1=0 h1=0", ("f1",)),
    Case("retreat-total", "RETREAT-4",
         "A 0 hill orcs : f1\nB 0 swamp trolls : p1 h1\nturn A\nlost trolls*2 B\nasks B retreat", "deploy p1=1 h1=0",
         ("1", "2")),
    Case("no-pact", "POWER-DIPLOMAT-1", "A 0 heroic orcs : f1 p1 h1\npieces hero f1, hero p1\nasks A close", "pact B"),
    Case("pact-made", "POWER-DIPLOMAT-1",
         "A 0 diplomat orcs pact B : f1\nB 0 swamp elves : p1\nC 0 hill trolls : h1\nasks A close", "pact C"),
    Case("pact-attacked", "POWER-DIPLOMAT-1",
         "A 0 diplomat orcs : f1\nB 0 swamp trolls : p1\nC 0 hill elves : h1\nnotes attacked B\nasks A close", "pact B",
         ("B",)),
    Case("pact-self", "POWER-DIPLOMAT-1", "A 0 diplomat orcs : f1\nasks A close", "pact A"),
    Case("cannot-decline", "DECLINE-1", "A 0 hill orcs hand 3 : f1\nasks A conquer", "decline", ("conquer",)),
    Case("cannot-end", "FLOW-1", "A 0 hill orcs hand 3 : f1 p1\nasks A redeploy", "end", ("redeploy",)),
    Case("no-such-chance", "FLOW-6",
         "A 0 hill orcs hand 1 : f1\nasks A conquer\nasks * roll conquer p1 die",
         "roll 4", ("roll",)),
]  # fmt: skip

CHASM = """
    board {
      u1 edge : x1
      x1      :
    }
    A 0 merchant orcs : u1*3
    B 0
"""


def refused(rules: Rules, state: State, said: str, seat: int | None = None) -> Refusal:
    """Return why *said* is refused; ``conquer #99`` names a region by its number."""
    command = Conquer(int(said[9:])) if "#" in said else read_command(rules, said)
    before = state.digest
    refusal = rules.check(state, command, seat)
    assert refusal is not None, f"{said} is allowed"
    with pytest.raises(Refused) as caught:
        rules.apply(state, command, seat)
    assert (caught.value.refusal, caught.value.command, state.digest) == (refusal, command, before)
    return refusal


@pytest.mark.parametrize("case", CASES, ids=[case.code for case in CASES])
def test_a_refusal_tells_its_code_what_its_sentence_needs_and_the_rule(case):
    """Each case names its rule; the refusal is the same from ``check`` and from ``apply`` (FLOW-8)."""
    rules, state = position_of(case)
    assert refused(rules, state, case.said, case.seat) == Refusal(case.code, case.args, case.rule)


def test_a_chasm_is_refused_as_such():
    """MAP-4: no base board has one, but base races may stand beside one in a mixed game."""
    rules, state = game(CHASM)
    assert refused(rules, state, "conquer x1") == Refusal("chasm", ("x1",), "MAP-4")


def test_every_code_is_produced():
    """FLOW-8: no code of the surface game is dead; Underground's and own traits' have tests of their own."""
    scopes = tomllib.loads((Path(__file__).parent / "rule_ids.toml").read_text(encoding="utf-8"))
    underground = {code for code, rule in CODES.items() if rule in scopes["underground"]}
    own = {code for code, rule in CODES.items() if rule.startswith("BLANK-")}    # in tests/traits
    assert {case.code for case in CASES} == set(CODES) - underground - own


def test_every_code_cites_a_rule_id():
    """Section 0: rules have IDs like CONQ-1, POWER-DRAGON-1 or A-10."""
    assert all(re.fullmatch(r"(?:[A-Z]+-)+\d+", rule) for rule in CODES.values())


CLOSEST = [
    Case("not-yours", "POWER-HEROIC-1", "A 0 heroic orcs : f1 p1*2\nB 0 swamp trolls : h1\nasks A close",
         "place hero h1"),
    Case("not-yours", "POWER-FORTIFIED-1", "A 0 fortified orcs : f1 p1*2\nB 0 swamp trolls : h1\nasks A redeploy",
         "place fortress h1"),
    Case("not-yours", "POWER-BIVOUACKING-1", "A 0 bivouacking orcs : f1 p1*2\nB 0 swamp trolls : h1\nasks A redeploy",
         "place encampment h1"),
    Case("piece-stands-there", "POWER-HEROIC-1",
         "A 0 heroic orcs : f1 p1 h1\npieces hero f1\nasks A close", "place hero f1"),
    Case("place-first", "POWER-HEROIC-1", "A 0 heroic orcs : f1 p1 h1\npieces hero f1\nasks A close", "end"),
    Case("spent", "POWER-HEROIC-1",
         "A 0 heroic orcs : f1 p1 h1\npieces hero f1, hero p1\nused hero, hero\nasks A close",
         "place hero h1 from f1"),
    Case("spent", "POWER-FORTIFIED-1", "A 0 fortified orcs : f1 p1*2\nused fortified\nasks A redeploy",
         "place fortress f1"),
    Case("spent", "RACE-SORCERERS-1",
         "A 0 hill sorcerers hand 2 : f1\nB 0 swamp elves : p1 h1\nused sorcerers B\nasks A conquer",
         "use sorcerers p1"),
    Case("not-now", "FLOW-1", "A 0 heroic orcs hand 1 : f1 p1*2\nasks A redeploy", "place hero f1"),
    Case("place-first", "POWER-HEROIC-1", "A 0 heroic orcs : f1 p1 h1\npieces hero f1\nasks A close",
         "place hero h1 from f1"),
    Case("no-such-piece", "POWER-HEROIC-1",
         "A 0 heroic orcs : f1 p1 h1\npieces hero f1, hero p1\nasks A close", "place hero h1 from s1"),
    Case("no-such-piece", "COMP-7", "A 0 hill orcs : f1 p1*2\nB 0 heroic trolls : h1\nasks A redeploy",
         "place hero f1"),
    Case("deploy-regions", "REDEPLOY-1",
         "A 0 hill orcs hand 3 : f1 p1 | ~flying ghouls : h1*3\nasks A redeploy", "deploy f1=4 p1=1"),
    Case("deploy-total", "REDEPLOY-5",
         "A 0 hill orcs hand 3 : f1 p1 | ~flying ghouls : h1*3\nasks A redeploy", "deploy f1=4 p1=2 h1=2"),
]  # fmt: skip


@pytest.mark.parametrize("case", CLOSEST, ids=[f"{case.code} {case.rule}" for case in CLOSEST])
def test_a_refusal_names_the_closest_rule(case):
    """A code that serves several traits cites the rule of the one in question (named in each case)."""
    rules, state = position_of(case)
    assert refused(rules, state, case.said)[::2] == (case.code, case.rule)
