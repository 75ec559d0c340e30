"""Where each part of a TOML file stands."""

import tomllib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from swqt.content.traits.toml_source import key_lines

FILE = '''\
# a comment = "with", [brackets]
world = "surface"

[race.orcs]                      # line 4
tokens = 5
  supply=10
names = { en = "Orcs, [ {", "es" = 'Orcos # no', pt-BR = "x" }
[[race.orcs.effect]]
verb = "income"
where = { terrain = "hill", next_to = { held = true } }
[[race.orcs.effect]]
verb = "cost"
amount = -1

[race."ratmen"]
effect = [
    # a comment inside
    { verb = "income", per = "turn" },
    {
verb = "die" },
]
note = """
[not.a.table]
"""
more = [ [1, 2], """x""", \'\'\'y\'\'\', 1979-05-27 ]
a . "b" . c = 1.5
'''.replace("    {\nverb = \"die\" },\n", '    { verb = "die" },\n')


@pytest.mark.parametrize(("path", "line"), [
    (("world",), 2),
    (("race", "orcs"), 4),
    (("race", "orcs", "tokens"), 5),
    (("race", "orcs", "names", "es"), 7),
    (("race", "orcs", "effect"), 8),
    (("race", "orcs", "effect", 0, "where", "next_to", "held"), 10),
    (("race", "orcs", "effect", 1), 11),
    (("race", "ratmen", "effect"), 16),
    (("race", "ratmen", "effect", 1, "verb"), 19),
    (("race", "ratmen", "more", 0, 1), 24),
    (("race", "ratmen", "a", "b", "c"), 25),
])  # fmt: skip
def test_line_of_a_key(path, line):
    tomllib.loads(FILE)   # the scanner is for files that are TOML
    assert key_lines(FILE)[path] == line


@pytest.mark.parametrize(("text", "lines"), [
    ("a = 1\r\n\r\n[b]\r\nc = 2\r\n", {("b", "c"): 4}),    # as on Windows
    ("[[a]]\n[a.b]\nc = 1\n[[a]]\n[a.b]\nc = 2\n", {("a", 0, "b", "c"): 3, ("a", 1, "b", "c"): 6}),
])  # fmt: skip
def test_other_files(text, lines):
    assert lines.items() <= key_lines(text).items()


def everything_in(value: object, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(deeper for key, part in inner for deeper in everything_in(part, (*path, key)))]


TEXT = st.text(st.sampled_from('ab"\\\'#[]{}=,. \n')).map(
    lambda text: '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'
)
KEY = st.one_of(st.sampled_from(["k", "k-1", "K_2", "7"]), TEXT)
VALUE = st.recursive(
    st.one_of(TEXT, st.sampled_from(["1", "-2.5", "true", "'# x'", '"""\n[a]\n"""', "1979-05-27"])),
    lambda inner: st.one_of(
        st.lists(inner).map(lambda parts: "[ " + ",\n # c ]\n".join(parts) + "]"),
        st.dictionaries(st.sampled_from("xyz"), inner.filter(lambda text: "\n" not in text)).map(
            lambda table: "{ " + ", ".join(f"{key} = {part}" for key, part in table.items()) + " }"
        ),
    ),
    max_leaves=8,
)


@given(st.lists(st.tuples(KEY, VALUE), max_size=5, unique_by=lambda pair: pair[0].strip('"')))
def test_every_part_of_any_file_has_the_line_it_begins_on(pairs):
    text = "\n".join(f"[[t]]\n{key} = {value}" for key, value in pairs)
    lines = key_lines(text)
    data = tomllib.loads(text)
    assert set(everything_in(data)) - {()} == set(lines)
    line = 1
    for number, (key, value) in enumerate(pairs):
        ((name, _),) = data["t"][number].items()
        assert (lines["t", number], lines["t", number, name]) == (line, line + 1)
        line += 2 + value.count("\n")
        assert key
