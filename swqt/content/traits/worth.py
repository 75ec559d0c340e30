"""What races, powers and combos are worth, measured in games between bots: the table in ``resources/ai/worth.json``."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, NamedTuple

from swqt.home import resource_folder

_DIGITS: Final = 2
_FORM: Final = "expected a table of worths as `swqt arena worth --out` writes it"


class Worth(NamedTuple):
    """Coins above the average, with a 95 % confidence interval of ± ``within`` coins."""

    coins: float
    within: float


TraitWorths = Mapping[str, Worth]


class WorthError(ValueError):
    """Raised for a file without a valid table of worths; the message names the file and what was expected."""


class WorthGames(NamedTuple):
    """The games measured with one content and number of seats: their ``board``, count and the ``digest`` of the rules.

    ``outlook`` is, by round, the average number of coins that a seat earned from the round in which it took a combo.
    """

    board: str
    games: int
    digest: str
    outlook: tuple[float, ...]


class ContentWorths(NamedTuple):
    """The worths in one content (``base``, ``underground`` or ``both``), by number of seats.

    ``combos`` holds how much more a race and a power are worth together than separately, in games of all sizes.
    """

    races: tuple[str, ...]
    powers: tuple[str, ...]
    seats: Mapping[int, TraitWorths]
    games: Mapping[int, WorthGames]
    combos: Mapping[tuple[str, str], Worth]

    def of(self, trait: str, seats: int) -> Worth | None:
        """Return the worth of *trait* in games with *seats*, or None."""
        return self.seats.get(seats, {}).get(trait)

    def of_combo(self, race: str, power: str, seats: int) -> Worth | None:
        """Return the worth of a combo in games with *seats*, or None if one of its traits is unknown."""
        one, other = self.of(race, seats), self.of(power, seats)
        if one is None or other is None:
            return None
        more = self.combos.get((race, power), Worth(0.0, 0.0))
        within = (one.within**2 + other.within**2 + more.within**2) ** 0.5
        return Worth(one.coins + other.coins + more.coins, within)


class WorthTable(NamedTuple):
    """All measured worths by content, with the ``commands`` that measured them and the ``level`` of the bots."""

    commands: tuple[str, ...]
    level: str
    contents: Mapping[str, ContentWorths]

    @classmethod
    def read(cls, path: Path) -> WorthTable:
        """Return the table in the file at *path*; WorthError if it is invalid, OSError if it cannot be read."""
        try:
            data = json.loads(path.read_text(encoding="utf-8"))
            contents = {label: _content(found) for label, found in data["contents"].items()}
            about = data["about"]
            table = cls(tuple(map(str, about["commands"])), str(about["level"]), contents)
            digest = about["digest"]
        except (ValueError, LookupError, TypeError, AttributeError) as error:
            raise WorthError(f"{path}: {_FORM}") from error
        if digest != table.digest():
            raise WorthError(f"{path}: the numbers are not those that were measured: expected the digest {digest}")
        return table

    def digest(self) -> str:
        """Return a digest of the numbers: sixteen hex digits."""
        return blake2b(_contents_text(self).encode(), digest_size=8).hexdigest()

    def text(self) -> str:
        """Return the table in the format of the file."""
        about = {"commands": list(self.commands), "level": self.level, "digest": self.digest()}
        return f'{{\n "about": {json.dumps(about)},\n "contents": {_contents_text(self)}\n}}\n'


@cache
def worth_table() -> WorthTable | None:
    """Return the shipped table; None in an installation without one."""
    path = resource_folder() / "ai" / "worth.json"
    return WorthTable.read(path) if path.is_file() else None


def _content(found: Any) -> ContentWorths:
    races, powers = tuple(map(str, found["races"])), tuple(map(str, found["powers"]))
    worths: dict[int, TraitWorths] = {}
    games: dict[int, WorthGames] = {}
    for seats, row in found["seats"].items():
        pairs = zip((*races, *powers), row["worths"], strict=True)
        worths[int(seats)] = {name: Worth(float(coins), float(within)) for name, (coins, within) in pairs}
        games[int(seats)] = WorthGames(
            str(row["board"]), int(row["games"]), str(row["digest"]), tuple(map(float, row["outlook"]))
        )
    combos = {
        (race, power): Worth(float(cell[0]), float(cell[1]))
        for race, cells in found["combos"].items()
        for power, cell in zip(powers, cells, strict=True)
        if cell
    }
    return ContentWorths(races, powers, worths, games, combos)


def _contents_text(table: WorthTable) -> str:
    parts = []
    for label, content in sorted(table.contents.items()):
        names = (*content.races, *content.powers)
        rows = []
        for seats, games in sorted(content.games.items()):
            found = content.seats[seats]
            row = {
                "board": games.board, "games": games.games, "digest": games.digest,
                "outlook": [round(coins, _DIGITS) for coins in games.outlook],
                "worths": [_pair(found[name], _DIGITS) for name in names],
            }  # fmt: skip
            rows.append(f'    "{seats}": {json.dumps(row)}')
        combos = [
            f'    "{race}": {json.dumps([_cell(content.combos.get((race, power))) for power in content.powers])}'
            for race in content.races
        ]
        parts.append(
            f'  "{label}": {{\n'
            f'   "races": {json.dumps(content.races)},\n'
            f'   "powers": {json.dumps(content.powers)},\n'
            '   "seats": {\n' + ",\n".join(rows) + "\n   },\n"
            '   "combos": {\n' + ",\n".join(combos) + "\n   }\n  }"
        )
    return "{\n" + ",\n".join(parts) + "\n }"


def _pair(worth: Worth, digits: int) -> list[float]:
    return [round(worth.coins, digits) + 0.0, round(worth.within, digits)]


def _cell(worth: Worth | None) -> list[float]:
    return [] if worth is None else _pair(worth, 1)
