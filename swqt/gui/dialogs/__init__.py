"""The few windows of their own: a new game."""
