"""Laws: nothing appears from nowhere and nothing gets lost: tokens, banners, badges, natives, pieces, coins."""

from collections import Counter

from swqt import engine as e
from swqt.content import OWN_RULE
from tests.support.caverns import cavern, items_in_play
from tests.support.tables import Law, Laws, Played, Table, holder, table

STOCK = {
    "ancient": 1, "armor": 8, "bag": 1, "balrog": 1, "dragon": 1, "encampment": 5, "fortress": 6, "ghost": 1,
    "hero": 2, "hole": 2, "queen": 1, "volcano": 1,
}  # fmt: skip
BRINGS = {
    "ancient": "cultists", "armor": "shield", "bag": "magic", "dragon": "dragon", "encampment": "bivouacking",
    "fortress": "fortified", "hero": "heroic", "hole": "halflings", "queen": "royal",
}  # fmt: skip
RELICS = {"doormat", "orb", "ring", "scepter", "socks", "sword"}
OUTLIVES = {"armor", "fortress", "queen"}
KEPT = {"muddy", "reborn", "restless", "royal", "spirit", "tomb", "wise"}
SAILS = {"kraken", "restless", "seafaring"}
above, below = Laws(table), Laws(cavern)


def law(rule: Law) -> Law:
    """Decorate a law of both boxes."""
    return above(below(rule))

test_nothing_appears_or_gets_lost = above.watch("tokens", games=60, nightly=600)
test_nothing_appears_or_gets_lost_below = below.watch("tokens below", games=40, nightly=2600)


def lent(state: e.State, tribe: e.Tribe) -> str:
    """The badge that Stonehedge lends *tribe* (PLACE-STONEHEDGE-1)."""
    for piece in state.pieces:
        if piece.kind == "stonehedge" and tribe.held >> piece.region & 1:
            return state.note("stonehedge") or ""
    return ""


@law
def tokens_of_each_race_are_limited(game: Table, moments: list[Played]) -> None:
    """COMP-9, RETREAT-1, REDEPLOY-1, DECLINE-3, DECLINE-8, U-POWER-TOMB-1: map, hand and tray make the supply."""
    supply = {race.name: race.supply for race in game.rules.content.races}
    for played in moments:
        tokens_are_right(game.rules, played.after, supply)


def tokens_are_right(rules: e.Rules, state: e.State, supply: dict[str, int]) -> None:
    tokens_are_conserved(rules, state, supply)
    for tribe in state.tribes:
        if not tribe.active:
            assert tribe.held or tribe.hand or tribe.waiting, f"{tribe.race} should have left (DECLINE-8)"
            assert not tribe.hand or tribe.race == "ghouls", tribe


def tokens_are_conserved(rules: e.Rules, state: e.State, supply: dict[str, int]) -> None:
    """What holds with any traits; the tray of a race that is not in play follows from there being no tribe."""
    out: Counter[str] = Counter()
    taken = rules.board.terrain["chasm"]   # nobody stands there (MAP-4)
    for tribe in state.tribes:
        assert not taken & tribe.held, f"{tribe.race} stand where somebody stands, or in a chasm"
        taken |= tribe.held
        on_map = [state.tokens[region] for region in e.members(tribe.held)]
        assert all(on_map), f"{tribe.race} hold a region without a token"
        assert min(tribe.hand, tribe.waiting) >= 0, tribe
        out[tribe.race] += sum(on_map) + tribe.hand + tribe.waiting
    for race, count in out.items():
        assert rules.tray(state, race) == supply[race] - count >= 0, race
    for region, count in enumerate(state.tokens):
        if count:
            assert taken >> region & 1, f"{rules.board.codes[region]} has tokens of nobody"
            assert not state.natives[region], f"{rules.board.codes[region]} has natives and tokens"


@law
def every_banner_and_badge_is_in_one_place(game: Table, moments: list[Played]) -> None:
    """COLUMN-7, COLUMN-8, DECLINE-4, DECLINE-8, DECLINE-9, PLACE-STONEHEDGE-1, VARIANT-3: in play, column or stack."""
    races = Counter(race.name for race in game.rules.content.races)
    powers = {power.name for power in game.rules.content.powers}
    gone = set(game.rules.content.senseless)   # discarded when they turn up (VARIANT-3)
    for played in moments:
        state = played.after
        column = [combo.race for combo in state.column]
        banners = Counter([*(t.race for t in state.tribes), *column, *state.races, *state.returned])
        assert not banners - races, "a banner is in two places"
        assert set(races - banners) <= gone, f"where are {races - banners}?"
        badges = [t.power for t in state.tribes if t.active or t.power in KEPT]
        badges += [combo.power for combo in state.column if combo.power]
        badges += [*state.powers, *filter(None, [state.note("stonehedge")])]
        assert set(badges) <= powers, state
        assert len(set(badges)) == len(badges), f"a badge is in two places: {sorted(badges)}"
        one_each(state, game.seats)


