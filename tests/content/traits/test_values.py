"""The numbers on banners, badges and trays (COMP-5, COMP-6), and that every trait says what its rules say."""

import dataclasses

import pytest

from swqt.content import Catalogue
from swqt.content.traits.effect_schema import ITEMS, PIECES
from swqt.engine import CLAUSES, CONDITIONS, VERBS, Effect, Trait, Where

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
RELICS = {"doormat", "orb", "ring", "scepter", "socks", "sword"}
PLACES = {"altar", "crypt", "diamond", "fountain", "keep", "mine", "pentacle", "pipe", "stonehedge"}
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
def test_banners_badges_and_trays(
    box: dict[str, Trait], races: dict[str, tuple[int, int]], powers: dict[str, int], tokens: int
) -> None:
    """COMP-5, COMP-6, COMP-11, CHECK-1, C-27, A-94: Mummies and Ogres are both banners, so never one combo."""
    assert {name: (trait.tokens, trait.supply) for name, trait in of_kind(box, "race").items()} == races
    assert {name: trait.tokens for name, trait in of_kind(box, "power").items()} == powers
    assert sum(trait.supply for trait in box.values()) == tokens


def test_all_six_relics_and_nine_places() -> None:
    """COMP-8: they have no number; each is a piece of its own name."""
    assert set(of_kind(UNDERGROUND, "relic")) == RELICS
    assert set(of_kind(UNDERGROUND, "place")) == PLACES
    assert {*RELICS, *PLACES} == set(ITEMS)
    assert not set(ITEMS) & set(PIECES)


def test_a_tray_is_enough_for_the_largest_badge_and_no_more() -> None:
    """COMP-6: tray = value + 5, the Amazons' four included, except where the race can grow."""
    assert max(BASE_POWERS.values()) == max(UNDERGROUND_POWERS.values()) == 5
    for name, trait in of_kind(ALL, "race").items():
        loan = sum(effect.amount for effect in trait.effects if effect.verb == "loan")
        needed = trait.tokens + loan + 5
        assert trait.supply > needed if name in GROWING else trait.supply == needed, name


def test_there_are_49_small_pieces_underground() -> None:
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


def test_every_effect_names_its_trait_and_the_rule_behind_it() -> None:
    own = {"race": "U-RACE", "power": "U-POWER", "relic": "RELIC", "place": "PLACE"}
    for trait in ALL.values():
        prefix = trait.kind.upper() if trait.name in BASE else own[trait.kind]
        shared = ("FIRST-4",) if trait.name in BASE else ("FIRST-4", "DECLINE-4")
        for effect in trait.effects:
            assert effect.trait == trait.name
            assert effect.rule.startswith(f"{prefix}-{trait.name.upper()}-") or effect.rule in shared, effect


def test_every_verb_and_every_clause_is_used_by_a_trait() -> None:
    """What no trait needs would be a rule nobody plays."""
    used = [effect for trait in Catalogue.load().traits for effect in trait.effects]
    assert {effect.verb for effect in used} == set(VERBS)
    assert {effect.clause for effect in used} - {""} == set(CLAUSES)


def test_badges_that_are_kept_in_decline_underground() -> None:
    """DECLINE-4."""
    kept = {
        name for name, trait in UNDERGROUND.items() if any(e.verb == "decline" and e.badge for e in trait.effects)
    }
    assert kept == {"muddy", "reborn", "royal", "tomb", "wise"}


def test_conditions_are_sorted() -> None:
    """Two ways to write the same conditions are one Where, so they compare and hash alike."""

    def check(where: Where) -> None:
        assert list(where) == sorted(where)
        for condition, argument in where:
            assert condition in CONDITIONS
            if isinstance(argument, tuple):
                check(argument)

    for trait in ALL.values():
        for effect in trait.effects:
            check(effect.where)


