"""``swqt lan host|join|watch|resume``: takes part in a network game without a window; bots choose the moves.

A person at the terminal can vote, pause, undo, chat and more (``obey``).
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import getpass
import signal
import sys
import threading
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, TextIO

from swqt.cli.errors import CliError
from swqt.cli.play import DEFAULT_SEATS, add_options_to, options_from
from swqt.home import board_folder, config_folder, games_folder, log_setup, write_whole
from swqt.net.core import events as e
from swqt.net.news import GameStatus
from swqt.net.session import Session
from swqt.net.wire.messages import AWAY, DropPeer
from swqt.table import BOT_NAMES, Library

if TYPE_CHECKING:
    from swqt.cli.lan_messages import LanMessages
    from swqt.net.lobby.start import TableOffer
    from swqt.net.news import News
    from swqt.table.headless import HeadlessPeer

# Modules for cryptography and messages are imported where they are used, so that other commands start faster.

LOOK = 30.0

TALK = """\
During the game, type one of these and press Enter:
  yes, no         agree or disagree with a proposal
  bot NAME        propose that a bot plays for NAME
  undo            propose to take back your last move
  pause, resume   pause the game, or continue it
  seat LETTER     ask for that seat, as a spectator
  copy            play on in a copy, without those who are away
  follow          join the copy that others have made
  say TEXT        say something to everyone
  leave           leave the game; a bot plays for you
  reopen          before the game: reopen a table that its host has closed
  help            show this list"""

Actions = argparse._SubParsersAction
Work = Callable[["HeadlessPeer", "LanMessages", argparse.Namespace], Awaitable[bool]]


def add_to(actions: Actions[argparse.ArgumentParser]) -> None:
    """Add the commands of ``swqt lan`` that play."""
    host = _command(actions, "host", "open a table and have bots play at it", _host)
    host.add_argument("--board", metavar="ID|FILE", help="default: one for the number of players")
    host.add_argument("--content", default="base", metavar="LABEL", help="base (default), underground, both -orcs")
    add_options_to(host)
    host.add_argument("--players", type=int, metavar="N", help="2 to 5 (default: those of the board, or 3)")
    host.add_argument("--table", metavar="NAME", help="what the table is called")
    host.add_argument("--pin", action="store_true", help="require the PIN that is shown to join")
    host.add_argument("--grace", type=int, default=60, metavar="S",
                      help="seconds until the others may vote on a player who is away: 0 (never), 30, 60, 120")
    host.add_argument("--bot", action="append", default=[], metavar="LEVEL",
                      help="the bot that plays for you; each further one takes another seat; without one, you watch")
    host.add_argument("--start-when-full", action="store_true",
                      help="begin as soon as all seats are taken and everyone is ready, not when Enter is pressed")
    join = _command(actions, "join", "sit down at a table and have a bot play", _join)
    _add_place(join)
    join.add_argument("--bot", default="easy", metavar="LEVEL", help="the bot that plays for you (default easy)")
    watch = _command(actions, "watch", "watch a game", _join)
    _add_place(watch)
    watch.set_defaults(bot="")
    resume = _command(actions, "resume", "continue a network game after a crash or a break", _resume)
    resume.add_argument("game", nargs="?", metavar="GAME",
                        help="a journal, or the first letters of its name (default: the game played last)")
    resume.add_argument("--bot", default="easy", metavar="LEVEL", help="the bot that plays for you (default easy)")


def _command(
    actions: Actions[argparse.ArgumentParser], name: str, about: str, work: Work
) -> argparse.ArgumentParser:
    parser = actions.add_parser(
        name, help=about, description=f"{about[0].upper()}{about[1:]}.", epilog=TALK,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )  # fmt: skip
    parser.add_argument("--name", metavar="NAME", help="what you are called at the table (default: your login)")
    parser.add_argument("--port", type=int, metavar="N", help="where to listen (default 47770, or any free one)")
    parser.add_argument("--listen", action="append", metavar="ADDRESS", help="listen only there; repeatable")
    parser.add_argument("--no-discovery", action="store_true", help="neither announce the table nor look for others")
    parser.add_argument("--save", type=Path, metavar="FILE", help="write the game with its proof to this new file")
    parser.add_argument("--pace", type=float, default=0.0, metavar="S", help="seconds that each move takes at least")
    parser.add_argument("--linger", type=float, default=5.0, metavar="S",
                        help="seconds to stay at the end for players who don't have all of it yet (default 5)")
    parser.add_argument("--ask", action="store_true", help="leave votes to you instead of voting automatically")
    parser.add_argument("--quiet", action="store_true", help="don't print the moves of the game")
    parser.add_argument("--trace", type=Path, metavar="FILE", help="write to this file when each step arrived here")
    parser.set_defaults(run=lambda given: run(given, work))
    return parser


def _add_place(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("place", nargs="?", metavar="ADDRESS|INVITATION",
                        help="where the table is (default: the first one found on this network)")
    parser.add_argument("--pin", metavar="PIN", help="the PIN that the host shows")


def run(given: argparse.Namespace, work: Work) -> int:
    """Play; return 0 when the game is over and verified, 1 if its proof is invalid. CliError if it cannot be played."""
    from swqt.net.wire.links import new_loop

    _check(given)
    log_setup.write_file()
    with asyncio.Runner(loop_factory=new_loop) as runner:
        try:
            return runner.run(_run(given, work))
        except asyncio.CancelledError:    # by SIGTERM; Ctrl+C is already a KeyboardInterrupt
            raise KeyboardInterrupt from None


def _check(given: argparse.Namespace) -> None:

    for level in [given.bot] if isinstance(given.bot, str) else given.bot:
        if level and level not in BOT_NAMES:
            raise CliError(f"no such bot: {level}; bots are {', '.join(BOT_NAMES)}")
    if given.save is not None and given.save.exists():
        raise CliError(f"{given.save} exists already; name a new file")
    if given.port is not None and not 0 <= given.port <= 65535:
        raise CliError(f"--port must be 0 to 65535, not {given.port}")
    for name in ("pace", "linger"):
        if not 0 <= getattr(given, name) <= 3600:
            raise CliError(f"--{name} must be 0 to 3600 seconds, not {getattr(given, name):g}")


async def _run(given: argparse.Namespace, work: Work) -> int:
    from swqt.cli.lan_messages import LanMessages
    from swqt.net.game.board import OpeningError
    from swqt.net.game.journal import NetworkJournalError
    from swqt.net.session import Me
    from swqt.net.wire.identity import IdentityError, fingerprint, open_identity
    from swqt.net.wire.links import EVERYWHERE
    from swqt.net.wire.messages import DEFAULT_PORT
    from swqt.net.wire.text import NAME_LIMIT, Troubled, clean_name
    from swqt.table.headless import HeadlessPeer, PeerRole
    from swqt.version import Incomplete, engine_digest

    try:
        engine_digest()    # fails if the program is packaged incompletely
        identity = open_identity(config_folder())
    except (Incomplete, IdentityError) as error:
        raise CliError(str(error)) from error
    name = clean_name(given.name if given.name is not None else _login())
    if not name:
        raise CliError(f"{given.name!r} is no name: 1 to {NAME_LIMIT} letters")
    bot = given.bot if isinstance(given.bot, str) else (given.bot or [""])[0]
    part = PeerRole(bot, given.pace, given.linger, getattr(given, "start_when_full", True), votes=not given.ask)
    with _traced(given.trace) as trace:
        words = LanMessages(given.quiet)
        peer = HeadlessPeer(
            Me(identity, name), Library(), games_folder(), lambda news: _hear(peer, news, words, trace), part,
            says=lambda number: _trace(trace, "said", number),
        )  # fmt: skip
        words.session = peer.session
        _end_when_told()
        try:
            hosts = given.listen or EVERYWHERE
            await peer.open(hosts, DEFAULT_PORT if given.port is None else given.port,
                            discovery=not given.no_discovery)
            words.say(f"you are {name}, {fingerprint(identity.public)}")
            _listen(peer, words)
            played = await work(peer, words, given) and await peer.finished()
            return await _end(peer, words, given) if played else _give_up(words)
        except (Troubled, NetworkJournalError, OpeningError, OSError) as error:
            raise CliError(str(error)) from error
        except asyncio.CancelledError:
            words.say("good-bye")
            raise
        finally:
            await peer.close()


def _give_up(words: LanMessages) -> int:
    raise CliError(words.reason or "there is no game")


def _login() -> str:
    try:
        return getpass.getuser()
    except (OSError, KeyError, ImportError):    # no user is logged in, as in a container
        return "swqt"


def _end_when_told() -> None:
    """Handle SIGTERM like Ctrl+C."""
    task = asyncio.current_task()
    assert task is not None
    with contextlib.suppress(NotImplementedError, RuntimeError):    # not available on Windows
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)


def _hear(peer: HeadlessPeer, news: News, words: LanMessages, trace: TextIO | None) -> None:
    from swqt.net.news import Playing

    game = peer.session.game
    if isinstance(news, Playing) and game is not None and trace is not None:
        game.peer.log.appended.append(lambda entry, _: _trace(trace, f"applied {entry.kind}", entry.seq))
    words.hear(news)


@contextlib.contextmanager
def _traced(path: Path | None) -> Iterator[TextIO | None]:
    if path is None:
        yield None
        return
    with path.open("a", encoding="utf-8", buffering=1) as file:
        yield file


def _trace(file: TextIO | None, word: str, number: int) -> None:
    if file is not None:
        file.write(f"{time.monotonic_ns()} {number} {word}\n")


# The commands


async def _host(peer: HeadlessPeer, words: LanMessages, given: argparse.Namespace) -> bool:
    from swqt.net.lobby import seats as seating

    offer, players = _offer(given)
    title = given.table or f"{peer.session.me.name}'s table"
    peer.host(
        title, offer, players, lambda table: seating.set_house(table, pin=given.pin, grace=given.grace), given.bot[1:]
    )
    for line in _invitations(peer, given.pin, given.listen or ()):
        words.say(line)
    if not given.start_when_full:
        words.say("press Enter to begin as soon as everyone is ready")
    return True


async def _join(peer: HeadlessPeer, words: LanMessages, given: argparse.Namespace) -> bool:
    from swqt.net.lobby.addresses import own_addresses, read_invitation

    if given.place is None:
        if given.no_discovery:
            raise CliError("without looking for tables, say where the table is")
        words.say("looking for a table on this network")
        table = await peer.join_first(given.pin, LOOK)
        if table is None:
            raise CliError(f"no table was found in {LOOK:g} seconds; say where it is, or ask for an invitation")
        words.say(f"found {table.announced.name}")
        return True
    invitation = read_invitation(given.place, own_addresses())
    peer.join(invitation.places, given.pin or invitation.pin or None, invitation.token)
    return True


async def _resume(peer: HeadlessPeer, words: LanMessages, given: argparse.Namespace) -> bool:
    path = _journal(given.game)
    words.say(f"going on with {path}")
    await peer.resume(path)
    return True


def _journal(game: str | None) -> Path:
    """Return the journal *game* (a file, the start of one name, or None: the latest unfinished); CliError if none."""
    from swqt.net.game.journal import SUFFIX
    from swqt.table.own_games import own_games

    folder = games_folder()
    if game is None:
        found = next(own_games(folder, Library()), None)
        if found is None:
            raise CliError(f"there is no unfinished network game in {folder}")
        return found.path
    if Path(game).is_file():
        return Path(game)
    paths = sorted(folder.glob(f"{game}*{SUFFIX}")) if game.isalnum() else []
    if len(paths) != 1:
        raise CliError(f"{len(paths) or 'no'} network games in {folder} begin with {game}")
    return paths[0]


def _offer(given: argparse.Namespace) -> tuple[TableOffer, int]:
    """Return the game to offer, and its number of players."""
    from swqt.net.lobby.start import pack

    library = Library()
    try:
        name = given.board or library.board_for(given.players or DEFAULT_SEATS, given.content)
        board = library.board_file(name)
        text = _board_path(name, library).read_text(encoding="utf-8")
    except (ValueError, LookupError, OSError) as error:
        raise CliError(str(error)) from error
    if given.players not in (None, board.board.players):
        raise CliError(f"board {name} is for {board.board.players} players, not {given.players}")
    players = board.board.players
    return pack(text, given.content, options_from(given, players), library.catalogue), players


def _board_path(name: str, library: Library) -> Path:
    """Return the file of the board *name*, which exists."""
    places = (Path(name), board_folder() / f"{name}.json", library.board_folder / f"{name}.json")
    return next(place for place in places if place.is_file() and place.suffix)


def _invitations(peer: HeadlessPeer, pin: bool, hosts: Sequence[str]) -> Iterator[str]:
    """Yield the PIN and the invitations to the table, which listens on *hosts* or everywhere."""
    from swqt.net.lobby.addresses import NetworkPlace, write_link, write_text

    links = peer.session.links
    secret = links.guard.pin if pin else ""
    if secret:
        yield f"the PIN is {secret}"
    for address in hosts or links.profile.addresses or ("127.0.0.1",):
        place = NetworkPlace(address, links.profile.port)
        yield f"invitation: {write_text(place, secret)} ({place})"
        if secret:
            yield f"link: {write_link(place, secret, links.guard.token)}"


def _listen(peer: HeadlessPeer, words: LanMessages) -> None:
    """Execute lines of standard input as commands in the event loop; an empty line begins the game."""
    from swqt.cli.lan_peer import obey

    loop, task = asyncio.get_running_loop(), asyncio.current_task()
    assert task is not None

    def do(line: str) -> None:
        if line.strip():
            answer = obey(peer.session, line, task.cancel)
            if answer:
                words.say(answer)
        else:
            peer.session.begin()

    def read() -> None:
        # Standard input may be unreadable, and the loop may already be closed.
        with contextlib.suppress(OSError, ValueError, RuntimeError):
            while sys.stdin is not None and (line := sys.stdin.readline()):
                loop.call_soon_threadsafe(do, line)

    threading.Thread(target=read, name="keyboard", daemon=True).start()


async def _end(peer: HeadlessPeer, words: LanMessages, given: argparse.Namespace) -> int:
    """Print the result and the verification of the log, and save the game if wanted; return 1 if it is invalid."""
    from swqt.net.game.verify import verify

    game = peer.session.game
    assert game is not None
    board = game.board
    for row in board.rules.standing(board.state):
        words.say(f"{row.place}. {game.opening.chairs[board.chair_of(row.seat)].name}: "
                  f"{row.coins} coins, {row.tokens} tokens")
    text = peer.session.record()
    report = await asyncio.get_running_loop().run_in_executor(None, verify, text.encode(), Library())
    if given.save is not None:
        write_whole(given.save, text.encode())
        for number, copy in enumerate(peer.session.copies(), start=1):
            write_whole(given.save.with_stem(f"{given.save.stem}-copy-{number}"), copy.encode())
    for problem in report.problems:
        words.say(f"line {problem.line}: {problem.text}")
    if report.good:
        words.say(f"the dice are verified: {len(report.draws)} draws were made by all players together")
    where = given.save or "FILE, if the game was saved by --save FILE"
    words.say(f"to verify the dice again: swqt lan verify {where}")
    return 0 if report.good else 1


LEVEL: Final = "easy"
"""The bot proposed for a player who is away, and for the others in a copy."""

_SEATS: Final = "ABCDE"


def obey(session: Session, line: str, leave: Callable[[], object]) -> str:
    """Execute the command *line* and return an immediate answer, mostly empty, as the outcome arrives as news.

    *leave* is called after leaving the game, to end the program.
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
