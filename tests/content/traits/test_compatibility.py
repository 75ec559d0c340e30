"""Mixed games: which traits are in play on which board, and what is left out because it makes no sense there."""

from pathlib import Path

import pytest

from swqt.content import Catalogue, ContentError, ExcludedTrait, parse_traits, reason_text, senseless
from swqt.content.traits.compatibility import REASONS
from swqt.engine import Board, Content, Effect, Site, Trait
from swqt.translation import languages

CATS = '[race.moon-cats]\ntokens = 5\nsupply = 10\n[[race.moon-cats.effect]]\n'
WELL = """
[place.moon-well]
[[place.moon-well.effect]]
verb = "income"
where = { piece = "moon-well" }
"""


def board(*codes: str, world: str, marks: tuple[str, ...] = ("edge",)) -> Board:
    return Board("small", "Small", world, 2, 10, tuple(Site(code, marks, ()) for code in codes))


SURFACE = board("f1", "h1", world="surface")
UNDER = board("u1", "x1", world="underground", marks=("edge", "volcano"))
COLD = board("u1", "x1", world="underground")   # no chasm with a Volcano


@pytest.fixture(scope="module")
def shipped():
    return Catalogue.load()


def own(folder: Path, text: str) -> Catalogue:
    (folder / "mine.toml").write_text(text, encoding="utf-8")
    catalogue = Catalogue.load([folder])
    assert catalogue.problems == ()
    return catalogue


def names(content: Content) -> set[str]:
    return {trait.name for traits in content[1:5] for trait in traits}


@pytest.mark.parametrize(("label", "where", "gone"), [
    # MIX-5 and A-79, with relics and places and without
    ("both", UNDER, {"humans", "hill", "mounted", "underworld"}),
    ("both", COLD, {"humans", "hill", "mounted", "underworld", "flames"}),
    ("both", SURFACE, {"flames", "spiderines", "magic", "adventurous"}),
    ("both items", SURFACE, {"flames", "spiderines"}),
    ("both no-items", UNDER, {"humans", "hill", "mounted", "underworld", "magic", "adventurous"}),
    ("base", UNDER, {"humans", "hill", "mounted", "underworld"}),
    ("base", SURFACE, set()),
    ("underground", UNDER, set()),
    ("underground -mine", UNDER, set()),    # RELIC-SCEPTER-2 is an exception, not a condition
    ("underground -doormat -orb -ring -scepter -socks -sword", UNDER, {"magic"}),    # not the box, but what is in play
    ("underground", COLD, {"flames"}),
    ("underground", SURFACE, {"flames", "spiderines", "magic", "adventurous"}),
])  # fmt: skip
def test_what_makes_no_sense_is_left_out(shipped, label, where, gone):
    """MIX-1, MIX-5, A-79, C-12."""
    assert {excluded.trait for excluded in shipped.excluded(label, where)} == gone
    everything = {t.name for t in shipped.traits if t.kind in ("race", "power") and not shipped.set_of(t.name)}
    if label.split()[0] == "both":
        assert names(shipped.content(label, where)) & everything == everything - gone
    assert not names(shipped.content(label, where)) & gone


@pytest.mark.parametrize("where", [UNDER, COLD, SURFACE])
def test_the_optional_set_makes_sense_everywhere(shipped, where):
    """BLANK-16, MIX-1: a price alone is no sense (BLANK-11)."""
    assert {out.trait for out in shipped.excluded("both wayfarers", where) if shipped.set_of(out.trait)} == set()
    text = '[power.lunar]\ntokens = 3\n[[power.lunar.effect]]\nverb = "gift"\n[[power.lunar.effect]]\nverb = "income"\n'
    own = shipped.with_own(parse_traits(text + 'where = { terrain = "hill" }\n', "lunar.toml").entries)
    assert ("lunar" in {out.trait for out in own.excluded("both +lunar", where)}) == (where is not SURFACE)


@pytest.mark.parametrize(("label", "where", "relics", "places"), [
    ("base", SURFACE, 0, 0),
    ("underground", SURFACE, 0, 0),
    ("both", SURFACE, 0, 0),
    ("base items", SURFACE, 6, 9),
    ("underground items -keep", SURFACE, 6, 8),
    ("base", UNDER, 6, 9),
    ("underground", UNDER, 6, 9),
    ("underground -ring -orb -keep", UNDER, 4, 8),
    ("underground no-items", UNDER, 0, 0),
])  # fmt: skip
def test_relics_and_places(shipped, label, where, relics, places):
    """SETUP-5, MIX-4: on underground boards they are in play, on others if the label says so."""
    content = shipped.content(label, where)
    assert (len(content.relics), len(content.places)) == (relics, places)


@pytest.mark.parametrize("where", [SURFACE, UNDER, COLD], ids=["surface", "under", "cold"])
@pytest.mark.parametrize("label", ["both", "both items", "both no-items", "base -orcs", "underground -flames -keep"])
def test_a_label_asks_for_the_same_again(shipped, label, where):
    content = shipped.content(label, where)
    assert shipped.content(content.label, where) == content


@pytest.mark.parametrize(("label", "where", "expected"), [
    ("both items", UNDER, "both"),                         # there they are in play anyway
    ("both items", SURFACE, "both items"),
    ("both -orcs items -hill", SURFACE, "both items -hill -orcs"),
    ("both -flames -orcs", SURFACE, "both -orcs"),         # the board leaves Flames out
    ("base +flames", SURFACE, "base"),
    ("underground -keep", SURFACE, "underground"),         # no places there at all
])  # fmt: skip
def test_equal_contents_have_equal_labels(shipped, label, where, expected):
    assert shipped.content(label, where).label == expected


