"""News of a network game as lines of plain English."""

from __future__ import annotations

from swqt.engine import CHANCE
from swqt.net.core import events as e
from swqt.net.lobby.lobby import Changed, LobbyProblem, RemovedFromTable
from swqt.net.lobby.table import refused_trouble
from swqt.net.news import (
    CommandsLost,
    GameStatus,
    Listening,
    Moved,
    News,
    OpenProposal,
    PeerInfo,
    Playing,
    ProposalFailed,
    StatusChanged,
    Stuck,
    TakenBack,
    ViewChanged,
)
from swqt.net.session import Session
from swqt.net.wire.connection import DialFailed
from swqt.net.wire.links import LinkClockJumped, LinkDown, PinChanged
from swqt.net.wire.messages import AnyChange, DropPeer, GiveSeat, SetOptions, UndoTo
from swqt.net.wire.text import LINK_FAILURES, REFUSALS, describe, in_english
from swqt.table import letter

_BOTS_TRY_AGAIN = ("disk", "paused", "voting", "syncing", "turn")

CONVICTED = {
    "double": "{0}'s program signed two different moves. A bot plays for {0}; they can return",
    "split": "{0}'s program played at two tables at once. They come back only if everyone agrees",
}

PRESENCES = {"relayed": "is connected via another player", "suspect": "isn't responding", "away": "is away"}


