"""Makes new boards: organic regions with shared borders that meet the published figures."""

from swqt.content.generator.generate import RECIPES, Recipe, new_board

__all__ = ["RECIPES", "Recipe", "new_board"]
