"""Worked examples: the engine's answers with a trait and without its effects."""

import pytest

from swqt.content import Catalogue, TraitEntry, parse_traits
from swqt.content.traits.template import KINDS, template
from swqt.engine import DeployRange, End
from swqt.table import Library, WorkedExample, examples_text, worked_examples
from swqt.table.worked_examples import TRIAL_SEAT, TrialGame
from swqt.translation import languages

CATALOGUE = Catalogue.load()
COMBOS = [trait for trait in CATALOGUE.traits if trait.kind in ("race", "power")]


def worked(name: str) -> dict[str, WorkedExample]:
    """Return the first example of each kind."""
    examples = worked_examples(CATALOGUE.trait(name), CATALOGUE.entry(name).world)
    return {one.key: one for one in reversed(examples)}


@pytest.mark.parametrize(("name", "key", "own", "plain"), [
    ("commando", "first", 2, 3),                # a hill with a Lost Tribe (CHECK-2)
    ("alchemist", "income", 8, 6),
    ("dwarves", "decline.income", 6, 5),
    ("elves", "attack.lost", 0, 1),
    ("martyr", "attack.coins", 1, 0),
    ("amazons", "picked", 14, 10),
    ("flying", "first.where", 11, 9),
    ("vanishing", "decline.keeps", 0, 4),
])  # fmt: skip
def test_the_examples_show_what_a_trait_changes(name, key, own, plain):
    example = worked(name)[key]
    assert (example.own, example.plain) == (own, plain)
    assert example.differs


def test_commands_that_only_a_trait_has_are_shown():
    assert worked("sorcerers")["says"].said == ("use sorcerers p2",)
    assert worked("heroic")["says.close"].said[0] == "place hero p1"
    assert examples_text("sword", CATALOGUE) == []
    with pytest.raises(ValueError, match="sword is a relic"):
        worked_examples(CATALOGUE.trait("sword"), "underground")


@pytest.mark.parametrize("trait", COMBOS, ids=lambda trait: trait.name)
def test_every_race_and_power_has_three_examples_in_every_language(trait):
    for lang in languages():
        lines = examples_text(trait.name, CATALOGUE, lang)
        assert len(lines) == len(set(lines)) == 3
        assert all("{" not in line for line in lines)


def entry_of(kind: str, name: str) -> TraitEntry:
    return Library().catalogue.with_own(parse_traits(template(kind, name), name).entries).entry(name)


@pytest.mark.parametrize("board", [file.board.id for file in Library().boards()])
@pytest.mark.parametrize("kind", KINDS)
def test_on_every_board_a_trait_can_be_tried_out_again_and_again(kind, board):
    entry = entry_of(kind, "moon-cats")
    game = TrialGame(Library(), board, entry)
    first = game.state
    for _ in range(3):
        assert (game.decision.seat, game.decision.kind in ("choice", "conquer")) == (TRIAL_SEAT, True)
        tribe = game.state.tribes[game.state.active_of(TRIAL_SEAT)]
        assert "moon-cats" in (tribe.race, tribe.power)
        game.play(End())
        while game.decision is not None and game.decision.kind not in ("choice", "conquer"):
            option = game.rules.legal(game.state)[0]
            game.play(option[0] if isinstance(option, DeployRange) else option)
    assert TrialGame(Library(), board, entry).state == first
    while game.state is not first:
        before = game.state
        game.take_back()
        if game.state is before:
            break
    assert game.state == first
