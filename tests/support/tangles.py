"""Tangled positions: everything that can meet on one board, thrown there at random, with no game before them.

Games come to the rare meetings rarely. Here Stonehedge lends any badge, the Bag copies, the Ghost and the Balrog
stand about, and everybody lives beside everybody. Only the one turn that begins or goes on there matters.
"""

from random import Random
from typing import Final, NamedTuple

from swqt.engine import Combo, Decision, Note, Piece, Rules, State, Tribe, Used, region_set
from tests.support.caverns import both_boxes
from tests.support.umpire import KEPT, RELICS

BROUGHT: Final = {
    "bivouacking": ("encampment", 5), "fortified": ("fortress", 6), "shield": ("armor", 8), "halflings": ("hole", 2),
    "heroic": ("hero", 2), "dragon": ("dragon", 1), "cultists": ("ancient", 1), "royal": ("queen", 1),
    "magic": ("bag", 1),
}  # fmt: skip
STACKED: Final = ("encampment", "armor")
OUTLIVE: Final = ("fortress", "armor", "queen")


class Tangle(NamedTuple):
    """A position of a game that nobody has played; *kind* is what the seat in turn is asked."""

    rules: Rules
    state: State
    kind: str


def tangle(number: int) -> Tangle:
    """Return tangle *number*, with a board, content and options as those of ``both_boxes``."""
    game = both_boxes(number)
    weaver = _Weaver(game.rules, game.seats, Random(number))
    state = weaver.weave()
    assert not game.rules.problems(state), (game.rules.problems(state), state)
    return Tangle(game.rules, state, weaver.kind)


