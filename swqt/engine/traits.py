"""Traits as data: races, powers, relics and places are tables of effects, and the list of verbs is closed.

An effect contributes to one computation of the engine (its *verb*), in some stage of its tribe (*when*), in
some regions (*where*). Contributions are combined by commutative operations only (sum, union, min, any), so the
order of files, traits or effects cannot change a result. What no verb covers is a clause (``clauses.py``).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from swqt.engine.errors import no_such, said

VERBS: Final = {
    "supply": "gain tokens when redeployment begins (RACE-SKELETONS-1)",
    "loan": "extra tokens that only conquer, and are set aside after each redeployment (RACE-AMAZONS-1)",
    "campaign": "a race in decline goes on conquering (RACE-GHOULS-2)",
    "entry": "more regions for a race without regions to enter by (FIRST-4)",
    "zone": "terrain that only some races may hold (POWER-SEAFARING-1)",
    "reach": "regions in reach wherever the race stands (POWER-FLYING-1, BLANK-7)",
    "link": "regions that are all adjacent to each other for conquest (POWER-UNDERWORLD-1)",
    "as_empty": "regions that cost as if nobody stood there (U-RACE-FLAMES-2)",
    "cost": "change of the cost of a conquest (COST-4)",
    "defence": "added cost for whoever attacks this tribe (RACE-TROLLS-1)",
    "die": "the die may be rolled before a conquest (POWER-BERSERK-1)",
    "substitute": "take a region for one token of mine from the tray (RACE-SORCERERS-1)",
    "overrun": "take a region with an exact number of tokens (POWER-DRAGON-1)",
    "immune": "regions of this tribe that no opponent may conquer (BLANK-6)",
    "shield": "no aid works against this tribe in other players' turns (U-RACE-GNOMES-1)",
    "loss": "tokens lost with a conquered region instead of one (RACE-ELVES-1)",
    "toll": "coins the owner gets when an opponent conquers a region (U-RACE-LICHES-1, U-POWER-MARTYR-1)",
    "windfall": "coins at once when an opponent loses or leaves a region, or declines (BLANK-12, BLANK-13)",
    "again": "once a turn, when the conquests end, tokens are lifted for more of them (BLANK-10)",
    "fixed": "no redeployment (BLANK-15)",
    "least": "tokens in each region after redeployment, at least (BLANK-8)",
    "most": "tokens in each region after redeployment, at most (BLANK-8)",
    "price": "change of the coins that are laid on this combo when it is skipped (BLANK-11)",
    "gift": "coins that lie on this combo when it turns up (BLANK-11)",
    "piece": "pieces that this trait brings and where they go (POWER-HEROIC-1)",
    "pact": "peace with one opponent who was not attacked (POWER-DIPLOMAT-1)",
    "income": "coins when the turn is scored; below 0 it costs coins (SCORE-3, BLANK-5)",
    "decline": "what differs when the race declines (RACE-GHOULS-1, POWER-SPIRIT-1, POWER-STOUT-1)",
    "grant": "the holder gets the effects of another trait (PLACE-STONEHEDGE-1)",
    "clause": "a rule of its own, named in clauses.py",
}
"""Every verb and its meaning."""

SPARED: Final = ("campaign", "defence", "shield", "toll", "immune", "windfall", "again")
"""Verbs whose computations are skipped while no trait in play has them (``TraitFlags``)."""

PAID_AT_ONCE: Final = ("toll", "windfall")
"""Verbs that pay before the turn is scored; they are the reason of the ``Earned`` event."""

OF_THE_COLUMN: Final = ("price", "gift")
"""Verbs that change the coins on a combo in the column, and nothing on the board."""

IDLE_AMOUNTS: Final = {"cost": 0, "loss": 1, "income": 0, "price": 0}
"""For each verb, the amount with which an effect changes nothing."""

CONDITIONS: Final = {
    "terrain": "printed on the region: a terrain, or water, or land",
    "mark": "printed on the region: a mark",
    "held": "true: held by this tribe; false: not",
    "holder": "opponent, own (another race of the same seat), any, nobody, or grudge (a seat that attacked)",
    "active": "held by an active (true) or declined (false) race",
    "lone": "true: exactly one Race token stands there and no Encampment",
    "tokens": "at least so many Race tokens stand there",
    "occupied": "true: not empty (Lost Tribe, Monster or Race token)",
    "piece": "a piece of this kind stands there",
    "alone": "true: no neighbour holds another race or Monsters",
    "place": "true: a Place lies there",
    "terrain_of": "of the same terrain as the region where this piece lies, if this tribe holds that one",
    "next_to": "adjacent to a region for which the inner condition holds",
    "linked_to": "adjacent to such a region, or to a chain of this tribe's regions that reaches one",
    "holding": "anywhere, while this tribe holds a region, or as many as regions says, where the inner condition holds",
    "from_round": "anywhere, from this round on",
    "to_round": "anywhere, up to this round",
}
"""Every condition and the meaning of its argument. Several conditions on one effect must all hold."""

STAGES: Final = ("active", "declined", "always")
PER: Final = ("region", "conquest", "turn", "group", "flock", "opponent")
LIMITS: Final = ("", "turn", "opponent", "game")
MOMENTS: Final = ("pick", "start", "conquest", "redeploy", "close", "decline", "abandon")
KEEPS: Final = ("one", "all", "none")
SOURCES: Final = ("tray", "tray or hand")
PAYERS: Final = ("attacker", "bank", "opponent")
HOLDERS: Final = ("opponent", "own", "any", "nobody", "grudge")
CLAUSES: Final = {
    "altar": "after scoring its holder may give up a token in decline for coins (PLACE-ALTAR-1)",
    "bag": "a piece that copies a relic in play, chosen anew each turn (U-POWER-MAGIC-1)",
    "balrog": "summons the Balrog, and moves it in later turns (PLACE-PENTACLE-1)",
    "ghost": "protects a region anywhere (PLACE-CRYPT-1)",
    "hammers": "counters for conquest only, gained at redeployment (U-RACE-IRONDWARVES-1)",
    "reborn": "regions in decline are taken over at the start of a turn (U-POWER-REBORN-1)",
    "scepter": "doubles the coins of one region (RELIC-SCEPTER-1)",
    "ring": "put into a region at the turn's end to take coins (RELIC-RING-1)",
    "swap-badge": "the badge may be exchanged when the race is picked (U-RACE-MIMES-1)",
}
"""Rules that no verb covers; they are in clauses.py and where they apply."""

Where = tuple[tuple[str, "str | bool | int | Where"], ...]
"""Conditions as sorted (name, argument) pairs; ``next_to``, ``linked_to`` and ``holding`` nest. Empty: everywhere."""


@dataclass(frozen=True, slots=True)
class Effect:
    """One contribution of a trait to one computation; fields that a verb does not use keep their defaults.

    ``amount`` tokens or coins for each ``per`` (``every`` of them make one; rounded down). ``piece`` names the
    piece of ``piece``, ``overrun`` and ``substitute``; ``count`` of them are placed at the moment ``at``,
    ``apart`` one a region at most, ``stock`` in all on the map, ``moves`` shifts a turn of those placed before;
    ``immune`` protects the region; ``stays`` in decline; ``defence`` adds to the cost; ``note`` remembers how
    many were ever placed; ``new`` a fresh one each turn while the stock lasts. ``source`` is where the
    substituting token comes from. ``variants`` names the options that bend this effect. ``keep`` (one, all,
    none), ``extra`` (does not fill the one place in decline), ``badge`` (kept) and ``after_score`` belong to
    ``decline``; ``redeploys`` allows it one last redeployment. ``payer`` of a toll is the attacker or the bank, of a
    windfall the opponent or the bank; a windfall comes ``at`` a conquest, a decline or when regions are abandoned.
    A link with ``anywhere`` holds from any region of the tribe, one with ``passage`` joins the banks of each
    connected stretch of *where*. A ``new`` piece with a *where* comes once for each such region held.
    """

    verb: str
    trait: str
    rule: str
    when: str = "active"
    amount: int = 1
    where: Where = ()
    per: str = "region"
    every: int = 1
    limit: str = ""
    optional: bool = False
    piece: str = ""
    count: int = 0
    at: str = ""
    apart: bool = False
    stock: int = 0
    moves: int = 0
    immune: bool = False
    stays: bool = False
    defence: int = 0
    note: str = ""
    new: bool = False
    source: str = "tray"
    keep: str = "one"
    extra: bool = False
    badge: bool = False
    after_score: bool = False
    clause: str = ""
    variants: tuple[str, ...] = ()
    redeploys: bool = False
    payer: str = "attacker"
    anywhere: bool = False
    passage: bool = False


def loan_of(effects: Iterable[Effect]) -> int:
    """Return the tokens that *effects* lend for conquests only (RACE-AMAZONS-1)."""
    return sum(effect.amount for effect in effects if effect.verb == "loan")


@dataclass(frozen=True, slots=True)
class Trait:
    """A race (banner), power (badge), relic or place: its values and its effects.

    ``tokens`` is the number on the banner or badge, ``supply`` the total number of a race's tokens (COMP-6).
    """

    name: str
    kind: str
    tokens: int = 0
    supply: int = 0
    effects: tuple[Effect, ...] = ()


class Content(NamedTuple):
    """The traits in play in one game, sorted by name; ``label`` is how a game file names this content.

    ``senseless`` names the traits discarded when they turn up, under ``mix_incompatible=discard`` (VARIANT-3).
    """

    label: str
    races: tuple[Trait, ...]
    powers: tuple[Trait, ...]
    relics: tuple[Trait, ...] = ()
    places: tuple[Trait, ...] = ()
    senseless: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Options:
    """House rules (VARIANT-1 to VARIANT-7); the defaults are the official rules.

    ``head_start`` lists the extra coins of each seat at the start of the game, like ``0,0,5``.
    """

    sorcerer_vs_elf: str = "lost"
    bivouac_moves: str = "all"
    mix_incompatible: str = "remove"
    flames_entry: str = "edge"
    first_player: str = "random"
    sorcerer_empty_hand: str = "no"
    head_start: str = "none"

    def extra_coins(self, seats: int) -> tuple[int, ...]:
        """Return the extra starting coins of each of *seats*; ValueError if ``head_start`` does not fit them."""
        problem = option_problem(HEAD_START, self.head_start, seats)
        if problem:
            raise ValueError(problem)
        return (0,) * seats if self.head_start == NO_HEAD_START else tuple(map(int, self.head_start.split(",")))

    def with_extra_coins(self, coins: Sequence[int]) -> Options:
        """Return these options with the extra *coins* of each seat."""
        return replace(self, head_start=",".join(map(str, coins)) if any(coins) else NO_HEAD_START)

    def seated_from(self, first: int, seats: int) -> Options:
        """Return these options for *seats* if seat *first* becomes seat A; extra coins stay with the players."""
        coins = self.extra_coins(seats)
        return self.with_extra_coins(coins[first:] + coins[:first])


OPTION_VALUES: Final = {
    "sorcerer_vs_elf": ("lost", "kept"),
    "bivouac_moves": ("all", "one"),
    "mix_incompatible": ("remove", "discard"),
    "flames_entry": ("edge", "volcano"),
    "first_player": ("random", "host"),
    "sorcerer_empty_hand": ("no", "yes"),
}
"""The values of each option except HEAD_START; the first is the default."""

HEAD_START: Final = "head_start"
NO_HEAD_START: Final = "none"
MOST_HEAD_START: Final = 20
OPTION_NAMES: Final = (*OPTION_VALUES, HEAD_START)
_COINS: Final = re.compile(r"(?=.*[1-9])(?:[0-9]|1[0-9]|20)(?:,(?:[0-9]|1[0-9]|20)){1,4}")


def option_problem(name: str, value: str, seats: int = 0) -> str:
    """Return why option *name* cannot be *value* with *seats* players (0: any number), and what it may be; or ""."""
    if name in OPTION_VALUES:
        known = OPTION_VALUES[name]
        if value in known:
            return ""
        return said("option {0} must be {1}, not {2}", name, said("{0} or {1}", *known), repr(value))
    if name != HEAD_START:
        return no_such(said("option"), name, OPTION_NAMES)
    is_list = _COINS.fullmatch(value) is not None
    if value == NO_HEAD_START or (is_list and seats in (0, value.count(",") + 1)):
        return ""
    return said(
        "option {0} must be {1}, or 0 to {2} coins for {3} and not 0 for all, like {4}, not {5}",
        name, NO_HEAD_START, MOST_HEAD_START, said("each of the {0} seats", seats) if seats else said("each seat"),
        ",".join(["0"] * (seats - 1 if seats else 2) + ["5"]), repr(value[:40]),
    )  # fmt: skip
