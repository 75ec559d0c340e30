"""Generates boards of organic regions with shared borders that meet the design targets."""

from swqt.content.generator.document import Document
from swqt.content.generator.generate import VERSION, BoardRecipe, Progress, new_board

__all__ = ["VERSION", "BoardRecipe", "Document", "Progress", "new_board"]
