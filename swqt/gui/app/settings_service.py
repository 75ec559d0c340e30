"""What the player has set: kept on disk, marked in the menus, and told to everybody whom a change concerns."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAction

from swqt.gui.app.actions import Actions
from swqt.gui.style.theme import SystemThemeWatcher
from swqt.home import Settings, keep_settings, settings_file, settle_settings


class _WriteResult(QObject):
    """Brings word from the thread that writes: why the settings are not on disk, and whether somebody chose them."""

    came = Signal(str, bool)


_post: Final = _WriteResult()
"""It outlives every window: nobody knows which is still there when the disk has answered."""


class SettingsService(QObject):
    """Keeps the Settings in force.

    ``changed`` tells those before and after, ``restyled`` that other colours or sizes are to be put on (the system's
    may have changed, too), ``troubled`` why the settings are not on disk, anew with each choice of the player that is
    not; it is empty when they are again.
    """

    changed = Signal(object, object)
    restyled = Signal()
    troubled = Signal(str)

    def __init__(self, settings: Settings, actions: Actions) -> None:
        super().__init__(actions)
        self.current = settings
        self.trouble = ""
        """Why the settings in force are not on disk; empty if they are, or may still be."""
        _post.came.connect(self._tell, Qt.ConnectionType.QueuedConnection)
        self._actions = actions
        actions.set_keys(settings.keys)
        actions.themes.triggered.connect(self._on_theme)
        actions.scales.triggered.connect(self._on_scale)
        actions.speeds.triggered.connect(self._on_speed)
        actions.sound.triggered.connect(self._on_sound)
        self._system = SystemThemeWatcher(self)
        self._system.changed.connect(self._follow_system)
        self._mark()

    def use(self, settings: Settings) -> None:
        """Have *settings* in force from now on, and keep them."""
        before = self.current
        self._keep(settings, chosen=True)
        if (before.theme, before.scale) != (settings.theme, settings.scale):
            self.restyled.emit()
        self._mark()
        self.changed.emit(before, settings)

    def remember(self, settings: Settings) -> None:
        """Keep *settings*, which nobody has just chosen; a disk that cannot take them costs nothing but the memory."""
        self._keep(settings, chosen=False)

    def settle(self) -> None:
        """Return when the settings in force are on disk, or refused."""
        settle_settings()

    def _keep(self, settings: Settings, *, chosen: bool) -> None:
        self.current = settings
        place = settings_file()

        def told(error: OSError | None) -> None:
            _post.came.emit(f"{error.strerror or error} ({place})" if error is not None else "", chosen)

        keep_settings(settings, told)

    def _tell(self, why: str, chosen: bool) -> None:
        text = self.tr("The settings cannot be saved and are lost when swqt closes: {0}")
        trouble = text.format(why) if why else ""
        if trouble != self.trouble or (trouble and chosen):
            self.trouble = trouble
            self.troubled.emit(trouble)

    def _follow_system(self) -> None:
        if not self.current.theme:
            self.restyled.emit()

    def _on_theme(self, chosen: QAction) -> None:
        self.use(replace(self.current, theme=str(chosen.data())))

    def _on_scale(self, chosen: QAction) -> None:
        self.use(replace(self.current, scale=int(chosen.data())))

    def _on_speed(self, chosen: QAction) -> None:
        self.use(replace(self.current, bot_speed=str(chosen.data())))

    def _on_sound(self, heard: bool) -> None:
        self.use(replace(self.current, sound=heard))

    def _mark(self) -> None:
        act, settings = self._actions, self.current
        act.sound.setChecked(settings.sound)
        act.choose(act.themes, settings.theme)
        act.choose(act.scales, str(settings.scale))
        act.choose(act.speeds, settings.bot_speed)
