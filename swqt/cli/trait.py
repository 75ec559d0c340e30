"""``swqt trait``: creates, checks, explains and measures custom traits."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any, Final

from swqt.cli import trait_worth
from swqt.cli.errors import CliError, read_error
from swqt.content import (
    Catalogue,
    ContentError,
    ContentProblem,
    TraitFile,
    help_text,
    picture_problems,
    read_traits,
    resource_folder,
)
from swqt.content.traits.template import KINDS, template
from swqt.table import Library, examples_text, heading
from swqt.translation import languages

_LANG: Final[Any] = {"default": "en", "metavar": "CODE", "help": "the language, such as es (default: en)"}
WRONG = 1
SUFFIX = ".toml"


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    about = "Make, check, explain and measure races, powers, Relics and Places."
    trait = commands.add_parser("trait", help="make, check, explain or measure traits", description=about)
    actions = trait.add_subparsers(metavar="ACTION", required=True)
    new = actions.add_parser("new", help="create your own race or power", description=_ABOUT_NEW)
    new.add_argument("kind", nargs="?", metavar="race|power")
    new.add_argument("name", nargs="?", metavar="NAME", help="small letters and hyphens, as in moon-cats")
    shipped = ", ".join(examples())
    new.add_argument("--example", metavar="NAME", help=f"copy an example instead: {shipped}")
    new.add_argument("-o", "--out", type=Path, metavar="FILE", help="write to this new file")
    new.set_defaults(run=trait_new)
    check = actions.add_parser("check", help="check a traits file for mistakes (exit code 1 if there are any)")
    check.add_argument("file", type=Path, metavar="FILE")
    check.add_argument("--lang", **_LANG)
    check.set_defaults(run=trait_check)
    explain = actions.add_parser("explain", help="explain in words what a trait does, with examples")
    explain.add_argument("what", metavar="NAME|FILE")
    explain.add_argument("--lang", **_LANG)
    explain.set_defaults(run=trait_explain)
    about = "measure how strong the traits in a file are"
    worth = actions.add_parser("worth", help=about, description=trait_worth.ABOUT)
    trait_worth.add_to(worth)
    worth.set_defaults(run=trait_worth_of)


_ABOUT_NEW = "Write a race or power to start from, where the game finds it."


def trait_new(given: argparse.Namespace) -> int:
    if given.example is None:
        if given.kind not in KINDS or given.name is None:
            raise CliError("write swqt trait new race NAME, swqt trait new power NAME, or --example NAME")
        name, text = given.name, _template(given.kind, given.name)
    else:
        if given.kind is not None:
            raise CliError(f"an example already has a name: leave out {given.kind}")
        name, text = given.example, _example(given.example)
    path = given.out or Library().trait_folder / f"{name}{SUFFIX}"
    try:
        if given.out is None:
            path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
    except FileExistsError:
        raise CliError(f"{path} exists already; name a new file") from None
    except OSError as error:
        raise read_error(path, error) from error
    print(path)
    return 0


def examples() -> list[str]:
    """Return the names of the examples."""
    return sorted(path.stem for path in _example_folder().glob(f"*{SUFFIX}"))


def trait_check(given: argparse.Namespace) -> int:
    """Check the custom traits in the file, alone and together with the official ones."""
    _check_language(given.lang)
    file = _trait_file(given.file)
    found = file.problems + picture_problems((entry.trait for entry in file.entries), given.file.resolve().parent)
    if not found and given.file.resolve().parent != _trait_folder().resolve():
        found = _catalogue_with(file).problems
    for problem in found:
        print(problem.told(given.lang), file=sys.stderr)
    if found:
        return WRONG
    names = ", ".join(entry.trait.name for entry in file.entries)
    print(f"{given.file}: no mistakes in {names or 'it; it has no traits'}")
    return 0


def trait_explain(given: argparse.Namespace) -> int:
    _check_language(given.lang)
    try:
        catalogue, names = _asked(given.what)
        for name in names:
            print(f"{catalogue.name(name, given.lang)} ({name})")
            for sentence in help_text(catalogue.trait(name), given.lang):
                print(f"  {sentence}")
            _print_examples(name, catalogue, given.lang)
    except ValueError as error:
        raise CliError(str(error)) from error
    return 0


def _check_language(lang: str) -> None:
    if lang not in languages():
        raise CliError(f"no such language: {lang}; languages are {', '.join(languages())}")


def trait_worth_of(given: argparse.Namespace) -> int:
    return trait_worth.run(given, _measurable)


def _measurable(path: Path) -> TraitFile:
    """Return the traits in the file at *path*; CliError if there is any mistake."""
    file = _trait_file(path)
    if wrong := file.problems or _catalogue_with(file).problems:
        raise CliError(str(wrong[0]))
    return file


def _print_examples(name: str, catalogue: Catalogue, lang: str) -> None:
    lines = examples_text(name, catalogue, lang)
    if lines:
        print(f"  {heading(name, catalogue, lang)}")
    for line in lines:
        print(f"  - {line}")


def _asked(what: str) -> tuple[Catalogue, list[str]]:
    """Return a catalogue, and the names of the traits in the file *what* or else the trait called *what*."""
    path = Path(what)
    if not path.is_file():
        catalogue = Library().catalogue
        catalogue.trait(what)
        return catalogue, [what]
    file = _trait_file(path)
    own = path.resolve().parent != _trait_folder().resolve()
    catalogue = _catalogue_with(file) if own else Library().catalogue
    wrong: tuple[ContentProblem, ...] = file.problems or (catalogue.problems if own else ())
    if wrong:
        raise CliError(str(wrong[0]))
    return catalogue, [entry.trait.name for entry in file.entries]


def _template(kind: str, name: str) -> str:
    try:
        text = template(kind, name)
    except ContentError as error:
        raise CliError(str(error)) from error
    if name in {trait.name for trait in Catalogue.load().traits}:
        raise CliError(f"the name {name} is already taken: choose another")
    return text


def _example(name: str) -> str:
    if name not in examples():
        raise CliError(f"no such example: {name}; examples are {', '.join(examples())}")
    return (_example_folder() / f"{name}{SUFFIX}").read_text(encoding="utf-8")


def _trait_file(path: Path) -> TraitFile:
    if not path.is_file():
        raise CliError(f"{path}: no such file")
    return read_traits(path)


def _example_folder() -> Path:
    return resource_folder() / "examples"


def _trait_folder() -> Path:
    return resource_folder() / "traits"


def _catalogue_with(file: TraitFile) -> Catalogue:
    """Return the official traits together with those of *file*."""
    official = [read_traits(path) for path in sorted(_trait_folder().glob(f"*{SUFFIX}"))]
    return Catalogue((entry for one in official for entry in one.entries), file.entries, file.problems)
