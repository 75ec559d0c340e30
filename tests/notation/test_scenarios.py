"""Scenarios: what can be expected, and what is said when it is not so."""

from collections.abc import Callable

import pytest

from swqt.notation import ContentSource, read_game, run_scenarios

POSITION = """swqt 1
board duel
content base
unseen
round 2/9
asks A conquer
A 12 flying orcs hand 3 : h1*2 p1 | ~merchant trolls : m1
B 9 hill ratmen : f2*3 h12
tribes s1
monsters f1
pieces fortress h1
column fortified wizards +1, stout humans
"""   # twelve lines: what is appended stands in line 13

Failures = Callable[[str], list[str]]


@pytest.fixture
def failures(library: ContentSource) -> Failures:
    """What run_scenarios says about the position above and the lines that follow it."""

    def run(lines: str) -> list[str]:
        return [str(failure) for failure in run_scenarios(POSITION + lines, library, source="t.swn")]

    return run


MET = [
    "asks A conquer", "allows conquer s1", "allows end", "refuses conquer h1", "refuses conquer h1 : own-region",
    "refuses roll 2 : not-now", "cost s1 3", "cost f2 5", "coins A 12", "income A 3", "income B 3", "region h1 orcs*2",
    "region p1 orcs", "region p1 orcs*1", "region w1 empty", "region s1 tribes", "region f1 monsters",
    "region f1 monsters*2", "hand orcs 3", "hand trolls 0", "tray orcs 4", "tray wizards 10", "piece fortress h1",
    "piece fortress h1*1", "piece lair m1", "no piece fortress m1", "no piece lair h1", "piece hero h1*0",
    "position round 2/9", "position B 9 hill ratmen : f2*3 h12", "position   Column fortified WIZARDS+1,stout humans ",
    "position content base ; whatever",
]  # fmt: skip


@pytest.mark.parametrize("line", MET)
def test_what_is_so(line: str, failures: Failures) -> None:
    assert failures(f"EXPECT {line}") == []


UNMET = [
    ("asks B conquer", "asks A conquer"),
    ("asks A conquer conquer h1", "asks A conquer"),
    ("asks nobody", "asks A conquer"),
    ("over", "asks A conquer"),
    ("allows conquer h1", "it is refused: own-region h1 (CONQ-1)"),
    ("refuses conquer s1", "it is allowed"),
    ("refuses conquer s1 : water", "it is allowed"),
    ("refuses conquer h1 : water", "it is refused: own-region h1 (CONQ-1)"),
    ("cost s1 4", "3 (base +2, lost-tribe +1)"),
    ("coins A 11", "12"),
    ("income A 9", "3 (orcs regions +2, trolls regions +1)"),
    ("region h1 orcs", "orcs*2"),
    ("region h1 empty", "orcs*2"),
    ("region w1 orcs", "empty"),
    ("region s1 empty", "tribes*1"),
    ("region f1 tribes", "monsters*2"),
    ("hand orcs 2", "3"),
    ("hand wizards 2", "no wizards in play"),
    ("tray orcs 10", "4"),
    ("piece fortress p1", "0"),
    ("piece fortress h1*2", "1"),
    ("no piece fortress h1", "1"),
    ("position round 3/9", "'round 2/9'"),
    ("position B 9", "'B 9 hill ratmen : f2*3 h12'"),
    ("position returned orcs", "no line 'returned'"),
]


@pytest.mark.parametrize(("line", "found"), UNMET)
def test_what_is_not_so(line: str, found: str, failures: Failures) -> None:
    (message,) = failures(f"expect {line} ; why")
    assert message == f"t.swn:13: expected {line}, found {found}"


def test_a_cost_may_name_relics(library: ContentSource) -> None:
    text = "swqt 1\nboard duel\ncontent both -humans\nA 5 hill orcs hand 3 : h1\nexpect cost p1 2 with sword ring\n"
    assert read_game(text, library).expectations[0].text == "cost p1 2 with sword ring"


def test_nobody_conquers_so_there_is_no_cost(library: ContentSource) -> None:
    text = "swqt 1\nboard duel\ncontent base\nunseen\nasks nobody\nexpect cost p1 2\nexpect over\nexpect asks nobody\n"
    (failure,) = run_scenarios(text, library)
    assert str(failure) == "scenario.swn:6: expected cost p1 2, found no race is about to conquer"


def test_a_single_monster_is_known_by_its_mark(library: ContentSource) -> None:
    text = "swqt 1\nboard duel\ncontent base\nunseen\nmonsters f2*1\nexpect region f2 monsters*1\n"
    text += "expect region f2 monsters\n"
    (failure,) = run_scenarios(text, library)
    assert str(failure) == "scenario.swn:7: expected region f2 monsters, found monsters*1"


