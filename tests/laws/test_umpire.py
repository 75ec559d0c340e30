"""Laws: conquests, their costs and what a turn pays agree with the rules written down a second time."""

import re

from swqt import engine as e
from tests.support.caverns import both_boxes
from tests.support.tables import STRIDE, Law, Laws, Played, Table, chunks, table
from tests.support.tangles import tangle
from tests.support.umpire import Umpire

RULE_ID = re.compile(r"(?:[A-Z]+-)+\d+")
CAMPAIGN = ("choice", "ghouls", "conquer")

surface, boxes = Laws(table), Laws(both_boxes)


def law(rule: Law) -> Law:
    """Decorate a law of both boxes."""
    return surface(boxes(rule))

test_the_umpire_agrees_on_the_surface = surface.watch("cost", games=30, nightly=600, size=6, step=STRIDE)
test_the_umpire_agrees_with_both_boxes = boxes.watch("umpire: conquests", games=12, nightly=800, size=3, step=STRIDE)


def actor(state: e.State, kind: str) -> e.Tribe:
    """Who conquers: Ghouls in decline before the active race (RACE-GHOULS-2)."""
    mine = [tribe for tribe in state.tribes if tribe.seat == state.turn]
    ghouls = [t for t in mine if t.race == "ghouls" and not t.active and (t.held or t.hand)]
    return ghouls[0] if ghouls and kind != "conquer" else next(tribe for tribe in mine if tribe.active)


def strength(state: e.State, me: e.Tribe, kind: str) -> int:
    """Tokens to conquer with; at CHOICE the spare ones are still on the map (READY-1)."""
    return me.hand + (sum(state.tokens[region] - 1 for region in e.members(me.held)) if kind == "choice" else 0)


@law
def what_may_be_conquered_and_at_what_cost(game: Table, moments: list[Played]) -> None:
    """CONQ-1, COST-1 to COST-8, ADJ-2, ADJ-3, FIRST-1, FINAL-1, IMMUNE-2, IMMUNE-3, U-RACE-GNOMES-1, A-10, A-14, A-31,
    A-82, A-99, A-112: nothing more, nothing less."""
    for played in moments:
        if played.decision.kind in CAMPAIGN and played.decision.about is None:
            conquests_are_right(game.rules, played.before, played.decision.kind)


def conquests_are_right(rules: e.Rules, state: e.State, kind: str) -> None:
    umpire = Umpire(rules.board, rules.options, state)
    me = actor(state, kind)
    hand = strength(state, me, kind)
    plans = {(): umpire.targets(me)} | umpire.aided(me) if hand else {}
    wanted = set()
    for names, regions in plans.items():
        aids = tuple(map(umpire.copied, names))
        for region in regions:
            cost = umpire.cost(me, region, aids)
            stated = rules.cost(state, region, names)
            assert stated.total == cost == sum(part.amount for part in stated.parts), (names, stated, me, state)
            assert all(part.amount and part.what and RULE_ID.fullmatch(part.rule) for part in stated.parts), stated
            gnomes = umpire.gnomish(region)
            hammers = 0 if gnomes else hammers_left(state, umpire.words(me))
            if not gnomes:
                cost = max(1, cost - max(0, state.rolled))
            short = cost - hand - hammers
            if short <= 0:
                wanted.add(e.Conquer(region, names))
            elif short <= 3 and state.rolled < 0 and (gnomes or not (me.active and me.power == "berserk")):
                wanted.add(e.Conquer(region, names, die=True))
    listed = {option for option in rules.legal(state) if isinstance(option, e.Conquer)}
    assert listed == wanted, (listed ^ wanted, me, state)


def hammers_left(state: e.State, words: set[str]) -> int:
    """U-RACE-IRONDWARVES-2."""
    if "irondwarves" not in words:
        return 0
    return int(state.note("hammers") or 0) - [used.trait for used in state.used].count("hammers")


@law
def what_else_may_be_done_with_a_region(game: Table, moments: list[Played]) -> None:
    """POWER-DRAGON-1, POWER-BERSERK-1, RACE-SORCERERS-1, VARIANT-6, A-44, U-POWER-VAMPIRE-1, RELIC-ORB-1,
    U-RACE-WISP-1, U-POWER-REBORN-1, A-112."""
    for played in moments:
        if played.decision.kind in CAMPAIGN and played.decision.about is None:
            uses_are_right(game.rules, played.before, played.decision.kind)


