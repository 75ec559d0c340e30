"""Colours of the two worlds: what each terrain looks like, and what lines, frame and light go with it."""

from __future__ import annotations

from typing import Final, NamedTuple


class Ground(NamedTuple):
    """Colours of a terrain: in the middle, where it is lit, at its rim; and what kind of ground it is."""

    base: str
    light: str
    dark: str
    kind: str = "land"

    @property
    def water(self) -> bool:
        return self.kind == "water"

    @property
    def land(self) -> bool:
        return self.kind == "land"


GROUNDS: Final = {
    "forest": Ground("#7da75a", "#97ba72", "#41693a"),
    "farmland": Ground("#e3cb6c", "#f0e096", "#b0963f"),
    "hill": Ground("#a9b85e", "#c6cf82", "#66782f"),
    "swamp": Ground("#7f9a86", "#9bb39a", "#3f5f55"),
    "mountain": Ground("#c4b5a2", "#d9cdbc", "#7d6f62"),
    "sea": Ground("#5c9fbd", "#7fbdd0", "#2f6a8c", "water"),
    "lake": Ground("#6db3cc", "#93cddb", "#3b82a0", "water"),
    "mushroom": Ground("#6a4a72", "#8a668e", "#2c1b36"),
    "mine": Ground("#94683a", "#b98c56", "#40280f"),
    "crystal": Ground("#4b6d8c", "#7099b3", "#1b2f47"),
    "mud": Ground("#6f7142", "#918f5a", "#2b2d13"),
    "blackmountain": Ground("#55525c", "#726f79", "#1d1b23"),
    "river": Ground("#2b8ba3", "#63c6cf", "#0d4560", "water"),
    "chasm": Ground("#1c1214", "#33242a", "#070405", "chasm"),
}


class WorldLook(NamedTuple):
    """What all terrains of a world share.

    ``front`` and ``front_edge`` are the line between two lands and the paler one below it, ``coast`` and
    ``coast_edge`` the same along water, each with its alpha. ``stains`` are the largest alphas of the dark
    blotches, the pale blotches and the grain on the ground; ``shade`` is how far rims are darkened.
    """

    sea: str
    front: tuple[str, int]
    front_edge: tuple[str, int]
    coast: tuple[str, int]
    coast_edge: tuple[str, int]
    foam: str
    echo: str
    stains: tuple[int, int, int]
    shade: float
    vignette: tuple[str, str, str]
    frame: str
    brass: str


LOOKS: Final = {
    "surface": WorldLook(
        sea="#4f89a3", front=("#4a2f1a", 235), front_edge=("#f7edd0", 150), coast=("#3a2414", 255),
        coast_edge=("#f3e3b8", 255), foam="#ceece8", echo="#eefbf8", stains=(80, 90, 60), shade=1.0,
        vignette=("#fffcf4", "#fcf6e8", "#c8aa7c"), frame="#2e1e12", brass="#d6b26c",
    ),
    "underground": WorldLook(
        sea="#1f6078", front=("#120a08", 245), front_edge=("#d9b98c", 120), coast=("#140b08", 255),
        coast_edge=("#c79f72", 235), foam="#7fe6e0", echo="#d6fffa", stains=(120, 54, 90), shade=1.5,
        vignette=("#fffaf0", "#f4e4d0", "#8a6a58"), frame="#1d130f", brass="#c08a4e",
    ),
}  # fmt: skip