def one_each(state: e.State, seats: int) -> None:
    """DECLINE-7, POWER-SPIRIT-1, A-127: one active race a seat, one in decline besides Spirits."""
    for seat in range(seats):
        mine = [tribe for tribe in state.tribes if tribe.seat == seat]
        assert sum(tribe.active for tribe in mine) <= 1, mine
        spirits = (state.note("extra") or "").split()
        spirits += [t.race for t in mine if t.power == "spirit" or lent(state, t) == "spirit"]
        assert sum(not t.active and t.race not in spirits for t in mine) <= 1, mine
    order = [(tribe.seat, not tribe.active) for tribe in state.tribes]
    assert order == sorted(order), "tribes stand by seat, the active one first"


@law
def pieces_are_limited_and_stand_with_their_owner(game: Table, moments: list[Played]) -> None:
    """COMP-7 to COMP-9, DECLINE-5, DECLINE-6, RACE-HALFLINGS-2, RACE-TROLLS-1, POWER-HEROIC-1, POWER-FORTIFIED-1,
    A-13, A-85, A-104, U-POWER-MAGIC-2, U-POWER-ROYAL-1."""
    items = {trait.name for trait in (*game.rules.content.relics, *game.rules.content.places)}
    for played in moments:
        pieces_are_right(played.after, items)
        trolls = [region for tribe in played.after.tribes if tribe.race == "trolls" for region in e.members(tribe.held)]
        lairs = {e.Piece("lair", region) for region in trolls}
        assert set(game.rules.pieces(played.after)) == {*played.after.pieces, *lairs}
        assert len(lairs) <= 10
        natives = zip(played.before.natives, played.after.natives, strict=True)
        assert all(after in (0, before) for before, after in natives), "natives only ever leave (CONQ-5)"


def pieces_are_right(state: e.State, items: set[str]) -> None:
    count = Counter(piece.kind for piece in state.pieces)
    assert all(count[kind] <= STOCK.get(kind, 1) for kind in count), count
    assert set(count) <= STOCK.keys() | items
    stacked = Counter(piece for piece in state.pieces if piece.kind not in ("armor", "encampment"))
    assert set(stacked.values()) <= {1}, "only Armors and Encampments share a region"
    for piece in state.pieces:
        if piece.kind in BRINGS:
            brought_by_its_owner(state, piece)
    hammers = int(state.note("hammers") or 0)
    assert hammers <= 7, "A-85"
    if any(tribe.race == "irondwarves" and tribe.active for tribe in state.tribes):   # they may have declined, Stout
        assert [used.trait for used in state.used].count("hammers") <= hammers
    if count["volcano"]:
        assert any(t.race == "flames" and t.active for t in state.tribes), "the Volcano leaves with the Flames (A-80)"


def brought_by_its_owner(state: e.State, piece: e.Piece) -> None:
    owner = holder(state, piece.region)
    assert owner, f"{piece} stands in nobody's region"
    bringer = BRINGS[piece.kind]
    own = bringer in (owner.race, owner.power)
    assert own or bringer == lent(state, owner), f"{piece} is not {owner.power} {owner.race}'s"
    assert owner.active or piece.kind in OUTLIVES, f"{piece} should have left with the decline"


@above
def one_token_declines_in_each_region(game: Table, moments: list[Played]) -> None:
    """DECLINE-3, RACE-GHOULS-1."""
    for played in moments:
        for tribe in played.after.tribes:
            if not tribe.active and tribe.race != "ghouls":
                most = max(played.after.tokens[region] for region in e.members(tribe.held))
                assert (most, tribe.hand, tribe.waiting) == (1, 0, 0), tribe


@above
def a_combo_and_its_badge_are_dealt_when_they_can_be(game: Table, moments: list[Played]) -> None:
    """COLUMN-5, COLUMN-6, A-28: six combos, and a badge goes to the one that waits longest."""
    for played in moments:
        state = played.after
        badged = [bool(combo.power) for combo in state.column]
        assert badged == sorted(badged, reverse=True), state
        assert len(state.column) <= 6
        if state.decision and state.decision.seat != e.CHANCE:
            assert len(state.column) == 6 or not (state.races or state.returned), "a combo could be dealt"
            assert all(badged) or not state.powers, "a combo could have a badge"


@law
def each_monster_region_uncovers_one_item(game: Table, moments: list[Played]) -> None:
    """SETUP-5, CONQ-6, CONQ-7, A-123, A-129, HIDDEN-2: an item is unseen until then, and never leaves the map."""
    rules = game.rules
    first = rules.start(game.seats)
    dens = [r for r, n in enumerate(first.natives) if n == 2]
    everything = {trait.name for trait in (*rules.content.relics, *rules.content.places)}
    for played in moments:
        state = played.after
        seen = items_in_play(state, rules)
        assert len(seen) == len(set(seen))
        if dens:
            assert {*seen, *state.items} == everything
            assert not {*seen} & {*state.items}
        beaten = sum(not state.natives[r] for r in dens)
        assert len(seen) == min(beaten - len(to_be_uncovered(state)), len(everything)), played
        assert {*items_in_play(played.before, rules)} <= {*seen}


