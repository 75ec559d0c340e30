"""A loop whose clock leaves out what the machine takes away.

No test may fail because its process got no processor for a second. The clock of this loop goes on while the loop waits
for something, never further than to its next timer, and a little for each round of work. Since what has arrived is
dealt with before a timer is, a limit is passed by those only who let it pass.
"""

import asyncio
import selectors
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

PATIENCE: Final = 1800.0
_ROUND: Final = 0.005
"""Seconds for which the work of one round counts at most."""


class _Clock(selectors.DefaultSelector):
    """The selector of the loop, which knows how long the loop works and how long it waits."""

    def __init__(self) -> None:
        super().__init__()
        self._moment = self._begun = time.monotonic()

    def now(self) -> float:
        return self._moment + min(time.monotonic() - self._begun, _ROUND)

    def select(self, timeout: float | None = None) -> Any:
        self._moment = self.now()
        begun = time.monotonic()
        found = super().select(timeout)
        waited = time.monotonic() - begun
        self._moment += waited if timeout is None else min(waited, max(0.0, timeout))
        self._begun = time.monotonic()
        return found


class SteadyLoop(asyncio.SelectorEventLoop):
    """See the module. It is the kind of loop that the network thread has."""

    def __init__(self) -> None:
        self._clock = _Clock()
        super().__init__(self._clock)

    def time(self) -> float:
        return self._clock.now()


def now() -> float:
    """The clock of the loop that runs, for whatever wants to be told the time."""
    return asyncio.get_running_loop().time()


def run(work: Callable[[], Awaitable[Any]], patience: float = PATIENCE) -> None:
    """Do *work* in such a loop."""

    async def in_time() -> None:
        async with asyncio.timeout(patience):
            await work()

    with asyncio.Runner(loop_factory=SteadyLoop) as runner:
        runner.run(in_time())
