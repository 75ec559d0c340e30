"""The tutorial as data and without a window: it is playable in every language, and errors in it are reported."""

import re
import shutil
from collections.abc import Iterator
from itertools import permutations
from pathlib import Path

import pytest

from swqt.content import ContentError, resource_folder
from swqt.engine import NOBODY, Conquer, Deploy, End
from swqt.notation import read_command
from swqt.table import (
    Library,
    ScriptedBots,
    TutorialCourse,
    TutorialGame,
    course_texts,
    lesson_at,
    read_course,
)
from swqt.table.tutorial_course import EXPLAIN, FREE, HINT, KINDS, READ, UNDO, WATCH
from tests.support.calls import Calls


@pytest.fixture(scope="module")
def library():
    return Library()


@pytest.fixture(scope="module")
def course(library):
    return read_course(library)


@pytest.fixture
def folder(tmp_path):
    """A copy of the course for tests that damage it."""
    return Path(shutil.copytree(resource_folder() / "tutorial", tmp_path / "tutorial"))


def begun(course: TutorialCourse, step: str = "") -> TutorialGame:
    lesson = lesson_at(course, step, "Ada")
    lesson.listen(lesson.follow)
    return lesson


def shown(lesson: TutorialGame) -> Iterator[str]:
    """Play the whole tutorial with "Show me"; yield the ID of each step before it."""
    rival = ScriptedBots(lesson, Calls().put)
    for _ in range(200):
        step = lesson.step
        yield step.id
        if lesson.is_unread:
            assert rival.take(lesson) is None    # the opponent waits until the text has been read
            lesson.go_on()
            assert lesson.step is step
        if step.kind in (READ, HINT, EXPLAIN):
            if not lesson.go_on():
                return
        elif step.kind == UNDO:
            assert lesson.undo() is None
        else:
            command = rival.take(lesson) or lesson.proposed()
            assert command is not None, step.id
            assert lesson.rules.check(lesson.state, command) is None, step.id
            assert lesson.decision.seat != lesson.course.person or lesson.admits(command), step.id
            lesson.play(command)
    raise AssertionError(f"stuck at {lesson.step.id}")


def goes_to(lesson: TutorialGame, step: str) -> TutorialGame:
    next(each for each in shown(lesson) if each == step)
    return lesson


def ends(lesson: TutorialGame) -> None:
    """The rest of the tutorial can be played from here."""
    assert list(shown(lesson))[-1] == "end"


