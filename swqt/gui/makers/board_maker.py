"""Creates, opens, saves and shares players' own boards, and starts games on them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import partial
from itertools import chain, count
from pathlib import Path
from random import randrange
from typing import Any, Final
from unicodedata import normalize

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLineEdit,
    QMessageBox,
    QProgressDialog,
    QPushButton,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from swqt.content import BoardFile, parse_board
from swqt.content.boards.board_files import SUFFIX, dump_board
from swqt.content.boards.design_targets import LARGEST, SMALLEST, published_size
from swqt.content.generator import new_board
from swqt.content.generator.draft import BoardDraft
from swqt.engine import WORLDS, BoardError
from swqt.gui.makers.board_window import BoardWindow, DraftFile, ask_to_save
from swqt.gui.session.services import AppServices
from swqt.gui.style.buttons import NumberBox, ask_target
from swqt.gui.style.layouts import plain_label
from swqt.gui.style.threads import BackgroundTask
from swqt.gui.texts.refusals import error_text
from swqt.home import board_folder, write_whole
from swqt.table import HUMAN, GameSetup

_BOT: Final = "bot:medium"
_BOTS: Final = ("Wilma", "Oskar", "Frida", "Anton", "Greta")
_RESERVED: Final = re.compile(r"con|prn|aux|nul|com\d|lpt\d")
SHARED: Final = ".swboard"
"""The suffix of a board for other players, which systems open with this program."""

_LARGEST_FILE: Final = 2_000_000
"""Maximum size in bytes; a board of 120 regions takes 200,000."""

_LEAST: Final = 24
"""Least height of a choice in pixels, so that it can be hit (A8)."""

_CONTENTS: Final = {"surface": "base", "underground": "underground"}


class BeginDialog(QDialog):
    """Asks how to begin: with the unsaved *draft* of last time, with a new board, or with one of *boards*.

    *own* are the ids of the player's own boards, which are edited in place; others are copied.
    """

    def __init__(
        self, boards: Iterable[BoardFile], own: set[str], draft: str, seed: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Make a board"))
        self.last = QRadioButton(self.tr("Continue “{0}”, which was not saved").format(draft))
        self.last.setVisible(bool(draft))
        self.new = QRadioButton(self.tr("&New board"))
        self.old = QRadioButton(self.tr("&An existing board"))
        for choice in (self.last, self.new, self.old):
            choice.setMinimumHeight(_LEAST)
        (self.last if draft else self.new).setChecked(True)
        self.world = QComboBox()
        for world, text in zip(WORLDS, (self.tr("Surface"), self.tr("Underground")), strict=True):
            self.world.addItem(text, world)
        self.players = NumberBox(2, 5)
        self.players.setValue(3)
        self.regions = NumberBox(SMALLEST, LARGEST)
        self.seed = QLineEdit(seed)
        self.seed.setMaxLength(40)
        self.seed.setToolTip(self.tr("Another number or word gives another board."))
        self.board = QComboBox()
        self.board.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.board.setMinimumContentsLength(24)
        for file in boards:
            #: {0}: the name of a board; {1}: a number of players
            text = self.tr("{0}, {1} players").format(file.board.name, file.board.players)
            if file.board.id in own:
                #: {0}: the name of a board, and its number of players
                text = self.tr("{0} (yours)").format(text)
            self.board.addItem(text, file.board.id)
        form, other = QFormLayout(), QFormLayout()
        for label, widget in (
            (self.tr("&World:"), self.world), (self.tr("&Players:"), self.players),
            (self.tr("&Regions:"), self.regions), (self.tr("&Seed:"), self.seed),
        ):  # fmt: skip
            form.addRow(label, widget)
        other.addRow(self.tr("&Board:"), self.board)
        form.setContentsMargins(24, 0, 0, 6)
        other.setContentsMargins(24, 0, 0, 6)
        buttons = QDialogButtonBox()
        buttons.addButton(self.tr("Cancel"), QDialogButtonBox.ButtonRole.RejectRole)
        done = QPushButton(self.tr("Begin"))
        done.setDefault(True)
        done.setProperty("primary", True)
        buttons.addButton(done, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        whole = QVBoxLayout(self)
        whole.addWidget(self.last)
        whole.addWidget(self.new)
        whole.addLayout(form)
        whole.addWidget(self.old)
        whole.addLayout(other)
        whole.addWidget(plain_label(self.tr("A board of your own is changed; any other one is copied."), "muted"))
        whole.addWidget(buttons)
        for changed in (self.world.currentIndexChanged, self.players.valueChanged):
            changed.connect(self._on_players)
        for choice in (self.new, self.old):
            choice.toggled.connect(self._show_choice)
        self._on_players()
        self._show_choice()

    def _on_players(self) -> None:
        self.regions.setValue(published_size(str(self.world.currentData()), self.players.value()))

    def _show_choice(self) -> None:
        for widget in (self.world, self.players, self.regions, self.seed):
            widget.setEnabled(self.new.isChecked())
        self.board.setEnabled(self.old.isChecked())


class BoardMaker(QObject):
    """Makes boards in a window of its own beside *window*.

    ``game_wanted`` carries the GameSetup of a game on a board, ``help_wanted`` an anchor of the rule book, ``failed``
    a message and its details.
    """

    game_wanted = Signal(object)
    help_wanted = Signal(str)
    failed = Signal(str, str)

    def __init__(self, window: QWidget, services: AppServices) -> None:
        super().__init__(window)
        self._window = window
        self._services = services
        self._library = services.library
        self.board: BoardWindow | None = None
        self.progress: QProgressDialog | None = None
        self._making = BackgroundTask()
        self._kept: DraftFile | None = None
        self._arrived: tuple[dict[str, Any], str] = ({}, "")
        """The document in an imported file, and the id of the same board if the player already has it."""

    @property
    def _draft_file(self) -> Path:
        return self._library.folder / "drafts" / "board.draft"

    def _own_boards(self) -> set[str]:
        return {path.stem for path in self._library.board_folder.glob(f"*{SUFFIX}")}

    # Beginning

    def begin(self) -> None:
        """Ask how to begin, and open the window; if it is open, show it."""
        if self.board is not None:
            self.board.showNormal()
            self.board.activateWindow()
            return
        kept, own = DraftFile.read(self._draft_file), self._own_boards()
        draft = str(kept.draft.properties["name"]) if kept is not None else ""
        seed = str(randrange(1000, 10000))    # the shipped boards have small ones
        dialog = BeginDialog(self._library.boards(), own, draft, seed, self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(self._on_begun)
        dialog.open()
        self._kept = kept

    def _on_begun(self) -> None:
        dialog = self.sender()
        assert isinstance(dialog, BeginDialog)
        if dialog.last.isChecked() and self._kept is not None:
            self.open(self._kept)
        elif dialog.new.isChecked():
            self._generate(
                str(dialog.world.currentData()), dialog.players.value(), dialog.seed.text(), dialog.regions.value()
            )    # fmt: skip
        else:
            self.edit(str(dialog.board.currentData()))

    def edit(self, board_id: str) -> None:
        """Open the player's own board *board_id* or a copy of a shipped one, unless the player keeps a former draft."""
        is_own = board_id in self._own_boards() and not (board_folder() / f"{board_id}{SUFFIX}").is_file()
        folder = self._library.board_folder if is_own else board_folder()
        path = folder / f"{board_id}{SUFFIX}"
        try:
            draft = BoardDraft.parse(path.read_text(encoding="utf-8"), str(path))
        except (OSError, ValueError) as error:
            self._fail(self.tr("This board can't be opened."), error)
            return
        if not is_own:
            #: {0}: the name of a board
            draft = draft.with_properties(name=self._free_name(self.tr("My {0}").format(draft.properties["name"])))
        if self._may_replace():
            self.open(DraftFile(draft, board_id if is_own else ""))

    def _generate(self, world: str, players: int, seed: str, regions: int) -> None:
        """Generate a new board in a thread and open it, unless the player keeps a former draft."""
        if not self._may_replace():
            return
        self._making = BackgroundTask()
        self.progress = QProgressDialog(self.tr("A new board is being made…"), self.tr("Cancel"), 0, 0, self._window)
        self.progress.setWindowTitle("swqt")
        self.progress.setWindowModality(Qt.WindowModality.WindowModal)
        self.progress.setMinimumDuration(0)
        self.progress.canceled.connect(self._on_cancel)
        self.progress.show()
        name = self._free_name(self.tr("New board"))
        work = partial(_generated, world, players, seed, regions, name, self._making)
        self._making.start(work, self._on_generated, self._on_no_board, "board generator")

    def _on_cancel(self) -> None:
        self._making.abandon()
        self._close_progress()

    def _on_generated(self, draft: BoardDraft) -> None:
        self._close_progress()
        self.open(DraftFile(draft, unsaved=True))

    def _on_no_board(self, error: Exception) -> None:
        self._close_progress()
        self._fail(self.tr("No board could be made."), error)

    def _fail(self, text: str, error: Exception) -> None:
        """Emit ``failed`` with *text* and the reason in *error*."""
        self.failed.emit(text, error_text(error))

    def _close_progress(self) -> None:
        progress, self.progress = self.progress, None
        if progress is not None:
            progress.close()    # which also emits canceled
            progress.deleteLater()

    def _may_replace(self) -> bool:
        """Ask whether to save the draft of last time, whose file is needed; return whether it is saved or discarded."""
        kept = DraftFile.read(self._draft_file)
        if kept is None:
            return True
        answer = ask_to_save(str(kept.draft.properties["name"]), self._window)
        if answer == QMessageBox.StandardButton.Cancel:
            return False
        if answer == QMessageBox.StandardButton.Save and not self._store(kept.draft, kept.own)[0]:
            return False
        self._draft_file.unlink(missing_ok=True)
        return True

    def open(self, file: DraftFile) -> None:
        """Open *file* in its window."""
        board = self.board = BoardWindow(file, self._draft_file, self._services.language, self._window)
        board.save_wanted.connect(self.save)
        board.export_wanted.connect(self.ask_export)
        board.game_wanted.connect(self.try_it)
        board.help_wanted.connect(self.help_wanted)
        board.closed.connect(self._on_closed)
        board.show()
        board.activateWindow()

    def _on_closed(self) -> None:
        self.board = None

    def may_close(self) -> bool:
        """Close the window; return False if the player keeps it open."""
        return self.board is None or self.board.close()

    # Files

    def save(self) -> None:
        """Write the board into the player's folder of boards: its own file, or a new one."""
        if self.board is not None:
            own, draft = self._store(self.board.draft, self.board.own)
            if own:
                self.board.mark_saved(own, draft)

    def _store(self, draft: BoardDraft, own: str) -> tuple[str, BoardDraft]:
        """Write *draft* into the file of *own* or a new one; return its id, or "" on failure, and the draft with it."""
        own = own or self._free_id(str(draft.properties["name"]))
        draft = draft.with_properties(id=own)
        try:
            self._write(draft.text(), self._library.board_folder / f"{own}{SUFFIX}")
        except (OSError, BoardError) as error:
            self._fail(self.tr("The board can't be saved."), error)
            return "", draft
        return own, draft

    def _free_id(self, name: str) -> str:
        """Return an id derived from *name* that no board has."""
        taken = {file.board.id for file in self._library.boards()} | self._own_boards()
        plain = _slug(name)
        names = chain([plain], (f"{plain}-{number}" for number in count(2)))
        return next(name for name in names if name not in taken)

    def _free_name(self, name: str) -> str:
        """Return a name derived from *name* that no board has, so that boards can be told apart in lists."""
        taken = {file.board.name for file in self._library.boards()}
        names = chain([name[:60]], (f"{name[:56].rstrip()} {number}" for number in count(2)))
        return next(name for name in names if name not in taken)

    def _write(self, text: str, path: Path) -> None:
        """Write *text* to *path*. Raises BoardError if it is not a valid board, or OSError."""
        parse_board(text, path.name)
        write_whole(path, text.encode("utf-8"))
        self._library.forget_boards()

    def ask_export(self) -> None:
        """Ask for a file, and write the board into it."""
        if self.board is None:
            return
        name = _slug(str(self.board.draft.properties["name"])) + SHARED
        path = ask_target(self.board, self.tr("Export the board"), name, self.tr("Boards (*.swboard)"))
        if path is not None:
            self.export(path)

    def export(self, path: Path) -> None:
        """Write the board into the file *path* for another player."""
        board = self.board
        assert board is not None
        try:
            self._write(board.draft.with_properties(id=_slug(path.stem)).text(), path)
        except (OSError, BoardError) as error:
            self._fail(self.tr("The board can't be exported."), error)
            return
        #: {0}: a file
        board.say(self.tr("Exported to {0}.").format(path))

    def ask_import(self, path: Path) -> None:
        """Check the board in the file *path*, and ask whether to keep it."""
        try:
            document, board = _read(path)
        except (OSError, ValueError) as error:
            self._fail(self.tr("This board can't be opened."), error)
            return
        same = [file for file in self._library.boards() if _about(file) == _about(board)]
        self._arrived = document, same[0].board.id if same else ""
        box = QMessageBox(QMessageBox.Icon.Question, "swqt", "", QMessageBox.StandardButton.Cancel, self._window)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if same:
            box.setText(self.tr("You have the board “{0}” already.").format(same[0].board.name))
        else:
            box.setText(self.tr("Add the board “{0}” to your boards?").format(board.board.name))
            box.setInformativeText(
                #: {1}: a number of regions
                self.tr("Players: {0}. Regions: {1}.").format(
                    board.board.players, len(board.board.codes)
                )
            )    # fmt: skip
            keep = box.addButton(self.tr("&Add"), QMessageBox.ButtonRole.AcceptRole)
            keep.clicked.connect(self._on_add)
        edit = box.addButton(
            self.tr("&Edit it") if same else self.tr("Add and &edit"), QMessageBox.ButtonRole.ActionRole
        )
        edit.clicked.connect(self._keep_and_edit)
        box.open()

    def _on_add(self) -> None:
        if self._keep():
            text = self.tr("Saved. You can choose this board when you set up a new game.")
            box = QMessageBox(QMessageBox.Icon.Information, "swqt", text, QMessageBox.StandardButton.Ok, self._window)
            box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            box.open()

    def _keep(self) -> str:
        """Write the imported board into the player's folder; return its id, or "" on failure."""
        document, _ = self._arrived
        name = self._free_name(str(document["properties"]["name"]))
        own = self._free_id(name)
        document["properties"] |= {"id": own, "name": name}
        try:
            self._write(dump_board(document), self._library.board_folder / f"{own}{SUFFIX}")
        except (OSError, BoardError) as error:
            self._fail(self.tr("The board can't be saved."), error)
            return ""
        return own

    def _keep_and_edit(self) -> None:
        own = self._arrived[1] or self._keep()
        if own and self.may_close():
            self.edit(own)

    def put_away(self) -> DraftFile | None:
        """Remove the window, so that it can be reopened in another language, and return its contents."""
        board, self.board = self.board, None
        if board is None:
            return None
        board.put_away()
        return DraftFile(board.draft, board.own, board.is_unsaved)

    # Games

    def try_it(self) -> None:
        """Start a game of one person against bots on the board as it is now."""
        if self.board is None:
            return
        draft = self.board.draft
        path = self._draft_file.with_name(f"try-{_slug(str(draft.properties['name']))}{SUFFIX}")
        try:
            self._write(draft.with_properties(id=path.stem).text(), path)
        except (OSError, BoardError) as error:
            self._fail(self.tr("This game can't be started."), error)
            return
        players = int(draft.properties["players"])
        known = self._services.settings.current.network.get("name")
        person = (known if isinstance(known, str) else "").strip() or self.tr("Player")
        names = (person, *[bot for bot in _BOTS if bot.casefold() != person.casefold()])[:players]
        kinds = (HUMAN, *[_BOT] * (players - 1))
        world = str(draft.properties["world"])
        self.game_wanted.emit(GameSetup(names, kinds, str(path), _CONTENTS[world]))


