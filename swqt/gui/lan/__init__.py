"""Play on the local network in the window: tables nearby, the lobby, and the way from there to the game."""

from typing import Final

FOLDER: Final = "lan"
"""The folder of the journals of network games, in the folder of the player's data."""
