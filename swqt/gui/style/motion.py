"""Motion that any key or click ends, and whether there is to be any: the player or the system may want less."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable, Mapping
from enum import Enum
from typing import Any, Final

from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QEvent, QObject, QVariantAnimation, Signal
from PySide6.QtGui import QGuiApplication

from swqt.home import Settings

FADE: Final = 120
"""Milliseconds of the fade that takes the place of every motion where motion is reduced."""

_SKIPPING: Final = (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress, QEvent.Type.TouchBegin)


def is_skip(event: QEvent) -> bool:
    """Return whether *event* is a key or a click, which end all motion."""
    return event.type() in _SKIPPING


class SkippableAnimation(QVariantAnimation):
    """Runs from 0 to 1. Any key or click stops it, emits ``skipped``, and then has its usual effect."""

    skipped = Signal()

    def __init__(self, parent: QObject, milliseconds: int = FADE) -> None:
        super().__init__(parent)
        self.setStartValue(0.0)
        self.setEndValue(1.0)
        self.setDuration(milliseconds)
        self.stateChanged.connect(self._on_state)

    @property
    def is_running(self) -> bool:
        return self.state() == QAbstractAnimation.State.Running

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if is_skip(event) and self.is_running:
            self.stop()
            self.skipped.emit()
        return False

    def _on_state(self, new: QAbstractAnimation.State) -> None:
        application = QCoreApplication.instance()
        if application is None:
            return
        if new == QAbstractAnimation.State.Running:
            application.installEventFilter(self)
        else:
            application.removeEventFilter(self)


class Motion(Enum):
    """How a change is shown: at once, by a fade, or by moving what changes."""

    NONE = 0
    FADE = 1
    FULL = 2


def motion_of(settings: Settings) -> Motion:
    """Return how changes are shown to people."""
    if settings.own_speed == "instant":
        return Motion.NONE
    return Motion.FADE if reduces_motion(settings) else Motion.FULL


def reduces_motion(settings: Settings) -> bool:
    """Return whether nothing is to move, because *settings* or those of the system say so."""
    return settings.reduced_motion or system_reduces_motion()


def system_reduces_motion(platform: str = sys.platform) -> bool:
    """Return whether the system is set to show less motion; False where it does not tell.

    Qt knows from 6.12 on, on all systems. Before that, Windows and macOS are asked.
    """
    preference = getattr(QGuiApplication.styleHints().accessibility(), "motionPreference", None)
    if preference is not None:
        return "Reduce" in getattr(preference(), "name", "")
    ask = _SYSTEMS.get(platform)
    try:
        return ask is not None and ask()
    except (OSError, AttributeError):    # another system than its name promises
        return False


_GET_CLIENT_AREA_ANIMATION: Final = 0x1042


def _windows_reduces() -> bool:
    """Return whether "Animation effects" are off."""
    shown = ctypes.c_int(1)
    library: Any = getattr(ctypes, "windll")    # noqa: B009  # other systems have no such attribute
    told = library.user32.SystemParametersInfoW(_GET_CLIENT_AREA_ANIMATION, 0, ctypes.byref(shown), 0)
    return bool(told) and not shown.value


def _mac_reduces() -> bool:
    """Return whether "Reduce motion" is on; Qt has loaded the library that knows."""
    objc = ctypes.CDLL("/usr/lib/libobjc.dylib")
    pointer, text = ctypes.c_void_p, ctypes.c_char_p
    find, select, send = objc.objc_getClass, objc.sel_registerName, objc.objc_msgSend
    find.restype, find.argtypes = pointer, (text,)
    select.restype, select.argtypes = pointer, (text,)
    send.restype, send.argtypes = pointer, (pointer, pointer)
    workspace = send(find(b"NSWorkspace"), select(b"sharedWorkspace"))
    send.restype = ctypes.c_bool
    return bool(send(workspace, select(b"accessibilityDisplayShouldReduceMotion")))


_SYSTEMS: Final[Mapping[str, Callable[[], bool]]] = {"win32": _windows_reduces, "darwin": _mac_reduces}
