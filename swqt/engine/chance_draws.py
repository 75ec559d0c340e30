"""Deals to the column and draws of hidden items: when chance must decide, and what its outcomes do."""

from __future__ import annotations

from swqt.engine.clauses import uncovered
from swqt.engine.commands import Conquer, Deal, Draw
from swqt.engine.draft import Draft
from swqt.engine.events import Dealt, Discarded, Uncovered
from swqt.engine.legal import drawing_badge
from swqt.engine.memo import row_of
from swqt.engine.queries import discarded
from swqt.engine.rule_tables import COLUMN_SIZE, RuleTables
from swqt.engine.state import CHANCE, NO_BADGE, Combo, Piece


def refill(tables: RuleTables, draft: Draft) -> None:
    """Open a deal if the column is short and there is a combo to deal (COLUMN-5 to COLUMN-8, A-27, A-28)."""
    draft.short = tables.is_short(draft.column)
    if not draft.short:
        return
    if not draft.powers:
        draft.powers = discarded(tables, draft)
    short = len(draft.column) < COLUMN_SIZE and (draft.races or draft.returned)
    if short or (draft.powers and any([power == NO_BADGE for _, power, _ in draft.column])):
        draft.push(CHANCE, "deal")


def deal(tables: RuleTables, draft: Draft, command: Deal) -> None:
    """Add the combo to the end of the column (COLUMN-7), or give a combo without a badge one (A-28)."""
    draft.agenda.pop()
    race, power = command.race, command.power
    if race in tables.senseless or power in tables.senseless:
        _discard(tables, draft, command)
        return
    coins = 0
    if tables.gifts:   # a banner waiting for its badge already brought its own coins
        new = race in draft.races or race in draft.returned[:1]
        coins = tables.gifts.get(power, 0) + (tables.gifts.get(race, 0) if new else 0)
    combo = row_of(Combo, (race, power, coins))
    if race in draft.races:
        draft.races = _without(draft.races, race)
        draft.column += (combo,)
    elif race in draft.returned[:1]:
        draft.returned = draft.returned[1:]
        draft.column += (combo,)
    else:   # it waits in the column, without a badge so far
        draft.column = tuple([
            combo._replace(coins=row.coins + coins) if row.race == race else row for row in draft.column
        ])  # fmt: skip
    if power:   # a combo may turn up without a badge
        draft.powers = _without(draft.powers, power)
    if draft.recording:
        draft.record(Dealt, race, power, coins)


def _without(names: tuple[str, ...], name: str) -> tuple[str, ...]:
    """Return *names* without *name*, which occurs in it exactly once."""
    place = names.index(name)
    return names[:place] + names[place + 1 :]


def _discard(tables: RuleTables, draft: Draft, command: Deal) -> None:
    """Discard the traits that make no sense on this board; the rest stays unseen and the deal is repeated (C-12)."""
    for trait in (command.race, command.power):
        if trait in tables.senseless:
            draft.record(Discarded, trait)
    draft.races = tuple([race for race in draft.races if race not in tables.senseless or race != command.race])
    draft.powers = tuple([p for p in draft.powers if p not in tables.senseless or p != command.power])


def draw(tables: RuleTables, draft: Draft, command: Draw) -> None:
    """Uncover an item, which takes effect at once (CONQ-6), or the badge that a place lends (PLACE-STONEHEDGE-1)."""
    region = draft.agenda[-1].about.region  # type: ignore[union-attr]  # a draw is always about a conquest
    drawing = drawing_badge(tables, draft, draft.agenda[-1])
    draft.agenda.pop()
    if drawing and command.item in tables.senseless:
        draft.powers = _without(draft.powers, command.item)
        draft.record(Discarded, command.item)
        draft.powers = draft.powers or discarded(tables, draft)
        if draft.powers:
            draft.push_about(CHANCE, "draw", Conquer(region))
        return
    draft.record(Uncovered, command.item, region)
    if drawing:
        lender = next(kind for kind, at in draft.pieces if at == region and kind in tables.lenders)
        draft.remember(lender, command.item)
        draft.powers = _without(draft.powers, command.item)
        return
    draft.items = _without(draft.items, command.item)
    draft.put(Piece(command.item, region))
    uncovered(tables, draft, command.item, region)
