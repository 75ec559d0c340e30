"""Why something is not possible: texts for all refusals of the rules, with their rules, and for the end of undo."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QObject

from swqt.content import OWN_RULE
from swqt.engine import DECISIONS, Deal, Refusal, Roll
from swqt.gui.texts.names import Names
from swqt.table import Game

_tr = QCoreApplication.translate


class RuledText(str):
    """A sentence that knows what it follows from: ``rule`` is its topic in the rule book, or empty."""

    rule: str

    def __new__(cls, text: str, rule: str = "") -> RuledText:
        """Return *text* with *rule* attached."""
        self = super().__new__(cls, text)
        self.rule = rule
        return self


def refusal_text(refusal: Refusal, names: Names) -> RuledText:
    """Return the reason as a sentence that knows its rule."""
    words = [_argument(refusal.code, word, names) for word in refusal.args]
    padded = words + [""] * (4 - len(words))
    text = _texts()[refusal.code].format(*padded, all=names.listed(words), rest=names.listed(words[1:]))
    if refusal.rule in ("", OWN_RULE):    # the rule book explains custom traits on their own pages
        return RuledText(text, next((word for word in refusal.args if names.kind(word)), ""))
    return RuledText(text, refusal.rule)


def decision_word(kind: str) -> str:
    """Return the short text for a decision of *kind*."""
    return {
        "pick": _tr("Decision", "pick a combo"),
        "choice": _tr("Decision", "conquer or decline"),
        "ghouls": _tr("Decision", "conquer with the race in decline"),
        #: What a player has to do, in a line of its own or after "Do this first:"
        "conquer": _tr("Decision", "conquer"),
        #: What a player has to do
        "redeploy": _tr("Decision", "redeploy"),
        "close": _tr("Decision", "finish the turn"),
        "altar": _tr("Decision", "give up tokens or continue"),
        "stout": _tr("Decision", "decline or keep the race"),
        #: What a player has to do
        "retreat": _tr("Decision", "retreat"),
        "roll": _tr("Decision", "die roll"),
        "deal": _tr("Decision", "new combo"),
        #: What chance decides: which Relic, Place or power turns up
        "draw": _tr("Decision", "reveal"),
    }[kind]


_OF_DECISIONS: Final = ("not-asked", "not-now", "not-yours", "cannot-decline", "cannot-end", "no-such-chance")
"""Refusals that name a decision; in others, "ghouls" and "stout" are a race and a power."""


def _argument(code: str, word: str, names: Names) -> str:
    if word in names.board.codes:
        return names.region(names.board.index(word))
    if code in _OF_DECISIONS and word in DECISIONS:
        return decision_word(word)
    if len(word) == 1 and word in "ABCDE":
        return names.seat("ABCDE".index(word))
    return word if word.lstrip("-").isdigit() else names.part(word)


def _texts() -> dict[str, str]:
    return {
        "game-over": _tr("Refusal", "The game is over."),
        "not-asked": _tr("Refusal", "It's another player's decision: {0}."),
        "not-now": _tr("Refusal", "Not yet. Do this first: {0}."),
        "no-such-row": _tr("Refusal", "There's no combo {0}; there are only {1}."),
        "too-few-coins": _tr("Refusal", "You can't afford this combo: it costs {0}, and you have {1}."),
        "no-region": _tr("Refusal", "There's no such region."),
        "own-region": _tr("Refusal", "This race already holds {0}."),
        "no-tokens": _tr("Refusal", "No tokens left in hand."),
        "not-at-border": _tr("Refusal", "{0} isn't on the border, where a race without regions must enter."),
        "out-of-reach": _tr("Refusal", "{0} isn't adjacent to a region of this race."),
        "water": _tr("Refusal", "{0} is water: this race can't go there."),
        "chasm": _tr("Refusal", "{0} is a chasm: nobody can enter it."),
        "immune": _tr("Refusal", "{0} is immune: {rest}."),
        "peace": _tr("Refusal", "{0} is at peace until its owner's next turn."),
        "too-dear": _tr("Refusal", "{0} costs {1} tokens; you have {2}."),
        "die-too-short": _tr("Refusal", "{0} needs {1} more tokens, and the die gives at most {2}."),
        "die-not-needed": _tr("Refusal", "{0} costs {1}, and you have {2} in hand: there's no need to roll."),
        "die-not-offered": _tr("Refusal", "This race rolls before it chooses a region, not as a final attempt."),
        "roll-binds": _tr("Refusal", "You've rolled the die: conquer with it, or end your conquests."),
        "no-such-use": _tr("Refusal", "{0} can't be used now."),
        "spent": _tr("Refusal", "Already used this turn: {0}."),
        "tray-empty": _tr("Refusal", "The tray has no more tokens for {0}."),
        "not-lone": _tr("Refusal", "{0} isn't held by a single active token of an opponent."),
        "not-adjacent": _tr("Refusal", "{0} isn't adjacent to a region of this race."),
        "no-target": _tr("Refusal", "Even the highest roll wouldn't conquer anything."),
        "too-late-to-leave": _tr("Refusal", "You can abandon regions only before your first conquest of the turn."),
        "not-yours": _tr("Refusal", "This race isn't in {all}."),
        "no-such-piece": _tr("Refusal", "This race has no such piece: {0}."),
        "piece-stands-there": _tr("Refusal", "There's already a piece in {1}: {0}."),
        "none-left": _tr("Refusal", "None left to place: {0}."),
        "place-first": _tr("Refusal", "Place this first: {0}."),
        "deploy-regions": _tr("Refusal", "Every region of the race must be included: {all}."),
        "deploy-empty": _tr("Refusal", "At least one token must stay in {all}."),
        "deploy-total": _tr("Refusal", "{0} of {1} tokens placed. Place them all."),
        "deploy-crowded": _tr("Refusal", "You have fewer tokens than regions: only one may stay in {all}."),
        "deploy-few": _tr("Refusal", "Tokens needed in {rest}: at least {0}."),
        "deploy-many": _tr("Refusal", "Tokens allowed in {rest}: no more than {0}."),
        "no-redeployment": _tr("Refusal", "{0} don't redeploy: their tokens stay where they are."),
        "retreat-total": _tr("Refusal", "{0} of {1} retreating tokens placed. Place them all."),
        "no-pact": _tr("Refusal", "This race can't make peace."),
        "pact-made": _tr("Refusal", "You've already made peace this turn."),
        "pact-attacked": _tr("Refusal", "{0} was attacked this turn and won't make peace."),
        "pact-self": _tr("Refusal", "You can only make peace with an opponent."),
        "cannot-decline": _tr("Refusal", "You can decline only at the start of a turn, instead of conquering."),
        "cannot-end": _tr("Refusal", "Do this first: {0}."),
        "no-badge": _tr("Refusal", "{0} have no special power yet and can't be picked."),
        "no-swap": _tr("Refusal", "{0} can't swap their power."),
        "no-such-relic": _tr("Refusal", "None of this race's regions has this Relic: {0}."),
        "relics-in-order": _tr("Refusal", "You can't use these together: {all}."),
        "relic-useless": _tr("Refusal", "This doesn't help to conquer {0}: {rest}."),
        "shielded": _tr("Refusal", "{0} is protected from powers, Relics and Places."),
        "toll": _tr("Refusal", "You can't take {0}: {1} charge a coin for it, and you have none."),
        "first-summon": _tr("Refusal", "First place the piece that comes with the Place you just discovered."),
        "cannot-roam": _tr("Refusal", "It can't go there: {0}."),
        "no-such-chance": _tr("Refusal", "That isn't for a player to decide."),
    }


class UndoBarrierTexts(QObject):
    """Explains why *game* cannot be undone any further."""

    def __init__(self, game: Game, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game

    def text(self, count: int | None = None) -> str:
        """Return why the last command cannot be undone, or why undo cannot go back to *count* commands; else empty."""
        barrier = self._game.barrier if count is None else self._game.barrier_before(count)
        if barrier is None:
            return ""
        command = barrier.entry.command if barrier.entry is not None else None
        if barrier.reason == "start":
            return self.tr("Nothing to undo: no move has been made yet.")
        if barrier.reason == "turn":
            return self.tr("Nothing to undo: no move has been made this turn.")
        if barrier.reason == "seat":
            return self.tr("Undo stops here: another player has made a move.")
        if isinstance(command, Roll):
            return self.tr("Undo stops here: the die was rolled.")
        if isinstance(command, Deal):
            return self.tr("Undo stops here: a new combo was revealed.")
        return self.tr("Undo stops here: something hidden was revealed.")
