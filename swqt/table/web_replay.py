"""A game as one HTML file that any browser replays: map, players, log, charts and notes, without a network.

The page is ``resources/replay/page.html`` with its style and script, which a content security policy admits by their
hashes; nothing else can run or be loaded. The game is embedded as data, and the script shows its texts as plain text.
"""

from __future__ import annotations

import json
import re
import tomllib
from base64 import b64encode
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from hashlib import sha256
from html import escape
from pathlib import Path
from typing import Any, Final, NamedTuple

from swqt.content import BLANK, Catalogue, Language, bust, face_square, language, picture_source, with_shut_eyes
from swqt.content import RegionOutline as Outline
from swqt.content.boards.geometry import Ring
from swqt.engine import NOBODY, Attempted, Rules, State
from swqt.home import resource_folder
from swqt.table.game import Game
from swqt.table.library import Library
from swqt.table.record import Annotation, PlayedCommand, read_note
from swqt.table.setup import OPEN
from swqt.table.stats import SOURCES, GameStats, turns
from swqt.translation import nearest_language, translation

LARGEST: Final = 1_000_000
"""Maximum size of a page in bytes; if pictures make it larger, they are left out."""

HTML: Final = ".html"

_WIDTH: Final = 320
_HEIGHT: Final = 160
"""The size of the picture of a race, in its own units."""

_FAR: Final = 1200.0
"""The map width that the script assumes when it draws tokens; all maps are scaled to it."""

_PLAIN_COMMENT: Final = re.compile(r"; (?!(?:seat|placed|hint|again|given|undone|redone|note)\b)(.{1,8000})")
_NETWORK: Final = re.compile(r"^; (?:lan|peer) \S", re.MULTILINE)
_MOVE: Final = re.compile(r"[A-E*]:")

RegionData = list[Any] | None
"""Seat, race, tokens, in decline, natives, their kind, and pieces with their counts; None for an empty region."""


def replay_texts() -> dict[str, dict[str, str]]:
    """Return the English texts of the page, for translation."""
    return tomllib.loads((_folder() / "texts.toml").read_text(encoding="utf-8"))


def written_notes(text: str) -> tuple[Annotation, ...]:
    """Return the comments between and after the moves of the game file *text*, except those the program wrote.

    In the file of a network game, which has many of the latter, only notes count.
    """
    notes: list[Annotation] = []
    network = _NETWORK.search(text) is not None
    after, begun = 0, False
    for line in text.replace("\r\n", "\n").split("\n"):
        if _MOVE.match(line):
            after, begun = after + 1, True
        elif note := read_note(line):
            notes.append(Annotation(after, note))
        elif begun and not network and (found := _PLAIN_COMMENT.fullmatch(line)):
            notes.append(Annotation(after, found[1]))
    return tuple(notes)


class ToldCommand(NamedTuple):
    """A command with the sentences that describe it."""

    entry: PlayedCommand
    sentences: Sequence[str]


