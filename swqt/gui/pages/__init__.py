"""The pages of the main window: start, game, list of games, replay and results."""
