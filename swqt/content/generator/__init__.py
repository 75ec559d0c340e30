"""Generates boards of organic regions with shared borders that meet the design targets."""

from swqt.content.generator.generate import VERSION, BoardRecipe, Document, Progress, new_board

__all__ = ["VERSION", "BoardRecipe", "Document", "Progress", "new_board"]
