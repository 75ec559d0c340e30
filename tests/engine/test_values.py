"""States, boards, commands and events are values: nothing can change them, and copies are equal."""

import copy
import pickle
from types import MappingProxyType

import pytest

from swqt.engine import (
    AbandonRange,
    Conquer,
    Conquered,
    DealRange,
    Decision,
    Deploy,
    DeployRange,
    End,
    Options,
    Pool,
    Rules,
    Tribe,
    maker_of,
)
from tests.support.positions import LIBRARY

VALUES = [
    Conquer(3, ("sword",)), Deploy(((0, 2), (1, 1))), End(), Conquered(0, "orcs", 2, 3),
    AbandonRange(0b101), DealRange(("orcs",), ("hill",)), DeployRange((Pool(3, 0b11, 1, 2),)),
    Pool(3, 0b11, 1, 2), Decision(0, "conquer", Conquer(1)), Tribe(0, "orcs", "flying", True), Options(),
]  # fmt: skip


@pytest.fixture
def rules():
    return Rules(LIBRARY.board("midland-2"), LIBRARY.content("base"))


@pytest.fixture
def state(rules):
    return rules.start(2)


def test_a_maker_creates_the_same_values_as_the_constructor():
    counts = ((0, 2), (1, 1))
    assert maker_of(Deploy)(counts) == Deploy(counts)


@pytest.mark.parametrize("value", VALUES, ids=lambda value: type(value).__name__)
def test_a_value_cannot_be_changed_and_its_copies_are_equal(value):
    """No attribute can be set, added or deleted, at run time and not only for a type checker."""
    before = repr(value)
    for name in ("seat", "region", "regions", "counts", "races", "powers", "pools", "anything"):
        with pytest.raises((AttributeError, TypeError)):
            setattr(value, name, 1)
        with pytest.raises((AttributeError, TypeError)):
            delattr(value, name)
    assert repr(value) == before
    for twin in (copy.copy(value), copy.deepcopy(value), pickle.loads(pickle.dumps(value))):
        assert (twin, hash(twin)) == (value, hash(value))
        assert type(twin) is type(value)


def test_values_are_made_by_position_or_name_with_their_defaults():
    """The constructor is the one of a dataclass."""
    assert Conquer(3) == Conquer(region=3, using=(), die=False)
    assert repr(Conquer(3, die=True)) == "Conquer(region=3, using=(), die=True)"
    with pytest.raises(TypeError):
        Conquer()
    with pytest.raises(TypeError):
        End(1)


def test_a_state_cannot_be_changed(state):
    """Neither its fields nor its digest, nor anything new."""
    before = tuple(state)
    for name in ("round", "coins", "digest", "anything"):
        with pytest.raises(AttributeError):
            setattr(state, name, 1)
        with pytest.raises(AttributeError):
            delattr(state, name)
    assert tuple(state) == before


def test_a_state_remembers_its_digest(state, monkeypatch):
    """It is worked out once; a copy, a changed copy and a pickle work out their own."""
    digest = state.digest
    later = state._replace(round=2)
    monkeypatch.setattr("swqt.engine.state.blake2b", None)
    assert state.digest == digest
    for other in (later, copy.copy(state), pickle.loads(pickle.dumps(state))):
        with pytest.raises(TypeError):
            _ = other.digest
    monkeypatch.undo()
    assert later.digest != digest
    assert pickle.loads(pickle.dumps(state)).digest == digest
    assert pickle.dumps(state) == pickle.dumps(state._replace())


def test_a_board_cannot_be_changed(rules):
    """Neither the words for its regions, nor what they mean; a pickled board is equal and answers alike."""
    board = rules.board
    for words in (board.terrain, board.marks):
        assert isinstance(words, MappingProxyType)
        with pytest.raises(TypeError):
            words["forest"] = 0
    with pytest.raises(AttributeError):
        board.every = 0
    twin = pickle.loads(pickle.dumps(board))
    assert (twin, twin.terrain) == (board, board.terrain)
    assert [twin.index(code) for code in board.codes] == list(range(len(board.codes)))
