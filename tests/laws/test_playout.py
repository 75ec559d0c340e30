"""Laws: a Playout goes where the rules go, whether or not anybody looks at the States on the way."""

from tests.support.tables import STRIDE, chunks, play, table


@chunks("playout", games=30, nightly=300, step=STRIDE)
def test_a_playout_reaches_the_positions_that_the_rules_reach(numbers: range) -> None:
    for number in numbers:
        game = table(number)
        rules = game.rules
        begin = rules.start(game.seats)
        watched, unwatched = rules.playout(begin), rules.playout(begin)
        last = begin
        for played in play(game):
            assert (watched.decision, watched.legal) == (played.decision, rules.legal(played.before)), played
            watched.play(played.command)
            unwatched.play(played.command)
            assert watched.state() == played.after, played
            last = played.after
        assert (watched.decision, watched.legal) == (None, ())
        assert unwatched.state().digest == last.digest
        assert begin == rules.start(game.seats)    # nothing changes it


@chunks("playout begins", games=10, nightly=100, step=STRIDE)
def test_a_playout_begins_anywhere(numbers: range) -> None:
    """In the middle of a turn, and while chance is asked: what is known of the past is in the State."""
    spent = 0
    for number in numbers:
        game = table(number)
        moments = list(play(game))
        spent += sum(len(played.before.used) for played in moments[::3])
        for start in range(0, len(moments), 3):
            playout = game.rules.playout(moments[start].before)
            for played in moments[start : start + 12]:
                playout.play(played.command)
                assert playout.state() == played.after, played
    assert spent    # or nothing would be lost with what the turn remembers