def _about(file: BoardFile) -> tuple[object, ...]:
    """Return the parts by which two boards count as the same, whatever their ids and files are called."""
    return file.board.name, file.board.players, file.board.world, file.board.sites, file.shape


def _slug(name: str) -> str:
    """Return a board id derived from *name*, in lower-case words and hyphens; never a name reserved on Windows."""
    plain = normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    plain = "-".join(re.findall(r"[a-z0-9]+", plain))[:40].strip("-")
    return f"board-{plain}" if _RESERVED.fullmatch(plain) else plain or "board"


def _generated(
    world: str, players: int, seed: str, regions: int, name: str, task: BackgroundTask
) -> BoardDraft:
    def progress(line: str) -> None:
        task.check()

    document = new_board(world, players, seed, progress, regions=regions, name=name)
    progress("")
    return BoardDraft.parse(dump_board(document), name)


def _read(path: Path) -> tuple[dict[str, Any], BoardFile]:
    """Return the document and the board in the file *path*. Raises OSError or ValueError if there is none."""
    if path.stat().st_size > _LARGEST_FILE:
        too_large = BoardError("such a file may have {0} kB, this one is larger", _LARGEST_FILE // 1000)
        raise BoardError("{0}: {1}", path.name, too_large)
    if not path.is_file():
        raise BoardError("{0}: this is not a file", path.name)
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise BoardError("{0}: this is not UTF-8 text: {1} at byte {2}", path.name, error.reason, error.start) from None
    board = parse_board(text, path.name)
    if not SMALLEST <= (count := len(board.board.codes)) <= LARGEST:
        wrong_size = BoardError("a board has {0} to {1} regions, not {2}", SMALLEST, LARGEST, count)
        raise BoardError("{0}: {1}", path.name, wrong_size)
    return BoardDraft.parse(text, path.name).document(), board
