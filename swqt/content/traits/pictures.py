"""Finds the SVG pictures of races, powers and pieces, and checks those that players provide for their own traits.

Only plain shapes are allowed: nothing that runs, loads or refers to anything outside the file, and nothing that lets a
small file expand without limit when it is painted. A picture can also be composed from shipped parts.
"""

from __future__ import annotations

import logging
import math
import re
import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from string import Template
from typing import Final
from xml.parsers import expat

from swqt.engine import Trait, no_such, said
from swqt.error_messages import ContentError, ContentProblem
from swqt.home import data_folder, resource_folder

logger = logging.getLogger(__name__)

BLANK: Final = "blank"
"""The name of the picture shown for a trait without one."""

LARGEST: Final = 64 * 1024
"""Maximum size of a picture in bytes; the shipped ones have 8 kB."""

MOST_ELEMENTS: Final = 1000
"""Maximum number of elements in a picture; each ``use`` counts the elements that it repeats."""

DEEPEST: Final = 16

SIZES: Final = {"race": (320, 160), "power": (96, 96)}
"""The view box of the picture of a race and of a power."""

_FOLDERS: Final = {"race": "races", "power": "powers", "piece": "pieces"}
_NAME: Final = re.compile(r"[\w-]+")
_FACE: Final = re.compile(r'<rect id="face" x="([-\d.]+)" y="([-\d.]+)" width="([\d.]+)"')
_SHAPES: Final = {
    "path": {"d"}, "circle": {"cx", "cy", "r"}, "ellipse": {"cx", "cy", "rx", "ry"},
    "rect": {"x", "y", "width", "height", "rx", "ry"}, "line": {"x1", "y1", "x2", "y2"},
    "polygon": {"points"}, "polyline": {"points"},
}  # fmt: skip
_GRADIENTS: Final = {
    "linearGradient": {"x1", "y1", "x2", "y2", "gradientUnits"},
    "radialGradient": {"cx", "cy", "r", "fx", "fy", "gradientUnits"},
}  # fmt: skip
_OTHERS: Final = {
    "svg": {"version", "width", "height", "viewBox"}, "g": {"transform", "display"}, "defs": set[str](),
    "use": {"href", "x", "y"}, "stop": {"offset", "stop-color", "stop-opacity"}, "title": set[str](),
}  # fmt: skip
ELEMENTS: Final = _SHAPES | _GRADIENTS | _OTHERS
_LOOK: Final = {
    "id", "fill", "fill-opacity", "fill-rule", "stroke", "stroke-width", "stroke-opacity", "stroke-linecap",
    "stroke-linejoin", "stroke-dasharray",
}  # fmt: skip
_PLAIN: Final = re.compile(r"[\w\s#.,%()+-]*")
_NUMBER: Final = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
_COLOUR: Final = re.compile(r"none|#[0-9a-fA-F]{3}|#[0-9a-fA-F]{6}|[a-z]{3,20}|url\(#[\w-]+\)")
_FARTHEST: Final = 10_000.0
_SHORTEST_DASH: Final = 1.0
_SVG: Final = "http://www.w3.org/2000/svg"
_XLINK: Final = "http://www.w3.org/1999/xlink"


PARTS: Final = {
    "race": ("head", "ears", "hat", "skin", "cloth", "scene", "emblem", "sign"),
    "power": ("shield", "cloth", "emblem", "sign"),
}
"""The parts of a composed picture, in the order in which they are chosen."""

_CHOSEN: Final = re.compile(r"<!-- parts: ([a-z =]+) -->")
_DARKER: Final = 0.72


@cache
def picture_parts() -> Mapping[str, Mapping[str, str]]:
    """Return the choices for each part by name; each is SVG or a colour."""
    text = (resource_folder() / "art" / "parts" / "parts.toml").read_text(encoding="utf-8")
    parts: Mapping[str, Mapping[str, str]] = tomllib.loads(text)
    return parts


def composed(kind: str, chosen: Mapping[str, str]) -> str:
    """Return a picture of a race or power (*kind*) composed of the parts *chosen*; others get their first choice."""
    parts = picture_parts()
    names = {part: chosen.get(part, "") for part in PARTS[kind]}
    names = {part: name if name in parts[part] else next(iter(parts[part])) for part, name in names.items()}
    slots = {part: parts[part][name] for part, name in names.items()}
    for part in ("skin", "cloth"):
        if part in slots:
            slots[f"{part}_dark"] = _shade(slots[part])
    for part, text in slots.items():
        slots[part] = Template(text).substitute(slots)
    slots["parts"] = "parts: " + " ".join(f"{part}={name}" for part, name in names.items())
    slots["flag"] = Template(parts["whole"]["flag"]).substitute(slots)
    return Template(parts["whole"][kind]).substitute(slots).lstrip()


