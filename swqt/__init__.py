"""swqt: the board game Small World on the desktop."""

__version__ = "0.1.0"
