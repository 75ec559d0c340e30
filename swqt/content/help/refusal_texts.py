"""Why a command is refused, in sentences; the window puts names into them, the command line the words of commands."""

from __future__ import annotations

from typing import Final

from swqt.engine import Refusal
from swqt.translation import ENGLISH, translation

CONTEXT: Final = "Refusal"
"""The context of the sentences in the catalogues of translations."""

REFUSAL_TEXTS: Final = {
    "game-over": "The game is over.",
    "not-asked": "It's another player's decision: {0}.",
    "not-now": "Not yet. Do this first: {0}.",
    "no-such-row": "There's no combo {0}; there are only {1}.",
    "too-few-coins": "You can't afford this combo: it costs {0}, and you have {1}.",
    "no-region": "There's no such region.",
    "own-region": "This race already holds {0}.",
    "no-tokens": "No tokens left in hand.",
    "not-at-border": "{0} isn't on the border, where a race without regions must enter.",
    "out-of-reach": "{0} isn't adjacent to a region of this race.",
    "water": "{0} is water: this race can't go there.",
    "chasm": "{0} is a chasm: nobody can enter it.",
    "immune": "{0} is immune: {rest}.",
    "peace": "{0} is at peace until its owner's next turn.",
    "too-dear": "{0} costs {1} tokens; you have {2}.",
    "die-too-short": "{0} needs {1} more tokens, and the die gives at most {2}.",
    "die-not-needed": "{0} costs {1}, and you have {2} in hand: there's no need to roll.",
    "die-not-offered": "This race rolls before it chooses a region, not as a final attempt.",
    "roll-binds": "You've rolled the die: conquer with it, or end your conquests.",
    "no-such-use": "{0} can't be used now.",
    "spent": "Already used this turn: {0}.",
    "tray-empty": "The tray has no more tokens for {0}.",
    "not-lone": "{0} isn't held by a single active token of an opponent.",
    "not-adjacent": "{0} isn't adjacent to a region of this race.",
    "no-target": "Even the highest roll wouldn't conquer anything.",
    "too-late-to-leave": "You can abandon regions only before your first conquest of the turn.",
    "not-yours": "This race isn't in {all}.",
    "no-such-piece": "This race has no such piece: {0}.",
    "piece-stands-there": "There's already a piece in {1}: {0}.",
    "none-left": "None left to place: {0}.",
    "place-first": "Place this first: {0}.",
    "deploy-regions": "Every region of the race must be included: {all}.",
    "deploy-empty": "At least one token must stay in {all}.",
    "deploy-total": "{0} of {1} tokens placed. Place them all.",
    "deploy-crowded": "You have fewer tokens than regions: only one may stay in {all}.",
    "deploy-few": "Tokens needed in {rest}: at least {0}.",
    "deploy-many": "Tokens allowed in {rest}: no more than {0}.",
    "no-redeployment": "{0} don't redeploy: their tokens stay where they are.",
    "retreat-total": "{0} of {1} retreating tokens placed. Place them all.",
    "no-pact": "This race can't make peace.",
    "pact-made": "You've already made peace this turn.",
    "pact-attacked": "{0} was attacked this turn and won't make peace.",
    "pact-self": "You can only make peace with an opponent.",
    "cannot-decline": "You can decline only at the start of a turn, instead of conquering.",
    "cannot-end": "Do this first: {0}.",
    "no-badge": "{0} have no special power yet and can't be picked.",
    "no-swap": "{0} can't swap their power.",
    "no-such-relic": "None of this race's regions has this Relic: {0}.",
    "relics-in-order": "You can't use these together: {all}.",
    "relic-useless": "This doesn't help to conquer {0}: {rest}.",
    "shielded": "{0} is protected from powers, Relics and Places.",
    "toll": "You can't take {0}: {1} charge a coin for it, and you have none.",
    "first-summon": "First place the piece that comes with the Place you just discovered.",
    "cannot-roam": "It can't go there: {0}.",
    "no-such-chance": "That isn't for a player to decide.",
}
"""By code. {0} to {3}: the arguments of the refusal; {all}: all of them; {rest}: all but the first."""


def refusal_sentence(refusal: Refusal, lang: str = ENGLISH) -> str:
    """Return why a command is refused in the language *lang*, with regions, races and seats as commands name them."""
    text, words = REFUSAL_TEXTS[refusal.code], refusal.args
    text = translation(lang).find(CONTEXT, "", text) or text
    return text.format(*words, *[""] * 4, all=", ".join(words), rest=", ".join(words[1:]))
