"""The form in which traits are made has words for everything that a trait file can say (see ``words.toml``)."""

from collections.abc import Iterator

from swqt.content import language
from swqt.content.traits.conversion import TomlTable
from swqt.content.traits.effect_schema import fields_of, tags_of
from swqt.content.traits.template import KINDS


def tables() -> Iterator[tuple[str, type[TomlTable]]]:
    for kind in KINDS:
        for tag_field in ("verb", "clause"):
            for declared in tags_of(kind, tag_field).values():
                yield "field", declared
                due = [field.table for field in fields_of(declared) if field.table]
                while due:
                    table = due.pop()
                    yield "condition", table
                    inner = [field.table for field in fields_of(table) if field.table]
                    due += [each for each in inner if each not in (table, *due)]


def needed() -> set[tuple[str, str]]:
    """Return table and key of every sentence that the declarations call for."""
    found = {(tag_field, tag) for kind in KINDS for tag_field in ("verb", "clause") for tag in tags_of(kind, tag_field)}
    for noun, table in tables():
        for field in fields_of(table):
            if field.name in ("verb", "clause"):
                continue
            found.add((noun, field.name))
            if field.words and field.name in ("terrain", "mark"):
                found |= {(field.name, word) for word in field.words}
            elif field.words and field.name not in ("piece", "terrain_of"):
                found |= {("choice", f"{field.name}.{word}") for word in field.words}
    return found


def test_each_verb_field_condition_and_choice_has_its_sentence():
    words = language("en")
    assert sorted(key for key in needed() if not words.has(*key)) == []


def test_sentences_on_verbs_begin_with_a_title():
    words = language("en")
    for table, key in sorted(needed()):
        if table in ("verb", "clause"):
            assert ": " in words.text(table, key), key


def test_there_are_no_sentences_on_what_no_file_can_say():
    tables = ("verb", "clause", "condition", "field", "choice")
    known = {(table, key) for table in tables for key in language("en").tables[table]}
    # An effect may have other words for a field than all others.
    tags = tuple(f"{tag}." for kind in KINDS for by in ("verb", "clause") for tag in tags_of(kind, by))
    usual = {(table, next((key.removeprefix(tag) for tag in tags if key.startswith(tag)), key)) for table, key in known}
    assert sorted(usual - needed()) == []
