"""Keeps the translations of the window:  .venv/bin/python packaging/translate.py [COMMAND]

  update [FILLED.toml]  updates every resources/i18n/swqt_*.ts from the texts of swqt/gui, with the translations in
                        FILLED.toml, compiles them, and prints untranslated texts as such a file; the default
  add LANGUAGE          makes the catalogue of a new language, given by its code, such as fr
  check                 says what is missing, wrong or out of date, and changes nothing; exit code 1 if anything is
  stats                 prints how many texts of each language are translated

New texts take three steps: `translate.py > missing.toml`, fill in its empty strings, `translate.py missing.toml`. To
change a translation, write such a file with language and context, as in [es.Actions], text and new translation.

English has a catalogue of plural forms only. Those of a new text follow from its "(s)", and can be changed like any
translation.
"""

from __future__ import annotations

import json
import os
import re
import shutil
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
sys.path.insert(0, str(ROOT))

from swqt.net.game.verify import WRONG  # noqa: E402
from swqt.net.wire.text import LINK_FAILURES, REFUSALS, SAYINGS, TROUBLES  # noqa: E402

SOURCES: Final = ROOT / "swqt" / "gui"
FOLDER: Final = ROOT / "resources" / "i18n"
ENGLISH: Final = "en"

NETWORK: Final = (
    *TROUBLES.values(), *LINK_FAILURES.values(), *REFUSALS.values(), *SAYINGS.values(), *WRONG.values(),
)  # fmt: skip
"""What the network says in English and the window in its language."""

_HEADER: Final = '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n'
_SLOT: Final = re.compile(r"\{\w*\}|%n")
_CODE: Final = re.compile(r"[a-z]{2,3}(_[A-Z]{2})?")
_MNEMONIC: Final = re.compile(r"&(?=\w)")

Filled = Mapping[str, Mapping[str, str | list[str]]]
"""Translations into one language by context and text; a list has the plural forms."""


class Message(NamedTuple):
    """A text of the window. ``forms`` has its translation or all plural forms, which are empty if missing."""

    context: str
    source: str
    forms: tuple[str, ...]
    is_counted: bool
    is_finished: bool
    comment: str = ""
    """For translators, from a line above the text that begins with "#:"."""


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
                entry.get("numerus") == "yes", translation.get("type") is None, entry.findtext("extracomment", ""),
            ), translation  # fmt: skip


def catalogues() -> dict[str, Path]:
    """Return the path of each language's catalogue, by its code."""
    return {path.stem.removeprefix("swqt_"): path for path in sorted(FOLDER.glob("swqt_*.ts"))}


def extract(catalogue: Path) -> None:
    """Update *catalogue* from the sources; translations of existing texts are kept."""
    language = catalogue.stem.removeprefix("swqt_")
    with TemporaryDirectory() as folder:
        shared = Path(folder) / "shared.py"
        shared.write_text("".join(f"_tr('Network', {json.dumps(text, ensure_ascii=False)})\n" for text in NETWORK),
                          encoding="utf-8")
        listed = Path(folder) / "sources.lst"    # sorted, so that the result is the same on all systems
        paths = [*sorted(SOURCES.rglob("*.py")), shared]
        listed.write_text("".join(f"{path}\n" for path in paths), encoding="utf-8")
        _tool(
            "lupdate", "-silent", "-locations", "none", "-no-obsolete", "-sort-messages",
            "-disable-heuristic", "similartext", "-disable-heuristic", "sametext",
            "-tr-function-alias", "translate+=_tr", "-source-language", ENGLISH, "-target-language", language,
            *(["-pluralonly"] if language == ENGLISH else []), f"@{listed}", "-ts", str(catalogue),
        )  # fmt: skip
    if language == ENGLISH:
        _fill_english(catalogue)


def _fill_english(catalogue: Path) -> None:
    """Fill in the missing plural forms of English by "(s)"."""
    root = ElementTree.parse(catalogue).getroot()
    for message, place in _entries(root):
        if not any(message.forms):
            _write(place, message, [message.source.replace("(s)", end) for end in ("", "s")])
    _save(catalogue, root)


