"""Looking back: any position of a game on the table, read-only, and the games that can be looked at."""
