"""The end of a game: who won and why, in charts, tables and a report. Imported when the first game ends."""
