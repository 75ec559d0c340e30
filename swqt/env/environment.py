"""The game as a PettingZoo AEC environment with action masks, named observations, seeds and bots as opponents."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv

from swqt.ai import sample
from swqt.content import BoardShape
from swqt.engine import CHANCE, FACES, Command, Rules, State, members
from swqt.env.spaces import ActionList, Layout, Partial
from swqt.notation import write_position
from swqt.table import Library
from swqt.table.bots import Bot, make_bot

WIDTH: Final = 720
"""Pixels of a picture."""

_SEAT_COLOURS: Final = ((10, 71, 190), (240, 213, 51), (228, 14, 24), (95, 15, 53), (35, 170, 142))
_TERRAINS: Final = {
    "forest": (125, 167, 90), "farmland": (227, 203, 108), "hill": (169, 184, 94), "swamp": (127, 154, 134),
    "mountain": (196, 181, 162), "sea": (92, 159, 189), "lake": (109, 179, 204), "mushroom": (106, 74, 114),
    "mine": (148, 104, 58), "crystal": (75, 109, 140), "mud": (111, 113, 66), "blackmountain": (85, 82, 92),
    "river": (43, 139, 163), "chasm": (28, 18, 20),
}  # fmt: skip
_ROWS_OF_DIGITS: Final = (
    (7, 5, 5, 5, 7), (2, 6, 2, 2, 7), (7, 1, 7, 4, 7), (7, 1, 7, 1, 7), (5, 5, 7, 1, 1),
    (7, 4, 7, 1, 7), (7, 4, 7, 5, 7), (7, 1, 2, 2, 2), (7, 5, 7, 5, 7), (7, 5, 7, 1, 7),
)  # fmt: skip
"""The digits on a grid of 3 by 5, a number for each row."""

Observation = dict[str, NDArray[Any]]


class SmallWorldEnv(AECEnv[str, Observation, int | None]):
    """One game for *players*, the last ``len(bots)`` of whom are not agents but *bots* of these levels.

    *board* and *content* are names as in ``swqt play``; without a board, it is the usual one for the players. *reward*
    is ``win`` (at the end 1 for the winner, shared on a tie, and minus an equal part of that for each other player) or
    ``coins`` (in each step the coins gained, less the mean of what the others gained). With *secret*, the observation
    has the coins of others as 0. *render_mode* is ``ansi`` (the position as text) or ``rgb_array``.
    """

    metadata: Final[dict[str, Any]] = {
        "name": "small_world_v0", "render_modes": ["ansi", "rgb_array"], "is_parallelizable": False, "render_fps": 2,
    }  # fmt: skip

    def __init__(
        self, players: int = 3, board: str = "", content: str = "base", bots: Sequence[str] = (), *,
        reward: str = "win", secret: bool = False, render_mode: str | None = None,
    ) -> None:  # fmt: skip
        super().__init__()
        if reward not in ("win", "coins"):
            raise ValueError(f"reward is win or coins, not {reward!r}")
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"render_mode is one of {', '.join(self.metadata['render_modes'])}, not {render_mode!r}")
        if len(bots) >= players:
            raise ValueError("at least one player is an agent")
        library = Library()
        graph = library.board(board or library.board_for(players, content))
        self.rules: Final = Rules(graph, library.content(content, graph))
        self.actions: Final = ActionList(graph, self.rules.content, players)
        self.layout: Final = Layout(self.rules, players, self.actions)
        self.render_mode = render_mode
        self.possible_agents = [f"player_{number}" for number in range(players - len(bots))]
        self.agents: list[str] = []
        self._players, self._levels = players, tuple(bots)
        self._reward, self._secret = reward, secret
        self._shape: Final = library.shape(graph)
        self._space: Final = Discrete(len(self.actions))
        self._observed: Final = Dict({
            "observation": Box(0, 255, (len(self.layout.names),), np.uint8),
            "action_mask": Box(0, 1, (len(self.actions),), np.int8),
        })  # fmt: skip
        self._painter: _Painter | None = None
        self._seats: dict[str, int] = {}
        self._rng = Random()

    def observation_space(self, agent: str) -> Dict:
        return self._observed

    def action_space(self, agent: str) -> Discrete:
        return self._space

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game. The option ``first`` is the seat of the first agent, by default 0; the others follow."""
        if seed is not None:
            self._rng = Random(seed)
        first = (options or {}).get("first", 0)
        names = [*self.possible_agents, *self._levels]
        seated = {(number + first) % self._players: name for number, name in enumerate(names)}
        self._names = [seated[seat] for seat in range(self._players)]
        self._seats = {name: seat for seat, name in seated.items() if name in self.possible_agents}
        self._bots: dict[int, Bot] = {
            seat: make_bot(f"bot:{name}", self._rng.getrandbits(62))
            for seat, name in sorted(seated.items())
            if name not in self._seats
        }
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._paid = not any(self.rewards.values())
        self._playout = self.rules.playout(self.rules.start(self._players))
        self._state: State | None = None
        self._go_on()

    def observe(self, agent: str) -> Observation:
        """Return the observation of *agent*: ``layout.names`` names its numbers; without a decision no action is open.
        """
        state, partial = self.position, self._partial
        asked = partial is not None and agent == self.agent_selection
        mask = bytearray(len(self.actions))
        if partial is not None and asked:
            for action in partial.open:
                mask[action] = 1
        seen = self.layout.observe(state, self._seats[agent], partial if asked else None, secret=self._secret)
        return {"observation": np.frombuffer(seen, np.uint8), "action_mask": np.frombuffer(mask, np.int8)}

    def step(self, action: int | None) -> None:
        """Take *action* for the selected agent; ValueError if it is not open."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        if not self._paid:
            self._clear_rewards()
            self._paid = True
        assert self._partial is not None
        if action is None or action not in self._partial.open:
            raise ValueError(f"{agent} may not take action {action}; open are {sorted(self._partial.open)}")
        command = self._partial.take(int(action))
        if command is None:
            return
        before = self._playout.draft.coins if self._reward == "coins" else ()
        old = tuple(before)
        self._playout.play(command)
        self._state = None
        self._go_on()
        if self._reward == "coins":
            self._pay([now - then for now, then in zip(self._playout.draft.coins, old, strict=True)])

    @property
    def position(self) -> State:
        """The position, for swqt's own tools; agents know only what they observe."""
        if self._state is None:
            self._state = self._playout.state()
        return self._state

    def _go_on(self) -> None:
        """Let chance and bots act until an agent must, or end the game."""
        playout = self._playout
        while (decision := playout.decision) is not None:
            seat, kind, _ = decision
            if seat == CHANCE:
                playout.play(self._outcome(kind))
            elif seat in self._bots:
                playout.play(self._bots[seat].choose(self.rules, playout.state()))
            else:
                self.agent_selection = self._names[seat]
                self._partial: Partial | None = Partial(self.actions, playout.legal)
                return
        self._partial = None
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]
        if self._reward == "win":
            places = {row.seat: row.place for row in self.rules.standing(self.position)}
            winners = sum(place == 1 for place in places.values())
            self._pay([float(places[seat] == 1) / winners for seat in range(self._players)])

    def _outcome(self, kind: str) -> Command:
        """Return an answer of chance to a decision of *kind*."""
        legal, random = self._playout.legal, self._rng.random
        if kind == "roll":
            return FACES[int(random() * len(FACES))]
        option = legal[0] if kind == "deal" else legal[int(random() * len(legal))]
        return option if isinstance(option, Command) else sample(option, self._rng)

    def _pay(self, gains: Sequence[float]) -> None:
        """Reward each agent with its *gains* by seat, less the mean of those of the others."""
        total, others = sum(gains), self._players - 1
        for agent, seat in self._seats.items():
            self.rewards[agent] = gains[seat] - (total - gains[seat]) / others
        self._paid = False
        self._accumulate_rewards()

    # Pictures

    def render(self) -> str | NDArray[np.uint8] | None:
        """Return the position as text or as a picture, as ``render_mode`` says."""
        if self.render_mode == "ansi":
            return write_position(self.rules, self.position)
        if self.render_mode == "rgb_array":
            self._painter = self._painter or _Painter(self.rules, self._shape)
            return self._painter.paint(self.position)
        return None

    def close(self) -> None:
        self._painter = None


