"""Natural values: what a line that is left out means. Reader and writer share them and cannot disagree."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import NamedTuple

from swqt.engine import CHANCE, Combo, Content, Decision, Note, Piece, Trait, Tribe


class Stacks(NamedTuple):
    """The stacks nobody has seen, as sorted names."""

    races: tuple[str, ...]
    powers: tuple[str, ...]
    items: tuple[str, ...]


def keeps_badge(power: Trait) -> bool:
    """Return whether *power* stays with its race in decline (DECLINE-4)."""
    return any(effect.verb == "decline" and effect.badge for effect in power.effects)


def powers_in_play(content: Content, tribes: Iterable[Tribe], notes: Iterable[Note]) -> set[str]:
    """Return the powers of active races, those kept in decline, those a note names (PLACE-STONEHEDGE-1)."""
    kept = {power.name for power in content.powers if keeps_badge(power)}
    held = {tribe.power for tribe in tribes if tribe.active or tribe.power in kept}
    return held | {note.value for note in notes}


def natural_stacks(
    content: Content,
    tribes: Iterable[Tribe],
    column: Iterable[Combo],
    returned: Iterable[str],
    pieces: Iterable[Piece],
    notes: Iterable[Note],
) -> Stacks:
    """Return everything of *content* that is nowhere on the table."""
    tribes = tuple(tribes)
    column = tuple(column)
    races = {tribe.race for tribe in tribes} | {combo.race for combo in column} | set(returned)
    powers = powers_in_play(content, tribes, notes) | {combo.power for combo in column}
    items = {piece.kind for piece in pieces}
    return Stacks(
        _names(content.races, races),
        _names(content.powers, powers),
        _names((*content.relics, *content.places), items),
    )


def _names(traits: Iterable[Trait], elsewhere: set[str]) -> tuple[str, ...]:
    return tuple(sorted(trait.name for trait in traits if trait.name not in elsewhere))


def natural_notes(
    content: Content, tribes: Iterable[Tribe], pieces: Iterable[Piece], notes: Collection[Note]
) -> tuple[Note, ...]:
    """Return *notes*, and those left out that count pieces of an active race: as many as stand in its regions."""
    known = {note.name for note in notes}
    held = {name: tribe.held for tribe in tribes if tribe.active for name in (tribe.race, tribe.power)}
    counted = []
    for trait in (*content.races, *content.powers):
        for effect in trait.effects:
            if effect.piece and effect.note and effect.note not in known:
                regions = held.get(trait.name, 0)
                count = sum(regions >> piece.region & 1 for piece in pieces if piece.kind == effect.piece)
                if count:
                    counted.append(Note(effect.note, str(count)))
    return tuple(sorted((*notes, *counted)))


def natural_turn(agenda: tuple[Decision, ...]) -> int:
    """Return the seat of the bottom decision; CHANCE, hence no natural value, if that is no seat's."""
    return agenda[0].seat if agenda else CHANCE
