"""Laws: every position of a game is a sound one, and the written position is the truth."""

from random import Random

from swqt.engine import CHANCE, DECISIONS, Board, Content, Options, Picked, Rules
from swqt.notation import read_command, read_position, write_command, write_position
from tests.support.tables import STRIDE, Laws, Played, Table, table

law = Laws(table)

test_every_position_is_sound = law.watch("sound", games=40, nightly=600, size=8, step=STRIDE)


class Shelf:
    """A library with the board and the content of one table."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules

    def board(self, name: str) -> Board:
        """Return the board; only shipped ones are asked for by name."""
        assert name == self.rules.board.id
        return self.rules.board

    def content(self, label: str, board: Board, options: Options) -> Content:
        """Return the content, whatever it is called."""
        return self.rules.content


@law
def no_position_of_a_game_has_a_problem(game: Table, moments: list[Played]) -> None:
    """``problems`` is empty, and the open decision is of a known kind and a seat at the table."""
    assert game.rules.problems(game.rules.start(game.seats)) == ()
    for played in moments:
        assert game.rules.problems(played.after) == (), (played, game.rules.board.codes)
        for decision in played.after.agenda:
            assert decision.kind in DECISIONS
            assert (decision.seat == CHANCE) == (decision.kind in ("roll", "deal", "draw"))
            assert CHANCE <= decision.seat < game.seats


@law
def writing_and_reading_gives_the_same_position(game: Table, moments: list[Played]) -> None:
    """BLANK-3: read(write(x)) == x for every position that can be reached, and for every command said there."""
    for played in Random(game.seed).sample(moments, min(30 if game.rules.content.relics else 12, len(moments))):
        text = write_position(game.rules, played.after)
        rules, state = read_position(text, Shelf(game.rules))
        assert state == played.after, text
        assert state.digest == played.after.digest
        assert write_position(rules, state) == text
        said = write_command(game.rules, played.command)
        assert read_command(game.rules, said) == played.command, said


@law
def the_final_order_follows_coins_then_tokens(game: Table, moments: list[Played]) -> None:
    """END-2, END-3, A-29: most coins win; then most tokens on the map; equal in both share the place."""
    state = moments[-1].after
    tokens = [0] * game.seats
    for tribe in state.tribes:
        tokens[tribe.seat] += sum(n for r, n in enumerate(state.tokens) if tribe.held >> r & 1)
    rows = game.rules.standing(state)
    assert sorted(row.seat for row in rows) == list(range(game.seats))
    for row in rows:
        assert (row.coins, row.tokens) == (state.coins[row.seat], tokens[row.seat])
        assert row.place == 1 + len([o for o in rows if (o.coins, o.tokens) > (row.coins, row.tokens)])
    assert [row.place for row in rows] == sorted(row.place for row in rows)


@law
def a_new_combo_brings_its_tokens(game: Table, moments: list[Played]) -> None:
    """COLUMN-4, COMP-9, RACE-AMAZONS-1: banner and badge, four more for Amazons, as far as the tray goes."""
    races = {race.name: race for race in game.rules.content.races}
    powers = {power.name: power for power in game.rules.content.powers}
    for played in moments:
        for event in played.events:
            if isinstance(event, Picked):
                race = races[event.race]
                wanted = race.tokens + powers[event.power].tokens + 4 * (event.race == "amazons")
                assert event.tokens == min(wanted, race.supply), event
                assert game.rules.tray(played.before, event.race) == race.supply, event


@law
def a_game_begins_as_set_up(game: Table, moments: list[Played]) -> None:
    """SETUP-2, SETUP-3, SETUP-7, COLUMN-6, A-28: five coins, Lost Tribes on their symbols, six combos dealt."""
    rules = game.rules
    first = rules.start(game.seats)
    assert first.coins == tuple(5 + extra for extra in game.rules.options.extra_coins(game.seats))
    tribes = [int("tribe" in site.marks) for site in rules.board.sites]
    assert list(first.natives) == tribes
    assert (first.round, first.turn, first.tribes, first.column) == (1, 0, (), ())
    opening = next(played.before for played in moments if played.decision.seat != CHANCE)
    assert (opening.decision.seat, opening.decision.kind) == (0, "pick")
    assert len(opening.column) == min(6, len(rules.content.races))
    assert sum(bool(combo.power) for combo in opening.column) == min(len(opening.column), len(rules.content.powers))
    assert opening.coins == first.coins
