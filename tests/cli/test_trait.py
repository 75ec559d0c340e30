"""``swqt trait``: new ones, what is wrong with them and where, and what they do."""

from pathlib import Path

import pytest

from swqt.content import resource_folder
from swqt.content.traits.template import template
from swqt.table import Library
from swqt.translation import languages

GOOD = """
[race.moon-cats]
tokens = 6
supply = 11
names = { en = "Moon Cats" }
[[race.moon-cats.effect]]
verb = "income"
rule = "MY-1"
where = { terrain = "hill" }
"""


@pytest.fixture
def cats(tmp_path: Path) -> Path:
    path = tmp_path / "cats.toml"
    path.write_text(GOOD, encoding="utf-8")
    return path


def test_a_good_file_of_traits_is_told_to_be_good(swqt, cats: Path) -> None:
    done = swqt("trait", "check", cats)
    assert (done.code, done.err) == (0, "")
    assert "no mistakes in moon-cats" in done.out


def test_mistakes_are_told_with_file_and_line(swqt, cats: Path) -> None:
    cats.write_text(GOOD.replace('"income"', '"incme"').replace("supply = 11", "supply = 99"), encoding="utf-8")
    done = swqt("trait", "check", cats)
    assert (done.code, done.out) == (1, "")
    first, second = done.err.splitlines()
    assert first.startswith("cats.toml:4: ")
    assert second.startswith("cats.toml:7: ")
    assert "did you mean income?" in second
    assert "ist income gemeint?" in swqt("trait", "check", cats, "--lang", "de").err
    assert "no such language: xx" in swqt("trait", "check", cats, "--lang", "xx").err


def test_a_trait_is_explained_in_every_language(swqt) -> None:
    english, spanish = (swqt("trait", "explain", "ghouls", "--lang", lang) for lang in ("en", "es"))
    assert english.out.startswith("Ghouls (ghouls)\n  ")
    assert spanish.code == 0
    assert spanish.out != english.out


def test_a_file_of_traits_is_explained(swqt, cats: Path) -> None:
    done = swqt("trait", "explain", cats)
    assert done.code == 0
    assert done.out.startswith("Moon Cats (moon-cats)\n")
    cats.write_text("[race.moon-cats]\n", encoding="utf-8")
    assert "swqt: cats.toml:1: moon-cats: a race needs tokens" in swqt("trait", "explain", cats).err


@pytest.mark.parametrize("kind", ["race", "power"])
def test_a_new_trait_lies_where_the_game_finds_it_and_can_be_played(swqt, home: Path, kind: str) -> None:
    done = swqt("trait", "new", kind, "moon-cats")
    path = home / "traits" / "moon-cats.toml"
    assert (done.code, done.out, done.err) == (0, f"{path}\n", "")
    assert swqt("trait", "check", path).code == 0
    library = Library()
    content = library.content("base +moon-cats")
    assert "moon-cats" in [trait.name for trait in (*content.races, *content.powers)]
    assert library.catalogue.name("moon-cats") == "Moon Cats"
    assert swqt("--headless", "--content", "base +moon-cats", "--seats", 2, "--seed", 1, "--quiet").code == 0


def test_the_hints_of_a_new_trait_can_be_uncommented(tmp_path: Path, swqt) -> None:
    lines = template("race", "moon-cats").splitlines()
    at, end = lines.index("# Some more to try: take away the signs # before them."), len(lines)
    end = next(n for n, line in enumerate(lines) if line.startswith("# All verbs"))
    code = [line.removeprefix("# ") for line in lines[at:end] if "=" in line or line.startswith("# [[")]
    path = tmp_path / "moon-cats.toml"
    path.write_text("\n".join([*lines[:at], *code]), encoding="utf-8")
    assert swqt("trait", "check", path).out == f"{path}: no mistakes in moon-cats\n"
    assert len(swqt("trait", "explain", path).out.splitlines()) == 1 + 1 + 4 + 4


def test_a_new_trait_may_be_written_anywhere(swqt, tmp_path: Path, home: Path) -> None:
    path = tmp_path / "cats.toml"
    assert swqt("trait", "new", "power", "moonlit", "-o", path).code == 0
    assert "[power.moonlit]" in path.read_text(encoding="utf-8")
    assert not home.exists()


