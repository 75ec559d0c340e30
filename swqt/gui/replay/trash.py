"""The system's trash: a game that is thrown away can be brought back, here or from there."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QFile


class Thrown(NamedTuple):
    """A file that was at *path* and lies at *place* now."""

    path: Path
    place: Path


def throw_away(path: Path) -> Thrown:
    """Move *path* to the trash; OSError if there is none, then the file is where it was."""
    file = QFile(str(path))
    if not file.moveToTrash() or not file.fileName():
        raise OSError(None, file.errorString())
    return Thrown(path, Path(file.fileName()))


def put_back(thrown: Thrown) -> None:
    """Move the file back to where it was; OSError if it is not there any more, or something else is."""
    if thrown.path.exists():
        reason = QCoreApplication.translate("Trash", "there is another file of this name")
        raise FileExistsError(None, reason, str(thrown.path))
    thrown.path.parent.mkdir(parents=True, exist_ok=True)
    shutil.move(thrown.place, thrown.path)
    # What freedesktop systems note about a file in the trash lies beside it.
    note = thrown.place.parent.parent / "info" / f"{thrown.place.name}.trashinfo"
    note.unlink(missing_ok=True)
