"""Smooth random height fields."""

from __future__ import annotations

from math import floor
from random import Random

_SIZE = 4093


class Noise:
    """Value noise: a smooth field of values from 0 to 1, the same for the same seed."""

    def __init__(self, seed: str) -> None:
        random = Random(seed)
        self._table = [random.random() for _ in range(_SIZE)]

    def at(self, x: float, y: float) -> float:
        """Return the height at (x, y); it changes over a distance of about 1."""
        table = self._table
        column, row = floor(x), floor(y)
        fx, fy = x - column, y - row
        fx *= fx * (3 - 2 * fx)
        fy *= fy * (3 - 2 * fy)
        corner = column * 374761393 + row * 668265263
        a = table[corner % _SIZE]
        b = table[(corner + 374761393) % _SIZE]
        c = table[(corner + 668265263) % _SIZE]
        d = table[(corner + 374761393 + 668265263) % _SIZE]
        top = a + (b - a) * fx
        return top + (c + (d - c) * fx - top) * fy

    def fractal(self, x: float, y: float, octaves: int) -> float:
        """Return several layers of the field on top of each other, each twice as fine and half as high."""
        height = weight = 0.0
        share = 1.0
        for _ in range(octaves):
            height += share * self.at(x, y)
            weight += share
            share /= 2
            x, y = 2 * x + 17.3, 2 * y + 9.1
        return height / weight
