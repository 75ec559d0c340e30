"""The player's settings and their file, which a background thread writes.

A damaged file never keeps the program from starting.
"""

from __future__ import annotations

import json
import logging
import threading
from collections.abc import Callable
from dataclasses import asdict, dataclass, field, fields, replace
from pathlib import Path
from typing import Any, Final, NamedTuple

from swqt.home.file_io import set_aside, write_whole
from swqt.home.paths import config_folder

logger = logging.getLogger(__name__)


class _Wish(NamedTuple):
    write: Callable[[], None]
    told: Callable[[OSError | None], None]


class LatestWriter:
    """Writes values one after another. While one is being written, only the newest of the later ones waits.

    The thread runs while there is something to write, and the interpreter does not exit before it ends.
    """

    def __init__(self, name: str) -> None:
        """Start with nothing to write; *name* is the name of the thread, and of what it writes in log messages."""
        self._name = name
        self._lock = threading.Lock()
        self._next: _Wish | None = None
        self._thread: threading.Thread | None = None

    def keep(self, write: Callable[[], None], told: Callable[[OSError | None], None]) -> None:
        """Call *write* soon unless a newer one replaces it; then call *told* with the error or None in that thread."""
        with self._lock:
            self._next = _Wish(write, told)
            if self._thread is None:
                self._thread = threading.Thread(target=self._work, name=self._name)
                self._thread.start()

    def settle(self) -> None:
        """Wait until everything is written or has failed. In the writing thread itself it returns at once."""
        while (thread := self._thread) is not None and thread is not threading.current_thread():
            thread.join()

    def _work(self) -> None:
        try:
            while (wish := self._take()) is not None:
                try:
                    self._write(wish)
                except BaseException as fault:  # noqa: BLE001  # reported like a thread's exception; it goes on
                    _tell(fault)
        finally:    # the report may fail as well: the next value starts a new thread then
            with self._lock:
                if self._thread is threading.current_thread():
                    self._thread = None

    def _take(self) -> _Wish | None:
        """Return the next value to write, or None to end the thread."""
        with self._lock:
            wish, self._next = self._next, None
            if wish is None:
                self._thread = None
            return wish

    def _write(self, wish: _Wish) -> None:
        error = None
        try:
            wish.write()
        except OSError as refused:
            error = refused
            logger.warning("%s cannot be written: %s", self._name, refused.strerror or type(refused).__name__)
        else:
            logger.debug("%s are on the disk", self._name)
        wish.told(error)


def _tell(fault: BaseException) -> None:
    threading.excepthook(
        threading.ExceptHookArgs((type(fault), fault, fault.__traceback__, threading.current_thread()))
    )


