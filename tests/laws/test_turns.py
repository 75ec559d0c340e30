"""Laws: what a turn remembers, and what it forgets when the next one begins."""

from swqt import engine as e
from tests.support.tables import Laws, Played, Table, holder, table

law = Laws(table)

test_a_turn_remembers_and_forgets = law.watch("fresh", games=60, nightly=600)


def begins(played: Played) -> bool:
    return any(isinstance(event, e.TurnBegan) for event in played.events)


@law
def a_turn_begins_with_nothing_done(game: Table, moments: list[Played]) -> None:
    """FLOW-1: once-a-turn effects are back, conquests are not counted any more, the peace one made is over."""
    for played in moments:
        after = played.after
        if begins(played) and after.decision and after.decision.kind in ("pick", "choice"):
            assert (after.used, after.attacked, after.rolled) == ((), 0, e.NOT_ROLLED), played
            assert not any(tribe.done or tribe.full or tribe.waiting for tribe in after.tribes), played
            assert all(tribe.pact == e.NOBODY for tribe in after.tribes if tribe.seat == after.turn), played


@law
def conquests_of_the_turn_are_counted(game: Table, moments: list[Played]) -> None:
    """RACE-ORCS-1, POWER-PILLAGING-1, RACE-SKELETONS-1, A-12, A-16, A-20: those that were not empty, by each race."""
    done: dict[str, set[int]] = {}
    full: dict[str, set[int]] = {}
    for played in moments:
        taken = set()
        for event in played.events:
            if isinstance(event, (e.TurnBegan, e.GameOver)):
                done, full = {}, {}
            elif isinstance(event, e.Lost):
                taken.add(event.region)
            elif isinstance(event, e.Conquered):
                done.setdefault(event.race, set()).add(event.region)
                if event.region in taken:
                    full.setdefault(event.race, set()).add(event.region)
        for tribe in played.after.tribes:
            assert set(e.members(tribe.done)) == done.get(tribe.race, set()), (played, done)
            assert set(e.members(tribe.full)) == full.get(tribe.race, set()), (played, full)


@law
def peace_may_be_made_with_whom_was_not_attacked(game: Table, moments: list[Played]) -> None:
    """POWER-DIPLOMAT-1, A-21, A-58, A-59: conquests and announced attempts against active races are attacks."""
    attacked: set[int] = set()
    for played in moments:
        offered = {c.seat for c in game.rules.legal(played.before) if isinstance(c, e.Choose)}
        assert offered == (allies(played.before) - attacked if played.decision.kind == "close" else set()), played
        if isinstance(played.command, e.Conquer):
            attacked |= attacked_by(played.before, played.command.region)
        if isinstance(played.command, e.Use) and played.command.region >= 0:
            attacked |= attacked_by(played.before, played.command.region)
        if begins(played):
            attacked = set()
        assert played.after.attacked == sum(1 << seat for seat in attacked) or not played.after.decision, played


def attacked_by(state: e.State, region: int) -> set[int]:
    """The other seat whose active race holds *region*."""
    owner = holder(state, region)
    return {owner.seat} if owner and owner.active and owner.seat != state.turn else set()


def allies(state: e.State) -> set[int]:
    """Whom the seat in turn could make peace with, whatever was attacked."""
    me = next((t for t in state.tribes if t.seat == state.turn and t.active), None)
    if me is None or me.power != "diplomat" or me.pact != e.NOBODY:
        return set()
    return set(range(len(state.coins))) - {state.turn}


@law
def once_a_turn_is_once_a_turn(game: Table, moments: list[Played]) -> None:
    """POWER-DRAGON-1, RACE-SORCERERS-1, POWER-FORTIFIED-1, C-6, VARIANT-2: counted by what happens, not by notes."""
    most = 1 if game.rules.options.bivouac_moves == "one" else 5
    said: list[tuple[str, int]] = []
    for played in moments:
        command = played.command
        if isinstance(command, e.Use) and command.region >= 0:
            owner = holder(played.before, command.region)
            said.append((command.trait, owner.seat if owner and command.trait == "sorcerers" else e.NOBODY))
        placed = [event for event in played.events if isinstance(event, e.Placed)]
        said += [("fortress", e.NOBODY) for event in placed if event.piece == "fortress"]
        once = [use for use in said if use[0] != "shift"]
        assert len(set(once)) == len(once), (played, said)
        said += [("shift", e.NOBODY) for event in placed if event.piece == "encampment" and event.source >= 0]
        assert said.count(("shift", e.NOBODY)) <= most, (played, said)
        if begins(played):
            said = []


@law
def a_roll_counts_for_the_next_conquest_only(game: Table, moments: list[Played]) -> None:
    """POWER-BERSERK-1, A-54, A-135: a roll is remembered until the next conquest, or until the conquests end."""
    rolled = e.NOT_ROLLED
    for played in moments:
        berserk = isinstance(played.before.agenda[-1].about, e.Use)
        for event in played.events:
            if isinstance(event, e.Rolled) and berserk:
                rolled = event.pips
            elif not isinstance(event, e.Rolled):
                rolled = e.NOT_ROLLED
        open_ = [decision.kind for decision in played.after.agenda if decision.seat != e.CHANCE]
        if open_ != ["conquer"]:
            rolled = e.NOT_ROLLED
        assert played.after.rolled == rolled, played


@law
def what_is_spread_over_which_regions(game: Table, moments: list[Played]) -> None:
    """REDEPLOY-1, REDEPLOY-3, REDEPLOY-5, REDEPLOY-6, A-22, A-32, A-34, A-38, RETREAT-2, RETREAT-4."""
    for played in moments:
        for option in game.rules.legal(played.before):
            if isinstance(option, e.DeployRange):
                assert set(option.pools) == pools(played.before, played.decision), played


def pools(state: e.State, decision: e.Decision) -> set[e.Pool]:
    """The tokens of each race that are placed now, and all regions it holds."""
    mine = [tribe for tribe in state.tribes if tribe.seat == decision.seat and tribe.held]
    if decision.kind == "retreat":
        waiting = next(tribe for tribe in mine if tribe.waiting)
        return {e.Pool(waiting.waiting, waiting.held, 0, waiting.waiting)}
    out = set()
    for tribe in mine:
        if tribe.active or tribe.race == "ghouls":
            total = tribe.hand + sum(state.tokens[region] for region in e.members(tribe.held))
            left = max(0, total - 4) if tribe.race == "amazons" and tribe.active else total
            enough = left >= len(e.members(tribe.held))
            out.add(e.Pool(left, tribe.held, 1, left) if enough else e.Pool(left, tribe.held, 0, 1))
    return out
