"""Panels around the map: combos, players, log, regions, and the bars above and below."""
