"""The map: painted landscape, graphics scene and view of a board, and the widgets over it."""
