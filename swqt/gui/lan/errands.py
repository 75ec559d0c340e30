"""What the window has done with a session, in the network thread."""

from __future__ import annotations

from swqt.net.agreement import orders as o
from swqt.net.agreement import votes
from swqt.net.joining.session import Session
from swqt.net.playing.offering import Shelf
from swqt.net.playing.record import record_text
from swqt.net.playing.verify import Report, verify
from swqt.net.wire.messages import CMD


def record(session: Session) -> str:
    """Return the game that runs with the proof of its draws; empty if none does."""
    return record_text(session.running.core.log) if session.running is not None else ""


def check(session: Session, shelf: Shelf) -> Report:
    """Return what comes of checking every draw of the game that runs."""
    return verify(record(session).encode(), shelf)


def keep_early(session: Session, text: str) -> None:
    """Have *text*, what was answered in the window before the log asked for it, outlive this program."""
    if session.running is not None:
        session.running.keep_early(text)


def suggest_undo(session: Session) -> None:
    """Propose to go back to before the last command of this peer."""
    running = session.running
    if running is None:
        return
    own = [e.seq for e in running.core.log.entries if e.kind == CMD and e.author == running.core.me]
    if own:
        session.feed(o.Suggest((votes.Undo(own[-1]),)))


def suggest_stand_in(session: Session, peer: int, level: str) -> None:
    """Propose that a bot of *level* plays for *peer* until it is back."""
    changes = session.running.core.drops(peer, level) if session.running is not None else ()
    if changes:
        session.feed(o.Suggest(changes))
