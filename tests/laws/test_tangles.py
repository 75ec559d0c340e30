"""Laws of what a conquest and a decline leave behind, in tangled positions: tokens, coins, pieces and memories."""

from collections import Counter

from swqt.engine import Command, Conquer, Conquered, Decline, Piece, Rules, State, Tribe, Use, members
from tests.support.tables import chunks
from tests.support.tangles import BROUGHT, OUTLIVE, tangle
from tests.support.umpire import Umpire

LEAVE = {kind for kind, _ in BROUGHT.values()}
"""What stands by its owner in a region and not longer than he (CONQ-8, ABANDON-2, A-13, A-17, A-18, A-103)."""


@chunks("aftermath", games=180, nightly=4060, size=60)
def test_what_a_conquest_leaves_behind(numbers: range) -> None:
    """CONQ-5, CONQ-7, CONQ-8, RETREAT-1, RELIC-2, U-RACE-LICHES-1, U-POWER-MARTYR-1, A-21, A-110, A-127."""
    for number in numbers:
        rules, state, kind = tangle(number)
        if kind in ("choice", "conquer"):
            for command in rules.legal(state):
                if (isinstance(command, Conquer) and not command.die) or is_conquest(command):
                    aftermath_is_right(rules, state, command)


def is_conquest(command: object) -> bool:
    return isinstance(command, Use) and command.trait.removeprefix("bag:") in ("dragon", "sorcerers", "vampire", "orb")


def aftermath_is_right(rules: Rules, state: State, command: Conquer | Use) -> None:
    after, events = rules.apply(state, command)
    conquered = [event for event in events if isinstance(event, Conquered)]
    assert [event.region for event in conquered] == [command.region]
    goes_on = after.agenda and after.agenda[0].kind in ("ghouls", "conquer") and after.agenda[0].seat == 0
    aftermath = Aftermath(rules, state, command)
    if goes_on and not (aftermath.uncovers() and len(state.items) == 1):   # who has no choice draws at once
        aftermath.compare(after)


class Aftermath:
    """What must be true after *command*."""

    def __init__(self, rules: Rules, state: State, command: Conquer | Use) -> None:
        self.rules, self.state, self.command = rules, state, command
        self.umpire = Umpire(rules.board, rules.options, state)
        self.region = command.region
        self.victim = self.umpire.holder(command.region)

    def compare(self, after: State) -> None:
        where = (self.rules.board.codes[self.region], self.command, self.state)
        assert list(after.coins) == self.coins(), where
        assert Counter(after.pieces) == self.pieces(), (Counter(after.pieces) - self.pieces(), where)
        self.victim_is_right(after)
        assert after.natives[self.region] == 0, where
        assert (after.note("grudge") or "") == self.grudge(), where
        seat = self.victim.seat if self.victim and self.victim.active else 0
        assert after.attacked == (1 << seat if seat else 0), where
        assert any(decision.kind == "draw" for decision in after.agenda) == self.uncovers(), where

    def uncovers(self) -> bool:
        """CONQ-6; a single native is a Monster below, a Lost Tribe above."""
        least = 1 if self.rules.board.world == "underground" else 2
        return self.state.natives[self.region] >= least and len(self.state.items) > 0

    def coins(self) -> list[int]:
        out = list(self.state.coins)
        if self.victim and self.victim.seat:
            if self.victim.race == "liches" and not self.victim.active:
                out[0] -= 1
                out[self.victim.seat] += 1
            out[self.victim.seat] += "martyr" in self.umpire.words(self.victim)
        return out

    def relics(self) -> list[str]:
        """What moves to the region: relics, or the Bag."""
        names = list(self.command.using)
        if isinstance(self.command, Use) and self.umpire.copied(self.command.trait) == "orb":
            names.append(self.command.trait)
        return [name.partition(":")[0] for name in names]

    def pieces(self) -> Counter[Piece]:
        left = []
        gone = {"ghost"} if "crypt" in self.umpire.standing(self.region) else set()
        badge = self.state.note("stonehedge") or ""
        lost = BROUGHT[badge][0] if self.umpire.where("stonehedge") == self.region and badge in BROUGHT else ""
        for piece in self.state.pieces:
            holder = self.umpire.holder(piece.region)
            theirs = holder is not None and badge == holder.power   # built when the badge was their own
            if piece.kind in gone or (piece.kind == lost and not theirs):
                continue
            if piece.region == self.region and piece.kind in LEAVE:
                continue
            left.append(piece)
        moved = self.relics() + ["dragon"] * (isinstance(self.command, Use) and self.command.trait == "dragon")
        left = [piece for piece in left if piece.kind not in moved]
        left += [Piece(kind, self.region) for kind in moved]
        left += self.trail()
        return Counter(left)

    def trail(self) -> list[Piece]:
        """Holes, two in all, and the Great Ancient once (RACE-HALFLINGS-2, U-RACE-CULTISTS-1)."""
        race = self.actor().race if self.actor().active else ""
        kind, note, most = {
            "halflings": ("hole", "holes-dug", 2), "cultists": ("ancient", "ancient-placed", 1),
        }.get(race, ("", "", 0))  # fmt: skip
        return [Piece(kind, self.region)] if int(self.state.note(note) or 0) < most else []

    def actor(self) -> Tribe:
        campaigning = [t for t in self.state.tribes if t.seat == 0 and t.race == "ghouls" and not t.active and t.held]
        choice = self.state.agenda[0].kind == "choice"
        return campaigning[0] if campaigning and choice else self.state.tribes[0]

    def victim_is_right(self, after: State) -> None:
        if self.victim is None:
            return
        count = self.state.tokens[self.region]
        words = self.umpire.words(self.victim)
        loss = 1
        if isinstance(self.command, Conquer) or self.command.trait == "dragon":
            aids = [self.umpire.copied(name) for name in self.command.using]
            loss = 0 if "socks" in aids or {"elves", "immortal"} & words else 1
        elif self.command.trait == "sorcerers" and self.rules.options.sorcerer_vs_elf == "kept":
            loss = 0 if {"elves", "immortal"} & words else 1
        now = next((t for t in after.tribes if t.race == self.victim.race), None)
        waiting = now.waiting if now else 0
        assert waiting == count - loss, (self.command, self.state)
        if now is None:
            assert not self.victim.active
            assert count == loss
            assert self.victim.race in (*after.returned, *(c.race for c in after.column)), "DECLINE-8"

    def grudge(self) -> str:
        """U-POWER-VENGEFUL-1, A-110: a marker for seat A if it attacked a race of who is Vengeful now."""
        seats = set((self.state.note("grudge") or "").split())
        loses_it = self.state.note("stonehedge") == "vengeful" and self.umpire.where("stonehedge") == self.region
        if loses_it:
            return ""
        for tribe in self.state.tribes:
            angry = tribe.active and "vengeful" in self.umpire.words(tribe)
            if angry and self.victim and self.victim.seat == tribe.seat != 0:
                seats.add("A")
        return " ".join(sorted(seats))


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
