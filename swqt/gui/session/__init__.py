"""Joins one running game and the widgets: what is shown, asked and submitted."""
