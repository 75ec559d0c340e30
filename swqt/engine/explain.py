"""Explains why a command is illegal, using the same tables as ``legal``.

Slow; only called for commands that ``legal`` does not list.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from swqt.engine.attacks import NO_TOKENS, REBORN_CHECKS, USE_CHECKS
from swqt.engine.commands import (
    Abandon,
    Choose,
    Command,
    Conquer,
    Deal,
    Decline,
    Deploy,
    Draw,
    End,
    Pick,
    Place,
    Roll,
    Use,
)
from swqt.engine.conditions import where_set
from swqt.engine.cost import cost_of
from swqt.engine.draft import TribeView, View
from swqt.engine.legal import allies, legal, retreating
from swqt.engine.placement import HAND_CHECKS, MOVE_CHECKS, builds, last_spread, pools
from swqt.engine.queries import acting, hammers_left, price_of, tokens_on_map
from swqt.engine.ranges import DeployRange, Pool, completed
from swqt.engine.refusals import Refusal, refuse
from swqt.engine.regions import members
from swqt.engine.relics import aid_sets, aided_targets, aids_of, closing, relic_of, spent_by, usable
from swqt.engine.rule_tables import DIE_MOST, RuleTables
from swqt.engine.state import CHANCE, NO_BADGE, NOBODY, NOT_ROLLED, Decision
from swqt.engine.targets import TARGET_CHECKS, Attack, Check, blocking_check, in_reach, shielded

_WHEN: Final[dict[type[Command], tuple[str, ...]]] = {
    Pick: ("pick",),
    Abandon: ("choice", "ghouls", "conquer"),
    Conquer: ("choice", "ghouls", "conquer"),
    Use: ("choice", "ghouls", "conquer", "altar"),
    Place: ("pick", "choice", "ghouls", "conquer", "redeploy", "close", "retreat"),
    Deploy: ("redeploy", "retreat"),
    Choose: ("close",),
    Decline: ("choice", "stout"),
    End: ("choice", "ghouls", "conquer", "close", "altar", "stout"),
    Roll: ("roll",),
    Deal: ("deal",),
    Draw: ("draw",),
}


def explain(tables: RuleTables, view: View, command: Command) -> Refusal:
    """Return why *command*, which is not legal in *view*, is refused."""
    if not view.agenda:
        return refuse("game-over")
    decision = view.agenda[-1]
    if decision.kind not in _WHEN[type(command)]:
        if isinstance(command, Decline):
            return refuse("cannot-decline", decision.kind)
        if isinstance(command, End):
            return _not_ended(tables, view, decision)
        return refuse("not-now", decision.kind)
    if decision.seat == CHANCE:
        return refuse("no-such-chance", decision.kind)
    if decision.about is not None and decision.kind != "redeploy":
        return refuse("first-summon")
    return _REASONS[type(command)](tables, view, decision, command)


def _pick(tables: RuleTables, view: View, decision: Decision, command: Pick) -> Refusal:
    if view.active_of(decision.seat) != NOBODY:
        return _place_first(tables, view)
    rows = range(len(view.column))
    if command.row not in rows or (command.swap is not None and command.swap not in rows):
        return refuse("no-such-row", str(command.row + 1), str(len(view.column)))
    if command.swap is not None and price_of(tables, view.column, command.row) <= view.coins[decision.seat]:
        return refuse("no-swap", view.column[command.row].race)
    if view.column[command.row].power == NO_BADGE:
        return refuse("no-badge", view.column[command.row].race)
    price = price_of(tables, view.column, command.row)
    return refuse("too-few-coins", str(price), str(view.coins[decision.seat]))


def _abandon(tables: RuleTables, view: View, decision: Decision, command: Abandon) -> Refusal:
    me = _actor(tables, view, decision)
    if not command.regions or command.regions & ~me.held:
        return refuse("not-yours", *_codes(tables, command.regions & ~me.held))
    return refuse("too-late-to-leave")


def _conquer(tables: RuleTables, view: View, decision: Decision, command: Conquer) -> Refusal:
    me = _actor(tables, view, decision)
    hand = _hand(view, me, decision)
    if command.using and (refusal := _relics(tables, view, me, command.region, command.using)):
        return refusal
    profile = tables.profile(view, me)
    aids = aids_of(tables, view, command.using)
    attack = Attack(tables, view, me, profile, hand, None, aids)
    if blocked := _blocked((*TARGET_CHECKS, NO_TOKENS), attack, command.region):
        return blocked
    helped = not shielded(tables, view, me) >> command.region & 1
    cost = cost_of(tables, view, me, command.region, aids)
    code = _code(tables, command.region)
    if view.rolled > 0 and helped:
        cost = max(1, cost - view.rolled)
    if "hammers" in profile.clauses and helped:
        hand += hammers_left(tables, view, profile)
    if command.die:
        return _die(tables, view, me, code, cost, hand, helped)
    return refuse("too-dear", code, str(cost), str(hand))


def _relics(tables: RuleTables, view: View, me: TribeView, region: int, using: tuple[str, ...]) -> Refusal | None:
    """Return the refusal if the relics in *using* are the reason, otherwise None."""
    for name in using:
        if relic_of(tables, view, name) not in tables.relics:
            return refuse("no-such-relic", name)
        if view.spent(spent_by(name)):
            return refuse("spent", name, rule="RELIC-1")
        if name not in usable(tables, view, me) or not aids_of(tables, view, (name,)):
            return refuse("no-such-relic", name)
    if using not in aid_sets(tables, view, usable(tables, view, me)):
        return refuse("relics-in-order", *sorted(using))
    if not 0 <= region < len(tables.board.codes):
        return refuse("no-region", str(region))
    if shielded(tables, view, me) >> region & 1:
        return refuse("shielded", _code(tables, region))
    profile = tables.profile(view, me)
    near = in_reach(tables, view, me, profile)
    helpful = aided_targets(view, me, profile, near, aids_of(tables, view, using))
    if (near | helpful) >> region & 1 and not helpful >> region & 1:
        return refuse("relic-useless", _code(tables, region), *using)
    return None


def _die(tables: RuleTables, view: View, me: TribeView, code: str, cost: int, hand: int, helped: bool) -> Refusal:
    if view.rolled != NOT_ROLLED:
        return refuse("roll-binds", code)
    if cost <= hand:
        return refuse("die-not-needed", code, str(cost), str(hand))
    if tables.profile(view, me).rolls_first and helped:
        return refuse("die-not-offered", code)
    return refuse("die-too-short", code, str(cost - hand), str(DIE_MOST))


def _blocked(
    checks: tuple[Check, ...], attack: Attack, region: int, using: tuple[str, ...] = ()
) -> Refusal | None:
    """Return the refusal for the first of *checks* that *region* fails, None if it passes all; *using* names relics."""
    tables, view, me, hand, effect = attack.tables, attack.view, attack.me, attack.hand, attack.effect
    if not 0 <= region < len(tables.board.codes):
        return refuse("no-region", str(region))
    code = _code(tables, region)
    reason = blocking_check(checks, attack, region)
    if reason == "out-of-reach":
        return refuse("out-of-reach" if me.held else "not-at-border", code)
    if reason == "immune":
        kinds = [piece.kind for piece in view.pieces if piece.region == region and piece.kind in tables.immune]
        return refuse("immune", code, *kinds) if kinds else _immune(tables, view, region)
    if reason == "toll":
        return refuse("toll", code, view.tribes[view.tribe_at(region)].race)
    if reason == "tray-empty":
        return refuse("tray-empty", me.race)
    if effect and (reason == "spent" or (reason == "no-tokens" and 0 < hand < effect.amount)):
        return refuse(reason, effect.trait, rule=effect.rule)
    if effect and reason in ("roll-binds", "no-target", "no-such-use"):
        return refuse(reason, effect.trait)
    return refuse(reason, code, *(using if reason == "relic-useless" else ())) if reason else None


def _immune(tables: RuleTables, view: View, region: int) -> Refusal:
    """Return the refusal of an attack on *region*, which a trait of its holder protects (BLANK-6)."""
    tribe = view.tribes[view.tribe_at(region)]
    immune = tables.profile(view, tribe).of("immune")
    effect = next(effect for effect in immune if where_set(tables, view, tribe, effect.where) >> region & 1)
    return refuse("immune", _code(tables, region), effect.trait, rule=effect.rule)


def _use(tables: RuleTables, view: View, decision: Decision, command: Use) -> Refusal:
    if decision.kind == "altar":
        return refuse("not-yours", *_named(tables, command.region), rule="A-117")
    me = _actor(tables, view, decision)
    profile = tables.profile(view, me)
    hand = _hand(view, me, decision)
    if command.using and (refusal := _relics(tables, view, me, command.region, command.using)):
        return refusal
    name = relic_of(tables, view, command.trait)
    relic = tables.relics.get(name)
    if relic and command.trait not in usable(tables, view, me):
        return refuse("spent" if view.spent(spent_by(command.trait)) else "no-such-relic", command.trait)
    if command.region < 0 and any(effect.trait == command.trait for effect in profile.open_dies):
        if view.rolled != NOT_ROLLED:
            return refuse("roll-binds", command.trait)
        return refuse("no-target" if hand else "no-tokens", command.trait)
    aids = aids_of(tables, view, command.using)
    replacing = tuple(effect for effect in relic.effects if effect.verb == "substitute") if relic else ()
    refusals = [
        _blocked(
            (*TARGET_CHECKS, *USE_CHECKS[effect.verb]),
            Attack(tables, view, me, profile, hand, effect, aids), command.region, command.using,
        )
        for effect in (*profile.named_dies, *profile.overruns, *profile.substitutes, *replacing)
        if effect.trait == name
    ]  # fmt: skip
    no_such_use = refuse("no-such-use", command.trait)
    return next(filter(None, refusals), None) or _not_reborn(tables, view, command) or no_such_use


def _not_reborn(tables: RuleTables, view: View, command: Use) -> Refusal | None:
    """Return why a region of a Reborn race cannot be taken over now, if *command* names one (U-POWER-REBORN-1)."""
    if not 0 <= command.region < len(tables.board.codes) or (number := view.tribe_at(command.region)) == NOBODY:
        return None
    tribe = view.tribes[number]
    effect = None if tribe.active or tribe.seat != view.turn else tables.profile(view, tribe).clauses.get("reborn")
    if effect is None or effect.trait != command.trait:
        return None
    heir = view.tribes[view.mine]
    attack = Attack(tables, view, heir, tables.profile(view, heir), heir.hand, effect)
    return _blocked(REBORN_CHECKS, attack, command.region)


def _place(tables: RuleTables, view: View, decision: Decision, command: Place) -> Refusal:
    number = view.active_of(decision.seat)
    if relic_of(tables, view, command.piece) in tables.relics:
        if number == NOBODY or command.piece not in closing(tables, view, view.tribes[number]):
            return refuse("no-such-relic", command.piece)
        return refuse("not-now" if decision.kind != "close" else "not-yours", decision.kind)
    effect = tables.pieces.get(command.piece)
    campaign = decision.kind in ("choice", "ghouls", "conquer")
    if campaign and (effect is None or not (effect.verb == "clause" or (effect.moves and effect.at == "conquest"))):
        return refuse("not-now", decision.kind)
    if effect is None or number == NOBODY:
        return refuse("no-such-piece", command.piece)
    if effect.verb == "clause":
        return refuse("cannot-roam", command.piece, rule=effect.rule)
    if effect not in tables.profile(view, view.tribes[number]).effects:
        return refuse("no-such-piece", command.piece)
    moment = "redeploy" if decision.kind == "retreat" else decision.kind
    if effect not in tables.profile(view, view.tribes[number]).at.get(moment, ()):
        return refuse("not-now", decision.kind)
    me = view.tribes[number]
    if not 0 <= command.region < len(tables.board.codes) or not me.held >> command.region & 1:
        return refuse("not-yours", *_named(tables, command.region), rule=effect.rule)
    sources = 1 << command.source if 0 <= command.source < len(tables.board.codes) else 0
    code = _code(tables, command.region)
    for reason, mask in MOVE_CHECKS if command.source >= 0 else HAND_CHECKS:
        if mask(tables, view, me, effect, sources) >> command.region & 1:
            if reason == "water":
                return refuse("water", code, rule="REDEPLOY-4")
            if reason == "piece-stands-there":
                return refuse(reason, command.piece, code, rule=effect.rule)
            if reason == "none-left" and not (effect.new and view.spent(effect.trait)):
                return refuse("none-left", command.piece)
            return refuse("spent" if reason == "none-left" else reason, command.piece, rule=effect.rule)
    if command.source >= 0 and decision.kind == "retreat":
        return refuse("spent", command.piece, rule=effect.rule)
    return _place_first(tables, view)


def _not_ended(tables: RuleTables, view: View, decision: Decision) -> Refusal:
    if decision.kind in ("redeploy", "retreat") and isinstance(legal(tables, view)[0], Place):
        return _place_first(tables, view)
    return refuse("cannot-end", decision.kind)


def _place_first(tables: RuleTables, view: View) -> Refusal:
    """Return the refusal that names the piece to be placed first, or ``not-now`` if there is none."""
    option = legal(tables, view)[0]
    if not isinstance(option, Place):
        return refuse("not-now", view.agenda[-1].kind)
    return refuse("place-first", option.piece, rule=tables.pieces[option.piece].rule)


def _deploy(tables: RuleTables, view: View, decision: Decision, command: Deploy) -> Refusal:
    if not any(isinstance(option, DeployRange) for option in legal(tables, view)):
        if decision.kind == "redeploy" and builds(tables, view):
            return refuse("no-redeployment", view.tribes[view.mine].race)
        return _place_first(tables, view)
    retreat = decision.kind == "retreat"
    if retreat:
        me = view.tribes[retreating(tables, view, decision.seat)]
        spread: tuple[Pool, ...] = (Pool(me.waiting, me.held, 0, me.waiting),)
    elif decision.about is not None:
        spread = last_spread(view, decision.seat)
    else:
        spread = pools(tables, view)
    total, held, needed = sum(pool.tokens for pool in spread), 0, 0
    least = min(pool.least for pool in spread)
    for pool in spread:
        held |= pool.regions
        if pool.least:
            needed |= pool.regions
    counts = dict(command.counts)
    if completed(command.counts, held) is None or any(region not in counts for region in members(needed)):
        return refuse("deploy-regions", *_codes(tables, held))
    empty = [_code(tables, region) for region, count in command.counts if count < least]
    if empty:
        if least > 1:
            return refuse("deploy-few", str(least), *empty)
        return refuse("deploy-empty", *empty)
    placed = sum(count for _, count in command.counts)
    if retreat or placed != total:
        return refuse("retreat-total" if retreat else "deploy-total", str(placed), str(total))
    for pool in spread:
        placed = sum(counts.get(region, 0) for region in members(pool.regions))
        if placed != pool.tokens:
            return refuse("deploy-total", str(placed), str(pool.tokens), rule="REDEPLOY-5")
    # Sums and regions are right, so an upper bound is exceeded: of a race too small for its regions or a trait.
    most = max(pool.most for pool in spread)
    crowded = [_code(tables, region) for region, count in command.counts if count > most]
    return refuse("deploy-many", str(most), *crowded) if least else refuse("deploy-crowded", *crowded)


def _choose(tables: RuleTables, view: View, decision: Decision, command: Choose) -> Refusal:
    number = view.active_of(decision.seat)
    if command.seat == decision.seat:
        return refuse("pact-self")
    if not tables.profile(view, view.tribes[number]).of("pact") or not 0 <= command.seat < len(view.coins):
        return refuse("no-pact")
    if view.tribes[number].pact != NOBODY:
        return refuse("pact-made")
    if command.seat not in allies(tables, view, decision.seat):
        return refuse("pact-attacked", "ABCDE"[command.seat])
    return _place_first(tables, view)


def _decline(tables: RuleTables, view: View, decision: Decision, command: Decline) -> Refusal:
    return refuse("no-such-use", command.using, rule="PLACE-STONEHEDGE-2")


def _end(tables: RuleTables, view: View, decision: Decision, command: End) -> Refusal:
    return _place_first(tables, view)


_REASONS: Final[dict[type[Command], Callable[[RuleTables, View, Decision, Any], Refusal]]] = {
    Pick: _pick,
    Abandon: _abandon,
    Conquer: _conquer,
    Use: _use,
    Place: _place,
    Deploy: _deploy,
    Choose: _choose,
    Decline: _decline,
    End: _end,
}


def _actor(tables: RuleTables, view: View, decision: Decision) -> TribeView:
    return view.tribes[acting(tables, view, decision.kind)]


def _hand(view: View, me: TribeView, decision: Decision) -> int:
    """Return the tokens *me* may conquer with; at CHOICE these include the tokens still to be lifted (READY-2)."""
    if decision.kind == "choice" and me.held:
        return me.hand + tokens_on_map(view, me) - me.held.bit_count()
    return me.hand


def _code(tables: RuleTables, region: int) -> str:
    return tables.board.codes[region]


def _named(tables: RuleTables, region: int) -> tuple[str, ...]:
    """Return the code of *region*, or nothing if the board has no such region."""
    codes = tables.board.codes
    return (codes[region],) if 0 <= region < len(codes) else ()


def _codes(tables: RuleTables, regions: int) -> tuple[str, ...]:
    return tables.board.codes_of(regions & tables.board.every)
