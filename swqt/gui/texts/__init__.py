"""Translated texts of the window: names, sentences about events and decisions, refusals, dates."""
