"""What the player has set: kept on disk, marked in the menus, and told to everybody whom a change concerns."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction

from swqt.gui.actions import Actions
from swqt.gui.theme import SystemTheme
from swqt.home import Settings, save_settings, settings_file


class Choices(QObject):
    """Keeps the Settings in force.

    ``changed`` tells those before and after, ``restyled`` that other colours or sizes are to be put on (the system's
    may have changed, too), ``troubled`` why the settings are not on disk; it is empty when they are again.
    """

    changed = Signal(object, object)
    restyled = Signal()
    troubled = Signal(str)

    def __init__(self, settings: Settings, actions: Actions) -> None:
        super().__init__(actions)
        self.current = settings
        self.trouble = ""
        """Why the settings in force are not on disk; empty if they are."""
        self._actions = actions
        actions.set_keys(settings.keys)
        groups = ((actions.themes, "theme"), (actions.scales, "scale"), (actions.speeds, "bot_speed"))
        for group, name in groups:
            group.triggered.connect(lambda chosen, name=name: self._pick(name, chosen))
        actions.sound.triggered.connect(lambda heard: self.use(replace(self.current, sound=heard)))
        self._system = SystemTheme(self)
        self._system.changed.connect(self._follow_system)
        self._mark()

    def use(self, settings: Settings) -> None:
        """Have *settings* in force from now on, and keep them."""
        before = self.current
        self.remember(settings)
        if (before.theme, before.scale) != (settings.theme, settings.scale):
            self.restyled.emit()
        self._mark()
        self.changed.emit(before, settings)

    def remember(self, settings: Settings) -> None:
        """Keep *settings*; a disk that cannot take them costs nothing but the memory."""
        self.current = settings
        trouble = ""
        try:
            save_settings(settings)
        except OSError as error:
            text = self.tr("The settings cannot be saved and are lost when swqt closes: {0}")
            trouble = text.format(f"{error.strerror or error} ({settings_file()})")
        if trouble != self.trouble:
            self.trouble = trouble
            self.troubled.emit(trouble)

    def _follow_system(self) -> None:
        if not self.current.theme:
            self.restyled.emit()

    def _pick(self, name: str, chosen: QAction) -> None:
        value = int(chosen.data()) if name == "scale" else str(chosen.data())
        choice: dict[str, object] = {name: value}
        self.use(replace(self.current, **choice))  # type: ignore[arg-type]  # the name says which type it is

    def _mark(self) -> None:
        act, settings = self._actions, self.current
        act.sound.setChecked(settings.sound)
        act.choose(act.themes, settings.theme)
        act.choose(act.scales, str(settings.scale))
        act.choose(act.speeds, settings.bot_speed)
