"""What stands around the map: the column, the players, the log, the bars above and below."""
