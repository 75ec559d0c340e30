"""The race or power being made: its text and picture, their undo history and check, and the copy on disk."""

from __future__ import annotations

import logging
import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from swqt.content import (
    ContentError,
    ContentProblem,
    TraitDocument,
    TraitEntry,
    TraitParcel,
    check_picture,
    parse_traits,
    unpacked,
)
from swqt.content.traits.embedded import SUFFIX
from swqt.content.traits.pictures import LARGEST
from swqt.content.traits.toml_source import KeyPath
from swqt.engine import said
from swqt.error_messages import told
from swqt.home import data_folder, set_aside, write_whole
from swqt.table import Library

logger = logging.getLogger(__name__)

_CHECK: Final = 120
"""Milliseconds after the last change until it is checked."""

_KEEP: Final = 600
"""Milliseconds after the last change until it is written to disk."""

_LETTERS: Final = re.compile(r"[^a-z]+")
_LONGEST: Final = 24
PICTURE: Final = ("picture",)
"""The place of problems of the picture."""


def draft_file() -> Path:
    """Return the file in which unsaved work survives the end of the program."""
    return data_folder() / "drafts" / f"trait{SUFFIX}"


def word_of(name: str) -> str:
    """Return the word of game files for a shown *name*; "" if it has too few Latin letters."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    word = "-".join(filter(None, _LETTERS.split(plain)))[:_LONGEST].strip("-")
    return word if len(word.split("-")[0]) > 2 else ""


class DraftProblem(NamedTuple):
    """A mistake at *path* in the file, or in the picture (PICTURE)."""

    path: KeyPath
    message: str


class DraftCheck(NamedTuple):
    """The result of a check: the *entries* of the file, the edited trait first, and the *problems*."""

    entries: tuple[TraitEntry, ...]
    problems: tuple[DraftProblem, ...]

    def told(self, lang: str) -> DraftCheck:
        """Return this check with its problems in the language *lang*."""
        return self._replace(problems=tuple(DraftProblem(path, told(why, lang)) for path, why in self.problems))

    @property
    def entry(self) -> TraitEntry | None:
        """The edited trait; None as long as there are problems."""
        return self.entries[0] if self.entries and not self.problems else None


def checked(document: TraitDocument, picture: str, library: Library) -> DraftCheck:
    """Return the check of *document* and *picture* as traits of a player's own."""
    file = parse_traits(document.text, document.name)
    found = [DraftProblem(path, problem.message) for path, problem in zip(file.places, file.problems, strict=True)]
    entries = sorted(file.entries, key=lambda entry: entry.trait.name != document.name)
    if not found:
        catalogue = library.catalogue.with_own(entries)
        at = (*document.place, "borrows") if not library.catalogue.is_official(document.name) else document.place
        found = [DraftProblem(at, problem.message) for problem in catalogue.problems]
        entries = [catalogue.entry(entry.trait.name) for entry in entries] if not found else entries
    if picture:
        try:
            if len(picture.encode()) > LARGEST:
                raise ContentError([ContentProblem("", 0, said("a picture may have {0} kB", LARGEST // 1024))])
            check_picture(picture, document.kind, "")
        except ContentError as error:
            found += [DraftProblem(PICTURE, getattr(each, "message", str(each))) for each in error.problems]
    return DraftCheck(tuple(entries), tuple(found))


class _Edit(QUndoCommand):
    """A change of text and picture; consecutive changes with the same *key* become one."""

    def __init__(self, draft: TraitDraft, label: str, key: str, after: tuple[TraitDocument, str]) -> None:
        super().__init__(label)
        self._draft, self._key = draft, key
        self._before, self._after = (draft.document, draft.picture), after

    def id(self) -> int:
        return 1 if self._key else -1

    def mergeWith(self, other: QUndoCommand) -> bool:
        if not isinstance(other, _Edit) or other._key != self._key:
            return False
        self._after = other._after
        return True

    def redo(self) -> None:
        self._draft.show(*self._after)

    def undo(self) -> None:
        self._draft.show(*self._before)


class TraitDraft(QObject):
    """Holds the trait being made. ``changed`` follows each change at once, ``checked`` a moment after the last one."""

    changed = Signal()
    checked = Signal(object)

    def __init__(self, library: Library, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._library = library
        self.document = TraitDocument("")
        self.picture = ""
        self.stem = ""
        """The name, without suffix, of the own file that is edited; "" for a new one."""
        self.history = QUndoStack(self)
        self._checking = self._timer(_CHECK, self.check)
        self._keeping = self._timer(_KEEP, self.keep)

    def _timer(self, milliseconds: int, slot: Callable[[], object]) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(milliseconds)
        timer.timeout.connect(slot)
        return timer

    @property
    def is_saved(self) -> bool:
        return self.history.isClean()

    def open(self, document: TraitDocument, picture: str, stem: str, *, saved: bool) -> None:
        """Begin to edit *document* and *picture*; *saved* tells whether the file *stem* has exactly this content."""
        self.history.clear()
        self.stem = stem
        self.show(document, picture)
        if not saved:
            self.history.resetClean()
        self.check()

    def show(self, document: TraitDocument, picture: str) -> None:
        """Make *document* and *picture* the current ones, and schedule their check and their copy on disk."""
        self.document, self.picture = document, picture
        self.changed.emit()
        self._checking.start()
        self._keeping.start()

    # Changes

    def change(self, label: str, document: TraitDocument, *, key: str = "") -> None:
        """Make *document* the text, as a step called *label* that can be undone."""
        if document.text != self.document.text:
            self.history.push(_Edit(self, label, key, (document, self.picture)))

    def set_value(self, label: str, path: KeyPath, value: object) -> None:
        """Put *value* at *path*, below the trait; None removes it."""
        whole = path if path == ("world",) else (*self.document.place, *path)
        self.change(label, self.document.with_value(whole, value), key=repr(whole))

    def set_effect_value(self, label: str, number: int, path: Sequence[str], value: object) -> None:
        """Put *value* at *path* in the effect *number*; None removes it, and any table left empty by that."""
        effect: dict[str, Any] = self.document.effects[number]
        outer: object = value
        for depth in range(len(path) - 1, 0, -1):
            table: object = effect
            for key in path[:depth]:
                table = table.get(key, {}) if isinstance(table, dict) else {}
            inner = dict(table) if isinstance(table, Mapping) else {}
            inner[path[depth]] = outer
            # A table that has lost its last condition must go: it would hold for every region.
            outer = {key: each for key, each in inner.items() if each is not None} or None
        self.set_value(label, ("effect", number, path[0]), outer)

    def set_picture(self, label: str, picture: str, *, key: str = "") -> None:
        """Make *picture* the picture, as a step called *label* that can be undone."""
        if picture != self.picture:
            self.history.push(_Edit(self, label, key, (self.document, picture)))

    # Check and disk

    def check(self) -> DraftCheck:
        """Check the current state now, emit ``checked`` and return the result."""
        self._checking.stop()
        found = checked(self.document, self.picture, self._library)
        self.checked.emit(found)
        return found

    def sound_part(self, found: DraftCheck) -> DraftCheck:
        """Return the check of the trait without the effects in which *found* has a problem."""
        document, head = self.document, (*self.document.place, "effect")
        numbers = {path[3] for path, _ in found.problems if path[:3] == head and len(path) > len(head)}
        for number in sorted([number for number in numbers if isinstance(number, int)], reverse=True):
            document = document.without_effect(number)
        return checked(document, "", self._library)

    def parcel(self) -> TraitParcel:
        return TraitParcel(self.document.text, self.picture)

    def keep(self) -> None:
        """Write unsaved work to the draft file; a failure is only logged, since nothing is lost yet."""
        self._keeping.stop()
        try:
            if self.is_saved:
                draft_file().unlink(missing_ok=True)
            else:
                write_whole(draft_file(), self.parcel().packed().encode(), durable=False)
        except OSError as error:
            logger.warning("a draft cannot be kept: %s", error.strerror or type(error).__name__)

    def forget(self) -> None:
        """Remove the draft file, because the work is saved or discarded."""
        self._keeping.stop()
        self.history.setClean()
        try:
            draft_file().unlink(missing_ok=True)
        except OSError as error:
            logger.warning("a draft cannot be removed: %s", error.strerror or type(error).__name__)

    def restore(self) -> bool:
        """Open the draft file; return whether there is a usable one."""
        try:
            parcel = unpacked(draft_file().read_text(encoding="utf-8"))
            document = TraitDocument(parcel.text)
            if not document.kind:
                raise ValueError("there is no race and no power in it")
        except OSError:
            return False
        except ValueError:
            set_aside(draft_file())
            return False
        known = (self._library.trait_folder / f"{document.name}.toml").is_file()
        self.open(document, parcel.picture, document.name if known else "", saved=False)
        return True
