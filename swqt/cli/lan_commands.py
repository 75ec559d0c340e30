"""What somebody at a terminal says to ``swqt lan`` while it plays: votes, pauses, talk."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from swqt.cli.lan_peer import TALK
from swqt.net.core import events as e
from swqt.net.news import GameStatus
from swqt.net.session import Session
from swqt.net.wire.messages import AWAY, DropPeer

LEVEL: Final = "easy"
"""The bot that plays for somebody who is away or leaves."""

_SEATS: Final = "ABCDE"


def obey(session: Session, line: str, leave: Callable[[], object]) -> str:
    """Do what *line* says, and return what is to be answered at once: mostly nothing, as news tell what becomes of it.

    *leave* ends the program when the game has been left.
    """
    word, _, rest = line.strip().partition(" ")
    rest = rest.strip()
    game = session.game
    if word == "help":
        return TALK
    if word == "say":
        session.talk(rest)
        return ""
    if game is None and word == "reopen":
        session.reopen()
        return ""
    if game is None:
        return "the game hasn't started yet"
    status = game.status
    match word, rest:
        case ("yes" | "no"), "":
            return _answer(session, status, word == "yes")
        case "bot", name if name:
            return _replace(session, status, name)
        case "undo", "":
            session.suggest_undo()
        case "pause", "":
            session.feed(e.PausePlay(True))
        case "resume", "":
            session.feed(e.PausePlay(False))
        case "copy", "":
            session.feed(e.GoAlone(LEVEL))
        case "follow", "":
            if not status.copies:
                return "nobody has gone on in a copy"
            session.feed(e.FollowCopy(status.copies[-1].game))
        case "seat", name if name.upper() in tuple(_SEATS[: len(status.seats)]):
            seat = _SEATS.index(name.upper())
            session.feed(e.AskForSeat(seat if game.board.first is None else game.board.chair_of(seat)))
        case "leave", "":
            session.feed(e.LeaveGame())
            leave()
        case _:
            return f"unknown command: {line.strip()!r}; type help for a list"
    return ""


def _answer(session: Session, status: GameStatus, yes: bool) -> str:
    if not status.proposals:
        return "there is nothing to vote on"
    for proposal in status.proposals:
        if proposal.mine is not yes:
            session.feed(e.GiveAnswer(proposal.name, yes))
    return ""


def _replace(session: Session, status: GameStatus, name: str) -> str:
    number = next((one.number for one in status.participants if one.name.casefold() == name.casefold()), None)
    if number is None or number == status.me:
        return f"no other player is called {name}"
    session.feed(e.SuggestChanges((DropPeer(number, AWAY, level=LEVEL),)))
    return ""
