"""The current settings: saved to disk, shown in the menus, and announced by signals."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAction

from swqt.gui.app.actions import Actions
from swqt.gui.style.theme import SystemThemeWatcher
from swqt.home import Settings, keep_settings, settings_file, settle_settings


class _WriteResult(QObject):
    """Passes the result of a write from its thread: the error or an empty string, and whether a player's choice."""

    reported = Signal(str, bool)


_write_result: Final = _WriteResult()
"""Global because it must outlive every window: a write may end after its window was closed."""


class SettingsService(QObject):
    """Holds the current Settings.

    ``changed`` carries the old and the new settings. ``restyled`` is emitted when the theme or text scale must be
    applied, also after a change of the system's theme. ``troubled`` carries why the settings cannot be saved, again
    for each choice of the player, and an empty string when they are saved again.
    """

    changed = Signal(object, object)
    restyled = Signal()
    troubled = Signal(str)

    def __init__(self, settings: Settings, actions: Actions) -> None:
        super().__init__(actions)
        self.current = settings
        self.trouble = ""
        """Why the current settings could not be saved; empty if they are saved or being saved."""
        _write_result.reported.connect(self._on_written, Qt.ConnectionType.QueuedConnection)
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
        """Make *settings* current, save them and emit the signals."""
        before = self.current
        self._keep(settings, chosen=True)
        if (before.theme, before.scale) != (settings.theme, settings.scale):
            self.restyled.emit()
        self._mark()
        self.changed.emit(before, settings)

    def remember(self, settings: Settings) -> None:
        """Save *settings* that the player has not chosen explicitly; a failed write is not reported again."""
        self._keep(settings, chosen=False)

    def settle(self) -> None:
        """Block until the current settings have been written or the write has failed."""
        settle_settings()

    def _keep(self, settings: Settings, *, chosen: bool) -> None:
        self.current = settings
        place = settings_file()

        def report(error: OSError | None) -> None:
            _write_result.reported.emit(f"{error.strerror or error} ({place})" if error is not None else "", chosen)

        keep_settings(settings, report)

    def _on_written(self, why: str, chosen: bool) -> None:
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
