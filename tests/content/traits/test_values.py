"""The numbers on banners, badges and trays (COMP-5, COMP-6), and that every base trait says what its rules say."""

import dataclasses

import pytest

from swqt.content import Catalogue
from swqt.engine import CONDITIONS, VERBS, Effect, Trait, Where

# From the printed banners: value and tray.
RACES = {
    "amazons": (6, 15), "dwarves": (3, 8), "elves": (6, 11), "ghouls": (5, 10), "giants": (6, 11),
    "halflings": (6, 11), "humans": (5, 10), "orcs": (5, 10), "ratmen": (8, 13), "skeletons": (6, 20),
    "sorcerers": (5, 18), "tritons": (6, 11), "trolls": (5, 10), "wizards": (5, 10),
}  # fmt: skip
POWERS = {
    "alchemist": 4, "berserk": 4, "bivouacking": 5, "commando": 4, "diplomat": 5, "dragon": 5, "flying": 5,
    "forest": 4, "fortified": 3, "heroic": 5, "hill": 4, "merchant": 2, "mounted": 5, "pillaging": 5,
    "seafaring": 5, "spirit": 5, "stout": 4, "swamp": 4, "underworld": 5, "wealthy": 4,
}  # fmt: skip
GROWING = {"skeletons", "sorcerers"}   # they gain tokens from the tray during the game


@pytest.fixture(scope="module")
def base() -> dict[str, Trait]:
    content = Catalogue.load().content("base")
    return {trait.name: trait for trait in (*content.races, *content.powers)}


def effects(base: dict[str, Trait], name: str) -> list[dict[str, object]]:
    """The effects of a trait as its author wrote them: only what differs from the defaults."""
    bare = Effect("", "", "")
    return [
        {
            field.name: getattr(effect, field.name)
            for field in dataclasses.fields(Effect)
            if field.name not in ("trait", "rule")
            and getattr(effect, field.name) != getattr(bare, field.name)
        }
        for effect in base[name].effects
    ]


def test_all_fourteen_races_with_their_values_and_trays(base: dict[str, Trait]) -> None:
    """COMP-5, COMP-6."""
    races = {t.name: (t.tokens, t.supply) for t in base.values() if t.kind == "race"}
    assert races == RACES


def test_all_twenty_powers_with_their_values(base: dict[str, Trait]) -> None:
    """COMP-5."""
    assert {t.name: t.tokens for t in base.values() if t.kind == "power"} == POWERS


def test_the_trays_together_hold_168_tokens(base: dict[str, Trait]) -> None:
    """CHECK-1, COMP-6."""
    assert sum(trait.supply for trait in base.values()) == 168


def test_a_tray_is_enough_for_the_largest_badge_and_no_more(base: dict[str, Trait]) -> None:
    """COMP-6: tray = value + 5, the Amazons' four included, except where the race can grow."""
    largest = max(POWERS.values())
    for name, trait in base.items():
        if trait.kind == "race":
            loan = sum(effect.amount for effect in trait.effects if effect.verb == "loan")
            needed = trait.tokens + loan + largest
            assert trait.supply > needed if name in GROWING else trait.supply == needed, name


def test_every_effect_names_its_trait_and_the_rule_behind_it(base: dict[str, Trait]) -> None:
    for trait in base.values():
        for effect in trait.effects:
            assert effect.trait == trait.name
            own = f"{trait.kind.upper()}-{trait.name.upper()}-"
            assert effect.rule.startswith(own) or effect.rule == "FIRST-4", effect


def test_conditions_are_sorted(base: dict[str, Trait]) -> None:
    """Two ways to write the same conditions are one Where, so they compare and hash alike."""

    def check(where: Where) -> None:
        assert list(where) == sorted(where)
        for condition, argument in where:
            assert condition in CONDITIONS
            if isinstance(argument, tuple):
                check(argument)

    for trait in base.values():
        for effect in trait.effects:
            assert effect.verb in VERBS
            check(effect.where)


