"""The closed list of verbs holds Underground too: a sample of its traits reads without a problem."""

from pathlib import Path

import pytest

from swqt.content import TraitFile, read_traits
from swqt.engine import VERBS, Effect

# From the printed banners and badges (COMP-5, COMP-6): value and tray; badges have no tray.
VALUES = {
    "cultists": (5, 10), "drow": (4, 9), "flames": (4, 9), "gnomes": (6, 11), "irondwarves": (7, 12),
    "kraken": (5, 10), "liches": (5, 10), "lizardmen": (7, 12), "mimes": (7, 12), "mudmen": (5, 12),
    "mummies": (10, 15), "ogres": (5, 10), "shrooms": (5, 10), "spiderines": (7, 12),
    "fisher": (4, 0), "flocking": (5, 0), "frightened": (4, 0), "immortal": (4, 0), "magic": (5, 0),
    "mining": (4, 0), "muddy": (3, 0), "quarreling": (3, 0), "reborn": (5, 0), "royal": (5, 0), "shield": (3, 0),
    "thieving": (4, 0), "tomb": (5, 0), "vampire": (5, 0), "vanishing": (5, 0), "vengeful": (4, 0), "wise": (4, 0),
    "scepter": (0, 0), "pentacle": (0, 0), "stonehedge": (0, 0),
}  # fmt: skip


@pytest.fixture(scope="module")
def sample() -> TraitFile:
    return read_traits(Path(__file__).parent / "underground_sample.toml")


def effects(sample: TraitFile, name: str) -> tuple[Effect, ...]:
    return next(entry.trait.effects for entry in sample.entries if entry.trait.name == name)


def test_the_sample_has_no_problems(sample: TraitFile) -> None:
    assert sample.problems == ()
    assert {e.trait.name: (e.trait.tokens, e.trait.supply) for e in sample.entries} == VALUES
    assert {entry.world for entry in sample.entries} == {"underground"}
    assert {entry.trait.kind for entry in sample.entries} == {"race", "power", "relic", "place"}


def test_every_verb_is_used_by_a_trait(sample: TraitFile, root: Path) -> None:
    """A verb that no trait needs would be a rule nobody plays."""
    files = [sample, *(read_traits(path) for path in sorted((root / "resources" / "traits").glob("*.toml")))]
    used = {effect.verb for file in files for entry in file.entries for effect in entry.trait.effects}
    assert used == set(VERBS)


def test_conditions_nest(sample: TraitFile) -> None:
    """U-RACE-FLAMES-2, U-RACE-CULTISTS-2."""
    assert effects(sample, "flames")[1].where == (("linked_to", (("piece", "volcano"),)),)
    assert effects(sample, "cultists")[1].where == (("next_to", (("piece", "ancient"),)),)


@pytest.mark.parametrize(
    ("name", "stage"), [("liches", "declined"), ("kraken", "always"), ("wise", "declined"), ("muddy", "always")]
)
def test_what_works_in_decline(sample: TraitFile, name: str, stage: str) -> None:
    """U-RACE-LICHES-1, U-RACE-KRAKEN-1, U-POWER-WISE-1, U-POWER-MUDDY-1."""
    assert effects(sample, name)[0].when == stage


def test_badges_that_are_kept_in_decline(sample: TraitFile) -> None:
    """DECLINE-4."""
    kept = {e.trait.name for e in sample.entries if any(x.verb == "decline" and x.badge for x in e.trait.effects)}
    assert kept == {"muddy", "reborn", "royal", "tomb", "wise"}
