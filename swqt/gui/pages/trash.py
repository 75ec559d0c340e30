"""Moves files of games to the trash, and back."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QFile, Signal
from PySide6.QtWidgets import QWidget

from swqt.gui.style.buttons import push_button
from swqt.gui.style.layouts import hbox, plain_label


class TrashedFile(NamedTuple):
    """A file moved to the trash: from *path* to *place*."""

    path: Path
    place: Path


def throw_away(path: Path) -> TrashedFile:
    """Move *path* to the trash; OSError if that fails, with the file left in place."""
    file = QFile(str(path))
    if not file.moveToTrash() or not file.fileName():
        raise OSError(None, file.errorString())
    return TrashedFile(path, Path(file.fileName()))


def put_back(thrown: TrashedFile) -> None:
    """Move the file back; OSError if it is gone or its old path is taken."""
    if thrown.path.exists():
        reason = QCoreApplication.translate("Trash", "a file with this name already exists")
        raise FileExistsError(None, reason, str(thrown.path))
    thrown.path.parent.mkdir(parents=True, exist_ok=True)
    shutil.move(thrown.place, thrown.path)
    # On freedesktop systems a .trashinfo file describes each file in the trash.
    note = thrown.place.parent.parent / "info" / f"{thrown.place.name}.trashinfo"
    note.unlink(missing_ok=True)


class TrashNotice(QWidget):
    """Below the list *view* of games: says what was moved to the trash, with a button that brings it back, upon which
    ``restored``."""

    restored = Signal()

    def __init__(self, view: QWidget) -> None:
        super().__init__()
        self._view = view
        self._thrown: TrashedFile | None = None
        self.said = plain_label()
        self.undo = push_button(self.tr("Un&do"), self.take_back)
        self.row = hbox((self.said, 1), self.undo, of=self, margins=(0, 0, 0, 0))
        self.hide()

    def throw(self, path: Path, title: str) -> bool:
        """Move the game *path*, called *title*, to the trash; Undo is offered until ``forget``. Return whether it is
        there."""
        try:
            self._thrown = throw_away(path)
        except OSError as error:
            self.say(self.tr("Couldn't delete the game: {0}").format(error.strerror or error))
            return False
        self._view.setFocus()    # the button that was pressed may disappear with its row
        self.say(self.tr("Moved to trash: {0}").format(title), can_undo=True)
        return True

    def take_back(self) -> None:
        """Bring back the game that was deleted last."""
        thrown, self._thrown = self._thrown, None
        assert thrown is not None    # else the button is hidden
        try:
            put_back(thrown)
        except OSError as error:
            self.say(self.tr("Couldn't restore the game: {0}").format(error.strerror or error))
            return
        self.hide()
        self.restored.emit()

    def say(self, text: str, *, can_undo: bool = False) -> None:
        self.said.setText(text)
        self.undo.setVisible(can_undo)
        self.show()

    def forget(self) -> None:
        """Leave the deleted game in the trash."""
        self._thrown = None
        self.hide()
