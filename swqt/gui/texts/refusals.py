"""Why something is not possible: texts for all refusals of the rules, with their rules, and for the end of undo."""

from __future__ import annotations

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
    words = [_argument(word, names) for word in refusal.args]
    padded = words + [""] * (4 - len(words))
    text = _texts()[refusal.code].format(*padded, all=names.listed(words), rest=names.listed(words[1:]))
    if refusal.rule in ("", OWN_RULE):    # the rule book explains custom traits on their own pages
        return RuledText(text, next((word for word in refusal.args if names.kind(word)), ""))
    return RuledText(text, refusal.rule)


def decision_word(kind: str) -> str:
    """Return the short text for a decision of *kind*."""
    return {
        "pick": _tr("Decision", "pick a combo"),
        "choice": _tr("Decision", "expand or decline"),
        "ghouls": _tr("Decision", "conquer with the race in decline"),
        "conquer": _tr("Decision", "conquer"),
        "redeploy": _tr("Decision", "redeploy"),
        "close": _tr("Decision", "end of turn"),
        "altar": _tr("Decision", "give up a token"),
        "stout": _tr("Decision", "decline now?"),
        "retreat": _tr("Decision", "retreat"),
        "roll": _tr("Decision", "the die rolls"),
        "deal": _tr("Decision", "a combo turns up"),
        "draw": _tr("Decision", "something turns up"),
    }[kind]


def _argument(word: str, names: Names) -> str:
    if word in names.board.codes:
        return names.region(names.board.index(word))
    if word in DECISIONS:
        return decision_word(word)
    if len(word) == 1 and word in "ABCDE":
        return names.seat("ABCDE".index(word))
    return word if word.lstrip("-").isdigit() else names.part(word)


def _texts() -> dict[str, str]:
    return {
        "game-over": _tr("Refusal", "The game is over."),
        "not-asked": _tr("Refusal", "Another player is asked: {0}."),
        "not-now": _tr("Refusal", "Not now: {0} comes first."),
        "no-such-row": _tr("Refusal", "There is no combo number {0}; there are {1}."),
        "too-few-coins": _tr("Refusal", "This combo costs {0}, more coins than the {1} at hand."),
        "no-region": _tr("Refusal", "There is no such region."),
        "own-region": _tr("Refusal", "{0} is held by this race already."),
        "no-tokens": _tr("Refusal", "No tokens are left in hand."),
        "not-at-border": _tr("Refusal", "{0} is not at the border: a race without regions enters from there."),
        "out-of-reach": _tr("Refusal", "{0} is not adjacent to a region of this race."),
        "water": _tr("Refusal", "{0} is water: this race cannot go there."),
        "chasm": _tr("Refusal", "{0} is a chasm: nobody can go there."),
        "immune": _tr("Refusal", "{0} is immune: {rest}."),
        "peace": _tr("Refusal", "{0} is at peace: its owner has made a pact that lasts until that player's next turn."),
        "too-dear": _tr("Refusal", "{0} costs {1} tokens; there are {2} to conquer with."),
        "die-too-short": _tr("Refusal", "{0} needs {1} more tokens; the die gives {2} at most."),
        "die-not-needed": _tr("Refusal", "{0} costs {1}, and there are {2} tokens: no die is needed."),
        "die-not-offered": _tr("Refusal", "This race rolls before it names a region, not for a final attempt."),
        "roll-binds": _tr("Refusal", "The die has been rolled: conquer with it, or end the conquests."),
        "no-such-use": _tr("Refusal", "{0} cannot be used."),
        "spent": _tr("Refusal", "{0} has been used this turn already."),
        "tray-empty": _tr("Refusal", "There are no tokens of {0} left in the tray."),
        "not-lone": _tr("Refusal", "{0} does not hold a single active token of an opponent."),
        "not-adjacent": _tr("Refusal", "{0} is not adjacent to a region of this race."),
        "no-target": _tr("Refusal", "Nothing could be conquered, even with the highest roll."),
        "too-late-to-leave": _tr("Refusal", "Regions can be abandoned only before the first conquest of the turn."),
        "not-yours": _tr("Refusal", "Not held by this race: {all}."),
        "no-such-piece": _tr("Refusal", "This race has no such piece: {0}."),
        "piece-stands-there": _tr("Refusal", "A piece stands in {1} already: {0}."),
        "none-left": _tr("Refusal", "Nothing of this is left to place: {0}."),
        "place-first": _tr("Refusal", "This must be placed first: {0}."),
        "deploy-regions": _tr("Refusal", "Every region of the race must be named: {all}."),
        "deploy-empty": _tr("Refusal", "At least one token must stay in {all}."),
        "deploy-total": _tr("Refusal", "{0} of {1} tokens are placed; it must be all of them."),
        "deploy-crowded": _tr("Refusal", "There are fewer tokens than regions: only one may stay in {all}."),
        "retreat-total": _tr("Refusal", "{0} of {1} withdrawn tokens are placed; it must be all of them."),
        "no-pact": _tr("Refusal", "This race cannot make peace."),
        "pact-attacked": _tr("Refusal", "{0} was attacked this turn and will not make peace."),
        "pact-self": _tr("Refusal", "Peace is made with an opponent."),
        "cannot-decline": _tr("Refusal", "Declining is possible only at the start of a turn, instead of conquering."),
        "cannot-end": _tr("Refusal", "This must be answered first: {0}."),
        "no-badge": _tr("Refusal", "{0} wait for a special power and cannot be picked."),
        "no-swap": _tr("Refusal", "{0} cannot exchange their special power."),
        "no-such-relic": _tr("Refusal", "This race does not hold it: {0}."),
        "relics-in-order": _tr("Refusal", "These cannot be used together: {all}."),
        "relic-useless": _tr("Refusal", "To conquer {0}, this is no help: {rest}."),
        "shielded": _tr("Refusal", "{0} is protected from powers, Relics and Places."),
        "toll": _tr("Refusal", "{0} is closed to who has no coin: {1} take one for it."),
        "first-summon": _tr("Refusal", "The Place just discovered comes first: its piece must be placed."),
        "cannot-roam": _tr("Refusal", "It cannot go there: {0}."),
        "no-such-chance": _tr("Refusal", "That is not for a player to say."),
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
            return self.tr("Nothing has been played yet.")
        if barrier.reason == "turn":
            return self.tr("Nothing has been played in this turn.")
        if barrier.reason == "seat":
            return self.tr("Undo stops here: another player has acted.")
        if isinstance(command, Roll):
            return self.tr("Undo stops here: the die was rolled.")
        if isinstance(command, Deal):
            return self.tr("Undo stops here: a new combo has turned up.")
        return self.tr("Undo stops here: something hidden has turned up.")
