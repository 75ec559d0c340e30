"""Both boxes' reach, cost and income once more: written from the rules by name, without the engine's tables.

Slow and blunt on purpose. It reads a State and a Board, and shares no line with what it checks: every race, power,
relic and place of the two boxes, Stonehedge's loans, the Bag's copies, and boards of the other world.
"""

from functools import cache
from itertools import combinations
from typing import Final

from swqt.engine import Board, Options, Site, State, Tribe, members

DEFENDING: Final = ("encampment", "fortress", "armor", "keep")
PROTECTING: Final = ("hole", "hero", "dragon", "ancient", "queen")
KEPT: Final = ("spirit", "muddy", "reborn", "royal", "tomb", "wise")
RELICS: Final = ("doormat", "orb", "ring", "scepter", "socks", "sword")
PLACES: Final = ("altar", "crypt", "diamond", "fountain", "keep", "mine", "pentacle", "pipe", "stonehedge")
ALIKE: Final = {"k": "m", "d": "s", "u": "f"}
"""Terrains of the two worlds that are the same (MIX-3)."""


@cache
def beside(sites: tuple[Site, ...]) -> list[set[int]]:
    """The neighbours of each region; it is enough if one of two names the other."""
    pairs = [(a, b) for a, site in enumerate(sites) for b, other in enumerate(sites) if other.code in site.neighbours]
    return [{b for a, b in pairs if a == r} | {a for a, b in pairs if b == r} for r in range(len(sites))]


