"""The umpire's word on one region or seat of the surface game, where a law asks for no more."""

from __future__ import annotations

from swqt.engine import Board, Options, Piece, State, Tribe, members
from tests.support.umpire import Umpire


def _umpire(board: Board, state: State) -> Umpire:
    return Umpire(board, Options(), state)


def holder(state: State, region: int) -> Tribe | None:
    return next((tribe for tribe in state.tribes if tribe.held >> region & 1), None)


def cost(board: Board, state: State, me: Tribe, region: int) -> int:
    return _umpire(board, state).cost(me, region)


def targets(board: Board, state: State, me: Tribe) -> set[int]:
    return _umpire(board, state).targets(me)


def replaceable(board: Board, state: State, me: Tribe) -> set[int]:
    return _umpire(board, state).replaceable(me)


def income(board: Board, state: State, seat: int) -> int:
    return _umpire(board, state).income(seat)


def lairs(state: State) -> set[Piece]:
    """Where Troll Lairs stand (RACE-TROLLS-1)."""
    return {Piece("lair", r) for tribe in state.tribes if tribe.race == "trolls" for r in members(tribe.held)}
