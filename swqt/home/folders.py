"""Where this player's games, settings and own content lie. SWQT_HOME puts all of it into one folder."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs

HOME = "SWQT_HOME"


def data_folder() -> Path:
    """Return the folder of games and the player's own boards and traits; it need not exist yet."""
    home = os.environ.get(HOME)
    return Path(home) if home else Path(platformdirs.user_data_dir("swqt", appauthor=False))


def config_folder() -> Path:
    """Return the folder of the settings; it need not exist yet."""
    home = os.environ.get(HOME)
    return Path(home) if home else Path(platformdirs.user_config_dir("swqt", appauthor=False))


def log_folder() -> Path:
    """Return the folder of the log files; it need not exist yet."""
    home = os.environ.get(HOME)
    return Path(home) / "logs" if home else Path(platformdirs.user_log_dir("swqt", appauthor=False))


def games_folder() -> Path:
    """Return the folder of the unfinished games; the finished ones lie in its folder ``finished``."""
    return data_folder() / "games"
