"""Motion that a key or a click ends, and who may want less of it."""

import ctypes
from types import SimpleNamespace
from typing import Any

import pytest

from swqt.gui.style import motion
from swqt.gui.style.motion import Motion, motion_of, reduces_motion, system_reduces_motion
from swqt.home import Settings


def test_settings_say_how_changes_are_shown(monkeypatch):
    assert motion_of(Settings()) is Motion.FULL
    assert motion_of(Settings(reduced_motion=True)) is Motion.FADE
    assert motion_of(Settings(own_speed="instant", reduced_motion=True)) is Motion.NONE
    monkeypatch.setattr(motion, "system_reduces_motion", lambda: True)
    assert reduces_motion(Settings())
    assert motion_of(Settings()) is Motion.FADE


@pytest.mark.parametrize(("name", "reduced"), [("ReducedMotion", True), ("NoPreference", False)])
def test_qt_knows_best(monkeypatch, name, reduced):
    """Qt 6.12 has ``motionPreference``."""
    hints = SimpleNamespace(motionPreference=lambda: SimpleNamespace(name=name))
    monkeypatch.setattr(motion, "QGuiApplication", SimpleNamespace(styleHints=lambda: SimpleNamespace(
        accessibility=lambda: hints)))    # fmt: skip
    monkeypatch.setitem(motion._SYSTEMS, "win32", lambda: not reduced)
    assert system_reduces_motion("win32") is reduced


class TestWithoutQt:
    """Versions of Qt before 6.12 do not know."""

    @pytest.fixture(autouse=True)
    def old_qt(self, monkeypatch):
        hints = SimpleNamespace(styleHints=lambda: SimpleNamespace(accessibility=SimpleNamespace))
        monkeypatch.setattr(motion, "QGuiApplication", hints)

    @pytest.mark.parametrize(("told", "shown", "reduced"), [(1, 0, True), (1, 1, False), (0, 0, False)])
    def test_windows(self, monkeypatch, told, shown, reduced):
        asked = []

        def parameters(what: int, _: int, place: Any, flags: int) -> int:
            asked.append((what, flags))
            place._obj.value = shown
            return told

        windll = SimpleNamespace(user32=SimpleNamespace(SystemParametersInfoW=parameters))
        monkeypatch.setattr(ctypes, "windll", windll, raising=False)
        assert system_reduces_motion("win32") is reduced
        assert asked == [(0x1042, 0)]    # SPI_GETCLIENTAREAANIMATION

    @pytest.mark.parametrize("reduced", [True, False])
    def test_mac_os(self, monkeypatch, reduced):
        answers = {("NSWorkspace", "sharedWorkspace"): "it", ("it", "accessibilityDisplayShouldReduceMotion"): reduced}
        library = SimpleNamespace(
            objc_getClass=lambda name: name.decode(), sel_registerName=lambda name: name.decode(),
            objc_msgSend=lambda receiver, selector: answers[receiver, selector],
        )    # fmt: skip
        monkeypatch.setattr(ctypes, "CDLL", {"/usr/lib/libobjc.dylib": library}.__getitem__)
        assert system_reduces_motion("darwin") is reduced

    @pytest.mark.parametrize("platform", ["win32", "darwin", "linux"])
    def test_a_system_that_cannot_be_asked_does_not_tell(self, monkeypatch, platform):
        def missing(*_: object) -> None:
            raise OSError("no such file")

        monkeypatch.setattr(ctypes, "CDLL", missing)
        monkeypatch.delattr(ctypes, "windll", raising=False)
        assert not system_reduces_motion(platform)
