"""All boards and traits: the shipped ones, and custom ones in the data folder."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import cached_property
from itertools import chain
from pathlib import Path
from typing import Final

from swqt.content import (
    BoardFile,
    BoardShape,
    Catalogue,
    ContentError,
    ContentProblem,
    EmbeddedTraits,
    TraitEntry,
    boards_with,
    find_board,
    is_shipped,
    list_boards,
    load_board,
    picture_problems,
    plain_shape,
    text_digest,
    trait_text,
    with_embedded,
)
from swqt.engine import Board, Content, Options
from swqt.home import data_folder, write_whole
from swqt.notation import TraitError, TraitText
from swqt.notation.blocks import INLINE

_DEFAULTS: Final = Options()
_MAPS: Final = "maps"
"""The folder of boards that others have made, which are only used to draw games on them."""


class Library:
    """The boards and contents by their names in game files; custom files are in *folder*.

    Everything is loaded on first use and cached.
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
        """Return the traits that *label* selects on *board*; ContentError if the label is unknown."""
        return self.catalogue.content(label, board, options)

    def with_traits(self, traits: Sequence[TraitText]) -> Library:
        """Return a library in which *traits* are defined by their texts, whatever the folder contains (BLANK-3).

        TraitError names the trait and the line. The catalogue of the result has their names and help.
        """
        embedded = [EmbeddedTraits(*trait) for trait in traits]
        try:
            catalogue = with_embedded(self.catalogue, embedded)
        except ContentError as error:
            first = error.problems[0]
            assert isinstance(first, ContentProblem)
            raise TraitError(*first) from error
        library = Library(self.folder)
        library._boards = self._boards
        library.catalogue = catalogue
        return library

    def with_entries(self, entries: Sequence[TraitEntry]) -> Library:
        """Return a library in which *entries*, already checked, replace the custom traits of the same names."""
        library = Library(self.folder)
        library._boards = self._boards
        library.catalogue = self.catalogue.with_own(entries)
        return library

    def keep_trait(self, stem: str, text: str, picture: str) -> Path:
        """Write the traits in *text* and the *picture* to the trait folder and return the path of the traits.

        The files named *stem* are replaced; an empty *picture* removes the old one. OSError if that fails.
        """
        path = self.trait_folder / f"{stem}.toml"
        drawn = path.with_suffix(".svg")
        if picture:
            write_whole(drawn, picture.encode())
        else:
            drawn.unlink(missing_ok=True)
        write_whole(path, text.encode())
        self.__dict__.pop("catalogue", None)    # reloaded on next use
        return path

    def remove_trait(self, stem: str) -> None:
        """Remove the files named *stem* from the trait folder. OSError if that fails."""
        for suffix in (".toml", ".svg"):
            (self.trait_folder / f"{stem}{suffix}").unlink(missing_ok=True)
        self.__dict__.pop("catalogue", None)

    def picture_problems(self) -> tuple[ContentProblem, ...]:
        """Return the problems of pictures of custom races and powers; these traits are shown without pictures."""
        catalogue = self.catalogue
        own = [trait for trait in catalogue.traits if not catalogue.is_official(trait.name)]
        return picture_problems(own, self.trait_folder)

    def sources(self, content: Content) -> tuple[TraitText, ...]:
        """Return the custom traits that a game file with *content* must embed to be readable everywhere."""
        own = [self.catalogue.entry(name) for name in self.catalogue.own_in(content)]
        return tuple(TraitText(entry.trait.name, trait_text(entry), text_digest(entry)) for entry in own)

    def board_file(self, name: str) -> BoardFile:
        """Return the board with this name or file name; BoardError, or OSError if its file cannot be read."""
        found = self._boards.get(name)
        if found is None:
            path = Path(name)
            if path.suffix and path.is_file():
                found = load_board(path)
            else:
                found = find_board(name, self.board_folder)
            self._boards[name] = found
        return found

    def forget_boards(self) -> None:
        """Drop cached boards, because a board file has been written."""
        self._boards.clear()

    def board(self, name: str) -> Board:
        """Return the graph of the board that ``board_file`` finds.

        Game files contain the graph of a custom board, because its name is unknown elsewhere.
        """
        board = self.board_file(name).board
        return board if is_shipped(name) else replace(board, id=INLINE)

    def keep_map(self, board_id: str, text: str) -> None:
        """Keep the board file *text*, which came from another player, for ``shape``; without it, the map is plain."""
        with suppress(OSError):
            write_whole(self.kept_map(board_id), text.encode(), durable=False)

    def kept_map(self, board_id: str) -> Path:
        """Return the file where ``keep_map`` keeps the board *board_id*."""
        return self.folder / _MAPS / f"{board_id}.json"

    def shape(self, board: Board) -> BoardShape:
        """Return the map of *board*, taken from a board file with the same graph, else a plain one."""
        found = next(self._with_graph(board), None)
        return plain_shape(board) if found is None else found.shape

    def map_file(self, board: Board) -> tuple[str, str]:
        """Return the ID and the text of the home-made board file with the map of *board*; "" for any other map."""
        for found in self._with_graph(board):
            for path in (self.board_folder / f"{found.board.id}.json", self.kept_map(found.board.id)):
                with suppress(ValueError, OSError):
                    if not is_shipped(found.board.id) and load_board(path) == found:
                        return found.board.id, path.read_text(encoding="utf-8")
        return board.id, ""

    def _with_graph(self, board: Board) -> Iterator[BoardFile]:
        """Yield the boards with the graph of *board*."""
        files = boards_with(board.codes, self.board_folder, self.folder / _MAPS)
        for found in chain(self._boards.values(), files):
            if (found.board.world, found.board.sites) == (board.world, board.sites):
                yield found

    def boards(self) -> tuple[BoardFile, ...]:
        """Return every playable board, by players and name."""
        return list_boards(self.board_folder).boards

    def board_for(self, players: int, content: str) -> str:
        """Return the default board for *players* in the first world of *content*."""
        world = "underground" if content.split()[:1] == ["underground"] else "surface"
        for board, _ in self.boards():
            if (board.players, board.world) == (players, world):
                return board.id
        raise LookupError(f"there is no {world} board for {players} players")
