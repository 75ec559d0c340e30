"""The actions and observations of the environment, without NumPy.

Actions are a fixed list of small steps; a command consists of one or more.
A plain conquest is one step. Commands with parts are chosen part by part (``use vampire``, then ``put f3``), and a
redeployment token by token, so that the list stays short. In each step, only actions that lead to a legal command are
open.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final, NamedTuple

from swqt.engine import (
    Abandon,
    AbandonRange,
    Board,
    Choose,
    Combo,
    Command,
    Conquer,
    Content,
    Decline,
    Deploy,
    DeployRange,
    Effect,
    End,
    Legal,
    Pick,
    Piece,
    Place,
    RegionSet,
    Rules,
    State,
    Use,
    members,
)

KINDS: Final = ("pick", "choice", "ghouls", "conquer", "redeploy", "close", "altar", "stout", "retreat")
"""The kinds of decisions, in the order of their numbers, which begin with 1."""

PLAYER: Final = (
    "coins", "race", "power", "in_hand", "waiting", "regions", "declined_race", "declined_power", "declined_regions",
)  # fmt: skip
"""What an observation contains about each player."""

ROWS: Final = 6
"""Combos in the column."""

BAG: Final = "bag"
_REMEMBERED: Final = 4096

_USING: Final = ("die", "substitute", "overrun", "clause")
"""The verbs of effects that players use by name."""

Path = tuple[int, ...]


class Family(NamedTuple):
    """A run of actions of one kind in the list, beginning with action *first*; *words* are what they act on."""

    name: str
    first: int
    words: tuple[str, ...]


class ActionList:
    """The actions of games with *content* on *board* between *seats*. ``names[a]`` is action *a* in words.

    The order is that of ``families``: see GUIDE.md.
    """

    def __init__(self, board: Board, content: Content, seats: int) -> None:
        codes, rows = board.codes, tuple(map(str, range(1, ROWS + 1)))
        items = (*content.relics, *content.places)
        traits = (*content.races, *content.powers, *items)
        bag = [BAG, *(f"{BAG}:{relic.name}" for relic in content.relics)] if content.relics else []
        effects: list[Effect] = [effect for trait in traits for effect in trait.effects]
        users = {effect.trait for effect in effects if effect.verb in _USING} | {item.name for item in items}
        pieces = {effect.piece for effect in effects if effect.piece} | {item.name for item in items} | {*bag}
        aids = {*(relic.name for relic in content.relics), *bag}
        self.families: list[Family] = []
        starts: dict[str, int] = {}
        for name, words in (
            ("end", ("",)), ("decline", ("",)), ("leave", ("",)), ("hand", ("",)),
            ("peace", tuple(map(str, range(seats)))), ("pick", rows), ("swap", rows),
            ("conquer", codes), ("attempt", codes), ("abandon", codes), ("put", codes), ("from", codes),
            ("use", tuple(sorted(users | {*bag}))), ("aid", tuple(sorted(aids))), ("place", tuple(sorted(pieces))),
        ):  # fmt: skip
            first = sum(len(family.words) for family in self.families)
            self.families.append(Family(name, first, words))
            starts[name] = first
        self.names: tuple[str, ...] = tuple(
            f"{family.name} {word}".rstrip() for family in self.families for word in family.words
        )
        self._numbers: dict[str, int] = {name: number for number, name in enumerate(self.names)}
        self.conquer, self.attempt, self.abandon = starts["conquer"], starts["attempt"], starts["abandon"]
        self.put, self.source = starts["put"], starts["from"]
        self._paths: dict[Command, Path] = {}

    def __len__(self) -> int:
        return len(self.names)

    def number(self, name: str) -> int:
        """Return the number of the action called *name*; KeyError if there is none."""
        return self._numbers[name]

    def path(self, command: Command) -> Path:
        """Return the steps of *command*, which is no Deploy; a Place ends with where the piece comes from."""
        path = self._paths.get(command)
        if path is None:
            path = self._paths[command] = tuple(self._steps(command))
        return path

    def _steps(self, command: Command) -> Iterator[int]:
        number = self._numbers
        if isinstance(command, Conquer):
            yield from (number[f"aid {name}"] for name in command.using)
            yield (self.attempt if command.die else self.conquer) + command.region
        elif isinstance(command, Use):
            yield number[f"use {command.trait}"]
            yield from (number[f"aid {name}"] for name in command.using)
            if command.region >= 0:
                yield self.put + command.region
        elif isinstance(command, Place):
            yield number[f"place {command.piece}"]
            yield self.put + command.region
            yield self.source + command.source if command.source >= 0 else number["hand"]
        elif isinstance(command, Pick):
            if command.swap is not None:
                yield number[f"swap {command.swap + 1}"]
            yield number[f"pick {command.row + 1}"]
        elif isinstance(command, Choose):
            yield number[f"peace {command.seat}"]
        elif isinstance(command, Decline):
            yield number["leave" if command.using else "decline"]
        elif isinstance(command, Abandon):
            yield from (self.abandon + region for region in members(command.regions))
        else:
            assert isinstance(command, End), command
            yield number["end"]


class _Spread:
    """Tokens of one tribe that are being placed: *left* of them, at most *most* in each of *regions*."""

    __slots__ = ("counts", "left", "most")

    def __init__(self, tokens: int, regions: tuple[int, ...], least: int, most: int) -> None:
        self.counts = dict.fromkeys(regions, least)
        self.left = tokens - least * len(regions)
        self.most = most


class Partial:
    """A partial command: ``open`` maps the actions that may come next to the command that each completes.

    The value None means that the command needs further steps. ``taken`` are the actions so far except placed tokens;
    ``begun`` says whether there are any at all.
    """

    __slots__ = ("_actions", "_options", "_spreads", "begun", "open", "taken")

    def __init__(self, actions: ActionList, legal: Legal) -> None:
        """Begin with what the open decision admits."""
        self._actions = actions
        self.begun = False
        self.taken: Path = ()
        self._spreads: list[_Spread] = []
        self._options: list[tuple[Path, Command]] = []
        self.open: dict[int, Command | None] = {}
        self._begin(legal)

    @property
    def planned(self) -> dict[int, int]:
        """The tokens that have been placed so far, by region, while tokens are being placed."""
        return {region: count for spread in self._spreads for region, count in spread.counts.items()}

    def _begin(self, legal: Legal) -> None:
        actions, found, paths = self._actions, self.open, self._options
        conquer, attempt = actions.conquer, actions.attempt
        for option in legal:
            if type(option) is Conquer and not option.using:
                found[(attempt if option.die else conquer) + option.region] = option
            elif isinstance(option, AbandonRange):
                for region in members(option.regions):
                    found[actions.abandon + region] = Abandon(1 << region)
            elif isinstance(option, DeployRange):
                self._spreads = [
                    _Spread(pool.tokens, members(pool.regions), pool.least, pool.most) for pool in option.pools
                ]
                self._open_places()
            else:
                assert isinstance(option, Command)   # chance answers the deals
                path = actions.path(option)
                if len(path) > 1:
                    paths.append((path, option))
                    found[path[0]] = None
                else:
                    found[path[0]] = option
        if paths:
            self._shorten()

    def _shorten(self) -> None:
        """Leave out where a piece comes from if it can only come from there."""
        starts = Counter(path[:-1] for path, command in self._options if isinstance(command, Place))
        self._options = [
            (path[:-1] if isinstance(command, Place) and starts[path[:-1]] == 1 else path, command)
            for path, command in self._options
        ]
        for path, command in self._options:
            if len(path) == 1:
                self.open[path[0]] = command

    def _open_places(self) -> None:
        put = self._actions.put
        for spread in self._spreads:
            if spread.left:
                most = spread.most
                for region, count in spread.counts.items():
                    if count < most:
                        self.open[put + region] = None

    def take(self, action: int) -> Command | None:
        """Take the open *action*; return the command if it is complete. KeyError if the action is not open."""
        command = self.open[action]
        if command is not None:
            return command
        put = self._actions.put
        if self._spreads and not self.taken and put <= action < self._actions.source:
            return self._put(action - put)
        self.begun = True
        step = len(self.taken) + 1
        self.taken = (*self.taken, action)
        self._options = [(path, command) for path, command in self._options if path[step - 1] == action]
        self.open = {}
        for path, command in self._options:
            self.open[path[step]] = command if len(path) == step + 1 else None
        self._spreads = []
        return None

    def _put(self, region: int) -> Command | None:
        """Place one more token; the last one completes the command."""
        spread = next(spread for spread in self._spreads if region in spread.counts)
        spread.counts[region] += 1
        spread.left -= 1
        if not self.begun:
            self.begun, self._options, self.open = True, [], {}
            self._open_places()
        elif spread.left == 0:
            for other in spread.counts:
                self.open.pop(self._actions.put + other, None)
        elif spread.counts[region] == spread.most:
            del self.open[self._actions.put + region]
        if self.open:
            return None
        return Deploy(tuple(sorted(self.planned.items())))


class Layout:
    """The layout of an observation: ``names`` names each of its numbers, which are bytes.

    Players are counted from the observer on. Races and powers are numbers of ``races`` and ``powers``.
    """

    def __init__(self, rules: Rules, players: int, actions: ActionList) -> None:
        content, codes = rules.content, rules.board.codes
        self.races: dict[str, int] = {trait.name: number for number, trait in enumerate(content.races, start=1)}
        self.powers: dict[str, int] = {trait.name: number for number, trait in enumerate(content.powers, start=1)}
        self._rounds = rules.board.rounds
        self.players = players
        families = {family.name: family for family in actions.families}
        self._first_aid, aids = families["aid"].first, families["aid"].words
        self._first_swap = families["swap"].first
        used, placed = families["use"], families["place"]
        self._parts: dict[int, int] = {
            family.first + number: number + 1 + before
            for family, before in ((used, 0), (placed, len(used.words)))
            for number in range(len(family.words))
        }
        self._aids = len(aids)
        self._pieces: dict[str, int] = {word: number * len(codes) for number, word in enumerate(placed.words)}
        self.names: tuple[str, ...] = (
            "round", "rounds", "turn", "decision",
            *(f"{name} {player}" for player in range(players) for name in PLAYER),
            *(f"{name} row {row + 1}" for row in range(ROWS) for name in ("race", "power", "coins")),
            *(f"{name} {code}" for name in ("owner", "declined", "tokens", "natives") for code in codes),
            *(f"{word} {code}" for word in placed.words for code in codes),
            "part", "swap", *(f"aid {word}" for word in aids), *(f"planned {code}" for code in codes),
        )  # fmt: skip
        self._size = len(codes)
        self._kinds = {kind: number for number, kind in enumerate(KINDS, start=1)}
        self._nothing = bytes(2 + self._aids + self._size)
        self._spread_bits = tuple(sum(1 << 8 * bit for bit in range(8) if byte >> bit & 1) for byte in range(256))
        self._spread: dict[RegionSet, int] = {}
        self._seen: tuple[State, int, bytes] | None = None
        self._column: tuple[tuple[Combo, ...], bytes] = (), bytes(3 * ROWS)
        self._lying: tuple[tuple[Piece, ...], bytes] = (), bytes(len(self._pieces) * self._size)

    def observe(self, state: State, seat: int, partial: Partial | None, *, secret: bool) -> bytes:
        """Return what *seat* sees of *state*, and of its *partial* command; the coins of others may be *secret*."""
        seen = self._seen
        if seen is None or seen[0] is not state or seen[1] != seat:
            seen = self._seen = state, seat, self._table(state, seat, secret)
        if partial is None or not partial.begun:
            return seen[2] + self._nothing
        part, swap, aids, planned = 0, 0, bytearray(self._aids), bytearray(self._size)
        for action in partial.taken:
            part = self._parts.get(action, part)
            if 0 <= action - self._first_swap < ROWS:
                swap = action - self._first_swap + 1
            if 0 <= action - self._first_aid < self._aids:
                aids[action - self._first_aid] = 1
        for region, count in partial.planned.items():
            planned[region] = count
        return b"".join((seen[2], bytes((part, swap)), aids, planned))

    def _table(self, state: State, seat: int, secret: bool) -> bytes:
        """Return what is on the table."""
        players, size, each = self.players, self._size, len(PLAYER)
        decision = state.agenda[-1] if state.agenda else None
        kind = self._kinds.get(decision.kind, 0) if decision is not None else 0
        head = bytes((state.round, self._rounds, (state.turn - seat) % players, kind))
        rows, owner, declined = bytearray(each * players), 0, 0    # owner, declined: a byte for each region
        spread, races, powers = self._spread, self.races, self.powers
        for tribe in state.tribes:
            player = (tribe.seat - seat) % players
            at, regions = each * player, spread.get(tribe.held)
            if regions is None:
                regions = self._spread_out(tribe.held)
            if tribe.active:
                rows[at + 1] = races[tribe.race]
                rows[at + 2] = powers.get(tribe.power, 0)
                rows[at + 3] = tribe.hand
                rows[at + 4] = tribe.waiting
                rows[at + 5] = tribe.held.bit_count()
            else:
                rows[at + 6] = races[tribe.race]
                rows[at + 7] = powers.get(tribe.power, 0)
                rows[at + 8] = tribe.held.bit_count()
                declined |= regions
            owner += regions * (player + 1)
        for other, coins in enumerate(state.coins):
            if other == seat or not secret:
                rows[each * ((other - seat) % players)] = min(coins, 255)
        if state.column != self._column[0]:
            self._column = state.column, self._combos(state.column)
        if state.pieces != self._lying[0]:
            self._lying = state.pieces, self._planes(state.pieces)
        return b"".join((
            head, rows, self._column[1], owner.to_bytes(size, "little"), declined.to_bytes(size, "little"),
            state.tokens, state.natives, self._lying[1],
        ))  # fmt: skip

    def _spread_out(self, regions: RegionSet) -> int:
        """Return *regions* as a number with a byte for each, which is 1 in those; few change from step to step."""
        if len(self._spread) >= _REMEMBERED:
            self._spread.clear()
        left, found, shift = regions, 0, 0
        while left:
            found |= self._spread_bits[left & 255] << shift
            left >>= 8
            shift += 64
        self._spread[regions] = found
        return found

    def _combos(self, column: tuple[Combo, ...]) -> bytes:
        """Return races, powers and coins of the combos in *column*."""
        seen = bytearray(3 * ROWS)
        for row, combo in enumerate(column[:ROWS]):
            coins = min(combo.coins, 255)
            seen[3 * row : 3 * row + 3] = bytes((self.races[combo.race], self.powers.get(combo.power, 0), coins))
        return bytes(seen)

    def _planes(self, pieces: tuple[Piece, ...]) -> bytes:
        """Return the number of *pieces* of each kind in each region."""
        seen = bytearray(len(self._pieces) * self._size)
        for piece, region in pieces:
            if region >= 0 and piece in self._pieces:
                seen[self._pieces[piece] + region] += 1
        return bytes(seen)
