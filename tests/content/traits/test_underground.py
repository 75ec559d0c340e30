"""Underground's banners, badges, relics and places: their numbers, and that each says what its rules say."""

import dataclasses

import pytest

from swqt.content import Catalogue
from swqt.content.traits.effect_schema import ITEMS, PIECES
from swqt.engine import CLAUSES, VERBS, Effect, Trait

# From the printed banners: value and tray (COMP-5, COMP-6).
RACES = {
    "cultists": (5, 10), "drow": (4, 9), "flames": (4, 9), "gnomes": (6, 11), "irondwarves": (7, 12),
    "kraken": (5, 10), "liches": (5, 10), "lizardmen": (7, 12), "mimes": (7, 12), "mudmen": (5, 12),
    "mummies": (10, 15), "ogres": (5, 10), "shrooms": (5, 10), "spiderines": (7, 12), "wisp": (6, 11),
}  # fmt: skip
POWERS = {
    "adventurous": 5, "fisher": 4, "flocking": 5, "frightened": 4, "immortal": 4, "magic": 5, "martyr": 4,
    "mining": 4, "muddy": 3, "mystic": 4, "quarreling": 3, "reborn": 5, "royal": 5, "shield": 3, "stone": 4,
    "thieving": 4, "tomb": 5, "vampire": 5, "vanishing": 5, "vengeful": 4, "wise": 4,
}  # fmt: skip
RELICS = {"doormat", "orb", "ring", "scepter", "socks", "sword"}
PLACES = {"altar", "crypt", "diamond", "fountain", "keep", "mine", "pentacle", "pipe", "stonehedge"}

# Printed, and not of the traits: Black Mountains (the board's), Vengeance markers (notes).
BLACK_MOUNTAINS, VENGEANCE_MARKERS = 9, 4


@pytest.fixture(scope="module")
def underground() -> dict[str, Trait]:
    content = Catalogue.load().content("underground")
    return {trait.name: trait for traits in content[1:] for trait in traits}


def effects(trait: Trait) -> list[dict[str, object]]:
    """The effects of a trait as its author wrote them: only what differs from the defaults."""
    bare = Effect("", "", "")
    return [
        {
            field.name: getattr(effect, field.name)
            for field in dataclasses.fields(Effect)
            if field.name not in ("trait", "rule") and getattr(effect, field.name) != getattr(bare, field.name)
        }
        for effect in trait.effects
    ]


def of_kind(traits: dict[str, Trait], kind: str) -> dict[str, Trait]:
    return {name: trait for name, trait in traits.items() if trait.kind == kind}


def test_all_fifteen_races_with_their_values_and_trays(underground: dict[str, Trait]) -> None:
    """COMP-5, COMP-6, C-27."""
    assert {n: (t.tokens, t.supply) for n, t in of_kind(underground, "race").items()} == RACES


def test_all_twenty_one_powers_with_their_values(underground: dict[str, Trait]) -> None:
    """COMP-5."""
    assert {n: t.tokens for n, t in of_kind(underground, "power").items()} == POWERS


def test_all_six_relics_and_nine_places(underground: dict[str, Trait]) -> None:
    """COMP-8: they have no number; each is a piece of its own name."""
    assert set(of_kind(underground, "relic")) == RELICS
    assert set(of_kind(underground, "place")) == PLACES
    assert {*RELICS, *PLACES} == set(ITEMS)
    assert not set(ITEMS) & set(PIECES)


def test_the_trays_together_hold_165_tokens(underground: dict[str, Trait]) -> None:
    """CHECK-1, COMP-6."""
    assert sum(trait.supply for trait in underground.values()) == 165


def test_a_tray_is_enough_for_the_largest_badge_and_no_more(underground: dict[str, Trait]) -> None:
    """COMP-6: tray = value + 5, but for the Mudmen, who grow."""
    for name, trait in of_kind(underground, "race").items():
        assert trait.supply - trait.tokens == (7 if name == "mudmen" else max(POWERS.values())), name


def test_there_are_49_small_pieces(underground: dict[str, Trait]) -> None:
    """CHECK-1, COMP-8: what the traits bring, relics and places included, and what is no trait's."""
    brought = {
        (effect.piece or effect.note): effect.stock or effect.count or 1
        for trait in underground.values()
        for effect in trait.effects
        if effect.verb == "piece" or effect.clause in ("bag", "balrog", "ghost", "hammers")
    }
    assert brought == {
        "volcano": 1, "ancient": 1, "balrog": 1, "ghost": 1, "queen": 1, "armor": 8, "hammers": 7, "bag": 1,
    }  # fmt: skip
    assert sum(brought.values()) + len(ITEMS) + BLACK_MOUNTAINS + VENGEANCE_MARKERS == 49


