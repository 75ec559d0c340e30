"""swqt: the board game Small World on the desktop."""

import os

__version__ = "1.0.0"

if wish := os.environ.get("SWQT_COMPILED"):
    from swqt import compiled

    compiled.install_finder(wish)
