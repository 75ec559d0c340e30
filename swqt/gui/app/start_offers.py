"""What the start page offers to go on with: the last unfinished game with its picture, and an interrupted table."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject
from PySide6.QtGui import QImage

from swqt.content import BoardFile
from swqt.gui.pages.start_cards import GameOffer
from swqt.gui.pages.start_page import StartPage
from swqt.gui.session.position_image import ground, populate_steps
from swqt.gui.session.services import AppServices
from swqt.gui.style.seat_style import styles
from swqt.gui.style.threads import run_in_thread
from swqt.gui.texts.i18n import when
from swqt.table import SavedGame

if TYPE_CHECKING:
    from swqt.gui.board.geometry import MapGeometry
    from swqt.gui.lan.door import LanDoor
    from swqt.gui.lan.own_games import OwnGame

_WIDTH: Final = 720
"""Pixels of the picture of a position."""

_Ground = tuple[SavedGame, BoardFile, QImage, "MapGeometry"]


class StartOffers(QObject):
    """Shows on *page* which game to go on with, and which table *lan* can rejoin."""

    def __init__(self, page: StartPage, services: AppServices, lan: LanDoor) -> None:
        super().__init__(page)
        self._page = page
        self._services = services
        self._lan = lan
        self._saved: SavedGame | None = None
        self._table: Path | None = None
        page.rejoined.connect(self._on_rejoin)
        lan.interrupted.connect(self._on_interrupted)

    def show_game(self, saved: SavedGame | None) -> None:
        """Offer to continue *saved*; its picture is painted when there is time. Look for an interrupted table."""
        self._saved = saved
        self._page.table.hide()
        self._lan.find_interrupted()
        if saved is None:
            self._page.show_unfinished("")
            return
        turn = saved.seats[saved.to_move or 0].name
        people = ", ".join(seat.name for seat in saved.seats)
        moment = when(saved.modified)
        text = self.tr("{0} · round {1} of {2}, {3} to move · {4}")
        looks = styles(saved.looks)
        about = self.tr("{0} to move").format(turn)
        self._page.show_unfinished(
            text.format(people, saved.round, saved.rounds, turn, moment),
            GameOffer(
                self.tr("Round {0} of {1}").format(saved.round, saved.rounds),
                " · ".join(part for part in (about, saved.board) if part),
                moment,
                tuple((looks[seat], race) for seat, race in enumerate(saved.races)),
            ),
        )
        board = self._board_of(saved)
        if board is not None:
            run_in_thread(partial(_ground, saved, board), self._on_ground, self._on_failed, "start picture")

    def _board_of(self, saved: SavedGame) -> BoardFile | None:
        """Return the board of *saved*; None if it is in the game's file only."""
        name = saved.position[0].board.id if saved.position is not None else ""
        return next((file for file in self._services.library.boards() if file.board.id == name), None)

    def _on_ground(self, painted: _Ground) -> None:
        if painted[0] is self._saved:
            self._services.idle.add(self._populate(*painted))

    def _on_failed(self, error: Exception) -> None:
        raise error

    def _populate(self, saved: SavedGame, board: BoardFile, image: QImage, shape: MapGeometry) -> Iterator[None]:
        """Paint the position of *saved* onto *image* in steps, and show it."""
        if saved.position is not None:
            for _ in populate_steps(image, board, shape, saved.position):
                yield
                if saved is not self._saved:
                    return
            self._page.card.show_picture(image)

    def _on_interrupted(self, game: OwnGame) -> None:
        self._table = game.path
        self._page.table.show_table(game.name, ", ".join(game.people), game.round, game.rounds)

    def _on_rejoin(self) -> None:
        if self._table is not None:
            self._lan.rejoin(self._table)


def _ground(saved: SavedGame, board: BoardFile) -> _Ground:
    image, shape = ground(board, _WIDTH)
    return saved, board, image, shape