class LanMessages:
    """Prints news, the moves of the game only if not *quiet*. ``reason`` is the text of the last failure."""

    def __init__(self, quiet: bool) -> None:
        self.session: Session | None = None
        self.reason = ""
        self._quiet = quiet
        self._told = 0
        self._people: tuple[str, ...] = ()
        self._retrying = False
        self._status: GameStatus | None = None
        self._seen: set[int] = set()

    def say(self, line: str) -> None:
        """Print *line* unbuffered."""
        print(line, flush=True)

    def hear(self, news: News) -> None:
        """Print the lines for *news*."""
        for line in self.lines(news):
            self.say(line)

    def lines(self, news: News) -> list[str]:
        """Return the lines for *news*."""
        match news:
            case Moved(texts):
                return self._moved(texts)
            case TakenBack(length):
                self._told = min(self._told, length)
                return [] if self._quiet else ["the last moves are undone"]
            case Changed():
                return self._table(news)
            case Listening(port, wanted):
                busy = f" ({wanted} is in use)" if wanted not in (0, port) else ""
                return [f"listening on port {port}{busy}"]
            case Playing(_, mine):
                game = self.session.game.game.hex()[:16] if self.session and self.session.game else ""
                return [f"game {game} begins" + (", you watch" if mine is None else "")]
            case LinkDown(peer, why):
                return [f"{self._called(peer)} {'has left' if why.is_farewell else 'is gone'}"]
            case StatusChanged(status):
                before, self._status = self._status, status
                return self._status_lines(before, status)
            case ViewChanged():
                return self._view_lines(news)
            case _:
                return self._game_lines(news)

    def _moved(self, texts: tuple[str, ...]) -> list[str]:
        first, self._told = self._told, self._told + len(texts)
        if self._quiet:
            return []
        board = self.session.game.board if self.session and self.session.game else None
        moves = board.moves if board is not None else ()
        early = 1 if board is not None and board.opening.draws_first else 0    # the text about who begins is not a move
        lines = []
        for number, text in enumerate(texts, start=first):
            seat = moves[number - early].seat if early <= number < len(moves) + early else CHANCE
            lines.append(f"{number + 1:4} {'*' if seat == CHANCE else letter(seat)}: {text}")
        return lines

    def _table(self, news: Changed) -> list[str]:
        table = news.table
        people = tuple(
            f"{person.name} ({'watching' if person.watching else 'ready' if person.ready else 'not ready'})"
            for person in table.people
        )
        if news.closed:
            host = table.person(table.host)
            return [f"{host.name if host is not None else 'the host'} has closed the table; reopen opens it again"]
        if people == self._people:
            return []
        self._people = people
        taken = sum(seat.kind >= 2 for seat in table.seats)
        lines = [f"{table.name}: {taken} of {len(table.seats)} seats taken; {', '.join(people)}"]
        if news.trouble is not None:
            lines.append(describe(news.trouble))
        return lines

    # How the game stands.

    def _status_lines(self, before: GameStatus | None, status: GameStatus) -> list[str]:
        """Return lines for those changes since *before* that people want to read."""
        lines = []
        for one in status.peers:
            old = before.peer(one.key) if before is not None else None
            lines += self._peer_lines(old, one)
        waiting, old_waiting = status.waiting, before.waiting if before is not None else None
        if waiting is not None and waiting.overdue and (old_waiting is None or not old_waiting.overdue):
            lines.append(f"still waiting for {self._names(waiting.peers)}: the others may vote")
        paused = before.paused if before is not None else ()
        if status.paused != paused:
            lines.append(f"paused by {self._names(status.paused)}" if status.paused else "the game continues")
        known = {proposal.name for proposal in before.proposals} if before is not None else set()
        lines += [self._proposed(proposal) for proposal in status.proposals if proposal.name not in known]
        wishes = before.wishes if before is not None else ()
        lines += [
            f"{wish.name} asks for the seat of {self._chair(wish.chair)}" for wish in status.wishes
            if all((wish.key, wish.chair) != (old.key, old.chair) for old in wishes)
        ]  # fmt: skip
        refusers = before.refusers if before is not None else ()
        lines += [f"{self._name(peer)} says no" for peer in status.refusers if peer not in refusers]
        copies = {copy.game for copy in before.copies} if before is not None else set()
        lines += [
            f"{self._names(copy.signers)} went on without you after step {copy.length}; to join them, type: follow"
            for copy in status.copies if copy.game not in copies
        ]  # fmt: skip
        return lines

    def _peer_lines(self, old: PeerInfo | None, now: PeerInfo) -> list[str]:
        lines = []
        number = now.number
        if now.presence != "self" and number is not None and (old is None or old.presence != now.presence):
            if now.presence not in ("away", "suspect") or number in self._seen:    # a peer not seen yet is not missed
                self._seen.add(number)
                lines.append(f"{now.name} {PRESENCES.get(now.presence, 'is here')}")
        if now.disk_full != (old is not None and old.disk_full) and now.presence != "self":
            lines.append(f"{now.name}'s disk {'is full' if now.disk_full else 'has room again'}")
        return lines

    def _proposed(self, proposal: OpenProposal) -> str:
        return f"{self._name(proposal.peer)} proposes: {self._changes(proposal.changes)}"

    def _view_lines(self, news: ViewChanged) -> list[str]:
        signers = self._names(news.signers)
        lines = [f"decided by {signers}: {self._changes(news.changes)}"] if news.changes else []
        if news.burned:
            why = f": {signers} say that the part of {self._names(news.missing)} is missing"
            draws = ", ".join(map(str, news.burned))
            lines.append(f"draw {draws} is made again{why if news.missing else ''}")
        if news.copy:
            lines.append(f"from now on, this is a copy in which {signers} went on alone")
        return lines

    def _changes(self, changes: tuple[AnyChange, ...]) -> str:
        return "; ".join(map(self._change, changes)) or "to continue"

    def _change(self, change: AnyChange) -> str:
        match change:
            case GiveSeat(seat, key):
                name, seated = self._chair(seat), self._called(key)
                return f"{name} has the seat again" if name == seated else f"the seat of {name} goes to {seated}"
            case DropPeer(peer, _, _, level):
                return f"a bot{f' ({level})' if level else ''} plays for {self._name(peer)}"
            case UndoTo(length):
                return f"to go back to step {length}"
            case SetOptions():
                return "other table settings"

    # The rest.

    def _game_lines(self, news: News) -> list[str]:
        match news:
            case e.LineSaid(_, name, text):
                return [f"{name} says: {in_english(text)}"]
            case CommandsLost(texts):
                return [f"not seen by the others, and so not played: {', '.join(texts)}"]
            case ProposalFailed():
                said = "voted down" if news.voted_down else "no longer up for a vote"
                return [f"{said}: {self._changes(news.changes)}"]
            case e.PeerConvicted(peer, reason):
                return [CONVICTED.get(reason, "{0}'s program signed something impossible").format(self._name(peer))]
            case e.LogSplit(lost, place, winners, losers):
                here, there = self._names(winners) or "-", self._names(losers) or "-"
                part = "your part" if lost else "the part of the others"
                return [
                    f"this game was played on two sides from step {place} on: by {here} and by {there}; it continues"
                    f" from the side of {here}, and {part} is kept as a copy"
                ]
            case e.LockBroken(place):
                return [f"the others signed against step {place}, which all had; only a copy can continue"]
            case e.CommandRefused(code, text):
                if code in _BOTS_TRY_AGAIN:
                    return []    # bots retry; the cause has a line of its own
                return [f"{REFUSALS.get(code, code)} {text}".rstrip()]
            case _:
                return self._troubles(news)

    def _troubles(self, news: News) -> list[str]:
        match news:
            case Stuck(trouble) | RemovedFromTable(trouble) | LobbyProblem(_, trouble):
                self.reason = describe(trouble)
                return [self.reason]
            case DialFailed(why, _, refuse):
                differs = refused_trouble(why, refuse)
                self.reason = describe(differs) if differs is not None else LINK_FAILURES[why.name]
                again, self._retrying = self._retrying, True
                return [] if again else [self.reason]
            case PinChanged(pin):
                return [f"the PIN is now {pin}"]
            case LinkClockJumped(seconds):
                return [f"this computer slept for {seconds:.0f} s, or its clock was set"]
            case _:
                return []

    # Names.

    def _name(self, peer: int) -> str:
        peers = self._status.peers if self._status is not None else ()
        return next((one.name for one in peers if one.number == peer), f"player {peer}")

    def _names(self, peers: tuple[int, ...]) -> str:
        return ", ".join(map(self._name, peers))

    def _chair(self, chair: int) -> str:
        game = self.session.game if self.session else None
        return game.opening.chairs[chair].name if game is not None else f"seat {chair}"

    def _called(self, key: bytes) -> str:
        known = self._status.peer(key) if self._status is not None else None
        table = self.session.table if self.session else None
        person = table.person(key) if table is not None else None
        return known.name if known is not None else person.name if person is not None else "somebody"
