"""Puzzles: positions from games in which one turn is clearly the best, their proof, and what was solved."""
