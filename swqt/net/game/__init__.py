"""The game behind the log: how it opens and plays, its journal, its proof, and boards that differ."""