SPEEDS: Final = ("slow", "normal", "fast", "instant")
RETREATS: Final = ("auto", "ask")
BADGES: Final = ("auto", "all", "hover", "off")
VERSION: Final = 1


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings and their defaults. ``more`` keeps values of a newer version that this one does not know.

    ``language`` is a code like ``de``, or empty for the system's. ``scale`` is the size of the interface in
    percent. ``keys`` are the shortcuts that the player has changed, by the name of the command: key sequences in
    Qt's portable form, separated by "; "; an empty text removes a shortcut. ``window`` is the saved geometry and layout
    of the window, ``last_setup`` what the new-game dialog offers; ``recent`` are the games played last, each a file
    and its players. ``network`` holds the player's ``name`` in network games and the ``table`` hosted last.
    ``retreats`` says whether a person's retreating tokens are placed automatically or by hand; ``retreats_of``
    overrides that by player name. ``decline_tip_seen`` is set once the tip about declining has been shown. ``lesson``
    is the step at which the tutorial was left, empty before and after it. With ``new_versions`` the start page tells of
    a new version, unless it is ``version_seen``. ``fast_pick`` picks a combo without asking for confirmation,
    ``auto_end`` ends a turn with nothing left to do without asking, and ``free_undo`` allows undo of everything where
    only people at one screen play. ``badges`` says which costs the map shows, ``faces`` whether tokens show portraits;
    ``hints`` is the level of help: 0 none, 1 legal targets, 2 also warnings, 3 also suggestions.
    """

    language: str = ""
    theme: str = ""
    scale: int = 100
    bot_speed: str = "normal"
    own_speed: str = "normal"
    reduced_motion: bool = False
    sound: bool = True
    sound_volume: int = 70
    alert_volume: int = 70
    privacy_screen: bool = False
    fast_pick: bool = False
    auto_end: bool = False
    free_undo: bool = False
    badges: str = "auto"
    faces: bool = True
    hints: int = 3
    retreats: str = "auto"
    retreats_of: dict[str, Any] = field(default_factory=dict)
    decline_tip_seen: bool = False
    lesson: str = ""
    new_versions: bool = False
    version_seen: str = ""
    keys: dict[str, Any] = field(default_factory=dict)
    window: str = ""
    last_setup: dict[str, Any] = field(default_factory=dict)
    recent: list[Any] = field(default_factory=list)
    network: dict[str, Any] = field(default_factory=dict)
    more: dict[str, Any] = field(default_factory=dict)


_LIMITS: Final = {"scale": (50, 300), "sound_volume": (0, 100), "alert_volume": (0, 100), "hints": (0, 3)}
_WORDS: Final = {"bot_speed": SPEEDS, "own_speed": SPEEDS, "retreats": RETREATS, "badges": BADGES}


def asks_retreats(settings: Settings, name: str) -> bool:
    """Return whether the person called *name* wants to place retreating tokens by hand."""
    own = settings.retreats_of.get(name)
    return (own if own in RETREATS else settings.retreats) == "ask"


def settings_file() -> Path:
    return config_folder() / "settings.json"


class SettingsReset(NamedTuple):
    """What could not be read: the values called *names*, or the whole file, which was renamed to *kept_as*."""

    names: tuple[str, ...] = ()
    kept_as: Path | None = None


def load_settings(path: Path | None = None) -> Settings:
    """Return the settings in *path*, as ``read_settings``."""
    return read_settings(path)[0]


def read_settings(path: Path | None = None) -> tuple[Settings, SettingsReset | None]:
    """Return the settings in *path* and what had to be reset: an unusable value gets its default.

    Pending writes of this process are finished first.
    A file that is no settings file is renamed to ``.bad``, so that nothing in it is lost.
    """
    path = path or settings_file()
    settle_settings()
    try:
        data = json.loads(path.read_bytes())
    except FileNotFoundError:
        return Settings(), None
    except OSError as error:
        logger.warning("the settings cannot be read: %s", error.strerror or type(error).__name__)
        return Settings(), SettingsReset()
    except (ValueError, RecursionError):
        data = None
    if not isinstance(data, dict):
        return Settings(), SettingsReset(kept_as=set_aside(path))
    default = Settings()
    known = {f.name for f in fields(Settings)} - {"more"}
    usable = {
        name: data[name]
        for name in known & data.keys()
        if _is_usable(name, data[name], getattr(default, name))
    }
    if unusable := sorted(known & data.keys() - usable.keys()):
        logger.warning("settings with values that cannot be used: %s", ", ".join(unusable))
    more = {name: value for name, value in data.items() if name not in known and name != "version"}
    return replace(default, **usable, more=more), SettingsReset(tuple(unusable)) if unusable else None


def save_settings(settings: Settings, path: Path | None = None) -> None:
    """Write *settings* to *path* at once; OSError if that cannot be done."""
    values = asdict(settings)
    values = {"version": VERSION, **values.pop("more"), **values}
    write_whole(path or settings_file(), (json.dumps(values, ensure_ascii=False, indent=2) + "\n").encode())


_keeper: Final = LatestWriter("settings")
"""Shared by all windows of the program, so that the file ends with the last settings."""


def keep_settings(settings: Settings, told: Callable[[OSError | None], None]) -> None:
    """Write *settings* soon in a thread, unless newer ones come first; *told* gets the error or None in that thread."""
    path = settings_file()
    _keeper.keep(lambda: save_settings(settings, path), told)


def settle_settings() -> None:
    """Wait until the last settings are written or have failed."""
    _keeper.settle()


def _is_usable(name: str, value: object, default: object) -> bool:
    if type(value) is not type(default):
        return False
    if name in _WORDS:
        return value in _WORDS[name]
    if name in _LIMITS and isinstance(value, int):
        low, high = _LIMITS[name]
        return low <= value <= high
    return True