class TestData:
    def test_every_kind_of_step_occurs_and_texts_are_short(self, course):
        assert {step.kind for step in course.steps} == set(KINDS)
        assert (len(course.chapters), course.begins[0]) == (7, 0)
        for step in course.steps:
            assert len(step.text) <= 240, step.id
            assert 1 <= len(re.findall(r"[.!?](?:\s|$)", step.text)) <= 5, step.id

    def test_a_translation_has_the_same_steps(self, library, course):
        spanish = read_course(library, "es-MX")
        assert [step.id for step in spanish.steps] == [step.id for step in course.steps]
        assert (spanish.line, spanish.chapters[0]) == (course.line, "Una raza y un poder")
        for step, same in zip(course.steps, spanish.steps, strict=True):
            assert bool(step.aside) == bool(same.aside), step.id
            assert same.text != step.text, step.id
        assert read_course(library, "fi").steps == course.steps, "a language that nobody has written is English"

    def test_the_texts_for_translators_are_those_of_the_steps(self, course):
        texts = course_texts()
        assert tuple(texts["chapter"].values()) == course.chapters
        assert {texts["step"][f"{step.id}.text"] for step in course.steps} == {step.text for step in course.steps}

    @pytest.mark.parametrize(("file", "old", "new", "line", "expected"), [
        ("course.toml", 'kind = "undo"', 'kind = "undone"', 'id = "undo"', "expected one of"),
        ("course.toml", 'shows = ["h2"]', 'shows = ["h9"]', 'shows = ["h9"]', "expected a region"),
        ("course.toml", 'command = "conquer m3"', 'command = "conquer l1"', "conquer l1", "this cannot be tried"),
        ("course.toml", "moves = 5", "moves = 6", "moves = 6", "expected commands of the person"),
        ("course.toml", "moves = 7", "moves = 8", "moves = 8", "no more than"),
        ("texts.toml", "Take {h2}:", "Take {h22}:", "Take {h22}", "expected a region, trait"),
        ("texts.toml", "[step.enter]", "[step.entry]", "", "expected step.enter"),
        ("texts.toml", "[step.enter]", "[step.enter", "[step.enter", "this is not TOML"),
        ("texts.toml", "[step.end]", '[step.more]\ntitle = "x"\n[step.end]', "[step.more]", "no step called"),
    ])  # fmt: skip
    def test_what_is_wrong_is_told_with_file_and_line(self, library, folder, file, old, new, line, expected):
        path = folder / file
        text = path.read_text(encoding="utf-8")
        assert old in text
        text = text.replace(old, new, 1)
        path.write_text(text, encoding="utf-8")
        with pytest.raises(ContentError, match=expected) as told:
            read_course(library, "en", folder)
        found = re.match(rf"{re.escape(file)}:(\d+): ", str(told.value))
        assert found, str(told.value)
        if line:
            number = next(number for number, each in enumerate(text.splitlines(), 1) if line in each)
            assert abs(int(found[1]) - number) <= 2, str(told.value)

    def test_a_command_that_the_rules_refuse_is_told_with_its_line(self, library, folder):
        path = folder / "course.swn"
        path.write_text(path.read_text().replace("B: conquer h4 die", "B: conquer h4"))
        with pytest.raises(ValueError, match=r"course\.swn:\d+:"):
            read_course(library, "en", folder)


