"""The catalogues without the window: which languages there are, their plurals, and English without Qt."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from swqt.content import Catalogue, Language, language
from swqt.content.help.language import source_tables
from swqt.content.help.trait_help import help_text
from swqt.translation import Translation, counted_english, languages, nearest_language, translation


class MadeUp(Translation):
    """A catalogue without a file: *texts* are translations by context and key."""

    def __init__(self, texts: dict[tuple[str, str], str]) -> None:
        super().__init__("en")
        self.code = "xx"
        self.texts = texts

    def find(self, context: str, key: str, source: str, number: int = -1) -> str:
        return self.texts.get((context, key), "")


def speaking(monkeypatch: pytest.MonkeyPatch, texts: dict[tuple[str, str], str]) -> Language:
    words = Language(MadeUp(texts), source_tables())
    for module in ("swqt.content.traits.catalogue", "swqt.content.help.trait_help"):
        monkeypatch.setattr(f"{module}.language", lambda _code: words)
    return words


def test_the_nearest_language() -> None:
    assert [nearest_language(code) for code in ("es", "es-MX", "es_AR", "en-GB", "fi", "")] == [
        "es", "es", "es", "en", "en", "en",
    ]  # fmt: skip
    assert language("es-MX") is language("es")


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("es", ["0 monedas", "1 moneda", "2 monedas", "5 monedas", "21 monedas"]),
        ("ru", ["0 монет", "1 монета", "2 монеты", "5 монет", "21 монета"]),
    ],
)
def test_plurals_follow_the_rules_of_qt(code: str, told: list[str]) -> None:
    counted = [language(code).counted("coins", number) for number in (0, 1, 2, 5, 21)]
    assert [text.replace("\xa0", " ") for text in counted] == told


def test_english_plurals_need_no_catalogue() -> None:
    assert [counted_english("%n Hero(es)", number) for number in (0, 1, 2)] == ["%n Heroes", "%n Hero", "%n Heroes"]
    assert translation("en").find("trait", "elves", "Elves") == ""
    assert [language("en").pieces("hero", number) for number in (1, 2)] == ["1 Hero", "2 Heroes"]
    assert language("en").pieces("sword", 1) == "Sword of the Killer Rabbit"


def test_without_qt_there_is_english(root: Path) -> None:
    code = (
        "import sys; sys.modules['PySide6'] = None\n"
        "from swqt.translation import languages; print(languages())\n"
        "from swqt.__main__ import main; sys.exit(main(['trait', 'explain', 'heroic']))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=root, capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("('en',)\nHeroic (heroic)\n")
    assert "2 Heroes" in done.stdout


def test_english_words_do_not_load_qt(root: Path) -> None:
    code = (
        "import sys; from swqt.content import Catalogue, help_text\n"
        "print(help_text(Catalogue.load().trait('heroic')), 'PySide6' in sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=root, capture_output=True, text=True, timeout=60, check=True
    )
    assert done.stdout.endswith(" False\n")


# Words with several forms


def test_a_power_agrees_with_its_race(monkeypatch: pytest.MonkeyPatch) -> None:
    speaking(monkeypatch, {
        ("form", "combo"): "{race} {power}", ("trait", "amazons"): "Amazones", ("trait", "orcs"): "Orcs",
        ("gender", "amazons"): "f", ("trait", "flying"): "Volants", ("in_combo", "flying"): "volants | volantes",
        ("trait", "swamp"): "Des Marais", ("in_combo", "swamp"): "des Marais", ("trait", "dragon"): "Et leur Dragon",
    })  # fmt: skip
    catalogue = Catalogue.load()
    combos = [(power, race) for power in ("flying", "swamp", "dragon") for race in ("orcs", "amazons")]
    assert [catalogue.combo_name(power, race, "xx") for power, race in combos] == [
        "Orcs volants", "Amazones volantes", "Orcs des Marais", "Amazones des Marais", "Orcs Et leur Dragon",
        "Amazones Et leur Dragon",
    ]  # fmt: skip
    assert catalogue.name("flying", "xx") == "Volants"


def test_a_race_may_have_an_article(monkeypatch: pytest.MonkeyPatch) -> None:
    words = speaking(monkeypatch, {("article", "elves"): "gli"})
    assert [words.article(race) for race in ("elves", "orcs", "my-own-race")] == ["gli", "", ""]


def test_a_phrase_asks_for_the_form_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    speaking(monkeypatch, {
        ("count", "coins"): "%n монета | %n монету", ("kind", "terrain=farmland"): "пахотный | пахотных",
        ("region", "held"): "занятых {kind2} регионов {more}", ("say", "income"): "+{coins2} {per}",
    })  # fmt: skip
    assert help_text(Catalogue.load().trait("humans"), "xx")[1] == "+1 монету for each занятых пахотных регионов."


def test_a_word_without_further_forms_is_its_own_second_form(monkeypatch: pytest.MonkeyPatch) -> None:
    speaking(monkeypatch, {("region", "held"): "held {kind3} region {more}", ("say", "income"): "+{coins4} {per}"})
    assert help_text(Catalogue.load().trait("humans"), "xx")[1] == "+1 coin for each held Farmland region."


def test_a_word_may_stand_behind_the_region(monkeypatch: pytest.MonkeyPatch) -> None:
    speaking(monkeypatch, {("kind", "mark=mine"): "… with a Mine"})
    assert help_text(Catalogue.load().trait("dwarves"), "xx")[1] == (
        "+1 coin for each region held with a Mine, also in decline."
    )


def test_a_phrase_keeps_spaces_that_do_not_break(monkeypatch: pytest.MonkeyPatch) -> None:
    speaking(monkeypatch, {("say", "plain"): "rien\u202f: c’est tout"})
    assert help_text(Catalogue.load().trait("ratmen"), "xx")[1] == "Rien\u202f: c’est tout."


def test_a_slot_that_does_not_exist_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    speaking(monkeypatch, {("say", "plain"): "{nothing}"})
    with pytest.raises(KeyError, match="nothing"):
        help_text(Catalogue.load().trait("ratmen"), "xx")


def test_english_is_the_first_language() -> None:
    assert languages()[0] == "en"
    assert {"en", "es"} <= set(languages())