class Umpire:
    """What the rules say of one position; regions are numbers, sets of them are sets."""

    def __init__(self, board: Board, options: Options, state: State) -> None:
        self.board = board
        self.options = options
        self.state = state
        self.all = set(range(len(board.codes)))
        self.beside = beside(board.sites)

    # The board (MAP-1 to MAP-4, ADJ-1, MIX-2, MIX-3)

    def letter(self, r: int) -> str:
        first = self.board.codes[r][0]
        return ALIKE.get(first, first)

    def marked(self, r: int, mark: str) -> bool:
        return mark in self.board.sites[r].marks

    def water(self, r: int) -> bool:
        return self.letter(r) in "wlr"

    def land(self, r: int) -> bool:
        return self.letter(r) not in "wlrx"

    def mine(self, r: int) -> bool:
        return self.letter(r) == "n" or self.marked(r, "mine")

    def crystal(self, r: int) -> bool:
        return self.letter(r) == "c" or self.marked(r, "magic")

    def near(self, regions: set[int]) -> set[int]:
        return set().union(*(self.beside[r] for r in regions))

    def banks(self) -> set[int]:
        """Every region beside a chasm."""
        return self.near({r for r in self.all if self.letter(r) == "x"})

    # Who stands where

    def holder(self, r: int) -> Tribe | None:
        return next((t for t in self.state.tribes if t.held >> r & 1), None)

    def standing(self, r: int) -> list[str]:
        return [piece.kind for piece in self.state.pieces if piece.region == r]

    def where(self, kind: str) -> int:
        return next((piece.region for piece in self.state.pieces if piece.kind == kind), -1)

    def lent(self, me: Tribe) -> str:
        r = self.where("stonehedge")
        return (self.state.note("stonehedge") or "") if r >= 0 and me.held >> r & 1 else ""

    def words(self, me: Tribe) -> set[str]:
        """Race, power and loan as far as they work for an active race; nothing in decline."""
        return {me.race, me.power, self.lent(me)} if me.active else set()

    def occupied(self, r: int) -> bool:
        return bool(self.state.tokens[r] or self.state.natives[r])

    def gnomish(self, r: int) -> bool:
        """U-RACE-GNOMES-1, A-83: active Gnomes when it is not their turn."""
        owner = self.holder(r)
        return owner is not None and owner.active and owner.race == "gnomes" and owner.seat != self.state.turn

    def immune(self, me: Tribe, r: int) -> bool:
        """IMMUNE-1 to IMMUNE-3, A-19, A-118."""
        owner, there = self.holder(r), self.standing(r)
        if "balrog" in there:
            return True
        if "ghost" in there:
            guard = self.holder(self.where("crypt"))
            if guard is None or guard.seat != me.seat:
                return True
        return any(kind in PROTECTING for kind in there) and (owner is None or owner.seat != me.seat)

    def barred(self, me: Tribe, r: int) -> bool:
        """CONQ-1: own, chasm, immune, at peace, or a toll beyond the purse."""
        owner = self.holder(r)
        if me.held >> r & 1 or self.letter(r) == "x" or self.immune(me, r):
            return True
        if owner is None or owner.seat == me.seat:
            return False
        if me.active and owner.active and owner.pact == me.seat:
            return True
        return owner.race == "liches" and not owner.active and self.state.coins[me.seat] < 1

    def swims(self, me: Tribe) -> bool:
        """MAP-3, MIX-6."""
        return me.race == "kraken" or "seafaring" in self.words(me)

    # Reach (ADJ-2, ADJ-3, FIRST-1 to FIRST-5)

    def adjacent(self, me: Tribe, regions: set[int]) -> set[int]:
        """Neighbours for conquests of *me*."""
        out, words = self.near(regions), self.words(me)
        mine = set(members(me.held))
        links = []
        if "underworld" in words:
            links.append({r for r in self.all if self.marked(r, "cavern")})
        if "lizardmen" in words:
            links += self.stretches(me)
        pipe = self.where("pipe")
        if me.active and pipe in mine:
            links.append({r for r in self.all if self.letter(r) == self.letter(pipe)})
        for link in links:
            for r in regions & link:
                out |= link - {r}
        if "spiderines" in words and regions & mine:
            out |= self.banks()
        return out

    def stretches(self, me: Tribe) -> list[set[int]]:
        """Connected water with its banks; whoever is immune there cuts it (A-89)."""
        left = {r for r in self.all if self.water(r) and not self.immune(me, r)}
        out = []
        while left:
            part = {left.pop()}
            while more := self.near(part) & left:
                part |= more
                left -= more
            out.append(part | self.near(part))
        return out

    def entries(self, me: Tribe) -> set[int]:
        words = self.words(me)
        edge = {r for r in self.all if self.marked(r, "edge")}
        border = {r for r in edge if self.letter(r) not in "wl"}
        for sea in {r for r in edge if self.letter(r) == "w"}:
            border |= {r for r in self.near({sea}) if self.land(r)}
        if "flames" in words and self.options.flames_entry == "volcano":
            border = self.near({self.where("volcano")} - {-1})
        elif "halflings" in words:
            border = set(self.all)
        elif "spiderines" in words:
            border |= self.banks()
        if self.swims(me) and not ("flames" in words and self.options.flames_entry == "volcano"):
            border |= {r for r in edge if self.letter(r) == "w"}
        return border

    def reach(self, me: Tribe) -> set[int]:
        out = self.adjacent(me, set(members(me.held))) if me.held else self.entries(me)
        if "flying" in self.words(me):
            out |= {r for r in self.all if self.land(r)}
        return {r for r in out if self.may_stand(me, r)}

    def may_stand(self, me: Tribe, r: int) -> bool:
        return not me.held >> r & 1 and (self.land(r) or self.letter(r) == "r" or (self.water(r) and self.swims(me)))

    def plain_reach(self, me: Tribe) -> set[int]:
        """Against Gnomes: printed borders, or the border of the board, and no sea (A-81)."""
        if me.held:
            out = self.near(set(members(me.held)))
        else:
            edge = {r for r in self.all if self.marked(r, "edge")}
            out = edge | self.near({r for r in edge if self.letter(r) == "w"})
            out &= self.entries(me)
        return {r for r in out if self.letter(r) not in "wlx" and not me.held >> r & 1}

    def targets(self, me: Tribe) -> set[int]:
        """Where *me* may attack without relics, if it has tokens."""
        open_to_all = {r for r in self.reach(me) if not self.gnomish(r)}
        gnomes = {r for r in self.plain_reach(me) if self.gnomish(r)}
        return {r for r in open_to_all | gnomes if not self.barred(me, r)}

    # Cost (COST-1 to COST-5)

    def cost(self, me: Tribe, r: int, aids: tuple[str, ...] = ()) -> int:
        words = self.words(me) - {""}
        helped = not self.gnomish(r)
        total = 1 if self.letter(r) == "r" else 2
        total += self.letter(r) == "m"
        empty = helped and ("socks" in aids or ("flames" in words and r in self.scorched(me)))
        total += self.defence(r, empty)
        total += "mummies" in words
        if helped:
            total -= self.discounts(me, words, r) + 2 * aids.count("sword")
        return max(1, total)

    def defence(self, r: int, empty: bool) -> int:
        there = self.standing(r)
        if empty:
            return there.count("keep")
        owner = self.holder(r)
        lair = owner is not None and owner.race == "trolls"
        return self.state.natives[r] + self.state.tokens[r] + sum(there.count(kind) for kind in DEFENDING) + lair

    def discounts(self, me: Tribe, words: set[str], r: int) -> int:
        out = len(words & {"commando", "ogres"})
        out += "mounted" in words and self.letter(r) in "hp"
        out += "underworld" in words and self.marked(r, "cavern")
        out += "tritons" in words and self.land(r) and any(self.water(other) for other in self.near({r}))
        if "giants" in words:
            out += r in self.adjacent(me, {m for m in members(me.held) if self.letter(m) == "m"})
        if "cultists" in words and self.where("ancient") >= 0:
            out += r in self.adjacent(me, {self.where("ancient")})
        owner = self.holder(r)
        if "vengeful" in words and owner is not None:
            out += "ABCDE"[owner.seat] in (self.state.note("grudge") or "")
        return out

    def scorched(self, me: Tribe) -> set[int]:
        """U-RACE-FLAMES-2."""
        if self.where("volcano") < 0:
            return set()
        out = self.adjacent(me, {self.where("volcano")})
        while more := self.adjacent(me, out & set(members(me.held))) - out:
            out |= more
        return out

    # What else may be tried

    def relics(self, me: Tribe) -> list[str]:
        """Relics and copies that *me* may use now, as commands name them (RELIC-1, A-99, A-133)."""
        used = {used.trait for used in self.state.used}
        lying = [piece for piece in self.state.pieces if piece.kind in RELICS]
        if not me.active:
            return []
        out = [piece.kind for piece in lying if me.held >> piece.region & 1 and piece.kind not in used]
        if "magic" in self.words(me) and "bag" not in used:
            out += ["bag"] if len(lying) == 1 else [f"bag:{piece.kind}" for piece in lying]
        return sorted(out)

    def copied(self, name: str) -> str:
        lying = [piece.kind for piece in self.state.pieces if piece.kind in RELICS]
        return lying[0] if name == "bag" else name.removeprefix("bag:")

    def aided(self, me: Tribe) -> dict[tuple[str, ...], set[int]]:
        """Which relics may be named for a conquest of what (A-112, RELIC-DOORMAT-1, RELIC-SOCKS-1)."""
        names = [name for name in self.relics(me) if self.copied(name) in ("doormat", "socks", "sword")]
        out = {}
        for size in range(1, len(names) + 1):
            for chosen in combinations(names, size):
                if sum(name.startswith("bag") for name in chosen) > 1:
                    continue
                aids = [self.copied(name) for name in chosen]
                regions = self.reach(me)
                if "doormat" in aids:
                    regions = {r for r in self.all - regions if self.may_stand(me, r)} if me.held else set()
                if "socks" in aids:
                    regions = {r for r in regions if self.occupied(r)}
                out[chosen] = {r for r in regions if not self.gnomish(r) and not self.barred(me, r)}
        return out

    def replaceable(self, me: Tribe) -> set[int]:
        """RACE-SORCERERS-1 to 4, A-46, A-47, A-56, leaving out limits, tray and hand."""
        out = set()
        for r in self.adjacent(me, set(members(me.held))):
            owner = self.holder(r)
            if owner and owner.active and owner.seat != me.seat and self.state.tokens[r] == 1:
                if "encampment" not in self.standing(r) and not self.gnomish(r) and not self.barred(me, r):
                    out |= {r} if self.may_stand(me, r) else set()
        return out

    def wispy(self, me: Tribe) -> set[int]:
        """U-RACE-WISP-1."""
        crystals = {r for r in self.all if self.crystal(r)}
        return crystals | self.adjacent(me, crystals & set(members(me.held)))

    def held_by(self, me: Tribe, place: str) -> bool:
        return self.where(place) >= 0 and bool(me.held >> self.where(place) & 1)

    def balrog_targets(self, me: Tribe) -> set[int]:
        """PLACE-PENTACLE-1, PLACE-PENTACLE-3, A-87, A-122."""
        start = self.where("balrog") if self.where("balrog") >= 0 else self.where("pentacle")
        out = set()
        for r in self.near({start}):
            owner = self.holder(r)
            ours = owner is None or owner.seat == me.seat
            at_peace = owner is not None and owner.active and (owner.pact == me.seat or me.pact == owner.seat)
            broke = not ours and owner is not None and owner.race == "liches" and not owner.active
            broke = broke and self.state.coins[me.seat] < 1
            if self.letter(r) != "x" and not self.immune(me, r) and not self.gnomish(r) and not broke:
                out |= set() if at_peace and not ours else {r}
        return out

    # Income (SCORE-1 to SCORE-7)

    def income(self, seat: int) -> int:
        total = 0
        purses = list(self.state.coins)
        for me in self.state.tribes:
            if me.seat == seat:
                words = self.words(me)
                total += sum(self.worth(me, r) for r in members(me.held)) + self.flat(me, words)
                if me.active:
                    total += self.taken(me, words, purses) + self.doubled(me)
        return total

    def worth(self, me: Tribe, r: int) -> int:
        """What *r* pays by itself."""
        words, there, letter = self.words(me), self.standing(r), self.letter(r)
        out = 1 + ("keep" in there) + 2 * ("mine" in there)
        out += me.race == "dwarves" and self.mine(r)
        out += "muddy" in (me.power, self.lent(me)) and letter == "s"
        diamond = self.where("diamond")
        out += diamond >= 0 and bool(me.held >> diamond & 1) and letter == self.letter(diamond)
        out += sum({
            "humans": letter == "p", "hill": letter == "h", "forest": letter == "f", "shrooms": letter == "f",
            "swamp": letter == "s", "stone": letter == "m", "mining": self.mine(r), "mystic": self.crystal(r),
            "wizards": self.crystal(r), "merchant": True, "fortified": "fortress" in there,
            "orcs": me.full >> r & 1, "pillaging": me.full >> r & 1, "frightened": self.state.tokens[r] >= 3,
            "adventurous": any(place in there for place in PLACES), "drow": self.lonely(me, r),
        }.get(word, 0) for word in words)  # fmt: skip
        return out

    def lonely(self, me: Tribe, r: int) -> bool:
        """U-RACE-DROW-1, A-77."""
        for other in self.near({r}):
            owner = self.holder(other)
            if self.state.natives[other] or (owner and owner.race != me.race):
                return False
        return True

    def flat(self, me: Tribe, words: set[str]) -> int:
        """What the turn or the whole realm pays; conquests of regions that were lost again."""
        held = set(members(me.held))
        out = 2 * ("alchemist" in words) + 7 * ("wealthy" in words and self.state.note("wealthy") is None)
        out += ("fisher" in words) * (sum(self.land(r) and any(map(self.water, self.near({r}))) for r in held) // 2)
        out += ("flocking" in words) * 2 * (self.groups(me, linked=True) == 1)
        out += ("quarreling" in words) * self.groups(me, linked=False)
        out += len(words & {"orcs", "pillaging"}) * len(set(members(me.full)) - held)
        if not me.active and held and "wise" in (me.power, self.lent(me)):
            out += 2
        return out

    def groups(self, me: Tribe, linked: bool) -> int:
        """How many parts the realm has; the Spiderines' own link joins bank to bank only (A-95)."""
        left, out = set(members(me.held)), 0
        banks = self.banks() if linked and "spiderines" in self.words(me) else set()
        me = me._replace(race="") if banks else me
        while left:
            part, out = {left.pop()}, out + 1
            while more := ((self.adjacent(me, part) if linked else self.near(part)) | self._joined(part, banks)) & left:
                part |= more
                left -= more
        return out

    def _joined(self, part: set[int], banks: set[int]) -> set[int]:
        return banks if part & banks else set()

    def taken(self, me: Tribe, words: set[str], purses: list[int]) -> int:
        """Thieving, then the Ring and its copy: a coin from each opponent near by who has one (A-106)."""
        raids = [set(members(me.held))] if "thieving" in words else []
        raids += [{r} for r in self.put_down("ring") if me.held >> r & 1]
        out = 0
        for raid in raids:
            for seat in {t.seat for t in self.state.tribes if t.active and t.seat != me.seat}:
                near = any(r in self.near(raid) for t in self.state.tribes if t.active and t.seat == seat
                           for r in members(t.held))  # fmt: skip
                if near and purses[seat]:
                    purses[seat] -= 1
                    out += 1
        return out

    def put_down(self, relic: str) -> list[int]:
        kinds = [relic] if relic in {used.trait for used in self.state.used} else []
        kinds += ["bag"] if self.state.note("bag") == relic else []
        return [self.where(kind) for kind in kinds if self.where(kind) >= 0]

    def doubled(self, me: Tribe) -> int:
        """RELIC-SCEPTER-1, RELIC-SCEPTER-2."""
        places = [r for r in self.put_down("scepter") if me.held >> r & 1]
        return sum(self.worth(me, r) for r in places if "mine" not in self.standing(r))