def uses_are_right(rules: e.Rules, state: e.State, kind: str) -> None:
    umpire = Umpire(rules.board, rules.options, state)
    me = actor(state, kind)
    hand = strength(state, me, kind)
    words = umpire.words(me)
    spent = {(used.trait, used.seat) for used in state.used}
    whole = hand + hammers_left(state, words)
    plain = {region for region in umpire.targets(me) if not umpire.gnomish(region)}
    wanted: set[tuple[str, int, tuple[str, ...]]] = set()
    for names, regions in ({(): plain} | umpire.aided(me) if hand else {}).items():
        aids = tuple(map(umpire.copied, names))
        if "dragon" in words and ("dragon", -1) not in spent and "sword" not in aids:
            wanted |= {("dragon", region, names) for region in regions}
        near = {r for r in regions if state.rolled < 0 and umpire.cost(me, r, aids) <= whole + 3}
        wanted |= {("wisp", r, names) for r in near & umpire.wispy(me) if "wisp" in words}
        wanted |= {("berserk", -1, ()) for _ in near if "berserk" in words}
    tray = rules.tray(state, me.race)
    replacing = [name for name in ("sorcerers", "vampire") if name in words]
    replacing += [name for name in umpire.relics(me) if umpire.copied(name) == "orb"]
    for name in replacing:
        empty_hand = name == "sorcerers" and rules.options.sorcerer_empty_hand == "yes"
        if (hand or empty_hand) and (tray or (hand and name != "sorcerers")):
            for region in umpire.replaceable(me):
                owner = umpire.holder(region)
                if owner and (name, owner.seat) not in spent:
                    wanted.add((name, region, ()))
    wanted |= {(*use, ()) for use in reborn(rules, state, kind, umpire)}
    listed = {(use.trait, use.region, use.using) for use in rules.legal(state) if isinstance(use, e.Use)}
    assert listed == wanted, (listed ^ wanted, me, state)


def reborn(rules: e.Rules, state: e.State, kind: str, umpire: Umpire) -> set[tuple[str, int]]:
    """U-POWER-REBORN-1, A-101, A-102."""
    mine = [tribe for tribe in state.tribes if tribe.seat == state.turn]
    heir = mine[0]
    begun = [used.trait for used in state.used]
    late = kind != "choice" and ("pick" not in begun or state.rolled >= 0 or any(t.done for t in state.tribes))
    if late or begun.count("reborn") > 1 or not (rules.tray(state, heir.race) or heir.hand):
        return set()
    out = set()
    for old in mine[1:]:
        if "reborn" in (old.power, umpire.lent(old)):
            sea = {r for r in umpire.all if umpire.letter(r) in "wl"}
            out |= {("reborn", r) for r in umpire.all - (set() if umpire.swims(heir) else sea) if old.held >> r & 1}
    return out


def roaming_is_right(rules: e.Rules, state: e.State, kind: str) -> None:
    """Where the Balrog, the Ghost and the Great Ancient may go, and where Ring and Scepter may be put down."""
    options = rules.legal(state)
    if e.End() not in options:
        return   # Heroes or the Queen come first
    umpire = Umpire(rules.board, rules.options, state)
    me = state.tribes[0]
    used = {use.trait for use in state.used}
    wanted: set[tuple[str, int]] = set()
    if umpire.held_by(me, "pentacle") and "balrog" not in used and state.rolled < 0:
        wanted |= {("balrog", region) for region in umpire.balrog_targets(me)}
    if kind == "choice" and "cultists" in umpire.words(me) and "ancient" not in used:
        wanted |= {("ancient", region) for region in e.members(me.held) if region != umpire.where("ancient")}
    if kind == "close":
        if umpire.held_by(me, "crypt") and "ghost" not in used:
            taken = {umpire.where("crypt"), umpire.where("ghost")}
            wanted |= {("ghost", region) for region in umpire.all - taken if umpire.letter(region) != "x"}
        for name in umpire.relics(me):
            relic = umpire.copied(name)
            if relic in ("ring", "scepter"):
                other = relic if name != relic else "bag" if state.note("bag") == relic else ""
                wanted |= {(name, region) for region in e.members(me.held) if region != umpire.where(other)}
    kinds = {"balrog", "ancient", "ghost", "ring", "scepter", "bag", "bag:ring", "bag:scepter"}
    places = [option for option in options if isinstance(option, e.Place)]
    listed = {(option.piece, option.region) for option in places if option.piece in kinds}
    assert listed == wanted, (listed ^ wanted, me, state)


