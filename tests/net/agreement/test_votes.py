"""Views, changes of them and what carries a vote."""

from dataclasses import replace
from hashlib import sha256

import pytest
from msgspec.structs import replace as changed_to

from swqt.net.agreement.entries import (
    action_digest,
    genesis_text,
    pack_certificate,
    start_problem,
    unpack_certificate,
    vote_text,
)
from swqt.net.agreement.log import Invalid, Log, derived
from swqt.net.agreement.votes import (
    Action,
    Change,
    Copy,
    Drop,
    Impossible,
    Reanchor,
    Return,
    SeatBot,
    SeatPeer,
    TableOptions,
    Undo,
    View,
    carried,
    changed,
    hopeless,
    need,
    pack_action,
    read_action,
    spoilers,
)
from swqt.net.wire.messages import VIEW, EntryMessage, StartMessage, encode
from tests.support.simulator import Faults, World, key_of, signer, table_of, verify
from tests.support.toy import Toy

KEY, ANCHOR = bytes([7]) * 32, bytes([8]) * 32


def view_of(peers: int) -> View:
    return table_of(peers).first_view()


@pytest.mark.parametrize(("peers", "yes", "enough"), [
    (1, {0}, True), (2, {0}, True), (2, {1}, False), (2, {0, 1}, True), (3, {1, 2}, True), (3, {0}, False),
    (4, {0, 1}, True), (4, {2, 3}, False), (4, {1, 2, 3}, True), (5, {0, 1}, False), (5, {2, 3, 4}, True),
    (5, {3, 4}, False), (3, set(), False),
])  # fmt: skip
def test_a_majority_counts_the_host_one_and_a_half(peers: int, yes: set[int], enough: bool) -> None:
    view, changes = view_of(peers), (Drop(peers - 1, "easy"),)
    assert carried(view, changes, yes) is enough
    assert hopeless(view, changes, set(view.participants) - yes) is not enough


def test_two_halves_of_a_table_never_both_have_a_majority() -> None:
    for peers in range(1, 6):
        view = view_of(peers)
        for mask in range(1 << peers):
            some = {peer for peer in range(peers) if mask >> peer & 1}
            assert not (view.majority(some) and view.majority(set(range(peers)) - some))


def test_without_the_host_half_is_no_majority() -> None:
    view = changed(view_of(5), Action(1, 1, (Drop(0, "easy"),)))
    assert not view.majority({1, 2})
    assert not view.majority({3, 4})
    assert view.majority({2, 3, 4})


def test_votes_of_spectators_and_of_the_dropped_count_nothing() -> None:
    view = changed(view_of(4), Action(1, 1, (Drop(3, "easy"),)))
    assert view.participants == (0, 1, 2)
    assert not view.majority({1, 3, 9})
    assert view.majority({1, 2})


def test_undo_and_options_need_all_and_so_does_the_return_of_a_spoiler() -> None:
    view = view_of(3)
    for changes in ((Undo(0),), (TableOptions(b""),), (Drop(2, "easy"), TableOptions(b""))):
        assert need(view, changes) == "all"
        assert not carried(view, changes, {0, 1})
        assert carried(view, changes, {0, 1, 2})
    assert need(view, (Return(2),)) == "majority"
    assert need(replace(view, burned=(0, 0, 2)), (Return(2),)) == "all"
    assert carried(view, (Copy(1, "easy"),), {1})
    assert not carried(view, (Copy(1, "easy"),), {0, 2})


def test_who_drops_out_leaves_seats_to_bots_and_may_return() -> None:
    view = changed(view_of(3), Action(1, 1, (Drop(0, "hard"),)))
    assert (view.seats, view.bots) == ((1, 1, 2), ("hard", "", ""))     # the host is gone: the first one left
    view = changed(view, Action(2, 1, (SeatBot(0, 2, "easy"),)))
    assert (view.seats, view.bots) == ((2, 1, 2), ("easy", "", ""))
    back = changed(view, Action(3, 1, (Return(0),)))
    assert (back.seats, back.bots, back.epoch) == ((0, 1, 2), ("", "", ""), 3)


def test_a_newcomer_is_the_next_member() -> None:
    view = changed(view_of(2), Action(1, 1, (SeatPeer(1, 2, KEY, ANCHOR),)))
    assert view.participants == (0, 2)
    assert (view.number(KEY), view.anchors[2], view.burned) == (2, ANCHOR, (0, 0, 0))
    assert changed(view, Action(2, 1, (SeatPeer(0, 2, KEY, ANCHOR),))).seats == (2, 2)


