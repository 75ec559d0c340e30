"""Which puzzles somebody has solved, in a small file of the data folder that nobody else sees."""

from __future__ import annotations

import json
import logging
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date, timedelta
from pathlib import Path
from typing import Any, Final

from swqt.home import data_folder, set_aside, write_whole

logger = logging.getLogger(__name__)

SOLVED: Final = 3
"""Stars of a puzzle that is solved."""


def progress_file() -> Path:
    """Return the path of the player's file; it need not exist yet."""
    return data_folder() / "puzzles.json"


@dataclass
class Solved:
    """How somebody did in one puzzle: the most ``stars`` so far, and the stars of each try."""

    tries: list[int] = field(default_factory=list)

    @property
    def stars(self) -> int:
        return max(self.tries, default=0)


class Progress:
    """What was solved. ``damaged`` is where an unreadable file was kept, or None."""

    def __init__(self, path: Path | None = None) -> None:
        """Read the file at *path*, by default the player's; one that is damaged is renamed and not used."""
        self.path: Final = progress_file() if path is None else path
        self.damaged: Path | None = None
        self.puzzles: dict[str, Solved] = {}
        self.days: set[date] = set()
        try:
            self._take(json.loads(self.path.read_text(encoding="utf-8")))
        except FileNotFoundError:
            pass
        except (OSError, ValueError, TypeError, AttributeError, KeyError):
            self.puzzles, self.days = {}, set()
            self.damaged = set_aside(self.path)

    def stars(self, name: str) -> int:
        """Return the most stars of the puzzle *name*; 0 if it was not tried."""
        return self.puzzles[name].stars if name in self.puzzles else 0

    def tries(self, name: str) -> tuple[int, ...]:
        """Return the stars of each try at the puzzle *name*."""
        return tuple(self.puzzles[name].tries) if name in self.puzzles else ()

    def record(self, name: str, stars: int, day: date | None = None) -> None:
        """Write that a try at *name*, which may be the puzzle of a *day*, earned *stars*; OSError if that fails."""
        self.puzzles.setdefault(name, Solved()).tries.append(stars)
        if day is not None and stars == SOLVED:
            self.days.add(day)
        self._write()

    def streak(self, today: date) -> int:
        """Return on how many days in a row the puzzle of the day was solved, up to *today* or yesterday."""
        day = today if today in self.days else today - timedelta(days=1)
        count = 0
        while day in self.days:
            count += 1
            day -= timedelta(days=1)
        return count

    def erase(self) -> None:
        """Forget everything, on the disk too; OSError if that fails."""
        self.puzzles, self.days = {}, set()
        self.path.unlink(missing_ok=True)

    def _take(self, data: Mapping[str, Any]) -> None:
        tries = {str(name): [int(stars) for stars in found] for name, found in data["tries"].items()}
        if any(not 0 <= stars <= SOLVED for found in tries.values() for stars in found):
            raise ValueError("stars are 0 to 3")
        self.puzzles = {name: Solved(found) for name, found in tries.items()}
        self.days = {date.fromisoformat(day) for day in data["days"]}

    def _write(self) -> None:
        tries = {name: puzzle.tries for name, puzzle in sorted(self.puzzles.items())}
        data = {"tries": tries, "days": [day.isoformat() for day in sorted(self.days)]}
        write_whole(self.path, json.dumps(data, indent=0).encode())
