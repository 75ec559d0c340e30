"""Every board and trait there is to play with: the shipped ones, and the player's own in the data folder."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import Final

from swqt.content import BoardFile, find_board, list_boards, load_board
from swqt.content.catalogue import Catalogue
from swqt.engine import Board, Content, Options
from swqt.notation.board_text import INLINE
from swqt.table.folders import data_folder

_DEFAULTS: Final = Options()


class Library:
    """Finds boards and contents by the names that game files use; own files lie in *folder*.

    Everything is read when it is first asked for, and then kept.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or data_folder()
        self._boards: dict[str, BoardFile] = {}

    @property
    def board_folder(self) -> Path:
        return self.folder / "boards"

    @property
    def trait_folder(self) -> Path:
        return self.folder / "traits"

    @cached_property
    def catalogue(self) -> Catalogue:
        """All traits; ContentError if the shipped ones are damaged."""
        return Catalogue.load([self.trait_folder])

    def content(self, label: str, board: Board | None = None, options: Options = _DEFAULTS) -> Content:
        """Return the traits that *label* asks for on *board*; ContentError if it asks for none that exist."""
        return self.catalogue.content(label, board, options)

    def board_file(self, name: str) -> BoardFile:
        """Return the board called *name*, or in the file *name*; BoardError, or OSError if it cannot be read.

        A board from any file goes into game files as a graph, for its name would not be found again.
        """
        found = self._boards.get(name)
        if found is None:
            path = Path(name)
            if path.suffix and path.is_file():
                found = load_board(path)
                found = found._replace(board=replace(found.board, id=INLINE))
            else:
                found = find_board(name, self.board_folder)
            self._boards[name] = found
        return found

    def board(self, name: str) -> Board:
        """Return the graph of the board that ``board_file`` finds."""
        return self.board_file(name).board

    def boards(self) -> tuple[BoardFile, ...]:
        """Return every board that can be played, by players and name."""
        return list_boards(self.board_folder).boards

    def board_for(self, players: int, content: str) -> str:
        """Return the board to play on if nobody has chosen one: of the world that *content* names first."""
        world = "underground" if content.split()[:1] == ["underground"] else "surface"
        for board, _ in self.boards():
            if (board.players, board.world) == (players, world):
                return board.id
        raise LookupError(f"there is no {world} board for {players} players")
