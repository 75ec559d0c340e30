"""The codes of refusals, which every language translates, and the rule behind each; ``explain`` finds the code."""

from __future__ import annotations

from typing import Final, NamedTuple

from swqt.engine.commands import Command

CODES: Final = {
    "game-over": "END-1",
    "not-asked": "FLOW-1",
    "not-now": "FLOW-1",
    "no-such-row": "COLUMN-1",
    "too-few-coins": "A-2",
    "no-badge": "A-28",
    "no-region": "ADJ-1",
    "own-region": "CONQ-1",
    "no-tokens": "CONQ-1",
    "not-at-border": "FIRST-1",
    "out-of-reach": "ADJ-2",
    "water": "MAP-3",
    "chasm": "MAP-4",
    "immune": "IMMUNE-2",
    "peace": "POWER-DIPLOMAT-1",
    "too-dear": "COST-1",
    "die-too-short": "FINAL-1",
    "die-not-needed": "A-10",
    "die-not-offered": "A-54",
    "roll-binds": "A-54",
    "no-such-use": "FLOW-8",
    "spent": "FLOW-1",
    "tray-empty": "RACE-SORCERERS-2",
    "not-lone": "RACE-SORCERERS-1",
    "not-adjacent": "RACE-SORCERERS-3",
    "no-target": "FINAL-1",
    "too-late-to-leave": "A-15",
    "not-yours": "ABANDON-1",
    "no-such-piece": "COMP-7",
    "piece-stands-there": "POWER-FORTIFIED-1",
    "none-left": "COMP-9",
    "place-first": "POWER-BIVOUACKING-1",
    "deploy-regions": "REDEPLOY-1",
    "deploy-empty": "REDEPLOY-1",
    "deploy-total": "REDEPLOY-3",
    "deploy-crowded": "A-32",
    "deploy-few": "BLANK-8",
    "deploy-many": "BLANK-8",
    "no-redeployment": "BLANK-15",
    "retreat-total": "RETREAT-4",
    "no-pact": "POWER-DIPLOMAT-1",
    "pact-made": "POWER-DIPLOMAT-1",
    "pact-attacked": "POWER-DIPLOMAT-1",
    "pact-self": "POWER-DIPLOMAT-1",
    "cannot-decline": "DECLINE-1",
    "cannot-end": "FLOW-1",
    "no-such-chance": "FLOW-6",
    "no-swap": "U-RACE-MIMES-1",
    "no-such-relic": "RELIC-1",
    "relics-in-order": "A-112",
    "relic-useless": "RELIC-1",
    "shielded": "U-RACE-GNOMES-1",
    "toll": "U-RACE-LICHES-2",
    "first-summon": "PLACE-PENTACLE-1",
    "cannot-roam": "A-122",
}
"""Every code and the rule it cites unless a refusal names a more specific one."""


class Refusal(NamedTuple):
    """Why a command does not answer the open decision.

    ``code`` is a key of CODES, ``args`` what its sentence needs (region codes, names, numbers as text) and
    ``rule`` the ID of the rule that forbids it.
    """

    code: str
    args: tuple[str, ...] = ()
    rule: str = ""


class Refused(ValueError):
    """Raised by ``Rules.apply``; carries the Refusal and the command."""

    def __init__(self, refusal: Refusal, command: Command) -> None:
        """Remember *refusal* and *command*."""
        super().__init__(f"{command}: {refusal.code} {' '.join(refusal.args)} ({refusal.rule})")
        self.refusal = refusal
        self.command = command


def refuse(code: str, *args: str, rule: str = "") -> Refusal:
    """Return the refusal *code*; *rule* defaults to the one in CODES."""
    return Refusal(code, args, rule or CODES[code])
