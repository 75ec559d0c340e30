"""Looks and small tools of all widgets; nothing here knows the game."""
