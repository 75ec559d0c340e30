"""What the start page offers to go on with: the last unfinished game with its picture, and an interrupted table."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QImage

from swqt.content import BoardFile
from swqt.gui.board import background
from swqt.gui.board.geometry import MapGeometry, geometry_of
from swqt.gui.pages.start_cards import GameOffer
from swqt.gui.pages.start_page import StartPage
from swqt.gui.session.position_image import populate_steps
from swqt.gui.session.services import AppServices
from swqt.gui.style.seat_style import styles
from swqt.gui.style.threads import run_in_thread
from swqt.gui.texts.i18n import when
from swqt.table import SavedGame

if TYPE_CHECKING:
    from swqt.gui.lan.door import LanDoor
    from swqt.gui.lan.own_games import OwnGame

_WIDTH: Final = 720
"""Pixels of the picture of a position."""


class StartOffers(QObject):
    """Shows on *page* which game to go on with, and which table *lan* can rejoin."""

    def __init__(self, page: StartPage, services: AppServices, lan: LanDoor) -> None:
        super().__init__(page)
        self._page = page
        self._services = services
        self._lan = lan
        self._saved: SavedGame | None = None
        self._table: Path | None = None
        self._game: tuple[SavedGame, BoardFile, MapGeometry] | None = None
        self._has_searched = False
        page.rejoined.connect(self._on_rejoin)
        lan.interrupted.connect(self._on_interrupted)

    def show_game(self, saved: SavedGame | None) -> None:
        """Offer to continue *saved*; its picture is painted when there is time. Look for an interrupted table once,
        and again after each use of the network.
        """
        self._saved = saved
        if not self._has_searched or self._lan.opened is not None:
            self._has_searched = True
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
        self._services.idle.add(self._look_for_picture(saved))

    def _board_of(self, saved: SavedGame) -> BoardFile | None:
        """Return the board of *saved*; None if it is in the game's file only."""
        name = saved.position[0].board.id if saved.position is not None else ""
        return next((file for file in self._services.library.boards() if file.board.id == name), None)

    def _look_for_picture(self, saved: SavedGame) -> Iterator[None]:
        """Read the landscape of *saved* in a thread, which only decodes it: it must not collect garbage of Qt."""
        yield
        board = self._board_of(saved)
        if board is not None and saved is self._saved:
            shape = geometry_of(board.shape)
            yield
            file = background.find_landscape(board.board, shape)
            if file is not None:
                self._game = saved, board, shape
                run_in_thread(partial(_decoded, str(file)), self._on_landscape, self._on_failed, "start picture")

    def _on_landscape(self, image: QImage) -> None:
        if self._game is not None and self._game[0] is self._saved:
            self._services.idle.add(self._populate(image, *self._game))

    def _on_failed(self, error: Exception) -> None:
        raise error

    def _populate(self, image: QImage, saved: SavedGame, board: BoardFile, shape: MapGeometry) -> Iterator[None]:
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


def _decoded(file: str) -> QImage:
    image = QImage(file).scaledToWidth(_WIDTH, Qt.TransformationMode.SmoothTransformation)
    return image.convertToFormat(QImage.Format.Format_RGB32)
