"""Finds mistakes in translations: of single texts, and of the rule book."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Final

import source_texts
from catalogue_files import Message
from swqt.content import BookError, BookPage, links_of
from swqt.content.help.book_source import PARTS, parse_book
from swqt.content.help.language import GENDERS

HELP: Final = source_texts.ROOT / "resources" / "help"

GRAMMAR: Final = (
    "count", "example", "excluded", "form", "kind", "limit", "moment", "more", "per", "piece", "region", "say", "stage",
)  # fmt: skip
"""Contexts whose texts are combined; they may refer to a thing in whatever form their language needs."""

_COURSE: Final = ("step",)
"""Contexts whose texts may name or leave out regions and traits as they like, but no keys."""

_INFLECTED: Final = frozenset(("count", "kind", "piece", "region", "in_combo", "Lists"))
"""Contexts whose texts may have several forms."""

LONGEST: Final = {"short": 33, "step": 240}

_SLOT: Final = re.compile(r"\{[\w-]*\}|%n")
_MNEMONIC: Final = re.compile(r"&(?=\w)")
_PLURAL_MARK: Final = re.compile(r"\((e?s)\)")
_FORM_NUMBER: Final = re.compile(r"\d+\}$")

_PLACE: Final = frozenset(
    ("one", "all", "in", "place_one", "place_all", "kind", "more", "held", "held_all", "held_in", "conquered", "beside")
)
_PIECE: Final = frozenset(("a", "the", "with", "pieces"))
_MAY_BE_IMPLIED: Final = frozenset(("piece", "count", "%n"))


def flaws_of(message: Message, form: str) -> list[str]:
    """Return the problems of *form*, a translation of *message*, such as missing placeholders."""
    source, flaws = message.source, []
    if not form.strip():
        flaws.append("a form is empty")
    if _slots(message, source) != _slots(message, form):
        flaws.append(f"{form!r} has not the same {{0}} and %n")
    contexts = next((contexts for contexts in (GRAMMAR, _COURSE) if message.context in contexts), ())
    if unknown := sorted(_slots_in(message.context, form) - _known_slots(contexts)) if contexts else []:
        flaws.append(f"{form!r}: there is no {unknown[0]}")
    if len(_MNEMONIC.findall(source)) != len(_MNEMONIC.findall(form)):
        flaws.append(f"{form!r} has not as many & before letters")
    if message.context not in _COURSE:
        ends = [end for end in ("…", ":", ".", "?") if source.endswith(end) != form.endswith(end)]
        flaws += [f"{form!r}: one of the two ends with {end}" for end in ends]
    if (source[:1].isspace(), source[-1:].isspace()) != (form[:1].isspace(), form[-1:].isspace()):
        flaws.append(f"{form!r} begins or ends with other spaces")
    if found := _PLURAL_MARK.search(form):
        flaws.append(f"{form!r} has the plural mark {found[0]}")
    if len(form) > LONGEST.get(message.context, len(form)):
        flaws.append(f"{form!r} has {len(form)} letters; {LONGEST[message.context]} are allowed")
    if message.context == "gender" and form not in GENDERS:
        flaws.append(f"{form!r} is none of {', '.join(GENDERS)}")
    if "|" in form and message.context not in _INFLECTED and "|" not in source:
        flaws.append(f"{form!r}: these texts have one form only, without |")
    return flaws


def flaws_of_all(message: Message) -> list[str]:
    """Return the problems of the plural forms of *message*, individually and together."""
    flaws = [flaw for form in message.forms for flaw in flaws_of(message, form)]
    if len({form.count("|") for form in message.forms}) > 1:
        flaws.append("the plural forms have not the same number of forms with | between them")
    return list(dict.fromkeys(flaws))


def _slots(message: Message, text: str) -> set[str]:
    """Return what *text* refers to, which must be the same in its translation."""
    slots = _slots_in(message.context, text)
    if message.context in GRAMMAR:
        slots = {_thing(slot.strip("{}")) for slot in slots} - _MAY_BE_IMPLIED
    if message.context in _COURSE:
        slots = {slot for slot in slots if slot.startswith("{key-")}
    # A singular form may leave out %n, as in "una moneda".
    return slots - {"%n"} if message.is_counted else slots


def _slots_in(context: str, text: str) -> set[str]:
    """Return the placeholders in *text*; in phrases, {coins2} is {coins}."""
    return {_FORM_NUMBER.sub("}", slot) if context in GRAMMAR else slot for slot in _SLOT.findall(text)}


def _thing(slot: str) -> str:
    """Return the subject of *slot*: a place and a piece may be rephrased where the grammar requires it."""
    return "place" if slot in _PLACE else "piece" if slot in _PIECE else slot


def _known_slots(contexts: Collection[str]) -> set[str]:
    texts = [(context, text) for context in contexts for text in source_texts.data_tables()[context].values()]
    return {slot for context, text in texts for slot in _slots_in(context, text)}


def flaws_of_book(language: str, folder: Path | None = None) -> Iterator[str]:
    """Yield the places where the structure of the rule book in *language* differs from the English one."""
    for part in PARTS:
        name = f"{part}.{language}.md"
        path = (folder or HELP) / name
        if not path.is_file():
            yield f"{name} is missing"
            continue
        try:
            other = parse_book(path.read_text(encoding="utf-8"), name)
        except BookError as error:
            yield str(error)
            continue
        english = parse_book((HELP / f"{part}.en.md").read_text(encoding="utf-8"), f"{part}.en.md")
        if words := english.words.keys() ^ other.words.keys():
            yield f"{name}: @{min(words)} is only in one of the two languages"
        wanted, found = _shape(english.pages), _shape(other.pages)
        for number, (one, same) in enumerate(zip(wanted, found, strict=False)):
            if one != same:
                before = next((anchors[-1] for _, anchors, *_ in reversed(wanted[:number]) if anchors), "the beginning")
                yield f"{name}: after {before}: expected {_told(one)}, found {_told(same)}"
                break
        else:
            if len(wanted) != len(found):
                yield f"{name}: has {len(found)} paragraphs, English has {len(wanted)}"


Shape = tuple[str, tuple[str, ...], tuple[str, ...], tuple[str, ...]]
"""The kind of a paragraph, its anchors, the traits it is about, and its links."""


def _shape(pages: tuple[BookPage, ...]) -> list[Shape]:
    shape: list[Shape] = []
    for page in pages:
        shape.append(("a page", (page.anchor,), (), ()))
        for said in page.passages:
            kind = "a heading" if said.level else "an item" if said.item else "a paragraph"
            shape.append((kind, said.anchors, said.about, tuple(sorted(links_of(said)))))
    return shape


def _told(shape: Shape) -> str:
    kind, anchors, about, links = shape
    marks = [*(f"#{anchor}" for anchor in anchors), *(f"@{trait}" for trait in about), *(f"({link})" for link in links)]
    return " ".join([kind, *marks])
