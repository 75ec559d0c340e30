"""Laws: events explain every change, so a watcher who hears them sees what the State says."""

from collections.abc import Iterable

from swqt import engine as e
from tests.support.caverns import cavern
from tests.support.ledger import Ledger
from tests.support.tables import STRIDE, Laws, Played, Table, chunks, play, table

law = Laws(table)

test_events_explain_every_change = law.watch("events", games=60, nightly=600)


@law
def playing_the_events_gives_the_same_table_as_the_state(game: Table, moments: list[Played]) -> None:
    """Tokens, pieces, natives, hands, trays, column, coins, peace: no change goes without an event."""
    events_tell_everything(game, moments)


@chunks("events below", games=40, nightly=1450, step=STRIDE)
def test_the_same_below_and_in_mixed_games(numbers: range) -> None:
    """CONQ-6, U-RACE-MIMES-1, U-RACE-IRONDWARVES-1, U-POWER-REBORN-1, PLACE-ALTAR-1, REDEPLOY-4, VARIANT-3: relics,
    badges exchanged and lent, Hammers, regions taken over, left rivers and what makes no sense are told as well."""
    for number in numbers:
        game = cavern(number)
        events_tell_everything(game, play(game))


def events_tell_everything(game: Table, moments: Iterable[Played]) -> None:
    ledger = Ledger(game.rules, game.rules.start(game.seats))
    for played in moments:
        for event in played.events:
            ledger.hear(event)
        differences = ledger.differences(game.rules, played.after)
        assert not differences, (game.seed, game.rules.board.codes, played, differences)
    assert ledger.over


@law
def every_seat_has_one_turn_in_every_round(game: Table, moments: list[Played]) -> None:
    """END-1, SETUP-8, C-13: turns go round the table, the last round is played out, then the game is over."""
    turns = [(1, 0)]
    ends = 0
    for played in moments:
        assert not ends, "something happened after the end"
        turns += [(event.round, event.seat) for event in played.events if isinstance(event, e.TurnBegan)]
        ends += sum(isinstance(event, e.GameOver) for event in played.events)
        assert (played.after.round, played.after.turn) == turns[-1], played
    rounds = game.rules.board.rounds
    assert turns == [(round_, seat) for round_ in range(1, rounds + 1) for seat in range(game.seats)]
    assert ends == 1


STAGES = {
    e.Lifted: 1, e.Abandoned: 1, e.Conquered: 1, e.Attempted: 1, e.Gained: 2, e.Deployed: 3, e.Earned: 4,
    e.Retreated: 5, e.TurnBegan: 6,
}  # fmt: skip
"""The course of a turn (FLOW-1); events that are not listed happen at several stages."""


@law
def a_turn_goes_through_its_stages_in_order(game: Table, moments: list[Played]) -> None:
    """FLOW-1, FLOW-3, A-7, C-7: conquests, grants, redeployment, score, and last what was withdrawn."""
    stage = 0
    for played in moments:
        for event in played.events:
            if isinstance(event, e.Earned) and event.reason == "combo":
                continue   # paid at once (SCORE-6)
            new = STAGES.get(type(event), stage)
            assert new >= stage, (played, event)
            stage = 0 if isinstance(event, e.TurnBegan) else new