class WebReplay:
    """The page of *game* in the language *lang*, with the commands in *told*.

    *landscape* is a picture of the board as JPEG data, or empty. Coins that are secret are left out.
    """

    def __init__(
        self, game: Game, library: Library, told: Sequence[ToldCommand], lang: str, *,
        notes: Sequence[Annotation] = (), landscape: bytes = b"",
    ) -> None:  # fmt: skip
        self.data = b""
        """The page, once ``steps`` is exhausted."""
        self._game, self._told, self._notes, self._landscape = game, told, notes, landscape
        self._rules: Rules = game.rules
        self._lang = nearest_language(lang)
        self._words: Language = language(self._lang)
        self._catalogue: Catalogue = library.with_traits(game.traits).catalogue
        self._shape = library.shape(game.rules.board)
        self._scale = _FAR / self._shape.width
        self._texts = _translated(self._lang)
        self._history = [command.entry for command in told]
        self._end = self._history[-1].after if self._history else game.start
        self._open = game.secrecy == OPEN or self._end.decision is None
        self._combos: dict[str, int] = {}
        self._shown: set[str] = set()

    def steps(self) -> Iterator[float]:
        """Create ``data`` in short steps; yield the share done."""
        data = self._frame()
        last = self._position(self._game.start)
        data["regions"], data["coins"], data["combos"] = last
        moves: list[dict[str, Any]] = []
        for number, (entry, sentences) in enumerate(self._told):
            move: dict[str, Any] = {"told": list(sentences)}
            now = self._position(entry.after)
            if changed := [[region, held] for region, held in enumerate(now[0]) if held != last[0][region]]:
                move["regions"] = changed
            if tried := [event.region for event in entry.events if isinstance(event, Attempted)]:
                move["tried"] = tried
            if now[1] != last[1]:
                move["coins"] = now[1]
            if now[2] != last[2]:
                move["combos"] = now[2]
            moves.append(move)
            last = now
            yield 0.8 * (number + 1) / len(self._told)
        data["moves"], data["combo_names"] = moves, list(self._combos)
        data["names"] = {word: self._name(word) for word in sorted(self._shown)}
        data["art"] = self._art()
        yield 0.9
        self.data = self._page(data, self._picture())
        if len(self.data) > LARGEST:
            self.data = self._page(data, "")
        if len(self.data) > LARGEST:
            self.data = self._page({**data, "art": {}}, "")
        yield 1.0

    def whole(self) -> bytes:
        """Return the page."""
        for _ in self.steps():
            pass
        return self.data

    # Data

    def _frame(self) -> dict[str, Any]:
        """Return the data of the page that do not depend on the move shown."""
        game, board, shape = self._game, self._rules.board, self._shape
        looks = (*game.looks, *(look for look in range(5) if look not in game.looks))
        stats = GameStats(game.rules, game.start, self._history)
        seats = range(len(game.seats))
        standing = {row.seat: row.place for row in game.rules.standing(self._end)}
        over = self._end.decision is None
        return {
            "board": board.name,
            "words": self._texts,
            "over": over,
            "seats": [{"name": seat.name, "look": look} for seat, look in zip(game.seats, looks, strict=False)],
            "places": [standing[seat] for seat in seats] if over else None,
            "turns": [turn._asdict() for turn in turns(game.start, self._history)],
            "first_round": stats.first_round,
            "lines": [stats.coins(seat) for seat in seats] if self._open else None,
            "income": {source: [stats.income(seat)[source] for seat in seats] for source in SOURCES}
            if self._open else None,
            "notes": sorted((note.after, note.text) for note in self._notes if note.after <= len(self._told)),
            "map": {
                "width": round(_FAR), "height": round(shape.height * self._scale), "world": board.world,
                "regions": [self._region(region, outline) for region, outline in enumerate(shape.outlines)],
            },
        }  # fmt: skip

    def _region(self, region: int, outline: Outline) -> dict[str, Any]:
        board = self._rules.board
        terrain = board.terrain_of(region)
        name = self._words.find("terrain", terrain) or terrain.title()
        return {
            "name": f"{name} {board.codes[region][1:]}",
            "terrain": terrain,
            "path": "".join(_path(ring, self._scale) for ring in (outline.outer, *outline.holes)),
            "at": [round(at * self._scale) for at in outline.label],
        }

    def _position(self, state: State) -> tuple[list[RegionData], list[int] | None, list[list[Any]]]:
        """Return the regions, coins and combos of *state*."""
        rules = self._rules
        pieces: dict[int, Counter[str]] = {}
        for piece in rules.pieces(state):
            if piece.kind != "mountain":
                pieces.setdefault(piece.region, Counter())[piece.kind] += 1
        regions: list[RegionData] = []
        for region in range(len(rules.board.codes)):
            number = state.tribe_at(region)
            tribe = state.tribes[number] if number != NOBODY else None
            natives, put = state.natives[region], sorted(pieces.get(region, Counter()).items())
            if tribe is None and not natives and not put:
                regions.append(None)
                continue
            native = rules.native_kind(state, region) if natives else ""
            race, seat = (tribe.race, tribe.seat) if tribe else ("", NOBODY)
            declined = int(tribe is not None and not tribe.active)
            self._shown |= {word for word in (race, native, *(kind for kind, _ in put)) if word}
            regions.append([seat, race, state.tokens[region] if tribe else 0, declined, natives, native, put])
        return regions, list(state.coins) if self._open else None, self._held_combos(state)

    def _held_combos(self, state: State) -> list[list[Any]]:
        """Return the active combo of each seat (-1: none), its tokens in hand, and its combos in decline."""
        held: list[list[Any]] = [[-1, 0, []] for _ in state.coins]
        for tribe in state.tribes:
            name = self._catalogue.combo_name(tribe.power, tribe.race, self._lang)
            number = self._combos.setdefault(name, len(self._combos))
            if tribe.active:
                held[tribe.seat][:2] = number, tribe.hand
            else:
                held[tribe.seat][2].append(number)
        return held

    def _name(self, word: str) -> str:
        """Return the name of a race, of natives or of a piece."""
        forms = self._words.piece(word.partition(":")[0])
        return forms["name"] if forms else self._catalogue.name(word, self._lang)

    def _art(self) -> dict[str, str]:
        """Return the pictures of all races and pieces of the game, as data URLs by name."""
        races = {tribe.race for entry in self._history for tribe in entry.after.tribes}
        races |= {tribe.race for tribe in self._game.start.tribes}
        art = {}
        for race in sorted(races):
            source = picture_source("race", race)
            art[f"race {race}"] = _face(source)
            art[f"asleep {race}"] = _face(with_shut_eyes(source))
        for word in sorted(self._shown - races):
            source = picture_source("piece", word.partition(":")[0])
            if source != picture_source("piece", BLANK):
                art[f"piece {word}"] = _svg(source)
        return art

    def _picture(self) -> str:
        return f"data:image/jpeg;base64,{b64encode(self._landscape).decode()}" if self._landscape else ""

    # The page

    def _page(self, data: Mapping[str, Any], picture: str) -> bytes:
        """Return the page with *data* and the *picture* of the board."""
        whole = {**data, "map": {**data["map"], "picture": picture}}
        style, script = _part("page.css"), _part("page.js")
        board = self._rules.board
        slots = {
            "lang": escape(self._lang),
            "title": escape(", ".join(seat.name for seat in self._game.seats)),
            "about": escape(self._texts["about"].replace("{0}", board.name).replace("{1}", str(board.rounds))),
            "noscript": escape(self._texts["noscript"]),
            "keys": escape(self._texts["keys"]),
            "notice": escape(self._texts["notice"]),
            "style": style,
            "style_hash": _hash(style),
            "script": script,
            "script_hash": _hash(script),
            "data": _json(whole),
        }
        return re.sub(r"\{(\w+)\}", lambda slot: slots[slot[1]], _part("page.html")).encode()


