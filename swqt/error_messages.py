"""Error messages about files that people write: games, races, powers and boards; they can be told in any language."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple, Protocol, runtime_checkable

from swqt.engine import BoardError, Mistake, said
from swqt.translation import ENGLISH, translation

CONTEXT: Final = "Mistake"
"""The context of messages in the catalogues of translations."""


@runtime_checkable
class Tellable(Protocol):
    """A mistake that adds its place to a message."""

    def told(self, lang: str) -> str:
        """Return it in the language *lang*."""
        ...


def told(message: object, lang: str) -> str:
    """Return *message*, or the message of an error, in the language *lang*; what is not translated as it is."""
    if isinstance(message, Tellable):
        return message.told(lang)
    if isinstance(message, BoardError):
        message = said(*message.args)
    if isinstance(message, Mistake):
        pattern = translation(lang).find(CONTEXT, "", message.pattern) or message.pattern
        return pattern.format(*(told(slot, lang) for slot in message.slots))
    if isinstance(message, ValueError) and len(message.args) == 1:
        return told(message.args[0], lang)
    return str(message)


class ContentProblem(NamedTuple):
    """One mistake; ``line`` counts from 1, or is 0 if there is no line."""

    file: str
    line: int
    message: str

    def __str__(self) -> str:
        return self.told(ENGLISH)

    def told(self, lang: str) -> str:
        """Return the problem in the language *lang*."""
        place = f"{self.file}:{self.line}" if self.line else self.file
        return f"{place}: {told(self.message, lang)}"


class ContentError(ValueError):
    """Raised for unusable content; the message has one line for each problem."""

    def __init__(self, problems: Iterable[ContentProblem | str]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(map(str, self.problems)))

    def told(self, lang: str) -> str:
        """Return a line for each problem, in the language *lang*."""
        return "\n".join(told(each, lang) for each in self.problems)
