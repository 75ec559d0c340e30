"""Binding votes that cross each other, fail or cannot be carried: play goes on all the same."""

import msgspec

from swqt.net.agreement import orders as o
from swqt.net.agreement import votes
from swqt.net.agreement.entries import action_digest
from swqt.net.wire.messages import Ack, Entries, Propose, RevealMessage, Sealed, Vote, decode_sealed
from tests.support.simulator import Peer, proposed, signed, voted
from tests.support.stories import quiet, say, told, writer


def test_what_a_view_decided_is_open_again_when_the_view_is_taken_back() -> None:
    """Votes on two things at one place: who saw the first carried must not think it decided when the second stands."""
    world, held = quiet(4), []
    carry, world.carry = world.carry, lambda peer, link, data: None
    first, second = (votes.SeatBot(0, 0, "easy"),), (votes.SeatBot(1, 1, "easy"),)
    for peer, changes in ((world.peers[0], first), (world.peers[1], second)):
        for order in peer.core.feed(o.Suggest(changes), world.now):
            match order:
                case o.SendToPeer(message=Propose(action=data) as asked) if not votes.read_action(data).target:
                    held.append(asked)
    asked = {votes.read_action(one.action).changes: one for one in held}
    first_peer = world.peers[0]
    calls = [
        proposed(first_peer, target, changes, asked[changes].proposal, first_peer.core.log.standing.draw)
        for target, changes in ((1, first), (2, second))
    ]
    ballots: dict[bytes, list[Vote]] = {}

    def hear(peer: Peer, message: Sealed) -> None:
        for order in peer.core.feed(o.MessageReceived(next(iter(peer.links)), message), world.now):
            peer._carry_out(order)
            match order:
                case o.SendToPeer(message=Vote() as vote):
                    ballots.setdefault(vote.action, []).append(vote)

    for peer in world.peers:
        for one in asked.values():
            hear(peer, one)
            peer.feed(o.VoteAnswer(one.proposal, True))
    for call in calls:
        for peer in world.peers:
            hear(peer, call)
    early, late = (ballots[action_digest(call.action)] for call in calls)
    witness = world.peers[3]
    for vote in early:
        hear(witness, vote)
    assert witness.core.view.bots == ("easy", "", "", "")
    for vote in late:
        hear(witness, vote)
    assert witness.core.view.bots == ("", "easy", "", "")
    world.carry = carry
    assert world.run(world.now + 20.0, lambda: all(one.core.view.bots[:2] == ("easy", "easy") for one in world.peers))
    world.run(world.now + 10.0)
    assert {peer.core.view.epoch for peer in world.peers} == {witness.core.view.epoch}
    assert witness.core.view.epoch < 8
    assert {peer.core.locked for peer in world.peers} == {len(witness.core.log)}
    again = [news for news in told(witness, o.Asked) if news.changes == first]
    assert [news.automatic for news in again] == [False, True]      # the answer that it gave still counts


def test_a_proposal_that_the_others_take_for_decided_fails_and_play_goes_on() -> None:
    """What can be asked for ever keeps who asks it bound for ever."""
    world = quiet(3)
    asker = world.peers[0]
    carry = world.carry

    def lossy(peer: Peer, link: int, data: bytes) -> None:
        message = decode_sealed(data)
        # Opinions arrive, but nobody else ever agrees to the binding round.
        if not (isinstance(message, Propose) and votes.read_action(message.action).changes and bound(message)):
            carry(peer, link, data)

    def bound(message: Propose) -> bool:
        return votes.read_action(message.action).target > 0

    world.carry = lossy
    asker.feed(o.Suggest((votes.SeatBot(0, 0, "easy"),)))
    assert world.run(world.now + 40.0, lambda: bool(told(asker, o.Decided)))
    assert [news.carried for news in told(asker, o.Decided)] == [False]
    world.run(world.now + 15.0)
    epoch = asker.core.view.epoch
    world.run(world.now + 30.0)
    assert {peer.core.view.epoch for peer in world.peers} == {epoch}
    say(world, b"place 1 1", wait=2.0)
    assert {peer.core.locked for peer in world.peers} == {len(asker.core.log)}


def test_nobody_calls_a_vote_that_those_who_are_here_cannot_carry() -> None:
    """Who is alone with an agreed proposal keeps its hands free until the others are back."""
    world = quiet(4)
    asker = world.peers[1]
    carry = world.carry

    def lossy(peer: Peer, link: int, data: bytes) -> None:
        message = decode_sealed(data)
        if not (isinstance(message, Propose) and votes.read_action(message.action).target):
            carry(peer, link, data)

    world.carry = lossy
    asker.feed(o.Suggest((votes.SeatBot(1, 1, "easy"),)))
    world.run(world.now + 1.0)
    world.apart = {1: 1}
    world.run(world.now + 5.0)
    promised = world.promises.get(1, (0, 0))[0]
    world.run(world.now + 60.0)
    assert world.promises.get(1, (0, 0))[0] == promised
    world.carry, world.apart = carry, {}
    assert world.run(world.now + 20.0, lambda: world.agreed() and asker.core.view.bots[1] == "easy")


