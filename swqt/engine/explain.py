"""Why a command is refused: the slow, talkative side of ``legal``. Asked only about commands not listed there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from swqt.engine.campaign import hammers_left
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
from swqt.engine.draft import TribeView, View
from swqt.engine.items import aid_sets, aided_targets, aids_of, closing, relic_of, spent_by, usable
from swqt.engine.legal import allies, legal, retreating
from swqt.engine.placing import last_spread, moves_left, pools, room
from swqt.engine.questions import (
    acting,
    barred,
    cost_parts,
    in_reach,
    neighbours,
    piece_hand,
    plain_reach,
    shielded,
    tokens_on_map,
    tray,
    where_set,
)
from swqt.engine.ranges import DeployRange, Pool, completed
from swqt.engine.refusals import Refusal, refuse
from swqt.engine.regions import members
from swqt.engine.rulebook import DIE_MOST, Rulebook
from swqt.engine.state import CHANCE, NO_BADGE, NOBODY, NOT_ROLLED, Decision, Piece

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


def explain(book: Rulebook, view: View, command: Command) -> Refusal:
    """Return why *command*, which is not legal in *view*, is refused."""
    if not view.agenda:
        return refuse("game-over")
    decision = view.agenda[-1]
    if decision.kind not in _WHEN[type(command)]:
        if isinstance(command, Decline):
            return refuse("cannot-decline", decision.kind)
        if isinstance(command, End):
            return refuse("cannot-end", decision.kind)
        return refuse("not-now", decision.kind)
    if decision.seat == CHANCE:
        return refuse("no-such-chance", decision.kind)
    if decision.about is not None and decision.kind != "redeploy":
        return refuse("first-summon")
    return _REASONS[type(command)](book, view, decision, command)


def _pick(book: Rulebook, view: View, decision: Decision, command: Pick) -> Refusal:
    if view.active_of(decision.seat) != NOBODY:
        return _place_first(book, view)
    rows = range(len(view.column))
    if command.row not in rows or (command.swap is not None and command.swap not in rows):
        return refuse("no-such-row", str(command.row + 1), str(len(view.column)))
    if command.swap is not None and command.row <= view.coins[decision.seat]:
        return refuse("no-swap", view.column[command.row].race)
    if view.column[command.row].power == NO_BADGE:
        return refuse("no-badge", view.column[command.row].race)
    return refuse("too-few-coins", str(command.row), str(view.coins[decision.seat]))


def _abandon(book: Rulebook, view: View, decision: Decision, command: Abandon) -> Refusal:
    me = _actor(book, view, decision)
    if not command.regions or command.regions & ~me.held:
        return refuse("not-yours", *_codes(book, command.regions & ~me.held))
    return refuse("too-late-to-leave")


def _conquer(book: Rulebook, view: View, decision: Decision, command: Conquer) -> Refusal:
    me = _actor(book, view, decision)
    hand = _hand(view, me, decision)
    if command.using and (refusal := _relics(book, view, me, command.region, command.using)):
        return refusal
    aids = aids_of(book, view, command.using)
    far = any(effect.verb == "reach" for effect in aids)
    blocked = _blocked(book, view, me, command.region, hand, far)
    if blocked:
        return blocked
    helped = not shielded(book, view, me) >> command.region & 1
    cost = cost_parts(book, view, me, command.region, aids).total
    code = _code(book, command.region)
    profile = book.profile(view, me)
    if view.rolled > 0 and helped:
        cost = max(1, cost - view.rolled)
    if "hammers" in profile.clauses and helped:
        hand += hammers_left(book, view, profile)
    if command.die:
        return _die(book, view, me, code, cost, hand, helped)
    return refuse("too-dear", code, str(cost), str(hand))


def _relics(book: Rulebook, view: View, me: TribeView, region: int, using: tuple[str, ...]) -> Refusal | None:
    """Return why the relics in *using* do not help against *region*, if it is for them."""
    for name in using:
        if relic_of(book, view, name) not in book.relics:
            return refuse("no-such-relic", name)
        if view.spent(spent_by(name)):
            return refuse("spent", name, rule="RELIC-1")
        if name not in usable(book, view, me) or not aids_of(book, view, (name,)):
            return refuse("no-such-relic", name)
    if using not in aid_sets(book, view, me):
        return refuse("relics-in-order", *sorted(using))
    if not 0 <= region < len(book.board.codes):
        return refuse("no-region", str(region))
    if shielded(book, view, me) >> region & 1:
        return refuse("shielded", _code(book, region))
    profile = book.profile(view, me)
    near = in_reach(book, view, me, profile)
    helpful = aided_targets(view, me, profile, near, aids_of(book, view, using))
    if (near | helpful) >> region & 1 and not helpful >> region & 1:
        return refuse("relic-useless", _code(book, region), *using)
    return None


def _die(book: Rulebook, view: View, me: TribeView, code: str, cost: int, hand: int, helped: bool) -> Refusal:
    if view.rolled != NOT_ROLLED:
        return refuse("roll-binds", code)
    if cost <= hand:
        return refuse("die-not-needed", code, str(cost), str(hand))
    if book.profile(view, me).rolls_first and helped:
        return refuse("die-not-offered", code)
    return refuse("die-too-short", code, str(cost - hand), str(DIE_MOST))


def _blocked(
    book: Rulebook, view: View, me: TribeView, region: int, hand: int, far: bool = False
) -> Refusal | None:
    """Return why *region* is no target, whatever the tokens (CONQ-1)."""
    if not 0 <= region < len(book.board.codes):
        return refuse("no-region", str(region))
    bit = 1 << region
    code = _code(book, region)
    profile = book.profile(view, me)
    if me.held & bit:
        return refuse("own-region", code)
    if book.board.terrain["chasm"] & bit:
        return refuse("chasm", code)
    if not profile.zone & bit:
        return refuse("water", code)
    if not far and not in_reach(book, view, me, profile) & bit:
        return refuse("out-of-reach" if me.held else "not-at-border", code)
    if shielded(book, view, me) & bit and not plain_reach(book, view, me) & bit:
        return refuse("shielded", code)
    if barred(book, view, me) & bit:
        pieces = [piece.kind for piece in view.pieces if piece.region == region and piece.kind in book.immune]
        if pieces:
            return refuse("immune", code, *pieces)
        holder = view.tribes[view.tribe_at(region)]
        if holder.pact == me.seat and holder.active and me.active:
            return refuse("peace", code)
        return refuse("toll", code, holder.race)
    if hand < 1:
        return refuse("no-tokens", code)
    return None


def _use(book: Rulebook, view: View, decision: Decision, command: Use) -> Refusal:
    if decision.kind == "altar":
        return refuse("not-yours", *_named(book, command.region), rule="A-117")
    me = _actor(book, view, decision)
    profile = book.profile(view, me)
    hand = _hand(view, me, decision)
    if command.using and (refusal := _relics(book, view, me, command.region, command.using)):
        return refusal
    aids = aids_of(book, view, command.using)
    far = any(effect.verb == "reach" for effect in aids)
    for effect in profile.named_dies:
        if effect.trait == command.trait:
            blocked = _blocked(book, view, me, command.region, hand, far)
            if blocked:
                return blocked
            if shielded(book, view, me) >> command.region & 1:
                return refuse("shielded", _code(book, command.region))
            return refuse("no-target" if view.rolled == NOT_ROLLED else "roll-binds", effect.trait)
    for effect in profile.open_dies:
        if effect.trait == command.trait and command.region < 0:
            if view.rolled != NOT_ROLLED:
                return refuse("roll-binds", effect.trait)
            return refuse("no-target", effect.trait) if hand else refuse("no-tokens", effect.trait)
    relic = book.relics.get(relic_of(book, view, command.trait))
    if relic and command.trait not in usable(book, view, me):
        return refuse("spent" if view.spent(spent_by(command.trait)) else "no-such-relic", command.trait)
    replacing = tuple(effect for effect in relic.effects if effect.verb == "substitute") if relic else ()
    for effect in (*profile.overruns, *profile.substitutes, *replacing):
        if effect.trait != relic_of(book, view, command.trait):
            continue
        empty_hand = "sorcerer_empty_hand" in effect.variants and book.options.sorcerer_empty_hand == "yes"
        blocked = _blocked(book, view, me, command.region, 1 if empty_hand else hand, far)
        if blocked:
            return blocked
        if command.using and (effect.verb == "substitute" or any(aid.verb == "cost" for aid in aids)):
            return refuse("relic-useless", _code(book, command.region), *command.using)
        code = _code(book, command.region)
        if shielded(book, view, me) >> command.region & 1:
            return refuse("shielded", code)
        if effect.verb == "overrun":
            spent = view.spent(effect.trait)
            return refuse("spent" if spent else "no-tokens", effect.trait, rule=effect.rule)
        if tray(book, view, me.race) < 1 and (effect.source == "tray" or hand < 1):
            return refuse("tray-empty", me.race)
        if not neighbours(book, view, me, me.held) >> command.region & 1:
            return refuse("not-adjacent", code)
        if not where_set(book, view, me, effect.where) >> command.region & 1:
            return refuse("not-lone", code)
        return refuse("spent", effect.trait, rule=effect.rule)
    return _not_reborn(book, view, me, command) or refuse("no-such-use", command.trait)


def _not_reborn(book: Rulebook, view: View, me: TribeView, command: Use) -> Refusal | None:
    """Return why a region of a Reborn race is not taken over now, if *command* names one (U-POWER-REBORN-1)."""
    if not 0 <= command.region < len(book.board.codes) or (number := view.tribe_at(command.region)) == NOBODY:
        return None
    tribe = view.tribes[number]
    effect = None if tribe.active or tribe.seat != me.seat else book.profile(view, tribe).clauses.get("reborn")
    if effect is None or effect.trait != command.trait:
        return None
    if view.rolled != NOT_ROLLED:
        return refuse("roll-binds", effect.trait)
    if not book.profile(view, view.tribes[view.mine]).zone >> command.region & 1:
        return refuse("water", _code(book, command.region))
    return None


def _place(book: Rulebook, view: View, decision: Decision, command: Place) -> Refusal:
    number = view.active_of(decision.seat)
    if relic_of(book, view, command.piece) in book.relics:
        if number == NOBODY or command.piece not in closing(book, view, view.tribes[number]):
            return refuse("no-such-relic", command.piece)
        return refuse("not-now" if decision.kind != "close" else "not-yours", decision.kind)
    effect = book.pieces.get(command.piece)
    campaign = decision.kind in ("choice", "ghouls", "conquer")
    if campaign and (effect is None or not (effect.verb == "clause" or (effect.moves and effect.at == "conquest"))):
        return refuse("not-now", decision.kind)
    if effect is None or number == NOBODY:
        return refuse("no-such-piece", command.piece)
    if effect.verb == "clause":
        return refuse("cannot-roam", command.piece, rule=effect.rule)
    if effect not in book.profile(view, view.tribes[number]).effects:
        return refuse("no-such-piece", command.piece)
    moment = "redeploy" if decision.kind == "retreat" else decision.kind
    if effect not in book.profile(view, view.tribes[number]).at.get(moment, ()):
        return refuse("not-now", decision.kind)
    me = view.tribes[number]
    if not 0 <= command.region < len(book.board.codes) or not me.held >> command.region & 1:
        return refuse("not-yours", *_named(book, command.region), rule=effect.rule)
    if not book.profile(view, me).stay >> command.region & 1:
        return refuse("water", _code(book, command.region), rule="REDEPLOY-4")
    if not room(book, view, me, effect) >> command.region & 1 or command.source == command.region:
        return refuse("piece-stands-there", command.piece, _code(book, command.region), rule=effect.rule)
    if command.source < 0:
        if effect.new and view.spent(effect.trait):
            return refuse("spent", command.piece, rule=effect.rule)
        if not piece_hand(book, view, effect):
            return refuse("none-left", command.piece)
        return _place_first(book, view)
    if not effect.moves or moves_left(book, view, effect) < 1 or decision.kind == "retreat":
        return refuse("spent", command.piece, rule=effect.rule)
    if Piece(command.piece, command.source) not in view.pieces:
        return refuse("no-such-piece", command.piece, rule=effect.rule)
    return _place_first(book, view)


def _place_first(book: Rulebook, view: View) -> Refusal:
    """Return which piece must be placed before anything else; without one, it is the turn of tokens alone."""
    option = legal(book, view)[0]
    if not isinstance(option, Place):
        return refuse("not-now", view.agenda[-1].kind)
    return refuse("place-first", option.piece, rule=book.pieces[option.piece].rule)


def _deploy(book: Rulebook, view: View, decision: Decision, command: Deploy) -> Refusal:
    if not any(isinstance(option, DeployRange) for option in legal(book, view)):
        return _place_first(book, view)
    retreat = decision.kind == "retreat"
    if retreat:
        me = view.tribes[retreating(book, view, decision.seat)]
        spread: tuple[Pool, ...] = (Pool(me.waiting, me.held, 0, me.waiting),)
    elif decision.about is not None:
        spread = last_spread(view, decision.seat)
    else:
        spread = pools(book, view)
    total, held, needed = sum(pool.tokens for pool in spread), 0, 0
    least = min(pool.least for pool in spread)
    for pool in spread:
        held |= pool.regions
        if pool.least:
            needed |= pool.regions
    counts = dict(command.counts)
    if completed(command.counts, held) is None or any(region not in counts for region in members(needed)):
        return refuse("deploy-regions", *_codes(book, held))
    empty = [_code(book, region) for region, count in command.counts if count < least]
    if empty:
        return refuse("deploy-empty", *empty)
    placed = sum(count for _, count in command.counts)
    if retreat or placed != total:
        return refuse("retreat-total" if retreat else "deploy-total", str(placed), str(total))
    for pool in spread:
        placed = sum(counts.get(region, 0) for region in members(pool.regions))
        if placed != pool.tokens:
            return refuse("deploy-total", str(placed), str(pool.tokens), rule="REDEPLOY-5")
    # Right sums, right regions: only a race too small for its regions has an upper bound.
    return refuse("deploy-crowded", *[_code(book, r) for r, count in command.counts if count > 1])


def _choose(book: Rulebook, view: View, decision: Decision, command: Choose) -> Refusal:
    number = view.active_of(decision.seat)
    if command.seat == decision.seat:
        return refuse("pact-self")
    if not book.profile(view, view.tribes[number]).pacts or not 0 <= command.seat < len(view.coins):
        return refuse("no-pact")
    if view.tribes[number].pact != NOBODY:
        return refuse("spent", "pact", rule="POWER-DIPLOMAT-1")
    if command.seat not in allies(book, view, decision.seat):
        return refuse("pact-attacked", "ABCDE"[command.seat])
    return _place_first(book, view)


def _decline(book: Rulebook, view: View, decision: Decision, command: Decline) -> Refusal:
    return refuse("no-such-use", command.using, rule="PLACE-STONEHEDGE-2")


def _end(book: Rulebook, view: View, decision: Decision, command: End) -> Refusal:
    return _place_first(book, view)


_REASONS: Final[dict[type[Command], Callable[[Rulebook, View, Decision, Any], Refusal]]] = {
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


def _actor(book: Rulebook, view: View, decision: Decision) -> TribeView:
    return view.tribes[acting(book, view, decision.kind)]


def _hand(view: View, me: TribeView, decision: Decision) -> int:
    """Return the tokens *me* may conquer with; at CHOICE those still to be lifted count (READY-2)."""
    if decision.kind == "choice" and me.held:
        return me.hand + tokens_on_map(view, me) - me.held.bit_count()
    return me.hand


def _code(book: Rulebook, region: int) -> str:
    return book.board.codes[region]


def _named(book: Rulebook, region: int) -> tuple[str, ...]:
    """Return the code of *region*, or nothing if the board has no such region."""
    codes = book.board.codes
    return (codes[region],) if 0 <= region < len(codes) else ()


def _codes(book: Rulebook, regions: int) -> tuple[str, ...]:
    return book.board.codes_of(regions & book.board.every)
