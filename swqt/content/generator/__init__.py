"""Makes new boards: organic regions with shared borders that meet the published figures."""

from swqt.content.generator.document import Document
from swqt.content.generator.generate import VERSION, BoardRecipe, Progress, new_board

__all__ = ["VERSION", "BoardRecipe", "Document", "Progress", "new_board"]
