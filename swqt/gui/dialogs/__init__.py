"""Dialogs: new game, settings, shortcuts and About."""
