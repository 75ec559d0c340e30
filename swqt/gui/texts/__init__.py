"""State, events and refusals in the words of a language."""