EFFECTS = {
    # RACE-AMAZONS-1 ... RACE-WIZARDS-1
    "amazons": "loan amount=4",
    "dwarves": "income when=always where(mark=mine)",
    "elves": "loss amount=0",
    "ghouls": "decline keep=all; campaign when=declined",
    "giants": "cost amount=-1 where(next_to(held terrain=mountain))",
    "halflings": "entry; piece piece=hole count=2 at=conquest immune note=holes-dug",
    "humans": "income where(terrain=farmland)",
    "orcs": "income per=conquest",
    "ratmen": "",
    "skeletons": "supply per=conquest every=2",
    "sorcerers": (
        "substitute where(active holder=opponent lone) limit=opponent variants=sorcerer_empty_hand+sorcerer_vs_elf"
    ),
    "tritons": "cost amount=-1 where(next_to(terrain=water) terrain=land)",
    "trolls": "defence when=always piece=lair stock=10",
    "wizards": "income where(mark=magic)",
    # POWER-ALCHEMIST-1 ... POWER-WEALTHY-1
    "alchemist": "income amount=2 per=turn",
    "berserk": "die",
    "bivouacking": "piece piece=encampment count=5 at=redeploy stock=5 moves=5 defence=1 variants=bivouac_moves",
    "commando": "cost amount=-1",
    "diplomat": "pact",
    "dragon": "overrun limit=turn piece=dragon immune",
    "flying": "reach where(terrain=land)",
    "forest": "income where(terrain=forest)",
    "fortified": (
        "piece limit=turn optional piece=fortress count=1 at=redeploy apart stock=6 stays defence=1 new; "
        "income where(piece=fortress)"
    ),
    "heroic": "piece piece=hero count=2 at=close apart moves=2 immune",
    "hill": "income where(terrain=hill)",
    "merchant": "income",
    "mounted": "cost amount=-1 where(terrain=hill); cost amount=-1 where(terrain=farmland)",
    "pillaging": "income per=conquest",
    "seafaring": "zone where(terrain=water); entry where(mark=edge terrain=sea)",
    "spirit": "decline extra badge",
    "stout": "decline after_score",
    "swamp": "income where(terrain=swamp)",
    "underworld": "cost amount=-1 where(mark=cavern); link where(mark=cavern)",
    "wealthy": "income amount=7 per=turn limit=game",
    # U-RACE-CULTISTS-1 ... U-RACE-WISP-1
    "cultists": (
        "piece piece=ancient count=1 at=conquest moves=1 immune note=ancient-placed; "
        "cost amount=-1 where(next_to(piece=ancient))"
    ),
    "drow": "income where(alone)",
    "flames": (
        "piece where(mark=volcano) piece=volcano count=1 at=pick; "
        "as_empty where(linked_to(piece=volcano)) variants=flames_entry"
    ),
    "gnomes": "shield",
    "irondwarves": "clause where(mark=mine) stock=7 note=hammers clause=hammers",
    "kraken": "zone when=always where(terrain=water); entry where(mark=edge terrain=sea)",
    "liches": "toll when=declined",
    "lizardmen": "link where(terrain=water) passage",
    "mimes": "clause clause=swap-badge",
    "mudmen": "supply where(terrain=mud)",
    "mummies": "cost",
    "ogres": "cost amount=-1",
    "shrooms": "income where(terrain=mushroom)",
    "spiderines": "link where(next_to(terrain=chasm)) anywhere; entry where(next_to(terrain=chasm))",
    "wisp": "die where(terrain=crystal); die where(next_to(held terrain=crystal))",
    # U-POWER-ADVENTUROUS-1 ... U-POWER-WISE-1
    "adventurous": "income where(place)",
    "fisher": "income where(next_to(terrain=water) terrain=land) every=2",
    "flocking": "income amount=2 per=flock",
    "frightened": "income where(tokens=3)",
    "immortal": "loss amount=0",
    "magic": "clause piece=bag clause=bag",
    "martyr": "toll payer=bank",
    "mining": "income where(mark=mine)",
    "muddy": "income when=always where(terrain=mud); decline badge",
    "mystic": "income where(terrain=crystal)",
    "quarreling": "income per=group",
    "reborn": "clause when=declined count=2 clause=reborn; decline badge",
    "royal": "piece piece=queen count=1 at=close moves=1 immune stays; decline badge",
    "shield": "piece where(terrain=mushroom) piece=armor count=1 at=redeploy stock=8 stays defence=1 new",
    "stone": "income where(terrain=blackmountain)",
    "thieving": "income per=opponent",
    "tomb": "decline keep=all badge redeploys",
    "vampire": "substitute where(active holder=opponent lone) limit=opponent source=tray or hand",
    "vanishing": "decline amount=2 keep=none",
    "vengeful": "cost amount=-1 where(holder=grudge)",
    "wise": "income when=declined amount=2 where(held) per=turn; decline badge",
    # RELIC-DOORMAT-1 ... RELIC-SWORD-1, RELIC-SCEPTER-2
    "doormat": "reach limit=turn",
    "orb": "substitute where(active holder=opponent lone) limit=turn source=tray or hand",
    "ring": "clause clause=ring; income where(piece=ring) per=opponent",
    "scepter": "clause where(piece=mine) clause=scepter",
    "socks": "as_empty limit=turn; loss amount=0 limit=turn",
    "sword": "cost amount=-2 limit=turn",
    # PLACE-ALTAR-1 ... PLACE-STONEHEDGE-1
    "altar": "clause when=always amount=3 clause=altar",
    "crypt": "clause piece=ghost immune clause=ghost",
    "diamond": "income when=always where(terrain_of=diamond)",
    "fountain": "supply where(piece=fountain) at=start",
    "keep": "income when=always where(piece=keep); defence when=always where(piece=keep)",
    "mine": "income when=always amount=2 where(piece=mine)",
    "pentacle": "clause piece=balrog immune clause=balrog",
    "pipe": "link where(terrain_of=pipe)",
    "stonehedge": "grant",
}


def written(effect: Effect) -> str:
    """An effect as its author wrote it: its verb, and what differs from the defaults."""
    bare = Effect("", "", "")
    words = [effect.verb]
    for field in dataclasses.fields(Effect):
        value = getattr(effect, field.name)
        if field.name in ("verb", "trait", "rule") or value == getattr(bare, field.name):
            continue
        if field.name == "where":
            words.append(f"where({conditions(value)})")
        elif value is True:
            words.append(field.name)
        else:
            words.append(f"{field.name}={'+'.join(value) if isinstance(value, tuple) else value}")
    return " ".join(words)


def conditions(where: Where) -> str:
    words = []
    for condition, argument in where:
        if isinstance(argument, tuple):
            words.append(f"{condition}({conditions(argument)})")
        else:
            words.append(condition if argument is True else f"{condition}={argument}")
    return " ".join(words)


def test_every_trait_has_the_effects_of_its_rules(subtests: pytest.Subtests) -> None:
    assert EFFECTS.keys() == ALL.keys()
    for name, expected in EFFECTS.items():
        with subtests.test(name):
            assert "; ".join(map(written, ALL[name].effects)) == expected
