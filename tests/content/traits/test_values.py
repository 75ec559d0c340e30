"""The numbers on banners, badges and trays (COMP-5, COMP-6), and that every trait says what its rules say."""

import pytest

from swqt.content import Catalogue
from swqt.content.traits.effect_schema import ITEMS
from swqt.engine import CLAUSES, VERBS, Trait

# From the printed banners: value and tray.
BASE_RACES = {
    "amazons": (6, 15), "dwarves": (3, 8), "elves": (6, 11), "ghouls": (5, 10), "giants": (6, 11),
    "halflings": (6, 11), "humans": (5, 10), "orcs": (5, 10), "ratmen": (8, 13), "skeletons": (6, 20),
    "sorcerers": (5, 18), "tritons": (6, 11), "trolls": (5, 10), "wizards": (5, 10),
}  # fmt: skip
BASE_POWERS = {
    "alchemist": 4, "berserk": 4, "bivouacking": 5, "commando": 4, "diplomat": 5, "dragon": 5, "flying": 5,
    "forest": 4, "fortified": 3, "heroic": 5, "hill": 4, "merchant": 2, "mounted": 5, "pillaging": 5,
    "seafaring": 5, "spirit": 5, "stout": 4, "swamp": 4, "underworld": 5, "wealthy": 4,
}  # fmt: skip
UNDERGROUND_RACES = {
    "cultists": (5, 10), "drow": (4, 9), "flames": (4, 9), "gnomes": (6, 11), "irondwarves": (7, 12),
    "kraken": (5, 10), "liches": (5, 10), "lizardmen": (7, 12), "mimes": (7, 12), "mudmen": (5, 12),
    "mummies": (10, 15), "ogres": (5, 10), "shrooms": (5, 10), "spiderines": (7, 12), "wisp": (6, 11),
}  # fmt: skip
UNDERGROUND_POWERS = {
    "adventurous": 5, "fisher": 4, "flocking": 5, "frightened": 4, "immortal": 4, "magic": 5, "martyr": 4,
    "mining": 4, "muddy": 3, "mystic": 4, "quarreling": 3, "reborn": 5, "royal": 5, "shield": 3, "stone": 4,
    "thieving": 4, "tomb": 5, "vampire": 5, "vanishing": 5, "vengeful": 4, "wise": 4,
}  # fmt: skip
GROWING = {"skeletons", "sorcerers", "mudmen"}   # they gain tokens from the tray during the game

# Printed, and not of the traits: Black Mountains (the board's), Vengeance markers (notes).
BLACK_MOUNTAINS, VENGEANCE_MARKERS = 9, 4


def of_box(label: str) -> dict[str, Trait]:
    return {trait.name: trait for traits in Catalogue.load().content(label)[1:5] for trait in traits}


BASE = of_box("base")
UNDERGROUND = of_box("underground")
ALL = {**BASE, **UNDERGROUND}


def of_kind(traits: dict[str, Trait], kind: str) -> dict[str, Trait]:
    return {name: trait for name, trait in traits.items() if trait.kind == kind}


@pytest.mark.parametrize(
    ("box", "races", "powers", "tokens"),
    [(BASE, BASE_RACES, BASE_POWERS, 168), (UNDERGROUND, UNDERGROUND_RACES, UNDERGROUND_POWERS, 165)],
    ids=["base", "underground"],
)
def test_banners_badges_and_trays(box, races, powers, tokens):
    """COMP-5, COMP-6, COMP-11, CHECK-1, C-27, A-94: Mummies and Ogres are both banners, so never one combo."""
    assert {name: (trait.tokens, trait.supply) for name, trait in of_kind(box, "race").items()} == races
    assert {name: trait.tokens for name, trait in of_kind(box, "power").items()} == powers
    assert sum(trait.supply for trait in box.values()) == tokens


def test_a_tray_is_enough_for_the_largest_badge_and_no_more():
    """COMP-6: tray = value + 5, the Amazons' four included, except where the race can grow."""
    assert max(BASE_POWERS.values()) == max(UNDERGROUND_POWERS.values()) == 5
    for name, trait in of_kind(ALL, "race").items():
        loan = sum(effect.amount for effect in trait.effects if effect.verb == "loan")
        needed = trait.tokens + loan + 5
        assert trait.supply > needed if name in GROWING else trait.supply == needed, name


def test_there_are_49_small_pieces_underground():
    """CHECK-1, COMP-8, A-85, A-104: what the traits bring, relics and places included, and what is no trait's."""
    brought = {
        (effect.piece or effect.note): effect.stock or effect.count or 1
        for trait in UNDERGROUND.values()
        for effect in trait.effects
        if effect.verb == "piece" or effect.clause in ("bag", "balrog", "ghost", "hammers")
    }
    assert brought == {
        "volcano": 1, "ancient": 1, "balrog": 1, "ghost": 1, "queen": 1, "armor": 8, "hammers": 7, "bag": 1,
    }  # fmt: skip
    assert sum(brought.values()) + len(ITEMS) + BLACK_MOUNTAINS + VENGEANCE_MARKERS == 49


def test_every_effect_names_its_trait_and_the_rule_behind_it():
    own = {"race": "U-RACE", "power": "U-POWER", "relic": "RELIC", "place": "PLACE"}
    for trait in ALL.values():
        prefix = trait.kind.upper() if trait.name in BASE else own[trait.kind]
        shared = ("FIRST-4",) if trait.name in BASE else ("FIRST-4", "DECLINE-4")
        for effect in trait.effects:
            assert effect.trait == trait.name
            assert effect.rule.startswith(f"{prefix}-{trait.name.upper()}-") or effect.rule in shared, effect


def test_every_verb_and_every_clause_is_used_by_a_trait():
    """What no trait needs would be a rule nobody plays."""
    used = [effect for trait in Catalogue.load().traits for effect in trait.effects]
    assert {effect.verb for effect in used} == set(VERBS)
    assert {effect.clause for effect in used} - {""} == set(CLAUSES)
