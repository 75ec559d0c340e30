"""Custom traits for exchange: embedded in a game file, where they replace a player's own traits of the same names, and
in a file of their own that includes the picture.

Both are checked like trait files before they are used.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Final, NamedTuple

from swqt.content.traits.catalogue import Catalogue
from swqt.content.traits.pictures import LARGEST, SIZES, check_picture
from swqt.content.traits.reader import items_in, parse_traits, too_deep
from swqt.content.traits.toml_source import key_lines
from swqt.content.traits.writer import TraitEntry, text_digest
from swqt.engine import said
from swqt.error_messages import ContentError, ContentProblem


class EmbeddedTraits(NamedTuple):
    """The trait *name* as TOML; ``digest`` is the digest of its definition (``Catalogue.digest``), or empty."""

    name: str
    text: str
    digest: str = ""


def with_embedded(catalogue: Catalogue, traits: Iterable[EmbeddedTraits]) -> Catalogue:
    """Return *catalogue* with *traits* in place of the player's own ones of the same names.

    Raises ContentError; in each ContentProblem, *file* is the name of the trait and *line* counts within its text.
    """
    traits = tuple(traits)
    items = [item for trait in traits for item in _items(trait.text)]
    entries = [_entry(trait, items) for trait in traits]
    result = catalogue.with_own(entries)
    if result.problems:
        raise ContentError(result.problems)
    return result


def _items(text: str) -> tuple[str, ...]:
    try:
        return () if too_deep(text) else items_in(tomllib.loads(text))
    except ValueError:
        return ()   # parse_traits reports the mistake


def _entry(trait: EmbeddedTraits, items: list[str]) -> TraitEntry:
    file = parse_traits(trait.text, trait.name, items)
    if file.problems:
        raise ContentError(file.problems)
    names = [entry.trait.name for entry in file.entries]
    if names != [trait.name]:
        found = ", ".join(names) or said("nothing")
        message = said("here should stand the trait {0}, and there is {1}", trait.name, found)
        raise ContentError([ContentProblem(trait.name, 0, message)])
    (entry,) = file.entries
    digest = text_digest(entry)
    if trait.digest and digest != trait.digest:
        message = said(
            "{0} is not the one that this game was played with: its digest is {1}, not {2}; "
            "to play with it as it stands here, remove the digest",
            trait.name, digest, trait.digest,
        )  # fmt: skip
        raise ContentError([ContentProblem(trait.name, 0, message)])
    return entry


SUFFIX: Final = ".swtrait"
"""The suffix of a file with one or more traits and the picture of the first race or power among them."""

LARGEST_FILE: Final = LARGEST + 128 * 1024
"""Maximum size of such a file in bytes."""

_PICTURE: Final = "picture"
_DRAWN: Final = "\n# The picture of the race or power above.\n[picture]\nsvg = '''\n"
_END: Final = "'''\n"


class TraitParcel(NamedTuple):
    """The *text* of a trait file and the SVG text of its *picture*, which may be empty."""

    text: str
    picture: str = ""

    def packed(self) -> str:
        """Return the text of a file with both."""
        if not self.picture:
            return self.text
        drawn = self.picture.replace("'''", '"""').strip()    # possible only in a comment
        return f"{self.text.rstrip()}\n{_DRAWN}{drawn}\n{_END}"


def unpacked(packed: str) -> TraitParcel:
    """Return the contents of *packed*; ContentError if it is not TOML or its picture is not the last table.

    Neither the traits nor the picture are checked.
    """
    try:
        data = {} if too_deep(packed) else tomllib.loads(packed)
    except ValueError:
        data = {}
    if _PICTURE not in data:
        return TraitParcel(packed)    # parse_traits reports the mistakes
    lines = key_lines(packed)
    first = lines[(_PICTURE,)]
    drawn = data[_PICTURE]
    if not isinstance(drawn, dict) or list(drawn) != ["svg"] or not isinstance(drawn["svg"], str):
        raise ContentError([ContentProblem("", first, said("expected [picture] with svg = and the picture in it"))])
    if any(line > first for path, line in lines.items() if path[0] != _PICTURE):
        raise ContentError([ContentProblem("", first, said("expected [picture] at the end of the file"))])
    above = packed.splitlines(keepends=True)[: first - 1]
    while above and (above[-1].strip() == "" or above[-1] == _DRAWN.splitlines(keepends=True)[1]):
        above.pop()
    return TraitParcel("".join(above), drawn["svg"].lstrip("\n"))


def read_parcel(path: Path) -> tuple[TraitParcel, tuple[TraitEntry, ...]]:
    """Return the parcel in the file *path* and its traits; ContentError if anything in it is wrong."""
    name = path.name
    try:
        if path.stat().st_size > LARGEST_FILE:
            message = said("such a file may have {0} kB, this one is larger", LARGEST_FILE // 1024)
            raise ContentError([ContentProblem(name, 0, message)])
        packed = path.read_bytes().decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        raise ContentError([ContentProblem(name, 0, said("this is not text in UTF-8"))]) from error
    except OSError as error:
        raise ContentError([ContentProblem(name, 0, said("cannot be read: {0}", error.strerror))]) from error
    parcel = unpacked(packed)
    file = parse_traits(parcel.text, name)
    drawn = [entry for entry in file.entries if entry.trait.kind in SIZES]
    if file.problems or not drawn:
        raise ContentError(file.problems or [ContentProblem(name, 0, said("there is no race and no power in it"))])
    if parcel.picture:
        if len(parcel.picture.encode()) > LARGEST:
            raise ContentError([ContentProblem(name, 0, said("a picture may have {0} kB", LARGEST // 1024))])
        check_picture(parcel.picture, drawn[0].trait.kind, name)
    return parcel, file.entries
