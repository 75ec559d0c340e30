"""Reads, writes and updates the catalogues resources/i18n/swqt_*.ts."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple
from xml.etree import ElementTree

import source_texts
from swqt.catalogue_compiler import run_qt_tool

FOLDER: Final = source_texts.ROOT / "resources" / "i18n"
ENGLISH: Final = "en"

_HEADER: Final = '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n'


class Message(NamedTuple):
    """A text of a catalogue. ``forms`` has its translation or all its plural forms; missing ones are empty."""

    context: str
    source: str
    forms: tuple[str, ...]
    is_counted: bool
    is_finished: bool
    about: str = ""
    """A note for translators, from a line above the text that begins with "#:"."""
    key: str = ""
    """Distinguishes equal texts of a context; only texts from data files have one."""

    @property
    def name(self) -> str:
        """The name of the message in files of translations: its key, else its text."""
        return self.key or self.source

    @property
    def is_translated(self) -> bool:
        return self.is_finished and all(self.forms)

    @property
    def is_missing(self) -> bool:
        """Whether a required translation is missing."""
        return not self.is_translated and self.context not in source_texts.OPTIONAL


def catalogues() -> dict[str, Path]:
    """Return the path of each language's catalogue, by its code."""
    return {language_of(path): path for path in sorted(FOLDER.glob("swqt_*.ts"))}


def language_of(catalogue: Path) -> str:
    return catalogue.stem.removeprefix("swqt_")


def messages(path: Path) -> list[Message]:
    """Return the messages of the catalogue *path* in order."""
    return [message for message, _ in entries(read(path))]


def read(path: Path) -> ElementTree.Element:
    return ElementTree.parse(path).getroot()


def entries(root: ElementTree.Element) -> Iterator[tuple[Message, ElementTree.Element]]:
    """Yield the messages below *root*, each with the element of its translation."""
    for context in root.iter("context"):
        for entry in context.iter("message"):
            translation = entry.find("translation")
            if translation is None:
                continue
            forms = [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]
            yield Message(
                context.findtext("name", ""), entry.findtext("source", ""), tuple(forms),
                entry.get("numerus") == "yes", translation.get("type") is None, entry.findtext("extracomment", ""),
                entry.findtext("comment", ""),
            ), translation  # fmt: skip


def write(place: ElementTree.Element, message: Message, forms: Sequence[str]) -> None:
    """Write *forms* as the translation of *message* to the element *place*."""
    place.attrib.pop("type", None)
    if message.is_counted:
        for element, form in zip(place.iter("numerusform"), forms, strict=True):
            element.text = form
    else:
        place.text = forms[0]


def save(catalogue: Path, root: ElementTree.Element) -> None:
    catalogue.write_text(_HEADER + ElementTree.tostring(root, encoding="unicode") + "\n", encoding="utf-8")


def extract(catalogue: Path, plurals_of: str = "") -> None:
    """Update *catalogue* from the sources; translations of existing texts are kept.

    English has only the plural forms of the window. A new catalogue uses the plural rules of its language, or of the
    language *plurals_of*.
    """
    language = language_of(catalogue)
    with TemporaryDirectory() as folder:
        listed = Path(folder) / "sources.lst"
        paths = sorted(source_texts.WINDOW.rglob("*.py"))    # sorted, for the same result on all systems
        if language != ENGLISH:
            paths.append(Path(folder) / "listed.cpp")
            paths[-1].write_text(source_texts.listing(), encoding="utf-8")
        listed.write_text("".join(f"{path}\n" for path in paths), encoding="utf-8")
        run_qt_tool(
            "lupdate", "-silent", "-locations", "none", "-no-obsolete", "-sort-messages",
            "-disable-heuristic", "similartext", "-disable-heuristic", "sametext",
            "-tr-function-alias", "translate+=_tr", "-source-language", ENGLISH,
            *([] if catalogue.exists() else ["-target-language", plurals_of or language]),
            *(["-pluralonly"] if language == ENGLISH else []), f"@{listed}", "-ts", str(catalogue),
        )  # fmt: skip
    if language == ENGLISH:
        _fill_english(catalogue)


def _fill_english(catalogue: Path) -> None:
    """Derive the missing plural forms of English from "(s)"."""
    root = read(catalogue)
    for message, place in entries(root):
        if not any(message.forms):
            write(place, message, [re.sub(r"\((e?s)\)", end, message.source) for end in ("", r"\1")])
    save(catalogue, root)