def test_expectations_stand_between_moves(failures: Failures) -> None:
    assert failures("A: conquer s1\nexpect region s1 orcs*3\nexpect hand orcs 0\nexpect asks A redeploy") == []
    assert failures("expect region s1 tribes\nA: conquer s1\nexpect region s1 tribes\nexpect tray orcs 5") == [
        "t.swn:15: expected region s1 tribes, found orcs*3",
        "t.swn:16: expected tray orcs 5, found 4",
    ]


def test_what_is_asked_may_include_the_command_that_waits(failures: Failures) -> None:
    lines = "A: conquer f2 die\nexpect asks * roll\nexpect asks * roll conquer f2 die\n"
    assert failures(lines) == []
    assert failures(lines + "expect asks * roll conquer s1 die") == [
        "t.swn:16: expected asks * roll conquer s1 die, found asks * roll conquer f2 die"
    ]


def test_a_refused_move_ends_the_scenario(failures: Failures) -> None:
    (message,) = failures("A: conquer h1\nexpect over")
    assert message == "t.swn:13: 'A: conquer h1' is refused: own-region h1"


def test_a_digest_in_a_scenario_is_checked(failures: Failures) -> None:
    (message,) = failures("A: conquer s1 = 00000000")
    assert message.startswith("t.swn:13: after 'A: conquer s1' the digest should be 00000000, and it is ")


@pytest.mark.parametrize(("line", "message"), [
    ("", "expected one of asks, over,"),
    ("cots h1 4", "no such expectation: cots; did you mean cost?"),
    ("position", "expected a line of the position, found the end of the line"),
    ("refuses conquer h1 : wtaer", "no such refusal: wtaer; did you mean water?"),
    ("cost h1", "expected a number of tokens, found the end of the line"),
    ("coins C 1", "expected a seat, one of A B, found 'C'"),
    ("no fortress h1", "expected 'piece', a piece and a region, found 'fortress'"),
    ("over now", "expected the end of the line, found 'now'"),
    ("region h1", "expected a race, found the end of the line"),
])  # fmt: skip
def test_a_bad_expectation(line: str, message: str, failures: Failures) -> None:
    (failure,) = failures(f"expect {line}")
    assert failure.startswith("t.swn:13: ")
    assert message in failure


SHORT = "board duel\ncontent base\nunseen\nA 5 hill orcs hand 3 : h1\n"


def test_a_file_may_hold_several_scenarios(library: ContentSource) -> None:
    text = (
        "swqt 1 ; the version once\n"
        f"scenario the first ; RULE-1\n{SHORT}expect coins A 5\n"
        f"scenario the second\nswqt 1\n{SHORT}A: conquer f1\nexpect coins A 6\n"
        f"scenario the broken ; RULE-2, RULE-3\n{SHORT}A: conquer h1\nexpect coins A 7\n"
        f"scenario the unread\n{SHORT}expect\n"
        f"scenario the last\n{SHORT}expect coins A 8\n"
    )
    assert [str(failure) for failure in run_scenarios(text, library, source="t.swn")] == [
        "t.swn:15: the second: expected coins A 6, found 5",
        "t.swn:21: the broken: 'A: conquer h1' is refused: own-region h1",
        "t.swn:28: the unread: expected one of asks, over, allows, refuses, cost, coins, income, region, hand, tray, "
        "piece, no, position, found the end of the line",
        "t.swn:34: the last: expected coins A 8, found 5",
    ]


def test_the_version_may_follow_the_first_scenario(library: ContentSource) -> None:
    text = f"scenario one\nswqt 1\n{SHORT}expect coins A 5\nscenario two\n{SHORT}expect coins A 5\n"
    assert run_scenarios(text, library) == []


@pytest.mark.parametrize(("text", "message"), [
    ("", "scenario.swn:1: there is nothing here; expected 'swqt 1'"),
    (SHORT, "scenario.swn:1: this isn't swqt text: the first line must be 'swqt 1'"),
    ("scenario one", "scenario.swn:1: one: there is nothing here; expected 'swqt 1'"),
    (f"scenario one\n{SHORT}", "scenario.swn:2: one: this isn't swqt text: the first line must be 'swqt 1'"),
    (f"swqt 2\nscenario one\n{SHORT}", "scenario.swn:1: this is version 2; this program reads version 1"),
    (f"swqt 1\nscenario one\nswqt 2\n{SHORT}", "scenario.swn:3: one: this is version 2; this program reads"),
    (
        f"swqt 1\nboard duel\nscenario one\n{SHORT}",
        "scenario.swn:2: a file with scenarios says nothing but 'swqt 1' before the first one",
    ),
    ("swqt 1\nscenario one", "scenario.swn:2: one: the line 'board' is missing"),
])  # fmt: skip
def test_a_bad_file_of_scenarios(text: str, message: str, library: ContentSource) -> None:
    (failure,) = run_scenarios(text, library)
    assert str(failure).startswith(message)
