"""Laws of what a conquest leaves behind, in tangled positions: tokens, coins, pieces and memories."""

from collections import Counter

from swqt.engine import Conquer, Conquered, Piece, Rules, State, Tribe, Use
from tests.support.tables import chunks
from tests.support.tangles import BROUGHT, tangle
from tests.support.umpire import Umpire

LEAVE = ("encampment", "fortress", "armor", "hole", "hero", "dragon", "ancient", "queen", "bag")
"""What stands by its owner in a region and not longer than he (CONQ-8, ABANDON-2, A-17, A-18, A-103)."""


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
