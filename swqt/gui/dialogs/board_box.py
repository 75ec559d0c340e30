"""What is played, and on which board."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QGroupBox, QLabel, QVBoxLayout, QWidget

from swqt.content import BoardFile
from swqt.engine import WORLDS, Board
from swqt.gui.dialogs.preview import BoardPreview
from swqt.gui.dialogs.selection import PICKED


class BoardBox(QGroupBox):
    """Content, world, board, and whether relics and places are in play; with a picture of the board."""

    content_chosen = Signal(str)
    changed = Signal()

    def __init__(self, boards: tuple[BoardFile, ...], firsts: tuple[str, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTitle(self.tr("Game"))
        self._boards = boards
        self._players = 2
        self._items_wanted: dict[str, bool] = {}
        self.content = QComboBox()
        for first in (*firsts, PICKED):
            self.content.addItem(self._content_text(first), first)
        self.world = QComboBox()
        worlds = {"surface": self.tr("Surface"), "underground": self.tr("Underground")}
        for world in WORLDS:
            if any(file.board.world == world for file in boards):
                self.world.addItem(worlds[world], world)
        self.board = QComboBox()
        self.items = QCheckBox(self.tr("&Relics and Places"))
        self.items.setToolTip(self.tr("Monsters guard them; on surface boards they take the place of some Lost Tribes"))
        self.preview = BoardPreview()
        self.note = QLabel()
        self.note.setProperty("muted", True)
        self.note.setWordWrap(True)
        form = QFormLayout()
        for text, widget in (
            (self.tr("&Races and powers:"), self.content), (self.tr("&World:"), self.world),
            (self.tr("&Board:"), self.board),
        ):  # fmt: skip
            widget.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            widget.setMinimumContentsLength(14)
            form.addRow(text, widget)
            widget.setAccessibleName(text.replace("&", "").rstrip(":"))
        form.addRow("", self.items)
        whole = QVBoxLayout(self)
        whole.addLayout(form)
        whole.addWidget(self.preview, 1)
        whole.addWidget(self.note)
        self.content.activated.connect(self._on_content)
        self.world.currentIndexChanged.connect(self._show_boards)
        self.board.currentIndexChanged.connect(self._show_board)
        self.items.clicked.connect(self._on_items)

    def _content_text(self, first: str) -> str:
        return {
            "base": self.tr("Small World"), "underground": self.tr("Underground"),
            "both": self.tr("Both together"), PICKED: self.tr("Picked by hand"),
        }.get(first, first)  # fmt: skip

    def show_players(self, players: int) -> None:
        """Offer the boards for so many players."""
        self._players = players
        self._show_boards()

    def file(self) -> BoardFile | None:
        """Return the board that is chosen, None if there is none for so many players in this world."""
        name = self.board.currentData()
        return next((file for file in self._boards if file.board.id == name), None)

    def choose_content(self, choice: str) -> None:
        """Show *choice* as what is played."""
        self.content.setCurrentIndex(max(0, self.content.findData(choice)))

    def restore(self, last: dict[str, Any]) -> None:
        """Choose as in the *last* game."""
        choice = str(last.get("choice", ""))
        self.choose_content(choice)
        if choice == "underground":
            self._choose_world(choice)
        board = next((file.board for file in self._boards if file.board.id == last.get("board")), None)
        if board is not None:
            self._choose_world(board.world)
            self.board.setCurrentIndex(max(0, self.board.findData(board.id)))
            if isinstance(last.get("items"), bool):
                self._items_wanted[board.world] = bool(last["items"])
                self.items.setChecked(bool(last["items"]))

    def _on_content(self) -> None:
        choice = str(self.content.currentData())
        if choice in ("base", "underground"):
            self._choose_world("surface" if choice == "base" else "underground")
        self.content_chosen.emit(choice)

    def _on_items(self) -> None:
        self._items_wanted[str(self.world.currentData())] = self.items.isChecked()
        self.changed.emit()

    def _choose_world(self, world: str) -> None:
        found = self.world.findData(world)
        if found >= 0:
            self.world.setCurrentIndex(found)

    def _show_boards(self) -> None:
        """Offer the boards of the world for so many players, and relics where they belong."""
        world = str(self.world.currentData())
        self.items.setChecked(self._items_wanted.get(world, world == "underground"))
        self.board.blockSignals(True)
        self.board.clear()
        for board, _ in self._boards:
            if (board.players, board.world) == (self._players, world):
                self.board.addItem(self._board_text(board), board.id)
        self.board.blockSignals(False)
        self._show_board()

    def _board_text(self, board: Board) -> str:
        return self.tr("{0}: {1} regions, {2} rounds").format(board.name, len(board.codes), board.rounds)

    def _show_board(self) -> None:
        file = self.file()
        if file is None:
            self.preview.close_board()
        else:
            self.preview.show_board(file)
        self.changed.emit()