@pytest.mark.parametrize("change", [
    SeatBot(3, 0, "easy"), SeatBot(0, 3, "easy"), SeatBot(0, 1, ""), SeatPeer(0, 4, KEY, ANCHOR),
    SeatPeer(9, 3, KEY, ANCHOR), SeatPeer(0, 1, KEY, ANCHOR), Return(3), Drop(5, "easy"), Drop(1, ""),
    Reanchor(3, ANCHOR), Copy(4, "easy"), SeatPeer(0, 3, table_of(3).first_view().keys[1], ANCHOR),
])  # fmt: skip
def test_changes_that_cannot_be_are_refused(change: Change) -> None:
    with pytest.raises(Impossible):
        changed(view_of(3), Action(1, 1, (change,)))


def test_epochs_grow_and_the_last_one_cannot_be_dropped() -> None:
    view = replace(view_of(1), epoch=4)
    with pytest.raises(Impossible, match="epoch"):
        changed(view, Action(4, 1, ()))
    with pytest.raises(Impossible, match="nobody"):
        changed(view, Action(5, 1, (Drop(0, "easy"),)))


def test_a_draw_burns_because_of_who_goes_or_changes_its_chain() -> None:
    assert spoilers(view_of(3), (Drop(1, "easy"), Reanchor(2, ANCHOR))) == {1, 2}
    assert spoilers(view_of(3), (TableOptions(b""), SeatBot(1, 1, "easy"))) == set()


def test_nobody_gets_another_chain_without_their_own_yes() -> None:
    """Whoever others gave a chain could reveal no link of it: each draw would wait for them, or burn for their sake."""
    changes = (TableOptions(b""), Reanchor(2, ANCHOR))
    assert not carried(view_of(3), (Reanchor(2, ANCHOR),), {0, 1})
    assert hopeless(view_of(3), (Reanchor(2, ANCHOR),), {2})
    assert not hopeless(view_of(3), (Reanchor(2, ANCHOR),), {0})
    assert carried(view_of(3), (Reanchor(2, ANCHOR),), {0, 2})
    assert not carried(view_of(3), (Reanchor(2, ANCHOR), Reanchor(1, ANCHOR)), {0, 2})
    assert not carried(view_of(3), changes, {0, 1})
    assert carried(view_of(3), changes, {0, 1, 2})


def test_a_view_that_gives_somebody_another_chain_bears_their_vote() -> None:
    log = Log(table_of(3), Toy(3, draw_first=False), verify)

    def view(*voters: int) -> EntryMessage:
        body = pack_action(Action(1, 1, (Reanchor(2, ANCHOR),)))
        text = vote_text(log.table.game, 0, len(log), log.head, action_digest(body))
        return derived(log, VIEW, body, 1, pack_certificate({peer: signer(key_of(peer))(text) for peer in voters}))

    with pytest.raises(Invalid, match="quorum"):
        log.append(view(0, 1))
    assert log.view.epoch == 0
    log.append(view(0, 2))
    assert log.view.anchors[2] == ANCHOR


def test_an_action_has_one_form() -> None:
    action = Action(3, 9, (SeatBot(1, 0, "easy"), Undo(4)))
    assert read_action(pack_action(action)) == action
    for data in (b"", b"\x93\x03\x09\x90\x00", b"\x93\xcc\x03\x09\x90", b"\x93\x03\x09\x91\x92\x63\x01"):
        with pytest.raises(Impossible):
            read_action(data)


def test_a_certificate_has_one_form() -> None:
    votes = {3: bytes([3]) * 64, 0: bytes(64)}
    data = pack_certificate(votes)
    assert unpack_certificate(data) == votes
    for wrong in (data[:-1], data[65:] + data[:65], data[:65] * 2):
        with pytest.raises(ValueError, match="certificate"):
            unpack_certificate(wrong)


def test_a_start_stands_only_with_all_signatures() -> None:
    start = table_of(3).start
    assert start_problem(start, verify) == ""
    assert start_problem(changed_to(start, signatures=start.signatures[:2]), verify) == "signatures"
    assert start_problem(changed_to(start, signatures=start.signatures[::-1]), verify) == "signatures"
    genesis = changed_to(start.genesis, game=bytes(32))
    assert start_problem(changed_to(start, genesis=genesis), verify) == "game"
    first, *others = start.genesis.peers
    genesis = changed_to(start.genesis, peers=(first, first, *others[1:]))
    assert start_problem(changed_to(start, genesis=genesis), verify) == "keys"


