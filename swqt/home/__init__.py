"""Folders, settings, file writing and logging: what the window needs before its first frame."""

from swqt.home.file_io import FileLocked, lock, move_file, set_aside, sync_folder, write_all, write_whole
from swqt.home.paths import (
    board_folder,
    config_folder,
    data_folder,
    games_folder,
    log_folder,
    person_here,
    resource_folder,
)
from swqt.home.settings import (
    Settings,
    SettingsReset,
    asks_retreats,
    keep_settings,
    load_settings,
    read_settings,
    save_settings,
    settings_file,
    settle_settings,
)

__all__ = [
    "FileLocked", "Settings", "SettingsReset", "asks_retreats", "board_folder", "config_folder", "data_folder",
    "games_folder", "keep_settings", "load_settings", "lock", "log_folder", "move_file", "person_here",
    "read_settings", "resource_folder", "save_settings", "set_aside", "settings_file", "settle_settings", "sync_folder",
    "write_all", "write_whole",
]  # fmt: skip
