"""Where things lie on this computer, and what the player has set: all that the window needs before its first frame."""

from swqt.home.files import board_folder, resource_folder
from swqt.home.folders import config_folder, data_folder, games_folder, log_folder
from swqt.home.locking import Busy, lock
from swqt.home.person import person_here
from swqt.home.settings import (
    Settings,
    asks_retreats,
    keep_settings,
    load_settings,
    save_settings,
    settings_file,
    settle_settings,
)
from swqt.home.writing import move_file, sync_folder, write_all, write_whole

__all__ = [
    "Busy", "Settings", "asks_retreats", "board_folder", "config_folder", "data_folder", "games_folder",
    "keep_settings", "load_settings", "lock", "log_folder", "move_file", "person_here", "resource_folder",
    "save_settings", "settings_file", "settle_settings", "sync_folder", "write_all", "write_whole",
]  # fmt: skip