LONE = (("active", True), ("holder", "opponent"), ("lone", True))


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        # RACE-AMAZONS-1 ... RACE-WIZARDS-1
        ("amazons", [{"verb": "loan", "amount": 4}]),
        ("dwarves", [{"verb": "income", "where": (("mark", "mine"),), "when": "always"}]),
        ("elves", [{"verb": "loss", "amount": 0}]),
        ("ghouls", [{"verb": "decline", "keep": "all"}, {"verb": "campaign", "when": "declined"}]),
        (
            "giants",
            [{"verb": "cost", "amount": -1, "where": (("next_to", (("held", True), ("terrain", "mountain"))),)}],
        ),
        (
            "halflings",
            [
                {"verb": "entry"},
                {"verb": "piece", "piece": "hole", "count": 2, "at": "conquest", "immune": True, "note": "holes-dug"},
            ],
        ),
        ("humans", [{"verb": "income", "where": (("terrain", "farmland"),)}]),
        ("orcs", [{"verb": "income", "per": "conquest"}]),
        ("ratmen", []),
        ("skeletons", [{"verb": "supply", "per": "conquest", "every": 2}]),
        (
            "sorcerers",
            [
                {
                    "verb": "substitute", "where": LONE, "limit": "opponent",
                    "variants": ("sorcerer_empty_hand", "sorcerer_vs_elf"),
                }
            ],
        ),
        (
            "tritons",
            [{"verb": "cost", "amount": -1, "where": (("next_to", (("terrain", "water"),)), ("terrain", "land"))}],
        ),
        ("trolls", [{"verb": "defence", "when": "always", "piece": "lair", "stock": 10}]),
        ("wizards", [{"verb": "income", "where": (("mark", "magic"),)}]),
        # POWER-ALCHEMIST-1 ... POWER-WEALTHY-1
        ("alchemist", [{"verb": "income", "amount": 2, "per": "turn"}]),
        ("berserk", [{"verb": "die"}]),
        (
            "bivouacking",
            [
                {
                    "verb": "piece", "piece": "encampment", "count": 5, "at": "redeploy", "stock": 5, "moves": 5,
                    "defence": 1, "variants": ("bivouac_moves",),
                }
            ],
        ),
        ("commando", [{"verb": "cost", "amount": -1}]),
        ("diplomat", [{"verb": "pact"}]),
        ("dragon", [{"verb": "overrun", "limit": "turn", "piece": "dragon", "immune": True}]),
        ("flying", [{"verb": "reach", "where": (("terrain", "land"),)}]),
        ("forest", [{"verb": "income", "where": (("terrain", "forest"),)}]),
        (
            "fortified",
            [
                {
                    "verb": "piece", "piece": "fortress", "count": 1, "at": "redeploy", "new": True,
                    "limit": "turn", "apart": True, "optional": True, "stock": 6, "defence": 1, "stays": True,
                },
                {"verb": "income", "where": (("piece", "fortress"),)},
            ],
        ),
        (
            "heroic",
            [
                {
                    "verb": "piece", "piece": "hero", "count": 2, "at": "close", "apart": True, "immune": True,
                    "moves": 2,
                }
            ],
        ),
        ("hill", [{"verb": "income", "where": (("terrain", "hill"),)}]),
        ("merchant", [{"verb": "income"}]),
        (
            "mounted",
            [
                {"verb": "cost", "amount": -1, "where": (("terrain", "hill"),)},
                {"verb": "cost", "amount": -1, "where": (("terrain", "farmland"),)},
            ],
        ),
        ("pillaging", [{"verb": "income", "per": "conquest"}]),
        (
            "seafaring",
            [
                {"verb": "zone", "where": (("terrain", "water"),)},
                {"verb": "entry", "where": (("mark", "edge"), ("terrain", "sea"))},
            ],
        ),
        ("spirit", [{"verb": "decline", "extra": True, "badge": True}]),
        ("stout", [{"verb": "decline", "after_score": True}]),
        ("swamp", [{"verb": "income", "where": (("terrain", "swamp"),)}]),
        (
            "underworld",
            [
                {"verb": "cost", "amount": -1, "where": (("mark", "cavern"),)},
                {"verb": "link", "where": (("mark", "cavern"),)},
            ],
        ),
        ("wealthy", [{"verb": "income", "amount": 7, "per": "turn", "limit": "game"}]),
    ],
)  # fmt: skip
def test_effects(base: dict[str, Trait], name: str, expected: list[dict[str, object]]) -> None:
    assert effects(base, name) == expected


def test_the_effects_of_all_traits_are_tested(base: dict[str, Trait]) -> None:
    tested = {case[0] for case in test_effects.pytestmark[0].args[1]}   # type: ignore[attr-defined]
    assert tested == set(base) == set(RACES) | set(POWERS)
