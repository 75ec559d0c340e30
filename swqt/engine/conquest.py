"""What a conquest does to the map: losses, pieces, the new holder (CONQ-5, CONQ-8, RETREAT-1)."""

from __future__ import annotations

from swqt.engine.draft import Draft
from swqt.engine.events import Conquered, Lifted, Lost, Placed
from swqt.engine.regions import members
from swqt.engine.removal import bury, clear_pieces
from swqt.engine.rulebook import Rulebook
from swqt.engine.state import NOBODY, NOT_ROLLED, Piece


def take(
    book: Rulebook, draft: Draft, number: int, region: int, from_hand: int, from_tray: int, how: str, loss: int = -1
) -> None:
    """Tribe *number* conquers *region* with tokens from hand and tray.

    *loss* is what the defender loses, -1 for what its own effects say.
    """
    bit = 1 << region
    full = _evict(book, draft, region, loss)
    clear_pieces(book, draft, region)
    me = draft.edit(number)
    me.hand -= from_hand
    me.held |= bit
    me.done |= bit
    if full:
        me.full |= bit
    draft.tokens[region] = from_hand + from_tray
    draft.rolled = NOT_ROLLED
    draft.events.append(Conquered(me.seat, me.race, region, from_hand + from_tray, how))
    for effect in book.profile(me).at["conquest"]:
        placed = int(draft.note(effect.note) or 0)
        if placed < effect.count:
            draft.remember(effect.note, str(placed + 1))
            draft.put(Piece(effect.piece, region))
            draft.events.append(Placed(me.seat, effect.piece, region))
    if draft.emptied:
        bury(draft)


def _evict(book: Rulebook, draft: Draft, region: int, loss: int) -> bool:
    """Remove whoever stands in *region*; return whether anybody did."""
    natives = draft.natives[region]
    if natives:
        draft.natives = draft.natives[:region] + b"\0" + draft.natives[region + 1 :]
        draft.events.append(Lost(NOBODY, "", region, natives, 0))
        return True
    number = draft.tribe_at(region)
    if number == NOBODY:
        return False
    victim = draft.edit(number)
    count = draft.tokens[region]
    lost = min(count, book.profile(victim).loss if loss < 0 else loss)
    victim.held &= ~(1 << region)
    victim.waiting += count - lost
    draft.tokens[region] = 0
    draft.emptied = draft.emptied or not victim.held
    note_attack(draft, number)
    draft.events.append(Lost(victim.seat, victim.race, region, lost, count - lost))
    return True


def note_attack(draft: Draft, number: int) -> None:
    """Remember that tribe *number* was attacked, if it is another seat's active race (A-21)."""
    victim = draft.tribes[number]
    if victim.active and victim.seat != draft.turn:
        draft.attacked |= 1 << victim.seat


def lift(draft: Draft, number: int) -> None:
    """Take all tokens but one of each region of tribe *number* in hand (READY-1)."""
    tribe = draft.tribes[number]
    tokens = draft.tokens
    counts = []
    spare = 0
    for region in members(tribe.held):
        count = tokens[region] - 1
        if count:
            spare += count
            tokens[region] = 1
            counts.append((region, count))
    if spare:
        draft.edit(number).hand += spare
        draft.events.append(Lifted(tribe.seat, tribe.race, tuple(counts)))


def leave(book: Rulebook, draft: Draft, number: int, regions: int) -> None:
    """Tribe *number* gives up *regions*; their tokens come to hand (ABANDON-1)."""
    me = draft.edit(number)
    for region in members(regions):
        me.hand += draft.tokens[region]
        draft.tokens[region] = 0
        clear_pieces(book, draft, region)
    me.held &= ~regions
