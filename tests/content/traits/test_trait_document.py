"""A trait file that is edited value by value, and a file with a trait and its picture."""

import re
import tomllib
from random import Random

import pytest

from swqt.content import (
    Catalogue,
    ContentError,
    TraitDocument,
    TraitParcel,
    check_picture,
    composed,
    parse_traits,
    parts_of,
    read_parcel,
    resource_folder,
    trait_text,
    unpacked,
)
from swqt.content.traits.embedded import LARGEST_FILE
from swqt.content.traits.pictures import PARTS, picture_parts

CATS = """\
# My own.
world = "surface"   # the first box

[race.moon-cats]    # cats
tokens = 6          # many
supply = 12

# Honey.
[[race.moon-cats.effect]]
verb = "income"     # coins
where = { terrain = "hill" }

[[race.moon-cats.effect]]
verb = "pact"

# A thing of theirs.
[relic.moon-bowl]
"""

# Files as people may write them by hand, with comments wherever they may stand. All say the same of the two effects.
WHERE = '{ terrain = "hill", next_to = { mark = "edge" } }'
UNUSUAL = {
    "dotted": f"""\
# c0
race.odd.tokens = 3 # c1
race.odd.supply = 9 # c2
race.odd.effect = [ # c3
  # c4
  {{ verb = "cost", amount = -1, where = {WHERE} }}, # c5
  # c6
  {{ verb = "income", every = 2 }} # c7
  # c8
] # c9
""",
    "below a kind": """\
[race] # c0
odd.tokens = 3 # c1
odd."supply" = 9 # c2
'odd'.effect = [{ verb = "cost", amount = -1, where.terrain = "hill", where.next_to.mark = "edge" }, # c3
  { verb = "income", every = 2 },] # c4
""",
    "tables": """\
[power.odd] # c0
tokens = 3 # c1
[[power.odd.effect]] # c2
verb = "cost" # c3
amount = -1
# c4
[power.odd.effect.where] # c5
terrain = "hill" # c6
# c7
[power.odd.effect.where.next_to] # c8
mark = "edge" # c9

# c10

# c11
[[power.odd.effect]] # c12
verb = "income" # c13
every = 2
# c14
""",
    "scattered": f"""\
# c0
[[race.odd.effect]] # c1
verb = "cost" # c2
  amount   =   -1   # c3
where = {WHERE}# c4
# c5
[relic.other] # c6
# c7
[[ race . odd . effect ]] # c8
verb = "income" # c9
every = 2
[race.odd] # c10
tokens = 3 # c11
names.en = \"\"\"
# no [comment]
\"\"\" # c12
""",
    "one line": f'race = {{ odd = {{ effect = [{{ verb = "cost", amount = -1, where = {WHERE} }},'
                 ' { verb = "income", every = 2 }] } } # c0',
}  # fmt: skip
CHANGES = {
    "world": lambda d: d.with_value(("world",), "underground"),
    "tokens": lambda d: d.with_value((*d.place, "tokens"), 4),
    "name": lambda d: d.with_value((*d.place, "names", "es"), "Ñ"),
    "amount": lambda d: d.with_value((*d.place, "effect", 0, "amount"), -2),
    "per": lambda d: d.with_value((*d.place, "effect", 1, "per"), "turn"),
    "where": lambda d: d.with_value(
        (*d.place, "effect", 0, "where"),
        {"held": True, "next_to": {"mark": "edge", "terrain": "sea"}, "terrain": "sea"},
    ),
    "add": lambda d: d.with_effect({"verb": "shield"}),
    "move": lambda d: d.with_moved_effect(1, 0),
    "back": lambda d: d.with_moved_effect(0, 1).with_moved_effect(1, 0),
    "rename": lambda d: d.renamed(d.kind, "odder"),
    "kind": lambda d: d.renamed("power" if d.kind == "race" else "race", "odd"),
    "first": lambda d: d.without_effect(0),
    "last": lambda d: d.without_effect(1),
    "inner": lambda d: d.with_value((*d.place, "effect", 0, "where"), {"terrain": "hill"}),
}
LOST = {
    ("dotted", "first"): {4, 5}, ("dotted", "last"): {6, 7}, ("below a kind", "first"): {3},
    ("tables", "first"): {2, 3, 4, 5, 6, 7, 8, 9}, ("tables", "last"): {11, 12, 13}, ("tables", "inner"): {7, 8, 9},
    ("scattered", "first"): {0, 1, 2, 3, 4}, ("scattered", "last"): {7, 8, 9},
}  # fmt: skip
"""The comments on what was removed."""


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("file", UNUSUAL)
def test_comments_stay_however_a_file_is_written(file, change):
    text = UNUSUAL[file]
    changed = CHANGES[change](TraitDocument(text))
    comments = {int(found) for found in re.findall(r"# c(\d+)", text)}
    assert {int(found) for found in re.findall(r"# c(\d+)", changed.text)} == comments - LOST.get((file, change), set())
    assert changed.data != TraitDocument(text).data or change == "back"


