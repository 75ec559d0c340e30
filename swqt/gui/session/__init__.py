"""Connects one running game with the widgets: what is shown, asked and submitted."""
