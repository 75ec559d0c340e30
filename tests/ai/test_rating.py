"""What results say about strength, checked against numbers worked out by hand."""

from random import Random

import pytest

from swqt.ai.rating import Sprt, elo_of, ladder, ladder_intervals, rate


def test_a_rate_has_an_honest_interval():
    """Wilson: 8 of 10 is 49 to 94 %; 10 of 10 is not yet certainty."""
    found = rate(8, 10)
    assert found.rate == 0.8
    assert found.low == pytest.approx(0.490, abs=0.001)
    assert found.high == pytest.approx(0.943, abs=0.001)
    assert rate(10, 10).low == pytest.approx(0.722, abs=0.001)
    assert rate(0, 10).low == 0.0


def test_three_of_four_are_191_elo():
    assert (elo_of(0.75), elo_of(0.5)) == (pytest.approx(190.8, abs=0.1), 0.0)


def test_a_ladder_puts_everybody_on_one_scale():
    """b beats a three times in four, c beats b as often: c stands twice as far above a."""
    elos = ladder(("a", "b", "c"), {("b", "a"): (750, 1000), ("c", "b"): (750, 1000)}, "a")
    assert (elos["a"], elos["b"], elos["c"]) == (0.0, pytest.approx(191, abs=2), pytest.approx(382, abs=4))


def test_more_games_make_a_smaller_interval():
    rng = Random(1)
    results = [("b", "a", float(rng.random() < 0.6)) for _ in range(400)]
    few = ladder_intervals(("a", "b"), results[:40], "a")["b"]
    many = ladder_intervals(("a", "b"), results, "a")["b"]
    assert few[1] < few[0] < few[2]
    assert many[2] - many[1] < (few[2] - few[1]) / 2


@pytest.mark.parametrize(("share", "verdict"), [(0.65, "yes"), (0.45, "no")])
def test_walds_test_ends_with_the_right_word(share, verdict):
    rng = Random(2)
    test = Sprt(0, 60)
    for _ in range(2000):
        if found := test.add(float(rng.random() < share)):
            break
    assert found == verdict
