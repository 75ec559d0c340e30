"""What a combo would find on the map: for each trait that is paid by terrain or symbol, the regions still free."""

from __future__ import annotations

from swqt.engine import Content, RegionSet, Rules, State, Trait


def free_regions(rules: Rules, state: State, trait: str) -> RegionSet | None:
    """Return the empty regions for which *trait* pays what is printed on them; None if it pays for no such thing."""
    found = _trait(rules.content, trait)
    if found is None:
        return None
    board = rules.board
    paid: RegionSet | None = None
    for effect in found.effects:
        printed = all(condition in ("terrain", "mark") for condition, _ in effect.where)
        if effect.verb != "income" or effect.per != "region" or not effect.where or not printed:
            continue
        regions = board.every
        for condition, word in effect.where:
            regions &= (board.terrain if condition == "terrain" else board.marks).get(str(word), 0)
        paid = (paid or 0) | regions
    if paid is None:
        return None
    for region, (tokens, natives) in enumerate(zip(state.tokens, state.natives, strict=True)):
        if tokens or natives:
            paid &= ~(1 << region)
    return paid


def _trait(content: Content, name: str) -> Trait | None:
    return next((trait for trait in (*content.races, *content.powers) if trait.name == name), None)