def test_every_effect_names_its_trait_and_the_rule_behind_it(underground: dict[str, Trait]) -> None:
    own = {"race": "U-RACE", "power": "U-POWER", "relic": "RELIC", "place": "PLACE"}
    for trait in underground.values():
        for effect in trait.effects:
            assert effect.trait == trait.name
            rule = f"{own[trait.kind]}-{trait.name.upper()}-"
            assert effect.rule.startswith(rule) or effect.rule in ("FIRST-4", "DECLINE-4"), effect


def test_every_verb_and_every_clause_is_used_by_a_trait() -> None:
    """What no trait needs would be a rule nobody plays."""
    used = [effect for trait in Catalogue.load().traits for effect in trait.effects]
    assert {effect.verb for effect in used} == set(VERBS)
    assert {effect.clause for effect in used} - {""} == set(CLAUSES)


def test_badges_that_are_kept_in_decline(underground: dict[str, Trait]) -> None:
    """DECLINE-4."""
    kept = {
        name for name, trait in underground.items() if any(e.verb == "decline" and e.badge for e in trait.effects)
    }
    assert kept == {"muddy", "reborn", "royal", "tomb", "wise"}


CRYSTAL = ("terrain", "crystal")
LONE = (("active", True), ("holder", "opponent"), ("lone", True))
BADGE = {"verb": "decline", "badge": True}
CASES: list[tuple[str, list[dict[str, object]]]] = [
    # U-RACE-CULTISTS-1 ... U-RACE-WISP-1
    (
        "cultists",
        [
            {
                "verb": "piece", "piece": "ancient", "count": 1, "at": "conquest", "moves": 1, "immune": True,
                "note": "ancient-placed",
            },
            {"verb": "cost", "amount": -1, "where": (("next_to", (("piece", "ancient"),)),)},
        ],
    ),
    ("drow", [{"verb": "income", "where": (("alone", True),)}]),
    (
        "flames",
        [
            {"verb": "piece", "piece": "volcano", "count": 1, "at": "pick", "where": (("mark", "volcano"),)},
            {"verb": "as_empty", "where": (("linked_to", (("piece", "volcano"),)),), "variants": ("flames_entry",)},
        ],
    ),
    ("gnomes", [{"verb": "shield"}]),
    (
        "irondwarves",
        [{"verb": "clause", "clause": "hammers", "where": (("mark", "mine"),), "stock": 7, "note": "hammers"}],
    ),
    ("kraken", [
        {"verb": "zone", "where": (("terrain", "water"),), "when": "always"},
        {"verb": "entry", "where": (("mark", "edge"), ("terrain", "sea"))},
    ]),
    ("liches", [{"verb": "toll", "when": "declined"}]),
    ("lizardmen", [{"verb": "link", "where": (("terrain", "water"),), "passage": True}]),
    ("mimes", [{"verb": "clause", "clause": "swap-badge"}]),
    ("mudmen", [{"verb": "supply", "where": (("terrain", "mud"),)}]),
    ("mummies", [{"verb": "cost"}]),                # one more each
    ("ogres", [{"verb": "cost", "amount": -1}]),
    ("shrooms", [{"verb": "income", "where": (("terrain", "mushroom"),)}]),
    (
        "spiderines",
        [
            {"verb": "link", "where": (("next_to", (("terrain", "chasm"),)),), "anywhere": True},
            {"verb": "entry", "where": (("next_to", (("terrain", "chasm"),)),)},
        ],
    ),
    (
        "wisp",
        [{"verb": "die", "where": (CRYSTAL,)}, {"verb": "die", "where": (("next_to", (("held", True), CRYSTAL)),)}],
    ),
    # U-POWER-ADVENTUROUS-1 ... U-POWER-WISE-1
    ("adventurous", [{"verb": "income", "where": (("place", True),)}]),
    (
        "fisher",
        [{"verb": "income", "every": 2, "where": (("next_to", (("terrain", "water"),)), ("terrain", "land"))}],
    ),
    ("flocking", [{"verb": "income", "amount": 2, "per": "flock"}]),
    ("frightened", [{"verb": "income", "where": (("tokens", 3),)}]),
    ("immortal", [{"verb": "loss", "amount": 0}]),
    ("magic", [{"verb": "clause", "clause": "bag", "piece": "bag"}]),
    ("martyr", [{"verb": "toll", "payer": "bank"}]),
    ("mining", [{"verb": "income", "where": (("mark", "mine"),)}]),
    ("muddy", [{"verb": "income", "where": (("terrain", "mud"),), "when": "always"}, BADGE]),
    ("mystic", [{"verb": "income", "where": (CRYSTAL,)}]),
    ("quarreling", [{"verb": "income", "per": "group"}]),
    ("reborn", [{"verb": "clause", "clause": "reborn", "count": 2, "when": "declined"}, BADGE]),
    (
        "royal",
        [
            {
                "verb": "piece", "piece": "queen", "count": 1, "at": "close", "moves": 1, "immune": True,
                "stays": True,
            },
            BADGE,
        ],
    ),
    (
        "shield",
        [
            {
                "verb": "piece", "piece": "armor", "count": 1, "at": "redeploy", "new": True,
                "where": (("terrain", "mushroom"),), "stock": 8, "defence": 1, "stays": True,
            }
        ],
    ),
    ("stone", [{"verb": "income", "where": (("terrain", "blackmountain"),)}]),
    ("thieving", [{"verb": "income", "per": "opponent"}]),
    ("tomb", [{"verb": "decline", "keep": "all", "redeploys": True, "badge": True}]),
    ("vampire", [{"verb": "substitute", "where": LONE, "limit": "opponent", "source": "tray or hand"}]),
    ("vanishing", [{"verb": "decline", "keep": "none", "amount": 2}]),
    ("vengeful", [{"verb": "cost", "amount": -1, "where": (("holder", "grudge"),)}]),
    ("wise", [{"verb": "income", "amount": 2, "per": "turn", "where": (("held", True),), "when": "declined"}, BADGE]),
    # RELIC-DOORMAT-1 ... RELIC-SWORD-1
    ("doormat", [{"verb": "reach", "limit": "turn"}]),
    ("orb", [{"verb": "substitute", "where": LONE, "limit": "turn", "source": "tray or hand"}]),
    (
        "ring",
        [{"verb": "clause", "clause": "ring"}, {"verb": "income", "per": "opponent", "where": (("piece", "ring"),)}],
    ),
    ("scepter", [{"verb": "clause", "clause": "scepter", "where": (("piece", "mine"),)}]),   # RELIC-SCEPTER-2
    ("socks", [{"verb": "as_empty", "limit": "turn"}, {"verb": "loss", "amount": 0, "limit": "turn"}]),
    ("sword", [{"verb": "cost", "amount": -2, "limit": "turn"}]),
    # PLACE-ALTAR-1 ... PLACE-STONEHEDGE-1
    ("altar", [{"verb": "clause", "clause": "altar", "amount": 3, "when": "always"}]),
    ("crypt", [{"verb": "clause", "clause": "ghost", "piece": "ghost", "immune": True}]),
    ("diamond", [{"verb": "income", "where": (("terrain_of", "diamond"),), "when": "always"}]),
    ("fountain", [{"verb": "supply", "at": "start", "where": (("piece", "fountain"),)}]),
    (
        "keep",
        [
            {"verb": "income", "where": (("piece", "keep"),), "when": "always"},
            {"verb": "defence", "where": (("piece", "keep"),), "when": "always"},
        ],
    ),
    ("mine", [{"verb": "income", "amount": 2, "where": (("piece", "mine"),), "when": "always"}]),
    ("pentacle", [{"verb": "clause", "clause": "balrog", "piece": "balrog", "immune": True}]),
    ("pipe", [{"verb": "link", "where": (("terrain_of", "pipe"),)}]),
    ("stonehedge", [{"verb": "grant"}]),
]  # fmt: skip


@pytest.mark.parametrize(("name", "expected"), CASES, ids=[name for name, _ in CASES])
def test_effects(underground: dict[str, Trait], name: str, expected: list[dict[str, object]]) -> None:
    assert effects(underground[name]) == expected


def test_the_effects_of_all_traits_are_tested(underground: dict[str, Trait]) -> None:
    assert {name for name, _ in CASES} == set(underground) == {*RACES, *POWERS, *RELICS, *PLACES}