def test_nothing_is_overwritten(swqt, cats: Path) -> None:
    done = swqt("trait", "new", "race", "sun-cats", "-o", cats)
    assert (done.code, done.out) == (2, "")
    assert "cats.toml exists already; name a new file" in done.err
    assert cats.read_text(encoding="utf-8") == GOOD
    assert swqt("trait", "new", "race", "sun-cats").code == 0
    assert swqt("trait", "new", "race", "sun-cats").code == 2


@pytest.mark.parametrize(("arguments", "message"), [
    ([], "write swqt trait new race NAME, swqt trait new power NAME, or --example NAME"),
    (["race"], "write swqt trait new race NAME"),
    (["relic", "lamp"], "write swqt trait new race NAME"),
    (["race", "Moon Cats"], "'Moon Cats' cannot be a name: write 3 to 24 small letters"),
    (["race", "die"], "die cannot be a name: it is a word of game files"),
    (["race", "../cats"], "'../cats' cannot be a name"),
    (["power", "flying"], "the name flying is already taken: choose another"),
    (["race", "sun-cats", "-o", "no-such-folder/x.toml"], "No such file or directory"),
    (["--example", "unicorns"], "no such example: unicorns; examples are beekeepers, minstrel"),
    (["race", "cats", "--example", "minstrel"], "an example already has a name: leave out race"),
])  # fmt: skip
def test_what_cannot_be_begun_is_told(swqt, home, arguments: list[str], message: str, monkeypatch, tmp_path) -> None:
    monkeypatch.chdir(tmp_path)
    done = swqt("trait", "new", *arguments)
    assert (done.code, done.out) == (2, "")
    assert message in done.err
    assert not home.exists()


@pytest.mark.parametrize("name", ["beekeepers", "minstrel"])
def test_the_examples_are_right_and_named_in_every_language(swqt, home: Path, name: str) -> None:
    assert swqt("trait", "new", "--example", name).code == 0
    path = home / "traits" / f"{name}.toml"
    assert path.read_text(encoding="utf-8") == (resource_folder() / f"examples/{name}.toml").read_text(encoding="utf-8")
    assert swqt("trait", "check", path).code == 0
    catalogue = Library().catalogue
    assert len({catalogue.name(name, lang) for lang in ("en", "es", "ru")}) == 3
    by_name = [swqt("trait", "explain", name, "--lang", lang).out for lang in languages()]
    assert by_name == [swqt("trait", "explain", path, "--lang", lang).out for lang in languages()]
    assert len(set(by_name)) == len(languages())


def test_examples_are_worked_out_by_the_engine(swqt) -> None:
    heading, *lines = swqt("trait", "explain", "commando").out.splitlines()[-4:]
    assert heading == "  Worked out by the engine on resources/examples/surface.swn:"
    assert lines[0] == ("  - The first conquest, Hill h2 (a Lost Tribe): 2 tokens (without its effects: 3 tokens).")
    assert len(lines) == 3
    assert "Worked out" not in swqt("trait", "explain", "sword").out


def test_an_own_trait_with_a_mistake_is_not_just_unknown(swqt, home: Path) -> None:
    assert swqt("trait", "new", "race", "moon-cats").code == 0
    path = home / "traits" / "moon-cats.toml"
    path.write_text(path.read_text(encoding="utf-8").replace('"income"', '"incme"', 1), encoding="utf-8")
    for arguments in (["trait", "explain", "moon-cats"], ["--headless", "--content", "base +moon-cats"]):
        assert "moon-cats.toml:15: no such verb: incme; did you mean income?" in swqt.refused(*arguments)


def test_a_replayed_game_shows_its_home_made_traits(swqt, home: Path, tmp_path: Path) -> None:
    assert swqt("trait", "new", "--example", "beekeepers").code == 0
    path = tmp_path / "game.swn"
    label = "base +beekeepers"
    assert swqt("--headless", "--content", label, "--seats", 2, "--seed", 1, "--quiet", "--out", path).code == 0
    (home / "traits" / "beekeepers.toml").unlink()
    assert swqt("replay", path, "--check").code == 0
    shown = swqt("replay", path, "--to", 30, "--show").out
    assert "\ntrait beekeepers = " in shown
    path.write_text(shown, encoding="utf-8")
    assert swqt("replay", path, "--show").out == shown
