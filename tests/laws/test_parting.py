"""Laws of a decline in tangled positions: who stays, with how many tokens, beside what, and for how many coins."""

from collections import Counter

from swqt.engine import Command, Decline, Piece, Rules, State, Tribe, members
from tests.support.tables import chunks
from tests.support.tangles import BROUGHT, OUTLIVE, tangle
from tests.support.umpire import Umpire

LEAVE = {kind for kind, _ in BROUGHT.values()}
"""What stands by its owner in a region and not longer than he (CONQ-8, A-13)."""


@chunks("parting", games=480, nightly=6000, size=120)
def test_what_a_decline_leaves(numbers: range) -> None:
    """DECLINE-1 to DECLINE-8, POWER-SPIRIT-2, RACE-GHOULS-1, U-POWER-TOMB-1, U-POWER-VANISHING-1, A-4, A-13, A-131."""
    for number in numbers:
        rules, state, _ = tangle(number)
        state = state._replace(agenda=(state.agenda[0]._replace(kind="choice"),), used=(), rolled=-1)
        for command in rules.legal(state):
            if isinstance(command, Decline):
                parting_is_right(rules, state, command)


def parting_is_right(rules: Rules, state: State, command: Command) -> None:
    parting = Parting(rules, state, command)
    after = rules.apply(state, command).state
    where = (command, state)
    mine = {t.race: t for t in after.tribes if t.seat == 0 and not t.active}
    assert {race: t.held for race, t in mine.items()} == parting.held, where
    assert {r: after.tokens[r] for t in mine.values() for r in members(t.held)} == parting.tokens, where
    assert not any(t.hand for t in mine.values()), where
    if len(after.tribes) == len(state.tribes) - parting.gone:    # else the next seat had only one combo to pick
        assert Counter(after.pieces) == parting.pieces, where
    if after.agenda[0].kind != "redeploy" and after.turn != 0:
        coins = Umpire(rules.board, rules.options, after).income(0) + parting.bonus
        assert after.coins[0] - state.coins[0] == coins, where


class Parting:
    """What must be true after a decline; *bonus* are coins of a race that vanishes."""

    def __init__(self, rules: Rules, state: State, command: Command) -> None:
        self.umpire = umpire = Umpire(rules.board, rules.options, state)
        self.state = state
        me, *old = [tribe for tribe in state.tribes if tribe.seat == 0]
        words = umpire.words(me)
        vanishes = me.power == "vanishing" or getattr(command, "using", "") == "vanishing"
        stays = [t for t in old if "spirit" in words or self.is_spirit(t)]
        gone = [t for t in old if t not in stays] + [me] * vanishes
        self.gone = len(gone) + (not me.held and not vanishes)
        self.bonus = 2 * len(members(me.held)) if vanishes else 0
        self.held = {t.race: t.held for t in stays}
        if me.held and not vanishes:
            self.held[me.race] = me.held
        whole = bool({"ghouls", "tomb"} & words)
        self.tokens = {r: state.tokens[r] for t in stays for r in members(t.held)}
        if not vanishes:
            self.tokens |= {r: state.tokens[r] if whole else 1 for r in members(me.held)}
        self.pieces = Counter(p for p in state.pieces if not self.leaves(p, me, words, gone))

    def is_spirit(self, old: Tribe) -> bool:
        return "spirit" in (old.power, self.umpire.lent(old)) or old.race in (self.state.note("extra") or "").split()

    def leaves(self, piece: Piece, me: Tribe, words: set[str], gone: list[Tribe]) -> bool:
        emptied = {r for t in gone for r in members(t.held)}
        if piece.kind in LEAVE and piece.region in emptied:
            return True
        if piece.kind == "ghost" and self.umpire.where("crypt") in emptied:
            return True
        badge = self.state.note("stonehedge") or ""
        if badge in BROUGHT and BROUGHT[badge][0] == piece.kind and self.umpire.where("stonehedge") in emptied:
            holder = self.umpire.holder(piece.region)
            return holder is None or holder.power != badge
        brought = {BROUGHT[word][0] for word in words if word in BROUGHT}
        brought |= {"volcano"} if "flames" in words else set()
        return piece.kind in brought and piece.kind not in OUTLIVE