def to_be_uncovered(state: e.State) -> list[int]:
    """The regions for which an item is to be drawn; where Stonehedge lies, a draw is for its badge."""
    asked = [d.about.region for d in state.agenda if d.kind == "draw" and isinstance(d.about, e.Conquer)]
    return [region for region in asked if e.Piece("stonehedge", region) not in state.pieces]


@law
def coins_come_from_the_bank_the_column_or_another_player(game: Table, moments: list[Played]) -> None:
    """COMP-10, SCORE-6, SCORE-7, COLUMN-2, COLUMN-3, BLANK-11, BLANK-12: what one gets somebody gave, nobody owes."""
    for played in moments:
        coins_are_right(played)


def coins_are_right(played: Played) -> None:
    before, after = played.before, played.after
    lying = [sum(combo.coins for combo in state.column) for state in (before, after)]
    earned = [event for event in played.events if isinstance(event, e.Earned)]
    paid = [event for event in played.events if isinstance(event, e.Paid)]
    gifts = sum(event.coins for event in played.events if isinstance(event, e.Dealt))
    if not earned and not paid:
        assert (after.coins, lying[1]) == (before.coins, lying[0] + gifts), played
        return
    for seat in range(len(before.coins)):
        got = sum(event.income.total for event in earned if event.seat == seat)
        gave = sum(event.coins for event in paid if event.seat == seat)
        assert after.coins[seat] - before.coins[seat] == got - gave, played
        assert after.coins[seat] >= 0, played
    for event in earned:
        assert event.income.total == sum(part.amount for part in event.income.parts), event
    parts = [part for event in earned if event.reason != "combo" for part in event.income.parts]
    # Only a trait of one's own can cost coins (BLANK-5).
    assert all(part.rule and (part.amount > 0 or part.rule == OWN_RULE) and part.amount for part in parts), parts
    for payer in range(len(before.coins)):
        taken = sum(part.amount for part in parts if part.payer == payer)
        prices = sum(event.coins for event in paid if event.seat == payer and event.reason == "column")
        assert sum(event.coins for event in paid if event.seat == payer) == taken + prices, played
    bank = sum(part.amount for part in parts if part.payer == e.NOBODY)
    assert sum(after.coins) + lying[1] == sum(before.coins) + lying[0] + bank + gifts, played


@law
def rivers_are_empty_between_turns(game: Table, moments: list[Played]) -> None:
    """MAP-3, MAP-5, REDEPLOY-4, U-RACE-KRAKEN-1, MIX-6: only those who may stay hold water when a turn begins.

    Stonehedge may have lent the right to anybody, and lost with it is only the right (A-127).
    """
    water = game.rules.board.terrain["water"]
    for played in moments:
        state = played.after
        if not any(isinstance(event, e.TurnBegan) for event in played.events) or len(state.agenda) != 1:
            continue
        for tribe in state.tribes:
            if not {tribe.race, tribe.power} & SAILS and state.note("stonehedge") not in SAILS:
                assert not tribe.held & water, (game.rules.board.codes_of(tribe.held & water), tribe)


@law
def what_a_lost_region_costs(game: Table, moments: list[Played]) -> None:
    """RETREAT-1, U-POWER-IMMORTAL-1, A-98, C-18, PLACE-PENTACLE-2: one token, or as many as the rules say."""
    for played in moments:
        losses_are_right(played)


def losses_are_right(played: Played) -> None:
    how = {event.region: event.how for event in played.events if isinstance(event, e.Conquered)}
    for event in played.events:
        if not isinstance(event, e.Lost) or event.seat == e.NOBODY or event.region not in how:
            continue
        tribe = next(t for t in played.before.tribes if t.race == event.race)
        ways = ways_of(how[event.region], played.before)
        spared = "socks" in ways
        replaced = {"sorcerers", "vampire", "orb"} & {*ways}
        tough = tribe.race == "moon-cats"
        tough |= tribe.active and bool({"elves", "immortal"} & {tribe.race, tribe.power, lent(played.before, tribe)})
        if replaced:
            assert event.lost + event.withdrawn == 1, event
        elif spared or tough:
            assert event.lost == 0, (event, tribe)
        else:
            assert event.lost == 1, (event, tribe)


def ways_of(how: str, before: e.State) -> list[str]:
    """What helped in a conquest; the Bag stands for what it copied, alone for the only relic on the map."""
    relics = [piece.kind for piece in before.pieces if piece.kind in RELICS]
    return [relics[0] if way == "bag" else way.removeprefix("bag:") for way in how.split("+")]
