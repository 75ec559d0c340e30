"""The environment for learning: every action leads to a legal command, and PettingZoo's own tests pass."""

import json
import random
import subprocess
import sys
from importlib.util import find_spec
from random import Random

import pytest

from swqt.ai import sample
from swqt.engine import CHANCE, FACES, Command, Rules
from swqt.env import ActionList, Partial, env
from swqt.env.spaces import Layout
from swqt.table import Library

GAMES = [("midland-3", "base", 3), ("gloamdeep-2", "underground", 2), ("hollowthrone-5", "both", 5)]
MISSING = [name for name in ("pettingzoo", "gymnasium", "numpy") if find_spec(name) is None]
needs_pettingzoo = pytest.mark.skipif(bool(MISSING), reason=f"the extra env is not installed: no {', '.join(MISSING)}")


@pytest.fixture(scope="module")
def library():
    return Library()


@pytest.mark.parametrize(("board", "content", "seats"), GAMES)
def test_open_actions_lead_to_legal_commands_and_to_all_of_them(board, content, seats, library):
    rules = Rules(library.board(board), library.content(content, library.board(board)))
    actions = ActionList(rules.board, rules.content, seats)
    layout, rng = Layout(rules, seats, actions), Random(seats)
    assert len(set(actions.names)) == len(actions) == sum(len(family.words) for family in actions.families)
    assert all(actions.number(name) == number for number, name in enumerate(actions.names))
    for _ in range(4):
        playout = rules.playout(rules.start(seats))
        while (decision := playout.decision) is not None:
            legal = playout.legal
            if decision.seat == CHANCE:
                option = rng.choice(FACES) if decision.kind == "roll" else rng.choice(legal)
                playout.play(option if isinstance(option, Command) else sample(option, rng))
                continue
            state = playout.state()
            found = Partial(actions, legal)
            listed = {command for command in legal if isinstance(command, Command)}
            if len(listed) < 12:    # each listed command can be reached
                assert listed <= reached(actions, legal)
            while (command := found.take(rng.choice(sorted(found.open)))) is None:
                assert found.open
                assert len(layout.observe(state, decision.seat, found, secret=False)) == len(layout.names)
            assert rules.check(state, command) is None, command
            playout.play(command)


def reached(actions: ActionList, legal, *before: int) -> set[Command]:
    """Return the commands that begin with the actions *before*, without those that place tokens or abandon regions."""
    out = set()
    partial = Partial(actions, legal)
    for action in before:
        partial.take(action)
    for action, command in partial.open.items():
        if command is not None:
            out.add(command)
        elif not (not before and actions.put <= action < actions.source):
            out |= reached(actions, legal, *before, action)
    return out


def test_an_observation_tells_the_position(library):
    rules = Rules(library.board("midland-2"), library.content("base"))
    layout = Layout(rules, 2, ActionList(rules.board, rules.content, 2))
    rng, playout = Random(3), rules.playout(rules.start(2))
    for _ in range(60):
        legal, decision = playout.legal, playout.decision
        option = rng.choice(FACES) if decision.kind == "roll" else rng.choice(legal)
        playout.play(option if isinstance(option, Command) else sample(option, rng))
        state = playout.state()
        for seat in (0, 1):
            seen = dict(zip(layout.names, layout.observe(state, seat, None, secret=seat == 1), strict=True))
            assert (seen["round"], seen["coins 0"]) == (state.round, state.coins[seat])
            assert seen["coins 1"] == (0 if seat else state.coins[1])
            for region, code in enumerate(rules.board.codes):
                number = state.tribe_at(region)
                owner = (state.tribes[number].seat - seat) % 2 + 1 if number >= 0 else 0
                assert seen[f"owner {code}"] == owner
                assert seen[f"declined {code}"] == (number >= 0 and not state.tribes[number].active)
                assert seen[f"tokens {code}"] == state.tokens[region]
                assert seen[f"natives {code}"] == state.natives[region]
            assert [seen[f"race row {row + 1}"] for row in range(len(state.column))] == [
                layout.races[combo.race] for combo in state.column
            ]
            assert sum(seen[f"lair {code}"] for code in rules.board.codes) == sum(
                piece.kind == "lair" for piece in state.pieces
            )