@pytest.mark.parametrize(("change", "before", "after"), [
    (lambda d: d.with_value((*d.place, "tokens"), 7), "tokens = 6  ", "tokens = 7  "),
    (lambda d: d.with_value((*d.place, "effect", 0, "where"), None), 'where = { terrain = "hill" }\n', ""),
    (lambda d: d.with_value((*d.place, "effect", 0, "every"), 2), '"hill" }\n', '"hill" }\nevery = 2\n'),
    (lambda d: d.with_value((*d.place, "names", "en"), "Cats"), "= 12\n", '= 12\nnames = { en = "Cats" }\n'),
    (lambda d: d.renamed("race", "sun-cats"), "moon-cats", "sun-cats"),
    (lambda d: d.with_value(("world",), "underground"), '"surface"   #', '"underground"   #'),
    (lambda d: d.without_effect(1), '[[race.moon-cats.effect]]\nverb = "pact"\n\n', ""),
    (lambda d: d.with_effect({"verb": "shield"}), '"pact"\n', '"pact"\n\n[[race.moon-cats.effect]]\nverb = "shield"\n'),
])  # fmt: skip
def test_a_change_leaves_everything_else_as_it_was_written(change, before, after):
    assert change(TraitDocument(CATS)).text == CATS.replace(before, after)


def test_any_changes_say_in_any_file_what_they_should():
    rng = Random(4)
    files = [path for name in ("traits", "examples") for path in sorted((resource_folder() / name).glob("*.toml"))]
    for text in (CATS, *UNUSUAL.values(), *(path.read_text(encoding="utf-8") for path in files)):
        document = TraitDocument(text)
        for _ in range(6 if document.kind else 0):
            before, count = document, len(document.effects)
            number = rng.randrange(count) if count else -1
            match rng.randrange(6):
                case 0:
                    document = document.with_value((*document.place, "tokens"), 5)
                    assert document.table == {**before.table, "tokens": 5}
                case 1 if count:
                    document = document.without_effect(number)
                    assert document.effects == [each for at, each in enumerate(before.effects) if at != number]
                case 2:
                    document = document.with_effect({"verb": "income", "where": {"next_to": {"held": True}}})
                    assert document.effects[:-1] == before.effects
                case 3 if count > 1:
                    document = document.with_moved_effect(number, 0)
                    assert document.effects[0] == before.effects[number]
                case 4:
                    name = f"{document.name[:9]}-x"
                    document = document.renamed("power", name)
                    assert document.data["power"][name] == before.table
                case 5:
                    document = document.with_value((*document.place, "names", "es"), 'Ñ "\x7f\\')
                    assert document.table["names"]["es"] == 'Ñ "\x7f\\'
            assert tomllib.loads(document.text) == document.data
            assert set(before.others) == set(document.others)


def test_a_trait_based_on_one_of_the_box_does_the_same():
    catalogue = Catalogue.load()
    for trait in catalogue.traits:
        if trait.kind in ("race", "power"):
            entry = catalogue.entry(trait.name)
            document = TraitDocument.like(trait, trait_text(entry), "copy-cats", {"en": "Copy Cats"})
            (copy,) = parse_traits(document.text, "copy").entries
            mine = [(each.verb, each.amount, each.where, each.when, each.piece) for each in copy.trait.effects]
            assert mine == [(each.verb, each.amount, each.where, each.when, each.piece) for each in trait.effects]


def test_each_part_makes_a_picture_that_may_be_used():
    for kind, parts in PARTS.items():
        for part in parts:
            for name in picture_parts()[part]:
                picture = composed(kind, {part: name})
                check_picture(picture, kind, "composed")
                assert parts_of(picture)[part] == name


def packed(picture: str = "") -> str:
    return TraitParcel(CATS, picture).packed()


def test_a_trait_travels_with_its_picture(tmp_path):
    path = tmp_path / "cats.swtrait"
    picture = composed("race", {"hat": "crown"})
    path.write_text(packed(picture), encoding="utf-8", newline="\r\n")
    parcel, entries = read_parcel(path)
    assert (parcel.text.strip(), parcel.picture) == (CATS.strip(), picture)
    assert [entry.trait.name for entry in entries] == ["moon-cats", "moon-bowl"]
    assert unpacked(packed()) == TraitParcel(CATS)


SCRIPT = composed("race", {}).replace("<g ", "<script/><g ", 1)


@pytest.mark.parametrize(("text", "why"), [
    (packed(SCRIPT), "no such element of a picture: script"),
    (packed(composed("power", {})), "expected viewBox"),
    (packed(composed("race", {})) + "[race.others]\n", "expected [picture] at the end"),
    (f"{CATS}[picture]\nsvg = 3\n", "expected [picture] with svg"),
    (CATS.replace('"pact"', '"packt"'), "did you mean pact?"),
    ("[relic.moon-bowl]\n", "no race and no power"),
    (f"# {'x' * LARGEST_FILE}", "may have 192 kB"),
])  # fmt: skip
def test_nothing_is_made_of_a_file_with_a_mistake(tmp_path, text, why):
    path = tmp_path / "cats.swtrait"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ContentError) as failed:
        read_parcel(path)
    assert why in str(failed.value)
