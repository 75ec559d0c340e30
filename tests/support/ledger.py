"""Plays events back: what a watcher knows who is told every event and never looks at the State.

He knows the boards, the traits and the rules of supply (a token comes from the tray, for some from the hand if the
tray is empty), and nothing of the position but what was printed on the board.
"""

from dataclasses import dataclass, field
from typing import Final

from swqt import engine as e

FROM_TRAY: Final = {"sorcerers"}
"""Ways of conquering that take the token from the tray (COST-6)."""
FROM_TRAY_OR_HAND: Final = {"vampire", "orb", "bag:orb"}
"""Those that take it from the hand if the tray is empty (U-POWER-VAMPIRE-1, RELIC-4)."""
ROAMING: Final = {"balrog", "ghost", "volcano"}
"""Pieces that need not stand with whoever placed them (A-118, A-122, U-RACE-FLAMES-1)."""


@dataclass
class Side:
    """What is known of one race in play."""

    seat: int
    power: str
    active: bool = True
    hand: int = 0
    waiting: int = 0
    pact: int = e.NOBODY
    map: dict[int, int] = field(default_factory=dict)


class Ledger:
    """Everything on the table, as events tell it; begins with what is printed on the board."""

    def __init__(self, rules: e.Rules, state: e.State) -> None:
        self.coins = list(state.coins)
        self.natives = list(state.natives)
        self.column: list[e.Combo] = []
        self.pieces: list[e.Piece] = []
        self.sides: dict[str, Side] = {}
        self.tray = {race.name: race.supply for race in rules.content.races}
        self.unseen = list(state.races)
        self.returned: list[str] = []
        self.items = list(state.items)
        self.lent = ""
        self.hammers = 0
        self.round, self.turn, self.over = state.round, state.turn, False

    def hear(self, event: e.Event) -> None:
        """Change the table as *event* says."""
        getattr(self, "_" + type(event).__name__.lower(), self._unheard)(event)

    def _unheard(self, event: e.Event) -> None:
        """The die and a failed attempt change nothing that lies on the table."""
        assert type(event).__name__ in ("Rolled", "Attempted"), f"what does {event} change?"

    def _turnbegan(self, event: e.TurnBegan) -> None:
        self.round, self.turn = event.round, event.seat
        for side in self.sides.values():
            if side.seat == event.seat:
                side.pact = e.NOBODY

    def _discarded(self, event: e.Discarded) -> None:
        if event.trait in self.unseen:
            self.unseen.remove(event.trait)

    def _swapped(self, event: e.Swapped) -> None:
        (row,) = [row for row, combo in enumerate(self.column) if combo.race == event.race]
        mine, theirs = self.column[row], self.column[event.row]
        assert (theirs.power, mine.power) == (event.power, event.other)
        self.column[row] = mine._replace(power=event.power)
        self.column[event.row] = theirs._replace(power=event.other)

    def _uncovered(self, event: e.Uncovered) -> None:
        if event.item in self.items:
            self.items.remove(event.item)
            self.pieces.append(e.Piece(event.item, event.region))
        else:
            assert e.Piece("stonehedge", event.region) in self.pieces, "only Stonehedge brings a badge"
            self.lent = event.item

    def _forged(self, event: e.Forged) -> None:
        self.hammers += event.count

    def _dealt(self, event: e.Dealt) -> None:
        for row, combo in enumerate(self.column):
            if combo.race == event.race:
                assert not combo.power, "only a combo that waits for a badge is dealt again (A-28)"
                self.column[row] = e.Combo(event.race, event.power, combo.coins + event.coins)
                return
        self.column.append(e.Combo(event.race, event.power, event.coins))
        if event.race in self.unseen:
            self.unseen.remove(event.race)
        else:
            assert self.returned.pop(0) == event.race

    def _picked(self, event: e.Picked) -> None:
        assert event.price == event.row
        above = [e.Combo(c.race, c.power, c.coins + 1) for c in self.column[: event.row]]
        assert self.column[event.row] == e.Combo(event.race, event.power, event.coins)
        self.column = above + self.column[event.row + 1 :]
        assert event.race not in self.sides
        self.sides[event.race] = Side(event.seat, event.power)
        self._from_tray(event.race, event.tokens)

    def _from_tray(self, race: str, tokens: int) -> None:
        self.tray[race] -= tokens
        self.sides[race].hand += tokens

    def _paid(self, event: e.Paid) -> None:
        self.coins[event.seat] -= event.coins

    def _earned(self, event: e.Earned) -> None:
        assert event.income.total == sum(part.amount for part in event.income.parts)
        self.coins[event.seat] += event.income.total

    def _lifted(self, event: e.Lifted) -> None:
        side = self.sides[event.race]
        for region, count in event.counts:
            side.map[region] -= count
            side.hand += count

    def _conquered(self, event: e.Conquered) -> None:
        side = self.sides[event.race]
        assert side.seat == event.seat
        assert not self.natives[event.region]
        assert all(event.region not in other.map for other in self.sides.values())
        if event.how in FROM_TRAY or (event.how in FROM_TRAY_OR_HAND and self.tray[event.race]):
            self._from_tray(event.race, event.tokens)
        side.hand -= event.tokens
        side.map[event.region] = event.tokens

    def _lost(self, event: e.Lost) -> None:
        if event.seat == e.NOBODY:
            assert self.natives[event.region] == event.lost
            self.natives[event.region] = 0
            return
        side = self.sides[event.race]
        assert side.seat == event.seat
        side.map[event.region] -= event.lost + event.withdrawn   # the Altar takes one of several (PLACE-ALTAR-1)
        if not side.map[event.region]:
            del side.map[event.region]
            self._left(event.region)
        side.waiting += event.withdrawn
        self.tray[event.race] += event.lost

    def _abandoned(self, event: e.Abandoned) -> None:
        side = self.sides[event.race]
        for region in e.members(event.regions):
            side.hand += side.map.pop(region)
            self._left(region)

    def _left(self, region: int) -> None:
        """Peace by a badge that is lent ends when its place is lost (A-127); nobody needs to be told."""
        if self.lent == "diplomat" and e.Piece("stonehedge", region) in self.pieces:
            for side in self.sides.values():
                if side.power != "diplomat":
                    side.pact = e.NOBODY

    def _gained(self, event: e.Gained) -> None:
        self._from_tray(event.race, event.tokens)

    def _placed(self, event: e.Placed) -> None:
        if event.piece in self.sides:
            self._reborn(event)
            return
        if event.source >= 0:
            self.pieces.remove(e.Piece(event.piece, event.source))
        own = [side for side in self.sides.values() if side.seat == event.seat]
        assert event.piece in ROAMING or any(event.region in side.map for side in own)
        self.pieces.append(e.Piece(event.piece, event.region))

    def _reborn(self, event: e.Placed) -> None:
        """A token where the race in decline has just gone (U-POWER-REBORN-1)."""
        side = self.sides[event.piece]
        if self.tray[event.piece]:
            self._from_tray(event.piece, 1)
        side.hand -= 1
        assert all(event.region not in other.map for other in self.sides.values())
        side.map[event.region] = 1

    def _removed(self, event: e.Removed) -> None:
        self.pieces.remove(e.Piece(event.piece, event.region))

    def _deployed(self, event: e.Deployed) -> None:
        side = self.sides[event.race]
        assert [region for region, _ in event.counts] == sorted(side.map)
        side.hand += sum(side.map.values()) - sum(count for _, count in event.counts)
        side.map = {region: count for region, count in event.counts if count}

    def _retreated(self, event: e.Retreated) -> None:
        side = self.sides[event.race]
        for region, count in event.counts:
            side.map[region] += count
        side.waiting -= sum(count for _, count in event.counts) + event.rest
        side.hand += event.rest
        assert side.waiting == 0

    def _declined(self, event: e.Declined) -> None:
        side = self.sides[event.race]
        assert (side.seat, side.power, side.active) == (event.seat, event.power, True)
        # Who vanishes stands nowhere (U-POWER-VANISHING-1).
        assert [region for region, _ in event.counts] in ([], sorted(side.map))
        if event.race == "irondwarves":
            self.hammers = 0
        self.tray[event.race] += side.hand + side.waiting + sum(side.map.values())
        self.tray[event.race] -= sum(count for _, count in event.counts)
        self.sides[event.race] = Side(event.seat, event.power, active=False, map=dict(event.counts))

    def _vanished(self, event: e.Vanished) -> None:
        side = self.sides.pop(event.race)
        assert (side.seat, side.active) == (event.seat, False)
        self.tray[event.race] += side.hand + side.waiting + sum(side.map.values())
        self.returned.append(event.race)

    def _pact(self, event: e.Pact) -> None:
        sides = [side for side in self.sides.values() if side.seat == event.seat and side.active]
        sides[0].pact = event.ally

    def _gameover(self, event: e.GameOver) -> None:
        self.over = True

    def differences(self, rules: e.Rules, state: e.State) -> list[str]:
        """Return what this ledger and *state* disagree about."""
        told: dict[str, object] = {
            "turn": (self.round, self.turn, self.over),
            "coins": tuple(self.coins),
            "natives": tuple(self.natives),
            "column": tuple(self.column),
            "pieces": tuple(sorted(self.pieces)),
            "tray": self.tray,
            "stacks": (sorted(self.unseen), tuple(self.returned), sorted(self.items)),
            "notes": (self.lent, self.hammers),
            "sides": {
                race: (s.seat, s.power, s.active, s.hand, s.waiting, s.pact, s.map) for race, s in self.sides.items()
            },
        }
        seen: dict[str, object] = {
            "turn": (state.round, state.turn, state.decision is None),
            "coins": state.coins,
            "natives": tuple(state.natives),
            "column": state.column,
            "pieces": state.pieces,
            "tray": {race.name: rules.tray(state, race.name) for race in rules.content.races},
            "stacks": (sorted(state.races), state.returned, sorted(state.items)),
            "notes": (state.note("stonehedge") or "", int(state.note("hammers") or 0)),
            "sides": {
                t.race: (
                    t.seat, t.power, t.active, t.hand, t.waiting, t.pact,
                    {region: state.tokens[region] for region in e.members(t.held)},
                )
                for t in state.tribes
            },
        }  # fmt: skip
        return [f"{what}: told {told[what]}, seen {seen[what]}" for what in told if told[what] != seen[what]]