@law
def a_turn_pays_what_the_rules_say(game: Table, moments: list[Played]) -> None:
    """SCORE-1 to SCORE-5, SCORE-7, A-106, A-115, PLACE-DIAMOND-1, U-POWER-ADVENTUROUS-1, U-POWER-FISHER-1,
    U-POWER-FLOCKING-1, U-POWER-FRIGHTENED-1, U-POWER-MINING-1, U-POWER-MUDDY-1, U-POWER-MYSTIC-1,
    U-POWER-QUARRELING-1, U-POWER-STONE-1, U-POWER-WISE-1: ``income`` announces it, part by part."""
    for played in moments:
        state = played.before
        umpire = Umpire(game.rules.board, game.rules.options, state)
        for seat in range(game.seats):
            income = game.rules.income(state, seat)
            assert income.total == umpire.income(seat), (seat, income, state)
            assert income.total == sum(part.amount for part in income.parts), income
            assert all(part.amount > 0 and RULE_ID.fullmatch(part.rule) for part in income.parts), income
        scored = [event for event in played.events if isinstance(event, e.Earned) and event.reason == "score"]
        assert len(scored) <= 1, played
        for event in scored:
            if played.decision.kind == "close" and getattr(played.command, "piece", "hero") == "hero":
                assert event.income.total == umpire.income(event.seat), (event, state)


@surface
def who_may_leave_and_decline(game: Table, moments: list[Played]) -> None:
    """ABANDON-1, A-15, DECLINE-1."""
    for played in moments:
        if played.decision.kind in CAMPAIGN:
            state, kind = played.before, played.decision.kind
            me, legal = actor(state, kind), game.rules.legal(state)
            may_leave = me.held and not me.done and state.rolled < 0
            departures = [option.regions for option in legal if isinstance(option, e.AbandonRange)]
            assert departures == ([me.held] if may_leave else []), state
            assert e.End() in legal
            assert (e.Decline() in legal) == (kind == "choice")


@surface
def a_conquest_takes_exactly_its_cost(game: Table, moments: list[Played]) -> None:
    """CONQ-4, COST-6, COST-7: the tokens in a conquered region are what the rules say, and were in hand."""
    for played in moments:
        state, command = played.before, played.command
        if not isinstance(command, (e.Conquer, e.Use)) or played.decision.kind not in CAMPAIGN:
            continue
        conquered = [(event.tokens, event.how) for event in played.events if isinstance(event, e.Conquered)]
        if not conquered:
            assert played.after.decision.kind == "roll", played
        elif isinstance(command, e.Use):
            assert conquered == [(1, command.trait)], played
        else:
            me = actor(state, played.decision.kind)
            cost = Umpire(game.rules.board, game.rules.options, state).cost(me, command.region)
            assert conquered == [(max(1, cost - max(0, state.rolled)), "")], played


@surface
def a_combo_costs_the_combos_above_it(game: Table, moments: list[Played]) -> None:
    """COLUMN-1, COLUMN-2, COLUMN-3, COLUMN-5, COLUMN-6, A-1, A-2, A-28: exactly the affordable rows are offered."""
    for played in moments:
        if played.decision.kind != "pick":
            continue
        before, after, seat = played.before, played.after, played.decision.seat
        offered = {option.row for option in game.rules.legal(before) if isinstance(option, e.Pick)}
        can_pay = range(min(len(before.column), before.coins[seat] + 1))
        assert offered == {row for row in can_pay if before.column[row].power}, before
        row = played.command.row
        rest = [*before.column[:row], *before.column[row + 1 :]]
        shown = [(c.race, c.power, c.coins + (place < row)) for place, c in enumerate(rest)]
        assert list(after.column)[: len(rest)] == shown, played
        assert after.coins[seat] >= before.coins[seat] - row + before.column[row].coins


@chunks("umpire: tangles", games=240, nightly=6000, size=60)
def test_where_everything_meets_the_rules_hold(numbers: range) -> None:
    """COST-1, ADJ-3, IMMUNE-2, A-14, A-31, A-82, A-99, A-106, A-115, A-118, A-122, PLACE-STONEHEDGE-2, MIX-2, MIX-6."""
    for number in numbers:
        rules, state, kind = tangle(number)
        if kind in CAMPAIGN:
            conquests_are_right(rules, state, kind)
            uses_are_right(rules, state, kind)
        roaming_is_right(rules, state, kind)
        umpire = Umpire(rules.board, rules.options, state)
        for seat in range(len(state.coins)):
            assert rules.income(state, seat).total == umpire.income(seat), (seat, rules.income(state, seat), state)
