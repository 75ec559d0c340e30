"""What a race keeps besides its tokens: Hammers in hand, a lent power, grudges. All of it stands in the State."""

from __future__ import annotations

from swqt.engine import Content, State, Trait, Tribe, Used

_GRUDGE = "grudge"


def hammers(content: Content, state: State, tribe: Tribe) -> int:
    """Return how many Hammers *tribe* may still strike with this turn (U-RACE-IRONDWARVES-2)."""
    if not tribe.active:
        return 0
    for trait in _traits_of(content, tribe):
        for effect in trait.effects:
            if effect.clause == "hammers":
                return int(state.note(effect.note) or 0) - state.used.count(Used(effect.note))
    return 0


def lent_power(content: Content, state: State, tribe: Tribe) -> str:
    """Return the power that a place lends *tribe*; empty if none does (PLACE-STONEHEDGE-1)."""
    lenders = {place.name for place in content.places if any(effect.verb == "grant" for effect in place.effects)}
    for piece in state.pieces:
        if piece.kind in lenders and tribe.held >> piece.region & 1:
            return state.note(piece.kind) or ""
    return ""


def grudges(content: Content, state: State, tribe: Tribe) -> tuple[int, ...]:
    """Return the seats that *tribe* will repay for an attack (U-POWER-VENGEFUL-1)."""
    lent = lent_power(content, state, tribe)
    traits = [*_traits_of(content, tribe), *(power for power in content.powers if power.name == lent)]
    if not tribe.active or not any(("holder", "grudge") in effect.where for t in traits for effect in t.effects):
        return ()
    return tuple("ABCDE".index(letter) for letter in (state.note(_GRUDGE) or "") if letter in "ABCDE")


def _traits_of(content: Content, tribe: Tribe) -> list[Trait]:
    return [trait for trait in (*content.races, *content.powers) if trait.name in (tribe.race, tribe.power)]
