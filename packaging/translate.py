"""Keeps the translations:  .venv/bin/python packaging/translate.py [COMMAND]

  update [FILLED.toml]  updates every resources/i18n/swqt_*.ts from the English texts, with the translations in
                        FILLED.toml, and prints untranslated texts as such a file; the default
  add LANGUAGE          makes the catalogue of a new language, given by its code, such as fr
  check                 says what is missing, wrong or out of date, and changes nothing; exit code 1 if anything is
  stats                 prints how many texts of each language are translated
  pseudo FOLDER         makes a catalogue swqt_xx of texts that are 40 % longer, for tests of the layout

resources/i18n/TRANSLATING.md explains how to translate. New texts take three steps: `translate.py > missing.toml`, fill
in its empty strings, `translate.py missing.toml`. To change a translation, write such a file with language and context,
as in [es.Actions], text or key, and new translation.

English has a catalogue of plural forms only. Those of a new text follow from its "(s)", and can be changed like any
translation.
"""

from __future__ import annotations

import re
import shutil
import sys
import tomllib
from argparse import ArgumentParser
from collections.abc import Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parent))

import catalogue_files as files
from catalogue_files import catalogues, extract, messages
from pseudo_language import longer
from source_texts import quoted
from swqt.catalogue_compiler import CatalogueError, compile_catalogue
from translation_checks import flaws_of_all, flaws_of_book

_CODE: Final = re.compile(r"[a-z]{2,3}(_[A-Z]{2})?")

Filled = Mapping[str, Mapping[str, str | list[str]]]
"""Translations into one language by context and text or key; a list has the plural forms."""


def fill(catalogue: Path, filled: Filled) -> list[str]:
    """Write the translations of *filled* to *catalogue* and return their problems.

    If there are problems, the catalogue is not changed. Empty translations are skipped, as are those of unknown texts,
    which are listed on stderr.
    """
    root = files.read(catalogue)
    known = {(message.context, message.name): (message, place) for message, place in files.entries(root)}
    problems: list[str] = []
    for context, texts in filled.items():
        for name, text in texts.items():
            forms = (text,) if isinstance(text, str) else tuple(text)
            if not any(forms):
                continue
            if (context, name) not in known:
                print(f"[{context}] {name!r}: the program has no such text", file=sys.stderr)
                continue
            message, place = known[context, name]
            if len(forms) != len(message.forms):
                problems.append(f"[{context}] {name!r}: needs {len(message.forms)} form(s), not {len(forms)}")
                continue
            flaws = flaws_of_all(message._replace(forms=forms))
            problems += [f"[{context}] {name!r}: {flaw}" for flaw in flaws]
            files.write(place, message, forms)
    if not problems:
        files.save(catalogue, root)
    return problems


def missing(catalogue: Path) -> str:
    """Return the untranslated texts as TOML to fill in; empty if there are none."""
    language = files.language_of(catalogue)
    lines: list[str] = []
    context = ""
    for message in messages(catalogue):
        if not message.is_missing:
            continue
        if message.context != context:
            context = message.context
            lines += ["", f"[{language}.{context}]"]
            lines += [f"# {message.about}"] if message.key else []
        if message.key:
            lines.append(f"# {message.source}")
        empty: str | list[str] = [""] * len(message.forms) if message.is_counted else ""
        lines.append(f"{quoted(message.name)} = {quoted(empty)}")
    return "\n".join([*lines[1:], ""]) if lines else ""


def update(filled: Path | None) -> int:
    """Update all catalogues, print what is missing, and return the exit code."""
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
    text = "\n".join(filter(None, map(missing, known.values())))
    if text:
        print(text, end="")
        print("These texts stay English. Fill them in, and name the file.", file=sys.stderr)
    return 1 if text else 0


def add(language: str) -> int:
    """Make the catalogue of a new *language*, and return the exit code."""
    if not _CODE.fullmatch(language) or language in catalogues():
        sys.exit(f"{language}: not the code of a new language, such as fr or pt_BR")
    catalogue = files.FOLDER / f"swqt_{language}.ts"
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
        for message in messages(catalogue):
            where = f"[{code}.{message.context}] {message.name!r}"
            if message.is_missing:
                found.append(f"{where}: not translated")
            elif message.is_translated:
                found += [f"{where}: {flaw}" for flaw in flaws_of_all(message)]
        if code != files.ENGLISH:
            found += flaws_of_book(code)
    print("\n".join([*found, ""]), end="")
    return 1 if found else 0


def stats() -> int:
    """Print how many texts of each language are translated, and return the exit code."""
    for code, catalogue in catalogues().items():
        every = [message for message in messages(catalogue) if message.is_missing or message.is_translated]
        done = sum(message.is_translated for message in every)
        print(f"{code}: {done} of {len(every)} texts, {100 * done // max(1, len(every))}%")
    return 0


def pseudo(folder: Path) -> int:
    """Make a catalogue of longer English texts in *folder*, and return the exit code."""
    catalogue = folder / "swqt_xx.ts"
    extract(catalogue, plurals_of="eo")    # Esperanto has the plural forms of English
    root = files.read(catalogue)
    for message, place in files.entries(root):
        if message.is_missing:
            files.write(place, message, [longer(message, number) for number in range(1, len(message.forms) + 1)])
    files.save(catalogue, root)
    extract(catalogue)
    compile_catalogue(catalogue)
    print(catalogue)
    return 0


def main(argv: Sequence[str]) -> int:
    if not argv or argv[0].endswith(".toml"):
        argv = ["update", *argv]
    parser = ArgumentParser(prog="translate.py", description="Keeps the texts of the program translated.")
    commands = parser.add_subparsers(dest="command", required=True)
    updating = commands.add_parser("update", help="update all catalogues; the default")
    updating.add_argument("filled", nargs="?", type=Path, metavar="FILLED.toml", help="translations to put in")
    commands.add_parser("add", help="make the catalogue of a new language").add_argument("language")
    commands.add_parser("check", help="say what is missing, wrong or out of date")
    commands.add_parser("stats", help="print how many texts are translated")
    commands.add_parser("pseudo", help="make a catalogue of longer texts").add_argument("folder", type=Path)
    chosen = parser.parse_args(argv)
    match chosen.command:
        case "update":
            return update(chosen.filled)
        case "add":
            return add(chosen.language)
        case "check":
            return check()
        case "stats":
            return stats()
    return pseudo(chosen.folder)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except CatalogueError as error:
        sys.exit(str(error))