def _json(data: object) -> str:
    """Return *data* as JSON that cannot close its HTML element."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return text.replace("&", "\\u0026").replace("<", "\\u003c").replace(">", "\\u003e")


def _hash(text: str) -> str:
    return f"sha256-{b64encode(sha256(text.encode()).digest()).decode()}"


def _face(source: str) -> str:
    """Return the SVG *source* of a race, cropped to its face square, as a data URL."""
    x, y, side = face_square(source)
    head, end, rest = bust(source).partition(">")
    head = re.sub(r' (?:width|height)="[^"]*"', "", head)
    inner = f'{head} width="{_WIDTH}" height="{_HEIGHT}"{end}{rest}'
    view = f"{x:g} {y:g} {side:g} {side:g}"
    return _svg(f'<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="{view}">{inner}</svg>')


def _svg(source: str) -> str:
    plain = re.sub(r">\s+<", "><", re.sub(r"<!--.*?-->", "", source, flags=re.DOTALL))
    return f"data:image/svg+xml;base64,{b64encode(plain.encode()).decode()}"


def _path(ring: Ring, scale: float) -> str:
    """Return *ring* as SVG path data with whole numbers, each point relative to the one before."""
    last = round(ring[0][0] * scale), round(ring[0][1] * scale)
    parts = [f"M{last[0]} {last[1]}l"]
    for x, y in ring[1:]:
        here = round(x * scale), round(y * scale)
        if here != last:
            parts.append(f"{here[0] - last[0]} {here[1] - last[1]} ")
        last = here
    return "".join(parts).rstrip() + "Z"


def _translated(lang: str) -> dict[str, str]:
    """Return the texts of the page in *lang*, or in English where a translation is missing."""
    catalogue = translation(lang)
    return {key: catalogue.find("replay", key, text) or text for key, text in replay_texts()["replay"].items()}


def _folder() -> Path:
    return resource_folder() / "replay"


@cache
def _part(name: str) -> str:
    return (_folder() / name).read_text(encoding="utf-8")