def test_nothing_else_needs_pettingzoo():
    code = (
        "import sys; sys.modules.update(pettingzoo=None, gymnasium=None, numpy=None)\n"
        "import swqt.__main__, swqt.cli.replay, swqt.table, swqt.env\n"
        "try: swqt.env.env()\n"
        "except ImportError as error: print(error)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("swqt.env needs PettingZoo, Gymnasium and NumPy")
    assert done.stdout.endswith("pip install 'swqt[env]'\n")


@needs_pettingzoo
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
class TestPettingZoo:
    @pytest.mark.parametrize("options", [
        {"players": 2}, {"players": 3, "content": "both", "reward": "coins", "secret": True},
        {"players": 2, "content": "underground", "bots": ("random",)},
    ])  # fmt: skip
    def test_its_own_tests_pass(self, options):
        from pettingzoo.test import api_test, seed_test

        api_test(env(**options), num_cycles=150)
        seed_test(lambda: env(**options), num_cycles=60)

    def test_a_seed_gives_the_same_game_and_rewards_add_up_to_nothing(self):
        def game(seed, reward):
            made = env(players=3, reward=reward)
            made.reset(seed=seed)
            rng, taken, totals = random.Random(seed), [], dict.fromkeys(made.possible_agents, 0.0)
            for agent in made.agent_iter():
                seen, gained, over, _, _ = made.last()
                totals[agent] += gained
                made.step(None if over else rng.choice(seen["action_mask"].nonzero()[0].tolist()))
                taken.append(seen["observation"].sum())
            return taken, totals, made.position.coins

        first, again = game(5, "win"), game(5, "win")
        assert first == again
        assert first[0] != game(6, "win")[0]
        assert sum(first[1].values()) == pytest.approx(0)
        assert first[1][f"player_{max(range(3), key=lambda seat: first[2][seat])}"] == max(first[1].values()) > 0
        _, totals, coins = game(5, "coins")
        gains = [own - 5 for own in coins]
        for seat in range(3):
            assert totals[f"player_{seat}"] == pytest.approx(gains[seat] - (sum(gains) - gains[seat]) / 2)

    def test_a_closed_action_is_refused(self):
        made = env(players=2)
        made.reset(seed=1)
        with pytest.raises(ValueError, match="may not take action 0; open are"):
            made.step(0)

    def test_it_is_shown_as_text_and_as_a_picture(self):
        made = env(players=2, render_mode="ansi")
        made.reset(seed=1)
        assert made.render().startswith("swqt 1\nboard midland-2\n")
        made = env(players=2, render_mode="rgb_array")
        made.reset(seed=1)
        before = made.render()
        assert before.shape[1:] == (720, 3)
        rng = Random(1)
        while not max(made.position.tokens):
            made.step(rng.choice(made.observe(made.agent_selection)["action_mask"].nonzero()[0].tolist()))
        after = made.render()
        assert 100 < (before != after).any(axis=2).sum() < after.size / 6
        with pytest.raises(ValueError, match="render_mode is one of"):
            env(render_mode="human")

    def test_the_learnt_policy_beats_random_play_and_training_repeats_itself(self):
        from swqt.env import baseline

        weights = json.loads(baseline.policy_file().read_text(encoding="utf-8"))
        made = baseline.SmallWorldEnv(2, baseline.BOARD, bots=("random",))
        policy = baseline.LinearPolicy(made, weights)
        assert set(weights) == set(baseline.weight_names(made))
        results = [baseline.play(made, policy, seed) for seed in range(6)]
        assert results == [baseline.play(made, policy, seed) for seed in range(6)]
        assert sum(own > other for own, other in results) >= 5
