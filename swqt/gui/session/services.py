"""The services that the parts of the window share: settings, library, saved games, sounds, and the open session."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAction

from swqt.gui.style.actions import Actions
from swqt.gui.style.theme import SystemThemeWatcher
from swqt.gui.texts.i18n import language_in_use
from swqt.home import Settings, keep_settings, settings_file, settle_settings

# The start page only needs the settings and must not import anything that loads the rules.
if TYPE_CHECKING:
    from swqt.gui.audio import SoundPlayer
    from swqt.gui.session.game_session import GameSession
    from swqt.gui.style.threads import IdleQueue
    from swqt.table import Library, SavedGames


class _WriteResult(QObject):
    """``came`` carries from the writing thread why the settings were not saved, and whether the player changed them."""

    came = Signal(str, bool)


_post: Final = _WriteResult()
"""Outlives every window, as one may be closed before the write has finished."""


class SettingsService(QObject):
    """Holds the current Settings, writes them to disk and checks them in the menus.

    ``changed`` carries the settings before and after. ``restyled`` asks to apply the current theme and text size; it is
    also emitted when the system's theme changes. ``troubled`` carries why the settings are not on disk, again for each
    change that could not be saved; the text is empty once they are saved.
    """

    changed = Signal(object, object)
    restyled = Signal()
    troubled = Signal(str)

    def __init__(self, settings: Settings, actions: Actions) -> None:
        super().__init__(actions)
        self.current = settings
        self.trouble = ""
        """Why the current settings are not on disk; empty if they are, or are being written."""
        _post.came.connect(self._tell, Qt.ConnectionType.QueuedConnection)
        self._actions = actions
        if settings.keys:    # otherwise the actions keep the default keys
            actions.set_keys(settings.keys)
        actions.themes.triggered.connect(self._on_theme)
        actions.scales.triggered.connect(self._on_scale)
        actions.speeds.triggered.connect(self._on_speed)
        actions.sound.triggered.connect(self._on_sound)
        self._system = SystemThemeWatcher(self)
        self._system.changed.connect(self._follow_system)
        self._mark()

    def use(self, settings: Settings) -> None:
        """Apply and save *settings*, which the player has changed."""
        before = self.current
        self._keep(settings, chosen=True)
        if (before.theme, before.scale) != (settings.theme, settings.scale):
            self.restyled.emit()
        self._mark()
        self.changed.emit(before, settings)

    def remember(self, settings: Settings) -> None:
        """Save *settings*, not changed by the player; a repeated failure is reported only once."""
        self._keep(settings, chosen=False)

    def settle(self) -> None:
        """Wait until the current settings are on disk or could not be written."""
        settle_settings()

    def _keep(self, settings: Settings, *, chosen: bool) -> None:
        self.current = settings
        place = settings_file()

        def callback(error: OSError | None) -> None:
            _post.came.emit(f"{error.strerror or error} ({place})" if error is not None else "", chosen)

        keep_settings(settings, callback)

    def _tell(self, why: str, chosen: bool) -> None:
        text = self.tr("Your settings can't be saved and will be lost when swqt closes: {0}")
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


class CurrentSession:
    """Holds the session of the game in the window; its ``session`` is None without a game."""

    def __init__(self) -> None:
        self.session: GameSession | None = None

    def slot(
        self, pick: Callable[[GameSession], Callable[..., object]], *, looking: bool = False
    ) -> Callable[..., None]:
        """Return a slot that calls the method of the current session that *pick* returns, if there is a session.

        While another position is viewed, the slot does nothing unless it is for *looking*.
        """

        def run(*arguments: object) -> None:
            session = self.session
            if session is not None and (looking or session.viewed is None):
                pick(session)(*arguments)

        return run


class AppServices(NamedTuple):
    """The services that every part of the window may use; *render_limit* is the one of RenderBudget."""

    settings: SettingsService
    library: Library
    saves: SavedGames
    sounds: SoundPlayer
    idle: IdleQueue
    render_limit: float

    @property
    def language(self) -> str:
        """The language of rule book, dialogs and tutorial, as a code."""
        return language_in_use(self.settings.current.language)
