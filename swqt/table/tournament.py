"""Plays many games between bots in parallel, for arenas and training.

A job refers to boards, contents and bots by name, as a game file does, so that any process can play it.
"""

from __future__ import annotations

import multiprocessing
import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from functools import cache
from itertools import islice
from threading import Thread
from time import thread_time
from typing import NamedTuple, ParamSpec, TypeVar

from swqt.ai import Weights
from swqt.ai.model_training import Remark, Sample, watch_errors, watch_table
from swqt.ai.regret import Regret, regrets
from swqt.ai.training import NormalEquations, play_game, watch_game
from swqt.engine import Command, Options, Rules, State
from swqt.table.bots import Bot, make_bot, weights
from swqt.table.library import Library

_P = ParamSpec("_P")
_J = TypeVar("_J")
_R = TypeVar("_R")

WINDOW = 4
"""Jobs per process submitted ahead, so that stopping early wastes little."""


class ArenaGame(NamedTuple):
    """One game to play: a kind of bot for each seat, and the seed of dice and decks."""

    board: str
    content: str
    kinds: tuple[str, ...]
    seed: str


class ArenaScore(NamedTuple):
    """The result of a game: coins, shares of first place and CPU seconds by seat, and the number of turns of a seat."""

    game: ArenaGame
    coins: tuple[int, ...]
    shares: tuple[float, ...]   # of first place: 1 alone, 1/2 if two share it, 0 for the others
    seconds: tuple[float, ...]
    turns: int


class TrainingGame(NamedTuple):
    """One training game between bots that play by ``weights``."""

    board: str
    content: str
    weights: Weights
    seed: int


class RegretGame(NamedTuple):
    """One game, in decisions of which the regret of a ``bot`` is measured by this many ``continuations``."""

    board: str
    content: str
    bot: str
    seed: str
    continuations: int


@cache
def rules_of(board: str, content: str) -> Rules:
    """Return the rules of a shipped board and a content; cached per process."""
    library = Library()
    graph = library.board(board)
    return Rules(graph, library.content(content, graph, Options()))


def play_arena_game(game: ArenaGame) -> ArenaScore:
    """Play *game* to its end."""
    rules = rules_of(game.board, game.content)
    players = [_Timed(make_bot(kind, f"{game.seed} {seat}")) for seat, kind in enumerate(game.kinds)]
    end = play_game(rules, players, game.seed)
    first = {row.seat for row in rules.standing(end) if row.place == 1}
    shares = tuple(1 / len(first) if seat in first else 0.0 for seat in range(len(players)))
    return ArenaScore(game, end.coins, shares, tuple(player.seconds for player in players), rules.board.rounds)


def learn(game: TrainingGame) -> list[NormalEquations]:
    """Play the game of *game* and return its training data."""
    rules = rules_of(game.board, game.content)
    return watch_game(rules, rules.board.players, game.weights, game.seed)


def study(game: TrainingGame) -> list[Remark]:
    """Play the game of *game* and return the training data for the strongest bot."""
    return watch_table(rules_of(game.board, game.content), game.weights, game.seed)


def errors_of(game: TrainingGame) -> list[Sample]:
    """Play the game of *game* and return the training data for the network of the strongest bot."""
    return watch_errors(rules_of(game.board, game.content), game.weights, game.seed)


def measured_regrets(game: RegretGame) -> list[Regret]:
    """Return the regret of the bot in one decision of each kind."""
    return regrets(rules_of(game.board, game.content), weights(), game.bot, game.seed, game.continuations)


def cores() -> int:
    """Return the number of processes that can run at once."""
    return max(1, os.cpu_count() or 1)


class Workers(NamedTuple):
    """An executor, and the number of jobs to submit ahead of the results."""

    executor: Executor
    ahead: int


@contextmanager
def local_workers(processes: int = 0) -> Iterator[Workers]:
    """Open this many processes, or one per core. They end with this process, however it ends.

    With one process, jobs run in the current one.
    """
    processes = processes or cores()
    if processes == 1:
        yield Workers(_ThisProcess(), 1)
        return
    pool = ProcessPoolExecutor(processes, multiprocessing.get_context("spawn"), _end_with_owner)
    try:
        yield Workers(pool, WINDOW * processes)
    finally:
        pool.shutdown(cancel_futures=True)


def spread(work: Callable[[_J], _R], jobs: Iterable[_J], workers: Workers) -> Iterator[_R]:
    """Yield the results of *work* on *jobs*, in order. Closing the iterator early cancels the rest."""
    rest = iter(jobs)
    waiting: deque[Future[_R]] = deque()
    try:
        while True:
            waiting += [workers.executor.submit(work, job) for job in islice(rest, workers.ahead - len(waiting))]
            if not waiting:
                return
            yield waiting.popleft().result()
    finally:
        for future in waiting:
            future.cancel()


class _ThisProcess(Executor):
    """An executor that does each job immediately, in this process."""

    def submit(self, work: Callable[_P, _R], /, *args: _P.args, **kwargs: _P.kwargs) -> Future[_R]:
        future: Future[_R] = Future()
        future.set_result(work(*args, **kwargs))
        return future


def _end_with_owner() -> None:
    """Make this worker exit when its parent process dies, because the pool would leave it waiting forever."""
    owner = multiprocessing.parent_process()
    if owner is not None:

        def watch() -> None:
            owner.join()
            os._exit(1)

        Thread(target=watch, daemon=True).start()


class _Timed:
    """A bot that measures its CPU time."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.seconds = 0.0

    def choose(self, rules: Rules, state: State) -> Command:
        begin = thread_time()
        command = self._bot.choose(rules, state)
        self.seconds += thread_time() - begin
        return command
