"""Every command has one spelling, and reading it gives the command back."""

import pytest

from swqt import engine as e
from swqt.notation import NotationError, read_command, write_command, write_move

F1, H1, P1, M1 = range(4)

SPELT = [
    ("pick 1", e.Pick(0)),
    ("pick 6", e.Pick(5)),
    ("pick 1 swap 4", e.Pick(0, 3)),
    ("leave f1 m1", e.Abandon(1 << F1 | 1 << M1)),
    ("conquer h1", e.Conquer(H1)),
    ("conquer h1 die", e.Conquer(H1, die=True)),
    ("conquer h1 with sword", e.Conquer(H1, ("sword",))),
    ("conquer h1 with sword ring die", e.Conquer(H1, ("sword", "ring"), die=True)),
    ("conquer h1 with bag", e.Conquer(H1, ("bag",))),
    ("conquer h1 with bag:sword ring", e.Conquer(H1, ("bag:sword", "ring"))),
    ("use berserk", e.Use("berserk")),
    ("use sorcerers p1", e.Use("sorcerers", P1)),
    ("use keep f1", e.Use("keep", F1)),
    ("use bag:sword f1", e.Use("bag:sword", F1)),
    ("use dragon p1", e.Use("dragon", P1)),
    ("use dragon p1 with bag:sword ring", e.Use("dragon", P1, ("bag:sword", "ring"))),
    ("place hero f1", e.Place("hero", F1)),
    ("place encampment f1 from m1", e.Place("encampment", F1, M1)),
    ("place ring m1", e.Place("ring", M1)),
    ("place bag:ring m1", e.Place("bag:ring", M1)),
    ("deploy f1=2 h1=10", e.Deploy(((F1, 2), (H1, 10)))),
    ("deploy f1=0", e.Deploy(((F1, 0),))),
    ("deploy", e.Deploy(())),
    ("pact B", e.Choose(1)),
    ("decline", e.Decline()),
    ("decline with berserk", e.Decline("berserk")),
    ("end", e.End()),
    ("roll 0", e.Roll(0)),
    ("deal orcs flying", e.Deal("orcs", "flying")),
    ("deal orcs -", e.Deal("orcs", "")),
    ("draw sword", e.Draw("sword")),
    ("draw mine", e.Draw("mine")),
    ("draw flying", e.Draw("flying")),
]


@pytest.mark.parametrize(("text", "command"), SPELT, ids=[text for text, _ in SPELT])
def test_a_command_and_its_text(text: str, command: e.Command, full_rules: e.Rules) -> None:
    assert read_command(full_rules, text) == command
    assert write_command(full_rules, command) == text


@pytest.mark.parametrize(("text", "command"), [
    ("  CONQUER  H1 WITH Sword DIE ; the last", e.Conquer(H1, ("sword",), die=True)),
    ("deploy h1=1 f1 = 2", e.Deploy(((F1, 2), (H1, 1)))),
    ("pact b", e.Choose(1)),
    ("use Bag:Sword f1", e.Use("bag:sword", F1)),
])  # fmt: skip
def test_other_spellings(text: str, command: e.Command, full_rules: e.Rules) -> None:
    assert read_command(full_rules, text) == command


def test_a_move_says_who_speaks(rules: e.Rules) -> None:
    assert write_move(rules, 0, e.Conquer(H1, die=True)) == "A: conquer h1 die"
    assert write_move(rules, e.CHANCE, e.Roll(2)) == "*: roll 2"
    assert write_move(rules, 1, e.End(), "9b5eef77aabbccdd") == "B: end = 9b5eef77"


@pytest.mark.parametrize(("text", "column", "message"), [
    ("", 1, "expected one of pick, leave, conquer,"),
    ("conqer h1", 1, "no such command: conqer; did you mean conquer?"),
    ("xyzzy", 1, "no such command: xyzzy"),
    ("pick", 5, "expected the row of a combo, found the end of the line"),
    ("pick x", 6, "expected the row of a combo, found 'x'"),
    ("pick ٣", 6, "expected the row of a combo, found '٣'"),
    ("pick 0", 6, "the row of a combo must be 1 to 99, not 0"),
    ("pick " + "9" * 5000, 6, "the row of a combo must be 1 to 99, not 99999999999999999999"),
    ("pick 1 swap", 12, "expected the row to swap with"),
    ("leave", 6, "expected a region, found the end of the line"),
    ("leave f1 f1", 10, "this region is named twice"),
    ("conquer p11", 9, "no such region: p11; did you mean p1?"),
    ("conquer h1 with", 16, "expected a relic, found the end of the line"),
    ("conquer h1 with sward", 17, "no such relic: sward; did you mean sword?"),
    ("conquer h1 with bag:keep", 21, "expected a relic, and keep is a relic or place"),
    ("conquer h1 with keep", 17, "expected a relic, and keep is a relic or place"),
    ("conquer h1 with bag : sword", 21, "expected the end of the command, found ':'"),
    ("conquer h1 dye", 12, "expected the end of the command, found 'dye'"),
    ("use", 4, "expected a trait"),
    ("use tritons", 5, "no such trait: tritons"),
    ("place orcs h1", 7, "expected a piece, and orcs is a race"),
    ("place hero h1 from", 19, "expected a region"),
    ("deploy f1", 10, "expected '=' and a number of tokens, found the end of the line"),
    ("deploy f1=1 f1=2", 13, "this region is named twice"),
    ("deploy f1=1000", 11, "a number of tokens must be 0 to 255, not 1000"),
    ("pact F", 6, "expected a seat, one of A B C D E, found 'F'"),
    ("pact", 5, "expected a seat, one of A B C D E, found the end of the line"),
    ("deal orks flying", 6, "no such race: orks; did you mean orcs?"),
    ("deal flying orcs", 6, "expected a race, and flying is a power"),
    ("deal orcs", 10, "expected a power, found the end of the line"),
    ("draw lamp", 6, "no such relic, place or power: lamp"),
    ("end now", 5, "expected the end of the command, found 'now'"),
    ("conquer § h1", 9, "the character '§' means nothing here"),
])  # fmt: skip
def test_a_bad_command_is_pointed_at(text: str, column: int, message: str, full_rules: e.Rules) -> None:
    with pytest.raises(NotationError) as caught:
        read_command(full_rules, text)
    assert message in caught.value.message
    assert (caught.value.source, caught.value.line, caught.value.column) == ("command", 1, column)


def test_a_command_is_one_line(rules: e.Rules) -> None:
    with pytest.raises(NotationError, match="command:2:1: a command is one line"):
        read_command(rules, "end\nend")


def test_only_commands_can_be_written(rules: e.Rules) -> None:
    with pytest.raises(TypeError, match="is not a command that can be written"):
        write_command(rules, e.Command())
