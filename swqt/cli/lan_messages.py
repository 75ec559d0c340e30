"""The events of a network game in plain sentences."""

from __future__ import annotations

from swqt.engine import CHANCE
from swqt.net.agreement import orders as o
from swqt.net.agreement import votes
from swqt.net.joining.journal_writer import DiskTold
from swqt.net.joining.newcomers import SeatWanted
from swqt.net.joining.news import Listening, Moved, News, Parted, Playing, Stuck, TakenBack
from swqt.net.joining.session import Session
from swqt.net.meeting.lobby_base import Changed, Complaint, LobbyRefusal, RemovedFromTable
from swqt.net.version import refused_trouble
from swqt.net.wire.plaintext import in_english
from swqt.net.wire.terms import DialFailed, LinkClockJumped, LinkFailure, PinChanged
from swqt.net.wire.trouble import describe
from swqt.table import letter

FAILURES = {
    LinkFailure.VERSION: "the other program speaks another version; one of both must be updated",
    LinkFailure.ENGINE: "the other program plays by other rules; one of both must be updated",
    LinkFailure.FULL: "the table is full",
    LinkFailure.BANNED: "the host does not want you at the table",
    LinkFailure.PIN: "the PIN is wrong, or there were too many tries",
    LinkFailure.KEY: "only the players of that game may come in",
    LinkFailure.BUSY: "the other program is busy",
    LinkFailure.LOBBY: "there is no such table",
    LinkFailure.ASKED: "people there are asked whether you may come in",
    LinkFailure.TOKEN: "the invitation does not hold any more",
    LinkFailure.PIN_NEEDED: "the table asks for a PIN (--pin)",
    LinkFailure.PIN_IGNORED: "that table asks for no PIN: it may be somebody else's",
    LinkFailure.STRANGER: "somebody else answers there",
    LinkFailure.SELF: "that is this program itself",
    LinkFailure.UNREACHABLE: "nobody answers there",
}
BROKEN = "the other side was not understood"


