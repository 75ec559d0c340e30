"""Laws: a State is a value. It never changes, equal ones have equal digests, and undo is keeping the old one."""

import os
import pickle
from random import Random

from swqt.engine import CHANCE, Combo, Conquer, Content, Decision, Effect, Note, Piece, Rules, State, Trait, Tribe, Used
from tests.support.programs import python
from tests.support.tables import ROOT, STRIDE, Laws, Played, Table, chunks, play, table

RUN = "import sys; from tests.laws.test_values import digests; print(*digests(range(*map(int, sys.argv[1:]))))"

law = Laws(table)

test_states_and_answers_are_values = law.watch("digest", games=40, nightly=600, size=8, step=STRIDE)


def digests(numbers: range) -> list[str]:
    """The digest of the last State of each table."""
    return [list(play(table(number)))[-1].after.digest for number in numbers]


@chunks("untouched", games=40, step=STRIDE)
def test_the_old_state_is_untouched_and_undo_is_keeping_it(numbers: range) -> None:
    """A command answers with a new State; from any kept one the game goes on exactly as before."""
    for number in numbers:
        game = table(number)
        moments = []
        digest = game.rules.start(game.seats).digest
        for played in play(game):
            # A State remembers its digest, a copy of it works out its own.
            assert played.before._replace().digest == digest, "the old State changed"
            digest = played.after.digest
            moments.append((played, pickle.dumps(played.before)))
        rng = Random(number)
        fresh = Rules(game.rules.board, game.rules.content, game.rules.options)
        for played, frozen in rng.sample(moments, min(40, len(moments))):
            assert pickle.loads(frozen) == played.before
            assert fresh.apply(played.before, played.command) == (played.after, played.events)


@law
def equal_states_have_equal_digests_and_others_do_not(game: Table, moments: list[Played]) -> None:
    """Neither the way there nor the identity of anything inside enters the digest."""
    states = [game.rules.start(game.seats), *(played.after for played in moments)]
    assert len(set(states)) == len({state._replace().digest for state in states})
    for state in Random(game.seed).sample(states, min(30, len(states))):
        copy = pickle.loads(pickle.dumps(state))
        assert copy is not state
        assert (copy, hash(copy), copy.digest) == (state, hash(state), state.digest)


@law
def the_order_of_effects_and_conditions_is_irrelevant(game: Table, moments: list[Played]) -> None:
    """RELIC-1: answers are folded with sum, union, minimum and any: shuffled traits play the same game."""
    other = Rules(game.rules.board, shuffled(game.rules.content, Random(game.seed)), game.rules.options)
    state = other.start(game.seats)
    for played in moments:
        assert state == played.before
        assert set(other.legal(state)) == set(game.rules.legal(state))
        state = other.apply(state, played.command).state
        assert state.digest == played.after.digest


def shuffled(content: Content, rng: Random) -> Content:
    """The same traits with their effects, and the conditions of these, in another order."""
    races, powers, relics, places = (
        tuple(mixed(trait, rng) for trait in traits)
        for traits in (content.races, content.powers, content.relics, content.places)
    )
    return content._replace(races=races, powers=powers, relics=relics, places=places)


def mixed(trait: Trait, rng: Random) -> Trait:
    effects = [mixed_effect(effect, rng) for effect in trait.effects]
    rng.shuffle(effects)
    return Trait(trait.name, trait.kind, trait.tokens, trait.supply, tuple(effects))


def mixed_effect(effect: Effect, rng: Random) -> Effect:
    fields = {name: getattr(effect, name) for name in Effect.__slots__}
    for name in ("where", "variants"):
        fields[name] = tuple(rng.sample(fields[name], len(fields[name])))
    return Effect(**fields)


@law
def answers_depend_on_the_arguments_alone(game: Table, moments: list[Played]) -> None:
    """One Rules that jumped about in many games answers like a new one that was asked nothing before."""
    for played in Random(game.seed).sample(moments, min(15, len(moments))):
        fresh = Rules(game.rules.board, game.rules.content, game.rules.options)
        assert fresh.legal(played.before) == game.rules.legal(played.before)
        for seat in range(game.seats):
            assert fresh.income(played.before, seat) == game.rules.income(played.before, seat)
        assert fresh.pieces(played.before) == game.rules.pieces(played.before)
        assert fresh.standing(played.before) == game.rules.standing(played.before)


def test_two_processes_with_other_hash_seeds_play_the_same_games() -> None:
    """Every platform and hash seed gives the same digests: nothing iterates a set of strings."""
    numbers = ("0", "180", "9")   # all seats, house rules and kinds of table
    here = digests(range(*map(int, numbers)))
    for seed in ("1", "2"):
        surroundings = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)}
        assert python("-c", RUN, *numbers, cwd=ROOT, env=surroundings).split() == here


def test_a_digest_is_sixteen_hex_digits_of_one_known_position() -> None:
    """Digests stand in game files and travel between players, so they must not change unnoticed."""
    orcs = Tribe(0, "orcs", "stout", True, hand=2, held=3, done=2, full=2)
    waiting = (Decision(0, "conquer"), Decision(CHANCE, "roll", Conquer(1, die=True)))
    state = State(
        round=3, turn=0, coins=(7, 5), tribes=(orcs,), tokens=b"\1\2\0", natives=b"\0\0\1",
        pieces=(Piece("fortress", 1),), column=(Combo("elves", "hill", 2),), races=("trolls",), powers=("flying",),
        items=(), returned=("ghouls",), agenda=waiting, attacked=2, used=(Used("dragon"),),
        notes=(Note("wealthy", "1"),),
    )  # fmt: skip
    assert state.digest == "acf19042312790f4"