class TestLesson:
    def test_it_can_be_taken_up_at_every_step_and_ends(self, course, subtests):
        for step in course.steps:
            with subtests.test(step.id):
                lesson = begun(course, step.id)
                ends(lesson)
                assert lesson.decision is None
        assert lesson_at(course, "no such step").step.id == "welcome", "a step that is gone begins anew"

    def test_only_what_the_step_asks_for_is_admitted(self, course):
        lesson = goes_to(begun(course), "enter")
        allowed = [command for command in lesson.rules.legal(lesson.state) if isinstance(command, Conquer)]
        assert len(allowed) > 3
        assert [lesson.rules.board.codes[command.region] for command in allowed if lesson.admits(command)] == ["h2"]
        assert not lesson.admits(End())

    def test_reading_on_is_no_must(self, course):
        lesson = begun(course)
        assert lesson.step.kind == READ
        pick = lesson.proposed()
        assert lesson.admits(pick)
        lesson.play(pick)
        assert lesson.step.id == "enter"

    def test_regions_in_any_order(self, course):
        commands = [entry.command for entry in course.steps[course.number("spread")].line]
        digests = set()
        for order in permutations(commands):
            lesson = goes_to(begun(course), "spread")
            for command in order:
                assert lesson.admits(command)
                lesson.play(command)
            assert lesson.step.id == "short"
            digests.add(lesson.state.digest)
        assert len(digests) == 1

    @pytest.mark.parametrize(("text", "good"), [
        ("deploy f4=1 h2=2 h4=2 p3=4", True), ("deploy f4=3 h2=1 h4=1 p3=4", True),
        ("deploy f4=2 h2=2 h4=2 p3=3", False),
    ])  # fmt: skip
    def test_other_redeployments_that_do_and_that_do_not(self, course, text, good):
        lesson = goes_to(begun(course), "redeploy")
        command = read_command(lesson.rules, text)
        assert lesson.rules.check(lesson.state, command) is None
        assert lesson.admits(command) is good
        if good:
            lesson.play(command)
            ends(lesson)

    def test_undo_leads_back_and_forward_again(self, course):
        lesson = goes_to(begun(course), "spread")
        lesson.play(lesson.proposed())
        for act, step in ((None, "spread"), (lesson.undo, "spread"), (lesson.undo, "enter"), (lesson.redo, "cost")):
            if act:
                act()
            assert lesson.step.id == step
        ends(lesson)

    def test_what_is_tried_is_taken_back_and_redo_asks_for_that_again(self, course):
        lesson = goes_to(begun(course), "undo")
        assert (lesson.awaited.kind, lesson.proposed()) == (UNDO, None)
        for act, step in ((lesson.undo, "strike"), (lesson.redo, "undo"), (lesson.reset_turn, "strike")):
            act()
            assert lesson.step.id == step
        ends(lesson)

    def test_the_end_of_a_turn_can_be_taken_back_while_one_reads_on(self, course):
        lesson = goes_to(begun(course), "payout")
        assert ScriptedBots(lesson, Calls().put).take(lesson) is None    # the opponent waits
        lesson.undo()
        assert lesson.step.id == "redeploy"
        ends(lesson)

    def test_a_retreat_that_is_taken_back_is_placed_by_hand(self, course):
        lesson = goes_to(begun(course), "lost")
        lesson.undo()
        assert lesson.step.kind == WATCH
        other = read_command(lesson.rules, "deploy f4=1 h2=1 h4=1")
        assert lesson.admits(other)
        lesson.play(other)
        ends(lesson)

    def test_the_free_turn_admits_all_and_show_me_ends_it_from_anywhere(self, course):
        lesson = goes_to(begun(course), "free")
        for _ in range(2):
            region = next(
                command for command in lesson.rules.legal(lesson.state)
                if isinstance(command, Conquer) and command not in [entry.command for entry in lesson.step.line]
                and lesson.state.tribe_at(command.region) == NOBODY
            )  # fmt: skip
            assert lesson.admits(region)
            lesson.play(region)
            assert lesson.step.kind == FREE
        ends(lesson)
        lesson.undo()
        assert lesson.step.kind == FREE
        assert isinstance(lesson.proposed(), Deploy)

    def test_the_name_of_the_opponent_gives_way(self, course):
        assert [seat.name for seat in TutorialGame(course, 0, "wilma").seats] == ["Frida", "wilma"]
        assert [seat.name for seat in TutorialGame(course).seats] == ["Wilma", "Anna"]


class TestTruth:
    """Numbers in the texts agree with the rules."""

    @pytest.fixture
    def at(self, course):
        return lambda step: goes_to(begun(course), step)

    def test_costs(self, at):
        costs = (("cost", "p3", 3), ("short", "h4", 3), ("try", "m3", 3), ("strike", "p3", 4), ("attacked", "p3", 6))
        for step, code, cost in costs:
            lesson = at(step)
            assert lesson.rules.cost(lesson.state, lesson.rules.board.index(code)).total == cost, step

    def test_hands(self, at):
        for step, hand in (("enter", 9), ("short", 2), ("undo", 5 - 3), ("stop", 5 - 4), ("free", 11)):
            state = at(step).state
            assert state.tribes[state.active_of(1)].hand == hand, step

    def test_coins(self, at):
        for step, gained in (("payout", 7), ("declined", 4)):
            entry = at(step).history[-1]
            assert entry.after.coins[1] - entry.before.coins[1] == gained
        assert (at("second").state.column[0].coins, at("price").state.column[0].coins) == (2, 1)
        assert at("enter").state.coins[1] == at("pick").state.coins[1] - 2

    def test_tokens_after_the_attack(self, at):
        tokens = at("lost").state
        own = tokens.active_of(1)
        held = [count for region, count in enumerate(tokens.tokens) if tokens.tribe_at(region) == own]
        assert tokens.tribes[own].hand + sum(held) == 8