def parts_of(picture: str) -> dict[str, str]:
    """Return the parts from which *picture* was composed; empty for any other picture."""
    found = _CHOSEN.search(picture)
    return dict(pair.split("=") for pair in found[1].split()) if found else {}


def _shade(colour: str) -> str:
    return "#" + "".join(f"{round(int(colour[at : at + 2], 16) * _DARKER):02x}" for at in (1, 3, 5))


def read_picture(path: Path, kind: str) -> str:
    """Return the SVG text in *path* of a race or power (*kind*).

    Raises ContentError with file and line if it is too large, malformed, of the wrong view box, or forbidden in part.
    """
    name = path.name
    try:
        size = path.stat().st_size
        data = path.read_bytes() if size <= LARGEST else b""
    except OSError as error:
        raise ContentError([ContentProblem(name, 0, error.strerror or str(error))]) from error
    if size > LARGEST:
        message = said("a picture may have {0} kB, this one has {1}", LARGEST // 1024, math.ceil(size / 1024))
        raise ContentError([ContentProblem(name, 0, message)])
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        message = said("this is not UTF-8 text; expected an SVG picture")
        raise ContentError([ContentProblem(name, line, message)]) from error
    check_picture(text, kind, name)
    return text


_drafts: Final[dict[tuple[str, str], str]] = {}
"""Pictures of races and powers that have been edited since the program was started."""


def draw_picture(kind: str, name: str, text: str) -> bool:
    """Use the checked SVG *text* as the picture of the race or power *name*, or that of the files if it is empty;
    return whether this is a change.
    """
    if _drafts.get((kind, name), "") == text:
        return False
    _drafts[kind, name] = text
    picture_source.cache_clear()
    return True


@cache
def picture_source(kind: str, name: str) -> str:
    """Return the SVG text of the race, power or piece *name*, or that of BLANK if it has no usable picture.

    If a player's own picture cannot be used, a warning is logged.
    """
    if draft := _drafts.get((kind, name)):
        return draft
    if not _NAME.fullmatch(name):
        name = BLANK
    shipped = resource_folder() / "art" / _FOLDERS[kind] / f"{name}.svg"
    if shipped.is_file():
        return shipped.read_text(encoding="utf-8")
    own = data_folder() / "traits" / f"{name}.svg"
    if kind in ("race", "power") and own.is_file():
        try:
            return read_picture(own, kind)
        except ContentError as error:
            logger.warning("a blank picture is shown: %s", error)
    return (resource_folder() / "art" / _FOLDERS[kind] / f"{BLANK}.svg").read_text(encoding="utf-8")


def with_shut_eyes(text: str) -> str:
    """Return the SVG *text* of a race with its eyes shut."""
    text = text.replace('<g id="asleep" display="none">', '<g id="asleep">')
    return text.replace('<g id="awake">', '<g id="awake" display="none">')


def without_scene(text: str) -> str:
    """Return the SVG *text* of a race without its landscape."""
    scene, person = text.find('<g id="scene"'), text.find('<g id="bust"')
    return text[:scene] + text[person:] if 0 <= scene < person else text


def bust(text: str) -> str:
    """Return the SVG *text* of a race without its landscape and props, for which a token has no room."""
    text = without_scene(text)
    props, square = text.find('<g id="props"'), text.find('<rect id="face"')
    return text[:props] + text[square:] if 0 <= props < square else text


def face_square(text: str) -> tuple[float, float, float]:
    """Return the left edge, top edge and side of the square that contains the face in the SVG *text*."""
    found = _FACE.search(text)
    x, y, side = map(float, found.groups()) if found else (30.0, 0.0, 150.0)
    return x, y, side


def picture_problems(traits: Iterable[Trait], folder: Path) -> tuple[ContentProblem, ...]:
    """Return the problems of the pictures in *folder* of the races and powers among *traits*."""
    found = []
    for trait in traits:
        path = folder / f"{trait.name}.svg"
        if trait.kind in SIZES and path.is_file():
            try:
                read_picture(path, trait.kind)
            except ContentError as error:
                found += [each if isinstance(each, ContentProblem) else ContentProblem(path.name, 0, each)
                          for each in error.problems]  # fmt: skip
    return tuple(found)


def check_picture(text: str, kind: str, file: str) -> None:
    """Raise ContentError for the first problem in the SVG *text* of a race or power (*kind*)."""
    _Checker(kind, file).check(text)


class _Checker:
    """Walks over the elements of one picture."""

    def __init__(self, kind: str, file: str) -> None:
        self._size = SIZES[kind]
        self._file = file
        self._parser = expat.ParserCreate(namespace_separator=" ")
        self._parser.StartElementHandler = self._on_start
        self._parser.EndElementHandler = self._on_end
        self._parser.StartDoctypeDeclHandler = self._on_doctype
        self._parser.ProcessingInstructionHandler = self._on_instruction
        self._open: list[str] = []
        self._count = 0
        self._ids: dict[str, int] = {}
        self._composed: set[str] = set()
        """IDs of elements that contain a ``use``; another ``use`` of these would multiply what is painted."""
        self._open_ids: list[tuple[str, int]] = []
        self._sizes: dict[str, int] = {}
        """The number of elements in each element that has an ID, including itself."""
        self._uses: list[tuple[str, int]] = []

    def check(self, text: str) -> None:
        try:
            self._parser.Parse(text.encode(), True)
        except expat.ExpatError as error:
            reason = said("this is not SVG: {0}", expat.ErrorString(error.code))
            raise ContentError([ContentProblem(self._file, error.lineno, reason)]) from error
        for used, line in self._uses:
            if used not in self._ids:
                raise self._problem(no_such("id", used, self._ids), line)
            if used in self._composed:
                inner = said("<use> shows #{0}, which has a <use> in it; expected plain shapes", used)
                raise self._problem(inner, line)
        if self._count + sum(self._sizes[used] for used, _ in self._uses) > MOST_ELEMENTS:
            raise self._problem(said("with all <use>, a picture has {0} elements at most", MOST_ELEMENTS), 1)

    def _problem(self, message: str, line: int = 0) -> ContentError:
        return ContentError([ContentProblem(self._file, line or self._parser.CurrentLineNumber, message)])

    def _on_doctype(self, *_: object) -> None:
        raise self._problem(said("a picture has no DOCTYPE and no entities; remove the declaration"))

    def _on_instruction(self, target: str, _: str) -> None:
        raise self._problem(said("a picture has no <?{0}?>; remove it", target))

    def _on_start(self, element: str, attributes: dict[str, str]) -> None:
        space, _, name = element.rpartition(" ")
        self._count += 1
        if space != _SVG or name not in ELEMENTS:
            raise self._problem(no_such(said("element of a picture"), name, ELEMENTS))
        if (name == "svg") != (not self._open):
            raise self._problem(said("a picture begins with <svg>, and has one"))
        if self._count > MOST_ELEMENTS or len(self._open) > DEEPEST:
            raise self._problem(said("a picture has {0} elements and {1} levels at most", MOST_ELEMENTS, DEEPEST))
        self._open.append(name)
        for key, value in attributes.items():
            self._check_attribute(name, key, value)
        self._open_ids.append((attributes.get("id", ""), self._count))
        if name == "svg":
            self._check_view(attributes.get("viewBox", ""))
        if name == "use":
            self._on_use(attributes)

    def _on_end(self, _: str) -> None:
        self._open.pop()
        name, first = self._open_ids.pop()
        self._sizes[name] = self._count - first + 1

    def _check_attribute(self, element: str, key: str, value: str) -> None:
        space, _, name = key.rpartition(" ")
        allowed = ELEMENTS[element] | _LOOK
        if name not in allowed or space not in ("", _XLINK) or (space == _XLINK and name != "href"):
            raise self._problem(no_such(said("attribute of <{0}>", element), name, allowed))
        if not _PLAIN.fullmatch(value):
            raise self._problem(said("{0} of <{1}> has characters that no picture needs", name, element))
        if name == "id":
            if value in self._ids:
                raise self._problem(said("the id {0} is used twice; the first is in line {1}", value, self._ids[value]))
            self._ids[value] = self._parser.CurrentLineNumber
        elif name in ("fill", "stroke", "stop-color"):
            if not _COLOUR.fullmatch(value):
                raise self._problem(said("{0} is a colour such as #8a9a5e, none or url(#id), not {1}", name, value))
        elif name != "href" and any(abs(float(number)) > _FARTHEST for number in _NUMBER.findall(value)):
            raise self._problem(said("{0} of <{1}> has a number beyond {2}", name, element, f"{_FARTHEST:,.0f}"))
        elif name == "stroke-dasharray" and any(float(dash) < _SHORTEST_DASH for dash in _NUMBER.findall(value)):
            shortest = f"{_SHORTEST_DASH:.0f}"
            raise self._problem(said("dashes and gaps of <{0}> are at least {1} long", element, shortest))

    def _check_view(self, view: str) -> None:
        width, height = self._size
        if [float(number) for number in _NUMBER.findall(view)] != [0, 0, width, height]:
            raise self._problem(said("expected {0}, found {1}", f'viewBox="0 0 {width} {height}"', f'"{view}"'))

    def _on_use(self, attributes: dict[str, str]) -> None:
        target = attributes.get("href", attributes.get(f"{_XLINK} href", ""))
        if not target.startswith("#"):
            found = target or said("nothing")
            raise self._problem(said('<use> shows a part of this picture, as in href="#hat", not {0}', found))
        self._uses.append((target[1:], self._parser.CurrentLineNumber))
        self._composed.update(name for name, _ in self._open_ids if name)