class _Painter:
    """Paints positions without Qt: regions in the colours of terrain and owner, tokens as numbers."""

    def __init__(self, rules: Rules, shape: BoardShape) -> None:
        self._rules = rules
        scale = WIDTH / shape.width
        high = round(shape.height * scale)
        self._regions: Any = np.full((high, WIDTH), -1, np.int16)
        columns = np.arange(WIDTH) + 0.5
        for region, outline in enumerate(shape.outlines):
            rings = [np.array(ring) * scale for ring in (outline.outer, *outline.holes)]
            low, top = (int(f(ring[:, 1].min() if f is np.floor else ring[:, 1].max())) for ring, f in
                        ((rings[0], np.floor), (rings[0], np.ceil)))  # fmt: skip
            for y in range(max(0, low), min(high, top)):
                crossings = sorted(x for ring in rings for x in _crossings(ring, y + 0.5))
                inside = np.searchsorted(crossings, columns) % 2 == 1
                self._regions[y, inside] = region
        edges = np.zeros_like(self._regions, bool)
        edges[:, 1:] |= self._regions[:, 1:] != self._regions[:, :-1]
        edges[1:] |= self._regions[1:] != self._regions[:-1]
        self._edges = edges
        ground = [_TERRAINS[rules.board.terrain_of(region)] for region in range(len(shape.outlines))]
        self._ground = np.array([*ground, (46, 30, 18)], np.float32)
        self._spots = [(round(x * scale), round(y * scale)) for x, y in (each.label for each in shape.outlines)]

    def paint(self, state: State) -> NDArray[np.uint8]:
        """Return the picture of *state*."""
        colours = self._ground.copy()
        for tribe in state.tribes:
            share = 0.65 if tribe.active else 0.35
            for region in members(tribe.held):
                colours[region] = (1 - share) * colours[region] + share * np.array(_SEAT_COLOURS[tribe.seat])
        image: NDArray[np.uint8] = colours.astype(np.uint8)[self._regions]
        image[self._edges] = (42, 29, 19)
        for region, (x, y) in enumerate(self._spots):
            if count := state.tokens[region] or state.natives[region]:
                _write(image, x, y, count, (255, 255, 255) if state.tokens[region] else (190, 190, 190))
        return image