class LanMessages:
    """Prints news. ``reason`` is the last failure."""

    def __init__(self, quiet: bool) -> None:
        self.session: Session | None = None
        self.reason = ""
        self._quiet = quiet
        self._told = 0
        self._people: tuple[str, ...] = ()
        self._retrying: set[int] = set()
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
                return [] if self._quiet else ["the last commands are taken back"]
            case Changed():
                return self._table(news)
            case Listening(port, wanted):
                busy = f" ({wanted} is in use)" if wanted not in (0, port) else ""
                return [f"listening on port {port}{busy}"]
            case Playing(start, mine, copy):
                return [f"the game {(copy or start.genesis.game).hex()[:16]} is on"
                        + (", you watch" if mine is None else "")]
            case Parted(peer, farewell):
                return [f"{self._called(peer)} {'has left' if farewell else 'is gone'}"]
            case DiskTold(peer, full):
                return [f"{self._name(peer)}'s disk {'is full' if full else 'has room again'}"]
            case o.CommandDeclined("disk"):
                return []    # bots try again; people are told once
            case o.Presence() | o.Waiting() | o.Paused() | o.Said() | o.Misdeed() | o.CommandDeclined() | SeatWanted():
                return self._people_say(news)
            case o.Asked() | o.Decided() | o.Viewed():
                return self._votes_say(news)
            case _:
                return self._troubles(news)

    def _moved(self, texts: tuple[str, ...]) -> list[str]:
        first, self._told = self._told, self._told + len(texts)
        if self._quiet:
            return []
        played = self.session.running.replica.played if self.session and self.session.running else ()
        lines = []
        for number, text in enumerate(texts, start=first):
            seat = played[number].seat if number < len(played) else CHANCE
            lines.append(f"{number + 1:4} {'*' if seat == CHANCE else letter(seat)}: {text}")
        return lines

    def _table(self, news: Changed) -> list[str]:
        table = news.table
        people = tuple(
            f"{person.name} ({'watching' if person.watching else 'ready' if person.ready else 'not ready'})"
            for person in table.people
        )
        if people == self._people:
            return []
        self._people = people
        taken = sum(seat.kind >= 2 for seat in table.seats)
        lines = [f"{table.name}: {taken} of {len(table.seats)} seats taken; {', '.join(people)}"]
        if news.trouble is not None:
            lines.append(describe(news.trouble))
        return lines

    def _people_say(self, news: News) -> list[str]:
        match news:
            case o.Presence(peer, state):
                if state == "away" and peer not in self._seen:
                    return []    # not expected yet
                self._seen.add(peer)
                states = {"relayed": "is reached through others", "suspect": "has fallen silent", "away": "is away"}
                return [f"{self._name(peer)} {states.get(state, 'is here')}"]
            case o.Waiting(what, peers, seconds, overdue) if peers:
                late = "; a vote may decide" if overdue else ""
                return [f"waiting for {self._names(peers)} ({what}, {seconds:.0f} s{late})"]
            case o.Paused(peers, reason):
                because = f" ({reason})" if reason else ""
                return [f"play rests: {self._names(peers)}{because}" if peers else "play goes on"]
            case o.Said(peer, text):
                return [f"{self._name(peer)} says: {in_english(text)}"]
            case o.Misdeed(peer, kind):
                return [f"{self._name(peer)} signed what cannot stand ({kind})"]
            case o.CommandDeclined("draw"):
                return ["not possible: a draw is open, and those who would stay are too few; only a copy could go on"]
            case o.CommandDeclined(code, text) if code not in ("paused", "voting", "syncing"):
                return [f"not possible: {code} {text}".rstrip()]
            case SeatWanted(_, name, seat):
                return [f"{name} asks for the place of {self._chair(seat)}"]
            case _:
                return []

    def _votes_say(self, news: News) -> list[str]:
        match news:
            case o.Asked(_, peer, changes):
                return [f"{self._name(peer)} proposes: {self._changes(changes)}"]
            case o.Decided(_, carried):
                return ["the proposal is carried" if carried else "the proposal is not carried"]
            case o.Viewed(_, changes, burned, signers, missing):
                lines = [f"decided by {self._names(signers)}: {self._changes(changes)}"] if changes else []
                if burned:
                    why = f": {self._names(signers)} say that the link of {self._names(missing)} is missing"
                    lines.append(f"draw {burned} is replaced{why if missing else ''}")
                return lines
            case _:
                return []

    def _changes(self, changes: tuple[votes.Change, ...]) -> str:
        return "; ".join(map(self._change, changes)) or "to go on"

    def _change(self, change: votes.Change) -> str:
        match change:
            case votes.SeatBot(seat, peer, level):
                return f"a bot ({level}) of {self._name(peer)} plays for {self._chair(seat)}"
            case votes.SeatPeer(seat):
                return f"somebody else plays on for {self._chair(seat)}"
            case votes.Return(seat):
                return f"{self._chair(seat)} has the seat again"
            case votes.Drop(peer, level):
                return f"bots ({level}) play for {self._name(peer)}"
            case votes.Reanchor(peer):
                return f"{self._name(peer)} has a new secret for the dice"
            case votes.Undo(length):
                return f"to take back all but {length} entries"
            case votes.Copy(peer):
                return f"{self._name(peer)} goes on alone"
            case _:
                return "other rules of the table"

    def _troubles(self, news: News) -> list[str]:
        match news:
            case Stuck(trouble) | RemovedFromTable(trouble) | LobbyRefusal(_, trouble) | Complaint(trouble):
                self.reason = describe(trouble)
                return [self.reason]
            case DialFailed(number, why, final, refuse):
                differs = refused_trouble(why, refuse)
                self.reason = describe(differs) if differs is not None else FAILURES.get(why, BROKEN)
                if final:
                    return [self.reason] if number not in self._retrying else []
                again = number in self._retrying
                self._retrying.add(number)
                return [] if again else [f"{self.reason}; trying again"]
            case PinChanged(pin):
                return [f"the PIN is now {pin}"]
            case LinkClockJumped(seconds) | o.ClockJumped(seconds):
                return [f"this computer slept for {seconds:.0f} s, or its clock was set"]
            case _:
                return []

    def _name(self, peer: int) -> str:
        running = self.session.running if self.session else None
        if running is None:
            return f"player {peer}"
        chairs = running.replica.opening.chairs
        return next((chair.name for chair in chairs if chair.peer == peer), f"player {peer}")

    def _names(self, peers: tuple[int, ...]) -> str:
        return ", ".join(map(self._name, peers))

    def _chair(self, seat: int) -> str:
        running = self.session.running if self.session else None
        return running.replica.opening.chairs[seat].name if running is not None else f"seat {seat}"

    def _called(self, key: bytes) -> str:
        table = self.session.table if self.session else None
        person = table.person(key) if table is not None else None
        return person.name if person is not None else "somebody"
