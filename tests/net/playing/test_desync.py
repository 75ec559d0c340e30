"""Boards that differ: where, since when, who is wrong, and a report that plays anywhere."""

from __future__ import annotations

import zipfile
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from swqt.ai import RandomBot
from swqt.engine import Note, Piece, Used
from swqt.net.playing.desync import (
    VERDICTS,
    Evidence,
    ReportError,
    first_difference,
    replay,
    replay_report,
    report_name,
    verdict,
    write_report,
)
from swqt.net.playing.difference import Inquiry, differences, tree
from swqt.net.playing.game import SECTIONS, GameReplica, post_of
from swqt.net.playing.journal import find_seed
from swqt.net.playing.record import replica_of
from swqt.net.wire.messages import Leaf, Tree, decode_sealed, encode
from tests.support.net_games import library, new_game, whole_game
from tests.support.signed import sit_down, whole

EARLY = GameReplica(new_game(2)).sections()
A, B, C = bytes(16), bytes(15) + b"b", bytes(15) + b"c"


@pytest.fixture
def late() -> GameReplica:
    """A game in its middle, where everybody has something."""
    replica = GameReplica(new_game(3, "base"))
    steps = whole_game(replica, 3)
    while len(replica) < 60:
        next(steps)
    return replica


def spoil(replica: GameReplica, **changes: object) -> GameReplica:
    """The same game with a board that was spoilt in memory."""
    other = GameReplica(replica.opening)
    other._first = replica.first
    played = list(replica.played)
    played[-1] = played[-1]._replace(after=replica.state._replace(**changes))
    other._played = played
    return other


def more_tokens(replica: GameReplica) -> tuple[dict[str, object], str]:
    """A change by which a region has one token more, and the words for it."""
    state = replica.state
    region = next(region for region, count in enumerate(state.tokens) if count)
    tribe = state.tribes[state.tribe_at(region)]
    tokens = bytearray(state.tokens)
    tokens[region] += 1
    code, had = replica.rules.board.codes[region], state.tokens[region]
    owner = f"{tribe.race} of {'ABC'[tribe.seat]}"
    return {"tokens": bytes(tokens)}, f"region {code}: {had} {owner} != {had + 1} {owner}"


def test_a_token_too_many_is_named(late: GameReplica) -> None:
    change, words = more_tokens(late)
    [found] = differences(late.sections(), spoil(late, **change).sections())
    mine, _, theirs = words.partition(" != ")
    # Pieces stand in the same words.
    assert found.startswith(mine)
    assert theirs in found


def test_what_else_differs_is_named(late: GameReplica) -> None:
    state = late.state
    coins = (state.coins[0] + 2, *state.coins[1:])
    cases: list[tuple[Mapping[str, object], str]] = [
        ({"coins": coins}, f"coins of A: {state.coins[0]} != {state.coins[0] + 2}"),
        ({"round": state.round + 1}, "round: "),
        ({"races": state.races[1:]}, "unseen races: "),
        ({"powers": state.powers[1:]}, "unseen powers: "),
        ({"column": state.column[1:]}, "column: "),
        ({"notes": (Note("wealthy", "1"),)}, "notes: nothing != wealthy 1"),
        ({"used": (Used("dragon"),)}, "used: nothing != dragon"),
        ({"pieces": (*state.pieces, Piece("fortress", 0))}, f"region {late.rules.board.codes[0]}: "),
        ({"agenda": ()}, "question 1: "),
        ({"rolled": 3}, "notes: nothing != rolled 3"),
        ({"natives": bytes([1, *state.natives[1:]])}, f"region {late.rules.board.codes[0]}: "),
    ]
    for change, words in cases:
        if all(getattr(state, name) == value for name, value in change.items()):
            continue
        other = spoil(late, **change)
        found = differences(late.sections(), other.sections())
        assert any(line.startswith(words) for line in found), (words, found)
        assert other.post() != late.post()
        assert differences(other.sections(), other.sections()) == ()


def test_two_peers_find_the_difference_in_one_exchange(late: GameReplica) -> None:
    change, _ = more_tokens(late)
    other = spoil(late, **change)
    first, second = Inquiry(60, late.sections()), Inquiry(60, other.sections())
    to_second, to_first = first.feed(second.tree()), second.feed(first.tree())
    assert first.theirs is None
    for leaf in to_first:
        assert decode_sealed(encode(leaf)) == leaf
        assert first.feed(leaf) == ()
    for leaf in to_second:
        second.feed(leaf)
    assert [SECTIONS[leaf.section] for leaf in to_first] in (["A"], ["B"], ["C"])
    assert first.theirs == other.sections()
    assert second.theirs == late.sections()
    assert first.words() == differences(late.sections(), other.sections())
    assert len(encode(first.tree())) < 600


def test_what_is_about_another_entry_or_comes_twice_is_ignored(late: GameReplica) -> None:
    inquiry = Inquiry(60, late.sections())
    assert inquiry.feed(tree(59, late.sections())) == ()
    assert inquiry.feed(Leaf(60, 200, b"x")) == ()
    assert inquiry.theirs is None
    assert inquiry.feed(Tree(60, ())) != ()
    assert inquiry.feed(Tree(60, ())) == ()
    assert inquiry.theirs is None
    assert inquiry.words() == ()


@given(st.lists(st.binary(max_size=40) | st.sampled_from([b"A 3 x y : h1*2 | : |", b"pieces", b"unseen / /", b"A"]),
                max_size=len(SECTIONS)))  # fmt: skip
