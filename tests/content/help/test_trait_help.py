"""Help is written from the effects, in every language, and reads like a sentence."""

import re
from random import Random
from typing import Any, get_args

import pytest
from msgspec import inspect as declared

from swqt import engine
from swqt.content import Catalogue, help_text, language, parse_traits
from swqt.content.help.trait_help import effect_text
from swqt.content.traits import effect_schema as schema
from swqt.content.traits.conversion import field_names
from swqt.engine import Effect
from swqt.translation import languages
from tests.support.homemade import wild_trait

SHIPPED = Catalogue.load().traits


def helps(name: str, lang: str) -> list[str]:
    return help_text(Catalogue.load().trait(name), lang)


def reads_well(sentence: str) -> bool:
    """A capital or a sign first, one full stop at the end, nothing left open, no space too many."""
    begins = sentence[0].isupper() or sentence[0].isdigit() or sentence[0] == "+"
    ends = re.fullmatch(r"[^{}]*[^ .,{}]\.", sentence)
    return bool(begins and ends and not re.search(r"  | [,.;:]|[,;:]{2}|,;", sentence))


@pytest.mark.parametrize(("name", "lang", "expected"), [
    ("amazons", "en", [
        "6 tokens, plus those of the power (no more than 15 in all).",
        "+4 tokens for conquests only: they are set aside at the end of each redeployment and return next turn.",
    ]),
    ("ghouls", "en", [
        "5 tokens, plus those of the power (no more than 10 in all).",
        "All its tokens stay on the map when it declines.",
        "In decline: it keeps conquering every turn, before the active race.",
    ]),
    ("giants", "en", [
        "6 tokens, plus those of the power (no more than 11 in all).",
        "Each conquest in regions next to a Mountain region of this race costs 1 token less.",
    ]),
    ("fortified", "en", [
        "Adds 3 tokens.",
        "At each redeployment, a Fortress may be placed in a region held.",
        "Only one may stand in a region.",
        "No more than 6 may stand on the map.",
        "Each makes its region cost attackers 1 token more.",
        "They stay when the race declines.",
        "+1 coin for each region held with a Fortress.",
    ]),
    ("skeletons", "es", [
        "6 fichas, más las de su poder; 20 en total como máximo.",
        "En la redistribución: +1 ficha por cada 2 regiones no vacías conquistadas este turno.",
    ]),
    ("mounted", "ru", [
        "Добавляет 5\u00a0жетонов.",
        "Каждый захват в холмистых регионах стоит на 1\u00a0жетон меньше.",
        "Каждый захват в пахотных регионах стоит на 1\u00a0жетон меньше.",
    ]),
    ("halflings", "ru", [
        "6\u00a0жетонов и ещё жетоны способности; всего их 11.",
        "Не имея регионов на карте, может войти где угодно.",
        "В каждый из первых 2 захваченных регионов ставят нору.",
        "Регион с норой неприкосновенен: противники не могут его захватить.",
        "Они покидают карту, когда народ приходит в упадок.",
    ]),
])  # fmt: skip
def test_text(name, lang, expected):
    assert helps(name, lang) == expected
    further = {"en": "fi", "es": "es-MX"}
    assert helps(name, further.get(lang, lang)) == expected, "a further language falls back to another"


@pytest.mark.parametrize("lang", languages())
def test_every_effect_of_every_trait_is_told_and_no_sentence_twice(lang, subtests):
    """Different effects have different texts, and a clause has a phrase in every language, not a word of files."""
    words = language(lang)
    assert [clause for clause in engine.CLAUSES if not words.has("say", f"clause.{clause}")] == []
    texts = {}
    for trait in SHIPPED:
        with subtests.test(trait.name):
            for effect in trait.effects:
                fields = set(Effect.__dataclass_fields__) - {"trait", "rule", "note", "variants"}
                what = tuple(getattr(effect, field) for field in sorted(fields))
                text = tuple(effect_text(effect, words))
                assert text
                assert texts.setdefault(text, what) == what
            sentences = help_text(trait, lang)
            assert [sentence for sentence in sentences if not reads_well(sentence)] == []
            assert len(set(sentences)) == len(sentences)