def test_a_start_is_signed_under_labels_of_its_own() -> None:
    """No digest of anything else can pass for the name of a game or for what its peers sign."""
    genesis = table_of(3).start.genesis
    nonces = b"".join(nonce for _key, _anchor, nonce in genesis.peers)
    assert genesis.game == sha256(b"swqt1/game" + nonces).digest()
    assert genesis_text(genesis) == b"swqt1/genesis" + sha256(encode(genesis)).digest()
    bare = sha256(encode(genesis)).digest()
    unlabelled = StartMessage(genesis, tuple(signer(key)(bare) for key, _anchor, _nonce in genesis.peers))
    assert start_problem(unlabelled, verify) == "signatures"


def test_a_view_that_not_all_have_accepted_needs_the_majority_of_the_one_before_too() -> None:
    """Or else, after one vote, two parts of a table could each go on by a majority of its own."""
    log = Log(table_of(5), Toy(5, draw_first=False), verify)

    def view(changes: tuple[Change, ...], *voters: int) -> EntryMessage:
        body = pack_action(Action(log.view.epoch + 1, 1, changes))
        text = vote_text(log.table.game, log.view.epoch, len(log), log.head, action_digest(body))
        certificate = pack_certificate({peer: signer(key_of(peer))(text) for peer in voters})
        return derived(log, VIEW, body, log.view.epoch + 1, certificate)

    log.append(view((Drop(4, "easy"),), 0, 1, 2))
    rest = (Drop(2, "easy"), Drop(3, "easy"))
    assert log.view.majority({0, 1})
    with pytest.raises(Invalid, match="quorum"):        # peer 3 may be in another view with 2 and 4
        log.append(view(rest, 0, 1))
    log.append(view(rest, 0, 1, 2))
    log.rollback(1)
    for peer in range(4):                               # whoever writes in a view has accepted it
        log.write(peer, b"place 1 1", signer(key_of(peer)))
    log.append(view(rest, 0, 1))
    assert log.view.participants == (0, 1)


def signed_view(log: Log, changes: tuple[Change, ...], draw: int, voters: tuple[int, ...]) -> EntryMessage:
    """Return the view that *voters* sign at the end of *log*."""
    body = pack_action(Action(log.view.epoch + 1, draw, changes))
    text = vote_text(log.table.game, log.view.epoch, len(log), log.head, action_digest(body))
    certificate = pack_certificate({peer: signer(key_of(peer))(text) for peer in voters})
    return derived(log, VIEW, body, log.view.epoch + 1, certificate)


def test_the_host_and_one_other_do_not_replace_a_draw_in_two_steps() -> None:
    """Without one of four they are two of three, as long as it is not known that the third has agreed to that."""
    log = Log(table_of(4), Toy(4, draw_first=False), verify)
    log.append(signed_view(log, (Drop(3, "easy"),), 1, (0, 1)))
    log.write(0, b"attack 1 1", signer(key_of(0)))
    with pytest.raises(Invalid, match="quorum"):
        log.append(signed_view(log, (Drop(2, "easy"),), 2, (0, 1)))
    assert log.standing.draw == 1


def test_a_game_begun_before_draws_were_signed_goes_on_as_it_was_begun() -> None:
    """What a majority decided in it stands in the log of everybody, and must be read by whoever comes back."""
    for table, stands in ((replace(table_of(2), signed_burns=False), True), (table_of(2), False)):
        log = Log(table, Toy(2), verify)
        view = signed_view(log, (Drop(1, "easy"),), 2, (0,))
        if stands:
            log.append(view)
            assert (log.standing.burned, log.standing.due) == (1, log.head)
        else:
            with pytest.raises(Invalid, match="more than half"):
                log.append(view)


def test_a_locator_names_near_entries_closely_and_finds_the_last_common_one() -> None:
    world = World(3, 2, Faults(), turns=60)
    world.run(60.0, world.finished)
    log = world.peers[0].core.log
    assert len(log) > 60
    locator = log.locator()
    assert len(locator) <= 24
    assert [at for at, _digest in locator[:4]] == [len(log), len(log) - 1, len(log) - 2, len(log) - 3]
    assert locator[-1][0] == 0
    short = Log(table_of(2), Toy(2, 60), verify)
    for entry in log.entries[:40]:
        short.append(entry)
    assert short.common(locator) <= 40
    assert log.common(short.locator()) == 40
