"""Tables below ground and between the worlds: like ``tables``, with Underground's content, mixed games and own traits.

A table follows from its number alone. Its place is a cavern or a surface board of a dozen regions thrown at random,
or a shipped one; its content is Underground's, both worlds', both and a player's own traits, or as little as can be
played with. A player's own traits are those of ``own/own.toml``, the examples that come with the program, or random.
"""

from functools import cache, partial
from random import Random
from typing import Final

from swqt.content import Catalogue, ContentError, list_boards, read_traits, resource_folder
from swqt.engine import Board, Content, Options, Rules, State
from tests.support.homemade import wild_traits
from tests.support.tables import ROOT, Table, by_name, scarce, thrown

OWN: Final = ("hill-men", "moon-cats", "greedy", "restless")
"""A player's own banners and badges (BLANK-1, BLANK-2), in ``own/own.toml``."""

EXAMPLES: Final = ("beekeepers", "minstrel")
"""The race and the power in ``resources/examples``."""

KINDS: Final = ("caverns", "mixed below", "mixed above", "own below", "own above", "scarce")
BOXES: Final = ("caverns", "mixed below", "mixed above", "scarce")
ALL_KINDS: Final = (
    *KINDS, "examples below", "examples above", "homemade below", "homemade above",
    "wayfarers below", "wayfarers above",
)  # fmt: skip
"""``KINDS``, and what only laws can watch that name no trait: they hold for any trait that can be written."""
VARIANTS: Final = (
    Options(),
    Options(flames_entry="volcano"),
    Options(mix_incompatible="discard"),
    Options(sorcerer_vs_elf="kept", bivouac_moves="one", sorcerer_empty_hand="yes", flames_entry="volcano"),
)
SHIPPED_EVERY: Final = 5
SHAPES: Final = [(3, 4), (4, 4), (3, 5), (2, 6)]


def cavern(number: int, kinds: tuple[str, ...] = KINDS) -> Table:
    """Return table *number*: neighbouring numbers differ in seats, then in content, then in house rules."""
    seats = 2 + number % 4
    kind = kinds[number // 4 % len(kinds)]
    options = VARIANTS[number // (4 * len(kinds)) % len(VARIANTS)]
    rng = Random(number)
    board = _board(seats, kind.endswith("above"), rng)
    return Table(Rules(board, _content(kind, board, options, seats, rng), options), seats, number)


both_boxes: Final = partial(cavern, kinds=BOXES)
"""Tables with nothing but what is in the two boxes."""

any_cavern: Final = partial(cavern, kinds=ALL_KINDS)
"""Tables where the content may be any that can be written."""


def _board(seats: int, above: bool, rng: Random) -> Board:
    world = "surface" if above else "underground"
    fitting = shipped(world, seats)
    if fitting and rng.randrange(SHIPPED_EVERY) == 0:
        return rng.choice(fitting)
    return cramped_in(world, seats, rng)


@cache
def shipped(world: str, players: int) -> tuple[Board, ...]:
    """The shipped boards of *world* for so many."""
    boards = [file.board for file in list_boards().boards]
    return tuple(board for board in boards if (board.world, board.players) == (world, players))


@cache
def catalogue() -> Catalogue:
    return Catalogue.load([ROOT / "tests" / "laws" / "own"])


def _content(kind: str, board: Board, options: Options, seats: int, rng: Random) -> Content:
    label = {"caverns": "underground", "scarce": "underground"}.get(kind, "both")
    if kind.endswith("above"):
        label += " items"
    if kind.startswith("own"):
        label += "".join(f" +{name}" for name in OWN)
    if kind.startswith("examples"):
        return _few(examples().content(label + "".join(f" +{name}" for name in EXAMPLES), board, options), seats, rng)
    if kind.startswith("wayfarers"):
        return _few(catalogue().content(f"{label} wayfarers", board, options), seats, rng)
    if kind.startswith("homemade"):
        return _few(_homemade(label, board, options, rng), seats, rng)
    content = catalogue().content(label, board, options)
    return scarce(content, seats, rng) if kind == "scarce" else content


@cache
def examples() -> Catalogue:
    files = sorted((resource_folder() / "examples").glob("*.toml"))
    return Catalogue.load().with_own(entry for path in files for entry in read_traits(path).entries)


def _homemade(label: str, board: Board, options: Options, rng: Random) -> Content:
    """Return what *label* asks for with a random race and a random power that can be together with all others."""
    while True:
        entries = wild_traits(rng)
        shelf = catalogue().with_own(entries)
        if not shelf.problems:
            try:
                return shelf.content(label + "".join(f" +{entry.trait.name}" for entry in entries), board, options)
            except ContentError:
                continue   # they bring pieces that somebody else brings, or the like


def _few(content: Content, seats: int, rng: Random) -> Content:
    """As few traits as *seats* can play with, a player's own among them (MIX-7), so that these are picked."""
    official = {trait.name for kind in catalogue().content("both")[1:3] for trait in kind}
    kept = []
    for traits in (content.races, content.powers):
        own = [trait for trait in traits if trait.name not in official]
        sensible = [t for t in traits if t.name in official and t.name not in content.senseless]
        kept.append(by_name((*own, *rng.sample(sensible, 2 * seats + 1))))
    return content._replace(races=kept[0], powers=kept[1])


def cramped_in(world: str, players: int, rng: Random) -> Board:
    """A board of hexagons in a few rows: everything that *world* has, Monsters in every third region (MIX-4)."""
    bag, dry = ("fphsmfphsmwl", "wl") if world == "surface" else ("uncdkuncdkuncdkrrx", "rx")
    return thrown(world, players, bag, dry, partial(_marks, world, rng), SHAPES, rng)


cramped_cavern: Final = partial(cramped_in, "underground")
cramped_surface: Final = partial(cramped_in, "surface")


def _marks(world: str, rng: Random, letter: str) -> list[str]:
    if letter == "x":
        return ["volcano"] * (rng.random() < 0.7)
    marks = []
    if world == "surface":
        marks += [mark for mark in ("mine", "magic", "cavern") if letter not in "wl" and rng.random() < 0.25]
    if letter not in "wlr" and rng.random() < 0.35:
        marks.append("monster" if world == "underground" or rng.random() < 0.7 else "tribe")
    return marks


def items_in_play(state: State, rules: Rules) -> list[str]:
    """The relics and places on the map."""
    names = {trait.name for trait in (*rules.content.relics, *rules.content.places)}
    return [piece.kind for piece in state.pieces if piece.kind in names]
