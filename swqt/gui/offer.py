"""What the controller offers in the middle of the action bar."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple


class Offer(NamedTuple):
    """A button in the middle of the action bar; *checked* is None for what is done at once.

    One that *may_hide* goes into a menu where there is no room. The rule book explains it under *topic*; *preview*
    shows what it would do while it is pointed at.
    """

    text: str
    act: Callable[[], None]
    primary: bool = False
    checked: bool | None = None
    tip: str = ""
    may_hide: bool = True
    topic: str = ""
    preview: Callable[[bool], None] | None = None
