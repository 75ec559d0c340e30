"""Theme, icons and widget helpers that do not depend on the game."""
