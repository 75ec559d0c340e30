"""Advice of the strongest bot: turns suggested on the table, and a game gone through when it is over."""
