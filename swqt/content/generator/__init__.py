"""Makes new boards: organic regions with shared borders that meet the published figures."""

from swqt.content.generator.generate import VERSION, Document, Progress, Recipe, new_board

__all__ = ["VERSION", "Document", "Progress", "Recipe", "new_board"]