def test_whatever_a_stranger_sends_ends_in_words(sections: list[bytes]) -> None:
    mine = EARLY
    theirs = (*sections, *mine[len(sections) :])
    found = differences(mine, theirs)
    assert bool(found) == (theirs != mine)
    assert all(line.isprintable() for line in found)


def test_who_is_wrong() -> None:
    """The table of verdicts."""
    cases = [
        (A, A, [A, A], "equal"),
        (A, B, [A, A], "heal"),
        (A, A, [A, B], "others"),
        (B, A, [A, A], "heal"),
        (B, B, [A, A], "differ"),
        (B, C, [A, A], "differ"),
        (A, A, [B], "tied"),
        (A, B, [B], "heal"),
        (A, A, [B, C], "tied"),
        (A, A, [A, B, B], "tied"),
        (A, A, [A, A, B, B], "others"),
    ]
    for live, replayed, others, expected in cases:
        assert verdict(live, replayed, others) == expected, (live, replayed, others)
    assert {expected for *_, expected in cases} == set(VERDICTS)


def test_a_log_played_anew_gives_the_same_posts() -> None:
    start, signed, log = whole(3, "underground")
    found = replay(start, signed, library())
    assert found.posts == tuple(log.posts)
    assert found.trouble == ""
    assert post_of(found.sections) == log.posts[-1]
    assert first_difference(log.posts, found.posts) is None


def test_a_log_that_cannot_be_played_says_where() -> None:
    start, signed, log = whole(3, "underground")
    found = replay(start, (*signed[:20], *signed[21:]), library())
    assert len(found.posts) == 21
    assert found.trouble == "place"
    assert first_difference(log.posts, found.posts) == 20


def test_the_first_entry_that_differs_is_found() -> None:
    assert first_difference([A, B, C], [A, B, C]) is None
    assert first_difference([A, B, C], [A, C, C]) == 0
    assert first_difference([A], [B]) == -1
    assert first_difference([A, B], [A]) == 0


def _evidence(about: Mapping[str, str]) -> tuple[Evidence, str]:
    table = sit_down(3)
    table.play(RandomBot(Random(3)), 60)
    replica = replica_of(table.log)
    change, _ = more_tokens(replica)
    other = spoil(replica, **change).sections()
    posts = (*table.log.posts[:-1], post_of(other))
    [words] = differences(other, replica.sections())
    return Evidence(table.log, 59, posts, other, {1: replica.sections()}, "heal", about), words


def test_a_report_plays_on_any_machine_and_names_the_entry(tmp_path: Path) -> None:
    evidence, words = _evidence({"version": "0.1.0", "platform": "Test machine"})
    path = write_report(tmp_path / "reports", evidence)
    assert path.name == report_name(evidence.log.game, 59) == f"desync-{evidence.log.game.hex()[:8]}-59.zip"
    found = replay_report(path, library())
    assert (found.entries, found.first, found.trouble) == (60, 59, "")
    for part in ("verdict heal", "version 0.1.0", "platform Test machine", words, "entry 59 of 60"):
        assert part in found.about
    good = replace(evidence, posts=tuple(evidence.log.posts))
    assert replay_report(write_report(tmp_path / "good", good), library()).first is None
    assert write_report(tmp_path / "again", good).read_bytes() == write_report(tmp_path / "good", good).read_bytes()
    assert find_seed(tmp_path / "reports", evidence.log.game) is None


def test_what_is_no_report_is_said(tmp_path: Path) -> None:
    path = tmp_path / "x.zip"
    path.write_bytes(b"no zip")
    with pytest.raises(ReportError, match="this is no report"):
        replay_report(path, library())
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("other.txt", "x")
    with pytest.raises(ReportError, match="no report of a game"):
        replay_report(path, library())
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name in ("report.txt", "journal.swj", "posts.txt"):
            archive.writestr(name, bytes(8 * 1024 * 1024))
    with pytest.raises(ReportError, match="holds more than"):
        replay_report(path, library())


def _rewritten(source: Path, target: Path, **changed: bytes) -> Path:
    names = {"journal.swj": "journal", "posts.txt": "posts", "report.txt": "report"}
    with zipfile.ZipFile(source) as old, zipfile.ZipFile(target, "w") as new:
        for name in old.namelist():
            new.writestr(name, changed.get(names.get(name, ""), old.read(name)))
    return target


def test_a_damaged_report_is_said(tmp_path: Path) -> None:
    path = write_report(tmp_path, _evidence({})[0])
    target = tmp_path / "damaged.zip"
    for changed, words in (
        ({"journal": b"junk"}, "no journal"),
        ({"journal": b"swqt journal 1\n"}, "no START"),
        ({"posts": b"xyz\n"}, "damaged.zip"),
        ({"posts": b"\xff"}, "damaged.zip"),
    ):
        with pytest.raises(ReportError, match=words):
            replay_report(_rewritten(path, target, **changed), library())


def test_a_report_with_any_byte_changed_plays_or_is_refused(tmp_path: Path) -> None:
    path = write_report(tmp_path, _evidence({})[0])
    data = path.read_bytes()
    rng = Random(5)
    refused = 0
    for place in rng.sample(range(len(data)), 40):
        changed = bytearray(data)
        changed[place] ^= 1 << rng.randrange(8)
        path.write_bytes(changed)
        try:
            replay_report(path, library())
        except ReportError as error:
            refused += str(path) in str(error)
    assert refused > 20