def test_a_relic_of_ones_own_is_called_by_its_name():
    """BLANK-3: there is no phrase for it in any language."""
    text = '[race.moon-cats]\ntokens = 5\nsupply = 10\n[[race.moon-cats.effect]]\nverb = "income"\n'
    text += 'where = { next_to = { piece = "moon-well" } }\n[place.moon-well]\n'
    (cats, _) = parse_traits(text, "my-race.toml").entries
    told = {lang: help_text(cats.trait, lang)[1].replace("\xa0", " ") for lang in ("en", "es", "ru")}
    assert told == {
        "en": "+1 coin for each region held next to Moon Well.",
        "es": "+1 moneda por cada región que ocupa junto a la región con Moon Well.",
        "ru": "+1 монета за каждый занятый регион рядом с фишкой «Moon Well».",
    }


def test_every_word_a_file_may_use_is_known():
    tables = language("en").tables
    described = {*tables["kind"], *tables["more"], *tables["while"]}
    conditions = declared.type_info(schema.CostConditions)
    assert isinstance(conditions, declared.StructType)
    for condition in conditions.fields:
        match condition.type:
            case declared.LiteralType(values=known):
                assert {f"{condition.name}={word}" for word in known} <= described
            case declared.BoolType():
                assert {f"{condition.name}=true", f"{condition.name}=false"} <= described
            case _:
                assert condition.name in described
    forms = {(*schema.PIECES, *schema.ITEMS): ("name", "a", "the", "with"), schema.PIECES: ("n",)}
    assert {f"{piece}.{form}" for pieces in forms for piece in pieces for form in forms[pieces]} == set(tables["piece"])
    assert {f"{condition}=here" for condition in ("piece", "terrain_of")} <= described
    assert set(engine.PER) <= set(tables["per"])
    assert (set(engine.LIMITS) - {""}, set(engine.STAGES)) == (set(tables["limit"]), set(tables["stage"]))
    # Conquests and the occasions of windfalls need no adverb.
    assert set(engine.MOMENTS) - {"conquest", "decline", "abandon"} == set(tables["moment"])


def test_the_words_of_a_file_are_those_of_the_engine():
    fields = set(Effect.__dataclass_fields__) - {"trait"}
    tables = [effect for effects in schema.EFFECTS.values() for effect in effects]
    assert {"verb", "clause"} | {name for effect in tables for name in field_names(effect)} == fields
    assert set(field_names(schema.CostConditions)) == set(engine.CONDITIONS)
    assert {verb for kind in schema.EFFECTS for verb in schema.verbs_of(kind)} == set(engine.VERBS)
    assert {clause for kind in schema.EFFECTS for clause in schema.tags_of(kind, "clause")} == set(engine.CLAUSES)
    assert get_args(schema.Terrain) == (*engine.TERRAIN_OF_LETTER.values(), "water", "land")
    assert (get_args(schema.Mark), get_args(schema.Stage)) == (engine.MARKS, engine.STAGES)
    of_engine = {
        "per": engine.PER, "limit": engine.LIMITS, "at": engine.MOMENTS, "source": engine.SOURCES,
        "keep": engine.KEEPS, "payer": engine.PAYERS,
    }  # fmt: skip
    for field, known in of_engine.items():
        assert words_of(tables, field) == set(known) - {""}
    assert words_of([schema.CostConditions], "holder") == set(engine.HOLDERS)
    assert words_of(tables, "variants") <= set(engine.OPTION_VALUES)
    assert words_of(tables, "piece") <= set(schema.PIECES)


def words_of(tables: list[Any], name: str) -> set[str]:
    """Every word that one of *tables* takes in the field *name*."""
    found: set[str] = set()
    for table in tables:
        for field in declared.type_info(table).fields:
            words = field.type.item_type if isinstance(field.type, declared.ListType) else field.type
            found.update(words.values if field.name == name and isinstance(words, declared.LiteralType) else ())
    return found


@pytest.mark.parametrize("kind", schema.EFFECTS)
def test_any_effect_that_is_right_can_be_told(kind):
    head = f"[{kind}.lunar]\n" + {"race": "tokens = 5\nsupply = 10\n", "power": "tokens = 5\n"}.get(kind, "")
    for seed in range(60):
        for effect in wild_trait(kind, "lunar", head, Random(f"{kind} {seed}")).trait.effects:
            for lang in languages():
                sentences = effect_text(effect, language(lang))
                assert sentences or (effect.verb, effect.keep) == ("decline", "one"), "what every decline does"
                assert [sentence for sentence in sentences if not reads_well(sentence)] == [], effect