def test_who_promised_on_a_head_still_reveals_for_it() -> None:
    """Or those who have revealed wait for its link, and never agree to an epoch that would burn the draw."""
    world = quiet(4)
    carry = world.carry
    author = writer(world)
    late, other = world.peers[(author.name + 1) % 4], world.peers[(author.name + 2) % 4]

    def lossy(peer: Peer, link: int, data: bytes) -> None:
        if peer.links[link][0] != late.name or not isinstance(decode_sealed(data), Ack | RevealMessage | Vote):
            carry(peer, link, data)

    world.carry = lossy
    say(world, b"attack 1 1", wait=1.5)
    log = late.core.log
    number = log.standing.draw
    assert log.chance_due()
    assert late.core.locked < len(log)                  # it does not know that all have acknowledged, as the others do
    assert author.core.locked == len(log)
    call = msgspec.structs.replace(proposed(other, 1, (), bytes(8), number), seq=len(log), head=log.head)
    call = signed(call, other)
    for message in (call, voted(call, other)):
        late.feed(o.MessageReceived(next(iter(late.links)), message))
    assert world.promises[late.name][0] == 1
    world.carry = carry
    assert world.run(world.now + 5.0, lambda: all(peer.core.log.standing.draw > number for peer in world.peers))
    assert world.draws[number]
    assert world.run(world.now + 15.0, lambda: all(peer.core.view.epoch > 0 for peer in world.peers))
    world.run(world.now + 2.0)
    assert {peer.core.locked for peer in world.peers} == {len(author.core.log)}
    assert author.core.view.burned == (0, 0, 0, 0)


def test_a_change_waits_for_a_draw_that_does_not_wait_for_who_loses_a_seat() -> None:
    """Whoever calls a vote at the right moment cannot have dice rolled again that nobody holds up."""
    world = quiet(3)
    carry = world.carry

    def lossy(peer: Peer, link: int, data: bytes) -> None:
        if not isinstance(decode_sealed(data), Ack):
            carry(peer, link, data)

    author = writer(world)
    leaver, away = world.peers[(author.name + 1) % 3], world.peers[(author.name + 2) % 3]
    world.carry = lossy
    say(world, b"attack 1 1", wait=0.5)
    number = author.core.log.standing.draw
    world.apart = {away.name: 1}
    world.carry = carry
    leaver.feed(o.Suggest((votes.SeatBot(leaver.name, author.name, "easy"),)))
    world.run(world.now + 8.0)
    assert author.core.view.epoch == 0                   # the draw waits for somebody else
    world.apart = {}
    assert world.run(world.now + 10.0, lambda: author.core.view.epoch == 1)
    assert number in world.draws
    assert sum(author.core.view.burned) == 0


def test_nobody_whose_link_is_known_and_who_is_here_loses_a_seat_with_a_draw() -> None:
    world = quiet(5)
    author = writer(world)
    keeper, other = [peer for peer in world.peers if peer is not author][-2:]
    keeper.withholds = (RevealMessage, Entries)
    say(world, b"attack 1 1", wait=1.0)
    number = author.core.log.standing.draw
    author.feed(o.Suggest((votes.Drop(keeper.name, "easy"), votes.Drop(other.name, "easy"))))
    world.run(world.now + 15.0)
    assert (author.core.view.epoch, author.core.log.standing.draw) == (0, number)
    author.feed(o.Suggest((votes.Drop(keeper.name, "easy"),)))
    assert world.run(world.now + 5.0, lambda: author.core.log.standing.draw > number + 1)
    assert other.name in author.core.view.participants


def test_a_draw_is_not_replaced_against_the_will_of_somebody_who_stays() -> None:
    world = quiet(5)
    author = writer(world)
    keeper, other = [peer for peer in world.peers if peer is not author][-2:]
    keeper.withholds, other.refuses = (RevealMessage, Entries), True
    say(world, b"attack 1 1", wait=1.0)
    author.feed(o.Suggest((votes.Drop(keeper.name, "easy"),)))
    assert world.run(world.now + 5.0, lambda: bool(told(author, o.Decided)))
    assert [news.carried for news in told(author, o.Decided)] == [False]
    other.refuses = False
    author.feed(o.Suggest((votes.Drop(keeper.name, "easy"),)))
    assert world.run(world.now + 5.0, lambda: keeper.name not in author.core.view.participants)
