"""Early answers in words, as they outlive the program that keeps them until the log asks."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Final, NamedTuple

_VERSION: Final = 1
_LONGEST: Final = 16_384
"""Characters; five seats that retreat all over the largest board need a tenth of that."""


class Kept(NamedTuple):
    """The texts of the commands that each seat has answered early, in the retreats that began in *turn* at the position
    with the digest *origin*."""

    turn: tuple[int, int]
    origin: str
    answers: Mapping[int, tuple[str, ...]]


def write_kept(kept: Kept) -> str:
    """Return *kept* as one line."""
    answers = {str(seat): list(texts) for seat, texts in kept.answers.items()}
    return json.dumps([_VERSION, list(kept.turn), kept.origin, answers], ensure_ascii=True, separators=(",", ":"))


def read_kept(text: str) -> Kept | None:
    """Return what ``write_kept`` has written; None for anything else, which tells nothing."""
    if len(text) > _LONGEST:
        return None
    try:
        match json.loads(text):
            case [int(version), [int(round_), int(turn)], str(origin), dict(answers)] if version == _VERSION:
                return Kept((round_, turn), origin, {int(seat): _texts(said) for seat, said in answers.items()})
            case _:
                return None
    except (ValueError, RecursionError):
        return None


def _texts(said: object) -> tuple[str, ...]:
    texts = tuple(said) if isinstance(said, list) else ()
    if not texts or not all(isinstance(text, str) for text in texts):
        raise ValueError("these are no commands")
    return texts
