"""Dialogs: new game, network table, settings, shortcuts and About."""
