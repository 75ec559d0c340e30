"""How a command changes a Draft: one handler a command, in rulebook order.

Handlers trust that the command is legal; ``Rules.apply`` sees to that.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from swqt.engine.commands import (
    Abandon,
    Choose,
    Command,
    Conquer,
    Deal,
    Decline,
    Deploy,
    End,
    Pick,
    Place,
    Roll,
    Use,
)
from swqt.engine.conquest import leave, lift, note_attack, take
from swqt.engine.decline import decline
from swqt.engine.draft import Draft
from swqt.engine.events import (
    Abandoned,
    Attempted,
    Dealt,
    Deployed,
    Earned,
    Gain,
    Income,
    Pact,
    Paid,
    Picked,
    Placed,
    Retreated,
    Rolled,
)
from swqt.engine.legal import retreating
from swqt.engine.questions import acting, costs, discarded, tray
from swqt.engine.regions import members
from swqt.engine.removal import clear_pieces
from swqt.engine.rulebook import COLUMN_SIZE, Rulebook
from swqt.engine.state import CHANCE, NOBODY, NOT_ROLLED, Combo, Decision, Piece, Tribe
from swqt.engine.turn import after, redeploying, score, settle_withdrawn


def handle(book: Rulebook, draft: Draft, command: Command) -> None:
    """Change *draft* by *command* and by everything that follows without a decision."""
    _HANDLERS[type(command)](book, draft, command)
    if len(draft.column) < COLUMN_SIZE and draft.agenda:
        refill(book, draft)


def refill(book: Rulebook, draft: Draft) -> None:
    """Open a deal if the column is short and there is a combo to deal (COLUMN-5 to COLUMN-8, A-27, A-28)."""
    if not (draft.races or draft.returned) or draft.agenda[-1].kind == "deal":
        return
    if not draft.powers:
        draft.powers = discarded(book, draft)
    if draft.powers:
        draft.push(CHANCE, "deal")


def _pick(book: Rulebook, draft: Draft, command: Pick) -> None:
    """COLUMN-2 to COLUMN-4: pay the combos above, take the coins, the banner and the tokens."""
    seat = draft.pop().seat
    row = command.row
    combo = draft.column[row]
    draft.pay(seat, -row)
    above = tuple([Combo(c.race, c.power, c.coins + 1) for c in draft.column[:row]])
    draft.column = above + draft.column[row + 1 :]
    race, power = book.races[combo.race], book.powers[combo.power]
    tribe = Tribe(seat, combo.race, combo.power, True)
    tokens = min(race.tokens + power.tokens + book.profile(tribe).loan, race.supply)
    place = sum([1 for other in draft.tribes if other.seat < seat])
    draft.tribes.insert(place, tribe._replace(hand=tokens))
    if row:
        draft.events.append(Paid(seat, row, "column"))
    draft.events.append(Picked(seat, combo.race, combo.power, row, row, combo.coins, tokens))
    if combo.coins:
        draft.pay(seat, combo.coins)
        lying = Income(combo.coins, (Gain("combo", combo.race, combo.coins, 0, "COLUMN-3"),))
        draft.events.append(Earned(seat, lying, "combo"))
    after(book, draft, "pick")


def _expand(book: Rulebook, draft: Draft) -> int:
    """Return the tribe that acts; the first command of a turn means EXPAND, so its spare tokens are lifted."""
    kind = draft.agenda[-1].kind
    number = acting(book, draft, kind)
    if kind == "choice":
        seat = draft.pop().seat
        lift(draft, number)
        draft.push(seat, "conquer" if draft.tribes[number].active else "ghouls")
    return number


def _abandon(book: Rulebook, draft: Draft, command: Abandon) -> None:
    """ABANDON-1."""
    number = _expand(book, draft)
    me = draft.tribes[number]
    draft.events.append(Abandoned(me.seat, me.race, command.regions))
    leave(book, draft, number, command.regions)


def _conquer(book: Rulebook, draft: Draft, command: Conquer) -> None:
    """CONQ-4, or with the die the announcement of the final attempt (FINAL-1)."""
    number = _expand(book, draft)
    if command.die:
        victim = draft.tribe_at(command.region)
        if victim != NOBODY:
            note_attack(draft, victim)
        draft.agenda += (Decision(CHANCE, "roll", command),)
        return
    cost = max(1, _cost(book, draft, number, command.region) - max(0, draft.rolled))
    take(book, draft, number, command.region, cost, 0, "")


def _cost(book: Rulebook, draft: Draft, number: int, region: int) -> int:
    me = draft.tribes[number]
    return costs(book, draft, me, book.profile(me), 1 << region)[0][1]


def _use(book: Rulebook, draft: Draft, command: Use) -> None:
    """Use what a trait offers: the die beforehand, an overrun or a substitution."""
    number = _expand(book, draft)
    me = draft.tribes[number]
    profile = book.profile(me)
    if command.region < 0:
        draft.agenda += (Decision(CHANCE, "roll", command),)
        return
    for effect in profile.overruns:
        if effect.trait == command.trait:
            draft.spend(effect.trait)
            take(book, draft, number, command.region, effect.amount, 0, effect.trait)
            _bring(draft, me.seat, effect.piece, command.region)
            return
    for effect in profile.substitutes:
        if effect.trait == command.trait:
            victim = draft.tribes[draft.tribe_at(command.region)]
            draft.spend(effect.trait, victim.seat)
            spared = "sorcerer_vs_elf" in effect.variants and book.options.sorcerer_vs_elf == "kept"
            from_tray = 1 if tray(book, draft, me.race) else 0
            take(book, draft, number, command.region, 1 - from_tray, from_tray, effect.trait, -1 if spared else 1)


def _bring(draft: Draft, seat: int, kind: str, region: int) -> None:
    """The only piece of *kind* goes to *region*, from wherever it stands (POWER-DRAGON-2)."""
    source = -1
    for piece in draft.pieces:
        if piece.kind == kind:
            source = piece.region
            draft.lift(piece)
    draft.put(Piece(kind, region))
    draft.events.append(Placed(seat, kind, region, source))


def _roll(book: Rulebook, draft: Draft, command: Roll) -> None:
    """FINAL-2 to FINAL-4; or a roll before a conquest, which binds the next one (A-54)."""
    asked = draft.pop().about
    kind = draft.agenda[-1].kind
    number = acting(book, draft, kind)
    me = draft.tribes[number]
    draft.events.append(Rolled(me.seat, command.pips))
    if not isinstance(asked, Conquer):
        draft.rolled = command.pips
        return
    if me.hand + command.pips >= _cost(book, draft, number, asked.region):
        take(book, draft, number, asked.region, me.hand, 0, "die")
    else:
        draft.events.append(Attempted(me.seat, me.race, asked.region))
    draft.pop()
    after(book, draft, kind)


def _place(book: Rulebook, draft: Draft, command: Place) -> None:
    """POWER-BIVOUACKING-1, POWER-FORTIFIED-1, POWER-HEROIC-1; in RETREAT POWER-BIVOUACKING-3."""
    decision = draft.agenda[-1]
    effect = book.pieces[command.piece]
    if command.source >= 0:
        draft.lift(Piece(command.piece, command.source))
        draft.spend(command.piece)
    elif effect.new:
        draft.spend(effect.trait)
    draft.put(Piece(command.piece, command.region))
    draft.events.append(Placed(decision.seat, command.piece, command.region, command.source))
    if decision.kind == "retreat" and retreating(book, draft, decision.seat) == NOBODY:
        draft.pop()
        settle_withdrawn(book, draft)


def _deploy(book: Rulebook, draft: Draft, command: Deploy) -> None:
    """REDEPLOY-1 and REDEPLOY-6; in RETREAT, RETREAT-2."""
    decision = draft.pop()
    counts = dict(command.counts)
    if decision.kind == "retreat":
        number = retreating(book, draft, decision.seat)
        me = draft.edit(number)
        for region, count in counts.items():
            draft.tokens[region] += count
        me.waiting = 0
        draft.events.append(Retreated(me.seat, me.race, tuple([c for c in command.counts if c[1]])))
        settle_withdrawn(book, draft)
        return
    for number in redeploying(book, draft):
        _spread(book, draft, number, counts)
    after(book, draft, "redeploy")


def _spread(book: Rulebook, draft: Draft, number: int, counts: dict[int, int]) -> None:
    """Tribe *number* stands as *counts* says; what is left over comes to hand (REDEPLOY-6)."""
    me = draft.edit(number)
    tokens = draft.tokens
    shares = []
    for region in members(me.held):
        count = counts[region]
        me.hand += tokens[region] - count
        tokens[region] = count
        shares.append((region, count))
        if not count:
            me.held &= ~(1 << region)
            clear_pieces(book, draft, region)
    draft.events.append(Deployed(me.seat, me.race, tuple(shares)))


def _choose(book: Rulebook, draft: Draft, command: Choose) -> None:
    """POWER-DIPLOMAT-1."""
    seat = draft.agenda[-1].seat
    draft.edit(draft.active_of(seat)).pact = command.seat
    draft.events.append(Pact(seat, command.seat))


def _decline(book: Rulebook, draft: Draft, _: Decline) -> None:
    """DECLINE-1, or POWER-STOUT-1 after scoring."""
    decision = draft.pop()
    decline(book, draft, decision.seat)
    if decision.kind == "choice":
        score(book, draft)
    settle_withdrawn(book, draft)


def _end(book: Rulebook, draft: Draft, _: End) -> None:
    """Nothing more of what is open."""
    if draft.agenda[-1].kind == "choice":
        _expand(book, draft)
    draft.rolled = NOT_ROLLED
    after(book, draft, draft.pop().kind)


def _deal(book: Rulebook, draft: Draft, command: Deal) -> None:
    """COLUMN-7: the combo turns up at the column's end."""
    draft.pop()
    if command.race in draft.races:
        draft.races = tuple([race for race in draft.races if race != command.race])
    else:
        draft.returned = draft.returned[1:]
    draft.powers = tuple([power for power in draft.powers if power != command.power])
    draft.column += (Combo(command.race, command.power),)
    draft.events.append(Dealt(command.race, command.power))


_HANDLERS: Final[dict[type[Command], Callable[[Rulebook, Draft, Any], None]]] = {
    Pick: _pick,
    Abandon: _abandon,
    Conquer: _conquer,
    Use: _use,
    Roll: _roll,
    Place: _place,
    Deploy: _deploy,
    Choose: _choose,
    Decline: _decline,
    End: _end,
    Deal: _deal,
}