@pytest.mark.parametrize(("label", "message"), [
    ("base items no-items", "content: items or no-items can be said once"),
    ("base no-items -keep", "-keep: no-items leaves out all relics and places"),
    ("base items +keep", "+keep: keep is in base already"),
])  # fmt: skip
def test_a_label_that_cannot_be_followed(shipped, label, message):
    with pytest.raises(ContentError) as error:
        shipped.content(label, SURFACE)
    assert str(error.value) == message


def test_a_place_of_ones_own_is_in_play_where_places_are(tmp_path):
    """MIX-4, BLANK-3."""
    catalogue = own(tmp_path, WELL)
    asked = catalogue.content("underground +moon-well", UNDER)
    assert ("moon-well" in names(asked), asked.label) == (True, "underground +moon-well")
    assert "moon-well" not in names(catalogue.content("underground +moon-well", SURFACE))
    assert "moon-well" not in names(catalogue.content("underground", UNDER))


@pytest.mark.parametrize(("effect", "label", "where", "expected"), [
    ('verb = "income"\nwhere = { mark = "cavern" }', "base +moon-cats", UNDER, ("mark", "cavern")),
    ('verb = "cost"\namount = -1\nwhere = { next_to = { terrain = "lake" } }', "base +moon-cats", UNDER,
     ("terrain", "lake")),
    ('verb = "income"\nwhere = { place = true }', "base +moon-cats", SURFACE, ("places", "")),
    # What an excluded trait would have brought is not there either.
    ('verb = "income"\nwhere = { piece = "volcano" }', "base +flames +moon-cats", SURFACE, ("piece", "volcano")),
])  # fmt: skip
def test_a_race_of_ones_own_that_makes_no_sense(tmp_path, effect, label, where, expected):
    """MIX-1 is derived from effects, so that it holds for traits nobody has heard of."""
    catalogue = own(tmp_path, CATS + effect)
    assert ExcludedTrait("moon-cats", *expected) in catalogue.excluded(label, where)
    assert "moon-cats" not in names(catalogue.content(label, where))


@pytest.mark.parametrize(("effect", "label", "where"), [
    ('verb = "income"\nwhere = { terrain = "hill" }\n[[race.moon-cats.effect]]\nverb = "die"', "base +moon-cats",
     UNDER),                                                                # one of two effects is enough
    ('verb = "income"\nwhere = { piece = "keep" }', "base items +moon-cats", SURFACE),
    ('verb = "income"\nwhere = { piece = "hero" }', "base +moon-cats", SURFACE),
    ('verb = "income"\nwhere = { place = false }', "base +moon-cats", SURFACE),
])  # fmt: skip
def test_a_race_of_ones_own_that_makes_sense(tmp_path, effect, label, where):
    """MIX-1."""
    assert "moon-cats" in names(own(tmp_path, CATS + effect).content(label, where))


def test_a_terrain_on_the_board_makes_sense_in_any_world_and_a_badge_kept_for_nothing_in_none():
    """A board of a player's own may mix the worlds; DECLINE-4 keeps a badge for its other effects."""
    hill = Effect("income", "lunar", "own", when="always", where=(("terrain", "hill"),))
    badge = Effect("decline", "lunar", "own", badge=True)
    mixed = board("u1", "h1", world="underground")
    for effects, where, out in (((hill,), UNDER, True), ((hill,), mixed, False), ((hill, badge), UNDER, True),
                                ((badge,), UNDER, False)):  # fmt: skip
        found = senseless([Trait("lunar", "power", 4, 0, effects)], where)
        assert found == (ExcludedTrait("lunar", "terrain", "hill"),) * out


def test_a_borrowed_race_comes_back_if_the_borrower_makes_no_sense(tmp_path):
    """BLANK-2: a race gives way to the one that borrows its tokens, and only to one that plays."""
    catalogue = own(
        tmp_path,
        '[race.moon-cats]\ntokens = 5\nborrows = "orcs"\n[[race.moon-cats.effect]]\n'
        'verb = "income"\nwhere = { terrain = "hill" }\n',
    )
    surface, under = (names(catalogue.content("base +moon-cats", where)) for where in (SURFACE, UNDER))
    assert ("orcs" in surface, "moon-cats" in surface) == (False, True)
    assert ("orcs" in under, "moon-cats" in under) == (True, False)


@pytest.mark.parametrize(("excluded", "expected"), [
    (ExcludedTrait("moon-cats", "piece", "keep"), "Nothing in this game brings this piece: Keep on the Motherland."),
    (ExcludedTrait("moon-cats", "piece", "moon-well"), "Nothing in this game brings this piece: Moon Well."),
])  # fmt: skip
def test_reason(excluded, expected):
    assert reason_text(excluded) == expected


@pytest.mark.parametrize("lang", languages())
def test_every_reason_is_told_in_every_language(shipped, lang):
    found = {e.reason: reason_text(e, lang) for w in (SURFACE, COLD) for e in shipped.excluded("both", w)}
    found["piece"] = reason_text(ExcludedTrait("moon-cats", "piece", "hero"), lang)
    assert (set(found), len(set(found.values()))) == (set(REASONS), len(REASONS))
    for text in found.values():
        assert text.endswith(".")
        assert "{" not in text
