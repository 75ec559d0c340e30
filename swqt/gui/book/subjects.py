"""What a thing on the screen is about: where in the rule book F1 opens, and what is said about this very case."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from PySide6.QtCore import QObject

from swqt.content import Passage, signs
from swqt.engine import NOBODY, Tribe
from swqt.gui.looks import native_of
from swqt.gui.refusals import refusal_text
from swqt.gui.sentences import Term
from swqt.gui.sitting import Sitting
from swqt.gui.stores import hammers, lent_power

_PAGES: Final = {
    "pick": "column", "choice": "conquest", "ghouls": "race-ghouls", "conquer": "conquest", "redeploy": "redeploy",
    "close": "turn", "altar": "place-altar", "stout": "power-stout", "retreat": "retreat", "roll": "final",
}  # fmt: skip
"""The page for each decision, where nothing closer is pointed at."""


class Subject(NamedTuple):
    """*topics* are anchors, IDs of rules or names of traits; *lead* is what comes before the rules."""

    title: str
    topics: tuple[str, ...]
    lead: tuple[Passage, ...] = ()


class Subjects(QObject):
    """Speaks about one game."""

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self._sitting = sitting

    def region(self, region: int) -> Subject:
        """Return what is printed on *region*, who and what stands there, and what it costs whoever is asked."""
        sitting = self._sitting
        rules, state, names = sitting.game.rules, sitting.game.state, sitting.names
        topics = [f"terrain-{rules.board.terrain_of(region)}"]
        topics += [f"mark-{mark}" for mark in signs(rules.board, region)]
        if state.natives[region]:
            topics.append(f"mark-{native_of(rules, state, region)}")
        number = state.tribe_at(region)
        if number != NOBODY:
            topics += self._of_tribe(state.tribes[number])
        topics += dict.fromkeys(piece.kind for piece in rules.pieces(state) if piece.region == region)
        return Subject(names.region(region), tuple(topics), self._campaign(region))

    def combo(self, row: int) -> Subject:
        """Return the power and the race in *row* of the column."""
        combo = self._sitting.game.state.column[row]
        names = self._sitting.names
        title = names.combo(combo.power, combo.race) if combo.power else names.trait(combo.race)
        return Subject(title, (*filter(None, (combo.power, combo.race)), "column"))

    def player(self, seat: int) -> Subject:
        """Return every race of *seat* with its power."""
        state = self._sitting.game.state
        topics = [topic for tribe in state.tribes if tribe.seat == seat for topic in self._of_tribe(tribe)]
        return Subject(self._sitting.names.seat(seat), tuple(topics) or ("column",))

    def ending(self, topic: str) -> Subject:
        """Return what ending the turn would pay now, and the rules for it under *topic*."""
        now = self._sitting.controller.situation
        if now is None or now.income is None:
            return Subject("", (topic,))
        terms = self._sitting.sentences.income_terms(now.income)
        text = self.tr("Ending the turn now would pay %n coin(s).", "", now.income.total)
        return Subject(self.tr("End of the turn"), (topic, "score"), (Passage(text), *_listed(terms)))

    def refusal(self, text: str, rule: str) -> Subject:
        """Return why something is refused: *text*, then *rule* as the book has it."""
        return Subject(self.tr("Why not?"), (rule,), (Passage(_safe(text)),))

    def moment(self) -> str:
        """Return the page for what is being decided in the position that is shown."""
        decision = self._sitting.decision
        return _PAGES.get(decision.kind, "turn") if decision is not None else "end"

    def _of_tribe(self, tribe: Tribe) -> list[str]:
        state, content = self._sitting.game.state, self._sitting.game.rules.content
        topics = [tribe.race]
        if tribe.power and (tribe.active or self._is_kept(tribe.power)):
            topics.insert(0, tribe.power)
        if lent := lent_power(content, state, tribe):
            topics.append(lent)
        if hammers(content, state, tribe):
            topics.append("U-RACE-IRONDWARVES-1")
        if not tribe.active:
            topics.append("word-declined")
        return topics

    def _is_kept(self, power: str) -> bool:
        """Return whether the badge of *power* stays with a race in decline (DECLINE-4)."""
        powers = self._sitting.game.rules.content.powers
        return any(
            trait.name == power and any(effect.verb == "decline" and effect.badge for effect in trait.effects)
            for trait in powers
        )

    def _campaign(self, region: int) -> tuple[Passage, ...]:
        """Return what *region* costs as a sum of links, and why it cannot be taken."""
        now = self._sitting.controller.situation
        if now is None or not now.conquering:
            return ()
        refusal = now.check_conquest(region)
        if refusal is not None and refusal.code == "own-region":
            return ()
        out = []
        cost = now.cost(region)
        if cost is not None and (refusal is None or refusal.code not in ("water", "chasm")):
            terms = " ".join(_link(term) for term in self._sitting.sentences.cost_terms(cost))
            out.append(Passage(self.tr("**Cost {0}** = {1}").format(cost.total, terms)))
        if refusal is not None:
            reason = refusal_text(refusal, self._sitting.names)
            text = _safe(reason.removesuffix(f" ({reason.rule})"))
            out.append(Passage(f"{text} [{reason.rule}]({reason.rule})" if reason.rule else text))
        return tuple(out)


def _listed(terms: Iterable[Term]) -> list[Passage]:
    return [Passage(_link(term), item=True) for term in terms]


def _link(term: Term) -> str:
    return f"[{_safe(term.text)}]({term.topic})"


def _safe(text: str) -> str:
    """Return *text*, in which players' names may stand, without anything that would be read as markup."""
    return text.replace("[", "(").replace("]", ")").replace("**", "")
