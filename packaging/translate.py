"""Updates the translations of the window:  .venv/bin/python packaging/translate.py [FILLED.toml]

  (no argument)  updates resources/i18n/swqt_es.ts from the texts of swqt/gui, compiles swqt_es.qm, and prints
                 untranslated texts as a TOML file to fill in
  FILLED.toml    does the same, with the translations in that file

New texts take three steps: `translate.py > missing.toml`, fill in its empty strings, `translate.py missing.toml`. To
change a translation, write such a file with its context, text and new translation.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
from argparse import ArgumentParser
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple
from xml.etree import ElementTree

import PySide6

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCES: Final = ROOT / "swqt" / "gui"
FOLDER: Final = ROOT / "resources" / "i18n"
LANGUAGE: Final = "es"

_HEADER: Final = '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n'
_SLOT: Final = re.compile(r"\{\w*\}|%n")
_MNEMONIC: Final = re.compile(r"&(?=\w)")

Filled = Mapping[str, Mapping[str, str | list[str]]]
"""Translations by context and text; a list has the plural forms."""


class Message(NamedTuple):
    """A text of the window. ``forms`` has its translation or all plural forms, which are empty if missing."""

    context: str
    source: str
    forms: tuple[str, ...]
    is_counted: bool
    is_finished: bool


def messages(path: Path) -> list[Message]:
    """Return the messages of the catalogue *path* in order."""
    return [message for message, _ in _entries(ElementTree.parse(path).getroot())]


def _entries(root: ElementTree.Element) -> Iterator[tuple[Message, ElementTree.Element]]:
    for context in root.iter("context"):
        for entry in context.iter("message"):
            translation = entry.find("translation")
            if translation is None:
                continue
            forms = [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]
            yield Message(
                context.findtext("name", ""), entry.findtext("source", ""), tuple(forms),
                entry.get("numerus") == "yes", translation.get("type") is None,
            ), translation  # fmt: skip


def extract(catalogue: Path) -> None:
    """Update *catalogue* from the sources; translations of existing texts are kept."""
    with TemporaryDirectory() as folder:
        listed = Path(folder) / "sources.lst"    # sorted, so that the result is the same on all systems
        listed.write_text("".join(f"{path}\n" for path in sorted(SOURCES.rglob("*.py"))), encoding="utf-8")
        _tool(
            "lupdate", "-silent", "-locations", "none", "-no-obsolete", "-sort-messages",
            "-disable-heuristic", "similartext", "-disable-heuristic", "sametext",
            "-tr-function-alias", "translate+=_tr", "-source-language", "en", "-target-language", LANGUAGE,
            f"@{listed}", "-ts", str(catalogue),
        )  # fmt: skip


def release(catalogue: Path, compiled: Path) -> None:
    """Write *compiled*, which Qt loads, from *catalogue*; it leaves out untranslated texts, which stay English."""
    _tool("lrelease", "-silent", "-nounfinished", str(catalogue), "-qm", str(compiled))


def fill(catalogue: Path, filled: Filled) -> list[str]:
    """Write the translations of *filled* to *catalogue* and return their problems.

    If there are problems, the catalogue is not changed. Empty translations are skipped, and so are those of unknown
    texts, which are listed on stderr.
    """
    root = ElementTree.parse(catalogue).getroot()
    known = {(message.context, message.source): (message, place) for message, place in _entries(root)}
    problems: list[str] = []
    for context, texts in filled.items():
        for source, text in texts.items():
            forms = (text,) if isinstance(text, str) else tuple(text)
            if not any(forms):
                continue
            if (context, source) not in known:
                print(f"[{context}] {source!r}: the window has no such text", file=sys.stderr)
                continue
            message, place = known[context, source]
            if len(forms) != len(message.forms):
                problems.append(f"[{context}] {source!r}: needs {len(message.forms)} form(s), not {len(forms)}")
                continue
            flaws = [flaw for form in forms for flaw in flaws_of(message, form)]
            problems += [f"[{context}] {source!r}: {flaw}" for flaw in dict.fromkeys(flaws)]
            _write(place, message, forms)
    if not problems:
        catalogue.write_text(_HEADER + ElementTree.tostring(root, encoding="unicode") + "\n", encoding="utf-8")
    return problems


def _write(place: ElementTree.Element, message: Message, forms: Sequence[str]) -> None:
    place.attrib.pop("type", None)
    if message.is_counted:
        for element, form in zip(place.iter("numerusform"), forms, strict=True):
            element.text = form
    else:
        place.text = forms[0]


def flaws_of(message: Message, form: str) -> list[str]:
    """Return the problems of *form*, a translation of *message*, such as missing placeholders."""
    source = message.source
    flaws = []
    if not form.strip():
        flaws.append("a form is empty")
    # A singular form may leave out %n, as in "una moneda"; all other placeholders must match.
    slots = (set(_SLOT.findall(text)) - ({"%n"} if message.is_counted else set()) for text in (source, form))
    if len({frozenset(found) for found in slots}) > 1:
        flaws.append(f"{form!r} has not the same {{0}} and %n")
    if len(_MNEMONIC.findall(source)) != len(_MNEMONIC.findall(form)):
        flaws.append(f"{form!r} has not as many & before letters")
    ends = [end for end in ("…", ":", ".", "?") if source.endswith(end) != form.endswith(end)]
    flaws += [f"{form!r}: one of the two ends with {end}" for end in ends]
    if (source[:1].isspace(), source[-1:].isspace()) != (form[:1].isspace(), form[-1:].isspace()):
        flaws.append(f"{form!r} begins or ends with other spaces")
    return flaws


def missing(catalogue: Path) -> str:
    """Return the untranslated texts as TOML to fill in; empty if there are none."""
    lines: list[str] = []
    context = ""
    for message in messages(catalogue):
        if message.is_finished and all(message.forms):
            continue
        if message.context != context:
            context = message.context
            lines += ["", f"[{context}]"]
        empty = [""] * len(message.forms) if message.is_counted else ""
        lines.append(f"{_quoted(message.source)} = {json.dumps(empty)}")
    return "\n".join([*lines[1:], ""]) if lines else ""


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def _tool(name: str, *arguments: str) -> None:
    """Run one of PySide6's tools; exit with its output if it fails."""
    program = Path(PySide6.__file__).parent / (f"{name}.exe" if os.name == "nt" else name)
    done = subprocess.run([str(program), *arguments], capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"{name}: {done.stdout}{done.stderr}")


def main(argv: Sequence[str]) -> int:
    parser = ArgumentParser(prog="translate.py", description="Keeps the texts of the window translated.")
    parser.add_argument("filled", nargs="?", type=Path, metavar="FILLED.toml", help="translations to put in")
    chosen = parser.parse_args(argv).filled
    catalogue = FOLDER / f"swqt_{LANGUAGE}.ts"
    extract(catalogue)
    if chosen is not None:
        try:
            filled = tomllib.loads(chosen.read_text(encoding="utf-8"))
        except (OSError, ValueError) as error:
            sys.exit(f"{chosen}: {error}")
        if problems := fill(catalogue, filled):
            sys.exit("\n".join(f"{chosen}: {problem}" for problem in problems))
        extract(catalogue)    # normalises the file's formatting to that of lupdate
    release(catalogue, catalogue.with_suffix(".qm"))
    if text := missing(catalogue):
        print(text, end="")
        print("These texts are English in the Spanish window. Fill them in, and name the file.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
