"""The rule book in its window, and what F1 explains."""
