"""The window's side of LAN play: nearby tables, the lobby, network games and replays watched together."""

from typing import Final

FOLDER: Final = "lan"
"""The folder for the journals of network games, inside the player's data folder."""
