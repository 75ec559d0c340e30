"""Play on the local network in the window: tables nearby, the lobby, and the way from there to the game."""