def _crossings(ring: NDArray[Any], y: float) -> list[float]:
    """Return where *ring* crosses the horizontal line at *y*."""
    after = np.roll(ring, -1, axis=0)
    crossing = (ring[:, 1] > y) != (after[:, 1] > y)
    (x0, y0), (x1, y1) = ring[crossing].T, after[crossing].T
    found: list[float] = (x0 + (y - y0) * (x1 - x0) / (y1 - y0)).tolist()
    return found


def _write(image: NDArray[np.uint8], x: int, y: int, number: int, colour: tuple[int, int, int], dot: int = 3) -> None:
    """Write *number* on a dark ground around x, y."""
    digits = str(number)
    left, top = x - (4 * len(digits) - 1) * dot // 2, y - 5 * dot // 2
    image[max(0, top - dot) : top + 6 * dot, max(0, left - dot) : left + 4 * len(digits) * dot] = (30, 20, 14)
    for place, digit in enumerate(digits):
        for row, bits in enumerate(_ROWS_OF_DIGITS[int(digit)]):
            for column in range(3):
                if bits >> (2 - column) & 1:
                    at_x, at_y = left + (4 * place + column) * dot, top + row * dot
                    image[max(0, at_y) : at_y + dot, max(0, at_x) : at_x + dot] = colour
