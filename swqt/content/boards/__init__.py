"""Board files, their geometry and the figures of good boards."""