def _save(catalogue: Path, root: ElementTree.Element) -> None:
    catalogue.write_text(_HEADER + ElementTree.tostring(root, encoding="unicode") + "\n", encoding="utf-8")


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
        _save(catalogue, root)
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
    language = catalogue.stem.removeprefix("swqt_")
    lines: list[str] = []
    context = ""
    for message in messages(catalogue):
        if message.is_finished and all(message.forms):
            continue
        if message.context != context:
            context = message.context
            lines += ["", f"[{language}.{context}]"]
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


def update(filled: Path | None) -> int:
    """Update and compile all catalogues, print what is missing, and return the exit code."""
    known = catalogues()
    for catalogue in known.values():
        extract(catalogue)
    if filled is not None:
        try:
            texts = tomllib.loads(filled.read_text(encoding="utf-8"))
        except (OSError, ValueError) as error:
            sys.exit(f"{filled}: {error}")
        if unknown := texts.keys() - known.keys():
            sys.exit(f"{filled}: {min(unknown)} is not one of {', '.join(known)}; tables are named as in [es.Actions]")
        if problems := [problem for code, parts in texts.items() for problem in fill(known[code], parts)]:
            sys.exit("\n".join(f"{filled}: {problem}" for problem in problems))
        for code in texts:
            extract(known[code])    # normalises the file's formatting to that of lupdate
    for catalogue in known.values():
        release(catalogue, catalogue.with_suffix(".qm"))
    text = "\n".join(filter(None, map(missing, known.values())))
    if text:
        print(text, end="")
        print("These texts stay English in the window. Fill them in, and name the file.", file=sys.stderr)
    return 1 if text else 0


def add(language: str) -> int:
    """Make the catalogue of a new *language*, and return the exit code."""
    if not _CODE.fullmatch(language) or language in catalogues():
        sys.exit(f"{language}: not the code of a new language, such as fr or pt_BR")
    catalogue = FOLDER / f"swqt_{language}.ts"
    extract(catalogue)
    print(f"{catalogue}: {len(messages(catalogue))} texts to translate")
    return 0


def check() -> int:
    """Print what is missing, wrong or out of date in the catalogues, and return the exit code."""
    found = []
    for code, catalogue in catalogues().items():
        with TemporaryDirectory() as folder:
            again = Path(folder) / catalogue.name
            shutil.copy(catalogue, again)
            extract(again)
            if again.read_bytes() != catalogue.read_bytes():
                found.append(f"{catalogue.name} is not up to date")
            release(catalogue, again.with_suffix(".qm"))
            compiled = catalogue.with_suffix(".qm")
            if not compiled.exists() or again.with_suffix(".qm").read_bytes() != compiled.read_bytes():
                found.append(f"{compiled.name} is not up to date")
        for message in messages(catalogue):
            where = f"[{code}.{message.context}] {message.source!r}"
            if not message.is_finished or not all(message.forms):
                found.append(f"{where}: not translated")
            else:
                found += [f"{where}: {flaw}" for form in message.forms for flaw in flaws_of(message, form)]
    print("\n".join([*found, ""]), end="")
    return 1 if found else 0


def stats() -> int:
    """Print how many texts of each language are translated, and return the exit code."""
    for code, catalogue in catalogues().items():
        every = messages(catalogue)
        done = sum(message.is_finished and all(message.forms) for message in every)
        print(f"{code}: {done} of {len(every)} texts, {100 * done // max(1, len(every))}%")
    return 0


def main(argv: Sequence[str]) -> int:
    if not argv or argv[0].endswith(".toml"):
        argv = ["update", *argv]
    parser = ArgumentParser(prog="translate.py", description="Keeps the texts of the window translated.")
    commands = parser.add_subparsers(dest="command", required=True)
    updating = commands.add_parser("update", help="update and compile all catalogues; the default")
    updating.add_argument("filled", nargs="?", type=Path, metavar="FILLED.toml", help="translations to put in")
    commands.add_parser("add", help="make the catalogue of a new language").add_argument("language")
    commands.add_parser("check", help="say what is missing, wrong or out of date")
    commands.add_parser("stats", help="print how many texts are translated")
    chosen = parser.parse_args(argv)
    if chosen.command == "update":
        return update(chosen.filled)
    if chosen.command == "add":
        return add(chosen.language)
    return check() if chosen.command == "check" else stats()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