class _Weaver:
    def __init__(self, rules: Rules, seats: int, rng: Random) -> None:
        self.rules, self.seats, self.rng = rules, seats, rng
        self.board, self.content = rules.board, rules.content
        self.kind = "conquer"
        self.tribes: list[Tribe] = []
        self.pieces: list[Piece] = []
        self.notes: dict[str, str] = {}
        self.used: list[Used] = []

    def weave(self) -> State:
        rng, size = self.rng, len(self.board.codes)
        senseless = set(self.content.senseless)
        races = [race.name for race in self.content.races if race.name not in senseless]
        powers = [power.name for power in self.content.powers if power.name not in senseless]
        rng.shuffle(races)
        rng.shuffle(powers)
        self.tokens, natives = bytearray(size), bytearray(size)
        self._tribes(races, powers)
        free = [r for r in range(size) if self.board.codes[r][0] not in "xwl" and not self.tokens[r]]
        for region in free:
            natives[region] = rng.choice((0, 0, 1, 2))
        self._items(natives, powers)
        self._pieces(natives)
        self._memories()
        column = tuple(Combo(races.pop(), powers.pop()) for _ in range(min(6, len(races), len(powers))))
        lying = {piece.kind for piece in self.pieces}
        items = sorted({trait.name for trait in (*self.content.relics, *self.content.places)} - lying)
        return State(
            round=1, turn=0, coins=tuple(rng.choice((0, 1, 1, 2, 7)) for _ in range(self.seats)),
            tribes=tuple(self.tribes), tokens=bytes(self.tokens), natives=bytes(natives),
            pieces=tuple(sorted(self.pieces)), column=column, races=tuple(sorted(races)),
            powers=tuple(sorted(powers)), items=tuple(items), returned=(), agenda=(Decision(0, self.kind),),
            rolled=self.rolled, used=tuple(sorted(self.used)),
            notes=tuple(Note(name, value) for name, value in sorted(self.notes.items())),
        )  # fmt: skip

    def _tribes(self, races: list[str], powers: list[str]) -> None:
        rng = self.rng
        supply = {race.name: race.supply for race in self.content.races}
        regions = [r for r, code in enumerate(self.board.codes) if code[0] != "x" and rng.random() < 0.8]
        rng.shuffle(regions)
        for seat in range(self.seats):
            stages = [True] * (seat == 0 or rng.random() < 0.9) + [False] * rng.choice((0, 1, 1, 2))
            for active in stages:
                if not races or not powers:
                    return
                race, power = races.pop(), powers.pop()
                sails = race == "kraken" or power == "seafaring"
                wanted, held = rng.choice((0, 1, 2, 3)) if active else rng.choice((1, 2)), []
                for region in [r for r in regions if sails or self.board.codes[r][0] not in "wl"][:wanted]:
                    regions.remove(region)
                    held.append(region)
                    left = supply[race] - sum(self.tokens[r] for r in held) - wanted
                    self.tokens[region] = rng.randint(1, max(1, min(3, left)))
                hand = rng.randint(0, max(0, min(6, supply[race] - sum(self.tokens[r] for r in held)))) if active else 0
                if not active and not held:
                    races.append(race)
                    powers.append(power)
                    continue
                if not active and power not in KEPT:
                    powers.insert(0, power)    # discarded, and to be found elsewhere
                elder = self.tribes[-1] if self.tribes and self.tribes[-1].seat == seat else None
                if elder and not active and not elder.active and "spirit" not in (power, elder.power):
                    self.notes["extra"] = " ".join(sorted([*self.notes.get("extra", "").split(), race]))
                self.tribes.append(Tribe(seat, race, power, active, hand, region_set(held)))

    def _items(self, natives: bytearray, powers: list[str]) -> None:
        rng = self.rng
        for trait in (*self.content.relics, *self.content.places):
            region = rng.randrange(len(self.board.codes))
            if rng.random() < 0.7 and not natives[region] and self.board.codes[region][0] != "x":
                self.pieces.append(Piece(trait.name, region))
                if trait.name == "stonehedge" and powers and rng.random() < 0.9:
                    self.notes["stonehedge"] = powers.pop(rng.randrange(len(powers)))
                if trait.name in RELICS and rng.random() < 0.15:
                    self.used.append(Used(trait.name))

    def _where(self, kind: str) -> int:
        return next((piece.region for piece in self.pieces if piece.kind == kind), -1)

    def _words(self, tribe: Tribe) -> list[str]:
        there = self._where("stonehedge")
        lent = self.notes.get("stonehedge", "") if there >= 0 and tribe.held >> there & 1 else ""
        return [tribe.race, tribe.power, *([lent] if lent else [])]

    def _pieces(self, natives: bytearray) -> None:
        rng = self.rng
        for number, tribe in enumerate(self.tribes):
            held = [r for r in range(len(self.board.codes)) if tribe.held >> r & 1]
            for word in self._words(tribe):
                if word == "diplomat" and tribe.active and tribe.seat and rng.random() < 0.8:
                    pact = rng.choice([seat for seat in range(self.seats) if seat != tribe.seat])
                    self.tribes[number] = tribe._replace(pact=pact)
                kind, most = BROUGHT.get(word, ("", 0))
                if not kind or not (tribe.active or kind in OUTLIVE) or self._where(kind) >= 0:
                    continue
                for _ in range(most if kind == "encampment" else rng.randint(0, most)):   # none is left in hand
                    room = held if kind in STACKED else [r for r in held if Piece(kind, r) not in self.pieces]
                    if room:
                        self.pieces.append(Piece(kind, rng.choice(room)))
            if tribe.race == "flames" and tribe.active:
                volcanoes = [r for r, site in enumerate(self.board.sites) if "volcano" in site.marks]
                self.pieces += [Piece("volcano", rng.choice(volcanoes))] if volcanoes else []
        land = [r for r, code in enumerate(self.board.codes) if code[0] != "x"]
        empty = [r for r in land if not self.tokens[r] and not natives[r]]
        if self._where("pentacle") >= 0 and empty and rng.random() < 0.7:
            self.pieces.append(Piece("balrog", rng.choice(empty)))
        crypt = self._where("crypt")
        if crypt >= 0 and self.tokens[crypt] and rng.random() < 0.8:
            self.pieces.append(Piece("ghost", rng.choice([r for r in land if r != crypt])))

    def _memories(self) -> None:
        """What the turn and the game remember, and where in the turn we are."""
        rng = self.rng
        me = self.tribes[0]
        words = self._words(me)
        if any("vengeful" in self._words(tribe) for tribe in self.tribes if tribe.active):
            self.notes["grudge"] = " ".join(sorted(rng.sample("ABCDE"[1 : self.seats], rng.randint(1, self.seats - 1))))
        if "irondwarves" in words:
            self.notes["hammers"] = str(rng.randint(1, 7))
            self.used += [Used("hammers")] * rng.randint(0, 1)
        for kind, note, most in (("hole", "holes-dug", 2), ("ancient", "ancient-placed", 1)):
            lying = [piece.kind for piece in self.pieces].count(kind)
            if lying or rng.random() < 0.3:
                self.notes[note] = str(rng.randint(max(1, lying), most))
        if rng.random() < 0.3:
            self.notes["wealthy"] = "1"
        held = [r for r in range(len(self.board.codes)) if me.held >> r & 1]
        done = region_set(rng.sample(held, rng.randint(0, len(held))))
        self.kind = rng.choice(("conquer", "conquer", "choice", "close"))
        self.rolled = rng.randint(0, 3) if self.kind == "conquer" and "berserk" in words and rng.random() < 0.5 else -1
        if self.kind == "choice":
            self.used.clear()
        else:
            self.tribes[0] = me._replace(done=done, full=done & rng.getrandbits(len(self.board.codes)))
        if self.kind == "close":
            self._put_down(me, words)

    def _put_down(self, me: Tribe, words: list[str]) -> None:
        """The Ring and the Scepter, and the Bag as one of them, may have been put down this turn."""
        for relic in ("ring", "scepter"):
            if self._where(relic) >= 0 and me.held >> self._where(relic) & 1 and self.rng.random() < 0.7:
                self.used = [*{*self.used, Used(relic)}]
        bag = self._where("bag")
        copied = self.rng.choice(("ring", "scepter"))
        if "magic" in words and bag >= 0 and self._where(copied) not in (-1, bag):
            self.used = [*{*self.used, Used("bag")}]
            self.notes["bag"] = copied
